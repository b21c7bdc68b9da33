Game: bao-kiswahili
Language: en
Id: bao-kiswahili-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: Bao, namua

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture. The seeds beside the board are in your hand: each turn of namua brings one of them into play. The rules themselves were handed on by word of mouth alone.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula. Kete zilizo kando ya bao ziko mkononi mwako: kila zamu ya namua huingiza moja. Kanuni zenyewe zilirithishwa kwa mdomo tu.]}

---

Id: bao-kiswahili-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: Bao, namua
Example: 0,0,0,0,0,0,0,0/1,0,2,8H,0,1,0,0/0,1,0,0,8H,0,3,1/0,0,0,0,0,0,0,1 s 0-0 h19-19; @g2+

{[%ask press] Put a seed from your hand into f2, then pick up all three there and sow them: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in e2. Count on from there to 3.]
[%right Seeds are sown one by one round your own two rows. You choose the direction at the start.]}
{[%lang sw] Weka kete moja ya mkononi kwenye f2, kisha chota zote tatu zilizopo na uzipande: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka e2. Hesabu kutoka hapo hadi 3.]
[%right Kete hupandwa moja moja kuzunguka mistari yako miwili. Unachagua mwelekeo mwanzoni.]}
1. @f2+

---

Id: bao-kiswahili-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: Bao, namua
Example: 2,2,0,1,2,0,1,1/0,1,1,5H,0,0,0,0/0,0,0,0,5H,1,1,0/1,1,0,2,1,0,2,2 s 0-0 h16-16; @f2+

{[%ask] Put a seed into a pit and choose the direction so that your last seed falls in d2, which is empty. [%goal within 1, ends d2]
[%hint Look at g2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Weka kete kwenye shimo na uchague mwelekeo ili kete yako ya mwisho iangukie d2, lililo tupu.
[%hint Tazama g2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: bao-kiswahili-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: Bao, namua
Example: 1,1,1,1,1,1,1,3/0,0,0,10H,0,0,3,0/1,1,1,0,10H,0,0,0/3,3,0,2,1,1,0,0 s 0-0 h9-9; @a2+

1. @g2-  @b3+
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at e2.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama e2.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: bao-kiswahili-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: Bao, capture and sowing
Example: 3,1,2,2,1,1,1,1/2,3,4,3,3,4,1,1/0,1,0,1,0,1,3,4/0,0,0,0,0,0,0,1 s 0-0 h10-10; @d2R

1. @g2-  @c3+
{[%ask] Play a turn that captures from two pits. [%goal pits 2]
[%hint A seed from your hand captures what faces a filled front pit. Look at e2, and choose the end at h2.]
[%right What you capture is sown from one end of your front row, and may capture again.]}
{[%lang sw] Cheza zamu inayokula kutoka mashimo mawili.
[%hint Kete ya mkononi hula za mkabala na shimo la mbele lenye kete. Tazama e2, na uchague ncha ya h2.]
[%right Kete unazokula hupandwa kuanzia ncha moja ya mstari wako wa mbele, na zinaweza kula tena.]}

---

Id: bao-kiswahili-takata
Title: Takata
Title[sw]: Takata
Cite: Bao, namua
Position: 2,0,2,1,0,0,0,0/0,0,0,8H,0,0,0,0/0,0,3,0,9H,0,2,2/0,0,0,0,0,0,0,1 s 0-0 h17-17
Example: 0,0,0,0,0,0,0,0/1,0,0,11H,0,0,2,0/0,3,2,0,11H,2,0,0/0,0,0,0,0,0,0,0 s 0-0 h16-16; @b2-

{[%ask] No capture is possible here: play a turn of at least two handfuls. [%goal handfuls 2]
[%hint Put a seed in a front pit that holds seeds, and sow that pit. Try c2.]
[%right A turn that does not begin with a capture is takata: nothing is captured in all of it.]}
{[%lang sw] Hapa haiwezekani kula: cheza zamu yenye mikono angalau miwili.
[%hint Weka kete kwenye shimo la mbele lenye kete, kisha uzipande. Jaribu c2.]
[%right Zamu isiyoanza kwa kula ni takata: hakuna kula katika zamu hiyo nzima.]}

---

Id: bao-kiswahili-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: Bao, namua
Position: 0,2,1,0,0,0,0,1/0,1,1,1,0,3,8,0/0,7,1,2,0,0,5,0/1,1,0,1,2,3,3,0 s 0-0 h10-10
Example: 1,1,0,0,0,0,0,0/0,0,3,8H,0,1,1,2/0,2,0,1,0,1,1,0/1,1,1,1,0,0,1,1 s 0-0 h18-18; @d2L

{[%ask] Capture at least 8 seeds in one turn. [%goal captures 8]
[%hint Not every capture is worth the same. Look at g2.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 8 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama g2.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: bao-kiswahili-kichwa
Title: Choose the kichwa
Title[sw]: Chagua kichwa
Cite: Bao, capture and sowing
Position: 4,3,2,1,0,0,0,0/1,2,5,1,1,0,0,1/0,5,0,3,4,3,1,2/1,0,0,0,1,1,2,0 s 0-0 h10-10
Example: 1,1,2,0,1,1,0,1/2,4,3,4,2,3,4,1/0,0,3,0,3,0,0,1/1,3,1,3,3,1,4,3 s 0-0 h4-4; @c2R

{[%ask] Capture at least three seeds in one turn. [%goal captures 3]
[%hint Capture from e2, and choose the right end of your front row.]
[%right Where the capture is not made in a kimbi, you choose from which kichwa the seeds are sown.]}
{[%lang sw] Kula angalau kete tatu katika zamu moja.
[%hint Kula kutoka e2, kisha chagua ncha sahihi ya mstari wako wa mbele.]
[%right Usipokula kwenye kimbi, wewe ndiye huchagua kete zipandwe kutoka kichwa kipi.]}

---

Id: bao-kiswahili-twice
Title: One capture leads to another
Title[sw]: Kula huleta kula
Cite: Bao, capture and sowing
Position: 1,1,0,0,0,0,0,0/1,0,0,1,5,0,1,0/3,0,3,4,0,0,4,1/0,0,1,1,0,2,1,0 s 0-0 h17-17
Example: 0,3,0,3,0,5,1,1/1,3,0,4,2,4,0,5/1,1,0,0,5,0,0,0/1,1,1,0,1,2,0,1 s 0-0 h9-9; @e2L

{[%ask] Capture from two pits in one turn. [%goal pits 2]
[%hint What you capture is sown from a kichwa, and may capture again. Begin at d2.]
[%right In a mtaji turn every handful that ends in a marker captures.]}
{[%lang sw] Kula kutoka mashimo mawili katika zamu moja.
[%hint Kete unazokula hupandwa kutoka kichwa, na zinaweza kula tena. Anza d2.]
[%right Katika zamu ya mtaji kila mkono unaoishia kwenye shimo la kula hula.]}

---

Id: bao-kiswahili-thrice
Title: Three in a row
Title[sw]: Tatu mfululizo
Cite: Bao, capture and sowing
Position: 0,0,0,0,0,0,0,1/0,1,0,1,1,2,2,0/1,1,0,3,10H,1,2,0/0,0,0,0,0,0,1,1 s 0-0 h18-18
Example: 0,0,0,0,0,0,0,0/1,1,8,2,0,1,1,0/0,1,1,1,0,5,6,0/1,1,1,1,1,0,0,1 s 0-0 h15-15; @d2R

{[%ask] Capture from three pits in one turn. [%goal pits 3]
[%hint Begin at f2, and follow every handful to its end.]
[%right From a kimbi the seeds start at the nearer kichwa; elsewhere they keep their direction.]}
{[%lang sw] Kula kutoka mashimo matatu katika zamu moja.
[%hint Anza f2, ufuatilie kila mkono hadi mwisho wake.]
[%right Kutoka kwenye kimbi kete huanzia kichwa kilicho karibu zaidi; kwingine hubaki na mwelekeo wake.]}

---

Id: bao-kiswahili-house
Title: Sow the house
Title[sw]: Panda nyumba
Cite: Bao, the nyumba
Position: 3,2,2,1,1,1,0,0/3,1,1,0,1,4,0,1/0,0,0,0,8H,0,0,1/0,0,0,0,1,1,0,2 s 0-0 h15-15
Example: 0,0,0,0,0,0,0,0/0,0,5,2,0,1,1,1/1,3,1,0,8H,1,2,0/0,0,0,0,0,0,0,0 s 0-0 h19-19; @f2L h

{[%ask] Capture at least six seeds in one turn. [%goal captures 6]
[%hint Begin at e2; when the turn comes to your house, sow it.]
[%right A capturing turn that ends in your house leaves you the choice: stop, or sow all that is in it.]}
{[%lang sw] Kula angalau kete sita katika zamu moja.
[%hint Anza e2; zamu ikifika kwenye nyumba yako, panda nyumba.]
[%right Zamu ya kula inayoishia kwenye nyumba yako hukuachia uchague: kulala, au kupanda zote zilizomo.]}

---

Id: bao-kiswahili-stop
Title: Let the house stand
Title[sw]: Iache nyumba
Cite: Bao, the nyumba
Position: 0,0,0,0,0,0,0,0/1,0,5,2,0,1,1,1/0,0,0,0,10H,2,4,1/0,0,0,0,0,0,0,0 s 0-0 h18-18
Example: 0,0,0,0,0,0,0,0/0,2,4,0,0,1,3,0/0,3,1,3,9H,2,0,0/0,0,0,0,0,0,0,0 s 0-0 h18-18; @c2R s

{[%ask] Play so that the other player can capture three seeds at most. [%goal exposes 3]
[%hint Begin at g2, and stop when the turn comes to your house.]
[%right A full house is a threat that lasts. It is often better to keep it.]}
{[%lang sw] Cheza ili mwenzako asiweze kula zaidi ya kete tatu.
[%hint Anza g2, na ulale zamu ikifika kwenye nyumba yako.]
[%right Nyumba iliyojaa ni tishio linalodumu. Mara nyingi ni bora kuitunza.]}

---

Id: bao-kiswahili-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: Bao, capture and sowing
Position: 1,1,0,0,0,0,0,0/1,1,0,7H,0,2,0,0/0,0,2,0,10H,0,1,0/0,0,0,0,1,1,0,2 s 0-0 h17-17
Example: 0,0,0,1,1,1,1,1/3,1,0,0,0,0,0,0/0,0,5,3,0,4,1,2/1,1,1,1,1,1,0,2 s 0-0 h16-16; @h2+

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try g2, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu g2, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
