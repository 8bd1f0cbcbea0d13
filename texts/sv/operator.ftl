notice-at-table = **Från dem som driver den här botten:** { $text }
notice-sure = Det här går till { $count ->
        [one] ett bord
       *[other] { $count } bord
    }, lobbyer inräknade:
notice-yes = Skicka
notice-progress = På väg: { $done } av { $count } bord hittills.
notice-reached = { $count ->
        [0] Inget bord nåddes.
        [one] Ett bord nåddes.
       *[other] { $count } bord nåddes.
    }
notice-missed = { $count ->
        [one] Ett bord gick inte att skriva till eller är avslutat.
       *[other] { $count } bord gick inte att skriva till eller är avslutade.
    }
notice-passed-on = { $count ->
        [one] Ett bord får beskedet av en annan process, som också försöker.
       *[other] { $count } bord får beskedet av andra processer, som också försöker.
    }
refused-operators-only = Det kan bara de som driver den här botten göra; inget har ändrats.
refused-notice-nobody = Inget bord är öppet, så det finns ingen att meddela.
refused-notice-empty = Det finns inget att läsa i notisen; skriv det som borden ska få veta.
refused-notice-gone = Den notisen har redan skickats, eller så har jag startats om sedan dess; skriv den igen om den fortfarande ska ut.

status-title = Parlour { $version }, drifttid { $age }
status-wrong = Inte redo: { $part ->
        [gateway] förbindelsen till Discord
        [database] databasen
       *[clock] bordens klocka
    }: { $why }.
ready-no-session = ingen session med Discord har startat
ready-not-connected = inte ansluten: shard { $shards }
ready-slow-write = en skrivning tar längre än { $seconds } s
ready-unwritable = det går inte att skriva ({ $failure })
ready-slot-lost = sloten är förlorad: förbindelsen till databasen bröts
ready-clock-stopped = den står stilla
ready-clock-late = den går { $seconds } s efter
status-shards = Anslutna shardar: { $well } av { $count }.
status-shards-named = Anslutna shardar: { $well } av { $count } ({ $shards }).
status-shard = { $shard }: { $ms } ms
status-shard-new = { $shard }: just ansluten
status-shard-down = { $shard }: **inte ansluten**
status-sessions = Sessioner som ännu får startas i dag: { $count }.
status-processes = { $own ->
        [0] Den här processen är en reserv
       *[other] Den här processen sköter slot { $own }
    }; alla slotar: { $slots }; reserver: { $spares }.
status-slot = { $slot } sköts
status-slot-lent = { $slot } sköts av en ersättare
status-slot-quiet = **{ $slot } har varit utan puls i { $age }**
status-tables = Servrar: { $servers }; bord: { $playing } pågår, { $paused } i paus, { $lobbies } i lobbyn.
status-owed-none = Alla bord visar sitt senaste läge.
status-owed = { $count ->
        [one] Ett bord
       *[other] { $count } bord
    } har ändrats utan att visas än, det äldsta för { $age } sedan.
status-budget = Förfrågningar som Discord räknar: { $spent } sedan starten, högst { $rate } i sekunden; övriga: { $free }.
status-budget-waiting = { $count ->
        [one] En förfrågan väntar
       *[other] { $count } förfrågningar väntar
    } på sin tur, den första sedan { $age }.
status-budget-refused = Avvisade för att de var för många: { $count }.
status-loop = Händelseloopen var som mest { $ms } ms försenad under den senaste minuten.
status-database = Databasen tar { $size } MB.
status-database-room = Databasen tar { $size } MB; på disken finns { $room } GB kvar.
status-backup = Den senaste säkerhetskopian gjordes { $when }; sparade: { $kept }.
status-backup-not-yet = Ingen säkerhetskopia har gjorts än.
status-backup-none = Inga säkerhetskopior görs av sig själva.
status-backup-failed = **Det senaste försöket misslyckades:** { $why }
status-slowest = Långsammast den senaste timmen: { $list }.
status-slow = { $what } { $seconds } s
status-slow-answer = svar på { $what }
status-slow-commit = en skrivning
status-slow-picture = en bild
status-slow-deadline = en tidsgräns försenad
status-slow-loop = händelseloopen försenad
