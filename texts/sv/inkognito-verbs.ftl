inkognito-verbs = Dina drag i Inkognito
inkognito-verb-visit = Gå till en av dina platser
    .place = Vilken plats
inkognito-verb-meet = Din del i ett möte, i hemlighet: visa, fråga, titta, iaktta, avstå eller öppna kassaskåpet
