### Borneo.

borneo-name = Borneo
borneo-tagline = Mercanti, compagnie e spezie nelle Indie Orientali
borneo-length = circa 45 minuti

## Che cosa succede

borneo-event-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $count } carte: { $cards }.
    }
borneo-event-port-opened = Si apre il porto di { $port }: { $good }, al massimo { $cards } carte, monopolio a { $flags } bandiere.
borneo-event-player-starts = Comincia { $seat }.
borneo-event-placed = { $seat } piazza un mercante nella compagnia { $company }, posizione { $rank }.
borneo-event-mission-chosen = { $seat } punta alla missione “{ $mission }”.
borneo-event-paid = { $seat } paga { $piece }.
borneo-event-mission-completed = { $seat } completa la missione “{ $mission }”: { $points } punti.
borneo-event-company-changed = { $seat } sposta un mercante dalla posizione { $rank } della compagnia { $company } alla posizione { $end } della compagnia { $to }.
borneo-event-attacked =
    { $seat } attacca { $other } nella compagnia { $company }: posizione { $rank } contro posizione { $target }{ $bonus ->
        [0] { "" }
        [one] , con 1 mercante nel mezzo
       *[other] , con { $bonus } mercanti nel mezzo
    }.
borneo-event-attack-played = { $seat } attacca con { $card }: { $total } in tutto.
borneo-event-defence-played = { $seat } si difende con { $card }: { $total } in tutto.
borneo-event-attack-succeeded = { $attack } contro { $defence }: { $seat } prende il posto di { $other } nella compagnia { $company }.
borneo-event-attack-failed = { $attack } contro { $defence }: { $other } respinge { $seat } nella compagnia { $company }.
borneo-event-ousted-stayed = { $seat } resta nella compagnia { $company }, in posizione { $rank }.
borneo-event-ousted-left = { $seat } lascia la compagnia { $company } per la posizione { $end } della compagnia { $to }.
borneo-event-card-kept = { $seat } tiene { $card } tra le proprie prese.
borneo-event-nothing-kept = { $seat } non tiene nessuna carta.
borneo-event-laid =
    { $seat } gioca { $card } nel porto di { $port }: carta numero { $layer }. Bandiere nel porto: gialle { $yellow }, rosse { $red }, verdi { $green }, blu { $blue }.
borneo-event-monopoly = Monopolio della compagnia { $company } nel porto di { $port }, con { $flags } bandiere.
borneo-event-quota = Spartizione per quote nel porto di { $port }. Ordine delle compagnie: { $companies }.
borneo-event-port-taken = { $seat } prende il porto di { $port } ({ $good }).
borneo-event-port-lost = Il porto di { $port } esce dal gioco.
borneo-event-cards-lost = Nessun mercante può prendere le carte del porto di { $port }, che vengono scartate: { $cards }.
borneo-event-picked = { $seat } sceglie { $card } per il mercante { $rank } della compagnia { $company }.
borneo-event-deck-reshuffled =
    { $count ->
        [0] Non ci sono scarti da rimescolare.
        [one] L’unico scarto diventa il nuovo mazzo.
       *[other] I { $count } scarti, rimescolati, diventano il nuovo mazzo.
    }
borneo-event-drew =
    { $cards ->
        [none] { $seat } pesca { $count } carte.
       *[other] { $seat } pesca { $count } carte: { $cards }.
    }
borneo-event-discarded =
    { $card ->
        [none] { $seat } scarta una carta coperta.
       *[other] { $seat } scarta, coperta, { $card }.
    }
borneo-event-ports-ran-out = Non ci sono più porti da aprire: { $seat } ha chiuso la partita. Si scartano le carte sul tavolo e in mano, poi le ultime missioni.
borneo-event-cards-ran-out = { $seat } non può pescare due carte, e la partita finisce. Si scartano le carte sul tavolo e in mano, poi le ultime missioni.
borneo-event-mission-passed = { $seat } non completa missioni.
borneo-event-scored =
    { $seat }: { $goods ->
        [one] 1 merce
       *[other] { $goods } merci
    }, missioni: { $missions }. In tutto { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.

## Perché no

borneo-refusal-place-now = Si stanno piazzando i mercanti: scegli una compagnia.
borneo-refusal-own-merchant-last = La fila della compagnia { $company } finisce con un tuo mercante: nel piazzamento non puoi metterne due vicini.
borneo-refusal-phase-is-over = Questa parte del turno è passata: prima le missioni, poi le compagnie, poi la spedizione.
borneo-refusal-mission-or-pass = Prima scegli una missione, oppure passa.
borneo-refusal-no-mission-left = Non ci sono più missioni “{ $mission }”.
borneo-refusal-pay-now = Stai pagando una missione: scegli la prossima merce.
borneo-refusal-not-your-capture = { $piece } non è tra le tue prese.
borneo-refusal-too-few-goods = Le tue prese non bastano per “{ $mission }”.
borneo-refusal-wrong-good = Stai pagando in { $good }: { $piece } non va bene.
borneo-refusal-superfluous = Con { $piece } nel pagamento ci sarebbe una carta di troppo, oppure i conti non tornerebbero.
borneo-refusal-not-your-merchant = Il mercante { $merchant } non è tuo.
borneo-refusal-same-company = Il tuo mercante è già nella compagnia { $company }: scegline un’altra.
borneo-refusal-nobody-to-attack = { $merchant } può attaccare solo un mercante altrui, più a sinistra nella stessa fila.
borneo-refusal-one-card-only = Con una sola carta in mano non puoi iniziare un conflitto.
borneo-refusal-no-colour-in-hand = Nessuna delle tue carte mostra il colore della compagnia { $company }.
borneo-refusal-play-or-done = C’è un conflitto in corso: gioca una carta, oppure termina.
borneo-refusal-not-to-play = { $card } non è nella tua mano.
borneo-refusal-wrong-colour = { $card } non mostra il colore della compagnia { $company }.
borneo-refusal-play-one-at-least = Per attaccare serve almeno una carta.
borneo-refusal-ousted-now = Il tuo mercante è stato scacciato: scegli dove metterlo.
borneo-refusal-not-played = { $card } non è tra le carte che hai appena giocato.
borneo-refusal-keep-or-pass = Tieni una delle carte che hai appena giocato, oppure passa.
borneo-refusal-must-lay = La spedizione è obbligatoria: gioca una carta in un porto.
borneo-refusal-not-in-hand = { $card } non è nella tua mano.
borneo-refusal-port-not-open = Il porto di { $port } non è sul tavolo.
borneo-refusal-pick-now = Si stanno spartendo le merci: scegli una carta.
borneo-refusal-not-in-pile = { $card } non è tra le carte da spartire.
borneo-refusal-discard-now = Hai troppe carte in mano: scartane una.
borneo-refusal-not-to-discard = { $card } non è nella tua mano.
borneo-refusal-last-mission-now = La partita sta finendo: scegli un’ultima missione, oppure passa.

## Mosse

borneo-move-place = Piazza il mercante: { $company }
borneo-move-mission = Missione: { $mission }
borneo-move-pay = Paga { $piece }
borneo-move-change = Sposta { $merchant } nella compagnia { $company }
borneo-move-attack = Attacca la posizione { $rank } con { $merchant }
borneo-move-play = Gioca { $card }
borneo-move-done = Nessun’altra carta
borneo-move-keep = Tieni { $card }
borneo-move-lay = Gioca { $card } a { $port }
borneo-move-pick = Scegli { $card }
borneo-move-discard = Scarta { $card }
borneo-move-pass = Passa

## Fasi

borneo-stage-over = fine della partita
borneo-stage-placement = piazzamento
borneo-stage-mission = missione
borneo-stage-payment = pagamento
borneo-stage-companies = compagnie e spedizione
borneo-stage-attack = conflitto: attacco
borneo-stage-defence = conflitto: difesa
borneo-stage-ousted = mercante scacciato
borneo-stage-keeping = una carta da tenere
borneo-stage-expedition = spedizione
borneo-stage-split = spartizione
borneo-stage-discards = limite di carte
borneo-stage-last-mission = ultime missioni
borneo-prompt-placement = Piazza un mercante in fondo a una fila.
borneo-prompt-mission = Completa una missione, oppure passa.
borneo-prompt-payment = Scegli la prossima merce con cui pagare.
borneo-prompt-companies = Sposta un mercante, inizia un conflitto, oppure gioca subito una carta in un porto.
borneo-prompt-attack = Gioca carte con il colore della compagnia, poi termina.
borneo-prompt-defence = Gioca carte con il colore della compagnia, oppure nessuna.
borneo-prompt-ousted = Scegli dove va il mercante scacciato: al vecchio posto dell’attaccante o in fondo a un’altra fila.
borneo-prompt-keeping = Tieni una delle tue carte come merce, oppure passa.
borneo-prompt-expedition = Gioca una carta in un porto.
borneo-prompt-split = Scegli una carta tra quelle del porto.
borneo-prompt-discards = Scarta fino a restare con sei carte.
borneo-prompt-last-mission = Completa un’ultima missione, oppure passa.
borneo-wait-placement = { $seat } sta piazzando un mercante.
borneo-wait-mission = { $seat } può completare una missione.
borneo-wait-payment = { $seat } sta pagando una missione.
borneo-wait-companies = { $seat } sta pensando a compagnie e porti.
borneo-wait-attack = { $seat } sta giocando le carte per l’attacco.
borneo-wait-defence = { $seat } sta scegliendo come difendersi.
borneo-wait-ousted = { $seat } sta cercando un posto al mercante scacciato.
borneo-wait-keeping = { $seat } può tenere una carta.
borneo-wait-expedition = { $seat } sta scegliendo una carta e un porto.
borneo-wait-split = { $seat } sta scegliendo una carta.
borneo-wait-discards = { $seat } sta scartando.
borneo-wait-last-mission = { $seat } può completare un’ultima missione.

## Opzioni

borneo-option-first_player = Giocatore iniziale
borneo-choice-first_player-random = tirato a sorte
borneo-choice-first_player-seat1 = posto 1
borneo-choice-first_player-seat2 = posto 2
borneo-choice-first_player-seat3 = posto 3
borneo-choice-first_player-seat4 = posto 4
borneo-choice-first_player-seat5 = posto 5
borneo-option-paid_cards = Le carte pagate per le missioni
borneo-choice-paid_cards-recycled = vanno negli scarti
borneo-choice-paid_cards-removed = escono dal gioco
borneo-option-empty_company = Una compagnia senza mercanti che raggiunge il limite
borneo-choice-empty_company-passedOver = cede il passo, se c’è, a un’altra al limite
borneo-choice-empty_company-spoilsLost = conta come le altre, e le sue merci vanno perse
borneo-choice-empty_company-quota = cede il passo; se è sola, si spartisce per quote
borneo-option-monopoly_port = Il porto di un monopolio va
borneo-choice-monopoly_port-firstMerchant = al primo mercante della compagnia (2007)
borneo-choice-monopoly_port-lastCard = a chi ha giocato l’ultima carta (2008)

## Finali

borneo-ending-ports = L’ultimo porto non poteva essere rimpiazzato.
borneo-ending-cards = Non si potevano pescare due carte.

## Conti delle partite a caso

borneo-tally-monopoly = Monopoli
borneo-tally-quota = Spartizioni per quote

## File di dati e posizioni

error-data-borneo-missing = File di dati { $file }, voce { $place }: “{ $name }” manca o non è come dovrebbe.
error-data-borneo-number = File di dati { $file }, voce { $place }: “{ $name }” dev’essere un numero da { $low } a { $high }.
error-data-borneo-total = File di dati { $file }: { $name } dà { $found } in tutto invece di { $wanted }.
error-position-borneo-cards = Posizione, { $field }: le carte ({ $seat }) non sono dove dice il campo “place”. Atteso { $expected }, trovato { $found }.
error-position-borneo-no-port = Posizione, { $field }: finché si gioca i porti aperti devono essere tre. Atteso { $expected }, trovato { $found }.
error-position-borneo-pile = Posizione, { $field }: le carte del porto { $name } avrebbero già dovuto essere spartite. Atteso { $expected }, trovato { $found }.

## La tavola di Borneo nel terminale: le intestazioni delle colonne hanno dieci posti

borneo-terminal-decks = mazzo { $deck }   scarti { $discards }   porti { $ports }
borneo-terminal-port = { $cards }/{ $most } carte, { $limit } bandiere
borneo-terminal-hand = mano
borneo-terminal-cards = prese
borneo-terminal-ports = porti
borneo-terminal-missions = missioni
borneo-terminal-score = punti
borneo-terminal-turn = di turno
borneo-terminal-supply = Missioni:
borneo-terminal-pepper = pepe
borneo-terminal-cinnamon = cannel
borneo-terminal-cloves = chiodi
borneo-terminal-nutmeg = noce
borneo-terminal-conflict = { $name } attacca con { $attack }, { $other } si difende con { $defence }
borneo-terminal-payment = Restano da pagare: { $missing }
borneo-terminal-picks = Scelte in arrivo: { $names }
borneo-terminal-placing = Ancora da piazzare: { $names }
borneo-terminal-your-hand = La tua mano:
borneo-terminal-hand-of = { $name }:
borneo-terminal-captures = Le tue merci:
borneo-terminal-captures-of = { $name }, merci:
borneo-terminal-bonus = bonus { $count }
borneo-terminal-monopoly = monopolio: { $company }
borneo-terminal-quota = per quote

## Pezzi

borneo-piece-yellow = gialla
borneo-piece-red = rossa
borneo-piece-green = verde
borneo-piece-blue = blu
borneo-piece-pepper = pepe nero
borneo-piece-cinnamon = cannella
borneo-piece-cloves = chiodi di garofano
borneo-piece-nutmeg = noce moscata
borneo-piece-each1 = una per tipo
borneo-piece-same4 = quattro uguali
borneo-piece-each2 = due per tipo
borneo-piece-same8 = otto uguali
borneo-piece-each3 = tre per tipo

# Il resto viene da deck-1.json; lo scrive tests/games/borneo/names.py.

borneo-piece-tidore = Tidore
borneo-piece-bantam = Bantam
borneo-piece-banjarmasin = Banjarmasin
borneo-piece-brunei = Brunei
borneo-piece-malacca = Malacca
borneo-piece-makassar = Makassar
borneo-piece-ternate = Ternate
borneo-piece-ambon = Ambon
borneo-piece-hitu = Hitu
borneo-piece-banda-neira = Banda Neira
borneo-piece-lonthoir = Lonthoir
borneo-piece-run = Run
borneo-piece-E01 = E01 (gialla gialla rossa / gialla, cannella)
borneo-piece-E02 = E02 (gialla gialla verde / gialla, chiodi di garofano)
borneo-piece-E03 = E03 (gialla gialla blu / gialla, noce moscata)
borneo-piece-E04 = E04 (rossa rossa gialla / rossa, pepe nero)
borneo-piece-E05 = E05 (rossa rossa verde / rossa, chiodi di garofano)
borneo-piece-E06 = E06 (rossa rossa blu / rossa, noce moscata)
borneo-piece-E07 = E07 (verde verde gialla / verde, pepe nero)
borneo-piece-E08 = E08 (verde verde rossa / verde, cannella)
borneo-piece-E09 = E09 (verde verde blu / verde, noce moscata)
borneo-piece-E10 = E10 (blu blu gialla / blu, pepe nero)
borneo-piece-E11 = E11 (blu blu rossa / blu, cannella)
borneo-piece-E12 = E12 (blu blu verde / blu, chiodi di garofano)
borneo-piece-E13 = E13 (rossa gialla gialla / rossa, pepe nero)
borneo-piece-E14 = E14 (verde gialla gialla / verde, pepe nero)
borneo-piece-E15 = E15 (blu gialla gialla / blu, pepe nero)
borneo-piece-E16 = E16 (gialla rossa rossa / gialla, cannella)
borneo-piece-E17 = E17 (verde rossa rossa / verde, cannella)
borneo-piece-E18 = E18 (blu rossa rossa / blu, cannella)
borneo-piece-E19 = E19 (gialla verde verde / gialla, chiodi di garofano)
borneo-piece-E20 = E20 (rossa verde verde / rossa, chiodi di garofano)
borneo-piece-E21 = E21 (blu verde verde / blu, chiodi di garofano)
borneo-piece-E22 = E22 (gialla blu blu / gialla, noce moscata)
borneo-piece-E23 = E23 (rossa blu blu / rossa, noce moscata)
borneo-piece-E24 = E24 (verde blu blu / verde, noce moscata)
borneo-piece-E25 = E25 (gialla blu gialla / verde, cannella)
borneo-piece-E26 = E26 (gialla rossa gialla / blu, chiodi di garofano)
borneo-piece-E27 = E27 (gialla verde gialla / rossa, noce moscata)
borneo-piece-E28 = E28 (rossa verde rossa / blu, pepe nero)
borneo-piece-E29 = E29 (rossa blu rossa / gialla, chiodi di garofano)
borneo-piece-E30 = E30 (rossa gialla rossa / verde, noce moscata)
borneo-piece-E31 = E31 (verde blu verde / rossa, pepe nero)
borneo-piece-E32 = E32 (verde gialla verde / blu, cannella)
borneo-piece-E33 = E33 (verde rossa verde / gialla, noce moscata)
borneo-piece-E34 = E34 (blu rossa blu / verde, pepe nero)
borneo-piece-E35 = E35 (blu verde blu / gialla, cannella)
borneo-piece-E36 = E36 (blu gialla blu / rossa, chiodi di garofano)
borneo-piece-E37 = E37 (blu gialla verde / gialla, noce moscata)
borneo-piece-E38 = E38 (rossa gialla blu / gialla, cannella)
borneo-piece-E39 = E39 (verde gialla rossa / gialla, chiodi di garofano)
borneo-piece-E40 = E40 (verde rossa blu / rossa, chiodi di garofano)
borneo-piece-E41 = E41 (blu rossa gialla / rossa, noce moscata)
borneo-piece-E42 = E42 (gialla rossa verde / rossa, pepe nero)
borneo-piece-E43 = E43 (blu verde rossa / verde, noce moscata)
borneo-piece-E44 = E44 (gialla verde blu / verde, pepe nero)
borneo-piece-E45 = E45 (rossa verde gialla / verde, cannella)
borneo-piece-E46 = E46 (rossa blu verde / blu, cannella)
borneo-piece-E47 = E47 (verde blu gialla / blu, chiodi di garofano)
borneo-piece-E48 = E48 (gialla blu rossa / blu, pepe nero)
borneo-piece-E49 = E49 (gialla rossa blu / verde, 2 chiodi di garofano)
borneo-piece-E50 = E50 (gialla verde rossa / blu, 2 noci moscate)
borneo-piece-E51 = E51 (gialla blu verde / rossa, 2 cannella)
borneo-piece-E52 = E52 (rossa gialla verde / blu, 2 noci moscate)
borneo-piece-E53 = E53 (rossa verde blu / gialla, 2 pepe nero)
borneo-piece-E54 = E54 (rossa blu gialla / verde, 2 chiodi di garofano)
borneo-piece-E55 = E55 (verde gialla blu / rossa, 2 cannella)
borneo-piece-E56 = E56 (verde rossa gialla / blu, 2 noci moscate)
borneo-piece-E57 = E57 (verde blu rossa / gialla, 2 pepe nero)
borneo-piece-E58 = E58 (blu gialla rossa / verde, 2 chiodi di garofano)
borneo-piece-E59 = E59 (blu rossa verde / gialla, 2 pepe nero)
borneo-piece-E60 = E60 (blu verde gialla / rossa, 2 cannella)
borneo-piece-yellow-1 = gialla 1
borneo-piece-yellow-2 = gialla 2
borneo-piece-yellow-3 = gialla 3
borneo-piece-yellow-4 = gialla 4
borneo-piece-yellow-5 = gialla 5
borneo-piece-yellow-6 = gialla 6
borneo-piece-yellow-7 = gialla 7
borneo-piece-yellow-8 = gialla 8
borneo-piece-yellow-9 = gialla 9
borneo-piece-yellow-10 = gialla 10
borneo-piece-yellow-11 = gialla 11
borneo-piece-yellow-12 = gialla 12
borneo-piece-yellow-13 = gialla 13
borneo-piece-yellow-14 = gialla 14
borneo-piece-yellow-15 = gialla 15
borneo-piece-red-1 = rossa 1
borneo-piece-red-2 = rossa 2
borneo-piece-red-3 = rossa 3
borneo-piece-red-4 = rossa 4
borneo-piece-red-5 = rossa 5
borneo-piece-red-6 = rossa 6
borneo-piece-red-7 = rossa 7
borneo-piece-red-8 = rossa 8
borneo-piece-red-9 = rossa 9
borneo-piece-red-10 = rossa 10
borneo-piece-red-11 = rossa 11
borneo-piece-red-12 = rossa 12
borneo-piece-red-13 = rossa 13
borneo-piece-red-14 = rossa 14
borneo-piece-red-15 = rossa 15
borneo-piece-green-1 = verde 1
borneo-piece-green-2 = verde 2
borneo-piece-green-3 = verde 3
borneo-piece-green-4 = verde 4
borneo-piece-green-5 = verde 5
borneo-piece-green-6 = verde 6
borneo-piece-green-7 = verde 7
borneo-piece-green-8 = verde 8
borneo-piece-green-9 = verde 9
borneo-piece-green-10 = verde 10
borneo-piece-green-11 = verde 11
borneo-piece-green-12 = verde 12
borneo-piece-green-13 = verde 13
borneo-piece-green-14 = verde 14
borneo-piece-green-15 = verde 15
borneo-piece-blue-1 = blu 1
borneo-piece-blue-2 = blu 2
borneo-piece-blue-3 = blu 3
borneo-piece-blue-4 = blu 4
borneo-piece-blue-5 = blu 5
borneo-piece-blue-6 = blu 6
borneo-piece-blue-7 = blu 7
borneo-piece-blue-8 = blu 8
borneo-piece-blue-9 = blu 9
borneo-piece-blue-10 = blu 10
borneo-piece-blue-11 = blu 11
borneo-piece-blue-12 = blu 12
borneo-piece-blue-13 = blu 13
borneo-piece-blue-14 = blu 14
borneo-piece-blue-15 = blu 15

## Che cosa c'è a favore di una mossa, secondo un bot

borneo-advice-monopoly = un monopolio ti conviene di più, oppure si evita
borneo-advice-less-monopoly = un monopolio ti conviene di meno, oppure si evita
borneo-advice-quota = una spartizione per quote ti conviene di più, oppure si evita
borneo-advice-less-quota = una spartizione per quote ti conviene di meno, oppure si evita
borneo-advice-port = prendi tu il porto
borneo-advice-less-port = fa a meno del porto
borneo-advice-build = lascia nel porto bandiere più favorevoli a te
borneo-advice-less-build = lascia nel porto bandiere meno favorevoli a te
borneo-advice-near = ciò che lascia vicino al monopolio ti conviene di più
borneo-advice-less-near = ciò che lascia vicino al monopolio ti conviene di meno
borneo-advice-full = lascia nel porto posto per una sola carta
borneo-advice-less-full = non lascia l’ultima carta al prossimo
borneo-advice-spent = spende più bandiere delle tue compagnie
borneo-advice-less-spent = spende meno bandiere delle tue compagnie
borneo-advice-change = sposta un mercante in un’altra compagnia
borneo-advice-less-change = nessun tuo mercante cambia compagnia
borneo-advice-rank = i tuoi mercanti hanno posti migliori nelle file
borneo-advice-less-rank = i tuoi mercanti hanno posti peggiori nelle file
borneo-advice-heat = i tuoi mercanti sono messi meglio per le bandiere nei porti
borneo-advice-less-heat = i tuoi mercanti sono messi peggio per le bandiere nei porti
borneo-advice-spread = i tuoi mercanti sono più raccolti nella stessa fila
borneo-advice-less-spread = i tuoi mercanti sono più distribuiti tra le file
borneo-advice-attack = attacca un mercante
borneo-advice-less-attack = evita un conflitto
borneo-advice-odds = l’attacco ha più probabilità, oppure se ne evita uno debole
borneo-advice-less-odds = l’attacco ha meno probabilità, oppure se ne tralascia uno forte
borneo-advice-surplus = si ferma quando l’attacco è abbastanza forte, non prima
borneo-advice-less-surplus = si ferma prima che l’attacco sia abbastanza forte, o continua quando lo è già
borneo-advice-flags = gioca più bandiere della compagnia
borneo-advice-less-flags = gioca meno bandiere della compagnia
borneo-advice-defend = gioca carte in difesa solo dove servono
borneo-advice-less-defend = risparmia in difesa carte che potrebbero servire, o ne spreca una
borneo-advice-goods = la carta vale doppio
borneo-advice-less-goods = non prende carte che valgono doppio
borneo-advice-fit = la merce serve di più a una missione, o ne hai di meno
borneo-advice-less-fit = la merce serve di meno a una missione, o ne hai di più
borneo-advice-held = scarta meno bandiere delle tue compagnie
borneo-advice-less-held = scarta più bandiere delle tue compagnie
borneo-advice-mission = la missione porta più punti
borneo-advice-less-mission = rinuncia per ora ai punti di una missione
borneo-advice-cost = consuma più merci
borneo-advice-less-cost = consuma meno merci
borneo-advice-double = paga con una carta che vale doppio
borneo-advice-less-double = non paga con una carta che vale doppio

## Che cosa porta una mossa

borneo-effect-flags = Bandiere della compagnia { $company } a { $port }: { $before } → { $after } (monopolio a { $limit }).
borneo-effect-pile-fills = Carte a { $port }: { $cards } su { $most }.
borneo-effect-position = Il tuo mercante va in posizione { $rank } della compagnia { $company }.
borneo-effect-units = Le tue unità di { $good }: { $before } → { $after }.
borneo-effect-mission-worth = “{ $mission }” vale { $points } punti.
borneo-effect-strength = Attacco { $attack } contro difesa { $defence }.
borneo-effect-attack-on =
    Attacchi { $other }, che si difende con un bonus di { $bonus }.
borneo-effect-pay-left = Da pagare ancora: { $units } di { $good }.
borneo-effect-hand-left =
    In mano ti { $cards ->
        [one] resta 1 carta
       *[other] restano { $cards } carte
    }.

## Tabella dei punti

borneo-score-cards = Carte prese
borneo-score-ports = Porti presi
borneo-score-missions = Missioni
borneo-score-mission-count = numero di missioni
borneo-score-history = Punti a ogni porto aperto
