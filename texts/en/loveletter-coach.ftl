## What the coach says of a play in Love Letter: by how much one is better than another, and why.

loveletter-coach-worth = about { NUMBER($amount, maximumFractionDigits: 0) } % of the round
loveletter-coach-princess = Whoever plays the Princess is out of the round.
loveletter-coach-handmaid = Nobody can choose you until your next turn, and you keep the { $kept }.
loveletter-coach-showdown = The deck is empty: with the { $kept } you win the showdown in about { $chance } of 100 cases.
loveletter-coach-hides = { $whom } { $count ->
        [one] has
       *[other] have
    } seen your { $card }: once it is played, nobody knows what you hold.
loveletter-coach-countess = The Countess does nothing; what counts is that you keep the { $kept }.
loveletter-coach-no-target = Nobody can be chosen, so nothing happens; you keep the { $kept }.
loveletter-coach-own-princess = You would discard the Princess yourself, and be out of the round.
loveletter-coach-own-prince = You swap the { $kept } for a card nobody has seen; it is higher in about { $chance } of 100 cases.
loveletter-coach-spy = You learn what { $whom } holds, and a Guard may use it later; you keep the { $kept }.
loveletter-coach-spy-known = You know { $whom }'s card already; what counts is that you keep the { $kept }.
loveletter-coach-baron = Against { $whom } your { $kept } wins in about { $wins } of 100 cases and loses in { $loses }.
loveletter-coach-king = { $whom } holds a higher card than your { $kept } in about { $chance } of 100 cases; after the swap you know each other's card.
loveletter-coach-prince-princess = { $whom } holds the Princess in about { $chance } of 100 cases, and then is out.
loveletter-coach-prince-high = { $whom } rather holds a high card, and must give it up.
loveletter-coach-prince = { $whom } must draw anew; a low card is hardly worth taking away.
loveletter-coach-guard-known = You know that { $whom } holds the { $guess }: the guess cannot miss.
loveletter-coach-guard-not = { $whom } cannot hold the { $guess }, or hardly: the guess is wasted.
loveletter-coach-guard-gone = { $copies ->
        [one] The { $guess } is in sight
       *[other] All { $copies } copies of the { $guess } are in sight
    }: nobody can hold it.
loveletter-coach-guard = { $copies ->
        [one] The { $guess } has not been seen yet
       *[other] { $left } of { $copies } copies of the { $guess } have not been seen yet
    }: { $whom } holds it in about { $chance } of 100 cases.
loveletter-coach-guard-read = By how { $whom } has played, it is the { $guess } in about { $chance } of 100 cases{ $copies ->
        [one] {""}
       *[other] ; { $left } of { $copies } have not been seen yet
    }.
