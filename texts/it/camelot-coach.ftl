# What the coach says in Shadows over Camelot: how much better a choice is, and why.

camelot-coach-worth = circa { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] spada
       *[other] spade
    }

## The heroic action.
camelot-coach-river = Excalibur è a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dalla nostra riva, e qualsiasi carta la fa avanzare.
camelot-coach-grail = Al Graal { $lacking ->
        [one] manca una carta
       *[other] mancano { $lacking } carte
    }{ $despair ->
        [0] {""}
        [one] , con una carta Nera di mezzo
       *[other] , con { $despair } carte Nere di mezzo
    }; tu { $held ->
        [0] non ne hai
        [one] ne hai una
       *[other] ne hai { $held }
    }.
camelot-coach-war = { CAP(FORM($quest, "loc")) } { $lacking ->
        [one] serve ancora un Combattimento
       *[other] servono ancora { $lacking } Combattimenti
    }, e tu { $mine ->
        [0] non hai il prossimo
        [one] hai il prossimo
       *[other] hai i prossimi { $mine }
    }. { $warriors ->
        [0] Non è ancora arrivato nessun nemico.
        [one] È arrivato un nemico su quattro.
       *[other] Sono arrivati { $warriors } nemici su quattro.
    }
camelot-coach-combat = { CAP(FORM($quest, "loc")) } { $lacking ->
        [one] serve ancora una carta, e tu ce l'hai
       *[other] servono ancora { $lacking } carte, e tu le hai tutte
    }: si vince in circa { $chance } casi su 100.
camelot-coach-combat-together = { CAP(FORM($quest, "loc")) } { $lacking ->
        [one] serve una carta
       *[other] servono { $lacking } carte
    } e tu { $mine ->
        [0] non ne hai
        [one] ne hai una
       *[other] ne hai { $mine }
    }: si vince in circa { $chance } casi su 100.
camelot-coach-draw = { $cards ->
        [0] La tua mano è vuota
        [one] Hai in mano una carta
       *[other] Hai in mano { $cards } carte
    }, e senza carte non si vince nulla.
camelot-coach-home = { $cards ->
        [0] Non hai più carte
        [one] Ti resta una carta
       *[other] Hai { $cards } carte
    }: alla Tavola Rotonda puoi pescarne altre.
camelot-coach-siege = In circa { $chance } casi su 100 distruggi una catapulta; davanti a Camelot { $engines ->
        [one] ce n'è una
       *[other] ce ne sono { $engines } su 12
    }.
camelot-coach-heal = Con { $life ->
        [one] una sola vita
       *[other] { $life } vite
    }, queste carte ti servono di più per curarti.
camelot-coach-accuse = { $whom } { $helped ->
        [0] non ha mai aiutato
        [one] ha aiutato una volta
       *[other] ha aiutato { $helped } volte
    } in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }: è il Traditore in circa { $chance } casi su 100.
camelot-coach-accuse-unhurt = { $whom } ha ancora { $life ->
        [one] una vita
       *[other] { $life } vite
    } mentre altri versavano il loro sangue: è il Traditore in circa { $chance } casi su 100.
camelot-coach-sacrifice = Una seconda azione vale una vita: ne hai { $life }.
camelot-coach-sacrifice-not = Nulla di ciò che puoi ancora fare vale { $life ->
        [one] la tua unica vita
       *[other] una delle tue { $life } vite
    }.
camelot-coach-sacrifice-never = Con { $life ->
        [one] una sola vita
       *[other] { $life } vite
    } una seconda azione costa troppo.
camelot-coach-special = Il momento giusto per giocare { $card } è adesso.
camelot-coach-merlin-engine = Merlino toglie { $engines ->
        [one] l'unica catapulta
       *[other] una delle { $engines } catapulte
    }.
camelot-coach-merlin-quest = Giocato { FORM($quest, "loc") }, Merlino toglie di mezzo una carta Nera o un guerriero.
camelot-coach-exchange-grail = { $whom } cerca il Graal e può giocare la tua carta Graal.
camelot-coach-exchange = { $whom } ha carte d'avanzo e potrebbe darti una carta Graal.
camelot-coach-rest = Nulla di ciò che resta vale più di un po' di riposo.
camelot-coach-nothing-better = Non c'è nulla di meglio da fare.
camelot-coach-wasted = Al tavolo non porta nulla.
camelot-coach-dearer-card = Si sentirebbe la mancanza di { $card } più che di un'altra carta.
camelot-coach-not-the-best-way = L'idea è giusta, ma c'è un modo migliore.

## Evil's progress, and Black cards.
camelot-coach-draw-black = Una carta Nera può essere innocua: quasi tutte avvicinano soltanto un'impresa alla fine.
camelot-coach-draw-known = Sai che cosa arriva: { $card }.
camelot-coach-engine = { $left ->
        [one] Questa catapulta sarebbe l'ultima: Camelot cade
       *[other] Con altre { $left } catapulte Camelot cade
    }.
camelot-coach-life = { $life ->
        [one] Questa è la tua ultima vita
       *[other] Hai { $life } vite, e con le imprese se ne riguadagnano
    }.
camelot-coach-peek = Guardare non costa nulla.
camelot-coach-reveal = Senza maschera, alla conta non puoi più far diventare nere le spade.
camelot-coach-armor = Così entrerebbe in gioco { $card }.
camelot-coach-face-down = Coperta, ti fa pescare una carta Bianca.
camelot-coach-face-up = Scoperta, non ti porta nulla.
camelot-coach-face-up-warn = Lì c'è qualcuno che combatte, e deve sapere quanto è forte il nemico.
camelot-coach-raid = { CAP(FORM($quest, "loc")) } { $warriors ->
        [one] ci sarebbe un nemico
       *[other] ci sarebbero { $warriors } nemici
    } su quattro.
camelot-coach-let-come = La carta non vale quello che serve per fermarla.
camelot-coach-stop-excalibur = La carta costerebbe più di quanto vale Excalibur.
camelot-coach-let-come-dear = La carta farebbe più danni di quanto costa fermarla.
camelot-coach-stop-excalibur-dear = Excalibur vale più dei danni di questa carta.
camelot-coach-stop-merlins-dear = Tre Merlini valgono più dei danni di questa carta.
camelot-coach-stop-merlins = La carta costerebbe più di quanto valgono tre Merlini.
camelot-coach-volunteer-not = Meglio che paghino tutti un po'.
camelot-coach-volunteer-cards = Con { $cards } carte puoi pagare per tutti.
camelot-coach-volunteer-life = Con { $life } vite puoi versare il tuo sangue per tutti.
camelot-coach-spare = Sono le carte di cui si sentirebbe meno la mancanza.
camelot-coach-foresight = Prima le più innocue: in cima { $card }.
camelot-coach-foresight-worst = Prima le peggiori: in cima { $card }.
camelot-coach-kay = Ancora una carta, e lo scontro è vinto.
camelot-coach-kay-more = Basterebbe una carta più bassa.
camelot-coach-kay-vain = Lo scontro non cambierebbe esito.
camelot-coach-kay-not = Non si spende nessuna carta.
camelot-coach-grail-own = Ti salva la vita.
camelot-coach-grail-use = La vita di { $whom } vale più del Graal nelle tue mani.
camelot-coach-grail-keep = Il Graal resta per qualcun altro: questo cavaliere è il Traditore in circa { $chance } casi su 100.

## Sharing and giving.
camelot-coach-lone-grail = Una carta Graal da sola fa poco; a chi cerca il Graal può servire.
camelot-coach-give = Ti costa { $card }.
camelot-coach-give-seeker = { $whom } cerca il Graal e ne ha più bisogno di te.
camelot-coach-share-accept = La divisione è abbastanza equa, e non si perde tempo.
camelot-coach-share-reject = Per una divisione migliore non vale la pena discutere.
camelot-coach-share-no_agreement = Il caso dà le carte anche a chi non può usarle.
camelot-coach-share-evenly = Ne ricevono tutti altrettante, e nessuno può lamentarsi.
camelot-coach-share-split = Le carte Graal insieme, e il resto a chi ha poche carte.
camelot-coach-stay = Puoi dare una mano { FORM($quest, "loc") }.
camelot-coach-return = { $cards ->
        [0] Senza carte
        [one] Con una carta
       *[other] Con { $cards } carte
    } ti conviene tornare a casa.

## The Traitor's own advice.
camelot-coach-traitor-down = Messa coperta, non fa sapere a nessuno quanto è forte il nemico, e ti dà una carta.
camelot-coach-traitor-up = Vedrebbero tutti contro che cosa combattono.
camelot-coach-traitor-unseen = Nessuno vede che cos'altro avresti potuto fare.
camelot-coach-traitor-pass = Nessuno può sapere che cosa avresti potuto dare.
camelot-coach-traitor-helps = È un aiuto vero per loro.
camelot-coach-traitor-saves = Terrebbe in vita un cavaliere.
camelot-coach-traitor-refuses = Così non salvi nessun altro.
camelot-coach-traitor-waste-sword = Excalibur va sprecata per una carta che conta poco.
camelot-coach-traitor-engine = { $left ->
        [one] Questa catapulta fa cadere Camelot
       *[other] Con altre { $left } catapulte Camelot cade
    }.
camelot-coach-traitor-draw = Una carta Nera fa danni, e ne pescano tutti.
camelot-coach-traitor-bleeds = Hai { $life ->
        [one] una vita
       *[other] { $life } vite
    }, e di chi versa il suo sangue ci si fida.
camelot-coach-traitor-idle = Dà l'idea che ti impegni e non aiuta nessuno.
camelot-coach-traitor-cover = A loro serve, ma alla tua reputazione serve di più.
camelot-coach-traitor-blocks = { CAP(FORM($quest, "loc")) } c'è posto per un solo cavaliere: finché fallisci tu, non può vincere nessun altro.
camelot-coach-traitor-wanders = Finché sei in viaggio non combini nulla di buono.
camelot-coach-traitor-weak = { $card } sembra un aiuto e fa perdere lo scontro.
camelot-coach-traitor-river = Ti costa { $card }, che loro avrebbero usato meglio.
camelot-coach-traitor-siege = { $card } fa una bella figura e non basta quasi mai.
camelot-coach-traitor-slander = Se accusi { $whom } una spada bianca diventa nera, e per sospettare di te non resta quasi più tempo.
camelot-coach-traitor-slander-early = È troppo presto: avrebbero il tempo di sospettare di te.
camelot-coach-taunt = { $whom } ha in mano { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }: più ce ne sono, più conviene colpire.
