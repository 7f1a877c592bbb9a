### Kontor: il promemoria e la guida.

## Promemoria

kontor-aid-goal = Fare più punti. Si ottengono chiudendo i cantieri in cui i propri magazzini sono più forti e, alla fine, presidiando i più grandi.
kontor-aid-choose = **1 Scegli** in segreto una carta della mano, insieme all’altro; oppure passa e prendi un fiorino.
kontor-aid-tax = **2 Tassa portuale.** Una carta con il fiorino costa all’altro { $tax } fiorino. Chi non può pagare riprende la carta e per questo turno è fuori.
kontor-aid-first = **3 Il valore più alto** gioca per primo e fa tutto quello che segue; poi tocca all’altro.
kontor-aid-ship = **4 Simbolo della nave:** puoi spostare la nave su un altro canale qualsiasi, e poi togliere una carta molo accanto che mostra anch’essa la nave.
kontor-aid-lay = **5 Posa** la carta accanto a un’altra qualsiasi; il porto ha al massimo { $size } spazi.
kontor-aid-yards = **6 Cantieri.** Le merci di un molo diventano tuoi magazzini. Un cantiere senza spazi liberi accanto è chiuso e si valuta.
kontor-aid-income = **7 Rendita.** Un canale porta un fiorino. Pesca una carta del tipo che hai posato.
kontor-aid-difference = **Chi vince un cantiere:** si confrontano vino, spezie e tè, uno per uno. Lo prende il vantaggio più grande in una sola merce.
kontor-aid-goods = Se questi vantaggi sono pari: chi è avanti in più merci.
kontor-aid-circle = Se anche queste sono pari: il vino batte le spezie, le spezie il tè, il tè il vino.
kontor-aid-hand = Si hanno { $quay } carte molo e { $canal } canali, e si comincia con { $florins } fiorini.
kontor-aid-crane = **Gru:** accanto può posare moli solo il proprietario.
kontor-aid-point = Un cantiere vinto: subito 1 punto e un tuo guardiano sopra.
kontor-aid-bonus = Alla fine: 1 punto per ciascuno dei { $yards } cantieri presidiati più grandi, di tutti e due. A pari grandezza conta prima il più vicino all’ancora.
kontor-aid-struck = I cantieri pari per grandezza e distanza si escludono tutti.
kontor-aid-tie = A pari punti vince chi ha più fiorini.
kontor-aid-end = Subito, quando tutti i { $spaces } spazi sono pieni; anche dopo { $idle } turni senza carte posate, o { $stale } in cui il porto non è cresciuto. I cantieri aperti non danno niente.
kontor-aid-trap-edge = Il bordo non c’è finché una direzione non ha { $rows } righe o colonne: fino ad allora lo spazio fuori è libero e tiene aperto il cantiere.
kontor-aid-trap-sum = Non conta la somma dei magazzini, ma il vantaggio in una sola merce.
kontor-aid-trap-florin = Senza fiorini perdi il turno contro ogni carta che ti tassa.
kontor-aid-trap-balance = Se tutto è in parità il cantiere non è di nessuno.
kontor-aid-trap-ship = Al sicuro dalla nave: moli senza il suo simbolo, canali, cantieri chiusi.
kontor-aid-trap-crane = Una gru non porta magazzini, ma conta per la grandezza.
kontor-aid-trap-last = Quando si riempie l’ultimo spazio l’altro giocatore non agisce più.

## Guida

kontor-coach-buying = Prima di ogni turno puoi comprare con i fiorini una carta speciale ignota. Non sostituisce una carta della mano, e i fiorini servono anche per la tassa portuale: tienine uno.
kontor-coach-showing = Volete entrambi l’ultima carta speciale: la compra chi mostra la carta più alta. Le carte tornano in mano, quindi mostrarne una alta ti costa soltanto il segreto.
kontor-coach-choosing = Scegliete insieme, e il valore più alto gioca per primo. Chiediti quale cantiere sta per chiudersi, chi è in vantaggio, e se ti conviene agire prima o dopo l’altro.
kontor-coach-shipping = La tua carta mostra la nave: prima di posarla puoi navigare su un altro canale. Vai dove un molo con il simbolo della nave dà all’avversario il vantaggio in un cantiere aperto.
kontor-coach-removing = Puoi togliere dal porto una carta accanto alla nave; i suoi magazzini se ne vanno con lei. Puoi togliere anche una carta tua, ma di rado conviene.
kontor-coach-laying = La carta va in uno spazio libero accanto a un’altra. Un molo aggiunge magazzini ai cantieri che tocca, un canale li chiude: chiudi dove sei in vantaggio e tieni aperto dove non lo sei.
