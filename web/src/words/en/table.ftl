# The screen of a table: zones, tabs, keys, sounds.
page-zone-board = Board
page-zone-own = Your hand and holdings
page-zone-more = More of the table
page-zone-seats = Players
page-zone-tabs = Log, chat and more
page-tabs-more = More
page-activity-yours = your turn
page-activity-thinking = thinking
page-seat-more = { $name }: show everything
page-your-turn-to = Your turn: { $prompt }
page-moves-more = More moves
page-moves-back = Back
page-recent-short = Recent
page-setting-sound = Sounds and vibration
page-sound-on = Sound: on
page-sound-off = Sound: off
page-keys = Keyboard shortcuts
page-key-help = show this list
page-key-numbers = press a button of the decision
page-key-arrows = go from target to target (with Ctrl from piece to piece)
page-key-enter = choose what has the focus
page-key-escape = cancel, close
page-key-undo = undo
page-key-hint = hint
page-key-chat = chat
page-key-log = log
page-key-rules = rules
page-key-sound = sound on or off
page-key-next-game = To the next game that waits for me
page-key-zoom = enlarge or shrink the map, Shift and arrows move it
page-toast = { $name }: { $text }
page-annotation-short = Analysis
page-score-tab = Score
page-score-hidden = hidden
page-mute = No notifications of this table
page-invite-name = Invite by name
page-invite-send = Invite
page-invited = { $name } is told, if they get notifications. Otherwise send the link.
page-board-larger = Enlarge the board
page-board-smaller = Show the whole table again

# The end of a match.
page-finale-skip = Skip
page-moment = The turning point
page-next-level = Next level: { $level }
page-next-friend = Play with a friend
page-next-puzzle = Puzzle of the day
page-share-match = Share
page-share-link = Copy the link
page-share-save = Save the picture
page-share-picture = The board of { $game } at the end of this match

# Without a connection.
page-offline-now = You are offline. The rules, the player aids and what you have opened of replays work here; tables, puzzles and lessons need the house.
page-replay-keep = Keep for offline
page-replay-keeping = Keeping: { $done }%
page-replay-kept = Kept for offline
