# What a board says beside a pit when something happens for the first time: at most five words, no number, no name.

no-more = No more help

lift = Lift them all
sow = Sow one by one
skip = Passed over: it gets none
lay = One from the hand

full-on = Full: lift again!
on = Lift and sow on
back = Lift, and sow back!
which-way = Lift: which way now?
empty-rest = Empty: the turn rests
rest = Here the turn rests
empty-eat = Empty, opposite full: eat!
full-eat = Full, opposite too: eat!
eat = Here one eats!
many = These, too!
turn-round = Turn round, and eat!
bull = Now it is a bull!
bulls = Now both are bulls!
knife = Now it is a knife!
move-on = One pit on, then rest
again = Start once more!
not-across = Not across: start again!
house = Sow the house, or stop?
win = This wins at once!

sow-eaten = What is eaten is sown
kichwa = Sow on from a kichwa
pass = No start: a pass

unmoved = Corner mark: unmoved, so safe
own-house = Your house: keep it full
must-eat = You can eat: you must

# Warriors are captured.
empty-eat-warrior = Empty, opposite full: capture!
full-eat-warrior = Full, opposite too: capture!
eat-warrior = Here one captures!
sow-eaten-warrior = What is captured is sown
turn-round-warrior = Turn round, and capture!
must-eat-warrior = You can capture: you must
