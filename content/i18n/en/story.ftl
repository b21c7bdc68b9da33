# What a board says of a story beside its author's words: branches, rings and arrows. One line each, without numbers.

branches = Or else
leave = Back to the turn that was played
in-language = Said in another language
to = to
south = South’s store
north = North’s store
ring-red = Red ring
ring-green = Green ring
ring-blue = Blue ring
ring-yellow = Yellow ring
arrow-red = Red arrow
arrow-green = Green arrow
arrow-blue = Blue arrow
arrow-yellow = Yellow arrow

ask = Play the turn on the board.
right = Right!
wrong = That is not it. Try again, or let it be shown.
show = Show me
