### Il tabellone di Batavia: parole che servono solo al disegno.

batavia-board-route = La rotta dalla partenza all’esagono finale
batavia-board-round = round { $round }
batavia-board-start = Il punto di partenza della rotta
batavia-board-station = Stazione { $space }: { $tile }
batavia-board-station-hidden = Stazione { $space }: coperta
batavia-board-station-taken = Stazione { $space }: la tessera è stata presa
batavia-board-station-passed = Tutti i mercanti l’hanno superata: nessuno può più raggiungerla.
batavia-board-hex = L’esagono finale: vale 4 monete d’oro
batavia-board-hex-free = Chi ci arriva dà inizio all’ultimo round.
batavia-board-hex-taken = È di { $name }.
batavia-board-merchant =
    { $space ->
        [0] Il mercante di { $name }, alla partenza
        [36] Il mercante di { $name }, sull’esagono finale
       *[other] Il mercante di { $name }, alla stazione { $space }
    }
batavia-board-hand = La tua mano
batavia-board-hand-cards =
    { $count ->
        [one] { $count } nave { $companyOf }
       *[other] { $count } navi { $companyOf }
    }
batavia-board-hand-empty = Non hai carte.
batavia-board-auction = Asta
batavia-board-deck = Mazzo di pesca: { $count }
batavia-board-discard = Scarti: { $count }
batavia-board-lot = Il lotto
batavia-board-fleets = Navi in mare
batavia-board-company = Compagnia
batavia-board-free-seal = Nessuno
batavia-board-all = Tutte
batavia-board-none = nessun sigillo
batavia-board-seal = Il sigillo { $companyOf }
batavia-board-seal-free = Sul tabellone: nessuno ha da solo più navi di tutti.
batavia-board-seal-held = { $name } ha più navi di tutti in questa compagnia.
batavia-board-cannon = Navi in mare in tutto: { $count }. I pirati arrivano a { $limit }.
batavia-board-pirates = Affondano tutte le navi della compagnia che ne ha di più in mare.
batavia-board-warehouses = Magazzini
batavia-board-good = Merce
batavia-board-worth = Oro
batavia-board-leads = In testa
batavia-board-box = { $tile }: una cassa di { $name }
batavia-board-box-empty = { $tile }: ancora nessuna cassa
batavia-board-players = Giocatori
batavia-board-gold = Oro di { $name }: { $gold }
batavia-board-bills = Cambiali di { $name }: { $bills }
batavia-board-bills-hidden = Cambiali di { $name }: solo { $name } sa quante
batavia-board-cards = Carte in mano a { $name }: { $count }
batavia-board-ships = Navi
batavia-board-tiles = Tessere
batavia-board-piles = Mazzi
batavia-board-bids = offre { $bid }
batavia-board-bids-of-all = L’ultima offerta di ciascuno
batavia-board-auction-passed = ha passato
batavia-board-auction-highest = offerta più alta
batavia-board-auction-waits = nessuna offerta
batavia-board-passed = ha passato
batavia-board-tiles-of = Tessere di { $name }: { $tiles }, di { $companies ->
        [one] { $companies } compagnia
       *[other] { $companies } compagnie
    }
batavia-board-seals-of = Sigilli di { $name }: { $companies }
batavia-board-tiles-company =
    { $count ->
        [one] { $count } tessera { $companyOf }
       *[other] { $count } tessere { $companyOf }
    }
batavia-board-convert =
    { $companies ->
        [0] Non hai tessere da convertire.
        [one] Convertire tessere di { $companies } compagnia ora rende { $gold } oro.
       *[other] Convertire tessere di { $companies } compagnie ora rende { $gold } oro.
    }
batavia-board-convert-more = Con una compagnia in più: { $gold } oro.
batavia-board-kind-bid = Offri
batavia-board-kind-pass = Passa
batavia-board-kind-draw = Pesca
batavia-board-kind-lay = Cala una nave
batavia-board-kind-sail = Salpa
batavia-board-kind-hex = Esagono finale
batavia-board-kind-convert = Converti
batavia-board-kind-keep = Tieni
batavia-board-stage-over = finita
batavia-board-stage-auction = asta
batavia-board-stage-action = pesca o gioca
batavia-board-stage-play = giocata
batavia-board-stage-conversion = conversione
batavia-board-new-round = Nuovo round
batavia-board-outlook-amount =
    { $count } { $count ->
        [one] moneta
       *[other] monete
    } d’oro
