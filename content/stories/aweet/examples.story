Game: aweet
Language: en
Id: aweet-empty
Title: The last seed finds an empty pit
Title[sw]: Kete ya mwisho hukuta shimo tupu
Shows: 1
Position: 3,0,2,0,2,2,2,0,2,2/0,3,3,1,2,2,2,0,2,2/2,2,2,1,4,4,4,2,5,5/2,2,2,2,2,2,2,0,3,0 s 0-0

1. f1
{f1 goes to g1 and h1, which was empty.}
{[%lang sw] f1 huenda g1 na h1, lililokuwa tupu.}

---

Game: aweet
Language: en
Id: aweet-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 4
Position: 1,3,3,0,3,3,0,1,3,0/0,0,3,0,4,4,1,1,3,3/1,4,4,0,3,3,0,1,4,4/3,3,3,0,1,4,0,3,3,0 s 0-0

1. b1
{b1 ends in e1 on one seed; the two go on to f1 and the empty g1.}
{[%lang sw] b1 huishia e1 penye kete moja; hizo mbili huendelea f1 na g1 tupu.}

---

Game: aweet
Language: en
Id: aweet-capture
Title: A capture picks up your own pit too
Title[sw]: Kula huchota na shimo lako
Shows: 1 2
Position: 1,3,3,0,3,3,0,3,1,3/0,2,0,3,0,4,4,1,1,3/1,4,4,0,3,3,3,0,1,4/3,3,3,0,3,3,0,0,3,1 s 0-0

1. i1 x
{i1 ends in i2 and takes a seed each from i3 and i4; with the two of i2 they are four, sown from j1 to the empty h2.}
{[%lang sw] i1 huishia i2 na kula kete moja ya i3 na moja ya i4; pamoja na mbili za i2 ni nne, hupandwa kutoka j1 hadi h2 tupu.}

---

Game: aweet
Language: en
Id: aweet-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 0,4,1,0,1,1,0,0,3,1/2,4,4,1,4,2,1,0,3,1/1,3,3,3,3,2,1,1,6,0/4,1,3,3,0,3,0,0,5,5 s 0-0

1. d2 r
{d2 ends in a2. Back from there two seeds end in c2 and capture; the ten lifted go counterclockwise from b2 down the back row to h1.}
{[%lang sw] d2 huishia a2. Zikirudi kutoka hapo kete mbili huishia c2 na kula; kumi zilizochotwa huenda kinyume cha saa kutoka b2 hadi mstari wa nyuma, h1.}

---

Game: aweet
Language: en
Id: aweet-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 1,1,1,1,0,1,1,0,2,1/0,1,0,0,0,0,0,0,1,0/1,1,1,0,5,0,5,0,1,2/4,14,7,9,1,2,0,5,9,2 s 0-0

1. j1 x
{j1 goes up to j2 and left to i2, and takes what faces it: the only two seeds of North that lay together, and a single one. What is left to North lies singly: no pit can be started from, and the game is lost.}
{[%lang sw] j1 hupanda hadi j2, huenda kushoto hadi i2, na kula za mkabala: kete mbili pekee za Kaskazini zilizokuwa pamoja, na moja ya peke yake. Zilizobaki kwa Kaskazini ziko moja moja: hakuna shimo la kuanzia, naye ameshindwa.}
