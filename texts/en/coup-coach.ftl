## The coach: what a choice is worth, and why.
coup-coach-worth = about { NUMBER($amount, maximumFractionDigits: 0) } % of a win

# Turns.
coup-coach-income = One coin, and nobody can doubt or block it.
coup-coach-foreign_aid = { $stopped ->
        [0] Two coins, and hardly anybody will block.
       *[other] Two coins; somebody blocks as Duchess in about { $stopped } of 100 cases.
    }
coup-coach-murder = Nobody can stop a murder; { $whom } has { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $lives ->
        [one] { " " }and would be out.
       *[other] { " " }and would have one character left.
    }
coup-coach-true = You hold the { $character }: whoever doubts it loses a character.
coup-coach-true-against = You hold the { $character }: a doubt would only help you. { $stopped ->
        [0] { $whom } is unlikely to block.
       *[other] { $whom } blocks in about { $stopped } of 100 cases.
    }
coup-coach-exchange = You hold the { $character }: new cards may be better, and nobody knows them.
coup-coach-examine = You hold the { $character }: a look at a card tells you whom to doubt.
coup-coach-bluff = You do not hold the { $character }. { $doubt ->
        [0] Hardly anybody will doubt it.
       *[other] Somebody doubts it in about { $doubt } of 100 cases.
    }
coup-coach-bluff-again = You have claimed the { $character } before, and the story holds. { $doubt ->
        [0] Hardly anybody will doubt it now.
       *[other] Somebody doubts it in about { $doubt } of 100 cases.
    }

# Doubts.
coup-coach-doubt = { $who } holds the { $character } in about { $true } of 100 cases{ $seen ->
        [0] .
        [one] ; you can see one copy.
       *[other] ; you can see { $seen } copies.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }The same claim has stood before.
    } If it is true, you lose a character.
coup-coach-doubt-impossible = All that could be the { $character } lies before your eyes: { $who } is bluffing.
coup-coach-doubt-last = Your last character is at stake anyway; { $who } holds the { $character } in about { $true } of 100 cases.
coup-coach-pass = { $who } holds the { $character } in about { $true } of 100 cases{ $seen ->
        [0] .
        [one] ; you can see one copy.
       *[other] ; you can see { $seen } copies.
    }{ $told ->
        [0] {""}
        [one] {""}
       *[other] { " " }The same claim has stood before.
    } A wrong doubt would cost you a character.
coup-coach-pass-impossible = { $who } cannot hold the { $character }; passing lets the bluff stand.
coup-coach-pass-last = Passing leaves your last character to a block; { $who } holds the { $character } in about { $true } of 100 cases.

# Blocks.
coup-coach-block = You hold the { $character }: the block stands, and whoever doubts it loses a character.
coup-coach-bluff-block = You do not hold the { $character }. { $doubt ->
        [0] Hardly anybody will doubt the block.
       *[other] The block is doubted in about { $doubt } of 100 cases.
    }
coup-coach-allow-foreign_aid = { $by } gets two coins; nothing of yours is at risk.
coup-coach-allow-steal = You lose up to two coins to { $by }, but no character.
coup-coach-allow-assassinate = { $last ->
        [1] It costs your last character.
       *[other] It costs one character, and you keep the other.
    }

# Cards.
coup-coach-keep = { $lives ->
        [one] You would go on with { $cards }.
       *[other] { $cards }: two different characters, so more that you can do without a bluff.
    }
coup-coach-keep-double = Twice the same character: what it can do counts only once.
coup-coach-lose = The { $rest } is then what you have left.
coup-coach-show = If the { $card } is taken away, the { $rest } stays.
coup-coach-return = { $whom } keeps the { $card }, and you know of it.
coup-coach-replace = { $whom } has to give up the { $card } for an unknown card.
coup-coach-draft = With the { $card } you have two different characters to play.
coup-coach-draft-double = Twice the same character can do no more than once.
