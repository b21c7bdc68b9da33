Game: aweet
Language: en
Id: aweet-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §10

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, ten pits in each, for the board of the Dinka was a long one. You sow only in them, even what you capture.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, kila mmoja una mashimo kumi, kwa kuwa bao la Wadinka lilikuwa refu. Unapanda humo tu, hata kete unazokula.]}

---

Id: aweet-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §10
Example: 2,1,0,2,5,5,2,0,5,0/1,4,1,3,0,7,0,7,0,5/0,4,1,0,0,0,0,3,0,3/1,4,4,1,0,3,0,3,0,3 s 0-0; c1

1. a1 x x  g3
{[%ask press] Pick up the 2 seeds in b2 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in a2. Count on from there to 2.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 2 kutoka b2 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka a2. Hesabu kutoka hapo hadi 2.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
2. b2

---

Id: aweet-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §10
Example: 1,1,1,2,2,0,0,3,8,0/4,1,1,5,0,1,2,0,0,8/2,1,2,4,4,0,0,1,1,0/3,6,2,3,0,4,1,3,0,3 s 0-0; c1

1. a2 x x  a4
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at c2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama c2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: aweet-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §10
Example: 0,2,2,1,3,1,3,2,0,0/3,0,3,1,0,3,3,1,2,2/2,2,2,1,4,4,4,2,5,5/0,1,1,1,4,0,1,4,4,1 s 0-0; a2

1. b2 o o  j3
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at b1.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama b1.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: aweet-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §10
Example: 2,0,2,0,0,2,2,2,2,0/2,0,0,1,1,2,2,0,3,1/5,2,0,0,1,3,4,6,3,3/5,5,2,5,0,2,1,6,3,0 s 0-0; i1 x

1. b2 o o  j3
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a filled pit of your front row, with seeds in both pits facing it. Look at h1.]
[%right Both pits facing you are captured, front and back, and sown on your side together with your own pit.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama h1.]
[%right Mashimo yote mawili ya mkabala, la mbele na la nyuma, huliwa, na kete zake hupandwa upande wako pamoja na za shimo lako.]}

---

Id: aweet-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §10
Position: 2,0,2,3,0,7,2,0,0,1/6,1,5,0,1,1,7,2,0,4/2,2,6,0,0,6,6,2,0,1/1,1,0,3,0,1,1,0,2,2 s 0-0
Example: 2,1,3,3,0,3,3,0,1,0/2,0,2,2,2,2,2,2,0,2/3,1,4,4,0,3,3,3,1,4/3,3,0,3,3,0,1,4,1,4 s 0-0; h2

{[%ask] Find the turn whose last seed falls in e2. [%goal ends e2]
[%hint Begin at i1, and follow every handful to its end.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia e2.
[%hint Anza i1, ufuatilie kila mkono hadi mwisho wake.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: aweet-relay
Title: Keep going
Title[sw]: Endelea
Cite: §10
Position: 1,3,2,3,3,1,2,2,2,4/1,1,2,0,2,0,4,0,6,1/4,1,1,10,3,1,7,1,0,0/1,0,0,5,4,0,2,0,0,0 s 0-0
Example: 1,2,4,1,0,4,1,4,1,3/3,1,0,3,3,0,4,4,1,3/3,1,4,4,0,3,3,0,0,3/3,3,0,3,1,0,1,4,0,1 s 0-0; b1

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try e2.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu e2.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: aweet-capture
Title: Capture
Title[sw]: Kula
Cite: §10
Position: 1,3,2,3,3,1,2,2,2,4/1,1,2,0,2,0,4,0,6,1/4,1,1,10,3,1,7,1,0,0/1,0,0,5,4,0,2,0,0,0 s 0-0
Example: 2,1,3,1,0,1,1,0,8,0/1,2,2,6,1,1,2,0,0,8/3,2,3,0,4,1,1,0,2,0/0,7,0,5,2,0,2,1,2,5 s 0-0; i2 x

{[%ask] Capture both pits that face you. [%goal pits 2]
[%hint End in a filled pit of your front row where both pits facing it hold seeds. Look at e2.]
[%right Your own pit is picked up with the two that you take, and all three are sown.]}
{[%lang sw] Kula mashimo yote mawili yaliyo mkabala nawe.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama e2.]
[%right Shimo lako huchotwa pamoja na mawili unayokula, na yote matatu hupandwa.]}

---

Id: aweet-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §10
Position: 1,0,2,1,2,1,1,3,5,0/0,2,1,2,1,6,5,0,1,4/0,1,0,0,1,3,1,0,6,1/2,1,6,1,8,0,3,1,7,0 s 0-0
Example: 2,0,2,0,2,2,2,2,2,0/2,0,2,0,2,2,2,0,3,1/4,1,7,0,1,1,2,4,1,1/4,4,1,4,4,1,0,5,2,5 s 0-0; j1 x x

{[%ask] Capture twice in one turn. [%goal pits 4]
[%hint What you capture is sown too, and that handful may capture again. Begin at i1.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza i1.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: aweet-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §10
Position: 2,0,8,2,0,3,0,3,3,5/2,1,8,1,3,2,0,3,4,0/2,0,2,1,8,0,0,1,3,0/1,2,0,2,2,1,0,1,4,0 s 0-0
Example: 3,3,0,3,3,1,4,4,1,0/0,3,3,0,4,4,1,3,3,1/2,2,2,2,2,2,0,2,2,2/2,2,2,2,2,2,0,2,2,2 s 0-0; d2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at c2.]
[%right Clockwise is allowed only if it captures at once, and never round the left-hand end.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza c2.]
[%right Mwendo wa saa huruhusiwa pale tu unapokula papo hapo, wala haupiti kamwe ncha ya kushoto.]}

---

Id: aweet-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §10
Position: 1,4,2,1,0,1,0,1,2,1/9,1,3,2,5,1,3,5,1,10/0,0,0,0,0,4,0,1,4,4/1,0,1,2,2,1,0,5,1,1 s 0-0
Example: 0,5,2,0,2,5,4,1,0,1/2,1,2,3,3,7,0,0,1,1/4,3,6,2,4,0,1,1,2,0/0,1,4,2,4,1,0,0,4,1 s 0-0; d2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at h1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama h1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: aweet-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §10
Position: 0,3,0,3,0,2,1,1,0,2/0,2,2,2,2,2,0,0,2,2/1,3,9,4,3,0,1,0,5,5/4,4,4,1,0,5,0,4,0,1 s 0-0
Example: 1,2,1,0,1,4,3,0,2,3/8,1,0,3,1,1,10,4,1,2/1,1,3,2,0,3,2,0,3,0/1,0,0,5,0,2,3,2,1,3 s 0-0; j1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try e2, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu e2, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
