## Hands as somebody else reads them in a replay: what a panel says to its owner as "you", about the `owner`.
## A text of a hand that has none here is read as it is; a heading that has none becomes `replay-hand`.

loveletter-hand-other = En la mano de { $owner }: { $cards }
loveletter-hand-empty-other = { $owner } eliminiĝis el ĉi tiu raŭndo.
loveletter-memory-other = Kion memoras { $owner }
loveletter-alt-hand-other = La kartoj de { $owner }: { $cards }.

coup-hand-other = La roluloj de { $owner }: { $cards }
coup-hand-empty-other = { $owner } ne plu havas kaŝitan rolulon kaj eliminiĝis el ĉi tiu partio.
coup-picked-other = { $owner } elektas la { FORM($card, "acc") } kaj ankoraŭ povas ŝanĝi tion.
coup-set-aside-other = Ekster la partio, el la stako de { $owner }: { $cards }.
coup-memory-other = Kion memoras { $owner }
coup-shown-to-other = { $who } vidis la { FORM($card, "acc") } de { $owner }.
coup-alt-hand-other = La kartoj de { $owner }: { $cards }.

camelot-hand-other = La mano de { $owner } · { $count ->
        [one] { $count } karto
       *[other] { $count } kartoj
    }
camelot-hand-unmasked-other = { $owner } estas malkaŝita.
camelot-hand-dying-other = { $owner } estas **mortanta**.
camelot-hand-empty-other = { $owner } ne havas kartojn.
camelot-title-you-other = { $owner }
camelot-title-known-other = Kion scias nur { $owner }
camelot-you-loyal-other = { $owner } estas **lojala**.
camelot-you-traitor-other = { $owner } estas la **Perfidulo**.
camelot-you-unmasked-other = { $owner } estas la **Perfidulo**, kaj ĉiuj scias tion.
camelot-you-dead-traitor-other = { $owner } estas la **Perfidulo** kaj jam mortis.
camelot-you-unread-other = La karto de lojaleco de { $owner } kuŝas kovrite, ankoraŭ ne legita.
camelot-my-share-other = La propono donas al { $owner }: { $cards }.
camelot-my-share-nothing-other = La propono donas nenion al { $owner }.
camelot-alt-hand-other = La kartoj de { $owner }: { $cards }.

hamlet-hand-other = La planoj de { $owner }
hamlet-no-plans-other = { $owner } havas neniun planon.
hamlet-stock-other = Ĵetonoj, kiujn { $owner } ankoraŭ povas produkti: { $goods }
hamlet-alt-plans-other = La planoj de { $owner }: { $tiles }.

inkognito-hand-other = { $owner } estas { $identity }; la nombro estas { $number }
inkognito-hand-ambassador-other = { $owner } estas la Ambasadoro
inkognito-false-other = Falsaj, kiam { $owner } montras ilin: { $cards }.
inkognito-none-left-other = Ĉiuj ĵetonoj de { $owner } por ĉi tiu ciklo estas uzitaj.
inkognito-my-face-down-other = La kaŝita ĵetono de { $owner }: { $place }.
inkognito-note-partner-other = La partnero de { $owner } estas { $agent }.
inkognito-mine-aa-other = { $owner } estas sola kun { $whom } ĉe { FORM($place, "def") }.
inkognito-mine-am-other = { $owner } estas sola kun la Ambasadoro ĉe { FORM($place, "def") }.
inkognito-mine-am-player-other = { $owner } estas sola kun la Ambasadoro ({ $whom }) ĉe { FORM($place, "def") }.
inkognito-mine-ad-other = { $owner } estas sola kun la fantoma ludanto ĉe { FORM($place, "def") }.
inkognito-mine-aam-other = { $owner } kaj { $by } staras antaŭ la Ambasadoro ({ $whom }) ĉe { FORM($place, "def") }.
inkognito-mine-receive-other = Ĉe { FORM($place, "def") } { $owner } akceptas: { $whom }.
inkognito-used-none-other = { $owner } ankoraŭ montris neniun kartparon al { $whom }.
inkognito-note-black-other = { $whom } vidis { COUNT($cards) ->
        [one] la nigran karton
       *[other] la nigrajn kartojn
    } de { $owner }: { FORM($cards, "acc") }
inkognito-committed-show-other = Decidite: { $owner } montras { FORM($cards, "acc") }.
inkognito-committed-ask-other = Decidite: { $owner } postulas nigran karton de { $whom }.
inkognito-committed-safe-other = Decidite: { $owner } malfermas la monŝrankon per { $combination }.
