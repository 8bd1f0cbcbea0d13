# What the coach says in Shadows over Camelot: how much better a choice is, and why.
# «около» asks for the genitive, so a measure fits behind «теряет» and «потеряно»; a fraction shows its digit (see coach.ftl).

camelot-coach-worth = около { $amount ->
        [one] { $amount } меча
        [few] { $amount } мечей
        [many] { $amount } мечей
       *[other] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } меча
    }

## The heroic action.

camelot-coach-river = Экскалибуру до нашего берега { $steps ->
        [1] один шаг
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, и подвинет его любая карта.
camelot-coach-grail = Граалю не хватает { $lacking ->
        [1] одной карты
        [one] { $lacking } карты
        [few] { $lacking } карт
       *[many] { $lacking } карт
    }{ $despair ->
        [0] { "" }
        [1] , мешает одна чёрная карта
        [one] , мешает { $despair } чёрная карта
        [few] , мешают { $despair } чёрные карты
       *[many] , мешают { $despair } чёрных карт
    }; у вас { $held ->
        [0] ни одной
        [1] одна
       *[other] { $held }
    }.
camelot-coach-war = { CAP($quest) }: { $lacking ->
        [1] нужна ещё одна карта боя
        [one] нужна ещё { $lacking } карта боя
        [few] нужны ещё { $lacking } карты боя
       *[many] нужно ещё { $lacking } карт боя
    }, { $mine ->
        [0] но следующей у вас нет.
        [1] и следующая у вас есть.
        [one] и первая { $mine } у вас есть.
        [few] и первые { $mine } у вас есть.
       *[many] и первые { $mine } у вас есть.
    } { $warriors ->
        [0] Врагов пока нет.
       *[other] Врагов уже { $warriors } из 4.
    }
camelot-coach-combat = { CAP(FORM($quest, "loc")) } { $lacking ->
        [1] нужна ещё одна карта, и она у вас есть
        [one] нужна ещё { $lacking } карта, и все у вас есть
        [few] нужны ещё { $lacking } карты, и все у вас есть
       *[many] нужно ещё { $lacking } карт, и все у вас есть
    }: шансы на победу около { $chance } %.
camelot-coach-combat-together = { CAP(FORM($quest, "loc")) } { $lacking ->
        [1] нужна ещё одна карта
        [one] нужна ещё { $lacking } карта
        [few] нужны ещё { $lacking } карты
       *[many] нужно ещё { $lacking } карт
    }, у вас { $mine ->
        [0] ни одной
        [1] одна
       *[other] { $mine }
    }: шансы на победу около { $chance } %.
camelot-coach-draw = { $cards ->
        [0] Карт у вас нет
        [1] У вас одна карта
        [one] У вас { $cards } карта
        [few] У вас { $cards } карты
       *[many] У вас { $cards } карт
    }, а без карт ничего не выиграть.
camelot-coach-home = { $cards ->
        [0] Карт у вас не осталось
        [1] У вас осталась одна карта
        [one] У вас { $cards } карта
        [few] У вас { $cards } карты
       *[many] У вас { $cards } карт
    }: за Круглым столом можно вытянуть ещё.
camelot-coach-siege = Шанс уничтожить катапульту — около { $chance } %; перед Камелотом { $engines ->
        [1] она одна
       *[other] их { $engines } из 12
    }.
camelot-coach-heal = { $life ->
        [1] У вас одна жизнь
       *[other] Жизней у вас { $life }
    }: эти карты лучше пустить на бинты.
camelot-coach-accuse = За { $turns ->
        [1] один ход
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } игрок { $whom } { $helped ->
        [0] не помог ни разу
        [1] помог один раз
        [one] помог { $helped } раз
        [few] помог { $helped } раза
       *[many] помог { $helped } раз
    }: это Предатель с вероятностью около { $chance } %.
camelot-coach-accuse-unhurt = Другие проливают кровь, а у игрока { $whom } всё ещё { $life ->
        [1] одна жизнь
        [one] { $life } жизнь
        [few] { $life } жизни
       *[many] { $life } жизней
    }: это Предатель с вероятностью около { $chance } %.
camelot-coach-sacrifice = Ради второго поступка жизни не жаль: их у вас { $life }.
camelot-coach-sacrifice-not = { $life ->
        [1] Жизнь у вас одна
       *[other] Жизней у вас { $life }
    }, и ничто из того, что ещё можно сделать, жизни не стоит.
camelot-coach-sacrifice-never = { $life ->
        [1] Осталась одна жизнь
       *[other] Жизней осталось { $life }
    }: второй поступок слишком дорог.
camelot-coach-special = Карта «{ $card }» сейчас как раз кстати.
camelot-coach-merlin-engine = Мерлин уберёт { $engines ->
        [1] единственную катапульту
        [one] одну из { $engines } катапульты
        [few] одну из { $engines } катапульт
       *[many] одну из { $engines } катапульт
    }.
camelot-coach-merlin-quest = Мерлин уберёт чёрную карту или воина: { $quest }.
camelot-coach-exchange-grail = { $whom } ищет Грааль и сможет сыграть вашу карту Грааля.
camelot-coach-exchange = У игрока { $whom } есть лишние карты: может найтись и карта Грааля для вас.
camelot-coach-rest = Из того, что осталось, ничто не лучше передышки.
camelot-coach-nothing-better = Ничего лучше нет.
camelot-coach-wasted = Общему делу это ничего не даёт.
camelot-coach-dearer-card = Карту «{ $card }» жаль больше, чем другую.
camelot-coach-not-the-best-way = Мысль верная, но сделать это можно лучше.

## Evil's progress, and Black cards.

camelot-coach-draw-black = Чёрная карта может оказаться безобидной: большинство только приближает конец какого-нибудь квеста.
camelot-coach-draw-known = Вы знаете, что придёт: { $card }.
camelot-coach-engine = { $left ->
        [1] Эта катапульта будет последней: Камелот падёт
       *[other] До падения Камелота остаётся катапульт: { $left }
    }.
camelot-coach-life = { $life ->
        [1] Это ваша последняя жизнь
       *[other] Жизней у вас { $life }, а квесты их возвращают
    }.
camelot-coach-peek = Взглянуть ничего не стоит.
camelot-coach-reveal = Раскрывшись, вы уже не перевернёте мечи при подсчёте.
camelot-coach-armor = Тогда придёт карта «{ $card }».
camelot-coach-face-down = Сыграв в закрытую, вы тянете белую карту.
camelot-coach-face-up = Сыграв в открытую, вы не получаете ничего.
camelot-coach-face-up-warn = Там кто-то бьётся и должен знать, насколько силён враг.
camelot-coach-raid = { CAP($quest) }: врагов станет { $warriors } из 4.
camelot-coach-let-come = Остановить эту карту дороже, чем пропустить.
camelot-coach-stop-excalibur = Эта карта обойдётся дороже, чем Экскалибур.
camelot-coach-let-come-dear = Остановить эту карту дешевле, чем пропустить.
camelot-coach-stop-excalibur-dear = Экскалибур ценнее всего, что сделает эта карта.
camelot-coach-stop-merlins-dear = Три Мерлина ценнее всего, что сделает эта карта.
camelot-coach-stop-merlins = Эта карта обойдётся дороже, чем три Мерлина.
camelot-coach-volunteer-not = Пусть лучше каждый заплатит понемногу.
camelot-coach-volunteer-cards = Карт у вас { $cards }: можете заплатить за всех.
camelot-coach-volunteer-life = Жизней у вас { $life }: можете пролить кровь за всех.
camelot-coach-spare = Этих карт жаль меньше всего.
camelot-coach-foresight = Сначала безобидные: сверху карта «{ $card }».
camelot-coach-foresight-worst = Сначала самые злые: сверху карта «{ $card }».
camelot-coach-kay = Ещё одна карта, и схватка выиграна.
camelot-coach-kay-more = Хватило бы и карты поменьше.
camelot-coach-kay-vain = Исхода это не изменит.
camelot-coach-kay-not = Карта остаётся у вас.
camelot-coach-grail-own = Это спасает вас.
camelot-coach-grail-use = Живой рыцарь нужнее, чем Грааль в ваших руках: { $whom }.
camelot-coach-grail-keep = Грааль останется для другого: этот рыцарь — Предатель с вероятностью около { $chance } %.

## Sharing and giving.

camelot-coach-lone-grail = От одной карты Грааля мало толку; пригодится она тому, кто ищет Грааль.
camelot-coach-give = Вам это стоит карты «{ $card }».
camelot-coach-give-seeker = { $whom } ищет Грааль, и там карта нужнее, чем у вас.
camelot-coach-share-accept = Делёж вполне честный, и время не уходит.
camelot-coach-share-reject = Спорить ради дележа получше едва ли стоит.
camelot-coach-share-no_agreement = По жребию карты достанутся тем, кому они ни к чему.
camelot-coach-share-evenly = Всем поровну, и жаловаться некому.
camelot-coach-share-split = Карты Грааля в одни руки, а остальное тем, у кого карт мало.
camelot-coach-stay = Вы нужны { FORM($quest, "loc") }.
camelot-coach-return = { $cards ->
        [0] Без карт
        [1] С одной картой
        [one] С { $cards } картой
        [few] С { $cards } картами
       *[many] С { $cards } картами
    } лучше быть дома.

## The Traitor's own advice.

camelot-coach-traitor-down = Сыграйте в закрытую: никто не узнает, насколько силён враг, а вы получите карту.
camelot-coach-traitor-up = Все увидят, с чем бьются.
camelot-coach-traitor-unseen = Никто не увидит, что ещё вы могли сделать.
camelot-coach-traitor-pass = Никто не узнает, что вы могли дать.
camelot-coach-traitor-helps = Им это и вправду поможет.
camelot-coach-traitor-saves = Это сохранит рыцарю жизнь.
camelot-coach-traitor-refuses = Других вы не спасаете.
camelot-coach-traitor-waste-sword = Экскалибур уходит на карту, которая почти ничего не значит.
camelot-coach-traitor-engine = { $left ->
        [1] С этой катапультой Камелот падёт
       *[other] До падения Камелота остаётся катапульт: { $left }
    }.
camelot-coach-traitor-draw = Чёрная карта вредит, а тянут их все.
camelot-coach-traitor-bleeds = { $life ->
        [1] Жизнь у вас одна
       *[other] Жизней у вас { $life }
    }, а кто проливает кровь, тому верят.
camelot-coach-traitor-idle = Похоже на дело, а пользы никому.
camelot-coach-traitor-cover = Им это поможет, но без этого вам не поверят.
camelot-coach-traitor-blocks = { CAP(FORM($quest, "loc")) } бьётся только один рыцарь: пока неудачи терпите вы, не победит никто.
camelot-coach-traitor-wanders = Пока вы в пути, пользы от вас нет.
camelot-coach-traitor-weak = Карта «{ $card }» похожа на помощь, а бой с ней проигран.
camelot-coach-traitor-river = Вам это стоит карты «{ $card }», а они распорядились бы ею лучше.
camelot-coach-traitor-siege = Карта «{ $card }» выглядит храбро, а победит едва ли.
camelot-coach-traitor-slander = Обвинить игрока { $whom } — значит превратить белый меч в чёрный, а подумать о вас уже почти не успеют.
camelot-coach-traitor-slander-early = Ещё рано: у них будет время подумать о вас.
camelot-coach-taunt = У игрока { $whom } { $cards ->
        [1] одна карта
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }; чем больше, тем выгоднее дразнить.
