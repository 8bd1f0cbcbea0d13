## What Discord shows of a command while it is typed: what it does, and under it what its options are and what there
## is to choose from. The rest stands in *-verbs.ftl, config.ftl and parlour.ftl.

command-option-game = Какая игра
command-option-finished = Какая партия; если пусто — из этой ветки или ваша последняя здесь

## Playing.

command-play = Открыть стол в этом канале
command-tables = Открытые столы здесь, сначала ваши
command-hand = Ваши карты (видите только вы)
command-table = Стол, за которым вы сидите
command-table-show = Что сейчас за столом (видите только вы)
command-table-log = Что произошло за столом
command-table-advise = Что сделал бы сейчас тренер (видите только вы)
command-table-review = Что можно было сыграть лучше: самые дорогие ваши решения
command-table-leave = Встать из-за стола; за вас играет робот, можно вернуться
command-table-return = Вернуться на своё место, где играет робот
command-table-concede = Сдаться по правилам игры
command-table-kick = Хозяин стола: отдать место игрока роботу
    .player = Чьё место
command-table-seat = Хозяин стола: предложить место новому игроку
    .player = Кому предложить
    .seat = Номер места, на котором сейчас робот
command-table-host = Хозяин стола: передать стол другому игроку
    .player = Кто теперь хозяин стола
command-table-pause = Попросить паузу; она начнётся, когда согласятся все, кто не спит
command-table-resume = Продолжить после паузы
command-table-rematch = Сыграть ещё с теми же игроками и параметрами
command-table-move = Хозяин стола: перенести стол сюда, если его канала больше нет
command-table-end = Хозяин стола: завершить стол для всех

## Looking up.

command-help = Что вы можете здесь прямо сейчас
command-rules = Правила игры на коротких страницах
    .topic = О чём
command-replay = Законченная партия шаг за шагом
command-stats = Партии и рейтинг игрока на этом сервере
    .player = Кто; если пусто — вы
command-leaderboard = Кто лучше всех играет на этом сервере
command-about = Версия бота, как у него дела и что хранится о вас
command-privacy = Что о вас хранится
command-privacy-export = Всё, что о вас хранится, в файле
command-privacy-delete = Забыть всё о вас; сначала переспросит

## For moderators.

command-config = Модераторам: во что и как здесь играют
command-config-panel = Все настройки на одной панели: посмотреть и изменить
command-config-show = Все настройки словами
    .channel = Как они действуют в этом канале; если пусто — там, где вы
command-config-reset = Вернуть настройки по умолчанию; сначала переспросит
    .setting = Только эту
    .channel = Что задано для этого канала, а не для сервера
command-config-audit = Кто, что и когда изменил
command-moderate = Модераторам: столы этого сервера
command-moderate-tables = Все столы, кого где ждут; пауза, время, замена, завершение
command-moderate-end = Завершить стол для всех
    .table = Какой стол
command-moderate-ban = На время запретить кому-то открывать столы и садиться за них
    .user = Кому
    .hours = На сколько часов; если пусто — пока не снимете
    .reason = Причина, её сообщат
    .seats = Что будет с занятыми местами
    .seats-robot = их займут роботы (по умолчанию)
    .seats-keep = останутся за игроком
command-moderate-unban = Снять бан
    .user = С кого
command-moderate-bans = Кто забанен, до каких пор, за что и кем
command-moderate-history = Прошлые столы: кто играл, когда и чем всё кончилось
    .user = Только те, где сидит этот человек

## For those who run the bot.

command-operator = Для администрации бота
command-operator-status = Как дела у процесса: Discord, столы, база, копии, что медленно
command-operator-notice = Объявление за всеми столами; сначала переспросит
    .text = Текст в одну строку, без разметки и упоминаний
