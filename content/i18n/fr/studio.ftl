# What the studio says: the page where anybody makes a diagram, a story or a task.

play-help = Jouez sur le tablier. Chaque coup devient une étape de votre récit.

# The tools above the board.
tools = Ce qui se passe quand on touche le tablier
tool-play = Jouer
tool-ring = Cercle
tool-arrow = Flèche
colour = Couleur
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
ring-help = Touchez une case ou un grenier : un cercle apparaît. Touchez encore, et il disparaît.
arrow-help = Glissez d’une case à l’autre, ou touchez l’une puis l’autre.
arrow-from = Depuis { $place }. Touchez maintenant l’endroit où va la flèche.
point-none = Enlever tous les cercles et toutes les flèches
point-with-keys = Montrer sans souris
point-from = Case ou grenier
point-to = Vers (pour une flèche)
point-add = Ajouter
point-wrong = { $text } n’est ni une case ni un grenier de ce tablier. Les cases ont des noms comme c1, et les greniers sont south (Sud) et north (Nord).
undo = Annuler
redo = Rétablir

# The steps.
steps = Étapes
beginning = Début
step-said = avec des mots
step-asks = pose une question
or-else = Ou bien
cut = Couper à partir d’ici
cut-beat = Couper cette phrase
step-beat = phrase { $n }
step-of = { $what } { $how }
step-ccw = sens antihoraire
step-cw = sens horaire
step-hand = depuis la main
step-left = (kichwa de gauche)
step-right = (kichwa de droite)
step-take = prend { $n }
step-mark = marque { $pit }
step-turn = change de sens
step-on = continue
step-leave = ne prend rien
step-house = sème la maison
step-stop = s’arrête
step-pass = passe
step-done = commence
step-tap-south = graine suivante de Sud
step-tap-north = graine suivante de Nord
step-lift = ramasse { $pits }
step-lay = pose { $pits }
promote = Faire de cette branche le récit
cut-branch = Couper cette branche
branched = Une nouvelle branche part d’ici. Le récit lui-même reste tel qu’il était.
too-deep = Il y a déjà quatre branches l’une sur l’autre ici. Coupez-en une, ou continuez le récit lui-même.
unplayed = À partir de cette étape, plus rien ne peut être joué. Corrigez ce qui précède, ou coupez.
unplayed-go = Montrer
unplayed-cut = Couper ce qui ne peut pas être joué

# What is said.
say-here = Ce que vous dites ici
say-silent = Là où vous ne dites rien, le tablier dit ce qui s’est passé.
say-more = Une autre phrase devant ce tablier
say-in = Langue du texte
say-any = Pour toutes les langues
say-other = une autre langue
say-tag = Son code, comme fr ou pt-BR
say-tag-wrong = { $text } n’est pas le code d’une langue. Ces codes s’écrivent comme fr ou pt-BR.
say-about = Source, licence, image
say-source = Source
say-licence = Licence
say-picture = Une image : son fichier ou son adresse
say-picture-alt = Ce qu’elle montre, pour qui ne la voit pas
say-picture-credit = À qui elle est
title = Titre
author = Votre nom

# Tasks.
ask = Faire trouver la suite au lecteur
ask-nothing = Jouez d’abord la réponse, puis revenez à cette étape et posez la question.
ask-turn = le tour entier
ask-action = seulement le geste suivant
ask-turns = { $turns } tours, y compris ceux de l’autre joueur
ask-press = une case à toucher, sans que rien soit joué
ask-number = un nombre parmi plusieurs
ask-choices = Les nombres au choix
ask-what = Ce qu’il faut trouver
ask-hint = Un indice
ask-right = Si la réponse est juste
ask-wrong = Si la réponse est fausse
ask-accept = Autres réponses justes
ask-accept-help = Comme on note les coups : d1, ou c1 x. S’il y en a plusieurs, mettez | entre eux.
ask-answer = La bonne réponse
ask-answer-help = Une case, comme d1, ou un nombre. S’il y a plusieurs bonnes réponses, mettez | entre elles.
ask-accept-wrong = Ceci ne se lit pas comme des réponses :
fault-not-asked = Il y a ici un morceau de question, mais rien n’est demandé.
fault-differ = D’une langue à l’autre, on ne demande pas la même chose.
fault-none-accepted = Aucune réponse n’est acceptée.
fault-no-choices = On demande un nombre, mais il n’y en a aucun au choix.
fault-misplaced = { $answer } ne répond pas à ce qui est demandé.
fault-illegal = { $answer } ne peut pas être joué ici.
fault-unfinished = { $answer } n’est pas encore un tour entier : allez à la dernière étape et continuez à jouer.
fault-too-long = { $answer } va plus loin que ce qui est demandé.
fault-wrong-is-right = { $answer } est donné pour faux, mais c’est juste.

# How it begins.
begin = Comment cela commence
begin-game = Jeu
begin-setup = Disposition de départ
begin-options = Options des règles
begin-own = Une position à vous
lay = Poser les graines à la main
lay-help = Touchez une case pour y mettre une graine ; les autres outils en enlèvent une ou vident la case. Pour les greniers et les mains, écrivez un nombre.
lay-heap = Graines posées : { $on } sur { $all }
lay-put = En mettre une
lay-take = En enlever une
lay-empty = Vider
lay-pit = Case { $pit }
lay-south = Grenier de Sud
lay-north = Grenier de Nord
lay-hand-south = Main de Sud
lay-hand-north = Main de Nord
lay-mover = Qui commence
lay-mover-south = Sud
lay-mover-north = Nord
lay-wrong = Les règles ne permettent pas encore cette position :
lay-use = Commencer par cette position
lay-usual = Revenir à la disposition habituelle
lay-none = Ce jeu commence par la pose des graines : faites-la sur le tablier.
begin-text = Coller un récit, une partie notée ou une position
begin-open = Ouvrir
begin-file = Ouvrir un fichier
open-empty = Il n’y a rien à ouvrir.
open-refused = Ceci ne se lit ni comme un récit ni comme une position :
open-unread = Le fichier ne peut pas être lu.
opened = Ce que vous aviez avant est parmi vos brouillons.

# What could not be read of a text from elsewhere.
left = Tout n’a pas pu être lu. Le reste est gardé à sa place, comme du texte.
left-line = Ligne { $line } :
left-words = « { $what } » n’est pas un coup.
left-unplayed = « { $what } » ne peut pas être joué là. { $who } peut jouer { $legal }.
left-over = « { $what } » ne peut pas être joué : la partie est finie là.
left-header = « { $what } » ne va pas avec ce jeu.
left-open = rien ne ferme l’accolade avant « { $what } ».
left-mark = « { $what } » contient un signe entre crochets qui ne peut pas être lu.
left-another = une autre partie commence par « { $what } ».
left-many = un récit ne peut pas avoir plus de coups.

# Drafts.
drafts = Vos brouillons
drafts-help = Gardés sur cet appareil, et nulle part ailleurs.
draft-new = Nouveau
draft-untitled = Sans titre
draft-delete = Supprimer
draft-deleted = Supprimé.
draft-restore = Le récupérer
draft-steps = { $n ->
    [0] aucune étape
    [one] une étape
   *[other] { $n } étapes
}

# Looking.
look = Comme vos lecteurs le voient
look-width = Sur
look-phone = un téléphone
look-laptop = un ordinateur portable
look-wall = un écran mural
look-language = Langue
look-dark = dans le noir
look-nothing = Jouez un coup ou dites quelque chose, et vous le verrez ici.

# Taking away.
take = L’emporter
take-link = Copier un lien
take-link-help = Le lien contient tout ; rien n’est gardé ailleurs. { $signs } caractères.
take-link-field = Le lien
take-class = Avec plusieurs exercices, le lien sert à toute une classe : sous le récit, une feuille compte les essais à chaque exercice.
take-tag = Une balise pour votre page
take-tag-help = Pour les pages qui peuvent exécuter des scripts. Mettez d’abord le dossier mbao sur votre serveur.
take-frame = Un cadre pour votre page
take-frame-help = Pour WordPress, Omeka, Moodle et d’autres éditeurs.
take-kiosk = Un écran pour la borne
take-kiosk-help = Enregistrez le fichier, mettez-le dans le dossier house, à côté de kiosk.toml, et ajoutez ces lignes à la fin de kiosk.toml.
take-copy = Copier
take-record = Enregistrer dans un fichier
take-page = Enregistrer comme page autonome
take-cite = Comment la citer
take-print = Imprimer
take-picture = Une image
take-picture-help = Celle du tablier sur lequel vous travaillez, avec cercles et flèches : au trait pour l’impression, en couleurs (300 ppp), ou animée, avec toutes les étapes.
take-width = Largeur en pixels
take-svg = Au trait (SVG)
take-png = En couleurs (PNG)
take-moving = Image animée (GIF)
take-made = Enregistré : { $size } Ko.
take-progress = { $at } sur { $of }
take-stop = Arrêter
take-stopped = Arrêté. Rien n’a été enregistré.
take-failed = Ce navigateur n’a pas pu faire l’image :
take-too-wide = Une image a de 100 à { $most } pixels de large.

# Whoever follows a link.
read-by = par { $author }
read-play = Jouer à { $game }
read-noted = { $game } : ses règles, et un tablier pour y jouer
read-make = Le reprendre à ma façon
read-own = Commencer un récit vide

# Under a story with tasks.
results = Résultats
results-about = Gardés sur cet appareil seulement : montrez cette feuille à votre enseignant, ou imprimez-la.
results-name = Nom
results-date = Date
results-task = Exercice
results-tries = Essais
results-found = Trouvé
