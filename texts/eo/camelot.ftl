camelot = Ombroj super Kameloto
    .motto = Aventuroj, sieĝo kaj… perfidulo?
    .blurb = La Ronda Tablo kontraŭ la Malbono, ĉiuj kune: gajnu la aventurojn, eltenu la sieĝon. Sed unu el la kavaliroj eble estas perfidulo.
camelot-lobby-facts = Unu horo aŭ pli · multo por lerni

# `low`: within a sentence.
camelot-arthur = Reĝo Arturo
    .low = reĝo Arturo
camelot-galahad = Siro Galahado
    .low = siro Galahado
camelot-gawain = Siro Gavejno
    .low = siro Gavejno
camelot-kay = Siro Kajo
    .low = siro Kajo
camelot-palamedes = Siro Palamedo
    .low = siro Palamedo
camelot-percival = Siro Percivalo
    .low = siro Percivalo
camelot-tristan = Siro Tristano
    .low = siro Tristano
camelot-power-arthur = **{ camelot-arthur }** · { camelot-does-arthur }
camelot-does-arthur = Unufoje en via heroa fazo vi rajtas doni blankan karton al alia kavaliro, kiu redonas unu al vi.
camelot-power-galahad = **{ camelot-galahad }** · { camelot-does-galahad }
camelot-does-galahad = La unu speciala blanka karto, kiun vi rajtas ludi en via vico, ne kostas al vi agon.
camelot-power-gawain = **{ camelot-gawain }** · { camelot-does-gawain }
camelot-does-gawain = Ĉe la Ronda Tablo vi prenas tri kartojn anstataŭ du.
camelot-power-kay = **{ camelot-kay }** · { camelot-does-kay }
camelot-does-kay = Se kombato, en kiu vi partoprenas, aŭ via propra batalo kontraŭ katapulto ankoraŭ ne estas gajnita, vi rajtas aldoni batalkarton, kiam ĉio jam estas montrita.
camelot-power-palamedes = **{ camelot-palamedes }** · { camelot-does-palamedes }
camelot-does-palamedes = Vi gajnas unu plian vivon ĉiufoje, kiam oni gajnas aventuron, en kiu vi partoprenas.
camelot-power-percival = **{ camelot-percival }** · { camelot-does-percival }
camelot-does-percival = Vi rajtas rigardi la supran nigran karton, antaŭ ol vi elektas, kion faras la Malbono.
camelot-power-tristan = **{ camelot-tristan }** · { camelot-does-tristan }
camelot-does-tristan = Unufoje en ĉiu vico vi rajtas forlasi Kameloton, kaj tio ne kostas al vi agon.

camelot-fight1 = Batalo 1
camelot-fight2 = Batalo 2
camelot-fight3 = Batalo 3
camelot-fight4 = Batalo 4
camelot-fight5 = Batalo 5
camelot-grail = Gralo
camelot-merlin = Merlino
camelot-clairvoyance = Klarvido
camelot-convocation = Kunvoko
camelot-fate = Sorto
camelot-heroism = Heroeco
camelot-lady = Damo de la Lago
camelot-messenger = Mesaĝisto
camelot-piety = Pieco
camelot-reinforcements = Helptrupoj
camelot-sign-to = :
camelot-times = ×{ $count }

camelot-bk1 = Nigra Kavaliro 1
camelot-bk3 = Nigra Kavaliro 3
camelot-bk5 = Nigra Kavaliro 5
camelot-bk7 = Nigra Kavaliro 7
camelot-ld1 = Lanceloto 1 / Drako 5
camelot-ld3 = Lanceloto 3 / Drako 7
camelot-ld5 = Lanceloto 5 / Drako 9
camelot-ld7 = Lanceloto 7 / Drako 11
camelot-black_knight_1 = Nigra Kavaliro 1
camelot-black_knight_3 = Nigra Kavaliro 3
camelot-black_knight_5 = Nigra Kavaliro 5
camelot-black_knight_7 = Nigra Kavaliro 7
camelot-lancelot_1 = Lanceloto 1
camelot-lancelot_3 = Lanceloto 3
camelot-lancelot_5 = Lanceloto 5
camelot-lancelot_7 = Lanceloto 7
camelot-dragon_5 = Drako 5
camelot-dragon_7 = Drako 7
camelot-dragon_9 = Drako 9
camelot-dragon_11 = Drako 11
camelot-river = Malhelaj Akvoj
camelot-despair = Malespero
camelot-pict_raid = Piktoj
camelot-saxon_raid = Saksoj
camelot-mercenaries = Dungosoldatoj
camelot-morgan1 = Morgana (tri kartoj)
camelot-morgan2 = Morgana (tri pliaj)
camelot-morgan3 = Morgana (du katapultoj)
camelot-morgan4 = Morgana (po unu vivo)
camelot-morgan5 = Morgana (du vivoj)
camelot-desolation = Ruinigo
camelot-dark_forest = Malhela Arbaro
camelot-guinevere = Ginevra
camelot-mists = Nebuloj de Avalono
camelot-mordred = Mordredo
camelot-vivien = Viviana
camelot-hidden = kovrita
camelot-hidden_card = kovrita nigra karto
camelot-nothing = –

# `dir`: where a knight goes; `loc`: where a card is played or somebody fights. Both bring their preposition.
camelot-camelot = Kameloto
    .dir = al Kameloto
    .loc = en Kameloto
    .acc = Kameloton
camelot-black_knight = la Nigra Kavaliro
    .dir = al la Nigra Kavaliro
    .loc = kontraŭ la Nigra Kavaliro
    .acc = la Nigran Kavaliron
camelot-lancelot = Lanceloto
    .dir = al Lanceloto
    .loc = kontraŭ Lanceloto
    .acc = Lanceloton
camelot-dragon = la Drako
    .dir = al la Drako
    .loc = kontraŭ la Drako
    .acc = la Drakon
camelot-excalibur = la serĉado de Ekskaliburo
    .dir = serĉi Ekskaliburon
    .loc = en la serĉado de Ekskaliburo
    .acc = la serĉadon de Ekskaliburo
camelot-holy_grail = la serĉado de la Gralo
    .dir = serĉi la Gralon
    .loc = en la serĉado de la Gralo
    .acc = la serĉadon de la Gralo
camelot-picts = la milito kontraŭ la piktoj
    .dir = al la milito kontraŭ la piktoj
    .loc = en la milito kontraŭ la piktoj
    .acc = la militon kontraŭ la piktoj
camelot-saxons = la milito kontraŭ la saksoj
    .dir = al la milito kontraŭ la saksoj
    .loc = en la milito kontraŭ la saksoj
    .acc = la militon kontraŭ la saksoj
camelot-off = ekster la tabulo
    .dir = for de la tabulo
    .loc = ekster la tabulo
    .acc = ekster la tabulo

camelot-place-camelot = Kameloto
camelot-place-black_knight = Nigra Kavaliro
camelot-place-lancelot = Lanceloto
camelot-place-dragon = Drako
camelot-place-excalibur = Serĉado de Ekskaliburo
camelot-place-holy_grail = Serĉado de la Gralo
camelot-place-picts = Milito kontraŭ piktoj
camelot-place-saxons = Milito kontraŭ saksoj
camelot-place-off = ekster la tabulo
camelot-heroism-black_knight = { camelot-place-black_knight }
camelot-heroism-lancelot = { camelot-place-lancelot }
camelot-heroism-dragon = { camelot-place-dragon }
camelot-heroism-excalibur = { camelot-place-excalibur }
camelot-heroism-holy_grail = { camelot-place-holy_grail }
camelot-heroism-picts = { camelot-place-picts }
camelot-heroism-saxons = { camelot-place-saxons }

camelot-siege_engine = katapulto
    .loc = kontraŭ la katapulto
    .acc = katapulton
camelot-engine = katapulto
    .acc = katapulton
camelot-life = vivo
    .acc = vivon
camelot-sword = Ekskaliburo
    .acc = Ekskaliburon
camelot-cup = la Sankta Gralo
    .acc = la Sanktan Gralon
camelot-armor = la Armaĵo de Lanceloto
    .acc = la Armaĵon de Lanceloto
camelot-loyal = Lojala
camelot-traitor = Perfidulo
# Beside one sword; `many` beside several.
camelot-white_sword = blanka
    .many = blankaj
camelot-black_sword = nigra
    .many = nigraj
camelot-nearer = pli proksimen al la kavaliroj
camelot-farther = for de la kavaliroj
camelot-move = moviĝo
camelot-quest = ago de la aventuro
camelot-special = speciala karto
camelot-heal = kuraco
camelot-accuse = akuzo

camelot-heading = Ombroj super Kameloto · { $turn ->
        [0] antaŭ la unua vico
       *[other] vico { $turn }
    }
camelot-turn-of = Ludas { $who }
camelot-white-pile = Blanka kartaro
camelot-black-pile = Nigra kartaro
camelot-and-discards = forĵetitaj: { $count }
camelot-short-sword = Ekskaliburo
camelot-short-cup = Sankta Gralo
camelot-short-armor = Armaĵo
camelot-at-waits = gajnebla
camelot-at-lost = perdita
camelot-at-escrow = nedecidita
camelot-sum-white = = { $sum }
camelot-sum-black = { $hidden ->
        [0] = { $sum }
        [one] = { $sum } + { $hidden } kovrita
       *[other] = { $sum } + { $hidden } kovritaj
    }
camelot-no-spell = Neniu nigra karto nun efikas.
camelot-phase-muster = La kavaliroj kunvenas.
camelot-phase-divide = Oni dividas la unuajn donacojn.
camelot-phase-evil = { $who }: la Malbono antaŭeniras
camelot-phase-heroic = { $who }: la heroa fazo
camelot-phase-traitor = La Perfidulo { $who } helpas la Malbonon
camelot-step-at = La glavo: { $at }
camelot-swords-line = Glavoj: **{ $white }** { $white ->
        [one] blanka
       *[other] blankaj
    } kaj **{ $black }** { $black ->
        [one] nigra
       *[other] nigraj
    } el 12 · katapultoj: **{ $engines }** el 12
camelot-piles-line = Blanka kartaro { $white } (forĵetitaj { $spent }) · Nigra kartaro { $black } (forĵetitaj { $gone })
camelot-in-force = Efikas: { $cards }
camelot-to-be-won = Gajneblaj relikvoj: { $relics }
camelot-title-end = La fino
camelot-title-now = Nun sur la tablo
camelot-title-quests = Aventuroj
camelot-title-you = Vi
camelot-title-known = Kion scias nur vi
camelot-entering = Eniras la ludon: { $card }
camelot-entering-hidden = Eniras la ludon: kovrita nigra karto
camelot-offered = Proponitaj Merlinoj: { $count } el 3
camelot-played = Luditaj blankaj kartoj: { $cards }
camelot-pool-line = Dividotaj kartoj: { $cards }
camelot-pool-title = Dividotaj
camelot-played-title = Luditaj
camelot-line-combat = **{ $quest }** · Blankaj: { $white } · Nigraj: { $hidden ->
        [0] { $black }
        [one] { $shown ->
            [0] { $hidden } kovrita
           *[other] { $black } kaj krome { $hidden } kovrita
        }
       *[other] { $shown ->
            [0] { $hidden } kovritaj
           *[other] { $black } kaj krome { $hidden } kovritaj
        }
    }
camelot-line-war = **{ $quest }** · batalkartoj: { $laid } el 5, sekvas { $card } · militistoj: { $warriors } el 4
camelot-line-war-mordred = **{ $quest }** · Mordredo postulas ankoraŭ unu karton { $card } · militistoj: { $warriors } el 4
camelot-line-excalibur = **{ $quest }** · la glavo estas ĉe { $at } (gajnita ĉe 5, perdita ĉe -5)
camelot-line-grail = **{ $quest }** · gralkartoj: { $white }, nigraj kartoj: { $black }, liberaj lokoj: { $free } el 7
camelot-quests-over = Finitaj: { $quests }
camelot-line-marks = ↳ kun { $cards }
camelot-line-knight = { $knight } · { $place } · ♥ { $life } · { $count ->
        [one] { $count } karto
       *[other] { $count } kartoj
    }
camelot-line-dead = { $knight } falis.
camelot-line-unmasked = { $knight } estas la malkaŝita Perfidulo.
camelot-line-relics = Portas { FORM($relics, "acc") }
camelot-line-escrow = Ekskaliburo atendas, ĝis montriĝos, ĉu ĝia gajninto pluvivas.
camelot-line-loyal = Pruvite lojala
camelot-line-traitor = La Perfidulo
camelot-line-accused = Jam uzis la solan akuzon
camelot-siege-title = Sieĝo: { $engines } el 12
camelot-closed = finita
camelot-bank-evil = Bordo de la Malbono
camelot-bank-knights = Bordo de la kavaliroj
camelot-mark-dead = falinta
camelot-mark-unmasked = malkaŝita
camelot-mark-accused = akuzinto
camelot-goal = Venko: pli da blankaj ol nigraj inter dek du glavoj. Malvenko: sep nigraj glavoj aŭ dek du katapultoj.
camelot-verdict-loyal = Kameloto staras: la lojalaj kavaliroj gajnas!
camelot-verdict-evil = Kameloto falas: la Malbono gajnas.
camelot-nobody-won = La Malbono gajnis, kaj kun ĝi neniu kavaliro.
camelot-why-engines = Dek du katapultoj staras antaŭ la muroj.
camelot-why-black_swords = { $black } nigraj glavoj kuŝas sur la Ronda Tablo; sep sufiĉas.
camelot-why-no_knights = Neniu lojala kavaliro plu vivas.
camelot-why-count = La glavoj estas kalkulitaj: blankaj { $white }, nigraj { $black }.
camelot-flipped = Antaŭ la kalkulo la kaŝita Perfidulo nigrigis { $count ->
        [one] unu blankan glavon
       *[other] { $count } blankajn glavojn
    }.
camelot-alt-realm = La regno en vico { $turn }: sur la Ronda Tablo blankaj glavoj { $white }, nigraj { $black }; katapultoj { $engines } el 12; ses aventuroj kun siaj kartoj, kaj kavaliroj sur la tero ĉirkaŭ la kastelo; por ĉiu kavaliro linio kun vivoj, nombro de kartoj kaj relikvoj.

camelot-hand = Via mano · { $count ->
        [one] { $count } karto
       *[other] { $count } kartoj
    }
camelot-hand-empty = Vi havas neniun karton.
camelot-hand-dying = Vi estas **mortanta**: ĉi tiu vico estas via lasta, se la Sankta Gralo ne savos vin.
camelot-hand-unmasked = Vi estas malkaŝita: vi ne plu havas kartojn nek kavaliron.
camelot-hand-fallen = Via kavaliro falis; vi vidas, kiel iras al la aliaj.
camelot-hold-fights = **Batalo** ({ $count }): { $values }
camelot-hold-grail = **Gralo** ×{ $count }
camelot-hold-merlin = **Merlino** ×{ $count } · unu sola: forigu katapulton, militiston aŭ la plej novan nigran karton de aventuro; tri kune haltigas specialan nigran karton.
camelot-hold-clairvoyance = **Klarvido** · rigardu la kvin suprajn nigrajn kartojn kaj remetu ilin en ajna ordo.
camelot-hold-convocation = **Kunvoko** · kavaliroj rajtas reveni; poste oni dividas tiom da blankaj kartoj, kiom da kavaliroj estas en Kameloto.
camelot-hold-fate = **Sorto** · ĉiu kavaliro prenas karton. Perfidulo povas anstataŭe malkaŝi sin per ĝi: ĉiu kavaliro forĵetas du.
camelot-hold-heroism = **Heroeco** · metu ĝin ĉe aventuro: unu plia glavo, blanka aŭ nigra, kiam tiu finiĝos.
camelot-hold-lady = **Damo de la Lago** · Ekskaliburo venas unu paŝon pli proksimen, kie ajn vi estas; se tiu aventuro jam finiĝis, du vivoj.
camelot-hold-messenger = **Mesaĝisto** · donu ĝis tri kartojn al alia kavaliro.
camelot-hold-piety = **Pieco** · tri vivoj por vi, aŭ po unu por ĉiu alia kavaliro.
camelot-hold-reinforcements = **Helptrupoj** · kvar kartoj por vi, aŭ po unu por ĉiu alia kavaliro.
camelot-you-loyal = Vi estas **lojala**.
camelot-you-traitor = Vi estas la **Perfidulo**. Gardu vian sekreton.
camelot-you-unmasked = Vi estas la **Perfidulo**, kaj ĉiuj scias tion. En ĉiu via vico vi mokas kavaliron kaj helpas la Malbonon; se ĝi gajnas, gajnas ankaŭ vi.
camelot-you-dead-traitor = Vi estas la **Perfidulo**, kaj morta. Tamen vi gajnas, se gajnas la Malbono.
camelot-you-unread = Via karto de lojaleco kuŝas kovrite; vi ankoraŭ ne legis ĝin.
camelot-you-none = En ĉi tiu partio estas neniu perfidulo.
camelot-know-pile = { $above ->
        [0] Supre en la nigra kartaro
        [one] En la nigra kartaro, sub { $above } karto
       *[other] En la nigra kartaro, sub { $above } kartoj
    }: { $card }
camelot-know-laid = Kovrite ĉe { $quest }: { $card }
camelot-mark-drawn = prenita
camelot-mark-pile = { $above ->
        [0] supre
        [one] sub { $above } karto
       *[other] sub { $above } kartoj
    }
camelot-my-share = La propono donas al vi: { $cards }.
camelot-my-share-nothing = La propono donas al vi nenion.
camelot-alt-hand = Viaj kartoj: { $cards }.
camelot-alt-loyalty = Via karto de lojaleco: { $loyalty }.

camelot-pick = Elekti kavaliron
    .help = Kiu kavaliro vi volas esti? Ĉiun eblas elekti unufoje; kiu ne elektas, tiu ricevas hazarde unu el la ceteraj.
        { camelot-rules-knights }
camelot-ask-contribute = Ĉiu kavaliro donas karton al la Ronda Tablo. Oni atendas respondon de { $who }.
    .mine = Kiun karton vi donas al la Ronda Tablo? Oni montros ĉiujn samtempe.
camelot-ask-share = { $proposed ->
        [0] { $by }, kiel vi dividas la kartojn { $cards }?
       *[other] Ĉu vi akceptas la dividon, kiun proponas { $by }? Oni atendas respondon de { $who }.
    }
    .mine = { $proposed ->
        [0] Kiel vi dividas la kartojn { $cards }?
       *[other] Ĉu vi akceptas la dividon, kiun proponas { $by }?
    }
    .waiting = { $proposed ->
        [0] { $by } ankoraŭ ne diris, kiel dividi la kartojn { $cards }.
       *[other] La propono kuŝas sur la tablo. Oni atendas respondon de { $who }.
    }
    .others = { $proposed ->
        [0] { $by } dividas la kartojn { $cards }.
       *[other] { $by } proponis dividon. Oni atendas respondon de { $who }.
    }
camelot-step-share = Divido
camelot-share-propose = Proponi dividon
camelot-share-evenly = Proponi: po unu laŭvice
camelot-note-evenly = vi ricevas: { $cards }
camelot-note-accept = vi ricevas: { $cards }
camelot-note-accept-nothing = vi ricevas nenion
camelot-share-accept = Akcepti
camelot-share-reject = Malakcepti
camelot-share-no_agreement = Sen konsento: disdoni hazarde
camelot-step-seat = Kiu ludanto?
camelot-step-portion = Kiujn kartojn ricevas tiu ludanto? La ceteraj iras al la aliaj.
    .short = Kiujn kartojn?
camelot-ask-evil = { $who }, kiel antaŭeniras la Malbono?
    .mine = Kiel antaŭeniras la Malbono?
    .others = { $who } elektas, kiel antaŭeniras la Malbono.
camelot-step-evil = Antaŭeniro de la Malbono
camelot-evil-peek = Rigardi la supran nigran karton (Percivalo)
camelot-evil-draw = Preni nigran karton
camelot-evil-engine = Aldoni katapulton
camelot-evil-life = Perdi vivon
camelot-evil-reveal = Malkaŝiĝi kiel la Perfidulo
camelot-ask-armor = { $who } portas la Armaĵon kaj elektas inter du nigraj kartoj.
    .mine = La Armaĵo de Lanceloto: kiun el la du kartoj vi ludas? La alia iras sub la kartaron.
camelot-step-black = Ludota nigra karto
camelot-ask-face = { $who } prenis karton por { $quest }: ĉu malkovrite aŭ kovrite?
    .mine = Via karto iras al { $quest }. Kiel vi metas ĝin?
camelot-step-face = Malkovrite aŭ kovrite
camelot-note-up = ĉiuj vidas la karton { $card }
camelot-face-up = Malkovrite
camelot-face-down = Kovrite, kaj preni blankan karton
camelot-ask-cancel = Eniras la ludon: { $entering }. { $merlins ->
        [0] { $who } portas Ekskaliburon kaj povas reĵeti ĝin en la lagon por haltigi la karton.
       *[other] { $threat } Ĉu iu haltigos la karton? Proponitaj Merlinoj: { $offered } el 3. { $waiting ->
            [0] Ĉiuj respondis; la ludo tuj daŭros.
            [one] Mankas unu respondo.
           *[other] Mankas { $waiting } respondoj.
        }
    }
    .mine = Eniras la ludon: { $entering }. { $merlins ->
        [0] Ĉu vi haltigos la karton? Nur Ekskaliburo povas.
       *[other] { $threat } Ĉu vi haltigos la karton? Proponitaj Merlinoj: { $offered } el 3.
    }
    .waiting = Eniras la ludon: { $entering }. Proponitaj Merlinoj: { $offered } el 3. Vi jam respondis; dum la demando restas malferma, vi povas aldoni Merlinon, sed neniun repreni.
camelot-step-cancel = Ĉu haltigi la nigran karton?
camelot-cancel-pass = Lasi ĝin veni
camelot-cancel-offer = Proponi Merlinon
camelot-cancel-sacrifice = Oferi Ekskaliburon
camelot-step-merlins = Kiom da Merlinoj?
camelot-merlins-1 = unu karto
camelot-merlins-2 = du kartoj
camelot-merlins-3 = tri kartoj
camelot-ask-war = { $who } elektas la militon por la karto { $card }.
    .mine = { $card }: al kiu milito?
camelot-step-war = Kiu milito?
camelot-war-picts = Milito kontraŭ piktoj
camelot-war-saxons = Milito kontraŭ saksoj
camelot-ask-volunteer-cards = Morgana: ĉu iu kavaliro forĵetos tri kartojn, por ke neniu alia devu? { $waiting ->
        [0] Ĉiuj respondis; la ludo tuj daŭros.
        [one] Mankas unu respondo.
       *[other] Mankas { $waiting } respondoj.
    }
    .mine = Ĉu vi forĵetos tri kartojn por ĉiuj? Se neniu faros tion, ĉiu kavaliro forĵetos unu.
camelot-ask-volunteer-life = Morgana: ĉu iu kavaliro perdos du vivojn por ĉiuj? { $waiting ->
        [0] Ĉiuj respondis; la ludo tuj daŭros.
        [one] Mankas unu respondo.
       *[other] Mankas { $waiting } respondoj.
    }
    .mine = Ĉu vi perdos du vivojn por ĉiuj? Se neniu faros tion, ĉiu kavaliro forĵetos karton.
camelot-step-volunteer = Ĉu vi proponas vin?
camelot-volunteer-pass = Mi ne
camelot-volunteer-volunteer = Mi faros tion
camelot-ask-discard = Ĉiu kavaliro forĵetas karton. Oni atendas respondon de { $who }.
    .mine = Elektu, kion vi forĵetas.
camelot-ask-fate-discard = Ĉiu kavaliro forĵetas du kartojn. Oni atendas respondon de { $who }.
    .mine = Elektu du kartojn por forĵeti, aŭ ĉiujn, kiujn vi havas.
camelot-step-discards = Kion vi forĵetas?
camelot-ask-kay = { CAP(FORM($against, "loc")) } estas nun { $white } : { $black }. Ĉu { $who }, siro Kajo, aldonas batalkarton?
    .mine = { CAP(FORM($against, "loc")) } estas nun { $white } : { $black }; vi bezonas pli. Ĉu vi aldonas batalkarton?
camelot-step-kay = Siro Kajo
camelot-kay-pass = Aldoni nenion
camelot-kay-help = Aldoni batalkarton
camelot-ask-grail = { $whom } estas mortanta. { $who } havas la Sanktan Gralon: ĉu uzi ĝin?
    .mine = { $own ->
        [1] Vi estas mortanta. Ĉu vi uzas la Sanktan Gralon kaj pluvivas kun kvar vivoj?
       *[other] { $whom } estas mortanta. Ĉu vi savas la kavaliron per la Sankta Gralo? Ĝi donas kvar vivojn.
    }
camelot-step-save = La Sankta Gralo
camelot-save-use = Uzi la Gralon
camelot-save-refuse = Konservi la Gralon
camelot-ask-heroic = { $left ->
        [0] { $who } jam agis: ĉu fini la vicon aŭ daŭrigi?
       *[other] { $who }, kiun heroan agon vi faras?
    }
    .mine = { $left ->
        [0] Via ago estas farita. Ĉu fini la vicon?
       *[other] Kiun heroan agon vi faras?
    }
    .others = { $left ->
        [0] { $who } jam agis kaj rajtas daŭrigi.
       *[other] { $who } elektas heroan agon.
    }
camelot-step-command = Kion vi faras?
camelot-note-accuse = unufoje en la partio; se la kavaliro estas lojala, blanka glavo nigriĝas
camelot-command-move = Iri aliloken
camelot-command-tristan_move = Forlasi Kameloton senkoste (Tristano)
camelot-command-quest_card = Ludi karton en tiu ĉi aventuro
camelot-command-draw_white = Preni kartojn ĉe la Ronda Tablo
camelot-command-siege = Batali kontraŭ katapulto
camelot-command-special = Ludi specialan karton
camelot-command-galahad_special = Ludi specialan karton senkoste (Galahado)
camelot-command-heal = Kuraci sin per tri samaj kartoj
camelot-command-accuse = Akuzi kavaliron
camelot-command-sacrifice = Oferi vivon por plia ago
camelot-command-arthur_exchange = Interŝanĝi karton (Arturo)
camelot-command-end_turn = Fini la vicon
camelot-step-place = Kien?
camelot-step-card = Kiun karton?
camelot-step-fights = Kiujn batalkartojn? Kune ili devas superi la ĵeton de okfaca ĵetkubo; ĉiuokaze ili estos for.
    .short = Kiujn batalkartojn?
camelot-step-special = Kiun specialan karton?
camelot-step-triple = Kiujn tri samajn kartojn?
camelot-step-merlin = Kion forigas Merlino?
camelot-merlin-engine = Katapulto
camelot-merlin-picts = Pikto
camelot-merlin-saxons = Sakso
camelot-merlin-black_knight = Plej nova karto de la Nigra Kavaliro
camelot-merlin-lancelot = Plej nova karto de Lanceloto
camelot-merlin-dragon = Plej nova karto de la Drako
camelot-merlin-holy_grail = Plej nova Malespero ĉe la Gralo
camelot-merlin-excalibur = Malhelaj Akvoj: Ekskaliburo pli proksimen
camelot-step-heroism = Ĉe kiu aventuro?
camelot-step-whose = Por kiu? Pieco: tri vivoj por vi, aŭ po unu por ĉiu alia. Helptrupoj: kvar kartoj, aŭ po unu.
camelot-whose-self = Por mi
camelot-whose-others = Por ĉiu alia kavaliro
camelot-step-fate = Kiel vi ludas ĝin?
camelot-fate-as_loyal = Ĉiu kavaliro prenas karton
camelot-fate-as_traitor = Malkaŝiĝi: ĉiu kavaliro forĵetas du
camelot-step-gift = Kiujn kartojn vi sendas?
camelot-ask-arthur-return = { $by } donas karton al { $who }: kiu karto revenas?
    .others = { $who } elektas, kiun karton redoni al { $by }.
    .mine = { $by } donas karton al vi. Kiun vi redonas?
camelot-ask-foresight = { $who } ordigas la nigrajn kartojn.
    .mine = Remetu la nigrajn kartojn: kiu estas la sekva, de supre?
camelot-step-foresight = Sekva de supre
camelot-ask-convocation = Kunvoko: kavaliroj ekster Kameloto rajtas reveni. Oni atendas respondon de { $who }.
    .mine = Kunvoko: ĉu vi revenas al Kameloto?
camelot-step-home = Ĉu reveni al Kameloto?
camelot-home-return = Reveni
camelot-home-stay = Resti
camelot-ask-taunt = La Perfidulo { $who } mokas kavaliron.
    .mine = Kiun vi mokas? Tiu perdas hazardan karton.
camelot-ask-help-evil = La Perfidulo { $who } helpas la Malbonon.
    .mine = Kiel vi helpas la Malbonon?

camelot-is-knight = { $who } estas { FORM($knight, "low") }.
camelot-loyalty-standard = Ĉiu ricevas karton de lojaleco, el sep lojalaj kaj unu Perfidulo. Eble estas perfidulo inter vi.
camelot-loyalty-n-plus-1 = Ĉiu ricevas karton de lojaleco. Estas unu karto pli ol ludantoj, kaj unu el la kartoj estas la Perfidulo.
camelot-loyalty-certain = Ĉiu ricevas karton de lojaleco. Unu el vi estas la Perfidulo.
camelot-loyalty-none = Neniu ricevas karton de lojaleco: ĉiuj estas lojalaj.
camelot-your-loyalty = { "" }
    .private = Via karto de lojaleco: { $loyalty }.
camelot-dealt = { "" }
    .private = Viaj unuaj kartoj: { $cards }.
camelot-etiquette = **Reguloj pri parolado.** Vi rajtas paroli pri planoj, petoj kaj ĝenerala forto („miaj bataloj estas malfortaj”). Neniam montru kartojn, neniam diru precizajn valorojn aŭ nombrojn kaj neniam proponu karton kontraŭ karto. Pri planoj kaj rimedoj vi rajtas mensogi. Ne parolu private pri la partio.
camelot-etiquette-short = Memoru: neniu preciza valoro aŭ nombro, neniu karto kontraŭ karto.
camelot-loyalty-read = La horo venis: ĉiu kavaliro sekrete legas sian karton de lojaleco.
camelot-contributes = { $who } donas la karton { $card }.
camelot-turn = Vico { $number }: { $who }.
camelot-time = La tempo finiĝis: la programo decidas anstataŭ { $who }.
camelot-time-counted = La tempo finiĝis; mankis { $count ->
        [one] unu respondo
       *[other] { $count } respondoj
    }, kaj tio validas kiel paso.

camelot-drew-white = { $who } prenas { $count ->
        [one] blankan karton
       *[other] { $count } blankajn kartojn
    }.
    .private = Vi prenas: { $cards }.
camelot-discards = { $who } forĵetas { $count ->
        [one] karton
       *[other] { $count } kartojn
    }.
    .private = Vi forĵetas: { $cards }.
camelot-reshuffled = Unu kartaro malpleniĝis: en ambaŭ oni remiksis la forĵetitajn kartojn (blanka { $white }, nigra { $black }).
camelot-share-opens = Dividotaj inter { $whom }: { $cards }. Proponas { $who }.
camelot-share-proposed = Por { $who }: { $cards }.
camelot-share-proposed-nothing = Por { $who }: nenio.
camelot-share-accepted = { $who } akceptas.
camelot-share-rejected = { $who } malakceptas la dividon.
camelot-share-fails = { $who } elektas la hazardon.
camelot-share-done = Interkonsento: ĉiu prenas siajn kartojn laŭ la propono.
camelot-share-dealt = Neniu interkonsento: { $count ->
        [one] la karto iras kovrite al { $who }
       *[other] oni miksas la { $count } kartojn kaj disdonas ilin kovrite, unue al { $who }
    }.
    .private = Vi ricevas: { $cards }.
camelot-takes-all = { $who } prenas { $count ->
        [one] karton
       *[other] { $count } kartojn
    } kovrite.
    .private = Vi prenas: { $cards }.
camelot-reward-wasted = Neniu estas tie por preni la rekompencon: oni forĵetas { $count ->
        [one] blankan karton
       *[other] { $count } blankajn kartojn
    }.
camelot-exchanged = { $who } kaj { $whom } interŝanĝas karton.
    .private = Vi donis la karton { $gave } kaj ricevis la karton { $got }.
camelot-arthur-offers = { $who } proponas al { $whom } interŝanĝi karton.

camelot-swords = Sur la Rondan Tablon venas { $count ->
        [one] { $colour } glavo
       *[other] { $count } { FORM($colour, "many") } glavoj
    }: nun blankaj { $white }, nigraj { $black }.
camelot-sword-turns = Blanka glavo nigriĝas: nun blankaj { $white }, nigraj { $black }.
camelot-engines = { $count ->
        [one] Katapulto alruliĝas
       *[other] { $count } katapultoj alruliĝas
    }: { $total } el 12.
camelot-healed = { $who } kuracas sin per tri samaj blankaj kartoj; vivoj nun: { $life }.
    .private = Vi forĵetas tri kartojn { $card }.
camelot-gains-life = { $who } gajnas { $count ->
        [one] vivon
       *[other] { $count } vivojn
    }; vivoj nun: { $life }.
camelot-loses-life = { $who } perdas { $count ->
        [one] vivon
       *[other] { $count } vivojn
    }; vivoj nun: { $life }.
camelot-dies = { $who } mortas.
camelot-saved = { $who } uzas la Sanktan Gralon: { $whom } pluvivas, kun { $life } vivoj.

camelot-adds-engine = { $who } venigas katapulton: { $total } el 12.
camelot-bleeds = { $who } sangas por Kameloto kaj perdas { $life ->
        [0] la lastan vivon: restas nur ĉi tiu vico
       *[other] vivon; vivoj nun: { $life }
    }.
camelot-peeks = { $who } rigardas la supran nigran karton.
    .private = La supra nigra karto estas { $card }.
camelot-armor-draws = { $who } portas la Armaĵon kaj elektas inter du nigraj kartoj.
    .private = Vi prenis: { $cards }.
camelot-drew-black = { $who } prenas nigran karton: { $card }.
camelot-drew-foe = { "" }
    .private = Vi prenis la karton { $card } (nur vi scias tion).
camelot-laid-face-down = { $who } prenas karton por { $quest } kaj metas ĝin kovrite.
camelot-laid-face-up = { $who } prenas karton por { $quest } kaj montras ĝin: { $card }.
camelot-merlin-offered = { $who } proponas { $count ->
        [one] Merlinon
       *[other] { $count } Merlinojn
    } ({ $total } el 3).
camelot-merlins-return = { $count ->
        [one] La proponita Merlino revenas
       *[other] La { $count } proponitaj Merlinoj revenas
    } en la manon.
camelot-merlins-prevail = Tri Merlinoj staras kune: la nigra karto ne efikas.
camelot-excalibur-sacrificed = { $who } reĵetas Ekskaliburon en la lagon: la nigra karto ne efikas.
camelot-stopped = { "" }
camelot-warrior = Militistoj { FORM($quest, "loc") }: { $count } el 4.
# He leads the enemy, so not "gvidas la militon".
camelot-mordred-leads = Mordredo gvidas la malamikojn { FORM($quest, "loc") }: por gajni necesas dua karto { $card }.
camelot-all-come-home = Ginevra vokas: ĉiuj kavaliroj iras al Kameloto, kaj la heroa fazo ne okazas.
camelot-volunteers = { $who } pagas por ĉiuj.
camelot-despair-pushes = Gralkarto estas forpuŝita de la tabulo.
camelot-grail-darkens = La serĉado de la Gralo: gralkartoj { $white }, nigraj kartoj { $black }, el 7.
camelot-spell-cast = La karto { $card } restas kaj efikas. { $threat }
camelot-spell-broken = La sorĉo rompiĝis: la karto { $card } forlasas la ludon.

camelot-threat_three_cards = Unu kavaliro forĵetas tri kartojn, aŭ ĉiu kavaliro forĵetas unu.
camelot-threat_three_more = Sekvas tri pliaj nigraj kartoj, kaj tiujn neniu Merlino povas haltigi.
camelot-threat_two_engines = Du katapultoj alruliĝas.
camelot-threat_one_life = Ĉiu kavaliro perdas vivon.
camelot-threat_two_lives = Unu kavaliro perdas du vivojn, aŭ ĉiu kavaliro forĵetas karton.
camelot-threat_desolation = Ĝi okupas la lokon de gralkarto; se tiu aventuro jam finiĝis, ĝi venigas katapulton.
camelot-threat_dark_forest = Neniu gralkarto estas ludebla en la serĉado de la Gralo, ĝis oni gajnos aventuron; se tiu serĉado jam finiĝis, anstataŭe venas katapulto.
camelot-threat_guinevere = Ĉiuj kavaliroj revenas al Kameloto, kaj la heroa fazo de ĉi tiu vico ne okazas.
camelot-threat_mists = Ĉiu perdita aventuro alportas unu plian nigran glavon, ĝis la fino de la partio.
camelot-threat_mordred = Mordredo alportas militiston al unu el la militoj; por gajni ĝin poste necesas dua Batalo 5.
camelot-threat_vivien = Neniu Merlino estas ludebla, ĝis oni gajnos aventuron.

camelot-moves = { $who } iras { FORM($to, "dir") }.
camelot-comes-home = { $who } revenas al Kameloto.
camelot-stays-away = { $who } ne revenas al Kameloto.
camelot-quest-abandoned = Forlasita aventuro: { $quest }. Oni forĵetas { $count ->
        [one] blankan karton
       *[other] { $count } blankajn kartojn
    }.
camelot-lays = { $who } ludas la karton { $card } { FORM($quest, "loc") }.
camelot-grail-pushes = Ĝi forpuŝas la karton { $card } de la tabulo.
camelot-sword-moves = Ekskaliburo moviĝas { $to } (nun ĉe { $at }).
camelot-pays-river = { $who } donas karton por Ekskaliburo, kiu proksimiĝas (nun ĉe { $at }).
    .private = Vi donis la karton { $card }.
camelot-combat = Oni eltiras glavojn { FORM($quest, "loc") }: la kavaliroj havas { $white }, la Malbono havas { $count ->
        [0] nenion
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-combat-excalibur = Oni eltiras glavojn { FORM($quest, "loc") }: la kavaliroj havas { $sum } + 1 (Ekskaliburo) = { $white }, la Malbono havas { $count ->
        [0] nenion
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-kay-helps = { $who } aldonas la karton { $card }.
camelot-kay-passes = { $who } aldonas nenion.
camelot-siege = { $who } batalas kontraŭ katapulto per { COUNT($cards) ->
        [one] la karto
       *[other] la kartoj
    } { $cards }: { $white } kontraŭ { $roll } sur la ĵetkubo.
camelot-siege-excalibur = { $who } batalas kontraŭ katapulto per { COUNT($cards) ->
        [one] la karto
       *[other] la kartoj
    } { $cards }: { $sum } + 1 (Ekskaliburo) = { $white } kontraŭ { $roll } sur la ĵetkubo.
camelot-engine-destroyed = La katapulto estas detruita; restas { $total ->
        [0] neniu
        [one] unu
       *[other] { $total }
    }.
camelot-engine-holds = La katapulto eltenas.
camelot-sacrifices-life = { $who } oferas { $life ->
        [0] la lastan vivon por plia ago: restas nur ĉi tiu vico
       *[other] vivon por plia ago; vivoj nun: { $life }
    }.
camelot-quest-won = Gajnita aventuro: { $quest }!
camelot-quest-lost = Perdita aventuro: { $quest }.
camelot-relic-won = { $who } prenas { FORM($relic, "acc") }.
camelot-relic-lost = Perdita por ĉiam: { $relic }.
camelot-relic-waits = Mortanta mano gajnis { FORM($relic, "acc") }; la relikvo devas atendi.
camelot-dragon-comes = La Drako venas anstataŭ Lanceloto.

camelot-merlin-removes-engine = { $who } ludas la karton Merlino: unu katapulto malaperas, restas { $total ->
        [0] neniu
        [one] unu
       *[other] { $total }
    }.
camelot-merlin-removes-warrior = { $who } ludas la karton Merlino { FORM($quest, "loc") }: restas { $count ->
        [0] neniu militisto
        [one] unu militisto
       *[other] { $count } militistoj
    }.
camelot-merlin-pulls = { $who } ludas la karton Merlino: Ekskaliburo estas ĉe { $at }.
camelot-merlin-lifts = { $who } ludas la karton Merlino { FORM($quest, "loc") }: la karto { $card } malaperas.
camelot-merlin-lifts-hidden = { $who } ludas la karton Merlino { FORM($quest, "loc") }: kovrita karto malaperas nevidite.
camelot-plays-clairvoyance = { $who } ludas la karton Klarvido.
camelot-foresees = { "" }
    .private = De supre: { $cards }.
camelot-foreseen = { $who } remetas { $count ->
        [one] nigran karton
       *[other] { $count } nigrajn kartojn
    } sur la kartaron.
camelot-plays-convocation = { $who } ludas la karton Kunvoko.
camelot-plays-fate = { $who } ludas la karton Sorto.
camelot-plays-heroism = { $who } ludas la karton Heroeco { FORM($quest, "loc") }.
camelot-plays-lady = { $who } vokas la Damon de la Lago.
camelot-plays-messenger = { $who } sendas { $count ->
        [one] karton
       *[other] { $count } kartojn
    } al { $whom }.
    .private = La Mesaĝisto portis: { $cards }.
camelot-plays-piety = { $who } ludas la karton Pieco.
camelot-plays-reinforcements = { $who } ludas la karton Helptrupoj.

camelot-accuses = { $who } akuzas kavaliron { $whom }!
camelot-accused-loyal = { $who } estas lojala.
camelot-unmasked = { $who } estas la **Perfidulo** kaj forlasas la tabulon.
camelot-taunts = { $who } mokas kavaliron { $whom }, kiu perdas karton.
    .private = Vi perdas la karton { $card }.
camelot-traitor-turns-swords = { $who } la tutan tempon estis la Perfidulo kaj nigrigas { $count ->
        [0] neniun blankan glavon
        [one] unu blankan glavon
       *[other] { $count } blankajn glavojn
    }.

camelot-ends-engines = Dek du katapultoj staras antaŭ Kameloto.
camelot-ends-black-swords = { $black } nigraj glavoj kuŝas sur la Ronda Tablo; sep sufiĉas.
camelot-ends-no-knights = Neniu lojala kavaliro plu vivas.
camelot-ends-count = Oni kalkulas la glavojn: blankaj { $white }, nigraj { $black }.
camelot-stands = Kameloto staras. La lojalaj kavaliroj gajnis!
camelot-falls = Kameloto falas. La Malbono gajnis.
camelot-traitor-was = La Perfidulo estis { $who }.
camelot-traitor-none = Inter la kavaliroj estis neniu perfidulo.

camelot-moment-quest-won = Gajnita aventuro: { $quest }!
camelot-moment-quest-lost = Perdita aventuro: { $quest }
camelot-moment-sums = { $white } : { $black }
camelot-moment-excalibur-sacrificed = { $who } reĵetas Ekskaliburon en la lagon
camelot-moment-unmasked = { $who } estas la Perfidulo!
camelot-moment-unmasked-accused = { $by } pravis: { $who } estas la Perfidulo!
camelot-moment-loyal = { $who } estas lojala
camelot-moment-loyal-accused = { $by } malpravis: { $who } estas lojala
# One and several fall alike in Esperanto.
camelot-moment-dies = { $who } { $count ->
        [one] falis
       *[other] falis
    }
camelot-by-engines = Dek du katapultoj
camelot-by-black_swords = { $black } nigraj glavoj
camelot-by-no_knights = Restas neniu lojala kavaliro
camelot-by-count = Glavoj: blankaj { $white }, nigraj { $black }
camelot-award-hunter = { $who } trovis la Perfidulon
camelot-award-engines = { $who } detruis { $count } katapultojn
camelot-award-blood = { $who } donis { $count } vivojn por Kameloto
camelot-award-fights = { $who } ludis { $count } batalkartojn
camelot-award-grails = { $who } ludis { $count } gralkartojn
camelot-award-deeds = { $who } ludis { $count } specialajn kartojn
camelot-award-river = { $who } donis { $count } kartojn por Ekskaliburo

camelot-chose-engine = { "" }
camelot-chose-life = { "" }
camelot-heals = { $who } kuracas sin per tri samaj blankaj kartoj.
camelot-sacrifices = { $who } oferas vivon por plia ago.

camelot-merlin_pass = Merlino: ĉiam lasi nigrajn kartojn veni
camelot-merlin_pass_turn = Merlino: lasi nigrajn kartojn veni ĝis mia sekva vico
camelot-merlin_only_morgan1 = Merlino: demandi min nur pri Morgana (tri kartoj)
camelot-merlin_only_morgan2 = Merlino: demandi min nur pri Morgana (tri pliaj)
camelot-merlin_only_morgan3 = Merlino: demandi min nur pri Morgana (du katapultoj)
camelot-merlin_only_morgan4 = Merlino: demandi min nur pri Morgana (po unu vivo)
camelot-merlin_only_morgan5 = Merlino: demandi min nur pri Morgana (du vivoj)
camelot-merlin_only_desolation = Merlino: demandi min nur pri Ruinigo
camelot-merlin_only_dark_forest = Merlino: demandi min nur pri Malhela Arbaro
camelot-merlin_only_guinevere = Merlino: demandi min nur pri Ginevra
camelot-merlin_only_mists = Merlino: demandi min nur pri Nebuloj de Avalono
camelot-merlin_only_mordred = Merlino: demandi min nur pri Mordredo
camelot-merlin_only_vivien = Merlino: demandi min nur pri Viviana
camelot-excalibur_special = Ekskaliburo: demandi min nur pri specialaj kartoj
camelot-excalibur_decisive = Ekskaliburo: demandi min nur, se aventuro aŭ la sieĝo estus perdita
camelot-excalibur_never = Ekskaliburo: neniam oferi ĝin
camelot-morgan_pass = Morgana: neniam proponi min
camelot-kay_auto = Kajo: aldoni la plej malgrandan batalkarton, kiu sufiĉas
camelot-kay_never = Kajo: neniam aldoni karton
camelot-share_accept = Divido: akcepti ĉiun dividon
camelot-convocation_return = Kunvoko: ĉiam reveni
camelot-convocation_stay = Kunvoko: ĉiam resti

camelot-option-traitor_mode = Perfidulo
    .help = Oni miksas kaj disdonas sep lojalajn kartojn kaj unu Perfidulon, do eble inter vi estas neniu; aŭ unu karton pli ol ludantoj; aŭ certe estas perfidulo; aŭ ĉiuj estas lojalaj.
camelot-option-loyalty_look = Kiam legi sian lojalecon
    .help = kutima: tuj, sed kun tri ludantoj post ses glavoj; aŭ ĉiam tuj, post ses glavoj, aŭ ekde vico ses.
camelot-option-knight_assignment = Kavaliroj
    .help = hazarde, aŭ laŭ elekto: tiam la atendejo havas butonon por tio, kaj kiu ne elektas, tiu ricevas unu el la ceteraj.
camelot-option-allow_voluntary_reveal = La Perfidulo rajtas malkaŝiĝi
    .help = Komence de sia vico, antaŭ ol la Malbono antaŭeniras.
camelot-option-min_window = Minimuma respondotempo en sekundoj
    .help = Demandoj al ĉiuj restas malfermaj almenaŭ tiom longe, kaj hazarde ĝis sep sekundojn pli, por ke rapideco malkaŝu nenion. 0: sen atendo.
camelot-option-turn_seconds = Tempo por vico
    .help = De 30 sekundoj ĝis 30 minutoj en reala tempo; de unu horo ĝis unu semajno koresponde.
camelot-option-window_seconds = Tempo por reago
    .help = De 10 sekundoj ĝis 10 minutoj en reala tempo; de unu horo ĝis unu semajno koresponde.
camelot-standard = sep lojalaj, unu Perfidulo
camelot-none = neniu perfidulo
camelot-n_plus_1 = unu karto pli ol ludantoj
camelot-certain = certe perfidulo
camelot-usual = kutima
camelot-at_once = tuj
camelot-after_6_swords = post ses glavoj
camelot-from_turn_6 = ekde vico ses
camelot-random = hazarde
camelot-choice = laŭ elekto
