inkognito-verbs = Your moves in Inkognito
inkognito-verb-visit = Go to one of your places
    .place = Which place
inkognito-verb-meet = Your part in a meeting, in private: show, ask, look, watch, decline or open the safe
