inkognito-verbs = Your moves in Inkognito
inkognito-verb-visit = Go to one of your places
    .place = Which place
inkognito-verb-meet = Your part in a meeting, in private: show, ask, look, watch, decline or open the safe
inkognito-verb-notebook = Your notebook, in private
inkognito-verb-note = Write a note into your notebook
    .text = Your note; it replaces the last one
