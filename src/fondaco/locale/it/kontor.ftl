### Kontor.

kontor-name = Kontor
kontor-tagline = Due mercanti, un porto e una carta segreta a ogni turno
kontor-length = circa 30 minuti

## What happens

kontor-event-harbour-begun =
    Il porto nasce con l’ancora e la nave in { $anchor }{ $cardsCount ->
        [0] .
       *[other] , e con carte canale in { $spaces }: { $cards }.
    }
kontor-event-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $count } carte: { $cards }.
    }
kontor-event-canal-turned = In cima al mazzo dei canali (ne restano { $left }): { $card }.
kontor-event-quay-turned = In cima al mazzo dei moli di { $seat } (ne restano { $left }): { $card }.
kontor-event-round-begun = Turno { $round }.
kontor-event-wish-sealed =
    { $wish ->
        [none] { $seat } ha deciso se comprare la carta speciale.
       *[other] { $seat } ha deciso in segreto: { $wish }.
    }
kontor-event-declined = { $seat } non compra carte speciali.
kontor-event-bought =
    { $card ->
        [none] { $seat } paga { $florins } fiorini per una carta speciale.
       *[other] { $seat } paga { $florins } fiorini per una carta speciale: { $card }.
    } { $left ->
        [0] Era l’ultima.
        [one] Ne resta 1.
       *[other] Ne restano { $left }.
    }
kontor-event-last-special-contested = Tutti e due vogliono l’ultima carta speciale: ognuno mostra una carta della mano, e la più alta compra.
kontor-event-show-sealed =
    { $card ->
        [none] { $seat } ha scelto la carta da mostrare.
       *[other] { $seat } ha scelto la carta da mostrare: { $card }.
    }
kontor-event-shown = { $seat } mostra { $card }.
kontor-event-choice-sealed =
    { $choice ->
        [none] { $seat } ha scelto.
       *[other] { $seat } ha scelto in segreto: { $choice }.
    }
kontor-event-revealed = { $seat } rivela { $card }.
kontor-event-passed =
    { $florins ->
        [0] { $seat } passa, ma il tesoro non ha fiorini da dare.
       *[other] { $seat } passa e prende un fiorino.
    }
kontor-event-tax-paid = { $seat } paga un fiorino di tassa portuale.
kontor-event-broke = { $seat } non può pagare la tassa portuale e riprende in mano { $card }.
kontor-event-relieved =
    { $florins ->
        [0] { $seat } non riceve nulla dal tesoro vuoto.
       *[other] { $seat } riceve un fiorino dal tesoro.
    }
kontor-event-acts-first = Il primo giocatore è { $seat }.
kontor-event-ship-moved = { $seat } sposta la nave da { $origin } a { $space }.
kontor-event-ship-stayed = { $seat } lascia la nave dov’è.
kontor-event-removed = { $seat } toglie { $card } da { $space }; la carta va sotto il mazzo dei moli di { $owner }.
kontor-event-nothing-removed = { $seat } non toglie nulla.
kontor-event-taken-back = Non c’è posto: { $seat } riprende in mano { $card }.
kontor-event-laid = { $seat } posa { $card } in { $space }.
kontor-event-customs-laid = { $seat } posa { $card } in { $space } { $side }.
kontor-event-covered = { $seat } posa { $card } in { $space }, coprendo { $covered }.
kontor-event-rows-fixed = Il porto ha raggiunto la sua lunghezza: righe da { $first } a { $last }.
kontor-event-columns-fixed = Il porto ha raggiunto la sua larghezza: colonne da { $first } a { $last }.
kontor-event-stored = Magazzini di { $seat } sul centro di distribuzione in { $space }: { $goods }.
kontor-event-yard-won =
    { $size ->
        [one] Il cantiere di 1 carta
       *[other] Il cantiere di { $size } carte
    } in { $spaces } è chiuso: lo vince { $seat } { $how } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $guarded ->
        [0] , ma non ha più guardiani da metterci.
       *[other] .
    }
kontor-event-yard-unclaimed =
    { $size ->
        [one] Il cantiere di 1 carta
       *[other] Il cantiere di { $size } carte
    } in { $spaces } è chiuso e non lo vince nessuno.
kontor-event-income =
    { $florins ->
        [0] Il tesoro non ha fiorini per { $seat }.
       *[other] { $seat } riscuote un fiorino.
    }
kontor-event-drew = { $seat } pesca { $card }.
kontor-event-nothing-to-draw = Per { $seat } non c’è nulla da pescare.
kontor-event-harbour-full = Tutti i { $spaces } spazi del porto sono occupati.
kontor-event-stagnated = Da { $rounds } turni nessuno posa una carta: la partita finisce.
kontor-event-stopped-growing = Da { $rounds } turni il porto non cresce: la partita finisce.
kontor-event-yard-ranked = Un punto in più per { $seat }: il cantiere in { $spaces } ({ $size ->
        [one] 1 carta
       *[other] { $size } carte
    }, distanza { $distance }).
kontor-event-yards-tied = { $count } cantieri da { $size } a distanza { $distance } sono uguali e non contano.
kontor-event-line-made = { $seat } controlla tre campi in fila ({ $spaces }) e vince.
kontor-event-ruined = { $seat } non ha fiorini e il tesoro nemmeno: la partita si ferma.

## Why not

kontor-refusal-buy-or-decline = Prima decidi se comprare una carta speciale.
kontor-refusal-nothing-to-buy-now = Le carte speciali si comprano all’inizio del turno, se la variante è in gioco e hai 2 fiorini.
kontor-refusal-show-card = Volete entrambi l’ultima carta speciale: scegli una carta della mano da mostrare.
kontor-refusal-nothing-to-show-now = Non c’è nulla da mostrare: succede solo quando entrambi vogliono l’ultima carta speciale.
kontor-refusal-choose-or-pass = Scegli una carta della mano, oppure passa.
kontor-refusal-not-in-hand = Non hai in mano { $card }.
kontor-refusal-chosen-already = Le scelte di questo turno sono fatte: prosegui con la tua carta.
kontor-refusal-move-or-stay = Prima la nave: spostala o lasciala dov’è.
kontor-refusal-no-canal-there = La nave va solo su una carta canale, e in { $space } non ce n’è.
kontor-refusal-ship-is-there = La nave è già in { $space }: spostarla vuol dire un’altra carta canale.
kontor-refusal-no-more-ship = Adesso la nave non si muove: lo fa prima di posare la carta, una volta, e verso un’altra carta canale.
kontor-refusal-no-ship-for-this-card = Solo una carta con la nave muove la nave, e la tua è questa: { $card }.
kontor-refusal-remove-or-leave = Hai spostato la nave: togli una carta lì accanto, o lasciale tutte.
kontor-refusal-no-removal-now = Adesso non c’è una carta da togliere: si fa subito dopo avere spostato la nave, con una carta accanto che si possa togliere.
kontor-refusal-never-removable = In { $space } non c’è un molo o una gru che si possa togliere.
kontor-refusal-not-beside-ship = La nave non è accanto a questa carta: { $card }.
kontor-refusal-without-ship-symbol = Si tolgono solo le carte con la nave, non { $card }.
kontor-refusal-in-closed-yard = Un cantiere chiuso è definitivo: { $card } resta.
kontor-refusal-make-room = Dopo non ci sarebbe più posto per posare { $card }.
kontor-refusal-space-taken = In { $space } c’è già una carta.
kontor-refusal-nothing-adjacent = Una carta deve toccarne un’altra, e { $space } non ha vicini.
kontor-refusal-out-of-bounds = Il porto non arriva fino a { $space }.
kontor-refusal-crane-forbids = Accanto a una gru avversaria, come in { $space }, puoi posare solo canali.
kontor-refusal-crane-forbids-bridge = Un ponte vale come molo: non in { $space }, accanto a una gru avversaria.
kontor-refusal-beside-closed-yard = Una carta speciale non può toccare un cantiere chiuso, come farebbe in { $space }.
kontor-refusal-nothing-to-flood = L’inondazione copre un molo con una sola merce, oppure un ponte; in { $space } non c’è.
kontor-refusal-nothing-to-bridge = Il ponte si posa su una carta canale, non sulla dogana; in { $space } non c’è.
kontor-refusal-ship-in-the-way = Niente ponte sulla carta in { $space } finché c’è la nave.
kontor-refusal-customs-needs-side = Scegli se posare la dogana come molo o come canale.
kontor-refusal-no-customs = Solo la dogana si posa come si vuole; la tua carta è { $card }.
kontor-refusal-customs-may-not-close = La dogana non può chiudere un cantiere, come farebbe in { $space }.
kontor-refusal-no-canal-adjacent = In Giochi d’acqua un molo deve toccare un canale, e accanto a { $space } non ce n’è.
kontor-refusal-field-would-break = Un canale in { $space } dividerebbe il suo campo o non ne lascerebbe nulla.

## Pieces

kontor-piece-anchor = l’ancora
kontor-piece-R1 = la gru 1
kontor-piece-B2 = la gru 2
kontor-piece-R3 = il molo 3 (vino, spezie, tè, nave)
kontor-piece-B4 = il molo 4 (vino, spezie, tè, nave)
kontor-piece-R5 = il molo 5 (vino, spezie)
kontor-piece-B6 = il molo 6 (vino, spezie)
kontor-piece-R7 = il molo 7 (spezie, tè)
kontor-piece-B8 = il molo 8 (spezie, tè)
kontor-piece-R9 = il molo 9 (vino, tè)
kontor-piece-B10 = il molo 10 (vino, tè)
kontor-piece-R11 = il molo 11 (spezie, tè, nave)
kontor-piece-B12 = il molo 12 (spezie, tè, nave)
kontor-piece-R13 = il molo 13 (vino, tè, nave)
kontor-piece-B14 = il molo 14 (vino, tè, nave)
kontor-piece-R15 = il molo 15 (vino, spezie, nave)
kontor-piece-B16 = il molo 16 (vino, spezie, nave)
kontor-piece-C17 = il canale 17 (nave)
kontor-piece-C18 = il canale 18 (fiorino)
kontor-piece-R19 = il molo 19 (vino, tè, nave)
kontor-piece-B20 = il molo 20 (vino, tè, nave)
kontor-piece-R21 = il molo 21 (vino, spezie, nave)
kontor-piece-B22 = il molo 22 (vino, spezie, nave)
kontor-piece-R23 = il molo 23 (spezie, tè, nave)
kontor-piece-B24 = il molo 24 (spezie, tè, nave)
kontor-piece-C25 = il canale 25 (nave)
kontor-piece-C26 = il canale 26 (fiorino)
kontor-piece-R27 = il molo 27 (vino, fiorino)
kontor-piece-B28 = il molo 28 (vino, fiorino)
kontor-piece-R29 = il molo 29 (spezie, fiorino)
kontor-piece-B30 = il molo 30 (spezie, fiorino)
kontor-piece-R31 = il molo 31 (tè, fiorino)
kontor-piece-B32 = il molo 32 (tè, fiorino)
kontor-piece-C33 = il canale 33 (nave)
kontor-piece-C34 = il canale 34 (fiorino)
kontor-piece-R35 = il molo 35 (spezie, fiorino)
kontor-piece-B36 = il molo 36 (spezie, fiorino)
kontor-piece-R37 = il molo 37 (tè, fiorino)
kontor-piece-B38 = il molo 38 (tè, fiorino)
kontor-piece-C39 = il canale 39 (nave)
kontor-piece-C40 = il canale 40 (fiorino)
kontor-piece-R41 = il molo 41 (vino, fiorino)
kontor-piece-B42 = il molo 42 (vino, fiorino)
kontor-piece-C43 = il canale 43 (nave)
kontor-piece-C44 = il canale 44 (fiorino)
kontor-piece-S45 = il ponte 45
kontor-piece-S46 = il ponte 46
kontor-piece-S47 = la dogana 47
kontor-piece-S48 = la dogana 48
kontor-piece-S49 = l’inondazione 49
kontor-piece-S50 = l’inondazione 50
kontor-piece-R51 = la gru 51 (nave)
kontor-piece-B52 = la gru 52 (nave)
kontor-piece-C53 = il canale 53 (fiorino)
kontor-piece-C54 = il canale 54 (nave)
kontor-piece-C55 = il canale 55
kontor-piece-C56 = il canale 56 (fiorino)
kontor-piece-C57 = il canale 57 (nave)
kontor-piece-C58 = il canale 58
kontor-piece-C59 = il canale 59 (fiorino)
kontor-piece-C60 = il canale 60 (nave)
kontor-piece-R61 = il molo 61 (tè)
kontor-piece-B62 = il molo 62 (tè)
kontor-piece-C63 = il canale 63
kontor-piece-C64 = il canale 64 (fiorino)
kontor-piece-C65 = il canale 65 (nave)
kontor-piece-C66 = il canale 66
kontor-piece-C67 = il canale 67 (fiorino)
kontor-piece-C68 = il canale 68 (nave)
kontor-piece-C69 = il canale 69
kontor-piece-C70 = il canale 70 (fiorino)
kontor-piece-C71 = il canale 71 (nave)
kontor-piece-C72 = il canale 72
kontor-piece-R73 = il molo 73 (vino)
kontor-piece-B74 = il molo 74 (vino)
kontor-piece-C75 = il canale 75 (fiorino)
kontor-piece-C76 = il canale 76
kontor-piece-C77 = il canale 77 (fiorino)
kontor-piece-C78 = il canale 78
kontor-piece-C79 = il canale 79 (nave)
kontor-piece-C80 = il canale 80 (fiorino)
kontor-piece-C81 = il canale 81
kontor-piece-C82 = il canale 82 (fiorino)
kontor-piece-C83 = il canale 83
kontor-piece-C84 = il canale 84 (nave)
kontor-piece-R85 = il molo 85 (spezie)
kontor-piece-B86 = il molo 86 (spezie)
kontor-piece-C87 = il canale 87
kontor-piece-C88 = il canale 88
kontor-piece-C89 = il canale 89
kontor-piece-C90 = il canale 90
kontor-piece-C91 = il canale 91
kontor-piece-wine = vino
kontor-piece-spices = spezie
kontor-piece-tea = tè
kontor-piece-by-difference = per la differenza maggiore
kontor-piece-by-goods-led = per le merci in vantaggio
kontor-piece-by-circle = per il cerchio delle merci
kontor-piece-pass = passare
kontor-piece-buy = comprare
kontor-piece-decline = non comprare
kontor-piece-as-quay = come molo
kontor-piece-as-canal = come canale

## Moves

kontor-move-buy = Compra una carta speciale per 2 fiorini
kontor-move-decline = Non comprare
kontor-move-show = Mostra { $card }
kontor-move-choose = Scegli { $card }
kontor-move-pass = Passa e prendi un fiorino
kontor-move-ship = Sposta la nave in { $space }
kontor-move-stay = Lascia la nave dov’è
kontor-move-remove = Togli la carta in { $space }
kontor-move-leave = Non togliere nulla
kontor-move-lay = Posa la carta in { $space }
kontor-move-quay = Posa la dogana come molo in { $space }
kontor-move-canal = Posa la dogana come canale in { $space }

## Stages

kontor-stage-over = fine della partita
kontor-stage-buying = carte speciali
kontor-stage-showing = l’ultima carta speciale
kontor-stage-choosing = scelta segreta
kontor-stage-shipping = la nave
kontor-stage-removing = rimozione
kontor-stage-laying = ampliamento del porto
kontor-prompt-buying = Compri una carta speciale per 2 fiorini?
kontor-prompt-showing = Scegli una carta della mano da mostrare: la più alta compra l’ultima carta speciale.
kontor-prompt-choosing = Scegli in segreto una carta della mano da giocare, oppure passa e prendi un fiorino.
kontor-prompt-shipping = Sposta la nave su un’altra carta canale, o lasciala dov’è.
kontor-prompt-removing = Puoi togliere una carta accanto alla nave.
kontor-prompt-laying = Posa la tua carta.
kontor-wait-buying = { $seatCount ->
        [one] { $seat } sta pensando a una carta speciale.
       *[other] { $seat } stanno pensando a una carta speciale.
    }
kontor-wait-showing = { $seatCount ->
        [one] { $seat } sta scegliendo una carta da mostrare.
       *[other] { $seat } stanno scegliendo una carta da mostrare.
    }
kontor-wait-choosing = { $seatCount ->
        [one] { $seat } sta scegliendo una carta.
       *[other] { $seat } stanno scegliendo una carta.
    }
kontor-wait-shipping = { $seat } può muovere la nave.
kontor-wait-removing = { $seat } può togliere una carta.
kontor-wait-laying = { $seat } sta posando una carta.

## Options

kontor-option-scenario = Scenario
kontor-choice-scenario-base = Gioco base: 7 x 7, i cinque cantieri più grandi
kontor-choice-scenario-waterGames = Giochi d’acqua: 6 x 6, i moli toccano l’acqua
kontor-choice-scenario-ticTacToe = Tic Tac Toe: tre campi in fila
kontor-choice-scenario-canalGrande = Canal Grande: 4 x 12 lungo una S
kontor-choice-scenario-gulliver = I viaggi di Gulliver: 5 x 5, solo l’ancora
kontor-choice-scenario-poverty = Povertà: sei fiorini in tutto
kontor-option-special_cards = Carte speciali
kontor-choice-special_cards-no = senza
kontor-choice-special_cards-yes = con inondazioni, ponti e dogane
kontor-option-immediateYardPoint = Un cantiere chiuso vale subito
kontor-choice-immediateYardPoint-yes = sì, e di nuovo alla fine
kontor-choice-immediateYardPoint-no = solo alla fine
kontor-option-guardiansLimited = Guardiani
kontor-choice-guardiansLimited-no = quanti ne servono
kontor-choice-guardiansLimited-yes = cinque a testa, non di più
kontor-option-finalTieExclusion = Cantieri uguali nella classifica finale
kontor-choice-finalTieExclusion-always = non contano mai
kontor-choice-finalTieExclusion-cutoff = contano se ci stanno tutti
error-option-no-special-cards = Nello scenario “{ $scenario }” non si usano le carte speciali.

## Endings

kontor-ending-harbour-full = Il porto è completo.
kontor-ending-no-card-laid = Per tre turni nessuno ha posato una carta.
kontor-ending-no-growth = Per dieci turni il porto non è cresciuto.
kontor-ending-line = Tre campi in fila hanno deciso la partita.
kontor-ending-ruin = Un giocatore ha tutti i fiorini.

## At the terminal

kontor-terminal-round = turno { $round }
kontor-terminal-marks = $ fiorino   ^ nave   ▲ la nave   ■ guardiano
kontor-terminal-crane = gru
kontor-terminal-bridge = ponte
kontor-terminal-customs = dog.
kontor-terminal-flood = inond.
kontor-terminal-nobody = in parità
kontor-terminal-leads = in testa { $name } { $how }
kontor-terminal-player = punti { $points }  fiorini { $florins }  guardiani { $guardians }
kontor-terminal-backs = mano { $quay }+{ $canal }
kontor-terminal-backs-special = +{ $count }
kontor-terminal-quay-pile = mazzo { $count }:
kontor-terminal-plays = gioca
kontor-terminal-committed = ha deciso
kontor-terminal-treasury = Tesoro { $florins }
kontor-terminal-canal-pile = canali { $count }:
kontor-terminal-special-pile = carte speciali { $count }
kontor-terminal-still = turni senza carte { $idle } su 3, senza crescita { $stale } su 10
kontor-terminal-your-hand = La tua mano:
kontor-terminal-chosen = (scelta: { $choice })
kontor-terminal-over = sopra { $card }

## Che cosa c'è a favore di una mossa, secondo un bot

kontor-advice-close = chiude un cantiere per te, o nessuno per l’altro
kontor-advice-less-close = chiude un cantiere per l’altro, o nessuno per te
kontor-advice-size = chiude più carte del porto per te, o meno per l’altro
kontor-advice-less-size = chiude meno carte del porto per te, o più per l’altro
kontor-advice-lead = ti lascia in una posizione migliore nei cantieri aperti
kontor-advice-less-lead = ti lascia in una posizione peggiore nei cantieri aperti
kontor-advice-goods = porta più magazzini
kontor-advice-less-goods = porta meno magazzini
kontor-advice-income = guadagna il fiorino di un canale
kontor-advice-less-income = rinuncia al fiorino di un canale
kontor-advice-tax = la carta impone la tassa portuale all’altro
kontor-advice-less-tax = non impone la tassa portuale all’altro
kontor-advice-ship = la carta ti fa muovere la nave
kontor-advice-less-ship = lascia stare la nave
kontor-advice-value = il valore della carta è più alto
kontor-advice-less-value = tiene da parte carte più alte
kontor-advice-pass = passa e tiene tutte le carte
kontor-advice-less-pass = gioca una carta invece di passare
kontor-advice-poor = porta un fiorino, che vale di più quando ne hai pochi
kontor-advice-less-poor = rinuncia al fiorino di chi passa
kontor-advice-special = gioca una carta speciale
kontor-advice-less-special = tiene la carta speciale per dopo
kontor-advice-stranded = per ora la carta non trova posto
kontor-advice-less-stranded = non gioca una carta che non trova posto
kontor-advice-remove = se ne va una carta dell’altro, o nessuna delle tue
kontor-advice-less-remove = se ne va una delle tue carte, o nessuna dell’altro
kontor-advice-reach = la nave minaccia una carta dell’altro
kontor-advice-less-reach = la nave non minaccia carte dell’altro
kontor-advice-buy = compra una carta speciale
kontor-advice-less-buy = non compra carte speciali
kontor-advice-rich = mette a frutto i tuoi fiorini
kontor-advice-less-rich = conserva i tuoi fiorini

## Che cosa porta una mossa

kontor-effect-yard-lead =
    { $seat } vincerebbe il cantiere di { $size ->
        [one] 1 carta
       *[other] { $size } carte
    } { $how }; distanza { $distance }.
kontor-effect-yard-even =
    Nessuno vincerebbe il cantiere di { $size ->
        [one] 1 carta
       *[other] { $size } carte
    }; distanza { $distance }.
kontor-effect-card-worth = Valore { $value }: chi ha il valore più alto agisce per primo.
kontor-effect-taxes-other = Il fiorino: chi gioca contro di te paga un fiorino di tassa, a meno che passi.
kontor-effect-moves-ship = La nave: puoi spostarla e togliere una carta lì accanto.
kontor-effect-pass-pays =
    { $florins ->
        [0] Passare non porta nulla: il tesoro è vuoto.
        [1] Prendi un fiorino dal tesoro.
       *[other] Un fiorino, se ce n’è uno per te: { $florins }
    }
kontor-effect-special-costs = Una carta speciale costa { $price } fiorini; te ne restano { $left }.
kontor-effect-removable =
    { $cardsCount ->
        [0] Lì non c’è nulla da togliere.
       *[other] Da lì potresti togliere { $cards }.
    }

## Tabella dei punti

kontor-score-yards = Cantieri vinti
kontor-score-bonus = Bonus dei cantieri
kontor-score-outright = vittoria immediata
kontor-score-florins = fiorini
kontor-score-history = Punti per turno
