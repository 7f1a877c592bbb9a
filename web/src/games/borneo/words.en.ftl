### Borneo's board: words that only the drawing needs.

borneo-board-ports = Ports
borneo-board-hand = Your hand
borneo-board-companies = Companies
borneo-board-cargo = Your captures
borneo-board-missions = Missions
borneo-board-turn = The turn
borneo-board-current-step = Now
borneo-board-port = { $port }: { $good }
borneo-board-port-more =
    { $cards ->
        [one] { $cards } card of { $most } lies here. With { $flags } visible flags a company has the monopoly.
       *[other] { $cards } cards of { $most } lie here. With { $flags } visible flags a company has the monopoly.
    }
borneo-board-lay = { $card } here: { $what }
borneo-board-cards-of = Cards here: { $cards }/{ $most }
borneo-board-cards-more = When the port is full without a monopoly, the cargo is shared by quota.
borneo-board-limit = Flag limit: { $flags }
borneo-board-limit-more = The company that reaches it has the monopoly and takes the whole cargo.
borneo-board-flags =
    { $count ->
        [one] Visible flags, { $company }: { $count } of { $limit }
       *[other] Visible flags, { $company }: { $count } of { $limit }
    }
borneo-board-flags-more =
    { $left ->
        [one] One more makes a monopoly.
       *[other] { $left } more make a monopoly.
    }
borneo-board-cards-left =
    { $count ->
        [one] One card to go
       *[other] { $count } cards to go
    }
borneo-board-nothing = Nothing happens yet.
borneo-board-nothing-more = nothing happens yet.
borneo-board-being-split = Being shared out
borneo-board-monopoly = Monopoly: { $company }
borneo-board-quota = Quota split
borneo-board-port-to = The port goes to { $name }.
borneo-board-port-lost = The port leaves the game.
borneo-board-picks-to = Picks: { $names }.
borneo-board-cards-lost = Nobody is there to take the cards.
borneo-board-on-top = The last card: all its flags can be seen.
borneo-board-covered = Its second row is covered.
borneo-board-slot = { $port }: the place of card { $number } of { $most }
borneo-board-closed = No port
borneo-board-port-deck = Ports to come: { $count }
borneo-board-port-deck-more = When a port cannot be replaced, the game ends.
borneo-board-deck = Draw deck: { $count }
borneo-board-deck-more = When it is empty, the discards are shuffled.
borneo-board-discard = Discards: { $count }
borneo-board-company = The { $company } company
borneo-board-merchants = From position 1: { $names }.
borneo-board-row-empty = Nobody serves it.
borneo-board-merchant = { $seat }, position { $rank } of the { $company } company
borneo-board-end = The end of the { $company } row, position { $rank }
borneo-board-stays = The ousted merchant may stay here.
borneo-board-between = It counts one for the defence.
borneo-board-hand-empty = you have no cards.
borneo-board-worth =
    { $count ->
        [one] { $card }: +{ $count }, one flag of the { $company } company
       *[other] { $card }: +{ $count }, { $count } flags of the { $company } company
    }
borneo-board-turn-of = The turn of { $name }
borneo-board-step-mission = Mission
borneo-board-step-companies = Companies
borneo-board-step-expedition = Expedition
borneo-board-step-draw = Draw
borneo-board-placing = Placing merchants:
borneo-board-asked = Last missions:
borneo-board-conflict = Conflict
borneo-board-conflict-in = Conflict in the { $company } company
borneo-board-attacks = attacks from position { $rank }
borneo-board-defends = defends position { $rank }
borneo-board-total = { $name } has { $total }
borneo-board-bonus =
    { $count ->
        [one] +{ $count } for the merchant between them
       *[other] +{ $count } for the merchants between them
    }
borneo-board-fight-attack = { $name } plays cards against { $other }; a tie is enough.
borneo-board-fight-needs = { $name } needs { $count } more to hold.
borneo-board-fight-holds = { $name } holds so far.
borneo-board-fight-won = { $name } takes the place; { $other } chooses where the ousted merchant goes.
borneo-board-fight-lost = { $name } has held, and may keep one of the cards played in defence.
borneo-board-sharing = Sharing out
borneo-board-sharing-at = { $port } is shared out
borneo-board-to-pick = To pick:
borneo-board-pick = { $seat }, for merchant { $rank } of the { $company } company
borneo-board-payment = Payment
borneo-board-paying = { $name } pays for “{ $mission }”
borneo-board-paid = Paid:
borneo-board-missing = Missing:
borneo-board-missing-good = { $good }: { $count }
borneo-board-any-good = any one good
borneo-board-captured-port = The port of { $port }: { $good }
borneo-board-units = { $good }: { $count }
borneo-board-units-more = A card with a 2 counts twice; a port counts once.
borneo-board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
borneo-board-mission =
    { $left ->
        [0] { $mission }: { $points } points, none left
       *[other] { $mission }: { $points } points, × { $left } left
    }
borneo-board-payable = Your captures are enough for it.
borneo-board-short =
    { $count ->
        [one] You are one good short.
       *[other] You are { $count } goods short.
    }
borneo-board-cards = Cards in the hand of { $name }: { $count }
borneo-board-captured = Captured cards of { $name }: { $count }
borneo-board-captured-ports = Captured ports of { $name }: { $count }
borneo-board-done = Missions of { $name }: { $count }
borneo-board-places = Merchants of { $name }: { $places }
borneo-board-completed = Mission “{ $mission }”: { $points } points

borneo-board-decks = Decks
borneo-board-stage-over = over
borneo-board-stage-placement = placing merchants
borneo-board-stage-mission = mission
borneo-board-stage-payment = payment
borneo-board-stage-companies = companies
borneo-board-stage-attack = attack
borneo-board-stage-defence = defence
borneo-board-stage-ousted = ousted
borneo-board-stage-keeping = keep a card
borneo-board-stage-expedition = expedition
borneo-board-stage-split = sharing out
borneo-board-stage-discards = discard
borneo-board-stage-last-mission = last mission
borneo-board-kind-place = Place a merchant
borneo-board-kind-mission = Complete a mission
borneo-board-kind-pay = Pay
borneo-board-kind-change = Change company
borneo-board-kind-attack = Attack a merchant
borneo-board-kind-play = Play a card
borneo-board-kind-done = No more cards
borneo-board-kind-keep = Keep a card
borneo-board-kind-lay = Lay a card
borneo-board-kind-pick = Pick a card
borneo-board-kind-discard = Discard a card
borneo-board-kind-pass = Pass
borneo-board-cards-caption = cards
borneo-board-limit-caption = monopoly
