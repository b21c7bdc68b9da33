Game: enkeshui
Language: en
Id: enkeshui-bull-sleeps
Title: Ending in a bull
Title[sw]: Kuishia kwenye fahali
Shows: 1
Position: 2,0,3,0,1,0,2,0/0,1,2,0,5S,0,3,1 s 14-14

1. c1
{c1 ends in e1, a bull: the cow stays there and the turn is over.}
{[%lang sw] c1 huishia e1, fahali: ng'ombe hubaki humo na zamu imekwisha.}

---

Game: enkeshui
Language: en
Id: enkeshui-pair
Title: A pair of bulls
Title[sw]: Mafahali wawili
Shows: 2
Position: 0,3,0,1,0,2,0,2/1,0,2,2,3,0,0,1 s 15-16

1. c1
{The last two cows make three in d1 and four in e1: both become bulls at once.}
{[%lang sw] Ng'ombe wawili wa mwisho hufanya d1 kuwa na watatu na e1 wanne: yote mawili huwa mafahali mara moja.}

---

Game: enkeshui
Language: en
Id: enkeshui-bull
Title: A bull on the other side
Title[sw]: Fahali upande wa pili
Shows: 3
Position: 1,0,2,0,0,1,0,3/0,2,0,1,0,3,0,1 s 17-17

1. h1
{The cow of h1 makes four in h2. The bull is South's, although it stands among North's bomas.}
{[%lang sw] Ng'ombe wa h1 hufanya h2 kuwa na wanne. Fahali ni wa Kusini, ingawa yumo kati ya maboma ya Kaskazini.}

---

Game: enkeshui
Language: en
Id: enkeshui-capture
Title: A capture
Title[sw]: Kula
Shows: 4
Position: 0,1,0,3,0,2,0,1/1,2,0,0,2,0,3,0 s 16-17

1. b1 x
{b1 ends in the empty d1, facing three: these and the capturing cow are taken. e1 holds cows, so there is no string.}
{[%lang sw] b1 huishia d1 tupu, mkabala na watatu: hao na ng'ombe aliyekula huondolewa. e1 lina ng'ombe, hivyo hakuna mfululizo.}

---

Game: enkeshui
Language: en
Id: enkeshui-leave
Title: A capture left alone
Title[sw]: Kuacha kula
Shows: 5
Position: 0,1,0,3,0,2,0,1/1,2,0,0,2,0,3,0 s 16-17

1. b1 o
{The same, but the player leaves the cows where they are: nobody is forced to capture.}
{[%lang sw] Vilevile, lakini mchezaji anawaacha ng'ombe walipo: hakuna anayelazimishwa kula.}

---

Game: enkeshui
Language: en
Id: enkeshui-empty
Title: Ending on the other side
Title[sw]: Kuishia upande wa pili
Shows: 5
Position: 0,1,0,3,0,2,0,1/1,2,0,0,2,0,3,0 s 16-17

1. g1
{g1 ends in g2, an empty boma of the other side.}
{[%lang sw] g1 huishia g2, boma tupu la upande wa pili.}

---

Game: enkeshui
Language: en
Id: enkeshui-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 5 6
Position: 0,1,0,2,0,3,1,0/2,0,1,0,0,3,0,1 s 17-17

1. a1
{a1 ends in c1 on one cow; the two go on to d1 and the empty e1, which faces none.}
{[%lang sw] a1 huishia c1 penye ng'ombe mmoja; hao wawili huendelea d1 na e1 tupu, lisilo na ng'ombe mkabala.}

---

Game: enkeshui
Language: en
Id: enkeshui-direction
Title: Come round, and free to choose
Title[sw]: Umezunguka, na unachagua
Shows: 3 6
Position: 2,3,0,4,0,0,2,0/4,1,0,0,0,0,0,2 s 15-15

1. h1 -
{Two relays carry the turn all along the other side and home to b1. Now the direction is free: the two of b1 go back to a1 and a2, where they make a bull.}
{[%lang sw] Mikono miwili inayoendelea hupeleka zamu kupita upande wote wa pili na kurudi b1. Sasa mwelekeo ni wa hiari: wawili wa b1 hurudi a1 na a2, na kufanya fahali humo.}

---

Game: enkeshui
Language: en
Id: enkeshui-string
Title: The string of diagram k
Title[sw]: Mfululizo wa mchoro k
Shows: 4
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

1. c1 x
{c1 ends in the empty e1 and takes seven: two and itself, then one facing f1 and three facing g1, both empty.}
{[%lang sw] c1 huishia e1 tupu na kula saba: wawili na yeye mwenyewe, kisha mmoja mkabala na f1 na watatu mkabala na g1, yote yakiwa tupu.}

---

Game: enkeshui
Language: en
Id: enkeshui-end
Title: The last cows on one side
Title[sw]: Ng'ombe wa mwisho wa upande mmoja
Shows: 4
Position: 0,0,3,0,0,0,0,4S/1,1,0,2,0,0,1,0 s 18-18

1. b1 x
{b1 takes the last three cows on North's side. South counts 22 put by, four on the near side and four in the bull in h2: 30 to 18.}
{[%lang sw] b1 hula ng'ombe watatu wa mwisho upande wa Kaskazini. Kusini anahesabu 22 waliowekwa kando, wanne wa upande wake na wanne wa fahali wa h2: 30 kwa 18.}
