# What the parts of the pages that answer say.

settings = Settings
settings-theme = Colours
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-size = Text size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-size-larger = Larger
settings-motion = Motion
settings-motion-on = On
settings-motion-off = Off

south = South
north = North

not-kept-refused = This browser keeps nothing for this site: what you do here is lost when you leave.
not-kept-full = This browser has no room left: what you do here is lost when you leave.

contents = Contents

search = Search
search-list = Results
search-fetching = Loading the search…
search-failed = The search could not be loaded: { $why }
search-nothing = Nothing found.
search-found = { $n ->
    [one] One place found.
   *[other] { $n } places found.
}

setups = How the board is set up
diagram = diagram { $letter }
play-here = Play this game
endings = What happens where a handful ends
endings-mtaji = Mtaji: in a turn that captures
endings-takata = Takata: in a turn that does not
examples = Turns to step through
example-shows = { $n ->
    [one] Shows ending { $endings }.
   *[other] Shows endings { $endings }.
}
example-show = Show on the board
example-play = Play on from here
example-back = Back to the game
silences = What the sources do not say
doubt = Editors’ decision { $number }
silence-now = Played now: { $reading }
silence-switch = Play the other reading: { $reading }

turn-clock = This turn
turn-clock-up = Time for this turn is up. In a tournament the game would be annulled.

# After a text was copied, and where the browser does not let it be.
copied = Copied.
copy-select = Selected: copy it with the keys of your device.

# How what counts for a player is made up.
tally-captured = { $called ->
    [warrior] captured
   *[seed] eaten
}
tally-here = on this side
tally-in-hand = { $n } in hand
tally-in-bulls = in bulls
tally-in-knives = in knives

# Why the computer has played its turn, below its name: it speaks to the player.
why-only-choice = there was nothing else to play
why-wins-in = I win now, whatever you do
why-loses-last = you win now, whatever I do
why-leaves-no-start = now you cannot start
why-leaves-one-start = now you have one start left
why-captures = { $called ->
    [warrior] I captured
   *[seed] I took
} { $n }
why-saves = I saved { $n } of mine
why-leaves-nothing-exposed = now you can { $called ->
    [warrior] capture
   *[seed] take
} nothing
