hamlet = Hamlet
    .motto = Bricka för bricka, tills kyrkan står klar.
    .blurb = Bygg en by tillsammans, var och en för sin egen ära. Frakta varor med åsnor, dra vägar, sälj, förädla och bygg kyrkan färdig.
hamlet-lobby-facts = En timme eller mer · mycket att lära sig
hamlet-name = { $who }
hamlet-rival = Rivalen

# `def`: the tile as a place of this village, small ("från kyrkan till stenbrottet"; there is only one of each).
# `loc`: the same with the preposition of whoever works or stands there.
hamlet-church = Kyrka
    .def = kyrkan
    .loc = i kyrkan
hamlet-town_hall = Rådhus
    .def = rådhuset
    .loc = i rådhuset
hamlet-market = Marknad
    .def = marknaden
    .loc = på marknaden
hamlet-woodcutter = Skogshuggare
    .def = skogshuggaren
    .loc = hos skogshuggaren
hamlet-quarry = Stenbrott
    .def = stenbrottet
    .loc = i stenbrottet
hamlet-farm = Bondgård
    .def = bondgården
    .loc = på bondgården
hamlet-sawmill = Sågverk
    .def = sågverket
    .loc = på sågverket
hamlet-stonemason = Stenhuggare
    .def = stenhuggaren
    .loc = hos stenhuggaren
hamlet-dairy_farm = Mjölkgård
    .def = mjölkgården
    .loc = på mjölkgården
hamlet-flour_mill = Mjölkvarn
    .def = mjölkvarnen
    .loc = i mjölkvarnen
hamlet-barn_a = Lada A
    .def = lada A
    .loc = i lada A
hamlet-small_woodland = Liten skog
    .def = den lilla skogen
    .loc = i den lilla skogen
hamlet-small_mountain = Liten bergskedja
    .def = den lilla bergskedjan
    .loc = vid den lilla bergskedjan
hamlet-pond_a = Damm A
    .def = damm A
    .loc = vid damm A
hamlet-pond_b = Damm B
    .def = damm B
    .loc = vid damm B
hamlet-outpost_a = Utpost A
    .def = utpost A
    .loc = vid utpost A
hamlet-master_stonemason = Stenhuggarmästare
    .def = stenhuggarmästaren
    .loc = hos stenhuggarmästaren
hamlet-warehouse = Magasin
    .def = magasinet
    .loc = i magasinet
hamlet-stables = Stall
    .def = stallet
    .loc = i stallet
hamlet-outpost_b = Utpost B
    .def = utpost B
    .loc = vid utpost B
hamlet-lumber_yard = Brädgård
    .def = brädgården
    .loc = på brädgården
hamlet-large_mountain = Stor bergskedja
    .def = den stora bergskedjan
    .loc = vid den stora bergskedjan
hamlet-founders_monument = Grundarens monument
    .def = grundarens monument
    .loc = vid grundarens monument
hamlet-blacksmith = Smedja
    .def = smedjan
    .loc = i smedjan
hamlet-dairy = Mejeri
    .def = mejeriet
    .loc = på mejeriet
hamlet-tavern = Värdshus
    .def = värdshuset
    .loc = på värdshuset
hamlet-large_woodland = Stor skog
    .def = den stora skogen
    .loc = i den stora skogen
hamlet-trading_post = Handelsplats
    .def = handelsplatsen
    .loc = på handelsplatsen
hamlet-windmill = Väderkvarn
    .def = väderkvarnen
    .loc = i väderkvarnen
hamlet-shrine = Helgedom
    .def = helgedomen
    .loc = vid helgedomen
hamlet-park = Allmänning
    .def = allmänningen
    .loc = på allmänningen
hamlet-barn_b = Lada B
    .def = lada B
    .loc = i lada B

hamlet-effect_sawmill = gör 1 planka av 1 trä
hamlet-effect_stonemason = gör 1 block av 1 sten
hamlet-effect_dairy_farm = gör 1 mjölk av 1 vete
hamlet-effect_flour_mill = gör 1 mjöl av 1 vete
hamlet-effect_barn_a = fyll den med valfria råvaror: 2 poäng
hamlet-effect_barn_b = fyll den med valfria råvaror: 2 poäng
hamlet-effect_small_woodland = på slutet: 1 poäng per segment mot skog
hamlet-effect_small_mountain = på slutet: 1 poäng per segment mot berg
hamlet-effect_pond_a = på slutet: 3 poäng om en väg leder dit
hamlet-effect_pond_b = på slutet: 3 poäng om en väg leder dit
hamlet-effect_outpost_a = på slutet: 1 poäng per bricka till kyrkan
hamlet-effect_outpost_b = på slutet: 1 poäng per bricka till kyrkan
hamlet-effect_master_stonemason = gör upp till 2 block av sten
hamlet-effect_warehouse = på slutet: 1 poäng per väg du byggt
hamlet-effect_stables = på slutet: 2 poäng per egen åsna
hamlet-effect_lumber_yard = gör upp till 2 plankor av trä
hamlet-effect_large_mountain = på slutet: 2 poäng per segment mot berg
hamlet-effect_founders_monument = på slutet: 2 poäng per segment mot samma sort
hamlet-effect_blacksmith = på slutet: längsta vägen ger 3 poäng per bricka
hamlet-effect_dairy = gör upp till 2 mjölk av vete
hamlet-effect_tavern = på slutet: 1 poäng per mynt, högst 8
hamlet-effect_large_woodland = på slutet: 2 poäng per segment mot skog
hamlet-effect_trading_post = på slutet: 1 poäng per försäljning
hamlet-effect_windmill = gör upp till 2 mjöl av vete
hamlet-effect_shrine = på slutet: 2 poäng per egen leverans
hamlet-effect_park = på slutet: 3 poäng per ansluten tryckt väg

# Behind a number a good is not inflected, except as `one` and `many` say; `def` is a single one.
hamlet-wood = trä
    .many = trä
hamlet-letter-wood = T
hamlet-stone = sten
    .many = sten
hamlet-letter-stone = S
hamlet-wheat = vete
    .many = vete
hamlet-letter-wheat = V
hamlet-timber = plankor
    .one = planka
    .def = plankan
hamlet-letter-timber = P
    .owned = P{ $seat }
hamlet-brick = block
    .one = block
    .def = blocket
hamlet-letter-brick = B
    .owned = B{ $seat }
hamlet-flour = mjöl
    .one = mjöl
    .def = mjölet
hamlet-letter-flour = M
    .owned = M{ $seat }
hamlet-milk = mjölk
    .one = mjölk
    .def = mjölken
hamlet-letter-milk = K
    .owned = K{ $seat }
hamlet-any = valfri råvara
    .many = valfria råvaror
hamlet-letter-any = ?
hamlet-wood_1 = 1 trä
hamlet-wood_2 = 2 trä
hamlet-wood_3 = 3 trä
hamlet-wood_4 = 4 trä
hamlet-wood_5 = 5 trä
hamlet-wood_6 = 6 trä
hamlet-wood_7 = 7 trä
hamlet-wood_8 = 8 trä
hamlet-wood_9 = 9 trä
hamlet-wood_10 = 10 trä
hamlet-stone_1 = 1 sten
hamlet-stone_2 = 2 sten
hamlet-stone_3 = 3 sten
hamlet-stone_4 = 4 sten
hamlet-stone_5 = 5 sten
hamlet-stone_6 = 6 sten
hamlet-stone_7 = 7 sten
hamlet-stone_8 = 8 sten
hamlet-stone_9 = 9 sten
hamlet-stone_10 = 10 sten
hamlet-wheat_1 = 1 vete
hamlet-wheat_2 = 2 vete
hamlet-wheat_3 = 3 vete
hamlet-wheat_4 = 4 vete
hamlet-wheat_5 = 5 vete
hamlet-wheat_6 = 6 vete
hamlet-wheat_7 = 7 vete
hamlet-wheat_8 = 8 vete
hamlet-wheat_9 = 9 vete
hamlet-wheat_10 = 10 vete
hamlet-timber_0 = 0 plankor
hamlet-timber_1 = 1 planka
hamlet-timber_2 = 2 plankor
hamlet-timber_3 = 3 plankor
hamlet-timber_4 = 4 plankor
hamlet-timber_5 = 5 plankor
hamlet-timber_6 = 6 plankor
hamlet-timber_7 = 7 plankor
hamlet-timber_8 = 8 plankor
hamlet-timber_9 = 9 plankor
hamlet-timber_10 = 10 plankor
hamlet-brick_0 = 0 block
hamlet-brick_1 = 1 block
hamlet-brick_2 = 2 block
hamlet-brick_3 = 3 block
hamlet-brick_4 = 4 block
hamlet-brick_5 = 5 block
hamlet-brick_6 = 6 block
hamlet-brick_7 = 7 block
hamlet-brick_8 = 8 block
hamlet-brick_9 = 9 block
hamlet-brick_10 = 10 block
hamlet-flour_0 = 0 mjöl
hamlet-flour_1 = 1 mjöl
hamlet-flour_2 = 2 mjöl
hamlet-flour_3 = 3 mjöl
hamlet-flour_4 = 4 mjöl
hamlet-flour_5 = 5 mjöl
hamlet-flour_6 = 6 mjöl
hamlet-flour_7 = 7 mjöl
hamlet-flour_8 = 8 mjöl
hamlet-flour_9 = 9 mjöl
hamlet-flour_10 = 10 mjöl
hamlet-milk_0 = 0 mjölk
hamlet-milk_1 = 1 mjölk
hamlet-milk_2 = 2 mjölk
hamlet-milk_3 = 3 mjölk
hamlet-milk_4 = 4 mjölk
hamlet-milk_5 = 5 mjölk
hamlet-milk_6 = 6 mjölk
hamlet-milk_7 = 7 mjölk
hamlet-milk_8 = 8 mjölk
hamlet-milk_9 = 9 mjölk
hamlet-milk_10 = 10 mjölk
hamlet-milk_or_brick_3 = 3 mjölk / block
hamlet-timber_or_flour_3 = 3 plankor / mjöl
hamlet-wood_or_wheat_or_stone_10 = 10 trä / vete / sten
hamlet-timber_or_brick_2 = 2 plankor / block
hamlet-flour_or_milk_2 = 2 mjöl / mjölk
hamlet-coins_3 = 3 mynt
hamlet-coins_10 = 10 mynt
hamlet-coin = mynt
hamlet-point = poäng
hamlet-standard = normal kvalitet
hamlet-high_quality = hög kvalitet

hamlet-unit-buy_wood = Köp trä
hamlet-unit-buy_stone = Köp sten
hamlet-unit-buy_wheat = Köp vete
hamlet-unit-buy_timber = Köp en planka
hamlet-unit-buy_brick = Köp ett block
hamlet-unit-buy_flour = Köp mjöl
hamlet-unit-buy_milk = Köp mjölk
hamlet-unit-wood_woodcutter = Trä · Skogshuggare
hamlet-unit-wood_barn_a = Trä · Lada A
hamlet-unit-wood_barn_b = Trä · Lada B
hamlet-unit-stone_quarry = Sten · Stenbrott
hamlet-unit-stone_barn_a = Sten · Lada A
hamlet-unit-stone_barn_b = Sten · Lada B
hamlet-unit-wheat_farm = Vete · Bondgård
hamlet-unit-wheat_barn_a = Vete · Lada A
hamlet-unit-wheat_barn_b = Vete · Lada B
hamlet-unit-timber_sawmill = Planka · Sågverk
hamlet-unit-timber_lumber_yard_left = Planka · Brädgård, vänster
hamlet-unit-timber_lumber_yard_right = Planka · Brädgård, höger
hamlet-unit-brick_stonemason = Block · Stenhuggare
hamlet-unit-brick_master_stonemason_left = Block · Stenhuggarmästare, vänster
hamlet-unit-brick_master_stonemason_right = Block · Stenhuggarmästare, höger
hamlet-unit-milk_dairy_farm = Mjölk · Mjölkgård
hamlet-unit-milk_dairy_left = Mjölk · Mejeri, vänster
hamlet-unit-milk_dairy_right = Mjölk · Mejeri, höger
hamlet-unit-flour_flour_mill = Mjöl · Mjölkvarn
hamlet-unit-flour_windmill_left = Mjöl · Väderkvarn, vänster
hamlet-unit-flour_windmill_right = Mjöl · Väderkvarn, höger

hamlet-slot-a = 3 mjölk / block
    .map = 3 K/B
hamlet-slot-b = 3 plankor / mjöl
    .map = 3 P/M
hamlet-slot-c = 10 mynt
    .map = 10 mynt
hamlet-slot-d = 10 trä / vete / sten
    .map = 10 råv.
hamlet-slot-e = 2 plankor / block och 2 mjöl / mjölk
    .map = 2P/B 2M/K
hamlet-a = Fält A
hamlet-b = Fält B
hamlet-c = Fält C
hamlet-d = Fält D
hamlet-e = Fält E
hamlet-s1 = 2 trä + 1 vete
hamlet-s2 = 2 sten + 1 vete
hamlet-s3 = 1 mjölk
hamlet-s4 = 1 planka
hamlet-s5 = 1 planka + 1 block
hamlet-s6 = 1 mjöl + 1 mjölk
hamlet-s7 = 1 block + 1 mjöl
hamlet-s8 = 1 mjölk + 2 trä
hamlet-s9 = 2 plankor + 1 mjöl
hamlet-s10 = 2 block + 1 mjölk
hamlet-s11 = 2 mjöl + 1 block
hamlet-s12 = 2 mjölk + 1 planka

# `low`: in a sentence, where a trade or a kind of place is a common noun ("Anna blir mjölnare").
hamlet-carpenter = Timmerman
    .low = timmerman
hamlet-mason = Murare
    .low = murare
hamlet-herder = Herde
    .low = herde
hamlet-miller = Mjölnare
    .low = mjölnare
hamlet-planner = Planerare
    .low = planerare
hamlet-chaplain = Kaplan
    .low = kaplan
hamlet-sacristan = Sakristan
    .low = sakristan
hamlet-landscaper = Trädgårdsmästare
    .low = trädgårdsmästare
hamlet-merchant = Köpman
    .low = köpman
hamlet-road_end = väg
hamlet-forest = skog
hamlet-mountain = berg
hamlet-bridge = bro
hamlet-path = stig
hamlet-hamlet = Liten by
    .low = liten by
hamlet-village = By
    .low = by
hamlet-parish = Socken
    .low = socken
hamlet-market_town = Köping
    .low = köping
hamlet-founder = Grundare
    .low = grundare

hamlet-map-prices = råvara { $raw } · förädlad { $refined }
hamlet-map-by = av { $seat }
hamlet-map-times = ×{ $count }
hamlet-map-coins = +{ $coins }
hamlet-map-gone = gav upp
hamlet-map-sale = Sälj
hamlet-map-cost = { $cost }
hamlet-map-round = Runda { $round }
    .clock = Runda { $round } av { $rounds }
hamlet-map-left = { $bag } i påsen · { $sales ->
        [one] { $sales } försäljning kvar
       *[other] { $sales } försäljningar kvar
    }
hamlet-map-milestones = Milstolpar
hamlet-map-free = ledig
hamlet-map-hire = Lön
hamlet-map-wages = { $second }, { $third }, { $fourth }
hamlet-map-no-offer = Inga ritningar kvar.
hamlet-map-no-sale = Inga försäljningar kvar.
hamlet-sign-wood = trä
hamlet-sign-stone = sten
hamlet-sign-wheat = vete
hamlet-sign-timber = plankor
hamlet-sign-brick = block
hamlet-sign-flour = mjöl
hamlet-sign-milk = mjölk
hamlet-sign-high_quality = hög kvalitet
hamlet-sign-forest = skog
hamlet-sign-mountain = berg
hamlet-sign-open = öppen väg
hamlet-sign-built = vägmarkör
hamlet-sign-flag = landmärke
hamlet-sign-villager = bybo
hamlet-sign-donkey = åsna
hamlet-sign-blueprint = ritning
hamlet-sign-first = börjar
hamlet-sign-sale = försäljning
hamlet-sign-cut_off = avskuren
hamlet-alt-village = Byn i runda { $round } med { $tiles } brickor; listan över brickorna säger samma sak i ord.
hamlet-alt-zoom = { $tile } och allt som ligger intill: { $tiles }.
hamlet-alt-spots = { $tile } intill { FORM($to, "def") }: { $count ->
        [one] en liten numrerad bild av det enda läget
       *[other] en liten numrerad bild av vart och ett av { $count } lägen
    }; texten bredvid säger samma sak i ord.
hamlet-alt-placed = { $tile } intill { FORM($to, "def") }, som det skulle se ut.
hamlet-alt-candidates = Brickor att välja mellan: { $tiles }.
hamlet-alt-plans = Dina ritningar: { $tiles }.

hamlet-moment-delivers = { $who } levererar till kyrkan
hamlet-moment-church = { $who } bygger kyrkan färdig!
hamlet-moment-milestone = { $who } blir { FORM($milestone, "low") }
hamlet-moment-left = { $slot } · { $count ->
        [one] { $count } leverans saknas än
       *[other] { $count } leveranser saknas än
    }
hamlet-moment-last = Den här rundan är den sista.
hamlet-moment-refinery = En milstolpe: den första verkstaden i sitt slag
hamlet-moment-planned = En milstolpe: den första vägen som byggs
hamlet-why = { $count ->
        [one] grundade staden med { $vp } poäng
       *[other] grundade staden tillsammans, { $vp } poäng var
    }
    .clock = fick kyrkan färdig i tid: { $vp } poäng ({ $rank })
    .late = Kyrkan blev inte färdig i tid: { $vp } poäng ({ $rank }).
    .rival = slog rivalen med { $vp } poäng mot { $theirs }
    .lost = Rivalen vann med { $theirs } poäng mot { $vp }.
    .left = { $count ->
        [0] Alla gav upp.
       *[other] var sist kvar
    }
hamlet-award-chaplain = Kaplan: { $who } ({ $vp } poäng)
hamlet-award-sacristan = Sakristan: { $who } ({ $vp } poäng)
hamlet-award-landscaper = Trädgårdsmästare: { $who } ({ $vp } poäng)
hamlet-award-merchant = Köpman: { $who } ({ $vp } poäng)
hamlet-award-builder = Flest byggda brickor: { $who } ({ $count })
hamlet-award-roads = Flest byggda vägar: { $who } ({ $count })
hamlet-award-maker = Finaste varorna: { $who } ({ $count } poäng)
hamlet-award-beggar = Flest allmosor: { $who } ({ $count ->
        [one] { $count } gång
       *[other] { $count } gånger
    })

hamlet-heading = Hamlet · runda { $round }
    .clock = Hamlet · runda { $round } av { $rounds }
    .over = Hamlet · { $round ->
        [one] { $round } runda
       *[other] { $round } rundor
    }
hamlet-titled = Staden { $name }
hamlet-not-begun = Byn ska just grundas.
hamlet-status = { $who } är på tur. { $open ->
        [0] Kyrkan är färdig.
        [one] { $open } leverans saknas till kyrkan.
       *[other] { $open } leveranser saknas till kyrkan.
    } Byggda delar: { $parts } av 6. I påsen: { $bag ->
        [one] { $bag } bricka
       *[other] { $bag } brickor
    }. Dolda försäljningar: { $stack }.
    .over = { $open ->
        [0] Kyrkan är färdig.
        [one] { $open } leverans saknades till kyrkan.
       *[other] { $open } leveranser saknades till kyrkan.
    }
hamlet-first-player = Först i varje runda: { $who }.
hamlet-last-round = Det här är sista rundan.
hamlet-goals = Dina mål
hamlet-goal-clock = Bygg kyrkan färdig senast i runda { $rounds }: varje runda som då är kvar ger { $early }★, varje leverans som saknas kostar { $late }★.
hamlet-goal-awards = Kaplan för alla leveranser ({ $deliveries } av { $slots }) · Trädgårdsmästare för { $landmarks } landmärken ({ $flags }) · Köpman för { $sales } försäljningar ({ $sold })
hamlet-goal-ranks = En by börjar vid { $village }★, en socken vid { $parish }★, en köping vid { $market_town }★; med { $founder }★ är du dess grundare.
hamlet-plans-held = Ritningar på hand
hamlet-plans-of = { $who } har på hand: { $tiles }.
hamlet-church-slots = Kyrkan
hamlet-slot-open = { $slot }: { $cost } för { $vp }★
hamlet-slot-filled = { $slot }: { $cost }, levererat av { $who }
hamlet-on-offer = Utbudet
hamlet-offer-line = Ritning { $tile } { $fee ->
        [0] gratis
       *[other] för { $fee } mynt
    }{ $coins ->
        [0] { "" }
       *[other] { " " }({ $coins } mynt på den)
    } · bygg: { $cost } → { $vp }★
hamlet-sale-line = Försäljning: { $cost } → { $vp }★ och { $coins } mynt
hamlet-prices-line = Köp på marknaden: { $raw } mynt för en råvara, { $refined } för en förädlad vara
hamlet-hire-line = Anställ i rådhuset: { $second } mynt för en andra bybo, { $third } för en tredje, { $fourth } för en fjärde; { $donkey } för en åsna
hamlet-free-milestones = Lediga milstolpar: { $milestones }
hamlet-no-free-milestones = Inga milstolpar är lediga längre.
hamlet-player = Nr { $number } · { $vp }★ · { $coins } mynt · { $villagers ->
        [one] { $villagers } bybo
       *[other] { $villagers } bybor
    } · { $donkeys ->
        [one] { $donkeys } åsna
       *[other] { $donkeys } åsnor
    } · { $roads ->
        [one] { $roads } väg kvar
       *[other] { $roads } vägar kvar
    } · { $sales ->
        [one] { $sales } försäljning
       *[other] { $sales } försäljningar
    }
hamlet-player-gone = Nr { $number } · gav upp · { $vp }★ · { $coins } mynt · { $villagers ->
        [one] { $villagers } bybo
       *[other] { $villagers } bybor
    } · { $donkeys ->
        [one] { $donkeys } åsna
       *[other] { $donkeys } åsnor
    } · { $roads ->
        [one] { $roads } väg kvar
       *[other] { $roads } vägar kvar
    } · { $sales ->
        [one] { $sales } försäljning
       *[other] { $sales } försäljningar
    }
hamlet-player-milestones = Milstolpar: { $milestones }
hamlet-sheet = Nr { $number } · { $gone ->
        [0] { "" }
       *[other] gav upp ·{ " " }
    }**{ $vp }★**{ hamlet-lines }
hamlet-lines = { $building ->
        [0] { "" }
       *[other] { " " }· byggnader { $building }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }· varor { $goods }
    }{ $church ->
        [0] { "" }
       *[other] { " " }· kyrkan { $church }
    }{ $sales ->
        [0] { "" }
       *[other] { " " }· försäljningar { $sales }
    }{ $barn ->
        [0] { "" }
       *[other] { " " }· lador { $barn }
    }{ $awards ->
        [0] { "" }
       *[other] { " " }· utmärkelser { $awards }
    }{ $landmarks ->
        [0] { "" }
       *[other] { " " }· landmärken { $landmarks }
    }{ $roads ->
        [0] { "" }
       *[other] { " " }· vägar { $roads }
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· längsta väg { $longest }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }· guld { $gold }
    }{ $clock ->
        [0] { "" }
       *[other] { " " }· klocka { $clock }
    }
hamlet-tiles = Brickorna
hamlet-tile-line = **{ $tile } ({ $number })**: { $roads ->
        [0] ingen väg
       *[other] väg till { $links }
    }{ $cut_off ->
        [0] { "" }
       *[other] { " " }(avskuren från kyrkan)
    }{ $touching ->
        [0] { "" }
       *[other] , gränsar till { $beside }
    }{ $held ->
        [0] { "" }
       *[other] { " " }· { $goods }
    }{ $made ->
        [0] { "" }
       *[other] { " " }av { $by }
    }{ $fine ->
        [0] { "" }
       *[other] { " " }({ $fine } av hög kvalitet)
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }· flagga: { $owner }
    }{ $pawns ->
        [0] { "" }
       *[other] { " " }· bybor: { $who }
    }{ $beasts ->
        [0] { "" }
       *[other] { " " }· åsnor: { $whom }
    }
hamlet-open-segments = Fria segment, räknade medurs
hamlet-open-line = { $tile } ({ $number }){ $by_roads ->
        [0] { "" }
       *[other] { " " }· väg { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· skog { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· berg { $mountains }
    }
hamlet-hand = Dina planer
hamlet-hand-button = Min tur
hamlet-plans = Ritningar
hamlet-no-plans = Du har ingen ritning; i rådhuset finns det att hämta.
hamlet-plan = **{ $tile }** · { $cost } → { $vp }★ · { $effect }
hamlet-plan-segments = { $tile }, segmenten medurs{ $by_roads ->
        [0] { "" }
       *[other] { " " }· väg { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· skog { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· berg { $mountains }
    }
hamlet-stock = Markörer du har kvar att tillverka: { $goods }
hamlet-outlook = Nu { $vp }★ och { $coins } mynt; om det tog slut nu: **{ $total }★**{ hamlet-lines }

hamlet-ask-turn = { $who } är på tur.
    .mine = Din tur.
hamlet-step-act = Vad gör du?
hamlet-act-donkeys = Flytta en åsna
hamlet-act-work = Arbeta vid en råvarukälla
hamlet-act-refine = Förädla råvaror
hamlet-act-blueprint = Ta en ritning
hamlet-act-hire = Anställ
hamlet-act-build = Bygg en bricka
hamlet-act-road = Bygg en väg
hamlet-act-deliver = Leverera till kyrkan
hamlet-act-sell = Sälj på marknaden
hamlet-act-alms = Be om allmosa
hamlet-act-end = Avsluta turen
hamlet-step-from = Vilken åsna? Välj brickan där den står.
hamlet-step-to = Till vilken bricka?
hamlet-step-source = Vilken råvarukälla?
hamlet-step-cube = Vilken råvara läggs in härnäst?
hamlet-cube-wood = Trä
hamlet-cube-stone = Sten
hamlet-cube-wheat = Vete
hamlet-step-refinery = Vilken verkstad?
hamlet-step-amount = Hur många?
hamlet-step-offer = Vilken ritning?
hamlet-step-worker = Vem anställer du?
hamlet-worker-villager = Bybo
hamlet-worker-donkey = Åsna
hamlet-villager = en bybo
hamlet-donkey = en åsna
hamlet-step-place = Var börjar åsnan?
hamlet-step-plan = Vilken ritning bygger du?
hamlet-step-at = Intill vilken bricka? Där står den som bygger.
hamlet-step-spot = Vilket läge? ”3 möter 1”: brickans segment 3 mot ritningens segment 1.
hamlet-step-where = Från vilken bricka utgår vägen?
hamlet-step-way = Bro eller stig?
hamlet-way-bridge = Bro
hamlet-way-path = Stig
hamlet-step-slot = Vilken leverans?
hamlet-step-sale = Vilken försäljning?
hamlet-step-payment = Hur betalar du?
hamlet-payment-auto = Betala så här
hamlet-payment-choose = Ändra
hamlet-step-unit = Vilken vara använder du härnäst?

hamlet-note-work = { $count ->
        [one] { $count } källa har plats
       *[other] { $count } källor har plats
    }
hamlet-note-refine = { $tiles }
hamlet-note-blueprint = { $tiles }
hamlet-note-build = { $tiles }
hamlet-note-roads = { $count ->
        [one] { $count } plats för en väg
       *[other] { $count } platser för en väg
    }
hamlet-note-deliver = { $count ->
        [one] { $count } leverans kan betalas
       *[other] { $count } leveranser kan betalas
    }
hamlet-note-sell = { $count ->
        [one] { $count } försäljning är möjlig
       *[other] { $count } försäljningar är möjliga
    }
hamlet-note-alms = 1 mynt
hamlet-note-hire = { $workers }
hamlet-note-end = { $standing ->
        [0] alla bybor har gjort sitt
        [one] { $standing } bybo har inte gjort något än
       *[other] { $standing } bybor har inte gjort något än
    }
hamlet-note-donkeys = { $left ->
        [one] { $left } åsna kan fortfarande flyttas
       *[other] { $left } åsnor kan fortfarande flyttas
    }
hamlet-note-hiring = { $workers }; du är redan i rådhuset, så det behövs ingen bybo
hamlet-note-tile = nr { $number }
hamlet-note-hub = nr { $number } · { $reach ->
        [one] { $reach } bricka
       *[other] { $reach } brickor
    } inom räckhåll
hamlet-note-source = nr { $number } · +{ $count } { $count ->
        [one] { $good }
       *[other] { FORM($good, "many") }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }· { $coins } mynt
    }{ $vp ->
        [0] { "" }
       *[other] { " " }· { $vp }★
    }
hamlet-note-refining = nr { $number } · { $count } { $count ->
        [one] { FORM($good, "one") }
       *[other] { $good }
    }, { $quality }
hamlet-note-offer = { $fee ->
        [0] gratis
       *[other] { $fee } mynt
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(+{ $coins } på den)
    } · bygg: { $cost } → { $vp }★ · { $effect }
hamlet-note-price = { $coins } mynt
hamlet-note-plan = { $cost } → { $vp }★
hamlet-note-builder = nr { $number } · { $spots ->
        [one] ett läge
       *[other] { $spots } lägen
    }{ $roads ->
        [0] , utan väg
        [one] , med väg till en bricka
       *[other] , med väg till upp till { $roads } brickor
    }{ $coins ->
        [0] { "" }
       *[other] { " " }· för { $coins } mynt
    }
hamlet-note-spot = { $segment } möter { $own } · { $by_roads ->
        [0] ingen väg
       *[other] väg till { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· skog mot { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· berg mot { $mountains }
    }{ $by_cliffs ->
        [0] { "" }
       *[other] { " " }· stup mot { $cliffs }
    } · { $vp }★{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }★ på slutet
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· längsta väg { $longest }
    }
hamlet-note-road = nr { $number } · { $vp }★ på slutet · längsta väg { $length }
hamlet-note-cost = { $cost }
hamlet-note-slot = { $vp }★
hamlet-note-sale = { $vp }★ och { $coins } mynt
hamlet-note-choose = välj varje vara själv
# With more than two tiles their names would be cut off at the end of the line.
hamlet-note-bill-goods = { $goods } från { $places ->
        [1] { FORM($tiles, "def") }
        [2] { FORM($tiles, "def") }
       *[other] { $places } brickor
    }{ $coins ->
        [0] { "" }
       *[other] { " " }· { $coins } mynt
    }{ $bought ->
        [0] { "" }
        [one] { " " }({ $bought } köpt)
       *[other] { " " }({ $bought } köpta)
    }{ $earned ->
        [0] { "" }
       *[other] { " " }· ger dig { $earned } mynt
    }
hamlet-note-bill-coins = { $coins } mynt{ $bought ->
        [0] { "" }
        [one] { " " }({ $bought } köpt)
       *[other] { " " }({ $bought } köpta)
    }
hamlet-note-cube = nr { $number }
hamlet-note-token = nr { $number } · ger { $owner } { $worth }★ och { $worth } mynt

hamlet-begins = Byn grundas. { $who } börjar.
hamlet-round = Runda { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }av { $rounds }
    }.
# Behind whatever was paid for.
hamlet-payment = { $units ->
        [0] { "" }
       *[other] ; använder { $spent }
    }{ $purchases ->
        [0] { "" }
       *[other] ; köper { $bought }
    }{ $coins ->
        [0] { "" }
       *[other] ; betalar { $coins } mynt
    }
hamlet-donkey-moved = { $who } leder en åsna från { FORM($tile, "def") } till { FORM($to, "def") }.
hamlet-rewarded = { $who } har tillverkat { FORM($good, "def") } och får { $worth }★ och { $worth } mynt.
hamlet-worked = { $who } arbetar { FORM($tile, "loc") }: { $goods }{ $coins ->
        [0] { "" }
       *[other] { "" }, { $coins } mynt
    }{ $vp ->
        [0] { "" }
       *[other] { "" }, { $vp }★
    }.
hamlet-refines = { $who } tillverkar { $goods } ({ $quality }) { FORM($tile, "loc") }{ hamlet-payment }.
hamlet-took = { $who } tar ritningen { $tile } { $fee ->
        [0] gratis
       *[other] för { $fee } mynt
    }{ $coins ->
        [0] { "" }
        [one] { " " }och får myntet som ligger på den
       *[other] { " " }och får de { $coins } mynten som ligger på den
    }.
hamlet-drawn = Nytt i utbudet: { $tile }.
hamlet-new-sale = Marknaden vill nu ha { $sale }.
hamlet-returned = { CAP(FORM($tile, "def")) } läggs tillbaka i påsen.
hamlet-hired-villager = { $who } anställer en bybo för { $coins } mynt.
hamlet-hired-donkey = { $who } anställer en åsna för { $coins } mynt; den börjar { FORM($tile, "loc") }.
hamlet-builds = { $who } bygger { FORM($tile, "def") } (nr { $number }) intill { FORM($at, "def") }: { $vp }★{ hamlet-payment }.
hamlet-milestone = { $who } får en milstolpe: { $milestone }.
hamlet-released = Nya brickor läggs i påsen: { $tiles }.
hamlet-builds-road = { $who } bygger en { $way } från { FORM($tile, "def") } till { FORM($to, "def") }{ hamlet-payment }.
hamlet-sold = { $who } säljer { $sale }: { $vp }★ och { $coins } mynt.
hamlet-delivers = { $who } levererar till kyrkan ({ $slot }): { $vp }★{ hamlet-payment }.
hamlet-church-finished = { $who } har byggt kyrkan färdig! Den här rundan är den sista.
hamlet-begged = { $who } ber om allmosa: 1 mynt.
hamlet-award = { $award }: { $who } ({ $vp }★{ $count ->
        [one] { "" }
       *[other] { " " }var
    }).
hamlet-landmark = { $tile }: { $vp }★ till { $who }.
hamlet-final = { $who }: **{ $vp }★**{ hamlet-lines }
hamlet-won-with = { $winners } vann med { $score }★.
hamlet-nobody-won = Det slutar på { $score }★, utan seger.
hamlet-game-won = Byn har blivit stad, grundad av { $who } med { $vp }★!
hamlet-rank = { $who } nådde { $vp }★: en { FORM($rank, "low") }. Härnäst: { FORM($next, "low") }, vid { $least }★.
hamlet-rank-lowest = { $vp }★: fortfarande bara en liten by. En riktig { FORM($next, "low") } börjar vid { $least }★.
hamlet-rank-highest = { $who } nådde { $vp }★ och är stadens { FORM($rank, "low") }.
hamlet-conceded = { $who } ger upp; arbetarna står kvar där de är.
hamlet-last-left = { $who } är sist kvar och vinner.
hamlet-time = Tiden är ute: turen är över för { $who }.

hamlet-spent = { $who } använder { $goods }.
hamlet-bought = { $who } köper { $goods } och betalar { $coins } mynt.
hamlet-paid = { $who } betalar { $coins } mynt.
hamlet-refined = { $who } tillverkar { $goods } ({ $quality }) { FORM($tile, "loc") }.
hamlet-built = { $who } bygger { FORM($tile, "def") } (nr { $number }) intill { FORM($at, "def") }: { $vp }★.
hamlet-road-built = { $who } bygger en { $way } från { FORM($tile, "def") } till { FORM($to, "def") }.
hamlet-delivered = { $who } levererar till kyrkan ({ $slot }): { $vp }★.
hamlet-ranked = { $who } nådde { $vp }★: { $rank }.

hamlet-option-layout = Startuppställning
    .help = En av sex prövade uppställningar av startbrickorna, eller en av dem slumpvis.
hamlet-layout-a = A
hamlet-layout-b = B
hamlet-layout-c = C
hamlet-layout-d = D
hamlet-layout-e = E
hamlet-layout-f = F
hamlet-layout-random = slumpvis
hamlet-option-solo = Spela ensam
    .help = Mot klockan: bygg kyrkan färdig inom 24 rundor. Mot en rival: en robot tar den andra platsen.
hamlet-solo-clock = mot klockan
hamlet-solo-rival = mot en rival
hamlet-option-turn_seconds = Tid per tur
    .help = 60 till 1 800 sekunder i realtid; en timme till en vecka per korrespondens.

hamlet-best = Bästa platserna
hamlet-best-held = De bästa platserna för dina ritningar just nu:
hamlet-best-display = Du har ingen ritning. De bästa platserna för ritningarna i utbudet just nu:
hamlet-best-none = Det finns ingen ritning kvar att placera.
hamlet-best-place = **{ $tile }** intill { FORM($to, "def") } (nr { $number }), läge { $way }
    .later = **{ $tile }** intill { FORM($to, "def") } (nr { $number }), läge { $way }, när du kan betala där
hamlet-best-line = { $place }: { $note }
hamlet-refused-best = Bästa platserna går bara att leta upp medan ett parti Hamlet pågår.

hamlet-name-town = Döp staden
hamlet-named = Staden heter nu **{ $name }**.
hamlet-refused-name-winner = Bara en vinnare får döpa staden.
hamlet-refused-name-early = Staden får sitt namn när partiet är slut.
hamlet-refused-name-empty = Skriv ett namn på 1 till { $most } tecken.
