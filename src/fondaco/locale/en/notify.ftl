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
notify-time-low-title = Your time is running out in { $game }
notify-time-low-text = You have about { $left } left for your move, until { $when } ({ $zone }): { $match }. Then a bot plays on for you.
notify-invitation-title = Invitation to { $game }
notify-invitation-text =
    { $by ->
        [none] You are invited to a table: { $match }.
       *[other] { $by } invites you to a table: { $match }.
    }
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
