hamlet-rules-overview =
    Costruite insieme un solo villaggio, ma ciascuno per la propria gloria. A turno mandate i villici a raccogliere, trasformare, costruire, vendere e consegnare. Quando alla **Chiesa** arriva l'ultima consegna, il round si gioca fino in fondo e il villaggio diventa una città. Chi ha più punti l'ha fondata.

    I punti (★) vengono dalle costruzioni, dalle tue merci quando qualcuno le spende, da consegne e vendite e, alla fine, da premi, luoghi d'interesse, strade, strada più lunga e oro.

    Tutti gli edifici e tutte le merci sul tavolo li possono usare tutti. Solo i luoghi d'interesse sono di qualcuno, che ci pianta il suo vessillo.
    .title = Di che si tratta
hamlet-rules-reference =
    { "" }**Che cosa può fare un villico**
    Taglialegna, Cava, Fattoria: riempi, 2 monete · Fienile: riempi di materie prime a scelta, 2★
    Segheria, Deposito di legname: assi dai tronchi · Scalpellino, Mastro scalpellino: mattoni dalle pietre
    Vaccheria, Latteria: latte dal grano · Mulino, Mulino a vento: farina dal grano
    Municipio: un progetto (da 0 a 3 monete), poi assumi: villico 5, 7, 9 monete, mulo 3
    Mercato: una vendita, per ★ e monete · Chiesa: una consegna per 4★ o 6★, oppure l'elemosina
    Ovunque: costruisci lì accanto un progetto, un ponte (2 tronchi) o un sentiero (2 pietre)

    { "" }**I luoghi d'interesse, alla fine**
    Bosco: 1★ per segmento contro foresta, quello grande 2★ · Catena montuosa: lo stesso contro montagna
    Monumento al fondatore: 2★ per segmento contro uno uguale · Prato del villaggio: 3★ per strada stampata
    Avamposto: 1★ per tessera fino alla chiesa, estremi compresi · Stagno: 3★ · Santuario: 2★ per consegna
    Stalla: 2★ per mulo · Taverna: 1★ per moneta, massimo 8★ · Emporio: 1★ per vendita
    Magazzino: 1★ per strada · Fabbro: la strada più lunga vale 3★ per tessera

    { "" }**Che cosa dà punti**
    Subito: costruzioni, consegne, vendite, fienili e le tue merci quando qualcuno le spende (1★, alta qualità 2★)
    Alla fine: Cappellano 5★, Sagrestano 3★, Paesaggista 4★, Mercante 4★; strade 1★ l'una (Pianificatore 2★); strada più lunga 2★ per tessera; 1★ ogni 3 monete
    .title = Riassunto
    .about = turn
hamlet-rules-turn =
    Nel tuo turno, nell'ordine che vuoi:
    • **Muli**, una volta: ogni tuo mulo può percorrere una strada fino alla tessera vicina.
    • **Villici**: ciascuno può andare fin dove arrivano le strade e fare una cosa sola: usare l'edificio in cui si trova, costruire un progetto lì accanto o costruire una strada da lì. Poi riposa fino al tuo prossimo turno.

    Tutto è facoltativo, e il turno lo termini tu. Finché non si pesca una tessera dal sacchetto o non si scopre una nuova vendita, puoi annullare le mosse. C'è un solo tempo per tutto il turno; quando scade, il turno finisce.
    .title = Un turno
    .about = donkeys hire alms
hamlet-rules-goods =
    Le merci per un'azione devono raggiungere il villico. Quelle sulla stessa tessera, o su una tessera collegata da una strada, arrivano da sé. Per ogni tessera di mezzo serve un **tuo mulo** lì. Le strade degli altri le usi anche tu, i loro muli no.

    { "" }Le **materie prime** (tronchi, pietra, grano) non sono di nessuno. Le **materie lavorate** (assi, mattoni, farina, latte) hanno il colore di chi le ha prodotte: quando qualcuno ne spende una, chi l'ha prodotta riceve 1 moneta e 1 punto, o 2 e 2 se è di alta qualità. Di ogni tipo hai due segnalini.

    Ogni volta che spendi merci e il **Mercato** potrebbe rifornirti, puoi comprare quello che manca: 3 monete per una materia prima e 5 per una lavorata in due o contro un rivale, altrimenti 2 e 4. Il pagamento te lo propone il bot; con Cambia scegli tu ogni singola merce.
    .title = Merci e muli
    .about = work refine sell deliver
hamlet-rules-buildings =
    { "" }**Taglialegna, Cava, Fattoria**: riempi tutti i posti vuoti e ricevi 2 monete. **Fienile**: riempilo di materie prime a scelta, 2 punti.
    { "" }**Segheria e Deposito di legname** fanno assi dai tronchi, **Scalpellino e Mastro scalpellino** mattoni dalle pietre, **Vaccheria e Latteria** latte dal grano, **Mulino e Mulino a vento** farina dal grano; i laboratori più grandi arrivano a due per volta.
    { "" }**Municipio**: prendi un progetto (una moneta su ogni tessera che lo precede), poi assumi: villici 5, 7, 9 monete, muli 3 l'uno. In mezzo i muli si possono muovere; l'azione del villico seguente chiude la visita.
    { "" }**Mercato**: consegni le merci di un segnalino vendita (quelle comprate non valgono) per punti e monete.
    { "" }**Chiesa**: fai una delle consegne, oppure chiedi l'elemosina (1 moneta) se Taglialegna, Cava e Fattoria sono tutti pieni.
    .title = Edifici
    .about = blueprint
hamlet-rules-building =
    Per costruire serve un villico su una tessera del villaggio, e la nuova tessera deve toccarla per almeno un segmento intero. **Una strada tocca solo un'altra strada**; foresta e montagna possono toccarsi. Non ci si può sovrapporre. Scegli tu il progetto, la tessera da cui si costruisce e l'orientamento: «3 con 1» mette il segmento 3 di quella tessera contro il segmento 1 del progetto, contati tutt'e due in senso orario.

    Le strade che si toccano sono subito collegate. Una tessera può anche restare senza collegamento, finché qualcuno non ci costruisce una strada.

    Chi costruisce il primo laboratorio di un tipo ottiene il suo **traguardo** (Carpentiere, Muratore, Mandriano, Mugnaio): tutte le sue merci di quel tipo sono di alta qualità. Allora altre quattro tessere vanno nel sacchetto.
    .title = Costruire tessere
    .about = build
hamlet-rules-roads =
    Un villico su una di due tessere che si toccano e non sono ancora collegate può costruire un **ponte** dove si incontrano due montagne (2 tronchi) o un **sentiero** dove si incontrano due foreste (2 pietre). Foresta contro montagna è un dirupo: niente strada. Hai cinque segnalini strada. Le strade servono a tutti. Chi costruisce la prima ottiene il traguardo **Pianificatore**.

    Alla fine ogni strada vale 1 punto, 2 per il Pianificatore. La tua **strada più lunga** è la catena più lunga di tessere lungo strade stampate e strade tue, con almeno una delle tue; nessuna tessera due volte, e la chiesa non conta: 2 punti per tessera.
    .title = Strade
hamlet-rules-landmarks =
    Alla fine danno punti a chi ci ha il vessillo, se sono collegati al villaggio (a boschi e catene montuose non serve una strada):
    { "" }**Piccolo bosco / Grande bosco**: 1 / 2 per ogni segmento contro foresta. **Piccola catena montuosa / Grande catena montuosa**: 1 / 2 per ogni segmento contro montagna.
    { "" }**Monumento al fondatore**: 2 per ogni segmento contro uno uguale. **Prato del villaggio**: 3 per ogni strada stampata collegata.
    { "" }**Avamposto**: 1 per ogni tessera sulla via più breve fino alla chiesa, estremi compresi. **Stagno**: 3.
    { "" }**Santuario**: 2 per ogni tua consegna. **Stalla**: 2 per ogni tuo mulo. **Taverna**: 1 per ogni moneta, massimo 8. **Emporio**: 1 per ogni vendita. **Magazzino**: 1 per ogni tua strada. **Fabbro**: la tua strada più lunga vale 3 per tessera.
    .title = Luoghi d'interesse
hamlet-rules-end =
    Quando la chiesa è completa, il round si gioca fino in fondo. Poi:
    1. **Premi**: Cappellano 5 (più consegne), Sagrestano 3 (secondo per consegne), Paesaggista 4 (più luoghi d'interesse), Mercante 4 (più vendite). Chi è in parità divide i punti; in parità per le consegne si dividono 8 punti, e non c'è un secondo.
    2. **Luoghi d'interesse**. 3. **Strade**. 4. **Strada più lunga**. 5. **Oro**: un punto ogni 3 monete.

    In caso di parità contano le consegne, poi le vendite; se non basta, si vince insieme. Chi abbandona non può vincere; i suoi lavoratori restano, i suoi turni si saltano, e vince chi resta per ultimo.
    .title = La fine
hamlet-rules-solo =
    { "" }**Contro il tempo**: 24 round. Dopo ogni round il primo progetto in mostra torna nel sacchetto. Per il Cappellano servono tutte e quattro le consegne, per il Paesaggista cinque luoghi d'interesse, per il Mercante quattro vendite. Con la chiesa completa, ogni round rimasto dà 2 punti; ogni consegna mancante ne toglie 5. Da 60 punti il grado è Villaggio, da 80 Parrocchia, da 100 Città mercantile, da 120 Fondatore.

    { "" }**Contro un rivale**: una partita a due; l'altro posto lo gioca il bot.
    .title = In solitario
