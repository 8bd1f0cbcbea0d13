loveletter = Love Letter
    .motto = A letter, a rival, a heart to win.
    .blurb = Get your letter to the Princess. One secret card each; draw one, play one; sixteen cards, a few minutes a round.
loveletter-lobby-facts = 20 minutes · easy to learn

## The cards, with their rules for the picture, in up to four short lines.
loveletter-guard = Guard
    .rules = Name a card other than Guard: whoever you chose and holds it is out.
loveletter-spy = Spy
    .rules = Look at another player's card.
loveletter-baron = Baron
    .rules = Compare cards in secret with another player; the lower card is out.
loveletter-handmaid = Handmaid
    .rules = Nobody can choose you until your next turn.
loveletter-prince = Prince
    .rules = Anyone, perhaps you, discards the hand and draws anew.
loveletter-king = King
    .rules = Swap hands with another player.
loveletter-countess = Countess
    .rules = No effect. You must play her if your other card is King or Prince.
loveletter-princess = Princess
    .rules = If you discard her, however it happens, you are out.

## What you hold, in the private panel.
loveletter-hold-guard = { EMOJI("guard") }**1 Guard** · name a card other than Guard; if the player you chose holds it, they are out of the round.
loveletter-hold-spy = { EMOJI("spy") }**2 Spy** · look at another player's card.
loveletter-hold-baron = { EMOJI("baron") }**3 Baron** · compare cards in secret with another player; the lower card is out.
loveletter-hold-handmaid = { EMOJI("handmaid") }**4 Handmaid** · nobody can choose you until your next turn.
loveletter-hold-prince = { EMOJI("prince") }**5 Prince** · a player, perhaps you, discards their card and draws a new one.
loveletter-hold-king = { EMOJI("king") }**6 King** · swap cards with another player.
loveletter-hold-countess = { EMOJI("countess") }**7 Countess** · no effect; she must be played if your other card is the King or a Prince.
loveletter-hold-princess = { EMOJI("princess") }**8 Princess** · if she is ever discarded, you are out.

## The table and the hand.
loveletter-heading = Love Letter · round { $round }
loveletter-status = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } · first to { $target ->
        [one] { $target } token
       *[other] { $target } tokens
    } of affection wins.
loveletter-deck = Deck { $deck }
loveletter-aside = Set aside face up: { $cards }.
loveletter-unseen = Still hidden: { $each }.
    .each = { $counts } × { $cards }
loveletter-suitor-in = { $tokens }/{ $target } ♥
loveletter-suitor-protected = { $tokens }/{ $target } ♥ · protected by the { EMOJI("handmaid") }Handmaid
loveletter-suitor-out = { $tokens }/{ $target } ♥ · out of the round
loveletter-suitor-gone = { $tokens }/{ $target } ♥ · gave up
loveletter-mark-out = out
loveletter-mark-gone = gave up
loveletter-mark-aside = put aside
loveletter-mark-tokens = { $tokens }/{ $target }
loveletter-pile = Discards: { $cards }
loveletter-hand = Your hand: { $cards }
loveletter-hand-empty = You are out of this round. You will be dealt in again for the next one.
loveletter-memory = What you remember
loveletter-known = { $who } holds the { $card }.
loveletter-reminder = You remember: { $who } holds the { $card }.
loveletter-suicide = This puts you out of the round.
loveletter-alt-table = Love Letter, round { $round }. The deck holds { $deck } cards. Around it each player: name, tokens, protection, cards held and discards in order.
loveletter-moment-won-last = { $who } is the last one left
loveletter-moment-won-highest = { $who } has the highest card
loveletter-moment-won-sum = { $who } wins by the discards
loveletter-moment-round-shared = A tie: { $who } share the round
loveletter-moment-round-tied = A tie: nobody gets a token
loveletter-why = { $count ->
        [one] wins the Princess's heart
       *[other] share the Princess's heart
    }
loveletter-award-guesses = Sharpest Guard: { $who } ({ $count } right)
loveletter-award-duels = Most Barons played: { $who } ({ $count })
loveletter-award-shields = Best protected: { $who } ({ $count } Handmaids)
loveletter-award-falls = Most often out: { $who } ({ $count } times)
loveletter-alt-hand = Your cards: { $cards }.

## Questions.
loveletter-ask-play = { $who }, your turn.
    .mine = Your turn: play a card.
    .others = It is { $who }'s turn.
loveletter-step-card = Card to play
loveletter-step-seat = On whom?
loveletter-step-guess = Which card do they hold?
loveletter-left = { $left ->
        [0] none left
       *[other] { $left } of { $copies } left
    }

## What happens.
loveletter-round = Round { $number } begins. { $who } starts.
loveletter-dealt = { "" }
    .private = You are dealt the { $card }.
# A turn begins with it; what is played is the news.
loveletter-drew = { "" }
    .private = You draw the { $card }.
loveletter-no-effect = { $who } plays the { $card }. Nobody can be chosen, so nothing happens.
loveletter-guard-hit = { $who } plays the { EMOJI("guard") }Guard on { $whom }: the { $guess }? Right!
loveletter-guard-miss = { $who } plays the { EMOJI("guard") }Guard on { $whom }: the { $guess }? Wrong.
loveletter-saw = { $who } plays the { EMOJI("spy") }Spy and looks at { $whom }'s card.
    .private = You saw { $whom }'s card: the { $card }.
loveletter-compared = { $who } plays the { EMOJI("baron") }Baron and compares cards with { $whom }.
    .private = { $who } had the { $mine }, { $whom } the { $theirs }.
loveletter-compared-equal = { $who } plays the { EMOJI("baron") }Baron and compares cards with { $whom }. They are equal: nothing happens.
    .private = You both had the { $mine }.
loveletter-shielded = { $who } plays the { EMOJI("handmaid") }Handmaid and is protected until their next turn.
loveletter-discarded = { $who } plays the { EMOJI("prince") }Prince on { $whom }, who discards the { $card }.
loveletter-discarded-own = { $who } plays the { EMOJI("prince") }Prince and discards the { $card } as well.
# A Prince lets somebody draw, as everybody knows.
loveletter-redrew = { "" }
    .private = Your new card is the { $card }.
loveletter-redrew-removed = The deck is empty, so { $who } takes the card removed at the start.
    .private = Your new card is the { $card }.
loveletter-swapped = { $who } plays the { EMOJI("king") }King and swaps cards with { $whom }.
    .private = You gave the { $gave } and got the { $got }.
loveletter-sighed = { $who } plays the { EMOJI("countess") }Countess.
loveletter-lost = { $who } plays the { EMOJI("princess") }Princess.
loveletter-out = { $who } is out of the round, showing the { $cards }.
loveletter-out-empty = { $who } is out of the round.
loveletter-showdown = The deck is empty: { $each }.
    .each = { $who } shows the { $cards } (discards: { $sums })
loveletter-won-last = { $who } is the last one left and wins round { $number } and a token ({ $tokens } of { $target }).
loveletter-won-highest = { $who } has the highest card and wins round { $number } and a token ({ $tokens } of { $target }).
loveletter-won-sum = The discards break the tie: { $who } wins round { $number } and a token ({ $tokens } of { $target }).
# In logs that were written before the score was told with it.
loveletter-round-won = { $who } wins the round and a token of affection.
loveletter-round-shared = { $who } are tied to the last: each gets a token of affection.
loveletter-round-tied = { $who } are tied to the last: nobody gets a token.
loveletter-removed = The card removed at the start was the { $card }.
loveletter-won-with = { $winners } won{ $score ->
        [0] {""}
        [one] {" "}with { $score } token
       *[other] {" "}with { $score } tokens
    }.
loveletter-game-won = The Princess reads { $who }'s letter. The game is won!
loveletter-conceded = { $who } gives up.
loveletter-time = { $who } ran out of time; the house plays for them.

## Options.
loveletter-random = by chance
loveletter-first_starter-1 = seat 1
loveletter-first_starter-2 = seat 2
loveletter-first_starter-3 = seat 3
loveletter-first_starter-4 = seat 4
loveletter-next_starter-winner = the last winner
loveletter-next_starter-rotate = each in turn
loveletter-tokens_to_win-0 = by the rules
loveletter-tie_rule-none = no token
loveletter-tie_rule-share = a token each
loveletter-option-tokens_to_win = Tokens to win
    .help = 0 means by the rules: 7, 5 or 4 with 2, 3 or 4 players.
loveletter-option-tie_rule = Full tie
    .help = Same card, same sum of discards. none: nobody gets a token; share: each tied player gets one.
loveletter-option-first_starter = Who starts the first round
    .help = random, or a seat by its number.
loveletter-option-next_starter = Who starts the next rounds
    .help = winner: who won the last round; rotate: the seat to the left.
loveletter-option-memory_aid = Memory aid
    .help = Your panel reminds you of cards you have seen.
loveletter-option-reveal_removed = Show the removed card
    .help = After each round the card that was set aside unseen is shown.
loveletter-option-show_unseen_count = Count unseen cards
    .help = The table lists how many copies are not yet public.
loveletter-option-turn_seconds = Time per turn
    .help = 15 to 600 seconds for a live table; an hour to a week for correspondence.

## Typed moves.
loveletter-verbs = Your moves in Love Letter
loveletter-verb-play = Play one of your two cards
    .card = The card to play
    .target = On whom
    .guess = For a Guard: the card you name
