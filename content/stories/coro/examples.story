Game: coro
Language: en
Id: coro-empty
Title: The last seed finds an empty pit
Title[sw]: Kete ya mwisho hukuta shimo tupu
Shows: 1
Position: 4,0,3,1,0,3,0,1/4,1,3,1,3,0,3,1/2,0,2,1,4,4,4,2/2,0,2,0,3,0,5,5 s 0-0

1. a2
{a2 goes down into the back row: a1, then b1, which was empty.}
{[%lang sw] a2 hushuka mstari wa nyuma: a1, kisha b1, lililokuwa tupu.}

---

Game: coro
Language: en
Id: coro-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 4
Position: 1,0,4,1,4,0,1,4/4,4,1,4,2,1,1,4/3,0,3,3,0,0,3,1/3,0,3,1,0,0,4,4 s 0-0

1. a1
{a1 ends in d1 on one seed; the two go on to e1 and the empty f1.}
{[%lang sw] a1 huishia d1 penye kete moja; hizo mbili huendelea e1 na f1 tupu.}

---

Game: coro
Language: en
Id: coro-capture
Title: A capture picks up your own pit too
Title[sw]: Kula huchota na shimo lako
Shows: 1 2
Position: 0,2,2,2,2,1,3,3/3,0,4,4,1,1,3,3/0,3,3,3,0,1,4,1/3,3,0,3,0,0,3,3 s 0-0

1. h1 x
{h1 ends in f2 and takes one seed from f3 and one from f4; coro lifts the two of f2 with them. The four go from h2 to the empty e2.}
{[%lang sw] h1 huishia f2 na kula kete moja ya f3 na moja ya f4; katika coro zile mbili za f2 nazo huchotwa. Kete nne huenda kutoka h2 hadi e2 tupu.}

---

Game: coro
Language: en
Id: coro-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 1,0,4,1,4,0,1,4/4,4,1,4,2,1,1,4/2,2,2,2,2,0,2,2/2,2,2,2,2,0,2,2 s 0-0

1. d2 r
{d2 ends in b2. Sown clockwise, its three end in e2 and capture: with the player's own pit they are nine, sown counterclockwise from c2 right down to f1.}
{[%lang sw] d2 huishia b2. Zikipandwa kwa mwendo wa saa, tatu zake huishia e2 na kula: pamoja na shimo lake ni tisa, hupandwa kinyume cha saa kuanzia c2 hadi f1.}

---

Game: coro
Language: en
Id: coro-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 0,2,1,0,1,0,1,0/1,1,1,0,0,0,0,0/7,1,2,1,6,3,5,0/0,2,13,0,2,6,2,6 s 0-0

1. g2 x
{g2 goes left to b2 and takes the only two seeds of North that lay together, in b4, and the one before them. All of North's seeds now lie singly: North cannot move and has lost.}
{[%lang sw] g2 huenda kushoto hadi b2 na kula kete mbili pekee za Kaskazini zilizokuwa pamoja, za b4, na ile moja iliyo mbele yake. Sasa kete zote za Kaskazini ziko moja moja: Kaskazini hawezi kucheza, naye ameshindwa.}
