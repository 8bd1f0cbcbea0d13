## What people are told about this bot.
about-title = Parlour { $version }
about-uptime = In funzione da { $age }
about-servers = { $count ->
        [one] Un server
       *[other] { $count } server
    }
about-servers-here = { $count ->
        [one] Un server in questo processo
       *[other] { $count } server in questo processo
    }
about-tables = { $count ->
        [0] Nessun tavolo aperto
        [one] Un tavolo: { $playing } in gioco, { $paused } in pausa, { $lobbies } in lobby
       *[other] { $count } tavoli: { $playing } in gioco, { $paused } in pausa, { $lobbies } in lobby
    }
about-latency = Discord risponde in { $ms } ms
about-latency-unknown = Il tempo di risposta di Discord non è ancora stato misurato
about-shard = Shard { $shard } di { $shards }, contando da 0
about-process = Processo { $slot } di { $processes }
about-privacy = Conservo dove hai un posto, che cosa giochi, come finisce e che cosa preferisci, così i tavoli sopravvivono a un riavvio. `/privacy export` ti dà tutto ciò che conservo su di te, `/privacy delete` lo cancella.
about-privacy-link = [Che cosa conservo, perché, per quanto tempo e chi lo vede]({ $url })
