## Settings: in the panel, in `/config show`, and behind the typed commands.
# "all", "nowhere" and "default" are typed alike in every language.
config-title = Agordoj
config-show-here = Kiel ili validas en { $channel }:
config-new-tables = Tablo konservas tion, kun kio ĝi malfermiĝis: horloĝojn, fadenojn, robotojn, opciojn. Ĉio alia ŝanĝiĝas tuj.
config-changed = Ŝanĝite por novaj tabloj; la malfermaj restas, kiel ili estas.
config-changed-now = Ŝanĝite; tio validas ekde nun.
config-on = jes
config-off = ne
config-all = ĉiuj
config-none-channel = ĉie
config-none-role = ĉiuj
config-none-nowhere = nenie
config-no-limit = sen limo
config-clock-own = laŭ la ludo
config-time-s = { $count ->
        [one] { $count } sekundo
       *[other] { $count } sekundoj
    }
config-time-m = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutoj
    }
config-time-h = { $count ->
        [one] { $count } horo
       *[other] { $count } horoj
    }
config-time-d = { $count ->
        [one] { $count } tago
       *[other] { $count } tagoj
    }
config-from-table = por ĉi tiu tablo
config-from-channel = por ĉi tiu kanalo
config-from-server = por la servilo
config-from-default = kutime
config-field-value = Valoro
config-field-game = Ludo
config-field-option = Opcio
config-defaults-game = { $game } ({ $options })
config-defaults-option = { $option }: { $value }
config-typed-value = La valoro; “default” restarigas la kutiman
config-typed-game = Kiu ludo
config-typed-option = Kiu el ĝiaj opcioj
config-value-channel = Nur por ĉi tiu kanalo
config-word-default = Kiel kutime
config-word-usual = normala
config-word-any = en reala tempo aŭ koresponde
config-word-live = en reala tempo: sekundoj kaj minutoj
config-word-correspondence = koresponde: horoj kaj tagoj
config-word-easy = facila
config-word-strong = forta
config-word-robot = roboto ludas plu
config-word-pause = la tablo paŭzas
config-word-host = la gastiganto
config-word-moderators = nur moderantoj
config-word-auto = la propra de la servilo

## The settings themselves: a name, and what it does.
config-games = Ludoj
    .help = Kiujn ludojn oni rajtas ludi: iliaj nomoj kun spacoj inter ili, aŭ “all”
config-channels = Kanaloj
    .help = Kie oni rajtas malfermi tablojn: menciu la kanalojn, aŭ “all”
config-openers = Kiu rajtas malfermi tablojn
    .help = Menciu la rolojn, aŭ “all”
config-joiners = Kiu rajtas aliĝi
    .help = Menciu la rolojn, aŭ “all”
config-tables = Tabloj en unu kanalo
    .help = Kiom da tabloj povas esti samtempe malfermaj en unu kanalo; 0: sen limo
config-seats = Tabloj por unu ludanto
    .help = Ĉe kiom da tabloj unu homo rajtas sidi samtempe; 0: sen limo
config-pace = Ritmo
    .help = Ĉu oni ludas en reala tempo, koresponde, aŭ ambaŭmaniere
config-clock = Tempo por vico
    .help = Ekzemple 90s, 5m, 12h aŭ 2d; 0 lasas tion al ĉiu ludo
config-window = Tempo por reago
    .help = Por dubi, bloki kaj simile: 20s, 1m, 6h; 0 lasas tion al ĉiu ludo
config-threads = Fadenoj
    .help = Ĉu ĉiu tablo ricevas propran fadenon
config-robots = Robotoj permesitaj
    .help = Ĉu oni rajtas aldoni robotojn al tabloj
config-level = Nivelo de robotoj
    .help = Kiom bone ludas robotoj, en ludoj, kiuj konas tiun nivelon
config-coach = Konsilanto
    .help = Ĉu oni rajtas peti konsilon dum la ludo; tia partio ne kalkuliĝas por rangopoentoj
config-defaults = Opcioj de novaj tabloj
    .help = Kun kio komenciĝas tabloj de iu ludo; la gastiganto povas ŝanĝi tion
config-language = Lingvo
    .help = La lingvo por ĉiuj ĉi tie; privataj respondoj estas en la lingvo de ĉiu leganto
config-sleepers = Kiam ludanto dormas
    .help = Kio okazas, kiam iu preterlasas du sinsekvajn vicojn
config-enders = Kiu rajtas fini tablon
    .help = Ĉu la gastiganto finas ludatan tablon, aŭ nur moderanto
config-log = Protokola kanalo
    .help = Kien iras ŝanĝoj kaj agoj de moderantoj: menciu kanalon, aŭ “nowhere”

## The panel.
config-panel-server = Por la tuta servilo:
config-panel-channel = Nur por { $channel }:
config-panel-which = Kion vi volas ŝanĝi?
config-panel-scope = Por unu kanalo…
config-panel-pick = Elektu; sen elekto validas la kutima valoro
config-panel-type = Tajpi valoron
config-panel-default = Kiel kutime
config-panel-all = Ĉiuj agordoj
config-panel-whole = La tuta servilo

## Taking back.
config-reset-all = ĉio agordita ĉi tie
config-reset-sure = Ĉu restarigi: **{ $what }**? Poste denove estos kiel kutime.
config-reset-yes = Restarigi
config-reset-done = { $count ->
        [0] Nenio estis agordita ĉi tie; nenio ŝanĝiĝis.
        [one] Restarigite: unu agordo denove estas kiel kutime.
       *[other] Restarigite: { $count } agordoj denove estas kiel kutime.
    }

## The audit.
audit-title = Kiu ŝanĝis kion
audit-nothing = Ankoraŭ nenio estas ŝanĝita.
audit-save = Konservi kiel dosieron
audit-file = { $count ->
        [one] Unu ŝanĝo, kiel tabelo por kalkultabela programo.
       *[other] { $count } ŝanĝoj, kiel tabelo por kalkultabela programo.
    }
    .when = kiam
    .who = kiu
    .channel = kanalo
    .what = kio
    .from = antaŭe
    .to = poste
audit-forgotten = iu, kiu petis esti forgesita
audit-in-channel = { " " }en { $channel }
audit-setting = **{ $setting }**{ $where }: { $before } → { $after }
audit-ban = forbaris: { $what }
audit-ban-until = forbaris ĝis { $when }: { $what }
audit-why = { $act } ({ $reason })
audit-unban = nuligis la forbaron: { $what }
audit-end = finis tablon { $what }
audit-close = fermis la atendejon de tablo { $what }
audit-pause = paŭzigis tablon { $what }
audit-resume = daŭrigis la ludon ĉe tablo { $what }
audit-extend = donis pli da tempo al tablo { $what }
audit-kick = forigis iun de tablo { $what }
audit-seat = sidigis novan ludanton ĉe tablo { $what }
audit-host = donis novan gastiganton al tablo { $what }
audit-move = transigis tablon { $what }

## Refused values.
refused-setting-choice = Por “{ $setting }” eblas: { $each }.
    .each = { CALLED($word, $typed) }
refused-setting-number = “{ $setting }” povas esti entjero de 0 (sen limo) ĝis { $most }.
refused-setting-clock = “{ $setting }” povas esti { $least }s ĝis { $most }m en reala tempo, aŭ 1h ĝis 7d koresponde; 0 lasas tion al ĉiu ludo.
refused-setting-channels = “{ $setting }” povas esti { $most ->
        [one] unu kanalo de ĉi tiu servilo, menciita per #, aŭ { $none }.
       *[other] ĝis { $most } kanaloj de ĉi tiu servilo, menciitaj per #, aŭ { $none }.
    }
refused-setting-roles = “{ $setting }” povas esti ĝis { $most } roloj de ĉi tiu servilo, menciitaj per @, aŭ { $none }.
refused-setting-defaults = “{ $setting }” bezonas ludon, unu el ĝiaj opcioj kaj valoron; elektu el la proponoj.
refused-setting-log = Mi ne povas skribi en tiu kanalo; permesu al mi vidi ĝin kaj sendi tien mesaĝojn, aŭ elektu alian.
refused-setting-server-only = “{ $setting }” validas nur por la tuta servilo; ellasu la kanalon.
refused-setting-name = Tia agordo ne ekzistas. Jen la ekzistantaj: { $each }.
    .each = { CALLED($word, $typed) }
refused-clock-live = Ĉi tie oni ludas en reala tempo: elektu tempon en sekundoj aŭ minutoj.
refused-clock-correspondence = Ĉi tie oni ludas koresponde: elektu tempon de almenaŭ unu horo.

## Who may come in.
table-opened-under = Malfermita kun ĉi tiuj agordoj:
refused-openers = Nur { $roles } rajtas malfermi tablojn ĉi tie; per `/tables` trovu tablon por aliĝi, aŭ turnu vin al moderanto.
refused-joiners = Nur { $roles } rajtas aliĝi al tabloj ĉi tie; moderanto povas doni al vi tiun rolon.
refused-banned = Nun vi ne povas malfermi tablojn nek aliĝi en ĉi tiu servilo; moderanto povas nuligi tion.
refused-banned-why = Nun vi ne povas malfermi tablojn nek aliĝi en ĉi tiu servilo ({ $reason }); moderanto povas nuligi tion.
refused-banned-until = Malfermi tablojn kaj aliĝi en ĉi tiu servilo vi povos denove { $when }; moderanto povas nuligi tion pli frue.
refused-banned-until-why = Malfermi tablojn kaj aliĝi en ĉi tiu servilo vi povos denove { $when } ({ $reason }); moderanto povas nuligi tion pli frue.

## For moderators: the tables.
moderate-age = malfermita antaŭ { $age }
moderate-which = Kiu tablo?
moderate-who = Kiu transprenas la sidlokon de { $seat }?
moderate-pause = Paŭzigi
moderate-resume = Daŭrigi
moderate-extend = Pli da tempo
moderate-seat = Nova ludanto por { $seat }
moderate-end = Fini
done-extend = La horloĝo de la nuna decido rekomenciĝas.
done-ban = { $who } ne povas malfermi tablojn nek aliĝi ĉi tie, ĝis vi nuligos tion per `/moderate unban`. { $seats ->
        [0] Neniu sidloko estis okupita.
        [one] Roboto transprenas la sidlokon.
       *[other] Robotoj transprenas { $seats } sidlokojn.
    }
done-ban-until = { $who } denove povos malfermi tablojn kaj aliĝi ĉi tie { $when }. { $seats ->
        [0] Neniu sidloko estis okupita.
        [one] Roboto transprenas la sidlokon.
       *[other] Robotoj transprenas { $seats } sidlokojn.
    }
bans-title = Forbaroj
bans-none = Neniu estas forbarita ĉi tie.
bans-open = { $who }: ĝis nuligo; decidis { $by }, { $when }
bans-until = { $who }: ĝis { $until }; decidis { $by }, { $when }
bans-later = Pli poste
bans-earlier = Pli frue
history-title = Pasintaj tabloj
history-none = Ankoraŭ neniu tablo de ĉi tiu servilo finiĝis.
history-none-of = { $who } sidis ĉe neniu finita tablo de ĉi tiu servilo.
history-nobody = neniu
history-asleep = { $name } (ekdormis)
history-left = { $name } (foriris)
history-kicked = { $name } (forigita)
history-long = { $age }
history-lobby = nur atendejo, { $age }
history-ended-host = finita antaŭtempe de la gastiganto, { $who }
history-ended-moderator = finita antaŭtempe de moderanto, { $who }
history-ended-forgotten = finita antaŭtempe de iu, kiu petis esti forgesita
history-abandoned = finita, ĉar dum pluraj tagoj neniu revenis
history-closed-host = fermita de la gastiganto, { $who }
history-closed-moderator = fermita de moderanto, { $who }
history-closed-forgotten = fermita de iu, kiu petis esti forgesita
history-closed-idle = fermita, ĉar neniu komencis
history-closed-empty = fermita, ĉar ĉiuj foriris
history-closed-unknown = fermita; oni ne scias, de kiu
history-unreadable = ĉi tiu versio ne povas legi, kiel ĝi finiĝis
history-later = Pli poste
history-earlier = Pli frue
done-unban = { $who } denove povas malfermi tablojn kaj aliĝi.
refused-ban-bot = Programoj ne ludas ĉi tie; elektu homon.
refused-ban-self = Vi ne povas forbari vin mem; alia moderanto povas.
refused-not-banned = Tiu homo ne estas forbarita ĉi tie; nenio ŝanĝiĝis.
