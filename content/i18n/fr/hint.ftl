# What a computer player says of a turn that it suggests: what to play, then why.
# $n is a number, $called chooses a people's own word; all else is text.

# The seeds by their number and the people's own word; other messages contain them.
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
seeds = { $n ->
    [one] { $called ->
        [warrior] un { seed-word }
       *[seed] une { seed-word }
    }
   *[other] { $n } { seeds-word }
}

suggestion = { $turn } : { $why }
then = { $before }, puis { $next }

start = partez de { $pit }
way = { $what }, { $way }
counterclockwise = dans le sens antihoraire
clockwise = dans le sens horaire
lay-at = posez votre { seed-word } en { $pit }
from-left = depuis le kichwa de gauche
from-right = depuis le kichwa de droite
take = { $called ->
    [warrior] capturez
   *[seed] mangez
}
turn-round = faites demi-tour
leave = n’en faites rien
again-clockwise = semez encore dans le sens horaire
again-counter = semez dans le sens antihoraire
go-on = continuez { $way }
sow-house = semez la maison
stop = arrêtez-vous
pass = passez
as-it-is = gardez la disposition
touch = touchez dans votre cercle
lift = ramassez { $seeds }
lay = posez { $seeds }
in-pit = { $seeds } en { $pit }
from-pit = { $seeds } en { $pit }

# In a short line, for what is marked on the board. It names no pit, whatever its people call it.
marked = comme indiqué

# Why.
only-choice = il n’y a rien d’autre à jouer
wins = vous gagnez la partie
wins-in = { $n ->
    [one] vous gagnez à coup sûr, en { $n } tour
   *[other] vous gagnez à coup sûr, en { $n } tours
}
passing-wins = { $n ->
    [one] vous pouvez passer ici, et quel que soit son départ, l’adversaire perd en { $n } tour
   *[other] vous pouvez passer ici, et quel que soit son départ, l’adversaire perd en { $n } tours
}
loses-last = { $n ->
    [one] vous perdez, mais pas avant { $n } tour
   *[other] vous perdez, mais pas avant { $n } tours
}
captures = { $called ->
    [warrior] vous capturez
   *[seed] vous mangez
} { seeds }
with-string = { $what }, chaîne comprise
bulls = { $n ->
    [one] vous obtenez un taureau
   *[other] vous obtenez { $n } taureaux
}
knives = { $n ->
    [one] vous obtenez un couteau
   *[other] vous obtenez { $n } couteaux
}
starts-again = { $n ->
    [one] vous repartez
   *[other] vous repartez { $n } fois
}
leaves-no-start = l’adversaire n’a plus de départ
one-start = l’adversaire n’a plus qu’un départ
leaves-one-start = l’adversaire n’a plus qu’un départ, { $start }
saves = vous sauvez { seeds }
leaves-nothing-exposed = l’adversaire ne pourra rien { $called ->
    [warrior] capturer
   *[seed] manger
} ensuite
exposes = l’adversaire pourra { $called ->
    [warrior] capturer
   *[seed] manger
} { seeds }
