## The coach: what the game's best robot thinks of a player's choices. Each game names its own measure
## (`<game>-coach-worth`) and its own reasons; where one has no name for it, it is points.
## A measure stands in the genitive behind «около»: so it fits behind «теряет» and «потеряно». A fraction always shows its
## digit ("5,0 очка"), since the noun behind it is in the singular.

coach-worth = около { $amount ->
        [one] { $amount } очка
        [few] { $amount } очков
        [many] { $amount } очков
       *[other] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
    }

## Whether there is one.

coach-lobby = **Тренер: разрешён.** Совета могут попросить все; эта партия не идёт в рейтинг.
coach-here = За этим столом есть тренер: совета могут попросить все, а партия не идёт в рейтинг.
coach-alone = Вы играете с одними роботами, поэтому тренер к вашим услугам: просите совета когда угодно.
coach-unrated = За столом был тренер: рейтинги не изменились.
refused-no-coach = За рейтинговыми столами тренера нет; разрешить его может хозяин стола в лобби.
refused-no-choice = Ответ здесь только один, советовать нечего.

## Advice, in the private panel.

coach-advise = Попросить совета
coach-head = Тренер знает то же, что и вы, и советует:
coach-best = { $number }. **{ $choice }**. { $why }
coach-other = { $number }. **{ $choice }** ({ $worse }). { $why }
coach-as-good = почти не хуже
coach-less = теряет { $amount }
coach-press = { $number }. { $choice }
coach-back = Назад к вариантам
coach-silent = Здесь тренеру сказать нечего.

## A review.

coach-review = Разбор
coach-so-far = Разбор до этого хода
coach-looking = Смотрю решение { $done } из { $of }…
coach-reading = Просматриваю партию…
coach-title = Разбор · { $game } · стол { $number }
coach-title-so-far = Разбор до этого хода · { $game } · стол { $number }
coach-of = { $decisions ->
        [1] Одно решение игрока { $name }, оценка по тому, что можно было знать тогда.
       *[other] Решений игрока { $name }: { $decisions }. Каждое оценено по тому, что можно было знать тогда.
    }
    .mine = { $decisions ->
        [1] Одно ваше решение, оценка по тому, что вы могли знать тогда.
       *[other] Ваших решений: { $decisions }. Каждое оценено по тому, что вы могли знать тогда.
    }
coach-praise = У игрока { $name } ни одного заметного промаха: отличная игра!
    .mine = Ни одного заметного промаха: отличная игра!
coach-nothing = У игрока { $name } нет решений, которые тренер мог бы оценить.
    .mine = Решений, которые тренер мог бы оценить, у вас пока нет.
coach-dumb = Об этой партии тренеру сказать нечего.
coach-when = **{ $place }.** { $when }: потеряно { $cost }
coach-turn = { $turn } (№ { $number })
coach-before = До первого хода
coach-asked = -# { $asked }
coach-chose = Выбор: **{ $choice }**. { $why }
coach-better = Лучше: **{ $choice }**. { $why }
coach-show = { $place }. Показать
coach-whose = Чьи решения?
refused-review-running = Разбор будет, когда партия закончится; до этого можно посмотреть только свою игру и только за столом с тренером.
refused-review-rated = За рейтинговыми столами тренера нет; разбор будет, когда партия закончится.
refused-review-none = Вы ещё не доиграли здесь ни одной партии; стол открывает `/play`.
