house-closed = Värden har stängt den här lobbyn; /play öppnar en ny.
house-closed-idle = Ingen har startat på ett tag, så den här lobbyn är stängd; /play öppnar en ny.
house-closed-empty = Alla har gått, så den här lobbyn är stängd; /play öppnar en ny.
house-left = { $who } lämnar bordet; en robot spelar { GENDER($who) ->
        [f] tills hon är tillbaka
        [m] tills han är tillbaka
       *[n] så länge
    }.
house-left-alone = { $who } lämnar bordet.
house-kicked = { $who } får lämna bordet; en robot tar över platsen.
house-kicked-alone = { $who } får lämna bordet.
house-asleep = { $who } verkar sova; en robot spelar { GENDER($who) ->
        [f] tills hon är tillbaka
        [m] tills han är tillbaka
       *[n] så länge
    }.
house-asleep-alone = { $who } verkar sova.
house-asleep-waits = { $who } verkar sova, så bordet är pausat så länge.
house-wishes-pause = { $who } vill ta en paus; den börjar när alla går med på det.
house-agrees-pause = { $who } går med på pausen.
house-extended = En moderator har startat om klockan för det här beslutet.
house-back = { $who } är tillbaka.
house-seated = { $who } tar en plats som en robot har hållit varm.
house-conceded-robot = { $who } ger upp; en robot spelar på platsen partiet ut.
house-took-back = { $who } ångrade sitt senaste drag.
house-host = { $who } är värd för bordet nu.
house-paused = Bordet är pausat, och klockan står stilla.
house-paused-nobody = Ingen är vaken, så bordet väntar tills en spelare är tillbaka.
house-resumed = Spelet fortsätter; alla har lika mycket tid kvar som förut.
house-ended = Bordet har avslutats i förtid.
house-abandoned = Ingen har kommit tillbaka på flera dagar, så bordet är avslutat.
house-turn-restarted = Reglerna uppdaterades mitt i turen, så den börjar om från början.

refused-no-game = Det spelet finns inte här; det här går att spela: { $games }.
refused-no-table = Det bordet finns inte längre; /tables visar de öppna.
refused-unreadable = Jag kan inte läsa det här bordet med reglerna jag har nu; det väntar tills jag är uppdaterad.
refused-busy = Det hände för mycket på en gång vid bordet; försök igen.
refused-trouble = Något gick fel hos oss, men inget har ändrats; försök igen.
refused-store-busy = Jag har fullt upp just nu, och inget har ändrats; försök igen om en stund.
refused-closing = Jag ska strax starta om; inget går förlorat, försök igen om en minut.
refused-not-at-table = Du sitter inte vid det här bordet; gå med i en lobby eller öppna ett bord med /play.
refused-you-left = Du har lämnat det här bordet; tryck på ”Jag är tillbaka” för att ta din plats igen.
refused-you-conceded = Du har gett upp i det här partiet; en revansch startar ett nytt.
refused-not-started = Partiet har inte börjat än; värden kan starta det.
refused-started = Partiet har redan börjat; /play öppnar ett nytt bord.
refused-over-won = Det här partiet är slut, och { $who } vann; en revansch startar ett nytt.
refused-not-over = Partiet pågår fortfarande; det går att få revansch när det är slut.
refused-closed = Den här lobbyn är stängd; /play öppnar en ny.
refused-paused = Bordet är pausat; det fortsätter med /table resume.
refused-paused-nobody = Ingen är vaken, så bordet väntar; det fortsätter när en spelare trycker på ”Jag är tillbaka”.
refused-paused-asleep = Bordet väntar på någon som sover; det fortsätter med ”Jag är tillbaka”, eller när värden skriver /table resume.
refused-end-moderators = På den här servern är det bara moderatorer som avslutar pågående bord; fråga en av dem, eller lämna bordet med /table leave.
refused-not-paused = Bordet är inte pausat; spela bara vidare.
refused-only-host = Det kan bara värden göra; fråga { $who }.
refused-only-host-away = Det kan bara värden göra, och värden har lämnat bordet; en moderator kan avsluta det.
refused-nothing-to-pick = Med de här alternativen finns det inget att välja.
refused-pick-taken = Det har redan någon annan valt; välj något annat, eller låt slumpen avgöra.
refused-already-seated = Du sitter redan vid bordet; nu är det bara de andra som saknas.
refused-too-few = Det här spelet är för { $least } till { $most } spelare; bjud in någon eller tryck på ”Lägg till robot”.
refused-full = Alla { $most } platserna är upptagna; /play öppnar ett nytt bord.
refused-level = Robotarna i det här spelet har de här nivåerna: { $each }.
    .each = { CALLED($word, $typed) }
refused-no-robot = Den roboten finns inte vid bordet; platserna står här ovanför.
refused-no-seat = Den platsen finns inte; välj en från 1 till { $most }.
refused-stale = Spelet har gått vidare sedan knappen visades; så här ser det ut nu.
refused-too-late = För sent: { $who } var snabbare.
refused-undo-late = Tiden för det beslutet har gått ut, så det går inte att ångra; spela vidare härifrån.
refused-kick-nobody = Ingen spelar på den platsen; välj en spelare som är vid bordet.
refused-kick-self = Du kan inte köra ut dig själv; lämna bordet i stället.
refused-seat-taken = { $who } spelar på den platsen; bara en plats som en robot håller varm kan erbjudas.
refused-saw-a-hand = Den personen har sett en annan hand vid bordet och kan inte ta platsen; välj någon ny.
refused-no-offer = Du har inte erbjudits någon plats här; värden kan erbjuda dig en.
refused-host-not-here = Den nya värden måste vara en spelare som är vid bordet; välj en av dem.
refused-standing = Det går inte att besvara i förväg här; **Stående svar** visar vad som går.
refused-replay-running = Bara ett avslutat parti går att se i repris; `/table log` visar vad som har hänt hittills.
refused-export-running = Partiet pågår fortfarande; det går att spara när det är slut.
