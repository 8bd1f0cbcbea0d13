## A seat, and who plays it.
seat-robot = { $name } ({ EMOJI("robot") }robot)
seat-robot-level = { $name } ({ EMOJI("robot") }robot, { $level })
seat-asleep = { $name } (asleep, a robot plays)
seat-left = { $name } (away, a robot plays)
seat-kicked = { $name } (removed, a robot plays)
seat-conceded = { $name } (gave up)

## The lobby.
lobby-seats = { $missing ->
        [0] { $taken } of { $most } seats taken; the host can start.
        [one] { $taken } of { $most } seats taken; one more to start.
       *[other] { $taken } of { $most } seats taken; { $missing } more to start.
    }
lobby-host = { $name } · host
lobby-series = Won so far in this series: { $score }
lobby-options-are = Options:
lobby-join = Join
lobby-leave = Leave
lobby-robot = Add robot
lobby-options = Options
pick-chance = Leave it to chance
lobby-rules = Rules
lobby-start = Start
lobby-playing = { $count ->
        [one] { $people } is playing.
       *[other] { $people } are playing.
    }
lobby-played = Played by { $people }.
lobby-closed = This table was closed before it started. `/play` opens a new one.
lobby-done = Done.
lobby-there = The table is open: { $link }
lobby-robot-out = Send { $name } away
options-head = What should be different at this table?
options-which = Option
options-value = Value
thread-name = #{ $number } { $game }
    .before = { $game } · table { $number }

## The table.
table-press = Press **{ $hand }**.
table-until = Deadline { $when }.
table-paused = The table is paused. It goes on with `/table resume`.
table-paused-asleep = Somebody is asleep, so the table waits for them. **I'm back** goes on; so does the host with `/table resume`, with a robot in that seat.
table-paused-host-asleep = The host is asleep, so the table waits. **I'm back** goes on; so does anybody at the table with `/table resume`, with a robot in that seat.
table-agree-pause = Agree to a pause
table-paused-nobody = Nobody is awake at this table, so it waits. **I'm back** goes on.
table-offer = { $who } is offered seat { $seat } and can take it with **Take the seat**.
table-ended = Nobody won: the game was not played to its end.
table-series = The series so far: { $score }
table-ratings = Ratings: { $moves }
table-won = { EMOJI("trophy") }{ $won }
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
replay-open = All hands open
replay-seat = As { $name } saw it
replay-hand = { $owner }'s hand
replay-told = To { $name }: { $line }
replay-quiet = Nothing that could be seen from here.
replay-older = These rules are newer than the game: it can be followed up to here.
replay-suggestion = { $game } · table { $number } · { $people }
refused-replay-none = No game has been finished here yet; `/play` opens a table.

## How a game ended, in one line.
won-by = { $winners } won.
nobody-won = Nobody won.

## The private panel.
hand-not-yet = The game has not started yet.
hand-moved-on = The table has moved on; this is how it stands now.
hand-head = -# { $game } · table { $number } · { $link }
hand-played = You chose: **{ $choice }**.
hand-since = Your last move, and since:
hand-so-far = What has happened:
hand-refresh = Refresh
hand-resting = { $game } · table { $number }: this panel rests after a quarter of an hour. Press the button to see how the table stands.
hand-left = { $game } · table { $number }: a robot plays for you. **I'm back** gives you the seat again.
hand-left-alone = { $game } · table { $number }: the table waits for you. **I'm back** goes on.
hand-gone = { $game } · table { $number }: you do not play here any more.
hand-ended = The table has ended.
hand-answered = Your answer is in.
hand-watching = You do not sit at this table; this is what everybody sees.
hand-rules = Rules: { $what }
hand-rules-which = Rules about…
hand-undo = Undo
hand-undone = Undone.
hand-may-change = You have answered; you may still change your mind.
hand-learned = You learned:
hand-welcome-back = Welcome back: the seat is yours again.
hand-never-away = The seat is yours already.
hand-dm-closed = Your direct messages are closed, so your hand is here. To get it there, open them for this server and choose `/preferences hands:dm` again.
standing-on = Turn on: { $what }
standing-off = Turn off: { $what }
standing-menu = Say for me, without asking…
standing-title = Standing answers
standing-what = What you turn on here is said for you, without asking.
standing-none = Nothing is said for you: you are always asked.
standing-now = Said for you now:
standing-dropped = Left out, since it contradicts the others: { $what }.
standing-open = Standing answers
standing-count = Standing answers: { $count }

## What else can be done at a table.
more-open = More
more-title = **[{ $game } · table { $number }]({ $link })**
more-words = In words
more-pause = Pause
more-resume = Go on
more-leave = Leave

## Fair play.
fair-play = Fair play
fair-play-what = When this table was opened, a secret number was drawn for it: the seed. Every shuffle follows from it and from the click on Start, so nobody could choose the cards, not even the bot.
fair-play-fingerprint = This is the seed's fingerprint; no other seed has it:
    `{ $hash }`
fair-play-later = When the game is over, the seed is shown here too, and anyone can check every shuffle.
fair-play-never = This table was never played, so there is nothing to check.
fair-play-seed = And this is the seed, with the number of the click on Start:
    `{ $seed }`
    `{ $start }`
fair-play-check = To check: **Save game** gives you the whole game as a file, and `python -m games verify { $file }` goes through every shuffle in it.

## After the game.
rematch-there = The rematch is open already: { $link }
export-text = The whole game with its seed. `python -m games verify { $file }` checks every shuffle.
log-title = What happened
log-since = Since your last turn
log-before = Before that
log-empty = Nothing yet.
log-turn = { $name }'s turn
log-numbered = { $number } · { $title }
log-jump = Jump to a round or turn
log-first = « Start
log-earlier = ‹ Earlier
log-later = Later ›
log-newest = Newest »

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
sure-leave-alone = Leave table { $number } ({ $game })? Nobody else is awake, so it waits until you come back.
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
done-leave-alone = The table waits for you. **I'm back** or `/table return` goes on.
done-leave-lobby = Your seat is free again.
done-pause = The table is paused; it goes on with `/table resume`.
done-wish-pause = You asked for a pause; it begins when { $count ->
        [one] { $who } agrees
       *[other] { $who } agree
    } too, with **Agree to a pause** at the table.
done-host = { $who } is the host of this table now.
done-move = The table goes on in this channel.
done-resume = The table goes on.
done-concede = You have given up.
done-kick = A robot has the seat now.
done-kick-lobby = The seat is free again.
done-end = The table has ended.
done-end-lobby = The lobby is closed.
seat-offered = { $who } is offered seat { $seat }; they accept at the table.

## Preferences.
preferences-help = How I speak to you, in every server
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
preference-confirm = Ask me to confirm every move
    .off = only weighty moves
    .on = every move
preference-confirm-off = Only weighty moves, such as an accusation, are asked for twice.
preference-confirm-on = Every move asks you twice.
preference-language = Your language
    .auto = as on Discord
preference-language-auto = I speak to you in the language of your Discord, or in the server's where I do not know that.
preference-gender = How texts speak of you
    .n = neither he nor she
    .f = she
    .m = he
preference-gender-n = Texts about you are neutral. It matters only in languages that inflect what they say of people.
preference-gender-f = However your language puts it, you are a **she**. It matters only in languages that inflect.
preference-gender-m = However your language puts it, you are a **he**. It matters only in languages that inflect.

## Privacy.
privacy-export = { $count ->
        [0] I keep nothing about you.
       *[other] Everything I keep about you, in { $count } rows. Cards and seeds of running games are left out.
    }
privacy-sure = Shall I forget everything about you? { $count ->
        [0] You sit at no table.
        [one] A robot takes the seat you have, for good.
       *[other] Robots take your { $count } seats, for good.
    } Old games keep a number instead of your name; a ban in force stays until it ends.
privacy-yes = Forget me
privacy-done = Forgotten. If you play again, you start afresh.

## When a table loses its place.
lost-gone = Your table { $number } of { $game } has lost its channel. Nothing else is lost: `/table move` in another channel of { $server } brings it there, `/hand` works everywhere.
lost-forbidden = I can no longer show your table { $number } of { $game } where it was. Once a moderator of { $server } lets me see that place and send messages and files there, it goes on by itself.
lost-removed = I was removed from { $server }; your table { $number } of { $game } waits until I am invited again.
lost-player = { $who } has left { $server }; a robot plays their seat at your table { $number } of { $game }. `/table seat` offers it to somebody new.
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
    - `/replay` steps through a finished game, as everybody or as one player saw it, or with all hands open.
    - `/rules` explains each game in short pages; `/leaderboard` and `/stats` say how well people play it here.
    - `/preferences` decides how you are spoken to: hands and calls by direct message, words instead of pictures. `/privacy` shows and forgets what is kept about you.
help-credits = Pictures by Parlour; small signs after Game-icons.net (CC BY 3.0).
help-moderator = As a moderator: `/config panel` shows all settings in one place and changes them, and each has a command of its own (`/config clock` and so on); `/moderate tables` looks after the tables, `/moderate history` lists those that are over, `/moderate ban` looks after people.

## Refusals.
refused-unknown-table = There is no such table here. `/tables` lists the open ones.
refused-server-unknown = I have only just started and do not know this server yet; please try again in a moment.
refused-other-game = Table { $number } is a table of { $game }; its moves begin with `{ $command }`.
refused-which-table = You sit at several tables; name one with the table option, or type it in the table's own thread.
refused-nothing-finished = You have not finished a game here yet; `/play` opens a table.
refused-at-no-table = You sit at no table. `/play` opens one, **Join** in a lobby takes a seat.
refused-unknown-game = There is no such game here. `/play` lists those there are.
refused-unknown-topic = There is no such page. The pages are: { $topics }.
refused-permissions = I need these permissions here: { $permissions }. Ask a moderator, or try another channel.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
refused-channel = On this server tables are opened in { $channels }; type `/play` there.
refused-game = Here you can play { $games }; choose one of those.
refused-tables = { $most ->
        [one] There is a table in this channel already, and only one is allowed
       *[other] There are { $most } tables in this channel already, and no more are allowed
    }; `/tables` shows where you can join.
refused-seats = { $most ->
        [one] You already sit at a table, and one is the most on this server
       *[other] You already sit at { $most } tables, which is the most on this server
    }; finish or leave one first.
refused-robots-off = Robots are switched off on this server; wait for people to join.
refused-too-much = "{ $word }" is one thing too many: the move is complete without it.
typed-not-now = `{ $word }` cannot be chosen here; this is what can.
refused-not-on-menu = "{ $word }" cannot be chosen here; the suggestions show what can.
refused-seat-bot = A bot cannot take a seat; choose a person.
refused-seat-banned = That person is banned from the tables of this server; a moderator can lift it, or choose somebody else.
refused-rematch-elsewhere = A rematch is asked for in the server where the table was; type `/table rematch` there.
refused-old-control = That button comes from an earlier version of me; `/tables` and `/hand` show what you can do now.
refused-option-typed = I do not understand one of the options; choose from what is suggested.
refused-command-changed = This command has changed in the meantime; reload Discord and type it again.
refused-no-standing = Nothing can be said in advance here; you are asked each time.
refused-kick-stranger = That person does not sit at this table.

## Typed moves.
typed-table = Which table, if you sit at several

## A closer look.
table-zoom = Zoom
table-whole = Whole table in words
zoom-where = Look around…
refused-no-closer = This table's picture has nothing to look at more closely.
