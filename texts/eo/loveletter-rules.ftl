loveletter-rules-overview =
    Vi volas, ke la Princino legu *vian* leteron, sed ankaŭ ĉiu alia skribis al ŝi. Vi havas **unu sekretan karton**: ĝi montras, kiu nun portas vian leteron.

    En via vico vi prenas duan karton kaj ludas unu el la du, malkaŝe kaj kun ĝia efiko. Efikoj eliminas aliajn, spionas, komparas, protektas aŭ interŝanĝas.

    Raŭndo finiĝas, kiam restas nur unu ludanto, aŭ kiam la kartaro estas malplena: tiam gajnas la plej alta karto. La gajninto ricevas ĵetonon de korinklino kaj komencas la sekvan raŭndon. Ĉe 2, 3 aŭ 4 ludantoj **7, 5 aŭ 4 ĵetonoj** gajnas la partion.
    .title = Amletero en unu minuto
loveletter-rules-reference =
    • **8 Princino** ×1 · forĵetita, pro kio ajn: vi eliminiĝas.
    • **7 Grafino** ×1 · sen efiko; apud Reĝo aŭ Princo vi devas ludi ĝin.
    • **6 Reĝo** ×1 · interŝanĝu kartojn kun alia ludanto.
    • **5 Princo** ×2 · iu, eble vi mem, forĵetas sian karton kaj prenas novan.
    • **4 Servistino** ×2 · neniu povas elekti vin ĝis via sekva vico.
    • **3 Barono** ×2 · sekrete komparu kun alia ludanto: kiu havas la pli malaltan karton, eliminiĝas.
    • **2 Spiono** ×2 · rigardu la karton de alia ludanto.
    • **1 Gardisto** ×5 · nomu karton, sed ne Gardiston: se la elektita ludanto ĝin havas, tiu eliminiĝas.

    Dek ses kartoj; en ĉiu raŭndo unu estas forigita nevidate, kaj ĉe du ludantoj tri pliaj kuŝas malkaŝe. La lasta restanta, aŭ la plej alta karto, kiam la kartaro estas malplena, gajnas ĵetonon. 7, 5 aŭ 4 ĵetonoj gajnas ĉe 2, 3 aŭ 4 ludantoj.
    .title = Memorigilo
loveletter-rules-setup =
    Oni miksas dek ses kartojn. Unu estas **forigita** nevidate; ĉe du ludantoj tri pliaj kuŝas **malkaŝe** apud la kartaro kaj ne estas uzataj en ĉi tiu raŭndo. Ĉiu ricevas unu karton.

    Por ĉiu raŭndo revenas ĉiuj dek ses kartoj, kaj ĉiuj denove ludas.
    .title = Nova raŭndo
loveletter-rules-turn =
    1. Se la Servistino protektis vin, tio nun finiĝas.
    2. Vi prenas karton.
    3. Vi elektas unu el viaj du kartoj, kontraŭ kiu vi ludas ĝin, kaj por Gardisto vian divenon.
    4. Ĝi iras malkaŝe al viaj forĵetitaj kartoj, kaj ĝia efiko okazas.

    Se iu estas elektebla, vi devas elekti iun, eĉ se tio estas malbona por vi. Protektata ludanto kaj tiu, kiu eliminiĝis, ne estas elekteblaj. Se neniu estas elektebla, la karto estas ludata sen efiko; nur Princon vi tiam devas ludi kontraŭ vi mem.
    .title = Via vico
loveletter-rules-guard =
    La **Gardisto (1)** (kvin ekzempleroj). Elektu alian ludanton kaj nomu karton, sed ne Gardiston. Se la elektita ludanto ĝin havas, tiu eliminiĝas el la raŭndo. Vi rajtas nomi eĉ karton, kiun ĉiuj vidas: tiam via diveno simple maltrafas.
    .title = Gardisto (1)
loveletter-rules-spy =
    La **Spiono (2)** (du ekzempleroj). Rigardu la karton de alia ludanto. Nur vi ekscias, kiu ĝi estas.
    .title = Spiono (2)
loveletter-rules-baron =
    La **Barono (3)** (du ekzempleroj). Vi kaj alia ludanto sekrete komparas viajn kartojn; kiu havas la pli malaltan, eliminiĝas. Se ili estas egalaj, nenio okazas. La aliaj vidas nur, kiuj komparis kaj kiu eliminiĝas.
    .title = Barono (3)
loveletter-rules-handmaid =
    La **Servistino (4)** (du ekzempleroj). Ĝis la komenco de via sekva vico neniu povas elekti vin. Forĵetita pro Princo, ĝi protektas neniun.
    .title = Servistino (4)
loveletter-rules-prince =
    La **Princo (5)** (du ekzempleroj). Ludanto laŭ via elekto, eble vi mem, forĵetas sian karton sen ĝia efiko kaj prenas novan. Se la kartaro estas malplena, tiu ludanto prenas la komence forigitan karton. Se la forĵetita karto estas la Princino, tiu ludanto eliminiĝas.
    .title = Princo (5)
loveletter-rules-king =
    La **Reĝo (6)** (unu ekzemplero). Interŝanĝu kartojn kun alia ludanto. Nur vi du scias, kiuj kartoj interŝanĝiĝis.
    .title = Reĝo (6)
loveletter-rules-countess =
    La **Grafino (7)** (unu ekzemplero). Sen efiko. Se via alia karto estas la Reĝo aŭ Princo, vi devas ludi la Grafinon; alie vi rajtas. Neniu ekscias, kiu estis la kialo.
    .title = Grafino (7)
loveletter-rules-princess =
    La **Princino (8)** (unu ekzemplero). Se vi forĵetas ĝin, pro kio ajn, vi eliminiĝas el la raŭndo.
    .title = Princino (8)
loveletter-rules-end =
    Se **restas nur unu ludanto**, tiu gajnas la raŭndon kaj ne devas montri sian karton.
    Se la **kartaro estas malplena**, ĉiuj restantoj montras siajn kartojn; la plej alta gajnas. Ĉe egaleco gajnas la pli granda sumo de la forĵetitaj kartoj. Se eĉ tio estas egala, neniu ricevas ĵetonon (aŭ ricevas ĉiuj egalaj ludantoj, se la gastiganto elektis tion).

    Se vi rezignas, viaj kartoj iras sur la tablon, kaj vi ne plu ricevas kartojn; la lasta, kiu ankoraŭ ludas, gajnas.
    .title = Fino de raŭndo
