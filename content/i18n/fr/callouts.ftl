# What a board says beside a pit when something happens for the first time: at most five words, no number, no name.

no-more = Ne plus expliquer

lift = On ramasse tout
sow = On sème pas à pas
skip = On saute : rien ici
lay = Une graine de la main

full-on = Pas vide, on ramasse encore
on = On ramasse, on sème encore
back = On sème dans l’autre sens
which-way = On ramasse… quel sens ?
empty-rest = Vide : fin du tour
rest = Le tour finit ici
empty-eat = Vide, on mange en face
full-eat = Occupée, on mange en face
eat = Ici, on mange !
many = Et tout cela aussi !
turn-round = Demi-tour, et on mange !
bull = Voilà un taureau !
bulls = Voilà deux taureaux !
knife = Voilà un couteau !
move-on = Une case plus loin, fin
again = Nouveau départ !
not-across = Resté chez soi, on repart
house = Maison… semer ou s’arrêter ?
win = Et c’est gagné !

sow-eaten = Ce qu’on mange se sème
kichwa = On sème depuis un kichwa
pass = Aucun départ : on passe

unmoved = Marqué, pas bougé, à l’abri
own-house = Votre maison : gardez-la pleine
must-eat = Prise possible, donc obligatoire

# Warriors are captured.
empty-eat-warrior = Vide, on capture en face
full-eat-warrior = Occupé, on capture en face
eat-warrior = Ici, on capture !
sow-eaten-warrior = Ce qu’on capture se sème
turn-round-warrior = Demi-tour, et on capture !
must-eat-warrior = Capture possible, donc obligatoire
