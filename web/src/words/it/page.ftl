### Le parole della pagina.

## La casa

page-hero = Cinque giochi di commercio delle Indie orientali. Siediti subito contro i bot o manda il link a un'amica: senza registrarsi, senza installare nulla.
page-games = Giochi
page-lobby = Sala
page-rules = Regole
page-rules-of = Regole di { $name }
page-rules-house = La casa
page-verify = Verifica
page-profile = Profilo
page-navigation = Navigazione
page-language = Lingua
page-theme = Luce: { $theme }
page-theme-auto = come il dispositivo
page-theme-light = giorno
page-theme-dark = lume di lampada
page-skip-to-content = Vai al contenuto
page-loading = Un momento…
page-close = Chiudi
page-cancel = Annulla
page-lost = Fuori dalla carta
page-lost-more = A questo indirizzo non c'è nulla.
page-not-loaded = Non è stato possibile caricare questa pagina
page-made-by = { $names }, { $publisher } { $year }
page-seats-range = da { $low } a { $high } giocatori
page-seats-only = { $high } giocatori
page-play-bots = Gioca contro i bot
page-new-table = Nuovo tavolo
page-tables-mine = I miei tavoli
page-tables-open = Tavoli aperti
page-tables-playing = Partite in corso
page-tables-finished = Partite finite
page-status-open = si aspettano giocatori
page-status-playing = in corso
page-status-finished = finita
page-waits-for = tocca a { $names }
page-your-turn = Tocca a te

## Un nuovo tavolo

page-game = Gioco
page-seat-count = Posti
page-seats = Chi gioca
page-seat-me = io, su questo dispositivo
page-seat-open = posto libero
page-bot-easy = Bot: facile
page-bot-normal = Bot: normale
page-bot-hard = Bot: difficile
page-bot-random = Bot: dadi
page-bot-greedy = Bot: ingordo
page-bot-heuristic = Bot: esperto
page-bot-mcts = Bot: pensatore
page-hot-seat-note = Con più posti su questo dispositivo ve lo passate; un sipario nasconde ogni mano agli altri.
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo per pensare
page-clock-none = quanto si vuole
page-clock-move = per ogni mossa
page-clock-game = per tutta la partita
page-clock-minutes = Minuti
page-clock-increment = Secondi aggiunti a ogni mossa
page-public = Mostra il tavolo in sala
page-allow-spectators = Altri possono guardare
page-allow-hints = I giocatori possono chiedere consiglio a un bot
page-open-table = Apri il tavolo
page-start = Comincia
page-start-filled = Comincia, posti liberi a «{ $bot }»
page-waiting = Il tavolo si prepara
page-wait-host = Si comincia quando lo dice chi ospita.
page-take-seat = Siediti, oppure resta a guardare.
page-sit = Siediti qui
page-stand = Alzati
page-leave-table = Lascia il tavolo
page-share = Copia il link
page-share-copied = Copiato
page-share-address = Indirizzo di questo tavolo

## Al tavolo

page-you = tu
page-bot = bot
page-away = assente, gioca un bot
page-online = è qui
page-offline = non è qui
page-to-move = di mano
page-spectator = spettatore
page-spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
page-menu = Menu
page-parts = Parti della plancia
page-zoom-in = Ingrandisci la carta
page-zoom-out = Rimpicciolisci la carta
page-zoom-choices = Ingrandisci ciò che si può scegliere
page-zoom-all = Mostra tutta la carta
page-board-help = La plancia. Le frecce vanno da un pezzo all'altro, Invio sceglie.
page-your-moves = Le tue mosse
page-moves = Mosse
page-find-move = Cerca una mossa
page-narrowed =
    { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili: continua a cliccare o scegli qui sotto
    }
page-hints-on = Qui i consigli sono ammessi
page-hints-off = Qui i consigli non sono ammessi
page-hint = Consiglio
page-hint-strong = Pensaci bene
page-hint-asking = Un bot sta pensando…
page-hint-is = Un bot sceglierebbe:
page-hint-rather = Piuttosto che «{ $move }», perché:
page-hint-forced = È l’unica mossa.
page-hint-estimate = Secondo la stima del gioco stesso.
page-hint-share = Probabilità di vittoria dopo la mossa: circa { $share }%.
page-hint-follow = Fai così
page-hint-mark = consigliata
page-confirm = Confermi?
page-confirm-final = «{ $move }» non si può ritirare senza chiedere agli altri.
page-do-not-ask = Non chiedere più su questo dispositivo
page-less = Meno
page-more = Più
page-fold = Meno
page-unfold = Mosse
page-watching =
    { $count ->
        [one] ancora { $count } passo
       *[other] ancora { $count } passi
    }
page-skip = Salta ad adesso
page-recent = Dalla tua ultima mossa
page-recent-all = Che cosa è successo
page-recent-again = Rivedi
page-recent-none = Ancora nulla.
page-log = Cronaca
page-log-older = Prima
page-ply = Mossa
page-ply-link = La plancia dopo la mossa { $ply }
page-chat = Chiacchiere
page-chat-none = Nessuno ha ancora detto nulla.
page-chat-say = Di' qualcosa
page-chat-send = Di'
page-connection-joining = collegamento…
page-connection-live = collegato
page-connection-lost = Collegamento perso, si riprova…
page-connection-closed = chiuso
page-table-closed = Questo tavolo non si può mostrare
page-undo = Ritira
page-undo-ask = Chiedi di ritirare
page-undo-wanted =
    { $count ->
        [one] { $name } vorrebbe tornare indietro di { $count } mossa. Sei d'accordo?
       *[other] { $name } vorrebbe tornare indietro di { $count } mosse. Sei d'accordo?
    }
page-undo-yes = D'accordo
page-undo-no = No
page-undo-waiting = Si aspetta il consenso di { $names }.
page-leave = Lascia: un bot gioca per me
page-you-are-away = Un bot gioca per te.
page-come-back = Torna
page-replace = Fai continuare un bot per { $name }
page-curtain = Passa il dispositivo a { $name }
page-curtain-why = La mano resta nascosta finché non c'è { $name }.
page-curtain-lift = Sono { $name }: mostra la mia mano
page-rule = Regola { $rule }
page-rule-open = Mostra la regola { $rule }
page-rule-all = Tutte le regole
page-rule-missing = Questa regola non è stata trovata.
page-chapters = Capitoli

## Che cosa dice la casa

page-event-undo-asked = { $seat } chiede di ritirare delle mosse.
page-event-undo-declined = { $seat } non è d'accordo a ritirare le mosse.
page-event-undo-done = Mosse ritirate per { $seat }.
page-event-stood-up = { $seat } lascia; continua un bot.
page-event-clock-ran-out = Il tempo di { $seat } è scaduto; continua un bot.
page-event-replaced = { $seat } non c'era più; continua un bot.
page-event-sat-down = { $seat } è di nuovo qui.
page-event-bot-failed = Il bot di { $seat } si è guastato ed è stato sostituito.

## La fine, replay, registrazioni

page-outcome = Punteggio finale
page-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
page-rank = Posto
page-player = Giocatore
page-score = Punti
page-rematch = Gioca ancora
page-rematch-go = Alla prossima partita
page-replay = Replay
page-record = Scarica la registrazione
page-replay-first = All'inizio
page-replay-back = Una mossa indietro
page-replay-play = Avvia
page-replay-stop = Ferma
page-replay-on = Una mossa avanti
page-replay-last = Alla fine
page-ply-of = Mossa { $ply } di { $last }
page-seen-by = Vista da
page-annotation = Dove la partita ha cambiato corso
page-annotation-ask = Fallo scoprire ai bot
page-annotation-working = I bot la rigiocano molte volte: { $done }%
page-annotation-curve = La probabilità di vittoria di ciascuno, dalla prima mossa all’ultima
page-annotation-now = Probabilità di vittoria in questo momento
page-annotation-turns = Punti di svolta
page-annotation-no-turns = Nessuna mossa da sola ha deciso questa partita: il vantaggio è cresciuto piano.
page-annotation-turn = Mossa { $ply }: { $name }, { $move }
page-annotation-change = { $name } da { $before }% a { $after }%
page-annotation-luck = In gran parte è stata fortuna.
page-annotation-same = Un bot avrebbe fatto lo stesso.
page-annotation-best = Un bot avrebbe scelto: { $move }.
page-annotation-loss = Prometteva { $points } punti su cento in più.
page-annotation-note = Probabilità da { $plays } partite che i bot continuano da ogni momento, sapendo ciò che poteva sapere chi muoveva.
page-to-table = Al tavolo
page-verify-why = Ogni partita ha un seme segreto. La sua impronta era mostrata prima della prima mossa, il seme stesso alla fine: qui la partita viene distribuita e giocata di nuovo dalla registrazione, e si confrontano entrambi.
page-record-file = Registrazione come file
page-record-text = Registrazione come testo
page-verify-now = Controlla
page-watch-record = Guardala
page-verified = È tutto in ordine
page-not-verified = Questa registrazione non regge
page-verified-more =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $plies ->
        [one] { $plies } mossa
       *[other] { $plies } mosse
    }: distribuita e giocata di nuovo, con lo stesso risultato.
page-commitment = Impronta del seme (SHA-256):
page-seed = Seme:

## La persona

page-guest-name = Ospite { $number }
page-guest = Sei qui come ospite, { $name }. I tuoi tavoli restano in questo browser.
page-account = Il tuo conto è { $name }.
page-nickname = Nome al tavolo
page-save = Salva
page-saved = Salvato.
page-account-title = Un conto
page-account-why = Per giocare non serve. Con un conto ritrovi i tuoi tavoli su ogni dispositivo; quelli di questo ospite vengono con te.
page-login = Nome
page-password = Password
page-register = Crea un conto
page-registered = Benvenuto nella casa.
page-sign-in = Entra
page-signed-in = Bentornato.
page-sign-out = Esci
page-signed-out = Sei di nuovo un ospite.
page-settings = Su questo dispositivo
page-setting-confirm = Chiedi prima di mosse che non si possono ritirare
page-setting-notify = Avvisami quando tocca a me
page-setting-pace = Le mosse degli altri
page-pace-calm = una per una, con calma
page-pace-quick = una per una, in fretta
page-pace-off = tutte insieme

## Perché no (la casa)

page-refusal-unknown = Non ha funzionato ({ $id }).
page-refusal-offline = La casa non è raggiungibile. Sei senza rete?
page-refusal-bad-request = La casa non ha capito.
page-refusal-bad-command = La casa non ha capito.
page-refusal-bad-key = La casa non ha capito.
page-refusal-too-large = È troppo grande.
page-refusal-not-json = La casa non ha capito.
page-refusal-wrong-method = La casa non ha capito.
page-refusal-no-such-route = A questo indirizzo non c'è nulla.
page-refusal-no-such-table = Non c'è un tavolo così.
page-refusal-table-closed = Il tavolo è stato chiuso: chi lo ospitava se n'è andato.
page-refusal-no-such-seat = Non c'è un posto così.
page-refusal-no-such-ply = La partita non è così lunga.
page-refusal-no-such-record = Non c'è una registrazione così.
page-refusal-no-such-rules = Non ci sono regole così.
page-refusal-no-such-lesson = Questa lezione non c'è.
page-refusal-no-such-file = Non c'è un file così.
page-refusal-no-such-game = Non c'è un gioco così.
page-refusal-no-such-bot = Non c'è un bot così.
page-refusal-not-your-seat = Non è il tuo posto.
page-refusal-no-spectators = Questo tavolo non vuole spettatori.
page-refusal-no-hints = A questo tavolo non si danno consigli.
page-refusal-host-only = Può farlo solo chi ospita il tavolo.
page-refusal-not-started = La partita non è cominciata.
page-refusal-already-started = La partita è già cominciata.
page-refusal-not-finished = La partita non è ancora finita.
page-refusal-seats-open = Ci sono ancora posti liberi.
page-refusal-seat-taken = Qualcuno è stato più svelto: il posto è preso.
page-refusal-nobody-plays = Deve giocare almeno una persona.
page-refusal-how-many-moves = Da una a { $most } mosse alla volta.
page-refusal-stale = Nel frattempo è successo qualcosa: guarda di nuovo prima di muovere.
page-refusal-not-yet = La casa sta recuperando: riprova.
page-refusal-not-away = Non sei assente.
page-refusal-not-waited-for = Nessuno aspetta questo posto.
page-refusal-is-there = A questo posto c'è qualcuno.
page-refusal-wait-longer =
    { $seconds ->
        [one] Aspetta ancora un secondo: può tornare.
       *[other] Aspetta ancora { $seconds } secondi: può tornare.
    }
page-refusal-bot-decides-first = Il tuo tempo è scaduto di nuovo: questa volta decide il bot, poi puoi tornare.
page-refusal-come-back-first = Un bot gioca per te: prima torna.
page-refusal-undo-already-asked = Qualcuno ha già chiesto di ritirare delle mosse.
page-refusal-no-undo-asked = Nessuno chiede più di ritirare nulla.
page-refusal-chat-length = Da 1 a { $most } caratteri.
page-refusal-clock-seconds = L'orologio va da { $low } a { $high } secondi.
page-refusal-name-length = Un nome ha da 1 a { $most } caratteri.
page-refusal-name-taken = Questo nome è già preso.
page-refusal-already-an-account = Hai già un conto.
page-refusal-password-length = Una password ha da { $low } a { $high } caratteri.
page-refusal-wrong-name-or-password = Nome e password non corrispondono.
page-refusal-other-site = La richiesta veniva da un altro sito.
page-refusal-too-many-requests = Piano: troppe richieste.
page-refusal-too-busy = La casa è piena in questo momento: riprova fra poco.
page-refusal-rules-fault = Le regole sono inciampate su questa mossa. Nulla è andato perso; per favore, segnalalo.
page-refusal-house-fault = Qualcosa è andato storto nella casa. Nulla è andato perso.
