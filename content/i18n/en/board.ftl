# What the board says. $n is a number, $called chooses a people's own word; all else is text.

south = South
north = North
# What the people of a game call what is sown, one and several. Other messages contain these words.
seed-word = { $called ->
    [cow] cow
    [stone] stone
    [warrior] warrior
   *[seed] seed
}
seeds-word = { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
}
# What they call a pit; with its gloss while the first turn of a game is told.
pit-word = { $hole ->
    [boma] boma
    [new-boma] boma (pit)
   *[pit] pit
}
one-seed = one { seed-word }
seeds = { $n ->
    [0] no { seeds-word }
    [one] { one-seed }
   *[other] { $n } { seeds-word }
}
filling = { $n ->
    [0] empty
    [one] { $n } { seed-word }
   *[other] { $n } { seeds-word }
}

# The board and its parts, as a screen reader names them.
board-label = { $game }: { $rows } rows of { $columns }
pit-label = { $pit }, { $filling }, { $whose }
pit-label-marked = { $pit }, { $filling }, { $mark }, { $whose }
pit-ends = ends in { $pits }
whose-own = yours
whose-other = your opponent's
store-label = { $player }'s store: { $filling }
hand-label = { $player }'s hand: { $filling }
mark-bull = { $player }'s bull
mark-knife = { $player }'s knife
mark-own-bull = your bull
mark-own-knife = your knife
mark-their-bull = your opponent's bull
mark-their-knife = your opponent's knife
mark-house = house
mark-unmoved = not yet moved

# A handful: where it came from, where it ended, why what follows follows.
handful = { $seeds } from { $pit }
last-in = last in { $pit }
lays = { $seeds } laid in { $pit }
lifts = { $seeds } lifted from { $pit }
captures = { $n ->
   *[other] { $seeds } captured from { $pits }
}
because = the last { seed-word } fell { $why }: { $then }
ending = source: { $cite }
decided = the editors decided: { $what }
# Lists whose order every language keeps. Words of the article's places: §9 rule 2, §4, diagram e, §6, photos 6 and 7, §18 no. 3.
words-of-places = rule; rules; diagram; photo; photos; footnote; title; no.; and
# Parts of the text on bao: Bao, setup.
parts-of-bao = introduction; history; rules; equipment; terminology; setup; mtaji phase; capture and sowing; the nyumba; end of the game; external links; masters' games
then-sleep = the turn ended
then-relay = all were lifted and sown on
then-relay-turned = all were lifted and sown the other way
then-direction = all were lifted
then-capture = captured
then-turn-round = turned round
then-mark-bull = it became a bull
then-mark-knife = it became a knife
then-mark-pair = both became bulls
then-move-on = it went on into the next pit; the turn ended
then-again = started again
then-house = the house may be sown
then-win = that won
passes = { $player } passes
to-choose = { $player } chooses
to-play = { $player } to play

# Why an ending applies: where or how the last seed fell. A sentence lists one or more, between commas.
if-own-side = on the sower’s own side
if-enemy-side = on the other side
if-front = in the front row
if-turning = in a turning pit
if-leftmost = at the left end
if-empty = in an empty pit
if-occupied = in a pit with { seeds-word }
if-held = in a pit that held { seeds }
if-held-at-least = in a pit that held { $n } or more
if-held-at-most = in a pit that held { $n } or fewer
if-opposite = with { seeds-word } opposite
if-opposite-holds = with { seeds } opposite
if-behind = and { seeds-word } behind them
if-opposite-free = free to be taken
if-marked = in a marked pit
if-crossed = after crossing to the other side
if-not-crossed = without crossing to the other side
if-came-round = after going round the board
if-has-captured = after an earlier capture of one’s own
if-pair = with { $a } and { $b } in the last two pits
if-clockwise = where a capture the other way is possible
if-capturing = in a capturing turn
if-not-capturing = in a turn without captures
if-house = in the living house
if-takasia = in a pit that may not be emptied
if-other-end = after a capture at the other end this turn

# Why a pit cannot start, or something else cannot be played now: one sentence.
not-over = The game is over.
not-set-up = The turns have not begun yet.
not-choice = First choose how this turn goes on.
not-offered = There is nothing of that kind to choose now.
not-no-pit = There is no such { pit-word } on this board.
not-not-yours = This { pit-word } is your opponent’s.
not-not-theirs = These { seeds-word } go to your opponent’s side.
not-empty = This { pit-word } is empty.
not-too-few = { $n ->
    [2] A single { seed-word } cannot start here. Choose a { pit-word } with two or more.
   *[other] A { pit-word } needs { $n } { seeds-word } to start here.
}
not-exactly = A { pit-word } with { seeds } can start only if it is ringed.
not-lone-seed = A single { seed-word } can start only when the next { pit-word } is empty.
not-bull = This { pit-word } is a bull: you cannot lift its { seeds-word }.
not-knife = This { pit-word } is a knife: you cannot lift its { seeds-word }.
not-not-leftmost = You must start from your leftmost { pit-word } with { seeds-word }, { $pit }.
not-ends-on-own = The first handful would end in a { pit-word } of yours that holds { seeds-word }.
not-must-capture = { $called ->
    [warrior] You can capture, so you must.
   *[seed] You can eat, so you must.
}
not-must-feed = Your opponent has no { seeds-word }: choose a start that gives some.
not-one-way = Here { seeds-word } are sown counterclockwise.
not-without-direction = Say which way the first handful goes, as in c1+ or c1-.
not-with-direction = Name only the { pit-word }: in this game every start goes the same way.
not-other-way = From here only the other way is open.
not-no-capture = { $called ->
    [warrior] Nothing would be captured that way.
   *[seed] Nothing would be eaten that way.
}
not-lay-seed = You have { seeds-word } in hand: lay one of them first.
not-no-seed-in-hand = You have no { seed-word } in hand to lay.
not-front-only = Lay { seeds-word } from the hand in your front row.
not-front-first = A pit of your front row can start, so choose one there.
not-house = Your house keeps its { seeds-word } while your front row has another { pit-word } to sow.
not-tax-last = Your house is taxed only when no other pit can start.
not-takasia = This pit is under takasia: you cannot lift it this turn.
not-lone-kichwa = Your last front pit cannot be sown toward the back row.
not-never-ends = This sowing would never end.
not-leads-back = This would lead back to an earlier choice of this turn.
not-unlawful = The rules do not allow the way this turn would go.
not-no-pass = You cannot pass now.
not-moved = The { seeds-word } of this { pit-word } have been moved already, or it began empty.
not-numbers = The rules do not allow these numbers of { seeds-word }.

# A whole turn in a sentence or two.
and = { $pits } and { $pit }
opponent = your opponent
turn-sown = { $player } sowed { $seeds } from { $pit } to { $to }
turn-sown-you = You sowed { $seeds } from { $pit } to { $to }
turn-sown-long = { $player } sowed { $seeds } in { $n } handfuls, from { $pit } to { $to }
turn-sown-long-you = You sowed { $seeds } in { $n } handfuls, from { $pit } to { $to }
turn-so = { $told }, { $why }: { $then }
turn-captured = { $n ->
   *[other] In all, { $seeds } captured
}
turn-lifted = { $player } picked up { $seeds } from { $pits }
turn-lifted-you = You picked up { $seeds } from { $pits }
turn-laid = { $player } put { $seeds } in { $pits }
turn-laid-you = You put { $seeds } in { $pits }
passes-you = You pass
to-play-you = Your turn
over-won = The game is over: { $player } wins, { $more } to { $less }
over-won-you = The game is over: you win, { $more } to { $less }
over-draw = The game is over: a draw, { $south } to { $north }
over-endless = only turns without end were left
over-repetition = the same position came a third time
over-length = the game has lasted two thousand turns

# Play: a line at a time of at most 60 characters, for people who have never seen the game. It names no pit and no
# place in the sources, says "you" and "they", and "eat" (warriors are captured), and calls a pit what its people do. A
# reason, then what follows.
play-start = Lift the { $called ->
    [cow] cows (seeds)
    [stone] stones (seeds)
    [warrior] warriors (seeds)
   *[seed] seeds
} of a ringed { pit-word }
play-start-or-pass = { play-start }, or pass and wait
play-place = Put a seed in a ringed pit
play-next-they = Their turn
play-next = { $player }’s turn
play-pass-they = They pass
# Where one may pass without need: never three times running.
play-pass-back = If you pass too, they must play
play-passed-back = If they pass too, you must play
play-must = Now you must play
play-must-they = Now they must play
# A line and what follows from it; a line that rejoices.
play-so = { $first }: { $then }
play-cry = { $told }!
play-empty = empty
play-empty-pit = empty { pit-word }
play-full = full
play-full-pit = full { pit-word }
play-held = it held { $n }
play-at-least = { $n } or more
play-at-most = { $n } or fewer
play-opposite = { seeds-word } opposite
play-opposite-holds = { $n } opposite
play-behind = { seeds-word } in both pits opposite
play-turning = a turning pit
play-end-pit = end { pit-word }
play-bull = a bull
play-knife = a knife
play-not-across = not across yet
play-round = once round
play-house = the house
play-takasia = under takasia
play-home = home side
play-away = other side
play-pair = { $a } and { $b } in the last two
play-rest = rest
play-on = lift and sow on
play-on-back = lift and sow back
play-on-which = lift; which way?
play-turn-round = turn round, sow back
play-new-bull = now a bull!
play-new-knife = now a knife!
play-new-bulls = now both are bulls!
play-move-on = one pit on, then rest
play-again = start again
play-sow-or-stop = sow it, or stop?
play-choice = a choice
play-eat-you = { $called ->
    [warrior] you capture
   *[seed] you eat
} { $seeds }
play-eat-they = { $called ->
    [warrior] they capture
   *[seed] they eat
} { $seeds }
play-eat = { $player } { $called ->
    [warrior] captures
   *[seed] eats
} { $seeds }
play-sown = { $seeds } sown
play-lifted = { $seeds } lifted
play-laid = { $seeds } laid
play-ask-eat = { $called ->
    [warrior] Capture
   *[seed] Eat
} { $seeds }?

# The end of a game in a line: the result, then the reason.
play-won-you = you win, { $more } to { $less }
play-won-they = they win, { $more } to { $less }
play-won = { $player } wins, { $more } to { $less }
play-draw = a draw, { $more } to { $less }
side-you = your side
side-they = their side
side-of = { $player }’s side
end-none = no { seeds-word } left on { $side }
end-bulls = only bulls on { $side }
end-knives = only knives on { $side }
end-singles = only single { seeds-word } on { $side }
end-front = no { seeds-word } in front on { $side }
end-start = no { pit-word } on { $side } can start

# A choice in mid-turn: what is asked, and the answers.
ask-capture = Take { $seeds } from { $pits }?
ask-reverse = Turn round, or go on?
ask-resow = Which way are these { seeds-word } sown?
ask-direction = Which way does the next handful go?
ask-house = Sow the house, or stop there?
ask-again = Start again from a ringed { pit-word }.
answer-take = { $called ->
    [warrior] Capture
   *[seed] Eat
} { $n }
answer-leave = Leave them
answer-turn = Turn round
answer-on = Go on
answer-again = Clockwise again
answer-counter = Counterclockwise
answer-clockwise = Clockwise
answer-house = Sow the house
answer-stop = Stop
answer-pass = Pass
answer-from-left = From the left end
answer-from-right = From the right end
ask-way = Which way from { $pit }?
answer-done = Keep this set-up

# Openings by hand: one sentence at a time.
ui-task-lift = Lift at most { $n } of your heaps to lay anew, or keep them.
ui-task-lift-any = Pick up { seeds-word } on your side: one at each press.
ui-task-lifted = { $n ->
    [one] One { seed-word } in your hand. Press Done, or pick up more.
   *[other] { $n } { seeds-word } in your hand. Press Done, or pick up more.
}
ui-task-enough = In your hand: { seeds }. Enough: press Done.
ui-task-own = { $n ->
    [one] One { seed-word } left: press on your side.
   *[other] { $n } { seeds-word } left: press on your side, once for each.
}
ui-task-any = { $n ->
    [one] One { seed-word } left: press on either side.
   *[other] { $n } { seeds-word } left: press on either side, once for each.
}
ui-task-other = { $n ->
    [one] One { seed-word } left: press on their side.
   *[other] { $n } { seeds-word } left: press on their side, once for each.
}
ui-task-one-on = { $n ->
    [one] One { seed-word } left in your hand: enough. Press Done.
   *[other] { $n } { seeds-word } left in your hand. Press Done, or put in more.
}
ui-task-laid = All the { seeds-word } are down. Press Done.
ui-help-deploy = Before the first turn each player may lift two heaps and lay those { seeds-word } anew, on either side. What lies on your side is yours.
ui-help-opening = An opening of three steps: take { seeds-word } in hand from your side, put some in one pit opposite, and sow the rest in a race. Whoever sleeps first begins.
ui-help-lay = Before the first turn { seeds-word } are set out by hand. What lies on your side is yours.
ui-first-of-three = 1 of 3: take { seeds-word } for the race (usual: 1 to 3 a pit).
ui-second-of-three = 2 of 3: put some in one pit opposite, or none.
ui-choose = Choose for me
ui-watch = All is decided: watch.

# Controls. They and the tasks above name no pit: they do not know what a game's people call it.
ui-undo = Undo
ui-redo = Redo
ui-replay = Replay
ui-skip = To the end of the turn
ui-first = To the beginning
ui-back = One step back
ui-forward = One step forward
ui-last = To the end
ui-play = Play
ui-pause = Pause
ui-done = Done
ui-none = Put none
ui-clear = Begin again
ui-stand = Keep this move
ui-retract = Undo this move
ui-why = Why? The whole sentence
ui-which-way = Which way?
ui-most = You can choose no more than { $n }.
ui-thinking = thinking …
ui-hint = Hint
ui-again = Try again
ui-kichwa = From
ui-ringed = Press inside a ring.
ui-error = This board cannot be shown

# Errors by their codes; the rules' own words follow, in English.
ui-unknown-game = There is no such game
ui-unknown-setup = There is no such set-up
ui-unknown-option = There is no such option
ui-bad-position = The position cannot be read
ui-bad-action = The action cannot be read
ui-illegal-action = This is not allowed now
ui-bad-record = The record cannot be read
ui-over = The game is over
ui-unknown-player = There is no such player
ui-no-computer = The computer cannot answer: part of it could not be loaded. Your game is kept.
ui-missing = A part of this board is missing: it could not be loaded. Your game is kept.
ui-not-loaded = This board cannot be played here

# The tag of this language.
ui-lang = en

# What the editors’ decisions are about, by their numbers.
ui-decision-1 = the pit that a handful came from
ui-decision-2 = turns that never end
ui-decision-3 = positions that occur again
ui-decision-4 = diagram a
ui-decision-5 = the turning pits
ui-decision-6 = captures and starts clockwise
ui-decision-7 = the set-up of aweet
ui-decision-8 = the rules of mongale
ui-decision-9 = a player without a start
ui-decision-10 = how far the opening turn goes
ui-decision-11 = a turn that stays on its side
ui-decision-12 = enkeshui with ten pits a row
ui-decision-13 = how warriors are put down
ui-decision-14 = bomas that begin empty
ui-decision-15 = ending in an occupied boma of one’s own
ui-decision-16 = capturing without going round
ui-decision-17 = the race of lukho, cow by cow
ui-decision-18 = cows left outside knives
ui-decision-19 = bao as the masters play it
ui-decision-21 = where a race begins
ui-decision-22 = whether the pit that captures is emptied
ui-decision-23 = what “indirect” means
ui-decision-24 = where the string stops
ui-decision-25 = the direction after coming home
ui-decision-26 = a player without a bull
ui-decision-27 = no knives in the race
ui-decision-28 = which cows are laid on the other side
ui-decision-29 = when kiothi is over
ui-decision-30 = the seed that moves on
ui-decision-31 = a race that is tied
ui-decision-32 = who picks up first
ui-decision-33 = a captured house
ui-decision-34 = other numbers of cows
ui-decision-35 = whose empty side ends the game
ui-decision-36 = a lone kichwa in bao la kujifunza
ui-decision-37 = the turn that lays the last seed
ui-decision-38 = where a race begins on two rows
ui-decision-39 = which way the string of giuthi goes
ui-decision-40 = how far the capture at the left end goes
ui-decision-41 = how many cows are picked up and laid
ui-decision-42 = who begins the later games
