## Words that every game shares.
number = { $count }
name = { $who }
names = { $who }
player-number = Giocatore { $number }

## Refusals: what is wrong and what is possible instead.
refused-not-asked = Ora la decisione non è tua: { COUNT($who) ->
        [one] si aspetta
       *[other] si aspettano
    } { $who }.
refused-not-asked-counted = Ora la decisione non è tua: { $count ->
        [one] manca una risposta
       *[other] mancano { $count } risposte
    }.
refused-not-asked-held = Ora la decisione non è tua: hanno risposto tutti e si prosegue tra un attimo.
refused-not-possible = Qui non è possibile; apri il tuo pannello per vedere che cosa puoi fare.
refused-not-complete = Manca ancora qualcosa: completa la tua scelta nel pannello.
refused-over = La partita è finita; con la rivincita ne comincia un'altra.
refused-already-left = Questo giocatore ha già lasciato la partita.
refused-seat-count = Per questo gioco servono da { $least } a { $most } giocatori.
refused-option-value = Per «{ $option }» si può scegliere tra: { $values }.
refused-option-number = «{ $option }» deve essere un numero intero da { $least } a { $most }.
refused-option-clock = «{ $option }» ammette da { $least } a { $most } secondi a un tavolo in tempo reale, oppure da 3600 (un'ora) a 604800 (una settimana) per corrispondenza.
refused-option-unknown = Non c'è un'opzione «{ $option }»; ci sono: { $options }.
refused-option-seat = «{ $option }» deve essere un posto da 1 a { $most }.
refused-no-undo = Non si può annullare: nel frattempo è venuto alla luce qualcosa di nascosto.
# "dei 4 posti" but "degli 8 posti": the number stands apart.
refused-robots = Indica un solo tipo di robot, oppure uno per posto (i posti sono { $seats }): { $kinds }.
refused-league = Qui giocano solo questi: { $known }.
refused-try-again = Discord ha appena perso la risposta. Guarda come stanno le cose prima di ripetere: la tua mossa potrebbe già valere.
refused-form-late = Ci è voluto troppo tempo per aprirlo: premi di nuovo.
refused-bug = Qualcosa è andato storto da parte nostra. Al tavolo non è cambiato nulla: riprova.
refused-moderators-only = È riservato ai moderatori di questo server (permesso «Gestisci server»).
refused-server-only = Funziona solo in un server, non nei messaggi diretti.

## The foot of a picture of a game's end.
end-foot = { $date } · seme { $seed }
end-date = { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
