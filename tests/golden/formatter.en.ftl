# The texts of formatter.json: its own, so that no test of the formatter depends on a sentence of a game.
batavia-name = Batavia
batavia-event-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards: { $cards }.
    }
batavia-event-lot-turned =
    { $seat } is auctioneer and throws { $die }: { $cardsCount ->
        [0] there is no card to turn up, so the lot is { $lot }.
       *[other]
            { $lotCount ->
                [one] the lot is one card, { $lot }.
               *[other] the lot is { $lotCount } cards, { $lot }.
            }
    }
batavia-event-bid = { $seat } bids { $amount }.
batavia-event-passed = { $seat } passes.
batavia-event-sold =
    { $seat } wins the auction for { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    }, goes first and takes { $lot }.
batavia-event-paid =
    { $seat } pays { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    } to { $to }.
batavia-event-drew =
    { $count ->
        [0] { $seat } draws, but there is no card left.
        [one]
            { $cards ->
                [none] { $seat } draws 1 card.
               *[other] { $seat } draws 1 card: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $seat } draws { $count } cards.
               *[other] { $seat } draws { $count } cards: { $cards }.
            }
    }
batavia-event-laid = { $seat } lays a ship { $companyOf }.
batavia-event-seal-returned = The seal { $companyOf } goes back to the board.
batavia-event-stations-revealed = Stations { $first } to { $last } are turned up: { $tiles }.
batavia-event-sailed = { $seat } sails to space { $space }, takes the tile { $companyOf } and stores a crate of { $good }.
batavia-event-converted =
    { $seat } converts { $companiesCount ->
        [one] a tile
       *[other] tiles
    } { $companiesOf } into { $gold } gold.
batavia-event-pirates-attacked =
    Pirates! They attack { $companies } and sink { $sunk ->
        [one] 1 ship
       *[other] { $sunk } ships
    }.
batavia-event-good-scored =
    Most crates of { $good }: { $seats }, { $gold } gold{ $seatsCount ->
        [one] { "" }
       *[other] { " " }each
    }.
batavia-event-seals-scored =
    { $seat } has the { $companiesCount ->
        [one] seal
       *[other] seals
    } { $companiesOf }: { $gold } gold.
batavia-refusal-too-few-bills =
    You have only { $bills ->
        [one] 1 bill
       *[other] { $bills } bills
    } of exchange.
batavia-refusal-not-your-seal = You do not have the seal { $companyOf }.
batavia-piece-EN = England
    .of = of England
batavia-piece-DK = Denmark
    .of = of Denmark
batavia-piece-FR = France
    .of = of France
batavia-piece-NL = Netherlands
    .of = of the Netherlands
batavia-piece-SE = Sweden
    .of = of Sweden
batavia-piece-tea = tea
batavia-piece-nutmeg = nutmeg
batavia-piece-EN-nutmeg = English nutmeg
batavia-piece-DK-tea = Danish tea
batavia-piece-FR-ginger = French ginger
batavia-piece-NL-silk = Dutch silk
batavia-piece-SE-pepper = Swedish pepper
batavia-move-bid =
    Bid { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    }
batavia-range-bid = Bid { $low } to { $high } bills
batavia-move-lay = Lay { $company }
house-seat = Seat { $number }
house-nobody = nobody
house-nothing = nothing
house-list-comma = { $before }, { $next }
house-list-last = { $before } and { $last }
house-counted = { $count } { $name }
house-refusal-sealed = A secret choice is never taken back.
error-option-game = There is no game “{ $name }”. Games: { $known }.
error-option-unknown =
    { $known ->
        [none] “{ $game }” has no option “{ $name }”, nor any other.
       *[other] “{ $game }” has no option “{ $name }”. Options: { $known }.
    }
error-record-word-count =
    Line { $line }: “{ $word }” wants { $wanted ->
        [one] one word
       *[other] { $wanted } words
    } after it.
