## The coach: what the game's best robot thinks of a player's choices. Each game names its own measure
## (`<game>-coach-worth`) and its own reasons; where one has no name for it, it is points.
coach-worth = { $amount ->
        [one] { $amount } poento
       *[other] { NUMBER($amount, maximumFractionDigits: 1) } poentoj
    }

## Whether there is one.
coach-lobby = **Konsilanto: permesita.** Ĉiu rajtas peti konsilon; ĉi tiu partio ne kalkuliĝas por rangopoentoj.
coach-here = Ĉe ĉi tiu tablo estas konsilanto: ĉiu rajtas peti konsilon, kaj la partio ne kalkuliĝas por rangopoentoj.
coach-alone = Vi ludas nur kun robotoj, do estas konsilanto: petu konsilon, kiam ajn vi volas.
coach-unrated = Ludita kun konsilanto: la rangopoentoj restas, kiel ili estis.
refused-no-coach = La konsilanto silentas ĉe tabloj kalkulataj por rangopoentoj; en la atendejo la gastiganto povas permesi konsilojn.
refused-no-choice = Ĉi tie eblas nur unu respondo, do estas nenio por konsili.

## Advice, in the private panel.
coach-advise = Peti konsilon
coach-head = La konsilanto, kiu scias tiom, kiom vi:
coach-best = { $number }. **{ $choice }**: { $why }
coach-other = { $number }. **{ $choice }** ({ $worse }): { $why }
coach-as-good = preskaŭ same bona
coach-less = malpli je { $amount }
coach-press = { $number }. { $choice }
coach-back = Reen al miaj elektoj
coach-silent = La konsilanto havas nenion por diri pri tio.

## A review.
coach-review = Analizo
coach-so-far = Mia ĝisnuna partio
coach-looking = Mi analizas decidon { $done } el { $of }…
coach-reading = Mi trarigardas la partion…
coach-title = Analizo · { $game } · tablo { $number }
coach-title-so-far = Via ĝisnuna partio · { $game } · tablo { $number }
coach-of = { $decisions ->
        [one] Unu decido de { $name }, taksita laŭ tio, kion { $name } tiam povis scii.
       *[other] { $decisions } decidoj de { $name }, ĉiu taksita laŭ tio, kion { $name } tiam povis scii.
    }
    .mine = { $decisions ->
        [one] Unu el viaj decidoj, taksita laŭ tio, kion vi tiam povis scii.
       *[other] { $decisions } el viaj decidoj, ĉiu taksita laŭ tio, kion vi tiam povis scii.
    }
coach-praise = { $name } faris neniun menciindan eraron: bone ludite!
    .mine = Vi faris neniun menciindan eraron: bone ludite!
coach-nothing = { $name } decidis nenion, kion la konsilanto povus taksi.
    .mine = Vi ankoraŭ decidis nenion, kion la konsilanto povus taksi.
coach-dumb = La konsilanto havas nenion por diri pri ĉi tiu ludo.
coach-when = **{ $place }.** { $when }: perdo de { $cost }
coach-turn = { $turn } (n-ro { $number })
coach-before = Antaŭ la unua vico
coach-asked = -# { $asked }
coach-chose = Elektite: **{ $choice }**. { $why }
coach-better = Pli bone: **{ $choice }**. { $why }
coach-show = { $place }. Montri
coach-whose = Kies decidoj?
refused-review-running = La analizo venos post la fino de la partio; antaŭ tio vi povas rigardi nur vian propran partion, ĉe tablo kun konsilanto.
refused-review-rated = La konsilanto silentas ĉe tabloj kalkulataj por rangopoentoj; la analizo venos post la fino de la partio.
refused-review-none = Vi ankoraŭ ne finis partion ĉi tie; `/play` malfermas tablon.
