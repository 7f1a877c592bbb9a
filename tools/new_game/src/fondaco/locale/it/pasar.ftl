### Pasar.

pasar-name = Pasar
pasar-tagline = Banchi, litigi e prezzi
pasar-length = circa 20 minuti

## Che cosa succede

pasar-event-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $count } carte: { $cards }.
    }
pasar-event-stalls-opened = Round { $round }: sui banchi ci sono { $cards }.
pasar-event-visit-sealed =
    { $stall ->
        [none] { $seat } ha scelto un banco.
       *[other] { $seat } andrà al { $stall }.
    }
pasar-event-took = { $seat } è da solo al { $stall } e prende { $good }.
pasar-event-quarrelled = { $seats } litigano al { $stall }: nessuno prende la carta, e il prezzo di { $good } ora è { $price }.
pasar-event-unwanted = Al { $stall } non va nessuno: { $good } va negli scarti.
pasar-event-sold =
    { $seat } vende { $good } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
pasar-event-finished = { $seat } non vende altro.
pasar-event-prices-rose = Nessuno ha venduto { $goods }: il prezzo sale di 1.
pasar-event-hand-paid =
    { $coins ->
        [0] { $seat } non ha più carte.
        [one] { $seat } mostra { $cards } e riceve 1 moneta.
       *[other] { $seat } mostra { $cards } e riceve { $coins } monete.
    }

## Perché no

pasar-refusal-no-such-stall = Oggi i banchi sono soltanto { $stalls }.
pasar-refusal-visit-first = Prima si sceglie un banco, poi si vende.
pasar-refusal-stalls-are-closed = I banchi sono chiusi: è il momento di vendere.
pasar-refusal-not-in-hand = In mano non hai { $good }.
pasar-refusal-one-good-only = In questo turno puoi vendere soltanto { $good }.

## Pezzi

pasar-piece-pepper = pepe
pasar-piece-nutmeg = noce moscata
pasar-piece-tea = tè
pasar-piece-silk = seta
pasar-piece-stall-1 = banco 1
pasar-piece-stall-2 = banco 2
pasar-piece-stall-3 = banco 3
pasar-piece-stall-4 = banco 4

## Mosse

pasar-move-visit = Vai al { $stall }
pasar-move-sell = Vendi { $good }
pasar-move-done = Non vendere altro

## Fasi

pasar-stage-over = la fine
pasar-stage-visit = i banchi
pasar-stage-sale = la vendita
pasar-prompt-visit = Scegli in segreto un banco: se sei da solo prendi la carta.
pasar-prompt-sale = Vendi carte di una sola merce, o aspetta prezzi migliori.
pasar-wait-visit =
    { $seatCount ->
        [one] { $seat } sta scegliendo un banco.
       *[other] { $seat } stanno scegliendo un banco.
    }
pasar-wait-sale = { $seat } sta vendendo.

## Opzioni

pasar-option-length = Durata
pasar-choice-length-full = completa: otto round
pasar-choice-length-short = breve: cinque round

## Finali

pasar-ending-market-closed = L'ultimo round è finito e il mercato ha chiuso.

## Che cosa parla a favore di una mossa, detto da un bot

pasar-advice-price = punta a una merce più cara
pasar-advice-less-price = punta a una merce meno cara
pasar-advice-stock = di quella merce hai già più carte
pasar-advice-less-stock = di quella merce hai meno carte
pasar-advice-custom = per consuetudine quel banco spetta a te
pasar-advice-less-custom = per consuetudine quel banco spetta a un altro
pasar-advice-coins = vende a un prezzo migliore
pasar-advice-less-coins = non vende a poco prezzo
pasar-advice-wait = vende anche se il prezzo può ancora salire
pasar-advice-less-wait = il prezzo può ancora salire
pasar-advice-last = è l'ultima occasione per vendere
pasar-advice-less-last = tiene la carta anche se è l'ultima occasione per vendere

## Il tavolo di Pasar nel terminale

pasar-terminal-round = round { $round } di { $rounds }
pasar-terminal-pile = mazzo { $count }
pasar-terminal-discards = scarti { $count }
pasar-terminal-price = prezzo
pasar-terminal-stalls = Banchi:
pasar-terminal-coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
pasar-terminal-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
pasar-terminal-goes-to = va al { $stall }
pasar-terminal-was-at = è stato al { $stall }
pasar-terminal-has-chosen = ha scelto
pasar-terminal-first = vende per primo
pasar-terminal-your-hand = La tua mano:
pasar-terminal-hand-of = { $name }:
pasar-terminal-brings =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }

## Che cosa porterebbe una mossa

pasar-effect-if-alone =
    Da solo prendi { $good }, che ora vale { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }.
pasar-effect-price-falls =
    Poi { $good } costa { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }.

## Il punteggio

pasar-score-sales = Vendite
pasar-score-left = Carte rimaste
pasar-score-kinds = merci diverse rimaste
pasar-score-history = Monete per round
