## What the coach says of a choice. Amounts are points of the final score.
## «около» asks for the genitive, so a measure fits behind «теряет» and «потеряно»; a fraction shows its digit (see coach.ftl).

hamlet-coach-worth = около { $amount ->
        [one] { $amount } очка
        [few] { $amount } очков
        [many] { $amount } очков
       *[other] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
    }

## Parts of several reasons.

hamlet-coach-now = { $vp ->
        [0] { "" }
        [one] Сразу { $vp } очко.{ " " }
        [few] Сразу { $vp } очка.{ " " }
       *[many] Сразу { $vp } очков.{ " " }
    }
hamlet-coach-spent = { $spent ->
        [0] { "" }
        [one] { " " }Это стоит вам { $spent } монету.
        [few] { " " }Это стоит вам { $spent } монеты.
       *[many] { " " }Это стоит вам { $spent } монет.
    }
hamlet-coach-saving = { $missing ->
        [-1] { "" }
        [0] { " " }Тогда хватит ещё на одного жителя.
        [one] { " " }Тогда на ещё одного жителя не хватает { $missing } монеты.
        [few] { " " }Тогда на ещё одного жителя не хватает { $missing } монет.
       *[many] { " " }Тогда на ещё одного жителя не хватает { $missing } монет.
    }
hamlet-coach-then = { $next ->
        [0] { "" }
        [1] { " " }Потом добудьте сырьё на участке «{ $what }».
        [2] { " " }Потом переработайте сырьё на участке «{ $what }».
        [3] { " " }Потом возьмите чертёж «{ $what }».
        [4] { " " }Потом наймите { FORM($what, "acc") }.
        [5] { " " }Потом постройте участок «{ $what }».
        [6] { " " }Потом постройте дорогу от участка «{ $what }».
        [7] { " " }Потом сделайте поставку в церковь: { $what }.
        [8] { " " }Потом продайте на рынке { FORM($what, "acc") }.
        [9] { " " }Потом просите милостыню.
       *[other] { " " }Потом ведите дальше ослика с участка «{ $what }».
    }

## The choices.

hamlet-coach-end = { $standing ->
        [0] Все уже поработали.
        [1] Один ваш житель останется без дела.
        [one] Без дела останется { $standing } ваш житель.
        [few] Без дела останутся { $standing } ваших жителя.
       *[many] Без дела останутся { $standing } ваших жителей.
    }
hamlet-coach-donkeys = С осликом на участке «{ $tile }» в пределах досягаемости { $reach ->
        [one] { $reach } участок
        [few] { $reach } участка
       *[many] { $reach } участков
    }.{ hamlet-coach-then }
hamlet-coach-work = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] Плюс { $coins } монета.{ " " }
        [few] Плюс { $coins } монеты.{ " " }
       *[many] Плюс { $coins } монет.{ " " }
    }Сырьё для всех: { $goods }.{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-refine = { hamlet-coach-now }Ваш товар: { $goods }{ $each ->
        [1] { "" }
       *[other] { "" }, высокого качества
    }. Когда { $count ->
        [1] его кто-нибудь потратит, вам
       *[other] их кто-нибудь потратит, вам за каждый
    } { $each ->
        [one] { $each } очко и { $each } монета
        [few] { $each } очка и { $each } монеты
       *[many] { $each } очков и { $each } монет
    }.{ $slots ->
        [0] { "" }
        [1] { " " }Годится для одной из недостающих поставок.
        [one] { " " }Годится для { $slots } недостающей поставки.
        [few] { " " }Годится для { $slots } недостающих поставок.
       *[many] { " " }Годится для { $slots } недостающих поставок.
    }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-blueprint = Чертёж «{ $tile }» { $promise ->
        [0] обещает мало за свою цену.
        [one] обещает примерно на { $promise } очко больше, чем стоит.
        [few] обещает примерно на { $promise } очка больше, чем стоит.
       *[many] обещает примерно на { $promise } очков больше, чем стоит.
    }{ $spent ->
        [0] { "" }
        [one] { " " }Взять его стоит { $spent } монету.
        [few] { " " }Взять его стоит { $spent } монеты.
       *[many] { " " }Взять его стоит { $spent } монет.
    }{ hamlet-coach-then }
hamlet-coach-hire-villager = Ещё одно действие каждый раунд, а впереди около { $left ->
        [one] { $left } раунда
        [few] { $left } раундов
       *[many] { $left } раундов
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-hire-donkey = С осликом на участке «{ $tile }» в пределах досягаемости { $reach ->
        [one] { $reach } участок
        [few] { $reach } участка
       *[many] { $reach } участков
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-build = { $vp ->
        [0] Сразу очков нет.
        [one] Сразу { $vp } очко.
        [few] Сразу { $vp } очка.
       *[many] Сразу { $vp } очков.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-road = Сама дорога даст в конце { $roads ->
        [one] { $roads } очко
        [few] { $roads } очка
       *[many] { $roads } очков
    }.{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-gains = { $longest ->
        [0] { "" }
        [one] { " " }За самую длинную дорогу на { $longest } очко больше.
        [few] { " " }За самую длинную дорогу на { $longest } очка больше.
       *[many] { " " }За самую длинную дорогу на { $longest } очков больше.
    }{ $together ->
        [0] { "" }
        [one] { " " }Вместе с тем, что дальше в этом ходу, за самую длинную дорогу на { $together } очко больше.
        [few] { " " }Вместе с тем, что дальше в этом ходу, за самую длинную дорогу на { $together } очка больше.
       *[many] { " " }Вместе с тем, что дальше в этом ходу, за самую длинную дорогу на { $together } очков больше.
    }{ $landmark ->
        [0] { "" }
        [one] { " " }За достопримечательности примерно на { $landmark } очко больше.
        [few] { " " }За достопримечательности примерно на { $landmark } очка больше.
       *[many] { " " }За достопримечательности примерно на { $landmark } очков больше.
    }{ $first ->
        [0] { "" }
       *[other] { " " }Памятный знак «{ $milestone }» будет вашим.
    }{ $others ->
        [0] { "" }
        [one] { " " }Другие получат { $others } очко за товары, которые вы тратите.
        [few] { " " }Другие получат { $others } очка за товары, которые вы тратите.
       *[many] { " " }Другие получат { $others } очков за товары, которые вы тратите.
    }
hamlet-coach-deliver = { hamlet-coach-now }{ $last ->
        [0] Это зачтётся для награды «Капеллан»; до конца { $open ->
            [1] осталась одна поставка
            [one] осталась { $open } поставка
            [few] остались { $open } поставки
           *[many] осталось { $open } поставок
        }.
        [1] На этом партия кончается, и вы впереди на { $lead ->
            [one] { $lead } очко
            [few] { $lead } очка
           *[many] { $lead } очков
        }.
        [2] На этом партия кончается, и вы позади на { $lead ->
            [one] { $lead } очко
            [few] { $lead } очка
           *[many] { $lead } очков
        }.
        [3] На этом партия кончается, и счёт равный.
       *[other] Церковь достроена.
    }{ hamlet-coach-spent }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-sell = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] Плюс { $coins } монета.{ " " }
        [few] Плюс { $coins } монеты.{ " " }
       *[many] Плюс { $coins } монет.{ " " }
    }{ $sales ->
        [1] Ваша первая продажа зачтётся для награды «Торговец».
        [one] Для награды «Торговец» зачтётся { $sales } ваша продажа.
        [few] Для награды «Торговец» зачтутся { $sales } ваши продажи.
       *[many] Для награды «Торговец» зачтутся { $sales } ваших продаж.
    }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-alms = Всего 1 монета: добывать сейчас нечего.{ hamlet-coach-saving }{ hamlet-coach-then }
