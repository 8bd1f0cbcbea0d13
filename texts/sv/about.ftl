about-title = Parlour { $version }
about-uptime = Drifttid: { $age }
about-servers = { $count ->
        [one] En server
       *[other] { $count } servrar
    }
about-servers-here = { $count ->
        [one] En server i den här processen
       *[other] { $count } servrar i den här processen
    }
about-tables = { $count ->
        [0] Inget bord är öppet
        [one] Ett bord: { $playing } pågår, { $paused } i paus, { $lobbies } i lobbyn
       *[other] { $count } bord: { $playing } pågår, { $paused } i paus, { $lobbies } i lobbyn
    }
about-latency = { $ms } ms till Discord och tillbaka
about-latency-unknown = Vägen till Discord har inte mätts än
about-shard = Shard { $shard } av { $shards }, räknat från 0
about-process = Process { $slot } av { $processes }
about-privacy = Jag sparar var du sitter, vad du spelar, hur det slutar och hur du vill ha det, så att borden klarar en omstart. `/privacy export` ger dig allt som sparas om dig, `/privacy delete` glömmer det.
about-privacy-link = [Vad som sparas, varför, hur länge och vem som ser det]({ $url })
