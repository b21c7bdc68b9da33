# What a board says of a story beside its author's words. One line each, without numbers.

branches = Or else
leave = Back to the turn played
in-language = In another language

chapters = Chapters
chapter-before = Chapter before
chapter-after = Next chapter

ask = Play the turn on the board.
right = Right!
wrong = That is not it. Try again, or let it be shown.
show = Show me
