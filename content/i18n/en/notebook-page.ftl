# The page around the field notebook's form.

title = Field notebook
lede = Twelve questions to ask someone who knows a game. Every answer changes the board beside it at once, and you can play what you have noted.
needs-scripts = The form and the board need scripts, which are not running here. You can still ask the twelve questions with pencil and paper.
how = Begin from a similar game, or from an empty sheet. Nothing leaves this device unless you send it. When you come back with this browser, your notes are still here.
board = The board
format = What is in a file
format-told = A file's name ends in .mbao.json. It is plain text: the answers, each with its readings. The schema says what may be in it.
schema = The schema of notebook files
relatives = Relatives from other sources
relatives-told = Games that the article only names, or does not name, noted from other public sources. They are not part of the article, and each says where it comes from and how sure that is.
missing = Games that are not settled
missing-told = Games that somebody has described, but not well enough to play them, or with rules that a notebook cannot hold. Nothing was invented: each says what is missing. If you know one of them, please write to us.
readings = Readings from other recorders
readings-told = Games of the article as others recorded them. The page of each game tells them, with their sources, beside the article’s own rules.
open-relative = Open it here
