### Batavia's board: words that only the drawing needs.

batavia-board-route = The route from the start to the Final Hex
batavia-board-round = round { $round }
batavia-board-start = The start of the route
batavia-board-station = Station { $space }: { $tile }
batavia-board-station-hidden = Station { $space }: face down
batavia-board-station-taken = Station { $space }: the tile was taken
batavia-board-station-passed = Every merchant has passed it: nobody can reach it any more.
batavia-board-hex = The Final Hex, worth 4 gold
batavia-board-hex-free = Whoever goes there begins the last round.
batavia-board-hex-taken = { $name } has it.
batavia-board-merchant =
    { $space ->
        [0] The merchant of { $name }, at the start
        [36] The merchant of { $name }, on the Final Hex
       *[other] The merchant of { $name }, at station { $space }
    }
batavia-board-hand = Your hand
batavia-board-hand-cards =
    { $count ->
        [one] { $count } ship { $companyOf }
       *[other] { $count } ships { $companyOf }
    }
batavia-board-hand-empty = You have no cards.
batavia-board-auction = Auction
batavia-board-deck = Draw pile: { $count }
batavia-board-discard = Discards: { $count }
batavia-board-lot = The lot
batavia-board-fleets = Ships at sea
batavia-board-company = Company
batavia-board-free-seal = Nobody
batavia-board-all = All
batavia-board-none = no seal
batavia-board-seal = The seal { $companyOf }
batavia-board-seal-free = On the board: nobody has most ships alone.
batavia-board-seal-held = { $name } has most ships of this company.
batavia-board-cannon = Ships at sea, all together: { $count }. Pirates come at { $limit }.
batavia-board-pirates = They sink every ship of the company that has most at sea.
batavia-board-warehouses = Warehouses
batavia-board-good = Good
batavia-board-worth = Gold
batavia-board-leads = Leads
batavia-board-box = { $tile }: a crate of { $name }
batavia-board-box-empty = { $tile }: no crate yet
batavia-board-players = Players
batavia-board-gold = Gold of { $name }: { $gold }
batavia-board-bills = Bills of exchange of { $name }: { $bills }
batavia-board-bills-hidden = Bills of exchange of { $name }: only { $name } knows how many
batavia-board-cards = Cards in the hand of { $name }: { $count }
batavia-board-ships = Ships
batavia-board-tiles = Tiles
batavia-board-piles = Piles
batavia-board-bids = bids { $bid }
batavia-board-bids-of-all = Each player’s last bid
batavia-board-auction-passed = passed
batavia-board-auction-highest = highest bid
batavia-board-auction-waits = no bid yet
batavia-board-passed = passed
batavia-board-tiles-of = Tiles of { $name }: { $tiles }, of { $companies ->
        [one] { $companies } company
       *[other] { $companies } companies
    }
batavia-board-seals-of = Seals of { $name }: { $companies }
batavia-board-tiles-company =
    { $count ->
        [one] { $count } tile { $companyOf }
       *[other] { $count } tiles { $companyOf }
    }
batavia-board-convert =
    { $companies ->
        [0] You have no tiles to convert.
        [one] Converting tiles of { $companies } company pays { $gold } gold now.
       *[other] Converting tiles of { $companies } companies pays { $gold } gold now.
    }
batavia-board-convert-more = With one more company: { $gold } gold.
batavia-board-kind-bid = Bid
batavia-board-kind-pass = Pass
batavia-board-kind-draw = Draw
batavia-board-kind-lay = Lay a ship
batavia-board-kind-sail = Sail
batavia-board-kind-hex = Final Hex
batavia-board-kind-convert = Convert
batavia-board-kind-keep = Keep
batavia-board-stage-over = over
batavia-board-stage-auction = auction
batavia-board-stage-action = draw or play
batavia-board-stage-play = play
batavia-board-stage-conversion = conversion
batavia-board-new-round = New round
batavia-board-outlook-amount = { $count } gold
