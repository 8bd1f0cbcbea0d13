coup-rules-overview =
    Ognuno ha due personaggi coperti e qualche moneta. Un personaggio coperto è una vita. **Vince chi resta per ultimo con un personaggio coperto.**

    Nel tuo turno fai una sola azione. Molte azioni sono di un personaggio, e tu puoi annunciare il personaggio che vuoi, che tu l'abbia o no. Gli altri possono dubitare. Alcune azioni si possono bloccare, sempre annunciando un personaggio.

    In una partita ci sono cinque personaggi: Duchessa, Assassino, Contessa, Capitano e, a scelta, l'Ambasciatore o l'Inquisitore. Di ciascuno ci sono tre copie (quattro in 7 o 8 giocatori). Si ricevono due carte a testa; le altre, coperte, sono la Corte. Si comincia con due monete. Le monete si vedono sempre, le carte coperte mai.

    In due il secondo personaggio si sceglie: vedi la pagina per due giocatori.
    .title = Coup in breve
coup-rules-reference =
    { "" }**Azioni**
    • **Reddito**: +1. Nessuno può fermarlo.
    • **Aiuti stranieri**: +2. Chiunque può bloccarli con la Duchessa.
    • **Omicidio**: paga 7, un altro giocatore perde un personaggio. Nessuno può fermarlo; con 10 monete è obbligatorio.
    • **Duchessa**: +3.
    • **Assassino**: paga 3, un altro giocatore perde un personaggio. Il bersaglio può bloccare con la Contessa.
    • **Capitano**: ruba 2. Il bersaglio può bloccare con Capitano, Ambasciatore o Inquisitore.
    • **Ambasciatore**: pesca 2 carte dalla Corte, rimettine 2.
    • **Inquisitore** (al posto dell'Ambasciatore): pesca 1 carta, rimettine 1; oppure guarda una carta di un altro giocatore e, se vuoi, falla cambiare.

    { "" }**Dubbi**
    Di ogni annuncio, per un'azione o per un blocco, può dubitare chiunque. Chi ha torto perde un personaggio. Se l'annuncio era vero, la carta si mostra, si mescola nella Corte e se ne pesca un'altra.

    { "" }**Carte**
    3 copie di ciascuno dei cinque personaggi; 4 in 7 o 8 giocatori. Si comincia con due personaggi e 2 monete.
    .title = Riassunto
coup-rules-turn =
    Una sola azione, e non si può passare.

    • **Reddito**: 1 moneta. Nessuno può fermarlo.
    • **Aiuti stranieri**: 2 monete. Chiunque può bloccarli con la Duchessa.
    • **Omicidio**: paghi 7 monete; un giocatore a tua scelta perde un personaggio. Nessuno può fermarlo.
    • **Duchessa**: 3 monete.
    • **Assassino**: paghi 3 monete; un giocatore a tua scelta perde un personaggio. Può bloccare con la Contessa.
    • **Capitano**: rubi 2 monete a un giocatore a tua scelta (1, se ne ha una sola). Può bloccare con il Capitano, l'Ambasciatore o l'Inquisitore.
    • **Ambasciatore** o **Inquisitore**: vedi le loro pagine.

    Se all'inizio del tuo turno hai **dieci monete o più**, devi ordinare un omicidio.
    .title = Il tuo turno
    .about = act income
coup-rules-doubt =
    Quando qualcuno annuncia un personaggio, per un'azione o per un blocco, chiunque altro può dubitare. Conta solo il primo dubbio.

    • **L'annuncio era vero**: la carta si mostra, si mescola nella Corte e se ne pesca un'altra. Chi ha dubitato perde un personaggio. L'annuncio resta valido.
    • **Era un bluff**: non si mostra altro. Chi ha bluffato perde un personaggio e l'annuncio non vale. Un Assassino smascherato così non costa le 3 monete.

    Chi ha il personaggio annunciato deve mostrarlo. Conta proprio quello, non un altro.

    Finché c'è tempo per rispondere puoi passare e poi cambiare idea. Con l'opzione *chi è più vicino in senso orario* le risposte si raccolgono in segreto, e tra chi dubita vale il posto più vicino dopo quello di chi ha fatto l'annuncio.
    .title = Dubitare
coup-rules-block =
    Prima vengono i dubbi sull'azione, con tutte le conseguenze. Poi l'azione si può bloccare, una volta sola:

    • gli aiuti stranieri può bloccarli chiunque, con la Duchessa;
    • l'Assassino, il suo bersaglio con la Contessa;
    • il Capitano, il suo bersaglio con il Capitano, oppure con l'Ambasciatore o l'Inquisitore, quello dei due che è in gioco.

    Anche un blocco è un annuncio: chiunque può dubitare. Se regge, l'azione fallisce; le monete dell'Assassino sono comunque spese. Se cade, l'azione riesce e nessuno può più bloccarla.

    Chi è il bersaglio e ha dubitato a torto può ancora bloccare, a meno che l'host non l'abbia escluso.
    .title = Bloccare
coup-rules-losing =
    Scegli tu quale dei tuoi personaggi coperti scoprire. Resta lì, sotto gli occhi di tutti, e non ha più poteri.

    Quando sono scoperti tutti e due, sei fuori e le tue monete vanno al Tesoro.

    Puoi perderli tutti e due nello stesso turno: se dubiti di un Assassino vero e poi lo lasci fare, o se bluffi con la Contessa e qualcuno dubita.

    Chi abbandona mostra tutte e due le carte. Se una sua azione era in corso, è annullata.
    .title = Perdere personaggi
    .about = lose murder show decide
coup-rules-duchess =
    • **Azione**: prendi 3 monete. Non si può bloccare.

    • **Blocco**: gli aiuti stranieri, chiunque li chieda.
    .title = Duchessa
    .about = tax foreign_aid
coup-rules-assassin =
    • **Azione**: paghi 3 monete, e un giocatore a tua scelta perde un personaggio. Il bersaglio può bloccare con la Contessa.

    Le monete si pagano quando nessuno ha dubitato, o quando hai dimostrato di avere l'Assassino. Restano spese anche se il colpo viene bloccato o se il bersaglio è già fuori. Le risparmi solo se un dubbio smaschera il tuo bluff.
    .title = Assassino
    .about = assassinate
coup-rules-contessa =
    • **Blocco**: un Assassino che ti minaccia. Non ha azioni proprie.
    .title = Contessa
coup-rules-captain =
    • **Azione**: prendi 2 monete a un giocatore a tua scelta, o 1 se ne ha una sola. Chi non ha monete non si può scegliere, a meno che l'host non lo permetta.

    • **Blocco**: un Capitano che ti deruba.
    .title = Capitano
    .about = steal
coup-rules-ambassador =
    • **Azione**: peschi due carte dalla Corte, ne tieni tante quante sono le tue vite e rimescoli le altre due nella Corte. Non si può bloccare.

    • **Blocco**: un Capitano che ti deruba.
    .title = Ambasciatore
    .about = exchange
coup-rules-inquisitor =
    Prende il posto dell'Ambasciatore, se l'host vuole.

    • **Azione**, una di queste due, da dire subito: peschi una carta dalla Corte, ne tieni tante quante sono le tue vite e ne rimescoli una nella Corte; oppure indaghi su un giocatore, che sceglie un personaggio coperto e lo mostra solo a te. Glielo restituisci, oppure lo fai mescolare nella Corte e cambiare con un altro.

    Nessuna delle due si può bloccare.

    • **Blocco**: un Capitano che ti deruba.
    .title = Inquisitore
    .about = examine
coup-rules-two =
    Si formano tre mazzetti, ciascuno con i cinque personaggi. Ogni giocatore ne prende uno. Dal terzo si riceve una carta a testa; le altre tre sono la Corte.

    Poi ognuno sceglie in segreto una carta del proprio mazzetto, anche una seconda copia di quella ricevuta. Le altre quattro escono dalla partita senza che nessuno le veda.

    Chi gioca per primo comincia con 1 moneta, l'altro con 2.
    .title = Due giocatori
coup-rules-series =
    L'host può farvi giocare finché qualcuno non ha vinto più partite. Chi vince una partita comincia la successiva, anche nella rivincita. Chi abbandona non riceve più carte.

    Alla fine di tutto il tavolo scopre che cosa aveva ancora in mano chi ha vinto, e quanti annunci di ciascuno erano bluff.
    .title = Più partite
coup-rules-clock =
    Quando il tempo scade: il tuo turno diventa un Reddito (o, con dieci monete, l'Omicidio di un giocatore a caso); un dubbio o un blocco diventa un passo; la carta da perdere o da mostrare è tirata a sorte; uno scambio ti lascia le carte che avevi; la carta su cui si indagava torna a chi l'ha mostrata.

    Puoi far passare il bot al posto tuo fino al tuo prossimo turno. Non lo fa mai quando l'azione è tua o il bersaglio sei tu, e il tempo per rispondere dura sempre almeno qualche secondo, così nessuno se ne accorge.
    .title = Tempo
