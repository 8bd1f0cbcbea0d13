hamlet-rules-overview =
    Vi konstruas kune unu vilaĝon, sed ĉiu por sia propra gloro. Laŭvice vi sendas vilaĝanojn por akiri, prilabori, konstrui, vendi kaj liveri. Kiam la lasta livero al la **Preĝejo** estas farita, oni ludas la raŭndon ĝis la fino, kaj la vilaĝo fariĝas urbo. Kiu havas plej da poentoj, estas ĝia fondinto.

    Poentoj (★) venas de konstruado, de viaj varoj, kiujn iu foruzas, de liveroj kaj vendoj, kaj fine de premioj, vidindaĵoj, vojoj, via plej longa vojo kaj oro.

    Ĉiujn konstruaĵojn kaj ĉiujn varojn sur la tablo rajtas uzi ĉiuj. Nur vidindaĵoj havas posedanton, kiu metas sur ilin flagon.
    .title = Pri kio temas
hamlet-rules-reference =
    { "" }**Kion vilaĝano povas fari**
    Arbohakisto, Ŝtonminejo, Bieno: plenigu ĝin, 2 moneroj · Garbejo: plenigu ĝin per ajnaj krudvaroj, 2★
    Segejo, Lignejo: ligno → tabulo · Ŝtonhakisto, Majstra ŝtonhakisto: ŝtono → briko
    Laktobieno, Laktejo: greno → lakto · Muelejo, Ventmuelejo: greno → faruno
    Urbodomo: plano (0 ĝis 3 moneroj), poste dungo: vilaĝano 5, 7, 9 moneroj, azeno 3
    Merkato: vendo, por ★ kaj moneroj · Preĝejo: livero por 4★ aŭ 6★, aŭ almozo
    Ie ajn: konstruu apude kahelon, ponton (2 lignoj) aŭ padon (2 ŝtonoj)

    { "" }**Vidindaĵoj, fine**
    Arbaro: 1★ por segmento ĉe arbaro, granda 2★ · Montaro: same ĉe monto
    Monumento de la fondinto: 2★ por segmento ĉe sama tereno · Vilaĝa herbejo: 3★ por presita vojo
    Antaŭposteno: 1★ por kahelo ĝis la preĝejo, kun ambaŭ finoj · Lageto: 3★ · Sanktejo: 2★ por livero
    Stalo: 2★ por azeno · Taverno: 1★ por monero, maksimume 8★ · Komercejo: 1★ por vendo
    Stokejo: 1★ por vojo · Forĝejo: la plej longa vojo donas 3★ por kahelo

    { "" }**Kio donas poentojn**
    Tuj: konstruado, liveroj, vendoj, garbejoj, kaj viaj varoj, kiujn iu foruzas (1★, alta kvalito 2★)
    Fine: Kapelano 5★, Sakristiano 3★, Ĝardenisto 4★, Komercisto 4★; po 1★ por vojo (Planisto 2★); plej longa vojo 2★ por kahelo; po 1★ por 3 moneroj
    .title = Memorigilo
    .about = turn
hamlet-rules-turn =
    En via vico, en ajna ordo:
    • **Azenoj**, unufoje: ĉiu el viaj azenoj rajtas iri laŭ unu vojo al la apuda kahelo.
    • **Vilaĝanoj**: ĉiu rajtas iri tiom, kiom kondukas vojoj, kaj fari unu aferon: uzi la konstruaĵon tie, konstrui kahelon apude, aŭ konstrui vojon de tie. Poste tiu vilaĝano ripozas ĝis via sekva vico.

    Nenio estas deviga; vi mem finas la vicon. Vi rajtas malfari movojn, ĝis iu tiras kahelon el la sako aŭ malkovras novan vendon. Por la tuta vico validas unu horloĝo; kiam la tempo finiĝas, finiĝas la vico.
    .title = Vico
    .about = donkeys hire alms
hamlet-rules-goods =
    La varoj por ago devas veni al la vilaĝano. Kio kuŝas sur la sama kahelo aŭ sur kahelo rekte ligita per vojo, tio venas per si mem. Por ĉiu kahelo survoje vi bezonas **propran azenon**, kiu staras tie. Vojoj de aliaj servas al vi, iliaj azenoj ne.

    { "" }**Krudvaroj** (ligno, ŝtono, greno) apartenas al neniu. **Prilaboritaj varoj** (tabuloj, brikoj, faruno, lakto) portas la koloron de sia produktinto: kiam iu ajn foruzas tian, ĝia produktinto ricevas 1 moneron kaj 1 poenton, aŭ 2 kaj 2 ĉe alta kvalito. Vi havas du ĵetonojn de ĉiu speco.

    Kiam vi foruzas varojn kaj la **Merkato** povus liveri al vi, vi rajtas aĉeti la mankantajn: kun du ludantoj aŭ kontraŭ rivalo krudvaro kostas 3 kaj prilaborita 5 monerojn, alie 2 kaj 4. La programo proponas pagon; per “Ŝanĝi” vi mem elektas ĉiun varon.
    .title = Varoj kaj azenoj
    .about = work refine sell deliver
hamlet-rules-buildings =
    { "" }**Arbohakisto, Ŝtonminejo, Bieno**: plenigu ĉiujn liberajn lokojn, ricevu 2 monerojn. **Garbejo**: plenigu ĝin per ajnaj krudvaroj, 2 poentoj.
    { "" }**Segejo, Lignejo** faras el ligno tabulojn, **Ŝtonhakisto, Majstra ŝtonhakisto** el ŝtono brikojn, **Laktobieno, Laktejo** el greno lakton, **Muelejo, Ventmuelejo** el greno farunon; la pli grandaj faras ĝis du samtempe.
    { "" }**Urbodomo**: prenu planon (po unu monero sur ĉiun kahelon antaŭ ĝi), poste dungu: vilaĝanojn por 5, 7, 9 moneroj, azenojn po 3. Intertempe azenoj rajtas moviĝi; la ago de la sekva vilaĝano finas la viziton.
    { "" }**Merkato**: fordonu la varojn de venda ĵetono (aĉetitaj varoj ne validas) por poentoj kaj moneroj.
    { "" }**Preĝejo**: faru unu el la liveroj, aŭ petu almozon (1 moneron), dum Arbohakisto, Ŝtonminejo kaj Bieno ĉiuj estas plenaj.
    .title = Konstruaĵoj
    .about = blueprint
hamlet-rules-building =
    Por konstrui, vilaĝano staras sur kahelo de la vilaĝo, kaj la nova kahelo devas havi kun ĝi almenaŭ unu tutan segmenton komuna. **Vojo tuŝas nur vojon**; arbaro kaj monto rajtas tuŝi unu la alian. Nenio rajtas interkovriĝi. Vi elektas la planon, la kahelon, kie staras la konstruanto, kaj la pozicion: “3 tuŝas 1” metas segmenton 1 de la plano ĉe segmenton 3 de tiu kahelo; nombru ambaŭ dekstrume.

    Vojoj, kiuj renkontiĝas, tuj estas ligitaj. Kahelo rajtas ankaŭ resti izolita, ĝis iu konstruas vojon al ĝi.

    Kiu konstruas la unuan prilaborejon de iu speco, ricevas ĝian **mejloŝtonon** (Ĉarpentisto, Masonisto, Paŝtisto, Muelisto): ĉiuj ties varoj de tiu speco havas altan kvaliton. Kvar novaj kaheloj tiam iras en la sakon.
    .title = Konstrui kahelojn
    .about = build
hamlet-rules-roads =
    Vilaĝano sur unu el du kaheloj, kiuj tuŝas unu la alian kaj ankoraŭ ne estas ligitaj, rajtas konstrui **ponton**, kie monto tuŝas monton (2 lignoj), aŭ **padon**, kie arbaro tuŝas arbaron (2 ŝtonoj). Arbaro ĉe monto estas klifo: neniu vojo. Vi havas kvin vojĵetonojn. Vojoj servas al ĉiuj. Kiu unua konstruas vojon, fariĝas **Planisto**.

    Fine ĉiu vojo donas 1 poenton, al la Planisto 2. Via **plej longa vojo** estas la plej longa ĉeno de kaheloj laŭ presitaj vojoj kaj viaj propraj, kun almenaŭ unu via; neniu kahelo dufoje, la preĝejo ne kalkuliĝas: 2 poentoj por kahelo.
    .title = Vojoj
hamlet-rules-landmarks =
    Fine ili donas poentojn al sia posedanto, se vojo ligas ilin al la vilaĝo (arbaroj kaj montaroj bezonas neniun vojon):
    { "" }**Malgranda arbaro / Granda arbaro**: 1 / 2 por ĉiu segmento ĉe arbaro. **Malgranda montaro / Granda montaro**: 1 / 2 por ĉiu segmento ĉe monto.
    { "" }**Monumento de la fondinto**: 2 por ĉiu segmento ĉe sama tereno. **Vilaĝa herbejo**: 3 por ĉiu ligita presita vojo.
    { "" }**Antaŭposteno**: 1 por ĉiu kahelo de la plej mallonga vojo al la preĝejo, kun ambaŭ finoj. **Lageto**: 3.
    { "" }**Sanktejo**: 2 por ĉiu via livero. **Stalo**: 2 por ĉiu via azeno. **Taverno**: 1 por ĉiu monero, maksimume 8. **Komercejo**: 1 por ĉiu vendo. **Stokejo**: 1 por ĉiu via vojo. **Forĝejo**: via plej longa vojo donas 3 por kahelo.
    .title = Vidindaĵoj
hamlet-rules-end =
    Kiam la preĝejo estas preta, oni ludas la raŭndon ĝis la fino. Poste:
    1. **Premioj**: Kapelano 5 (plej da liveroj), Sakristiano 3 (dua laŭ liveroj), Ĝardenisto 4 (plej da vidindaĵoj), Komercisto 4 (plej da vendoj). Egaluloj dividas; egaluloj pri plej da liveroj dividas 8, kaj neniu estas dua.
    2. **Vidindaĵoj**. 3. **Vojoj**. 4. **Plej longa vojo**. 5. **Oro**: po unu poento por 3 moneroj.

    Egaluloj komparas liverojn, poste vendojn; se eĉ tio egalas, ili gajnas kune. Kiu rezignas, ne povas gajni; ties laborantoj restas, ties vicoj estas preterlasataj, kaj la lasta restanta gajnas.
    .title = La fino
hamlet-rules-solo =
    { "" }**Kontraŭ la horloĝo**: 24 raŭndoj. Post ĉiu raŭndo la unua plano en la oferto reiras en la sakon. Kapelano bezonas ĉiujn kvar liverojn, Ĝardenisto kvin vidindaĵojn, Komercisto kvar vendojn. Preta preĝejo donas 2 poentojn por ĉiu restanta raŭndo; ĉiu mankanta livero kostas 5. Ekde 60 poentoj ĝi estas Vilaĝo, ekde 80 Paroĥo, ekde 100 Merkaturbo, ekde 120 vi estas ĝia Fondinto.

    { "" }**Kontraŭ rivalo**: partio por du; la alian flankon ludas la programo.
    .title = Ludi sola
