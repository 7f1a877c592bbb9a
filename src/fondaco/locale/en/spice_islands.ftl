### Spice Islands.

spice_islands-name = Spice Islands
spice_islands-tagline = Shares, cargoes and captains on the spice route, if the pirates allow it
spice_islands-length = about 60 minutes

## What happens

spice_islands-event-captain-dealt = { $seat } begins as captain { $colourOf }.
spice_islands-event-share-dealt = { $seat } is given a share { $colourOf } worth ${ $price }.
spice_islands-event-rolled = { $seat } rolls { $dice }.
spice_islands-event-round-opened =
    { $rounds ->
        [one] Everybody may buy one share.
       *[other] Everybody may buy one share; { $rounds } rounds to go.
    }
spice_islands-event-bought = { $seat } buys a share { $colourOf } for ${ $price }.
spice_islands-event-passed = { $seat } buys nothing.
spice_islands-event-nothing-affordable = { $seat } cannot pay for any share.
spice_islands-event-loaded = { $seat } loads one { $cargo } on { $ship }.
spice_islands-event-sailed = { $seat } sails { $ship } from { $start } to { $space }.
spice_islands-event-unloaded =
    In { $space }, { $ship } unloads { $cargoCount ->
        [one] one piece
       *[other] { $cargoCount } pieces
    } ({ $cargoOf }).
spice_islands-event-treasury-filled = The treasury { $colourOf } receives ${ $amount }.
spice_islands-event-captain-paid = { $seat } gets ${ $amount } as captain { $colourOf }.
spice_islands-event-attacked =
    { $seat } attacks { $target } with { $ship } and rolls { $dice }: { $skulls ->
        [0] no skull.
        [one] one skull.
       *[other] { $skulls } skulls.
    }
spice_islands-event-plundered =
    { $cargoCount ->
        [one] One piece is
       *[other] { $cargoCount } pieces are
    } taken from { $target } ({ $cargoOf }).
spice_islands-event-stowed = Into the pirates’ hold: { $cargoOf }.
spice_islands-event-overboard =
    No room in the hold: { $cargoCount ->
        [one] one piece is
       *[other] { $cargoCount } pieces are
    } lost ({ $cargoOf }).
spice_islands-event-sunk = Sunk! A new { $ship } waits in { $space }.
spice_islands-event-sent-to-port = Empty now, { $ship } is put in { $space }.
spice_islands-event-loot-sold =
    The pirates sell { $cargoCount ->
        [one] one piece
       *[other] { $cargoCount } pieces
    } ({ $cargoOf }) for ${ $amount }.
spice_islands-event-captains-half = { $seat } takes ${ $amount }, half of the loot, as captain of the pirates.
spice_islands-event-split-paid =
    { $seat } gets ${ $amount } of the loot for { $shares ->
        [one] one pirate share
       *[other] { $shares } pirate shares
    }.
spice_islands-event-shares-returned =
    { $count ->
        [one] The one share held { $colourOf } goes
       *[other] The { $count } shares held { $colourOf } go
    } back to the stack.
spice_islands-event-captain-returned = { $seat } gives back the captain { $colourOf }.
spice_islands-event-captain-taken = { $seat } moved the ship and becomes captain { $colourOf }.
spice_islands-event-recovered =
    The navy recovers { $cargoCount ->
        [one] one piece
       *[other] { $cargoCount } pieces
    } ({ $cargoOf }).
spice_islands-event-pirates-sunk = The pirate ship is sunk! It is put, empty, in { $space }.
spice_islands-event-election-stepped = { $seat } moves the election marker { $colourOf } to { $marker }.
spice_islands-event-election-called = Election of the captain { $colourOf }!
spice_islands-event-election-rolled = For the captain { $colourOf }, { $seat } rolls { $dice }.
spice_islands-event-election-tied = A tie for the captain { $colourOf }: { $seats } roll one die again.
spice_islands-event-elected = { $seat } is elected captain { $colourOf }.
spice_islands-event-captain-stayed = { $seat } stays captain { $colourOf }.
spice_islands-event-dividend-stepped = { $seat } moves the dividend marker { $colourOf } to { $marker }.
spice_islands-event-dividend-declared =
    Dividend { $colourOf }! ${ $treasury } among { $shares ->
        [0] no shares: nothing is paid.
        [one] one share: ${ $each }.
       *[other] { $shares } shares: ${ $each } each.
    }
spice_islands-event-dividend-paid =
    { $seat } gets ${ $amount } for { $shares ->
        [one] one share
       *[other] { $shares } shares
    } { $colourOf }.
spice_islands-event-mutiny-stepped = { $seat } moves the mutiny marker to { $marker }.
spice_islands-event-mutiny-broke = Mutiny on the pirate ship!
spice_islands-event-mutiny-rolled = In the mutiny, { $seat } rolls { $dice }.
spice_islands-event-no-skulls = No skull at all: the same dice are rolled again.
spice_islands-event-mutiny-tied =
    { $seats } tie with { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    } each and roll these dice again.
spice_islands-event-mutiny-won = { $seat } wins the mutiny and becomes captain of the pirates.
spice_islands-event-commanded = { $seat } uses the free action as captain { $colourOf }.
spice_islands-event-free-action-waived = { $seat } does without the free action.
spice_islands-event-cargo-exhausted = The last { $cargo } is out of the game: the game ends.

## Why not

spice_islands-refusal-purchase-first = Shares are bought first: buy one or pass.
spice_islands-refusal-no-purchase-now = Shares are bought only in a purchase round, which takes a purple die.
spice_islands-refusal-stack-empty = There is no share { $colourOf } left to buy.
spice_islands-refusal-too-dear = The next share { $colourOf } costs ${ $price }, and you have ${ $money }.
spice_islands-refusal-no-such-die = You have no die left { $colourOf }.
spice_islands-refusal-dice-left =
    You still have to use { $count ->
        [one] one die
       *[other] { $count } dice
    }.
spice_islands-refusal-not-in-port = You can load only in a port, and { $ship } is in { $space }.
spice_islands-refusal-ship-full = There are two pieces on { $ship } already.
spice_islands-refusal-not-loaded-here = In { $space } you cannot load { $cargo }: goods come from Europe, spice from the Spice Islands.
spice_islands-refusal-none-left-in-port = There is no { $cargo } left in the port.
spice_islands-refusal-empty-ship = Without cargo { $ship } cannot sail.
spice_islands-refusal-wrong-way = From where it is, { $ship } cannot sail to { $space }: goods go towards the Spice Islands and spice towards Europe, one space at a time.
spice_islands-refusal-blue-lines-only = Merchant ships keep to the blue lines: { $ship } cannot reach { $space }.
spice_islands-refusal-port-closed = The port of { $space } is closed to { $ship }.
spice_islands-refusal-no-line = From where it is, no line leads { $ship } to { $space }.
spice_islands-refusal-target-elsewhere = Pirates attack only in their own sea space, and { $ship } is elsewhere.
spice_islands-refusal-pirates-elsewhere = The navy attacks only in its own sea space, and the pirate ship is elsewhere.
spice_islands-refusal-no-mutiny-in-port = With the pirate ship in Madagascar there can be no mutiny: the marker stays at 3.
spice_islands-refusal-free-action-used = You have used your free action of this turn.
spice_islands-refusal-other-colour = This is your free action as captain { $colourOf }: choose an action of that colour.
spice_islands-refusal-not-your-captain = You are not captain { $colourOf }.
spice_islands-refusal-captain-too-new = You became captain { $colourOf } in this turn: the free action comes with your next.
spice_islands-refusal-nothing-to-choose = There is no cargo and no port to choose now.
spice_islands-refusal-choose-first = First settle the attack that is going on.
spice_islands-refusal-not-there = You cannot choose { $cargo }: it is not among the pieces to choose from.
spice_islands-refusal-not-in-hold = There is no { $cargo } in the pirates’ hold.
spice_islands-refusal-not-nearest = The ship cannot be put in { $space }: that is not one of the two nearest ports.

## Pieces

spice_islands-piece-green = Green Company
    .of = of the Green Company
spice_islands-piece-blue = Blue Company
    .of = of the Blue Company
spice_islands-piece-yellow = Yellow Company
    .of = of the Yellow Company
spice_islands-piece-orange = Navy
    .of = of the Navy
spice_islands-piece-black = Pirates
    .of = of the Pirates
spice_islands-piece-green-die = green
spice_islands-piece-blue-die = blue
spice_islands-piece-yellow-die = yellow
spice_islands-piece-orange-die = orange
spice_islands-piece-black-die = black
spice_islands-piece-purple-die = purple
spice_islands-piece-green-good = green good
    .of = green goods
spice_islands-piece-blue-good = blue good
    .of = blue goods
spice_islands-piece-yellow-good = yellow good
    .of = yellow goods
spice_islands-piece-spice = spice
spice_islands-piece-green1 = green ship 1
spice_islands-piece-green2 = green ship 2
spice_islands-piece-blue1 = blue ship 1
spice_islands-piece-blue2 = blue ship 2
spice_islands-piece-yellow1 = yellow ship 1
spice_islands-piece-yellow2 = yellow ship 2
spice_islands-piece-pirate = the pirate ship
spice_islands-piece-navy = the navy ship
spice_islands-piece-EUR = Europe
spice_islands-piece-S1 = the Atlantic Ocean
spice_islands-piece-S2 = the Cape of Good Hope
spice_islands-piece-S3 = the Indian Ocean
spice_islands-piece-S4 = the Sunda Strait
spice_islands-piece-ISL = the Spice Islands
spice_islands-piece-MAD = Madagascar
spice_islands-piece-X1 = the Mozambique Channel
spice_islands-piece-X2 = the Mascarene Sea
spice_islands-piece-skull = skull
spice_islands-piece-2 = two
spice_islands-piece-3 = three
spice_islands-piece-4 = four
spice_islands-piece-5 = five
spice_islands-piece-6 = six
spice_islands-piece-7 = seven
spice_islands-piece-8 = eight
spice_islands-piece-9 = nine

## Moves

spice_islands-move-buy = Buy a share { $colourOf }
spice_islands-move-pass = Buy nothing
spice_islands-move-load = Load one { $cargo } on { $ship }
spice_islands-move-sail = Sail { $ship } to { $space }
spice_islands-move-attack = Attack { $ship }
spice_islands-move-election = Election step { $colourOf }
spice_islands-move-dividend = Dividend step { $colourOf }
spice_islands-move-mutiny = Mutiny step
spice_islands-move-captain = Free action as captain { $colourOf }
spice_islands-move-end = End the turn
spice_islands-move-take = Take the { $cargo }
spice_islands-move-keep = Keep the { $cargo }
spice_islands-move-recover = Recover the { $cargo }
spice_islands-move-harbour = Put the ship in { $space }

## Stages

spice_islands-stage-over = the end
spice_islands-stage-purchase = share purchase
spice_islands-stage-action = actions
spice_islands-stage-captain = the captain’s free action
spice_islands-stage-plunder = plunder
spice_islands-stage-overflow = a full hold
spice_islands-stage-recovery = recovery
spice_islands-stage-harbour = choice of a port
spice_islands-prompt-purchase = Buy the top share of one stack, or pass.
spice_islands-prompt-action = Use your dice, one action each, and a captain’s free action, in any order.
spice_islands-prompt-captain = Choose the captain’s free action.
spice_islands-prompt-plunder = Choose which piece the pirates take.
spice_islands-prompt-overflow = The hold cannot take everything: choose the piece to keep.
spice_islands-prompt-recovery = Choose which piece the navy recovers.
spice_islands-prompt-harbour = Both ports are equally near: choose where the ship goes.
spice_islands-wait-purchase = { $seat } may buy a share.
spice_islands-wait-action = { $seat } is using the dice.
spice_islands-wait-captain = { $seat } is using a captain.
spice_islands-wait-plunder = { $seat } is choosing what to take.
spice_islands-wait-overflow = { $seat } is choosing what to keep.
spice_islands-wait-recovery = { $seat } is choosing what to recover.
spice_islands-wait-harbour = { $seat } is choosing a port.

## Options

spice_islands-option-map = Map
spice_islands-choice-map-standard = grey lines straight to Madagascar
spice_islands-choice-map-grey_lagoons = a sea space on each grey line, where the navy may lie in wait

## Endings

spice_islands-ending-green-goods = All the green goods are out of the game.
spice_islands-ending-blue-goods = All the blue goods are out of the game.
spice_islands-ending-yellow-goods = All the yellow goods are out of the game.
spice_islands-ending-spice = All the spice is out of the game.

## Positions and data files

error-position-ship-place = Position, { $field }: the ship “{ $name }” cannot be there. Expected { $expected }, found { $found }.
error-position-ship-cargo = Position, { $field }: the ship “{ $name }” cannot carry that where it is. Expected { $expected }, found { $found }.
error-position-pawn = Position, { $field }: the captain “{ $name }” is not with the right player. Expected { $expected }, found { $found }.
error-position-track-marker = Position, { $field }: markers stand low between actions. Expected { $expected }, found { $found }.
error-position-attack-choice = Position, { $field }: this does not fit an attack waiting for a choice. Expected { $expected }, found { $found }.
error-position-cargo-exhausted = Position, { $field }: the game is over exactly when ten pieces of a kind are discarded. Expected { $expected }, found { $found }.
error-data-share-price = Data file { $file }, entry { $place }: “{ $piece }” is no price from 1 to 99.
error-data-shares-not-ascending = Data file { $file }, entry { $place }: “{ $piece }” is cheaper than the share above it.
error-data-missing-colour = Data file { $file }: no face of the coloured die shows “{ $piece }”.
error-data-no-skull = Data file { $file }: the pirate die has no skull, so mutinies could never end.
error-data-only-skulls = Data file { $file }: the pirate die has nothing but skulls, so ties could never end.
error-data-chart-line = Data file { $file }, line { $place }: “{ $piece }” does not join two spaces.
error-data-chart-route = Data file { $file }, map { $map }: at “{ $piece }” the blue lines are not one route from Europe to the Islands.
error-data-chart-port = Data file { $file }: { $found } ports of the kind “{ $piece }” instead of { $wanted }.
error-data-chart-unreachable = Data file { $file }, map { $map }: from “{ $piece }” the pirates cannot reach the route.

## In the terminal

spice_islands-terminal-turn = turn { $turn }
spice_islands-terminal-active = { $name } to play
spice_islands-terminal-dice = dice:
spice_islands-terminal-free = free action:
spice_islands-terminal-grey = grey lines: { $spaces }
spice_islands-terminal-organisation = organisation
spice_islands-terminal-treasury = treasury
spice_islands-terminal-captain = captain
spice_islands-terminal-share = share
spice_islands-terminal-election = election
spice_islands-terminal-dividend = dividend
spice_islands-terminal-mutiny = mutiny
spice_islands-terminal-reserve = reserve
spice_islands-terminal-sold-out = sold out
spice_islands-terminal-next = ${ $price } ({ $count })
spice_islands-terminal-player = player
spice_islands-terminal-cash = cash
spice_islands-terminal-shares = shares
spice_islands-terminal-captain-mark = * captain
spice_islands-terminal-gone = out of the game (10 end it):
spice_islands-terminal-cannot-buy = No share is cheap enough for { $names }.
spice_islands-terminal-rolled = pirate dice:
spice_islands-terminal-price = ${ $price }

## What speaks for a move, as a bot says it

spice_islands-advice-treasury = the treasury holds more for each share
spice_islands-advice-less-treasury = it counts less on what a treasury holds
spice_islands-advice-afloat = more income for each share is on its way
spice_islands-advice-less-afloat = it counts less on income on its way
spice_islands-advice-price = it costs more
spice_islands-advice-less-price = it costs less, or nothing
spice_islands-advice-votes = it makes you the largest shareholder
spice_islands-advice-less-votes = it does not make you the largest shareholder
spice_islands-advice-late = it buys a share although the end draws nearer
spice_islands-advice-less-late = it buys no share that will be worth nothing at the end
spice_islands-advice-load = goods loaded earn more for you, or less for the others
spice_islands-advice-less-load = goods loaded earn less for you, or more for the others
spice_islands-advice-spice = spice loaded earns more for you, or less for the others
spice_islands-advice-less-spice = spice loaded earns less for you, or more for the others
spice_islands-advice-full = it puts a second piece on the same ship
spice_islands-advice-less-full = it puts no second piece on a ship
spice_islands-advice-sail = it brings nearer more income of yours, or less of the others’
spice_islands-advice-less-sail = it brings nearer less income of yours, or more of the others’
spice_islands-advice-bonus = an arrival pays you more as captain, or another captain less
spice_islands-advice-less-bonus = an arrival pays you less as captain, or another captain more
spice_islands-advice-danger = with pirates and navy about, you risk more or the others less
spice_islands-advice-less-danger = with pirates and navy about, you risk less or the others more
spice_islands-advice-hunt = the pirates find better prey for you, or none that harms you
spice_islands-advice-less-hunt = the pirates find worse prey for you, or none
spice_islands-advice-sale = a sale of loot pays you more, or the others less
spice_islands-advice-less-sale = a sale of loot pays you less, or the others more
spice_islands-advice-plunder = by cargo taken you gain more, or lose less
spice_islands-advice-less-plunder = by cargo taken you gain less, or lose more
spice_islands-advice-pawn = it makes you captain
spice_islands-advice-less-pawn = it leaves a captain’s post vacant
spice_islands-advice-navy = hunting pirates serves you more, or the others less
spice_islands-advice-less-navy = hunting pirates serves you less, or the others more
spice_islands-advice-election = it brings nearer an election you may win, or leaves alone one you may lose
spice_islands-advice-less-election = it brings nearer an election you may lose, or leaves alone one you may win
spice_islands-advice-dividend = it brings nearer a dividend that favours you, or leaves alone one that favours the others
spice_islands-advice-less-dividend = it brings nearer a dividend that favours the others, or leaves alone one that favours you
spice_islands-advice-mutiny = it brings nearer a mutiny you may win, or leaves alone one you may lose
spice_islands-advice-less-mutiny = it brings nearer a mutiny you may lose, or leaves alone one you may win
spice_islands-advice-finish = it brings the end nearer while you are ahead, or not while you are behind
spice_islands-advice-less-finish = it brings the end nearer while you are behind, or not while you are ahead
spice_islands-advice-captain = it makes more of a captain’s free action, or spares an empty ship
spice_islands-advice-less-captain = it makes less of a captain’s free action, or attacks an empty ship

## What a move brings

spice_islands-effect-share-price = The share { $colourOf } costs ${ $price }; you keep ${ $left }.
    .brief = ${ $price }
spice_islands-effect-dividend-now =
    A dividend { $colourOf } would pay ${ $each } a share now (${ $treasury } among { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }).
spice_islands-effect-freight-due =
    The cargo is worth ${ $amount } to the treasury { $colourOf }, { $steps ->
        [one] 1 move
       *[other] { $steps } moves
    } from port.
spice_islands-effect-goods-due = The treasury { $colourOf } would receive ${ $amount } for its goods.
spice_islands-effect-marker-steps = The marker goes to { $steps } of { $trigger }.
spice_islands-effect-attack-odds =
    { $dice ->
        [one] One pirate die
       *[other] { $dice } pirate dice
    }: { $hit } % for a hit, { $sunk } % to sink the ship.
    .brief = { $hit } %
spice_islands-effect-vote-dice =
    { $seat } rolls { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }.
spice_islands-effect-free-action = One action { $colourOf } without a die, once in your turn.

## Score sheet

spice_islands-score-cash = Cash
spice_islands-score-captains = captain pawns
spice_islands-score-shares = shares
spice_islands-score-history = Cash by round
