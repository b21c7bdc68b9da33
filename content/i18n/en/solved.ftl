# What is solved: the page of that, and each game's section.

nav = Solved
title = What is solved
lede = Positions whose result is certain, whatever anyone plays: all those with few seeds in play, on the games’ own boards and on shorter ones, and the games that are solved from their very first turn.
to-solved = What is solved

starts = Solved from the first turn
# What the people of the game call what is sown.
seeds-word = { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
}
start = { $game }, { $columns } pits a row with { $each } { seeds-word } in each: { $result }.
first-wins = the player who begins wins, { $own } { seeds-word } to { $other }
first-wins-least = the player who begins wins, with { $low } to { $high } { seeds-word } of { $total }
second-wins = the player who begins loses, { $own } { seeds-word } to { $other }
second-wins-least = the player who begins loses, with { $low } to { $high } { seeds-word } of { $total }
both = a draw, { $own } { seeds-word } each
between = the player who begins gets { $low } to { $high } { seeds-word } of { $total }
start-own = The game is recorded with this board and set-up.
start-short = No such board is on record; the same rules are played on it.
start-ahead = Proved by looking ahead, { $turns } turns at most, until every line ends in the table of { $table } seeds: { $nodes } positions.
start-table = All its positions are in a table. If both play their best, it lasts { $turns } turns.
best-line = A perfect game in { $turns } turns: neither player gives anything away. Others may be as good.
start-round = All its positions are in a table. It ends with a position that occurs for the third time.

boards = The tables
boards-note = Won, lost and drawn are for the player about to begin, counted by the seeds in play alone. Open: who gets more of them depends on what is repeated. Exact: known to the seed. A star marks a board that is not on record for the game.
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
layers = Number by number: { $game }, { $columns } pits a row
layers-note = Each row is for all positions with exactly that many seeds in play. The position where the longest game begins is written as the player about to begin sees it: first their own pits from the left, then the opponent’s in sowing order.
unsure = In { $positions } positions of giuthi a turn had too many possible ways to try them all; the bounds include what they leave uncertain.

rounds = Giuthi’s later rounds
rounds-lede = The loser of a game lays all their stones on their side as they like, and begins. The winner lays as many opposite, or twice as many where that is agreed. A loser who has become poor may shorten the board, in the end to three pits a row. On these boards every way to lay the stones is solved.
stones = Loser’s stones
layings = Ways to lay them
best = The loser’s best laying
best-gets = It is certain to get
rounds-alike = { $columns } pits a row, as many opposite
rounds-doubled = { $columns } pits a row, twice as many opposite

how = What a table says
how-what = A position is how the seeds lie and whose turn it is; seeds in the stores are added on top. A table holds every way in which so many seeds can lie, whether a game ever gets there or not. Captured seeds never come back, so tables are solved from few seeds to many. The engine that plays on these pages plays each turn.
how-round = Turns without a capture can lead round in circles. So we work out what a player is certain to get from below, and the most that a player can get from above. We use ends that can be forced, and seeds that can always be kept on a player’s own side, because those count when a third repetition or the limit of turns ends a game. Where the two meet, the value is exact under that rule. Where they do not, we give both and guess nothing. The value is for a game that begins there; earlier repetitions are left out.
how-checked = Tests compare the turns of the tables with the game as it is played, and every position of small tables with the best of its turns. They compare some positions with every game that can follow, repetitions included. They also play the results out against random play and against the strongest computer player.
how-again = Solved on { $date }. A computer with more memory would get further.
how-play = On the play pages, each turn shows what the table for a few seeds says:
how-play-board = { $game }, { $columns } pits a row, up to { $seeds } { seeds-word } in play
