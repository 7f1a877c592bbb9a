# Ciò che il sito conserva delle persone.

host-kept-why = Il sito conserva ciò che serve alle partite e cancella il resto da solo.
host-kept-days = { $days } giorni
host-kept-for-ever = per sempre
host-kept-until-deleted = finché non lo elimini
host-kept-chat = La chat di un tavolo, dopo la fine della partita
host-kept-guests = Il nome di un ospite che non è tornato
host-kept-reports = Le segnalazioni su altri giocatori
host-kept-sessions = L’accesso da un dispositivo
host-kept-records_of_guests = Le partite caricate da ospiti
host-kept-records_of_accounts = Le partite caricate da utenti registrati
host-kept-looks = Quando hai guardato un tavolo l’ultima volta
host-kept-matches = Mosse e risultati delle partite
host-kept-accounts = Un account con tutto ciò che gli appartiene
host-kept-addresses = Gli indirizzi di rete non vengono conservati, tranne nei ban e nelle righe di log su accessi falliti e su invii eccessivi. Nessun tracciamento, e nulla viene caricato da altri siti.
host-kept-own = Il tuo profilo: guarda tutto ciò che è conservato su di te, o eliminalo
