### Kontor.

kontor-name = Kontor
kontor-tagline = Two merchants, one harbour, and a secret card each round
kontor-length = about 30 minutes

## What happens

kontor-event-harbour-begun =
    The harbour begins with the anchor and the ship at { $anchor }{ $cardsCount ->
        [0] .
       *[other] , and canal cards at { $spaces }: { $cards }.
    }
kontor-event-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards: { $cards }.
    }
kontor-event-canal-turned = On top of the canal pile ({ $left } left): { $card }.
kontor-event-quay-turned = On top of the quay pile of { $seat } ({ $left } left): { $card }.
kontor-event-round-begun = Round { $round }.
kontor-event-wish-sealed =
    { $wish ->
        [none] { $seat } has decided about the special card.
       *[other] { $seat } has decided in secret: { $wish }.
    }
kontor-event-declined = { $seat } buys no special card.
kontor-event-bought =
    { $card ->
        [none] { $seat } pays { $florins } florins for a special card.
       *[other] { $seat } pays { $florins } florins for a special card: { $card }.
    } { $left ->
        [0] It was the last one.
        [one] 1 is left.
       *[other] { $left } are left.
    }
kontor-event-last-special-contested = Both want the last special card: each shows a hand card, and the higher one buys.
kontor-event-show-sealed =
    { $card ->
        [none] { $seat } has picked a card to show.
       *[other] { $seat } has picked a card to show: { $card }.
    }
kontor-event-shown = { $seat } shows { $card }.
kontor-event-choice-sealed =
    { $choice ->
        [none] { $seat } has chosen.
       *[other] { $seat } has chosen in secret: { $choice }.
    }
kontor-event-revealed = { $seat } reveals { $card }.
kontor-event-passed =
    { $florins ->
        [0] { $seat } passes, but the treasury has no florin to give.
       *[other] { $seat } passes and takes a florin.
    }
kontor-event-tax-paid = { $seat } pays a florin of harbour tax.
kontor-event-broke = { $seat } cannot pay the harbour tax and takes back { $card }.
kontor-event-relieved =
    { $florins ->
        [0] { $seat } gets nothing from the empty treasury.
       *[other] { $seat } gets a florin from the treasury.
    }
kontor-event-acts-first = { $seat } acts first.
kontor-event-ship-moved = { $seat } moves the ship from { $origin } to { $space }.
kontor-event-ship-stayed = { $seat } leaves the ship where it is.
kontor-event-removed = { $seat } removes { $card } at { $space }; it goes under the quay pile of { $owner }.
kontor-event-nothing-removed = { $seat } removes nothing.
kontor-event-taken-back = There is no space for it: { $seat } takes back { $card }.
kontor-event-laid = { $seat } lays { $card } at { $space }.
kontor-event-customs-laid = { $seat } lays { $card } at { $space } { $side }.
kontor-event-covered = { $seat } lays { $card } at { $space }, on { $covered }.
kontor-event-rows-fixed = The harbour is as long as it can be: rows { $first } to { $last }.
kontor-event-columns-fixed = The harbour is as wide as it can be: columns { $first } to { $last }.
kontor-event-stored = { $seat } puts { $goods } on the distribution centre at { $space }.
kontor-event-yard-won =
    { $size ->
        [one] The yard of 1 card
       *[other] The yard of { $size } cards
    } at { $spaces } is closed: { $seat } wins it { $how } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $guarded ->
        [0] , but has no guardian left for it.
       *[other] .
    }
kontor-event-yard-unclaimed =
    { $size ->
        [one] The yard of 1 card
       *[other] The yard of { $size } cards
    } at { $spaces } is closed, and nobody wins it.
kontor-event-income =
    { $florins ->
        [0] The treasury has no florin for { $seat }.
       *[other] { $seat } takes a florin of income.
    }
kontor-event-drew = { $seat } draws { $card }.
kontor-event-nothing-to-draw = There is nothing for { $seat } to draw.
kontor-event-harbour-full = All { $spaces } spaces of the harbour are filled.
kontor-event-stagnated = No card was laid for { $rounds } rounds: the game ends.
kontor-event-stopped-growing = The harbour has not grown for { $rounds } rounds: the game ends.
kontor-event-yard-ranked = A point more for { $seat }: the yard at { $spaces } (size { $size }, distance { $distance }).
kontor-event-yards-tied = { $count } yards of size { $size } at distance { $distance } are equal and do not count.
kontor-event-line-made = { $seat } controls three fields in a line ({ $spaces }) and wins.
kontor-event-ruined = { $seat } has no florin, and the treasury has none: the game stops.

## Why not

kontor-refusal-buy-or-decline = First decide whether you buy a special card.
kontor-refusal-nothing-to-buy-now = Special cards are bought at the start of a round, with the variant in play and 2 florins in hand.
kontor-refusal-show-card = Both of you want the last special card: choose a hand card to show.
kontor-refusal-nothing-to-show-now = There is nothing to show: that happens only when both want the last special card.
kontor-refusal-choose-or-pass = Choose a hand card, or pass.
kontor-refusal-not-in-hand = You do not have { $card } in your hand.
kontor-refusal-chosen-already = The choices of this round are made: go on with your card.
kontor-refusal-move-or-stay = First the ship: move it or let it stay.
kontor-refusal-no-canal-there = The ship sails only to a canal card, and there is none at { $space }.
kontor-refusal-ship-is-there = The ship is at { $space } already: moving means another canal card.
kontor-refusal-no-more-ship = The ship does not sail now: it does so before a card is laid, once, and to another canal card.
kontor-refusal-no-ship-for-this-card = Only a card with the ship moves the ship, and yours is { $card }.
kontor-refusal-remove-or-leave = You have moved the ship: remove a card beside it, or leave them all.
kontor-refusal-no-removal-now = There is no card to remove now: that is done right after moving the ship, with a card beside it that may go.
kontor-refusal-never-removable = At { $space } there is no quay or crane that could be removed.
kontor-refusal-not-beside-ship = The ship is not beside { $card }.
kontor-refusal-without-ship-symbol = Only cards with the ship can be removed, not { $card }.
kontor-refusal-in-closed-yard = A closed yard is final: { $card } stays.
kontor-refusal-make-room = After that there would be no space for { $card }.
kontor-refusal-space-taken = There is a card at { $space } already.
kontor-refusal-nothing-adjacent = A card must lie beside another one, and { $space } has no neighbour.
kontor-refusal-out-of-bounds = The harbour does not reach to { $space }.
kontor-refusal-crane-forbids = Beside a crane of your opponent, as at { $space }, you may lay only canals.
kontor-refusal-crane-forbids-bridge = A bridge is a quay card: not at { $space }, beside a crane of your opponent.
kontor-refusal-beside-closed-yard = A special card may not touch a closed yard, as it would at { $space }.
kontor-refusal-nothing-to-flood = A flood covers a quay with exactly one good, or a bridge; there is none at { $space }.
kontor-refusal-nothing-to-bridge = A bridge is laid on a canal card, not on customs; there is none at { $space }.
kontor-refusal-ship-in-the-way = There is no bridging the card at { $space } while the ship is on it.
kontor-refusal-customs-needs-side = Say whether the customs are laid as quay or as canal.
kontor-refusal-no-customs = Only customs are laid as you please; yours is { $card }.
kontor-refusal-customs-may-not-close = Customs may not close a yard, as they would at { $space }.
kontor-refusal-no-canal-adjacent = In Water Games a quay card must touch a canal, and none is beside { $space }.
kontor-refusal-field-would-break = A canal at { $space } would split its field or leave nothing of it.

## Pieces

kontor-piece-anchor = the anchor
kontor-piece-R1 = crane 1
kontor-piece-B2 = crane 2
kontor-piece-R3 = quay 3 (wine, spices, tea, ship)
kontor-piece-B4 = quay 4 (wine, spices, tea, ship)
kontor-piece-R5 = quay 5 (wine, spices)
kontor-piece-B6 = quay 6 (wine, spices)
kontor-piece-R7 = quay 7 (spices, tea)
kontor-piece-B8 = quay 8 (spices, tea)
kontor-piece-R9 = quay 9 (wine, tea)
kontor-piece-B10 = quay 10 (wine, tea)
kontor-piece-R11 = quay 11 (spices, tea, ship)
kontor-piece-B12 = quay 12 (spices, tea, ship)
kontor-piece-R13 = quay 13 (wine, tea, ship)
kontor-piece-B14 = quay 14 (wine, tea, ship)
kontor-piece-R15 = quay 15 (wine, spices, ship)
kontor-piece-B16 = quay 16 (wine, spices, ship)
kontor-piece-C17 = canal 17 (ship)
kontor-piece-C18 = canal 18 (florin)
kontor-piece-R19 = quay 19 (wine, tea, ship)
kontor-piece-B20 = quay 20 (wine, tea, ship)
kontor-piece-R21 = quay 21 (wine, spices, ship)
kontor-piece-B22 = quay 22 (wine, spices, ship)
kontor-piece-R23 = quay 23 (spices, tea, ship)
kontor-piece-B24 = quay 24 (spices, tea, ship)
kontor-piece-C25 = canal 25 (ship)
kontor-piece-C26 = canal 26 (florin)
kontor-piece-R27 = quay 27 (wine, florin)
kontor-piece-B28 = quay 28 (wine, florin)
kontor-piece-R29 = quay 29 (spices, florin)
kontor-piece-B30 = quay 30 (spices, florin)
kontor-piece-R31 = quay 31 (tea, florin)
kontor-piece-B32 = quay 32 (tea, florin)
kontor-piece-C33 = canal 33 (ship)
kontor-piece-C34 = canal 34 (florin)
kontor-piece-R35 = quay 35 (spices, florin)
kontor-piece-B36 = quay 36 (spices, florin)
kontor-piece-R37 = quay 37 (tea, florin)
kontor-piece-B38 = quay 38 (tea, florin)
kontor-piece-C39 = canal 39 (ship)
kontor-piece-C40 = canal 40 (florin)
kontor-piece-R41 = quay 41 (wine, florin)
kontor-piece-B42 = quay 42 (wine, florin)
kontor-piece-C43 = canal 43 (ship)
kontor-piece-C44 = canal 44 (florin)
kontor-piece-S45 = bridge 45
kontor-piece-S46 = bridge 46
kontor-piece-S47 = customs 47
kontor-piece-S48 = customs 48
kontor-piece-S49 = flood 49
kontor-piece-S50 = flood 50
kontor-piece-R51 = crane 51 (ship)
kontor-piece-B52 = crane 52 (ship)
kontor-piece-C53 = canal 53 (florin)
kontor-piece-C54 = canal 54 (ship)
kontor-piece-C55 = canal 55
kontor-piece-C56 = canal 56 (florin)
kontor-piece-C57 = canal 57 (ship)
kontor-piece-C58 = canal 58
kontor-piece-C59 = canal 59 (florin)
kontor-piece-C60 = canal 60 (ship)
kontor-piece-R61 = quay 61 (tea)
kontor-piece-B62 = quay 62 (tea)
kontor-piece-C63 = canal 63
kontor-piece-C64 = canal 64 (florin)
kontor-piece-C65 = canal 65 (ship)
kontor-piece-C66 = canal 66
kontor-piece-C67 = canal 67 (florin)
kontor-piece-C68 = canal 68 (ship)
kontor-piece-C69 = canal 69
kontor-piece-C70 = canal 70 (florin)
kontor-piece-C71 = canal 71 (ship)
kontor-piece-C72 = canal 72
kontor-piece-R73 = quay 73 (wine)
kontor-piece-B74 = quay 74 (wine)
kontor-piece-C75 = canal 75 (florin)
kontor-piece-C76 = canal 76
kontor-piece-C77 = canal 77 (florin)
kontor-piece-C78 = canal 78
kontor-piece-C79 = canal 79 (ship)
kontor-piece-C80 = canal 80 (florin)
kontor-piece-C81 = canal 81
kontor-piece-C82 = canal 82 (florin)
kontor-piece-C83 = canal 83
kontor-piece-C84 = canal 84 (ship)
kontor-piece-R85 = quay 85 (spices)
kontor-piece-B86 = quay 86 (spices)
kontor-piece-C87 = canal 87
kontor-piece-C88 = canal 88
kontor-piece-C89 = canal 89
kontor-piece-C90 = canal 90
kontor-piece-C91 = canal 91
kontor-piece-wine = wine
kontor-piece-spices = spices
kontor-piece-tea = tea
kontor-piece-by-difference = by the largest difference
kontor-piece-by-goods-led = by leading in more goods
kontor-piece-by-circle = by the circle of goods
kontor-piece-pass = to pass
kontor-piece-buy = to buy
kontor-piece-decline = not to buy
kontor-piece-as-quay = as quay
kontor-piece-as-canal = as canal

## Moves

kontor-move-buy = Buy a special card for 2 florins
kontor-move-decline = Buy nothing
kontor-move-show = Show { $card }
kontor-move-choose = Choose { $card }
kontor-move-pass = Pass and take a florin
kontor-move-ship = Move the ship to { $space }
kontor-move-stay = Leave the ship where it is
kontor-move-remove = Remove the card at { $space }
kontor-move-leave = Remove nothing
kontor-move-lay = Lay the card at { $space }
kontor-move-quay = Lay the customs as quay at { $space }
kontor-move-canal = Lay the customs as canal at { $space }

## Stages

kontor-stage-over = the end
kontor-stage-buying = special cards
kontor-stage-showing = the last special card
kontor-stage-choosing = secret choice
kontor-stage-shipping = the ship
kontor-stage-removing = removal
kontor-stage-laying = extending the harbour
kontor-prompt-buying = Do you buy a special card for 2 florins?
kontor-prompt-showing = Choose a hand card to show: the higher one buys the last special card.
kontor-prompt-choosing = Choose in secret one hand card to play, or pass and take a florin.
kontor-prompt-shipping = Move the ship to another canal card, or let it stay.
kontor-prompt-removing = You may remove one card beside the ship.
kontor-prompt-laying = Lay your card.
kontor-wait-buying = { $seatCount ->
        [one] { $seat } is thinking about a special card.
       *[other] { $seat } are thinking about a special card.
    }
kontor-wait-showing = { $seatCount ->
        [one] { $seat } is picking a card to show.
       *[other] { $seat } are picking a card to show.
    }
kontor-wait-choosing = { $seatCount ->
        [one] { $seat } is choosing a card.
       *[other] { $seat } are choosing a card.
    }
kontor-wait-shipping = { $seat } has the ship to move.
kontor-wait-removing = { $seat } may remove a card.
kontor-wait-laying = { $seat } is laying a card.

## Options

kontor-option-scenario = Scenario
kontor-choice-scenario-base = Base game: 7 x 7, five largest yards
kontor-choice-scenario-waterGames = Water Games: 6 x 6, quays must touch water
kontor-choice-scenario-ticTacToe = Tic Tac Toe: three fields in a line
kontor-choice-scenario-canalGrande = Canal Grande: 4 x 12 along an S
kontor-choice-scenario-gulliver = Gulliver’s Travels: 5 x 5, only the anchor
kontor-choice-scenario-poverty = Poverty: six florins in all
kontor-option-special_cards = Special cards
kontor-choice-special_cards-no = without
kontor-choice-special_cards-yes = with floods, bridges and customs
kontor-option-immediateYardPoint = A closed yard scores at once
kontor-choice-immediateYardPoint-yes = yes, and again at the end
kontor-choice-immediateYardPoint-no = only at the end
kontor-option-guardiansLimited = Guardians
kontor-choice-guardiansLimited-no = as many as needed
kontor-choice-guardiansLimited-yes = five each, no more
kontor-option-finalTieExclusion = Equal yards in the final ranking
kontor-choice-finalTieExclusion-always = never count
kontor-choice-finalTieExclusion-cutoff = count if all of them fit
error-option-no-special-cards = Special cards cannot be used in the scenario “{ $scenario }”.

## Endings

kontor-ending-harbour-full = The harbour is full.
kontor-ending-no-card-laid = Nobody laid a card for three rounds.
kontor-ending-no-growth = The harbour did not grow for ten rounds.
kontor-ending-line = Three fields in a line won the game.
kontor-ending-ruin = One player holds all the florins.

## At the terminal

kontor-terminal-round = round { $round }
kontor-terminal-marks = $ florin   ^ ship   ▲ the ship   ■ guardian
kontor-terminal-crane = crane
kontor-terminal-bridge = bridge
kontor-terminal-customs = cust.
kontor-terminal-flood = flood
kontor-terminal-nobody = balanced
kontor-terminal-leads = { $name } leads { $how }
kontor-terminal-player = points { $points }  florins { $florins }  guardians { $guardians }
kontor-terminal-backs = hand { $quay }+{ $canal }
kontor-terminal-backs-special = +{ $count }
kontor-terminal-quay-pile = pile { $count }:
kontor-terminal-plays = plays
kontor-terminal-committed = has decided
kontor-terminal-treasury = Treasury { $florins }
kontor-terminal-canal-pile = canals { $count }:
kontor-terminal-special-pile = special cards { $count }
kontor-terminal-still = rounds without a card { $idle } of 3, without growth { $stale } of 10
kontor-terminal-your-hand = Your hand:
kontor-terminal-chosen = (chosen: { $choice })
kontor-terminal-over = over { $card }

## What speaks for a move, as a bot says it

kontor-advice-close = it closes a yard for you, or none for the other
kontor-advice-less-close = it closes a yard for the other, or none for you
kontor-advice-size = it closes off more cards of the harbour for you, or fewer for the other
kontor-advice-less-size = it closes off fewer cards of the harbour for you, or more for the other
kontor-advice-lead = it leaves you better placed in the open yards
kontor-advice-less-lead = it leaves you worse placed in the open yards
kontor-advice-goods = it brings more warehouses
kontor-advice-less-goods = it brings fewer warehouses
kontor-advice-income = it earns the florin for a canal
kontor-advice-less-income = it goes without the florin for a canal
kontor-advice-tax = the card taxes the other player
kontor-advice-less-tax = it does not tax the other player
kontor-advice-ship = the card lets you move the ship
kontor-advice-less-ship = it leaves the ship alone
kontor-advice-value = the card’s value is higher
kontor-advice-less-value = it keeps higher cards back
kontor-advice-pass = it passes and keeps all cards
kontor-advice-less-pass = it plays a card rather than pass
kontor-advice-poor = it brings a florin, worth more the fewer you have
kontor-advice-less-poor = it goes without the florin for passing
kontor-advice-special = it plays a special card
kontor-advice-less-special = it keeps the special card for later
kontor-advice-stranded = the card finds no space as things stand
kontor-advice-less-stranded = it plays no card that finds no space
kontor-advice-remove = a card of the other goes, or none of yours
kontor-advice-less-remove = a card of yours goes, or none of the other’s
kontor-advice-reach = the ship threatens a card of the other
kontor-advice-less-reach = the ship threatens no card of the other
kontor-advice-buy = it buys a special card
kontor-advice-less-buy = it buys no special card
kontor-advice-rich = it puts your florins to use
kontor-advice-less-rich = it keeps your florins

## What a move brings

kontor-effect-yard-lead =
    { $seat } would win the yard of { $size ->
        [one] 1 card
       *[other] { $size } cards
    } { $how }; distance { $distance }.
kontor-effect-yard-even =
    Nobody would win the yard of { $size ->
        [one] 1 card
       *[other] { $size } cards
    }; distance { $distance }.
kontor-effect-card-worth = Value { $value }: the higher value acts first.
kontor-effect-taxes-other = The florin: your opponent pays a tax of one florin, unless passing.
kontor-effect-moves-ship = The ship: you may move it and remove a card beside it.
kontor-effect-pass-pays =
    { $florins ->
        [0] Passing brings nothing: the treasury is empty.
        [1] You take a florin from the treasury.
       *[other] A florin, if there is one for you: { $florins }
    }
kontor-effect-special-costs = A special card costs { $price } florins; you keep { $left }.
kontor-effect-removable =
    { $cardsCount ->
        [0] There is nothing to remove there.
       *[other] From there you could remove { $cards }.
    }

## Score sheet

kontor-score-yards = Yards won
kontor-score-bonus = Bonus for yards
kontor-score-outright = outright victory
kontor-score-florins = florins
kontor-score-history = Points by round
