## For those who run this bot.

notice-at-table = **От администрации бота:** { $text }
notice-sure = Это увидят за { $count ->
        [1] одним столом
        [one] { $count } столом
        [few] { $count } столами
       *[many] { $count } столами
    }, считая лобби:
notice-yes = Отправить
notice-progress = Объявление уходит: столов пока { $done } из { $count }.
notice-reached = { $count ->
        [0] Ни до одного стола не дошло.
        [1] Дошло до одного стола.
        [one] Дошло до { $count } стола.
        [few] Дошло до { $count } столов.
       *[many] Дошло до { $count } столов.
    }
notice-missed = { $count ->
        [1] До одного стола не дошло: писать туда не получается или он уже завершён.
        [one] До { $count } стола не дошло: писать туда не получается или он уже завершён.
        [few] До { $count } столов не дошло: писать туда не получается или они уже завершены.
       *[many] До { $count } столов не дошло: писать туда не получается или они уже завершены.
    }
notice-passed-on = { $count ->
        [1] Об одном столе заботится другой процесс, он тоже попробует.
        [one] О { $count } столе заботятся другие процессы, они тоже попробуют.
        [few] О { $count } столах заботятся другие процессы, они тоже попробуют.
       *[many] О { $count } столах заботятся другие процессы, они тоже попробуют.
    }
refused-operators-only = Это может только администрация бота; ничего не изменилось.
refused-notice-nobody = Открытых столов нет, объявлять некому.
refused-notice-empty = Объявление пустое; введите, что нужно сообщить за столами.
refused-notice-gone = Это объявление уже отправлено, или меня с тех пор перезапускали; если его ещё нужно отправить, введите снова.

## /operator status

status-title = Parlour { $version }, время работы: { $age }
status-wrong = Не готово ({ $part ->
        [gateway] связь с Discord
        [database] база данных
       *[clock] часы столов
    }): { $why }.
ready-no-session = ни одна сессия с Discord не начата
ready-not-connected = нет связи: шард { $shards }
ready-slow-write = запись длится дольше { $seconds } с
ready-unwritable = запись не удаётся ({ $failure })
ready-slot-lost = слот потерян: связь с базой данных прервалась
ready-clock-stopped = стоят
ready-clock-late = отстают на { $seconds } с
status-shards = Шардов на связи: { $well } из { $count }.
status-shards-named = Шардов на связи: { $well } из { $count } ({ $shards }).
status-shard = { $shard }: { $ms } мс
status-shard-new = { $shard }: связь только что установлена
status-shard-down = { $shard }: **нет связи**
status-sessions = Сегодня ещё можно начать сессий: { $count }.
status-processes = { $own ->
        [0] Этот процесс запасной
       *[other] Этот процесс обслуживает слот { $own }
    }; все слоты: { $slots }; запасных: { $spares }.
status-slot = { $slot } обслуживается
status-slot-lent = { $slot } на подмене
status-slot-quiet = **{ $slot } без пульса ({ $age })**
status-tables = Серверов: { $servers }; столы: идёт игра — { $playing }, пауза — { $paused }, лобби — { $lobbies }.
status-owed-none = Все столы показаны такими, какие они сейчас.
status-owed = { $count ->
        [one] { $count } стол изменился
        [few] { $count } стола изменились
       *[many] { $count } столов изменились
    }, но ещё не показаны; самое долгое ожидание: { $age }.
status-budget = Запросы, которые считает Discord: { $spent } с запуска, не больше { $rate } в секунду; прочие: { $free }.
status-budget-waiting = { $count ->
        [one] { $count } запрос ждёт
        [few] { $count } запроса ждут
       *[many] { $count } запросов ждут
    } своей очереди; самое долгое ожидание: { $age }.
status-budget-refused = Отклонено как лишние: { $count }.
status-loop = Цикл событий за последнюю минуту опаздывал не больше чем на { $ms } мс.
status-database = База данных занимает { $size } МБ.
status-database-room = База данных занимает { $size } МБ; на её диске свободно { $room } ГБ.
status-backup = Последняя резервная копия: { $when }; хранится копий: { $kept }.
status-backup-not-yet = Резервных копий ещё нет.
status-backup-none = Резервные копии сами не создаются.
status-backup-failed = **Последняя попытка не удалась:** { $why }
status-slowest = Самое медленное за последний час: { $list }.
status-slow = { $what } { $seconds } с
status-slow-answer = ответ на { $what }
status-slow-commit = запись
status-slow-picture = рисунок
status-slow-deadline = опоздание срока
status-slow-loop = опоздание цикла событий
