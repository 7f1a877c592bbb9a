### The words of the page itself.

page-you = you
page-bot = bot
page-away = away, a bot plays
page-online = here
page-offline = not here
page-to-move = to move
page-parts = Parts of the board
page-zoom-in = Enlarge the map
page-zoom-out = Make the map smaller
page-zoom-all = Show the whole map
page-board-help = The board. Arrow keys go from piece to piece, Enter chooses.
