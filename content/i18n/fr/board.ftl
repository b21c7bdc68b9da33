# What the board says. $n is a number, $called chooses a people's own word; all else is text.

south = Sud
north = Nord
# What the people of a game call what is sown, one and several. Other messages contain these words.
seed-word = { $called ->
    [cow] vache
    [stone] pierre
    [warrior] guerrier
   *[seed] graine
}
seeds-word = { $called ->
    [cow] vaches
    [stone] pierres
    [warrior] guerriers
   *[seed] graines
}
# What they call a pit; with its gloss while the first turn of a game is told.
pit-word = { $hole ->
    [boma] boma
    [new-boma] boma (case)
   *[pit] case
}
one-seed = { $called ->
    [warrior] un { seed-word }
   *[seed] une { seed-word }
}
seeds = { $n ->
    [0] { $called ->
        [warrior] aucun { seed-word }
       *[seed] aucune { seed-word }
    }
    [one] { one-seed }
   *[other] { $n } { seeds-word }
}
filling = { $n ->
    [0] vide
    [one] { $n } { seed-word }
   *[other] { $n } { seeds-word }
}

board-label = { $game } : { $rows } rangées de { $columns }
pit-label = { $pit }, { $filling }, { $whose }
pit-label-marked = { $pit }, { $filling }, { $mark }, { $whose }
pit-ends = finit en { $pits }
whose-own = à vous
whose-other = à votre adversaire
store-label = Grenier de { $player } : { $filling }
hand-label = Main de { $player } : { $filling }
mark-bull = taureau de { $player }
mark-knife = couteau de { $player }
mark-own-bull = votre taureau
mark-own-knife = votre couteau
mark-their-bull = taureau de votre adversaire
mark-their-knife = couteau de votre adversaire
mark-house = maison
mark-unmoved = n’a pas bougé

# A handful: where it came from, where it ended, why what follows follows.
handful = { $seeds } de { $pit }
last-in = jusqu’en { $pit }
lays = on pose { $seeds } en { $pit }
lifts = on ramasse { $seeds } en { $pit }
captures = { $seeds } { $called ->
    [warrior] { $n ->
        [one] capturé
       *[other] capturés
    }
   *[seed] { $n ->
        [one] prise
       *[other] prises
    }
} en { $pits }
because = { $called ->
    [warrior] le dernier { seed-word } est tombé
   *[seed] la dernière { seed-word } est tombée
} { $why } : { $then }
ending = source : { $cite }
decided = la rédaction a décidé : { $what }
# Lists whose order every language keeps. Words of the article's places: §9 rule 2, §4, diagram e, §6, photos 6 and 7, §18 no. 3.
words-of-places = règle; règles; diagramme; photo; photos; note; titre; n°; et
# Parts of the text on bao: Bao, setup.
parts-of-bao = introduction; histoire; règles; matériel; terminologie; disposition de départ; phase mtaji; prendre et semer; la nyumba; fin de la partie; liens externes; parties de maîtres
then-sleep = le tour est fini
then-relay = on ramasse tout et on sème encore
then-relay-turned = on ramasse tout et on sème dans l’autre sens
then-direction = on ramasse tout
then-capture = prise
then-turn-round = demi-tour
then-mark-bull = c’est maintenant un taureau
then-mark-knife = c’est maintenant un couteau
then-mark-pair = ce sont maintenant deux taureaux
then-move-on = { $called ->
    [warrior] il
   *[seed] elle
} avance d’une case ; le tour est fini
then-again = nouveau départ
then-house = la maison peut être semée
then-win = la partie est gagnée
passes = { $player } passe
to-choose = { $player } choisit
to-play = À { $player } de jouer

# Why an ending applies: where or how the last seed fell. A sentence lists one or more, between commas.
if-own-side = du côté du semeur
if-enemy-side = de l’autre côté
if-front = dans la rangée avant
if-turning = dans une case de retour
if-leftmost = au bout de gauche
if-empty = dans une case vide
if-occupied = dans une case occupée
if-held = dans une case qui contenait { seeds }
if-held-at-least = dans une case qui en contenait { $n } ou plus
if-held-at-most = dans une case qui en contenait { $n } ou moins
if-opposite = avec des { seeds-word } en face
if-opposite-holds = avec { seeds } en face
if-behind = et des { seeds-word } derrière
if-opposite-free = que l’on peut prendre
if-marked = dans une case marquée
if-crossed = après un passage de l’autre côté
if-not-crossed = sans passer de l’autre côté
if-came-round = après un tour du tablier
if-has-captured = après une première prise du même joueur
if-pair = avec { $a } et { $b } dans les deux dernières cases
if-clockwise = là où une prise est possible dans l’autre sens
if-capturing = dans un tour avec prise
if-not-capturing = dans un tour sans prise
if-house = dans la maison vivante
if-takasia = dans une case qu’on ne peut pas vider
if-other-end = après une prise à l’autre bout dans ce tour

# Why a pit cannot start, or something else cannot be played now: one sentence.
not-over = La partie est finie.
not-set-up = Les tours n’ont pas encore commencé.
not-choice = Choisissez d’abord comment ce tour continue.
not-offered = Il n’y a rien de tel à choisir maintenant.
not-no-pit = { $hole ->
    [boma] Ce boma
   *[pit] Cette case
} n’existe pas sur ce tablier.
not-not-yours = { $hole ->
    [boma] Ce boma
   *[pit] Cette case
} est à votre adversaire.
not-not-theirs = Ces { seeds-word } vont du côté de votre adversaire.
not-empty = { $hole ->
    [boma] Ce boma
   *[pit] Cette case
} est vide.
not-too-few = { $n ->
    [2] On ne part pas d’ici avec { $called ->
        [warrior] un seul { seed-word }
       *[seed] une seule { seed-word }
    }. Choisissez { $hole ->
        [boma] un boma
       *[pit] une case
    } qui en a deux ou plus.
   *[other] Pour partir d’ici, il faut { $n } { seeds-word }.
}
not-exactly = On ne part pas avec { seeds }.
not-lone-seed = Avec { $called ->
    [warrior] un seul { seed-word }
   *[seed] une seule { seed-word }
}, on ne part que si { $hole ->
    [boma] le boma suivant
   *[pit] la case suivante
} est vide.
not-bull = C’est un taureau : on ne ramasse pas ses { seeds-word }.
not-knife = C’est un couteau : on ne ramasse pas ses { seeds-word }.
not-not-leftmost = Vous devez partir de { $pit }, { $hole ->
    [boma] votre boma occupé le plus
   *[pit] votre case occupée la plus
} à gauche.
not-ends-on-own = La première poignée finirait dans { $hole ->
    [boma] un boma à vous, déjà occupé
   *[pit] une case à vous, déjà occupée
}.
not-must-capture = { $called ->
    [warrior] Vous pouvez capturer : c’est donc obligatoire.
   *[seed] Vous pouvez manger : c’est donc obligatoire.
}
not-must-feed = Votre adversaire n’a plus de { seeds-word } : choisissez un départ qui lui en donne.
not-one-way = Ici, on sème dans le sens inverse des aiguilles d’une montre.
not-without-direction = Dites aussi le sens de la première poignée, comme c1+ ou c1-.
not-with-direction = Nommez seulement { $hole ->
    [boma] le boma
   *[pit] la case
} : dans ce jeu, tous les départs vont dans le même sens.
not-other-way = D’ici, seul l’autre sens est permis.
not-no-capture = { $called ->
    [warrior] Dans ce sens, vous ne captureriez rien.
   *[seed] Dans ce sens, vous ne mangeriez rien.
}
not-lay-seed = Vous avez des { seeds-word } en main : posez-en d’abord { $called ->
    [warrior] un
   *[seed] une
}.
not-no-seed-in-hand = Vous n’avez pas de { seeds-word } en main.
not-front-only = Posez les { seeds-word } de votre main dans votre rangée avant.
not-front-first = Vous pouvez partir de votre rangée avant : choisissez-y une case.
not-house = Votre maison garde ses { seeds-word } tant que votre rangée avant a { $hole ->
    [boma] un autre boma
   *[pit] une autre case
} à semer.
not-tax-last = On ne taxe la maison que si l’on ne peut partir d’aucune autre case.
not-takasia = Cette case est sous takasia : on n’y ramasse rien pendant ce tour.
not-lone-kichwa = La dernière case de votre rangée avant ne se sème pas vers la rangée arrière.
not-never-ends = Ces semailles ne finiraient jamais.
not-leads-back = Cela ramènerait à un choix déjà fait pendant ce tour.
not-unlawful = Ce tour se déroulerait d’une façon que les règles ne permettent pas.
not-no-pass = Vous ne pouvez pas passer maintenant.
not-moved = Les { seeds-word } { $hole ->
    [boma] de ce boma
   *[pit] de cette case
} ont déjà bougé, ou il n’y en avait pas au début.
not-numbers = Les règles ne permettent pas ces nombres de { seeds-word }.

# A whole turn in a sentence or two.
and = { $pits } et { $pit }
opponent = votre adversaire
turn-sown = { $player } a semé { $seeds } de { $pit } à { $to }
turn-sown-you = Vous avez semé { $seeds } de { $pit } à { $to }
turn-sown-long = { $player } a semé { $seeds } en { $n } poignées, de { $pit } à { $to }
turn-sown-long-you = Vous avez semé { $seeds } en { $n } poignées, de { $pit } à { $to }
turn-so = { $told }, { $why } : { $then }
turn-captured = En tout, { $seeds } { $called ->
    [warrior] { $n ->
        [one] capturé
       *[other] capturés
    }
   *[seed] { $n ->
        [one] prise
       *[other] prises
    }
}
turn-lifted = { $player } a ramassé { $seeds } en { $pits }
turn-lifted-you = Vous avez ramassé { $seeds } en { $pits }
turn-laid = { $player } a posé { $seeds } en { $pits }
turn-laid-you = Vous avez posé { $seeds } en { $pits }
passes-you = Vous passez
to-play-you = À vous de jouer
over-won = La partie est finie : { $player } gagne, { $more } à { $less }
over-won-you = La partie est finie : vous gagnez, { $more } à { $less }
over-draw = La partie est nulle, { $south } à { $north }
over-endless = il ne restait que des tours sans fin
over-repetition = même position pour la troisième fois
over-length = la partie a duré deux mille tours

# Play: a line at a time of at most 70 characters. It names no pit and no place in the sources, and calls a pit what its
# people do. A reason, then what follows.
play-start = Ramassez les { $called ->
    [cow] vaches (graines)
    [stone] pierres (graines)
    [warrior] guerriers (graines)
   *[seed] graines
} { $hole ->
    [boma] d’un { pit-word } entouré
    [new-boma] d’un { pit-word } entouré
   *[pit] d’une { pit-word } entourée
}
play-start-or-pass = { play-start }, ou passez et attendez
play-place = Posez une graine dans une case entourée
play-next-they = À l’adversaire
play-next = À { $player } de jouer
play-pass-they = l’adversaire passe
# Where one may pass without need: never three times running.
play-pass-back = Si vous passez aussi, il devra jouer
play-passed-back = Si l’adversaire passe aussi, vous devrez jouer
play-must = Maintenant, vous devez jouer
play-must-they = Maintenant, l’adversaire doit jouer
play-so = { $first } : { $then }
play-cry = { $told } !
play-empty = vide
play-empty-pit = { pit-word } vide
play-full = { $hole ->
    [boma] occupé
    [new-boma] occupé
   *[pit] occupée
}
play-full-pit = { pit-word } { play-full }
play-held = il y en avait { $n }
play-at-least = { $n } ou plus
play-at-most = { $n } ou moins
play-opposite = { seeds-word } en face
play-opposite-holds = { $n } en face
play-behind = 2 cases occupées en face
play-turning = case de retour
play-end-pit = { pit-word } du bout
play-bull = un taureau
play-knife = un couteau
play-not-across = pas encore de l’autre côté
play-round = boucle faite
play-house = la maison
play-takasia = sous takasia
play-home = chez soi
play-away = de l’autre côté
play-pair = { $a } et { $b } pour finir
play-rest = fin du tour
play-on = on ramasse et on sème encore
play-on-back = on ramasse et on sème dans l’autre sens
play-on-which = on ramasse ; dans quel sens ?
play-turn-round = demi-tour, on sème dans l’autre sens
play-new-bull = voilà un taureau !
play-new-knife = voilà un couteau !
play-new-bulls = voilà deux taureaux !
play-move-on = une case plus loin, fin du tour
play-again = nouveau départ
play-sow-or-stop = la semer, ou s’arrêter ?
play-choice = un choix
play-eat-you = { $called ->
    [warrior] vous capturez
   *[seed] vous mangez
} { $seeds }
play-eat-they = { $called ->
    [warrior] l’adversaire capture
   *[seed] l’adversaire mange
} { $seeds }
play-eat = { $player } { $called ->
    [warrior] capture
   *[seed] mange
} { $seeds }
play-sown = on sème { $seeds }
play-lifted = on ramasse { $seeds }
play-laid = on pose { $seeds }
play-ask-eat = { $called ->
    [warrior] Capturer
   *[seed] Manger
} { $seeds } ?

# The end of a game in a line: the result, then the reason.
play-won-you = vous gagnez, { $more } à { $less }
play-won-they = l’adversaire gagne, { $more } à { $less }
play-won = { $player } gagne, { $more } à { $less }
play-draw = partie nulle, { $more } à { $less }
side-you = chez vous
side-they = du côté adverse
side-of = du côté de { $player }
end-none = { $called ->
    [warrior] aucun { seed-word }
   *[seed] aucune { seed-word }
} { $side }
end-bulls = plus que des taureaux { $side }
end-knives = plus que des couteaux { $side }
end-singles = { $called ->
    [warrior] plus que des { seeds-word } seuls
   *[seed] plus que des { seeds-word } seules
} { $side }
end-front = rangée avant vide { $side }
end-start = aucun départ possible { $side }

# A choice in mid-turn: what is asked, and the answers.
ask-capture = Prendre { $seeds } en { $pits } ?
ask-reverse = Faire demi-tour, ou continuer ?
ask-resow = Dans quel sens semer ces { seeds-word } ?
ask-direction = Dans quel sens va la poignée suivante ?
ask-house = Semer la maison, ou s’arrêter là ?
ask-again = Repartez { $hole ->
    [boma] d’un boma entouré
   *[pit] d’une case entourée
}.
answer-take = { $called ->
    [warrior] Capturer
   *[seed] Manger
} { $n }
answer-leave = Les laisser
answer-turn = Demi-tour
answer-on = Continuer
answer-again = Encore le sens horaire
answer-counter = Sens antihoraire
answer-clockwise = Sens horaire
answer-house = Semer la maison
answer-stop = S’arrêter
answer-pass = Passer
answer-from-left = Depuis le bout gauche
answer-from-right = Depuis le bout droit
ask-way = Dans quel sens depuis { $pit } ?
answer-done = Garder cette disposition

# Openings by hand: one sentence at a time.
ui-task-lift = Ramassez au plus { $n } de vos tas, ou gardez la disposition.
ui-task-lift-any = { $called ->
    [warrior] Ramassez des { seeds-word } de votre côté : un à la fois.
   *[seed] Ramassez des { seeds-word } de votre côté : une à la fois.
}
ui-task-lifted = En main : { seeds }. Touchez « Terminé », ou ramassez encore.
ui-task-enough = En main : { seeds }. Cela suffit : touchez « Terminé ».
ui-task-own = { $n ->
    [one] Il reste { seeds } : touchez votre côté.
   *[other] Il reste { seeds } : touchez votre côté, une fois par { seed-word }.
}
ui-task-any = { $n ->
    [one] Il reste { seeds } : touchez un côté ou l’autre.
   *[other] Il reste { seeds } : touchez où vous voulez, une fois par { seed-word }.
}
ui-task-other = { $n ->
    [one] Il reste { seeds } : touchez l’autre côté.
   *[other] Il reste { seeds } : touchez l’autre côté, une fois par { seed-word }.
}
ui-task-one-on = { $n ->
    [one] En main : { seeds }. Cela suffit : touchez « Terminé ».
   *[other] En main : { seeds }. Touchez « Terminé », ou posez encore.
}
ui-task-laid = Tout est posé. Touchez « Terminé ».
ui-help-deploy = Avant le premier tour, chaque joueur peut ramasser deux tas et reposer ces { seeds-word } d’un côté ou de l’autre. Ce qui est de votre côté est à vous.
ui-help-opening = Une ouverture en trois temps : ramassez des { seeds-word } de votre côté, posez-en dans une case d’en face, puis semez le reste dans une course. Le premier qui s’arrête commence.
ui-help-lay = Avant le premier tour, on dispose les { seeds-word } à la main. Ce qui est de votre côté est à vous.
ui-first-of-three = 1 sur 3 : prenez des { seeds-word } pour la course (1 à 3 par case).
ui-second-of-three = 2 sur 3 : posez-en dans une case d’en face, ou n’en posez pas.
ui-choose = Choisir pour moi
ui-watch = Il n’y a plus rien à choisir : regardez.

# Controls. They and the tasks above name no pit: they do not know what a game's people call it.
ui-undo = Annuler
ui-redo = Rétablir
ui-replay = Revoir
ui-skip = À la fin du tour
ui-first = Au début
ui-back = Un pas en arrière
ui-forward = Un pas en avant
ui-last = À la fin
ui-play = Lecture
ui-pause = Pause
ui-done = Terminé
ui-none = Ne rien poser
ui-clear = Recommencer
ui-stand = Garder ce coup
ui-retract = Annuler ce coup
ui-why = Pourquoi ? La phrase complète
ui-which-way = Dans quel sens ?
ui-most = Vous ne pouvez pas en choisir plus de { $n }.
ui-thinking = L’ordinateur réfléchit…
ui-hint = Indice
ui-again = Réessayer
ui-kichwa = De
ui-ringed = Touchez dans un cercle.
ui-error = Impossible de montrer ce tablier

# Errors by their codes; the rules' own words follow, in English.
ui-unknown-game = Ce jeu n’existe pas
ui-unknown-setup = Cette disposition n’existe pas
ui-unknown-option = Cette option n’existe pas
ui-bad-position = La position est illisible
ui-bad-action = L’action est illisible
ui-illegal-action = Ce n’est pas permis maintenant
ui-bad-record = La partie notée est illisible
ui-over = La partie est finie
ui-unknown-player = Ce joueur n’existe pas
ui-no-computer = L’ordinateur ne peut pas répondre : il lui manque un élément, qui n’a pas pu être chargé. Votre partie est gardée.
ui-missing = Il manque un élément de ce tablier : il n’a pas pu être chargé. Votre partie est gardée.
ui-not-loaded = Ici, on ne peut pas jouer sur ce tablier

# The tag of this language.
ui-lang = fr

# What the editors’ decisions are about, by their numbers.
ui-decision-1 = la case d’où vient une poignée
ui-decision-2 = les tours qui ne finissent jamais
ui-decision-3 = les positions qui reviennent
ui-decision-4 = le diagramme a
ui-decision-5 = les cases de retour
ui-decision-6 = les prises et les départs en sens horaire
ui-decision-7 = la disposition de départ de l’aweet
ui-decision-8 = les règles du mongale
ui-decision-9 = un joueur sans départ
ui-decision-10 = jusqu’où va le premier tour
ui-decision-11 = un tour qui reste de son côté
ui-decision-12 = l’enkeshui à dix cases par rangée
ui-decision-13 = la façon de poser les guerriers
ui-decision-14 = les bomas vides au début
ui-decision-15 = finir dans un de ses bomas occupés
ui-decision-16 = capturer sans avoir fait le tour
ui-decision-17 = la course du lukho, vache par vache
ui-decision-18 = les vaches restées hors des couteaux
ui-decision-19 = le bao tel que les maîtres y jouent
ui-decision-21 = d’où part une course
ui-decision-22 = si la case qui prend est vidée
ui-decision-23 = ce que veut dire « indirect »
ui-decision-24 = où s’arrête la chaîne
ui-decision-25 = le sens après le retour chez soi
ui-decision-26 = un joueur sans taureau
ui-decision-27 = pas de couteaux pendant la course
ui-decision-28 = quelles vaches on pose de l’autre côté
ui-decision-29 = quand finit le kiothi
ui-decision-30 = la graine qui avance encore
ui-decision-31 = une course à égalité
ui-decision-32 = qui ramasse le premier
ui-decision-33 = une maison prise
ui-decision-34 = d’autres nombres de vaches
ui-decision-35 = quel côté vide met fin à la partie
ui-decision-36 = un kichwa seul dans le bao la kujifunza
ui-decision-37 = le tour qui pose la dernière graine
ui-decision-38 = d’où part une course sur deux rangées
ui-decision-39 = dans quel sens va la chaîne du giuthi
ui-decision-40 = jusqu’où va la prise au bout de gauche
ui-decision-41 = combien de vaches on ramasse et on pose
ui-decision-42 = qui commence les parties suivantes
