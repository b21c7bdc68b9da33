# What is solved: the page of that, and each game's section.

nav = Solved
title = What is solved
lede = Positions whose result is certain, whatever anybody plays: all those with few seeds in play, on the games’ own boards and on shorter ones, and the games that fall from their very first turn.
to-solved = What is solved

starts = Solved from the first turn
start = { $game }, { $columns } pits a row with { $each } seeds in each: { $result }.
first-wins = who begins wins, { $own } seeds to { $other }
first-wins-least = who begins wins, with { $low } to { $high } seeds of { $total }
second-wins = who begins loses, { $own } seeds to { $other }
second-wins-least = who begins loses, with { $low } to { $high } seeds of { $total }
both = a draw, { $own } seeds each
between = who begins gets { $low } to { $high } seeds of { $total }
start-own = So the game is on record.
start-short = No such board is on record; the rules are played on it all the same.
start-ahead = Proved by looking ahead, { $turns } turns at the most, until every line ends in the table of { $table } seeds: { $nodes } positions.
start-table = All its positions are in a table; between two who give nothing up it lasts { $turns } turns.
start-round = All its positions are in a table; it ends by a position that comes for the third time.

boards = The tables
boards-note = Won, lost and drawn are for the player to begin, counted by the seeds in play alone. Open: who gets more of them hangs on what is repeated. Exact: known to the seed. A star marks a board that is not on record for the game.
game = Game
columns = Pits a row
seeds = Seeds, up to
positions = Positions
won = Won, %
lost = Lost, %
drawn = Drawn, %
open = Open, %
exact = Exact, %
longest = Longest game, turns
longest-from = Longest from
layer-seeds = Seeds
layers = Seed by seed: { $game }, { $columns } pits a row
layers-note = Each row is for all positions with just so many seeds in play. Where the longest game begins is written as the player to begin sees it: his pits from his left, then the other’s as the sowing goes on.
unsure = In { $positions } positions of giuthi there were too many ways through a turn to try them all; what they leave uncertain is within the bounds.

rounds = Giuthi’s later rounds
rounds-lede = The loser of a game lays all his stones on his side as he likes and begins; the winner lays as many opposite, or twice as many where that is agreed. When he has become poor he may shorten the board, in the end to three pits a row. On these boards every way to lay them is worked out.
stones = His stones
layings = Ways to lay them
best = His best laying
best-gets = It makes sure of
rounds-alike = { $columns } pits a row, as many opposite
rounds-doubled = { $columns } pits a row, twice as many opposite

how = What a table says
how-what = A position is how the seeds lie and whose turn it is; what is in the stores comes on top. A table holds every way in which so many seeds can lie, whether a game ever comes there or not. Captured seeds never come back, so that tables are solved from few seeds to many, each turn played by the engine that plays on these pages.
how-round = Turns without a capture can lead round in circles. What a player can make sure of is therefore worked out from below, and what he cannot be kept from at most from above: by ends that can be forced, and by seeds that can always be kept on one’s own side, for those count when a third repetition or the bound of turns ends a game. Where the two meet the worth is exact under that rule; where they do not, both are told, and nothing is guessed. It is of a game that begins there: what was repeated before is not looked at.
how-checked = Tests hold the turns of the tables against the game as it is played, every position of small tables against the best of its turns, some against every game that is possible from there, repetitions included, and play claims out against play by lot and against the master.
how-again = Solved on { $date } with cargo xtask tables, which goes on from where it was left and further where there is more memory.
how-play = On the page to play on, what is in a table of a few seeds is told at each turn:
how-play-board = { $game }, { $columns } pits a row, up to { $seeds } seeds in play
