## For those who run this bot.
notice-at-table = **Da chi gestisce questo bot:** { $text }
notice-sure = Questo avviso va a { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }, lobby comprese:
notice-yes = Invia
notice-progress = Invio in corso: tavoli raggiunti finora { $done } su { $count }.
notice-reached = { $count ->
        [0] L'avviso non ha raggiunto nessun tavolo.
        [one] L'avviso ha raggiunto un tavolo.
       *[other] L'avviso ha raggiunto { $count } tavoli.
    }
notice-missed = { $count ->
        [one] A un tavolo non si è potuto scrivere, oppure è terminato.
       *[other] A { $count } tavoli non si è potuto scrivere, oppure sono terminati.
    }
notice-passed-on = { $count ->
        [one] A un tavolo lo dice un altro processo, che prova a sua volta.
       *[other] A { $count } tavoli lo dicono altri processi, che provano a loro volta.
    }
refused-operators-only = Può farlo solo chi gestisce questo bot; non è cambiato nulla.
refused-notice-nobody = Non c'è nessun tavolo aperto, quindi non c'è nessuno da avvisare.
refused-notice-empty = Qui non c'è nulla da leggere: scrivi che cosa dire ai tavoli.
refused-notice-gone = Questo avviso è già partito, o nel frattempo c'è stato un riavvio; se deve ancora partire, scrivilo di nuovo.

## /operator status
status-title = Parlour { $version }, in funzione da { $age }
status-wrong = Non funziona ancora { $part ->
        [gateway] la linea con Discord
        [database] il database
       *[clock] l'orologio dei tavoli
    }: { $why }.
ready-no-session = nessuna sessione con Discord è iniziata
ready-not-connected = non collegato: shard { $shards }
ready-slow-write = una scrittura dura più di { $seconds } s
ready-unwritable = non si può scrivere ({ $failure })
ready-slot-lost = lo slot non è più suo: il collegamento con il database si è interrotto
ready-clock-stopped = è fermo
ready-clock-late = è in ritardo di { $seconds } s
status-shards = Shard collegati: { $well } di { $count }.
status-shards-named = Shard collegati: { $well } di { $count } ({ $shards }).
status-shard = { $shard }: { $ms } ms
status-shard-new = { $shard }: appena collegato
status-shard-down = { $shard }: **non collegato**
status-sessions = Sessioni che oggi si possono ancora aprire: { $count }.
status-processes = { $own ->
        [0] Questo processo è di riserva
       *[other] Questo processo serve lo slot { $own }
    }; tutti gli slot: { $slots }; di riserva: { $spares }.
status-slot = { $slot } è servito
status-slot-lent = { $slot } ha un sostituto
status-slot-quiet = **{ $slot } è senza battito da { $age }**
status-tables = Server: { $servers }; tavoli: { $playing } in gioco, { $paused } in pausa, { $lobbies } in lobby.
status-owed-none = Ogni tavolo mostra come stanno le cose.
status-owed = { $count ->
        [one] Un tavolo è cambiato e non è ancora stato mostrato
       *[other] { $count } tavoli sono cambiati e non sono ancora stati mostrati
    }, il primo da { $age }.
status-budget = Richieste che Discord conta: { $spent } dall'avvio, al massimo { $rate } al secondo; altre: { $free }.
status-budget-waiting = { $count ->
        [one] Una richiesta è in coda
       *[other] { $count } richieste sono in coda
    }, la prima da { $age }.
status-budget-refused = Rifiutate perché troppe: { $count }.
status-loop = Nell'ultimo minuto il ciclo degli eventi ha avuto al massimo { $ms } ms di ritardo.
status-database = Il database occupa { $size } MB.
status-database-room = Il database occupa { $size } MB; sul suo disco restano { $room } GB.
status-backup = Ultima copia di sicurezza: { $when }; copie conservate: { $kept }.
status-backup-not-yet = Non c'è ancora nessuna copia di sicurezza.
status-backup-none = Le copie di sicurezza automatiche sono spente.
status-backup-failed = **L'ultimo tentativo è fallito:** { $why }
status-slowest = I tempi più lunghi nell'ultima ora: { $list }.
status-slow = { $what } { $seconds } s
status-slow-answer = risposta a { $what }
status-slow-commit = una scrittura
status-slow-picture = un'immagine
status-slow-deadline = una scadenza in ritardo di
status-slow-loop = il ciclo degli eventi in ritardo di
