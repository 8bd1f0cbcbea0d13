inkognito-verbs = Dina drag i Inkognito
inkognito-verb-visit = Gå till en av dina platser
    .place = Vilken plats
inkognito-verb-meet = Din del i ett möte, i hemlighet: visa, fråga, titta, iaktta, avstå eller öppna kassaskåpet
inkognito-verb-notebook = Ditt anteckningsblock, bara för dig
inkognito-verb-note = Skriv en anteckning i ditt block
    .text = Din anteckning; den ersätter den förra
