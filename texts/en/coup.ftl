coup = Coup
    .motto = Two secrets each, and nobody has to tell the truth.
    .blurb = Two hidden characters, a handful of coins, and nobody has to tell the truth. The last one with a secret left wins.
coup-lobby-facts = 15 minutes · easy to learn

## The characters, with their rules for the picture, in up to four short lines.
coup-duchess = Duchess
    .rules = Take 3 coins. Blocks foreign aid, whoever asks for it.
coup-assassin = Assassin
    .rules = Pay 3 coins: a player of your choice loses a character.
coup-contessa = Contessa
    .rules = Blocks an Assassin who is after you.
coup-captain = Captain
    .rules = Take 2 coins from another player. Blocks a Captain who robs you.
coup-ambassador = Ambassador
    .rules = Draw 2 from the Court, put 2 back. Blocks a Captain who robs you.
coup-inquisitor = Inquisitor
    .rules = Draw 1 and put 1 back, or examine a card. Blocks a Captain who robs you.

coup-coin = Coin

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
coup-action-exchange = Ambassador: exchange
coup-action-examine = Inquisitor: examine
coup-action_inquisitor-income = { coup-action-income }
coup-action_inquisitor-foreign_aid = { coup-action-foreign_aid }
coup-action_inquisitor-murder = { coup-action-murder }
coup-action_inquisitor-tax = { coup-action-tax }
coup-action_inquisitor-assassinate = { coup-action-assassinate }
coup-action_inquisitor-steal = { coup-action-steal }
coup-action_inquisitor-exchange = Inquisitor: exchange
coup-action_inquisitor-examine = { coup-action-examine }

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
coup-hold-duchess = { EMOJI("duchess") }**Duchess** · take 3 coins; blocks foreign aid.
coup-hold-assassin = { EMOJI("assassin") }**Assassin** · pay 3 coins: another player loses a character; blocked by the Contessa.
coup-hold-contessa = { EMOJI("contessa") }**Contessa** · blocks an Assassin who is after you.
coup-hold-captain = { EMOJI("captain") }**Captain** · take 2 coins from another player; blocks a Captain who robs you.
coup-hold-ambassador = { EMOJI("ambassador") }**Ambassador** · draw two cards from the Court and put two back; blocks a Captain who robs you.
coup-hold-inquisitor = { EMOJI("inquisitor") }**Inquisitor** · draw a card and put one back, or examine another player's card; blocks a Captain who robs you.
coup-hand = Your characters: { $cards }
coup-hand-empty = You have no hidden character left; you are out of this game.
coup-drawn = From the Court: { $cards }.
coup-to-keep = { $lives ->
        [one] { $lives } of these { $cards } cards stays
       *[other] { $lives } of these { $cards } cards stay
    }; { $back ->
        [one] the other goes
       *[other] the other { $back } go
    } back into the Court.
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
        [one] { $court } card
       *[other] { $court } cards
    } · with the { $fifth } · { $copies } of each character.
coup-now-income = { $who } takes income.
coup-now-foreign_aid = { $who } asks for foreign aid.
coup-now-murder = { $who } has { $whom } murdered.
coup-now-tax = { $who } claims { EMOJI("duchess") }Duchess to take 3 coins.
coup-now-assassinate = { $who } claims { EMOJI("assassin") }Assassin against { $whom }.
coup-now-steal = { $who } claims { EMOJI("captain") }Captain to steal 2 coins from { $whom }.
coup-now-exchange = { $who } claims { $character } to exchange cards.
coup-now-examine = { $who } claims { EMOJI("inquisitor") }Inquisitor to examine { $whom }.
coup-now-blocked = { $who } blocks as { $character }.
coup-courtier-in = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · { $hidden ->
        [one] { $hidden } hidden character
       *[other] { $hidden } hidden characters
    }
coup-courtier-out = out of the game
coup-courtier-gone = gave up
coup-lost = Lost: { $cards }
coup-wins = Games won: { $wins } of { $target }
coup-truth = The truth
coup-truth-held = { $who } still held: { $cards }.
coup-truth-claims = { $who }: { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }, { $bluffs ->
        [0] no bluff
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffs
    }{ $caught ->
        [0] .
       *[other] , { $caught } caught.
    }
coup-truth-bluffs = { $who }: { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }, { $bluffs ->
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffs
    } ({ $cards }){ $caught ->
        [0] .
       *[other] , { $caught } caught.
    }
# After a series, whose claims are counted over all games.
coup-bluffs = In the last game { $who } bluffed as { $cards }.
coup-mark-out = out
coup-mark-gone = gave up
coup-mark-wins = { $wins } of { $target }
coup-mark-drawn = drawn
coup-mark-lost = lost
coup-mark-pile = Pick one of these
coup-court-copies = { $copies } of each
coup-sign-series = Game { $game }: first to { $target } wins
coup-sign-won = { $who } wins
coup-sign-last = The last one standing
coup-sign-draft = Choose your second character
coup-court-cast = { $fifth } · { $copies } of each
coup-sign-income = { $who }: income
coup-sign-foreign_aid = { $who }: foreign aid
coup-sign-murder = { $who } murders { $whom }
coup-sign-tax = { $who }: Duchess, 3 coins
coup-sign-assassinate = { $who }: Assassin on { $whom }
coup-sign-steal = { $who }: Captain on { $whom }
coup-sign-exchange = { $who }: { $character }, exchange
coup-sign-examine = { $who }: Inquisitor on { $whom }
coup-sign-blocked = { $who } blocks: { $character }
coup-alt-table = The table of Coup: the current claim, a Court of { $court } cards, and a mat for each player with coins, hidden cards and lost characters.
coup-alt-pile = The pile to pick from: { $cards }.
coup-why = is the last one standing
coup-why-series = { $target ->
        [one] wins a game first
       *[other] wins { $target } games first
    }
coup-mark-doubt = ?
coup-moment-proved = { $who } doubts { $whom }'s { $character }: it was true
coup-moment-bluffed = { $who } doubts { $whom }'s { $character }: a bluff!
coup-moment-murder = { $by } has { $who } murdered
coup-moment-assassinate = { $by }'s Assassin finds { $who }
coup-moment-lost = { $who } loses the { $card }
coup-moment-conceded = { $who } gives up
coup-moment-won = { $target ->
        [one] { $who } wins
       *[other] { $who } wins a game ({ $wins } of { $target })
    }
coup-award-liar = Best liar: { $who } ({ $count } bluffs unseen)
coup-award-doubts = Sharpest eye: { $who } ({ $count } bluffs caught)
coup-award-kills = Deadliest: { $who } ({ $count } struck down)
coup-award-honest = Wrongly doubted: { $who } ({ $count } times)
coup-award-claims = Boldest: { $who } ({ $count } claims)
coup-award-coins = Fullest purse: { $who } ({ $count } coins taken)
coup-alt-end = { $who }: { $cards }.
coup-alt-hand = Your cards: { $cards }.

## Questions.
coup-waiting = { $waiting ->
        [0] Everybody has answered; it goes on in a moment.
       *[other] Waiting for { $who }.
    }
coup-ask-draft = Both are picking their second character. Waiting for { $who }.
    .mine = Pick your second character from your pile.
    .waiting = Waiting for { $who }.
coup-ask-act = { $who }, your turn.
    .mine = Your turn: what do you do? You may claim any character.
    .others = It is { $who }'s turn.
coup-ask-murder = { $who }, your turn: with ten coins or more you must murder.
    .mine = You have ten coins or more: whom do you murder?
    .others = It is { $who }'s turn: with ten coins or more they must murder.
coup-ask-doubt-tax = Does anybody doubt { $by }'s { EMOJI("duchess") }Duchess? { coup-waiting }
    .mine = { $by } claims { EMOJI("duchess") }Duchess to take 3 coins. Do you doubt it?
    .own = Does anybody doubt your { EMOJI("duchess") }Duchess? { coup-waiting }
    .waiting = You may still doubt { $by }'s { EMOJI("duchess") }Duchess.
coup-ask-doubt-assassinate = Does anybody doubt { $by }'s { EMOJI("assassin") }Assassin? { coup-waiting }
    .mine = { $by } claims { EMOJI("assassin") }Assassin against { $whom }. Do you doubt it?
    .aimed = { $by } claims { EMOJI("assassin") }Assassin against you. Do you doubt it?
    .own = Does anybody doubt your { EMOJI("assassin") }Assassin? { coup-waiting }
    .waiting = You may still doubt { $by }'s { EMOJI("assassin") }Assassin.
coup-ask-doubt-steal = Does anybody doubt { $by }'s { EMOJI("captain") }Captain? { coup-waiting }
    .mine = { $by } claims { EMOJI("captain") }Captain to steal 2 coins from { $whom }. Do you doubt it?
    .aimed = { $by } claims { EMOJI("captain") }Captain to steal 2 coins from you. Do you doubt it?
    .own = Does anybody doubt your { EMOJI("captain") }Captain? { coup-waiting }
    .waiting = You may still doubt { $by }'s { EMOJI("captain") }Captain.
coup-ask-doubt-exchange = Does anybody doubt { $by }'s { $character }? { coup-waiting }
    .mine = { $by } claims { $character } to exchange cards. Do you doubt it?
    .own = Does anybody doubt your { $character }? { coup-waiting }
    .waiting = You may still doubt { $by }'s { $character }.
coup-ask-doubt-examine = Does anybody doubt { $by }'s { EMOJI("inquisitor") }Inquisitor? { coup-waiting }
    .mine = { $by } claims { EMOJI("inquisitor") }Inquisitor to examine { $whom }. Do you doubt it?
    .aimed = { $by } claims { EMOJI("inquisitor") }Inquisitor to examine you. Do you doubt it?
    .own = Does anybody doubt your { EMOJI("inquisitor") }Inquisitor? { coup-waiting }
    .waiting = You may still doubt { $by }'s { EMOJI("inquisitor") }Inquisitor.
coup-ask-doubt-block = Does anybody doubt { $by }'s { $character }? { coup-waiting }
    .mine = { $by } blocks as { $character }. Do you doubt it?
    .aimed = { $by } blocks you as { $character }. Do you doubt it?
    .own = Does anybody doubt your { $character }? { coup-waiting }
    .waiting = You may still doubt { $by }'s { $character }.
coup-ask-block-foreign_aid = Does anybody block { $by }'s foreign aid? { coup-waiting }
    .mine = { $by } asks for foreign aid: 2 coins. Do you block it?
    .own = Does anybody block your foreign aid? { coup-waiting }
    .waiting = You may still block { $by }'s foreign aid.
coup-ask-block-assassinate = { $whom }, { $by }'s { EMOJI("assassin") }Assassin is after you. Do you block?
    .mine = { $by }'s { EMOJI("assassin") }Assassin is after you. Do you block?
    .others = { $by }'s { EMOJI("assassin") }Assassin is after { $whom }, who may block.
    .own = Your { EMOJI("assassin") }Assassin is after { $whom }, who may block.
coup-ask-block-steal = { $whom }, { $by }'s { EMOJI("captain") }Captain wants your coins. Do you block?
    .mine = { $by }'s { EMOJI("captain") }Captain wants your coins. Do you block?
    .others = { $by }'s { EMOJI("captain") }Captain wants the coins of { $whom }, who may block.
    .own = Your { EMOJI("captain") }Captain wants the coins of { $whom }, who may block.
coup-ask-lose = { $who }, choose which character you lose.
    .mine = Which character do you lose?
    .others = { $who } is choosing which character to lose.
coup-ask-exchange = { $who }, choose what you keep.
    .mine = What do you keep?
    .others = { $who } is choosing which cards to keep.
coup-ask-show = { $who }, choose which card you show { $by }.
    .mine = Which card do you show { $by }?
    .others = { $who } is choosing which card to show { $by }.
    .own = { $who } is choosing which card to show you.
coup-ask-decide = { $who }, does { $whom } keep the card?
    .mine = Does { $whom } keep the card?
    .others = { $who } is deciding whether { $whom } keeps the card.
coup-step-action = Action
coup-step-action_inquisitor = Action
coup-step-seat = Against whom?
coup-step-doubt = Doubt?
coup-step-block = Block?
coup-step-lose = Character to lose
coup-step-show = Card to show
coup-step-decide = The card you were shown
coup-step-keep = Cards to keep
coup-step-pick = Your second character

## What happens.
coup-game-begins = { $number ->
        [1] The game begins.
       *[other] Game { $number } begins.
    } { $who } starts.
coup-dealt = { "" }
    .private = You are dealt: { $cards }.
coup-dealt-one = { "" }
    .private = You are dealt the { $card }.
coup-drafted = { $who } have picked their second characters.
    .private = You hold: { $cards }.
coup-announced-income = { $who } takes income: 1 coin.
coup-announced-foreign_aid = { $who } asks for foreign aid: 2 coins.
coup-announced-murder = { $who } pays 7 coins and has { $whom } murdered.
coup-announced-tax = { $who } claims { EMOJI("duchess") }Duchess to take 3 coins.
coup-announced-assassinate = { $who } claims { EMOJI("assassin") }Assassin against { $whom }.
coup-announced-steal = { $who } claims { EMOJI("captain") }Captain to steal 2 coins from { $whom }.
# In logs that were written before the claim was named.
coup-announced-exchange = { $who } claims the right to exchange cards.
coup-announced-exchange-as = { $who } claims { $character } to exchange cards.
coup-announced-examine = { $who } claims { EMOJI("inquisitor") }Inquisitor to examine { $whom }.
# Income has been told when it was announced, and so has the price of a murder.
coup-took = { $coins ->
        [1] { "" }
       *[other] { $who } takes { $coins } coins.
    }
coup-paid = { $coins ->
        [7] { "" }
       *[other] { $who } pays the { EMOJI("assassin") }Assassin { $coins } coins.
    }
coup-stole = { $coins ->
        [0] { $who } finds nothing to steal from { $whom }.
        [one] { $who } steals { $coins } coin from { $whom }.
       *[other] { $who } steals { $coins } coins from { $whom }.
    }
coup-doubted = { $who } doubts { $whom }'s { $character }.
coup-proved = It was true: { $who } shows the { $character }, puts it into the Court and draws a new card.
coup-bluffed = It was a bluff: { $who } has no { $character }.
# Why somebody draws a new card stands in the line before it.
coup-redrew = { "" }
    .private = Your new card is the { $card }.
coup-blocks = { $who } blocks as { $character }.
coup-block-holds-foreign_aid = { $who }'s block holds: { $whom } gets no foreign aid.
coup-block-holds-assassinate = { $who }'s block holds: the assassination fails.
coup-block-holds-steal = { $who }'s block holds: nothing is stolen.
# In logs that were written before the action was named.
coup-block-stands = { $who }'s block holds: { $whom } gets nothing.
coup-block-fails = { $who }'s block fails.
coup-turned-up = { $who } loses the { $card }.
coup-out = { $who } is out{ $coins ->
        [0] .
        [one] ; { $coins } coin goes to the Treasury.
       *[other] ; { $coins } coins go to the Treasury.
    }
coup-fizzled = { $whom } is out already, so { $who }'s action comes to nothing.
coup-dropped = { $who }'s action is dropped.
coup-drew = { "" }
    .private = You draw from the Court: { $cards }.
coup-exchanged = { $who } has exchanged cards with the Court.
    .private = You keep: { $cards }.
coup-kept-old = { "" }
    .private = You ran out of time and keep your old cards.
coup-showed = { $who } shows { $whom } a card.
    .private = It is the { $card }; only the two of you know.
coup-given-back = { $who } gives { $whom } the card back.
coup-replaced = { $who } has the card replaced: it goes into the Court, and { $whom } draws a new one.
coup-conceded = { $who } gives up, showing { $cards }.
coup-left = { $who } leaves the table.
coup-game-won = { $who } is the last one standing and wins the game{ $target ->
        [one] .
       *[other] { " " }({ $wins } of { $target }).
    }
# The table itself says both when all is over, under "The truth".
coup-held = { "" }
coup-report = { "" }
coup-time = { $who } ran out of time; the house decides.
coup-time-passed = Time is up: { $who } did not answer, and that counts as a pass.

## Options.
coup-fastest = the fastest
coup-clockwise = the nearest clockwise
coup-random = by chance
coup-start-1 = seat 1
coup-start-2 = seat 2
coup-start-3 = seat 3
coup-start-4 = seat 4
coup-start-5 = seat 5
coup-start-6 = seat 6
coup-start-7 = seat 7
coup-start-8 = seat 8
coup-draft = pick the second character
coup-standard = both characters are dealt
coup-option-fifth = Fifth character
    .help = The Ambassador (better for a first game) or the Inquisitor.
coup-option-doubter_keeps_block = Doubter may still block
    .help = A target who doubted and was wrong may still block. Off: that chance is gone.
coup-option-doubt_priority = Whose doubt counts
    .help = The fastest: the first click. The nearest clockwise: answers are collected in secret, and of those who doubt or block the nearest seat counts.
coup-option-auto_pass = Standing passes
    .help = Players may have the bot pass for them until their next turn, except where an action is theirs or aimed at them.
coup-option-confirm_doubt = Confirm doubts
    .help = Also a doubt by a public button is asked for twice; the second press counts.
coup-option-start = Who starts
    .help = By chance, or a seat by its number. Later games of a series, and a rematch by chance, start with the last winner.
coup-option-series_wins = Games to win
    .help = The first to win this many games wins the series.
coup-option-two_player = With two players
    .help = One card is dealt and the second picked from a pile of five, or both are dealt.
coup-option-steal_from_zero = Stealing from an empty purse
    .help = The Captain may also be sent to a player without coins; it brings nothing.
coup-option-action_seconds = Time per action
    .help = 15 to 600 seconds for a live table; an hour to a week for correspondence.
coup-option-window_seconds = Time to doubt or block
    .help = 5 to 600 seconds for a live table; an hour to a week for correspondence.
coup-option-card_seconds = Time to choose cards
    .help = 15 to 600 seconds for a live table; an hour to a week for correspondence.
coup-option-window_hold = Shortest wait in seconds
    .help = Doubts and blocks stay open at least this long, so that speed betrays no standing pass.
