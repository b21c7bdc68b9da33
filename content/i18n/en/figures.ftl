# Figures: on each game's section, on the page that compares them, and the page of wonders.

title = The games in figures
lede = How long a game lasts, how much there is to choose, how far a turn goes, and whether it helps to begin. We measured this over many games; the tables are below.
to-figures = The games in figures
to-wonders = Wonders: the longest turns, and those that never end
here = In figures
how-title = How this was measured
how-random = { $games } games of each kind, with every decision made at random (seed { $seed }, { $date }).
how-strong = { $games } games between two computer players of the highest level. Each looks at { $nodes } decisions before it decides. The first two to six decisions are random, so that games differ.
how-starts = Never-ending starts are counted in a quarter of the games, where all starts were tried. A start counts as never-ending if it comes back to where it was, or passes a million seeds.
how-error = A percentage of games is uncertain by about { $points } points either way.
how-again = Measured again, the figures come out the same.

fact-long = turns make an average game of { $game }, the longest
fact-short = turns make an average game of { $game }, the shortest
fact-seeds = seeds fell in one turn of { $game }, the longest that came up
fact-first = of 100 games of { $game } go to the one who begins, if both play well after a random beginning

chart-turns = Turns a game
chart-choices = Decisions to choose from at the beginning of a turn
chart-seeds = Seeds sown a turn
chart-laps = Handfuls a turn
chart-first = Games won by the player who begins, per cent
chart-endless = Never-ending starts, per cent
chart-spread = { $what }: the bar covers eight games in ten, the line in it marks the middle, the dot marks the mean.
chart-dots = { $what }: a hollow dot for random play, a full dot for strong play. Draws count as half.
chart-bars = { $what }.
key-bar = eight games in ten
key-middle = the middle
key-mean = the mean
key-random = random play
key-strong = strong play

game = Game
what = What is played
turns = Turns
choices = Choices
seeds = Seeds a turn
laps = Handfuls a turn
longest = Longest turn seen, seeds
endless = Never-ending starts, %
first = First player wins, %
drawn = Drawn, %
first-strong = First player wins in strong play, %
mean-spread = { $mean } ± { $spread }
table = All numbers
table-note = Means and standard deviations; draws count as half a win.

readings = What another reading changes
readings-lede = Where the sources leave something open, you can play a game by another reading. This is how random play changes; differences that may be chance are shown pale.
reading = Reading
change = { $usual } → { $other }

levels = The computer players against each other
levels-lede = The stronger of two levels won this share of { $games } games, draws counted as half. They change seats after every game. Above each column is how much a level may think before each decision.
limit-nodes = { $nodes } decisions examined
limit-time = { $millis } ms
levels-shared = Where that is a time, { $games } games ran at once on { $cores } cores.
level-pair = Level { $stronger } against { $weaker }, %

habits = What the computer players do with their turns
habits-lede = Each level played { $games } games against a player at random, and as many against one who takes the most in sight. Of { $turns } turns with a start, { $passed } were passed. The captures are those of turns in which one could be made, however far away. In the games of bao, taking the most in sight is no better than chance.
habits-random = Chance beats level 0, %
habits-child = Taking the most beats level 0, %
habits-taken = Captures that level { $level } makes, %

chances = Do the chances come true?
chances-lede = In a review of a game the computer says how likely South is to win. We tried this with { $games } new games of each kind between two computer players of the highest level. At four turns of each game the computer looked at { $nodes } decisions and gave the chance of the player to move. The table shows all games together.
chances-said = It said, %
chances-won = It came true, %
chances-told = Chances given
chances-games = And game by game, before and after the chances were fitted to other games. A slope of 1 means that chances come true; less means that they are too bold. The Brier score is the mean square of the error: 0 is perfect, and always saying one half gives 0.25.
chances-by-game = Chances game by game
chances-slope = Slope
chances-brier = Brier score

wonders = Wonders
wonders-lede = The longest turns that were found, and turns that would never end. You can open each on the board. Some came up in random games; for others the seeds were arranged, and these may never come up in a game.
wonders-longest = The longest turns
wonders-endless = Turns without end
wonders-endless-lede = Such a turn repeats itself for ever, so the rules refuse it: the board does not offer its start. Its period is the number of handfuls until everything lies as before. All turns here are proved to repeat.
wonder-greatest = The longest turn of all
wonder-in-one-turn = { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
} sown in one turn
wonder-greatest-told = { $game }: the turn from { $turn } goes on for { $laps } handfuls before it ends.
wonder-met-told = It came up in a game played at random.
wonder-arranged-told = The seeds were arranged for it; it may never come up in a game.
wonder-watch = Watch the turn
wonder-again = Watch it again
wonder-longest = { $game }: { $turn } sows { $seeds } { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
} in { $laps } handfuls
wonder-period = { $game }: { $turn } repeats for ever, every { $laps } handfuls
wonder-prefix = { $game }: { $turn } goes on for { $prefix } handfuls, then repeats for ever, every { $laps }
wonder-met = met in a game
wonder-arranged = arranged
wonder-open = Open on the board
wonder-open-of = Open on the board: { $what }
wonders-how = We looked in all those games, and we also arranged the seeds of each game { $arrangements } times and improved each arrangement step by step. Sowings were followed for { $laps } handfuls, a few much further. There may be longer ones.
