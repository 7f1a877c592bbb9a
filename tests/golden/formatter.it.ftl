# The texts of formatter.json: its own, so that no test of the formatter depends on a sentence of a game.
batavia-name = Batavia
batavia-event-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $count } carte: { $cards }.
    }
batavia-event-lot-turned =
    Il banditore è { $seat } e tira { $die }: { $cardsCount ->
        [0] non ci sono carte da scoprire, perciò il lotto è { $lot }.
       *[other]
            { $lotCount ->
                [one] il lotto è di una carta, { $lot }.
               *[other] il lotto è di { $lotCount } carte, { $lot }.
            }
    }
batavia-event-bid = { $seat } offre { $amount }.
batavia-event-passed = { $seat } passa.
batavia-event-sold =
    { $seat } vince l'asta per { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    }, diventa primo giocatore e prende { $lot }.
batavia-event-paid =
    { $seat } paga { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    } a { $to }.
batavia-event-drew =
    { $count ->
        [0] { $seat } pesca, ma non ci sono più carte.
        [one]
            { $cards ->
                [none] { $seat } pesca 1 carta.
               *[other] { $seat } pesca 1 carta: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $seat } pesca { $count } carte.
               *[other] { $seat } pesca { $count } carte: { $cards }.
            }
    }
batavia-event-laid = { $seat } cala una nave { $companyOf }.
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
batavia-event-pirates-attacked =
    I pirati! Attaccano { $companies } e affondano { $sunk ->
        [one] 1 nave
       *[other] { $sunk } navi
    }.
batavia-event-good-scored =
    Maggioranza di casse di { $good }: { $seats }, { $gold } monete d'oro{ $seatsCount ->
        [one] { "" }
       *[other] { " " }a testa
    }.
batavia-event-seals-scored =
    { $seat } ha { $companiesCount ->
        [one] il sigillo
       *[other] i sigilli
    } { $companiesOf }: { $gold } monete d'oro.
batavia-refusal-too-few-bills =
    Hai soltanto { $bills ->
        [one] 1 cambiale
       *[other] { $bills } cambiali
    }.
batavia-refusal-not-your-seal = Non hai il sigillo { $companyOf }.
batavia-piece-EN = Inghilterra
    .of = dell'Inghilterra
batavia-piece-DK = Danimarca
    .of = della Danimarca
batavia-piece-FR = Francia
    .of = della Francia
batavia-piece-NL = Paesi Bassi
    .of = dei Paesi Bassi
batavia-piece-SE = Svezia
    .of = della Svezia
batavia-piece-tea = tè
batavia-piece-nutmeg = noce moscata
batavia-piece-EN-nutmeg = noce moscata inglese
batavia-piece-DK-tea = tè danese
batavia-piece-FR-ginger = zenzero francese
batavia-piece-NL-silk = seta olandese
batavia-piece-SE-pepper = pepe svedese
batavia-move-bid =
    Offri { $amount ->
        [one] 1 cambiale
       *[other] { $amount } cambiali
    }
batavia-range-bid = Offri da { $low } a { $high } cambiali
batavia-move-lay = Cala { $company }
house-seat = Posto { $number }
house-nobody = nessuno
house-nothing = nulla
house-list-comma = { $before }, { $next }
house-list-last = { $before } e { $last }
house-counted = { $count } { $name }
house-refusal-sealed = Una scelta segreta non si può annullare.
error-option-game = Non c'è nessun gioco “{ $name }”. Giochi: { $known }.
error-option-unknown =
    { $known ->
        [none] “{ $game }” non ha l'opzione “{ $name }”, né altre.
       *[other] “{ $game }” non ha l'opzione “{ $name }”. Opzioni: { $known }.
    }
error-record-word-count =
    Riga { $line }: dopo “{ $word }” ci { $wanted ->
        [one] vuole una parola
       *[other] vogliono { $wanted } parole
    }.
