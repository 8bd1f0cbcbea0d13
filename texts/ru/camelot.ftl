# Forms of places: dir (where to), loc (where, against whom; both with their preposition), acc, gen.
# Forms of knights: low (within a sentence). Of relics, engines, life: acc. Of the swords' colours: many (behind a number).

camelot = Тени над Камелотом
    .motto = Квесты, осада и… предатель?
    .blurb = Рыцари Круглого стола вместе бьются со Злом: выигрывают квесты и держат осаду. Но один из них может оказаться предателем.
camelot-lobby-facts = От часа и дольше · правил много

camelot-arthur = Король Артур
    .low = король Артур
camelot-galahad = Сэр Галахад
    .low = сэр Галахад
camelot-gawain = Сэр Гавейн
    .low = сэр Гавейн
camelot-kay = Сэр Кей
    .low = сэр Кей
camelot-palamedes = Сэр Паламед
    .low = сэр Паламед
camelot-percival = Сэр Персиваль
    .low = сэр Персиваль
camelot-tristan = Сэр Тристан
    .low = сэр Тристан
camelot-power-arthur = **{ camelot-arthur }** · { camelot-does-arthur }
camelot-does-arthur = Раз за героическую фазу можете отдать белую карту другому рыцарю и получить от него карту взамен.
camelot-power-galahad = **{ camelot-galahad }** · { camelot-does-galahad }
camelot-does-galahad = Особую белую карту (одну за ход) можете разыграть, не тратя поступка.
camelot-power-gawain = **{ camelot-gawain }** · { camelot-does-gawain }
camelot-does-gawain = За Круглым столом тянете три карты вместо двух.
camelot-power-kay = **{ camelot-kay }** · { camelot-does-kay }
camelot-does-kay = Если в вашем сражении или схватке с катапультой сил не хватает, можете добавить карту боя, когда всё уже раскрыто.
camelot-power-palamedes = **{ camelot-palamedes }** · { camelot-does-palamedes }
camelot-does-palamedes = За каждый выигранный с вашим участием квест — ещё одна жизнь.
camelot-power-percival = **{ camelot-percival }** · { camelot-does-percival }
camelot-does-percival = Можете взглянуть на верхнюю чёрную карту, прежде чем выбрать, как распространится Зло.
camelot-power-tristan = **{ camelot-tristan }** · { camelot-does-tristan }
camelot-does-tristan = Раз за ход можете покинуть Камелот, не тратя поступка.

camelot-fight1 = Бой 1
camelot-fight2 = Бой 2
camelot-fight3 = Бой 3
camelot-fight4 = Бой 4
camelot-fight5 = Бой 5
camelot-grail = Грааль
camelot-merlin = Мерлин
camelot-clairvoyance = Ясновидение
camelot-convocation = Созыв
camelot-fate = Судьба
camelot-heroism = Героизм
camelot-lady = Владычица озера
camelot-messenger = Гонец
camelot-piety = Благочестие
camelot-reinforcements = Подкрепление
camelot-sign-to = :
camelot-times = ×{ $count }

camelot-bk1 = Чёрный рыцарь 1
camelot-bk3 = Чёрный рыцарь 3
camelot-bk5 = Чёрный рыцарь 5
camelot-bk7 = Чёрный рыцарь 7
camelot-ld1 = Ланселот 1 / Дракон 5
camelot-ld3 = Ланселот 3 / Дракон 7
camelot-ld5 = Ланселот 5 / Дракон 9
camelot-ld7 = Ланселот 7 / Дракон 11
camelot-black_knight_1 = Чёрный рыцарь 1
camelot-black_knight_3 = Чёрный рыцарь 3
camelot-black_knight_5 = Чёрный рыцарь 5
camelot-black_knight_7 = Чёрный рыцарь 7
camelot-lancelot_1 = Ланселот 1
camelot-lancelot_3 = Ланселот 3
camelot-lancelot_5 = Ланселот 5
camelot-lancelot_7 = Ланселот 7
camelot-dragon_5 = Дракон 5
camelot-dragon_7 = Дракон 7
camelot-dragon_9 = Дракон 9
camelot-dragon_11 = Дракон 11
camelot-river = Тёмные воды
camelot-despair = Отчаяние
camelot-pict_raid = Пикты
camelot-saxon_raid = Саксы
camelot-mercenaries = Наёмники
camelot-morgan1 = Моргана (три карты)
camelot-morgan2 = Моргана (ещё три)
camelot-morgan3 = Моргана (две катапульты)
camelot-morgan4 = Моргана (по жизни с каждого)
camelot-morgan5 = Моргана (две жизни)
camelot-desolation = Опустошение
camelot-dark_forest = Тёмный лес
camelot-guinevere = Гвиневра
camelot-mists = Туманы Авалона
camelot-mordred = Мордред
camelot-vivien = Вивиана
camelot-hidden = закрыта
camelot-hidden_card = закрытая чёрная карта
camelot-nothing = –

camelot-camelot = Камелот
    .dir = в Камелот
    .loc = в Камелоте
    .acc = Камелот
    .gen = Камелота
camelot-black_knight = Чёрный рыцарь
    .dir = к Чёрному рыцарю
    .loc = против Чёрного рыцаря
    .acc = Чёрного рыцаря
    .gen = Чёрного рыцаря
camelot-lancelot = Ланселот
    .dir = к Ланселоту
    .loc = против Ланселота
    .acc = Ланселота
    .gen = Ланселота
camelot-dragon = Дракон
    .dir = к Дракону
    .loc = против Дракона
    .acc = Дракона
    .gen = Дракона
camelot-excalibur = поиски Экскалибура
    .dir = на поиски Экскалибура
    .loc = в поисках Экскалибура
    .acc = поиски Экскалибура
    .gen = поисков Экскалибура
camelot-holy_grail = поиски Грааля
    .dir = на поиски Грааля
    .loc = в поисках Грааля
    .acc = поиски Грааля
    .gen = поисков Грааля
camelot-picts = война с пиктами
    .dir = на войну с пиктами
    .loc = на войне с пиктами
    .acc = войну с пиктами
    .gen = войны с пиктами
camelot-saxons = война с саксами
    .dir = на войну с саксами
    .loc = на войне с саксами
    .acc = войну с саксами
    .gen = войны с саксами
camelot-off = вне поля
    .dir = за пределы поля
    .loc = вне поля
    .acc = вне поля
    .gen = вне поля

camelot-place-camelot = Камелот
camelot-place-black_knight = Чёрный рыцарь
camelot-place-lancelot = Ланселот
camelot-place-dragon = Дракон
camelot-place-excalibur = Поиски Экскалибура
camelot-place-holy_grail = Поиски Грааля
camelot-place-picts = Война с пиктами
camelot-place-saxons = Война с саксами
camelot-place-off = вне поля
camelot-heroism-black_knight = { camelot-place-black_knight }
camelot-heroism-lancelot = { camelot-place-lancelot }
camelot-heroism-dragon = { camelot-place-dragon }
camelot-heroism-excalibur = { camelot-place-excalibur }
camelot-heroism-holy_grail = { camelot-place-holy_grail }
camelot-heroism-picts = { camelot-place-picts }
camelot-heroism-saxons = { camelot-place-saxons }

# It stands where the quests stand ("against"), so it has their loc.
camelot-siege_engine = осадная катапульта
    .loc = против осадной катапульты
    .acc = осадную катапульту
camelot-engine = катапульта
    .acc = катапульту
camelot-life = жизнь
    .acc = жизнь
camelot-sword = Экскалибур
    .acc = Экскалибур
camelot-cup = Святой Грааль
    .acc = Святой Грааль
camelot-armor = броня Ланселота
    .acc = броню Ланселота
camelot-loyal = Лояльный
camelot-traitor = Предатель
camelot-white_sword = белый
    .many = белых
camelot-black_sword = чёрный
    .many = чёрных
camelot-nearer = ближе к рыцарям
camelot-farther = дальше от рыцарей
camelot-move = переход
camelot-quest = действие квеста
camelot-special = особая карта
camelot-heal = исцеление
camelot-accuse = обвинение

camelot-heading = Тени над Камелотом · { $turn ->
        [0] перед первым ходом
       *[other] ход { $turn }
    }
camelot-turn-of = Ходит { $who }
camelot-white-pile = Белая колода
camelot-black-pile = Чёрная колода
camelot-and-discards = сброс: { $count }
camelot-short-sword = Экскалибур
camelot-short-cup = Грааль
camelot-short-armor = Броня
# Without gender: they stand below any relic's name.
camelot-at-waits = ждёт героя
camelot-at-lost = вне игры
camelot-at-escrow = ждёт исхода
camelot-sum-white = = { $sum }
camelot-sum-black = { $hidden ->
        [0] = { $sum }
        [one] = { $sum } + { $hidden } закрытая
        [few] = { $sum } + { $hidden } закрытые
       *[many] = { $sum } + { $hidden } закрытых
    }
camelot-no-spell = Чары сейчас не действуют.
camelot-phase-muster = Рыцари съезжаются.
camelot-phase-divide = Делёж первых даров.
camelot-phase-evil = { $who }: Зло распространяется
camelot-phase-heroic = { $who }: героическая фаза
camelot-phase-traitor = Предатель ({ $who }) помогает Злу
camelot-step-at = Меч: { $at }
camelot-swords-line = Мечи: белых **{ $white }**, чёрных **{ $black }** из 12 · катапульты: **{ $engines }** из 12
camelot-piles-line = Белая колода: { $white } (сброс: { $spent }) · Чёрная колода: { $black } (сброс: { $gone })
camelot-in-force = Действуют чары: { $cards }
camelot-to-be-won = Можно добыть: { FORM($relics, "acc") }
camelot-title-end = Конец партии
camelot-title-now = Сейчас на столе
camelot-title-quests = Квесты
camelot-title-you = Вы
camelot-title-known = Что знаете только вы
camelot-entering = Входит в игру: { $card }
camelot-entering-hidden = Входит в игру: закрытая чёрная карта
camelot-offered = Предложено Мерлинов: { $count } из 3
camelot-played = { COUNT($cards) ->
        [1] Разыграна белая карта
       *[other] Разыграны белые карты
    }: { $cards }
camelot-pool-line = К дележу: { $cards }
camelot-pool-title = К дележу
camelot-played-title = Разыграно
camelot-line-combat = **{ $quest }** · Белые: { $white } · Чёрные: { $shown ->
        [0] { $hidden ->
            [0] { $black }
            [one] { $hidden } закрытая
            [few] { $hidden } закрытые
           *[many] { $hidden } закрытых
        }
       *[other] { $black }{ $hidden ->
            [0] { "" }
            [one] { "" }, ещё { $hidden } закрытая
            [few] { "" }, ещё { $hidden } закрытые
           *[many] { "" }, ещё { $hidden } закрытых
        }
    }
camelot-line-war = **{ $quest }** · карты боя: { $laid } из 5, дальше «{ $card }» · воины: { $warriors } из 4
camelot-line-war-mordred = **{ $quest }** · из-за Мордреда нужна ещё карта «{ $card }» · воины: { $warriors } из 4
camelot-line-excalibur = **{ $quest }** · меч на отметке { $at } (5 — победа, -5 — поражение)
camelot-line-grail = **{ $quest }** · Грааль: { $white }, чёрные: { $black }, свободно: { $free } из 7
camelot-quests-over = { COUNT($quests) ->
        [1] Завершён квест
       *[other] Завершены квесты
    }: { $quests }
camelot-line-marks = ↳ тут же: { $cards }
camelot-line-knight = { $knight } · { $place } · ♥ { $life } · { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
camelot-line-dead = { $knight } пал.
camelot-line-unmasked = { $knight } раскрыт: это Предатель.
camelot-line-relics = Реликвии: { $relics }
camelot-line-escrow = Экскалибур ждёт, выживет ли тот, кто его добыл.
camelot-line-loyal = Лояльность доказана
camelot-line-traitor = Предатель
camelot-line-accused = Единственное обвинение использовано
camelot-siege-title = Осада: { $engines } из 12
camelot-closed = завершено
camelot-bank-evil = Берег Зла
camelot-bank-knights = Берег рыцарей
camelot-mark-dead = погиб
camelot-mark-unmasked = раскрыт
camelot-mark-accused = обвинитель
camelot-goal = Победа: из двенадцати мечей белых больше. Поражение: семь чёрных мечей или двенадцать катапульт.
camelot-verdict-loyal = Камелот выстоял: лояльные рыцари победили!
camelot-verdict-evil = Камелот пал: Зло победило.
camelot-nobody-won = Победило Зло, а из рыцарей — никто.
camelot-why-engines = Под стенами двенадцать катапульт.
camelot-why-black_swords = Чёрных мечей на Круглом столе: { $black }; Злу довольно семи.
camelot-why-no_knights = Лояльных рыцарей в живых не осталось.
camelot-why-count = Мечи подсчитаны: белых { $white }, чёрных { $black }.
camelot-flipped = Перед подсчётом скрытый Предатель перевернул { $count ->
        [1] один белый меч
        [one] { $count } белый меч
        [few] { $count } белых меча
       *[many] { $count } белых мечей
    } чёрной стороной вверх.
camelot-alt-realm = Королевство, ход { $turn }: на Круглом столе белых мечей { $white }, чёрных { $black }; осадных катапульт { $engines } из 12; вокруг замка шесть квестов с картами и рыцарями, а ниже по строке на каждого рыцаря: жизни, число карт и реликвии.

camelot-hand = Ваши карты · { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
camelot-hand-empty = У вас нет карт.
camelot-hand-dying = Вы **при смерти**: этот ход последний, если на вас не потратят Святой Грааль.
camelot-hand-unmasked = Вы раскрыты: ни карт, ни рыцаря у вас больше нет.
camelot-hand-fallen = Ваш рыцарь пал; остаётся смотреть, как справятся остальные.
camelot-hold-fights = **Бой** ({ $count }): { $values }
camelot-hold-grail = **Грааль** ×{ $count }
camelot-hold-merlin = **Мерлин** ×{ $count } · один убирает катапульту, воина или последнюю чёрную карту квеста; трое вместе останавливают особую чёрную карту.
camelot-hold-clairvoyance = **Ясновидение** · посмотрите пять верхних чёрных карт и верните их в любом порядке.
camelot-hold-convocation = **Созыв** · рыцари могут вернуться; затем поделите белые карты, по одной за каждого рыцаря в Камелоте.
camelot-hold-fate = **Судьба** · каждый рыцарь тянет карту. Предатель может вместо этого раскрыться: каждый рыцарь сбрасывает две.
camelot-hold-heroism = **Героизм** · сыграйте в квесте: когда он закончится, прибавится ещё один меч, белый или чёрный.
camelot-hold-lady = **Владычица озера** · Экскалибур на шаг ближе, где бы вы ни были; если этот квест завершён — две жизни.
camelot-hold-messenger = **Гонец** · передайте другому рыцарю до трёх карт.
camelot-hold-piety = **Благочестие** · три жизни вам или по одной всем остальным рыцарям.
camelot-hold-reinforcements = **Подкрепление** · четыре карты вам или по одной всем остальным рыцарям.
camelot-you-loyal = Вы — **лояльный рыцарь**.
camelot-you-traitor = Вы — **Предатель**. Не выдайте себя.
camelot-you-unmasked = Вы — **Предатель**, и все это знают. Каждый ход вы дразните рыцаря и помогаете Злу; победит оно — победите и вы.
camelot-you-dead-traitor = Вы — **Предатель**, и ваш рыцарь пал. Но победит Зло — победите и вы.
camelot-you-unread = Ваша карта лояльности лежит закрытой; вы её ещё не читали.
camelot-you-none = В этой партии предателя нет.
camelot-know-pile = { $above ->
        [0] Верхняя чёрная карта
       *[other] В чёрной колоде (сверху ещё { $above })
    }: { $card }
camelot-know-laid = Закрытая карта { FORM($quest, "gen") }: { $card }
camelot-mark-drawn = у вас
camelot-mark-pile = { $above ->
        [0] сверху
       *[other] над ней { $above }
    }
camelot-my-share = Вам предлагают: { $cards }.
camelot-my-share-nothing = Вам не предлагают ничего.
camelot-alt-hand = Ваши карты: { $cards }.
camelot-alt-loyalty = Ваша карта лояльности: { $loyalty }.

camelot-pick = Выберите рыцаря
    .help = Каким рыцарем вы будете? Рыцари не повторяются; кто не выберет, получит случайного из оставшихся.
        { camelot-rules-knights }
camelot-ask-contribute = Каждый рыцарь отдаёт карту Круглому столу. Ожидается ответ: { $who }.
    .mine = Какую карту вы отдаёте Круглому столу? Все карты раскрываются одновременно.
camelot-ask-share = { $proposed ->
        [0] { $by }, как поделить карты: { $cards }?
       *[other] { $by } предлагает делёж. Согласны? Ожидается ответ: { $who }.
    }
    .mine = { $proposed ->
        [0] Как поделить карты: { $cards }?
       *[other] { $by } предлагает делёж. Согласны?
    }
    .waiting = { $proposed ->
        [0] { $by } ещё решает, как поделить карты: { $cards }.
       *[other] Делёж предложен. Ожидается ответ: { $who }.
    }
    .others = { $proposed ->
        [0] { $by } делит карты: { $cards }.
       *[other] { $by } предлагает делёж. Ожидается ответ: { $who }.
    }
camelot-step-share = Делёж
camelot-share-propose = Предложить делёж
camelot-share-evenly = Предложить: по одной по кругу
camelot-note-evenly = вам: { $cards }
camelot-note-accept = вам: { $cards }
camelot-note-accept-nothing = вам ничего
camelot-share-accept = Согласиться
camelot-share-reject = Отказаться
camelot-share-no_agreement = Раздать по жребию
camelot-step-seat = Кто из игроков?
camelot-step-portion = Какие карты этому игроку? Что останется, получат другие.
    .short = Какие карты?
camelot-ask-evil = { $who }, как распространится Зло?
    .mine = Как распространится Зло?
    .others = { $who } выбирает, как распространится Зло.
camelot-step-evil = Распространение Зла
camelot-evil-peek = Взглянуть на чёрную карту (Персиваль)
camelot-evil-draw = Вытянуть чёрную карту
camelot-evil-engine = Добавить катапульту
camelot-evil-life = Потерять жизнь
camelot-evil-reveal = Раскрыться: вы Предатель
camelot-ask-armor = { $who } носит броню Ланселота и выбирает из двух чёрных карт.
    .mine = Броня Ланселота: какую из двух карт разыграть? Другая уйдёт под низ колоды.
camelot-step-black = Какая чёрная карта?
camelot-ask-face = { $who } тянет карту { FORM($quest, "gen") }: сыграть её в открытую или в закрытую?
    .mine = Вы тянете карту { FORM($quest, "gen") }. Как её сыграть?
camelot-step-face = Как сыграть
camelot-note-up = все увидят: { $card }
camelot-face-up = В открытую
camelot-face-down = В закрытую и вытянуть белую
camelot-ask-cancel = Входит в игру: { $entering }. { $merlins ->
        [0] { $who } владеет Экскалибуром и может бросить его обратно в озеро, чтобы остановить карту.
       *[other] { $threat } Остановит ли карту кто-нибудь? Предложено Мерлинов: { $offered } из 3. { $waiting ->
            [0] Ответили все, игра сейчас продолжится.
            [1] Не хватает одного ответа.
            [one] Не хватает { $waiting } ответа.
            [few] Не хватает { $waiting } ответов.
           *[many] Не хватает { $waiting } ответов.
        }
    }
    .mine = Входит в игру: { $entering }. { $merlins ->
        [0] Остановить карту? Это может только Экскалибур.
       *[other] { $threat } Остановить карту? Предложено Мерлинов: { $offered } из 3.
    }
    .waiting = Входит в игру: { $entering }. Предложено Мерлинов: { $offered } из 3. Вы ответили; пока вопрос открыт, Мерлина можно добавить, но не забрать обратно.
camelot-step-cancel = Остановить чёрную карту?
camelot-cancel-pass = Пусть приходит
camelot-cancel-offer = Предложить Мерлина
camelot-cancel-sacrifice = Пожертвовать Экскалибуром
camelot-step-merlins = Сколько Мерлинов?
camelot-merlins-1 = одна карта
camelot-merlins-2 = две карты
camelot-merlins-3 = три карты
camelot-ask-war = { $who } выбирает, на какую войну идёт карта «{ $card }».
    .mine = { $card }: на какую войну?
camelot-step-war = На какую войну?
camelot-war-picts = Война с пиктами
camelot-war-saxons = Война с саксами
camelot-ask-volunteer-cards = Моргана: сбросит ли один рыцарь три карты, чтобы остальным не пришлось? { $waiting ->
        [0] Ответили все, игра сейчас продолжится.
        [1] Не хватает одного ответа.
        [one] Не хватает { $waiting } ответа.
        [few] Не хватает { $waiting } ответов.
       *[many] Не хватает { $waiting } ответов.
    }
    .mine = Сбросите три карты за всех? Если никто не вызовется, каждый рыцарь сбросит одну.
camelot-ask-volunteer-life = Моргана: отдаст ли один рыцарь две жизни за всех? { $waiting ->
        [0] Ответили все, игра сейчас продолжится.
        [1] Не хватает одного ответа.
        [one] Не хватает { $waiting } ответа.
        [few] Не хватает { $waiting } ответов.
       *[many] Не хватает { $waiting } ответов.
    }
    .mine = Отдадите две жизни за всех? Если никто не вызовется, каждый рыцарь сбросит карту.
camelot-step-volunteer = Вызоветесь?
camelot-volunteer-pass = Не я
camelot-volunteer-volunteer = Беру на себя
camelot-ask-discard = Каждый рыцарь сбрасывает карту. Ожидается ответ: { $who }.
    .mine = Выберите, что сбросить.
camelot-ask-fate-discard = Каждый рыцарь сбрасывает две карты. Ожидается ответ: { $who }.
    .mine = Выберите две карты для сброса; если столько нет — все, что есть.
camelot-step-discards = Что сбросить?
camelot-ask-kay = Счёт { $white } : { $black } { FORM($against, "loc") }. { $who }, сэр Кей добавит карту боя?
    .mine = Счёт { $white } : { $black } { FORM($against, "loc") }, этого мало. Добавить карту боя?
camelot-step-kay = Сэр Кей
camelot-kay-pass = Не добавлять
camelot-kay-help = Добавить карту боя
camelot-ask-grail = { $whom } при смерти. { $who } владеет Святым Граалем: потратить его?
    .mine = { $own ->
        [1] Вы при смерти. Потратить Святой Грааль и выжить с четырьмя жизнями?
       *[other] { $whom } при смерти. Потратить Святой Грааль, чтобы рыцарь выжил с четырьмя жизнями?
    }
camelot-step-save = Святой Грааль
camelot-save-use = Потратить Грааль
camelot-save-refuse = Оставить Грааль
camelot-ask-heroic = { $left ->
        [0] { $who }, поступок совершён: закончить ход или продолжить?
       *[other] { $who }, какой героический поступок совершите?
    }
    .mine = { $left ->
        [0] Поступок совершён. Закончить ход?
       *[other] Какой героический поступок совершите?
    }
    .others = { $left ->
        [0] Поступок совершён; { $who } может продолжать.
       *[other] { $who } выбирает героический поступок.
    }
camelot-step-command = Что будете делать?
camelot-note-accuse = раз за партию; если обвинить лояльного рыцаря, белый меч станет чёрным
camelot-command-move = Перейти
camelot-command-tristan_move = Уйти из Камелота бесплатно (Тристан)
camelot-command-quest_card = Сыграть карту в этом квесте
camelot-command-draw_white = Тянуть карты за Круглым столом
camelot-command-siege = Биться с катапультой
camelot-command-special = Разыграть особую карту
camelot-command-galahad_special = Особая карта бесплатно (Галахад)
camelot-command-heal = Исцелиться тремя одинаковыми картами
camelot-command-accuse = Обвинить рыцаря
camelot-command-sacrifice = Отдать жизнь за второй поступок
camelot-command-arthur_exchange = Обменяться картой (Артур)
camelot-command-end_turn = Закончить ход
camelot-step-place = Куда?
camelot-step-card = Какая карта?
camelot-step-fights = Какие карты боя? Сумма должна превысить бросок восьмигранного кубика; карты уйдут в любом случае.
    .short = Какие карты боя?
camelot-step-special = Какая особая карта?
camelot-step-triple = Какие три карты?
camelot-step-merlin = Что уберёт Мерлин?
camelot-merlin-engine = Катапульта
camelot-merlin-picts = Пикт
camelot-merlin-saxons = Сакс
camelot-merlin-black_knight = Последняя карта Чёрного рыцаря
camelot-merlin-lancelot = Последняя карта Ланселота
camelot-merlin-dragon = Последняя карта Дракона
camelot-merlin-holy_grail = Последнее Отчаяние у Грааля
camelot-merlin-excalibur = Тёмные воды: Экскалибур на шаг ближе
camelot-step-heroism = В каком квесте?
camelot-step-whose = Для кого? Благочестие: три жизни вам или по одной всем остальным. Подкрепление: четыре карты или по одной.
camelot-whose-self = Для себя
camelot-whose-others = Для всех остальных
camelot-step-fate = Как разыграть?
camelot-fate-as_loyal = Каждый рыцарь тянет карту
camelot-fate-as_traitor = Раскрыться: каждый сбросит две
camelot-step-gift = Какие карты отправить?
camelot-ask-arthur-return = { $by } даёт карту. { $who }, какую отдадите взамен?
    .others = { $who } выбирает, какую карту отдать взамен. Обмен предлагает { $by }.
    .mine = { $by } даёт вам карту. Какую отдадите взамен?
camelot-ask-foresight = { $who } раскладывает чёрные карты по порядку.
    .mine = Верните чёрные карты: какая следующая, считая сверху?
camelot-step-foresight = Следующая сверху
camelot-ask-convocation = Созыв: рыцари вне Камелота могут вернуться. Ожидается ответ: { $who }.
    .mine = Созыв: вернётесь в Камелот?
camelot-step-home = Вернуться в Камелот?
camelot-home-return = Вернуться
camelot-home-stay = Остаться
camelot-ask-taunt = Предатель ({ $who }) дразнит рыцаря.
    .mine = Кого подразните? Этот рыцарь потеряет случайную карту.
camelot-ask-help-evil = Предатель ({ $who }) помогает Злу.
    .mine = Чем поможете Злу?

camelot-is-knight = { $who } — { FORM($knight, "low") }.
camelot-loyalty-standard = Карты лояльности розданы: их было восемь, семь лояльных рыцарей и один Предатель. Возможно, среди вас есть предатель.
camelot-loyalty-n-plus-1 = Карты лояльности розданы: их на одну больше, чем игроков, и одна из них — Предатель.
camelot-loyalty-certain = Карты лояльности розданы. Один из вас — Предатель.
camelot-loyalty-none = Карт лояльности нет: все рыцари лояльны.
camelot-your-loyalty = { "" }
    .private = Ваша карта лояльности: { $loyalty }.
camelot-dealt = { "" }
    .private = Ваши первые карты: { $cards }.
camelot-etiquette = **Правила разговора.** Можно обсуждать планы, обращаться с просьбами и в общих чертах говорить о своих силах («карты боя у меня слабые»). Нельзя показывать карты, называть точные значения или точное число и предлагать карту за карту. Лукавить насчёт планов и возможностей разрешено. Об игре говорят только при всех.
camelot-etiquette-short = Помните: без точных значений и чисел, без «карта за карту».
camelot-loyalty-read = Время пришло: каждый рыцарь втайне читает свою карту лояльности.
camelot-contributes = { $who } отдаёт карту «{ $card }».
camelot-turn = Ход { $number }: { $who }.
camelot-time = Время вышло: { $who }. Решает бот.
camelot-time-counted = Время вышло: { $count ->
        [1] не хватило одного ответа
        [one] не хватило { $count } ответа
        [few] не хватило { $count } ответов
       *[many] не хватило { $count } ответов
    }, и это считается пасом.

camelot-drew-white = { $who } тянет { $count ->
        [1] белую карту
        [one] { $count } белую карту
        [few] { $count } белые карты
       *[many] { $count } белых карт
    }.
    .private = Вы тянете: { $cards }.
camelot-discards = { $who } сбрасывает { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    .private = Вы сбрасываете: { $cards }.
camelot-reshuffled = Одна из колод опустела: оба сброса замешаны обратно (белая: { $white }, чёрная: { $black }).
camelot-share-opens = Карты делят { $whom }: { $cards }. Предлагает { $who }.
camelot-share-proposed = Игроку { $who }: { $cards }.
camelot-share-proposed-nothing = Игроку { $who }: ничего.
camelot-share-accepted = { $who } соглашается.
camelot-share-rejected = { $who } отказывается от дележа.
camelot-share-fails = { $who } требует жребия.
camelot-share-done = Договорились: карты разобраны, как предложено.
camelot-share-dealt = Договориться не вышло: { $count ->
        [1] карта уходит в закрытую игроку { $who }
        [one] { $count } карту перемешали и раздали в закрытую, начиная с игрока { $who }
        [few] { $count } карты перемешали и раздали в закрытую, начиная с игрока { $who }
       *[many] { $count } карт перемешали и раздали в закрытую, начиная с игрока { $who }
    }.
    .private = Вам достаётся: { $cards }.
camelot-takes-all = { $who } берёт { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } в закрытую.
    .private = Вы берёте: { $cards }.
camelot-reward-wasted = Награду взять некому: { $count ->
        [1] белая карта сброшена
        [one] { $count } белая карта сброшена
        [few] { $count } белые карты сброшены
       *[many] { $count } белых карт сброшено
    }.
camelot-exchanged = { $who } и { $whom } обмениваются картами.
    .private = Вы отдаёте карту «{ $gave }» и получаете карту «{ $got }».
camelot-arthur-offers = { $who } предлагает обмен картами игроку { $whom }.

camelot-swords = На Круглый стол { $count ->
        [1] ложится { $colour } меч
        [one] ложится { $count } { $colour } меч
        [few] ложатся { $count } { FORM($colour, "many") } меча
       *[many] ложатся { $count } { FORM($colour, "many") } мечей
    }: белых { $white }, чёрных { $black }.
camelot-sword-turns = Белый меч становится чёрным: белых { $white }, чёрных { $black }.
camelot-engines = { $count ->
        [1] Подъезжает осадная катапульта
        [one] Подъезжает { $count } осадная катапульта
        [few] Подъезжают { $count } осадные катапульты
       *[many] Подъезжают { $count } осадных катапульт
    }: { $total } из 12.
camelot-healed = { $who } исцеляется тремя одинаковыми белыми картами, жизней теперь { $life }.
    .private = Вы сбрасываете три карты «{ $card }».
camelot-gains-life = { $who } получает { $count ->
        [1] жизнь
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }, теперь { $life }.
camelot-loses-life = { $who } теряет { $count ->
        [1] жизнь
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }{ $life ->
        [0] ; жизней больше нет
       *[other] , остаётся { $life }
    }.
camelot-dies = { $who } погибает.
camelot-saved = { $who } тратит Святой Грааль: { $whom } остаётся в живых, жизней теперь { $life }.

camelot-adds-engine = { $who } подпускает осадную катапульту: { $total } из 12.
camelot-bleeds = { $who } проливает кровь за Камелот и теряет { $life ->
        [0] последнюю жизнь: осталось доиграть этот ход
       *[other] жизнь, остаётся { $life }
    }.
camelot-peeks = { $who } смотрит верхнюю чёрную карту.
    .private = Верхняя чёрная карта: { $card }.
camelot-armor-draws = { $who } носит броню Ланселота и выбирает из двух чёрных карт.
    .private = Вы тянете: { $cards }.
camelot-drew-black = { $who } тянет чёрную карту: { $card }.
camelot-drew-foe = { "" }
    .private = Ваша карта: { $card } (знаете только вы).
camelot-laid-face-down = { $who } тянет карту { FORM($quest, "gen") } и играет её в закрытую.
camelot-laid-face-up = { $who } тянет карту { FORM($quest, "gen") } и показывает её: { $card }.
camelot-merlin-offered = { $who } предлагает { $count ->
        [1] Мерлина
        [one] { $count } карту Мерлина
        [few] { $count } карты Мерлина
       *[many] { $count } карт Мерлина
    } ({ $total } из 3).
camelot-merlins-return = { $count ->
        [1] Предложенный Мерлин возвращается к владельцу
        [one] Предложенные Мерлины ({ $count }) возвращаются к владельцам
        [few] Предложенные Мерлины ({ $count }) возвращаются к владельцам
       *[many] Предложенные Мерлины ({ $count }) возвращаются к владельцам
    }.
camelot-merlins-prevail = Три Мерлина вместе: чёрная карта не действует.
camelot-excalibur-sacrificed = { $who } бросает Экскалибур обратно в озеро: чёрная карта не действует.
camelot-stopped = { "" }
camelot-warrior = Воины { FORM($quest, "loc") }: { $count } из 4.
camelot-mordred-leads = Мордред возглавляет { FORM($quest, "acc") }: для победы нужна вторая карта «{ $card }».
camelot-all-come-home = Гвиневра зовёт: все рыцари отправляются в Камелот, а героической фазы не будет.
camelot-volunteers = { $who } платит за всех.
camelot-despair-pushes = Карта Грааля вытеснена с поля.
camelot-grail-darkens = Поиски Грааля: карт Грааля { $white }, чёрных { $black } из 7.
camelot-spell-cast = Карта «{ $card }» остаётся в силе. { $threat }
camelot-spell-broken = Чары рассеялись: карта «{ $card }» уходит из игры.

camelot-threat_three_cards = Один рыцарь сбрасывает три карты, или каждый — по одной.
camelot-threat_three_more = Придут ещё три чёрные карты, и Мерлины их не остановят.
camelot-threat_two_engines = Подъедут две осадные катапульты.
camelot-threat_one_life = Каждый рыцарь теряет жизнь.
camelot-threat_two_lives = Один рыцарь теряет две жизни, или каждый сбрасывает карту.
camelot-threat_desolation = Займёт место карты Грааля, а если этот квест завершён — приведёт катапульту.
camelot-threat_dark_forest = Карты Грааля нельзя играть в поисках Грааля, пока не выигран какой-нибудь квест; если эти поиски завершены, вместо этого подъедет катапульта.
camelot-threat_guinevere = Все рыцари вернутся в Камелот, и героической фазы в этот ход не будет.
camelot-threat_mists = До конца партии каждый проигранный квест приносит ещё один чёрный меч.
camelot-threat_mordred = Приведёт воина на одну из войн, и для победы там нужна вторая карта «Бой 5».
camelot-threat_vivien = Мерлинов нельзя разыгрывать, пока не выигран какой-нибудь квест.

camelot-moves = { $who } отправляется { FORM($to, "dir") }.
camelot-comes-home = { $who } возвращается в Камелот.
camelot-stays-away = { $who } не возвращается в Камелот.
camelot-quest-abandoned = Квест покинут: { $quest }. { $count ->
        [1] Белая карта сброшена
        [one] { $count } белая карта сброшена
        [few] { $count } белые карты сброшены
       *[many] { $count } белых карт сброшено
    }.
camelot-lays = { $who } играет карту «{ $card }» { FORM($quest, "loc") }.
camelot-grail-pushes = Карта Грааля вытесняет с поля карту «{ $card }».
camelot-sword-moves = Экскалибур сдвигается { $to } (теперь на отметке { $at }).
camelot-pays-river = { $who } отдаёт карту за Экскалибур, и меч становится ближе (теперь на отметке { $at }).
    .private = Вы отдаёте карту «{ $card }».
camelot-combat = Мечи обнажены: { $quest }. У рыцарей { $white }, у Зла { $count ->
        [0] ничего
        [1] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-combat-excalibur = Мечи обнажены: { $quest }. У рыцарей { $sum } + 1 (Экскалибур) = { $white }, у Зла { $count ->
        [0] ничего
        [1] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-kay-helps = { $who } добавляет карту «{ $card }».
camelot-kay-passes = { $who } оставляет всё как есть.
camelot-siege = { $who } бьётся с катапультой ({ $cards }): { $white } против броска { $roll }.
camelot-siege-excalibur = { $who } бьётся с катапультой ({ $cards }): { $sum } + 1 (Экскалибур) = { $white } против броска { $roll }.
camelot-engine-destroyed = Катапульта уничтожена; { $total ->
        [0] больше ни одной нет
        [1] осталась одна
        [one] осталась { $total }
        [few] осталось { $total }
       *[many] осталось { $total }
    }.
camelot-engine-holds = Катапульта устояла.
camelot-sacrifices-life = { $who } жертвует { $life ->
        [0] последней жизнью ради второго поступка: осталось доиграть этот ход
       *[other] жизнью ради второго поступка, остаётся { $life }
    }.
camelot-quest-won = Квест выигран: { $quest }!
camelot-quest-lost = Квест проигран: { $quest }.
camelot-relic-won = { $who } получает { FORM($relic, "acc") }.
camelot-relic-lost = Реликвия утрачена навсегда: { $relic }.
camelot-relic-waits = Реликвию добыл умирающий рыцарь, и она ждёт: { $relic }.
camelot-dragon-comes = На место Ланселота приходит Дракон.

camelot-merlin-removes-engine = { $who } разыгрывает Мерлина: катапульта убрана, { $total ->
        [0] больше ни одной нет
        [1] осталась одна
        [one] осталась { $total }
        [few] осталось { $total }
       *[many] осталось { $total }
    }.
camelot-merlin-removes-warrior = { $who } разыгрывает Мерлина { FORM($quest, "loc") }: { $count ->
        [0] воинов не осталось
        [1] остался один воин
        [one] остался { $count } воин
        [few] осталось { $count } воина
       *[many] осталось { $count } воинов
    }.
camelot-merlin-pulls = { $who } разыгрывает Мерлина: Экскалибур на отметке { $at }.
camelot-merlin-lifts = { $who } разыгрывает Мерлина { FORM($quest, "loc") }: карта «{ $card }» убрана.
camelot-merlin-lifts-hidden = { $who } разыгрывает Мерлина { FORM($quest, "loc") }: закрытая карта убрана, и её никто не видит.
camelot-plays-clairvoyance = { $who } разыгрывает Ясновидение.
camelot-foresees = { "" }
    .private = Сверху вниз: { $cards }.
camelot-foreseen = { $who } возвращает в колоду { $count ->
        [1] чёрную карту
        [one] { $count } чёрную карту
        [few] { $count } чёрные карты
       *[many] { $count } чёрных карт
    }.
camelot-plays-convocation = { $who } разыгрывает Созыв.
camelot-plays-fate = { $who } разыгрывает Судьбу.
camelot-plays-heroism = { $who } разыгрывает Героизм { FORM($quest, "loc") }.
camelot-plays-lady = { $who } призывает Владычицу озера.
camelot-plays-messenger = { $who } отправляет { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } игроку { $whom }.
    .private = Гонец доставил: { $cards }.
camelot-plays-piety = { $who } разыгрывает Благочестие.
camelot-plays-reinforcements = { $who } разыгрывает Подкрепление.

camelot-accuses = { $who } обвиняет игрока { $whom }!
camelot-accused-loyal = { $who } — лояльный рыцарь.
camelot-unmasked = { $who } — **Предатель** и покидает поле.
camelot-taunts = { $who } дразнит игрока { $whom }: минус карта.
    .private = Вы теряете карту «{ $card }».
camelot-traitor-turns-swords = Предателем всё это время был игрок { $who }. { $count ->
        [0] Ни один меч не становится чёрным.
        [1] Белый меч становится чёрным.
        [one] { $count } белый меч становится чёрным.
        [few] { $count } белых меча становятся чёрными.
       *[many] { $count } белых мечей становятся чёрными.
    }

camelot-ends-engines = Перед Камелотом двенадцать осадных катапульт.
camelot-ends-black-swords = Чёрных мечей на Круглом столе: { $black }; Злу довольно семи.
camelot-ends-no-knights = Лояльных рыцарей в живых не осталось.
camelot-ends-count = Мечи подсчитаны: белых { $white }, чёрных { $black }.
camelot-stands = Камелот выстоял. Лояльные рыцари победили!
camelot-falls = Камелот пал. Зло победило.
camelot-traitor-was = Предатель — { $who }.
camelot-traitor-none = Предателя среди рыцарей не было.

camelot-moment-quest-won = Квест выигран: { $quest }!
camelot-moment-quest-lost = Квест проигран: { $quest }
camelot-moment-sums = { $white } : { $black }
camelot-moment-excalibur-sacrificed = { $who } бросает Экскалибур обратно в озеро
camelot-moment-unmasked = { $who } — Предатель!
camelot-moment-unmasked-accused = { GENDER($by) ->
        [f] { $by } была права
        [m] { $by } был прав
       *[n] { $by } не ошибается
    }: { $who } — Предатель!
camelot-moment-loyal = { $who } — лояльный рыцарь
camelot-moment-loyal-accused = { GENDER($by) ->
        [f] { $by } ошиблась
        [m] { $by } ошибся
       *[n] { $by } ошибается
    }: { $who } — лояльный рыцарь
camelot-moment-dies = { $who } { $count ->
        [1] { GENDER($who) ->
            [f] погибла
            [m] погиб
           *[n] погибает
        }
       *[other] погибают
    }
camelot-by-engines = Двенадцать катапульт
camelot-by-black_swords = Чёрных мечей: { $black }
camelot-by-no_knights = Лояльных рыцарей не осталось
camelot-by-count = Белых мечей { $white }, чёрных { $black }
camelot-award-hunter = { $who } { GENDER($who) ->
        [f] раскрыла
        [m] раскрыл
        [many] раскрыли
       *[n] раскрывает
    } Предателя
camelot-award-engines = Гроза катапульт: { $who } ({ $count })
camelot-award-blood = Больше всех крови за Камелот: { $who } ({ $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    })
camelot-award-fights = Больше всех карт боя: { $who } ({ $count })
camelot-award-grails = Больше всех карт Грааля: { $who } ({ $count })
camelot-award-deeds = Больше всех особых карт: { $who } ({ $count })
camelot-award-river = Больше всех карт за Экскалибур: { $who } ({ $count })

camelot-chose-engine = { "" }
camelot-chose-life = { "" }
camelot-heals = { $who } исцеляется тремя одинаковыми белыми картами.
camelot-sacrifices = { $who } жертвует жизнью ради второго поступка.

camelot-merlin_pass = Мерлин: всегда пропускать чёрные карты
camelot-merlin_pass_turn = Мерлин: пропускать чёрные карты до моего хода
camelot-merlin_only_morgan1 = Мерлин: спрашивать только про Моргану (три карты)
camelot-merlin_only_morgan2 = Мерлин: спрашивать только про Моргану (ещё три)
camelot-merlin_only_morgan3 = Мерлин: спрашивать только про Моргану (две катапульты)
camelot-merlin_only_morgan4 = Мерлин: спрашивать только про Моргану (по жизни с каждого)
camelot-merlin_only_morgan5 = Мерлин: спрашивать только про Моргану (две жизни)
camelot-merlin_only_desolation = Мерлин: спрашивать только про Опустошение
camelot-merlin_only_dark_forest = Мерлин: спрашивать только про Тёмный лес
camelot-merlin_only_guinevere = Мерлин: спрашивать только про Гвиневру
camelot-merlin_only_mists = Мерлин: спрашивать только про Туманы Авалона
camelot-merlin_only_mordred = Мерлин: спрашивать только про Мордреда
camelot-merlin_only_vivien = Мерлин: спрашивать только про Вивиану
camelot-excalibur_special = Экскалибур: спрашивать только про особые карты
camelot-excalibur_decisive = Экскалибур: спрашивать, только если грозит проигрыш квеста или осады
camelot-excalibur_never = Экскалибур: никогда не жертвовать
camelot-morgan_pass = Моргана: никогда не вызываться
camelot-kay_auto = Кей: добавлять наименьшую карту боя, которой хватит для победы
camelot-kay_never = Кей: никогда не добавлять карту
camelot-share_accept = Делёж: соглашаться на любой
camelot-convocation_return = Созыв: всегда возвращаться
camelot-convocation_stay = Созыв: всегда оставаться

camelot-option-traitor_mode = Предатель
    .help = Карты раздаются из семи лояльных и одного Предателя, так что предателя может и не быть; или карт на одну больше, чем игроков; или предатель есть точно; или все лояльны.
camelot-option-loyalty_look = Когда читать лояльность
    .help = Обычно: сразу, но втроём после шести мечей; или всегда сразу, после шести мечей либо с шестого хода.
camelot-option-knight_assignment = Рыцари
    .help = Случайно или по выбору: тогда в лобби есть кнопка, а кто не выберет, получит одного из оставшихся.
camelot-option-allow_voluntary_reveal = Предатель может раскрыться
    .help = Сам, в начале своего хода, до распространения Зла.
camelot-option-min_window = Наименьшее ожидание, секунд
    .help = Вопросы ко всем открыты не меньше этого времени плюс случайная добавка до семи секунд, чтобы скорость ответа ничего не выдавала. 0 — без ожидания.
camelot-option-turn_seconds = Время на ход
    .help = От 30 секунд до 30 минут в реальном времени; от часа до недели по переписке.
camelot-option-window_seconds = Время на реакцию
    .help = От 10 секунд до 10 минут в реальном времени; от часа до недели по переписке.
camelot-standard = семь лояльных, один Предатель
camelot-none = без предателя
camelot-n_plus_1 = на карту больше, чем игроков
camelot-certain = предатель точно есть
camelot-usual = обычно
camelot-at_once = сразу
camelot-after_6_swords = после шести мечей
camelot-from_turn_6 = с шестого хода
camelot-random = случайно
camelot-choice = по выбору
