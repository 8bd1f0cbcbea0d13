inkognito-coach-worth = about { NUMBER($amount, maximumFractionDigits: 0) ->
        [one] { NUMBER($amount, maximumFractionDigits: 0) } point of your chance to win
       *[other] { NUMBER($amount, maximumFractionDigits: 0) } points of your chance to win
    }

## The safe.
inkognito-coach-safe-sure = Only one combination fits everything you have seen: the safe opens, and you win.
inkognito-coach-safe-odds = It would be right with a chance of { $chance } %. If you wait, your side wins with about { $waiting } %.
inkognito-coach-safe-never = This does not fit what you have seen: the safe stays shut, and you lose.
inkognito-coach-safe-stranger = By what you have seen, { $whom } is not your partner: the safe stays shut, whatever the numbers.
inkognito-coach-watch = { $count ->
        [one] Only one combination fits what you have seen.
        [2] Two combinations still fit what you have seen; by watching you learn more.
       *[other] { $count } combinations still fit what you have seen; by watching you learn more.
    }

## What to show.
inkognito-coach-show-foe = { $chance ->
        [0] { $whom } is not your partner.
       *[other] { $whom } is your partner with a chance of only { $chance } %.
    } { $left ->
        [one] With this, { $whom } knows who you are and which number you have.
       *[other] With this, { $whom } still has { $left } ways to guess who you are and which number you have.
    }
inkognito-coach-show-partner = { $chance ->
        [100] { $whom } is your partner.
       *[other] { $whom } is probably your partner ({ $chance } %).
    } { $left ->
        [one] This says who you are and which number you have.
       *[other] This leaves { $left } ways to guess who you are and which number you have: the fewer, the better.
    }
inkognito-coach-show-ambassador = { $left ->
        [one] With this, the Ambassador ({ $whom }) knows who you are and which number you have.
       *[other] With this, the Ambassador ({ $whom }) still has { $left } ways to guess who you are and which number you have.
    }

## Whom to ask, what to look at.
inkognito-coach-ask = A black card of { $whom } should rule out about { $share } % of all that is still possible.
inkognito-coach-ask-known = You know already who { $whom } is, and which number is theirs.
inkognito-coach-look = The air player's { $kind } should rule out about { $share } % of all that is still possible.
inkognito-coach-look-known = You know the air player's { $kind } already.
inkognito-coach-decline = You learn nothing, and nobody loses anything.

## Where to go.
inkognito-coach-place-safe = A chance to open the safe: at { $place } you may be alone with { $whom }.
inkognito-coach-place-partner = { $whom } is probably your partner, and you may be alone together at { $place }.
inkognito-coach-place-there = { $whom } is there already: if nobody follows, you see two cards.
inkognito-coach-place-there-air = The air player is there already: if nobody follows, you may look at a black card.
inkognito-coach-place-wait = { $whom } may still come to { $place }, with { $left ->
        [one] no other place left.
       *[other] { $left } places left.
    }
inkognito-coach-place-ambassador = { $left ->
        [one] This is the Ambassador's last place: alone there, you may ask anybody for a black card.
       *[other] The Ambassador has { $left } places left, and this is one of them: alone there, you may ask anybody for a black card.
    }
inkognito-coach-place-received = The Ambassador may receive you together with { $whom } there: you would show two cards and see none.
inkognito-coach-place-between = { $who } may be partners: where you are, they cannot be alone.
inkognito-coach-place-apart = { $who } could be alone there, and one of them is probably your partner and may open the safe: better not to disturb them.
inkognito-coach-place-last = It keeps { $place } for the last round of the cycle, when { $whom } may be alone there with you.
inkognito-coach-place-last-ambassador = It keeps { $place } for the last round of the cycle, when you may have the Ambassador to yourself.
inkognito-coach-place-crowd = Two are there already: nothing happens among three.
inkognito-coach-place-nobody = Nobody else can come there, so nothing will happen.
inkognito-coach-stealth = { $count ->
        [0] No agent can come there any more.
        [one] Only one agent can still go there.
       *[other] { $count } agents can still go there; one or two of them are what you want.
    }
