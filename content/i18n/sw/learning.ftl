# Lessons and puzzles.
tasks = Mazoezi
task-done = Yaliyokamilika:
task-of = { $n }: { $title }
task-of-done = { $n }: { $title }, limekamilika
day = Bao la leo.
streak = Kwa jaribio la kwanza, mfululizo: { $now }. Rekodi yako: { $best }.
class = Pamoja na darasa
class-about = Msimbo mmoja unawapa wote mafumbo sita yaleyale, kuanzia rahisi hadi magumu, na mwishoni karatasi ya matokeo ya kuchapisha.
class-new = Mafumbo sita
class-code = Msimbo
class-open = Fungua
class-bad = { $n ->
    [one] “{ $code }” si msimbo: ina herufi au tarakimu moja tu, na msimbo una sita.
   *[other] “{ $code }” si msimbo: ina herufi au tarakimu { $n }, na msimbo una sita.
}
class-changed = Msimbo “{ $code }” una kosa: ulinganishe na msimbo wa darasa lako.
class-slip = Tazama tena alama ya { $n }.
class-under-way = Msimbo wa darasa { $code }: mafumbo sita.
class-unchecked = Alama zake mbili za mwisho hazikuwepo: linganisheni nambari darasani: { $places }.
class-leave = Mafumbo yote
class-results = Matokeo
class-name = Jina
class-date = Tarehe
class-puzzle = Fumbo
class-tries = Majaribio
class-solved = Limeteguliwa
class-print = Chapisha
class-stay = Matokeo haya yanabaki kwenye kifaa hiki: hakuna kinachotumwa. Mwonyeshe mwalimu skrini hii, au ichapishe.
