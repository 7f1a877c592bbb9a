### Borneo.

borneo-name = Borneo
borneo-tagline = Merchants, companies and spices in the East Indies
borneo-length = about 45 minutes

## What happens

borneo-event-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards: { $cards }.
    }
borneo-event-port-opened = The port of { $port } opens: { $good }, at most { $cards } cards, monopoly at { $flags } flags.
borneo-event-player-starts = { $seat } is the starting player.
borneo-event-placed = { $seat } places a merchant in the { $company } company, position { $rank }.
borneo-event-mission-chosen = { $seat } goes for the mission “{ $mission }”.
borneo-event-paid = { $seat } pays { $piece }.
borneo-event-mission-completed = { $seat } completes the mission “{ $mission }”: { $points } points.
borneo-event-company-changed = { $seat } moves a merchant from position { $rank } of the { $company } company to position { $end } of the { $to } one.
borneo-event-attacked =
    { $seat } attacks { $other } in the { $company } company: position { $rank } against position { $target }{ $bonus ->
        [0] { "" }
        [one] , with 1 merchant between them
       *[other] , with { $bonus } merchants between them
    }.
borneo-event-attack-played = { $seat } attacks with { $card }: { $total } in all.
borneo-event-defence-played = { $seat } defends with { $card }: { $total } in all.
borneo-event-attack-succeeded = { $attack } against { $defence }: { $seat } takes the place of { $other } in the { $company } company.
borneo-event-attack-failed = { $attack } against { $defence }: { $other } holds off { $seat } in the { $company } company.
borneo-event-ousted-stayed = { $seat } stays in the { $company } company, at position { $rank }.
borneo-event-ousted-left = { $seat } leaves the { $company } company for position { $end } of the { $to } one.
borneo-event-card-kept = { $seat } keeps { $card } among the captures.
borneo-event-nothing-kept = { $seat } keeps no card.
borneo-event-laid =
    { $seat } lays { $card } at { $port }, card { $layer } of the pile. Flags there: yellow { $yellow }, red { $red }, green { $green }, blue { $blue }.
borneo-event-monopoly = Monopoly of the { $company } company at { $port }, with { $flags } flags.
borneo-event-quota = Quota split at { $port }. Order of the companies: { $companies }.
borneo-event-port-taken = { $seat } takes the port of { $port } ({ $good }).
borneo-event-port-lost = The port of { $port } leaves the game.
borneo-event-cards-lost = No merchant is there to take the cards at { $port }; they are discarded: { $cards }.
borneo-event-picked = { $seat } picks { $card } for merchant { $rank } of the { $company } company.
borneo-event-deck-reshuffled =
    { $count ->
        [0] There are no discards to shuffle.
        [one] The one discard becomes the new deck.
       *[other] The { $count } discards are shuffled and become the new deck.
    }
borneo-event-drew =
    { $cards ->
        [none] { $seat } draws { $count } cards.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
borneo-event-discarded =
    { $card ->
        [none] { $seat } discards a card, unseen.
       *[other] { $seat } discards { $card }, unseen.
    }
borneo-event-ports-ran-out = There is no port left to open: { $seat } has ended the game. Tables and hands are cleared, and the last missions follow.
borneo-event-cards-ran-out = { $seat } cannot draw two cards, and that ends the game. Tables and hands are cleared, and the last missions follow.
borneo-event-mission-passed = { $seat } takes no mission.
borneo-event-scored =
    { $seat }: { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, missions: { $missions }. { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.

## Why not

borneo-refusal-place-now = Merchants are being placed: choose a company.
borneo-refusal-own-merchant-last = The row of the { $company } company ends with your own merchant; while placing you may not stand beside yourself.
borneo-refusal-phase-is-over = That part of your turn is over: missions come first, then the companies, then the expedition.
borneo-refusal-mission-or-pass = First choose a mission, or pass.
borneo-refusal-no-mission-left = No mission “{ $mission }” is left.
borneo-refusal-pay-now = You are paying for a mission: choose the next good.
borneo-refusal-not-your-capture = { $piece } is not among your captures.
borneo-refusal-too-few-goods = Your captures are not enough for “{ $mission }”.
borneo-refusal-wrong-good = You are paying in { $good }: { $piece } will not do.
borneo-refusal-superfluous = With { $piece } a card of your payment would be superfluous, or the payment could not come out.
borneo-refusal-not-your-merchant = The merchant { $merchant } is not yours.
borneo-refusal-same-company = Your merchant is in the { $company } company already: choose another one.
borneo-refusal-nobody-to-attack = { $merchant } can attack only a merchant of somebody else, further left in the row.
borneo-refusal-one-card-only = With a single card in hand you cannot start a conflict.
borneo-refusal-no-colour-in-hand = None of your cards shows the colour of the { $company } company.
borneo-refusal-play-or-done = A conflict is on: play a card, or say that you are done.
borneo-refusal-not-to-play = { $card } is not in your hand.
borneo-refusal-wrong-colour = { $card } does not show the colour of the { $company } company.
borneo-refusal-play-one-at-least = The attack needs at least one card.
borneo-refusal-ousted-now = Your merchant was ousted: choose where it goes.
borneo-refusal-not-played = { $card } is not one of the cards you have just played.
borneo-refusal-keep-or-pass = Keep one of the cards you have just played, or pass.
borneo-refusal-must-lay = The expedition is not optional: lay a card at a port.
borneo-refusal-not-in-hand = { $card } is not in your hand.
borneo-refusal-port-not-open = The port of { $port } is not open.
borneo-refusal-pick-now = The cargo is being shared out: pick a card.
borneo-refusal-not-in-pile = { $card } is not among the cards to be shared out.
borneo-refusal-discard-now = You have too many cards: discard one.
borneo-refusal-not-to-discard = { $card } is not in your hand.
borneo-refusal-last-mission-now = The game is ending: choose a last mission, or pass.

## Moves

borneo-move-place = Place the merchant: { $company }
borneo-move-mission = Mission: { $mission }
borneo-move-pay = Pay { $piece }
borneo-move-change = Move { $merchant } to the { $company } company
borneo-move-attack = Attack position { $rank } with { $merchant }
borneo-move-play = Play { $card }
borneo-move-done = No more cards
borneo-move-keep = Keep { $card }
borneo-move-lay = Lay { $card } at { $port }
borneo-move-pick = Pick { $card }
borneo-move-discard = Discard { $card }
borneo-move-pass = Pass

## Stages

borneo-stage-over = the end
borneo-stage-placement = placement
borneo-stage-mission = mission
borneo-stage-payment = payment
borneo-stage-companies = companies and expedition
borneo-stage-attack = conflict: attack
borneo-stage-defence = conflict: defence
borneo-stage-ousted = ousted merchant
borneo-stage-keeping = a card to keep
borneo-stage-expedition = expedition
borneo-stage-split = sharing out
borneo-stage-discards = hand limit
borneo-stage-last-mission = last missions
borneo-prompt-placement = Place a merchant at the end of a row.
borneo-prompt-mission = Complete a mission, or pass.
borneo-prompt-payment = Choose the next good to pay with.
borneo-prompt-companies = Move a merchant, start a conflict, or lay a card at a port at once.
borneo-prompt-attack = Play cards with the colour of the company, then say that you are done.
borneo-prompt-defence = Play cards with the colour of the company, or none.
borneo-prompt-ousted = Choose where your ousted merchant goes: the attacker’s old position, or the end of another row.
borneo-prompt-keeping = Keep one of your cards as a good, or pass.
borneo-prompt-expedition = Lay a card at a port.
borneo-prompt-split = Pick a card from the pile.
borneo-prompt-discards = Discard down to six cards.
borneo-prompt-last-mission = Complete a last mission, or pass.
borneo-wait-placement = { $seat } is placing a merchant.
borneo-wait-mission = { $seat } may complete a mission.
borneo-wait-payment = { $seat } is paying for a mission.
borneo-wait-companies = { $seat } is thinking about companies and ports.
borneo-wait-attack = { $seat } is playing cards for the attack.
borneo-wait-defence = { $seat } is choosing a defence.
borneo-wait-ousted = { $seat } is finding a place for the ousted merchant.
borneo-wait-keeping = { $seat } may keep a card.
borneo-wait-expedition = { $seat } is choosing a card and a port.
borneo-wait-split = { $seat } is picking a card.
borneo-wait-discards = { $seat } is discarding.
borneo-wait-last-mission = { $seat } may complete a last mission.

## Options

borneo-option-first_player = Starting player
borneo-choice-first_player-random = drawn by lot
borneo-choice-first_player-seat1 = seat 1
borneo-choice-first_player-seat2 = seat 2
borneo-choice-first_player-seat3 = seat 3
borneo-choice-first_player-seat4 = seat 4
borneo-choice-first_player-seat5 = seat 5
borneo-option-paid_cards = Cards paid for missions
borneo-choice-paid_cards-recycled = go to the discard pile
borneo-choice-paid_cards-removed = leave the game
borneo-option-empty_company = A company without merchants at the limit
borneo-choice-empty_company-passedOver = is passed over if another one qualifies
borneo-choice-empty_company-spoilsLost = counts like any other, and its cargo is lost
borneo-choice-empty_company-quota = is passed over; if it is alone, there is a quota split
borneo-option-monopoly_port = The port of a monopoly goes to
borneo-choice-monopoly_port-firstMerchant = the company’s first merchant (2007)
borneo-choice-monopoly_port-lastCard = whoever laid the last card (2008)

## Endings

borneo-ending-ports = The last port could not be replaced.
borneo-ending-cards = Two cards could not be drawn.

## Tallies of random play

borneo-tally-monopoly = Monopolies
borneo-tally-quota = Quota splits

## Data files and positions

error-data-borneo-missing = Data file { $file }, entry { $place }: “{ $name }” is missing or not as it should be.
error-data-borneo-number = Data file { $file }, entry { $place }: “{ $name }” must be a number from { $low } to { $high }.
error-data-borneo-total = Data file { $file }: { $name } adds up to { $found } instead of { $wanted }.
error-position-borneo-cards = Position, { $field }: the cards there ({ $seat }) are not where the field “place” says. Expected { $expected }, found { $found }.
error-position-borneo-no-port = Position, { $field }: there must be three open ports while the game is on. Expected { $expected }, found { $found }.
error-position-borneo-pile = Position, { $field }: the cards at { $name } should have been shared out already. Expected { $expected }, found { $found }.

## Borneo's table in the terminal: the heads of columns have ten places

borneo-terminal-decks = deck { $deck }   discards { $discards }   ports { $ports }
borneo-terminal-port = { $cards }/{ $most } cards, { $limit } flags
borneo-terminal-hand = hand
borneo-terminal-cards = captured
borneo-terminal-ports = ports
borneo-terminal-missions = missions
borneo-terminal-score = score
borneo-terminal-turn = in turn
borneo-terminal-supply = Missions:
borneo-terminal-pepper = pepper
borneo-terminal-cinnamon = cinnam
borneo-terminal-cloves = cloves
borneo-terminal-nutmeg = nutmeg
borneo-terminal-conflict = { $name } attacks with { $attack }, { $other } defends with { $defence }
borneo-terminal-payment = Still to pay: { $missing }
borneo-terminal-picks = Picks to come: { $names }
borneo-terminal-placing = Still to place: { $names }
borneo-terminal-your-hand = Your hand:
borneo-terminal-hand-of = { $name }:
borneo-terminal-captures = Your goods:
borneo-terminal-captures-of = { $name }, goods:
borneo-terminal-bonus = bonus { $count }
borneo-terminal-monopoly = monopoly: { $company }
borneo-terminal-quota = quota split

## Pieces

borneo-piece-yellow = yellow
borneo-piece-red = red
borneo-piece-green = green
borneo-piece-blue = blue
borneo-piece-pepper = black pepper
borneo-piece-cinnamon = cinnamon
borneo-piece-cloves = cloves
borneo-piece-nutmeg = nutmeg
borneo-piece-each1 = one of each
borneo-piece-same4 = four of a kind
borneo-piece-each2 = two of each
borneo-piece-same8 = eight of a kind
borneo-piece-each3 = three of each

# The rest follows from deck-1.json; tests/games/borneo/names.py writes it.

borneo-piece-tidore = Tidore
borneo-piece-bantam = Bantam
borneo-piece-banjarmasin = Banjarmasin
borneo-piece-brunei = Brunei
borneo-piece-malacca = Malacca
borneo-piece-makassar = Makassar
borneo-piece-ternate = Ternate
borneo-piece-ambon = Ambon
borneo-piece-hitu = Hitu
borneo-piece-banda-neira = Banda Neira
borneo-piece-lonthoir = Lonthoir
borneo-piece-run = Run
borneo-piece-E01 = E01 (yellow yellow red / yellow, cinnamon)
borneo-piece-E02 = E02 (yellow yellow green / yellow, cloves)
borneo-piece-E03 = E03 (yellow yellow blue / yellow, nutmeg)
borneo-piece-E04 = E04 (red red yellow / red, black pepper)
borneo-piece-E05 = E05 (red red green / red, cloves)
borneo-piece-E06 = E06 (red red blue / red, nutmeg)
borneo-piece-E07 = E07 (green green yellow / green, black pepper)
borneo-piece-E08 = E08 (green green red / green, cinnamon)
borneo-piece-E09 = E09 (green green blue / green, nutmeg)
borneo-piece-E10 = E10 (blue blue yellow / blue, black pepper)
borneo-piece-E11 = E11 (blue blue red / blue, cinnamon)
borneo-piece-E12 = E12 (blue blue green / blue, cloves)
borneo-piece-E13 = E13 (red yellow yellow / red, black pepper)
borneo-piece-E14 = E14 (green yellow yellow / green, black pepper)
borneo-piece-E15 = E15 (blue yellow yellow / blue, black pepper)
borneo-piece-E16 = E16 (yellow red red / yellow, cinnamon)
borneo-piece-E17 = E17 (green red red / green, cinnamon)
borneo-piece-E18 = E18 (blue red red / blue, cinnamon)
borneo-piece-E19 = E19 (yellow green green / yellow, cloves)
borneo-piece-E20 = E20 (red green green / red, cloves)
borneo-piece-E21 = E21 (blue green green / blue, cloves)
borneo-piece-E22 = E22 (yellow blue blue / yellow, nutmeg)
borneo-piece-E23 = E23 (red blue blue / red, nutmeg)
borneo-piece-E24 = E24 (green blue blue / green, nutmeg)
borneo-piece-E25 = E25 (yellow blue yellow / green, cinnamon)
borneo-piece-E26 = E26 (yellow red yellow / blue, cloves)
borneo-piece-E27 = E27 (yellow green yellow / red, nutmeg)
borneo-piece-E28 = E28 (red green red / blue, black pepper)
borneo-piece-E29 = E29 (red blue red / yellow, cloves)
borneo-piece-E30 = E30 (red yellow red / green, nutmeg)
borneo-piece-E31 = E31 (green blue green / red, black pepper)
borneo-piece-E32 = E32 (green yellow green / blue, cinnamon)
borneo-piece-E33 = E33 (green red green / yellow, nutmeg)
borneo-piece-E34 = E34 (blue red blue / green, black pepper)
borneo-piece-E35 = E35 (blue green blue / yellow, cinnamon)
borneo-piece-E36 = E36 (blue yellow blue / red, cloves)
borneo-piece-E37 = E37 (blue yellow green / yellow, nutmeg)
borneo-piece-E38 = E38 (red yellow blue / yellow, cinnamon)
borneo-piece-E39 = E39 (green yellow red / yellow, cloves)
borneo-piece-E40 = E40 (green red blue / red, cloves)
borneo-piece-E41 = E41 (blue red yellow / red, nutmeg)
borneo-piece-E42 = E42 (yellow red green / red, black pepper)
borneo-piece-E43 = E43 (blue green red / green, nutmeg)
borneo-piece-E44 = E44 (yellow green blue / green, black pepper)
borneo-piece-E45 = E45 (red green yellow / green, cinnamon)
borneo-piece-E46 = E46 (red blue green / blue, cinnamon)
borneo-piece-E47 = E47 (green blue yellow / blue, cloves)
borneo-piece-E48 = E48 (yellow blue red / blue, black pepper)
borneo-piece-E49 = E49 (yellow red blue / green, 2 cloves)
borneo-piece-E50 = E50 (yellow green red / blue, 2 nutmeg)
borneo-piece-E51 = E51 (yellow blue green / red, 2 cinnamon)
borneo-piece-E52 = E52 (red yellow green / blue, 2 nutmeg)
borneo-piece-E53 = E53 (red green blue / yellow, 2 black pepper)
borneo-piece-E54 = E54 (red blue yellow / green, 2 cloves)
borneo-piece-E55 = E55 (green yellow blue / red, 2 cinnamon)
borneo-piece-E56 = E56 (green red yellow / blue, 2 nutmeg)
borneo-piece-E57 = E57 (green blue red / yellow, 2 black pepper)
borneo-piece-E58 = E58 (blue yellow red / green, 2 cloves)
borneo-piece-E59 = E59 (blue red green / yellow, 2 black pepper)
borneo-piece-E60 = E60 (blue green yellow / red, 2 cinnamon)
borneo-piece-yellow-1 = yellow 1
borneo-piece-yellow-2 = yellow 2
borneo-piece-yellow-3 = yellow 3
borneo-piece-yellow-4 = yellow 4
borneo-piece-yellow-5 = yellow 5
borneo-piece-yellow-6 = yellow 6
borneo-piece-yellow-7 = yellow 7
borneo-piece-yellow-8 = yellow 8
borneo-piece-yellow-9 = yellow 9
borneo-piece-yellow-10 = yellow 10
borneo-piece-yellow-11 = yellow 11
borneo-piece-yellow-12 = yellow 12
borneo-piece-yellow-13 = yellow 13
borneo-piece-yellow-14 = yellow 14
borneo-piece-yellow-15 = yellow 15
borneo-piece-red-1 = red 1
borneo-piece-red-2 = red 2
borneo-piece-red-3 = red 3
borneo-piece-red-4 = red 4
borneo-piece-red-5 = red 5
borneo-piece-red-6 = red 6
borneo-piece-red-7 = red 7
borneo-piece-red-8 = red 8
borneo-piece-red-9 = red 9
borneo-piece-red-10 = red 10
borneo-piece-red-11 = red 11
borneo-piece-red-12 = red 12
borneo-piece-red-13 = red 13
borneo-piece-red-14 = red 14
borneo-piece-red-15 = red 15
borneo-piece-green-1 = green 1
borneo-piece-green-2 = green 2
borneo-piece-green-3 = green 3
borneo-piece-green-4 = green 4
borneo-piece-green-5 = green 5
borneo-piece-green-6 = green 6
borneo-piece-green-7 = green 7
borneo-piece-green-8 = green 8
borneo-piece-green-9 = green 9
borneo-piece-green-10 = green 10
borneo-piece-green-11 = green 11
borneo-piece-green-12 = green 12
borneo-piece-green-13 = green 13
borneo-piece-green-14 = green 14
borneo-piece-green-15 = green 15
borneo-piece-blue-1 = blue 1
borneo-piece-blue-2 = blue 2
borneo-piece-blue-3 = blue 3
borneo-piece-blue-4 = blue 4
borneo-piece-blue-5 = blue 5
borneo-piece-blue-6 = blue 6
borneo-piece-blue-7 = blue 7
borneo-piece-blue-8 = blue 8
borneo-piece-blue-9 = blue 9
borneo-piece-blue-10 = blue 10
borneo-piece-blue-11 = blue 11
borneo-piece-blue-12 = blue 12
borneo-piece-blue-13 = blue 13
borneo-piece-blue-14 = blue 14
borneo-piece-blue-15 = blue 15

## What speaks for a move, as a bot says it

borneo-advice-monopoly = a monopoly suits you better, or is avoided
borneo-advice-less-monopoly = a monopoly suits you less, or is avoided
borneo-advice-quota = a quota split suits you better, or is avoided
borneo-advice-less-quota = a quota split suits you less, or is avoided
borneo-advice-port = you take the port
borneo-advice-less-port = it does without the port
borneo-advice-build = it leaves the flags at the port more in your favour
borneo-advice-less-build = it leaves the flags at the port less in your favour
borneo-advice-near = what it leaves close to a monopoly suits you better
borneo-advice-less-near = what it leaves close to a monopoly suits you less
borneo-advice-full = it leaves room for one last card at the port
borneo-advice-less-full = it does not leave the last card to the next player
borneo-advice-spent = it spends more flags of your companies
borneo-advice-less-spent = it spends fewer flags of your companies
borneo-advice-change = it moves a merchant to another company
borneo-advice-less-change = none of your merchants changes company
borneo-advice-rank = your merchants have better places in the rows
borneo-advice-less-rank = your merchants have worse places in the rows
borneo-advice-heat = your merchants stand better for the flags at the ports
borneo-advice-less-heat = your merchants stand worse for the flags at the ports
borneo-advice-spread = your merchants are gathered more in the same row
borneo-advice-less-spread = your merchants are spread more over the rows
borneo-advice-attack = it attacks a merchant
borneo-advice-less-attack = it avoids a conflict
borneo-advice-odds = the attack has better odds, or a weak one is avoided
borneo-advice-less-odds = the attack has worse odds, or a strong one is left out
borneo-advice-surplus = it stops when the attack is strong enough, not before
borneo-advice-less-surplus = it stops before the attack is strong enough, or plays on when it is
borneo-advice-flags = it plays more flags of the company
borneo-advice-less-flags = it plays fewer flags of the company
borneo-advice-defend = it plays cards in defence only where they help
borneo-advice-less-defend = it holds back cards that might help in defence, or wastes one
borneo-advice-goods = the card counts double
borneo-advice-less-goods = it takes no card that counts double
borneo-advice-fit = the good helps more with a mission, or you have less of it
borneo-advice-less-fit = the good helps less with a mission, or you have more of it
borneo-advice-held = it discards fewer flags of your companies
borneo-advice-less-held = it discards more flags of your companies
borneo-advice-mission = the mission brings more points
borneo-advice-less-mission = it gives up points of a mission for now
borneo-advice-cost = it uses up more goods
borneo-advice-less-cost = it uses up fewer goods
borneo-advice-double = it pays with a card that counts double
borneo-advice-less-double = it pays with no card that counts double

## What a move brings

borneo-effect-flags = Flags of the { $company } company in { $port }: { $before } → { $after } (monopoly at { $limit }).
borneo-effect-pile-fills = Cards in { $port }: { $cards } of { $most }.
borneo-effect-position = Your merchant goes to position { $rank } of the { $company } company.
borneo-effect-units = Your { $good }: { $before } → { $after }.
borneo-effect-mission-worth = “{ $mission }” is worth { $points } points.
borneo-effect-strength = Attack { $attack } against defence { $defence }.
borneo-effect-attack-on =
    You attack { $other }, who defends with a bonus of { $bonus }.
borneo-effect-pay-left = Still to pay: { $units } of { $good }.
borneo-effect-hand-left =
    You keep { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in your hand.

## Score sheet

borneo-score-cards = Captured cards
borneo-score-ports = Captured ports
borneo-score-missions = Missions
borneo-score-mission-count = number of missions
borneo-score-history = Points by port opened
