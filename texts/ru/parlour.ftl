## A seat, and who plays it.

seat-robot = { $name } ({ EMOJI("robot") }робот)
seat-robot-level = { $name } ({ EMOJI("robot") }робот, { $level })
seat-asleep = { $name } (спит, играет робот)
seat-left = { $name } (нет за столом, играет робот)
seat-kicked = { $name } (место отдано роботу)
seat-conceded = { $name } (партия сдана)

## The lobby.

lobby-seats = Занято мест: { $taken } из { $most }; { $missing ->
        [0] хозяин стола может начать.
        [1] для начала нужен ещё один игрок.
        [one] для начала нужен ещё { $missing } игрок.
        [few] для начала нужны ещё { $missing } игрока.
       *[many] для начала нужны ещё { $missing } игроков.
    }
lobby-host = { $name } · хозяин стола
lobby-series = Счёт этой серии: { $score }
lobby-options-are = Параметры:
lobby-join = Сесть за стол
lobby-leave = Встать из-за стола
lobby-robot = Добавить робота
lobby-options = Параметры
pick-chance = Довериться случаю
lobby-rules = Правила
lobby-start = Начать
lobby-playing = { $count ->
        [1] Играет { $people }.
       *[other] Играют { $people }.
    }
lobby-played = За столом играли: { $people }.
lobby-closed = Этот стол закрыт ещё до начала игры. Новый открывает `/play`.
lobby-done = Готово.
lobby-there = Стол открыт: { $link }
lobby-robot-out = Убрать: { $name }
options-head = Что изменить за этим столом?
options-which = Параметр
options-value = Значение
thread-name = #{ $number } { $game }
    .before = { $game } · стол { $number }

## The table.

table-press = Нажмите **{ $hand }**.
table-until = Срок: { $when }.
table-paused = Игра на паузе. Её продолжит `/table resume`.
table-paused-asleep = Кто-то за столом спит, и его ждут. Игру продолжит кнопка **Я снова здесь** или хозяин стола командой `/table resume`: тогда за спящего сыграет робот.
table-paused-host-asleep = Хозяин стола спит, и его ждут. Игру продолжит кнопка **Я снова здесь** или любой за столом командой `/table resume`: тогда за спящего сыграет робот.
table-agree-pause = Согласиться на паузу
table-paused-nobody = За этим столом все спят, и игра ждёт. Её продолжит кнопка **Я снова здесь**.
table-offer = Игроку { $who } предлагают место { $seat }; согласиться можно кнопкой **Занять место**.
table-ended = Победителя нет: партия не доиграна.
table-series = Счёт серии: { $score }
table-ratings = Рейтинг: { $moves }
table-won = { EMOJI("trophy") }{ $won }
table-hand = Мои карты
table-log = Ход партии
table-rules = Правила
table-back = Я снова здесь
table-accept = Занять место
table-rematch = Реванш
table-export = Сохранить партию
table-replay = Повтор
table-call-head = **{ $game } · стол { $number }**
table-call = { $who }, ваш ход.
table-call-answer = { $who }, за столом ждут вашего ответа.
table-call-dm = «{ $game }»: вас ждут за столом { $link }
table-remind-dm = «{ $game }»: время на исходе, а вас ждут за столом { $link }
table-remind = { $who }, время на исходе.
table-trouble = У нас что-то пошло не так. За столом ничего не произошло, попробуйте чуть позже. Когда всё снова заработает, я сообщу здесь.
table-trouble-over = Всё снова работает, продолжайте.
table-suggestion = { $game } · стол { $number }

## A finished game, step by step.

replay-title = { $game } · стол { $number } · шаг { $step } из { $steps }
replay-first = « Начало
replay-back = ‹ Назад
replay-next = Вперёд ›
replay-last = Конец »
replay-eyes = Чьими глазами?
replay-everybody = Как видели все
replay-open = В открытую
replay-seat = Глазами игрока { $name }
replay-hand = Карты игрока { $owner }
replay-told = Игроку { $name }: { $line }
replay-quiet = Отсюда на этом шаге ничего не видно.
replay-older = Правила с тех пор изменились: дальше этого места партию не показать.
replay-suggestion = { $game } · стол { $number } · { $people }
refused-replay-none = Здесь пока не доиграли ни одной партии; стол открывает `/play`.

## How a game ended, in one line.

won-by = Победа: { $winners }.
nobody-won = Победителя нет.

## The private panel.

hand-not-yet = Партия ещё не началась.
hand-moved-on = Игра ушла вперёд; вот что за столом сейчас.
hand-head = -# { $game } · стол { $number } · { $link }
hand-played = Ваш выбор: **{ $choice }**.
hand-since = Ваш последний ход и что было после него:
hand-so-far = Что произошло:
hand-refresh = Обновить
hand-resting = { $game } · стол { $number }: прошло четверть часа, и панель отдыхает. Нажмите кнопку, чтобы увидеть, что за столом сейчас.
hand-left = { $game } · стол { $number }: за вас играет робот. Вернуться на своё место можно кнопкой **Я снова здесь**.
hand-left-alone = { $game } · стол { $number }: за столом ждут вас. Игру продолжит кнопка **Я снова здесь**.
hand-gone = { $game } · стол { $number }: вы здесь больше не играете.
hand-ended = Стол завершён.
hand-answered = Ваш ответ принят.
hand-watching = Вы не сидите за этим столом; здесь то, что видят все.
hand-rules = Правила: { $what }
hand-rules-which = Правила: о чём?
hand-undo = Отменить
hand-undone = Отменено.
hand-may-change = Ваш ответ принят; пока можно передумать.
hand-learned = Вы узнали:
hand-welcome-back = С возвращением: место снова ваше.
hand-never-away = Это место и так ваше.
hand-dm-closed = Личные сообщения у вас закрыты, поэтому карты здесь. Чтобы они приходили туда, откройте личные сообщения для этого сервера и снова выберите `/preferences hands:dm`.
standing-on = Включить: { $what }
standing-off = Выключить: { $what }
standing-menu = Отвечать за меня без вопросов…
standing-title = Автоответы
standing-what = Ответы, включённые здесь, даются за вас, без вопросов.
standing-none = Автоответов нет: вас спрашивают каждый раз.
standing-now = Сейчас включены:
standing-dropped = Пропущено, потому что противоречит остальным: { $what }.
standing-open = Автоответы
standing-count = Автоответы: { $count }

## What else can be done at a table.

more-open = Ещё
more-title = **[{ $game } · стол { $number }]({ $link })**
more-words = Словами
more-pause = Пауза
more-resume = Продолжить
more-leave = Встать из-за стола

## Fair play.

fair-play = Честная игра
fair-play-what = Когда этот стол открывали, для него выпало тайное число — зерно. Все тасовки зависят только от него и от нажатия на «Начать», так что подобрать карты не мог никто, даже бот.
fair-play-fingerprint = Вот отпечаток зерна, у каждого он свой:
    `{ $hash }`
fair-play-later = Когда партия закончится, здесь появится и само зерно: по нему каждый сможет проверить все тасовки.
fair-play-never = За этим столом так и не сыграли, проверять нечего.
fair-play-seed = А вот само зерно и номер нажатия на «Начать»:
    `{ $seed }`
    `{ $start }`
fair-play-check = Как проверить: кнопка **Сохранить партию** даёт всю партию одним файлом, а `python -m games verify { $file }` проходит в нём по каждой тасовке.

## After the game.

rematch-there = Стол для реванша уже открыт: { $link }
export-text = Вся партия вместе с зерном. `python -m games verify { $file }` проверит каждую тасовку.
log-title = Что произошло
log-since = С вашего прошлого хода
log-before = До этого
log-empty = Пока ничего.
log-turn = Ход игрока { $name }
log-numbered = { $number } · { $title }
log-jump = К раунду или ходу
log-first = « Начало
log-earlier = ‹ Раньше
log-later = Позже ›
log-newest = Новое »

## Lists.

tables-title = Столы
tables-none = Открытых столов здесь нет. Новый открывает `/play`.
tables-more = { $count ->
        [1] … и ещё один стол.
        [one] … и ещё { $count } стол.
        [few] … и ещё { $count } стола.
       *[many] … и ещё { $count } столов.
    }
tables-waiting-you = **ждут вас**
tables-waiting = ожидается ответ: { $who }
tables-waiting-counted = { $count ->
        [1] не хватает одного ответа
        [one] не хватает { $count } ответа
        [few] не хватает { $count } ответов
       *[many] не хватает { $count } ответов
    }
tables-lobby = открытое лобби
tables-playing = идёт игра
tables-paused = пауза
tables-over = окончен
tables-closed = закрыт

## What cannot be undone asks first.

sure-leave = Встать из-за стола { $number } ({ $game })? До вашего возвращения за вас играет робот.
    .yes = Встать из-за стола
sure-leave-alone = Встать из-за стола { $number } ({ $game })? Остальные спят, поэтому игра подождёт вашего возвращения.
sure-leave-lobby = Встать из-за стола { $number } ({ $game }), пока партия не началась?
sure-concede = Сдаться за столом { $number } ({ $game })? В эту партию уже не вернуться.
    .yes = Сдаться
sure-kick = Насовсем отдать роботу место игрока { $who } за столом { $number } ({ $game })?
    .yes = Убрать
sure-kick-lobby = Освободить место игрока { $who } за столом { $number } ({ $game })?
sure-end = Завершить стол { $number } ({ $game }) для всех?
    .yes = Завершить стол
sure-end-lobby = Закрыть лобби стола { $number } ({ $game })?
sure-no = Не надо
sure-nothing = Ничего не изменилось.
done-leave = За вас играет робот. Вернуться на место можно кнопкой **Я снова здесь** или командой `/table return`.
done-leave-alone = За столом вас подождут. Игру продолжит **Я снова здесь** или `/table return`.
done-leave-lobby = Ваше место снова свободно.
done-pause = Игра на паузе; её продолжит `/table resume`.
done-wish-pause = Вы просите паузу; она начнётся, когда кнопку **Согласиться на паузу** за столом { $count ->
        [1] нажмёт { $who }
       *[other] нажмут { $who }
    }.
done-host = Хозяин стола теперь { $who }.
done-move = Игра продолжается в этом канале.
done-resume = Игра продолжается.
done-concede = Вы больше не играете в этой партии.
done-kick = Теперь на этом месте робот.
done-kick-lobby = Место снова свободно.
done-end = Стол завершён.
done-end-lobby = Лобби закрыто.
seat-offered = Игроку { $who } предложено место { $seat }; ответ даётся за столом.

## Preferences.

preferences-help = Ваши личные настройки, общие для всех серверов
preference-hands = Как к вам приходят карты
    .panel = на личной панели, когда попрошу
    .dm = личным сообщением, с обновлениями
preference-hands-panel = Карты появляются, когда вы нажимаете **Мои карты** или вводите `/hand`.
preference-hands-dm = Карты приходят личным сообщением и обновляются в нём.
preference-pings = Как звать вас к столу, когда вас ждут
    .mention = упоминанием за столом
    .dm = личным сообщением
    .none = никак
preference-pings-mention = Когда ждут вас, за столом появляется упоминание.
preference-pings-dm = Когда вас ждут за столом, вы получаете личное сообщение, а если личные сообщения закрыты — упоминание.
preference-pings-none = За столом вас никогда не упоминают.
preference-pictures = Рисунки на личной панели
    .on = рисунки и слова
    .off = только слова
preference-pictures-on = На вашей панели есть рисунки.
preference-pictures-off = На вашей панели нет рисунков: всё словами, и весь стол тоже.
preference-passes = Автопас в играх, где он бывает
    .off = решаю каждый раз
    .on = всегда пасовать за меня
preference-passes-off = Вас каждый раз спрашивают, пасовать ли.
preference-passes-on = Где игра это позволяет, вы пасуете автоматически, до конца каждой партии.
preference-confirm = Просить подтверждения на каждый ход
    .off = только на важные ходы
    .on = на каждый ход
preference-confirm-off = Подтверждать нужно только важные ходы, например обвинение.
preference-confirm-on = Подтверждать нужно каждый ход.
preference-language = Ваш язык
    .auto = как в Discord
preference-language-auto = Я говорю с вами на языке вашего Discord, а если не знаю его — на языке сервера.
preference-gender = Как говорить о вас в текстах
    .n = ни он, ни она
    .f = она
    .m = он
preference-gender-n = О вас говорят нейтрально. Разница видна только в языках, где слова меняются по родам.
preference-gender-f = О вас говорят в **женском роде**. Разница видна только в языках, где слова меняются по родам.
preference-gender-m = О вас говорят в **мужском роде**. Разница видна только в языках, где слова меняются по родам.

## Privacy.

privacy-export = { $count ->
        [0] О вас я ничего не храню.
        [one] Всё, что я о вас храню: { $count } строка. Карт и зёрен идущих партий здесь нет.
        [few] Всё, что я о вас храню: { $count } строки. Карт и зёрен идущих партий здесь нет.
       *[many] Всё, что я о вас храню: { $count } строк. Карт и зёрен идущих партий здесь нет.
    }
privacy-sure = Забыть о вас всё? { $count ->
        [0] За столами вы сейчас не сидите.
        [1] Ваше место насовсем займёт робот.
       *[other] Ваши места ({ $count }) насовсем займут роботы.
    } В старых партиях вместо вашего имени останется номер; действующий бан сохранится до своего срока.
privacy-yes = Забыть меня
privacy-done = Забыто. Если сыграете снова, всё начнётся с чистого листа.

## When a table loses its place.

lost-gone = Ваш стол { $number } ({ $game }) остался без канала. Всё остальное на месте: `/table move` в другом канале сервера «{ $server }» перенесёт стол туда, а `/hand` работает везде.
lost-forbidden = Там, где был ваш стол { $number } ({ $game }), я больше не могу его показывать. Как только модератор сервера «{ $server }» разрешит мне видеть это место и отправлять туда сообщения и файлы, игра продолжится сама.
lost-removed = Меня удалили с сервера «{ $server }»; игра за вашим столом { $number } ({ $game }) продолжится, когда меня пригласят снова.
lost-player = { $who } уже не на сервере «{ $server }»; на этом месте за вашим столом { $number } ({ $game }) играет робот. `/table seat` предложит место новому игроку.
lost-log = { $host }: { $text }

## Help.

rules-more = Подробнее…
help-waiting = Вас ждут
help-elsewhere = - На этом сервере столы открывают командой `/play` в { $channels }. Игры: { $games }.
help-direct =
    - Столы открывают на сервере командой `/play`, и садятся за них тоже там. Игры: { $games }.
    - `/hand` и здесь покажет ваши карты и всё, что вы можете сделать.
    - `/rules` — правила каждой игры на коротких страницах.
    - `/preferences` — как с вами общаться: карты и вызовы личным сообщением, слова вместо рисунков. `/privacy` покажет и забудет всё, что о вас хранится.
help-play = - `/play` открывает стол; игры: { $games }. Другие нажимают **Сесть за стол**; хозяин стола может **Добавить робота**, изменить **Параметры** и в конце нажимает **Начать**.
help-text =
    - **Мои карты** или `/hand` покажут только вам ваши карты и всё, что вы можете сделать.
    - `/tables` — что играют здесь; `/table` — встать из-за стола, вернуться, взять паузу, сдаться, завершить стол, сыграть ещё.
    - `/replay` — законченная партия шаг за шагом: как видели все, глазами одного игрока или в открытую.
    - `/rules` — правила каждой игры на коротких страницах; `/leaderboard` и `/stats` — кто и как здесь играет.
    - `/preferences` — как с вами общаться: карты и вызовы личным сообщением, слова вместо рисунков. `/privacy` покажет и забудет всё, что о вас хранится.
help-credits = Рисунки: Parlour; маленькие значки — по Game-icons.net (CC BY 3.0).
help-moderator = Вы модератор: `/config panel` покажет все настройки сразу и изменит их, и у каждой есть своя команда (`/config clock` и так далее); `/moderate tables` — присмотреть за столами, `/moderate history` — прошлые столы, `/moderate ban` — присмотреть за людьми.

## Refusals.

refused-unknown-table = Такого стола здесь нет. Открытые столы покажет `/tables`.
refused-server-unknown = Я только начинаю работу и ещё не знаю этого сервера; попробуйте чуть позже.
refused-other-game = За столом { $number } играют в «{ $game }»; ходы там начинаются с `{ $command }`.
refused-which-table = Вы сидите за несколькими столами; назовите один из них в параметре table или введите команду в ветке нужного стола.
refused-nothing-finished = Вы ещё не доиграли здесь ни одной партии; стол открывает `/play`.
refused-at-no-table = Вы не сидите ни за одним столом. Новый открывает `/play`, а в лобби есть кнопка **Сесть за стол**.
refused-unknown-game = Такой игры здесь нет. Какие есть, покажет `/play`.
refused-unknown-topic = Такой страницы нет. Есть такие: { $topics }.
refused-permissions = Здесь мне нужны права: { $permissions }. Обратитесь к модератору или попробуйте другой канал.
permission-read_messages = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-create_public_threads = Создавать публичные ветки
permission-attach_files = Прикреплять файлы
permission-embed_links = Встраивать ссылки
permission-read_message_history = Читать историю сообщений
refused-channel = На этом сервере столы открывают в { $channels }; введите `/play` там.
refused-game = Здесь можно играть в эти игры: { $games }; выберите одну из них.
refused-tables = { $most ->
        [1] В этом канале уже есть стол, а больше одного здесь не открывают
        [one] В этом канале уже { $most } стол, больше здесь не открывают
        [few] В этом канале уже { $most } стола, больше здесь не открывают
       *[many] В этом канале уже { $most } столов, больше здесь не открывают
    }; где есть место, покажет `/tables`.
refused-seats = { $most ->
        [1] Вы уже сидите за столом, а сразу за несколькими на этом сервере не играют
        [one] Вы уже сидите за { $most } столом, больше на этом сервере нельзя
        [few] Вы уже сидите за { $most } столами, больше на этом сервере нельзя
       *[many] Вы уже сидите за { $most } столами, больше на этом сервере нельзя
    }; сначала доиграйте или встаньте из-за стола.
refused-robots-off = Роботы на этом сервере выключены; подождите, пока за стол сядут люди.
refused-too-much = «{ $word }» здесь лишнее: ход готов и без этого.
typed-not-now = Команда `{ $word }` сейчас не сработает; вот что можно.
refused-not-on-menu = Сейчас «{ $word }» не подходит; что подходит, видно в подсказках.
refused-seat-bot = Бот за стол не сядет; выберите человека.
refused-seat-banned = У этого человека здесь бан; снять его может модератор, а место предложите кому-нибудь другому.
refused-rematch-elsewhere = Реванш играют на том же сервере, где был стол; введите `/table rematch` там.
refused-old-control = Эта кнопка осталась от моей прошлой версии; что можно сделать сейчас, покажут `/tables` и `/hand`.
refused-option-typed = Один из параметров мне непонятен; выберите из подсказок.
refused-command-changed = Эта команда тем временем изменилась; перезагрузите Discord и введите её снова.
refused-no-standing = Ответить заранее здесь не на что; вас спрашивают каждый раз.
refused-kick-stranger = Этого человека нет за этим столом.

## Typed moves.

typed-table = Какой стол, если их у вас несколько

## A closer look.

table-zoom = Увеличить
table-whole = Весь стол словами
zoom-where = Осмотреться…
refused-no-closer = На рисунке этого стола нечего увеличивать.
