loveletter = Love Letter
    .motto = Ett brev, en rival, ett hjärta att vinna.
    .blurb = Se till att ditt brev når Prinsessan. Ett hemligt kort var; dra ett, spela ett. Sexton kort, några minuter per runda.
loveletter-lobby-facts = 20 minuter · lättlärt

loveletter-guard = Vakt
    .rules = Välj en spelare och nämn ett annat kort än Vakt. Rätt gissat, och spelaren åker ut.
    .def = Vakten
loveletter-spy = Spion
    .rules = Titta på en annan spelares kort.
    .def = Spionen
loveletter-baron = Baron
    .rules = Jämför kort i hemlighet med en annan spelare; den med lägst kort åker ut.
    .def = Baronen
loveletter-handmaid = Kammarjungfru
    .rules = Ingen kan välja dig förrän det är din tur igen.
    .def = Kammarjungfrun
loveletter-prince = Prins
    .rules = Någon, kanske du själv, kastar sitt kort och drar ett nytt.
    .def = Prinsen
loveletter-king = Kung
    .rules = Byt kort med en annan spelare.
    .def = Kungen
loveletter-countess = Grevinna
    .rules = Ingen effekt. Måste spelas om ditt andra kort är Kungen eller en Prins.
    .def = Grevinnan
loveletter-princess = Prinsessa
    .rules = Du åker ut om du kastar henne, hur det än går till.
    .def = Prinsessan

loveletter-hold-guard = { EMOJI("guard") }**1 Vakt** · välj en spelare och nämn ett annat kort än Vakt; gissar du rätt åker spelaren ut ur rundan.
loveletter-hold-spy = { EMOJI("spy") }**2 Spion** · titta på en annan spelares kort.
loveletter-hold-baron = { EMOJI("baron") }**3 Baron** · jämför kort i hemlighet med en annan spelare; den med lägst kort åker ut.
loveletter-hold-handmaid = { EMOJI("handmaid") }**4 Kammarjungfru** · ingen kan välja dig förrän det är din tur igen.
loveletter-hold-prince = { EMOJI("prince") }**5 Prins** · en spelare, kanske du själv, kastar sitt kort och drar ett nytt.
loveletter-hold-king = { EMOJI("king") }**6 Kung** · byt kort med en annan spelare.
loveletter-hold-countess = { EMOJI("countess") }**7 Grevinna** · ingen effekt; måste spelas om ditt andra kort är Kungen eller en Prins.
loveletter-hold-princess = { EMOJI("princess") }**8 Prinsessa** · du åker ut om du kastar henne, hur det än går till.

loveletter-heading = Love Letter · runda { $round }
loveletter-status = Kortlek: { $deck } kort · först till { $target } kärleksbevis vinner.
loveletter-deck = Kortlek { $deck }
loveletter-aside = Undanlagda, öppna: { $cards }.
loveletter-unseen = Fortfarande dolda: { $each }.
    .each = { $counts } × { $cards }
loveletter-suitor-in = { $tokens }/{ $target } ♥
loveletter-suitor-protected = { $tokens }/{ $target } ♥ · skyddad av { EMOJI("handmaid") }Kammarjungfrun
loveletter-suitor-out = { $tokens }/{ $target } ♥ · ute ur rundan
loveletter-suitor-gone = { $tokens }/{ $target } ♥ · gav upp
loveletter-mark-out = ute
loveletter-mark-gone = gav upp
loveletter-mark-aside = undanlagt
loveletter-mark-tokens = { $tokens }/{ $target }
loveletter-pile = Kasthög: { $cards }
loveletter-hand = Din hand: { $cards }
loveletter-hand-empty = Du är ute ur den här rundan. I nästa är du med igen.
loveletter-memory = Det här minns du
loveletter-known = { $who } har { FORM($card, "def") } på hand.
loveletter-reminder = Du minns att { $who } har { FORM($card, "def") } på hand.
loveletter-suicide = Då åker du ut ur rundan.
loveletter-alt-table = Love Letter, runda { $round }. I kortleken finns { $deck } kort. Runt den sitter spelarna, var och en med namn, kärleksbevis, skydd, kort på hand och kastade kort i ordning.
loveletter-moment-won-last = { $who } är ensam kvar i rundan
loveletter-moment-won-highest = { $who } har högst kort
loveletter-moment-won-sum = { $who } vinner på kasthögens summa
loveletter-moment-round-shared = Oavgjort: { $who } delar rundan
loveletter-moment-round-tied = Oavgjort: ingen får något kärleksbevis
loveletter-why = { $count ->
        [one] vinner Prinsessans hjärta
       *[other] delar på Prinsessans hjärta
    }
loveletter-award-guesses = Skarpaste Vakten: { $who } ({ $count } rätt)
loveletter-award-duels = Flest Baroner: { $who } ({ $count })
loveletter-award-shields = { COUNT($who) ->
        [one] Bäst skyddad
       *[other] Bäst skyddade
    }: { $who } ({ $count ->
        [one] { $count } Kammarjungfru
       *[other] { $count } Kammarjungfrur
    })
loveletter-award-falls = Oftast ute: { $who } ({ $count ->
        [one] { $count } gång
       *[other] { $count } gånger
    })
loveletter-alt-hand = Dina kort: { $cards }.

loveletter-ask-play = { $who }, din tur.
    .mine = Din tur: spela ett kort.
    .others = { $who } är på tur.
loveletter-step-card = Kort att spela
loveletter-step-seat = Mot vem?
loveletter-step-guess = Vilket kort gissar du på?
loveletter-left = { $left ->
        [0] inga kvar
       *[other] { $left } av { $copies } kvar
    }

loveletter-round = Runda { $number }: { $who } börjar.
loveletter-dealt = { "" }
    .private = Du får { FORM($card, "def") } på hand.
loveletter-drew = { "" }
    .private = Du drar { FORM($card, "def") }.
loveletter-no-effect = { $who } spelar { FORM($card, "def") }. Ingen kan väljas, så inget händer.
loveletter-guard-hit = { $who } spelar { EMOJI("guard") }Vakten mot { $whom }: { FORM($guess, "def") }? Rätt!
loveletter-guard-miss = { $who } spelar { EMOJI("guard") }Vakten mot { $whom }: { FORM($guess, "def") }? Fel.
loveletter-saw = { $who } spelar { EMOJI("spy") }Spionen mot { $whom } och tittar på kortet.
    .private = Du såg vad { $whom } hade på hand: { FORM($card, "def") }.
loveletter-compared = { $who } spelar { EMOJI("baron") }Baronen och jämför kort med { $whom }.
    .private = { $who } hade { FORM($mine, "def") } och { $whom } { FORM($theirs, "def") }.
loveletter-compared-equal = { $who } spelar { EMOJI("baron") }Baronen och jämför kort med { $whom }. Korten är lika: inget händer.
    .private = Ni hade varsin { $mine }.
loveletter-shielded = { $who } spelar { EMOJI("handmaid") }Kammarjungfrun och är skyddad fram till sin nästa tur.
loveletter-discarded = { $who } spelar { EMOJI("prince") }Prinsen mot { $whom }, som kastar { FORM($card, "def") }.
loveletter-discarded-own = { $who } spelar { EMOJI("prince") }Prinsen mot sig själv och kastar { FORM($card, "def") }.
loveletter-redrew = { "" }
    .private = Ditt nya kort är { FORM($card, "def") }.
loveletter-redrew-removed = Kortleken är slut, så { $who } tar kortet som togs bort i början.
    .private = Ditt nya kort är { FORM($card, "def") }.
loveletter-swapped = { $who } spelar { EMOJI("king") }Kungen och byter kort med { $whom }.
    .private = Du gav bort { FORM($gave, "def") } och fick { FORM($got, "def") }.
loveletter-sighed = { $who } spelar { EMOJI("countess") }Grevinnan.
loveletter-lost = { $who } spelar { EMOJI("princess") }Prinsessan.
loveletter-out = { $who } åker ut ur rundan och visar { FORM($cards, "def") }.
loveletter-out-empty = { $who } åker ut ur rundan.
loveletter-showdown = Kortleken är slut: { $each }.
    .each = { $who } visar { FORM($cards, "def") } (kasthög: { $sums })
loveletter-won-last = { $who } är ensam kvar och vinner runda { $number } och ett kärleksbevis ({ $tokens } av { $target }).
loveletter-won-highest = { $who } har högst kort och vinner runda { $number } och ett kärleksbevis ({ $tokens } av { $target }).
loveletter-won-sum = Kasthögarna skiljer dem åt: { $who } vinner runda { $number } och ett kärleksbevis ({ $tokens } av { $target }).
loveletter-round-won = { $who } vinner rundan och ett kärleksbevis.
loveletter-round-shared = Helt oavgjort mellan { $who }: de får varsitt kärleksbevis.
loveletter-round-tied = Helt oavgjort mellan { $who }: ingen får något kärleksbevis.
loveletter-removed = Kortet som togs bort i början var { FORM($card, "def") }.
loveletter-won-with = { $winners } vann{ $score ->
        [0] {""}
       *[other] {" "}med { $score } kärleksbevis
    }.
loveletter-game-won = Prinsessan läser brevet från { $who }. Partiet är vunnet!
loveletter-conceded = { $who } ger upp.
loveletter-time = Tiden är ute: botten spelar för { $who }.

loveletter-random = slumpvis
loveletter-first_starter-1 = plats 1
loveletter-first_starter-2 = plats 2
loveletter-first_starter-3 = plats 3
loveletter-first_starter-4 = plats 4
loveletter-next_starter-winner = den senaste vinnaren
loveletter-next_starter-rotate = i tur och ordning
loveletter-tokens_to_win-0 = enligt reglerna
loveletter-tie_rule-none = inget kärleksbevis
loveletter-tie_rule-share = varsitt kärleksbevis
loveletter-option-tokens_to_win = Kärleksbevis för vinst
    .help = 0 betyder enligt reglerna: 7, 5 eller 4 med 2, 3 eller 4 spelare.
loveletter-option-tie_rule = Vid helt oavgjort
    .help = Samma kort, samma summa i kasthögen. none: ingen får något; share: alla inblandade får varsitt.
loveletter-option-first_starter = Vem som börjar första rundan
    .help = random: slumpen avgör; annars ett platsnummer.
loveletter-option-next_starter = Vem som börjar nästa runda
    .help = winner: den som vann senast; rotate: platsen till vänster.
loveletter-option-memory_aid = Minneshjälp
    .help = Din panel påminner dig om kort du har sett.
loveletter-option-reveal_removed = Visa det borttagna kortet
    .help = Efter varje runda visas kortet som lades undan osett.
loveletter-option-show_unseen_count = Räkna dolda kort
    .help = Bordet visar hur många exemplar som ännu inte har synts.
loveletter-option-turn_seconds = Tid per tur
    .help = 15 till 600 sekunder i realtid; en timme till en vecka per korrespondens.

loveletter-verbs = Dina drag i Love Letter
loveletter-verb-play = Spela ett av dina två kort
    .card = Kortet du spelar
    .target = Mot vem
    .guess = För en Vakt: kortet du nämner
