## For those who run this bot.
notice-at-table = **From those who run this bot:** { $text }
notice-sure = This goes to { $count ->
        [one] one table
       *[other] { $count } tables
    }, lobbies included:
notice-yes = Send it
notice-progress = On its way: { $done } of { $count } tables so far.
notice-reached = { $count ->
        [0] No table was reached.
        [one] One table was reached.
       *[other] { $count } tables were reached.
    }
notice-missed = { $count ->
        [one] One table could not be written to or has ended.
       *[other] { $count } tables could not be written to or have ended.
    }
notice-passed-on = { $count ->
        [one] One table is told by another process, which tries as well.
       *[other] { $count } tables are told by other processes, which try as well.
    }
refused-operators-only = Only those who run this bot can do that; nothing has changed.
refused-notice-nobody = No table is open, so there is nobody to tell.
refused-notice-empty = There is nothing to read in that; type what the tables are to be told.
refused-notice-gone = That notice has been sent, or I have been restarted since; type it again if it is still to go out.

## /operator status
status-title = Parlour { $version }, running for { $age }
status-wrong = Not ready: { $part ->
        [gateway] the line to Discord
        [database] the database
       *[clock] the clock of the tables
    }: { $why }.
ready-no-session = no session with Discord has begun
ready-not-connected = not connected: shard { $shards }
ready-slow-write = a write takes longer than { $seconds } s
ready-unwritable = it cannot be written ({ $failure })
ready-slot-lost = the slot is not held: the connection to the database was lost
ready-clock-stopped = it does not run
ready-clock-late = { $seconds } s late
status-shards = Shards connected: { $well } of { $count }.
status-shards-named = Shards connected: { $well } of { $count } ({ $shards }).
status-shard = { $shard }: { $ms } ms
status-shard-new = { $shard }: just connected
status-shard-down = { $shard }: **not connected**
status-sessions = Sessions that may still be begun today: { $count }.
status-processes = { $own ->
        [0] This process is a spare
       *[other] This process serves slot { $own }
    }; all slots: { $slots }; spares: { $spares }.
status-slot = { $slot } is served
status-slot-lent = { $slot } is stood in for
status-slot-quiet = **{ $slot } has had no pulse for { $age }**
status-tables = Servers: { $servers }; tables: { $playing } playing, { $paused } paused, { $lobbies } in the lobby.
status-owed-none = Every table shows how it stands.
status-owed = { $count ->
        [one] One table has
       *[other] { $count } tables have
    } changed and not been shown yet, the oldest for { $age }.
status-budget = Requests that Discord counts: { $spent } since the start, at most { $rate } a second; others: { $free }.
status-budget-waiting = { $count ->
        [one] One request waits
       *[other] { $count } requests wait
    } for a turn, the first for { $age }.
status-budget-refused = Refused as too many: { $count }.
status-loop = The event loop came at most { $ms } ms late within the last minute.
status-database = The database takes { $size } MB.
status-database-room = The database takes { $size } MB; its disk has { $room } GB left.
status-backup = The last backup was made { $when }; kept: { $kept }.
status-backup-not-yet = No backup has been made yet.
status-backup-none = No backups are made by themselves.
status-backup-failed = **The last try failed:** { $why }
status-slowest = Slowest within the last hour: { $list }.
status-slow = { $what } { $seconds } s
status-slow-answer = answering { $what }
status-slow-commit = a commit
status-slow-picture = a picture
status-slow-deadline = a deadline was late by
status-slow-loop = the event loop was late by
