### Notifications: e-mail, push and webhooks.

notify-match =
    { $others ->
        [none] { $game }
       *[other] { $game } with { $others }
    }
notify-guest = Guest { $number }

## What happened: a title, and a sentence

notify-your-turn-title = Your turn in { $game }
notify-your-turn-text = It is your turn: { $match }.
notify-started-title = { $game } has begun
notify-started-text =
    { $turn ->
        [yes] { $match } has begun, and it is your turn.
       *[no] { $match } has begun.
    }
notify-ended-title = { $game } is over
notify-ended-text =
    { $winners ->
        [none] { $match } has ended.
       *[other] { $match } has ended. First: { $winners }.
    }
notify-undo-title = { $by } asks to take moves back
notify-undo-text = { $by } asks to take moves back and waits for your answer: { $match }.
notify-hold-title = { $by } asks for a pause
notify-hold-text = { $by } asks for a pause and waits for your answer: { $match }.
notify-time-low-title = Your time is running out in { $game }
notify-time-low-text = You have about { $left } left for your move, until { $when } ({ $zone }): { $match }. Then a bot plays on for you.
notify-invitation-title = Invitation to { $game }
notify-invitation-text =
    { $by ->
        [none] You are invited to a table: { $match }.
       *[other] { $by } invites you to a table: { $match }.
    }
notify-friend-title = { $by } wants to be your friend
notify-friend-text = { $by } asks to be your friend at Fondaco. Friends see when the other is online, and invite each other from a list.
notify-test-title = A test
notify-test-text = This is a test. Whoever reads it gets notifications here.
notify-digest-title =
    { $count ->
        [one] One match has news for you
       *[other] { $count } matches have news for you
    }
notify-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
notify-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }

## Mails

notify-open = Open the table
notify-open-house = Open Fondaco
notify-why = You get this mail because you asked Fondaco to notify you at this address.
notify-change = What you get
notify-unsubscribe = No more mails to this address
notify-confirm-title = Confirm your address
notify-confirm-text = Somebody, probably you, wants notifications of Fondaco at this address. If that is right, confirm it within two days. If not, ignore this mail: no other will come.
notify-confirm-button = Confirm the address

## Links that sign in

notify-sign-in-title = Your link to sign in
notify-sign-in-text = With this link you sign in to Fondaco as “{ $name }”. It works once and for fifteen minutes. If you did not ask for it, ignore this mail: without the link nobody gets in.
notify-sign-in-button = Sign in
notify-password-title = A new password
notify-password-text = With this link you choose a new password for your account “{ $name }”. It works once and for fifteen minutes. If you did not ask for it, ignore this mail: your password stays as it is.
notify-password-button = Choose a new password

## The week

notify-weekly-title = Your week at Fondaco
notify-weekly-text =
    { $played ->
        [0] No match of yours ended this week.
        [one] One match of yours ended this week, and you { $won ->
            [0] did not win it
           *[other] won it
        }.
       *[other] { $played } matches of yours ended this week, and you won { $won }.
    } { $waiting ->
        [0] No table waits for you.
        [one] One table waits for your move.
       *[other] { $waiting } tables wait for your move.
    }{ $requests ->
        [0] {""}
        [one] {" "}Somebody asks to be your friend.
       *[other] {" "}{ $requests } people ask to be your friends.
    }
