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
