# Takwimu: kwenye sehemu ya kila mchezo, kwenye ukurasa wa kulinganisha, na ukurasa wa maajabu.

title = Michezo kwa takwimu
lede = Mchezo hudumu muda gani, kuna machaguo mangapi, zamu huenda mbali kiasi gani, na kama kuanza kunasaidia: vilivyopimwa katika michezo mingi, na majedwali chini yake.
to-figures = Michezo kwa takwimu
to-wonders = Maajabu: zamu ndefu kabisa, na zisizo na mwisho
here = Kwa takwimu
how-random = Michezo { $games } ya kila aina, ambamo kila uamuzi hupigwa kura (mbegu { $seed }, { $date }).
how-strong = Michezo { $games } kati ya wachezaji wawili wa kompyuta wa kiwango cha juu, maamuzi { $nodes } yakifikiriwa kabla ya kila moja; hadi maamuzi manne ya mwanzo hupigwa kura ili michezo itofautiane.
how-starts = Mianzo isiyo na mwisho huhesabiwa katika robo ya michezo, ambamo mianzo yote ilijaribiwa.
how-error = Sehemu ya michezo ina shaka ya kama asilimia { $points } kila upande.
how-again = Vyote vinaweza kupimwa tena kwa cargo xtask figures, na hutoka vilevile.

chart-turns = Zamu katika mchezo
chart-choices = Machaguo mwanzoni mwa zamu
chart-seeds = Kete zinazopandwa katika zamu
chart-laps = Mikono katika zamu
chart-first = Michezo aliyoshinda anayeanza, asilimia
chart-endless = Mianzo isiyo na mwisho, asilimia
chart-spread = { $what }: mwamba kwa nane kati ya kumi, mstari ndani yake kwa ya katikati, nukta kwa wastani.
chart-dots = { $what }: nukta tupu kwa mchezo wa kura, iliyojaa kwa mchezo hodari. Sare huhesabiwa nusu.
chart-bars = { $what }.

game = Mchezo
what = Kinachochezwa
turns = Zamu
choices = Machaguo
seeds = Kete kwa zamu
laps = Mikono kwa zamu
longest = Zamu ndefu iliyoonekana, kete
endless = Mianzo isiyo na mwisho, %
first = Anayeanza hushinda, %
drawn = Sare, %
first-strong = Anayeanza hushinda katika mchezo hodari, %
mean-spread = { $mean } ± { $spread }
table = Takwimu zote
table-note = Wastani na mkengeuko; sare huhesabiwa nusu ya ushindi.

readings = Kinachobadilishwa na usomaji mwingine
readings-lede = Pale vyanzo vinapoacha jambo wazi, mchezo unaweza kuchezwa kwa usomaji mwingine. Haya ndiyo yanayobadilika katika mchezo wa kura; tofauti ambazo bahati yaweza kuzileta zimeachwa hafifu.
reading = Usomaji
change = { $usual } → { $other }

levels = Wachezaji wa kompyuta wakikutana
levels-lede = Kati ya michezo { $games }, hii ni asilimia aliyoshinda wa kiwango cha juu zaidi; sare ni nusu. Pande hubadilishwa kila mchezo; juu ya kila safu imeandikwa ni kiasi gani cha kufikiri kinachoruhusiwa kabla ya kila uamuzi.
limit-nodes = maamuzi { $nodes } yakifikiriwa
limit-time = ms { $millis }
levels-shared = Palipoandikwa muda, michezo { $games } kwa pamoja ilitumia viini { $cores } vya kompyuta.
level-pair = Kiwango { $stronger } dhidi ya { $weaker }, %

wonders = Maajabu
wonders-lede = Zamu ndefu kabisa zilizopatikana, na zamu zisizo na mwisho: kila moja inaweza kufunguliwa kwenye bao. Baadhi zilikutwa katika michezo ya kura; kwa nyingine kete zilipangwa, kama ambavyo huenda hakuna mchezo ungezileta.
wonders-longest = Zamu ndefu kabisa
wonders-endless = Zamu zisizo na mwisho
wonders-endless-lede = Zamu kama hii hujirudia daima, na kanuni huikataa: bao haitoi mwanzo wake. Mzunguko wake ni idadi ya mikono hadi kila kete ilale kama awali.
wonder-longest = { $game }: { $turn } hupanda kete { $seeds } katika mikono { $laps }
wonder-period = { $game }: { $turn } huzunguka daima, kila mikono { $laps }
wonder-prefix = { $game }: { $turn } huendelea kwa mikono { $prefix }, kisha huzunguka daima, kila mikono { $laps }
wonder-met = ilikutwa mchezoni
wonder-arranged = ilipangwa
wonder-open = Fungua kwenye bao
wonder-open-of = Fungua kwenye bao: { $what }
wonders-how = Zilitafutwa katika michezo hiyo yote, na kwa kupanga kete za kila mchezo mara { $arrangements }, kila mpangilio ukiboreshwa; upandaji ulifuatwa kwa mikono { $laps }, michache mbali zaidi. Huenda kuna ndefu zaidi.
