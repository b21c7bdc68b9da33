# What a computer player says of a turn that it suggests: what to play, then why.
# $n is a number, $called chooses a people's own word; all else is text.

# The seeds by their number and the people's own word; other messages contain them.
seed-word = { $called ->
    [cow] cow
    [stone] stone
    [warrior] warrior
   *[seed] seed
}
seeds-word = { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
}
seeds = { $n ->
    [one] one { seed-word }
   *[other] { $n } { seeds-word }
}

suggestion = { $turn }: { $why }
then = { $before }, then { $next }

# What to play.
start = start at { $pit }
way = { $what }, { $way }
counterclockwise = counterclockwise
clockwise = clockwise
lay-at = lay your { seed-word } in { $pit }
from-left = from the left kichwa
from-right = from the right kichwa
take = { $called ->
    [warrior] capture
   *[seed] eat
}
turn-round = turn round
leave = leave it
again-clockwise = sow clockwise again
again-counter = sow counterclockwise
go-on = go on { $way }
sow-house = sow the house
stop = stop
pass = pass
as-it-is = keep the set-up as it is
touch = press your ringed pit
lift = pick up { $seeds }
lay = lay { $seeds }
in-pit = { $seeds } in { $pit }
from-pit = { $seeds } from { $pit }

# In a short line, for what is marked on the board. It names no pit, whatever its people call it.
marked = as marked

# Why.
only-choice = there is nothing else to play
wins = it wins the game
wins-in = it forces a win, in { $n } turns
passing-wins = you may pass here, and then whatever they start loses, in { $n } turns
loses-last = you lose, but this lasts longest, { $n } turns
captures = it { $called ->
    [warrior] captures
   *[seed] eats
} { seeds }
with-string = { $what } with the string
bulls = { $n ->
    [one] it makes a bull
   *[other] it makes { $n } bulls
}
knives = { $n ->
    [one] it makes a knife
   *[other] it makes { $n } knives
}
starts-again = { $n ->
    [one] you start again
   *[other] you start again { $n } times
}
leaves-no-start = they have no start left
one-start = they have one start left
leaves-one-start = they have one start left, { $start }
saves = it saves { seeds } from them
leaves-nothing-exposed = they can { $called ->
    [warrior] capture
   *[seed] eat
} nothing next turn
exposes = they can then { $called ->
    [warrior] capture
   *[seed] eat
} { seeds }
