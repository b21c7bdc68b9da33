# Yaliyomo kwenye kurasa kuzunguka makala.

site-name = Mbao
skip = Nenda kwenye maandishi
nav = Tovuti
nav-article = Makala
nav-play = Cheza
nav-learn = Jifunze
nav-compare = Linganisha
nav-map = Ramani
nav-glossary = Faharasa
nav-errata = Masahihisho
nav-about = Kuhusu
nav-figures = Takwimu
nav-wonders = Maajabu
nav-kiosk = Kioski
nav-more = Mengine ya tovuti hii
foot-source = Imesimuliwa upya kutoka kwa Walter Driedger, Michezo ya Mbao – Mankala in East Africa (1972, 2001). Maneno ya hapa ni yetu; kila aya inataja sehemu yake.
foot-free = Programu huria chini ya MIT au Apache-2.0. Hakuna kinacholetwa kutoka kwingine, hakuna kinachohifadhiwa kukuhusu.
editors = Wachangiaji wa Mbao

front-title = Michezo ya kupanda kete ya Afrika Mashariki
front-lede = Jinsi watu wa makabila kumi na mawili wanavyocheza mankala, kama Walter Driedger alivyoandika mwaka 1972 na 2001: imesimuliwa upya sehemu kwa sehemu, na kando ya kila sentensi kuhusu mchezo pana bao linalofanya inachosema na kueleza sababu.
english-only = Makala iko kwa Kiingereza; kadi, kanuni, mabao na faharasa ziko kwa lugha uliyochagua.
all-sources = Vyanzo vyote vya tovuti hii
historical = (anwani ya mwaka 2001, imewekwa kama kumbukumbu; haitarajiwi kujibu)
pages = kurasa { $pages }
definitions = Maneno yanayotumika kwenye ukurasa huu
also = Pia: { $words }
contents = Yaliyomo
neighbours = Kurasa jirani
before = Iliyotangulia
after = Inayofuata
link-here = Kiungo cha mahali hapa
note-back = { $label }: rudi kwenye maandishi
our-note = maelezo yetu
diagram = Mchoro { $letter }
diagram-lost = Kilichopotea:
diagram-own-opening = Na hapa ufunguzi ni wako: chota, weka, kisha tazama mchezo wa lazima unaofuata.
turning-pit = Shimo la kugeukia { $pit }: tazama kinachotokea
setup-each = { $n } kila shimo
to-section = Soma sehemu yake
to-board = Nenda kwenye bao
to-play = Cheza mchezo huu

masters = Michezo mitatu kati ya mabingwa
masters-lede = Zanzibar, Oktoba 1994: iliandikwa na A. J. de Voogt (Limits of the Mind, 1995), na kuwekwa katika maandishi ya kompyuta na H. H. L. M. Donkers. Ipitie zamu kwa zamu.
masters-game = { $south } (Kusini) na { $north } (Kaskazini), { $place }, { $date }, zamu { $n }

masters-won = { $winner } alishinda
masters-given-up = mwenzake alikubali kushindwa, { $winner } alishinda

card = Kadi
card-names = Majina
card-people = Watu
card-place = Mahali
card-board = Bao
card-seeds = Kete
card-plant = Mmea
card-players = Wachezaji
card-recorded = Yaliyoandikwa
card-sources = Vyanzo
place-town = mji uliotajwa
place-region = mahali fulani katika eneo hili
place-country = inajulikana nchi tu
map-label = Ramani: { $people }, { $place }
board-of = Bao la { $game }

sheet = Kanuni za { $game }
sheet-lede = { $game }, kama unavyochezwa na: { $people }. Yote yanayohitajika ili kukaa na kucheza.
rule-start = Kuanza
rule-sowing = Kupanda
rule-end = Mwisho
setups = Jinsi kete zinavyopangwa

play-lede = Michezo kumi na minne ya watu wawili kwenye skrini moja. Chagua mmoja; kanuni zake zinafuatwa na kila hatua inaelezwa.
play-title = { $game } · { $people }
play-one-lede = Cheza { $game } na rafiki kwa kanuni kama zilivyoandikwa; kumbukumbu ya mchezo yaweza kuwekwa, kutumwa na kupitiwa tena.
play-table = Kuhusu mchezo huu

glossary-lede = Maneno ya michezo, kwa lugha za wanaoicheza.
errata-lede = Makosa madogo ya makala iliyochapishwa na ya maandishi yanayoambatana nayo, na tunachosoma badala yake.
errata-where = Mahali
errata-what = Kilichoandikwa
errata-read = Tunasoma

about-lede = Mbao ni makao ya michezo ya kupanda kete ya Afrika Mashariki: ya kusoma, kutazama, kucheza, kulinganisha na kuweka kwenye kurasa nyingine.
about-words-title = Maneno haya ni ya nani
about-words = Walter Driedger alieleza michezo hii katika makala ya jarida mwaka 1972 na tena mwaka 2001. Habari ni zake, sentensi ni zetu. Kila aya huishia kwa sehemu ilikotoka; yaliyotiwa alama ya maelezo yetu ni ya wahariri. Bao limetokana na maandishi mengine, ambayo sehemu zake mbili zinayataja. Picha za makala asilia si zetu kuonyesha: michoro imewekwa badala yake.
about-doubts-title = Yale ambayo makala haisemi
about-doubts = Pale ambapo makala iko kimya au inajipinga, ilitubidi kuamua. Kila uamuzi una namba, umeelezwa kando ya mchezo unaohusika, na penye usomaji mwingine, huo unaweza kuwashwa na kuchezwa.
about-boards-title = Mabao
about-boards = Injini moja hucheza michezo yote kumi na minne kutokana na kurasa za data. Huhesabu kete moja moja, hugundua zamu zisizo na mwisho, na husema ni mwisho upi uliotumika na ni wapi makala inasema hivyo. Mabao huchezwa kwa kipanya, mguso na kibodi, husomwa na visoma skrini, na hutulia pale ambapo mwendo hautakiwi.
about-embed-title = Kwa ukurasa wako mwenyewe
about-embed = Ukurasa wowote waweza kuonyesha mabao haya kwa hati moja na lebo moja.
about-embed-link = Chagua bao na unakili lebo
embed-lede = Chagua mchezo na mwonekano wa bao, kisha nakili mistari kwenye ukurasa wako.
embed-form = Chagua bao
about-guides-title = Miongozo
about-private-title = Kinachohifadhiwa
about-private = Hakuna kinachotoka kwenye mashine yako. Mipangilio na michezo isiyokamilika huhifadhiwa kwenye kivinjari hiki na yaweza kufutwa humo.

lost-title = Hakuna ukurasa kama huu
lost-lede = Anwani hii haielekei popote hapa. Hizi ndizo sehemu za makala; kucheza, faharasa na mengine yako juu.

learn = Jifunze
learn-lede = Michezo kumi na minne, kwa kujifunza ukitenda: mazoezi madogo, kila moja bao na zamu moja ya kutafuta. Unachocheza huamuliwa papo hapo, na waweza kujaribu mara nyingi upendavyo.
learn-all = Masomo ya michezo yote
learn-count = mazoezi { $n }
learn-title = Jifunze { $game } kwa kucheza
learn-one-lede = Mazoezi madogo { $n }, kuanzia mkono wa kwanza. Katika kila moja bao linangoja zamu moja; tafuta zamu inayofanya kinachoombwa.
learn-by-hand = Bila skrini: panga hali hiyo, icheze kwa mikono, uhesabu.
to-learn = Jifunze kwa mazoezi madogo
to-print = Karatasi za kuchapa
to-answers = Majibu kwa mwalimu
task-plays = Zamu ya { $player }.
task-hint = Dokezo
task-solved = Ndiyo hiyo.
task-missed = Bado si hiyo.
task-again = Jaribu tena
task-done = Yaliyofanywa:
miss-captures = { $n ->
    [0] Zamu hiyo haili chochote upande wa pili.
    [one] Zamu hiyo inakula kete moja tu ya upande wa pili.
   *[other] Zamu hiyo inakula kete { $n } tu za upande wa pili.
}
miss-pits = { $n ->
    [0] Zamu hiyo haili shimo lolote la upande wa pili.
    [one] Zamu hiyo inakula shimo moja tu la upande wa pili.
   *[other] Zamu hiyo inakula mashimo { $n } tu ya upande wa pili.
}
miss-loses = { $n ->
    [one] Wakati huo mwenzako anakula kete yako moja.
   *[other] Wakati huo mwenzako anakula kete zako { $n }.
}
miss-marks = { $n ->
    [0] Zamu hiyo haifanyi kitu cha kubaki chako.
    [one] Zamu hiyo inafanya kimoja tu.
   *[other] Zamu hiyo inafanya { $n } tu.
}
miss-handfuls = { $n ->
    [0] Hakuna mkono uliopandwa.
    [one] Zamu imekwisha baada ya mkono mmoja.
   *[other] Zamu imekwisha baada ya mikono { $n }.
}
miss-again = { $n ->
    [0] Zamu hiyo haikupi nafasi ya kuanza tena.
    [one] Unaanza tena mara moja tu.
   *[other] Unaanza tena mara { $n } tu.
}
miss-ends-empty = Kete ya mwisho inaanguka { $pit }, lililokuwa tupu.
miss-ends-filled = { $n ->
    [one] Kete ya mwisho inaanguka { $pit }, lililokuwa na kete moja.
   *[other] Kete ya mwisho inaanguka { $pit }, lililokuwa na kete { $n }.
}
miss-sows-nothing = Hakuna kinachopandwa katika zamu hiyo.
miss-by = Zamu imemalizwa na mwisho mwingine: { $text }
miss-passes = Hili halitokei katika zamu hiyo: { $text }
miss-avoids = Hili limetokea, na halikutakiwa: { $text }
miss-exposes = { $n ->
    [one] Baada yake mwenzako angeweza kula kete yako moja.
   *[other] Baada yake mwenzako angeweza kula kete zako { $n }.
}
miss-wins = Baada yake mchezo bado haujashindwa.
answers-title = Majibu: { $game }
answers-lede = Kwa mwalimu: kila zoezi na zamu zote zinazolitimiza, na kinachotokea katika ya kwanza.
answers-turns = Zamu zinazolitimiza
answers-tried = { $n ->
    [one] kati ya moja inayoweza kuchezwa
   *[other] kati ya { $n } zinazoweza kuchezwa
}

to-puzzles = Mafumbo
puzzles-title = Mafumbo: { $game }
puzzles-lede = Hali { $n } zilizopatikana kwa kutafuta, kila moja na zamu moja iliyo bora, rahisi kwanza.
puzzles-sides = Unachopata ni kete zilizo upande wako, au mkononi mwako, zaidi ya zamani.
puzzles-stores = Unachopata ni kete zinazokuwa zako kabisa, ukiondoa zile zinazokuwa za mwenzako.
puzzles-ends = Wote wawili wakishaweka, hakuna tena cha kuchagua: hapa unaona mchezo mzima mbele, mifupi kwanza.
puzzles-ahead = { $n ->
    [one] Zamu moja
   *[other] Zamu { $n } mbele
}
puzzles-grade = Daraja la { $n }
puzzle-win = Shinda mchezo
puzzle-keep = Usipoteze kete hata moja
puzzle-gain = { $n ->
    [one] Pata angalau kete moja
   *[other] Pata angalau kete { $n }
}
puzzle-lose = { $n ->
    [one] Usipoteze zaidi ya kete moja
   *[other] Usipoteze zaidi ya kete { $n }
}
puzzle-by-1 = { $what } kwa zamu hii.
puzzle-by-2 = { $what } kabla ya zamu yako inayofuata, vyovyote mwenzako atakavyojibu.
puzzle-by-3 = { $what } kufikia mwisho wa zamu yako inayofuata, vyovyote mwenzako atakavyojibu.
puzzle-by-4 = { $what } kabla ya zamu yako ya tatu, vyovyote mwenzako atakavyojibu.
puzzle-lay = { $n ->
    [one] Weka ili mchezo uishe ukiwa mbele kwa angalau kete moja.
   *[other] Weka ili mchezo uishe ukiwa mbele kwa angalau kete { $n }.
}
puzzle-hint = Mkono wa kwanza unaishia { $pit }.
puzzle-hint-lay = Weka { $pit }.
puzzle-reply = Jibu bora kwake ni { $reply }.
puzzle-won = Umeshinda mchezo.
puzzle-will-win = Hata hivyo unashinda.
puzzle-lost = Unapoteza mchezo.
puzzle-not-won = Mchezo hujaushinda.
puzzle-gains = { $n ->
    [0] Hupati kitu wala hupotezi kitu.
    [one] Unapata kete moja.
   *[other] Unapata kete { $n }.
}
puzzle-loses = { $n ->
    [one] Unapoteza kete moja.
   *[other] Unapoteza kete { $n }.
}
puzzle-ends-ahead = { $n ->
    [one] Mchezo unaisha ukiwa mbele kwa kete moja.
   *[other] Mchezo unaisha ukiwa mbele kwa kete { $n }.
}
puzzle-ends-behind = { $n ->
    [0] Mchezo unaisha sare.
    [one] Mchezo unaisha ukiwa nyuma kwa kete moja.
   *[other] Mchezo unaisha ukiwa nyuma kwa kete { $n }.
}
solutions-title = Majibu ya mafumbo: { $game }
solutions-lede = Kwa mwalimu: kila fumbo na zamu moja inayolitegua, kinachotokea humo, na jibu bora kwake.
solutions-only = { $n ->
    [one] zamu pekee
   *[other] moja kati ya zamu { $n } zinazoweza kuchezwa
}

print-title = { $game } kwenye karatasi
print-lede = Karatasi za A4 au Letter: kanuni, bao la kukata kwa kila ukubwa linaochezwa, na karatasi ya alama. Chapa kwa ukubwa kamili (100 %); mstari wa sm 5 kwenye bao huonyesha kama limetoka sawa.
print-rules = { $game }: kanuni
print-endings = Kete ya mwisho inapoanguka
print-endings-mtaji = Katika zamu iliyoanza kwa kula (mtaji)
print-endings-takata = Katika zamu isiyoanza kwa kula (takata)
print-board = { $game }: bao
print-pits = Mistari { $rows } ya mashimo { $columns }, kila moja upana wa mm { $mm }. Kusini huketi kushoto, safu a iko juu.
print-earth = Ardhini au mchangani: mashimo ya upana wa mkono, kama sm 10, yakiachana sm 15 kutoka kati hadi kati; bao lina urefu wa sm { $length } na upana wa sm { $width }.
print-ruler = sm { $n }
print-score = { $game }: alama
print-score-lede = Mstari mmoja kila mchezo. Kwa kila mchezo ulioshinda paka rangi au weka kijiti kimoja, kama Wamaasai wanavyohesabu.
print-game = Mchezo
print-south = Kusini
print-north = Kaskazini
print-seeds = Kete
print-winner = Mshindi
print-names = Majina
print-twigs = Vijiti vya { $player }

afterwards = Mchezo ukishaisha
afterwards-lede = Nani alikuwa na nafasi bora, zamu kwa zamu, kama mchezaji hodari wa kompyuta aonavyo, na wapi zamu nyingine ingekuwa bora. Huchukua sekunde chache.
afterwards-look = Tazama mchezo ulivyokwenda
afterwards-none = Cheza zamu kadhaa kwanza.
afterwards-progress = Inatazamwa zamu { $turn } kati ya { $turns }
afterwards-stop = Acha
afterwards-stopped = Imeachwa.
afterwards-failed = Mchezo haukuweza kutazamwa: { $why }
afterwards-done = Zamu zilizotazamwa: { $turns }; zilizogeuza mchezo: { $points }.
afterwards-curve = Nafasi ya Kusini kushinda, zamu kwa zamu, katika zamu { $turns }: asilimia { $first } mwanzoni, { $last } mwishoni.
afterwards-better = { $player } ana nafasi bora
afterwards-south = Kusini
afterwards-north = Kaskazini
afterwards-points = Zamu zilizogeuza mchezo
afterwards-no-points = Hakuna zamu iliyobadili mengi.
afterwards-point = Zamu ya { $turn }, { $player }: { $played }. { $best } ingekuwa bora, kwa asilimia { $loss }.
afterwards-what-if = Ingekuwaje?
afterwards-what-if-of = Ingekuwaje? Zamu ya { $turn }
afterwards-back = Rudi kwenye mchezo uliochezwa
afterwards-table = Zamu kwa zamu
afterwards-col-turn = Zamu
afterwards-col-player = Mchezaji
afterwards-col-played = Iliyochezwa
afterwards-col-best = Iliyo bora
afterwards-col-chance = Nafasi ya Kusini, asilimia

# Usomaji wa waandishi wengine wa mchezo.
readings = Usomaji wa waandishi wengine
readings-told = Mchezo huu uliandikwa na wengine pia, wala si sawasawa daima. Usomaji huu uko nje ya makala; kila mmoja unasema ni kufuatana na nani na una uhakika gani, na unaweza kuchezwa.
reading-differs = Unatofautianaje na mchezo wa makala
reading-instead = { $point } – hapa: { $theirs }; katika makala: { $ours }.
reading-besides = { $point } – hapa pia: { $theirs }.
reading-without = { $point } – katika makala, si hapa: { $ours }.
reading-said = Yanayosemwa, na uhakika wake
reading-sure = hakika
reading-fairly = karibu hakika
reading-unsure = si hakika
reading-inferred = haikupatikana: tumeamua sisi
reading-told-only = husimuliwa, hauchezwi hapa
reading-sources = Vyanzo
reading-play = Cheza usomaji huu hapa
reading-notebook = Ufungue katika daftari la uwanjani
reading-computer = Kompyuta hucheza Kaskazini
reading-set-up = Mpangilio
reading-failed = Bao halikuweza kuletwa
