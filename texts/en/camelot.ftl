camelot = Shadows over Camelot
    .motto = Quests, a siege, and a traitor?
    .blurb = The Round Table against Evil, all together: win the quests, hold back the siege. But one of the knights may be a traitor.
camelot-lobby-facts = An hour or more · a lot to learn

## Knights, and what each of them can do.
camelot-arthur = King Arthur
camelot-galahad = Sir Galahad
camelot-gawain = Sir Gawain
camelot-kay = Sir Kay
camelot-palamedes = Sir Palamedes
camelot-percival = Sir Percival
camelot-tristan = Sir Tristan
camelot-power-arthur = **{ camelot-arthur }** · { camelot-does-arthur }
camelot-does-arthur = Once in your heroic phase you may give a White card to another knight, who gives you one back.
camelot-power-galahad = **{ camelot-galahad }** · { camelot-does-galahad }
camelot-does-galahad = You may play your one Special White card of the turn without spending an action.
camelot-power-gawain = **{ camelot-gawain }** · { camelot-does-gawain }
camelot-does-gawain = You draw three cards at the Round Table instead of two.
camelot-power-kay = **{ camelot-kay }** · { camelot-does-kay }
camelot-does-kay = When a combat you are in, or your own fight against an engine, is not yet won, you may add a Fight card after everything is shown.
camelot-power-palamedes = **{ camelot-palamedes }** · { camelot-does-palamedes }
camelot-does-palamedes = You gain one more life whenever a quest you are on is won.
camelot-power-percival = **{ camelot-percival }** · { camelot-does-percival }
camelot-does-percival = You may look at the top Black card before you choose what Evil does.
camelot-power-tristan = **{ camelot-tristan }** · { camelot-does-tristan }
camelot-does-tristan = Once a turn you may leave Camelot without spending an action.

## White cards.
camelot-fight1 = Fight 1
camelot-fight2 = Fight 2
camelot-fight3 = Fight 3
camelot-fight4 = Fight 4
camelot-fight5 = Fight 5
camelot-grail = Grail
camelot-merlin = Merlin
camelot-clairvoyance = Clairvoyance
camelot-convocation = Convocation
camelot-fate = Fate
camelot-heroism = Heroism
camelot-lady = Lady of the Lake
camelot-messenger = Messenger
camelot-piety = Piety
camelot-reinforcements = Reinforcements
camelot-sign-to = :
camelot-times = ×{ $count }

## Black cards.
camelot-bk1 = Black Knight 1
camelot-bk3 = Black Knight 3
camelot-bk5 = Black Knight 5
camelot-bk7 = Black Knight 7
camelot-ld1 = Lancelot 1 / Dragon 5
camelot-ld3 = Lancelot 3 / Dragon 7
camelot-ld5 = Lancelot 5 / Dragon 9
camelot-ld7 = Lancelot 7 / Dragon 11
camelot-black_knight_1 = Black Knight 1
camelot-black_knight_3 = Black Knight 3
camelot-black_knight_5 = Black Knight 5
camelot-black_knight_7 = Black Knight 7
camelot-lancelot_1 = Lancelot 1
camelot-lancelot_3 = Lancelot 3
camelot-lancelot_5 = Lancelot 5
camelot-lancelot_7 = Lancelot 7
camelot-dragon_5 = Dragon 5
camelot-dragon_7 = Dragon 7
camelot-dragon_9 = Dragon 9
camelot-dragon_11 = Dragon 11
camelot-river = Dark Waters
camelot-despair = Despair
camelot-pict_raid = Picts
camelot-saxon_raid = Saxons
camelot-mercenaries = Mercenaries
camelot-morgan1 = Morgan (three cards)
camelot-morgan2 = Morgan (three more)
camelot-morgan3 = Morgan (two engines)
camelot-morgan4 = Morgan (a life each)
camelot-morgan5 = Morgan (two lives)
camelot-desolation = Desolation
camelot-dark_forest = Dark Forest
camelot-guinevere = Guinevere
camelot-mists = Mists of Avalon
camelot-mordred = Mordred
camelot-vivien = Vivien
camelot-hidden = face down
camelot-hidden_card = a face-down Black card
camelot-nothing = –

## Places within a sentence.
camelot-camelot = Camelot
camelot-black_knight = the Black Knight
camelot-lancelot = Lancelot
camelot-dragon = the Dragon
camelot-excalibur = the Quest for Excalibur
camelot-holy_grail = the Quest for the Grail
camelot-picts = the Pict War
camelot-saxons = the Saxon War
camelot-off = off the board

## Places where a line or a button begins with them.
camelot-place-camelot = Camelot
camelot-place-black_knight = The Black Knight
camelot-place-lancelot = Lancelot
camelot-place-dragon = The Dragon
camelot-place-excalibur = Quest for Excalibur
camelot-place-holy_grail = Quest for the Grail
camelot-place-picts = Pict War
camelot-place-saxons = Saxon War
camelot-place-off = off the board
camelot-heroism-black_knight = { camelot-place-black_knight }
camelot-heroism-lancelot = { camelot-place-lancelot }
camelot-heroism-dragon = { camelot-place-dragon }
camelot-heroism-excalibur = { camelot-place-excalibur }
camelot-heroism-holy_grail = { camelot-place-holy_grail }
camelot-heroism-picts = { camelot-place-picts }
camelot-heroism-saxons = { camelot-place-saxons }

## Relics, loyalty, kinds of action.
camelot-siege_engine = a siege engine
camelot-engine = an engine
camelot-life = a life
camelot-sword = Excalibur
camelot-cup = the Holy Grail
camelot-armor = Lancelot's Armor
camelot-loyal = Loyal
camelot-traitor = Traitor
camelot-white_sword = white
camelot-black_sword = black
camelot-nearer = nearer to the knights
camelot-farther = away from the knights
camelot-move = move
camelot-quest = quest
camelot-special = special card
camelot-heal = heal
camelot-accuse = accuse

## The table.
camelot-heading = Shadows over Camelot · { $turn ->
        [0] before the first turn
       *[other] turn { $turn }
    }
camelot-turn-of = { $who } to play
camelot-white-pile = White pile
camelot-black-pile = Black pile
camelot-and-discards = discards: { $count }
camelot-short-sword = Excalibur
camelot-short-cup = Holy Grail
camelot-short-armor = Armor
camelot-at-waits = to be won
camelot-at-lost = lost
camelot-at-escrow = undecided
camelot-sum-white = = { $sum }
camelot-sum-black = { $hidden ->
        [0] = { $sum }
       *[other] = { $sum } + { $hidden } face down
    }
camelot-no-spell = No Black card is in force.
camelot-phase-muster = The knights come together.
camelot-phase-divide = The first gifts are shared.
camelot-phase-evil = { $who }: Evil progresses
camelot-phase-heroic = { $who }: the heroic phase
camelot-phase-traitor = { $who }, the Traitor, helps Evil
camelot-step-at = The sword: { $at }
camelot-swords-line = **{ $white }** white and **{ $black }** black swords of 12 · engines **{ $engines }** of 12
camelot-piles-line = White pile { $white } (discards { $spent }) · Black pile { $black } (discards { $gone })
camelot-in-force = In force: { $cards }
camelot-to-be-won = Relics to be won: { $relics }
camelot-title-end = The end
camelot-title-now = Now on the table
camelot-title-quests = Quests
camelot-title-you = You
camelot-title-known = What only you know
camelot-entering = Entering play: { $card }
camelot-entering-hidden = Entering play: a Black card, face down
camelot-offered = Merlins offered: { $count } of 3
camelot-played = White cards played: { $cards }
camelot-pool-line = To be shared: { $cards }
camelot-pool-title = To share
camelot-played-title = Played
camelot-line-combat = **{ $quest }** · White: { $white } · Black: { $hidden ->
        [0] { $black }
       *[other] { $shown ->
            [0] { $hidden } face down
           *[other] { $black }, and { $hidden } face down
        }
    }
camelot-line-war = **{ $quest }** · { $laid } of 5 Fights, next { $card } · { $warriors } of 4 warriors
camelot-line-war-mordred = **{ $quest }** · Mordred wants one more { $card } · { $warriors } of 4 warriors
camelot-line-excalibur = **{ $quest }** · the sword is at { $at } (won at 5, lost at -5)
camelot-line-grail = **{ $quest }** · { $white } Grail, { $black } Black, { $free } free of 7
camelot-quests-over = Over: { $quests }
camelot-line-marks = ↳ with { $cards }
camelot-line-knight = { $knight } · { $place } · ♥ { $life } · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camelot-line-dead = { $knight } has fallen.
camelot-line-unmasked = { $knight } is unmasked: the Traitor.
camelot-line-relics = Bears { $relics }
camelot-line-escrow = Excalibur waits until it is known whether its winner lives.
camelot-line-loyal = Shown to be loyal
camelot-line-traitor = The Traitor
camelot-line-accused = Has used the one accusation
camelot-siege-title = Siege: { $engines } of 12
camelot-closed = over
camelot-bank-evil = Evil's bank
camelot-bank-knights = Knights' bank
camelot-mark-dead = fallen
camelot-mark-unmasked = unmasked
camelot-mark-accused = accuser
camelot-goal = Won with more white than black of twelve swords; lost with seven black ones or twelve engines.
camelot-verdict-loyal = Camelot stands: the loyal knights win!
camelot-verdict-evil = Camelot falls: Evil wins.
camelot-nobody-won = Evil has won, and no knight with it.
camelot-why-engines = Twelve siege engines stand before the walls.
camelot-why-black_swords = { $black } black swords lie on the Round Table; seven are enough.
camelot-why-no_knights = No loyal knight is left alive.
camelot-why-count = The swords were counted: { $white } white, { $black } black.
camelot-flipped = The hidden Traitor turned { $count ->
        [one] one white sword
       *[other] { $count } white swords
    } black before the count.
camelot-alt-realm = The realm on turn { $turn }: { $white } white and { $black } black swords on the Round Table, { $engines } of 12 siege engines, six quests with their cards and knights on the land around the castle, and a row for each knight with life, hand size and relics.

## The hand.
camelot-hand = Your hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camelot-hand-empty = You have no cards.
camelot-hand-dying = You are **dying**: this turn is your last, unless the Holy Grail is spent for you.
camelot-hand-unmasked = You are unmasked: no hand and no knight any more.
camelot-hand-fallen = Your knight has fallen; you see how the others fare.
camelot-hold-fights = **Fight** ({ $count }): { $values }
camelot-hold-grail = **Grail** ×{ $count }
camelot-hold-merlin = **Merlin** ×{ $count } · alone: remove an engine, a warrior or the newest Black card of a quest; three together stop a Special Black card.
camelot-hold-clairvoyance = **Clairvoyance** · look at the top five Black cards and put them back in any order.
camelot-hold-convocation = **Convocation** · knights may come home; then a White card for each knight in Camelot, shared.
camelot-hold-fate = **Fate** · each knight draws a card. A Traitor may instead be unmasked by it: each knight discards two.
camelot-hold-heroism = **Heroism** · put it on a quest: one more sword, white or black, when that ends.
camelot-hold-lady = **Lady of the Lake** · Excalibur one step nearer from anywhere; if that quest is over, two life.
camelot-hold-messenger = **Messenger** · give up to three cards to another knight.
camelot-hold-piety = **Piety** · three life for you, or one for every other knight.
camelot-hold-reinforcements = **Reinforcements** · four cards for you, or one for every other knight.
camelot-you-loyal = You are **loyal**.
camelot-you-traitor = You are the **Traitor**. Do not be found out.
camelot-you-unmasked = You are the **Traitor**, and everybody knows it. Each turn you taunt a knight and help Evil; you win if Evil does.
camelot-you-dead-traitor = You are the **Traitor**, and dead. You still win if Evil does.
camelot-you-unread = Your loyalty card lies face down; you have not read it yet.
camelot-you-none = There is no traitor in this game.
camelot-know-pile = { $above ->
        [0] On top of the Black pile
       *[other] Black pile, with { $above } above it
    }: { $card }
camelot-know-laid = Face down on { $quest }: { $card }
camelot-mark-drawn = drawn
camelot-mark-pile = { $above ->
        [0] on top
       *[other] { $above } above
    }
camelot-my-share = The proposal gives you { $cards }.
camelot-my-share-nothing = The proposal gives you nothing.
camelot-alt-hand = Your cards: { $cards }.
camelot-alt-loyalty = Your loyalty: { $loyalty }.

## Questions.
camelot-pick = Choose your knight
    .help = Which knight will you be? Each can be chosen once; whoever does not choose gets one of the rest by chance.
        { camelot-rules-knights }
camelot-ask-contribute = Each knight gives a card to the Round Table. Waiting for { $who }.
    .mine = Which card do you give to the Round Table? All are shown together.
camelot-ask-share = { $proposed ->
        [0] { $by }, how do you share out { $cards }?
       *[other] Do you accept the split that { $by } proposes? Waiting for { $who }.
    }
    .mine = { $proposed ->
        [0] How do you share out { $cards }?
       *[other] Do you accept the split that { $by } proposes?
    }
    .waiting = { $proposed ->
        [0] { $by } has not yet said how { $cards } are shared.
       *[other] The proposal is on the table. Waiting for { $who }.
    }
    .others = { $proposed ->
        [0] { $by } is sharing out { $cards }.
       *[other] { $by } has proposed a split. Waiting for { $who }.
    }
camelot-step-share = Sharing
camelot-share-propose = Propose a split
camelot-share-evenly = Propose: one each in turn
camelot-note-evenly = you get { $cards }
camelot-note-accept = you get { $cards }
camelot-note-accept-nothing = you get nothing
camelot-share-accept = Accept
camelot-share-reject = Reject
camelot-share-no_agreement = No agreement: deal them out
camelot-step-seat = Which player?
camelot-step-portion = Which of the cards do they get? What is left goes to the others.
    .short = Which of the cards?
camelot-ask-evil = { $who }, how does Evil progress?
    .mine = How does Evil progress?
    .others = { $who } is choosing how Evil progresses.
camelot-step-evil = Evil's progress
camelot-evil-peek = Look at the top Black card (Percival)
camelot-evil-draw = Draw a Black card
camelot-evil-engine = Add a siege engine
camelot-evil-life = Lose a life
camelot-evil-reveal = Show yourself as the Traitor
camelot-ask-armor = { $who } wears the Armor and chooses between two Black cards.
    .mine = Lancelot's Armor: which of the two do you play? The other goes under the pile.
camelot-step-black = Black card to play
camelot-ask-face = { $who } has drawn a card for { $quest }: face up or face down?
    .mine = Your card goes to { $quest }. How do you lay it?
camelot-step-face = Up or down
camelot-note-up = everybody sees { $card }
camelot-face-up = Face up
camelot-face-down = Face down, and draw a White card
camelot-ask-cancel = Entering play: { $entering }. { $merlins ->
        [0] { $who } bears Excalibur and may throw it back into the lake to stop the card.
       *[other] { $threat } Will anyone stop it? Merlins offered: { $offered } of 3. { $waiting ->
            [0] Everybody has answered; it goes on in a moment.
            [one] One answer is missing.
           *[other] { $waiting } answers are missing.
        }
    }
    .mine = Entering play: { $entering }. { $merlins ->
        [0] Will you stop it? Only Excalibur can.
       *[other] { $threat } Will you stop it? Merlins offered: { $offered } of 3.
    }
    .waiting = Entering play: { $entering }. Merlins offered: { $offered } of 3. You have answered; as long as this is open a Merlin can be added, and none taken back.
camelot-step-cancel = Stop the Black card?
camelot-cancel-pass = Let it come
camelot-cancel-offer = Offer Merlin
camelot-cancel-sacrifice = Sacrifice Excalibur
camelot-step-merlins = How many Merlins?
camelot-merlins-1 = one card
camelot-merlins-2 = two cards
camelot-merlins-3 = three cards
camelot-ask-war = { $who } chooses the war for { $card }.
    .mine = { $card }: to which war?
camelot-step-war = Which war?
camelot-war-picts = The Pict War
camelot-war-saxons = The Saxon War
camelot-ask-volunteer-cards = Morgan: will one knight discard three cards, so that nobody else must? { $waiting ->
        [0] Everybody has answered; it goes on in a moment.
        [one] One answer is missing.
       *[other] { $waiting } answers are missing.
    }
    .mine = Will you discard three cards for everybody? If nobody does, each knight discards one.
camelot-ask-volunteer-life = Morgan: will one knight lose two lives for all? { $waiting ->
        [0] Everybody has answered; it goes on in a moment.
        [one] One answer is missing.
       *[other] { $waiting } answers are missing.
    }
    .mine = Will you lose two lives for everybody? If nobody does, each knight discards a card.
camelot-step-volunteer = Volunteer?
camelot-volunteer-pass = Not me
camelot-volunteer-volunteer = I will
camelot-ask-discard = Each knight discards a card. Waiting for { $who }.
    .mine = Choose what to discard.
camelot-ask-fate-discard = Each knight discards two cards. Waiting for { $who }.
    .mine = Choose two cards to discard, or all you have.
camelot-step-discards = Which do you discard?
camelot-ask-kay = It stands { $white } to { $black } against { $against }. Does { $who }, Sir Kay, add a Fight card?
    .mine = It stands { $white } to { $black } against { $against }; you need more. Add a Fight card?
camelot-step-kay = Sir Kay
camelot-kay-pass = Leave it
camelot-kay-help = Add a Fight card
camelot-ask-grail = { $whom } is dying. { $who } holds the Holy Grail: spend it?
    .mine = { $own ->
        [1] You are dying. Spend the Holy Grail and live on with four lives?
       *[other] { $whom } is dying. Spend the Holy Grail to save them with four lives?
    }
camelot-step-save = The Holy Grail
camelot-save-use = Spend the Grail
camelot-save-refuse = Keep the Grail
camelot-ask-heroic = { $left ->
        [0] { $who } has acted: end the turn, or go on?
       *[other] { $who }, what is your heroic action?
    }
    .mine = { $left ->
        [0] Your action is done. End the turn?
       *[other] What is your heroic action?
    }
    .others = { $left ->
        [0] { $who } has acted and may go on.
       *[other] { $who } is choosing a heroic action.
    }
camelot-step-command = What do you do?
camelot-note-accuse = once a game; if they are loyal, a white sword turns black
camelot-command-move = Move
camelot-command-tristan_move = Leave Camelot freely (Tristan)
camelot-command-quest_card = Play a card on this quest
camelot-command-draw_white = Draw at the Round Table
camelot-command-siege = Fight a siege engine
camelot-command-special = Play a Special card
camelot-command-galahad_special = Play a Special card freely (Galahad)
camelot-command-heal = Heal with three identical cards
camelot-command-accuse = Accuse a knight
camelot-command-sacrifice = Sacrifice a life for another action
camelot-command-arthur_exchange = Exchange a card (Arthur)
camelot-command-end_turn = End the turn
camelot-step-place = Where to?
camelot-step-card = Which card?
camelot-step-fights = Which Fight cards? Together they must be more than an eight-sided die shows; they are gone either way.
    .short = Which Fight cards?
camelot-step-special = Which Special card?
camelot-step-triple = Three of which card?
camelot-step-merlin = What does Merlin remove?
camelot-merlin-engine = A siege engine
camelot-merlin-picts = A Pict
camelot-merlin-saxons = A Saxon
camelot-merlin-black_knight = The Black Knight's newest card
camelot-merlin-lancelot = Lancelot's newest card
camelot-merlin-dragon = The Dragon's newest card
camelot-merlin-holy_grail = The newest Despair on the Grail
camelot-merlin-excalibur = Dark waters: Excalibur a step nearer
camelot-step-heroism = On which quest?
camelot-step-whose = For whom? Piety: three life for you, or one for each of the others. Reinforcements: four cards, or one.
camelot-whose-self = For yourself
camelot-whose-others = For every other knight
camelot-step-fate = How do you play it?
camelot-fate-as_loyal = Each knight draws a card
camelot-fate-as_traitor = Unmask yourself: each knight discards two
camelot-step-gift = Which cards do you send?
camelot-ask-arthur-return = { $by } gives { $who } a card: which one comes back?
    .others = { $who } is choosing which card to give { $by } in return.
    .mine = { $by } gives you a card. Which one do you give back?
camelot-ask-foresight = { $who } puts the Black cards in order.
    .mine = Put the Black cards back: which one is next, from the top?
camelot-step-foresight = Next from the top
camelot-ask-convocation = Convocation: knights away may come home. Waiting for { $who }.
    .mine = Convocation: do you return to Camelot?
camelot-step-home = Return to Camelot?
camelot-home-return = Return
camelot-home-stay = Stay
camelot-ask-taunt = { $who }, the Traitor, taunts a knight.
    .mine = Whom do you taunt? They lose a random card.
camelot-ask-help-evil = { $who }, the Traitor, helps Evil.
    .mine = How do you help Evil?

## What happens: the beginning.
camelot-is-knight = { $who } is { $knight }.
camelot-loyalty-standard = Loyalty cards are dealt from seven loyal ones and one Traitor. There may be a traitor among you.
camelot-loyalty-n-plus-1 = Loyalty cards are dealt from one more than there are players, one of them the Traitor.
camelot-loyalty-certain = Loyalty cards are dealt. One of you is the Traitor.
camelot-loyalty-none = No loyalty cards are dealt: everybody is loyal.
camelot-your-loyalty = { "" }
    .private = Your loyalty card: { $loyalty }.
camelot-dealt = { "" }
    .private = Your first cards: { $cards }.
camelot-etiquette = **Rules of talk.** Plans, requests and general strength are fine ("my fights are weak"). Never show cards, name exact values or exact numbers, or offer card for card. Lying about plans and means is allowed. No private talk about the game.
camelot-etiquette-short = Remember: no exact values or numbers, no card for card.
camelot-loyalty-read = The time has come: every knight reads their own loyalty card, in secret.
camelot-contributes = { $who } gives { $card }.
camelot-turn = Turn { $number }: { $who }.
camelot-time = { $who } ran out of time; the house decides.
camelot-time-counted = Time is up; { $count ->
        [one] one answer was
       *[other] { $count } answers were
    } missing, which counts as a pass.

## Cards in and out.
camelot-drew-white = { $who } draws { $count ->
        [one] a White card
       *[other] { $count } White cards
    }.
    .private = You draw { $cards }.
camelot-discards = { $who } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .private = You discard { $cards }.
camelot-reshuffled = A pile was empty: both discards are shuffled in (White { $white }, Black { $black }).
camelot-share-opens = To be shared among { $whom }: { $cards }. { $who } proposes.
camelot-share-proposed = For { $who }: { $cards }.
camelot-share-proposed-nothing = For { $who }: nothing.
camelot-share-accepted = { $who } accepts.
camelot-share-rejected = { $who } rejects the split.
camelot-share-fails = { $who } calls for chance.
camelot-share-done = Agreed: the cards are taken as proposed.
camelot-share-dealt = No agreement: { $count ->
        [one] the card goes face down to { $who }
       *[other] the { $count } cards are shuffled and dealt face down, starting with { $who }
    }.
    .private = You are dealt { $cards }.
camelot-takes-all = { $who } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } face down.
    .private = You take { $cards }.
camelot-reward-wasted = Nobody is there to take the reward: { $count ->
        [one] a White card is
       *[other] { $count } White cards are
    } discarded.
camelot-exchanged = { $who } and { $whom } exchange a card.
    .private = You gave { $gave } and got { $got }.
camelot-arthur-offers = { $who } offers { $whom } an exchange of cards.

## Swords, engines, life.
camelot-swords = { $count ->
        [one] A { $colour } sword is laid
       *[other] { $count } { $colour } swords are laid
    } on the Round Table: { $white } white, { $black } black.
camelot-sword-turns = A white sword turns black: { $white } white, { $black } black.
camelot-engines = { $count ->
        [one] A siege engine rolls up
       *[other] { $count } siege engines roll up
    }: { $total } of 12.
camelot-healed = { $who } heals with three identical White cards, now { $life }.
    .private = You discard three { $card } cards.
camelot-gains-life = { $who } gains { $count ->
        [one] a life
       *[other] { $count } lives
    }, now { $life }.
camelot-loses-life = { $who } loses { $count ->
        [one] a life
       *[other] { $count } lives
    }, now { $life }.
camelot-dies = { $who } dies.
camelot-saved = { $who } spends the Holy Grail: { $whom } lives, with { $life } lives.

## Evil.
camelot-adds-engine = { $who } lets a siege engine come: { $total } of 12.
camelot-bleeds = { $who } bleeds for Camelot and loses { $life ->
        [0] the last life: this turn is all that is left
       *[other] a life, now { $life }
    }.
camelot-peeks = { $who } looks at the top Black card.
    .private = The top Black card is { $card }.
camelot-armor-draws = { $who } wears the Armor and chooses between two Black cards.
    .private = You drew { $cards }.
camelot-drew-black = { $who } draws a Black card: { $card }.
camelot-drew-foe = { "" }
    .private = You drew { $card } (only you know).
camelot-laid-face-down = { $who } draws a card for { $quest } and lays it face down.
camelot-laid-face-up = { $who } draws a card for { $quest } and shows it: { $card }.
camelot-merlin-offered = { $who } offers { $count ->
        [one] a Merlin
       *[other] { $count } Merlins
    } ({ $total } of 3).
camelot-merlins-return = { $count ->
        [one] The Merlin that was offered goes
       *[other] The { $count } Merlins that were offered go
    } back to the hand.
camelot-merlins-prevail = Three Merlins stand together: the Black card has no effect.
camelot-excalibur-sacrificed = { $who } throws Excalibur back into the lake: the Black card has no effect.
camelot-stopped = { "" }
camelot-warrior = Warriors in { $quest }: { $count } of 4.
camelot-mordred-leads = Mordred leads { $quest }: it takes a second { $card } to win.
camelot-all-come-home = Guinevere calls: every knight goes to Camelot, and there is no heroic phase.
camelot-volunteers = { $who } pays for everybody.
camelot-despair-pushes = A Grail card is driven off the board.
camelot-grail-darkens = The Quest for the Grail: { $white } Grail, { $black } Black of 7.
camelot-spell-cast = { $card } stays in force. { $threat }
camelot-spell-broken = The spell is broken: { $card } leaves play.

## What a Special Black card does, for those who decide whether to stop it.
camelot-threat_three_cards = One knight discards three cards, or each knight discards one.
camelot-threat_three_more = Three more Black cards follow, and no Merlin can stop those.
camelot-threat_two_engines = Two siege engines roll up.
camelot-threat_one_life = Each knight loses a life.
camelot-threat_two_lives = One knight loses two lives, or each knight discards a card.
camelot-threat_desolation = It takes the place of a Grail card, or brings an engine if that quest is over.
camelot-threat_dark_forest = No Grail card can be laid on the Grail until a quest is won; if that quest is over, an engine comes instead.
camelot-threat_guinevere = Every knight goes home to Camelot, and the turn has no heroic phase.
camelot-threat_mists = Every lost quest lays one more black sword, to the end of the game.
camelot-threat_mordred = He brings a warrior to a war, which then takes a second Fight 5 to win.
camelot-threat_vivien = No Merlin can be played until a quest is won.

## Heroics.
camelot-moves = { $who } goes to { $to }.
camelot-comes-home = { $who } comes home to Camelot.
camelot-stays-away = { $who } stays away from Camelot.
camelot-quest-abandoned = Abandoned: { $quest }. { $count ->
        [one] A White card is
       *[other] { $count } White cards are
    } discarded.
camelot-lays = { $who } lays { $card } on { $quest }.
camelot-grail-pushes = It drives { $card } off the board.
camelot-sword-moves = Excalibur moves { $to } (now at { $at }).
camelot-pays-river = { $who } gives a card for Excalibur, which moves nearer (now at { $at }).
    .private = You gave { $card }.
camelot-combat = Swords are drawn against { $quest }: the knights have { $white }, Evil has { $count ->
        [0] nothing
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-combat-excalibur = Swords are drawn against { $quest }: the knights have { $sum } + 1 (Excalibur) = { $white }, Evil has { $count ->
        [0] nothing
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-kay-helps = { $who } adds { $card }.
camelot-kay-passes = { $who } leaves it at that.
camelot-siege = { $who } fights an engine with { $cards }: { $white } against a roll of { $roll }.
camelot-siege-excalibur = { $who } fights an engine with { $cards }: { $sum } + 1 (Excalibur) = { $white } against a roll of { $roll }.
camelot-engine-destroyed = The engine is destroyed; { $total ->
        [0] none is
        [one] one is
       *[other] { $total } are
    } left.
camelot-engine-holds = The engine holds.
camelot-sacrifices-life = { $who } sacrifices { $life ->
        [0] the last life for another action: this turn is all that is left
       *[other] a life for another action, now { $life }
    }.
camelot-quest-won = Won: { $quest }!
camelot-quest-lost = Lost: { $quest }.
camelot-relic-won = { $who } takes { $relic }.
camelot-relic-lost = Lost for ever: { $relic }.
camelot-relic-waits = { $relic } is won by a dying hand and waits.
camelot-dragon-comes = The Dragon comes in Lancelot's place.

## Special White cards.
camelot-merlin-removes-engine = { $who } plays Merlin: an engine is gone, { $total ->
        [0] none is
        [one] one is
       *[other] { $total } are
    } left.
camelot-merlin-removes-warrior = { $who } plays Merlin on { $quest }: { $count ->
        [0] no warrior is
        [one] one warrior is
       *[other] { $count } warriors are
    } left.
camelot-merlin-pulls = { $who } plays Merlin: Excalibur is at { $at }.
camelot-merlin-lifts = { $who } plays Merlin on { $quest }: { $card } is gone.
camelot-merlin-lifts-hidden = { $who } plays Merlin on { $quest }: a face-down card is gone, unseen.
camelot-plays-clairvoyance = { $who } plays Clairvoyance.
camelot-foresees = { "" }
    .private = From the top: { $cards }.
camelot-foreseen = { $who } puts { $count ->
        [one] a Black card
       *[other] { $count } Black cards
    } back on the pile.
camelot-plays-convocation = { $who } plays Convocation.
camelot-plays-fate = { $who } plays Fate.
camelot-plays-heroism = { $who } plays Heroism on { $quest }.
camelot-plays-lady = { $who } calls the Lady of the Lake.
camelot-plays-messenger = { $who } sends { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $whom }.
    .private = The Messenger carried { $cards }.
camelot-plays-piety = { $who } plays Piety.
camelot-plays-reinforcements = { $who } plays Reinforcements.

## Treason.
camelot-accuses = { $who } accuses { $whom }!
camelot-accused-loyal = { $who } is loyal.
camelot-unmasked = { $who } is the **Traitor**, and leaves the board.
camelot-taunts = { $who } taunts { $whom }, who loses a card.
    .private = You lose { $card }.
camelot-traitor-turns-swords = { $who } was the Traitor all along and turns { $count ->
        [0] no
        [one] a white sword
       *[other] { $count } white swords
    } black.

## The end.
camelot-ends-engines = Twelve siege engines stand before Camelot.
camelot-ends-black-swords = { $black } black swords lie on the Round Table; seven are enough.
camelot-ends-no-knights = No loyal knight is left alive.
camelot-ends-count = The swords are counted: { $white } white, { $black } black.
camelot-stands = Camelot stands. The loyal knights have won!
camelot-falls = Camelot falls. Evil has won.
camelot-traitor-was = The Traitor was { $who }.
camelot-traitor-none = There was no traitor among the knights.

## Great moments in pictures, and the end to share.
camelot-moment-quest-won = Won: { $quest }!
camelot-moment-quest-lost = Lost: { $quest }
camelot-moment-sums = { $white } : { $black }
camelot-moment-excalibur-sacrificed = { $who } throws Excalibur back into the lake
camelot-moment-unmasked = { $who } is the Traitor!
camelot-moment-unmasked-accused = { $by } was right: { $who } is the Traitor!
camelot-moment-loyal = { $who } is loyal
camelot-moment-loyal-accused = { $by } was wrong: { $who } is loyal
camelot-moment-dies = { $who } { $count ->
        [one] has fallen
       *[other] have fallen
    }
camelot-by-engines = Twelve siege engines
camelot-by-black_swords = { $black } black swords
camelot-by-no_knights = No loyal knight is left
camelot-by-count = { $white } white swords, { $black } black
camelot-award-hunter = { $who } found the Traitor
camelot-award-engines = { $who } destroyed { $count } engines
camelot-award-blood = { $who } gave { $count } lives for Camelot
camelot-award-fights = { $who } laid { $count } Fights
camelot-award-grails = { $who } laid { $count } Grails
camelot-award-deeds = { $who } played { $count } special cards
camelot-award-river = { $who } gave { $count } cards for Excalibur

## What earlier versions said: logs of their games still have it.
camelot-chose-engine = { "" }
camelot-chose-life = { "" }
camelot-heals = { $who } heals, with three identical White cards.
camelot-sacrifices = { $who } sacrifices a life for another action.

## Standing answers.
camelot-merlin_pass = Merlin: always let Black cards come
camelot-merlin_pass_turn = Merlin: let Black cards come until my next turn
camelot-merlin_only_morgan1 = Merlin: ask me only for Morgan (three cards)
camelot-merlin_only_morgan2 = Merlin: ask me only for Morgan (three more)
camelot-merlin_only_morgan3 = Merlin: ask me only for Morgan (two engines)
camelot-merlin_only_morgan4 = Merlin: ask me only for Morgan (a life each)
camelot-merlin_only_morgan5 = Merlin: ask me only for Morgan (two lives)
camelot-merlin_only_desolation = Merlin: ask me only for Desolation
camelot-merlin_only_dark_forest = Merlin: ask me only for the Dark Forest
camelot-merlin_only_guinevere = Merlin: ask me only for Guinevere
camelot-merlin_only_mists = Merlin: ask me only for the Mists of Avalon
camelot-merlin_only_mordred = Merlin: ask me only for Mordred
camelot-merlin_only_vivien = Merlin: ask me only for Vivien
camelot-excalibur_special = Excalibur: ask me only for Special cards
camelot-excalibur_decisive = Excalibur: ask me only when a quest or the siege would be lost
camelot-excalibur_never = Excalibur: never sacrifice it
camelot-morgan_pass = Morgan: never volunteer
camelot-kay_auto = Kay: add the smallest Fight card that wins
camelot-kay_never = Kay: never add a card
camelot-share_accept = Sharing: accept any split
camelot-convocation_return = Convocation: always return
camelot-convocation_stay = Convocation: always stay

## Options.
camelot-option-traitor_mode = Traitor
    .help = Seven loyal cards and one Traitor are shuffled and dealt, so perhaps there is none among you; or one more card than players; or certainly a traitor; or everybody is loyal.
camelot-option-loyalty_look = Reading your loyalty
    .help = usual: at once, but with three players after six swords; or always at once, after six swords, or from turn six.
camelot-option-knight_assignment = Knights
    .help = random, or chosen: then the lobby has a button for it, and whoever does not choose gets one of the rest.
camelot-option-allow_voluntary_reveal = The Traitor may show themselves
    .help = At the start of their own turn, before Evil progresses.
camelot-option-min_window = Shortest window in seconds
    .help = Windows that ask everybody stay open at least this long, and by chance up to seven seconds longer, so that speed tells nothing. 0: no wait.
camelot-option-turn_seconds = Time per turn
    .help = 30 seconds to 30 minutes at a live table; an hour to a week by correspondence.
camelot-option-window_seconds = Time per reaction
    .help = 10 seconds to 10 minutes at a live table; an hour to a week by correspondence.
camelot-standard = seven loyal, one Traitor
camelot-none = no traitor
camelot-n_plus_1 = one more card than players
camelot-certain = certainly a traitor
camelot-usual = usual
camelot-at_once = at once
camelot-after_6_swords = after six swords
camelot-from_turn_6 = from turn six
camelot-random = random
camelot-choice = chosen
