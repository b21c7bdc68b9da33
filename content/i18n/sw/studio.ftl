# Maneno ya studio: ukurasa ambapo yeyote anatengeneza mchoro, hadithi au zoezi.

play-help = Cheza kwenye bao. Kila hatua ya mchezo inakuwa hatua ya hadithi yako.

# Zana juu ya bao.
tools = Kubonyeza bao kunafanya nini
tool-play = Cheza
tool-ring = Duara
tool-arrow = Mshale
colour = Rangi
colour-red = nyekundu
colour-green = kijani
colour-blue = buluu
colour-yellow = njano
ring-help = Bonyeza shimo au ghala: duara linaonekana. Bonyeza tena, linaondoka.
arrow-help = Buruta kutoka shimo moja hadi jingine, au bonyeza moja kisha jingine.
arrow-from = Kutoka { $place }. Sasa bonyeza mahali mshale unapoelekea.
point-none = Ondoa miduara na mishale yote
point-with-keys = Onyesha bila kipanya
point-from = Shimo au ghala
point-to = Hadi (kwa mshale)
point-add = Ongeza
point-wrong = { $text } si shimo wala ghala la bao hili. Mashimo huitwa kama c1, maghala south na north.
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
promote = Ifanye njia hii iwe hadithi
cut-branch = Kata njia hii
branched = Njia nyingine kutoka hapa. Hadithi yenyewe imebaki ilivyokuwa.
too-deep = Hapa njia tayari zimepandana mara nne. Kata moja, au endelea kwenye hadithi yenyewe.
unplayed = Kuanzia hatua hii hakuna kinachoweza kuchezwa tena. Rekebisha kilicho kabla yake, au kata.
unplayed-go = Ionyeshe
unplayed-cut = Kata kisichochezeka

# Kinachosemwa.
say-here = Unachosema hapa
say-silent = Usiposema kitu, bao lenyewe linasema kilichotokea.
say-more = Sentensi nyingine hapa hapa
say-in = Andika kwa
say-other = lugha nyingine
say-tag = Msimbo wake, kama fr au pt-BR
say-tag-wrong = { $text } si msimbo wa lugha. Tarajia kama fr au pt-BR.
title = Kichwa
author = Jina lako

# Mazoezi.
ask = Msomaji atafute kinachofuata
ask-nothing = Kwanza cheza jibu, kisha rudi kwenye hatua hii uulize.
ask-turn = zamu nzima
ask-action = bonyezo linalofuata tu
ask-what = Kinachotafutwa
ask-hint = Dokezo
ask-right = Kwa jibu sahihi
ask-wrong = Kwa jibu lisilo sahihi
ask-accept = Sahihi pia
ask-accept-help = Kwa maandishi ya mchezo, kama d1 au c1 x; kadhaa hutengwa kwa |.
ask-accept-wrong = Haya hayasomeki kama majibu:
fault-not-asked = Hapa pana kitu cha swali, na hakuna kinachoulizwa.
fault-differ = Lugha moja inauliza zamu, nyingine bonyezo moja.
fault-illegal = { $answer } haiwezi kuchezwa hapa.
fault-unfinished = { $answer } bado si zamu nzima: nenda hatua ya mwisho uendelee kucheza.
fault-too-long = { $answer } inapita kile kinachoulizwa.
fault-wrong-is-right = { $answer } imeitwa si sahihi, kumbe ni sahihi.

# Mwanzo.
begin = Inavyoanza
begin-game = Mchezo
begin-setup = Mpangilio
begin-options = Kanuni zinavyosomwa
begin-own = Mpangilio wako mwenyewe
lay = Panga kete kwa mikono
lay-help = Kubonyeza kunaweka kete moja; zana nyingine zinatoa moja au kumaliza shimo. Maghala na mikono hupokea nambari.
lay-heap = Kete { $on } kati ya { $all } zimepangwa
lay-put = Weka moja
lay-take = Toa moja
lay-empty = Maliza shimo
lay-pit = Shimo { $pit }
lay-south = Ghala la Kusini
lay-north = Ghala la Kaskazini
lay-hand-south = Mkono wa Kusini
lay-hand-north = Mkono wa Kaskazini
lay-mover = Nani anaanza
lay-mover-south = Kusini
lay-mover-north = Kaskazini
lay-wrong = Kanuni bado hazikubali mpangilio huu:
lay-use = Anza na mpangilio huu
lay-usual = Rudi kwenye mpangilio wa kawaida
lay-none = Mchezo huu unaanza kwa kupanga kete: fanya hivyo kwenye bao.
begin-text = Bandika hadithi, kumbukumbu ya mchezo au mpangilio
begin-open = Fungua
begin-file = Fungua faili
open-empty = Hakuna cha kufungua.
open-refused = Haya hayasomeki kama hadithi wala kama mpangilio:
open-part = Kiungo kilikatwa au kilibadilika njiani. Hiki ndicho kilichosomeka.
open-broken = Kiungo kilikatwa au kilibadilika njiani, na hakuna kilichosomeka.
open-large = Faili ni kubwa kuliko hadithi inavyoweza kuwa (MB 1).
open-unread = Faili haisomeki.
opened = Ulichokuwa nacho kabla kiko kwenye rasimu zako.

# Rasimu.
drafts = Rasimu zako
drafts-help = Zimehifadhiwa kwenye kifaa hiki tu, si kwingineko.
draft-new = Mpya
draft-untitled = Haina kichwa
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
take-link-help = Kiungo kinabeba kila kitu; hakuna kinachohifadhiwa kwingine. Herufi { $signs }.
take-link-field = Kiungo
take-tag = Lebo ya ukurasa wako
take-tag-help = Kwa kurasa zinazoruhusu skripti. Kwanza weka folda mbao kwenye seva yako.
take-frame = Fremu ya ukurasa wako
take-frame-help = Kwa WordPress, Omeka, Moodle na vihariri vingine.
take-copy = Nakili
take-record = Hifadhi kama faili
take-print = Chapisha
take-picture = Picha
take-picture-help = Ya bao unalofanyia kazi, pamoja na miduara na mishale yake. Picha inayosonga inaonyesha hatua zote.
take-width = Upana kwa pikseli
take-svg = SVG
take-png = PNG
take-moving = Picha inayosonga (GIF)
take-made = Imehifadhiwa: KB { $size }.
take-failed = Kivinjari hiki hakikuweza kutengeneza picha:
take-too-wide = Picha ina upana wa pikseli 100 hadi { $most }.

# Anayefuata kiungo.
read-by = na { $author }
read-make = Ifanye yangu
read-own = Anza jipya
