### Il tavolo di Pasar: parole che servono solo al disegno.

pasar-board-market = Mercato
pasar-board-round = Round { $round } di { $rounds }
pasar-board-pile = mazzo: { $count }
pasar-board-price =
    { $price ->
        [one] { $good }: 1 moneta
       *[other] { $good }: { $price } monete
    }
pasar-board-traded =
    { $count ->
        [0] In questo round non l'ha venduta nessuno: il prezzo salirebbe.
        [one] In questo round è stata venduta 1 carta.
       *[other] In questo round sono state vendute { $count } carte.
    }
pasar-board-stall = { $number }: { $good }
pasar-board-visitors = Visitatori: { $names }.
pasar-board-hand = La tua mano
pasar-board-hand-empty = Non hai carte.
pasar-board-card = { $good } ×{ $count }
pasar-board-coins =
    { $count ->
        [one] { $name }: 1 moneta
       *[other] { $name }: { $count } monete
    }
pasar-board-cards =
    { $count ->
        [one] { $name }: 1 carta
       *[other] { $name }: { $count } carte
    }
pasar-board-first = vende per primo
pasar-board-has-chosen = ha scelto
pasar-board-discards = Scarti
