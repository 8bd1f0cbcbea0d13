## What Discord shows of a command while it is typed: what it does, and under it what its options are and what there
## is to choose from. The rest stands in *-verbs.ftl, config.ftl and parlour.ftl.
command-option-game = Quale gioco
command-option-finished = Quale partita; se manca, quella del thread o l'ultima che hai giocato qui

## Playing.
command-play = Apri un tavolo per un gioco in questo canale
command-tables = I tavoli aperti qui, prima i tuoi
command-hand = La tua mano, in privato
command-table = Il tavolo a cui hai un posto
command-table-show = Mostra in privato come stanno le cose al tavolo
command-table-log = Che cosa è successo finora
command-table-advise = Che cosa farebbe ora il coach, in privato
command-table-review = Che cosa si poteva fare meglio: le tue decisioni più costose
command-table-leave = Lascia il tuo posto a un robot; puoi tornare
command-table-return = Riprendi il tuo posto dal robot
command-table-concede = Abbandona la partita, secondo le regole del gioco
command-table-kick = Host: dai a un robot il posto di un giocatore
    .player = Di chi è il posto
command-table-seat = Host: offri un posto libero a un'altra persona
    .player = Chi deve prenderlo
    .seat = Il numero del posto in cui ora gioca un robot
command-table-host = Host: affida il tavolo a un altro giocatore
    .player = Chi fa da host da ora in poi
command-table-pause = Chiedi una pausa; comincia quando accettano tutti quelli che non dormono
command-table-resume = Riprendi dopo una pausa
command-table-rematch = Gioca di nuovo con le stesse persone e opzioni
command-table-move = Host: porta il tavolo in questo canale, se ha perso il suo
command-table-end = Host: termina il tavolo per tutti

## Looking up.
command-help = Che cosa puoi fare qui e ora
command-rules = Le regole di un gioco, in poche pagine
    .topic = Che cosa vuoi sapere
command-replay = Rivedi passo per passo una partita finita
command-stats = Che cosa ha giocato qualcuno in questo server, e come è andata
    .player = Chi; se manca, tu
command-leaderboard = Chi gioca meglio a un gioco in questo server
command-about = Quale versione è questa, come sta e che cosa conservo su di te
command-privacy = Che cosa conservo su di te
command-privacy-export = Tutto ciò che conservo su di te, in un file
command-privacy-delete = Dimentica tutto di te; prima chiede conferma

## For moderators.
command-config = Moderatori: che cosa si gioca qui, e come
command-config-panel = Tutte le impostazioni in un pannello, da guardare e cambiare
command-config-show = Tutte le impostazioni a parole
    .channel = Come valgono in questo canale; se manca, dove ti trovi
command-config-reset = Riporta le impostazioni come di solito; prima chiede conferma
    .setting = Solo questa
    .channel = Quelle di questo canale, invece di quelle del server
command-config-audit = Chi ha cambiato che cosa e quando, da che valore a quale
command-moderate = Moderatori: i tavoli di questo server
command-moderate-tables = Tutti i tavoli: da quanto, chi si aspetta; pausa, più tempo, posti, termina
command-moderate-end = Termina un tavolo per tutti
    .table = Quale tavolo
command-moderate-ban = Per un po' qualcuno qui non può aprire tavoli né unirsi
    .user = Chi
    .hours = Per quante ore; se manca, finché non lo togli
    .reason = La persona la verrà a sapere
    .seats = Che cosa succede ai suoi posti
    .seats-robot = vanno a un robot (come di solito)
    .seats-keep = restano suoi
command-moderate-unban = Togli un ban
    .user = A chi
command-moderate-bans = Chi ha un ban, fino a quando, perché e deciso da chi
command-moderate-history = Tavoli passati: chi ha giocato, quando, e come o per mano di chi sono finiti
    .user = Solo quelli in cui questa persona ha un posto

## For those who run the bot.
command-operator = Per chi gestisce questo bot
command-operator-status = Come sta questo processo: Discord, tavoli, database, copie di sicurezza, lentezze
command-operator-notice = Un avviso a tutti i tavoli, per esempio prima di una manutenzione; prima chiede conferma
    .text = Che cosa dire, in una riga; la formattazione e le menzioni non hanno effetto
