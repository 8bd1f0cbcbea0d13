## Settings: in the panel, in `/config show`, and behind the typed commands.
config-title = Impostazioni
config-show-here = Come valgono in { $channel }:
config-new-tables = Un tavolo conserva le impostazioni con cui si è aperto: tempi, thread, robot, opzioni. Tutto il resto cambia subito.
config-changed = Fatto: vale per i nuovi tavoli, quelli aperti restano come sono.
config-changed-now = Fatto: vale da adesso.
config-on = sì
config-off = no
config-all = tutti
config-none-channel = ovunque
config-none-role = tutti
config-none-nowhere = da nessuna parte
config-no-limit = senza limite
config-clock-own = come prevede ogni gioco
config-time-s = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
config-time-m = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
config-time-h = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
config-time-d = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
config-from-table = per questo tavolo
config-from-channel = per questo canale
config-from-server = per il server
config-from-default = come di solito
config-field-value = Valore
config-field-game = Gioco
config-field-option = Opzione
config-defaults-game = { $game } ({ $options })
config-defaults-option = { $option }: { $value }
config-typed-value = Il valore; «default» lo ripristina
config-typed-game = Quale gioco
config-typed-option = Quale delle sue opzioni
config-value-channel = Solo per questo canale
config-word-default = Come di solito
config-word-usual = normale
config-word-any = in tempo reale o per corrispondenza
config-word-live = in tempo reale: secondi e minuti
config-word-correspondence = per corrispondenza: ore e giorni
config-word-easy = facile
config-word-strong = forte
config-word-robot = continua un robot
config-word-pause = il tavolo va in pausa
config-word-host = l'host
config-word-moderators = solo i moderatori
config-word-auto = quella del server

## The settings themselves: a name, and what it does.
config-games = Giochi
    .help = Quali giochi si possono fare: i nomi separati da spazi, oppure «all»
config-channels = Canali
    .help = Dove si possono aprire tavoli: menziona i canali, oppure scrivi «all»
config-openers = Chi può aprire tavoli
    .help = Menziona i ruoli, oppure scrivi «all»
config-joiners = Chi può unirsi ai tavoli
    .help = Menziona i ruoli, oppure scrivi «all»
config-tables = Tavoli per canale
    .help = Quanti tavoli possono essere aperti in un canale; 0: senza limite
config-seats = Tavoli per giocatore
    .help = A quanti tavoli una persona può stare nello stesso momento; 0: senza limite
config-pace = Ritmo
    .help = Se si gioca in tempo reale, per corrispondenza o come si vuole
config-clock = Tempo per turno
    .help = Per esempio 90s, 5m, 12h o 2d; con 0 decide ogni gioco
config-window = Tempo per reazione
    .help = Per dubbi, blocchi e simili: 20s, 1m, 6h; con 0 decide ogni gioco
config-threads = Thread
    .help = Se ogni tavolo ha un thread tutto suo
config-robots = Robot ammessi
    .help = Se ai tavoli si possono aggiungere robot
config-level = Livello dei robot
    .help = Quanto giocano bene i robot, nei giochi che hanno quel livello
config-coach = Coach
    .help = Se si può chiedere consiglio mentre si gioca; la partita non conta per il rating
config-defaults = Opzioni dei nuovi tavoli
    .help = Come partono i tavoli di un gioco; l'host può comunque cambiare
config-language = Lingua
    .help = In che lingua si parla qui a tutti; le risposte private sono in quella di chi legge
config-sleepers = Quando qualcuno dorme
    .help = Che cosa succede se qualcuno lascia passare due turni di fila
config-enders = Chi può terminare un tavolo
    .help = Se un tavolo in gioco lo termina l'host o solo un moderatore
config-log = Canale di log
    .help = Dove compaiono modifiche e interventi dei moderatori: menziona un canale, o scrivi «nowhere»

## The panel.
config-panel-server = Per tutto il server:
config-panel-channel = Solo per { $channel }:
config-panel-which = Che cosa vuoi cambiare?
config-panel-scope = Per un canale…
config-panel-pick = Scegli; se lasci vuoto, vale come di solito
config-panel-type = Scrivi un valore
config-panel-default = Come di solito
config-panel-all = Tutte le impostazioni
config-panel-whole = Tutto il server

## Taking back.
config-reset-all = tutto ciò che è impostato qui
config-reset-sure = Ripristini **{ $what }**? Tornerà come di solito.
config-reset-yes = Ripristina
config-reset-done = { $count ->
        [0] Qui non c'era nulla da ripristinare; non è cambiato nulla.
        [one] Fatto: un'impostazione è di nuovo come di solito.
       *[other] Fatto: { $count } impostazioni sono di nuovo come di solito.
    }

## The audit.
audit-title = Chi ha cambiato che cosa
audit-nothing = Non è ancora cambiato nulla.
audit-save = Salva come file
audit-file = { $count ->
        [one] Una modifica, in una tabella per un foglio di calcolo.
       *[other] { $count } modifiche, in una tabella per un foglio di calcolo.
    }
    .when = quando
    .who = chi
    .channel = canale
    .what = che cosa
    .from = da
    .to = a
audit-forgotten = una persona che ha chiesto di essere dimenticata
audit-in-channel = { " " }in { $channel }
audit-setting = **{ $setting }**{ $where }: { $before } → { $after }
audit-ban = ha bannato { $what }
# No "fino al", since a date may begin with "8" or "11".
audit-ban-until = ha bannato { $what } con scadenza { $when }
audit-why = { $act } ({ $reason })
audit-unban = ha tolto il ban a { $what }
audit-end = ha terminato il tavolo { $what }
audit-close = ha chiuso la lobby del tavolo { $what }
audit-pause = ha messo in pausa il tavolo { $what }
audit-resume = ha fatto riprendere il tavolo { $what }
audit-extend = ha dato più tempo al tavolo { $what }
audit-kick = ha rimosso qualcuno dal tavolo { $what }
audit-seat = ha dato un posto a un'altra persona al tavolo { $what }
audit-host = ha dato un altro host al tavolo { $what }
audit-move = ha spostato il tavolo { $what }

## Refused values.
refused-setting-choice = Per «{ $setting }» si può scegliere tra: { $each }.
    .each = { CALLED($word, $typed) }
refused-setting-number = «{ $setting }» ammette un numero intero da 0 (senza limite) a { $most }.
refused-setting-clock = «{ $setting }» ammette da { $least }s a { $most }m per i tavoli in tempo reale, o da 1h a 7d per corrispondenza; con 0 decide ogni gioco.
refused-setting-channels = «{ $setting }» ammette { $most ->
        [one] un canale di questo server, menzionato con #, oppure «{ $none }».
       *[other] fino a { $most } canali di questo server, menzionati con #, oppure «{ $none }».
    }
refused-setting-roles = «{ $setting }» ammette fino a { $most } ruoli di questo server, menzionati con @, oppure «{ $none }».
refused-setting-defaults = «{ $setting }» vuole un gioco, una delle sue opzioni e un valore: scegli tra i suggerimenti.
refused-setting-log = In quel canale non posso scrivere: permettimi di vederlo e di inviarci messaggi, o scegline un altro.
refused-setting-server-only = «{ $setting }» si può impostare solo per tutto il server: non indicare il canale.
refused-setting-name = Questa impostazione non c'è. Ci sono: { $each }.
    .each = { CALLED($word, $typed) }
refused-clock-live = Qui si gioca in tempo reale: scegli un tempo in secondi o minuti.
refused-clock-correspondence = Qui si gioca per corrispondenza: scegli un tempo di almeno un'ora.

## Who may come in.
table-opened-under = Aperto con queste impostazioni:
refused-openers = Qui possono aprire tavoli solo { $roles }; con `/tables` ne trovi uno a cui unirti, oppure chiedi a un moderatore.
refused-joiners = Qui possono unirsi ai tavoli solo { $roles }; quel ruolo te lo può dare un moderatore.
refused-banned = Per ora in questo server non puoi aprire tavoli né unirti; un moderatore può togliere il ban.
refused-banned-why = Per ora in questo server non puoi aprire tavoli né unirti ({ $reason }); un moderatore può togliere il ban.
refused-banned-until = In questo server potrai di nuovo aprire tavoli e unirti { $when }; un moderatore può togliere il ban prima.
refused-banned-until-why = In questo server potrai di nuovo aprire tavoli e unirti { $when } ({ $reason }); un moderatore può togliere il ban prima.

## For moderators: the tables.
moderate-age = aperto da { $age }
moderate-which = Quale tavolo?
moderate-who = Chi prende il posto di { $seat }?
moderate-pause = Pausa
moderate-resume = Riprendi
moderate-extend = Più tempo
moderate-seat = Un'altra persona per { $seat }
moderate-end = Termina
done-extend = Il tempo della decisione in corso riparte da capo.
done-ban = { $who } qui non può aprire tavoli né unirsi finché non togli il ban con `/moderate unban`. { $seats ->
        [0] Qui non aveva posti.
        [one] Al suo posto gioca un robot.
       *[other] Nei suoi { $seats } posti giocano dei robot.
    }
done-ban-until = { $who } qui potrà di nuovo aprire tavoli e unirsi { $when }. { $seats ->
        [0] Qui non aveva posti.
        [one] Al suo posto gioca un robot.
       *[other] Nei suoi { $seats } posti giocano dei robot.
    }
bans-title = Ban
bans-none = Qui non ci sono ban.
bans-open = { $who }, senza scadenza; deciso da { $by }, { $when }
bans-until = { $who }, scadenza { $until }; deciso da { $by }, { $when }
bans-later = Dopo
bans-earlier = Prima
history-title = Tavoli passati
history-none = In questo server non è ancora finito nessun tavolo.
history-none-of = { $who } non ha un posto in nessun tavolo finito di questo server.
history-nobody = nessuno
history-asleep = { $name } (dormiva)
history-left = { $name } (via)
history-kicked = { $name } (fuori)
history-long = { $age }
history-lobby = solo una lobby, { $age }
history-ended-host = terminato in anticipo da { $who }, host
history-ended-moderator = terminato in anticipo da { $who }, moderatore
history-ended-forgotten = terminato in anticipo da una persona che ha chiesto di essere dimenticata
history-abandoned = terminato perché per giorni non è tornato nessuno
history-closed-host = chiuso da { $who }, host
history-closed-moderator = chiuso da { $who }, moderatore
history-closed-forgotten = chiuso da una persona che ha chiesto di essere dimenticata
history-closed-idle = chiuso perché nessuno ha fatto iniziare la partita
history-closed-empty = chiuso perché se ne sono andati tutti
history-closed-unknown = chiuso, non si sa da chi
history-unreadable = questa versione non riesce a leggere com'è finito
history-later = Dopo
history-earlier = Prima
done-unban = { $who } può di nuovo aprire tavoli e unirsi.
refused-ban-bot = I bot qui non giocano: scegli una persona.
refused-ban-self = Non ci si può bannare da soli; può farlo un altro moderatore.
refused-not-banned = Questa persona non ha nessun ban qui; non è cambiato nulla.
