### Borneo: the lessons.

## 1 What it is about

borneo-lesson-goal = What it is about
borneo-lesson-goal-welcome = You trade in four spices: pepper, cinnamon, cloves and nutmeg. Goods you win are your **captures**; missions turn them into points. Whoever has most points at the end wins.
borneo-lesson-goal-ports = At three ports cards pile up. Each card is a good (one or two units) and shows **flags** of the four companies.
borneo-lesson-goal-companies = The companies are not yours either: your three **merchants** stand in their rows. In the yellow company you are first, before Anna and Pieter.
borneo-lesson-goal-flags = At Tidore yellow shows four flags so far. Tidore’s limit is 6: a company that reaches it has the **monopoly**, and its merchants share all that lies there.
borneo-lesson-goal-lay = Lay E02 at Tidore: it shows yellow flags and brings the company over the limit.
borneo-lesson-goal-other-port = There the yellow flags begin from nothing. At Tidore they reach the limit now.
borneo-lesson-goal-other-card = That card shows hardly any yellow. To win Tidore you need E02.
borneo-lesson-goal-monopoly = Seven yellow flags: monopoly! Merchant 1, yours, takes the port, which is a pepper, and picks a card first. Then Anna picks, then Pieter.
borneo-lesson-goal-pick = You have pepper from the port. For missions different goods are useful: take the cinnamon, E01.
borneo-lesson-goal-other-good = A good choice too, but another one is better here: with pepper and cinnamon you are halfway to "one of each". Take E01.
borneo-lesson-goal-captures = Two goods are yours, face down. A new port opened in the place of Tidore, and you drew two cards.
borneo-lesson-goal-end = **Lay cards, bring a company to the limit, and stand far forward in its row.** Next: which flags count.

## 2 Flags and the quota

borneo-lesson-flags = Flags and the quota
borneo-lesson-flags-visible = Every card has three flags in the top row and one below. A new card **covers the lower flag** of the one before, so only the last card shows all four.
borneo-lesson-flags-count = At Tidore now: yellow 4, red 3, green 2, blue 1.
borneo-lesson-flags-full = Tidore holds four cards at most, and there are three. When it is full and nobody has reached the limit, the cargo is shared **by quota**, and the port itself goes to **whoever laid the last card** (BOR-9.1).
borneo-lesson-flags-lay = Lay the last card: E56, a double nutmeg.
borneo-lesson-flags-no-double = That would fill the port as well, but E56 is worth two nutmegs, and you will pick one of the cards.
borneo-lesson-flags-blue-flags = That card adds blue flags, and nobody of you serves blue. Lay E56.
borneo-lesson-flags-other-port = Then somebody else fills Tidore and takes the port. Lay it there.
borneo-lesson-flags-quota = Yellow 5, red 4, green 2, blue 2: in this order the **first** merchants of the companies pick: Anna for yellow, Pieter for red, you for green. Blue has nobody. Then the second merchants.
borneo-lesson-flags-pick = Your merchant 1 of green picks. Take the double.
borneo-lesson-flags-single = E56 counts as two nutmegs for a mission. Take it while it is there.
borneo-lesson-flags-port = You also got the last card, by your second merchant in yellow, and the port, for laying the last card.
borneo-lesson-flags-end = **Limit reached: one company takes all. Port full: everybody takes turns by flags.** Count before you lay. Next: how to change your place.

## 3 Changing company

borneo-lesson-rows = Changing company
borneo-lesson-rows-look = Tidore is near a yellow monopoly: with your E02 yellow gets seven flags.
borneo-lesson-rows-missing = But you have no merchant in yellow: everything would go to Anna and Pieter.
borneo-lesson-rows-change = Before laying you may **move one merchant** to the end of another row (BOR-5.2). Those behind it close up.
borneo-lesson-rows-join = You are third in red, second in green and first in blue. Send the one who loses least: red to yellow.
borneo-lesson-rows-first-in-blue = In blue you are first: that place is worth keeping. Move the third of red.
borneo-lesson-rows-second-in-green = Second in green is better than third in red. Move the red one.
borneo-lesson-rows-elsewhere = Yellow is about to share a cargo: go there.
borneo-lesson-rows-no-fight = A conflict costs cards, and the cargo is not in green. Move to yellow.
borneo-lesson-rows-too-soon = After laying there is no way back to the companies in this turn. First move a merchant to yellow.
borneo-lesson-rows-third = You are third in yellow now. There will be three cards to share.
borneo-lesson-rows-lay = Now lay E02 at Tidore.
borneo-lesson-rows-the-monopoly = You moved to yellow for this: E02 at Tidore.
borneo-lesson-rows-share = Anna took the port and a card, Pieter one, you the third. Without the change you would have laid the card and got nothing.
borneo-lesson-rows-end = **One change or one conflict each turn, before you lay.** At the end of a row there is always room. Next: taking a better place by force.

## 4 Conflicts

borneo-lesson-conflict = Conflicts
borneo-lesson-conflict-why = Red needs two more flags at Tidore, and your E06 brings them. But in red you are third: Pieter is first.
borneo-lesson-conflict-cost = A **conflict** ousts a merchant further forward in the row. You play cards that show the colour; each such flag is a point. One card must stay in your hand.
borneo-lesson-conflict-bonus = The defender answers with at most as many cards, and has a point for each merchant in between: Anna, so 1. **With a tie the attacker wins.**
borneo-lesson-conflict-attack = Attack Pieter’s merchant in position 1 with yours in position 3.
borneo-lesson-conflict-second = Position 2 picks second and does not take the port. Attack position 1.
borneo-lesson-conflict-other-row = The cargo will be red. Attack in red.
borneo-lesson-conflict-change = Changing company does not help: it is the first place in red you want.
borneo-lesson-conflict-lay-first = If you lay now, Pieter takes port and first pick. First the conflict.
borneo-lesson-conflict-play = Play E04: three red flags.
borneo-lesson-conflict-weaker = E06 is as strong, but you need it at Tidore afterwards. Play E04.
borneo-lesson-conflict-enough = Three points. E06 you need at Tidore: you are done.
borneo-lesson-conflict-keep-one = Then the card for Tidore is gone, and the victory is worth nothing. Stop here.
borneo-lesson-conflict-ousted = Pieter played two red flags and had 1 for Anna: 3 against 3, and a tie is yours. He took your old place, third in red. Both cards are discarded.
borneo-lesson-conflict-lay = Now lay E06 at Tidore.
borneo-lesson-conflict-use-it = You fought for the first place in red: now bring red to the limit, with E06 at Tidore.
borneo-lesson-conflict-pick = Six red flags: the port is yours, and the first pick. Take the nutmeg.
borneo-lesson-conflict-cloves = There are two cloves on the table, so the nutmeg is the rarer one. Take E06.
borneo-lesson-conflict-end = **Flags of the colour against flags and the merchants in between; a tie wins.** A conflict is worth it when a cargo is near. Next: when you are attacked.

## 5 Defending

borneo-lesson-defence = Defending
borneo-lesson-defence-attacked = This time you are first in red, and Pieter, who is third, attacks you. Watch.
borneo-lesson-defence-points = Pieter played one card with two red flags: 2 points. Anna stands between you: 1 point for you without any card.
borneo-lesson-defence-answer = He played one card, so you may play one at most. With a tie he would win: you need 3 points, so at least two red flags.
borneo-lesson-defence-defend = Play E05, with three red flags.
borneo-lesson-defence-one-flag = One red flag and the bonus make 2: a tie, and ties go to the attacker. Play E05.
borneo-lesson-defence-nothing = Then you lose your place at the head of red. You have the card to hold it: E05.
borneo-lesson-defence-held = 4 against 2: you hold your place. And there is a reward: you may keep **one of the cards you defended with as a good** (BOR-6.11).
borneo-lesson-defence-keep = Keep E05: it shows cloves.
borneo-lesson-defence-lost = Then the card is discarded. A good is worth a point at the end, and more in a mission: keep it.
borneo-lesson-defence-good = An attack that fails feeds the one who was attacked. Strong cards in hand protect your good places.
borneo-lesson-defence-end = **Defend with at most as many cards; a tie loses; a held place brings a good.** Next: missions.

## 6 Missions

borneo-lesson-missions = Missions
borneo-lesson-missions-goods = Your captures: pepper, cinnamon, two cloves, nutmeg, and a double pepper. Each card is worth 1 point at the end, a double too.
borneo-lesson-missions-missions = Missions are worth much more: one of each good 6, four of one good 8, two of each 15, eight of one 20, three of each 25. There are two or three of each kind, for whoever comes first.
borneo-lesson-missions-what = At the beginning of your turn you may complete one mission. You have one of each.
borneo-lesson-missions-choose = Choose "one of each".
borneo-lesson-missions-pass = You could save up for two of each, 15 points, but that is far away, and nobody keeps this one for you. Take the 6 points.
borneo-lesson-missions-pepper = Now pay, card by card. For the pepper you have a single one and a double.
borneo-lesson-missions-double = The double would be spent for a single pepper: there is no change (BOR-4.5). Pay with E04.
borneo-lesson-missions-either = You have two cloves and need one. For this lesson pay with E02.
borneo-lesson-missions-pepper-first = In a moment. First the pepper.
borneo-lesson-missions-rest = Cinnamon, cloves (E02) and nutmeg.
borneo-lesson-missions-order = Any order will do; here take cinnamon, cloves, nutmeg.
borneo-lesson-missions-points = 6 points for four cards that were worth 4. What you paid is gone.
borneo-lesson-missions-kept = You still have a double pepper and a clove: the beginning of "four of a kind".
borneo-lesson-missions-end = **One mission each turn, at its beginning, paid with captures.** Doubles belong to missions that need many of one good. Next: a whole turn.

## 7 A whole turn

borneo-lesson-turn = A whole turn
borneo-lesson-turn-order = A turn has four parts, always in this order: **mission, companies, expedition, draw**. The first two you may skip.
borneo-lesson-turn-mission = You have four peppers: two singles and a double. Complete "four of a kind", 8 points.
borneo-lesson-turn-pass = 8 points for three cards that are worth 3 at the end. Take them.
borneo-lesson-turn-pay = Pay all three.
borneo-lesson-turn-any-order = All three must go; pay E04, E07, E53.
borneo-lesson-turn-companies = Now the companies. Your hand is full of green flags, and in green you are only second. A second merchant there would pick as well.
borneo-lesson-turn-move = Move your third of red to green.
borneo-lesson-turn-where = Your cards are green: move to green.
borneo-lesson-turn-well-placed = That merchant stands well where it is. Move the third of red.
borneo-lesson-turn-no-attack = A conflict would cost the cards you want to lay. Change company instead.
borneo-lesson-turn-lay-later = Laying ends the part of the companies. First the change.
borneo-lesson-turn-lay = The expedition: you must lay one card. Lay E09, three green flags, at Run, where nothing is urgent yet.
borneo-lesson-turn-nearly = Those ports fill up quickly, for whoever comes next. Run has room for six cards: begin there.
borneo-lesson-turn-green-card = E09 has the most green flags. Lay it at Run.
borneo-lesson-turn-draw = Two cards drawn: seven in hand, and six is the limit at the end of a turn (BOR-11.3).
borneo-lesson-turn-discard = Discard E40, which has one flag of everything and no plan.
borneo-lesson-turn-less-useful = You can, but it fits better to your companies than E40 does.
borneo-lesson-turn-end = **Mission, companies, expedition, draw.** Everything you lay helps somebody: make sure it is you. Next: the end.

## 8 The end of a game

borneo-lesson-ending = The end of a game
borneo-lesson-ending-last = No port is left in the deck: these three are the last. When one of them is shared out, the game ends at once.
borneo-lesson-ending-plan = You have a pepper and a double pepper. One pepper more, and it is four of a kind: after the end everybody may complete **one last mission**.
borneo-lesson-ending-lay = End it yourself: yellow’s monopoly at Tidore.
borneo-lesson-ending-not-there = Only at Tidore does it win anything.
borneo-lesson-ending-no-monopoly = Then Anna or Pieter decide when it ends, with a port of their own. Lay E02 at Tidore.
borneo-lesson-ending-pick = The port is a pepper already. With E13 you have four in cards, and the port stays a point of its own.
borneo-lesson-ending-missing = Then you would have to pay with the port. Take the pepper, E13.
borneo-lesson-ending-end = The game is over: what lies at the ports and in the hands is lost. Now the last missions, from your left neighbour to you.
borneo-lesson-ending-mission = Anna and Pieter can complete nothing. You can: four of a kind.
borneo-lesson-ending-pass = Three cards are worth 3 points, the mission 8. Take it.
borneo-lesson-ending-pay = Pay three cards: E04, E13 and the double E53.
borneo-lesson-ending-port = The port would do, but then a pepper card stays with you instead: it is the same in points. For this lesson pay with cards.
borneo-lesson-ending-order = Any order will do; begin with E04.
borneo-lesson-ending-score = Missions 8 and 8, and 1 point for each good left, three of them: 19. Anna and Pieter have 15 each: many goods, one mission.
borneo-lesson-ending-done = You know the whole game now. **Goods are worth 1, missions 6 to 25.** Play a first game against easy bots.

## 9 Good play: count before you lay

borneo-lesson-counting = Good play: count before you lay
borneo-lesson-counting-three = Three cards, three ports. Every card you lay brings somebody nearer to a cargo. Whom?
borneo-lesson-counting-red = Tidore: red shows four flags of six. With your E17 red would reach the limit now. In red Pieter is first, Anna second, you third.
borneo-lesson-counting-green = Run: green shows three flags of eight. In green you are first.
borneo-lesson-counting-lay = Which card, and where?
borneo-lesson-counting-gift = Monopoly of red: Pieter takes the port and the first pick, Anna the second, you the last of three. You would have worked for them.
borneo-lesson-counting-feeds = That brings Tidore nearer to its end, and the next player collects. Begin something of your own.
borneo-lesson-counting-keep-red = E17 helps red, where you are last, and green a little. There is a card that helps you more.
borneo-lesson-counting-quiet = Quiet, but E19 at Run does more: two green flags where you are first.
borneo-lesson-counting-grows = Nobody dared to finish Tidore for the others, and green at Run has five flags already. In green you are first.
borneo-lesson-counting-end = **Before each card: who is first in the company it helps, and who lays next?** Finish ports when you stand in front, otherwise leave that to others.

## 10 Good play: which card to pick

borneo-lesson-doubles = Good play: which card to pick
borneo-lesson-doubles-captures = You have a double clove, a clove and a pepper. Everybody saw Anna pick nutmeg, again and again.
borneo-lesson-doubles-lay = Win Malacca for yellow, where you are first: E02.
borneo-lesson-doubles-win-it = Yellow is at five of seven flags there, and you are first in yellow. E02 at Malacca.
borneo-lesson-doubles-four = Four cards, three merchants: you pick first, and the last card comes back to you.
borneo-lesson-doubles-values = A double nutmeg, a pepper, and two cloves.
borneo-lesson-doubles-pick = What brings you nearest to a mission?
borneo-lesson-doubles-nutmeg = Two nutmegs for you, but you collect none. A card without a mission is 1 point; a clove completes four of a kind for 8. To take it only from Anna costs you more.
borneo-lesson-doubles-pepper = A second pepper leads nowhere yet. Your cloves are one short of four.
borneo-lesson-doubles-last = And the last card was a clove as well: five of them now, one more than you need.
borneo-lesson-doubles-end = **Pick what completes a mission, remember what the others collect, and think of the card that comes back to you.**
