Game: mongola
Language: en
Id: mongola-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §8

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, each of seven pits, one fewer than usual. You sow only in them, even what you capture.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, kila mmoja una mashimo saba, moja pungufu ya kawaida. Unapanda humo tu, hata kete unazokula.]}

---

Id: mongola-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §8
Example: 1,4,0,4,2,2,3/0,3,5,4,3,0,2/0,0,3,1,2,4,4/3,1,0,1,3,0,1 s 0-0; f2

{[%ask press] Pick up the 4 seeds in a1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in b1. Count on from there to 4.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 4 kutoka a1 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka b1. Hesabu kutoka hapo hadi 4.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
1. a1

---

Id: mongola-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §8
Example: 5,1,0,1,5,1,0/1,5,0,5,0,4,0/1,0,1,5,1,0,0/5,1,5,0,5,0,4 s 0-0; a1

1. a1  d3
{[%ask] Find a turn that is over after one handful: its last seed would fall where there is none or only one. [%goal within 1, by 1]
[%hint Look at f2.]
[%right A pit with one seed or none ends your turn: the last seed goes into the next pit, and you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho ingeanguka mahali patupu au penye moja tu.
[%hint Tazama f2.]
[%right Shimo tupu au lenye kete moja humaliza zamu yako: kete ya mwisho huenda shimo linalofuata, nawe unalala.]}

---

Id: mongola-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §8
Example: 0,4,4,1,2,1,5/5,0,2,4,1,2,3/2,3,0,0,3,1,0/1,2,4,0,2,1,3 s 0-0; a2

1. a1  e4
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls on two or more. Look at b2.]
[%right Where the last seed falls on two or more, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta mbili au zaidi. Tazama b2.]
[%right Kete ya mwisho ikikuta mbili au zaidi, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: mongola-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §8
Example: 0,1,0,1,0,0,0/0,1,0,3,2,0,1/0,3,3,0,8,4,1/4,0,5,2,10,2,5 s 0-0; f2 x

1. f2  f3
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a pit of your front row that holds two or more, with seeds in both pits facing it. Look at g1.]
[%right Both pits facing you are captured, front and back, and sown on your side.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete mbili au zaidi, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama g1.]
[%right Mashimo yote mawili ya mkabala, la mbele na la nyuma, huliwa, na kete zake hupandwa upande wako.]}

---

Id: mongola-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §8
Position: 7,2,0,2,0,1,0/1,6,1,0,2,5,1/1,0,0,4,0,5,0/0,2,1,0,7,1,7 s 0-0
Example: 1,2,1,1,2,2,2/0,5,2,4,3,0,3/4,2,1,2,3,3,0/0,3,3,2,1,2,2 s 0-0; f2

{[%ask] Find the turn whose last seed falls in b2. [%goal ends b2]
[%hint Count the seeds of e1: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia b2.
[%hint Hesabu kete za e1: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: mongola-relay
Title: Keep going
Title[sw]: Endelea
Cite: §8
Position: 2,3,1,3,9,3,1/1,0,2,10,1,3,1/1,0,1,1,0,1,2/1,2,2,2,0,2,1 s 0-0
Example: 1,4,3,1,0,3,2/3,0,3,3,1,3,1/5,2,2,4,0,2,1/2,0,4,2,2,1,1 s 0-0; b2

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try f1.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu f1.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: mongola-capture
Title: Capture
Title[sw]: Kula
Cite: §8 rule ii
Position: 1,4,2,2,0,2,1/5,1,1,4,1,7,3/2,2,0,2,0,0,1/1,1,6,1,5,0,1 s 0-0
Example: 1,2,1,3,7,0,2/3,7,2,3,3,0,0/2,0,2,0,2,1,2/6,1,2,2,0,1,1 s 0-0; e2 x

{[%ask] Capture both pits that face you. [%goal pits 2]
[%hint End in a pit of your front row that holds two or more, where both pits facing it hold seeds. Look at d2.]
[%right The pit where you end must already hold two seeds or more.]}
{[%lang sw] Kula mashimo yote mawili yaliyo mkabala nawe.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete mbili au zaidi, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama d2.]
[%right Shimo unamoishia lazima liwe tayari na kete mbili au zaidi.]}

---

Id: mongola-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §8
Position: 0,3,2,1,1,1,7/2,3,2,1,3,2,0/1,1,1,6,4,1,3/0,2,0,0,1,0,8 s 0-0
Example: 1,5,0,1,1,2,5/11,0,0,4,1,3,0/2,2,0,1,5,2,1/0,1,0,3,1,1,3 s 0-0; g1 x x

{[%ask] Capture twice in one turn. [%goal pits 4]
[%hint What you capture is sown too, and that handful may capture again. Begin at g2.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza g2.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: mongola-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §8
Position: 7,0,1,2,1,1,1/1,7,0,0,1,5,1/0,2,1,2,2,6,2/2,0,7,2,0,1,1 s 0-0
Example: 2,2,2,1,1,2,2/0,3,8,1,2,3,5/2,2,2,5,2,0,1/1,0,1,1,3,0,2 s 0-0; c2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at d2.]
[%right Clockwise is allowed only if it captures at once, and never round the left-hand end.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza d2.]
[%right Mwendo wa saa huruhusiwa pale tu unapokula papo hapo, wala haupiti kamwe ncha ya kushoto.]}

---

Id: mongola-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §8
Position: 2,2,1,2,8,3,0/4,1,6,0,2,2,1/2,1,2,2,1,1,2/0,0,1,1,8,1,0 s 0-0
Example: 1,3,4,2,5,1,4/3,0,2,4,4,2,1/1,1,5,0,0,3,2/0,1,3,0,1,3,0 s 0-0; f2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at c2.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama c2.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: mongola-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §8
Position: 1,0,2,0,0,3,1/4,1,3,7,2,1,3/0,1,1,6,2,0,3/2,0,1,1,3,0,8 s 0-0
Example: 0,2,3,4,5,1,3/3,1,3,1,0,2,0/3,0,1,3,4,1,5/4,2,0,1,4,0,0 s 0-0; a2

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try e1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu e1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
