## The coach: what a choice is worth, and why.
coup-coach-worth = ĉirkaŭ { NUMBER($amount, maximumFractionDigits: 0) } % da ŝanco gajni

# Turns.
coup-coach-income = Unu monero, kaj neniu povas dubi pri ĝi nek bloki ĝin.
coup-coach-foreign_aid = { $stopped ->
        [0] Du moneroj, kaj apenaŭ iu blokos.
       *[other] Du moneroj; en ĉirkaŭ { $stopped } el 100 okazoj iu blokas kiel Dukino.
    }
coup-coach-murder = Neniu povas haltigi murdon; { $whom } havas { $coins ->
        [0] neniun moneron
        [one] { $coins } moneron
       *[other] { $coins } monerojn
    }{ $lives ->
        [one] { " " }kaj eliminiĝus.
       *[other] { " " }kaj restus kun unu rolulo.
    }
coup-coach-true = Vi havas la { FORM($character, "acc") }: kiu dubas, tiu perdas rolulon.
coup-coach-true-against = Vi havas la { FORM($character, "acc") }: dubo nur helpus vin. { $stopped ->
        [0] { $whom } verŝajne ne blokos.
       *[other] { $whom } blokas en ĉirkaŭ { $stopped } el 100 okazoj.
    }
coup-coach-exchange = Vi havas la { FORM($character, "acc") }: novaj kartoj povas esti pli bonaj, kaj neniu konas ilin.
coup-coach-examine = Vi havas la { FORM($character, "acc") }: unu rigardo al karto montras, pri kiu dubi.
coup-coach-bluff = Vi ne havas la { FORM($character, "acc") }. { $doubt ->
        [0] Apenaŭ iu dubos.
       *[other] Iu dubas en ĉirkaŭ { $doubt } el 100 okazoj.
    }
coup-coach-bluff-again = Vi jam antaŭe pretendis esti { $character }, kaj oni kredis tion. { $doubt ->
        [0] Apenaŭ iu nun dubos.
       *[other] Iu dubas en ĉirkaŭ { $doubt } el 100 okazoj.
    }

# Doubts.
coup-coach-doubt = { $who } havas la { FORM($character, "acc") } en ĉirkaŭ { $true } el 100 okazoj{ $seen ->
        [0] .
        [one] ; unu ekzempleron vi vidas.
       *[other] ; { $seen } ekzemplerojn vi vidas.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }La sama pretendo jam antaŭe validis.
    } Se estas vere, vi perdas rolulon.
coup-coach-doubt-impossible = Vi vidas ĉiujn ekzemplerojn de la { $character }: { $who } blufas.
coup-coach-doubt-last = Via lasta rolulo ĉiuokaze estas en danĝero; { $who } havas la { FORM($character, "acc") } en ĉirkaŭ { $true } el 100 okazoj.
coup-coach-pass = { $who } havas la { FORM($character, "acc") } en ĉirkaŭ { $true } el 100 okazoj{ $seen ->
        [0] .
        [one] ; unu ekzempleron vi vidas.
       *[other] ; { $seen } ekzemplerojn vi vidas.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }La sama pretendo jam antaŭe validis.
    } Malprava dubo kostus al vi rolulon.
coup-coach-pass-impossible = { $who } ne povas havi la { FORM($character, "acc") }; se vi pasas, la blufo sukcesas.
coup-coach-pass-last = Se vi pasas, nur blokado povas savi vian lastan rolulon; { $who } havas la { FORM($character, "acc") } en ĉirkaŭ { $true } el 100 okazoj.

# Blocks.
coup-coach-block = Vi havas la { FORM($character, "acc") }: la blokado validas, kaj kiu dubas, tiu perdas rolulon.
coup-coach-bluff-block = Vi ne havas la { FORM($character, "acc") }. { $doubt ->
        [0] Apenaŭ iu dubos pri la blokado.
       *[other] Oni dubas pri la blokado en ĉirkaŭ { $doubt } el 100 okazoj.
    }
coup-coach-allow-foreign_aid = { $by } ricevas du monerojn; vi riskas nenion.
coup-coach-allow-steal = Ĝis du viaj moneroj iras al { $by }, sed neniu rolulo.
coup-coach-allow-assassinate = { $last ->
        [1] Tio kostas al vi la lastan rolulon.
       *[other] Tio kostas al vi unu rolulon, kaj la alian vi konservas.
    }

# Cards.
coup-coach-keep = { $lives ->
        [one] Vi ludus plu kun la { $cards }.
       *[other] { $cards }: du malsamaj roluloj, do pli da eblecoj sen blufo.
    }
coup-coach-keep-double = Dufoje la sama rolulo: ĝia kapablo kalkuliĝas nur unufoje.
coup-coach-lose = Tiam restas al vi la { $rest }.
coup-coach-show = Se vi perdos la { FORM($card, "acc") }, restos la { $rest }.
coup-coach-return = { $whom } konservas la { FORM($card, "acc") }, kaj vi scias tion.
coup-coach-replace = { $whom } devas ŝanĝi la { FORM($card, "acc") } kontraŭ nekonata karto.
coup-coach-draft = Kun la { $card } vi havas du malsamajn rolulojn por ludi.
coup-coach-draft-double = Du samaj roluloj kapablas ne pli ol unu.
