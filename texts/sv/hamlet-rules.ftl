hamlet-rules-overview =
    Ni bygger en by tillsammans, men var och en för sin egen ära. I tur och ordning skickar ni ut bybor som hämtar, förädlar, bygger, säljer och levererar. När den sista leveransen till **kyrkan** är gjord spelas rundan klart, och byn har blivit en stad. Den som har flest poäng är dess grundare.

    Poäng (★) får du när du bygger, när någon använder dina varor, för leveranser och försäljningar, och på slutet för utmärkelser, landmärken, vägar, din längsta väg och guld.

    Alla byggnader och alla varor på brädet får användas av alla. Bara landmärken har en ägare, som sätter en flagga på dem.
    .title = Vad det går ut på
hamlet-rules-reference =
    { "" }**Vad en bybo kan göra**
    Skogshuggare, stenbrott, bondgård: fyll på, 2 mynt · Lada: fyll på med valfria råvaror, 2★
    Sågverk, brädgård: trä till plankor · Stenhuggare, stenhuggarmästare: sten till block
    Mjölkgård, mejeri: vete till mjölk · Mjölkvarn, väderkvarn: vete till mjöl
    Rådhus: en ritning (0 till 3 mynt), anställ sedan: bybo 5, 7, 9 mynt, åsna 3
    Marknad: en försäljning, för ★ och mynt · Kyrka: en leverans för 4★ eller 6★, eller allmosa
    Överallt: bygg en ritning intill, en bro (2 trä) eller en stig (2 sten)

    { "" }**Landmärken, på slutet**
    Skog: 1★ per segment mot skog, stor 2★ · Bergskedja: samma sak mot berg
    Grundarens monument: 2★ per segment mot samma sort · Allmänning: 3★ per tryckt väg
    Utpost: 1★ per bricka till kyrkan, båda ändarna räknas · Damm: 3★ · Helgedom: 2★ per leverans
    Stall: 2★ per åsna · Värdshus: 1★ per mynt, högst 8★ · Handelsplats: 1★ per försäljning
    Magasin: 1★ per väg · Smedja: längsta vägen ger 3★ per bricka

    { "" }**Vad som ger poäng**
    Genast: det som byggs, leveranser, försäljningar, lador och dina varor när någon använder dem (1★, hög kvalitet 2★)
    På slutet: Kaplan 5★, Sakristan 3★, Trädgårdsmästare 4★, Köpman 4★; vägar 1★ var (Planerare 2★); längsta väg 2★ per bricka; 1★ per 3 mynt
    .title = Översikt
    .about = turn
hamlet-rules-turn =
    På din tur, i valfri ordning:
    • **Åsnor**, en gång: var och en av dina åsnor får gå över en väg till nästa bricka.
    • **Bybor**: var och en får gå så långt vägarna leder och göra en sak: använda byggnaden den står på, bygga en ritning intill eller bygga en väg därifrån. Sedan vilar den till din nästa tur.

    Allt är frivilligt, och du avslutar turen själv. Så länge ingen bricka har dragits ur påsen och ingen ny försäljning har vänts upp får du ångra drag. En klocka går för hela turen; när tiden är ute är turen slut.
    .title = En tur
    .about = donkeys hire alms
hamlet-rules-goods =
    Varorna till en handling måste komma fram till bybon. Det som finns på samma bricka eller på en bricka som är förbunden med väg kommer av sig självt. För varje bricka däremellan behöver du **en egen åsna** som står där. Andras vägar får du använda, men inte deras åsnor.

    { "" }**Råvaror** (trä, sten, vete) tillhör ingen. **Förädlade varor** (plankor, block, mjöl, mjölk) har färg efter den som tillverkat dem: när någon använder en får tillverkaren 1 mynt och 1 poäng, eller 2 och 2 för hög kvalitet. Du har två markörer av varje sort.

    När du använder varor och **marknaden** skulle kunna leverera till dig får du köpa det som saknas: en råvara för 3 och en förädlad vara för 5 mynt med två spelare eller mot en rival, annars 2 och 4. Botten föreslår en betalning; med Ändra väljer du varje vara själv.
    .title = Varor och åsnor
    .about = work refine sell deliver
hamlet-rules-buildings =
    { "" }**Skogshuggare, stenbrott, bondgård**: fyll alla tomma fält, få 2 mynt. **Lada**: fyll den med valfria råvaror, 2 poäng.
    { "" }**Sågverk och brädgård** gör plankor av trä, **stenhuggare och stenhuggarmästare** block av sten, **mjölkgård och mejeri** mjölk av vete, **mjölkvarn och väderkvarn** mjöl av vete; de större gör upp till två på en gång.
    { "" }**Rådhus**: ta en ritning (lägg ett mynt på varje bricka före den), anställ sedan: bybor för 5, 7, 9 mynt, åsnor för 3 var. Däremellan får du flytta åsnor; besöket är slut när nästa bybo gör något.
    { "" }**Marknad**: lämna in varorna på en försäljning (köpta varor räknas inte) för poäng och mynt.
    { "" }**Kyrka**: gör en av leveranserna, eller be om allmosa (1 mynt) när både skogshuggaren, stenbrottet och bondgården är fulla.
    .title = Byggnader
    .about = blueprint
hamlet-rules-building =
    För att bygga ställer du en bybo på en bricka i byn, och den nya brickan måste dela minst ett helt segment med den. **Väg möter bara väg**; skog och berg får möta varandra. Inget får överlappa. Du väljer ritning, brickan där bybon står och vilket läge den nya får: ”3 möter 1” lägger brickans segment 3 mot ritningens segment 1, båda räknade medurs.

    Vägar som möts är genast förbundna. En bricka får också ligga avskuren tills någon bygger en väg dit.

    Den som bygger den första verkstaden av en sort tar dess **milstolpe** (Timmerman, Murare, Herde, Mjölnare): alla varor av den sorten som den spelaren tillverkar har hög kvalitet. Sedan läggs fyra nya brickor i påsen.
    .title = Bygga brickor
    .about = build
hamlet-rules-roads =
    En bybo på en av två angränsande brickor som ännu inte är förbundna får bygga en **bro** där berg möter berg (2 trä) eller en **stig** där skog möter skog (2 sten). Skog mot berg är ett stup: ingen väg. Du har fem vägmarkörer. Vägar är till för alla. Den som bygger den första vägen blir **Planerare**.

    På slutet ger varje väg 1 poäng, 2 för Planeraren. Din **längsta väg** är den längsta kedjan av brickor över tryckta vägar och dina egna, med minst en av dina egna i; ingen bricka två gånger, och kyrkan räknas inte: 2 poäng per bricka.
    .title = Vägar
hamlet-rules-landmarks =
    Ger ägaren poäng på slutet, om de är förbundna med byn (skogar och berg behöver ingen väg):
    { "" }**Liten skog / Stor skog**: 1 / 2 per segment mot skog. **Liten bergskedja / Stor bergskedja**: 1 / 2 per segment mot berg.
    { "" }**Grundarens monument**: 2 per segment mot ett av samma sort. **Allmänning**: 3 per ansluten tryckt väg.
    { "" }**Utpost**: 1 per bricka på kortaste vägen till kyrkan, båda ändarna räknas. **Damm**: 3.
    { "" }**Helgedom**: 2 per egen leverans. **Stall**: 2 per egen åsna. **Värdshus**: 1 per mynt, högst 8. **Handelsplats**: 1 per försäljning. **Magasin**: 1 per väg du har byggt. **Smedja**: din längsta väg ger 3 per bricka.
    .title = Landmärken
hamlet-rules-end =
    När kyrkan är färdig spelas rundan klart. Sedan:
    1. **Utmärkelser**: Kaplan 5 (flest leveranser), Sakristan 3 (näst flest), Trädgårdsmästare 4 (flest landmärken), Köpman 4 (flest försäljningar). De som har lika många delar; de som har lika många och flest leveranser delar på 8, och ingen blir tvåa.
    2. **Landmärken**. 3. **Vägar**. 4. **Längsta väg**. 5. **Guld**: en poäng per 3 mynt.

    Vid lika poäng jämförs leveranser, sedan försäljningar; är det fortfarande lika vinner ni tillsammans. Den som ger upp kan inte vinna; arbetarna står kvar, turerna hoppas över, och den som är sist kvar vinner.
    .title = Slutet
hamlet-rules-solo =
    { "" }**Mot klockan**: 24 rundor. Efter varje läggs den första ritningen i utbudet tillbaka i påsen. För Kaplan krävs alla fyra leveranserna, för Trädgårdsmästare fem landmärken, för Köpman fyra försäljningar. En färdig kyrka ger 2 poäng för varje runda som är kvar; varje leverans som saknas kostar 5. Från 60 poäng är det en by, från 80 en socken, från 100 en köping, och från 120 är du dess grundare.

    { "" }**Mot en rival**: ett parti för två; botten spelar den andra sidan.
    .title = Spela ensam
