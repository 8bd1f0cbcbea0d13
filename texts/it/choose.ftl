choose-confirm = Conferma
choose-confirm-text = Non si gioca nulla finché non confermi.
choose-back = Indietro
choose-page = Pagina { $page }
choose-nothing = niente
choose-none = Niente di tutto questo
choose-marked = Scelte finora: { $choices }
choose-done = Fatto: { $count } { $count ->
        [one] scelta
       *[other] scelte
    }
