### Dermaga.

dermaga-name = Dermaga
dermaga-tagline = One, two or three chests
dermaga-length = about 5 minutes

dermaga-event-started = { $seat } begins.
dermaga-event-took =
    { $chests ->
        [one] { $seat } takes a chest
       *[other] { $seat } takes { $chests } chests
    } and gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dermaga-event-emptied = { $seat } has taken the last chest: { $coins } coins more.

dermaga-refusal-not-so-many =
    { $chests ->
        [one] There is only one chest left.
       *[other] There are only { $chests } chests left.
    }

dermaga-piece-one = one chest
dermaga-piece-two = two chests
dermaga-piece-three = three chests
dermaga-piece-chests = chests
dermaga-piece-coins = coins
dermaga-piece-players = merchants

dermaga-move-take = Take { $chests }

dermaga-stage-over = the end
dermaga-stage-turn = the turn
dermaga-prompt-turn = Take one, two or three chests.
dermaga-wait-turn = { $seat } is choosing.

dermaga-ending-quay-empty = The quay is empty.
