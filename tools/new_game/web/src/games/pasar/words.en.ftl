### Pasar's board: words that only the drawing needs.

pasar-board-market = Market
pasar-board-round = Round { $round } of { $rounds }
pasar-board-pile = pile: { $count }
pasar-board-price =
    { $price ->
        [one] { $good }: 1 coin
       *[other] { $good }: { $price } coins
    }
pasar-board-traded =
    { $count ->
        [0] Nobody has sold it in this round: it would become dearer.
        [one] 1 card sold in this round.
       *[other] { $count } cards sold in this round.
    }
pasar-board-stall = { $number }: { $good }
pasar-board-visitors = Visitors: { $names }.
pasar-board-hand = Your hand
pasar-board-hand-empty = You have no cards.
pasar-board-card = { $good } ×{ $count }
pasar-board-coins =
    { $count ->
        [one] { $name }: 1 coin
       *[other] { $name }: { $count } coins
    }
pasar-board-cards =
    { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
pasar-board-first = sells first
pasar-board-has-chosen = has chosen
pasar-board-discards = Discards
