loveletter-rules-overview =
    Alla vill att Prinsessan ska läsa just *deras* brev. Du har **ett hemligt kort** på hand: den som bär ditt brev just nu.

    På din tur drar du ett kort till och spelar ett av de två, öppet och med dess effekt. Med effekterna slår man ut andra, kikar på deras kort, jämför, skyddar sig eller byter.

    En runda är slut när bara en spelare är kvar i den, eller när kortleken är slut: då vinner det högsta kortet. Vinnaren får ett kärleksbevis och börjar nästa runda. Med 2, 3 eller 4 spelare krävs **7, 5 eller 4 kärleksbevis** för att vinna partiet.
    .title = Love Letter på en minut
loveletter-rules-reference =
    • **8 Prinsessa** ×1 · kastas hon, hur det än går till, åker du ut.
    • **7 Grevinna** ×1 · ingen effekt; måste spelas om ditt andra kort är Kungen eller en Prins.
    • **6 Kung** ×1 · byt kort med en annan spelare.
    • **5 Prins** ×2 · någon, kanske du själv, kastar sitt kort och drar ett nytt.
    • **4 Kammarjungfru** ×2 · ingen kan välja dig förrän det är din tur igen.
    • **3 Baron** ×2 · jämför i hemlighet med en annan spelare: den med lägst kort åker ut.
    • **2 Spion** ×2 · titta på en annan spelares kort.
    • **1 Vakt** ×5 · nämn ett annat kort än Vakt: gissar du rätt åker den du valt ut.

    Sexton kort; varje runda tas ett bort osett, och med två spelare ligger tre till öppna. Den som är ensam kvar, eller har högst kort när kortleken är slut, får ett kärleksbevis. Med 2, 3 eller 4 spelare krävs 7, 5 eller 4 för att vinna.
    .title = Översikt
loveletter-rules-setup =
    Sexton kort blandas. Ett **tas bort** osett; med två spelare läggs tre till **öppna** bredvid kortleken och används inte den här rundan. Alla får ett kort.

    Till varje ny runda är alla sexton korten tillbaka, och alla är med igen.
    .title = En ny runda
loveletter-rules-turn =
    1. Om Kammarjungfrun har skyddat dig är det slut med det nu.
    2. Du drar ett kort.
    3. Du väljer ett av dina två kort, vem du spelar det mot och, för en Vakt, vad du gissar.
    4. Kortet läggs öppet på din kasthög och har sin effekt.

    Om någon kan väljas måste någon väljas, även om det är dåligt för dig. Den som är skyddad eller ute kan inte väljas. Kan ingen väljas spelas kortet utan effekt; bara en Prins måste du då spela mot dig själv.
    .title = Din tur
loveletter-rules-guard = **Vakten (1)** finns i fem exemplar. Välj en annan spelare och nämn ett annat kort än Vakt. Gissar du rätt åker spelaren ut ur rundan. Du får nämna ett kort som alla kan se: det blir bara en bom.
    .title = Vakt (1)
loveletter-rules-spy = **Spionen (2)** finns i två exemplar. Titta på en annan spelares kort. Bara du får se det.
    .title = Spion (2)
loveletter-rules-baron = **Baronen (3)** finns i två exemplar. Du och en annan spelare jämför era kort i hemlighet; den som har lägst åker ut. Är de lika händer inget. De andra ser bara vilka som jämförde och vem som åkte ut.
    .title = Baron (3)
loveletter-rules-handmaid = **Kammarjungfrun (4)** finns i två exemplar. Ingen kan välja dig förrän din nästa tur börjar. Kastas hon på grund av en Prins skyddar hon ingen.
    .title = Kammarjungfru (4)
loveletter-rules-prince = **Prinsen (5)** finns i två exemplar. En spelare du väljer, kanske du själv, kastar sitt kort utan att det har någon effekt och drar ett nytt. Är kortleken slut blir det nya kortet det som togs bort i början. Den som måste kasta Prinsessan åker ut.
    .title = Prins (5)
loveletter-rules-king = **Kungen (6)** finns i ett exemplar. Byt kort med en annan spelare. Bara ni två vet vad som bytte ägare.
    .title = Kung (6)
loveletter-rules-countess = **Grevinnan (7)** finns i ett exemplar. Ingen effekt. Om ditt andra kort är Kungen eller en Prins måste du spela henne; annars får du. Ingen får veta vilket det var.
    .title = Grevinna (7)
loveletter-rules-princess = **Prinsessan (8)** finns i ett exemplar. Om du kastar henne, hur det än går till, åker du ut ur rundan.
    .title = Prinsessa (8)
loveletter-rules-end =
    Är **bara en kvar** vinner den spelaren rundan och behöver inte visa sitt kort.
    Är **kortleken slut** visar alla som är kvar sina kort; det högsta vinner. Är det lika vinner den vars kasthög har störst summa. Är även det lika får ingen något kärleksbevis (eller får alla inblandade varsitt, om värden har valt så).

    Den som ger upp lägger sina kort öppet på bordet och får inga nya; den sista som spelar vinner.
    .title = Rundans slut
