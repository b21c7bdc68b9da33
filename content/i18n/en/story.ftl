# What a board says of a story beside its author's words. One line each, without numbers.

branches = Or else
leave = Back to the turn that was played
in-language = Said in another language

chapters = Chapters
chapter-before = The chapter before
chapter-after = The next chapter

ask = Play the turn on the board.
right = Right!
wrong = That is not it. Try again, or let it be shown.
show = Show me
