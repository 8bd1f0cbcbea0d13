inkognito = Inkognito
    .blurb = Masked agents in Venice. Meet in secret, show one true card and one false, find your partner and open the safe.
    .motto = Four masks, one safe, half the truth.
inkognito-lobby-facts = 40 minutes · takes a game to learn

## Agents, numbers, places, colours.
inkognito-fiddlebottom = Lord Fiddlebottom
inkognito-bubble = Colonel Bubble
inkognito-zsazsa = Madame Zsa Zsa
inkognito-agent_x = Agent X
inkognito-n13 = 13
inkognito-n24 = 24
inkognito-n36 = 36
inkognito-n47 = 47
inkognito-initial-fiddlebottom = F
inkognito-initial-bubble = B
inkognito-initial-zsazsa = Z
inkognito-initial-agent_x = X
inkognito-initial-ambassador = A
inkognito-san_marco = San Marco
inkognito-rialto = Rialto
inkognito-san_giorgio = San Giorgio
inkognito-sighs = Bridge of Sighs
inkognito-salute = Salute
inkognito-short-san_marco = S. Marco
inkognito-short-rialto = Rialto
inkognito-short-san_giorgio = S. Giorgio
inkognito-short-sighs = Sighs
inkognito-short-salute = Salute
inkognito-red = red
inkognito-blue = blue
inkognito-green = green
inkognito-yellow = yellow
inkognito-black = black
inkognito-as-ambassador = the Ambassador
inkognito-unvisited = –
inkognito-air = The air player
inkognito-the-ambassador = The Ambassador
inkognito-identity = identity
inkognito-number = number

## Choices.
inkognito-show-fiddlebottom = ✔ Lord Fiddlebottom
    .brief = ✔ Fiddlebottom
inkognito-show-bubble = ✔ Colonel Bubble
    .brief = ✔ Bubble
inkognito-show-zsazsa = ✔ Madame Zsa Zsa
    .brief = ✔ Zsa Zsa
inkognito-show-agent_x = ✔ Agent X
    .brief = ✔ Agent X
inkognito-show-n13 = ✔ 13
    .brief = ✔ 13
inkognito-show-n24 = ✔ 24
    .brief = ✔ 24
inkognito-show-n36 = ✔ 36
    .brief = ✔ 36
inkognito-show-n47 = ✔ 47
    .brief = ✔ 47
inkognito-false-fiddlebottom = ✘ Lord Fiddlebottom
    .brief = ✘ Fiddlebottom
inkognito-false-bubble = ✘ Colonel Bubble
    .brief = ✘ Bubble
inkognito-false-zsazsa = ✘ Madame Zsa Zsa
    .brief = ✘ Zsa Zsa
inkognito-false-agent_x = ✘ Agent X
    .brief = ✘ Agent X
inkognito-false-n13 = ✘ 13
    .brief = ✘ 13
inkognito-false-n24 = ✘ 24
    .brief = ✘ 24
inkognito-false-n36 = ✘ 36
    .brief = ✘ 36
inkognito-false-n47 = ✘ 47
    .brief = ✘ 47
inkognito-safe = Open the safe…
inkognito-ask = Demand a black card
inkognito-ask_air = Ask about the air player
inkognito-decline = Do nothing
inkognito-watch = Watch
inkognito-kind-identity = The identity
inkognito-kind-number = The number
inkognito-look-identity = Look at the identity
inkognito-look-number = Look at the number
# In the safe, where one press may say two agents' numbers.
inkognito-number_of_fiddlebottom-n13 = { inkognito-initial-fiddlebottom } { inkognito-n13 }
inkognito-number_of_fiddlebottom-n24 = { inkognito-initial-fiddlebottom } { inkognito-n24 }
inkognito-number_of_fiddlebottom-n36 = { inkognito-initial-fiddlebottom } { inkognito-n36 }
inkognito-number_of_fiddlebottom-n47 = { inkognito-initial-fiddlebottom } { inkognito-n47 }
inkognito-number_of_bubble-n13 = { inkognito-initial-bubble } { inkognito-n13 }
inkognito-number_of_bubble-n24 = { inkognito-initial-bubble } { inkognito-n24 }
inkognito-number_of_bubble-n36 = { inkognito-initial-bubble } { inkognito-n36 }
inkognito-number_of_bubble-n47 = { inkognito-initial-bubble } { inkognito-n47 }
inkognito-number_of_zsazsa-n13 = { inkognito-initial-zsazsa } { inkognito-n13 }
inkognito-number_of_zsazsa-n24 = { inkognito-initial-zsazsa } { inkognito-n24 }
inkognito-number_of_zsazsa-n36 = { inkognito-initial-zsazsa } { inkognito-n36 }
inkognito-number_of_zsazsa-n47 = { inkognito-initial-zsazsa } { inkognito-n47 }
inkognito-number_of_agent_x-n13 = { inkognito-initial-agent_x } { inkognito-n13 }
inkognito-number_of_agent_x-n24 = { inkognito-initial-agent_x } { inkognito-n24 }
inkognito-number_of_agent_x-n36 = { inkognito-initial-agent_x } { inkognito-n36 }
inkognito-number_of_agent_x-n47 = { inkognito-initial-agent_x } { inkognito-n47 }

## Questions.
inkognito-ask-place = { $who }, where do you go? Press one of your places.
    .mine = Where do you go this round?
    .others = { $who } is choosing where to go.
inkognito-ask-stealth = { $who }, where does the Ambassador go?
    .mine = Where does the Ambassador go? Nobody sees it until all have moved.
    .others = { $who } is choosing where the Ambassador goes.
inkognito-ask-meet-aa = Private talks at { $place }. Waiting for { $who }.
    .mine = Show one true and one false card, or open the safe. You may change your mind until both have decided.
inkognito-ask-meet-am = A meeting with the Ambassador at { $place }. Waiting for { $who }.
    .mine = What do you do at { $place }?
inkognito-ask-meet-ad = A meeting with the air player at { $place }. Waiting for { $who }.
    .mine = You are alone with the air player: you may look at one of the two black cards.
inkognito-ask-meet-aam = The Ambassador receives two agents at { $place }. Waiting for { $who }.
    .mine = The Ambassador receives two agents. You may change your mind until everybody there has decided.
inkognito-ask-meet-aa-aam = Meetings at { $place }. Waiting for { $who }.
    .mine = Your meeting. You may change your mind until everybody there has decided.
inkognito-ask-meet-aam-aa = Meetings at { $place }. Waiting for { $who }.
    .mine = Your meeting. You may change your mind until everybody there has decided.
inkognito-ask-black = { $who }, which black card do you show { $by }?
    .mine = { $by } demands a black card of you: which one do you show?
    .others = { $who } is choosing which black card to show { $by }.
inkognito-step-place = Choose one of the tiles that are left.
inkognito-step-show = Which true card do you show?
inkognito-step-false = And which false one?
inkognito-step-interview = What do you do with the Ambassador's help?
inkognito-step-seat = Which player?
inkognito-step-kind = Which of the two black cards?
inkognito-step-look = Look at a black card of the air player?
inkognito-step-watch = Watch, or open the safe?
inkognito-step-number_of_fiddlebottom = Whose number is which? The last one follows by itself. One attempt ends the game.
inkognito-step-number_of_bubble = Whose number is which? The last one follows by itself. One attempt ends the game.
inkognito-step-number_of_zsazsa = Whose number is which? The last one follows by itself. One attempt ends the game.
inkognito-step-number_of_agent_x = Whose number is which? The last one follows by itself. One attempt ends the game.
inkognito-step-confirm_partner = ⚠️ Really? One attempt ends the game.
inkognito-step-confirm_others = ⚠️ Really? One attempt ends the game.
inkognito-step-confirm_nobody = ⚠️ Really? One attempt ends the game.
inkognito-spelled = F { $fiddlebottom }, B { $bubble }, Z { $zsazsa }, X { $agent_x }
inkognito-sure-partner = { inkognito-spelled }, and { $by } is your partner? If anything is wrong, the other pair wins.
inkognito-sure-others = { inkognito-spelled }? If anything is wrong, all who are not on your side win.
inkognito-sure-nobody = { inkognito-spelled }? If anything is wrong, nobody gets a point.
inkognito-sure-partner-doubt = ⚠️ Your notebook says { $by } is { $agent }. If so, the other pair wins.
inkognito-sure-others-doubt = ⚠️ Your notebook says { $by } is { $agent }. If so, the other side wins.
inkognito-sure-nobody-doubt = ⚠️ Your notebook says { $by } is { $agent }. If so, nobody gets a point.
inkognito-doubt-no = ⚠️ **Wrong partner? Your notebook says that { $by } is not { $agent }.**
inkognito-doubt = ⚠️ **Wrong partner? Your notebook says that { $by } is { $agent }.**

## What happens.
inkognito-game = { $number ->
        [1] The black cards are dealt.
       *[other] Game { $number }: the black cards are dealt.
    }
inkognito-dealt = { "" }
    .private = You are { $identity }, and your number is { $number }.
inkognito-is-ambassador = { $who } is the Ambassador.
inkognito-round = Round { $number }. First: { $who }.
inkognito-chosen = { $who } has chosen a place for the Ambassador.
inkognito-went = { $who } goes to { $place }.
inkognito-ambassador = The Ambassador is at { $place }.
inkognito-meets-aa = { $who } are alone together at { $place }.
inkognito-meets-am = { $who } is alone with the Ambassador at { $place }.
inkognito-meets-ad = { $who } is alone with the air player at { $place }.
inkognito-meets-aam = The Ambassador receives { $who } at { $place }.
inkognito-crowd = No meeting at { $place }.
inkognito-nobody-alone = Nobody meets anybody alone this round.
inkognito-skipped = { $who } has already seen every black card; the Ambassador has nothing more to offer.
inkognito-traded = { $who } have exchanged information at { $place }.
    .private = { $whom } showed you { $saw }. You showed { $showed }.
# As logs of earlier versions have it.
inkognito-exchanged = { inkognito-traded }
    .private = You saw { $saw }. You showed { $showed }.
inkognito-presented = { $who } has shown the Ambassador ({ $whom }) two cards at { $place }.
    .private = { $who } showed { $whom } { $cards }.
inkognito-asked = { $who } demands a black card of { $whom }.
inkognito-answered = { $who } has shown { $whom } a black card.
    .private = { $who } showed { $whom } the black card { $card }.
inkognito-asked-air = { $who } has seen a black card of the air player, with the Ambassador's help.
    .private = You saw the air player's black card: { $card }.
inkognito-looked = { $who } has looked at a black card of the air player.
    .private = You saw the air player's black card: { $card }.
inkognito-declined = { $who } lets it be.
inkognito-tiles-back = All tiles are taken back; a new cycle begins.
inkognito-safe-right = { $who } opens the safe at { $place }: { $combination }. It opens!
inkognito-safe-wrong = { $who } tries the safe at { $place }: { $combination }. It stays shut.
inkognito-safe-right-partner = { $who } to { $whom }, at { $place }: you are my partner! { $combination }. The safe opens!
inkognito-safe-wrong-partner = { $who } to { $whom }, at { $place }: you are my partner! { $combination }. Wrong: the safe stays shut.
inkognito-safe-right-named = { $who }, at { $place }: { $whom } is my partner! { $combination }. The safe opens!
inkognito-safe-wrong-named = { $who }, at { $place }: { $whom } is my partner! { $combination }. Wrong: the safe stays shut.
inkognito-ended = { $rounds } rounds without an attempt on the safe: the carnival is over.
inkognito-revealed = { $who }: { $identity }, { $number }.
inkognito-retold = Round { $round }, { $place }: { $who } showed { $whom } { $cards }.
inkognito-retold-black = Round { $round }, { $place }: { $who } showed { $whom } the black card { $cards }.
inkognito-could-know = { $who } could have known the combination after round { $round }.
inkognito-could-not-know = { $who } could not be sure of the combination.
inkognito-game-won = Game { $number } is won by { $who }.
inkognito-game-undecided = Game { $number } has no winner.
inkognito-points = { $who } now has { $points } of { $target } points.
inkognito-series-won = The series goes to { $who }, with { $points } points!
inkognito-series-undecided = The series ends without a winner.
inkognito-time = { $who } ran out of time; the house decides for them.

## The table.
inkognito-mark-round = Round { $round } · { $of } of 5
inkognito-heading = Inkognito · round { $round } ({ $of } of 5)
inkognito-first = First: { $who }
inkognito-series = Game { $game } · first to { $target } points
inkognito-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inkognito-visited = { $colour } · { $first } · { $second } · { $third } · { $fourth } · { $fifth }
inkognito-still = Tiles left
inkognito-still-seat = { $who }: { $places }
inkognito-still-ambassador = The Ambassador: { $places }
inkognito-face-down = this round's place is chosen, face down
inkognito-now-aa = { $who } meet at { $place }.
inkognito-now-am = { $who } is with the Ambassador at { $place }.
inkognito-now-ad = { $who } is with the air player at { $place }.
inkognito-now-aam = The Ambassador receives { $who } at { $place }.
inkognito-last-game = The last game
inkognito-laid-open = Masks off
inkognito-recap = What was shown
inkognito-recap-where = Everything that was shown, round by round, and who could have known the combination when, is in the log.
inkognito-result = { inkognito-game-won }
inkognito-no-result = { inkognito-game-undecided }
inkognito-tried-right = { $who } opened the safe in round { $round } with { $combination }.
inkognito-tried-wrong = { $who } tried { $combination } in round { $round }, in vain.

## The hand.
inkognito-hand = You are { $identity }; your number is { $number }
inkognito-hand-ambassador = You are the Ambassador
inkognito-hand-alone = As the Ambassador you win alone: find out whose number is which, and open the safe when you meet somebody.
inkognito-false = False when you show them: { $cards }.
inkognito-left = Tiles left: { $places }.
inkognito-none-left = All your tiles of this cycle are played.
inkognito-my-face-down = Your tile, face down: { $place }.
inkognito-mine-aa = You are alone with { $whom } at { $place }.
inkognito-mine-am = You are alone with the Ambassador at { $place }.
inkognito-mine-am-player = You are alone with the Ambassador ({ $whom }) at { $place }: whatever black card you see, the Ambassador sees, too.
inkognito-mine-ad = You are alone with the air player at { $place }.
inkognito-mine-aam = You and { $by } are before the Ambassador ({ $whom }) at { $place }. What you show, only the Ambassador sees.
inkognito-mine-receive = You receive { $whom } at { $place }.
inkognito-used-none = You have not shown { $whom } any pair yet.
inkognito-used-up = What you have shown { $whom } already, and cannot show again:
inkognito-committed = Decided: { $choice }.
inkognito-committed-show = Decided: you show { $cards }.
inkognito-committed-ask = Decided: you demand a black card of { $whom }.
inkognito-committed-safe = Decided: you open the safe with { $combination }.

## The notebook.
inkognito-notebook = Your notebook · game { $game }
inkognito-notebook-open = Notebook
inkognito-notebook-identity = Mark who is who
inkognito-notebook-number = Mark who has which number
inkognito-notebook-fact = { $who }: { $card }
inkognito-notebook-marking = **How do you mark this?** { $facts }
inkognito-notebook-safe = Open the safe as in my notebook: { $combination }
inkognito-notebook-proposes = Your notebook says { $combination }: press Notebook to open the safe with it.
inkognito-notebook-sign-no = No
inkognito-notebook-sign-maybe = Perhaps
inkognito-notebook-sign-yes = Yes
inkognito-notebook-sign-clear = Rub out
inkognito-notebook-draft = Draft of the combination
inkognito-notebook-draft-as = { $agent }: { $number }
inkognito-notebook-write = Write a note
inkognito-pad = Notebook
inkognito-note-none = You are the Ambassador: no cards of your own.
inkognito-note-own = You: { $identity }, { $number }.
inkognito-note-crossed = Crossed out for all others: { $identity }, { $number }.
inkognito-note-partner = Your partner is { $agent }.
inkognito-note-certain = Certain: { $who } holds { $card } (black card seen).
inkognito-note-meetings = Meetings (X seen, O shown, ✔ black)
inkognito-note-leaf = Meetings { $start } to { $end } of { $all } (X seen, O shown, ✔ black)
inkognito-note-newer = ‹ Newer
inkognito-note-older = Older ›
inkognito-note-met = Round { $round }, { $place }, { $whom } – X: { $seen } · O: { $shown }
inkognito-note-saw = Round { $round }, { $place }, { $whom } – X: { $seen }
inkognito-note-showed = Round { $round }, { $place }, { $whom } – O: { $shown }
inkognito-note-got = Round { $round }, { $place }, { $whom } – ✔ { $card }
inkognito-note-gave = Round { $round }, { $place }, { $whom } – you showed ✔ { $card }
inkognito-note-shown = What others have seen of you
inkognito-note-used = { $whom }: { $used } of { $all } pairs used
inkognito-note-pair = – { $cards }
inkognito-note-black = { $whom } has seen your black card: { $cards }
inkognito-note-marks = Your marks
inkognito-note-own-words = Your note
inkognito-note-text = “{ $text }”
inkognito-mark-no = { $who }: not { $cards }
inkognito-mark-maybe = { $who }: perhaps { $cards }
inkognito-mark-yes = { $who }: surely { $cards }
inkognito-no = no
inkognito-maybe = maybe
inkognito-yes = yes
inkognito-sign-maybe = ?
inkognito-draft = Draft F-B-Z-X: { $combination }
inkognito-draft-twice = ⚠️ The draft has { $card } twice, so it opens no safe.
inkognito-note-help = What your record leaves possible
inkognito-help-worlds = { $worlds ->
        [one] One way left to give everybody an identity and a number.
       *[other] { $worlds } ways left to give everybody an identity and a number.
    }
inkognito-help-combinations = { $count ->
        [one] The combination: { $combinations }
       *[other] { $count } combinations: { $combinations }
    }
inkognito-help-seat = { $who }: { $identities } · { $numbers }
inkognito-refused-notebook = There is a notebook only in a running game of Inkognito.
inkognito-refused-sign = A mark is one of: { $signs }.
inkognito-refused-mark = Marks are for the other agents; choose one of them.
inkognito-refused-draft = The draft takes one of the four numbers under one of the four agents.
inkognito-refused-note = A note has at most { $most } characters.

## Pictures in words.
inkognito-alt-table = A map of Venice in round { $round }, number { $of } of the cycle; below it, a row for each player with the places visited in this cycle.
inkognito-alt-place = At { $place }: { $who }.
inkognito-alt-ambassador = The Ambassador is at { $place }.
inkognito-alt-face-down = The Ambassador's next place is chosen, face down.
inkognito-alt-first = { $who } has the light: first in this round.
inkognito-alt-tiles = Tiles left: { $places }.
inkognito-alt-notebook = Your notebook of game { $game }: your marks for each agent, and a column for each meeting with the cards seen and shown.

inkognito-moment-right = { $who } opens the safe at { $place }!
inkognito-moment-wrong = { $who } tries the safe at { $place }: it stays shut
inkognito-moment-stranger = The right numbers, but { $whom } is not the partner of { $who }
inkognito-moment-ended = The carnival is over: { $rounds } rounds, and no safe was tried
inkognito-moment-winners = Winners: { $who }
inkognito-moment-nobody = Nobody gets a point
inkognito-why-opened = { $count ->
        [one] opened the safe alone
       *[other] opened the safe together
    }
inkognito-why-failed = { $count ->
        [0] A safe was tried, and stayed shut: nobody wins
       *[other] won: the others' safe stayed shut
    }
inkognito-why-rounds = The carnival ended, and no safe was tried
inkognito-why-series = { $count ->
        [0] The series ended without a point
       *[other] won the series with { $points } points
    }
inkognito-award-knew = Could have known first: { $who } (round { $round })
inkognito-award-meetings = Met the most people: { $who } ({ $count } meetings)
inkognito-award-curious = Most curious: { $who } ({ $count } black cards)
inkognito-award-sought = Most asked: { $who } ({ $count } times)
inkognito-award-discreet = Most discreet: { $who } (let it be { $count } times)

## Options.
inkognito-option-series_points = Points to win
    .help = 1 is a single game; 3 is the usual series.
inkognito-option-ambassador = Who is the Ambassador
    .help = With five players: random, or a seat by its number.
inkognito-option-rotate = The Ambassador's role moves on
    .help = With five players in a series: on to the left each game, or the same player throughout.
inkognito-option-fail_rule = Wrong attempt
    .help = With three or five players: the others win, or nobody gets a point.
inkognito-others_win = the others win
inkognito-no_points = nobody gets a point
inkognito-option-name_partner_5p = Name the partner
    .help = With five players: whoever opens the safe must name their partner, too.
inkognito-option-ask_air = The air player may be asked
    .help = With three players: the Ambassador can be asked about the air player as well.
inkognito-option-deduction_help = Deduction help
    .help = Everybody's notebook counts what their own record leaves possible.
inkognito-option-auto_last_tile = Lay the last tile by itself
    .help = In the fifth round of a cycle there is no choice; the house lays the tiles.
inkognito-option-parallel_meetings = Meetings decide at the same time
    .help = Two pairs make up their minds together; the results still come one after the other.
inkognito-option-max_rounds = Rounds at most
    .help = After this many rounds without an attempt nobody wins.
inkognito-option-recap = Recap
    .help = After the game everything that was shown is published.
inkognito-option-tile_seconds = Time to choose a place
    .help = 15 to 600 seconds for a live table; an hour to a week for correspondence.
inkognito-option-meet_seconds = Time for a meeting
    .help = 15 to 600 seconds for a live table; an hour to a week for correspondence.
inkognito-option-first = Who is first
    .help = In the first game: random, or a seat by its number.
inkognito-random = random
