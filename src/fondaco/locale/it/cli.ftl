### Le parole del terminale.

## Aiuto

cli-help = Cinque giochi di commercio nelle Indie orientali: gioca qui contro i bot, rivedi le partite registrate, leggi le regole.
cli-help-language = Aggiungi --lang en o --lang it a qualsiasi comando; altrimenti la lingua viene da LANG.
cli-help-commands = Comandi
cli-help-options = Opzioni
cli-help-arguments = Argomenti
cli-help-help = Mostra questa pagina.
cli-help-version = Mostra la versione e dice se le regole sono compilate o in Python semplice.
cli-usage = Uso: fondaco COMANDO
cli-usage-games = Uso: fondaco games
cli-usage-learn = Uso: fondaco learn [GIOCO] [LEZIONE] [--again]
cli-usage-aid = Uso: fondaco aid GIOCO
cli-usage-play = Uso: fondaco play GIOCO [OPZIONI]
cli-usage-replay = Uso: fondaco replay FILE [OPZIONI]
cli-usage-verify = Uso: fondaco verify FILE
cli-usage-annotate = Uso: fondaco annotate FILE [OPZIONI]
cli-usage-rules = Uso: fondaco rules GIOCO [ID]
cli-usage-simulate = Uso: fondaco simulate GIOCO [OPZIONI]
cli-usage-arena = Uso: fondaco arena GIOCO [OPZIONI]
cli-usage-analyse = Uso: fondaco analyse GIOCO [OPZIONI]
cli-usage-dataset = Uso: fondaco dataset GIOCO [OPZIONI]
cli-usage-serve = Uso: fondaco serve [OPZIONI]
cli-usage-upgrade-check = Uso: fondaco upgrade-check [OPZIONI]
cli-usage-new-game = Uso: fondaco new-game NOME [OPZIONI]
cli-usage-new-version = Uso: fondaco new-version GIOCO [OPZIONI]
cli-usage-admin = Uso: fondaco admin AZIONE [OGGETTO] [OPZIONI]
cli-usage-ratings = Uso: fondaco ratings rebuild|check [OPZIONI]
cli-usage-backup = Uso: fondaco backup FILE [OPZIONI]
cli-usage-restore = Uso: fondaco restore FILE [OPZIONI]
cli-usage-record = Uso: fondaco record
cli-help-games = Elenca i giochi e le loro opzioni.
cli-help-play = Gioca: da solo contro i bot, o in più persone davanti allo stesso schermo.
cli-help-learn = Impara un gioco giocando: brevi lezioni, con i tuoi progressi.
cli-help-aid = Mostra il promemoria di un gioco: sequenza, valori, punteggio, che cosa si dimentica.
cli-help-replay = Rivedi passo passo una partita registrata.
cli-help-verify = Rifà una partita registrata, caso compreso, e controlla che sia stato tutto regolare.
cli-help-annotate = Mostra i momenti decisivi di una partita registrata e che cosa avrebbe fatto un bot.
cli-help-annotated-file = Una partita registrata, o i risultati dell’arena (.jsonl).
cli-help-annotate-bot = Il bot che dice che cosa avrebbe fatto: “mcts:500”, “heuristic” …
cli-help-plays = Partite di prova per ogni probabilità di vittoria; più sono, più il calcolo è lento e preciso.
cli-help-line = Quale partita dei risultati dell’arena, contando da 1.
cli-help-annotate-seed = Il seme delle partite di prova.
cli-help-steps = Quanti momenti della partita mostra la tabella.
cli-help-json = Scrive tutto come JSON.
cli-help-rules = Leggi le regole di un gioco, o un capitolo o un paragrafo.
cli-help-simulate = Gioca partite a caso e mostra i risultati.
cli-help-arena = Fa giocare i bot tra loro e ne misura la forza.
cli-help-analyse = Fa giocare molte partite ai bot e mostra che cosa vince: posti, aperture, merci, compagnie, missioni.
cli-help-analyse-bots = I bot che giocano, separati da virgole; l’ultimo prende i posti che restano.
cli-help-dataset = Scrive in un file le decisioni di molte partite, per l’apprendimento: che cosa si vedeva, si è fatto e cercato, e com’è finita.
cli-help-dataset-bot = Il bot che gioca, con un numero di iterazioni (mcts:200 se non dici altro); più d’uno separati da virgole. Con --from, la ricerca che conta le sue visite a ogni decisione; senza, le mosse come sono state giocate.
cli-help-dataset-games = Quante partite; 100 se non dici altro.
cli-help-dataset-out = Il nuovo file: .parquet (serve pyarrow) o .npz.
cli-help-dataset-from = Partite registrate da usare invece di giocarne; più file uno dopo l’altro.
cli-help-analysis-out = Una cartella per le partite, le cifre (JSON, Markdown) e la pagina con i grafici.
cli-help-analysis-from = Partite già giocate: games.jsonl di un’analisi, o i risultati dell’arena, che vengono rigiocati.
cli-help-analysis-check = games.jsonl di un’analisi con un bot più forte: le correzioni che contraddice vengono scartate.
cli-help-record = Spiega il formato delle registrazioni.
cli-help-serve = Avvia il sito: i giochi nel browser.
cli-help-upgrade-check = Elenca i tavoli in corso che si possono continuare con questa versione: da usare prima di un aggiornamento.
cli-help-admin = Gestisci una casa aperta: guarda, chiudi tavoli, cancella, escludi, annuncia.
cli-help-admin-action = statistics, tables, people, bans, chat, reports, audit; close-table, expire-tables, delete-record, delete-chat, delete-person, ban, unban, broadcast, make-admin, unmake-admin, rebuild-statistics.
cli-help-admin-target = Un tavolo, una registrazione, una riga di chat, una persona, un indirizzo di rete o uno stato, secondo l’azione.
cli-help-admin-text = Il motivo di un’esclusione, o il testo dell’annuncio.
cli-help-admin-days = Quanto dura un’esclusione, o da quanti giorni non succede nulla ai tavoli che scadono.
cli-help-admin-address = Dove risponde la casa, come http://… o unix:/…; altrimenti si trova da sé accanto alla base dati.
cli-help-ratings = Ricalcola i rating dai registri di tutte le partite classificate; con SQLite la casa dev’essere chiusa.
cli-help-ratings-action = «rebuild» salva ciò che risulta dai registri; «check» dice soltanto se coincide con ciò che è salvato.
cli-help-backup = Salva tutta la casa in un file nuovo, anche mentre è aperta.
cli-help-restore = Riempi una casa vuota da una copia; la casa dev’essere chiusa.
cli-help-backup-file = La copia. Va tenuta riservata: contiene le impronte delle password.
cli-help-host = L’indirizzo su cui ascoltare; con 0.0.0.0 si entra anche dalla rete.
cli-help-port = La porta su cui ascoltare.
cli-help-data-dir = Dove si conservano i tavoli.
cli-help-database-url = Un database PostgreSQL al posto di un file.
cli-help-unix-socket = Ascolta invece su questo file socket, per un proxy sulla stessa macchina.
cli-help-open = Apri la pagina nel browser.
cli-serving = Il sito è attivo su { $address } (Ctrl-C per chiuderlo). Regole: { $speed }.
cli-upgrade-goes-on = { $game }, regole { $rules }: { $tables ->
    [one] un tavolo continua
   *[other] { $tables } tavoli continuano
}.
cli-upgrade-abandoned = { $game }, regole { $rules }: { $tables ->
    [one] un tavolo finirebbe senza risultato
   *[other] { $tables } tavoli finirebbero senza risultato
}.
cli-upgrade-fine = Tutti i tavoli in corso si possono continuare.
cli-help-new-game = Scrive nel tuo checkout il più piccolo gioco che si gioca ovunque, da modificare.
cli-help-new-game-name = Il suo nome nel codice e negli indirizzi: lettere minuscole e trattini bassi.
cli-help-new-game-complete = Scrive un gioco con ogni parte che un gioco può avere: una plancia, carte nascoste, lezioni, consigli per i bot.
cli-help-new-game-prefix = Tre lettere maiuscole davanti ai numeri delle sue regole; se manca, le prime del nome.
cli-new-game-written = { $name }: scritti { $count } file, le regole in { $folder }.
cli-new-game-next = Giocalo con “make play”, controllalo con “make check” e “make test”, e modificalo come spiega docs/adding-a-game.md.
cli-help-new-version = Comincia nel tuo checkout una nuova versione delle regole di un gioco; le partite in corso continuano con quella di prima.
cli-help-new-version-carry = A regole cambiate: tiene di registrazioni e problemi quello che vale ancora, ed elenca il resto.
cli-new-version-raised = { $name } è ora alla versione { $version }. Cambia le regole dove chiedono “s.rules >= { $version }”, poi ripeti il comando con --carry; il resto è in CONTRIBUTING.md.
cli-new-version-carried = Passano alla nuova versione: { $records } registrazioni di riferimento, { $puzzles } problemi.
cli-new-version-records = Queste registrazioni non si giocano più allo stesso modo; cercane altri con “python -m tests.golden.find { $name } { $records }”.
cli-new-version-puzzles = In questi problemi ora sono possibili altre mosse, e sono stati tolti; “fondaco puzzles make { $name }” ne trova altri: { $puzzles }
cli-admin-done = Fatto: { $number }.
cli-admin-nothing = Non c’è nulla.
cli-ratings-counted = { $matches ->
    [one] Una partita classificata
   *[other] { $matches } partite classificate
}, { $people ->
    [one] un rating
   *[other] { $people } rating
}.
cli-ratings-unreadable = Le regole di { $matches ->
    [one] una partita
   *[other] { $matches } partite
} qui non si giocano più: valgono i risultati salvati.
cli-ratings-same = I rating salvati sono esattamente questi.
cli-ratings-corrected = Corretti: { $results } risultati salvati, { $ratings } rating.
cli-backup-done = La casa è salvata: { $rows } righe.
cli-restore-done = La casa è ripristinata: { $rows } righe.
cli-help-game = Un gioco, per esempio batavia.
cli-help-seats = Quanti giocatori ci sono al tavolo.
cli-help-people = Quanti di loro sono persone, che si alternano davanti a questo schermo; se non lo indichi, 1.
cli-help-lesson = Numero o nome di una lezione; senza, si vede l’elenco.
cli-help-again = Ricomincia la lezione dall’inizio.
cli-help-bots = Quanti di loro sono bot, o quali: “hard,easy”, “mcts:0.5s”, oppure “mymodule:MyBot”, una classe tua.
cli-help-bot = Quali bot: { $known }.
cli-help-name = Il nome di una persona; ripetilo per più persone.
cli-help-seed = Distribuisci da questo numero, o dalle 64 cifre di un seme; altrimenti decide il caso.
cli-help-option = Un’opzione del gioco, nella forma nome=scelta; ripetila per più opzioni.
cli-help-save = Salva la partita in questo file nuovo, dopo ogni mossa.
cli-help-resume = Riprende la partita salvata in questo file; i bot non ci sono scritti: indicali con --bots o --bot.
cli-help-file = La registrazione di una partita.
cli-help-seat = Guarda la partita da questo posto, contato da 1; altrimenti da spettatore.
cli-help-all = Mostra tutta la partita in una volta.
cli-help-rule = Un capitolo (BAT-3), un paragrafo (BAT-3.4) o un chiarimento (A4).
cli-help-number = Quante partite.
cli-help-arena-bots = I bot, separati da virgole; se sono meno dei posti, l’ultimo prende gli altri. “mcts:0.1s,heuristic” è uno contro tre.
cli-help-out = Un file per i risultati, una riga di JSON per partita; ciò che contiene già non si rigioca.
cli-help-report = Un file per il resoconto, una pagina HTML.
cli-help-ray = L’indirizzo di un cluster Ray, o “local”; altrimenti le partite si giocano qui in più processi.
cli-help-workers = Quanti processi.
cli-help-first-seed = Il numero da cui è distribuita la prima partita; ogni altra prende il successivo.
cli-help-deals = Quale serie di distribuzioni si gioca: lo stesso numero dà le stesse partite, un altro ne dà altre.

## Al tavolo

cli-commitment = Impronta del seme: { $commitment }
cli-seed = Seme: { $seed }
cli-how-to = Scrivi il numero o la notazione di una mossa, più mosse separate da virgole; aiuto per il resto.
cli-help-table =
    Un numero o una notazione fa una mossa: 1, { $single }{ $amounts ->
        [yes] { " " }(o 2 5 per una quantità).
       *[no] .
    }
    Più mosse con le virgole: { $together }.
    ?           la regola dietro la domanda; ? { $rule } una qualsiasi altra
    annulla     annulla la tua ultima mossa
    consiglio   che cosa farebbe un bot forte al tuo posto, e perché
    consiglio 3 che cosa pensa di una tua idea, per numero o notazione
    punti       i punti per categoria, e se finisse adesso
    effetto 2   che cosa porterebbe una mossa, per numero o notazione
    promemoria  come si gioca, valori, punteggio in breve
    storia      tutto quello che è successo finora
    tavolo      mostra di nuovo il tavolo
    salva FILE  salva la partita in un file; contiene il seme, perciò non guardarci dentro prima della fine
    esci        esce dalla partita
cli-hint = Consiglio: { $move }
cli-hint-asking = Un bot sta pensando…
cli-hint-rather = La seconda migliore è «{ $move }» ({ $share }%).
cli-hint-forced = È l’unica mossa.
cli-hint-clear = Nettamente la migliore.
cli-hint-likely = Probabilmente la migliore.
cli-hint-close = Scelta incerta.
cli-hint-share =
    Guardando avanti: vince circa il { $share }% delle partite, { $sign ->
        [ahead] in media { $ahead } { $ahead ->
            [one] punto
           *[other] punti
        } davanti
        [behind] in media { $ahead } { $ahead ->
            [one] punto
           *[other] punti
        } dietro
       *[level] in media alla pari
    }.
cli-hint-follows = Poi forse: { $moves }.
cli-idea = La tua idea: { $move }
cli-idea-same = È anche ciò che dice il consiglio.
cli-idea-better = Sembra migliore del consiglio, «{ $move }» ({ $share }%).
cli-idea-equal = Sembra buona quanto il consiglio, «{ $move }» ({ $share }%).
cli-idea-worse = Sembra migliore il consiglio: «{ $move }» ({ $share }%).
cli-no-effect = Nulla che si possa dire in anticipo.
cli-times = { $text } ({ $count } volte)
cli-guest = Ospite
cli-guest-of = Ospite { $number }
cli-hand-over = Ora tocca a { $name }, da solo davanti allo schermo. Premi Invio.
cli-played-so-far =
    { $count ->
        [one] La mossa precedente è stata giocata
       *[other] Le { $count } mosse precedenti sono state giocate
    }; “{ $refused }” e il seguito no.
cli-consent = Così si annullano anche mosse precedenti alle tue ultime. { $names }: d’accordo (sì o no)?
cli-undone =
    { $count ->
        [one] Una mossa annullata.
       *[other] { $count } mosse annullate.
    }
cli-save-where = Indica dove: salva FILE
cli-save-as = File in cui salvare la partita (Invio: non salvare):
cli-saved = Salvata in { $file }.
cli-points = Punti
cli-winner =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }

## Pagine

cli-game-made-by = Di { $designers }; { $publisher } { $year }. Implementazione indipendente.
cli-game-seats = Da { $low } a { $high } giocatori. Opzioni (* valore normale):
cli-game-seats-only = { $high } giocatori. Opzioni (* valore normale):
cli-game-play = fondaco play { $name }, fondaco rules { $name }
cli-version-unknown = dai sorgenti
cli-compiled = compilato
cli-plain = semplice Python

## Partite riviste

cli-replay-start = Prima della prima di { $last } mosse
cli-replay-move = Mossa { $ply } di { $last }: { $name }, { $notation }
cli-replay-prompt = n avanti, p indietro, un numero, q per uscire:
cli-replay-help = n o Invio: la mossa dopo; p: indietro; un numero da 0 a { $last }: a quella mossa; q: esci.
cli-from-position = La partita è cominciata da una posizione, non dalla preparazione.
cli-scripted =
    { $count ->
        [one] In una mossa il caso è stato scritto invece di venire dal seme.
       *[other] In { $count } mosse il caso è stato scritto invece di venire dal seme.
    }
cli-unfinished = La partita non è finita.
cli-verify-moves =
    { $count ->
        [one] 1 mossa, regolare.
       *[other] { $count } mosse, tutte regolari.
    }
cli-verify-commitment = Il seme corrisponde all’impronta { $commitment }.
cli-verify-result = Il risultato è quello a cui portano queste mosse.
cli-verify-no-result = La partita è finita, ma la registrazione non dice come.
cli-verified = { $file }: tutto regolare.

## Analisi

cli-analysed =
    { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } a { $seats } posti, { $bots }
cli-analysis-order = vittorie del numero { $place } nell’ordine di turno
cli-analysis-score = punteggio, media del tavolo
cli-analysis-winner = punteggio del vincitore
cli-analysis-margin = vantaggio del vincitore
cli-analysis-decisions = decisioni in una partita
cli-analysis-ending = fine: { $ending }
cli-analysis-best = { $trait }: vince più spesso { $piece }
cli-analysis-worst = { $trait }: vince più di rado { $piece }
cli-analysis-yes = [sì]
cli-analysis-no = [NO]
cli-analysis-unclear = [troppo poche partite]
cli-analysis-proposals =
    { $count ->
        [0] Non si propone alcuna correzione della ricostruzione.
        [one] Si propone una correzione della ricostruzione.
       *[other] Si propongono { $count } correzioni della ricostruzione.
    }
cli-analysis-withdrawn =
    { $count ->
        [one] Una è stata scartata: un bot più forte gioca diversamente.
       *[other] { $count } sono state scartate: un bot più forte gioca diversamente.
    }

## Commento

cli-annotate-ply = dopo la mossa
cli-turns-none = Nessuna mossa da sola ha deciso questa partita: il vantaggio è cresciuto poco a poco.
cli-turn = Mossa { $ply }: { $name }, { $move }
cli-turn-change = { $name } da { $before }% a { $after }%
cli-turn-same = Un bot avrebbe fatto lo stesso.
cli-turn-best = Un bot avrebbe scelto: { $move }
cli-turn-loss = { $points } punti percentuali in più
cli-turn-luck = In gran parte è stata fortuna.
cli-annotated-by = Probabilità di vittoria da { $plays } partite di prova per mossa, secondo quanto poteva sapere chi muoveva; alternative di { $bot }.

## Simulazione

cli-simulated =
    { $name }: { $games ->
        [one] una partita a caso
       *[other] { $games } partite a caso
    }, { $seats } posti, dal seme { $seed }
cli-arena-bot = bot
cli-arena-seats = posti
cli-arena-interval = 95%
cli-arena-even = pari
cli-arena-thinking = tempo
cli-arena-rating = forza
cli-reported = Il resoconto è in { $file }.
cli-dataset-written =
    { $file }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }, { $size } MB.
cli-wins = vittorie
cli-mean = media
cli-deviation = scarto
cli-least = minimo
cli-median = mediana
cli-most = massimo
cli-distribution = Punteggi di tutti i posti:
cli-lengths = Decisioni in una partita: da { $low } a { $high }, mediana { $median }.
cli-ended =
    { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }: { $ending }
cli-tallied = { $event }: { $count } ({ $share }%)
cli-speed = { $rate } decisioni al secondo ({ $speed }).

## Problemi

error-usage-command = Il comando “{ $name }” non esiste; fondaco --help li elenca.
error-usage-option = Qui non c’è nessuna opzione “{ $name }”; --help elenca quelle che ci sono.
error-usage-too-many = “{ $name }” è di troppo; --help dice che cosa serve.
error-usage-missing = Manca { $name }; --help dice che cosa serve.
error-usage-value = “{ $value }” non va bene per { $name }.
error-usage-other = Questo comando non si può leggere: { $problem }
error-language-unknown = Non c’è nessuna lingua “{ $name }”. Lingue: { $known }.
error-new-game-no-checkout = { $folder } non è in un checkout di Fondaco: un gioco nuovo si scrive nei suoi sorgenti.
error-new-game-name = “{ $name }” non va bene come nome di un gioco: da { $low } a { $high } lettere minuscole, con singoli trattini bassi tra le parole, e nessuna parola di Python.
error-new-game-taken = Un gioco “{ $name }” c’è già. Nomi usati: { $known }.
error-new-game-word = “{ $name }” compare in { $file }; scegli un nome che non sia una parola dei sorgenti.
error-new-game-prefix = “{ $prefix }” non va bene davanti ai numeri delle regole: dai tre lettere maiuscole con --prefix. Già usate: { $known }.
error-new-game-in-the-way = { $file } esiste già; non è stato scritto niente.
error-new-game-no-packages = Il gioco è scritto, ma non i suoi tipi per la pagina: i pacchetti della pagina non sono in { $folder } e non è stato possibile installarli. Con una connessione, esegui “python -m tools.page types”, che li installa.
error-new-game-not-generated = Il gioco è scritto, ma non quello che se ne genera: “python { $command }” è fallito ({ $problem }).
error-new-version-no-earlier = { $name } non ha versioni precedenti: cominciane una con “fondaco new-version { $name }”.
error-new-version-not-found = Nella dichiarazione di { $name } manca la riga “version={ $version },”.
error-game-wanted = Quale gioco? { $known }.
error-arena-extra = All’arena servono pacchetti non installati ({ $problem }): pip install "fondaco[arena]".
error-ray-extra = Ray non è installato: pip install "fondaco[ray]".
error-dataset-extra = { $package } non è installato: pip install "fondaco[data]". A un file .npz basta numpy.
error-dataset-suffix = { $file } non finisce né in .parquet né in .npz.
error-dataset-either = --games, --seats e --option servono per partite da giocare; con --from le partite sono nei file.
error-dataset-record = { $file }: { $problem }
error-dataset-rules = { $file } è stata giocata con la versione { $rules } delle regole, i cui dati hanno altre parti.
error-plays-count = { $plays } partite di prova non bastano; almeno una.
error-match-unfinished = La partita in { $file } non è finita.
error-no-games-in-file = In { $file } non ci sono partite di { $game }.
error-no-such-games-in-file = In { $file } non ci sono partite di { $game } con { $seats } posti.
error-not-an-analysis = In { $file } non ci sono partite di un’analisi, solo risultati dell’arena.
error-no-games = Non ci sono partite da analizzare.
error-seats-differ = Queste partite hanno numeri di posti diversi ({ $found }); scegline uno con --seats.
error-no-such-line = Nel file non c’è la partita { $line }; ne ha { $lines }.
error-line-not-repeated = La partita { $line } non si può ripetere com’era: i suoi bot andavano a orologio, o le regole sono altre.
error-games-count = Non si possono giocare { $games } partite; almeno una.
error-workers-count = { $workers } processi non vanno bene; almeno uno.
error-people-count = { $people } non è un numero di persone per questo tavolo.
error-seats-do-not-add-up = { $people } persone e { $bots } bot non fanno { $seats } posti.
error-too-many-names =
    Ci sono più nomi che persone ({ $people }).
error-name-of-bot = “{ $name }” è il nome di un bot; scegline un altro.
error-name-empty = Un nome deve avere almeno una lettera e stare su una riga.
error-option-form = Un’opzione si scrive nome=scelta, non “{ $text }”.
error-seed-form = Un seme è un numero o { $digits } cifre esadecimali, non “{ $text }”.
error-resume-alone = Posti, nomi, seme e opzioni sono nella partita salvata; non si possono cambiare.
error-resume-other-game = { $file } è una partita di { $game }.
error-server-not-installed = Le parti del server non sono installate ({ $problem }): pip install "fondaco[server]".
error-cannot-serve = Il sito non si può avviare su { $host }, porta { $port }: { $problem }.
error-cannot-read-house = Non si riesce a leggere la base dati della casa ({ $problem }).
error-upgrade-abandons = Con questa versione { $tables ->
    [one] un tavolo non si potrebbe
   *[other] { $tables } tavoli non si potrebbero
} continuare: prima falli finire.
error-house-not-there = La casa non risponde a { $address }: { $problem }.
error-house-refuses = La casa rifiuta: { $problem }.
error-house-not-empty = In { $path } c’è già una casa: una copia si ripristina in una vuota.
error-house-in-use = La casa è in uso: { $problem }.
error-ratings-differ = I rating salvati non sono quelli che risultano dai registri ({ $results } risultati e { $ratings } rating diversi): `fondaco ratings rebuild` li corregge.
error-backup-exists = { $path } c’è già: scegli un altro file.
error-backup-damaged = { $path } non è una copia intera.
error-file-missing = Il file { $file } non esiste.
error-file-not-text = { $file } non è un testo.
error-file-unreadable = { $file } non si può leggere: { $problem }.
error-file-not-written = { $file } non si può scrivere: { $problem }.
error-file-exists = { $file } esiste già; scegli un altro file, o riprendi con --resume la partita che contiene.
error-rule-unknown = Nelle regole di { $game } non c’è nessuna regola “{ $rule }”.
error-no-such-seat = Il posto { $seat } non esiste; la partita ne ha { $seats }.
error-no-such-number = La mossa numero { $number } non c’è; vanno da 1 a { $high }.
error-no-amount-here = La mossa { $number } non richiede una quantità.
error-amount-wanted = Quanto? Scrivi per esempio “{ $example }”, o la quantità dopo il numero { $number }.

## Lezioni

cli-learn-course = { $game }: { $done } lezioni fatte su { $count } (fondaco learn { $name })
cli-learn-marks = * fatta   - cominciata
cli-learn-which = Quale lezione? [{ $number }]
cli-learn-how-to = Invio per andare avanti, le mosse come al tavolo; ? per la regola, promemoria, tavolo, esci.
cli-learn-go-on = [Invio]
cli-learn-effect = Che cosa farebbe: { $effect }
cli-learn-left = La lezione ti aspetta dove l’hai lasciata.
cli-learn-done = Fatto. La prossima: { $title } (fondaco learn { $name } { $number })
cli-learn-done-all = Fatto: era l’ultima lezione. Adesso gioca: fondaco play { $name } --bot easy
error-no-such-lesson = Non c’è nessuna lezione “{ $lesson }” per { $game }.
error-no-such-puzzle = Non c’è nessun problema “{ $puzzle }” per { $game }.
error-puzzles-wrong = { $count } problemi hanno ora un’altra soluzione.
cli-puzzle = { $game }, problema { $number } { $stars }
cli-puzzle-task =
    { $count ->
        [one] Trova la mossa migliore.
       *[other] Trova le { $count } mosse migliori.
    } «consiglio» mostra la soluzione, «esci» esce.
cli-puzzle-how-to = Un numero o una notazione fa una mossa; «consiglio» mostra la soluzione, «esci» esce.
cli-puzzle-right = Giusto.
cli-puzzle-solved = Risolto!
cli-puzzle-wrong = C’è di meglio. Ecco che cosa segue a questa mossa:
cli-puzzle-good = Non è male, ma non è la mossa cercata. Ecco che cosa segue:
cli-puzzle-share = La mossa giusta vince circa il { $share }%.
cli-puzzle-shown = La soluzione: { $moves }
cli-puzzle-missed = Non la trovano: { $levels }
cli-puzzles-made = { $count } problemi in { $file }
cli-puzzles-checked = { $game }: { $count } problemi riesaminati
cli-level-easy = facile
cli-level-normal = normale
cli-level-hard = difficile
cli-help-puzzle = Risolvi un problema: quello del giorno, o uno di un gioco.
cli-usage-puzzle = Uso: fondaco puzzle [GIOCO] [NUMERO]
cli-help-puzzle-number = il suo numero nell’elenco; senza, il primo che non hai risolto
cli-help-puzzles = Cerca problemi giocando da solo, o riesamina quelli che ci sono.
cli-usage-puzzles = Uso: fondaco puzzles make GIOCO | fondaco puzzles check [GIOCO] | fondaco puzzles mend GIOCO
cli-help-puzzles-action = make, check o mend: toglie quelli che ora hanno un’altra soluzione
cli-help-puzzles-count = quanti ne deve avere il file
cli-help-puzzles-seed = della prima partita giocata da solo; senza, si continua dopo l’ultima che ha dato un problema
cli-help-puzzles-games = al massimo quante partite giocate da solo
