inkognito-rules-overview = **Quattro agenti in maschera, una cassaforte.** Ogni agente ha un'identità segreta e un numero segreto: 13, 24, 36 o 47. Lord Fiddlebottom e il Colonnello Bubble sono partner; lo sono anche Madame Zsa Zsa e l'Agente X. Nessuno sa chi si nasconde dietro quale maschera.

    La cassaforte si apre con quattro numeri, nell'ordine **F-B-Z-X**: prima il numero di Lord Fiddlebottom, poi quelli del Colonnello Bubble, di Madame Zsa Zsa e dell'Agente X.

    A ogni round ciascuno visita un luogo. Due agenti a tu per tu si mostrano delle carte, metà vere e metà false; chi è a tu per tu con l'Ambasciatore può pretendere la verità. Scopri chi è il tuo partner e di chi sono i numeri, incontra il tuo partner a tu per tu e apri la cassaforte. Un solo tentativo chiude la partita: se è giusto vincete voi due, se è sbagliato vincono gli altri.
    .title = Il gioco in breve

inkognito-rules-reference = **Partner:** Lord Fiddlebottom e il Colonnello Bubble · Madame Zsa Zsa e l'Agente X.
    { "" }**Numeri:** 13, 24, 36, 47, uno a testa. **Combinazione:** i numeri di **F-B-Z-X**, in quest'ordine.
    { "" }**Luoghi:** San Marco, Rialto, San Giorgio, Ponte dei Sospiri, Salute; ciascuno una volta in cinque round.

    { "" }**Due agenti a tu per tu:** ciascuno mostra due carte, una vera e una falsa; mai le stesse due allo stesso giocatore (12 coppie). Oppure la cassaforte.
    { "" }**A tu per tu con l'Ambasciatore:** chiedi una carta nera a chi vuoi, che sceglie quale; ciascuna delle due una volta sola. Oppure rinuncia.
    { "" }**A tu per tu con il giocatore fantasma** (in tre): guarda una delle sue carte nere, oppure rinuncia.
    { "" }**Due agenti davanti all'Ambasciatore** (in cinque): ciascuno mostra all'Ambasciatore una carta vera e una falsa.
    { "" }**Più di così in un luogo:** nessun incontro.

    { "" }**La cassaforte:** un tentativo, e la partita è finita.
    – In 4: a tu per tu con il tuo **partner**. Giusto: vincete voi due. Sbagliato: vince l'altra coppia.
    – In 3: a tu per tu con un agente, il giocatore fantasma o l'Ambasciatore. Giusto: vinci tu. Sbagliato: vincono gli altri due.
    – In 5: a tu per tu con un agente o con l'Ambasciatore. Giusto: vincete tu e il tuo partner. Sbagliato: vincono tutti gli altri. L'Ambasciatore può provare quando incontra qualcuno, e vince in solitaria.
    .title = Riassunto

inkognito-rules-round = **1. Luoghi.** A partire dal primo giocatore, ognuno gioca scoperta una delle proprie tessere e vede dove sono andati quelli prima. Poi si scopre la tessera dell'Ambasciatore.

    { "" }**2. Incontri.** Chi è a tu per tu si incontra, un incontro dopo l'altro; per primo quello in cui c'è chi ha giocato prima.

    { "" }**3.** Il segnalino del primo giocatore passa di un posto a sinistra.

    Le tessere restano sul tavolo per cinque round: in ogni ciclo di cinque ciascuno visita ogni luogo una volta. Nel quinto round resta una tessera sola, e va da sé. Poi tutte le tessere tornano in mano e quelle dell'Ambasciatore si mescolano.
    .title = Un round
    .about = place

inkognito-rules-exchange = Due agenti a tu per tu in un luogo devono scambiarsi informazioni, a meno che uno non apra la cassaforte. Ciascuno sceglie **due carte del proprio colore: esattamente una vera e una falsa**. È vera la carta uguale a una delle tue carte nere. Due identità, due numeri o una carta per tipo: va bene tutto.

    Si decide in segreto, e si può cambiare idea finché non hanno deciso tutt'e due. Le carte le vedono solo loro.

    Non puoi mostrare di nuovo le stesse due carte allo stesso giocatore: almeno una deve cambiare. Le coppie sono dodici; quando un giocatore le ha viste tutte, si ricomincia.
    .title = Due agenti si incontrano
    .about = meet-aa meet-aa-aam meet-aam-aa

inkognito-rules-ambassador = Un agente a tu per tu con l'Ambasciatore **può chiedere una carta nera** a qualsiasi altro agente. Chi riceve la richiesta sceglie tra identità e numero; la carta la vede solo chi l'ha chiesta. Tutti sanno chi ha chiesto a chi, non che cosa è stato mostrato.

    La stessa carta non si mostra due volte allo stesso agente: la seconda volta tocca all'altra, e dopo non può chiedere più nulla a quella persona.

    In tre o più in un luogo, contando l'Ambasciatore: non succede nulla.
    .title = L'Ambasciatore
    .about = meet-am meet-ad meet-aam black stealth

inkognito-rules-safe = In un incontro con un altro agente puoi aprire la cassaforte invece di mostrare carte. Indichi la combinazione intera; il tuo numero è già al suo posto.

    { "" }**In quattro:** chi incontri deve essere il tuo partner, e tutti e quattro i numeri devono essere giusti. Allora vincete tutt'e due; altrimenti vincono gli altri due.

    Il tentativo aspetta che abbiano deciso tutti i presenti all'incontro. Se aprite tutt'e due, vale il tentativo di chi viene prima in questo round. Dopo un tentativo si scopre ogni cosa.
    .title = La cassaforte
    .about = aa ad player receive

inkognito-rules-three = Il quarto posto è del **giocatore fantasma**: un colore, cinque tessere mescolate, due carte nere che nessuno ha visto. Quando viene la sua volta si scopre la sua prima tessera.

    A tu per tu con il giocatore fantasma puoi guardare la sua identità o il suo numero. A tu per tu con l'Ambasciatore puoi chiedere anche del giocatore fantasma, e allora la carta la scegli tu; in questo modo, però, mai due volte la stessa.

    Non ci sono partner. Puoi aprire la cassaforte ogni volta che sei a tu per tu con un altro agente, con il giocatore fantasma o con l'Ambasciatore. Giusto: vinci tu. Sbagliato: vincono gli altri due.
    .title = In tre

inkognito-rules-five = Il quinto giocatore **è l'Ambasciatore**: non ha carte e vuole anche lui la combinazione. La tessera dell'Ambasciatore si sceglie per prima, coperta, e si scopre quando si sono mossi tutti.

    A tu per tu con l'Ambasciatore un agente chiede come sempre una carta nera, ma la vede anche l'Ambasciatore. **Due agenti** nel luogo dell'Ambasciatore non si scambiano nulla: ciascuno mostra all'Ambasciatore una carta vera e una falsa, e non vede quelle dell'altro.

    Un agente può aprire la cassaforte a tu per tu con un altro agente o con l'Ambasciatore; il suo partner può anche non esserci, e vince lo stesso. L'Ambasciatore può aprirla quando incontra uno o due agenti, e vince in solitaria. Dopo un tentativo sbagliato vincono tutti quelli delle altre squadre.
    .title = In cinque

inkognito-rules-notebook = Il taccuino annota da sé ogni carta che hai visto (X) e mostrato (O), le carte nere (✔) e le coppie che hai usato con ciascuno; la tua identità e il tuo numero sono barrati per tutti gli altri. Accanto puoi aggiungere i tuoi segni, in rosso nella sua immagine, una bozza della combinazione e un appunto; non li vede nessun altro, e nel gioco non cambiano nulla. Gli incontri meno recenti sono nelle altre pagine.

    Quello che hai segnato come sicuro riempie la bozza. Quando è completa e puoi aprire la cassaforte, il taccuino ha un pulsante che la apre così. Ti avverte se, secondo il tuo taccuino, il tuo partner non è chi stai incontrando.

    Pensa a ogni coppia che ti hanno mostrato: **esattamente una** delle due carte è vera. Se una è tua, o sai che è di qualcun altro, è falsa, e quindi è vera l'altra.
    .title = Il taccuino

inkognito-rules-series = Si possono giocare più partite a punti: ne prende uno ciascuno di quelli che vincono una partita, chiunque abbia fatto il tentativo. Vince chi arriva prima ai punti stabiliti, di solito tre; ci si può arrivare anche in più d'uno insieme. A ogni partita si ricevono nuove carte nere e un nuovo taccuino, e inizia il giocatore seguente a sinistra. In cinque, il ruolo dell'Ambasciatore passa a sinistra.

    Una partita senza tentativi entro il numero di round stabilito non la vince nessuno.
    .title = Punti e serie
