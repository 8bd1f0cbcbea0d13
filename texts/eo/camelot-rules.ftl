camelot-rules-overview = **Ombroj super Kameloto** estas ludata kune kontraŭ la ludo. Vi estas kavaliroj de la Ronda Tablo; ĉiu gajnita aventuro metas sur la tablon blankajn glavojn, ĉiu perdita nigrajn.
    Kiam dek du glavoj kuŝas tie, oni kalkulas ilin: la lojala flanko gajnas, se la blankaj superas la nigrajn. La Malbono gajnas tuj, se **dek du katapultoj** staras antaŭ Kameloto, se kuŝas **sep nigraj glavoj**, aŭ se **neniu lojala kavaliro plu vivas**. Ĉe egaleco ĉiam gajnas la Malbono.
    Unu el vi eble estas **Perfidulo**, kiu gajnas kune kun la Malbono. Se la Perfidulo ankoraŭ estas kaŝita ĉe la kalkulo, du blankaj glavoj nigriĝas.
    .title = La ludo mallonge
camelot-rules-reference = **Via vico.** Unue la Malbono: nigra karto, katapulto aŭ vivo. Poste unu ago: **moviĝo** · **ago de la aventuro**, kie vi estas · **speciala karto** · **kuraco** (3 samaj kartoj, 1 vivo) · **akuzo** (ekde 6 glavoj aŭ 6 katapultoj, unufoje en la partio). Vivo aĉetas duan agon de alia speco. En Kameloto la ago de la aventuro estas: preni 2 kartojn, aŭ batali kontraŭ katapulto (pli ol okfaca ĵetkubo, alie vi perdas vivon).
    { "" }**Aventuroj**: kion vi metas · kiam gajnas la Malbono · kion donas venko. Malvenko donas same multajn nigrajn glavojn kaj kostas same multajn vivojn.
    • **Nigra Kavaliro**, sola: du paroj da bataloj · 4 kartoj, gajnas la pli granda sumo · 1 glavo, 1 vivo, 3 kartoj
    • **Lanceloto**, sola: triopo kaj paro · 5 kartoj, gajnas la pli granda sumo · 1 glavo, 1 vivo, 4 kartoj, la Armaĵo
    • **Drako**, post Lanceloto: tri triopoj · 5 kartoj, gajnas la pli granda sumo · 2 glavoj, 2 vivoj, 7 kartoj
    • **Ekskaliburo**: iuj ajn kartoj, po unu paŝo, 5 paŝoj · 5 paŝoj for · 2 glavoj, 1 vivo, 7 kartoj, Ekskaliburo
    • **Gralo**: 7 gralkartoj · 7 nigraj kartoj · 3 glavoj, 1 vivo, 7 kartoj, la Gralo
    • **Milito kontraŭ piktoj, kontraŭ saksoj**: bataloj 1-2-3-4-5 laŭorde · 4 militistoj · 1 glavo, 1 vivo, 4 kartoj; ĉe malvenko ankaŭ 2 katapultoj
    { "" }**La fino.** 12 glavoj: pli da blankaj ol nigraj gajnas. La Malbono gajnas per 7 nigraj glavoj, per 12 katapultoj, kiam neniu lojala kavaliro vivas, aŭ ĉe egaleco. Perfidulo, ankoraŭ kaŝita ĉe la kalkulo, nigrigas 2 blankajn glavojn.
    .title = Memorigilo
camelot-rules-setup = Ĉiu havas kavaliron kun kapablo, 4 vivojn (maksimume 6), karton de lojaleco, Merlinon kaj kvin blankajn kartojn. Ĉiu donas unu karton al la Ronda Tablo, kaj oni montras ĉiujn samtempe; ilin oni dividas laŭ interkonsento, kaj la unua ludanto proponas. Reĝo Arturo komencas, aŭ sen li hazarda kavaliro; oni ludas laŭhorloĝe.
    Kun la kutimaj opcioj oni miksas sep lojalajn kartojn kaj unu Perfidulon kaj disdonas po unu, do eble estas neniu perfidulo. Kun tri ludantoj neniu legas sian karton, antaŭ ol ses glavoj kuŝas sur la tablo.
    .title = Komenca aranĝo
    .about = contribute knight
camelot-rules-turn = Vico havas du fazojn.
    { "" }**La Malbono antaŭeniras**: prenu nigran karton, aŭ aldonu katapulton, aŭ perdu vivon.
    { "" }**Heroa ago**: unu el
    • **moviĝo** al Kameloto aŭ al malferma aventuro;
    • **ago de la aventuro**, kie vi estas (en Kameloto: preni du kartojn, aŭ batali kontraŭ katapulto);
    • ludi **specialan blankan karton**, maksimume unu en vico;
    • **kuraco**: tri samaj blankaj kartoj por unu vivo;
    • **akuzo** kontraŭ kavaliro.
    Unufoje en vico vi rajtas **oferi** vivon por dua ago de alia speco. Kapabloj kostas nenion, sed kalkuliĝas kiel la ago, kiun ili faras. Kun dek du aŭ pli da kartoj vi ne povas preni pliajn ĉe la Ronda Tablo; superfluajn kartojn oni neniam devas forĵeti.
    .title = Vico
    .about = heroic
camelot-rules-evil = Prenitan nigran karton oni montras; sed kartojn de **la Nigra Kavaliro, Lanceloto kaj la Drako** oni rajtas meti kovrite: tiam neniu ekscias la valoron, kaj vi prenas blankan karton.
    { "" }**Malhelaj Akvoj** fortiras Ekskaliburon, **Malespero** plenigas la Gralon, **Piktoj, Saksoj kaj Dungosoldatoj** aldonas militistojn. Karto, kies aventuro jam finiĝis, venigas katapulton.
    Kiam karto eniras la ludon, la portanto de **Ekskaliburo** rajtas oferi la glavon por haltigi ĝin; **specialan** nigran karton haltigas ankaŭ **tri Merlinoj** el iuj ajn manoj. Proponoj estas publikaj kaj kalkuliĝas kune; ili revenas, se estas malpli ol tri.
    .title = La kartoj de la Malbono
    .about = help-evil
camelot-rules-special-black = **Malhela Arbaro**: neniu gralkarto en la serĉado de la Gralo. **Viviana**: neniu Merlino. Ambaŭ efikas, ĝis oni gajnos aventuron.
    { "" }**Ruinigo** anstataŭas la plej foran gralkarton. **Nebuloj de Avalono**: unu plia nigra glavo por ĉiu perdita aventuro, dum la tuta partio.
    { "" }**Mordredo**: unu militisto en milito laŭ elekto de tiu, kiu prenis la karton; por gajni tiun militon nun necesas dua Batalo 5. **Ginevra**: ĉiuj kavaliroj revenas al Kameloto, kaj tiu, kiu prenis la karton, ne havas heroan fazon.
    { "" }**Morgana**, kvinfoje: unu kavaliro forĵetas tri kartojn aŭ ĉiu unu · tri pliaj nigraj kartoj · du katapultoj · ĉiu perdas vivon · unu kavaliro perdas du vivojn aŭ ĉiu forĵetas karton.
    .title = Specialaj nigraj kartoj
    .about = cancel
camelot-rules-quests = **Solaj** aventuroj havas lokon por unu kavaliro, kaj kiu foriras, forĵetas la blankajn kartojn tie. Kiam aventuro finiĝas, ĉiuj kavaliroj tie revenas al Kameloto; post venko ili gajnas vivojn kaj dividas kartojn, post malvenko ili perdas vivojn.
    { "" }**Nigra Kavaliro** (sola): 1 glavo, 1 vivo, 3 kartoj. **Lanceloto** (sola): 1 glavo, 1 vivo, 4 kartoj, la Armaĵo; poste venas la Drako. **Drako**: 2 glavoj, 2 vivoj, 7 kartoj. **Ekskaliburo**: 2 glavoj, 1 vivo, 7 kartoj. **Gralo**: 3 glavoj, 1 vivo, 7 kartoj. **Militoj kontraŭ piktoj kaj saksoj**: 1 glavo, 1 vivo, 4 kartoj; ĉe malvenko ankaŭ du katapultoj.
    La Nigra Kavaliro kaj la militoj rekomenciĝas; la aliaj estas finitaj.
    .title = Aventuroj
    .about = move face
camelot-rules-combats = **Nigra Kavaliro, Lanceloto, Drako.** Via ago metas unu batalkarton, en ajna ordo, kiel permesas la kombino: du malsamaj paroj; triopo kaj paro; tri malsamaj triopoj.
    La lukto finiĝas, kiam la lokoj de unu flanko estas plenaj (kvar, kvin aŭ naŭ blankaj; kvar aŭ kvin nigraj). Oni montras ĉiujn nigrajn kartojn; la kavaliroj bezonas pli grandan sumon, eĉ se la kombino ne estas kompleta. Ekskaliburo aldonas unu tie, kie estas ĝia portanto; siro Kajo rajtas fine aldoni batalkarton.
    .title = Luktoj
    .about = quest_card
camelot-rules-excalibur = **La serĉado de Ekskaliburo.** Via ago forĵetas iun ajn blankan karton kovrite kaj movas la glavon unu paŝon pli proksimen; Malhelaj Akvoj movas ĝin for. De la mezo ĝis ĉiu bordo estas kvin paŝoj. Kiu faras la lastan paŝon, prenas Ekskaliburon.
    .title = Ekskaliburo
camelot-rules-grail = **La serĉado de la Sankta Gralo.** Sep lokoj: gralkartoj de unu flanko, nigraj kartoj de la alia. Kiam la lokoj estas plenaj, nova karto forpuŝas la plej novan de la alia koloro, kaj ambaŭ malaperas. Sep de unu koloro finas la aventuron. Kiu metas la lastan gralkarton, prenas la Sanktan Gralon.
    .title = La Gralo
camelot-rules-wars = **La milito kontraŭ la piktoj kaj la milito kontraŭ la saksoj.** Via ago metas la sekvan batalkarton de la sinsekvo 1-2-3-4-5. La kvina gajnas la militon (kun Mordredo sesa, denove 5). La kvara militisto perdigas ĝin kaj venigas du katapultojn. La kartoj restas, kiam kavaliroj foriras.
    .title = La militoj
    .about = war
camelot-rules-siege = **La sieĝo.** En Kameloto vi rajtas batali kontraŭ katapulto: ludu iom da batalkartoj, kiom ajn vi volas, poste oni ĵetas okfacan ĵetkubon. Pli granda sumo detruas katapulton; alie vi perdas vivon. La kartoj ĉiuokaze estas for. Ekskaliburo aldonas unu; siro Kajo rajtas aldoni karton post sia propra ĵeto.
    .title = La sieĝo
camelot-rules-special-white = **Merlino** forigas katapulton, militiston aŭ la plej novan nigran karton de aventuro. **Klarvido**: rigardu kvin nigrajn kartojn kaj ordigu ilin. **Kunvoko**: kavaliroj rajtas reveni; po unu karto por ĉiu en Kameloto, dividota. **Sorto**: ĉiu kavaliro prenas karton (aŭ malkaŝas sin Perfidulo: ĉiu forĵetas du). **Heroeco**: unu plia glavo por aventuro, blanka aŭ nigra. **Damo de la Lago**: Ekskaliburo unu paŝon pli proksimen, aŭ du vivoj. **Mesaĝisto**: ĝis tri kartoj al alia kavaliro. **Pieco**: tri vivoj, aŭ po unu por ĉiuj aliaj. **Helptrupoj**: kvar kartoj, aŭ po unu por ĉiuj aliaj.
    .title = Specialaj blankaj kartoj
    .about = special galahad_special convocation foresight
camelot-rules-relics = **Ekskaliburo** aldonas unu en luktoj kaj sieĝoj, kaj oni rajtas oferi ĝin por haltigi nigran karton. **La Sanktan Gralon** oni rajtas uzi, kiam iu kavaliro estas mortonta: anstataŭe kvar vivoj. **La Armaĵo de Lanceloto** permesas al vi preni du nigrajn kartojn kaj elekti. Relikvojn oni neniam fordonas, kaj ili perdiĝas, kiam ilia portanto mortas.
    .title = Relikvoj
    .about = armor
camelot-rules-sharing = Kartojn, kiujn gajnis pluraj kavaliroj, oni montras kaj dividas laŭ interkonsento. Unu proponas, la aliaj akceptas aŭ malakceptas; iu ajn rajtas iam ajn elekti la hazardon, kaj tiam oni miksas la kartojn kaj disdonas ilin kovrite. Unuopa kavaliro prenas ĉiujn nemontrite.
    .title = Divido
    .about = share
camelot-rules-life = Kiu restas sen vivo en sia propra vico, ankoraŭ finas ĝin, gajnante nenion, kaj mortas ĉe ĝia fino; aliaj mortas, kiam la karto aŭ ago estas farita. La mortintoj perdas kartojn kaj relikvojn; ilia lojaleco restas sekreta. Nur la Sankta Gralo savas.
    .title = Vivo kaj morto
    .about = heal volunteer-life volunteer-cards
camelot-rules-traitor = Ekde ses glavoj aŭ ses katapultoj vi rajtas **akuzi**, unufoje en la partio. Prave: blanka glavo, kaj la Perfidulo estas malkaŝita: ekster la tabulo, sen kartoj, sen relikvoj krom la Armaĵo. Malprave: blanka glavo nigriĝas.
    La vico de malkaŝita Perfidulo: kavaliro perdas hazardan karton; poste katapulto, aŭ nigra karto, kiun ludas la Perfidulo.
    .title = La Perfidulo
    .about = accuse taunt help-evil
camelot-rules-knights = **Reĝo Arturo** interŝanĝas karton kun alia kavaliro. **Galahado** ludas specialan karton senkoste. **Gavejno** prenas tri ĉe la Ronda Tablo. **Kajo** aldonas batalkarton, kiam ĉio estas montrita. **Palamedo** gajnas unu plian vivon kun ĉiu gajnita aventuro. **Percivalo** rigardas la supran nigran karton. **Tristano** forlasas Kameloton senkoste.
    .title = La kavaliroj
camelot-rules-etiquette = Vi rajtas paroli pri planoj, deziroj kaj ĝenerala forto (“mi povas helpi pri la Gralo”). Ne montru kartojn, ne nomu precizajn valorojn aŭ nombrojn, kaj ne proponu karton kontraŭ karto. Mensogoj pri planoj kaj rimedoj apartenas al la ludo; trompado ne. Ne parolu private pri la partio.
    .title = Reguloj pri parolado
