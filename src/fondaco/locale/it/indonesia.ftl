### Indonesia.

indonesia-name = Indonesia
indonesia-tagline = Compagnie, navi e fusioni nell’arcipelago
indonesia-length = circa 3 ore

## Che cosa succede

indonesia-event-cards-dealt =
    { $cards ->
        [none] { $seat } riceve { $count } carte città.
       *[other] { $seat } riceve { $count } carte città: { $cards }.
    }
indonesia-event-turn-order = L’ordine di turno è { $seats }.
indonesia-event-year-began = Comincia l’anno { $year }.
indonesia-event-era-ended = Finisce l’{ $era }.
indonesia-event-era-began = Comincia l’{ $era }: si fondano nuove città.
indonesia-event-city-founded = { $seat } gioca la { $card } e fonda una città a { $area }.
indonesia-event-card-discarded = { $seat } scarta la { $card }, che non si può giocare.
indonesia-event-deeds-offered = Concessioni disponibili: { $deeds }.
indonesia-event-deeds-removed = Avanzate e fuori dal gioco: { $deeds }.
indonesia-event-deed-unstartable = Non c’è più posto per avviare { $deed }: la concessione esce dal gioco.
indonesia-event-pile-taken =
    { $amount ->
        [none] { $seat } aggiunge il mucchietto ai contanti.
       *[other] { $seat } aggiunge ai contanti il mucchietto di { $amount }.
    }
indonesia-event-bid-named = { $seat } offre { $amount } per l’ordine di turno, che vale { $value }.
indonesia-event-passed = { $seat } passa.
indonesia-event-merger-announced = { $seat } annuncia la fusione di { $first } e { $second }: dimensione { $size }, valore nominale { $nominal }.
indonesia-event-merger-bid = { $seat } offre { $amount }.
indonesia-event-merger-won = { $seat } si aggiudica { $first } e { $second } per { $amount }.
indonesia-event-owner-paid = { $seat } riceve { $amount } per { $company }.
indonesia-event-companies-merged = { $seat } possiede ora la compagnia fusa { $company } ({ $good }, dimensione { $size }).
indonesia-event-areas-lost = Accanto ad altro siap faji { $seat } deve abbandonare { $areas }.
indonesia-event-area-emptied = { $seat } svuota { $area }.
indonesia-event-company-started = { $seat } avvia { $deed } in { $place }.
indonesia-event-advanced = { $seat } porta { $track } al livello { $level }.
indonesia-event-hull-advanced = { $seat } porta lo Scafo di { $to } al livello { $level }.
indonesia-event-company-operates = { $seat } fa operare { $company }.
indonesia-event-ship-launched = { $seat } vara una nave di { $company }: { $sea }.
indonesia-event-sales-due =
    { $goods ->
        [one] { $company } ha 1 merce ({ $good })
       *[other] { $company } ha { $goods } merci ({ $good })
    } e { $maximum ->
        [0] non può venderne nessuna.
       *[other] deve venderne { $maximum }.
    }
indonesia-event-delivered = { $seat } vende { $good } ({ $company }) da { $zone } a { $city } per { $income }: { $line }, { $seas }, nolo { $fee } a { $owner }.
indonesia-event-sales-ended = { $company }: merci vendute { $sold } su { $goods }.
indonesia-event-area-added = { $seat } espande gratis { $company } a { $area }.
indonesia-event-area-bought = { $seat } compra { $area } per { $company } a { $price }.
indonesia-event-operation-ended = { $seat } ha finito con { $company }.
indonesia-event-city-grew = { $area } cresce: ora ha dimensione { $size }.
indonesia-event-goods-consumed =
    { $count ->
        [0] Quest’anno le città non hanno ricevuto nulla.
        [one] Le città consumano l’unica merce ricevuta.
       *[other] Le città consumano le { $count } merci ricevute.
    }
indonesia-event-final-result = { $seat }: contanti { $cash }, banca { $bank }, mucchietto { $pile } contato doppio, risultato { $result }.

## Perché no

indonesia-refusal-place-city = È cominciata una nuova era: fonda una città con la tua carta.
indonesia-refusal-name-bid = Fai la tua offerta per l’ordine di turno.
indonesia-refusal-announce-or-pass = È il momento delle fusioni: annunciane una o passa.
indonesia-refusal-open-the-auction = Hai annunciato tu la fusione: la prima offerta tocca a te.
indonesia-refusal-raise-or-pass = L’asta è aperta: rilancia o passa.
indonesia-refusal-empty-an-area =
    { $count ->
        [one] Devi ancora svuotare un’area.
       *[other] Devi ancora svuotare { $count } aree.
    }
indonesia-refusal-start-or-pass = È il momento delle acquisizioni: avvia una compagnia o passa.
indonesia-refusal-advance-marker = È il momento della ricerca: fai avanzare un segnalino o passa.
indonesia-refusal-operate-company = Scegli una tua compagnia da far operare.
indonesia-refusal-launch-or-done = Aggiungi una nave, oppure termina.
indonesia-refusal-must-sell =
    { $count ->
        [one] La compagnia deve vendere ancora una merce.
       *[other] La compagnia deve vendere ancora { $count } merci.
    }
indonesia-refusal-zone-first = Prima scegli la zona di partenza.
indonesia-refusal-finish-delivery = Prima finisci la consegna cominciata.
indonesia-refusal-load-first = Prima scegli la nave che prende la merce.
indonesia-refusal-must-expand = Hai venduto tutto: la compagnia deve espandersi.
indonesia-refusal-expand-or-done = Compra un’area, oppure termina.
indonesia-refusal-choose-city = Scegli una città che cresce.
indonesia-refusal-not-your-card = In quest’era non hai la { $card } da giocare.
indonesia-refusal-not-on-the-card = { $province } non è sulla { $card }.
indonesia-refusal-province-has-city = A { $province } c’è già una città.
indonesia-refusal-not-coastal = { $area } non tocca il mare.
indonesia-refusal-area-not-empty = { $area } non è un’area vuota.
indonesia-refusal-no-green-stone = Le pietre città verdi sono tutte sulla mappa.
indonesia-refusal-card-can-be-played = Puoi fondare una città, perciò non puoi scartare la { $card }.
indonesia-refusal-city-not-ready = A { $area } non c’è una città pronta a crescere adesso.
indonesia-refusal-bid-above-cash = Hai { $cash } in contanti: non puoi offrire di più.
indonesia-refusal-nominal-above-cash = Il valore nominale è { $nominal } e tu hai { $cash } in contanti.
indonesia-refusal-bid-too-low = L’offerta più bassa possibile ora è { $lowest }.
indonesia-refusal-not-in-steps = Si offre { $nominal }, poi si sale a passi di { $step }.
indonesia-refusal-raise-above-cash = Hai { $cash } in contanti: non puoi offrire di più.
indonesia-refusal-cash-is-negative = Hai i contanti sotto zero: finché è così non puoi comprare aree.
indonesia-refusal-cannot-pay = Non puoi pagare { $price }.
indonesia-refusal-loss-lessens-cash = Non puoi pagare { $price }: la perdita nel mucchietto si toglie dai contanti, e restano { $left }.
indonesia-refusal-no-such-company = Adesso non c’è nessuna compagnia { $company }.
indonesia-refusal-two-different-companies = Per una fusione servono due compagnie diverse.
indonesia-refusal-named-the-other-way = Questa fusione si scrive prima con { $first } e poi con { $second }.
indonesia-refusal-mergers-level-too-low = Le due compagnie hanno { $deeds } concessioni, e il tuo livello di Fusioni è { $level }.
indonesia-refusal-types-do-not-merge = Questi tipi non si fondono: { $first } e { $second }.
indonesia-refusal-already-merged = { $company } è nata da una fusione in questa fase.
indonesia-refusal-no-room-for-merger = Nessuna delle due è tua e non hai slot liberi.
indonesia-refusal-not-in-first-era = Nell’era a riso e spezie non si fondono.
indonesia-refusal-nothing-would-remain = Tutte le aree sono accanto ad altro siap faji: non resterebbe nulla.
indonesia-refusal-not-of-the-merger = A { $area } non ci sono merci della nuova compagnia.
indonesia-refusal-inside-the-property = { $area } è all’interno: si comincia dal confine delle due compagnie, dove un’area tocca un mare o terra che non è di nessuna delle due.
indonesia-refusal-would-split-zone = Senza { $area } la sua zona si spezzerebbe.
indonesia-refusal-not-on-offer = La concessione { $deed } non è disponibile.
indonesia-refusal-wants-land = { $deed }: si comincia sulla terra.
indonesia-refusal-wants-sea = { $deed }: si comincia in mare.
indonesia-refusal-outside-province = { $area } non è in { $province }.
indonesia-refusal-sea-not-at-province = { $sea }: non tocca { $province }.
indonesia-refusal-next-to-same-good = { $area } è accanto alla stessa merce: { $good }.
indonesia-refusal-track-at-end = Il tuo segnalino è già alla fine: { $track }.
indonesia-refusal-hull-at-end = Lo Scafo di { $player } è già alla fine.
indonesia-refusal-no-other-player = Non è un altro giocatore di questo tavolo.
indonesia-refusal-must-advance = A questo tavolo la ricerca è obbligatoria: fai avanzare un segnalino.
indonesia-refusal-not-your-company = { $company } non è una tua compagnia.
indonesia-refusal-already-operated = { $company } ha già operato quest’anno.
indonesia-refusal-sea-out-of-reach = La compagnia non ha navi lì né in un mare vicino: { $sea }.
indonesia-refusal-no-goods-there = A { $area } la compagnia non ha merci da vendere.
indonesia-refusal-zone-goes-by = Questa zona porta il nome di { $area }.
indonesia-refusal-sea-not-at-zone = { $sea }: non tocca la zona.
indonesia-refusal-no-ship-there = Non ci sono navi di { $company } qui: { $sea }.
indonesia-refusal-seas-apart = { $sea }: non è vicino all’ultimo mare della catena.
indonesia-refusal-sea-twice = La catena è già passata di qui: { $sea }.
indonesia-refusal-ships-full = Le navi di { $company } qui non portano altro per questa compagnia: { $sea }.
indonesia-refusal-no-city-there = A { $area } non c’è nessuna città.
indonesia-refusal-city-not-at-sea = { $area } non tocca questo mare: { $sea }.
indonesia-refusal-city-is-full = La città di { $area } quest’anno non compra altro di questo tipo: { $good }.
indonesia-refusal-would-sell-less =
    { $count ->
        [one] Così la merce ancora da vendere non si potrebbe vendere.
       *[other] Così si potrebbero vendere meno delle { $count } merci ancora da vendere.
    }
indonesia-refusal-area-out-of-reach = { $area } non è accanto alla compagnia.
indonesia-refusal-next-to-rival = { $area } è accanto alla stessa merce di un’altra compagnia: { $good }.

## Pezzi

indonesia-piece-era-a = era a
indonesia-piece-era-b = era b
indonesia-piece-era-c = era c
indonesia-piece-rice = riso
indonesia-piece-spice = spezie
indonesia-piece-rubber = gomma
indonesia-piece-siap-faji = siap faji
indonesia-piece-oil = petrolio
indonesia-piece-shipping = navigazione
indonesia-piece-turn-order = Ordine di turno
indonesia-piece-slots = Slot
indonesia-piece-mergers = Fusioni
indonesia-piece-expansion = Espansione
indonesia-piece-hull = Scafo
indonesia-piece-aceh = Aceh
indonesia-piece-sumatera-utara = Sumatera Utara
indonesia-piece-riau = Riau
indonesia-piece-sumatera-barat = Sumatera Barat
indonesia-piece-jambi = Jambi
indonesia-piece-bengkulu = Bengkulu
indonesia-piece-sumatera-selatan = Sumatera Selatan
indonesia-piece-lampung = Lampung
indonesia-piece-jawa-barat = Jawa Barat
indonesia-piece-jawa-tengah = Jawa Tengah
indonesia-piece-jawa-timur = Jawa Timur
indonesia-piece-bali = Bali
indonesia-piece-nusa-tenggara-barat = Nusa Tenggara Barat
indonesia-piece-nusa-tenggara-timur = Nusa Tenggara Timur
indonesia-piece-maluku = Maluku
indonesia-piece-papua = Papua
indonesia-piece-halmahera = Halmahera
indonesia-piece-sulawesi-tenggara = Sulawesi Tenggara
indonesia-piece-sulawesi-selatan = Sulawesi Selatan
indonesia-piece-sulawesi-tengah = Sulawesi Tengah
indonesia-piece-sulawesi-utara = Sulawesi Utara
indonesia-piece-kalimantan-timur = Kalimantan Timur
indonesia-piece-kalimantan-selatan = Kalimantan Selatan
indonesia-piece-kalimantan-tengah = Kalimantan Tengah
indonesia-piece-kalimantan-barat = Kalimantan Barat
indonesia-piece-sarawak = Sarawak
indonesia-piece-a-bali-rice = riso Bali
indonesia-piece-a-jawa-barat-rice = riso Jawa Barat
indonesia-piece-a-halmahera-spice = spezie Halmahera
indonesia-piece-a-maluku-spice = spezie Maluku
indonesia-piece-a-halmahera-shipping = navigazione Halmahera
indonesia-piece-a-jawa-timur-shipping = navigazione Jawa Timur
indonesia-piece-a-lampung-shipping = navigazione Lampung
indonesia-piece-a-sulawesi-selatan-shipping = navigazione Sulawesi Selatan
indonesia-piece-b-aceh-rice = riso Aceh
indonesia-piece-b-kalimantan-timur-rice = riso Kalimantan Timur
indonesia-piece-b-jawa-tengah-spice = spezie Jawa Tengah
indonesia-piece-b-sulawesi-tengah-spice = spezie Sulawesi Tengah
indonesia-piece-b-kalimantan-barat-rubber = gomma Kalimantan Barat
indonesia-piece-b-riau-rubber = gomma Riau
indonesia-piece-b-sumatera-barat-rubber = gomma Sumatera Barat
indonesia-piece-b-jawa-barat-shipping = navigazione Jawa Barat
indonesia-piece-b-sumatera-utara-shipping = navigazione Sumatera Utara
indonesia-piece-c-sulawesi-tenggara-rice = riso Sulawesi Tenggara
indonesia-piece-c-sumatera-selatan-spice = spezie Sumatera Selatan
indonesia-piece-c-papua-rubber = gomma Papua
indonesia-piece-c-kalimantan-selatan-oil = petrolio Kalimantan Selatan
indonesia-piece-c-maluku-oil = petrolio Maluku
indonesia-piece-c-papua-oil = petrolio Papua
indonesia-piece-c-sarawak-oil = petrolio Sarawak
indonesia-piece-a1 = carta a1
indonesia-piece-a2 = carta a2
indonesia-piece-a3 = carta a3
indonesia-piece-a4 = carta a4
indonesia-piece-a5 = carta a5
indonesia-piece-b1 = carta b1
indonesia-piece-b2 = carta b2
indonesia-piece-b3 = carta b3
indonesia-piece-b4 = carta b4
indonesia-piece-b5 = carta b5
indonesia-piece-c1 = carta c1
indonesia-piece-c2 = carta c2
indonesia-piece-c3 = carta c3
indonesia-piece-c4 = carta c4
indonesia-piece-c5 = carta c5
indonesia-piece-sea-aceh = mare di Aceh
indonesia-piece-sea-mentawai = mare di Mentawai
indonesia-piece-sea-sunda = stretto della Sonda
indonesia-piece-sea-jawa-south = mare di Jawa sud
indonesia-piece-sea-lombok = mare di Lombok
indonesia-piece-sea-savu = mare di Savu
indonesia-piece-sea-banda = mare di Banda
indonesia-piece-sea-arafura = mare degli Arafura
indonesia-piece-sea-papua-north = mare di Papua nord
indonesia-piece-sea-halmahera = mare di Halmahera
indonesia-piece-sea-makassar = stretto di Makassar
indonesia-piece-sea-natuna = mare di Natuna
indonesia-piece-sea-malacca = stretto di Malacca
indonesia-piece-sea-riau = mare di Riau
indonesia-piece-sea-bangka = stretto di Bangka
indonesia-piece-sea-karimata = stretto di Karimata
indonesia-piece-sea-jawa-west = mare di Jawa ovest
indonesia-piece-sea-jawa-east = mare di Jawa est
indonesia-piece-sea-kalimantan-south = mare di Kalimantan sud
indonesia-piece-sea-flores = mare di Flores
indonesia-piece-sea-tomini = golfo di Tomini
indonesia-piece-aceh-1 = Aceh 1
indonesia-piece-aceh-2 = Aceh 2
indonesia-piece-aceh-3 = Aceh 3
indonesia-piece-aceh-4 = Aceh 4
indonesia-piece-sumatera-utara-1 = Sumatera Utara 1
indonesia-piece-sumatera-utara-2 = Sumatera Utara 2
indonesia-piece-sumatera-utara-3 = Sumatera Utara 3
indonesia-piece-sumatera-utara-4 = Sumatera Utara 4
indonesia-piece-riau-1 = Riau 1
indonesia-piece-riau-2 = Riau 2
indonesia-piece-riau-3 = Riau 3
indonesia-piece-riau-4 = Riau 4
indonesia-piece-riau-5 = Riau 5
indonesia-piece-sumatera-barat-1 = Sumatera Barat 1
indonesia-piece-sumatera-barat-2 = Sumatera Barat 2
indonesia-piece-sumatera-barat-3 = Sumatera Barat 3
indonesia-piece-sumatera-barat-4 = Sumatera Barat 4
indonesia-piece-jambi-1 = Jambi 1
indonesia-piece-jambi-2 = Jambi 2
indonesia-piece-jambi-3 = Jambi 3
indonesia-piece-bengkulu-1 = Bengkulu 1
indonesia-piece-bengkulu-2 = Bengkulu 2
indonesia-piece-bengkulu-3 = Bengkulu 3
indonesia-piece-sumatera-selatan-1 = Sumatera Selatan 1
indonesia-piece-sumatera-selatan-2 = Sumatera Selatan 2
indonesia-piece-sumatera-selatan-3 = Sumatera Selatan 3
indonesia-piece-sumatera-selatan-4 = Sumatera Selatan 4
indonesia-piece-sumatera-selatan-5 = Sumatera Selatan 5
indonesia-piece-sumatera-selatan-6 = Sumatera Selatan 6
indonesia-piece-sumatera-selatan-7 = Sumatera Selatan 7
indonesia-piece-lampung-1 = Lampung 1
indonesia-piece-lampung-2 = Lampung 2
indonesia-piece-lampung-3 = Lampung 3
indonesia-piece-lampung-4 = Lampung 4
indonesia-piece-jawa-barat-1 = Jawa Barat 1
indonesia-piece-jawa-barat-2 = Jawa Barat 2
indonesia-piece-jawa-barat-3 = Jawa Barat 3
indonesia-piece-jawa-barat-4 = Jawa Barat 4
indonesia-piece-jawa-barat-5 = Jawa Barat 5
indonesia-piece-jawa-barat-6 = Jawa Barat 6
indonesia-piece-jawa-barat-7 = Jawa Barat 7
indonesia-piece-jawa-tengah-1 = Jawa Tengah 1
indonesia-piece-jawa-tengah-2 = Jawa Tengah 2
indonesia-piece-jawa-tengah-3 = Jawa Tengah 3
indonesia-piece-jawa-tengah-4 = Jawa Tengah 4
indonesia-piece-jawa-timur-1 = Jawa Timur 1
indonesia-piece-jawa-timur-2 = Jawa Timur 2
indonesia-piece-jawa-timur-3 = Jawa Timur 3
indonesia-piece-jawa-timur-4 = Jawa Timur 4
indonesia-piece-jawa-timur-5 = Jawa Timur 5
indonesia-piece-jawa-timur-6 = Jawa Timur 6
indonesia-piece-bali-1 = Bali 1
indonesia-piece-bali-2 = Bali 2
indonesia-piece-nusa-tenggara-barat-1 = Nusa Tenggara Barat 1
indonesia-piece-nusa-tenggara-barat-2 = Nusa Tenggara Barat 2
indonesia-piece-nusa-tenggara-timur-1 = Nusa Tenggara Timur 1
indonesia-piece-nusa-tenggara-timur-2 = Nusa Tenggara Timur 2
indonesia-piece-nusa-tenggara-timur-3 = Nusa Tenggara Timur 3
indonesia-piece-nusa-tenggara-timur-4 = Nusa Tenggara Timur 4
indonesia-piece-nusa-tenggara-timur-5 = Nusa Tenggara Timur 5
indonesia-piece-nusa-tenggara-timur-6 = Nusa Tenggara Timur 6
indonesia-piece-maluku-1 = Maluku 1
indonesia-piece-maluku-2 = Maluku 2
indonesia-piece-maluku-3 = Maluku 3
indonesia-piece-maluku-4 = Maluku 4
indonesia-piece-maluku-5 = Maluku 5
indonesia-piece-maluku-6 = Maluku 6
indonesia-piece-maluku-7 = Maluku 7
indonesia-piece-maluku-8 = Maluku 8
indonesia-piece-maluku-9 = Maluku 9
indonesia-piece-papua-1 = Papua 1
indonesia-piece-papua-2 = Papua 2
indonesia-piece-papua-3 = Papua 3
indonesia-piece-papua-4 = Papua 4
indonesia-piece-papua-5 = Papua 5
indonesia-piece-papua-6 = Papua 6
indonesia-piece-papua-7 = Papua 7
indonesia-piece-halmahera-1 = Halmahera 1
indonesia-piece-halmahera-2 = Halmahera 2
indonesia-piece-halmahera-3 = Halmahera 3
indonesia-piece-halmahera-4 = Halmahera 4
indonesia-piece-halmahera-5 = Halmahera 5
indonesia-piece-halmahera-6 = Halmahera 6
indonesia-piece-sulawesi-tenggara-1 = Sulawesi Tenggara 1
indonesia-piece-sulawesi-tenggara-2 = Sulawesi Tenggara 2
indonesia-piece-sulawesi-tenggara-3 = Sulawesi Tenggara 3
indonesia-piece-sulawesi-selatan-1 = Sulawesi Selatan 1
indonesia-piece-sulawesi-selatan-2 = Sulawesi Selatan 2
indonesia-piece-sulawesi-selatan-3 = Sulawesi Selatan 3
indonesia-piece-sulawesi-tengah-1 = Sulawesi Tengah 1
indonesia-piece-sulawesi-tengah-2 = Sulawesi Tengah 2
indonesia-piece-sulawesi-tengah-3 = Sulawesi Tengah 3
indonesia-piece-sulawesi-tengah-4 = Sulawesi Tengah 4
indonesia-piece-sulawesi-tengah-5 = Sulawesi Tengah 5
indonesia-piece-sulawesi-utara-1 = Sulawesi Utara 1
indonesia-piece-sulawesi-utara-2 = Sulawesi Utara 2
indonesia-piece-kalimantan-timur-1 = Kalimantan Timur 1
indonesia-piece-kalimantan-timur-2 = Kalimantan Timur 2
indonesia-piece-kalimantan-timur-3 = Kalimantan Timur 3
indonesia-piece-kalimantan-timur-4 = Kalimantan Timur 4
indonesia-piece-kalimantan-timur-5 = Kalimantan Timur 5
indonesia-piece-kalimantan-selatan-1 = Kalimantan Selatan 1
indonesia-piece-kalimantan-selatan-2 = Kalimantan Selatan 2
indonesia-piece-kalimantan-selatan-3 = Kalimantan Selatan 3
indonesia-piece-kalimantan-tengah-1 = Kalimantan Tengah 1
indonesia-piece-kalimantan-tengah-2 = Kalimantan Tengah 2
indonesia-piece-kalimantan-tengah-3 = Kalimantan Tengah 3
indonesia-piece-kalimantan-tengah-4 = Kalimantan Tengah 4
indonesia-piece-kalimantan-tengah-5 = Kalimantan Tengah 5
indonesia-piece-kalimantan-barat-1 = Kalimantan Barat 1
indonesia-piece-kalimantan-barat-2 = Kalimantan Barat 2
indonesia-piece-kalimantan-barat-3 = Kalimantan Barat 3
indonesia-piece-sarawak-1 = Sarawak 1
indonesia-piece-sarawak-2 = Sarawak 2
indonesia-piece-sarawak-3 = Sarawak 3
indonesia-piece-sarawak-4 = Sarawak 4

## Mosse

indonesia-move-found = Fonda una città a { $area } ({ $card })
indonesia-move-discard = Scarta la { $card }
indonesia-move-bid = Offri { $amount }
indonesia-range-bid = Offri da { $low } a { $high }
indonesia-move-pass = Passa
indonesia-move-merge = Fondi { $first } e { $second }
indonesia-move-clear = Svuota { $area }
indonesia-move-start = Avvia { $deed } in { $place }
indonesia-move-advance = Fai avanzare: { $track }
indonesia-move-refit = Fai avanzare lo Scafo di { $player }
indonesia-move-operate = Fai operare { $company }
indonesia-move-launch = Vara una nave: { $sea }
indonesia-move-done = Termina
indonesia-move-sell = Vendi da { $area }
indonesia-move-load = Carica su { $company }: { $sea }
indonesia-move-sail = Prosegui: { $sea }
indonesia-move-unload = Scarica a { $area }
indonesia-move-cheapest = Vendi tutto nel modo meno caro
indonesia-move-expand = Espandi a { $area }
indonesia-move-grow = Cresce { $area }

## Fasi

indonesia-stage-over = fine della partita
indonesia-stage-new-era = nuova era
indonesia-stage-turn-order = asta per l’ordine di turno
indonesia-stage-mergers = fusioni
indonesia-stage-auction = asta di una fusione
indonesia-stage-siap-faji = siap faji
indonesia-stage-acquisitions = acquisizioni
indonesia-stage-research = ricerca
indonesia-stage-operations = operazioni
indonesia-stage-fleet = operazioni: navi
indonesia-stage-deliveries = operazioni: consegne
indonesia-stage-expansion = operazioni: espansione
indonesia-stage-growth = crescita delle città
indonesia-prompt-new-era = Fonda una città in una provincia della tua carta.
indonesia-prompt-turn-order = Fai la tua offerta per l’ordine di turno.
indonesia-prompt-mergers = Annuncia una fusione, o passa.
indonesia-prompt-auction = Fai un’offerta per la compagnia fusa, o passa.
indonesia-prompt-siap-faji = Svuota un’area della nuova compagnia di siap faji.
indonesia-prompt-acquisitions = Avvia una compagnia, o passa.
indonesia-prompt-research = Fai avanzare un tuo segnalino o lo Scafo di un altro, o passa.
indonesia-prompt-operations = Scegli una compagnia da far operare.
indonesia-prompt-fleet = Vara una nave, oppure termina.
indonesia-prompt-deliveries = Vendi il più possibile: un passo alla volta, o tutto insieme nel modo meno caro.
indonesia-prompt-expansion = Espandi la compagnia.
indonesia-prompt-growth = Le pietre non bastano: scegli una città che cresce.
indonesia-wait-new-era = { $seat } sta fondando una città.
indonesia-wait-turn-order = { $seat } sta pensando a un’offerta per l’ordine di turno.
indonesia-wait-mergers = { $seat } può annunciare una fusione.
indonesia-wait-auction = { $seat } sta pensando a un’offerta.
indonesia-wait-siap-faji = { $seat } sta svuotando aree.
indonesia-wait-acquisitions = { $seat } può avviare una compagnia.
indonesia-wait-research = { $seat } sta scegliendo che cosa ricercare.
indonesia-wait-operations = { $seat } sta scegliendo una compagnia da far operare.
indonesia-wait-fleet = { $seat } può varare navi.
indonesia-wait-deliveries = { $seat } sta vendendo merci.
indonesia-wait-expansion = { $seat } sta espandendo una compagnia.
indonesia-wait-growth = { $seat } sta scegliendo le città che crescono.

## Opzioni

indonesia-option-money = Denaro
indonesia-choice-money-secret = segreto
indonesia-choice-money-open = visibile a tutti
indonesia-option-new_deeds = Le nuove concessioni arrivano
indonesia-choice-new_deeds-after-cities = dopo le città
indonesia-choice-new_deeds-before-cities = prima delle città
indonesia-option-contiguity = Il siap faji deve lasciare unita
indonesia-choice-contiguity-zone = ogni zona di riso e ogni zona di spezie
indonesia-choice-contiguity-union = l’unione delle zone di riso e spezie che si toccano
indonesia-option-research = La ricerca
indonesia-choice-research-optional = è facoltativa
indonesia-choice-research-compulsory = è obbligatoria
indonesia-option-purchase = Le aree comprate si pagano
indonesia-choice-purchase-cash-first = con i contanti, poi con il mucchietto
indonesia-choice-purchase-cash-only = solo con i contanti
indonesia-choice-purchase-pile-first = con il mucchietto, poi con i contanti
indonesia-option-idle_growth = Le città crescono anche se nulla si produce
indonesia-choice-idle_growth-yes = sì
indonesia-choice-idle_growth-no = no

## Finali

indonesia-ending-no-deeds = L’era c è finita: non restano concessioni.
indonesia-ending-one-type = L’era c è finita: le concessioni rimaste sono tutte di un tipo.

## Posizioni

error-position-indonesia-level = Posizione, { $field }: il livello di { $name } non è possibile. Atteso { $expected }, trovato { $found }.
error-position-indonesia-slots = Posizione, { $field }: il posto { $seat } ha più compagnie di quante ne permettono i suoi slot. Atteso { $expected }, trovato { $found }.
error-position-indonesia-card = Posizione, { $field }: la carta { $name } non può essere stata mostrata. Atteso { $expected }, trovato { $found }.
error-position-indonesia-deed = Posizione, { $field }: la concessione { $name } non può essere lì. Atteso { $expected }, trovato { $found }.
error-position-indonesia-company = Posizione, { $field }: nella compagnia { $name } qualcosa non torna. Atteso { $expected }, trovato { $found }.
error-position-indonesia-touch = Posizione, { $field }: { $name } è accanto alla stessa merce di un’altra compagnia. Atteso { $expected }, trovato { $found }.
error-position-indonesia-ships = Posizione, { $field }: { $name } ha più navi, o più usi, di quanti può averne. Atteso { $expected }, trovato { $found }.
error-position-indonesia-city = Posizione, { $field }: la città { $number } non può essere così. Atteso { $expected }, trovato { $found }.

## Il tavolo nel terminale

indonesia-terminal-year = anno { $year }, era { $era }
indonesia-terminal-stones = verdi { $green }, gialle { $yellow }, rosse { $red }
indonesia-terminal-legend = ·1 area vuota, #2 città di dimensione 2, r2 riso del giocatore 2 (s spezie, g gomma, f siap faji, o petrolio), 1^3 tre navi del giocatore 1; un mare si scrive sea-NOME
indonesia-terminal-cash = cassa
indonesia-terminal-bank = banca
indonesia-terminal-pile = utile
indonesia-terminal-turn-order = ordine
indonesia-terminal-slots = slot
indonesia-terminal-mergers = fusioni
indonesia-terminal-expansion = espans.
indonesia-terminal-hull = scafo
indonesia-terminal-bid = offerta
indonesia-terminal-offered = Disponibili:
indonesia-terminal-merger = Fusione: { $names }, dimensione { $size }, valore nominale { $nominal }
indonesia-terminal-clearing = Fusione: { $names }, aree ancora da svuotare: { $left }
indonesia-terminal-highest = Offerta più alta: { $name }, { $bid }
indonesia-terminal-selling = Opera: { $company }, vendute { $sold }, da vendere ancora { $left }
indonesia-terminal-cards = Carte città di { $name }:
indonesia-terminal-fees = noli { $fees }
indonesia-terminal-price = per { $price }
indonesia-terminal-delivered =
    { $count ->
        [one] { $name } vende 1 merce ({ $good }): { $cities }.
       *[other] { $name } vende { $count } merci ({ $good }): { $cities }.
    } { $fees ->
        [0] Nessun nolo ad altri.
       *[other] Noli ad altri: { $fees }.
    }

## Che cosa c'è a favore di una mossa, secondo un bot

indonesia-advice-place = ti porta più avanti nell’ordine di turno
indonesia-advice-less-place = ti lascia più indietro nell’ordine di turno
indonesia-advice-purse = vincola più denaro
indonesia-advice-less-purse = vincola meno denaro
indonesia-advice-worth = punta a quanto può rendere la compagnia fusa
indonesia-advice-less-worth = rinuncia a quanto può rendere la compagnia fusa
indonesia-advice-price = costa di più, o fa più strada
indonesia-advice-less-price = costa di meno, o fa meno strada
indonesia-advice-gain = la fusione ti promette di più, oppure se ne evita una in perdita
indonesia-advice-less-gain = la fusione ti promette di meno, oppure se ne tralascia una buona
indonesia-advice-risk = rischi di più se rilancia qualcuno più ricco
indonesia-advice-less-risk = rischi di meno se rilancia qualcuno più ricco
indonesia-advice-slot = ti lascia più slot liberi
indonesia-advice-less-slot = ti lascia meno slot liberi
indonesia-advice-sales = per come stanno le cose, le vendite rendono di più
indonesia-advice-less-sales = per come stanno le cose, le vendite rendono di meno
indonesia-advice-near = vicino per mare c’è di più: città a cui vendere, o concessioni disponibili
indonesia-advice-less-near = vicino per mare c’è di meno: città a cui vendere, o concessioni disponibili
indonesia-advice-rivals = incontra più compagnie con la stessa merce
indonesia-advice-less-rivals = incontra meno compagnie con la stessa merce
indonesia-advice-space = da lì c’è più spazio per crescere
indonesia-advice-less-space = si accontenta di meno spazio per crescere
indonesia-advice-value = la merce vale di più
indonesia-advice-less-value = la merce vale di meno, o non c’è
indonesia-advice-ships = mette in mare una nave
indonesia-advice-less-ships = non mette in mare navi
indonesia-advice-limit = ti permette più navi
indonesia-advice-less-limit = ti permette meno navi
indonesia-advice-cargo = serve più merci altrui ancora senza nave o città
indonesia-advice-less-cargo = serve meno merci altrui ancora senza nave o città
indonesia-advice-cities = apre alle sue navi città nuove
indonesia-advice-less-cities = apre alle sue navi meno città nuove, o più piccole
indonesia-advice-crowd = le sue navi si affollano di più in un mare
indonesia-advice-less-crowd = le sue navi si affollano di meno in un mare
indonesia-advice-slots = fa posto a un’altra compagnia
indonesia-advice-less-slots = fa a meno di un altro slot
indonesia-advice-mergers = permette fusioni con più concessioni
indonesia-advice-less-mergers = fa a meno di fusioni con più concessioni
indonesia-advice-expansion = le tue compagnie possono crescere più in fretta
indonesia-advice-less-expansion = fa a meno di una crescita più rapida
indonesia-advice-hull = le tue navi possono portare di più
indonesia-advice-less-hull = fa a meno di altro posto sulle tue navi
indonesia-advice-order = le tue offerte per l’ordine di turno valgono di più
indonesia-advice-less-order = fa a meno di offerte più pesanti per l’ordine di turno
indonesia-advice-refit = fa posto su navi dove più merci tue non ne trovano
indonesia-advice-less-refit = su quelle navi sono di meno le merci tue senza posto
indonesia-advice-rush = aspettando potrebbe perdere di più contro compagnie con la stessa merce
indonesia-advice-less-rush = aspettando potrebbe perdere di meno contro compagnie con la stessa merce
indonesia-advice-fleet = fa operare prima le navi, per le merci ancora da vendere
indonesia-advice-less-fleet = lascia le navi a dopo
indonesia-advice-shore = le navi servono meglio le aree della compagnia
indonesia-advice-less-shore = le navi servono peggio le aree della compagnia
indonesia-advice-buy = compra un’area che vale di più il suo prezzo, o risparmia su una che non lo vale
indonesia-advice-less-buy = compra un’area che vale di meno il suo prezzo, o ne lascia una che lo vale
indonesia-advice-market = la città giova più a te, o meno agli altri
indonesia-advice-less-market = la città giova meno a te, o più agli altri
indonesia-advice-harbour = la città si affaccia su più mari
indonesia-advice-less-harbour = la città si affaccia su meno mari
indonesia-advice-finish = avvicina la fine dell’era se sei in testa, o non l’avvicina se sei indietro
indonesia-advice-less-finish = avvicina la fine dell’era se sei indietro, o non l’avvicina se sei in testa
indonesia-advice-freight = serve più merci tue ancora senza nave o città
indonesia-advice-less-freight = serve meno merci tue ancora senza nave o città
indonesia-advice-alone = nessun altro ha ancora navi: chi vuole vendere deve pagare te
indonesia-advice-less-alone = lascia ad altri le prime navi

## Che cosa porta una mossa

indonesia-effect-merger-of =
    { $first } ({ $owner }) e { $second } ({ $other }): insieme dimensione { $size }, valore nominale { $nominal }.
    .brief = { $nominal } · passo { $size }
indonesia-effect-at-bid = Per { $bid }: { $owner } riceve { $amount }, { $other } riceve { $more }; dopo hai { $left } in contanti.
indonesia-effect-at-bid-too-dear = Per { $bid }: { $owner } riceve { $amount }, { $other } riceve { $more }; più dei tuoi contanti.
indonesia-effect-siap-faji-loss =
    Siap faji: { $lost ->
        [one] si svuota 1 area
       *[other] si svuotano { $lost } aree
    }, ne restano { $left }.
    .brief = siap faji, ne restano { $left }
indonesia-effect-clear-left =
    { $areas ->
        [one] Resta 1 area da svuotare.
       *[other] Restano { $areas } aree da svuotare.
    }
indonesia-effect-bid-place =
    L’offerta vale { $value }: finora posizione { $place }, { $waiting ->
        [0] e hanno offerto tutti.
        [one] con 1 offerta ancora da fare.
       *[other] con { $waiting } offerte ancora da fare.
    }
indonesia-effect-cash = I tuoi contanti: { $before } → { $after }.
indonesia-effect-sales-forecast = Vende { $sold } su { $goods }: incasso { $income }, noli { $fees }, netto { $net }.
    .brief = netto { $net }
indonesia-effect-sales =
    { $sold ->
        [one] 1 merce venduta
       *[other] { $sold } merci vendute
    }: incasso { $income }, noli { $fees }, netto { $net }.
    .brief = netto { $net }
indonesia-effect-fee-to = { $seat } riceve { $amount } per le navi.
indonesia-effect-route-fee =
    { $legs ->
        [one] 1 nave usata
       *[other] { $legs } navi usate
    }: nolo finora { $fee }.
indonesia-effect-fleet-room =
    { $ships ->
        [one] 1 nave
       *[other] { $ships } navi
    } su { $limit } in quest’era; adesso se ne possono aggiungere { $more }.
indonesia-effect-company-grows =
    { $company } ha { $goods ->
        [one] 1 merce
       *[other] { $goods } merci
    }, vendute a { $value } l’una.
indonesia-effect-zone-goods =
    { $goods ->
        [one] Qui resta 1 merce da vendere.
       *[other] Qui restano { $goods } merci da vendere.
    }
indonesia-effect-slots-left =
    { $slots ->
        [0] Occupi il tuo ultimo slot.
        [one] Ti resta 1 slot libero.
       *[other] Ti restano { $slots } slot liberi.
    }
indonesia-effect-level = { $track }: { $before } → { $after }.
indonesia-effect-bid-factor = Le tue offerte per l’ordine di turno valgono ×{ $after } invece di ×{ $before }.
indonesia-effect-hull-level = Scafo di { $seat }: { $before } → { $after }.

## Tabella dei punti

indonesia-score-cash = Contanti
indonesia-score-bank = Banca
indonesia-score-income = Incasso dell’ultimo anno, doppio
indonesia-score-turn-order = ordine di turno
indonesia-score-history = Incassi per anno
