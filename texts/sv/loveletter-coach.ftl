loveletter-coach-worth = ungefär { NUMBER($amount, maximumFractionDigits: 0) } % av rundan
loveletter-coach-princess = Den som spelar Prinsessan åker ut ur rundan.
loveletter-coach-handmaid = Ingen kan välja dig förrän det är din tur igen, och du behåller { FORM($kept, "def") }.
loveletter-coach-showdown = Kortleken är slut: { $chance ->
        [0] med { FORM($kept, "def") } förlorar du avgörandet.
        [100] med { FORM($kept, "def") } vinner du avgörandet.
       *[other] med { FORM($kept, "def") } vinner du avgörandet i ungefär { $chance } fall av 100.
    }
# The verb is the same for one and for several.
loveletter-coach-hides = { $whom } { $count ->
        [one] har
       *[other] har
    } sett din { $card }: när det kortet väl är spelat vet ingen vad du har på hand.
loveletter-coach-exposed = { $whom } { $count ->
        [one] har
       *[other] har
    } sett din { $kept }: så länge du behåller det kortet är du ett lätt byte för en Vakt.
loveletter-coach-countess = Grevinnan gör ingenting; det viktiga är att du behåller { FORM($kept, "def") }.
loveletter-coach-no-target = Ingen kan väljas, så inget händer; du behåller { FORM($kept, "def") }.
loveletter-coach-own-princess = Du skulle själv kasta Prinsessan och åka ut ur rundan.
loveletter-coach-own-prince = Du byter { FORM($kept, "def") } mot ett kort som ingen har sett; { $chance ->
        [0] det kan inte vara högre.
       *[other] det är högre i ungefär { $chance } fall av 100.
    }
loveletter-coach-spy = Du får veta vad { $whom } har på hand, och det kan en Vakt dra nytta av senare; du behåller { FORM($kept, "def") }.
loveletter-coach-spy-known = Du vet redan vilket kort { $whom } har; det viktiga är att du behåller { FORM($kept, "def") }.
loveletter-coach-baron = Mot { $whom } vinner din { $kept } i ungefär { $wins } fall av 100 och förlorar i { $loses }.
loveletter-coach-baron-known = Du vet vilket kort { $whom } har: { $end ->
        [1] din { $kept } är högre, så { $whom } åker ut.
        [0] din { $kept } är lika hög, så inget händer.
       *[other] din { $kept } är lägre, så du åker ut.
    }
loveletter-coach-king = { $chance ->
        [0] { $whom } kan inte ha något högre kort än din { $kept }, och den ger du bort.
       *[other] { $whom } har ett högre kort än din { $kept } i ungefär { $chance } fall av 100; efter bytet vet ni vad den andra har.
    }
loveletter-coach-prince-princess = { $chance ->
        [100] { $whom } har Prinsessan och måste kasta henne.
       *[other] { $whom } har Prinsessan i ungefär { $chance } fall av 100 och åker då ut; annars blir det bara ett nytt kort.
    }
loveletter-coach-prince-high = { $whom } har troligen ett högt kort och måste lämna det ifrån sig.
loveletter-coach-prince = { $whom } måste dra ett nytt kort, men har troligen ett lågt: skadan blir liten.
loveletter-coach-guard-known = Du vet att { $whom } har { FORM($guess, "def") }: gissningen kan inte bli fel.
loveletter-coach-guard-not = { $whom } kan knappast ha { FORM($guess, "def") }: gissningen är bortkastad.
loveletter-coach-guard-gone = { $copies ->
        [one] Du ser var { FORM($guess, "def") } är
       *[other] Du ser var båda exemplaren av { FORM($guess, "def") } är
    }: ingen annan kan ha det kortet.
loveletter-coach-guard = { $copies ->
        [one] Du har inte sett { FORM($guess, "def") } än
       *[other] { $left ->
            [one] Ett exemplar av { FORM($guess, "def") } har du inte sett än
           *[other] Du har inte sett något exemplar av { FORM($guess, "def") } än
        }
    }: { $whom } har kortet i ungefär { $chance } fall av 100.
loveletter-coach-guard-read = Så som { $whom } har spelat är det { FORM($guess, "def") } i ungefär { $chance } fall av 100.
