inkognito = Inkognito
    .blurb = Maskerade agenter i Venedig. Möt varandra i hemlighet, visa ett riktigt kort och ett falskt, hitta din partner och öppna kassaskåpet.
    .motto = Fyra masker, ett kassaskåp, halva sanningen.
inkognito-lobby-facts = 40 minuter · sitter efter ett parti

inkognito-fiddlebottom = Lord Fiddlebottom
inkognito-bubble = Colonel Bubble
inkognito-zsazsa = Madame Zsa Zsa
inkognito-agent_x = Agent X
inkognito-n13 = 13
inkognito-n24 = 24
inkognito-n36 = 36
inkognito-n47 = 47
inkognito-initial-fiddlebottom = F
inkognito-initial-bubble = B
inkognito-initial-zsazsa = Z
inkognito-initial-agent_x = X
inkognito-initial-ambassador = A
inkognito-san_marco = San Marco
inkognito-rialto = Rialto
inkognito-san_giorgio = San Giorgio
inkognito-sighs = Suckarnas bro
inkognito-salute = Salute
inkognito-short-san_marco = S. Marco
inkognito-short-rialto = Rialto
inkognito-short-san_giorgio = S. Giorgio
inkognito-short-sighs = Suckarna
inkognito-short-salute = Salute
inkognito-red = röd
inkognito-blue = blå
inkognito-green = grön
inkognito-yellow = gul
inkognito-black = svart
inkognito-as-ambassador = Ambassadören
inkognito-unvisited = –
inkognito-air = Luftspelaren
inkognito-the-ambassador = Ambassadören
inkognito-identity = identitet
inkognito-number = siffra

inkognito-show-fiddlebottom = ✔ Lord Fiddlebottom
    .brief = ✔ Fiddlebottom
inkognito-show-bubble = ✔ Colonel Bubble
    .brief = ✔ Bubble
inkognito-show-zsazsa = ✔ Madame Zsa Zsa
    .brief = ✔ Zsa Zsa
inkognito-show-agent_x = ✔ Agent X
    .brief = ✔ Agent X
inkognito-show-n13 = ✔ 13
    .brief = ✔ 13
inkognito-show-n24 = ✔ 24
    .brief = ✔ 24
inkognito-show-n36 = ✔ 36
    .brief = ✔ 36
inkognito-show-n47 = ✔ 47
    .brief = ✔ 47
inkognito-false-fiddlebottom = ✘ Lord Fiddlebottom
    .brief = ✘ Fiddlebottom
inkognito-false-bubble = ✘ Colonel Bubble
    .brief = ✘ Bubble
inkognito-false-zsazsa = ✘ Madame Zsa Zsa
    .brief = ✘ Zsa Zsa
inkognito-false-agent_x = ✘ Agent X
    .brief = ✘ Agent X
inkognito-false-n13 = ✘ 13
    .brief = ✘ 13
inkognito-false-n24 = ✘ 24
    .brief = ✘ 24
inkognito-false-n36 = ✘ 36
    .brief = ✘ 36
inkognito-false-n47 = ✘ 47
    .brief = ✘ 47
inkognito-safe = Öppna kassaskåpet…
inkognito-ask = Kräv ett svart kort
inkognito-ask_air = Fråga om luftspelaren
inkognito-decline = Avstå
inkognito-watch = Iaktta
inkognito-kind-identity = Identiteten
inkognito-kind-number = Siffran
inkognito-look-identity = Titta på identiteten
inkognito-look-number = Titta på siffran
inkognito-number_of_fiddlebottom-n13 = { inkognito-initial-fiddlebottom } { inkognito-n13 }
inkognito-number_of_fiddlebottom-n24 = { inkognito-initial-fiddlebottom } { inkognito-n24 }
inkognito-number_of_fiddlebottom-n36 = { inkognito-initial-fiddlebottom } { inkognito-n36 }
inkognito-number_of_fiddlebottom-n47 = { inkognito-initial-fiddlebottom } { inkognito-n47 }
inkognito-number_of_bubble-n13 = { inkognito-initial-bubble } { inkognito-n13 }
inkognito-number_of_bubble-n24 = { inkognito-initial-bubble } { inkognito-n24 }
inkognito-number_of_bubble-n36 = { inkognito-initial-bubble } { inkognito-n36 }
inkognito-number_of_bubble-n47 = { inkognito-initial-bubble } { inkognito-n47 }
inkognito-number_of_zsazsa-n13 = { inkognito-initial-zsazsa } { inkognito-n13 }
inkognito-number_of_zsazsa-n24 = { inkognito-initial-zsazsa } { inkognito-n24 }
inkognito-number_of_zsazsa-n36 = { inkognito-initial-zsazsa } { inkognito-n36 }
inkognito-number_of_zsazsa-n47 = { inkognito-initial-zsazsa } { inkognito-n47 }
inkognito-number_of_agent_x-n13 = { inkognito-initial-agent_x } { inkognito-n13 }
inkognito-number_of_agent_x-n24 = { inkognito-initial-agent_x } { inkognito-n24 }
inkognito-number_of_agent_x-n36 = { inkognito-initial-agent_x } { inkognito-n36 }
inkognito-number_of_agent_x-n47 = { inkognito-initial-agent_x } { inkognito-n47 }

inkognito-ask-place = { $who }, vart går du? Tryck på en av dina platser.
    .mine = Vart går du den här rundan?
    .others = { $who } väljer vart det bär av.
inkognito-ask-stealth = { $who }, vart går Ambassadören?
    .mine = Vart går Ambassadören? Ingen får se det förrän alla har gått.
    .others = { $who } väljer vart Ambassadören går.
inkognito-ask-meet-aa = Enskilt samtal vid { $place }. Väntar på { $who }.
    .mine = Visa ett riktigt och ett falskt kort, eller öppna kassaskåpet. Du får ändra dig tills båda har bestämt sig.
inkognito-ask-meet-am = Möte med Ambassadören vid { $place }. Väntar på { $who }.
    .mine = Vad gör du vid { $place }?
inkognito-ask-meet-ad = Möte med luftspelaren vid { $place }. Väntar på { $who }.
    .mine = Du är på tu man hand med luftspelaren: du får titta på ett av de två svarta korten.
inkognito-ask-meet-aam = Ambassadören tar emot två agenter vid { $place }. Väntar på { $who }.
    .mine = Ambassadören tar emot två agenter. Du får ändra dig tills alla där har bestämt sig.
inkognito-ask-meet-aa-aam = Möten vid { $place }. Väntar på { $who }.
    .mine = Ditt möte. Du får ändra dig tills alla där har bestämt sig.
inkognito-ask-meet-aam-aa = Möten vid { $place }. Väntar på { $who }.
    .mine = Ditt möte. Du får ändra dig tills alla där har bestämt sig.
inkognito-ask-black = { $who }, vilket svart kort visar du för { $by }?
    .mine = { $by } kräver ett svart kort av dig: vilket visar du?
    .others = { $who } väljer ett svart kort att visa för { $by }.
inkognito-step-place = Välj en av brickorna som är kvar.
inkognito-step-show = Vilket riktigt kort visar du?
inkognito-step-false = Och vilket falskt?
inkognito-step-interview = Vad gör du med Ambassadörens hjälp?
inkognito-step-seat = Vilken spelare?
inkognito-step-kind = Vilket av de två svarta korten?
inkognito-step-look = Titta på ett av luftspelarens svarta kort?
inkognito-step-watch = Iaktta, eller öppna kassaskåpet?
inkognito-step-number_of_fiddlebottom = Vem har vilken siffra? Den sista fylls i av sig själv. Efter ett försök är partiet slut.
inkognito-step-number_of_bubble = Vem har vilken siffra? Den sista fylls i av sig själv. Efter ett försök är partiet slut.
inkognito-step-number_of_zsazsa = Vem har vilken siffra? Den sista fylls i av sig själv. Efter ett försök är partiet slut.
inkognito-step-number_of_agent_x = Vem har vilken siffra? Den sista fylls i av sig själv. Efter ett försök är partiet slut.
inkognito-step-confirm_partner = ⚠️ Är du säker? Efter ett försök är partiet slut.
inkognito-step-confirm_others = ⚠️ Är du säker? Efter ett försök är partiet slut.
inkognito-step-confirm_nobody = ⚠️ Är du säker? Efter ett försök är partiet slut.
inkognito-spelled = F { $fiddlebottom }, B { $bubble }, Z { $zsazsa }, X { $agent_x }
inkognito-sure-partner = { inkognito-spelled }, och { $by } är din partner? Om något är fel vinner det andra paret.
inkognito-sure-others = { inkognito-spelled }? Om något är fel vinner alla som inte är i ditt lag.
inkognito-sure-nobody = { inkognito-spelled }? Om något är fel får ingen någon poäng.
inkognito-sure-partner-doubt = ⚠️ I ditt anteckningsblock står det att { $by } är { $agent }. Stämmer det vinner det andra paret.
inkognito-sure-others-doubt = ⚠️ I ditt anteckningsblock står det att { $by } är { $agent }. Stämmer det vinner det andra laget.
inkognito-sure-nobody-doubt = ⚠️ I ditt anteckningsblock står det att { $by } är { $agent }. Stämmer det får ingen någon poäng.
inkognito-doubt-no = ⚠️ **Fel partner? I ditt anteckningsblock står det att { $by } inte är { $agent }.**
inkognito-doubt = ⚠️ **Fel partner? I ditt anteckningsblock står det att { $by } är { $agent }.**

inkognito-game = { $number ->
        [1] De svarta korten delas ut.
       *[other] Parti { $number }: de svarta korten delas ut.
    }
inkognito-dealt = { "" }
    .private = Du är { $identity }, och din siffra är { $number }.
inkognito-is-ambassador = { $who } är Ambassadören.
inkognito-round = Runda { $number }: { $who } börjar.
inkognito-chosen = { $who } har valt en plats åt Ambassadören.
inkognito-went = { $who } går till { $place }.
inkognito-ambassador = Ambassadören är vid { $place }.
inkognito-meets-aa = { $who } är på tu man hand vid { $place }.
inkognito-meets-am = { $who } är på tu man hand med Ambassadören vid { $place }.
inkognito-meets-ad = { $who } är på tu man hand med luftspelaren vid { $place }.
inkognito-meets-aam = Ambassadören tar emot { $who } vid { $place }.
inkognito-crowd = Inget möte vid { $place }.
inkognito-nobody-alone = Ingen är på tu man hand den här rundan.
inkognito-skipped = { $who } har redan sett alla svarta kort; Ambassadören har inget mer att erbjuda.
inkognito-traded = { $who } har utbytt information vid { $place }.
    .private = { $whom } visade { $saw } för dig. Du visade { $showed }.
inkognito-exchanged = { inkognito-traded }
    .private = Du såg { $saw }. Du visade { $showed }.
inkognito-presented = { $who } har visat två kort för Ambassadören ({ $whom }) vid { $place }.
    .private = { $who } visade { $cards } för { $whom }.
inkognito-asked = { $who } kräver ett svart kort av { $whom }.
inkognito-answered = { $who } har visat ett svart kort för { $whom }.
    .private = { $who } visade det svarta kortet { $card } för { $whom }.
inkognito-asked-air = { $who } har med Ambassadörens hjälp sett ett av luftspelarens svarta kort.
    .private = Du såg ett av luftspelarens svarta kort: { $card }.
inkognito-looked = { $who } har tittat på ett av luftspelarens svarta kort.
    .private = Du såg ett av luftspelarens svarta kort: { $card }.
inkognito-declined = { $who } avstår.
inkognito-tiles-back = Alla brickor tas tillbaka; ett nytt varv börjar.
inkognito-safe-right = { $who } försöker öppna kassaskåpet vid { $place }: { $combination }. Det öppnas!
inkognito-safe-wrong = { $who } försöker öppna kassaskåpet vid { $place }: { $combination }. Det förblir stängt.
inkognito-safe-right-partner = { $who } till { $whom }, vid { $place }: ”Du är min partner!” { $combination }. Kassaskåpet öppnas!
inkognito-safe-wrong-partner = { $who } till { $whom }, vid { $place }: ”Du är min partner!” { $combination }. Fel: kassaskåpet förblir stängt.
inkognito-safe-right-named = { $who }, vid { $place }: ”{ $whom } är min partner!” { $combination }. Kassaskåpet öppnas!
inkognito-safe-wrong-named = { $who }, vid { $place }: ”{ $whom } är min partner!” { $combination }. Fel: kassaskåpet förblir stängt.
inkognito-ended = { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    } utan ett enda försök att öppna kassaskåpet: karnevalen är slut.
inkognito-revealed = { $who }: { $identity }, { $number }.
inkognito-retold = Runda { $round }, { $place }: { $who } visade { $cards } för { $whom }.
inkognito-retold-black = Runda { $round }, { $place }: { $who } visade { COUNT($cards) ->
        [one] det svarta kortet
       *[other] de svarta korten
    } { $cards } för { $whom }.
inkognito-could-know = { $who } kunde ha vetat kombinationen efter runda { $round }.
inkognito-could-not-know = { $who } kunde inte vara säker på kombinationen.
inkognito-game-won = { $who } vinner parti { $number }.
inkognito-game-undecided = Parti { $number } slutar utan vinnare.
inkognito-points = { $who } har nu { $points } av { $target } poäng.
inkognito-series-won = { $who } vinner serien med { $points } poäng!
inkognito-series-undecided = Serien slutar utan vinnare.
inkognito-time = Tiden är ute: botten bestämmer för { $who }.

inkognito-mark-round = Runda { $round } · { $of } av 5
inkognito-heading = Inkognito · runda { $round } ({ $of } av 5)
inkognito-first = Börjar: { $who }
inkognito-series = Parti { $game } · först till { $target } poäng
inkognito-score = { $points } poäng
inkognito-visited = { $colour } · { $first } · { $second } · { $third } · { $fourth } · { $fifth }
inkognito-still = Brickor kvar
inkognito-still-seat = { $who }: { $places }
inkognito-still-ambassador = Ambassadören: { $places }
inkognito-face-down = rundans bricka är vald, med framsidan nedåt
inkognito-now-aa = { $who } möts vid { $place }.
inkognito-now-am = { $who } möter Ambassadören vid { $place }.
inkognito-now-ad = { $who } möter luftspelaren vid { $place }.
inkognito-now-aam = Ambassadören tar emot { $who } vid { $place }.
inkognito-last-game = Förra partiet
inkognito-laid-open = Av med maskerna
inkognito-recap = Vad som visades
inkognito-recap-where = I loggen står allt som visades, runda för runda, och när var och en kunde ha vetat kombinationen.
inkognito-result = { inkognito-game-won }
inkognito-no-result = { inkognito-game-undecided }
inkognito-tried-right = { $who } öppnade kassaskåpet i runda { $round } med { $combination }.
inkognito-tried-wrong = { $who } prövade { $combination } i runda { $round }, förgäves.

inkognito-hand = Du är { $identity }; din siffra är { $number }
inkognito-hand-ambassador = Du är Ambassadören
inkognito-hand-alone = Som Ambassadör vinner du ensam: ta reda på vem som har vilken siffra, och öppna kassaskåpet när du möter någon.
inkognito-false = Falska när du visar dem: { $cards }.
inkognito-left = Brickor kvar: { $places }.
inkognito-none-left = Du har lagt alla dina brickor i det här varvet.
inkognito-my-face-down = Din bricka, med framsidan nedåt: { $place }.
inkognito-mine-aa = Du är på tu man hand med { $whom } vid { $place }.
inkognito-mine-am = Du är på tu man hand med Ambassadören vid { $place }.
inkognito-mine-am-player = Du är på tu man hand med Ambassadören ({ $whom }) vid { $place }: Ambassadören ser också alla svarta kort som du får se.
inkognito-mine-ad = Du är på tu man hand med luftspelaren vid { $place }.
inkognito-mine-aam = Du och { $by } är hos Ambassadören ({ $whom }) vid { $place }. Bara Ambassadören ser vad du visar.
inkognito-mine-receive = Du tar emot { $whom } vid { $place }.
inkognito-used-none = Du har inte visat något kortpar för { $whom } än.
inkognito-used-up = Det här har du redan visat för { $whom } och kan inte visa igen:
inkognito-committed = Bestämt: { $choice }.
inkognito-committed-show = Bestämt: du visar { $cards }.
inkognito-committed-ask = Bestämt: du kräver ett svart kort av { $whom }.
inkognito-committed-safe = Bestämt: du öppnar kassaskåpet med { $combination }.

inkognito-notebook = Ditt anteckningsblock · parti { $game }
inkognito-notebook-open = Anteckningsblock
inkognito-notebook-identity = Markera vem som är vem
inkognito-notebook-number = Markera siffror
inkognito-notebook-fact = { $who }: { $card }
inkognito-notebook-marking = **Hur markerar du det här?** { $facts }
inkognito-notebook-safe = Öppna kassaskåpet enligt mitt block: { $combination }
inkognito-notebook-proposes = I ditt anteckningsblock står det { $combination }: tryck på Anteckningsblock för att öppna kassaskåpet med den kombinationen.
inkognito-notebook-sign-no = Nej
inkognito-notebook-sign-maybe = Kanske
inkognito-notebook-sign-yes = Ja
inkognito-notebook-sign-clear = Sudda ut
inkognito-notebook-draft = Utkast till kombinationen
inkognito-notebook-write = Skriv en anteckning
inkognito-pad = Anteckningsblock
inkognito-note-none = Du är Ambassadören: inga egna kort.
inkognito-note-own = Du: { $identity }, { $number }.
inkognito-note-crossed = Överstruket för alla andra: { $identity }, { $number }.
inkognito-note-partner = Din partner är { $agent }.
inkognito-note-certain = Helt säkert: { $who } har { $card } (du har sett det svarta kortet).
inkognito-note-meetings = Möten (X sett, O visat, ✔ svart)
inkognito-note-leaf = Möte { $start } till { $end } av { $all } (X sett, O visat, ✔ svart)
inkognito-note-newer = ‹ Nyare
inkognito-note-older = Äldre ›
inkognito-note-met = Runda { $round }, { $place }, { $whom } – X: { $seen } · O: { $shown }
inkognito-note-saw = Runda { $round }, { $place }, { $whom } – X: { $seen }
inkognito-note-showed = Runda { $round }, { $place }, { $whom } – O: { $shown }
inkognito-note-got = Runda { $round }, { $place }, { $whom } – ✔ { $card }
inkognito-note-gave = Runda { $round }, { $place }, { $whom } – du visade ✔ { $card }
inkognito-note-shown = Det här har de andra sett av dig
inkognito-note-used = { $whom }: { $used } av { $all } kortpar använda
inkognito-note-pair = – { $cards }
inkognito-note-black = { $whom } har sett { COUNT($cards) ->
        [one] ditt svarta kort
       *[other] dina svarta kort
    }: { $cards }
inkognito-note-marks = Dina markeringar
inkognito-note-own-words = Din anteckning
inkognito-note-text = ”{ $text }”
inkognito-mark-no = { $who }: inte { $cards }
inkognito-mark-maybe = { $who }: kanske { $cards }
inkognito-mark-yes = { $who }: helt säkert { $cards }
inkognito-no = nej
inkognito-maybe = kanske
inkognito-yes = ja
inkognito-sign-maybe = ?
inkognito-draft = Utkast F-B-Z-X: { $combination }
inkognito-draft-twice = ⚠️ { $card } står två gånger i utkastet, så det öppnar inget kassaskåp.
inkognito-note-help = Fortfarande möjligt efter det du har sett
inkognito-help-worlds = { $worlds ->
        [one] Ett sätt kvar att ge alla en identitet och en siffra.
       *[other] { $worlds } sätt kvar att ge alla en identitet och en siffra.
    }
inkognito-help-combinations = { $count ->
        [one] Kombinationen: { $combinations }
       *[other] { $count } kombinationer: { $combinations }
    }
inkognito-help-seat = { $who }: { $identities } · { $numbers }
inkognito-refused-notebook = Anteckningsblocket finns bara i ett pågående parti Inkognito.
inkognito-refused-sign = De markeringar som finns är { $signs }.
inkognito-refused-mark = Markeringar gäller de andra agenterna; välj en av dem.
inkognito-refused-draft = I utkastet sätter du en av de fyra siffrorna på en av de fyra agenterna.
inkognito-refused-note = En anteckning får ha högst { $most } tecken.

inkognito-alt-table = En karta över Venedig i runda { $round }, nummer { $of } i varvet; under den en rad för varje spelare med platserna som har besökts i varvet.
inkognito-alt-place = Vid { $place }: { $who }.
inkognito-alt-ambassador = Ambassadören är vid { $place }.
inkognito-alt-face-down = Ambassadörens nästa bricka är vald och ligger med framsidan nedåt.
inkognito-alt-first = { $who } har ljuset och börjar den här rundan.
inkognito-alt-tiles = Brickor kvar: { $places }.
inkognito-alt-notebook = Ditt anteckningsblock för parti { $game }: dina markeringar för varje agent, och en kolumn för varje möte med korten som har setts och visats.

inkognito-moment-right = { $who } öppnar kassaskåpet vid { $place }!
inkognito-moment-wrong = { $who } försöker öppna kassaskåpet vid { $place }: det förblir stängt
inkognito-moment-stranger = Rätt siffror, men { $whom } är inte partner till { $who }
inkognito-moment-ended = Karnevalen är slut: { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    } utan ett enda försök
inkognito-moment-winners = Vinnare: { $who }
inkognito-moment-nobody = Ingen får någon poäng
inkognito-why-opened = { $count ->
        [one] öppnade kassaskåpet på egen hand
       *[other] öppnade kassaskåpet tillsammans
    }
inkognito-why-failed = { $count ->
        [0] Ett försök att öppna kassaskåpet misslyckades: ingen vinner
       *[other] vann: de andra fick inte upp kassaskåpet
    }
inkognito-why-rounds = Karnevalen tog slut utan ett enda försök att öppna kassaskåpet
inkognito-why-series = { $count ->
        [0] Serien slutade utan en enda poäng
       *[other] vann serien med { $points } poäng
    }
inkognito-award-knew = Kunde ha vetat först: { $who } (runda { $round })
inkognito-award-meetings = Träffade flest: { $who } ({ $count ->
        [one] { $count } möte
       *[other] { $count } möten
    })
inkognito-award-curious = Nyfiknast: { $who } ({ $count ->
        [one] { $count } svart kort
       *[other] { $count } svarta kort
    })
inkognito-award-sought = { COUNT($who) ->
        [one] Mest utfrågad
       *[other] Mest utfrågade
    }: { $who } ({ $count ->
        [one] { $count } gång
       *[other] { $count } gånger
    })
inkognito-award-discreet = Diskretast: { $who } (avstod { $count ->
        [one] { $count } gång
       *[other] { $count } gånger
    })

inkognito-option-series_points = Poäng för vinst
    .help = 1 är ett enda parti; 3 är en vanlig serie.
inkognito-option-ambassador = Vem som är Ambassadör
    .help = Med fem spelare: slumpen avgör, eller numret på en plats vid bordet.
inkognito-option-rotate = Ambassadörsrollen går vidare
    .help = Med fem spelare i en serie: ett steg åt vänster för varje parti, eller samma spelare hela tiden.
inkognito-option-fail_rule = Misslyckat försök
    .help = Med tre eller fem spelare: de andra vinner, eller så får ingen någon poäng.
inkognito-others_win = de andra vinner
inkognito-no_points = ingen får någon poäng
inkognito-option-name_partner_5p = Peka ut partnern
    .help = Med fem spelare: den som öppnar kassaskåpet måste också peka ut sin partner.
inkognito-option-ask_air = Frågor om luftspelaren
    .help = Med tre spelare: man kan fråga Ambassadören även om luftspelaren.
inkognito-option-deduction_help = Deduktionshjälp
    .help = Varje anteckningsblock visar vad som fortfarande är möjligt efter det som just den spelaren har sett.
inkognito-option-auto_last_tile = Lägg sista brickan automatiskt
    .help = I varvets femte runda finns inget att välja på; botten lägger brickorna.
inkognito-option-parallel_meetings = Möten avgörs samtidigt
    .help = Två par bestämmer sig samtidigt, men resultaten kommer ändå ett i taget.
inkognito-option-max_rounds = Högst antal rundor
    .help = Efter så här många rundor utan försök vinner ingen.
inkognito-option-recap = Återblick
    .help = Efter partiet får alla se allt som har visats.
inkognito-option-tile_seconds = Tid att välja plats
    .help = 15 till 600 sekunder i realtid; en timme till en vecka per korrespondens.
inkognito-option-meet_seconds = Tid för ett möte
    .help = 15 till 600 sekunder i realtid; en timme till en vecka per korrespondens.
inkognito-option-first = Vem som börjar
    .help = I första partiet: slumpen avgör, eller numret på en plats vid bordet.
inkognito-random = slumpas
inkognito-notebook-draft-as = { $agent }: { $number }
