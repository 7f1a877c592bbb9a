### Kontor: le lezioni.

## 1 Di che cosa si tratta

kontor-lesson-goal = Di che cosa si tratta
kontor-lesson-goal-welcome = Amsterdam, Seicento: tu (rosso) e Anna (nero) costruite insieme un solo porto, carta dopo carta. Le carte blu sono **canali**, le altre sono **moli** del tuo colore o del suo. Vince chi alla fine ha più punti vittoria.
kontor-lesson-goal-cards = Hai sempre in mano tre carte molo e due canali. A ogni turno posi una carta accanto al porto.
kontor-lesson-goal-yard = Questo è il tuo molo con il vino. I moli che si toccano formano un **cantiere**; anche una carta sola lo è. Le merci sui tuoi moli sono i tuoi magazzini nel cantiere.
kontor-lesson-goal-open = Un cantiere è **chiuso** quando accanto non ha più spazi liberi: tutto intorno canali, o il bordo del porto. Il tuo ha canali sopra, a sinistra e a destra. Manca uno spazio.
kontor-lesson-goal-close = Posa il canale sotto, in h9.
kontor-lesson-goal-elsewhere = Puoi posarlo lì, ma il cantiere in h8 resta aperto, e Anna potrebbe mettere un suo molo accanto al tuo. Chiudilo: h9.
kontor-lesson-goal-won = Chiuso! Solo tu hai magazzini lì, perciò il cantiere è tuo: **1 punto** e un guardiano che lo segna. Un cantiere chiuso non cambia più.
kontor-lesson-goal-paid = Per un canale ricevi anche un fiorino, e al suo posto peschi un nuovo canale.
kontor-lesson-goal-end = **Posa moli, chiudi cantieri con i canali e sii il più forte dentro.** Alla fine i cantieri più grandi danno un secondo punto. Adesso: che cosa vuol dire "più forte".

## 2 Chi è più forte

kontor-lesson-strength = Chi è più forte
kontor-lesson-strength-shared = I moli che si toccano sono un solo cantiere, di chiunque siano. Qui tu hai un vino e Anna un tè.
kontor-lesson-strength-difference = Per ogni merce si confrontano i magazzini: tu sei avanti di 1 nel vino, Anna di 1 nel tè. Conta per prima la **differenza più grande** (KON-10.3). Adesso è 1 a 1.
kontor-lesson-strength-dock = La tua carta è un altro molo con il vino. Posala in j8, in questo cantiere.
kontor-lesson-strength-elsewhere = Lì aiuterebbe un altro cantiere, o ne comincerebbe uno. È questo che vuoi vincere: posa in j8.
kontor-lesson-strength-ahead = Vino 2 a 0: la tua differenza è 2, quella di Anna 1. Sei avanti, e resta aperto solo k8. Chiudi prima che lei aggiunga un altro tè.
kontor-lesson-strength-choose = Nuovo turno: scegli una carta in segreto. Prendi il tuo canale più alto, 91: la carta più alta agisce per prima.
kontor-lesson-strength-pass = Se passi, Anna può posare un molo in k8 e addio vantaggio. Scegli 91.
kontor-lesson-strength-lower = Andrebbe bene anche 89, se Anna non ha 90. Più alto di 91 non c’è niente.
kontor-lesson-strength-canal-wanted = Un molo in k8 ingrandirebbe il cantiere ma lo lascerebbe aperto. Ti serve un canale: 91.
kontor-lesson-strength-first = 91 contro 86: agisci per primo.
kontor-lesson-strength-close = Chiudi il cantiere: posa il canale in k8.
kontor-lesson-strength-not-there = Così k8 resta aperto, e tocca ad Anna con un molo in mano. Posa il canale in k8.
kontor-lesson-strength-won = I tuoi 2 nel vino battono il suo 1 nel tè: il cantiere con tutte e tre le carte è tuo, compreso il suo molo.
kontor-lesson-strength-end = **Vince il cantiere chi ha il vantaggio più grande in una sola merce.** Distribuirsi su tante merci vale meno che staccare in una. Adesso: che cosa succede se i vantaggi sono uguali.

## 3 Il cerchio delle merci

kontor-lesson-circle = Il cerchio delle merci
kontor-lesson-circle-two = Due cantieri, a ciascuno manca uno spazio. In tutti e due tu e Anna avete un magazzino a testa. Tu hai un canale.
kontor-lesson-circle-steps = Le differenze più grandi sono uguali, 1 a 1. Allora vince chi è avanti in **più merci** (KON-10.4): pari anche qui, una merce a testa.
kontor-lesson-circle-circle = Perciò decide il cerchio (KON-10.5): **il vino batte le spezie, le spezie battono il tè, il tè batte il vino**.
kontor-lesson-circle-below = Sotto: il tuo vino contro le spezie di Anna.
kontor-lesson-circle-above = Sopra: il tuo vino contro il tè di Anna.
kontor-lesson-circle-close = Chiudi il cantiere che vinci tu.
kontor-lesson-circle-lost = Il tè batte il vino: chiuderesti questo cantiere per Anna, e il punto sarebbe suo. Per ora lascialo aperto.
kontor-lesson-circle-elsewhere = Così non chiudi niente. Uno dei due cantieri è già tuo, con j8 o con d6.
kontor-lesson-circle-won = Il vino batte le spezie: è tuo. L’altro cantiere è ancora aperto, e con un altro molo puoi ribaltarlo.
kontor-lesson-circle-end = **Differenza, poi numero di merci, poi il cerchio.** Non vince chi chiude, vince chi è più forte. Guarda bene prima di chiudere. Adesso: un turno intero.

## 4 Un turno intero

kontor-lesson-round = Un turno intero
kontor-lesson-round-hand = La tua mano: tre moli, due canali. Ogni carta ha un numero, e nessun numero è doppio.
kontor-lesson-round-secret = Il turno comincia con una scelta segreta: tu e Anna scegliete una carta ciascuno, poi si scoprono insieme. **Il numero più alto agisce per primo.**
kontor-lesson-round-dock = Scegli il tuo molo con il vino, 73.
kontor-lesson-round-pass = Puoi passare e prendere un fiorino, ma così non posi niente. Scegli 73.
kontor-lesson-round-canal-later = I canali chiudono i cantieri, ma nel porto non hai ancora moli. Prima il molo: 73.
kontor-lesson-round-other-dock = Andrebbe bene anche quello. Per questa lezione prendi il vino, 73.
kontor-lesson-round-order = 87 contro 73: prima agisce Anna. Guarda che cosa fa; poi tocca a te con 73.
kontor-lesson-round-anna = Un canale in i8, e un fiorino per lei. Ma guarda: lì accanto h8 adesso ha canali su tre lati.
kontor-lesson-round-lay = Posa il molo in h8.
kontor-lesson-round-elsewhere = Là fuori un molo ha bisogno di tanti canali per chiudersi. In h8 ne basta uno.
kontor-lesson-round-draw = Hai pescato un molo per un molo, quello che vedevi in cima al tuo mazzo. Si vede sempre che cosa arriva, a te e a lei.
kontor-lesson-round-again = Turno 2. Chiudi il cantiere prima che ci arrivi Anna: scegli 91.
kontor-lesson-round-lower = Anche 89 andrebbe per primo, se Anna non ha 90. Vai sul sicuro: 91.
kontor-lesson-round-no-pass = Un fiorino adesso, ma Anna può rovinarti il cantiere. Scegli 91.
kontor-lesson-round-canal-now = Per chiudere il cantiere serve un canale: 91.
kontor-lesson-round-close = 91 contro 86: agisci per primo. Posa il canale in h9.
kontor-lesson-round-not-closed = Il cantiere in h8 resterebbe aperto, e poi tocca ad Anna. Posa in h9.
kontor-lesson-round-end = **Scegli in segreto, il più alto per primo, posa, pesca una carta dello stesso tipo.** I numeri bassi hanno spesso più merci, quelli alti agiscono prima: è questa la scelta. Adesso: i fiorini.

## 5 Fiorini e tasse

kontor-lesson-florins = Fiorini e tasse
kontor-lesson-florins-purse = Con i fiorini nel porto non compri niente, ma senza possono fermarti. Tu non ne hai, Anna ne ha tre.
kontor-lesson-florins-tax = Alcune carte mostrano un fiorino, come la tua 27. Chi ne rivela una fa pagare **all’altro un fiorino** al tesoro (KON-5.1).
kontor-lesson-florins-broke = Chi non può pagare riprende la carta: niente da posare, niente da pescare, un turno perso (KON-5.2). Con la borsa vuota adesso può capitare a te.
kontor-lesson-florins-pass = Se passi non paghi tasse e ricevi un fiorino. Passa.
kontor-lesson-florins-risky = Anna può rivelare un fiorino: allora riprendi la carta e resti senza niente, nemmeno il fiorino. Passare è sicuro.
kontor-lesson-florins-safe = Anna ha davvero rivelato una carta con il fiorino, 28, e non ti è costata niente. Ora hai un fiorino: basta per una tassa.
kontor-lesson-florins-tax-her = Adesso tu: scegli 27, con il fiorino.
kontor-lesson-florins-enough = Per un turno basta un fiorino. Adesso fai pagare Anna: 27.
kontor-lesson-florins-no-symbol = Quella carta non ha il fiorino, perciò Anna non paga. Scegli 27.
kontor-lesson-florins-paid = Anna ha pagato un fiorino di tassa, e ne ha ripreso uno per il suo canale.
kontor-lesson-florins-lay = Posa il molo: h8 ha canali su due lati.
kontor-lesson-florins-anywhere = Puoi posarlo ovunque accanto al porto. h8 è il più rapido da chiudere.
kontor-lesson-florins-income = Tre modi per avere fiorini: posare un canale, passare, o lasciare a secco l’altro. Nel gioco ce ne sono solo 20.
kontor-lesson-florins-end = **Il fiorino su una carta tassa l’altro; chi non può pagare perde il turno.** Tienine uno o due, e colpisci quando la sua borsa è vuota. Adesso: il bordo.

## 6 Il bordo del porto

kontor-lesson-edge = Il bordo del porto
kontor-lesson-edge-seven = Il porto cresce fino a sette righe e sette colonne, non di più. Dove sono i bordi lo decide come costruite.
kontor-lesson-edge-fixed = Dalla riga 5 alla 11 ci sono ora sette righe: sopra e sotto il bordo è fissato per sempre.
kontor-lesson-edge-yard = Il tuo molo in h11 sta in fondo. Oltre un bordo fissato non si posa più niente, perciò quel lato è chiuso senza canale (KON-9.2).
kontor-lesson-edge-close = Manca un canale, a destra. Posalo in i11.
kontor-lesson-edge-elsewhere = Il cantiere in h11 è ancora aperto a destra. Posa il canale in i11.
kontor-lesson-edge-won = Chiuso da tre canali e dal bordo: punto tuo.
kontor-lesson-edge-columns = Le colonne non sono ancora fissate: se ne usano solo cinque. Un molo sul lato sarebbe ancora aperto verso l’esterno.
kontor-lesson-edge-end = **Sette per sette; un bordo fissato chiude come un canale.** I cantieri sul bordo richiedono meno carte. Adesso: la nave.

## 7 La nave

kontor-lesson-ship = La nave
kontor-lesson-ship-symbol = La tua carta, 17, mostra una nave. Prima di posarla puoi spostare la nave su un altro canale qualsiasi, lontano quanto vuoi.
kontor-lesson-ship-yard = In questo cantiere tu sei avanti nel vino, Anna nel tè; le spezie sono pari. Il tè batte il vino: così com’è, è suo.
kontor-lesson-ship-plan = Dopo essersi mossa, la nave può **togliere un molo accanto che mostri anch’esso una nave** (KON-7.2). 12 di Anna la mostra. Il canale sopra è i7.
kontor-lesson-ship-sail = Sposta la nave in i7.
kontor-lesson-ship-stay = Se la nave resta dov’è non toglie niente. Spostala in i7.
kontor-lesson-ship-other-canal = Da lì la nave non è accanto a 12. Spostala in i7.
kontor-lesson-ship-remove = Togli 12, in i8.
kontor-lesson-ship-leave = Così il cantiere resta ad Anna. Togli 12.
kontor-lesson-ship-gone = 12 è sotto il mazzo di Anna, e il suo spazio è libero. Tu hai ancora il canale da posare.
kontor-lesson-ship-close = Posalo dove c’era 12: i8.
kontor-lesson-ship-elsewhere = Lo spazio i8 resterebbe aperto, e Anna ne sarebbe contenta. Posa lì.
kontor-lesson-ship-won = Il cantiere è chiuso ed è tuo: una carta ha ribaltato tutto.
kontor-lesson-ship-safe = Al sicuro dalla nave: i canali, i moli senza nave e tutto quello che sta in un cantiere chiuso.
kontor-lesson-ship-end = **Una carta con la nave la sposta; dal nuovo posto può togliere un molo con la nave.** I moli con due o tre merci spesso la mostrano: forti, ma non sicuri. Adesso: le gru.

## 8 Le gru

kontor-lesson-cranes = Le gru
kontor-lesson-cranes-crane = 1 è una gru: un molo senza merci. Collega, conta per la grandezza del cantiere, e protegge.
kontor-lesson-cranes-danger = Il tuo cantiere in h8 è aperto in i8 e in h9. Da entrambi i lati Anna potrebbe posare un molo e contendertelo.
kontor-lesson-cranes-lay = Posa la gru in i8.
kontor-lesson-cranes-also = In h9 proteggerebbe l’altro lato. Qui prendiamo i8.
kontor-lesson-cranes-elsewhere = Lì la gru non protegge niente di tuo. Posala in i8.
kontor-lesson-cranes-effect = Accanto alla tua gru Anna può posare solo canali, niente moli (KON-12.2). Tu puoi posare tutto.
kontor-lesson-cranes-choose = Ora un molo con una seconda merce per questo cantiere: scegli 85, spezie.
kontor-lesson-cranes-pass = Continua a costruire finché è sicuro: scegli 85.
kontor-lesson-cranes-other-card = Andrebbe bene anche quella. Per questa lezione prendi 85.
kontor-lesson-cranes-only-canals = Anna ha chiuso h9 con un canale: lì un molo era ancora possibile, ma ha preferito tenere piccolo il cantiere. Accanto alla gru non avrebbe potuto.
kontor-lesson-cranes-dock = Posa il molo accanto alla gru, in i9.
kontor-lesson-cranes-other-side = Anche j8 è accanto alla gru, ma lontano dai canali. In i9 il cantiere si chiude più facilmente.
kontor-lesson-cranes-away = Quello è fuori dal tuo cantiere. Posa in i9.
kontor-lesson-cranes-end = **Accanto a una gru solo il proprietario posa moli.** Ne hai due: usale dove vale la pena proteggere un cantiere grande. Adesso: la fine della partita.

## 9 La fine della partita

kontor-lesson-ending = La fine della partita
kontor-lesson-ending-last = Dei 49 spazi ne è libero uno solo. Quando si riempie, la partita finisce subito.
kontor-lesson-ending-points = Due punti a testa: tu hai vinto due cantieri, e Anna pure. Il tuo molo in j10 aspetta ancora.
kontor-lesson-ending-fill = Posa il canale nell’ultimo spazio.
kontor-lesson-ending-closed = Così si chiude il cantiere in j10: il tuo terzo punto. Ora il premio finale.
kontor-lesson-ending-ranking = Tutti i cantieri con un guardiano vanno in classifica: **prima i più grandi; a parità, il più vicino all’ancora** (KON-13.3). I primi cinque danno un altro punto. Il tuo di tre carte è primo, quello di Anna di due è secondo.
kontor-lesson-ending-struck = Questi due sono uguali per grandezza e distanza: escono tutti e due dalla classifica (KON-13.4). Così il tuo piccolo cantiere in j10 sale e conta.
kontor-lesson-ending-result = 3 punti più 2 dalla classifica: 5 a te, 3 ad Anna. A parità di punti deciderebbero i fiorini.
kontor-lesson-ending-end = Adesso conosci tutto il gioco. **Un punto per ogni cantiere, un altro per i cinque più grandi.** Fai una prima partita contro un bot facile.

## 10 Strategia: chi agisce per primo

kontor-lesson-tempo = Strategia: chi agisce per primo
kontor-lesson-tempo-yard = Un cantiere di tre carte: tu sei avanti di 2 nel vino, Anna di 1 nel tè. È aperto solo k8.
kontor-lesson-tempo-threat = Se Anna posa un altro tè in k8, è 2 a 2, e il tè batte il vino. Decide chi agisce per primo in questo turno.
kontor-lesson-tempo-which = Hai due canali: 18, che tassa Anna, e 91.
kontor-lesson-tempo-choose = Quale scegli?
kontor-lesson-tempo-low = Il fiorino fa gola, ma 18 è basso: quasi ogni carta di Anna agisce prima, e allora k8 è andato.
kontor-lesson-tempo-pass = Così Anna ha k8 tutto per sé. Questo cantiere vale un punto, e probabilmente due.
kontor-lesson-tempo-dock = Un molo ingrandisce il cantiere, ma lo lascia aperto su altri lati. Chiudi finché sei avanti.
kontor-lesson-tempo-race = Anna ha scelto il tè, 32, come temevi. Ti ha anche tassato di un fiorino. Ma 91 viene prima di 32.
kontor-lesson-tempo-close = Chiudi il cantiere.
kontor-lesson-tempo-now = Così 32 arriva in k8, e il cantiere è suo. Posa lì adesso.
kontor-lesson-tempo-second = Anna ha dovuto posare il tè da un’altra parte. Le carte alte servono per decisioni come questa; nei turni tranquilli gioca quelle basse, che portano più merci.
kontor-lesson-tempo-end = **Chiediti a ogni turno: c’è uno spazio che vogliamo tutti e due?** Se sì, gioca alto. Se no, lascia andare avanti l’altro e rispondi.

## 11 Strategia: cantieri grandi

kontor-lesson-size = Strategia: cantieri grandi
kontor-lesson-size-two = Un canale, e due cantieri che potrebbe chiudere: quello grande vicino all’ancora con j8, quello piccolo in alto con i4.
kontor-lesson-size-large = Tre carte, a distanza 2 dall’ancora. Tu sei avanti di 2 nel vino, Anna di 1 nel tè: tuo, se lo chiudi adesso.
kontor-lesson-size-small = Una carta sul bordo, sola e lontana. Tuo anche questo.
kontor-lesson-size-close = Quale prima?
kontor-lesson-size-small-first = Il suo punto è sicuro, ma l’altro cantiere ne vale due: sarà tra i cinque più grandi. E lì Anna può ancora ribaltare: un altro tè e il cerchio è suo.
kontor-lesson-size-elsewhere = Così non chiudi nessuno dei due.
kontor-lesson-size-won = Un punto adesso, e quasi certamente un altro in classifica.
kontor-lesson-size-danger = E il piccolo? Per vincerlo Anna dovrebbe arrivare in i4 con un molo; e anche così perderesti un punto solo. Proteggi quello che conta doppio.
kontor-lesson-size-end = **Alla fine contano la grandezza e la vicinanza all’ancora.** Chiudi prima il cantiere grande e conteso; quello piccolo e tranquillo può aspettare.
