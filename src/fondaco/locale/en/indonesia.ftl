### Indonesia.

indonesia-name = Indonesia
indonesia-tagline = Companies, ships and takeovers across the archipelago
indonesia-length = about 3 hours

## What happens

indonesia-event-cards-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } city cards.
       *[other] { $seat } is dealt { $count } city cards: { $cards }.
    }
indonesia-event-turn-order = The turn order is { $seats }.
indonesia-event-year-began = Year { $year } begins.
indonesia-event-era-ended = This is the end of { $era }.
indonesia-event-era-began = Now begins { $era }: new cities are founded.
indonesia-event-city-founded = { $seat } plays { $card } and founds a city in { $area }.
indonesia-event-card-discarded = { $seat } discards { $card }, which cannot be played.
indonesia-event-deeds-offered = Deeds on offer: { $deeds }.
indonesia-event-deeds-removed = Left over and out of the game: { $deeds }.
indonesia-event-deed-unstartable = Nowhere left to start { $deed }: the deed is out of the game.
indonesia-event-pile-taken =
    { $amount ->
        [none] { $seat } adds the pile to the cash.
       *[other] { $seat } adds the pile of { $amount } to the cash.
    }
indonesia-event-bid-named = { $seat } bids { $amount } for turn order, which counts { $value }.
indonesia-event-passed = { $seat } passes.
indonesia-event-merger-announced = { $seat } announces a merger of { $first } and { $second }: size { $size }, nominal value { $nominal }.
indonesia-event-merger-bid = { $seat } bids { $amount }.
indonesia-event-merger-won = { $seat } wins { $first } and { $second } for { $amount }.
indonesia-event-owner-paid = { $seat } receives { $amount } for { $company }.
indonesia-event-companies-merged = { $seat } now owns the merged company { $company } ({ $good }, size { $size }).
indonesia-event-areas-lost = Beside other siap faji { $seat } has to give up { $areas }.
indonesia-event-area-emptied = { $seat } empties { $area }.
indonesia-event-company-started = { $seat } starts { $deed } in { $place }.
indonesia-event-advanced = { $seat } advances { $track } to { $level }.
indonesia-event-hull-advanced = { $seat } advances the Hull of { $to } to { $level }.
indonesia-event-company-operates = { $seat } operates { $company }.
indonesia-event-ship-launched = { $seat } launches a ship of { $company } in { $sea }.
indonesia-event-sales-due = { $company } has { $goods } { $good } and must sell { $maximum }.
indonesia-event-delivered = { $seat } sells { $good } ({ $company }) from { $zone } to { $city } for { $income }: { $line }, { $seas }, fee { $fee } to { $owner }.
indonesia-event-sales-ended = { $company } has sold { $sold } of { $goods }.
indonesia-event-area-added = { $seat } expands { $company } to { $area }, free.
indonesia-event-area-bought = { $seat } buys { $area } for { $company } at { $price }.
indonesia-event-operation-ended = { $seat } is done with { $company }.
indonesia-event-city-grew = { $area } grows to size { $size }.
indonesia-event-goods-consumed =
    { $count ->
        [0] The cities received nothing this year.
        [one] The cities use up the one good they received.
       *[other] The cities use up the { $count } goods they received.
    }
indonesia-event-final-result = { $seat }: cash { $cash }, bank box { $bank }, pile { $pile } twice, result { $result }.

## Why not

indonesia-refusal-place-city = A new era has begun: found a city with your card.
indonesia-refusal-name-bid = Name a bid for turn order.
indonesia-refusal-announce-or-pass = It is time for mergers: announce one or pass.
indonesia-refusal-open-the-auction = You announced the merger: you must make the first bid.
indonesia-refusal-raise-or-pass = The auction is on: raise or pass.
indonesia-refusal-empty-an-area =
    { $count ->
        [one] You must still empty one area.
       *[other] You must still empty { $count } areas.
    }
indonesia-refusal-start-or-pass = It is time for acquisitions: start a company or pass.
indonesia-refusal-advance-marker = It is time for research: advance a marker or pass.
indonesia-refusal-operate-company = Choose one of your companies to operate.
indonesia-refusal-launch-or-done = Add a ship, or say that you are done.
indonesia-refusal-must-sell =
    { $count ->
        [one] The company must still sell one good.
       *[other] The company must still sell { $count } goods.
    }
indonesia-refusal-zone-first = First say from which zone.
indonesia-refusal-finish-delivery = First finish the delivery you have begun.
indonesia-refusal-load-first = First choose the ship that takes the good.
indonesia-refusal-must-expand = Everything was sold: the company must expand.
indonesia-refusal-expand-or-done = Buy an area, or say that you are done.
indonesia-refusal-choose-city = Choose a city that grows.
indonesia-refusal-not-your-card = You have no { $card } to play in this era.
indonesia-refusal-not-on-the-card = { $province } is not on { $card }.
indonesia-refusal-province-has-city = There is a city in { $province } already.
indonesia-refusal-not-coastal = { $area } does not touch the sea.
indonesia-refusal-area-not-empty = { $area } is not empty.
indonesia-refusal-no-green-stone = All green city stones are on the map.
indonesia-refusal-card-can-be-played = You can found a city, so you may not discard { $card }.
indonesia-refusal-city-not-ready = { $area } has no city that is ready to grow now.
indonesia-refusal-bid-above-cash = Your cash is { $cash }: you cannot bid more.
indonesia-refusal-nominal-above-cash = The nominal value is { $nominal } and your cash is { $cash }.
indonesia-refusal-bid-too-low = The lowest bid now is { $lowest }.
indonesia-refusal-not-in-steps = Bids are { $nominal } and steps of { $step }.
indonesia-refusal-raise-above-cash = Your cash is { $cash }: you cannot bid more.
indonesia-refusal-cash-is-negative = Your cash is below zero: until it is not, you cannot buy areas.
indonesia-refusal-cannot-pay = You cannot pay { $price }.
indonesia-refusal-loss-lessens-cash = You cannot pay { $price }: the loss in your pile comes off your cash and leaves { $left }.
indonesia-refusal-no-such-company = There is no company { $company } now.
indonesia-refusal-two-different-companies = A merger wants two different companies.
indonesia-refusal-named-the-other-way = Write this merger with { $first } first and { $second } after it.
indonesia-refusal-mergers-level-too-low = The two companies have { $deeds } deeds, and your Mergers level is { $level }.
indonesia-refusal-types-do-not-merge = These do not merge: { $first } and { $second }.
indonesia-refusal-already-merged = { $company } has come out of a merger in this phase.
indonesia-refusal-no-room-for-merger = You own neither of the two and have no free slot.
indonesia-refusal-not-in-first-era = Rice and spice do not merge in era a.
indonesia-refusal-nothing-would-remain = Every area lies beside other siap faji: nothing would remain.
indonesia-refusal-not-of-the-merger = { $area } has no good of the new company.
indonesia-refusal-inside-the-property = { $area } lies inside: begin at the border of the two companies, where an area touches a sea or land of neither.
indonesia-refusal-would-split-zone = Without { $area } its zone would fall apart.
indonesia-refusal-not-on-offer = The deed { $deed } is not on offer.
indonesia-refusal-wants-land = { $deed } starts on land.
indonesia-refusal-wants-sea = { $deed } starts at sea.
indonesia-refusal-outside-province = { $area } is not in { $province }.
indonesia-refusal-sea-not-at-province = { $sea } does not touch { $province }.
indonesia-refusal-next-to-same-good = { $area } lies beside { $good }.
indonesia-refusal-track-at-end = Your marker on { $track } is at the end.
indonesia-refusal-hull-at-end = The Hull of { $player } is at the end.
indonesia-refusal-no-other-player = That is no other player at this table.
indonesia-refusal-must-advance = At this table research is compulsory: advance a marker.
indonesia-refusal-not-your-company = { $company } is not a company of yours.
indonesia-refusal-already-operated = { $company } has operated this year.
indonesia-refusal-sea-out-of-reach = The company has no ship in or beside { $sea }.
indonesia-refusal-no-goods-there = The company has no goods to sell in { $area }.
indonesia-refusal-zone-goes-by = This zone goes by { $area }.
indonesia-refusal-sea-not-at-zone = { $sea } does not touch the zone.
indonesia-refusal-no-ship-there = There is no ship of { $company } in { $sea }.
indonesia-refusal-seas-apart = { $sea } is not next to the last sea of the chain.
indonesia-refusal-sea-twice = The chain has been in { $sea } already.
indonesia-refusal-ships-full = The ships of { $company } in { $sea } carry no more for this company.
indonesia-refusal-no-city-there = There is no city in { $area }.
indonesia-refusal-city-not-at-sea = { $area } does not touch { $sea }.
indonesia-refusal-city-is-full = The city in { $area } buys no more { $good } this year.
indonesia-refusal-would-sell-less =
    { $count ->
        [one] That way the good that must still be sold could not be sold.
       *[other] That way fewer than the { $count } goods that must still be sold could be sold.
    }
indonesia-refusal-area-out-of-reach = { $area } is not beside the company.
indonesia-refusal-next-to-rival = { $area } lies beside { $good } of another company.

## Pieces

indonesia-piece-era-a = era a
indonesia-piece-era-b = era b
indonesia-piece-era-c = era c
indonesia-piece-rice = rice
indonesia-piece-spice = spice
indonesia-piece-rubber = rubber
indonesia-piece-siap-faji = siap faji
indonesia-piece-oil = oil
indonesia-piece-shipping = shipping
indonesia-piece-turn-order = Turn order
indonesia-piece-slots = Slots
indonesia-piece-mergers = Mergers
indonesia-piece-expansion = Expansion
indonesia-piece-hull = Hull
indonesia-piece-aceh = Aceh
indonesia-piece-sumatera-utara = Sumatera Utara
indonesia-piece-riau = Riau
indonesia-piece-sumatera-barat = Sumatera Barat
indonesia-piece-jambi = Jambi
indonesia-piece-bengkulu = Bengkulu
indonesia-piece-sumatera-selatan = Sumatera Selatan
indonesia-piece-lampung = Lampung
indonesia-piece-jawa-barat = Jawa Barat
indonesia-piece-jawa-tengah = Jawa Tengah
indonesia-piece-jawa-timur = Jawa Timur
indonesia-piece-bali = Bali
indonesia-piece-nusa-tenggara-barat = Nusa Tenggara Barat
indonesia-piece-nusa-tenggara-timur = Nusa Tenggara Timur
indonesia-piece-maluku = Maluku
indonesia-piece-papua = Papua
indonesia-piece-halmahera = Halmahera
indonesia-piece-sulawesi-tenggara = Sulawesi Tenggara
indonesia-piece-sulawesi-selatan = Sulawesi Selatan
indonesia-piece-sulawesi-tengah = Sulawesi Tengah
indonesia-piece-sulawesi-utara = Sulawesi Utara
indonesia-piece-kalimantan-timur = Kalimantan Timur
indonesia-piece-kalimantan-selatan = Kalimantan Selatan
indonesia-piece-kalimantan-tengah = Kalimantan Tengah
indonesia-piece-kalimantan-barat = Kalimantan Barat
indonesia-piece-sarawak = Sarawak
indonesia-piece-a-bali-rice = Bali rice
indonesia-piece-a-jawa-barat-rice = Jawa Barat rice
indonesia-piece-a-halmahera-spice = Halmahera spice
indonesia-piece-a-maluku-spice = Maluku spice
indonesia-piece-a-halmahera-shipping = Halmahera shipping
indonesia-piece-a-jawa-timur-shipping = Jawa Timur shipping
indonesia-piece-a-lampung-shipping = Lampung shipping
indonesia-piece-a-sulawesi-selatan-shipping = Sulawesi Selatan shipping
indonesia-piece-b-aceh-rice = Aceh rice
indonesia-piece-b-kalimantan-timur-rice = Kalimantan Timur rice
indonesia-piece-b-jawa-tengah-spice = Jawa Tengah spice
indonesia-piece-b-sulawesi-tengah-spice = Sulawesi Tengah spice
indonesia-piece-b-kalimantan-barat-rubber = Kalimantan Barat rubber
indonesia-piece-b-riau-rubber = Riau rubber
indonesia-piece-b-sumatera-barat-rubber = Sumatera Barat rubber
indonesia-piece-b-jawa-barat-shipping = Jawa Barat shipping
indonesia-piece-b-sumatera-utara-shipping = Sumatera Utara shipping
indonesia-piece-c-sulawesi-tenggara-rice = Sulawesi Tenggara rice
indonesia-piece-c-sumatera-selatan-spice = Sumatera Selatan spice
indonesia-piece-c-papua-rubber = Papua rubber
indonesia-piece-c-kalimantan-selatan-oil = Kalimantan Selatan oil
indonesia-piece-c-maluku-oil = Maluku oil
indonesia-piece-c-papua-oil = Papua oil
indonesia-piece-c-sarawak-oil = Sarawak oil
indonesia-piece-a1 = card a1
indonesia-piece-a2 = card a2
indonesia-piece-a3 = card a3
indonesia-piece-a4 = card a4
indonesia-piece-a5 = card a5
indonesia-piece-b1 = card b1
indonesia-piece-b2 = card b2
indonesia-piece-b3 = card b3
indonesia-piece-b4 = card b4
indonesia-piece-b5 = card b5
indonesia-piece-c1 = card c1
indonesia-piece-c2 = card c2
indonesia-piece-c3 = card c3
indonesia-piece-c4 = card c4
indonesia-piece-c5 = card c5
indonesia-piece-sea-aceh = Aceh Sea
indonesia-piece-sea-mentawai = Mentawai Sea
indonesia-piece-sea-sunda = Sunda Strait
indonesia-piece-sea-jawa-south = South Jawa Sea
indonesia-piece-sea-lombok = Lombok Sea
indonesia-piece-sea-savu = Savu Sea
indonesia-piece-sea-banda = Banda Sea
indonesia-piece-sea-arafura = Arafura Sea
indonesia-piece-sea-papua-north = North Papua Sea
indonesia-piece-sea-halmahera = Halmahera Sea
indonesia-piece-sea-makassar = Makassar Strait
indonesia-piece-sea-natuna = Natuna Sea
indonesia-piece-sea-malacca = Malacca Strait
indonesia-piece-sea-riau = Riau Sea
indonesia-piece-sea-bangka = Bangka Strait
indonesia-piece-sea-karimata = Karimata Strait
indonesia-piece-sea-jawa-west = West Jawa Sea
indonesia-piece-sea-jawa-east = East Jawa Sea
indonesia-piece-sea-kalimantan-south = South Kalimantan Sea
indonesia-piece-sea-flores = Flores Sea
indonesia-piece-sea-tomini = Gulf of Tomini
indonesia-piece-aceh-1 = Aceh 1
indonesia-piece-aceh-2 = Aceh 2
indonesia-piece-aceh-3 = Aceh 3
indonesia-piece-aceh-4 = Aceh 4
indonesia-piece-sumatera-utara-1 = Sumatera Utara 1
indonesia-piece-sumatera-utara-2 = Sumatera Utara 2
indonesia-piece-sumatera-utara-3 = Sumatera Utara 3
indonesia-piece-sumatera-utara-4 = Sumatera Utara 4
indonesia-piece-riau-1 = Riau 1
indonesia-piece-riau-2 = Riau 2
indonesia-piece-riau-3 = Riau 3
indonesia-piece-riau-4 = Riau 4
indonesia-piece-riau-5 = Riau 5
indonesia-piece-sumatera-barat-1 = Sumatera Barat 1
indonesia-piece-sumatera-barat-2 = Sumatera Barat 2
indonesia-piece-sumatera-barat-3 = Sumatera Barat 3
indonesia-piece-sumatera-barat-4 = Sumatera Barat 4
indonesia-piece-jambi-1 = Jambi 1
indonesia-piece-jambi-2 = Jambi 2
indonesia-piece-jambi-3 = Jambi 3
indonesia-piece-bengkulu-1 = Bengkulu 1
indonesia-piece-bengkulu-2 = Bengkulu 2
indonesia-piece-bengkulu-3 = Bengkulu 3
indonesia-piece-sumatera-selatan-1 = Sumatera Selatan 1
indonesia-piece-sumatera-selatan-2 = Sumatera Selatan 2
indonesia-piece-sumatera-selatan-3 = Sumatera Selatan 3
indonesia-piece-sumatera-selatan-4 = Sumatera Selatan 4
indonesia-piece-sumatera-selatan-5 = Sumatera Selatan 5
indonesia-piece-sumatera-selatan-6 = Sumatera Selatan 6
indonesia-piece-sumatera-selatan-7 = Sumatera Selatan 7
indonesia-piece-lampung-1 = Lampung 1
indonesia-piece-lampung-2 = Lampung 2
indonesia-piece-lampung-3 = Lampung 3
indonesia-piece-lampung-4 = Lampung 4
indonesia-piece-jawa-barat-1 = Jawa Barat 1
indonesia-piece-jawa-barat-2 = Jawa Barat 2
indonesia-piece-jawa-barat-3 = Jawa Barat 3
indonesia-piece-jawa-barat-4 = Jawa Barat 4
indonesia-piece-jawa-barat-5 = Jawa Barat 5
indonesia-piece-jawa-barat-6 = Jawa Barat 6
indonesia-piece-jawa-barat-7 = Jawa Barat 7
indonesia-piece-jawa-tengah-1 = Jawa Tengah 1
indonesia-piece-jawa-tengah-2 = Jawa Tengah 2
indonesia-piece-jawa-tengah-3 = Jawa Tengah 3
indonesia-piece-jawa-tengah-4 = Jawa Tengah 4
indonesia-piece-jawa-timur-1 = Jawa Timur 1
indonesia-piece-jawa-timur-2 = Jawa Timur 2
indonesia-piece-jawa-timur-3 = Jawa Timur 3
indonesia-piece-jawa-timur-4 = Jawa Timur 4
indonesia-piece-jawa-timur-5 = Jawa Timur 5
indonesia-piece-jawa-timur-6 = Jawa Timur 6
indonesia-piece-bali-1 = Bali 1
indonesia-piece-bali-2 = Bali 2
indonesia-piece-nusa-tenggara-barat-1 = Nusa Tenggara Barat 1
indonesia-piece-nusa-tenggara-barat-2 = Nusa Tenggara Barat 2
indonesia-piece-nusa-tenggara-timur-1 = Nusa Tenggara Timur 1
indonesia-piece-nusa-tenggara-timur-2 = Nusa Tenggara Timur 2
indonesia-piece-nusa-tenggara-timur-3 = Nusa Tenggara Timur 3
indonesia-piece-nusa-tenggara-timur-4 = Nusa Tenggara Timur 4
indonesia-piece-nusa-tenggara-timur-5 = Nusa Tenggara Timur 5
indonesia-piece-nusa-tenggara-timur-6 = Nusa Tenggara Timur 6
indonesia-piece-maluku-1 = Maluku 1
indonesia-piece-maluku-2 = Maluku 2
indonesia-piece-maluku-3 = Maluku 3
indonesia-piece-maluku-4 = Maluku 4
indonesia-piece-maluku-5 = Maluku 5
indonesia-piece-maluku-6 = Maluku 6
indonesia-piece-maluku-7 = Maluku 7
indonesia-piece-maluku-8 = Maluku 8
indonesia-piece-maluku-9 = Maluku 9
indonesia-piece-papua-1 = Papua 1
indonesia-piece-papua-2 = Papua 2
indonesia-piece-papua-3 = Papua 3
indonesia-piece-papua-4 = Papua 4
indonesia-piece-papua-5 = Papua 5
indonesia-piece-papua-6 = Papua 6
indonesia-piece-papua-7 = Papua 7
indonesia-piece-halmahera-1 = Halmahera 1
indonesia-piece-halmahera-2 = Halmahera 2
indonesia-piece-halmahera-3 = Halmahera 3
indonesia-piece-halmahera-4 = Halmahera 4
indonesia-piece-halmahera-5 = Halmahera 5
indonesia-piece-halmahera-6 = Halmahera 6
indonesia-piece-sulawesi-tenggara-1 = Sulawesi Tenggara 1
indonesia-piece-sulawesi-tenggara-2 = Sulawesi Tenggara 2
indonesia-piece-sulawesi-tenggara-3 = Sulawesi Tenggara 3
indonesia-piece-sulawesi-selatan-1 = Sulawesi Selatan 1
indonesia-piece-sulawesi-selatan-2 = Sulawesi Selatan 2
indonesia-piece-sulawesi-selatan-3 = Sulawesi Selatan 3
indonesia-piece-sulawesi-tengah-1 = Sulawesi Tengah 1
indonesia-piece-sulawesi-tengah-2 = Sulawesi Tengah 2
indonesia-piece-sulawesi-tengah-3 = Sulawesi Tengah 3
indonesia-piece-sulawesi-tengah-4 = Sulawesi Tengah 4
indonesia-piece-sulawesi-tengah-5 = Sulawesi Tengah 5
indonesia-piece-sulawesi-utara-1 = Sulawesi Utara 1
indonesia-piece-sulawesi-utara-2 = Sulawesi Utara 2
indonesia-piece-kalimantan-timur-1 = Kalimantan Timur 1
indonesia-piece-kalimantan-timur-2 = Kalimantan Timur 2
indonesia-piece-kalimantan-timur-3 = Kalimantan Timur 3
indonesia-piece-kalimantan-timur-4 = Kalimantan Timur 4
indonesia-piece-kalimantan-timur-5 = Kalimantan Timur 5
indonesia-piece-kalimantan-selatan-1 = Kalimantan Selatan 1
indonesia-piece-kalimantan-selatan-2 = Kalimantan Selatan 2
indonesia-piece-kalimantan-selatan-3 = Kalimantan Selatan 3
indonesia-piece-kalimantan-tengah-1 = Kalimantan Tengah 1
indonesia-piece-kalimantan-tengah-2 = Kalimantan Tengah 2
indonesia-piece-kalimantan-tengah-3 = Kalimantan Tengah 3
indonesia-piece-kalimantan-tengah-4 = Kalimantan Tengah 4
indonesia-piece-kalimantan-tengah-5 = Kalimantan Tengah 5
indonesia-piece-kalimantan-barat-1 = Kalimantan Barat 1
indonesia-piece-kalimantan-barat-2 = Kalimantan Barat 2
indonesia-piece-kalimantan-barat-3 = Kalimantan Barat 3
indonesia-piece-sarawak-1 = Sarawak 1
indonesia-piece-sarawak-2 = Sarawak 2
indonesia-piece-sarawak-3 = Sarawak 3
indonesia-piece-sarawak-4 = Sarawak 4

## Moves

indonesia-move-found = Found a city in { $area } ({ $card })
indonesia-move-discard = Discard { $card }
indonesia-move-bid = Bid { $amount }
indonesia-range-bid = Bid { $low } to { $high }
indonesia-move-pass = Pass
indonesia-move-merge = Merge { $first } and { $second }
indonesia-move-clear = Empty { $area }
indonesia-move-start = Start { $deed } in { $place }
indonesia-move-advance = Advance { $track }
indonesia-move-refit = Advance { $player }’s Hull
indonesia-move-operate = Operate { $company }
indonesia-move-launch = Launch a ship in { $sea }
indonesia-move-done = Done
indonesia-move-sell = Sell from { $area }
indonesia-move-load = Load { $company } in { $sea }
indonesia-move-sail = Go on by { $sea }
indonesia-move-unload = Unload in { $area }
indonesia-move-cheapest = Sell everything the cheapest way
indonesia-move-expand = Expand to { $area }
indonesia-move-grow = { $area } grows

## Stages

indonesia-stage-over = the end
indonesia-stage-new-era = new era
indonesia-stage-turn-order = turn order bid
indonesia-stage-mergers = mergers
indonesia-stage-auction = auction of a merger
indonesia-stage-siap-faji = siap faji
indonesia-stage-acquisitions = acquisitions
indonesia-stage-research = research
indonesia-stage-operations = operations
indonesia-stage-fleet = operations: ships
indonesia-stage-deliveries = operations: deliveries
indonesia-stage-expansion = operations: expansion
indonesia-stage-growth = city growth
indonesia-prompt-new-era = Found a city in a province of your card.
indonesia-prompt-turn-order = Name your bid for turn order.
indonesia-prompt-mergers = Announce a merger, or pass.
indonesia-prompt-auction = Bid for the merged company, or pass.
indonesia-prompt-siap-faji = Empty an area of the new siap faji company.
indonesia-prompt-acquisitions = Start a company, or pass.
indonesia-prompt-research = Advance a marker of yours or the Hull of somebody else, or pass.
indonesia-prompt-operations = Choose a company to operate.
indonesia-prompt-fleet = Launch a ship, or be done.
indonesia-prompt-deliveries = Sell as much as possible: step by step, or the cheapest way at once.
indonesia-prompt-expansion = Expand the company.
indonesia-prompt-growth = There are too few stones: choose a city that grows.
indonesia-wait-new-era = { $seat } is founding a city.
indonesia-wait-turn-order = { $seat } is thinking about a bid for turn order.
indonesia-wait-mergers = { $seat } may announce a merger.
indonesia-wait-auction = { $seat } is thinking about a bid.
indonesia-wait-siap-faji = { $seat } is emptying areas.
indonesia-wait-acquisitions = { $seat } may start a company.
indonesia-wait-research = { $seat } is choosing what to research.
indonesia-wait-operations = { $seat } is choosing a company to operate.
indonesia-wait-fleet = { $seat } may launch ships.
indonesia-wait-deliveries = { $seat } is selling goods.
indonesia-wait-expansion = { $seat } is expanding a company.
indonesia-wait-growth = { $seat } is choosing the cities that grow.

## Options

indonesia-option-money = Money
indonesia-choice-money-secret = secret
indonesia-choice-money-open = open to all
indonesia-option-new_deeds = New deeds come
indonesia-choice-new_deeds-after-cities = after the cities
indonesia-choice-new_deeds-before-cities = before the cities
indonesia-option-contiguity = Siap faji must leave in one piece
indonesia-choice-contiguity-zone = each rice and each spice zone
indonesia-choice-contiguity-union = rice and spice zones that touch, together
indonesia-option-research = Research
indonesia-choice-research-optional = may be left alone
indonesia-choice-research-compulsory = is compulsory
indonesia-option-purchase = Bought areas are paid
indonesia-choice-purchase-cash-first = from cash, then from the pile
indonesia-choice-purchase-cash-only = from cash alone
indonesia-choice-purchase-pile-first = from the pile, then from cash
indonesia-option-idle_growth = Cities grow while nothing is produced
indonesia-choice-idle_growth-yes = yes
indonesia-choice-idle_growth-no = no

## Endings

indonesia-ending-no-deeds = Era c is over: no deed is left.
indonesia-ending-one-type = Era c is over: all deeds left are of one type.

## Positions

error-position-indonesia-level = Position, { $field }: the level of { $name } cannot be. Expected { $expected }, found { $found }.
error-position-indonesia-slots = Position, { $field }: seat { $seat } owns more companies than its slots allow. Expected { $expected }, found { $found }.
error-position-indonesia-card = Position, { $field }: the card { $name } cannot have been shown. Expected { $expected }, found { $found }.
error-position-indonesia-deed = Position, { $field }: the deed { $name } cannot be there. Expected { $expected }, found { $found }.
error-position-indonesia-company = Position, { $field }: the company { $name } does not fit together. Expected { $expected }, found { $found }.
error-position-indonesia-touch = Position, { $field }: { $name } lies beside the same good of another company. Expected { $expected }, found { $found }.
error-position-indonesia-ships = Position, { $field }: { $name } has more ships, or more uses of them, than it may. Expected { $expected }, found { $found }.
error-position-indonesia-city = Position, { $field }: city { $number } cannot be so. Expected { $expected }, found { $found }.

## The table in the terminal

indonesia-terminal-year = year { $year }, era { $era }
indonesia-terminal-stones = green { $green }, yellow { $yellow }, red { $red }
indonesia-terminal-legend = ·1 empty area, #2 city of size 2, r2 rice of player 2 (s spice, g rubber, f siap faji, o oil), 1^3 three ships of player 1; a sea is typed as sea-NAME
indonesia-terminal-cash = cash
indonesia-terminal-bank = bank
indonesia-terminal-pile = pile
indonesia-terminal-turn-order = order
indonesia-terminal-slots = slots
indonesia-terminal-mergers = mergers
indonesia-terminal-expansion = expand
indonesia-terminal-hull = hull
indonesia-terminal-bid = bid
indonesia-terminal-offered = On offer:
indonesia-terminal-merger = Merger: { $names }, size { $size }, nominal value { $nominal }
indonesia-terminal-clearing = Merger: { $names }, areas still to empty: { $left }
indonesia-terminal-highest = Highest bid: { $name }, { $bid }
indonesia-terminal-selling = Operating: { $company }, sold { $sold }, still to sell { $left }
indonesia-terminal-cards = City cards of { $name }:
indonesia-terminal-fees = fees { $fees }
indonesia-terminal-price = for { $price }
indonesia-terminal-delivered =
    { $name } sells { $count } { $good }: { $cities }. { $fees ->
        [0] No fees to others.
       *[other] Fees to others: { $fees }.
    }

## What speaks for a move, as a bot says it

indonesia-advice-place = it takes you further forward in turn order
indonesia-advice-less-place = it leaves you further back in turn order
indonesia-advice-purse = it ties up more money
indonesia-advice-less-purse = it ties up less money
indonesia-advice-worth = it reaches for what the merged company may earn
indonesia-advice-less-worth = it does without what the merged company may earn
indonesia-advice-price = it costs more, or takes a longer way
indonesia-advice-less-price = it costs less, or takes a shorter way
indonesia-advice-gain = the merger promises you more, or a losing one is avoided
indonesia-advice-less-gain = the merger promises you less, or a good one is left out
indonesia-advice-risk = you risk more if somebody richer outbids you
indonesia-advice-less-risk = you risk less if somebody richer outbids you
indonesia-advice-slot = it leaves you more free slots
indonesia-advice-less-slot = it leaves you fewer free slots
indonesia-advice-sales = as things stand, sales bring more
indonesia-advice-less-sales = as things stand, sales bring less
indonesia-advice-near = there is more near by sea: cities to sell to, or deeds on offer
indonesia-advice-less-near = there is less near by sea: cities to sell to, or deeds on offer
indonesia-advice-rivals = it meets more companies with the same good
indonesia-advice-less-rivals = it meets fewer companies with the same good
indonesia-advice-space = there is more room to grow from there
indonesia-advice-less-space = it does with less room to grow
indonesia-advice-value = the good sells for more
indonesia-advice-less-value = the good sells for less, or there is none
indonesia-advice-ships = it puts a ship to sea
indonesia-advice-less-ships = it puts no ship to sea
indonesia-advice-limit = it allows you more ships
indonesia-advice-less-limit = it allows you fewer ships
indonesia-advice-cargo = it serves more goods of others still without ship or city
indonesia-advice-less-cargo = it serves fewer goods of others still without ship or city
indonesia-advice-cities = it opens new cities to its ships
indonesia-advice-less-cities = it opens fewer or smaller new cities to its ships
indonesia-advice-crowd = its ships gather more in one sea
indonesia-advice-less-crowd = its ships crowd one sea less
indonesia-advice-slots = it makes room for another company
indonesia-advice-less-slots = it does without another slot
indonesia-advice-mergers = it allows mergers of more deeds
indonesia-advice-less-mergers = it does without mergers of more deeds
indonesia-advice-expansion = your companies can grow faster
indonesia-advice-less-expansion = it does without faster growth
indonesia-advice-hull = your ships can carry more
indonesia-advice-less-hull = it does without more room on your ships
indonesia-advice-order = your bids for turn order count for more
indonesia-advice-less-order = it does without more weight for turn order bids
indonesia-advice-refit = it makes room on ships where more of your goods find none
indonesia-advice-less-refit = fewer of your goods wait for room on those ships
indonesia-advice-rush = by waiting it could lose more to companies with the same good
indonesia-advice-less-rush = by waiting it could lose less to companies with the same good
indonesia-advice-fleet = it lets ships go first, for goods still to be sold
indonesia-advice-less-fleet = it leaves the ships for later
indonesia-advice-shore = ships serve the company’s areas better
indonesia-advice-less-shore = ships serve the company’s areas less well
indonesia-advice-buy = it buys an area better worth its price, or saves the price of a poor one
indonesia-advice-less-buy = it buys an area less worth its price, or leaves a good one
indonesia-advice-market = the city serves you more, or the others less
indonesia-advice-less-market = the city serves you less, or the others more
indonesia-advice-harbour = the city lies at more seas
indonesia-advice-less-harbour = the city lies at fewer seas
indonesia-advice-finish = it brings the end of the era nearer while you are ahead, or not while you are behind
indonesia-advice-less-finish = it brings the end of the era nearer while you are behind, or not while you are ahead
indonesia-advice-freight = it serves more goods of your own still without ship or city
indonesia-advice-less-freight = it serves fewer goods of your own still without ship or city
indonesia-advice-alone = nobody else has ships yet, so who wants to sell must pay you
indonesia-advice-less-alone = it leaves the first ships to others

## What a move brings

indonesia-effect-merger-of =
    { $first } ({ $owner }) and { $second } ({ $other }): size { $size } together, nominal value { $nominal }.
    .brief = { $nominal } · step { $size }
indonesia-effect-at-bid = For { $bid }: { $owner } receives { $amount }, { $other } receives { $more }; your cash afterwards { $left }.
indonesia-effect-at-bid-too-dear = For { $bid }: { $owner } receives { $amount }, { $other } receives { $more }; more than your cash.
indonesia-effect-siap-faji-loss =
    Siap faji: { $lost ->
        [one] 1 area is emptied
       *[other] { $lost } areas are emptied
    }, { $left } remain.
    .brief = siap faji, { $left } left
indonesia-effect-clear-left =
    { $areas ->
        [one] 1 area is still to be emptied.
       *[other] { $areas } areas are still to be emptied.
    }
indonesia-effect-bid-place =
    The bid counts { $value }: place { $place } so far, { $waiting ->
        [0] and all have bid.
        [one] with 1 bid to come.
       *[other] with { $waiting } bids to come.
    }
indonesia-effect-cash = Your cash: { $before } → { $after }.
indonesia-effect-sales-forecast = Sells { $sold } of { $goods }: income { $income }, fees { $fees }, net { $net }.
    .brief = net { $net }
indonesia-effect-sales =
    { $sold ->
        [one] 1 good sold
       *[other] { $sold } goods sold
    }: income { $income }, fees { $fees }, net { $net }.
    .brief = net { $net }
indonesia-effect-fee-to = { $seat } receives { $amount } for the ships.
indonesia-effect-route-fee =
    { $legs ->
        [one] 1 ship used
       *[other] { $legs } ships used
    }: fee so far { $fee }.
indonesia-effect-fleet-room =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } of { $limit } in this era; { $more } more can be added now.
indonesia-effect-company-grows =
    { $company } has { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, each sold for { $value }.
indonesia-effect-zone-goods =
    { $goods ->
        [one] 1 good is left to sell here.
       *[other] { $goods } goods are left to sell here.
    }
indonesia-effect-slots-left =
    { $slots ->
        [0] Your last slot is taken.
        [one] 1 slot stays free.
       *[other] { $slots } slots stay free.
    }
indonesia-effect-level = { $track }: { $before } → { $after }.
indonesia-effect-bid-factor = Your bids for turn order count ×{ $after } instead of ×{ $before }.
indonesia-effect-hull-level = Hull of { $seat }: { $before } → { $after }.

## Score sheet

indonesia-score-cash = Cash
indonesia-score-bank = Bank box
indonesia-score-income = Last year’s income, twice
indonesia-score-turn-order = turn order
indonesia-score-history = Income by year
