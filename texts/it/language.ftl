language = Italiano
    .locale = it
    .discord = it
    .alphabet = abcdefghijklmnopqrstuvwxyz
