### Testi comuni: elenchi e posti, rifiuti comuni a tutti i giochi, errori.

## Elenchi e posti (vedi fondaco/locale/formatter.py)

house-seat = Posto { $number }
house-nobody = nessuno
house-nothing = nulla
house-list-comma = { $before }, { $next }
house-list-last = { $before } e { $last }
house-counted = { $count } { $name }

## Rifiuti

house-refusal-not-your-decision = Adesso non tocca a te decidere.
house-refusal-not-in-notation = Questa non è una mossa di questo gioco.
house-refusal-game-is-over = La partita è finita.
house-refusal-sealed = Una scelta segreta non si può annullare.
house-refusal-nothing-to-undo = Non c’è nulla da annullare.
house-refusal-final-comes-last = Se mandi più mosse insieme, solo l’ultima può essere definitiva: fai prima questa.
house-refusal-no-meaning-now = Adesso con questo pezzo non si può fare nulla.

## Finali

house-ending-move-limit = La partita ha raggiunto il limite di mosse.

## Scelte sbagliate di gioco, posti e opzioni

error-option-game = Non c’è nessun gioco “{ $name }”. Giochi: { $known }.
error-option-seats = A “{ $game }” si gioca da { $low } a { $high } posti, non { $seats }.
error-option-unknown =
    { $known ->
        [none] “{ $game }” non ha l’opzione “{ $name }”, né altre.
       *[other] “{ $game }” non ha l’opzione “{ $name }”. Opzioni: { $known }.
    }
error-option-choice = “{ $choice }” non è una scelta per l’opzione “{ $name }” di “{ $game }”. Scelte: { $known }.
error-option-no-such-seat = L’opzione “{ $name }” dice { $choice }, ma i posti sono { $seats }.
error-seed-size = Un seme ha { $wanted } byte, non { $found }.
error-bot-unknown = Non ci sono bot chiamati “{ $name }”. Bot: { $known }; “mcts:500” pensa per 500 iterazioni, “mcts:0.5s” per mezzo secondo, e “modulo:Classe” è un bot tuo.
error-bot-not-loaded = Il bot “{ $name }” non si può caricare: { $problem }.
error-bot-no-choice = “{ $name }” non è un bot: non ha il metodo “choose”.
error-bot-by-clock = “{ $name }” va a tempo, quindi lo stesso seme non darebbe gli stessi dati: indica le iterazioni, come in “mcts:500”.
error-bot-no-search = “{ $name }” non fa ricerca, quindi non ha visite da contare: indica per esempio “mcts:500”.
error-bot-illegal-move = Il bot { $name } ha scelto { $move }, che non è una mossa permessa.
error-bot-wants-number = Il bot { $name } ha scelto { $move }: una mossa è un numero, uno di quelli permessi.
error-arena-no-cluster = Non c’è nessun cluster Ray all’indirizzo {$address}.
error-arena-process-died = Un processo della sfida è morto: l’ha fatto cadere un bot, o è finita la memoria. Quello che è stato giocato è conservato.

## Registrazioni

error-record-first-line = Riga { $line }: questa non è una registrazione; la prima riga dev’essere “{ $wanted }”.
error-record-missing = Riga { $line }: nella registrazione manca “{ $word }”.
error-record-twice = Riga { $line }: “{ $word }” compare due volte nella registrazione.
error-record-unknown-word = Riga { $line }: una riga non può cominciare con “{ $word }”.
error-record-word-count =
    Riga { $line }: dopo “{ $word }” ci { $wanted ->
        [one] vuole una parola
       *[other] vogliono { $wanted } parole
    }.
error-record-number = Riga { $line }: “{ $word }” dovrebbe essere un numero da { $low } a { $high }.
error-record-seed = Riga { $line }: un seme è fatto di { $wanted } cifre esadecimali.
error-record-position = Riga { $line }: la posizione non è un oggetto JSON.
error-record-other-position = Riga { $line }: la posizione non è di questi posti e opzioni.
error-record-part = Riga { $line }: { $problem }
error-record-move-number = Riga { $line }: la prossima mossa deve avere il numero { $wanted }.
error-record-seat = Riga { $line }: il posto { $seat } non esiste, i posti sono { $seats }.
error-record-rules = Riga { $line }: la partita è stata giocata con la versione { $rules } delle regole; qui c’è la versione { $known }.
error-record-data = Riga { $line }: il file di dati “{ $name }” non è quello con cui è stata giocata la partita.
error-record-illegal = Riga { $line }: qui “{ $notation }” non si può giocare ({ $rule }).
error-record-commitment = Riga { $line }: il seme non corrisponde all’impronta.
error-record-script = Riga { $line }: un caso scritto è il numero di una mossa di questa registrazione e ciò che pesca, numeri da 0 in su.
error-record-script-left = Riga { $line }: la mossa pesca meno di quanto è scritto; avanzano { $count } numeri.
error-record-scripted =
    Riga { $line }: partita non regolare: { $count ->
        [one] in una mossa
       *[other] in { $count } mosse
    } il caso è stato scritto invece di venire dal seme.
error-record-result = Riga { $line }: il risultato non è quello a cui portano queste mosse.

## Caso scritto

error-script-exhausted = Il caso scritto è finito; serve un risultato minore di { $bound }.
error-script-number = Il caso scritto dice { $value } dove serve un risultato minore di { $bound }.
error-script-piece = Il caso scritto pesca il pezzo { $value }, ma non ne restano.

## Posizioni

error-position-seats = Posizione, { $field }: atteso { $expected }, trovato { $found }.
error-position-unknown-field = Posizione: il campo “{ $found }” non esiste. Campi: { $expected }.
error-position-unknown-name = Posizione, { $field }: “{ $found }” è sconosciuto. Atteso uno fra: { $expected }.
error-position-wants-names = Posizione, { $field }: atteso un oggetto con nomi ({ $expected }), trovato { $found }.
error-position-wants-list = Posizione, { $field }: attesa una lista di { $expected }, trovato { $found }.
error-position-wants-number = Posizione, { $field }: atteso { $expected }, trovato { $found }.
error-position-derived = Posizione, { $field }: gli altri campi dicono { $expected }, trovato { $found }.
error-position-differs = Posizione, { $field }: chiesto { $expected }, trovato { $found } nella posizione.
error-position-deciding = Posizione, { $field }: i posti che decidono non concordano con la fase o con il tavolo. Atteso { $expected }, trovato { $found }.
error-position-no-move = Posizione, { $field }: il posto { $seat } dovrebbe decidere senza una mossa permessa. Atteso { $expected }, trovato { $found }.
error-position-seat = Posizione, { $field }: questo posto non esiste. Atteso { $expected }, trovato { $found }.
error-position-negative = Posizione, { $field }: atteso { $expected }, trovato { $found }.
error-position-count = Posizione, { $field }: { $name } dà { $found } in tutto invece di { $expected }.
error-position-more-known-than-held = Posizione, { $field }: le carte { $name } note sono più di quelle in mano. Atteso { $expected }, trovato { $found }.
error-position-more-tiles-than-taken = Posizione, { $field }: i giocatori hanno più tessere { $name } di quante ne siano state prese. Atteso { $expected }, trovato { $found }.
error-position-block = Posizione, { $field }: il blocco coperto dallo spazio { $space } deve avere una tessera di ogni compagnia. Atteso { $expected }, trovato { $found }.
error-position-no-lead = Posizione, { $field }: chi sta giocando carte deve poter ottenere una maggioranza con quelle che ha in mano. Atteso { $expected }, trovato { $found }.

## File di dati

error-data-not-json = File di dati { $file }: non è JSON: { $problem }.
error-data-unknown-piece = File di dati { $file }, voce { $place }: “{ $piece }” è sconosciuto.
error-data-piece-twice = File di dati { $file }, voce { $place }: “{ $piece }” c’è due volte.
error-data-count = File di dati { $file }: { $found } voci invece di { $wanted }.
error-data-block = File di dati { $file }, dalla voce { $place }: ogni blocco deve avere una tessera di ogni compagnia.

## Effetti e punteggi

house-effect-game-ends = La partita finisce.
house-score-total = Totale
house-score-now = Se finisse adesso
house-score-rank = Posizione
house-score-tie-break = Spareggio: { $name }
house-score-decided = Decide: { $tie }.
