inkognito-rules-overview = **Fyra maskerade agenter, ett kassaskåp.** Varje agent har en hemlig identitet och en hemlig siffra: 13, 24, 36 eller 47. Lord Fiddlebottom och Colonel Bubble är partner, liksom Madame Zsa Zsa och Agent X. Ingen vet vem som bär vilken mask.

    Kassaskåpet öppnas med fyra siffror i ordningen **F-B-Z-X**: först Lord Fiddlebottoms siffra, sedan Colonel Bubbles, Madame Zsa Zsas och Agent X.

    Varje runda går alla till en plats. Två som är på tu man hand där visar kort för varandra, hälften riktigt och hälften falskt; den som är på tu man hand med Ambassadören får kräva sanningen. Ta reda på vem som är din partner och vem som har vilken siffra, möt din partner på tu man hand och öppna kassaskåpet. Ett enda försök avgör partiet: rätt, och ni två vinner; fel, och de andra vinner.
    .title = Spelet i korthet

inkognito-rules-reference = **Partner:** Lord Fiddlebottom och Colonel Bubble · Madame Zsa Zsa och Agent X.
    { "" }**Siffror:** 13, 24, 36, 47, en var. **Kombination:** siffrorna för **F-B-Z-X**, i den ordningen.
    { "" }**Platser:** San Marco, Rialto, San Giorgio, Suckarnas bro, Salute; var och en en gång på fem rundor.

    { "" }**Två agenter på tu man hand:** var och en visar två kort, ett riktigt och ett falskt; aldrig samma två för samma spelare (12 kortpar). Eller kassaskåpet.
    { "" }**På tu man hand med Ambassadören:** kräv ett svart kort av vem du vill; den du frågar väljer vilket, och vart och ett av de två visas en gång. Eller avstå.
    { "" }**På tu man hand med luftspelaren** (tre spelare): titta på ett av luftspelarens svarta kort, eller avstå.
    { "" }**Två agenter hos Ambassadören** (fem spelare): var och en visar Ambassadören ett riktigt och ett falskt kort.
    { "" }**Fler än så på en plats:** inget möte.

    { "" }**Kassaskåpet:** ett försök, sedan är partiet slut:
    – 4 spelare: på tu man hand med din **partner**. Rätt: ni två vinner. Fel: det andra paret vinner.
    – 3 spelare: på tu man hand med en agent, luftspelaren eller Ambassadören. Rätt: du vinner. Fel: de andra två vinner.
    – 5 spelare: på tu man hand med en agent eller Ambassadören. Rätt: du och din partner vinner. Fel: alla andra vinner. Ambassadören får försöka vid ett möte och vinner ensam.
    .title = Översikt

inkognito-rules-round = **1. Platser.** Med början hos förstespelaren lägger var och en i tur och ordning en av sina brickor med framsidan uppåt och ser vart de tidigare har gått. Sedan vänds Ambassadörens bricka upp.

    { "" }**2. Möten.** De som är på tu man hand möts, ett möte i taget; det möte kommer först där någon är tidigast i ordningen.

    { "" }**3.** Förstespelarmarkören flyttas en stol åt vänster.

    Brickorna ligger kvar på bordet i fem rundor, så på ett varv besöker alla varje plats en gång. I den femte rundan återstår bara en bricka, och den läggs åt dig. Sedan tas alla brickor tillbaka och Ambassadörens blandas.
    .title = En runda
    .about = place

inkognito-rules-exchange = Två agenter på tu man hand vid en plats måste utbyta information, om inte någon av dem öppnar kassaskåpet. Var och en väljer **två kort i sin egen färg: exakt ett riktigt och ett falskt**. Riktigt är ett kort som är likadant som ett av dina svarta kort. Två identiteter, två siffror eller en av varje: allt är tillåtet.

    Båda bestämmer sig i hemlighet och får tänka om tills båda har bestämt sig. Bara de två ser korten.

    Du får aldrig visa samma spelare samma två kort igen; minst ett måste vara ett annat. Det finns tolv kortpar; när en spelare har sett alla börjar du om.
    .title = Två agenter möts
    .about = meet-aa meet-aa-aam meet-aam-aa

inkognito-rules-ambassador = En agent på tu man hand med Ambassadören **får kräva ett svart kort** av vilken annan agent som helst. Den som får frågan väljer identitet eller siffra; bara den som frågade ser kortet. Alla hör vem som frågade vem, men inte vad som visades.

    Samma kort visas inte två gånger för samma agent: andra gången måste det bli det andra kortet, och efter det går det inte att fråga samma spelare igen.

    Tre eller fler vid en plats, Ambassadören inräknad: ingenting händer.
    .title = Ambassadören
    .about = meet-am meet-ad meet-aam black stealth

inkognito-rules-safe = När du möter en annan agent får du öppna kassaskåpet i stället för att visa kort. Du anger hela kombinationen; din egen siffra är redan ifylld.

    { "" }**Fyra spelare:** den du möter måste vara din partner, och alla fyra siffrorna måste vara rätt. Då vinner ni båda; annars vinner de andra två.

    Ett försök väntar tills alla i mötet har bestämt sig. Om båda öppnar kassaskåpet räknas försöket av den som är först i rundans ordning. Efter ett försök visas alla kort.
    .title = Kassaskåpet
    .about = aa ad player receive

inkognito-rules-three = Den fjärde stolen är **luftspelarens**: en färg, fem blandade brickor och två svarta kort som ingen har sett. När det är luftspelarens tur vänds den översta brickan upp.

    På tu man hand med luftspelaren får du titta på identiteten eller siffran. På tu man hand med Ambassadören får du fråga även om luftspelaren, och då väljer du kortet själv; inte samma två gånger på det sättet.

    Det finns inga partner. Du får öppna kassaskåpet när du är på tu man hand med en annan agent, luftspelaren eller Ambassadören. Rätt: du vinner ensam. Fel: de andra två vinner.
    .title = Tre spelare

inkognito-rules-five = Den femte spelaren **är Ambassadören**, utan kort, och vill också ha kombinationen. Ambassadörens bricka väljs först, med framsidan nedåt, och vänds upp när alla har gått.

    En agent på tu man hand med Ambassadören kräver ett svart kort som vanligt, men Ambassadören ser det också. **Två agenter** hos Ambassadören utbyter ingen information: var och en visar Ambassadören ett riktigt och ett falskt kort, och ser inget av den andras.

    Agenter får öppna kassaskåpet på tu man hand med en annan agent eller med Ambassadören; partnern behöver inte vara där, men vinner också. Ambassadören får öppna det i ett möte med en eller två agenter och vinner ensam. Efter ett misslyckat försök vinner alla i de andra lagen.
    .title = Fem spelare

inkognito-rules-notebook = Ditt anteckningsblock för själv bok över varje kort du har sett (X) och visat (O), de svarta korten (✔) och de kortpar du har använt mot varje spelare; din egen identitet och siffra är överstrukna för alla andra. Bredvid kan du sätta egna markeringar, som är röda på bilden, göra ett utkast till kombinationen och skriva en anteckning; inget av det syns för någon annan, och det ändrar ingenting i partiet. Äldre möten finns på fler blad.

    Det du har markerat som säkert fyller i utkastet. När det är komplett och du får öppna kassaskåpet har anteckningsblocket en knapp för att öppna det så. Det varnar dig om du där har pekat ut en annan partner än den du möter.

    Tänk på varje kortpar du har sett: **exakt ett** av de två korten är riktigt. Ett kort som är ditt, eller som du vet är någon annans, är falskt, och då är det andra riktigt.
    .title = Anteckningsblocket

inkognito-rules-series = Man kan spela flera partier om poäng: varje vinnare av ett parti får en, vem som än gjorde försöket. Den som först når det överenskomna antalet poäng, oftast tre, vinner; flera kan nå dit samtidigt. Varje parti har nya svarta kort och ett nytt anteckningsblock, och nästa spelare åt vänster blir förstespelare. Med fem spelare går rollen som Ambassadör vidare åt vänster.

    Ett parti där ingen gör ett försök inom det överenskomna antalet rundor har ingen vinnare.
    .title = Poäng och serier
