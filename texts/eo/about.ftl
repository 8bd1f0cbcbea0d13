## What people are told about this bot.
about-title = Parlour { $version }
about-uptime = Tempo de funkciado: { $age }
about-servers = { $count ->
        [one] Unu servilo
       *[other] { $count } serviloj
    }
about-servers-here = { $count ->
        [one] Unu servilo en ĉi tiu procezo
       *[other] { $count } serviloj en ĉi tiu procezo
    }
about-tables = { $count ->
        [0] Neniu tablo estas malferma
        [one] Unu tablo; ludataj: { $playing }, paŭzantaj: { $paused }, en atendejo: { $lobbies }
       *[other] { $count } tabloj; ludataj: { $playing }, paŭzantaj: { $paused }, en atendejo: { $lobbies }
    }
about-latency = { $ms } ms ĝis Discord kaj reen
about-latency-unknown = La vojo ĝis Discord ankoraŭ ne estas mezurita
about-shard = Peco (ŝardo) { $shard } el { $shards }, nombrante de 0
about-process = Procezo { $slot } el { $processes }
about-privacy = Mi konservas, kie vi sidas, kion vi ludas, kiel la partioj finiĝas kaj kion vi preferas, por ke tabloj travivu restarton. `/privacy export` donas al vi ĉion, kion mi konservas pri vi, kaj `/privacy delete` forgesas tion.
about-privacy-link = [Kion oni konservas, kial, kiom longe, kaj kiu vidas tion]({ $url })
