# Maneno ya bao. $n ni nambari; mengine yote ni maandishi.

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
pit-ends = unaishia { $pits }
whose-own = lako
whose-other = la mpinzani
store-label = Ghala la { $player }: { $filling }
hand-label = Mkono wa { $player }: { $filling }
mark-bull = fahali wa { $player }
mark-knife = kisu cha { $player }
mark-house = nyumba
mark-unmoved = bado kusogezwa

handful = { $seeds } kutoka { $pit }
last-in = ya mwisho katika { $pit }
lays = { $seeds } huwekwa { $pit }
lifts = { $seeds } huchotwa { $pit }
captures = { $n ->
    [one] { $seeds } imeliwa kutoka { $pits }
   *[other] { $seeds } zimeliwa kutoka { $pits }
}
because = { $why }: { $then }
ending = mwisho { $rule }, { $cite }
decided = uamuzi wa { $number } wa wahariri: { $what }
# Orodha zenye mpangilio uleule katika kila lugha. Maneno ya mahali katika makala.
words-of-places = kanuni ya; kanuni za; mchoro; picha ya; picha za; tanbihi ya; kichwa; nambari; na
# Sehemu za maandishi kuhusu bao.
parts-of-bao = utangulizi; historia; kanuni; vifaa; istilahi; mpangilio wa mwanzo; awamu ya mtaji; kula na kupanda; nyumba; mwisho wa mchezo; viungo vya nje; michezo ya mabingwa
then-sleep = zamu imekwisha
then-relay = zote zimechotwa na kupandwa mbele
then-relay-turned = zote zimechotwa na kupandwa kwa mwelekeo mwingine
then-direction = zote zimechotwa; mwelekeo umechaguliwa
then-capture = zimeliwa
then-turn-round = mchezaji amegeuka
then-mark-bull = limekuwa fahali wa mchezaji
then-mark-knife = limekuwa kisu cha mchezaji
then-mark-pair = yote mawili yamekuwa mafahali wa mchezaji
then-move-on = kete ya mwisho imekwenda shimo linalofuata; zamu imekwisha
then-again = mchezaji ameanza tena
then-house = nyumba inaweza kupandwa
then-win = mchezaji ameshinda
passes = { $player } amepita
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

# Kwa nini shimo haliwezi kuanza, au jambo haliwezi kuchezwa sasa: sentensi moja.
not-over = Mchezo umekwisha.
not-set-up = Zamu hazijaanza bado.
not-choice = Kwanza chagua zamu hii itaendeleaje.
not-offered = Hakuna la kuchagua la namna hiyo sasa.
not-no-pit = Hakuna shimo kama hilo kwenye bao hili.
not-not-yours = Shimo hili ni la mpinzani wako.
not-not-theirs = Kete hizi huwekwa kwenye mashimo ya mpinzani wako.
not-empty = Shimo hili ni tupu.
not-too-few = { $n ->
    [2] Kete moja haiwezi kuanza hapa. Chagua shimo lenye kete mbili au zaidi.
   *[other] Shimo linahitaji kete { $n } ili kuanza hapa.
}
not-exactly = Shimo lenye kete { $n } haliwezi kuanza.
not-lone-seed = Kete moja inaweza kuanza tu ikiwa shimo linalofuata ni tupu.
not-bull = Shimo hili ni fahali: kete zake hazichotwi.
not-knife = Shimo hili ni kisu: kete zake hazichotwi.
not-not-leftmost = Ni lazima uanze na shimo lako la kushoto kabisa lenye kete, { $pit }.
not-ends-on-own = Kete ya mwisho ingeangukia shimo lako lenye kete.
not-must-capture = Unaweza kula, kwa hiyo ni lazima ule.
not-must-feed = Mpinzani wako hana kete: chagua mwanzo unaompa kete.
not-one-way = Hapa kete hupandwa kinyume cha saa.
not-other-way = Kutoka hapa mwelekeo mwingine tu unaruhusiwa.
not-no-capture = Kwa mwelekeo huo hakuna kete za kula.
not-lay-seed = Una kete mkononi: weka moja kwanza.
not-no-seed-in-hand = Huna kete ya kuweka mkononi.
not-front-only = Kete za mkononi huwekwa kwenye mstari wako wa mbele.
not-front-first = Shimo la mstari wako wa mbele linaweza kuanza, kwa hiyo chagua huko.
not-house = Nyumba yako haipandwi maadamu mstari wako wa mbele una shimo lingine la kupanda.
not-tax-last = Nyumba yako hutozwa kodi pale tu ambapo hakuna shimo lingine linaloweza kuanza.
not-takasia = Shimo hili limetakasiwa: huwezi kulichota katika zamu hii.
not-lone-kichwa = Shimo lako la mwisho la mbele haliwezi kupandwa kuelekea mstari wa nyuma.
not-never-ends = Kupanda huku kusingekwisha.
not-leads-back = Hili lingerudisha uchaguzi wa awali wa zamu hii.
not-unlawful = Kanuni haziruhusu zamu iende hivyo.
not-no-pass = Huwezi kupita sasa.
not-moved = Kete za shimo hili zimekwisha kusogezwa, au lilianza tupu.
not-numbers = Kanuni haziruhusu idadi hizi za kete.

# Zamu nzima kwa sentensi moja au mbili.
and = { $pits } na { $pit }
computer = Kompyuta
turn-sown = { $player } amepanda { $seeds } kutoka { $pit } hadi { $to }
turn-sown-you = Umepanda { $seeds } kutoka { $pit } hadi { $to }
turn-sown-long = { $player } amepanda { $seeds } kwa mikono { $n }, kutoka { $pit } hadi { $to }
turn-sown-long-you = Umepanda { $seeds } kwa mikono { $n }, kutoka { $pit } hadi { $to }
turn-captured = { $n ->
    [one] Kwa jumla { $seeds } imeliwa
   *[other] Kwa jumla { $seeds } zimeliwa
}
turn-lifted = { $player } amechota { $seeds } kutoka { $pits }
turn-lifted-you = Umechota { $seeds } kutoka { $pits }
turn-laid = { $player } ameweka { $seeds } katika { $pits }
turn-laid-you = Umeweka { $seeds } katika { $pits }
passes-you = Umepita
to-play-you = Zamu yako
over-won = Mchezo umekwisha: { $player } ameshinda, { $more } kwa { $less }
over-won-you = Mchezo umekwisha: umeshinda, { $more } kwa { $less }
over-draw = Mchezo umekwisha: sare, { $south } kwa { $north }
over-endless = zilibaki zamu zisizo na mwisho tu
over-repetition = hali ya bao imerudi mara ya tatu
over-length = mchezo umedumu zamu elfu mbili

# Kuchagua katikati ya zamu: swali na majibu.
ask-capture = Ule { $seeds } kutoka { $pits }?
ask-reverse = Ugeuke au uendelee?
ask-resow = Kete zilizoliwa zipandwe kwa mwelekeo gani?
ask-direction = Mkono unaofuata uende mwelekeo gani?
ask-house = Upande nyumba au usimame hapo?
ask-again = Anza tena kutoka shimo lenye duara.
answer-take = Kula { $n }
answer-leave = Ziache
answer-turn = Geuka
answer-on = Endelea
answer-again = Mwendo wa saa tena
answer-counter = Kinyume cha saa
answer-clockwise = Mwendo wa saa
answer-house = Panda nyumba
answer-stop = Simama
answer-pass = Pita
answer-from-left = Kutoka kichwa cha kushoto
answer-from-right = Kutoka kichwa cha kulia
ask-way = Mwelekeo gani kutoka { $pit }?
answer-done = Baki na mpangilio huu

# Mianzo kwa mkono: sentensi moja kwa wakati.
ui-task-lift = Chagua mashimo yako ya kuchota, yasizidi { $n }, au acha mpangilio ulivyo.
ui-task-lift-any = Chota kete kutoka mashimo yako: bonyeza shimo kwa kila kete.
ui-task-lifted = { $n ->
    [one] Kete moja iko mkononi mwako. Bonyeza Tayari, au chagua zaidi.
   *[other] Kete { $n } ziko mkononi mwako. Bonyeza Tayari, au chagua zaidi.
}
ui-task-own = { $n ->
    [one] Kete moja imebaki: iweke katika shimo lako.
   *[other] Kete { $n } zimebaki: ziweke katika mashimo yako, mbonyezo mmoja kwa kila kete.
}
ui-task-any = { $n ->
    [one] Kete moja imebaki: iweke katika shimo lolote.
   *[other] Kete { $n } zimebaki: ziweke katika mashimo yoyote, mbonyezo mmoja kwa kila kete.
}
ui-task-other = { $n ->
    [one] Kete moja imebaki: iweke katika shimo la mpinzani.
   *[other] Kete { $n } zimebaki: ziweke katika mashimo ya mpinzani, mbonyezo mmoja kwa kila kete.
}
ui-task-one = Weka kete katika shimo moja la mpinzani, mbonyezo mmoja kwa kila kete, au usiweke.
ui-task-one-on = { $n ->
    [one] Kete moja inabaki mkononi ili ipandwe. Bonyeza Tayari.
   *[other] Kete { $n } zinabaki mkononi ili zipandwe. Bonyeza Tayari, au weka zaidi.
}
ui-task-laid = Kete zote zimewekwa. Bonyeza Tayari.
ui-task-race = Mbio: bonyeza shimo lako lenye duara upesi uwezavyo, kete moja kwa kila mbonyezo.

# Vidhibiti.
ui-undo = Tendua
ui-redo = Rudia
ui-replay = Onyesha tena
ui-skip = Mwisho wa zamu
ui-first = Mwanzoni
ui-back = Hatua nyuma
ui-forward = Hatua mbele
ui-last = Mwishoni
ui-play = Cheza
ui-pause = Simamisha
ui-done = Tayari
ui-none = Usiweke
ui-clear = Anza tena
ui-stand = Baki na hatua hii
ui-retract = Tendua hatua hii
ui-most = Mashimo yanayoweza kuchaguliwa hayazidi { $n }.
ui-thinking = inafikiri …
ui-hint = Dokezo
ui-again = Jaribu tena
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
ui-unknown-player = Hakuna mchezaji huyo
ui-no-computer = Kompyuta haiwezi kujibu
ui-missing = Sehemu ya bao hili inakosekana
ui-not-loaded = Bao hili haliwezi kuchezwa hapa

# Alama ya lugha hii.
ui-lang = sw

# Maamuzi ya wahariri yanahusu nini, kwa nambari zao.
ui-decision-1 = shimo ambalo mkono ulitoka
ui-decision-2 = zamu zisizokwisha
ui-decision-3 = hali zinazojirudia
ui-decision-4 = mchoro a
ui-decision-5 = mashimo ya kugeukia
ui-decision-6 = kula na kuanza kwa mwendo wa saa
ui-decision-7 = mpangilio wa mwanzo wa aweet
ui-decision-8 = kanuni za mongale
ui-decision-9 = mchezaji asiye na mwanzo
ui-decision-10 = zamu ya kwanza inafika wapi
ui-decision-11 = zamu isiyovuka upande
ui-decision-12 = enkeshui yenye mashimo kumi kwa mstari
ui-decision-13 = jinsi askari wanavyowekwa
ui-decision-14 = maboma yanayoanza matupu
ui-decision-15 = kuishia kwenye boma lako lenye askari
ui-decision-16 = kuteka bila kuzunguka
ui-decision-17 = mbio za lukho, ng'ombe mmoja mmoja
ui-decision-18 = ng'ombe walio nje ya visu
ui-decision-19 = bao kama mabingwa wanavyolicheza
ui-decision-21 = mbio zinaanzia wapi
ui-decision-22 = kete inayokula
ui-decision-23 = maana ya “indirect”
ui-decision-24 = mfululizo unaishia wapi
ui-decision-25 = mwelekeo baada ya kurudi
ui-decision-26 = mchezaji asiye na fahali
ui-decision-27 = hakuna visu katika mbio
ui-decision-28 = ni ng'ombe gani wanaowekwa
ui-decision-29 = kiothi inaisha lini
ui-decision-30 = kete inayosogea mbele
ui-decision-31 = mbio za sare
ui-decision-32 = nani anachota kwanza
ui-decision-33 = nyumba iliyoliwa
ui-decision-34 = idadi nyingine za ng'ombe
