### I programmi come giocatori, nel terminale.

cli-usage-connect = Uso: fondaco connect --bot BOT --house INDIRIZZO --token TOKEN [OPZIONI]
cli-help-connect = Fa giocare un tuo bot in una casa, come programma con un token.
cli-help-connect-bot = Il bot: “miomodulo:MioBot”, una classe tua, o uno dei nostri.
cli-help-connect-house = L’indirizzo della casa.
cli-help-connect-token = Il token, dalla pagina dell’account; la variabile FONDACO_TOKEN lo tiene fuori dalla riga di comando.
cli-help-connect-open = Apre tavoli di questo gioco, uno dopo l’altro.
cli-help-connect-opponents = Chi altro siede al tavolo che apre, separati da virgole: “open” per un posto che chiunque può prendere, o un bot della casa.
cli-help-connect-table = Prende un posto a questo tavolo e si ferma dopo la partita.
cli-help-connect-games = Si ferma dopo tante partite.
cli-connected = { $name } è su { $address }, con { $bot }. Ctrl-C lo ferma.
cli-table-opened = Tavolo aperto: { $address }
cli-table-playing = In gioco: { $address }
cli-table-over = Finita, al posto { $rank } in classifica: { $address }
cli-connection-lost = { $address } non risponde ({ $problem }); si riprova.
error-token-wanted = Serve un token: creane uno nella pagina dell’account della casa, e dallo con --token o FONDACO_TOKEN.
error-opponents-alone = --opponents vale per i tavoli che si aprono: scegli il gioco con --open.
error-house-address = “{ $address }” non è l’indirizzo di una casa; inizia con http:// o https://.
error-house-unreachable = { $address } non risponde: { $problem }.
error-house-unreadable = { $address } risponde qualcosa che questa versione non capisce: { $problem }.
error-house-refused = La casa rifiuta: { $reason }.
error-house-other-rules = La casa gioca { $game } con la versione { $rules } delle regole, che questo programma non ha.
error-token-unknown = { $address } non conosce questo token.

## Bot di altri

cli-help-move-seconds = Quanti secondi può pensare a una mossa un bot che non è della casa.
cli-help-game-seconds = Quanti secondi può pensare in tutta una partita.
cli-arena-forfeits = { $bot } ha perso a tavolino { $count ->
    [one] una partita
   *[other] { $count } partite
  }: { $problem }
cli-bot-replaced = Per { $name } continua { $bot }.
error-bot-raised = Il bot { $name } si è fermato per un errore: { $problem }.
error-bot-slow-move = Il bot { $name } ha pensato più di { $seconds } secondi a una sola mossa.
error-bot-slow-game = Il bot { $name } ha pensato più di { $seconds } secondi in una sola partita.
error-bot-died = Il processo del bot { $name } è morto.
