inkognito-verbs = Ваши ходы в «Инкогнито»
inkognito-verb-visit = Пойти в одно из своих мест
    .place = В какое место
inkognito-verb-meet = Ваша часть встречи, тайно: показать, спросить, посмотреть, отказаться, открыть сейф…
inkognito-verb-notebook = Ваш блокнот, видите только вы
inkognito-verb-note = Написать заметку в блокнот
    .text = Ваша заметка; она заменит прежнюю
