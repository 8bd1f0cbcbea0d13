## What people are told about this bot.
about-title = Parlour { $version }
about-uptime = Running for { $age }
about-servers = { $count ->
        [one] One server
       *[other] { $count } servers
    }
about-servers-here = { $count ->
        [one] One server in this process
       *[other] { $count } servers in this process
    }
about-tables = { $count ->
        [0] No table is open
        [one] One table: { $playing } playing, { $paused } paused, { $lobbies } in the lobby
       *[other] { $count } tables: { $playing } playing, { $paused } paused, { $lobbies } in the lobby
    }
about-latency = { $ms } ms to Discord and back
about-latency-unknown = The way to Discord has not been measured yet
about-shard = Shard { $shard } of { $shards }, counted from 0
about-process = Process { $slot } of { $processes }
about-privacy = I keep where you sit, what you play, how it ends and what you prefer, so that tables survive a restart. `/privacy export` gives you all that is kept about you, `/privacy delete` forgets it.
about-privacy-link = [What is kept, why, for how long, and who sees it]({ $url })
