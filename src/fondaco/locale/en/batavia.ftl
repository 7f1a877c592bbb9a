### Batavia.

batavia-name = Batavia
batavia-tagline = Ships, auctions and spices on the way to the East
batavia-length = about 60 minutes

## What happens

batavia-event-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards: { $cards }.
    }
batavia-event-lot-turned =
    { $seat } is auctioneer and throws { $die }: { $cardsCount ->
        [0] there is no card to turn up, so the lot is { $lot }.
       *[other] { $lotCount ->
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
batavia-event-unsold = Nobody bids: the lot stays, and { $seat } goes first.
batavia-event-drew =
    { $count ->
        [0] { $seat } draws, but there is no card left.
        [one] { $cards ->
            [none] { $seat } draws 1 card.
           *[other] { $seat } draws 1 card: { $cards }.
        }
       *[other] { $cards ->
            [none] { $seat } draws { $count } cards.
           *[other] { $seat } draws { $count } cards: { $cards }.
        }
    }
batavia-event-laid = { $seat } lays a ship { $companyOf }.
batavia-event-seal-taken = { $seat } takes the seal { $companyOf }.
batavia-event-seal-returned = The seal { $companyOf } goes back to the board.
batavia-event-stations-revealed = Stations { $first } to { $last } are turned up: { $tiles }.
batavia-event-sailed = { $seat } sails to space { $space }, takes the tile { $companyOf } and stores a crate of { $good }.
batavia-event-converted =
    { $seat } converts { $companiesCount ->
        [one] a tile
       *[other] tiles
    } { $companiesOf } into { $gold } gold.
batavia-event-kept = { $seat } keeps the tiles.
batavia-event-pirates-attacked =
    Pirates! They attack { $companies } and sink { $sunk ->
        [one] 1 ship
       *[other] { $sunk } ships
    }.
batavia-event-hex-reached = { $seat } takes the Final Hex: this is the last round.
batavia-event-deck-reshuffled =
    { $count ->
        [one] The one discard becomes
       *[other] The { $count } discards are shuffled and become
    } the new draw pile.
batavia-event-hand-shown = { $seat } shows the hand: { $cards }.
batavia-event-good-scored =
    Most crates of { $good }: { $seats }, { $gold } gold{ $seatsCount ->
        [one] { "" }
       *[other] { " " }each
    }.
batavia-event-bills-scored =
    Most bills of exchange ({ $bills }): { $seats }, { $gold } gold{ $seatsCount ->
        [one] { "" }
       *[other] { " " }each
    }.
batavia-event-hex-scored = { $seat } has the Final Hex: { $gold } gold.
batavia-event-seals-scored =
    { $seat } has the { $companiesCount ->
        [one] seal
       *[other] seals
    } { $companiesOf }: { $gold } gold.

## Why not

batavia-refusal-no-auction-now = There is no auction now: it is time for actions.
batavia-refusal-bid-too-low = A bid must be higher than { $highest }.
batavia-refusal-too-few-bills =
    You have only { $bills ->
        [one] 1 bill
       *[other] { $bills } bills
    } of exchange.
batavia-refusal-bid-or-pass = The auction is on: bid or pass.
batavia-refusal-one-action-only = You have begun to play cards: you cannot draw in the same turn.
batavia-refusal-cards-first = First you lay at least one card, then you move.
batavia-refusal-no-such-card = You have no ship { $companyOf } in your hand.
batavia-refusal-no-majority-yet = You have no majority yet: lay more cards.
batavia-refusal-no-majority-possible = Your hand cannot bring you a majority in any company: draw.
batavia-refusal-no-tile-there = There is no tile to be seen there: you sail to a station with a face-up tile.
batavia-refusal-not-the-nearest = You can sail only to the nearest tile { $companyOf } ahead of you.
batavia-refusal-not-your-seal = You do not have the seal { $companyOf }.
batavia-refusal-no-tile-ahead = There is no tile { $companyOf } ahead of you.
batavia-refusal-nothing-to-convert = You can convert only right after taking a tile of a company of which you had none.
batavia-refusal-convert-or-keep = You have just taken a tile: convert or keep.
batavia-refusal-tile-comes-first = The Final Hex is closed to you: your seal { $companyOf } still leads to a station.
batavia-refusal-last-round-needs-tile = In the last round a play must give you a seal that leads to a station ahead of you.

## Pieces

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
batavia-piece-cotton = cotton
batavia-piece-porcelain = porcelain
batavia-piece-silk = silk
batavia-piece-ginger = ginger
batavia-piece-nutmeg = nutmeg
batavia-piece-pepper = pepper
batavia-piece-EN-tea = English tea
batavia-piece-EN-cotton = English cotton
batavia-piece-EN-porcelain = English porcelain
batavia-piece-EN-silk = English silk
batavia-piece-EN-ginger = English ginger
batavia-piece-EN-nutmeg = English nutmeg
batavia-piece-EN-pepper = English pepper
batavia-piece-DK-tea = Danish tea
batavia-piece-DK-cotton = Danish cotton
batavia-piece-DK-porcelain = Danish porcelain
batavia-piece-DK-silk = Danish silk
batavia-piece-DK-ginger = Danish ginger
batavia-piece-DK-nutmeg = Danish nutmeg
batavia-piece-DK-pepper = Danish pepper
batavia-piece-FR-tea = French tea
batavia-piece-FR-cotton = French cotton
batavia-piece-FR-porcelain = French porcelain
batavia-piece-FR-silk = French silk
batavia-piece-FR-ginger = French ginger
batavia-piece-FR-nutmeg = French nutmeg
batavia-piece-FR-pepper = French pepper
batavia-piece-NL-tea = Dutch tea
batavia-piece-NL-cotton = Dutch cotton
batavia-piece-NL-porcelain = Dutch porcelain
batavia-piece-NL-silk = Dutch silk
batavia-piece-NL-ginger = Dutch ginger
batavia-piece-NL-nutmeg = Dutch nutmeg
batavia-piece-NL-pepper = Dutch pepper
batavia-piece-SE-tea = Swedish tea
batavia-piece-SE-cotton = Swedish cotton
batavia-piece-SE-porcelain = Swedish porcelain
batavia-piece-SE-silk = Swedish silk
batavia-piece-SE-ginger = Swedish ginger
batavia-piece-SE-nutmeg = Swedish nutmeg
batavia-piece-SE-pepper = Swedish pepper

## Moves

batavia-move-bid =
    Bid { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    }
batavia-range-bid = Bid { $low } to { $high } bills
batavia-move-pass = Pass
batavia-move-draw = Draw two cards
batavia-move-lay = Lay { $company }
batavia-move-sail = Sail for { $company }
batavia-move-hex = Go to the Final Hex
batavia-move-convert = Convert tiles into gold
batavia-move-keep = Keep the tiles

## Stages

batavia-stage-over = the end
batavia-stage-auction = auction
batavia-stage-action = actions
batavia-stage-play = a play
batavia-stage-conversion = conversion
batavia-prompt-auction = Bid for the lot and the right to go first, or pass.
batavia-prompt-action = Draw two cards, or play by laying your first ship.
batavia-prompt-play = Lay more ships, or sail for a company whose seal you have.
batavia-prompt-conversion = Convert one tile of each company into gold, or keep them all.
batavia-wait-auction = { $seat } is thinking about a bid.
batavia-wait-action = { $seat } is choosing an action.
batavia-wait-play = { $seat } is laying ships.
batavia-wait-conversion = { $seat } may convert tiles into gold.

## Options

batavia-option-quick_start = Quick start
batavia-choice-quick_start-no = stations shuffled, ten face up
batavia-choice-quick_start-yes = all stations face up in a fixed order
batavia-option-reveal = New stations turn up
batavia-choice-reveal-lastTile = when a merchant reaches the last one
batavia-choice-reveal-lastBlock = when a merchant reaches the last five
batavia-option-first_auctioneer = First auctioneer
batavia-choice-first_auctioneer-random = drawn by lot
batavia-choice-first_auctioneer-seat1 = seat 1
batavia-choice-first_auctioneer-seat2 = seat 2
batavia-choice-first_auctioneer-seat3 = seat 3
batavia-choice-first_auctioneer-seat4 = seat 4
batavia-choice-first_auctioneer-seat5 = seat 5

## Endings

batavia-ending-final-hex = The Final Hex was taken and the round played out.

## What speaks for a move, as a bot says it

batavia-advice-crate = the goods promise more gold
batavia-advice-less-crate = it counts less on gold for goods
batavia-advice-safe = it makes a majority of goods safe
batavia-advice-less-safe = it makes sure of less gold for goods
batavia-advice-rival = it contests a rival’s gold for goods
batavia-advice-less-rival = it contests less of the rivals’ gold for goods
batavia-advice-set = it adds a company to your set
batavia-advice-less-set = it adds no company to your set
batavia-advice-double = it brings another tile of a company you already have
batavia-advice-less-double = it brings no tile of a company you already have
batavia-advice-step = it sails further for a tile
batavia-advice-less-step = it sails less far for a tile
batavia-advice-race = it catches up with the others, or runs less far ahead
batavia-advice-less-race = it catches up less, or runs further ahead
batavia-advice-cards = it spends more cards
batavia-advice-less-cards = it spends fewer cards
batavia-advice-extra = it lays a ship beyond what a majority needs
batavia-advice-less-extra = it lays no ship beyond what a majority needs
batavia-advice-pirates = you come off better with the pirates
batavia-advice-less-pirates = you come off worse with the pirates
batavia-advice-draw = it draws cards
batavia-advice-less-draw = it does not spend the turn on drawing
batavia-advice-short = it goes for cards while your hand is small
batavia-advice-less-short = it does without more cards
batavia-advice-gold = it brings gold now
batavia-advice-less-gold = it leaves the gold for later
batavia-advice-patience = it does not wait for a larger set
batavia-advice-less-patience = it waits for a larger set
batavia-advice-lot = it goes for the cards of the lot
batavia-advice-less-lot = it lets the lot go
batavia-advice-useful = the lot has cards that can bring you a majority
batavia-advice-less-useful = it does without the lot’s cards for a majority
batavia-advice-first = it bids for going first
batavia-advice-less-first = it does not pay for going first
batavia-advice-price = it offers more bills
batavia-advice-less-price = it offers fewer bills, or none
batavia-advice-purse = it stakes a larger part of your bills
batavia-advice-less-purse = it leaves you more bills
batavia-advice-hex = it leads to the Final Hex
batavia-advice-less-hex = it leaves the Final Hex alone
batavia-advice-lead = it brings the end nearer while you are ahead, or not while you are behind
batavia-advice-less-lead = it brings the end nearer while you are behind, or not while you are ahead

## Batavia's table: the short words stand above columns of 4, 3, 5, 15 and 10

batavia-terminal-round = round { $round }
batavia-terminal-cannon = cannon { $cannon } (pirates at { $limit })
batavia-terminal-pile = pile { $count }
batavia-terminal-discards = discards { $count }
batavia-terminal-hex = Final Hex
batavia-terminal-gold = gold
batavia-terminal-at = at
batavia-terminal-hand = hand
batavia-terminal-ships = ships face up
batavia-terminal-tiles = tiles
batavia-terminal-crates = crates
batavia-terminal-afloat = all players
batavia-terminal-marks = * seal   <1> merchant
batavia-terminal-passed-mark = x passed
batavia-terminal-lot = Lot:
batavia-terminal-bid = bid { $bid } ({ $name })
batavia-terminal-auctioneer = auctioneer { $name }
batavia-terminal-first = first player { $name }
batavia-terminal-your-hand = Your hand:
batavia-terminal-hand-of = { $name }:
batavia-terminal-bills =
    { $count ->
        [one] 1 bill
       *[other] { $count } bills
    }
batavia-terminal-bills-shown = Bills:
batavia-terminal-pays = { $gold } gold
batavia-terminal-to = to { $space }, { $good }
batavia-terminal-to-hidden = to a hidden station

batavia-terminal-laid = { $name } lays { $ships }.
batavia-terminal-seals-taken =
    { $seat } takes the { $companiesCount ->
        [one] seal
       *[other] seals
    } { $companiesOf }.
batavia-terminal-seals-returned =
    { $companiesCount ->
        [one] The seal { $companiesOf } goes
       *[other] The seals { $companiesOf } go
    } back to the board.
batavia-terminal-paid = { $name } pays { $parts }.
batavia-terminal-paid-to = { $amount } to { $name }

## What a move brings

batavia-effect-fleet =
    Ships { $companyOf }: you would have { $own }, the strongest other player has { $rival }.
batavia-effect-cannon = Pirate scale: { $ships } of { $limit }.
batavia-effect-crates-lead =
    Most crates of { $good } ({ $crates }): { $seats }, worth { $gold } gold{ $seatsCount ->
        [one] { "" }
       *[other] { " " }each
    } at the end.
batavia-effect-tiles-worth = Converting your tiles would pay { $after } gold (now { $before }).
batavia-effect-station-unknown = The next station { $companyOf } is still face down.
batavia-effect-cards-drawn =
    You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
batavia-effect-if-bought =
    If nobody bids more, you pay { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    } and keep { $left }.
batavia-effect-would-receive =
    { $seat } would receive { $amount ->
        [one] 1 bill
       *[other] { $amount } bills
    }.

## Score sheet

batavia-score-conversions = Tiles converted
batavia-score-warehouses = Warehouses
batavia-score-bills = Bills of exchange
batavia-score-hex = Final Hex
batavia-score-seals = Seals
batavia-score-history = Gold by round
