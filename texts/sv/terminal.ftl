cli-welcome = { $game }{ $robots ->
        [0] , ensam
        [one] { " " }mot en robot
       *[other] { " " }mot { $robots } robotar
    }. Svara med ett nummer; ? ger råd, b tar ett steg tillbaka, q avslutar.
cli-one = Nummer:
cli-several = Nummer, { $least } till { $most } stycken, med mellanslag emellan:
cli-what = Det finns inte på listan. Skriv ett av numren, ?, b eller q.
cli-advice = Coachen skulle välja, det bästa först:
cli-no-advice = Här har coachen inget att säga.
cli-over = Partiet är slut.
cli-bye = Hej då.
cli-you = Gäst
robot-name = Robot { $number }
