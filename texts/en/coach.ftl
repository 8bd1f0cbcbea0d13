## The coach: what the game's best robot thinks of a player's choices. Each game names its own measure
## (`<game>-coach-worth`) and its own reasons; where one has no name for it, it is points.
coach-worth = { $amount ->
        [one] { $amount } point
       *[other] { NUMBER($amount, maximumFractionDigits: 1) } points
    }

## Whether there is one.
coach-lobby = **Coach: allowed.** Everybody may ask for advice; this game does not count for ratings.
coach-here = There is a coach at this table: everybody may ask for advice, and the game does not count for ratings.
coach-alone = You play with robots alone, so there is a coach: ask for advice whenever you like.
coach-unrated = Played with a coach: ratings stay as they were.
refused-no-coach = The coach is off at rated tables; the host can allow it in the lobby.
refused-no-choice = There is only one answer here, so there is nothing to advise.

## Advice, in the private panel.
coach-advise = Advise me
coach-head = The coach, knowing what you know:
coach-best = { $number }. **{ $choice }**: { $why }
coach-other = { $number }. **{ $choice }** ({ $worse }): { $why }
coach-as-good = about as good
coach-less = { $amount } less
coach-press = { $number }. { $choice }
coach-back = Back to my choices
coach-silent = The coach has nothing to say about this one.

## A review.
coach-review = Review
coach-so-far = My game so far
coach-looking = Looking at decision { $done } of { $of }…
coach-reading = Looking back at the game…
coach-title = Review · { $game } · table { $number }
coach-title-so-far = Your game so far · { $game } · table { $number }
coach-of = { $decisions ->
        [one] One decision of { $name }'s, looked at with what { $name } could know then.
       *[other] { $decisions } decisions of { $name }'s, each looked at with what { $name } could know then.
    }
    .mine = { $decisions ->
        [one] One decision of yours, looked at with what you could know then.
       *[other] { $decisions } decisions of yours, each looked at with what you could know then.
    }
coach-praise = { $name } made no slip worth naming: well played!
    .mine = You made no slip worth naming: well played!
coach-nothing = { $name } has decided nothing that the coach could weigh.
    .mine = You have decided nothing yet that the coach could weigh.
coach-dumb = The coach has nothing to say about this game.
coach-when = **{ $place }.** { $when }: { $cost } lost
coach-turn = { $turn } (no. { $number })
coach-before = Before the first turn
coach-asked = -# { $asked }
coach-chose = Chosen: **{ $choice }**. { $why }
coach-better = Better: **{ $choice }**. { $why }
coach-show = { $place }. Show it
coach-whose = Whose decisions?
refused-review-running = The review comes when the game is over; before that, only your own game at a table with a coach can be looked at.
refused-review-rated = The coach is off at rated tables; the review comes when the game is over.
refused-review-none = You have not finished a game here yet; `/play` opens a table.
