inkognito-verbs = Viaj movoj en Inkognito
inkognito-verb-visit = Iri al unu el viaj lokoj
    .place = Kiu loko
inkognito-verb-meet = Via rolo en renkontiĝo: montri, demandi, rigardi, observi, rezigni, malfermi la monŝrankon
