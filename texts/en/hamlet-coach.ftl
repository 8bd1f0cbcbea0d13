## What the coach says of a choice. Amounts are points of the final score.
hamlet-coach-worth = { NUMBER($amount, maximumFractionDigits: 1) ->
        [one] about { $amount } point
       *[other] about { NUMBER($amount, maximumFractionDigits: 1) } points
    }

## Parts of several reasons.
hamlet-coach-now = { $vp ->
        [0] { "" }
        [one] { $vp } point now.{ " " }
       *[other] { $vp } points now.{ " " }
    }
hamlet-coach-spent = { $spent ->
        [0] { "" }
        [one] { " " }It costs you { $spent } coin.
       *[other] { " " }It costs you { $spent } coins.
    }
hamlet-coach-saving = { $missing ->
        [-1] { "" }
        [0] { " " }Then you can afford another villager.
        [one] { " " }Then another villager is { $missing } coin away.
       *[other] { " " }Then another villager is { $missing } coins away.
    }
hamlet-coach-then = { $next ->
        [0] { "" }
        [1] { " " }Next, work at { $what }.
        [2] { " " }Next, refine at { $what }.
        [3] { " " }Next, take the blueprint { $what }.
        [4] { " " }Next, hire { $what }.
        [5] { " " }Next, build { $what }.
        [6] { " " }Next, build a road from { $what }.
        [7] { " " }Next, deliver to the church, { $what }.
        [8] { " " }Next, sell { $what }.
        [9] { " " }Next, ask for alms.
       *[other] { " " }Next, lead a donkey on from { $what }.
    }

## The choices.
hamlet-coach-end = { $standing ->
        [0] Everybody has worked.
        [one] A villager of yours would stand idle.
       *[other] { $standing } of your villagers would stand idle.
    }
hamlet-coach-donkeys = At { $tile } your donkey brings { $reach } tiles within reach.{ hamlet-coach-then }
hamlet-coach-work = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] { $coins } coin now.{ " " }
       *[other] { $coins } coins now.{ " " }
    }It puts out { $goods } for everybody.{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-refine = { hamlet-coach-now }{ $goods } of your own{ $each ->
        [one] { "" }
       *[other] , of high quality
    }: { $each ->
        [one] { $each } point and { $each } coin
       *[other] { $each } points and { $each } coins
    }{ $count ->
        [one] { "" }
       *[other] { " " }each
    } for you when anybody spends { $count ->
        [one] it
       *[other] them
    }.{ $slots ->
        [0] { "" }
        [one] { " " }One open delivery takes this.
       *[other] { " " }{ $slots } open deliveries take this.
    }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-blueprint = { $promise ->
        [0] { $tile } promises little for what it costs.
        [one] { $tile } promises about { $promise } point more than it costs.
       *[other] { $tile } promises about { $promise } points more than it costs.
    }{ $spent ->
        [0] { "" }
        [one] { " " }Taking it is { $spent } coin.
       *[other] { " " }Taking it is { $spent } coins.
    }{ hamlet-coach-then }
hamlet-coach-hire-villager = One more action in every round: about { $left ->
        [one] { $left } round is
       *[other] { $left } rounds are
    } to come.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-hire-donkey = A donkey at { $tile } brings { $reach } tiles within reach.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-build = { $vp ->
        [0] No points now.
        [one] { $vp } point now.
       *[other] { $vp } points now.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-road = { $roads ->
        [one] The road itself counts { $roads } point at the end.
       *[other] The road itself counts { $roads } points at the end.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-gains = { $longest ->
        [0] { "" }
        [one] { " " }It adds { $longest } point to your longest road.
       *[other] { " " }It adds { $longest } points to your longest road.
    }{ $together ->
        [0] { "" }
       *[other] { " " }With what follows in this turn your longest road brings { $together } points more.
    }{ $landmark ->
        [0] { "" }
        [one] { " " }Landmarks: about { $landmark } point more.
       *[other] { " " }Landmarks: about { $landmark } points more.
    }{ $first ->
        [0] { "" }
       *[other] { " " }You would be { $milestone }.
    }{ $others ->
        [0] { "" }
        [one] { " " }Others gain { $others } point by the goods you spend.
       *[other] { " " }Others gain { $others } points by the goods you spend.
    }
hamlet-coach-deliver = { hamlet-coach-now }{ $last ->
        [0] It counts for the Chaplain; { $open ->
                [one] one delivery is
               *[other] { $open } deliveries are
            } left until the end.
        [1] It ends the game, and you lead by { $lead }.
        [2] It ends the game, and you are { $lead } behind.
        [3] It ends the game, and you are level.
       *[other] The church is complete.
    }{ hamlet-coach-spent }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-sell = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] { $coins } coin now.{ " " }
       *[other] { $coins } coins now.{ " " }
    }{ $sales ->
        [one] Your first sale counts for the Merchant.
       *[other] Your { $sales } sales count for the Merchant.
    }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-alms = Only 1 coin: there is nothing to fetch.{ hamlet-coach-saving }{ hamlet-coach-then }
