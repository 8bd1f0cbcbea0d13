choose-confirm = Подтвердить
choose-confirm-text = Ход ещё не сделан: подтвердите его.
choose-back = Назад
choose-page = Страница { $page }
choose-nothing = ничего
choose-none = Ничего из этого
choose-marked = Пока отмечено: { $choices }
choose-done = Готово, отмечено: { $count }
