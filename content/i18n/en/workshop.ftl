# What answers on the page of affinities.

weigh = Weigh the points yourself
weigh-told = From 0 (does not count) to 6. The table, the tree and the order of the pairs change at once; the files keep the default weights.
weigh-usual = Default weights
weigh-not-loaded = The distances could not be loaded.
by-rules = By rules
tree = The games by likeness
tree-label = Tree of { $games } games, the most alike joined first
by-own-weights = By your own weights.
number = guide number { $n }
# Two games side by side.
compare-first = First game
compare-second = Second game
compare-play = Play one turn on both
compare-point = What is compared
compare-differ = { $n ->
    [one] One of { $all } points differs.
   *[other] { $n } of { $all } points differ.
}
compare-unlike = differs
compare-parts = Both begin at { $pit } from the same seeds, and end differently in { $one } and in { $other }.
compare-alike = Both begin at { $pit } from the same seeds. We found no turn that ends differently in { $one } and in { $other }.
compare-each = Both begin at { $pit }, each on its own board: { $one } and { $other }.
compare-own = { $one } and { $other } do not begin alike: each board shows a turn of its own.
