config-title = Inställningar
config-show-here = Så här gäller de i { $channel }:
config-new-tables = Ett bord behåller det som det öppnades med: klockor, trådar, robotar, alternativ. Allt annat ändras genast.
config-changed = Ändrat för nya bord; de som är öppna förblir som de är.
config-changed-now = Ändrat; det gäller från och med nu.
config-on = på
config-off = av
config-all = alla
config-none-channel = överallt
config-none-role = alla
config-none-nowhere = ingenstans
config-no-limit = ingen gräns
config-clock-own = enligt spelet
config-time-s = { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
config-time-m = { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
config-time-h = { $count ->
        [one] { $count } timme
       *[other] { $count } timmar
    }
config-time-d = { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
config-from-table = för det här bordet
config-from-channel = för den här kanalen
config-from-server = för servern
config-from-default = standard
config-field-value = Värde
config-field-game = Spel
config-field-option = Alternativ
config-defaults-game = { $game } ({ $options })
config-defaults-option = { $option }: { $value }
config-typed-value = Värdet; ”default” återställer det
config-typed-game = Vilket spel
config-typed-option = Vilket av spelets alternativ
config-value-channel = Bara för den kanal du väljer
config-word-default = Som vanligt
config-word-usual = normal
config-word-any = i realtid eller per korrespondens
config-word-live = i realtid: sekunder och minuter
config-word-correspondence = per korrespondens: timmar och dagar
config-word-easy = lätt
config-word-strong = stark
config-word-robot = en robot spelar vidare
config-word-pause = bordet pausas
config-word-host = bordets värd
config-word-moderators = bara moderatorer
config-word-auto = serverns eget

config-games = Spel
    .help = Vilka spel som får spelas: deras namn med mellanslag emellan, eller skriv ”all”
config-channels = Kanaler
    .help = Var bord får öppnas: omnämn kanalerna, eller skriv ”all”
config-openers = Vem som får öppna bord
    .help = Omnämn rollerna, eller skriv ”all”
config-joiners = Vem som får gå med
    .help = Omnämn rollerna, eller skriv ”all”
config-tables = Bord per kanal
    .help = Hur många bord som får vara öppna samtidigt i en kanal; 0: ingen gräns
config-seats = Bord per spelare
    .help = Vid hur många bord samma person får sitta samtidigt; 0: ingen gräns
config-pace = Tempo
    .help = Om bord spelas i realtid, per korrespondens eller hur man vill
config-clock = Tid per tur
    .help = Till exempel 90s, 5m, 12h eller 2d; 0: spelets egen tid
config-window = Tid per reaktion
    .help = För tvivel, blockeringar och liknande: 20s, 1m, 6h; 0: spelets egen tid
config-threads = Trådar
    .help = Om varje bord får en egen tråd
config-robots = Robotar tillåtna
    .help = Om robotar får läggas till vid borden
config-level = Robotarnas nivå
    .help = Hur bra robotarna spelar, i spel som har den nivån
config-coach = Coach
    .help = Om man får be om råd medan man spelar; ett sådant parti räknas inte i ratingen
config-defaults = Alternativ för nya bord
    .help = Vad ett spels bord börjar med; bordets värd får ändå ändra det
config-language = Språk
    .help = Vilket språk alla får läsa här; privata svar kommer på var och ens eget
config-sleepers = När en spelare sover
    .help = Vad som händer när någon låter två turer i rad gå förbi
config-enders = Vem som får avsluta ett bord
    .help = Om ett pågående bord får avslutas av sin värd, eller bara av en moderator
config-log = Loggkanal
    .help = Var ändringar och det moderatorer gör visas: omnämn en kanal, eller skriv ”nowhere”

config-panel-server = För hela servern:
config-panel-channel = Bara för { $channel }:
config-panel-which = Vad vill du ändra?
config-panel-scope = För en kanal…
config-panel-pick = Välj; tomt betyder som vanligt
config-panel-type = Skriv ett värde
config-panel-default = Som vanligt
config-panel-all = Alla inställningar
config-panel-whole = Hela servern

config-reset-all = allt som är inställt här
config-reset-sure = Vill du återställa **{ $what }**? Då blir det som vanligt igen.
config-reset-yes = Återställ
config-reset-done = { $count ->
        [0] Här var inget inställt; inget har ändrats.
        [one] Återställt: en inställning är som vanligt igen.
       *[other] Återställt: { $count } inställningar är som vanligt igen.
    }

audit-title = Vem som har ändrat vad
audit-nothing = Inget har ändrats än.
audit-save = Spara som fil
audit-file = { $count ->
        [one] En ändring, som en tabell för kalkylprogram.
       *[other] { $count } ändringar, som en tabell för kalkylprogram.
    }
    .when = när
    .who = vem
    .channel = kanal
    .what = vad
    .from = från
    .to = till
audit-forgotten = någon som bett om att glömmas
audit-in-channel = { " " }i { $channel }
audit-setting = **{ $setting }**{ $where }: { $before } → { $after }
audit-ban = bannlyste { $what }
audit-ban-until = bannlyste { $what } till { $when }
audit-why = { $act } ({ $reason })
audit-unban = hävde bannlysningen av { $what }
audit-end = avslutade bord { $what }
audit-close = stängde lobbyn för bord { $what }
audit-pause = pausade bord { $what }
audit-resume = lät bord { $what } fortsätta
audit-extend = gav bord { $what } mer tid
audit-kick = tog bort någon från bord { $what }
audit-seat = gav någon ny en plats vid bord { $what }
audit-host = gav bord { $what } en ny värd
audit-move = flyttade bord { $what }

refused-setting-choice = För ”{ $setting }” kan du välja: { $each }.
    .each = { CALLED($word, $typed) }
refused-setting-number = ”{ $setting }” kan vara ett heltal från 0 (ingen gräns) till { $most }.
refused-setting-clock = ”{ $setting }” kan vara { $least }s till { $most }m för bord i realtid, eller 1h till 7d per korrespondens; 0 låter varje spel bestämma.
refused-setting-channels = ”{ $setting }” kan vara { $most ->
        [one] en kanal på den här servern, omnämnd med #, eller ”{ $none }”.
       *[other] upp till { $most } kanaler på den här servern, omnämnda med #, eller ”{ $none }”.
    }
refused-setting-roles = ”{ $setting }” kan vara upp till { $most } roller på den här servern, omnämnda med @, eller ”{ $none }”.
refused-setting-defaults = ”{ $setting }” kräver ett spel, ett av dess alternativ och ett värde; välj bland förslagen.
refused-setting-log = Jag kan inte skriva i den kanalen; låt mig se den och skicka meddelanden där, eller välj en annan.
refused-setting-server-only = ”{ $setting }” går bara att ställa in för hela servern; utelämna kanalen.
refused-setting-name = Den inställningen finns inte. De som finns är: { $each }.
    .each = { CALLED($word, $typed) }
refused-clock-live = Borden här spelas i realtid: välj en tid i sekunder eller minuter.
refused-clock-correspondence = Borden här spelas per korrespondens: välj en tid på minst en timme.

table-opened-under = Öppnat med de här inställningarna:
refused-openers = Här får bara { $roles } öppna bord; `/tables` visar var du kan gå med, eller fråga en moderator.
refused-joiners = Här får bara { $roles } gå med; en moderator kan ge dig den rollen.
refused-banned = Du kan inte öppna bord eller gå med på den här servern just nu; en moderator kan häva bannlysningen.
refused-banned-why = Du kan inte öppna bord eller gå med på den här servern just nu ({ $reason }); en moderator kan häva bannlysningen.
refused-banned-until = Du kan öppna bord och gå med på den här servern igen { $when }; en moderator kan häva bannlysningen tidigare.
refused-banned-until-why = Du kan öppna bord och gå med på den här servern igen { $when } ({ $reason }); en moderator kan häva bannlysningen tidigare.

moderate-age = öppet i { $age }
moderate-which = Vilket bord?
moderate-who = Vem tar platsen efter { $seat }?
moderate-pause = Pausa
moderate-resume = Fortsätt
moderate-extend = Mer tid
moderate-seat = Någon ny för { $seat }
moderate-end = Avsluta
done-extend = Klockan för det pågående beslutet börjar om.
done-ban = { $who } kan inte öppna bord eller gå med här förrän du häver bannlysningen med `/moderate unban`. { $seats ->
        [0] Det fanns ingen plats att ta över.
        [one] En robot tar över en plats.
       *[other] Robotar tar över { $seats } platser.
    }
done-ban-until = { $who } kan öppna bord och gå med här igen { $when }. { $seats ->
        [0] Det fanns ingen plats att ta över.
        [one] En robot tar över en plats.
       *[other] Robotar tar över { $seats } platser.
    }
bans-title = Bannlysningar
bans-none = Ingen är bannlyst här.
bans-open = { $who } tills bannlysningen hävs; av { $by } den { $when }
bans-until = { $who } till { $until }; av { $by } den { $when }
bans-later = Senare
bans-earlier = Tidigare
history-title = Tidigare bord
history-none = Inget bord på den här servern är avslutat än.
history-none-of = { $who } har inte suttit vid något avslutat bord på den här servern.
history-nobody = ingen
history-asleep = { $name } (somnade)
history-left = { $name } (lämnade bordet)
history-kicked = { $name } (borttagen)
history-long = { $age }
history-lobby = bara en lobby, { $age }
history-ended-host = avslutat i förtid av värden { $who }
history-ended-moderator = avslutat i förtid av moderatorn { $who }
history-ended-forgotten = avslutat i förtid av någon som bett om att glömmas
history-abandoned = avslutat eftersom ingen kom tillbaka på flera dagar
history-closed-host = stängt av värden { $who }
history-closed-moderator = stängt av moderatorn { $who }
history-closed-forgotten = stängt av någon som bett om att glömmas
history-closed-idle = stängt eftersom ingen startade
history-closed-empty = stängt eftersom alla gick
history-closed-unknown = stängt; okänt av vem
history-unreadable = den här versionen kan inte läsa hur det slutade
history-later = Senare
history-earlier = Tidigare
done-unban = { $who } kan öppna bord och gå med igen.
refused-ban-bot = Bottar spelar inte här; välj en människa.
refused-ban-self = Du kan inte bannlysa dig själv; det kan en annan moderator.
refused-not-banned = Den personen är inte bannlyst här; inget har ändrats.
