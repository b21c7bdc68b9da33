Game: omweso
Language: en
Id: omweso-empty
Title: The last seed finds an empty pit
Title[sw]: Kete ya mwisho hukuta shimo tupu
Shows: 1
Position: 4,4,1,0,4,1,4,0/1,3,4,1,4,3,1,1/2,2,0,2,2,2,2,2/2,2,0,2,2,2,2,2 s 0-0

1. e2
{The two seeds of e2 go to d2 and c2. c2 was empty, so the turn is over.}
{[%lang sw] Kete mbili za e2 huenda d2 na c2. c2 lilikuwa tupu, hivyo zamu imekwisha.}

---

Game: omweso
Language: en
Id: omweso-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 4
Position: 2,2,0,1,3,0,2,2/2,2,0,0,2,2,2,2/2,6,0,6,1,0,3,3/4,1,4,0,1,4,4,1 s 0-0

1. a2
{From a2 to a1 and b1. b1 held one; with the last seed there are two, and they go on to c1 and d1, which was empty.}
{[%lang sw] Kutoka a2 hadi a1 na b1. b1 lilikuwa na moja; pamoja na ya mwisho ni mbili, nazo huendelea c1 na d1, lililokuwa tupu.}

---

Game: omweso
Language: en
Id: omweso-capture
Title: A capture
Title[sw]: Kula
Shows: 1 2
Position: 2,2,1,3,0,2,2,2/2,2,0,2,2,2,2,2/3,0,4,4,4,0,3,3/3,0,1,4,1,3,3,0 s 0-0

1. g1 x
{g1 ends in g2, a filled front pit, and both g3 and g4 hold two. The four are taken and sown from h1, where the handful began, and end in the empty f2.}
{[%lang sw] g1 huishia g2, shimo la mbele lenye kete, na g3 na g4 zote zina mbili. Kete nne huliwa na kupandwa kuanzia h1, mkono ulipoanzia, na kuishia f2 lililokuwa tupu.}

---

Game: omweso
Language: en
Id: omweso-leave
Title: A capture left alone
Title[sw]: Kuacha kula
Shows: 1 4
Position: 5,0,3,3,0,3,3,0/5,5,0,3,3,3,1,3/2,0,0,2,2,2,2,2/2,0,0,2,2,2,2,2 s 0-0

1. h2 o
{h2 ends in f2, where a capture is open. The player leaves it; the pit is then relayed as any other, to c2.}
{[%lang sw] h2 huishia f2, ambapo kula kunawezekana. Mchezaji anaacha; kete za shimo huendelea kupandwa kama za jingine lolote, hadi c2.}

---

Game: omweso
Language: en
Id: omweso-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 1,4,4,1,0,4,1,4/3,3,0,1,6,0,6,2/2,2,2,2,0,0,2,2/2,2,2,2,0,0,2,2 s 0-0

1. c2 r
{c2 ends in the turning pit a2. Its three seeds, sown clockwise, end in d2 and take one seed from each pit facing it. These two are sown from b2, counterclockwise, and the turn ends in a2, just emptied.}
{[%lang sw] c2 huishia a2, shimo la kugeukia. Kete zake tatu, zikipandwa kwa mwendo wa saa, huishia d2 na kula kete moja kutoka kila shimo la mkabala. Hizo mbili hupandwa kuanzia b2, kinyume cha saa, na zamu huishia a2, lililochotwa sasa hivi.}

---

Game: omweso
Language: en
Id: omweso-turn-again
Title: Turning, and clockwise once more
Title[sw]: Kugeuka, na tena kwa mwendo wa saa
Shows: 1 2 3
Position: 2,2,2,1,1,2,1,4/1,1,1,2,1,3,1,0/4,1,6,0,0,4,1,2/0,6,3,0,3,0,9,0 s 0-0

1. f2 r r
{The clockwise handful from b2 takes three. Sown clockwise again from c2 they capture at once in e2, so the player may do so; after that the two new seeds go counterclockwise to b2.}
{[%lang sw] Mkono wa mwendo wa saa kutoka b2 unakula tatu. Zikipandwa tena kwa mwendo wa saa kuanzia c2 hula papo hapo katika e2, hivyo mchezaji anaweza kufanya hivyo; kisha kete mbili mpya huenda kinyume cha saa hadi b2.}

---

Game: omweso
Language: en
Id: omweso-in-one-turn
Title: The whole game in one turn
Title[sw]: Mchezo mzima kwa zamu moja
Shows: 1 2 4
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0

1. h2 x o x o x x x x x x
{Found by the computer: from diagram c South can take all that North has before North has moved. South takes eight captures and leaves two. No handful turns round, so it needs no reading of ours; the article tells of no such opening.}
{[%lang sw] Imepatikana na kompyuta: kuanzia mchoro c Kusini anaweza kula vyote alivyo navyo Kaskazini kabla Kaskazini hajacheza. Anakula mara nane na kuacha mara mbili. Hakuna mkono unaogeuka, hivyo hauhitaji usomaji wetu wowote; makala haitaji mwanzo wa namna hii.}

---

Game: omweso
Language: en
Id: omweso-way
Title: Round the ring
Title[sw]: Kuzunguka
Shows: 1
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,0,2/2,2,2,2,2,3,3,2 s 0-0

1. g1
{g1 goes right along the back row to h1, up to h2, and left to g2, which was empty.}
{[%lang sw] g1 huenda kulia kwenye mstari wa nyuma hadi h1, huingia h2, kisha huenda kushoto hadi g2, lililokuwa tupu.}

---

Game: omweso
Language: en
Id: omweso-pass
Title: Passing
Title[sw]: Kupita
Position: 4,4,1,0,4,1,4,0/1,3,4,1,4,3,1,1/2,2,0,2,2,2,2,2/2,2,0,2,2,2,2,2 s 0-0

1. pass
{South passes, and nothing changes. If North passes too, South has to move. North may not start from a lone seed, as in a3 or d3.}
{[%lang sw] Kusini anapita, na hakuna kinachobadilika. Kaskazini naye akipita, Kusini lazima acheze. Kaskazini haruhusiwi kuanza na kete ya peke yake, kama ya a3 au d3.}

---

Game: omweso
Language: en
Id: omweso-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 1,1,0,1,0,1,0,0/0,2,0,1,0,0,1,0/0,1,3,2,0,4,5,3/6,5,4,4,5,5,5,4 s 0-0

1. d2 x
{d2 takes the only two seeds of North that lay together, and the one behind them. All of North's seeds now lie singly: North cannot move and has lost.}
{[%lang sw] d2 hula kete mbili pekee za Kaskazini zilizokuwa pamoja, na ile moja iliyo nyuma yake. Sasa kete zote za Kaskazini ziko moja moja: Kaskazini hawezi kucheza, naye ameshindwa.}
