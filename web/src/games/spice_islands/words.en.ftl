### The board of Spice Islands: words that only the drawing needs.

spice_islands-board-route = The route from Europe round the Cape to the Spice Islands
spice_islands-board-turn = turn { $turn }
spice_islands-board-place-EUR = Europe
spice_islands-board-place-S1 = Atlantic Ocean
spice_islands-board-place-S2 = Cape of Good Hope
spice_islands-board-place-S3 = Indian Ocean
spice_islands-board-place-S4 = Sunda Strait
spice_islands-board-place-ISL = Spice Islands
spice_islands-board-place-MAD = Madagascar
spice_islands-board-place-X1 = Mozambique
spice_islands-board-place-X2 = Mascarenes
spice_islands-board-europe = Port of the merchants and the navy: goods are loaded here, spice is unloaded.
spice_islands-board-islands = Port of the merchants and the navy: spice is loaded here, goods are unloaded.
spice_islands-board-madagascar = The pirates’ port: here they sell their loot for ${ $loot } a piece.
spice_islands-board-sea = Open sea: here pirates attack.
spice_islands-board-quay =
    { $count ->
        [0] { $cargo }: none left in the port
       *[other] { $cargo }: { $count } in the port
    }
spice_islands-board-quay-goods = Unloaded in the Islands, each pays ${ $good } to the company of its colour and ${ $freight } to the ship’s company.
spice_islands-board-quay-spice = Unloaded in Europe, each pays ${ $spice } to the ship’s company.
spice_islands-board-carries = Carries { $cargo }.
spice_islands-board-carries-nothing = Carries nothing.
spice_islands-board-brings = On arrival: { $sums }; ${ $bonus } to the captain.
spice_islands-board-sum = { $name } ${ $amount }
spice_islands-board-attack-dice =
    { $count ->
        [one] The pirates would attack it with one die.
       *[other] The pirates would attack it with { $count } dice.
    }
spice_islands-board-loot = Worth ${ $amount } in Madagascar.
spice_islands-board-navy = Carries nothing; hunts the pirates.

spice_islands-board-dice = Dice
spice_islands-board-die = Die: { $colour }
spice_islands-board-die-company = Load or sail a ship of this company, or move its election or dividend marker. Click it, or drag it where you want to use it.
spice_islands-board-die-navy = Sail the navy, attack the pirates with it, or move its election or dividend marker. Click it, or drag it where you want to use it.
spice_islands-board-die-pirates = Sail the pirates, attack a merchant ship with them, or move the mutiny marker. Click it, or drag it where you want to use it.
spice_islands-board-die-shares = A purchase round: everybody may buy one share.
spice_islands-board-used =
    { $count ->
        [0] No die used yet
        [one] One die used
       *[other] { $count } dice used
    }
spice_islands-board-free = Free action
spice_islands-board-free-as = Free action as captain { $colourOf }
spice_islands-board-free-more = One action more, as if by a die of this colour.
spice_islands-board-free-now = Choose its action on the board.
spice_islands-board-free-spent = used in this turn
spice_islands-board-free-none = no captain can give one
spice_islands-board-buyers = Share purchase, still to be asked:

spice_islands-board-contest = Pirate dice
spice_islands-board-contest-none = Elections, mutinies and attacks are decided with these dice.
spice_islands-board-election-held = Election: captain { $colourOf }
spice_islands-board-mutiny-held = Mutiny on the pirate ship
spice_islands-board-attack = Attack: { $ship }
spice_islands-board-again = again:
spice_islands-board-throw = { $seat } rolled { $dice }
spice_islands-board-wins = { $seat } is captain { $colourOf }.
spice_islands-board-missed = No skull: it got away.
spice_islands-board-hit =
    { $skulls ->
        [one] One skull: one piece.
       *[other] { $skulls } skulls: { $skulls } pieces.
    }
spice_islands-board-sunk =
    { $skulls ->
        [one] A skull, and nothing aboard: sunk!
       *[other] { $skulls } skulls, more than there was aboard: sunk!
    }
spice_islands-board-take =
    { $count ->
        [one] The pirates take one of these:
       *[other] The pirates take { $count } of these:
    }
spice_islands-board-recover =
    { $count ->
        [one] The navy recovers one of these:
       *[other] The navy recovers { $count } of these:
    }
spice_islands-board-taken = already taken:
spice_islands-board-keep = The hold is full. Keep one of these:
spice_islands-board-harbour = The ship goes to one of two ports.

spice_islands-board-organisations = Organisations
spice_islands-board-election = Election
spice_islands-board-dividend = Dividend
spice_islands-board-mutiny = Mutiny
spice_islands-board-marker = { $track } { $colourOf }: { $marker } of { $last }
spice_islands-board-votes = { $name } { $dice }
spice_islands-board-election-more = At 4 the captain is elected by the highest die. Dice now: { $votes }.
spice_islands-board-mutiny-more = At 4, and only at sea, most skulls win the captain. Dice now: { $votes }.
spice_islands-board-dividend-more =
    { $shares ->
        [0] At 4 the treasury is shared out; nobody holds a share now.
        [one] At 4 the treasury is shared out. Now: ${ $treasury } for one share, ${ $each } for it; then it goes back with the captain.
       *[other] At 4 the treasury is shared out. Now: ${ $treasury } for { $shares } shares, ${ $each } each; then all of them go back with the captain.
    }
spice_islands-board-treasury = Treasury { $colourOf }: ${ $amount }
spice_islands-board-treasury-more =
    { $shares ->
        [0] Nobody holds a share.
        [one] The players hold one share.
       *[other] The players hold { $shares } shares.
    }
spice_islands-board-captain = { $seat } is captain { $colourOf }
spice_islands-board-captain-more = One free action in every turn, one die more in its contests, and a bonus from the bank.
spice_islands-board-captain-new = Won in this turn: its free action comes with the next.
spice_islands-board-captain-none = no captain
spice_islands-board-no-captain = No captain { $colourOf }
spice_islands-board-no-captain-elect = Only an election gives the company a captain.
spice_islands-board-no-captain-sail = Whoever moves the ship becomes captain.
spice_islands-board-stack = Share { $colourOf } for ${ $price }; { $count } in the stack
spice_islands-board-stack-more = Prices, from the top: { $prices }
spice_islands-board-price = ${ $price }
spice_islands-board-stack-empty = No share { $colourOf } is left
spice_islands-board-sold-out = sold out

spice_islands-board-cargo = Cargo
spice_islands-board-cargo-end = When ten pieces of a kind are out of the game, it ends.
spice_islands-board-discarded = { $cargoOf }: { $count } of 10 out of the game
spice_islands-board-discarded-more = At sea { $sea }, in the port { $port }.
spice_islands-board-cash = Cash of { $name }: ${ $money }
spice_islands-board-shares =
    { $count ->
        [0] { $seat } has no share { $colourOf }
        [one] { $seat } has one share { $colourOf }
       *[other] { $seat } has { $count } shares { $colourOf }
    }
spice_islands-board-shares-earn = A dividend now would pay ${ $amount }.

spice_islands-board-shares-all = Shares of { $name }: { $count }
spice_islands-board-stage-over = over
spice_islands-board-stage-purchase = buy a share
spice_islands-board-stage-action = use a die
spice_islands-board-stage-captain = captain’s action
spice_islands-board-stage-plunder = plunder
spice_islands-board-stage-overflow = full hold
spice_islands-board-stage-recovery = recovery
spice_islands-board-stage-harbour = choose a port
spice_islands-board-kind-buy = Buy a share
spice_islands-board-kind-pass = Pass
spice_islands-board-kind-load = Load cargo
spice_islands-board-kind-sail = Sail a ship
spice_islands-board-kind-attack = Attack
spice_islands-board-kind-election = Move an election marker
spice_islands-board-kind-dividend = Move a dividend marker
spice_islands-board-kind-mutiny = Move the mutiny marker
spice_islands-board-kind-captain = Act as captain
spice_islands-board-kind-end = End the turn
spice_islands-board-kind-take = Take a piece
spice_islands-board-kind-keep = Keep a piece
spice_islands-board-kind-recover = Recover a piece
spice_islands-board-kind-harbour = Choose a port
spice_islands-board-turn-of = The turn of { $name }
spice_islands-board-outlook-amount = ${ $count }
