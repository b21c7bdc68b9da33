# Maneno ya dokezo: la kucheza, kisha sababu. $n ni nambari; mengine yote ni maandishi.

suggestion = { $turn }: { $why }
then = { $before }, kisha { $next }

start = anzia { $pit }
way = { $what }, { $way }
counterclockwise = kinyume cha saa
clockwise = kwa mwendo wa saa
lay-at = weka kete yako { $pit }
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
touch = angusha kete
lift = chota { $seeds }
lay = weka { $seeds }
in-pit = { $seeds } katika { $pit }
from-pit = { $seeds } kutoka { $pit }

only-choice = hakuna zamu nyingine ya kucheza
wins = inashinda mchezo
wins-in = inashinda kwa lazima, katika zamu { $n }
loses-last = kila zamu inashindwa; hii inadumu zaidi, zamu { $n }
captures = { $n ->
    [one] inakula kete moja
   *[other] inakula kete { $n }
}
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
leaves-one-start = mpinzani anabaki na mwanzo mmoja tu, { $start }
saves = { $n ->
    [one] inaokoa kete moja isiliwe na mpinzani
   *[other] inaokoa kete { $n } zisiliwe na mpinzani
}
leaves-nothing-exposed = mpinzani hawezi kula kitu katika zamu inayofuata
exposes = { $n ->
    [one] kisha mpinzani anaweza kula kete moja
   *[other] kisha mpinzani anaweza kula kete { $n }
}
