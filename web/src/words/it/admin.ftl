# Ciò che vede solo chi amministra.

admin-title = Amministrazione
admin-lists = Che cosa guardare
admin-list-statistics = Numeri
admin-list-tables = Tavoli
admin-list-people = Persone
admin-list-reports = Segnalazioni
admin-list-bans = Esclusioni
admin-list-chat = Chat
admin-list-audit = Registro
admin-search-tables = Stato
admin-search-people = Nome o id
admin-search-chat = Id di un tavolo
admin-all = tutti
admin-look = Cerca
admin-nothing = Non c’è nulla.
admin-none-asked = Scrivi l’id di un tavolo, o arriva da una segnalazione.
admin-actions = Azioni
admin-do-broadcast = Avvisa tutti
admin-do-close-table = Chiudi il tavolo
admin-do-expire-tables = Chiudi i tavoli fermi
admin-do-delete-record = Cancella una registrazione
admin-do-delete-chat = Cancella la riga
admin-do-delete-person = Cancella la persona
admin-do-ban = Escludi
admin-do-unban = Riammetti
admin-do-make-admin = Nomina amministratore
admin-do-unmake-admin = Togli da amministratore
admin-more-close-table = Prima dell’inizio il tavolo sparisce; una partita in corso finisce senza risultato, e la registrazione resta.
admin-more-expire-tables = Chiude tutti i tavoli di questo tipo dove da tanti giorni non succede nulla.
admin-more-delete-person = Spariscono nome, chat e partite caricate; nelle partite con altri il posto resta senza nome. Non si può tornare indietro.
admin-more-ban = Una persona, con il suo id, o un indirizzo: allora chiunque arrivi da lì. Senza giorni l’esclusione non finisce.
admin-target = Id o indirizzo
admin-kind = Quali tavoli
admin-reason = Motivo, come lo legge la persona
admin-message = Messaggio a chi è qui adesso
admin-days = Giorni
admin-carry-out = Esegui
admin-done = Fatto: { $what }.
admin-done-broadcast = { $number ->
    [one] Mostrato su uno schermo.
   *[other] Mostrato su { $number } schermi.
  }
admin-done-expire-tables = { $number ->
    [0] Nessun tavolo era fermo da tanto.
    [one] Un tavolo è chiuso.
   *[other] { $number } tavoli sono chiusi.
  }
admin-see-chat = Chat
admin-yes = sì
admin-for-ever = per sempre
admin-house = riga di comando
admin-column-action = ordine
admin-column-by = da
admin-column-changed = ultima mossa
admin-column-created = dal
admin-column-detail = dettagli
admin-column-game = gioco
admin-column-id = id
admin-column-is_admin = amministra
admin-column-login = account
admin-column-name = nome
admin-column-number = numero
admin-column-person = su
admin-column-ply = mosse
admin-column-reason = motivo
admin-column-seat = posto
admin-column-status = stato
admin-column-table_id = tavolo
admin-column-target = chi o che cosa
admin-column-text = testo
admin-column-time = quando
admin-column-until = fino a
admin-column-who = chi
admin-figure-accounts = account
admin-figure-bans = esclusioni
admin-figure-chat = righe di chat
admin-figure-log = righe nei registri dei tavoli
admin-figure-persons = persone, ospiti compresi
admin-figure-records = registrazioni caricate
admin-figure-reports = segnalazioni
admin-figure-sessions = dispositivi collegati
admin-figure-tables_abandoned = tavoli chiusi senza risultato
admin-figure-tables_closed = tavoli chiusi
admin-figure-tables_finished = tavoli finiti
admin-figure-tables_open = tavoli in attesa di giocatori
admin-figure-tables_playing = tavoli in corso
admin-do-notify-retry = Riprova le notifiche
admin-do-notify-discard = Elimina le notifiche non consegnate
admin-do-notify-test = Manda un messaggio di prova
