loveletter-hand-other = Handen hos { $owner }: { $cards }
loveletter-hand-empty-other = { $owner } är ute ur den här rundan.
loveletter-memory-other = Det här minns { $owner }
loveletter-alt-hand-other = Korten hos { $owner }: { $cards }.

coup-hand-other = Karaktärerna hos { $owner }: { $cards }
coup-hand-empty-other = { $owner } har ingen dold karaktär kvar och är ute ur partiet.
coup-picked-other = { $owner } väljer { FORM($card, "def") } och kan fortfarande ändra sig.
coup-set-aside-other = Ur spel, resten av högen hos { $owner }: { $cards }.
coup-memory-other = Det här minns { $owner }
coup-shown-to-other = { $who } har sett { FORM($card, "def") } hos { $owner }.
coup-alt-hand-other = Korten hos { $owner }: { $cards }.

camelot-hand-other = Handen hos { $owner } · { $count } kort
camelot-hand-unmasked-other = { $owner } är avslöjad.
camelot-hand-dying-other = { $owner } är **döende**.
camelot-hand-empty-other = { $owner } har inga kort.
camelot-title-you-other = { $owner }
camelot-title-known-other = Det bara { $owner } vet
camelot-you-loyal-other = { $owner } är **lojal**.
camelot-you-traitor-other = { $owner } är **Förrädaren**.
camelot-you-unmasked-other = { $owner } är **Förrädaren**, och alla vet det.
camelot-you-dead-traitor-other = { $owner } är **Förrädaren**, och död.
camelot-you-unread-other = Lojalitetskortet hos { $owner } ligger dolt och har inte lästs än.
camelot-my-share-other = Förslaget ger { $owner } det här: { $cards }.
camelot-my-share-nothing-other = Förslaget ger inget till { $owner }.
camelot-alt-hand-other = Korten hos { $owner }: { $cards }.

hamlet-hand-other = Planerna hos { $owner }
hamlet-no-plans-other = { $owner } har ingen ritning.
hamlet-stock-other = Markörer som { $owner } har kvar att tillverka: { $goods }
hamlet-alt-plans-other = Ritningarna hos { $owner }: { $tiles }.

inkognito-hand-other = { $owner } är { $identity }; siffran är { $number }
inkognito-hand-ambassador-other = { $owner } är Ambassadören
inkognito-false-other = Falska när { $owner } visar dem: { $cards }.
inkognito-none-left-other = { $owner } har lagt alla sina brickor i det här varvet.
inkognito-my-face-down-other = { $owner } har lagt en bricka med framsidan nedåt: { $place }.
inkognito-note-partner-other = { $owner } har { $agent } som partner.
inkognito-mine-aa-other = { $owner } är på tu man hand med { $whom } vid { $place }.
inkognito-mine-am-other = { $owner } är på tu man hand med Ambassadören vid { $place }.
inkognito-mine-am-player-other = { $owner } är på tu man hand med Ambassadören ({ $whom }) vid { $place }.
inkognito-mine-ad-other = { $owner } är på tu man hand med luftspelaren vid { $place }.
inkognito-mine-aam-other = { $owner } och { $by } är hos Ambassadören ({ $whom }) vid { $place }.
inkognito-mine-receive-other = { $owner } tar emot { $whom } vid { $place }.
inkognito-used-none-other = { $owner } har inte visat något kortpar för { $whom } än.
inkognito-note-black-other = { $whom } har sett { COUNT($cards) ->
        [one] ett svart kort
       *[other] svarta kort
    } hos { $owner }: { $cards }
inkognito-committed-show-other = Bestämt: { $owner } visar { $cards }.
inkognito-committed-ask-other = Bestämt: { $owner } kräver ett svart kort av { $whom }.
inkognito-committed-safe-other = Bestämt: { $owner } öppnar kassaskåpet med { $combination }.
