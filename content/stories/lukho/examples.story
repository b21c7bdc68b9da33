Game: lukho
Language: en
Id: lukho-knife-sleeps
Title: Ending in a knife
Title[sw]: Kuishia kwenye kisu
Shows: 1
Position: 0,3,0,1,0,2,0,4/2,0,2S,1,0,3,0,1 s 15-14 eaten:s

1. a1
{a1 ends in c1, a knife: the cow stays and the turn is over.}
{[%lang sw] a1 huishia c1, kisu: ng'ombe hubaki humo na zamu imekwisha.}

---

Game: lukho
Language: en
Id: lukho-knife
Title: A knife is made
Title[sw]: Kutengeneza kisu
Shows: 2
Position: 0,3,0,1,0,2,0,4/2,0,1,0,3,0,2,0 s 15-15 eaten:s

1. a1
{South has captured before. a1 ends in c1 on one cow: with two it becomes South's knife.}
{[%lang sw] Kusini ameshakula awali. a1 huishia c1 penye ng'ombe mmoja: wakiwa wawili, shimo huwa kisu chake.}

---

Game: lukho
Language: en
Id: lukho-relay-one
Title: No capture yet, no knife
Title[sw]: Bado hajala, hakuna kisu
Shows: 4 5
Position: 0,3,0,1,0,2,0,4/2,0,1,0,0,3,2,0 s 15-15

1. a1
{The same pit, but South has captured nothing so far: the two are relayed to the empty e1.}
{[%lang sw] Shimo lilelile, lakini Kusini hajala chochote: hao wawili huendelea hadi e1 tupu.}

---

Game: lukho
Language: en
Id: lukho-capture
Title: A capture
Title[sw]: Kula
Shows: 3
Position: 0,3,2,1,0,2,0,4/2,0,0,2,0,3,0,1 s 14-14

1. a1
{a1 ends in the empty c1, facing two: these and its own cow are taken. d1 holds cows, so there is no string.}
{[%lang sw] a1 huishia c1 tupu, mkabala na wawili: hao na ng'ombe aliyekula huliwa. d1 lina ng'ombe, hivyo hakuna mfululizo.}

---

Game: lukho
Language: en
Id: lukho-string
Title: A capture with a string
Title[sw]: Kula pamoja na mfululizo
Shows: 3
Position: 0,3,2,3,1,2,0,4/2,0,0,0,0,3,0,1 s 13-14

1. a1
{d1 and e1 after the capture are empty too, with three and one facing them: seven cows in all.}
{[%lang sw] Baada ya kula, d1 na e1 nayo ni matupu, yakiwa na watatu na mmoja mkabala: ng'ombe saba kwa jumla.}

---

Game: lukho
Language: en
Id: lukho-empty
Title: Nothing to take
Title[sw]: Hakuna cha kula
Shows: 4
Position: 0,3,0,1,0,2,0,4/2,0,0,2,0,3,0,1 s 15-15

1. a1
{a1 ends in the empty c1, and no cow faces it.}
{[%lang sw] a1 huishia c1 tupu, na hakuna ng'ombe mkabala.}

---

Game: lukho
Language: en
Id: lukho-relay
Title: A long relay
Title[sw]: Kuendelea kurefu
Shows: 4 5
Position: 0,3,0,1,0,2,0,4/0,3,0,0,2,0,1,2 s 15-15

1. b1
{b1, then e1, h1 and f2: four handfuls, the last of which ends in the empty c2 on the other side.}
{[%lang sw] b1, kisha e1, h1 na f2: mikono minne, na wa mwisho huishia c2 tupu upande wa pili.}

---

Game: lukho
Language: en
Id: lukho-end
Title: The last cows on one side
Title[sw]: Ng'ombe wa mwisho wa upande mmoja
Shows: 3
Position: 0,2,0,0,0,0,0,0/1,0,0,0,2,0,0,0 s 22-21 eaten:sn

1. a1
{a1 takes the last two cows of North. The two that are left count for nobody: 25 to 21.}
{[%lang sw] a1 hula ng'ombe wawili wa mwisho wa Kaskazini. Wawili waliobaki hawahesabiwi kwa yeyote: 25 kwa 21.}
