## What Discord shows of a command while it is typed: what it does, and under it what its options are and what there
## is to choose from. The rest stands in *-verbs.ftl, config.ftl and parlour.ftl.
command-option-game = Kiu ludo
command-option-finished = Kiu partio; alie tiu de ĉi tiu fadeno aŭ via lasta ĉi tie

## Playing.
command-play = Malfermi tablon por ludo en ĉi tiu kanalo
command-tables = La malfermaj tabloj ĉi tie, unue la viaj
command-hand = Via mano, private
command-table = La tablo, ĉe kiu vi sidas
command-table-show = Montri la nunan staton de la tablo, private
command-table-log = Kio okazis ĝis nun
command-table-advise = Kion nun farus la konsilanto, private
command-table-review = Kio povis esti pli bona: viaj plej kostaj decidoj
command-table-leave = Lasi vian sidlokon al roboto; vi povas reveni
command-table-return = Repreni vian sidlokon de la roboto
command-table-concede = Rezigni laŭ la reguloj de la ludo
command-table-kick = Gastiganto: doni la sidlokon de ludanto al roboto
    .player = Kies sidlokon
command-table-seat = Gastiganto: proponi liberan sidlokon al nova ludanto
    .player = Kiu sidiĝu
    .seat = La numero de la sidloko, kie nun ludas roboto
command-table-host = Gastiganto: transdoni la tablon al alia ludanto
    .player = Kiu de nun estas la gastiganto
command-table-pause = Peti paŭzon; ĝi komenciĝos, kiam konsentos ĉiuj, kiuj ne dormas
command-table-resume = Daŭrigi post paŭzo
command-table-rematch = Ludi denove kun la samaj homoj kaj opcioj
command-table-move = Gastiganto: venigi la tablon al ĉi tiu kanalo, se ĝi perdis la sian
command-table-end = Gastiganto: fini la tablon por ĉiuj

## Looking up.
command-help = Kion vi povas fari ĉi tie, nun
command-rules = La reguloj de ludo, en mallongaj paĝoj
    .topic = Kion vi volas scii
command-replay = Rerigardi finitan partion paŝon post paŝo
command-stats = Kion iu ludis en ĉi tiu servilo, kaj kiom bone
    .player = Kiu; sen tio, vi
command-leaderboard = Kiu plej bone ludas iun ludon en ĉi tiu servilo
command-about = Kiu versio mi estas, kiel mi fartas kaj kion mi konservas pri vi
command-privacy = Kion mi konservas pri vi
command-privacy-export = Ĉio, kion mi konservas pri vi, kiel dosiero
command-privacy-delete = Forgesi ĉion pri vi; antaŭe mi demandas

## For moderators.
command-config = Moderantoj: kion oni ludas ĉi tie, kaj kiel
command-config-panel = Ĉiuj agordoj en unu panelo, por rigardi kaj ŝanĝi
command-config-show = Ĉiuj agordoj per simplaj vortoj
    .channel = Kiel ili validas en ĉi tiu kanalo; sen tio, kie vi estas
command-config-reset = Restarigi agordojn, kiel kutime; antaŭe mi demandas
    .setting = Nur ĉi tiun
    .channel = La agordojn de ĉi tiu kanalo, anstataŭ tiujn de la servilo
command-config-audit = Kiu ŝanĝis kion kaj kiam, de kio al kio
command-moderate = Moderantoj: la tabloj de ĉi tiu servilo
command-moderate-tables = Ĉiuj tabloj, ilia aĝo, kiun ili atendas; paŭzigi, doni tempon, sidigi, fini
command-moderate-end = Fini tablon por ĉiuj
    .table = Kiu tablo
command-moderate-ban = Forbari iun: dum iom da tempo nek malfermi tablojn nek aliĝi ĉi tie
    .user = Kiu
    .hours = Kiom da horoj; sen tio, ĝis vi nuligos
    .reason = Tion ekscias la forbarito
    .seats = Kio okazas al la nunaj sidlokoj
    .seats-robot = roboto prenas ilin (kutime)
    .seats-keep = ili restas
command-moderate-unban = Nuligi forbaron
    .user = Kies
command-moderate-bans = Kiu estas forbarita, ĝis kiam, kial kaj de kiu
command-moderate-history = Pasintaj tabloj: kiu ludis, kiam, kaj kiel ili finiĝis aŭ kiu finis ilin
    .user = Nur tiuj, ĉe kiuj ĉi tiu homo havas sidlokon

## For those who run the bot.
command-operator = Por tiuj, kiuj prizorgas ĉi tiun programon
command-operator-status = Stato de ĉi tiu procezo: Discord, tabloj, datumbazo, sekurkopioj, kio malrapidas
command-operator-notice = Avizo al ĉiuj tabloj, ekzemple antaŭ bontenado; antaŭe mi demandas
    .text = Kion ili eksciu, en unu linio; nenio en ĝi formatas aŭ mencias
