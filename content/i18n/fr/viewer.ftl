# What the parts of the pages that answer say.

settings = Réglages
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste fort
settings-size = Taille du texte
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-size-larger = Très grande
settings-motion = Mouvement
settings-motion-on = Oui
settings-motion-off = Non

south = Sud
north = Nord

not-kept-refused = Ce navigateur ne garde rien pour ce site. Ce que vous faites sur cette page sera perdu quand vous la quitterez.
not-kept-full = Ce navigateur n’a plus de place. Ce que vous faites sur cette page sera perdu quand vous la quitterez.

contents = Sommaire

search = Rechercher
search-list = Résultats
search-fetching = Chargement de la recherche…
search-failed = La recherche n’a pas pu être chargée : { $why }
search-nothing = Rien trouvé.
search-found = { $n ->
    [one] Un passage trouvé.
   *[other] { $n } passages trouvés.
}

setups = La disposition de départ
diagram = diagramme { $letter }
play-here = Jouer à ce jeu
endings = Ce qui se passe là où finit une poignée
endings-mtaji = Mtaji : dans un tour avec prise
endings-takata = Takata : dans un tour sans prise
examples = Des tours à suivre pas à pas
example-shows = { $n ->
    [one] Montre la fin { $endings }.
   *[other] Montre les fins { $endings }.
}
example-show = Montrer sur le tablier
example-play = Jouer à partir d’ici
example-back = Revenir à la partie
silences = Ce que les sources ne disent pas
doubt = Décision { $number } de la rédaction
silence-now = Lecture jouée à présent : { $reading }
silence-switch = Jouer l’autre lecture : { $reading }

turn-clock = Ce tour
turn-clock-up = Le temps de ce tour est écoulé. Dans un tournoi, la partie serait annulée.

# After a text was copied, and where the browser does not let it be.
copied = Copié.
copy-select = Sélectionné : copiez-le avec les touches de votre appareil.

# How what counts for a player is made up.
tally-captured = { $called ->
    [warrior] capturés
   *[seed] mangées
}
tally-here = de ce côté
tally-in-hand = { $n } en main
tally-in-bulls = dans les taureaux
tally-in-knives = dans les couteaux

# Why the computer has played its turn, below its name: it speaks to the player.
why-only-choice = je n’avais pas le choix
why-wins-in = je gagne, quoi que vous fassiez
why-loses-last = vous gagnez, quoi que je fasse
why-leaves-no-start = vous n’avez plus de départ
why-leaves-one-start = il vous reste un seul départ
why-captures = j’en ai { $called ->
    [warrior] capturé
   *[seed] mangé
} { $n }
why-saves = j’en ai sauvé { $n }
why-leaves-nothing-exposed = vous ne pouvez rien { $called ->
    [warrior] capturer
   *[seed] manger
}
