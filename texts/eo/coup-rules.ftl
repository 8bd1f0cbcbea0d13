coup-rules-overview =
    Ĉiu havas du kaŝitajn rolulojn kaj kelkajn monerojn. Kaŝita rolulo estas vivo. **Gajnas la lasta ludanto, kiu ankoraŭ havas kaŝitan rolulon.**

    En via vico vi faras unu agon. Multaj agoj apartenas al rolulo, kaj vi rajtas pretendi esti iu ajn rolulo, ĉu vi havas ĝin, ĉu ne. La aliaj rajtas dubi. Kelkajn agojn oni povas bloki, same pretendante esti rolulo.

    En partio estas kvin roluloj: Dukino, Murdisto, Grafino, Kapitano kaj aŭ Ambasadoro aŭ Inkvizitoro. De ĉiu estas tri ekzempleroj (kvar ĉe 7 aŭ 8 ludantoj). Ĉiu ricevas du kartojn; la ceteraj, kaŝitaj, estas la Kortego. Ĉiu komencas kun du moneroj. Moneroj estas ĉiam publikaj, kaŝitaj kartoj neniam.

    Du ludantoj mem elektas sian duan rolulon: vidu la paĝon por du ludantoj.
    .title = Coup mallonge
coup-rules-reference =
    { "" }**Agoj**
    • **Enspezo**: +1. Neniu haltigas ĝin.
    • **Eksterlanda helpo**: +2. Iu ajn rajtas bloki ĝin kiel Dukino.
    • **Murdo**: pagu 7, iu perdas rolulon. Neniu haltigas ĝin; kun 10 moneroj ĝi estas deviga.
    • **Dukino**: +3.
    • **Murdisto**: pagu 3, iu perdas rolulon. La celato rajtas bloki kiel Grafino.
    • **Kapitano**: ŝtelu 2. La celato rajtas bloki kiel Kapitano, Ambasadoro aŭ Inkvizitoro.
    • **Ambasadoro**: prenu 2 el la Kortego, remetu 2.
    • **Inkvizitoro** (anstataŭ la Ambasadoro): prenu 1, remetu 1; aŭ rigardu ies karton kaj, se vi volas, anstataŭigu ĝin.

    { "" }**Duboj**
    Pri ĉiu pretendo rajtas dubi iu ajn, ĉu ĝi servas al ago, ĉu al blokado. Kiu malpravas, perdas rolulon. Ĉe vera pretendo oni montras la karton, enmiksas ĝin en la Kortegon kaj prenas novan.

    { "" }**Kartoj**
    Po 3 ekzempleroj de kvin roluloj; po 4 ĉe 7 aŭ 8 ludantoj. Komence: du roluloj, 2 moneroj.
    .title = Memorigilo
coup-rules-turn =
    Precize unu ago; pasi ne eblas.

    • **Enspezo**: 1 monero. Neniu povas haltigi ĝin.
    • **Eksterlanda helpo**: 2 moneroj. Iu ajn rajtas bloki ĝin kiel Dukino.
    • **Murdo**: pagu 7 monerojn; ludanto laŭ via elekto perdas rolulon. Neniu povas haltigi ĝin.
    • **Dukino**: 3 moneroj.
    • **Murdisto**: pagu 3 monerojn; ludanto laŭ via elekto perdas rolulon. Tiu ludanto rajtas bloki kiel Grafino.
    • **Kapitano**: 2 moneroj de ludanto laŭ via elekto (1, se estas nur unu). Tiu ludanto rajtas bloki kiel Kapitano, Ambasadoro aŭ Inkvizitoro.
    • **Ambasadoro** aŭ **Inkvizitoro**: vidu iliajn paĝojn.

    Se vi komencas vian vicon kun **dek moneroj aŭ pli**, vi devas murdigi iun.
    .title = Via vico
    .about = act income
coup-rules-doubt =
    Kiam ajn iu pretendas esti rolulo, por ago aŭ por blokado, ĉiu alia rajtas dubi. Validas nur la unua dubo.

    • **La pretendo estis vera**: oni montras la karton, enmiksas ĝin en la Kortegon kaj prenas novan. La dubinto perdas rolulon. La pretendo validas.
    • **Estis blufo**: oni montras nenion alian. La blufinto perdas rolulon, kaj la pretendo falas. Murdisto, kiu montriĝis blufo, ne kostas la 3 monerojn.

    Kiu havas la rolulon, pri kiu oni dubas, devas montri ĝin. Validas nur ĝuste tiu rolulo.

    Vi rajtas pasi kaj ŝanĝi la decidon, dum daŭras la respondotempo. Kun la opcio *la plej proksima laŭhorloĝe* oni kolektas la respondojn sekrete, kaj validas la dubo plej proksima post la pretendanto.
    .title = Dubi
coup-rules-block =
    Unue venas la duboj pri la ago, kun ĉio, kio sekvas el ili. Poste oni povas bloki ĝin, unufoje:

    • Eksterlandan helpon: iu ajn, kiel Dukino.
    • La Murdiston: la celato, kiel Grafino.
    • La Kapitanon: la celato, kiel Kapitano, aŭ kiel Ambasadoro aŭ Inkvizitoro, laŭ tio, kiu estas en la partio.

    Blokado estas pretendo: iu ajn rajtas dubi pri ĝi. Se ĝi validas, la ago malsukcesas; la moneroj por la Murdisto restas pagitaj. Se ĝi malsukcesas, la ago okazas, kaj neniu rajtas bloki denove.

    Celato, kiu dubis pri la ago kaj malpravis, tamen rajtas bloki, krom se la gastiganto malŝaltis tion.
    .title = Bloki
coup-rules-losing =
    Vi elektas, kiun el viaj kaŝitaj roluloj vi malkaŝas. Ĝi restas tie, videbla por ĉiuj, kaj ne plu havas kapablon.

    Kiam ambaŭ estas malkaŝitaj, vi eliminiĝas, kaj viaj moneroj iras en la Trezorejon.

    Vi povas perdi ambaŭ en unu vico: dubu pri vera Murdisto kaj poste lasu la atencon okazi, aŭ blufu kiel Grafino, kaj iu dubos.

    Kiu rezignas, montras ambaŭ kartojn. Ties ago, se ĝi ankoraŭ okazas, nuliĝas.
    .title = Perdi rolulojn
    .about = lose murder show decide
coup-rules-duchess =
    • **Ago**: prenu 3 monerojn. Ĝi ne estas blokebla.

    • **Blokado**: eksterlanda helpo, kiu ajn petas ĝin.
    .title = Dukino
    .about = tax foreign_aid
coup-rules-assassin =
    • **Ago**: pagu 3 monerojn, kaj ludanto laŭ via elekto perdas rolulon. La celato rajtas bloki kiel Grafino.

    Vi pagas la monerojn, kiam neniu dubis pri vi aŭ kiam vi pruvis, ke vi pravas. Ili restas pagitaj, se oni blokas vin, kaj ankaŭ se la celato jam eliminiĝis. Nur dubo, kiu malkaŝas vian blufon, ŝparas ilin.
    .title = Murdisto
    .about = assassinate
coup-rules-contessa =
    • **Blokado**: Murdisto, kiu celas vin. Propran agon ĝi ne havas.
    .title = Grafino
coup-rules-captain =
    • **Ago**: prenu 2 monerojn de ludanto laŭ via elekto, aŭ 1, se estas nur unu. Ludanto sen moneroj ne estas elektebla, krom se la gastiganto permesas tion.

    • **Blokado**: Kapitano, kiu prirabas vin.
    .title = Kapitano
    .about = steal
coup-rules-ambassador =
    • **Ago**: prenu du kartojn el la Kortego, konservu tiom, kiom vi havas da vivoj, kaj enmiksu la aliajn du. Ĝi ne estas blokebla.

    • **Blokado**: Kapitano, kiu prirabas vin.
    .title = Ambasadoro
    .about = exchange
coup-rules-inquisitor =
    Ĝi anstataŭas la Ambasadoron, se la gastiganto volas tion.

    • **Ago**, unu el du, kiun vi nomas, kiam vi agas: prenu unu karton el la Kortego, konservu tiom, kiom vi havas da vivoj, kaj enmiksu unu; aŭ ekzamenu ludanton, kiu elektas kaŝitan rolulon kaj montras ĝin nur al vi. Vi redonas ĝin, aŭ ordonas enmiksi ĝin en la Kortegon kaj preni novan.

    Neniu el la du estas blokebla.

    • **Blokado**: Kapitano, kiu prirabas vin.
    .title = Inkvizitoro
    .about = examine
coup-rules-two =
    Oni faras tri stakojn, ĉiun kun la kvin roluloj. Ambaŭ ludantoj prenas po unu. El la tria stako ĉiu ricevas unu karton; la aliaj tri estas la Kortego.

    Poste ambaŭ sekrete elektas unu karton el sia propra stako, eble duan ekzempleron de tiu, kiun ili ricevis. La aliaj kvar restas ekster la partio, nevidate.

    La unua ludanto komencas kun 1 monero, la dua kun 2.
    .title = Du ludantoj
coup-rules-series =
    La gastiganto povas aranĝi, ke oni ludu, ĝis iu gajnos plurajn partiojn. Kiu gajnis partion, komencas la sekvan, ankaŭ en revanĉo. Kiu rezignas, ne plu ricevas kartojn.

    Fine la tablo ekscias, kion la gajninto ankoraŭ havis, kaj kiom el ĉies pretendoj estis blufoj.
    .title = Pluraj partioj
coup-rules-clock =
    Kiam la tempo finiĝas: anstataŭ via ago venas Enspezo (aŭ, kun dek moneroj, Murdo kontraŭ hazarda ludanto); anstataŭ dubo aŭ blokado venas paso; perdota aŭ montrota karto estas elektata hazarde; ĉe interŝanĝo vi konservas viajn ĝisnunajn kartojn; ekzamenita karto estas redonata.

    Vi rajtas lasi la programon pasi por vi ĝis via sekva vico. Ĝi neniam faras tion, kiam ago estas via aŭ celas vin, kaj la respondotempo ĉiam daŭras almenaŭ kelkajn sekundojn, por ke neniu rimarku tion.
    .title = Tempo
