coup-coach-worth = ungefär { NUMBER($amount, maximumFractionDigits: 0) } % vinstchans

coup-coach-income = Ett mynt, som ingen kan tvivla på eller blockera.
coup-coach-foreign_aid = { $stopped ->
        [0] Två mynt, och knappast någon blockerar.
       *[other] Två mynt; någon blockerar som Hertiginna i ungefär { $stopped } fall av 100.
    }
coup-coach-murder = Ingen kan stoppa ett mord; { $whom } har { $coins ->
        [0] inga mynt
       *[other] { $coins } mynt
    }{ $lives ->
        [one] { " " }och skulle vara ute.
       *[other] { " " }och skulle ha en karaktär kvar.
    }
coup-coach-true = Du har { FORM($character, "def") }: den som tvivlar förlorar en karaktär.
coup-coach-true-against = Du har { FORM($character, "def") }: ett tvivel skulle bara hjälpa dig. { $stopped ->
        [0] { $whom } blockerar troligen inte.
       *[other] { $whom } blockerar i ungefär { $stopped } fall av 100.
    }
coup-coach-exchange = Du har { FORM($character, "def") }: nya kort kan vara bättre, och ingen känner till dem.
coup-coach-examine = Du har { FORM($character, "def") }: en titt på ett kort avslöjar vem du bör tvivla på.
coup-coach-bluff = Du har inte { FORM($character, "def") }. { $doubt ->
        [0] Knappast någon kommer att tvivla.
       *[other] Någon tvivlar i ungefär { $doubt } fall av 100.
    }
coup-coach-bluff-again = Du har sagt dig ha { FORM($character, "def") } förut, och historien håller. { $doubt ->
        [0] Nu kommer knappast någon att tvivla.
       *[other] Någon tvivlar i ungefär { $doubt } fall av 100.
    }

coup-coach-doubt = { $who } har { FORM($character, "def") } i ungefär { $true } fall av 100{ $seen ->
        [0] .
        [one] ; ett exemplar kan du se.
       *[other] ; { $seen } exemplar kan du se.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }Samma påstående har hållit förut.
    } Är det sant förlorar du en karaktär.
coup-coach-doubt-impossible = Du ser själv alla exemplar av { FORM($character, "def") } framför dig: { $who } bluffar.
coup-coach-doubt-last = Din sista karaktär står ändå på spel; { $who } har { FORM($character, "def") } i ungefär { $true } fall av 100.
coup-coach-pass = { $who } har { FORM($character, "def") } i ungefär { $true } fall av 100{ $seen ->
        [0] .
        [one] ; ett exemplar kan du se.
       *[other] ; { $seen } exemplar kan du se.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }Samma påstående har hållit förut.
    } Tvivlar du i onödan förlorar du en karaktär.
coup-coach-pass-impossible = { $who } kan inte ha { FORM($character, "def") }; om du passar får bluffen stå.
coup-coach-pass-last = Passar du hänger din sista karaktär på en blockering; { $who } har { FORM($character, "def") } i ungefär { $true } fall av 100.

coup-coach-block = Du har { FORM($character, "def") }: blockeringen håller, och den som tvivlar förlorar en karaktär.
coup-coach-bluff-block = Du har inte { FORM($character, "def") }. { $doubt ->
        [0] Knappast någon kommer att tvivla på blockeringen.
       *[other] Någon tvivlar på blockeringen i ungefär { $doubt } fall av 100.
    }
coup-coach-allow-foreign_aid = { $by } får två mynt; du riskerar ingenting.
coup-coach-allow-steal = { $by } får upp till två av dina mynt, men du förlorar ingen karaktär.
coup-coach-allow-assassinate = { $last ->
        [1] Det kostar dig din sista karaktär.
       *[other] Det kostar dig en karaktär, men den andra har du kvar.
    }

coup-coach-keep = { $lives ->
        [one] Du skulle spela vidare med { FORM($cards, "def") }.
       *[other] { $cards }: två olika karaktärer, alltså mer du kan göra utan att bluffa.
    }
coup-coach-keep-double = Två av samma karaktär: det den kan göra räknas bara en gång.
coup-coach-lose = Då har du { FORM($rest, "def") } kvar.
coup-coach-show = Blir du av med { FORM($card, "def") } har du { FORM($rest, "def") } kvar.
coup-coach-return = { $whom } behåller { FORM($card, "def") }, och det vet du.
coup-coach-replace = { $whom } måste byta { FORM($card, "def") } mot ett okänt kort.
coup-coach-draft = Med { FORM($card, "def") } har du två olika karaktärer att spela.
coup-coach-draft-double = Två av samma karaktär kan inte mer än en.
