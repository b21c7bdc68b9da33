# Maneno ya bao. $n ni namba; mengine yote ni maandishi.

south = Kusini
north = Kaskazini
seeds = { $n ->
    [0] bila kete
    [one] kete moja
   *[other] kete { $n }
}
filling = { $n ->
    [0] tupu
    [one] kete { $n }
   *[other] kete { $n }
}

board-label = { $game }: mistari { $rows } ya mashimo { $columns }
pit-label = { $pit }, { $filling }, { $whose }
pit-label-marked = { $pit }, { $filling }, { $mark }, { $whose }
whose-own = lako
whose-other = la mpinzani
store-label = Ghala ya { $player }: { $filling }
hand-label = Mkono wa { $player }: { $filling }
mark-bull = fahali wa { $player }
mark-knife = kisu cha { $player }
mark-house = nyumba
mark-unmoved = bado kusogezwa

handful = { $seeds } kutoka { $pit }
last-in = ya mwisho katika { $pit }
lays = { $seeds } zimewekwa { $pit }
lifts = { $seeds } zimechotwa { $pit }
captures = { $seeds } zimeliwa kutoka { $pits }
because = { $why }: { $then }
ending = mwisho { $rule }, { $cite }
then-sleep = zamu imekwisha
then-relay = zote zachotwa na kupandwa mbele
then-relay-turned = zote zachotwa na kupandwa upande wa pili
then-direction = zote zachotwa; upande huchaguliwa
then-capture = zimeliwa
then-turn-round = mchezaji anageuka
then-mark-bull = linakuwa fahali wa { $player }
then-mark-knife = linakuwa kisu cha { $player }
then-mark-pair = yote mawili yanakuwa mafahali wa { $player }
then-move-on = kete ya mwisho yaenda shimo linalofuata; zamu imekwisha
then-again = { $player } anaanza tena
then-house = nyumba yaweza kupandwa
then-win = { $player } ameshinda
passes = { $player } anapisha
to-choose = { $player } achague
to-play = zamu ya { $player }

if-own-side = upande wake
if-enemy-side = upande wa pili
if-front = mstari wa mbele
if-turning = shimo la kugeukia
if-leftmost = shimo la kushoto kabisa
if-empty = tupu
if-occupied = lenye kete
if-held = lilikuwa na { $n }
if-held-at-least = lilikuwa na { $n } au zaidi
if-held-at-most = lilikuwa na { $n } au pungufu
if-opposite = kete mkabala
if-opposite-holds = { $n } mkabala
if-behind = na kete nyuma yake
if-opposite-free = huru kuliwa
if-marked = lenye alama
if-crossed = zamu hii imevuka
if-not-crossed = zamu hii haijavuka
if-came-round = zamu hii imezunguka
if-has-captured = amekwisha kula
if-pair = { $a } na { $b } katika mawili ya mwisho
if-clockwise = kula kwa kugeuka
if-capturing = zamu ya mtaji
if-not-capturing = zamu ya takata
if-house = nyumba hai
if-takasia = shimo lisilochotwa
if-other-end = baada ya kula kwenye ncha nyingine katika zamu hii

turn-sown = { $player }: { $handful }, ya mwisho katika { $pit }
turn-sown-long = { $player }: { $handful }; mikono { $handfuls }, kete { $n } zimepandwa, ya mwisho katika { $pit }
over-won = Mchezo umekwisha: { $player } ameshinda, { $south } kwa { $north }
over-draw = Mchezo umekwisha: sare, { $south } kwa { $north }
over-endless = zilibaki zamu zisizo na mwisho tu
over-repetition = mpangilio umerudi mara ya tatu
over-length = mchezo umedumu zamu elfu mbili

# Vidhibiti.
ui-undo = Rudisha
ui-redo = Cheza tena
ui-skip = Mwisho wa zamu
ui-first = Mwanzoni
ui-back = Hatua nyuma
ui-forward = Hatua mbele
ui-last = Mwishoni
ui-play = Cheza
ui-pause = Simamisha
ui-as-it-is = Iachwe ilivyo
ui-done = Tayari
ui-clear = Anza tena
ui-stand = Iachwe
ui-retract = Irudishwe
ui-take = Kula
ui-turn = Geuka
ui-leave = Acha
ui-again = Mwendo wa saa tena
ui-counter = Kinyume cha saa
ui-right = Kinyume cha saa
ui-left = Mwendo wa saa
ui-house = Panda nyumba
ui-stop = Simama
ui-pass = Pisha
ui-from-left = Kutoka kichwa cha kushoto
ui-from-right = Kutoka kichwa cha kulia
ui-lift = Chagua za kuchota
ui-lay = Chagua pa kuweka
ui-most = Mashimo yanayoweza kuchaguliwa hayazidi { $n }.
ui-south = Kusini
ui-north = Kaskazini
ui-thinking = anafikiri …
ui-hint = Kidokezo
ui-error = Bao hili haliwezi kuonyeshwa

# Makosa kwa alama zake; maelezo ya kanuni hufuata kwa Kiingereza.
ui-unknown-game = Mchezo haujulikani
ui-unknown-setup = Mpangilio haujulikani
ui-unknown-option = Chaguo halijulikani
ui-bad-position = Hali ya bao haisomeki
ui-bad-action = Tendo halisomeki
ui-illegal-action = Tendo haliruhusiwi sasa
ui-bad-record = Kumbukumbu haisomeki
ui-over = Mchezo umekwisha
