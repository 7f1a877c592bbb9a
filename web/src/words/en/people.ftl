### The pages about people: account, vacation, friends, profiles.

## Vacation

page-vacation = Vacation
page-vacation-why = While you are on vacation your clock stands at all tables where a move has half a day or more. The others there see until when.
page-vacation-left = { $left } of { $days } days left this year.
page-vacation-running = Now, until { $to }
page-vacation-planned = { $from } to { $to }
page-vacation-end = Back already
page-vacation-cancel = Cancel
page-vacation-first = First day
page-vacation-last = Last day
page-vacation-take = Take these days off

## The name, the account

page-own-name = Your name
page-own-name-guest = What others see at the tables.
page-own-name-account = What others see, and what you sign in with. Links to your old name still lead to you.
page-login-more = What others see, and what you sign in with.
page-password-more = At least { $low } characters.
page-sign-in-title = Sign in
page-sign-in-name = Name or e-mail address
page-ask-name = What should we call you?
page-ask-name-why = You sign in as { $login }, but others see { $shown }. From now on one name does both; your old one still works to sign in.
page-ask-name-take = This is my name
page-ask-name-keep = Stay { $shown }

## Signing in by mail, sessions

page-link-ask = No password at hand?
page-link-ask-why = If the account has a confirmed e-mail address, you get a link there.
page-link-name = Name or e-mail address
page-link-ask-sign-in = Send me a link to sign in
page-link-ask-password = I want a new password
page-link-asked = If there is such an account with a confirmed address, a mail is on its way. The link in it works once and for fifteen minutes.
page-link-sign-in = Sign in
page-link-sign-in-why = You sign in on this device. The link works once.
page-link-sign-in-button = Sign in
page-link-password = A new password
page-link-password-why = You are signed out everywhere else, and signed in here.
page-link-password-button = Save and sign in
page-link-again = Ask for another link
page-sessions = Where you are signed in
page-session-current = this device
page-session-seen = last used { $date }
page-session-unknown = Unknown device
page-session-end = Sign out

## Profiles

page-people-know = What others see of you
page-privacy-statistics = My statistics
page-privacy-history = My matches
page-privacy-online = When I am online
page-privacy-nobody = nobody
page-privacy-friends = friends
page-privacy-everybody = everybody
page-profile-own = This is your page as your friends and others see it, with what you let them see.
page-profile-settings = Account and settings
page-profile-statistics = Statistics
page-profile-matches = Matches
page-profile-hidden = This is not shown to you.
page-profile-no-matches = No match has ended yet.
page-profile-sum =
    { $matches ->
        [one] { $matches } match, { $wins } won ({ $share })
       *[other] { $matches } matches, { $wins } won ({ $share })
    }
page-profile-recent = The last matches
page-profile-recent-told = The last { $count } matches, the newest to the right: { $wins } won
page-profile-recent-one = { $game }: place { $rank } of { $seats }, { $date }
page-profile-by-game = Won, by game
page-profile-by-seats = Won, by number of players
page-profile-by-opponent = In front, by opponent
page-profile-players = { $count } players
page-profile-bots = Bots: { $level }
page-profile-won = { $wins } of { $matches }
page-profile-ahead = { $ahead } : { $behind }
page-profile-scores = Scores in { $game }
page-profile-score-sum = On average { $mean } points, at best { $best }; { $beaten } of the opponents left behind.
page-profile-score-key = Points by line of the score sheet, on average: own · the others at the table
page-profile-together =
    { $matches ->
        [one] You and { $name } have played { $matches } match: { $ahead } in front, { $behind } behind.
       *[other] You and { $name } have played { $matches } matches: { $ahead } times in front, { $behind } behind.
    }
page-profile-place = { $rank } of { $seats }
page-profile-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-profile-more = Show more

## Friends

page-friends-why = Friends see each other online, if they like, and invite each other to tables. Both have to agree.
page-friends-account = With an account you can have friends here.
page-friend-name = Name of the account
page-friend-ask = Ask to be friends
page-friend-asked = { $name } was asked.
page-friend-accept = Accept
page-friend-decline = Decline
page-friend-remove = Friends no more
page-friend-take-back = Take back
page-friend-requests = Who asks you
page-friend-list = Your friends
page-friend-waiting = Whom you have asked
page-friend-none = Nobody yet.
page-friend-online = online
page-friend-offline = not online
page-friendship-friends = You are friends.
page-friendship-asked = You have asked, and wait for an answer.

## The first visit

page-first-learn = New here? { $game } in two minutes
page-first-learn-more = You play the first moves, and are told what they do. Nothing to install, no account.
page-first-begin = Show me
page-first-play = Now a real game of { $game }
page-first-play-more = Against an easy bot that takes its time; the coach explains whatever is new.
page-first-again = The lesson again
