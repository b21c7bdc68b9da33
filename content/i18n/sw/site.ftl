# Yaliyomo kwenye kurasa kuzunguka makala.

site-name = Mbao
skip = Ruka hadi maandishi
nav = Tovuti
nav-article = Makala
nav-play = Cheza
nav-learn = Jifunze
nav-make = Tengeneza
nav-compare = Linganisha
nav-map = Ramani
nav-glossary = Faharasa
nav-errata = Masahihisho
nav-about = Kuhusu
nav-figures = Takwimu
nav-wonders = Maajabu
nav-kiosk = Kioski
nav-menu = Menyu
nav-more = Kurasa zaidi
foot-source = Imesimuliwa upya kutoka kwa Walter Driedger, Michezo ya Mbao – Mankala in East Africa (1972, 2001); bao kutoka Wikipedia (CC BY-SA). Maneno ya hapa ni yetu; kila aya inataja sehemu yake.
foot-part = Mabao, meza, kioski na studio viko kwa lugha hii; mengine yote yako kwa Kiingereza.
foot-help = Saidia kutafsiri
foot-free = Programu huria chini ya MIT au Apache-2.0; maneno na data chini ya CC BY 4.0. Haipakii chochote kutoka tovuti nyingine wala haihifadhi chochote kukuhusu.
offline-keep = Hifadhi tovuti yote itumike bila mtandao (MB #)
offline-asked = Inahifadhiwa: faili # kati ya #
offline-kept = Tovuti yote imehifadhiwa kwenye kifaa hiki.
offline-full = Kivinjari hiki hakina nafasi ya tovuti yote. Unachotembelea kinahifadhiwa kadiri nafasi inavyoruhusu.
renewed = Tovuti hii imechapishwa upya. “Jaribu tena” hupakia ukurasa upya; mchezo wako umehifadhiwa.
unloaded = Sehemu ya ukurasa huu haikuweza kupakiwa. Unaweza kuusoma ulivyo; ili kucheza, upakie upya.
unable = Ukurasa huu unaweza kusomwa, lakini hauwezi kuchezwa: { $why }.
no-webassembly = kivinjari hiki hakiendeshi WebAssembly, au imezimwa
restarted = Sehemu ya ukurasa huu ilisimama, na imeanza upya. Ikitokea tena, zima tafsiri na programu-jalizi hapa, kisha upakie ukurasa upya.
editors = Wachangiaji wa Mbao

front-title = Michezo ya kupanda kete ya Afrika Mashariki
front-lede = Michezo kumi na minne kutoka Uganda, Kenya, Sudani, Kongo na Zanzibar. Walter Driedger alichapisha kumi na miwili kati yake mwaka 1972 na kutoa toleo jipya mwaka 2001, ambalo tunalisimulia upya sehemu kwa sehemu. Kando ya kila sentensi kuhusu mchezo pana bao linalofanya inachosema na kukueleza sababu.
all-sources = Vyanzo vyote vya tovuti hii
historical = (anwani ya zamani, imewekwa kama kumbukumbu; huenda haifanyi kazi tena)
pages = kurasa { $pages }
definitions = Maneno yanayotumika kwenye ukurasa huu
also = Maneno mengine, ya lugha mbalimbali: { $words }
contents = Yaliyomo
neighbours = Kurasa jirani
before = Iliyotangulia
after = Inayofuata
link-here = Kiungo cha mahali hapa
note-back = { $label }: rudi kwenye maandishi
our-note = maelezo yetu
places-of-each = { $place }: onyesha mahali pa kila aya katika chanzo
diagram = Mchoro { $letter }
diagram-lost = Kilichopotea:
diagram-own-opening = Hapa ufunguzi ni wako: chota, weka, kisha tazama mchezo wa lazima unaofuata.
turning-choose = Chagua shimo: mfano wake huchezwa kwenye bao.
turning-pit = Shimo la kugeukia { $pit }: tazama kinachotokea
setup-each = { $n } kila shimo
setup-won = { $label }: anayeanza anaweza kushinda mara moja
to-section = Soma sehemu yake
to-board = Nenda kwenye bao
to-play = Cheza mchezo huu
to-studio = Ifanye yako

chip-takes = { $pit } hula { $n }
# Bao lenye upana wa ukurasa huuliza kabla ya kuonyesha.
moment-ask = Nini kitatokea sasa?
moment-turn = { $called ->
    [cow] Zamu inaanzia { $pit }. Itakula ng'ombe wangapi?
    [stone] Zamu inaanzia { $pit }. Itakula mawe mangapi?
    [warrior] Zamu inaanzia { $pit }. Itateka askari wangapi?
   *[seed] Zamu inaanzia { $pit }. Itakula kete ngapi?
}
moment-right = Ndiyo.
moment-wrong = Sivyo. Ifuate hatua kwa hatua.
moment-sown = Hiyo ni idadi inayopandwa. Inayoliwa ni ngapi?
told-keys = Vitufe ← na → huonyesha hatua moja moja.
told-begin = Endelea kusoma, na bao litaonyesha yale unayosoma. Au gusa shimo ucheze.
told-set-up = Gusa shimo ucheze kuanzia hapa.
told-take = Cheza kuanzia hapa
told-give-back = Endelea na maandishi
told-close = Funga bao

masters = Michezo mitatu kati ya mabingwa
masters-lede = Zanzibar, Oktoba 1994: iliandikwa na A. J. de Voogt (Limits of the Mind, 1995), na kuwekwa katika maandishi ya kompyuta na H. H. L. M. Donkers. Ipitie zamu kwa zamu. Yanayosemwa pale mchezo unapogeuka ni yetu; zamu zilizotathminiwa zilipimwa na kompyuta ya tovuti hii.
masters-game = { $south } (Kusini) na { $north } (Kaskazini), { $place }, { $date }, zamu { $n }

masters-won = { $winner } alishinda
masters-given-up = mwenzake alikubali kushindwa, { $winner } alishinda

card = Kadi
card-names = Majina
card-people = Jamii
card-place = Mahali
card-board = Bao
card-seeds = { $called ->
    [cow] Ng'ombe
    [stone] Mawe
    [warrior] Askari
   *[seed] Kete
}
card-plant = Mmea
card-players = Wachezaji
card-recorded = Yaliyoandikwa
card-sources = Vyanzo
place-town = mji uliotajwa
place-region = mahali fulani katika eneo hili
place-country = inajulikana nchi tu
map-label = Ramani: { $people }, { $place }
board-of = Bao la { $game }

objects-title = Mabao yaliyo makumbusho
objects-lede = Yaliyohifadhiwa katika makumbusho, kama kurasa zake zinavyosema; mara nyingi haikuandikwa mchezo wenyewe ulikuwa wa jamii gani.
sheet = Kanuni za { $game }
sheet-lede = { $game }, kama inavyochezwa na: { $people }. Yote unayohitaji ili kukaa na kucheza.
rule-start = Kuanza
rule-sowing = Kupanda
rule-end = Mwisho
setups = Jinsi kete zinavyopangwa

play-games = Michezo yote
play-boards = Ona mabao yote
play-lede = Michezo kumi na minne ya watu wawili kwenye skrini moja. Chagua mmoja. Bao linafuata kanuni zake na kueleza kila hatua.
play-title = { $game } · { $people }
play-one-lede = Cheza { $game } dhidi ya kompyuta au rafiki kwa kanuni zilizoandikwa. Unaweza kuhifadhi hatua za mchezo, kuzituma na kuzipitia tena.

glossary-lede = Maneno ya michezo, kwa lugha za wanaoicheza.
errata-lede = Makosa ya makala iliyochapishwa na ya maandishi yanayoambatana nayo, na tunachosoma badala yake.
errata-where = Mahali
errata-what = Kilichoandikwa
errata-read = Tunasoma

about-lede = Mbao ni makao ya michezo ya kupanda kete ya Afrika Mashariki. Unaweza kusoma kuihusu, kuitazama, kuicheza, kuilinganisha na kuiweka kwenye kurasa nyingine.
about-words-title = Maneno haya ni ya nani
about-words = Walter Driedger aliieleza michezo hii katika jarida mwaka 1972, akatoa toleo jipya mwaka 2001. Habari ni zake, sentensi ni zetu. Kila aya inamalizika kwa kutaja sehemu ilikotoka; yaliyotiwa alama ya maelezo yetu ni ya wahariri. Sehemu mbili za bao zinafuata makala ya Wikipedia kuhusu bao, kama ilivyokuwa katika nakala isiyo na tarehe; maandishi ya Wikipedia yako chini ya CC BY-SA. Picha za makala asilia si mali yetu, kwa hiyo michoro imechukua nafasi yake.
about-languages-title = Kiingereza, Kiswahili na Kifaransa
about-languages = Wahariri waliandika maandishi ya Kiingereza na ya Kiswahili. Bado hakuna mhariri ambaye Kiswahili ni lugha yake ya kwanza aliyesoma maandishi ya Kiswahili, kwa hiyo huenda baadhi ya sentensi si za kawaida au zina makosa. Mabao, meza, kioski na studio viko kwa Kifaransa pia; hakuna ambaye Kifaransa ni lugha yake ya kwanza aliyekisoma.
about-corrections = Ukiona kosa, tafadhali tuambie: taja ukurasa, nakili sentensi na andika jinsi ambavyo wewe ungeisema.
about-corrections-mail = Tuandikie kwa { $mail }
about-corrections-site = Tuma kwa wanaochapisha tovuti hii.
about-doubts-title = Yale ambayo makala haisemi
about-doubts = Pale ambapo makala iko kimya au inajipinga, ilitubidi kuamua. Kila uamuzi wa namna hiyo una nambari na umeelezwa kando ya mchezo unaohusika. Penye usomaji mwingine, unaweza kuuwasha na kuucheza.
about-boards-title = Mabao
about-boards = Injini moja inacheza michezo yote kumi na minne kutokana na data. Inahesabu kete moja moja, na inasema ni mwisho upi uliotumika na makala inausema wapi. Zamu ikirudi pale ilipokuwa, injini inathibitisha kwamba haiishi; zamu inayopita kete milioni moja inachukuliwa kuwa isiyokwisha. Unaweza kucheza kwa kipanya, mguso au kibodi, visoma skrini vinasoma mabao, na mabao yanatulia ikiwa hutaki mwendo.
about-embed-title = Kwa ukurasa wako mwenyewe
about-embed = Ukurasa wowote unaweza kuonyesha mabao haya kwa skripti moja na lebo moja.
about-embed-link = Chagua bao na unakili lebo
studio-title = Tengeneza yako
studio-lede = Cheza kwenye bao, sema unachotaka kusema, kisha peleka kazi yako popote, iwe ukurasani, ukutani au darasani: mchoro, hadithi au zoezi lako mwenyewe.
studio-board = Bao unalofanyia kazi
studio-needs-scripts = Ukurasa huu unahitaji JavaScript.
embed-studio = Hadithi au zoezi lako mwenyewe: studio
embed-lede = Chagua mchezo na mwonekano wa bao, kisha nakili mistari kwenye ukurasa wako.
embed-form = Chagua bao
embed-fit = Fremu yenye kimo cha bao lake
embed-fit-help = Bao huambia ukurasa unaozunguka fremu yake kimo chake, na kinachochezwa. Ukurasa wako ukiruhusu skripti, mistari hii huweka kimo, kirefu au kifupi.
embed-editors = Cha kubandika kwenye WordPress, Omeka S, Drupal, Moodle na H5P
about-guides-title = Marejeo na miongozo
about-private-title = Kinachohifadhiwa
about-private = Hakuna kinachotoka kwenye kifaa chako usipokituma. Kivinjari hiki kinahifadhi mipangilio na michezo yako isiyokamilika, na unaweza kuifuta humo.

lost-title = Hakuna ukurasa kama huu
lost-lede = Hakuna kitu katika anwani hii. Hizi ndizo sehemu za makala; menyu inakupeleka kwingine.

learn = Jifunze
learn-lede = Michezo kumi na minne ya kujifunza kwa kutenda. Kila zoezi dogo linaonyesha bao, nawe unatafuta zamu moja. Unaona papo hapo kama ni sahihi, na unaweza kujaribu mara nyingi upendavyo.
learn-all = Masomo ya michezo yote
learn-title = Jifunze { $game } kwa kucheza
to-learn = Jifunze kwa mazoezi madogo
to-print = Karatasi za kuchapisha
to-answers = Majibu kwa mwalimu
to-puzzles = Mafumbo
print-title = { $game } kwenye karatasi
print-lede = Karatasi za A4 au Letter: kanuni, bao la kukata la kila ukubwa unaochezwa, na karatasi ya alama. Chapisha kwa ukubwa kamili (100 %). Pima mstari wa sm 5 kwenye bao ili kuhakikisha.
print-rules = { $game }: kanuni
print-endings = Mkono unapoishia
print-endings-mtaji = Katika zamu iliyoanza kwa kula (mtaji)
print-endings-takata = Katika zamu isiyoanza kwa kula (takata)
print-board = { $game }: bao
print-pits = Mistari { $rows } ya mashimo { $columns }, kila moja lina upana wa mm { $mm }. Kusini huketi kushoto, na safu a iko juu.
print-earth = Ardhini au mchangani, chimba mashimo ya upana wa kiganja, kama sm 10, yakiachana sm 15 kutoka katikati hadi katikati. Bao litakuwa na urefu wa sm { $length } na upana wa sm { $width }.
print-ruler = sm { $n }
print-score = { $game }: alama
print-score-lede = Mstari mmoja kwa kila mchezo. Kwa kila mchezo unaoshinda, paka rangi au weka kijiti kimoja, kama Wamaasai walivyohesabu.
print-game = Mchezo
print-south = Kusini
print-north = Kaskazini
print-seeds = { $called ->
    [cow] Ng'ombe
    [stone] Mawe
    [warrior] Askari
   *[seed] Kete
}
print-winner = Mshindi
print-names = Majina
print-twigs = Vijiti vya { $player }

# Usomaji wa waandishi wengine wa mchezo.
readings = Usomaji wa waandishi wengine
readings-told = Wengine pia waliandika mchezo huu, na si mara zote kwa namna moja. Usomaji wao hauko katika makala. Kila mmoja unasema nani aliuandika na una uhakika gani, na unaweza kuucheza.
reading-differs = Unatofautianaje na mchezo wa makala
reading-instead = { $point } – hapa: { $theirs }; katika makala: { $ours }.
reading-besides = { $point } – hapa pia: { $theirs }.
reading-without = { $point } – katika makala, lakini si hapa: { $ours }.
reading-said = Yanayosemwa, na uhakika wake
reading-sure = ya hakika
reading-fairly = ya hakika kiasi
reading-unsure = isiyo ya hakika
reading-inferred = haikusemwa: tumeamua sisi
reading-told-only = imeelezwa, haichezwi hapa
reading-sources = Vyanzo
about-name-title = Jina
about-name = Kipande cha mti uliopasuliwa ni ubao, na vikiwa vingi ni mbao. Kifaa cha mchezo ni bao. Kichwa cha makala kina neno mbao, “Michezo ya Mbao”, na tovuti imechukua jina lake humo.
glance-title = Kanuni kwa muhtasari
glance-lede = Michezo kumi na minne kwa pamoja: kila mmoja huchezwa na nani, kwenye bao gani, na nini huamua zamu na mchezo. Jedwali limetokana na kanuni ambazo mabao yanafuata.
glance-unknown = Yasiyosemwa na vyanzo
glance-none = hakuna
glance-points = Mambo: { $count }
glance-decision = (uamuzi wa { $number } wa wahariri)
timeline-title = Mpangilio wa matukio
timeline-lede = Michezo hii ilielezwa, iliandikwa na ilichapishwa lini, na ni nani anayesema hivyo.
timeline-source = Anayesema
reading-list-title = Orodha ya kusoma
reading-list-lede = Vyanzo vyote vya tovuti hii, na wahariri wamevisoma kwa kiasi gani.
seen-whole = Tumekisoma
seen-part = Tumesoma sehemu yake
seen-second-hand = Hatukukiona: tunakijua kupitia chanzo kingine
seen-not = Hatukukiona: hakuna kanuni inayokitegemea
glance-relay = Huendelea pale shimo la mwisho lilipokuwa
glance-capture = Kula: lini; nini
glance-booty = Kete zilizoliwa

# Kila kanuni inategemea nini, na maamuzi ya wahariri.
mark-title = Kila kanuni ina uhakika gani
mark-lede = Imesemwa: chanzo kinasema hivyo. Imetokana: chanzo hakisemi hivyo, lakini jambo hilo linatokana na kitu kilichomo humo. Uamuzi: chanzo kinaliacha wazi, na wahariri walichagua.
mark-rule = Kanuni
mark-mark = Alama
mark-place = Mahali kwenye chanzo
mark-stated = imesemwa: { $cite }
mark-inferred = imetokana na { $from }: { $cite }
mark-decided = uamuzi wa { $number } wa wahariri: { $what }
mark-only-stated = imesemwa
mark-only-inferred = imetokana na { $from }
mark-from-wording = maneno yenyewe
mark-from-diagram = mchoro
mark-from-game = mchezo mwingine unaofananishwa nao
mark-from-account = maelezo mengine
mark-setup = Mpangilio wa mwanzo: { $label }
mark-prelude = Kabla ya zamu ya kwanza, hatua ya { $step }
mark-passing = Kupita
mark-feeding = Kumlisha mpinzani
mark-stuck = Shimo lisipoweza kuanza
mark-resowing = Kete zilizoliwa kwa mwendo wa saa hupandwa wapi
mark-option = Chaguo la kanuni: { $label }
mark-ending = Mwisho { $rule }
mark-ending-mtaji = Mwisho { $rule }, mtaji
mark-ending-takata = Mwisho { $rule }, takata
decisions-title = Maamuzi ya wahariri
decisions-lede = Pale ambapo chanzo kiko kimya, hakieleweki au kimepotea, wahariri walilazimika kuchagua; la sivyo mabao yasingeweza kucheza. Kila chaguo lina nambari. Hapa utaona tunachocheza na maana nyingine inayowezekana.
decisions-all = michezo yote
decisions-games = Unahusu
decisions-play = Cheza usomaji mwingine
decisions-notebook = { $game }: badilisha jibu la swali la { $question } katika daftari la utafiti
decisions-unknown = Hakuna aliyetuambia usomaji mwingine unaoweza kuchezwa.
decisions-table = Usomaji mwingine unahitaji watu wawili kwenye bao moja: programu haiwezi kuucheza.
decisions-engine = Mabao bado hayawezi kucheza usomaji mwingine.
decisions-to = Yale ambayo wahariri waliamua
glance-inferred = (imetokana)
glance-marks = Kanuni isiyo na alama imesemwa na chanzo chake.

# Data kama faili.
data-title = Data
data-lede = Faili ambazo kurasa za tovuti hii zimetokana nazo: michezo, kanuni pamoja na alama zake, takwimu, ufanano, vyanzo na faharasa.
data-what = Yaliyomo
data-schema = Skima
data-games = Michezo: jamii, bao, mipangilio ya mwanzo, machaguo ya kanuni, vyanzo
data-rules = Kila kanuni, na kama imesemwa, imetokana au imeamuliwa
data-decisions = Maamuzi ya wahariri, na usomaji mwingine
data-features = Kila mchezo una nini katika kila hoja ya ulinganisho, na jambo hilo linategemea nini
data-affinity = Jinsi michezo inavyofanana, jozi kwa jozi
data-figures = Jinsi michezo inavyokwenda kila chaguo likifanywa bila mpangilio maalumu
data-sources = Vyanzo, na wahariri wamesoma kiasi gani cha kila kimoja
data-glossary = Faharasa
data-more = Faili nyingine
data-bibtex = vyanzo na tovuti hii kama BibTeX
data-csl = hivyo hivyo kama CSL JSON, kwa programu za marejeo
data-cff = jinsi ya kutaja tovuti hii, kwa programu
data-licence-file = leseni zenyewe
data-changes = yaliyobadilika katika data
data-cite = Jinsi ya kutaja
data-cite-how = Taja unachokitumia, na tovuti hii kama mahali ulipokikuta. Sehemu ya makala: jina lake, nambari yake, na mahali katika chanzo palipoandikwa mwisho wa aya. Kanuni: chanzo chake, na kama imesemwa, imetokana au iliamuliwa. Mchezo ulioandikwa: wachezaji, mahali na siku, na walioandika. Takwimu: mchezo, mpangilio na tarehe iliyo katika faili.
data-licence = Leseni na toleo
data-licence-told = Unaweza kutumia data hizi chini ya { $licence }, upendavyo; maneno ya tovuti yako chini ya CC BY 4.0. Muundo una toleo la { $version }; kila faili inalitaja, na toleo hupanda sehemu ya data inapobadilishwa jina au kuondolewa.

# The reference for programmers.
developers-title = Kwa waandaaji wa programu
developers-lede = Bao kama elementi ya ukurasa wowote, kanuni kwa JavaScript na Rust, nukuu ya michezo, na mwamuzi kwa lugha nyingine zote za programu.
developers-name = Jina
developers-what = Maana yake
developers-element = Elementi
developers-element-told = Skripti moja huifafanua elementi. Ukurasa unaweza kuwa na mabao mengi upendavyo; hakuna kinacholetwa kutoka kwingine.
developers-attributes = Sifa
developers-attributes-told = Kila sifa pia ni kipengele chenye jina hilohilo. Kando ya kila sifa kuna bao lililo nayo: lijaribu.
developers-events = Matukio
developers-events-told = Cheza kwenye bao na usome linachotangaza. Matukio hupanda hadi juu ya ukurasa, hata kutoka ndani ya miti ya kivuli.
developers-log = Yaliyotangazwa na bao, la karibuni likiwa la kwanza
developers-methods = Mbinu na vipengele
developers-unnamed = bila jina
developers-slots = Nafasi
developers-parts = Sehemu
developers-parts-told = Sehemu hupambwa kwa ::part, rangi kwa vipengele vya mtindo vilivyo hapa chini. Bao hili lina mtindo ulioandikwa chini yake.
developers-properties = Vipengele vya mtindo
developers-javascript = Kanuni kwa JavaScript
developers-javascript-told = Kifurushi hichohicho kina kanuni bila bao, kwa vivinjari na kwa Node. Hizi ndizo aina zake zote, kama zinavyochapishwa.
developers-notebook = Michezo ya daftari la utafiti
developers-notebook-told = Faili ya daftari la utafiti inaweza kuchezwa kama mchezo mwingine wowote.
developers-schema = Skima ya faili
developers-notation = Nukuu
developers-notation-told = Mashimo, vitendo, hali za bao na kumbukumbu ni maandishi ya kawaida, yaleyale kila mahali.
developers-notation-link = Jinsi ya kusoma nukuu
developers-rust = Kanuni kwa Rust
developers-rust-told = WebAssembly ya tovuti hii imetokana na vifurushi hivi. `cargo doc --open -p mbao-rules` huonyesha yote vinavyotoa, pamoja na mifano.
developers-rules = Michezo: hali za bao, vitendo halali, zamu tukio kwa tukio. `no_std`, hutegemea kifurushi kimoja kidogo tu.
developers-story = Kumbukumbu na hadithi: kilichochezwa, na anachosema, anachoonyesha na anachouliza mtunzi. `no_std`.
developers-players = Wachezaji wa kompyuta, madokezo na uchambuzi wa mchezo.
developers-notebook-crate = Husoma na kukagua faili za daftari la utafiti, na kuzigeuza kuwa michezo.
developers-board = Huchora bao kwa SVG na kusimulia zamu kwa maneno.
developers-words = Hugeuza faili za Fluent kuwa vitendaji vya Rust.
developers-referee = Mwamuzi
developers-referee-told = Programu inayoendesha injini kutoka lugha yoyote ya programu: husoma amri moja ya JSON kwa kila mstari na hujibu kila amri kwa mstari mmoja wa JSON, wenye `ok`, hali ya mchezo, vitendo halali na yaliyotokea. Kinachokataliwa hakibadilishi chochote.

# Kurasa za `www` zilizoandikwa kwa mkono, zinazosema lugha zote pamoja: bao ndani ya fremu, bao la kunakili, na
# ukurasa wa wakati hakuna mtandao.
frame-board = Hapa ni mahali pa bao la kuchezea. Linahitaji JavaScript, na halikuweza kupakiwa.
not-kept = Ukurasa huu haujahifadhiwa kwenye kifaa hiki, na sasa hakuna mtandao. Kurasa ulizotembelea zinaweza kusomwa.
board-needs-scripts = Bao hili huchezwa kwa JavaScript.

# Mifano katika faili ambayo makumbusho hubadilisha, `kiosk.toml`. Bila alama za kunukuu.
kiosk-words = Michezo kumi na minne, kutoka Uganda hadi Zanzibar. Chagua bao.
kiosk-story = Bao la mkusanyiko wetu
