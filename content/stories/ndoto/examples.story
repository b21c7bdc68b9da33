Game: ndoto
Language: en
Id: ndoto-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 3
Position: 3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8

1. a1
{a1 ends in c1 on one seed; the two go on to d1 and the empty e1, which faces nothing.}
{[%lang sw] a1 huishia c1 penye kete moja; hizo mbili huendelea d1 na e1 tupu, lisilo na kitu mkabala.}

---

Game: ndoto
Language: en
Id: ndoto-capture
Title: A capture
Title[sw]: Kula
Shows: 2
Position: 0,0,4,1,0,0,2,3/2,0,0,0,0,2,0,2 s 8-8

1. a1
{a1 ends in the empty c1, and four seeds face it: they are taken. The capturing seed stays.}
{[%lang sw] a1 huishia c1 tupu, na kete nne ziko mkabala: huliwa. Kete iliyokula hubaki.}

---

Game: ndoto
Language: en
Id: ndoto-empty
Title: Ending on the other side
Title[sw]: Kuishia upande wa pili
Shows: 3
Position: 3,0,0,2,0,1,0,0/0,2,1,0,3,0,2,0 s 9-9

1. g1
{g1 ends in h2, empty but not South's own: nothing is taken.}
{[%lang sw] g1 huishia h2, lililo tupu lakini si la Kusini: hakuna kinacholiwa.}

---

Game: ndoto
Language: en
Id: ndoto-lone
Title: A lone seed that may be lifted
Title[sw]: Kete ya peke yake inayoweza kuchotwa
Shows: 2
Position: 0,0,3,0,0,2,0,1/0,1,0,0,2,0,3,0 s 10-10

1. b1
{b1 holds one seed, and c1 next to it is empty, so it may go there and take the three facing it.}
{[%lang sw] b1 lina kete moja, na c1 linalofuata ni tupu, hivyo inaweza kwenda huko na kula tatu za mkabala.}

---

Game: ndoto
Language: en
Id: ndoto-end
Title: The last seeds of one side
Title[sw]: Kete za mwisho za upande mmoja
Shows: 2
Position: 0,0,2,0,0,0,0,0/0,1,0,0,2,0,3,1 s 13-10

1. b1
{b1 takes the last two seeds of North. South keeps the seven on the near side: 22 to 10.}
{[%lang sw] b1 hula kete mbili za mwisho za Kaskazini. Kusini anabaki na saba za upande wake: 22 kwa 10.}
