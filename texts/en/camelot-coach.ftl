# What the coach says in Shadows over Camelot: how much better a choice is, and why.

camelot-coach-worth = about { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] sword
       *[other] swords
    }

## The heroic action.
camelot-coach-river = Excalibur is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from our bank, and any card moves it.
camelot-coach-grail = The Grail lacks { $lacking ->
        [one] one card
       *[other] { $lacking } cards
    }{ $despair ->
        [0] {""}
        [one] , with one Black card in the way
       *[other] , with { $despair } Black cards in the way
    }; you hold { $held ->
        [0] none
        [one] one
       *[other] { $held }
    }.
camelot-coach-war = For { $quest }, { $lacking ->
        [one] one more Fight is needed
       *[other] { $lacking } more Fights are needed
    }, and you can lay { $mine ->
        [0] none of the next
        [one] the next one
       *[other] the next { $mine }
    }. { $warriors ->
        [0] No enemy has come yet.
        [one] One of four enemies has come.
       *[other] { $warriors } of four enemies have come.
    }
camelot-coach-combat = You hold all { $lacking ->
        [one] the one card
       *[other] { $lacking } cards
    } still needed against { $quest }: about { $chance } % to win.
camelot-coach-combat-together = Of { $lacking } cards needed against { $quest } you hold { $mine ->
        [0] none
       *[other] { $mine }
    }: about { $chance } % to win.
camelot-coach-draw = { $cards ->
        [0] Your hand is empty
        [one] You hold one card
       *[other] You hold { $cards } cards
    }, and nothing is won without cards.
camelot-coach-home = { $cards ->
        [0] You have no cards left
        [one] You have one card left
       *[other] You have { $cards } cards
    }: at the Round Table you can draw more.
camelot-coach-siege = About { $chance } % to destroy an engine; { $engines ->
        [one] one stands
       *[other] { $engines } of 12 stand
    } before Camelot.
camelot-coach-heal = With { $life ->
        [one] one life
       *[other] { $life } lives
    } left, these cards serve you better as a bandage.
camelot-coach-accuse = { $whom } has helped { $helped ->
        [0] not once
        [one] once
       *[other] { $helped } times
    } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }: about { $chance } % to be the Traitor.
camelot-coach-accuse-unhurt = { $whom } still has { $life ->
        [one] one life
       *[other] { $life } lives
    } while others bled: about { $chance } % to be the Traitor.
camelot-coach-sacrifice = A second action is worth a life, of which you have { $life }.
camelot-coach-sacrifice-never = With { $life ->
        [one] one life
       *[other] { $life } lives
    } left, a second action is too dear.
camelot-coach-special = { $card } does its work now.
camelot-coach-merlin-engine = Merlin takes away one of { $engines ->
        [one] the engines: the only one
       *[other] { $engines } engines
    }.
camelot-coach-merlin-quest = Merlin lifts a Black card or a warrior off { $quest }.
camelot-coach-exchange-grail = { $whom } seeks the Grail and can lay your Grail card.
camelot-coach-exchange = { $whom } has cards to spare and may give you a Grail card.
camelot-coach-rest = Nothing that is left is worth more than a rest.
camelot-coach-nothing-better = There is nothing better to do.
camelot-coach-wasted = It brings the table nothing.
camelot-coach-dearer-card = { $card } would be missed more than another card.
camelot-coach-not-the-best-way = The idea is right, but there is a better way to do it.

## Evil's progress, and Black cards.
camelot-coach-draw-black = A Black card may be mild: most only bring a quest nearer to its end.
camelot-coach-draw-known = You know what comes: { $card }.
camelot-coach-engine = { $left ->
        [one] This engine would be the last: Camelot falls
       *[other] Camelot falls with { $left } more engines
    }.
camelot-coach-life = { $life ->
        [one] This is your last life
       *[other] You have { $life } lives, and quests bring some back
    }.
camelot-coach-peek = Looking costs nothing.
camelot-coach-reveal = Unmasked, you can no longer turn swords at the last count.
camelot-coach-armor = This would let { $card } in.
camelot-coach-face-down = Face down, it brings you a White card.
camelot-coach-face-up = Face up, it brings you nothing.
camelot-coach-face-up-warn = Somebody fights there and should know how strong the foe is.
camelot-coach-raid = { $quest } would have { $warriors ->
        [one] one of four enemies
       *[other] { $warriors } of four enemies
    }.
camelot-coach-let-come = The card is not worth what stopping it takes.
camelot-coach-stop-excalibur = The card would cost more than Excalibur is worth.
camelot-coach-stop-merlins = The card would cost more than three Merlins are worth.
camelot-coach-volunteer-not = Better that everybody pays a little.
camelot-coach-volunteer-cards = With { $cards } cards you can pay for all.
camelot-coach-volunteer-life = With { $life } lives you can bleed for all.
camelot-coach-spare = These cards would be missed least.
camelot-coach-foresight = Mild ones first: { $card } on top.
camelot-coach-foresight-worst = The worst first: { $card } on top.
camelot-coach-kay = One more card, and the fight is won.
camelot-coach-kay-more = A smaller card would do as well.
camelot-coach-kay-vain = It would not turn the fight.
camelot-coach-kay-not = No card is spent.
camelot-coach-grail-own = It saves you.
camelot-coach-grail-use = { $whom } is worth more alive than the Grail is in your hands.
camelot-coach-grail-keep = The Grail stays for another; this knight is the Traitor with about { $chance } %.

## Sharing and giving.
camelot-coach-lone-grail = One Grail card alone does little; whoever seeks the Grail can use it.
camelot-coach-give = { $card } is what it costs you.
camelot-coach-give-seeker = { $whom } seeks the Grail and needs it more than you do.
camelot-coach-share-accept = It is fair enough, and no time is lost.
camelot-coach-share-reject = A better split is hardly worth the talk.
camelot-coach-share-no_agreement = Chance gives cards to those who cannot use them.
camelot-coach-share-split = Grail cards together, and the rest to those with few cards.
camelot-coach-stay = You are of use on { $quest }.
camelot-coach-return = { $cards ->
        [0] With no cards
        [one] With one card
       *[other] With { $cards } cards
    } you are better off at home.

## The Traitor's own advice.
camelot-coach-traitor-down = Face down, nobody knows how strong the foe is, and you get a card.
camelot-coach-traitor-up = Everybody would see what they fight.
camelot-coach-traitor-unseen = Nobody sees what else you could have done.
camelot-coach-traitor-pass = Nobody can know what you could have given.
camelot-coach-traitor-helps = It really helps them.
camelot-coach-traitor-saves = It would keep a knight alive.
camelot-coach-traitor-refuses = Nobody else is saved by you.
camelot-coach-traitor-waste-sword = Excalibur is wasted on a card that hardly matters.
camelot-coach-traitor-engine = { $left ->
        [one] This engine brings Camelot down
       *[other] With { $left } more engines Camelot falls
    }.
camelot-coach-traitor-draw = A Black card does harm, and everybody draws them.
camelot-coach-traitor-bleeds = You have { $life ->
        [one] one life
       *[other] { $life } lives
    }, and who bleeds is trusted.
camelot-coach-traitor-idle = It looks busy and helps nobody.
camelot-coach-traitor-cover = It helps them, but your record needs it.
camelot-coach-traitor-blocks = Only one can be on { $quest }: while you fail there, nobody else can win.
camelot-coach-traitor-wanders = On the road you do no good.
camelot-coach-traitor-weak = { $card } looks like help and loses the fight.
camelot-coach-traitor-river = It costs you { $card }, which they would have used better.
camelot-coach-traitor-siege = { $card } looks brave and hardly ever does it.
camelot-coach-traitor-slander = Accusing { $whom } turns a white sword black, and hardly any time is left to think about you.
camelot-coach-traitor-slander-early = It is too early: they would have time to think about you.
camelot-coach-taunt = { $whom } holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, the more the better to lose.
