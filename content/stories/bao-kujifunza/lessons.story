Game: bao-kujifunza
Language: en
Id: bao-kujifunza-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: Bao, mtaji phase

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture. The name says that this is the bao of learners: there is no house to look after, and nothing is in the hand.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula. Jina linasema kwamba hili ni bao la wanaojifunza: hakuna nyumba ya kulinda, wala hakuna kete mkononi.]}

---

Id: bao-kujifunza-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: Bao, mtaji phase
Example: 3,5,5,1,4,0,3,1/0,3,1,4,2,3,5,0/0,0,0,4,3,1,0,0/3,1,3,3,0,3,3,0 s 0-0; e2-

{[%ask press] Pick up the 2 seeds in b2 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in c2. Count on from there to 2.]
[%right Seeds are sown one by one round your own two rows. You choose the direction at the start.]}
{[%lang sw] Chota kete zote 2 kutoka b2 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka c2. Hesabu kutoka hapo hadi 2.]
[%right Kete hupandwa moja moja kuzunguka mistari yako miwili. Unachagua mwelekeo mwanzoni.]}
1. b2-

---

Id: bao-kujifunza-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: Bao, mtaji phase
Example: 1,0,1,0,1,3,0,3/2,4,5,5,10,1,12,1/0,0,0,0,0,0,4,0/0,0,3,3,0,3,1,1 s 0-0; g2+

1. d2+  c3+
2. h1+  a4+
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at f2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama f2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: bao-kujifunza-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: Bao, mtaji phase
Example: 1,2,1,2,2,0,1,2/2,10,1,6,0,4,2,1/0,0,0,0,11,0,0,4/0,1,0,0,2,2,1,6 s 0-0; h2-

1. h1+  f3-
2. a1-  d3+
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at f2.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama f2.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: bao-kujifunza-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: Bao, capture and sowing
Example: 0,3,1,3,1,5,2,3/2,3,3,3,1,1,2,1/1,1,0,3,1,1,1,3/1,2,3,2,3,1,4,3 s 0-0; c1-

{[%ask] Play a turn that captures from at least two pits. [%goal pits 2]
[%hint End in a filled pit of your front row, with seeds facing it. Look at a1.]
[%right The seeds facing you are captured and sown on your side, from one end of your front row: they may capture again.]}
{[%lang sw] Cheza zamu inayokula kutoka angalau mashimo mawili.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku la mkabala nalo likiwa na kete. Tazama a1.]
[%right Kete za mkabala huliwa na kupandwa upande wako, kuanzia ncha moja ya mstari wako wa mbele: zinaweza kula tena.]}

---

Id: bao-kujifunza-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: Bao, mtaji phase
Position: 3,2,5,0,1,3,3,1/0,1,3,12,6,3,1,6/0,0,0,1,0,0,0,0/1,3,0,3,3,0,3,0 s 0-0
Example: 4,4,4,3,2,4,1,0/1,3,5,4,3,1,3,5/0,1,1,0,0,0,0,0/0,0,3,3,0,3,3,3 s 0-0; f1+

{[%ask] Find the turn whose last seed falls in h2. [%goal ends h2]
[%hint Begin at b1, and follow every handful to its end.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia h2.
[%hint Anza b1, ufuatilie kila mkono hadi mwisho wake.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: bao-kujifunza-takata
Title: Takata
Title[sw]: Takata
Cite: Bao, mtaji phase
Position: 8,3,3,2,6,0,1,3/3,0,9,1,0,7,5,1/0,0,1,0,0,0,0,0/0,0,0,4,1,0,4,2 s 0-0
Example: 1,3,0,3,3,1,2,6/0,0,1,0,6,0,2,1/1,11,4,3,4,1,0,0/4,3,0,1,0,0,1,2 s 0-0; e2-

{[%ask] No capture is possible here: play a turn of at least two handfuls. [%goal handfuls 2]
[%hint A turn without a capture relays as any other does. Try d1.]
[%right A turn that does not begin with a capture is takata: nothing is captured in all of it.]}
{[%lang sw] Hapa haiwezekani kula: cheza zamu yenye mikono angalau miwili.
[%hint Zamu isiyo na kula huendelea kama nyingine yoyote. Jaribu d1.]
[%right Zamu isiyoanza kwa kula ni takata: hakuna kula katika zamu hiyo nzima.]}

---

Id: bao-kujifunza-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: Bao, mtaji phase
Position: 1,1,3,0,3,3,0,3/8,5,7,2,0,2,2,1/1,2,0,1,0,1,2,0/2,2,2,2,2,2,2,2 s 0-0
Example: 3,3,0,3,3,3,3,3/1,0,4,8,2,2,0,0/0,0,1,1,0,5,3,2/2,2,2,2,2,2,2,0 s 0-0; g2+

{[%ask] Capture at least 8 seeds in one turn. [%goal captures 8]
[%hint Not every capture is worth the same. Look at b1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 8 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama b1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: bao-kujifunza-twice
Title: One capture leads to another
Title[sw]: Kula huleta kula
Cite: Bao, mtaji phase
Position: 1,0,0,0,2,1,2,0/0,1,0,1,1,1,1,1/0,7,8,2,0,9,3,0/7,0,6,0,2,1,5,2 s 0-0
Example: 3,3,2,4,5,1,0,1/2,1,2,5,0,3,3,2/3,3,2,0,0,3,2,2/2,1,2,0,3,0,4,0 s 0-0; f2+

{[%ask] Capture from two pits in one turn. [%goal pits 2]
[%hint What you capture is sown from a kichwa, and may capture again. Begin at h1.]
[%right In a mtaji turn every handful that ends in a marker captures.]}
{[%lang sw] Kula kutoka mashimo mawili katika zamu moja.
[%hint Kete unazokula hupandwa kutoka kichwa, na zinaweza kula tena. Anza h1.]
[%right Katika zamu ya mtaji kila mkono unaoishia kwenye shimo la kula hula.]}

---

Id: bao-kujifunza-thrice
Title: Three in a row
Title[sw]: Tatu mfululizo
Cite: Bao, mtaji phase
Position: 4,0,1,0,1,4,0,2/1,1,1,1,1,3,2,2/0,8,1,8,2,0,3,0/2,2,2,4,4,1,3,0 s 0-0
Example: 0,0,1,1,2,1,3,2/0,0,0,1,1,2,1,1/3,0,5,2,5,4,2,0/1,8,0,3,1,9,3,2 s 0-0; h1+

{[%ask] Capture from three pits in one turn. [%goal pits 3]
[%hint Begin at a1, and follow every handful to its end.]
[%right From a kimbi the seeds start at the nearer kichwa; elsewhere they keep their direction.]}
{[%lang sw] Kula kutoka mashimo matatu katika zamu moja.
[%hint Anza a1, ufuatilie kila mkono hadi mwisho wake.]
[%right Kutoka kwenye kimbi kete huanzia kichwa kilicho karibu zaidi; kwingine hubaki na mwelekeo wake.]}

---

Id: bao-kujifunza-small
Title: Leave little open
Title[sw]: Acha mwanya mdogo
Cite: Bao, mtaji phase
Position: 1,2,0,4,1,0,1,2/2,3,2,1,2,2,0,1/1,0,2,5,0,9,0,1/3,1,3,3,3,3,3,3 s 0-0
Example: 3,0,2,2,2,2,0,3/5,4,1,2,0,0,1,5/1,2,1,4,0,5,3,0/2,2,2,2,2,2,2,2 s 0-0; g2+

{[%ask] Play so that the other player cannot capture more than 3 seeds in the next turn. [%goal exposes 3]
[%hint Try h1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula zaidi ya kete 3 katika zamu inayofuata.
[%hint Jaribu h1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}

---

Id: bao-kujifunza-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: Bao, mtaji phase
Position: 0,1,5,2,5,1,1,0/1,6,5,11,11,0,1,0/0,0,0,0,0,0,1,1/1,0,1,4,0,1,4,1 s 0-0
Example: 6,1,2,1,5,5,0,1/0,0,0,0,5,3,4,1/3,4,4,1,1,0,0,1/4,0,0,3,3,0,3,3 s 0-0; a2+

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try d1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu d1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
