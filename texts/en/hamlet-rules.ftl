hamlet-rules-overview =
    You build one village together, but each for your own glory. In turn you send out villagers to fetch, refine, build, sell and deliver. When the last delivery for the **Church** is made, the round is played to its end and the village is a town. Whoever has most points is its founder.

    Points (★) come from building, from goods of yours that anyone spends, from deliveries and sales, and at the end from awards, landmarks, roads, your longest road and gold.

    All buildings and all goods on the board may be used by everybody. Only landmarks have an owner, who puts a flag on them.
    .title = What it is about
hamlet-rules-reference =
    { "" }**What a villager can do**
    Woodcutter, Quarry, Farm: fill it, 2 coins · Barn: fill it with any raw goods, 2★
    Sawmill, Lumber Yard: wood to timber · Stonemason, Master Stonemason: stone to brick
    Dairy Farm, Dairy: wheat to milk · Flour Mill, Windmill: wheat to flour
    Town Hall: a blueprint (0 to 3 coins), then hire: villager 5, 7, 9 coins, donkey 3
    Market: a sale, for ★ and coins · Church: a delivery for 4★ or 6★, or alms
    Anywhere: build a blueprint beside it, a bridge (2 wood) or a path (2 stone)

    { "" }**Landmarks, at the end**
    Woodland: 1★ a segment against forest, large 2★ · Mountain Range: the same against mountain
    Founder's Monument: 2★ a segment against its like · Village Green: 3★ a printed road
    Outpost: 1★ a tile to the church, both ends counted · Pond: 3★ · Shrine: 2★ a delivery
    Stables: 2★ a donkey · Tavern: 1★ a coin, at most 8★ · Trading Post: 1★ a sale
    Warehouse: 1★ a road · Blacksmith: the longest road is 3★ a tile

    { "" }**What scores**
    At once: what is built, deliveries, sales, barns, and goods of yours that anyone spends (1★, high quality 2★)
    At the end: Chaplain 5★, Sacristan 3★, Landscaper 4★, Merchant 4★; roads 1★ each (Planner 2★); longest road 2★ a tile; 1★ for every 3 coins
    .title = Reference
    .about = turn
hamlet-rules-turn =
    In your turn, in any order:
    • **Donkeys**, once: each of your donkeys may walk over one road to the next tile.
    • **Villagers**: each may walk as far as roads lead and do one thing: use the building it stands on, build a blueprint beside it, or build a road from it. Then it rests until your next turn.

    Everything is optional; you end the turn yourself. Until a tile is drawn from the bag or a new sale is turned up you may take moves back. A clock runs for the whole turn; when it runs out, the turn ends.
    .title = A turn
    .about = donkeys hire alms
hamlet-rules-goods =
    An action's goods must come to the villager. What lies on the same tile or on a tile joined by a road comes by itself. For every tile in between you need **your own donkey** standing there. Roads of others serve you, their donkeys do not.

    { "" }**Raw** goods (wood, stone, wheat) belong to nobody. **Refined** goods (timber, brick, flour, milk) carry their maker's colour: when anyone spends one, its maker gets 1 coin and 1 point, or 2 and 2 for high quality. You have two tokens of each kind.

    Whenever you spend goods and the **Market** could supply you, you may buy what is missing: raw 3 and refined 5 coins with two players or against a rival, else 2 and 4. The house proposes a payment; with Change you pick each good yourself.
    .title = Goods and donkeys
    .about = work refine sell deliver
hamlet-rules-buildings =
    { "" }**Woodcutter, Quarry, Farm**: fill all empty slots, get 2 coins. **Barn**: fill it with any raw goods, 2 points.
    { "" }**Sawmill, Lumber Yard** turn wood into timber, **Stonemason, Master Stonemason** stone into brick, **Dairy Farm, Dairy** wheat into milk, **Flour Mill, Windmill** wheat into flour; the larger ones make up to two at once.
    { "" }**Town Hall**: take a blueprint (a coin on each tile before it), then hire: villagers 5, 7, 9 coins, donkeys 3 each. Donkeys may move in between; the next villager's action ends the visit.
    { "" }**Market**: hand in the goods of a sale token (bought goods do not count) for points and coins.
    { "" }**Church**: make one of the deliveries, or ask for alms (1 coin) while Woodcutter, Quarry and Farm are all full.
    .title = Buildings
    .about = blueprint
hamlet-rules-building =
    To build, a villager stands on a tile of the village and the new tile must share at least one whole segment with it. **Road meets only road**; forest and mountain may meet each other. Nothing may overlap. You choose the blueprint, the tile where the builder stands, and which way round it goes: “3 meets 1” puts segment 3 of that tile against segment 1 of the blueprint, both counted clockwise.

    Roads that meet are joined at once. A tile may also stand cut off until somebody builds a road to it.

    Whoever builds the first refinery of a kind takes its **milestone** (Carpenter, Mason, Herder, Miller): all their goods of that kind are of high quality. Four new tiles then go into the bag.
    .title = Building tiles
    .about = build
hamlet-rules-roads =
    A villager on one of two touching tiles that are not joined yet may build a **bridge** where mountain meets mountain (2 wood) or a **path** where forest meets forest (2 stone). Forest against mountain is a cliff: no road. You have five road tokens. Roads serve everybody. The first builder of a road becomes **Planner**.

    At the end each road is 1 point, 2 for the Planner. Your **longest road** is the longest chain of tiles over printed roads and your own, with at least one of your own in it; no tile twice, the church does not count: 2 points a tile.
    .title = Roads
hamlet-rules-landmarks =
    Scored at the end for their owner, if joined to the village (woods and mountains need no road):
    { "" }**Small Woodland / Large Woodland**: 1 / 2 for each segment against forest. **Small Mountain Range / Large Mountain Range**: 1 / 2 for each segment against mountain.
    { "" }**Founder's Monument**: 2 for each segment against one of its own kind. **Village Green**: 3 for each printed road joined.
    { "" }**Outpost**: 1 for each tile on the shortest way to the church, both ends counted. **Pond**: 3.
    { "" }**Shrine**: 2 for each of your deliveries. **Stables**: 2 for each of your donkeys. **Tavern**: 1 for each coin, at most 8. **Trading Post**: 1 for each sale. **Warehouse**: 1 for each of your roads. **Blacksmith**: your longest road counts 3 a tile.
    .title = Landmarks
hamlet-rules-end =
    When the church is finished, the round is played to its end. Then:
    1. **Awards**: Chaplain 5 (most deliveries), Sacristan 3 (second most), Landscaper 4 (most landmarks), Merchant 4 (most sales). Those tied share; tied for most deliveries share 8 and nobody is second.
    2. **Landmarks**. 3. **Roads**. 4. **Longest road**. 5. **Gold**: a point for every 3 coins.

    Tied players compare deliveries, then sales; still tied, they win together. Whoever gives up cannot win; their workers stay, their turns are skipped, and the last one left wins.
    .title = The end
hamlet-rules-solo =
    { "" }**Against the clock**: 24 rounds. After each the first blueprint on display goes back into the bag. Chaplain needs all four deliveries, Landscaper five landmarks, Merchant four sales. A finished church gives 2 points for each round left; each open delivery costs 5. From 60 points it is a Village, from 80 a Parish, from 100 a Market town, from 120 you are its Founder.

    { "" }**Against a rival**: a game for two; the house plays the other side.
    .title = Playing alone
