## The coach: what a choice is worth, and why.
coup-coach-worth = circa { NUMBER($amount, maximumFractionDigits: 0) }% di vittorie

# Turns.
coup-coach-income = Una moneta, e nessuno può dubitare né bloccare.
coup-coach-foreign_aid = { $stopped ->
        [0] Due monete, ed è difficile che qualcuno blocchi.
       *[other] Due monete; in circa { $stopped } casi su 100 qualcuno blocca con la Duchessa.
    }
coup-coach-murder = Un omicidio non lo ferma nessuno; { $whom } { $coins ->
        [0] non ha monete
        [one] ha { $coins } moneta
       *[other] ha { $coins } monete
    }{ $lives ->
        [one] { " " }e sarebbe fuori.
       *[other] { " " }e resterebbe con un solo personaggio.
    }
coup-coach-true = Hai { FORM($character, "def") }: chi dubita perde un personaggio.
coup-coach-true-against = Hai { FORM($character, "def") }: un dubbio ti farebbe solo comodo. { $stopped ->
        [0] È difficile che { $whom } blocchi.
       *[other] { $whom } blocca in circa { $stopped } casi su 100.
    }
coup-coach-exchange = Hai { FORM($character, "def") }: le carte nuove possono essere migliori, e non le conosce nessuno.
coup-coach-examine = Hai { FORM($character, "def") }: uno sguardo a una carta ti dice di chi dubitare.
coup-coach-bluff = Non hai { FORM($character, "def") }. { $doubt ->
        [0] È difficile che qualcuno dubiti.
       *[other] In circa { $doubt } casi su 100 qualcuno dubita.
    }
coup-coach-bluff-again = Hai già annunciato { FORM($character, "def") }, e la storia regge. { $doubt ->
        [0] Ormai è difficile che qualcuno dubiti.
       *[other] In circa { $doubt } casi su 100 qualcuno dubita.
    }

# Doubts.
coup-coach-doubt = { $who } ha { FORM($character, "def") } in circa { $true } casi su 100{ $seen ->
        [0] .
        [one] ; una copia la vedi tu.
       *[other] ; { $seen } copie le vedi tu.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }Lo stesso annuncio ha già retto altre volte.
    } Se è vero, perdi un personaggio.
coup-coach-doubt-impossible = Le copie { FORM($character, "di") } le vedi tutte: { $who } bluffa.
coup-coach-doubt-last = Il tuo ultimo personaggio è comunque in pericolo; { $who } ha { FORM($character, "def") } in circa { $true } casi su 100.
coup-coach-pass = { $who } ha { FORM($character, "def") } in circa { $true } casi su 100{ $seen ->
        [0] .
        [one] ; una copia la vedi tu.
       *[other] ; { $seen } copie le vedi tu.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }Lo stesso annuncio ha già retto altre volte.
    } Un dubbio sbagliato ti costerebbe un personaggio.
coup-coach-pass-impossible = { $who } non può avere { FORM($character, "def") }: se passi, il bluff riesce.
coup-coach-pass-last = Se passi, il tuo ultimo personaggio può salvarlo solo un blocco; { $who } ha { FORM($character, "def") } in circa { $true } casi su 100.

# Blocks.
coup-coach-block = Hai { FORM($character, "def") }: il blocco regge, e chi dubita perde un personaggio.
coup-coach-bluff-block = Non hai { FORM($character, "def") }. { $doubt ->
        [0] È difficile che qualcuno dubiti del blocco.
       *[other] In circa { $doubt } casi su 100 qualcuno dubita del blocco.
    }
coup-coach-allow-foreign_aid = { $by } prende due monete; tu non rischi nulla.
coup-coach-allow-steal = { $by } ti ruba al massimo due monete, e non perdi personaggi.
coup-coach-allow-assassinate = { $last ->
        [1] Ti costa l'ultimo personaggio.
       *[other] Ti costa un personaggio, l'altro lo tieni.
    }

# Cards.
coup-coach-keep = { $lives ->
        [one] Andresti avanti con { FORM($cards, "def") }.
       *[other] { $cards }: due personaggi diversi, quindi più azioni e blocchi senza bluff.
    }
coup-coach-keep-double = Un doppione: quello che sa fare conta una volta sola.
coup-coach-lose = Ti resta { FORM($rest, "def") }.
coup-coach-show = Se ti fanno cambiare { FORM($card, "def") }, ti resta { FORM($rest, "def") }.
coup-coach-return = { $whom } tiene { FORM($card, "def") }, e tu lo sai.
coup-coach-replace = { $whom } deve cedere { FORM($card, "def") } in cambio di una carta sconosciuta.
coup-coach-draft = Con { FORM($card, "def") } hai due personaggi diversi da usare.
coup-coach-draft-double = Un doppione non ti permette nulla in più.
