### Spice Islands: il promemoria e la guida.

## Promemoria

spice_islands-aid-goal = Avere più contanti. Alla fine tesorerie e azioni non valgono niente: conta solo quello che ti è stato pagato.
spice_islands-aid-roll = **Tira { $dice } dadi.** Prima i viola; ogni altro dado è un’azione del suo colore, di chiunque siano le navi.
spice_islands-aid-buy = **Viola:** tutti, a cominciare da te, possono comprare l’azione in cima a un mazzetto.
spice_islands-aid-merchant = **Verde, blu, giallo:** carica un pezzo in porto (una nave ne porta { $hold }), o naviga di uno spazio: con merci verso le Isole, con spezie verso l’Europa.
spice_islands-aid-pirate = **Nero:** naviga, o attacca una nave mercantile nello stesso spazio: un dado più uno per ogni pezzo a bordo; ogni teschio prende un pezzo, più teschi che pezzi affondano la nave.
spice_islands-aid-navy = **Arancione:** naviga, o attacca i pirati allo stesso modo. Chi muove per primo una nave pirata o della Marina senza capitano lo diventa.
spice_islands-aid-step = **Oppure un passo** su un tracciato del colore del dado: elezione, dividendo, per il nero ammutinamento. A { $trigger } succede subito.
spice_islands-aid-free = **Un capitano** ha un’azione in più del colore della pedina, una volta per turno.
spice_islands-aid-good-pays-more = Una merce paga { $good } $ alla compagnia del proprio colore e { $freight } $ a quella della nave. * { $sunk } $ per ogni azione dei pirati in mano ai giocatori.
spice_islands-aid-income = Quanto paga la banca per ogni pezzo
spice_islands-aid-event = Evento
spice_islands-aid-treasury = Tesoreria
spice_islands-aid-captain = Capitano
spice_islands-aid-good = merce consegnata
spice_islands-aid-spice = spezia consegnata
spice_islands-aid-loot = venduto in Madagascar
spice_islands-aid-half = vedi spartizione
spice_islands-aid-recovered = recuperato
spice_islands-aid-sunk = pirati affondati
spice_islands-aid-prices = Azioni di ogni colore
spice_islands-aid-price = Prezzo
spice_islands-aid-how-many = Quante
spice_islands-aid-dividend = **Dividendo** a { $trigger }: la tesoreria divisa per le azioni in mano ai giocatori, per difetto. Poi tornano tutte queste azioni e il capitano.
spice_islands-aid-election = **Elezione** a { $trigger }: un dado per il passo, uno per il capitano, uno per ogni azione. Vince il dado singolo più alto; in parità il capitano.
spice_islands-aid-mutiny = **Ammutinamento** a { $trigger }: gli stessi dadi; vince chi ha più teschi.
spice_islands-aid-split = **Pirati in Madagascar:** il capitano prende metà della loro tesoreria, per eccesso; l’altra metà va alle azioni dei pirati degli altri. Poi tornano azioni e capitano. (In due: tutto alle azioni.)
spice_islands-aid-end = Subito, quando tutte le merci di un colore ({ $pieces }) o tutte le spezie ({ $pieces }) sono fuori dal gioco. Non c’è un ultimo dividendo.
spice_islands-aid-tie = A pari contanti: più capitani, poi più azioni.
spice_islands-aid-trap-shares = Alla fine azioni e tesorerie non valgono niente.
spice_islands-aid-trap-back = Un dividendo porta via tutte le azioni di quel colore, anche le tue.
spice_islands-aid-trap-colour = Il denaro di una merce segue il colore della merce, non della nave.
spice_islands-aid-trap-empty = Una nave mercantile non salpa vuota e non torna mai indietro.
spice_islands-aid-trap-new = Un capitano vinto nel tuo turno agisce dal tuo turno successivo.
spice_islands-aid-trap-port = Niente ammutinamento in Madagascar: il segnalino si ferma un passo prima.
spice_islands-aid-trap-others = I tuoi dadi viola fanno comprare anche gli altri.

## Guida

spice_islands-coach-purchase = Un’azione rende quando la sua organizzazione paga un dividendo, e ti dà un dado nelle elezioni. Quelle economiche rendono quanto le care: compra dove una tesoreria si sta riempiendo.
spice_islands-coach-action = Ogni dado è un’azione con l’organizzazione del suo colore, di chiunque siano le azioni. Porta denaro dove hai azioni o sei capitano, e usa gli altri dadi in modo da non aiutare troppo nessuno.
spice_islands-coach-captain = L’azione gratuita di un capitano è un’azione in più di quel colore. Ne hai una sola per turno, per quanti capitani tu abbia.
spice_islands-coach-plunder = L’attacco è riuscito, e decidi tu che cosa prendono i pirati. In Madagascar ogni pezzo si vende allo stesso prezzo: prendi quello che danneggia gli altri o avvicina la fine.
spice_islands-coach-overflow = La stiva dei pirati è piena, e quello che non ci sta esce dal gioco. Pensa a quanto manca perché un colore si esaurisca.
spice_islands-coach-recovery = La Marina riprende un pezzo e viene pagata, qualunque esso sia. Ogni pezzo esce dal gioco: conta quanti ne restano di quel colore.
spice_islands-coach-harbour = La nave va in un porto, e i due sono ugualmente vicini. Mandala dove può caricare quello che ti conviene.
spice_islands-coach-move-attack = Adesso puoi attaccare: tiri un dado, più uno per ogni pezzo a bordo, e ogni teschio è un colpo a segno. Il teschio è una faccia su sei, perciò una nave carica è il bersaglio migliore.
spice_islands-coach-move-election = Un passo sul tracciato delle elezioni può farti capitano, quando arriva all’ultimo spazio. Le tue azioni e il passo stesso ti danno dadi: l’ultimo passo fallo tu.
spice_islands-coach-move-dividend = Un passo sul tracciato dei dividendi trasforma una tesoreria in contanti per le azioni, quando arriva all’ultimo spazio. Poi le azioni se ne vanno: fallo quando la tesoreria è piena e molte azioni sono tue.
spice_islands-coach-move-captain = Hai un capitano, quindi a ogni turno hai un’azione senza dado. Usala prima che il turno finisca.
