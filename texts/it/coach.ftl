## The coach: what the game's best robot thinks of a player's choices. Each game names its own measure
## (`<game>-coach-worth`) and its own reasons; where one has no name for it, it is points.
coach-worth = { $amount ->
        [one] { $amount } punto
       *[other] { NUMBER($amount, maximumFractionDigits: 1) } punti
    }

## Whether there is one.
coach-lobby = **Coach: ammesso.** Tutti possono chiedere consiglio; questa partita non conta per il rating.
coach-here = A questo tavolo c'è un coach: tutti possono chiedere consiglio, e la partita non conta per il rating.
coach-alone = Giochi solo contro robot, quindi c'è un coach: chiedi consiglio quando vuoi.
coach-unrated = Partita con un coach: i rating restano com'erano.
refused-no-coach = Ai tavoli che contano per il rating non c'è il coach; l'host può ammetterlo nella lobby.
refused-no-choice = Qui c'è una sola risposta possibile, quindi non c'è nulla da consigliare.

## Advice, in the private panel.
coach-advise = Consigliami
coach-head = Il coach, che sa quello che sai tu:
coach-best = { $number }. **{ $choice }**: { $why }
coach-other = { $number }. **{ $choice }** ({ $worse }): { $why }
coach-as-good = vale più o meno lo stesso
coach-less = { $amount } in meno
coach-press = { $number }. { $choice }
coach-back = Torna alle mie scelte
coach-silent = Su questa scelta il coach non ha nulla da dire.

## A review.
coach-review = Analisi
coach-so-far = La mia partita finora
coach-looking = Guardo la decisione { $done } di { $of }…
coach-reading = Ripercorro la partita…
coach-title = Analisi · { $game } · tavolo { $number }
coach-title-so-far = La tua partita finora · { $game } · tavolo { $number }
coach-of = { $decisions ->
        [one] Una decisione di { $name }, valutata con ciò che { $name } poteva sapere in quel momento.
       *[other] { $decisions } decisioni di { $name }, ciascuna valutata con ciò che { $name } poteva sapere in quel momento.
    }
    .mine = { $decisions ->
        [one] Una tua decisione, valutata con ciò che potevi sapere in quel momento.
       *[other] { $decisions } tue decisioni, ciascuna valutata con ciò che potevi sapere in quel momento.
    }
coach-praise = Nessuna svista di rilievo per { $name }: bella partita!
    .mine = Nessuna svista di rilievo: bella partita!
coach-nothing = { $name } non ha preso decisioni che il coach possa valutare.
    .mine = Non hai ancora preso decisioni che il coach possa valutare.
coach-dumb = Su questa partita il coach non ha nulla da dire.
coach-when = **{ $place }.** { $when }: { $cost } in meno
coach-turn = { $turn } (n. { $number })
coach-before = Prima del primo turno
coach-asked = -# { $asked }
coach-chose = Scelta: **{ $choice }**. { $why }
coach-better = Meglio: **{ $choice }**. { $why }
coach-show = { $place }. Mostra
coach-whose = Le decisioni di chi?
refused-review-running = L'analisi arriva a partita finita; prima si può rivedere solo la propria partita, a un tavolo con il coach.
refused-review-rated = Ai tavoli che contano per il rating non c'è il coach; l'analisi arriva a partita finita.
refused-review-none = Qui non hai ancora finito nessuna partita; `/play` apre un tavolo.
