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
house-refusal-no-meaning-now = Nothing can be done with this piece now.

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
error-bot-by-clock = “{ $name }” goes by the clock, so that the same seed would not give the same data: say iterations, as in “mcts:500”.
error-bot-no-search = “{ $name }” does not search, so that it has no visits to count: say “mcts:500”, for instance.
error-bot-illegal-move = The bot { $name } chose { $move }, which is not a legal move.
error-bot-wants-number = The bot { $name } chose { $move }: a move is a number, one of those on offer.
error-arena-no-cluster = There is no Ray cluster at {$address}.
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
error-record-script = Line { $line }: a script is the number of a move of this record and what it draws, numbers from 0.
error-record-script-left = Line { $line }: the move draws less than the script says; { $count } numbers are left.
error-record-scripted =
    Line { $line }: not a fair match: its luck was scripted in { $count ->
        [one] one move
       *[other] { $count } moves
    } instead of drawn from the seed.
error-record-result = Line { $line }: the result is not the one these moves lead to.

## Scripted luck

error-script-exhausted = The script of luck is used up; a result below { $bound } is wanted.
error-script-number = The script of luck says { $value } where a result below { $bound } is wanted.
error-script-piece = The script of luck draws piece { $value }, of which none is left.

## Positions

error-position-seats = Position, { $field }: expected { $expected }, found { $found }.
error-position-unknown-field = Position: there is no field “{ $found }”. Fields: { $expected }.
error-position-unknown-name = Position, { $field }: “{ $found }” is unknown. Expected one of: { $expected }.
error-position-wants-names = Position, { $field }: expected an object with names ({ $expected }), found { $found }.
error-position-wants-list = Position, { $field }: expected a list of { $expected }, found { $found }.
error-position-wants-number = Position, { $field }: expected { $expected }, found { $found }.
error-position-derived = Position, { $field }: the other fields say { $expected }, found { $found }.
error-position-differs = Position, { $field }: asked for { $expected }, found { $found } in the position.
error-position-deciding = Position, { $field }: the deciding seats do not fit the phase or the table. Expected { $expected }, found { $found }.
error-position-no-move = Position, { $field }: seat { $seat } would have to decide without a legal move. Expected { $expected }, found { $found }.
error-position-seat = Position, { $field }: there is no such seat. Expected { $expected }, found { $found }.
error-position-negative = Position, { $field }: expected { $expected }, found { $found }.
error-position-count = Position, { $field }: { $name } adds up to { $found } instead of { $expected }.
error-position-more-known-than-held = Position, { $field }: more { $name } cards are known than are in the hand. Expected { $expected }, found { $found }.
error-position-more-tiles-than-taken = Position, { $field }: more { $name } tiles are with the players than were taken. Expected { $expected }, found { $found }.
error-position-block = Position, { $field }: the face-down block from space { $space } must hold one tile of each company. Expected { $expected }, found { $found }.
error-position-no-lead = Position, { $field }: whoever is laying cards must be able to lead with what is in the hand. Expected { $expected }, found { $found }.

## Data files

error-data-not-json = Data file { $file }: not JSON: { $problem }.
error-data-unknown-piece = Data file { $file }, entry { $place }: “{ $piece }” is unknown.
error-data-piece-twice = Data file { $file }, entry { $place }: “{ $piece }” is there twice.
error-data-count = Data file { $file }: { $found } entries instead of { $wanted }.
error-data-block = Data file { $file }, from entry { $place }: every block must hold one tile of each company.

## Effects and scores

house-effect-game-ends = The game ends.
house-score-total = Total
house-score-now = If it ended now
house-score-rank = Place
house-score-tie-break = Tie-break: { $name }
house-score-decided = Decided by { $tie }.
