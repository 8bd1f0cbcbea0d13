## For those who run this bot.
notice-at-table = **De tiuj, kiuj prizorgas ĉi tiun programon:** { $text }
notice-sure = Ĉi tio iros al { $count ->
        [one] unu tablo
       *[other] { $count } tabloj
    }, inkluzive de atendejoj:
notice-yes = Sendi
notice-progress = Survoje al la tabloj: ĝis nun { $done } el { $count }.
notice-reached = { $count ->
        [0] Neniu tablo estis atingita.
        [one] Unu tablo estis atingita.
       *[other] { $count } tabloj estis atingitaj.
    }
notice-missed = { $count ->
        [one] Al unu tablo ne eblis skribi, aŭ ĝi jam finiĝis.
       *[other] Al { $count } tabloj ne eblis skribi, aŭ ili jam finiĝis.
    }
notice-passed-on = { $count ->
        [one] Unu tablon informas alia procezo, kiu same provas.
       *[other] { $count } tablojn informas aliaj procezoj, kiuj same provas.
    }
refused-operators-only = Tion povas nur tiuj, kiuj prizorgas ĉi tiun programon; nenio ŝanĝiĝis.
refused-notice-nobody = Neniu tablo estas malferma, do estas neniu por informi.
refused-notice-empty = Estas nenio legebla en tio; tajpu, kion la tabloj eksciu.
refused-notice-gone = Tiu avizo jam estas sendita, aŭ mi intertempe restartis; tajpu ĝin denove, se ĝi ankoraŭ estas sendenda.

## /operator status
status-title = Parlour { $version } · tempo de funkciado: { $age }
status-wrong = Ne preta: { $part ->
        [gateway] la konekto al Discord
        [database] la datumbazo
       *[clock] la horloĝo de la tabloj
    }: { $why }.
ready-no-session = neniu seanco kun Discord komenciĝis
ready-not-connected = ne konektita: peco { $shards }
ready-slow-write = skribo daŭras pli ol { $seconds } s
ready-unwritable = ne eblas skribi ({ $failure })
ready-slot-lost = la ingo perdiĝis: la konekto al la datumbazo rompiĝis
ready-clock-stopped = ĝi staras
ready-clock-late = ĝi malfruas je { $seconds } s
status-shards = Konektitaj pecoj: { $well } el { $count }.
status-shards-named = Konektitaj pecoj: { $well } el { $count } ({ $shards }).
status-shard = { $shard }: { $ms } ms
status-shard-new = { $shard }: ĵus konektita
status-shard-down = { $shard }: **ne konektita**
status-sessions = Seancoj ankoraŭ komenceblaj hodiaŭ: { $count }.
status-processes = { $own ->
        [0] Ĉi tiu procezo estas rezerva
       *[other] Ĉi tiu procezo prizorgas ingon { $own }
    }; ĉiuj ingoj: { $slots }; rezervaj: { $spares }.
status-slot = { $slot } funkcias
status-slot-lent = { $slot } estas anstataŭata
status-slot-quiet = **{ $slot } sen pulso dum { $age }**
status-tables = Serviloj: { $servers }; tabloj ludataj: { $playing }, paŭzantaj: { $paused }, en atendejo: { $lobbies }.
status-owed-none = Ĉiu tablo montras sian nunan staton.
status-owed = { $count ->
        [one] Unu tablo ŝanĝiĝis kaj ankoraŭ ne estas montrita
       *[other] { $count } tabloj ŝanĝiĝis kaj ankoraŭ ne estas montritaj
    }; plej longa atendo: { $age }.
status-budget = Petoj, kiujn Discord nombras: { $spent } ekde la starto, maksimume { $rate } en sekundo; aliaj: { $free }.
status-budget-waiting = { $count ->
        [one] Unu peto atendas sian vicon
       *[other] { $count } petoj atendas sian vicon
    }; plej longa atendo: { $age }.
status-budget-refused = Rifuzitaj kiel tro multaj: { $count }.
status-loop = Dum la lasta minuto la eventociklo malfruis maksimume je { $ms } ms.
status-database = La datumbazo okupas { $size } MB.
status-database-room = La datumbazo okupas { $size } MB; sur ĝia disko restas { $room } GB.
status-backup = La lasta sekurkopio: { $when }; konservataj: { $kept }.
status-backup-not-yet = Ankoraŭ neniu sekurkopio estas farita.
status-backup-none = Neniuj sekurkopioj estas farataj aŭtomate.
status-backup-failed = **La lasta provo malsukcesis:** { $why }
status-slowest = Plej malrapidaj dum la lasta horo: { $list }.
status-slow = { $what } { $seconds } s
status-slow-answer = respondo al { $what }
status-slow-commit = enskribo
status-slow-picture = bildo
status-slow-deadline = malfruo de limtempo
status-slow-loop = malfruo de la eventociklo
