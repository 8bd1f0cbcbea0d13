camelot-coach-worth = ungefär { NUMBER($amount, maximumFractionDigits: 1) } svärd

camelot-coach-river = Excalibur är { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    } från vår strand, och vilket kort som helst flyttar svärdet.
camelot-coach-grail = Till Graal saknas { $lacking ->
        [one] ett kort
       *[other] { $lacking } kort
    }{ $despair ->
        [0] {""}
        [one] , med ett svart kort i vägen
       *[other] , med { $despair } svarta kort i vägen
    }; du har { $held ->
        [0] inget
        [one] ett
       *[other] { $held }
    }.
camelot-coach-war = För att vinna { $quest } krävs { $lacking ->
        [one] ett stridskort till
       *[other] { $lacking } stridskort till
    }, och { $mine ->
        [0] det som står på tur har du inte
        [one] du har det som står på tur
       *[other] du har de { $mine } som står på tur
    }. { $warriors ->
        [0] Ingen fiende har kommit än.
        [one] En av fyra fiender har kommit.
       *[other] { $warriors } av fyra fiender har kommit.
    }
camelot-coach-combat = Du har { $lacking ->
        [one] det enda kort
       *[other] alla { $lacking } kort
    } som fortfarande behövs { FORM($quest, "loc") }: ungefär { $chance } % vinstchans.
camelot-coach-combat-together = { $lacking } kort behövs { FORM($quest, "loc") }, och du har { $mine ->
        [0] inget
       *[other] { $mine }
    }: ungefär { $chance } % vinstchans.
camelot-coach-draw = { $cards ->
        [0] Din hand är tom
        [one] Du har ett kort
       *[other] Du har { $cards } kort
    }, och utan kort vinner man ingenting.
camelot-coach-home = { $cards ->
        [0] Du har inga kort kvar
        [one] Du har ett kort kvar
       *[other] Du har { $cards } kort
    }: vid Runda bordet kan du dra fler.
camelot-coach-siege = Ungefär { $chance } % chans att förstöra en katapult; { $engines ->
        [one] en står
       *[other] { $engines } av 12 står
    } framför Camelot.
camelot-coach-heal = Med { $life ->
        [one] ett liv
       *[other] { $life } liv
    } kvar gör de här korten mest nytta som förband.
camelot-coach-accuse = { $whom } har { $helped ->
        [0] inte hjälpt till en enda gång
        [one] hjälpt till en gång
       *[other] hjälpt till { $helped } gånger
    } på { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }: Förrädaren med ungefär { $chance } % sannolikhet.
camelot-coach-accuse-unhurt = { $whom } har fortfarande { $life ->
        [one] ett liv
       *[other] { $life } liv
    } medan andra har blött: Förrädaren med ungefär { $chance } % sannolikhet.
camelot-coach-sacrifice = Ett dåd till är värt ett liv, och du har { $life }.
camelot-coach-sacrifice-not = Inget mer du kan göra är värt ett av dina { $life } liv.
camelot-coach-sacrifice-never = Med { $life ->
        [one] ett liv
       *[other] { $life } liv
    } kvar är ett dåd till för dyrt.
camelot-coach-special = { $card } gör nytta nu.
camelot-coach-merlin-engine = Merlin tar bort { $engines ->
        [one] den enda katapulten
       *[other] en av { $engines } katapulter
    }.
camelot-coach-merlin-quest = Merlin tar bort ett svart kort eller en krigare från { $quest }.
camelot-coach-exchange-grail = { $whom } söker Graal och kan lägga ditt graalkort.
camelot-coach-exchange = { $whom } har kort att avvara och ger dig kanske ett graalkort.
camelot-coach-rest = Inget av det som återstår är mer värt än att vila.
camelot-coach-nothing-better = Det finns inget bättre att göra.
camelot-coach-wasted = Det ger bordet ingenting.
camelot-coach-dearer-card = { $card } är svårare att undvara än ett annat kort.
camelot-coach-not-the-best-way = Tanken är rätt, men det finns ett bättre sätt.

camelot-coach-draw-black = Ett svart kort kan vara milt: de flesta för bara ett uppdrag närmare slutet.
camelot-coach-draw-known = Du vet vad som kommer: { $card }.
camelot-coach-engine = { $left ->
        [one] Den här katapulten skulle vara den sista: Camelot faller
       *[other] Camelot faller med { $left } katapulter till
    }.
camelot-coach-life = { $life ->
        [one] Det här är ditt sista liv
       *[other] Du har { $life } liv, och uppdragen ger några tillbaka
    }.
camelot-coach-peek = Att titta kostar inget.
camelot-coach-reveal = Träder du fram kan du inte längre göra svärd svarta före räkningen.
camelot-coach-armor = Då släpps det här fram: { $card }.
camelot-coach-face-down = Lagt dolt ger det dig ett vitt kort.
camelot-coach-face-up = Lagt öppet ger det dig ingenting.
camelot-coach-face-up-warn = Någon kämpar där och bör få veta hur stark fienden är.
camelot-coach-raid = Då är { $warriors ->
        [one] en av fyra fiender
       *[other] { $warriors } av fyra fiender
    } på plats { FORM($quest, "loc") }.
camelot-coach-let-come = Kortet är inte värt vad det kostar att stoppa det.
camelot-coach-stop-excalibur = Kortet skulle kosta mer än Excalibur är värt.
camelot-coach-let-come-dear = Kortet skulle skada mer än det kostar att stoppa det.
camelot-coach-stop-excalibur-dear = Excalibur är värt mer än skadan som kortet gör.
camelot-coach-stop-merlins-dear = Tre Merlin är värda mer än skadan som kortet gör.
camelot-coach-stop-merlins = Kortet skulle kosta mer än tre Merlin är värda.
camelot-coach-volunteer-not = Bättre att alla betalar lite.
camelot-coach-volunteer-cards = Med { $cards } kort kan du betala för alla.
camelot-coach-volunteer-life = Med { $life } liv kan du blöda för alla.
camelot-coach-spare = De här korten är lättast att undvara.
camelot-coach-foresight = De milda först: { $card } överst.
camelot-coach-foresight-worst = Det värsta först: { $card } överst.
camelot-coach-kay = Ett kort till, och striden är vunnen.
camelot-coach-kay-more = Ett lägre kort skulle räcka lika väl.
camelot-coach-kay-vain = Det skulle inte vända striden.
camelot-coach-kay-not = Inget kort går åt.
camelot-coach-grail-own = Det räddar dig.
camelot-coach-grail-use = { $whom } gör mer nytta vid liv än Graal gör i dina händer.
camelot-coach-grail-keep = Spara Graal till någon annan; den här riddaren är Förrädaren med ungefär { $chance } % sannolikhet.

camelot-coach-lone-grail = Ett ensamt graalkort gör inte mycket nytta; den som söker Graal kan använda det.
camelot-coach-give = Det kostar dig { $card }.
camelot-coach-give-seeker = { $whom } söker Graal och behöver det mer än du.
camelot-coach-share-accept = Det är rättvist nog, och ingen tid går förlorad.
camelot-coach-share-reject = En bättre uppdelning är knappast värd pratet.
camelot-coach-share-no_agreement = Slumpen ger kort till dem som inte har nytta av dem.
camelot-coach-share-evenly = Alla får lika många, och ingen kan klaga.
camelot-coach-share-split = Graalkorten tillsammans, och resten till dem som har få kort.
camelot-coach-stay = Du gör nytta { FORM($quest, "loc") }.
camelot-coach-return = { $cards ->
        [0] Utan kort
        [one] Med ett kort
       *[other] Med { $cards } kort
    } gör du mer nytta hemma.

camelot-coach-traitor-down = Ligger det dolt vet ingen hur stark fienden är, och du får ett kort.
camelot-coach-traitor-up = Då ser alla vad de kämpar mot.
camelot-coach-traitor-unseen = Ingen ser vad du annars hade kunnat göra.
camelot-coach-traitor-pass = Ingen kan veta vad du hade kunnat ge.
camelot-coach-traitor-helps = Det hjälper dem på riktigt.
camelot-coach-traitor-saves = Det skulle hålla en riddare vid liv.
camelot-coach-traitor-refuses = Då räddar du ingen annan.
camelot-coach-traitor-waste-sword = Excalibur slösas bort på ett kort som knappt spelar någon roll.
camelot-coach-traitor-engine = { $left ->
        [one] Den här katapulten fäller Camelot
       *[other] Med { $left } katapulter till faller Camelot
    }.
camelot-coach-traitor-draw = Ett svart kort gör skada, och alla drar sådana.
camelot-coach-traitor-bleeds = Du har { $life ->
        [one] ett liv
       *[other] { $life } liv
    }, och den som blöder litar man på.
camelot-coach-traitor-idle = Det ser flitigt ut och hjälper ingen.
camelot-coach-traitor-cover = Det hjälper dem, men ditt rykte behöver det.
camelot-coach-traitor-blocks = Bara en i taget kan kämpa { FORM($quest, "loc") }: så länge du misslyckas där kan ingen annan vinna.
camelot-coach-traitor-wanders = På resande fot gör du ingen nytta.
camelot-coach-traitor-weak = { $card } ser ut som hjälp men förlorar striden.
camelot-coach-traitor-river = Det kostar dig { $card }, som de hade haft större nytta av.
camelot-coach-traitor-siege = { $card } ser modigt ut och räcker nästan aldrig.
camelot-coach-traitor-slander = Anklagar du { $whom } blir ett vitt svärd svart, och sedan hinner knappt någon fundera på dig.
camelot-coach-traitor-slander-early = Det är för tidigt: de skulle hinna fundera på dig.
camelot-coach-taunt = { $whom } har { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }: ju fler, desto mer finns att förlora.
