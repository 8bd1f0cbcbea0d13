cli-welcome = { $game } against { $robots ->
        [one] one robot
       *[other] { $robots } robots
    }. Answer with a number, ? for advice, b for one step back, q to stop.
cli-one = Number:
cli-several = Numbers, { $least } to { $most } of them, with spaces between:
cli-what = That is not on the list. Type one of the numbers, ?, b or q.
cli-advice = The coach would choose, the best first:
cli-no-advice = The coach has nothing to say to this.
cli-over = The game is over.
cli-bye = Goodbye.
cli-you = Guest
robot-name = Robot { $number }
