### Spice Islands.

spice_islands-name = Spice Islands
spice_islands-tagline = Azioni, carichi e capitani sulla rotta delle spezie, pirati permettendo
spice_islands-length = circa 60 minuti

## Che cosa succede

spice_islands-event-captain-dealt = { $seat } comincia come capitano { $colourOf }.
spice_islands-event-share-dealt = { $seat } riceve un’azione { $colourOf } da { $price } $.
spice_islands-event-rolled = { $seat } tira { $dice }.
spice_islands-event-round-opened =
    { $rounds ->
        [one] Ognuno può comprare un’azione.
       *[other] Ognuno può comprare un’azione; i giri da fare sono { $rounds }.
    }
spice_islands-event-bought = { $seat } compra un’azione { $colourOf } per { $price } $.
spice_islands-event-passed = { $seat } non compra nulla.
spice_islands-event-nothing-affordable = { $seat } non può permettersi nessuna azione.
spice_islands-event-loaded = { $seat } carica su { $ship }: { $cargo }.
spice_islands-event-sailed = { $seat } muove { $ship }: { $start } → { $space }.
spice_islands-event-unloaded =
    { $space }: { $ship } scarica { $cargoCount ->
        [one] un pezzo
       *[other] { $cargoCount } pezzi
    } ({ $cargoOf }).
spice_islands-event-treasury-filled = La tesoreria { $colourOf } incassa { $amount } $.
spice_islands-event-captain-paid = { $seat } riceve { $amount } $ come capitano { $colourOf }.
spice_islands-event-attacked =
    { $seat } attacca { $target } con { $ship } e tira { $dice }: { $skulls ->
        [0] nessun teschio.
        [one] un teschio.
       *[other] { $skulls } teschi.
    }
spice_islands-event-plundered =
    { $cargoCount ->
        [one] Un pezzo viene portato via
       *[other] { $cargoCount } pezzi vengono portati via
    } dal carico { $targetOf } ({ $cargoOf }).
spice_islands-event-stowed = Nella stiva dei pirati: { $cargoOf }.
spice_islands-event-overboard =
    La stiva è piena: { $cargoCount ->
        [one] un pezzo va perso
       *[other] { $cargoCount } pezzi vanno persi
    } ({ $cargoOf }).
spice_islands-event-sunk = Affondata! { $ship } riparte, vuota, dal porto: { $space }.
spice_islands-event-sent-to-port = Ormai vuota, { $ship } torna in porto: { $space }.
spice_islands-event-loot-sold =
    I pirati vendono { $cargoCount ->
        [one] un pezzo
       *[other] { $cargoCount } pezzi
    } ({ $cargoOf }) per { $amount } $.
spice_islands-event-captains-half = { $seat } prende { $amount } $, metà del bottino, come capitano dei pirati.
spice_islands-event-split-paid =
    { $seat } riceve { $amount } $ del bottino per { $shares ->
        [one] un’azione
       *[other] { $shares } azioni
    } dei pirati.
spice_islands-event-shares-returned =
    { $count ->
        [one] L’unica azione in gioco { $colourOf } torna
       *[other] Le { $count } azioni in gioco { $colourOf } tornano
    } nel mazzetto.
spice_islands-event-captain-returned = { $seat } restituisce il capitano { $colourOf }.
spice_islands-event-captain-taken = { $seat } ha mosso la nave e diventa capitano { $colourOf }.
spice_islands-event-recovered =
    La Marina recupera { $cargoCount ->
        [one] un pezzo
       *[other] { $cargoCount } pezzi
    } ({ $cargoOf }).
spice_islands-event-pirates-sunk = La nave pirata è affondata! Riparte, vuota, dal suo porto: { $space }.
spice_islands-event-election-stepped = { $seat } porta a { $marker } il segnalino elezione { $colourOf }.
spice_islands-event-election-called = Si elegge il capitano { $colourOf }!
spice_islands-event-election-rolled = Per il capitano { $colourOf }, { $seat } tira { $dice }.
spice_islands-event-election-tied = Parità per il capitano { $colourOf }: { $seats } tirano di nuovo un dado.
spice_islands-event-elected = { $seat } è il nuovo capitano { $colourOf }.
spice_islands-event-captain-stayed = { $seat } resta capitano { $colourOf }.
spice_islands-event-dividend-stepped = { $seat } porta a { $marker } il segnalino dividendo { $colourOf }.
spice_islands-event-dividend-declared =
    Dividendo { $colourOf }! { $treasury } $ fra { $shares ->
        [0] nessuna azione: non si paga nulla.
        [one] un’azione sola: { $each } $.
       *[other] { $shares } azioni: { $each } $ l’una.
    }
spice_islands-event-dividend-paid =
    { $seat } riceve { $amount } $ per { $shares ->
        [one] un’azione
       *[other] { $shares } azioni
    } { $colourOf }.
spice_islands-event-mutiny-stepped = { $seat } porta a { $marker } il segnalino ammutinamento.
spice_islands-event-mutiny-broke = Ammutinamento sulla nave pirata!
spice_islands-event-mutiny-rolled = Nell’ammutinamento { $seat } tira { $dice }.
spice_islands-event-no-skulls = Nemmeno un teschio: si tirano di nuovo gli stessi dadi.
spice_islands-event-mutiny-tied =
    { $seats } sono pari con { $skulls ->
        [one] un teschio
       *[other] { $skulls } teschi
    } a testa e tirano di nuovo quei dadi.
spice_islands-event-mutiny-won = { $seat } vince l’ammutinamento e diventa capitano dei pirati.
spice_islands-event-commanded = { $seat } usa l’azione gratuita come capitano { $colourOf }.
spice_islands-event-free-action-waived = { $seat } rinuncia all’azione gratuita.
spice_islands-event-cargo-exhausted = Anche l’ultimo pezzo è fuori dal gioco ({ $cargo }): la partita finisce.

## Perché no

spice_islands-refusal-purchase-first = Prima si comprano le azioni: comprane una o passa.
spice_islands-refusal-no-purchase-now = Le azioni si comprano solo nei giri d’acquisto, che vengono dai dadi viola.
spice_islands-refusal-stack-empty = Non ci sono più azioni da comprare { $colourOf }.
spice_islands-refusal-too-dear = La prossima azione { $colourOf } costa { $price } $, e tu hai { $money } $.
spice_islands-refusal-no-such-die = Non hai più dadi { $colourOf }.
spice_islands-refusal-dice-left =
    Devi ancora usare { $count ->
        [one] un dado
       *[other] { $count } dadi
    }.
spice_islands-refusal-not-in-port = Si carica solo in porto, e { $ship } non c’è: si trova qui: { $space }.
spice_islands-refusal-ship-full = Su { $ship } ci sono già due pezzi.
spice_islands-refusal-not-loaded-here = In questo porto ({ $space }) non si carica { $cargo }: le merci partono dall’Europa, le spezie dalle Isole delle Spezie.
spice_islands-refusal-none-left-in-port = In porto non ce n’è più: { $cargo }.
spice_islands-refusal-empty-ship = Senza carico { $ship } non può salpare.
spice_islands-refusal-wrong-way = Da dov’è, { $ship } non può andare lì ({ $space }): le merci vanno verso le Isole delle Spezie, le spezie verso l’Europa, uno spazio alla volta.
spice_islands-refusal-blue-lines-only = Le navi mercantili seguono solo le linee blu: { $ship } non può arrivare lì ({ $space }).
spice_islands-refusal-port-closed = Questo porto ({ $space }) è chiuso per { $ship }.
spice_islands-refusal-no-line = Da dov’è, nessuna linea porta { $ship } fin lì ({ $space }).
spice_islands-refusal-target-elsewhere = I pirati attaccano solo nel loro spazio di mare, e { $ship } è altrove.
spice_islands-refusal-pirates-elsewhere = La Marina attacca solo nel suo spazio di mare, e la nave pirata è altrove.
spice_islands-refusal-no-mutiny-in-port = Con la nave pirata in Madagascar non può esserci ammutinamento: il segnalino resta a 3.
spice_islands-refusal-free-action-used = In questo turno hai già usato l’azione gratuita.
spice_islands-refusal-other-colour = Questa è la tua azione gratuita di capitano { $colourOf }: scegli un’azione di quel colore.
spice_islands-refusal-not-your-captain = Non sei capitano { $colourOf }.
spice_islands-refusal-captain-too-new = Sei diventato capitano { $colourOf } in questo turno: l’azione gratuita arriva dal prossimo.
spice_islands-refusal-nothing-to-choose = Adesso non ci sono né merci né porti da scegliere.
spice_islands-refusal-choose-first = Prima va risolto l’attacco in corso.
spice_islands-refusal-not-there = Non puoi scegliere { $cargo }: non è fra i pezzi tra cui scegliere.
spice_islands-refusal-not-in-hold = Nella stiva dei pirati non c’è: { $cargo }.
spice_islands-refusal-not-nearest = La nave non può andare lì ({ $space }): non è uno dei due porti più vicini.

## Pezzi

spice_islands-piece-green = Compagnia Verde
    .of = della Compagnia Verde
spice_islands-piece-blue = Compagnia Blu
    .of = della Compagnia Blu
spice_islands-piece-yellow = Compagnia Gialla
    .of = della Compagnia Gialla
spice_islands-piece-orange = Marina
    .of = della Marina
spice_islands-piece-black = Pirati
    .of = dei Pirati
spice_islands-piece-green-die = verde
spice_islands-piece-blue-die = blu
spice_islands-piece-yellow-die = giallo
spice_islands-piece-orange-die = arancione
spice_islands-piece-black-die = nero
spice_islands-piece-purple-die = viola
spice_islands-piece-green-good = merce verde
    .of = merci verdi
spice_islands-piece-blue-good = merce blu
    .of = merci blu
spice_islands-piece-yellow-good = merce gialla
    .of = merci gialle
spice_islands-piece-spice = spezia
    .of = spezie
spice_islands-piece-green1 = la nave verde 1
    .of = della nave verde 1
spice_islands-piece-green2 = la nave verde 2
    .of = della nave verde 2
spice_islands-piece-blue1 = la nave blu 1
    .of = della nave blu 1
spice_islands-piece-blue2 = la nave blu 2
    .of = della nave blu 2
spice_islands-piece-yellow1 = la nave gialla 1
    .of = della nave gialla 1
spice_islands-piece-yellow2 = la nave gialla 2
    .of = della nave gialla 2
spice_islands-piece-pirate = la nave pirata
    .of = della nave pirata
spice_islands-piece-navy = la nave della Marina
    .of = della nave della Marina
spice_islands-piece-EUR = Europa
spice_islands-piece-S1 = Oceano Atlantico
spice_islands-piece-S2 = Capo di Buona Speranza
spice_islands-piece-S3 = Oceano Indiano
spice_islands-piece-S4 = Stretto della Sonda
spice_islands-piece-ISL = Isole delle Spezie
spice_islands-piece-MAD = Madagascar
spice_islands-piece-X1 = Canale di Mozambico
spice_islands-piece-X2 = Mare delle Mascarene
spice_islands-piece-skull = teschio
spice_islands-piece-2 = due
spice_islands-piece-3 = tre
spice_islands-piece-4 = quattro
spice_islands-piece-5 = cinque
spice_islands-piece-6 = sei
spice_islands-piece-7 = sette
spice_islands-piece-8 = otto
spice_islands-piece-9 = nove

## Mosse

spice_islands-move-buy = Compra un’azione { $colourOf }
spice_islands-move-pass = Non comprare
spice_islands-move-load = Carico per { $ship }: { $cargo }
spice_islands-move-sail = Muovi { $ship }: { $space }
spice_islands-move-attack = Attacca { $ship }
spice_islands-move-election = Passo verso l’elezione { $colourOf }
spice_islands-move-dividend = Passo verso il dividendo { $colourOf }
spice_islands-move-mutiny = Passo verso l’ammutinamento
spice_islands-move-captain = Azione gratuita del capitano { $colourOf }
spice_islands-move-end = Fine del turno
spice_islands-move-take = Prendi: { $cargo }
spice_islands-move-keep = Tieni: { $cargo }
spice_islands-move-recover = Recupera: { $cargo }
spice_islands-move-harbour = Metti la nave in porto: { $space }

## Fasi

spice_islands-stage-over = fine della partita
spice_islands-stage-purchase = acquisto di azioni
spice_islands-stage-action = azioni
spice_islands-stage-captain = azione gratuita del capitano
spice_islands-stage-plunder = saccheggio
spice_islands-stage-overflow = stiva piena
spice_islands-stage-recovery = recupero
spice_islands-stage-harbour = scelta del porto
spice_islands-prompt-purchase = Compra l’azione in cima a un mazzetto, oppure passa.
spice_islands-prompt-action = Usa i dadi, un’azione ciascuno, e l’azione gratuita da capitano, nell’ordine che vuoi.
spice_islands-prompt-captain = Scegli l’azione gratuita del capitano.
spice_islands-prompt-plunder = Scegli quale pezzo prendono i pirati.
spice_islands-prompt-overflow = Nella stiva non entra tutto: scegli il pezzo da tenere.
spice_islands-prompt-recovery = Scegli quale pezzo recupera la Marina.
spice_islands-prompt-harbour = I due porti sono ugualmente vicini: scegli dove va la nave.
spice_islands-wait-purchase = { $seat } può comprare un’azione.
spice_islands-wait-action = { $seat } sta usando i dadi.
spice_islands-wait-captain = { $seat } sta usando un capitano.
spice_islands-wait-plunder = { $seat } sta scegliendo che cosa prendere.
spice_islands-wait-overflow = { $seat } sta scegliendo che cosa tenere.
spice_islands-wait-recovery = { $seat } sta scegliendo che cosa recuperare.
spice_islands-wait-harbour = { $seat } sta scegliendo un porto.

## Opzioni

spice_islands-option-map = Mappa
spice_islands-choice-map-standard = linee grigie dirette in Madagascar
spice_islands-choice-map-grey_lagoons = uno spazio di mare su ogni linea grigia, dove la Marina può appostarsi

## Finali

spice_islands-ending-green-goods = Tutte le merci verdi sono fuori dal gioco.
spice_islands-ending-blue-goods = Tutte le merci blu sono fuori dal gioco.
spice_islands-ending-yellow-goods = Tutte le merci gialle sono fuori dal gioco.
spice_islands-ending-spice = Tutte le spezie sono fuori dal gioco.

## Posizioni e file di dati

error-position-ship-place = Posizione, { $field }: la nave «{ $name }» non può stare lì. Atteso { $expected }, trovato { $found }.
error-position-ship-cargo = Posizione, { $field }: la nave «{ $name }» non può portare quel carico dove si trova. Atteso { $expected }, trovato { $found }.
error-position-pawn = Posizione, { $field }: il capitano «{ $name }» non è dal giocatore giusto. Atteso { $expected }, trovato { $found }.
error-position-track-marker = Posizione, { $field }: fra un’azione e l’altra i segnalini stanno in basso. Atteso { $expected }, trovato { $found }.
error-position-attack-choice = Posizione, { $field }: non corrisponde a un attacco in attesa di una scelta. Atteso { $expected }, trovato { $found }.
error-position-cargo-exhausted = Posizione, { $field }: la partita è finita se e solo se sono stati scartati dieci pezzi di un tipo. Atteso { $expected }, trovato { $found }.
error-data-share-price = File di dati { $file }, voce { $place }: «{ $piece }» non è un prezzo da 1 a 99.
error-data-shares-not-ascending = File di dati { $file }, voce { $place }: «{ $piece }» costa meno dell’azione che la precede.
error-data-missing-colour = File di dati { $file }: nessuna faccia del dado colorato mostra «{ $piece }».
error-data-no-skull = File di dati { $file }: il dado pirata non ha teschi, e gli ammutinamenti non finirebbero mai.
error-data-only-skulls = File di dati { $file }: il dado pirata ha soltanto teschi, e le parità non finirebbero mai.
error-data-chart-line = File di dati { $file }, linea { $place }: «{ $piece }» non collega due spazi.
error-data-chart-route = File di dati { $file }, mappa { $map }: in «{ $piece }» le linee blu non formano un’unica rotta dall’Europa alle Isole.
error-data-chart-port = File di dati { $file }: { $found } porti del tipo «{ $piece }» invece di { $wanted }.
error-data-chart-unreachable = File di dati { $file }, mappa { $map }: da «{ $piece }» i pirati non possono raggiungere la rotta.

## Nel terminale

spice_islands-terminal-turn = turno { $turn }
spice_islands-terminal-active = tocca a { $name }
spice_islands-terminal-dice = dadi:
spice_islands-terminal-free = azione gratuita:
spice_islands-terminal-grey = linee grigie: { $spaces }
spice_islands-terminal-organisation = organizzazione
spice_islands-terminal-treasury = tesoreria
spice_islands-terminal-captain = capitano
spice_islands-terminal-share = azione
spice_islands-terminal-election = elezione
spice_islands-terminal-dividend = dividendo
spice_islands-terminal-mutiny = ammutinam.
spice_islands-terminal-reserve = riserva
spice_islands-terminal-sold-out = esaurite
spice_islands-terminal-next = { $price } $ ({ $count })
spice_islands-terminal-player = giocatore
spice_islands-terminal-cash = denaro
spice_islands-terminal-shares = azioni
spice_islands-terminal-captain-mark = * capitano
spice_islands-terminal-gone = fuori dal gioco (a 10 si finisce):
spice_islands-terminal-cannot-buy = Nessuna azione è alla portata di { $names }.
spice_islands-terminal-rolled = dadi pirata:
spice_islands-terminal-price = { $price } $

## Che cosa c'è a favore di una mossa, secondo un bot

spice_islands-advice-treasury = la tesoreria ha di più per ogni azione
spice_islands-advice-less-treasury = conta meno su quanto c’è in tesoreria
spice_islands-advice-afloat = per ogni azione c’è un incasso maggiore in viaggio
spice_islands-advice-less-afloat = conta meno sugli incassi in viaggio
spice_islands-advice-price = costa di più
spice_islands-advice-less-price = costa di meno, o nulla
spice_islands-advice-votes = fa di te il maggiore azionista
spice_islands-advice-less-votes = non fa di te il maggiore azionista
spice_islands-advice-late = compra un’azione benché la fine si avvicini
spice_islands-advice-less-late = non compra un’azione che alla fine non varrà nulla
spice_islands-advice-load = le merci caricate rendono più a te, o meno agli altri
spice_islands-advice-less-load = le merci caricate rendono meno a te, o più agli altri
spice_islands-advice-spice = le spezie caricate rendono più a te, o meno agli altri
spice_islands-advice-less-spice = le spezie caricate rendono meno a te, o più agli altri
spice_islands-advice-full = mette un secondo pezzo sulla stessa nave
spice_islands-advice-less-full = non mette un secondo pezzo su una nave
spice_islands-advice-sail = avvicina di più i tuoi guadagni, o di meno quelli degli altri
spice_islands-advice-less-sail = avvicina di meno i tuoi guadagni, o di più quelli degli altri
spice_islands-advice-bonus = un arrivo paga di più te come capitano, o di meno un altro
spice_islands-advice-less-bonus = un arrivo paga di meno te come capitano, o di più un altro
spice_islands-advice-danger = tra pirati e Marina rischi di più tu, o di meno gli altri
spice_islands-advice-less-danger = tra pirati e Marina rischi di meno tu, o di più gli altri
spice_islands-advice-hunt = i pirati trovano prede migliori per te, o nessuna che ti danneggi
spice_islands-advice-less-hunt = i pirati trovano prede peggiori per te, o nessuna
spice_islands-advice-sale = la vendita del bottino rende più a te, o meno agli altri
spice_islands-advice-less-sale = la vendita del bottino rende meno a te, o più agli altri
spice_islands-advice-plunder = dal carico preso guadagni di più, o perdi di meno
spice_islands-advice-less-plunder = dal carico preso guadagni di meno, o perdi di più
spice_islands-advice-pawn = fa di te un capitano
spice_islands-advice-less-pawn = lascia vacante un posto da capitano
spice_islands-advice-navy = la caccia ai pirati giova più a te, o meno agli altri
spice_islands-advice-less-navy = la caccia ai pirati giova meno a te, o più agli altri
spice_islands-advice-election = avvicina un’elezione che puoi vincere, o ne lascia stare una che puoi perdere
spice_islands-advice-less-election = avvicina un’elezione che puoi perdere, o ne lascia stare una che puoi vincere
spice_islands-advice-dividend = avvicina un dividendo che favorisce te, o ne lascia stare uno che favorisce gli altri
spice_islands-advice-less-dividend = avvicina un dividendo che favorisce gli altri, o ne lascia stare uno che favorisce te
spice_islands-advice-mutiny = avvicina un ammutinamento che puoi vincere, o ne lascia stare uno che puoi perdere
spice_islands-advice-less-mutiny = avvicina un ammutinamento che puoi perdere, o ne lascia stare uno che puoi vincere
spice_islands-advice-finish = avvicina la fine se sei in testa, o non l’avvicina se sei indietro
spice_islands-advice-less-finish = avvicina la fine se sei indietro, o non l’avvicina se sei in testa
spice_islands-advice-captain = sfrutta meglio l’azione gratuita di un capitano, o risparmia una nave vuota
spice_islands-advice-less-captain = sfrutta peggio l’azione gratuita di un capitano, o attacca una nave vuota

## Che cosa porta una mossa

spice_islands-effect-share-price = L’azione { $colourOf } costa { $price } $; ti restano { $left } $.
    .brief = { $price } $
spice_islands-effect-dividend-now =
    Adesso un dividendo { $colourOf } pagherebbe { $each } $ ad azione ({ $treasury } $ fra { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    }).
spice_islands-effect-freight-due =
    Il carico vale { $amount } $ per la tesoreria { $colourOf }, a { $steps ->
        [one] 1 mossa
       *[other] { $steps } mosse
    } dal porto.
spice_islands-effect-goods-due = La tesoreria { $colourOf } riceverebbe { $amount } $ per le sue merci.
spice_islands-effect-marker-steps = Il segnalino va a { $steps } su { $trigger }.
spice_islands-effect-attack-odds =
    { $dice ->
        [one] Un dado dei pirati
       *[other] { $dice } dadi dei pirati
    }: { $hit } % di colpire, { $sunk } % di affondare la nave.
    .brief = { $hit } %
spice_islands-effect-vote-dice =
    { $seat } { $dice ->
        [0] non tira dadi
        [one] tira 1 dado
       *[other] tira { $dice } dadi
    }.
spice_islands-effect-free-action = Un’azione { $colourOf } senza dado, una volta nel tuo turno.

## Tabella dei punti

spice_islands-score-cash = Contanti
spice_islands-score-captains = pedine capitano
spice_islands-score-shares = azioni
spice_islands-score-history = Contanti per giro
