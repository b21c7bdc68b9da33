# What a board says of rings and arrows. One line each, without numbers.

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
bad-marks = The rings and arrows cannot all be shown
