## What the house says to a table.
house-closed = L'host ha chiuso questa lobby; /play ne apre un'altra.
house-closed-idle = Per un bel po' nessuno ha fatto iniziare la partita, quindi questa lobby è chiusa; /play ne apre un'altra.
house-closed-empty = Se ne sono andati tutti, quindi questa lobby è chiusa; /play ne apre un'altra.
house-left = { $who } lascia il tavolo; gioca un robot fino al suo ritorno.
house-left-alone = { $who } lascia il tavolo.
house-kicked = A { $who } viene chiesto di lasciare il tavolo; al suo posto gioca un robot.
house-kicked-alone = A { $who } viene chiesto di lasciare il tavolo.
house-asleep = { $who } sembra dormire; gioca un robot fino al suo ritorno.
house-asleep-alone = { $who } sembra dormire.
house-asleep-waits = { $who } sembra dormire: il tavolo resta in pausa fino al suo ritorno.
house-wishes-pause = { $who } vorrebbe una pausa: comincia quando siete tutti d'accordo.
house-agrees-pause = { $who } accetta la pausa.
house-extended = Un moderatore ha fatto ripartire da capo il tempo di questa decisione.
house-back = { $who } { GENDER($who) ->
        [f] è tornata
        [m] è tornato
       *[n] è di nuovo qui
    }.
house-seated = { $who } prende un posto finora tenuto da un robot.
house-conceded-robot = { $who } abbandona la partita; al suo posto un robot gioca fino alla fine.
house-took-back = { $who } annulla la sua ultima mossa.
house-host = L'host di questo tavolo ora è { $who }.
house-paused = Il tavolo è in pausa e il tempo è fermo.
house-paused-nobody = Dormono tutti: il tavolo aspetta che torni qualcuno.
house-resumed = Si riprende a giocare, con il tempo che restava a ciascuno.
house-ended = Il tavolo è terminato in anticipo.
house-abandoned = Per giorni non è tornato nessuno, quindi il tavolo è terminato.
house-turn-restarted = Le regole sono state aggiornate a metà di questo turno, che quindi ricomincia da capo.

## Refusals: what is wrong and what is possible instead.
refused-no-game = Qui questo gioco non c'è; si può giocare a { $games }.
refused-no-table = Questo tavolo non esiste più; /tables mostra quelli aperti.
refused-unreadable = Con le regole che conosco ora non riesco a leggere questo tavolo, che intanto aspetta il mio prossimo aggiornamento.
refused-busy = A questo tavolo sono successe troppe cose insieme: riprova.
refused-trouble = Qualcosa è andato storto da parte nostra e non è cambiato nulla: riprova.
refused-store-busy = In questo momento ho troppo da fare e non è cambiato nulla: riprova tra un attimo.
refused-closing = Sto per riavviarmi: non va perso nulla, riprova tra un minuto.
refused-not-at-table = Non hai un posto a questo tavolo: unisciti a una lobby o aprine una con /play.
refused-you-left = Hai lasciato questo tavolo: premi «Rieccomi» per riprendere il tuo posto.
refused-you-conceded = Hai abbandonato questa partita; con la rivincita ne comincia un'altra.
refused-not-started = La partita non è ancora iniziata; può farla iniziare l'host.
refused-started = La partita è già iniziata; /play apre un altro tavolo.
refused-over-won = La partita è finita: { COUNT($who) ->
        [one] ha vinto
       *[other] hanno vinto
    } { $who }; con la rivincita ne comincia un'altra.
refused-not-over = La partita è ancora in corso; la rivincita si può fare quando è finita.
refused-closed = Questa lobby è chiusa; /play ne apre un'altra.
refused-paused = Il tavolo è in pausa; si riprende con /table resume.
refused-paused-nobody = Dormono tutti, quindi il tavolo aspetta; si riprende quando un giocatore preme «Rieccomi».
refused-paused-asleep = Qualcuno dorme, quindi il tavolo aspetta; si riprende quando chi dorme preme «Rieccomi» o l'host scrive /table resume.
refused-end-moderators = In questo server solo i moderatori terminano un tavolo in gioco: chiedi a un moderatore, oppure esci con /table leave.
refused-not-paused = Il tavolo non è in pausa: gioca pure.
refused-only-host = Può farlo solo l'host: chiedi a { $who }.
refused-only-host-away = Può farlo solo l'host, che però ha lasciato il tavolo; un moderatore può terminarlo.
refused-nothing-to-pick = Con queste opzioni non c'è nulla da scegliere.
refused-pick-taken = Qualcuno ha già fatto questa scelta: fanne un'altra, o lascia al caso.
refused-already-seated = Hai già un posto a questo tavolo; mancano solo gli altri.
refused-too-few = Per questo gioco servono da { $least } a { $most } giocatori: invita qualcuno o premi «Aggiungi robot».
# "i 4 posti" but "gli 8 posti": the number stands apart.
refused-full = I posti sono { $most }, tutti occupati; /play apre un altro tavolo.
refused-level = I robot di questo gioco conoscono questi livelli: { $each }.
    .each = { CALLED($word, $typed) }
refused-no-robot = A questo tavolo non c'è un robot così; i posti sono elencati qui sopra.
refused-no-seat = Questo posto non c'è; scegline uno da 1 a { $most }.
refused-stale = Da quando è comparso questo pulsante il gioco è andato avanti; ecco come stanno le cose ora.
refused-too-late = Troppo tardi: { $who } ha fatto prima.
refused-undo-late = Per quella decisione il tempo è scaduto, quindi non si può annullare; continua da qui.
refused-kick-nobody = In quel posto non gioca nessuno; scegli un giocatore presente al tavolo.
refused-kick-self = Non ci si può mettere alla porta da soli: semmai lascia il tavolo.
refused-seat-taken = In quel posto gioca { $who }; si può offrire solo un posto tenuto da un robot.
refused-saw-a-hand = Questa persona ha già visto un'altra mano a questo tavolo, quindi non può prendere il posto; scegline un'altra.
refused-no-offer = Qui nessuno ti sta offrendo un posto; può farlo l'host.
refused-host-not-here = Può diventare host solo chi è al tavolo: scegli uno dei giocatori presenti.
refused-standing = Qui non si può rispondere così in anticipo; **Risposte automatiche** mostra che cosa è possibile.
refused-replay-running = Si può rivedere passo per passo solo una partita finita; `/table log` racconta che cosa è successo finora.
refused-export-running = La partita è ancora in corso; si può salvare quando è finita.
