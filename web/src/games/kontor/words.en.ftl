### Kontor's board: words that only the drawing needs.

kontor-board-harbour = Harbour
kontor-board-hand = Your hand
kontor-board-duel = This round
kontor-board-yards = Yards

## The harbour

kontor-board-scenario-base = Base game
kontor-board-scenario-waterGames = Water Games
kontor-board-scenario-ticTacToe = Tic Tac Toe
kontor-board-scenario-canalGrande = Canal Grande
kontor-board-scenario-gulliver = Gulliver’s Travels
kontor-board-scenario-poverty = Poverty
kontor-board-round = round { $round }
kontor-board-rows =
    { $fixed ->
        [1] rows: { $limit }, fixed
       *[other] rows: { $count } of { $limit }
    }
kontor-board-columns =
    { $fixed ->
        [1] columns: { $limit }, fixed
       *[other] columns: { $count } of { $limit }
    }
kontor-board-idle = no card laid: { $rounds } of { $most } rounds
kontor-board-stale = no growth: { $rounds } of { $most } rounds
kontor-board-space = { $space }: { $card }
kontor-board-card = { $card }, value { $value }
kontor-board-free = { $space }: free
kontor-board-crane = A crane of { $name } is beside it: only { $name } may lay quays here.
kontor-board-last-gap = The last gap of the yard at { $space }: a canal here closes it.
kontor-board-removable = From here the ship can remove { $cards }.
kontor-board-ship = The ship, at { $space } on { $card }
kontor-board-ship-more = After moving it one card with the ship symbol beside it may be removed from an open yard.

## Yards

kontor-board-yard-open =
    { $size ->
        [one] Open yard of 1 card
       *[other] Open yard of { $size } cards
    }, { $gaps ->
        [one] 1 gap.
       *[other] { $gaps } gaps.
    }
kontor-board-good =
    { $tie ->
        [1] { $good } { $most }:{ $least }, equal
       *[other] { $good } { $most }:{ $least } for { $ahead } (+{ $by })
    }
kontor-board-leads = { $name } leads { $reason }.
kontor-board-balanced = Nobody leads.
kontor-board-yard-customs =
    { $count ->
        [one] Customs bring 1 point more.
       *[other] Customs bring { $count } points more.
    }
kontor-board-yard-closed =
    { $guarded ->
        [1] { $size ->
            [one] Closed yard of 1 card, of { $name }.
           *[other] Closed yard of { $size } cards, of { $name }.
        }
       *[other] { $size ->
            [one] Closed yard of 1 card, of nobody.
           *[other] Closed yard of { $size } cards, of nobody.
        }
    }
kontor-board-yard-guarded =
    { $guarded ->
        [1] closed, guarded by { $name }
       *[other] closed, nobody’s
    }
kontor-board-yard-rank =
    { $bonus ->
        [1] Brings a bonus point{ $over ->
            [1] { "" }
           *[other] { " so far" }
        }
       *[other] Brings no bonus point{ $over ->
            [1] { "" }
           *[other] { " so far" }
        }
    }; { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    } from the anchor.
kontor-board-yard-at =
    { $size ->
        [one] { $space }, 1 card
       *[other] { $space }, { $size } cards
    }
kontor-board-no-yards = No quay has been laid yet.
kontor-board-circle = Wine beats spices, spices beat tea, tea beats wine.

## Choices and piles

kontor-board-hand-empty = You have no cards.
kontor-board-sealed-own = Your secret choice.
kontor-board-plays = { $name } plays { $card }.
kontor-board-sealed = { $name } has decided.
kontor-board-thinking = { $name } is deciding.
kontor-board-passed = { $name } passed.
kontor-board-last = { $name } played { $card }.
kontor-board-nothing = { $name } has played nothing yet.
kontor-board-acts-first = acts first
kontor-board-side-quay = as quay
kontor-board-side-canal = as canal
kontor-board-treasury =
    { $florins ->
        [one] Treasury: 1 florin
       *[other] Treasury: { $florins } florins
    }
kontor-board-treasury-more = Who passes takes a florin from here.
kontor-board-canals = Canal pile: { $count }
kontor-board-canals-short = canals: { $count }
kontor-board-top = On top: { $card }.
kontor-board-special = Special cards: { $count }
kontor-board-special-more = One costs 2 florins.
kontor-board-covered = Under floods and bridges: { $cards }
kontor-board-covered-short = covered: { $count }

## Players

kontor-board-points =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
kontor-board-bonus =
    { $bonus ->
        [one] If the game ended now, the final scoring would bring 1 more point.
       *[other] If the game ended now, the final scoring would bring { $bonus } more points.
    }
kontor-board-fields =
    { $count ->
        [one] { $name } controls 1 field
       *[other] { $name } controls { $count } fields
    }
kontor-board-florins =
    { $florins ->
        [one] { $name }: 1 florin
       *[other] { $name }: { $florins } florins
    }
kontor-board-guardians =
    { $count ->
        [one] { $name }: 1 guardian left
       *[other] { $name }: { $count } guardians left
    }
kontor-board-quays = Quay pile of { $name }: { $count }
kontor-board-quays-short = quays: { $count }
kontor-board-backs = In the hand of { $name }: { $quay } quay, { $canal } canal, { $special } special

## The zones of the table

kontor-board-piles = Piles
kontor-board-scenario = Scenario
kontor-board-has-chosen = has chosen
kontor-board-stored = { $good } of { $name } in open yards: { $count }
kontor-board-stage-over = over
kontor-board-stage-buying = special cards
kontor-board-stage-showing = show a card
kontor-board-stage-choosing = choose a card
kontor-board-stage-shipping = the ship
kontor-board-stage-removing = remove a card
kontor-board-stage-laying = lay a card
kontor-board-kind-buy = Buy
kontor-board-kind-decline = Decline
kontor-board-kind-show = Show a card
kontor-board-kind-choose = Choose a card
kontor-board-kind-pass = Pass
kontor-board-kind-ship = Move the ship
kontor-board-kind-stay = Stay
kontor-board-kind-remove = Remove a card
kontor-board-kind-leave = Remove nothing
kontor-board-kind-lay = Lay the card
kontor-board-kind-quay = Lay it as a quay
kontor-board-kind-canal = Lay it as a canal
kontor-board-round-title = Round { $round }
