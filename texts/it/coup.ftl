coup = Coup
    .motto = Due segreti a testa, e nessuno è tenuto a dire la verità.
    .blurb = Due personaggi coperti, una manciata di monete e nessun obbligo di dire la verità. Vince chi resta per ultimo con un segreto.
coup-lobby-facts = 15 minuti · facile da imparare

coup-duchess = Duchessa
    .rules = Prendi 3 monete. Blocca gli aiuti stranieri, chiunque li chieda.
    .def = la Duchessa
    .di = della Duchessa
    .gender = f
coup-assassin = Assassino
    .rules = Paga 3 monete: un giocatore a tua scelta perde un personaggio.
    .def = l'Assassino
    .di = dell'Assassino
    .gender = m
coup-contessa = Contessa
    .rules = Blocca un Assassino che ti minaccia.
    .def = la Contessa
    .di = della Contessa
    .gender = f
coup-captain = Capitano
    .rules = Prendi 2 monete a un altro giocatore. Blocca un Capitano che ti deruba.
    .def = il Capitano
    .di = del Capitano
    .gender = m
coup-ambassador = Ambasciatore
    .rules = Pesca 2 carte dalla Corte, rimettine 2. Blocca un Capitano che ti deruba.
    .def = l'Ambasciatore
    .di = dell'Ambasciatore
    .gender = m
coup-inquisitor = Inquisitore
    .rules = Pesca 1 carta e rimettine 1, o indaga su un altro giocatore. Blocca un Capitano che ti deruba.
    .def = l'Inquisitore
    .di = dell'Inquisitore
    .gender = m

coup-coin = Moneta

coup-income = Reddito
coup-foreign_aid = Aiuti stranieri
coup-murder = Omicidio
coup-tax = Tasse
coup-assassinate = Assassinio
coup-steal = Furto
coup-exchange = Scambio
coup-examine = Indagine
coup-action-income = Reddito: +1
coup-action-foreign_aid = Aiuti stranieri: +2
coup-action-murder = Omicidio: paga 7
coup-action-tax = Duchessa: +3
coup-action-assassinate = Assassino: paga 3
coup-action-steal = Capitano: ruba 2
coup-action-exchange = Ambasciatore: scambio
coup-action-examine = Inquisitore: indagine
coup-action_inquisitor-income = { coup-action-income }
coup-action_inquisitor-foreign_aid = { coup-action-foreign_aid }
coup-action_inquisitor-murder = { coup-action-murder }
coup-action_inquisitor-tax = { coup-action-tax }
coup-action_inquisitor-assassinate = { coup-action-assassinate }
coup-action_inquisitor-steal = { coup-action-steal }
coup-action_inquisitor-exchange = Inquisitore: scambio
coup-action_inquisitor-examine = { coup-action-examine }

coup-doubt-doubt = Dubito
coup-doubt-pass = Passo
coup-block-duchess = Blocco: Duchessa
coup-block-contessa = Blocco: Contessa
coup-block-captain = Blocco: Capitano
coup-block-ambassador = Blocco: Ambasciatore
coup-block-inquisitor = Blocco: Inquisitore
coup-block-pass = Lascio fare
coup-decide-return = La restituisco
coup-decide-replace = La faccio cambiare
coup-doubt = Dubito
coup-pass = Passo
coup-return = La restituisco
coup-replace = La faccio cambiare
coup-pass-for-me = Passa per me fino al mio prossimo turno, tranne quando il bersaglio sono io

coup-hold-duchess = { EMOJI("duchess") }**Duchessa** · prendi 3 monete; blocca gli aiuti stranieri.
coup-hold-assassin = { EMOJI("assassin") }**Assassino** · paga 3 monete: un altro giocatore perde un personaggio; lo blocca la Contessa.
coup-hold-contessa = { EMOJI("contessa") }**Contessa** · blocca un Assassino che ti minaccia.
coup-hold-captain = { EMOJI("captain") }**Capitano** · prendi 2 monete a un altro giocatore; blocca un Capitano che ti deruba.
coup-hold-ambassador = { EMOJI("ambassador") }**Ambasciatore** · pesca due carte dalla Corte e rimettine due; blocca un Capitano che ti deruba.
coup-hold-inquisitor = { EMOJI("inquisitor") }**Inquisitore** · pesca una carta e rimettine una, oppure indaga su una carta di un altro giocatore; blocca un Capitano che ti deruba.
coup-hand = I tuoi personaggi: { $cards }
coup-hand-empty = Non hai più personaggi coperti: sei fuori da questa partita.
coup-drawn = Dalla Corte: { $cards }.
coup-to-keep = Di queste { $cards } carte ne tieni { $lives ->
        [1] una
       *[other] { $lives }
    }; { $back ->
        [one] l'altra torna
       *[other] le altre { $back } tornano
    } nella Corte.
coup-picked = Hai scelto { FORM($card, "def") }; puoi ancora cambiare idea.
coup-set-aside = Dal tuo mazzetto, fuori dalla partita: { $cards }.
coup-memory = Cosa ricordi
coup-seen = { $who } ha { FORM($card, "def") }.
coup-seen-once = { $who } aveva { FORM($card, "def") }, ma forse non ce l'ha più.
coup-shown-to = { $who } ha visto { GENDER($card) ->
        [f] la tua
       *[m] il tuo
    } { $card }.
coup-returned = Nella Corte: { $cards }.

coup-heading = Coup
coup-heading-series = Coup · partita { $game } · la serie va a chi ne vince { $target }
coup-court = Corte
coup-status = Corte: { $court ->
        [one] { $court } carta
       *[other] { $court } carte
    } · con { FORM($fifth, "def") } · { $copies } copie di ogni personaggio.
# A claim names the character without its article, as it is called out at a table: l' cannot stand before an emoji.
coup-now-income = { $who } prende il reddito.
coup-now-foreign_aid = { $who } chiede aiuti stranieri.
coup-now-murder = { $who } ordina l'omicidio di { $whom }.
coup-now-tax = { $who } annuncia { EMOJI("duchess") }Duchessa per prendere 3 monete.
coup-now-assassinate = { $who } annuncia { EMOJI("assassin") }Assassino contro { $whom }.
coup-now-steal = { $who } annuncia { EMOJI("captain") }Capitano per rubare 2 monete a { $whom }.
coup-now-exchange = { $who } annuncia { $character } per scambiare carte.
coup-now-examine = { $who } annuncia { EMOJI("inquisitor") }Inquisitore per indagare su { $whom }.
coup-now-blocked = { $who } blocca: annuncia { $character }.
coup-courtier-in = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · { $hidden ->
        [one] { $hidden } personaggio coperto
       *[other] { $hidden } personaggi coperti
    }
coup-courtier-out = fuori dalla partita
coup-courtier-gone = ha abbandonato
coup-lost = Persi: { $cards }
coup-wins = Partite vinte: { $wins } su { $target }
coup-truth = La verità
coup-truth-held = { $who } aveva ancora: { $cards }.
coup-truth-claims = { $who }: { $claims ->
        [one] { $claims } annuncio
       *[other] { $claims } annunci
    }, { $bluffs ->
        [0] nessun bluff
       *[other] { $bluffs } bluff
    }{ $caught ->
        [0] .
        [one] , { $caught } smascherato.
       *[other] , { $caught } smascherati.
    }
coup-truth-bluffs = { $who }: { $claims ->
        [one] { $claims } annuncio
       *[other] { $claims } annunci
    }, { $bluffs } bluff ({ $cards }){ $caught ->
        [0] .
        [one] , { $caught } smascherato.
       *[other] , { $caught } smascherati.
    }
coup-bluffs = Bluff di { $who } nell'ultima partita: { $cards }.
coup-mark-out = fuori
coup-mark-gone = abbandono
coup-mark-wins = { $wins } su { $target }
coup-mark-drawn = pescata
coup-mark-lost = persa
coup-mark-pile = Scegline una
coup-court-copies = { $copies } di ciascuno
coup-sign-series = Partita { $game }: la serie a chi ne vince { $target }
coup-sign-won = { $who } vince
coup-sign-last = Senza più rivali
coup-sign-draft = Scegli il secondo personaggio
coup-court-cast = { $fifth } · { $copies } di ciascuno
coup-sign-income = { $who }: reddito
coup-sign-foreign_aid = { $who }: aiuti stranieri
coup-sign-murder = { $who }: omicidio di { $whom }
coup-sign-tax = { $who }: Duchessa, 3 monete
coup-sign-assassinate = { $who }: Assassino su { $whom }
coup-sign-steal = { $who }: Capitano su { $whom }
coup-sign-exchange = { $who }: { $character }, scambio
coup-sign-examine = { $who }: Inquisitore su { $whom }
coup-sign-blocked = { $who } blocca: { $character }
coup-alt-table = Il tavolo di Coup: l'annuncio in corso, la Corte con { $court ->
        [one] { $court } carta
       *[other] { $court } carte
    } e, per ogni giocatore, un riquadro con monete, carte coperte e personaggi persi.
coup-alt-pile = Il mazzetto da cui scegliere: { $cards }.
coup-why = non ha più rivali
coup-why-series = { $target ->
        [one] arriva a { $target } vittoria prima degli altri
       *[other] arriva a { $target } vittorie prima degli altri
    }
coup-mark-doubt = ?
coup-moment-proved = { $who } mette in dubbio { FORM($character, "def") } di { $whom }: era vero
coup-moment-bluffed = { $who } mette in dubbio { FORM($character, "def") } di { $whom }: era un bluff!
coup-moment-murder = { $by } ordina l'omicidio di { $who }
coup-moment-assassinate = L'Assassino di { $by } colpisce { $who }
coup-moment-lost = { $who } perde { FORM($card, "def") }
coup-moment-conceded = { $who } abbandona la partita
coup-moment-won = { $target ->
        [one] { $who } vince
       *[other] { $who } vince una partita ({ $wins } su { $target })
    }
coup-award-liar = Faccia di bronzo: { $who } ({ $count } bluff mai scoperti)
coup-award-doubts = L'occhio più acuto: { $who } ({ $count } bluff smascherati)
coup-award-kills = La mano più letale: { $who } ({ $count } colpi a segno)
coup-award-honest = Vittima di dubbi ingiusti: { $who } ({ $count } volte)
coup-award-claims = Più audace: { $who } ({ $count } annunci)
coup-award-coins = La borsa più piena: { $who } ({ $count } monete prese)
coup-alt-end = { $who }: { $cards }.
coup-alt-hand = Le tue carte: { $cards }.

coup-waiting = { $waiting ->
        [0] Hanno risposto tutti: si riprende tra un attimo.
       *[other] { COUNT($who) ->
            [one] Si aspetta { $who }.
           *[other] Si aspettano { $who }.
        }
    }
coup-ask-draft = Ora si sceglie il secondo personaggio. { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
    .mine = Scegli il tuo secondo personaggio dal mazzetto.
    .waiting = { COUNT($who) ->
        [one] Si aspetta { $who }.
       *[other] Si aspettano { $who }.
    }
coup-ask-act = { $who }, tocca a te.
    .mine = Tocca a te: che cosa fai? Puoi annunciare qualsiasi personaggio.
    .others = Tocca a { $who }.
coup-ask-murder = { $who }, tocca a te: con dieci monete o più devi ordinare un omicidio.
    .mine = Hai dieci monete o più: di chi ordini l'omicidio?
    .others = Tocca a { $who }: con dieci monete o più deve ordinare un omicidio.
coup-ask-doubt-tax = { $by } annuncia { EMOJI("duchess") }Duchessa: qualcuno dubita? { coup-waiting }
    .mine = { $by } annuncia { EMOJI("duchess") }Duchessa per prendere 3 monete. Dubiti?
    .own = Qualcuno dubita della tua { EMOJI("duchess") }Duchessa? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { EMOJI("duchess") }Duchessa.
coup-ask-doubt-assassinate = { $by } annuncia { EMOJI("assassin") }Assassino: qualcuno dubita? { coup-waiting }
    .mine = { $by } annuncia { EMOJI("assassin") }Assassino contro { $whom }. Dubiti?
    .aimed = { $by } annuncia { EMOJI("assassin") }Assassino contro di te. Dubiti?
    .own = Qualcuno dubita del tuo { EMOJI("assassin") }Assassino? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { EMOJI("assassin") }Assassino.
coup-ask-doubt-steal = { $by } annuncia { EMOJI("captain") }Capitano: qualcuno dubita? { coup-waiting }
    .mine = { $by } annuncia { EMOJI("captain") }Capitano per rubare 2 monete a { $whom }. Dubiti?
    .aimed = { $by } annuncia { EMOJI("captain") }Capitano per rubarti 2 monete. Dubiti?
    .own = Qualcuno dubita del tuo { EMOJI("captain") }Capitano? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { EMOJI("captain") }Capitano.
coup-ask-doubt-exchange = { $by } annuncia { $character }: qualcuno dubita? { coup-waiting }
    .mine = { $by } annuncia { $character } per scambiare carte. Dubiti?
    .own = Qualcuno dubita { GENDER($character) ->
        [f] della tua
       *[m] del tuo
    } { $character }? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { $character }.
coup-ask-doubt-examine = { $by } annuncia { EMOJI("inquisitor") }Inquisitore: qualcuno dubita? { coup-waiting }
    .mine = { $by } annuncia { EMOJI("inquisitor") }Inquisitore per indagare su { $whom }. Dubiti?
    .aimed = { $by } annuncia { EMOJI("inquisitor") }Inquisitore per indagare su di te. Dubiti?
    .own = Qualcuno dubita del tuo { EMOJI("inquisitor") }Inquisitore? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { EMOJI("inquisitor") }Inquisitore.
coup-ask-doubt-block = { $by } blocca e annuncia { $character }: qualcuno dubita? { coup-waiting }
    .mine = { $by } blocca: annuncia { $character }. Dubiti?
    .aimed = { $by } ti blocca: annuncia { $character }. Dubiti?
    .own = Qualcuno dubita { GENDER($character) ->
        [f] della tua
       *[m] del tuo
    } { $character }? { coup-waiting }
    .waiting = Puoi ancora dubitare dell'annuncio di { $by }: { $character }.
coup-ask-block-foreign_aid = Qualcuno blocca gli aiuti stranieri chiesti da { $by }? { coup-waiting }
    .mine = { $by } chiede aiuti stranieri: 2 monete. Blocchi?
    .own = Qualcuno blocca i tuoi aiuti stranieri? { coup-waiting }
    .waiting = Puoi ancora bloccare gli aiuti stranieri chiesti da { $by }.
coup-ask-block-assassinate = { $whom }, { $by } ti minaccia con il suo { EMOJI("assassin") }Assassino. Blocchi?
    .mine = { $by } ti minaccia con il suo { EMOJI("assassin") }Assassino. Blocchi?
    .others = { $by } minaccia { $whom } con il suo { EMOJI("assassin") }Assassino. Ora { $whom } può bloccare.
    .own = Il tuo { EMOJI("assassin") }Assassino minaccia { $whom }, che può bloccare.
coup-ask-block-steal = { $whom }, il { EMOJI("captain") }Capitano di { $by } vuole le tue monete. Blocchi?
    .mine = Il { EMOJI("captain") }Capitano di { $by } vuole le tue monete. Blocchi?
    .others = Il { EMOJI("captain") }Capitano di { $by } vuole le monete di { $whom }, che può bloccare.
    .own = Il tuo { EMOJI("captain") }Capitano vuole le monete di { $whom }, che può bloccare.
coup-ask-lose = { $who }, scegli quale personaggio perdere.
    .mine = Quale personaggio perdi?
    .others = { $who } sta scegliendo quale personaggio perdere.
coup-ask-exchange = { $who }, scegli che cosa tenere.
    .mine = Che cosa tieni?
    .others = { $who } sta scegliendo quali carte tenere.
coup-ask-show = { $who }, scegli quale carta mostrare a { $by }.
    .mine = Quale carta mostri a { $by }?
    .others = { $who } sta scegliendo quale carta mostrare a { $by }.
    .own = { $who } sta scegliendo quale carta mostrarti.
coup-ask-decide = { $who }, lasci la carta a { $whom }?
    .mine = Lasci la carta a { $whom }?
    .others = { $who } sta decidendo se lasciare la carta a { $whom }.
coup-step-action = Azione
coup-step-action_inquisitor = Azione
coup-step-seat = Contro chi?
coup-step-doubt = Dubiti?
coup-step-block = Blocchi?
coup-step-lose = Personaggio da perdere
coup-step-show = Carta da mostrare
coup-step-decide = La carta che hai visto
coup-step-keep = Carte da tenere
coup-step-pick = Il tuo secondo personaggio

coup-game-begins = { $number ->
        [1] Inizia la partita.
       *[other] Inizia la partita { $number }.
    } Comincia { $who }.
coup-dealt = { "" }
    .private = Ricevi: { $cards }.
coup-dealt-one = { "" }
    .private = Ricevi { FORM($card, "def") }.
coup-drafted = { $who } hanno scelto il secondo personaggio.
    .private = Hai in mano: { $cards }.
coup-announced-income = { $who } prende il reddito: 1 moneta.
coup-announced-foreign_aid = { $who } chiede aiuti stranieri: 2 monete.
coup-announced-murder = { $who } paga 7 monete e ordina l'omicidio di { $whom }.
coup-announced-tax = { $who } annuncia { EMOJI("duchess") }Duchessa per prendere 3 monete.
coup-announced-assassinate = { $who } annuncia { EMOJI("assassin") }Assassino contro { $whom }.
coup-announced-steal = { $who } annuncia { EMOJI("captain") }Capitano per rubare 2 monete a { $whom }.
coup-announced-exchange = { $who } annuncia di poter scambiare carte.
coup-announced-exchange-as = { $who } annuncia { $character } per scambiare carte.
coup-announced-examine = { $who } annuncia { EMOJI("inquisitor") }Inquisitore per indagare su { $whom }.
coup-took = { $coins ->
        [1] { "" }
       *[other] { $who } prende { $coins } monete.
    }
coup-paid = { $coins ->
        [7] { "" }
       *[other] { $who } paga { $coins } monete al suo { EMOJI("assassin") }Assassino.
    }
coup-stole = { $coins ->
        [0] { $who } non trova nulla da rubare a { $whom }.
        [one] { $who } ruba { $coins } moneta a { $whom }.
       *[other] { $who } ruba { $coins } monete a { $whom }.
    }
coup-doubted = { $who } mette in dubbio { FORM($character, "def") } di { $whom }.
coup-proved = Era vero: { $who } mostra { FORM($character, "def") }, rimette la carta nella Corte e ne pesca un'altra.
coup-bluffed = Era un bluff: { $who } non ha { FORM($character, "def") }.
coup-redrew = { "" }
    .private = La tua nuova carta è { FORM($card, "def") }.
coup-blocks = { $who } blocca: annuncia { $character }.
coup-block-holds-foreign_aid = Il blocco di { $who } regge: niente aiuti stranieri per { $whom }.
coup-block-holds-assassinate = Il blocco di { $who } regge: l'assassinio fallisce.
coup-block-holds-steal = Il blocco di { $who } regge: il furto fallisce.
coup-block-stands = Il blocco di { $who } regge: per { $whom } nulla di fatto.
coup-block-fails = Il blocco di { $who } cade.
coup-turned-up = { $who } perde { FORM($card, "def") }.
coup-out = { $who } è fuori{ $coins ->
        [0] .
        [one] ; { $coins } moneta va al Tesoro.
       *[other] ; { $coins } monete vanno al Tesoro.
    }
coup-fizzled = { $whom } è già fuori: l'azione di { $who } non ha effetto.
coup-dropped = L'azione di { $who } è annullata.
coup-drew = { "" }
    .private = Peschi dalla Corte: { $cards }.
coup-exchanged = { $who } ha scambiato carte con la Corte.
    .private = Hai tenuto: { $cards }.
coup-kept-old = { "" }
    .private = Tempo scaduto: tieni le carte che avevi.
coup-showed = { $who } mostra una carta a { $whom }.
    .private = È { FORM($card, "def") }: lo sapete solo voi due.
coup-given-back = { $who } restituisce la carta a { $whom }.
coup-replaced = { $who } fa cambiare la carta: quella vista va nella Corte e { $whom } ne pesca un'altra.
coup-conceded = { $who } abbandona la partita e mostra { FORM($cards, "def") }.
coup-left = { $who } lascia il tavolo.
coup-game-won = In gioco resta solo { $who }, che vince la partita{ $target ->
        [one] .
       *[other] { " " }({ $wins } su { $target }).
    }
coup-held = { "" }
coup-report = { "" }
coup-time = Tempo scaduto: per { $who } decide il bot.
coup-time-passed = Tempo scaduto: { COUNT($who) ->
        [one] { $who } non ha risposto, quindi passa
       *[other] { $who } non hanno risposto, quindi passano
    }.

coup-fastest = chi è più veloce
coup-clockwise = chi è più vicino in senso orario
coup-random = a caso
coup-start-1 = posto 1
coup-start-2 = posto 2
coup-start-3 = posto 3
coup-start-4 = posto 4
coup-start-5 = posto 5
coup-start-6 = posto 6
coup-start-7 = posto 7
coup-start-8 = posto 8
coup-draft = il secondo personaggio si sceglie
coup-standard = si ricevono entrambi i personaggi
coup-option-fifth = Quinto personaggio
    .help = L'Ambasciatore (più adatto alla prima partita) o l'Inquisitore.
coup-option-doubter_keeps_block = Chi dubita può ancora bloccare
    .help = Chi è bersaglio dell'azione e dubita a torto può ancora bloccare. Con «no» perde questa possibilità.
coup-option-doubt_priority = Quale dubbio vale
    .help = Chi è più veloce: vale il primo clic. Chi è più vicino in senso orario: le risposte si raccolgono in segreto e, tra chi dubita o blocca, vale il posto più vicino.
coup-option-auto_pass = Passi automatici
    .help = Il bot può passare al posto tuo fino al tuo prossimo turno, tranne quando l'azione è tua o il bersaglio sei tu.
coup-option-confirm_doubt = Conferma dei dubbi
    .help = Anche chi dubita con un pulsante pubblico deve confermare: vale la seconda volta che lo preme.
coup-option-start = Chi comincia
    .help = A caso, oppure il numero di un posto. Nelle partite successive di una serie, e nella rivincita se qui c'è «a caso», comincia chi ha vinto l'ultima.
coup-option-series_wins = Partite da vincere
    .help = La serie va a chi arriva prima a questo numero di vittorie.
coup-option-two_player = Partita a due
    .help = Una carta si riceve e la seconda si sceglie da un mazzetto di cinque, oppure si ricevono tutte e due.
coup-option-steal_from_zero = Rubare da una borsa vuota
    .help = Il Capitano si può mandare anche da chi non ha monete; non porta via nulla.
coup-option-action_seconds = Tempo per azione
    .help = Da 15 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.
coup-option-window_seconds = Tempo per dubitare o bloccare
    .help = Da 5 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.
coup-option-card_seconds = Tempo per scegliere le carte
    .help = Da 15 a 600 secondi in tempo reale; da un'ora a una settimana per corrispondenza.
coup-option-window_hold = Attesa minima in secondi
    .help = Per dubitare o bloccare c'è sempre almeno questo tempo, così la velocità non tradisce i passi automatici.
