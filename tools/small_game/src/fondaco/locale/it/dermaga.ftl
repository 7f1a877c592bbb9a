### Dermaga.

dermaga-name = Dermaga
dermaga-tagline = Una, due o tre casse
dermaga-length = circa 5 minuti

dermaga-event-started = Comincia { $seat }.
dermaga-event-took =
    { $chests ->
        [one] { $seat } prende una cassa
       *[other] { $seat } prende { $chests } casse
    } e riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
dermaga-event-emptied = { $seat } ha preso l’ultima cassa: altre { $coins } monete.

dermaga-refusal-not-so-many =
    { $chests ->
        [one] È rimasta una sola cassa.
       *[other] Sono rimaste solo { $chests } casse.
    }

dermaga-piece-one = una cassa
dermaga-piece-two = due casse
dermaga-piece-three = tre casse
dermaga-piece-chests = casse
dermaga-piece-coins = monete
dermaga-piece-players = mercanti

dermaga-move-take = Prendi { $chests }

dermaga-stage-over = la fine
dermaga-stage-turn = il turno
dermaga-prompt-turn = Prendi una, due o tre casse.
dermaga-wait-turn = { $seat } sceglie.

dermaga-ending-quay-empty = Il molo è vuoto.
