## Hands as somebody else reads them in a replay: what a panel says to its owner as "you", about the `owner`.
## A text of a hand that has none here is read as it is; a heading that has none becomes `replay-hand`.

loveletter-hand-other = Карты игрока { $owner }: { $cards }
loveletter-hand-empty-other = { $owner } вне этого раунда.
loveletter-memory-other = Что помнит { $owner }
loveletter-alt-hand-other = Карты игрока { $owner }: { $cards }.

coup-hand-other = Персонажи игрока { $owner }: { $cards }
coup-hand-empty-other = { $owner } вне игры: скрытых персонажей не осталось.
coup-picked-other = { $owner } выбирает { FORM($card, "acc") } и пока может передумать.
coup-set-aside-other = Вне игры, из стопки игрока { $owner }: { $cards }.
coup-memory-other = Что помнит { $owner }
coup-shown-to-other = { $who } знает, что у игрока { $owner } — { $card }.
coup-alt-hand-other = Карты игрока { $owner }: { $cards }.

camelot-hand-other = Карты игрока { $owner } · { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
camelot-hand-unmasked-other = Рыцарь игрока { $owner } раскрыт: это Предатель.
camelot-hand-dying-other = Рыцарь игрока { $owner } **при смерти**.
camelot-hand-empty-other = У игрока { $owner } нет карт.
camelot-title-you-other = { $owner }
camelot-title-known-other = Что знает только { $owner }
camelot-you-loyal-other = { $owner } — **лояльный рыцарь**.
camelot-you-traitor-other = { $owner } — **Предатель**.
camelot-you-unmasked-other = { $owner } — **Предатель**, и все это знают.
camelot-you-dead-traitor-other = { $owner } — **Предатель**, и этот рыцарь пал.
camelot-you-unread-other = Карта лояльности игрока { $owner } лежит закрытой и ещё не прочитана.
camelot-my-share-other = Игроку { $owner } предлагают: { $cards }.
camelot-my-share-nothing-other = Игроку { $owner } не предлагают ничего.
camelot-alt-hand-other = Карты игрока { $owner }: { $cards }.

hamlet-hand-other = Чертежи игрока { $owner }
hamlet-no-plans-other = У игрока { $owner } нет чертежей.
hamlet-stock-other = { $owner } ещё может произвести: { FORM($goods, "acc") }
hamlet-alt-plans-other = Чертежи игрока { $owner }: { $tiles }.

inkognito-hand-other = { $owner } — { $identity }; число — { $number }
inkognito-hand-ambassador-other = { $owner } — Посол
inkognito-false-other = Ложные карты игрока { $owner }: { $cards }.
inkognito-none-left-other = Все жетоны игрока { $owner } в этом цикле выложены.
inkognito-my-face-down-other = Жетон игрока { $owner } лицом вниз: { $place }.
inkognito-note-partner-other = Напарник игрока { $owner } — { $agent }.
inkognito-mine-aa-other = { $owner } наедине с игроком { $whom } { FORM($place, "where") }.
inkognito-mine-am-other = { $owner } наедине с Послом { FORM($place, "where") }.
inkognito-mine-am-player-other = { $owner } наедине с Послом ({ $whom }) { FORM($place, "where") }.
inkognito-mine-ad-other = { $owner } наедине с невидимкой { FORM($place, "where") }.
inkognito-mine-aam-other = { $owner } и { $by } перед Послом ({ $whom }) { FORM($place, "where") }.
inkognito-mine-receive-other = { $owner } принимает { FORM($place, "where") }: { $whom }.
inkognito-used-none-other = Игрок { $whom } ещё не видел ни одной пары карт игрока { $owner }.
inkognito-note-black-other = { $whom } знает из чёрных карт игрока { $owner }: { $cards }
inkognito-committed-show-other = Решено: { $owner } показывает { FORM($cards, "acc") }.
inkognito-committed-ask-other = Решено: { $owner } требует чёрную карту у игрока { $whom }.
inkognito-committed-safe-other = Решено: { $owner } открывает сейф кодом { $combination }.
