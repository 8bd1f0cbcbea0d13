camelot-rules-overview = **Shadows over Camelot** spelar ni tillsammans mot spelet. Ni är riddare av Runda bordet; varje uppdrag ni vinner lägger vita svärd på bordet, varje uppdrag ni förlorar lägger svarta.
    När tolv svärd ligger där räknas de: de lojala vinner om de vita är fler än de svarta. Ondskan vinner genast med **tolv katapulter** framför Camelot, **sju svarta svärd**, eller när **ingen lojal riddare är kvar i livet**. Allt som slutar lika går till Ondskan.
    En av er kan vara en **Förrädare**, som vinner med Ondskan. Är Förrädaren ännu oupptäckt när svärden räknas blir två vita svärd svarta.
    .title = Spelet i korthet
camelot-rules-reference = **Din tur.** Först Ondskan: ett svart kort, en katapult eller ett liv. Sedan ett hjältedåd: **förflyttning** · platsens **uppdragshandling** · **specialkort** · **läkning** (3 lika kort, 1 liv) · **anklagelse** (från 6 svärd eller 6 katapulter, en gång per parti). För ett liv får du ett dåd till, av en annan sort. I Camelot är uppdragshandlingen: dra 2 kort, eller bekämpa en katapult (mer än en åttasidig tärning, annars förlorar du ett liv).
    { "" }**Uppdrag**: vad ni lägger · när Ondskan tar det · vad vinsten ger. En förlust ger lika många svarta svärd och kostar lika många liv.
    • **Svarta riddaren**, ensam: två par stridskort · 4 kort, högsta summan vinner · 1 svärd, 1 liv, 3 kort
    • **Lancelot**, ensam: en triss och ett par · 5 kort, högsta summan vinner · 1 svärd, 1 liv, 4 kort, Rustningen
    • **Draken**, efter Lancelot: tre trissar · 5 kort, högsta summan vinner · 2 svärd, 2 liv, 7 kort
    • **Excalibur**: vilka kort som helst, ett steg vart, 5 steg · 5 steg åt andra hållet · 2 svärd, 1 liv, 7 kort, Excalibur
    • **Graal**: 7 graalkort · 7 svarta kort · 3 svärd, 1 liv, 7 kort, Graal
    • **Kriget mot pikterna, kriget mot saxarna**: Strid 1-2-3-4-5 i ordning · 4 krigare · 1 svärd, 1 liv, 4 kort; förlust ger också 2 katapulter
    { "" }**Slutet.** 12 svärd: fler vita än svarta vinner. Ondskan vinner med 7 svarta svärd, 12 katapulter, ingen lojal riddare i livet, eller om det är lika. En Förrädare som är oupptäckt när svärden räknas gör 2 vita svärd svarta.
    .title = Översikt
camelot-rules-setup = Alla har en riddare med en förmåga, 4 liv (högst 6), ett lojalitetskort, en Merlin och fem vita kort. Var och en ger ett kort till Runda bordet, alla visas samtidigt; de delas upp som man kommer överens om, på förslag av den som börjar. Kung Artur börjar, annars en riddare slumpvis; turen går medurs.
    Med de vanliga alternativen blandas sju lojala kort och en Förrädare, och alla får ett; kanske finns det alltså ingen Förrädare. Med tre spelare läser ingen sitt kort förrän sex svärd ligger på bordet.
    .title = Före start
    .about = contribute knight
camelot-rules-turn = En tur har två faser.
    { "" }**Ondskan rycker fram**: dra ett svart kort, lägg till en katapult eller förlora ett liv.
    { "" }**Hjältedåd**: ett av
    • **förflyttning** till Camelot eller ett öppet uppdrag;
    • platsens **uppdragshandling** (i Camelot: dra två kort, eller bekämpa en katapult);
    • spela ett **vitt specialkort**, högst ett per tur;
    • **läkning**: tre likadana vita kort för ett liv;
    • **anklaga** en riddare.
    En gång per tur får du **offra** ett liv för ett dåd till, av en annan sort. Förmågor är gratis men räknas till den sortens dåd de utför. Du kan inte dra vid Runda bordet med tolv kort eller fler på hand; annars får handen vara hur stor som helst.
    .title = En tur
    .about = heroic
camelot-rules-evil = Ett draget svart kort visas, utom att kort till **Svarta riddaren, Lancelot och Draken** får läggas dolt: då får ingen veta värdet, och du drar ett vitt kort.
    { "" }**Mörka vatten** drar bort Excalibur, **Förtvivlan** fyller Graal, **Pikter, Saxare och Legosoldater** ger fler krigare. Ett kort vars uppdrag är avslutat ger en katapult.
    När ett kort kommer i spel får bäraren av **Excalibur** offra svärdet för att stoppa det; ett svart **specialkort** kan också stoppas av **tre Merlin**, från vilka händer som helst. Erbjudanden är öppna och räknas ihop; blir de färre än tre går de tillbaka.
    .title = Ondskans kort
    .about = help-evil
camelot-rules-special-black = **Mörka skogen**: inga graalkort i jakten på Graal. **Vivien**: inga Merlin. Båda gäller tills ett uppdrag har vunnits.
    { "" }**Ödeläggelse**: tar det yttersta graalkortets plats. **Avalons dimmor**: ett svart svärd till för varje förlorat uppdrag, partiet ut.
    { "" }**Mordred**: en krigare i ett krig som den som drog kortet väljer; för att vinna det krävs nu en andra Strid 5. **Guinevere**: alla riddare far hem, och den som drog kortet får ingen hjältefas.
    { "" }**Morgana**, fem gånger: en riddare slänger tre kort eller alla slänger ett · tre svarta kort till · två katapulter · alla förlorar ett liv · en riddare förlorar två liv eller alla slänger ett kort.
    .title = Svarta specialkort
    .about = cancel
camelot-rules-quests = **Ensamuppdrag** har rum för en riddare, och den som lämnar ett slänger de vita korten där. När ett uppdrag avslutas far alla riddare där hem; är det vunnet får de liv och delar på kort, är det förlorat förlorar de liv.
    { "" }**Svarta riddaren** (ensam): 1 svärd, 1 liv, 3 kort. **Lancelot** (ensam): 1 svärd, 1 liv, 4 kort, Rustningen; sedan kommer Draken. **Draken**: 2 svärd, 2 liv, 7 kort. **Excalibur**: 2 svärd, 1 liv, 7 kort. **Graal**: 3 svärd, 1 liv, 7 kort. **Krigen mot pikterna och saxarna**: 1 svärd, 1 liv, 4 kort; förlust ger också två katapulter.
    Svarta riddaren och krigen börjar om; de andra är avslutade.
    .title = Uppdrag
    .about = move face
camelot-rules-combats = **Svarta riddaren, Lancelot, Draken.** Med ditt dåd lägger du ett stridskort, i valfri ordning men så att kombinationen går ihop: två olika par; en triss och ett par; tre olika trissar.
    Kampen är slut när någon sidas rutor är fulla (fyra, fem eller nio vita; fyra eller fem svarta). Alla svarta kort visas; riddarna behöver den högsta summan, även med en ofullständig kombination. Excalibur ökar summan med ett där bäraren är; sir Kay får lägga till ett stridskort på slutet.
    .title = Kamper
    .about = quest_card
camelot-rules-excalibur = **Jakten på Excalibur.** Med ditt dåd slänger du ett valfritt vitt kort dolt och flyttar svärdet ett steg närmare; Mörka vatten flyttar bort det. Det är fem steg från mitten till var strand. Den som tar det sista steget får Excalibur.
    .title = Excalibur
camelot-rules-grail = **Jakten på Graal.** Sju rutor: graalkort från ena sidan, svarta kort från den andra. Är alla fulla tränger ett nytt kort bort det senaste av den andra färgen, och båda försvinner. Sju av samma färg avslutar uppdraget. Den som lägger det sista graalkortet får den heliga Graal.
    .title = Graal
camelot-rules-wars = **Kriget mot pikterna och kriget mot saxarna.** Med ditt dåd lägger du nästa stridskort i stegen 1-2-3-4-5. Det femte vinner kriget (med Mordred ett sjätte, en Strid 5 till). Den fjärde krigaren förlorar det och för med sig två katapulter. Korten ligger kvar när riddare ger sig av.
    .title = Krigen
    .about = war
camelot-rules-siege = **Belägringen.** I Camelot får du bekämpa en katapult: spela hur många stridskort du vill, sedan slås en åttasidig tärning. En högre summa förstör en katapult; annars förlorar du ett liv. Korten går åt hur det än blir. Excalibur ökar summan med ett; sir Kay får lägga till ett kort efter sitt eget slag.
    .title = Belägringen
camelot-rules-special-white = **Merlin** tar bort en katapult, en krigare eller det senaste svarta kortet i ett uppdrag. **Siarblick**: titta på fem svarta kort och ordna dem. **Kallelse**: riddare får komma hem; ett kort för varje riddare i Camelot, att dela på. **Öde**: varje riddare drar ett kort (eller en Förrädare avslöjar sig: alla slänger två). **Hjältemod**: ett svärd till för ett uppdrag, vitt eller svart. **Damen i sjön**: Excalibur ett steg närmare, eller två liv. **Budbärare**: upp till tre kort till en annan riddare. **Fromhet**: tre liv, eller ett åt alla andra. **Förstärkning**: fyra kort, eller ett åt alla andra.
    .title = Vita specialkort
    .about = special galahad_special convocation foresight
camelot-rules-relics = **Excalibur** ökar summan med ett i kamper och belägringar och får offras för att stoppa ett svart kort. **Den heliga Graal** får användas när en riddare är på väg att dö: fyra liv i stället. **Lancelots rustning** låter dig dra två svarta kort och välja. Reliker ges aldrig bort och går förlorade när bäraren dör.
    .title = Reliker
    .about = armor
camelot-rules-sharing = Kort som flera riddare vinner visas och delas upp som de kommer överens om. En föreslår, de andra godtar eller avvisar; vem som helst får när som helst låta slumpen avgöra, och då blandas korten och delas ut dolda. En ensam riddare tar alla osedda.
    .title = Delning
    .about = share
camelot-rules-life = Den som förlorar sitt sista liv på sin egen tur spelar klart den, får inget mer och dör när den är slut; andra dör när kortet eller dådet är klart. De döda förlorar hand och reliker; deras lojalitet förblir hemlig. Bara den heliga Graal räddar.
    .title = Liv och död
    .about = heal volunteer-life volunteer-cards
camelot-rules-traitor = Med sex svärd eller sex katapulter får du **anklaga**, en gång per parti. Rätt: ett vitt svärd, och Förrädaren avslöjas: bort från brädet, ingen hand, ingen relik utom Rustningen. Fel: ett vitt svärd blir svart.
    Den avslöjade Förrädarens tur: en riddare förlorar ett kort på måfå; sedan en katapult, eller ett svart kort som Förrädaren spelar.
    .title = Förrädaren
    .about = accuse taunt help-evil
camelot-rules-knights = **Kung Artur** byter ett kort med en annan riddare. **Galahad** spelar ett specialkort gratis. **Gawain** drar tre vid Runda bordet. **Kay** lägger till ett stridskort när allt har visats. **Palamedes** får ett extra liv för varje uppdrag som vinns. **Percival** tittar på det översta svarta kortet. **Tristan** lämnar Camelot gratis.
    .title = Riddarna
camelot-rules-etiquette = Ni får tala om planer, önskemål och styrka i stora drag (”jag kan hjälpa till med Graal”). Visa inte kort, nämn inte exakta värden eller antal och erbjud inte kort mot kort. Att ljuga om planer och resurser hör till spelet; fusk gör det inte. Inga privata samtal om partiet.
    .title = Samtalsregler
