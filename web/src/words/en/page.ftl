### The words of the page itself.

## The house

page-hero = Five trading games of the East Indies. Take a seat against the bots at once, or send a friend the link: no account, nothing to install.
page-games = Games
page-lobby = Lobby
page-rules = Rules
page-rules-of = Rules of { $name }
page-aid = Player aid
page-aid-of = Player aid of { $name }
page-rules-house = The house
page-verify-records = Watch or verify a record of a match
page-verify = Verify
page-profile = Profile
page-friends = Friends
page-navigation = Navigation
page-language = Language
page-theme = Theme: { $theme }
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-skip-to-content = Skip to the content
page-loading = One moment…
page-close = Close
page-kept = What is kept
page-host-pages = About this house
page-host-imprint = Imprint
page-host-privacy = Privacy
page-host-terms = Terms
page-cancel = Cancel
page-lost = Off the chart
page-lost-more = There is nothing at this address.
page-not-loaded = This page could not be fetched
page-game-length =
    { $game ->
        [batavia] About an hour · easy to learn
        [borneo] About 75 minutes · medium weight
        [kontor] 45 to 60 minutes · easy to learn
        [spice_islands] About 90 minutes · medium weight
        [indonesia] 3 to 4 hours · heavy
       *[other] { "" }
    }
page-made-by = { $names }, { $publisher } { $year }
page-seats-range = { $low } to { $high } players
page-seats-only = { $high } players
page-play-bots = Play against bots
page-level = Bots
page-level-of = Level of the bots: { $name }
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-random = random
page-level-greedy = greedy
page-level-heuristic = seasoned
page-level-mcts = thinker
page-level-dial = level { $number }
page-level-number = { $number }
page-level-named = { $number }, { $name }
page-level-bot = Bot: level { $level }
page-first-game = Play a real game
page-new-table = New table
page-tables-running = Your games
page-join = Join
page-take-over = Play on
page-watch = Watch
page-vacant = resigned, seat free
page-filter-game = Show games
page-filter-game-all = all games
page-filter-speed = Show speeds
page-filter-speed-all = any speed
page-filter-none = No table like that.
page-speed-none = no clock
page-speed-live = in one sitting
page-speed-days = over days
page-left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
page-left-hours =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
page-left-minutes =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
page-left-moments = less than a minute left
page-tables-open = Open tables
page-tables-playing = Games to watch
page-tables-finished = Finished games
page-status-open = waiting for players
page-status-playing = being played
page-status-abandoned = ended without a result
page-status-finished = finished
page-waits-for = { $names } to move
page-your-turn = Your turn

## A new table

page-game = Game
page-seat-count = Seats
page-seats = Who plays
page-seat-me = me, on this device
page-seat-here = somebody else, on this device
page-player-name = Name of player { $number }
page-opponents = Who do you play with?
page-with-friends = With friends
page-with-friends-more = All seats are open; you send the link.
page-with-bots = With bots
page-with-bots-more = Starts at once.
page-waiting-for =
    { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
        [2] Waiting for two
        [3] Waiting for three
       *[other] Waiting for { $count }
    }
page-invite = Send this link to your friends
page-seat-open = open seat
page-program = program
page-bot-easy = Bot: easy
page-bot-normal = Bot: normal
page-bot-hard = Bot: hard
page-bot-random = Bot: dice
page-bot-greedy = Bot: greedy
page-bot-heuristic = Bot: seasoned
page-bot-mcts = Bot: thinker
page-bot-dial = Bot: level { $number }
page-hot-seat-note = With several seats on this device you pass it round; a curtain hides each hand from the others.
page-hot-seat-open = With several seats on this device you pass it round; in this game nothing is hidden.
page-options = Options
page-clock = Clock
page-clock-kind = Time to think
page-clock-move = for each move
page-clock-game = for the whole game
page-clock-minutes = minutes
page-clock-days = days
page-clock-unit = Unit
page-clock-preset-none = no clock
page-clock-preset-quick = 10 + 1 minutes
page-clock-preset-evening = an evening (45 + 1 minutes)
page-clock-preset-day = 1 day per move
page-clock-preset-days = 3 days per move
page-clock-preset-own = set by hand
page-clock-told-game = { $minutes } min + { $seconds } s per move
page-clock-told-move = { $minutes } min per move
page-clock-told-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
page-clock-increment = Seconds added for each move
page-clock-bank = Days in the bank
page-clock-bank-why = Time for all moves together, used when the time of a move is over.
page-clock-weekends = Clocks stand at weekends ({ $zone })
page-clock-vacations = Who is on vacation has time until they are back.
page-clock-told-bank =
    { $days ->
        [one] { $days } day in the bank
       *[other] { $days } days in the bank
    }
page-clock-told-weekends = weekends off
page-public = Show the table in the lobby
page-allow-spectators = Others may look on
page-leagues = Leagues
page-ratings = Ratings
page-league = To the league
page-rated = Rated: the result changes the ratings of all who play
page-rated-table = Rated
page-rated-accounts = Only accounts can play rated matches.
page-rated-more = At least two people with accounts, one seat each, no hints. Whoever sits down agrees.
page-rated-agree = Whoever sits down agrees that the result changes their rating.
page-rated-unagreed = has not agreed yet
page-rated-agree-now = Agree to a rated match
page-rating-told = Rated { $points }, give or take { $interval }, after { $games } games
page-rating-provisional = Provisionally rated { $points }, give or take { $interval }, after { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}
page-rating-fixed = A bot of fixed strength: { $points }, give or take { $interval }
page-allow-hints = Players may ask a bot for a hint
page-open-table = Open the table
page-start = Begin
page-start-filled = Fill with bots and begin
page-wait-host = It begins when the host says so.
page-starts-itself-option = It begins by itself when all seats are taken
page-starts-itself-short = It begins by itself when all are here.
page-say-ready = I am ready
page-not-ready = Not ready yet
page-is-ready = ready
page-is-here = here
page-is-away = away
page-refusal-nothing-changes = That is so already.
page-sit = Sit here
page-stand = Get up
page-leave-table = Leave the table
page-share = Copy link
page-share-copied = Copied
page-share-address = Address of this table

## At the table

page-you = you
page-bot = bot
page-away = away, a bot plays
page-online = here
page-offline = not here
page-to-move = to move
page-spectator = spectator
page-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-menu = Menu
page-zoom-in = Enlarge the map
page-zoom-out = Make the map smaller
page-zoom-choices = Enlarge what can be chosen
page-zoom-all = Show the whole map
page-board-help = The board. Arrow keys go from piece to piece, Enter chooses.
page-your-moves = Your moves
page-moves = Moves
page-effects = Effects of the move
page-find-move = Find a move
page-narrowed =
    { $count ->
        [one] { $count } move fits
       *[other] { $count } moves fit: click on, or choose below
    }
page-hints-on = Hints are allowed here
page-hints-off = Hints are off here
page-hint = Hint
page-hint-asking = A bot is thinking…
page-hint-is = A strong bot would choose:
page-hint-rather = The next best is “{ $move }” ({ $share }%).
page-hint-compared = This move, compared with it:
page-idea-compared =
    { $verdict ->
        [better] Your move, compared with the hint:
       *[other] The hint’s move, compared with yours:
    }
page-hint-forced = It is the only move.
page-hint-clear = Clearly the best.
page-hint-likely = Probably the best.
page-hint-close = A close choice.
page-outlook =
    Looking ahead, it wins about { $share }% of the games, { $sign ->
        [level] level on average
       *[other] { $amount } { $sign ->
            [ahead] ahead
           *[behind] behind
        } on average
    }.
page-outlook-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
page-outlook-follows = Then perhaps: { $moves }.
page-idea = What about this?
page-idea-choose = Choose the move you are thinking of, on the board or in the list. It will not be played.
page-idea-is = Your idea:
page-idea-same = That is also what the hint says.
page-idea-better = It looks better than the hint, “{ $move }” ({ $share }%).
page-idea-equal = It looks as good as the hint, “{ $move }” ({ $share }%).
page-idea-worse = The hint looks better: “{ $move }” ({ $share }%).
page-hint-follow = Do that
page-hint-mark = suggested
page-confirm = Sure?
page-confirm-final = “{ $move }” cannot simply be taken back.
page-do-not-ask = Do not ask again on this device
page-less = Less
page-more = More
page-watching =
    { $count ->
        [one] { $count } step to come
       *[other] { $count } steps to come
    }
page-skip = Skip to now
page-recent = Since your last move
page-recent-all = What happened
page-recent-again = Show again
page-recent-none = Nothing yet.
page-log = Log
page-log-older = Earlier
page-ply = Move
page-ply-link = The board after move { $ply }
page-chat = Chat
page-chat-none = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-connection-joining = connecting…
page-connection-live = connected
page-connection-lost = Connection lost, trying again…
page-connection-closed = closed
page-table-closed = This table cannot be shown
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-wanted =
    { $count ->
        [one] { $name } would like to go back by { $count } move. Do you agree?
       *[other] { $name } would like to go back by { $count } moves. Do you agree?
    }
page-undo-yes = Agree
page-undo-no = Decline
page-undo-waiting = Waiting for the consent of { $names }.
page-person-profile = Profile and friendship
page-next-game = Next game ({ $count })
page-next-game-why = To the table where you have the least time left (key n)
page-hold-ask = Ask for a pause
page-hold-wanted = { $name } would like to pause the match: nobody moves and no clock runs until somebody ends the pause. Do you agree?
page-hold-waiting = A pause was asked for. Waiting for { $names }.
page-on-hold = The match is paused by agreement: no clock runs.
page-hold-end = Play on
page-on-vacation = on vacation
page-on-vacation-until = on vacation until { $date }
page-leave = Leave: a bot plays on for me
page-you-are-away = A bot plays for you.
page-come-back = Come back
page-resign = Resign
page-resigned = resigned
page-resign-sure = Give up this match for good? A bot plays on for you, and you cannot come back.
page-resign-sure-alone = Give up this match for good? You play alone against bots, so it ends here without a result.
page-standing-stage = Until “{ $stage }” is over: { $move }
page-standing-match = Always: { $move }
page-playing-alone = Playing by itself: { $move }
page-seat-wanted = { $who } would like to play on for { $name }, and would see what that seat sees. Do you agree?
page-seat-waiting = { $who } waits for the players to agree.
page-vacant-seat = { $name } has resigned, and a bot plays on.
page-replace = Let a bot play on for { $name }
page-curtain = Pass the device to { $name }
page-curtain-why = The hand stays hidden until { $name } is there.
page-curtain-lift = I am { $name }: show my hand
page-rule = Rule { $rule }
page-rule-open = Show rule { $rule }
page-rule-all = All the rules
page-rule-missing = This rule was not found.
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found.
    [one] One place.
   *[other] { $count } places.
  }
page-rules-mentioned = Mentioned in
page-rules-print = Print the rules
page-chapters = Chapters

## What the house tells

page-event-undo-asked = { $seat } asks to take moves back.
page-event-undo-declined = { $seat } does not agree to take moves back.
page-event-undo-done = Moves were taken back for { $seat }.
page-event-stood-up = { $seat } leaves; a bot plays on.
page-event-clock-ran-out = The time of { $seat } has run out; a bot plays on.
page-event-replaced = { $seat } was not there any more; a bot plays on.
page-event-sat-down = { $seat } is back.
page-event-resigned = { $seat } resigns; a bot plays on.
page-event-took-over = { $seat } takes the seat and plays on.
page-event-bot-failed = The bot of { $seat } failed and was replaced.
page-event-hold-asked = { $seat } asks for a pause.
page-event-hold-declined = { $seat } does not agree to a pause.
page-event-hold-began = The match is paused, as { $seat } asked.
page-event-hold-ended = { $seat } ends the pause.
page-event-vacation-began = { $seat } is on vacation.
page-event-vacation-ended = The vacation of { $seat } is over.

## The end, replay, records

page-outcome = Final score
page-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
page-rank = Place
page-player = Player
page-score = Score
page-rematch = Play again
page-rematch-go = To the next match
page-replay = Replay
page-record = Download the record
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-stop = Stop
page-replay-on = One move on
page-replay-last = To the end
page-ply-of = Move { $ply } of { $last }
page-seen-by = Seen by
page-annotation = Where the match turned
page-annotation-ask = Let the bots find out
page-annotation-working = The bots play it through again and again: { $done }%
page-annotation-curve = Everybody’s chance to win, from the first move to the last
page-annotation-now = Chances to win at this moment
page-annotation-turns = Turning points
page-annotation-no-turns = No single move turned this match: the lead grew slowly.
page-annotation-turn = Move { $ply }: { $name }, { $move }
page-annotation-change = { $name } from { $before }% to { $after }%
page-annotation-luck = Much of it was luck.
page-annotation-same = A bot would have done the same.
page-annotation-best = A bot would have chosen: { $move }.
page-annotation-loss = That promised { $points } points of a hundred more.
page-annotation-note = Chances from { $plays } games that bots play on from each moment, knowing what the player to move could know.
page-to-table = To the table
page-verify-why = Each match has a secret seed. Its fingerprint was shown before the first move, the seed itself at the end: here the match is dealt and played again from its record, and both are compared.
page-record-file = Record as a file
page-record-text = Record as text
page-verify-now = Check it
page-watch-record = Watch it
page-verified = All is as it should be
page-not-verified = This record does not hold
page-verified-more =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }: dealt and played again, with the same result.
page-commitment = Fingerprint of the seed (SHA-256):
page-seed = Seed:

## The person

page-guest-name = Guest { $number }
page-guest = You are here as a guest, { $name }. Your tables stay with this browser.
page-account = Your account is { $name }.
page-save = Save
page-saved = Saved.
page-account-title = Create an account
page-account-why = Not needed to play. With one you find your tables again on every device; those of now come along.
page-login = Name
page-password = Password
page-register = Create an account
page-registered = Welcome to the house.
page-sign-in = Sign in
page-signed-in = Welcome back.
page-sign-out = Sign out
page-signed-out = You are a guest again.
page-settings = On this device
page-setting-confirm = Ask before moves that cannot be taken back
page-setting-confirm-all = Ask before every move that ends a decision, also against bots
page-setting-auto = Play the only possible move by itself
page-setting-notify = Tell me when it is my turn
page-setting-pace = The others’ moves
page-pace-calm = one by one, calmly
page-pace-quick = one by one, quickly
page-pace-off = at once

## Why not (the house)

page-refusal-unknown = That did not work ({ $id }).
page-refusal-offline = The house cannot be reached. Are you offline?
page-refusal-bad-request = The house did not understand that.
page-refusal-bad-command = The house did not understand that.
page-refusal-bad-key = The house did not understand that.
page-refusal-too-large = That is too large.
page-refusal-not-json = The house did not understand that.
page-refusal-wrong-method = The house did not understand that.
page-refusal-no-such-route = There is nothing at this address.
page-refusal-no-such-table = There is no such table.
page-refusal-table-closed = The table was closed: nobody is left at it.
page-refusal-no-such-seat = There is no such seat.
page-refusal-no-such-ply = The match is not that long.
page-refusal-no-such-record = There is no such record.
page-refusal-no-such-rules = There are no such rules.
page-refusal-no-such-lesson = There is no such lesson.
page-refusal-no-such-puzzle = There is no such puzzle.
page-refusal-no-such-file = There is no such file.
page-refusal-no-such-game = There is no such game.
page-refusal-no-such-bot = There is no such bot.
page-refusal-not-your-seat = That is not your seat.
page-refusal-no-spectators = This table does not want spectators.
page-refusal-no-hints = There are no hints at this table.
page-refusal-host-only = Only the host of the table can do that.
page-refusal-not-started = The match has not begun.
page-refusal-already-started = The match has already begun.
page-refusal-not-finished = The match is not over yet.
page-refusal-seats-open = There are still open seats.
page-refusal-seat-taken = Somebody was faster: the seat is taken.
page-refusal-played-here = Who plays or has played at this table cannot take another seat at it.
page-refusal-nobody-plays = At least one person must play.
page-refusal-how-many-moves = One to { $most } moves at a time, please.
page-refusal-stale = Something happened meanwhile: look again before you move.
page-refusal-not-yet = The house is catching up: try again.
page-refusal-not-away = You are not away.
page-refusal-not-waited-for = Nobody waits for this seat.
page-refusal-is-there = Somebody is there in this seat.
page-refusal-wait-longer =
    { $seconds ->
        [one] Wait one more second: they may come back.
       *[other] Wait { $seconds } more seconds: they may come back.
    }
page-refusal-bot-decides-first = Your time has run out again: the bot decides this first, then you can come back.
page-refusal-come-back-first = A bot plays for you: come back first.
page-refusal-undo-already-asked = Somebody has already asked to take moves back.
page-refusal-no-undo-asked = Nobody asks to take anything back any more.
page-refusal-on-hold = The match is paused: end the pause first.
page-refusal-no-clock = Without a clock there is nothing to pause.
page-refusal-hold-already-asked = Somebody has already asked for a pause.
page-refusal-no-hold-asked = Nobody asks for a pause any more.
page-refusal-not-on-hold = The match is not paused.
page-refusal-clock-decides = At this table a move has days: only the clock calls a bot.
page-refusal-vacation-times = A vacation has at least half a day and begins within a year.
page-refusal-vacation-overlaps = You already have a vacation at that time.
page-refusal-vacation-days = That would be more than { $days } days in a year.
page-refusal-no-mail-here = This house sends no mails.
page-refusal-no-such-session = This session has already ended.
page-refusal-not-shown = This is not shown to you.
page-refusal-too-many-friends = You already have { $most } friends and requests.
page-refusal-no-such-vacation = There is no such vacation any more.
page-refusal-chat-length = From 1 to { $most } characters, please.
page-refusal-clock-seconds = The clock must be between { $low } and { $high } seconds.
page-refusal-name-length = A name has from 1 to { $most } characters.
page-refusal-name-characters = A name is made of letters that everybody can see.
page-refusal-name-taken = That name is taken.
page-refusal-already-an-account = You already have an account.
page-refusal-password-length = A password has from { $low } to { $high } characters.
page-refusal-wrong-name-or-password = Name and password do not fit.
page-refusal-too-many-attempts = Too many wrong passwords for this name: try again in { $seconds } seconds, or ask for a link by mail.
page-refusal-other-site = The request came from another site.
page-refusal-too-many-requests = Slowly, please: too many requests.
page-refusal-quota-used = You have used up what one person gets for now: try again in a while.
page-refusal-too-many-rows = So much has been taken back or interrupted at this table that it can only go on.
page-refusal-too-many-records = You keep as many records here as one person can. Each goes by itself after { $days } days.
page-refusal-too-many-tables = You have { $most } unfinished tables: finish or leave one first.
page-refusal-cannot-save = Nothing can be saved at the moment, so nothing was done. Try again later.
page-refusal-abandoned = This match was ended without a result.
page-refusal-abandoned-by-upgrade = This match was begun under older rules (version { $rules }) that are no longer played here (now version { $known }). It ended without a result; its record is kept.
page-refusal-too-many-sockets = You have too many tables open at once: close some windows.
page-banned = You are banned
page-refusal-banned = You are banned from this house. { $reason }
page-refusal-banned-for-days = You are banned from this house for { $days ->
    [one] one more day.
   *[other] { $days } more days.
  } { $reason }
page-refusal-admins-only = Only admins may do this.
page-refusal-no-such-person = There is no such person.
page-refusal-accounts-only = Only accounts can do this.
page-refusal-token-scopes = Choose what the program may do.
page-refusal-too-many-tokens = You have { $most } tokens already: revoke one first.
page-refusal-no-such-token = There is no such token any more.
page-refusal-seat-asked = The players are being asked whether somebody may take this seat.
page-refusal-seat-refused = The players would rather play on as they are.
page-refusal-no-seat-asked = Nobody is waiting for this seat any more.
page-refusal-blocked = The host of this table does not want to play with you.
page-refusal-signed-out = You are signed out.
page-refusal-no-such-channel = There is no such channel here.
page-refusal-too-many-channels = You have { $most } channels already: remove one first.
page-refusal-mail-failed = The mail could not be sent: { $problem }.
page-refusal-channel-off = Nothing is sent there at the moment.
page-refusal-link-expired = This link is no longer good.
page-refusal-bad-address = That is not an e-mail address.
page-refusal-bad-url = That address cannot be used for a webhook.
page-refusal-bad-subscription = The browser’s subscription cannot be used.
page-refusal-no-such-time-zone = There is no such time zone.
page-refusal-rated-accounts-only = A rated table is for accounts: sign in or make one first.
page-refusal-rated-one-seat = At a rated table everybody has one seat.
page-refusal-rated-needs-two = A rated match needs at least two people with accounts.
page-refusal-rated-bot-not-measured = The strength of this bot was not measured, so it cannot sit at a rated table.
page-refusal-rated-not-agreed = Not everybody has agreed to a rated match yet: { $names }.
page-refusal-rated-no-stand-in = No bot plays for you here: the place counts. You can resign.
page-refusal-no-such-league = There is no such league.
page-refusal-league-name = A league has a name of 1 to { $most } characters.
page-refusal-league-rounds = From 1 to { $most } rounds, please.
page-refusal-league-days = From 0 to { $most } days for a round, please.
page-refusal-league-needs-clock = A league needs a clock, or a time for each round.
page-refusal-league-full = This league has { $most } players, and there is no room for more.
page-refusal-league-started = This league has already begun.
page-refusal-league-over = This league is over.
page-refusal-league-too-few = There are too few players for a single table.
page-refusal-league-not-playing = You do not play in this league.
page-refusal-too-many-leagues = You organise { $most } leagues already: finish or close one first.
page-refusal-organiser-only = Only the organiser can do that.
page-refusal-too-busy = The house is full at the moment: try again shortly.
page-refusal-rules-fault = The rules stumbled over this move. Nothing was lost; please tell us.
page-refusal-house-fault = Something went wrong in the house. Nothing was lost.

## Lessons

page-learn = Learn
page-learn-of = Learn { $name }
page-learn-lead = Short lessons that you play. Each takes three to five minutes, and you can leave and come back at any time.
page-learn-all = All lessons
page-learn-other = Lessons of the other games
page-learn-count = { $done } of { $count } done
page-learn-is-done = done
page-learn-begin = Begin
page-learn-continue = Continue
page-learn-play = Play against bots
page-learn-progress = Progress of this lesson
page-learn-step = { $step } of { $steps }
page-learn-back = Back
page-learn-next = Next
page-learn-done = Done
page-learn-again = Once more
page-learn-following = Next lesson
page-learn-finished = All lessons done
page-learn-effect = What it would do: { $effect }
page-block-or-report = Block or report a player
page-block = Block
page-blocked = You read no more of { $name }, who cannot join your tables either.
page-unblock = Unblock everybody
page-unblocked = { $number ->
    [0] You had blocked nobody.
    [one] One player is unblocked.
   *[other] { $number } players are unblocked.
  }
page-report = Report
page-report-why = What happened? The admins of this house read it, with the chat of this table.
page-reported = Thank you: the admins will look at it.
page-administration = Administration
page-your-account = Your account
page-old-password = The password now
page-new-password = The new password
page-change-password = Change the password
page-password-changed = The password is changed. Every other device is signed out.
page-sign-out-everywhere = Sign out everywhere else
page-signed-out-elsewhere = Every other device is signed out.
page-export = Download my data
page-delete-account = Delete my account
page-delete-account-why = Your name, your chat and your uploads go; in matches with others your seat stays without a name. This cannot be undone.
page-account-deleted = Your account is deleted.
page-notifications = Notifications
page-notifications-more = By e-mail, on this device or by webhook, when it is your turn

## Paused tables, broken-off matches, other people

page-status-paused = paused
page-status-hold = paused by agreement
page-paused = The table is paused: bots play for everybody, and they do not play among themselves. { $count ->
        [one] It goes on as soon as { $names } comes back.
       *[other] It goes on as soon as one of these comes back: { $names }.
    }
page-paused-you = The table is paused until you come back.
page-abandoned = This match was broken off without a result. Its record is kept.
page-person-more = More about { $name }

## Plans

page-plan-ways = Possible routes
page-plan-whole = whole plan: { $effect }
page-plan-fixed =
    { $fixed ->
        [one] 1 of { $lines } deliveries chosen by you, the rest the cheapest way.
       *[other] { $fixed } of { $lines } deliveries chosen by you, the rest the cheapest way.
    }
page-plan-again = Start over
page-puzzles = Puzzles
page-puzzle = Puzzle
page-puzzles-lead = Positions from real games in which one move is clearly best. Find it. The stars tell how many levels of bots miss it.
page-puzzles-all = All puzzles
page-puzzles-other = Puzzles of the other games
page-puzzles-count = { $done } of { $count } solved
page-puzzle-daily = Puzzle of the day: { $game }
page-puzzle-title = { $game }: puzzle { $number }
page-puzzle-number = Puzzle { $number }
page-puzzle-difficulty =
    { $count ->
        [one] Difficulty: one star
       *[other] Difficulty: { $count } stars
    }
page-puzzle-task =
    { $count ->
        [one] Find the best move.
       *[other] Find the best { $count } moves.
    }
page-puzzle-found = Found:
page-puzzle-solved = Solved!
page-puzzle-shown = The solution
page-puzzle-wrong = “{ $move }” is not the best. What follows:
page-puzzle-good = “{ $move }” is not bad, but not the move that is looked for. What follows:
page-puzzle-share = The right move wins about { $share }%.
page-puzzle-why = Because:
page-puzzle-missed = Missed by: { $levels }
page-puzzle-show = Show the solution
page-puzzle-following = Next puzzle

# What a form refuses before it is sent.
page-field-missing = Something is missing here.
page-field-email = This is not a mail address.
page-field-url = This is not a web address.
page-field-low = { $low } or more.
page-field-not-before = Not before { $day }.
page-field-high = { $high } or less.
page-field-wrong = This cannot be read.
