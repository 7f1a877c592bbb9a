### Borneo: the player aid and the coach.

## Player aid

borneo-aid-goal = Have the most points: missions paid with goods you captured, and a point for each good that is left.
borneo-aid-mission = **1 Mission** (if you like). Pay one with captured cards and ports.
borneo-aid-change = **2 Companies** (if you like). Move one merchant to the end of another row,
borneo-aid-conflict = **or start a conflict:** attack a merchant further left in the row of yours. The attack wins ties and takes the place.
borneo-aid-expedition = **3 Expedition** (compulsory). Lay a card at an open port. Then test this port: monopoly first, otherwise quota split, otherwise nothing.
borneo-aid-draw = **4 Draw** { $drawn } cards; keep at most { $limit }.
borneo-aid-flags = **Flags.** A card covers the second row of the card before it. Visible are the { $top } flags in the top row of each card, and all of the last.
borneo-aid-monopoly = **Monopoly:** a company has as many visible flags as the limit of the port. Its merchants pick in the order of their row, the first takes the port too; again from the front until nothing is left.
borneo-aid-quota = **Quota split:** the port is full. Who laid the last card takes the port; then the first merchants of all companies pick, most flags first, then the second ones, and so on.
borneo-aid-strength = **Conflict:** flags of the company on the cards played; the defence adds one for each merchant in between. The defender may play no more cards than the attacker. If it holds, the defender may keep one of the cards.
borneo-aid-missions = Missions
borneo-aid-mission-name = Mission
borneo-aid-points = Points
borneo-aid-copies = In the game
borneo-aid-captures = Missions as printed; each captured card and each port left: 1 point.
borneo-aid-tie = Equal points: more missions win.
borneo-aid-end = When a port is shared out and none of the { $ports } is left to replace it, or when the cards run out.
borneo-aid-last = Open ports and hands are lost. Then everybody may complete one last mission.
borneo-aid-trap-cover = A new card can take flags away, because it covers one.
borneo-aid-trap-first = If one card brings several companies to the limit, the flag that comes first on it decides.
borneo-aid-trap-merchants = A company without merchants gets nothing, and your { $merchants } cannot be everywhere.
borneo-aid-trap-double = A 2 pays two units of a mission, but is worth 1 point at the end.
borneo-aid-trap-change = No card too many may be paid, and there is no change.
borneo-aid-trap-hand = In a conflict one card must stay in your hand, for the expedition.
borneo-aid-trap-last-card = The last card at a full port brings you the port even without a merchant there.

## Coach

borneo-coach-placement = Merchants share in the goods of their company, those in front first. Spread yours over companies, and be early in at least one row.
borneo-coach-mission = You have captured enough that a mission might be paid. Missions are most of the points, but what you pay is gone, so look whether a larger one is near.
borneo-coach-payment = Choose which captured goods pay the mission, one after the other. Keep doubles for where they fit: what you pay too much is lost.
borneo-coach-companies = Once a turn you may move a merchant or start a conflict, before you lay a card. Do it if a port is about to be shared out and you stand badly in the company that gets it.
borneo-coach-attack = Play cards that show the company’s colour: each such flag counts, and the attack wins ties. You do not get the cards back, and one must remain for the expedition.
borneo-coach-defence = Somebody wants the place of your merchant. You may answer with cards of that colour, no more than were played against you, or give way and keep your cards.
borneo-coach-ousted = Your merchant has lost the place and goes wherever you say. The attacker’s old position is often better than the end of another row.
borneo-coach-keeping = Your defence held, and you may keep one of the cards you played as a good. Take what a mission needs.
borneo-coach-expedition = Every turn you lay a card at a port; its flags bring companies closer to the limit. Look at who would pick first if the port were shared out now, and at what the next player could do.
borneo-coach-split = The port is shared out and your merchant picks. Think of the missions: four alike or one of each are worth more than single goods.
borneo-coach-discards = You may keep only so many cards. Discard those whose flags belong to companies in which you have nobody.
borneo-coach-last-mission = The game is over, but one more mission may be paid. Goods that are left are worth a point each, so pay with as few cards as you can.
borneo-coach-move-attack = You may also attack a merchant who stands further left in the row of one of yours. Everybody between you strengthens the defence, so attack neighbours.
