## A seat, and who plays it.
seat-robot = { $name } ({ EMOJI("robot") }robot)
seat-robot-level = { $name } ({ EMOJI("robot") }robot, { $level })
seat-asleep = { $name } (dorme, gioca un robot)
seat-left = { $name } (via, gioca un robot)
seat-kicked = { $name } (fuori, gioca un robot)
seat-conceded = { $name } (ha abbandonato)

## The lobby.
lobby-seats = { $missing ->
        [0] Posti occupati: { $taken } su { $most }; l'host può iniziare.
        [one] Posti occupati: { $taken } su { $most }; per iniziare ne manca uno.
       *[other] Posti occupati: { $taken } su { $most }; per iniziare ne mancano { $missing }.
    }
lobby-host = { $name } · host
lobby-series = Vittorie finora in questa serie: { $score }
lobby-options-are = Opzioni:
lobby-join = Unisciti
lobby-leave = Lascia il tavolo
lobby-robot = Aggiungi robot
lobby-options = Opzioni
pick-chance = Lascia al caso
lobby-rules = Regole
lobby-start = Inizia
lobby-playing = { $count ->
        [one] { $people } gioca.
       *[other] { $people } giocano.
    }
lobby-played = Una partita di { $people }.
lobby-closed = Questo tavolo ha chiuso prima di iniziare. `/play` ne apre un altro.
lobby-done = Fatto.
lobby-there = Il tavolo è aperto: { $link }
lobby-robot-out = Manda via { $name }
options-head = Che cosa vuoi cambiare a questo tavolo?
options-which = Opzione
options-value = Valore
thread-name = #{ $number } { $game }
    .before = { $game } · tavolo { $number }

## The table.
table-press = Premi **{ $hand }**.
table-until = Scadenza: { $when }.
table-paused = Il tavolo è in pausa. Si riprende con `/table resume`.
table-paused-asleep = Qualcuno dorme, quindi il tavolo aspetta. Si riprende con **Rieccomi**; oppure l'host riprende con `/table resume`, e in quel posto gioca un robot.
table-paused-host-asleep = L'host dorme, quindi il tavolo aspetta. Si riprende con **Rieccomi**; oppure chiunque sia al tavolo riprende con `/table resume`, e in quel posto gioca un robot.
table-agree-pause = Accetta la pausa
table-paused-nobody = A questo tavolo dormono tutti, quindi si aspetta. Si riprende con **Rieccomi**.
table-offer = A { $who } viene offerto il posto { $seat }: per accettare basta premere **Prendi il posto**.
table-ended = Nessuno ha vinto: la partita si è fermata prima della fine.
table-series = La serie finora: { $score }
table-ratings = Rating: { $moves }
table-won = { EMOJI("trophy") }{ $won }
table-hand = La mia mano
table-log = Cronaca
table-rules = Regole
table-back = Rieccomi
table-accept = Prendi il posto
table-rematch = Rivincita
table-export = Salva la partita
table-replay = Replay
table-call-head = **{ $game } · tavolo { $number }**
table-call = { $who }, { COUNT($who) ->
        [one] tocca a te.
       *[other] tocca a voi.
    }
table-call-answer = { $who }, { COUNT($who) ->
        [one] si aspetta la tua risposta.
       *[other] si aspettano le vostre risposte.
    }
table-call-dm = Un tavolo di { $game } ti aspetta: { $link }
table-remind-dm = Il tempo sta per scadere a un tavolo di { $game } che ti aspetta: { $link }
table-remind = { $who }, il tempo sta per scadere.
table-trouble = Qualcosa è andato storto da parte nostra. Al tavolo non è successo nulla: riprovate tra un attimo. Quando tutto funzionerà di nuovo, lo dirò qui.
table-trouble-over = Ora funziona di nuovo: continuate pure.
table-suggestion = { $game } · tavolo { $number }

## A finished game, step by step.
replay-title = { $game } · tavolo { $number } · passo { $step } di { $steps }
replay-first = « Inizio
replay-back = ‹ Indietro
replay-next = Avanti ›
replay-last = Fine »
replay-eyes = Con gli occhi di chi?
replay-everybody = Come l'hanno vista tutti
replay-open = A carte scoperte
replay-seat = Con gli occhi di { $name }
replay-hand = La mano di { $owner }
replay-told = A { $name }: { $line }
replay-quiet = Da qui non si è visto nulla.
replay-older = Queste regole sono più recenti della partita, che si può seguire solo fino a qui.
replay-suggestion = { $game } · tavolo { $number } · { $people }
refused-replay-none = Qui non è ancora finita nessuna partita; `/play` apre un tavolo.

## How a game ended, in one line.
won-by = { COUNT($winners) ->
        [one] { $winners } vince.
       *[other] { $winners } vincono.
    }
nobody-won = Nessuno ha vinto.

## The private panel.
hand-not-yet = La partita non è ancora iniziata.
hand-moved-on = Il gioco è andato avanti; ecco come stanno le cose ora.
hand-head = -# { $game } · tavolo { $number } · { $link }
hand-played = Hai scelto: **{ $choice }**.
hand-since = La tua ultima mossa e il seguito:
hand-so-far = Che cosa è successo finora:
hand-refresh = Aggiorna
hand-resting = { $game } · tavolo { $number }: dopo un quarto d'ora questo pannello riposa. Premi il pulsante per vedere come stanno le cose.
hand-left = { $game } · tavolo { $number }: per te gioca un robot. Con **Rieccomi** riprendi il tuo posto.
hand-left-alone = { $game } · tavolo { $number }: il tavolo ti aspetta. Si riprende con **Rieccomi**.
hand-gone = { $game } · tavolo { $number }: qui non giochi più.
hand-ended = Il tavolo è terminato.
hand-answered = Hai già risposto.
hand-watching = Non hai un posto a questo tavolo: questo è ciò che vedono tutti.
hand-rules = Regole: { $what }
hand-rules-which = Regole su…
hand-undo = Annulla
hand-undone = Mossa annullata.
hand-may-change = Hai risposto; puoi ancora cambiare idea.
hand-learned = Che cosa hai scoperto:
hand-welcome-back = Che bello rivederti: il posto è di nuovo tuo.
hand-never-away = Il posto è già tuo.
hand-dm-closed = I tuoi messaggi diretti sono chiusi, quindi la tua mano è qui. Per riceverla in un messaggio diretto, aprili per questo server e scegli di nuovo `/preferences hands:dm`.
standing-on = Attiva: { $what }
standing-off = Disattiva: { $what }
standing-menu = Rispondi per me, senza chiedere…
standing-title = Risposte automatiche
standing-what = Le risposte che attivi qui le do io per te, senza chiedere.
standing-none = Non rispondo mai per te: decidi sempre tu.
standing-now = Ora rispondo io per te:
standing-dropped = In contrasto con le altre, quindi fuori: { $what }.
standing-open = Risposte automatiche
standing-count = Risposte automatiche: { $count }

## What else can be done at a table.
more-open = Altro
more-title = **[{ $game } · tavolo { $number }]({ $link })**
more-words = A parole
more-pause = Pausa
more-resume = Riprendi
more-leave = Lascia il tavolo

## Fair play.
fair-play = Fair play
fair-play-what = All'apertura di questo tavolo è stato estratto un numero segreto: il seme. Da quello, e dal clic su Inizia, dipende ogni mescolata: nessuno ha potuto scegliere le carte, nemmeno il bot.
fair-play-fingerprint = Questa è l'impronta del seme; nessun altro seme ha la stessa:
    `{ $hash }`
fair-play-later = A partita finita compare qui anche il seme, e chiunque può verificare ogni mescolata.
fair-play-never = A questo tavolo non si è mai giocato, quindi non c'è nulla da verificare.
fair-play-seed = E questo è il seme, con il numero del clic su Inizia:
    `{ $seed }`
    `{ $start }`
fair-play-check = Per verificare: **Salva la partita** ti dà tutta la partita in un file, e `python -m games verify { $file }` ne ripercorre ogni mescolata.

## After the game.
rematch-there = La rivincita è già aperta: { $link }
export-text = Tutta la partita, con il suo seme. `python -m games verify { $file }` ne verifica ogni mescolata.
log-title = Che cosa è successo
log-since = Dal tuo ultimo turno
log-before = Prima di allora
log-empty = Ancora nulla.
log-turn = Turno di { $name }
log-numbered = { $number } · { $title }
log-jump = Vai a un round o turno
log-first = « Inizio
log-earlier = ‹ Prima
log-later = Dopo ›
log-newest = Ultimo »

## Lists.
tables-title = Tavoli
tables-none = Qui non c'è nessun tavolo aperto. `/play` ne apre uno.
tables-more = { $count ->
        [one] … e un altro.
       *[other] … e altri { $count }.
    }
tables-waiting-you = **aspetta te**
tables-waiting = { COUNT($who) ->
        [one] si aspetta { $who }
       *[other] si aspettano { $who }
    }
tables-waiting-counted = { $count ->
        [one] manca una risposta
       *[other] mancano { $count } risposte
    }
tables-lobby = lobby aperta
tables-playing = in gioco
tables-paused = in pausa
tables-over = finito
tables-closed = chiuso

## What cannot be undone asks first.
sure-leave = Lasci il tavolo { $number } ({ $game })? Fino al tuo ritorno per te gioca un robot.
    .yes = Lascia il tavolo
sure-leave-alone = Lasci il tavolo { $number } ({ $game })? Gli altri dormono tutti, quindi il tavolo aspetta il tuo ritorno.
sure-leave-lobby = Lasci il tavolo { $number } ({ $game }) prima che inizi?
sure-concede = Abbandoni per sempre la partita al tavolo { $number } ({ $game })?
    .yes = Abbandona
sure-kick = Dai per sempre a un robot il posto di { $who } al tavolo { $number } ({ $game })?
    .yes = Rimuovi
sure-kick-lobby = Liberi il posto di { $who } al tavolo { $number } ({ $game })?
sure-end = Termini per tutti il tavolo { $number } ({ $game })?
    .yes = Termina il tavolo
sure-end-lobby = Chiudi la lobby del tavolo { $number } ({ $game })?
sure-no = Lascia stare
sure-nothing = Non è cambiato nulla.
done-leave = Per te gioca un robot. Con **Rieccomi** o `/table return` riprendi il tuo posto.
done-leave-alone = Il tavolo ti aspetta. Si riprende con **Rieccomi** o `/table return`.
done-leave-lobby = Il tuo posto è di nuovo libero.
done-pause = Il tavolo è in pausa; si riprende con `/table resume`.
done-wish-pause = Hai chiesto una pausa: comincia quando { $count ->
        [one] accetta anche { $who }
       *[other] accettano anche { $who }
    }, con **Accetta la pausa** al tavolo.
done-host = L'host di questo tavolo ora è { $who }.
done-move = Si continua a giocare in questo canale.
done-resume = Si riprende a giocare.
done-concede = Hai abbandonato la partita.
done-kick = Ora quel posto è di un robot.
done-kick-lobby = Il posto è di nuovo libero.
done-end = Il tavolo è terminato.
done-end-lobby = La lobby è chiusa.
seat-offered = A { $who } viene offerto il posto { $seat }; per accettare basta un clic al tavolo.

## Preferences.
preferences-help = Come ti parlo, in ogni server
preference-hands = Come ricevi la tua mano
    .panel = in un pannello privato, quando la chiedo
    .dm = con un messaggio diretto, sempre aggiornato
preference-hands-panel = La tua mano appare quando premi **La mia mano** o scrivi `/hand`.
preference-hands-dm = La tua mano arriva in un messaggio diretto, che resta aggiornato.
preference-pings = Come ti chiama un tavolo che ti aspetta
    .mention = con una menzione al tavolo
    .dm = con un messaggio diretto
    .none = mai
preference-pings-mention = Il tavolo ti menziona quando ti aspetta.
preference-pings-dm = Quando un tavolo ti aspetta ricevi un messaggio diretto o, se i tuoi sono chiusi, una menzione.
preference-pings-none = Il tavolo non ti menziona mai.
preference-pictures = Immagini nel tuo pannello privato
    .on = immagini e parole
    .off = solo parole
preference-pictures-on = Il tuo pannello ha le immagini.
preference-pictures-off = Il tuo pannello non ha immagini: è tutto a parole, anche il tavolo intero.
preference-passes = Passare in automatico, nei giochi che lo prevedono
    .off = decido io ogni volta
    .on = passa per me, sempre
preference-passes-off = Ogni volta decidi tu se passare.
preference-passes-on = Nei giochi che lo prevedono passi in automatico, fino alla fine di ogni partita.
preference-confirm = Chiedimi di confermare ogni mossa
    .off = solo le mosse importanti
    .on = ogni mossa
preference-confirm-off = Ti chiedo conferma solo per le mosse importanti, come un'accusa.
preference-confirm-on = Ti chiedo conferma per ogni mossa.
preference-language = La tua lingua
    .auto = come su Discord
preference-language-auto = Ti parlo nella lingua del tuo Discord o, se non la conosco, in quella del server.
preference-gender = Come i testi parlano di te
    .n = né al maschile né al femminile
    .f = al femminile
    .m = al maschile
preference-gender-n = I testi su di te sono neutri. Conta solo nelle lingue che accordano le parole con le persone.
preference-gender-f = I testi parlano di te al **femminile**. Conta solo nelle lingue che accordano le parole con le persone.
preference-gender-m = I testi parlano di te al **maschile**. Conta solo nelle lingue che accordano le parole con le persone.

## Privacy.
privacy-export = { $count ->
        [0] Non conservo nulla su di te.
        [one] Tutto ciò che conservo su di te, in { $count } riga. Carte e semi delle partite in corso sono esclusi.
       *[other] Tutto ciò che conservo su di te, in { $count } righe. Carte e semi delle partite in corso sono esclusi.
    }
privacy-sure = Dimentico tutto di te? { $count ->
        [0] Non hai un posto a nessun tavolo.
        [one] Il tuo posto va a un robot, per sempre.
       *[other] I posti che hai ({ $count }) vanno a dei robot, per sempre.
    } Nelle vecchie partite al posto del tuo nome resta un numero; un ban in vigore resta fino alla sua scadenza.
privacy-yes = Dimenticami
privacy-done = Fatto: non so più nulla di te. Se giochi di nuovo, riparti da zero.

## When a table loses its place.
lost-gone = Il tuo tavolo { $number } di { $game } ha perso il suo canale. Non è andato perso altro: `/table move` in un altro canale di { $server } lo porta lì, e `/hand` funziona ovunque.
lost-forbidden = Non posso più mostrare il tuo tavolo { $number } di { $game } dove stava. Appena un moderatore di { $server } mi permette di vedere quel canale e di inviarci messaggi e file, si riprende da sé.
lost-removed = Non ho più accesso a { $server }: il tuo tavolo { $number } di { $game } aspetta che mi invitino di nuovo.
lost-player = { $who } ha lasciato { $server }: il suo posto al tuo tavolo { $number } di { $game } lo tiene un robot. `/table seat` lo offre a un'altra persona.
lost-log = { $host }: { $text }

## Help.
rules-more = Di più su…
help-waiting = Ti aspettano
help-elsewhere = - In questo server i tavoli si aprono in { $channels }, scrivendo lì `/play`: { $games }.
help-direct =
    - Per aprire un tavolo o unirsi a uno si va in un server e lì si scrive `/play`: { $games }.
    - `/hand` ti mostra anche qui le tue carte e tutto quello che puoi fare.
    - `/rules` spiega ogni gioco in poche pagine.
    - `/preferences` decide come ti parlo: mano e avvisi in un messaggio diretto, parole al posto delle immagini. `/privacy` mostra e cancella quello che conservo su di te.
help-play = - `/play` apre un tavolo: { $games }. Gli altri premono **Unisciti**; l'host può usare **Aggiungi robot**, cambiare le **Opzioni** e, per cominciare, preme **Inizia**.
help-text =
    - **La mia mano** o `/hand` mostra solo a te le tue carte e tutto quello che puoi fare.
    - `/tables` elenca i tavoli di qui; con `/table` lasci un tavolo, torni, metti in pausa, abbandoni, termini o chiedi la rivincita.
    - `/replay` ripercorre una partita finita, come l'hanno vista tutti, con gli occhi di un giocatore o a carte scoperte.
    - `/rules` spiega ogni gioco in poche pagine; `/leaderboard` e `/stats` dicono come se la cava chi gioca qui.
    - `/preferences` decide come ti parlo: mano e avvisi in un messaggio diretto, parole al posto delle immagini. `/privacy` mostra e cancella quello che conservo su di te.
help-credits = Immagini di Parlour; simboli ispirati a Game-icons.net (CC BY 3.0).
help-moderator = Per chi modera: `/config panel` mostra tutte le impostazioni insieme e le cambia, e ciascuna ha anche un suo comando (`/config clock` e così via); `/moderate tables` si occupa dei tavoli, `/moderate history` elenca quelli finiti, `/moderate ban` si occupa delle persone.

## Refusals.
refused-unknown-table = Qui questo tavolo non c'è. `/tables` elenca quelli aperti.
refused-server-unknown = Mi sto ancora avviando e non conosco questo server: riprova tra un attimo.
refused-other-game = Il tavolo { $number } è un tavolo di { $game }; le sue mosse cominciano con `{ $command }`.
refused-which-table = Hai un posto a più tavoli: indicane uno con l'opzione table, o scrivi nel thread di quel tavolo.
refused-nothing-finished = Qui non hai ancora finito nessuna partita; `/play` apre un tavolo.
refused-at-no-table = Non hai un posto a nessun tavolo. `/play` ne apre uno; in una lobby premi **Unisciti**.
refused-unknown-game = Qui questo gioco non c'è. `/play` elenca quelli disponibili.
refused-unknown-topic = Questa pagina non c'è. Le pagine sono: { $topics }.
refused-permissions = Qui mi servono questi permessi: { $permissions }. Chiedi a un moderatore o prova in un altro canale.
permission-read_messages = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-attach_files = Allega file
permission-embed_links = Incorpora link
permission-read_message_history = Leggi la cronologia dei messaggi
refused-channel = In questo server i tavoli si aprono in { $channels }: scrivi lì `/play`.
refused-game = Qui puoi giocare a { $games }: scegli tra questi.
refused-tables = { $most ->
        [one] In questo canale c'è già un tavolo, e di più non se ne possono aprire
       *[other] In questo canale ci sono già { $most } tavoli, e di più non se ne possono aprire
    }; `/tables` mostra dove puoi unirti.
refused-seats = { $most ->
        [one] Hai già un posto a un tavolo, e in questo server di più non si può
       *[other] Hai già un posto a { $most } tavoli, e in questo server di più non si può
    }: prima finisci una partita o lascia un tavolo.
refused-robots-off = In questo server i robot non sono ammessi: aspetta che si unisca qualcuno.
refused-too-much = «{ $word }» è di troppo: la mossa è già completa.
typed-not-now = `{ $word }` qui non si può scegliere; ecco che cosa si può.
refused-not-on-menu = «{ $word }» qui non si può scegliere; i suggerimenti mostrano che cosa si può.
refused-seat-bot = Un bot non può prendere un posto: scegli una persona.
refused-seat-banned = Questa persona ha un ban dai tavoli di questo server; può toglierlo un moderatore, oppure scegli qualcun altro.
refused-rematch-elsewhere = La rivincita si chiede nel server dove stava il tavolo: scrivi lì `/table rematch`.
refused-old-control = Questo pulsante è di una mia versione precedente; `/tables` e `/hand` mostrano che cosa puoi fare ora.
refused-option-typed = Non capisco una delle opzioni: scegli tra i suggerimenti.
refused-command-changed = Nel frattempo questo comando è cambiato: ricarica Discord e scrivilo di nuovo.
refused-no-standing = Qui non si può rispondere in anticipo: ogni volta decidi tu.
refused-kick-stranger = Questa persona non ha un posto a questo tavolo.

## Typed moves.
typed-table = Quale tavolo, se hai un posto a più di uno

## A closer look.
table-zoom = Ingrandisci
table-whole = Tutto il tavolo a parole
zoom-where = Guarda in giro…
refused-no-closer = Nell'immagine di questo tavolo non c'è nulla da guardare più da vicino.
