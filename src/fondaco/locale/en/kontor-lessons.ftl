### Kontor: the lessons.

## 1 What it is about

kontor-lesson-goal = What it is about
kontor-lesson-goal-welcome = Amsterdam, seventeenth century: you (red) and Anna (black) build one harbour together, card by card. Blue cards are **canals**, the others are **quays** of your colour or hers. Whoever has more victory points at the end wins.
kontor-lesson-goal-cards = You always hold three quay cards and two canals. Each round you lay one card next to the harbour.
kontor-lesson-goal-yard = This is your quay with wine. Quays that touch form a **yard**; one card alone is a yard too. The goods on your quays are your warehouses in it.
kontor-lesson-goal-open = A yard is **closed** when there is no free space left beside it: canals, or the edge of the harbour, all around. Yours has canals above, to the left and to the right. One space is missing.
kontor-lesson-goal-close = Lay your canal below it, at h9.
kontor-lesson-goal-elsewhere = You may lay it there, but the yard at h8 stays open, and Anna could lay a quay of hers beside yours. Close it: h9.
kontor-lesson-goal-won = Closed! Only you have warehouses there, so the yard is yours: **1 point** and a guardian who marks it. A closed yard never changes again.
kontor-lesson-goal-paid = For a canal you also receive a florin, and you draw a new canal for it.
kontor-lesson-goal-end = **Lay quays, close yards with canals, and be the stronger one inside.** At the end the largest yards bring a second point. Next: what "stronger" means.

## 2 Who is stronger

kontor-lesson-strength = Who is stronger
kontor-lesson-strength-shared = Quays that touch are one yard, whoever they belong to. Here you have one wine, and Anna has one tea.
kontor-lesson-strength-difference = For each good the warehouses are compared: you lead by 1 in wine, Anna by 1 in tea. What counts first is the **greatest difference** (KON-10.3). Now it is 1 against 1.
kontor-lesson-strength-dock = Your card is another quay with wine. Lay it at j8, in this yard.
kontor-lesson-strength-elsewhere = There it would help another yard, or begin one. This yard is the one to win: lay it at j8.
kontor-lesson-strength-ahead = Wine 2 against 0: your difference is 2, Anna’s is 1. You are ahead, and only k8 is still open. Close it before she adds another tea.
kontor-lesson-strength-choose = A new round: choose a card in secret. Take your highest canal, 91: the higher card acts first.
kontor-lesson-strength-pass = If you pass, Anna may lay a quay at k8, and your lead is gone. Choose 91.
kontor-lesson-strength-lower = 89 would do as well, unless Anna has 90. Nothing is higher than 91.
kontor-lesson-strength-canal-wanted = A quay at k8 would make the yard larger but leave it open. You need a canal: 91.
kontor-lesson-strength-first = 91 against 86: you act first.
kontor-lesson-strength-close = Close the yard: lay the canal at k8.
kontor-lesson-strength-not-there = Then k8 stays open, and it is Anna’s turn with a quay in hand. Lay the canal at k8.
kontor-lesson-strength-won = Your 2 in wine beat her 1 in tea: the yard with all its three cards is yours, her quay included.
kontor-lesson-strength-end = **The greatest lead in a single good wins the yard.** Spreading over many goods is worth less than being far ahead in one. Next: what happens when both leads are equal.

## 3 The circle of goods

kontor-lesson-circle = The circle of goods
kontor-lesson-circle-two = Two yards, each with one space left to close. In both of them you and Anna have one warehouse each. You have one canal.
kontor-lesson-circle-steps = The greatest differences are equal, 1 against 1. Then whoever leads in **more goods** wins (KON-10.4): also equal here, one good each.
kontor-lesson-circle-circle = So the circle decides (KON-10.5): **wine beats spices, spices beat tea, tea beats wine**.
kontor-lesson-circle-below = Below: your wine against Anna’s spices.
kontor-lesson-circle-above = Above: your wine against Anna’s tea.
kontor-lesson-circle-close = Close the yard that you win.
kontor-lesson-circle-lost = Tea beats wine: you would close this yard for Anna, and she would get the point. Leave it open for now.
kontor-lesson-circle-elsewhere = That closes nothing. One of the two yards is yours for the taking, with j8 or with d6.
kontor-lesson-circle-won = Wine beats spices: yours. The other yard is still open, and with one more quay you can turn it.
kontor-lesson-circle-end = **Difference, then number of goods, then the circle.** Whoever closes a yard does not win it; whoever is stronger does. Look before you close. Next: a whole round.

## 4 A whole round

kontor-lesson-round = A whole round
kontor-lesson-round-hand = Your hand: three quays, two canals. Every card has a number, and no number exists twice.
kontor-lesson-round-secret = A round begins with a secret choice: you and Anna each choose a card, then both are shown. **The higher number acts first.**
kontor-lesson-round-dock = Choose your quay with wine, 73.
kontor-lesson-round-pass = You can pass and take a florin, but then you lay nothing. Choose 73.
kontor-lesson-round-canal-later = Canals close yards, but you have no quay in the harbour yet. First the quay: 73.
kontor-lesson-round-other-dock = That would do too. For this lesson take the wine, 73.
kontor-lesson-round-order = 87 against 73: Anna acts first. Watch what she does; then it is your turn with 73.
kontor-lesson-round-anna = A canal at i8, and a florin for her. But look: beside it, h8 now has canals on three sides.
kontor-lesson-round-lay = Lay your quay at h8.
kontor-lesson-round-elsewhere = Out there a quay needs many canals before it is closed. At h8 one more is enough.
kontor-lesson-round-draw = You drew a quay for a quay, the one you saw lying on your pile. You always see what comes next, of yours and of hers.
kontor-lesson-round-again = Round 2. Close the yard before Anna gets there: choose 91.
kontor-lesson-round-lower = 89 would be first too, unless Anna has 90. Take the sure one: 91.
kontor-lesson-round-no-pass = A florin now, but Anna may spoil your yard. Choose 91.
kontor-lesson-round-canal-now = To close the yard you need a canal: 91.
kontor-lesson-round-close = 91 against 86: you act first. Lay the canal at h9.
kontor-lesson-round-not-closed = The yard at h8 would stay open, with Anna to act next. Lay at h9.
kontor-lesson-round-end = **Choose in secret, the higher number first, lay, draw the same kind.** Low numbers often carry more goods, high numbers act first: that is the choice. Next: florins.

## 5 Florins and tax

kontor-lesson-florins = Florins and tax
kontor-lesson-florins-purse = Florins buy nothing in the harbour, but without them you can be stopped. You have none, Anna has three.
kontor-lesson-florins-tax = Some cards show a florin, such as your 27. Whoever reveals one makes **the other pay a florin** to the treasury (KON-5.1).
kontor-lesson-florins-broke = Whoever cannot pay takes the card back: no card laid, no card drawn, a lost round (KON-5.2). With an empty purse that can happen to you now.
kontor-lesson-florins-pass = If you pass you pay no tax and receive a florin. Pass.
kontor-lesson-florins-risky = Anna may reveal a florin: then you take your card back and have nothing, not even the florin. Passing is safe.
kontor-lesson-florins-safe = Anna did reveal a florin card, 28, and it cost you nothing. You have a florin now: enough for one tax.
kontor-lesson-florins-tax-her = Now you: choose 27, with the florin.
kontor-lesson-florins-enough = One florin is enough for one round. Now make Anna pay: 27.
kontor-lesson-florins-no-symbol = That card shows no florin, so Anna pays nothing. Choose 27.
kontor-lesson-florins-paid = Anna paid a florin of tax, and got one back for her canal.
kontor-lesson-florins-lay = Lay your quay: h8 has canals on two sides.
kontor-lesson-florins-anywhere = You may lay it anywhere beside the harbour. h8 is quickest to close.
kontor-lesson-florins-income = Three ways to florins: lay a canal, pass, or let the other one run dry. There are only 20 in the game.
kontor-lesson-florins-end = **A florin on a card taxes the other; who cannot pay loses the round.** Keep one or two in your purse, and strike when hers is empty. Next: the edge.

## 6 The edge of the harbour

kontor-lesson-edge = The edge of the harbour
kontor-lesson-edge-seven = The harbour grows to seven rows and seven columns, no more. Where the edges are is decided by how you build.
kontor-lesson-edge-fixed = From row 5 to row 11 there are seven rows now: top and bottom are fixed for good.
kontor-lesson-edge-yard = Your quay at h11 lies at the bottom. Beyond a fixed edge nothing can be laid, so that side is closed without a canal (KON-9.2).
kontor-lesson-edge-close = One canal is missing, to the right. Lay it at i11.
kontor-lesson-edge-elsewhere = The yard at h11 is still open to the right. Lay the canal at i11.
kontor-lesson-edge-won = Closed by three canals and the edge: your point.
kontor-lesson-edge-columns = The columns are not fixed yet: only five are in use. A quay at the side would still be open to the outside.
kontor-lesson-edge-end = **Seven by seven; a fixed edge closes like a canal.** Yards at the edge need fewer cards. Next: the ship.

## 7 The ship

kontor-lesson-ship = The ship
kontor-lesson-ship-symbol = Your card, 17, shows a ship. Before you lay it you may move the ship to any other canal, as far as you like.
kontor-lesson-ship-yard = In this yard you lead in wine, Anna in tea; spices are level. Tea beats wine: as it stands, it is hers.
kontor-lesson-ship-plan = After moving, the ship may **remove one quay beside it that shows a ship itself** (KON-7.2). Anna’s 12 does. Its neighbour above is the canal i7.
kontor-lesson-ship-sail = Move the ship to i7.
kontor-lesson-ship-stay = If the ship stays it removes nothing. Move it to i7.
kontor-lesson-ship-other-canal = From there the ship is not beside 12. Move it to i7.
kontor-lesson-ship-remove = Remove 12, at i8.
kontor-lesson-ship-leave = Then Anna keeps the yard. Remove 12.
kontor-lesson-ship-gone = 12 is under Anna’s pile now, and its space is free. You still have your canal to lay.
kontor-lesson-ship-close = Lay it where 12 was: i8.
kontor-lesson-ship-elsewhere = The space at i8 would stay open, and 12’s owner would be glad of it. Lay there.
kontor-lesson-ship-won = The yard is closed and yours: one card turned it around.
kontor-lesson-ship-safe = Safe from the ship: canals, quays without a ship, and everything in a closed yard.
kontor-lesson-ship-end = **A card with a ship moves it; from its new place it may remove a quay with a ship.** Quays with two or three goods often show one: they are strong but not safe. Next: cranes.

## 8 Cranes

kontor-lesson-cranes = Cranes
kontor-lesson-cranes-crane = 1 is a crane: a quay without goods. It connects and counts for the size of a yard, and it protects.
kontor-lesson-cranes-danger = Your yard at h8 is open at i8 and at h9. On either side Anna could lay a quay and fight for it.
kontor-lesson-cranes-lay = Lay the crane at i8.
kontor-lesson-cranes-also = At h9 it would protect the other side. Here we take i8.
kontor-lesson-cranes-elsewhere = There the crane protects nothing of yours. Lay it at i8.
kontor-lesson-cranes-effect = Next to your crane Anna may lay canals only, no quays (KON-12.2). You may lay both.
kontor-lesson-cranes-choose = Now a quay with a second good for this yard: choose 85, spices.
kontor-lesson-cranes-pass = Build on while it is safe: choose 85.
kontor-lesson-cranes-other-card = That would do as well. For this lesson take 85.
kontor-lesson-cranes-only-canals = Anna closed h9 with a canal: a quay was still possible there, but she chose to keep the yard small. Beside the crane she could not have laid one.
kontor-lesson-cranes-dock = Lay your quay beside the crane, at i9.
kontor-lesson-cranes-other-side = j8 is beside the crane too, but far from canals. At i9 the yard is easier to close.
kontor-lesson-cranes-away = That is outside your yard. Lay at i9.
kontor-lesson-cranes-end = **Next to a crane only its owner lays quays.** You have two cranes: use them where a large yard is worth protecting. Next: the end of the game.

## 9 The end of a game

kontor-lesson-ending = The end of a game
kontor-lesson-ending-last = Only one of the 49 spaces is free. When it is filled, the game is over at once.
kontor-lesson-ending-points = Two points each: you won two yards, and so did Anna. Your quay at j10 still waits.
kontor-lesson-ending-fill = Lay your canal in the last space.
kontor-lesson-ending-closed = That closes the yard at j10: your third point. Now the final bonus.
kontor-lesson-ending-ranking = All yards with a guardian are ranked: **the largest first; among equals, the one nearest to the anchor** (KON-13.3). The first five bring a further point. Yours with three cards is first, Anna’s with two is second.
kontor-lesson-ending-struck = These two are equal in size and in distance: both are struck from the ranking (KON-13.4). So your small yard at j10 moves up and counts.
kontor-lesson-ending-result = 3 points and 2 in the ranking: 5 for you, 3 for Anna. With equal points the florins would decide.
kontor-lesson-ending-end = You know the whole game now. **A point for each yard, another for the five largest.** Play a first game against an easy bot.

## 10 Good play: who goes first

kontor-lesson-tempo = Good play: who goes first
kontor-lesson-tempo-yard = A yard of three cards: you lead in wine by 2, Anna in tea by 1. Only k8 is open.
kontor-lesson-tempo-threat = If Anna lays another tea at k8, it is 2 against 2, and tea beats wine. Whoever acts first this round decides it.
kontor-lesson-tempo-which = You have two canals: 18, which taxes Anna, and 91.
kontor-lesson-tempo-choose = Which one do you choose?
kontor-lesson-tempo-low = The florin is tempting, but 18 is low: almost any card of Anna’s acts first, and then k8 is taken.
kontor-lesson-tempo-pass = Then Anna has k8 for herself. This yard is worth a point, and probably two.
kontor-lesson-tempo-dock = A quay makes the yard larger, but it stays open at other sides. Close it while you lead.
kontor-lesson-tempo-race = Anna chose tea, 32, as you feared. It even taxed you a florin. But 91 goes before 32.
kontor-lesson-tempo-close = Close the yard.
kontor-lesson-tempo-now = Then 32 comes to k8, and the yard is hers. Lay there now.
kontor-lesson-tempo-second = Anna had to lay her tea somewhere else. High cards are for decisions like this one; on quiet turns play the low ones, which carry more goods.
kontor-lesson-tempo-end = **Ask each round: is there a space that we both want?** If so, play high. If not, let the other one go first and answer.

## 11 Good play: large yards

kontor-lesson-size = Good play: large yards
kontor-lesson-size-two = One canal, and two yards that it could close: the large one at the anchor with j8, the small one at the top with i4.
kontor-lesson-size-large = Three cards, distance 2 from the anchor. You lead in wine by 2, Anna in tea by 1: yours, if it is closed now.
kontor-lesson-size-small = One card at the edge, alone and far away. Yours as well.
kontor-lesson-size-close = Which one first?
kontor-lesson-size-small-first = Its point is safe, but the other yard is worth two: it will be among the five largest. And there Anna can still turn it: one tea more and the circle is hers.
kontor-lesson-size-elsewhere = That closes neither of them.
kontor-lesson-size-won = A point now, and very likely another in the ranking.
kontor-lesson-size-danger = And the small one? For Anna to win it she would have to come to i4 with a quay; even then you only lose one point. Protect what counts twice.
kontor-lesson-size-end = **Size and nearness to the anchor count at the end.** Close the large, contested yard first; the small, quiet one can wait.
