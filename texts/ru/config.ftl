## Settings: in the panel, in `/config show`, and behind the typed commands.

config-title = Настройки
config-show-here = Как они действуют в { $channel }:
config-new-tables = Стол остаётся таким, каким его открыли: часы, ветка, роботы, параметры. Остальное меняется сразу.
config-changed = Изменено для новых столов; открытые остаются как есть.
config-changed-now = Изменено; уже действует.
config-on = да
config-off = нет
config-all = все
config-none-channel = везде
config-none-role = все
config-none-nowhere = нигде
config-no-limit = без ограничений
config-clock-own = как в самой игре
config-time-s = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
config-time-m = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
config-time-h = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
config-time-d = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
config-from-table = для этого стола
config-from-channel = для этого канала
config-from-server = для сервера
config-from-default = по умолчанию
config-field-value = Значение
config-field-game = Игра
config-field-option = Параметр
config-defaults-game = { $game } ({ $options })
config-defaults-option = { $option }: { $value }
config-typed-value = Значение; default вернёт обычное
config-typed-game = Какая игра
config-typed-option = Какой её параметр
config-value-channel = Только для этого канала
config-word-default = По умолчанию
config-word-usual = обычный
config-word-any = в реальном времени или по переписке
config-word-live = в реальном времени: секунды и минуты
config-word-correspondence = по переписке: часы и дни
config-word-easy = лёгкий
config-word-strong = сильный
config-word-robot = дальше играет робот
config-word-pause = игра встаёт на паузу
config-word-host = хозяин стола
config-word-moderators = только модераторы
config-word-auto = язык самого сервера

## The settings themselves: a name, and what it does.

config-games = Игры
    .help = Во что можно играть: названия через пробел или all
config-channels = Каналы
    .help = Где можно открывать столы: упомяните каналы или введите all
config-openers = Кто может открывать столы
    .help = Упомяните роли или введите all
config-joiners = Кто может садиться за столы
    .help = Упомяните роли или введите all
config-tables = Столов на канал
    .help = Сколько столов сразу может быть открыто в канале; 0 — без ограничений
config-seats = Столов на игрока
    .help = За сколькими столами можно сидеть сразу; 0 — без ограничений
config-pace = Темп
    .help = Играют в реальном времени, по переписке или и так, и так
config-clock = Время на ход
    .help = Например, 90s, 5m, 12h или 2d; 0 — как в самой игре
config-window = Время на реакцию
    .help = Сомнение, блок и тому подобное: 20s, 1m, 6h; 0 — как в самой игре
config-threads = Ветки
    .help = Нужна ли каждому столу своя ветка
config-robots = Роботы разрешены
    .help = Можно ли сажать за столы роботов
config-level = Уровень роботов
    .help = Как хорошо играют роботы, где у игры есть такой уровень
config-coach = Тренер
    .help = Можно ли просить совета во время игры; такая партия не идёт в рейтинг
config-defaults = Параметры новых столов
    .help = С какими параметрами открывают столы; хозяин стола может их изменить
config-language = Язык
    .help = На каком языке здесь говорят со всеми; личные ответы — на языке читателя
config-sleepers = Когда игрок спит
    .help = Что делать, если кто-то пропускает два хода подряд
config-enders = Кто может завершить стол
    .help = Может ли хозяин стола завершить начатую игру или только модератор
config-log = Канал журнала
    .help = Куда писать об изменениях и действиях модераторов: упомяните канал или введите nowhere

## The panel.

config-panel-server = Для всего сервера:
config-panel-channel = Только для { $channel }:
config-panel-which = Что изменить?
config-panel-scope = Для одного канала…
config-panel-pick = Выберите; если пусто — по умолчанию
config-panel-type = Ввести значение
config-panel-default = По умолчанию
config-panel-all = Все настройки
config-panel-whole = Весь сервер

## Taking back.

config-reset-all = всё, что задано здесь
config-reset-sure = Сбросить: **{ $what }**? Снова будет как обычно.
config-reset-yes = Сбросить
config-reset-done = { $count ->
        [0] Здесь ничего не задано; ничего не изменилось.
        [1] Сброшено: одна настройка снова как обычно.
        [one] Сброшено: { $count } настройка снова как обычно.
        [few] Сброшено: { $count } настройки снова как обычно.
       *[many] Сброшено: { $count } настроек снова как обычно.
    }

## The audit. The acts stand behind a name and say what happened, not what the name did: so nothing agrees with it.

audit-title = Кто что изменил
audit-nothing = Пока ничего не меняли.
audit-save = Сохранить в файл
audit-file = { $count ->
        [one] { $count } изменение в файле для электронных таблиц.
        [few] { $count } изменения в файле для электронных таблиц.
       *[many] { $count } изменений в файле для электронных таблиц.
    }
    .when = когда
    .who = кто
    .channel = канал
    .what = что
    .from = было
    .to = стало
audit-forgotten = игрок, чьи данные удалены по просьбе
audit-in-channel = { " " }в { $channel }
audit-setting = **{ $setting }**{ $where }: { $before } → { $after }
audit-ban = бан: { $what }
audit-ban-until = бан: { $what }, до { $when }
audit-why = { $act } ({ $reason })
audit-unban = бан снят: { $what }
audit-end = стол { $what } завершён
audit-close = лобби стола { $what } закрыто
audit-pause = пауза за столом { $what }
audit-resume = игра за столом { $what } продолжена
audit-extend = за столом { $what } добавлено время
audit-kick = за столом { $what } стало игроком меньше
audit-seat = за столом { $what } новый игрок
audit-host = у стола { $what } новый хозяин
audit-move = стол { $what } перенесён

## Refused values.

refused-setting-choice = Для настройки «{ $setting }» можно выбрать: { $each }.
    .each = { CALLED($word, $typed) }
refused-setting-number = Настройка «{ $setting }» — целое число от 0 (без ограничений) до { $most }.
refused-setting-clock = Настройка «{ $setting }» — от { $least }s до { $most }m в реальном времени или от 1h до 7d по переписке; 0 — как в самой игре.
refused-setting-channels = Настройка «{ $setting }» — { $most ->
        [1] канал этого сервера, упомянутый через #, или { $none }.
        [one] до { $most } канала этого сервера, упомянутого через #, или { $none }.
        [few] до { $most } каналов этого сервера, упомянутых через #, или { $none }.
       *[many] до { $most } каналов этого сервера, упомянутых через #, или { $none }.
    }
refused-setting-roles = Настройка «{ $setting }» — до { $most ->
        [one] { $most } роли этого сервера, упомянутой через @, или { $none }.
        [few] { $most } ролей этого сервера, упомянутых через @, или { $none }.
       *[many] { $most } ролей этого сервера, упомянутых через @, или { $none }.
    }
refused-setting-defaults = Для настройки «{ $setting }» нужны игра, её параметр и значение; выберите из подсказок.
refused-setting-log = Я не могу писать в этом канале; разрешите мне просматривать его и отправлять туда сообщения или выберите другой.
refused-setting-server-only = Настройка «{ $setting }» бывает только для всего сервера; канал указывать не нужно.
refused-setting-name = Такой настройки нет. Есть такие: { $each }.
    .each = { CALLED($word, $typed) }
refused-clock-live = Здесь играют в реальном времени: выберите часы в секундах или минутах.
refused-clock-correspondence = Здесь играют по переписке: выберите часы не меньше чем на час.

## Who may come in.

table-opened-under = Открыт с такими настройками:
refused-openers = Открывать столы здесь могут только { $roles }; к кому можно подсесть, покажет `/tables`, или обратитесь к модератору.
refused-joiners = Садиться за столы здесь могут только { $roles }; эту роль может дать модератор.
refused-banned = Пока вы не можете открывать столы на этом сервере и садиться за них; снять бан может модератор.
refused-banned-why = Пока вы не можете открывать столы на этом сервере и садиться за них ({ $reason }); снять бан может модератор.
refused-banned-until = Открывать столы на этом сервере и садиться за них вы снова сможете { $when }; раньше бан может снять модератор.
refused-banned-until-why = Открывать столы на этом сервере и садиться за них вы снова сможете { $when } ({ $reason }); раньше бан может снять модератор.

## For moderators: the tables.

moderate-age = открыт: { $age }
moderate-which = Какой стол?
moderate-who = Кто займёт место игрока { $seat }?
moderate-pause = Пауза
moderate-resume = Продолжить
moderate-extend = Добавить времени
moderate-seat = Замена: { $seat }
moderate-end = Завершить
done-extend = Часы этого решения пошли заново.
done-ban = { $who } не может открывать здесь столы и садиться за них, пока вы не снимете бан командой `/moderate unban`. { $seats ->
        [0] За столами здесь этого игрока не было.
        [1] Место теперь у робота.
       *[other] Места ({ $seats }) теперь у роботов.
    }
done-ban-until = { $who } снова сможет открывать здесь столы и садиться за них { $when }. { $seats ->
        [0] За столами здесь этого игрока не было.
        [1] Место теперь у робота.
       *[other] Места ({ $seats }) теперь у роботов.
    }
bans-title = Баны
bans-none = Забаненных здесь нет.
bans-open = { $who }: пока бан не снимут; выдан { $when }, модератор: { $by }
bans-until = { $who }: до { $until }; выдан { $when }, модератор: { $by }
bans-later = Позже
bans-earlier = Раньше
history-title = Прошлые столы
history-none = На этом сервере ещё не окончен ни один стол.
history-none-of = У игрока { $who } нет оконченных столов на этом сервере.
history-nobody = никого
history-asleep = { $name } (спит)
history-left = { $name } (нет за столом)
history-kicked = { $name } (удаление)
history-long = { $age }
history-lobby = только лобби, { $age }
history-ended-host = завершён досрочно, хозяин стола: { $who }
history-ended-moderator = завершён досрочно, модератор: { $who }
history-ended-forgotten = завершён досрочно, но кем, неизвестно: данные удалены по просьбе
history-abandoned = завершён, потому что несколько дней никто не возвращался
history-closed-host = закрыт, хозяин стола: { $who }
history-closed-moderator = закрыт, модератор: { $who }
history-closed-forgotten = закрыт, но кем, неизвестно: данные удалены по просьбе
history-closed-idle = закрыт, потому что партию никто не начал
history-closed-empty = закрыт, потому что все встали из-за стола
history-closed-unknown = закрыт; кем, неизвестно
history-unreadable = чем кончилось, эта версия прочитать не может
history-later = Позже
history-earlier = Раньше
done-unban = { $who } снова может открывать столы и садиться за них.
refused-ban-bot = Боты здесь не играют; выберите человека.
refused-ban-self = Забанить себя не получится; это может другой модератор.
refused-not-banned = Этот человек здесь не забанен; ничего не изменилось.
