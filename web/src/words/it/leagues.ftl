### Classifiche e campionati.

leagues-ratings-lead = Le partite classificate tra persone con un account cambiano questi numeri. Chi comincia parte da 1500; con 400 punti in più si vince circa dieci volte più spesso di quanto si perda. L’intervallo contiene la forza vera al 95 %.
leagues-leaderboard = Classifica
leagues-place = Posto
leagues-player = Giocatore
leagues-rating = Rating
leagues-interval = Intervallo
leagues-games = Partite
leagues-last = Ultima partita
leagues-mine = Sei al posto { $place }: { $points } ± { $interval }, dopo { $games } partite.
leagues-mine-provisional = Il tuo rating è provvisorio: { $points } ± { $interval }, dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}.
leagues-nobody-rated = Nessuno ha ancora giocato abbastanza partite classificate di questo gioco.
leagues-earlier = Indietro
leagues-later = Altri
leagues-provisional = Provvisori
leagues-provisional-more = Meno di dieci partite classificate: per ora fuori classifica.
leagues-bots = Bot
leagues-bots-more = Il loro rating è fisso: è stato misurato una volta, in gare tra i livelli.
leagues-lead = Un campionato abbina i giocatori turno dopo turno, apre i loro tavoli e tiene la classifica.
leagues-accounts = Per i campionati serve un account.
leagues-new = Nuovo campionato
leagues-open = Apri il campionato
leagues-mine-list = I tuoi
leagues-all = Tutti i campionati
leagues-none = Al momento non ce ne sono.
leagues-organised-by = organizzato da { $name }
leagues-status-open = Iscrizioni aperte
leagues-status-playing = Turno { $round } di { $rounds }
leagues-status-finished = Finito dopo { $round ->
    [one] un turno
   *[other] { $round } turni
}
leagues-status-closed = Chiuso dall’organizzatore
leagues-players-count = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
leagues-tables-of = tavoli da { $seats }
leagues-name = Nome
leagues-seats = Posti al tavolo
leagues-rounds = Turni
leagues-system = Sistema
leagues-system-swiss = Svizzero
leagues-system-swiss-more = In ogni turno si incontrano giocatori con più o meno gli stessi punti.
leagues-system-round-robin = All’italiana
leagues-system-round-robin-more = Tutti incontrano tutti, il più possibile lo stesso numero di volte.
leagues-days = Giorni per turno
leagues-days-more = 0: il turno seguente si apre quando tutti i tavoli sono finiti. Altrimenti si apre al più tardi dopo quel tempo.
leagues-days-told = { $days ->
    [one] un giorno
   *[other] { $days } giorni
} per turno
leagues-public = Mostralo nell’elenco dei campionati
leagues-open-more = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Si è iscritto un giocatore.
   *[other] Si sono iscritti { $count } giocatori.
} L’organizzatore fa cominciare il campionato; poi i tavoli del primo turno si aprono da soli.
leagues-join = Iscriviti
leagues-leave = Lascia il campionato
leagues-leave-sure = Perdi per forfait il tavolo che stai giocando. Vuoi lasciare il campionato?
leagues-start = Fai cominciare il campionato
leagues-close = Chiudi il campionato
leagues-close-sure = Non ci saranno altri turni. Vuoi chiuderlo?
leagues-yes = Sì
leagues-no = No
leagues-players = Iscritti
leagues-standings = Classifica
leagues-points = Punti
leagues-wins = Vinti
leagues-opponents = Avv.
leagues-opponents-more = La media dei punti degli avversari incontrati
leagues-played = Tavoli
leagues-remove = Togli
leagues-remove-sure = Togli davvero
leagues-removed = fuori
leagues-forfeits = { $count ->
    [one] un forfait
   *[other] { $count } forfait
}
leagues-forfeit = forfait
leagues-byes = { $count ->
    [one] ha riposato una volta
   *[other] ha riposato { $count } volte
}
leagues-nobody = Ancora nessuno.
leagues-round = Turno { $number }
leagues-table = Tavolo { $number }
leagues-until = Fino al { $date }
leagues-sit-out = Riposa: { $names }
