### Indonesia: le lezioni.

## 1 Di che cosa si tratta

indonesia-lesson-goal = Di che cosa si tratta
indonesia-lesson-goal-welcome = Possiedi compagnie nelle isole dell’Indonesia: alcune coltivano riso o spezie, altre navigano. Vince chi alla fine di tre ere ha più **denaro**.
indonesia-lesson-goal-rice = Questa è la tua compagnia del riso: due aree, quindi due unità di riso da vendere ogni anno, a 20 l’una.
indonesia-lesson-goal-needs = Una merce ha bisogno di una **nave** per lasciare la costa e di una **città** che la compri. Anna ha due navi nel mare a ovest di Giava, che tocca il tuo riso e due città.
indonesia-lesson-goal-operate = Operazioni: fai operare la tua compagnia del riso.
indonesia-lesson-goal-load = Prendi la nave di Anna nel mare a ovest di Giava. Non può rifiutare.
indonesia-lesson-goal-by-hand = Così tutte le consegne si fanno da sole, al minor costo. La prima falla tu.
indonesia-lesson-goal-unload = Consegna alla città Jawa Tengah 2.
indonesia-lesson-goal-other-city = Compra anche quella, e avrà la seconda. Comincia da Jawa Tengah 2.
indonesia-lesson-goal-fee = 20 a te, e per ogni nave usata 5 vanno ad Anna. Ognuno guadagna con gli altri. Una città di dimensione 1 compra una merce per tipo all’anno.
indonesia-lesson-goal-cheapest = Il secondo riso: mandalo per la via più economica.
indonesia-lesson-goal-quicker = A mano faresti lo stesso, passo dopo passo. Usa il piano più economico.
indonesia-lesson-goal-grow = Tutto venduto! Una compagnia che vende tutto **deve crescere**, gratis: una nuova area accanto alle sue.
indonesia-lesson-goal-expand = Scegli una nuova area.
indonesia-lesson-goal-end = **Merci, navi, città: ognuna guadagna solo con le altre.** Vendi tutto e cresci da solo. Adesso: come si ottiene una compagnia.

## 2 Avviare una compagnia

indonesia-lesson-start = Avviare una compagnia
indonesia-lesson-start-deeds = Una compagnia comincia con una **concessione**. Queste sono disponibili: ognuna nomina una provincia e un tipo.
indonesia-lesson-start-slot = Non costa niente, ma occupa uno **slot**. Ne hai uno, quindi per ora una compagnia.
indonesia-lesson-start-where = Guarda prima le città: due a Giava, una a Sumatra. Il riso in Jawa Barat sta proprio accanto.
indonesia-lesson-start-start = Avvia il riso di Jawa Barat, nell’area 4: tocca il mare, e ha spazio per crescere.
indonesia-lesson-start-which-area = La provincia è giusta. In questa lezione prendi l’area 4, nel mezzo.
indonesia-lesson-start-bali = Bali ha solo due aree: quasi nessuno spazio per crescere. Jawa Barat ne ha sette.
indonesia-lesson-start-far = Le spezie valgono 25, ma Halmahera è lontana da ogni città: chi le porterebbe?
indonesia-lesson-start-ships-later = Le navi guadagnano solo se ci sono merci da portare, e ancora non ce ne sono. In questa lezione le avvia Pieter, che sceglie per ultimo; al tavolo nessuno è obbligato. Prendi il riso.
indonesia-lesson-start-pass = Senza compagnie quest’anno non guadagni niente.
indonesia-lesson-start-both = Anna ha preso l’altro riso. Pieter, che ha scelto per ultimo, ha avviato le navi accanto a te: è il tuo riso che vuole portare.
indonesia-lesson-start-spread = Nessuno ha più slot liberi, perciò le altre concessioni aspettano. Quando ne restano solo dello stesso tipo, l’era finisce.
indonesia-lesson-start-same-good = Una regola da ricordare: la stessa merce di due compagnie non sta mai fianco a fianco (IND-8.4). La tua area tiene lontano altro riso.
indonesia-lesson-start-research = Ora la ricerca: un passo all’anno. Prendi un secondo slot.
indonesia-lesson-start-slots-first = Utile più avanti. Con un secondo slot l’anno prossimo avvii un’altra compagnia: scegli Slot.
indonesia-lesson-start-end = **Una concessione, uno slot libero, un buon posto vicino a navi e città.** Adesso: la navigazione.

## 3 Le navi

indonesia-lesson-ships = Le navi
indonesia-lesson-ships-fleet = Questa volta a navigare sei tu: una nave nel mare a ovest di Giava.
indonesia-lesson-ships-fees = Anna ha lì due aree di riso e deve vendere tutto quello che può. Ogni uso di una nave ti rende 5, ma una nave porta una merce per ogni compagnia (il tuo scafo è 1).
indonesia-lesson-ships-operate = Fai operare la tua compagnia di navigazione.
indonesia-lesson-ships-launch = Le nuove navi sono gratis, fino al limite della concessione. Dove serve di più?
indonesia-lesson-ships-east = A est per ora non c’è niente da portare. Il secondo riso di Anna ha bisogno di una nave nel mare a ovest.
indonesia-lesson-ships-free = Una nave non costa niente e resta. Varala.
indonesia-lesson-ships-nobody = Lì non la userebbe nessuno. Mettila dove le merci aspettano: nel mare a ovest di Giava.
indonesia-lesson-ships-two = Due navi: Anna può vendere le sue due merci. La concessione di Lampung in quest’era non ne permette altre.
indonesia-lesson-ships-earned = Anna ha venduto due volte: 40 a lei e 10 a te, senza che tu facessi niente.
indonesia-lesson-ships-hull = Con uno **scafo** migliore ogni nave porta di più. Le tue merci le porti gratis.
indonesia-lesson-ships-end = **Le navi rendono 5 a ogni uso, chiunque venda.** Sembrano poca cosa e non lo sono: le tariffe di tutti si sommano. Adesso: pianificare le consegne.

## 4 Le consegne

indonesia-lesson-deliveries = Le consegne
indonesia-lesson-deliveries-choice = Il tuo riso a Bali tocca tre mari, con tre flotte: la tua a sud, quella di Anna a nord-est, quella di Pieter a Lombok.
indonesia-lesson-deliveries-rules = Lungo la via una merce può passare più mari, ma con navi di **una sola** compagnia (IND-10.4). E una compagnia deve vendere **tutto il possibile** (IND-10.6): scegli come, non se.
indonesia-lesson-deliveries-own = Le tue navi non ti costano niente.
indonesia-lesson-deliveries-operate = Fai operare prima il riso.
indonesia-lesson-deliveries-rice-first = Le navi possono crescere dopo. Prima il riso.
indonesia-lesson-deliveries-load = Di chi prendi la nave?
indonesia-lesson-deliveries-anna = Funziona, ma 5 dei tuoi 20 vanno ad Anna. Anche la tua nave arriva a una città.
indonesia-lesson-deliveries-pieter = Due mari con Pieter: 10 dei tuoi 20 sarebbero suoi. Prendi la tua nave.
indonesia-lesson-deliveries-by-hand = Troverebbe la stessa cosa: la tua nave. Questa volta fallo tu.
indonesia-lesson-deliveries-unload = Jawa Tengah 2 tocca il mare a sud. Consegna lì.
indonesia-lesson-deliveries-all = I 20 restano tutti a te, e il riso è venduto tutto: la compagnia cresce.
indonesia-lesson-deliveries-expand = Bali 2, o al di là dello stretto, a Giava?
indonesia-lesson-deliveries-end = **Una sola compagnia di navigazione per viaggio, tutto il vendibile, prima le tue navi.** Adesso: la ricerca.

## 5 La ricerca

indonesia-lesson-research = La ricerca
indonesia-lesson-research-tracks = Una volta all’anno puoi far avanzare di un passo una delle tue cinque piste, gratis.
indonesia-lesson-research-slots = **Slot**: quante compagnie puoi avere. Uno in più non è mai sbagliato.
indonesia-lesson-research-growth = **Espansione**: quante aree o navi guadagna una compagnia in un anno. **Scafo**: quante merci porta ogni tua nave.
indonesia-lesson-research-power = **Fusioni**: quali compagnie puoi fondere; al livello 1 nessuna. **Ordine di turno**: le tue offerte valgono 5, 25, 100 volte tanto.
indonesia-lesson-research-sixth = C’è una sesta scelta: far avanzare **lo scafo di un altro**. Anna porta il tuo riso: tu hai due aree, le sue due navi ne portano due. L’anno prossimo ne avrai di più.
indonesia-lesson-research-refit = Fai avanzare lo scafo di Anna.
indonesia-lesson-research-own-hull = Non hai navi: il tuo scafo non porta niente.
indonesia-lesson-research-pieter = Nemmeno Pieter ha navi.
indonesia-lesson-research-pass = Un passo è gratis: non lasciarlo andare.
indonesia-lesson-research-good-too = Un buon passo. Qui però guarda come aiutarti aiutando Anna: il suo scafo.
indonesia-lesson-research-done = Adesso ogni nave di Anna porta due delle tue merci. Lei incassa più tariffe, tu vendi più riso.
indonesia-lesson-research-end = **Un passo all’anno, per il tuo piano.** Slot presto, fusioni prima dei rivali, scafi dove viaggiano le tue merci. Adesso: l’ordine di turno.

## 6 L'ordine di turno

indonesia-lesson-order = L’ordine di turno
indonesia-lesson-order-why = Una città, e due compagnie del riso che vogliono venderle. Compra un riso all’anno: lo vende chi opera prima.
indonesia-lesson-order-once = Ogni anno comincia con un’offerta per l’ordine di turno. Ognuno dice una somma, una volta, nell’ordine vecchio: Anna, Pieter, poi tu.
indonesia-lesson-order-multiplier = Anna ha offerto 8. Ma la tua pista dell’ordine di turno è al livello 2: la tua offerta vale **cinque volte**.
indonesia-lesson-order-bid = Quanto ti serve per superare 8?
indonesia-lesson-order-nothing = Così sei ultimo o secondo, e Anna vende il suo riso per prima.
indonesia-lesson-order-five = 1 vale 5: non basta contro 8.
indonesia-lesson-order-too-much = 2 vale 10, e batte già 8. Perché pagare di più?
indonesia-lesson-order-order = 10 contro 8: quest’anno sei il primo.
indonesia-lesson-order-bank = I 2 non sono persi: stanno nella tua **banca** e contano alla fine. Ma non puoi più spenderli.
indonesia-lesson-order-research = Essendo primo, ricerchi anche per primo. Porta le fusioni al livello 2.
indonesia-lesson-order-mergers-now = Va bene anche quello. In questa lezione prepara la prossima: fusioni.
indonesia-lesson-order-end = **Un’offerta è messa da parte, non spesa.** Per vendere è meglio essere primi, ma in un’asta l’ultimo può rispondere. Adesso: le fusioni.

## 7 Le fusioni

indonesia-lesson-mergers = Le fusioni
indonesia-lesson-mergers-what = Due compagnie del riso: la tua con tre aree, quella di Anna con cinque. Puoi proporre di **fonderle**, anche se una è sua. Non può rifiutare, ma può fare offerte.
indonesia-lesson-mergers-level = Per questo la tua pista delle fusioni deve essere almeno a 2: due concessioni insieme.
indonesia-lesson-mergers-nominal = Il valore nominale è 20 per area: otto aree, 160. Ti servono in contanti, e ne hai 190.
indonesia-lesson-mergers-announce = Annuncia la fusione: scegli le due compagnie.
indonesia-lesson-mergers-pass = Così può farla qualcun altro, quando tu sarai senza contanti.
indonesia-lesson-mergers-open = Apri l’asta. Le offerte salgono di 8 in 8, uno per area. Comincia dal valore nominale.
indonesia-lesson-mergers-nominal-first = Nessuno ha ancora rilanciato. Parti da 160.
indonesia-lesson-mergers-paid = Anna e Pieter non potevano pagare tanto. Il prezzo va ai **proprietari**, secondo le aree: 100 ad Anna, e 60 tornano a te. La compagnia ti è costata 100.
indonesia-lesson-mergers-slot = Otto aree in un solo slot. Anna ha contanti e di nuovo uno slot libero: avvierà qualcosa di nuovo.
indonesia-lesson-mergers-end = **Due compagnie dello stesso tipo, vince l’offerta più alta, che va ai proprietari.** Tieni contanti per difendere quello che ti serve. Adesso: città ed ere.

## 8 Città ed ere

indonesia-lesson-cities = Città ed ere
indonesia-lesson-cities-year = La fine dell’anno: chi vende decide quali città cresceranno.
indonesia-lesson-cities-hungry = Una città cresce se ha ricevuto **di ogni merce sulla mappa tante unità quanta è la sua dimensione**. Ci sono riso e spezie; Jawa Tengah 2 le spezie le ha già.
indonesia-lesson-cities-operate = Fai operare la tua compagnia del riso.
indonesia-lesson-cities-load = Prendi la nave di Anna.
indonesia-lesson-cities-by-hand = Questa volta conta in quale città va. Fallo tu.
indonesia-lesson-cities-unload = Quale città?
indonesia-lesson-cities-hungry-one = Pagherebbe lo stesso, ma quella città non ha spezie e non crescerà. A Jawa Tengah 2 manca solo il riso.
indonesia-lesson-cities-expand = Tutto venduto: cresci in Jawa Barat 3.
indonesia-lesson-cities-any-area = Va bene anche quella. In questa lezione prendi Jawa Barat 3.
indonesia-lesson-cities-grown = Jawa Tengah 2 è cresciuta a dimensione 2: d’ora in poi compra due unità di tutto all’anno.
indonesia-lesson-cities-era = Non restavano concessioni, perciò comincia l’**era b**, con concessioni nuove: gomma a 30, altre navi.
indonesia-lesson-cities-card = Quando comincia un’era, ognuno fonda una città con una carta segreta con tre province.
indonesia-lesson-cities-found = Fonda una città a Sumatera Utara 1: un nuovo mercato a ovest.
indonesia-lesson-cities-other = È permesso anche lì. In questa lezione prendi Sumatera Utara 1.
indonesia-lesson-cities-end = **Nutri le città che servono a te, e fondane di nuove dove sono le tue navi.** Adesso: la fine.

## 9 La fine della partita

indonesia-lesson-ending = La fine della partita
indonesia-lesson-ending-late = Era c, l’ultimo anno: non restano concessioni. Dopo queste operazioni la partita finisce.
indonesia-lesson-ending-double = Contano i contanti, la banca e **il doppio** di quanto guadagni in quest’ultimo anno (IND-12.2).
indonesia-lesson-ending-operate = Il petrolio vale 40. Fai operare la compagnia.
indonesia-lesson-ending-cheapest = Ora ogni tariffa conta doppio. Trova il piano più economico.
indonesia-lesson-ending-cheaper = A mano potresti pagare di più. Due consegne, due città: lascia decidere al piano più economico.
indonesia-lesson-ending-income = 80 per due unità di petrolio, meno 15 per le navi di Pieter: 65, e due volte.
indonesia-lesson-ending-expand = Devi crescere, anche se non rende più niente: Sarawak 3.
indonesia-lesson-ending-any-area = Ormai non fa differenza. Prendi Sarawak 3.
indonesia-lesson-ending-over = Il riso di Anna non ha trovato navi e non ha venduto niente. L’anno è finito, non restano concessioni: la partita finisce.
indonesia-lesson-ending-result = Tu: 150 in contanti, 10 in banca, 65 due volte: **290**. Anna 270, Pieter 250. Prima di quest’anno avevi meno contanti di tutti.
indonesia-lesson-ending-end = Adesso conosci tutto il gioco. **Denaro in contanti e in banca, l’ultimo anno due volte.** Fai una prima partita contro bot facili.

## 10 Strategia: farsi comprare

indonesia-lesson-sellout = Strategia: farsi comprare
indonesia-lesson-sellout-weak = Il tuo riso a Bali è pieno: due aree, nessuno spazio per crescere. Rende al massimo 40 all’anno.
indonesia-lesson-sellout-strong = Il riso di Anna ha cinque aree e vale la pena difenderlo. Pieter ha 220 in contanti e uno slot libero.
indonesia-lesson-sellout-idea = Puoi annunciare una fusione senza volerla vincere. Il valore nominale è 140, e tu hai 150.
indonesia-lesson-sellout-announce = Annuncia la fusione delle due compagnie del riso.
indonesia-lesson-sellout-pass = Così la tua piccola compagnia resta piccola. Falla pagare agli altri.
indonesia-lesson-sellout-open = Apri più basso che puoi.
indonesia-lesson-sellout-low = Vuoi che rilancino. Parti da 140.
indonesia-lesson-sellout-price = Anna ha dovuto difendersi, e Pieter è salito a 182: 26 per area, invece di 20.
indonesia-lesson-sellout-leave = Hai ottenuto quello che volevi. Esci.
indonesia-lesson-sellout-sold = 52 in contanti per due aree, e uno slot libero all’inizio di una nuova era.
indonesia-lesson-sellout-wait = Usa lo slot: avvia la gomma di Riau a Riau 1, che vale 30 l’unità.
indonesia-lesson-sellout-rubber = La gomma rende 30 per area. In questa lezione prendi Riau 1.
indonesia-lesson-sellout-end = **Una fusione è un modo per vendere.** Annunciala quando un rivale deve difendersi e un altro ha contanti.

## 11 Strategia: chi paghi?

indonesia-lesson-freight = Strategia: chi paghi?
indonesia-lesson-freight-two = Due navi possono portare il tuo riso per 5: quella di Anna a nord-est, quella di Pieter a sud.
indonesia-lesson-freight-standing = Il prezzo è lo stesso, ma non chi incassa: Anna ha navi **e** una compagnia di spezie; Pieter solo la sua nave.
indonesia-lesson-freight-operate = Fai operare il tuo riso.
indonesia-lesson-freight-load = Chi paghi?
indonesia-lesson-freight-leader = 5 in più a chi è già davanti. La nave di Pieter costa lo stesso.
indonesia-lesson-freight-choose = Il piano più economico non guarda chi incassa. Tu sì: scegli da solo.
indonesia-lesson-freight-cities = Il mare a sud raggiunge due città: Jawa Tengah 2, dove arrivano anche le navi di Anna, e Jawa Timur 6, dove arrivano solo quelle di Pieter.
indonesia-lesson-freight-unload = Quale città conviene nutrire?
indonesia-lesson-freight-shared = Aiuterebbe la costa di Anna. Jawa Timur 6 sta solo sul mare di Pieter.
indonesia-lesson-freight-expand = Tutto venduto. Cresci a Bali: piccola, ma sicura.
indonesia-lesson-freight-jawa = Anche Jawa Timur 3 va bene. In questa lezione prendi Bali 2 e tieni chiusa la provincia.
indonesia-lesson-freight-end = **Ogni tariffa e ogni consegna nutre qualcuno.** A parità di prezzo, nutri chi è indietro.
