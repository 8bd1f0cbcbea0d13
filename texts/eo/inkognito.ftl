inkognito = Inkognito
    .blurb = Maskitaj agentoj en Venecio. Renkontiĝu sekrete, montru unu veran kaj unu falsan karton, trovu vian partneron kaj malfermu la monŝrankon.
    .motto = Kvar maskoj, unu monŝranko, duono de la vero.
inkognito-lobby-facts = 40 minutoj · lernebla en unu partio

inkognito-fiddlebottom = Lordo Fiddlebottom
    .acc = Lordon Fiddlebottom
inkognito-bubble = Kolonelo Bubble
    .acc = Kolonelon Bubble
inkognito-zsazsa = Sinjorino Zsa Zsa
    .acc = Sinjorinon Zsa Zsa
inkognito-agent_x = Agento X
    .acc = Agenton X
inkognito-n13 = 13
    .acc = 13
inkognito-n24 = 24
    .acc = 24
inkognito-n36 = 36
    .acc = 36
inkognito-n47 = 47
    .acc = 47
inkognito-initial-fiddlebottom = F
inkognito-initial-bubble = B
inkognito-initial-zsazsa = Z
inkognito-initial-agent_x = X
inkognito-initial-ambassador = A
inkognito-san_marco = San Marco
    .def = San Marco
inkognito-rialto = Rialto
    .def = Rialto
inkognito-san_giorgio = San Giorgio
    .def = San Giorgio
inkognito-sighs = Ponto de Suspiroj
    .def = la Ponto de Suspiroj
inkognito-salute = Salute
    .def = Salute
inkognito-short-san_marco = S. Marco
inkognito-short-rialto = Rialto
inkognito-short-san_giorgio = S. Giorgio
inkognito-short-sighs = Suspiroj
inkognito-short-salute = Salute
inkognito-red = ruĝa
inkognito-blue = blua
inkognito-green = verda
inkognito-yellow = flava
inkognito-black = nigra
inkognito-as-ambassador = la Ambasadoro
inkognito-unvisited = –
# .mid: within a sentence.
inkognito-air = La fantoma ludanto
    .mid = la fantoma ludanto
inkognito-the-ambassador = La Ambasadoro
inkognito-identity = identeco
inkognito-number = nombro

inkognito-show-fiddlebottom = ✔ Lordo Fiddlebottom
    .brief = ✔ Fiddlebottom
inkognito-show-bubble = ✔ Kolonelo Bubble
    .brief = ✔ Bubble
inkognito-show-zsazsa = ✔ Sinjorino Zsa Zsa
    .brief = ✔ Zsa Zsa
inkognito-show-agent_x = ✔ Agento X
    .brief = ✔ Agento X
inkognito-show-n13 = ✔ 13
    .brief = ✔ 13
inkognito-show-n24 = ✔ 24
    .brief = ✔ 24
inkognito-show-n36 = ✔ 36
    .brief = ✔ 36
inkognito-show-n47 = ✔ 47
    .brief = ✔ 47
inkognito-false-fiddlebottom = ✘ Lordo Fiddlebottom
    .brief = ✘ Fiddlebottom
inkognito-false-bubble = ✘ Kolonelo Bubble
    .brief = ✘ Bubble
inkognito-false-zsazsa = ✘ Sinjorino Zsa Zsa
    .brief = ✘ Zsa Zsa
inkognito-false-agent_x = ✘ Agento X
    .brief = ✘ Agento X
inkognito-false-n13 = ✘ 13
    .brief = ✘ 13
inkognito-false-n24 = ✘ 24
    .brief = ✘ 24
inkognito-false-n36 = ✘ 36
    .brief = ✘ 36
inkognito-false-n47 = ✘ 47
    .brief = ✘ 47
inkognito-safe = Malfermi la monŝrankon…
inkognito-ask = Postuli nigran karton
inkognito-ask_air = Demandi pri la fantomo
inkognito-decline = Fari nenion
inkognito-watch = Observi
inkognito-kind-identity = La identeco
inkognito-kind-number = La nombro
inkognito-look-identity = Rigardi la identecon
inkognito-look-number = Rigardi la nombron
inkognito-number_of_fiddlebottom-n13 = { inkognito-initial-fiddlebottom } { inkognito-n13 }
inkognito-number_of_fiddlebottom-n24 = { inkognito-initial-fiddlebottom } { inkognito-n24 }
inkognito-number_of_fiddlebottom-n36 = { inkognito-initial-fiddlebottom } { inkognito-n36 }
inkognito-number_of_fiddlebottom-n47 = { inkognito-initial-fiddlebottom } { inkognito-n47 }
inkognito-number_of_bubble-n13 = { inkognito-initial-bubble } { inkognito-n13 }
inkognito-number_of_bubble-n24 = { inkognito-initial-bubble } { inkognito-n24 }
inkognito-number_of_bubble-n36 = { inkognito-initial-bubble } { inkognito-n36 }
inkognito-number_of_bubble-n47 = { inkognito-initial-bubble } { inkognito-n47 }
inkognito-number_of_zsazsa-n13 = { inkognito-initial-zsazsa } { inkognito-n13 }
inkognito-number_of_zsazsa-n24 = { inkognito-initial-zsazsa } { inkognito-n24 }
inkognito-number_of_zsazsa-n36 = { inkognito-initial-zsazsa } { inkognito-n36 }
inkognito-number_of_zsazsa-n47 = { inkognito-initial-zsazsa } { inkognito-n47 }
inkognito-number_of_agent_x-n13 = { inkognito-initial-agent_x } { inkognito-n13 }
inkognito-number_of_agent_x-n24 = { inkognito-initial-agent_x } { inkognito-n24 }
inkognito-number_of_agent_x-n36 = { inkognito-initial-agent_x } { inkognito-n36 }
inkognito-number_of_agent_x-n47 = { inkognito-initial-agent_x } { inkognito-n47 }

inkognito-ask-place = { $who }, kien vi iras? Premu unu el viaj lokoj.
    .mine = Kien vi iras en ĉi tiu raŭndo?
    .others = { $who } elektas, kien iri.
inkognito-ask-stealth = { $who }, kien iru la Ambasadoro?
    .mine = Kien iru la Ambasadoro? Neniu vidos tion, antaŭ ol ĉiuj elektos sian lokon.
    .others = { $who } elektas, kien iru la Ambasadoro.
inkognito-ask-meet-aa = { COUNT($place) ->
        [one] Privata interparolo
       *[other] Privataj interparoloj
    } ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = Montru unu veran kaj unu falsan karton, aŭ malfermu la monŝrankon. Vi povas ŝanĝi la decidon, ĝis ambaŭ decidos.
inkognito-ask-meet-am = Renkontiĝo kun la Ambasadoro ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = Kion vi faras ĉe { FORM($place, "def") }?
inkognito-ask-meet-ad = Renkontiĝo kun la fantoma ludanto ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = Vi estas sola kun la fantoma ludanto: vi rajtas rigardi unu el la du nigraj kartoj.
inkognito-ask-meet-aam = La Ambasadoro akceptas du agentojn ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = La Ambasadoro akceptas du agentojn. Vi povas ŝanĝi la decidon, ĝis ĉiuj tie decidos.
inkognito-ask-meet-aa-aam = { COUNT($place) ->
        [one] Renkontiĝo
       *[other] Renkontiĝoj
    } ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = Via renkontiĝo. Vi povas ŝanĝi la decidon, ĝis ĉiuj tie decidos.
inkognito-ask-meet-aam-aa = { COUNT($place) ->
        [one] Renkontiĝo
       *[other] Renkontiĝoj
    } ĉe { FORM($place, "def") }. Oni atendas respondon de { $who }.
    .mine = Via renkontiĝo. Vi povas ŝanĝi la decidon, ĝis ĉiuj tie decidos.
inkognito-ask-black = { $who }, kiun nigran karton vi montras al { $by }?
    .mine = { $by } postulas de vi nigran karton: kiun vi montras?
    .others = { $who } elektas, kiun nigran karton montri al { $by }.
inkognito-step-place = Elektu unu el la restantaj ĵetonoj.
inkognito-step-show = Kiun veran karton vi montras?
inkognito-step-false = Kaj kiun falsan?
inkognito-step-interview = Kion vi faras kun la helpo de la Ambasadoro?
inkognito-step-seat = Kiu ludanto?
inkognito-step-kind = Kiu el la du nigraj kartoj?
inkognito-step-look = Ĉu rigardi nigran karton de la fantoma ludanto?
inkognito-step-watch = Ĉu observi aŭ malfermi la monŝrankon?
inkognito-step-number_of_fiddlebottom = Al kiu apartenas kiu nombro? La lasta sekvas aŭtomate. Unu sola provo finas la partion.
inkognito-step-number_of_bubble = Al kiu apartenas kiu nombro? La lasta sekvas aŭtomate. Unu sola provo finas la partion.
inkognito-step-number_of_zsazsa = Al kiu apartenas kiu nombro? La lasta sekvas aŭtomate. Unu sola provo finas la partion.
inkognito-step-number_of_agent_x = Al kiu apartenas kiu nombro? La lasta sekvas aŭtomate. Unu sola provo finas la partion.
inkognito-step-confirm_partner = ⚠️ Ĉu vere? Unu sola provo finas la partion.
inkognito-step-confirm_others = ⚠️ Ĉu vere? Unu sola provo finas la partion.
inkognito-step-confirm_nobody = ⚠️ Ĉu vere? Unu sola provo finas la partion.
inkognito-spelled = F { $fiddlebottom }, B { $bubble }, Z { $zsazsa }, X { $agent_x }
inkognito-sure-partner = { inkognito-spelled }, kaj { $by } estas via partnero? Unu eraro, kaj gajnas la alia paro.
inkognito-sure-others = { inkognito-spelled }, ĉu? Se io estas malĝusta, gajnas ĉiuj, kiuj ne apartenas al via flanko.
inkognito-sure-nobody = { inkognito-spelled }, ĉu? Se io estas malĝusta, neniu ricevas poenton.
inkognito-sure-partner-doubt = ⚠️ Laŭ via notlibro { $by } estas { $agent }. Se tio ĝustas, gajnas la alia paro.
inkognito-sure-others-doubt = ⚠️ Laŭ via notlibro { $by } estas { $agent }. Se tio ĝustas, gajnas la alia flanko.
inkognito-sure-nobody-doubt = ⚠️ Laŭ via notlibro { $by } estas { $agent }. Se tio ĝustas, neniu ricevas poenton.
inkognito-doubt-no = ⚠️ **Ĉu malĝusta partnero? Laŭ via notlibro { $by } ne estas { $agent }.**
inkognito-doubt = ⚠️ **Ĉu malĝusta partnero? Laŭ via notlibro { $by } estas { $agent }.**

inkognito-game = { $number ->
        [1] La nigraj kartoj estas disdonitaj.
       *[other] Partio { $number }: la nigraj kartoj estas disdonitaj.
    }
inkognito-dealt = { "" }
    .private = Vi estas { $identity }, kaj via nombro estas { $number }.
inkognito-is-ambassador = { $who } estas la Ambasadoro.
inkognito-round = Raŭndo { $number }. Komencas: { $who }.
inkognito-chosen = { $who } elektis lokon por la Ambasadoro.
inkognito-went = { $who } iras al { FORM($place, "def") }.
inkognito-ambassador = La Ambasadoro estas ĉe { FORM($place, "def") }.
inkognito-meets-aa = { $who } estas duope ĉe { FORM($place, "def") }.
inkognito-meets-am = { $who } estas sola kun la Ambasadoro ĉe { FORM($place, "def") }.
inkognito-meets-ad = { $who } estas sola kun la fantoma ludanto ĉe { FORM($place, "def") }.
inkognito-meets-aam = La Ambasadoro akceptas { COUNT($who) ->
        [one] ludanton
       *[other] ludantojn
    } { $who } ĉe { FORM($place, "def") }.
inkognito-crowd = Neniu renkontiĝo ĉe { FORM($place, "def") }.
inkognito-nobody-alone = En ĉi tiu raŭndo neniu renkontiĝo okazas.
inkognito-skipped = { $who } jam vidis ĉiujn nigrajn kartojn; la Ambasadoro nenion plu povas proponi.
inkognito-traded = { $who } interŝanĝis informojn ĉe { FORM($place, "def") }.
    .private = { $whom } montris al vi: { FORM($saw, "acc") }. Vi montris: { FORM($showed, "acc") }.
inkognito-exchanged = { inkognito-traded }
    .private = Vi vidis: { FORM($saw, "acc") }. Vi montris: { FORM($showed, "acc") }.
inkognito-presented = { $who } montris du kartojn al la Ambasadoro ({ $whom }) ĉe { FORM($place, "def") }.
    .private = { $who } montris al { $whom }: { FORM($cards, "acc") }.
inkognito-asked = { $who } postulas nigran karton de { $whom }.
inkognito-answered = { $who } montris nigran karton al { $whom }.
    .private = { $who } montris al { $whom } la nigran karton { $card }.
inkognito-asked-air = Per la helpo de la Ambasadoro { $who } vidis nigran karton de la fantoma ludanto.
    .private = Vi vidis nigran karton de la fantoma ludanto: { FORM($card, "acc") }.
inkognito-looked = { $who } rigardis nigran karton de la fantoma ludanto.
    .private = Vi vidis nigran karton de la fantoma ludanto: { FORM($card, "acc") }.
inkognito-declined = { $who } faras nenion.
inkognito-tiles-back = Ĉiuj ĵetonoj revenas al la manoj; nova ciklo komenciĝas.
inkognito-safe-right = { $who } malfermas la monŝrankon ĉe { FORM($place, "def") }: { $combination }. Ĝi malfermiĝas!
inkognito-safe-wrong = { $who } provas malfermi la monŝrankon ĉe { FORM($place, "def") }: { $combination }. Ĝi restas fermita.
inkognito-safe-right-partner = { $who } al { $whom }, ĉe { FORM($place, "def") }: vi estas mia partnero! { $combination }. La monŝranko malfermiĝas!
inkognito-safe-wrong-partner = { $who } al { $whom }, ĉe { FORM($place, "def") }: vi estas mia partnero! { $combination }. Malĝuste: la monŝranko restas fermita.
inkognito-safe-right-named = { $who }, ĉe { FORM($place, "def") }: { $whom } estas mia partnero! { $combination }. La monŝranko malfermiĝas!
inkognito-safe-wrong-named = { $who }, ĉe { FORM($place, "def") }: { $whom } estas mia partnero! { $combination }. Malĝuste: la monŝranko restas fermita.
inkognito-ended = { $rounds } raŭndoj sen provo malfermi la monŝrankon: la karnavalo finiĝis.
inkognito-revealed = { $who }: { $identity }, { $number }.
inkognito-retold = Raŭndo { $round }, { $place }: { FORM($who, "mid") } montris al { $whom }: { FORM($cards, "acc") }.
inkognito-retold-black = Raŭndo { $round }, { $place }: { FORM($who, "mid") } montris al { $whom } la { COUNT($cards) ->
        [one] nigran karton
       *[other] nigrajn kartojn
    } { $cards }.
inkognito-could-know = { $who } jam povis scii la kombinon post raŭndo { $round }.
inkognito-could-not-know = { $who } ne povis certe scii la kombinon.
inkognito-game-won = Partion { $number } gajnis { $who }.
inkognito-game-undecided = Partio { $number } restas sen gajninto.
inkognito-points = { $who } nun havas { $points } el { $target } poentoj.
inkognito-series-won = La serion gajnis { $who } kun { $points ->
        [one] { $points } poento
       *[other] { $points } poentoj
    }!
inkognito-series-undecided = La serio restas sen gajninto.
inkognito-time = La tempo finiĝis: la programo decidas anstataŭ { $who }.

inkognito-mark-round = Raŭndo { $round } · { $of } el 5
inkognito-heading = Inkognito · raŭndo { $round } ({ $of } el 5)
inkognito-first = Komencas: { $who }
inkognito-series = Partio { $game } · ĝis { $target ->
        [one] { $target } poento
       *[other] { $target } poentoj
    }
inkognito-score = { $points ->
        [one] { $points } poento
       *[other] { $points } poentoj
    }
inkognito-visited = { $colour } · { $first } · { $second } · { $third } · { $fourth } · { $fifth }
inkognito-still = Restantaj ĵetonoj
inkognito-still-seat = { $who }: { $places }
inkognito-still-ambassador = La Ambasadoro: { $places }
inkognito-face-down = la loko por ĉi tiu raŭndo estas elektita kaj kaŝita
inkognito-now-aa = { $who } renkontiĝas ĉe { FORM($place, "def") }.
inkognito-now-am = { $who } estas kun la Ambasadoro ĉe { FORM($place, "def") }.
inkognito-now-ad = { $who } estas kun la fantoma ludanto ĉe { FORM($place, "def") }.
inkognito-now-aam = La Ambasadoro akceptas { COUNT($who) ->
        [one] ludanton
       *[other] ludantojn
    } { $who } ĉe { FORM($place, "def") }.
inkognito-last-game = La lasta partio
inkognito-laid-open = For la maskojn
inkognito-recap = Kio estis montrita
inkognito-recap-where = La kroniko rakontas, raŭndon post raŭndo, kio estis montrita kaj kiu kiam povis scii la kombinon.
inkognito-result = { inkognito-game-won }
inkognito-no-result = { inkognito-game-undecided }
inkognito-tried-right = { $who } malfermis la monŝrankon en raŭndo { $round } per { $combination }.
inkognito-tried-wrong = { $who } vane provis { $combination } en raŭndo { $round }.

inkognito-hand = Vi estas { $identity }; via nombro estas { $number }
inkognito-hand-ambassador = Vi estas la Ambasadoro
inkognito-hand-alone = Kiel la Ambasadoro vi gajnas sola: eltrovu, al kiu apartenas kiu nombro, kaj malfermu la monŝrankon, kiam vi renkontas iun.
inkognito-false = Falsaj, kiam vi montras ilin: { $cards }.
inkognito-left = Restantaj ĵetonoj: { $places }.
inkognito-none-left = Vi jam uzis ĉiujn ĵetonojn de ĉi tiu ciklo.
inkognito-my-face-down = Via ĵetono, kaŝita: { $place }.
inkognito-mine-aa = Vi estas sola kun { $whom } ĉe { FORM($place, "def") }.
inkognito-mine-am = Vi estas sola kun la Ambasadoro ĉe { FORM($place, "def") }.
inkognito-mine-am-player = Vi estas sola kun la Ambasadoro ({ $whom }) ĉe { FORM($place, "def") }: ĉiun nigran karton, kiun vi vidas, vidas ankaŭ la Ambasadoro.
inkognito-mine-ad = Vi estas sola kun la fantoma ludanto ĉe { FORM($place, "def") }.
inkognito-mine-aam = Vi kaj { $by } estas antaŭ la Ambasadoro ({ $whom }) ĉe { FORM($place, "def") }. Kion vi montras, tion vidas nur la Ambasadoro.
inkognito-mine-receive = Vi akceptas { COUNT($whom) ->
        [one] ludanton
       *[other] ludantojn
    } { $whom } ĉe { FORM($place, "def") }.
inkognito-used-none = Vi ankoraŭ ne montris kartparon al { $whom }.
inkognito-used-up = Kion vi jam montris al { $whom } kaj ne povas montri denove:
inkognito-committed = Decidite: { $choice }.
inkognito-committed-show = Decidite: vi montras { FORM($cards, "acc") }.
inkognito-committed-ask = Decidite: vi postulas nigran karton de { $whom }.
inkognito-committed-safe = Decidite: vi malfermas la monŝrankon per { $combination }.

inkognito-notebook = Via notlibro · partio { $game }
inkognito-notebook-open = Notlibro
inkognito-notebook-identity = Marki, kiu estas kiu
inkognito-notebook-number = Marki, kiu havas kiun nombron
inkognito-notebook-fact = { $who }: { $card }
inkognito-notebook-marking = **Kiel vi markas tion?** { $facts }
inkognito-notebook-safe = Malfermi la monŝrankon laŭ mia notlibro: { $combination }
inkognito-notebook-proposes = Laŭ via notlibro: { $combination }. Premu “Notlibro” por malfermi la monŝrankon per tiu kombino.
inkognito-notebook-sign-no = Ne
inkognito-notebook-sign-maybe = Eble
inkognito-notebook-sign-yes = Jes
inkognito-notebook-sign-clear = Forviŝi
inkognito-notebook-draft = Malneto de la kombino
inkognito-notebook-write = Skribi noton
inkognito-pad = Notlibro
inkognito-note-none = Vi estas la Ambasadoro: vi ne havas proprajn kartojn.
inkognito-note-own = Vi: { $identity }, { $number }.
inkognito-note-crossed = Forstrekitaj ĉe ĉiuj aliaj: { $identity }, { $number }.
inkognito-note-partner = Via partnero estas { $agent }.
inkognito-note-certain = Certe: { FORM($who, "mid") } havas la karton { $card } (nigra karto vidita).
inkognito-note-meetings = Renkontiĝoj (X vidita, O montrita, ✔ nigra)
inkognito-note-leaf = Renkontiĝoj { $start } ĝis { $end } el { $all } (X vidita, O montrita, ✔ nigra)
inkognito-note-newer = ‹ Pli novaj
inkognito-note-older = Pli malnovaj ›
inkognito-note-met = Raŭndo { $round }, { $place }, { FORM($whom, "mid") } – X: { $seen } · O: { $shown }
inkognito-note-saw = Raŭndo { $round }, { $place }, { FORM($whom, "mid") } – X: { $seen }
inkognito-note-showed = Raŭndo { $round }, { $place }, { FORM($whom, "mid") } – O: { $shown }
inkognito-note-got = Raŭndo { $round }, { $place }, { FORM($whom, "mid") } – ✔ { $card }
inkognito-note-gave = Raŭndo { $round }, { $place }, { FORM($whom, "mid") } – vi montris ✔ { FORM($card, "acc") }
inkognito-note-shown = Kion aliaj vidis de vi
inkognito-note-used = { $whom } · uzitaj kartparoj: { $used } el { $all }
inkognito-note-pair = – { $cards }
inkognito-note-black = { $whom } vidis { COUNT($cards) ->
        [one] vian nigran karton
       *[other] viajn nigrajn kartojn
    }: { FORM($cards, "acc") }
inkognito-note-marks = Viaj markoj
inkognito-note-own-words = Via noto
inkognito-note-text = “{ $text }”
inkognito-mark-no = { $who }: ne { $cards }
inkognito-mark-maybe = { $who }: eble { $cards }
inkognito-mark-yes = { $who }: certe { $cards }
inkognito-no = ne
inkognito-maybe = eble
inkognito-yes = jes
inkognito-sign-maybe = ?
inkognito-draft = Malneto F-B-Z-X: { $combination }
inkognito-draft-twice = ⚠️ La malneto havas { $card } dufoje, do ĝi malfermas neniun monŝrankon.
inkognito-note-help = Kio restas ebla laŭ tio, kion vi vidis
inkognito-help-worlds = { $worlds ->
        [one] Restas nur unu maniero doni al ĉiu identecon kaj nombron.
       *[other] Restas { $worlds } manieroj doni al ĉiu identecon kaj nombron.
    }
inkognito-help-combinations = { $count ->
        [one] La kombino: { $combinations }
       *[other] { $count } kombinoj: { $combinations }
    }
inkognito-help-seat = { $who }: { $identities } · { $numbers }
inkognito-refused-notebook = Notlibro ekzistas nur dum partio de Inkognito.
inkognito-refused-sign = Marko estas unu el ĉi tiuj: { $signs }.
inkognito-refused-mark = Oni markas nur la aliajn agentojn; elektu unu el ili.
inkognito-refused-draft = Por la malneto elektu unu el la kvar agentoj kaj unu el la kvar nombroj.
inkognito-refused-note = Noto havas maksimume { $most } signojn.

inkognito-alt-table = Mapo de Venecio en raŭndo { $round }, la { $of }-a de la ciklo; sub ĝi, por ĉiu ludanto, linio kun la lokoj vizititaj en ĉi tiu ciklo.
inkognito-alt-place = Ĉe { FORM($place, "def") }: { FORM($who, "mid") }.
inkognito-alt-ambassador = La Ambasadoro estas ĉe { FORM($place, "def") }.
inkognito-alt-face-down = La sekva loko de la Ambasadoro estas elektita kaj kaŝita.
inkognito-alt-first = { $who } havas la lumon kaj komencas ĉi tiun raŭndon.
inkognito-alt-tiles = Restantaj ĵetonoj: { $places }.
inkognito-alt-notebook = Via notlibro de partio { $game }: viaj markoj pri ĉiu agento, kaj kolumno por ĉiu renkontiĝo kun la viditaj kaj montritaj kartoj.

inkognito-moment-right = { $who } malfermas la monŝrankon ĉe { FORM($place, "def") }!
inkognito-moment-wrong = { $who } provas malfermi la monŝrankon ĉe { FORM($place, "def") }: ĝi restas fermita
inkognito-moment-stranger = La nombroj estas ĝustaj, sed { $whom } ne estas la partnero de { $who }
inkognito-moment-ended = La karnavalo finiĝis: { $rounds } raŭndoj sen provo malfermi la monŝrankon
inkognito-moment-winners = Gajnis: { $who }
inkognito-moment-nobody = Neniu ricevas poenton
inkognito-why-opened = { $count ->
        [one] malfermis la monŝrankon sola
       *[other] malfermis la monŝrankon kune
    }
inkognito-why-failed = { $count ->
        [0] La provo malsukcesis, la monŝranko restis fermita: neniu gajnas
       *[other] gajnis: la monŝranko de la aliaj restis fermita
    }
inkognito-why-rounds = La karnavalo finiĝis sen provo malfermi la monŝrankon
inkognito-why-series = { $count ->
        [0] La serio finiĝis sen poento
       *[other] gajnis la serion kun { $points ->
            [one] { $points } poento
           *[other] { $points } poentoj
        }
    }
inkognito-award-knew = Plej frue povis scii: { $who } (raŭndo { $round })
inkognito-award-meetings = Plej da renkontiĝoj: { $who } ({ $count })
inkognito-award-curious = { COUNT($who) ->
        [one] Plej scivola
       *[other] Plej scivolaj
    }: { $who } ({ $count ->
        [one] { $count } nigra karto
       *[other] { $count } nigraj kartoj
    })
inkognito-award-sought = { COUNT($who) ->
        [one] Plej ofte demandata
       *[other] Plej ofte demandataj
    }: { $who } ({ $count ->
        [one] { $count } fojon
       *[other] { $count } fojojn
    })
inkognito-award-discreet = { COUNT($who) ->
        [one] Plej diskreta
       *[other] Plej diskretaj
    }: { $who } (faris nenion { $count ->
        [one] { $count } fojon
       *[other] { $count } fojojn
    })

inkognito-option-series_points = Necesaj poentoj
    .help = 1 estas unuopa partio; 3 estas la kutima serio.
inkognito-option-ambassador = Kiu estas la Ambasadoro
    .help = Por kvin ludantoj: hazarde aŭ laŭ numero de sidloko.
inkognito-option-rotate = La rolo de la Ambasadoro migras
    .help = Por kvin ludantoj en serio: post ĉiu partio maldekstren, aŭ ĉiam la sama ludanto.
inkognito-option-fail_rule = Malsukcesa provo
    .help = Por tri aŭ kvin ludantoj: gajnas la aliaj, aŭ neniu ricevas poenton.
inkognito-others_win = gajnas la aliaj
inkognito-no_points = neniu ricevas poenton
inkognito-option-name_partner_5p = Nomi la partneron
    .help = Por kvin ludantoj: kiu malfermas la monŝrankon, devas nomi ankaŭ sian partneron.
inkognito-option-ask_air = Oni rajtas demandi pri la fantomo
    .help = Por tri ludantoj: oni rajtas demandi la Ambasadoron ankaŭ pri la fantoma ludanto.
inkognito-option-deduction_help = Helpo por dedukti
    .help = Ĉies notlibro kalkulas, kio restas ebla laŭ tio, kion oni vidis.
inkognito-option-auto_last_tile = Aŭtomate meti la lastan ĵetonon
    .help = En la kvina raŭndo de ciklo ne plu estas elekto; la programo metas la ĵetonojn.
inkognito-option-parallel_meetings = Samtempaj renkontiĝoj
    .help = Du paroj decidas samtempe; la rezultoj tamen venas unu post la alia.
inkognito-option-max_rounds = Maksimumo de raŭndoj
    .help = Post tiom da raŭndoj sen provo neniu gajnas.
inkognito-option-recap = Resumo
    .help = Post la partio publikiĝas ĉio, kio estis montrita.
inkognito-option-tile_seconds = Tempo por elekti lokon
    .help = En reala tempo: 15 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.
inkognito-option-meet_seconds = Tempo por renkontiĝo
    .help = En reala tempo: 15 ĝis 600 sekundoj; koresponde: unu horo ĝis unu semajno.
inkognito-option-first = Kiu komencas
    .help = En la unua partio: hazarde aŭ laŭ numero de sidloko.
inkognito-random = hazarde
inkognito-notebook-draft-as = { $agent }: { $number }
