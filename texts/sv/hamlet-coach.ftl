hamlet-coach-worth = ungefär { NUMBER($amount, maximumFractionDigits: 1) } poäng

hamlet-coach-now = { $vp ->
        [0] { "" }
       *[other] { $vp } poäng nu.{ " " }
    }
hamlet-coach-spent = { $spent ->
        [0] { "" }
       *[other] { " " }Det kostar dig { $spent } mynt.
    }
hamlet-coach-saving = { $missing ->
        [-1] { "" }
        [0] { " " }Då har du råd med en bybo till.
       *[other] { " " }Då fattas { $missing } mynt till nästa bybo.
    }
hamlet-coach-then = { $next ->
        [0] { "" }
        [1] { " " }Härnäst: arbeta { FORM($what, "loc") }.
        [2] { " " }Härnäst: förädla råvaror { FORM($what, "loc") }.
        [3] { " " }Härnäst: ta ritningen { $what }.
        [4] { " " }Härnäst: anställ { $what }.
        [5] { " " }Härnäst: bygg { FORM($what, "def") }.
        [6] { " " }Härnäst: bygg en väg från { FORM($what, "def") }.
        [7] { " " }Härnäst: leverera till kyrkan ({ $what }).
        [8] { " " }Härnäst: sälj { $what }.
        [9] { " " }Härnäst: be om allmosa.
       *[other] { " " }Härnäst: led en åsna vidare från { FORM($what, "def") }.
    }

hamlet-coach-end = { $standing ->
        [0] Alla har gjort sitt.
        [one] En av dina bybor skulle stå sysslolös.
       *[other] { $standing } av dina bybor skulle stå sysslolösa.
    }
hamlet-coach-donkeys = Med åsnan { FORM($tile, "loc") } har du { $reach ->
        [one] { $reach } bricka
       *[other] { $reach } brickor
    } inom räckhåll.{ hamlet-coach-then }
hamlet-coach-work = { hamlet-coach-now }{ $coins ->
        [0] { "" }
       *[other] { $coins } mynt nu.{ " " }
    }Det lägger ut { $goods } som alla får använda.{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-refine = { hamlet-coach-now }{ $goods } i din färg{ $each ->
        [one] { "" }
       *[other] , av hög kvalitet
    }: { $each } poäng och { $each } mynt{ $count ->
        [one] { "" }
       *[other] { " " }för varje
    } till dig när någon använder { $count ->
        [one] varan
       *[other] dem
    }.{ $slots ->
        [0] { "" }
        [one] { " " }En leverans som saknas kan använda det.
       *[other] { " " }{ $slots } leveranser som saknas kan använda det.
    }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-blueprint = { $promise ->
        [0] Ritningen { $tile } lovar inte mycket för vad den kostar.
       *[other] Ritningen { $tile } lovar ungefär { $promise } poäng mer än den kostar.
    }{ $spent ->
        [0] { "" }
       *[other] { " " }Att ta den kostar { $spent } mynt.
    }{ hamlet-coach-then }
hamlet-coach-hire-villager = En handling till i varje runda: ungefär { $left ->
        [one] { $left } runda
       *[other] { $left } rundor
    } återstår.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-hire-donkey = Med en åsna { FORM($tile, "loc") } har du { $reach ->
        [one] { $reach } bricka
       *[other] { $reach } brickor
    } inom räckhåll.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-build = { $vp ->
        [0] Inga poäng nu.
       *[other] { $vp } poäng nu.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-road = Vägen i sig ger { $roads } poäng på slutet.{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-gains = { $longest ->
        [0] { "" }
       *[other] { " " }Din längsta väg ger { $longest } poäng mer.
    }{ $together ->
        [0] { "" }
       *[other] { " " }Med det som följer den här turen ger din längsta väg { $together } poäng mer.
    }{ $landmark ->
        [0] { "" }
       *[other] { " " }Landmärken: ungefär { $landmark } poäng mer.
    }{ $first ->
        [0] { "" }
       *[other] { " " }Du skulle bli { FORM($milestone, "low") }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Andra får { $others } poäng för varorna du använder.
    }
hamlet-coach-deliver = { hamlet-coach-now }{ $last ->
        [0] Det räknas för utmärkelsen Kaplan; { $open ->
                [one] en leverans
               *[other] { $open } leveranser
            } kvar till slutet.
        [1] Då tar partiet slut, och du leder med { $lead }.
        [2] Då tar partiet slut, och du ligger { $lead } efter.
        [3] Då tar partiet slut, och ni ligger lika.
       *[other] Kyrkan är färdig.
    }{ hamlet-coach-spent }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-sell = { hamlet-coach-now }{ $coins ->
        [0] { "" }
       *[other] { $coins } mynt nu.{ " " }
    }{ $sales ->
        [one] Din första försäljning räknas för utmärkelsen Köpman.
       *[other] Dina { $sales } försäljningar räknas för utmärkelsen Köpman.
    }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-alms = Bara 1 mynt: det finns inget att hämta.{ hamlet-coach-saving }{ hamlet-coach-then }
