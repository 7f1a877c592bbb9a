### Pasar.

pasar-name = Pasar
pasar-tagline = Stalls, quarrels and prices
pasar-length = about 20 minutes

## What happens

pasar-event-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards: { $cards }.
    }
pasar-event-stalls-opened = Round { $round }: the stalls have { $cards }.
pasar-event-visit-sealed =
    { $stall ->
        [none] { $seat } has chosen a stall.
       *[other] { $seat } will go to { $stall }.
    }
pasar-event-took = { $seat } is alone at { $stall } and takes { $good }.
pasar-event-quarrelled = { $seats } quarrel at { $stall }: nobody gets the { $good }, and its price is now { $price }.
pasar-event-unwanted = Nobody comes to { $stall }: the { $good } is discarded.
pasar-event-sold =
    { $seat } sells { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
pasar-event-finished = { $seat } sells no more.
pasar-event-prices-rose = Nobody sold { $goods }: the price rises by 1.
pasar-event-hand-paid =
    { $coins ->
        [0] { $seat } has no cards left.
        [one] { $seat } shows { $cards } and gets 1 coin.
       *[other] { $seat } shows { $cards } and gets { $coins } coins.
    }

## Why not

pasar-refusal-no-such-stall = There are only { $stalls } stalls today.
pasar-refusal-visit-first = First you choose a stall, then you sell.
pasar-refusal-stalls-are-closed = The stalls are closed: it is time to sell.
pasar-refusal-not-in-hand = You have no { $good } in your hand.
pasar-refusal-one-good-only = In this turn you can sell only { $good }.

## Pieces

pasar-piece-pepper = pepper
pasar-piece-nutmeg = nutmeg
pasar-piece-tea = tea
pasar-piece-silk = silk
pasar-piece-stall-1 = stall 1
pasar-piece-stall-2 = stall 2
pasar-piece-stall-3 = stall 3
pasar-piece-stall-4 = stall 4

## Moves

pasar-move-visit = Visit { $stall }
pasar-move-sell = Sell { $good }
pasar-move-done = Sell no more

## Stages

pasar-stage-over = the end
pasar-stage-visit = the stalls
pasar-stage-sale = the sale
pasar-prompt-visit = Choose a stall in secret: alone you get its card.
pasar-prompt-sale = Sell cards of one good, or wait for better prices.
pasar-wait-visit =
    { $seatCount ->
        [one] { $seat } is choosing a stall.
       *[other] { $seat } are choosing stalls.
    }
pasar-wait-sale = { $seat } is selling.

## Options

pasar-option-length = Length
pasar-choice-length-full = full: eight rounds
pasar-choice-length-short = short: five rounds

## Endings

pasar-ending-market-closed = The last round was played and the market closed.

## What speaks for a move, as a bot says it

pasar-advice-price = it goes for a dearer good
pasar-advice-less-price = it goes for a cheaper good
pasar-advice-stock = you already have more of that good
pasar-advice-less-stock = you have less of that good
pasar-advice-custom = by custom that stall is left to you
pasar-advice-less-custom = by custom that stall is another’s
pasar-advice-coins = it sells at a better price
pasar-advice-less-coins = it does not sell cheaply
pasar-advice-wait = it sells though the price may still rise
pasar-advice-less-wait = the price may still rise
pasar-advice-last = it is the last chance to sell
pasar-advice-less-last = it keeps the card though it is the last chance to sell

## Pasar's table in the terminal

pasar-terminal-round = round { $round } of { $rounds }
pasar-terminal-pile = pile { $count }
pasar-terminal-discards = discards { $count }
pasar-terminal-price = price
pasar-terminal-stalls = Stalls:
pasar-terminal-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
pasar-terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
pasar-terminal-goes-to = goes to { $stall }
pasar-terminal-was-at = was at { $stall }
pasar-terminal-has-chosen = has chosen
pasar-terminal-first = sells first
pasar-terminal-your-hand = Your hand:
pasar-terminal-hand-of = { $name }:
pasar-terminal-brings =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## What a move would bring

pasar-effect-if-alone =
    Alone you get the { $good }, now worth { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
pasar-effect-price-falls =
    Then { $good } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.

## The score sheet

pasar-score-sales = Sales
pasar-score-left = Cards left
pasar-score-kinds = different goods left
pasar-score-history = Coins by round
