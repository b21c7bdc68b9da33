Game: bao-kiswahili
Language: en
Id: bao-kiswahili-capture
Title: Namua: two captures
Title[sw]: Namua: kula mara mbili
List: mtaji
Shows: 1 2 4
Position: 0,0,0,0,0,0,0,0/0,2,0,7H,1,1,0,0/0,0,0,0,6H,2,0,1/0,0,0,0,0,0,1,1 s 0-0 h21-21

1. @e2R
{A seed laid on the house takes one from e3. It is sown in the right kichwa, h2, which is filled but faces nothing: relayed, it ends in f2 and takes one more. That one goes to h2, empty, and the turn ends.}
{[%lang sw] Kete iliyowekwa kwenye nyumba hula moja ya e3. Hiyo hupandwa kwenye kichwa cha kulia, h2, chenye kete lakini kisicho na kitu mkabala: mkono huendelea, huishia f2 na kula moja zaidi. Hiyo huenda h2, lililo tupu, na zamu huisha.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-house-stop
Title: Stopping in the house
Title[sw]: Kusimama kwenye nyumba
List: mtaji
Shows: 3 4
Position: 1,0,0,0,0,0,0,0/1,0,1,7H,1,1,0,0/0,0,0,0,6H,0,0,2/0,0,0,0,0,1,1,2 s 0-0 h20-20

1. @e2R s
{After the capture the relay ends in the player's own house, and the seeds facing it have just been taken. The player stops: the house grows to eight.}
{[%lang sw] Baada ya kula, mkono huishia kwenye nyumba yake mwenyewe, na iliyokuwa mkabala imeshaliwa. Mchezaji anasimama: nyumba hukua hadi nane.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-house-sow
Title: Sowing the house
Title[sw]: Kupanda nyumba
List: mtaji
Shows: 1 3 4
Position: 1,0,0,0,0,0,0,0/1,0,1,7H,1,1,0,0/0,0,0,0,6H,0,0,2/0,0,0,0,0,1,1,2 s 0-0 h20-20

1. @e2R h
{The same moment, but the player sows the eight seeds: they go round to d1, and the pit is a house no longer.}
{[%lang sw] Wakati uleule, lakini anapanda kete nane: huzunguka hadi d1, na shimo hilo si nyumba tena.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-mtaji
Title: Mtaji: a capture near the kichwa
Title[sw]: Mtaji: kula karibu na kichwa
List: mtaji
Shows: 1 2
Position: 0,0,1,1,1,1,1,1/1,1,9,1,1,0,0,0/0,2,0,2,1,0,4,2/7,8,2,3,1,5,8,0 s 0-0 h0-0

1. d2+
{No seeds are in hand. d2 ends in b2, a kimbi, and takes one from b3; it must be sown from the nearer kichwa, a2, which is empty.}
{[%lang sw] Hakuna kete mkononi. d2 huishia b2, kimbi, na kula moja ya b3; lazima ipandwe kutoka kichwa kilicho karibu, a2, kilicho tupu.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-takata
Title: A takata turn
Title[sw]: Zamu ya takata
List: takata
Shows: 1 4
Position: 1,0,0,0,0,0,0,0/1,3,0,6H,0,0,0,0/0,0,0,0,6H,2,0,1/0,0,0,0,0,0,1,1 s 0-0 h21-21

1. @h2-
{No seed that is laid would capture, so one is laid in h2 and both are sown clockwise, down into the back row. One relay, and the turn ends in the empty e1.}
{[%lang sw] Hakuna pa kuweka kete ili kula, hivyo kete huwekwa h2 na zote mbili hupandwa kwa mwendo wa saa, kushuka mstari wa nyuma. Mkono mmoja unaofuata, na zamu huishia e1 tupu.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-takata-house
Title: Takata stops at the house
Title[sw]: Takata husimama kwenye nyumba
List: takata
Shows: 2
Position: 2,0,1,1,0,0,0,0/0,0,2,6H,0,0,0,0/0,0,0,0,6H,0,1,2/0,0,0,0,0,1,2,0 s 0-0 h20-20

1. @g2+
{The sowing from g2 ends in the house, which now holds seven. In a takata turn the house is not sown.}
{[%lang sw] Kupanda kutoka g2 huishia kwenye nyumba, ambayo sasa ina saba. Katika zamu ya takata nyumba haipandwi.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-takasia
Title: Takasia
Title[sw]: Takasia
List: takata
Shows: 3 4
Position: 13,2,0,2,3,0,6,5/3,0,10,1,2,1,8,0/1,1,0,0,0,0,0,0/0,1,1,2,0,1,0,1 s 0-0 h0-0 takasia:a2

1. d1-
{North has put a2 under takasia: South may not empty it. The relay that ends there therefore stops.}
{[%lang sw] Kaskazini ametakasia a2: Kusini haruhusiwi kulichota. Kwa hiyo mkono unaoishia humo husimama.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-sixteen
Title: More than fifteen seeds
Title[sw]: Zaidi ya kete kumi na tano
List: takata
Shows: 1 4
Position: 3,4,3,3,4,3,3,3/3,2,0,2,1,0,2,3/0,17,0,0,0,0,0,0/1,1,1,1,1,1,1,1 s 0-0 h0-0

1. b2+
{The seventeen seeds of b2 go once round and end in a2, filled now and facing three. A turn of more than fifteen is takata, so nothing is taken: eight relays follow.}
{[%lang sw] Kete kumi na saba za b2 huzunguka mara moja na kuishia a2, sasa lenye kete na mkabala na tatu. Zamu ya zaidi ya kumi na tano ni takata, hivyo hakuna kinacholiwa: mikono minane hufuata.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-end
Title: The inner row is empty
Title[sw]: Mstari wa mbele ni mtupu
List: mtaji
Shows: 2
Position: 4,2,0,3,2,1,0,2/0,0,0,0,0,1,0,0/2,3,1,0,2,1,3,2/5,6,2,3,4,5,5,5 s 0-0 h0-0

1. h2+
{h2 takes the last seed of North's inner row. North has fourteen seeds behind it, and has lost all the same.}
{[%lang sw] h2 hula kete ya mwisho ya mstari wa mbele wa Kaskazini. Kaskazini ana kete kumi na nne nyuma yake, lakini ameshindwa.}

---

Game: bao-kiswahili
Language: en
Id: bao-kiswahili-captures
Title: Three captures in a turn
Title[sw]: Kula mara tatu katika zamu
List: mtaji
Shows: 1 2
Position: 2,1,0,2,0,1,0,0/0,2,4,7,0,1,1,0/0,1,1,2,6H,0,2,0/0,1,0,2,0,0,1,1 s 0-0 h13-13

1. @c2L
{c2 takes four, sown from the left kichwa. They end in d2, no kimbi, and take seven, which start from the same kichwa. These end in g2, a kimbi, and take one: it is sown from the nearer kichwa, the right one.}
{[%lang sw] c2 hula nne, zinazopandwa kutoka kichwa cha kushoto. Huishia d2, ambalo si kimbi, na kula saba, zinazoanza kichwa kilekile. Hizi huishia g2, kimbi, na kula moja: hupandwa kutoka kichwa kilicho karibu, cha kulia.}
