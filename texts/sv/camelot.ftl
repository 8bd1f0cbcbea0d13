camelot = Shadows over Camelot
    .motto = Uppdrag, en belägring – och en förrädare?
    .blurb = Runda bordet mot Ondskan, alla tillsammans: vinn uppdragen och stå emot belägringen. Men en av riddarna kan vara en förrädare.
camelot-lobby-facts = En timme eller mer · mycket att lära sig

camelot-arthur = Kung Artur
    .low = kung Artur
camelot-galahad = Sir Galahad
    .low = sir Galahad
camelot-gawain = Sir Gawain
    .low = sir Gawain
camelot-kay = Sir Kay
    .low = sir Kay
camelot-palamedes = Sir Palamedes
    .low = sir Palamedes
camelot-percival = Sir Percival
    .low = sir Percival
camelot-tristan = Sir Tristan
    .low = sir Tristan
camelot-power-arthur = **{ camelot-arthur }** · { camelot-does-arthur }
camelot-does-arthur = En gång i din hjältefas får du ge ett vitt kort till en annan riddare, som ger dig ett tillbaka.
camelot-power-galahad = **{ camelot-galahad }** · { camelot-does-galahad }
camelot-does-galahad = Du får spela turens enda vita specialkort utan att det kostar ett hjältedåd.
camelot-power-gawain = **{ camelot-gawain }** · { camelot-does-gawain }
camelot-does-gawain = Vid Runda bordet drar du tre kort i stället för två.
camelot-power-kay = **{ camelot-kay }** · { camelot-does-kay }
camelot-does-kay = När det inte räcker i en kamp du är med i, eller när du själv bekämpar en katapult, får du lägga till ett stridskort efter att allt har visats.
camelot-power-palamedes = **{ camelot-palamedes }** · { camelot-does-palamedes }
camelot-does-palamedes = Du får ett extra liv varje gång ett uppdrag som du är med i vinns.
camelot-power-percival = **{ camelot-percival }** · { camelot-does-percival }
camelot-does-percival = Du får titta på det översta svarta kortet innan du väljer hur Ondskan rycker fram.
camelot-power-tristan = **{ camelot-tristan }** · { camelot-does-tristan }
camelot-does-tristan = En gång per tur får du lämna Camelot utan att det kostar ett hjältedåd.

camelot-fight1 = Strid 1
camelot-fight2 = Strid 2
camelot-fight3 = Strid 3
camelot-fight4 = Strid 4
camelot-fight5 = Strid 5
camelot-grail = Graal
camelot-merlin = Merlin
camelot-clairvoyance = Siarblick
camelot-convocation = Kallelse
camelot-fate = Öde
camelot-heroism = Hjältemod
camelot-lady = Damen i sjön
camelot-messenger = Budbärare
camelot-piety = Fromhet
camelot-reinforcements = Förstärkning
camelot-sign-to = :
camelot-times = ×{ $count }

camelot-bk1 = Svarta riddaren 1
camelot-bk3 = Svarta riddaren 3
camelot-bk5 = Svarta riddaren 5
camelot-bk7 = Svarta riddaren 7
camelot-ld1 = Lancelot 1 / Draken 5
camelot-ld3 = Lancelot 3 / Draken 7
camelot-ld5 = Lancelot 5 / Draken 9
camelot-ld7 = Lancelot 7 / Draken 11
camelot-black_knight_1 = Svarta riddaren 1
camelot-black_knight_3 = Svarta riddaren 3
camelot-black_knight_5 = Svarta riddaren 5
camelot-black_knight_7 = Svarta riddaren 7
camelot-lancelot_1 = Lancelot 1
camelot-lancelot_3 = Lancelot 3
camelot-lancelot_5 = Lancelot 5
camelot-lancelot_7 = Lancelot 7
camelot-dragon_5 = Draken 5
camelot-dragon_7 = Draken 7
camelot-dragon_9 = Draken 9
camelot-dragon_11 = Draken 11
camelot-river = Mörka vatten
camelot-despair = Förtvivlan
camelot-pict_raid = Pikter
camelot-saxon_raid = Saxare
camelot-mercenaries = Legosoldater
camelot-morgan1 = Morgana (tre kort)
camelot-morgan2 = Morgana (tre till)
camelot-morgan3 = Morgana (två katapulter)
camelot-morgan4 = Morgana (ett liv var)
camelot-morgan5 = Morgana (två liv)
camelot-desolation = Ödeläggelse
camelot-dark_forest = Mörka skogen
camelot-guinevere = Guinevere
camelot-mists = Avalons dimmor
camelot-mordred = Mordred
camelot-vivien = Vivien
camelot-hidden = dolt
camelot-hidden_card = ett dolt svart kort
camelot-nothing = –

# `dir`: where a knight goes; `loc`: where a card is played or somebody fights. Both bring their preposition.
camelot-camelot = Camelot
    .dir = till Camelot
    .loc = i Camelot
camelot-black_knight = Svarta riddaren
    .dir = till Svarta riddaren
    .loc = mot Svarta riddaren
camelot-lancelot = Lancelot
    .dir = till Lancelot
    .loc = mot Lancelot
camelot-dragon = Draken
    .dir = till Draken
    .loc = mot Draken
camelot-excalibur = jakten på Excalibur
    .dir = ut på jakt efter Excalibur
    .loc = i jakten på Excalibur
camelot-holy_grail = jakten på Graal
    .dir = ut på jakt efter Graal
    .loc = i jakten på Graal
camelot-picts = kriget mot pikterna
    .dir = till kriget mot pikterna
    .loc = i kriget mot pikterna
camelot-saxons = kriget mot saxarna
    .dir = till kriget mot saxarna
    .loc = i kriget mot saxarna
camelot-off = utanför brädet
    .dir = bort från brädet
    .loc = utanför brädet

camelot-place-camelot = Camelot
camelot-place-black_knight = Svarta riddaren
camelot-place-lancelot = Lancelot
camelot-place-dragon = Draken
camelot-place-excalibur = Jakten på Excalibur
camelot-place-holy_grail = Jakten på Graal
camelot-place-picts = Kriget mot pikterna
camelot-place-saxons = Kriget mot saxarna
camelot-place-off = utanför brädet
camelot-heroism-black_knight = { camelot-place-black_knight }
camelot-heroism-lancelot = { camelot-place-lancelot }
camelot-heroism-dragon = { camelot-place-dragon }
camelot-heroism-excalibur = { camelot-place-excalibur }
camelot-heroism-holy_grail = { camelot-place-holy_grail }
camelot-heroism-picts = { camelot-place-picts }
camelot-heroism-saxons = { camelot-place-saxons }

camelot-siege_engine = en katapult
camelot-engine = en katapult
camelot-life = ett liv
camelot-sword = Excalibur
camelot-cup = den heliga Graal
camelot-armor = Lancelots rustning
camelot-loyal = Lojal
camelot-traitor = Förrädare
# Beside one sword; `many` beside several.
camelot-white_sword = vitt
    .many = vita
camelot-black_sword = svart
    .many = svarta
camelot-nearer = närmare riddarna
camelot-farther = bort från riddarna
camelot-move = förflyttning
camelot-quest = uppdrag
camelot-special = specialkort
camelot-heal = läkning
camelot-accuse = anklagelse

camelot-heading = Shadows over Camelot · { $turn ->
        [0] före första turen
       *[other] tur { $turn }
    }
camelot-turn-of = { $who } är på tur
camelot-white-pile = Vita leken
camelot-black-pile = Svarta leken
camelot-and-discards = slänghög: { $count }
camelot-short-sword = Excalibur
camelot-short-cup = Graal
camelot-short-armor = Rustning
camelot-at-waits = att vinna
camelot-at-lost = förlorad
camelot-at-escrow = väntar
camelot-sum-white = = { $sum }
camelot-sum-black = { $hidden ->
        [0] = { $sum }
        [one] = { $sum } + { $hidden } dolt
       *[other] = { $sum } + { $hidden } dolda
    }
camelot-no-spell = Inget svart kort gäller just nu.
camelot-phase-muster = Riddarna samlas.
camelot-phase-divide = De första gåvorna fördelas.
camelot-phase-evil = { $who }: Ondskan rycker fram
camelot-phase-heroic = { $who }: hjältefasen
camelot-phase-traitor = Förrädaren { $who } hjälper Ondskan
camelot-step-at = Svärdet: { $at }
camelot-swords-line = **{ $white }** { $white ->
        [one] vitt
       *[other] vita
    } och **{ $black }** { $black ->
        [one] svart
       *[other] svarta
    } av 12 svärd · **{ $engines }** av 12 katapulter
camelot-piles-line = Vita leken { $white } (slänghög { $spent }) · Svarta leken { $black } (slänghög { $gone })
camelot-in-force = Gäller nu: { $cards }
camelot-to-be-won = Reliker att vinna: { $relics }
camelot-title-end = Slutet
camelot-title-now = På bordet just nu
camelot-title-quests = Uppdrag
camelot-title-you = Du
camelot-title-known = Det som bara du vet
camelot-entering = Kommer i spel: { $card }
camelot-entering-hidden = Kommer i spel: ett dolt svart kort
camelot-offered = Erbjudna Merlin: { $count } av 3
camelot-played = Spelade vita kort: { $cards }
camelot-pool-line = Att dela på: { $cards }
camelot-pool-title = Att dela på
camelot-played-title = Spelat
camelot-line-combat = **{ $quest }** · Vitt: { $white } · Svart: { $hidden ->
        [0] { $black }
        [one] { $shown ->
            [0] { $hidden } dolt
           *[other] { $black } samt { $hidden } dolt
        }
       *[other] { $shown ->
            [0] { $hidden } dolda
           *[other] { $black } samt { $hidden } dolda
        }
    }
camelot-line-war = **{ $quest }** · { $laid } av 5 stridskort, härnäst { $card } · { $warriors } av 4 krigare
camelot-line-war-mordred = **{ $quest }** · Mordred kräver ännu en { $card } · { $warriors } av 4 krigare
camelot-line-excalibur = **{ $quest }** · svärdet står på { $at } (vunnet vid 5, förlorat vid -5)
camelot-line-grail = **{ $quest }** · graalkort: { $white }, svarta kort: { $black }, lediga rutor: { $free } av 7
camelot-quests-over = Avslutade uppdrag: { $quests }
camelot-line-marks = ↳ med { $cards }
camelot-line-knight = { $knight } · { $place } · ♥ { $life } · { $count } kort
camelot-line-dead = { $knight } har fallit.
camelot-line-unmasked = { $knight } är avslöjad: Förrädaren.
camelot-line-relics = Bär { $relics }
camelot-line-escrow = Excalibur får vänta tills det står klart om vinnaren överlever.
camelot-line-loyal = Bevisat lojal
camelot-line-traitor = Förrädaren
camelot-line-accused = Har använt sin enda anklagelse
camelot-siege-title = Belägring: { $engines } av 12
camelot-closed = avslutat
camelot-bank-evil = Ondskans strand
camelot-bank-knights = Riddarnas strand
camelot-mark-dead = fallen
camelot-mark-unmasked = avslöjad
camelot-mark-accused = anklagare
camelot-goal = Seger: fler vita än svarta av tolv svärd. Förlust: sju svarta svärd eller tolv katapulter.
camelot-verdict-loyal = Camelot står kvar: de lojala riddarna vinner!
camelot-verdict-evil = Camelot faller: Ondskan vinner.
camelot-nobody-won = Ondskan har vunnit, och ingen av riddarna med den.
camelot-why-engines = Tolv katapulter står framför murarna.
camelot-why-black_swords = { $black } svarta svärd ligger på Runda bordet; det räcker med sju.
camelot-why-no_knights = Ingen lojal riddare är kvar i livet.
camelot-why-count = Svärden räknades: { $white } { $white ->
        [one] vitt
       *[other] vita
    }, { $black } { $black ->
        [one] svart
       *[other] svarta
    }.
camelot-flipped = Den oupptäckta Förrädaren gjorde { $count ->
        [one] ett vitt svärd svart
       *[other] { $count } vita svärd svarta
    } före räkningen.
camelot-alt-realm = Riket, tur { $turn }: { $white } { $white ->
        [one] vitt
       *[other] vita
    } och { $black } { $black ->
        [one] svart
       *[other] svarta
    } svärd på Runda bordet, { $engines } av 12 katapulter, sex uppdrag med sina kort och riddare på marken runt borgen, och en rad för varje riddare med liv, antal kort och reliker.

camelot-hand = Din hand · { $count } kort
camelot-hand-empty = Du har inga kort.
camelot-hand-dying = Du är **döende**: den här turen är din sista, om inte den heliga Graal räddar dig.
camelot-hand-unmasked = Du är avslöjad: du har varken hand eller riddare längre.
camelot-hand-fallen = Din riddare har fallit; du får se hur det går för de andra.
camelot-hold-fights = **Strid** ({ $count }): { $values }
camelot-hold-grail = **Graal** ×{ $count }
camelot-hold-merlin = **Merlin** ×{ $count } · ett ensamt kort tar bort en katapult, en krigare eller det senaste svarta kortet i ett uppdrag; tre tillsammans stoppar ett svart specialkort.
camelot-hold-clairvoyance = **Siarblick** · titta på de fem översta svarta korten och lägg tillbaka dem i valfri ordning.
camelot-hold-convocation = **Kallelse** · riddare får komma hem; sedan ett vitt kort för varje riddare i Camelot, att dela på.
camelot-hold-fate = **Öde** · varje riddare drar ett kort. En Förrädare kan i stället avslöja sig med det: varje riddare slänger två.
camelot-hold-heroism = **Hjältemod** · lägg det på ett uppdrag: ett extra svärd, vitt eller svart, när det avgörs.
camelot-hold-lady = **Damen i sjön** · Excalibur ett steg närmare, var du än är; är det uppdraget avslutat ger hon två liv.
camelot-hold-messenger = **Budbärare** · ge en annan riddare upp till tre kort.
camelot-hold-piety = **Fromhet** · tre liv åt dig, eller ett åt var och en av de andra riddarna.
camelot-hold-reinforcements = **Förstärkning** · fyra kort åt dig, eller ett åt var och en av de andra riddarna.
camelot-you-loyal = Du är **lojal**.
camelot-you-traitor = Du är **Förrädaren**. Låt dig inte avslöjas.
camelot-you-unmasked = Du är **Förrädaren**, och alla vet det. Varje tur hånar du en riddare och hjälper Ondskan; du vinner om Ondskan vinner.
camelot-you-dead-traitor = Du är **Förrädaren**, och död. Du vinner ändå om Ondskan vinner.
camelot-you-unread = Ditt lojalitetskort ligger dolt; du har inte läst det än.
camelot-you-none = Det finns ingen förrädare i det här partiet.
camelot-know-pile = { $above ->
        [0] Överst i svarta leken
       *[other] I svarta leken, under { $above } kort
    }: { $card }
camelot-know-laid = Dolt hos { $quest }: { $card }
camelot-mark-drawn = draget
camelot-mark-pile = { $above ->
        [0] överst
       *[other] under { $above } kort
    }
camelot-my-share = Förslaget ger dig { $cards }.
camelot-my-share-nothing = Förslaget ger dig ingenting.
camelot-alt-hand = Dina kort: { $cards }.
camelot-alt-loyalty = Ditt lojalitetskort: { $loyalty }.

camelot-pick = Välj din riddare
    .help = Vilken riddare vill du vara? Var och en kan väljas en gång; den som inte väljer får slumpvis någon av de övriga.
        { camelot-rules-knights }
camelot-ask-contribute = Varje riddare ger ett kort till Runda bordet. Väntar på { $who }.
    .mine = Vilket kort ger du till Runda bordet? Alla visas samtidigt.
camelot-ask-share = { $proposed ->
        [0] { $by }, hur delar du upp { $cards }?
       *[other] Godtas uppdelningen som { $by } föreslår? Väntar på { $who }.
    }
    .mine = { $proposed ->
        [0] Hur delar du upp { $cards }?
       *[other] Godtar du uppdelningen som { $by } föreslår?
    }
    .waiting = { $proposed ->
        [0] { $by } har inte sagt än hur { $cards } ska delas upp.
       *[other] Förslaget ligger på bordet. Väntar på { $who }.
    }
    .others = { $proposed ->
        [0] { $by } delar upp { $cards }.
       *[other] { $by } har föreslagit en uppdelning. Väntar på { $who }.
    }
camelot-step-share = Delning
camelot-share-propose = Föreslå en uppdelning
camelot-share-evenly = Föreslå: ett var, laget runt
camelot-note-evenly = du får { $cards }
camelot-note-accept = du får { $cards }
camelot-note-accept-nothing = du får ingenting
camelot-share-accept = Godta
camelot-share-reject = Avvisa
camelot-share-no_agreement = Oense: dela ut på måfå
camelot-step-seat = Vilken spelare?
camelot-step-portion = Vilka av korten får spelaren? Resten går till de andra.
    .short = Vilka av korten?
camelot-ask-evil = { $who }, hur rycker Ondskan fram?
    .mine = Hur rycker Ondskan fram?
    .others = { $who } väljer hur Ondskan rycker fram.
camelot-step-evil = Ondskans framryckning
camelot-evil-peek = Titta på översta svarta kortet (Percival)
camelot-evil-draw = Dra ett svart kort
camelot-evil-engine = Lägg till en katapult
camelot-evil-life = Förlora ett liv
camelot-evil-reveal = Träd fram som Förrädaren
camelot-ask-armor = { $who } bär rustningen och väljer mellan två svarta kort.
    .mine = Lancelots rustning: vilket av de två korten spelar du? Det andra läggs underst i leken.
camelot-step-black = Svart kort att spela
camelot-ask-face = { $who } har dragit ett kort till { $quest }: öppet eller dolt?
    .mine = Ditt kort hör till { $quest }. Hur lägger du det?
camelot-step-face = Öppet eller dolt
camelot-note-up = alla ser { $card }
camelot-face-up = Öppet
camelot-face-down = Dolt, och dra ett vitt kort
camelot-ask-cancel = Kommer i spel: { $entering }. { $merlins ->
        [0] { $who } bär Excalibur och kan kasta tillbaka svärdet i sjön för att stoppa kortet.
       *[other] { $threat } Vill någon stoppa kortet? Erbjudna Merlin: { $offered } av 3. { $waiting ->
            [0] Alla har svarat; det går vidare om ett ögonblick.
            [one] Ett svar saknas.
           *[other] { $waiting } svar saknas.
        }
    }
    .mine = Kommer i spel: { $entering }. { $merlins ->
        [0] Vill du stoppa kortet? Det kan bara Excalibur.
       *[other] { $threat } Vill du stoppa kortet? Erbjudna Merlin: { $offered } av 3.
    }
    .waiting = Kommer i spel: { $entering }. Erbjudna Merlin: { $offered } av 3. Du har svarat; så länge frågan är öppen kan du lägga till en Merlin, men inte ta tillbaka någon.
camelot-step-cancel = Stoppa det svarta kortet?
camelot-cancel-pass = Släpp fram det
camelot-cancel-offer = Erbjud Merlin
camelot-cancel-sacrifice = Offra Excalibur
camelot-step-merlins = Hur många Merlin?
camelot-merlins-1 = ett kort
camelot-merlins-2 = två kort
camelot-merlins-3 = tre kort
camelot-ask-war = { $who } väljer krig för { $card }.
    .mine = { $card }: till vilket krig?
camelot-step-war = Vilket krig?
camelot-war-picts = Kriget mot pikterna
camelot-war-saxons = Kriget mot saxarna
camelot-ask-volunteer-cards = Morgana: vill någon riddare slänga tre kort, så att ingen annan behöver? { $waiting ->
        [0] Alla har svarat; det går vidare om ett ögonblick.
        [one] Ett svar saknas.
       *[other] { $waiting } svar saknas.
    }
    .mine = Slänger du tre kort i allas ställe? Om ingen gör det slänger varje riddare ett.
camelot-ask-volunteer-life = Morgana: vill någon riddare ge två liv för alla? { $waiting ->
        [0] Alla har svarat; det går vidare om ett ögonblick.
        [one] Ett svar saknas.
       *[other] { $waiting } svar saknas.
    }
    .mine = Ger du två liv för alla? Om ingen gör det slänger varje riddare ett kort.
camelot-step-volunteer = Ställer du upp?
camelot-volunteer-pass = Inte jag
camelot-volunteer-volunteer = Jag gör det
camelot-ask-discard = Varje riddare slänger ett kort. Väntar på { $who }.
    .mine = Välj vad du slänger.
camelot-ask-fate-discard = Varje riddare slänger två kort. Väntar på { $who }.
    .mine = Välj två kort att slänga, eller alla du har.
camelot-step-discards = Vad slänger du?
camelot-ask-kay = Det står { $white } mot { $black } i kampen mot { $against }. Lägger { $who }, alias sir Kay, till ett stridskort?
    .mine = Det står { $white } mot { $black } i kampen mot { $against }; du behöver mer. Lägger du till ett stridskort?
camelot-step-kay = Sir Kay
camelot-kay-pass = Avstå
camelot-kay-help = Lägg till ett stridskort
camelot-ask-grail = { $whom } är döende. { $who } har den heliga Graal: ska den användas?
    .mine = { $own ->
        [1] Du är döende. Använder du den heliga Graal och lever vidare med fyra liv?
       *[other] { $whom } är döende. Räddar du riddaren med den heliga Graal? Den ger fyra liv.
    }
camelot-step-save = Den heliga Graal
camelot-save-use = Använd Graal
camelot-save-refuse = Behåll Graal
camelot-ask-heroic = { $left ->
        [0] { $who } har utfört sitt hjältedåd: avsluta turen eller fortsätta?
       *[other] { $who }, vilket hjältedåd blir det?
    }
    .mine = { $left ->
        [0] Ditt hjältedåd är utfört. Avsluta turen?
       *[other] Vilket hjältedåd blir det?
    }
    .others = { $left ->
        [0] { $who } har utfört sitt hjältedåd och får fortsätta.
       *[other] { $who } väljer ett hjältedåd.
    }
camelot-step-command = Vad gör du?
camelot-note-accuse = en gång per parti; är riddaren lojal blir ett vitt svärd svart
camelot-command-move = Förflytta dig
camelot-command-tristan_move = Lämna Camelot gratis (Tristan)
camelot-command-quest_card = Spela ett kort i uppdraget
camelot-command-draw_white = Dra vid Runda bordet
camelot-command-siege = Bekämpa en katapult
camelot-command-special = Spela ett specialkort
camelot-command-galahad_special = Spela ett specialkort gratis (Galahad)
camelot-command-heal = Läk dina sår med tre lika kort
camelot-command-accuse = Anklaga en riddare
camelot-command-sacrifice = Offra ett liv för ett dåd till
camelot-command-arthur_exchange = Byt ett kort (Artur)
camelot-command-end_turn = Avsluta turen
camelot-step-place = Vart?
camelot-step-card = Vilket kort?
camelot-step-fights = Vilka stridskort? Tillsammans måste de slå en åttasidig tärning; korten går åt hur det än går.
    .short = Vilka stridskort?
camelot-step-special = Vilket specialkort?
camelot-step-triple = Tre av vilket kort?
camelot-step-merlin = Vad tar Merlin bort?
camelot-merlin-engine = En katapult
camelot-merlin-picts = En pikt
camelot-merlin-saxons = En saxare
camelot-merlin-black_knight = Svarta riddarens senaste kort
camelot-merlin-lancelot = Lancelots senaste kort
camelot-merlin-dragon = Drakens senaste kort
camelot-merlin-holy_grail = Senaste Förtvivlan vid Graal
camelot-merlin-excalibur = Mörka vatten: Excalibur ett steg närmare
camelot-step-heroism = På vilket uppdrag?
camelot-step-whose = Åt vem? Fromhet: tre liv åt dig, eller ett åt var och en av de andra. Förstärkning: fyra kort, eller ett.
camelot-whose-self = Åt dig själv
camelot-whose-others = Åt alla andra riddare
camelot-step-fate = Hur spelar du det?
camelot-fate-as_loyal = Varje riddare drar ett kort
camelot-fate-as_traitor = Avslöja dig: varje riddare slänger två
camelot-step-gift = Vilka kort skickar du?
camelot-ask-arthur-return = { $by } ger { $who } ett kort: vilket kommer tillbaka?
    .others = { $who } väljer vilket kort { $by } får tillbaka.
    .mine = { $by } ger dig ett kort. Vilket ger du tillbaka?
camelot-ask-foresight = { $who } ordnar de svarta korten.
    .mine = Lägg tillbaka de svarta korten: vilket kommer härnäst, uppifrån räknat?
camelot-step-foresight = Härnäst uppifrån
camelot-ask-convocation = Kallelse: riddare ute på uppdrag får komma hem. Väntar på { $who }.
    .mine = Kallelse: återvänder du till Camelot?
camelot-step-home = Återvända till Camelot?
camelot-home-return = Återvänd
camelot-home-stay = Stanna kvar
camelot-ask-taunt = Förrädaren { $who } hånar en riddare.
    .mine = Vem hånar du? Riddaren förlorar ett kort på måfå.
camelot-ask-help-evil = Förrädaren { $who } hjälper Ondskan.
    .mine = Hur hjälper du Ondskan?

camelot-is-knight = { $who } är { FORM($knight, "low") }.
camelot-loyalty-standard = Var och en får ett av åtta lojalitetskort: sju lojala och Förrädaren. Kanske finns det en förrädare bland er.
camelot-loyalty-n-plus-1 = Lojalitetskorten är ett fler än ni, och ett av dem är Förrädaren. Var och en får ett.
camelot-loyalty-certain = Lojalitetskorten delas ut. En av er är Förrädaren.
camelot-loyalty-none = Inga lojalitetskort delas ut: alla är lojala.
camelot-your-loyalty = { "" }
    .private = Ditt lojalitetskort: { $loyalty }.
camelot-dealt = { "" }
    .private = Dina första kort: { $cards }.
camelot-etiquette = **Samtalsregler.** Planer, önskemål och styrka i stora drag går bra (”mina strider är svaga”). Visa aldrig kort, nämn aldrig exakta värden eller antal och erbjud aldrig kort mot kort. Det är tillåtet att ljuga om planer och resurser. Prata inte om partiet i enrum.
camelot-etiquette-short = Kom ihåg: inga exakta värden eller antal, inget kort mot kort.
camelot-loyalty-read = Stunden är inne: varje riddare läser sitt eget lojalitetskort i hemlighet.
camelot-contributes = { $who } ger { $card }.
camelot-turn = Tur { $number }: { $who }.
camelot-time = Tiden är ute: botten bestämmer för { $who }.
camelot-time-counted = Tiden är ute; { $count ->
        [one] ett svar
       *[other] { $count } svar
    } saknades och räknas som pass.

camelot-drew-white = { $who } drar { $count ->
        [one] ett vitt kort
       *[other] { $count } vita kort
    }.
    .private = Du drar { $cards }.
camelot-discards = { $who } slänger { $count ->
        [one] ett kort
       *[other] { $count } kort
    }.
    .private = Du slänger { $cards }.
camelot-reshuffled = En lek var slut: båda slänghögarna blandas in igen (vita leken { $white }, svarta leken { $black }).
camelot-share-opens = Att dela mellan { $whom }: { $cards }. { $who } lägger fram ett förslag.
camelot-share-proposed = Till { $who }: { $cards }.
camelot-share-proposed-nothing = Till { $who }: ingenting.
camelot-share-accepted = { $who } godtar uppdelningen.
camelot-share-rejected = { $who } avvisar uppdelningen.
camelot-share-fails = { $who } låter slumpen avgöra.
camelot-share-done = Överens: alla tar sina kort enligt förslaget.
camelot-share-dealt = Ingen enighet: { $count ->
        [one] kortet går dolt till { $who }
       *[other] de { $count } korten blandas och delas ut dolda, med början hos { $who }
    }.
    .private = Du får { $cards }.
camelot-takes-all = { $who } tar { $count ->
        [one] ett dolt kort
       *[other] { $count } dolda kort
    }.
    .private = Du tar { $cards }.
camelot-reward-wasted = Ingen är där och kan ta belöningen: { $count ->
        [one] ett vitt kort
       *[other] { $count } vita kort
    } slängs.
camelot-exchanged = { $who } och { $whom } byter ett kort med varandra.
    .private = Du gav { $gave } och fick { $got }.
camelot-arthur-offers = { $who } erbjuder { $whom } ett kortbyte.

camelot-swords = { $count ->
        [one] Ett { $colour } svärd
       *[other] { $count } { FORM($colour, "many") } svärd
    } läggs på Runda bordet: { $white } { $white ->
        [one] vitt
       *[other] vita
    }, { $black } { $black ->
        [one] svart
       *[other] svarta
    }.
camelot-sword-turns = Ett vitt svärd blir svart: { $white } { $white ->
        [one] vitt
       *[other] vita
    }, { $black } { $black ->
        [one] svart
       *[other] svarta
    }.
camelot-engines = { $count ->
        [one] En katapult
       *[other] { $count } katapulter
    } rullar fram: { $total } av 12.
camelot-healed = { $who } läker sina sår med tre likadana vita kort och har nu { $life } liv.
    .private = Du slänger tre likadana kort: { $card }.
camelot-gains-life = { $who } får { $count ->
        [one] ett liv
       *[other] { $count } liv
    } och har nu { $life }.
camelot-loses-life = { $who } förlorar { $count ->
        [one] ett liv
       *[other] { $count } liv
    } och har nu { $life }.
camelot-dies = { $who } dör.
camelot-saved = { $who } använder den heliga Graal: { $whom } överlever, med { $life } liv.

camelot-adds-engine = { $who } släpper fram en katapult: { $total } av 12.
camelot-bleeds = { $who } blöder för Camelot och förlorar { $life ->
        [0] sitt sista liv: den här turen är allt som återstår
       *[other] ett liv och har { $life } kvar
    }.
camelot-peeks = { $who } tittar på det översta svarta kortet.
    .private = Det översta svarta kortet är { $card }.
camelot-armor-draws = { $who } bär rustningen och väljer mellan två svarta kort.
    .private = Du drog { $cards }.
camelot-drew-black = { $who } drar ett svart kort: { $card }.
camelot-drew-foe = { "" }
    .private = Du drog { $card } (det vet bara du).
camelot-laid-face-down = { $who } drar ett kort till { $quest } och lägger det dolt.
camelot-laid-face-up = { $who } drar ett kort till { $quest } och visar det: { $card }.
camelot-merlin-offered = { $who } erbjuder { $count ->
        [one] en Merlin
       *[other] { $count } Merlin
    } ({ $total } av 3).
camelot-merlins-return = { $count ->
        [one] Den Merlin som erbjöds
       *[other] De { $count } Merlin som erbjöds
    } går tillbaka till handen.
camelot-merlins-prevail = Tre Merlin står enade: det svarta kortet har ingen verkan.
camelot-excalibur-sacrificed = { $who } kastar tillbaka Excalibur i sjön: det svarta kortet har ingen verkan.
camelot-stopped = { "" }
camelot-warrior = Krigare { FORM($quest, "loc") }: { $count } av 4.
camelot-mordred-leads = Mordred leder fienden { FORM($quest, "loc") }: nu krävs ännu en { $card } för att vinna.
camelot-all-come-home = Guinevere kallar: alla riddare beger sig till Camelot, och hjältefasen uteblir.
camelot-volunteers = { $who } betalar för alla.
camelot-despair-pushes = Ett graalkort trängs bort från brädet.
camelot-grail-darkens = Jakten på Graal: { $white } graalkort och { $black } { $black ->
        [one] svart kort
       *[other] svarta kort
    } på 7 rutor.
camelot-spell-cast = { $card } gäller tills vidare. { $threat }
camelot-spell-broken = Trolldomen är bruten: { $card } lämnar spelet.

camelot-threat_three_cards = En riddare slänger tre kort, eller så slänger varje riddare ett.
camelot-threat_three_more = Tre svarta kort till följer, och dem kan ingen Merlin stoppa.
camelot-threat_two_engines = Två katapulter rullar fram.
camelot-threat_one_life = Varje riddare förlorar ett liv.
camelot-threat_two_lives = En riddare förlorar två liv, eller så slänger varje riddare ett kort.
camelot-threat_desolation = Det tar ett graalkorts plats, eller för med sig en katapult om det uppdraget är avslutat.
camelot-threat_dark_forest = Inget graalkort kan spelas i jakten på Graal förrän ett uppdrag har vunnits; är jakten redan avslutad kommer en katapult i stället.
camelot-threat_guinevere = Alla riddare beger sig hem till Camelot, och turen får ingen hjältefas.
camelot-threat_mists = Varje förlorat uppdrag ger ett extra svart svärd, partiet ut.
camelot-threat_mordred = Han för en krigare till ett av krigen; för att vinna det krävs sedan ännu en Strid 5.
camelot-threat_vivien = Ingen Merlin kan spelas förrän ett uppdrag har vunnits.

camelot-moves = { $who } beger sig { FORM($to, "dir") }.
camelot-comes-home = { $who } kommer hem till Camelot.
camelot-stays-away = { $who } stannar kvar ute på uppdrag.
camelot-quest-abandoned = Uppdrag övergivet: { $quest }. { $count ->
        [one] Ett vitt kort
       *[other] { $count } vita kort
    } slängs.
camelot-lays = { $who } spelar { $card } { FORM($quest, "loc") }.
camelot-grail-pushes = Det tränger bort { $card } från brädet.
camelot-sword-moves = Excalibur flyttas { $to } (nu på { $at }).
camelot-pays-river = { $who } ger ett kort för Excalibur, som kommer närmare (nu på { $at }).
    .private = Du gav { $card }.
camelot-combat = Svärden dras { FORM($quest, "loc") }: riddarna har { $white }, Ondskan har { $count ->
        [0] ingenting
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-combat-excalibur = Svärden dras { FORM($quest, "loc") }: riddarna har { $sum } + 1 (Excalibur) = { $white }, Ondskan har { $count ->
        [0] ingenting
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-kay-helps = { $who } lägger till { $card }.
camelot-kay-passes = { $who } avstår.
camelot-siege = { $who } bekämpar en katapult med { $cards }: { $white } mot tärningens { $roll }.
camelot-siege-excalibur = { $who } bekämpar en katapult med { $cards }: { $sum } + 1 (Excalibur) = { $white } mot tärningens { $roll }.
camelot-engine-destroyed = Katapulten förstörs; { $total ->
        [0] ingen
        [one] en
       *[other] { $total }
    } är kvar.
camelot-engine-holds = Katapulten står kvar.
camelot-sacrifices-life = { $who } offrar { $life ->
        [0] sitt sista liv för ett dåd till: den här turen är allt som återstår
       *[other] ett liv för ett dåd till och har { $life } liv kvar
    }.
camelot-quest-won = Uppdrag vunnet: { $quest }!
camelot-quest-lost = Uppdrag förlorat: { $quest }.
camelot-relic-won = { $who } tar { $relic }.
camelot-relic-lost = Förlorad för alltid: { $relic }.
camelot-relic-waits = { CAP($relic) } vinns av en döende hand och får vänta.
camelot-dragon-comes = Draken träder fram i Lancelots ställe.

camelot-merlin-removes-engine = { $who } spelar Merlin: en katapult försvinner, { $total ->
        [0] ingen
        [one] en
       *[other] { $total }
    } är kvar.
camelot-merlin-removes-warrior = { $who } spelar Merlin { FORM($quest, "loc") }: { $count ->
        [0] ingen krigare
        [one] en krigare
       *[other] { $count } krigare
    } är kvar.
camelot-merlin-pulls = { $who } spelar Merlin: Excalibur står på { $at }.
camelot-merlin-lifts = { $who } spelar Merlin { FORM($quest, "loc") }: { $card } försvinner.
camelot-merlin-lifts-hidden = { $who } spelar Merlin { FORM($quest, "loc") }: ett dolt kort försvinner osett.
camelot-plays-clairvoyance = { $who } spelar Siarblick.
camelot-foresees = { "" }
    .private = Uppifrån: { $cards }.
camelot-foreseen = { $who } lägger tillbaka { $count ->
        [one] ett svart kort
       *[other] { $count } svarta kort
    } på leken.
camelot-plays-convocation = { $who } spelar Kallelse.
camelot-plays-fate = { $who } spelar Öde.
camelot-plays-heroism = { $who } spelar Hjältemod { FORM($quest, "loc") }.
camelot-plays-lady = { $who } åkallar Damen i sjön.
camelot-plays-messenger = { $who } skickar { $count ->
        [one] ett kort
       *[other] { $count } kort
    } till { $whom }.
    .private = Budbäraren hade med sig { $cards }.
camelot-plays-piety = { $who } spelar Fromhet.
camelot-plays-reinforcements = { $who } spelar Förstärkning.

camelot-accuses = { $who } anklagar { $whom }!
camelot-accused-loyal = { $who } är lojal.
camelot-unmasked = { $who } är **Förrädaren** och lämnar brädet.
camelot-taunts = { $who } hånar { $whom }, som förlorar ett kort.
    .private = Du förlorar { $card }.
camelot-traitor-turns-swords = { $who } var Förrädaren hela tiden och gör { $count ->
        [0] inget vitt svärd svart
        [one] ett vitt svärd svart
       *[other] { $count } vita svärd svarta
    }.

camelot-ends-engines = Tolv katapulter står framför Camelot.
camelot-ends-black-swords = { $black } svarta svärd ligger på Runda bordet; det räcker med sju.
camelot-ends-no-knights = Ingen lojal riddare är kvar i livet.
camelot-ends-count = Svärden räknas: { $white } { $white ->
        [one] vitt
       *[other] vita
    }, { $black } { $black ->
        [one] svart
       *[other] svarta
    }.
camelot-stands = Camelot står kvar. De lojala riddarna har vunnit!
camelot-falls = Camelot faller. Ondskan har vunnit.
camelot-traitor-was = Förrädaren var { $who }.
camelot-traitor-none = Det fanns ingen förrädare bland riddarna.

camelot-moment-quest-won = Uppdrag vunnet: { $quest }!
camelot-moment-quest-lost = Uppdrag förlorat: { $quest }
camelot-moment-sums = { $white } : { $black }
camelot-moment-excalibur-sacrificed = { $who } kastar tillbaka Excalibur i sjön
camelot-moment-unmasked = { $who } är Förrädaren!
camelot-moment-unmasked-accused = { $by } hade rätt: { $who } är Förrädaren!
camelot-moment-loyal = { $who } är lojal
camelot-moment-loyal-accused = { $by } hade fel: { $who } är lojal
# One and several fall alike in Swedish.
camelot-moment-dies = { $who } { $count ->
        [one] har fallit
       *[other] har fallit
    }
camelot-by-engines = Tolv katapulter
camelot-by-black_swords = { $black } svarta svärd
camelot-by-no_knights = Ingen lojal riddare är kvar
camelot-by-count = { $white } { $white ->
        [one] vitt
       *[other] vita
    } svärd, { $black } { $black ->
        [one] svart
       *[other] svarta
    }
camelot-award-hunter = { $who } avslöjade Förrädaren
camelot-award-engines = { $who } förstörde { $count } katapulter
camelot-award-blood = { $who } gav { $count } liv för Camelot
camelot-award-fights = { $who } spelade { $count } stridskort
camelot-award-grails = { $who } spelade { $count } graalkort
camelot-award-deeds = { $who } spelade { $count } specialkort
camelot-award-river = { $who } gav { $count } kort för Excalibur

camelot-chose-engine = { "" }
camelot-chose-life = { "" }
camelot-heals = { $who } läker sina sår med tre likadana vita kort.
camelot-sacrifices = { $who } offrar ett liv för ett dåd till.

camelot-merlin_pass = Merlin: släpp alltid fram svarta kort
camelot-merlin_pass_turn = Merlin: släpp fram svarta kort tills det är min tur igen
camelot-merlin_only_morgan1 = Merlin: fråga mig bara vid Morgana (tre kort)
camelot-merlin_only_morgan2 = Merlin: fråga mig bara vid Morgana (tre till)
camelot-merlin_only_morgan3 = Merlin: fråga mig bara vid Morgana (två katapulter)
camelot-merlin_only_morgan4 = Merlin: fråga mig bara vid Morgana (ett liv var)
camelot-merlin_only_morgan5 = Merlin: fråga mig bara vid Morgana (två liv)
camelot-merlin_only_desolation = Merlin: fråga mig bara vid Ödeläggelse
camelot-merlin_only_dark_forest = Merlin: fråga mig bara vid Mörka skogen
camelot-merlin_only_guinevere = Merlin: fråga mig bara vid Guinevere
camelot-merlin_only_mists = Merlin: fråga mig bara vid Avalons dimmor
camelot-merlin_only_mordred = Merlin: fråga mig bara vid Mordred
camelot-merlin_only_vivien = Merlin: fråga mig bara vid Vivien
camelot-excalibur_special = Excalibur: fråga mig bara vid specialkort
camelot-excalibur_decisive = Excalibur: fråga mig bara när ett uppdrag eller belägringen annars går förlorat
camelot-excalibur_never = Excalibur: offra aldrig svärdet
camelot-morgan_pass = Morgana: ställ aldrig upp
camelot-kay_auto = Kay: lägg till det lägsta stridskort som vinner
camelot-kay_never = Kay: lägg aldrig till något kort
camelot-share_accept = Delning: godta alla uppdelningar
camelot-convocation_return = Kallelse: återvänd alltid
camelot-convocation_stay = Kallelse: stanna alltid kvar

camelot-option-traitor_mode = Förrädare
    .help = Sju lojala kort och Förrädaren blandas och delas ut, så kanske finns ingen bland er; eller ett kort fler än spelarna; eller garanterat en förrädare; eller så är alla lojala.
camelot-option-loyalty_look = När lojaliteten läses
    .help = Som vanligt: genast, men med tre spelare efter sex svärd; eller alltid genast, efter sex svärd eller från tur sex.
camelot-option-knight_assignment = Riddare
    .help = Slumpade eller valda; ska de väljas har lobbyn en knapp för det, och den som inte väljer får någon av de övriga.
camelot-option-allow_voluntary_reveal = Förrädaren får träda fram
    .help = I början av sin egen tur, innan Ondskan rycker fram.
camelot-option-min_window = Kortaste svarstid i sekunder
    .help = Frågor till alla är öppna minst så här länge, och slumpvis upp till sju sekunder till, så att snabbhet inte avslöjar något. 0: ingen väntan.
camelot-option-turn_seconds = Tid per tur
    .help = 30 sekunder till 30 minuter i realtid; en timme till en vecka per korrespondens.
camelot-option-window_seconds = Tid per reaktion
    .help = 10 sekunder till 10 minuter i realtid; en timme till en vecka per korrespondens.
camelot-standard = sju lojala, en Förrädare
camelot-none = ingen förrädare
camelot-n_plus_1 = ett kort fler än spelarna
camelot-certain = garanterat en förrädare
camelot-usual = som vanligt
camelot-at_once = genast
camelot-after_6_swords = efter sex svärd
camelot-from_turn_6 = från tur sex
camelot-random = slumpade
camelot-choice = valda
