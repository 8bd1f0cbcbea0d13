cli-welcome = { $game } against { $robots ->
        [one] one robot
       *[other] { $robots } robots
    }. Answer with a number, b for one step back, q to stop.
cli-one = Number:
cli-several = Numbers, { $least } to { $most } of them, with spaces between:
cli-what = That is not on the list. Type one of the numbers, b or q.
cli-over = The game is over.
cli-bye = Goodbye.
cli-you = Guest
robot-name = Robot { $number }
