### Batavia.

batavia-name = Batavia
batavia-tagline = Navi, aste e spezie sulla via dell’Oriente
batavia-length = circa 60 minuti

## Che cosa succede

batavia-event-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $count } carte: { $cards }.
    }
batavia-event-lot-turned =
    Il banditore è { $seat } e tira { $die }: { $cardsCount ->
        [0] non ci sono carte da scoprire, perciò il lotto è { $lot }.
       *[other] { $lotCount ->
            [one] il lotto è di una carta, { $lot }.
           *[other] il lotto è di { $lotCount } carte, { $lot }.
        }
    }
batavia-event-bid = { $seat } offre { $amount }.
batavia-event-passed = { $seat } passa.
batavia-event-sold =
    { $seat } vince l’asta per { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    }, diventa primo giocatore e prende { $lot }.
batavia-event-paid =
    { $seat } paga { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    } a { $to }.
batavia-event-unsold = Nessuno offre: il lotto resta, e comincia { $seat }.
batavia-event-drew =
    { $count ->
        [0] { $seat } pesca, ma non ci sono più carte.
        [one] { $cards ->
            [none] { $seat } pesca 1 carta.
           *[other] { $seat } pesca 1 carta: { $cards }.
        }
       *[other] { $cards ->
            [none] { $seat } pesca { $count } carte.
           *[other] { $seat } pesca { $count } carte: { $cards }.
        }
    }
batavia-event-laid = { $seat } cala una nave { $companyOf }.
batavia-event-seal-taken = { $seat } prende il sigillo { $companyOf }.
batavia-event-seal-returned = Il sigillo { $companyOf } torna sul tabellone.
batavia-event-stations-revealed = Si scoprono le stazioni da { $first } a { $last }: { $tiles }.
batavia-event-sailed = { $seat } salpa verso lo spazio { $space }, prende la tessera { $companyOf } e immagazzina una cassa di { $good }.
batavia-event-converted =
    { $seat } converte in oro { $companiesCount ->
        [one] una tessera
       *[other] tessere
    } { $companiesOf }: { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
batavia-event-kept = { $seat } tiene le tessere.
batavia-event-pirates-attacked =
    I pirati! Attaccano { $companies } e affondano { $sunk ->
        [one] 1 nave
       *[other] { $sunk } navi
    }.
batavia-event-hex-reached = { $seat } prende l’esagono finale: questo è l’ultimo round.
batavia-event-deck-reshuffled =
    { $count ->
        [one] L’unico scarto diventa
       *[other] I { $count } scarti, rimescolati, diventano
    } il nuovo mazzo.
batavia-event-hand-shown = { $seat } scopre la mano: { $cards }.
batavia-event-good-scored =
    Maggioranza di casse di { $good }: { $seats }, { $gold } monete d’oro{ $seatsCount ->
        [one] { "" }
       *[other] { " " }a testa
    }.
batavia-event-bills-scored =
    Maggior numero di cambiali ({ $bills }): { $seats }, { $gold } monete d’oro{ $seatsCount ->
        [one] { "" }
       *[other] { " " }a testa
    }.
batavia-event-hex-scored = { $seat } ha l’esagono finale: { $gold } monete d’oro.
batavia-event-seals-scored =
    { $seat } ha { $companiesCount ->
        [one] il sigillo
       *[other] i sigilli
    } { $companiesOf }: { $gold } monete d’oro.

## Perché no

batavia-refusal-no-auction-now = Adesso non c’è nessuna asta: è il momento delle azioni.
batavia-refusal-bid-too-low = Un’offerta deve superare { $highest }.
batavia-refusal-too-few-bills =
    Hai soltanto { $bills ->
        [one] 1 cambiale
       *[other] { $bills } cambiali
    }.
batavia-refusal-bid-or-pass = L’asta è in corso: offri o passa.
batavia-refusal-one-action-only = Hai cominciato a calare carte: nello stesso turno non puoi pescare.
batavia-refusal-cards-first = Prima cali almeno una carta, poi muovi.
batavia-refusal-no-such-card = In mano non hai navi { $companyOf }.
batavia-refusal-no-majority-yet = Non hai ancora nessuna maggioranza: cala altre carte.
batavia-refusal-no-majority-possible = La tua mano non può darti la maggioranza in nessuna compagnia: pesca.
batavia-refusal-no-tile-there = Lì non si vede nessuna tessera: si salpa verso una stazione con una tessera scoperta.
batavia-refusal-not-the-nearest = Puoi salpare solo verso la tessera { $companyOf } più vicina davanti a te.
batavia-refusal-not-your-seal = Non hai il sigillo { $companyOf }.
batavia-refusal-no-tile-ahead = Davanti a te non ci sono più tessere { $companyOf }.
batavia-refusal-nothing-to-convert = Puoi convertire solo subito dopo aver preso una tessera di una compagnia di cui non ne avevi.
batavia-refusal-convert-or-keep = Hai appena preso una tessera: converti oppure tieni.
batavia-refusal-tile-comes-first = L’esagono finale ti è precluso: il tuo sigillo { $companyOf } porta ancora a una stazione.
batavia-refusal-last-round-needs-tile = Nell’ultimo round una giocata deve darti un sigillo che porti a una stazione davanti a te.

## Pezzi

batavia-piece-EN = Inghilterra
    .of = dell’Inghilterra
batavia-piece-DK = Danimarca
    .of = della Danimarca
batavia-piece-FR = Francia
    .of = della Francia
batavia-piece-NL = Paesi Bassi
    .of = dei Paesi Bassi
batavia-piece-SE = Svezia
    .of = della Svezia
batavia-piece-tea = tè
batavia-piece-cotton = cotone
batavia-piece-porcelain = porcellana
batavia-piece-silk = seta
batavia-piece-ginger = zenzero
batavia-piece-nutmeg = noce moscata
batavia-piece-pepper = pepe
batavia-piece-EN-tea = tè inglese
batavia-piece-EN-cotton = cotone inglese
batavia-piece-EN-porcelain = porcellana inglese
batavia-piece-EN-silk = seta inglese
batavia-piece-EN-ginger = zenzero inglese
batavia-piece-EN-nutmeg = noce moscata inglese
batavia-piece-EN-pepper = pepe inglese
batavia-piece-DK-tea = tè danese
batavia-piece-DK-cotton = cotone danese
batavia-piece-DK-porcelain = porcellana danese
batavia-piece-DK-silk = seta danese
batavia-piece-DK-ginger = zenzero danese
batavia-piece-DK-nutmeg = noce moscata danese
batavia-piece-DK-pepper = pepe danese
batavia-piece-FR-tea = tè francese
batavia-piece-FR-cotton = cotone francese
batavia-piece-FR-porcelain = porcellana francese
batavia-piece-FR-silk = seta francese
batavia-piece-FR-ginger = zenzero francese
batavia-piece-FR-nutmeg = noce moscata francese
batavia-piece-FR-pepper = pepe francese
batavia-piece-NL-tea = tè olandese
batavia-piece-NL-cotton = cotone olandese
batavia-piece-NL-porcelain = porcellana olandese
batavia-piece-NL-silk = seta olandese
batavia-piece-NL-ginger = zenzero olandese
batavia-piece-NL-nutmeg = noce moscata olandese
batavia-piece-NL-pepper = pepe olandese
batavia-piece-SE-tea = tè svedese
batavia-piece-SE-cotton = cotone svedese
batavia-piece-SE-porcelain = porcellana svedese
batavia-piece-SE-silk = seta svedese
batavia-piece-SE-ginger = zenzero svedese
batavia-piece-SE-nutmeg = noce moscata svedese
batavia-piece-SE-pepper = pepe svedese

## Mosse

batavia-move-bid =
    Offri { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    }
batavia-range-bid = Offri da { $low } a { $high } cambiali
batavia-move-pass = Passa
batavia-move-draw = Pesca due carte
batavia-move-lay = Cala { $company }
batavia-move-sail = Salpa per { $company }
batavia-move-hex = Vai all’esagono finale
batavia-move-convert = Converti tessere in oro
batavia-move-keep = Tieni le tessere

## Fasi

batavia-stage-over = fine della partita
batavia-stage-auction = asta
batavia-stage-action = azioni
batavia-stage-play = una giocata
batavia-stage-conversion = conversione
batavia-prompt-auction = Fai un’offerta per il lotto e per giocare per primo, oppure passa.
batavia-prompt-action = Pesca due carte, oppure gioca calando la prima nave.
batavia-prompt-play = Cala altre navi, o salpa per una compagnia di cui hai il sigillo.
batavia-prompt-conversion = Converti in oro una tessera per compagnia, oppure tienile tutte.
batavia-wait-auction = { $seat } sta pensando a un’offerta.
batavia-wait-action = { $seat } sta scegliendo un’azione.
batavia-wait-play = { $seat } sta calando le navi.
batavia-wait-conversion = { $seat } può convertire tessere in oro.

## Opzioni

batavia-option-quick_start = Avvio rapido
batavia-choice-quick_start-no = stazioni mescolate, dieci scoperte
batavia-choice-quick_start-yes = tutte le stazioni scoperte, in un ordine fisso
batavia-option-reveal = Le nuove stazioni si scoprono
batavia-choice-reveal-lastTile = quando un mercante arriva sull’ultima
batavia-choice-reveal-lastBlock = quando un mercante arriva sulle ultime cinque
batavia-option-first_auctioneer = Primo banditore
batavia-choice-first_auctioneer-random = tirato a sorte
batavia-choice-first_auctioneer-seat1 = posto 1
batavia-choice-first_auctioneer-seat2 = posto 2
batavia-choice-first_auctioneer-seat3 = posto 3
batavia-choice-first_auctioneer-seat4 = posto 4
batavia-choice-first_auctioneer-seat5 = posto 5

## Finali

batavia-ending-final-hex = L’esagono finale è stato preso e il round è concluso.

## Che cosa c'è a favore di una mossa, secondo un bot

batavia-advice-crate = le merci promettono più oro
batavia-advice-less-crate = conta meno sull’oro delle merci
batavia-advice-safe = mette al sicuro una maggioranza di casse
batavia-advice-less-safe = mette al sicuro meno oro dalle merci
batavia-advice-rival = contende a un rivale l’oro delle merci
batavia-advice-less-rival = contende ai rivali meno oro delle merci
batavia-advice-set = aggiunge una compagnia alla tua serie
batavia-advice-less-set = non aggiunge compagnie alla tua serie
batavia-advice-double = porta un’altra tessera di una compagnia che hai già
batavia-advice-less-double = non porta tessere di una compagnia che hai già
batavia-advice-step = fa più strada per una tessera
batavia-advice-less-step = fa meno strada per una tessera
batavia-advice-race = recupera terreno sugli altri, o corre meno avanti
batavia-advice-less-race = recupera meno terreno sugli altri, o corre più avanti
batavia-advice-cards = spende più carte
batavia-advice-less-cards = spende meno carte
batavia-advice-extra = cala una nave oltre quelle che servono alla maggioranza
batavia-advice-less-extra = non cala navi oltre quelle che servono alla maggioranza
batavia-advice-pirates = con i pirati te la cavi meglio
batavia-advice-less-pirates = con i pirati te la cavi peggio
batavia-advice-draw = pesca carte
batavia-advice-less-draw = non spende il turno per pescare
batavia-advice-short = punta a nuove carte mentre ne hai poche in mano
batavia-advice-less-short = fa a meno di nuove carte
batavia-advice-gold = porta oro subito
batavia-advice-less-gold = lascia l’oro per dopo
batavia-advice-patience = non aspetta una serie più grande
batavia-advice-less-patience = aspetta una serie più grande
batavia-advice-lot = punta alle carte del lotto
batavia-advice-less-lot = lascia andare il lotto
batavia-advice-useful = nel lotto ci sono carte che possono darti una maggioranza
batavia-advice-less-useful = rinuncia alle carte del lotto utili a una maggioranza
batavia-advice-first = punta al posto di primo giocatore
batavia-advice-less-first = non paga per il posto di primo giocatore
batavia-advice-price = offre più cambiali
batavia-advice-less-price = offre meno cambiali, o nessuna
batavia-advice-purse = impegna una parte maggiore delle tue cambiali
batavia-advice-less-purse = ti lascia più cambiali
batavia-advice-hex = porta all’esagono finale
batavia-advice-less-hex = lascia stare l’esagono finale
batavia-advice-lead = avvicina la fine se sei in testa, o non l’avvicina se sei indietro
batavia-advice-less-lead = avvicina la fine se sei indietro, o non l’avvicina se sei in testa

## Il tavolo di Batavia: le parole brevi stanno sopra colonne di 4, 3, 5, 15 e 10

batavia-terminal-round = round { $round }
batavia-terminal-cannon = cannone { $cannon } (pirati a { $limit })
batavia-terminal-pile = mazzo { $count }
batavia-terminal-discards = scarti { $count }
batavia-terminal-hex = esagono finale
batavia-terminal-gold = oro
batavia-terminal-at = sp
batavia-terminal-hand = mano
batavia-terminal-ships = navi scoperte
batavia-terminal-tiles = tessere
batavia-terminal-crates = casse
batavia-terminal-afloat = in tutto
batavia-terminal-marks = * sigillo   <1> mercante
batavia-terminal-passed-mark = x fuori
batavia-terminal-lot = Lotto:
batavia-terminal-bid = offerta { $bid } ({ $name })
batavia-terminal-auctioneer = banditore { $name }
batavia-terminal-first = primo giocatore { $name }
batavia-terminal-your-hand = La tua mano:
batavia-terminal-hand-of = { $name }:
batavia-terminal-bills =
    { $count ->
        [one] 1 cambiale
       *[other] { $count } cambiali
    }
batavia-terminal-bills-shown = Cambiali:
batavia-terminal-pays =
    { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }
batavia-terminal-to = spazio { $space }, { $good }
batavia-terminal-to-hidden = verso una stazione coperta

batavia-terminal-laid = { $name } cala { $ships }.
batavia-terminal-seals-taken =
    { $seat } prende { $companiesCount ->
        [one] il sigillo
       *[other] i sigilli
    } { $companiesOf }.
batavia-terminal-seals-returned =
    { $companiesCount ->
        [one] Il sigillo { $companiesOf } torna
       *[other] I sigilli { $companiesOf } tornano
    } sul tabellone.
batavia-terminal-paid = { $name } paga { $parts }.
batavia-terminal-paid-to = { $amount } a { $name }

## Che cosa porta una mossa

batavia-effect-fleet =
    Navi { $companyOf }: ne avresti { $own }, l’avversario più forte ne ha { $rival }.
batavia-effect-cannon = Scala dei pirati: { $ships } su { $limit }.
batavia-effect-crates-lead =
    Maggioranza di casse di { $good } ({ $crates }): { $seats }, a fine partita { $gold } monete d’oro{ $seatsCount ->
        [one] { "" }
       *[other] { " " }a testa
    }.
batavia-effect-tiles-worth =
    Convertire le tue tessere renderebbe { $after ->
        [one] 1 moneta
       *[other] { $after } monete
    } d’oro (adesso { $before }).
batavia-effect-station-unknown = La prossima stazione { $companyOf } è ancora coperta.
batavia-effect-cards-drawn =
    Peschi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
batavia-effect-if-bought =
    Se nessuno rilancia, paghi { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    } e te ne restano { $left }.
batavia-effect-would-receive =
    { $seat } riceverebbe { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    }.

## Tabella dei punti

batavia-score-conversions = Tessere convertite
batavia-score-warehouses = Magazzini
batavia-score-bills = Cambiali
batavia-score-hex = Esagono finale
batavia-score-seals = Sigilli
batavia-score-history = Oro per round
