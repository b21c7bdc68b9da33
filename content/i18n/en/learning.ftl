# Lessons and puzzles.
tasks = Tasks
task-done = Done:
task-of = { $n }: { $title }
task-of-done = { $n }: { $title }, done
day = The board of the day.
streak = First try, one after another: { $now }. Your best: { $best }.
class = With a class
class-about = One code gives everybody the same six puzzles, from easy to hard, and at the end a sheet of results to print.
class-new = Six puzzles
class-code = Code
class-open = Open
class-bad = { $n ->
    [one] “{ $code }” is not a code: it has one letter or number, and a code has six.
   *[other] “{ $code }” is not a code: it has { $n } letters or numbers, and a code has six.
}
class-changed = The code “{ $code }” has a mistake in it: compare it with the code of your class.
class-slip = Look again at sign { $n }.
class-under-way = Class code { $code }: six puzzles.
class-unchecked = Its last two signs were missing: compare the numbers with your class: { $places }.
class-leave = All puzzles
class-results = Results
class-name = Name
class-date = Date
class-puzzle = Puzzle
class-tries = Tries
class-solved = Solved
class-print = Print
class-stay = These results stay on this device: nothing is sent. Show your teacher this screen, or print it.
