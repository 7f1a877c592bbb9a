### Borneo: il promemoria e la guida.

## Promemoria

borneo-aid-goal = Fare più punti: missioni pagate con le merci prese, e un punto per ogni merce che resta.
borneo-aid-mission = **1 Missione** (se vuoi). Pagane una con carte e porti presi.
borneo-aid-change = **2 Compagnie** (se vuoi). Sposta un mercante in fondo a un’altra fila,
borneo-aid-conflict = **oppure inizia un conflitto:** attacca un mercante più a sinistra nella fila di uno dei tuoi. In parità vince l’attacco, e ne prende il posto.
borneo-aid-expedition = **3 Spedizione** (obbligatoria). Gioca una carta in un porto aperto. Poi controlla quel porto: prima il monopolio, altrimenti la spartizione per quote, altrimenti niente.
borneo-aid-draw = **4 Pesca** { $drawn } carte; in mano al massimo { $limit }.
borneo-aid-flags = **Bandiere.** Una carta copre la seconda riga di quella prima. Si vedono le { $top } bandiere della prima riga di ogni carta, e tutte quelle dell’ultima.
borneo-aid-monopoly = **Monopolio:** una compagnia ha tante bandiere visibili quante il limite del porto. Scelgono i suoi mercanti nell’ordine della fila, il primo prende anche il porto; e da capo finché ce n’è.
borneo-aid-quota = **Spartizione per quote:** il porto è pieno. Chi ha giocato l’ultima carta prende il porto; poi scelgono i primi mercanti di tutte le compagnie, da quella con più bandiere, poi i secondi, e così via.
borneo-aid-strength = **Conflitto:** contano le bandiere della compagnia sulle carte giocate; la difesa ne aggiunge una per ogni mercante in mezzo. Chi difende non può giocare più carte di chi attacca. Se regge, può tenersi una delle carte.
borneo-aid-missions = Missioni
borneo-aid-mission-name = Missione
borneo-aid-points = Punti
borneo-aid-copies = Nel gioco
borneo-aid-captures = Missioni come stampato; ogni carta e ogni porto rimasti: 1 punto.
borneo-aid-tie = A pari punti vince chi ha più missioni.
borneo-aid-end = Quando un porto viene spartito e dei { $ports } non ne resta nessuno per sostituirlo, o quando finiscono le carte.
borneo-aid-last = Porti aperti e mani sono persi. Poi ognuno può completare un’ultima missione.
borneo-aid-trap-cover = Una carta nuova può togliere bandiere, perché ne copre una.
borneo-aid-trap-first = Se una carta porta al limite più compagnie, decide la bandiera che su di essa viene prima.
borneo-aid-trap-merchants = Una compagnia senza mercanti non prende niente, e i tuoi { $merchants } non possono essere dappertutto.
borneo-aid-trap-double = Un 2 paga due unità di una missione, ma alla fine vale 1 punto.
borneo-aid-trap-change = Non si paga con carte di troppo, e non c’è resto.
borneo-aid-trap-hand = In un conflitto una carta deve restarti in mano, per la spedizione.
borneo-aid-trap-last-card = L’ultima carta in un porto pieno ti dà il porto anche senza mercanti.

## Guida

borneo-coach-placement = I mercanti partecipano alle merci della loro compagnia, prima chi sta davanti. Distribuisci i tuoi tra le compagnie, e in almeno una fila sii tra i primi.
borneo-coach-mission = Hai preso abbastanza da poter forse pagare una missione. Le missioni sono la maggior parte dei punti, ma quello che paghi se ne va: guarda se una più grande è vicina.
borneo-coach-payment = Scegli con quali merci prese pagare la missione, una dopo l’altra. Tieni i doppi per dove servono: quello che paghi in più è perso.
borneo-coach-companies = Una volta per turno puoi spostare un mercante o iniziare un conflitto, prima di giocare una carta. Fallo se un porto sta per essere spartito e nella compagnia che lo prende stai messo male.
borneo-coach-attack = Gioca carte che mostrano il colore della compagnia: ogni bandiera conta, e in parità vince l’attacco. Le carte non tornano, e una deve restare per la spedizione.
borneo-coach-defence = Qualcuno vuole il posto del tuo mercante. Puoi rispondere con carte di quel colore, non più di quelle giocate contro di te, oppure cedere e tenerti le carte.
borneo-coach-ousted = Il tuo mercante ha perso il posto e va dove dici tu. Il vecchio posto dell’attaccante è spesso meglio del fondo di un’altra fila.
borneo-coach-keeping = La difesa ha retto, e puoi tenere come merce una delle carte giocate. Prendi quello che serve a una missione.
borneo-coach-expedition = A ogni turno giochi una carta in un porto; le sue bandiere avvicinano le compagnie al limite. Guarda chi sceglierebbe per primo se il porto si spartisse adesso, e che cosa può fare chi viene dopo.
borneo-coach-split = Il porto si spartisce e il tuo mercante sceglie. Pensa alle missioni: quattro uguali o una per tipo valgono più di merci sparse.
borneo-coach-discards = In mano puoi tenere solo un certo numero di carte. Scarta quelle con bandiere di compagnie in cui non hai nessuno.
borneo-coach-last-mission = La partita è finita, ma si può ancora pagare una missione. Le merci che restano valgono un punto l’una: paga con meno carte che puoi.
borneo-coach-move-attack = Puoi anche attaccare un mercante che sta più a sinistra nella fila di uno dei tuoi. Tutti quelli in mezzo rafforzano la difesa: attacca i vicini.
