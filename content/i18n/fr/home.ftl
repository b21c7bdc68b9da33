# The first page, the contents of the article, and the pictures of diagram k.

sentence = Deux joueurs, deux ou quatre rangées de cases, une poignée de graines : touchez un tablier et jouez à l’un des quatorze jeux, de l’Ouganda à Zanzibar.
doors = Par où commencer
door-play = Jouer tout de suite
door-play-told = Ndoto des Kilinje, contre un ordinateur facile à battre
door-learn = Apprendre en trois minutes
door-learn-told = De petits exercices, l’un après l’autre, chacun sur un tablier
door-read = Lire
door-read-told = Ce que Walter Driedger a vu et entendu, raconté section par section
day = Le tablier du jour : un problème, le même pour tous
turn-told = Un tour d’enkeshui, tel que l’article le dessine. Dans ce jeu, les graines sont des vaches.

boards = Quatorze tabliers
boards-lede = Tous les tabliers sont dessinés à la même échelle : une case est aussi large sur l’un que sur l’autre.
begin-here = Commencez ici
any = Peu importe
rows = Rangées
rows-two = Deux
rows-four = Quatre
length = Durée d’une partie
length-short = Courte
length-middle = Moyenne
length-long = Longue
level = Difficulté
level-easy = Facile
level-middle = Intermédiaire
level-hard = Difficile
reset = Tout montrer
shown = sur { $all } tabliers
no-place = Nous ne savons pas où.
facts = { $rows } rangées de { $columns } · environ { $turns } tours · { $level }
measured = Une partie est dite courte au-dessous de { $short } tours, longue à partir de { $long }, en moyenne sur { $games } parties que l’ordinateur a jouées au hasard. La difficulté additionne les façons dont une poignée peut finir et les choix qui s’offrent à chaque tour, en moyenne sur les mêmes parties.
to-figures = Les chiffres de tous les jeux
of-game = { $what } : { $game }
go-play = Jouer
go-learn = Apprendre
go-read = Lire
go-rules = Règles

beats-title = Un tour en six images
beats-told = La chaîne de prises qui est l’emblème de ce site : sept vaches.
to-beats = Jouez-le vous-même

article = L’article
article-lede = Le dimanche après-midi, le plus souvent, Walter Driedger partait à moto vers quelque bar de village et demandait comment on y jouait. Son article en vingt sections est raconté ici avec nos mots, suivi de deux sections sur le bao d’après Wikipédia. Chaque section a sa page, et chaque jeu un tablier à côté du texte.
article-begin = Commencer par la première section
article-whole = Tout l’article sur une page
article-whole-told = Pour l’imprimer, ou le lire du début à la fin.
part-begin = Pour commencer
part-four = Jeux à quatre rangées
part-two = Jeux à deux rangées
part-around = Méthode et sources
part-bao = Le bao
diagrams = Diagrammes
moved = Cette page a changé d’adresse : { $title }

beat-sown = On sème { $from } en { $way }. La dernière vache tombe en { $last }, qui était vide.
beat-faced = { $n ->
    [1] Une vache lui fait face en { $facing }. On peut la prendre, avec la vache qui vient de tomber.
    [2] Deux vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
    [3] Trois vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
    [4] Quatre vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
    [5] Cinq vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
    [6] Six vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
    [7] Sept vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
   *[other] { $n } vaches lui font face en { $facing }. On peut les prendre, avec la vache qui vient de tomber.
}
beat-taken = { $n ->
    [1] Une vache est prise.
    [2] Deux vaches sont prises.
    [3] Trois vaches sont prises.
    [4] Quatre vaches sont prises.
    [5] Cinq vaches sont prises.
    [6] Six vaches sont prises.
    [7] Sept vaches sont prises.
   *[other] { $n } vaches sont prises.
}
beat-tied = { $own }, le boma suivant, est vide aussi, et { $n ->
    [1] une vache lui fait face en { $facing }. La chaîne la prend aussi : une de plus.
    [2] deux vaches lui font face en { $facing }. La chaîne les prend aussi : deux de plus.
    [3] trois vaches lui font face en { $facing }. La chaîne les prend aussi : trois de plus.
    [4] quatre vaches lui font face en { $facing }. La chaîne les prend aussi : quatre de plus.
    [5] cinq vaches lui font face en { $facing }. La chaîne les prend aussi : cinq de plus.
    [6] six vaches lui font face en { $facing }. La chaîne les prend aussi : six de plus.
    [7] sept vaches lui font face en { $facing }. La chaîne les prend aussi : sept de plus.
   *[other] { $n } vaches lui font face en { $facing }. La chaîne les prend aussi : { $n } de plus.
}
beat-stops = Il y a une vache en { $stop } : la chaîne s’arrête. { $n ->
    [1] Une vache est prise en tout.
    [2] Deux vaches sont prises en tout.
    [3] Trois vaches sont prises en tout.
    [4] Quatre vaches sont prises en tout.
    [5] Cinq vaches sont prises en tout.
    [6] Six vaches sont prises en tout.
    [7] Sept vaches sont prises en tout.
   *[other] { $n } vaches sont prises en tout.
}
beats = Le tour en { $n } images

way-back = Le long de votre rangée arrière, vers la droite, de { $from } à { $to }.
way-up = Au bout, on monte de { $from } à { $to }, dans la rangée avant.
way-front = Le long de la rangée avant, vers la gauche, de { $from } à { $to }.
way-down = On redescend de { $from } à { $to } : la boucle est fermée. Les graines en font le tour autant de fois qu’il le faut.
way-both = L’autre joueur tourne dans le même sens, vu de sa place. Les deux boucles ne se rejoignent jamais. Une course part des cases que nous avons entourées.
ways = Le chemin en { $n } images

turned-sown = On sème { $from } en { $way }. La dernière graine tombe en { $last }, parmi d’autres. C’est l’une des quatre cases que nous avons entourées : la poignée peut revenir sur ses pas.
turned-back = Au retour, les { $n } graines de { $last } sont semées dans le sens horaire, en { $way }. La dernière tombe en { $end }, parmi d’autres. Il y a des graines dans les deux cases d’en face, { $facing } : on peut les prendre.
turned-taken = { $n ->
    [one] Une graine est prise.
   *[other] { $n } graines sont prises.
}
turned-on = On les sème de nouveau dans le sens antihoraire, à partir de { $first }, où la poignée en sens horaire avait commencé. La dernière tombe en { $last }, qu’on vient de vider : le tour est fini.
turned-closed = Une poignée qui finit en { $pit } ne peut pas revenir sur ses pas, car aucune poignée en sens horaire ne passe la barre entre { $left } et { $right }. On ramasse ses graines et on sème encore, en { $way }.
turned = Le retour en { $n } images
