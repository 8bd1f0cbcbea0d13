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
leaderboard-empty = Nobody is rated here yet. The first game that two people play to its end counts.
ratings-how = -# Everybody starts at 1000 in each game. People are rated against each other, by who finished ahead of whom; robots are left out, and with fewer than two people, or with a coach at the table, nothing moves. A seat's result belongs to whoever has it at the end, even if a robot plays it.
refused-no-results = You have not finished a game in this server yet; `/play` opens a table.
refused-no-results-of = They have not finished a game in this server yet; `/leaderboard` shows who has.
