inkognito-verbs = Le tue mosse a Inkognito
inkognito-verb-visit = Vai in uno dei tuoi luoghi
    .place = Quale luogo
inkognito-verb-meet = La tua parte in un incontro, in privato: mostra, chiedi, guarda, osserva, rinuncia, apri
inkognito-verb-notebook = Il tuo taccuino, in privato
inkognito-verb-note = Scrivi un appunto nel tuo taccuino
    .text = Il tuo appunto; sostituisce il precedente
