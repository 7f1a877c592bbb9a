### Il tabellone di Indonesia: parole che servono solo al disegno.

indonesia-board-chart = L’arcipelago
indonesia-board-hand = Le tue carte città
indonesia-board-deeds = Concessioni disponibili
indonesia-board-cities = Città
indonesia-board-year = Anno { $year }
indonesia-board-phase-new-era = Nuova era
indonesia-board-phase-turn-order = Ordine di turno
indonesia-board-phase-mergers = Fusioni
indonesia-board-phase-acquisitions = Acquisizioni
indonesia-board-phase-research = Ricerca
indonesia-board-phase-operations = Operazioni
indonesia-board-phase-growth = Crescita delle città
indonesia-board-city =
    { $size ->
        [1] Una città di dimensione 1.
        [2] Una città di dimensione 2.
       *[other] Una città di dimensione 3.
    }
indonesia-board-needs = Accetta ancora: { $goods }.
indonesia-board-sated = Ha ricevuto tutto ciò che si produce.
indonesia-board-good-of = Contiene { $good } di { $name } ({ $company }).
indonesia-board-empty = Vuota.
indonesia-board-touches = Confina con { $places }.
indonesia-board-washed = Sulla costa di { $places }.
indonesia-board-inland = Nell’interno.
indonesia-board-ships-in =
    { $count ->
        [one] { $count } nave di { $company } ({ $name }), scafo { $hull }: usati { $used } carichi su { $room }.
       *[other] { $count } navi di { $company } ({ $name }), scafo { $hull }: usati { $used } carichi su { $room }.
    }
indonesia-board-order = Ordine di turno
indonesia-board-bid = Fai un’offerta
indonesia-board-bid-short = Offerta
indonesia-board-bid-order = L’offerta per il tuo moltiplicatore decide l’ordine; la somma resta in banca fino alla fine.
indonesia-board-bid-merger = L’offerta minima ammessa è { $lowest }; ogni passo vale { $step }.
indonesia-board-merger = Fusione
indonesia-board-announcer = Annunciata da
indonesia-board-nominal = Valore nominale
indonesia-board-step = Passo
indonesia-board-highest = Offerta più alta
indonesia-board-no-bid = ancora nessuna
indonesia-board-bidding = Ancora in gara
indonesia-board-to-clear = Aree da svuotare
indonesia-board-split = Quanto andrebbe ai proprietari
indonesia-board-siap-faji = Riso e spezie diventano siap faji: delle aree ne restano al massimo { $left }.
indonesia-board-company-of = Una compagnia di { $name }: { $type }.
indonesia-board-fleet =
    { $count ->
        [one] 1 nave
       *[other] { $count } navi
    } su al massimo { $limit } in quest’era; ognuna porta { $hull ->
        [one] 1 merce
       *[other] { $hull } merci
    } per ogni compagnia che opera.
indonesia-board-goods =
    { $count ->
        [one] 1 merce a { $value }.
       *[other] { $count } merci a { $value }: { $total } se si vendono tutte.
    }
indonesia-board-worth = La sua parte del valore nominale di una fusione: { $value }.
indonesia-board-made-of = Concessioni: { $deeds }.
indonesia-board-merged = Nata da una fusione quest’anno.
indonesia-board-operated = Ha già operato quest’anno.
indonesia-board-operation = Operazione
indonesia-board-sold = Merci vendute: { $sold } su { $due }
indonesia-board-zone = Zona di { $area }: ne restano { $left }
indonesia-board-plan = Il piano meno caro
indonesia-board-own-plan = Il tuo piano
indonesia-board-plan-help = Clicca una città o una matita per scegliere un’altra rotta.
indonesia-board-plan-to = Una merce a { $place }
indonesia-board-plan-line = da { $zone }: { $seas } ({ $line })
indonesia-board-plan-change = Scegli la rotta per { $city }
indonesia-board-plan-release = Lascia questa consegna al piano più economico
indonesia-board-plan-go = Consegna secondo il piano
indonesia-board-cheapest = Consegna al minor costo: { $income }
indonesia-board-cheapest-more =
    { $sold ->
        [one] 1 merce
       *[other] { $sold } merci
    } per { $income }, meno { $fees } per le navi altrui.
indonesia-board-launched = Navi aggiunte: { $done } su al massimo { $level }
indonesia-board-expanded = Aree aggiunte: { $done } su al massimo { $level }
indonesia-board-free = Tutto è stato venduto: la compagnia deve espandersi, gratis.
indonesia-board-buys = Non tutto è stato venduto: ogni nuova area costa { $price }.
indonesia-board-card = Scegli una delle sue province ancora senza città; la città va su un’area costiera vuota.
indonesia-board-deed-ships = Navi ammesse nelle tre ere: { $limits }.
indonesia-board-deed-good = La prima merce ({ $good }) va su un’area vuota di { $province } che non ne tocca altre uguali.
indonesia-board-era-end =
    { $types ->
        [one] Le concessioni disponibili sono tutte di un tipo: l’era finisce con l’anno.
       *[other] L’era finisce quando non ha più concessioni disponibili o sono tutte di un tipo; ora i tipi sono { $types }.
    }
indonesia-board-later = Che cosa porterà: { $era }
indonesia-board-later-cities = Allora si potranno fondare città in: { $provinces }.
indonesia-board-removed = Fuori dal gioco: { $deeds }.
indonesia-board-stones = Pietre città rimaste: { $one } verdi, { $two } gialle, { $three } rosse
indonesia-board-cash = { $name } ha { $amount } rupie in contanti
indonesia-board-cash-hidden = I contanti di { $name } sono segreti
indonesia-board-cash-short = Contanti
indonesia-board-bank = { $name } ha { $amount } in banca; contano alla fine
indonesia-board-bank-hidden = La banca di { $name } è segreta
indonesia-board-bank-short = Banca
indonesia-board-pile = { $name } ha { $amount } nel mucchietto: il guadagno netto di queste operazioni, doppio nell’ultimo anno
indonesia-board-pile-hidden = Il mucchietto di { $name } è segreto
indonesia-board-pile-short = Guadagno
indonesia-board-cards = { $name } ha in mano carte città: { $count }
indonesia-board-cards-short = Carte
indonesia-board-track-turn-order = Per quanto si moltiplica un’offerta per l’ordine di turno.
indonesia-board-companies-of =
    { $count ->
        [one] { $name } ha una compagnia, dal valore nominale di { $worth }
       *[other] { $name } ha { $count } compagnie, dal valore nominale di { $worth } in tutto
    }
indonesia-board-track-slots = Quante compagnie può possedere il giocatore.
indonesia-board-track-mergers = Quante concessioni può unire una fusione che annuncia; da 2 in su.
indonesia-board-track-expansion = Quante aree o navi può aggiungere in un anno ogni sua compagnia.
indonesia-board-track-hull = Quante merci porta ogni sua nave per una compagnia che opera.
indonesia-board-next = Prossimo passo: { $next }.
indonesia-board-slots =
    { $count ->
        [one] uno slot libero
       *[other] { $count } slot liberi
    }
indonesia-board-merge-hint =
    { $level ->
        [1] Non puoi annunciare fusioni finché il tuo tracciato Fusioni non è a 2.
       *[other] Puoi annunciare fusioni fino a { $level } concessioni: scegli due compagnie.
    }
indonesia-board-promises = Che cosa promettono le province
indonesia-board-province = Provincia
indonesia-board-promise-city = città
indonesia-board-values = Quanto rendono le merci
indonesia-board-merges = insieme { $size }, valore nominale { $value }
indonesia-board-forecast = venderebbe { $sold } di { $goods }: { $income }
indonesia-board-forecast-more =
    { $sold ->
        [0] Se operasse ora, non potrebbe vendere nulla.
        [one] Se operasse ora, venderebbe { $sold } merce per { $income }, meno { $fees } per le navi altrui.
       *[other] Se operasse ora, venderebbe { $sold } merci per { $income }, meno { $fees } per le navi altrui.
    }
indonesia-board-grows =
    { $count ->
        [0] Non può espandersi in nessuna area.
        [one] Può espandersi in { $count } area (tratteggiata sulla mappa).
       *[other] Può espandersi in { $count } aree (tratteggiate sulla mappa).
    }
indonesia-board-grows-seas =
    { $count ->
        [0] In questa era non può aggiungere navi.
        [one] Può aggiungere navi in { $count } mare (tratteggiato sulla mappa).
       *[other] Può aggiungere navi in { $count } mari (tratteggiati sulla mappa).
    }
indonesia-board-bid-before = Con { $least } o più precedi { $name }.

indonesia-board-later-eras = Ere successive
indonesia-board-stage-over = finita
indonesia-board-place = Posto { $place } nell’ordine di turno; le offerte valgono ×{ $times }
indonesia-board-place-bid = Posto { $place } nell’ordine di turno; offerta { $bid } ×{ $times }
indonesia-board-hull-of = Scafo di { $name }: { $level }
indonesia-board-kind-found = Fonda una città
indonesia-board-kind-discard = Scarta una carta città
indonesia-board-kind-bid = Offri
indonesia-board-kind-pass = Passa
indonesia-board-kind-merge = Annuncia una fusione
indonesia-board-kind-clear = Svuota un’area
indonesia-board-kind-start = Prendi una concessione
indonesia-board-kind-advance = Fai avanzare un tuo segnalino
indonesia-board-kind-refit = Fai avanzare lo Scafo di un altro
indonesia-board-kind-operate = Fai operare una compagnia
indonesia-board-kind-launch = Vara una nave
indonesia-board-kind-done = Fatto
indonesia-board-kind-sell = Vendi da un’area
indonesia-board-kind-load = Carica su una linea
indonesia-board-kind-sail = Prosegui
indonesia-board-kind-unload = Scarica in una città
indonesia-board-kind-cheapest = Piano più economico
indonesia-board-kind-expand = Espandi
indonesia-board-kind-grow = Fai crescere una città
indonesia-board-company = Compagnia
indonesia-board-size = Dim.
indonesia-board-value = Valore
indonesia-board-company-sheet = Compagnie
indonesia-board-company-sheet-more = Valore: quanto conta in una fusione. Anni: quanto hanno reso le sue merci o le sue navi, tolti i noli alle navi altrui.
indonesia-board-outlook-amount = { $count } rupie
