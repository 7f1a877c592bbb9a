### Leaderboards and leagues.

leagues-ratings-lead = Rated matches between accounts change these numbers. A newcomer starts at 1500; with 400 points more one wins about ten times as often as one loses. The interval holds the true strength with 95 %.
leagues-leaderboard = Leaderboard
leagues-place = Place
leagues-player = Player
leagues-rating = Rating
leagues-interval = Interval
leagues-games = Games
leagues-last = Last match
leagues-mine = You are at place { $place }: { $points } ± { $interval }, after { $games } games.
leagues-mine-provisional = Your rating is provisional: { $points } ± { $interval }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
leagues-nobody-rated = Nobody has played enough rated matches of this game yet.
leagues-earlier = Back
leagues-later = More
leagues-provisional = Provisional
leagues-provisional-more = Fewer than ten rated games so far, so these are not ranked.
leagues-bots = Bots
leagues-bots-more = Their ratings are fixed: measured once, in contests between levels.
leagues-lead = A league pairs its players round by round, opens their tables and keeps the standings.
leagues-accounts = Leagues are for accounts.
leagues-new = New league
leagues-open = Open the league
leagues-mine-list = Yours
leagues-all = All leagues
leagues-none = There are none at the moment.
leagues-organised-by = organised by { $name }
leagues-status-open = Open to join
leagues-status-playing = Round { $round } of { $rounds }
leagues-status-finished = Finished after { $round ->
    [one] one round
   *[other] { $round } rounds
}
leagues-status-closed = Closed by the organiser
leagues-players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
leagues-tables-of = tables of { $seats }
leagues-name = Name
leagues-seats = Seats at a table
leagues-rounds = Rounds
leagues-system = System
leagues-system-swiss = Swiss
leagues-system-swiss-more = In each round players with about the same points meet.
leagues-system-round-robin = Round-robin
leagues-system-round-robin-more = Everybody meets everybody as equally often as possible.
leagues-days = Days for a round
leagues-days-more = 0: the next round opens when all tables are finished. Otherwise it opens after that time at the latest.
leagues-days-told = { $days ->
    [one] one day
   *[other] { $days } days
} for a round
leagues-public = Show it in the list of leagues
leagues-open-more = { $count ->
    [0] Nobody has joined yet.
    [one] One player has joined.
   *[other] { $count } players have joined.
} The organiser starts the league; then the tables of the first round open by themselves.
leagues-join = Join
leagues-leave = Leave
leagues-leave-sure = You forfeit the table you are playing. Leave?
leagues-start = Start the league
leagues-close = Close the league
leagues-close-sure = There will be no further round. Close?
leagues-yes = Yes
leagues-no = No
leagues-players = Players
leagues-standings = Standings
leagues-points = Points
leagues-wins = Won
leagues-opponents = Opp.
leagues-opponents-more = The mean of the points of the opponents met
leagues-played = Tables
leagues-remove = Remove
leagues-remove-sure = Really remove
leagues-removed = out
leagues-forfeits = { $count ->
    [one] one forfeit
   *[other] { $count } forfeits
}
leagues-forfeit = forfeit
leagues-byes = { $count ->
    [one] sat out once
   *[other] sat out { $count } times
}
leagues-nobody = Nobody yet.
leagues-round = Round { $number }
leagues-table = Table { $number }
leagues-until = Until { $date }
leagues-sit-out = Sitting out: { $names }
