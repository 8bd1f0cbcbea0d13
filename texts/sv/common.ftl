number = { $count }
name = { $who }
names = { $who }
player-number = Spelare { $number }

refused-not-asked = Det är inte ditt beslut just nu; bordet väntar på { $who }.
refused-not-asked-counted = Det är inte ditt beslut just nu; bordet väntar på { $count ->
        [one] ett svar
       *[other] { $count } svar
    }.
refused-not-asked-held = Det är inte ditt beslut just nu; alla har svarat, och spelet fortsätter strax.
refused-not-possible = Det går inte här; öppna din panel så ser du vad som går.
refused-not-complete = Något saknas fortfarande; gör klart ditt val i panelen.
refused-over = Det här partiet är slut; en revansch startar ett nytt.
refused-already-left = Den spelaren har redan lämnat partiet.
refused-seat-count = Det här spelet kräver { $least } till { $most } spelare.
refused-option-value = För { $option } går det här: { $values }.
refused-option-number = ”{ $option }” ska vara ett heltal från { $least } till { $most }.
refused-option-clock = ”{ $option }” ska vara { $least } till { $most } sekunder vid ett bord i realtid, eller 3600 (en timme) till 604800 (en vecka) per korrespondens.
refused-option-unknown = Inget alternativ heter { $option }; de som finns är: { $options }.
refused-option-seat = ”{ $option }” ska vara en plats från 1 till { $most }.
refused-no-undo = Det går inte att ångra: något dolt har kommit fram sedan dess.
refused-robots = Ange en enda sorts robot, eller en sort för var och en av de { $seats } platserna: { $kinds }.
refused-league = Här spelar bara: { $known }.
refused-try-again = Discord tappade bort svaret. Titta efter innan du gör om det: det du gjorde kan redan ha räknats.
refused-form-late = Det tog för lång tid att öppna; tryck en gång till.
refused-bug = Något gick fel hos oss. Inget har ändrats vid bordet; försök igen.
refused-moderators-only = Det är bara till för serverns moderatorer (Hantera server).
refused-server-only = Det fungerar bara på en server, inte i direktmeddelanden.

end-foot = { $date } · frö { $seed }
end-date = { $day } { $month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
