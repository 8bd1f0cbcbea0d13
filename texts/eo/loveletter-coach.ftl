## What the coach says of a play in Love Letter: by how much one is better than another, and why.

loveletter-coach-worth = ĉirkaŭ { NUMBER($amount, maximumFractionDigits: 0) } % da ŝanco gajni la raŭndon
loveletter-coach-princess = Kiu ludas la Princinon, eliminiĝas el la raŭndo.
loveletter-coach-handmaid = Neniu povas elekti vin ĝis via sekva vico, kaj vi konservas la { FORM($kept, "acc") }.
loveletter-coach-showdown = La kartaro estas malplena: { $chance ->
        [0] kun la { $kept } vi perdas la finan komparon.
        [100] kun la { $kept } vi gajnas la finan komparon.
       *[other] kun la { $kept } vi gajnas la finan komparon en ĉirkaŭ { $chance } el 100 okazoj.
    }
# One and several see alike in Esperanto.
loveletter-coach-hides = { $whom } { $count ->
        [one] vidis
       *[other] vidis
    } vian { FORM($card, "acc") }: post kiam vi ludos ĝin, neniu plu scios, kion vi havas.
loveletter-coach-exposed = { $whom } { $count ->
        [one] vidis
       *[other] vidis
    } vian { FORM($kept, "acc") }: dum vi konservas tiun karton, Gardisto povas trafi vin.
loveletter-coach-countess = La Grafino faras nenion; gravas, ke vi konservas la { FORM($kept, "acc") }.
loveletter-coach-no-target = Neniu estas elektebla, do nenio okazas; vi konservas la { FORM($kept, "acc") }.
loveletter-coach-own-princess = Vi mem forĵetus la Princinon kaj eliminiĝus el la raŭndo.
loveletter-coach-own-prince = Vi ŝanĝas la { FORM($kept, "acc") } kontraŭ karto, kiun neniu vidis; { $chance ->
        [0] ĝi ne povas esti pli alta.
       *[other] ĝi estas pli alta en ĉirkaŭ { $chance } el 100 okazoj.
    }
loveletter-coach-spy = Vi ekscias, kion havas { $whom }, kaj Gardisto povos poste utiligi tion; vi konservas la { FORM($kept, "acc") }.
loveletter-coach-spy-known = La karton de { $whom } vi jam konas; gravas, ke vi konservas la { FORM($kept, "acc") }.
loveletter-coach-baron = Kontraŭ { $whom } via { $kept } gajnas en ĉirkaŭ { $wins } el 100 okazoj kaj perdas en { $loses }.
loveletter-coach-baron-known = Vi konas la karton de { $whom }: { $end ->
        [1] via { $kept } estas pli alta, kaj tiu ludanto eliminiĝas.
        [0] via { $kept } estas egala, kaj nenio okazas.
       *[other] via { $kept } estas pli malalta, kaj vi eliminiĝas.
    }
loveletter-coach-king = { $chance ->
        [0] { $whom } ne povas havi karton pli altan ol via { $kept }, sed ricevas la vian.
       *[other] { $whom } havas karton pli altan ol via { $kept } en ĉirkaŭ { $chance } el 100 okazoj; post la interŝanĝo vi ambaŭ konas la karton unu de la alia.
    }
loveletter-coach-prince-princess = { $chance ->
        [100] { $whom } havas la Princinon kaj devas forĵeti ĝin.
       *[other] { $whom } havas la Princinon en ĉirkaŭ { $chance } el 100 okazoj kaj tiam eliminiĝas; alie tiu ludanto prenas novan karton.
    }
loveletter-coach-prince-high = { $whom } verŝajne havas altan karton kaj devas fordoni ĝin.
loveletter-coach-prince = { $whom } devas preni novan karton, sed verŝajne havas malaltan: vi forprenas malmulton.
loveletter-coach-guard-known = Vi scias, ke { $whom } havas la { FORM($guess, "acc") }: la diveno ne povas maltrafi.
loveletter-coach-guard-not = { $whom } apenaŭ povas havi la { FORM($guess, "acc") }: la diveno estas vana.
loveletter-coach-guard-gone = { $copies ->
        [one] Vi vidas, kie estas la { $guess }
       *[other] Vi vidas, kie estas ambaŭ ekzempleroj de la { $guess }
    }: neniu alia povas havi tiun karton.
loveletter-coach-guard = { $copies ->
        [one] La { FORM($guess, "acc") } vi ankoraŭ ne vidis
       *[other] { $left ->
            [one] Unu ekzempleron de la { $guess } vi ankoraŭ ne vidis
           *[other] Vi ankoraŭ vidis neniun ekzempleron de la { $guess }
        }
    }: { $whom } havas tiun karton en ĉirkaŭ { $chance } el 100 okazoj.
loveletter-coach-guard-read = Laŭ tio, kiel { $whom } ludis, temas pri la { $guess } en ĉirkaŭ { $chance } el 100 okazoj.
