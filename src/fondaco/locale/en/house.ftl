### The words of the house: lists and seats, refusals of every game, errors.

## Lists and seats (see fondaco/locale/formatter.py)

house-seat = Seat { $number }
house-nobody = nobody
house-nothing = nothing
house-list-comma = { $before }, { $next }
house-list-last = { $before } and { $last }
house-counted = { $count } { $name }

## Refusals

house-refusal-not-your-decision = It is not your decision now.
house-refusal-not-in-notation = That is not a move of this game.
house-refusal-game-is-over = The game is over.
house-refusal-sealed = A secret choice is never taken back.
house-refusal-nothing-to-undo = There is nothing to take back.
house-refusal-final-comes-last = Of several moves at once only the last may be final: make this one first.

## Endings

house-ending-move-limit = The match reached its limit of moves.

## Wrong choices of game, seats and options

error-option-game = There is no game “{ $name }”. Games: { $known }.
error-option-seats = “{ $game }” is for { $low } to { $high } seats, not { $seats }.
error-option-unknown =
    { $known ->
        [none] “{ $game }” has no option “{ $name }”, nor any other.
       *[other] “{ $game }” has no option “{ $name }”. Options: { $known }.
    }
error-option-choice = “{ $choice }” is not a choice for the option “{ $name }” of “{ $game }”. Choices: { $known }.
error-option-no-such-seat = The option “{ $name }” says { $choice }, but there are { $seats } seats.
error-seed-size = A seed has { $wanted } bytes, not { $found }.
error-bot-unknown = There are no bots called “{ $name }”. Bots: { $known }; “mcts:500” thinks for 500 iterations, “mcts:0.5s” for half a second, and “module:Class” is a bot of your own.
error-bot-not-loaded = The bot “{ $name }” cannot be loaded: { $problem }.
error-bot-no-choice = “{ $name }” is no bot: it has no method “choose”.
error-bot-illegal-move = The bot { $name } chose { $move }, which is not a legal move.
error-bot-wants-number = The bot { $name } chose { $move }: a move is a number, one of those on offer.
error-arena-process-died = A process of the contest died: a bot made it crash, or memory ran out. What was played is kept.

## Records

error-record-first-line = Line { $line }: this is not a record; the first line must be “{ $wanted }”.
error-record-missing = Line { $line }: the record says nothing about “{ $word }”.
error-record-twice = Line { $line }: “{ $word }” stands in the record twice.
error-record-unknown-word = Line { $line }: a line cannot begin with “{ $word }”.
error-record-word-count =
    Line { $line }: “{ $word }” wants { $wanted ->
        [one] one word
       *[other] { $wanted } words
    } after it.
error-record-number = Line { $line }: “{ $word }” should be a number from { $low } to { $high }.
error-record-seed = Line { $line }: a seed is { $wanted } hexadecimal digits.
error-record-position = Line { $line }: the position is not a JSON object.
error-record-other-position = Line { $line }: the position is not of these seats and options.
error-record-part = Line { $line }: { $problem }
error-record-move-number = Line { $line }: the next move must have the number { $wanted }.
error-record-seat = Line { $line }: there is no seat { $seat } among { $seats }.
error-record-rules = Line { $line }: the record was played by version { $rules } of the rules; here is version { $known }.
error-record-data = Line { $line }: the data file “{ $name }” is not the one the record was played with.
error-record-illegal = Line { $line }: “{ $notation }” cannot be played here ({ $rule }).
error-record-commitment = Line { $line }: the seed does not fit the commitment.
error-record-result = Line { $line }: the result is not the one these moves lead to.

## Positions

error-position-seats = Position, { $field }: it must be a number from { $low } to { $high }.
error-position-unknown-field = Position: there is no field “{ $field }”.
error-position-unknown-name = Position, { $field }: “{ $name }” is unknown.
error-position-wants-names = Position, { $field }: this must be an object with a number for each name.
error-position-wants-list = Position, { $field }: this must be a list of { $length }.
error-position-wants-number = Position, { $field }: this number cannot be.
error-position-deciding = Position, { $field }: the deciding seats do not fit the phase or the table.
error-position-seat = Position, { $field }: there is no such seat.
error-position-negative = Position, { $field }: a number here cannot be below zero.
error-position-count = Position, { $field }: { $name } adds up to { $found } instead of { $wanted }.
error-position-more-known-than-held = Position, { $field }: more { $name } cards are known than are in the hand.
error-position-more-tiles-than-taken = Position, { $field }: more { $name } tiles are with the players than were taken.
error-position-block = Position, { $field }: the face-down block from space { $space } must hold one tile of each company.
error-position-seal = Position, { $field }: the seal of { $name } does not lie where the ships say.
error-position-no-lead = Position, { $field }: whoever is laying cards must be able to lead with what is in the hand.

## Data files

error-data-not-json = Data file { $file }: not JSON: { $problem }.
error-data-unknown-piece = Data file { $file }, entry { $place }: “{ $piece }” is unknown.
error-data-piece-twice = Data file { $file }, entry { $place }: “{ $piece }” is there twice.
error-data-count = Data file { $file }: { $found } entries instead of { $wanted }.
error-data-block = Data file { $file }, from entry { $place }: every block must hold one tile of each company.
