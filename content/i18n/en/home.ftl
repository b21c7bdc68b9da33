# The first page, the contents of the article, and the pictures of diagram k.

sentence = Two players, two or four rows of pits, a handful of seeds: touch a board and play one of fourteen games, from Uganda to Zanzibar.
doors = Where to begin
door-play = Play now
door-play-told = Ndoto of the Kilinje, against a computer that is easy to beat
door-learn = Learn in three minutes
door-learn-told = One small task after another, each on a board
door-read = Read
door-read-told = What Walter Driedger saw and heard, retold section by section
day = The board of the day: one puzzle, the same for all
turn-told = One turn of enkeshui, as the article draws it. In this game seeds are cows.

boards = Fourteen boards
boards-lede = Every board is drawn to the same scale: a pit is as wide on one as on another.
begin-here = Begin here
any = All
rows = Rows
rows-two = Two
rows-four = Four
length = Length of a game
length-short = Short
length-middle = Medium
length-long = Long
level = Difficulty
level-easy = Easy
level-middle = Medium
level-hard = Hard
reset = Show all
shown = of { $all } boards
no-place = We do not know where.
facts = { $rows } rows of { $columns } · about { $turns } turns · { $level }
measured = A game counts as short below { $short } turns and as long from { $long }: the mean of { $games } games that the computer played at random. Difficulty adds the ways in which a handful can end to the choices that a player has in a turn, as a mean of the same games.
to-figures = The figures of all games
of-game = { $what }: { $game }
go-play = Play
go-learn = Learn
go-read = Read
go-rules = Rules

beats-title = One turn in six pictures
beats-told = The string of captures that is the emblem of this site: seven cows.
to-beats = Play it yourself

article = The article
article-lede = On a Sunday afternoon, as a rule, Walter Driedger rode out to some village bar and asked how people played. His article in twenty sections is retold here in our words, with two sections about bao after Wikipedia. Each section has a page of its own, and each game a board beside the text.
article-begin = Begin with the first section
article-whole = The whole article on one page
article-whole-told = For printing, and for reading from beginning to end.
part-begin = To begin with
part-four = Games on four rows
part-two = Games on two rows
part-around = Method and sources
part-bao = Bao
diagrams = Diagrams
moved = This page has moved: { $title }

beat-sown = { $from } is sown to { $way }. The last cow falls in { $last }, which was empty.
beat-faced = { $n ->
    [1] One cow faces it in { $facing }.
    [2] Two cows face it in { $facing }.
    [3] Three cows face it in { $facing }.
    [4] Four cows face it in { $facing }.
    [5] Five cows face it in { $facing }.
    [6] Six cows face it in { $facing }.
    [7] Seven cows face it in { $facing }.
   *[other] { $n } cows face it in { $facing }.
} { $n ->
    [1] It
   *[other] They
} can be taken, with the cow that fell.
beat-taken = { $n ->
    [1] One cow is taken.
    [2] Two cows are taken.
    [3] Three cows are taken.
    [4] Four cows are taken.
    [5] Five cows are taken.
    [6] Six cows are taken.
    [7] Seven cows are taken.
   *[other] { $n } cows are taken.
}
beat-tied = { $own }, the next boma, is empty too, and { $n ->
    [1] one cow faces it in { $facing }. The string takes it too: one more.
    [2] two cows face it in { $facing }. The string takes them too: two more.
    [3] three cows face it in { $facing }. The string takes them too: three more.
    [4] four cows face it in { $facing }. The string takes them too: four more.
    [5] five cows face it in { $facing }. The string takes them too: five more.
    [6] six cows face it in { $facing }. The string takes them too: six more.
    [7] seven cows face it in { $facing }. The string takes them too: seven more.
   *[other] { $n } cows face it in { $facing }. The string takes them too: { $n } more.
}
beat-stops = A cow stands in { $stop }: the string stops. { $n ->
    [1] One cow is taken in all.
    [2] Two cows are taken in all.
    [3] Three cows are taken in all.
    [4] Four cows are taken in all.
    [5] Five cows are taken in all.
    [6] Six cows are taken in all.
    [7] Seven cows are taken in all.
   *[other] { $n } cows are taken in all.
}
beats = The turn in { $n } pictures

way-back = Along your back row to the right, from { $from } to { $to }.
way-up = Up at the end, from { $from } to { $to } in the front row.
way-front = Along the front row to the left, from { $from } to { $to }.
way-down = Down again, from { $from } to { $to }: the ring is closed. Seeds go round it as often as a turn needs.
way-both = The other player goes the same way round, as seen from the other seat. The two rings never join. A race starts from the pits that we have outlined.
ways = The way in { $n } pictures

turned-sown = { $from } is sown to { $way }. The last seed falls in { $last }, among others. That is one of the four pits that we have outlined: the handful may turn back.
turned-back = Turned back, the { $n } seeds of { $last } go clockwise to { $way }. The last falls in { $end }, among others, and both pits that face it hold seeds, { $facing }: they can be captured.
turned-taken = { $n ->
    [one] One seed is captured.
   *[other] { $n } seeds are captured.
}
turned-on = They are sown counterclockwise again, from { $first }, where the clockwise handful began. The last falls in { $last }, just emptied: the turn ends.
turned-closed = A handful that ends in { $pit } may not turn back, for no clockwise handful passes the bar between { $left } and { $right }. Its seeds are sown on, to { $way }.
turned = Turning back in { $n } pictures
