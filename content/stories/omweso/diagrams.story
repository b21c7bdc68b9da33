Game: omweso
Language: en
Id: a
Cite: §4
Title: Omweso, first arrangement
Title[sw]: Omweso, mpangilio wa kwanza
Lost: The numbers of this diagram are missing from the text that has come down to us. What is shown is our reading, not the author's drawing.
Lost[sw]: Nambari za mchoro huu hazimo katika maandishi yaliyotufikia. Kinachoonyeshwa ni usomaji wetu, si mchoro wa mwandishi.
Setup: a

{Four seeds in each pit of both back rows: how the seeds are laid out before the players arrange them.}
{[%lang sw] Kete nne katika kila shimo la mistari yote miwili ya nyuma: ndivyo kete zinavyowekwa kabla wachezaji hawajazipanga.}

---

Game: omweso
Language: en
Id: b
Cite: §4
Title: Omweso, second arrangement
Title[sw]: Omweso, mpangilio wa pili
Setup: b

{Fours and empty pits in turn, one row shifted against the next; 32 seeds a side.}
{[%lang sw] Nne na tupu kwa zamu, kila mstari ukiwa umesogezwa dhidi ya unaofuata; kete 32 kila upande.}

---

Game: omweso
Language: en
Id: c
Cite: §4
Title: Omweso, third arrangement
Title[sw]: Omweso, mpangilio wa tatu
Setup: c

{Two seeds in every pit, the plainest way to begin.}
{[%lang sw] Kete mbili kila shimo, namna rahisi zaidi ya kuanza.}

---

Game: omweso
Language: en
Id: d
Cite: §4
Title: The way the seeds go
Title[sw]: Njia ya kete
Lost: The arrows survive. The pits outlined in black, from which a racing start sets out, do not: we take the right-hand pit of each back row.
Lost[sw]: Mishale imebaki. Alama nyeusi zilizozungushia mashimo ya kuanzia mbio zimepotea: sisi tunatumia shimo la kulia la kila mstari wa nyuma.
Draws: way
Race: h1 a4
Setup: c

{Each player sows round a loop of their own two rows, counterclockwise: along the back row to the right, up into the front row, back to the left and down again. The two loops never join.}
{[%lang sw] Kila mchezaji hupanda kuzunguka mistari yake miwili, kinyume cha saa: mstari wa nyuma kwenda kulia kwake, juu kwenye mstari wa mbele, kurudi kushoto kwake, kisha chini tena. Mizunguko hiyo miwili haiungani kamwe.}

---

Game: omweso
Language: en
Id: e
Cite: §4
Title: Where a handful may turn
Title[sw]: Mahali mkono unapoweza kugeuka
Lost: The drawing had two seeds in every pit and an outline round the special pits. The outline is lost; the option of two pits shows the other reading.
Lost[sw]: Mchoro ulikuwa na kete mbili kila shimo na mstari kuzunguka mashimo maalumu. Mstari huo umepotea; chaguo la mashimo mawili huonyesha usomaji mwingine.
Draws: turning
Setup: c

{The four pits of each player's two left-hand columns. A handful that ends on seeds here may turn clockwise, if that captures at once and does not pass the left-hand end. With that end closed, the two back pits can never bring a turn about; they count because they are named.}
{[%lang sw] Mashimo manne ya safu mbili za kushoto za kila mchezaji. Mkono unaoishia hapa penye kete unaweza kugeuka kwa mwendo wa saa, ikiwa utakula papo hapo bila kupita ncha ya kushoto. Kwa kuwa ncha hiyo imefungwa, mashimo mawili ya nyuma hayawezi kamwe kuleta kugeuka; yamo kwa sababu yanatajwa.}

---

Game: omweso
Language: en
Id: e-a2
Position: 0,2,0,1,2,2,4,5/2,2,2,1,2,2,2,3/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0

1. c2 r
{The two seeds of c2 end in a2. With the last one it holds three: sown clockwise they end in d2, where seeds lie and both facing pits hold one. Those two are captured and sown counterclockwise from b2, and the turn ends in a2, just emptied.}
{[%lang sw] Kete mbili za c2 huishia a2. Pamoja na ya mwisho lina tatu: zikipandwa kwa mwendo wa saa huishia d2, lenye kete, na mashimo yote mawili ya mkabala yana moja moja. Hizo mbili huliwa na kupandwa kinyume cha saa kuanzia b2, na zamu huishia a2, lililochotwa sasa hivi.}

---

Game: omweso
Language: en
Id: e-b2
Position: 2,0,2,0,1,2,4,5/2,2,2,2,1,2,2,3/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0

1. d2 r
{d2 ends in b2. Its three seeds go clockwise to e2 and capture one and one; the two are sown counterclockwise from c2, where the clockwise handful began, and the turn ends in b2, just emptied.}
{[%lang sw] d2 huishia b2. Kete zake tatu huenda kwa mwendo wa saa hadi e2 na kula moja na moja; hizo mbili hupandwa kinyume cha saa kuanzia c2, mkono wa mwendo wa saa ulipoanzia, na zamu huishia b2, lililochotwa sasa hivi.}

---

Game: omweso
Language: en
Id: e-b1
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,3,2,2,2,2,2,2/2,1,2,0,2,2,2,4 s 0-0

1. b2
{b2 ends in b1, which then holds two. Clockwise they would fall in a1 and a2, and in a2 they would capture; but between a1 and a2 lies the left-hand end, which no clockwise handful may pass. So nothing can be chosen: the two are sown on, to the empty d1.}
{[%lang sw] b2 huishia b1, ambalo sasa lina mbili. Kwa mwendo wa saa zingeangukia a1 na a2, na katika a2 zingekula; lakini kati ya a1 na a2 ipo ncha ya kushoto, ambayo mkono wa mwendo wa saa hauruhusiwi kuipita. Hivyo hakuna la kuchagua: mbili hizo huendelea hadi d1 tupu.}

---

Game: omweso
Language: en
Id: e-a1
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,3,2,2,2,2,2/1,2,0,2,2,2,2,4 s 0-0

1. c2
{c2 ends in a1, which then holds two. Clockwise they would fall in a2 and b2, and in b2 they would capture; but the very first would pass the left-hand end. So nothing can be chosen: the two are sown on, to the empty c1.}
{[%lang sw] c2 huishia a1, ambalo sasa lina mbili. Kwa mwendo wa saa zingeangukia a2 na b2, na katika b2 zingekula; lakini ya kwanza tu ingepita ncha ya kushoto. Hivyo hakuna la kuchagua: mbili hizo huendelea hadi c1 tupu.}

---

Game: omweso
Language: en
Id: e-h3
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/3,2,2,2,1,2,2,2/5,4,2,2,1,0,2,0 n 0-0

1. ...  f3 r
{The two seeds of f3 end in h3. With the last one it holds three: sown clockwise they end in e3, where seeds lie and both facing pits hold one. Those two are captured and sown counterclockwise from g3, and the turn ends in h3, just emptied.}
{[%lang sw] Kete mbili za f3 huishia h3. Pamoja na ya mwisho lina tatu: zikipandwa kwa mwendo wa saa huishia e3, lenye kete, na mashimo yote mawili ya mkabala yana moja moja. Hizo mbili huliwa na kupandwa kinyume cha saa kuanzia g3, na zamu huishia h3, lililochotwa sasa hivi.}

---

Game: omweso
Language: en
Id: e-g3
Position: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/3,2,2,1,2,2,2,2/5,4,2,1,0,2,0,2 n 0-0

1. ...  e3 r
{e3 ends in g3. Its three seeds go clockwise to d3 and capture one and one; the two are sown counterclockwise from f3, where the clockwise handful began, and the turn ends in g3, just emptied.}
{[%lang sw] e3 huishia g3. Kete zake tatu huenda kwa mwendo wa saa hadi d3 na kula moja na moja; hizo mbili hupandwa kinyume cha saa kuanzia f3, mkono wa mwendo wa saa ulipoanzia, na zamu huishia g3, lililochotwa sasa hivi.}

---

Game: omweso
Language: en
Id: e-g4
Position: 4,2,2,2,0,2,1,2/2,2,2,2,2,2,3,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0

1. ...  g3
{g3 ends in g4, which then holds two. Clockwise they would fall in h4 and h3, and in h3 they would capture; but between h4 and h3 lies the left-hand end, which no clockwise handful may pass. So nothing can be chosen: the two are sown on, to the empty e4.}
{[%lang sw] g3 huishia g4, ambalo sasa lina mbili. Kwa mwendo wa saa zingeangukia h4 na h3, na katika h3 zingekula; lakini kati ya h4 na h3 ipo ncha ya kushoto, ambayo mkono wa mwendo wa saa hauruhusiwi kuipita. Hivyo hakuna la kuchagua: mbili hizo huendelea hadi e4 tupu.}

---

Game: omweso
Language: en
Id: e-h4
Position: 4,2,2,2,2,0,2,1/2,2,2,2,2,3,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0

1. ...  f3
{f3 ends in h4, which then holds two. Clockwise they would fall in h3 and g3, and in g3 they would capture; but the very first would pass the left-hand end. So nothing can be chosen: the two are sown on, to the empty f4.}
{[%lang sw] f3 huishia h4, ambalo sasa lina mbili. Kwa mwendo wa saa zingeangukia h3 na g3, na katika g3 zingekula; lakini ya kwanza tu ingepita ncha ya kushoto. Hivyo hakuna la kuchagua: mbili hizo huendelea hadi f4 tupu.}
