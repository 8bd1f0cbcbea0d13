inkognito-verbs = Le tue mosse a Inkognito
inkognito-verb-visit = Vai in uno dei tuoi luoghi
    .place = Quale luogo
inkognito-verb-meet = La tua parte in un incontro, in privato: mostra, chiedi, guarda, osserva, rinuncia, apri
