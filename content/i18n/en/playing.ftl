# What the play page says.

south = South
north = North
games = All games
to-play = { $player } to play
won = { $winner } has won: South { $south }, North { $north }
drawn = A draw: South { $south }, North { $north }

begin = A new game
begin-setup = Set-up
begin-options = Readings of the rules
begin-now = Begin
begin-question = A game is under way. Begin anew all the same?
begin-keep = Keep playing

record = Record
record-start = To the beginning
record-copy = Copy
record-link = Copy a link to this game
record-save = Save as a file
record-copied = Copied.
record-select = Selected: copy it with the keys of your device.
record-text = As text
turn-of = { $player }: { $turn }
read = Open a record
read-file = From a file
read-paste = Or pasted here
read-now = Read it
read-wrong = This cannot be played; the game on the board is as it was. { $why }

shelf = Unfinished games
shelf-game = { $game }, { $setup }
shelf-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
shelf-forget = Forget
shelf-forget-game = Forget this game of { $game }

clock-lost = Time is up: { $player } has lost the move.

series = Series
series-games = { $n ->
    [0] No game counted yet
    [one] One game counted
   *[other] { $n } games counted
}
series-won = Won
series-points = Points
series-next = Next game, the other side begins
series-reset = Count from nothing
series-stuck = In this game South always begins: change sides.

manner = How it is played
player-person = A person
player-1 = Computer 1, has just learnt it
player-2 = Computer 2
player-3 = Computer 3
player-4 = Computer 4
player-5 = Computer 5, bingwa
speed = Speed
speed-slow = Slow
speed-normal = Usual
speed-fast = Fast
speed-kampala = As in Kampala
speed-instant = At once
manner-trial = Show a move first, then let it stand or take it back
manner-sound = Sound of seeds
manner-clocks = Clocks
manner-seconds = Seconds a move

embed-game = Game
embed-look = How it looks and sounds
embed-lang = Language
embed-lang-page = Same as the page around it
embed-theme = Seeds
embed-theme-own = The people's own
embed-theme-chocolate = brown komwe
embed-theme-stone = pebbles
embed-theme-aluminium = aluminium
embed-theme-plain = plain
embed-hints = Offer hints
embed-bare = No letters and numbers around the board
embed-late = Load only when the board comes into view
embed-position = Begin from a position (text)
embed-tag = The tag
embed-tag-help = Copy the folder mbao of this site to yours, and these lines into your page. The board fetches nothing from elsewhere.
embed-frame = A frame
embed-frame-help = For pages that allow no scripts: a frame that shows the board from this site.

# Lessons and puzzles.
task-again = Try again
task-done = Done:

# A game looked at afterwards.
afterwards = The game afterwards
afterwards-lede = Who stood better, turn by turn, as the strongest computer player sees it, and where another turn would have been better. It takes a few seconds.
afterwards-look = Look at the game
afterwards-none = Play some turns first.
afterwards-progress = Looking at turn { $turn } of { $turns }
afterwards-stop = Stop
afterwards-stopped = Stopped.
afterwards-failed = The game could not be looked at: { $why }
afterwards-done = Looked at { $turns } turns; turning points: { $points }.
afterwards-curve = South's chance to win, turn by turn, over { $turns } turns: { $first } per cent at the beginning, { $last } at the end.
afterwards-better = { $player } stands better
afterwards-points = Turning points
afterwards-no-points = No turn changed much.
afterwards-point = Turn { $turn }, { $player }: { $played }. { $best } would have been better, by { $loss } per cent.
afterwards-what-if = What if?
afterwards-what-if-of = What if? Turn { $turn }
afterwards-back = Back to the game as it was played
afterwards-table = Turn by turn
afterwards-col-turn = Turn
afterwards-col-player = Player
afterwards-col-played = Played
afterwards-col-best = Best
afterwards-col-chance = South's chance, per cent

# Beneath a board to play on.
known = Known to the end
known-waits = Once no more than { $seeds } seeds are in play, it is certain what a position is worth, and it stands here.
known-loads = The table is fetched.
known-failed = The table could not be fetched: { $why }
known-over = The game is over.
known-wins = Certain: { $player } wins, { $most } to { $least }.
known-drawn = Certain: a draw, { $most } each.
known-wins-least = Certain: { $player } wins, with { $low } to { $high } seeds; repetitions decide how many.
known-open = Neither can be sure to win: South comes to { $low } to { $high } seeds, North to the rest, and repetitions decide.
known-turns = Between two who give nothing up, { $turns } more turns.
known-keeps = It ends by a position that comes for the third time, not by itself.
known-table = What each turn comes to
known-turn = Turn
known-result = Comes to
known-left = Turns after it
known-kept = gives nothing up
known-more = There are more turns than are listed.
known-about = How this is known
