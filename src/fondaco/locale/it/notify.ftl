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
notify-hold-title = { $by } chiede una pausa
notify-hold-text = { $by } chiede una pausa e aspetta la tua risposta: { $match }.
notify-time-low-title = Il tuo tempo sta per scadere: { $game }
notify-time-low-text = Ti restano circa { $left } per la tua mossa, fino a { $when } ({ $zone }): { $match }. Poi un bot gioca al posto tuo.
notify-invitation-title = Invito a { $game }
notify-invitation-text =
    { $by ->
        [none] C’è un invito per te a un tavolo: { $match }.
       *[other] { $by } ti invita a un tavolo: { $match }.
    }
notify-friend-title = { $by } ti chiede l’amicizia
notify-friend-text = { $by } ti chiede l’amicizia su Fondaco. Tra amici si vede chi è online e ci si invita da un elenco.
notify-test-title = Una prova
notify-test-text = Questa è una prova. Chi la legge riceve qui le notifiche.
notify-digest-title =
    { $count ->
        [one] Novità in una partita
       *[other] Novità in { $count } partite
    }
notify-hours =
    { $count ->
        [one] un’ora
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
notify-confirm-button = Conferma l’indirizzo

## Link per entrare

notify-sign-in-title = Il tuo link per entrare
notify-sign-in-text = Con questo link entri in Fondaco come “{ $name }”. Funziona una sola volta, entro quindici minuti. Se non l’hai chiesto tu, ignora questo messaggio: senza il link non entra nessuno.
notify-sign-in-button = Entra
notify-password-title = Una nuova password
notify-password-text = Con questo link scegli una nuova password per il tuo account “{ $name }”. Funziona una sola volta, entro quindici minuti. Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta com’è.
notify-password-button = Scegli una nuova password

## La settimana

notify-weekly-title = La tua settimana su Fondaco
notify-weekly-text =
    { $played ->
        [0] Questa settimana non è finita nessuna tua partita.
        [one] Questa settimana è finita una tua partita, e { $won ->
            [0] non l’hai vinta
           *[other] l’hai vinta
        }.
       *[other] Questa settimana sono finite { $played } tue partite, e ne hai vinte { $won }.
    } { $waiting ->
        [0] Nessun tavolo ti aspetta.
        [one] Un tavolo aspetta la tua mossa.
       *[other] { $waiting } tavoli aspettano la tua mossa.
    }{ $requests ->
        [0] {""}
        [one] {" "}Qualcuno ti chiede l’amicizia.
       *[other] {" "}{ $requests } persone ti chiedono l’amicizia.
    }
