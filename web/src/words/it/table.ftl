# La schermata di un tavolo: zone, schede, tasti, suoni.
page-zone-board = Tabellone
page-zone-own = La tua mano e ciò che possiedi
page-zone-more = Altri riquadri
page-zone-seats = Giocatori
page-zone-tabs = Cronologia, chat e altro
page-tabs-more = Altro
page-activity-yours = tocca a te
page-activity-thinking = sta pensando
page-seat-more = { $name }: mostra tutto
page-your-turn-to = Tocca a te: { $prompt }
page-moves-more = Altre mosse
page-moves-back = Indietro
page-recent-short = Ultime
page-setting-sound = Suoni e vibrazione
page-sound-on = Suono: attivo
page-sound-off = Suono: disattivato
page-keys = Scorciatoie da tastiera
page-key-help = mostra questo elenco
page-key-numbers = premi un pulsante della decisione
page-key-arrows = passa da una scelta all’altra (con Ctrl da un pezzo all’altro)
page-key-enter = scegli l’elemento selezionato
page-key-escape = annulla, chiudi
page-key-undo = annulla la mossa
page-key-hint = consiglio
page-key-chat = chat
page-key-log = cronologia
page-key-rules = regole
page-key-sound = suono attivo o disattivato
page-key-next-game = alla prossima partita in cui tocca a te
page-key-zoom = ingrandisci o rimpicciolisci la mappa; Maiusc e frecce la spostano
page-toast = { $name }: { $text }
page-annotation-short = Analisi
page-score-tab = Punti
page-score-hidden = nascosto
page-mute = Niente notifiche di questo tavolo
page-invite-name = Invita per nome
page-invite-send = Invita
page-invited = { $name } riceve un avviso, se ha attivato le notifiche. Altrimenti manda il link.
page-board-larger = Ingrandisci il tabellone
page-board-smaller = Mostra di nuovo tutto il tavolo

# La fine di una partita.
page-finale-skip = Salta
page-moment = Il punto di svolta
page-next-level = Livello successivo: { $level }
page-next-friend = Gioca con un amico
page-next-puzzle = Il problema del giorno
page-share-match = Condividi
page-share-link = Copia il link
page-share-save = Salva l’immagine
page-share-picture = Il tabellone di { $game } alla fine di questa partita

# Senza connessione.
page-offline-now = Sei offline. Le regole, i promemoria e i replay che hai aperto funzionano; tavoli, problemi e lezioni hanno bisogno della connessione.
page-replay-keep = Conserva offline
page-replay-keeping = Salvataggio: { $done }%
page-replay-kept = Disponibile offline
