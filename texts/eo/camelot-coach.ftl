# What the coach says in Shadows over Camelot: how much better a choice is, and why.

camelot-coach-worth = ĉirkaŭ { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] glavo
       *[other] glavoj
    }

## The heroic action.
camelot-coach-river = Ekskaliburo estas { $steps ->
        [one] unu paŝon
       *[other] { $steps } paŝojn
    } for de nia bordo, kaj ĉiu ajn karto movas ĝin.
camelot-coach-grail = Por la Gralo mankas { $lacking ->
        [one] unu karto
       *[other] { $lacking } kartoj
    }{ $despair ->
        [0] {""}
        [one] , kaj unu nigra karto baras la vojon
       *[other] , kaj { $despair } nigraj kartoj baras la vojon
    }; vi havas { $held ->
        [0] neniun
        [one] unu
       *[other] { $held }
    }.
camelot-coach-war = Por { $quest } { $lacking ->
        [one] mankas ankoraŭ unu batalkarto
       *[other] mankas ankoraŭ { $lacking } batalkartoj
    }, kaj vi povas ludi { $mine ->
        [0] neniun el la sekvaj
        [one] la sekvan
       *[other] la { $mine } sekvajn
    }. { $warriors ->
        [0] Ankoraŭ venis neniu malamiko.
        [one] Venis unu el kvar malamikoj.
       *[other] Venis { $warriors } el kvar malamikoj.
    }
camelot-coach-combat = Vi havas { $lacking ->
        [one] la solan karton, kiu
       *[other] ĉiujn { $lacking } kartojn, kiuj
    } ankoraŭ necesas { FORM($quest, "loc") }: la ŝanco gajni estas ĉirkaŭ { $chance } %.
camelot-coach-combat-together = El la { $lacking } kartoj necesaj { FORM($quest, "loc") } vi havas { $mine ->
        [0] neniun
       *[other] { $mine }
    }: la ŝanco gajni estas ĉirkaŭ { $chance } %.
camelot-coach-draw = { $cards ->
        [0] Via mano estas malplena
        [one] Vi havas unu karton
       *[other] Vi havas { $cards } kartojn
    }, kaj sen kartoj oni gajnas nenion.
camelot-coach-home = { $cards ->
        [0] Vi ne plu havas kartojn
        [one] Restas al vi unu karto
       *[other] Vi havas { $cards } kartojn
    }: ĉe la Ronda Tablo vi povas preni pliajn.
camelot-coach-siege = La ŝanco detrui katapulton estas ĉirkaŭ { $chance } %; antaŭ Kameloto { $engines ->
        [one] staras unu
       *[other] staras { $engines } el 12
    }.
camelot-coach-heal = Kun { $life ->
        [one] nur unu vivo
       *[other] { $life } vivoj
    } ĉi tiuj kartoj plej bone servas kiel bandaĝo.
camelot-coach-accuse = { $whom } helpis { $helped ->
        [0] neniam
        [one] unufoje
       *[other] { $helped }-foje
    } en { $turns ->
        [one] unu vico
       *[other] { $turns } vicoj
    }: ĉirkaŭ { $chance } % da ŝanco, ke tiu kavaliro estas la Perfidulo.
camelot-coach-accuse-unhurt = { $whom } ankoraŭ havas { $life ->
        [one] unu vivon
       *[other] { $life } vivojn
    }, dum aliaj sangis: ĉirkaŭ { $chance } % da ŝanco, ke tiu kavaliro estas la Perfidulo.
camelot-coach-sacrifice = Dua ago valoras vivon; viaj vivoj nun: { $life }.
camelot-coach-sacrifice-not = Nenio, kion vi ankoraŭ povus fari, valoras unu el viaj { $life } vivoj.
camelot-coach-sacrifice-never = Kun { $life ->
        [one] nur unu vivo
       *[other] { $life } vivoj
    } dua ago estas tro kosta.
camelot-coach-special = La karto { $card } utilas ĝuste nun.
camelot-coach-merlin-engine = Merlino forigas { $engines ->
        [one] la solan katapulton
       *[other] unu el { $engines } katapultoj
    }.
camelot-coach-merlin-quest = Merlino forigas nigran karton aŭ militiston ĉe { $quest }.
camelot-coach-exchange-grail = { $whom } serĉas la Gralon kaj povas ludi vian gralkarton.
camelot-coach-exchange = { $whom } havas sufiĉe da kartoj kaj eble donos al vi gralkarton.
camelot-coach-rest = Nenio, kio restas, valoras pli ol ripozo.
camelot-coach-nothing-better = Estas nenio pli bona por fari.
camelot-coach-wasted = Al la tablo tio alportas nenion.
camelot-coach-dearer-card = La karto { $card } mankus pli ol alia.
camelot-coach-not-the-best-way = La ideo estas bona, sed la maniero povus esti pli bona.

## Evil's progress, and Black cards.
camelot-coach-draw-black = Nigra karto povas esti milda: la plej multaj nur proksimigas aventuron al ĝia fino.
camelot-coach-draw-known = Vi scias, kio venos: { $card }.
camelot-coach-engine = { $left ->
        [one] Ĉi tiu katapulto estus la lasta: Kameloto falus
       *[other] Post { $left } pliaj katapultoj Kameloto falos
    }.
camelot-coach-life = { $life ->
        [one] Tio estas via lasta vivo
       *[other] Vi havas { $life } vivojn, kaj aventuroj redonas kelkajn
    }.
camelot-coach-peek = Rigardi kostas nenion.
camelot-coach-reveal = Se vi malkaŝiĝas, vi ne plu povas nigrigi glavojn antaŭ la fina kalkulo.
camelot-coach-armor = Tio enlasus la karton { $card }.
camelot-coach-face-down = Kovrite ĝi alportas al vi blankan karton.
camelot-coach-face-up = Malkovrite ĝi alportas al vi nenion.
camelot-coach-face-up-warn = Iu batalas tie kaj devus scii, kiel forta estas la malamiko.
camelot-coach-raid = { CAP(FORM($quest, "loc")) } starus { $warriors ->
        [one] unu el kvar malamikoj
       *[other] { $warriors } el kvar malamikoj
    }.
camelot-coach-let-come = Haltigi la karton kostas pli, ol ĝi damaĝas.
camelot-coach-stop-excalibur = La karto damaĝus pli, ol Ekskaliburo valoras.
camelot-coach-let-come-dear = La karto damaĝus pli, ol kostas haltigi ĝin.
camelot-coach-stop-excalibur-dear = Ekskaliburo valoras pli ol la damaĝo de ĉi tiu karto.
camelot-coach-stop-merlins-dear = Tri Merlinoj valoras pli ol la damaĝo de ĉi tiu karto.
camelot-coach-stop-merlins = La karto damaĝus pli, ol tri Merlinoj valoras.
camelot-coach-volunteer-not = Prefere ĉiu pagu iom.
camelot-coach-volunteer-cards = Kun { $cards } kartoj vi povas pagi por ĉiuj.
camelot-coach-volunteer-life = Kun { $life } vivoj vi povas sangi por ĉiuj.
camelot-coach-spare = Ĉi tiuj kartoj mankus malplej.
camelot-coach-foresight = La mildaj unue: { $card } supre.
camelot-coach-foresight-worst = La plej malbonaj unue: { $card } supre.
camelot-coach-kay = Ankoraŭ unu karto, kaj la batalo estas gajnita.
camelot-coach-kay-more = Ankaŭ pli malgranda karto sufiĉus.
camelot-coach-kay-vain = Tio ne ŝanĝus la finon de la batalo.
camelot-coach-kay-not = Vi ŝparas karton.
camelot-coach-grail-own = Ĝi savas vin.
camelot-coach-grail-use = La vivo de { $whom } valoras pli ol la Gralo en viaj manoj.
camelot-coach-grail-keep = La Gralo restas por alia; kun ŝanco de ĉirkaŭ { $chance } % ĉi tiu kavaliro estas la Perfidulo.

## Sharing and giving.
camelot-coach-lone-grail = Unu sola gralkarto faras malmulton; kiu serĉas la Gralon, povas uzi ĝin.
camelot-coach-give = Tio kostas al vi la karton { $card }.
camelot-coach-give-seeker = { $whom } serĉas la Gralon kaj bezonas ĝin pli ol vi.
camelot-coach-share-accept = Sufiĉe juste, kaj oni ne perdas tempon.
camelot-coach-share-reject = Pli bona divido apenaŭ valoras la diskuton.
camelot-coach-share-no_agreement = La hazardo donas kartojn al tiuj, kiuj ne povas uzi ilin.
camelot-coach-share-evenly = Ĉiu ricevas same multe, kaj neniu povas plendi.
camelot-coach-share-split = La gralkartoj kune, kaj la ceteraj al tiuj, kiuj havas malmultajn kartojn.
camelot-coach-stay = Vi utilas { FORM($quest, "loc") }.
camelot-coach-return = { $cards ->
        [0] Sen kartoj
        [one] Kun unu karto
       *[other] Kun { $cards } kartoj
    } vi pli utilas hejme.

## The Traitor's own advice.
camelot-coach-traitor-down = Kovrite neniu scias, kiel forta estas la malamiko, kaj vi ricevas karton.
camelot-coach-traitor-up = Ĉiuj vidus, kontraŭ kio ili batalas.
camelot-coach-traitor-unseen = Neniu vidas, kion alian vi povis fari.
camelot-coach-traitor-pass = Neniu povas scii, kion vi povis doni.
camelot-coach-traitor-helps = Tio vere helpas ilin.
camelot-coach-traitor-saves = Tio savus kavaliron.
camelot-coach-traitor-refuses = Vi savas neniun alian.
camelot-coach-traitor-waste-sword = Ekskaliburo malŝpariĝas por karto, kiu apenaŭ gravas.
camelot-coach-traitor-engine = { $left ->
        [one] Ĉi tiu katapulto faligas Kameloton
       *[other] Post { $left } pliaj katapultoj Kameloto falos
    }.
camelot-coach-traitor-draw = Nigra karto damaĝas, kaj ĉiuj ja prenas ilin.
camelot-coach-traitor-bleeds = Vi havas { $life ->
        [one] unu vivon
       *[other] { $life } vivojn
    }, kaj kiu sangas, al tiu oni fidas.
camelot-coach-traitor-idle = Tio aspektas diligente kaj helpas neniun.
camelot-coach-traitor-cover = Tio helpas ilin, sed via reputacio bezonas ĝin.
camelot-coach-traitor-blocks = { CAP(FORM($quest, "loc")) } povas batali nur unu: dum vi fiaskas tie, neniu alia povas gajni.
camelot-coach-traitor-wanders = Survoje vi faras nenion bonan.
camelot-coach-traitor-weak = La karto { $card } ŝajnas helpo kaj perdigas la batalon.
camelot-coach-traitor-river = Tio kostas al vi la karton { $card }, kiun la aliaj uzus pli bone.
camelot-coach-traitor-siege = La karto { $card } aspektas kuraĝe kaj preskaŭ neniam sufiĉas.
camelot-coach-traitor-slander = Akuzi kavaliron { $whom } nigrigas blankan glavon, kaj apenaŭ restas tempo por pensi pri vi.
camelot-coach-traitor-slander-early = Estas tro frue: ili havus tempon por pensi pri vi.
camelot-coach-taunt = { $whom } havas { $cards ->
        [one] unu karton
       *[other] { $cards } kartojn
    }: ju pli da kartoj, des pli bona viktimo.
