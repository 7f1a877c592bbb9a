### Le parole della pagina.

## Il sito

page-hero = Cinque giochi di commercio nelle Indie orientali. Gioca subito contro i bot o manda il link a un amico: senza registrarti e senza installare nulla.
page-games = Giochi
page-lobby = Lobby
page-rules = Regole
page-rules-of = Regole di { $name }
page-aid = Promemoria
page-aid-of = Promemoria di { $name }
page-rules-house = Il sito
page-verify-records = Guarda o verifica la registrazione di una partita
page-verify = Verifica
page-profile = Profilo
page-friends = Amici
page-navigation = Navigazione
page-language = Lingua
page-theme = Tema: { $theme }
page-theme-auto = come il dispositivo
page-theme-light = chiaro
page-theme-dark = scuro
page-skip-to-content = Vai al contenuto
page-loading = Un momento…
page-close = Chiudi
page-kept = Dati conservati
page-host-pages = Informazioni sul sito
page-host-imprint = Note legali
page-host-privacy = Privacy
page-host-terms = Condizioni d’uso
page-cancel = Annulla
page-lost = Pagina non trovata
page-lost-more = A questo indirizzo non c’è nulla.
page-not-loaded = Non è stato possibile caricare questa pagina
page-game-length =
    { $game ->
        [batavia] Circa un’ora · facile da imparare
        [borneo] Circa 75 minuti · media difficoltà
        [kontor] Da 45 a 60 minuti · facile da imparare
        [spice_islands] Circa 90 minuti · media difficoltà
        [indonesia] Da 3 a 4 ore · impegnativo
       *[other] { "" }
    }
page-made-by = { $names }, { $publisher } { $year }
page-seats-range = da { $low } a { $high } giocatori
page-seats-only = { $high } giocatori
page-play-bots = Gioca contro i bot
page-level = Bot
page-level-of = Livello dei bot: { $name }
page-level-easy = facile
page-level-normal = normale
page-level-hard = difficile
page-level-random = a caso
page-level-greedy = avido
page-level-heuristic = esperto
page-level-mcts = pensatore
page-level-dial = livello { $number }
page-level-number = { $number }
page-level-named = { $number }, { $name }
page-level-bot = Bot: livello { $level }
page-first-game = Gioca una vera partita
page-new-table = Nuovo tavolo
page-tables-running = Le tue partite
page-join = Unisciti
page-take-over = Subentra
page-watch = Guarda
page-vacant = ha abbandonato, posto libero
page-filter-game = Gioco
page-filter-game-all = tutti i giochi
page-filter-speed = Velocità
page-filter-speed-all = qualsiasi velocità
page-filter-none = Nessun tavolo così.
page-speed-none = senza orologio
page-speed-live = in tempo reale
page-speed-days = su più giorni
page-left-days =
    { $count ->
        [one] resta { $count } giorno
       *[other] restano { $count } giorni
    }
page-left-hours =
    { $count ->
        [one] resta { $count } ora
       *[other] restano { $count } ore
    }
page-left-minutes =
    { $count ->
        [one] resta { $count } minuto
       *[other] restano { $count } minuti
    }
page-left-moments = resta meno di un minuto
page-tables-open = Tavoli aperti
page-tables-playing = Partite da guardare
page-tables-finished = Partite finite
page-status-open = in attesa di giocatori
page-status-playing = in corso
page-status-abandoned = chiusa senza risultato
page-status-finished = finita
page-waits-for = tocca a { $names }
page-your-turn = Tocca a te

## Un nuovo tavolo

page-game = Gioco
page-seat-count = Posti
page-seats = Chi gioca
page-seat-me = io, su questo dispositivo
page-seat-here = un’altra persona, su questo dispositivo
page-player-name = Nome del giocatore { $number }
page-opponents = Con chi giochi?
page-with-friends = Con amici
page-with-friends-more = Tutti i posti sono liberi; tu mandi il link.
page-with-bots = Con i bot
page-with-bots-more = Si comincia subito.
page-waiting-for =
    { $count ->
        [0] Ci siete tutti
        [one] Manca un giocatore
        [2] Mancano due giocatori
        [3] Mancano tre giocatori
       *[other] Mancano { $count } giocatori
    }
page-invite = Manda questo link ai tuoi amici
page-seat-open = posto libero
page-program = programma
page-bot-easy = Bot: facile
page-bot-normal = Bot: normale
page-bot-hard = Bot: difficile
page-bot-random = Bot: a caso
page-bot-greedy = Bot: avido
page-bot-heuristic = Bot: esperto
page-bot-mcts = Bot: pensatore
page-bot-dial = Bot: livello { $number }
page-hot-seat-note = Se più giocatori usano questo dispositivo, ve lo passate a ogni turno; tra un turno e l’altro la mano resta coperta.
page-hot-seat-open = Se più giocatori usano questo dispositivo, ve lo passate a ogni turno; in questo gioco non c’è nulla di nascosto.
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo per pensare
page-clock-move = per ogni mossa
page-clock-game = per tutta la partita
page-clock-minutes = minuti
page-clock-days = giorni
page-clock-unit = Unità
page-clock-preset-none = senza orologio
page-clock-preset-quick = 10 + 1 minuti
page-clock-preset-evening = una serata (45 + 1 minuti)
page-clock-preset-day = 1 giorno per mossa
page-clock-preset-days = 3 giorni per mossa
page-clock-preset-own = personalizzato
page-clock-told-game = { $minutes } min + { $seconds } s a mossa
page-clock-told-move = { $minutes } min a mossa
page-clock-told-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
page-clock-increment = Secondi aggiunti a ogni mossa
page-clock-bank = Giorni di riserva
page-clock-bank-why = Tempo per tutte le mosse insieme, che si usa quando finisce il tempo di una mossa.
page-clock-weekends = Nel fine settimana gli orologi si fermano ({ $zone })
page-clock-vacations = Chi è in vacanza ha tempo fino al ritorno.
page-clock-told-bank =
    { $days ->
        [one] { $days } giorno di riserva
       *[other] { $days } giorni di riserva
    }
page-clock-told-weekends = fermo nel fine settimana
page-public = Mostra il tavolo nella lobby
page-allow-spectators = Altri possono guardare
page-leagues = Campionati
page-ratings = Rating
page-league = Vai al campionato
page-rated = Classificata: il risultato cambia il rating di tutti i giocatori
page-rated-table = Classificata
page-rated-accounts = Le partite classificate sono solo per chi ha un account.
page-rated-more = Almeno due persone con un account, un posto a testa, niente consigli. Chi si siede accetta.
page-rated-agree = Chi si siede accetta che il risultato cambi il suo rating.
page-rated-unagreed = non ha ancora accettato
page-rated-agree-now = Accetta la partita classificata
page-rating-told = Rating { $points }, più o meno { $interval }, dopo { $games } partite
page-rating-provisional = Rating provvisorio { $points }, più o meno { $interval }, dopo { $games ->
    [0] nessuna partita
    [one] una partita
   *[other] { $games } partite
}
page-rating-fixed = Un bot di forza fissa: { $points }, più o meno { $interval }
page-allow-hints = I giocatori possono chiedere consigli a un bot
page-open-table = Apri il tavolo
page-start = Comincia
page-start-filled = Riempi con i bot e comincia
page-wait-host = La partita comincia quando lo decide chi ha aperto il tavolo.
page-starts-itself-option = La partita comincia da sola quando tutti i posti sono occupati
page-starts-itself-short = Comincia da sola quando ci siete tutti.
page-say-ready = Ci sono, si può cominciare
page-not-ready = Non ancora
page-is-ready = si può cominciare
page-is-here = presente
page-is-away = assente
page-refusal-nothing-changes = È già così.
page-sit = Siediti qui
page-stand = Alzati dal tavolo
page-leave-table = Lascia il tavolo
page-share = Copia il link
page-share-copied = Copiato
page-share-address = Indirizzo di questo tavolo

## Al tavolo

page-you = tu
page-bot = bot
page-away = assente, gioca un bot
page-online = online
page-offline = offline
page-to-move = di turno
page-spectator = spettatore
page-spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
page-menu = Menu
page-zoom-in = Ingrandisci la mappa
page-zoom-out = Rimpicciolisci la mappa
page-zoom-choices = Ingrandisci le scelte possibili
page-zoom-all = Mostra tutta la mappa
page-board-help = Il tabellone. Con le frecce passi da un pezzo all’altro, con Invio scegli.
page-your-moves = Le tue mosse
page-moves = Mosse
page-effects = Effetti della mossa
page-find-move = Cerca una mossa
page-narrowed =
    { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili: clicca ancora o scegli qui sotto
    }
page-hints-on = Qui i consigli sono ammessi
page-hints-off = Qui i consigli non sono ammessi
page-hint = Consiglio
page-hint-asking = Un bot sta pensando…
page-hint-is = Un bot forte sceglierebbe:
page-hint-rather = La seconda scelta è «{ $move }» ({ $share }%).
page-hint-compared = Questa mossa, rispetto a quella:
page-idea-compared =
    { $verdict ->
        [better] La tua mossa, rispetto al consiglio:
       *[other] La mossa consigliata, rispetto alla tua:
    }
page-hint-forced = È l’unica mossa.
page-hint-clear = Nettamente la migliore.
page-hint-likely = Probabilmente la migliore.
page-hint-close = Scelta incerta.
page-outlook =
    Guardando avanti, vince circa il { $share }% delle partite, in media { $sign ->
        [level] alla pari
       *[other] { $amount } { $sign ->
            [ahead] davanti
           *[behind] dietro
        }
    }.
page-outlook-points =
    { $count } { $count ->
        [one] punto
       *[other] punti
    }
page-outlook-follows = Poi forse: { $moves }.
page-idea = E se facessi così?
page-idea-choose = Scegli la mossa a cui stai pensando, sul tabellone o nell’elenco. Non verrà giocata.
page-idea-is = La tua idea:
page-idea-same = È anche la mossa consigliata.
page-idea-better = Sembra migliore del consiglio, «{ $move }» ({ $share }%).
page-idea-equal = Sembra buona quanto il consiglio, «{ $move }» ({ $share }%).
page-idea-worse = Sembra migliore il consiglio: «{ $move }» ({ $share }%).
page-hint-follow = Fai così
page-hint-mark = consigliata
page-confirm = Confermi?
page-confirm-final = «{ $move }» non si può annullare liberamente.
page-do-not-ask = Non chiedere più su questo dispositivo
page-less = Meno
page-more = Più
page-watching =
    { $count ->
        [one] ancora { $count } passo
       *[other] ancora { $count } passi
    }
page-skip = Vai alla situazione attuale
page-recent = Dalla tua ultima mossa
page-recent-all = Che cosa è successo
page-recent-again = Rivedi
page-recent-none = Ancora nulla.
page-log = Cronologia
page-log-older = Precedenti
page-ply = Mossa
page-ply-link = Il tabellone dopo la mossa { $ply }
page-chat = Chat
page-chat-none = Ancora nessun messaggio.
page-chat-say = Scrivi un messaggio
page-chat-send = Invia
page-connection-joining = connessione…
page-connection-live = connesso
page-connection-lost = Connessione persa, nuovo tentativo…
page-connection-closed = chiusa
page-table-closed = Questo tavolo non si può mostrare
page-undo = Annulla mossa
page-undo-ask = Chiedi di annullare
page-undo-wanted =
    { $count ->
        [one] { $name } vorrebbe tornare indietro di { $count } mossa. Sei d’accordo?
       *[other] { $name } vorrebbe tornare indietro di { $count } mosse. Sei d’accordo?
    }
page-undo-yes = D’accordo
page-undo-no = No
page-undo-waiting = In attesa del consenso di { $names }.
page-person-profile = Profilo e amicizia
page-next-game = Prossima partita ({ $count })
page-next-game-why = Al tavolo dove ti resta meno tempo (tasto n)
page-hold-ask = Chiedi una pausa
page-hold-wanted = { $name } vorrebbe mettere in pausa la partita: nessuno muove e nessun orologio corre finché qualcuno non la riprende. Sei d’accordo?
page-hold-waiting = È stata chiesta una pausa. In attesa di { $names }.
page-on-hold = La partita è in pausa di comune accordo: gli orologi sono fermi.
page-hold-end = Riprendi la partita
page-on-vacation = in vacanza
page-on-vacation-until = in vacanza fino al { $date }
page-leave = Esci: un bot gioca per me
page-you-are-away = Un bot gioca per te.
page-come-back = Riprendi il posto
page-resign = Abbandona
page-resigned = ha abbandonato
page-resign-sure = Vuoi abbandonare la partita per sempre? Al tuo posto continua un bot, e non puoi tornare.
page-resign-sure-alone = Vuoi abbandonare la partita per sempre? Giochi da solo contro i bot: finisce qui, senza risultato.
page-standing-stage = Fino alla fine di «{ $stage }»: { $move }
page-standing-match = Sempre: { $move }
page-playing-alone = Mossa automatica: { $move }
page-seat-wanted = { $who } vorrebbe subentrare a { $name } e vedrebbe ciò che vede quel posto. Sei d’accordo?
page-seat-waiting = { $who } aspetta il consenso dei giocatori.
page-vacant-seat = { $name } ha abbandonato, e continua un bot.
page-replace = Fai continuare un bot per { $name }
page-curtain = Passa il dispositivo a { $name }
page-curtain-why = La mano resta coperta finché non tocca il pulsante { $name }.
page-curtain-lift = Sono { $name }: mostra la mia mano
page-rule = Regola { $rule }
page-rule-open = Mostra la regola { $rule }
page-rule-all = Tutte le regole
page-rule-missing = Questa regola non è stata trovata.
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
    [0] Non si trova niente.
    [one] Un punto.
   *[other] { $count } punti.
  }
page-rules-mentioned = Citata in
page-rules-print = Stampa le regole
page-chapters = Capitoli

## Che cosa dice il sito

page-event-undo-asked = { $seat } chiede di annullare delle mosse.
page-event-undo-declined = { $seat } non accetta di annullare le mosse.
page-event-undo-done = Mosse annullate per { $seat }.
page-event-stood-up = { $seat } esce; continua un bot.
page-event-clock-ran-out = Il tempo di { $seat } è scaduto; continua un bot.
page-event-replaced = { $seat } è offline; continua un bot.
page-event-sat-down = { $seat } torna al tavolo.
page-event-resigned = { $seat } abbandona; continua un bot.
page-event-took-over = { $seat } prende il posto e continua la partita.
page-event-bot-failed = Il bot di { $seat } ha avuto un errore ed è stato sostituito.
page-event-hold-asked = { $seat } chiede una pausa.
page-event-hold-declined = { $seat } non accetta la pausa.
page-event-hold-began = La partita è in pausa, come chiesto da { $seat }.
page-event-hold-ended = { $seat } riprende la partita.
page-event-vacation-began = { $seat } è in vacanza.
page-event-vacation-ended = La vacanza di { $seat } è finita.

## La fine, replay, registrazioni

page-outcome = Punteggio finale
page-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
page-rank = Posizione
page-player = Giocatore
page-score = Punti
page-rematch = Gioca di nuovo
page-rematch-go = Alla prossima partita
page-replay = Replay
page-record = Scarica la registrazione
page-replay-first = All’inizio
page-replay-back = Una mossa indietro
page-replay-play = Avvia
page-replay-stop = Ferma
page-replay-on = Una mossa avanti
page-replay-last = Alla fine
page-ply-of = Mossa { $ply } di { $last }
page-seen-by = Vista da
page-annotation = I momenti decisivi
page-annotation-ask = Falla analizzare ai bot
page-annotation-working = I bot stanno rigiocando la partita: { $done }%
page-annotation-curve = La probabilità di vittoria di ciascuno, dalla prima mossa all’ultima
page-annotation-now = Probabilità di vittoria in questo momento
page-annotation-turns = Punti di svolta
page-annotation-no-turns = Nessuna mossa da sola ha deciso questa partita: il vantaggio è cresciuto poco a poco.
page-annotation-turn = Mossa { $ply }: { $name }, { $move }
page-annotation-change = { $name } da { $before }% a { $after }%
page-annotation-luck = In gran parte è stata fortuna.
page-annotation-same = Un bot avrebbe fatto lo stesso.
page-annotation-best = Un bot avrebbe scelto: { $move }.
page-annotation-loss = Avrebbe dato { $points } punti percentuali in più.
page-annotation-note = Probabilità calcolate su { $plays } partite che i bot continuano da ogni momento, sapendo solo ciò che sapeva chi muoveva.
page-to-table = Vai al tavolo
page-verify-why = Ogni partita ha un seme segreto. La sua impronta è mostrata prima della prima mossa, il seme alla fine: qui la partita viene rifatta da capo partendo dalla registrazione, e si confrontano entrambi.
page-record-file = Registrazione come file
page-record-text = Registrazione come testo
page-verify-now = Controlla
page-watch-record = Guarda la partita
page-verified = Tutto regolare
page-not-verified = Questa registrazione non è valida
page-verified-more =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $plies ->
        [one] { $plies } mossa
       *[other] { $plies } mosse
    }: rigiocata da capo, con lo stesso risultato.
page-commitment = Impronta del seme (SHA-256):
page-seed = Seme:

## La persona

page-guest-name = Ospite { $number }
page-guest = Giochi come ospite, con il nome { $name }. I tuoi tavoli restano in questo browser.
page-account = Il tuo account è { $name }.
page-save = Salva
page-saved = Salvato.
page-account-title = Crea un account
page-account-why = Per giocare non serve. Con un account ritrovi i tuoi tavoli su ogni dispositivo; quelli di adesso restano tuoi.
page-login = Nome
page-password = Password
page-register = Crea un account
page-registered = Account creato. Buon divertimento!
page-sign-in = Accedi
page-signed-in = Accesso effettuato.
page-sign-out = Esci
page-signed-out = Sei uscito: ora giochi come ospite.
page-settings = Su questo dispositivo
page-setting-confirm = Chiedi conferma prima delle mosse che non si possono annullare
page-setting-confirm-all = Chiedi conferma prima di ogni mossa definitiva, anche contro i bot
page-setting-auto = Gioca da sola l’unica mossa possibile
page-setting-notify = Avvisami quando tocca a me
page-setting-pace = Le mosse degli altri
page-pace-calm = una per una, con calma
page-pace-quick = una per una, in fretta
page-pace-off = tutte insieme, subito

## Perché no

page-refusal-unknown = Non ha funzionato ({ $id }).
page-refusal-offline = Il server non risponde. Sei senza rete?
page-refusal-bad-request = Richiesta non valida.
page-refusal-bad-command = Richiesta non valida.
page-refusal-bad-key = Richiesta non valida.
page-refusal-too-large = È troppo grande.
page-refusal-not-json = Richiesta non valida.
page-refusal-wrong-method = Richiesta non valida.
page-refusal-no-such-route = A questo indirizzo non c’è nulla.
page-refusal-no-such-table = Questo tavolo non esiste.
page-refusal-table-closed = Il tavolo è stato chiuso: non c’è più nessuno.
page-refusal-no-such-seat = Questo posto non esiste.
page-refusal-no-such-ply = La partita non è così lunga.
page-refusal-no-such-record = Questa registrazione non esiste.
page-refusal-no-such-rules = Queste regole non esistono.
page-refusal-no-such-file = Questo file non esiste.
page-refusal-no-such-game = Questo gioco non esiste.
page-refusal-no-such-bot = Questo bot non esiste.
page-refusal-no-such-lesson = Questa lezione non esiste.
page-refusal-no-such-puzzle = Questo problema non esiste.
page-refusal-not-your-seat = Non è il tuo posto.
page-refusal-no-spectators = A questo tavolo non sono ammessi spettatori.
page-refusal-no-hints = A questo tavolo i consigli non sono ammessi.
page-refusal-host-only = Può farlo solo chi ha aperto il tavolo.
page-refusal-not-started = La partita non è cominciata.
page-refusal-already-started = La partita è già cominciata.
page-refusal-not-finished = La partita non è ancora finita.
page-refusal-seats-open = Ci sono ancora posti liberi.
page-refusal-seat-taken = Qualcuno è stato più svelto: il posto è preso.
page-refusal-played-here = Chi gioca o ha giocato a questo tavolo non può prendervi un altro posto.
page-refusal-nobody-plays = Deve giocare almeno una persona.
page-refusal-how-many-moves = Da una a { $most } mosse alla volta.
page-refusal-stale = Nel frattempo è successo qualcosa: ricontrolla prima di muovere.
page-refusal-not-yet = Il server sta recuperando: riprova.
page-refusal-not-away = Non sei assente.
page-refusal-not-waited-for = Nessuno aspetta questo posto.
page-refusal-is-there = A questo posto c’è qualcuno.
page-refusal-wait-longer =
    { $seconds ->
        [one] Aspetta ancora un secondo: può tornare.
       *[other] Aspetta ancora { $seconds } secondi: può tornare.
    }
page-refusal-bot-decides-first = Il tuo tempo è scaduto di nuovo: questa volta decide il bot, poi puoi tornare.
page-refusal-come-back-first = Un bot gioca per te: prima riprendi il posto.
page-refusal-undo-already-asked = Qualcuno ha già chiesto di annullare delle mosse.
page-refusal-no-undo-asked = Non c’è più nessuna richiesta di annullamento.
page-refusal-on-hold = La partita è in pausa: prima va ripresa.
page-refusal-no-clock = Senza orologio non c’è nulla da mettere in pausa.
page-refusal-hold-already-asked = Qualcuno ha già chiesto una pausa.
page-refusal-no-hold-asked = Nessuno chiede più una pausa.
page-refusal-not-on-hold = La partita non è in pausa.
page-refusal-clock-decides = A questo tavolo si gioca a giorni per mossa: un bot subentra solo quando scade il tempo.
page-refusal-vacation-times = Una vacanza dura almeno mezza giornata e comincia entro un anno.
page-refusal-vacation-overlaps = In quel periodo hai già una vacanza.
page-refusal-vacation-days = Sarebbero più di { $days } giorni in un anno.
page-refusal-no-mail-here = Questo sito non manda messaggi.
page-refusal-no-such-session = Questa sessione è già finita.
page-refusal-not-shown = Non hai il permesso di vederlo.
page-refusal-too-many-friends = Hai già { $most } amici e richieste.
page-refusal-no-such-vacation = Questa vacanza non c’è più.
page-refusal-chat-length = Da 1 a { $most } caratteri.
page-refusal-clock-seconds = L’orologio va da { $low } a { $high } secondi.
page-refusal-name-length = Un nome ha da 1 a { $most } caratteri.
page-refusal-name-characters = Un nome può contenere solo caratteri visibili.
page-refusal-name-taken = Questo nome è già preso.
page-refusal-already-an-account = Hai già un account.
page-refusal-password-length = Una password ha da { $low } a { $high } caratteri.
page-refusal-wrong-name-or-password = Nome o password sbagliati.
page-refusal-too-many-attempts = Troppe password sbagliate per questo nome: riprova tra { $seconds } secondi, o fatti mandare un link per e-mail.
page-refusal-other-site = La richiesta veniva da un altro sito.
page-refusal-too-many-requests = Troppe richieste: aspetta un momento.
page-refusal-no-such-channel = Qui non c’è un canale del genere.
page-refusal-too-many-channels = Hai già { $most } canali: prima togline uno.
page-refusal-mail-failed = Non è stato possibile mandare il messaggio: { $problem }.
page-refusal-channel-off = Al momento lì non si manda nulla.
page-refusal-link-expired = Questo link non è più valido.
page-refusal-bad-address = Questo non è un indirizzo e-mail.
page-refusal-bad-url = Questo indirizzo non si può usare per un webhook.
page-refusal-bad-subscription = L’iscrizione del browser non si può usare.
page-refusal-no-such-time-zone = Questo fuso orario non esiste.
page-refusal-rated-accounts-only = A un tavolo classificato serve un account: accedi o creane uno.
page-refusal-rated-one-seat = A un tavolo classificato ognuno ha un solo posto.
page-refusal-rated-needs-two = Per una partita classificata servono almeno due persone con un account.
page-refusal-rated-bot-not-measured = La forza di questo bot non è stata misurata, quindi non può sedersi a un tavolo classificato.
page-refusal-rated-not-agreed = Non tutti hanno ancora accettato la partita classificata: { $names }.
page-refusal-rated-no-stand-in = Qui nessun bot gioca al tuo posto, perché il piazzamento conta. Puoi abbandonare.
page-refusal-no-such-league = Questo campionato non esiste.
page-refusal-league-name = Il nome di un campionato ha da 1 a { $most } caratteri.
page-refusal-league-rounds = I turni vanno da 1 a { $most }.
page-refusal-league-days = I giorni per turno vanno da 0 a { $most }.
page-refusal-league-needs-clock = A un campionato serve un orologio, o un tempo per ogni turno.
page-refusal-league-full = Questo campionato ha { $most } giocatori, e non c’è più posto.
page-refusal-league-started = Questo campionato è già cominciato.
page-refusal-league-over = Questo campionato è finito.
page-refusal-league-too-few = I giocatori sono troppo pochi anche per un solo tavolo.
page-refusal-league-not-playing = Non giochi in questo campionato.
page-refusal-too-many-leagues = Organizzi già { $most } campionati: finiscine o chiudine uno.
page-refusal-organiser-only = Può farlo solo l’organizzatore.
page-refusal-too-busy = Il server è pieno: riprova fra poco.
page-refusal-rules-fault = C’è stato un errore nelle regole con questa mossa. Nulla è andato perso; per favore, segnalalo.
page-refusal-house-fault = C’è stato un errore del server. Nulla è andato perso.
page-refusal-too-many-rows = A questo tavolo si è già tornati indietro o ci si è fermati troppe volte: ora si può solo proseguire.
page-refusal-quota-used = Per ora hai raggiunto il limite per persona: riprova tra un po’.
page-refusal-too-many-records = Hai già caricato il massimo di partite per persona. Ognuna scade da sola dopo { $days } giorni.
page-refusal-too-many-tables = Hai { $most } tavoli non finiti: prima finiscine o lasciane uno.
page-refusal-cannot-save = In questo momento non si può salvare nulla, quindi non è successo nulla. Riprova più tardi.
page-refusal-abandoned = Questa partita è stata chiusa senza risultato.
page-refusal-abandoned-by-upgrade = Questa partita era cominciata con regole precedenti (versione { $rules }) che qui non si giocano più (ora c’è la versione { $known }). È finita senza risultato; la registrazione è conservata.
page-refusal-too-many-sockets = Hai troppi tavoli aperti insieme: chiudi qualche finestra.
page-banned = Accesso negato
page-refusal-banned = Non puoi più accedere a questo sito. { $reason }
page-refusal-banned-for-days = Non puoi accedere a questo sito ancora per { $days ->
    [one] un giorno.
   *[other] { $days } giorni.
  } { $reason }
page-refusal-admins-only = Può farlo solo chi gestisce il sito.
page-refusal-no-such-person = Non c’è nessuno con questo nome.
page-refusal-token-scopes = Scegli che cosa può fare il programma.
page-refusal-too-many-tokens = Hai già { $most } token: revocane prima uno.
page-refusal-no-such-token = Questo token non c’è più.
page-refusal-accounts-only = Può farlo solo chi ha un account.
page-refusal-seat-asked = I giocatori stanno decidendo se qualcuno può prendere questo posto.
page-refusal-seat-refused = I giocatori preferiscono continuare così.
page-refusal-no-seat-asked = Nessuno aspetta più questo posto.
page-refusal-blocked = Chi ha aperto il tavolo non vuole giocare con te.
page-refusal-signed-out = Non hai più effettuato l’accesso: accedi di nuovo.
page-learn = Impara
page-learn-of = Impara { $name }
page-learn-lead = Brevi lezioni che si giocano. Durano da tre a cinque minuti l’una, e puoi interrompere e riprendere quando vuoi.
page-learn-all = Tutte le lezioni
page-learn-other = Lezioni degli altri giochi
page-learn-count = { $done } fatte su { $count }
page-learn-is-done = fatta
page-learn-begin = Comincia
page-learn-continue = Continua
page-learn-play = Gioca contro i bot
page-learn-progress = Avanzamento della lezione
page-learn-step = { $step } di { $steps }
page-learn-back = Indietro
page-learn-next = Avanti
page-learn-done = Fatto
page-learn-again = Da capo
page-learn-following = Prossima lezione
page-learn-finished = Lezioni finite
page-learn-effect = Che cosa farebbe: { $effect }
page-block-or-report = Blocca o segnala un giocatore
page-block = Blocca
page-blocked = Non leggi più quello che scrive { $name }, che non può nemmeno sedersi ai tuoi tavoli.
page-unblock = Sblocca tutti
page-unblocked = { $number ->
    [0] Non avevi bloccato nessuno.
    [one] Hai sbloccato un giocatore.
   *[other] Hai sbloccato { $number } giocatori.
  }
page-report = Segnala
page-report-why = Che cosa è successo? Lo legge chi gestisce il sito, insieme alla chat di questo tavolo.
page-reported = Grazie: chi gestisce il sito darà un’occhiata.
page-administration = Amministrazione
page-your-account = Il tuo account
page-old-password = La password attuale
page-new-password = La nuova password
page-change-password = Cambia la password
page-password-changed = Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
page-sign-out-everywhere = Esci da tutti gli altri dispositivi
page-signed-out-elsewhere = Sugli altri dispositivi dovrai accedere di nuovo.
page-export = Scarica i miei dati
page-delete-account = Cancella il mio account
page-delete-account-why = Spariscono il tuo nome, la tua chat e quello che hai caricato; nelle partite con altri il tuo posto resta senza nome. Non si può tornare indietro.
page-account-deleted = Il tuo account è cancellato.
page-notifications = Notifiche
page-notifications-more = Per e-mail, su questo dispositivo o via webhook, quando tocca a te

## Tavoli in pausa, partite interrotte, altre persone

page-status-paused = in pausa
page-status-hold = in pausa di comune accordo
page-paused = Il tavolo è in pausa: per tutti giocano i bot, e i bot non giocano da soli. { $count ->
        [one] Si riprende appena torna { $names }.
       *[other] Si riprende appena torna uno di loro: { $names }.
    }
page-paused-you = Il tavolo è in pausa finché non torni.
page-abandoned = Questa partita è stata interrotta senza risultato. La registrazione resta.
page-person-more = Altro su { $name }

## Piani

page-plan-ways = Rotte possibili
page-plan-whole = tutto il piano: { $effect }
page-plan-fixed =
    { $fixed ->
        [one] 1 consegna su { $lines } scelta da te, le altre nel modo più economico.
       *[other] { $fixed } consegne su { $lines } scelte da te, le altre nel modo più economico.
    }
page-plan-again = Ricomincia
page-puzzles = Problemi
page-puzzle = Problema
page-puzzles-lead = Posizioni di partite vere in cui una mossa è nettamente la migliore. Trovala. Le stelle dicono quanti livelli di bot non la trovano.
page-puzzles-all = Tutti i problemi
page-puzzles-other = Problemi degli altri giochi
page-puzzles-count = { $done } di { $count } risolti
page-puzzle-daily = Problema del giorno: { $game }
page-puzzle-title = { $game }: problema { $number }
page-puzzle-number = Problema { $number }
page-puzzle-difficulty =
    { $count ->
        [one] Difficoltà: una stella
       *[other] Difficoltà: { $count } stelle
    }
page-puzzle-task =
    { $count ->
        [one] Trova la mossa migliore.
       *[other] Trova le { $count } mosse migliori.
    }
page-puzzle-found = Trovate:
page-puzzle-solved = Risolto!
page-puzzle-shown = La soluzione
page-puzzle-wrong = «{ $move }» non è la migliore. Ecco che cosa segue:
page-puzzle-good = «{ $move }» non è male, ma non è la mossa cercata. Ecco che cosa segue:
page-puzzle-share = La mossa giusta vince circa il { $share }%.
page-puzzle-why = Perché:
page-puzzle-missed = Non la trovano: { $levels }
page-puzzle-show = Mostra la soluzione
page-puzzle-following = Prossimo problema

# Ciò che un modulo rifiuta prima dell’invio.
page-field-missing = Qui manca qualcosa.
page-field-email = Questo non è un indirizzo e-mail.
page-field-url = Questo non è un indirizzo web.
page-field-low = Almeno { $low }.
page-field-not-before = Non prima del { $day }.
page-field-high = Al massimo { $high }.
page-field-wrong = Il valore non è valido.
