### Il tavolo di Borneo: parole che servono solo al disegno.

borneo-board-ports = Porti
borneo-board-hand = La tua mano
borneo-board-companies = Compagnie
borneo-board-cargo = Le tue prese
borneo-board-missions = Missioni
borneo-board-turn = Il turno
borneo-board-current-step = In corso
borneo-board-port = { $port }: { $good }
borneo-board-port-more =
    { $cards ->
        [one] Qui c’è { $cards } carta su { $most }. Con { $flags } bandiere visibili una compagnia ha il monopolio.
       *[other] Qui ci sono { $cards } carte su { $most }. Con { $flags } bandiere visibili una compagnia ha il monopolio.
    }
borneo-board-lay = { $card } qui: { $what }
borneo-board-cards-of = Carte qui: { $cards }/{ $most }
borneo-board-cards-more = Quando il porto è pieno senza monopolio, il carico si spartisce per quote.
borneo-board-limit = Limite di bandiere: { $flags }
borneo-board-limit-more = La compagnia che lo raggiunge ha il monopolio e prende tutto il carico.
borneo-board-flags =
    { $count ->
        [one] Bandiere visibili, { $company }: { $count } su { $limit }
       *[other] Bandiere visibili, { $company }: { $count } su { $limit }
    }
borneo-board-flags-more =
    { $left ->
        [one] Ancora una e c’è il monopolio.
       *[other] Ancora { $left } e c’è il monopolio.
    }
borneo-board-cards-left =
    { $count ->
        [one] Manca una carta
       *[other] Mancano { $count } carte
    }
borneo-board-nothing = Per ora non succede niente.
borneo-board-nothing-more = per ora non succede niente.
borneo-board-being-split = In spartizione
borneo-board-monopoly = Monopolio della compagnia { $company }
borneo-board-quota = Spartizione per quote
borneo-board-port-to = Il porto va a { $name }.
borneo-board-port-lost = Il porto esce dal gioco.
borneo-board-picks-to = Scelgono: { $names }.
borneo-board-cards-lost = Nessuno può prendere le carte.
borneo-board-on-top = L’ultima carta: si vedono tutte le sue bandiere.
borneo-board-covered = La sua seconda riga è coperta.
borneo-board-slot = { $port }: il posto della carta { $number } di { $most }
borneo-board-closed = Nessun porto
borneo-board-port-deck = Porti ancora da aprire: { $count }
borneo-board-port-deck-more = Quando un porto non si può sostituire, la partita finisce.
borneo-board-deck = Mazzo: { $count }
borneo-board-deck-more = Quando è vuoto, si rimescolano gli scarti.
borneo-board-discard = Scarti: { $count }
borneo-board-company = La compagnia { $company }
borneo-board-merchants = Dalla posizione 1: { $names }.
borneo-board-row-empty = Nessun mercante.
borneo-board-merchant = { $seat }, posizione { $rank } della compagnia { $company }
borneo-board-end = La fine della fila { $company }, posizione { $rank }
borneo-board-stays = Il mercante scacciato può restare qui.
borneo-board-between = Conta uno per la difesa.
borneo-board-hand-empty = Non hai carte.
borneo-board-worth =
    { $count ->
        [one] { $card }: +{ $count }, una bandiera della compagnia { $company }
       *[other] { $card }: +{ $count }, { $count } bandiere della compagnia { $company }
    }
borneo-board-turn-of = Il turno di { $name }
borneo-board-step-mission = Missione
borneo-board-step-companies = Compagnie
borneo-board-step-expedition = Spedizione
borneo-board-step-draw = Pesca
borneo-board-placing = Si piazzano i mercanti:
borneo-board-asked = Ultime missioni:
borneo-board-conflict = Conflitto
borneo-board-conflict-in = Conflitto nella compagnia { $company }
borneo-board-attacks = attacca dalla posizione { $rank }
borneo-board-defends = difende la posizione { $rank }
borneo-board-total = { $name } ha { $total }
borneo-board-bonus =
    { $count ->
        [one] +{ $count } per il mercante nel mezzo
       *[other] +{ $count } per i mercanti nel mezzo
    }
borneo-board-fight-attack = { $name } gioca carte contro { $other }; basta il pareggio.
borneo-board-fight-needs = A { $name } { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    } per resistere.
borneo-board-fight-holds = { $name } per ora resiste.
borneo-board-fight-won = { $name } prende il posto; { $other } sceglie dove va il mercante scacciato.
borneo-board-fight-lost = { $name } ha resistito e può tenere una delle carte giocate in difesa.
borneo-board-sharing = Spartizione
borneo-board-sharing-at = Si spartisce { $port }
borneo-board-to-pick = Scelgono:
borneo-board-pick = { $seat }, per il mercante { $rank } della compagnia { $company }
borneo-board-payment = Pagamento
borneo-board-paying = { $name } paga la missione “{ $mission }”
borneo-board-paid = Pagato:
borneo-board-missing = Mancano:
borneo-board-missing-good = { $good }: { $count }
borneo-board-any-good = merci dello stesso tipo
borneo-board-captured-port = Il porto di { $port }: { $good }
borneo-board-units = { $good }: { $count }
borneo-board-units-more = Una carta con il 2 vale doppio; un porto vale uno.
borneo-board-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
borneo-board-mission =
    { $left ->
        [0] { $mission }: { $points } punti, esaurita
       *[other] { $mission }: { $points } punti, × { $left } rimaste
    }
borneo-board-payable = Le tue prese bastano.
borneo-board-short =
    { $count ->
        [one] Ti manca una merce.
       *[other] Ti mancano { $count } merci.
    }
borneo-board-cards = Carte in mano a { $name }: { $count }
borneo-board-captured = Carte prese da { $name }: { $count }
borneo-board-captured-ports = Porti presi da { $name }: { $count }
borneo-board-done = Missioni di { $name }: { $count }
borneo-board-places = Mercanti di { $name }: { $places }
borneo-board-completed = Missione “{ $mission }”: { $points } punti

borneo-board-decks = Mazzi
borneo-board-stage-over = finita
borneo-board-stage-placement = mercanti iniziali
borneo-board-stage-mission = missione
borneo-board-stage-payment = pagamento
borneo-board-stage-companies = compagnie
borneo-board-stage-attack = attacco
borneo-board-stage-defence = difesa
borneo-board-stage-ousted = scacciato
borneo-board-stage-keeping = tieni una carta
borneo-board-stage-expedition = spedizione
borneo-board-stage-split = spartizione
borneo-board-stage-discards = scarto
borneo-board-stage-last-mission = ultima missione
borneo-board-kind-place = Piazza un mercante
borneo-board-kind-mission = Completa una missione
borneo-board-kind-pay = Paga
borneo-board-kind-change = Cambia compagnia
borneo-board-kind-attack = Attacca un mercante
borneo-board-kind-play = Gioca una carta
borneo-board-kind-done = Basta carte
borneo-board-kind-keep = Tieni una carta
borneo-board-kind-lay = Cala una carta
borneo-board-kind-pick = Prendi una carta
borneo-board-kind-discard = Scarta una carta
borneo-board-kind-pass = Passa
borneo-board-cards-caption = carte
borneo-board-limit-caption = monopolio
