### Notifiche: posta elettronica, push e webhook.

notify-match =
    { $others ->
        [none] { $game }
       *[other] { $game } con { $others }
    }
notify-guest = Ospite { $number }

## Che cosa è successo: un titolo e una frase

notify-your-turn-title = Tocca a te: { $game }
notify-your-turn-text = Tocca a te: { $match }.
notify-started-title = { $game }: la partita è iniziata
notify-started-text =
    { $turn ->
        [yes] La partita è iniziata e tocca a te: { $match }.
       *[no] La partita è iniziata: { $match }.
    }
notify-ended-title = { $game }: la partita è finita
notify-ended-text =
    { $winners ->
        [none] La partita è finita: { $match }.
       *[other] La partita è finita: { $match }. Primo posto: { $winners }.
    }
notify-undo-title = { $by } chiede di annullare delle mosse
notify-undo-text = { $by } chiede di annullare delle mosse e aspetta la tua risposta: { $match }.
notify-time-low-title = Il tuo tempo sta per scadere: { $game }
notify-time-low-text = Ti restano circa { $left } per la tua mossa, fino a { $when } ({ $zone }): { $match }. Poi un bot gioca al posto tuo.
notify-invitation-title = Invito a { $game }
notify-invitation-text =
    { $by ->
        [none] C'è un invito per te a un tavolo: { $match }.
       *[other] { $by } ti invita a un tavolo: { $match }.
    }
notify-test-title = Una prova
notify-test-text = Questa è una prova. Chi la legge riceve qui le notifiche.
notify-digest-title =
    { $count ->
        [one] Novità in una partita
       *[other] Novità in { $count } partite
    }
notify-hours =
    { $count ->
        [one] un'ora
       *[other] { $count } ore
    }
notify-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }

## Messaggi di posta

notify-open = Apri il tavolo
notify-open-house = Apri Fondaco
notify-why = Ricevi questo messaggio perché hai chiesto a Fondaco di avvisarti a questo indirizzo.
notify-change = Che cosa ricevi
notify-unsubscribe = Niente più messaggi a questo indirizzo
notify-confirm-title = Conferma il tuo indirizzo
notify-confirm-text = Qualcuno, probabilmente tu, vuole ricevere le notifiche di Fondaco a questo indirizzo. Se è così, conferma entro due giorni. Altrimenti ignora questo messaggio: non ne arriveranno altri.
notify-confirm-button = Conferma l'indirizzo
