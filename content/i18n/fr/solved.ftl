# What is solved: the page of that, and each game’s section.

nav = Résolus
title = Ce qui est résolu
to-solved = Ce qui est résolu
