Game: bao-kujifunza
Language: en
Id: bao-kujifunza-capture
Title: A capture
Title[sw]: Kula
List: mtaji
Shows: 1 2
Position: 2,2,2,2,2,2,2,2/0,3,2,4,3,1,2,2/0,1,4,0,3,3,2,2/2,2,2,2,2,2,2,2 s 0-0

1. h2+
{h2 ends in f2, filled and facing one: it is taken and sown from the right kichwa, h2, which keeps the direction and has just been emptied.}
{[%lang sw] h2 huishia f2, lenye kete na mkabala na moja: huliwa na kupandwa kutoka kichwa cha kulia, h2, kinachodumisha mwelekeo na kilichochotwa sasa hivi.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-relay
Title: A capture, then a relay
Title[sw]: Kula, kisha kuendelea
List: mtaji
Shows: 1 2 4
Position: 3,0,2,2,2,2,2,2/4,3,1,1,2,3,0,0/0,4,0,6,6,2,0,1/1,4,0,1,4,4,1,1 s 0-0

1. f2+
{f2 ends in d2 and takes one. Leftward sowing keeps its direction from the right kichwa, h2, where a seed lies: both go on to g2 and the empty f2.}
{[%lang sw] f2 huishia d2 na kula moja. Mwelekeo wa kushoto hudumishwa kutoka kichwa cha kulia, h2, palipo na kete: zote mbili huendelea g2 na f2 tupu.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-takata
Title: A takata turn with a relay
Title[sw]: Zamu ya takata yenye kuendelea
List: takata
Shows: 1 4
Position: 0,3,0,2,1,5,2,0/12,1,5,0,9,4,2,4/0,0,0,0,0,1,0,0/2,2,2,2,2,2,0,1 s 0-0

1. f1+
{No start captures, and the front row has no pit of two, so f1 of the back row goes: relayed in h1, it ends in the empty g2.}
{[%lang sw] Hakuna mwanzo wa kula, na mstari wa mbele hauna shimo la mbili, hivyo f1 ya mstari wa nyuma huchotwa: mkono huendelea kutoka h1 na kuishia g2 tupu.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-takata-empty
Title: A short takata turn
Title[sw]: Zamu fupi ya takata
List: takata
Shows: 1
Position: 0,2,2,2,2,2,2,2/9,0,2,7,1,5,1,0/0,0,0,1,2,1,0,7/2,2,2,2,2,2,2,0 s 0-0

1. e2-
{No start captures. e2 goes right to f2 and the empty g2.}
{[%lang sw] Hakuna mwanzo wa kula. e2 huenda kulia hadi f2 na g2 tupu.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-sixteen
Title: More than fifteen seeds
Title[sw]: Zaidi ya kete kumi na tano
List: takata
Shows: 1 4
Position: 3,4,3,3,4,3,3,3/3,2,0,2,1,0,2,3/0,17,0,0,0,0,0,0/1,1,1,1,1,1,1,1 s 0-0

1. b2+
{The seventeen seeds of b2 go once round and end in a2, filled now and facing three. A turn of more than fifteen is takata, so nothing is taken: eight relays follow.}
{[%lang sw] Kete kumi na saba za b2 huzunguka mara moja na kuishia a2, sasa lenye kete na mkabala na tatu. Zamu ya zaidi ya kumi na tano ni takata, hivyo hakuna kinacholiwa: mikono minane hufuata.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-end
Title: The inner row is empty
Title[sw]: Mstari wa mbele ni mtupu
List: mtaji
Shows: 2
Position: 4,2,0,3,2,1,0,2/0,0,0,0,0,1,0,0/2,3,1,0,2,1,3,2/5,6,2,3,4,5,5,5 s 0-0

1. h2+
{h2 takes the last seed of North's inner row. North has fourteen seeds behind it, and has lost all the same.}
{[%lang sw] h2 hula kete ya mwisho ya mstari wa mbele wa Kaskazini. Kaskazini ana kete kumi na nne nyuma yake, lakini ameshindwa.}

---

Game: bao-kujifunza
Language: en
Id: bao-kujifunza-no-house
Title: No house: the sowing goes on
Title[sw]: Hakuna nyumba: kupanda huendelea
List: takata
Shows: 1 4
Position: 5,4,6,5,4,6,4,3/3,2,4,2,0,3,2,1/0,0,2,0,3,0,0,0/1,1,0,1,1,0,1,0 s 0-0

1. c2-
{c2 ends in e2, where the other bao has its house and a takata turn would stop. Here its four seeds are sown on, to the empty h1.}
{[%lang sw] c2 huishia e2, penye nyumba katika bao lile jingine, ambapo zamu ya takata ingesimama. Hapa kete zake nne huendelea kupandwa hadi h1 tupu.}
