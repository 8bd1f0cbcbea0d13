## Results and ratings in a server.
stats-title = { $who } en ĉi tiu servilo
stats-line = - **{ $game }**: { $games ->
        [one] unu partio
       *[other] { $games } partioj
    }, gajnitaj: { $won } · rangopoentoj: **{ $rating }** · rango { $place } el { $of }
stats-unrated = - **{ $game }**: { $games ->
        [one] unu partio
       *[other] { $games } partioj
    }, gajnitaj: { $won } · ankoraŭ sen rangopoentoj
stats-latest = **La lastaj**
stats-won = - { $when } · { $game }, tablo { $number }, { $seats ->
        [one] sole
       *[other] { $seats } ludantoj
    } · gajnita
stats-lost = - { $when } · { $game }, tablo { $number }, { $seats ->
        [one] sole
       *[other] { $seats } ludantoj
    } · ne gajnita
leaderboard-title = { $game }: la plej bonaj en ĉi tiu servilo
leaderboard-line = { $place }. **{ $name }** · { $rating } · { $games ->
        [one] unu partio
       *[other] { $games } partioj
    }, gajnitaj: { $won }
leaderboard-empty = Ĉi tie ankoraŭ neniu havas rangopoentojn. Kalkuliĝas ĉiu partio, kiun almenaŭ du homoj ludas ĝis la fino.
ratings-how = -# Ĉiu komencas kun 1000 en ĉiu ludo. Homoj estas taksataj inter si, laŭ tio, kiu finis antaŭ kiu; robotoj ne kalkuliĝas, kaj kun malpli ol du homoj, aŭ kun konsilanto ĉe la tablo, nenio ŝanĝiĝas. La rezulto de sidloko apartenas al tiu, kiu havas ĝin ĉe la fino, eĉ se roboto ludas tie.
refused-no-results = Vi ankoraŭ ne finis partion en ĉi tiu servilo; `/play` malfermas tablon.
refused-no-results-of = Tiu homo ankoraŭ ne finis partion en ĉi tiu servilo; `/leaderboard` montras, kiu jam finis.
