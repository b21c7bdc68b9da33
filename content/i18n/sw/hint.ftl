# Maneno ya dokezo: la kucheza, kisha sababu. $n ni nambari, $called huchagua neno la jamii; mengine yote ni maandishi.

# Kete kwa idadi na neno la jamii; sentensi nyingine hutumia maneno haya.
seed-word = { $called ->
    [cow] ng'ombe
    [stone] jiwe
    [warrior] askari
   *[seed] kete
}
seeds-word = { $called ->
    [cow] ng'ombe
    [stone] mawe
    [warrior] askari
   *[seed] kete
}
seeds = { $n ->
    [one] { $called ->
        [cow] ng'ombe mmoja
        [stone] jiwe moja
        [warrior] askari mmoja
       *[seed] kete moja
    }
   *[other] { seeds-word } { $n }
}

suggestion = { $turn }: { $why }
then = { $before }, kisha { $next }

start = anzia { $pit }
way = { $what }, { $way }
counterclockwise = kinyume cha saa
clockwise = kwa mwendo wa saa
lay-at = weka { seed-word } katika { $pit }
from-left = kutoka kichwa cha kushoto
from-right = kutoka kichwa cha kulia
take = { $called ->
    [warrior] teka
   *[seed] kula
}
turn-round = geuka
leave = acha
again-clockwise = panda tena kwa mwendo wa saa
again-counter = panda kinyume cha saa
go-on = endelea { $way }
sow-house = panda nyumba
stop = simama
pass = pita
as-it-is = baki na mpangilio huu
touch = bonyeza shimo lenye duara
lift = chota { $seeds }
lay = weka { $seeds }
in-pit = { $seeds } katika { $pit }
from-pit = { $seeds } kutoka { $pit }

marked = fuata alama

# Sababu: kitakachompata msomaji akicheza hivyo.
only-choice = hakuna jingine la kucheza
wins = utashinda papo hapo
wins-in = utashinda kwa hakika, ndani ya zamu { $n }
passing-wins = hapa unaweza kupita, na mpinzani akianzia popote atashindwa, ndani ya zamu { $n }
loses-last = popote utashindwa; hapa utadumu zaidi, zamu { $n }
captures = { $called ->
    [warrior] utateka
   *[seed] utakula
} { seeds }
with-string = { $what } pamoja na mfululizo
bulls = { $n ->
    [one] utapata fahali
   *[other] utapata mafahali { $n }
}
knives = { $n ->
    [one] utapata kisu
   *[other] utapata visu { $n }
}
starts-again = { $n ->
    [one] utaanza tena
   *[other] utaanza tena mara { $n }
}
leaves-no-start = mpinzani atakosa pa kuanzia
one-start = mpinzani atabaki na mwanzo mmoja tu
leaves-one-start = mpinzani atabaki na mwanzo mmoja tu, { $start }
saves = utaokoa { seeds }
leaves-nothing-exposed = mpinzani hatakuwa na { $called ->
    [warrior] wa kuteka
   *[seed] cha kula
} zamu ijayo
exposes = kisha mpinzani ataweza { $called ->
    [warrior] kuteka
   *[seed] kula
} { seeds }
