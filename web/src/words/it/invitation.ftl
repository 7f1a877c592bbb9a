### La pagina di chi ha ricevuto il link a un tavolo.

page-invited-by = { $name } ti invita a giocare a { $game }
page-invited-to = Ti hanno invitato a giocare a { $game }
page-invited-size = { $seats } giocatori
page-invited-name = Il tuo nome
page-invited-as = Giochi come { $name }.
page-sit-and-play = Siediti e gioca
page-invited-lesson = Prima volta? Imparalo in due minuti
page-invited-full = Tutti i posti sono occupati. La partita sta per cominciare: puoi guardarla da qui.
page-starts-now = Si comincia appena ti siedi.
page-starts-itself = La partita comincia da sola quando tutti i posti sono occupati.
page-instead-bots = Gioca a { $game } contro i bot
page-instead-lobby = Cerca un altro tavolo
page-too-late-playing = Questa partita a { $game } è già cominciata
page-too-late-over = Questa partita a { $game } è finita
page-too-late-watch = Tutti i posti sono occupati, ma puoi guardare.
page-too-late-closed = Tutti i posti sono occupati e non si può guardare.
page-too-late-over-more = Puoi fare subito una partita allo stesso gioco.
page-too-late-gone = Questo tavolo non c’è più
page-too-late-gone-more = Chi l’aveva aperto l’ha chiuso, oppure il link non è completo.
