seat-robot = { $name } ({ EMOJI("robot") }robot)
seat-robot-level = { $name } ({ EMOJI("robot") }robot, { $level })
seat-asleep = { $name } (sover, en robot spelar)
seat-left = { $name } (borta, en robot spelar)
seat-kicked = { $name } (borttagen, en robot spelar)
seat-conceded = { $name } (gav upp)

lobby-seats = { $missing ->
        [0] { $taken } av { $most } platser tagna; värden kan starta.
        [one] { $taken } av { $most } platser tagna; en spelare till behövs för att starta.
       *[other] { $taken } av { $most } platser tagna; { $missing } spelare till behövs för att starta.
    }
lobby-host = { $name } · värd
lobby-series = Vunna partier i serien hittills: { $score }
lobby-options-are = Alternativ:
lobby-join = Gå med
lobby-leave = Lämna bordet
lobby-robot = Lägg till robot
lobby-options = Alternativ
pick-chance = Låt slumpen avgöra
lobby-rules = Regler
lobby-start = Starta
# The verb is the same for one and for several.
lobby-playing = { $count ->
        [one] { $people } spelar.
       *[other] { $people } spelar.
    }
lobby-played = Här spelade { $people }.
lobby-closed = Det här bordet stängdes innan det hade startat. `/play` öppnar ett nytt.
lobby-done = Klart.
lobby-there = Bordet är öppet: { $link }
lobby-robot-out = Skicka bort { $name }
options-head = Vad ska vara annorlunda vid det här bordet?
options-which = Alternativ
options-value = Värde
thread-name = #{ $number } { $game }
    .before = { $game } · bord { $number }

table-press = Tryck på **{ $hand }**.
table-until = Tidsgräns: { $when }.
table-paused = Bordet är pausat. Det fortsätter med `/table resume`.
table-paused-asleep = Någon sover, så bordet väntar. Det fortsätter med **Jag är tillbaka**, eller när värden skriver `/table resume`; då spelar en robot på den platsen.
table-paused-host-asleep = Värden sover, så bordet väntar. Det fortsätter med **Jag är tillbaka**, eller när någon vid bordet skriver `/table resume`; då spelar en robot på den platsen.
table-agree-pause = Gå med på paus
table-paused-nobody = Ingen är vaken vid det här bordet, så det väntar. Det fortsätter med **Jag är tillbaka**.
table-offer = { $who } erbjuds plats { $seat } och kan ta den med **Ta platsen**.
table-ended = Ingen vann: partiet spelades inte till slut.
table-series = Serien hittills: { $score }
table-ratings = Rating: { $moves }
table-won = { EMOJI("trophy") }{ $won }
table-hand = Min hand
table-log = Logg
table-rules = Regler
table-back = Jag är tillbaka
table-accept = Ta platsen
table-rematch = Revansch
table-export = Spara partiet
table-replay = Repris
table-call-head = **{ $game } · bord { $number }**
table-call = { $who }, din tur.
table-call-answer = { $who }, bordet väntar på svar.
table-call-dm = Ett parti { $game } väntar på dig: { $link }
table-remind-dm = Tiden håller på att ta slut i ett parti { $game } som väntar på dig: { $link }
table-remind = { $who }, tiden håller på att ta slut.
table-trouble = Något gick fel hos oss. Inget har hänt vid bordet; försök igen om en stund. Jag säger till här när det fungerar igen.
table-trouble-over = Nu fungerar det igen; spela vidare.
table-suggestion = { $game } · bord { $number }

replay-title = { $game } · bord { $number } · steg { $step } av { $steps }
replay-first = « Början
replay-back = ‹ Tillbaka
replay-next = Framåt ›
replay-last = Slutet »
replay-eyes = Med vems ögon?
replay-everybody = Som alla såg det
replay-open = Öppna händer
replay-seat = Som { $name } såg det
replay-hand = Handen hos { $owner }
replay-told = Till { $name }: { $line }
replay-quiet = Inget som gick att se härifrån.
replay-older = De här reglerna är nyare än partiet: det går att följa hit.
replay-suggestion = { $game } · bord { $number } · { $people }
refused-replay-none = Inget parti har spelats färdigt här än; `/play` öppnar ett bord.

won-by = { $winners } vann.
nobody-won = Ingen vann.

hand-not-yet = Partiet har inte börjat än.
hand-moved-on = Spelet har gått vidare; så här ser det ut nu.
hand-head = -# { $game } · bord { $number } · { $link }
hand-played = Du valde: **{ $choice }**.
hand-since = Ditt senaste drag och vad som hänt sedan:
hand-so-far = Det här har hänt:
hand-refresh = Uppdatera
hand-resting = { $game } · bord { $number }: den här panelen vilar efter en kvart. Tryck på knappen så ser du hur det ser ut vid bordet.
hand-left = { $game } · bord { $number }: en robot spelar åt dig. Med **Jag är tillbaka** får du platsen igen.
hand-left-alone = { $game } · bord { $number }: bordet väntar på dig. Det fortsätter med **Jag är tillbaka**.
hand-gone = { $game } · bord { $number }: du spelar inte här längre.
hand-ended = Bordet är avslutat.
hand-answered = Du har svarat.
hand-watching = Du sitter inte vid det här bordet; det här är vad alla ser.
hand-rules = Regler: { $what }
hand-rules-which = Regler om…
hand-undo = Ångra
hand-undone = Ångrat.
hand-may-change = Du har svarat, men får fortfarande ändra dig.
hand-learned = Du fick veta:
hand-welcome-back = Välkommen tillbaka: platsen är din igen.
hand-never-away = Platsen är redan din.
hand-dm-closed = Dina direktmeddelanden är stängda, så din hand visas här. Vill du få den dit: öppna dem för den här servern och välj `/preferences hands:dm` igen.
standing-on = Slå på: { $what }
standing-off = Slå av: { $what }
standing-menu = Svara åt mig utan att fråga…
standing-title = Stående svar
standing-what = Det du slår på här svarar jag åt dig, utan att fråga.
standing-none = Jag svarar inte på något åt dig: du får alltid frågan.
standing-now = Det här svarar jag åt dig nu:
standing-dropped = Utelämnat, eftersom det säger emot de andra: { $what }.
standing-open = Stående svar
standing-count = Stående svar: { $count }

more-open = Mer
more-title = **[{ $game } · bord { $number }]({ $link })**
more-words = I ord
more-pause = Pausa
more-resume = Fortsätt
more-leave = Lämna bordet

fair-play = Rent spel
fair-play-what = När det här bordet öppnades drogs ett hemligt tal för det: fröet. Ur det, och ur klicket på Starta, följer varenda blandning, så ingen har kunnat välja korten, inte ens botten.
fair-play-fingerprint = Det här är fröets fingeravtryck; inget annat frö har samma:
    `{ $hash }`
fair-play-later = När partiet är slut visas fröet också här, och då kan vem som helst kontrollera varje blandning.
fair-play-never = Vid det här bordet spelades inget parti, så det finns inget att kontrollera.
fair-play-seed = Och det här är fröet, med numret på klicket på Starta:
    `{ $seed }`
    `{ $start }`
fair-play-check = Så kontrollerar du: **Spara partiet** ger dig hela partiet som en fil, och `python -m games verify { $file }` går igenom varje blandning i den.

rematch-there = Revanschen är redan öppen: { $link }
export-text = Hela partiet med sitt frö. `python -m games verify { $file }` kontrollerar varje blandning.
log-title = Vad som har hänt
log-since = Sedan din senaste tur
log-before = Dessförinnan
log-empty = Inget än.
log-turn = { $name } på tur
log-numbered = { $number } · { $title }
log-jump = Till en runda eller tur
log-first = « Början
log-earlier = ‹ Tidigare
log-later = Senare ›
log-newest = Senaste »

tables-title = Bord
tables-none = Inget bord är öppet här. `/play` öppnar ett.
tables-more = { $count ->
        [one] … och ett till.
       *[other] … och { $count } till.
    }
tables-waiting-you = **väntar på dig**
tables-waiting = väntar på { $who }
tables-waiting-counted = { $count ->
        [one] ett svar saknas
       *[other] { $count } svar saknas
    }
tables-lobby = öppen lobby
tables-playing = pågår
tables-paused = pausat
tables-over = slut
tables-closed = stängt

sure-leave = Vill du lämna bord { $number } ({ $game })? En robot spelar åt dig tills du kommer tillbaka.
    .yes = Lämna bordet
sure-leave-alone = Vill du lämna bord { $number } ({ $game })? Ingen annan är vaken, så det väntar tills du kommer tillbaka.
sure-leave-lobby = Vill du lämna bord { $number } ({ $game }) innan det startar?
sure-concede = Vill du ge upp partiet vid bord { $number } ({ $game }) för gott?
    .yes = Ge upp
sure-kick = Ska { $who } bort från bord { $number } ({ $game })? En robot tar över platsen för gott.
    .yes = Ta bort
sure-kick-lobby = Ska { $who } bort från bord { $number } ({ $game }), så att platsen blir ledig?
sure-end = Vill du avsluta bord { $number } ({ $game }) för alla?
    .yes = Avsluta bordet
sure-end-lobby = Vill du stänga lobbyn för bord { $number } ({ $game })?
sure-no = Låt vara
sure-nothing = Inget har ändrats.
done-leave = En robot spelar åt dig. Med **Jag är tillbaka** eller `/table return` får du platsen igen.
done-leave-alone = Bordet väntar på dig. Det fortsätter med **Jag är tillbaka** eller `/table return`.
done-leave-lobby = Din plats är ledig igen.
done-pause = Bordet är pausat; det fortsätter med `/table resume`.
# The verb is the same for one and for several.
done-wish-pause = Du har bett om en paus; den börjar när { $count ->
        [one] { $who } också
       *[other] { $who } också
    } går med på det, med **Gå med på paus** vid bordet.
done-host = { $who } är värd för bordet nu.
done-move = Spelet fortsätter i den här kanalen.
done-resume = Spelet fortsätter.
done-concede = Du har gett upp.
done-kick = En robot har platsen nu.
done-kick-lobby = Platsen är ledig igen.
done-end = Bordet är avslutat.
done-end-lobby = Lobbyn är stängd.
seat-offered = { $who } erbjuds plats { $seat } och kan ta den vid bordet.

preferences-help = Hur jag talar till dig, på alla servrar
preference-hands = Hur du får din hand
    .panel = i en privat panel när jag ber om den
    .dm = med direktmeddelande, som hålls aktuellt
preference-hands-panel = Din hand visas när du trycker på **Min hand** eller skriver `/hand`.
preference-hands-dm = Din hand kommer med direktmeddelande och hålls aktuell där.
preference-pings = Hur du får veta att ett bord väntar på dig
    .mention = med ett omnämnande vid bordet
    .dm = med direktmeddelande
    .none = inte alls
preference-pings-mention = Bordet omnämner dig när det väntar på dig.
preference-pings-dm = Du får ett direktmeddelande när ett bord väntar på dig; är de stängda blir det ett omnämnande.
preference-pings-none = Bordet omnämner dig aldrig.
preference-pictures = Bilder i din privata panel
    .on = bilder och ord
    .off = bara ord
preference-pictures-on = Din panel har bilder.
preference-pictures-off = Din panel har inga bilder: allt står i ord, även hela bordet.
preference-passes = Passa automatiskt, i spel som har det
    .off = jag bestämmer varje gång
    .on = passa åt mig, alltid
preference-passes-off = Du får frågan varje gång innan det blir pass.
preference-passes-on = I spel som har det passar jag åt dig, partiet ut.
preference-confirm = Vilka drag du ska bekräfta
    .off = bara viktiga drag
    .on = alla drag
preference-confirm-off = Bara viktiga drag, som en anklagelse, måste du bekräfta.
preference-confirm-on = Du måste bekräfta varje drag.
preference-language = Ditt språk
    .auto = som på Discord
preference-language-auto = Jag talar samma språk med dig som ditt Discord, eller serverns om jag inte kan det.
preference-gender = Hur texter talar om dig
    .n = varken hon eller han
    .f = hon
    .m = han
preference-gender-n = Texter om dig är neutrala. Det märks bara på språk som böjer det de säger om människor.
preference-gender-f = Hur ditt språk än uttrycker det är du en **hon**. Det märks bara på språk som böjer orden.
preference-gender-m = Hur ditt språk än uttrycker det är du en **han**. Det märks bara på språk som böjer orden.

privacy-export = { $count ->
        [0] Jag sparar ingenting om dig.
        [one] Allt jag sparar om dig, på { $count } rad. Kort och frön från pågående partier är inte med.
       *[other] Allt jag sparar om dig, på { $count } rader. Kort och frön från pågående partier är inte med.
    }
privacy-sure = Ska jag glömma allt om dig? { $count ->
        [0] Du sitter inte vid något bord.
        [one] En robot tar över din plats, för gott.
       *[other] Robotar tar över dina { $count } platser, för gott.
    } I gamla partier står ett nummer i stället för ditt namn; en bannlysning som gäller ligger kvar tills den går ut.
privacy-yes = Glöm mig
privacy-done = Glömt. Spelar du igen börjar du om från noll.

lost-gone = Ditt bord { $number } ({ $game }) har blivit av med sin kanal. Inget annat har gått förlorat: `/table move` i en annan kanal på { $server } flyttar det dit, och `/hand` fungerar överallt.
lost-forbidden = Jag kan inte längre visa ditt bord { $number } ({ $game }) där det var. Så snart en moderator på { $server } låter mig se den kanalen och skicka meddelanden och filer där fortsätter det av sig självt.
lost-removed = Jag har tagits bort från { $server }; ditt bord { $number } ({ $game }) väntar tills jag bjuds in igen.
lost-player = { $who } har lämnat { $server }; en robot spelar på den platsen vid ditt bord { $number } ({ $game }). Med `/table seat` kan du erbjuda den till någon ny.
lost-log = { $host }: { $text }

rules-more = Mer om…
help-waiting = Väntar på dig
help-elsewhere = - På den här servern öppnas bord i { $channels }, med `/play` där: { $games }.
help-direct =
    - Bord öppnar man på en server, med `/play`, och där går man också med: { $games }.
    - `/hand` visar dina kort även här, med allt du kan göra.
    - `/rules` förklarar varje spel på korta sidor.
    - `/preferences` bestämmer hur jag talar till dig: händer och påminnelser med direktmeddelande, ord i stället för bilder. `/privacy` visar och glömmer det som sparas om dig.
help-play = - `/play` öppnar ett bord: { $games }. Andra trycker på **Gå med**; värden kan trycka på **Lägg till robot** eller **Alternativ**, och till sist på **Starta**.
help-text =
    - **Min hand** eller `/hand` visar dina kort för dig ensam, med allt du kan göra.
    - `/tables` visar vad som spelas här; `/table` lämnar bordet, kommer tillbaka, pausar, ger upp, avslutar och spelar igen.
    - `/replay` går igenom ett avslutat parti steg för steg, som alla eller en viss spelare såg det, eller med öppna händer.
    - `/rules` förklarar varje spel på korta sidor; `/leaderboard` och `/stats` visar hur bra det går för folk här.
    - `/preferences` bestämmer hur jag talar till dig: händer och påminnelser med direktmeddelande, ord i stället för bilder. `/privacy` visar och glömmer det som sparas om dig.
help-credits = Bilder av Parlour; små tecken efter Game-icons.net (CC BY 3.0).
help-moderator = Som moderator: `/config panel` visar alla inställningar på ett ställe och ändrar dem, och var och en har ett eget kommando (`/config clock` och så vidare); `/moderate tables` sköter om borden, `/moderate history` listar dem som är slut, och `/moderate ban` stänger av folk från borden.

refused-unknown-table = Det bordet finns inte här. `/tables` visar de öppna.
refused-server-unknown = Jag har precis startat och känner inte till den här servern än; försök igen om en stund.
refused-other-game = Vid bord { $number } spelas { $game }; dragen där börjar med `{ $command }`.
refused-which-table = Du sitter vid flera bord; ange ett med alternativet table, eller skriv i bordets egen tråd.
refused-nothing-finished = Du har inte spelat färdigt något parti här än; `/play` öppnar ett bord.
refused-at-no-table = Du sitter inte vid något bord. `/play` öppnar ett, och **Gå med** i en lobby ger dig en plats.
refused-unknown-game = Det spelet finns inte här. `/play` visar vilka som finns.
refused-unknown-topic = Den sidan finns inte. Sidorna är: { $topics }.
refused-permissions = Jag behöver de här behörigheterna här: { $permissions }. Fråga en moderator, eller pröva en annan kanal.
permission-read_messages = Visa kanal
permission-send_messages = Skicka meddelanden
permission-send_messages_in_threads = Skicka meddelanden i trådar
permission-create_public_threads = Skapa offentliga trådar
permission-attach_files = Bifoga filer
permission-embed_links = Bädda in länkar
permission-read_message_history = Läsa meddelandehistorik
refused-channel = På den här servern öppnas bord i { $channels }; skriv `/play` där.
refused-game = Här går det att spela { $games }; välj bland dem.
refused-tables = { $most ->
        [one] Det finns redan ett bord i den här kanalen, och fler får det inte vara
       *[other] Det finns redan { $most } bord i den här kanalen, och fler får det inte vara
    }; `/tables` visar var du kan gå med.
refused-seats = { $most ->
        [one] Du sitter redan vid ett bord, och fler får det inte vara på den här servern
       *[other] Du sitter redan vid { $most } bord, och fler får det inte vara på den här servern
    }; spela klart eller lämna ett först.
refused-robots-off = Robotar är avstängda på den här servern; vänta tills fler går med.
refused-too-much = ”{ $word }” är en sak för mycket: draget är fullständigt utan det.
typed-not-now = `{ $word }` går inte att välja här; det här går.
refused-not-on-menu = ”{ $word }” går inte att välja här; förslagen visar vad som går.
refused-seat-bot = En bot kan inte ta en plats; välj en människa.
refused-seat-banned = Den personen är bannlyst från borden på den här servern; välj någon annan, eller låt en moderator häva bannlysningen.
refused-rematch-elsewhere = Revansch ber man om på den server där bordet fanns; skriv `/table rematch` där.
refused-old-control = Den knappen kommer från en tidigare version av mig; `/tables` och `/hand` visar vad du kan göra nu.
refused-option-typed = Ett av alternativen förstår jag inte; välj bland förslagen.
refused-command-changed = Kommandot har ändrats under tiden; ladda om Discord och skriv det igen.
refused-no-standing = Här går inget att svara på i förväg; du får frågan varje gång.
refused-kick-stranger = Den personen sitter inte vid det här bordet.

typed-table = Vilket bord, om du sitter vid flera

table-zoom = Zooma in
table-whole = Hela bordet i ord
zoom-where = Se dig omkring…
refused-no-closer = På bilden av det här bordet finns inget att titta närmare på.
