# The page around the field notebook's form.

title = Field notebook
lede = Twelve questions, asked at a table where somebody knows a game. Every answer at once changes the board beside it, and what is noted can be played.
needs-scripts = The form and the board need scripts, which are not running here. The twelve questions can be asked all the same, with pencil and paper.
how = Begin from a game that is like it, or from an empty sheet. Nothing leaves this machine unless you send it; what you have noted is still here when you come back with this browser.
board = The board
format = What is in a file
format-told = A file ends in .mbao.json and is plain text: the answers, each with its readings. What may stand in it is told by the schema.
schema = The schema of notebook files
relatives = Relatives from other sources
relatives-told = Games that the article only names, or does not name, noted from other public sources. They are outside the article, and each says where it is from and how sure that is.
readings = Readings from other recorders
readings-told = Games of the article as others recorded them. Each is told, with its sources, beside the article’s own game.
open-relative = Open it here
