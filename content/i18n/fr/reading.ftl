# What the islands of pages to read say.

# A board for another recorder's reading of a game.
play = Jouer cette lecture ici
notebook = L’ouvrir dans le carnet de terrain
computer = L’ordinateur joue Nord
set-up = Disposition
failed = Le tablier n’a pas pu être chargé
