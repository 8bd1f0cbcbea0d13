inkognito = Инкогнито
    .blurb = Венеция, агенты в масках. Встречайтесь тайно, показывайте одну правдивую карту и одну ложную, найдите напарника и откройте сейф.
    .motto = Четыре маски, один сейф и половина правды.
inkognito-lobby-facts = 40 минут · освоите за одну партию

inkognito-fiddlebottom = Лорд Фиддлботтом
    .acc = Лорда Фиддлботтома
    .gen = Лорда Фиддлботтома
    .dat = Лорду Фиддлботтому
    .ins = Лордом Фиддлботтомом
    .gender = m
inkognito-bubble = Полковник Баббл
    .acc = Полковника Баббла
    .gen = Полковника Баббла
    .dat = Полковнику Бабблу
    .ins = Полковником Бабблом
    .gender = m
inkognito-zsazsa = Мадам Жа Жа
    .acc = Мадам Жа Жа
    .gen = Мадам Жа Жа
    .dat = Мадам Жа Жа
    .ins = Мадам Жа Жа
    .gender = f
inkognito-agent_x = Агент X
    .acc = Агента X
    .gen = Агента X
    .dat = Агенту X
    .ins = Агентом X
    .gender = m
# Numbers stand among agents wherever cards are listed, so they answer to the one form that lists ask for.
inkognito-n13 = 13
    .acc = 13
inkognito-n24 = 24
    .acc = 24
inkognito-n36 = 36
    .acc = 36
inkognito-n47 = 47
    .acc = 47
inkognito-initial-fiddlebottom = Ф
inkognito-initial-bubble = Б
inkognito-initial-zsazsa = Ж
inkognito-initial-agent_x = X
inkognito-initial-ambassador = П
inkognito-san_marco = Сан-Марко
    .where = на Сан-Марко
    .whither = на Сан-Марко
inkognito-rialto = Риальто
    .where = на Риальто
    .whither = на Риальто
inkognito-san_giorgio = Сан-Джорджо
    .where = на Сан-Джорджо
    .whither = на Сан-Джорджо
inkognito-sighs = Мост Вздохов
    .where = на Мосту Вздохов
    .whither = на Мост Вздохов
inkognito-salute = Салюте
    .where = у церкви Салюте
    .whither = к церкви Салюте
inkognito-short-san_marco = Сан-Марко
inkognito-short-rialto = Риальто
inkognito-short-san_giorgio = Сан-Джорджо
inkognito-short-sighs = Вздохи
inkognito-short-salute = Салюте
inkognito-red = красный
inkognito-blue = синий
inkognito-green = зелёный
inkognito-yellow = жёлтый
inkognito-black = чёрный
inkognito-as-ambassador = Посол
inkognito-unvisited = –
inkognito-air = Невидимка
inkognito-the-ambassador = Посол
inkognito-identity = личность
inkognito-number = число

inkognito-show-fiddlebottom = ✔ Лорд Фиддлботтом
    .brief = ✔ Фиддлботтом
inkognito-show-bubble = ✔ Полковник Баббл
    .brief = ✔ Баббл
inkognito-show-zsazsa = ✔ Мадам Жа Жа
    .brief = ✔ Жа Жа
inkognito-show-agent_x = ✔ Агент X
    .brief = ✔ Агент X
inkognito-show-n13 = ✔ 13
    .brief = ✔ 13
inkognito-show-n24 = ✔ 24
    .brief = ✔ 24
inkognito-show-n36 = ✔ 36
    .brief = ✔ 36
inkognito-show-n47 = ✔ 47
    .brief = ✔ 47
inkognito-false-fiddlebottom = ✘ Лорд Фиддлботтом
    .brief = ✘ Фиддлботтом
inkognito-false-bubble = ✘ Полковник Баббл
    .brief = ✘ Баббл
inkognito-false-zsazsa = ✘ Мадам Жа Жа
    .brief = ✘ Жа Жа
inkognito-false-agent_x = ✘ Агент X
    .brief = ✘ Агент X
inkognito-false-n13 = ✘ 13
    .brief = ✘ 13
inkognito-false-n24 = ✘ 24
    .brief = ✘ 24
inkognito-false-n36 = ✘ 36
    .brief = ✘ 36
inkognito-false-n47 = ✘ 47
    .brief = ✘ 47
inkognito-safe = Открыть сейф…
inkognito-ask = Потребовать чёрную карту
inkognito-ask_air = Спросить о невидимке
inkognito-decline = Отказаться
inkognito-watch = Наблюдать
inkognito-kind-identity = Личность
inkognito-kind-number = Число
inkognito-look-identity = Посмотреть личность
inkognito-look-number = Посмотреть число
inkognito-number_of_fiddlebottom-n13 = { inkognito-initial-fiddlebottom } { inkognito-n13 }
inkognito-number_of_fiddlebottom-n24 = { inkognito-initial-fiddlebottom } { inkognito-n24 }
inkognito-number_of_fiddlebottom-n36 = { inkognito-initial-fiddlebottom } { inkognito-n36 }
inkognito-number_of_fiddlebottom-n47 = { inkognito-initial-fiddlebottom } { inkognito-n47 }
inkognito-number_of_bubble-n13 = { inkognito-initial-bubble } { inkognito-n13 }
inkognito-number_of_bubble-n24 = { inkognito-initial-bubble } { inkognito-n24 }
inkognito-number_of_bubble-n36 = { inkognito-initial-bubble } { inkognito-n36 }
inkognito-number_of_bubble-n47 = { inkognito-initial-bubble } { inkognito-n47 }
inkognito-number_of_zsazsa-n13 = { inkognito-initial-zsazsa } { inkognito-n13 }
inkognito-number_of_zsazsa-n24 = { inkognito-initial-zsazsa } { inkognito-n24 }
inkognito-number_of_zsazsa-n36 = { inkognito-initial-zsazsa } { inkognito-n36 }
inkognito-number_of_zsazsa-n47 = { inkognito-initial-zsazsa } { inkognito-n47 }
inkognito-number_of_agent_x-n13 = { inkognito-initial-agent_x } { inkognito-n13 }
inkognito-number_of_agent_x-n24 = { inkognito-initial-agent_x } { inkognito-n24 }
inkognito-number_of_agent_x-n36 = { inkognito-initial-agent_x } { inkognito-n36 }
inkognito-number_of_agent_x-n47 = { inkognito-initial-agent_x } { inkognito-n47 }

inkognito-ask-place = { $who }, куда идёте? Нажмите на одно из своих мест.
    .mine = Куда идёте в этом раунде?
    .others = { $who } выбирает, куда идти.
inkognito-ask-stealth = { $who }, куда идёт Посол?
    .mine = Куда идёт Посол? Никто этого не увидит, пока не сходят все.
    .others = { $who } выбирает, куда идёт Посол.
inkognito-ask-meet-aa = Беседа наедине { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Покажите одну правдивую и одну ложную карту или откройте сейф. Пока не решили оба, можно передумать.
inkognito-ask-meet-am = Встреча с Послом { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Что вы делаете { FORM($place, "where") }?
inkognito-ask-meet-ad = Встреча с невидимкой { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Вы наедине с невидимкой: можно посмотреть одну из двух его чёрных карт.
inkognito-ask-meet-aam = Посол принимает двух агентов { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Посол принимает двух агентов. Пока не решили все участники встречи, можно передумать.
inkognito-ask-meet-aa-aam = Встречи { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Ваша встреча. Пока не решили все её участники, можно передумать.
inkognito-ask-meet-aam-aa = Встречи { FORM($place, "where") }. Ожидается ответ: { $who }.
    .mine = Ваша встреча. Пока не решили все её участники, можно передумать.
inkognito-ask-black = { $who }, какую чёрную карту показать игроку { $by }?
    .mine = { $by } требует у вас чёрную карту: какую показать?
    .others = { $who } выбирает, какую чёрную карту показать игроку { $by }.
inkognito-step-place = Выберите один из оставшихся жетонов.
inkognito-step-show = Какую правдивую карту показать?
inkognito-step-false = А какую ложную?
inkognito-step-interview = Чем вам поможет Посол?
inkognito-step-seat = Какой игрок?
inkognito-step-kind = Какая из двух чёрных карт?
inkognito-step-look = Посмотреть чёрную карту невидимки?
inkognito-step-watch = Наблюдать или открыть сейф?
inkognito-step-number_of_fiddlebottom = Чьё число какое? Последнее подставится само. Одна попытка — и партия окончена.
inkognito-step-number_of_bubble = Чьё число какое? Последнее подставится само. Одна попытка — и партия окончена.
inkognito-step-number_of_zsazsa = Чьё число какое? Последнее подставится само. Одна попытка — и партия окончена.
inkognito-step-number_of_agent_x = Чьё число какое? Последнее подставится само. Одна попытка — и партия окончена.
inkognito-step-confirm_partner = ⚠️ Точно? Одна попытка — и партия окончена.
inkognito-step-confirm_others = ⚠️ Точно? Одна попытка — и партия окончена.
inkognito-step-confirm_nobody = ⚠️ Точно? Одна попытка — и партия окончена.
inkognito-spelled = Ф { $fiddlebottom }, Б { $bubble }, Ж { $zsazsa }, X { $agent_x }
inkognito-sure-partner = { inkognito-spelled }, и ваш напарник — { $by }? Если хоть что-то неверно, побеждает другая пара.
inkognito-sure-others = { inkognito-spelled }? Если хоть что-то неверно, побеждают все, кто не на вашей стороне.
inkognito-sure-nobody = { inkognito-spelled }? Если хоть что-то неверно, очка не получает никто.
inkognito-sure-partner-doubt = ⚠️ По вашему блокноту { $by } — { $agent }. Если так, побеждает другая пара.
inkognito-sure-others-doubt = ⚠️ По вашему блокноту { $by } — { $agent }. Если так, побеждает другая сторона.
inkognito-sure-nobody-doubt = ⚠️ По вашему блокноту { $by } — { $agent }. Если так, очка не получает никто.
inkognito-doubt-no = ⚠️ **Не тот напарник? По вашему блокноту { $by } — не { $agent }.**
inkognito-doubt = ⚠️ **Не тот напарник? По вашему блокноту { $by } — { $agent }.**

inkognito-game = { $number ->
        [1] Чёрные карты розданы.
       *[other] Партия { $number }: чёрные карты розданы.
    }
inkognito-dealt = { "" }
    .private = Вы — { $identity }, ваше число — { $number }.
inkognito-is-ambassador = Посол в этой партии — { $who }.
inkognito-round = Раунд { $number }. Начинает { $who }.
inkognito-chosen = Куда идёт Посол, знает только { $who }.
inkognito-went = { $who } идёт { FORM($place, "whither") }.
inkognito-ambassador = Посол появляется { FORM($place, "where") }.
inkognito-meets-aa = { $who } встречаются наедине { FORM($place, "where") }.
inkognito-meets-am = { $who } встречается наедине с Послом { FORM($place, "where") }.
inkognito-meets-ad = { $who } встречается наедине с невидимкой { FORM($place, "where") }.
inkognito-meets-aam = Посол принимает { FORM($place, "where") } двух агентов: { $who }.
inkognito-crowd = Встреча { FORM($place, "where") } не состоялась.
inkognito-nobody-alone = В этом раунде никто ни с кем не остаётся наедине.
inkognito-skipped = { $who } уже знает все чёрные карты: Послу больше нечего предложить.
inkognito-traded = { $who } обмениваются сведениями { FORM($place, "where") }.
    .private = { $whom } показывает вам { FORM($saw, "acc") }. Вы показываете { FORM($showed, "acc") }.
inkognito-exchanged = { inkognito-traded }
    .private = Вам показывают { FORM($saw, "acc") }. Вы показываете { FORM($showed, "acc") }.
inkognito-presented = { $who } показывает Послу ({ $whom }) две карты { FORM($place, "where") }.
    .private = { $who } показывает игроку { $whom }: { $cards }.
inkognito-asked = { $who } требует чёрную карту у игрока { $whom }.
inkognito-answered = { $who } показывает чёрную карту игроку { $whom }.
    .private = { $who } показывает игроку { $whom } чёрную карту: { $card }.
inkognito-asked-air = { $who } с помощью Посла видит чёрную карту невидимки.
    .private = Вы видите чёрную карту невидимки: { $card }.
inkognito-looked = { $who } смотрит чёрную карту невидимки.
    .private = Вы видите чёрную карту невидимки: { $card }.
inkognito-declined = { $who } отказывается.
inkognito-tiles-back = Все жетоны возвращаются к игрокам; начинается новый цикл.
inkognito-safe-right = { $who } набирает код сейфа { FORM($place, "where") }: { $combination }. Сейф открывается!
inkognito-safe-wrong = { $who } набирает код сейфа { FORM($place, "where") }: { $combination }. Сейф остаётся закрытым.
inkognito-safe-right-partner = { $who } — игроку { $whom }, { FORM($place, "where") }: «Мы напарники!» { $combination }. Сейф открывается!
inkognito-safe-wrong-partner = { $who } — игроку { $whom }, { FORM($place, "where") }: «Мы напарники!» { $combination }. Неверно: сейф остаётся закрытым.
inkognito-safe-right-named = { $who }, { FORM($place, "where") }: «Мой напарник — { $whom }!» { $combination }. Сейф открывается!
inkognito-safe-wrong-named = { $who }, { FORM($place, "where") }: «Мой напарник — { $whom }!» { $combination }. Неверно: сейф остаётся закрытым.
inkognito-ended = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } без попыток открыть сейф: карнавал окончен.
inkognito-revealed = { $who }: { $identity }, { $number }.
inkognito-retold = Раунд { $round }, { $place }. { $who } показывает игроку { $whom }: { $cards }.
inkognito-retold-black = Раунд { $round }, { $place }. { $who } показывает игроку { $whom } чёрную карту: { $cards }.
inkognito-could-know = { GENDER($who) ->
        [f] { $who } могла знать код
        [m] { $who } мог знать код
       *[n] Игрок { $who } мог знать код
    } уже после раунда { $round }.
inkognito-could-not-know = { GENDER($who) ->
        [f] { $who } не могла знать код наверняка.
        [m] { $who } не мог знать код наверняка.
       *[n] Игрок { $who } не мог знать код наверняка.
    }
inkognito-game-won = Партия { $number }. Победа: { $who }.
inkognito-game-undecided = Партия { $number }. Победителя нет.
inkognito-points = У игрока { $who } теперь { $points } из { $target ->
        [one] { $target } очка
        [few] { $target } очков
       *[many] { $target } очков
    }.
inkognito-series-won = Победа в серии: { $who } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })!
inkognito-series-undecided = Серия заканчивается без победителя.
inkognito-time = Время вышло: за игрока { $who } решает бот.

inkognito-mark-round = Раунд { $round } · { $of } из 5
inkognito-heading = Инкогнито · раунд { $round } ({ $of } из 5)
inkognito-first = Начинает: { $who }
inkognito-series = Партия { $game } · до { $target ->
        [one] { $target } очка
        [few] { $target } очков
       *[many] { $target } очков
    }
inkognito-score = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
inkognito-visited = { $colour } · { $first } · { $second } · { $third } · { $fourth } · { $fifth }
inkognito-still = Оставшиеся жетоны
inkognito-still-seat = { $who }: { $places }
inkognito-still-ambassador = Посол: { $places }
inkognito-face-down = место на этот раунд выбрано, жетон лицом вниз
inkognito-now-aa = { $who } встречаются { FORM($place, "where") }.
inkognito-now-am = { $who } на встрече с Послом { FORM($place, "where") }.
inkognito-now-ad = { $who } на встрече с невидимкой { FORM($place, "where") }.
inkognito-now-aam = Посол принимает { FORM($place, "where") } двух агентов: { $who }.
inkognito-last-game = Прошлая партия
inkognito-laid-open = Маски долой
inkognito-recap = Что было показано
inkognito-recap-where = Что и кому показывали в каждом раунде и кто когда мог знать код, покажет «Ход партии».
inkognito-result = { inkognito-game-won }
inkognito-no-result = { inkognito-game-undecided }
inkognito-tried-right = Раунд { $round }: { $who } открывает сейф кодом { $combination }.
inkognito-tried-wrong = Раунд { $round }: { $who } безуспешно пробует код { $combination }.

inkognito-hand = Вы — { $identity }; ваше число — { $number }
inkognito-hand-ambassador = Вы — Посол
inkognito-hand-alone = Посол побеждает в одиночку: узнайте, чьё число какое, и откройте сейф на одной из своих встреч.
inkognito-false = Ваши ложные карты: { $cards }.
inkognito-left = Оставшиеся жетоны: { $places }.
inkognito-none-left = Все ваши жетоны этого цикла выложены.
inkognito-my-face-down = Ваш жетон лицом вниз: { $place }.
inkognito-mine-aa = Вы наедине с игроком { $whom } { FORM($place, "where") }.
inkognito-mine-am = Вы наедине с Послом { FORM($place, "where") }.
inkognito-mine-am-player = Вы наедине с Послом ({ $whom }) { FORM($place, "where") }: какую бы чёрную карту вы ни увидели, её увидит и Посол.
inkognito-mine-ad = Вы наедине с невидимкой { FORM($place, "where") }.
inkognito-mine-aam = Вы и { $by } перед Послом ({ $whom }) { FORM($place, "where") }. Что вы показываете, видит только Посол.
inkognito-mine-receive = Ваш приём { FORM($place, "where") }: { $whom }.
inkognito-used-none = Вы ещё не показывали игроку { $whom } ни одной пары карт.
inkognito-used-up = Это вы уже показывали игроку { $whom } и повторить не можете:
inkognito-committed = Решено: «{ $choice }».
inkognito-committed-show = Решено: вы показываете { FORM($cards, "acc") }.
inkognito-committed-ask = Решено: вы требуете чёрную карту у игрока { $whom }.
inkognito-committed-safe = Решено: вы открываете сейф кодом { $combination }.

inkognito-notebook = Ваш блокнот · партия { $game }
inkognito-notebook-open = Блокнот
inkognito-notebook-identity = Отметить, кто есть кто
inkognito-notebook-number = Отметить, у кого какое число
inkognito-notebook-fact = { $who }: { $card }
inkognito-notebook-marking = **Как это пометить?** { $facts }
inkognito-notebook-safe = Открыть сейф по моему блокноту: { $combination }
inkognito-notebook-proposes = Ваш блокнот предлагает { $combination }: чтобы открыть сейф этим кодом, нажмите «Блокнот».
inkognito-notebook-sign-no = Нет
inkognito-notebook-sign-maybe = Возможно
inkognito-notebook-sign-yes = Да
inkognito-notebook-sign-clear = Стереть
inkognito-notebook-draft = Черновик кода
inkognito-notebook-write = Написать заметку
inkognito-pad = Блокнот
inkognito-note-none = Вы — Посол: своих карт у вас нет.
inkognito-note-own = Вы: { $identity }, { $number }.
inkognito-note-crossed = Вычеркнуто у всех остальных: { $identity }, { $number }.
inkognito-note-partner = Ваш напарник — { $agent }.
inkognito-note-certain = Точно: { $who } — { $card } (по чёрной карте).
inkognito-note-meetings = Встречи (X увидено, O показано, ✔ чёрная)
inkognito-note-leaf = Встречи { $start }–{ $end } из { $all } (X увидено, O показано, ✔ чёрная)
inkognito-note-newer = ‹ Новее
inkognito-note-older = Старее ›
inkognito-note-met = Раунд { $round }, { $place }, { $whom } — X: { $seen } · O: { $shown }
inkognito-note-saw = Раунд { $round }, { $place }, { $whom } — X: { $seen }
inkognito-note-showed = Раунд { $round }, { $place }, { $whom } — O: { $shown }
inkognito-note-got = Раунд { $round }, { $place }, { $whom } — ✔ { $card }
inkognito-note-gave = Раунд { $round }, { $place }, { $whom } — вы показали ✔ { $card }
inkognito-note-shown = Что у вас видели другие
inkognito-note-used = { $whom }: пар показано { $used } из { $all }
inkognito-note-pair = – { $cards }
inkognito-note-black = { $whom } знает из ваших чёрных карт: { $cards }
inkognito-note-marks = Ваши пометки
inkognito-note-own-words = Ваша заметка
inkognito-note-text = «{ $text }»
inkognito-mark-no = { $who }: нет — { $cards }
inkognito-mark-maybe = { $who }: возможно — { $cards }
inkognito-mark-yes = { $who }: точно — { $cards }
inkognito-no = нет
inkognito-maybe = возможно
inkognito-yes = да
inkognito-sign-maybe = ?
inkognito-draft = Черновик Ф-Б-Ж-X: { $combination }
inkognito-draft-twice = ⚠️ В черновике дважды { $card }: такой код ни один сейф не откроет.
inkognito-note-help = Что остаётся возможным по вашим записям
inkognito-help-worlds = Кто есть кто и у кого какое число: { $worlds ->
        [one] остался { $worlds } вариант
        [few] осталось { $worlds } варианта
       *[many] осталось { $worlds } вариантов
    }.
inkognito-help-combinations = { $count ->
        [1] Код: { $combinations }
        [one] { $count } код: { $combinations }
        [few] { $count } кода: { $combinations }
       *[many] { $count } кодов: { $combinations }
    }
inkognito-help-seat = { $who }: { $identities } · { $numbers }
inkognito-refused-notebook = Блокнот есть только в идущей партии «Инкогнито».
inkognito-refused-sign = Пометки бывают такие: { $signs }.
inkognito-refused-mark = Пометки ставят другим агентам; выберите одного из них.
inkognito-refused-draft = В черновике под каждым из четырёх агентов стоит одно из четырёх чисел.
inkognito-refused-note = В заметке может быть не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
       *[many] { $most } символов
    }.

inkognito-alt-table = Карта Венеции в раунде { $round } ({ $of } из 5 в этом цикле); под ней для каждого игрока — строка с местами, где он был в этом цикле.
inkognito-alt-place = { $place }: { $who }.
inkognito-alt-ambassador = Посол сейчас { FORM($place, "where") }.
inkognito-alt-face-down = Следующее место Посла выбрано, жетон лицом вниз.
inkognito-alt-first = Огонёк первого игрока: { $who }.
inkognito-alt-tiles = Оставшиеся жетоны: { $places }.
inkognito-alt-notebook = Ваш блокнот, партия { $game }: ваши пометки о каждом агенте и столбец на каждую встречу с увиденными и показанными картами.

inkognito-moment-right = { $who } открывает сейф { FORM($place, "where") }!
inkognito-moment-wrong = { $who } пробует открыть сейф { FORM($place, "where") }, но безуспешно
inkognito-moment-stranger = Числа верны, но { $who } и { $whom } — не напарники
inkognito-moment-ended = Карнавал окончен: { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }, и ни одной попытки открыть сейф
inkognito-moment-winners = Победа: { $who }
inkognito-moment-nobody = Очка не получает никто
inkognito-why-opened = { $count ->
        [one] открывает сейф в одиночку
        [few] открывают сейф вместе
       *[many] открывают сейф вместе
    }
inkognito-why-failed = { $count ->
        [0] Попытка не удалась, сейф закрыт: победителя нет
       *[other] победа: соперники не открыли сейф
    }
inkognito-why-rounds = Карнавал окончен, а сейф никто не пробовал открыть
inkognito-why-series = { $count ->
        [0] Серия закончилась без единого очка
       *[other] победа в серии: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
inkognito-award-knew = Раньше всех хватило сведений: { $who } (раунд { $round })
inkognito-award-meetings = Больше всего встреч: { $who } ({ $count })
inkognito-award-curious = Любопытнее всех: { $who } ({ $count ->
        [one] { $count } чёрная карта
        [few] { $count } чёрные карты
       *[many] { $count } чёрных карт
    })
inkognito-award-sought = Кого расспрашивали чаще всех: { $who } ({ $count })
inkognito-award-discreet = Скромнее всех: { $who } ({ $count ->
        [one] { $count } отказ
        [few] { $count } отказа
       *[many] { $count } отказов
    })

inkognito-option-series_points = Очков для победы
    .help = 1 — одна партия, 3 — обычная серия.
inkognito-option-ambassador = Кто Посол
    .help = Впятером: случайно или место за столом по номеру.
inkognito-option-rotate = Роль Посла переходит
    .help = Серия впятером: каждую партию к соседу слева, или Посол всё время один и тот же.
inkognito-option-fail_rule = Неверная попытка
    .help = Втроём или впятером: побеждают остальные, или очка не получает никто.
inkognito-others_win = побеждают остальные
inkognito-no_points = очка не получает никто
inkognito-option-name_partner_5p = Назвать напарника
    .help = Впятером: открывая сейф, нужно назвать и своего напарника.
inkognito-option-ask_air = О невидимке можно спросить
    .help = Втроём: у Посла можно спросить и о невидимке.
inkognito-option-deduction_help = Подсказки блокнота
    .help = Блокнот каждого подсчитывает, что остаётся возможным по его записям.
inkognito-option-auto_last_tile = Последний жетон выложит бот
    .help = В пятом раунде цикла выбирать не из чего: жетоны выкладываются сами.
inkognito-option-parallel_meetings = Встречи идут одновременно
    .help = Две пары решают одновременно; итоги всё равно объявляются по очереди.
inkognito-option-max_rounds = Раундов не больше
    .help = После стольких раундов без попытки открыть сейф не побеждает никто.
inkognito-option-recap = Обзор
    .help = После партии всем видно всё, что было показано.
inkognito-option-tile_seconds = Время на выбор места
    .help = От 15 до 600 секунд в реальном времени; от часа до недели по переписке.
inkognito-option-meet_seconds = Время на встречу
    .help = От 15 до 600 секунд в реальном времени; от часа до недели по переписке.
inkognito-option-first = Кто начинает
    .help = В первой партии: случайно или место за столом по номеру.
inkognito-random = случайно
inkognito-notebook-draft-as = { $agent }: { $number }
