### Promemoria, guida e regole: caricati dove servono.

page-aid-page = Apri come pagina da stampare
page-aid-print = Stampa
page-coach = Guida
page-coach-close = Capito
page-coach-off = Disattiva la guida
page-setting-coach = La guida spiega le novità di questo gioco
page-rules-overview = In breve
page-key-aid = promemoria
