# What stands on the pages around the article.

site-name = Mbao
skip = To the text
nav = Site
nav-article = Article
nav-play = Play
nav-learn = Learn
nav-compare = Compare
nav-map = Map
nav-glossary = Glossary
nav-errata = Errata
nav-about = About
nav-figures = Figures
nav-wonders = Wonders
nav-kiosk = Kiosk
nav-more = More of this site
foot-source = Retold from Walter Driedger, Michezo ya Mbao – Mankala in East Africa (1972, 2001). The words here are our own; every paragraph names its section.
foot-free = Free software under MIT or Apache-2.0. Nothing is fetched from elsewhere, nothing is kept about you.
editors = Mbao contributors

front-title = The sowing games of East Africa
front-lede = How twelve peoples play mancala, as Walter Driedger recorded it in 1972 and 2001: retold section by section, with a board beside every sentence about play that does what it says and tells why.
english-only = The article is in English; cards, rules, boards and glossary are in the language you chose.
all-sources = All sources of this site
historical = (an address of 2001, kept as a record; it is not expected to answer)
pages = pages { $pages }
definitions = Words used on this page
also = Also: { $words }
contents = Contents
neighbours = Neighbouring pages
before = Before
after = Next
link-here = Link to this place
note-back = { $label }: back to the text
our-note = our note
diagram = Diagram { $letter }
diagram-lost = Lost:
diagram-own-opening = And here the opening is yours: lift, lay, and watch the forced game that follows.
turning-pit = Turning pit { $pit }: see what happens there
setup-each = { $n } in each pit
to-section = Read its section
to-board = To the board
to-play = Play this game

masters = Three games between masters
masters-lede = Zanzibar, October 1994: recorded by A. J. de Voogt (Limits of the Mind, 1995), set in machine-readable notation by H. H. L. M. Donkers. Step through them turn by turn.
masters-game = { $south } (South) and { $north } (North), { $place }, { $date }, { $n } turns

masters-won = { $winner } won
masters-given-up = the other gave up, { $winner } won

card = Card
card-names = Names
card-people = People
card-place = Place
card-board = Board
card-seeds = Seeds
card-plant = Plant
card-players = Who plays
card-recorded = On record
card-sources = Sources
place-town = the town named
place-region = somewhere in this region
place-country = no more than the country is known
map-label = Map: { $people }, { $place }
board-of = Board of { $game }

sheet = The rules of { $game }
sheet-lede = { $game }, as played by: { $people }. What one needs to sit down and play.
rule-start = Starting
rule-sowing = Sowing
rule-end = The end
setups = How it is set up

play-lede = Fourteen games for two people at one screen. Choose one; its rules are enforced and every step is explained.
play-title = { $game } · { $people }
play-one-lede = Play { $game } against a friend, by the rules as they were recorded; the record can be kept, sent and gone through again.
play-table = About this game

glossary-lede = The words of the games, in the languages of those who play them.
errata-lede = Slips of the printed article and of the texts that go with it, and what we read instead.
errata-where = Where
errata-what = What stands there
errata-read = We read

about-lede = Mbao, Swahili for board, is a home for the sowing games of East Africa: to read about, to watch, to play, to compare and to put on other pages.
about-words-title = Whose words these are
about-words = Walter Driedger described these games in a journal article of 1972 and again in 2001. The facts are his, the sentences are ours. Every paragraph ends with the section it comes from; remarks marked as our note are the editors'. Bao rests on another text, which its two sections name. The photographs of the original are not ours to show: drawn plates stand in their place.
about-doubts-title = What the article does not say
about-doubts = Where the article is silent or contradicts itself we had to decide. Each such decision has a number, is told beside the game it concerns, and where there is another reading it can be switched on and played.
about-boards-title = The boards
about-boards = One engine plays all fourteen games from pages of data. It counts seed by seed, finds turns that would never end, and tells which ending applied and where the article says so. Boards can be played by mouse, touch and keyboard, are spoken by screen readers, and keep still where motion is not wanted.
about-embed-title = For your own page
about-embed = Any page can show these boards with one script and one tag.
about-embed-link = Choose a board and copy the tag
embed-lede = Choose a game and how the board looks, then copy the lines into your page.
embed-form = Choose a board
about-guides-title = Guides
about-private-title = What is kept
about-private = Nothing leaves your machine. Settings and unfinished games are kept in this browser and can be cleared there.

lost-title = There is no such page
lost-lede = The address leads nowhere here. These are the sections of the article; play, glossary and the rest are above.

learn = Learn
learn-lede = Fourteen games, learnt by doing: small tasks, each a board and one turn to find. What you play is judged at once, and you may try as often as you like.
learn-all = Lessons for every game
learn-count = { $n } tasks
learn-title = Learn { $game } by playing
learn-one-lede = { $n } small tasks, from the first handful on. In each the board waits for one turn; find the turn that does what is asked.
learn-by-hand = Without a screen: lay the position out, play it with your hands, and count.
to-learn = Learn it in small tasks
to-print = Sheets to print
to-answers = Answers for the teacher
task-plays = { $player } plays.
task-hint = Hint
task-solved = That is it.
task-missed = Not this time.
task-again = Try again
task-done = Done:
miss-captures = { $n ->
    [0] That turn captures nothing from the other side.
    [one] That turn captures only one seed from the other side.
   *[other] That turn captures only { $n } seeds from the other side.
}
miss-pits = { $n ->
    [0] That turn takes no pit of the other side.
    [one] That turn takes only one pit of the other side.
   *[other] That turn takes only { $n } pits of the other side.
}
miss-loses = { $n ->
    [one] The other player captures one of your seeds meanwhile.
   *[other] The other player captures { $n } of your seeds meanwhile.
}
miss-marks = { $n ->
    [0] That turn makes nothing that is yours to keep.
    [one] That turn makes only one.
   *[other] That turn makes only { $n }.
}
miss-handfuls = { $n ->
    [0] No handful is sown.
    [one] The turn is over after one handful.
   *[other] The turn is over after { $n } handfuls.
}
miss-again = { $n ->
    [0] That turn gives you no further start.
    [one] You start again only once.
   *[other] You start again only { $n } times.
}
miss-ends-empty = The last seed falls in { $pit }, which was empty.
miss-ends-filled = { $n ->
    [one] The last seed falls in { $pit }, where one lay before.
   *[other] The last seed falls in { $pit }, where { $n } lay before.
}
miss-sows-nothing = Nothing is sown in that turn.
miss-by = Another ending closes the turn: { $text }
miss-passes = This does not happen in that turn: { $text }
miss-avoids = This is what happened, and should not: { $text }
miss-exposes = { $n ->
    [one] After it the other player could capture one seed of yours.
   *[other] After it the other player could capture { $n } seeds of yours.
}
miss-wins = After it the game is not won.
answers-title = Answers: { $game }
answers-lede = For the teacher: each task with every turn that does it, and what happens in the first of them.
answers-turns = Turns that do it
answers-tried = { $n ->
    [one] of one that can be played
   *[other] of { $n } that can be played
}

to-puzzles = Puzzles
puzzles-title = Puzzles: { $game }
puzzles-lede = { $n } positions found by search, each with one best turn, the easy ones first.
puzzles-sides = Gained are the seeds that lie on your side, or in your hand, more than before.
puzzles-stores = Gained are the seeds that come to you to keep, less those that come to the other player.
puzzles-ends = Once both have laid, nothing can be chosen any more: here you see the whole game ahead, short ones first.
puzzles-ahead = { $n ->
    [one] One turn
   *[other] { $n } turns ahead
}
puzzles-grade = Grade { $n }
puzzle-win = Win the game
puzzle-keep = Lose no seed
puzzle-gain = { $n ->
    [one] Gain at least one seed
   *[other] Gain at least { $n } seeds
}
puzzle-lose = { $n ->
    [one] Lose no more than one seed
   *[other] Lose no more than { $n } seeds
}
puzzle-by-1 = { $what } with this turn.
puzzle-by-2 = { $what } before your next turn, whatever the other player answers.
puzzle-by-3 = { $what } by the end of your next turn, whatever the other player answers.
puzzle-by-4 = { $what } before your third turn, whatever the other player answers.
puzzle-lay = { $n ->
    [one] Lay so that the game ends with you at least one seed ahead.
   *[other] Lay so that the game ends with you at least { $n } seeds ahead.
}
puzzle-hint = The first handful ends in { $pit }.
puzzle-hint-lay = Lay in { $pit }.
puzzle-reply = The best answer to it is { $reply }.
puzzle-won = The game is won.
puzzle-will-win = You win all the same.
puzzle-lost = The game is lost.
puzzle-not-won = The game is not won.
puzzle-gains = { $n ->
    [0] You gain nothing and lose nothing.
    [one] You gain one seed.
   *[other] You gain { $n } seeds.
}
puzzle-loses = { $n ->
    [one] You lose one seed.
   *[other] You lose { $n } seeds.
}
puzzle-ends-ahead = { $n ->
    [one] The game ends with you one seed ahead.
   *[other] The game ends with you { $n } seeds ahead.
}
puzzle-ends-behind = { $n ->
    [0] The game ends level.
    [one] The game ends with you one seed behind.
   *[other] The game ends with you { $n } seeds behind.
}
solutions-title = Answers to the puzzles: { $game }
solutions-lede = For the teacher: each puzzle with the one turn that does it, what happens in it, and the best answer to it.
solutions-only = { $n ->
    [one] the only turn
   *[other] one of { $n } turns that can be played
}

print-title = { $game } on paper
print-lede = Sheets for A4 or Letter: the rules, a board to cut out, in every size it is played on, and a score sheet. Print at full size (100 %); the line of 5 cm on the board shows whether it came out right.
print-rules = { $game }: the rules
print-endings = Where the last seed falls
print-endings-mtaji = In a turn that began with a capture (mtaji)
print-endings-takata = In a turn that began without one (takata)
print-board = { $game }: the board
print-pits = { $rows } rows of { $columns } pits, each { $mm } mm across. South sits at the left, column a at the top.
print-earth = In earth or sand: pits as wide as a hand, about 10 cm, their middles 15 cm apart; the board is { $length } cm long and { $width } cm wide.
print-ruler = { $n } cm
print-score = { $game }: score
print-score-lede = One line a game. For every game won colour or lay down one twig, as the Maasai keep count.
print-game = Game
print-south = South
print-north = North
print-seeds = Seeds
print-winner = Winner
print-names = Names
print-twigs = Twigs of { $player }

# A game looked at afterwards, on its play page. Texts in braces are put in while it is looked at.
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
afterwards-south = South
afterwards-north = North
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

# Other recorders' readings of a game.
readings = Readings from other recorders
readings-told = This game was recorded by others too, and not always alike. These readings are outside the article; each says after whom it is and how sure that is, and can be played.
reading-differs = How it differs from the article’s game
reading-instead = { $point } – here: { $theirs }; in the article: { $ours }.
reading-besides = { $point } – here also: { $theirs }.
reading-without = { $point } – in the article, not here: { $ours }.
reading-said = What is said, and how sure it is
reading-sure = sure
reading-fairly = fairly sure
reading-unsure = unsure
reading-inferred = not found: we decided
reading-told-only = told, not played here
reading-sources = Sources
reading-play = Play this reading here
reading-notebook = Open it in the field notebook
reading-computer = The computer plays North
reading-set-up = Set-up
reading-failed = The board could not be fetched
