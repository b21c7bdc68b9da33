Game: mbothe
Language: en
Id: mbothe-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 3
Position: 3,0,1,0,4,0,0,2,0,1/0,1,1,0,0,3,2,0,1,0 s 10-11

1. b1
{The stone of b1 falls on one in c1; the two go on to d1 and the empty e1. Four face it, not two, so nothing is taken.}
{[%lang sw] Jiwe la b1 huanguka juu ya moja katika c1; hayo mawili huendelea d1 na e1 tupu. Mkabala kuna manne, si mawili, hivyo hakuna kinacholiwa.}

---

Game: mbothe
Language: en
Id: mbothe-skip
Title: A pit of two is skipped
Title[sw]: Shimo la mawili hurukwa
Shows: 3
Position: 0,3,0,1,0,4,0,0,2,0/1,0,2,0,3,0,1,0,0,3 s 10-10

1. j1
{The three stones of j1 go to j2, over i2, which holds exactly two, and on to h2 and the empty g2.}
{[%lang sw] Mawe matatu ya j1 huenda j2, huruka i2 lenye mawili kamili, na kuendelea h2 na g2 tupu.}

---

Game: mbothe
Language: en
Id: mbothe-capture
Title: Taking two, and again
Title[sw]: Kula mawili, na tena
Shows: 2 3
Position: 0,0,4,0,2,0,1,0,3,0/1,0,0,1,0,3,0,0,3,0 s 11-11

1. d1 a1
{d1 ends in the empty e1, facing exactly two: they are taken and the player starts again, with a1, which only sleeps in b1.}
{[%lang sw] d1 huishia e1 tupu, mkabala na mawili kamili: huliwa na mchezaji huanza tena, na a1, ambalo hulala tu katika b1.}

---

Game: mbothe
Language: en
Id: mbothe-again
Title: Two captures in one turn
Title[sw]: Kula mara mbili katika zamu moja
Shows: 2 3
Position: 0,1,4,2,0,3,0,2,0,0/1,0,1,0,0,2,1,0,0,3 s 10-10

1. c1 g1 a1
{c1 takes two from d2, then g1 takes two from h2; the third start, a1, ends the turn.}
{[%lang sw] c1 hula mawili ya d2, kisha g1 mawili ya h2; mwanzo wa tatu, a1, humaliza zamu.}

---

Game: mbothe
Language: en
Id: mbothe-opening
Title: The opening turn
Title[sw]: Zamu ya kwanza
Shows: 1 3
Position: 2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2 s 0-0 opening

1. j1
{The only start there is: j1. Nothing is skipped yet, so six relays carry it all round the board until the last stone comes home to j1, empty since the lift.}
{[%lang sw] Mwanzo pekee uliopo: j1. Bado hakuna linalorukwa, hivyo mikono sita inayofuata huizungusha bao zima hadi jiwe la mwisho lirudi j1, tupu tangu lilipochotwa.}

---

Game: mbothe
Language: en
Id: mbothe-feed
Title: Feeding the opponent
Title[sw]: Kumlisha mpinzani
Shows: 3
Position: 0,0,0,0,0,0,0,0,0,0/1,1,0,0,3,0,0,1,0,3 s 17-14

1. j1
{North has no stones. South may not play a1, b1 or h1, which keep everything at home: j1 brings three stones across.}
{[%lang sw] Kaskazini hana mawe. Kusini haruhusiwi kucheza a1, b1 wala h1, yanayobaki nyumbani: j1 huvusha mawe matatu.}

---

Game: mbothe
Language: en
Id: mbothe-end
Title: The end
Title[sw]: Mwisho
Shows: 2 3
Position: 0,0,2,0,0,0,0,0,0,0/0,1,0,0,1,0,0,0,0,0 s 19-17

1. b1 e1
{b1 takes the last two stones of North. The free move cannot bring a stone across, so the game is over: 21 and the two at home make 23, to 17.}
{[%lang sw] b1 hula mawe mawili ya mwisho ya Kaskazini. Hatua ya ziada haiwezi kuvusha jiwe, hivyo mchezo umekwisha: 21 pamoja na mawili ya nyumbani ni 23, kwa 17.}
