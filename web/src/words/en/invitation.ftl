### The page of somebody who was sent the link to a table.

page-invited-by = { $name } invites you to { $game }
page-invited-to = You are invited to { $game }
page-invited-size = { $seats } players
page-invited-name = Your name
page-invited-as = You play as { $name }.
page-sit-and-play = Sit down and play
page-invited-lesson = First time? Learn it in two minutes
page-invited-full = All seats are taken. It begins any moment, and you can look on from here.
page-starts-now = It begins as soon as you sit down.
page-starts-itself = It begins by itself when all seats are taken.
page-instead-bots = Play { $game } against bots
page-instead-lobby = Find another table
page-too-late-playing = This game of { $game } has begun
page-too-late-over = This game of { $game } is over
page-too-late-watch = All seats are taken, but you can look on.
page-too-late-closed = All seats are taken, and its players play among themselves.
page-too-late-over-more = You can play the same game now.
page-too-late-gone = This table is not there any more
page-too-late-gone-more = Whoever opened it has closed it, or the link is not complete.
