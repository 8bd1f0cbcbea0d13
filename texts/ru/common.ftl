## Words that every game shares.

number = { $count }
name = { $who }
names = { $who }
# It also stands behind «игрок» in any case ("у игрока № 2"), so it does not say «игрок» itself.
player-number = № { $number }

## Refusals: what is wrong and what is possible instead.

refused-not-asked = Сейчас решаете не вы. Ожидается ответ: { $who }.
refused-not-asked-counted = Сейчас решаете не вы: не хватает { $count ->
        [1] одного ответа
        [one] { $count } ответа
        [few] { $count } ответов
       *[many] { $count } ответов
    }.
refused-not-asked-held = Решать уже нечего: все ответили, через мгновение игра продолжится.
refused-not-possible = Сейчас это невозможно; что возможно, видно на вашей панели.
refused-not-complete = Чего-то ещё не хватает; сделайте выбор на панели до конца.
refused-over = Эта партия окончена; чтобы сыграть ещё, начните реванш.
refused-already-left = Этого игрока в партии уже нет.
refused-seat-count = Для этой игры нужно от { $least } до { $most ->
        [one] { $most } игрока
        [few] { $most } игроков
       *[many] { $most } игроков
    }.
refused-option-value = Для параметра «{ $option }» можно выбрать: { $values }.
refused-option-number = Параметр «{ $option }» — целое число от { $least } до { $most }.
refused-option-clock = Параметр «{ $option }» — от { $least } до { $most ->
        [one] { $most } секунды
        [few] { $most } секунд
       *[many] { $most } секунд
    } в реальном времени или от 3600 (час) до 604800 (неделя) по переписке.
refused-option-unknown = Параметра «{ $option }» нет; есть такие: { $options }.
refused-option-seat = Параметр «{ $option }» — номер места от 1 до { $most }.
refused-no-undo = Этот ход уже не отменить: с тех пор открылось что-то тайное.
refused-robots = Назовите один вид роботов или по одному на каждое место (мест: { $seats }). Виды: { $kinds }.
refused-league = Здесь играют только эти: { $known }.
refused-try-again = Ответ потерялся где-то в Discord. Прежде чем повторять, проверьте: возможно, ваше действие уже засчитано.
refused-form-late = Окно открывалось слишком долго; нажмите ещё раз.
refused-bug = У нас что-то пошло не так. За столом ничего не изменилось, попробуйте ещё раз.
refused-moderators-only = Это могут только модераторы сервера (право «Управлять сервером»).
refused-server-only = Это работает только на сервере, а не в личных сообщениях.

## The foot of a picture of a game's end.

end-foot = { $date } · зерно { $seed }
end-date = { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
