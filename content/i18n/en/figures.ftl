# Figures: on each game's section, on the page that compares them, and the page of wonders.

title = The games in figures
lede = How long a game lasts, how much there is to choose, how far a turn goes, and whether it helps to begin: measured over many games, with the tables beneath.
to-figures = The games in figures
to-wonders = Wonders: the longest turns, and those that never end
here = In figures
how-random = { $games } games of each kind, in which every decision is drawn by lot (seed { $seed }, { $date }).
how-strong = { $games } games between two computer players of the highest level, { $nodes } decisions imagined before each; up to four decisions at the beginning are drawn by lot, so that games differ.
how-starts = Starts that never end are counted in a quarter of the games, where all starts were tried.
how-error = A share of games is uncertain by about { $points } per cent either way.
how-again = Everything can be measured again with cargo xtask figures, and comes out the same.

chart-turns = Turns a game
chart-choices = Decisions to choose from at the beginning of a turn
chart-seeds = Seeds sown a turn
chart-laps = Handfuls a turn
chart-first = Games won by who begins, per cent
chart-endless = Starts that would never end, per cent
chart-spread = { $what }: a bar for eight in ten of all, a line in it for the middle, a dot for the mean.
chart-dots = { $what }: a hollow dot for play by lot, a full one for strong play. Draws count as half.
chart-bars = { $what }.

game = Game
what = What is played
turns = Turns
choices = Choices
seeds = Seeds a turn
laps = Handfuls a turn
longest = Longest turn seen, seeds
endless = Never-ending starts, %
first = Beginner wins, %
drawn = Drawn, %
first-strong = Beginner wins in strong play, %
mean-spread = { $mean } ± { $spread }
table = All numbers
table-note = Means and standard deviations; draws count as half a win.

readings = What another reading changes
readings-lede = Where the sources leave something open, a game can be played by another reading. This is what it changes in play by lot; differences no larger than chance would make are left pale.
reading = Reading
change = { $usual } → { $other }

levels = The computer players against each other
levels-lede = Of { $games } games, so many were won by the stronger of two levels, draws counted as half. Seats change from game to game; how much may be thought before each decision stands above the column.
limit-nodes = { $nodes } decisions imagined
limit-time = { $millis } ms
levels-shared = Where that is a time, { $games } games at once shared { $cores } cores.
level-pair = Level { $stronger } against { $weaker }, %

wonders = Wonders
wonders-lede = The longest turns that were found, and turns that would never end: each can be opened on the board. Some were met in games played by lot; for others the seeds were arranged, as no game need ever bring them.
wonders-longest = The longest turns
wonders-endless = Turns without end
wonders-endless-lede = Such a turn repeats itself for ever, and the rules refuse it: the board does not offer its start. Its round is the number of handfuls until everything lies as before.
wonder-longest = { $game }: { $turn } sows { $seeds } seeds in { $laps } handfuls
wonder-period = { $game }: { $turn } goes round for ever, every { $laps } handfuls
wonder-prefix = { $game }: { $turn } goes on for { $prefix } handfuls, and from there round for ever, every { $laps }
wonder-met = met in a game
wonder-arranged = arranged
wonder-open = Open on the board
wonder-open-of = Open on the board: { $what }
wonders-how = Looked for in all those games, and by arranging the seeds of each game { $arrangements } times, from each arrangement uphill; sowings were followed for { $laps } handfuls, a few much further. There may be longer ones.
