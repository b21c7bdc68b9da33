# What the kiosk says.

language-name = Français
title = Les jeux de semailles d’Afrique de l’Est
title-words = Quatorze jeux, de l’Ouganda à Zanzibar : deux personnes, un tablier entre elles.
begin = Touchez pour commencer
# What the people of a game call a pit.
pit-word = { $hole ->
    [boma] un boma
   *[pit] une case
}
invite = Envie de jouer ? Touchez { pit-word } qui brille.
touch-board = Touchez un tablier pour y jouer.
touch-pit = À vous : touchez { pit-word } qui brille.
touch-pit-of = { $player } : touchez { pit-word } qui brille.
touch-answer = À vous : touchez une réponse sous le tablier.
touch-answer-of = { $player } : touchez une réponse sous le tablier.
touch-anew = Touchez « Recommencer » pour une autre partie.
sows = { $player } sème.
sows-you = Vous semez.
computer-sows = L’ordinateur sème.
all-games = Les { $games } jeux
wonder-seeds = graines semées en un seul tour
wonder-told = Un tour de { $laps } poignées.
wonder-met = Il est arrivé dans une partie jouée au hasard.
wonder-arranged = Le tablier a été préparé pour lui ; dans une partie, il n’arrivera peut-être jamais.
hold = Pause
go-on = Reprendre
full = Plein écran
home = Tous les jeux
size-small = Texte plus petit
size-large = Texte plus grand
contrast = Contraste fort
sound = Son
play = Jouer
read = Lire
print = Imprimer
back = Retour
next = Suite
page-of = { $page } sur { $pages }
not-your-turn = Attendez votre tour
won = { $player } a gagné
won-by = { $more } à { $less }
drawn = Partie nulle
anew = Recommencer
anew-ask = Quitter cette partie et recommencer ?
anew-yes = Recommencer
anew-no = Continuer la partie
setup = La disposition de départ
players = Qui joue
plays-alone = Vous jouez contre l’ordinateur.
plays-two = Deux personnes jouent.
change = Changer
two-people = Deux personnes
alone = Une personne, contre l’ordinateur
you = Vous
computer = L’ordinateur
computer-turn = L’ordinateur réfléchit
computer-cannot = Touchez « Réessayer ».
won-alone = Vous avez gagné
computer-1 = Il vient d’apprendre le jeu.
computer-2 = Facile à battre.
computer-3 = Il joue bien.
computer-4 = Difficile à battre.
computer-5 = Il joue comme un maître, un bingwa.
start-race = Faire la course
start-race-why = La course décide qui commence : chacun sème du doigt, en même temps que l’autre.
race-first = La course : le premier qui s’arrête commence.
race-farthest = La course : celui qui sème le plus loin commence.
race-how = Semez ensemble : chaque toucher dans votre cercle fait un pas.
race-keys = Au clavier : Z pour Sud, M pour Nord.
race-not-there = Pas là : touchez dans votre cercle.
race-over = { $player } a gagné la course et commence.
still-there = Êtes-vous toujours là ?
still-there-how = Dans { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}, cet écran recommencera pour un autre visiteur. Touchez n’importe où pour continuer.
still-there-yes = Je suis là
house-story = Un récit
website = Lire la suite chez vous
website-how = Visez le code avec l’appareil photo de votre téléphone.
staff = Pour le personnel
staff-right = kiosk.toml a été lu sans erreur.
staff-none = Il n’y a pas de kiosk.toml : tous les réglages ont leur valeur par défaut.
staff-wrong = { $n ->
    [one] Une entrée n’est pas comprise. Sa valeur par défaut la remplace.
   *[other] { $n } entrées ne sont pas comprises. Leurs valeurs par défaut les remplacent.
}
staff-in-file = kiosk.toml, ligne { $line }
staff-in-address = Adresse de la page
staff-now = Réglages actuels
staff-begin = Montrer aux visiteurs
staff-begin-in = Montrer aux visiteurs ({ $n })
staff-again = Recharger
staff-wake-on = L’écran reste allumé.
staff-wake-off = Ce navigateur ne peut pas garder l’écran allumé. Réglez cela dans le système.
staff-kept = Fichiers gardés pour servir sans réseau : { $kept } sur { $all }.
staff-full = Il n’y a pas la place de tout garder sur cette machine : sans réseau, une partie du contenu manquera.
staff-opens = Pour ouvrir cet écran, gardez le doigt trois secondes sur le coin supérieur gauche, ou appuyez sur Ctrl+Maj+K.
expected-key = cette entrée n’existe pas. Voici celles qui existent : { $names }
expected-truth = il faut true ou false
expected-number = il faut un nombre entier de { $least } à { $most }
expected-one = il faut l’une de ces valeurs : { $names }
expected-some = il faut une liste prise parmi ces valeurs : { $names }
expected-text = il faut un texte entre guillemets droits
expected-path = il faut le nom d’un fichier du dossier house, comme "house/picture.svg"
expected-picture = il faut un fichier d’image qui existe (PNG, JPEG, WebP, AVIF, GIF ou SVG). Cette image est omise
expected-lighter = il faut une image de { $most } Mo au plus ; celle-ci fait { $size } Mo, elle est omise
expected-story = il faut [[story]] avec file = "house/…" ou record = """…""", et title.fr ou title.en. Ce récit est omis
expected-record = il faut la notation d’une partie d’un jeu de cette borne, de 1 Mo au plus. Elle est omise
expected-address = il faut une adresse qui commence par http:// ou https://
expected-band = il faut que reach-from soit inférieur d’au moins 50 à reach-to
expected-toml = ce n’est pas du TOML : { $why }
