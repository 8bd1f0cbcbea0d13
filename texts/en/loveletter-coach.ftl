## What the coach says of a play in Love Letter: by how much one is better than another, and why.

loveletter-coach-worth = about { NUMBER($amount, maximumFractionDigits: 0) } % of the round
loveletter-coach-princess = Whoever plays the Princess is out of the round.
loveletter-coach-handmaid = Nobody can choose you until your next turn, and you keep the { $kept }.
loveletter-coach-showdown = The deck is empty: { $chance ->
        [0] with the { $kept } you lose the showdown.
        [100] with the { $kept } you win the showdown.
       *[other] with the { $kept } you win the showdown in about { $chance } of 100 cases.
    }
loveletter-coach-hides = { $whom } { $count ->
        [one] has
       *[other] have
    } seen your { $card }: once that card is played, nobody knows what you hold.
loveletter-coach-exposed = { $whom } { $count ->
        [one] has
       *[other] have
    } seen your { $kept }: as long as you keep that card, a Guard finds you.
loveletter-coach-countess = The Countess does nothing; what counts is that you keep the { $kept }.
loveletter-coach-no-target = Nobody can be chosen, so nothing happens; you keep the { $kept }.
loveletter-coach-own-princess = You would discard the Princess yourself, and be out of the round.
loveletter-coach-own-prince = You swap the { $kept } for a card nobody has seen; { $chance ->
        [0] it cannot be higher.
       *[other] it is higher in about { $chance } of 100 cases.
    }
loveletter-coach-spy = You learn what { $whom } holds, and a Guard may use it later; you keep the { $kept }.
loveletter-coach-spy-known = You know { $whom }'s card already; what counts is that you keep the { $kept }.
loveletter-coach-baron = Against { $whom } your { $kept } wins in about { $wins } of 100 cases and loses in { $loses }.
loveletter-coach-baron-known = You know { $whom }'s card: { $end ->
        [1] your { $kept } is higher, and they are out.
        [0] your { $kept } is equal, and nothing happens.
       *[other] your { $kept } is lower, and you are out.
    }
loveletter-coach-king = { $chance ->
        [0] { $whom } cannot hold a higher card than your { $kept }, and gets it.
       *[other] { $whom } holds a higher card than your { $kept } in about { $chance } of 100 cases; after the swap you know each other's card.
    }
loveletter-coach-prince-princess = { $chance ->
        [100] { $whom } holds the Princess and must discard her.
       *[other] { $whom } holds the Princess in about { $chance } of 100 cases, and then is out; otherwise they draw anew.
    }
loveletter-coach-prince-high = { $whom } rather holds a high card, and must give it up.
loveletter-coach-prince = { $whom } must draw anew, but rather holds a low card: little is taken away.
loveletter-coach-guard-known = You know that { $whom } holds the { $guess }: the guess cannot miss.
loveletter-coach-guard-not = { $whom } can hardly hold the { $guess }: the guess is wasted.
loveletter-coach-guard-gone = { $copies ->
        [one] You see where the { $guess } is
       *[other] You see where both copies of the { $guess } are
    }: nobody else can hold that card.
loveletter-coach-guard = { $copies ->
        [one] You have not seen the { $guess } yet
       *[other] { $left ->
            [one] You have not seen one copy of the { $guess } yet
           *[other] You have seen neither copy of the { $guess } yet
        }
    }: { $whom } holds it in about { $chance } of 100 cases.
loveletter-coach-guard-read = By how { $whom } has played, it is the { $guess } in about { $chance } of 100 cases.
