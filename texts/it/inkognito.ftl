inkognito = Inkognito
    .blurb = Agenti in maschera a Venezia. Incontra gli altri in segreto, mostra una carta vera e una falsa, trova il tuo partner e apri la cassaforte.
    .motto = Quattro maschere, una cassaforte, mezza verità.
inkognito-lobby-facts = 40 minuti · si impara in una partita

inkognito-fiddlebottom = Lord Fiddlebottom
    .def = Lord Fiddlebottom
    .gender = m
inkognito-bubble = Colonnello Bubble
    .def = il Colonnello Bubble
    .gender = m
inkognito-zsazsa = Madame Zsa Zsa
    .def = Madame Zsa Zsa
    .gender = f
inkognito-agent_x = Agente X
    .def = l'Agente X
    .gender = m
# Within a sentence a number takes an article, as the agents do: «ha l'Agente X e il 36».
inkognito-n13 = 13
    .def = il 13
    .gender = m
inkognito-n24 = 24
    .def = il 24
    .gender = m
inkognito-n36 = 36
    .def = il 36
    .gender = m
inkognito-n47 = 47
    .def = il 47
    .gender = m
inkognito-initial-fiddlebottom = F
inkognito-initial-bubble = B
inkognito-initial-zsazsa = Z
inkognito-initial-agent_x = X
inkognito-initial-ambassador = A
inkognito-san_marco = San Marco
    .where = a San Marco
inkognito-rialto = Rialto
    .where = a Rialto
inkognito-san_giorgio = San Giorgio
    .where = a San Giorgio
inkognito-sighs = Ponte dei Sospiri
    .where = al Ponte dei Sospiri
inkognito-salute = Salute
    .where = alla Salute
inkognito-short-san_marco = S. Marco
inkognito-short-rialto = Rialto
inkognito-short-san_giorgio = S. Giorgio
inkognito-short-sighs = Sospiri
inkognito-short-salute = Salute
inkognito-red = rosso
inkognito-blue = blu
inkognito-green = verde
inkognito-yellow = giallo
inkognito-black = nero
inkognito-as-ambassador = l'Ambasciatore
inkognito-unvisited = –
# Stands where a player's name may stand: within a sentence FORM($who, "def").
inkognito-air = Il giocatore fantasma
    .def = il giocatore fantasma
inkognito-the-ambassador = L'Ambasciatore
inkognito-identity = identità
    .def = l'identità
    .gender = f
inkognito-number = numero
    .def = il numero
    .gender = m

inkognito-show-fiddlebottom = ✔ Lord Fiddlebottom
    .brief = ✔ Fiddlebottom
inkognito-show-bubble = ✔ Colonnello Bubble
    .brief = ✔ Bubble
inkognito-show-zsazsa = ✔ Madame Zsa Zsa
    .brief = ✔ Zsa Zsa
inkognito-show-agent_x = ✔ Agente X
    .brief = ✔ Agente X
inkognito-show-n13 = ✔ 13
    .brief = ✔ 13
inkognito-show-n24 = ✔ 24
    .brief = ✔ 24
inkognito-show-n36 = ✔ 36
    .brief = ✔ 36
inkognito-show-n47 = ✔ 47
    .brief = ✔ 47
inkognito-false-fiddlebottom = ✘ Lord Fiddlebottom
    .brief = ✘ Fiddlebottom
inkognito-false-bubble = ✘ Colonnello Bubble
    .brief = ✘ Bubble
inkognito-false-zsazsa = ✘ Madame Zsa Zsa
    .brief = ✘ Zsa Zsa
inkognito-false-agent_x = ✘ Agente X
    .brief = ✘ Agente X
inkognito-false-n13 = ✘ 13
    .brief = ✘ 13
inkognito-false-n24 = ✘ 24
    .brief = ✘ 24
inkognito-false-n36 = ✘ 36
    .brief = ✘ 36
inkognito-false-n47 = ✘ 47
    .brief = ✘ 47
inkognito-safe = Apri la cassaforte…
inkognito-ask = Chiedi una carta nera
inkognito-ask_air = Chiedi del fantasma
inkognito-decline = Rinuncia
inkognito-watch = Osserva
inkognito-kind-identity = L'identità
inkognito-kind-number = Il numero
inkognito-look-identity = Guarda l'identità
inkognito-look-number = Guarda il numero
inkognito-number_of_fiddlebottom-n13 = { inkognito-initial-fiddlebottom } { inkognito-n13 }
inkognito-number_of_fiddlebottom-n24 = { inkognito-initial-fiddlebottom } { inkognito-n24 }
inkognito-number_of_fiddlebottom-n36 = { inkognito-initial-fiddlebottom } { inkognito-n36 }
inkognito-number_of_fiddlebottom-n47 = { inkognito-initial-fiddlebottom } { inkognito-n47 }
inkognito-number_of_bubble-n13 = { inkognito-initial-bubble } { inkognito-n13 }
inkognito-number_of_bubble-n24 = { inkognito-initial-bubble } { inkognito-n24 }
inkognito-number_of_bubble-n36 = { inkognito-initial-bubble } { inkognito-n36 }
inkognito-number_of_bubble-n47 = { inkognito-initial-bubble } { inkognito-n47 }
inkognito-number_of_zsazsa-n13 = { inkognito-initial-zsazsa } { inkognito-n13 }
inkognito-number_of_zsazsa-n24 = { inkognito-initial-zsazsa } { inkognito-n24 }
inkognito-number_of_zsazsa-n36 = { inkognito-initial-zsazsa } { inkognito-n36 }
inkognito-number_of_zsazsa-n47 = { inkognito-initial-zsazsa } { inkognito-n47 }
inkognito-number_of_agent_x-n13 = { inkognito-initial-agent_x } { inkognito-n13 }
inkognito-number_of_agent_x-n24 = { inkognito-initial-agent_x } { inkognito-n24 }
inkognito-number_of_agent_x-n36 = { inkognito-initial-agent_x } { inkognito-n36 }
inkognito-number_of_agent_x-n47 = { inkognito-initial-agent_x } { inkognito-n47 }

inkognito-ask-place = { $who }, dove vai? Premi uno dei tuoi luoghi.
    .mine = Dove vai in questo round?
    .others = { $who } sta scegliendo dove andare.
inkognito-ask-stealth = { $who }, dove va l'Ambasciatore?
    .mine = Dove va l'Ambasciatore? Lo si vede solo quando si sono mossi tutti.
    .others = { $who } sta scegliendo dove va l'Ambasciatore.
inkognito-ask-meet-aa = Colloquio riservato { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Mostra una carta vera e una falsa, oppure apri la cassaforte. Puoi cambiare idea finché non avete deciso tutt'e due.
inkognito-ask-meet-am = Incontro con l'Ambasciatore { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Che cosa fai { FORM($place, "where") }?
inkognito-ask-meet-ad = Incontro con il giocatore fantasma { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Sei a tu per tu con il giocatore fantasma: puoi guardare una delle sue due carte nere.
inkognito-ask-meet-aam = L'Ambasciatore riceve due agenti { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = L'Ambasciatore riceve due agenti. Puoi cambiare idea finché tutti i presenti non hanno deciso.
inkognito-ask-meet-aa-aam = { COUNT($place) ->
        [one] Incontro
       *[other] Incontri
    } { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Il tuo incontro. Puoi cambiare idea finché tutti i presenti non hanno deciso.
inkognito-ask-meet-aam-aa = { COUNT($place) ->
        [one] Incontro
       *[other] Incontri
    } { FORM($place, "where") }. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Il tuo incontro. Puoi cambiare idea finché tutti i presenti non hanno deciso.
inkognito-ask-black = { $who }, quale carta nera mostri a { $by }?
    .mine = { $by } ti chiede una carta nera: quale mostri?
    .others = { $who } sta scegliendo quale carta nera mostrare a { $by }.
inkognito-step-place = Scegli una delle tessere rimaste.
inkognito-step-show = Quale carta vera mostri?
inkognito-step-false = E quale falsa?
inkognito-step-interview = Come sfrutti l'aiuto dell'Ambasciatore?
inkognito-step-seat = Quale giocatore?
inkognito-step-kind = Quale delle due carte nere?
inkognito-step-look = Guardi una carta nera del giocatore fantasma?
inkognito-step-watch = Osservi o apri la cassaforte?
inkognito-step-number_of_fiddlebottom = Di chi sono i numeri? L'ultimo viene da sé. Un solo tentativo, e la partita finisce.
inkognito-step-number_of_bubble = Di chi sono i numeri? L'ultimo viene da sé. Un solo tentativo, e la partita finisce.
inkognito-step-number_of_zsazsa = Di chi sono i numeri? L'ultimo viene da sé. Un solo tentativo, e la partita finisce.
inkognito-step-number_of_agent_x = Di chi sono i numeri? L'ultimo viene da sé. Un solo tentativo, e la partita finisce.
inkognito-step-confirm_partner = ⚠️ Davvero? Un solo tentativo, e la partita finisce.
inkognito-step-confirm_others = ⚠️ Davvero? Un solo tentativo, e la partita finisce.
inkognito-step-confirm_nobody = ⚠️ Davvero? Un solo tentativo, e la partita finisce.
inkognito-spelled = F { $fiddlebottom }, B { $bubble }, Z { $zsazsa }, X { $agent_x }
inkognito-sure-partner = { inkognito-spelled }, e tu e { $by } siete partner? Basta un errore e vince l'altra coppia.
inkognito-sure-others = { inkognito-spelled }? Basta un errore e vince chi non è della tua squadra.
inkognito-sure-nobody = { inkognito-spelled }? Basta un errore e nessuno fa punti.
inkognito-sure-partner-doubt = ⚠️ Secondo il tuo taccuino { FORM($by, "def") } è { FORM($agent, "def") }. Se è così, vince l'altra coppia.
inkognito-sure-others-doubt = ⚠️ Secondo il tuo taccuino { FORM($by, "def") } è { FORM($agent, "def") }. Se è così, vince l'altra squadra.
inkognito-sure-nobody-doubt = ⚠️ Secondo il tuo taccuino { FORM($by, "def") } è { FORM($agent, "def") }. Se è così, nessuno fa punti.
inkognito-doubt-no = ⚠️ **Persona sbagliata? Secondo il tuo taccuino { FORM($by, "def") } non è { FORM($agent, "def") }.**
inkognito-doubt = ⚠️ **Persona sbagliata? Secondo il tuo taccuino { FORM($by, "def") } è { FORM($agent, "def") }.**

inkognito-game = { $number ->
        [1] Si distribuiscono le carte nere.
       *[other] Partita { $number }: si distribuiscono le carte nere.
    }
inkognito-dealt = { "" }
    .private = Sei { FORM($identity, "def") } e il tuo numero è { FORM($number, "def") }.
inkognito-is-ambassador = L'Ambasciatore è { $who }.
inkognito-round = Round { $number }. Inizia: { FORM($who, "def") }.
inkognito-chosen = { $who } ha scelto un luogo per l'Ambasciatore.
inkognito-went = { $who } va { FORM($place, "where") }.
inkognito-ambassador = L'Ambasciatore è { FORM($place, "where") }.
inkognito-meets-aa = { $who } sono a tu per tu { FORM($place, "where") }.
inkognito-meets-am = { $who } è a tu per tu con l'Ambasciatore { FORM($place, "where") }.
inkognito-meets-ad = { $who } è a tu per tu con il giocatore fantasma { FORM($place, "where") }.
inkognito-meets-aam = L'Ambasciatore riceve { $who } { FORM($place, "where") }.
inkognito-crowd = Nessun incontro { FORM($place, "where") }.
inkognito-nobody-alone = In questo round nessuno si incontra a tu per tu.
inkognito-skipped = { $who } ha già visto tutte le carte nere: l'Ambasciatore non ha altro da offrire.
inkognito-traded = { $who } si scambiano informazioni { FORM($place, "where") }.
    .private = { $whom } ti ha mostrato { FORM($saw, "def") }. Tu hai mostrato { FORM($showed, "def") }.
inkognito-exchanged = { inkognito-traded }
    .private = Hai visto { FORM($saw, "def") }. Hai mostrato { FORM($showed, "def") }.
inkognito-presented = { $who } mostra due carte all'Ambasciatore ({ $whom }) { FORM($place, "where") }.
    .private = { $who } ha mostrato a { $whom } { FORM($cards, "def") }.
inkognito-asked = { $who } chiede una carta nera a { $whom }.
inkognito-answered = { $who } mostra a { $whom } una carta nera.
    .private = { $who } ha mostrato a { $whom } una carta nera: { FORM($card, "def") }.
inkognito-asked-air = { $who } vede una carta nera del giocatore fantasma, grazie all'Ambasciatore.
    .private = Hai visto una carta nera del giocatore fantasma: { FORM($card, "def") }.
inkognito-looked = { $who } guarda una carta nera del giocatore fantasma.
    .private = Hai visto una carta nera del giocatore fantasma: { FORM($card, "def") }.
inkognito-declined = { $who } rinuncia.
inkognito-tiles-back = Tutte le tessere tornano in mano: comincia un nuovo ciclo.
inkognito-safe-right = { $who } prova la cassaforte { FORM($place, "where") }: { $combination }. Si apre!
inkognito-safe-wrong = { $who } prova la cassaforte { FORM($place, "where") }: { $combination }. Resta chiusa.
inkognito-safe-right-partner = { $who } a { $whom }, { FORM($place, "where") }: «Siamo partner!» { $combination }. La cassaforte si apre!
inkognito-safe-wrong-partner = { $who } a { $whom }, { FORM($place, "where") }: «Siamo partner!» { $combination }. Sbagliato: la cassaforte resta chiusa.
inkognito-safe-right-named = { $who }, { FORM($place, "where") }: «Io e { $whom } siamo partner!» { $combination }. La cassaforte si apre!
inkognito-safe-wrong-named = { $who }, { FORM($place, "where") }: «Io e { $whom } siamo partner!» { $combination }. Sbagliato: la cassaforte resta chiusa.
inkognito-ended = { $rounds } round senza un tentativo sulla cassaforte: il Carnevale è finito.
inkognito-revealed = { $who }: { $identity }, { $number }.
inkognito-retold = Round { $round }, { $place }: { FORM($who, "def") } mostra a { $whom } { FORM($cards, "def") }.
inkognito-retold-black = Round { $round }, { $place }: { FORM($who, "def") } mostra a { $whom } una carta nera, { FORM($cards, "def") }.
inkognito-could-know = { $who } poteva sapere la combinazione dopo il round { $round }.
inkognito-could-not-know = { $who } non poteva avere certezze sulla combinazione.
inkognito-game-won = Partita { $number }: { COUNT($who) ->
        [one] vince { $who }
       *[other] vincono { $who }
    }.
inkognito-game-undecided = Partita { $number }: non vince nessuno.
inkognito-points = { $who } ora ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su { $target }.
inkognito-series-won = La serie va a { $who }, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
inkognito-series-undecided = La serie finisce senza che vinca nessuno.
inkognito-time = Tempo scaduto: per { $who } decide il bot.

inkognito-mark-round = Round { $round } · { $of } di 5
inkognito-heading = Inkognito · round { $round } ({ $of } di 5)
inkognito-first = Inizia: { FORM($who, "def") }
inkognito-series = Partita { $game } · la serie va a chi arriva a { $target } punti
inkognito-score = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
inkognito-visited = { $colour } · { $first } · { $second } · { $third } · { $fourth } · { $fifth }
inkognito-still = Tessere rimaste
inkognito-still-seat = { $who }: { $places }
inkognito-still-ambassador = L'Ambasciatore: { $places }
inkognito-face-down = il luogo di questo round è già deciso, a tessera coperta
inkognito-now-aa = { $who } si incontrano { FORM($place, "where") }.
inkognito-now-am = { $who } è con l'Ambasciatore { FORM($place, "where") }.
inkognito-now-ad = { $who } è con il giocatore fantasma { FORM($place, "where") }.
inkognito-now-aam = L'Ambasciatore riceve { $who } { FORM($place, "where") }.
inkognito-last-game = L'ultima partita
inkognito-laid-open = Giù le maschere
inkognito-recap = Che cosa si è visto
inkognito-recap-where = Nella cronaca trovi tutto: che cosa si è mostrato, round per round, e chi poteva sapere la combinazione e da quando.
inkognito-result = { inkognito-game-won }
inkognito-no-result = { inkognito-game-undecided }
inkognito-tried-right = { $who } ha aperto la cassaforte nel round { $round } con { $combination }.
inkognito-tried-wrong = { $who } ha provato { $combination } nel round { $round }, invano.

inkognito-hand = Sei { FORM($identity, "def") }; il tuo numero è { FORM($number, "def") }
inkognito-hand-ambassador = Sei l'Ambasciatore
inkognito-hand-alone = L'Ambasciatore vince in solitaria: scopri di chi sono i numeri e apri la cassaforte quando incontri qualcuno.
inkognito-false = Se le mostri, sono carte false: { $cards }.
inkognito-left = Tessere rimaste: { $places }.
inkognito-none-left = Hai giocato tutte le tue tessere di questo ciclo.
inkognito-my-face-down = La tua tessera, coperta: { $place }.
inkognito-mine-aa = Sei a tu per tu con { $whom } { FORM($place, "where") }.
inkognito-mine-am = Sei a tu per tu con l'Ambasciatore { FORM($place, "where") }.
inkognito-mine-am-player = Sei a tu per tu con l'Ambasciatore ({ $whom }) { FORM($place, "where") }: ogni carta nera che vedi la vede anche l'Ambasciatore.
inkognito-mine-ad = Sei a tu per tu con il giocatore fantasma { FORM($place, "where") }.
inkognito-mine-aam = Tu e { $by } siete davanti all'Ambasciatore ({ $whom }) { FORM($place, "where") }. Quello che mostri lo vede solo l'Ambasciatore.
inkognito-mine-receive = Ricevi { $whom } { FORM($place, "where") }.
inkognito-used-none = Non hai ancora mostrato nessuna coppia a { $whom }.
inkognito-used-up = Quello che hai già mostrato a { $whom } e non puoi mostrare di nuovo:
inkognito-committed = Deciso: { $choice }.
inkognito-committed-show = Deciso: mostri { FORM($cards, "def") }.
inkognito-committed-ask = Deciso: chiedi una carta nera a { $whom }.
inkognito-committed-safe = Deciso: apri la cassaforte con { $combination }.

inkognito-notebook = Il tuo taccuino · partita { $game }
inkognito-notebook-open = Taccuino
inkognito-notebook-identity = Segna chi è chi
inkognito-notebook-number = Segna chi ha quale numero
inkognito-notebook-fact = { $who }: { $card }
inkognito-notebook-marking = **Che segno ci metti?** { $facts }
inkognito-notebook-safe = Apri la cassaforte come dice il mio taccuino: { $combination }
inkognito-notebook-proposes = Il tuo taccuino dice { $combination }: premi «Taccuino» per aprire la cassaforte con questi numeri.
inkognito-notebook-sign-no = No
inkognito-notebook-sign-maybe = Forse
inkognito-notebook-sign-yes = Sì
inkognito-notebook-sign-clear = Cancella
inkognito-notebook-draft = Bozza della combinazione
inkognito-notebook-write = Scrivi un appunto
inkognito-pad = Taccuino
inkognito-note-none = Sei l'Ambasciatore: non hai carte tue.
inkognito-note-own = Tu: { $identity }, { $number }.
inkognito-note-crossed = Barrati per tutti gli altri: { $identity }, { $number }.
inkognito-note-partner = { GENDER($agent) ->
        [f] La tua partner è
       *[m] Il tuo partner è
    } { FORM($agent, "def") }.
inkognito-note-certain = Di sicuro { FORM($who, "def") } ha { FORM($card, "def") } (carta nera vista).
inkognito-note-meetings = Incontri (X visto, O mostrato, ✔ nera)
inkognito-note-leaf = Incontri da { $start } a { $end } di { $all } (X visto, O mostrato, ✔ nera)
inkognito-note-newer = ‹ Più recenti
inkognito-note-older = Meno recenti ›
inkognito-note-met = Round { $round }, { $place }, { FORM($whom, "def") } – X: { $seen } · O: { $shown }
inkognito-note-saw = Round { $round }, { $place }, { FORM($whom, "def") } – X: { $seen }
inkognito-note-showed = Round { $round }, { $place }, { FORM($whom, "def") } – O: { $shown }
inkognito-note-got = Round { $round }, { $place }, { FORM($whom, "def") } – ✔ { $card }
inkognito-note-gave = Round { $round }, { $place }, { FORM($whom, "def") } – hai mostrato ✔ { $card }
inkognito-note-shown = Che cosa hanno visto di te gli altri
inkognito-note-used = { $whom }: { $used ->
        [one] { $used } coppia usata
       *[other] { $used } coppie usate
    } su { $all }
inkognito-note-pair = – { $cards }
inkognito-note-black = { $whom } ha visto { COUNT($cards) ->
        [one] la tua carta nera
       *[other] le tue carte nere
    }: { $cards }
inkognito-note-marks = I tuoi segni
inkognito-note-own-words = Il tuo appunto
inkognito-note-text = «{ $text }»
inkognito-mark-no = { $who } – no: { $cards }
inkognito-mark-maybe = { $who } – forse: { $cards }
inkognito-mark-yes = { $who } – di sicuro: { $cards }
inkognito-no = no
inkognito-maybe = forse
inkognito-yes = sì
inkognito-sign-maybe = ?
inkognito-draft = Bozza F-B-Z-X: { $combination }
inkognito-draft-twice = ⚠️ Nella bozza c'è due volte { FORM($card, "def") }: così non si apre nessuna cassaforte.
inkognito-note-help = Che cosa resta possibile
inkognito-help-worlds = { $worlds ->
        [one] Resta un solo modo di dare a tutti un'identità e un numero.
       *[other] Restano { $worlds } modi di dare a tutti un'identità e un numero.
    }
inkognito-help-combinations = { $count ->
        [one] La combinazione: { $combinations }
       *[other] { $count } combinazioni: { $combinations }
    }
inkognito-help-seat = { $who }: { $identities } · { $numbers }
inkognito-refused-notebook = Il taccuino c'è solo durante una partita di Inkognito.
inkognito-refused-sign = I segni possibili sono: { $signs }.
inkognito-refused-mark = I segni si mettono sugli altri agenti: scegline uno.
inkognito-refused-draft = Nella bozza si scrive uno dei quattro numeri sotto uno dei quattro agenti.
inkognito-refused-note = Un appunto ha al massimo { $most } caratteri.

inkognito-alt-table = Una mappa di Venezia nel round { $round }, il numero { $of } del ciclo; sotto, una riga per ogni giocatore con i luoghi visitati in questo ciclo.
inkognito-alt-place = { CAP(FORM($place, "where")) }: { FORM($who, "def") }.
inkognito-alt-ambassador = L'Ambasciatore è { FORM($place, "where") }.
inkognito-alt-face-down = Il prossimo luogo dell'Ambasciatore è già deciso, a tessera coperta.
inkognito-alt-first = { $who } ha la luce e apre il round.
inkognito-alt-tiles = Tessere rimaste: { $places }.
inkognito-alt-notebook = Il tuo taccuino della partita { $game }: i tuoi segni per ogni agente e una colonna per ogni incontro, con le carte viste e mostrate.

inkognito-moment-right = { $who } apre la cassaforte { FORM($place, "where") }!
inkognito-moment-wrong = { $who } prova la cassaforte { FORM($place, "where") }: resta chiusa
inkognito-moment-stranger = I numeri sono giusti, ma { $who } e { $whom } non sono partner
inkognito-moment-ended = Il Carnevale è finito: { $rounds } round e nessun tentativo sulla cassaforte
inkognito-moment-winners = { COUNT($who) ->
        [one] Vince { $who }
       *[other] Vincono { $who }
    }
inkognito-moment-nobody = Nessuno fa punti
inkognito-why-opened = { $count ->
        [one] apre la cassaforte in solitaria
       *[other] aprono insieme la cassaforte
    }
inkognito-why-failed = { $count ->
        [0] Un tentativo, ma la cassaforte resta chiusa: non vince nessuno
        [one] vince: la cassaforte degli altri resta chiusa
       *[other] vincono: la cassaforte degli altri resta chiusa
    }
inkognito-why-rounds = Il Carnevale finisce senza tentativi sulla cassaforte
inkognito-why-series = { $count ->
        [0] La serie finisce senza punti
        [one] vince la serie con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] vincono la serie con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }
inkognito-award-knew = { COUNT($who) ->
        [one] Poteva
       *[other] Potevano
    } sapere tutto prima degli altri: { $who } (round { $round })
inkognito-award-meetings = Più incontri: { $who } ({ $count })
inkognito-award-curious = Più curiosità: { $who } ({ $count } carte nere)
inkognito-award-sought = Più domande ricevute: { $who } ({ $count })
inkognito-award-discreet = Più discrezione: { $who } ({ $count } rinunce)

inkognito-option-series_points = Punti per vincere
    .help = 1 è una partita secca; 3 è la serie classica.
inkognito-option-ambassador = Chi fa l'Ambasciatore
    .help = In cinque: random (a caso) oppure il numero di un posto.
inkognito-option-rotate = Il ruolo dell'Ambasciatore gira
    .help = In cinque, in una serie: a ogni partita passa a sinistra, oppure resta sempre alla stessa persona.
inkognito-option-fail_rule = Tentativo sbagliato
    .help = In tre o in cinque: vincono gli altri, oppure nessuno fa punti.
inkognito-others_win = vincono gli altri
inkognito-no_points = nessuno fa punti
inkognito-option-name_partner_5p = Indicare il partner
    .help = In cinque: chi apre la cassaforte deve indicare anche il proprio partner.
inkognito-option-ask_air = Si può chiedere del fantasma
    .help = In tre: all'Ambasciatore si può chiedere anche del giocatore fantasma.
inkognito-option-deduction_help = Aiuto alla deduzione
    .help = A ciascuno il taccuino dice che cosa resta possibile, in base a ciò che ha visto.
inkognito-option-auto_last_tile = L'ultima tessera va da sé
    .help = Nel quinto round di un ciclo non c'è scelta: le tessere le gioca il bot.
inkognito-option-parallel_meetings = Incontri in contemporanea
    .help = Due coppie decidono nello stesso momento; i risultati arrivano comunque uno dopo l'altro.
inkognito-option-max_rounds = Numero massimo di round
    .help = Se in tutti questi round nessuno prova la cassaforte, non vince nessuno.
inkognito-option-recap = Riepilogo
    .help = Dopo la partita si pubblica tutto quello che si è mostrato.
inkognito-option-tile_seconds = Tempo per scegliere un luogo
    .help = Da 15 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.
inkognito-option-meet_seconds = Tempo per un incontro
    .help = Da 15 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.
inkognito-option-first = Chi inizia
    .help = Nella prima partita: random (a caso) oppure il numero di un posto.
inkognito-random = a caso
inkognito-notebook-draft-as = { $agent }: { $number }
