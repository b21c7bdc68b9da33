# Maneno ya studio: ukurasa ambapo yeyote anaweza kutengeneza mchoro, hadithi au zoezi.

play-help = Cheza kwenye bao. Kila hatua unayocheza inakuwa hatua ya hadithi yako.

# Zana juu ya bao.
tools = Kubonyeza bao hufanya nini
tool-play = Cheza
tool-ring = Duara
tool-arrow = Mshale
colour = Rangi
colour-red = nyekundu
colour-green = kijani
colour-blue = buluu
colour-yellow = njano
ring-help = Bonyeza shimo au ghala: duara litaonekana. Bonyeza tena, nalo litaondoka.
arrow-help = Buruta kutoka shimo moja hadi jingine, au bonyeza moja kisha jingine.
arrow-from = Kutoka { $place }. Sasa bonyeza mahali unakoelekea mshale.
point-none = Ondoa miduara na mishale yote
point-with-keys = Onyesha bila kutumia kipanya
point-from = Shimo au ghala
point-to = Hadi (kwa mshale)
point-add = Ongeza
point-wrong = { $text } si shimo wala ghala la bao hili. Mashimo huitwa kama c1, na maghala ni south na north.
undo = Tendua
redo = Rudia

# Hatua.
steps = Hatua
beginning = Mwanzo
step-said = ina maneno
step-asks = inauliza
or-else = Au hivi
cut = Kata kuanzia hapa
cut-beat = Kata sentensi hii
step-beat = sentensi ya { $n }
step-of = { $what } { $how }
step-ccw = kinyume cha saa
step-cw = kwa mwendo wa saa
step-hand = kutoka mkononi
step-left = (kichwa cha kushoto)
step-right = (kichwa cha kulia)
step-take = amekula { $n }
step-mark = ametia alama { $pit }
step-turn = amegeuka
step-on = ameendelea
step-leave = ameacha
step-house = amepanda nyumba
step-stop = amesimama
step-pass = amepita
step-done = ameanza
step-tap-south = kete ijayo ya Kusini
step-tap-north = kete ijayo ya Kaskazini
step-lift = amechota { $pits }
step-lay = ameweka { $pits }
promote = Fanya tawi hili liwe hadithi
cut-branch = Kata tawi hili
branched = Tawi jingine kutoka hapa. Hadithi yenyewe imebaki ilivyokuwa.
too-deep = Hapa matawi tayari yamefika ngazi nne. Kata moja, au endelea kwenye hadithi yenyewe.
unplayed = Kuanzia hatua hii hakuna kinachoweza kuchezwa tena. Rekebisha yaliyotangulia, au kata.
unplayed-go = Ionyeshe
unplayed-cut = Kata yasiyoweza kuchezwa

# Kinachosemwa.
say-here = Unachosema hapa

say-silent = Usipoandika kitu, bao lenyewe linasimulia kilichotokea.
say-more = Sentensi nyingine hapa hapa
say-in = Andika kwa
say-any = Kwa lugha zote
say-other = lugha nyingine
say-tag = Msimbo wake, kama fr au pt-BR
say-tag-wrong = { $text } si msimbo wa lugha. Misimbo huwa kama fr au pt-BR.
say-about = Chanzo, leseni, picha
say-source = Chanzo
say-licence = Leseni
say-picture = Picha: faili au anwani yake
say-picture-alt = Inaonyesha nini, kwa asiyeiona
say-picture-credit = Ni ya nani
title = Kichwa
author = Jina lako

# Mazoezi.
ask = Msomaji atafute kinachofuata
ask-nothing = Kwanza cheza jibu, kisha rudi kwenye hatua hii uulize.
ask-turn = zamu nzima
ask-action = sehemu yake inayofuata tu
ask-turns = zamu { $turns }, pamoja na za mpinzani
ask-press = shimo la kubonyeza, bila kucheza chochote
ask-number = nambari moja kati ya kadhaa
ask-choices = Nambari za kuchagua
ask-what = Kinachotafutwa
ask-hint = Dokezo
ask-right = Jibu likiwa sahihi
ask-wrong = Jibu lisipokuwa sahihi
ask-accept = Majibu mengine sahihi
ask-accept-help = Kwa nukuu, kama d1 au c1 x; yakiwa kadhaa, yatenganishe kwa |.
ask-answer = Jibu sahihi
ask-answer-help = Shimo, kama d1, au nambari; majibu kadhaa yatenganishe kwa |.
ask-accept-wrong = Haya hayasomeki kama majibu:
fault-not-asked = Hapa pana kitu cha swali, lakini hakuna kinachoulizwa.
fault-differ = Lugha zinauliza vitu tofauti.
fault-none-accepted = Hakuna jibu linalokubaliwa.
fault-no-choices = Nambari inaulizwa, lakini hakuna za kuchagua.
fault-misplaced = { $answer } si jibu la kinachoulizwa.
fault-illegal = { $answer } haiwezi kuchezwa hapa.
fault-unfinished = { $answer } bado si zamu nzima: nenda kwenye hatua ya mwisho uendelee kucheza.
fault-too-long = { $answer } inaendelea baada ya kinachoulizwa.
fault-wrong-is-right = { $answer } imetajwa kuwa si sahihi, kumbe ni sahihi.

# Mwanzo.
begin = Inavyoanza
begin-game = Mchezo
begin-setup = Mpangilio wa mwanzo
begin-options = Machaguo ya kanuni
begin-own = Hali yako mwenyewe ya bao
lay = Panga kete kwa mkono
lay-help = Ukibonyeza shimo unaweka kete moja; zana nyingine hutoa moja au zote. Kwa maghala na mikono, andika nambari.
lay-heap = Kete { $on } kati ya { $all } zimepangwa
lay-put = Weka moja
lay-take = Toa moja
lay-empty = Toa zote
lay-pit = Shimo { $pit }
lay-south = Ghala la Kusini
lay-north = Ghala la Kaskazini
lay-hand-south = Mkono wa Kusini
lay-hand-north = Mkono wa Kaskazini
lay-mover = Nani anaanza
lay-mover-south = Kusini
lay-mover-north = Kaskazini
lay-wrong = Kanuni bado haziikubali hali hii ya bao:
lay-use = Anza na hali hii ya bao
lay-usual = Rudi kwenye mpangilio wa kawaida
lay-none = Mchezo huu unaanza kwa kuweka kete: fanya hivyo kwenye bao.
begin-text = Bandika hadithi, kumbukumbu ya mchezo au hali ya bao
begin-open = Fungua
begin-file = Fungua faili
open-empty = Hakuna cha kufungua.
open-refused = Haya hayasomeki kama hadithi wala kama hali ya bao:
open-unread = Faili haisomeki.
opened = Ulichokuwa nacho awali kimo kwenye rasimu zako.

# Kilichoshindwa kusomwa katika maandishi yaliyoletwa.
left = Si yote yaliyosomeka. Yaliyobaki yamesimama kama maneno mahali pake.
left-line = Mstari wa { $line }:
left-words = “{ $what }” si hatua ya mchezo.
left-unplayed = “{ $what }” haiwezi kuchezwa hapo. { $who } anaweza kucheza { $legal }.
left-over = “{ $what }” haiwezi kuchezwa: mchezo umekwisha hapo.
left-header = “{ $what }” haulingani na mchezo huu.
left-open = hakuna kinachofunga mabano kabla ya “{ $what }”.
left-mark = “{ $what }” ina alama katika mabano isiyosomeka.
left-another = mchezo mwingine unaanza kwa “{ $what }”.
left-many = hadithi haiwezi kuwa na hatua zaidi.

# Rasimu.
drafts = Rasimu zako
drafts-help = Zinahifadhiwa kwenye kifaa hiki tu, si kwingine.
draft-new = Mpya
draft-untitled = Isiyo na kichwa
draft-delete = Futa
draft-deleted = Imefutwa.
draft-restore = Irudishe
draft-steps = { $n ->
    [0] hakuna hatua
    [one] hatua moja
   *[other] hatua { $n }
}

# Kutazama.
look = Kama wasomaji wako watakavyoiona
look-width = Kwenye
look-phone = simu
look-laptop = kompyuta
look-wall = ukuta
look-language = Kwa
look-dark = gizani
look-nothing = Cheza hatua au sema kitu, nacho kitaonekana hapa.

# Kuichukua.
take = Ichukue
take-link = Nakili kiungo
take-link-help = Kiungo kinabeba kila kitu; hakuna kinachohifadhiwa kwingine. Kina herufi { $signs }.
take-link-field = Kiungo
take-class = Kikiwa na mazoezi kadhaa, kiungo ni cha darasa zima: chini ya hadithi, karatasi huhesabu majaribio ya kila zoezi.
take-tag = Lebo ya ukurasa wako
take-tag-help = Kwa kurasa zinazoruhusu skripti. Kwanza weka folda mbao kwenye seva yako.
take-frame = Fremu ya ukurasa wako
take-frame-help = Kwa WordPress, Omeka, Moodle na vihariri vingine.
take-kiosk = Skrini ya kioski
take-kiosk-help = Hifadhi faili, liweke kwenye folda house kando ya kiosk.toml, na uongeze mistari hii mwishoni mwa kiosk.toml.
take-copy = Nakili
take-record = Hifadhi kama faili
take-page = Hifadhi kama ukurasa unaojitegemea
take-cite = Namna ya kuitaja
take-print = Chapisha
take-picture = Picha
take-picture-help = Ya bao unalofanyia kazi, pamoja na miduara na mishale: mistari ya kuchapisha, yenye rangi (dpi 300), au inayosonga na hatua zote.
take-width = Upana kwa pikseli
take-svg = Mistari (SVG)
take-png = Rangi (PNG)
take-moving = Picha inayosonga (GIF)
take-made = Imehifadhiwa: KB { $size }.
take-progress = { $at } kati ya { $of }
take-stop = Simamisha
take-stopped = Imesimamishwa. Hakuna kilichohifadhiwa.
take-failed = Kivinjari hiki hakikuweza kutengeneza picha:
take-too-wide = Upana wa picha ni pikseli 100 hadi { $most }.

# Anayefuata kiungo.
read-by = na { $author }
read-play = Cheza { $game }
read-noted = { $game }: sheria zake, na bao la kuuchezea
read-make = Ifanye yangu
read-own = Anza mpya

# Chini ya hadithi yenye mazoezi.
results = Matokeo
results-about = Yanahifadhiwa kwenye kifaa hiki tu: mwonyeshe mwalimu karatasi hii, au ichapishe.
results-name = Jina
results-date = Tarehe
results-task = Zoezi
results-tries = Majaribio
results-found = Limepatikana
