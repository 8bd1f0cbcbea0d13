hamlet = Hamlet
    .motto = Kahelon post kahelo, ĝis la preĝejo staras.
    .blurb = Kune konstruu vilaĝon, ĉiu por sia propra gloro. Portu varojn per azenoj, sternu vojojn, vendu, prilaboru kaj finkonstruu la preĝejon.
hamlet-lobby-facts = Unu horo aŭ pli · multo por lerni
hamlet-name = { $who }
# `low`: within a sentence.
hamlet-rival = La rivalo
    .low = la rivalo

hamlet-church = Preĝejo
    .acc = Preĝejon
hamlet-town_hall = Urbodomo
    .acc = Urbodomon
hamlet-market = Merkato
    .acc = Merkaton
hamlet-woodcutter = Arbohakisto
    .acc = Arbohakiston
hamlet-quarry = Ŝtonminejo
    .acc = Ŝtonminejon
hamlet-farm = Bieno
    .acc = Bienon
hamlet-sawmill = Segejo
    .acc = Segejon
hamlet-stonemason = Ŝtonhakisto
    .acc = Ŝtonhakiston
hamlet-dairy_farm = Laktobieno
    .acc = Laktobienon
hamlet-flour_mill = Muelejo
    .acc = Muelejon
hamlet-barn_a = Garbejo A
    .acc = Garbejon A
hamlet-small_woodland = Malgranda arbaro
    .acc = Malgrandan arbaron
hamlet-small_mountain = Malgranda montaro
    .acc = Malgrandan montaron
hamlet-pond_a = Lageto A
    .acc = Lageton A
hamlet-pond_b = Lageto B
    .acc = Lageton B
hamlet-outpost_a = Antaŭposteno A
    .acc = Antaŭpostenon A
hamlet-master_stonemason = Majstra ŝtonhakisto
    .acc = Majstran ŝtonhakiston
hamlet-warehouse = Stokejo
    .acc = Stokejon
hamlet-stables = Stalo
    .acc = Stalon
hamlet-outpost_b = Antaŭposteno B
    .acc = Antaŭpostenon B
hamlet-lumber_yard = Lignejo
    .acc = Lignejon
hamlet-large_mountain = Granda montaro
    .acc = Grandan montaron
hamlet-founders_monument = Monumento de la fondinto
    .acc = Monumenton de la fondinto
hamlet-blacksmith = Forĝejo
    .acc = Forĝejon
hamlet-dairy = Laktejo
    .acc = Laktejon
hamlet-tavern = Taverno
    .acc = Tavernon
hamlet-large_woodland = Granda arbaro
    .acc = Grandan arbaron
hamlet-trading_post = Komercejo
    .acc = Komercejon
hamlet-windmill = Ventmuelejo
    .acc = Ventmuelejon
hamlet-shrine = Sanktejo
    .acc = Sanktejon
hamlet-park = Vilaĝa herbejo
    .acc = Vilaĝan herbejon
hamlet-barn_b = Garbejo B
    .acc = Garbejon B
hamlet-effect_sawmill = produktas 1 tabulon el 1 ligno
hamlet-effect_stonemason = produktas 1 brikon el 1 ŝtono
hamlet-effect_dairy_farm = produktas 1 lakton el 1 greno
hamlet-effect_flour_mill = produktas 1 farunon el 1 greno
hamlet-effect_barn_a = plenigu ĝin per ajnaj krudvaroj: 2 poentoj
hamlet-effect_barn_b = plenigu ĝin per ajnaj krudvaroj: 2 poentoj
hamlet-effect_small_woodland = fine: 1 poento por segmento ĉe arbaro
hamlet-effect_small_mountain = fine: 1 poento por segmento ĉe monto
hamlet-effect_pond_a = fine: 3 poentoj, se vojo ligas ĝin
hamlet-effect_pond_b = fine: 3 poentoj, se vojo ligas ĝin
hamlet-effect_outpost_a = fine: 1 poento por kahelo ĝis la preĝejo
hamlet-effect_outpost_b = fine: 1 poento por kahelo ĝis la preĝejo
hamlet-effect_master_stonemason = produktas ĝis 2 brikojn el ŝtonoj
hamlet-effect_warehouse = fine: 1 poento por vojo de vi konstruita
hamlet-effect_stables = fine: 2 poentoj por propra azeno
hamlet-effect_lumber_yard = produktas ĝis 2 tabulojn el lignoj
hamlet-effect_large_mountain = fine: 2 poentoj por segmento ĉe monto
hamlet-effect_founders_monument = fine: 2 poentoj por segmento ĉe sama tereno
hamlet-effect_blacksmith = fine: plej longa vojo, 3 poentoj por kahelo
hamlet-effect_dairy = produktas ĝis 2 laktojn el grenoj
hamlet-effect_tavern = fine: 1 poento por monero, maksimume 8
hamlet-effect_large_woodland = fine: 2 poentoj por segmento ĉe arbaro
hamlet-effect_trading_post = fine: 1 poento por vendo
hamlet-effect_windmill = produktas ĝis 2 farunojn el grenoj
hamlet-effect_shrine = fine: 2 poentoj por propra livero
hamlet-effect_park = fine: 3 poentoj por ligita presita vojo

# `one` and `many`: behind a number; `acc`: a single one as an object; of an amount, the amount as an object.
hamlet-wood = ligno
    .one = ligno
    .many = lignoj
    .acc = lignon
hamlet-letter-wood = L
hamlet-stone = ŝtono
    .one = ŝtono
    .many = ŝtonoj
    .acc = ŝtonon
hamlet-letter-stone = Ŝ
hamlet-wheat = greno
    .one = greno
    .many = grenoj
    .acc = grenon
hamlet-letter-wheat = G
hamlet-timber = tabuloj
    .one = tabulo
    .many = tabuloj
    .acc = tabulon
hamlet-letter-timber = T
    .owned = T{ $seat }
hamlet-brick = brikoj
    .one = briko
    .many = brikoj
    .acc = brikon
hamlet-letter-brick = B
    .owned = B{ $seat }
hamlet-flour = faruno
    .one = faruno
    .many = farunoj
    .acc = farunon
hamlet-letter-flour = F
    .owned = F{ $seat }
hamlet-milk = lakto
    .one = lakto
    .many = laktoj
    .acc = lakton
hamlet-letter-milk = K
    .owned = K{ $seat }
hamlet-any = iu ajn krudvaro
    .one = iu ajn krudvaro
    .many = iuj ajn krudvaroj
    .acc = iun ajn krudvaron
hamlet-letter-any = ?
hamlet-wood_1 = 1 ligno
    .acc = 1 lignon
hamlet-wood_2 = 2 lignoj
    .acc = 2 lignojn
hamlet-wood_3 = 3 lignoj
    .acc = 3 lignojn
hamlet-wood_4 = 4 lignoj
    .acc = 4 lignojn
hamlet-wood_5 = 5 lignoj
    .acc = 5 lignojn
hamlet-wood_6 = 6 lignoj
    .acc = 6 lignojn
hamlet-wood_7 = 7 lignoj
    .acc = 7 lignojn
hamlet-wood_8 = 8 lignoj
    .acc = 8 lignojn
hamlet-wood_9 = 9 lignoj
    .acc = 9 lignojn
hamlet-wood_10 = 10 lignoj
    .acc = 10 lignojn
hamlet-stone_1 = 1 ŝtono
    .acc = 1 ŝtonon
hamlet-stone_2 = 2 ŝtonoj
    .acc = 2 ŝtonojn
hamlet-stone_3 = 3 ŝtonoj
    .acc = 3 ŝtonojn
hamlet-stone_4 = 4 ŝtonoj
    .acc = 4 ŝtonojn
hamlet-stone_5 = 5 ŝtonoj
    .acc = 5 ŝtonojn
hamlet-stone_6 = 6 ŝtonoj
    .acc = 6 ŝtonojn
hamlet-stone_7 = 7 ŝtonoj
    .acc = 7 ŝtonojn
hamlet-stone_8 = 8 ŝtonoj
    .acc = 8 ŝtonojn
hamlet-stone_9 = 9 ŝtonoj
    .acc = 9 ŝtonojn
hamlet-stone_10 = 10 ŝtonoj
    .acc = 10 ŝtonojn
hamlet-wheat_1 = 1 greno
    .acc = 1 grenon
hamlet-wheat_2 = 2 grenoj
    .acc = 2 grenojn
hamlet-wheat_3 = 3 grenoj
    .acc = 3 grenojn
hamlet-wheat_4 = 4 grenoj
    .acc = 4 grenojn
hamlet-wheat_5 = 5 grenoj
    .acc = 5 grenojn
hamlet-wheat_6 = 6 grenoj
    .acc = 6 grenojn
hamlet-wheat_7 = 7 grenoj
    .acc = 7 grenojn
hamlet-wheat_8 = 8 grenoj
    .acc = 8 grenojn
hamlet-wheat_9 = 9 grenoj
    .acc = 9 grenojn
hamlet-wheat_10 = 10 grenoj
    .acc = 10 grenojn
hamlet-timber_0 = 0 tabuloj
    .acc = 0 tabulojn
hamlet-timber_1 = 1 tabulo
    .acc = 1 tabulon
hamlet-timber_2 = 2 tabuloj
    .acc = 2 tabulojn
hamlet-timber_3 = 3 tabuloj
    .acc = 3 tabulojn
hamlet-timber_4 = 4 tabuloj
    .acc = 4 tabulojn
hamlet-timber_5 = 5 tabuloj
    .acc = 5 tabulojn
hamlet-timber_6 = 6 tabuloj
    .acc = 6 tabulojn
hamlet-timber_7 = 7 tabuloj
    .acc = 7 tabulojn
hamlet-timber_8 = 8 tabuloj
    .acc = 8 tabulojn
hamlet-timber_9 = 9 tabuloj
    .acc = 9 tabulojn
hamlet-timber_10 = 10 tabuloj
    .acc = 10 tabulojn
hamlet-brick_0 = 0 brikoj
    .acc = 0 brikojn
hamlet-brick_1 = 1 briko
    .acc = 1 brikon
hamlet-brick_2 = 2 brikoj
    .acc = 2 brikojn
hamlet-brick_3 = 3 brikoj
    .acc = 3 brikojn
hamlet-brick_4 = 4 brikoj
    .acc = 4 brikojn
hamlet-brick_5 = 5 brikoj
    .acc = 5 brikojn
hamlet-brick_6 = 6 brikoj
    .acc = 6 brikojn
hamlet-brick_7 = 7 brikoj
    .acc = 7 brikojn
hamlet-brick_8 = 8 brikoj
    .acc = 8 brikojn
hamlet-brick_9 = 9 brikoj
    .acc = 9 brikojn
hamlet-brick_10 = 10 brikoj
    .acc = 10 brikojn
hamlet-flour_0 = 0 farunoj
    .acc = 0 farunojn
hamlet-flour_1 = 1 faruno
    .acc = 1 farunon
hamlet-flour_2 = 2 farunoj
    .acc = 2 farunojn
hamlet-flour_3 = 3 farunoj
    .acc = 3 farunojn
hamlet-flour_4 = 4 farunoj
    .acc = 4 farunojn
hamlet-flour_5 = 5 farunoj
    .acc = 5 farunojn
hamlet-flour_6 = 6 farunoj
    .acc = 6 farunojn
hamlet-flour_7 = 7 farunoj
    .acc = 7 farunojn
hamlet-flour_8 = 8 farunoj
    .acc = 8 farunojn
hamlet-flour_9 = 9 farunoj
    .acc = 9 farunojn
hamlet-flour_10 = 10 farunoj
    .acc = 10 farunojn
hamlet-milk_0 = 0 laktoj
    .acc = 0 laktojn
hamlet-milk_1 = 1 lakto
    .acc = 1 lakton
hamlet-milk_2 = 2 laktoj
    .acc = 2 laktojn
hamlet-milk_3 = 3 laktoj
    .acc = 3 laktojn
hamlet-milk_4 = 4 laktoj
    .acc = 4 laktojn
hamlet-milk_5 = 5 laktoj
    .acc = 5 laktojn
hamlet-milk_6 = 6 laktoj
    .acc = 6 laktojn
hamlet-milk_7 = 7 laktoj
    .acc = 7 laktojn
hamlet-milk_8 = 8 laktoj
    .acc = 8 laktojn
hamlet-milk_9 = 9 laktoj
    .acc = 9 laktojn
hamlet-milk_10 = 10 laktoj
    .acc = 10 laktojn
hamlet-milk_or_brick_3 = 3 laktoj / brikoj
    .acc = 3 laktojn / brikojn
hamlet-timber_or_flour_3 = 3 tabuloj / farunoj
    .acc = 3 tabulojn / farunojn
hamlet-wood_or_wheat_or_stone_10 = 10 lignoj / grenoj / ŝtonoj
    .acc = 10 lignojn / grenojn / ŝtonojn
hamlet-timber_or_brick_2 = 2 tabuloj / brikoj
    .acc = 2 tabulojn / brikojn
hamlet-flour_or_milk_2 = 2 farunoj / laktoj
    .acc = 2 farunojn / laktojn
hamlet-coins_3 = 3 moneroj
    .acc = 3 monerojn
hamlet-coins_10 = 10 moneroj
    .acc = 10 monerojn
hamlet-coin = monero
hamlet-point = poento
hamlet-standard = ordinara kvalito
hamlet-high_quality = alta kvalito

hamlet-unit-buy_wood = Aĉeti lignon
hamlet-unit-buy_stone = Aĉeti ŝtonon
hamlet-unit-buy_wheat = Aĉeti grenon
hamlet-unit-buy_timber = Aĉeti tabulon
hamlet-unit-buy_brick = Aĉeti brikon
hamlet-unit-buy_flour = Aĉeti farunon
hamlet-unit-buy_milk = Aĉeti lakton
hamlet-unit-wood_woodcutter = Ligno · Arbohakisto
hamlet-unit-wood_barn_a = Ligno · Garbejo A
hamlet-unit-wood_barn_b = Ligno · Garbejo B
hamlet-unit-stone_quarry = Ŝtono · Ŝtonminejo
hamlet-unit-stone_barn_a = Ŝtono · Garbejo A
hamlet-unit-stone_barn_b = Ŝtono · Garbejo B
hamlet-unit-wheat_farm = Greno · Bieno
hamlet-unit-wheat_barn_a = Greno · Garbejo A
hamlet-unit-wheat_barn_b = Greno · Garbejo B
hamlet-unit-timber_sawmill = Tabulo · Segejo
hamlet-unit-timber_lumber_yard_left = Tabulo · Lignejo, maldekstre
hamlet-unit-timber_lumber_yard_right = Tabulo · Lignejo, dekstre
hamlet-unit-brick_stonemason = Briko · Ŝtonhakisto
hamlet-unit-brick_master_stonemason_left = Briko · Majstra ŝtonhakisto, maldekstre
hamlet-unit-brick_master_stonemason_right = Briko · Majstra ŝtonhakisto, dekstre
hamlet-unit-milk_dairy_farm = Lakto · Laktobieno
hamlet-unit-milk_dairy_left = Lakto · Laktejo, maldekstre
hamlet-unit-milk_dairy_right = Lakto · Laktejo, dekstre
hamlet-unit-flour_flour_mill = Faruno · Muelejo
hamlet-unit-flour_windmill_left = Faruno · Ventmuelejo, maldekstre
hamlet-unit-flour_windmill_right = Faruno · Ventmuelejo, dekstre

hamlet-slot-a = 3 laktoj / brikoj
    .map = 3 K/B
hamlet-slot-b = 3 tabuloj / farunoj
    .map = 3 T/F
hamlet-slot-c = 10 moneroj
    .map = 10 moneroj
hamlet-slot-d = 10 lignoj / grenoj / ŝtonoj
    .map = 10 krud.
hamlet-slot-e = 2 tabuloj / brikoj kaj 2 farunoj / laktoj
    .map = 2T/B 2F/K
hamlet-a = Ĉelo A
hamlet-b = Ĉelo B
hamlet-c = Ĉelo C
hamlet-d = Ĉelo D
hamlet-e = Ĉelo E
hamlet-s1 = 2 lignoj + 1 greno
    .acc = 2 lignojn + 1 grenon
hamlet-s2 = 2 ŝtonoj + 1 greno
    .acc = 2 ŝtonojn + 1 grenon
hamlet-s3 = 1 lakto
    .acc = 1 lakton
hamlet-s4 = 1 tabulo
    .acc = 1 tabulon
hamlet-s5 = 1 tabulo + 1 briko
    .acc = 1 tabulon + 1 brikon
hamlet-s6 = 1 faruno + 1 lakto
    .acc = 1 farunon + 1 lakton
hamlet-s7 = 1 briko + 1 faruno
    .acc = 1 brikon + 1 farunon
hamlet-s8 = 1 lakto + 2 lignoj
    .acc = 1 lakton + 2 lignojn
hamlet-s9 = 2 tabuloj + 1 faruno
    .acc = 2 tabulojn + 1 farunon
hamlet-s10 = 2 brikoj + 1 lakto
    .acc = 2 brikojn + 1 lakton
hamlet-s11 = 2 farunoj + 1 briko
    .acc = 2 farunojn + 1 brikon
hamlet-s12 = 2 laktoj + 1 tabulo
    .acc = 2 laktojn + 1 tabulon

hamlet-carpenter = Ĉarpentisto
hamlet-mason = Masonisto
hamlet-herder = Paŝtisto
hamlet-miller = Muelisto
hamlet-planner = Planisto
hamlet-chaplain = Kapelano
hamlet-sacristan = Sakristiano
hamlet-landscaper = Ĝardenisto
hamlet-merchant = Komercisto
hamlet-road_end = vojo
hamlet-forest = arbaro
hamlet-mountain = monto
hamlet-bridge = ponto
    .acc = ponton
hamlet-path = pado
    .acc = padon
hamlet-hamlet = Vilaĝeto
hamlet-village = Vilaĝo
hamlet-parish = Paroĥo
hamlet-market_town = Merkaturbo
hamlet-founder = Fondinto

hamlet-map-prices = krudaj { $raw } · prilaboritaj { $refined }
hamlet-map-by = de { $seat }
hamlet-map-times = ×{ $count }
hamlet-map-coins = +{ $coins }
hamlet-map-gone = rezignis
hamlet-map-sale = Vendo
hamlet-map-cost = { $cost }
hamlet-map-round = Raŭndo { $round }
    .clock = Raŭndo { $round } el { $rounds }
hamlet-map-left = en la sako { $bag } · venontaj vendoj { $sales }
hamlet-map-milestones = Mejloŝtonoj
hamlet-map-free = libera
hamlet-map-hire = Dungi
hamlet-map-wages = { $second }, { $third }, { $fourth }
hamlet-map-no-offer = Restas neniu plano.
hamlet-map-no-sale = Restas neniu vendo.
hamlet-sign-wood = ligno
hamlet-sign-stone = ŝtono
hamlet-sign-wheat = greno
hamlet-sign-timber = tabuloj
hamlet-sign-brick = brikoj
hamlet-sign-flour = faruno
hamlet-sign-milk = lakto
hamlet-sign-high_quality = alta kvalito
hamlet-sign-forest = arbaro
hamlet-sign-mountain = monto
hamlet-sign-open = libera vojo
hamlet-sign-built = voja ĵetono
hamlet-sign-flag = vidindaĵo
hamlet-sign-villager = vilaĝano
hamlet-sign-donkey = azeno
hamlet-sign-blueprint = plano
hamlet-sign-first = komencas
hamlet-sign-sale = farita vendo
hamlet-sign-cut_off = izolita
hamlet-alt-village = La vilaĝo en raŭndo { $round }, kun { $tiles } kaheloj; la listo de kaheloj diras la samon per vortoj.
hamlet-alt-zoom = { $tile } kaj kio tuŝas ĝin: { $tiles }.
hamlet-alt-spots = { $tile } apud { $to }: { $count ->
        [one] malgranda numerita bildo por la sola pozicio
       *[other] malgranda numerita bildo por ĉiu el { $count } pozicioj
    }; la notoj diras la samon per vortoj.
hamlet-alt-placed = { $tile } apud { $to }, kiel ĝi starus.
hamlet-alt-candidates = Elekteblaj kaheloj: { $tiles }.
hamlet-alt-plans = Viaj planoj: { $tiles }.

hamlet-moment-delivers = { $who } liveras al la preĝejo
hamlet-moment-church = { $who } finkonstruas la preĝejon!
hamlet-moment-milestone = { $who } fariĝas { $milestone }
hamlet-moment-left = { $slot } · ankoraŭ { $count ->
        [one] mankas { $count } livero
       *[other] mankas { $count } liveroj
    }
hamlet-moment-last = Ĉi tiu raŭndo estas la lasta.
hamlet-moment-refinery = Mejloŝtono: la unua prilaborejo de sia speco
hamlet-moment-planned = Mejloŝtono: la unua konstruita vojo
hamlet-why = { $count ->
        [one] fondis la urbon kun { $vp } poentoj
       *[other] kune fondis la urbon, ĉiu kun { $vp } poentoj
    }
    .clock = ĝustatempe finkonstruis la preĝejon: { $vp } poentoj, { $rank }
    .late = La preĝejo ne estis preta ĝustatempe: { $vp } poentoj, { $rank }.
    .rival = venkis la rivalon per { $vp } poentoj kontraŭ { $theirs }
    .lost = La rivalo gajnis per { $theirs } poentoj kontraŭ { $vp }.
    .left = { $count ->
        [0] Ĉiuj rezignis.
       *[other] restis la lasta
    }
hamlet-award-chaplain = Kapelano: { FORM($who, "low") } ({ $vp ->
        [one] { $vp } poento
       *[other] { $vp } poentoj
    })
hamlet-award-sacristan = Sakristiano: { FORM($who, "low") } ({ $vp ->
        [one] { $vp } poento
       *[other] { $vp } poentoj
    })
hamlet-award-landscaper = Ĝardenisto: { FORM($who, "low") } ({ $vp ->
        [one] { $vp } poento
       *[other] { $vp } poentoj
    })
hamlet-award-merchant = Komercisto: { FORM($who, "low") } ({ $vp ->
        [one] { $vp } poento
       *[other] { $vp } poentoj
    })
hamlet-award-builder = Plej da konstruitaj kaheloj: { FORM($who, "low") } ({ $count })
hamlet-award-roads = Plej da konstruitaj vojoj: { FORM($who, "low") } ({ $count })
hamlet-award-maker = Plej bonaj varoj: { FORM($who, "low") } ({ $count ->
        [one] { $count } poento
       *[other] { $count } poentoj
    })
hamlet-award-beggar = Plej da almozoj: { FORM($who, "low") } ({ $count ->
        [one] { $count } fojon
       *[other] { $count } fojojn
    })

hamlet-heading = Hamlet · raŭndo { $round }
    .clock = Hamlet · raŭndo { $round } el { $rounds }
    .over = Hamlet · { $round ->
        [one] { $round } raŭndo
       *[other] { $round } raŭndoj
    }
hamlet-titled = La urbo { $name }
hamlet-not-begun = La vilaĝo tuj estos fondita.
hamlet-status = Ludas { FORM($who, "low") }. { $open ->
        [0] La preĝejo estas preta.
        [one] Al la preĝejo mankas { $open } livero.
       *[other] Al la preĝejo mankas { $open } liveroj.
    } Konstruitaj partoj: { $parts } el 6. En la sako: { $bag ->
        [one] { $bag } kahelo
       *[other] { $bag } kaheloj
    }. Kovritaj vendoj: { $stack }.
    .over = { $open ->
        [0] La preĝejo estas preta.
        [one] Al la preĝejo mankis { $open } livero.
       *[other] Al la preĝejo mankis { $open } liveroj.
    }
hamlet-first-player = Unua en ĉiu raŭndo: { FORM($who, "low") }.
hamlet-last-round = Ĉi tiu raŭndo estas la lasta.
hamlet-goals = Viaj celoj
hamlet-goal-clock = Finkonstruu la preĝejon ĝis raŭndo { $rounds }: ĉiu raŭndo, kiu tiam restas, donas { $early }★, ĉiu mankanta livero forprenas { $late }★.
hamlet-goal-awards = Kapelano por ĉiuj liveroj ({ $deliveries } el { $slots }) · Ĝardenisto por { $landmarks } vidindaĵoj ({ $flags }) · Komercisto por { $sales } vendoj ({ $sold })
hamlet-goal-ranks = Vilaĝo komenciĝas ĉe { $village }★, Paroĥo ĉe { $parish }★, Merkaturbo ĉe { $market_town }★; kun { $founder }★ vi estas ĝia Fondinto.
hamlet-plans-held = Planoj en la mano
hamlet-plans-of = { $who } havas en la mano: { $tiles }.
hamlet-church-slots = La preĝejo
hamlet-slot-open = { $slot }: { $cost } por { $vp }★
hamlet-slot-filled = { $slot }: { $cost }, livero de { FORM($who, "low") }
hamlet-on-offer = En la oferto
hamlet-offer-line = Plano { $tile } { $fee ->
        [0] senpage
        [one] por { $fee } monero
       *[other] por { $fee } moneroj
    }{ $coins ->
        [0] { "" }
        [one] { " " }({ $coins } monero sur ĝi)
       *[other] { " " }({ $coins } moneroj sur ĝi)
    } · konstruo: { $cost } → { $vp }★
hamlet-sale-line = Vendo: { $cost } → { $vp }★ kaj { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }
hamlet-prices-line = Aĉeto ĉe la merkato: { $raw } moneroj por krudvaro, { $refined } por prilaborita varo
hamlet-hire-line = Dungo en la urbodomo: { $second } moneroj por dua vilaĝano, { $third } por tria, { $fourth } por kvara; { $donkey } por azeno
hamlet-free-milestones = Ankoraŭ liberaj mejloŝtonoj: { $milestones }
hamlet-no-free-milestones = Neniu mejloŝtono plu estas libera.
hamlet-player = N-ro { $number } · { $vp }★ · { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    } · { $villagers ->
        [one] { $villagers } vilaĝano
       *[other] { $villagers } vilaĝanoj
    } · { $donkeys ->
        [one] { $donkeys } azeno
       *[other] { $donkeys } azenoj
    } · { $roads ->
        [one] restas { $roads } vojo
       *[other] restas { $roads } vojoj
    } · { $sales ->
        [one] { $sales } vendo
       *[other] { $sales } vendoj
    }
hamlet-player-gone = N-ro { $number } · rezignis · { $vp }★ · { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    } · { $villagers ->
        [one] { $villagers } vilaĝano
       *[other] { $villagers } vilaĝanoj
    } · { $donkeys ->
        [one] { $donkeys } azeno
       *[other] { $donkeys } azenoj
    } · { $roads ->
        [one] restas { $roads } vojo
       *[other] restas { $roads } vojoj
    } · { $sales ->
        [one] { $sales } vendo
       *[other] { $sales } vendoj
    }
hamlet-player-milestones = Mejloŝtonoj: { $milestones }
hamlet-sheet = N-ro { $number } · { $gone ->
        [0] { "" }
       *[other] rezignis ·{ " " }
    }**{ $vp }★**{ hamlet-lines }
hamlet-lines = { $building ->
        [0] { "" }
       *[other] { " " }· konstruaĵoj { $building }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }· varoj { $goods }
    }{ $church ->
        [0] { "" }
       *[other] { " " }· preĝejo { $church }
    }{ $sales ->
        [0] { "" }
       *[other] { " " }· vendoj { $sales }
    }{ $barn ->
        [0] { "" }
       *[other] { " " }· garbejoj { $barn }
    }{ $awards ->
        [0] { "" }
       *[other] { " " }· premioj { $awards }
    }{ $landmarks ->
        [0] { "" }
       *[other] { " " }· vidindaĵoj { $landmarks }
    }{ $roads ->
        [0] { "" }
       *[other] { " " }· vojoj { $roads }
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· plej longa vojo { $longest }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }· oro { $gold }
    }{ $clock ->
        [0] { "" }
       *[other] { " " }· horloĝo { $clock }
    }
hamlet-tiles = La kaheloj
hamlet-tile-line = **{ $tile } ({ $number })**: { $roads ->
        [0] neniu vojo
       *[other] vojo al { $links }
    }{ $cut_off ->
        [0] { "" }
       *[other] { " " }(izolita de la preĝejo)
    }{ $touching ->
        [0] { "" }
       *[other] , tuŝas { $beside }
    }{ $held ->
        [0] { "" }
       *[other] { " " }· { $goods }
    }{ $made ->
        [0] { "" }
       *[other] { " " }de { FORM($by, "low") }
    }{ $fine ->
        [0] { "" }
       *[other] { " " }({ $fine } de alta kvalito)
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }· flago: { FORM($owner, "low") }
    }{ $pawns ->
        [0] { "" }
       *[other] { " " }· vilaĝanoj: { FORM($who, "low") }
    }{ $beasts ->
        [0] { "" }
       *[other] { " " }· azenoj: { FORM($whom, "low") }
    }
hamlet-open-segments = Liberaj segmentoj, numeritaj dekstrume
hamlet-open-line = { $tile } ({ $number }){ $by_roads ->
        [0] { "" }
       *[other] { " " }· vojo { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· arbaro { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· monto { $mountains }
    }
hamlet-hand = Viaj planoj
hamlet-hand-button = Mia vico
hamlet-plans = Planoj
hamlet-no-plans = Vi havas neniun planon; en la urbodomo troviĝas kelkaj.
hamlet-plan = **{ $tile }** · { $cost } → { $vp }★ · { $effect }
hamlet-plan-segments = Segmentoj de { $tile }, dekstrume{ $by_roads ->
        [0] { "" }
       *[other] { " " }· vojo { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· arbaro { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· monto { $mountains }
    }
hamlet-stock = Ĵetonoj, kiujn vi ankoraŭ povas produkti: { $goods }
hamlet-outlook = Nun { $vp }★ kaj { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }; se la partio finiĝus nun, **{ $total }★**{ hamlet-lines }

hamlet-ask-turn = Estas la vico de { FORM($who, "low") }.
    .mine = Estas via vico.
hamlet-step-act = Kion vi faras?
hamlet-act-donkeys = Movi azenon
hamlet-act-work = Labori ĉe fonto
hamlet-act-refine = Prilabori varojn
hamlet-act-blueprint = Preni planon
hamlet-act-hire = Dungi
hamlet-act-build = Konstrui kahelon
hamlet-act-road = Konstrui vojon
hamlet-act-deliver = Liveri al la preĝejo
hamlet-act-sell = Vendi ĉe la merkato
hamlet-act-alms = Peti almozon
hamlet-act-end = Fini la vicon
hamlet-step-from = Kiun azenon? Elektu la kahelon, kie ĝi staras.
hamlet-step-to = Al kiu kahelo?
hamlet-step-source = Ĉe kiu fonto?
hamlet-step-cube = Kiun krudvaron vi enmetas nun?
hamlet-cube-wood = Ligno
hamlet-cube-stone = Ŝtono
hamlet-cube-wheat = Greno
hamlet-step-refinery = Ĉe kiu prilaborejo?
hamlet-step-amount = Kiom?
hamlet-step-offer = Kiun planon?
hamlet-step-worker = Kiun vi dungas?
hamlet-worker-villager = Vilaĝano
hamlet-worker-donkey = Azeno
hamlet-villager = vilaĝano
    .acc = vilaĝanon
hamlet-donkey = azeno
    .acc = azenon
hamlet-step-place = Kie komencas la azeno?
hamlet-step-plan = Kiun planon vi konstruas?
hamlet-step-at = Apud kiu kahelo? Tie staras la konstruanto.
hamlet-step-spot = En kiu pozicio? „3 tuŝas 1”: segmento 3 de tiu kahelo, 1 de la plano.
hamlet-step-where = Ĉe kiu kahelo komenciĝas la vojo?
hamlet-step-way = Ĉu ponto aŭ pado?
hamlet-way-bridge = Ponto
hamlet-way-path = Pado
hamlet-step-slot = Kiu livero?
hamlet-step-sale = Kiu vendo?
hamlet-step-payment = Kiel vi pagas?
hamlet-payment-auto = Pagi tiel
hamlet-payment-choose = Ŝanĝi
hamlet-step-unit = Kiun varon vi foruzas nun?

hamlet-note-work = { $count ->
        [one] { $count } fonto havas lokon
       *[other] { $count } fontoj havas lokon
    }
hamlet-note-refine = { $tiles }
hamlet-note-blueprint = { $tiles }
hamlet-note-build = { $tiles }
hamlet-note-roads = { $count ->
        [one] { $count } loko por vojo
       *[other] { $count } lokoj por vojo
    }
hamlet-note-deliver = { $count ->
        [one] { $count } livero estas pagebla
       *[other] { $count } liveroj estas pageblaj
    }
hamlet-note-sell = { $count ->
        [one] { $count } vendo estas ebla
       *[other] { $count } vendoj estas eblaj
    }
hamlet-note-alms = 1 monero
hamlet-note-hire = { $workers }
hamlet-note-end = { $standing ->
        [0] ĉiuj vilaĝanoj jam agis
        [one] { $standing } vilaĝano ankoraŭ ne agis
       *[other] { $standing } vilaĝanoj ankoraŭ ne agis
    }
hamlet-note-donkeys = { $left ->
        [one] { $left } azeno ankoraŭ povas iri
       *[other] { $left } azenoj ankoraŭ povas iri
    }
hamlet-note-hiring = { $workers }; vi jam estas en la urbodomo, do ne necesas vilaĝano
hamlet-note-tile = n-ro { $number }
hamlet-note-hub = n-ro { $number } · { $reach ->
        [one] { $reach } kahelo atingebla
       *[other] { $reach } kaheloj atingeblaj
    }
hamlet-note-source = n-ro { $number } · +{ $count } { $count ->
        [one] { FORM($good, "one") }
       *[other] { FORM($good, "many") }
    }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } monero
       *[other] { " " }· { $coins } moneroj
    }{ $vp ->
        [0] { "" }
       *[other] { " " }· { $vp }★
    }
hamlet-note-refining = n-ro { $number } · { $count } { $count ->
        [one] { FORM($good, "one") }
       *[other] { FORM($good, "many") }
    }, { $quality }
# Most of these come near the 100 characters of a menu's line, hence "poste" and a bare "+3" as in the picture.
hamlet-note-offer = { $fee ->
        [0] senpage
        [one] { $fee } monero
       *[other] { $fee } moneroj
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(+{ $coins })
    } · poste { $cost } → { $vp }★ · { $effect }
hamlet-note-price = { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }
hamlet-note-plan = { $cost } → { $vp }★
hamlet-note-builder = n-ro { $number } · { $spots ->
        [one] unu pozicio
       *[other] { $spots } pozicioj
    }{ $roads ->
        [0] , sen vojo
        [one] , kun vojo al unu kahelo
       *[other] , kun vojoj al maksimume { $roads } kaheloj
    }{ $coins ->
        [0] { "" }
        [one] { " " }· por { $coins } monero
       *[other] { " " }· por { $coins } moneroj
    }
hamlet-note-spot = { $segment } tuŝas { $own } · { $by_roads ->
        [0] neniu vojo
       *[other] vojo al { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· arbaro ĉe { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· monto ĉe { $mountains }
    }{ $by_cliffs ->
        [0] { "" }
       *[other] { " " }· klifo ĉe { $cliffs }
    } · { $vp }★{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }★ fine
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· plej longa vojo { $longest }
    }
hamlet-note-road = n-ro { $number } · { $vp }★ fine · plej longa vojo { $length }
hamlet-note-cost = { $cost }
hamlet-note-slot = { $vp }★
hamlet-note-sale = { $vp }★ kaj { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }
hamlet-note-choose = elektu mem ĉiun varon
# With more than two tiles their names would be cut off at the end of the line.
hamlet-note-bill-goods = { $goods } el { $places ->
        [1] { $tiles }
        [2] { $tiles }
       *[other] { $places } kaheloj
    }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } monero
       *[other] { " " }· { $coins } moneroj
    }{ $bought ->
        [0] { "" }
        [one] { " " }({ $bought } aĉetita)
       *[other] { " " }({ $bought } aĉetitaj)
    }{ $earned ->
        [0] { "" }
        [one] { " " }· +{ $earned } monero
       *[other] { " " }· +{ $earned } moneroj
    }
hamlet-note-bill-coins = { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }{ $bought ->
        [0] { "" }
        [one] { " " }({ $bought } aĉetita)
       *[other] { " " }({ $bought } aĉetitaj)
    }
hamlet-note-cube = n-ro { $number }
hamlet-note-token = n-ro { $number } · { FORM($owner, "low") } ricevas { $worth }★ kaj { $worth ->
        [one] { $worth } moneron
       *[other] { $worth } monerojn
    }

hamlet-begins = La vilaĝo estas fondita. Komencas { FORM($who, "low") }.
hamlet-round = Raŭndo { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }el { $rounds }
    }.
# Behind whatever was paid for.
hamlet-payment = { $units ->
        [0] { "" }
       *[other] ; foruzas { FORM($spent, "acc") }
    }{ $purchases ->
        [0] { "" }
       *[other] ; aĉetas { FORM($bought, "acc") }
    }{ $coins ->
        [0] { "" }
        [one] ; pagas { $coins } moneron
       *[other] ; pagas { $coins } monerojn
    }
hamlet-donkey-moved = { $who } kondukas azenon de { $tile } al { $to }.
hamlet-rewarded = Tiun { FORM($good, "acc") } produktis { FORM($who, "low") }: { $worth }★ kaj { $worth ->
        [one] { $worth } monero
       *[other] { $worth } moneroj
    }.
hamlet-worked = { $who } laboras ĉe { $tile }: { $goods }{ $coins ->
        [0] { "" }
        [one] { "" }, { $coins } monero
       *[other] { "" }, { $coins } moneroj
    }{ $vp ->
        [0] { "" }
       *[other] { "" }, { $vp }★
    }.
hamlet-refines = { $who } produktas { FORM($goods, "acc") } ({ $quality }) ĉe { $tile }{ hamlet-payment }.
hamlet-took = { $who } prenas la planon { $tile } { $fee ->
        [0] senpage
        [one] por { $fee } monero
       *[other] por { $fee } moneroj
    }{ $coins ->
        [0] { "" }
        [one] { " " }kaj ricevas la moneron sur ĝi
       *[other] { " " }kaj ricevas la { $coins } monerojn sur ĝi
    }.
hamlet-drawn = Nova en la oferto: { $tile }.
hamlet-new-sale = La merkato nun aĉetas { FORM($sale, "acc") }.
hamlet-returned = { $tile } revenas en la sakon.
hamlet-hired-villager = { $who } dungas vilaĝanon por { $coins } moneroj.
hamlet-hired-donkey = { $who } dungas azenon por { $coins } moneroj; ĝi komencas ĉe { $tile }.
hamlet-builds = { $who } konstruas { FORM($tile, "acc") } (n-ro { $number }) apud { $at }: { $vp }★{ hamlet-payment }.
hamlet-milestone = { $who } ricevas mejloŝtonon: { $milestone }.
hamlet-released = En la sakon venas novaj kaheloj: { $tiles }.
hamlet-builds-road = { $who } konstruas { FORM($way, "acc") } de { $tile } al { $to }{ hamlet-payment }.
hamlet-sold = { $who } vendas { FORM($sale, "acc") }: { $vp }★ kaj { $coins ->
        [one] { $coins } monero
       *[other] { $coins } moneroj
    }.
hamlet-delivers = { $who } liveras al la preĝejo ({ $slot }): { $vp }★{ hamlet-payment }.
hamlet-church-finished = { $who } finkonstruis la preĝejon! Ĉi tiu raŭndo estas la lasta.
hamlet-begged = { $who } petas almozon: 1 monero.
hamlet-award = { $award }: { FORM($who, "low") } ({ $count ->
        [one] { $vp }★
       *[other] po { $vp }★
    }).
hamlet-landmark = { $tile }: { $vp }★ por { FORM($who, "low") }.
hamlet-final = { $who }: **{ $vp }★**{ hamlet-lines }
hamlet-won-with = { $winners } gajnis kun { $score }★.
hamlet-nobody-won = La partio finiĝas kun { $score }★, sen venko.
hamlet-game-won = La vilaĝeto fariĝis urbo; fondis ĝin { FORM($who, "low") } kun { $vp }★!
hamlet-rank = { $who } atingis { $vp }★: { $rank }. Sekvas { $next }, ĉe { $least }★.
hamlet-rank-lowest = { $vp }★: ankoraŭ nur vilaĝeto. { $next } komenciĝas ĉe { $least }★.
hamlet-rank-highest = { $who } atingis { $vp }★ kaj estas la { $rank } de urbo.
hamlet-conceded = { $who } rezignas; la laborantoj restas, kie ili estas.
hamlet-last-left = { $who } restas la lasta kaj gajnas.
hamlet-time = La tempo finiĝis: la vico de { FORM($who, "low") } estas finita.

hamlet-spent = { $who } foruzas { FORM($goods, "acc") }.
hamlet-bought = { $who } aĉetas { FORM($goods, "acc") } kaj pagas { $coins ->
        [one] { $coins } moneron
       *[other] { $coins } monerojn
    }.
hamlet-paid = { $who } pagas { $coins ->
        [one] { $coins } moneron
       *[other] { $coins } monerojn
    }.
hamlet-refined = { $who } produktas { FORM($goods, "acc") } ({ $quality }) ĉe { $tile }.
hamlet-built = { $who } konstruas { FORM($tile, "acc") } (n-ro { $number }) apud { $at }: { $vp }★.
hamlet-road-built = { $who } konstruas { FORM($way, "acc") } de { $tile } al { $to }.
hamlet-delivered = { $who } liveras al la preĝejo ({ $slot }): { $vp }★.
hamlet-ranked = { $who } atingis { $vp }★: { $rank }.

hamlet-option-layout = Komenca aranĝo
    .help = Unu el ses provitaj aranĝoj de la komencaj kaheloj, aŭ hazarde unu el ili.
hamlet-layout-a = A
hamlet-layout-b = B
hamlet-layout-c = C
hamlet-layout-d = D
hamlet-layout-e = E
hamlet-layout-f = F
hamlet-layout-random = hazarde
hamlet-option-solo = Ludo por unu
    .help = Kontraŭ la horloĝo: finkonstruu la preĝejon en 24 raŭndoj. Kontraŭ rivalo: roboto okupas la duan sidlokon.
hamlet-solo-clock = kontraŭ la horloĝo
hamlet-solo-rival = kontraŭ rivalo
hamlet-option-turn_seconds = Tempo por vico
    .help = De 60 ĝis 1800 en reala tempo; de unu horo ĝis unu semajno koresponde.

hamlet-best = Plej bonaj lokoj
hamlet-best-held = La plej bonaj lokoj por viaj planoj ĝuste nun:
hamlet-best-display = Vi havas neniun planon. La plej bonaj lokoj ĝuste nun por tiuj en la oferto:
hamlet-best-none = Restas neniu plano por konstrui.
hamlet-best-place = **{ $tile }** apud { $to } (n-ro { $number }), pozicio { $way }
    .later = **{ $tile }** apud { $to } (n-ro { $number }), pozicio { $way }, kiam vi povos pagi tie
hamlet-best-line = { $place }: { $note }
hamlet-refused-best = Lokojn eblas serĉi nur dum partio de Hamlet.

hamlet-name-town = Nomi la urbon
hamlet-named = La urbo nun nomiĝas **{ $name }**.
hamlet-refused-name-winner = Nur gajninto rajtas nomi la urbon.
hamlet-refused-name-early = La urbo ricevos sian nomon, kiam la partio estos finita.
hamlet-refused-name-empty = Skribu nomon de 1 ĝis { $most } signoj.
