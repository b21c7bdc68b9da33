Game: giuthi
Language: en
Id: giuthi-opposite
Title: The next handful goes back
Title[sw]: Mkono unaofuata hurudi
Shows: 1 4
Position: 0,5,0,1,0,0,0,1/0,0,3,0,1,0,2,0 s 41-42

1. g1+
{g1 ends in h2 on one stone. The two are sown the other way, back over h1 to g1, which is empty with nothing facing it.}
{[%lang sw] g1 huishia h2 penye jiwe moja. Hayo mawili hupandwa upande wa kinyume, kurudi h1 hadi g1, lililo tupu bila kitu mkabala.}

---

Game: giuthi
Language: en
Id: giuthi-again
Title: Not yet across: start again
Title[sw]: Bado hujavuka: anza tena
Shows: 2 4
Position: 0,3,0,4,0,0,5,0/0,4,2,0,0,0,2,3 s 36-37

1. c1+ g1+
{c1 ends in the empty e1 before any stone has crossed, so the player starts again. g1 then crosses to h2, which is empty: the turn ends.}
{[%lang sw] c1 huishia e1 tupu kabla jiwe lolote halijavuka, hivyo mchezaji huanza tena. Kisha g1 huvuka hadi h2, lililo tupu: zamu imekwisha.}

---

Game: giuthi
Language: en
Id: giuthi-capture
Title: Across and back for a capture
Title[sw]: Kuvuka na kurudi kula
Shows: 1 3
Position: 0,4,0,0,1,3,3,1/2,0,3,0,1,2,2,0 s 37-37

1. g1+
{g1 crosses to h2, turns there and ends in g1, empty now, with three facing it: these and its own stone are taken. f1 holds stones, so there is no string.}
{[%lang sw] g1 huvuka hadi h2, hugeuka na kuishia g1, tupu sasa, lenye matatu mkabala: hayo na jiwe lake huliwa. f1 lina mawe, hivyo hakuna mfululizo.}

---

Game: giuthi
Language: en
Id: giuthi-string
Title: A capture with a string
Title[sw]: Kula pamoja na mfululizo
Shows: 1 3
Position: 0,4,0,0,1,2,3,1/2,0,3,0,1,0,2,0 s 38-39

1. g1+
{As before, but f1 is empty and two face it: they are taken too. e1 holds a stone and ends the string.}
{[%lang sw] Kama hapo awali, lakini f1 ni tupu na mawili yako mkabala: nayo huliwa. e1 lina jiwe na hukatisha mfululizo.}

---

Game: giuthi
Language: en
Id: giuthi-sleep
Title: Across into an empty pit
Title[sw]: Kuvuka hadi shimo tupu
Shows: 4
Position: 5,0,0,3,0,0,0,2/0,5,0,4,0,0,0,3 s 37-37

1. h1+
{h1 goes straight across to f2, which is empty and not South's own.}
{[%lang sw] h1 huvuka moja kwa moja hadi f2, lililo tupu na si la Kusini.}

---

Game: giuthi
Language: en
Id: giuthi-end
Title: The last stones of one side
Title[sw]: Mawe ya mwisho ya upande mmoja
Shows: 1 3
Position: 0,0,0,0,0,0,3,1/0,1,0,0,2,0,2,0 s 46-41

1. g1+
{g1 crosses to h2, turns back and takes the last stones of North. The five at home are South's: 55 to 41.}
{[%lang sw] g1 huvuka hadi h2, hurudi na kula mawe ya mwisho ya Kaskazini. Matano ya nyumbani ni ya Kusini: 55 kwa 41.}

---

Game: giuthi
Language: en
Id: giuthi-second
Title: Laid out for the second phase
Title[sw]: Mpangilio wa awamu ya pili
Shows: 1 3
Position: 0,0,8,9,9,8,6,0/0,0,8,9,9,8,6,0 s 0-16

1. e1+
{South won forty stones and lays them like this; North lays the same number opposite and keeps sixteen. Then e1 crosses to c2, comes back to e1 and takes eleven: with its own stone, twelve.}
{[%lang sw] Kusini alipata mawe arobaini na huyapanga hivi; Kaskazini huweka idadi ileile mkabala na kubaki na kumi na sita. Kisha e1 huvuka hadi c2, hurudi hadi e1 na kula mawe kumi na moja: pamoja na jiwe lake, kumi na mawili.}
