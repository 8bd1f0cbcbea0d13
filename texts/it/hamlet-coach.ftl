## What the coach says of a choice. Amounts are points of the final score.
hamlet-coach-worth = { NUMBER($amount, maximumFractionDigits: 1) ->
        [one] circa { $amount } punto
       *[other] circa { NUMBER($amount, maximumFractionDigits: 1) } punti
    }

## Parts of several reasons.
hamlet-coach-now = { $vp ->
        [0] { "" }
        [one] Subito { $vp } punto.{ " " }
       *[other] Subito { $vp } punti.{ " " }
    }
hamlet-coach-spent = { $spent ->
        [0] { "" }
        [one] { " " }Ti costa { $spent } moneta.
       *[other] { " " }Ti costa { $spent } monete.
    }
hamlet-coach-saving = { $missing ->
        [-1] { "" }
        [0] { " " }Così puoi permetterti un altro villico.
        [one] { " " }Così per un altro villico ti manca { $missing } moneta.
       *[other] { " " }Così per un altro villico ti mancano { $missing } monete.
    }
# Names of tiles stand without article, behind a noun or a colon.
hamlet-coach-then = { $next ->
        [0] { "" }
        [1] { " " }Poi lavora: { $what }.
        [2] { " " }Poi trasforma merci: { $what }.
        [3] { " " }Poi prendi il progetto { $what }.
        [4] { " " }Poi assumi { $what }.
        [5] { " " }Poi costruisci { $what }.
        [6] { " " }Poi costruisci una strada dalla tessera { $what }.
        [7] { " " }Poi consegna alla chiesa: { $what }.
        [8] { " " }Poi vendi { $what }.
        [9] { " " }Poi chiedi l'elemosina.
       *[other] { " " }Poi muovi un mulo dalla tessera { $what }.
    }

## The choices.
hamlet-coach-end = { $standing ->
        [0] Hanno lavorato tutti.
        [one] Un tuo villico resterebbe senza lavoro.
       *[other] { $standing } tuoi villici resterebbero senza lavoro.
    }
hamlet-coach-donkeys = Sulla tessera { $tile } il tuo mulo mette a portata { $reach ->
        [one] { $reach } tessera
       *[other] { $reach } tessere
    }.{ hamlet-coach-then }
hamlet-coach-work = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] Subito { $coins } moneta.{ " " }
       *[other] Subito { $coins } monete.{ " " }
    }Mette a disposizione di tutti { $goods }.{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-refine = { hamlet-coach-now }{ $goods } di tua produzione{ $each ->
        [one] { "" }
       *[other] , di alta qualità
    }: per te { $each ->
        [one] { $each } punto e { $each } moneta
       *[other] { $each } punti e { $each } monete
    } { $count ->
        [one] quando qualcuno spende la merce
       *[other] per ogni merce che qualcuno spende
    }.{ $slots ->
        [0] { "" }
        [one] { " " }Serve a una consegna ancora da fare.
       *[other] { " " }Serve a { $slots } consegne ancora da fare.
    }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-blueprint = { $promise ->
        [0] Il progetto { $tile } promette poco per quello che costa.
        [one] Il progetto { $tile } promette circa { $promise } punto più di quanto costa.
       *[other] Il progetto { $tile } promette circa { $promise } punti più di quanto costa.
    }{ $spent ->
        [0] { "" }
        [one] { " " }Prenderlo costa { $spent } moneta.
       *[other] { " " }Prenderlo costa { $spent } monete.
    }{ hamlet-coach-then }
hamlet-coach-hire-villager = Un'azione in più a ogni round: { $left ->
        [one] ne manca circa { $left }
       *[other] ne mancano circa { $left }
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-hire-donkey = Un mulo sulla tessera { $tile } mette a portata { $reach ->
        [one] { $reach } tessera
       *[other] { $reach } tessere
    }.{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-build = { $vp ->
        [0] Subito nessun punto.
        [one] Subito { $vp } punto.
       *[other] Subito { $vp } punti.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-road = { $roads ->
        [one] La strada in sé vale { $roads } punto alla fine.
       *[other] La strada in sé vale { $roads } punti alla fine.
    }{ hamlet-coach-gains }{ hamlet-coach-spent }{ hamlet-coach-then }
hamlet-coach-gains = { $longest ->
        [0] { "" }
        [one] { " " }Aggiunge { $longest } punto alla tua strada più lunga.
       *[other] { " " }Aggiunge { $longest } punti alla tua strada più lunga.
    }{ $together ->
        [0] { "" }
        [one] { " " }Con il seguito di questo turno la tua strada più lunga dà { $together } punto in più.
       *[other] { " " }Con il seguito di questo turno la tua strada più lunga dà { $together } punti in più.
    }{ $landmark ->
        [0] { "" }
        [one] { " " }Luoghi d'interesse: circa { $landmark } punto in più.
       *[other] { " " }Luoghi d'interesse: circa { $landmark } punti in più.
    }{ $first ->
        [0] { "" }
       *[other] { " " }Otterresti il traguardo { $milestone }.
    }{ $others ->
        [0] { "" }
        [one] { " " }Gli altri guadagnano { $others } punto con le merci che spendi.
       *[other] { " " }Gli altri guadagnano { $others } punti con le merci che spendi.
    }
hamlet-coach-deliver = { hamlet-coach-now }{ $last ->
        [0] Conta per il Cappellano; { $open ->
                [one] resta una consegna
               *[other] restano { $open } consegne
            } prima della fine.
        [1] Chiude la partita, e hai { $lead ->
                [one] { $lead } punto
               *[other] { $lead } punti
            } di vantaggio.
        [2] Chiude la partita, e hai { $lead ->
                [one] { $lead } punto
               *[other] { $lead } punti
            } di svantaggio.
        [3] Chiude la partita, e siete in parità.
       *[other] La chiesa è completa.
    }{ hamlet-coach-spent }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-sell = { hamlet-coach-now }{ $coins ->
        [0] { "" }
        [one] Subito { $coins } moneta.{ " " }
       *[other] Subito { $coins } monete.{ " " }
    }{ $sales ->
        [one] La tua prima vendita conta per il Mercante.
       *[other] Le tue { $sales } vendite contano per il Mercante.
    }{ hamlet-coach-saving }{ hamlet-coach-then }
hamlet-coach-alms = Solo 1 moneta: altro da prendere non c'è.{ hamlet-coach-saving }{ hamlet-coach-then }
