# Masomo, mafumbo na kurasa za mwalimu.

learn-count = mazoezi { $n }
learn-one-lede = Mazoezi madogo { $n }, kuanzia mkono wa kwanza: bao, kupanda, kuendelea, kula, kisha mambo maalumu ya mchezo huu.
learn-by-hand = Bila skrini: lipange bao hivyo, cheza kwa mikono, uhesabu.
lesson-0 = Somo la 0: bao
lesson-1 = Somo la 1: kupanda
lesson-2 = Somo la 2: kuendelea
lesson-3 = Somo la 3: kula
lesson-special = Mambo maalumu

seed = { $n ->
    [one] kete
   *[other] kete
}
seed-cow = { $n ->
    [one] ng'ombe
   *[other] ng'ombe
}
seed-stone = { $n ->
    [one] jiwe
   *[other] mawe
}
seed-warrior = { $n ->
    [one] askari
   *[other] askari
}

task-plays = Zamu ya { $player }.
task-hint = Dokezo
task-solved = Sahihi!
task-missed = Bado.
task-next = Endelea
task-now = Sasa wewe
task-again = Mfano
press-own = Hilo ni la mwenzako. Yako yamezungushiwa duara.
press-last = Kwa mfuatano huwekwa { $seed } { $n }: { $way }. Mwisho ni { $pit }, palipozungushiwa mstari.
miss-captures = { $n ->
    [0] Zamu yako haili chochote upande wa pili.
   *[other] Zamu yako inakula { $seed } { $n } tu upande wa pili.
}
miss-pits = { $n ->
    [0] Zamu yako haili popote upande wa pili.
    [one] Zamu yako inakula mahali pamoja tu upande wa pili.
   *[other] Zamu yako inakula mahali { $n } tu upande wa pili.
}
miss-loses = Wakati huohuo mwenzako anakula { $seed } { $n } upande wako.
miss-marks = { $n ->
    [0] Zamu yako haikupatii kitu kitakachobaki chako.
    [one] Zamu yako inakupatia kimoja tu.
   *[other] Zamu yako inakupatia { $n } tu.
}
miss-handfuls = { $n ->
    [0] Hakuna mkono uliopandwa.
    [one] Zamu yako imekwisha baada ya mkono mmoja.
   *[other] Zamu yako imekwisha baada ya mikono { $n }.
}
miss-within = Zamu yako inaendelea: ina mikono { $n }.
miss-again = { $n ->
    [0] Zamu yako haikupi nafasi ya kuanza tena.
    [one] Unaanza tena mara moja tu.
   *[other] Unaanza tena mara { $n } tu.
}
miss-ends-empty = Zamu yako inaishia { $pit }, lililokuwa tupu.
miss-ends-filled = Zamu yako inaishia { $pit }, lililokuwa na { $seed } { $n }.
miss-sows-nothing = Hakuna kinachopandwa katika zamu hiyo.
miss-by = Zamu imemalizwa na kanuni nyingine: { $text }
miss-passes = Hili halitokei katika zamu yako: { $text }
miss-avoids = Hili limetokea, ilhali halikutakiwa: { $text }
miss-exposes = Baada yake mwenzako anaweza kula { $seed } { $n } upande wako.
miss-wins = Baada yake bado hujashinda mchezo.
miss-ended = Imeishia { $pit }, palipozungushiwa mstari: { $line }

answers-title = Majibu: { $game }
answers-lede = Kwa mwalimu: kila zoezi na zamu zote zinazolitimiza, na kinachotokea katika ya kwanza.
answers-turns = Zamu zinazolitimiza
answers-press = Ya kubonyeza
answers-tried = { $n ->
    [one] kati ya moja inayoweza kuchezwa
   *[other] kati ya { $n } zinazoweza kuchezwa
}

puzzles-title = Mafumbo: { $game }
puzzles-lede = Hali { $n } zilizotafutwa na kompyuta: kila moja ina zamu moja iliyo bora, na zilizo rahisi hutangulia.
puzzles-sides = Unachopata ni idadi ya { $seed } iliyoongezeka upande wako au mkononi mwako.
puzzles-stores = Unachopata ni idadi ya { $seed } unayojipatia, ukiondoa idadi anayojipatia mwenzako.
puzzles-ends = Wote wawili wakishaweka, hakuna tena cha kuchagua: hapa unaona mchezo mzima ulio mbele, mifupi ikitangulia.
puzzles-ahead = { $n ->
    [one] Zamu moja
   *[other] Zamu { $n } mbele
}
puzzles-grade = Daraja la { $n }
puzzle-win = Shinda mchezo
puzzle-keep = Usipoteze { $seed } hata kidogo
puzzle-gain = Pata angalau { $seed } { $n }
puzzle-lose = Usipoteze zaidi ya { $seed } { $n }
puzzle-by-1 = { $what } kwa zamu hii.
puzzle-by-2 = { $what } kabla ya zamu yako inayofuata, vyovyote mwenzako atakavyojibu.
puzzle-by-3 = { $what } kufikia mwisho wa zamu yako inayofuata, vyovyote mwenzako atakavyojibu.
puzzle-by-4 = { $what } kabla ya zamu yako ya tatu, vyovyote mwenzako atakavyojibu.
puzzle-lay = Weka ili mchezo uishe ukiwa mbele kwa angalau { $seed } { $n }.
puzzle-hint = Mkono wa kwanza unaishia { $pit }.
puzzle-hint-lay = Weka { $pit }.
puzzle-reply = Jibu bora kwa zamu hiyo ni { $reply }.
puzzle-won = Umeshinda mchezo.
puzzle-will-win = Bado unashinda.
puzzle-lost = Umeshindwa mchezo.
puzzle-not-won = Hujashinda mchezo.
puzzle-gains = { $n ->
    [0] Hupati kitu wala hupotezi kitu.
   *[other] Unapata { $seed } { $n }.
}
puzzle-loses = Unapoteza { $seed } { $n }.
puzzle-ends-ahead = Mchezo unaisha ukiwa mbele kwa { $seed } { $n }.
puzzle-ends-behind = { $n ->
    [0] Mchezo unaisha sare.
   *[other] Mchezo unaisha ukiwa nyuma kwa { $seed } { $n }.
}
solutions-title = Majibu ya mafumbo: { $game }
solutions-lede = Kwa mwalimu: kila fumbo na zamu moja inayolitegua, kinachotokea humo, na jibu bora kwa zamu hiyo.
solutions-only = { $n ->
    [one] zamu pekee
   *[other] moja kati ya zamu { $n } zinazoweza kuchezwa
}

# Turns without end, on the board.
wonder-refused = { $start } ingeianzisha hapo, lakini kanuni huikataa.
