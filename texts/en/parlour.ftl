## A seat, and who plays it.
seat-robot = { $name } (robot)
seat-asleep = { $name } (asleep, a robot plays)
seat-left = { $name } (away, a robot plays)
seat-kicked = { $name } (removed, a robot plays)
seat-conceded = { $name } (gave up)

## The lobby.
lobby-seats = Seats: { $taken } taken, { $least ->
        [one] 1
       *[other] { $least }
    } to { $most } needed.
lobby-host = { $name } · host
lobby-series = Played so far in this series: { $score }
lobby-options-are = Options:
lobby-commitment = -# The shuffles are settled already. Their seed has the fingerprint `{ $hash }`; it is shown when the game is over, so that everybody can check.
lobby-join = Join
lobby-leave = Leave
lobby-robot = Add robot
lobby-options = Options
pick-chance = Leave it to chance
lobby-rules = Rules
lobby-start = Start
lobby-started = The game has started. { $link }
lobby-closed = This table was closed before it started. `/play` opens a new one.
lobby-done = Done.
lobby-there = The table is open: { $link }
lobby-robot-out = Send { $name } away
options-head = What should be different at this table?
options-which = Option
options-value = Value
thread-name = { $game } · table { $number }

## The table.
table-until = Time runs out { $when }.
table-moved = { $game }: the table has moved to { $link }.
table-paused = The table is paused. `/table resume` goes on.
table-paused-asleep = Somebody is asleep, so the table waits for them. **I'm back** goes on; so does the host with `/table resume`, with a robot in that seat.
table-paused-host-asleep = The host is asleep, so the table waits. **I'm back** goes on; so does anybody at the table with `/table resume`, with a robot in that seat.
table-agree-pause = Agree to a pause
table-paused-nobody = Nobody is awake at this table, so it waits. Press **I'm back** to go on.
table-offer = { $who } is offered seat { $seat } and can take it with **Take the seat**.
table-ended = Nobody wins: the game was not played to its end.
table-series = The series so far: { $score }
table-ratings = Ratings: { $moves }
table-won = { $count ->
        [0] Nobody wins this time.
        [one] 🏆 { $winners } wins!
       *[other] 🏆 { $winners } win!
    }
table-seed = -# Seed `{ $seed }`, start `{ $start }`, fingerprint `{ $hash }…`: with the file under **Save game** anyone can check every shuffle.
table-hand = My hand
table-log = Log
table-rules = Rules
table-back = I'm back
table-accept = Take the seat
table-rematch = Rematch
table-export = Save game
table-replay = Replay
table-call-head = **{ $game } · table { $number }**
table-call = { $who }, your turn.
table-call-answer = { $who }, the table waits for your answer.
table-call-dm = A table of { $game } waits for you: { $link }
table-remind-dm = Time is running out at a table of { $game } that waits for you: { $link }
table-remind = { $who }, time is running out.
table-trouble = Something went wrong on our side. Nothing has happened at the table; please try again in a moment. I will say so here when it works again.
table-trouble-over = It works again; please go on.
table-suggestion = { $game } · table { $number }

## A finished game, step by step.
replay-title = { $game } · table { $number } · step { $step } of { $steps }
replay-first = « Start
replay-back = ‹ Back
replay-next = Next ›
replay-last = End »
replay-eyes = Through whose eyes?
replay-everybody = As everybody saw it
replay-seat = As { $name } saw it
replay-quiet = Nothing that could be seen from here.
replay-older = These rules are newer than the game: it can be followed up to here.
replay-suggestion = { $game } · table { $number } · { $people }
refused-replay-none = No game has been finished here yet; `/play` opens a table.

## The private panel.
hand-over = This game is over. The table shows how it ended.
hand-not-yet = The game has not started yet.
hand-moved-on = The table has moved on; this is how it stands now.
hand-played = You chose: **{ $choice }**.
hand-answered = Your answer counts.
hand-watching = You do not sit at this table; this is what everybody sees.
hand-rules = Rules: { $what }
hand-rules-which = Rules about…
hand-undo = Undo
hand-undone = Taken back.
hand-may-change = You have answered; you may still change your mind.
hand-learned = You learned:
hand-welcome-back = Welcome back: the seat is yours again.
hand-never-away = The seat is yours already.
hand-dm-closed = Your direct messages are closed, so your hand is here. Open them for this server and choose `/preferences hands:dm` again to get it there.
standing-on = Turn on: { $what }
standing-off = Turn off: { $what }
standing-menu = Standing answers: said for you without asking
standing-noted = { $count ->
        [0] No standing answers: you are always asked.
        [one] One standing answer is given for you from now on.
       *[other] { $count } standing answers are given for you from now on.
    }

## After the game.
rematch-there = The rematch is open already: { $link }
export-text = The whole game with its seed. `python -m games verify { $file }` checks every shuffle.
log-title = What happened
log-empty = Nothing yet.
log-earlier = Earlier
log-later = Later

## Lists.
tables-title = Tables
tables-none = No table is open here. `/play` opens one.
tables-more = { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
tables-waiting-you = **waiting for you**
tables-waiting = waiting for { $who }
tables-waiting-counted = { $count ->
        [one] one answer is missing
       *[other] { $count } answers are missing
    }
tables-lobby = open lobby
tables-playing = playing
tables-paused = paused
tables-over = over
tables-closed = closed

## What cannot be undone asks first.
sure-leave = Leave table { $number } ({ $game })? A robot plays for you until you come back.
    .yes = Leave
sure-leave-lobby = Leave table { $number } ({ $game }) before it starts?
sure-concede = Give up the game at table { $number } ({ $game }) for good?
    .yes = Give up
sure-kick = Give the seat of { $who } at table { $number } ({ $game }) to a robot, for good?
    .yes = Remove
sure-kick-lobby = Free the seat of { $who } at table { $number } ({ $game })?
sure-end = End table { $number } ({ $game }) for everybody?
    .yes = End the table
sure-end-lobby = Close the lobby of table { $number } ({ $game })?
sure-no = Never mind
sure-nothing = Nothing has changed.
done-leave = A robot plays for you. **I'm back** or `/table return` gives you the seat again.
done-leave-lobby = Your seat is free again.
done-pause = The table pauses; `/table resume` goes on.
done-wish-pause = You have asked for a pause; it begins when { $count ->
        [one] { $who } agrees
       *[other] { $who } agree
    } too, with **Agree to a pause** at the table.
done-host = { $who } is the host of this table now.
done-move = The table goes on in this channel.
done-resume = The table goes on.
done-concede = You have given up.
done-kick = A robot has the seat now.
done-kick-lobby = The seat is free again.
done-end = The table is ended.
done-end-lobby = The lobby is closed.
seat-offered = { $who } is offered seat { $seat }; they accept at the table.

## Preferences.
preferences-help = How the bot speaks to you, in every server
preference-hands = How your hand reaches you
    .panel = in a private panel when I ask
    .dm = by direct message, kept up to date
preference-hands-panel = Your hand is shown when you press **My hand** or type `/hand`.
preference-hands-dm = Your hand comes by direct message and is kept up to date there.
preference-pings = How you are called when a table waits for you
    .mention = by a mention at the table
    .dm = by direct message
    .none = not at all
preference-pings-mention = The table mentions you when it waits for you.
preference-pings-dm = You get a direct message when a table waits for you; if that is closed, a mention.
preference-pings-none = The table never mentions you.
preference-pictures = Pictures in your private panel
    .on = pictures and words
    .off = words only
preference-pictures-on = Your panel has pictures.
preference-pictures-off = Your panel has no pictures: everything is in words, the whole table too.
preference-passes = Passing by itself, in games that know it
    .off = I decide each time
    .on = pass for me, always
preference-passes-off = Whether you pass is asked each time.
preference-passes-on = Where a game knows it, you pass by yourself, to the end of each game.

## Privacy.
privacy-name = Player
privacy-export = { $count ->
        [0] Nothing is kept about you but this file's first line.
       *[other] Everything that is kept about you, in { $count } rows. Cards and seeds of running games are not in it.
    }
privacy-sure = Forget everything about you? { $count ->
        [0] You sit at no table.
        [one] A robot takes the seat you have, for good.
       *[other] Robots take your { $count } seats, for good.
    } Old games keep a number instead of your name; a ban in force stays until it ends.
privacy-yes = Forget me
privacy-done = Forgotten. If you play again, you begin anew.

## When a table loses its place.
lost-gone = Your table { $number } of { $game } has lost its channel. Nothing else is lost: `/table move` in another channel of { $server } brings it there, `/hand` works everywhere.
lost-forbidden = I may not show your table { $number } of { $game } in its place any more. A moderator of { $server } can let me see it and send messages and files there; it goes on by itself then.
lost-removed = I was removed from { $server }; your table { $number } of { $game } waits until I am invited again.
lost-player = { $who } has left { $server }; at your table { $number } of { $game } a robot plays the seat. `/table seat` offers it to somebody new.
lost-log = { $host }: { $text }

## Help.
rules-more = More about…
help-waiting = Waiting for you
help-elsewhere = - Tables are opened in { $channels } on this server, with `/play` there: { $games }.
help-direct =
    - Tables are opened and joined in a server, with `/play` there: { $games }.
    - `/hand` shows your cards here as well, with everything you can do.
    - `/rules` explains each game in short pages.
    - `/preferences` decides how you are spoken to: hands and calls by direct message, words instead of pictures. `/privacy` shows and forgets what is kept about you.
help-play = - `/play` opens a table: { $games }. Others press **Join**; the host may **Add robot**, change **Options** and presses **Start**.
help-text =
    - **My hand** or `/hand` shows your cards to you alone, with everything you can do.
    - `/tables` lists what is played here; `/table` leaves, returns, pauses, gives up, ends, plays again.
    - `/replay` steps through a finished game, as everybody or as one player saw it.
    - `/rules` explains each game in short pages; `/leaderboard` and `/stats` say how well people play it here.
    - `/preferences` decides how you are spoken to: hands and calls by direct message, words instead of pictures. `/privacy` shows and forgets what is kept about you.
help-moderator = As a moderator: `/config panel` shows all settings in one place and changes them, and each has a command of its own (`/config clock` and so on); `/moderate tables` looks after the tables, `/moderate ban` after people.

## Refusals.
refused-unknown-table = There is no such table here. `/tables` lists the open ones.
refused-other-game = At table { $number } { $game } is played; its moves begin with `{ $command }`.
refused-which-table = You sit at several tables; name one with the table option, or type it in the table's own thread.
refused-nothing-finished = You have finished no game here yet; `/play` opens a table.
refused-at-no-table = You sit at no table. `/play` opens one, **Join** in a lobby takes a seat.
refused-unknown-game = That game is not in the house. `/play` lists those that are.
refused-unknown-topic = There is no such page. The pages are: { $topics }.
refused-permissions = In this channel I lack: { $permissions }. A moderator can grant it, or try another channel.
refused-channel = Tables are opened in { $channels } on this server.
refused-game = Here we play { $games }.
refused-tables = { $most ->
        [one] There is already a table in this channel, and no more are allowed
       *[other] There are already { $most } tables in this channel, and no more are allowed
    }; `/tables` shows where you can join.
refused-seats = { $most ->
        [one] You already sit at a table, and one is the most on this server
       *[other] You already sit at { $most } tables, which is the most on this server
    }; finish or leave one first.
refused-robots-off = Robots are switched off on this server; wait for people to join.
refused-too-much = "{ $word }" is one thing too many: the move is complete without it.
typed-not-now = "{ $word }" cannot be chosen here; this is what can.
refused-not-on-menu = "{ $word }" cannot be chosen here; the suggestions show what can.
refused-seat-bot = A bot cannot take a seat; choose a person.
refused-seat-banned = That person is banned from the tables of this server; a moderator can lift it, or choose somebody else.
refused-rematch-elsewhere = A rematch is asked for in the server where the table was; type `/table rematch` there.
refused-old-control = That button is from an earlier version of the house; `/tables` and `/hand` show what can be done now.
refused-option-typed = One of the options cannot be understood; choose from what is suggested.
refused-command-changed = This command has changed in the meantime; reload Discord and type it again.
refused-kick-stranger = That person does not sit at this table.

## Typed moves.
typed-table = Which table, if you sit at several

## A closer look.
table-zoom = Zoom
table-whole = Whole table in words
zoom-where = Look around…
refused-no-closer = This table's picture has nothing to look at more closely.
