camelot = Shadows over Camelot
    .motto = Imprese, un assedio… e un traditore?
    .blurb = La Tavola Rotonda contro il Male, tutti insieme: vincete le imprese, respingete l'assedio. Ma tra i cavalieri può esserci un traditore.
camelot-lobby-facts = Un'ora o più · molto da imparare

camelot-arthur = Re Artù
camelot-galahad = Ser Galahad
camelot-gawain = Ser Galvano
camelot-kay = Ser Kay
camelot-palamedes = Ser Palamede
camelot-percival = Ser Parsifal
camelot-tristan = Ser Tristano
camelot-power-arthur = **{ camelot-arthur }** · { camelot-does-arthur }
camelot-does-arthur = Una volta per fase eroica puoi dare una carta Bianca a un altro cavaliere, che te ne dà una in cambio.
camelot-power-galahad = **{ camelot-galahad }** · { camelot-does-galahad }
camelot-does-galahad = La carta Bianca Speciale che puoi giocare a ogni turno non ti costa un'azione.
camelot-power-gawain = **{ camelot-gawain }** · { camelot-does-gawain }
camelot-does-gawain = Alla Tavola Rotonda peschi tre carte invece di due.
camelot-power-kay = **{ camelot-kay }** · { camelot-does-kay }
camelot-does-kay = Se uno scontro a cui partecipi, o il tuo attacco a una catapulta, non è ancora vinto, puoi aggiungere una carta Combattimento quando tutto è già scoperto.
camelot-power-palamedes = **{ camelot-palamedes }** · { camelot-does-palamedes }
camelot-does-palamedes = Guadagni una vita in più ogni volta che si vince un'impresa in cui ti trovi.
camelot-power-percival = **{ camelot-percival }** · { camelot-does-percival }
camelot-does-percival = Puoi guardare la carta in cima al mazzo Nero prima di scegliere come avanza il Male.
camelot-power-tristan = **{ camelot-tristan }** · { camelot-does-tristan }
camelot-does-tristan = Una volta per turno puoi lasciare Camelot senza spendere un'azione.

camelot-fight1 = Combattimento 1
camelot-fight2 = Combattimento 2
camelot-fight3 = Combattimento 3
camelot-fight4 = Combattimento 4
camelot-fight5 = Combattimento 5
camelot-grail = Graal
camelot-merlin = Merlino
camelot-clairvoyance = Chiaroveggenza
camelot-convocation = Convocazione
camelot-fate = Destino
camelot-heroism = Eroismo
camelot-lady = Dama del Lago
camelot-messenger = Messaggero
camelot-piety = Devozione
camelot-reinforcements = Rinforzi
camelot-sign-to = :
camelot-times = ×{ $count }

camelot-bk1 = Cavaliere Nero 1
camelot-bk3 = Cavaliere Nero 3
camelot-bk5 = Cavaliere Nero 5
camelot-bk7 = Cavaliere Nero 7
camelot-ld1 = Lancillotto 1 / Drago 5
camelot-ld3 = Lancillotto 3 / Drago 7
camelot-ld5 = Lancillotto 5 / Drago 9
camelot-ld7 = Lancillotto 7 / Drago 11
camelot-black_knight_1 = Cavaliere Nero 1
camelot-black_knight_3 = Cavaliere Nero 3
camelot-black_knight_5 = Cavaliere Nero 5
camelot-black_knight_7 = Cavaliere Nero 7
camelot-lancelot_1 = Lancillotto 1
camelot-lancelot_3 = Lancillotto 3
camelot-lancelot_5 = Lancillotto 5
camelot-lancelot_7 = Lancillotto 7
camelot-dragon_5 = Drago 5
camelot-dragon_7 = Drago 7
camelot-dragon_9 = Drago 9
camelot-dragon_11 = Drago 11
camelot-river = Acque Oscure
camelot-despair = Disperazione
camelot-pict_raid = Pitti
camelot-saxon_raid = Sassoni
camelot-mercenaries = Mercenari
camelot-morgan1 = Morgana (tre carte)
camelot-morgan2 = Morgana (altre tre)
camelot-morgan3 = Morgana (due catapulte)
camelot-morgan4 = Morgana (una vita a testa)
camelot-morgan5 = Morgana (due vite)
camelot-desolation = Desolazione
camelot-dark_forest = Foresta Oscura
camelot-guinevere = Ginevra
camelot-mists = Nebbie di Avalon
camelot-mordred = Mordred
camelot-vivien = Viviana
camelot-hidden = coperta
camelot-hidden_card = una carta Nera coperta
camelot-nothing = –

# "dir" says where a knight goes, "loc" where a card is played or whom one fights; both bring their preposition.
camelot-camelot = Camelot
    .dir = a Camelot
    .loc = a Camelot
camelot-black_knight = il Cavaliere Nero
    .dir = dal Cavaliere Nero
    .loc = contro il Cavaliere Nero
camelot-lancelot = Lancillotto
    .dir = da Lancillotto
    .loc = contro Lancillotto
camelot-dragon = il Drago
    .dir = dal Drago
    .loc = contro il Drago
camelot-excalibur = la ricerca di Excalibur
    .dir = alla ricerca di Excalibur
    .loc = nella ricerca di Excalibur
camelot-holy_grail = la ricerca del Graal
    .dir = alla ricerca del Graal
    .loc = nella ricerca del Graal
camelot-picts = la guerra ai Pitti
    .dir = in guerra contro i Pitti
    .loc = nella guerra ai Pitti
camelot-saxons = la guerra ai Sassoni
    .dir = in guerra contro i Sassoni
    .loc = nella guerra ai Sassoni
camelot-off = fuori dal tabellone
    .dir = fuori dal tabellone
    .loc = fuori dal tabellone

camelot-place-camelot = Camelot
camelot-place-black_knight = Cavaliere Nero
camelot-place-lancelot = Lancillotto
camelot-place-dragon = Drago
camelot-place-excalibur = Ricerca di Excalibur
camelot-place-holy_grail = Ricerca del Graal
camelot-place-picts = Guerra ai Pitti
camelot-place-saxons = Guerra ai Sassoni
camelot-place-off = fuori dal tabellone
camelot-heroism-black_knight = { camelot-place-black_knight }
camelot-heroism-lancelot = { camelot-place-lancelot }
camelot-heroism-dragon = { camelot-place-dragon }
camelot-heroism-excalibur = { camelot-place-excalibur }
camelot-heroism-holy_grail = { camelot-place-holy_grail }
camelot-heroism-picts = { camelot-place-picts }
camelot-heroism-saxons = { camelot-place-saxons }

camelot-siege_engine = una catapulta
    .loc = contro una catapulta
camelot-engine = una catapulta
camelot-life = una vita
camelot-sword = Excalibur
camelot-cup = il Santo Graal
camelot-armor = l'Armatura di Lancillotto
camelot-loyal = Leale
camelot-traitor = Traditore
camelot-white_sword = bianca
    .many = bianche
camelot-black_sword = nera
    .many = nere
# "goes" is the whole predicate: Excalibur comes nearer or moves off.
camelot-nearer = verso i cavalieri
    .goes = si avvicina ai cavalieri
camelot-farther = via dai cavalieri
    .goes = si allontana dai cavalieri
camelot-move = spostamento
camelot-quest = impresa
camelot-special = carta Speciale
camelot-heal = cura
camelot-accuse = accusa

camelot-heading = Shadows over Camelot · { $turn ->
        [0] prima del primo turno
       *[other] turno { $turn }
    }
camelot-turn-of = Tocca a { $who }
camelot-white-pile = Mazzo Bianco
camelot-black-pile = Mazzo Nero
camelot-and-discards = scarti: { $count }
camelot-short-sword = Excalibur
camelot-short-cup = Santo Graal
camelot-short-armor = Armatura
camelot-at-waits = in palio
# Not "persa": it stands beside the Holy Grail, which is masculine, as well as beside Excalibur.
camelot-at-lost = fuori gioco
camelot-at-escrow = in sospeso
camelot-sum-white = = { $sum }
camelot-sum-black = { $hidden ->
        [0] = { $sum }
        [one] = { $sum } + { $hidden } coperta
       *[other] = { $sum } + { $hidden } coperte
    }
camelot-no-spell = Nessuna carta Nera è in vigore.
camelot-phase-muster = I cavalieri si radunano.
camelot-phase-divide = Si spartiscono i primi doni.
camelot-phase-evil = { $who }: il Male avanza
camelot-phase-heroic = { $who }: fase eroica
camelot-phase-traitor = { $who }, il Traditore, aiuta il Male
camelot-step-at = Spada: { $at }
camelot-swords-line = Spade bianche **{ $white }** e nere **{ $black }** su 12 · catapulte **{ $engines }** su 12
camelot-piles-line = Mazzo Bianco { $white } (scarti { $spent }) · mazzo Nero { $black } (scarti { $gone })
camelot-in-force = In vigore: { $cards }
camelot-to-be-won = Reliquie in palio: { $relics }
camelot-title-end = La fine
camelot-title-now = Ora sul tavolo
camelot-title-quests = Imprese
camelot-title-you = Tu
camelot-title-known = Lo sai solo tu
camelot-entering = Entra in gioco: { $card }
camelot-entering-hidden = Entra in gioco: una carta Nera coperta
camelot-offered = Merlini offerti: { $count } su 3
camelot-played = Carte Bianche giocate: { $cards }
camelot-pool-line = Da spartire: { $cards }
camelot-pool-title = Da spartire
camelot-played-title = Giocate
camelot-line-combat = **{ $quest }** · Bianche: { $white } · Nere: { $hidden ->
        [0] { $black }
       *[other] { $shown ->
            [0] { $hidden ->
                [one] { $hidden } coperta
               *[other] { $hidden } coperte
            }
           *[other] { $black } e { $hidden ->
                [one] { $hidden } coperta
               *[other] { $hidden } coperte
            }
        }
    }
camelot-line-war = **{ $quest }** · Combattimenti { $laid } su 5, ora serve { $card } · guerrieri { $warriors } su 4
camelot-line-war-mordred = **{ $quest }** · per via di Mordred serve un altro { $card } · guerrieri { $warriors } su 4
camelot-line-excalibur = **{ $quest }** · la spada è a { $at } (vinta a 5, persa a -5)
camelot-line-grail = **{ $quest }** · Graal { $white }, Nere { $black }, caselle libere { $free } su 7
camelot-quests-over = Imprese concluse: { $quests }
camelot-line-marks = ↳ con { $cards }
camelot-line-knight = { $knight } · { $place } · ♥ { $life } · { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
camelot-line-dead = { $knight } è caduto.
camelot-line-unmasked = { $knight } è stato smascherato: è il Traditore.
camelot-line-relics = Porta { $relics }
camelot-line-escrow = Excalibur resta in sospeso: chi l'ha conquistata potrebbe non sopravvivere.
camelot-line-loyal = Lealtà dimostrata
camelot-line-traitor = Il Traditore
camelot-line-accused = Ha già usato la sua unica accusa
camelot-siege-title = Assedio: { $engines } su 12
camelot-closed = conclusa
camelot-bank-evil = Riva del Male
camelot-bank-knights = Riva dei cavalieri
camelot-mark-dead = caduto
camelot-mark-unmasked = smascherato
camelot-mark-accused = accusatore
camelot-goal = Su dodici spade, si vince con più bianche che nere; si perde con sette nere o con dodici catapulte.
camelot-verdict-loyal = Camelot resiste: vincono i cavalieri leali!
camelot-verdict-evil = Camelot cade: vince il Male.
camelot-nobody-won = Ha vinto il Male, e nessun cavaliere con lui.
camelot-why-engines = Davanti alle mura ci sono dodici catapulte.
camelot-why-black_swords = Sulla Tavola Rotonda ci sono { $black } spade nere; ne bastano sette.
camelot-why-no_knights = Non resta in vita nessun cavaliere leale.
camelot-why-count = La conta delle spade: bianche { $white }, nere { $black }.
camelot-flipped = Prima della conta il Traditore, ancora nascosto, ha fatto diventare { $count ->
        [one] nera una spada bianca
       *[other] nere { $count } spade bianche
    }.
camelot-alt-realm = Il regno al turno { $turn }: sulla Tavola Rotonda spade bianche { $white } e nere { $black }; catapulte { $engines } su 12; attorno al castello sei imprese con le loro carte e i cavalieri; per ogni cavaliere una riga con vite, carte in mano e reliquie.

camelot-hand = La tua mano · { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
camelot-hand-empty = Non hai carte.
camelot-hand-dying = Stai **morendo**: questo è il tuo ultimo turno, a meno che qualcuno non usi per te il Santo Graal.
camelot-hand-unmasked = La tua maschera è caduta: non hai più né carte né cavaliere.
camelot-hand-fallen = Il tuo cavaliere è caduto; puoi vedere come se la cavano gli altri.
camelot-hold-fights = **Combattimento** ({ $count }): { $values }
camelot-hold-grail = **Graal** ×{ $count }
camelot-hold-merlin = **Merlino** ×{ $count } · da solo: togli una catapulta, un guerriero o l'ultima carta Nera di un'impresa; tre insieme fermano una carta Nera Speciale.
camelot-hold-clairvoyance = **Chiaroveggenza** · guarda le prime cinque carte Nere e rimettile in cima nell'ordine che vuoi.
camelot-hold-convocation = **Convocazione** · i cavalieri possono tornare a casa; poi una carta Bianca per ogni cavaliere a Camelot, da spartire.
camelot-hold-fate = **Destino** · ogni cavaliere pesca una carta. Un Traditore può invece usarla per gettare la maschera: ogni cavaliere ne scarta due.
camelot-hold-heroism = **Eroismo** · assegnala a un'impresa: quando finisce, una spada in più, bianca o nera.
camelot-hold-lady = **Dama del Lago** · ovunque ti trovi, Excalibur si avvicina di un passo; se quella ricerca è conclusa, due vite.
camelot-hold-messenger = **Messaggero** · dai fino a tre carte a un altro cavaliere.
camelot-hold-piety = **Devozione** · tre vite per te, o una per ciascuno degli altri cavalieri.
camelot-hold-reinforcements = **Rinforzi** · quattro carte per te, o una per ciascuno degli altri cavalieri.
camelot-you-loyal = Sei **leale**.
camelot-you-traitor = Sei il **Traditore**. Non farti scoprire.
camelot-you-unmasked = Sei il **Traditore**, e lo sanno tutti. A ogni turno provochi un cavaliere e aiuti il Male; vinci se vince il Male.
camelot-you-dead-traitor = Sei il **Traditore**, e il tuo cavaliere è morto. Se vince il Male, vinci comunque.
camelot-you-unread = La tua carta Lealtà è coperta: non l'hai ancora letta.
camelot-you-none = In questa partita non ci sono traditori.
camelot-know-pile = { $above ->
        [0] In cima al mazzo Nero
        [one] Nel mazzo Nero, sotto un'altra carta
       *[other] Nel mazzo Nero, sotto altre { $above } carte
    }: { $card }
camelot-know-laid = Messa coperta per { $quest }: { $card }
camelot-mark-drawn = pescata
camelot-mark-pile = { $above ->
        [0] in cima
       *[other] { $above } sopra
    }
camelot-my-share = Con questa proposta ricevi { $cards }.
camelot-my-share-nothing = Con questa proposta non ricevi nulla.
camelot-alt-hand = Le tue carte: { $cards }.
camelot-alt-loyalty = La tua carta Lealtà: { $loyalty }.

camelot-pick = Scegli il tuo cavaliere
    .help = Quale cavaliere sarai? Ognuno può essere scelto una volta sola; chi non sceglie ne riceve a caso uno dei rimasti.
        { camelot-rules-knights }
camelot-ask-contribute = Ogni cavaliere dà una carta alla Tavola Rotonda. { COUNT($who) ->
        [one] Si aspetta
       *[other] Si aspettano
    } { $who }.
    .mine = Quale carta dai alla Tavola Rotonda? Si scoprono tutte insieme.
camelot-ask-share = { $proposed ->
        [0] { $by }, come spartisci { $cards }?
       *[other] Accettate la divisione proposta da { $by }? { COUNT($who) ->
            [one] Si aspetta
           *[other] Si aspettano
        } { $who }.
    }
    .mine = { $proposed ->
        [0] Come spartisci { $cards }?
       *[other] Accetti la divisione proposta da { $by }?
    }
    .waiting = { $proposed ->
        [0] { $by } non ha ancora detto come si spartiscono { $cards }.
       *[other] La proposta è sul tavolo. { COUNT($who) ->
            [one] Si aspetta
           *[other] Si aspettano
        } { $who }.
    }
    .others = { $proposed ->
        [0] { $by } sta spartendo { $cards }.
       *[other] { $by } ha proposto una divisione. { COUNT($who) ->
            [one] Si aspetta
           *[other] Si aspettano
        } { $who }.
    }
camelot-step-share = Spartizione
camelot-share-propose = Proponi una divisione
camelot-share-evenly = Proponi: una a testa, a giro
camelot-note-evenly = ricevi { $cards }
camelot-note-accept = ricevi { $cards }
camelot-note-accept-nothing = non ricevi nulla
camelot-share-accept = Accetta
camelot-share-reject = Rifiuta
camelot-share-no_agreement = Nessun accordo: distribuitele a caso
camelot-step-seat = Quale giocatore?
camelot-step-portion = Quali di queste carte riceve? Quelle che restano vanno agli altri.
    .short = Quali carte?
camelot-ask-evil = { $who }, come avanza il Male?
    .mine = Come avanza il Male?
    .others = { $who } sceglie come avanza il Male.
camelot-step-evil = Avanzata del Male
camelot-evil-peek = Guarda la prima carta Nera (Parsifal)
camelot-evil-draw = Pesca una carta Nera
camelot-evil-engine = Aggiungi una catapulta
camelot-evil-life = Perdi una vita
camelot-evil-reveal = Rivela che sei il Traditore
camelot-ask-armor = { $who } indossa l'Armatura e sceglie tra due carte Nere.
    .mine = Armatura di Lancillotto: quale delle due giochi? L'altra va in fondo al mazzo.
camelot-step-black = Carta Nera da giocare
camelot-ask-face = { $who } ha pescato una carta per { $quest }: scoperta o coperta?
    .mine = La tua carta è per { $quest }. Come la metti?
camelot-step-face = Scoperta o coperta
camelot-note-up = tutti vedono { $card }
camelot-face-up = Scoperta
camelot-face-down = Coperta, e peschi una carta Bianca
camelot-ask-cancel = Entra in gioco: { $entering }. { $merlins ->
        [0] { $who } porta Excalibur e può rigettarla nel lago per fermare la carta.
       *[other] { $threat } Qualcuno vuole fermarla? Merlini offerti: { $offered } su 3. { $waiting ->
            [0] Hanno risposto tutti: si prosegue tra un attimo.
            [one] Manca una risposta.
           *[other] Mancano { $waiting } risposte.
        }
    }
    .mine = Entra in gioco: { $entering }. { $merlins ->
        [0] Vuoi fermarla? Può farlo solo Excalibur.
       *[other] { $threat } Vuoi fermarla? Merlini offerti: { $offered } su 3.
    }
    .waiting = Entra in gioco: { $entering }. Merlini offerti: { $offered } su 3. Hai già risposto; finché c'è tempo puoi aggiungere altri Merlini, ma non riprenderli.
camelot-step-cancel = Fermi la carta Nera?
camelot-cancel-pass = Lasciala passare
camelot-cancel-offer = Offri Merlino
camelot-cancel-sacrifice = Sacrifica Excalibur
camelot-step-merlins = Quanti Merlini?
camelot-merlins-1 = una carta
camelot-merlins-2 = due carte
camelot-merlins-3 = tre carte
camelot-ask-war = { $who } sceglie la guerra per la carta { $card }.
    .mine = { $card }: in quale guerra?
camelot-step-war = Quale guerra?
camelot-war-picts = Guerra ai Pitti
camelot-war-saxons = Guerra ai Sassoni
camelot-ask-volunteer-cards = Morgana: c'è un cavaliere che scarta tre carte al posto di tutti? { $waiting ->
        [0] Hanno risposto tutti: si prosegue tra un attimo.
        [one] Manca una risposta.
       *[other] Mancano { $waiting } risposte.
    }
    .mine = Scarti tre carte al posto di tutti? Se non si offre nessuno, ogni cavaliere ne scarta una.
camelot-ask-volunteer-life = Morgana: c'è un cavaliere che perde due vite al posto di tutti? { $waiting ->
        [0] Hanno risposto tutti: si prosegue tra un attimo.
        [one] Manca una risposta.
       *[other] Mancano { $waiting } risposte.
    }
    .mine = Perdi due vite al posto di tutti? Se non si offre nessuno, ogni cavaliere scarta una carta.
camelot-step-volunteer = Ti offri?
camelot-volunteer-pass = Io no
camelot-volunteer-volunteer = Mi offro io
camelot-ask-discard = Ogni cavaliere scarta una carta. { COUNT($who) ->
        [one] Si aspetta
       *[other] Si aspettano
    } { $who }.
    .mine = Scegli che cosa scartare.
camelot-ask-fate-discard = Ogni cavaliere scarta due carte. { COUNT($who) ->
        [one] Si aspetta
       *[other] Si aspettano
    } { $who }.
    .mine = Scegli due carte da scartare, o tutte se ne hai meno.
camelot-step-discards = Che cosa scarti?
camelot-ask-kay = Siamo { $white } a { $black } { FORM($against, "loc") }. { $who }, cioè Ser Kay, aggiunge una carta Combattimento?
    .mine = Siamo { $white } a { $black } { FORM($against, "loc") }: non basta. Aggiungi una carta Combattimento?
camelot-step-kay = Ser Kay
camelot-kay-pass = Lascia così
camelot-kay-help = Aggiungi un Combattimento
camelot-ask-grail = { $whom } sta morendo. { $who } ha il Santo Graal: lo usa?
    .mine = { $own ->
        [1] Stai morendo. Usi il Santo Graal per continuare con quattro vite?
       *[other] { $whom } sta morendo. Usi il Santo Graal per salvare il suo cavaliere, con quattro vite?
    }
camelot-step-save = Il Santo Graal
camelot-save-use = Usa il Graal
camelot-save-refuse = Tieni il Graal
camelot-ask-heroic = { $left ->
        [0] { $who } ha agito: termina il turno o continua?
       *[other] { $who }, qual è la tua azione eroica?
    }
    .mine = { $left ->
        [0] Hai agito. Termini il turno?
       *[other] Qual è la tua azione eroica?
    }
    .others = { $left ->
        [0] { $who } ha agito e può continuare.
       *[other] { $who } sceglie un'azione eroica.
    }
camelot-step-command = Che cosa fai?
camelot-note-accuse = una volta per partita; se è leale, una spada bianca diventa nera
camelot-command-move = Spostati
camelot-command-tristan_move = Lascia Camelot gratis (Tristano)
camelot-command-quest_card = Gioca una carta in questa impresa
camelot-command-draw_white = Pesca alla Tavola Rotonda
camelot-command-siege = Attacca una catapulta
camelot-command-special = Gioca una carta Speciale
camelot-command-galahad_special = Gioca gratis una carta Speciale (Galahad)
camelot-command-heal = Curati con tre carte uguali
camelot-command-accuse = Accusa un cavaliere
camelot-command-sacrifice = Sacrifica una vita per un'altra azione
camelot-command-arthur_exchange = Scambia una carta (Artù)
camelot-command-end_turn = Termina il turno
camelot-step-place = Dove vai?
camelot-step-card = Quale carta?
camelot-step-fights = Quali carte Combattimento? La somma deve superare il tiro di un dado a otto facce; si scartano in ogni caso.
    .short = Quali Combattimenti?
camelot-step-special = Quale carta Speciale?
camelot-step-triple = Quale tris scarti?
camelot-step-merlin = Che cosa toglie Merlino?
camelot-merlin-engine = Una catapulta
camelot-merlin-picts = Un Pitto
camelot-merlin-saxons = Un Sassone
camelot-merlin-black_knight = L'ultima carta del Cavaliere Nero
camelot-merlin-lancelot = L'ultima carta di Lancillotto
camelot-merlin-dragon = L'ultima carta del Drago
camelot-merlin-holy_grail = L'ultima Disperazione del Graal
camelot-merlin-excalibur = Acque Oscure: Excalibur un passo più vicina
camelot-step-heroism = In quale impresa?
camelot-step-whose = Per chi? Devozione: tre vite per te, o una per ciascuno degli altri. Rinforzi: quattro carte, o una.
camelot-whose-self = Per te
camelot-whose-others = Per tutti gli altri cavalieri
camelot-step-fate = Come la giochi?
camelot-fate-as_loyal = Ogni cavaliere pesca una carta
camelot-fate-as_traitor = Getta la maschera: ogni cavaliere ne scarta due
camelot-step-gift = Quali carte mandi?
camelot-ask-arthur-return = { $by } dà una carta a { $who }: quale riceve in cambio?
    .others = { $who } sceglie quale carta dare in cambio a { $by }.
    .mine = { $by } ti dà una carta. Quale dai in cambio?
camelot-ask-foresight = { $who } mette in ordine le carte Nere.
    .mine = Rimetti le carte Nere sul mazzo: qual è la prossima, dall'alto?
camelot-step-foresight = La prossima, dall'alto
camelot-ask-convocation = Convocazione: chi è lontano può tornare a casa. { COUNT($who) ->
        [one] Si aspetta
       *[other] Si aspettano
    } { $who }.
    .mine = Convocazione: torni a Camelot?
camelot-step-home = Torni a Camelot?
camelot-home-return = Torna
camelot-home-stay = Resta
camelot-ask-taunt = { $who }, il Traditore, provoca un cavaliere.
    .mine = Chi provochi? Perde una carta a caso.
camelot-ask-help-evil = { $who }, il Traditore, aiuta il Male.
    .mine = Come aiuti il Male?

camelot-is-knight = { $who } è { $knight }.
camelot-loyalty-standard = Si mescolano sette carte Leale e un Traditore, e ognuno riceve una carta Lealtà. Tra voi può esserci un traditore.
camelot-loyalty-n-plus-1 = Si distribuiscono le carte Lealtà: ce n'è una in più dei giocatori, e una di loro è il Traditore.
camelot-loyalty-certain = Si distribuiscono le carte Lealtà. Tra voi c'è il Traditore.
camelot-loyalty-none = Non si distribuiscono carte Lealtà: siete tutti leali.
camelot-your-loyalty = { "" }
    .private = La tua carta Lealtà: { $loyalty }.
camelot-dealt = { "" }
    .private = Le tue prime carte: { $cards }.
camelot-etiquette = **Galateo.** Piani, richieste e forza a grandi linee vanno bene («i miei combattimenti sono deboli»). Non mostrate mai le carte, non dite valori o numeri esatti, non proponete carte in cambio di carte. Su piani e mezzi si può mentire. Niente conversazioni private sulla partita.
camelot-etiquette-short = Ricorda: niente valori o numeri esatti, niente carte in cambio di carte.
camelot-loyalty-read = È giunta l'ora: ogni cavaliere legge in segreto la propria carta Lealtà.
camelot-contributes = { $who } dà { $card }.
camelot-turn = Turno { $number }: { $who }.
camelot-time = Tempo scaduto: per { $who } decide il bot.
camelot-time-counted = Tempo scaduto: { $count ->
        [one] manca una risposta, e conta come un no
       *[other] mancano { $count } risposte, e contano come un no
    }.

camelot-drew-white = { $who } pesca { $count ->
        [one] una carta Bianca
       *[other] { $count } carte Bianche
    }.
    .private = Peschi { $cards }.
camelot-discards = { $who } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
    .private = Scarti { $cards }.
camelot-reshuffled = Un mazzo era vuoto: si rimescolano gli scarti di entrambi (Bianco { $white }, Nero { $black }).
camelot-share-opens = Da spartire tra { $whom }: { $cards }. Propone { $who }.
camelot-share-proposed = Per { $who }: { $cards }.
camelot-share-proposed-nothing = Per { $who }: niente.
camelot-share-accepted = { $who } accetta.
camelot-share-rejected = { $who } rifiuta la divisione.
camelot-share-fails = { $who } si affida al caso.
camelot-share-done = C'è l'accordo: le carte vanno come proposto.
camelot-share-dealt = Nessun accordo: { $count ->
        [one] la carta va coperta a { $who }
       *[other] le { $count } carte si mescolano e si distribuiscono coperte, a partire da { $who }
    }.
    .private = Ricevi { $cards }.
camelot-takes-all = { $who } prende { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
    .private = Prendi { $cards }.
camelot-reward-wasted = Non c'è nessuno a prendere la ricompensa: { $count ->
        [one] si scarta una carta Bianca
       *[other] si scartano { $count } carte Bianche
    }.
camelot-exchanged = { $who } e { $whom } si scambiano una carta.
    .private = Dai { $gave } e ricevi { $got }.
camelot-arthur-offers = { $who } propone a { $whom } uno scambio di carte.

camelot-swords = Sulla Tavola Rotonda { $count ->
        [one] si posa una spada { $colour }
       *[other] si posano { $count } spade { FORM($colour, "many") }
    }: bianche { $white }, nere { $black }.
camelot-sword-turns = Una spada bianca diventa nera: bianche { $white }, nere { $black }.
camelot-engines = { $count ->
        [one] Arriva una catapulta
       *[other] Arrivano { $count } catapulte
    }: { $total } su 12.
camelot-healed = { $who } si cura con tre carte Bianche uguali: { $life ->
        [one] ora ha { $life } vita
       *[other] ora ha { $life } vite
    }.
    .private = Scarti tre carte { $card }.
camelot-gains-life = { $who } guadagna { $count ->
        [one] una vita
       *[other] { $count } vite
    }: ora ne ha { $life }.
camelot-loses-life = { $who } perde { $count ->
        [one] una vita
       *[other] { $count } vite
    }: { $life ->
        [0] non ne ha più
        [one] ora ne ha una
       *[other] ora ne ha { $life }
    }.
camelot-dies = { $who } { GENDER($who) ->
        [f] è morta
        [m] è morto
       *[n] muore
    }.
camelot-saved = { $who } usa il Santo Graal: { $whom } si salva, con { $life } vite.

camelot-adds-engine = { $who } lascia arrivare una catapulta: { $total } su 12.
camelot-bleeds = { $who } versa il suo sangue per Camelot e perde { $life ->
        [0] l'ultima vita: questo è il suo ultimo turno
        [one] una vita: ora ne ha una
       *[other] una vita: ora ne ha { $life }
    }.
camelot-peeks = { $who } guarda la carta in cima al mazzo Nero.
    .private = In cima al mazzo Nero: { $card }.
camelot-armor-draws = { $who } indossa l'Armatura e sceglie tra due carte Nere.
    .private = Hai pescato { $cards }.
camelot-drew-black = { $who } pesca una carta Nera: { $card }.
camelot-drew-foe = { "" }
    .private = Hai pescato { $card } (lo sai solo tu).
camelot-laid-face-down = { $who } pesca una carta per { $quest } e la mette coperta.
camelot-laid-face-up = { $who } pesca una carta per { $quest } e la mostra: { $card }.
camelot-merlin-offered = { $who } offre { $count ->
        [one] un Merlino
       *[other] { $count } Merlini
    } ({ $total } su 3).
camelot-merlins-return = { $count ->
        [one] Il Merlino offerto torna
       *[other] I { $count } Merlini offerti tornano
    } in mano.
camelot-merlins-prevail = Tre Merlini insieme: la carta Nera non ha effetto.
camelot-excalibur-sacrificed = { $who } rigetta Excalibur nel lago: la carta Nera non ha effetto.
camelot-stopped = { "" }
camelot-warrior = Guerrieri { FORM($quest, "loc") }: { $count } su 4.
camelot-mordred-leads = Mordred guida { $quest }: per vincerla serve un secondo { $card }.
camelot-all-come-home = Ginevra chiama: tutti i cavalieri tornano a Camelot, e la fase eroica salta.
camelot-volunteers = { $who } paga per tutti.
camelot-despair-pushes = Una carta Graal viene scacciata dal tabellone.
camelot-grail-darkens = La ricerca del Graal: carte Graal { $white }, carte Nere { $black } su 7.
camelot-spell-cast = Resta in vigore: { $card }. { $threat }
camelot-spell-broken = L'incantesimo è spezzato: { $card } esce dal gioco.

camelot-threat_three_cards = Un cavaliere scarta tre carte, oppure ogni cavaliere ne scarta una.
camelot-threat_three_more = Seguono altre tre carte Nere, e nessun Merlino può fermarle.
camelot-threat_two_engines = Arrivano due catapulte.
camelot-threat_one_life = Ogni cavaliere perde una vita.
camelot-threat_two_lives = Un cavaliere perde due vite, oppure ogni cavaliere scarta una carta.
camelot-threat_desolation = Prende il posto di una carta Graal, o porta una catapulta se la ricerca del Graal è conclusa.
camelot-threat_dark_forest = Finché non si vince un'impresa, non si possono giocare carte Graal nella ricerca del Graal; se quella è conclusa, arriva invece una catapulta.
camelot-threat_guinevere = Tutti i cavalieri tornano a Camelot, e in questo turno non c'è fase eroica.
camelot-threat_mists = Fino alla fine della partita, ogni impresa persa porta una spada nera in più.
camelot-threat_mordred = Porta un guerriero in una guerra, e per vincerla servirà un secondo Combattimento 5.
camelot-threat_vivien = Finché non si vince un'impresa, non si può giocare nessun Merlino.

camelot-moves = { $who } va { FORM($to, "dir") }.
camelot-comes-home = { $who } torna a casa, a Camelot.
camelot-stays-away = { $who } non torna a Camelot.
camelot-quest-abandoned = Impresa abbandonata: { $quest }. { $count ->
        [one] Si scarta una carta Bianca
       *[other] Si scartano { $count } carte Bianche
    }.
camelot-lays = { $who } gioca { $card } { FORM($quest, "loc") }.
camelot-grail-pushes = Scaccia { $card } dal tabellone.
camelot-sword-moves = Excalibur { FORM($to, "goes") } (ora è a { $at }).
camelot-pays-river = { $who } dà una carta per Excalibur, che si avvicina (ora è a { $at }).
    .private = Hai dato { $card }.
camelot-combat = Si sfoderano le spade { FORM($quest, "loc") }: i cavalieri hanno { $white }, il Male { $count ->
        [0] niente
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-combat-excalibur = Si sfoderano le spade { FORM($quest, "loc") }: i cavalieri hanno { $sum } + 1 (Excalibur) = { $white }, il Male { $count ->
        [0] niente
        [one] { $black }
       *[other] { $black } ({ $values })
    }.
camelot-kay-helps = { $who } aggiunge { $card }.
camelot-kay-passes = { $who } lascia le cose come stanno.
camelot-siege = { $who } attacca una catapulta con { $cards }: { $white } contro un tiro di { $roll }.
camelot-siege-excalibur = { $who } attacca una catapulta con { $cards }: { $sum } + 1 (Excalibur) = { $white } contro un tiro di { $roll }.
camelot-engine-destroyed = La catapulta è distrutta; { $total ->
        [0] non ne restano altre
        [one] ne resta una
       *[other] ne restano { $total }
    }.
camelot-engine-holds = La catapulta resiste.
camelot-sacrifices-life = { $who } sacrifica { $life ->
        [0] l'ultima vita per un'altra azione: questo è il suo ultimo turno
        [one] una vita per un'altra azione: ora ne ha una
       *[other] una vita per un'altra azione: ora ne ha { $life }
    }.
camelot-quest-won = Impresa vinta: { $quest }!
camelot-quest-lost = Impresa persa: { $quest }.
camelot-relic-won = { $who } prende { $relic }.
camelot-relic-lost = Reliquia persa per sempre: { $relic }.
camelot-relic-waits = Il cavaliere che ha conquistato { $relic } sta morendo: per ora la reliquia resta in sospeso.
camelot-dragon-comes = Al posto di Lancillotto arriva il Drago.

camelot-merlin-removes-engine = { $who } gioca Merlino e toglie una catapulta: { $total ->
        [0] non ne restano altre
        [one] ne resta una
       *[other] ne restano { $total }
    }.
camelot-merlin-removes-warrior = { $who } gioca Merlino { FORM($quest, "loc") }: { $count ->
        [0] non restano guerrieri
        [one] resta un guerriero
       *[other] restano { $count } guerrieri
    }.
camelot-merlin-pulls = { $who } gioca Merlino: Excalibur è a { $at }.
camelot-merlin-lifts = { $who } gioca Merlino { FORM($quest, "loc") }: addio { $card }.
camelot-merlin-lifts-hidden = { $who } gioca Merlino { FORM($quest, "loc") }: sparisce una carta coperta, senza che nessuno la veda.
camelot-plays-clairvoyance = { $who } gioca Chiaroveggenza.
camelot-foresees = { "" }
    .private = Dall'alto: { $cards }.
camelot-foreseen = { $who } rimette sul mazzo { $count ->
        [one] una carta Nera
       *[other] { $count } carte Nere
    }.
camelot-plays-convocation = { $who } gioca Convocazione.
camelot-plays-fate = { $who } gioca Destino.
camelot-plays-heroism = { $who } gioca Eroismo { FORM($quest, "loc") }.
camelot-plays-lady = { $who } invoca la Dama del Lago.
camelot-plays-messenger = { $who } manda { $count ->
        [one] una carta
       *[other] { $count } carte
    } a { $whom }.
    .private = Il Messaggero porta { $cards }.
camelot-plays-piety = { $who } gioca Devozione.
camelot-plays-reinforcements = { $who } gioca Rinforzi.

camelot-accuses = { $who } accusa { $whom }!
camelot-accused-loyal = { $who } è leale.
camelot-unmasked = { $who } è il **Traditore**, e lascia il tabellone.
camelot-taunts = { $who } provoca { $whom }, che perde una carta.
    .private = Perdi { $card }.
camelot-traitor-turns-swords = { $who } era il Traditore fin dall'inizio e { $count ->
        [0] non fa diventare nera nessuna spada bianca
        [one] fa diventare nera una spada bianca
       *[other] fa diventare nere { $count } spade bianche
    }.

camelot-ends-engines = Davanti a Camelot ci sono dodici catapulte.
camelot-ends-black-swords = Sulla Tavola Rotonda ci sono { $black } spade nere; ne bastano sette.
camelot-ends-no-knights = Non resta in vita nessun cavaliere leale.
camelot-ends-count = Si contano le spade: bianche { $white }, nere { $black }.
camelot-stands = Camelot resiste. I cavalieri leali hanno vinto!
camelot-falls = Camelot cade. Il Male ha vinto.
camelot-traitor-was = Il Traditore era { $who }.
camelot-traitor-none = Tra i cavalieri non c'erano traditori.

camelot-moment-quest-won = Impresa vinta: { $quest }!
camelot-moment-quest-lost = Impresa persa: { $quest }
camelot-moment-sums = { $white } : { $black }
camelot-moment-excalibur-sacrificed = { $who } rigetta Excalibur nel lago
camelot-moment-unmasked = { $who } è il Traditore!
camelot-moment-unmasked-accused = { $by } aveva ragione: { $who } è il Traditore!
camelot-moment-loyal = { $who } è leale
camelot-moment-loyal-accused = { $by } aveva torto: { $who } è leale
camelot-moment-dies = { $who } { $count ->
        [one] ha perso la vita
       *[other] hanno perso la vita
    }
camelot-by-engines = Dodici catapulte
camelot-by-black_swords = { $black } spade nere
camelot-by-no_knights = Nessun cavaliere leale in vita
camelot-by-count = Spade bianche { $white }, nere { $black }
camelot-award-hunter = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } scovato il Traditore
camelot-award-engines = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } distrutto { $count } catapulte
camelot-award-blood = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } dato { $count } vite per Camelot
camelot-award-fights = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } giocato { $count } Combattimenti
camelot-award-grails = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } giocato { $count } Graal
camelot-award-deeds = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } giocato { $count } carte Speciali
camelot-award-river = { COUNT($who) ->
        [one] { $who } ha
       *[other] { $who } hanno
    } dato { $count } carte per Excalibur

camelot-chose-engine = { "" }
camelot-chose-life = { "" }
camelot-heals = { $who } si cura con tre carte Bianche uguali.
camelot-sacrifices = { $who } sacrifica una vita per un'altra azione.

camelot-merlin_pass = Merlino: lascia sempre passare le carte Nere
camelot-merlin_pass_turn = Merlino: lascia passare le carte Nere fino al mio prossimo turno
camelot-merlin_only_morgan1 = Merlino: chiedimi solo per Morgana (tre carte)
camelot-merlin_only_morgan2 = Merlino: chiedimi solo per Morgana (altre tre)
camelot-merlin_only_morgan3 = Merlino: chiedimi solo per Morgana (due catapulte)
camelot-merlin_only_morgan4 = Merlino: chiedimi solo per Morgana (una vita a testa)
camelot-merlin_only_morgan5 = Merlino: chiedimi solo per Morgana (due vite)
camelot-merlin_only_desolation = Merlino: chiedimi solo per Desolazione
camelot-merlin_only_dark_forest = Merlino: chiedimi solo per Foresta Oscura
camelot-merlin_only_guinevere = Merlino: chiedimi solo per Ginevra
camelot-merlin_only_mists = Merlino: chiedimi solo per Nebbie di Avalon
camelot-merlin_only_mordred = Merlino: chiedimi solo per Mordred
camelot-merlin_only_vivien = Merlino: chiedimi solo per Viviana
camelot-excalibur_special = Excalibur: chiedimi solo per le carte Speciali
camelot-excalibur_decisive = Excalibur: chiedimi solo se si perderebbe un'impresa o l'assedio
camelot-excalibur_never = Excalibur: non sacrificarla mai
camelot-morgan_pass = Morgana: non pagare mai per tutti
camelot-kay_auto = Kay: aggiungi il Combattimento più basso che basta per vincere
camelot-kay_never = Kay: non aggiungere mai carte
camelot-share_accept = Spartizione: accetta qualsiasi divisione
camelot-convocation_return = Convocazione: torna sempre
camelot-convocation_stay = Convocazione: resta sempre

camelot-option-traitor_mode = Traditore
    .help = Si mescolano e si distribuiscono sette carte Leale e un Traditore, quindi può darsi che tra voi il traditore non ci sia; oppure c'è una carta in più dei giocatori; oppure un traditore c'è di sicuro; oppure siete tutti leali.
camelot-option-loyalty_look = Quando leggere la lealtà
    .help = come di solito: subito, ma dopo sei spade se giocate in tre; oppure sempre subito, dopo sei spade o dal sesto turno.
camelot-option-knight_assignment = Cavalieri
    .help = a caso, o a scelta: in quel caso la lobby ha un pulsante apposta, e chi non sceglie riceve uno dei rimasti.
camelot-option-allow_voluntary_reveal = Il Traditore può rivelarsi
    .help = All'inizio del proprio turno, prima che il Male avanzi.
camelot-option-min_window = Attesa minima in secondi
    .help = Quando la domanda è per tutti, si aspetta almeno questo tempo, più fino a sette secondi a caso: così la rapidità non tradisce nessuno. 0: nessuna attesa.
camelot-option-turn_seconds = Tempo per turno
    .help = Da 30 secondi a 30 minuti in tempo reale; da un'ora a una settimana per corrispondenza.
camelot-option-window_seconds = Tempo per reazione
    .help = Da 10 secondi a 10 minuti in tempo reale; da un'ora a una settimana per corrispondenza.
camelot-standard = sette leali, un Traditore
camelot-none = nessun traditore
camelot-n_plus_1 = una carta in più dei giocatori
camelot-certain = un traditore di sicuro
camelot-usual = come di solito
camelot-at_once = subito
camelot-after_6_swords = dopo sei spade
camelot-from_turn_6 = dal sesto turno
camelot-random = a caso
camelot-choice = a scelta
