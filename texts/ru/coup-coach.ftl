## The coach: what a choice is worth, and why.
## «около» asks for the genitive, so a measure fits behind «теряет» and «потеряно» (see coach.ftl).

coup-coach-worth = около { NUMBER($amount, maximumFractionDigits: 0) } % шансов на победу

# Turns.
coup-coach-income = Одна монета, и никто не усомнится и не заблокирует.
coup-coach-foreign_aid = { $stopped ->
        [0] Две монеты, и вряд ли кто-то заблокирует.
       *[other] Две монеты; кто-то заблокирует как Герцогиня примерно в { $stopped ->
            [one] { $stopped } случае
            [few] { $stopped } случаях
           *[many] { $stopped } случаях
        } из 100.
    }
coup-coach-murder = Убийство не остановит никто; у игрока { $whom } { $coins ->
        [0] нет монет
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }{ $lives ->
        [1] { " " }и последний персонаж.
       *[other] { "" }, и персонаж останется один.
    }
coup-coach-true = { $character } у вас есть: кто не поверит, потеряет персонажа.
coup-coach-true-against = { $character } у вас есть: сомнение вам только на руку. { $stopped ->
        [0] { $whom } вряд ли заблокирует.
       *[other] { $whom } заблокирует примерно в { $stopped ->
            [one] { $stopped } случае
            [few] { $stopped } случаях
           *[many] { $stopped } случаях
        } из 100.
    }
coup-coach-exchange = { $character } у вас есть: новые карты могут быть лучше, и их никто не знает.
coup-coach-examine = { $character } у вас есть: взгляните на чужую карту — узнаете, кому не верить.
coup-coach-bluff = { CAP(FORM($character, "gen")) } у вас нет. { $doubt ->
        [0] Но вряд ли кто-то усомнится.
       *[other] Усомнятся примерно в { $doubt ->
            [one] { $doubt } случае
            [few] { $doubt } случаях
           *[many] { $doubt } случаях
        } из 100.
    }
coup-coach-bluff-again = { CAP(FORM($character, "acc")) } вы уже заявляли, и легенда держится. { $doubt ->
        [0] Теперь вряд ли кто-то усомнится.
       *[other] Усомнятся примерно в { $doubt ->
            [one] { $doubt } случае
            [few] { $doubt } случаях
           *[many] { $doubt } случаях
        } из 100.
    }

# Doubts.
coup-coach-doubt = { $character } у игрока { $who } примерно в { $true ->
        [one] { $true } случае
        [few] { $true } случаях
       *[many] { $true } случаях
    } из 100{ $seen ->
        [0] .
        [1] ; один экземпляр вы видите сами.
        [one] ; { $seen } экземпляр вы видите сами.
        [few] ; { $seen } экземпляра вы видите сами.
       *[many] ; { $seen } экземпляров вы видите сами.
    }{ $told ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }Раньше это заявление уже прошло.
    } Если это правда, вы теряете персонажа.
coup-coach-doubt-impossible = Все экземпляры { FORM($character, "gen") } у вас перед глазами: { $who } блефует.
coup-coach-doubt-last = Ваш последний персонаж и так под ударом; { $character } у игрока { $who } примерно в { $true ->
        [one] { $true } случае
        [few] { $true } случаях
       *[many] { $true } случаях
    } из 100.
coup-coach-pass = { $character } у игрока { $who } примерно в { $true ->
        [one] { $true } случае
        [few] { $true } случаях
       *[many] { $true } случаях
    } из 100{ $seen ->
        [0] .
        [1] ; один экземпляр вы видите сами.
        [one] ; { $seen } экземпляр вы видите сами.
        [few] ; { $seen } экземпляра вы видите сами.
       *[many] ; { $seen } экземпляров вы видите сами.
    }{ $told ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }Раньше это заявление уже прошло.
    } Не поверить зря — значит потерять персонажа.
coup-coach-pass-impossible = { CAP(FORM($character, "gen")) } у игрока { $who } быть не может; если спасовать, блеф сойдёт с рук.
coup-coach-pass-last = Если спасовать, последнего персонажа спасёт только блок; { $character } у игрока { $who } примерно в { $true ->
        [one] { $true } случае
        [few] { $true } случаях
       *[many] { $true } случаях
    } из 100.

# Blocks.
coup-coach-block = { $character } у вас есть: блок пройдёт, а кто не поверит, потеряет персонажа.
coup-coach-bluff-block = { CAP(FORM($character, "gen")) } у вас нет. { $doubt ->
        [0] Но в блоке вряд ли кто-то усомнится.
       *[other] В блоке усомнятся примерно в { $doubt ->
            [one] { $doubt } случае
            [few] { $doubt } случаях
           *[many] { $doubt } случаях
        } из 100.
    }
coup-coach-allow-foreign_aid = { $by } получит две монеты; вы ничем не рискуете.
coup-coach-allow-steal = { $by } заберёт у вас до двух монет, но персонажи останутся при вас.
coup-coach-allow-assassinate = { $last ->
        [1] Это стоит вам последнего персонажа.
       *[other] Это стоит вам одного персонажа, второй останется.
    }

# Cards.
coup-coach-keep = { $lives ->
        [1] Дальше вы играете так: { $cards }.
       *[other] { $cards }: разные персонажи, а значит, больше можно без блефа.
    }
coup-coach-keep-double = Два одинаковых персонажа: то, что они умеют, считается только раз.
coup-coach-lose = Тогда у вас остаётся { $rest }.
coup-coach-show = Если { FORM($card, "acc") } заменят, у вас остаётся { $rest }.
coup-coach-return = { $card } остаётся у игрока { $whom }, и вы об этом знаете.
coup-coach-replace = { $whom } отдаст { FORM($card, "acc") } за неизвестную карту.
coup-coach-draft = С { FORM($card, "ins") } у вас два разных персонажа.
coup-coach-draft-double = Два одинаковых персонажа умеют не больше одного.
