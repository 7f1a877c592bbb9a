### Programs as players, in the terminal.

cli-usage-connect = Usage: fondaco connect --bot BOT --house ADDRESS --token TOKEN [OPTIONS]
cli-help-connect = Let a bot of yours play at a house, as a program with a token.
cli-help-connect-bot = The bot: “mymodule:MyBot”, a class of your own, or one of ours.
cli-help-connect-house = The address of the house.
cli-help-connect-token = The token, from the account page; the variable FONDACO_TOKEN keeps it out of the command line.
cli-help-connect-open = Open tables of this game, one after the other.
cli-help-connect-opponents = Who else sits at a table that it opens, with commas between: “open” for a seat that anybody may take, or a bot of the house.
cli-help-connect-table = Take a seat at this table, and stop after the match.
cli-help-connect-games = Stop after so many matches.
cli-connected = { $name } is at { $address }, with { $bot }. Ctrl-C ends it.
cli-table-opened = Table opened: { $address }
cli-table-playing = Playing: { $address }
cli-table-over = Over, in place { $rank }: { $address }
cli-connection-lost = { $address } does not answer ({ $problem }); trying again.
error-token-wanted = A token is wanted: make one on the account page of the house, and give it by --token or FONDACO_TOKEN.
error-opponents-alone = --opponents sit at a table that is opened: say of which game with --open.
error-house-address = “{ $address }” is no address of a house; one begins with http:// or https://.
error-house-unreachable = { $address } does not answer: { $problem }.
error-house-unreadable = { $address } answers what this version does not understand: { $problem }.
error-house-refused = The house declines: { $reason }.
error-house-other-rules = The house plays { $game } by version { $rules } of its rules, which this program does not have.
error-token-unknown = { $address } does not know this token.

## Bots of somebody's own

cli-help-move-seconds = How long a bot of somebody’s own may think about a move.
cli-help-game-seconds = How long it may think in a whole game.
cli-arena-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
  }: { $problem }
cli-bot-replaced = { $bot } plays on for { $name }.
error-bot-raised = The bot { $name } failed: { $problem }.
error-bot-slow-move = The bot { $name } thought for more than { $seconds } seconds about one move.
error-bot-slow-game = The bot { $name } thought for more than { $seconds } seconds in one game.
error-bot-died = The process of the bot { $name } died.
