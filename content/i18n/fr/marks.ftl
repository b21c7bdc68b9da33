# What a board says of rings and arrows. One line each, without numbers.

to = à
south = grenier de Sud
north = grenier de Nord
ring-red = Cercle rouge
ring-green = Cercle vert
ring-blue = Cercle bleu
ring-yellow = Cercle jaune
arrow-red = Flèche rouge
arrow-green = Flèche verte
arrow-blue = Flèche bleue
arrow-yellow = Flèche jaune
bad-marks = Certains cercles ou flèches ne peuvent pas être montrés
