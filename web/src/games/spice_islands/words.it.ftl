### Il tavolo di Spice Islands: parole che servono solo al disegno.

spice_islands-board-route = La rotta dall’Europa, doppiando il Capo, fino alle Isole delle Spezie
spice_islands-board-turn = turno { $turn }
spice_islands-board-place-EUR = Europa
spice_islands-board-place-S1 = Oceano Atlantico
spice_islands-board-place-S2 = Buona Speranza
spice_islands-board-place-S3 = Oceano Indiano
spice_islands-board-place-S4 = Stretto della Sonda
spice_islands-board-place-ISL = Isole delle Spezie
spice_islands-board-place-MAD = Madagascar
spice_islands-board-place-X1 = Mozambico
spice_islands-board-place-X2 = Mascarene
spice_islands-board-europe = Porto dei mercanti e della Marina: qui si caricano le merci e si scaricano le spezie.
spice_islands-board-islands = Porto dei mercanti e della Marina: qui si caricano le spezie e si scaricano le merci.
spice_islands-board-madagascar = Il porto dei pirati: qui vendono il bottino a { $loot } $ al pezzo.
spice_islands-board-sea = Mare aperto: qui i pirati attaccano.
spice_islands-board-quay =
    { $count ->
        [0] { $cargo }: nel porto non ce n’è più
       *[other] { $cargo }: { $count } nel porto
    }
spice_islands-board-quay-goods = Scaricata nelle Isole, ognuna paga { $good } $ alla compagnia del suo colore e { $freight } $ a quella della nave.
spice_islands-board-quay-spice = Scaricata in Europa, ognuna paga { $spice } $ alla compagnia della nave.
spice_islands-board-carries = Porta: { $cargo }.
spice_islands-board-carries-nothing = Non porta niente.
spice_islands-board-brings = All’arrivo: { $sums }; { $bonus } $ al capitano.
spice_islands-board-sum = { $name } { $amount } $
spice_islands-board-attack-dice =
    { $count ->
        [one] I pirati la attaccherebbero con un dado.
       *[other] I pirati la attaccherebbero con { $count } dadi.
    }
spice_islands-board-loot = In Madagascar vale { $amount } $.
spice_islands-board-navy = Non porta carico; dà la caccia ai pirati.

spice_islands-board-dice = Dadi
spice_islands-board-die = Un dado { $colour }
spice_islands-board-die-company = Carica o muovi una nave di questa compagnia, oppure sposta il suo segnalino dell’elezione o del dividendo. Clicca il dado, o trascinalo dove vuoi usarlo.
spice_islands-board-die-navy = Muovi la nave della Marina, attacca i pirati, oppure sposta il suo segnalino dell’elezione o del dividendo. Clicca il dado, o trascinalo dove vuoi usarlo.
spice_islands-board-die-pirates = Muovi la nave pirata, attacca una nave mercantile, oppure sposta il segnalino dell’ammutinamento. Clicca il dado, o trascinalo dove vuoi usarlo.
spice_islands-board-die-shares = Un giro d’acquisti: tutti possono comprare un’azione.
spice_islands-board-used =
    { $count ->
        [0] Ancora nessun dado usato
        [one] Un dado usato
       *[other] { $count } dadi usati
    }
spice_islands-board-free = Azione gratuita
spice_islands-board-free-as = Azione gratuita del capitano { $colourOf }
spice_islands-board-free-more = Un’azione in più, come con un dado di questo colore.
spice_islands-board-free-now = Scegli sul tavolo la sua azione.
spice_islands-board-free-spent = già usata in questo turno
spice_islands-board-free-none = nessun capitano può darla
spice_islands-board-buyers = Acquisto di azioni, tocca ancora a:

spice_islands-board-contest = Dadi dei pirati
spice_islands-board-contest-none = Con questi dadi si decidono elezioni, ammutinamenti e attacchi.
spice_islands-board-election-held = Elezione: capitano { $colourOf }
spice_islands-board-mutiny-held = Ammutinamento sulla nave pirata
spice_islands-board-attack = Attacco: { $ship }
spice_islands-board-again = di nuovo:
spice_islands-board-throw = { $seat } ha tirato { $dice }
spice_islands-board-wins = Capitano { $colourOf }: { $seat }.
spice_islands-board-missed = Nessun teschio: la nave si salva.
spice_islands-board-hit =
    { $skulls ->
        [one] Un teschio: un pezzo.
       *[other] { $skulls } teschi: { $skulls } pezzi.
    }
spice_islands-board-sunk =
    { $skulls ->
        [one] Un teschio, e niente a bordo: affondata!
       *[other] { $skulls } teschi, più di quanto c’era a bordo: affondata!
    }
spice_islands-board-take =
    { $count ->
        [one] I pirati prendono uno di questi:
       *[other] I pirati prendono { $count } di questi:
    }
spice_islands-board-recover =
    { $count ->
        [one] La Marina recupera uno di questi:
       *[other] La Marina recupera { $count } di questi:
    }
spice_islands-board-taken = già presi:
spice_islands-board-keep = La stiva è piena. Tieni uno di questi:
spice_islands-board-harbour = La nave va in uno di due porti.

spice_islands-board-organisations = Organizzazioni
spice_islands-board-election = Elezione
spice_islands-board-dividend = Dividendo
spice_islands-board-mutiny = Ammutinamento
spice_islands-board-marker = { $track } { $colourOf }: { $marker } di { $last }
spice_islands-board-votes = { $name } { $dice }
spice_islands-board-election-more = A 4 si elegge il capitano con il dado più alto. Dadi adesso: { $votes }.
spice_islands-board-mutiny-more = A 4, e solo in mare, più teschi danno il capitano. Dadi adesso: { $votes }.
spice_islands-board-dividend-more =
    { $shares ->
        [0] A 4 si divide la tesoreria; adesso nessuno ha azioni.
        [one] A 4 si divide la tesoreria. Adesso: { $treasury } $ per un’azione, che ne riceve { $each }; poi torna indietro con il capitano.
       *[other] A 4 si divide la tesoreria. Adesso: { $treasury } $ per { $shares } azioni, { $each } $ ciascuna; poi tutte tornano indietro con il capitano.
    }
spice_islands-board-treasury = Tesoreria { $colourOf }: { $amount } $
spice_islands-board-treasury-more =
    { $shares ->
        [0] Nessuno ha azioni.
        [one] I giocatori hanno un’azione.
       *[other] I giocatori hanno { $shares } azioni.
    }
spice_islands-board-captain = { $seat } è capitano { $colourOf }
spice_islands-board-captain-more = Un’azione gratuita a ogni turno, un dado in più nelle sue contese e un premio dalla banca.
spice_islands-board-captain-new = Conquistato in questo turno: l’azione gratuita viene con il prossimo.
spice_islands-board-captain-none = nessun capitano
spice_islands-board-no-captain = Nessun capitano { $colourOf }
spice_islands-board-no-captain-elect = Solo un’elezione dà un capitano alla compagnia.
spice_islands-board-no-captain-sail = Chi muove la nave diventa capitano.
spice_islands-board-stack = Azione { $colourOf } a { $price } $; { $count } nel mazzetto
spice_islands-board-stack-more = Prezzi, dall’alto: { $prices }
spice_islands-board-price = { $price } $
spice_islands-board-stack-empty = Non ci sono più azioni { $colourOf }
spice_islands-board-sold-out = esaurite

spice_islands-board-cargo = Carico
spice_islands-board-cargo-end = Quando dieci pezzi di un tipo sono fuori dal gioco, la partita finisce.
spice_islands-board-discarded = { $cargoOf }: { $count } di 10 fuori dal gioco
spice_islands-board-discarded-more = In mare { $sea }, nel porto { $port }.
spice_islands-board-cash = Contanti di { $name }: { $money } $
spice_islands-board-shares =
    { $count ->
        [0] { $seat } non ha azioni { $colourOf }
        [one] { $seat } ha un’azione { $colourOf }
       *[other] { $seat } ha { $count } azioni { $colourOf }
    }
spice_islands-board-shares-earn = Un dividendo adesso pagherebbe { $amount } $.

spice_islands-board-shares-all = Azioni di { $name }: { $count }
spice_islands-board-stage-over = finita
spice_islands-board-stage-purchase = compra un’azione
spice_islands-board-stage-action = usa un dado
spice_islands-board-stage-captain = azione da capitano
spice_islands-board-stage-plunder = saccheggio
spice_islands-board-stage-overflow = stiva piena
spice_islands-board-stage-recovery = recupero
spice_islands-board-stage-harbour = scegli un porto
spice_islands-board-kind-buy = Compra un’azione
spice_islands-board-kind-pass = Passa
spice_islands-board-kind-load = Carica merci
spice_islands-board-kind-sail = Muovi una nave
spice_islands-board-kind-attack = Attacca
spice_islands-board-kind-election = Fai avanzare un’elezione
spice_islands-board-kind-dividend = Fai avanzare un dividendo
spice_islands-board-kind-mutiny = Fai avanzare l’ammutinamento
spice_islands-board-kind-captain = Agisci da capitano
spice_islands-board-kind-end = Termina il turno
spice_islands-board-kind-take = Prendi un pezzo
spice_islands-board-kind-keep = Tieni un pezzo
spice_islands-board-kind-recover = Recupera un pezzo
spice_islands-board-kind-harbour = Scegli un porto
spice_islands-board-turn-of = Turno di { $name }
spice_islands-board-outlook-amount = { $count } $
