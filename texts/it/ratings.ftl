## Results and ratings in a server.
stats-title = { $who } in questo server
stats-line = - **{ $game }**: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $won ->
        [0] nessuna vittoria
        [one] una vittoria
       *[other] { $won } vittorie
    } · rating **{ $rating }** · posizione { $place } di { $of }
stats-unrated = - **{ $game }**: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $won ->
        [0] nessuna vittoria
        [one] una vittoria
       *[other] { $won } vittorie
    } · ancora senza rating
stats-latest = **Le ultime partite**
stats-won = - { $when } · { $game }, tavolo { $number }, { $seats ->
        [one] in solitario
       *[other] { $seats } giocatori
    } · vinta
stats-lost = - { $when } · { $game }, tavolo { $number }, { $seats ->
        [one] in solitario
       *[other] { $seats } giocatori
    } · non vinta
leaderboard-title = { $game }: la classifica di questo server
leaderboard-line = { $place }. **{ $name }** · { $rating } · { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $won ->
        [0] nessuna vittoria
        [one] una vittoria
       *[other] { $won } vittorie
    }
leaderboard-empty = Qui nessuno ha ancora un rating. Conta già la prima partita che due persone giocano fino alla fine.
ratings-how = -# In ogni gioco si parte da 1000. Il rating confronta le persone tra loro, secondo chi finisce davanti a chi; i robot non contano, e con meno di due persone, o con un coach al tavolo, non si muove nulla. Il risultato di un posto va a chi lo tiene alla fine, anche se a giocare è un robot.
refused-no-results = In questo server non hai ancora finito nessuna partita; `/play` apre un tavolo.
refused-no-results-of = Questa persona non ha ancora finito nessuna partita in questo server; `/leaderboard` mostra chi lo ha fatto.
