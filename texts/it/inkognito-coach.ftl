inkognito-coach-worth = circa { NUMBER($amount, maximumFractionDigits: 0) }% di vittorie

## The safe.
inkognito-coach-safe-sure = Una sola combinazione è compatibile con tutto ciò che hai visto: la cassaforte si apre e vinci.
inkognito-coach-safe-odds = È giusta in { $chance } casi su 100. Se aspetti, la tua squadra vince in circa { $waiting } casi su 100.
inkognito-coach-safe-never = Non è compatibile con quello che hai visto: la cassaforte resta chiusa e perdi.
inkognito-coach-safe-stranger = Per quello che hai visto, tu e { $whom } non siete partner: la cassaforte resta chiusa, qualunque siano i numeri.
inkognito-coach-watch = { $count ->
        [one] Una sola combinazione è compatibile con quello che hai visto.
        [2] Due combinazioni sono ancora compatibili con quello che hai visto; osservando ne sai di più.
       *[other] { $count } combinazioni sono ancora compatibili con quello che hai visto; osservando ne sai di più.
    }

## What to show.
inkognito-coach-show-foe = { $chance ->
        [0] Tu e { $whom } non siete partner.
       *[other] Tu e { $whom } siete partner solo in { $chance } casi su 100.
    } { $left ->
        [one] Così { $whom } sa chi sei e che numero hai.
       *[other] Così a { $whom } restano { $left } ipotesi su chi sei e che numero hai.
    }
inkognito-coach-show-partner = { $chance ->
        [100] Tu e { $whom } siete partner.
       *[other] Probabilmente tu e { $whom } siete partner ({ $chance }%).
    } { $left ->
        [one] Così dici chi sei e che numero hai.
       *[other] Così restano { $left } ipotesi su chi sei e che numero hai: meno sono, meglio è.
    }
inkognito-coach-show-ambassador = { $left ->
        [one] Così l'Ambasciatore ({ $whom }) sa chi sei e che numero hai.
       *[other] Così all'Ambasciatore ({ $whom }) restano { $left } ipotesi su chi sei e che numero hai.
    }

## Whom to ask, what to look at.
inkognito-coach-ask = Una carta nera di { $whom } dovrebbe escludere circa { $share } possibilità su 100 di quelle rimaste.
inkognito-coach-ask-known = Sai già chi è { $whom } e che numero ha.
inkognito-coach-look = { CAP(FORM($kind, "def")) } del giocatore fantasma dovrebbe escludere circa { $share } possibilità su 100 di quelle rimaste.
inkognito-coach-look-known = Conosci già { FORM($kind, "def") } del giocatore fantasma.
inkognito-coach-decline = Non scopri nulla, e nessuno ci perde.

## Where to go.
inkognito-coach-place-safe = Un'occasione per aprire la cassaforte: { FORM($place, "where") } puoi trovarti a tu per tu con { FORM($whom, "def") }.
inkognito-coach-place-partner = Probabilmente tu e { $whom } siete partner, e { FORM($place, "where") } potete trovarvi a tu per tu.
inkognito-coach-place-there = { $whom } è già lì: se non arriva nessun altro, vedi due carte.
inkognito-coach-place-there-air = Il giocatore fantasma è già lì: se non arriva nessun altro, puoi guardare una carta nera.
inkognito-coach-place-wait = { $whom } può ancora andare { FORM($place, "where") }: { $left ->
        [one] è il suo ultimo luogo.
       *[other] è uno dei suoi { $left } luoghi rimasti.
    }
inkognito-coach-place-ambassador = { $left ->
        [one] Questo è l'ultimo luogo dell'Ambasciatore: lì, a tu per tu, puoi chiedere una carta nera a chi vuoi.
       *[other] All'Ambasciatore restano { $left } luoghi, e questo è uno di quelli: lì, a tu per tu, puoi chiedere una carta nera a chi vuoi.
    }
inkognito-coach-place-received = Lì l'Ambasciatore potrebbe ricevere te insieme a { FORM($whom, "def") }: mostreresti due carte senza vederne nessuna.
inkognito-coach-place-between = { $who } potrebbero essere partner: se ci sei tu, non possono restare a tu per tu.
inkognito-coach-place-apart = { $who } potrebbero trovarsi lì a tu per tu, e probabilmente uno dei due è dalla tua parte e può aprire la cassaforte: meglio non disturbare.
inkognito-coach-place-last = Così vai { FORM($place, "where") } nell'ultimo round del ciclo, quando puoi trovarti lì a tu per tu con { FORM($whom, "def") }.
inkognito-coach-place-last-ambassador = Così vai { FORM($place, "where") } nell'ultimo round del ciclo, quando lì puoi avere l'Ambasciatore tutto per te.
inkognito-coach-place-crowd = Lì sono già in due: in tre non succede nulla.
inkognito-coach-place-nobody = Lì non può arrivare nessun altro, quindi non succederà nulla.
inkognito-coach-stealth = { $count ->
        [0] Lì non può più andare nessun agente.
        [one] Lì può andare ancora un solo agente.
       *[other] Lì possono andare ancora { $count } agenti; te ne servono uno o due.
    }
