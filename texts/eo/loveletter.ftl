loveletter = Amletero
    .motto = Letero, rivalo kaj gajninda koro.
    .blurb = Liveru vian leteron al la Princino. Ĉiu havas unu sekretan karton, prenas unu kaj ludas unu; dek ses kartoj, kelkaj minutoj por raŭndo.
loveletter-lobby-facts = 20 minutoj · facile lernebla

loveletter-guard = Gardisto
    .rules = Nomu karton, sed ne Gardiston: se la elektita ludanto ĝin havas, tiu eliminiĝas.
    .acc = Gardiston
loveletter-spy = Spiono
    .rules = Rigardu la karton de alia ludanto.
    .acc = Spionon
loveletter-baron = Barono
    .rules = Sekrete komparu kartojn kun alia ludanto; kiu havas la pli malaltan, eliminiĝas.
    .acc = Baronon
loveletter-handmaid = Servistino
    .rules = Neniu povas elekti vin ĝis via sekva vico.
    .acc = Servistinon
loveletter-prince = Princo
    .rules = Elektu iun, eĉ vin mem: tiu forĵetas sian karton kaj prenas novan.
    .acc = Princon
loveletter-king = Reĝo
    .rules = Interŝanĝu kartojn kun alia ludanto.
    .acc = Reĝon
loveletter-countess = Grafino
    .rules = Sen efiko. Vi devas ludi ĝin, se via alia karto estas la Reĝo aŭ Princo.
    .acc = Grafinon
loveletter-princess = Princino
    .rules = Se vi forĵetas ĝin, pro kio ajn, vi eliminiĝas.
    .acc = Princinon

loveletter-hold-guard = { EMOJI("guard") }**1 Gardisto** · nomu karton, sed ne Gardiston; se la elektita ludanto ĝin havas, tiu eliminiĝas el la raŭndo.
loveletter-hold-spy = { EMOJI("spy") }**2 Spiono** · rigardu la karton de alia ludanto.
loveletter-hold-baron = { EMOJI("baron") }**3 Barono** · sekrete komparu kartojn kun alia ludanto; kiu havas la pli malaltan, eliminiĝas.
loveletter-hold-handmaid = { EMOJI("handmaid") }**4 Servistino** · neniu povas elekti vin ĝis via sekva vico.
loveletter-hold-prince = { EMOJI("prince") }**5 Princo** · elektu iun, eĉ vin mem: tiu forĵetas sian karton kaj prenas novan.
loveletter-hold-king = { EMOJI("king") }**6 Reĝo** · interŝanĝu kartojn kun alia ludanto.
loveletter-hold-countess = { EMOJI("countess") }**7 Grafino** · sen efiko; vi devas ludi ĝin, se via alia karto estas la Reĝo aŭ Princo.
loveletter-hold-princess = { EMOJI("princess") }**8 Princino** · se vi forĵetas ĝin, pro kio ajn, vi eliminiĝas.

loveletter-heading = Amletero · raŭndo { $round }
loveletter-status = Kartaro: { $deck ->
        [one] { $deck } karto
       *[other] { $deck } kartoj
    } · gajnas, kiu unua kolektas { $target ->
        [one] { $target } ĵetonon
       *[other] { $target } ĵetonojn
    } de korinklino.
loveletter-deck = Kartaro: { $deck }
loveletter-aside = Malkaŝe flankenmetitaj: { $cards }.
loveletter-unseen = Ankoraŭ kaŝitaj: { $each }.
    .each = { $counts } × { $cards }
loveletter-suitor-in = { $tokens }/{ $target } ♥
loveletter-suitor-protected = { $tokens }/{ $target } ♥ · protektata de la { EMOJI("handmaid") }Servistino
loveletter-suitor-out = { $tokens }/{ $target } ♥ · eliminita el la raŭndo
loveletter-suitor-gone = { $tokens }/{ $target } ♥ · rezignis
loveletter-mark-out = eliminita
loveletter-mark-gone = rezignis
loveletter-mark-aside = flanke
loveletter-mark-tokens = { $tokens }/{ $target }
loveletter-pile = Forĵetitaj: { $cards }
loveletter-hand = En via mano: { $cards }
loveletter-hand-empty = Vi eliminiĝis el ĉi tiu raŭndo. En la sekva vi denove ricevos karton.
loveletter-memory = Kion vi memoras
loveletter-known = { $who } havas la { FORM($card, "acc") } en la mano.
loveletter-reminder = Vi memoras: { $who } havas la { FORM($card, "acc") } en la mano.
loveletter-suicide = Per tio vi eliminiĝas el la raŭndo.
loveletter-alt-table = Amletero, raŭndo { $round }. La kartaro havas { $deck ->
        [one] { $deck } karton
       *[other] { $deck } kartojn
    }. Ĉirkaŭe, por ĉiu ludanto: nomo, ĵetonoj, protekto, kartoj en la mano kaj laŭvice la forĵetitaj kartoj.
loveletter-moment-won-last = Restas nur { $who }
loveletter-moment-won-highest = { $who } havas la plej altan karton
loveletter-moment-won-sum = { $who } gajnas per la forĵetitaj kartoj
loveletter-moment-round-shared = Egaleco: { $who } dividas inter si la raŭndon
loveletter-moment-round-tied = Egaleco: neniu ricevas ĵetonon
loveletter-why = { $count ->
        [one] gajnas la koron de la Princino
       *[other] dividas inter si la koron de la Princino
    }
loveletter-award-guesses = { COUNT($who) ->
        [one] Plej sagaca Gardisto
       *[other] Plej sagacaj Gardistoj
    }: { $who } ({ $count ->
        [one] { $count } ĝusta diveno
       *[other] { $count } ĝustaj divenoj
    })
loveletter-award-duels = Plej da Baronoj: { $who } ({ $count })
loveletter-award-shields = { COUNT($who) ->
        [one] Plej bone protektata
       *[other] Plej bone protektataj
    }: { $who } ({ $count ->
        [one] { $count } Servistino
       *[other] { $count } Servistinoj
    })
loveletter-award-falls = { COUNT($who) ->
        [one] Plej ofte eliminita
       *[other] Plej ofte eliminitaj
    }: { $who } ({ $count ->
        [one] { $count } fojon
       *[other] { $count } fojojn
    })
loveletter-alt-hand = Viaj kartoj: { $cards }.

loveletter-ask-play = { $who }, estas via vico.
    .mine = Estas via vico: ludu karton.
    .others = Estas la vico de { $who }.
loveletter-step-card = Ludota karto
loveletter-step-seat = Kontraŭ kiu?
loveletter-step-guess = Kiu karto estas en tiu mano?
loveletter-left = { $left ->
        [0] neniu restas
       *[other] restas { $left } el { $copies }
    }

loveletter-round = Raŭndo { $number } komenciĝas; unua ludas { $who }.
loveletter-dealt = { "" }
    .private = Vi ricevas la { FORM($card, "acc") }.
loveletter-drew = { "" }
    .private = Vi prenas la { FORM($card, "acc") }.
loveletter-no-effect = { $who } ludas la { FORM($card, "acc") }. Neniu estas elektebla, do nenio okazas.
loveletter-guard-hit = { $who } ludas la { EMOJI("guard") }Gardiston kontraŭ { $whom }: ĉu la { $guess }? Ĝuste!
loveletter-guard-miss = { $who } ludas la { EMOJI("guard") }Gardiston kontraŭ { $whom }: ĉu la { $guess }? Malĝuste.
loveletter-saw = { $who } ludas la { EMOJI("spy") }Spionon kaj rigardas la karton de { $whom }.
    .private = Vi rigardis la karton de { $whom }: ĝi estas la { $card }.
loveletter-compared = { $who } ludas la { EMOJI("baron") }Baronon kaj komparas kartojn kun { $whom }.
    .private = { $who } havis la { FORM($mine, "acc") }, { $whom } la { FORM($theirs, "acc") }.
loveletter-compared-equal = { $who } ludas la { EMOJI("baron") }Baronon kaj komparas kartojn kun { $whom }. La kartoj estas egalaj: nenio okazas.
    .private = Vi ambaŭ havis la { FORM($mine, "acc") }.
loveletter-shielded = { $who } ludas la { EMOJI("handmaid") }Servistinon kaj estas protektata ĝis sia sekva vico.
loveletter-discarded = { $who } ludas la { EMOJI("prince") }Princon kontraŭ { $whom }, kiu forĵetas la { FORM($card, "acc") }.
loveletter-discarded-own = { $who } ludas la { EMOJI("prince") }Princon kaj forĵetas ankaŭ la { FORM($card, "acc") }.
loveletter-redrew = { "" }
    .private = Via nova karto estas la { $card }.
loveletter-redrew-removed = La kartaro estas malplena, do { $who } prenas la komence forigitan karton.
    .private = Via nova karto estas la { $card }.
loveletter-swapped = { $who } ludas la { EMOJI("king") }Reĝon kaj interŝanĝas kartojn kun { $whom }.
    .private = Vi donis la { FORM($gave, "acc") } kaj ricevis la { FORM($got, "acc") }.
loveletter-sighed = { $who } ludas la { EMOJI("countess") }Grafinon.
loveletter-lost = { $who } ludas la { EMOJI("princess") }Princinon.
loveletter-out = { $who } eliminiĝas el la raŭndo kaj montras la { FORM($cards, "acc") }.
loveletter-out-empty = { $who } eliminiĝas el la raŭndo.
loveletter-showdown = La kartaro estas malplena: { $each }.
    .each = { $who } montras la { FORM($cards, "acc") } (sumo de la forĵetitaj: { $sums })
loveletter-won-last = { $who } restas lasta, gajnas raŭndon { $number } kaj ricevas ĵetonon ({ $tokens } el { $target }).
loveletter-won-highest = { $who } havas la plej altan karton, gajnas raŭndon { $number } kaj ricevas ĵetonon ({ $tokens } el { $target }).
loveletter-won-sum = Egaleco, do decidas la forĵetitaj kartoj: { $who } gajnas raŭndon { $number } kaj ricevas ĵetonon ({ $tokens } el { $target }).
loveletter-round-won = { $who } gajnas la raŭndon kaj ricevas ĵetonon de korinklino.
loveletter-round-shared = Plena egaleco inter { $who }: ĉiu ricevas ĵetonon de korinklino.
loveletter-round-tied = Plena egaleco inter { $who }: neniu ricevas ĵetonon.
loveletter-removed = La komence forigita karto estis la { $card }.
loveletter-won-with = { $winners } gajnis{ $score ->
        [0] { "" }
        [one] { " " }kun { $score } ĵetono
       *[other] { " " }kun { $score } ĵetonoj
    }.
loveletter-game-won = La Princino legas la leteron de { $who }. La partio estas gajnita!
loveletter-conceded = { $who } rezignas.
loveletter-time = La tempo finiĝis: la programo ludas anstataŭ { $who }.

loveletter-random = hazarde
loveletter-first_starter-1 = sidloko 1
loveletter-first_starter-2 = sidloko 2
loveletter-first_starter-3 = sidloko 3
loveletter-first_starter-4 = sidloko 4
loveletter-next_starter-winner = la lasta gajninto
loveletter-next_starter-rotate = ĉiu laŭvice
loveletter-tokens_to_win-0 = laŭ la reguloj
loveletter-tie_rule-none = sen ĵetono
loveletter-tie_rule-share = po unu ĵetono
loveletter-option-tokens_to_win = Necesaj ĵetonoj
    .help = 0 signifas laŭ la reguloj: 7, 5 aŭ 4 por 2, 3 aŭ 4 ludantoj.
loveletter-option-tie_rule = Plena egaleco
    .help = Sama karto, sama sumo de la forĵetitaj kartoj: aŭ neniu ricevas ĵetonon, aŭ ĉiu el la egalaj ricevas unu.
loveletter-option-first_starter = Kiu komencas la unuan raŭndon
    .help = Hazarde aŭ laŭ numero de sidloko.
loveletter-option-next_starter = Kiu komencas la sekvajn raŭndojn
    .help = Aŭ tiu, kiu gajnis la lastan raŭndon, aŭ la sekva sidloko maldekstre.
loveletter-option-memory_aid = Memorhelpo
    .help = Via panelo memorigas vin pri la kartoj, kiujn vi vidis.
loveletter-option-reveal_removed = Montri la forigitan karton
    .help = Post ĉiu raŭndo oni montras la karton, kiu estis forigita nevidate.
loveletter-option-show_unseen_count = Nombri kaŝitajn kartojn
    .help = La tablo montras, kiom da ekzempleroj ankoraŭ ne estas publikaj.
loveletter-option-turn_seconds = Tempo por vico
    .help = En reala tempo: 15 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.

loveletter-verbs = Viaj movoj en Amletero
loveletter-verb-play = Ludi unu el viaj du kartoj
    .card = La ludota karto
    .target = Kontraŭ kiu
    .guess = Por Gardisto: la karto, kiun vi nomas
