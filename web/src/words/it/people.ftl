### Le pagine sulle persone: account, vacanze, amici, profili.

## Vacanze

page-vacation = Vacanze
page-vacation-why = Mentre sei in vacanza il tuo orologio è fermo a tutti i tavoli dove per una mossa c’è almeno mezza giornata. Gli altri a quei tavoli vedono fino a quando.
page-vacation-left = Quest’anno ti restano { $left } giorni su { $days }.
page-vacation-running = Adesso, fino al { $to }
page-vacation-planned = Dal { $from } al { $to }
page-vacation-end = Sono di nuovo qui
page-vacation-cancel = Annulla
page-vacation-first = Primo giorno
page-vacation-last = Ultimo giorno
page-vacation-take = Prendi questi giorni

## Il nome, l’account

page-own-name = Il tuo nome
page-own-name-guest = È quello che gli altri vedono ai tavoli.
page-own-name-account = È quello che gli altri vedono e con cui accedi. I link al vecchio nome portano ancora a te.
page-login-more = È quello che gli altri vedono e con cui accedi.
page-password-more = Almeno { $low } caratteri.
page-sign-in-title = Accedi
page-sign-in-name = Nome o indirizzo e-mail
page-ask-name = Come vuoi chiamarti?
page-ask-name-why = Accedi come { $login }, ma gli altri vedono { $shown }. D’ora in poi il nome è uno solo; con quello vecchio puoi sempre accedere.
page-ask-name-take = Questo è il mio nome
page-ask-name-keep = Resto { $shown }

## Entrare con un link, sessioni

page-link-ask = Non hai la password?
page-link-ask-why = Se l’account ha un indirizzo e-mail confermato, ricevi lì un link.
page-link-name = Nome o indirizzo e-mail
page-link-ask-sign-in = Mandami un link per accedere
page-link-ask-password = Voglio una nuova password
page-link-asked = Se esiste un account con un indirizzo confermato, il messaggio è in arrivo. Il link funziona una sola volta, entro quindici minuti.
page-link-sign-in = Accedi
page-link-sign-in-why = Accedi da questo dispositivo. Il link funziona una volta sola.
page-link-sign-in-button = Accedi
page-link-password = Una nuova password
page-link-password-why = Accedi da questo dispositivo; sugli altri dovrai accedere di nuovo.
page-link-password-button = Salva e accedi
page-link-again = Chiedi un altro link
page-sessions = Dispositivi collegati
page-session-current = questo dispositivo
page-session-seen = usato l’ultima volta il { $date }
page-session-unknown = Dispositivo sconosciuto
page-session-end = Esci

## Profili

page-people-know = Che cosa vedono gli altri di te
page-privacy-statistics = Le mie statistiche
page-privacy-history = Le mie partite
page-privacy-online = Quando sono online
page-privacy-nobody = nessuno
page-privacy-friends = gli amici
page-privacy-everybody = tutti
page-profile-own = Questa è la tua pagina come la vedono amici e altri giocatori, secondo le tue impostazioni.
page-profile-settings = Account e impostazioni
page-profile-statistics = Statistiche
page-profile-matches = Partite
page-profile-hidden = Non hai il permesso di vederlo.
page-profile-no-matches = Non è ancora finita nessuna partita.
page-profile-sum =
    { $matches ->
        [one] { $matches } partita, { $wins } vinte ({ $share })
       *[other] { $matches } partite, { $wins } vinte ({ $share })
    }
page-profile-recent = Le ultime partite
page-profile-recent-told = Le ultime { $count } partite, la più recente a destra: { $wins } vinte
page-profile-recent-one = { $game }: { $rank }º posto su { $seats }, { $date }
page-profile-by-game = Vittorie per gioco
page-profile-by-seats = Vittorie per numero di giocatori
page-profile-by-opponent = Confronto con gli avversari
page-profile-players = { $count } giocatori
page-profile-bots = Bot: { $level }
page-profile-won = { $wins } su { $matches }
page-profile-ahead = { $ahead } : { $behind }
page-profile-scores = Punteggi a { $game }
page-profile-score-sum = In media { $mean } punti, al massimo { $best }; { $beaten } degli avversari superati.
page-profile-score-key = Punti per voce del punteggio, in media: propri · degli altri al tavolo
page-profile-together =
    { $matches ->
        [one] Tu e { $name } avete giocato { $matches } partita: { $ahead } davanti, { $behind } dietro.
       *[other] Tu e { $name } avete giocato { $matches } partite: { $ahead } volte davanti, { $behind } dietro.
    }
page-profile-place = { $rank }º su { $seats }
page-profile-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-profile-more = Mostra altre

## Amici

page-friends-why = Gli amici vedono quando sei online, se lo permetti, e vi potete invitare ai tavoli. L’amicizia va accettata.
page-friends-account = Con un account puoi avere amici qui.
page-friend-name = Nome dell’account
page-friend-ask = Chiedi l’amicizia
page-friend-asked = Richiesta mandata a { $name }.
page-friend-accept = Accetta
page-friend-decline = Rifiuta
page-friend-remove = Togli dagli amici
page-friend-take-back = Annulla la richiesta
page-friend-requests = Richieste ricevute
page-friend-list = I tuoi amici
page-friend-waiting = Richieste inviate
page-friend-none = Ancora nessuno.
page-friend-online = online
page-friend-offline = offline
page-friendship-friends = Siete amici.
page-friendship-asked = Richiesta inviata, in attesa di risposta.

## La prima visita

page-first-learn = Prima volta qui? { $game } in due minuti
page-first-learn-more = Giochi le prime mosse e vedi che cosa fanno. Niente da installare, niente account.
page-first-begin = Fammi vedere
page-first-play = E adesso una vera partita a { $game }
page-first-play-more = Contro un bot facile che non ha fretta; il coach spiega tutto quello che è nuovo.
page-first-again = Rivedi la lezione
