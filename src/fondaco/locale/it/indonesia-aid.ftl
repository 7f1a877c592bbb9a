### Indonesia: il promemoria e la guida.

## Promemoria

indonesia-aid-goal = Avere più denaro dopo tre ere. Le compagnie guadagnano vendendo merci alle città con le navi di qualcuno.
indonesia-aid-era = **1 Nuova era,** quando non restano concessioni o sono tutte di un tipo: ognuno fonda una città, arrivano nuove concessioni. Ogni anno il mucchietto diventa contanti.
indonesia-aid-order = **2 Ordine di turno:** un’offerta a testa, moltiplicata secondo il livello ({ $factors }). Va in banca: non si spende più, ma conta alla fine.
indonesia-aid-mergers = **3 Fusioni:** nomina due compagnie dello stesso tipo, di chiunque siano, e apri l’asta al valore nominale. I due vecchi proprietari sono pagati in proporzione.
indonesia-aid-acquisitions = **4 Acquisizioni:** con uno slot libero prendi gratis una concessione e piazzi la prima merce o nave.
indonesia-aid-research = **5 Ricerca:** un passo su un tuo tracciato, fino a { $last }, o sullo Scafo di un altro.
indonesia-aid-operations = **6 Operazioni:** ogni compagnia una volta. La navigazione può aggiungere navi. Le altre vendono il più possibile e poi si espandono: gratis se hanno venduto tutto, altrimenti al prezzo di una merce.
indonesia-aid-growth = **7 Crescita delle città:** una città cresce se ha ricevuto di ogni merce sulla mappa tante unità quanta è la sua dimensione.
indonesia-aid-fee = Ogni nave usata costa { $fee } per ogni merce, pagati al proprietario. Riso e spezie si fondono a { $mixed } per merce, come siap faji (ere b e c).
indonesia-aid-worth = Una merce venduta, e una merce o nave in una fusione
indonesia-aid-cities = Città
indonesia-aid-size = Dimensione
indonesia-aid-buys = Compra di ogni merce
indonesia-aid-stones = Pietre
indonesia-aid-tracks = Ricerca
indonesia-aid-track = Tracciato
indonesia-aid-track-means = Il tuo livello dice
indonesia-aid-track-turn-order = per quanto si moltiplica la tua offerta
indonesia-aid-track-slots = quante compagnie puoi avere
indonesia-aid-track-mergers = quante concessioni può unire una fusione che annunci
indonesia-aid-track-expansion = di quanto può crescere una compagnia in un anno
indonesia-aid-track-hull = quante merci porta ogni tua nave per ogni compagnia
indonesia-aid-sum = Contanti + banca + due volte il mucchietto delle ultime Operazioni. A pari: prima nell’ordine di turno.
indonesia-aid-end = Quando finisce l’era { $era }, all’inizio di un anno: nessuna concessione rimasta, o tutte di un tipo.
indonesia-aid-trap-ships = Una consegna usa navi di una sola compagnia, in tutti i mari del percorso.
indonesia-aid-trap-must = Si deve vendere il più possibile, anche in perdita; il modo lo scegli tu.
indonesia-aid-trap-refuse = Nessuno può opporsi a una fusione: tieni contanti per difendere ciò che ti serve.
indonesia-aid-trap-cash = Chi vince deve avere in contanti tutta l’offerta, anche se una parte gli torna.
indonesia-aid-trap-beside = Due compagnie con la stessa merce non stanno mai accanto.
indonesia-aid-trap-siap = Una fusione in siap faji svuota metà delle aree, per eccesso.
indonesia-aid-trap-deeds = Le concessioni rimaste a fine era sono perse.

## Guida

indonesia-coach-new-era = Comincia una nuova era, e la tua carta ti fa fondare una città. Mettila dove le navi che userai, o che sono tue, portano le merci che vendi.
indonesia-coach-turn-order = Il denaro offerto non si può più spendere, ma conta alla fine. Chiediti in quale fase vuoi essere tra i primi quest’anno, e quanto potrebbe costarti una fusione.
indonesia-coach-mergers = Puoi annunciare la fusione di due compagnie qualsiasi dello stesso tipo, anche di altri. Ha senso se puoi vincere l’asta a buon prezzo, o se per la tua compagnia saresti pagato bene.
indonesia-coach-auction = Chi vince paga l’offerta ai due vecchi proprietari, in proporzione. Se una compagnia è tua, parte del prezzo ti torna: puoi offrire più di un estraneo.
indonesia-coach-siap-faji = Metà delle aree della nuova compagnia va ceduta. Tieni quelle vicine alle navi e vicine tra loro.
indonesia-coach-acquisitions = Una concessione non costa che uno slot. Prendine una le cui merci trovano navi e una città già quest’anno, o una compagnia di navigazione tra le merci degli altri e le città.
indonesia-coach-research = Un solo passo all’anno: decidi che cosa serve di più al tuo piano. All’inizio uno slot non è mai sprecato; espansione e scafo rendono con compagnie grandi.
indonesia-coach-operations = Ogni tua compagnia opera una volta all’anno, nell’ordine che vuoi. Le città comprano solo un certo numero di ogni merce: vendi prima quello che lì potrebbero vendere anche altri.
indonesia-coach-fleet = Puoi aggiungere navi dove la compagnia ne ha già, o nel mare accanto. Più navi incassano noli e decidono quali compagnie possono vendere.
indonesia-coach-deliveries = Porta ogni merce, sulle navi di una sola compagnia, a una città che ancora la compra. Le tue navi non ti costano niente, e puoi far preparare il piano meno caro.
indonesia-coach-expansion = La compagnia cresce in aree vuote accanto alle sue. Prendi quelle che toccano un mare con navi, e quelle che tengono fuori gli altri.
indonesia-coach-growth = Sono pronte a crescere più città di quante siano le pietre, e scegli tu. Fai crescere quelle che le tue merci possono raggiungere.
indonesia-coach-move-refit = Puoi anche far avanzare lo Scafo di un altro. Fallo se dipendi dalle sue navi e non bastano per tutte le tue merci.
