## Settings: in the panel, in `/config show`, and behind the typed commands.
config-title = Settings
config-show-here = As they count in { $channel }:
config-new-tables = A table keeps what it was opened with: clocks, threads, robots, options. Everything else changes at once.
config-changed = Changed for new tables; those that are open stay as they are.
config-changed-now = Changed; it holds from now on.
config-on = on
config-off = off
config-all = all
config-none-channel = everywhere
config-none-role = everybody
config-none-nowhere = nowhere
config-no-limit = no limit
config-clock-own = as each game has it
config-time-s = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
config-time-m = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
config-time-h = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
config-time-d = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
config-from-table = set at this table
config-from-channel = set for this channel
config-from-server = set for the server
config-from-default = usual
config-field-value = Value
config-field-game = Game
config-field-option = Option
config-defaults-game = { $game } ({ $options })
config-defaults-option = { $option }: { $value }
config-typed-value = The value; "default" takes it back
config-typed-game = Which game
config-typed-option = Which of its options
config-value-channel = Only for this channel
config-word-default = Back to the usual
config-word-usual = normal
config-word-any = live or by correspondence
config-word-live = live: seconds and minutes
config-word-correspondence = by correspondence: hours and days
config-word-easy = easy
config-word-strong = strong
config-word-robot = a robot plays on
config-word-pause = the table pauses
config-word-host = the host
config-word-moderators = only moderators
config-word-auto = the server's own

## The settings themselves: a name, and what it does.
config-games = Games
    .help = Which games may be played: their names with spaces between, or all
config-channels = Channels
    .help = Where tables may be opened: mention the channels, or all
config-openers = Who may open tables
    .help = Mention the roles, or all
config-joiners = Who may join tables
    .help = Mention the roles, or all
config-tables = Tables per channel
    .help = How many tables may be open in a channel at once; 0 for no limit
config-seats = Tables per player
    .help = At how many tables one person may sit at once; 0 for no limit
config-pace = Pace
    .help = Whether tables are played live, by correspondence, or either
config-clock = Time per turn
    .help = For example 90s, 5m, 12h or 2d; 0 leaves it to each game
config-window = Time per reaction
    .help = For doubts, blocks and the like: 20s, 1m, 6h; 0 leaves it to each game
config-threads = Threads
    .help = Whether each table gets a thread of its own
config-robots = Robots allowed
    .help = Whether robots may be added to tables
config-level = Robots
    .help = How well robots play, in games that know that level
config-coach = Coach
    .help = Whether people may ask for advice while they play; such a game does not count for ratings
config-defaults = Options of new tables
    .help = What tables of a game begin with; the host may still change it
config-language = Language
    .help = In which language everybody is spoken to here; private answers are in each reader's own
config-sleepers = When a player is asleep
    .help = What happens when somebody lets two turns in a row go by
config-enders = Who may end a table
    .help = Whether the host ends a running table, or only a moderator
config-log = Log channel
    .help = Where changes and moderators' acts are posted: mention a channel, or nowhere

## The panel.
config-panel-server = For the whole server:
config-panel-channel = Only for { $channel }:
config-panel-which = What do you want to change?
config-panel-scope = For one channel…
config-panel-pick = Choose; leave it empty for the usual
config-panel-type = Type a value
config-panel-default = Back to usual
config-panel-all = All settings
config-panel-whole = Whole server

## Taking back.
config-reset-all = everything that is set here
config-reset-sure = Take back **{ $what }**? It will be as usual again.
config-reset-yes = Take it back
config-reset-done = { $count ->
        [0] Nothing was set here; nothing has changed.
        [one] Taken back: one setting is as usual again.
       *[other] Taken back: { $count } settings are as usual again.
    }

## The audit.
audit-title = Who changed what
audit-nothing = Nothing has been changed yet.
audit-save = Save as a file
audit-file = { $count ->
        [one] One change, as a table for a spreadsheet.
       *[other] { $count } changes, as a table for a spreadsheet.
    }
    .when = when
    .who = who
    .channel = channel
    .what = what
    .from = from
    .to = to
audit-forgotten = somebody who asked to be forgotten
audit-in-channel = { " " }in { $channel }
audit-setting = **{ $setting }**{ $where }: { $before } → { $after }
audit-ban = banned { $what }
audit-ban-until = banned { $what } until { $when }
audit-why = { $act } ({ $reason })
audit-unban = lifted the ban of { $what }
audit-end = ended table { $what }
audit-close = closed the lobby of table { $what }
audit-pause = paused table { $what }
audit-resume = let table { $what } go on
audit-extend = gave table { $what } more time
audit-kick = removed somebody from table { $what }
audit-seat = seated somebody new at table { $what }
audit-host = gave table { $what } another host
audit-move = moved table { $what }

## Refused values.
refused-setting-choice = For "{ $setting }" these are possible: { $each }.
    .each = { CALLED($word, $typed) }
refused-setting-number = "{ $setting }" can be a whole number from 0 (no limit) to { $most }.
refused-setting-clock = "{ $setting }" can be { $least }s to { $most }m for live tables, or 1h to 7d for correspondence; 0 leaves it to each game.
refused-setting-channels = "{ $setting }" can be { $most ->
        [one] a channel of this server, mentioned with #, or { $none }.
       *[other] up to { $most } channels of this server, mentioned with #, or { $none }.
    }
refused-setting-roles = "{ $setting }" can be up to { $most } roles of this server, mentioned with @, or { $none }.
refused-setting-defaults = "{ $setting }" needs a game, one of its options and a value; choose from what is suggested.
refused-setting-log = I cannot write in that channel; let me see it and send messages there, or choose another one.
refused-setting-server-only = "{ $setting }" can only be set for the whole server; leave the channel out.
refused-setting-name = There is no such setting. There are: { $each }.
    .each = { CALLED($word, $typed) }
refused-clock-live = Tables here are played live: choose a clock of seconds or minutes.
refused-clock-correspondence = Tables here are played by correspondence: choose a clock of at least an hour.

## Who may come in.
table-opened-under = Opened with these settings:
refused-openers = Only { $roles } can open tables here; find one to join with `/tables`, or ask a moderator.
refused-joiners = Only { $roles } can join tables here; a moderator can give you that role.
refused-banned = You cannot open or join tables in this server for now; a moderator can lift that.
refused-banned-why = You cannot open or join tables in this server for now ({ $reason }); a moderator can lift that.
refused-banned-until = You can open and join tables in this server again { $when }; a moderator can lift it earlier.
refused-banned-until-why = You can open and join tables in this server again { $when } ({ $reason }); a moderator can lift it earlier.

## For moderators: the tables.
moderate-age = open for { $age }
moderate-which = Which table?
moderate-who = Who takes the seat of { $seat }?
moderate-pause = Pause
moderate-resume = Go on
moderate-extend = More time
moderate-seat = Seat somebody for { $seat }
moderate-end = End
done-extend = The clock of the open decision starts again.
done-ban = { $who } cannot open or join tables here until you lift it with `/moderate unban`. { $seats ->
        [0] They had no seat here.
        [one] A robot plays their seat.
       *[other] Robots play their { $seats } seats.
    }
done-ban-until = { $who } can open and join tables here again { $when }. { $seats ->
        [0] They had no seat here.
        [one] A robot plays their seat.
       *[other] Robots play their { $seats } seats.
    }
bans-title = Bans
bans-none = Nobody is banned here.
bans-open = { $who } until it is lifted; by { $by } on { $when }
bans-until = { $who } until { $until }; by { $by } on { $when }
bans-later = Later
bans-earlier = Earlier
history-title = Past tables
history-none = No table of this server is over yet.
history-none-of = { $who } has no seat at a table of this server that is over.
history-nobody = nobody
history-asleep = { $name } (fell asleep)
history-left = { $name } (left)
history-kicked = { $name } (removed)
history-long = { $age }
history-lobby = only a lobby, { $age }
history-ended-host = ended early by { $who }, the host
history-ended-moderator = ended early by { $who }, a moderator
history-ended-forgotten = ended early by somebody who asked to be forgotten
history-abandoned = ended because nobody came back for days
history-closed-host = closed by { $who }, the host
history-closed-moderator = closed by { $who }, a moderator
history-closed-forgotten = closed by somebody who asked to be forgotten
history-closed-idle = closed because nobody started it
history-closed-empty = closed because everybody left
history-closed-unknown = closed; by whom is not known
history-unreadable = this version cannot read how it ended
history-later = Later
history-earlier = Earlier
done-unban = { $who } can open and join tables again.
refused-ban-bot = Bots do not play here; choose a person.
refused-ban-self = You cannot ban yourself; another moderator can.
refused-not-banned = That person is not banned here; nothing has changed.
