# What the kiosk says.

language-name = English
title = The sowing games of East Africa
title-words = Thirteen peoples, fourteen games, one board between two people.
begin = Touch to begin
# What the people of a game call a pit.
pit-word = { $hole ->
    [boma] boma
   *[pit] pit
}
invite = Your turn? Touch a glowing { pit-word }.
touch-board = Touch a board to play on it.
touch-pit = Your turn: touch a glowing { pit-word }.
touch-pit-of = { $player }: touch a glowing { pit-word }.
touch-answer = Your turn: touch an answer below the board.
touch-answer-of = { $player }: touch an answer below the board.
touch-anew = Touch “Start over” for another game.
sows = { $player } is sowing.
sows-you = You are sowing.
computer-sows = The computer is sowing.
last-decides = The last { $called ->
    [cow] cow
    [stone] stone
    [warrior] warrior
   *[seed] seed
} decides.
all-games = All { $games } games
wonder-seeds = sown in one turn
wonder-told = A turn of { $laps } handfuls.
wonder-met = It came up in a game played at random.
wonder-arranged = The board was arranged for it; it may never come up in a game.
hold = Pause
go-on = Go on
full = Fill the screen
home = All games
size-small = Smaller text
size-large = Larger text
contrast = Strong contrast
sound = Sound
play = Play
read = Read
print = Print
back = Back
next = Next
page-of = { $page } of { $pages }
south = South
north = North
not-your-turn = Please wait
won = { $player } has won
won-by = { $more } to { $less }
drawn = A draw
anew = Start over
anew-ask = Leave this game and start over?
anew-yes = Start over
anew-no = Go on playing
setup = How the board is set up
players = Who plays
plays-alone = You play against the computer.
plays-two = Two people play.
change = Change
two-people = Two people
alone = One player, against the computer
computer = The computer
computer-turn = The computer is thinking
computer-cannot = Touch “Try again”.
won-alone = You have won
computer-1 = Has just learnt the game.
computer-2 = Easy to beat.
computer-3 = Plays well.
computer-4 = Hard to beat.
computer-5 = Plays like a master, a bingwa.
start-race = Race for it
start-race-why = It decides who begins: both sow at once, with a finger.
race = The race
race-how-first = Both sow at once. Touch inside your ring, wherever it goes: each touch sows one. The first to sleep begins.
race-how-farthest = Both sow at once. Touch inside your ring, wherever it goes: each touch sows one. The player who sows farthest begins.
race-keys = With keys: Z for South, M for North.
race-not-there = Not there: touch inside your ring.
race-over = { $player } has won the race and begins.
still-there = Are you still there?
still-there-how = In { $n } seconds this screen will start over for the next visitor. Touch anywhere to go on.
still-there-yes = I am here
house-story = A story
website = Read on at home
website-how = Point your phone's camera at the code.
staff = For the staff
staff-right = kiosk.toml was read without problems.
staff-none = There is no kiosk.toml: all settings have their defaults.
staff-wrong = { $n ->
    [one] One entry is not understood. Its default is used instead.
   *[other] { $n } entries are not understood. Their defaults are used instead.
}
staff-in-file = kiosk.toml, line { $line }
staff-in-address = Address of the page
staff-now = Current settings
staff-begin = Show it to visitors
staff-begin-in = Show it to visitors ({ $n })
staff-again = Reload
staff-wake-on = The screen stays awake.
staff-wake-off = This browser cannot keep the screen awake. Set that in the system.
staff-kept = Kept for use without a network: { $kept } of { $all } files.
staff-full = There is no room on this machine to keep everything: without a network, some parts will be missing.
staff-opens = To open this screen, hold the upper left corner for three seconds, or press Ctrl+Shift+K.
expected-key = there is no such entry. The entries are: { $names }
expected-truth = expected true or false
expected-number = expected a whole number from { $least } to { $most }
expected-one = expected one of: { $names }
expected-some = expected a list of some of: { $names }
expected-text = expected a text in quotation marks
expected-path = expected the name of a file in the folder house, such as "house/picture.svg"
expected-picture = expected a picture file that exists (PNG, JPEG, WebP, AVIF, GIF or SVG). It is left out
expected-lighter = expected a picture of at most { $most } MB; this one is { $size } MB and is left out
expected-story = expected [[story]] with file = "house/…" or record = """…""", and title.en or title.sw. It is left out
expected-record = expected a record of a game that this kiosk has, of at most 1 MB. It is left out
expected-address = expected an address that begins with http:// or https://
expected-band = expected reach-from to be at least 50 less than reach-to
expected-toml = this is not TOML: { $why }
