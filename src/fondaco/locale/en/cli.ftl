### The words of the terminal.

## Help

cli-help = A house for East-India trading games: play them here against bots, look at recorded matches, read the rules.
cli-help-language = Add --lang en or --lang it to any command; otherwise the language comes from LANG.
cli-help-commands = Commands
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-help = Show this page.
cli-help-version = Show the version, and whether the rules run compiled or as plain Python.
cli-usage = Usage: fondaco COMMAND
cli-usage-games = Usage: fondaco games
cli-usage-learn = Usage: fondaco learn [GAME] [LESSON] [--again]
cli-usage-aid = Usage: fondaco aid GAME
cli-usage-play = Usage: fondaco play GAME [OPTIONS]
cli-usage-replay = Usage: fondaco replay FILE [OPTIONS]
cli-usage-verify = Usage: fondaco verify FILE
cli-usage-annotate = Usage: fondaco annotate FILE [OPTIONS]
cli-usage-rules = Usage: fondaco rules GAME [ID]
cli-usage-simulate = Usage: fondaco simulate GAME [OPTIONS]
cli-usage-arena = Usage: fondaco arena GAME [OPTIONS]
cli-usage-analyse = Usage: fondaco analyse GAME [OPTIONS]
cli-usage-dataset = Usage: fondaco dataset GAME [OPTIONS]
cli-usage-serve = Usage: fondaco serve [OPTIONS]
cli-usage-upgrade-check = Usage: fondaco upgrade-check [OPTIONS]
cli-usage-new-game = Usage: fondaco new-game NAME [OPTIONS]
cli-usage-new-version = Usage: fondaco new-version GAME [OPTIONS]
cli-usage-admin = Usage: fondaco admin ACTION [TARGET] [OPTIONS]
cli-usage-ratings = Usage: fondaco ratings rebuild|check [OPTIONS]
cli-usage-backup = Usage: fondaco backup FILE [OPTIONS]
cli-usage-restore = Usage: fondaco restore FILE [OPTIONS]
cli-usage-record = Usage: fondaco record
cli-help-games = List the games and their options.
cli-help-learn = Learn a game by playing: short lessons with your progress.
cli-help-aid = Show the player aid of a game: sequence, values, scoring, what is easily overlooked.
cli-help-play = Play a game: you against bots, or several people at one screen.
cli-help-replay = Step through a recorded match.
cli-help-verify = Deal and play a recorded match again and check that all went fairly.
cli-help-annotate = Say where a recorded match turned, and what a bot would have done.
cli-help-annotated-file = A recorded match, or the arena’s results (.jsonl).
cli-help-annotate-bot = The bot that says what it would have done: “mcts:500”, “heuristic” …
cli-help-plays = Play-outs behind each chance to win; more are slower and more certain.
cli-help-line = Which game of the arena’s results, counted from 1.
cli-help-annotate-seed = The number from which the play-outs draw their luck.
cli-help-steps = How many steps of the match the table shows.
cli-help-json = Write it all as JSON.
cli-help-rules = Read the rules of a game, or one chapter or paragraph.
cli-help-simulate = Play random games and print what came of them.
cli-help-arena = Let bots play against each other and rate them.
cli-help-analyse = Let bots play many games and show what wins: seats, openings, goods, companies, missions.
cli-help-analyse-bots = The bots that play, with commas between; the last one takes the rest of the seats.
cli-help-dataset = Write the decisions of many matches into a file, for learning: what was seen, done and searched, and how it ended.
cli-help-dataset-bot = The bot that plays, with a budget in iterations (mcts:200 unless you say so); several with commas between. With --from, the search that counts its visits at every decision; without it, the moves as they were played.
cli-help-dataset-games = How many games; 100 unless you say so.
cli-help-dataset-out = The new file: .parquet (needs pyarrow) or .npz.
cli-help-dataset-from = Recorded matches to take instead of playing; several files one after the other.
cli-help-analysis-out = A folder for the games, the figures (JSON, Markdown) and the page with plots.
cli-help-analysis-from = Games played before: games.jsonl of an analysis, or the arena’s results, which are played again.
cli-help-analysis-check = games.jsonl of an analysis by a stronger bot: corrections it contradicts are withdrawn.
cli-help-record = Explain the format of recorded matches.
cli-help-serve = Open the house: serve the games in the browser.
cli-help-upgrade-check = Tell which running tables this version can play on: run it before an upgrade.
cli-help-admin = Keep a running house: look around, close tables, delete, ban, announce.
cli-help-admin-action = statistics, tables, people, bans, chat, reports, audit; close-table, expire-tables, delete-record, delete-chat, delete-person, ban, unban, broadcast, make-admin, unmake-admin, rebuild-statistics.
cli-help-admin-target = A table, record, chat line, person, network address or status, as the action needs.
cli-help-admin-text = The reason of a ban, or what is announced.
cli-help-admin-days = For how long a ban holds, or since when nothing has happened at tables that expire.
cli-help-admin-address = Where the house answers, as http://… or unix:/…; by itself it is found beside the database.
cli-help-ratings = Calculate the ratings again from the logs of all rated matches; on SQLite the house must be closed.
cli-help-ratings-action = “rebuild” stores what the logs give; “check” only says whether it is what is stored.
cli-help-backup = Write the whole house to a new file, while it runs.
cli-help-restore = Fill an empty house from a backup; the house must be closed.
cli-help-backup-file = The backup. Keep it private: it holds the hashes of passwords.
cli-help-host = The address to listen at; 0.0.0.0 lets the network in.
cli-help-port = The port to listen at.
cli-help-data-dir = Where the tables are kept.
cli-help-database-url = A PostgreSQL database instead of a file.
cli-help-unix-socket = Listen at this socket file instead, for a proxy on the same machine.
cli-help-open = Open the page in the browser.
cli-serving = The house is open at { $address } (Ctrl-C closes it). Rules: { $speed }.
cli-upgrade-goes-on = { $game }, rules { $rules }: { $tables ->
    [one] one table goes on
   *[other] { $tables } tables go on
}.
cli-upgrade-abandoned = { $game }, rules { $rules }: { $tables ->
    [one] one table would end without a result
   *[other] { $tables } tables would end without a result
}.
cli-upgrade-fine = Every running table can be played on.
cli-help-new-game = Write the smallest game that plays everywhere into your checkout, for you to change.
cli-help-new-game-name = Its name in code and addresses: small letters and underscores.
cli-help-new-game-complete = Write a game with every part one may have: a board, hidden cards, lessons, advice for bots.
cli-help-new-game-prefix = Three capital letters before the numbers of its rules; without it the first of the name.
cli-new-game-written = { $name }: { $count } files written, the rules in { $folder }.
cli-new-game-next = Play it with “make play”, check it with “make check” and “make test”, and change it as docs/adding-a-game.md tells.
cli-help-new-version = Begin a new version of a game’s rules in your checkout; running matches go on by the one before.
cli-help-new-version-carry = After the rules are changed: keep of records and puzzles what still holds, and list the rest.
cli-new-version-raised = { $name } is version { $version } now. Change the rules where they ask “s.rules >= { $version }”, then run this again with --carry; CONTRIBUTING.md tells the rest.
cli-new-version-carried = Carried: { $records } golden records, { $puzzles } puzzles.
cli-new-version-records = These golden records do not play alike; find others with “python -m tests.golden.find { $name } { $records }”.
cli-new-version-puzzles = In these puzzles other moves are legal now, and they were taken out; “fondaco puzzles make { $name }” finds others: { $puzzles }
cli-admin-done = Done: { $number }.
cli-admin-nothing = Nothing there.
cli-ratings-counted = { $matches ->
    [one] One rated match
   *[other] { $matches } rated matches
}, { $people ->
    [one] one rating
   *[other] { $people } ratings
}.
cli-ratings-unreadable = The rules of { $matches ->
    [one] one match are
   *[other] { $matches } matches are
} no longer played here: the stored results count.
cli-ratings-same = The stored ratings are exactly these.
cli-ratings-corrected = Corrected: { $results } stored results, { $ratings } ratings.
cli-backup-done = The house is saved: { $rows } rows.
cli-restore-done = The house is restored: { $rows } rows.
cli-help-game = A game, such as batavia.
cli-help-lesson = Number or name of a lesson; without it the list is shown.
cli-help-again = Begin the lesson anew instead of where you left it.
cli-help-seats = How many sit at the table.
cli-help-people = How many of them are people, who take turns at this screen; 1 unless you say so.
cli-help-bots = How many of them are bots, or which bots: “hard,easy”, “mcts:0.5s”, or “mymodule:MyBot”, a class of your own.
cli-help-bot = Which bots: { $known }.
cli-help-name = The name of a person; repeat it for several.
cli-help-seed = Deal from this number, or from the 64 digits of a seed; otherwise from chance.
cli-help-option = An option of the game as name=choice; repeat it for several.
cli-help-save = Keep the match in this new file, after every move.
cli-help-resume = Go on with the match saved in this file; its bots are not in it: say them with --bots or --bot.
cli-help-file = A recorded match.
cli-help-seat = See it from this seat, counted from 1; otherwise as a spectator.
cli-help-all = Tell the whole story at once.
cli-help-rule = A chapter (BAT-3), a paragraph (BAT-3.4) or a ruling (A4).
cli-help-number = How many games.
cli-help-arena-bots = The bots, with commas between; if there are fewer than seats, the last one takes the rest. “mcts:0.1s,heuristic” is one against three.
cli-help-out = A file for the results, a line of JSON for each game; what it holds already is not played again.
cli-help-report = A file for the report, a page of HTML.
cli-help-ray = The address of a Ray cluster, or “local”; otherwise the games run in processes here.
cli-help-workers = How many processes.
cli-help-first-seed = The number the first game is dealt from; each further game takes the next.
cli-help-deals = Which row of deals is played: the same number deals the same games, another one others.

## At the table

cli-commitment = Commitment: { $commitment }
cli-seed = Seed: { $seed }
cli-how-to = Type the number or the notation of a move, several separated by commas; help for more.
cli-help-table =
    A number or a notation makes a move: 1, { $single }{ $amounts ->
        [yes] { " " }(or 2 5 for an amount).
       *[no] .
    }
    Several with commas: { $together }.
    ?          the rule behind the question; ? { $rule } any other
    undo       take back your last move
    hint       what a strong bot would do in your place, and why
    hint 3     what it thinks of your own idea, by number or notation
    score      the score by categories, and if it ended now
    effect 2   what a move would bring, by number or notation
    aid        the player aid: sequence, values, scoring
    log        the whole story so far
    table      show the table again
    save FILE  keep the match in a file; it holds the seed, so do not look into it before the end
    quit       leave the table
cli-hint = Hint: { $move }
cli-hint-asking = A bot is thinking…
cli-hint-rather = The next best is “{ $move }” ({ $share }%).
cli-hint-forced = It is the only move.
cli-hint-clear = Clearly the best.
cli-hint-likely = Probably the best.
cli-hint-close = A close choice.
cli-hint-share =
    Looking ahead: it wins about { $share }% of the games, { $sign ->
        [ahead] { $ahead } { $ahead ->
            [one] point
           *[other] points
        } ahead on average
        [behind] { $ahead } { $ahead ->
            [one] point
           *[other] points
        } behind on average
       *[level] level on average
    }.
cli-hint-follows = Then perhaps: { $moves }.
cli-idea = Your idea: { $move }
cli-idea-same = That is also what the hint says.
cli-idea-better = It looks better than the hint, “{ $move }” ({ $share }%).
cli-idea-equal = It looks as good as the hint, “{ $move }” ({ $share }%).
cli-idea-worse = The hint looks better: “{ $move }” ({ $share }%).
cli-no-effect = Nothing that can be said beforehand.
cli-times = { $text } ({ $count } times)
cli-guest = Guest
cli-guest-of = Guest { $number }
cli-hand-over = Now { $name }, alone at the screen. Press Enter.
cli-played-so-far =
    { $count ->
        [one] The move before it was played
       *[other] The { $count } moves before it were played
    }; “{ $refused }” and what follows were not.
cli-consent = This takes back more than your own last moves. Do { $names } agree (yes or no)?
cli-undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
cli-save-where = Say where: save FILE
cli-save-as = File to save the match in (Enter: do not save):
cli-saved = Saved in { $file }.
cli-points = Points
cli-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Pages

cli-game-made-by = Designed by { $designers }; { $publisher } { $year }. An independent implementation.
cli-game-seats = { $low } to { $high } players. Options (* usual):
cli-game-seats-only = { $high } players. Options (* usual):
cli-game-play = fondaco play { $name }, fondaco rules { $name }
cli-version-unknown = from the sources
cli-compiled = compiled
cli-plain = plain Python

## Replays

cli-replay-start = Before the first of { $last } moves
cli-replay-move = Move { $ply } of { $last }: { $name }, { $notation }
cli-replay-prompt = n next, p back, a number, q out:
cli-replay-help = n or Enter: the next move; p: back; a number from 0 to { $last }: to that move; q: out.
cli-from-position = The match began from a position, not from the set-up.
cli-scripted =
    { $count ->
        [one] One move has
       *[other] { $count } moves have
    } scripted luck instead of luck from the seed.
cli-unfinished = The match is not finished.
cli-verify-moves =
    { $count ->
        [one] 1 move, legal.
       *[other] { $count } moves, all legal.
    }
cli-verify-commitment = The seed fits the commitment { $commitment }.
cli-verify-result = The result is the one these moves lead to.
cli-verify-no-result = The match is over, but the record does not say how it ended.
cli-verified = { $file } is in order.

## Analysis

cli-analysed =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $seats } seats, { $bots }
cli-analysis-order = wins of number { $place } in the order of play
cli-analysis-score = score, mean of the table
cli-analysis-winner = winning score
cli-analysis-margin = lead of the winner
cli-analysis-decisions = decisions in a game
cli-analysis-ending = ending: { $ending }
cli-analysis-best = { $trait }: most often wins { $piece }
cli-analysis-worst = { $trait }: most seldom wins { $piece }
cli-analysis-yes = [yes]
cli-analysis-no = [NO]
cli-analysis-unclear = [too few games]
cli-analysis-proposals =
    { $count ->
        [0] No correction of the reconstruction is proposed.
        [one] One correction of the reconstruction is proposed.
       *[other] { $count } corrections of the reconstruction are proposed.
    }
cli-analysis-withdrawn =
    { $count ->
        [one] One was withdrawn: a stronger bot plays otherwise.
       *[other] { $count } were withdrawn: a stronger bot plays otherwise.
    }

## Annotation

cli-annotate-ply = after move
cli-turns-none = No single move turned this match: the lead grew slowly.
cli-turn = Move { $ply }: { $name }, { $move }
cli-turn-change = { $name } from { $before }% to { $after }%
cli-turn-same = A bot would have done the same.
cli-turn-best = A bot would have chosen: { $move }
cli-turn-loss = better by { $points } points of a hundred
cli-turn-luck = Much of it was luck.
cli-annotated-by = Chances to win from { $plays } play-outs for each move, as the one who moved could know; alternatives by { $bot }.

## Simulation

cli-simulated =
    { $name }: { $games ->
        [one] one random game
       *[other] { $games } random games
    }, { $seats } seats, from seed { $seed }
cli-arena-bot = bot
cli-arena-seats = seats
cli-arena-interval = 95%
cli-arena-even = even
cli-arena-thinking = thinking
cli-arena-rating = rating
cli-reported = The report is in { $file }.
cli-dataset-written =
    { $file }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $size } MB.
cli-wins = wins
cli-mean = mean
cli-deviation = deviation
cli-least = least
cli-median = median
cli-most = most
cli-distribution = Scores of all seats:
cli-lengths = Decisions in a game: { $low } to { $high }, median { $median }.
cli-ended =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }: { $ending }
cli-tallied = { $event }: { $count } ({ $share }%)
cli-speed = { $rate } decisions per second ({ $speed }).

## Problems

error-usage-command = There is no command “{ $name }”; fondaco --help lists them.
error-usage-option = There is no option “{ $name }” here; --help lists those there are.
error-usage-too-many = “{ $name }” is too much; --help says what is wanted.
error-usage-missing = { $name } is missing; --help says what is wanted.
error-usage-value = “{ $value }” will not do for { $name }.
error-usage-other = This command cannot be read: { $problem }
error-language-unknown = There is no language “{ $name }”. Languages: { $known }.
error-new-game-no-checkout = { $folder } is in no checkout of Fondaco: a new game is written into its sources.
error-new-game-name = “{ $name }” is no name for a game: { $low } to { $high } small letters, with single underscores between words, and no word of Python.
error-new-game-taken = There is a game “{ $name }” already. Taken: { $known }.
error-new-game-word = “{ $name }” occurs in { $file }; choose a name that is no word of the sources.
error-new-game-prefix = “{ $prefix }” will not do before the numbers of the rules: give three capital letters by --prefix. Taken: { $known }.
error-new-game-in-the-way = { $file } is there already; nothing was written.
error-new-game-no-packages = The game is written, but not the page’s types of it: the page’s packages are not in { $folder } and could not be installed. With a connection, run “python -m tools.page types”, which installs them.
error-new-game-not-generated = The game is written, but not what is generated from it: “python { $command }” failed ({ $problem }).
error-new-version-no-earlier = { $name } has no earlier version: begin one with “fondaco new-version { $name }”.
error-new-version-not-found = The line “version={ $version },” was not found in the declaration of { $name }.
error-game-wanted = Which game? { $known }.
error-arena-extra = The arena needs packages that are not installed ({ $problem }): pip install "fondaco[arena]".
error-ray-extra = Ray is not installed: pip install "fondaco[ray]".
error-dataset-extra = { $package } is not installed: pip install "fondaco[data]". A file .npz needs numpy alone.
error-dataset-suffix = { $file } ends neither in .parquet nor in .npz.
error-dataset-either = --games, --seats and --option are for games to be played; with --from the matches are in the files.
error-dataset-record = { $file }: { $problem }
error-dataset-rules = { $file } was played by version { $rules } of the rules, whose data have other parts.
error-plays-count = { $plays } play-outs will not do; at least one.
error-match-unfinished = The match in { $file } is not finished.
error-no-games-in-file = There are no games of { $game } in { $file }.
error-no-such-games-in-file = There are no games of { $game } with { $seats } seats in { $file }.
error-not-an-analysis = { $file } has no games of an analysis, only results of the arena.
error-no-games = There are no games to analyse.
error-seats-differ = These games have different numbers of seats ({ $found }); choose one with --seats.
error-no-such-line = There is no game { $line } in the file; it has { $lines }.
error-line-not-repeated = Game { $line } cannot be played again as it was: its bots went by the clock, or the rules are others.
error-games-count = { $games } games cannot be played; at least one.
error-workers-count = { $workers } processes will not do; at least one.
error-people-count = { $people } is no number of people for this table.
error-seats-do-not-add-up = { $people } people and { $bots } bots do not make { $seats } seats.
error-too-many-names =
    There are more names than people ({ $people }).
error-name-of-bot = “{ $name }” is the name of a bot; choose another.
error-name-empty = A name must have at least one letter and stand on one line.
error-option-form = An option is written name=choice, not “{ $text }”.
error-seed-form = A seed is a number or { $digits } hexadecimal digits, not “{ $text }”.
error-resume-alone = Seats, names, seed and options stand in the saved match; they cannot be changed.
error-resume-other-game = { $file } is a match of { $game }.
error-server-not-installed = The parts of the server are not installed ({ $problem }): pip install "fondaco[server]".
error-cannot-read-house = The house’s database cannot be read ({ $problem }).
error-upgrade-abandons = { $tables ->
    [one] One table
   *[other] { $tables } tables
} could not be played on by this version: let them finish first.
error-house-not-there = The house does not answer at { $address }: { $problem }.
error-house-refuses = The house refuses: { $problem }.
error-house-not-empty = There is a house already at { $path }: a backup is restored into an empty one.
error-house-in-use = The house is in use: { $problem }.
error-ratings-differ = The stored ratings are not what the logs give ({ $results } results, { $ratings } ratings differ): `fondaco ratings rebuild` corrects them.
error-backup-exists = { $path } exists already: choose another file.
error-backup-damaged = { $path } is no whole backup.
error-cannot-serve = The house cannot be opened at { $host }, port { $port }: { $problem }.
error-file-missing = There is no file { $file }.
error-file-not-text = { $file } is not a text.
error-file-unreadable = { $file } cannot be read: { $problem }.
error-file-not-written = { $file } cannot be written: { $problem }.
error-file-exists = { $file } exists already; choose another file, or go on with the match in it by --resume.
error-rule-unknown = There is no rule “{ $rule }” in the rules of { $game }.
error-no-such-seat = There is no seat { $seat }; the match has { $seats }.
error-no-such-number = There is no move number { $number }; they go from 1 to { $high }.
error-no-amount-here = Move { $number } takes no amount.
error-amount-wanted = How much? Type for example “{ $example }”, or the amount after the number { $number }.

## Lessons

cli-learn-course = { $game }: { $done } of { $count } lessons done (fondaco learn { $name })
cli-learn-marks = * done   - begun
cli-learn-which = Which lesson? [{ $number }]
cli-learn-how-to = Press Enter to go on, type moves as at the table; ? for the rule, aid, table, quit.
cli-learn-go-on = [Enter]
cli-learn-effect = What it would do: { $effect }
cli-learn-left = The lesson waits for you where you left it.
cli-learn-done = Done. Next: { $title } (fondaco learn { $name } { $number })
cli-learn-done-all = Done: that was the last lesson. Now play: fondaco play { $name } --bot easy
error-no-such-lesson = There is no lesson “{ $lesson }” for { $game }.
error-no-such-puzzle = There is no puzzle “{ $puzzle }” for { $game }.
error-puzzles-wrong = { $count } puzzles have another solution now.
cli-puzzle = { $game }, puzzle { $number } { $stars }
cli-puzzle-task =
    { $count ->
        [one] Find the best move.
       *[other] Find the best { $count } moves.
    } “hint” shows the solution, “quit” leaves.
cli-puzzle-how-to = A number or a notation makes a move; “hint” shows the solution, “quit” leaves.
cli-puzzle-right = Right.
cli-puzzle-solved = Solved!
cli-puzzle-wrong = There is something better. What follows this move:
cli-puzzle-good = Not bad, but not the move that is looked for. What follows it:
cli-puzzle-share = The right move wins about { $share }%.
cli-puzzle-shown = The solution: { $moves }
cli-puzzle-missed = Missed by: { $levels }
cli-puzzles-made = { $count } puzzles in { $file }
cli-puzzles-checked = { $game }: { $count } puzzles searched again
cli-level-easy = easy
cli-level-normal = normal
cli-level-hard = hard
cli-help-puzzle = Solve a puzzle: the one of the day, or one of a game.
cli-usage-puzzle = Usage: fondaco puzzle [GAME] [NUMBER]
cli-help-puzzle-number = its number in the list; without one the first that you have not solved
cli-help-puzzles = Mine puzzles from self-play, or search the stored ones again.
cli-usage-puzzles = Usage: fondaco puzzles make GAME | fondaco puzzles check [GAME] | fondaco puzzles mend GAME
cli-help-puzzles-action = make, check, or mend: take out those that have another solution now
cli-help-puzzles-count = how many the file should have
cli-help-puzzles-seed = of the first game of self-play; without it, mining goes on after the last game that gave a puzzle
cli-help-puzzles-games = how many games of self-play at most
