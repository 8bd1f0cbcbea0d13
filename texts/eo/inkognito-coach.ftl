inkognito-coach-worth = ĉirkaŭ { NUMBER($amount, maximumFractionDigits: 0) ->
        [one] { NUMBER($amount, maximumFractionDigits: 0) } procentpoento de via ŝanco gajni
       *[other] { NUMBER($amount, maximumFractionDigits: 0) } procentpoentoj de via ŝanco gajni
    }

## The safe.
inkognito-coach-safe-sure = Nur unu kombino kongruas kun ĉio, kion vi vidis: la monŝranko malfermiĝos, kaj vi gajnos.
inkognito-coach-safe-odds = La kombino estus ĝusta kun ŝanco de { $chance } %. Se vi atendas, via flanko gajnas kun ŝanco de ĉirkaŭ { $waiting } %.
inkognito-coach-safe-never = Tio ne kongruas kun tio, kion vi vidis: la monŝranko restus fermita, kaj vi perdus.
inkognito-coach-safe-stranger = Laŭ tio, kion vi vidis, { FORM($whom, "mid") } ne estas via partnero: la monŝranko restus fermita, kiaj ajn estus la nombroj.
inkognito-coach-watch = { $count ->
        [one] Nur unu kombino kongruas kun tio, kion vi vidis.
        [2] Du kombinoj ankoraŭ kongruas kun tio, kion vi vidis; observante vi ekscios pli.
       *[other] { $count } kombinoj ankoraŭ kongruas kun tio, kion vi vidis; observante vi ekscios pli.
    }

## What to show.
inkognito-coach-show-foe = { $chance ->
        [0] { $whom } ne estas via partnero.
       *[other] { $whom } estas via partnero nur kun ŝanco de { $chance } %.
    } { $left ->
        [one] Per tio { $whom } scios, kiu vi estas kaj kiun nombron vi havas.
       *[other] Eĉ tiam por { $whom } restos { $left } ebloj, kiu vi estas kaj kiun nombron vi havas.
    }
inkognito-coach-show-partner = { $chance ->
        [100] { $whom } estas via partnero.
       *[other] { $whom } verŝajne estas via partnero ({ $chance } %).
    } { $left ->
        [one] Tio diras, kiu vi estas kaj kiun nombron vi havas.
       *[other] Tio lasas { $left } eblojn, kiu vi estas kaj kiun nombron vi havas: ju malpli, des pli bone.
    }
inkognito-coach-show-ambassador = { $left ->
        [one] Per tio la Ambasadoro ({ $whom }) scios, kiu vi estas kaj kiun nombron vi havas.
       *[other] Eĉ tiam por la Ambasadoro ({ $whom }) restos { $left } ebloj, kiu vi estas kaj kiun nombron vi havas.
    }

## Whom to ask, what to look at.
inkognito-coach-ask = Nigra karto de { FORM($whom, "mid") } verŝajne ekskludos ĉirkaŭ { $share } % de ĉio, kio ankoraŭ eblas.
inkognito-coach-ask-known = Vi jam scias, kiu estas { FORM($whom, "mid") } kaj kiun nombron tiu havas.
inkognito-coach-look = La { $kind } de la fantoma ludanto verŝajne ekskludos ĉirkaŭ { $share } % de ĉio, kio ankoraŭ eblas.
inkognito-coach-look-known = La { $kind } de la fantoma ludanto jam estas konata al vi.
inkognito-coach-decline = Vi ekscias nenion, kaj neniu perdas ion.

## Where to go.
inkognito-coach-place-safe = Ŝanco malfermi la monŝrankon: ĉe { FORM($place, "def") } vi eble estos sola kun { FORM($whom, "mid") }.
inkognito-coach-place-partner = { $whom } verŝajne estas via partnero, kaj eble vi renkontiĝos duope ĉe { FORM($place, "def") }.
inkognito-coach-place-there = { $whom } jam estas tie: se neniu sekvos, vi vidos du kartojn.
inkognito-coach-place-there-air = La fantoma ludanto jam estas tie: se neniu sekvos, vi rajtos rigardi nigran karton.
inkognito-coach-place-wait = { $whom } ankoraŭ povas veni al { FORM($place, "def") }; { $left ->
        [one] neniu alia loko restas al tiu ludanto.
       *[other] al tiu ludanto restas { $left } lokoj.
    }
inkognito-coach-place-ambassador = { $left ->
        [one] Ĉi tio estas la lasta loko de la Ambasadoro: sola tie, vi rajtos postuli nigran karton de iu ajn.
       *[other] Al la Ambasadoro restas { $left } lokoj, kaj ĉi tiu estas unu el ili: sola tie, vi rajtos postuli nigran karton de iu ajn.
    }
inkognito-coach-place-received = La Ambasadoro eble akceptos vin tie kune kun { FORM($whom, "mid") }: vi montrus du kartojn kaj vidus neniun.
inkognito-coach-place-between = Eble { $who } estas partneroj: kie estas vi, tie ili ne povas esti duope.
inkognito-coach-place-apart = { $who } povus renkontiĝi tie duope, kaj verŝajne unu el ili estas via partnero kaj eble malfermos la monŝrankon: prefere ne ĝenu ilin.
inkognito-coach-place-last = Tiel { FORM($place, "def") } restos por la lasta raŭndo de la ciklo, kiam vi eble estos tie sola kun { FORM($whom, "mid") }.
inkognito-coach-place-last-ambassador = Tiel { FORM($place, "def") } restos por la lasta raŭndo de la ciklo, kiam vi eble estos tie sola kun la Ambasadoro.
inkognito-coach-place-crowd = Du jam estas tie: inter tri nenio okazas.
inkognito-coach-place-nobody = Neniu alia povas veni tien, do nenio okazos.
inkognito-coach-stealth = { $count ->
        [0] Neniu agento plu povas veni tien.
        [one] Nur unu agento ankoraŭ povas iri tien.
       *[other] { $count } agentoj ankoraŭ povas iri tien; unu aŭ du el ili estus bonvenaj.
    }
