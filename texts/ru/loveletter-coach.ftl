## What the coach says of a play in Love Letter: by how much one is better than another, and why.
## «около» asks for the genitive, so a measure fits behind «теряет» and «потеряно» (see coach.ftl).

loveletter-coach-worth = около { NUMBER($amount, maximumFractionDigits: 0) } % шансов выиграть раунд
loveletter-coach-princess = Кто разыгрывает Принцессу, выбывает из раунда.
loveletter-coach-handmaid = До следующего хода вас никто не выберет, а { $kept } остаётся у вас.
loveletter-coach-showdown = Колода пуста, и { GENDER($kept) ->
        [f] ваша
       *[m] ваш
    } { $kept } { $chance ->
        [0] проигрывает вскрытие.
        [100] выигрывает вскрытие.
       *[other] выигрывает вскрытие примерно в { $chance ->
            [one] { $chance } случае
            [few] { $chance } случаях
           *[many] { $chance } случаях
        } из 100.
    }
loveletter-coach-hides = { GENDER($card) ->
        [f] Вашу
       *[m] Вашего
    } { FORM($card, "acc") } { $count ->
        [1] видел игрок { $whom }
       *[other] видели игроки { $whom }
    }: разыграйте эту карту, и никто не будет знать, что у вас.
loveletter-coach-exposed = { GENDER($kept) ->
        [f] Вашу
       *[m] Вашего
    } { FORM($kept, "acc") } { $count ->
        [1] видел игрок { $whom }
       *[other] видели игроки { $whom }
    }: пока эта карта у вас, чужая Стражница бьёт наверняка.
loveletter-coach-countess = Сама Графиня ничего не даёт; главное, что у вас остаётся { $kept }.
loveletter-coach-no-target = Выбрать некого, поэтому ничего не произойдёт; у вас остаётся { $kept }.
loveletter-coach-own-princess = Вы сами сбросите Принцессу и выбудете из раунда.
loveletter-coach-own-prince = Вы меняете { FORM($kept, "acc") } на карту, которой никто не видел; { $chance ->
        [0] старше она не будет.
       *[other] она окажется старше примерно в { $chance ->
            [one] { $chance } случае
            [few] { $chance } случаях
           *[many] { $chance } случаях
        } из 100.
    }
loveletter-coach-spy = Вы узнаете карту игрока { $whom }: потом она пригодится Стражнице; у вас остаётся { $kept }.
loveletter-coach-spy-known = Карту игрока { $whom } вы уже знаете; главное, что у вас остаётся { $kept }.
loveletter-coach-baron = Против игрока { $whom } { GENDER($kept) ->
        [f] ваша
       *[m] ваш
    } { $kept } { $wins ->
        [0] почти никогда не выигрывает, а проигрывает примерно в { $loses ->
            [one] { $loses } случае
            [few] { $loses } случаях
           *[many] { $loses } случаях
        } из 100.
       *[other] выигрывает примерно в { $wins ->
            [one] { $wins } случае
            [few] { $wins } случаях
           *[many] { $wins } случаях
        } из 100, а проигрывает в { $loses }.
    }
loveletter-coach-baron-known = Карту игрока { $whom } вы знаете: { $end ->
        [1] { GENDER($kept) ->
            [f] ваша
           *[m] ваш
        } { $kept } старше, и соперник выбывает.
        [0] она такая же, как { GENDER($kept) ->
            [f] ваша
           *[m] ваш
        } { $kept }, и ничего не происходит.
       *[other] { GENDER($kept) ->
            [f] ваша
           *[m] ваш
        } { $kept } младше, и вы выбываете.
    }
loveletter-coach-king = { $chance ->
        [0] У игрока { $whom } не может быть карты старше, чем { GENDER($kept) ->
            [f] ваша
           *[m] ваш
        } { $kept }, а свою карту вы отдаёте.
       *[other] У игрока { $whom } карта старше, чем { GENDER($kept) ->
            [f] ваша
           *[m] ваш
        } { $kept }, примерно в { $chance ->
            [one] { $chance } случае
            [few] { $chance } случаях
           *[many] { $chance } случаях
        } из 100; после обмена вы знаете карты друг друга.
    }
loveletter-coach-prince-princess = { $chance ->
        [100] У игрока { $whom } на руках Принцесса, и её придётся сбросить.
       *[other] У игрока { $whom } на руках Принцесса примерно в { $chance ->
            [one] { $chance } случае
            [few] { $chance } случаях
           *[many] { $chance } случаях
        } из 100, и тогда он выбывает; иначе просто берёт новую карту.
    }
loveletter-coach-prince-high = У игрока { $whom }, скорее всего, карта из старших, и с ней придётся расстаться.
loveletter-coach-prince = { $whom } возьмёт новую карту, но и прежняя, скорее всего, из младших: потеря невелика.
loveletter-coach-guard-known = Вы знаете, что у игрока { $whom } на руках { $guess }: промаха не будет.
loveletter-coach-guard-not = { $guess } у игрока { $whom }? Едва ли: догадка пропадёт зря.
loveletter-coach-guard-gone = { $copies ->
        [1] Вы видите, где { $guess }
       *[other] Вы видите, где оба экземпляра { FORM($guess, "gen") }
    }: ни у кого больше этой карты быть не может.
loveletter-coach-guard = { $copies ->
        [1] { CAP(FORM($guess, "gen")) } вы ещё не видели
       *[other] { $left ->
            [1] Один экземпляр { FORM($guess, "gen") } вы ещё не видели
           *[other] Ни одного экземпляра { FORM($guess, "gen") } вы ещё не видели
        }
    }: эта карта у игрока { $whom } примерно в { $chance ->
        [one] { $chance } случае
        [few] { $chance } случаях
       *[many] { $chance } случаях
    } из 100.
loveletter-coach-guard-read = Судя по игре, у игрока { $whom } на руках { $guess } примерно в { $chance ->
        [one] { $chance } случае
        [few] { $chance } случаях
       *[many] { $chance } случаях
    } из 100.
