coup = Coup
    .blurb = Two hidden characters, a handful of coins, and nobody has to tell the truth. The last one with a secret left wins.

## The characters, with up to four short lines for the picture.
coup-duchess = Duchess
    .line1 = Take 3 coins.
    .line2 = { "" }
    .line3 = Blocks foreign aid,
    .line4 = whoever asks for it.
coup-assassin = Assassin
    .line1 = Pay 3 coins: a player
    .line2 = of your choice
    .line3 = loses a character.
    .line4 = { "" }
coup-contessa = Contessa
    .line1 = Blocks an Assassin
    .line2 = who is after you.
    .line3 = { "" }
    .line4 = { "" }
coup-captain = Captain
    .line1 = Take 2 coins from
    .line2 = another player.
    .line3 = Blocks a Captain
    .line4 = who robs you.
coup-ambassador = Ambassador
    .line1 = Draw 2 from the Court,
    .line2 = put 2 back.
    .line3 = Blocks a Captain
    .line4 = who robs you.
coup-inquisitor = Inquisitor
    .line1 = Draw 1 and put 1 back,
    .line2 = or examine a card.
    .line3 = Blocks a Captain
    .line4 = who robs you.

## Actions.
coup-income = Income
coup-foreign_aid = Foreign aid
coup-murder = Murder
coup-tax = Tax
coup-assassinate = Assassinate
coup-steal = Steal
coup-exchange = Exchange
coup-examine = Examine
coup-action-income = Income: +1
coup-action-foreign_aid = Foreign aid: +2
coup-action-murder = Murder: pay 7
coup-action-tax = Duchess: +3
coup-action-assassinate = Assassin: pay 3
coup-action-steal = Captain: steal 2
coup-action-exchange = Exchange cards
coup-action-examine = Inquisitor: examine

## Answers.
coup-doubt-doubt = Doubt
coup-doubt-pass = Pass
coup-block-duchess = Block as Duchess
coup-block-contessa = Block as Contessa
coup-block-captain = Block as Captain
coup-block-ambassador = Block as Ambassador
coup-block-inquisitor = Block as Inquisitor
coup-block-pass = Allow
coup-decide-return = Give it back
coup-decide-replace = Have it replaced
coup-doubt = Doubt
coup-pass = Pass
coup-return = Give it back
coup-replace = Have it replaced
coup-pass-for-me = Pass for me until my next turn, unless I am the target

## What you hold, in the private panel.
coup-hold-duchess = **Duchess** · take 3 coins; blocks foreign aid.
coup-hold-assassin = **Assassin** · pay 3 coins: another player loses a character; blocked by the Contessa.
coup-hold-contessa = **Contessa** · blocks an Assassin who is after you.
coup-hold-captain = **Captain** · take 2 coins from another player; blocks a Captain who robs you.
coup-hold-ambassador = **Ambassador** · draw two cards from the Court and put two back; blocks a Captain who robs you.
coup-hold-inquisitor = **Inquisitor** · draw a card and put one back, or examine another player's card; blocks a Captain who robs you.
coup-hand = Your characters: { $cards }
coup-hand-empty = You have no hidden character left; you are out of this game.
coup-drawn = From the Court: { $cards }.
coup-looking = { $who } shows { $by } the { $card }.
coup-to-pick = Pick your second character from your pile.
coup-picked = You pick the { $card }; you may still change your mind.
coup-set-aside = Out of the game, from your pile: { $cards }.
coup-memory = What you remember
coup-seen = { $who } holds the { $card }.
coup-seen-once = { $who } once held the { $card }; it may be gone.
coup-shown-to = { $who } has seen your { $card }.
coup-returned = In the Court: { $cards }.

## The table.
coup-heading = Coup
coup-heading-series = Coup · game { $game } · first to { $target } wins
coup-court = Court
coup-status = Court: { $court ->
        [one] 1 card
       *[other] { $court } cards
    } · with the { $fifth } · { $copies } of each character.
coup-now-draft = Both choose their second character.
coup-now-turn = It is the turn of { $who }.
coup-now-murder-due = It is the turn of { $who }, who has ten coins or more and must murder.
coup-now-income = { $who } takes income.
coup-now-foreign_aid = { $who } asks for foreign aid.
coup-now-murder = { $who } murders a character of { $whom }.
coup-now-tax = { $who } claims the Duchess and wants 3 coins.
coup-now-assassinate = { $who } claims the Assassin against { $whom }.
coup-now-steal = { $who } claims the Captain and wants 2 coins of { $whom }.
coup-now-exchange = { $who } claims the { $character } and wants to exchange cards with the Court.
coup-now-examine = { $who } claims the Inquisitor and wants to examine { $whom }.
coup-now-blocked = { $who } blocks as { $character }.
coup-courtier-in = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } · { $hidden ->
        [one] 1 hidden character
       *[other] { $hidden } hidden characters
    }
coup-courtier-out = out of the game
coup-courtier-gone = gave up
coup-lost = Lost: { $cards }
coup-wins = Games won: { $wins } of { $target }
coup-truth = The truth
coup-bluffs = { $who } bluffed as { $cards }.
coup-mark-out = out
coup-mark-gone = gave up
coup-mark-wins = won { $wins }
coup-sign-won = { $who } wins
coup-sign-draft = Choose your second character
coup-sign-turn = { $who } to act
coup-sign-income = { $who }: income
coup-sign-foreign_aid = { $who }: foreign aid
coup-sign-murder = { $who } murders { $whom }
coup-sign-tax = { $who }: Duchess, 3 coins
coup-sign-assassinate = { $who }: Assassin on { $whom }
coup-sign-steal = { $who }: Captain robs { $whom }
coup-sign-exchange = { $who }: { $character }, exchange
coup-sign-examine = { $who }: examines { $whom }
coup-sign-blocked = { $who } blocks: { $character }
coup-alt-table = The table of Coup: the current claim, a Court of { $court } cards, and a row for each player with coins, hidden cards and lost characters.
coup-alt-hand = Your cards: { $cards }.

## Questions.
coup-waiting = { $waiting ->
        [0] Everybody has answered; it goes on in a moment.
       *[other] Waiting for { $who }.
    }
coup-ask-draft = Both players choose their second character. Waiting for { $who }.
    .mine = Pick your second character from your pile.
    .call = { $who }, pick your second character.
coup-ask-act = { $who }, your action.
    .mine = Your turn: what do you do? You may claim any character.
coup-ask-murder = { $who }, you have ten coins or more: you must murder.
    .mine = You have ten coins or more: whom do you murder?
    .call = { $who }, your turn: you must murder.
coup-ask-doubt-tax = { $by } claims the Duchess and wants 3 coins. Doubt? { coup-waiting }
    .mine = Do you doubt the Duchess of { $by }?
    .call = { $who }, do you doubt the Duchess of { $by }?
coup-ask-doubt-assassinate = { $by } claims the Assassin against { $whom }. Doubt? { coup-waiting }
    .mine = Do you doubt the Assassin of { $by }?
    .call = { $who }, do you doubt the Assassin of { $by }?
coup-ask-doubt-steal = { $by } claims the Captain and wants 2 coins of { $whom }. Doubt? { coup-waiting }
    .mine = Do you doubt the Captain of { $by }?
    .call = { $who }, do you doubt the Captain of { $by }?
coup-ask-doubt-exchange = { $by } claims the { $character } and wants to exchange cards. Doubt? { coup-waiting }
    .mine = Do you doubt the { $character } of { $by }?
    .call = { $who }, do you doubt the { $character } of { $by }?
coup-ask-doubt-examine = { $by } claims the Inquisitor and wants to examine { $whom }. Doubt? { coup-waiting }
    .mine = Do you doubt the Inquisitor of { $by }?
    .call = { $who }, do you doubt the Inquisitor of { $by }?
coup-ask-doubt-block = { $by } blocks { $whom } as { $character }. Doubt? { coup-waiting }
    .mine = Do you doubt the { $character } of { $by }?
    .call = { $who }, do you doubt the { $character } of { $by }?
coup-ask-block-foreign_aid = { $by } asks for foreign aid. Block as Duchess? { coup-waiting }
    .mine = Do you block the foreign aid for { $by }?
    .call = { $who }, will you block the foreign aid for { $by }?
coup-ask-block-assassinate = { $whom }, the Assassin of { $by } is coming for you. Block?
    .mine = Do you block the Assassin of { $by }?
    .call = { $who }, will you block the Assassin of { $by }?
coup-ask-block-steal = { $whom }, the Captain of { $by } wants your coins. Block?
    .mine = Do you block the Captain of { $by }?
    .call = { $who }, will you block the Captain of { $by }?
coup-ask-lose = { $who } chooses a character to lose.
    .mine = Which character do you lose?
    .call = { $who }, choose a character to lose.
coup-ask-exchange = { $who } exchanges cards with the Court.
    .mine = Which cards do you keep?
    .call = { $who }, choose the cards you keep.
coup-ask-show = { $who } chooses a card to show to { $by }.
    .mine = Which card do you show to { $by }?
    .call = { $who }, choose a card to show to { $by }.
coup-ask-decide = { $who } looks at a card of { $whom }.
    .mine = Does { $whom } keep the card?
    .call = { $who }, will { $whom } keep the card?
coup-step-action = Action
coup-step-seat = Against whom?
coup-step-doubt = Doubt?
coup-step-block = Block?
coup-step-lose = Character to lose
coup-step-show = Card to show
coup-step-decide = The card you were shown
coup-step-keep = Cards to keep
coup-step-pick = Your second character

## What happens.
coup-game-begins = Game { $number } begins. { $who } starts.
coup-dealt = { "" }
    .private = You are dealt: { $cards }.
coup-dealt-one = { "" }
    .private = You are dealt the { $card }. Pick a second character from your pile.
coup-drafted = { $who } have chosen their second characters.
    .private = You hold: { $cards }.
coup-announced-income = { $who } takes income.
coup-announced-foreign_aid = { $who } asks for foreign aid.
coup-announced-murder = { $who } murders a character of { $whom }.
coup-announced-tax = { $who } claims the Duchess: 3 coins.
coup-announced-assassinate = { $who } claims the Assassin against { $whom }.
coup-announced-steal = { $who } claims the Captain: 2 coins of { $whom }.
# In logs that were written before the claim was named.
coup-announced-exchange = { $who } claims the right to exchange cards with the Court.
coup-announced-exchange-as = { $who } claims the { $character } to exchange cards with the Court.
coup-announced-examine = { $who } claims the Inquisitor to examine { $whom }.
coup-took = { $who } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
coup-paid = { $who } pays { $coins } coins.
coup-stole = { $who } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from { $whom }.
coup-doubted = { $who } doubts the { $character } of { $whom }.
coup-proved = { $who } shows the { $character } and shuffles it into the Court.
coup-redrew = { $who } draws a new card.
    .private = Your new card is the { $card }.
coup-bluffed = { $who } has no { $character }.
coup-blocks = { $who } blocks as { $character }.
coup-block-stands = The block of { $who } stands; { $whom } gets nothing.
coup-block-fails = The block of { $who } fails.
coup-turned-up = { $who } loses the { $card }.
coup-out = { $who } is out; { $coins ->
        [one] 1 coin goes
       *[other] { $coins } coins go
    } to the Treasury.
coup-fizzled = { $whom } is out already; the action of { $who } comes to nothing.
coup-dropped = The action of { $who } is dropped.
coup-drew = { "" }
    .private = From the Court: { $cards }.
coup-exchanged = { $who } exchanges cards with the Court.
    .private = You keep: { $cards }.
coup-kept-old = { "" }
    .private = You ran out of time and keep your cards.
coup-showed = { $who } shows { $whom } a card.
    .private = It is the { $card }.
coup-given-back = { $who } gives { $whom } the card back.
coup-replaced = { $who } has the card of { $whom } replaced.
coup-conceded = { $who } gives up, showing { $cards }.
coup-left = { $who } leaves the table.
coup-game-won = { $who } is the last one standing and wins the game{ $target ->
        [one] .
       *[other] { " " }({ $wins } of { $target }).
    }
coup-held = { $who } still held: { $cards }.
coup-report = { $who }: { $claims ->
        [one] 1 claim
       *[other] { $claims } claims
    }, { $bluffs ->
        [0] no bluff
        [one] 1 bluff
       *[other] { $bluffs } bluffs
    }{ $caught ->
        [0] .
       *[other] , { $caught } caught.
    }
coup-time = { $who } ran out of time; the house decides.
coup-time-passed = Time is up: { $who } did not answer, which counts as a pass.

## Options.
coup-fastest = fastest
coup-clockwise = clockwise
coup-random = random
coup-draft = draft
coup-standard = standard
coup-option-fifth = Fifth character
    .help = The Ambassador (better for a first game) or the Inquisitor.
coup-option-doubter_keeps_block = Doubter may still block
    .help = A target who doubted and was wrong may still block. Off: that chance is gone.
coup-option-doubt_priority = Who doubts first
    .help = fastest: the first click counts. clockwise: answers are collected in secret, and the nearest seat counts.
coup-option-auto_pass = Standing passes
    .help = Players may have the bot pass for them until their next turn, except where an action is theirs or aimed at them.
coup-option-confirm_doubt = Confirm doubts
    .help = A doubt is asked for twice; the confirmation counts.
coup-option-start = Who starts
    .help = random, or a seat by its number. Later games of a series, and a random rematch, start with the last winner.
coup-option-series_wins = Games to win
    .help = The first to win this many games wins the series.
coup-option-two_player = Two players
    .help = draft: one card is dealt, the second is picked from a pile of five. standard: both are dealt.
coup-option-steal_from_zero = Stealing from nobody's purse
    .help = The Captain may also be sent to a player without coins; it brings nothing.
coup-option-action_seconds = Seconds per action
    .help = 15 to 600 for a live table; an hour to a week for correspondence.
coup-option-window_seconds = Seconds to doubt or block
    .help = 5 to 600 for a live table; an hour to a week for correspondence.
coup-option-card_seconds = Seconds to choose cards
    .help = 15 to 600 for a live table; an hour to a week for correspondence.
coup-option-window_hold = Shortest wait
    .help = Seconds that doubts and blocks stay open at least, so that speed betrays no standing pass.
