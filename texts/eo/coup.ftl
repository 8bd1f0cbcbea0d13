coup = Coup
    .motto = Po du sekretoj, kaj neniu devas diri la veron.
    .blurb = Du kaŝitaj roluloj, plenmano da moneroj, kaj neniu devas diri la veron. Gajnas tiu, kiu lasta ankoraŭ havas sekreton.
coup-lobby-facts = 15 minutoj · facile lernebla

coup-duchess = Dukino
    .rules = Prenu 3 monerojn. Blokas ies ajn eksterlandan helpon.
    .acc = Dukinon
coup-assassin = Murdisto
    .rules = Pagu 3 monerojn: ludanto laŭ via elekto perdas rolulon.
    .acc = Murdiston
coup-contessa = Grafino
    .rules = Blokas Murdiston, kiu celas vin.
    .acc = Grafinon
coup-captain = Kapitano
    .rules = Prenu 2 monerojn de alia ludanto. Blokas Kapitanon, kiu prirabas vin.
    .acc = Kapitanon
coup-ambassador = Ambasadoro
    .rules = Prenu 2 el la Kortego kaj remetu 2. Blokas Kapitanon, kiu prirabas vin.
    .acc = Ambasadoron
coup-inquisitor = Inkvizitoro
    .rules = Prenu 1 kaj remetu 1, aŭ ekzamenu karton. Blokas Kapitanon, kiu prirabas vin.
    .acc = Inkvizitoron

coup-coin = Monero

coup-income = Enspezo
coup-foreign_aid = Eksterlanda helpo
coup-murder = Murdo
coup-tax = Imposto
coup-assassinate = Atenco
coup-steal = Ŝtelo
coup-exchange = Interŝanĝo
coup-examine = Ekzameno
coup-action-income = Enspezo: +1
coup-action-foreign_aid = Eksterlanda helpo: +2
coup-action-murder = Murdo: pagi 7
coup-action-tax = Dukino: +3
coup-action-assassinate = Murdisto: pagi 3
coup-action-steal = Kapitano: ŝteli 2
coup-action-exchange = Ambasadoro: interŝanĝi
coup-action-examine = Inkvizitoro: ekzameni
coup-action_inquisitor-income = { coup-action-income }
coup-action_inquisitor-foreign_aid = { coup-action-foreign_aid }
coup-action_inquisitor-murder = { coup-action-murder }
coup-action_inquisitor-tax = { coup-action-tax }
coup-action_inquisitor-assassinate = { coup-action-assassinate }
coup-action_inquisitor-steal = { coup-action-steal }
coup-action_inquisitor-exchange = Inkvizitoro: interŝanĝi
coup-action_inquisitor-examine = { coup-action-examine }

coup-doubt-doubt = Dubi
coup-doubt-pass = Pasi
coup-block-duchess = Bloki: Dukino
coup-block-contessa = Bloki: Grafino
coup-block-captain = Bloki: Kapitano
coup-block-ambassador = Bloki: Ambasadoro
coup-block-inquisitor = Bloki: Inkvizitoro
coup-block-pass = Permesi
coup-decide-return = Redoni
coup-decide-replace = Anstataŭigi
coup-doubt = Dubi
coup-pass = Pasi
coup-return = Redoni
coup-replace = Anstataŭigi
coup-pass-for-me = Pasi por mi ĝis mia sekva vico, krom se oni celas min

coup-hold-duchess = { EMOJI("duchess") }**Dukino** · prenu 3 monerojn; blokas eksterlandan helpon.
coup-hold-assassin = { EMOJI("assassin") }**Murdisto** · pagu 3 monerojn: alia ludanto perdas rolulon; la Grafino blokas tion.
coup-hold-contessa = { EMOJI("contessa") }**Grafino** · blokas Murdiston, kiu celas vin.
coup-hold-captain = { EMOJI("captain") }**Kapitano** · prenu 2 monerojn de alia ludanto; blokas Kapitanon, kiu prirabas vin.
coup-hold-ambassador = { EMOJI("ambassador") }**Ambasadoro** · prenu du kartojn el la Kortego kaj remetu du; blokas Kapitanon, kiu prirabas vin.
coup-hold-inquisitor = { EMOJI("inquisitor") }**Inkvizitoro** · prenu karton kaj remetu unu, aŭ ekzamenu karton de alia ludanto; blokas Kapitanon, kiu prirabas vin.
coup-hand = Viaj roluloj: { $cards }
coup-hand-empty = Vi ne plu havas kaŝitan rolulon; vi eliminiĝis el ĉi tiu partio.
coup-drawn = El la Kortego: { $cards }.
coup-to-keep = El ĉi tiuj { $cards } kartoj restas { $lives }; { $back ->
        [one] la alia reiras
       *[other] la aliaj { $back } reiras
    } en la Kortegon.
coup-picked = Vi elektas la { FORM($card, "acc") }; vi ankoraŭ povas ŝanĝi la decidon.
coup-set-aside = El via stako, ekster la partio: { $cards }.
coup-memory = Kion vi memoras
coup-seen = { $who } havas la { FORM($card, "acc") }.
coup-seen-once = { $who } iam havis la { FORM($card, "acc") }; eble ne plu.
coup-shown-to = { $who } vidis vian { FORM($card, "acc") }.
coup-returned = En la Kortego: { $cards }.

coup-heading = Coup
coup-heading-series = Coup · partio { $game } · ĝis { $target ->
        [one] { $target } venko
       *[other] { $target } venkoj
    }
coup-court = Kortego
coup-status = Kortego: { $court ->
        [one] { $court } karto
       *[other] { $court } kartoj
    } · kun la { $fifth } · po { $copies } de ĉiu rolulo.
coup-now-income = { $who } prenas enspezon.
coup-now-foreign_aid = { $who } petas eksterlandan helpon.
coup-now-murder = { $who } murdigas ludanton { $whom }.
coup-now-tax = { $who } pretendas esti { EMOJI("duchess") }Dukino por preni 3 monerojn.
coup-now-assassinate = { $who } pretendas esti { EMOJI("assassin") }Murdisto, kontraŭ { $whom }.
coup-now-steal = { $who } pretendas esti { EMOJI("captain") }Kapitano por ŝteli 2 monerojn de { $whom }.
coup-now-exchange = { $who } pretendas esti { $character } por interŝanĝi kartojn.
coup-now-examine = { $who } pretendas esti { EMOJI("inquisitor") }Inkvizitoro por ekzameni ludanton { $whom }.
coup-now-blocked = { $who } blokas kiel { $character }.
coup-courtier-in = { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    } · { $hidden ->
        [one] { $hidden } kaŝita rolulo
       *[other] { $hidden } kaŝitaj roluloj
    }
coup-courtier-out = eliminita
coup-courtier-gone = rezignis
coup-lost = Perdoj: { $cards }
coup-wins = Gajnitaj partioj: { $wins } el { $target }
coup-truth = La vero
coup-truth-held = { $who } ankoraŭ havis: { FORM($cards, "acc") }.
coup-truth-claims = { $who }: { $claims ->
        [one] { $claims } pretendo
       *[other] { $claims } pretendoj
    }, { $bluffs ->
        [0] neniu blufo
        [one] { $bluffs } blufo
       *[other] { $bluffs } blufoj
    }{ $caught ->
        [0] .
        [one] , { $caught } malkaŝita.
       *[other] , { $caught } malkaŝitaj.
    }
coup-truth-bluffs = { $who }: { $claims ->
        [one] { $claims } pretendo
       *[other] { $claims } pretendoj
    }, { $bluffs ->
        [one] { $bluffs } blufo
       *[other] { $bluffs } blufoj
    } ({ $cards }){ $caught ->
        [0] .
        [one] , { $caught } malkaŝita.
       *[other] , { $caught } malkaŝitaj.
    }
coup-bluffs = En la lasta partio { $who } blufis kiel { $cards }.
coup-mark-out = eliminita
coup-mark-gone = rezignis
coup-mark-wins = { $wins } el { $target }
coup-mark-drawn = prenita
coup-mark-lost = perdita
coup-mark-pile = Elektu unu el ĉi tiuj
coup-court-copies = po { $copies } de ĉiu
coup-sign-series = Partio { $game }: ĝis { $target ->
        [one] { $target } venko
       *[other] { $target } venkoj
    }
coup-sign-won = { $who } gajnas
coup-sign-last = Neniu alia restas
coup-sign-draft = Elektu vian duan rolulon
coup-court-cast = { $fifth } · po { $copies } de ĉiu
coup-sign-income = { $who }: enspezo
coup-sign-foreign_aid = { $who }: eksterlanda helpo
coup-sign-murder = { $who }: murdo kontraŭ { $whom }
coup-sign-tax = { $who }: Dukino, 3 moneroj
coup-sign-assassinate = { $who }: Murdisto kontraŭ { $whom }
coup-sign-steal = { $who }: Kapitano kontraŭ { $whom }
coup-sign-exchange = { $who }: { $character }, interŝanĝo
coup-sign-examine = { $who }: Inkvizitoro kontraŭ { $whom }
coup-sign-blocked = { $who } blokas: { $character }
coup-alt-table = La tablo de Coup: la nuna pretendo, la Kortego kun { $court ->
        [one] { $court } karto
       *[other] { $court } kartoj
    }, kaj por ĉiu ludanto loko kun moneroj, kaŝitaj kartoj kaj perditaj roluloj.
coup-alt-pile = La stako, el kiu oni elektas: { $cards }.
coup-why = restas lasta
coup-why-series = { $target ->
        [one] unua gajnas partion
       *[other] unua gajnas { $target } partiojn
    }
coup-mark-doubt = ?
coup-moment-proved = { $who } dubas pri la { $character } de { $whom }: estis vere
coup-moment-bluffed = { $who } dubas pri la { $character } de { $whom }: blufo!
coup-moment-murder = { $by } murdigas ludanton { $who }
coup-moment-assassinate = La Murdisto de { $by } trafas ludanton { $who }
coup-moment-lost = { $who } perdas la { FORM($card, "acc") }
coup-moment-conceded = { $who } rezignas
coup-moment-won = { $target ->
        [one] { $who } gajnas
       *[other] { $who } gajnas partion ({ $wins } el { $target })
    }
coup-award-liar = { COUNT($who) ->
        [one] Plej lerta blufanto
       *[other] Plej lertaj blufantoj
    }: { $who } ({ $count ->
        [one] { $count } sukcesa blufo
       *[other] { $count } sukcesaj blufoj
    })
coup-award-doubts = Plej akra okulo: { $who } ({ $count ->
        [one] { $count } malkaŝita blufo
       *[other] { $count } malkaŝitaj blufoj
    })
coup-award-kills = { COUNT($who) ->
        [one] Plej mortiga
       *[other] Plej mortigaj
    }: { $who } ({ $count ->
        [one] { $count } viktimo
       *[other] { $count } viktimoj
    })
coup-award-honest = { COUNT($who) ->
        [one] Malprave pridubita
       *[other] Malprave pridubitaj
    }: { $who } ({ $count ->
        [one] { $count } fojon
       *[other] { $count } fojojn
    })
coup-award-claims = { COUNT($who) ->
        [one] Plej aŭdaca
       *[other] Plej aŭdacaj
    }: { $who } ({ $count ->
        [one] { $count } pretendo
       *[other] { $count } pretendoj
    })
coup-award-coins = Plej plena monujo: { $who } (prenis { $count ->
        [one] { $count } moneron
       *[other] { $count } monerojn
    })
coup-alt-end = { $who }: { $cards }.
coup-alt-hand = Viaj kartoj: { $cards }.

coup-waiting = { $waiting ->
        [0] Ĉiuj respondis; la ludo tuj daŭros.
       *[other] Oni atendas respondon de { $who }.
    }
coup-ask-draft = Ambaŭ elektas sian duan rolulon. Oni atendas respondon de { $who }.
    .mine = Elektu vian duan rolulon el via stako.
    .waiting = Oni atendas respondon de { $who }.
coup-ask-act = { $who }, estas via vico.
    .mine = Estas via vico: kion vi faras? Vi rajtas pretendi esti iu ajn rolulo.
    .others = Estas la vico de { $who }.
coup-ask-murder = { $who }, estas via vico: kun dek aŭ pli da moneroj murdo estas deviga.
    .mine = Vi havas dek aŭ pli da moneroj: kiun vi murdigas?
    .others = Estas la vico de { $who }: kun dek aŭ pli da moneroj murdo estas deviga.
coup-ask-doubt-tax = Ĉu iu dubas pri la { EMOJI("duchess") }Dukino de { $by }? { coup-waiting }
    .mine = { $by } pretendas esti { EMOJI("duchess") }Dukino por preni 3 monerojn. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { EMOJI("duchess") }Dukino? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { EMOJI("duchess") }Dukino de { $by }.
coup-ask-doubt-assassinate = Ĉu iu dubas pri la { EMOJI("assassin") }Murdisto de { $by }? { coup-waiting }
    .mine = { $by } pretendas esti { EMOJI("assassin") }Murdisto, kontraŭ { $whom }. Ĉu vi dubas?
    .aimed = { $by } pretendas esti { EMOJI("assassin") }Murdisto, kontraŭ vi. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { EMOJI("assassin") }Murdisto? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { EMOJI("assassin") }Murdisto de { $by }.
coup-ask-doubt-steal = Ĉu iu dubas pri la { EMOJI("captain") }Kapitano de { $by }? { coup-waiting }
    .mine = { $by } pretendas esti { EMOJI("captain") }Kapitano por ŝteli 2 monerojn de { $whom }. Ĉu vi dubas?
    .aimed = { $by } pretendas esti { EMOJI("captain") }Kapitano por ŝteli de vi 2 monerojn. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { EMOJI("captain") }Kapitano? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { EMOJI("captain") }Kapitano de { $by }.
coup-ask-doubt-exchange = Ĉu iu dubas pri la { $character } de { $by }? { coup-waiting }
    .mine = { $by } pretendas esti { $character } por interŝanĝi kartojn. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { $character }? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { $character } de { $by }.
coup-ask-doubt-examine = Ĉu iu dubas pri la { EMOJI("inquisitor") }Inkvizitoro de { $by }? { coup-waiting }
    .mine = { $by } pretendas esti { EMOJI("inquisitor") }Inkvizitoro por ekzameni ludanton { $whom }. Ĉu vi dubas?
    .aimed = { $by } pretendas esti { EMOJI("inquisitor") }Inkvizitoro por ekzameni vin. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { EMOJI("inquisitor") }Inkvizitoro? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { EMOJI("inquisitor") }Inkvizitoro de { $by }.
coup-ask-doubt-block = Ĉu iu dubas pri la { $character } de { $by }? { coup-waiting }
    .mine = { $by } blokas kiel { $character }. Ĉu vi dubas?
    .aimed = { $by } blokas vin kiel { $character }. Ĉu vi dubas?
    .own = Ĉu iu dubas pri via { $character }? { coup-waiting }
    .waiting = Vi ankoraŭ povas dubi pri la { $character } de { $by }.
coup-ask-block-foreign_aid = Ĉu iu blokas la eksterlandan helpon por { $by }? { coup-waiting }
    .mine = { $by } petas eksterlandan helpon: 2 monerojn. Ĉu vi blokas ĝin?
    .own = Ĉu iu blokas vian eksterlandan helpon? { coup-waiting }
    .waiting = Vi ankoraŭ povas bloki la eksterlandan helpon por { $by }.
coup-ask-block-assassinate = { $whom }, la { EMOJI("assassin") }Murdisto de { $by } celas vin. Ĉu vi blokas?
    .mine = La { EMOJI("assassin") }Murdisto de { $by } celas vin. Ĉu vi blokas?
    .others = La { EMOJI("assassin") }Murdisto de { $by } celas ludanton { $whom }, kiu rajtas bloki.
    .own = Via { EMOJI("assassin") }Murdisto celas ludanton { $whom }, kiu rajtas bloki.
coup-ask-block-steal = { $whom }, la { EMOJI("captain") }Kapitano de { $by } volas viajn monerojn. Ĉu vi blokas?
    .mine = La { EMOJI("captain") }Kapitano de { $by } volas viajn monerojn. Ĉu vi blokas?
    .others = La { EMOJI("captain") }Kapitano de { $by } volas la monerojn de { $whom }, kiu rajtas bloki.
    .own = Via { EMOJI("captain") }Kapitano volas la monerojn de { $whom }, kiu rajtas bloki.
coup-ask-lose = { $who }, elektu, kiun rolulon vi perdas.
    .mine = Kiun rolulon vi perdas?
    .others = { $who } elektas, kiun rolulon perdi.
coup-ask-exchange = { $who }, elektu, kion vi konservas.
    .mine = Kion vi konservas?
    .others = { $who } elektas, kiujn kartojn konservi.
coup-ask-show = { $who }, elektu, kiun karton vi montras al { $by }.
    .mine = Kiun karton vi montras al { $by }?
    .others = { $who } elektas, kiun karton montri al { $by }.
    .own = { $who } elektas, kiun karton montri al vi.
coup-ask-decide = { $who }, ĉu { $whom } konservu la karton?
    .mine = Ĉu { $whom } konservu la karton?
    .others = { $who } decidas, ĉu { $whom } konservu la karton.
coup-step-action = Ago
coup-step-action_inquisitor = Ago
coup-step-seat = Kontraŭ kiu?
coup-step-doubt = Ĉu dubi?
coup-step-block = Ĉu bloki?
coup-step-lose = Perdota rolulo
coup-step-show = Montrota karto
coup-step-decide = La karto montrita al vi
coup-step-keep = Konservotaj kartoj
coup-step-pick = Via dua rolulo

coup-game-begins = { $number ->
        [1] La partio komenciĝas;
       *[other] Partio { $number } komenciĝas;
    } unua ludas { $who }.
coup-dealt = { "" }
    .private = Vi ricevas: { FORM($cards, "acc") }.
coup-dealt-one = { "" }
    .private = Vi ricevas la { FORM($card, "acc") }.
coup-drafted = { $who } elektis sian duan rolulon.
    .private = Vi havas: { FORM($cards, "acc") }.
coup-announced-income = { $who } prenas enspezon: 1 moneron.
coup-announced-foreign_aid = { $who } petas eksterlandan helpon: 2 monerojn.
coup-announced-murder = { $who } pagas 7 monerojn kaj murdigas ludanton { $whom }.
coup-announced-tax = { $who } pretendas esti { EMOJI("duchess") }Dukino por preni 3 monerojn.
coup-announced-assassinate = { $who } pretendas esti { EMOJI("assassin") }Murdisto, kontraŭ { $whom }.
coup-announced-steal = { $who } pretendas esti { EMOJI("captain") }Kapitano por ŝteli 2 monerojn de { $whom }.
coup-announced-exchange = { $who } pretendas la rajton interŝanĝi kartojn.
coup-announced-exchange-as = { $who } pretendas esti { $character } por interŝanĝi kartojn.
coup-announced-examine = { $who } pretendas esti { EMOJI("inquisitor") }Inkvizitoro por ekzameni ludanton { $whom }.
coup-took = { $coins ->
        [1] { "" }
       *[other] { $who } prenas { $coins } monerojn.
    }
coup-paid = { $coins ->
        [7] { "" }
       *[other] { $who } pagas { $coins } monerojn al la { EMOJI("assassin") }Murdisto.
    }
coup-stole = { $coins ->
        [0] { $who } trovas nenion ŝteleblan ĉe { $whom }.
        [one] { $who } ŝtelas { $coins } moneron de { $whom }.
       *[other] { $who } ŝtelas { $coins } monerojn de { $whom }.
    }
coup-doubted = { $who } dubas pri la { $character } de { $whom }.
coup-proved = Estis vere: { $who } montras la { FORM($character, "acc") }, remetas ĝin en la Kortegon kaj prenas novan karton.
coup-bluffed = Estis blufo: { $who } ne havas { FORM($character, "acc") }.
coup-redrew = { "" }
    .private = Via nova karto estas la { $card }.
coup-blocks = { $who } blokas kiel { $character }.
coup-block-holds-foreign_aid = La blokado de { $who } validas: { $whom } ne ricevas eksterlandan helpon.
coup-block-holds-assassinate = La blokado de { $who } validas: la atenco malsukcesas.
coup-block-holds-steal = La blokado de { $who } validas: nenio estas ŝtelita.
coup-block-stands = La blokado de { $who } validas: { $whom } ricevas nenion.
coup-block-fails = La blokado de { $who } malsukcesas.
coup-turned-up = { $who } perdas la { FORM($card, "acc") }.
coup-out = { $who } eliminiĝas{ $coins ->
        [0] .
        [one] ; { $coins } monero iras en la Trezorejon.
       *[other] ; { $coins } moneroj iras en la Trezorejon.
    }
coup-fizzled = { $whom } jam eliminiĝis, do la ago de { $who } restas senefika.
coup-dropped = La ago de { $who } nuliĝas.
coup-drew = { "" }
    .private = Vi prenas el la Kortego: { FORM($cards, "acc") }.
coup-exchanged = { $who } interŝanĝis kartojn kun la Kortego.
    .private = Vi konservas: { FORM($cards, "acc") }.
coup-kept-old = { "" }
    .private = La tempo finiĝis; vi konservas viajn ĝisnunajn kartojn.
coup-showed = { $who } montras karton al { $whom }.
    .private = Ĝi estas la { $card }; tion scias nur vi du.
coup-given-back = { $who } redonas la karton al { $whom }.
coup-replaced = { $who } anstataŭigas la karton: ĝi iras en la Kortegon, kaj { $whom } prenas novan.
coup-conceded = { $who } rezignas kaj montras: { FORM($cards, "acc") }.
coup-left = { $who } forlasas la tablon.
coup-game-won = { $who } restas lasta kaj gajnas la partion{ $target ->
        [one] .
       *[other] { " " }({ $wins } el { $target }).
    }
coup-held = { "" }
coup-report = { "" }
coup-time = La tempo finiĝis: la programo decidas anstataŭ { $who }.
coup-time-passed = La tempo finiĝis: { $who } ne respondis, kaj tio validas kiel paso.

coup-fastest = la plej rapida
coup-clockwise = la plej proksima laŭhorloĝe
coup-random = hazarde
coup-start-1 = sidloko 1
coup-start-2 = sidloko 2
coup-start-3 = sidloko 3
coup-start-4 = sidloko 4
coup-start-5 = sidloko 5
coup-start-6 = sidloko 6
coup-start-7 = sidloko 7
coup-start-8 = sidloko 8
coup-draft = elekti la duan rolulon
coup-standard = ricevi ambaŭ rolulojn
coup-option-fifth = Kvina rolulo
    .help = La Ambasadoro (pli bona por unua partio) aŭ la Inkvizitoro.
coup-option-doubter_keeps_block = Dubinto ankoraŭ rajtas bloki
    .help = Celato, kiu dubis malprave, tamen rajtas bloki. Ĉe “ne” tiu eblo perdiĝas.
coup-option-doubt_priority = Kies dubo validas
    .help = La plej rapida: la unua klako. La plej proksima laŭhorloĝe: oni kolektas la respondojn sekrete, kaj el tiuj, kiuj dubas aŭ blokas, validas la plej proksima sidloko.
coup-option-auto_pass = Aŭtomataj pasoj
    .help = La programo rajtas pasi por ludanto ĝis ties sekva vico, sed ne kiam tiu ludanto mem agas aŭ estas celata.
coup-option-confirm_doubt = Konfirmi dubojn
    .help = Ankaŭ dubon per publika butono oni devas konfirmi: validas nur la dua premo.
coup-option-start = Kiu komencas
    .help = Hazarde aŭ laŭ numero de sidloko. La postajn partiojn de serio, kaj ĉe hazardo ankaŭ revanĉon, komencas la lasta gajninto.
coup-option-series_wins = Necesaj venkoj
    .help = Kiu unua gajnas tiom da partioj, gajnas la serion.
coup-option-two_player = Por du ludantoj
    .help = Oni ricevas unu karton kaj elektas la duan el stako de kvin, aŭ ricevas ambaŭ.
coup-option-steal_from_zero = Ŝteli el malplena monujo
    .help = La Kapitano rajtas celi ankaŭ ludanton sen moneroj; tio alportas nenion.
coup-option-action_seconds = Tempo por ago
    .help = En reala tempo: 15 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.
coup-option-window_seconds = Tempo por dubi aŭ bloki
    .help = En reala tempo: 5 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.
coup-option-card_seconds = Tempo por elekti kartojn
    .help = En reala tempo: 15 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.
coup-option-window_hold = Minimuma atendo en sekundoj
    .help = Almenaŭ tiom longe oni povas dubi kaj bloki, por ke rapideco ne perfidu aŭtomatan pason.
