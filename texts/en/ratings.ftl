## Results and ratings in a server.
stats-title = { $who } in this server
stats-line = - **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won · rating **{ $rating }** · place { $place } of { $of }
stats-unrated = - **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won · not rated yet
stats-latest = **The latest**
stats-won = - { $when } · { $game }, table { $number }, { $seats ->
        [one] alone
       *[other] { $seats } players
    } · won
stats-lost = - { $when } · { $game }, table { $number }, { $seats ->
        [one] alone
       *[other] { $seats } players
    } · not won
leaderboard-title = { $game }: the best of this server
leaderboard-line = { $place }. **{ $name }** · { $rating } · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won
leaderboard-empty = Nobody is rated here yet. A game that two people play to its end is the first.
ratings-how = -# Everybody begins at 1000, separately in each game. People are rated against each other only, by who finished before whom; robots are left out, and a game with fewer than two people moves nobody. A seat's result belongs to whoever has it at the end, even if a robot plays it.
refused-no-results = You have finished no game in this server yet; `/play` opens a table.
refused-no-results-of = That person has finished no game in this server yet; `/leaderboard` shows who has.
