# Yaliyomo kwenye kurasa kuzunguka makala.

site-name = Mbao
skip = Nenda kwenye maandishi
nav = Tovuti
nav-article = Makala
nav-play = Cheza
nav-compare = Linganisha
nav-glossary = Faharasa
nav-errata = Masahihisho
nav-about = Kuhusu
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
about-private-title = Kinachohifadhiwa
about-private = Hakuna kinachotoka kwenye mashine yako. Mipangilio na michezo isiyokamilika huhifadhiwa kwenye kivinjari hiki na yaweza kufutwa humo.

lost-title = Hakuna ukurasa kama huu
lost-lede = Anwani hii haielekei popote hapa. Hizi ndizo sehemu za makala; kucheza, faharasa na mengine yako juu.
