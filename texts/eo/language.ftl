language = Esperanto
    .locale = eo
    .discord = none
    .alphabet = abcĉdefgĝhĥijĵklmnoprsŝtuŭvz
