Game: mongale
Language: en
Id: mongale-empty
Title: A first turn that ends at once
Title[sw]: Zamu ya kwanza inayoisha mara moja
Shows: 1
Position: 4,4,4,0,0,0,0,0/2,2,2,0,7,0,0,7/7,0,0,7,0,2,2,2/0,0,0,0,0,4,4,4 s 0-0

1. g2
{From the arrangement of Mombasa, g2 goes to f2 and the empty e2.}
{[%lang sw] Kutoka mpangilio wa Mombasa, g2 huenda f2 na e2 tupu.}

---

Game: mongale
Language: en
Id: mongale-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 4
Position: 4,4,4,0,0,0,0,0/2,2,2,0,7,0,0,7/7,0,0,7,0,2,2,2/0,0,0,0,0,4,4,4 s 0-0

1. h2
{h2 ends in f2; what faces it is empty, so the three go on to the empty c2.}
{[%lang sw] h2 huishia f2; mkabala nalo ni tupu, hivyo kete tatu huendelea hadi c2 tupu.}

---

Game: mongale
Language: en
Id: mongale-capture
Title: A capture, then a relay
Title[sw]: Kula, kisha kuendelea
Shows: 1 2 4
Position: 5,5,0,1,1,1,1,1/3,0,3,1,0,1,1,8/7,0,0,7,0,2,2,2/0,0,0,0,0,4,4,4 s 0-0

1. f2 x
{f2 ends in d2 and takes the one seed of d3. Sown in e2, where the handful began, it is not alone: both go on to d2 and the empty c2.}
{[%lang sw] f2 huishia d2 na kula kete moja ya d3. Ikipandwa e2, mkono ulipoanzia, haiko peke yake: zote mbili huendelea d2 na c2 tupu.}

---

Game: mongale
Language: en
Id: mongale-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 0,1,1,1,1,1,1,1/5,5,4,2,9,1,1,0/1,1,0,1,1,4,1,4/2,2,2,2,2,1,6,0 s 0-0

1. f2 r
{f2 ends in b2. Two seeds go back to d2 and take two from d3; those are sown from c2 and end in b2, just emptied.}
{[%lang sw] f2 huishia b2. Kete mbili hurudi hadi d2 na kula mbili za d3; hizo hupandwa kutoka c2 na kuishia b2, lililochotwa sasa hivi.}

---

Game: mongale
Language: en
Id: mongale-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 0,0,1,0,1,1,1,0/0,0,2,0,1,1,0,1/2,0,10,6,5,1,2,4/1,3,9,2,2,5,2,1 s 0-0

1. a2-
{a2 ends in c2 and takes the two seeds of c3, which South sows. North has only lone seeds left, none of which may start: South has won.}
{[%lang sw] a2 huishia c2 na kula kete mbili za c3, ambazo Kusini anazipanda. Kaskazini amebaki na kete za peke yake, ambazo haziruhusiwi kuanza: Kusini ameshinda.}
