loveletter-rules-overview =
    Tutti vogliono che la Principessa legga la *propria* lettera. Hai in mano **una sola carta segreta**: chi porta la tua lettera in questo momento.

    Nel tuo turno peschi una seconda carta e giochi una delle due, scoperta, con il suo effetto. Gli effetti mettono fuori qualcuno, sbirciano, confrontano, proteggono o scambiano.

    Un round finisce quando resta in gioco un solo giocatore, oppure quando il mazzo è finito: allora vince la carta più alta. Chi vince prende un pegno d'affetto e comincia il round successivo. In 2, 3 o 4 giocatori la partita si vince con **7, 5 o 4 pegni**.
    .title = Love Letter in un minuto
loveletter-rules-reference =
    • **8 Principessa** ×1 · se finisce tra gli scarti, per qualsiasi motivo, sei fuori.
    • **7 Contessa** ×1 · nessun effetto; con il Re o il Principe in mano, devi giocarla.
    • **6 Re** ×1 · scambia la carta con un altro giocatore.
    • **5 Principe** ×2 · chi vuoi, anche tu, scarta la sua carta e ne pesca una nuova.
    • **4 Ancella** ×2 · fino al tuo prossimo turno nessuno può sceglierti.
    • **3 Barone** ×2 · confronta le carte in segreto con un altro giocatore: la più bassa è fuori.
    • **2 Spia** ×2 · guarda la carta di un altro giocatore.
    • **1 Guardia** ×5 · nomina una carta diversa dalla Guardia: se chi hai scelto ce l'ha, è fuori.

    Sedici carte; in ogni round una si toglie senza guardarla e, in due, altre tre restano scoperte. Vince un pegno chi resta per ultimo o, quando il mazzo è finito, chi ha la carta più alta. In 2, 3 o 4 giocatori si vince con 7, 5 o 4 pegni.
    .title = Riassunto
loveletter-rules-setup =
    Si mescolano sedici carte. Una viene **tolta** senza guardarla; in due, altre tre restano **scoperte** accanto al mazzo e in questo round non si usano. Ognuno riceve una carta.

    A ogni round si riparte con tutte e sedici le carte, e tutti tornano in gioco.
    .title = Un nuovo round
loveletter-rules-turn =
    1. Se ti proteggeva l'Ancella, la protezione finisce adesso.
    2. Peschi una carta.
    3. Scegli una delle tue due carte, su chi giocarla e, per la Guardia, quale carta nominare.
    4. La carta va scoperta sopra i tuoi scarti e ha il suo effetto.

    Se puoi scegliere qualcuno devi farlo, anche quando non ti conviene. Chi è al sicuro o fuori dal round non si può scegliere. Se non si può scegliere nessuno, la carta si gioca senza effetto; solo il Principe, in quel caso, devi giocarlo su di te.
    .title = Il tuo turno
loveletter-rules-guard =
    La **Guardia (1)** (ce ne sono cinque). Scegli un altro giocatore e nomina una carta diversa dalla Guardia. Se ce l'ha in mano, è fuori dal round. Puoi nominare anche una carta che vedono tutti: semplicemente non indovini.
    .title = Guardia (1)
loveletter-rules-spy =
    La **Spia (2)** (due). Guarda la carta di un altro giocatore. Lo sai solo tu.
    .title = Spia (2)
loveletter-rules-baron =
    Il **Barone (3)** (due). Tu e un altro giocatore confrontate le carte in segreto; chi ha la più bassa è fuori. Se sono uguali non succede nulla. Gli altri vedono solo chi si è confrontato e chi è fuori.
    .title = Barone (3)
loveletter-rules-handmaid =
    L'**Ancella (4)** (due). Fino all'inizio del tuo prossimo turno nessuno può sceglierti. Se la scarti per colpa di un Principe, non protegge nessuno.
    .title = Ancella (4)
loveletter-rules-prince =
    Il **Principe (5)** (due). Un giocatore a tua scelta, anche tu, scarta la sua carta senza effetto e ne pesca una nuova. Se il mazzo è finito, prende la carta tolta all'inizio. Se la carta scartata è la Principessa, è fuori.
    .title = Principe (5)
loveletter-rules-king =
    Il **Re (6)** (uno). Scambia la carta con un altro giocatore. Solo voi due sapete che cosa è passato di mano.
    .title = Re (6)
loveletter-rules-countess =
    La **Contessa (7)** (una). Nessun effetto. Se l'altra tua carta è il Re o un Principe, devi giocarla; altrimenti puoi. Nessuno saprà quale dei due casi era.
    .title = Contessa (7)
loveletter-rules-princess =
    La **Principessa (8)** (una). Se la scarti, in qualunque modo succeda, sei fuori dal round.
    .title = Principessa (8)
loveletter-rules-end =
    Se **resta un solo giocatore**, vince il round e non deve mostrare la carta.
    Se **il mazzo è finito**, chi è ancora in gioco mostra la sua carta: vince la più alta. In caso di parità vince la somma più alta degli scarti. Se anche quella è pari, nessuno prende un pegno (oppure uno a testa, se l'host ha scelto così).

    Chi abbandona mostra le sue carte e non ne riceve più; vince chi resta per ultimo a giocare.
    .title = La fine di un round
