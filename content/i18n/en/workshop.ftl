# What answers on the page of affinities.

weigh = Weigh the points yourself
weigh-told = From 0 (it does not count) to 6. The table, the tree and the order of the pairs follow at once; the files keep the usual weights.
weigh-usual = The usual weights
weigh-not-loaded = The distances could not be fetched.
by-rules = By rules
tree = The games by likeness
tree-label = Tree of { $games } games, the most alike joined first
by-own-weights = By your own weights.
number = guide number { $n }
