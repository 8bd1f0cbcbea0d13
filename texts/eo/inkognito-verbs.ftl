inkognito-verbs = Viaj movoj en Inkognito
inkognito-verb-visit = Iri al unu el viaj lokoj
    .place = Kiu loko
inkognito-verb-meet = Private en renkontiĝo: montri, demandi, rigardi, observi, fari nenion, malfermi la monŝrankon
inkognito-verb-notebook = Via notlibro, private
inkognito-verb-note = Skribi noton en vian notlibron
    .text = Via noto; ĝi anstataŭas la lastan
