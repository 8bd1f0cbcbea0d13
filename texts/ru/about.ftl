## What people are told about this bot.

about-title = Parlour { $version }
about-uptime = Время работы: { $age }
about-servers = { $count ->
        [one] { $count } сервер
        [few] { $count } сервера
       *[many] { $count } серверов
    }
about-servers-here = { $count ->
        [one] { $count } сервер в этом процессе
        [few] { $count } сервера в этом процессе
       *[many] { $count } серверов в этом процессе
    }
about-tables = { $count ->
        [0] Открытых столов нет
        [one] { $count } стол: идёт игра — { $playing }, пауза — { $paused }, лобби — { $lobbies }
        [few] { $count } стола: идёт игра — { $playing }, пауза — { $paused }, лобби — { $lobbies }
       *[many] { $count } столов: идёт игра — { $playing }, пауза — { $paused }, лобби — { $lobbies }
    }
about-latency = { $ms } мс до Discord и обратно
about-latency-unknown = Задержка до Discord ещё не измерена
about-shard = Шард { $shard } из { $shards }, счёт с 0
about-process = Процесс { $slot } из { $processes }
about-privacy = Чтобы столы пережили перезапуск, я храню, где вы сидите, во что играете, чем это кончается и какие у вас личные настройки. `/privacy export` отдаст всё, что о вас хранится, `/privacy delete` забудет это.
about-privacy-link = [Что хранится, зачем, как долго и кто это видит]({ $url })
