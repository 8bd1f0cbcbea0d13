## What the coach says of a choice. Amounts are points of the final score.
hamlet-coach-worth = { NUMBER($amount, maximumFractionDigits: 1) ->
        [one] ĉirkaŭ { $amount } poento
       *[other] ĉirkaŭ { NUMBER($amount, maximumFractionDigits: 1) } poentoj
    }

## Parts of several reasons.
hamlet-coach-now = { $vp ->
        [0] { "" }
        [one] { $vp } poento nun.{ " " }
       *[other] { $vp } poentoj nun.{ " " }
    }
hamlet-coach-spent = { $spent ->
        [0] { "" }
        [one] { " " }Tio kostas al vi { $spent } moneron.
       *[other] { " " }Tio kostas al vi { $spent } monerojn.
    }
hamlet-coach-saving = { $missing ->
        [-1] { "" }
        [0] { " " }Tiam via mono sufiĉos por plia vilaĝano.
        [one] { " " }Tiam por plia vilaĝano mankos { $missing } monero.
       *[other] { " " }Tiam por plia vilaĝano mankos { $missing } moneroj.
    }
hamlet-coach-then = { $next ->
        [0] { "" }
        [1] { " " }Poste laboru ĉe { $what }.
        [2] { " " }Poste prilaboru varojn ĉe { $what }.
        [3] { " " }Poste prenu la planon { $what }.
        [4] { " " }Poste dungu { FORM($what, "acc") }.
        [5] { " " }Poste konstruu { FORM($what, "acc") }.
        [6] { " " }Poste konstruu vojon de { $what }.
        [7] { " " }Poste liveru al la preĝejo: { $what }.
        [8] { " " }Poste vendu { FORM($what, "acc") }.
        [9] { " " }Poste petu almozon.
       *[other] { " " }Poste konduku azenon plu de { $what }.
    }

## The choices.
hamlet-coach-end = { $standing ->
        [0] Ĉiuj jam laboris.
        [one] Unu el viaj vilaĝanoj starus senokupe.
       *[other] { $standing } el viaj vilaĝanoj starus senokupe.
    }
hamlet-coach-donkeys = Kun via azeno ĉe { $tile } { $reach ->
        [one] estas atingebla { $reach } kahelo
       *[other] estas atingeblaj { $reach } kaheloj
    }.{ hamlet-coach-then }
hamlet-coach-work = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] { $coins } monero nun.{ " " }
       *[other] { $coins } moneroj nun.{ " " }
    }Tio disponigas al ĉiuj { FORM($goods, "acc") }.{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-refine = { hamlet-coach-now }Vi produktas { FORM($goods, "acc") }{ $each ->
        [one] { "" }
       *[other] { " " }de alta kvalito
    }: vi ricevas { $each ->
        [one] { $each } poenton kaj { $each } moneron
       *[other] { $each } poentojn kaj { $each } monerojn
    }{ $count ->
        [one] { "" }
       *[other] { " " }por ĉiu
    }, kiam iu foruzas { $count ->
        [one] ĝin
       *[other] ilin
    }.{ $slots ->
        [0] { "" }
        [one] { " " }Unu mankanta livero bezonas tion.
       *[other] { " " }{ $slots } mankantaj liveroj bezonas tion.
    }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-blueprint = { $promise ->
        [0] La plano { $tile } promesas malmulton por sia kosto.
        [one] La plano { $tile } promesas ĉirkaŭ { $promise } poenton pli, ol ĝi kostas.
       *[other] La plano { $tile } promesas ĉirkaŭ { $promise } poentojn pli, ol ĝi kostas.
    }{ $spent ->
        [0] { "" }
        [one] { " " }Preni ĝin kostas { $spent } moneron.
       *[other] { " " }Preni ĝin kostas { $spent } monerojn.
    }{ hamlet-coach-then }
hamlet-coach-hire-villager = Unu plia ago en ĉiu raŭndo: restas ankoraŭ ĉirkaŭ { $left ->
        [one] { $left } raŭndo
       *[other] { $left } raŭndoj
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-hire-donkey = Kun azeno ĉe { $tile } { $reach ->
        [one] estas atingebla { $reach } kahelo
       *[other] estas atingeblaj { $reach } kaheloj
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-build = { $vp ->
        [0] Neniu poento nun.
        [one] { $vp } poento nun.
       *[other] { $vp } poentoj nun.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-road = { $roads ->
        [one] La vojo mem donos fine { $roads } poenton.
       *[other] La vojo mem donos fine { $roads } poentojn.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-gains = { $longest ->
        [0] { "" }
        [one] { " " }Via plej longa vojo donos { $longest } poenton pli.
       *[other] { " " }Via plej longa vojo donos { $longest } poentojn pli.
    }{ $together ->
        [0] { "" }
       *[other] { " " }Kun tio, kio sekvas en ĉi tiu vico, ĝi donos eĉ { $together } poentojn pli.
    }{ $landmark ->
        [0] { "" }
        [one] { " " }Vidindaĵoj: ĉirkaŭ { $landmark } poento pli.
       *[other] { " " }Vidindaĵoj: ĉirkaŭ { $landmark } poentoj pli.
    }{ $first ->
        [0] { "" }
       *[other] { " " }Vi fariĝus { $milestone }.
    }{ $others ->
        [0] { "" }
        [one] { " " }La aliaj gajnas { $others } poenton per la varoj, kiujn vi foruzas.
       *[other] { " " }La aliaj gajnas { $others } poentojn per la varoj, kiujn vi foruzas.
    }
hamlet-coach-deliver = { hamlet-coach-now }{ $last ->
        [0] Tio kalkuliĝas por la Kapelano; ĝis la fino { $open ->
                [one] restas unu livero
               *[other] restas { $open } liveroj
            }.
        [1] Tio finas la partion, kaj vi antaŭas je { $lead }.
        [2] Tio finas la partion, kaj vi postrestas je { $lead }.
        [3] Tio finas la partion, kaj la poentoj estas egalaj.
       *[other] La preĝejo estas preta.
    }{ hamlet-coach-spent }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-sell = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] { $coins } monero nun.{ " " }
       *[other] { $coins } moneroj nun.{ " " }
    }{ $sales ->
        [one] Via unua vendo kalkuliĝas por la Komercisto.
       *[other] Viaj { $sales } vendoj kalkuliĝas por la Komercisto.
    }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-alms = Nur 1 monero: nenio alia estas akirebla.{ hamlet-coach-saving }{ hamlet-coach-then }
