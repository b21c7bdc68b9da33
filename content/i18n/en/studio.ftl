# What the studio says: the page where anybody makes a diagram, a story or a task.

play-help = Play on the board. Every move becomes a step of your story.

# The tools above the board.
tools = What a press on the board does
tool-play = Play
tool-ring = Ring
tool-arrow = Arrow
colour = Colour
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
ring-help = Press a pit or a store: a ring appears. Press again: it goes.
arrow-help = Drag from pit to pit, or press one and then the other.
arrow-from = From { $place }. Now press where the arrow points.
point-none = Remove all rings and arrows
point-with-keys = Point without a mouse
point-from = Pit or store
point-to = To (for an arrow)
point-add = Add
point-wrong = { $text } is no pit or store of this board. Pits have names like c1, and the stores are south and north.
undo = Undo
redo = Redo

# The steps.
steps = Steps
beginning = Beginning
step-said = with words
step-asks = asks
or-else = Or else
cut = Cut from here
cut-beat = Cut this sentence
step-beat = sentence { $n }
step-of = { $what } { $how }
step-ccw = counterclockwise
step-cw = clockwise
step-hand = from the hand
step-left = (left kichwa)
step-right = (right kichwa)
step-take = took { $n }
step-mark = marked { $pit }
step-turn = turned round
step-on = went on
step-leave = left them
step-house = sowed the house
step-stop = stopped
step-pass = passed
step-done = began
step-tap-south = South’s next seed
step-tap-north = North’s next seed
step-lift = picked up { $pits }
step-lay = laid { $pits }
promote = Make this branch the story
cut-branch = Cut this branch
branched = A new branch from here. The story itself stays as it was.
too-deep = Branches are four deep here already. Cut one, or go on with the story itself.
unplayed = Nothing can be played from this step on. Mend what comes before, or cut.
unplayed-go = Show it
unplayed-cut = Cut what cannot be played

# What is said.
say-here = What you say here
say-silent = Where you say nothing, the board says what happened.
say-more = Another sentence at this board
say-in = Write in
say-any = For all languages
say-other = another language
say-tag = Its code, such as fr or pt-BR
say-tag-wrong = { $text } is not the code of a language. Codes look like fr or pt-BR.
say-about = Source, licence, photograph
say-source = Source
say-licence = Licence
say-picture = A picture: its file or address
say-picture-alt = What it shows, for those who do not see it
say-picture-credit = Whose it is
title = Title
author = Your name

# Tasks.
ask = Let the reader find what comes next
ask-nothing = Play the answer first, then come back to this step and ask.
ask-turn = the whole turn
ask-action = only the next press
ask-turns = { $turns } turns, the other player's among them
ask-press = a pit to press, while nothing is played
ask-number = one of several numbers
ask-choices = The numbers to choose from
ask-what = What is to be found
ask-hint = A hint
ask-right = To a right answer
ask-wrong = To a wrong answer
ask-accept = Also right
ask-accept-help = As moves are written: d1, or c1 x. Put | between several.
ask-answer = The right answer
ask-answer-help = A pit, such as d1, or a number. Put | between several that are right.
ask-accept-wrong = This cannot be read as answers:
fault-not-asked = Something here belongs to a question, but nothing is asked.
fault-differ = The languages ask for different things.
fault-none-accepted = Nothing is accepted as an answer.
fault-no-choices = A number is asked for, but there are none to choose from.
fault-misplaced = { $answer } is no answer to what is asked.
fault-illegal = { $answer } cannot be played here.
fault-unfinished = { $answer } is not a whole turn yet: go to the last step and play on.
fault-too-long = { $answer } goes further than what is asked for.
fault-wrong-is-right = { $answer } is called wrong, but it is right.

# How it begins.
begin = How it begins
begin-game = Game
begin-setup = Set-up
begin-options = Rule options
begin-own = A position of your own
lay = Lay the seeds with your hands
lay-help = A press puts a seed in; the other tools take one out or empty the pit. For stores and hands, type a number.
lay-heap = { $on } of { $all } seeds are laid
lay-put = One in
lay-take = One out
lay-empty = Empty
lay-pit = Pit { $pit }
lay-south = South’s store
lay-north = North’s store
lay-hand-south = South’s hand
lay-hand-north = North’s hand
lay-mover = Who begins
lay-mover-south = South
lay-mover-north = North
lay-wrong = The rules do not allow this position yet:
lay-use = Begin from this position
lay-usual = Back to the usual set-up
lay-none = This game begins by laying seeds: do that on the board.
begin-text = Paste a story, a record or a position
begin-open = Open it
begin-file = Open a file
open-empty = There is nothing to open.
open-refused = This can be read neither as a story nor as a position:
open-unread = The file cannot be read.
opened = What you had before is among your drafts.

# What could not be read of a text from elsewhere.
left = Not all of it could be read. The rest stands as words at its place.
left-line = Line { $line }:
left-words = “{ $what }” is no move.
left-unplayed = “{ $what }” cannot be played there. { $who } can play { $legal }.
left-over = “{ $what }” cannot be played: the game is over there.
left-header = “{ $what }” does not fit this game.
left-open = nothing closes the brace before “{ $what }”.
left-mark = “{ $what }” has a sign in brackets that cannot be read.
left-another = another game begins with “{ $what }”.
left-many = a story cannot have more moves.

# Drafts.
drafts = Your drafts
drafts-help = Kept on this device, and nowhere else.
draft-new = New
draft-untitled = Untitled
draft-delete = Delete
draft-deleted = Deleted.
draft-restore = Bring it back
draft-steps = { $n ->
    [0] no steps
    [one] one step
   *[other] { $n } steps
}

# Looking.
look = As your readers see it
look-width = On
look-phone = a phone
look-laptop = a laptop
look-wall = a wall
look-language = In
look-dark = in the dark
look-nothing = Play a move or say something, and it appears here.

# Taking away.
take = Take it away
take-link = Copy a link
take-link-help = The link carries everything; nothing is stored elsewhere. { $signs } characters.
take-link-field = The link
take-class = With several tasks the link is a set for a class: under the story a sheet counts the tries at each.
take-tag = A tag for your page
take-tag-help = For pages that may run scripts. Put the folder mbao on your server first.
take-frame = A frame for your page
take-frame-help = For WordPress, Omeka, Moodle and other editors.
take-kiosk = A screen for the kiosk
take-kiosk-help = Save the file, put it into the folder house beside kiosk.toml, and add these lines at the end of kiosk.toml.
take-copy = Copy
take-record = Save as a file
# A page in one file, which needs no network.
take-page = Save as a page that works alone
take-cite = How to cite it
take-print = Print
take-picture = A picture
take-picture-help = Of the board that you work on, with its rings and arrows. The SVG is for print, in outlines.
take-width = Width in pixels
take-svg = SVG, outlines
take-png = PNG, colours
take-moving = Moving picture (GIF)
take-made = Saved: { $size } KB.
take-progress = { $at } of { $of }
take-stop = Stop
take-stopped = Stopped. Nothing was saved.
take-failed = This browser could not make the picture:
take-too-wide = A picture is 100 to { $most } pixels wide.

# Whoever follows a link.
read-by = by { $author }
read-play = Play { $game }
read-noted = { $game }: its rules, and a board to play it on
read-make = Make it mine
read-own = Begin an empty one

# Under a story with tasks.
results = Results
results-about = Kept on this device alone: show this sheet to your teacher, or print it.
results-name = Name
results-date = Date
results-task = Task
results-tries = Tries
results-found = Found
