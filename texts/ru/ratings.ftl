## Results and ratings in a server.

stats-title = { $who } на этом сервере
stats-line = - **{ $game }**: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, побед: { $won } · рейтинг **{ $rating }** · место { $place } из { $of }
stats-unrated = - **{ $game }**: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, побед: { $won } · рейтинга пока нет
stats-latest = **Недавние партии**
stats-won = - { $when } · { $game }, стол { $number }, { $seats ->
        [1] в одиночку
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    } · победа
stats-lost = - { $when } · { $game }, стол { $number }, { $seats ->
        [1] в одиночку
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    } · без победы
leaderboard-title = { $game }: лучшие на этом сервере
leaderboard-line = { $place }. **{ $name }** · { $rating } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, побед: { $won }
leaderboard-empty = Рейтинга здесь пока нет ни у кого. В зачёт пойдёт первая же партия, которую доиграют хотя бы два человека.
ratings-how = -# В каждой игре все начинают с 1000. Людей сравнивают между собой: кто кого опередил; роботы не в счёт, а если людей меньше двух или за столом есть тренер, ничего не меняется. Результат достаётся тому, за кем место в конце партии, даже если на нём играет робот.
refused-no-results = Вы ещё не доиграли на этом сервере ни одной партии; стол открывает `/play`.
refused-no-results-of = Этот игрок ещё не доиграл на этом сервере ни одной партии; кто доиграл, покажет `/leaderboard`.
