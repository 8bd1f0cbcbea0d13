cli-welcome = { $game } kontraŭ { $robots ->
        [one] unu roboto
       *[other] { $robots } robotoj
    }. Respondu per numero; ? por konsilo, b por unu paŝo reen, q por fini.
cli-one = Numero:
cli-several = Tajpu { $least } ĝis { $most } numerojn, kun spacoj inter ili:
cli-what = Tio ne estas en la listo. Tajpu unu el la numeroj, ?, b aŭ q.
cli-advice = Kion elektus la konsilanto, la plej bona unue:
cli-no-advice = La konsilanto havas nenion por diri pri tio.
cli-over = La partio finiĝis.
cli-bye = Ĝis revido.
cli-you = Gasto
robot-name = Roboto { $number }
