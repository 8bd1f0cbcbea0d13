cli-welcome = { $game } { $robots ->
        [0] in solitario
        [one] contro un robot
       *[other] contro { $robots } robot
    }. Rispondi con un numero, ? per un consiglio, b per tornare indietro di un passo, q per smettere.
cli-one = Numero:
cli-several = Numeri, da { $least } a { $most }, separati da spazi:
cli-what = Non è nell'elenco. Scrivi uno dei numeri, ?, b o q.
cli-advice = Il coach sceglierebbe, dalla scelta migliore in giù:
cli-no-advice = Qui il coach non ha nulla da dire.
cli-over = La partita è finita.
cli-bye = Alla prossima.
cli-you = Ospite
robot-name = Robot { $number }
