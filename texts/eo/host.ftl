## What the house says to a table.
house-closed = La gastiganto fermis ĉi tiun atendejon; /play malfermas novan.
house-closed-idle = Dum longa tempo neniu komencis, do ĉi tiu atendejo estas fermita; /play malfermas novan.
house-closed-empty = Ĉiuj foriris, do ĉi tiu atendejo estas fermita; /play malfermas novan.
house-left = { $who } forlasas la tablon; roboto ludas ĝis { GENDER($who) ->
        [f] ŝia reveno
        [m] lia reveno
       *[n] la reveno
    }.
house-left-alone = { $who } forlasas la tablon.
house-kicked = Oni petis, ke { $who } forlasu la tablon; anstataŭe ludas roboto.
house-kicked-alone = Oni petis, ke { $who } forlasu la tablon.
house-asleep = { $who } ŝajne dormas; roboto ludas ĝis { GENDER($who) ->
        [f] ŝia reveno
        [m] lia reveno
       *[n] la reveno
    }.
house-asleep-alone = { $who } ŝajne dormas.
house-asleep-waits = { $who } ŝajne dormas, do la tablo paŭzas ĝis la reveno.
house-wishes-pause = { $who } ŝatus paŭzon; ĝi komenciĝos, kiam ĉiuj konsentos.
house-agrees-pause = { $who } konsentas pri la paŭzo.
house-extended = Moderanto rekomencigis la horloĝon de ĉi tiu decido.
house-back = { $who } revenis.
house-seated = { $who } prenas sidlokon, kiun gardis roboto.
house-conceded-robot = { $who } rezignas; roboto ludas anstataŭe ĝis la fino.
house-took-back = { $who } malfaras sian lastan movon.
house-host = La gastiganto de la tablo nun estas { $who }.
house-paused = La tablo paŭzas, kaj la horloĝo staras.
house-paused-nobody = Ĉiuj dormas, do la tablo atendas, ĝis iu revenos.
house-resumed = La ludo daŭras; al ĉiu restas tiom da tempo, kiom antaŭe.
house-ended = La tablo estas finita antaŭtempe.
house-abandoned = Dum pluraj tagoj neniu revenis, do la tablo finiĝis.
house-turn-restarted = La reguloj estis ĝisdatigitaj meze de ĉi tiu vico, do ĝi rekomenciĝas.

## Refusals: what is wrong and what is possible instead.
refused-no-game = Tia ludo ne ekzistas ĉi tie; eblas ludi: { $games }.
refused-no-table = Ĉi tiu tablo ne plu ekzistas; /tables montras la malfermajn.
refused-unreadable = Mi ne povas legi ĉi tiun tablon per la reguloj, kiujn mi nun konas; ĝi atendas, ĝis oni ĝisdatigos min.
refused-busy = Tro multo okazis samtempe ĉe ĉi tiu tablo; bonvolu reprovi.
refused-trouble = Io misfunkciis ĉe ni, kaj nenio ŝanĝiĝis; bonvolu reprovi.
refused-store-busy = Mi estas tro okupata, kaj nenio ŝanĝiĝis; bonvolu reprovi post momento.
refused-closing = Mi tuj restartos; nenio perdiĝos, bonvolu reprovi post unu minuto.
refused-not-at-table = Vi ne sidas ĉe ĉi tiu tablo; aliĝu en atendejo aŭ malfermu tablon per /play.
refused-you-left = Vi forlasis ĉi tiun tablon; premu “Mi revenis” por repreni vian sidlokon.
refused-you-conceded = Vi rezignis pri ĉi tiu partio; revanĉo komencas novan.
refused-not-started = Ĉi tiu partio ankoraŭ ne komenciĝis; la gastiganto povas komenci ĝin.
refused-started = Ĉi tiu partio jam komenciĝis; /play malfermas novan tablon.
refused-over-won = Ĉi tiu partio finiĝis, kaj { $who } gajnis; revanĉo komencas novan.
refused-not-over = Ĉi tiu partio ankoraŭ daŭras; revanĉo eblas post ĝia fino.
refused-closed = Ĉi tiu atendejo estas fermita; /play malfermas novan.
refused-paused = La tablo paŭzas; /table resume daŭrigas la ludon.
refused-paused-nobody = Ĉiuj dormas, do la tablo atendas; la ludo daŭros, kiam iu premos “Mi revenis”.
refused-paused-asleep = La tablo atendas iun, kiu dormas; tiu povas daŭrigi la ludon per “Mi revenis”, la gastiganto per /table resume.
refused-end-moderators = En ĉi tiu servilo nur moderantoj finas ludatan tablon; turnu vin al moderanto aŭ foriru per /table leave.
refused-not-paused = La tablo ne paŭzas; simple ludu plu.
refused-only-host = Tion povas nur la gastiganto; turnu vin al { $who }.
refused-only-host-away = Tion povas nur la gastiganto, kiu foriris; moderanto povas fini la tablon.
refused-nothing-to-pick = Kun ĉi tiuj opcioj estas nenio por elekti ĉi tie.
refused-pick-taken = Iu alia jam elektis tion; elektu ion alian aŭ lasu al hazardo.
refused-already-seated = Vi jam sidas ĉe ĉi tiu tablo; la aliaj ankoraŭ venos.
refused-too-few = Por ĉi tiu ludo necesas { $least } ĝis { $most } ludantoj; invitu iun aŭ premu “Aldoni roboton”.
refused-full = Ĉiuj { $most } sidlokoj estas okupitaj; /play malfermas alian tablon.
refused-level = La robotoj de ĉi tiu ludo konas jenajn nivelojn: { $each }.
    .each = { CALLED($word, $typed) }
refused-no-robot = Tia roboto ne sidas ĉe ĉi tiu tablo; la sidlokoj estas listigitaj supre.
refused-no-seat = Tia sidloko ne ekzistas; elektu unu de 1 ĝis { $most }.
refused-stale = De kiam ĉi tiu butono aperis, la ludo jam antaŭeniris; jen la nuna stato.
refused-too-late = Tro malfrue: vin antaŭis { $who }.
refused-undo-late = La tempo por tiu decido finiĝis, do vi ne plu povas malfari ĝin; ludu plu de ĉi tie.
refused-kick-nobody = Sur tiu sidloko ludas neniu homo; elektu ludanton, kiu sidas ĉe la tablo.
refused-kick-self = Vi ne povas elĵeti vin mem; simple forlasu la tablon.
refused-seat-taken = Sur tiu sidloko ludas { $who }; proponi oni povas nur sidlokon, kiun gardas roboto.
refused-saw-a-hand = Tiu homo jam vidis alian manon ĉe ĉi tiu tablo, do ne povas preni ĉi tiun sidlokon; elektu novan ludanton.
refused-no-offer = Neniu sidloko estas proponita al vi ĉi tie; la gastiganto povas proponi unu.
refused-host-not-here = Nova gastiganto povas esti nur ludanto, kiu sidas ĉe la tablo; elektu tian.
refused-standing = Al tio oni ne povas respondi anticipe ĉi tie; **Konstantaj respondoj** montras, al kio tio eblas.
refused-replay-running = Paŝon post paŝo oni povas rerigardi nur finitan partion; `/table log` diras, kio okazis ĝis nun.
refused-export-running = La partio ankoraŭ daŭras; post la fino vi povos konservi ĝin.
