coup = Coup
    .motto = Två hemligheter var, och ingen behöver tala sanning.
    .blurb = Två dolda karaktärer, en handfull mynt, och ingen behöver tala sanning. Den sista som har en hemlighet kvar vinner.
coup-lobby-facts = 15 minuter · lättlärt

coup-duchess = Hertiginna
    .rules = Ta 3 mynt. Blockerar utländskt bistånd, vem som än ber om det.
    .def = Hertiginnan
coup-assassin = Lönnmördare
    .rules = Betala 3 mynt: en spelare du väljer förlorar en karaktär.
    .def = Lönnmördaren
coup-contessa = Contessa
    .rules = Blockerar en Lönnmördare som är ute efter dig.
    .def = Contessan
coup-captain = Kapten
    .rules = Ta 2 mynt från en annan spelare. Blockerar en Kapten som rånar dig.
    .def = Kaptenen
coup-ambassador = Ambassadör
    .rules = Dra 2 ur Hovet och lägg tillbaka 2. Blockerar en Kapten som rånar dig.
    .def = Ambassadören
coup-inquisitor = Inkvisitor
    .rules = Dra 1 och lägg tillbaka 1, eller granska ett kort. Blockerar en Kapten som rånar dig.
    .def = Inkvisitorn

coup-coin = Mynt

coup-income = Inkomst
coup-foreign_aid = Utländskt bistånd
coup-murder = Mord
coup-tax = Skatt
coup-assassinate = Lönnmord
coup-steal = Stöld
coup-exchange = Byte
coup-examine = Granskning
coup-action-income = Inkomst: +1
coup-action-foreign_aid = Utländskt bistånd: +2
coup-action-murder = Mord: betala 7
coup-action-tax = Hertiginna: +3
coup-action-assassinate = Lönnmördare: betala 3
coup-action-steal = Kapten: stjäl 2
coup-action-exchange = Ambassadör: byt kort
coup-action-examine = Inkvisitor: granska
coup-action_inquisitor-income = { coup-action-income }
coup-action_inquisitor-foreign_aid = { coup-action-foreign_aid }
coup-action_inquisitor-murder = { coup-action-murder }
coup-action_inquisitor-tax = { coup-action-tax }
coup-action_inquisitor-assassinate = { coup-action-assassinate }
coup-action_inquisitor-steal = { coup-action-steal }
coup-action_inquisitor-exchange = Inkvisitor: byt kort
coup-action_inquisitor-examine = { coup-action-examine }

coup-doubt-doubt = Tvivla
coup-doubt-pass = Passa
coup-block-duchess = Blockera: Hertiginna
coup-block-contessa = Blockera: Contessa
coup-block-captain = Blockera: Kapten
coup-block-ambassador = Blockera: Ambassadör
coup-block-inquisitor = Blockera: Inkvisitor
coup-block-pass = Tillåt
coup-decide-return = Ge tillbaka
coup-decide-replace = Byt ut kortet
coup-doubt = Tvivla
coup-pass = Passa
coup-return = Ge tillbaka
coup-replace = Byt ut kortet
coup-pass-for-me = Passa åt mig fram till min nästa tur, utom när jag är måltavlan

coup-hold-duchess = { EMOJI("duchess") }**Hertiginna** · ta 3 mynt; blockerar utländskt bistånd.
coup-hold-assassin = { EMOJI("assassin") }**Lönnmördare** · betala 3 mynt: en annan spelare förlorar en karaktär; blockeras av Contessan.
coup-hold-contessa = { EMOJI("contessa") }**Contessa** · blockerar en Lönnmördare som är ute efter dig.
coup-hold-captain = { EMOJI("captain") }**Kapten** · ta 2 mynt från en annan spelare; blockerar en Kapten som rånar dig.
coup-hold-ambassador = { EMOJI("ambassador") }**Ambassadör** · dra två kort ur Hovet och lägg tillbaka två; blockerar en Kapten som rånar dig.
coup-hold-inquisitor = { EMOJI("inquisitor") }**Inkvisitor** · dra ett kort och lägg tillbaka ett, eller granska en annan spelares kort; blockerar en Kapten som rånar dig.
coup-hand = Dina karaktärer: { $cards }
coup-hand-empty = Du har ingen dold karaktär kvar; du är ute ur partiet.
coup-drawn = Ur Hovet: { $cards }.
coup-to-keep = Av de här { $cards } korten behåller du { $lives ->
        [1] ett
       *[other] { $lives }
    } och lägger tillbaka { $back ->
        [1] ett
       *[other] { $back }
    } i Hovet.
coup-picked = Du väljer { FORM($card, "def") }; än kan du ändra dig.
coup-set-aside = Resten av din hög, ur spel: { $cards }.
coup-memory = Det här minns du
coup-seen = { $who } har { FORM($card, "def") }.
coup-seen-once = { $who } har haft { FORM($card, "def") }; kortet kan vara borta nu.
coup-shown-to = { $who } har sett din { $card }.
coup-returned = I Hovet: { $cards }.

coup-heading = Coup
coup-heading-series = Coup · parti { $game } · först till { $target ->
        [one] { $target } vinst
       *[other] { $target } vinster
    }
coup-court = Hovet
coup-status = Hovet: { $court } kort · med { FORM($fifth, "def") } · { $copies } av varje karaktär.
coup-now-income = { $who } tar sin inkomst.
coup-now-foreign_aid = { $who } ber om utländskt bistånd.
coup-now-murder = { $who } låter mörda { $whom }.
coup-now-tax = { $who } säger sig ha { EMOJI("duchess") }Hertiginnan och vill ta 3 mynt.
coup-now-assassinate = { $who } säger sig ha { EMOJI("assassin") }Lönnmördaren och vill lönnmörda { $whom }.
coup-now-steal = { $who } säger sig ha { EMOJI("captain") }Kaptenen och vill stjäla 2 mynt från { $whom }.
coup-now-exchange = { $who } säger sig ha { FORM($character, "def") } och vill byta kort.
coup-now-examine = { $who } säger sig ha { EMOJI("inquisitor") }Inkvisitorn och vill granska { $whom }.
coup-now-blocked = { $who } blockerar som { $character }.
coup-courtier-in = { $coins } mynt · { $hidden ->
        [one] { $hidden } dold karaktär
       *[other] { $hidden } dolda karaktärer
    }
coup-courtier-out = ute ur partiet
coup-courtier-gone = gav upp
coup-lost = Förlorat: { $cards }
coup-wins = Vunna partier: { $wins } av { $target }
coup-truth = Sanningen
coup-truth-held = { $who } hade kvar: { $cards }.
coup-truth-claims = { $who }: { $claims ->
        [one] { $claims } påstående
       *[other] { $claims } påståenden
    }, { $bluffs ->
        [0] ingen bluff
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffar
    }{ $caught ->
        [0] .
        [one] , { $caught } avslöjad.
       *[other] , { $caught } avslöjade.
    }
coup-truth-bluffs = { $who }: { $claims ->
        [one] { $claims } påstående
       *[other] { $claims } påståenden
    }, { $bluffs ->
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffar
    } ({ $cards }){ $caught ->
        [0] .
        [one] , { $caught } avslöjad.
       *[other] , { $caught } avslöjade.
    }
coup-bluffs = I det sista partiet bluffade { $who } som { $cards }.
coup-mark-out = ute
coup-mark-gone = gav upp
coup-mark-wins = { $wins } av { $target }
coup-mark-drawn = draget
coup-mark-lost = förlorat
coup-mark-pile = Välj ett av de här
coup-court-copies = { $copies } av varje
coup-sign-series = Parti { $game }: först till { $target ->
        [one] { $target } vinst
       *[other] { $target } vinster
    }
coup-sign-won = { $who } vinner
coup-sign-last = Den sista som står kvar
coup-sign-draft = Välj din andra karaktär
coup-court-cast = { $fifth } · { $copies } av varje
coup-sign-income = { $who }: inkomst
coup-sign-foreign_aid = { $who }: utländskt bistånd
coup-sign-murder = { $who } låter mörda { $whom }
coup-sign-tax = { $who }: Hertiginna, 3 mynt
coup-sign-assassinate = { $who }: Lönnmördare mot { $whom }
coup-sign-steal = { $who }: Kapten mot { $whom }
coup-sign-exchange = { $who }: { $character }, byte
coup-sign-examine = { $who }: Inkvisitor mot { $whom }
coup-sign-blocked = { $who } blockerar: { $character }
coup-alt-table = Coupbordet: det aktuella påståendet, Hovet med { $court } kort och en plats för varje spelare med mynt, dolda kort och förlorade karaktärer.
coup-alt-pile = Högen att välja ur: { $cards }.
coup-why = är den sista som står kvar
coup-why-series = { $target ->
        [one] är först med att vinna ett parti
       *[other] är först med att vinna { $target } partier
    }
coup-mark-doubt = ?
coup-moment-proved = { $who } tvivlar på att { $whom } har { FORM($character, "def") }: det var sant
coup-moment-bluffed = { $who } tvivlar på att { $whom } har { FORM($character, "def") }: bluff!
coup-moment-murder = { $by } låter mörda { $who }
coup-moment-assassinate = { $by } skickar Lönnmördaren på { $who }
coup-moment-lost = { $who } förlorar { FORM($card, "def") }
coup-moment-conceded = { $who } ger upp
coup-moment-won = { $target ->
        [one] { $who } vinner
       *[other] { $who } vinner ett parti ({ $wins } av { $target })
    }
coup-award-liar = Bästa bluffmakaren: { $who } ({ $count ->
        [one] { $count } oupptäckt bluff
       *[other] { $count } oupptäckta bluffar
    })
coup-award-doubts = Skarpaste ögat: { $who } ({ $count ->
        [one] { $count } avslöjad bluff
       *[other] { $count } avslöjade bluffar
    })
coup-award-kills = Dödligast: { $who } ({ $count ->
        [one] { $count } röjd ur vägen
       *[other] { $count } röjda ur vägen
    })
coup-award-honest = { COUNT($who) ->
        [one] Misstrodd i onödan
       *[other] Misstrodda i onödan
    }: { $who } ({ $count ->
        [one] { $count } gång
       *[other] { $count } gånger
    })
coup-award-claims = Djärvast: { $who } ({ $count ->
        [one] { $count } påstående
       *[other] { $count } påståenden
    })
coup-award-coins = Tjockaste börsen: { $who } (tog { $count } mynt)
coup-alt-end = { $who }: { $cards }.
coup-alt-hand = Dina kort: { $cards }.

coup-waiting = { $waiting ->
        [0] Alla har svarat; spelet fortsätter strax.
       *[other] Väntar på { $who }.
    }
coup-ask-draft = Båda väljer sin andra karaktär. Väntar på { $who }.
    .mine = Välj din andra karaktär ur din hög.
    .waiting = Väntar på { $who }.
coup-ask-act = { $who }, din tur.
    .mine = Din tur: vad gör du? Du får påstå att du har vilken karaktär som helst.
    .others = { $who } är på tur.
coup-ask-murder = { $who }, din tur: med tio mynt eller fler måste du mörda.
    .mine = Du har tio mynt eller fler: vem låter du mörda?
    .others = { $who } är på tur: med tio mynt eller fler måste det bli mord.
coup-ask-doubt-tax = Tvivlar någon på att { $by } har { EMOJI("duchess") }Hertiginnan? { coup-waiting }
    .mine = { $by } säger sig ha { EMOJI("duchess") }Hertiginnan och vill ta 3 mynt. Tvivlar du?
    .own = Tvivlar någon på din { EMOJI("duchess") }Hertiginna? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { EMOJI("duchess") }Hertiginnan.
coup-ask-doubt-assassinate = Tvivlar någon på att { $by } har { EMOJI("assassin") }Lönnmördaren? { coup-waiting }
    .mine = { $by } säger sig ha { EMOJI("assassin") }Lönnmördaren och vill lönnmörda { $whom }. Tvivlar du?
    .aimed = { $by } säger sig ha { EMOJI("assassin") }Lönnmördaren och vill lönnmörda dig. Tvivlar du?
    .own = Tvivlar någon på din { EMOJI("assassin") }Lönnmördare? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { EMOJI("assassin") }Lönnmördaren.
coup-ask-doubt-steal = Tvivlar någon på att { $by } har { EMOJI("captain") }Kaptenen? { coup-waiting }
    .mine = { $by } säger sig ha { EMOJI("captain") }Kaptenen och vill stjäla 2 mynt från { $whom }. Tvivlar du?
    .aimed = { $by } säger sig ha { EMOJI("captain") }Kaptenen och vill stjäla 2 mynt från dig. Tvivlar du?
    .own = Tvivlar någon på din { EMOJI("captain") }Kapten? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { EMOJI("captain") }Kaptenen.
coup-ask-doubt-exchange = Tvivlar någon på att { $by } har { FORM($character, "def") }? { coup-waiting }
    .mine = { $by } säger sig ha { FORM($character, "def") } och vill byta kort. Tvivlar du?
    .own = Tvivlar någon på din { $character }? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { FORM($character, "def") }.
coup-ask-doubt-examine = Tvivlar någon på att { $by } har { EMOJI("inquisitor") }Inkvisitorn? { coup-waiting }
    .mine = { $by } säger sig ha { EMOJI("inquisitor") }Inkvisitorn och vill granska { $whom }. Tvivlar du?
    .aimed = { $by } säger sig ha { EMOJI("inquisitor") }Inkvisitorn och vill granska dig. Tvivlar du?
    .own = Tvivlar någon på din { EMOJI("inquisitor") }Inkvisitor? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { EMOJI("inquisitor") }Inkvisitorn.
coup-ask-doubt-block = Tvivlar någon på att { $by } har { FORM($character, "def") }? { coup-waiting }
    .mine = { $by } blockerar som { $character }. Tvivlar du?
    .aimed = { $by } säger sig ha { FORM($character, "def") } och blockerar dig. Tvivlar du?
    .own = Tvivlar någon på din { $character }? { coup-waiting }
    .waiting = Du kan fortfarande tvivla på att { $by } har { FORM($character, "def") }.
coup-ask-block-foreign_aid = Blockerar någon det utländska biståndet till { $by }? { coup-waiting }
    .mine = { $by } ber om utländskt bistånd: 2 mynt. Blockerar du?
    .own = Blockerar någon ditt utländska bistånd? { coup-waiting }
    .waiting = Du kan fortfarande blockera det utländska biståndet till { $by }.
coup-ask-block-assassinate = { $whom }, nu är { $by } ute efter dig med { EMOJI("assassin") }Lönnmördaren. Blockerar du?
    .mine = { $by } är ute efter dig med { EMOJI("assassin") }Lönnmördaren. Blockerar du?
    .others = { $by } skickar { EMOJI("assassin") }Lönnmördaren på { $whom }, som kan blockera.
    .own = Din { EMOJI("assassin") }Lönnmördare är ute efter { $whom }, som kan blockera.
coup-ask-block-steal = { $whom }, nu vill { $by } åt dina mynt med { EMOJI("captain") }Kaptenen. Blockerar du?
    .mine = { $by } vill åt dina mynt med { EMOJI("captain") }Kaptenen. Blockerar du?
    .others = { $by } skickar { EMOJI("captain") }Kaptenen för att stjäla mynt från { $whom }, som kan blockera.
    .own = Din { EMOJI("captain") }Kapten vill stjäla mynt från { $whom }, som kan blockera.
coup-ask-lose = { $who }, välj vilken karaktär du förlorar.
    .mine = Vilken karaktär förlorar du?
    .others = { $who } väljer vilken karaktär som går förlorad.
coup-ask-exchange = { $who }, välj vad du behåller.
    .mine = Vad behåller du?
    .others = { $who } väljer vilka kort som får vara kvar.
coup-ask-show = { $who }, välj vilket kort du visar för { $by }.
    .mine = Vilket kort visar du för { $by }?
    .others = { $who } väljer ett kort att visa för { $by }.
    .own = { $who } väljer ett kort att visa för dig.
coup-ask-decide = { $who }, får { $whom } behålla kortet?
    .mine = Får { $whom } behålla kortet?
    .others = { $who } bestämmer om { $whom } får behålla kortet.
coup-step-action = Handling
coup-step-action_inquisitor = Handling
coup-step-seat = Mot vem?
coup-step-doubt = Tvivla?
coup-step-block = Blockera?
coup-step-lose = Karaktär du förlorar
coup-step-show = Kort att visa
coup-step-decide = Kortet du fick se
coup-step-keep = Kort att behålla
coup-step-pick = Din andra karaktär

coup-game-begins = { $number ->
        [1] Partiet är i gång.
       *[other] Parti { $number } är i gång.
    } { $who } börjar.
coup-dealt = { "" }
    .private = Du får: { $cards }.
coup-dealt-one = { "" }
    .private = Du får { FORM($card, "def") }.
coup-drafted = { $who } har valt sin andra karaktär.
    .private = Du har: { $cards }.
coup-announced-income = { $who } tar sin inkomst: 1 mynt.
coup-announced-foreign_aid = { $who } ber om utländskt bistånd: 2 mynt.
coup-announced-murder = { $who } betalar 7 mynt och låter mörda { $whom }.
coup-announced-tax = { $who } säger sig ha { EMOJI("duchess") }Hertiginnan och vill ta 3 mynt.
coup-announced-assassinate = { $who } säger sig ha { EMOJI("assassin") }Lönnmördaren och vill lönnmörda { $whom }.
coup-announced-steal = { $who } säger sig ha { EMOJI("captain") }Kaptenen och vill stjäla 2 mynt från { $whom }.
coup-announced-exchange = { $who } säger sig ha rätt att byta kort.
coup-announced-exchange-as = { $who } säger sig ha { FORM($character, "def") } och vill byta kort.
coup-announced-examine = { $who } säger sig ha { EMOJI("inquisitor") }Inkvisitorn och vill granska { $whom }.
coup-took = { $coins ->
        [1] { "" }
       *[other] { $who } tar { $coins } mynt.
    }
coup-paid = { $coins ->
        [7] { "" }
       *[other] { $who } betalar { EMOJI("assassin") }Lönnmördaren { $coins } mynt.
    }
coup-stole = { $coins ->
        [0] { $who } hittar inget att stjäla hos { $whom }.
       *[other] { $who } stjäl { $coins } mynt från { $whom }.
    }
coup-doubted = { $who } tvivlar på att { $whom } har { FORM($character, "def") }.
coup-proved = Det var sant: { $who } visar { FORM($character, "def") }, lägger kortet i Hovet och drar ett nytt.
coup-bluffed = Det var en bluff: { $who } har ingen { $character }.
coup-redrew = { "" }
    .private = Ditt nya kort är { FORM($card, "def") }.
coup-blocks = { $who } blockerar som { $character }.
coup-block-holds-foreign_aid = { $who } lyckas blockera: { $whom } får inget utländskt bistånd.
coup-block-holds-assassinate = { $who } lyckas blockera: lönnmordet misslyckas.
coup-block-holds-steal = { $who } lyckas blockera: ingenting blir stulet.
coup-block-stands = { $who } lyckas blockera: { $whom } får ingenting.
coup-block-fails = { $who } lyckas inte blockera.
coup-turned-up = { $who } förlorar { FORM($card, "def") }.
coup-out = { $who } är ute{ $coins ->
        [0] .
       *[other] ; { $coins } mynt går till Statskassan.
    }
coup-fizzled = { $whom } är redan ute, så { $who } agerar förgäves.
coup-dropped = Handlingen som { $who } påbörjade avbryts.
coup-drew = { "" }
    .private = Du drar ur Hovet: { $cards }.
coup-exchanged = { $who } har bytt kort med Hovet.
    .private = Du behåller: { $cards }.
coup-kept-old = { "" }
    .private = Tiden är ute, så du behåller dina gamla kort.
coup-showed = { $who } visar ett kort för { $whom }.
    .private = Det är { FORM($card, "def") }; det vet bara ni två.
coup-given-back = { $who } ger tillbaka kortet till { $whom }.
coup-replaced = { $who } byter ut kortet: det hamnar i Hovet, och { $whom } drar ett nytt.
coup-conceded = { $who } ger upp och visar { FORM($cards, "def") }.
coup-left = { $who } lämnar bordet.
coup-game-won = { $who } är den sista som står kvar och vinner partiet{ $target ->
        [one] .
       *[other] { " " }({ $wins } av { $target }).
    }
coup-held = { "" }
coup-report = { "" }
coup-time = Tiden är ute: botten bestämmer för { $who }.
coup-time-passed = Tiden är ute: inget svar från { $who }, och det räknas som pass.

coup-fastest = den snabbaste
coup-clockwise = den närmaste medurs
coup-random = slumpvis
coup-start-1 = plats 1
coup-start-2 = plats 2
coup-start-3 = plats 3
coup-start-4 = plats 4
coup-start-5 = plats 5
coup-start-6 = plats 6
coup-start-7 = plats 7
coup-start-8 = plats 8
coup-draft = den andra karaktären väljs
coup-standard = båda karaktärerna delas ut
coup-option-fifth = Femte karaktär
    .help = Ambassadören (bättre för ett första parti) eller Inkvisitorn.
coup-option-doubter_keeps_block = Tvivlaren får ändå blockera
    .help = Den som är måltavla och har tvivlat i onödan får ändå blockera. Av: den chansen är borta.
coup-option-doubt_priority = Vems tvivel gäller
    .help = Den snabbaste: det första klicket. Den närmaste medurs: svaren samlas in i hemlighet, och av alla som tvivlar eller blockerar gäller den som sitter närmast.
coup-option-auto_pass = Passa automatiskt
    .help = Spelarna kan låta botten passa åt dem fram till deras nästa tur, utom när handlingen är deras egen eller riktas mot dem.
coup-option-confirm_doubt = Bekräfta tvivel
    .help = Även tvivel via en offentlig knapp måste bekräftas; det är den andra tryckningen som räknas.
coup-option-start = Vem som börjar
    .help = Slumpen avgör, eller så anges ett platsnummer. Senare partier i en serie, liksom en revansch där slumpen avgör, inleds av den senaste vinnaren.
coup-option-series_wins = Vinster som krävs
    .help = Den som först vinner så här många partier vinner serien.
coup-option-two_player = Med två spelare
    .help = Ett kort delas ut och det andra väljs ur en hög med fem, eller så delas båda ut.
coup-option-steal_from_zero = Stjäla ur en tom börs
    .help = Kaptenen kan skickas även på en spelare utan mynt, men det ger ingenting.
coup-option-action_seconds = Tid per handling
    .help = 15 till 600 sekunder i realtid; en timme till en vecka per korrespondens.
coup-option-window_seconds = Tid att tvivla eller blockera
    .help = 5 till 600 sekunder i realtid; en timme till en vecka per korrespondens.
coup-option-card_seconds = Tid att välja kort
    .help = 15 till 600 sekunder i realtid; en timme till en vecka per korrespondens.
coup-option-window_hold = Kortaste väntan i sekunder
    .help = Minst så här länge går det att tvivla och blockera, så att snabbheten inte avslöjar vem som passar automatiskt.
