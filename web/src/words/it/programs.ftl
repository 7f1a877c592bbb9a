### I programmi di un account.

page-programs = Programmi
page-programs-lead = Un tuo programma può giocare qui con un token: con un nome suo, nei posti che prende da sé. Tutti al tavolo vedono che è un programma.
page-program-name = Nome del programma
page-token-may = Che cosa può fare
page-token-read = Guardare i tavoli, per quanto è permesso ai suoi posti
page-token-play = Giocare nei propri posti: mosse, annullamenti, chat
page-token-challenge = Aprire tavoli, prendere posto e iniziare
page-token-short-read = guardare
page-token-short-play = giocare
page-token-short-challenge = aprire e sedersi
page-token-make = Crea un token
page-token-made = Il token è creato.
page-token-once = Il token di { $name }. Copialo adesso: viene mostrato solo questa volta.
page-token-copy = Copia
page-token-copied = Copiato.
page-token-created = dal { $date }
page-token-used = usato l’ultima volta il { $date }
page-token-unused = mai usato
page-token-revoke = Revoca
page-token-revoke-sure = Revocare il token di { $name }? Il programma non potrà più fare nulla, e le sue partite resteranno in attesa.
page-token-keep = Tienilo
page-token-revoked = Il token di { $name } è revocato.
