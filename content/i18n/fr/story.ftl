# What a board says of a story beside its author's words. One line each, without numbers.

branches = Ou bien
leave = Revenir au tour joué
in-language = Dit dans une autre langue

chapters = Chapitres
chapter-before = Le chapitre précédent
chapter-after = Le chapitre suivant

ask = Jouez ce tour sur le tablier.
right = C’est juste !
wrong = Ce n’est pas cela. Essayez encore, ou demandez à voir.
show = Montrez-moi
