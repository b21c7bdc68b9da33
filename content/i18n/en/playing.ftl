# What the play page says.

# What the people of the game call what is sown.
seeds-word = { $called ->
    [cow] cows
    [stone] stones
    [warrior] warriors
   *[seed] seeds
}

won = { $winner } won, { $own } to { $other }
you-won = You won, { $own } to { $other }
drawn = A draw, { $each } each

# The seats, and the card before the first turn.
you = You
friend = Your friend
computer = Computer { $level }
level-0 = learns with you, takes little
level-1 = easy to beat
level-2 = has played a while
level-3 = plays often and well
level-4 = hard to beat
level-5 = bingwa, a master
# How a level likes to play, and what that means: in games in which one chooses where to begin.
style-2 = waits
style-2-likes = likes short sowings
style-4 = races round
style-4-likes = likes long sowings
seat-you = your side: near
seat-you-left = your side: left
# Against a friend, in the games before.
seat-won = games won: { $n }
seat-turn = your turn: press a ringed { $hole ->
    [boma] boma
   *[pit] pit
}
# The end is near for a player: n is one or two. In bao it is the front row that counts.
seat-left = { $n ->
    [one] only one { $hole ->
        [boma] boma
       *[pit] pit
    } left to play
   *[other] only { $n } { $hole ->
        [boma] bomas
       *[pit] pits
    } left to play
}
seat-left-front = { $n ->
    [one] only one pit left in front
   *[other] only { $n } pits left in front
}
seat-choose = your turn: choose
seat-pass = you cannot start: pass
seat-friend = their turn: send them the game
seat-sows = sowing …
seat-sows-you = sowing …
seat-thinks = thinking …
seat-cannot = cannot answer now
# A press turns it on.
seat-sound = Sound
seat-seeds = { seeds-word }
balance = A guess at who will win
balance-yours = Your chance: { $percent } per cent
balance-of = The chance of { $name }: { $percent } per cent
card-who = Who plays
card-computer = Computer
card-friend = A friend
card-two-people = Two here
card-watching = Watch
card-level = How well the computer plays
card-people = Two people at one screen.
card-link = After each turn you send your friend a link.
card-sent = { $name } has sent you this game: it is your turn.
card-plays = { $player } is to play.
card-chooses = { $player } is in the middle of a turn, and chooses how it goes on.
card-watch = The computer plays both sides.
card-you-begin = You begin.
card-computer-begins = The computer begins.
card-go-on = Go on

# The end of a game.
end-next = Next: { $name }
end-rematch = Rematch
end-swap = Swap sides
end-another = Another game
end-point = The turn that decided it
end-point-yours = Turn { $turn } decided it: your chance fell from { $before } to { $after } per cent.
end-point-of = Turn { $turn } decided it: the chance of { $player } fell from { $before } to { $after } per cent.
end-point-takes = { $n ->
    [0] it took nothing
   *[other] it took { $n }
}
end-point-gives = { $n ->
    [0] nothing could be taken back
   *[other] { $n } could be taken back
}
end-point-played = Played: { $turn }; { $takes }, then { $gives }.
end-point-better = Better: { $turn }; { $takes }, then { $gives }.
end-point-show = Show the better turn
end-point-again = Show it again
end-point-back = Back to the end
end-picture = Send a picture
end-picture-saved = Picture saved.
end-board = See the board

# What stands beside the board.
tabs = Beside the board
how = How it is played
how-sow = Sow
how-end = How it ends
moves = Moves
moves-none = No move yet. Each turn is written here.
moves-back = One move back
moves-on = One move forward
moves-end = To the end
more = More
more-embed = This board on your own page
send = Play with a friend
send-turn = Send your turn
send-copied = Link copied. Send it to the person you play with.
send-file = The game is too long for a link, so it was saved as a file.

begin = A new game
begin-setup = Set-up
begin-options = Rule options
begin-now = Begin
begin-anew = New game
begin-question = The game on the board is not over. Start over?
begin-keep = Keep playing

record-start = To the beginning
record-copy = Copy
record-save = Save as a file
record-studio = Make a story of it
record-text = As text
turn-of = { $player }: { $turn }
read = Open a saved game
read-file = From a file
read-paste = Or pasted here
read-now = Read it
read-nothing = There is nothing to read: paste a link or a game as text. The game on the board is as it was.
read-wrong = This cannot be played; the game on the board is as it was. { $why }
read-far = It can be played as far as this. { $why }
read-story = “{ $title }” is a story: the board shows the end of what is played in it.
read-story-untitled = This is a story: the board shows the end of what is played in it.
read-story-read = Read the story

link-noted = This link is for the field notebook: open it there.
link-rest = { $n ->
    [one] Show the one turn that can be read
   *[other] Show the { $n } turns that can be read
}

shelf = Unfinished games
shelf-game = { $game }, { $setup }
shelf-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
shelf-forget = Delete
shelf-forget-game = Delete this game of { $game }
shelf-aside = A saved game cannot be played any more. Here it is as text, to copy or delete.

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
series-reset = Reset score
series-stuck = In this game South always begins: change sides.

manner = Speed and sound
player-person = A person
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-kampala = As in Kampala
speed-instant = Instant
manner-trial = Show a move first, then keep it or undo it
manner-sound = Sound of sowing
manner-balance = A bar that tells who stands better
manner-ghost = Show where a turn leads before it is played
manner-explains = Explain what happens in a first game
manner-name = Your name, for your friend
manner-clocks = Clocks
manner-seconds = Seconds per move

embed-game = Game
# game: what the address asked for
embed-no-game = There is no game “{ $game }” here.
embed-look = How it looks and sounds
embed-lang = Language
embed-lang-page = Same as the page around it
embed-theme = What is sown
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

# A game looked at afterwards.
afterwards = After the game
afterwards-lede = Who stood better, turn by turn, as the strongest computer player sees it, and where another turn would have been better. It takes a few seconds.
afterwards-look = Look at the game
afterwards-none = Play some turns first.
afterwards-progress = Looking at turn { $turn } of { $turns }
afterwards-stop = Stop
afterwards-stopped = Stopped.
afterwards-failed = The game could not be looked at: { $why }
afterwards-done = Looked at { $turns } turns; turning points: { $points }.
afterwards-curve = South's chance of winning, turn by turn, over { $turns } turns: { $first } per cent at the beginning, { $last } at the end.
afterwards-seek = Press the curve, or use the arrow keys, to go to a turn on the board.
afterwards-at = Turn { $turn }, { $player } to play: { $chance } per cent for South.
afterwards-at-end = The end: { $chance } per cent for South.
afterwards-worst = The turn that cost most: turn { $turn }, { $player }
afterwards-better-turn = Better
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
known-waits = Once no more than { $seeds } { seeds-word } are in play, it is certain what a position is worth, and it stands here.
known-loads = Loading the table …
known-failed = The table could not be loaded: { $why }
known-over = The game is over.
known-wins = Certain: { $player } wins, { $most } to { $least }.
known-drawn = Certain: a draw, { $most } each.
known-wins-least = Certain: { $player } wins, with { $low } to { $high } { seeds-word }; repetitions decide how many.
known-open = Neither can be sure to win: South gets { $low } to { $high } { seeds-word } and North the rest, and repetitions decide.
known-turns = If neither gives anything up, { $turns } more turns.
known-keeps = It ends only because a position occurs for the third time.
known-table = Result of each turn
known-turn = Turn
known-result = Result
known-left = Turns after it
known-kept = gives nothing up
known-more = There are more turns than are listed.
known-about = How this is known
