### Pasar: il promemoria e la guida.

## Promemoria

pasar-aid-goal = Avere più monete dopo l'ultimo round.
pasar-aid-visit = **1 Visita:** scegli in segreto una bancarella. Se sei da solo, ne prendi la carta.
pasar-aid-quarrel = Dove siete in più d'uno nessuno prende la carta, e il prezzo della merce sale di uno.
pasar-aid-sale = **2 Vendita:** uno dopo l'altro, vendete quante carte volete di una sola merce. Ogni carta venduta abbassa il prezzo di uno.
pasar-aid-rise = Le merci che nessuno ha venduto nel round salgono di uno.
pasar-aid-prices = I prezzi restano tra { $low } e { $high }. Si comincia con { $hand } carte.
pasar-aid-goods = Merci
pasar-aid-good = Merce
pasar-aid-cards = Carte
pasar-aid-price = Primo prezzo
pasar-aid-left = Ogni carta rimasta in mano: { $coins } moneta.
pasar-aid-tie = A pari monete: più merci diverse in mano.
pasar-aid-end = Dopo { $full } round, o { $short } in una partita breve.
pasar-aid-trap-one-good = In un turno si vende una sola merce.
pasar-aid-trap-fall = Chi vende dopo trova il prezzo che gli altri hanno lasciato.

## Guida

pasar-coach-visit = Scegli una bancarella insieme a tutti gli altri, e ne prendi la carta solo se sei da solo. La carta migliore è dove guarderanno anche gli altri.
pasar-coach-sale = Puoi vendere quante carte vuoi di una merce, o aspettare. Ogni carta venduta ne abbassa il prezzo, e le merci che nessuno vende rincarano.
