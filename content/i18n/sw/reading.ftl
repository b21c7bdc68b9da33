# What the islands of pages to read say.

# A board for another recorder's reading of a game.
play = Cheza usomaji huu hapa
notebook = Ufungue katika daftari la utafiti
computer = Kompyuta inacheza Kaskazini
set-up = Mpangilio wa mwanzo
failed = Bao halikuweza kupakiwa
