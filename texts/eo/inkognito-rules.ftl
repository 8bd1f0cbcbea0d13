inkognito-rules-overview = **Kvar maskitaj agentoj, unu monŝranko.** Ĉiu agento havas sekretan identecon kaj sekretan nombron: 13, 24, 36 aŭ 47. Lordo Fiddlebottom kaj Kolonelo Bubble estas partneroj; same Sinjorino Zsa Zsa kaj Agento X. Neniu scias, kiu portas kiun maskon.

    La monŝranko malfermiĝas per kvar nombroj en la ordo **F-B-Z-X**: unue la nombro de Lordo Fiddlebottom, poste de Kolonelo Bubble, Sinjorino Zsa Zsa kaj Agento X.

    En ĉiu raŭndo ĉiu iras al iu loko. Se du estas tie solaj, ili montras kartojn unu al la alia, duone verajn, duone falsajn; kiu estas sola kun la Ambasadoro, tiu rajtas postuli la veron. Eltrovu, kiu estas via partnero kaj kies estas kiu nombro, renkontu vian partneron duope kaj malfermu la monŝrankon. Unu provo finas la partion: se ĝi estas ĝusta, gajnas vi ambaŭ; se ne, la aliaj.
    .title = La ludo mallonge

inkognito-rules-reference = **Partneroj:** Lordo Fiddlebottom kaj Kolonelo Bubble · Sinjorino Zsa Zsa kaj Agento X.
    { "" }**Nombroj:** 13, 24, 36, 47, po unu. **Kombino:** la nombroj de **F-B-Z-X**, en ĉi tiu ordo.
    { "" }**Lokoj:** San Marco, Rialto, San Giorgio, Ponto de Suspiroj, Salute; ĉiu unufoje en kvin raŭndoj.

    { "" }**Du agentoj duope:** ĉiu montras du kartojn, unu veran, unu falsan; al la sama ludanto neniam la samajn du (12 kartparoj). Aŭ la monŝranko.
    { "" }**Sola kun la Ambasadoro:** postulu nigran karton de iu ajn, kiu elektas, kiun; ĉiun el la du unufoje. Aŭ faru nenion.
    { "" }**Sola kun la fantoma ludanto** (tri ludantoj): rigardu unu el la nigraj kartoj de la fantomo, aŭ faru nenion.
    { "" }**Du agentoj antaŭ la Ambasadoro** (kvin ludantoj): ĉiu montras al la Ambasadoro unu veran kaj unu falsan karton.
    { "" }**Pli ol tiom en unu loko:** neniu renkontiĝo.

    { "" }**La monŝranko,** unu provo, kaj la partio finiĝas:
    – 4 ludantoj: duope kun via **partnero**. Ĝuste: gajnas vi ambaŭ. Malĝuste: la alia paro.
    – 3 ludantoj: sola kun agento, la fantoma ludanto aŭ la Ambasadoro. Ĝuste: gajnas vi. Malĝuste: la aliaj du.
    – 5 ludantoj: sola kun agento aŭ la Ambasadoro. Ĝuste: gajnas vi kaj via partnero. Malĝuste: ĉiuj aliaj. La Ambasadoro rajtas provi en sia renkontiĝo, kaj gajnas sola.
    .title = Memorigilo

inkognito-rules-round = **1. Lokoj.** Ekde la unua ludanto ĉiu metas malkovrite unu el siaj ĵetonoj kaj vidas, kien iris la antaŭaj. Poste malkovriĝas la ĵetono de la Ambasadoro.

    { "" }**2. Renkontiĝoj.** Kiuj estas duope, tiuj renkontiĝas, unu paro post la alia; unua venas la paro, en kiu estas la plej frua ludanto.

    { "" }**3.** La signo de la unua ludanto iras unu sidlokon maldekstren.

    La ĵetonoj restas sur la tablo dum kvin raŭndoj, do en ĉiu ciklo de kvin ĉiu vizitas ĉiun lokon unufoje. En la kvina raŭndo restas nur unu ĵetono, kaj ĝi estas metata por vi. Poste ĉiuj ĵetonoj revenas, kaj oni miksas tiujn de la Ambasadoro.
    .title = Raŭndo
    .about = place

inkognito-rules-exchange = Du agentoj, kiuj estas solaj en unu loko, devas interŝanĝi informojn, krom se iu el ili malfermas la monŝrankon. Ĉiu elektas **du kartojn de sia propra koloro: precize unu veran, unu falsan**. Vera estas karto, kiu egalas al unu el viaj nigraj kartoj. Du identecoj, du nombroj aŭ po unu: ĉio estas permesata.

    Ambaŭ decidas sekrete kaj rajtas ŝanĝi la decidon, ĝis ambaŭ decidos. Nur ili du vidas la kartojn.

    Vi neniam rajtas montri al la sama ludanto denove la samajn du kartojn; almenaŭ unu devas esti alia. Ekzistas dek du kartparoj; kiam iu ludanto vidis ilin ĉiujn, vi rekomencas.
    .title = Du agentoj renkontiĝas
    .about = meet-aa meet-aa-aam meet-aam-aa

inkognito-rules-ambassador = Agento, kiu estas sola kun la Ambasadoro, **rajtas postuli nigran karton** de iu ajn alia agento. Tiu elektas, ĉu montri la identecon aŭ la nombron; nur la demandinto vidas ĝin. Ĉiuj ekscias, kiu demandis kiun, sed ne, kio estis montrita.

    La sama karto ne estas montrata dufoje al la sama demandinto: la duan fojon devas esti la alia, kaj poste oni ne plu povas demandi tiun agenton.

    Se en unu loko estas tri aŭ pli, inkluzive de la Ambasadoro, nenio okazas.
    .title = La Ambasadoro
    .about = meet-am meet-ad meet-aam black stealth

inkognito-rules-safe = En renkontiĝo kun alia agento vi rajtas malfermi la monŝrankon anstataŭ montri kartojn. Vi diras la tutan kombinon; via propra nombro jam estas enskribita.

    { "" }**Kvar ludantoj:** kiun vi renkontas, tiu devas esti via partnero, kaj ĉiuj kvar nombroj devas esti ĝustaj. Tiam vi ambaŭ gajnas; alie gajnas la aliaj du.

    Provo atendas, ĝis ĉiuj en la renkontiĝo decidos. Se ambaŭ malfermas la monŝrankon, validas la provo de tiu, kiu estas pli frua en ĉi tiu raŭndo. Post provo oni malkaŝas ĉion.
    .title = La monŝranko
    .about = aa ad player receive

inkognito-rules-three = La kvara sidloko apartenas al **la fantoma ludanto**: koloro, kvin miksitaj ĵetonoj kaj du nigraj kartoj, kiujn neniu vidis. Kiam estas la vico de la fantomo, malkovriĝas ĝia plej supra ĵetono.

    Sola kun la fantoma ludanto, vi rajtas rigardi ĝian identecon aŭ ĝian nombron. Sola kun la Ambasadoro, vi rajtas demandi ankaŭ pri la fantomo, kaj tiam vi mem elektas la karton; tiamaniere neniam la saman dufoje.

    Ne ekzistas partneroj. Vi rajtas malfermi la monŝrankon, kiam ajn vi estas sola kun alia agento, la fantoma ludanto aŭ la Ambasadoro. Ĝuste: vi gajnas sola. Malĝuste: gajnas la aliaj du.
    .title = Tri ludantoj

inkognito-rules-five = La kvina ludanto **estas la Ambasadoro**, sen kartoj, kaj ankaŭ serĉas la kombinon. La ĵetono de la Ambasadoro estas elektata unue, kaŝite; ĝi malkovriĝas, kiam ĉiuj elektis sian lokon.

    Sola kun la Ambasadoro, agento postulas nigran karton kiel kutime, sed ankaŭ la Ambasadoro vidas ĝin. **Du agentoj** ĉe la loko de la Ambasadoro ne interŝanĝas: ĉiu montras al la Ambasadoro unu veran kaj unu falsan karton, kaj vidas nenion de la alia.

    Agentoj rajtas malfermi la monŝrankon duope kun alia agento aŭ kun la Ambasadoro; la partnero ne devas ĉeesti, kaj ankaŭ gajnas. La Ambasadoro rajtas malfermi ĝin dum renkontiĝo kun unu aŭ du agentoj, kaj gajnas sola. Post malĝusta provo gajnas ĉiuj ĉe la aliaj flankoj.
    .title = Kvin ludantoj

inkognito-rules-notebook = Via notlibro mem konservas ĉiun karton, kiun vi vidis (X) kaj montris (O), la nigrajn kartojn (✔), kaj la kartparojn, kiujn vi jam uzis al ĉiu ludanto; viaj propraj identeco kaj nombro estas forstrekitaj ĉe ĉiuj aliaj. Apude vi povas fari proprajn markojn, kiuj estas ruĝaj en ĝia bildo, malneton de la kombino kaj noton; neniu alia vidas ion el tio, kaj en la ludo tio ŝanĝas nenion. Pli malnovaj renkontiĝoj estas sur pliaj paĝoj.

    Kion vi markis kiel certan, tio enskribiĝas en la malneton. Kiam ĝi estas kompleta kaj vi rajtas malfermi la monŝrankon, la notlibro havas butonon, kiu malfermas ĝin laŭ la malneto. Ĝi avertas vin, se via notlibro nomas alian partneron ol tiun, kiun vi renkontas.

    Pri ĉiu kartparo, kiun oni montris al vi, pensu: **precize unu** el la du kartoj estas vera. Karto, kiu estas via, aŭ pri kiu vi scias, ke ĝi apartenas al iu alia, estas falsa, do la alia estas vera.
    .title = La notlibro

inkognito-rules-series = Oni povas ludi plurajn partiojn por poentoj: ĉiu gajninto de partio ricevas unu, kiu ajn faris la provon. Kiu unua atingas la interkonsentitan nombron da poentoj, kutime tri, tiu gajnas; pluraj povas atingi ilin kune. Por ĉiu partio estas novaj nigraj kartoj kaj nova notlibro, kaj unua fariĝas la sekva ludanto maldekstre. Kun kvin ludantoj ankaŭ la rolo de la Ambasadoro migras maldekstren.

    Partio, en kiu dum la interkonsentita nombro de raŭndoj neniu provas, restas sen gajninto.
    .title = Poentoj kaj serioj
