# What the islands of pages to read say.

# A board for another recorder's reading of a game.
play = Play this reading here
notebook = Open it in the field notebook
computer = The computer plays North
set-up = Set-up
failed = The board could not be loaded
