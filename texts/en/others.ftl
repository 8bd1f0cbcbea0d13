## Hands as somebody else reads them in a replay: what a panel says to its owner as "you", about the `owner`.
## A text of a hand that has none here is read as it is; a heading that has none becomes `replay-hand`.

loveletter-hand-other = { $owner }'s hand: { $cards }
loveletter-hand-empty-other = { $owner } is out of this round.
loveletter-memory-other = What { $owner } remembers
loveletter-alt-hand-other = { $owner }'s cards: { $cards }.

coup-hand-other = { $owner }'s characters: { $cards }
coup-hand-empty-other = { $owner } has no hidden character left and is out of this game.
coup-picked-other = { $owner } picks the { $card } and may still change it.
coup-set-aside-other = Out of the game, from { $owner }'s pile: { $cards }.
coup-memory-other = What { $owner } remembers
coup-shown-to-other = { $who } has seen { $owner }'s { $card }.
coup-alt-hand-other = { $owner }'s cards: { $cards }.

camelot-hand-other = { $owner }'s hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camelot-hand-unmasked-other = { $owner } is unmasked.
camelot-hand-dying-other = { $owner } is **dying**.
camelot-hand-empty-other = { $owner } has no cards.
camelot-title-you-other = { $owner }
camelot-title-known-other = What only { $owner } knows
camelot-you-loyal-other = { $owner } is **loyal**.
camelot-you-traitor-other = { $owner } is the **Traitor**.
camelot-you-unmasked-other = { $owner } is the **Traitor**, and everybody knows it.
camelot-you-dead-traitor-other = { $owner } is the **Traitor**, and dead.
camelot-you-unread-other = { $owner }'s loyalty card lies face down and has not been read yet.
camelot-my-share-other = The proposal gives { $owner } { $cards }.
camelot-my-share-nothing-other = The proposal gives { $owner } nothing.
camelot-alt-hand-other = { $owner }'s cards: { $cards }.

hamlet-hand-other = { $owner }'s plans
hamlet-no-plans-other = { $owner } holds no blueprint.
hamlet-stock-other = Tokens { $owner } can still make: { $goods }
hamlet-alt-plans-other = { $owner }'s blueprints: { $tiles }.

inkognito-hand-other = { $owner } is { $identity }; the number is { $number }
inkognito-hand-ambassador-other = { $owner } is the Ambassador
inkognito-false-other = False when { $owner } shows them: { $cards }.
inkognito-none-left-other = All of { $owner }'s tiles of this cycle are played.
inkognito-my-face-down-other = { $owner }'s tile, face down: { $place }.
inkognito-note-partner-other = { $owner }'s partner is { $agent }.
inkognito-mine-aa-other = { $owner } is alone with { $whom } at { $place }.
inkognito-mine-am-other = { $owner } is alone with the Ambassador at { $place }.
inkognito-mine-am-player-other = { $owner } is alone with the Ambassador ({ $whom }) at { $place }.
inkognito-mine-ad-other = { $owner } is alone with the air player at { $place }.
inkognito-mine-aam-other = { $owner } and { $by } are before the Ambassador ({ $whom }) at { $place }.
inkognito-mine-receive-other = { $owner } receives { $whom } at { $place }.
inkognito-used-none-other = { $owner } has not shown { $whom } any pair yet.
inkognito-note-black-other = { $whom } has seen { $owner }'s black card: { $cards }
inkognito-committed-show-other = Decided: { $owner } shows { $cards }.
inkognito-committed-ask-other = Decided: { $owner } demands a black card of { $whom }.
inkognito-committed-safe-other = Decided: { $owner } opens the safe with { $combination }.
