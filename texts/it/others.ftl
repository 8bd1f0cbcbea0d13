## Hands as somebody else reads them in a replay: what a panel says to its owner as "you", about the `owner`.
## A text of a hand that has none here is read as it is; a heading that has none becomes `replay-hand`.

loveletter-hand-other = La mano di { $owner }: { $cards }
loveletter-hand-empty-other = { $owner } è fuori da questo round.
loveletter-memory-other = Cosa ricorda { $owner }
loveletter-alt-hand-other = Le carte di { $owner }: { $cards }.

coup-hand-other = I personaggi di { $owner }: { $cards }
coup-hand-empty-other = { $owner } non ha più personaggi coperti ed è fuori da questa partita.
coup-picked-other = { $owner } sceglie { FORM($card, "def") } e può ancora cambiare idea.
coup-set-aside-other = Dal mazzetto di { $owner }, fuori dalla partita: { $cards }.
coup-memory-other = Cosa ricorda { $owner }
coup-shown-to-other = { $who } ha visto { FORM($card, "def") } di { $owner }.
coup-alt-hand-other = Le carte di { $owner }: { $cards }.

camelot-hand-other = La mano di { $owner } · { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
camelot-hand-unmasked-other = La maschera di { $owner } è caduta.
camelot-hand-dying-other = { $owner } sta **morendo**.
camelot-hand-empty-other = { $owner } non ha carte.
camelot-title-you-other = { $owner }
camelot-title-known-other = Lo sa solo { $owner }
camelot-you-loyal-other = { $owner } è **leale**.
camelot-you-traitor-other = { $owner } è il **Traditore**.
camelot-you-unmasked-other = { $owner } è il **Traditore**, e lo sanno tutti.
camelot-you-dead-traitor-other = { $owner } è il **Traditore**, e il suo cavaliere è morto.
camelot-you-unread-other = La carta Lealtà di { $owner } è coperta e non è stata ancora letta.
camelot-my-share-other = Con questa proposta { $owner } riceve { $cards }.
camelot-my-share-nothing-other = Con questa proposta { $owner } non riceve nulla.
camelot-alt-hand-other = Le carte di { $owner }: { $cards }.

hamlet-hand-other = I progetti di { $owner }
hamlet-no-plans-other = { $owner } non ha progetti in mano.
hamlet-stock-other = Segnalini che { $owner } può ancora produrre: { $goods }
hamlet-alt-plans-other = I progetti di { $owner }: { $tiles }.

inkognito-hand-other = { $owner } è { FORM($identity, "def") }; il suo numero è { FORM($number, "def") }
inkognito-hand-ambassador-other = { $owner } è l'Ambasciatore
inkognito-false-other = Se le mostra { $owner }, sono carte false: { $cards }.
inkognito-none-left-other = { $owner } ha giocato tutte le sue tessere di questo ciclo.
inkognito-my-face-down-other = La tessera di { $owner }, coperta: { $place }.
inkognito-note-partner-other = { GENDER($agent) ->
        [f] La
       *[m] Il
    } partner di { $owner } è { FORM($agent, "def") }.
inkognito-mine-aa-other = { $owner } è a tu per tu con { $whom } { FORM($place, "where") }.
inkognito-mine-am-other = { $owner } è a tu per tu con l'Ambasciatore { FORM($place, "where") }.
inkognito-mine-am-player-other = { $owner } è a tu per tu con l'Ambasciatore ({ $whom }) { FORM($place, "where") }.
inkognito-mine-ad-other = { $owner } è a tu per tu con il giocatore fantasma { FORM($place, "where") }.
inkognito-mine-aam-other = { $owner } e { $by } sono davanti all'Ambasciatore ({ $whom }) { FORM($place, "where") }.
inkognito-mine-receive-other = { $owner } riceve { $whom } { FORM($place, "where") }.
inkognito-used-none-other = { $owner } non ha ancora mostrato nessuna coppia a { $whom }.
inkognito-note-black-other = { $whom } ha visto { COUNT($cards) ->
        [one] la carta nera
       *[other] le carte nere
    } di { $owner }: { $cards }
inkognito-committed-show-other = Deciso: { $owner } mostra { FORM($cards, "def") }.
inkognito-committed-ask-other = Deciso: { $owner } chiede una carta nera a { $whom }.
inkognito-committed-safe-other = Deciso: { $owner } apre la cassaforte con { $combination }.
