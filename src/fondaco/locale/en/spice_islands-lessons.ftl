### Spice Islands: the lessons.

## 1 What it is about

spice_islands-lesson-goal = What it is about
spice_islands-lesson-goal-welcome = Three trading companies, a navy and a band of pirates sail between Europe and the Spice Islands. None of them belongs to you: you own **shares** in them. Whoever has most **cash** at the end wins, nothing else counts.
spice_islands-lesson-goal-route = Ships carry goods to the Islands and spice back to Europe. When one arrives, money goes into the **treasury** of a company.
spice_islands-lesson-goal-dice = In your turn you roll four coloured dice. Each die is one action with the organisation of its colour, whoever owns it. You have two green dice left.
spice_islands-lesson-goal-deliver = The green ship is one space from the Islands. Sail it into port.
spice_islands-lesson-goal-too-early = The green treasury is still empty: a dividend now would pay nothing. First bring the ship in.
spice_islands-lesson-goal-other = Later, perhaps. The ship in the Sunda Strait is worth money now: sail it to the Spice Islands.
spice_islands-lesson-goal-treasury = Each good paid $10 to the company of its own colour and $3 to the company of the ship: 16 for green, 10 for yellow. As captain of the Green Company you got $1 for each piece.
spice_islands-lesson-goal-dividend = Money in a treasury is nobody’s cash. A **dividend** pays it out: the marker stands at 3, and at 4 it is paid. Use the other green die.
spice_islands-lesson-goal-not-now = The treasury is full now and the marker one step away. Pay the dividend.
spice_islands-lesson-goal-paid = $16 among three shares: $5 each, and 1 stays. Your two shares brought you $10, Anna’s one $5.
spice_islands-lesson-goal-gone = After a dividend all shares of the company go back to the stack, and its captain to the reserve. Everything begins anew.
spice_islands-lesson-goal-end = **Buy shares, let the ships earn, pay the dividend: that is how money becomes yours.** Next: loading and sailing.

## 2 Loading and sailing

spice_islands-lesson-cargo = Loading and sailing
spice_islands-lesson-cargo-ships = Each company has two ships, and a ship holds two pieces. One blue ship waits empty in Europe, the other lies in the Islands with a spice.
spice_islands-lesson-cargo-dice = You have three blue dice: load one piece, or sail one space, with one die each.
spice_islands-lesson-cargo-goods = In Europe any ship may load goods **of any colour** (SPI-6.1).
spice_islands-lesson-cargo-pay = On arrival a good pays $10 to the company of its own colour, and only $3 to that of the ship. You have two green shares and none in blue.
spice_islands-lesson-cargo-load = So load the blue ship with what serves you: two green goods.
spice_islands-lesson-cargo-blue = A blue good would bring $13 to the Blue Company, and its shares are Anna’s. Load green.
spice_islands-lesson-cargo-yellow = A yellow good would work for Pieter, who has the yellow share. Load green.
spice_islands-lesson-cargo-spice = Spice pays $15, all of it to the ship’s company: blue, so to Anna’s shares. Load green goods.
spice_islands-lesson-cargo-later = With one piece aboard half the ship is empty. Load the second green good first.
spice_islands-lesson-cargo-track = Steps on the blue tracks help those who own blue shares. Use the die for your green goods.
spice_islands-lesson-cargo-sail = Now sail with the third die: out into the Atlantic.
spice_islands-lesson-cargo-spice-ship = That ship works for the Blue Company alone. Your goods are on the other one.
spice_islands-lesson-cargo-direction = With goods a ship sails towards the Islands, with spice towards Europe; it never turns round, and never sails empty. Whoever rolls blue next may move it on.
spice_islands-lesson-cargo-end = **$10 for the colour of the good, $3 for the ship, $15 for a spice.** Ask whose shares an arrival feeds. Next: how you get shares.

## 3 Buying shares

spice_islands-lesson-shares = Buying shares
spice_islands-lesson-shares-purple = You rolled two purple dice. Each one is a round of purchases: first you, then Anna, then Pieter may buy one share each.
spice_islands-lesson-shares-price = The cheapest share lies on top: 1, 1, 2, 2, up to 5 $. What a share cost makes no difference afterwards: all of a colour earn the same.
spice_islands-lesson-shares-which = Green has $12 in its treasury, and a ship with a green good two spaces from the Islands. There are two green shares out, one of them yours.
spice_islands-lesson-shares-buy = Buy a green share for $2.
spice_islands-lesson-shares-pass = Passing saves $2, but without shares no dividend is yours. Green is about to earn: buy.
spice_islands-lesson-shares-navy = The navy earns only when it catches pirates, and they are still in port. Take green.
spice_islands-lesson-shares-pirates = A pirate share pays when loot is sold. There is none yet. Take green.
spice_islands-lesson-shares-other = Its treasury holds less, and its cargo is further away. Green is the best buy now.
spice_islands-lesson-shares-second = Anna followed you; Pieter passed, but he may buy again in this second round. Green costs $3 now, blue still 1.
spice_islands-lesson-shares-again = Buy once more: green, to stay ahead of Anna, or cheap blue, whose captain you are.
spice_islands-lesson-shares-pass-now = Shares are how cash grows. Green or blue: buy one.
spice_islands-lesson-shares-other-again = For this lesson stay with green or blue, where ships are under way for you.
spice_islands-lesson-shares-cash = The price went to the bank, not into a treasury. Now use your green die.
spice_islands-lesson-shares-sail = Bring the green ship nearer to the Islands.
spice_islands-lesson-shares-no-election = You do not need the green captain now; you need green money. Sail.
spice_islands-lesson-shares-no-dividend = The marker has three steps to go, and the ship is not there yet. Sail first.
spice_islands-lesson-shares-not-that = That does nothing for your green shares this turn. Sail the green ship.
spice_islands-lesson-shares-end = **Purple: one share each, from the cheapest up, in any stack.** Buy where money will arrive before the dividend. Next: the dividend.

## 4 When a dividend pays

spice_islands-lesson-dividend = When a dividend pays
spice_islands-lesson-dividend-shares = Yellow: you have three of the five shares that are out. The treasury holds $9.
spice_islands-lesson-dividend-four = The dividend marker stands at 2. It takes two steps to pay, one yellow die each, and you have three yellow dice.
spice_islands-lesson-dividend-order = A yellow ship with two yellow goods is one space from port. What do you do first?
spice_islands-lesson-dividend-deliver = Use your first die.
spice_islands-lesson-dividend-first-deliver = Then the $26 of that ship would arrive after the dividend, for shares that are no longer yours. Deliver first.
spice_islands-lesson-dividend-other = You have three dice: one to deliver, two for the dividend. Start with the delivery.
spice_islands-lesson-dividend-richer = $35 in the treasury. Anna, the captain, got $2 for the unloading.
spice_islands-lesson-dividend-pay = Now two steps on the dividend track.
spice_islands-lesson-dividend-election = A new captain would not earn you more of this dividend. Pay it.
spice_islands-lesson-dividend-pay-now = Somebody else could buy yellow shares before your next turn. Pay it out now.
spice_islands-lesson-dividend-paid = $7 for each of the five shares: 21 for you, 7 for Anna, 7 for Pieter. Nothing was left over.
spice_islands-lesson-dividend-reset = All yellow shares are back in the stack, and Anna has lost the captain. Who wants yellow again has to buy again.
spice_islands-lesson-dividend-end = **Deliver, then pay.** A dividend pays everybody who has shares: it is good for you when your part is the largest. Next: captains.

## 5 Captains

spice_islands-lesson-captains = Captains
spice_islands-lesson-captains-captain = Every organisation can have a captain. You are captain of green, Anna of blue. A captain gets $1 for each piece unloaded and **one free action each turn**.
spice_islands-lesson-captains-election = Blue’s election marker stands at 3. The next step brings an election.
spice_islands-lesson-captains-dice = Each rolls pirate dice: one for making the step, one for being captain now, one for each share. You would roll four (the step and three shares), Anna two. The single highest die wins.
spice_islands-lesson-captains-elect = Four dice against two: take the step.
spice_islands-lesson-captains-first-election = Your free action does not run away. First the election, with your blue die.
spice_islands-lesson-captains-other = Useful, but a chance of four dice against two is better: the election.
spice_islands-lesson-captains-won = A six: you are captain of blue as well, and the marker is back at 0.
spice_islands-lesson-captains-free = Your dice are used up, but you are captain of green since your turn began: you have one free action in green (SPI-10.1).
spice_islands-lesson-captains-command = Use it: choose the green captain.
spice_islands-lesson-captains-use-it = Ending the turn gives the free action away. Use it.
spice_islands-lesson-captains-load = Load the empty green ship with a green good, for your own share.
spice_islands-lesson-captains-own-colour = That good would feed another company. You have a green share: load green.
spice_islands-lesson-captains-spice = Spice is good as well: $15 for green. Here begin with the empty ship.
spice_islands-lesson-captains-half-empty = Half empty, it carries half as much. Load the other ship first.
spice_islands-lesson-captains-step = One step of four is far from anything. Load.
spice_islands-lesson-captains-next = You cannot use the blue captain in this turn: a pawn serves only if you had it when the turn began (SPI-10.3). From your next turn on you choose between green and blue.
spice_islands-lesson-captains-end = **Shares give dice in elections, captains give a free action and $1 for each piece.** Next: the pirates.

## 6 The pirates

spice_islands-lesson-pirates = The pirates
spice_islands-lesson-pirates-ship = The pirate ship lies in Madagascar, and the pirates have no captain. You rolled three black dice.
spice_islands-lesson-pirates-prey = The blue ship at the Cape carries a blue and a yellow good. It works for Anna.
spice_islands-lesson-pirates-sea = Put to sea: sail the pirate ship to the Cape of Good Hope.
spice_islands-lesson-pirates-wrong-way = In the Indian Ocean there is nobody to rob. The blue ship is at the Cape.
spice_islands-lesson-pirates-mutiny = A mutiny is about who is captain, and there is none yet. Whoever sails becomes captain.
spice_islands-lesson-pirates-captain = You moved the ship, so you are **captain of the pirates** at once.
spice_islands-lesson-pirates-attack = Attack the blue ship: one die, and one more for each piece aboard. Every skull takes a piece.
spice_islands-lesson-pirates-no-mutiny = You are captain yourself: no need for a mutiny. Attack.
spice_islands-lesson-pirates-stay = Your prey is here. Attack first.
spice_islands-lesson-pirates-hits = Two skulls: both goods are in your hold, and the empty ship is back in Europe. Luck, too: a skull is one face in six.
spice_islands-lesson-pirates-home = Loot is worth nothing at sea. Sell it: sail to Madagascar.
spice_islands-lesson-pirates-sell-first = With the loot aboard the navy may hunt you. Sell it first.
spice_islands-lesson-pirates-split = $20: half for you, the captain; the other half for the pirate shares **of the others**: Anna’s one share, $10. Your own pirate share got nothing.
spice_islands-lesson-pirates-over = All pirate shares go back, and so does the captain. Whoever sails out next is the new one.
spice_islands-lesson-pirates-end = **Sail out, attack, sell in Madagascar: half for the captain, half for the other pirate shares.** Next: the navy.

## 7 The navy

spice_islands-lesson-navy = The navy
spice_islands-lesson-navy-navy = Anna’s pirates have robbed a green good and a spice; they are in the Sunda Strait, next to the navy. You have three orange dice and two navy shares.
spice_islands-lesson-navy-sail = Sail the navy ship to the Sunda Strait.
spice_islands-lesson-navy-election = Whoever moves the navy ship becomes captain anyway, if there is none. Sail.
spice_islands-lesson-navy-dividend = The treasury is empty. First catch the pirates.
spice_islands-lesson-navy-captain = You are captain of the navy now. It may attack only the pirates, and only in its own space.
spice_islands-lesson-navy-attack = Attack: one die and one more for each piece in their hold, so three.
spice_islands-lesson-navy-away = The pirates are here. Attack them.
spice_islands-lesson-navy-no-step = A step on a track can wait; the pirates will not. Attack.
spice_islands-lesson-navy-recover = One skull: one piece is recovered. It leaves the game. Which one? The spice: fewer spices left bring the end nearer, and nobody else delivers it.
spice_islands-lesson-navy-green = You may, but a spice is worth $15 to a company of your rivals; take that one out of the game.
spice_islands-lesson-navy-reward = $5 for the navy’s treasury and $1 for you, its captain.
spice_islands-lesson-navy-again = The last die: attack once more.
spice_islands-lesson-navy-sunk = Two skulls, but only one piece was aboard: the pirate ship is **sunk**. $5 for you, and $5 for the navy for each pirate share in play, three of them.
spice_islands-lesson-navy-shares = All pirate shares are gone, and Anna is no longer their captain. The navy’s $25 wait for a dividend, and two navy shares are yours.
spice_islands-lesson-navy-end = **The navy earns when pirates have loot and shares.** When the pirates grow fat, buy orange. Next: the end of the game.

## 8 The end of a game

spice_islands-lesson-ending = The end of a game
spice_islands-lesson-ending-close = Seven of the ten spices are out of the game. The game ends **the moment all ten of one kind are gone**: ten spices, or ten goods of one colour.
spice_islands-lesson-ending-count = Two spices are on the green ship, one space from Europe, and one on the yellow ship. That is all.
spice_islands-lesson-ending-worthless = At the end treasuries and shares are worth **nothing** (SPI-11.3). $32 lie in the blue treasury, you have two of its three shares, and its marker stands at 3.
spice_islands-lesson-ending-dividend = Use the blue die.
spice_islands-lesson-ending-too-soon = You can still do that, but with the blue dividend safe in your purse it feels better. Blue first.
spice_islands-lesson-ending-deliver = That would bring $13 more into the blue treasury, but then you have no blue die left to pay it out. Pay now.
spice_islands-lesson-ending-think = Which die turns a treasury into cash right now? Blue: the dividend.
spice_islands-lesson-ending-ahead = $20 for you, 10 for Anna. You lead with 58 against 57 and 44. Being ahead, you want the end to come soon.
spice_islands-lesson-ending-bring = Bring the spice to Europe: $2 for you as captain, and nine spices out.
spice_islands-lesson-ending-finish = You lead: shorten the game. Sail the green ship into Europe.
spice_islands-lesson-ending-nearly = One spice is left, on the yellow ship in the Indian Ocean. Your last die must be used.
spice_islands-lesson-ending-step = A step towards a green dividend, in case the game lasts.
spice_islands-lesson-ending-any-step = Good too. In this lesson take the dividend step.
spice_islands-lesson-ending-result = Anna and Pieter brought the last spice home themselves, and that was the end. $60 for you, 57 for Anna, 45 for Pieter. What lies in the treasuries is lost.
spice_islands-lesson-ending-end = You know the whole game now. **Only cash counts: watch how many pieces are left, and pay out in time.** Play a first game against easy bots.

## 9 Good play: whose dividend?

spice_islands-lesson-timing = Good play: whose dividend?
spice_islands-lesson-timing-two = Two treasuries are one step from paying: green with $23, blue with $30. You have all three green shares, and one of three blue ones.
spice_islands-lesson-timing-purple = But first the purple die: everybody may buy one share, and your rivals can read too.
spice_islands-lesson-timing-buy = Buy first. Which?
spice_islands-lesson-timing-blue-share = Two of four blue shares would be worth $14. But if you leave green to the others they take a part of your $23.
spice_islands-lesson-timing-pass = Then Anna and Pieter share your green dividend for $2 each.
spice_islands-lesson-timing-elsewhere = Nothing is about to be paid there. Green or nothing.
spice_islands-lesson-timing-diluted = They both bought green. You have four of six shares now: $3 each, so 12 for you. Each purple die makes it less: pay now.
spice_islands-lesson-timing-pay = Use the green die.
spice_islands-lesson-timing-blue-first = Blue pays $10 to each of you: you gain nothing on anybody. Green pays you most.
spice_islands-lesson-timing-not-now = More money for green means more for Anna and Pieter too, and more buyers. Pay while most shares are yours.
spice_islands-lesson-timing-why = $12 for you, 3 each for the others. A dividend is good when **your part is larger than anybody else’s**, not when the treasury is full.
spice_islands-lesson-timing-rest = The blue die: what now?
spice_islands-lesson-timing-blue-too = $10 for each of the three of you: the distance stays the same, and you lose the blue captain. Let the treasury grow until you have more blue shares.
spice_islands-lesson-timing-blue-ship = Your blue ship has a good aboard, and as captain you earn on every arrival. Sail it.
spice_islands-lesson-timing-end = **Compare what a dividend brings you with what it brings the best of the others.** If the difference is large, hurry; if it is nothing, wait and buy.

## 10 Good play: every die works for you

spice_islands-lesson-friends = Good play: every die works for you
spice_islands-lesson-friends-dice = Two yellow dice and a black one. You have no yellow share and no pirate share. Wasted?
spice_islands-lesson-friends-yours = You have all three blue shares that are out. What can a yellow ship do for blue?
spice_islands-lesson-friends-load = Use the first yellow die.
spice_islands-lesson-friends-theirs = That would be money for Pieter’s yellow shares. Think of the colour of the goods.
spice_islands-lesson-friends-anna = Green goods earn for Anna. Which goods earn for you?
spice_islands-lesson-friends-spice = Spice pays the ship’s company: Pieter. Which cargo pays you?
spice_islands-lesson-friends-pirates-first = The black die in a moment. First the yellow ones.
spice_islands-lesson-friends-step = A step on a yellow track serves Pieter. Load a blue good on the yellow ship.
spice_islands-lesson-friends-sail = A blue good on a yellow ship: $10 for blue, 3 for yellow. Now send it on its way.
spice_islands-lesson-friends-one-more = Two would be even better, but in port it waits for somebody to roll yellow. Pieter will gladly sail a laden ship for his $3; send it out.
spice_islands-lesson-friends-danger = Ahead of it the pirates wait at the Cape, with an empty hold. Your black die decides where they go.
spice_islands-lesson-friends-away = Get the pirate ship out of the way of your goods.
spice_islands-lesson-friends-near = From the Indian Ocean it is one step back to the Cape. Further away is better.
spice_islands-lesson-friends-same-space = Then it lies in the same space as your goods, ready to attack.
spice_islands-lesson-friends-mutiny = That leaves the pirates where they are: in your way.
spice_islands-lesson-friends-end = **Every colour can serve you: load your goods on any ship, and steer the dangers away.** Ask of each die: whose cash does it bring nearer?
