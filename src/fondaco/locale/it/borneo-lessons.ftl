### Borneo: le lezioni.

## 1 Di che cosa si tratta

borneo-lesson-goal = Di che cosa si tratta
borneo-lesson-goal-welcome = Commerci in quattro spezie: pepe, cannella, chiodi di garofano e noce moscata. Le merci che vinci sono le tue **prese**; le missioni le trasformano in punti. Vince chi alla fine ha più punti.
borneo-lesson-goal-ports = In tre porti si accumulano le carte. Ogni carta è una merce (una o due unità) e mostra **bandiere** delle quattro compagnie.
borneo-lesson-goal-companies = Nemmeno le compagnie sono tue: i tuoi tre **mercanti** stanno nelle loro file. Nella compagnia gialla sei il primo, davanti ad Anna e Pieter.
borneo-lesson-goal-flags = A Tidore il giallo mostra finora quattro bandiere. Il limite di Tidore è 6: la compagnia che lo raggiunge ha il **monopolio**, e i suoi mercanti si dividono tutto quello che c’è.
borneo-lesson-goal-lay = Cala E02 a Tidore: mostra bandiere gialle e porta la compagnia oltre il limite.
borneo-lesson-goal-other-port = Lì le bandiere gialle partono da zero. A Tidore raggiungono il limite adesso.
borneo-lesson-goal-other-card = Quella carta non ha quasi giallo. Per vincere Tidore serve E02.
borneo-lesson-goal-monopoly = Sette bandiere gialle: monopolio! Il mercante 1, il tuo, prende il porto, che vale un pepe, e sceglie una carta per primo. Poi Anna, poi Pieter.
borneo-lesson-goal-pick = Il pepe l’hai già dal porto. Per le missioni servono merci diverse: prendi la cannella, E01.
borneo-lesson-goal-other-good = Va bene anche quella, ma qui ce n’è una migliore: con pepe e cannella sei a metà di "una per tipo". Prendi E01.
borneo-lesson-goal-captures = Due merci sono tue, coperte. Al posto di Tidore si è aperto un nuovo porto, e hai pescato due carte.
borneo-lesson-goal-end = **Cala carte, porta una compagnia al limite e sii avanti nella sua fila.** Adesso: quali bandiere contano.

## 2 Bandiere e quota

borneo-lesson-flags = Bandiere e quota
borneo-lesson-flags-visible = Ogni carta ha tre bandiere in alto e una sotto. Una carta nuova **copre la bandiera in basso** di quella prima: solo l’ultima le mostra tutte e quattro.
borneo-lesson-flags-count = A Tidore adesso: giallo 4, rosso 3, verde 2, blu 1.
borneo-lesson-flags-full = Tidore tiene al massimo quattro carte, e ce ne sono tre. Quando è pieno e nessuno ha raggiunto il limite, il carico si divide **per quota**, e il porto va a **chi ha calato l’ultima carta** (BOR-9.1).
borneo-lesson-flags-lay = Cala l’ultima carta: E56, noce moscata doppia.
borneo-lesson-flags-no-double = Anche quella riempirebbe il porto, ma E56 vale due noci moscate, e una delle carte la scegli tu.
borneo-lesson-flags-blue-flags = Quella carta aggiunge bandiere blu, e nessuno di voi è nella blu. Cala E56.
borneo-lesson-flags-other-port = Così Tidore lo riempie un altro, e si prende il porto. Cala lì.
borneo-lesson-flags-quota = Giallo 5, rosso 4, verde 2, blu 2: in quest’ordine scelgono i **primi** mercanti: Anna per il giallo, Pieter per il rosso, tu per il verde. Nella blu non c’è nessuno. Poi i secondi mercanti.
borneo-lesson-flags-pick = Sceglie il tuo mercante 1 del verde. Prendi la doppia.
borneo-lesson-flags-single = E56 per una missione vale due noci moscate. Prendila finché c’è.
borneo-lesson-flags-port = Hai avuto anche l’ultima carta, con il secondo mercante nel giallo, e il porto, per aver calato l’ultima carta.
borneo-lesson-flags-end = **Limite raggiunto: una compagnia prende tutto. Porto pieno: si sceglie a turno secondo le bandiere.** Conta prima di calare. Adesso: come cambiare posto.

## 3 Cambiare compagnia

borneo-lesson-rows = Cambiare compagnia
borneo-lesson-rows-look = Tidore è vicino al monopolio giallo: con la tua E02 il giallo arriva a sette bandiere.
borneo-lesson-rows-missing = Ma nella gialla non hai mercanti: andrebbe tutto ad Anna e Pieter.
borneo-lesson-rows-change = Prima di calare puoi **spostare un mercante** in fondo a un’altra fila (BOR-5.2). Quelli dietro avanzano.
borneo-lesson-rows-join = Sei terzo nel rosso, secondo nel verde e primo nel blu. Manda quello che perde meno: dal rosso al giallo.
borneo-lesson-rows-first-in-blue = Nel blu sei il primo: quel posto conviene tenerlo. Sposta il terzo del rosso.
borneo-lesson-rows-second-in-green = Secondo nel verde è meglio che terzo nel rosso. Sposta quello del rosso.
borneo-lesson-rows-elsewhere = È il giallo che sta per dividere un carico: vai lì.
borneo-lesson-rows-no-fight = Un conflitto costa carte, e il carico non è nel verde. Passa al giallo.
borneo-lesson-rows-too-soon = Dopo aver calato, in questo turno non si torna alle compagnie. Prima sposta un mercante nel giallo.
borneo-lesson-rows-third = Adesso sei terzo nel giallo. Le carte da dividere saranno tre.
borneo-lesson-rows-lay = Ora cala E02 a Tidore.
borneo-lesson-rows-the-monopoly = Sei passato al giallo per questo: E02 a Tidore.
borneo-lesson-rows-share = Anna ha preso il porto e una carta, Pieter una, tu la terza. Senza il cambio avresti calato la carta per niente.
borneo-lesson-rows-end = **Un cambio o un conflitto per turno, prima di calare.** In fondo a una fila c’è sempre posto. Adesso: prendersi un posto migliore con la forza.

## 4 I conflitti

borneo-lesson-conflict = I conflitti
borneo-lesson-conflict-why = Al rosso mancano due bandiere a Tidore, e la tua E06 le porta. Ma nel rosso sei terzo: il primo è Pieter.
borneo-lesson-conflict-cost = Un **conflitto** scaccia un mercante più avanti nella fila. Si giocano carte che mostrano il colore; ogni bandiera è un punto. Una carta deve restare in mano.
borneo-lesson-conflict-bonus = Chi difende risponde con al massimo altrettante carte, e ha un punto per ogni mercante in mezzo: Anna, quindi 1. **In parità vince chi attacca.**
borneo-lesson-conflict-attack = Attacca il mercante di Pieter in posizione 1 con il tuo in posizione 3.
borneo-lesson-conflict-second = La posizione 2 sceglie per seconda e non prende il porto. Attacca la posizione 1.
borneo-lesson-conflict-other-row = Il carico sarà rosso. Attacca nel rosso.
borneo-lesson-conflict-change = Cambiare compagnia non serve: vuoi il primo posto nel rosso.
borneo-lesson-conflict-lay-first = Se cali adesso, Pieter prende il porto e sceglie per primo. Prima il conflitto.
borneo-lesson-conflict-play = Gioca E04: tre bandiere rosse.
borneo-lesson-conflict-weaker = E06 è altrettanto forte, ma poi ti serve a Tidore. Gioca E04.
borneo-lesson-conflict-enough = Tre punti. E06 ti serve a Tidore: hai finito.
borneo-lesson-conflict-keep-one = Così la carta per Tidore se ne va, e la vittoria non serve a niente. Fermati qui.
borneo-lesson-conflict-ousted = Pieter ha giocato due bandiere rosse e ne aveva 1 per Anna: 3 a 3, e la parità è tua. Lui ha preso il tuo vecchio posto, terzo nel rosso. Le due carte sono scartate.
borneo-lesson-conflict-lay = Ora cala E06 a Tidore.
borneo-lesson-conflict-use-it = Hai lottato per il primo posto nel rosso: ora porta il rosso al limite, con E06 a Tidore.
borneo-lesson-conflict-pick = Sei bandiere rosse: il porto è tuo, e scegli per primo. Prendi la noce moscata.
borneo-lesson-conflict-cloves = Di chiodi di garofano ce ne sono due, la noce moscata è più rara. Prendi E06.
borneo-lesson-conflict-end = **Bandiere del colore contro bandiere e mercanti in mezzo; la parità vince.** Un conflitto conviene quando un carico è vicino. Adesso: quando attaccano te.

## 5 Difendersi

borneo-lesson-defence = Difendersi
borneo-lesson-defence-attacked = Questa volta il primo nel rosso sei tu, e Pieter, che è terzo, ti attacca. Guarda.
borneo-lesson-defence-points = Pieter ha giocato una carta con due bandiere rosse: 2 punti. In mezzo c’è Anna: 1 punto per te senza carte.
borneo-lesson-defence-answer = Ha giocato una carta, quindi puoi giocarne al massimo una. In parità vincerebbe lui: ti servono 3 punti, cioè almeno due bandiere rosse.
borneo-lesson-defence-defend = Gioca E05, con tre bandiere rosse.
borneo-lesson-defence-one-flag = Una bandiera rossa e il bonus fanno 2: parità, e la parità va a chi attacca. Gioca E05.
borneo-lesson-defence-nothing = Così perdi il posto in testa al rosso. La carta per tenerlo ce l’hai: E05.
borneo-lesson-defence-held = 4 a 2: tieni il posto. E c’è un premio: puoi tenere **una delle carte con cui ti sei difeso come merce** (BOR-6.11).
borneo-lesson-defence-keep = Tieni E05: mostra chiodi di garofano.
borneo-lesson-defence-lost = Così la carta è scartata. Una merce vale un punto alla fine, e di più in una missione: tienila.
borneo-lesson-defence-good = Un attacco fallito nutre chi è stato attaccato. Le carte forti in mano proteggono i tuoi posti buoni.
borneo-lesson-defence-end = **Difenditi con al massimo altrettante carte; la parità perde; un posto tenuto porta una merce.** Adesso: le missioni.

## 6 Le missioni

borneo-lesson-missions = Le missioni
borneo-lesson-missions-goods = Le tue prese: pepe, cannella, due chiodi di garofano, noce moscata e un pepe doppio. Alla fine ogni carta vale 1 punto, anche una doppia.
borneo-lesson-missions-missions = Le missioni valgono molto di più: una per tipo 6, quattro uguali 8, due per tipo 15, otto uguali 20, tre per tipo 25. Ce ne sono due o tre per tipo, per chi arriva prima.
borneo-lesson-missions-what = All’inizio del turno puoi completare una missione. Tu hai una merce per tipo.
borneo-lesson-missions-choose = Scegli "una per tipo".
borneo-lesson-missions-pass = Potresti mettere da parte per due per tipo, 15 punti, ma è lontana, e questa nessuno te la tiene. Prendi i 6 punti.
borneo-lesson-missions-pepper = Ora paga, carta per carta. Per il pepe hai una carta singola e una doppia.
borneo-lesson-missions-double = La doppia andrebbe via per un pepe solo: non c’è resto (BOR-4.5). Paga con E04.
borneo-lesson-missions-either = Di chiodi di garofano ne hai due e ne serve uno. In questa lezione paga con E02.
borneo-lesson-missions-pepper-first = Tra un attimo. Prima il pepe.
borneo-lesson-missions-rest = Cannella, chiodi di garofano (E02) e noce moscata.
borneo-lesson-missions-order = L’ordine non conta; qui vai con cannella, chiodi di garofano, noce moscata.
borneo-lesson-missions-points = 6 punti per quattro carte che ne valevano 4. Quello che hai pagato se n’è andato.
borneo-lesson-missions-kept = Ti restano un pepe doppio e un chiodo di garofano: l’inizio di "quattro uguali".
borneo-lesson-missions-end = **Una missione per turno, all’inizio, pagata con le prese.** Le doppie servono per missioni con tante merci uguali. Adesso: un turno intero.

## 7 Un turno intero

borneo-lesson-turn = Un turno intero
borneo-lesson-turn-order = Un turno ha quattro parti, sempre in quest’ordine: **missione, compagnie, spedizione, pesca**. Le prime due si possono saltare.
borneo-lesson-turn-mission = Hai quattro pepi: due singoli e un doppio. Completa "quattro uguali", 8 punti.
borneo-lesson-turn-pass = 8 punti per tre carte che alla fine ne valgono 3. Prendili.
borneo-lesson-turn-pay = Pagale tutte e tre.
borneo-lesson-turn-any-order = Devono andare tutte e tre: paga E04, E07, E53.
borneo-lesson-turn-companies = Ora le compagnie. La tua mano è piena di bandiere verdi, e nel verde sei solo secondo. Un secondo mercante lì sceglierebbe anche lui.
borneo-lesson-turn-move = Sposta il tuo terzo del rosso nel verde.
borneo-lesson-turn-where = Le tue carte sono verdi: vai nel verde.
borneo-lesson-turn-well-placed = Quel mercante sta bene dov’è. Sposta il terzo del rosso.
borneo-lesson-turn-no-attack = Un conflitto costerebbe le carte che vuoi calare. Cambia compagnia, invece.
borneo-lesson-turn-lay-later = Calare chiude la parte delle compagnie. Prima il cambio.
borneo-lesson-turn-lay = La spedizione: una carta va calata. Cala E09, tre bandiere verdi, a Run, dove per ora non c’è fretta.
borneo-lesson-turn-nearly = Quei porti si riempiono in fretta, per chi viene dopo. Run ha posto per sei carte: comincia lì.
borneo-lesson-turn-green-card = E09 ha più bandiere verdi. Calala a Run.
borneo-lesson-turn-draw = Due carte pescate: sette in mano, e a fine turno il limite è sei (BOR-11.3).
borneo-lesson-turn-discard = Scarta E40, che ha una bandiera di tutto e nessun progetto.
borneo-lesson-turn-less-useful = Puoi, ma alle tue compagnie serve più di E40.
borneo-lesson-turn-end = **Missione, compagnie, spedizione, pesca.** Quello che cali aiuta qualcuno: fai in modo che sia tu. Adesso: la fine.

## 8 La fine della partita

borneo-lesson-ending = La fine della partita
borneo-lesson-ending-last = Nel mazzo non ci sono più porti: questi tre sono gli ultimi. Quando uno si divide, la partita finisce subito.
borneo-lesson-ending-plan = Hai un pepe e un pepe doppio. Ancora un pepe, e sono quattro uguali: dopo la fine ognuno può completare **un’ultima missione**.
borneo-lesson-ending-lay = Chiudila tu: il monopolio giallo a Tidore.
borneo-lesson-ending-not-there = Solo a Tidore vince qualcosa.
borneo-lesson-ending-no-monopoly = Così decidono Anna o Pieter quando finisce, con un porto loro. Cala E02 a Tidore.
borneo-lesson-ending-pick = Il porto è già un pepe. Con E13 ne hai quattro in carte, e il porto resta un punto a sé.
borneo-lesson-ending-missing = Così dovresti pagare con il porto. Prendi il pepe, E13.
borneo-lesson-ending-end = La partita è finita: quello che è nei porti e in mano va perso. Ora le ultime missioni, da chi siede alla tua sinistra fino a te.
borneo-lesson-ending-mission = Anna e Pieter non possono completare niente. Tu sì: quattro uguali.
borneo-lesson-ending-pass = Tre carte valgono 3 punti, la missione 8. Prendila.
borneo-lesson-ending-pay = Paga tre carte: E04, E13 e la doppia E53.
borneo-lesson-ending-port = Andrebbe bene anche il porto, e ti resterebbe una carta: in punti è lo stesso. In questa lezione paga con le carte.
borneo-lesson-ending-order = L’ordine non conta; comincia da E04.
borneo-lesson-ending-score = Missioni 8 e 8, e 1 punto per ogni merce rimasta, che sono tre: 19. Anna e Pieter 15 a testa: tante merci, una missione.
borneo-lesson-ending-done = Adesso conosci tutto il gioco. **Le merci valgono 1, le missioni da 6 a 25.** Fai una prima partita contro bot facili.

## 9 Strategia: conta prima di calare

borneo-lesson-counting = Strategia: conta prima di calare
borneo-lesson-counting-three = Tre carte, tre porti. Ogni carta che cali avvicina qualcuno a un carico. Chi?
borneo-lesson-counting-red = Tidore: il rosso mostra quattro bandiere su sei. Con la tua E17 arriverebbe al limite subito. Nel rosso Pieter è primo, Anna seconda, tu terzo.
borneo-lesson-counting-green = Run: il verde mostra tre bandiere su otto. Nel verde sei il primo.
borneo-lesson-counting-lay = Quale carta, e dove?
borneo-lesson-counting-gift = Monopolio rosso: Pieter prende il porto e sceglie per primo, Anna seconda, tu l’ultima di tre. Avresti lavorato per loro.
borneo-lesson-counting-feeds = Così Tidore si avvicina alla fine, e raccoglie chi viene dopo. Comincia qualcosa di tuo.
borneo-lesson-counting-keep-red = E17 aiuta il rosso, dove sei ultimo, e un po’ il verde. C’è una carta che aiuta di più te.
borneo-lesson-counting-quiet = Tranquilla, ma E19 a Run fa di più: due bandiere verdi dove sei primo.
borneo-lesson-counting-grows = Nessuno ha osato chiudere Tidore per gli altri, e il verde a Run ha già cinque bandiere. Nel verde sei il primo.
borneo-lesson-counting-end = **Prima di ogni carta: chi è primo nella compagnia che aiuta, e chi cala dopo?** Chiudi i porti quando sei davanti, altrimenti lascialo fare agli altri.

## 10 Strategia: quale carta scegliere

borneo-lesson-doubles = Strategia: quale carta scegliere
borneo-lesson-doubles-captures = Hai un chiodo di garofano doppio, uno singolo e un pepe. Tutti hanno visto Anna prendere noce moscata, più volte.
borneo-lesson-doubles-lay = Vinci Malacca per il giallo, dove sei primo: E02.
borneo-lesson-doubles-win-it = Lì il giallo è a cinque bandiere su sette, e tu sei primo nel giallo. E02 a Malacca.
borneo-lesson-doubles-four = Quattro carte, tre mercanti: scegli per primo, e l’ultima carta torna a te.
borneo-lesson-doubles-values = Una noce moscata doppia, un pepe e due chiodi di garofano.
borneo-lesson-doubles-pick = Che cosa ti avvicina di più a una missione?
borneo-lesson-doubles-nutmeg = Due noci moscate, ma tu non le raccogli. Una carta senza missione vale 1 punto; un chiodo di garofano completa quattro uguali per 8. Toglierla ad Anna ti costa di più.
borneo-lesson-doubles-pepper = Un secondo pepe per ora non porta a niente. Ai tuoi chiodi di garofano ne manca uno per fare quattro.
borneo-lesson-doubles-last = E anche l’ultima carta era un chiodo di garofano: adesso sono cinque, uno più del necessario.
borneo-lesson-doubles-end = **Scegli quello che completa una missione, ricorda che cosa raccolgono gli altri, e pensa alla carta che torna a te.**
