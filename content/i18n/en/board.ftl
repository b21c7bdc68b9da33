# What the board says. $n is a number; all else is text.

south = South
north = North
seeds = { $n ->
    [0] no seeds
    [one] one seed
   *[other] { $n } seeds
}
filling = { $n ->
    [0] empty
    [one] { $n } seed
   *[other] { $n } seeds
}

# The board and its parts, as a screen reader names them.
board-label = { $game }: { $rows } rows of { $columns }
pit-label = { $pit }, { $filling }, { $whose }
pit-label-marked = { $pit }, { $filling }, { $mark }, { $whose }
whose-own = yours
whose-other = your opponent's
store-label = { $player }'s store: { $filling }
hand-label = { $player }'s hand: { $filling }
mark-bull = { $player }'s bull
mark-knife = { $player }'s knife
mark-house = house
mark-unmoved = not yet moved

# A handful: where it came from, where it ended, why what follows follows.
handful = { $seeds } from { $pit }
last-in = last in { $pit }
lays = { $seeds } laid in { $pit }
lifts = { $seeds } lifted from { $pit }
captures = { $seeds } captured from { $pits }
because = { $why }: { $then }
ending = ending { $rule }, { $cite }
then-sleep = the turn ends
then-relay = all are lifted and sown on
then-relay-turned = all are lifted and sown the other way
then-direction = all are lifted; the way is chosen
then-capture = captured
then-turn-round = the player turns round
then-mark-bull = it becomes { $player }'s bull
then-mark-knife = it becomes { $player }'s knife
then-mark-pair = both become { $player }'s bulls
then-move-on = the last seed goes into the next pit; the turn ends
then-again = { $player } starts again
then-house = the house may be sown
then-win = { $player } has won
passes = { $player } passes
to-choose = { $player } chooses
to-play = { $player } to play

# Why an ending applies.
if-own-side = own side
if-enemy-side = the other side
if-front = front row
if-turning = a turning pit
if-leftmost = the leftmost pit
if-empty = empty
if-occupied = occupied
if-held = with { $n } before
if-held-at-least = with { $n } or more before
if-held-at-most = with { $n } or fewer before
if-opposite = seeds opposite
if-opposite-holds = { $n } opposite
if-behind = seeds behind them
if-opposite-free = free to be taken
if-marked = marked
if-crossed = across the board this turn
if-not-crossed = not across the board this turn
if-came-round = round the board this turn
if-has-captured = having captured before
if-pair = { $a } and { $b } in the last two
if-clockwise = a capture the other way
if-capturing = a capturing turn
if-not-capturing = a turn without captures
if-house = the living house
if-takasia = a pit that may not be emptied
if-other-end = captured at the other end this turn

# A whole turn in one line.
turn-sown = { $player }: { $handful }, last in { $pit }
turn-sown-long = { $player }: { $handful }; { $handfuls } handfuls, { $n } seeds sown, last in { $pit }
over-won = The game is over: { $player } wins, { $south } to { $north }
over-draw = The game is over: a draw, { $south } to { $north }
over-endless = only turns without end were left
over-repetition = the position has come a third time
over-length = the game has lasted two thousand turns

# Controls.
ui-undo = Take back
ui-redo = Play again
ui-skip = To the end of the turn
ui-first = To the beginning
ui-back = One step back
ui-forward = One step on
ui-last = To the end
ui-play = Play
ui-pause = Pause
ui-as-it-is = Leave it as it is
ui-done = Done
ui-clear = Begin again
ui-stand = Let it stand
ui-retract = Take it back
ui-take = Take
ui-turn = Turn round
ui-leave = Leave it
ui-again = Clockwise again
ui-counter = Counterclockwise
ui-right = Counterclockwise
ui-left = Clockwise
ui-house = Sow the house
ui-stop = Stop
ui-pass = Pass
ui-from-left = From the left kichwa
ui-from-right = From the right kichwa
ui-lift = Choose what to lift
ui-lay = Choose where to lay
ui-most = No more than { $n } of the pits can be chosen.
ui-south = South
ui-north = North
ui-thinking = thinking …
ui-hint = Hint
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
