### Batavia: il promemoria e la guida.

## Promemoria

batavia-aid-goal = Avere più oro di tutti. Viene dalle tessere convertite durante la partita e, alla fine, da magazzini, sigilli, cambiali ed esagono finale.
batavia-aid-auction = **Asta.** Un dado dice quante navi sono in vendita. Si offrono cambiali per il lotto; chi vince prende le navi, gioca per primo e distribuisce il prezzo agli altri, una cambiale alla volta da sinistra.
batavia-aid-draw = **Azione: pesca** due carte,
batavia-aid-lay = **oppure gioca:** cala una o più navi. Dopo devi avere il sigillo di almeno una compagnia: più navi sul tavolo di chiunque altro.
batavia-aid-sail = **Poi salpa** per la prossima stazione di una compagnia di cui hai il sigillo. Prendi la tessera e metti una cassa nel magazzino della sua merce.
batavia-aid-convert = **Poi converti,** se vuoi e se la tessera è la tua prima di quella compagnia: dai una tessera di ogni compagnia che hai.
batavia-aid-pirates = **Dopo ogni azione:** se le navi sul tavolo arrivano a { $few } ({ $many } in quattro o cinque), i pirati affondano tutte le navi della compagnia più numerosa.
batavia-aid-conversion = Convertire tessere
batavia-aid-companies = Compagnie
batavia-aid-gold = Oro
batavia-aid-warehouses = Più casse di una merce, alla fine
batavia-aid-good = Merce
batavia-aid-alone = Da soli
batavia-aid-shared = Alla pari
batavia-aid-hands = Prima tutti calano la mano, e i sigilli si spostano di conseguenza. I pirati non arrivano.
batavia-aid-seals = Ogni sigillo: { $gold } monete.
batavia-aid-bills = Più cambiali: { $gold } monete, alla pari { $tied } a testa.
batavia-aid-hex = Esagono finale: { $gold } monete.
batavia-aid-end = Chi deve salpare e non ha davanti stazioni per nessuno dei suoi sigilli prende l’esagono finale. Il round si completa; da lì gioca solo chi ha un sigillo che porta ancora a una stazione.
batavia-aid-trap-tie = Un primo posto condiviso non è di nessuno: il sigillo torna sulla plancia.
batavia-aid-trap-tiles = Le tessere che restano alla fine non valgono niente.
batavia-aid-trap-each = Si converte una tessera di ogni compagnia che si ha: non se ne può tenere da parte una.
batavia-aid-trap-first = Con una seconda tessera della stessa compagnia in quel turno non si converte.
batavia-aid-trap-back = I mercanti vanno solo avanti, e sempre alla stazione più vicina della compagnia.
batavia-aid-trap-pay = La tua offerta paga gli altri: un prezzo alto li rafforza per la prossima asta.
batavia-aid-trap-pirates = I pirati affondano le navi di tutti in quella compagnia, e il sigillo è perso.

## Guida

batavia-coach-auction = L’asta vende insieme le navi del lotto e il diritto di giocare per primi. Le cambiali non sono oro, ma quelle che spendi vanno agli altri e comprano i prossimi lotti.
batavia-coach-action = Pesca per raccogliere navi, oppure calane per vincere un sigillo e salpare in questo turno. Cerca una compagnia con una prossima stazione utile e in cui nessuno ha molte navi.
batavia-coach-play = Ogni nave calata resta sul tavolo e difende una maggioranza, ma avvicina anche i pirati. Calane quante ne bastano per il sigillo che vuoi.
batavia-coach-conversion = Puoi cambiare subito in oro una tessera di ogni compagnia che hai, o aspettarne altre. Ogni compagnia in più fa valere di più tutte le altre, ma le tessere che restano alla fine non rendono niente.
batavia-coach-move-sail = Hai un sigillo, quindi puoi salpare per la prossima stazione della sua compagnia. La cassa resta nel magazzino per la maggioranza finale, perciò guarda la merce oltre alla compagnia.
batavia-coach-move-hex = Nessuno dei tuoi sigilli porta più a una stazione, quindi giocando prendi l’esagono finale. Così comincia l’ultimo round: conviene quando sei in testa.
