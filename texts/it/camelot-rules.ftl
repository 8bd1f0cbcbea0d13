camelot-rules-overview = A **Shadows over Camelot** si gioca tutti insieme contro il gioco. Siete cavalieri della Tavola Rotonda: ogni impresa vinta porta sulla Tavola spade bianche, ogni impresa persa ne porta di nere.
    Quando le spade sono dodici si fa la conta: se le bianche sono più delle nere, vincono i leali. Il Male vince all'istante con **dodici catapulte** davanti a Camelot, con **sette spade nere** o se **non resta in vita nessun cavaliere leale**. Ogni parità va al Male.
    Uno di voi può essere il **Traditore**, che vince insieme al Male. Se alla conta è ancora nascosto, fa diventare nere due spade bianche.
    .title = In breve
camelot-rules-reference = **Il tuo turno.** Prima il Male: una carta Nera, una catapulta o una vita. Poi un'azione: **spostamento** · **azione dell'impresa** in cui ti trovi · **carta Speciale** · **cura** (3 carte uguali, 1 vita) · **accusa** (con 6 spade o 6 catapulte, una volta per partita). Una vita paga una seconda azione di tipo diverso. A Camelot l'azione dell'impresa è: pesca 2 carte, o attacca una catapulta (supera un dado a otto facce, o perdi una vita).
    { "" }**Imprese**: che cosa giochi · quando vince il Male · la ricompensa. Una sconfitta porta altrettante spade nere e costa altrettante vite.
    • **Cavaliere Nero**, solitaria: due coppie di Combattimenti · 4 carte, vince la somma più alta · 1 spada, 1 vita, 3 carte
    • **Lancillotto**, solitaria: un tris e una coppia · 5 carte, vince la somma più alta · 1 spada, 1 vita, 4 carte, l'Armatura
    • **Drago**, dopo Lancillotto: tre tris · 5 carte, vince la somma più alta · 2 spade, 2 vite, 7 carte
    • **Excalibur**: carte qualsiasi, un passo ciascuna, 5 passi · 5 passi nell'altro verso · 2 spade, 1 vita, 7 carte, Excalibur
    • **Graal**: 7 carte Graal · 7 carte Nere · 3 spade, 1 vita, 7 carte, il Santo Graal
    • **Guerra ai Pitti, Guerra ai Sassoni**: Combattimenti 1-2-3-4-5 in ordine · 4 guerrieri · 1 spada, 1 vita, 4 carte; se persa, anche 2 catapulte
    { "" }**La fine.** Con 12 spade si vince se le bianche sono più delle nere. Il Male vince con 7 spade nere, 12 catapulte, nessun cavaliere leale in vita, o in parità. Un Traditore ancora nascosto alla conta fa diventare nere 2 spade bianche.
    .title = Riassunto
camelot-rules-setup = Ognuno ha un cavaliere con un potere, 4 vite (6 al massimo), una carta Lealtà, un Merlino e cinque carte Bianche. Ciascuno ne dà una alla Tavola Rotonda, e si scoprono tutte insieme; poi vi accordate su come spartirle, e la prima proposta la fa chi comincia. Comincia Re Artù, altrimenti un cavaliere a caso; si gioca in senso orario.
    Con le opzioni di solito si mescolano sette carte Leale e un Traditore e se ne riceve una a testa: può darsi che tra voi il Traditore non ci sia. In tre, nessuno legge la propria carta finché sul tavolo non ci sono sei spade.
    .title = Preparazione
    .about = contribute knight
camelot-rules-turn = Un turno ha due fasi.
    { "" }**Il Male avanza**: peschi una carta Nera, o aggiungi una catapulta, o perdi una vita.
    { "" }**Azione eroica**: una sola tra queste
    • **spostamento** a Camelot o in un'impresa aperta;
    • **azione dell'impresa** in cui ti trovi (a Camelot: pesca due carte, o attacca una catapulta);
    • gioca una **carta Bianca Speciale**, al massimo una per turno;
    • **cura**: tre carte Bianche uguali per una vita;
    • **accusa** un cavaliere.
    Una volta per turno puoi **sacrificare** una vita per una seconda azione di tipo diverso. I poteri sono gratuiti, ma valgono come il tipo di azione che compiono. Con dodici o più carte in mano non puoi pescare alla Tavola Rotonda; nessuno deve mai scartare le carte in eccesso.
    .title = Un turno
    .about = heroic
camelot-rules-evil = La carta Nera pescata si mostra a tutti, ma quelle del **Cavaliere Nero, di Lancillotto e del Drago** si possono mettere coperte: allora nessuno ne conosce il valore, e peschi una carta Bianca.
    { "" }**Acque Oscure** allontana Excalibur, **Disperazione** riempie il Graal, **Pitti, Sassoni e Mercenari** aggiungono guerrieri. Una carta di un'impresa conclusa porta una catapulta.
    Quando una carta entra in gioco, chi porta **Excalibur** può sacrificarla per fermare la carta; una carta Nera **Speciale** la fermano anche **tre Merlini**, di chiunque siano. Le offerte sono pubbliche e si sommano; se i Merlini sono meno di tre, tornano in mano.
    .title = Le carte del Male
    .about = help-evil
camelot-rules-special-black = **Foresta Oscura**: niente carte Graal nella ricerca del Graal. **Viviana**: niente Merlini. Tutt'e due finché non si vince un'impresa.
    { "" }**Desolazione** prende il posto della carta Graal più avanti. **Nebbie di Avalon**: una spada nera in più per ogni impresa persa, fino alla fine della partita.
    { "" }**Mordred**: un guerriero nella guerra scelta da chi pesca, che ora richiede un secondo Combattimento 5. **Ginevra**: tutti i cavalieri tornano a casa, e chi pesca salta la fase eroica.
    { "" }**Morgana**, in cinque versioni: un cavaliere scarta tre carte, oppure ognuno una · altre tre carte Nere · due catapulte · ognuno perde una vita · un cavaliere perde due vite, oppure ognuno scarta una carta.
    .title = Carte Nere Speciali
    .about = cancel
camelot-rules-quests = Nelle imprese **solitarie** c'è posto per un solo cavaliere, e andarsene fa scartare le carte Bianche giocate lì. Quando un'impresa finisce, tutti i suoi cavalieri tornano a casa: se è vinta guadagnano vite e spartiscono carte, se è persa perdono vite.
    { "" }**Cavaliere Nero** (solitaria): 1 spada, 1 vita, 3 carte. **Lancillotto** (solitaria): 1 spada, 1 vita, 4 carte, l'Armatura; poi arriva il Drago. **Drago**: 2 spade, 2 vite, 7 carte. **Excalibur**: 2 spade, 1 vita, 7 carte. **Graal**: 3 spade, 1 vita, 7 carte. **Guerra ai Pitti e Guerra ai Sassoni**: 1 spada, 1 vita, 4 carte; se persa, anche due catapulte.
    Il Cavaliere Nero e le guerre ricominciano; le altre imprese sono concluse.
    .title = Imprese
    .about = move face
camelot-rules-combats = **Cavaliere Nero, Lancillotto, Drago.** Con la tua azione giochi una carta Combattimento, nell'ordine che vuoi, purché stia nella combinazione: due coppie diverse; un tris e una coppia; tre tris diversi.
    Lo scontro finisce quando una delle due parti ha riempito le sue caselle (quattro, cinque o nove Bianche; quattro o cinque Nere). Si scoprono tutte le carte Nere; ai cavalieri serve la somma più alta, anche con la combinazione incompleta. Excalibur aggiunge uno dove si trova chi la porta; alla fine Ser Kay può aggiungere una carta Combattimento.
    .title = Scontri
    .about = quest_card
camelot-rules-excalibur = **La ricerca di Excalibur.** Con la tua azione scarti coperta una carta Bianca qualsiasi, e la spada si avvicina di un passo; Acque Oscure la allontana. Dal centro ci sono cinque passi per ciascuna riva. Chi la fa avanzare dell'ultimo passo prende Excalibur.
    .title = Excalibur
camelot-rules-grail = **La ricerca del Graal.** Sette caselle: da una parte le carte Graal, dall'altra le carte Nere. Quando il tabellone è pieno, una carta scaccia la più recente dell'altro colore, e spariscono tutt'e due. Sette carte dello stesso colore concludono l'impresa. Chi gioca l'ultima carta Graal prende il Santo Graal.
    .title = Il Graal
camelot-rules-wars = **La guerra ai Pitti e la guerra ai Sassoni.** Con la tua azione giochi il prossimo Combattimento della scala 1-2-3-4-5. Il quinto vince la guerra (con Mordred ne serve un sesto, un altro 5). Il quarto guerriero la fa perdere e porta due catapulte. Le carte restano anche se i cavalieri se ne vanno.
    .title = Le guerre
    .about = war
camelot-rules-siege = **L'assedio.** A Camelot puoi attaccare una catapulta: giochi quante carte Combattimento vuoi, poi si tira un dado a otto facce. Se la tua somma è più alta la catapulta è distrutta; altrimenti perdi una vita. Le carte si scartano in ogni caso. Excalibur aggiunge uno; Ser Kay può aggiungere una carta dopo il suo tiro.
    .title = L'assedio
camelot-rules-special-white = **Merlino** toglie una catapulta, un guerriero o l'ultima carta Nera di un'impresa. **Chiaroveggenza**: guarda cinque carte Nere e mettile in ordine. **Convocazione**: i cavalieri possono tornare a casa; una carta per ognuno a Camelot, da spartire. **Destino**: ogni cavaliere pesca una carta (oppure un Traditore getta la maschera: ognuno ne scarta due). **Eroismo**: una spada in più per un'impresa, bianca o nera. **Dama del Lago**: Excalibur si avvicina di un passo, o due vite. **Messaggero**: fino a tre carte a un altro cavaliere. **Devozione**: tre vite, o una per tutti gli altri. **Rinforzi**: quattro carte, o una per tutti gli altri.
    .title = Carte Bianche Speciali
    .about = special galahad_special convocation foresight
camelot-rules-relics = **Excalibur** aggiunge uno negli scontri e negli assedi, e si può sacrificare per fermare una carta Nera. **Il Santo Graal** si può usare quando un cavaliere qualsiasi sta per morire: riparte con quattro vite. **L'Armatura di Lancillotto** ti fa pescare due carte Nere e scegliere. Le reliquie non si danno mai ad altri, e vanno perse quando muore chi le porta.
    .title = Reliquie
    .about = armor
camelot-rules-sharing = Le carte vinte da più cavalieri si scoprono e si spartiscono d'accordo. Uno propone, gli altri accettano o rifiutano; chiunque può in ogni momento affidarsi al caso, e allora le carte si mescolano e si distribuiscono coperte. Un cavaliere da solo le prende tutte, senza mostrarle.
    .title = Spartizione
    .about = share
camelot-rules-life = Chi resta senza vite nel proprio turno lo finisce, senza guadagnare nulla, e muore alla fine; gli altri muoiono appena la carta o l'azione è conclusa. Chi muore perde mano e reliquie; la sua lealtà resta segreta. Solo il Santo Graal salva.
    .title = Vita e morte
    .about = heal volunteer-life volunteer-cards
camelot-rules-traitor = Con sei spade o sei catapulte puoi fare un'**accusa**, una volta per partita. Se è giusta: una spada bianca, e il Traditore è smascherato: fuori dal tabellone, senza mano e senza reliquie, tranne l'Armatura. Se è sbagliata: una spada bianca diventa nera.
    Il turno del Traditore smascherato: un cavaliere perde una carta a caso; poi una catapulta, o una carta Nera giocata dal Traditore.
    .title = Il Traditore
    .about = accuse taunt help-evil
camelot-rules-knights = **Re Artù** scambia una carta con un altro cavaliere. **Galahad** gioca gratis una carta Speciale. **Galvano** pesca tre carte alla Tavola Rotonda. **Kay** aggiunge un Combattimento quando tutto è scoperto. **Palamede** guadagna una vita in più per ogni impresa vinta. **Parsifal** guarda la carta in cima al mazzo Nero. **Tristano** lascia Camelot gratis.
    .title = I cavalieri
camelot-rules-etiquette = Potete parlare di piani, desideri e forza a grandi linee («posso dare una mano con il Graal»). Non mostrate carte, non dite valori o numeri esatti, non proponete carte in cambio di carte. Mentire su piani e mezzi fa parte del gioco; barare no. Niente conversazioni private sulla partita.
    .title = Galateo
