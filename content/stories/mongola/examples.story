Game: mongola
Language: en
Id: mongola-move-on
Title: The last seed moves on
Title[sw]: Kete ya mwisho husogea
Shows: 1
Position: 1,2,0,3,1,2,1/2,6,2,0,1,6,1/2,0,1,0,0,4,0/1,2,6,1,6,0,5 s 0-0

1. b1
{The second seed of b1 would fall into d1, which is empty. It goes into e1 instead, and the turn ends although six lie there.}
{[%lang sw] Kete ya pili ya b1 ingeanguka d1, lililo tupu. Huwekwa e1 badala yake, na zamu huisha ingawa humo mna kete sita.}

---

Game: mongola
Language: en
Id: mongola-relay
Title: A relay needs two
Title[sw]: Kuendelea kunahitaji mbili
Shows: 1 4
Position: 6,2,1,2,0,1,0/1,6,0,5,0,4,0/1,0,1,6,2,1,2/6,1,5,1,0,2,0 s 0-0

1. g2
{g2 ends in e2 on two seeds and is relayed; the next handful would end in b2 on nothing, moves on to a2, and sleeps.}
{[%lang sw] g2 huishia e2 penye kete mbili na kuendelea; mkono unaofuata ungeishia b2 pasipo kitu, husogea a2, na kulala.}

---

Game: mongola
Language: en
Id: mongola-capture
Title: A capture
Title[sw]: Kula
Shows: 1 2
Position: 0,1,1,1,6,2,2/2,1,2,7,1,1,1/3,1,3,1,0,1,3/0,3,1,2,7,2,1 s 0-0

1. f1 x
{f1 ends in g2 on three seeds, and g3 and g4 are filled: their three are sown from g1. The last would fall on the lone seed of f2 and moves on to e2.}
{[%lang sw] f1 huishia g2 penye kete tatu, na g3 na g4 zina kete: tatu zake hupandwa kuanzia g1. Ya mwisho ingeanguka juu ya kete pekee ya f2, hivyo husogea e2.}

---

Game: mongola
Language: en
Id: mongola-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 6,2,2,2,0,3,3/2,1,2,1,3,1,0/2,1,2,6,2,7,2/1,0,0,1,0,3,1 s 0-0

1. c2 r
{c2 ends in a2 on two seeds. Its three go back to d2 and take three; sown from b2, the last would fall on the lone seed of a1 and moves on to b1.}
{[%lang sw] c2 huishia a2 penye kete mbili. Tatu zake hurudi hadi d2 na kula tatu; zikipandwa kutoka b2, ya mwisho ingeanguka juu ya kete pekee ya a1, hivyo husogea b1.}

---

Game: mongola
Language: en
Id: mongola-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 1,0,1,1,0,1,1/0,1,0,0,0,2,0/0,3,6,2,1,11,5/1,3,3,5,5,1,2 s 0-0

1. g1 x
{g1 goes up to g2 and left to f2, and takes the two seeds of f3 with the one behind them. North is left with lone seeds, cannot start, and has lost.}
{[%lang sw] g1 hupanda hadi g2, huenda kushoto hadi f2, na kula kete mbili za f3 pamoja na ile moja iliyo nyuma yake. Kaskazini amebaki na kete za peke yake, hawezi kuanza, naye ameshindwa.}
