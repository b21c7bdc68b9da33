# Lessons, puzzles and the teacher's pages.

learn-count = { $n } tasks
learn-one-lede = { $n } small tasks, from the first handful on: the board, sowing, the relay, capture, and then what is special in this game.
learn-by-hand = Without a screen: lay the position out, play it with your hands, and count.
lesson-0 = Lesson 0: the board
lesson-1 = Lesson 1: sowing
lesson-2 = Lesson 2: the relay
lesson-3 = Lesson 3: capture
lesson-special = What is special

seed = { $n ->
    [one] seed
   *[other] seeds
}
seed-cow = { $n ->
    [one] cow
   *[other] cows
}
seed-stone = { $n ->
    [one] stone
   *[other] stones
}
seed-warrior = { $n ->
    [one] warrior
   *[other] warriors
}

task-plays = { $player } plays.
task-hint = Hint
task-solved = Correct!
task-missed = Not yet.
task-next = Next
task-now = Now you
task-again = Example
press-own = That one is the other player's. Yours are ringed.
press-last = { $n } { $seed }, one each in { $way }. The last falls in { $pit }, which is outlined.
miss-captures = { $n ->
    [0] Your turn captures nothing from the other side.
   *[other] Your turn captures only { $n } { $seed } from the other side.
}
miss-pits = { $n ->
    [0] Your turn captures nowhere on the other side.
    [one] Your turn captures in only one place on the other side.
   *[other] Your turn captures in only { $n } places on the other side.
}
miss-loses = The other player captures { $n } { $seed } of yours meanwhile.
miss-marks = { $n ->
    [0] Your turn makes nothing that is yours to keep.
    [one] Your turn makes only one.
   *[other] Your turn makes only { $n }.
}
miss-handfuls = { $n ->
    [0] No handful is sown.
    [one] Your turn is over after one handful.
   *[other] Your turn is over after { $n } handfuls.
}
miss-within = Your turn goes on: it takes { $n } handfuls.
miss-again = { $n ->
    [0] Your turn gives you no further start.
    [one] You start again only once.
   *[other] You start again only { $n } times.
}
miss-ends-empty = Your turn ends in { $pit }, which was empty.
miss-ends-filled = Your turn ends in { $pit }, which held { $n } { $seed } before.
miss-sows-nothing = Nothing is sown in that turn.
miss-by = Another rule ends the turn: { $text }
miss-passes = This does not happen in your turn: { $text }
miss-avoids = This happened, and it should not have: { $text }
miss-exposes = After it the other player can capture { $n } { $seed } of yours.
miss-wins = After it the game is not won.
miss-ended = It ended in { $pit }, which is outlined: { $line }

answers-title = Answers: { $game }
answers-lede = For the teacher: each task with every turn that does it, and what happens in the first of them.
answers-turns = Turns that do it
answers-press = To press
answers-tried = { $n ->
    [one] of one that can be played
   *[other] of { $n } that can be played
}

puzzles-title = Puzzles: { $game }
puzzles-lede = { $n } positions that a computer found, each with one best turn, the easy ones first.
puzzles-sides = Your gain is how many more { $seed } you have on your side or in your hand than before.
puzzles-stores = Your gain is the { $seed } that you win to keep, less those that the other player wins.
puzzles-ends = Once both have laid, there is nothing more to choose: here you see the whole game ahead, short ones first.
puzzles-ahead = { $n ->
    [one] One turn
   *[other] { $n } turns ahead
}
puzzles-grade = Grade { $n }
puzzle-win = Win the game
puzzle-keep = Lose no { $seed }
puzzle-gain = Gain at least { $n } { $seed }
puzzle-lose = Lose no more than { $n } { $seed }
puzzle-by-1 = { $what } with this turn.
puzzle-by-2 = { $what } before your next turn, whatever the other player answers.
puzzle-by-3 = { $what } by the end of your next turn, whatever the other player answers.
puzzle-by-4 = { $what } before your third turn, whatever the other player answers.
puzzle-lay = Lay so that the game ends with you at least { $n } { $seed } ahead.
puzzle-hint = The first handful ends in { $pit }.
puzzle-hint-lay = Lay in { $pit }.
puzzle-reply = The best answer to it is { $reply }.
puzzle-won = The game is won.
puzzle-will-win = You still win.
puzzle-lost = The game is lost.
puzzle-not-won = The game is not won.
puzzle-gains = { $n ->
    [0] You gain nothing and lose nothing.
   *[other] You gain { $n } { $seed }.
}
puzzle-loses = You lose { $n } { $seed }.
puzzle-ends-ahead = The game ends with you { $n } { $seed } ahead.
puzzle-ends-behind = { $n ->
    [0] The game ends level.
   *[other] The game ends with you { $n } { $seed } behind.
}
solutions-title = Answers to the puzzles: { $game }
solutions-lede = For the teacher: each puzzle with the one turn that does it, what happens in it, and the best answer to it.
solutions-only = { $n ->
    [one] the only turn
   *[other] one of { $n } turns that can be played
}

# Turns without end, on the board.
wonder-refused = { $start } would start it there, but the rules refuse it.
