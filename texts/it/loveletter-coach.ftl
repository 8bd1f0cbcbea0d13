## What the coach says of a play in Love Letter: by how much one is better than another, and why.

# No "l'1 %" or "il 2 %": the article would depend on the number.
loveletter-coach-worth = circa { NUMBER($amount, maximumFractionDigits: 0) }% di round vinti
loveletter-coach-princess = Chi gioca la Principessa è fuori dal round.
loveletter-coach-handmaid = Nessuno può sceglierti fino al tuo prossimo turno, e tieni { FORM($kept, "def") }.
loveletter-coach-showdown = Il mazzo è finito: { $chance ->
        [0] con { FORM($kept, "def") } perdi il confronto finale.
        [100] con { FORM($kept, "def") } vinci il confronto finale.
       *[other] con { FORM($kept, "def") } vinci il confronto finale in circa { $chance } casi su 100.
    }
loveletter-coach-hides = { $whom } { $count ->
        [one] ha
       *[other] hanno
    } visto { GENDER($card) ->
        [f] la tua
       *[m] il tuo
    } { $card }: una volta giocata quella carta, nessuno sa che cosa hai in mano.
loveletter-coach-exposed = { $whom } { $count ->
        [one] ha
       *[other] hanno
    } visto { GENDER($kept) ->
        [f] la tua
       *[m] il tuo
    } { $kept }: finché tieni quella carta, a una Guardia basta nominarla.
loveletter-coach-countess = La Contessa non fa nulla; quello che conta è tenere { FORM($kept, "def") }.
loveletter-coach-no-target = Non si può scegliere nessuno, quindi non succede nulla; tieni { FORM($kept, "def") }.
loveletter-coach-own-princess = A scartare la Principessa saresti tu, e saresti fuori dal round.
loveletter-coach-own-prince = Cambi { FORM($kept, "def") } con una carta che nessuno ha visto; { $chance ->
        [0] più alta non può essere.
       *[other] è più alta in circa { $chance } casi su 100.
    }
loveletter-coach-spy = Scopri che carta ha { $whom }, e più avanti una Guardia può approfittarne; tieni { FORM($kept, "def") }.
loveletter-coach-spy-known = La carta di { $whom } la conosci già; quello che conta è tenere { FORM($kept, "def") }.
loveletter-coach-baron = Contro { $whom } { GENDER($kept) ->
        [f] la tua
       *[m] il tuo
    } { $kept } vince in circa { $wins } casi su 100 e perde in { $loses }.
loveletter-coach-baron-known = La carta di { $whom } la conosci: { GENDER($kept) ->
        [f] la tua
       *[m] il tuo
    } { $kept } { $end ->
        [1] vale di più, e il confronto lo vinci tu.
        [0] vale lo stesso, e non succede nulla.
       *[other] vale di meno, e sei fuori.
    }
loveletter-coach-king = { $chance ->
        [0] Con lo scambio non ci guadagni: { $whom } non può avere una carta più alta { GENDER($kept) ->
            [f] della tua
           *[m] del tuo
        } { $kept }.
       *[other] { $whom } ha una carta più alta { GENDER($kept) ->
            [f] della tua
           *[m] del tuo
        } { $kept } in circa { $chance } casi su 100; dopo lo scambio ognuno sa che carta ha l'altro.
    }
loveletter-coach-prince-princess = { $chance ->
        [100] { $whom } ha la Principessa e deve scartarla.
       *[other] { $whom } ha la Principessa in circa { $chance } casi su 100, e allora è fuori; altrimenti pesca di nuovo.
    }
loveletter-coach-prince-high = { $whom } ha più facilmente una carta alta, e deve cederla.
loveletter-coach-prince = { $whom } deve pescare di nuovo, ma ha più facilmente una carta bassa: perde poco.
loveletter-coach-guard-known = Sai che { $whom } ha { FORM($guess, "def") }: vai a colpo sicuro.
loveletter-coach-guard-not = È difficile che { $whom } abbia { FORM($guess, "def") }: sarebbe un'ipotesi sprecata.
loveletter-coach-guard-gone = { $copies ->
        [one] Vedi dov'è { FORM($guess, "def") }
       *[other] Vedi dove sono tutt'e due le copie { FORM($guess, "di") }
    }: nessun altro può avere quella carta.
loveletter-coach-guard = { $copies ->
        [one] Non hai ancora visto { FORM($guess, "def") }
       *[other] { $left ->
            [one] Non hai ancora visto una delle copie { FORM($guess, "di") }
           *[other] Non hai ancora visto nessuna copia { FORM($guess, "di") }
        }
    }: in circa { $chance } casi su 100 è la carta di { $whom }.
loveletter-coach-guard-read = Da come ha giocato { $whom }, in circa { $chance } casi su 100 la carta è { FORM($guess, "def") }.
