### Batavia: le lezioni.

## 1 Lo scopo

batavia-lesson-goal = Di che cosa si tratta
batavia-lesson-goal-welcome = Sei un mercante in viaggio lungo le coste dell’Asia, come Anna e Pieter. Vince chi alla fine ha più **oro**. Tutto quello che fai porta oro: subito, oppure nel conteggio finale.
batavia-lesson-goal-route = Questa è la rotta: 35 stazioni e, in fondo, l’esagono finale. Il tuo mercante va soltanto avanti. In ogni stazione c’è una tessera: una delle cinque **compagnie** e una delle sette **merci**.
batavia-lesson-goal-ships = Come si arriva a una stazione? Con le navi. Le carte che hai in mano sono navi delle cinque compagnie, e una stazione ti accoglie finché hai **sul tavolo più navi della sua compagnia di chiunque altro**.
batavia-lesson-goal-lay = La prima stazione, la numero 1, è francese, e nessuno ha navi francesi sul tavolo. Cala la tua.
batavia-lesson-goal-drew = Pescare due carte sarebbe tutto il tuo turno, e il mercante resterebbe dov’è. Puoi già salpare: cala la nave francese.
batavia-lesson-goal-tie = Anche Pieter ha una nave svedese. Una a una è parità: nessuno ha la maggioranza e nessuna stazione si apre. Scegli una compagnia che gli altri non hanno.
batavia-lesson-goal-other-ship = Anche quella ti darebbe una maggioranza, ma porta più avanti, oltre la numero 1. Comincia dalla Francia.
batavia-lesson-goal-seal = Una nave francese contro nessuna: la maggioranza è tua, e con lei il **sigillo** della Francia. Il sigillo è il permesso di salpare verso le stazioni francesi.
batavia-lesson-goal-sail = Ora salpa per la Francia. Il tuo mercante va alla prossima stazione francese, la numero 1.
batavia-lesson-goal-enough = Puoi calare quante carte vuoi, ma per il sigillo ne bastava una. Tieni le altre per i prossimi turni e salpa per la Francia.
batavia-lesson-goal-crate = Prendi la tessera, e una delle tue **casse** va nel magazzino dello zenzero. Ci resta fino alla fine, quando chi ha più casse di zenzero riceve 14 monete d’oro. Ogni merce ha il suo magazzino: il tè ne vale 10, il pepe 16.
batavia-lesson-goal-keep = Adesso potresti cambiare subito la tessera in oro. Da sola rende 1 moneta, ma le tessere di cinque compagnie diverse ne rendono 15 insieme. Tienila.
batavia-lesson-goal-converted = Sarebbe 1 moneta, e la tessera se ne va. Insieme a tessere di altre compagnie renderà molto di più: per ora tienila.
batavia-lesson-goal-end = Ecco un turno completo: **calare navi, salpare, immagazzinare una cassa e, se conviene, cambiare tessere in oro**. L’oro viene dalle tessere durante la partita e dai magazzini alla fine. Adesso: come si vincono e si perdono le maggioranze.

## 2 I sigilli

batavia-lesson-seals = Navi e sigilli
batavia-lesson-seals-most = Anna ha due navi danesi sul tavolo, tu una. La maggioranza è sua, e con lei il sigillo della Danimarca. Le navi restano sul tavolo da un turno all’altro: quelle che cali si aggiungono a quelle che ci sono.
batavia-lesson-seals-tie = Cala una nave danese e guarda che cosa fa il sigillo.
batavia-lesson-seals-draw = Potresti pescare due carte invece di giocare, ma hai già quello che serve: cala una nave danese.
batavia-lesson-seals-danish-first = Quella compagnia viene dopo. Prima cala una nave danese.
batavia-lesson-seals-nobody = Due a due. Quando il primo posto è condiviso **nessuno** ha la maggioranza, e il sigillo torna sulla plancia (BAT-5.1). Anna non può più salpare per la Danimarca, ma nemmeno tu.
batavia-lesson-seals-lead = Cala la tua seconda nave danese.
batavia-lesson-seals-lead-first = Non ancora. Adesso non hai nessun sigillo, e dopo aver calato devi averne uno per salpare (BAT-4.5). Cala la seconda nave danese.
batavia-lesson-seals-yours = Tre a due: il sigillo è tuo. Di quanto sei in vantaggio non conta: basta una nave.
batavia-lesson-seals-spoil = Prima di salpare puoi calare altre carte, di qualsiasi compagnia. Pieter è in testa in Svezia con una nave sola. Calane una anche tu.
batavia-lesson-seals-spoil-first = Tra un attimo puoi salpare. Prima guarda che cosa fa a Pieter una nave svedese.
batavia-lesson-seals-not-french = Una nave francese ti darebbe il sigillo della Francia. Qui però vuoi dare fastidio a Pieter: cala quella svedese.
batavia-lesson-seals-spoilt = Una a una: Pieter perde il sigillo della Svezia. Una sola carta gli ha chiuso la strada. Le navi non servono soltanto a te.
batavia-lesson-seals-sail = Ora salpa per la Danimarca.
batavia-lesson-seals-enough = La Francia sarebbe un secondo sigillo, ma puoi salpare per una compagnia sola. Risparmia la carta.
batavia-lesson-seals-keep = La tua prima tessera. Tienila per uno scambio più ricco.
batavia-lesson-seals-converted = Adesso 1 moneta, ma più avanti la tessera può far parte di uno scambio da 15. Tienila.
batavia-lesson-seals-answer = Anna ha risposto: altre due navi danesi, quattro contro le tue tre, e il sigillo è di nuovo suo. L’ha usato subito. Le tue tre navi sono ancora lì: con altre due carte torni in testa.
batavia-lesson-seals-end = **Più di ciascun altro: sigillo. Parità: nessuno.** I sigilli si spostano appena si cala una carta. Adesso: dove ti porta un sigillo.

## 3 Le stazioni

batavia-lesson-stations = Dove puoi salpare
batavia-lesson-stations-seals = Hai due sigilli, dell’Inghilterra e dei Paesi Bassi. Quando salpi ne scegli uno, e non deve essere della compagnia di cui cali una nave in questo turno.
batavia-lesson-stations-ahead = Un sigillo ti porta sempre alla **tessera più vicina di quella compagnia davanti a te**. Per l’Inghilterra è la numero 9, per i Paesi Bassi la 3. Non puoi saltare una tessera della compagnia, e non puoi mai tornare indietro (BAT-6.2).
batavia-lesson-stations-lay = Per salpare devi calare almeno una carta, anche se i sigilli li hai già. Cala una nave francese.
batavia-lesson-stations-draw = Hai due sigilli e una carta da calare: non sprecare il turno a pescare.
batavia-lesson-stations-danish = Anna ha due navi danesi: una delle tue non le farebbe ombra. Una nave francese ti dà un terzo sigillo.
batavia-lesson-stations-three = Adesso hai tre sigilli e tre possibilità: la 3 con i Paesi Bassi, la 7 con la Francia, la 9 con l’Inghilterra.
batavia-lesson-stations-sail = Qual è la strada migliore? Pensa a quello che ti lasci alle spalle.
batavia-lesson-stations-far = La 9 è a sette spazi. Supereresti quattro tessere che non potresti più prendere. Fai il passo più corto.
batavia-lesson-stations-french = Con la 7 superi la stazione olandese numero 3, che puoi prendere subito. La 7 potrai raggiungerla anche dopo. Fai il passo più corto.
batavia-lesson-stations-enough = Tre sigilli bastano e avanzano: salpi per uno solo. Tieni la carta.
batavia-lesson-stations-keep = Di nuovo una compagnia nuova. Due tessere diverse rendono 3 monete adesso; tienile per averne di più.
batavia-lesson-stations-converted = Due compagnie diverse rendono 3 monete, e le due tessere se ne vanno. Aspetta: il prezzo sale in fretta.
batavia-lesson-stations-steps = A piccoli passi visiti più stazioni: più tessere, più casse. Gli altri passano oltre e si lasciano dietro tessere, perse per loro ma non per te.
batavia-lesson-stations-hidden = All’inizio sono scoperte solo dieci stazioni. Quando qualcuno arriva sull’ultima scoperta, o nomina una compagnia la cui prossima tessera è coperta, se ne scoprono altre cinque.
batavia-lesson-stations-end = **La tessera più vicina davanti a te, mai indietro, senza saltarne.** Tanti sigilli vogliono dire scelta libera, e scelta libera vuol dire piccoli passi. Adesso: come le tessere diventano oro.

## 4 L'oro

batavia-lesson-gold = Dalle tessere all’oro
batavia-lesson-gold-tiles = Hai cinque tessere di quattro compagnie: Inghilterra, Danimarca, Paesi Bassi e due volte Francia.
batavia-lesson-gold-prices = Le tessere si scambiano a serie, una per ogni compagnia che hai. Compagnie diverse rendono: **1 vale 1 moneta, 2 ne valgono 3, 3 ne valgono 6, 4 ne valgono 10, 5 ne valgono 15** (BAT-7.3). Una seconda tessera della stessa compagnia non aggiunge niente.
batavia-lesson-gold-condition = C’è una condizione: puoi scambiare solo subito dopo aver preso una tessera **di una compagnia di cui non ne avevi** (BAT-7.1). Con quattro compagnie ne resta una sola che lo permette: la Svezia.
batavia-lesson-gold-lay = Pieter ha una nave svedese. Calane due, e il sigillo è tuo.
batavia-lesson-gold-draw = Le due navi svedesi che servono le hai in mano. Calale.
batavia-lesson-gold-english-tile = L’Inghilterra ti porterebbe alla 9, ma una tessera inglese ce l’hai già: dopo averla presa non potresti scambiare niente. Punta sulla Svezia.
batavia-lesson-gold-english-ship = In Inghilterra sei già in testa. È la Svezia che ti serve.
batavia-lesson-gold-sail = Hai tutti e due i sigilli, Inghilterra e Svezia. Salpa per quello che completa la serie.
batavia-lesson-gold-enough = Il sigillo che vuoi ce l’hai. Salpa per la Svezia.
batavia-lesson-gold-convert = Cinque compagnie diverse. Scambiale!
batavia-lesson-gold-kept = Puoi sempre tenere le tessere, ma meglio di cinque compagnie non si può: 15 monete. E la prossima occasione viene solo dopo che ne hai date via.
batavia-lesson-gold-rest = 15 monete d’oro. Una tessera di ogni compagnia se n’è andata; la seconda francese resta a te per la prossima serie. Le casse restano nei magazzini: scambiare tessere non costa mai una cassa.
batavia-lesson-gold-end = **Una serie di compagnie diverse, subito dopo averne presa una nuova.** Cinque rendono 15, ma spesso la partita non dura abbastanza: anche 10 monete per quattro sono un buon affare. Le tessere avanzate alla fine non valgono niente. Adesso: l’asta.

## 5 L'asta

batavia-lesson-auction = L’asta
batavia-lesson-auction-lot = Ogni round comincia con un’asta. Il banditore, Pieter, ha tirato quattro: sono in vendita quattro carte, tutte insieme. Con loro c’è la **nave del primo giocatore**: chi vince gioca per primo in questo round.
batavia-lesson-auction-order = Siedi alla sinistra del banditore, perciò parli per primo. Si paga con le **cambiali**. Tu ne hai 15; quante ne hanno gli altri non si sa.
batavia-lesson-auction-open = Due navi francesi metterebbero al sicuro il tuo primato in Francia, e una inglese ti apre una compagnia nuova. Comincia con 2 cambiali.
batavia-lesson-auction-pass = Chi passa è fuori fino alla prossima asta (BAT-3.4). Questo lotto per te vale qualche cambiale: offri 2.
batavia-lesson-auction-bid-one = Un’offerta di 1 invita tutti a salire a 2. Comincia con 2.
batavia-lesson-auction-bid-high = È tanto per quattro carte. La prima offerta può essere qualsiasi cifra che possiedi, ma non si torna indietro. Prova con 2.
batavia-lesson-auction-pieter = Anna è fuori. Pieter vuole il lotto per 3. Ogni offerta deve superare la precedente.
batavia-lesson-auction-answer = Quattro carte per 4 cambiali è un prezzo giusto. Offri 4.
batavia-lesson-auction-pass-now = Così Pieter avrebbe tutte e quattro le carte per 3 cambiali. Offri 4.
batavia-lesson-auction-bid-more = Basta una più di Pieter. Offri 4.
batavia-lesson-auction-paid = È tuo. E guarda dove è finito il prezzo: **agli altri giocatori**, una cambiale alla volta a partire dalla tua sinistra (BAT-3.6). Ne hai pagate 2 ad Anna e 2 a Pieter. Quello che spendi li rende più forti nella prossima asta.
batavia-lesson-auction-first = Le quattro carte sono nella tua mano e giochi per primo. Conta, quando due giocatori vogliono la stessa stazione.
batavia-lesson-auction-play = Ora hai in mano due navi inglesi, e nessun altro ne ha sul tavolo. Calane una e salpa per l’Inghilterra.
batavia-lesson-auction-draw = Hai appena comprato quattro carte e il primo turno. Usali: cala una nave inglese.
batavia-lesson-auction-french = La Francia ti porta alla 7, l’Inghilterra alla 2. Ricordi: piccoli passi.
batavia-lesson-auction-keep-french = In Francia sei già in testa. L’Inghilterra ti dà una stazione più vicina.
batavia-lesson-auction-no-danish = Anna ha due navi danesi: una delle tue non porterebbe niente.
batavia-lesson-auction-enough = Per il sigillo basta una nave inglese. Salpa.
batavia-lesson-auction-keep = Tieni la tessera per una serie più grande.
batavia-lesson-auction-converted = Due compagnie rendono 3 monete adesso. Sei all’inizio della rotta: aspetta.
batavia-lesson-auction-end = **Carte e primo turno, in cambio di cambiali che vanno ai rivali.** Alla fine chi ha più cambiali riceve 5 monete, perciò anche loro valgono qualcosa. Se tutti passano, le carte restano e il prossimo lotto è più grande. Adesso: i pirati.

## 6 I pirati

batavia-lesson-pirates = I pirati!
batavia-lesson-pirates-scale = Il cannone conta tutte le navi sul tavolo, di tutti insieme. Ora segna 19. Quando **dopo il turno di qualcuno sono 21 o più, attaccano i pirati** (in quattro o cinque giocatori: 25).
batavia-lesson-pirates-target = Attaccano la **compagnia più grande**: quella con più navi sul tavolo, contando tutti i giocatori. Adesso è la Danimarca, con otto. Tutte le navi di quella compagnia affondano, di chiunque siano.
batavia-lesson-pirates-lay = Tu di navi danesi non ne hai. Due navi francesi portano il cannone a 21. Calale.
batavia-lesson-pirates-draw = Così i pirati aspetterebbero, e qualcun altro deciderebbe quando arrivano. È la tua occasione: le navi danesi sono di Anna e di Pieter, non tue.
batavia-lesson-pirates-danish = Quella nave affonderebbe in questo stesso turno con tutte le altre danesi. Cala quelle francesi.
batavia-lesson-pirates-one-more = Con una nave in meno il cannone resta a 20 e i pirati non arrivano. Cala prima la seconda nave francese.
batavia-lesson-pirates-sail = Prima finisce il tuo turno, poi arrivano i pirati. Salpa per l’Inghilterra, verso la 9.
batavia-lesson-pirates-french = La Francia ti porterebbe oltre tutto quello che è scoperto, in acque ignote. L’Inghilterra è più vicina.
batavia-lesson-pirates-sunk = I pirati hanno affondato tutte e otto le navi danesi, cinque di Anna e tre di Pieter. Il cannone torna a 13. Nessuno ha perso tessere, casse o carte in mano.
batavia-lesson-pirates-after = Il sigillo della Danimarca è di nuovo sulla plancia: adesso basta una nave per prenderlo. Chi ha tenuto in mano carte danesi è contento.
batavia-lesson-pirates-end = **21 navi (25 in quattro o cinque), e la compagnia più grande affonda.** Una flotta enorme è un bersaglio. I pirati puoi chiamarli anche tu, se il danno è di un altro. Adesso: un round intero.

## 7 Un round

batavia-lesson-round = Un round intero
batavia-lesson-round-begin = Un round ha due parti: l’asta, e un’azione per ciascuno. Comincia il round 4. In vendita c’è una sola nave svedese.
batavia-lesson-round-pass = Pieter ha due navi svedesi sul tavolo: quella carta non ti aiuta. Passa.
batavia-lesson-round-not-worth = Pagheresti cambiali ai rivali per una carta che non ti fa vincere niente. Passa.
batavia-lesson-round-first = La prende Anna per 1 cambiale, pagata a Pieter alla sua sinistra. Ora le azioni: prima Anna, poi Pieter, poi tu. Guarda.
batavia-lesson-round-moved = Anna ha calato una nave inglese ed è andata alla 9. Pieter ha calato una nave francese e ha preso la 7.
batavia-lesson-round-stuck = Tocca a te. Hai in mano una nave danese e una olandese. Danimarca: una contro le due di Anna. Paesi Bassi: due contro le due di Pieter. Nessuna carta ti dà una maggioranza, perciò non puoi giocare (BAT-4.6).
batavia-lesson-round-draw = L’altra azione è pescare: prendi due carte dal mazzo.
batavia-lesson-round-next = Due navi olandesi, bene! Tutti hanno agito e comincia il round 5. Anna era prima, perciò adesso è la banditrice, e parla per primo Pieter, alla sua sinistra.
batavia-lesson-round-rhythm = Nella prossima azione puoi calare navi olandesi: con due sei in testa tre a due. Pescare non è un turno perso, se prepara una giocata.
batavia-lesson-round-end = **Asta, poi un’azione a testa: pescare due carte, oppure giocare.** Si va avanti così, round dopo round, finché qualcuno arriva all’esagono finale. Adesso: come si finisce.

## 8 La fine

batavia-lesson-ending = La fine della partita
batavia-lesson-ending-late = Round 14: la partita è quasi finita. Davanti a qualcuno restano tre tessere: 31, 34 e 35. Giochi gli ultimi due round, e poi si conta.
batavia-lesson-ending-ginger = Guarda la 35: zenzero danese. Tu e Pieter avete due casse di zenzero a testa. Il primo posto condiviso rende 7 monete ciascuno; con una terza cassa tu ne ricevi **14 e Pieter niente**.
batavia-lesson-ending-lay = Nessuno ha navi danesi sul tavolo. Cala la tua.
batavia-lesson-ending-draw = Non c’è più tempo per pescare: lo zenzero potrebbe prenderlo un altro. Cala la nave danese.
batavia-lesson-ending-swedish = Il sigillo della Svezia ce l’hai, ma davanti a te non ci sono più tessere svedesi. Dopo quella giocata il mercante dovrebbe andare all’esagono finale: 4 monete al posto dello zenzero. Cala la nave danese.
batavia-lesson-ending-sail = Salpa per la Danimarca. Finché un tuo sigillo porta a una stazione, l’esagono finale ti è comunque precluso (BAT-9.2).
batavia-lesson-ending-enough = Adesso ti serve solo il sigillo della Danimarca. Tieni la nave svedese per il prossimo turno.
batavia-lesson-ending-convert = Una tessera danese e una olandese: 3 monete. È la tua ultima occasione di scambiare.
batavia-lesson-ending-kept = Alla fine le tessere non valgono niente, e non ne prenderai altre. Scambiale: 3 monete.
batavia-lesson-ending-auction = Anna ha preso l’ultima porcellana e ha scambiato le tessere; Pieter ha pescato. Nuovo round: sono in vendita due carte. Il banditore sei tu, perciò parli per ultimo.
batavia-lesson-ending-pass = Anna ha offerto 1, Pieter è fuori. A te non servono carte: passa.
batavia-lesson-ending-no-bid = Adesso le cambiali valgono: chi ne ha di più riceve 5 monete. E di carte non hai più bisogno. Passa.
batavia-lesson-ending-hex = Anna e Pieter hanno pescato. I tuoi sigilli, Svezia e Danimarca, non portano più da nessuna parte. Se giochi adesso, il mercante va all’**esagono finale**: 4 monete, e con questo round la partita finisce.
batavia-lesson-ending-finish = Cala la nave svedese, poi vai all’esagono finale.
batavia-lesson-ending-draw-again = Anna e Pieter avrebbero altre carte, e più sigilli nel conteggio. Chiudi adesso: cala la nave svedese.
batavia-lesson-ending-scored = Hai vinto: 58 monete contro 53. Prima tutti hanno calato la mano, e i sigilli sono stati assegnati di nuovo. Poi i magazzini: da soli in testa il prezzo intero, primo posto condiviso circa metà, secondo posto niente.
batavia-lesson-ending-sheet = Più cambiali: 5 monete ad Anna. L’esagono finale: 4 a te. Ogni sigillo: 2. E l’oro delle tessere scambiate era già contato. La differenza l’ha fatta lo zenzero: 14 a te e 7 in meno a Pieter.
batavia-lesson-ending-end = Adesso conosci tutto il gioco. **Magazzini da 10 a 16 monete l’uno, serie di tessere fino a 15, cambiali 5, esagono 4, ogni sigillo 2.** Fai una prima partita contro bot facili; le lezioni di strategia possono aspettare.

## 9 Strategia: i magazzini

batavia-lesson-warehouses = Strategia: la cassa giusta
batavia-lesson-warehouses-question = Hai i sigilli dei Paesi Bassi e della Svezia: noce moscata alla 18, oppure pepe alla 19. I piccoli passi vanno bene, ma non sempre sono la cosa migliore.
batavia-lesson-warehouses-nutmeg = Noce moscata: Anna ha due casse, tu nessuna. Una cassa non basterebbe nemmeno a pareggiare, e restano solo tre caselle.
batavia-lesson-warehouses-pepper = Pepe, la merce più cara: tu hai una cassa e Pieter una. Con la seconda vai in testa: 16 monete invece di 8 condivise, e a Pieter ne togli 8. Ogni merce ha solo cinque caselle, perciò **con tre casse nessuno ti supera più**.
batavia-lesson-warehouses-lay = Cala una carta per poter salpare: francese o danese, qui è lo stesso.
batavia-lesson-warehouses-draw = Prima del tuo prossimo turno il pepe potrebbe prenderlo un altro. Gioca.
batavia-lesson-warehouses-sail = Salpa verso la stazione che vale di più.
batavia-lesson-warehouses-nutmeg-first = La noce moscata sarebbe una cassa contro le due di Anna: per ora niente. E Pieter è alla 16 e per il pepe gli manca solo il sigillo della Svezia. Prendilo finché c’è.
batavia-lesson-warehouses-enough = Per salpare bastava una carta. Tieni l’altra.
batavia-lesson-warehouses-convert = La Svezia per te è nuova. Tre compagnie: scambiale per 6 monete.
batavia-lesson-warehouses-kept = Puoi aspettare una quarta compagnia, ma poi solo una tessera inglese o danese permetterebbe lo scambio. In questa lezione prendiamo le 6 monete.
batavia-lesson-warehouses-ahead = Ancora un pepe, quello olandese o quello inglese, e il magazzino è tuo per sempre: con tre caselle su cinque nessuno può superarti.
batavia-lesson-warehouses-end = **Chiediti che cosa cambia una cassa**: da dietro a pari, da pari a primo, da primo al sicuro. Una cassa che non cambia niente è soltanto una tessera.

## 10 Strategia: le offerte

batavia-lesson-bidding = Strategia: quanto vale un lotto
batavia-lesson-bidding-lot = Pieter ha offerto 3 per due navi francesi e una danese. Anna è fuori. Sali a 4?
batavia-lesson-bidding-for-whom = Pieter è in testa in Francia con tre navi, Anna in Danimarca con tre. Con questo lotto non saresti primo in nessuna delle due: non ti porta a nessuna stazione. Per Pieter è una riserva, e la paga, in parte a te.
batavia-lesson-bidding-pass = Decidi: 4 cambiali, o passi.
batavia-lesson-bidding-too-dear = Pagheresti cambiali a tutti e due i rivali per carte che non ti danno sigilli. Lascia che sia Pieter a pagare te.
batavia-lesson-bidding-bills = Hai ricevuto 2 delle 3 cambiali di Pieter, perché siedi alla sua sinistra. Passare al momento giusto è un guadagno. Pieter ha giocato per primo e ha preso il pepe francese.
batavia-lesson-bidding-play = Tocca a te. Una nave svedese ti dà la Svezia, e la sua stazione, la 10, è vicina. Calala e salpa.
batavia-lesson-bidding-no-draw = Puoi vincere un sigillo e prendere una stazione adesso. Cala una nave svedese.
batavia-lesson-bidding-dutch-first = La stazione olandese è la 11: perderesti per sempre la 10. Prima la 10 con la Svezia; la 11 c’è ancora al prossimo turno.
batavia-lesson-bidding-enough = Basta una nave svedese. Salpa per la Svezia.
batavia-lesson-bidding-second = Il lotto successivo: due navi olandesi e una svedese. Il banditore è Pieter, perciò parli per primo.
batavia-lesson-bidding-worth = Nei Paesi Bassi sei in testa con due navi contro una di Pieter. Se il lotto va a lui ne ha tre, e la stazione olandese proprio davanti a te è sua. Per te il lotto è un sigillo sicuro, una carta in più e il primo turno.
batavia-lesson-bidding-bid = Quanto vale per te? Circa una cambiale per ogni carta che ti serve. Offri 3 o 4.
batavia-lesson-bidding-pass-now = Così Pieter può prendere il lotto, il sigillo dei Paesi Bassi e la 11 prima che tu muova. Per questo lotto vale la pena offrire.
batavia-lesson-bidding-too-low = Un’offerta bassa fa entrare gli altri a poco prezzo. Comincia da quanto vale per te, 3 o 4, e quasi tutti lasciano subito.
batavia-lesson-bidding-too-high = Più di una cambiale per carta ingrassa i rivali per le prossime aste. 3 o 4 bastano.
batavia-lesson-bidding-won = Gli altri hanno lasciato. Le cambiali vanno a loro, ma le carte e il primo turno sono tuoi.
batavia-lesson-bidding-lay = Prendi la 11: cala una nave olandese e salpa per i Paesi Bassi.
batavia-lesson-bidding-use-it = Hai pagato per giocare primo: approfittane. Cala una nave olandese.
batavia-lesson-bidding-dutch = Per questa stazione ti serve solo il sigillo dei Paesi Bassi. Una carta olandese, e salpa.
batavia-lesson-bidding-end = **Chiediti che cosa fa il lotto per te, e che cosa fa per il rivale che altrimenti lo prende.** Una cambiale per ogni carta utile è un prezzo giusto; il primo turno ne vale un’altra quando una stazione è contesa.

## 11 Strategia: il risparmio

batavia-lesson-thrift = Strategia: le navi che bastano
batavia-lesson-thrift-count = Il cannone segna 17; a 21 arrivano i pirati. Dopo di te giocano Anna e Pieter.
batavia-lesson-thrift-danger = La Danimarca ha cinque navi sul tavolo, i Paesi Bassi e altre due compagnie quattro ciascuna. Se cali le tue tre carte olandesi, i Paesi Bassi ne hanno sette, e i pirati vengono da **te**.
batavia-lesson-thrift-lay = Il sigillo dei Paesi Bassi ce l’hai già. Per salpare devi calare una carta, e una basta. Quale?
batavia-lesson-thrift-more-dutch = Altre navi olandesi non ti danno niente, perché sei già in testa, e fanno dei Paesi Bassi un bersaglio. Cala la carta che serve di più altrove.
batavia-lesson-thrift-draw = In questo turno puoi salpare. Basta una carta da poco.
batavia-lesson-thrift-sail = Una nave inglese, e con lei un secondo sigillo. La 2 con l’Inghilterra, o la 6 con i Paesi Bassi?
batavia-lesson-thrift-dutch-later = La 6 c’è ancora al prossimo turno, e con lei le tue tre navi olandesi. La 2 resterebbe per sempre alle tue spalle.
batavia-lesson-thrift-keep = Adesso due compagnie. Tieni le tessere.
batavia-lesson-thrift-converted = 3 monete per due tessere, così presto: aspetta altre compagnie.
batavia-lesson-thrift-struck = Anna ha calato tre navi danesi, il cannone è arrivato a 21 e i pirati le hanno affondate tutte e otto. Le tue navi olandesi sono salve, e il sigillo pure.
batavia-lesson-thrift-kept = E in mano hai ancora tre carte olandesi. Le carte in mano non si affondano; alla fine della partita si calano tutte, e ogni sigillo rende 2 monete.
batavia-lesson-thrift-end = **Una nave più del rivale vale quanto cinque in più.** Cala quello che ti fa vincere qualcosa adesso, tieni il resto, e stai lontano dalla compagnia più grande.
