choose-confirm = Bekräfta
choose-confirm-text = Inget spelas förrän du bekräftar.
choose-back = Tillbaka
choose-page = Sida { $page }
choose-nothing = inget
choose-none = Inget av det här
choose-marked = Markerat hittills: { $choices }
choose-done = Klart: { $count ->
        [one] { $count } markerat
       *[other] { $count } markerade
    }
