### Indonesia's board: words that only the drawing needs.

indonesia-board-chart = The archipelago
indonesia-board-hand = Your city cards
indonesia-board-deeds = Deeds on offer
indonesia-board-cities = Cities
indonesia-board-year = Year { $year }
indonesia-board-phase-new-era = New era
indonesia-board-phase-turn-order = Turn order
indonesia-board-phase-mergers = Mergers
indonesia-board-phase-acquisitions = Acquisitions
indonesia-board-phase-research = Research
indonesia-board-phase-operations = Operations
indonesia-board-phase-growth = City growth
indonesia-board-city =
    { $size ->
        [1] A city of size 1.
        [2] A city of size 2.
       *[other] A city of size 3.
    }
indonesia-board-needs = It still takes: { $goods }.
indonesia-board-sated = It has everything that is produced.
indonesia-board-good-of = Holds { $good } of { $name } ({ $company }).
indonesia-board-empty = Empty.
indonesia-board-touches = Touches { $places }.
indonesia-board-washed = On the coast of { $places }.
indonesia-board-inland = Inland.
indonesia-board-ships-in =
    { $count ->
        [one] { $count } ship of { $company } ({ $name }), hull { $hull }: { $used } of { $room } loads used.
       *[other] { $count } ships of { $company } ({ $name }), hull { $hull }: { $used } of { $room } loads used.
    }
indonesia-board-order = Turn order
indonesia-board-bid = Name a bid
indonesia-board-bid-short = Bid
indonesia-board-bid-order = The bid times your multiplier decides the order; the amount goes to your bank box until the end.
indonesia-board-bid-merger = The lowest legal bid is { $lowest }; each step is { $step }.
indonesia-board-merger = Merger
indonesia-board-announcer = Announced by
indonesia-board-nominal = Nominal value
indonesia-board-step = Step
indonesia-board-highest = Highest bid
indonesia-board-no-bid = none yet
indonesia-board-bidding = Still bidding
indonesia-board-to-clear = Areas to empty
indonesia-board-split = What the owners would get
indonesia-board-siap-faji = Rice and spice become siap faji: at most { $left } of the areas remain.
indonesia-board-company-of = A company of { $name }: { $type }.
indonesia-board-fleet =
    { $limit ->
        [one] { $count } of at most 1 ship
       *[other] { $count } of at most { $limit } ships
    } in this era; each carries { $hull } for every company that operates.
indonesia-board-goods =
    { $count ->
        [one] 1 good at { $value }.
       *[other] { $count } goods at { $value }: { $total } if all are sold.
    }
indonesia-board-worth = Its part of a merger’s nominal value: { $value }.
indonesia-board-made-of = Deeds: { $deeds }.
indonesia-board-merged = Merged this year.
indonesia-board-operated = Has operated this year.
indonesia-board-operation = Operation
indonesia-board-sold = Sold { $sold } of { $due } that must be sold
indonesia-board-zone = Zone of { $area }: { $left } left
indonesia-board-plan = The cheapest plan
indonesia-board-own-plan = Your plan
indonesia-board-plan-help = Click a city or a pencil to choose another route.
indonesia-board-plan-to = A good to { $place }
indonesia-board-plan-line = from { $zone }: { $seas } ({ $line })
indonesia-board-plan-change = Choose the route to { $city }
indonesia-board-plan-release = Leave this delivery to the cheapest plan
indonesia-board-plan-go = Deliver as planned
indonesia-board-cheapest = Deliver the cheapest way: { $income }
indonesia-board-cheapest-more =
    { $sold ->
        [one] 1 good
       *[other] { $sold } goods
    } for { $income }, less { $fees } for the ships of others.
indonesia-board-launched = Ships added: { $done } of at most { $level }
indonesia-board-expanded = Areas added: { $done } of at most { $level }
indonesia-board-free = Everything was sold: the company must expand, free of charge.
indonesia-board-buys = Not everything was sold: each new area costs { $price }.
indonesia-board-card = Choose one of its provinces that has no city yet; the city goes on an empty coastal area.
indonesia-board-deed-ships = Ships allowed in the three eras: { $limits }.
indonesia-board-deed-good = The first { $good } goes on an empty area of { $province } that touches no other { $good }.
indonesia-board-era-end =
    { $types ->
        [one] All deeds on offer are of one type: the era ends with the year.
       *[other] The era ends when no deed of it is on offer, or all are of one type; now there are { $types } types.
    }
indonesia-board-later = What { $era } will bring
indonesia-board-later-cities = Cities may then be founded in: { $provinces }.
indonesia-board-removed = Out of the game: { $deeds }.
indonesia-board-stones = City stones left: { $one } green, { $two } yellow, { $three } red
indonesia-board-cash = { $name } has { $amount } rupiah in cash
indonesia-board-cash-hidden = The cash of { $name } is secret
indonesia-board-cash-short = Cash
indonesia-board-bank = { $name } has { $amount } in the bank box; it counts at the end
indonesia-board-bank-hidden = The bank box of { $name } is secret
indonesia-board-bank-short = Bank
indonesia-board-pile = { $name } has { $amount } in the pile: the net income of these operations, doubled in the last year
indonesia-board-pile-hidden = The pile of { $name } is secret
indonesia-board-pile-short = Net income
indonesia-board-cards = { $name } holds city cards: { $count }
indonesia-board-cards-short = Cards
indonesia-board-track-turn-order = What a bid for the turn order is multiplied by.
indonesia-board-companies-of =
    { $count ->
        [one] { $name } has one company, of nominal value { $worth }
       *[other] { $name } has { $count } companies, of nominal value { $worth } in all
    }
indonesia-board-track-slots = How many companies the player can own.
indonesia-board-track-mergers = How many deeds a merger that he announces may join; from 2 on.
indonesia-board-track-expansion = How many areas or ships each of his companies may add in a year.
indonesia-board-track-hull = How many goods each of his ships carries for a company that operates.
indonesia-board-next = Next step: { $next }.
indonesia-board-slots =
    { $count ->
        [one] one free slot
       *[other] { $count } free slots
    }
indonesia-board-merge-hint =
    { $level ->
        [1] You cannot announce mergers before your Mergers track stands at 2.
       *[other] You may announce mergers of up to { $level } deeds: choose two companies.
    }
indonesia-board-promises = What the provinces promise
indonesia-board-province = Province
indonesia-board-promise-city = city
indonesia-board-values = What goods bring
indonesia-board-merges = together { $size }, nominal value { $value }
indonesia-board-forecast = would sell { $sold } of { $goods }: { $income }
indonesia-board-forecast-more =
    { $sold ->
        [0] If it operated now, it could sell nothing.
        [one] If it operated now, it would sell { $sold } good for { $income }, less { $fees } for the ships of others.
       *[other] If it operated now, it would sell { $sold } goods for { $income }, less { $fees } for the ships of others.
    }
indonesia-board-grows =
    { $count ->
        [0] It cannot grow into any area.
        [one] It may grow into { $count } area (hatched on the chart).
       *[other] It may grow into { $count } areas (hatched on the chart).
    }
indonesia-board-grows-seas =
    { $count ->
        [0] It can add no ship in this era.
        [one] It may add ships in { $count } sea (hatched on the chart).
       *[other] It may add ships in { $count } seas (hatched on the chart).
    }
indonesia-board-bid-before = With { $least } or more you go before { $name }.

indonesia-board-later-eras = Later eras
indonesia-board-stage-over = over
indonesia-board-place = Place { $place } in the turn order; bids count ×{ $times }
indonesia-board-place-bid = Place { $place } in the turn order; bid { $bid } ×{ $times }
indonesia-board-hull-of = Hull of { $name }: { $level }
indonesia-board-kind-found = Found a city
indonesia-board-kind-discard = Discard a city card
indonesia-board-kind-bid = Bid
indonesia-board-kind-pass = Pass
indonesia-board-kind-merge = Announce a merger
indonesia-board-kind-clear = Empty an area
indonesia-board-kind-start = Take a deed
indonesia-board-kind-advance = Advance your research
indonesia-board-kind-refit = Advance another hull
indonesia-board-kind-operate = Operate a company
indonesia-board-kind-launch = Launch a ship
indonesia-board-kind-done = Done
indonesia-board-kind-sell = Sell from an area
indonesia-board-kind-load = Load onto a line
indonesia-board-kind-sail = Sail on
indonesia-board-kind-unload = Unload in a city
indonesia-board-kind-cheapest = Cheapest plan
indonesia-board-kind-expand = Expand
indonesia-board-kind-grow = Let a city grow
indonesia-board-company = Company
indonesia-board-size = Size
indonesia-board-value = Value
indonesia-board-company-sheet = Companies
indonesia-board-company-sheet-more = Value: what it counts in a merger. Years: what its goods or ships earned, less the fees for ships of others.
indonesia-board-outlook-amount = { $count } rupiah
