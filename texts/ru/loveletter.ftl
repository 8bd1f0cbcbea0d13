loveletter = Love Letter
    .motto = Письмо, соперники и одно сердце на всех.
    .blurb = Передайте Принцессе своё письмо. У каждого одна тайная карта; в свой ход берёте ещё одну и одну из двух разыгрываете. Шестнадцать карт, раунды по несколько минут.
loveletter-lobby-facts = 20 минут · легко освоить

loveletter-guard = Стражница
    .rules = Выберите игрока и назовите карту, кроме Стражницы: угадали — он выбывает.
    .acc = Стражницу
    .gen = Стражницы
    .dat = Стражнице
    .ins = Стражницей
    .gender = f
loveletter-spy = Шпион
    .rules = Посмотрите карту другого игрока.
    .acc = Шпиона
    .gen = Шпиона
    .dat = Шпиону
    .ins = Шпионом
    .gender = m
loveletter-baron = Барон
    .rules = Тайно сравните карты с другим игроком: у кого младше, тот выбывает.
    .acc = Барона
    .gen = Барона
    .dat = Барону
    .ins = Бароном
    .gender = m
loveletter-handmaid = Служанка
    .rules = До вашего следующего хода вас нельзя выбрать.
    .acc = Служанку
    .gen = Служанки
    .dat = Служанке
    .ins = Служанкой
    .gender = f
loveletter-prince = Принц
    .rules = Любой игрок (можно и вы) сбрасывает карту и берёт новую.
    .acc = Принца
    .gen = Принца
    .dat = Принцу
    .ins = Принцем
    .gender = m
loveletter-king = Король
    .rules = Обменяйтесь картами с другим игроком.
    .acc = Короля
    .gen = Короля
    .dat = Королю
    .ins = Королём
    .gender = m
loveletter-countess = Графиня
    .rules = Без эффекта. Её надо разыграть, если вторая карта — Король или Принц.
    .acc = Графиню
    .gen = Графини
    .dat = Графине
    .ins = Графиней
    .gender = f
loveletter-princess = Принцесса
    .rules = Как бы вы её ни сбросили, вы выбываете.
    .acc = Принцессу
    .gen = Принцессы
    .dat = Принцессе
    .ins = Принцессой
    .gender = f

loveletter-hold-guard = { EMOJI("guard") }**1 Стражница** · выберите игрока и назовите карту, кроме Стражницы: угадали — он выбывает из раунда.
loveletter-hold-spy = { EMOJI("spy") }**2 Шпион** · посмотрите карту другого игрока.
loveletter-hold-baron = { EMOJI("baron") }**3 Барон** · тайно сравните карты с другим игроком: у кого младше, тот выбывает.
loveletter-hold-handmaid = { EMOJI("handmaid") }**4 Служанка** · до вашего следующего хода вас нельзя выбрать.
loveletter-hold-prince = { EMOJI("prince") }**5 Принц** · любой игрок (можно и вы) сбрасывает свою карту и берёт новую.
loveletter-hold-king = { EMOJI("king") }**6 Король** · обменяйтесь картами с другим игроком.
loveletter-hold-countess = { EMOJI("countess") }**7 Графиня** · без эффекта; её надо разыграть, если вторая карта — Король или Принц.
loveletter-hold-princess = { EMOJI("princess") }**8 Принцесса** · как бы она ни попала в сброс, вы выбываете.

loveletter-heading = Love Letter · раунд { $round }
loveletter-status = Колода: { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    } · партия до { $target ->
        [one] { $target } знака
        [few] { $target } знаков
       *[many] { $target } знаков
    } внимания.
loveletter-deck = Колода: { $deck }
loveletter-aside = Отложено в открытую: { $cards }.
loveletter-unseen = Ещё скрыты: { $each }.
    .each = { $counts } × { $cards }
loveletter-suitor-in = { $tokens }/{ $target } ♥
loveletter-suitor-protected = { $tokens }/{ $target } ♥ · под защитой { EMOJI("handmaid") }Служанки
loveletter-suitor-out = { $tokens }/{ $target } ♥ · вне раунда
loveletter-suitor-gone = { $tokens }/{ $target } ♥ · партия сдана
loveletter-mark-out = вне раунда
loveletter-mark-gone = партия сдана
loveletter-mark-aside = отложено
loveletter-mark-tokens = { $tokens }/{ $target }
loveletter-pile = Сброс: { $cards }
loveletter-hand = Ваши карты: { $cards }
loveletter-hand-empty = Вы выбыли из этого раунда. В начале следующего вам снова сдадут карту.
loveletter-memory = Что вы помните
loveletter-known = У игрока { $who } на руках { $card }.
loveletter-reminder = Вы помните: у игрока { $who } на руках { $card }.
loveletter-suicide = После такого хода вы выбываете из раунда.
loveletter-alt-table = Love Letter, раунд { $round }. В колоде { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }. Вокруг неё игроки: имя, знаки внимания, защита, карты на руках и сброс по порядку.
loveletter-moment-won-last = В раунде остаётся только { $who }
loveletter-moment-won-highest = Старшая карта у игрока { $who }
loveletter-moment-won-sum = { $who } побеждает по сумме сброса
loveletter-moment-round-shared = Ничья: победу делят { $who }
loveletter-moment-round-tied = Ничья: знак внимания не достаётся никому
loveletter-why = { $count ->
        [one] завоёвывает сердце Принцессы
        [few] завоёвывают сердце Принцессы
       *[many] завоёвывают сердце Принцессы
    }
loveletter-award-guesses = Самая зоркая Стражница: { $who } (угадано: { $count })
loveletter-award-duels = Больше всего Баронов: { $who } ({ $count })
loveletter-award-shields = Лучшая защита: { $who } ({ $count ->
        [one] { $count } Служанка
        [few] { $count } Служанки
       *[many] { $count } Служанок
    })
loveletter-award-falls = Чаще всех выбывает: { $who } ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    })
loveletter-alt-hand = Ваши карты: { $cards }.

loveletter-ask-play = { $who }, ваш ход.
    .mine = Ваш ход: разыграйте карту.
    .others = Сейчас ходит { $who }.
loveletter-step-card = Какую карту разыграть?
loveletter-step-seat = На кого?
loveletter-step-guess = Какая карта у этого игрока?
loveletter-left = { $left ->
        [0] не осталось
       *[other] осталось { $left } из { $copies }
    }

loveletter-round = Раунд { $number }. Начинает { $who }.
loveletter-dealt = { "" }
    .private = Вам достаётся { $card }.
loveletter-drew = { "" }
    .private = Вы берёте { FORM($card, "acc") }.
loveletter-no-effect = { $who } разыгрывает { FORM($card, "acc") }. Выбрать некого, поэтому ничего не происходит.
loveletter-guard-hit = { $who } разыгрывает { EMOJI("guard") }Стражницу: у игрока { $whom } — { $guess }? Верно!
loveletter-guard-miss = { $who } разыгрывает { EMOJI("guard") }Стражницу: у игрока { $whom } — { $guess }? Мимо.
loveletter-saw = { $who } разыгрывает { EMOJI("spy") }Шпиона и смотрит карту игрока { $whom }.
    .private = Вы видите карту игрока { $whom }: это { $card }.
loveletter-compared = { $who } разыгрывает { EMOJI("baron") }Барона и тайно сравнивает карты с игроком { $whom }.
    .private = У игрока { $who } — { $mine }, у игрока { $whom } — { $theirs }.
loveletter-compared-equal = { $who } разыгрывает { EMOJI("baron") }Барона и тайно сравнивает карты с игроком { $whom }. Карты равны: ничего не происходит.
    .private = У вас одинаковые карты: { $mine }.
loveletter-shielded = { $who } разыгрывает { EMOJI("handmaid") }Служанку и до своего следующего хода остаётся под защитой.
loveletter-discarded = { $who } разыгрывает { EMOJI("prince") }Принца: { $whom } сбрасывает { FORM($card, "acc") }.
loveletter-discarded-own = { $who } разыгрывает { EMOJI("prince") }Принца на себя и сбрасывает ещё и { FORM($card, "acc") }.
loveletter-redrew = { "" }
    .private = Ваша новая карта — { $card }.
loveletter-redrew-removed = Колода пуста, поэтому { $who } берёт карту, убранную в начале раунда.
    .private = Ваша новая карта — { $card }.
loveletter-swapped = { $who } разыгрывает { EMOJI("king") }Короля и обменивается картами с игроком { $whom }.
    .private = Вы отдали { FORM($gave, "acc") } и получили { FORM($got, "acc") }.
loveletter-sighed = { $who } разыгрывает { EMOJI("countess") }Графиню.
loveletter-lost = { $who } разыгрывает { EMOJI("princess") }Принцессу.
loveletter-out = { $who } выбывает из раунда и показывает { FORM($cards, "acc") }.
loveletter-out-empty = { $who } выбывает из раунда.
loveletter-showdown = Колода пуста: { $each }.
    .each = { $who } показывает { FORM($cards, "acc") } (сумма сброса: { $sums })
loveletter-won-last = В раунде { $number } остаётся только { $who }: победа и знак внимания ({ $tokens } из { $target }).
loveletter-won-highest = Старшая карта у игрока { $who }: победа в раунде { $number } и знак внимания ({ $tokens } из { $target }).
loveletter-won-sum = Карты равны, всё решает сумма сброса: { $who } выигрывает раунд { $number } и получает знак внимания ({ $tokens } из { $target }).
loveletter-round-won = { $who } выигрывает раунд и получает знак внимания.
loveletter-round-shared = Полная ничья: { $who } получают по знаку внимания.
loveletter-round-tied = Полная ничья: { $who }. Знак внимания не достаётся никому.
loveletter-removed = Карта, убранная в начале раунда: { $card }.
loveletter-won-with = Победа: { $winners }{ $score ->
        [0] {""}
        [one] {""} ({ $score } знак внимания)
        [few] {""} ({ $score } знака внимания)
       *[many] {""} ({ $score } знаков внимания)
    }.
loveletter-game-won = Принцесса читает { COUNT($who) ->
        [one] письмо игрока { $who }
        [few] письма игроков { $who }
       *[many] письма игроков { $who }
    }. Партия выиграна!
loveletter-conceded = { $who } сдаётся.
loveletter-time = Время вышло: за игрока { $who } играет бот.

loveletter-random = случайно
loveletter-first_starter-1 = место 1
loveletter-first_starter-2 = место 2
loveletter-first_starter-3 = место 3
loveletter-first_starter-4 = место 4
loveletter-next_starter-winner = победитель раунда
loveletter-next_starter-rotate = по очереди
loveletter-tokens_to_win-0 = по правилам
loveletter-tie_rule-none = знак никому
loveletter-tie_rule-share = по знаку каждому
loveletter-option-tokens_to_win = Знаков для победы
    .help = 0 — по правилам: 7, 5 или 4 знака при 2, 3 или 4 игроках.
loveletter-option-tie_rule = Полная ничья
    .help = Равны и карты, и суммы сброса: знак внимания не получает никто или получает каждый из равных.
loveletter-option-first_starter = Кто начинает первый раунд
    .help = Случайно или место по номеру.
loveletter-option-next_starter = Кто начинает следующие раунды
    .help = Победитель прошлого раунда или место слева от того, кто начинал.
loveletter-option-memory_aid = Подсказки памяти
    .help = Ваша панель напоминает о картах, которые вы видели.
loveletter-option-reveal_removed = Показывать убранную карту
    .help = После каждого раунда открывается карта, убранная не глядя.
loveletter-option-show_unseen_count = Считать скрытые карты
    .help = На столе видно, сколько экземпляров каждой карты ещё не открыто.
loveletter-option-turn_seconds = Время на ход
    .help = От 15 до 600 секунд в реальном времени; от часа до недели по переписке.

loveletter-verbs = Ваши ходы в «Love Letter»
loveletter-verb-play = Разыграть одну из двух своих карт
    .card = Какую карту разыграть
    .target = На кого
    .guess = Для Стражницы: какую карту вы называете
