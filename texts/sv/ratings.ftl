stats-title = { $who } på den här servern
stats-line = - **{ $game }**: { $games ->
        [one] ett parti
       *[other] { $games } partier
    }, { $won ->
        [one] { $won } vunnet
       *[other] { $won } vunna
    } · rating **{ $rating }** · placering { $place } av { $of }
stats-unrated = - **{ $game }**: { $games ->
        [one] ett parti
       *[other] { $games } partier
    }, { $won ->
        [one] { $won } vunnet
       *[other] { $won } vunna
    } · ingen rating än
stats-latest = **De senaste**
stats-won = - { $when } · { $game }, bord { $number }, { $seats ->
        [one] ensam
       *[other] { $seats } spelare
    } · vinst
stats-lost = - { $when } · { $game }, bord { $number }, { $seats ->
        [one] ensam
       *[other] { $seats } spelare
    } · ingen vinst
leaderboard-title = { $game }: de bästa på servern
leaderboard-line = { $place }. **{ $name }** · { $rating } · { $games ->
        [one] ett parti
       *[other] { $games } partier
    }, { $won ->
        [one] { $won } vunnet
       *[other] { $won } vunna
    }
leaderboard-empty = Ingen har någon rating här än. Det första partiet som två människor spelar till slut räknas.
ratings-how = -# Alla börjar på 1000 i varje spel. Människor mäts mot varandra, efter vem som slutade före vem; robotar räknas inte med, och med färre än två människor, eller med en coach vid bordet, ändras inget. Resultatet på en plats tillhör den som har platsen på slutet, även om en robot spelar där.
refused-no-results = Du har inte spelat färdigt något parti på den här servern än; `/play` öppnar ett bord.
refused-no-results-of = Den personen har inte spelat färdigt något parti på den här servern än; `/leaderboard` visar vilka som har det.
