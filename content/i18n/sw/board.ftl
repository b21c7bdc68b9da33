# Maneno ya bao. $n ni nambari, $called huchagua neno la jamii; mengine yote ni maandishi.

south = Kusini
north = Kaskazini
# Jamii ya mchezo huziitaje kete. Sentensi nyingine hutumia maneno haya, kila moja kwa ngeli yake.
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
# Jamii ya mchezo huliitaje shimo; pamoja na maana yake zamu ya kwanza ya mchezo inaposimuliwa.
pit-word = { $hole ->
    [boma] boma
    [new-boma] boma (shimo)
   *[pit] shimo
}
one-seed = { $called ->
    [cow] ng'ombe mmoja
    [stone] jiwe moja
    [warrior] askari mmoja
   *[seed] kete moja
}
seeds = { $n ->
    [0] bila { seeds-word }
    [one] { one-seed }
   *[other] { seeds-word } { $n }
}
filling = { $n ->
    [0] tupu
    [one] { seed-word } { $n }
   *[other] { seeds-word } { $n }
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
mark-own-bull = fahali wako
mark-own-knife = kisu chako
mark-their-bull = fahali wa mpinzani
mark-their-knife = kisu cha mpinzani
mark-house = nyumba
mark-unmoved = bado kusogezwa

handful = { $seeds } kutoka { $pit }
last-in = mwisho katika { $pit }
lays = { $seeds } huwekwa { $pit }
lifts = { $seeds } huchotwa { $pit }
captures = { $n ->
    [one] { $seeds } { $called ->
        [cow] ameliwa
        [stone] limeliwa
        [warrior] ametekwa
       *[seed] imeliwa
    } kutoka { $pits }
   *[other] { $seeds } { $called ->
        [cow] wameliwa
        [stone] yameliwa
        [warrior] wametekwa
       *[seed] zimeliwa
    } kutoka { $pits }
}
because = mkono umeishia { $why }: { $then }
ending = chanzo: { $cite }
decided = wahariri waliamua: { $what }
# Orodha zenye mpangilio uleule katika kila lugha. Maneno ya mahali katika makala.
words-of-places = kanuni ya; kanuni za; mchoro; picha ya; picha za; tanbihi ya; kichwa; nambari; na
# Sehemu za maandishi kuhusu bao.
parts-of-bao = utangulizi; historia; kanuni; vifaa; istilahi; mpangilio wa mwanzo; awamu ya mtaji; kula na kupanda; nyumba; mwisho wa mchezo; viungo vya nje; michezo ya mabingwa
then-sleep = zamu imekwisha
then-relay = mkono mpya umechotwa hapo na kupandwa mbele
then-relay-turned = mkono mpya umechotwa hapo na kupandwa kwa mwelekeo mwingine
then-direction = mkono mpya umechotwa hapo
then-capture = { $called ->
    [warrior] kumetekwa
   *[seed] kumeliwa
}
then-turn-round = mwelekeo umegeuzwa
then-mark-bull = limekuwa fahali
then-mark-knife = limekuwa kisu
then-mark-pair = yote mawili yamekuwa mafahali
then-move-on = { $called ->
    [cow] ng'ombe wa mwisho amekwenda
    [stone] jiwe la mwisho limekwenda
    [warrior] askari wa mwisho amekwenda
   *[seed] kete ya mwisho imekwenda
} shimo linalofuata; zamu imekwisha
then-again = zamu imeanzwa tena
then-house = nyumba inaweza kupandwa
then-win = huu ni ushindi
passes = { $player } amepita
to-choose = { $player } achague
to-play = zamu ya { $player }

if-own-side = upande wa aliyepanda
if-enemy-side = upande wa pili
if-front = katika mstari wa mbele
if-turning = katika shimo la kugeukia
if-leftmost = kwenye ncha ya kushoto
if-empty = katika shimo tupu
if-occupied = katika shimo lenye { seeds-word }
if-held = katika shimo lililokuwa na { seeds }
if-held-at-least = katika shimo lililokuwa na { $n } au zaidi
if-held-at-most = katika shimo lililokuwa na { $n } au pungufu
if-opposite = kukiwa na { seeds-word } mkabala
if-opposite-holds = kukiwa na { seeds } mkabala
if-behind = na { seeds-word } nyuma yake
if-opposite-free = { $called ->
    [cow] walio huru kuliwa
    [stone] yaliyo huru kuliwa
    [warrior] walio huru kutekwa
   *[seed] zilizo huru kuliwa
}
if-marked = katika shimo lenye alama
if-crossed = baada ya kuvuka mpaka
if-not-crossed = bila kuvuka mpaka
if-came-round = baada ya kuzunguka bao
if-has-captured = baada ya kula hapo awali
if-pair = kukiwa na { $a } na { $b } katika mashimo mawili ya mwisho
if-clockwise = palipo na nafasi ya kula kwa kugeuka
if-capturing = katika zamu ya mtaji
if-not-capturing = katika zamu ya takata
if-house = katika nyumba hai
if-takasia = katika shimo lisiloruhusiwa kuchotwa
if-other-end = baada ya kula kwenye ncha nyingine katika zamu hii

# Kwa nini shimo haliwezi kuanza, au jambo haliwezi kuchezwa sasa: sentensi moja.
not-over = Mchezo umekwisha.
not-set-up = Zamu hazijaanza bado.
not-choice = Kwanza chagua zamu hii itaendeleaje.
not-offered = Hakuna la kuchagua la namna hiyo sasa.
not-no-pit = Hakuna { pit-word } kama hilo kwenye bao hili.
not-not-yours = Hili ni { pit-word } la mpinzani wako.
not-not-theirs = Kwa sasa weka { seeds-word } upande wa mpinzani wako.
not-empty = Hili ni { pit-word } tupu.
not-too-few = { $n ->
    [2] Hapa { pit-word } lenye { one-seed } haliwezi kuanza. Chagua { pit-word } lenye { seeds-word } 2 au zaidi.
   *[other] Ili kuanza hapa, { pit-word } linahitaji { seeds-word } { $n }.
}
not-exactly = { pit-word } lenye { seeds } linaweza kuanza likiwa na duara tu.
not-lone-seed = Unaweza kuanza na { pit-word } lenye { one-seed } pale tu { pit-word } linalofuata likiwa tupu.
not-bull = Hapa kuna fahali: huwezi kuchota { seeds-word } humo.
not-knife = Hapa kuna kisu: huwezi kuchota { seeds-word } humo.
not-not-leftmost = Ni lazima uanze na { pit-word } lako la kushoto kabisa lenye { seeds-word }, { $pit }.
not-ends-on-own = Mkono wa kwanza ungeishia katika { pit-word } lako lenye { seeds-word }.
not-must-capture = Unaweza kula, kwa hiyo ni lazima ule.
not-must-feed = Mpinzani wako hana { seeds-word }: chagua mwanzo unaompa { seeds-word }.
not-one-way = Hapa { seeds-word } huenda kinyume cha saa.
not-without-direction = Taja pia mwelekeo wa mkono wa kwanza, kama c1+ au c1-.
not-with-direction = Taja { pit-word } tu: katika mchezo huu kila mwanzo huenda mwelekeo uleule.
not-other-way = Kutoka hapa mwelekeo mwingine tu unaruhusiwa.
not-no-capture = Kwa mwelekeo huo hakuna cha kula.
not-lay-seed = Una { seeds-word } mkononi: kwanza weka { one-seed }.
not-no-seed-in-hand = Huna { seed-word } mkononi.
not-front-only = Kutoka mkononi weka { seeds-word } katika mstari wako wa mbele.
not-front-first = Shimo la mstari wako wa mbele linaweza kuanza, kwa hiyo chagua huko.
not-house = Nyumba yako haipandwi maadamu mstari wako wa mbele una { pit-word } jingine la kupanda.
not-tax-last = Nyumba yako hutozwa pale tu ambapo hakuna shimo jingine linaloweza kuanza.
not-takasia = Shimo hili limetakasiwa: huwezi kulichota katika zamu hii.
not-lone-kichwa = Shimo lako la mwisho la mbele haliwezi kupandwa kuelekea mstari wa nyuma.
not-never-ends = Kupanda huku kusingekwisha.
not-leads-back = Hili lingekurudisha pale ulipokwisha kuchagua katika zamu hii.
not-unlawful = Kanuni haziruhusu zamu iende hivyo.
not-no-pass = Huwezi kupita sasa.
not-moved = Hili ni { pit-word } lililokwisha kusogezwa, au lililoanza tupu.
not-numbers = Kanuni haziruhusu idadi hizi za { seeds-word }.

# Zamu nzima kwa sentensi moja au mbili.
and = { $pits } na { $pit }
opponent = mpinzani wako
turn-sown = { $player } amegawa { $seeds } kutoka { $pit } hadi { $to }
turn-sown-you = Umegawa { $seeds } kutoka { $pit } hadi { $to }
turn-sown-long = { $player } amegawa { $seeds } kwa mikono { $n }, kutoka { $pit } hadi { $to }
turn-sown-long-you = Umegawa { $seeds } kwa mikono { $n }, kutoka { $pit } hadi { $to }
turn-so = { $told }, { $why }: { $then }
turn-captured = { $n ->
    [one] Kwa jumla { $seeds } { $called ->
        [cow] ameliwa
        [stone] limeliwa
        [warrior] ametekwa
       *[seed] imeliwa
    }
   *[other] Kwa jumla { $seeds } { $called ->
        [cow] wameliwa
        [stone] yameliwa
        [warrior] wametekwa
       *[seed] zimeliwa
    }
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

# Kucheza: mstari mmoja kwa wakati, herufi zisizozidi 70, bila majina ya mashimo na bila kutaja makala. Sababu, kisha
# kinachofuata.
play-start = Chota { $called ->
    [cow] ng'ombe (kete) wa
    [stone] mawe (kete) ya
    [warrior] askari (kete) wa
   *[seed] kete za
} { pit-word } lenye duara
play-start-or-pass = { play-start }, au pita usubiri
play-place = Weka kete moja katika shimo lenye duara
play-next-they = Zamu ya mpinzani
play-next = Zamu ya { $player }
play-pass-they = Mpinzani amepita
# Pale mtu anaporuhusiwa kupita bila lazima: si mara tatu mfululizo.
play-pass-back = Nawe ukipita, ni lazima acheze
play-passed-back = Naye akipita, ni lazima ucheze
play-must = Sasa ni lazima ucheze
play-must-they = Sasa ni lazima acheze
play-so = { $first }: { $then }
play-cry = { $told }!
play-empty = tupu
play-empty-pit = { pit-word } tupu
play-full = si tupu
play-full-pit = { pit-word } si tupu
play-held = lilikuwa na { $n }
play-at-least = { $n } au zaidi
play-at-most = { $n } au pungufu
play-opposite = { seeds-word } mkabala
play-opposite-holds = { $n } mkabala
play-behind = { seeds-word } mbele na nyuma
play-turning = shimo la kugeukia
play-end-pit = { pit-word } la ncha
play-bull = fahali
play-knife = kisu
play-not-across = bila kuvuka
play-round = baada ya mzunguko
play-house = nyumba
play-takasia = limetakasiwa
play-home = nyumbani
play-away = upande wa pili
play-pair = { $a } na { $b } mwishoni
play-rest = kulala
play-on = chota, panda mbele
play-on-back = chota, panda kinyume
play-on-which = chota; mwelekeo gani?
play-turn-round = geuka, panda kinyume
play-new-bull = sasa ni fahali!
play-new-knife = sasa ni kisu!
play-new-bulls = yote mawili ni mafahali!
play-move-on = moja mbele, kisha kulala
play-again = anza tena
play-sow-or-stop = ipande, au simama?
play-choice = chaguo
play-eat-you = { $called ->
    [warrior] unateka
   *[seed] unakula
} { $seeds }
play-eat-they = mpinzani { $called ->
    [warrior] anateka
   *[seed] anakula
} { $seeds }
play-eat = { $player } { $called ->
    [warrior] anateka
   *[seed] anakula
} { $seeds }
play-sown = kugawa: { $seeds }
play-lifted = kuchota: { $seeds }
play-laid = kuweka: { $seeds }
play-ask-eat = { $called ->
    [warrior] Uteke
   *[seed] Ule
} { $seeds }?

# Mwisho wa mchezo kwa mstari mmoja: matokeo, kisha sababu.
play-won-you = umeshinda, { $more } kwa { $less }
play-won-they = mpinzani ameshinda, { $more } kwa { $less }
play-won = { $player } ameshinda, { $more } kwa { $less }
play-draw = sare, { $more } kwa { $less }
side-you = upande wako
side-they = upande wa mpinzani
side-of = upande wa { $player }
end-none = { $side } hauna { seeds-word }
end-bulls = { $side } una mafahali tu
end-knives = { $side } una visu tu
end-singles = { $side } una { $called ->
    [cow] ng'ombe mmoja mmoja
    [stone] jiwe moja moja
    [warrior] askari mmoja mmoja
   *[seed] kete moja moja
}
end-front = { $side } hauna { seeds-word } mbele
end-start = { $side } hauwezi kuanza

# Kuchagua katikati ya zamu: swali na majibu.
ask-capture = { $called ->
    [warrior] Uteke
   *[seed] Ule
} { $seeds } kutoka { $pits }?
ask-reverse = Ugeuke au uendelee?
ask-resow = Ulichokula kipandwe kwa mwelekeo gani?
ask-direction = Mkono unaofuata uende mwelekeo gani?
ask-house = Upande nyumba au usimame hapo?
ask-again = Anza tena kutoka { pit-word } lenye duara.
answer-take = { $called ->
    [warrior] Teka
   *[seed] Kula
} { $n }
answer-leave = Acha
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
ui-task-lift = Chota mafungu yako, yasizidi { $n }, au acha mpangilio.
ui-task-lift-any = Chota { seeds-word } upande wako: { one-seed } kila mbonyezo.
ui-task-lifted = { $n ->
   *[other] Una { seeds } mkononi. Bonyeza Tayari, au chota zaidi.
}
ui-task-enough = Una { seeds } mkononi: inatosha. Bonyeza Tayari.
ui-task-own = { $n ->
    [one] Bado una { seeds }: weka upande wako.
   *[other] Bado una { seeds }: bonyeza upande wako, { one-seed } kila mara.
}
ui-task-any = { $n ->
    [one] Bado una { seeds }: weka upande wowote.
   *[other] Bado una { seeds }: bonyeza popote, { one-seed } kila mara.
}
ui-task-other = { $n ->
    [one] Bado una { seeds }: weka upande wa mpinzani.
   *[other] Bado una { seeds }: bonyeza kwa mpinzani, { one-seed } kila mara.
}
ui-task-one-on = { $n ->
    [one] Umebaki na { seeds } mkononi: inatosha. Bonyeza Tayari.
   *[other] Umebaki na { seeds } mkononi. Bonyeza Tayari, au weka zaidi.
}
ui-task-laid = Umeweka { $called ->
    [cow] ng'ombe wote
    [stone] mawe yote
    [warrior] askari wote
   *[seed] kete zote
}. Bonyeza Tayari.
ui-help-deploy = Kabla ya zamu ya kwanza kila mchezaji anaweza kuchota mafungu mawili na kuyapanga upya, upande wowote. Kilicho upande wako ni chako.
ui-help-opening = Ufunguzi wa sehemu tatu: chota { seeds-word } upande wako, weka sehemu yake katika shimo moja la mpinzani, kisha sehemu inayobaki hupandwa kwa mbio. Anayelala kwanza ndiye anayeanza.
ui-help-lay = Kabla ya zamu ya kwanza { seeds-word } hupangwa kwa mkono. Kilicho upande wako ni chako.
ui-first-of-three = 1 kati ya 3: chota { seeds-word } (kawaida 1–3 kwa shimo) kwa ajili ya mbio.
ui-second-of-three = 2 kati ya 3: weka baadhi katika shimo moja la mpinzani, au usiweke.
ui-choose = Nichagulie
ui-watch = Hakuna la kuchagua tena: tazama.

# Vidhibiti. Hivi na kazi zilizo juu havitaji shimo: havijui jamii ya mchezo hulitaja kwa jina gani.
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
ui-why = Kwa nini? Sentensi nzima
ui-which-way = Mwelekeo gani?
ui-most = Huwezi kuchagua zaidi ya { $n }.
ui-thinking = inafikiri …
ui-hint = Dokezo
ui-again = Jaribu tena
ui-kichwa = Kutoka
ui-ringed = Bonyeza penye duara.
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
ui-no-computer = Kompyuta haiwezi kujibu: sehemu yake haikuweza kupakiwa. Mchezo wako umehifadhiwa.
ui-missing = Sehemu ya bao hili inakosekana: haikuweza kupakiwa. Mchezo wako umehifadhiwa.
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
ui-decision-22 = kama shimo linalokula huachwa tupu
ui-decision-23 = maana ya “indirect”
ui-decision-24 = mfululizo unaishia wapi
ui-decision-25 = mwelekeo baada ya kuzunguka
ui-decision-26 = mchezaji asiye na fahali
ui-decision-27 = hakuna visu katika mbio
ui-decision-28 = ni ng'ombe gani wanaowekwa
ui-decision-29 = kiothi inaisha lini
ui-decision-30 = kete inayosogea mbele
ui-decision-31 = mbio za sare
ui-decision-32 = nani anachota kwanza
ui-decision-33 = nyumba iliyoliwa
ui-decision-34 = idadi nyingine za ng'ombe
ui-decision-35 = upande mtupu wa nani humaliza mchezo
ui-decision-36 = kichwa kilicho peke yake katika bao la kujifunza
ui-decision-37 = zamu inayoweka kete ya mwisho
ui-decision-38 = mahali pa kuanzia mbio kwa mistari miwili
ui-decision-39 = mwelekeo wa mfululizo wa giuthi
ui-decision-40 = kuteka mwisho wa kushoto kunafika wapi
ui-decision-41 = idadi ya ng'ombe wa kuchota na kuweka
ui-decision-42 = nani anaanza michezo inayofuata
