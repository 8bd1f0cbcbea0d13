language = Русский
    .locale = ru
    .discord = ru
    .alphabet = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
