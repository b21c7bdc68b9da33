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
take = kula
turn-round = geuka
leave = acha
again-clockwise = panda tena kwa mwendo wa saa
again-counter = panda kinyume cha saa
go-on = endelea { $way }
sow-house = panda nyumba
stop = simama
pass = pita
as-it-is = acha mpangilio ulivyo
touch = angusha { seed-word }
lift = chota { $seeds }
lay = weka { $seeds }
in-pit = { $seeds } katika { $pit }
from-pit = { $seeds } kutoka { $pit }

marked = fuata alama

only-choice = hakuna zamu nyingine ya kucheza
wins = inashinda mchezo
wins-in = inashinda kwa lazima, katika zamu { $n }
passing-wins = hapa unaweza kupita, na mpinzani akianzia popote anashindwa, katika zamu { $n }
loses-last = zote zinashindwa; hii hudumu zaidi, zamu { $n }
captures = { $called ->
    [warrior] inateka
   *[seed] inakula
} { seeds }
with-string = { $what } pamoja na mfululizo
bulls = { $n ->
    [one] inapata fahali
   *[other] inapata mafahali { $n }
}
knives = { $n ->
    [one] inapata kisu
   *[other] inapata visu { $n }
}
starts-again = { $n ->
    [one] unaanza tena
   *[other] unaanza tena mara { $n }
}
leaves-no-start = mpinzani hana pa kuanzia
one-start = mpinzani anabaki na mwanzo mmoja tu
leaves-one-start = mpinzani anabaki na mwanzo mmoja tu, { $start }
saves = inamzuia mpinzani { $called ->
    [warrior] kuteka
   *[seed] kula
} { seeds }
leaves-nothing-exposed = mpinzani hawezi { $called ->
    [warrior] kuteka mtu
   *[seed] kula kitu
} katika zamu inayofuata
exposes = kisha mpinzani anaweza { $called ->
    [warrior] kuteka
   *[seed] kula
} { seeds }
