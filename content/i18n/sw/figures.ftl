# Takwimu: kwenye sehemu ya kila mchezo, kwenye ukurasa wa kulinganisha, na ukurasa wa maajabu.

title = Michezo kwa takwimu
lede = Mchezo hudumu muda gani, kuna machaguo mangapi, zamu huenda mbali kiasi gani, na kama kuanza kunasaidia. Tulipima haya katika michezo mingi; majedwali yako chini.
to-figures = Michezo kwa takwimu
to-wonders = Maajabu: zamu ndefu kabisa, na zisizo na mwisho
here = Kwa takwimu
how-title = Tulivyopima
how-random = Michezo { $games } ya kila aina, ambamo kila uamuzi unafanywa bila mpangilio maalumu (mbegu { $seed }, { $date }).
how-strong = Michezo { $games } kati ya wachezaji wawili wa kompyuta wa kiwango cha juu kabisa. Kila mmoja huchunguza maamuzi { $nodes } kabla ya kuamua. Maamuzi ya mwanzo, mawili hadi sita, hufanywa bila mpangilio maalumu ili michezo itofautiane.
how-starts = Mianzo isiyo na mwisho ilihesabiwa katika robo ya michezo, ambamo mianzo yote ilijaribiwa. Mwanzo unahesabiwa kuwa hauishi ukirudi pale ulipokuwa, au ukipita kete milioni moja.
how-error = Asilimia ya michezo inaweza kupotoka kwa takriban pointi { $points } kila upande.
how-again = Tukipima tena, tunapata takwimu zilezile.

fact-long = zamu ni wastani wa mchezo wa { $game }, mrefu kuliko yote
fact-short = zamu ni wastani wa mchezo wa { $game }, mfupi kuliko yote
fact-seeds = kete zilipandwa katika zamu moja ya { $game }, ndefu kabisa iliyotokea
fact-first = kati ya michezo 100 ya { $game } huenda kwa anayeanza, wote wawili wakiwa hodari baada ya mwanzo usio na mpangilio

chart-turns = Zamu katika mchezo
chart-choices = Machaguo mwanzoni mwa zamu
chart-seeds = Kete zinazopandwa katika zamu
chart-laps = Mikono katika zamu
chart-first = Michezo aliyoshinda anayeanza, asilimia
chart-endless = Mianzo isiyo na mwisho, asilimia
chart-spread = { $what }: ufito unaonyesha michezo minane kati ya kumi, mstari ulio ndani yake unaonyesha wa katikati, na nukta inaonyesha wastani.
chart-dots = { $what }: nukta tupu kwa mchezo wa nasibu, iliyojaa kwa mchezo hodari. Sare huhesabiwa nusu.
chart-bars = { $what }.
key-bar = michezo minane kati ya kumi
key-middle = wa katikati
key-mean = wastani
key-random = mchezo wa nasibu
key-strong = mchezo hodari

game = Mchezo
what = Kinachochezwa
turns = Zamu
choices = Machaguo
seeds = Kete kwa zamu
laps = Mikono kwa zamu
longest = Zamu ndefu zaidi iliyoonekana, kete
endless = Mianzo isiyo na mwisho, %
first = Anayeanza hushinda, %
drawn = Sare, %
first-strong = Anayeanza hushinda katika mchezo hodari, %
mean-spread = { $mean } ± { $spread }
table = Takwimu zote
table-note = Wastani na mkengeuko; sare huhesabiwa nusu ya ushindi.

readings = Kinachobadilishwa na usomaji mwingine
readings-lede = Pale vyanzo vinapoacha jambo wazi, unaweza kucheza mchezo kwa usomaji mwingine. Haya ndiyo yanayobadilika katika mchezo wa nasibu; tofauti zinazoweza kuwa za bahati ni hafifu.
reading = Usomaji
change = { $usual } → { $other }

levels = Wachezaji wa kompyuta wakikutana
levels-lede = Kati ya michezo { $games }, hii ni asilimia aliyoshinda wa kiwango cha juu zaidi; sare ni nusu. Hubadilishana pande kila mchezo. Juu ya kila safu imeandikwa kiasi cha kufikiri kinachoruhusiwa kabla ya kila uamuzi.
limit-nodes = maamuzi { $nodes } yakichunguzwa
limit-time = ms { $millis }
levels-shared = Palipoandikwa muda, michezo { $games } kwa pamoja ilitumia viini { $cores } vya kompyuta.
level-pair = Kiwango { $stronger } dhidi ya { $weaker }, %

habits = Wachezaji wa kompyuta hufanya nini kwa zamu zao
habits-lede = Kila kiwango kilicheza michezo { $games } na mchezaji wa nasibu, na mingine kama hiyo na anayekula vingi anavyoviona. Kati ya zamu { $turns } zilizokuwa na mwanzo, { $passed } zilipitwa. Zilizohesabiwa ni zamu ambazo kula kuliwezekana, hata kwa mbali. Katika michezo ya bao, kula vingi unavyoviona si bora kuliko bahati.
habits-random = Nasibu inashinda kiwango 0, %
habits-child = Anayekula vingi anashinda kiwango 0, %
habits-taken = Zamu ambazo kiwango { $level } hula, kati ya zilizowezekana, %

chances = Je, makadirio ya ushindi hutimia?
chances-lede = Unapopitia mchezo uliochezwa, kompyuta husema Kusini ana uwezekano gani wa kushinda. Tulijaribu makadirio hayo kwa michezo mipya { $games } ya kila aina kati ya wachezaji wawili wa kompyuta wa kiwango cha juu. Katika zamu nne za kila mchezo kompyuta iliangalia maamuzi { $nodes }, kisha ikasema uwezekano wa mwenye zamu kushinda. Jedwali linaonyesha michezo yote kwa pamoja.
chances-said = Ilisema, %
chances-won = Ilitimia, %
chances-told = Makadirio
chances-games = Na mchezo kwa mchezo, kabla na baada ya kurekebisha makadirio kwa michezo mingine. Mteremko wa 1 maana yake makadirio hutimia; chini ya 1 maana yake yanazidisha. Alama ya Brier ni wastani wa mraba wa kosa: 0 ni kamili, na anayesema nusu daima hupata 0.25.
chances-by-game = Makadirio mchezo kwa mchezo
chances-slope = Mteremko
chances-brier = Alama ya Brier

wonders = Maajabu
wonders-lede = Zamu ndefu kabisa zilizopatikana, na zamu zisizo na mwisho. Unaweza kufungua kila moja kwenye bao. Baadhi zilitokea katika michezo iliyochezwa kwa nasibu; kwa nyingine kete zilipangwa, na huenda hakuna mchezo utakaozileta.
wonders-longest = Zamu ndefu kabisa
wonders-endless = Zamu zisizo na mwisho
wonders-endless-lede = Zamu kama hii hujirudia daima, kwa hiyo kanuni huikataa: bao halitoi mwanzo wake. Mzunguko wake ni idadi ya mikono hadi kila kete ilale kama awali. Zamu zote za hapa zimethibitishwa kuwa hujirudia.
wonder-greatest = Zamu ndefu kuliko zote
wonder-in-one-turn = { $called ->
    [cow] ng'ombe waliogawanywa
    [stone] mawe yaliyopandwa
    [warrior] askari waliogawanywa
   *[seed] kete zilizopandwa
} kwa zamu moja
wonder-greatest-told = { $game }: zamu inayoanzia { $turn } huendelea kwa mikono { $laps } kabla ya kwisha.
wonder-met-told = Ilitokea katika mchezo uliochezwa kwa nasibu.
wonder-arranged-told = Kete zilipangwa kwa ajili yake; huenda isitokee kamwe katika mchezo.
wonder-watch = Tazama zamu hiyo
wonder-again = Tazama tena
wonder-longest = { $game }: { $turn } hupanda { $called ->
    [cow] ng'ombe
    [stone] mawe
    [warrior] askari
   *[seed] kete
} { $seeds } katika mikono { $laps }
wonder-period = { $game }: { $turn } huzunguka daima, kila mikono { $laps }
wonder-prefix = { $game }: { $turn } huendelea kwa mikono { $prefix }, kisha huzunguka daima, kila mikono { $laps }
wonder-met = ilikutwa mchezoni
wonder-arranged = ilipangwa
wonder-open = Fungua kwenye bao
wonder-open-of = Fungua kwenye bao: { $what }
wonders-how = Tulitafuta katika michezo hiyo yote, na pia tulipanga kete za kila mchezo mara { $arrangements } na kuboresha kila mpangilio hatua kwa hatua. Upandaji ulifuatwa kwa mikono { $laps }, michache mbali zaidi. Huenda kuna ndefu zaidi.
