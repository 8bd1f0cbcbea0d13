loveletter = Love Letter
    .motto = Una lettera, un rivale, un cuore da conquistare.
    .blurb = Fai arrivare la tua lettera alla Principessa. Una carta segreta a testa: se ne pesca una, se ne gioca una. Sedici carte, pochi minuti a round.
loveletter-lobby-facts = 20 minuti · facile da imparare

loveletter-guard = Guardia
    .rules = Nomina una carta diversa dalla Guardia: se chi hai scelto ce l'ha, è fuori.
    .def = la Guardia
    .di = della Guardia
    .gender = f
loveletter-spy = Spia
    .rules = Guarda la carta di un altro giocatore.
    .def = la Spia
    .di = della Spia
    .gender = f
loveletter-baron = Barone
    .rules = Confronta le carte in segreto con un altro giocatore: chi ha la più bassa è fuori.
    .def = il Barone
    .di = del Barone
    .gender = m
loveletter-handmaid = Ancella
    .rules = Fino al tuo prossimo turno nessuno può sceglierti.
    .def = l'Ancella
    .di = dell'Ancella
    .gender = f
loveletter-prince = Principe
    .rules = Chi vuoi, anche tu, scarta la sua carta e ne pesca un'altra.
    .def = il Principe
    .di = del Principe
    .gender = m
loveletter-king = Re
    .rules = Scambia la carta con un altro giocatore.
    .def = il Re
    .di = del Re
    .gender = m
loveletter-countess = Contessa
    .rules = Nessun effetto. Devi giocarla se l'altra tua carta è il Re o il Principe.
    .def = la Contessa
    .di = della Contessa
    .gender = f
loveletter-princess = Principessa
    .rules = Se la scarti, per qualsiasi motivo, sei fuori.
    .def = la Principessa
    .di = della Principessa
    .gender = f

loveletter-hold-guard = { EMOJI("guard") }**1 Guardia** · nomina una carta diversa dalla Guardia: se chi hai scelto ce l'ha, è fuori dal round.
loveletter-hold-spy = { EMOJI("spy") }**2 Spia** · guarda la carta di un altro giocatore.
loveletter-hold-baron = { EMOJI("baron") }**3 Barone** · confronta le carte in segreto con un altro giocatore: chi ha la più bassa è fuori.
loveletter-hold-handmaid = { EMOJI("handmaid") }**4 Ancella** · fino al tuo prossimo turno nessuno può sceglierti.
loveletter-hold-prince = { EMOJI("prince") }**5 Principe** · chi vuoi, anche tu, scarta la sua carta e ne pesca una nuova.
loveletter-hold-king = { EMOJI("king") }**6 Re** · scambia la carta con un altro giocatore.
loveletter-hold-countess = { EMOJI("countess") }**7 Contessa** · nessun effetto; devi giocarla se l'altra tua carta è il Re o un Principe.
loveletter-hold-princess = { EMOJI("princess") }**8 Principessa** · se finisce tra gli scarti, per qualsiasi motivo, sei fuori.

loveletter-heading = Love Letter · round { $round }
loveletter-status = Mazzo: { $deck ->
        [one] { $deck } carta
       *[other] { $deck } carte
    } · si vince con { $target ->
        [one] { $target } pegno
       *[other] { $target } pegni
    } d'affetto.
loveletter-deck = Mazzo { $deck }
loveletter-aside = Da parte, scoperte: { $cards }.
loveletter-unseen = Ancora nascoste: { $each }.
    .each = { $counts } × { $cards }
loveletter-suitor-in = { $tokens }/{ $target } ♥
loveletter-suitor-protected = { $tokens }/{ $target } ♥ · al sicuro: { EMOJI("handmaid") }Ancella
loveletter-suitor-out = { $tokens }/{ $target } ♥ · fuori dal round
loveletter-suitor-gone = { $tokens }/{ $target } ♥ · ha abbandonato
loveletter-mark-out = fuori
loveletter-mark-gone = abbandono
loveletter-mark-aside = da parte
loveletter-mark-tokens = { $tokens }/{ $target }
loveletter-pile = Scarti: { $cards }
loveletter-hand = La tua mano: { $cards }
loveletter-hand-empty = Sei fuori da questo round: al prossimo torni in gioco.
loveletter-memory = Cosa ricordi
loveletter-known = { $who } ha in mano { FORM($card, "def") }.
loveletter-reminder = Promemoria: { $who } ha in mano { FORM($card, "def") }.
loveletter-suicide = Così esci dal round.
loveletter-alt-table = Love Letter, round { $round }. Nel mazzo { $deck ->
        [one] c'è { $deck } carta
       *[other] ci sono { $deck } carte
    }. Intorno, per ogni giocatore: nome, pegni, protezione, carte in mano e scarti in ordine.
loveletter-moment-won-last = In gioco resta solo { $who }
loveletter-moment-won-highest = { $who } ha la carta più alta
loveletter-moment-won-sum = { $who } vince grazie agli scarti
loveletter-moment-round-shared = Parità: { $who } si dividono il round
loveletter-moment-round-tied = Parità: nessun pegno
loveletter-why = { $count ->
        [one] conquista il cuore della Principessa
       *[other] si dividono il cuore della Principessa
    }
loveletter-award-guesses = La Guardia più acuta: { $who } ({ $count } ipotesi giuste)
loveletter-award-duels = Più Baroni giocati: { $who } ({ $count })
loveletter-award-shields = La difesa migliore: { $who } ({ $count } Ancelle)
loveletter-award-falls = Più volte fuori: { $who } ({ $count })
loveletter-alt-hand = Le tue carte: { $cards }.

loveletter-ask-play = { $who }, tocca a te.
    .mine = Tocca a te: gioca una carta.
    .others = Tocca a { $who }.
loveletter-step-card = Carta da giocare
loveletter-step-seat = Su chi?
loveletter-step-guess = Che carta ha in mano?
loveletter-left = { $left ->
        [0] non ne restano
        [one] ne resta { $left } su { $copies }
       *[other] ne restano { $left } su { $copies }
    }

loveletter-round = Round { $number }: comincia { $who }.
loveletter-dealt = { "" }
    .private = Ricevi { FORM($card, "def") }.
loveletter-drew = { "" }
    .private = Peschi { FORM($card, "def") }.
loveletter-no-effect = { $who } gioca { FORM($card, "def") }, ma non può scegliere nessuno: non succede nulla.
loveletter-guard-hit = { $who } gioca la { EMOJI("guard") }Guardia su { $whom } e nomina { FORM($guess, "def") }. Giusto!
loveletter-guard-miss = { $who } gioca la { EMOJI("guard") }Guardia su { $whom } e nomina { FORM($guess, "def") }. Sbagliato.
loveletter-saw = { $who } gioca la { EMOJI("spy") }Spia e guarda la carta di { $whom }.
    .private = Hai visto la carta di { $whom }: { FORM($card, "def") }.
loveletter-compared = { $who } gioca il { EMOJI("baron") }Barone e confronta le carte con { $whom }.
    .private = { $who } aveva { FORM($mine, "def") }, { $whom } { FORM($theirs, "def") }.
loveletter-compared-equal = { $who } gioca il { EMOJI("baron") }Barone e confronta le carte con { $whom }. Sono uguali: non succede nulla.
    .private = Avevate tutt'e due { FORM($mine, "def") }.
# "la sua" keeps the article of Ancella, which would be elided, away from the emoji.
loveletter-shielded = { $who } gioca la sua { EMOJI("handmaid") }Ancella ed è { GENDER($who) ->
        [f] protetta
        [m] protetto
       *[n] al sicuro
    } fino al suo prossimo turno.
loveletter-discarded = { $who } gioca il { EMOJI("prince") }Principe su { $whom }, che scarta { FORM($card, "def") }.
loveletter-discarded-own = { $who } gioca il { EMOJI("prince") }Principe su di sé e scarta { FORM($card, "def") }.
loveletter-redrew = { "" }
    .private = La tua nuova carta è { FORM($card, "def") }.
loveletter-redrew-removed = Il mazzo è finito: { $who } prende la carta tolta all'inizio.
    .private = La tua nuova carta è { FORM($card, "def") }.
loveletter-swapped = { $who } gioca il { EMOJI("king") }Re e scambia le carte con { $whom }.
    .private = Hai dato { FORM($gave, "def") } e ricevuto { FORM($got, "def") }.
loveletter-sighed = { $who } gioca la { EMOJI("countess") }Contessa.
loveletter-lost = { $who } gioca la { EMOJI("princess") }Principessa.
loveletter-out = { $who } è fuori dal round e mostra { FORM($cards, "def") }.
loveletter-out-empty = { $who } è fuori dal round.
loveletter-showdown = Il mazzo è finito: { $each }.
    .each = { $who } mostra { FORM($cards, "def") } (scarti: { $sums })
loveletter-won-last = In gioco resta solo { $who }, che vince il round { $number } e prende un pegno ({ $tokens } su { $target }).
loveletter-won-highest = { $who } ha la carta più alta: vince il round { $number } e prende un pegno ({ $tokens } su { $target }).
loveletter-won-sum = Parità, decidono gli scarti: { $who } vince il round { $number } e prende un pegno ({ $tokens } su { $target }).
loveletter-round-won = { $who } vince il round e prende un pegno d'affetto.
loveletter-round-shared = Parità totale tra { $who }: un pegno d'affetto a testa.
loveletter-round-tied = Parità totale tra { $who }: nessun pegno.
loveletter-removed = La carta tolta all'inizio era { FORM($card, "def") }.
loveletter-won-with = { COUNT($winners) ->
        [one] { $winners } vince
       *[other] { $winners } vincono
    }{ $score ->
        [0] {""}
        [one] {" "}con { $score } pegno
       *[other] {" "}con { $score } pegni
    }.
loveletter-game-won = La Principessa legge la lettera di { $who }. La partita è vinta!
loveletter-conceded = { $who } abbandona la partita.
loveletter-time = Tempo scaduto: per { $who } gioca il bot.

loveletter-random = a caso
loveletter-first_starter-1 = posto 1
loveletter-first_starter-2 = posto 2
loveletter-first_starter-3 = posto 3
loveletter-first_starter-4 = posto 4
loveletter-next_starter-winner = chi ha vinto l'ultimo
loveletter-next_starter-rotate = a turno
loveletter-tokens_to_win-0 = secondo le regole
loveletter-tie_rule-none = nessun pegno
loveletter-tie_rule-share = un pegno a testa
loveletter-option-tokens_to_win = Pegni per vincere
    .help = 0: secondo le regole, cioè 7, 5 o 4 pegni con 2, 3 o 4 giocatori.
loveletter-option-tie_rule = Parità totale
    .help = Stessa carta, stessa somma degli scarti. none: nessun pegno; share: un pegno a testa per chi è in parità.
loveletter-option-first_starter = Chi comincia il primo round
    .help = random (a caso) oppure il numero di un posto.
loveletter-option-next_starter = Chi comincia i round successivi
    .help = winner: chi ha vinto l'ultimo round; rotate: il posto a sinistra.
loveletter-option-memory_aid = Promemoria
    .help = Il pannello ti ricorda le carte che hai visto.
loveletter-option-reveal_removed = Mostra la carta tolta
    .help = Alla fine di ogni round si mostra la carta tolta all'inizio, che nessuno ha visto.
loveletter-option-show_unseen_count = Conta le carte nascoste
    .help = Al tavolo si vede quante copie di ogni carta non sono ancora uscite.
loveletter-option-turn_seconds = Tempo per turno
    .help = Da 15 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.

loveletter-verbs = Le tue mosse a Love Letter
loveletter-verb-play = Gioca una delle tue due carte
    .card = La carta da giocare
    .target = Su chi
    .guess = Per la Guardia: la carta che nomini
