# What stands on the pages around the article.

site-name = Mbao
skip = Skip to content
nav = Site
nav-article = Article
nav-play = Play
nav-learn = Learn
nav-make = Make
nav-compare = Compare
nav-map = Map
nav-glossary = Glossary
nav-errata = Errata
nav-about = About
nav-figures = Figures
nav-wonders = Wonders
nav-kiosk = Kiosk
nav-menu = Menu
nav-more = More pages
foot-source = Retold from Walter Driedger, Michezo ya Mbao – Mankala in East Africa (1972, 2001); bao from Wikipedia (CC BY-SA). The words here are our own; every paragraph names its section.
# On pages in a language in which not all is said.
foot-part = Boards, the table, the kiosk and the studio are in this language; everything else is in English.
foot-help = Help to translate it
foot-free = Free software under MIT or Apache-2.0, words and data under CC BY 4.0. It loads nothing from other sites and keeps nothing about you.
offline-keep = Keep the whole site for use without a network (# MB)
offline-asked = Saved so far: # of # files
offline-kept = The whole site is kept on this device.
offline-full = This browser has no room for the whole site. What you visit is kept as far as there is room.
renewed = This site has been published anew. “Try again” loads the page anew; your game is kept.
unloaded = Part of this page could not be loaded. You can read it as it is; to play, reload it.
unable = This page can be read, but not played: { $why }.
no-webassembly = this browser does not run WebAssembly, or has it switched off
restarted = Part of this page stopped, and has begun anew. If that happens again, switch off translation and extensions here, and reload the page.
editors = Mbao contributors

front-title = The sowing games of East Africa
front-lede = Fourteen games from Uganda, Kenya, the Sudan, the Congo and Zanzibar. Walter Driedger printed twelve of them in 1972 and brought out a new edition in 2001, which we retell section by section. Beside each sentence about play, a board does what it says and tells you why.
all-sources = All sources of this site
historical = (an old address, kept as a record; it probably no longer works)
pages = pages { $pages }
definitions = Words used on this page
also = Also: { $words }
contents = Contents
neighbours = Neighbouring pages
before = Previous
after = Next
link-here = Link to this place
note-back = { $label }: back to the text
our-note = our note
places-of-each = { $place }: show the place of each paragraph
diagram = Diagram { $letter }
diagram-lost = Lost:
diagram-own-opening = Here the opening is yours: pick up from your pits, lay, and watch the forced game that follows.
turning-choose = Choose a pit: its example is played on the board.
turning-pit = Turning pit { $pit }: see what happens there
setup-each = { $n } in each pit
setup-won = { $label }: whoever begins can win at once
to-section = Read its section
to-board = To the board
to-play = Play this game
to-studio = Make it yours

chip-takes = { $pit } takes { $n }
# A board as wide as the page asks before it shows.
moment-ask = What happens now?
moment-turn = { $called ->
    [cow] A turn begins in { $pit }. How many cows does it take?
    [stone] A turn begins in { $pit }. How many stones does it take?
    [warrior] A turn begins in { $pit }. How many warriors does it take?
   *[seed] A turn begins in { $pit }. How many seeds does it take?
}
moment-right = Yes.
moment-wrong = No. Follow it step by step.
moment-sown = That is how many it sows. How many does it take?
told-keys = The keys ← and → step through it.
told-begin = Read on, and the board shows what you read. Or touch a pit and play.
told-set-up = Touch a pit to play from here.
told-take = Play from here
told-give-back = Go on with the text
told-close = Close the board

masters = Three games between masters
masters-lede = Zanzibar, October 1994: recorded by A. J. de Voogt (Limits of the Mind, 1995), set in machine-readable notation by H. H. L. M. Donkers. Step through them turn by turn. What is said where a game turns is ours; where it judges a turn, this site's computer searched it.
masters-game = { $south } (South) and { $north } (North), { $place }, { $date }, { $n } turns

masters-won = { $winner } won
masters-given-up = the other player resigned, { $winner } won

card = Card
card-names = Names
card-people = People
card-place = Place
card-board = Board
card-seeds = { $called ->
    [cow] Cows
    [stone] Stones
    [warrior] Warriors
   *[seed] Seeds
}
card-plant = Plant
card-players = Who plays
card-recorded = On record
card-sources = Sources
place-town = the town named
place-region = somewhere in this region
place-country = only the country is known
map-label = Map: { $people }, { $place }
board-of = Board of { $game }

objects-title = Boards in collections
objects-lede = What is kept in museums, as their pages say; whose game it was is often not written down.
sheet = The rules of { $game }
sheet-lede = { $game }, as played by: { $people }. All you need to sit down and play.
rule-start = Starting
rule-sowing = Sowing
rule-end = The end
setups = How it is set up

play-games = All games
play-boards = See all the boards
play-lede = Fourteen games for two people at one screen. Choose one. The board keeps to its rules and explains every step.
play-title = { $game } · { $people }
play-one-lede = Play { $game } against the computer or a friend by the recorded rules. You can save the moves, send them and step through them again.

glossary-lede = The words of the games, in the languages of those who play them.
errata-lede = Mistakes in the printed article and in the texts that go with it, and what we read instead.
errata-where = Where
errata-what = What it says
errata-read = We read

about-lede = Mbao is a home for the sowing games of East Africa. You can read about them, watch, play and compare them, and put them on other pages.
about-words-title = Whose words these are
about-words = Walter Driedger described these games in a journal in 1972 and brought out a new edition in 2001. The facts are his, the sentences are ours. Every paragraph ends with the section it comes from; remarks marked as our note are the editors'. The two sections on bao follow Wikipedia's article on it instead, as it stood in an undated copy; Wikipedia's texts are under CC BY-SA. The photographs of the original do not belong to us, so drawings take their place.
about-languages-title = English, Kiswahili and French
about-languages = The editors wrote both the English and the Kiswahili text. Nobody whose first language is Kiswahili has edited the Kiswahili text yet, so some of it may sound odd or be wrong. The boards, the table, the kiosk and the studio are in French as well; nobody whose first language is French has read that.
about-corrections = If you find a mistake, please tell us: name the page, copy the sentence and write how you would say it.
about-corrections-mail = Write to { $mail }
about-corrections-site = Send it to the people who publish this site.
about-doubts-title = What the article does not say
about-doubts = Where the article is silent or contradicts itself, we had to decide. Each of these decisions has a number and is explained beside the game it concerns. Where there is another reading, you can switch it on and play it.
about-boards-title = The boards
about-boards = One engine plays all fourteen games from data. It counts seed by seed, and it says which ending applied and where the article states it. If a turn comes back to where it was, the engine proves that it never ends; a turn that passes a million seeds is taken as never-ending. You can play with a mouse, touch or a keyboard, screen readers read the boards aloud, and the boards keep still if you prefer no motion.
about-embed-title = For your own page
about-embed = Any page can show these boards with one script and one tag.
about-embed-link = Choose a board and copy the tag
studio-title = Make your own
studio-lede = Play on the board, say what you want to say, and take it to any page, wall or class: a diagram, a story or a task of your own.
studio-board = The board you work on
studio-needs-scripts = This page needs JavaScript.
embed-studio = A story or a task of your own: the studio
embed-lede = Choose a game and how the board looks, then copy the lines into your page.
embed-form = Choose a board
embed-fit = A frame as high as its board
embed-fit-help = A board tells the page around its frame how high it is, and what is played. If your page can run scripts, these lines adjust the height.
embed-editors = What to paste in WordPress, Omeka S, Drupal, Moodle and H5P
about-guides-title = Reference and guides
about-private-title = What is stored
about-private = Nothing leaves your device unless you send it. This browser stores your settings and unfinished games, and you can delete them there.

lost-title = There is no such page
lost-lede = Nothing is at this address. Here are the sections of the article; the menu leads to the rest.

learn = Learn
learn-lede = Fourteen games to learn by doing. Each small task shows a board, and you look for one turn. You see at once whether it is right, and you may try as often as you like.
learn-all = Lessons for every game
learn-title = Learn { $game } by playing
to-learn = Learn it in small tasks
to-print = Sheets to print
to-answers = Answers for the teacher
to-puzzles = Puzzles
print-title = { $game } on paper
print-lede = Sheets for A4 or Letter: the rules, a board to cut out in every size that is played, and a score sheet. Print at full size (100 %). Measure the 5 cm line on the board to check.
print-rules = { $game }: the rules
print-endings = Where a handful ends
print-endings-mtaji = In a turn that began with a capture (mtaji)
print-endings-takata = In a turn that began without one (takata)
print-board = { $game }: the board
print-pits = { $rows } rows of { $columns } pits, each { $mm } mm across. South sits at the left, and column a is at the top.
print-earth = In earth or sand, make pits as wide as a hand, about 10 cm, with their middles 15 cm apart. The board is then { $length } cm long and { $width } cm wide.
print-ruler = { $n } cm
print-score = { $game }: score
print-score-lede = One line for each game. For every game you win, colour in or lay down one twig, as the Maasai kept count.
print-game = Game
print-south = South
print-north = North
print-seeds = { $called ->
    [cow] Cows
    [stone] Stones
    [warrior] Warriors
   *[seed] Seeds
}
print-winner = Winner
print-names = Names
print-twigs = Twigs of { $player }

# Other recorders' readings of a game.
readings = Readings from other recorders
readings-told = Others recorded this game too, and not always in the same way. Their readings are not in the article. Each says who recorded it and how sure that is, and you can play it.
reading-differs = How it differs from the article’s game
reading-instead = { $point } – here: { $theirs }; in the article: { $ours }.
reading-besides = { $point } – here also: { $theirs }.
reading-without = { $point } – in the article, but not here: { $ours }.
reading-said = What is said, and how sure it is
reading-sure = sure
reading-fairly = fairly sure
reading-unsure = unsure
reading-inferred = not stated: we decided
reading-told-only = described, not played here
reading-sources = Sources
about-name-title = The name
about-name = A plank is ubao in Swahili, and planks are mbao. A game board is bao. The article's title has mbao, “Michezo ya Mbao”, and the site takes its name from there.
glance-title = Rules at a glance
glance-lede = Fourteen games side by side: who plays, on what, and what decides a turn and a game. The table is read from the rules that the boards play.
glance-unknown = What the sources leave open
glance-none = none
glance-points = Points: { $count }
glance-decision = (editors’ decision { $number })
timeline-title = Timeline
timeline-lede = When these games were described, recorded and printed, and who says so.
timeline-source = Who says so
reading-list-title = Reading list
reading-list-lede = Everything this site rests on, and how much of it the editors have read.
seen-whole = Read
seen-part = Read in part
seen-second-hand = Not seen: known from another source
seen-not = Not seen: no rule rests on it
glance-relay = Goes on (relays) where the last pit was
glance-capture = Captures: when; what
glance-booty = Captured seeds

# What each rule rests on, and the editors' decisions.
mark-title = How sure each rule is
mark-lede = Stated: the source says so. Inferred: the source does not say so, but it follows from something there. A decision: the source leaves it open, and the editors chose.
mark-rule = Rule
mark-mark = Mark
mark-place = Place in the source
mark-stated = stated: { $cite }
mark-inferred = inferred from { $from }: { $cite }
mark-decided = editors’ decision { $number }: { $what }
mark-only-stated = stated
mark-only-inferred = inferred from { $from }
mark-from-wording = the wording
mark-from-diagram = the diagram
mark-from-game = another game that it is likened to
mark-from-account = another account
mark-setup = Set-up: { $label }
mark-prelude = Before the first turn, step { $step }
mark-passing = Passing
mark-feeding = Feeding the opponent
mark-stuck = When no pit can start
mark-resowing = Where clockwise captures are sown
mark-option = Rule option: { $label }
mark-ending = Ending { $rule }
mark-ending-mtaji = Ending { $rule }, mtaji
mark-ending-takata = Ending { $rule }, takata
decisions-title = The editors’ decisions
decisions-lede = Where a source is silent, unclear or lost, the editors had to choose; otherwise the boards could not play. Each choice has a number. Here is what we play and what else could be meant.
decisions-all = all games
decisions-games = Games concerned
decisions-play = Play the other reading
decisions-notebook = { $game }: change the answer to question { $question } in the field notebook
decisions-unknown = Nobody has told us another reading that could be played.
decisions-table = The other reading takes two people at one board: a program cannot play it.
decisions-engine = The boards cannot play the other reading yet.
decisions-to = What the editors decided
glance-inferred = (inferred)
glance-marks = A rule without a mark is stated by its source.

# The data as files.
data-title = The data
data-lede = The data behind the pages of this site, as files: games, rules with their marks, figures, affinities, sources and glossary.
data-what = What is in it
data-schema = Schema
data-games = The games: people, board, set-ups, rule options, sources
data-rules = Every rule, and whether it is stated, inferred or decided
data-decisions = The editors’ decisions, and the other readings
data-features = What each game has at the points of comparison, and what that rests on
data-affinity = How alike the games are, pair by pair
data-figures = How the games go when every choice is random
data-sources = The sources, and how much of each the editors have read
data-glossary = The glossary
data-more = More files
data-bibtex = the sources and this site as BibTeX
data-csl = the same as CSL JSON, for reference managers
data-cff = how to cite this site, for programs
data-licence-file = the licences
data-changes = what changed in the data
data-cite = How to cite
data-cite-how = Cite what you use, and this site as the place where you found it. A section: its title, its number, and the place in the source that stands behind the paragraph. A rule: its source, and whether it is stated, inferred or decided. A recorded game: its players, place and day, and those who recorded it. A figure: the game, the set-up and the date in the file.
data-licence = Licence and version
data-licence-told = You may use the data under { $licence }, as you choose; the words of the site are under CC BY 4.0. The format is version { $version }. Each file states it, and it goes up when a field is renamed or removed.

# The reference for programmers.
developers-title = For programmers
developers-lede = The board as an element for any page, the rules for JavaScript and Rust, the notation, and the referee for all other languages.
developers-name = Name
developers-what = What it is
developers-element = The element
developers-element-told = One script defines the element. A page can have any number of boards; nothing is fetched from elsewhere.
developers-attributes = Attributes
developers-attributes-told = Each is a property of the same name too. Beside each is a board that has it: try it.
developers-events = Events
developers-events-told = Play on the board and read what it reports. Events bubble, also out of shadow trees.
developers-log = What the board reported, newest first
developers-methods = Methods and properties
developers-unnamed = without a name
developers-slots = Slots
developers-parts = Parts
developers-parts-told = Parts are styled with ::part, colours with the properties below. This board has the style shown under it.
developers-properties = Style properties
developers-javascript = The rules in JavaScript
developers-javascript-told = The same package has the rules without a board, for browsers and for Node. These are all its types, as they are published.
developers-notebook = Games from the field notebook
developers-notebook-told = A file of the field notebook can be played like any other game.
developers-schema = The schema of the file
developers-notation = Notation
developers-notation-told = Pits, actions, positions and records are plain text, the same everywhere.
developers-notation-link = How to read the notation
developers-rust = The rules in Rust
developers-rust-told = The WebAssembly of the site is compiled from these crates. `cargo doc --open -p mbao-rules` shows all that they offer, with examples.
developers-rules = The games: positions, legal actions, turns event by event. `no_std`, one small dependency.
developers-story = Records and stories: what was played, and what its author says, shows and asks. `no_std`.
developers-players = Computer players, hints and the analysis of a game.
developers-notebook-crate = Reads and checks files of the field notebook, and makes games of them.
developers-board = Draws a board as SVG and tells turns in words.
developers-words = Compiles Fluent files to Rust functions.
developers-referee = The referee
developers-referee-told = A program that drives the engine from any language: it reads one JSON command a line and answers with one line of JSON each, with `ok`, the state, the legal actions and what happened. A refused command changes nothing.

# The hand-written pages of `www`, which speak all languages at once: a board in a frame, a board to copy, and what
# stands for a page without a network.
frame-board = A board to play on belongs here. It needs JavaScript, and could not be loaded.
not-kept = This page is not kept on this device, and there is no network now. Pages you have visited can be read.
board-needs-scripts = This board is played on with JavaScript.

# Examples in the file that a museum changes, `kiosk.toml`. Without quotation marks.
kiosk-words = Fourteen games from Uganda to Zanzibar. Choose a board.
kiosk-story = The board from our collection
