coach-worth = { NUMBER($amount, maximumFractionDigits: 1) } poäng

coach-lobby = **Coach: tillåten.** Alla får be om råd; partiet räknas inte i ratingen.
coach-here = Det finns en coach vid det här bordet: alla får be om råd, och partiet räknas inte i ratingen.
coach-alone = Du spelar bara mot robotar, så det finns en coach: be om råd när du vill.
coach-unrated = Spelat med coach: ratingen ändras inte.
refused-no-coach = Coachen är avstängd vid bord som räknas i ratingen; värden kan tillåta den i lobbyn.
refused-no-choice = Här finns bara ett svar, så det finns inget att ge råd om.

coach-advise = Ge mig råd
coach-head = Coachen, som vet lika mycket som du:
coach-best = { $number }. **{ $choice }**: { $why }
coach-other = { $number }. **{ $choice }** ({ $worse }): { $why }
coach-as-good = ungefär lika bra
coach-less = kostar { $amount }
coach-press = { $number }. { $choice }
coach-back = Tillbaka till mina val
coach-silent = Här har coachen inget att säga.

coach-review = Genomgång
coach-so-far = Mitt parti hittills
coach-looking = Tittar på beslut { $done } av { $of }…
coach-reading = Tittar tillbaka på partiet…
coach-title = Genomgång · { $game } · bord { $number }
coach-title-so-far = Ditt parti hittills · { $game } · bord { $number }
coach-of = { $decisions ->
        [one] Ett beslut av { $name }, bedömt efter vad { $name } kunde veta just då.
       *[other] { $decisions } beslut av { $name }, vart och ett bedömt efter vad { $name } kunde veta just då.
    }
    .mine = { $decisions ->
        [one] Ett beslut du har fattat, bedömt efter vad du kunde veta just då.
       *[other] { $decisions } av dina beslut, vart och ett bedömt efter vad du kunde veta just då.
    }
coach-praise = { $name } gjorde inget misstag värt att nämna: bra spelat!
    .mine = Du gjorde inget misstag värt att nämna: bra spelat!
coach-nothing = { $name } har inte fattat något beslut som coachen kan bedöma.
    .mine = Du har inte fattat något beslut än som coachen kan bedöma.
coach-dumb = Coachen har inget att säga om det här spelet.
coach-when = **{ $place }.** { $when }: kostade { $cost }
coach-turn = { $turn } (nr { $number })
coach-before = Före första turen
coach-asked = -# { $asked }
coach-chose = Valt: **{ $choice }**. { $why }
coach-better = Bättre: **{ $choice }**. { $why }
coach-show = { $place }. Visa
coach-whose = Vems beslut?
refused-review-running = Genomgången kommer när partiet är slut; innan dess går det bara att titta på sitt eget parti, vid ett bord med coach.
refused-review-rated = Coachen är avstängd vid bord som räknas i ratingen; genomgången kommer när partiet är slut.
refused-review-none = Du har inte spelat färdigt något parti här än; `/play` öppnar ett bord.
