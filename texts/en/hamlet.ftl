hamlet = Hamlet
    .motto = Tile by tile, until the church stands.
    .blurb = Build a village together, each for your own glory. Carry goods with donkeys, lay roads, sell, refine, and finish the church.
hamlet-lobby-facts = An hour or more · a lot to learn
hamlet-name = { $who }
hamlet-rival = The rival

## The tiles.
hamlet-church = Church
hamlet-town_hall = Town Hall
hamlet-market = Market
hamlet-woodcutter = Woodcutter
hamlet-quarry = Quarry
hamlet-farm = Farm
hamlet-sawmill = Sawmill
hamlet-stonemason = Stonemason
hamlet-dairy_farm = Dairy Farm
hamlet-flour_mill = Flour Mill
hamlet-barn_a = Barn A
hamlet-small_woodland = Small Woodland
hamlet-small_mountain = Small Mountain Range
hamlet-pond_a = Pond A
hamlet-pond_b = Pond B
hamlet-outpost_a = Outpost A
hamlet-master_stonemason = Master Stonemason
hamlet-warehouse = Warehouse
hamlet-stables = Stables
hamlet-outpost_b = Outpost B
hamlet-lumber_yard = Lumber Yard
hamlet-large_mountain = Large Mountain Range
hamlet-founders_monument = Founder's Monument
hamlet-blacksmith = Blacksmith
hamlet-dairy = Dairy
hamlet-tavern = Tavern
hamlet-large_woodland = Large Woodland
hamlet-trading_post = Trading Post
hamlet-windmill = Windmill
hamlet-shrine = Shrine
hamlet-park = Village Green
hamlet-barn_b = Barn B

## What a blueprint does, in a few words.
hamlet-effect_sawmill = makes 1 timber from 1 wood
hamlet-effect_stonemason = makes 1 brick from 1 stone
hamlet-effect_dairy_farm = makes 1 milk from 1 wheat
hamlet-effect_flour_mill = makes 1 flour from 1 wheat
hamlet-effect_barn_a = fill it with any raw goods: 2 points
hamlet-effect_barn_b = fill it with any raw goods: 2 points
hamlet-effect_small_woodland = end: 1 point per segment against forest
hamlet-effect_small_mountain = end: 1 point per segment against mountain
hamlet-effect_pond_a = end: 3 points if a road joins it
hamlet-effect_pond_b = end: 3 points if a road joins it
hamlet-effect_outpost_a = end: 1 point per tile to the church
hamlet-effect_outpost_b = end: 1 point per tile to the church
hamlet-effect_master_stonemason = makes up to 2 brick from stone
hamlet-effect_warehouse = end: 1 point per road you built
hamlet-effect_stables = end: 2 points per own donkey
hamlet-effect_lumber_yard = makes up to 2 timber from wood
hamlet-effect_large_mountain = end: 2 points per segment against mountain
hamlet-effect_founders_monument = end: 2 points per segment against its like
hamlet-effect_blacksmith = end: longest road 3 points per tile
hamlet-effect_dairy = makes up to 2 milk from wheat
hamlet-effect_tavern = end: 1 point per coin, at most 8
hamlet-effect_large_woodland = end: 2 points per segment against forest
hamlet-effect_trading_post = end: 1 point per sale
hamlet-effect_windmill = makes up to 2 flour from wheat
hamlet-effect_shrine = end: 2 points per own delivery
hamlet-effect_park = end: 3 points per printed road joined

## Goods: the word, the letter in the picture, and amounts.
hamlet-wood = wood
hamlet-letter-wood = W
hamlet-stone = stone
hamlet-letter-stone = S
hamlet-wheat = wheat
hamlet-letter-wheat = G
hamlet-timber = timber
hamlet-letter-timber = T
    .owned = T{ $seat }
hamlet-brick = brick
hamlet-letter-brick = B
    .owned = B{ $seat }
hamlet-flour = flour
hamlet-letter-flour = F
    .owned = F{ $seat }
hamlet-milk = milk
hamlet-letter-milk = M
    .owned = M{ $seat }
hamlet-any = any raw good
hamlet-letter-any = ?
hamlet-wood_1 = 1 wood
hamlet-wood_2 = 2 wood
hamlet-wood_3 = 3 wood
hamlet-wood_4 = 4 wood
hamlet-wood_5 = 5 wood
hamlet-wood_6 = 6 wood
hamlet-wood_7 = 7 wood
hamlet-wood_8 = 8 wood
hamlet-wood_9 = 9 wood
hamlet-wood_10 = 10 wood
hamlet-stone_1 = 1 stone
hamlet-stone_2 = 2 stone
hamlet-stone_3 = 3 stone
hamlet-stone_4 = 4 stone
hamlet-stone_5 = 5 stone
hamlet-stone_6 = 6 stone
hamlet-stone_7 = 7 stone
hamlet-stone_8 = 8 stone
hamlet-stone_9 = 9 stone
hamlet-stone_10 = 10 stone
hamlet-wheat_1 = 1 wheat
hamlet-wheat_2 = 2 wheat
hamlet-wheat_3 = 3 wheat
hamlet-wheat_4 = 4 wheat
hamlet-wheat_5 = 5 wheat
hamlet-wheat_6 = 6 wheat
hamlet-wheat_7 = 7 wheat
hamlet-wheat_8 = 8 wheat
hamlet-wheat_9 = 9 wheat
hamlet-wheat_10 = 10 wheat
hamlet-timber_0 = 0 timber
hamlet-timber_1 = 1 timber
hamlet-timber_2 = 2 timber
hamlet-timber_3 = 3 timber
hamlet-timber_4 = 4 timber
hamlet-timber_5 = 5 timber
hamlet-timber_6 = 6 timber
hamlet-timber_7 = 7 timber
hamlet-timber_8 = 8 timber
hamlet-timber_9 = 9 timber
hamlet-timber_10 = 10 timber
hamlet-brick_0 = 0 brick
hamlet-brick_1 = 1 brick
hamlet-brick_2 = 2 brick
hamlet-brick_3 = 3 brick
hamlet-brick_4 = 4 brick
hamlet-brick_5 = 5 brick
hamlet-brick_6 = 6 brick
hamlet-brick_7 = 7 brick
hamlet-brick_8 = 8 brick
hamlet-brick_9 = 9 brick
hamlet-brick_10 = 10 brick
hamlet-flour_0 = 0 flour
hamlet-flour_1 = 1 flour
hamlet-flour_2 = 2 flour
hamlet-flour_3 = 3 flour
hamlet-flour_4 = 4 flour
hamlet-flour_5 = 5 flour
hamlet-flour_6 = 6 flour
hamlet-flour_7 = 7 flour
hamlet-flour_8 = 8 flour
hamlet-flour_9 = 9 flour
hamlet-flour_10 = 10 flour
hamlet-milk_0 = 0 milk
hamlet-milk_1 = 1 milk
hamlet-milk_2 = 2 milk
hamlet-milk_3 = 3 milk
hamlet-milk_4 = 4 milk
hamlet-milk_5 = 5 milk
hamlet-milk_6 = 6 milk
hamlet-milk_7 = 7 milk
hamlet-milk_8 = 8 milk
hamlet-milk_9 = 9 milk
hamlet-milk_10 = 10 milk
hamlet-milk_or_brick_3 = 3 milk / brick
hamlet-timber_or_flour_3 = 3 timber / flour
hamlet-wood_or_wheat_or_stone_10 = 10 wood / wheat / stone
hamlet-timber_or_brick_2 = 2 timber / brick
hamlet-flour_or_milk_2 = 2 flour / milk
hamlet-coins_3 = 3 coins
hamlet-coins_10 = 10 coins
hamlet-coin = coin
hamlet-point = point
hamlet-standard = standard
hamlet-high_quality = high quality

## Goods of a payment, by where they lie; a large refinery has two places.
hamlet-unit-buy_wood = Buy wood
hamlet-unit-buy_stone = Buy stone
hamlet-unit-buy_wheat = Buy wheat
hamlet-unit-buy_timber = Buy timber
hamlet-unit-buy_brick = Buy brick
hamlet-unit-buy_flour = Buy flour
hamlet-unit-buy_milk = Buy milk
hamlet-unit-wood_woodcutter = Wood · Woodcutter
hamlet-unit-wood_barn_a = Wood · Barn A
hamlet-unit-wood_barn_b = Wood · Barn B
hamlet-unit-stone_quarry = Stone · Quarry
hamlet-unit-stone_barn_a = Stone · Barn A
hamlet-unit-stone_barn_b = Stone · Barn B
hamlet-unit-wheat_farm = Wheat · Farm
hamlet-unit-wheat_barn_a = Wheat · Barn A
hamlet-unit-wheat_barn_b = Wheat · Barn B
hamlet-unit-timber_sawmill = Timber · Sawmill
hamlet-unit-timber_lumber_yard_left = Timber · Lumber Yard, left
hamlet-unit-timber_lumber_yard_right = Timber · Lumber Yard, right
hamlet-unit-brick_stonemason = Brick · Stonemason
hamlet-unit-brick_master_stonemason_left = Brick · Master Stonemason, left
hamlet-unit-brick_master_stonemason_right = Brick · Master Stonemason, right
hamlet-unit-milk_dairy_farm = Milk · Dairy Farm
hamlet-unit-milk_dairy_left = Milk · Dairy, left
hamlet-unit-milk_dairy_right = Milk · Dairy, right
hamlet-unit-flour_flour_mill = Flour · Flour Mill
hamlet-unit-flour_windmill_left = Flour · Windmill, left
hamlet-unit-flour_windmill_right = Flour · Windmill, right

## The church and the sales.
hamlet-slot-a = 3 milk / brick
    .map = 3 M/B
hamlet-slot-b = 3 timber / flour
    .map = 3 T/F
hamlet-slot-c = 10 coins
    .map = 10 coins
hamlet-slot-d = 10 wood / wheat / stone
    .map = 10 raw
hamlet-slot-e = 2 timber / brick and 2 flour / milk
    .map = 2T/B 2F/M
hamlet-a = Slot A
hamlet-b = Slot B
hamlet-c = Slot C
hamlet-d = Slot D
hamlet-e = Slot E
hamlet-s1 = 2 wood + 1 wheat
hamlet-s2 = 2 stone + 1 wheat
hamlet-s3 = 1 milk
hamlet-s4 = 1 timber
hamlet-s5 = 1 timber + 1 brick
hamlet-s6 = 1 flour + 1 milk
hamlet-s7 = 1 brick + 1 flour
hamlet-s8 = 1 milk + 2 wood
hamlet-s9 = 2 timber + 1 flour
hamlet-s10 = 2 brick + 1 milk
hamlet-s11 = 2 flour + 1 brick
hamlet-s12 = 2 milk + 1 timber

## Milestones, awards, terrain, roads, ranks.
hamlet-carpenter = Carpenter
hamlet-mason = Mason
hamlet-herder = Herder
hamlet-miller = Miller
hamlet-planner = Planner
hamlet-chaplain = Chaplain
hamlet-sacristan = Sacristan
hamlet-landscaper = Landscaper
hamlet-merchant = Merchant
hamlet-road_end = road
hamlet-forest = forest
hamlet-mountain = mountain
hamlet-bridge = bridge
hamlet-path = path
hamlet-hamlet = Hamlet
hamlet-village = Village
hamlet-parish = Parish
hamlet-market_town = Market town
hamlet-founder = Founder

## In the picture.
hamlet-map-prices = raw { $raw } · refined { $refined }
hamlet-map-by = by { $seat }
hamlet-map-times = ×{ $count }
hamlet-map-coins = +{ $coins }
hamlet-map-gone = gave up
hamlet-map-sale = Sale
hamlet-map-cost = { $cost }
hamlet-map-round = Round { $round }
    .clock = Round { $round } of { $rounds }
hamlet-map-left = { $bag } in the bag · { $sales } sales to come
hamlet-map-milestones = Milestones
hamlet-map-free = free
hamlet-map-hire = Hire
hamlet-map-wages = { $second }, { $third }, { $fourth }
hamlet-map-no-offer = No blueprint is left.
hamlet-map-no-sale = No sale is left.
hamlet-sign-wood = wood
hamlet-sign-stone = stone
hamlet-sign-wheat = wheat
hamlet-sign-timber = timber
hamlet-sign-brick = brick
hamlet-sign-flour = flour
hamlet-sign-milk = milk
hamlet-sign-high_quality = high quality
hamlet-sign-forest = forest
hamlet-sign-mountain = mountain
hamlet-sign-open = open road
hamlet-sign-built = road token
hamlet-sign-flag = landmark
hamlet-sign-villager = villager
hamlet-sign-donkey = donkey
hamlet-sign-blueprint = blueprint
hamlet-sign-first = goes first
hamlet-sign-sale = sale made
hamlet-sign-cut_off = cut off
hamlet-alt-village = The village in round { $round } with { $tiles } tiles; the list of tiles says the same in words.
hamlet-alt-zoom = { $tile } with what touches it: { $tiles }.
hamlet-alt-spots = { $tile } beside { $to }: a small numbered picture for each of { $count ->
        [one] one way
       *[other] { $count } ways
    }; the notes say the same in words.
hamlet-alt-placed = { $tile } beside { $to }, as it would stand.
hamlet-alt-candidates = Tiles to choose from: { $tiles }.
hamlet-alt-plans = Your blueprints: { $tiles }.

## Great moments in pictures.
hamlet-moment-delivers = { $who } delivers to the church
hamlet-moment-church = { $who } finishes the church!
hamlet-moment-milestone = { $who } is the { $milestone }
hamlet-moment-left = { $slot } · { $count ->
        [one] { $count } delivery is still missing
       *[other] { $count } deliveries are still missing
    }
hamlet-moment-last = This round is the last.
hamlet-moment-refinery = A milestone: the first refinery of its kind
hamlet-moment-planned = A milestone: the first road that was built
hamlet-why = { $count ->
        [one] founded the town with { $vp } points
       *[other] founded the town together, { $vp } points each
    }
    .clock = finished the church in time: { $vp } points, a { $rank }
    .late = The church was not finished in time: { $vp } points, a { $rank }.
    .rival = beat the rival with { $vp } points to { $theirs }
    .lost = The rival won with { $theirs } points to { $vp }.
    .left = { $count ->
        [0] Everybody gave up.
       *[other] was the last one left
    }
hamlet-award-chaplain = Chaplain: { $who } ({ $vp } points)
hamlet-award-sacristan = Sacristan: { $who } ({ $vp } points)
hamlet-award-landscaper = Landscaper: { $who } ({ $vp } points)
hamlet-award-merchant = Merchant: { $who } ({ $vp } points)
hamlet-award-builder = Most tiles built: { $who } ({ $count })
hamlet-award-roads = Most roads built: { $who } ({ $count })
hamlet-award-maker = Finest goods: { $who } ({ $count } points)
hamlet-award-beggar = Most alms: { $who } ({ $count } times)

## The table and the hand.
hamlet-heading = Hamlet · round { $round }
    .clock = Hamlet · round { $round } of { $rounds }
    .over = Hamlet · { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
hamlet-titled = The town of { $name }
hamlet-not-begun = The village is about to be founded.
hamlet-status = { $who } plays. { $open ->
        [0] The church is finished.
        [one] { $open } delivery is missing for the church.
       *[other] { $open } deliveries are missing for the church.
    } Parts of it built: { $parts } of 6. In the bag: { $bag ->
        [one] { $bag } tile
       *[other] { $bag } tiles
    }. Sales face down: { $stack }.
    .over = { $open ->
        [0] The church is finished.
        [one] { $open } delivery was missing for the church.
       *[other] { $open } deliveries were missing for the church.
    }
hamlet-first-player = First in every round: { $who }.
hamlet-last-round = This is the last round.
hamlet-goals = Your goals
hamlet-goal-clock = Finish the church by round { $rounds }: each round left then gives { $early }★, each delivery still open takes { $late }★.
hamlet-goal-awards = Chaplain for all deliveries ({ $deliveries } of { $slots }) · Landscaper for { $landmarks } landmarks ({ $flags }) · Merchant for { $sales } sales ({ $sold })
hamlet-goal-ranks = A Village begins at { $village }★, a Parish at { $parish }★, a Market town at { $market_town }★; with { $founder }★ you are its Founder.
hamlet-plans-held = Blueprints in hand
hamlet-plans-of = { $who } holds { $tiles }.
hamlet-church-slots = The church
hamlet-slot-open = { $slot }: { $cost } for { $vp }★
hamlet-slot-filled = { $slot }: { $cost }, delivered by { $who }
hamlet-on-offer = On offer
hamlet-offer-line = Blueprint { $tile } for { $fee ->
        [0] nothing
        [one] { $fee } coin
       *[other] { $fee } coins
    }{ $coins ->
        [0] { "" }
        [one] { " " }({ $coins } coin on it)
       *[other] { " " }({ $coins } coins on it)
    } · build: { $cost } → { $vp }★
hamlet-sale-line = Sale: { $cost } → { $vp }★ and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
hamlet-prices-line = Buying at the market: { $raw } coins for a raw good, { $refined } for a refined one
hamlet-hire-line = Hiring at the town hall: { $second } coins for a second villager, { $third } for a third, { $fourth } for a fourth; { $donkey } for a donkey
hamlet-free-milestones = Milestones still free: { $milestones }
hamlet-no-free-milestones = No milestone is free any more.
hamlet-player = No. { $number } · { $vp }★ · { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · { $villagers ->
        [one] { $villagers } villager
       *[other] { $villagers } villagers
    } · { $donkeys ->
        [one] { $donkeys } donkey
       *[other] { $donkeys } donkeys
    } · { $roads ->
        [one] { $roads } road left
       *[other] { $roads } roads left
    } · { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    }
hamlet-player-gone = No. { $number } · gave up · { $vp }★ · { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · { $villagers ->
        [one] { $villagers } villager
       *[other] { $villagers } villagers
    } · { $donkeys ->
        [one] { $donkeys } donkey
       *[other] { $donkeys } donkeys
    } · { $roads ->
        [one] { $roads } road left
       *[other] { $roads } roads left
    } · { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    }
hamlet-player-milestones = Milestones: { $milestones }
hamlet-sheet = No. { $number } · { $gone ->
        [0] { "" }
       *[other] gave up ·{ " " }
    }**{ $vp }★**{ hamlet-lines }
hamlet-lines = { $building ->
        [0] { "" }
       *[other] { " " }· buildings { $building }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }· goods { $goods }
    }{ $church ->
        [0] { "" }
       *[other] { " " }· church { $church }
    }{ $sales ->
        [0] { "" }
       *[other] { " " }· sales { $sales }
    }{ $barn ->
        [0] { "" }
       *[other] { " " }· barns { $barn }
    }{ $awards ->
        [0] { "" }
       *[other] { " " }· awards { $awards }
    }{ $landmarks ->
        [0] { "" }
       *[other] { " " }· landmarks { $landmarks }
    }{ $roads ->
        [0] { "" }
       *[other] { " " }· roads { $roads }
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· longest road { $longest }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }· gold { $gold }
    }{ $clock ->
        [0] { "" }
       *[other] { " " }· clock { $clock }
    }
hamlet-tiles = The tiles
hamlet-tile-line = **{ $tile } ({ $number })**: { $roads ->
        [0] no road
       *[other] road to { $links }
    }{ $cut_off ->
        [0] { "" }
       *[other] { " " }(cut off from the church)
    }{ $touching ->
        [0] { "" }
       *[other] , touches { $beside }
    }{ $held ->
        [0] { "" }
       *[other] { " " }· { $goods }
    }{ $made ->
        [0] { "" }
       *[other] { " " }by { $by }
    }{ $fine ->
        [0] { "" }
       *[other] { " " }({ $fine } high quality)
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }· flag: { $owner }
    }{ $pawns ->
        [0] { "" }
       *[other] { " " }· villagers: { $who }
    }{ $beasts ->
        [0] { "" }
       *[other] { " " }· donkeys: { $whom }
    }
hamlet-open-segments = Open segments, counted clockwise
hamlet-open-line = { $tile } ({ $number }){ $by_roads ->
        [0] { "" }
       *[other] { " " }· road { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· forest { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· mountain { $mountains }
    }
hamlet-hand = Your plans
hamlet-hand-button = My turn
hamlet-plans = Blueprints
hamlet-no-plans = You hold no blueprint; the Town Hall has some.
hamlet-plan = **{ $tile }** · { $cost } → { $vp }★ · { $effect }
hamlet-plan-segments = Segments of { $tile }, clockwise{ $by_roads ->
        [0] { "" }
       *[other] { " " }· road { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· forest { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· mountain { $mountains }
    }
hamlet-stock = Tokens you can still make: { $goods }
hamlet-outlook = Now { $vp }★ and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; if it ended now, **{ $total }★**{ hamlet-lines }

## Questions and steps.
hamlet-ask-turn = It is { $who }'s turn.
    .mine = Your turn.
hamlet-step-act = What will you do?
hamlet-act-donkeys = Move a donkey
hamlet-act-work = Work at a source
hamlet-act-refine = Refine goods
hamlet-act-blueprint = Take a blueprint
hamlet-act-hire = Hire
hamlet-act-build = Build a tile
hamlet-act-road = Build a road
hamlet-act-deliver = Deliver to the church
hamlet-act-sell = Sell at the market
hamlet-act-alms = Ask for alms
hamlet-act-end = End the turn
hamlet-step-from = Which donkey? Choose the tile where it stands.
hamlet-step-to = To which tile?
hamlet-step-source = Which source?
hamlet-step-cube = Which raw good goes in next?
hamlet-cube-wood = Wood
hamlet-cube-stone = Stone
hamlet-cube-wheat = Wheat
hamlet-step-refinery = Which refinery?
hamlet-step-amount = How many?
hamlet-step-offer = Which blueprint?
hamlet-step-worker = Whom do you hire?
hamlet-worker-villager = Villager
hamlet-worker-donkey = Donkey
hamlet-villager = a villager
hamlet-donkey = a donkey
hamlet-step-place = Where does the donkey begin?
hamlet-step-plan = Which blueprint do you build?
hamlet-step-at = Beside which tile? The builder stands there.
hamlet-step-spot = Which way round? “3 meets 1”: segment 3 of that tile, 1 of the blueprint.
hamlet-step-where = From which tile does the road start?
hamlet-step-way = Bridge or path?
hamlet-way-bridge = Bridge
hamlet-way-path = Path
hamlet-step-slot = Which delivery?
hamlet-step-sale = Which sale?
hamlet-step-payment = How do you pay?
hamlet-payment-auto = Pay like this
hamlet-payment-choose = Change
hamlet-step-unit = Which good do you spend next?

## Beside the choices.
hamlet-note-work = { $count ->
        [one] { $count } source has room
       *[other] { $count } sources have room
    }
hamlet-note-refine = { $tiles }
hamlet-note-blueprint = { $tiles }
hamlet-note-build = { $tiles }
hamlet-note-roads = { $count ->
        [one] { $count } place for a road
       *[other] { $count } places for a road
    }
hamlet-note-deliver = { $count ->
        [one] { $count } delivery can be paid
       *[other] { $count } deliveries can be paid
    }
hamlet-note-sell = { $count ->
        [one] { $count } sale can be made
       *[other] { $count } sales can be made
    }
hamlet-note-alms = 1 coin
hamlet-note-hire = { $workers }
hamlet-note-end = { $standing ->
        [0] all villagers have acted
        [one] { $standing } villager has not acted
       *[other] { $standing } villagers have not acted
    }
hamlet-note-donkeys = { $left ->
        [one] { $left } donkey can still move
       *[other] { $left } donkeys can still move
    }
hamlet-note-hiring = { $workers }; you are at the Town Hall, so no villager is needed
hamlet-note-tile = no. { $number }
hamlet-note-hub = no. { $number } · { $reach ->
        [one] { $reach } tile
       *[other] { $reach } tiles
    } in reach
hamlet-note-source = no. { $number } · +{ $count } { $good }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } coin
       *[other] { " " }· { $coins } coins
    }{ $vp ->
        [0] { "" }
       *[other] { " " }· { $vp }★
    }
hamlet-note-refining = no. { $number } · { $count } { $good }, { $quality }
hamlet-note-offer = { $fee ->
        [0] free
        [one] { $fee } coin
       *[other] { $fee } coins
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(+{ $coins } on it)
    } · build: { $cost } → { $vp }★ · { $effect }
hamlet-note-price = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
hamlet-note-plan = { $cost } → { $vp }★
hamlet-note-builder = no. { $number } · { $spots ->
        [one] one way
       *[other] { $spots } ways
    }{ $roads ->
        [0] , without a road
        [one] , with a road to one tile
       *[other] , with roads to up to { $roads } tiles
    }{ $coins ->
        [0] { "" }
        [one] { " " }· for { $coins } coin
       *[other] { " " }· for { $coins } coins
    }
hamlet-note-spot = { $segment } meets { $own } · { $by_roads ->
        [0] no road
       *[other] road to { $roads }
    }{ $by_forests ->
        [0] { "" }
       *[other] { " " }· forest at { $forests }
    }{ $by_mountains ->
        [0] { "" }
       *[other] { " " }· mountain at { $mountains }
    }{ $by_cliffs ->
        [0] { "" }
       *[other] { " " }· cliff at { $cliffs }
    } · { $vp }★{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }★ at the end
    }{ $longest ->
        [0] { "" }
       *[other] { " " }· longest road { $longest }
    }
hamlet-note-road = no. { $number } · { $vp }★ at the end · longest road { $length }
hamlet-note-cost = { $cost }
hamlet-note-slot = { $vp }★
hamlet-note-sale = { $vp }★ and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
hamlet-note-choose = pick each good yourself
# With more than two tiles their names would be cut off at the end of the line.
hamlet-note-bill-goods = { $goods } from { $places ->
        [1] { $tiles }
        [2] { $tiles }
       *[other] { $places } tiles
    }{ $coins ->
        [0] { "" }
        [one] { " " }· { $coins } coin
       *[other] { " " }· { $coins } coins
    }{ $bought ->
        [0] { "" }
       *[other] { " " }({ $bought } bought)
    }{ $earned ->
        [0] { "" }
        [one] { " " }· earns you { $earned } coin
       *[other] { " " }· earns you { $earned } coins
    }
hamlet-note-bill-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $bought ->
        [0] { "" }
       *[other] { " " }({ $bought } bought)
    }
hamlet-note-cube = no. { $number }
hamlet-note-token = no. { $number } · gives { $owner } { $worth }★ and { $worth ->
        [one] { $worth } coin
       *[other] { $worth } coins
    }

## What happens.
hamlet-begins = The village is founded. { $who } goes first.
hamlet-round = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }.
# Behind whatever was paid for.
hamlet-payment = { $units ->
        [0] { "" }
       *[other] ; spends { $spent }
    }{ $purchases ->
        [0] { "" }
       *[other] ; buys { $bought }
    }{ $coins ->
        [0] { "" }
        [one] ; pays { $coins } coin
       *[other] ; pays { $coins } coins
    }
hamlet-donkey-moved = { $who } leads a donkey from { $tile } to { $to }.
hamlet-rewarded = { $who } made that { $good }: { $worth }★ and { $worth ->
        [one] { $worth } coin
       *[other] { $worth } coins
    }.
hamlet-worked = { $who } works at { $tile }: { $goods }{ $coins ->
        [0] { "" }
        [one] { "" }, { $coins } coin
       *[other] { "" }, { $coins } coins
    }{ $vp ->
        [0] { "" }
       *[other] { "" }, { $vp }★
    }.
hamlet-refines = { $who } makes { $goods } ({ $quality }) at { $tile }{ hamlet-payment }.
hamlet-took = { $who } takes the blueprint { $tile } for { $fee ->
        [0] nothing
        [one] { $fee } coin
       *[other] { $fee } coins
    }{ $coins ->
        [0] { "" }
        [one] { " " }and gets the coin on it
       *[other] { " " }and gets the { $coins } coins on it
    }.
hamlet-drawn = New on display: { $tile }.
hamlet-new-sale = The market now asks for { $sale }.
hamlet-returned = { $tile } goes back into the bag.
hamlet-hired-villager = { $who } hires a villager for { $coins } coins.
hamlet-hired-donkey = { $who } hires a donkey for { $coins } coins; it starts at { $tile }.
hamlet-builds = { $who } builds { $tile } (no. { $number }) beside { $at }: { $vp }★{ hamlet-payment }.
hamlet-milestone = { $who } earns a milestone: { $milestone }.
hamlet-released = New tiles go into the bag: { $tiles }.
hamlet-builds-road = { $who } builds a { $way } from { $tile } to { $to }{ hamlet-payment }.
hamlet-sold = { $who } sells { $sale }: { $vp }★ and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hamlet-delivers = { $who } delivers to the church ({ $slot }): { $vp }★{ hamlet-payment }.
hamlet-church-finished = { $who } has finished the church! This round is the last.
hamlet-begged = { $who } asks for alms: 1 coin.
hamlet-award = { $award }: { $who } ({ $vp }★{ $count ->
        [one] { "" }
       *[other] { " " }each
    }).
hamlet-landmark = { $tile }: { $vp }★ for { $who }.
hamlet-final = { $who }: **{ $vp }★**{ hamlet-lines }
hamlet-won-with = { $winners } won with { $score }★.
hamlet-nobody-won = It ends with { $score }★, without a win.
hamlet-game-won = The hamlet is a town, founded by { $who } with { $vp }★!
hamlet-rank = { $who } reached { $vp }★: a { $rank }. Next comes { $next }, at { $least }★.
hamlet-rank-lowest = { $vp }★: still a hamlet. A { $next } begins at { $least }★.
hamlet-rank-highest = { $who } reached { $vp }★ and is the { $rank } of a town.
hamlet-conceded = { $who } gives up; their workers stay where they are.
hamlet-last-left = { $who } is the last one left and wins.
hamlet-time = { $who } ran out of time; the turn ends.

## What games of older versions were told; their logs are still read.
hamlet-spent = { $who } spends { $goods }.
hamlet-bought = { $who } buys { $goods } and pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hamlet-paid = { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hamlet-refined = { $who } makes { $goods } ({ $quality }) at { $tile }.
hamlet-built = { $who } builds { $tile } (no. { $number }) beside { $at }: { $vp }★.
hamlet-road-built = { $who } builds a { $way } from { $tile } to { $to }.
hamlet-delivered = { $who } delivers to the church ({ $slot }): { $vp }★.
hamlet-ranked = { $who } reached { $vp }★: { $rank }.

## Options.
hamlet-option-layout = Start layout
    .help = One of six checked layouts of the start tiles, or a random one of them.
hamlet-layout-a = A
hamlet-layout-b = B
hamlet-layout-c = C
hamlet-layout-d = D
hamlet-layout-e = E
hamlet-layout-f = F
hamlet-layout-random = one by chance
hamlet-option-solo = Playing alone
    .help = Against the clock: finish the church within 24 rounds. Against a rival: a player of the house takes the second place.
hamlet-solo-clock = against the clock
hamlet-solo-rival = against a rival
hamlet-option-turn_seconds = Time per turn
    .help = 60 to 1800 for a live table; an hour to a week for correspondence.

## The best places, for whoever asks.
hamlet-best = Best places
hamlet-best-held = The best places for your blueprints right now:
hamlet-best-display = You hold no blueprint. The best places for those on display right now:
hamlet-best-none = There is no blueprint left to place.
hamlet-best-place = **{ $tile }** beside { $to } (no. { $number }), way { $way }
    .later = **{ $tile }** beside { $to } (no. { $number }), way { $way }, when you can pay there
hamlet-best-line = { $place }: { $note }
hamlet-refused-best = Places can be looked for while a game of Hamlet runs.

## Naming the town.
hamlet-name-town = Name the town
hamlet-named = The town is now called **{ $name }**.
hamlet-refused-name-winner = Only a winner may name the town.
hamlet-refused-name-early = The town gets its name when the game is over.
hamlet-refused-name-empty = Write a name of 1 to { $most } characters.
