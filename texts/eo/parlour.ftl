## A seat, and who plays it.
seat-robot = { $name } ({ EMOJI("robot") }roboto)
seat-robot-level = { $name } ({ EMOJI("robot") }roboto, { $level })
seat-asleep = { $name } (dormas, roboto ludas)
seat-left = { $name } (for, roboto ludas)
seat-kicked = { $name } (forigita, roboto ludas)
seat-conceded = { $name } (rezignis)

## The lobby.
lobby-seats = Okupitaj sidlokoj: { $missing ->
        [0] { $taken } el { $most }; la gastiganto povas komenci.
        [one] { $taken } el { $most }; por komenci mankas ankoraŭ unu.
       *[other] { $taken } el { $most }; por komenci mankas ankoraŭ { $missing }.
    }
lobby-host = { $name } · gastiganto
lobby-series = Ĝis nun gajnitaj en ĉi tiu serio: { $score }
lobby-options-are = Opcioj:
lobby-join = Aliĝi
lobby-leave = Forlasi la tablon
lobby-robot = Aldoni roboton
lobby-options = Opcioj
pick-chance = Lasi al hazardo
lobby-rules = Reguloj
lobby-start = Komenci
lobby-playing = { $count ->
        [one] Ludas { $people }.
       *[other] Ludas { $people }.
    }
lobby-played = Ludis { $people }.
lobby-closed = Ĉi tiu tablo estis fermita antaŭ la komenco. `/play` malfermas novan.
lobby-done = Farite.
lobby-there = La tablo estas malfermita: { $link }
lobby-robot-out = Forsendi: { $name }
options-head = Kio estu alia ĉe ĉi tiu tablo?
options-which = Opcio
options-value = Valoro
thread-name = #{ $number } { $game }
    .before = { $game } · tablo { $number }

## The table.
table-press = Premu **{ $hand }**.
table-until = Limtempo: { $when }.
table-paused = La tablo paŭzas. `/table resume` daŭrigas la ludon.
table-paused-asleep = Iu dormas, do la tablo atendas. **Mi revenis** daŭrigas la ludon; la gastiganto povas tion ankaŭ per `/table resume`, kun roboto sur tiu sidloko.
table-paused-host-asleep = La gastiganto dormas, do la tablo atendas. **Mi revenis** daŭrigas la ludon; ĉiu ĉe la tablo povas tion ankaŭ per `/table resume`, kun roboto sur tiu sidloko.
table-agree-pause = Konsenti pri paŭzo
table-paused-nobody = Ĉiuj ĉe ĉi tiu tablo dormas, do ĝi atendas. **Mi revenis** daŭrigas la ludon.
table-offer = Al { $who } oni proponas sidlokon { $seat }; **Preni la sidlokon** akceptas ĝin.
table-ended = Neniu gajnis: la partio ne estis ludita ĝis la fino.
table-series = La serio ĝis nun: { $score }
table-ratings = Rangopoentoj: { $moves }
table-won = { EMOJI("trophy") }{ $won }
table-hand = Mia mano
table-log = Kroniko
table-rules = Reguloj
table-back = Mi revenis
table-accept = Preni la sidlokon
table-rematch = Revanĉo
table-export = Konservi la partion
table-replay = Rerigardo
table-call-head = **{ $game } · tablo { $number }**
table-call = { $who }, estas via vico.
table-call-answer = { $who }, la tablo atendas vian respondon.
table-call-dm = Tablo de { $game } atendas vin: { $link }
table-remind-dm = Tablo de { $game } atendas vin, kaj la tempo preskaŭ finiĝis: { $link }
table-remind = { $who }, la tempo preskaŭ finiĝis.
table-trouble = Io misfunkciis ĉe ni. Ĉe la tablo nenio okazis; bonvolu reprovi post momento. Mi sciigos ĉi tie, kiam ĉio denove funkcios.
table-trouble-over = Ĉio denove funkcias; bonvolu daŭrigi.
table-suggestion = { $game } · tablo { $number }

## A finished game, step by step.
replay-title = { $game } · tablo { $number } · paŝo { $step } el { $steps }
replay-first = « Komenco
replay-back = ‹ Reen
replay-next = Antaŭen ›
replay-last = Fino »
replay-eyes = Per kies okuloj?
replay-everybody = Kiel ĉiuj vidis ĝin
replay-open = Ĉiuj manoj malfermaj
replay-seat = Kiel { $name } vidis ĝin
replay-hand = La mano de { $owner }
replay-told = Al { $name }: { $line }
replay-quiet = Nenio videbla de ĉi tie.
replay-older = La reguloj estas pli novaj ol ĉi tiu partio: oni povas sekvi ĝin nur ĝis ĉi tie.
replay-suggestion = { $game } · tablo { $number } · { $people }
refused-replay-none = Ĉi tie ankoraŭ neniu partio finiĝis; `/play` malfermas tablon.

## How a game ended, in one line.
won-by = { $winners } gajnis.
nobody-won = Neniu gajnis.

## The private panel.
hand-not-yet = La partio ankoraŭ ne komenciĝis.
hand-moved-on = La ludo jam antaŭeniris; jen la nuna stato.
hand-head = -# { $game } · tablo { $number } · { $link }
hand-played = Vi elektis: **{ $choice }**.
hand-since = Via lasta movo, kaj kio okazis poste:
hand-so-far = Kio okazis:
hand-refresh = Aktualigi
hand-resting = { $game } · tablo { $number }: ĉi tiu panelo ripozas post kvaronhoro. Premu la butonon por vidi la nunan staton.
hand-left = { $game } · tablo { $number }: roboto ludas por vi. **Mi revenis** redonas al vi la sidlokon.
hand-left-alone = { $game } · tablo { $number }: la tablo atendas vin. **Mi revenis** daŭrigas la ludon.
hand-gone = { $game } · tablo { $number }: vi ne plu ludas ĉi tie.
hand-ended = La tablo finiĝis.
hand-answered = Via respondo estas notita.
hand-watching = Vi ne sidas ĉe ĉi tiu tablo; jen tio, kion ĉiuj vidas.
hand-rules = Reguloj: { $what }
hand-rules-which = Reguloj pri…
hand-undo = Malfari
hand-undone = Malfarite.
hand-may-change = Vi respondis; vi ankoraŭ povas ŝanĝi vian decidon.
hand-learned = Vi eksciis:
hand-welcome-back = Bonvenon denove: la sidloko estas ree via.
hand-never-away = La sidloko jam estas via.
hand-dm-closed = Vi ne akceptas rektajn mesaĝojn, do via mano aperas ĉi tie. Por ricevi ĝin rekte, permesu tiajn mesaĝojn de ĉi tiu servilo kaj denove elektu `/preferences hands:dm`.
standing-on = Ŝalti: { $what }
standing-off = Malŝalti: { $what }
standing-menu = Respondi por mi sen demandi…
standing-title = Konstantaj respondoj
standing-what = Kion vi ŝaltas ĉi tie, tion mi respondas por vi sen demandi.
standing-none = Mi respondas nenion por vi: mi ĉiam demandas.
standing-now = Nun mi respondas por vi:
standing-dropped = Ellasite, ĉar tio kontraŭdiras la aliajn: { $what }.
standing-open = Konstantaj respondoj
standing-count = Konstantaj respondoj: { $count }

## What else can be done at a table.
more-open = Pli
more-title = **[{ $game } · tablo { $number }]({ $link })**
more-words = Per vortoj
more-pause = Paŭzigi
more-resume = Daŭrigi
more-leave = Forlasi la tablon

## Fair play.
fair-play = Justa ludo
fair-play-what = Ĉe la malfermo de ĉi tiu tablo oni hazarde tiris por ĝi sekretan nombron: la semon. Ĉiu miksado sekvas el ĝi kaj el la premo sur “Komenci”, do neniu povis elekti la kartojn, eĉ ne ĉi tiu programo.
fair-play-fingerprint = Jen la fingrospuro de la semo; neniu alia semo havas ĝin:
    `{ $hash }`
fair-play-later = Post la fino de la partio ankaŭ la semo aperos ĉi tie, kaj ĉiu povos kontroli ĉiun miksadon.
fair-play-never = Ĉe ĉi tiu tablo oni ne ludis, do estas nenio por kontroli.
fair-play-seed = Kaj jen la semo, kun la numero de la premo sur “Komenci”:
    `{ $seed }`
    `{ $start }`
fair-play-check = Por kontroli: **Konservi la partion** donas al vi la tutan partion kiel dosieron, kaj `python -m games verify { $file }` trairas ĉiun miksadon en ĝi.

## After the game.
rematch-there = La revanĉo jam estas malfermita: { $link }
export-text = La tuta partio kun sia semo. `python -m games verify { $file }` kontrolas ĉiun miksadon.
log-title = Kio okazis
log-since = Post via lasta vico
log-before = Antaŭ tio
log-empty = Ankoraŭ nenio.
log-turn = Vico de { $name }
log-numbered = { $number } · { $title }
log-jump = Salti al raŭndo aŭ vico
log-first = « Komenco
log-earlier = ‹ Pli frue
log-later = Pli poste ›
log-newest = Plej nova »

## Lists.
tables-title = Tabloj
tables-none = Ĉi tie estas neniu malferma tablo. `/play` malfermas unu.
tables-more = { $count ->
        [one] … kaj ankoraŭ unu.
       *[other] … kaj ankoraŭ { $count }.
    }
tables-waiting-you = **atendas vin**
tables-waiting = atendas respondon de { $who }
tables-waiting-counted = { $count ->
        [one] mankas unu respondo
       *[other] mankas { $count } respondoj
    }
tables-lobby = malferma atendejo
tables-playing = ludata
tables-paused = paŭzas
tables-over = finita
tables-closed = fermita

## What cannot be undone asks first.
sure-leave = Ĉu forlasi tablon { $number } ({ $game })? Roboto ludos por vi, ĝis vi revenos.
    .yes = Forlasi la tablon
sure-leave-alone = Ĉu forlasi tablon { $number } ({ $game })? Ĉiuj aliaj dormas, do ĝi atendos, ĝis vi revenos.
sure-leave-lobby = Ĉu forlasi tablon { $number } ({ $game }) antaŭ la komenco?
sure-concede = Ĉu definitive rezigni pri la partio ĉe tablo { $number } ({ $game })?
    .yes = Rezigni
sure-kick = Ĉu definitive doni al roboto la sidlokon de { $who } ĉe tablo { $number } ({ $game })?
    .yes = Forigi
sure-kick-lobby = Ĉu liberigi la sidlokon de { $who } ĉe tablo { $number } ({ $game })?
sure-end = Ĉu fini tablon { $number } ({ $game }) por ĉiuj?
    .yes = Fini la tablon
sure-end-lobby = Ĉu fermi la atendejon de tablo { $number } ({ $game })?
sure-no = Ne gravas
sure-nothing = Nenio ŝanĝiĝis.
done-leave = Roboto ludas por vi. **Mi revenis** aŭ `/table return` redonas al vi la sidlokon.
done-leave-alone = La tablo atendas vin. **Mi revenis** aŭ `/table return` daŭrigas la ludon.
done-leave-lobby = Via sidloko denove estas libera.
done-pause = La tablo paŭzas; `/table resume` daŭrigas la ludon.
done-wish-pause = Vi petis paŭzon; ĝi komenciĝos, kiam { $count ->
        [one] ankaŭ { $who } konsentos
       *[other] ankaŭ { $who } konsentos
    }, premante **Konsenti pri paŭzo** ĉe la tablo.
done-host = La gastiganto de la tablo nun estas { $who }.
done-move = La ludo daŭras en ĉi tiu kanalo.
done-resume = La ludo daŭras.
done-concede = Vi rezignis.
done-kick = Nun ludas tie roboto.
done-kick-lobby = La sidloko denove estas libera.
done-end = La tablo finiĝis.
done-end-lobby = La atendejo estas fermita.
seat-offered = Al { $who } oni proponas sidlokon { $seat }; akcepti eblas ĉe la tablo.

## Preferences.
preferences-help = Kiel mi parolas kun vi, en ĉiu servilo
preference-hands = Kiel via mano venas al vi
    .panel = en privata panelo, kiam mi petas
    .dm = per rekta mesaĝo, ĉiam aktuala
preference-hands-panel = Via mano aperas, kiam vi premas **Mia mano** aŭ tajpas `/hand`.
preference-hands-dm = Via mano venas per rekta mesaĝo kaj tie restas aktuala.
preference-pings = Kiel oni vokas vin, kiam tablo atendas vin
    .mention = per mencio ĉe la tablo
    .dm = per rekta mesaĝo
    .none = neniel
preference-pings-mention = La tablo mencias vin, kiam ĝi atendas vin.
preference-pings-dm = Vi ricevas rektan mesaĝon, kiam tablo atendas vin; se tio ne eblas, mencion.
preference-pings-none = La tablo neniam mencias vin.
preference-pictures = Bildoj en via privata panelo
    .on = bildoj kaj vortoj
    .off = nur vortoj
preference-pictures-on = Via panelo havas bildojn.
preference-pictures-off = Via panelo ne havas bildojn: ĉio estas per vortoj, ankaŭ la tuta tablo.
preference-passes = Aŭtomate pasi, en ludoj, kie tio eblas
    .off = mi decidas ĉiufoje
    .on = ĉiam pasi por mi
preference-passes-off = Oni ĉiufoje demandas, ĉu vi pasas.
preference-passes-on = Kie ludo ebligas tion, vi pasas aŭtomate, ĝis la fino de ĉiu partio.
preference-confirm = Peti de mi konfirmon por ĉiu movo
    .off = nur gravaj movoj
    .on = ĉiu movo
preference-confirm-off = Nur pri gravaj movoj, ekzemple akuzo, oni demandas vin dufoje.
preference-confirm-on = Pri ĉiu movo oni demandas vin dufoje.
preference-language = Via lingvo
    .auto = kiel en Discord
preference-language-auto = Mi parolas kun vi en la lingvo de via Discord, aŭ, se mi ne scipovas ĝin, en tiu de la servilo.
preference-gender = Kiel tekstoj parolas pri vi
    .n = nek li nek ŝi
    .f = ŝi
    .m = li
preference-gender-n = Tekstoj pri vi estas neŭtralaj. Tio gravas nur en lingvoj, kiuj fleksias tion, kion ili diras pri homoj.
preference-gender-f = Kiel ajn via lingvo esprimas tion, vi estas **ŝi**. Tio gravas nur en lingvoj, kiuj fleksias.
preference-gender-m = Kiel ajn via lingvo esprimas tion, vi estas **li**. Tio gravas nur en lingvoj, kiuj fleksias.

## Privacy.
privacy-export = { $count ->
        [0] Mi konservas nenion pri vi.
        [one] Ĉio, kion mi konservas pri vi, en unu linio. Kartoj kaj semoj de daŭrantaj partioj estas ellasitaj.
       *[other] Ĉio, kion mi konservas pri vi, en { $count } linioj. Kartoj kaj semoj de daŭrantaj partioj estas ellasitaj.
    }
privacy-sure = Ĉu mi forgesu ĉion pri vi? { $count ->
        [0] Vi sidas ĉe neniu tablo.
        [one] Roboto definitive prenos vian sidlokon.
       *[other] Robotoj definitive prenos viajn { $count } sidlokojn.
    } Malnovaj partioj konservos numeron anstataŭ via nomo; valida forbaro restos ĝis sia fino.
privacy-yes = Forgesi min
privacy-done = Forgesite. Se vi ludos denove, vi komencos de nulo.

## When a table loses its place.
lost-gone = Via tablo { $number } ({ $game }) perdis sian kanalon. Nenio alia perdiĝis: `/table move` en alia kanalo de { $server } venigas ĝin tien, kaj `/hand` funkcias ĉie.
lost-forbidden = Mi ne plu povas montri vian tablon { $number } ({ $game }) tie, kie ĝi estis. Kiam moderanto de { $server } permesos al mi vidi tiun lokon kaj sendi tien mesaĝojn kaj dosierojn, la ludo daŭros per si mem.
lost-removed = Oni forigis min el { $server }; via tablo { $number } ({ $game }) atendas, ĝis oni denove invitos min.
lost-player = { $who } foriris el { $server }; roboto ludas anstataŭe ĉe via tablo { $number } ({ $game }). `/table seat` proponas la sidlokon al nova ludanto.
lost-log = { $host }: { $text }

## Help.
rules-more = Pli pri…
help-waiting = Atendas vin
help-elsewhere = - En ĉi tiu servilo oni malfermas tablojn en { $channels }, per `/play`: { $games }.
help-direct =
    - Oni malfermas tablojn kaj aliĝas al ili en servilo, per `/play`: { $games }.
    - `/hand` montras viajn kartojn ankaŭ ĉi tie, kun ĉio, kion vi povas fari.
    - `/rules` klarigas ĉiun ludon en mallongaj paĝoj.
    - `/preferences` decidas, kiel mi parolas kun vi: manoj kaj vokoj per rekta mesaĝo, vortoj anstataŭ bildoj. `/privacy` montras kaj forgesas tion, kion mi konservas pri vi.
help-play = - `/play` malfermas tablon: { $games }. Aliaj premas **Aliĝi**; la gastiganto povas uzi **Aldoni roboton** kaj **Opcioj**, kaj premas **Komenci**.
help-text =
    - **Mia mano** aŭ `/hand` montras viajn kartojn nur al vi, kun ĉio, kion vi povas fari.
    - `/tables` listigas, kio estas ludata ĉi tie; per `/table` oni foriras, revenas, paŭzas, rezignas, finas, ludas denove.
    - `/replay` trairas finitan partion paŝon post paŝo, kiel vidis ĝin ĉiuj aŭ unu ludanto, aŭ kun ĉiuj manoj malfermaj.
    - `/rules` klarigas ĉiun ludon en mallongaj paĝoj; `/leaderboard` kaj `/stats` diras, kiom bone oni ludas ĝin ĉi tie.
    - `/preferences` decidas, kiel mi parolas kun vi: manoj kaj vokoj per rekta mesaĝo, vortoj anstataŭ bildoj. `/privacy` montras kaj forgesas tion, kion mi konservas pri vi.
help-credits = Bildoj: Parlour; malgrandaj simboloj laŭ Game-icons.net (CC BY 3.0).
help-moderator = Por moderantoj: `/config panel` montras ĉiujn agordojn en unu loko kaj ŝanĝas ilin, kaj ĉiu havas propran komandon (`/config clock` kaj tiel plu); `/moderate tables` zorgas pri la tabloj, `/moderate history` listigas la finitajn, `/moderate ban` zorgas pri la homoj.

## Refusals.
refused-unknown-table = Tia tablo ne ekzistas ĉi tie. `/tables` listigas la malfermajn.
refused-server-unknown = Mi ĵus startis kaj ankoraŭ ne konas ĉi tiun servilon; bonvolu reprovi post momento.
refused-other-game = Tablo { $number } estas tablo de { $game }; ĝiaj movoj komenciĝas per `{ $command }`.
refused-which-table = Vi sidas ĉe pluraj tabloj; nomu unu per la opcio `table`, aŭ tajpu en la fadeno de la tablo.
refused-nothing-finished = Vi ankoraŭ ne finis partion ĉi tie; `/play` malfermas tablon.
refused-at-no-table = Vi sidas ĉe neniu tablo. `/play` malfermas unu, **Aliĝi** en atendejo donas sidlokon.
refused-unknown-game = Tia ludo ne ekzistas ĉi tie. `/play` listigas la ekzistantajn.
refused-unknown-topic = Tia paĝo ne ekzistas. Jen la paĝoj: { $topics }.
refused-permissions = Mi bezonas ĉi tie jenajn permesojn: { $permissions }. Turnu vin al moderanto aŭ provu alian kanalon.
permission-read_messages = Vidi kanalon
permission-send_messages = Sendi mesaĝojn
permission-send_messages_in_threads = Sendi mesaĝojn en fadenoj
permission-create_public_threads = Krei publikajn fadenojn
permission-attach_files = Aldoni dosierojn
permission-embed_links = Enmeti ligilojn
permission-read_message_history = Legi la historion de mesaĝoj
refused-channel = En ĉi tiu servilo oni malfermas tablojn en { $channels }; tajpu `/play` tie.
refused-game = Ĉi tie eblas ludi nur jenon: { $games }.
refused-tables = { $most ->
        [one] En ĉi tiu kanalo jam estas tablo, kaj nur unu estas permesata
       *[other] En ĉi tiu kanalo jam estas { $most } tabloj, kaj pli ne estas permesataj
    }; `/tables` montras, kie vi povas aliĝi.
refused-seats = { $most ->
        [one] Vi jam sidas ĉe tablo, kaj pli ol unu ne estas permesata en ĉi tiu servilo
       *[other] Vi jam sidas ĉe { $most } tabloj, kaj pli ne estas permesataj en ĉi tiu servilo
    }; antaŭe finu aŭ forlasu unu.
refused-robots-off = Robotoj estas malŝaltitaj en ĉi tiu servilo; atendu, ĝis homoj aliĝos.
refused-too-much = “{ $word }” estas superflua: la movo jam estas kompleta sen ĝi.
typed-not-now = `{ $word }` ne estas elektebla ĉi tie; jen tio, kio eblas.
refused-not-on-menu = “{ $word }” ne estas elektebla ĉi tie; la proponoj montras, kio eblas.
refused-seat-bot = Programo ne povas preni sidlokon; elektu homon.
refused-seat-banned = Tiu homo estas forbarita de la tabloj de ĉi tiu servilo; elektu iun alian aŭ petu moderanton nuligi la forbaron.
refused-rematch-elsewhere = Revanĉon oni petas en la servilo, kie estis la tablo; tajpu `/table rematch` tie.
refused-old-control = Tiu butono venas de pli frua versio de mi; `/tables` kaj `/hand` montras, kion vi povas fari nun.
refused-option-typed = Mi ne komprenas unu el la opcioj; elektu el la proponoj.
refused-command-changed = Ĉi tiu komando intertempe ŝanĝiĝis; reŝargu Discord kaj tajpu ĝin denove.
refused-no-standing = Ĉi tie oni ne povas respondi anticipe; oni demandas vin ĉiufoje.
refused-kick-stranger = Tiu homo ne sidas ĉe ĉi tiu tablo.

## Typed moves.
typed-table = Kiu tablo, se vi sidas ĉe pluraj

## A closer look.
table-zoom = Pligrandigi
table-whole = La tuta tablo per vortoj
zoom-where = Ĉirkaŭrigardi…
refused-no-closer = En la bildo de ĉi tiu tablo estas nenio por pligrandigi.
