### Batavia: the lessons.

## 1 The goal

batavia-lesson-goal = What it is about
batavia-lesson-goal-welcome = You are a merchant on the way along the coasts of Asia, and so are Anna and Pieter. Whoever has the most **gold** at the end wins. Everything you do here leads to gold: now, or in the final scoring.
batavia-lesson-goal-route = This is the route: 35 stations, and the Final Hex where it ends. Your merchant only ever goes forward. At each station lies a tile: one of five **companies**, and one of seven **goods**.
batavia-lesson-goal-ships = How do you reach a station? With ships. The cards in your hand are ships of the five companies, and a station lets you in while you have **more ships of its company on the table than anybody else**.
batavia-lesson-goal-lay = The first station, number 1, is French, and nobody has a French ship on the table. Lay yours.
batavia-lesson-goal-drew = Drawing two cards would be your whole turn, and your merchant would stay where it is. You can already sail: lay the French ship.
batavia-lesson-goal-tie = Pieter has a Swedish ship too. One against one is a tie, so nobody has the majority, and no station opens. Take a company that nobody else has.
batavia-lesson-goal-other-ship = That would win you a majority as well, but it leads further along, past number 1. Begin with France.
batavia-lesson-goal-seal = One French ship against none: you have the majority, and so the **seal** of France comes to you. The seal is your permission to sail to French stations.
batavia-lesson-goal-sail = Now sail for France. Your merchant goes to the next French station, number 1.
batavia-lesson-goal-enough = You may lay as many cards as you like, but one ship was enough for the seal. Keep the others for later turns and sail for France.
batavia-lesson-goal-crate = You take the tile, and one of your **crates** goes into the ginger warehouse. It stays there until the end, when whoever has most ginger crates gets 14 gold. Each good has its own warehouse: tea is worth 10, pepper 16.
batavia-lesson-goal-keep = Now you may change the tile into gold at once. Alone it brings 1 gold, but tiles of five different companies bring 15 together. Keep it.
batavia-lesson-goal-converted = That is 1 gold, and the tile is gone. Together with tiles of other companies it will bring far more: keep it for now.
batavia-lesson-goal-end = That was a whole turn: **lay ships, sail, store a crate, and perhaps change tiles into gold**. Gold comes from tiles during the game and from warehouses at the end. Next: how majorities are won and lost.

## 2 Seals

batavia-lesson-seals = Ships and seals
batavia-lesson-seals-most = Anna has two Danish ships on the table, you have one. So the majority is hers, and the Danish seal lies with her. The ships stay on the table from turn to turn: what you lay now is added to what is there.
batavia-lesson-seals-tie = Lay one Danish ship and watch the seal.
batavia-lesson-seals-draw = You could draw two cards instead of playing, but you hold what you need: lay a Danish ship.
batavia-lesson-seals-danish-first = That company comes later. First lay a Danish ship.
batavia-lesson-seals-nobody = Two against two. When the lead is shared, **nobody** has the majority, and the seal goes back to the board (BAT-5.1). Anna can no longer sail for Denmark, but neither can you.
batavia-lesson-seals-lead = Lay your second Danish ship.
batavia-lesson-seals-lead-first = Not yet. You have no seal at all now, and after laying you must have one to sail (BAT-4.5). Lay the second Danish ship.
batavia-lesson-seals-yours = Three against two: the seal is yours. How many more you have does not matter; one is enough.
batavia-lesson-seals-spoil = Before you sail you may go on laying cards of any company. Pieter leads Sweden with a single ship. Lay one of yours.
batavia-lesson-seals-spoil-first = You can sail in a moment. First see what one Swedish ship does to Pieter.
batavia-lesson-seals-not-french = A French ship would give you the French seal. Here you want to hurt Pieter: lay the Swedish one.
batavia-lesson-seals-spoilt = One against one: Pieter loses the seal of Sweden. A single card took his way forward from him. Ships are not only for yourself.
batavia-lesson-seals-sail = Now sail for Denmark.
batavia-lesson-seals-enough = France would be a second seal, but you can sail for one company only. Save the card.
batavia-lesson-seals-keep = Your first tile. Keep it for a richer exchange.
batavia-lesson-seals-converted = 1 gold now, but the tile could be part of a 15 gold exchange later. Keep it.
batavia-lesson-seals-answer = Anna answered: two more Danish ships, four against your three, and the seal is hers again. She used it at once. Your three ships still lie there, and with two more cards you can be back.
batavia-lesson-seals-end = **More than each of the others: seal. A tie: nobody.** Seals move as soon as cards are laid. Next: where a seal takes you.

## 3 Stations

batavia-lesson-stations = Where you may sail
batavia-lesson-stations-seals = You have two seals, of England and of the Netherlands. You choose one of them when you sail, and it need not be a company whose ship you lay this turn.
batavia-lesson-stations-ahead = A seal always takes you to the **nearest tile of that company ahead of you**. For England that is number 9, for the Netherlands number 3. You cannot skip a tile of the company, and you can never go back (BAT-6.2).
batavia-lesson-stations-lay = To sail you must lay at least one card, even if you have seals already. Lay a French ship.
batavia-lesson-stations-draw = You have two seals and a card to lay: do not waste the turn on drawing.
batavia-lesson-stations-danish = Anna has two Danish ships: one of yours would be lost in her shadow. A French ship brings you a third seal.
batavia-lesson-stations-three = Now you have three seals and three choices: number 3 with the Netherlands, number 7 with France, number 9 with England.
batavia-lesson-stations-sail = Which way is best? Think of what you leave behind.
batavia-lesson-stations-far = Number 9 is seven spaces away. You would pass four tiles that you could never fetch again. Take the shortest step.
batavia-lesson-stations-french = Number 7 passes the Dutch station at number 3, which is yours for the asking. You can still reach number 7 afterwards. Take the shortest step.
batavia-lesson-stations-enough = Three seals are plenty: you only sail for one. Keep the card.
batavia-lesson-stations-keep = A new company again. Two different tiles bring 3 gold now; keep them for more.
batavia-lesson-stations-converted = Two different companies bring 3 gold, and both tiles are gone. Wait: the price rises quickly.
batavia-lesson-stations-steps = With small steps you visit more stations: more tiles, more crates. The others pass by and leave tiles behind them, which are lost to them but not to you.
batavia-lesson-stations-hidden = Only ten stations are face up at the beginning. When somebody lands on the last one that is face up, or names a company whose next tile is still hidden, five more are turned up.
batavia-lesson-stations-end = **Nearest tile ahead, never back, never skipping.** Many seals mean a free choice, and a free choice means small steps. Next: turning tiles into gold.

## 4 Gold

batavia-lesson-gold = Tiles into gold
batavia-lesson-gold-tiles = You have five tiles of four companies: England, Denmark, the Netherlands, and France twice.
batavia-lesson-gold-prices = Tiles are exchanged as a set, one of each company you have. Different companies bring: **1 for 1 gold, 2 for 3, 3 for 6, 4 for 10, 5 for 15** (BAT-7.3). A second tile of a company adds nothing to the set.
batavia-lesson-gold-condition = There is one condition: you may exchange only right after taking a tile **of a company you had no tile of** (BAT-7.1). With four companies there is only one left that allows it: Sweden.
batavia-lesson-gold-lay = Pieter has one Swedish ship. Lay two, and the seal is yours.
batavia-lesson-gold-draw = You hold the two Swedish ships you need. Lay them.
batavia-lesson-gold-english-tile = England would take you to number 9, but you already have an English tile: after taking it you could not exchange anything. Go for Sweden.
batavia-lesson-gold-english-ship = You lead England already. It is Sweden you want.
batavia-lesson-gold-sail = Both seals are yours, England and Sweden. Sail for the one that completes your set.
batavia-lesson-gold-enough = You have the seal you want. Sail for Sweden.
batavia-lesson-gold-convert = Five different companies. Exchange them!
batavia-lesson-gold-kept = You may always keep your tiles, but it cannot get better than five companies: 15 gold. And your next chance comes only after you have given some away.
batavia-lesson-gold-rest = 15 gold. One tile of each company is gone; the second French tile stays with you for the next set. Your crates stay in the warehouses: exchanging tiles never costs you a crate.
batavia-lesson-gold-end = **A set of different companies, right after taking a new one.** Five bring 15, but many games do not last long enough for it: 10 gold for four is a good deal too. Tiles left over at the end are worth nothing. Next: the auction.

## 5 The auction

batavia-lesson-auction = The auction
batavia-lesson-auction-lot = Every round begins with an auction. The auctioneer, Pieter, has thrown a four: four cards are on sale, all together. With them goes the **ship of the first player**: the winner takes the first turn of this round.
batavia-lesson-auction-order = You sit to the left of the auctioneer, so you speak first. You pay with **bills of exchange**. You have 15; how many the others have is hidden.
batavia-lesson-auction-open = Two French ships would make your lead in France safe, and an English ship opens a new company. Open with 2 bills.
batavia-lesson-auction-pass = Whoever passes is out of this auction for good (BAT-3.4). This lot is worth a few bills to you: bid 2.
batavia-lesson-auction-bid-one = A bid of 1 invites everybody to go to 2. Open with 2.
batavia-lesson-auction-bid-high = That is a lot for four cards. The opening bid may be anything you own, but you cannot take it back. Try 2.
batavia-lesson-auction-pieter = Anna is out. Pieter wants the lot for 3. Each bid must be higher than the last.
batavia-lesson-auction-answer = Four cards for 4 bills is a fair price. Bid 4.
batavia-lesson-auction-pass-now = Then Pieter would have all four cards for 3 bills. Bid 4.
batavia-lesson-auction-bid-more = One more than Pieter is enough. Bid 4.
batavia-lesson-auction-paid = It is yours. And look where the price went: **to the other players**, one bill at a time from your left (BAT-3.6). You paid 2 to Anna and 2 to Pieter. What you spend makes them stronger in the next auction.
batavia-lesson-auction-first = The four cards are in your hand, and you go first. That matters when two of you want the same station.
batavia-lesson-auction-play = Two English ships are in your hand now, and nobody else has one on the table. Lay one and sail for England.
batavia-lesson-auction-draw = You have just bought four cards and the first turn. Use them: lay an English ship.
batavia-lesson-auction-french = France takes you to number 7, England to number 2. You remember: small steps.
batavia-lesson-auction-keep-french = You lead France already. England gives you a nearer station.
batavia-lesson-auction-no-danish = Anna has two Danish ships: one of yours would bring nothing.
batavia-lesson-auction-enough = One English ship is enough for the seal. Sail.
batavia-lesson-auction-keep = Keep the tile for a bigger set.
batavia-lesson-auction-converted = Two companies bring 3 gold now. You are at the beginning of the route: wait for more.
batavia-lesson-auction-end = **Cards and the first turn, for bills that go to your rivals.** At the end the player with the most bills gets 5 gold, so bills are worth something too. If everybody passes, the cards stay and the next lot is larger. Next: pirates.

## 6 Pirates

batavia-lesson-pirates = Pirates!
batavia-lesson-pirates-scale = The cannon counts all ships on the table, of everybody together. Now it stands at 19. When there are **21 or more after somebody’s turn, pirates attack** (with four or five players: 25).
batavia-lesson-pirates-target = They attack the **largest company**: that of which most ships are on the table, all players together. Now that is Denmark, with eight. All ships of that company are sunk, whoever they belong to.
batavia-lesson-pirates-lay = You have no ship of Denmark. Two French ships bring the cannon to 21. Lay them.
batavia-lesson-pirates-draw = Then the pirates would wait, and somebody else would decide when they come. This is your chance: the Danish ships are Anna’s and Pieter’s, not yours.
batavia-lesson-pirates-danish = That ship would be sunk with all the other Danish ones this very turn. Lay the French ones.
batavia-lesson-pirates-one-more = With one ship fewer the cannon stays at 20, and no pirates come. Lay the second French ship first.
batavia-lesson-pirates-sail = Your turn comes first, the pirates after it. Sail for England, to number 9.
batavia-lesson-pirates-french = France would carry you past all that is face up, into unknown waters. England is nearer.
batavia-lesson-pirates-sunk = The pirates sank all eight Danish ships, five of Anna’s and three of Pieter’s. The cannon is back at 13. Nobody lost tiles, crates or cards in hand.
batavia-lesson-pirates-after = The Danish seal is back on the board: a single ship is now enough to take it. Who has kept Danish cards in hand is glad.
batavia-lesson-pirates-end = **21 ships (25 with four or five), and the largest company is sunk.** A huge fleet is a target. You can call the pirates yourself, if the loss is somebody else’s. Next: a whole round.

## 7 A round

batavia-lesson-round = A whole round
batavia-lesson-round-begin = A round has two parts: the auction, and one action for each player. This is the beginning of round 4. On sale is a single Swedish ship.
batavia-lesson-round-pass = Pieter has two Swedish ships on the table, so that one card does not help you. Pass.
batavia-lesson-round-not-worth = You would pay bills to your rivals for a card that wins you nothing. Pass.
batavia-lesson-round-first = Anna has it for 1 bill, paid to her left neighbour Pieter. Now the actions: Anna first, then Pieter, then you. Watch.
batavia-lesson-round-moved = Anna laid an English ship and sailed to number 9. Pieter laid a French ship and took number 7.
batavia-lesson-round-stuck = Your turn. You hold a Danish and a Dutch ship. Denmark: one against Anna’s two. Netherlands: two against Pieter’s two. No card of yours wins a majority, so you cannot play (BAT-4.6).
batavia-lesson-round-draw = The other action is to draw: take two cards from the pile.
batavia-lesson-round-next = Two Dutch ships, good! Everybody has acted, so round 5 begins. Anna was first player, so she is the auctioneer now, and Pieter, on her left, speaks first.
batavia-lesson-round-rhythm = In your next action you can lay Dutch ships: with two you lead with three against two. Drawing is not a lost turn when it prepares a play.
batavia-lesson-round-end = **Auction, then one action each: draw two cards, or play.** That goes on, round after round, until somebody reaches the Final Hex. Next: how it ends.

## 8 The end

batavia-lesson-ending = The end of a game
batavia-lesson-ending-late = Round 14: the game is nearly over. Three tiles are left ahead of somebody: 31, 34 and 35. You will play the last two rounds, and then we count.
batavia-lesson-ending-ginger = Look at number 35: Danish ginger. You and Pieter have two ginger crates each. A shared lead brings 7 gold each; with a third crate you get **14 and Pieter nothing**.
batavia-lesson-ending-lay = Nobody has a Danish ship on the table. Lay yours.
batavia-lesson-ending-draw = There is no time left for drawing: somebody else could take the ginger. Lay the Danish ship.
batavia-lesson-ending-swedish = You have the Swedish seal, but there is no Swedish tile ahead of you any more. After that play your merchant would have to go to the Final Hex: 4 gold instead of the ginger. Lay the Danish ship.
batavia-lesson-ending-sail = Sail for Denmark. While one of your seals leads to a station, the Final Hex is closed to you anyway (BAT-9.2).
batavia-lesson-ending-enough = The Danish seal is all you need now. Keep the Swedish ship for the next turn.
batavia-lesson-ending-convert = A Danish and a Dutch tile: 3 gold. This is your last chance to exchange.
batavia-lesson-ending-kept = Tiles are worth nothing at the end, and you will not take another one. Exchange them: 3 gold.
batavia-lesson-ending-auction = Anna took the last porcelain and exchanged her tiles; Pieter drew. A new round: two cards are on sale. You are the auctioneer, so you speak last.
batavia-lesson-ending-pass = Anna has bid 1, Pieter is out. You need no cards: pass.
batavia-lesson-ending-no-bid = Bills are worth something now: whoever has most gets 5 gold. And you need no more cards. Pass.
batavia-lesson-ending-hex = Anna and Pieter drew cards. Your seals, of Sweden and of Denmark, lead nowhere any more. If you play now, your merchant goes to the **Final Hex**: 4 gold, and the game ends with this round.
batavia-lesson-ending-finish = Lay your Swedish ship, then go to the Final Hex.
batavia-lesson-ending-draw-again = Anna and Pieter would get more cards, and more seals in the scoring. End the game now: lay the Swedish ship.
batavia-lesson-ending-scored = You win with 58 gold against 53. First everybody laid their hands on the table, and the seals were given out once more. Then the warehouses: alone in the lead brings the full price, a shared lead about half, second place nothing.
batavia-lesson-ending-sheet = Most bills: 5 gold for Anna. The Final Hex: 4 for you. Every seal: 2. And the gold of exchanged tiles counted all along. The ginger made the difference: 14 for you, and 7 less for Pieter.
batavia-lesson-ending-end = You know the whole game now. **Warehouses 10 to 16 gold each, tiles up to 15 a set, bills 5, the Hex 4, each seal 2.** Play a first game against easy bots; the lessons on good play can wait until then.

## 9 Good play: warehouses

batavia-lesson-warehouses = Good play: the right crate
batavia-lesson-warehouses-question = You have the seals of the Netherlands and of Sweden: nutmeg at number 18, or pepper at number 19. Small steps are good, but not always best.
batavia-lesson-warehouses-nutmeg = Nutmeg: Anna has two crates, you have none. One crate would not even tie her, and only three boxes are left.
batavia-lesson-warehouses-pepper = Pepper, the dearest good: you have one crate and Pieter one. A second one puts you ahead: worth 16 gold instead of a shared 8, and it takes 8 from Pieter. Each good has five boxes only, so **three crates can never be overtaken**.
batavia-lesson-warehouses-lay = Lay a card so that you may sail: French or Danish, it makes no difference here.
batavia-lesson-warehouses-draw = Somebody else may take the pepper before your next turn. Play.
batavia-lesson-warehouses-sail = Sail for the station that wins most.
batavia-lesson-warehouses-nutmeg-first = Nutmeg would be one crate against Anna’s two, so nothing so far. And Pieter stands at 16 and only needs the Swedish seal for the pepper. Take it while it is there.
batavia-lesson-warehouses-enough = One card was enough to sail. Keep the other.
batavia-lesson-warehouses-convert = Sweden is a new company for you. Three companies: exchange them for 6 gold.
batavia-lesson-warehouses-kept = You may wait for a fourth company, but only a tile of England or Denmark would allow an exchange then. In this lesson we take the 6 gold.
batavia-lesson-warehouses-ahead = One more pepper, the Dutch one or the English one, and the warehouse is yours for good: with three of the five boxes nobody can overtake you.
batavia-lesson-warehouses-end = **Ask what a crate changes**: from behind to level, from level to ahead, from ahead to safe. A crate that changes nothing is only a tile.

## 10 Good play: bidding

batavia-lesson-bidding = Good play: what a lot is worth
batavia-lesson-bidding-lot = Pieter has bid 3 for two French ships and a Danish one. Anna is out. Do you go to 4?
batavia-lesson-bidding-for-whom = Pieter leads France with three ships, Anna leads Denmark with three. With this lot you would lead neither: it wins you no station. To Pieter it is a reserve, and he pays for it, partly to you.
batavia-lesson-bidding-pass = Decide: 4 bills, or pass.
batavia-lesson-bidding-too-dear = You would pay bills to both rivals for cards that give you no seal. Let Pieter pay you.
batavia-lesson-bidding-bills = You received 2 of Pieter’s 3 bills, because you sit on his left. Passing at the right moment is an income. Pieter went first and took French pepper.
batavia-lesson-bidding-play = Your turn. A Swedish ship wins you Sweden, whose station number 10 is close. Lay it and sail.
batavia-lesson-bidding-no-draw = You can win a seal and take a station now. Lay a Swedish ship.
batavia-lesson-bidding-dutch-first = The Dutch station is number 11: you would pass number 10 for ever. Take number 10 with Sweden first; number 11 is still there next turn.
batavia-lesson-bidding-enough = One Swedish ship is enough. Sail for Sweden.
batavia-lesson-bidding-second = The next lot: two Dutch ships and a Swedish one. Pieter is the auctioneer, so you speak first.
batavia-lesson-bidding-worth = You lead the Netherlands with two ships against Pieter’s one. If he gets this lot he has three, and the Dutch station right in front of you is his. For you the lot is a safe seal, a spare card, and the first turn.
batavia-lesson-bidding-bid = What is it worth to you? About a bill for each card that helps you. Bid 3 or 4.
batavia-lesson-bidding-pass-now = Then Pieter can take the lot, the Dutch seal and number 11 before you move. This lot is worth bidding for.
batavia-lesson-bidding-too-low = A low opening lets the others in cheaply. Open with what it is worth to you, 3 or 4, and most rivals leave at once.
batavia-lesson-bidding-too-high = More than a bill for each card feeds your rivals for the next auctions. 3 or 4 is enough.
batavia-lesson-bidding-won = The others left. Your bills go to them, but the cards and the first turn are yours.
batavia-lesson-bidding-lay = Take number 11: lay a Dutch ship and sail for the Netherlands.
batavia-lesson-bidding-use-it = You paid for the first turn: use it. Lay a Dutch ship.
batavia-lesson-bidding-dutch = For this station you need only the Dutch seal. One Dutch card and sail.
batavia-lesson-bidding-end = **Ask what the lot does for you, and what it does for the rival who gets it otherwise.** A bill for each useful card is a fair price; the first turn is worth another when a station is contested.

## 11 Good play: thrift

batavia-lesson-thrift = Good play: just enough ships
batavia-lesson-thrift-count = The cannon stands at 17; at 21 the pirates come. Anna and Pieter act after you.
batavia-lesson-thrift-danger = Denmark has five ships on the table, the Netherlands and two others four each. If you lay your three Dutch cards, the Netherlands have seven, and the pirates come for **you**.
batavia-lesson-thrift-lay = You have the Dutch seal already. To sail you must lay one card, and only one. Which?
batavia-lesson-thrift-more-dutch = More Dutch ships win you nothing, since you lead already, and they make the Netherlands a target. Lay the card that is of more use elsewhere.
batavia-lesson-thrift-draw = You can sail this turn. One cheap card is all it takes.
batavia-lesson-thrift-sail = One English ship, and a second seal with it. Number 2 with England, or number 6 with the Netherlands?
batavia-lesson-thrift-dutch-later = Number 6 is still there next turn, and your three Dutch ships with it. Number 2 would be behind you for ever.
batavia-lesson-thrift-keep = Two companies now. Keep the tiles.
batavia-lesson-thrift-converted = 3 gold for two tiles, so early: wait for more companies.
batavia-lesson-thrift-struck = Anna laid three Danish ships, the cannon reached 21, and the pirates sank all eight of hers. Your Dutch ships are safe, and so is the seal.
batavia-lesson-thrift-kept = And you still hold three Dutch cards. Cards in hand cannot be sunk; at the end of the game they are all laid on the table, and each seal brings 2 gold.
batavia-lesson-thrift-end = **One more than the rival is as good as five more.** Lay what wins something now, keep the rest, and stay out of the largest company.
