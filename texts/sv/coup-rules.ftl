coup-rules-overview =
    Alla har två dolda karaktärer och några mynt. En dold karaktär är ett liv. **Den sista som har en dold karaktär kvar vinner.**

    På din tur gör du en handling. Många handlingar hör till en karaktär, och du får säga dig ha vilken karaktär som helst, vare sig du har den eller inte. De andra får tvivla. Somliga handlingar går att blockera, även det genom att säga sig ha en karaktär.

    I ett parti finns fem karaktärer: Hertiginna, Lönnmördare, Contessa, Kapten och antingen Ambassadör eller Inkvisitor. Det finns tre exemplar av varje (fyra med 7 eller 8 spelare). Alla får två kort; resten är Hovet och ligger dolt. Alla börjar med två mynt. Mynt är alltid synliga för alla, dolda kort aldrig.

    Två spelare väljer sin andra karaktär själva: se sidan om två spelare.
    .title = Coup i korthet
coup-rules-reference =
    { "" }**Handlingar**
    • **Inkomst**: +1. Ingen kan stoppa den.
    • **Utländskt bistånd**: +2. Vem som helst kan blockera det som Hertiginna.
    • **Mord**: betala 7, någon förlorar en karaktär. Ingen kan stoppa det; med 10 mynt är det ett måste.
    • **Hertiginna**: +3.
    • **Lönnmördare**: betala 3, någon förlorar en karaktär. Måltavlan kan blockera som Contessa.
    • **Kapten**: stjäl 2. Måltavlan kan blockera som Kapten, Ambassadör eller Inkvisitor.
    • **Ambassadör**: dra 2 ur Hovet och lägg tillbaka 2.
    • **Inkvisitor** (i stället för Ambassadören): dra 1 och lägg tillbaka 1; eller se någons kort och låt byta ut det om du vill.

    { "" }**Tvivel**
    Vem som helst får tvivla på ett påstående, vare sig det gäller en handling eller en blockering. Den som har fel förlorar en karaktär. Var påståendet sant visas kortet, blandas in i Hovet och byts mot ett nytt.

    { "" }**Kort**
    3 exemplar av var och en av de fem karaktärerna; 4 med 7 eller 8 spelare. Start: två karaktärer, 2 mynt.
    .title = Översikt
coup-rules-turn =
    Precis en handling; du kan inte stå över.

    • **Inkomst**: 1 mynt. Ingen kan stoppa den.
    • **Utländskt bistånd**: 2 mynt. Vem som helst får blockera det som Hertiginna.
    • **Mord**: betala 7 mynt; en spelare du väljer förlorar en karaktär. Ingen kan stoppa det.
    • **Hertiginna**: 3 mynt.
    • **Lönnmördare**: betala 3 mynt; en spelare du väljer förlorar en karaktär, men får blockera som Contessa.
    • **Kapten**: 2 mynt från en spelare du väljer (1 om det inte finns fler). Den spelaren får blockera som Kapten, Ambassadör eller Inkvisitor.
    • **Ambassadör** eller **Inkvisitor**: se deras egna sidor.

    Med **tio mynt eller fler** när din tur börjar måste du mörda.
    .title = Din tur
    .about = act income
coup-rules-doubt =
    När någon säger sig ha en karaktär, för en handling eller en blockering, får alla andra tvivla på det. Bara det första tvivlet räknas.

    • **Påståendet var sant**: kortet visas, blandas in i Hovet och byts mot ett nytt. Tvivlaren förlorar en karaktär. Påståendet gäller.
    • **Det var en bluff**: inget mer visas. Bluffmakaren förlorar en karaktär, och påståendet faller. En avslöjad bluff som Lönnmördare kostar inte de 3 mynten.

    Den som har karaktären i fråga måste visa den. Det är exakt den karaktären som räknas.

    Du får passa och ändra dig så länge svarstiden varar. Med alternativet *den närmaste medurs* samlas svaren in i hemlighet, och det tvivel gäller som kommer närmast medurs efter påståendet.
    .title = Tvivla
coup-rules-block =
    Först kommer tvivel på handlingen, med allt som följer av dem. Sedan får den blockeras, en gång:

    • Utländskt bistånd av vem som helst, som Hertiginna.
    • Lönnmördaren av måltavlan, som Contessa.
    • Kaptenen av måltavlan, som Kapten, eller som Ambassadör eller Inkvisitor, beroende på vem som är med i partiet.

    En blockering är ett påstående: vem som helst får tvivla på den. Håller den misslyckas handlingen; mynten till Lönnmördaren är ändå betalda. Faller den blir handlingen av, och ingen får blockera igen.

    En måltavla som i onödan tvivlade på handlingen får ändå blockera, om inte värden har slagit av det.
    .title = Blockera
coup-rules-losing =
    Du väljer vilken av dina dolda karaktärer du vänder upp. Den ligger kvar så att alla ser den och kan inte göra något mer.

    När båda är uppvända är du ute, och dina mynt går till Statskassan.

    Du kan förlora båda på en enda tur: tvivla på en äkta Lönnmördare och låt sedan lönnmordet ske, eller bluffa som Contessa och bli avslöjad.

    Den som ger upp visar båda korten. Är en av dina handlingar på gång avbryts den.
    .title = Förlora karaktärer
    .about = lose murder show decide
coup-rules-duchess =
    • **Handling**: ta 3 mynt. Den går inte att blockera.

    • **Blockering**: utländskt bistånd, vem som än ber om det.
    .title = Hertiginna
    .about = tax foreign_aid
coup-rules-assassin =
    • **Handling**: betala 3 mynt, så förlorar en spelare du väljer en karaktär. Måltavlan får blockera som Contessa.

    Mynten betalas när ingen har tvivlat, eller när du har visat att det är sant. De är borta även om du blir blockerad och även om måltavlan redan är ute. Bara ett tvivel som avslöjar dig som bluffmakare räddar dem.
    .title = Lönnmördare
    .about = assassinate
coup-rules-contessa =
    • **Blockering**: en Lönnmördare som är ute efter dig. Någon egen handling har hon inte.
    .title = Contessa
coup-rules-captain =
    • **Handling**: ta 2 mynt från en spelare du väljer, eller 1 om det inte finns fler. En spelare utan mynt kan inte väljas, om inte värden har tillåtit det.

    • **Blockering**: en Kapten som rånar dig.
    .title = Kapten
    .about = steal
coup-rules-ambassador =
    • **Handling**: dra två kort ur Hovet, behåll lika många som du har liv och blanda in de andra två igen. Den går inte att blockera.

    • **Blockering**: en Kapten som rånar dig.
    .title = Ambassadör
    .about = exchange
coup-rules-inquisitor =
    Är med i stället för Ambassadören om värden vill det.

    • **Handling**, en av två, som du säger när du agerar: dra ett kort ur Hovet, behåll lika många som du har liv och blanda in ett igen; eller granska en spelare, som väljer ett dolt kort och visar det bara för dig. Du ger tillbaka det, eller låter blanda in det i Hovet och byta det mot ett nytt.

    Ingen av dem går att blockera.

    • **Blockering**: en Kapten som rånar dig.
    .title = Inkvisitor
    .about = examine
coup-rules-two =
    Tre högar läggs upp, var och en med de fem karaktärerna. Varje spelare tar en. Ur den tredje högen får båda ett kort; de andra tre är Hovet.

    Sedan väljer båda i hemlighet ett kort ur sin egen hög, kanske ett till av samma karaktär som de fick. De andra fyra är ur spel, osedda.

    Den som börjar har 1 mynt, den andra 2.
    .title = Två spelare
coup-rules-series =
    Värden kan låta er spela tills någon har vunnit flera partier. Den som vann ett parti börjar nästa, även i en revansch. Den som ger upp får inga nya kort.

    När allt är slut får bordet veta vad vinnaren hade kvar, och hur många av allas påståenden som var bluffar.
    .title = Flera partier
coup-rules-clock =
    När tiden tar slut: din tur blir Inkomst (eller, med tio mynt, Mord på en slumpvis vald spelare); ett tvivel eller en blockering blir pass; ett kort att förlora eller visa dras slumpvis; vid ett byte behåller du dina gamla kort; ett granskat kort ges tillbaka.

    Du kan låta botten passa åt dig till din nästa tur. Det gör den aldrig när en handling är din egen eller riktad mot dig, och svarstiden är alltid minst några sekunder, så att inget märks.
    .title = Tid
