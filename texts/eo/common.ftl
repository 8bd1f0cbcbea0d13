## Words that every game shares.
number = { $count }
name = { $who }
names = { $who }
player-number = Ludanto { $number }

## Refusals: what is wrong and what is possible instead.
refused-not-asked = Nun ne vi decidas; oni atendas respondon de { $who }.
refused-not-asked-counted = Nun ne vi decidas; oni atendas { $count ->
        [one] ankoraŭ unu respondon
       *[other] ankoraŭ { $count } respondojn
    }.
refused-not-asked-held = Nun ne vi decidas; ĉiuj jam respondis, kaj post momento la ludo daŭros.
refused-not-possible = Tio ne eblas ĉi tie; via panelo montras, kio eblas.
refused-not-complete = Io ankoraŭ mankas; kompletigu vian elekton en la panelo.
refused-over = Ĉi tiu partio finiĝis; revanĉo komencas novan.
refused-already-left = Tiu ludanto jam forlasis la partion.
refused-seat-count = Por ĉi tiu ludo necesas { $least } ĝis { $most } ludantoj.
refused-option-value = Por “{ $option }” eblas: { $values }.
refused-option-number = “{ $option }” devas esti entjero de { $least } ĝis { $most }.
refused-option-clock = “{ $option }” povas esti { $least } ĝis { $most } sekundoj en reala tempo, aŭ koresponde 3600 (unu horo) ĝis 604800 (unu semajno).
refused-option-unknown = La opcio “{ $option }” ne ekzistas; jen la ekzistantaj: { $options }.
refused-option-seat = “{ $option }” devas esti sidloko de 1 ĝis { $most }.
refused-no-undo = Tion oni ne plu povas malfari: intertempe malkaŝiĝis io sekreta.
refused-robots = Nomu unu specon de robotoj, aŭ po unu por ĉiu el la { $seats } sidlokoj: { $kinds }.
refused-league = Ĉi tie ludas nur jenaj: { $known }.
refused-try-again = Discord ĵus perdis la respondon. Rigardu denove, antaŭ ol ripeti: eble via ago jam validas.
refused-form-late = Tio malfermiĝis tro malrapide; bonvolu premi denove.
refused-bug = Io misfunkciis ĉe ni. Ĉe la tablo nenio ŝanĝiĝis; bonvolu reprovi.
refused-moderators-only = Tio estas por moderantoj de ĉi tiu servilo (permeso “Administri servilon”).
refused-server-only = Tio funkcias nur en servilo, ne en rektaj mesaĝoj.

## The foot of a picture of a game's end.
end-foot = { $date } · semo { $seed }
end-date = la { $day }-a de { $month ->
        [1] januaro
        [2] februaro
        [3] marto
        [4] aprilo
        [5] majo
        [6] junio
        [7] julio
        [8] aŭgusto
        [9] septembro
        [10] oktobro
        [11] novembro
       *[12] decembro
    } { $year }
