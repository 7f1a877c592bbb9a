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
