### Pasar: le lezioni.

## 1 Il mercato

pasar-lesson-market = Un giorno al mercato
pasar-lesson-market-welcome = Sei un mercante, e lo sono anche Anna e Pieter. Alla fine vince chi ha più **monete**, e le monete si guadagnano vendendo.
pasar-lesson-market-stalls = In ogni round su ogni banco c'è una carta. Tutti scelgono un banco nello stesso momento, e **solo chi è da solo prende la carta** (PAS-3.2). Anna e Pieter hanno già scelto, in segreto.
pasar-lesson-market-visit = In questo momento il tè costa più di tutto, perciò potrebbero volerlo anche gli altri. Vai al banco 2, dove c'è la seta.
pasar-lesson-market-crowd = La carta più cara attira tutti. Se al banco incontri qualcuno non la prende nessuno: vai al banco 2.
pasar-lesson-market-pepper = Forse prenderesti anche il pepe, ma questa volta prova il banco 2.
pasar-lesson-market-quarrel = Eri da solo e hai la seta. Anna e Pieter si sono incontrati al banco 1: il tè non c'è più e il suo **prezzo è salito a 5** (PAS-3.3). E tu in mano hai del tè!
pasar-lesson-market-sell = Vendi tu per primo. Ogni carta rende il suo prezzo e lo abbassa di uno: vendi tutte e due le carte di tè, per 5 e per 4 monete.
pasar-lesson-market-silk = In un turno si vende una sola merce (PAS-4.3), e adesso il tè costa di più: vendi il tè.
pasar-lesson-market-wait = Aspettare spesso conviene, ma il tè difficilmente costerà più di così: vendi tutte e due le carte.
pasar-lesson-market-done = Nove monete! In questo turno puoi vendere soltanto tè, e non ne hai più. Finisci il turno.
pasar-lesson-market-prices = In questo round nessuno ha venduto pepe, noce moscata o seta, perciò **il loro prezzo è salito** (PAS-4.4). La tua seta vale già 4.
pasar-lesson-market-end = Questo era un round intero: **scegli un banco dove sarai da solo, vendi quando il prezzo è alto**. Dopo otto round ogni carta rimasta vale una sola moneta.

## 2 Pazienza

pasar-lesson-patience = Aspettare o vendere?
pasar-lesson-patience-start = Mancano due round, e vendi tu per primo. In mano hai due carte di seta e una di tè. Il tè costa 5, la seta solo 3.
pasar-lesson-patience-tea = I prezzi non salgono mai sopra 6, perciò a tenere il tè si guadagna poco. Vendilo.
pasar-lesson-patience-cheap = La seta renderebbe 3 e poi 2. Se in questo round non la vende nessuno, nel prossimo costerà di più: vendi il tè.
pasar-lesson-patience-nothing = Più tardi il tè non renderebbe molto di più, e in ogni turno puoi vendere una sola merce. Vendi il tè adesso e la seta nell'ultimo round.
pasar-lesson-patience-keep = La seta può aspettare l'ultimo round. Finisci il turno.
pasar-lesson-patience-risen = Nessuno ha venduto seta: ora costa 4. Questo è l'ultimo round, e Anna vende per prima.
pasar-lesson-patience-visit = Il pepe costa poco, la noce moscata no. Vai al banco 2 a prenderla.
pasar-lesson-patience-pepper = Il pepe vale di meno, e Anna potrebbe volerlo insieme al suo. Vai al banco 2.
pasar-lesson-patience-last = È l'ultima vendita. Due carte di seta rendono 4 e 3 monete, la noce moscata ne renderebbe 4. Vendi tutte e due le carte di seta.
pasar-lesson-patience-nutmeg = Sarebbero 4 monete, e la seta resterebbe in mano per 1 moneta a carta. Due carte di seta ne rendono 7: vendi la seta.
pasar-lesson-patience-too-late = Non c'è un dopo: finito questo turno ogni carta vale 1 sola moneta. Vendi tutte e due le carte di seta.
pasar-lesson-patience-over = La noce moscata resta in mano e rende 1 moneta (PAS-5.2). Finisci il turno, e con esso la partita.
pasar-lesson-patience-end = **Vendi quello che è caro, tieni quello che può ancora salire e conta i round**: nell'ultimo puoi vendere una sola merce. A parità decidono le merci diverse rimaste in mano (PAS-5.4).
