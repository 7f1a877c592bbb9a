### Pasar: the player aid and the coach.

## Player aid

pasar-aid-goal = Have the most coins after the last round.
pasar-aid-visit = **1 Visit:** choose a stall in secret. Alone there, you take its card.
pasar-aid-quarrel = Where several meet, nobody gets the card and the price of the good rises by one.
pasar-aid-sale = **2 Sale:** one after the other, sell as many cards of one good as you like. Each card sold lowers the price by one.
pasar-aid-rise = Goods that nobody sold in the round rise by one.
pasar-aid-prices = Prices stay between { $low } and { $high }. You begin with { $hand } cards.
pasar-aid-goods = Goods
pasar-aid-good = Good
pasar-aid-cards = Cards
pasar-aid-price = First price
pasar-aid-left = Each card left in hand: { $coins } coin.
pasar-aid-tie = Equal coins: more different goods in hand.
pasar-aid-end = After { $full } rounds, or { $short } in a short game.
pasar-aid-trap-one-good = In one turn you sell one good only.
pasar-aid-trap-fall = Whoever sells later gets what the earlier sales left of the price.

## Coach

pasar-coach-visit = You choose a stall at the same time as everybody else, and get its card only if you are alone. The best card is where the others will look too.
pasar-coach-sale = You may sell any number of cards of one good, or wait. Every card sold lowers its price, and goods that nobody sells become dearer.
