inkognito-coach-worth = ungefär { NUMBER($amount, maximumFractionDigits: 0) ->
        [one] { NUMBER($amount, maximumFractionDigits: 0) } procentenhet av din vinstchans
       *[other] { NUMBER($amount, maximumFractionDigits: 0) } procentenheter av din vinstchans
    }

inkognito-coach-safe-sure = Bara en kombination stämmer med allt du har sett: kassaskåpet öppnas, och du vinner.
inkognito-coach-safe-odds = Chansen att det stämmer är { $chance } %. Väntar du är ditt lags vinstchans ungefär { $waiting } %.
inkognito-coach-safe-never = Det här stämmer inte med det du har sett: kassaskåpet förblir stängt, och du förlorar.
inkognito-coach-safe-stranger = Av det du har sett att döma är { $whom } inte din partner: kassaskåpet förblir stängt, hur siffrorna än är.
inkognito-coach-watch = { $count ->
        [one] Bara en kombination stämmer med det du har sett.
        [2] Två kombinationer stämmer fortfarande med det du har sett; iakttar du får du veta mer.
       *[other] { $count } kombinationer stämmer fortfarande med det du har sett; iakttar du får du veta mer.
    }

inkognito-coach-show-foe = { $chance ->
        [0] { $whom } är inte din partner.
       *[other] Chansen att { $whom } är din partner är bara { $chance } %.
    } { $left ->
        [one] Efter det här vet { $whom } vem du är och vilken siffra du har.
       *[other] Efter det här ser { $whom } fortfarande { $left } möjligheter för vem du är och vilken siffra du har.
    }
inkognito-coach-show-partner = { $chance ->
        [100] { $whom } är din partner.
       *[other] { $whom } är troligen din partner ({ $chance } %).
    } { $left ->
        [one] Det här säger vem du är och vilken siffra du har.
       *[other] Det här lämnar { $left } möjligheter öppna för vem du är och vilken siffra du har: ju färre, desto bättre.
    }
inkognito-coach-show-ambassador = { $left ->
        [one] Efter det här vet Ambassadören ({ $whom }) vem du är och vilken siffra du har.
       *[other] Efter det här ser Ambassadören ({ $whom }) fortfarande { $left } möjligheter för vem du är och vilken siffra du har.
    }

inkognito-coach-ask = Ett svart kort från { $whom } bör utesluta ungefär { $share } % av allt som ännu är möjligt.
inkognito-coach-ask-known = Du vet redan både vem { $whom } är och vilken siffra det gäller.
inkognito-coach-look = Luftspelarens { $kind } bör utesluta ungefär { $share } % av allt som ännu är möjligt.
inkognito-coach-look-known = Du känner redan till luftspelarens { $kind }.
inkognito-coach-decline = Du får inte veta något, och ingen förlorar på det.

inkognito-coach-place-safe = En chans att öppna kassaskåpet: vid { $place } kan du bli på tu man hand med { $whom }.
inkognito-coach-place-partner = { $whom } är troligen din partner, och vid { $place } kan ni bli på tu man hand.
inkognito-coach-place-there = { $whom } är redan där: kommer ingen mer dit får du se två kort.
inkognito-coach-place-there-air = Luftspelaren är redan där: kommer ingen mer dit får du titta på ett svart kort.
inkognito-coach-place-wait = { $whom } kan fortfarande komma till { $place }, { $left ->
        [one] den enda platsen som är kvar.
       *[other] en av { $left } platser som är kvar.
    }
inkognito-coach-place-ambassador = { $left ->
        [one] Det här är Ambassadörens sista plats: blir ni på tu man hand får du kräva ett svart kort av vem du vill.
       *[other] Ambassadören har { $left } platser kvar, och det här är en av dem: blir ni på tu man hand får du kräva ett svart kort av vem du vill.
    }
inkognito-coach-place-received = Där kan Ambassadören ta emot dig tillsammans med { $whom }: då visar du två kort men får inte se några.
inkognito-coach-place-between = { $who } kan vara partner: är du där blir de inte på tu man hand.
inkognito-coach-place-apart = { $who } kan bli på tu man hand där, och en av dem är troligen din partner och kan öppna kassaskåpet: stör dem helst inte.
inkognito-coach-place-last = Det sparar { $place } till varvets sista runda, då { $whom } kan bli på tu man hand med dig där.
inkognito-coach-place-last-ambassador = Det sparar { $place } till varvets sista runda, då du kan få Ambassadören för dig själv.
inkognito-coach-place-crowd = Två är redan där: är man tre händer ingenting.
inkognito-coach-place-nobody = Ingen annan kan komma dit, så där händer inget.
inkognito-coach-stealth = { $count ->
        [0] Ingen agent kan komma dit längre.
        [one] Bara en agent kan fortfarande gå dit.
       *[other] { $count } agenter kan fortfarande gå dit; en eller två av dem är lagom.
    }
