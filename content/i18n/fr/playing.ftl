# What the play page says.

# What the people of the game call what is sown.
seeds-word = { $called ->
    [cow] vaches
    [stone] pierres
    [warrior] guerriers
   *[seed] graines
}

won = { $winner } a gagné, { $own } à { $other }
you-won = Vous avez gagné, { $own } à { $other }
drawn = Partie nulle, { $each } partout

# The seats, and the card before the first turn.
you = Vous
friend = Votre ami
computer = Ordinateur { $level }
level-0 = apprend avec vous, prend peu
level-1 = facile à battre
level-2 = joue depuis un moment
level-3 = joue souvent et bien
level-4 = difficile à battre
level-5 = bingwa, un maître
# How a level likes to play, and what that means: in games in which one chooses where to begin.
style-2 = patient
style-2-likes = aime les semailles courtes
style-4 = fonceur
style-4-likes = aime les semailles longues
seat-you = votre côté : devant vous
seat-you-left = votre côté : à gauche
seat-won = parties gagnées : { $n }
seat-turn = à vous : touchez { $hole ->
    [boma] un boma entouré
   *[pit] une case entourée
}
# The end is near for a player: n is one or two. In bao it is the front row that counts.
seat-left = { $n ->
    [one] plus { $hole ->
        [boma] qu’un boma
       *[pit] qu’une case
    } à jouer
   *[other] plus que { $n } { $hole ->
        [boma] bomas
       *[pit] cases
    } à jouer
}
seat-left-front = { $n ->
    [one] plus qu’une case à l’avant
   *[other] plus que { $n } cases à l’avant
}
seat-choose = à vous : choisissez
seat-pass = aucun départ : passez
seat-friend = à son tour : envoyez-lui la partie
seat-sows = sème…
seat-sows-you = vous semez…
seat-thinks = réfléchit…
seat-cannot = ne peut pas répondre
# A press turns it on.
seat-sound = Son
seat-seeds = { seeds-word }
balance = Qui va gagner, à peu près
balance-yours = Vos chances : { $percent } %
balance-of = { $name } : { $percent } % de chances
card-who = Qui joue
card-computer = Ordinateur
card-friend = Un ami
card-two-people = À deux
card-watching = Regarder
card-level = Niveau de l’ordinateur
card-people = Deux personnes devant un même écran.
card-link = Après chaque tour, vous envoyez un lien.
card-sent = { $name } vous a envoyé cette partie : c’est à vous.
card-plays = C’est à { $player } de jouer.
card-chooses = { $player } est au milieu d’un tour et choisit la suite.
card-watch = L’ordinateur joue les deux côtés.
card-you-begin = Vous commencez.
card-computer-begins = L’ordinateur commence.
card-go-on = Continuer

# The end of a game.
end-next = Au suivant : { $name }
end-rematch = Revanche
end-swap = Changer de côté
end-another = Un autre jeu
end-point = Le tour décisif
end-point-yours = Le tour { $turn } a tout décidé : vos chances sont tombées de { $before } à { $after } %.
end-point-of = Le tour { $turn } a tout décidé : { $player } a vu ses chances tomber de { $before } à { $after } %.
end-point-takes = { $n ->
    [0] aucune prise
   *[other] prise de { $n }
}
end-point-gives = { $n ->
    [0] rien à prendre en retour
   *[other] { $n } à prendre en retour
}
end-point-played = Joué : { $turn } ; { $takes }, puis { $gives }.
end-point-better = Meilleur : { $turn } ; { $takes }, puis { $gives }.
end-point-show = Montrer le meilleur tour
end-point-again = Revoir le tour joué
end-point-back = Revenir à la fin
end-picture = Envoyer une image
end-picture-saved = Image enregistrée.
end-board = Voir le tablier

# What stands beside the board.
tabs = À côté du tablier
how = Comment on joue
how-sow = Semer
how-end = La fin de la partie
moves = Coups
moves-none = Aucun coup encore. Chaque tour s’inscrit ici.
moves-back = Un coup en arrière
moves-on = Un coup en avant
moves-end = À la fin
more = Plus
more-embed = Ce tablier sur votre page
send = Jouer avec un ami
send-turn = Envoyer votre tour
send-copied = Lien copié. Envoyez-le à la personne avec qui vous jouez.
send-file = La partie est trop longue pour un lien : elle a été enregistrée dans un fichier.

begin = Nouvelle partie
begin-setup = Disposition de départ
begin-options = Options des règles
begin-now = Commencer
begin-anew = Nouvelle partie
begin-question = La partie en cours n’est pas finie. Recommencer ?
begin-keep = Continuer la partie

record-start = Au début
record-copy = Copier
record-save = Enregistrer dans un fichier
record-studio = En faire un récit
record-text = En texte
turn-of = { $player } : { $turn }
read = Ouvrir une partie enregistrée
read-file = Depuis un fichier
read-paste = Ou collée ici
read-now = Ouvrir
read-nothing = Il n’y a rien à lire : collez un lien ou le texte d’une partie. La partie sur le tablier n’a pas changé.
read-wrong = Cela ne peut pas se jouer ; la partie sur le tablier n’a pas changé. { $why }
read-far = Cela peut se jouer jusqu’ici. { $why }
read-story = « { $title } » est un récit : le tablier montre la fin de ce qui s’y joue.
read-story-untitled = C’est un récit : le tablier montre la fin de ce qui s’y joue.
read-story-read = Lire le récit

link-noted = Ce lien vient d’un carnet de terrain : ouvrez-le dans le carnet.
link-rest = { $n ->
    [one] Montrer le seul tour lisible
   *[other] Montrer les { $n } tours lisibles
}

shelf = Parties en cours
shelf-game = { $game }, { $setup }
shelf-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
shelf-forget = Supprimer
shelf-forget-game = Supprimer cette partie : { $game }
shelf-aside = Une partie enregistrée ne peut plus se jouer. La voici en texte, à copier ou à supprimer.

clock-lost = Temps écoulé. { $player } : tour perdu.

series = Série
series-games = { $n ->
    [0] Aucune partie comptée
    [one] Une partie comptée
   *[other] { $n } parties comptées
}
series-won = Gagnées
series-points = Points
series-next = Partie suivante, l’autre côté commence
series-reset = Remettre le score à zéro
series-stuck = Dans ce jeu, Sud commence toujours : changez de côté.

manner = Vitesse et son
player-person = Une personne
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-kampala = Comme à Kampala
speed-instant = Instantanée
manner-trial = Montrer d’abord un coup, puis le garder ou l’annuler
manner-sound = Le son des semailles
manner-balance = Une barre qui dit qui a l’avantage
manner-ghost = Montrer où mène un tour avant de le jouer
manner-explains = Expliquer ce qui se passe pendant une première partie
manner-name = Votre nom, pour votre ami
manner-clocks = Pendules
manner-seconds = Secondes par coup

embed-game = Jeu
# game: what the address asked for
embed-no-game = Il n’y a pas de jeu « { $game } » ici.
embed-look = Aspect et son
embed-lang = Langue
embed-lang-page = Celle de la page
embed-theme = Ce qu’on sème
embed-theme-own = Comme chez le peuple du jeu
embed-theme-chocolate = komwe brunes
embed-theme-stone = cailloux
embed-theme-aluminium = aluminium
embed-theme-plain = simples
embed-hints = Proposer des indices
embed-bare = Sans lettres ni chiffres autour du tablier
embed-late = Ne charger le tablier que lorsqu’il devient visible
embed-position = Partir d’une position (texte)
embed-tag = La balise
embed-tag-help = Copiez le dossier mbao de ce site dans le vôtre, et ces lignes dans votre page. Le tablier ne va rien chercher ailleurs.
embed-frame = Un cadre
embed-frame-help = Pour les pages qui n’admettent pas de scripts : un cadre qui montre le tablier de ce site.

# A game looked at afterwards.
afterwards = Après la partie
afterwards-lede = Qui avait l’avantage, tour par tour, selon l’ordinateur le plus fort, et où un autre tour aurait été meilleur. Cela prend quelques secondes.
afterwards-look = Examiner la partie
afterwards-none = Jouez d’abord quelques tours.
afterwards-progress = Examen du tour { $turn } sur { $turns }
afterwards-stop = Arrêter
afterwards-stopped = Arrêté.
afterwards-failed = La partie n’a pas pu être examinée : { $why }
afterwards-done = Tours examinés : { $turns } ; tournants : { $points }.
afterwards-curve = Les chances de victoire de Sud, tour par tour, en { $turns } tours : { $first } % au début, { $last } % à la fin.
afterwards-seek = Touchez la courbe, ou servez-vous des flèches du clavier, pour aller à un tour sur le tablier.
afterwards-at = Tour { $turn }, à { $player } de jouer : { $chance } % pour Sud.
afterwards-at-end = La fin : { $chance } % pour Sud.
afterwards-worst = Le tour le plus coûteux : tour { $turn }, { $player }
afterwards-better-turn = Meilleur
afterwards-better = { $player } a l’avantage
afterwards-points = Les tournants
afterwards-no-points = Aucun tour n’a changé grand-chose.
afterwards-point = Tour { $turn }, { $player } : { $played }. Avec { $best }, { $loss } % de chances en plus.
afterwards-what-if = Et si ?
afterwards-what-if-of = Et si ? Tour { $turn }
afterwards-back = Revenir à la partie jouée
afterwards-table = Tour par tour
afterwards-col-turn = Tour
afterwards-col-player = Joueur
afterwards-col-played = Joué
afterwards-col-best = Meilleur
afterwards-col-chance = Chances de Sud, en %

# Beneath a board to play on.
known = Connu jusqu’à la fin
known-waits = Dès qu’il reste en jeu { $seeds } { seeds-word } ou moins, on sait avec certitude ce que vaut une position : c’est écrit ici.
known-loads = Chargement de la table…
known-failed = La table n’a pas pu être chargée : { $why }
known-over = La partie est finie.
known-wins = C’est certain : { $player } gagne, { $most } à { $least }.
known-drawn = C’est certain : partie nulle, { $most } partout.
known-wins-least = C’est certain : { $player } gagne, avec { $low } à { $high } { seeds-word } ; le nombre dépend des répétitions.
known-open = Personne n’est sûr de gagner : Sud aura de { $low } à { $high } { seeds-word }, Nord le reste, et les répétitions décident.
known-turns = Si personne ne cède rien, tours restants : { $turns }.
known-keeps = La partie ne finit que parce qu’une position revient pour la troisième fois.
known-table = Résultat de chaque tour
known-turn = Tour
known-result = Résultat
known-left = Tours restants
known-kept = ne cède rien
known-more = Il y a plus de tours que n’en montre la liste.
known-about = Comment on le sait
