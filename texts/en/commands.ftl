## What Discord shows of a command while it is typed: what it does, and under it what its options are and what there
## is to choose from. The rest stands in *-verbs.ftl, config.ftl and parlour.ftl.
command-option-game = Which game
command-option-finished = Which game; else this thread's, or the last one you played here

## Playing.
command-play = Open a table for a game in this channel
command-tables = The open tables here, yours first
command-hand = Your hand, in private
command-table = The table you sit at
command-table-show = Show the table as it stands, in private
command-table-log = What has happened so far
command-table-advise = What the coach would do now, in private
command-table-review = What could have been done better: your costliest decisions
command-table-leave = Leave your seat to a robot; you can come back
command-table-return = Take your seat back from the robot
command-table-concede = Give up by the rules of the game
command-table-kick = Host: give a player's seat to a robot
    .player = Whose seat
command-table-seat = Host: offer a free seat to somebody new
    .player = Who should sit down
    .seat = The number of the seat a robot plays now
command-table-host = Host: hand the table to another player
    .player = Who is the host from now on
command-table-pause = Ask for a pause; it begins when everybody who is awake agrees
command-table-resume = Go on after a pause
command-table-rematch = Play again with the same people and options
command-table-move = Host: bring the table to this channel, if it lost its own
command-table-end = Host: end the table for everybody

## Looking up.
command-help = What you can do here, now
command-rules = The rules of a game, in short pages
    .topic = What you want to know
command-replay = Step through a finished game
command-stats = What somebody has played in this server, and how well
    .player = Who; without it, you
command-leaderboard = Who plays a game best in this server
command-about = Which version this is, how it fares, and what is kept about you
command-privacy = What is kept about you
command-privacy-export = Everything that is kept about you, as a file
command-privacy-delete = Forget everything about you; asks first

## For moderators.
command-config = Moderators: what is played here, and how
command-config-panel = All settings in one panel, to look at and to change
command-config-show = All settings in plain words
    .channel = As they are in this channel; without it, where you are
command-config-reset = Take settings back to what is usual; asks first
    .setting = Only this one
    .channel = What is set for this channel, instead of the server's
command-config-audit = Who changed what when, from what to what
command-moderate = Moderators: the tables of this server
command-moderate-tables = All tables, how old, waiting for whom; pause, extend, seat, end
command-moderate-end = End a table for everybody
    .table = Which table
command-moderate-ban = Somebody may not open or join tables here for a while
    .user = Who
    .hours = For how long; without it until you lift it
    .reason = They are told it
    .seats = What happens to the seats they have
    .seats-robot = a robot takes them (usual)
    .seats-keep = they keep them
command-moderate-unban = Lift a ban
    .user = Who
command-moderate-bans = Who is banned, until when, why and by whom
command-moderate-history = Past tables: who played, when, and how they ended or who ended them
    .user = Only those where this person has a seat

## For those who run the bot.
command-operator = For those who run this bot
command-operator-status = How this process is: Discord, tables, database, backups, what is slow
command-operator-notice = A word to all tables, before maintenance for example; asks first
    .text = What they are told, in one line; nothing in it formats or mentions
