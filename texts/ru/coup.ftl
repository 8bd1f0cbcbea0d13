coup = Coup
    .motto = У каждого по два секрета, и никто не обязан говорить правду.
    .blurb = Два скрытых персонажа, горстка монет, и никто не обязан говорить правду. Побеждает тот, чей секрет продержится дольше всех.
coup-lobby-facts = 15 минут · легко освоить

coup-duchess = Герцогиня
    .rules = Возьмите 3 монеты. Блокирует иностранную помощь, кто бы её ни просил.
    .acc = Герцогиню
    .gen = Герцогини
    .dat = Герцогине
    .ins = Герцогиней
    .gender = f
coup-assassin = Убийца
    .rules = Заплатите 3 монеты: выбранный вами игрок теряет персонажа.
    .acc = Убийцу
    .gen = Убийцы
    .dat = Убийце
    .ins = Убийцей
    .gender = m
coup-contessa = Графиня
    .rules = Блокирует Убийцу, который охотится за вами.
    .acc = Графиню
    .gen = Графини
    .dat = Графине
    .ins = Графиней
    .gender = f
coup-captain = Капитан
    .rules = Возьмите 2 монеты у другого игрока. Блокирует Капитана, который грабит вас.
    .acc = Капитана
    .gen = Капитана
    .dat = Капитану
    .ins = Капитаном
    .gender = m
coup-ambassador = Посол
    .rules = Возьмите 2 карты из колоды Двора, 2 верните. Блокирует Капитана, который грабит вас.
    .acc = Посла
    .gen = Посла
    .dat = Послу
    .ins = Послом
    .gender = m
coup-inquisitor = Инквизитор
    .rules = Возьмите 1 карту и верните 1 — или проверьте чужую. Блокирует Капитана, который грабит вас.
    .acc = Инквизитора
    .gen = Инквизитора
    .dat = Инквизитору
    .ins = Инквизитором
    .gender = m

coup-coin = Монета

coup-income = Доход
coup-foreign_aid = Иностранная помощь
coup-murder = Убийство
coup-tax = Налог
coup-assassinate = Покушение
coup-steal = Кража
coup-exchange = Обмен
coup-examine = Проверка
coup-action-income = Доход: +1
coup-action-foreign_aid = Иностранная помощь: +2
coup-action-murder = Убийство: заплатить 7
coup-action-tax = Герцогиня: +3
coup-action-assassinate = Убийца: заплатить 3
coup-action-steal = Капитан: украсть 2
coup-action-exchange = Посол: обмен
coup-action-examine = Инквизитор: проверка
coup-action_inquisitor-income = { coup-action-income }
coup-action_inquisitor-foreign_aid = { coup-action-foreign_aid }
coup-action_inquisitor-murder = { coup-action-murder }
coup-action_inquisitor-tax = { coup-action-tax }
coup-action_inquisitor-assassinate = { coup-action-assassinate }
coup-action_inquisitor-steal = { coup-action-steal }
coup-action_inquisitor-exchange = Инквизитор: обмен
coup-action_inquisitor-examine = { coup-action-examine }

coup-doubt-doubt = Не верю
coup-doubt-pass = Пас
coup-block-duchess = Блок: Герцогиня
coup-block-contessa = Блок: Графиня
coup-block-captain = Блок: Капитан
coup-block-ambassador = Блок: Посол
coup-block-inquisitor = Блок: Инквизитор
coup-block-pass = Пропускаю
coup-decide-return = Возвращаю
coup-decide-replace = Пусть заменит
coup-doubt = Не верю
coup-pass = Пас
coup-return = Возвращаю
coup-replace = Пусть заменит
coup-pass-for-me = Пасовать за меня до моего следующего хода, если цель не я

coup-hold-duchess = { EMOJI("duchess") }**Герцогиня** · возьмите 3 монеты; блокирует иностранную помощь.
coup-hold-assassin = { EMOJI("assassin") }**Убийца** · заплатите 3 монеты: другой игрок теряет персонажа; Убийцу блокирует Графиня.
coup-hold-contessa = { EMOJI("contessa") }**Графиня** · блокирует Убийцу, который охотится за вами.
coup-hold-captain = { EMOJI("captain") }**Капитан** · возьмите 2 монеты у другого игрока; блокирует Капитана, который грабит вас.
coup-hold-ambassador = { EMOJI("ambassador") }**Посол** · возьмите две карты из колоды Двора и две верните; блокирует Капитана, который грабит вас.
coup-hold-inquisitor = { EMOJI("inquisitor") }**Инквизитор** · возьмите карту и одну верните — или проверьте карту другого игрока; блокирует Капитана, который грабит вас.
coup-hand = Ваши персонажи: { $cards }
coup-hand-empty = Скрытых персонажей у вас не осталось; вы выбыли из этой партии.
coup-drawn = Из колоды Двора: { $cards }.
coup-to-keep = Из этих { $cards } карт { $lives ->
        [1] одну
        [2] две
       *[other] { $lives }
    } оставьте себе, { $back ->
        [1] одну
        [2] две
       *[other] { $back }
    } верните в колоду Двора.
coup-picked = Вы выбираете { FORM($card, "acc") }; пока можно передумать.
coup-set-aside = Вне игры, из вашей стопки: { $cards }.
coup-memory = Что вы помните
coup-seen = У игрока { $who } — { $card }.
coup-seen-once = У игрока { $who } { GENDER($card) ->
        [f] была
       *[m] был
    } { $card }; возможно, этой карты уже нет.
coup-shown-to = { $who } знает, что у вас { $card }.
coup-returned = В колоде Двора: { $cards }.

coup-heading = Coup
coup-heading-series = Coup · партия { $game } · до { $target ->
        [one] { $target } победы
        [few] { $target } побед
       *[many] { $target } побед
    }
coup-court = Двор
coup-status = Двор: { $court ->
        [one] { $court } карта
        [few] { $court } карты
       *[many] { $court } карт
    } · с { FORM($fifth, "ins") } · по { $copies ->
        [one] { $copies } карте
        [few] { $copies } карты
       *[many] { $copies } карт
    } каждого персонажа.
coup-now-income = { $who } берёт доход.
coup-now-foreign_aid = { $who } просит иностранной помощи.
coup-now-murder = { $who } заказывает убийство: цель — { $whom }.
coup-now-tax = { $who } заявляет { EMOJI("duchess") }Герцогиню, чтобы взять 3 монеты.
coup-now-assassinate = { $who } заявляет { EMOJI("assassin") }Убийцу: цель — { $whom }.
coup-now-steal = { $who } заявляет { EMOJI("captain") }Капитана, чтобы украсть 2 монеты у игрока { $whom }.
coup-now-exchange = { $who } заявляет { FORM($character, "acc") }, чтобы обменять карты.
coup-now-examine = { $who } заявляет { EMOJI("inquisitor") }Инквизитора, чтобы проверить игрока { $whom }.
coup-now-blocked = { $who } блокирует как { $character }.
coup-courtier-in = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } · { $hidden ->
        [one] { $hidden } скрытый персонаж
        [few] { $hidden } скрытых персонажа
       *[many] { $hidden } скрытых персонажей
    }
coup-courtier-out = вне игры
coup-courtier-gone = партия сдана
coup-lost = Потери: { $cards }
coup-wins = Выиграно партий: { $wins } из { $target }
coup-truth = Как было на самом деле
coup-truth-held = У игрока { $who } оставалось на руках: { $cards }.
coup-truth-claims = { $who }: { $claims ->
        [one] { $claims } заявление
        [few] { $claims } заявления
       *[many] { $claims } заявлений
    }, { $bluffs ->
        [0] без блефа
        [one] { $bluffs } блеф
        [few] { $bluffs } блефа
       *[many] { $bluffs } блефов
    }{ $caught ->
        [0] .
       *[other] , раскрыто: { $caught }.
    }
coup-truth-bluffs = { $who }: { $claims ->
        [one] { $claims } заявление
        [few] { $claims } заявления
       *[many] { $claims } заявлений
    }, { $bluffs ->
        [one] { $bluffs } блеф
        [few] { $bluffs } блефа
       *[many] { $bluffs } блефов
    } ({ $cards }){ $caught ->
        [0] .
       *[other] , раскрыто: { $caught }.
    }
coup-bluffs = Блеф игрока { $who } в последней партии: { $cards }.
coup-mark-out = вне игры
coup-mark-gone = партия сдана
coup-mark-wins = { $wins } из { $target }
coup-mark-drawn = взята
coup-mark-lost = потеряна
coup-mark-pile = Выберите одну
coup-court-copies = по { $copies } каждого
coup-sign-series = Партия { $game }: до { $target ->
        [one] { $target } победы
        [few] { $target } побед
       *[many] { $target } побед
    }
coup-sign-won = Победа: { $who }
coup-sign-last = При Дворе больше никого
coup-sign-draft = Выберите второго персонажа
coup-court-cast = { $fifth } · по { $copies } каждого
coup-sign-income = { $who }: доход
coup-sign-foreign_aid = { $who }: иностранная помощь
coup-sign-murder = { $who }: убийство, цель — { $whom }
coup-sign-tax = { $who }: Герцогиня, 3 монеты
coup-sign-assassinate = { $who }: Убийца, цель — { $whom }
coup-sign-steal = { $who }: Капитан, цель — { $whom }
coup-sign-exchange = { $who }: { $character }, обмен
coup-sign-examine = { $who }: Инквизитор, цель — { $whom }
coup-sign-blocked = { $who } блокирует: { $character }
coup-alt-table = Стол «Coup»: текущее заявление, колода Двора ({ $court ->
        [one] { $court } карта
        [few] { $court } карты
       *[many] { $court } карт
    }) и планшет каждого игрока: монеты, скрытые карты и потерянные персонажи.
coup-alt-pile = Стопка, из которой вы выбираете: { $cards }.
coup-why = остаётся при Дворе в одиночестве
coup-why-series = раньше всех выигрывает { $target ->
        [one] { $target } партию
        [few] { $target } партии
       *[many] { $target } партий
    }
coup-mark-doubt = ?
coup-moment-proved = { $who } не верит в { FORM($character, "acc") } игрока { $whom } — и зря
coup-moment-bluffed = { $who } не верит в { FORM($character, "acc") } игрока { $whom }: блеф!
coup-moment-murder = { $by } заказывает убийство: цель — { $who }
coup-moment-assassinate = Убийца игрока { $by } настигает цель: { $who }
coup-moment-lost = { $who } теряет { FORM($card, "acc") }
coup-moment-conceded = { $who } сдаётся
coup-moment-won = { $target ->
        [1] Победа: { $who }
       *[other] { $who } выигрывает партию ({ $wins } из { $target })
    }
coup-award-liar = Лучший блеф: { $who } (не раскрыто: { $count })
coup-award-doubts = Самый зоркий глаз: { $who } (раскрыто блефов: { $count })
coup-award-kills = Самая тяжёлая рука: { $who } (жертв: { $count })
coup-award-honest = Кому зря не верили: { $who } ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    })
coup-award-claims = Смелее всех: { $who } ({ $count ->
        [one] { $count } заявление
        [few] { $count } заявления
       *[many] { $count } заявлений
    })
coup-award-coins = Самый полный кошелёк: { $who } ({ $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    })
coup-alt-end = { $who }: { $cards }.
coup-alt-hand = Ваши карты: { $cards }.

coup-waiting = { $waiting ->
        [0] Все ответили, игра сейчас продолжится.
       *[other] Ожидается ответ: { $who }.
    }
coup-ask-draft = Оба игрока выбирают второго персонажа. Ожидается ответ: { $who }.
    .mine = Выберите второго персонажа из своей стопки.
    .waiting = Ожидается ответ: { $who }.
coup-ask-act = { $who }, ваш ход.
    .mine = Ваш ход: что будете делать? Заявить можно любого персонажа.
    .others = Сейчас ходит { $who }.
coup-ask-murder = { $who }, ваш ход: у вас не меньше десяти монет, поэтому убийство обязательно.
    .mine = У вас не меньше десяти монет: кого убить?
    .others = Сейчас ходит { $who }: монет не меньше десяти, поэтому убийство обязательно.
coup-ask-doubt-tax = Кто-нибудь не верит в { EMOJI("duchess") }Герцогиню игрока { $by }? { coup-waiting }
    .mine = { $by } заявляет { EMOJI("duchess") }Герцогиню, чтобы взять 3 монеты. Верите?
    .own = Кто-нибудь не верит в вашу { EMOJI("duchess") }Герцогиню? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { EMOJI("duchess") }Герцогиню игрока { $by }.
coup-ask-doubt-assassinate = Кто-нибудь не верит в { EMOJI("assassin") }Убийцу игрока { $by }? { coup-waiting }
    .mine = { $by } заявляет { EMOJI("assassin") }Убийцу: цель — { $whom }. Верите?
    .aimed = { $by } заявляет { EMOJI("assassin") }Убийцу: цель — вы. Верите?
    .own = Кто-нибудь не верит в вашего { EMOJI("assassin") }Убийцу? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { EMOJI("assassin") }Убийцу игрока { $by }.
coup-ask-doubt-steal = Кто-нибудь не верит в { EMOJI("captain") }Капитана игрока { $by }? { coup-waiting }
    .mine = { $by } заявляет { EMOJI("captain") }Капитана, чтобы украсть 2 монеты у игрока { $whom }. Верите?
    .aimed = { $by } заявляет { EMOJI("captain") }Капитана, чтобы украсть у вас 2 монеты. Верите?
    .own = Кто-нибудь не верит в вашего { EMOJI("captain") }Капитана? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { EMOJI("captain") }Капитана игрока { $by }.
coup-ask-doubt-exchange = Кто-нибудь не верит в { FORM($character, "acc") } игрока { $by }? { coup-waiting }
    .mine = { $by } заявляет { FORM($character, "acc") }, чтобы обменять карты. Верите?
    .own = Кто-нибудь не верит в { GENDER($character) ->
        [f] вашу
       *[m] вашего
    } { FORM($character, "acc") }? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { FORM($character, "acc") } игрока { $by }.
coup-ask-doubt-examine = Кто-нибудь не верит в { EMOJI("inquisitor") }Инквизитора игрока { $by }? { coup-waiting }
    .mine = { $by } заявляет { EMOJI("inquisitor") }Инквизитора, чтобы проверить игрока { $whom }. Верите?
    .aimed = { $by } заявляет { EMOJI("inquisitor") }Инквизитора, чтобы проверить вас. Верите?
    .own = Кто-нибудь не верит в вашего { EMOJI("inquisitor") }Инквизитора? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { EMOJI("inquisitor") }Инквизитора игрока { $by }.
coup-ask-doubt-block = Кто-нибудь не верит в { FORM($character, "acc") } игрока { $by }? { coup-waiting }
    .mine = { $by } блокирует как { $character }. Верите?
    .aimed = { $by } блокирует вас как { $character }. Верите?
    .own = Кто-нибудь не верит в { GENDER($character) ->
        [f] вашу
       *[m] вашего
    } { FORM($character, "acc") }? { coup-waiting }
    .waiting = Вы ещё можете не поверить в { FORM($character, "acc") } игрока { $by }.
coup-ask-block-foreign_aid = Кто-нибудь блокирует иностранную помощь игроку { $by }? { coup-waiting }
    .mine = { $by } просит иностранной помощи: 2 монеты. Блокируете?
    .own = Кто-нибудь блокирует вашу иностранную помощь? { coup-waiting }
    .waiting = Вы ещё можете заблокировать иностранную помощь игроку { $by }.
coup-ask-block-assassinate = { $whom }, за вами охотится { EMOJI("assassin") }Убийца игрока { $by }. Блокируете?
    .mine = За вами охотится { EMOJI("assassin") }Убийца игрока { $by }. Блокируете?
    .others = { EMOJI("assassin") }Убийца игрока { $by } охотится за игроком { $whom }. Возможен блок.
    .own = Ваш { EMOJI("assassin") }Убийца охотится за игроком { $whom }. Возможен блок.
coup-ask-block-steal = { $whom }, { EMOJI("captain") }Капитан игрока { $by } зарится на ваши монеты. Блокируете?
    .mine = { EMOJI("captain") }Капитан игрока { $by } зарится на ваши монеты. Блокируете?
    .others = { EMOJI("captain") }Капитан игрока { $by } зарится на монеты игрока { $whom }. Возможен блок.
    .own = Ваш { EMOJI("captain") }Капитан зарится на монеты игрока { $whom }. Возможен блок.
coup-ask-lose = { $who }, выберите, каким персонажем пожертвовать.
    .mine = Каким персонажем пожертвовать?
    .others = { $who } выбирает, каким персонажем пожертвовать.
coup-ask-exchange = { $who }, выберите, что оставить себе.
    .mine = Что оставите себе?
    .others = { $who } выбирает, какие карты оставить себе.
coup-ask-show = { $who }, выберите, какую карту показать игроку { $by }.
    .mine = Какую карту показать игроку { $by }?
    .others = { $who } выбирает, какую карту показать игроку { $by }.
    .own = { $who } выбирает, какую карту вам показать.
coup-ask-decide = { $who }, оставить карту игроку { $whom }?
    .mine = Оставить карту игроку { $whom }?
    .others = { $who } решает, оставить ли карту игроку { $whom }.
coup-step-action = Действие
coup-step-action_inquisitor = Действие
coup-step-seat = Против кого?
coup-step-doubt = Верите?
coup-step-block = Блокируете?
coup-step-lose = Каким персонажем пожертвовать
coup-step-show = Какую карту показать
coup-step-decide = Карта, которую вам показали
coup-step-keep = Какие карты оставить себе
coup-step-pick = Ваш второй персонаж

coup-game-begins = { $number ->
        [1] Партия начинается.
       *[other] Начинается партия { $number }.
    } Первый ход: { $who }.
coup-dealt = { "" }
    .private = Вам сдали: { $cards }.
coup-dealt-one = { "" }
    .private = Вам достаётся { $card }.
coup-drafted = Выбор сделан: теперь у игроков { $who } по два персонажа.
    .private = Ваши персонажи: { $cards }.
coup-announced-income = { $who } берёт доход: 1 монету.
coup-announced-foreign_aid = { $who } просит иностранной помощи: 2 монеты.
coup-announced-murder = { $who } платит 7 монет и заказывает убийство: цель — { $whom }.
coup-announced-tax = { $who } заявляет { EMOJI("duchess") }Герцогиню, чтобы взять 3 монеты.
coup-announced-assassinate = { $who } заявляет { EMOJI("assassin") }Убийцу: цель — { $whom }.
coup-announced-steal = { $who } заявляет { EMOJI("captain") }Капитана, чтобы украсть 2 монеты у игрока { $whom }.
coup-announced-exchange = { $who } заявляет право на обмен карт.
coup-announced-exchange-as = { $who } заявляет { FORM($character, "acc") }, чтобы обменять карты.
coup-announced-examine = { $who } заявляет { EMOJI("inquisitor") }Инквизитора, чтобы проверить игрока { $whom }.
coup-took = { $coins ->
        [1] { "" }
        [one] { $who } берёт { $coins } монету.
        [few] { $who } берёт { $coins } монеты.
       *[many] { $who } берёт { $coins } монет.
    }
coup-paid = { $coins ->
        [7] { "" }
        [one] { $who } платит { EMOJI("assassin") }Убийце { $coins } монету.
        [few] { $who } платит { EMOJI("assassin") }Убийце { $coins } монеты.
       *[many] { $who } платит { EMOJI("assassin") }Убийце { $coins } монет.
    }
coup-stole = { $coins ->
        [0] { $who } не находит, что украсть у игрока { $whom }.
        [one] { $who } крадёт { $coins } монету у игрока { $whom }.
        [few] { $who } крадёт { $coins } монеты у игрока { $whom }.
       *[many] { $who } крадёт { $coins } монет у игрока { $whom }.
    }
coup-doubted = { $who } не верит в { FORM($character, "acc") } игрока { $whom }.
coup-proved = Это правда: { $who } показывает { FORM($character, "acc") }, возвращает карту в колоду Двора и берёт новую.
coup-bluffed = Это блеф: у игрока { $who } нет { FORM($character, "gen") }.
coup-redrew = { "" }
    .private = Ваша новая карта — { $card }.
coup-blocks = { $who } блокирует как { $character }.
coup-block-holds-foreign_aid = Блок игрока { $who } проходит: { $whom } не получает иностранной помощи.
coup-block-holds-assassinate = Блок игрока { $who } проходит: покушение срывается.
coup-block-holds-steal = Блок игрока { $who } проходит: украсть ничего не удаётся.
coup-block-stands = Блок игрока { $who } проходит: { $whom } ничего не получает.
coup-block-fails = Блок игрока { $who } срывается.
coup-turned-up = { $who } теряет { FORM($card, "acc") }.
coup-out = { $who } выбывает{ $coins ->
        [0] .
        [one] ; { $coins } монета уходит в Казну.
        [few] ; { $coins } монеты уходят в Казну.
       *[many] ; { $coins } монет уходят в Казну.
    }
coup-fizzled = { $whom } уже вне игры, поэтому действие игрока { $who } ничего не даёт.
coup-dropped = Действие игрока { $who } отменяется.
coup-drew = { "" }
    .private = Вы берёте из колоды Двора { FORM($cards, "acc") }.
coup-exchanged = { $who } завершает обмен с колодой Двора.
    .private = Вы оставляете себе { FORM($cards, "acc") }.
coup-kept-old = { "" }
    .private = Время вышло: вы остаётесь при прежних картах.
coup-showed = { $who } показывает карту игроку { $whom }.
    .private = Это { $card }; знаете об этом только вы двое.
coup-given-back = { $who } возвращает карту игроку { $whom }.
coup-replaced = { $who } требует замены: карта уходит в колоду Двора, { $whom } берёт новую.
coup-conceded = { $who } сдаётся и показывает { FORM($cards, "acc") }.
coup-left = { $who } встаёт из-за стола.
coup-game-won = В игре остаётся только { $who }: партия выиграна{ $target ->
        [1] .
       *[other] { " " }({ $wins } из { $target }).
    }
coup-held = { "" }
coup-report = { "" }
coup-time = Время вышло: за игрока { $who } решает бот.
coup-time-passed = Время вышло, ответа нет: { $who }. Это считается пасом.

coup-fastest = самый быстрый
coup-clockwise = ближайший по часовой стрелке
coup-random = случайно
coup-start-1 = место 1
coup-start-2 = место 2
coup-start-3 = место 3
coup-start-4 = место 4
coup-start-5 = место 5
coup-start-6 = место 6
coup-start-7 = место 7
coup-start-8 = место 8
coup-draft = второго персонажа выбирают
coup-standard = обоих персонажей сдают
coup-option-fifth = Пятый персонаж
    .help = Посол (лучше для первой партии) или Инквизитор.
coup-option-doubter_keeps_block = Блок после сомнения
    .help = Цель, которая зря не поверила, всё равно может блокировать. При «нет» — уже не может.
coup-option-doubt_priority = Чьё сомнение считается
    .help = Самый быстрый: первое нажатие. Ближайший по часовой стрелке: ответы собирают тайно, и из тех, кто не верит или блокирует, считается ближайший.
coup-option-auto_pass = Автопас
    .help = Игрок может поручить боту пасовать до своего следующего хода — но не там, где действует сам или где цель — он.
coup-option-confirm_doubt = Подтверждать сомнение
    .help = Общую кнопку «Не верю» тоже нужно нажать дважды.
coup-option-start = Кто начинает
    .help = Случайно или место по номеру. Следующие партии серии, а при «случайно» и реванш, начинает прошлый победитель.
coup-option-series_wins = Сколько партий выиграть
    .help = Кто первым выиграет столько партий, выигрывает серию.
coup-option-two_player = Игра вдвоём
    .help = Одну карту сдают, вторую выбирают из стопки в пять карт; или сдают обе.
coup-option-steal_from_zero = Кража из пустого кошелька
    .help = Капитана можно послать и к игроку без монет; это ничего не приносит.
coup-option-action_seconds = Время на действие
    .help = От 15 до 600 секунд в реальном времени; от часа до недели по переписке.
coup-option-window_seconds = Время на сомнение и блок
    .help = От 5 до 600 секунд в реальном времени; от часа до недели по переписке.
coup-option-card_seconds = Время на выбор карт
    .help = От 15 до 600 секунд в реальном времени; от часа до недели по переписке.
coup-option-window_hold = Наименьшее ожидание, секунд
    .help = Ответа ждут не меньше этого времени: так быстрота не выдаст автопас.
