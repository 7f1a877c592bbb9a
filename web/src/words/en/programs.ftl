### The programs of an account.

page-programs = Programs
page-programs-lead = A program of yours can play here with a token: under a name of its own, in the seats it takes itself. Everybody at the table sees that it is a program.
page-program-name = Name of the program
page-token-may = What it may do
page-token-read = Look at tables as far as its seats may
page-token-play = Play in its own seats: moves, undo, chat
page-token-challenge = Open tables, take seats and begin
page-token-short-read = look
page-token-short-play = play
page-token-short-challenge = open and join
page-token-make = Make a token
page-token-made = The token is made.
page-token-once = The token of { $name }. Copy it now: it is shown only this once.
page-token-copy = Copy
page-token-copied = Copied.
page-token-created = since { $date }
page-token-used = last used { $date }
page-token-unused = never used
page-token-revoke = Revoke
page-token-revoke-sure = Revoke the token of { $name }? The program can do nothing any more, and its matches wait without it.
page-token-keep = Keep it
page-token-revoked = The token of { $name } is revoked.
