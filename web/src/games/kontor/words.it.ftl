### Kontor’s board: words that only the drawing needs.

kontor-board-harbour = Porto
kontor-board-hand = La tua mano
kontor-board-duel = Questo turno
kontor-board-yards = Cantieri

## The harbour

kontor-board-scenario-base = Gioco base
kontor-board-scenario-waterGames = Giochi d’acqua
kontor-board-scenario-ticTacToe = Tic Tac Toe
kontor-board-scenario-canalGrande = Canal Grande
kontor-board-scenario-gulliver = I viaggi di Gulliver
kontor-board-scenario-poverty = Povertà
kontor-board-round = turno { $round }
kontor-board-rows =
    { $fixed ->
        [1] righe: { $limit }, fisse
       *[other] righe: { $count } su { $limit }
    }
kontor-board-columns =
    { $fixed ->
        [1] colonne: { $limit }, fisse
       *[other] colonne: { $count } su { $limit }
    }
kontor-board-idle =
    { $rounds ->
        [one] senza carte: 1 turno su { $most }
       *[other] senza carte: { $rounds } turni su { $most }
    }
kontor-board-stale =
    { $rounds ->
        [one] senza crescita: 1 turno su { $most }
       *[other] senza crescita: { $rounds } turni su { $most }
    }
kontor-board-space = { $space }: { $card }
kontor-board-card = { $card }, valore { $value }
kontor-board-free = { $space }: libero
kontor-board-crane = Accanto c’è una gru di { $name }: qui solo { $name } può posare moli.
kontor-board-last-gap = L’ultimo varco del cantiere in { $space }: un canale qui lo chiude.
kontor-board-removable = Da qui la nave può togliere { $cards }.
kontor-board-ship = La nave, in { $space } su { $card }
kontor-board-ship-more = Dopo averla mossa si può togliere da un cantiere aperto una carta accanto con il simbolo della nave.

## Yards

kontor-board-yard-open =
    { $size ->
        [one] Cantiere aperto di 1 carta
       *[other] Cantiere aperto di { $size } carte
    }, { $gaps ->
        [one] 1 varco.
       *[other] { $gaps } varchi.
    }
kontor-board-good =
    { $tie ->
        [1] { $good } { $most }:{ $least }, parità
       *[other] { $good } { $most }:{ $least } per { $ahead } (+{ $by })
    }
kontor-board-leads = In testa { $name } { $reason }.
kontor-board-balanced = Nessuno in testa.
kontor-board-yard-customs =
    { $count ->
        [one] La dogana dà 1 punto in più.
       *[other] Le dogane danno { $count } punti in più.
    }
kontor-board-yard-closed =
    { $guarded ->
        [1] { $size ->
            [one] Cantiere chiuso di 1 carta, di { $name }.
           *[other] Cantiere chiuso di { $size } carte, di { $name }.
        }
       *[other] { $size ->
            [one] Cantiere chiuso di 1 carta, di nessuno.
           *[other] Cantiere chiuso di { $size } carte, di nessuno.
        }
    }
kontor-board-yard-guarded =
    { $guarded ->
        [1] chiuso, custodito da { $name }
       *[other] chiuso, di nessuno
    }
kontor-board-yard-rank =
    Dà { $over ->
        [1] { "" }
       *[other] { "per ora " }
    }{ $bonus ->
        [1] un punto finale
       *[other] solo i magazzini, nessun punto finale
    }; dista { $distance ->
        [one] 1 spazio
       *[other] { $distance } spazi
    } dall’ancora.
kontor-board-yard-at =
    { $size ->
        [one] { $space }, 1 carta
       *[other] { $space }, { $size } carte
    }
kontor-board-no-yards = Nessun molo è ancora stato posato.
kontor-board-circle = Il vino batte le spezie, le spezie battono il tè, il tè batte il vino.

## Choices and piles

kontor-board-hand-empty = Non hai carte.
kontor-board-sealed-own = La tua scelta segreta.
kontor-board-plays = { $name } gioca { $card }.
kontor-board-sealed = { $name } ha deciso.
kontor-board-thinking = { $name } sta decidendo.
kontor-board-passed = { $name } ha passato.
kontor-board-last = { $name } ha giocato { $card }.
kontor-board-nothing = { $name } non ha ancora giocato nulla.
kontor-board-acts-first = agisce per primo
kontor-board-side-quay = come molo
kontor-board-side-canal = come canale
kontor-board-treasury =
    { $florins ->
        [one] Tesoro: 1 fiorino
       *[other] Tesoro: { $florins } fiorini
    }
kontor-board-treasury-more = Chi passa prende da qui un fiorino.
kontor-board-canals = Mazzo dei canali: { $count }
kontor-board-canals-short = canali: { $count }
kontor-board-top = In cima: { $card }.
kontor-board-special = Carte speciali: { $count }
kontor-board-special-more = Una costa 2 fiorini.
kontor-board-covered = Sotto inondazioni e ponti: { $cards }
kontor-board-covered-short = coperte: { $count }

## Players

kontor-board-points =
    { $points ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $points } punti
    }
kontor-board-bonus =
    { $bonus ->
        [one] Se la partita finisse ora, il punteggio finale darebbe un altro punto.
       *[other] Se la partita finisse ora, il punteggio finale darebbe altri { $bonus } punti.
    }
kontor-board-fields =
    { $count ->
        [one] { $name } controlla 1 campo
       *[other] { $name } controlla { $count } campi
    }
kontor-board-florins =
    { $florins ->
        [one] { $name }: 1 fiorino
       *[other] { $name }: { $florins } fiorini
    }
kontor-board-guardians =
    { $count ->
        [one] { $name }: 1 guardiano rimasto
       *[other] { $name }: { $count } guardiani rimasti
    }
kontor-board-quays = Mazzo dei moli di { $name }: { $count }
kontor-board-quays-short = moli: { $count }
kontor-board-backs =
    In mano a { $name }: { $quay ->
        [one] 1 molo
       *[other] { $quay } moli
    }, { $canal ->
        [one] 1 canale
       *[other] { $canal } canali
    }, { $special ->
        [one] 1 speciale
       *[other] { $special } speciali
    }

## Le zone del tavolo

kontor-board-piles = Mazzi
kontor-board-scenario = Scenario
kontor-board-has-chosen = ha scelto
kontor-board-stored = { $good } di { $name } nei cantieri aperti: { $count }
kontor-board-stage-over = finita
kontor-board-stage-buying = carte speciali
kontor-board-stage-showing = mostra una carta
kontor-board-stage-choosing = scegli una carta
kontor-board-stage-shipping = la nave
kontor-board-stage-removing = togli una carta
kontor-board-stage-laying = posa una carta
kontor-board-kind-buy = Compra
kontor-board-kind-decline = Rinuncia
kontor-board-kind-show = Mostra una carta
kontor-board-kind-choose = Scegli una carta
kontor-board-kind-pass = Passa
kontor-board-kind-ship = Muovi la nave
kontor-board-kind-stay = Resta ferma
kontor-board-kind-remove = Togli una carta
kontor-board-kind-leave = Non togliere nulla
kontor-board-kind-lay = Posa la carta
kontor-board-kind-quay = Posala come molo
kontor-board-kind-canal = Posala come canale
kontor-board-round-title = Turno { $round }
