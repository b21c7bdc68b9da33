# What the islands of pages to read say.

# A board for another recorder's reading of a game.
play = Cheza usomaji huu hapa
notebook = Ufungue katika daftari la uwanjani
computer = Kompyuta hucheza Kaskazini
set-up = Mpangilio
failed = Bao halikuweza kuletwa
