### Spice Islands: le lezioni.

## 1 Di che cosa si tratta

spice_islands-lesson-goal = Di che cosa si tratta
spice_islands-lesson-goal-welcome = Tre compagnie commerciali, una marina e una banda di pirati navigano tra l’Europa e le Isole delle Spezie. Nessuna è tua: ne possiedi **azioni**. Vince chi alla fine ha più **contanti**, e non conta nient’altro.
spice_islands-lesson-goal-route = Le navi portano merci alle Isole e spezie in Europa. Quando una arriva, il denaro va nella **tesoreria** di una compagnia.
spice_islands-lesson-goal-dice = Nel tuo turno tiri quattro dadi colorati. Ogni dado è un’azione con l’organizzazione del suo colore, di chiunque sia. Ti restano due dadi verdi.
spice_islands-lesson-goal-deliver = La nave verde è a uno spazio dalle Isole. Portala in porto.
spice_islands-lesson-goal-too-early = La tesoreria verde è ancora vuota: un dividendo adesso non pagherebbe niente. Prima porta la nave in porto.
spice_islands-lesson-goal-other = Più avanti, magari. La nave nello Stretto della Sonda vale denaro adesso: portala alle Isole delle Spezie.
spice_islands-lesson-goal-treasury = Ogni merce ha pagato 10 $ alla compagnia del suo colore e 3 $ a quella della nave: 16 ai verdi, 10 ai gialli. Come capitano della Compagnia Verde hai preso 1 $ per pezzo.
spice_islands-lesson-goal-dividend = Il denaro in una tesoreria non è contante di nessuno. Lo distribuisce un **dividendo**: il segnalino è a 3, e a 4 si paga. Usa l’altro dado verde.
spice_islands-lesson-goal-not-now = Ora la tesoreria è piena e al segnalino manca un passo. Paga il dividendo.
spice_islands-lesson-goal-paid = 16 $ su tre azioni: 5 $ l’una, e 1 resta. Le tue due azioni ti hanno reso 10 $, quella di Anna 5 $.
spice_islands-lesson-goal-gone = Dopo un dividendo tutte le azioni della compagnia tornano nella pila, e il suo capitano nella riserva. Si ricomincia da capo.
spice_islands-lesson-goal-end = **Compra azioni, fai guadagnare le navi, paga il dividendo: così il denaro diventa tuo.** Adesso: caricare e navigare.

## 2 Caricare e navigare

spice_islands-lesson-cargo = Caricare e navigare
spice_islands-lesson-cargo-ships = Ogni compagnia ha due navi, e una nave porta due pezzi. Una nave blu aspetta vuota in Europa, l’altra è alle Isole con una spezia.
spice_islands-lesson-cargo-dice = Hai tre dadi blu: con ogni dado carichi un pezzo o navighi di uno spazio.
spice_islands-lesson-cargo-goods = In Europa ogni nave può caricare merci **di qualsiasi colore** (SPI-6.1).
spice_islands-lesson-cargo-pay = All’arrivo una merce paga 10 $ alla compagnia del suo colore, e solo 3 $ a quella della nave. Tu hai due azioni verdi e nessuna blu.
spice_islands-lesson-cargo-load = Allora carica la nave blu con quello che serve a te: due merci verdi.
spice_islands-lesson-cargo-blue = Una merce blu porterebbe 13 $ alla Compagnia Blu, e le azioni sono di Anna. Carica verde.
spice_islands-lesson-cargo-yellow = Una merce gialla lavorerebbe per Pieter, che ha l’azione gialla. Carica verde.
spice_islands-lesson-cargo-spice = La spezia paga 15 $, tutti alla compagnia della nave: blu, cioè alle azioni di Anna. Carica merci verdi.
spice_islands-lesson-cargo-later = Con un pezzo solo la nave è mezza vuota. Carica prima la seconda merce verde.
spice_islands-lesson-cargo-track = I passi sulle tabelle blu aiutano chi ha azioni blu. Usa il dado per le tue merci verdi.
spice_islands-lesson-cargo-sail = Ora naviga con il terzo dado: fuori, nell’Atlantico.
spice_islands-lesson-cargo-spice-ship = Quella nave lavora solo per la Compagnia Blu. Le tue merci sono sull’altra.
spice_islands-lesson-cargo-direction = Con le merci una nave va verso le Isole, con le spezie verso l’Europa; non torna mai indietro, e vuota non naviga. Chi tirerà blu potrà farla avanzare.
spice_islands-lesson-cargo-end = **10 $ al colore della merce, 3 $ alla nave, 15 $ per una spezia.** Chiediti quali azioni nutre un arrivo. Adesso: come si ottengono le azioni.

## 3 Comprare azioni

spice_islands-lesson-shares = Comprare azioni
spice_islands-lesson-shares-purple = Hai tirato due dadi viola. Ognuno è un giro di acquisti: prima tu, poi Anna, poi Pieter possono comprare un’azione a testa.
spice_islands-lesson-shares-price = L’azione più economica è in cima: 1, 1, 2, 2, fino a 5 $. Quanto è costata poi non conta: tutte quelle di un colore rendono lo stesso.
spice_islands-lesson-shares-which = I verdi hanno 12 $ in tesoreria e una nave con una merce verde a due spazi dalle Isole. Le azioni verdi in giro sono due, una è tua.
spice_islands-lesson-shares-buy = Compra un’azione verde per 2 $.
spice_islands-lesson-shares-pass = Passando risparmi 2 $, ma senza azioni nessun dividendo è tuo. I verdi stanno per guadagnare: compra.
spice_islands-lesson-shares-navy = La Marina guadagna solo quando prende i pirati, e sono ancora in porto. Prendi verde.
spice_islands-lesson-shares-pirates = Un’azione dei pirati paga quando si vende il bottino. Per ora non ce n’è. Prendi verde.
spice_islands-lesson-shares-other = Ha meno in tesoreria, e il suo carico è più lontano. Adesso l’acquisto migliore è verde.
spice_islands-lesson-shares-second = Anna ti ha seguito; Pieter ha passato, ma in questo secondo giro può comprare di nuovo. Il verde ora costa 3 $, il blu ancora 1.
spice_islands-lesson-shares-again = Compra ancora: verde, per restare davanti ad Anna, o il blu a poco prezzo, di cui sei capitano.
spice_islands-lesson-shares-pass-now = I contanti crescono con le azioni. Verde o blu: comprane una.
spice_islands-lesson-shares-other-again = In questa lezione resta sul verde o sul blu, dove le navi lavorano per te.
spice_islands-lesson-shares-cash = Il prezzo va alla banca, non in una tesoreria. Ora usa il dado verde.
spice_islands-lesson-shares-sail = Avvicina la nave verde alle Isole.
spice_islands-lesson-shares-no-election = Adesso non ti serve il capitano verde, ti serve denaro verde. Naviga.
spice_islands-lesson-shares-no-dividend = Al segnalino mancano tre passi, e la nave non è ancora arrivata. Prima naviga.
spice_islands-lesson-shares-not-that = Questo non aiuta le tue azioni verdi. Fai navigare la nave verde.
spice_islands-lesson-shares-end = **Viola: un’azione a testa, dalla più economica, da qualsiasi pila.** Compra dove il denaro arriverà prima del dividendo. Adesso: il dividendo.

## 4 Quando conviene un dividendo

spice_islands-lesson-dividend = Quando conviene un dividendo
spice_islands-lesson-dividend-shares = Gialli: hai tre delle cinque azioni in giro. In tesoreria ci sono 9 $.
spice_islands-lesson-dividend-four = Il segnalino del dividendo è a 2. Mancano due passi, un dado giallo ciascuno, e tu hai tre dadi gialli.
spice_islands-lesson-dividend-order = Una nave gialla con due merci gialle è a uno spazio dal porto. Che cosa fai prima?
spice_islands-lesson-dividend-deliver = Usa il primo dado.
spice_islands-lesson-dividend-first-deliver = Così i 26 $ di quella nave arriverebbero dopo il dividendo, per azioni che non sono più tue. Prima consegna.
spice_islands-lesson-dividend-other = Hai tre dadi: uno per consegnare, due per il dividendo. Comincia dalla consegna.
spice_islands-lesson-dividend-richer = 35 $ in tesoreria. Anna, che è capitano, ha preso 2 $ per lo scarico.
spice_islands-lesson-dividend-pay = Ora due passi sulla tabella del dividendo.
spice_islands-lesson-dividend-election = Un nuovo capitano non ti darebbe di più di questo dividendo. Pagalo.
spice_islands-lesson-dividend-pay-now = Prima del tuo prossimo turno qualcuno potrebbe comprare azioni gialle. Distribuisci adesso.
spice_islands-lesson-dividend-paid = 7 $ per ognuna delle cinque azioni: 21 a te, 7 ad Anna, 7 a Pieter. Non è rimasto niente.
spice_islands-lesson-dividend-reset = Tutte le azioni gialle sono di nuovo nella pila, e Anna ha perso il capitano. Chi vuole ancora giallo deve ricomprare.
spice_islands-lesson-dividend-end = **Prima consegna, poi paga.** Un dividendo paga tutti quelli che hanno azioni: ti conviene quando la parte più grande è tua. Adesso: i capitani.

## 5 I capitani

spice_islands-lesson-captains = I capitani
spice_islands-lesson-captains-captain = Ogni organizzazione può avere un capitano. Tu lo sei dei verdi, Anna dei blu. Un capitano prende 1 $ per ogni pezzo scaricato e **un’azione gratis a ogni turno**.
spice_islands-lesson-captains-election = Il segnalino dell’elezione dei blu è a 3. Il prossimo passo porta all’elezione.
spice_islands-lesson-captains-dice = Ognuno tira dadi pirata: uno per aver fatto il passo, uno per chi è capitano, uno per ogni azione. Tu ne tireresti quattro (il passo e tre azioni), Anna due. Vince il dado più alto.
spice_islands-lesson-captains-elect = Quattro dadi contro due: fai il passo.
spice_islands-lesson-captains-first-election = L’azione gratis non scappa. Prima l’elezione, con il dado blu.
spice_islands-lesson-captains-other = Utile, ma quattro dadi contro due sono un’occasione migliore: l’elezione.
spice_islands-lesson-captains-won = Un sei: sei anche capitano dei blu, e il segnalino torna a 0.
spice_islands-lesson-captains-free = I dadi sono finiti, ma sei capitano dei verdi da quando è cominciato il turno: hai un’azione gratis verde (SPI-10.1).
spice_islands-lesson-captains-command = Usala: scegli il capitano verde.
spice_islands-lesson-captains-use-it = Chiudendo il turno la butti via. Usala.
spice_islands-lesson-captains-load = Carica la nave verde vuota con una merce verde, per la tua azione.
spice_islands-lesson-captains-own-colour = Quella merce nutrirebbe un’altra compagnia. Tu hai un’azione verde: carica verde.
spice_islands-lesson-captains-spice = Anche la spezia va bene: 15 $ ai verdi. Qui comincia dalla nave vuota.
spice_islands-lesson-captains-half-empty = Mezza vuota porta la metà. Prima carica l’altra nave.
spice_islands-lesson-captains-step = Un passo su quattro è lontano da tutto. Carica.
spice_islands-lesson-captains-next = Il capitano blu in questo turno non lo puoi usare: serve solo chi lo aveva all’inizio (SPI-10.3). Dal prossimo scegli tra verde e blu.
spice_islands-lesson-captains-end = **Le azioni danno dadi nelle elezioni, i capitani un’azione gratis e 1 $ per pezzo.** Adesso: i pirati.

## 6 I pirati

spice_islands-lesson-pirates = I pirati
spice_islands-lesson-pirates-ship = La nave pirata è in Madagascar, e i pirati non hanno un capitano. Hai tirato tre dadi neri.
spice_islands-lesson-pirates-prey = La nave blu al Capo porta una merce blu e una gialla. Lavora per Anna.
spice_islands-lesson-pirates-sea = Prendi il mare: porta la nave pirata al Capo di Buona Speranza.
spice_islands-lesson-pirates-wrong-way = Nell’Oceano Indiano non c’è nessuno da derubare. La nave blu è al Capo.
spice_islands-lesson-pirates-mutiny = L’ammutinamento decide chi è capitano, e per ora non c’è. Lo diventa chi salpa.
spice_islands-lesson-pirates-captain = Hai mosso la nave, perciò sei subito **capitano dei pirati**.
spice_islands-lesson-pirates-attack = Attacca la nave blu: un dado, più uno per ogni pezzo a bordo. Ogni teschio porta via un pezzo.
spice_islands-lesson-pirates-no-mutiny = Il capitano sei tu: non ti serve un ammutinamento. Attacca.
spice_islands-lesson-pirates-stay = La preda è qui. Prima attacca.
spice_islands-lesson-pirates-hits = Due teschi: le due merci sono nella tua stiva, e la nave vuota è tornata in Europa. Anche fortuna: il teschio è una faccia su sei.
spice_islands-lesson-pirates-home = In mare il bottino non vale niente. Vendilo: vai in Madagascar.
spice_islands-lesson-pirates-sell-first = Con il bottino a bordo la Marina può darti la caccia. Prima vendi.
spice_islands-lesson-pirates-split = 20 $: metà a te, il capitano; l’altra metà alle azioni dei pirati **degli altri**: l’unica di Anna, 10 $. La tua azione pirata non ha avuto niente.
spice_islands-lesson-pirates-over = Tutte le azioni dei pirati tornano nella pila, e il capitano nella riserva. Il prossimo che salpa è il nuovo.
spice_islands-lesson-pirates-end = **Salpa, attacca, vendi in Madagascar: metà al capitano, metà alle altre azioni dei pirati.** Adesso: la Marina.

## 7 La Marina

spice_islands-lesson-navy = La Marina
spice_islands-lesson-navy-navy = I pirati di Anna hanno rubato una merce verde e una spezia; sono nello Stretto della Sonda, accanto alla Marina. Hai tre dadi arancioni e due azioni della Marina.
spice_islands-lesson-navy-sail = Porta la nave della Marina nello Stretto della Sonda.
spice_islands-lesson-navy-election = Chi muove la nave della Marina diventa comunque capitano, se non c’è. Naviga.
spice_islands-lesson-navy-dividend = La tesoreria è vuota. Prima prendi i pirati.
spice_islands-lesson-navy-captain = Adesso sei capitano della Marina. Può attaccare solo i pirati, e solo nel suo spazio.
spice_islands-lesson-navy-attack = Attacca: un dado più uno per ogni pezzo nella loro stiva, quindi tre.
spice_islands-lesson-navy-away = I pirati sono qui. Attaccali.
spice_islands-lesson-navy-no-step = Un passo sulla tabella può aspettare; i pirati no. Attacca.
spice_islands-lesson-navy-recover = Un teschio: si recupera un pezzo, che esce dal gioco. Quale? La spezia: meno spezie restano, più vicina è la fine, e nessun altro la consegna.
spice_islands-lesson-navy-green = Puoi, ma una spezia vale 15 $ per una compagnia dei rivali: togli quella dal gioco.
spice_islands-lesson-navy-reward = 5 $ alla tesoreria della Marina e 1 $ a te, che sei capitano.
spice_islands-lesson-navy-again = L’ultimo dado: attacca ancora.
spice_islands-lesson-navy-sunk = Due teschi, ma a bordo c’era un pezzo solo: la nave pirata è **affondata**. 5 $ a te, e 5 $ alla Marina per ogni azione dei pirati in gioco, che erano tre.
spice_islands-lesson-navy-shares = Tutte le azioni dei pirati sono sparite, e Anna non è più capitano. I 25 $ della Marina aspettano un dividendo, e due azioni sono tue.
spice_islands-lesson-navy-end = **La Marina guadagna quando i pirati hanno bottino e azioni.** Quando i pirati ingrassano, compra arancione. Adesso: la fine della partita.

## 8 La fine della partita

spice_islands-lesson-ending = La fine della partita
spice_islands-lesson-ending-close = Sette spezie su dieci sono fuori dal gioco. La partita finisce **nel momento in cui tutte e dieci di un tipo sono uscite**: dieci spezie, o dieci merci di un colore.
spice_islands-lesson-ending-count = Due spezie sono sulla nave verde, a uno spazio dall’Europa, e una sulla nave gialla. Nient’altro.
spice_islands-lesson-ending-worthless = Alla fine tesorerie e azioni **non valgono niente** (SPI-11.3). Nella tesoreria blu ci sono 32 $, hai due delle sue tre azioni, e il segnalino è a 3.
spice_islands-lesson-ending-dividend = Usa il dado blu.
spice_islands-lesson-ending-too-soon = Puoi farlo anche dopo, ma con il dividendo blu già in tasca si sta meglio. Prima il blu.
spice_islands-lesson-ending-deliver = Porterebbe altri 13 $ nella tesoreria blu, ma poi non hai più un dado blu per distribuirli. Paga adesso.
spice_islands-lesson-ending-think = Quale dado trasforma subito una tesoreria in contanti? Il blu: il dividendo.
spice_islands-lesson-ending-ahead = 20 $ a te, 10 ad Anna. Sei in testa con 58 contro 57 e 44. Quando si è davanti conviene finire presto.
spice_islands-lesson-ending-bring = Porta le spezie in Europa: 2 $ a te come capitano, e nove spezie fuori.
spice_islands-lesson-ending-finish = Sei in testa: accorcia la partita. Porta la nave verde in Europa.
spice_islands-lesson-ending-nearly = Resta una spezia, sulla nave gialla nell’Oceano Indiano. L’ultimo dado va usato.
spice_islands-lesson-ending-step = Un passo verso un dividendo verde, se la partita dovesse durare.
spice_islands-lesson-ending-any-step = Va bene anche quello. In questa lezione fai il passo del dividendo.
spice_islands-lesson-ending-result = Anna e Pieter hanno portato a casa da soli l’ultima spezia, ed è finita. 60 $ a te, 57 ad Anna, 45 a Pieter. Quello che è nelle tesorerie è perso.
spice_islands-lesson-ending-end = Adesso conosci tutto il gioco. **Contano solo i contanti: guarda quanti pezzi restano, e distribuisci in tempo.** Fai una prima partita contro bot facili.

## 9 Strategia: di chi è il dividendo?

spice_islands-lesson-timing = Strategia: di chi è il dividendo?
spice_islands-lesson-timing-two = Due tesorerie sono a un passo dal pagare: verde con 23 $, blu con 30 $. Hai tutte e tre le azioni verdi, e una delle tre blu.
spice_islands-lesson-timing-purple = Ma prima il dado viola: ognuno può comprare un’azione, e i rivali sanno leggere.
spice_islands-lesson-timing-buy = Compri per primo. Quale?
spice_islands-lesson-timing-blue-share = Due azioni blu su quattro renderebbero 14 $. Ma se lasci il verde agli altri, si prendono una parte dei tuoi 23 $.
spice_islands-lesson-timing-pass = Così Anna e Pieter dividono il tuo dividendo verde per 2 $ a testa.
spice_islands-lesson-timing-elsewhere = Lì non si sta per pagare niente. Verde o niente.
spice_islands-lesson-timing-diluted = Hanno comprato verde tutti e due. Ora hai quattro azioni su sei: 3 $ l’una, 12 a te. A ogni dado viola diminuisce: paga adesso.
spice_islands-lesson-timing-pay = Usa il dado verde.
spice_islands-lesson-timing-blue-first = Il blu paga 10 $ a ciascuno: non guadagni su nessuno. Il verde paga soprattutto te.
spice_islands-lesson-timing-not-now = Più denaro ai verdi vuol dire di più anche per Anna e Pieter, e altri compratori. Paga finché la maggior parte è tua.
spice_islands-lesson-timing-why = 12 $ a te, 3 a testa agli altri. Un dividendo conviene quando **la tua parte è più grande di quella di tutti gli altri**, non quando la tesoreria è piena.
spice_islands-lesson-timing-rest = Il dado blu: e adesso?
spice_islands-lesson-timing-blue-too = 10 $ a ciascuno dei tre: le distanze restano uguali, e tu perdi il capitano blu. Lascia crescere la tesoreria finché non avrai più azioni blu.
spice_islands-lesson-timing-blue-ship = La tua nave blu ha una merce a bordo, e come capitano guadagni a ogni arrivo. Falla navigare.
spice_islands-lesson-timing-end = **Confronta quanto un dividendo rende a te e quanto al migliore degli altri.** Se la differenza è grande, sbrigati; se è zero, aspetta e compra.

## 10 Strategia: ogni dado lavora per te

spice_islands-lesson-friends = Strategia: ogni dado lavora per te
spice_islands-lesson-friends-dice = Due dadi gialli e uno nero. Non hai azioni gialle né dei pirati. Sprecati?
spice_islands-lesson-friends-yours = Hai tutte e tre le azioni blu in giro. Che cosa può fare per i blu una nave gialla?
spice_islands-lesson-friends-load = Usa il primo dado giallo.
spice_islands-lesson-friends-theirs = Sarebbe denaro per le azioni gialle di Pieter. Pensa al colore delle merci.
spice_islands-lesson-friends-anna = Le merci verdi rendono ad Anna. Quali rendono a te?
spice_islands-lesson-friends-spice = La spezia paga la compagnia della nave: Pieter. Quale carico paga te?
spice_islands-lesson-friends-pirates-first = Il dado nero tra un attimo. Prima i gialli.
spice_islands-lesson-friends-step = Un passo su una tabella gialla serve a Pieter. Carica una merce blu sulla nave gialla.
spice_islands-lesson-friends-sail = Una merce blu su una nave gialla: 10 $ ai blu, 3 ai gialli. Ora falla partire.
spice_islands-lesson-friends-one-more = Due sarebbero anche meglio, ma in porto aspetta che qualcuno tiri giallo. Pieter farà volentieri navigare una nave carica per i suoi 3 $: falla uscire.
spice_islands-lesson-friends-danger = Davanti, al Capo, aspettano i pirati con la stiva vuota. Il tuo dado nero decide dove vanno.
spice_islands-lesson-friends-away = Togli la nave pirata dalla strada delle tue merci.
spice_islands-lesson-friends-near = Dall’Oceano Indiano basta un passo per tornare al Capo. Più lontano è meglio.
spice_islands-lesson-friends-same-space = Così sta nello stesso spazio delle tue merci, pronta ad attaccare.
spice_islands-lesson-friends-mutiny = Così i pirati restano dove sono: sulla tua strada.
spice_islands-lesson-friends-end = **Ogni colore può servirti: carica le tue merci su qualsiasi nave, e allontana i pericoli.** Di ogni dado chiediti: a chi avvicina i contanti?
