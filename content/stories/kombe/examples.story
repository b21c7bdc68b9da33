Game: kombe
Language: en
Id: kombe-empty
Title: A first turn that ends at once
Title[sw]: Zamu ya kwanza inayoisha mara moja
Shows: 1
Position: 5,5,5,5,0,0,0,0/2,2,2,6,0,0,0,0/0,0,0,0,6,2,2,2/0,0,0,0,5,5,5,5 s 0-0

1. f2
{From the arrangement of Lamu, f2 goes to e2 and the empty d2.}
{[%lang sw] Kutoka mpangilio wa Lamu, f2 huenda e2 na d2 tupu.}

---

Game: kombe
Language: en
Id: kombe-relay
Title: A relay
Title[sw]: Kuendelea
Shows: 1 4
Position: 5,5,5,5,0,0,0,0/2,2,2,6,0,0,0,0/0,0,0,0,6,2,2,2/0,0,0,0,5,5,5,5 s 0-0

1. h2
{h2 ends in f2, where nothing faces it to take; the three go on to the empty c2.}
{[%lang sw] h2 huishia f2, ambapo hakuna cha kula mkabala; kete tatu huendelea hadi c2 tupu.}

---

Game: kombe
Language: en
Id: kombe-capture
Title: Only the front pit is taken
Title[sw]: Huliwa la mbele tu
Shows: 1 2
Position: 1,6,0,5,0,0,0,0/4,4,0,8,2,1,1,0/1,1,0,2,8,1,0,1/0,0,0,0,0,6,6,6 s 0-0

1. d2 x
{d2 ends in b2. Both b3 and b4 are filled, so there is a capture, but only the four of b3 are taken: sown from c2 to the empty a1.}
{[%lang sw] d2 huishia b2. b3 na b4 zote zina kete, hivyo kuna kula, lakini ni nne za b3 tu zinazoliwa: hupandwa kutoka c2 hadi a1 tupu.}

---

Game: kombe
Language: en
Id: kombe-turn
Title: Turning round
Title[sw]: Kugeuka
Shows: 1 2 3
Position: 0,5,5,5,0,0,0,0/3,3,3,1,1,0,0,0/1,1,0,3,9,2,5,2/0,0,0,0,5,5,5,0 s 0-0

1. d2 r
{d2 ends in a2. Two seeds go back and end in c2, which captures the three of c3; those are sown counterclockwise from b2 to the empty a1.}
{[%lang sw] d2 huishia a2. Kete mbili hurudi na kuishia c2, ambalo hula tatu za c3; hizo hupandwa kinyume cha saa kutoka b2 hadi a1 tupu.}

---

Game: kombe
Language: en
Id: kombe-turn-indirect
Title: Turning for an indirect capture
Title[sw]: Kugeuka ili kula baadaye
Shows: 1 2 3 4
Position: 8,1,0,1,1,1,3,2/3,2,4,1,2,0,2,5/1,1,0,0,11,1,0,0/2,0,1,1,0,1,1,8 s 0-0

1. h1 r
{h1 ends in a2. Back from there the handful ends in c2 without a capture, is relayed clockwise, and takes two in e2: indirect, which kombe allows and omweso does not.}
{[%lang sw] h1 huishia a2. Mkono unaorudi huishia c2 bila kula, huendelea kwa mwendo wa saa, na kula mbili katika e2: si moja kwa moja, jambo ambalo kombe inaruhusu na omweso hairuhusu.}

---

Game: kombe
Language: en
Id: kombe-begin-reverse
Title: Beginning clockwise
Title[sw]: Kuanza kwa mwendo wa saa
Shows: 1 2
Position: 0,6,0,5,1,1,0,2/4,4,1,2,3,1,2,3/1,2,0,1,9,2,5,1/0,0,0,0,0,0,0,8 s 0-0

1. b2-
{A turn may begin with a reverse capture: the two of b2 go right to d2 and take two from d3.}
{[%lang sw] Zamu inaweza kuanza kwa kula kinyume: mbili za b2 huenda kulia hadi d2 na kula mbili za d3.}

---

Game: kombe
Language: en
Id: kombe-end
Title: Only lone seeds are left
Title[sw]: Zimebaki kete za peke yake
Shows: 1 2
Position: 0,0,0,1,0,0,1,1/0,0,0,2,1,0,1,1/8,2,1,7,0,2,1,0/1,0,17,3,2,5,1,6 s 0-0

1. b2-
{b2 ends in d2 and takes the two seeds of d3, the last of North's that lay together. South sows them; North, left with single seeds, is cleaned out.}
{[%lang sw] b2 huishia d2 na kula kete mbili za d3, za mwisho za Kaskazini zilizokuwa pamoja. Kusini anazipanda; Kaskazini, aliyebaki na kete za moja moja, amekombwa.}
