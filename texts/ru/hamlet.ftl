# Forms of goods: one, few, many (behind a number of such). Of workers, and of all amounts and sales: acc (it differs only
# with timber_1 or flour_1 in them). Tiles, milestones and ranks have none: they stand in «…» behind their kind.

hamlet = Hamlet
    .motto = Участок за участком, пока не встанет церковь.
    .blurb = Вместе стройте деревню, но каждый — ради своей славы. Возите ресурсы на осликах, прокладывайте дороги, продавайте, перерабатывайте и достройте церковь.
hamlet-lobby-facts = От часа и дольше · правил много
hamlet-name = { $who }
hamlet-rival = Соперник

hamlet-church = Церковь
hamlet-town_hall = Ратуша
hamlet-market = Рынок
hamlet-woodcutter = Лесоруб
hamlet-quarry = Каменоломня
hamlet-farm = Ферма
hamlet-sawmill = Лесопилка
hamlet-stonemason = Каменотёс
hamlet-dairy_farm = Молочная ферма
hamlet-flour_mill = Мельница
hamlet-barn_a = Амбар А
hamlet-small_woodland = Малый лес
hamlet-small_mountain = Малая горная гряда
hamlet-pond_a = Пруд А
hamlet-pond_b = Пруд Б
hamlet-outpost_a = Застава А
hamlet-master_stonemason = Каменотёсная мастерская
hamlet-warehouse = Склад
hamlet-stables = Конюшни
hamlet-outpost_b = Застава Б
hamlet-lumber_yard = Лесозаготовка
hamlet-large_mountain = Большая горная гряда
hamlet-founders_monument = Памятник основателю
hamlet-blacksmith = Кузница
hamlet-dairy = Молочное хозяйство
hamlet-tavern = Таверна
hamlet-large_woodland = Большой лес
hamlet-trading_post = Торговая площадка
hamlet-windmill = Ветряная мельница
hamlet-shrine = Святыня
hamlet-park = Сквер
hamlet-barn_b = Амбар Б

hamlet-effect_sawmill = делает 1 доску из 1 дерева
hamlet-effect_stonemason = делает 1 блок из 1 камня
hamlet-effect_dairy_farm = делает 1 молоко из 1 зерна
hamlet-effect_flour_mill = делает 1 муку из 1 зерна
hamlet-effect_barn_a = заполните любым сырьём: 2 очка
hamlet-effect_barn_b = заполните любым сырьём: 2 очка
hamlet-effect_small_woodland = в конце: 1 очко за каждый сегмент у леса
hamlet-effect_small_mountain = в конце: 1 очко за каждый сегмент у горы
hamlet-effect_pond_a = в конце: 3 очка, если сюда ведёт дорога
hamlet-effect_pond_b = в конце: 3 очка, если сюда ведёт дорога
hamlet-effect_outpost_a = в конце: 1 очко за каждый участок до церкви
hamlet-effect_outpost_b = в конце: 1 очко за каждый участок до церкви
hamlet-effect_master_stonemason = делает до 2 блоков из камня
hamlet-effect_warehouse = в конце: 1 очко за каждую вашу дорогу
hamlet-effect_stables = в конце: 2 очка за каждого вашего ослика
hamlet-effect_lumber_yard = делает до 2 досок из дерева
hamlet-effect_large_mountain = в конце: 2 очка за каждый сегмент у горы
hamlet-effect_founders_monument = в конце: 2 очка за каждый сегмент у такого же
hamlet-effect_blacksmith = в конце: 3 очка за участок самой длинной дороги
hamlet-effect_dairy = делает до 2 молока из зерна
hamlet-effect_tavern = в конце: 1 очко за каждую монету, не больше 8
hamlet-effect_large_woodland = в конце: 2 очка за каждый сегмент у леса
hamlet-effect_trading_post = в конце: 1 очко за каждую продажу
hamlet-effect_windmill = делает до 2 муки из зерна
hamlet-effect_shrine = в конце: 2 очка за каждую вашу поставку
hamlet-effect_park = в конце: 3 очка за соединённую изображённую дорогу

hamlet-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
hamlet-letter-wood = Д
hamlet-stone = камень
    .one = камень
    .few = камня
    .many = камней
hamlet-letter-stone = К
hamlet-wheat = зерно
    .one = зерно
    .few = зерна
    .many = зерна
hamlet-letter-wheat = Р
hamlet-timber = доски
    .one = доска
    .few = доски
    .many = досок
hamlet-letter-timber = С
    .owned = С{ $seat }
hamlet-brick = каменный блок
    .one = блок
    .few = блока
    .many = блоков
hamlet-letter-brick = Б
    .owned = Б{ $seat }
hamlet-flour = мука
    .one = мука
    .few = муки
    .many = муки
hamlet-letter-flour = М
    .owned = М{ $seat }
hamlet-milk = молоко
    .one = молоко
    .few = молока
    .many = молока
hamlet-letter-milk = Л
    .owned = Л{ $seat }
hamlet-any = любое сырьё
    .one = любое сырьё
    .few = любого сырья
    .many = любого сырья
hamlet-letter-any = ?
hamlet-wood_1 = 1 дерево
    .acc = 1 дерево
hamlet-wood_2 = 2 дерева
    .acc = 2 дерева
hamlet-wood_3 = 3 дерева
    .acc = 3 дерева
hamlet-wood_4 = 4 дерева
    .acc = 4 дерева
hamlet-wood_5 = 5 дерева
    .acc = 5 дерева
hamlet-wood_6 = 6 дерева
    .acc = 6 дерева
hamlet-wood_7 = 7 дерева
    .acc = 7 дерева
hamlet-wood_8 = 8 дерева
    .acc = 8 дерева
hamlet-wood_9 = 9 дерева
    .acc = 9 дерева
hamlet-wood_10 = 10 дерева
    .acc = 10 дерева
hamlet-stone_1 = 1 камень
    .acc = 1 камень
hamlet-stone_2 = 2 камня
    .acc = 2 камня
hamlet-stone_3 = 3 камня
    .acc = 3 камня
hamlet-stone_4 = 4 камня
    .acc = 4 камня
hamlet-stone_5 = 5 камней
    .acc = 5 камней
hamlet-stone_6 = 6 камней
    .acc = 6 камней
hamlet-stone_7 = 7 камней
    .acc = 7 камней
hamlet-stone_8 = 8 камней
    .acc = 8 камней
hamlet-stone_9 = 9 камней
    .acc = 9 камней
hamlet-stone_10 = 10 камней
    .acc = 10 камней
hamlet-wheat_1 = 1 зерно
    .acc = 1 зерно
hamlet-wheat_2 = 2 зерна
    .acc = 2 зерна
hamlet-wheat_3 = 3 зерна
    .acc = 3 зерна
hamlet-wheat_4 = 4 зерна
    .acc = 4 зерна
hamlet-wheat_5 = 5 зерна
    .acc = 5 зерна
hamlet-wheat_6 = 6 зерна
    .acc = 6 зерна
hamlet-wheat_7 = 7 зерна
    .acc = 7 зерна
hamlet-wheat_8 = 8 зерна
    .acc = 8 зерна
hamlet-wheat_9 = 9 зерна
    .acc = 9 зерна
hamlet-wheat_10 = 10 зерна
    .acc = 10 зерна
hamlet-timber_0 = 0 досок
    .acc = 0 досок
hamlet-timber_1 = 1 доска
    .acc = 1 доску
hamlet-timber_2 = 2 доски
    .acc = 2 доски
hamlet-timber_3 = 3 доски
    .acc = 3 доски
hamlet-timber_4 = 4 доски
    .acc = 4 доски
hamlet-timber_5 = 5 досок
    .acc = 5 досок
hamlet-timber_6 = 6 досок
    .acc = 6 досок
hamlet-timber_7 = 7 досок
    .acc = 7 досок
hamlet-timber_8 = 8 досок
    .acc = 8 досок
hamlet-timber_9 = 9 досок
    .acc = 9 досок
hamlet-timber_10 = 10 досок
    .acc = 10 досок
hamlet-brick_0 = 0 блоков
    .acc = 0 блоков
hamlet-brick_1 = 1 блок
    .acc = 1 блок
hamlet-brick_2 = 2 блока
    .acc = 2 блока
hamlet-brick_3 = 3 блока
    .acc = 3 блока
hamlet-brick_4 = 4 блока
    .acc = 4 блока
hamlet-brick_5 = 5 блоков
    .acc = 5 блоков
hamlet-brick_6 = 6 блоков
    .acc = 6 блоков
hamlet-brick_7 = 7 блоков
    .acc = 7 блоков
hamlet-brick_8 = 8 блоков
    .acc = 8 блоков
hamlet-brick_9 = 9 блоков
    .acc = 9 блоков
hamlet-brick_10 = 10 блоков
    .acc = 10 блоков
hamlet-flour_0 = 0 муки
    .acc = 0 муки
hamlet-flour_1 = 1 мука
    .acc = 1 муку
hamlet-flour_2 = 2 муки
    .acc = 2 муки
hamlet-flour_3 = 3 муки
    .acc = 3 муки
hamlet-flour_4 = 4 муки
    .acc = 4 муки
hamlet-flour_5 = 5 муки
    .acc = 5 муки
hamlet-flour_6 = 6 муки
    .acc = 6 муки
hamlet-flour_7 = 7 муки
    .acc = 7 муки
hamlet-flour_8 = 8 муки
    .acc = 8 муки
hamlet-flour_9 = 9 муки
    .acc = 9 муки
hamlet-flour_10 = 10 муки
    .acc = 10 муки
hamlet-milk_0 = 0 молока
    .acc = 0 молока
hamlet-milk_1 = 1 молоко
    .acc = 1 молоко
hamlet-milk_2 = 2 молока
    .acc = 2 молока
hamlet-milk_3 = 3 молока
    .acc = 3 молока
hamlet-milk_4 = 4 молока
    .acc = 4 молока
hamlet-milk_5 = 5 молока
    .acc = 5 молока
hamlet-milk_6 = 6 молока
    .acc = 6 молока
hamlet-milk_7 = 7 молока
    .acc = 7 молока
hamlet-milk_8 = 8 молока
    .acc = 8 молока
hamlet-milk_9 = 9 молока
    .acc = 9 молока
hamlet-milk_10 = 10 молока
    .acc = 10 молока
hamlet-milk_or_brick_3 = 3 молока / блока
hamlet-timber_or_flour_3 = 3 доски / муки
hamlet-wood_or_wheat_or_stone_10 = 10 дерева / зерна / камня
hamlet-timber_or_brick_2 = 2 доски / блока
hamlet-flour_or_milk_2 = 2 муки / молока
hamlet-coins_3 = 3 монеты
hamlet-coins_10 = 10 монет
hamlet-coin = монета
hamlet-point = очко
hamlet-standard = обычное качество
hamlet-high_quality = высокое качество

hamlet-unit-buy_wood = Купить дерево
hamlet-unit-buy_stone = Купить камень
hamlet-unit-buy_wheat = Купить зерно
hamlet-unit-buy_timber = Купить доску
hamlet-unit-buy_brick = Купить блок
hamlet-unit-buy_flour = Купить муку
hamlet-unit-buy_milk = Купить молоко
hamlet-unit-wood_woodcutter = Дерево · Лесоруб
hamlet-unit-wood_barn_a = Дерево · Амбар А
hamlet-unit-wood_barn_b = Дерево · Амбар Б
hamlet-unit-stone_quarry = Камень · Каменоломня
hamlet-unit-stone_barn_a = Камень · Амбар А
hamlet-unit-stone_barn_b = Камень · Амбар Б
hamlet-unit-wheat_farm = Зерно · Ферма
hamlet-unit-wheat_barn_a = Зерно · Амбар А
hamlet-unit-wheat_barn_b = Зерно · Амбар Б
hamlet-unit-timber_sawmill = Доска · Лесопилка
hamlet-unit-timber_lumber_yard_left = Доска · Лесозаготовка, слева
hamlet-unit-timber_lumber_yard_right = Доска · Лесозаготовка, справа
hamlet-unit-brick_stonemason = Блок · Каменотёс
hamlet-unit-brick_master_stonemason_left = Блок · Каменотёсная мастерская, слева
hamlet-unit-brick_master_stonemason_right = Блок · Каменотёсная мастерская, справа
hamlet-unit-milk_dairy_farm = Молоко · Молочная ферма
hamlet-unit-milk_dairy_left = Молоко · Молочное хозяйство, слева
hamlet-unit-milk_dairy_right = Молоко · Молочное хозяйство, справа
hamlet-unit-flour_flour_mill = Мука · Мельница
hamlet-unit-flour_windmill_left = Мука · Ветряная мельница, слева
hamlet-unit-flour_windmill_right = Мука · Ветряная мельница, справа

hamlet-slot-a = 3 молока / блока
    .map = 3 Л/Б
hamlet-slot-b = 3 доски / муки
    .map = 3 С/М
hamlet-slot-c = 10 монет
    .map = 10 монет
hamlet-slot-d = 10 дерева / зерна / камня
    .map = 10 сырья
hamlet-slot-e = 2 доски / блока и 2 муки / молока
    .map = 2С/Б 2М/Л
hamlet-a = Ячейка А
hamlet-b = Ячейка Б
hamlet-c = Ячейка В
hamlet-d = Ячейка Г
hamlet-e = Ячейка Д
hamlet-s1 = 2 дерева + 1 зерно
    .acc = 2 дерева + 1 зерно
hamlet-s2 = 2 камня + 1 зерно
    .acc = 2 камня + 1 зерно
hamlet-s3 = 1 молоко
    .acc = 1 молоко
hamlet-s4 = 1 доска
    .acc = 1 доску
hamlet-s5 = 1 доска + 1 блок
    .acc = 1 доску + 1 блок
hamlet-s6 = 1 мука + 1 молоко
    .acc = 1 муку + 1 молоко
hamlet-s7 = 1 блок + 1 мука
    .acc = 1 блок + 1 муку
hamlet-s8 = 1 молоко + 2 дерева
    .acc = 1 молоко + 2 дерева
hamlet-s9 = 2 доски + 1 мука
    .acc = 2 доски + 1 муку
hamlet-s10 = 2 блока + 1 молоко
    .acc = 2 блока + 1 молоко
hamlet-s11 = 2 муки + 1 блок
    .acc = 2 муки + 1 блок
hamlet-s12 = 2 молока + 1 доска
    .acc = 2 молока + 1 доску

hamlet-carpenter = Плотник
hamlet-mason = Каменщик
hamlet-herder = Пастух
hamlet-miller = Мельник
hamlet-planner = Планировщик
hamlet-chaplain = Капеллан
hamlet-sacristan = Ризничий
hamlet-landscaper = Благоустроитель
hamlet-merchant = Торговец
hamlet-road_end = дорога
hamlet-forest = лес
hamlet-mountain = гора
hamlet-bridge = мост
hamlet-path = путь
hamlet-hamlet = Деревушка
hamlet-village = Село
hamlet-parish = Приход
hamlet-market_town = Торговый город
hamlet-founder = Основатель

hamlet-map-prices = сырьё { $raw } · товар { $refined }
hamlet-map-by = от { $seat }
hamlet-map-times = ×{ $count }
hamlet-map-coins = +{ $coins }
hamlet-map-gone = вне игры
hamlet-map-sale = Продажа
hamlet-map-cost = { $cost }
hamlet-map-round = Раунд { $round }
    .clock = Раунд { $round } из { $rounds }
hamlet-map-left = В мешочке: { $bag } · продаж ещё: { $sales }
hamlet-map-milestones = Памятные знаки
hamlet-map-free = свободен
hamlet-map-hire = Наём
hamlet-map-wages = { $second }, { $third }, { $fourth }
hamlet-map-no-offer = Чертежей не осталось.
hamlet-map-no-sale = Продаж не осталось.
hamlet-sign-wood = дерево
hamlet-sign-stone = камень
hamlet-sign-wheat = зерно
hamlet-sign-timber = доски
hamlet-sign-brick = блок
hamlet-sign-flour = мука
hamlet-sign-milk = молоко
hamlet-sign-high_quality = высокое качество
hamlet-sign-forest = лес
hamlet-sign-mountain = гора
hamlet-sign-open = открытая дорога
hamlet-sign-built = фишка дороги
# The flag of its owner: достопримечательность would be two and a half times as long as "landmark".
hamlet-sign-flag = флаг владельца
hamlet-sign-villager = житель
hamlet-sign-donkey = ослик
hamlet-sign-blueprint = чертёж
hamlet-sign-first = первый игрок
hamlet-sign-sale = продано
hamlet-sign-cut_off = без дороги
hamlet-alt-village = Деревня, раунд { $round }, участков: { $tiles }; список участков говорит то же словами.
hamlet-alt-zoom = { $tile } и всё, что рядом: { $tiles }.
hamlet-alt-spots = Участок «{ $tile }» рядом с участком «{ $to }»: маленький рисунок с номером для каждого { $count ->
        [1] возможного поворота
        [one] из { $count } поворота
        [few] из { $count } поворотов
       *[many] из { $count } поворотов
    }; в подписях то же словами.
hamlet-alt-placed = Участок «{ $tile }» рядом с участком «{ $to }»: так он встанет.
hamlet-alt-candidates = Участки на выбор: { $tiles }.
hamlet-alt-plans = Ваши чертежи: { $tiles }.

hamlet-moment-delivers = { $who } делает поставку в церковь
hamlet-moment-church = { $who } достраивает церковь!
hamlet-moment-milestone = { $who } — { $milestone }
hamlet-moment-left = { $slot } · { $count ->
        [one] не хватает ещё { $count } поставки
        [few] не хватает ещё { $count } поставок
       *[many] не хватает ещё { $count } поставок
    }
hamlet-moment-last = Этот раунд последний.
hamlet-moment-refinery = Памятный знак: первое производство своего вида
hamlet-moment-planned = Памятный знак: первая построенная дорога
hamlet-why = { $count ->
        [1] основывает город: { $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        }
       *[other] вместе основывают город: по { $vp ->
            [one] { $vp } очку
            [few] { $vp } очка
           *[many] { $vp } очков
        }
    }
    .clock = достраивает церковь в срок: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    } — { $rank }
    .late = Церковь не достроена в срок: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    } — { $rank }.
    .rival = обходит соперника со счётом { $vp } : { $theirs }
    .lost = Соперник побеждает со счётом { $theirs } : { $vp }.
    .left = { $count ->
        [0] Все сдались.
       *[other] все остальные сдались
    }
hamlet-award-chaplain = Капеллан: { $who } ({ $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    })
hamlet-award-sacristan = Ризничий: { $who } ({ $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    })
hamlet-award-landscaper = Благоустроитель: { $who } ({ $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    })
hamlet-award-merchant = Торговец: { $who } ({ $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    })
hamlet-award-builder = Больше всех участков: { $who } ({ $count })
hamlet-award-roads = Больше всех дорог: { $who } ({ $count })
hamlet-award-maker = Лучшие товары: { $who } ({ $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    })
hamlet-award-beggar = Больше всех милостыни: { $who } ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    })

hamlet-heading = Hamlet · раунд { $round }
    .clock = Hamlet · раунд { $round } из { $rounds }
    .over = Hamlet · { $round ->
        [one] { $round } раунд
        [few] { $round } раунда
       *[many] { $round } раундов
    }
hamlet-titled = Город { $name }
hamlet-not-begun = Деревню вот-вот основают.
hamlet-status = Ходит { $who }. { $open ->
        [0] Церковь достроена.
        [one] Для церкви не хватает { $open } поставки.
        [few] Для церкви не хватает { $open } поставок.
       *[many] Для церкви не хватает { $open } поставок.
    } Частей церкви построено: { $parts } из 6. В мешочке { $bag ->
        [one] { $bag } участок
        [few] { $bag } участка
       *[many] { $bag } участков
    }. Закрытых продаж: { $stack }.
    .over = { $open ->
        [0] Церковь достроена.
        [one] Для церкви не хватило { $open } поставки.
        [few] Для церкви не хватило { $open } поставок.
       *[many] Для церкви не хватило { $open } поставок.
    }
hamlet-first-player = Каждый раунд начинает { $who }.
hamlet-last-round = Это последний раунд.
hamlet-goals = Ваши цели
hamlet-goal-clock = Достройте церковь не позже раунда { $rounds }: каждый оставшийся раунд даст { $early }★, каждая недостающая поставка отнимет { $late }★.
hamlet-goal-awards = Капеллан — за все поставки ({ $deliveries } из { $slots }) · Благоустроитель — за { $landmarks ->
        [one] { $landmarks } достопримечательность
        [few] { $landmarks } достопримечательности
       *[many] { $landmarks } достопримечательностей
    } ({ $flags }) · Торговец — за { $sales ->
        [one] { $sales } продажу
        [few] { $sales } продажи
       *[many] { $sales } продаж
    } ({ $sold })
hamlet-goal-ranks = Село — от { $village }★, Приход — от { $parish }★, Торговый город — от { $market_town }★; от { $founder }★ вы его Основатель.
hamlet-plans-held = Чертежи на руках
hamlet-plans-of = { $who }: { $tiles }.
hamlet-church-slots = Церковь
hamlet-slot-open = { $slot }: { $cost } → { $vp }★
hamlet-slot-filled = { $slot }: { $cost } · поставка: { $who }
hamlet-on-offer = В ряду
hamlet-offer-line = Чертёж «{ $tile }» { $fee ->
        [0] даром
        [one] за { $fee } монету
        [few] за { $fee } монеты
       *[many] за { $fee } монет
    }{ $coins ->
        [0] { "" }
        [one] { " " }(на нём { $coins } монета)
        [few] { " " }(на нём { $coins } монеты)
       *[many] { " " }(на нём { $coins } монет)
    } · постройка: { $cost } → { $vp }★
hamlet-sale-line = Продажа: { $cost } → { $vp }★ и { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
hamlet-prices-line = Покупка на рынке: сырьё за { $raw ->
        [one] { $raw } монету
        [few] { $raw } монеты
       *[many] { $raw } монет
    }, товар за { $refined }
hamlet-hire-line = Наём в ратуше: второй житель за { $second ->
        [one] { $second } монету
        [few] { $second } монеты
       *[many] { $second } монет
    }, третий за { $third }, четвёртый за { $fourth }; ослик за { $donkey }
hamlet-free-milestones = Свободные памятные знаки: { $milestones }
hamlet-no-free-milestones = Свободных памятных знаков больше нет.
hamlet-player = № { $number } · { $vp }★ · { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } · { $villagers ->
        [one] { $villagers } житель
        [few] { $villagers } жителя
       *[many] { $villagers } жителей
    } · { $donkeys ->
        [one] { $donkeys } ослик
        [few] { $donkeys } ослика
       *[many] { $donkeys } осликов
    } · { $roads ->
        [one] { $roads } дорога в запасе
        [few] { $roads } дороги в запасе
       *[many] { $roads } дорог в запасе
    } · { $sales ->
        [one] { $sales } продажа
        [few] { $sales } продажи
       *[many] { $sales } продаж
    }
hamlet-player-gone = № { $number } · вне игры · { $vp }★ · { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } · { $villagers ->
        [one] { $villagers } житель
        [few] { $villagers } жителя
       *[many] { $villagers } жителей
    } · { $donkeys ->
        [one] { $donkeys } ослик
        [few] { $donkeys } ослика
       *[many] { $donkeys } осликов
    } · { $roads ->
        [one] { $roads } дорога в запасе
        [few] { $roads } дороги в запасе
       *[many] { $roads } дорог в запасе
    } · { $sales ->
        [one] { $sales } продажа
        [few] { $sales } продажи
       *[many] { $sales } продаж
    }
hamlet-player-milestones = Памятные знаки: { $milestones }
hamlet-sheet = № { $number } · { $gone ->
        [0] { "" }
       *[other] вне игры ·{ " " }
    }**{ $vp }★**{ hamlet-lines }
hamlet-lines = { $building ->
        [0] { "" }
       *[other] { " " }· постройки { $building }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }· товары { $goods }
    }{ $church ->
        [0] { "" }
       *[other] { " " }· церковь { $church }
    }{ $sales ->
        [0] { "" }
       *[other] { " " }· продажи { $sales }
    }{ $barn ->
        [0] { "" }
       *[other] { " " }· амбары { $barn }
    }{ $awards ->
        [0] { "" }
       *[other] { " " }· награды { $awards }
    }{ $landmarks ->
        [0] { "" }
       *[other] { " " }· достопримечательности { $landmarks }
    }{ $roads ->
        [0] { "" }
       *[other] { " " }· дороги { $roads }
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· самая длинная дорога { $longest }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }· золото { $gold }
    }{ $clock ->
        [0] { "" }
       *[other] { " " }· время { $clock }
    }
hamlet-tiles = Участки
hamlet-tile-line = **{ $tile } ({ $number })**: { $roads ->
        [0] без дорог
        [1] дорога к { $links }
       *[other] дороги к { $links }
    }{ $cut_off ->
        [0] { "" }
       *[other] { " " }(нет дороги к церкви)
    }{ $touching ->
        [0] { "" }
       *[other] , рядом { $beside }
    }{ $held ->
        [0] { "" }
       *[other] { " " }· { $goods }
    }{ $made ->
        [0] { "" }
       *[other] , сделано: { $by }
    }{ $fine ->
        [0] { "" }
       *[other] { " " }(высокого качества: { $fine })
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }· флаг: { $owner }
    }{ $pawns ->
        [0] { "" }
       *[other] { " " }· жители: { $who }
    }{ $beasts ->
        [0] { "" }
       *[other] { " " }· ослики: { $whom }
    }
hamlet-open-segments = Свободные сегменты, счёт по часовой стрелке
hamlet-open-line = { $tile } ({ $number }){ $by_roads ->
        [0] { "" }
       *[other] { " " }· дорога { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· лес { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· гора { $mountains }
    }
hamlet-hand = Ваши чертежи
hamlet-hand-button = Мой ход
hamlet-plans = Чертежи
hamlet-no-plans = У вас нет чертежей; их берут в ратуше.
hamlet-plan = **{ $tile }** · { $cost } → { $vp }★ · { $effect }
hamlet-plan-segments = Сегменты участка «{ $tile }» по часовой стрелке{ $by_roads ->
        [0] { "" }
       *[other] { " " }· дорога { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· лес { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· гора { $mountains }
    }
hamlet-stock = Ещё можете произвести: { FORM($goods, "acc") }
hamlet-outlook = Сейчас { $vp }★ и { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; закончись партия на этом, вышло бы **{ $total }★**{ hamlet-lines }

hamlet-ask-turn = Ходит { $who }.
    .mine = Ваш ход.
hamlet-step-act = Что будете делать?
hamlet-act-donkeys = Переместить ослика
hamlet-act-work = Добыть сырьё
hamlet-act-refine = Переработать сырьё
hamlet-act-blueprint = Взять чертёж
hamlet-act-hire = Нанять
hamlet-act-build = Построить здание
hamlet-act-road = Построить дорогу
hamlet-act-deliver = Поставка в церковь
hamlet-act-sell = Продать на рынке
hamlet-act-alms = Просить милостыню
hamlet-act-end = Закончить ход
hamlet-step-from = Какого ослика? Выберите участок, где он стоит.
hamlet-step-to = На какой участок?
hamlet-step-source = Какой источник сырья?
hamlet-step-cube = Какое сырьё положить следующим?
hamlet-cube-wood = Дерево
hamlet-cube-stone = Камень
hamlet-cube-wheat = Зерно
hamlet-step-refinery = Какое производство?
hamlet-step-amount = Сколько?
hamlet-step-offer = Какой чертёж?
hamlet-step-worker = Кого нанять?
hamlet-worker-villager = Житель
hamlet-worker-donkey = Ослик
hamlet-villager = житель
    .acc = жителя
hamlet-donkey = ослик
    .acc = ослика
hamlet-step-place = Где ослик начнёт?
hamlet-step-plan = По какому чертежу строить?
hamlet-step-at = Рядом с каким участком? Строитель стоит на нём.
hamlet-step-spot = Какой поворот? «3 к 1»: сегмент 3 того участка к сегменту 1 чертежа.
hamlet-step-where = От какого участка начать дорогу?
hamlet-step-way = Мост или путь?
hamlet-way-bridge = Мост
hamlet-way-path = Путь
hamlet-step-slot = Какая поставка?
hamlet-step-sale = Какая продажа?
hamlet-step-payment = Как заплатить?
hamlet-payment-auto = Заплатить так
hamlet-payment-choose = Изменить
hamlet-step-unit = Какой ресурс потратить следующим?

hamlet-note-work = { $count ->
        [one] можно заполнить { $count } источник
        [few] можно заполнить { $count } источника
       *[many] можно заполнить { $count } источников
    }
hamlet-note-refine = { $tiles }
hamlet-note-blueprint = { $tiles }
hamlet-note-build = { $tiles }
hamlet-note-roads = { $count ->
        [one] { $count } место для дороги
        [few] { $count } места для дороги
       *[many] { $count } мест для дороги
    }
hamlet-note-deliver = { $count ->
        [one] можно оплатить { $count } поставку
        [few] можно оплатить { $count } поставки
       *[many] можно оплатить { $count } поставок
    }
hamlet-note-sell = { $count ->
        [one] можно сделать { $count } продажу
        [few] можно сделать { $count } продажи
       *[many] можно сделать { $count } продаж
    }
hamlet-note-alms = 1 монета
hamlet-note-hire = { FORM($workers, "acc") }
hamlet-note-end = { $standing ->
        [0] все жители уже действовали
        [one] { $standing } житель ещё не действовал
        [few] { $standing } жителя ещё не действовали
       *[many] { $standing } жителей ещё не действовали
    }
hamlet-note-donkeys = { $left ->
        [one] { $left } ослик ещё может идти
        [few] { $left } ослика ещё могут идти
       *[many] { $left } осликов ещё могут идти
    }
hamlet-note-hiring = { FORM($workers, "acc") }; вы уже в ратуше, ход жителя не нужен
hamlet-note-tile = № { $number }
hamlet-note-hub = № { $number } · в пределах досягаемости { $reach ->
        [one] { $reach } участок
        [few] { $reach } участка
       *[many] { $reach } участков
    }
hamlet-note-source = № { $number } · { $count ->
        [one] +{ $count } { FORM($good, "one") }
        [few] +{ $count } { FORM($good, "few") }
       *[many] +{ $count } { FORM($good, "many") }
    }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } монета
        [few] { " " }· { $coins } монеты
       *[many] { " " }· { $coins } монет
    }{ $vp ->
        [0] { "" }
       *[other] { " " }· { $vp }★
    }
hamlet-note-refining = № { $number } · { $count ->
        [one] { $count } { FORM($good, "one") }
        [few] { $count } { FORM($good, "few") }
       *[many] { $count } { FORM($good, "many") }
    }, { $quality }
hamlet-note-offer = { $fee ->
        [0] даром
        [one] { $fee } монета
        [few] { $fee } монеты
       *[many] { $fee } монет
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(+{ $coins })
    } · { $cost } → { $vp }★ · { $effect }
hamlet-note-price = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
hamlet-note-plan = { $cost } → { $vp }★
hamlet-note-builder = № { $number } · { $spots ->
        [1] один поворот
        [one] { $spots } поворот
        [few] { $spots } поворота
       *[many] { $spots } поворотов
    }{ $roads ->
        [0] , без дороги
        [1] , дорога к одному участку
       *[other] , дороги к участкам (до { $roads })
    }{ $coins ->
        [0] { "" }
        [one] { " " }· за { $coins } монету
        [few] { " " }· за { $coins } монеты
       *[many] { " " }· за { $coins } монет
    }
hamlet-note-spot = { $segment } к { $own } · { $by_roads ->
        [0] без дороги
        [1] дорога к { $roads }
       *[other] дороги к { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· лес у { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· гора у { $mountains }
    }{ $by_cliffs ->
        [0] { "" }
       *[other] { " " }· утёс у { $cliffs }
    } · { $vp }★{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }★ в конце
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· самая длинная дорога { $longest }
    }
hamlet-note-road = № { $number } · { $vp }★ в конце · самая длинная дорога { $length }
hamlet-note-cost = { $cost }
hamlet-note-slot = { $vp }★
hamlet-note-sale = { $vp }★ и { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
hamlet-note-choose = выбрать каждый ресурс отдельно
# With more than two tiles their names would be cut off at the end of the line.
hamlet-note-bill-goods = { $goods } ({ $places ->
        [1] { $tiles }
        [2] { $tiles }
        [one] с { $places } участка
        [few] с { $places } участков
       *[many] с { $places } участков
    }){ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } монета
        [few] { " " }· { $coins } монеты
       *[many] { " " }· { $coins } монет
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(куплено: { $bought })
    }{ $earned ->
        [0] { "" }
        [one] { " " }· вам { $earned } монета
        [few] { " " }· вам { $earned } монеты
       *[many] { " " }· вам { $earned } монет
    }
hamlet-note-bill-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(куплено: { $bought })
    }
hamlet-note-cube = № { $number }
hamlet-note-token = № { $number } · { $owner } получает { $worth }★ и { $worth ->
        [one] { $worth } монету
        [few] { $worth } монеты
       *[many] { $worth } монет
    }

hamlet-begins = Деревня основана. Первый ход: { $who }.
hamlet-round = Раунд { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }из { $rounds }
    }.
# Behind whatever was paid for.
hamlet-payment = { $units ->
        [0] { "" }
       *[other] ; тратит { FORM($spent, "acc") }
    }{ $purchases ->
        [0] { "" }
       *[other] ; покупает { FORM($bought, "acc") }
    }{ $coins ->
        [0] { "" }
        [one] ; платит { $coins } монету
        [few] ; платит { $coins } монеты
       *[many] ; платит { $coins } монет
    }
hamlet-donkey-moved = { $who } ведёт ослика с участка «{ $tile }» на участок «{ $to }».
hamlet-rewarded = { $who } получает за свой товар ({ $good }) { $worth }★ и { $worth ->
        [one] { $worth } монету
        [few] { $worth } монеты
       *[many] { $worth } монет
    }.
hamlet-worked = { $who } работает на участке «{ $tile }»: { $goods }{ $coins ->
        [0] { "" }
        [one] { "" }, { $coins } монета
        [few] { "" }, { $coins } монеты
       *[many] { "" }, { $coins } монет
    }{ $vp ->
        [0] { "" }
       *[other] { "" }, { $vp }★
    }.
hamlet-refines = { $who } производит { FORM($goods, "acc") } ({ $quality }) на участке «{ $tile }»{ hamlet-payment }.
hamlet-took = { $who } берёт чертёж «{ $tile }» { $fee ->
        [0] даром
        [one] за { $fee } монету
        [few] за { $fee } монеты
       *[many] за { $fee } монет
    }{ $coins ->
        [0] { "" }
        [1] { " " }и получает лежавшую на нём монету
        [one] { " " }и получает с него { $coins } монету
        [few] { " " }и получает с него { $coins } монеты
       *[many] { " " }и получает с него { $coins } монет
    }.
hamlet-drawn = Новый чертёж в ряду: { $tile }.
hamlet-new-sale = Новая продажа на рынке: { $sale }.
hamlet-returned = Чертёж «{ $tile }» возвращается в мешочек.
hamlet-hired-villager = { $who } нанимает жителя за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hamlet-hired-donkey = { $who } нанимает ослика за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; он начинает на участке «{ $tile }».
hamlet-builds = { $who } строит участок «{ $tile }» (№ { $number }) рядом с участком «{ $at }»: { $vp }★{ hamlet-payment }.
hamlet-milestone = { $who } получает памятный знак «{ $milestone }».
hamlet-released = В мешочке новые участки: { $tiles }.
hamlet-builds-road = { $who } строит { $way } от участка «{ $tile }» к участку «{ $to }»{ hamlet-payment }.
hamlet-sold = { $who } продаёт { FORM($sale, "acc") }: { $vp }★ и { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hamlet-delivers = { $who } делает поставку в церковь ({ $slot }): { $vp }★{ hamlet-payment }.
hamlet-church-finished = { $who } достраивает церковь! Этот раунд последний.
hamlet-begged = { $who } просит милостыню: 1 монета.
hamlet-award = { $award }: { $who } ({ $count ->
        [1] { "" }
       *[other] по{ " " }
    }{ $vp }★).
hamlet-landmark = { $tile }: { $who } получает { $vp }★.
hamlet-final = { $who }: **{ $vp }★**{ hamlet-lines }
hamlet-won-with = Победа: { $winners }, { $score }★.
hamlet-nobody-won = Партия окончена без победы: { $score }★.
hamlet-game-won = Деревушка теперь город, и { COUNT($who) ->
        [1] основывает
       *[other] основывают
    } его { $who }: { $vp }★!
hamlet-rank = { $who }: { $vp }★ — { $rank }. Дальше — { $next }, от { $least }★.
hamlet-rank-lowest = { $vp }★: пока ещё деревушка. { $next } — от { $least }★.
hamlet-rank-highest = { $who }: { $vp }★ — { $rank } города.
hamlet-conceded = { $who } сдаётся; работники остаются на своих местах.
hamlet-last-left = Все остальные сдались. Победа: { $who }.
hamlet-time = Время вышло: { $who }. Ход окончен.

hamlet-spent = { $who } тратит { FORM($goods, "acc") }.
hamlet-bought = { $who } покупает { FORM($goods, "acc") } и платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hamlet-paid = { $who } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hamlet-refined = { $who } производит { FORM($goods, "acc") } ({ $quality }) на участке «{ $tile }».
hamlet-built = { $who } строит участок «{ $tile }» (№ { $number }) рядом с участком «{ $at }»: { $vp }★.
hamlet-road-built = { $who } строит { $way } от участка «{ $tile }» к участку «{ $to }».
hamlet-delivered = { $who } делает поставку в церковь ({ $slot }): { $vp }★.
hamlet-ranked = { $who }: { $vp }★ — { $rank }.

hamlet-option-layout = Стартовая раскладка
    .help = Одна из шести проверенных раскладок стартовых участков или случайная из них.
hamlet-layout-a = А
hamlet-layout-b = Б
hamlet-layout-c = В
hamlet-layout-d = Г
hamlet-layout-e = Д
hamlet-layout-f = Е
hamlet-layout-random = случайная
hamlet-option-solo = Игра в одиночку
    .help = На время: достройте церковь за 24 раунда. Против соперника: вторым игроком будет бот.
hamlet-solo-clock = на время
hamlet-solo-rival = против соперника
hamlet-option-turn_seconds = Время на ход
    .help = От 60 до 1800 секунд в реальном времени; от часа до недели по переписке.

hamlet-best = Лучшие места
hamlet-best-held = Лучшие места для ваших чертежей прямо сейчас:
hamlet-best-display = У вас нет чертежей. Лучшие места для тех, что сейчас в ряду:
hamlet-best-none = Чертежей, которым нужно место, не осталось.
hamlet-best-place = **{ $tile }** рядом с участком «{ $to }» (№ { $number }), поворот { $way }
    .later = **{ $tile }** рядом с участком «{ $to }» (№ { $number }), поворот { $way }, когда там будет чем заплатить
hamlet-best-line = { $place }: { $note }
hamlet-refused-best = Искать места можно, пока идёт партия в «Hamlet».

hamlet-name-town = Назвать город
hamlet-named = Теперь город называется **{ $name }**.
hamlet-refused-name-winner = Назвать город может только победитель.
hamlet-refused-name-early = Город получит имя, когда закончится партия.
hamlet-refused-name-empty = Введите название: от 1 до { $most } символов.
