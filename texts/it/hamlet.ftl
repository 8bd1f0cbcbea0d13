hamlet = Hamlet
    .motto = Una tessera alla volta, finché la chiesa non è in piedi.
    .blurb = Costruite insieme un villaggio, ciascuno per la propria gloria. Caricate i muli, tracciate strade, vendete, lavorate le merci e finite la chiesa.
hamlet-lobby-facts = Un'ora o più · molto da imparare
hamlet-name = { $who }
# It stands where a player's name stands, so without the article.
hamlet-rival = Rivale

hamlet-church = Chiesa
hamlet-town_hall = Municipio
hamlet-market = Mercato
hamlet-woodcutter = Taglialegna
hamlet-quarry = Cava
hamlet-farm = Fattoria
hamlet-sawmill = Segheria
hamlet-stonemason = Scalpellino
hamlet-dairy_farm = Vaccheria
hamlet-flour_mill = Mulino
hamlet-barn_a = Fienile A
hamlet-small_woodland = Piccolo bosco
hamlet-small_mountain = Piccola catena montuosa
hamlet-pond_a = Stagno A
hamlet-pond_b = Stagno B
hamlet-outpost_a = Avamposto A
hamlet-master_stonemason = Mastro scalpellino
hamlet-warehouse = Magazzino
hamlet-stables = Stalla
hamlet-outpost_b = Avamposto B
hamlet-lumber_yard = Deposito di legname
hamlet-large_mountain = Grande catena montuosa
hamlet-founders_monument = Monumento al fondatore
hamlet-blacksmith = Fabbro
hamlet-dairy = Latteria
hamlet-tavern = Taverna
hamlet-large_woodland = Grande bosco
hamlet-trading_post = Emporio
hamlet-windmill = Mulino a vento
hamlet-shrine = Santuario
hamlet-park = Prato del villaggio
hamlet-barn_b = Fienile B

hamlet-effect_sawmill = produce 1 asse da 1 tronco
hamlet-effect_stonemason = produce 1 mattone da 1 pietra
hamlet-effect_dairy_farm = produce 1 latte da 1 grano
hamlet-effect_flour_mill = produce 1 farina da 1 grano
hamlet-effect_barn_a = riempilo di materie prime a scelta: 2 punti
hamlet-effect_barn_b = riempilo di materie prime a scelta: 2 punti
hamlet-effect_small_woodland = fine: 1 punto per segmento contro foresta
hamlet-effect_small_mountain = fine: 1 punto per segmento contro montagna
hamlet-effect_pond_a = fine: 3 punti se ci arriva una strada
hamlet-effect_pond_b = fine: 3 punti se ci arriva una strada
hamlet-effect_outpost_a = fine: 1 punto per tessera fino alla chiesa
hamlet-effect_outpost_b = fine: 1 punto per tessera fino alla chiesa
hamlet-effect_master_stonemason = produce fino a 2 mattoni dalle pietre
hamlet-effect_warehouse = fine: 1 punto per strada costruita da te
hamlet-effect_stables = fine: 2 punti per ogni tuo mulo
hamlet-effect_lumber_yard = produce fino a 2 assi dai tronchi
hamlet-effect_large_mountain = fine: 2 punti per segmento contro montagna
hamlet-effect_founders_monument = fine: 2 punti per segmento contro uno uguale
hamlet-effect_blacksmith = fine: strada più lunga, 3 punti per tessera
hamlet-effect_dairy = produce fino a 2 latte dal grano
hamlet-effect_tavern = fine: 1 punto per moneta, massimo 8
hamlet-effect_large_woodland = fine: 2 punti per segmento contro foresta
hamlet-effect_trading_post = fine: 1 punto per vendita
hamlet-effect_windmill = produce fino a 2 farina dal grano
hamlet-effect_shrine = fine: 2 punti per ogni tua consegna
hamlet-effect_park = fine: 3 punti per strada stampata collegata

# "one" and "some" stand behind a number: 1 tronco, 3 tronchi.
hamlet-wood = tronchi
    .one = tronco
    .some = tronchi
hamlet-letter-wood = T
hamlet-stone = pietra
    .one = pietra
    .some = pietre
hamlet-letter-stone = P
hamlet-wheat = grano
    .one = grano
    .some = grano
hamlet-letter-wheat = G
hamlet-timber = assi
    .one = asse
    .some = assi
hamlet-letter-timber = A
    .owned = A{ $seat }
hamlet-brick = mattoni
    .one = mattone
    .some = mattoni
hamlet-letter-brick = M
    .owned = M{ $seat }
hamlet-flour = farina
    .one = farina
    .some = farina
hamlet-letter-flour = F
    .owned = F{ $seat }
hamlet-milk = latte
    .one = latte
    .some = latte
hamlet-letter-milk = L
    .owned = L{ $seat }
hamlet-any = qualsiasi materia prima
    .one = materia prima a scelta
    .some = materie prime a scelta
hamlet-letter-any = ?
hamlet-wood_1 = 1 tronco
hamlet-wood_2 = 2 tronchi
hamlet-wood_3 = 3 tronchi
hamlet-wood_4 = 4 tronchi
hamlet-wood_5 = 5 tronchi
hamlet-wood_6 = 6 tronchi
hamlet-wood_7 = 7 tronchi
hamlet-wood_8 = 8 tronchi
hamlet-wood_9 = 9 tronchi
hamlet-wood_10 = 10 tronchi
hamlet-stone_1 = 1 pietra
hamlet-stone_2 = 2 pietre
hamlet-stone_3 = 3 pietre
hamlet-stone_4 = 4 pietre
hamlet-stone_5 = 5 pietre
hamlet-stone_6 = 6 pietre
hamlet-stone_7 = 7 pietre
hamlet-stone_8 = 8 pietre
hamlet-stone_9 = 9 pietre
hamlet-stone_10 = 10 pietre
hamlet-wheat_1 = 1 grano
hamlet-wheat_2 = 2 grano
hamlet-wheat_3 = 3 grano
hamlet-wheat_4 = 4 grano
hamlet-wheat_5 = 5 grano
hamlet-wheat_6 = 6 grano
hamlet-wheat_7 = 7 grano
hamlet-wheat_8 = 8 grano
hamlet-wheat_9 = 9 grano
hamlet-wheat_10 = 10 grano
hamlet-timber_0 = 0 assi
hamlet-timber_1 = 1 asse
hamlet-timber_2 = 2 assi
hamlet-timber_3 = 3 assi
hamlet-timber_4 = 4 assi
hamlet-timber_5 = 5 assi
hamlet-timber_6 = 6 assi
hamlet-timber_7 = 7 assi
hamlet-timber_8 = 8 assi
hamlet-timber_9 = 9 assi
hamlet-timber_10 = 10 assi
hamlet-brick_0 = 0 mattoni
hamlet-brick_1 = 1 mattone
hamlet-brick_2 = 2 mattoni
hamlet-brick_3 = 3 mattoni
hamlet-brick_4 = 4 mattoni
hamlet-brick_5 = 5 mattoni
hamlet-brick_6 = 6 mattoni
hamlet-brick_7 = 7 mattoni
hamlet-brick_8 = 8 mattoni
hamlet-brick_9 = 9 mattoni
hamlet-brick_10 = 10 mattoni
hamlet-flour_0 = 0 farina
hamlet-flour_1 = 1 farina
hamlet-flour_2 = 2 farina
hamlet-flour_3 = 3 farina
hamlet-flour_4 = 4 farina
hamlet-flour_5 = 5 farina
hamlet-flour_6 = 6 farina
hamlet-flour_7 = 7 farina
hamlet-flour_8 = 8 farina
hamlet-flour_9 = 9 farina
hamlet-flour_10 = 10 farina
hamlet-milk_0 = 0 latte
hamlet-milk_1 = 1 latte
hamlet-milk_2 = 2 latte
hamlet-milk_3 = 3 latte
hamlet-milk_4 = 4 latte
hamlet-milk_5 = 5 latte
hamlet-milk_6 = 6 latte
hamlet-milk_7 = 7 latte
hamlet-milk_8 = 8 latte
hamlet-milk_9 = 9 latte
hamlet-milk_10 = 10 latte
hamlet-milk_or_brick_3 = 3 latte / mattoni
hamlet-timber_or_flour_3 = 3 assi / farina
hamlet-wood_or_wheat_or_stone_10 = 10 tronchi / grano / pietre
hamlet-timber_or_brick_2 = 2 assi / mattoni
hamlet-flour_or_milk_2 = 2 farina / latte
hamlet-coins_3 = 3 monete
hamlet-coins_10 = 10 monete
hamlet-coin = moneta
hamlet-point = punto
hamlet-standard = qualità normale
hamlet-high_quality = alta qualità

hamlet-unit-buy_wood = Compra tronchi
hamlet-unit-buy_stone = Compra pietra
hamlet-unit-buy_wheat = Compra grano
hamlet-unit-buy_timber = Compra assi
hamlet-unit-buy_brick = Compra mattoni
hamlet-unit-buy_flour = Compra farina
hamlet-unit-buy_milk = Compra latte
hamlet-unit-wood_woodcutter = Tronchi · Taglialegna
hamlet-unit-wood_barn_a = Tronchi · Fienile A
hamlet-unit-wood_barn_b = Tronchi · Fienile B
hamlet-unit-stone_quarry = Pietra · Cava
hamlet-unit-stone_barn_a = Pietra · Fienile A
hamlet-unit-stone_barn_b = Pietra · Fienile B
hamlet-unit-wheat_farm = Grano · Fattoria
hamlet-unit-wheat_barn_a = Grano · Fienile A
hamlet-unit-wheat_barn_b = Grano · Fienile B
hamlet-unit-timber_sawmill = Assi · Segheria
hamlet-unit-timber_lumber_yard_left = Assi · Deposito di legname, a sinistra
hamlet-unit-timber_lumber_yard_right = Assi · Deposito di legname, a destra
hamlet-unit-brick_stonemason = Mattoni · Scalpellino
hamlet-unit-brick_master_stonemason_left = Mattoni · Mastro scalpellino, a sinistra
hamlet-unit-brick_master_stonemason_right = Mattoni · Mastro scalpellino, a destra
hamlet-unit-milk_dairy_farm = Latte · Vaccheria
hamlet-unit-milk_dairy_left = Latte · Latteria, a sinistra
hamlet-unit-milk_dairy_right = Latte · Latteria, a destra
hamlet-unit-flour_flour_mill = Farina · Mulino
hamlet-unit-flour_windmill_left = Farina · Mulino a vento, a sinistra
hamlet-unit-flour_windmill_right = Farina · Mulino a vento, a destra

hamlet-slot-a = 3 latte / mattoni
    .map = 3 L/M
hamlet-slot-b = 3 assi / farina
    .map = 3 A/F
hamlet-slot-c = 10 monete
    .map = 10 monete
hamlet-slot-d = 10 tronchi / grano / pietre
    .map = 10 T/G/P
hamlet-slot-e = 2 assi / mattoni e 2 farina / latte
    .map = 2A/M 2F/L
hamlet-a = Casella A
hamlet-b = Casella B
hamlet-c = Casella C
hamlet-d = Casella D
hamlet-e = Casella E
hamlet-s1 = 2 tronchi + 1 grano
hamlet-s2 = 2 pietre + 1 grano
hamlet-s3 = 1 latte
hamlet-s4 = 1 asse
hamlet-s5 = 1 asse + 1 mattone
hamlet-s6 = 1 farina + 1 latte
hamlet-s7 = 1 mattone + 1 farina
hamlet-s8 = 1 latte + 2 tronchi
hamlet-s9 = 2 assi + 1 farina
hamlet-s10 = 2 mattoni + 1 latte
hamlet-s11 = 2 farina + 1 mattone
hamlet-s12 = 2 latte + 1 asse

hamlet-carpenter = Carpentiere
hamlet-mason = Muratore
hamlet-herder = Mandriano
hamlet-miller = Mugnaio
hamlet-planner = Pianificatore
hamlet-chaplain = Cappellano
hamlet-sacristan = Sagrestano
hamlet-landscaper = Paesaggista
hamlet-merchant = Mercante
hamlet-road_end = strada
hamlet-forest = foresta
hamlet-mountain = montagna
hamlet-bridge = ponte
hamlet-path = sentiero
hamlet-hamlet = Borgata
hamlet-village = Villaggio
hamlet-parish = Parrocchia
hamlet-market_town = Città mercantile
hamlet-founder = Fondatore

hamlet-map-prices = prime { $raw } · lavorate { $refined }
hamlet-map-by = da { $seat }
hamlet-map-times = ×{ $count }
hamlet-map-coins = +{ $coins }
hamlet-map-gone = ha abbandonato
hamlet-map-sale = Vendita
hamlet-map-cost = { $cost }
hamlet-map-round = Round { $round }
    .clock = Round { $round } di { $rounds }
hamlet-map-left = { $bag } nel sacchetto · vendite in arrivo: { $sales }
hamlet-map-milestones = Traguardi
hamlet-map-free = libero
hamlet-map-hire = Assumi
hamlet-map-wages = { $second }, { $third }, { $fourth }
hamlet-map-no-offer = Non ci sono più progetti.
hamlet-map-no-sale = Non ci sono più vendite.
hamlet-sign-wood = tronchi
hamlet-sign-stone = pietra
hamlet-sign-wheat = grano
hamlet-sign-timber = assi
hamlet-sign-brick = mattoni
hamlet-sign-flour = farina
hamlet-sign-milk = latte
hamlet-sign-high_quality = alta qualità
hamlet-sign-forest = foresta
hamlet-sign-mountain = montagna
hamlet-sign-open = strada aperta
hamlet-sign-built = segnalino strada
hamlet-sign-flag = luogo d'interesse
hamlet-sign-villager = villico
hamlet-sign-donkey = mulo
hamlet-sign-blueprint = progetto
hamlet-sign-first = comincia
hamlet-sign-sale = vendita fatta
# Short, since it stands in a picture; what is cut off is always a tile, "la tessera".
hamlet-sign-cut_off = isolata
hamlet-alt-village = Il villaggio al round { $round }, con { $tiles } tessere; l'elenco delle tessere dice le stesse cose a parole.
hamlet-alt-zoom = La tessera { $tile } e ciò che la tocca: { $tiles }.
hamlet-alt-spots = { $tile } accanto alla tessera { $to }: { $count ->
        [one] una piccola immagine numerata per l'unico orientamento
       *[other] { $count } piccole immagini numerate, una per orientamento
    }; le note dicono le stesse cose a parole.
hamlet-alt-placed = { $tile } accanto alla tessera { $to }, come risulterebbe sulla mappa.
hamlet-alt-candidates = Tessere tra cui scegliere: { $tiles }.
hamlet-alt-plans = I tuoi progetti: { $tiles }.

hamlet-moment-delivers = { $who } consegna alla chiesa
hamlet-moment-church = { $who } completa la chiesa!
hamlet-moment-milestone = { $who } ottiene il traguardo { $milestone }
hamlet-moment-left = { $slot } · { $count ->
        [one] manca ancora { $count } consegna
       *[other] mancano ancora { $count } consegne
    }
hamlet-moment-last = Questo round è l'ultimo.
hamlet-moment-refinery = Un traguardo: il primo laboratorio del suo tipo
hamlet-moment-planned = Un traguardo: la prima strada costruita
hamlet-why = { $count ->
        [one] ha fondato la città con { $vp } punti
       *[other] hanno fondato insieme la città, { $vp } punti a testa
    }
    .clock = ha completato la chiesa in tempo: { $vp } punti ({ $rank })
    .late = La chiesa non è stata completata in tempo: { $vp } punti ({ $rank }).
    .rival = ha battuto il rivale per { $vp } punti a { $theirs }
    .lost = Il rivale ha vinto per { $theirs } punti a { $vp }.
    .left = { $count ->
        [0] Hanno abbandonato tutti.
       *[other] ha resistito più a lungo di tutti
    }
hamlet-award-chaplain = Cappellano: { $who } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
hamlet-award-sacristan = Sagrestano: { $who } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
hamlet-award-landscaper = Paesaggista: { $who } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
hamlet-award-merchant = Mercante: { $who } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
hamlet-award-builder = Più tessere costruite: { $who } ({ $count })
hamlet-award-roads = Più strade costruite: { $who } ({ $count })
hamlet-award-maker = Merci migliori: { $who } ({ $count } punti)
hamlet-award-beggar = Più elemosine: { $who } ({ $count } volte)

hamlet-heading = Hamlet · round { $round }
    .clock = Hamlet · round { $round } di { $rounds }
    .over = Hamlet · { $round } round
hamlet-titled = La città di { $name }
hamlet-not-begun = Il villaggio sta per nascere.
hamlet-status = Tocca a { $who }. { $open ->
        [0] La chiesa è completa.
        [one] Alla chiesa manca { $open } consegna.
       *[other] Alla chiesa mancano { $open } consegne.
    } Parti già costruite: { $parts } su 6. Nel sacchetto: { $bag ->
        [one] { $bag } tessera
       *[other] { $bag } tessere
    }. Vendite coperte: { $stack }.
    .over = { $open ->
        [0] La chiesa è completa.
        [one] Alla chiesa mancava { $open } consegna.
       *[other] Alla chiesa mancavano { $open } consegne.
    }
hamlet-first-player = Comincia ogni round: { $who }.
hamlet-last-round = Questo è l'ultimo round.
hamlet-goals = I tuoi obiettivi
hamlet-goal-clock = Completa la chiesa entro il round { $rounds }: ogni round risparmiato dà { $early }★, ogni consegna mancante toglie { $late }★.
hamlet-goal-awards = Cappellano per tutte le consegne ({ $deliveries } su { $slots }) · Paesaggista per { $landmarks } luoghi d'interesse ({ $flags }) · Mercante per { $sales } vendite ({ $sold })
hamlet-goal-ranks = Villaggio da { $village }★, Parrocchia da { $parish }★, Città mercantile da { $market_town }★, Fondatore da { $founder }★.
hamlet-plans-held = Progetti in mano
hamlet-plans-of = { $who } ha in mano { $tiles }.
hamlet-church-slots = La chiesa
hamlet-slot-open = { $slot }: { $cost } per { $vp }★
hamlet-slot-filled = { $slot }: { $cost }, consegna di { $who }
hamlet-on-offer = In mostra
hamlet-offer-line = Progetto { $tile }: { $fee ->
        [0] gratis
        [one] { $fee } moneta
       *[other] { $fee } monete
    }{ $coins ->
        [0] { "" }
        [one] { " " }(con sopra { $coins } moneta)
       *[other] { " " }(con sopra { $coins } monete)
    } · costruzione: { $cost } → { $vp }★
hamlet-sale-line = Vendita: { $cost } → { $vp }★ e { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
hamlet-prices-line = Acquisti al Mercato: { $raw } monete per una materia prima, { $refined } per una lavorata
hamlet-hire-line = Assunzioni al Municipio: { $second } monete per il secondo villico, { $third } per il terzo, { $fourth } per il quarto; { $donkey } per un mulo
hamlet-free-milestones = Traguardi ancora liberi: { $milestones }
hamlet-no-free-milestones = Non ci sono più traguardi liberi.
hamlet-player = N. { $number } · { $vp }★ · { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · { $villagers ->
        [one] { $villagers } villico
       *[other] { $villagers } villici
    } · { $donkeys ->
        [one] { $donkeys } mulo
       *[other] { $donkeys } muli
    } · { $roads ->
        [one] resta { $roads } strada
       *[other] restano { $roads } strade
    } · { $sales ->
        [one] { $sales } vendita
       *[other] { $sales } vendite
    }
hamlet-player-gone = N. { $number } · ha abbandonato · { $vp }★ · { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · { $villagers ->
        [one] { $villagers } villico
       *[other] { $villagers } villici
    } · { $donkeys ->
        [one] { $donkeys } mulo
       *[other] { $donkeys } muli
    } · { $roads ->
        [one] resta { $roads } strada
       *[other] restano { $roads } strade
    } · { $sales ->
        [one] { $sales } vendita
       *[other] { $sales } vendite
    }
hamlet-player-milestones = Traguardi: { $milestones }
hamlet-sheet = N. { $number } · { $gone ->
        [0] { "" }
       *[other] ha abbandonato ·{ " " }
    }**{ $vp }★**{ hamlet-lines }
hamlet-lines = { $building ->
        [0] { "" }
       *[other] { " " }· edifici { $building }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }· merci { $goods }
    }{ $church ->
        [0] { "" }
       *[other] { " " }· chiesa { $church }
    }{ $sales ->
        [0] { "" }
       *[other] { " " }· vendite { $sales }
    }{ $barn ->
        [0] { "" }
       *[other] { " " }· fienili { $barn }
    }{ $awards ->
        [0] { "" }
       *[other] { " " }· premi { $awards }
    }{ $landmarks ->
        [0] { "" }
       *[other] { " " }· luoghi d'interesse { $landmarks }
    }{ $roads ->
        [0] { "" }
       *[other] { " " }· strade { $roads }
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· strada più lunga { $longest }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }· oro { $gold }
    }{ $clock ->
        [0] { "" }
       *[other] { " " }· tempo { $clock }
    }
hamlet-tiles = Le tessere
hamlet-tile-line = **{ $tile } ({ $number })**: { $roads ->
        [0] nessuna strada
       *[other] strada verso { $links }
    }{ $cut_off ->
        [0] { "" }
       *[other] { " " }(senza collegamento con la chiesa)
    }{ $touching ->
        [0] { "" }
       *[other] , tocca { $beside }
    }{ $held ->
        [0] { "" }
       *[other] { " " }· { $goods }
    }{ $made ->
        [0] { "" }
       *[other] { " " }di { $by }
    }{ $fine ->
        [0] { "" }
       *[other] { " " }({ $fine } di alta qualità)
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }· vessillo: { $owner }
    }{ $pawns ->
        [0] { "" }
       *[other] { " " }· villici: { $who }
    }{ $beasts ->
        [0] { "" }
       *[other] { " " }· muli: { $whom }
    }
hamlet-open-segments = Segmenti liberi, contati in senso orario
hamlet-open-line = { $tile } ({ $number }){ $by_roads ->
        [0] { "" }
       *[other] { " " }· strada { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· foresta { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· montagna { $mountains }
    }
hamlet-hand = I tuoi progetti
hamlet-hand-button = Il mio turno
hamlet-plans = Progetti
hamlet-no-plans = Non hai progetti in mano; puoi prenderne al Municipio.
hamlet-plan = **{ $tile }** · { $cost } → { $vp }★ · { $effect }
hamlet-plan-segments = Segmenti della tessera { $tile }, in senso orario{ $by_roads ->
        [0] { "" }
       *[other] { " " }· strada { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· foresta { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· montagna { $mountains }
    }
hamlet-stock = Segnalini che puoi ancora produrre: { $goods }
hamlet-outlook = Ora { $vp }★ e { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }; se finisse adesso, **{ $total }★**{ hamlet-lines }

hamlet-ask-turn = Tocca a { $who }.
    .mine = Tocca a te.
hamlet-step-act = Che cosa fai?
hamlet-act-donkeys = Muovi un mulo
hamlet-act-work = Lavora a una fonte
hamlet-act-refine = Trasforma merci
hamlet-act-blueprint = Prendi un progetto
hamlet-act-hire = Assumi
hamlet-act-build = Costruisci una tessera
hamlet-act-road = Costruisci una strada
hamlet-act-deliver = Consegna alla chiesa
hamlet-act-sell = Vendi al mercato
hamlet-act-alms = Chiedi l'elemosina
hamlet-act-end = Termina il turno
hamlet-step-from = Quale mulo? Scegli la tessera su cui si trova.
hamlet-step-to = Verso quale tessera?
hamlet-step-source = Quale fonte?
hamlet-step-cube = Quale materia prima aggiungi ora?
hamlet-cube-wood = Tronco
hamlet-cube-stone = Pietra
hamlet-cube-wheat = Grano
hamlet-step-refinery = Quale laboratorio?
hamlet-step-amount = Quante unità?
hamlet-step-offer = Quale progetto?
hamlet-step-worker = Chi assumi?
hamlet-worker-villager = Villico
hamlet-worker-donkey = Mulo
hamlet-villager = un villico
hamlet-donkey = un mulo
hamlet-step-place = Da dove parte il mulo?
hamlet-step-plan = Quale progetto costruisci?
hamlet-step-at = Accanto a quale tessera? Chi costruisce sta lì.
hamlet-step-spot = Con quale orientamento? «3 con 1»: il segmento 3 di quella tessera con il segmento 1 del progetto.
hamlet-step-where = Da quale tessera parte la strada?
hamlet-step-way = Ponte o sentiero?
hamlet-way-bridge = Ponte
hamlet-way-path = Sentiero
hamlet-step-slot = Quale consegna?
hamlet-step-sale = Quale vendita?
hamlet-step-payment = Come paghi?
hamlet-payment-auto = Paga così
hamlet-payment-choose = Cambia
hamlet-step-unit = Quale merce spendi ora?

hamlet-note-work = { $count ->
        [one] { $count } fonte ha posto
       *[other] { $count } fonti hanno posto
    }
hamlet-note-refine = { $tiles }
hamlet-note-blueprint = { $tiles }
hamlet-note-build = { $tiles }
hamlet-note-roads = { $count ->
        [one] { $count } posto per una strada
       *[other] { $count } posti per una strada
    }
hamlet-note-deliver = { $count ->
        [one] puoi pagare { $count } consegna
       *[other] puoi pagare { $count } consegne
    }
hamlet-note-sell = { $count ->
        [one] puoi fare { $count } vendita
       *[other] puoi fare { $count } vendite
    }
hamlet-note-alms = 1 moneta
hamlet-note-hire = { $workers }
hamlet-note-end = { $standing ->
        [0] tutti i villici hanno agito
        [one] { $standing } villico non ha ancora agito
       *[other] { $standing } villici non hanno ancora agito
    }
hamlet-note-donkeys = { $left ->
        [one] { $left } mulo può ancora muoversi
       *[other] { $left } muli possono ancora muoversi
    }
hamlet-note-hiring = { $workers }; sei già al Municipio, non serve mandarci un altro villico
hamlet-note-tile = n. { $number }
hamlet-note-hub = n. { $number } · { $reach ->
        [one] { $reach } tessera
       *[other] { $reach } tessere
    } a portata
hamlet-note-source = n. { $number } · +{ $count } { $count ->
        [one] { FORM($good, "one") }
       *[other] { FORM($good, "some") }
    }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } moneta
       *[other] { " " }· { $coins } monete
    }{ $vp ->
        [0] { "" }
       *[other] { " " }· { $vp }★
    }
hamlet-note-refining = n. { $number } · { $count } { $count ->
        [one] { FORM($good, "one") }
       *[other] { FORM($good, "some") }
    }, { $quality }
hamlet-note-offer = { $fee ->
        [0] gratis
        [one] { $fee } moneta
       *[other] { $fee } monete
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(+{ $coins })
    } · { $cost } → { $vp }★ · { $effect }
hamlet-note-price = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
hamlet-note-plan = { $cost } → { $vp }★
hamlet-note-builder = n. { $number } · { $spots ->
        [one] un orientamento
       *[other] { $spots } orientamenti
    }{ $roads ->
        [0] , senza strade
        [one] , con una strada verso una tessera
       *[other] , con strade verso { $roads } tessere al massimo
    }{ $coins ->
        [0] { "" }
        [one] { " " }· per { $coins } moneta
       *[other] { " " }· per { $coins } monete
    }
hamlet-note-spot = { $segment } con { $own } · { $by_roads ->
        [0] nessuna strada
       *[other] strada verso { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· foresta verso { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· montagna verso { $mountains }
    }{ $by_cliffs ->
        [0] { "" }
       *[other] { " " }· dirupo verso { $cliffs }
    } · { $vp }★{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }★ alla fine
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· strada più lunga { $longest }
    }
hamlet-note-road = n. { $number } · { $vp }★ alla fine · strada più lunga { $length }
hamlet-note-cost = { $cost }
hamlet-note-slot = { $vp }★
hamlet-note-sale = { $vp }★ e { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
hamlet-note-choose = scegli tu ogni singola merce
hamlet-note-bill-goods = { $goods } ({ $places ->
        [1] { $tiles }
        [2] { $tiles }
       *[other] { $places } tessere
    }){ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } moneta
       *[other] { " " }· { $coins } monete
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(merci comprate: { $bought })
    }{ $earned ->
        [0] { "" }
        [one] { " " }· guadagni { $earned } moneta
       *[other] { " " }· guadagni { $earned } monete
    }
hamlet-note-bill-coins = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(merci comprate: { $bought })
    }
hamlet-note-cube = n. { $number }
hamlet-note-token = n. { $number } · dà a { $owner } { $worth }★ e { $worth ->
        [one] { $worth } moneta
       *[other] { $worth } monete
    }

hamlet-begins = Nasce il villaggio. Comincia { $who }.
hamlet-round = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }di { $rounds }
    }.
hamlet-payment = { $units ->
        [0] { "" }
       *[other] ; spende { $spent }
    }{ $purchases ->
        [0] { "" }
       *[other] ; compra { $bought }
    }{ $coins ->
        [0] { "" }
        [one] ; paga { $coins } moneta
       *[other] ; paga { $coins } monete
    }
hamlet-donkey-moved = { $who } conduce un mulo: { $tile } → { $to }.
hamlet-rewarded = Merce prodotta da { $who } ({ $good }): { $worth }★ e { $worth ->
        [one] { $worth } moneta
       *[other] { $worth } monete
    }.
hamlet-worked = { $who } lavora alla tessera { $tile }: { $goods }{ $coins ->
        [0] { "" }
        [one] { "" }, { $coins } moneta
       *[other] { "" }, { $coins } monete
    }{ $vp ->
        [0] { "" }
       *[other] { "" }, { $vp }★
    }.
hamlet-refines = { $who } produce { $goods } ({ $quality }) nel laboratorio { $tile }{ hamlet-payment }.
hamlet-took = { $who } prende il progetto { $tile } { $fee ->
        [0] gratis
        [one] per { $fee } moneta
       *[other] per { $fee } monete
    }{ $coins ->
        [0] { "" }
        [one] { " " }e riceve la moneta che c'è sopra
       *[other] { " " }e riceve le { $coins } monete che ci sono sopra
    }.
hamlet-drawn = Ora in mostra: { $tile }.
hamlet-new-sale = Ora il mercato chiede { $sale }.
hamlet-returned = { $tile } torna nel sacchetto.
hamlet-hired-villager = { $who } assume un villico per { $coins } monete.
hamlet-hired-donkey = { $who } assume un mulo per { $coins } monete; parte dalla tessera { $tile }.
hamlet-builds = { $who } costruisce { $tile } (n. { $number }) accanto alla tessera { $at }: { $vp }★{ hamlet-payment }.
hamlet-milestone = { $who } ottiene un traguardo: { $milestone }.
hamlet-released = Nuove tessere nel sacchetto: { $tiles }.
hamlet-builds-road = { $who } costruisce un { $way } tra { $tile } e { $to }{ hamlet-payment }.
hamlet-sold = { $who } vende { $sale }: { $vp }★ e { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
hamlet-delivers = { $who } consegna alla chiesa ({ $slot }): { $vp }★{ hamlet-payment }.
hamlet-church-finished = { $who } ha completato la chiesa! Questo round è l'ultimo.
hamlet-begged = { $who } chiede l'elemosina: 1 moneta.
hamlet-award = { $award }: { $who } ({ $vp }★{ $count ->
        [one] { "" }
       *[other] { " " }a testa
    }).
hamlet-landmark = { $tile }: { $vp }★ per { $who }.
hamlet-final = { $who }: **{ $vp }★**{ hamlet-lines }
hamlet-won-with = { COUNT($winners) ->
        [one] { $winners } vince
       *[other] { $winners } vincono
    } con { $score }★.
hamlet-nobody-won = Si chiude a { $score }★, senza vittoria.
hamlet-game-won = La borgata è diventata una città, fondata da { $who } con { $vp }★!
hamlet-rank = { $who } arriva a { $vp }★: { $rank }. Il grado seguente, { $next }, comincia a { $least }★.
hamlet-rank-lowest = { $vp }★: è ancora una borgata. Il grado { $next } comincia a { $least }★.
hamlet-rank-highest = { $who } arriva a { $vp }★ e raggiunge il grado più alto: { $rank }!
hamlet-conceded = { $who } abbandona la partita; i suoi lavoratori restano dove sono.
hamlet-last-left = Resta in gioco solo { $who }, e vince.
hamlet-time = Tempo scaduto: il turno di { $who } finisce.

hamlet-spent = { $who } spende { $goods }.
hamlet-bought = { $who } compra { $goods } e paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
hamlet-paid = { $who } paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
hamlet-refined = { $who } produce { $goods } ({ $quality }) nel laboratorio { $tile }.
hamlet-built = { $who } costruisce { $tile } (n. { $number }) accanto alla tessera { $at }: { $vp }★.
hamlet-road-built = { $who } costruisce un { $way } tra { $tile } e { $to }.
hamlet-delivered = { $who } consegna alla chiesa ({ $slot }): { $vp }★.
hamlet-ranked = { $who } arriva a { $vp }★: { $rank }.

hamlet-option-layout = Disposizione iniziale
    .help = Una di sei disposizioni verificate delle tessere iniziali, oppure una di queste a caso.
hamlet-layout-a = A
hamlet-layout-b = B
hamlet-layout-c = C
hamlet-layout-d = D
hamlet-layout-e = E
hamlet-layout-f = F
hamlet-layout-random = una a caso
hamlet-option-solo = In solitario
    .help = Contro il tempo: completa la chiesa entro 24 round. Contro un rivale: il secondo posto lo prende un giocatore guidato dal bot.
hamlet-solo-clock = contro il tempo
hamlet-solo-rival = contro un rivale
hamlet-option-turn_seconds = Tempo per turno
    .help = Da 60 a 1800 secondi in tempo reale; da un'ora a una settimana per corrispondenza.

hamlet-best = Posti migliori
hamlet-best-held = I posti migliori, adesso, per i tuoi progetti:
hamlet-best-display = Non hai progetti in mano. I posti migliori, adesso, per quelli in mostra:
hamlet-best-none = Non ci sono più progetti da piazzare.
hamlet-best-place = **{ $tile }** accanto alla tessera { $to } (n. { $number }), orientamento { $way }
    .later = **{ $tile }** accanto alla tessera { $to } (n. { $number }), orientamento { $way }, quando potrai pagare lì
hamlet-best-line = { $place }: { $note }
hamlet-refused-best = I posti si possono cercare solo durante una partita di Hamlet.

hamlet-name-town = Dai un nome alla città
hamlet-named = Ora la città si chiama **{ $name }**.
hamlet-refused-name-winner = Il nome alla città può darlo solo chi ha vinto.
hamlet-refused-name-early = La città riceve il suo nome a partita finita.
hamlet-refused-name-empty = Scrivi un nome lungo da 1 a { $most } caratteri.
