camelot-rules-overview = **Shadows over Camelot** is played together against the game. You are knights of the Round Table; every quest you win lays white swords on the table, every quest you lose lays black ones.
    When twelve swords lie there they are counted: the loyal side wins if white outnumbers black. Evil wins at once with **twelve siege engines** before Camelot, **seven black swords**, or when **no loyal knight is alive**. All ties go to Evil.
    One of you may be a **Traitor**, who wins with Evil. If still hidden at the count, the Traitor turns two white swords black.
    .title = Overview
camelot-rules-reference = **Your turn.** First Evil: a Black card, an engine, or a life. Then one action: **move** · **quest action** of your place · **Special card** · **heal** (3 equal cards, 1 life) · **accuse** (from 6 swords or 6 engines on, once a game). A life buys a second action of another kind. In Camelot the quest action is: draw 2 cards, or fight an engine (more than an eight-sided die, else lose a life).
    { "" }**Quests**: what you lay · when Evil has it · what winning brings. Losing lays as many black swords and costs as much life.
    • **Black Knight**, alone: two pairs of Fights · 4 cards, the higher sum wins · 1 sword, 1 life, 3 cards
    • **Lancelot**, alone: a triple and a pair · 5 cards, the higher sum wins · 1 sword, 1 life, 4 cards, the Armor
    • **Dragon**, after Lancelot: three triples · 5 cards, the higher sum wins · 2 swords, 2 life, 7 cards
    • **Excalibur**: any card, a step each, 5 steps · 5 steps the other way · 2 swords, 1 life, 7 cards, Excalibur
    • **Grail**: 7 Grail cards · 7 Black cards · 3 swords, 1 life, 7 cards, the Grail
    • **Pict War, Saxon War**: Fights 1-2-3-4-5 in order · 4 warriors · 1 sword, 1 life, 4 cards; lost, also 2 engines
    { "" }**The end.** 12 swords: more white than black wins. Evil wins with 7 black swords, 12 engines, no loyal knight alive, or a tie. A Traitor still hidden at the count turns 2 white swords black.
    .title = Reference
camelot-rules-setup = Everybody has a knight with a power, 4 life (6 at most), a loyalty card, a Merlin and five White cards. Each gives one card to the Round Table, all shown at once; these are shared by agreement, the first player proposing. King Arthur begins, else a random knight; play goes clockwise.
    With the usual options seven loyal cards and one Traitor are shuffled and dealt one each, so perhaps there is no Traitor. With three players nobody reads their own card until six swords lie on the table.
    .title = Setting up
    .about = contribute knight
camelot-rules-turn = A turn has two phases.
    { "" }**Evil progresses**: draw a Black card, or add a siege engine, or lose a life.
    { "" }**Heroic action**: one of
    • **move** to Camelot or an open quest;
    • the **quest action** of your place (in Camelot: draw two cards, or fight an engine);
    • play a **Special White card**, at most one a turn;
    • **heal**: three identical White cards for one life;
    • **accuse** a knight.
    Once a turn you may **sacrifice** a life for a second action of another kind. Powers are free, but count for the kind of action they perform. You cannot draw at the Round Table with twelve cards or more; nobody ever discards down.
    .title = A turn
    .about = heroic
camelot-rules-evil = A drawn Black card is shown, except that cards of the **Black Knight, Lancelot and the Dragon** may be laid face down: then nobody learns the value and you draw a White card.
    { "" }**Dark Waters** pull Excalibur away, **Despair** fills the Grail, **Picts, Saxons and Mercenaries** add warriors. A card whose quest is over brings an engine.
    As a card enters play the bearer of **Excalibur** may sacrifice the sword to stop it; a **Special** Black card can also be stopped by **three Merlins** from any hands. Offers are open and count together; they return if there are fewer than three.
    .title = Evil's cards
    .about = help-evil
camelot-rules-special-black = **Dark Forest** no Grail cards on the Grail quest. **Vivien** no Merlins. Both until a quest is won.
    { "" }**Desolation** replaces the farthest Grail card. **Mists of Avalon** one more black sword for every lost quest, for the whole game.
    { "" }**Mordred** a warrior in a war of the drawer's choice, which now needs a second Fight 5. **Guinevere** all knights go home and the drawer has no heroic phase.
    { "" }**Morgan**, five times: one knight discards three cards or everybody one · three more Black cards · two engines · each loses a life · one knight loses two lives or everybody discards a card.
    .title = Special Black cards
    .about = cancel
camelot-rules-quests = **Solo** quests have room for one knight, and leaving discards the White cards there. When a quest ends all knights on it go home; if won they gain life and share cards, if lost they lose life.
    { "" }**Black Knight** (solo): 1 sword, 1 life, 3 cards. **Lancelot** (solo): 1 sword, 1 life, 4 cards, the Armor; then the Dragon comes. **Dragon**: 2 swords, 2 life, 7 cards. **Excalibur**: 2 swords, 1 life, 7 cards. **Grail**: 3 swords, 1 life, 7 cards. **Pict and Saxon War**: 1 sword, 1 life, 4 cards; lost, also two engines.
    The Black Knight and the wars begin again; the others are over.
    .title = Quests
    .about = move face
camelot-rules-combats = **Black Knight, Lancelot, Dragon.** Your action lays one Fight card, in any order, as the pattern allows: two different pairs; a triple and a pair; three different triples.
    The combat ends when either side's slots are full (four, five or nine White; four or five Black). All Black cards are shown; the knights need the higher sum, even with an incomplete pattern. Excalibur adds one where its bearer stands; Sir Kay may add a Fight card at the end.
    .title = Combats
    .about = quest_card
camelot-rules-excalibur = **The Quest for Excalibur.** Your action discards any White card face down and moves the sword one step nearer; Dark Waters move it away. Five steps from the middle to either bank. Whoever makes the last step takes Excalibur.
    .title = Excalibur
camelot-rules-grail = **The Quest for the Holy Grail.** Seven slots: Grail cards from one side, Black cards from the other. On a full board a card drives out the newest of the other colour, and both are gone. Seven of one colour end the quest. Whoever lays the last Grail card takes the Holy Grail.
    .title = The Grail
camelot-rules-wars = **The Pict War and the Saxon War.** Your action lays the next Fight card of the straight 1-2-3-4-5. The fifth wins the war (with Mordred a sixth, another 5). The fourth warrior loses it and brings two engines. Cards stay when knights leave.
    .title = The wars
    .about = war
camelot-rules-siege = **The siege.** In Camelot you may fight an engine: play any number of Fight cards, then an eight-sided die is rolled. A higher sum destroys an engine; otherwise you lose a life. The cards are gone either way. Excalibur adds one; Sir Kay may add a card after his own roll.
    .title = The siege
camelot-rules-special-white = **Merlin** removes an engine, a warrior or the newest Black card of a quest. **Clairvoyance** look at five Black cards and order them. **Convocation** knights may come home; a card for each in Camelot, shared. **Fate** each knight draws a card (or unmasks a Traitor: each discards two). **Heroism** one more sword for a quest, either colour. **Lady of the Lake** Excalibur a step nearer, or two life. **Messenger** up to three cards to another knight. **Piety** three life, or one for all others. **Reinforcements** four cards, or one for all others.
    .title = Special White cards
    .about = special galahad_special convocation foresight
camelot-rules-relics = **Excalibur** adds one in combats and sieges, and may be sacrificed to stop a Black card. **The Holy Grail** may be spent when any knight is about to die: four life instead. **Lancelot's Armor** lets you draw two Black cards and choose. Relics are never given away and are lost when their bearer dies.
    .title = Relics
    .about = armor
camelot-rules-sharing = Cards won by several knights are shown and split as they agree. One proposes, the others accept or reject; anyone may call for chance at any time, and then the cards are shuffled and dealt face down. A single knight takes all of them unseen.
    .title = Sharing
    .about = share
camelot-rules-life = At no life the active player still finishes the turn, gaining nothing, and dies at its end; others die when the card or action is done. The dead lose hand and relics; their loyalty stays secret. Only the Holy Grail saves.
    .title = Life and death
    .about = heal volunteer-life volunteer-cards
camelot-rules-traitor = With six swords or six engines you may **accuse**, once a game. Right: a white sword, and the Traitor is unmasked: off the board, no hand, no relic but the Armor. Wrong: a white sword turns black.
    The unmasked Traitor's turn: a knight loses a random card; then an engine, or a Black card played by the Traitor.
    .title = The Traitor
    .about = accuse taunt help-evil
camelot-rules-knights = **King Arthur** exchanges a card with another knight. **Galahad** plays a Special card for free. **Gawain** draws three at the Round Table. **Kay** adds a Fight card when all is shown. **Palamedes** gains one more life with every quest won. **Percival** looks at the top Black card. **Tristan** leaves Camelot for free.
    .title = The knights
camelot-rules-etiquette = You may speak of plans, wishes and general strength ("I can help with the Grail"). Do not show cards, name exact values or exact numbers, or offer card for card. Lies about plans and means are part of the game; cheating is not. No private talk about the game.
    .title = Rules of talk
