language = Svenska
    .locale = sv
    .discord = sv-SE
    .alphabet = abcdefghijklmnopqrstuvwxyzåäö
