## Words that every game shares.
number = { $count }
name = { $who }
names = { $who }
player-number = Player { $number }

## Refusals: what is wrong and what is possible instead.
refused-not-asked = It is not your decision now; the table waits for { $who }.
refused-not-asked-counted = It is not your decision now; the table waits for { $count ->
        [one] one answer
       *[other] { $count } answers
    }.
refused-not-asked-held = It is not your decision now; everybody has answered, and the table goes on in a moment.
refused-not-possible = That is not possible here; open your panel to see what is.
refused-not-complete = Something is still missing; finish your choice in the panel.
refused-over = This game is over; a rematch starts a new one.
refused-already-left = That player has already left the game.
refused-seat-count = This game needs { $least } to { $most } players.
refused-option-value = For { $option } these are possible: { $values }.
refused-option-number = "{ $option }" must be a whole number from { $least } to { $most }.
refused-option-clock = "{ $option }" must be { $least } to { $most } seconds for a live table, or 3600 (an hour) to 604800 (a week) by correspondence.
refused-option-unknown = There is no option called { $option }; there are: { $options }.
refused-option-seat = "{ $option }" must be a seat from 1 to { $most }.
refused-no-undo = It cannot be undone: something hidden has come to light since.
refused-robots = Name one kind of robot, or one for each of the { $seats } seats: { $kinds }.
refused-league = Only these play here: { $known }.
refused-try-again = Discord lost the answer just now. Look again before you repeat it: what you did may already count.
refused-form-late = That took too long to open; please press it again.
refused-bug = Something went wrong on our side. Nothing has changed at the table; please try again.
refused-moderators-only = That is for moderators of this server (Manage Server).
refused-server-only = That works only in a server, not in direct messages.

## The foot of a picture of a game's end.
end-foot = { $date } · seed { $seed }
end-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
