Game: omweso
Language: en
Id: omweso-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §4

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture. No seed ever leaves the board, which is what interested Driedger most.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula. Hakuna kete inayotoka kwenye bao, na hilo ndilo lililomvutia Driedger zaidi.]}

---

Id: omweso-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §4
Example: 2,2,0,2,2,2,0,1/0,1,0,1,0,4,2,1/0,3,0,4,4,4,1,6/2,1,0,5,0,2,6,6 s 0-0; e2

1. a2 x o o  a4
{[%ask press] Pick up the 4 seeds in f2 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in e2. Count on from there to 4.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 4 kutoka f2 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka e2. Hesabu kutoka hapo hadi 4.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
2. f2

---

Id: omweso-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §4
Example: 1,1,1,0,3,0,1,2/1,1,0,1,0,0,3,2/3,9,4,2,10,4,2,3/1,0,1,3,0,3,1,1 s 0-0; c2

1. c1 x o o  a4
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at d1.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama d1.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: omweso-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §4
Example: 0,2,1,0,1,4,0,6/1,2,2,4,6,1,0,4/2,3,1,5,1,4,0,1/1,0,3,5,2,1,0,1 s 0-0; c1

1. e1 o o o  f4
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at a1.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama a1.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: omweso-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §4
Example: 2,1,3,0,2,2,2,2/2,0,2,2,2,2,2,2/0,4,4,4,0,3,3,0/3,3,0,1,4,1,3,3 s 0-0; h1 x

1. e1 o o o  f4
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a filled pit of your front row, with seeds in both pits facing it. Look at e2.]
[%right Both pits facing you are captured, front and back, and sown on your side.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama e2.]
[%right Mashimo yote mawili ya mkabala, la mbele na la nyuma, huliwa, na kete zake hupandwa upande wako.]}

---

Id: omweso-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §4
Position: 3,3,0,3,3,0,3,0/0,1,4,1,0,5,5,2/1,0,4,1,4,0,1,6/4,4,1,3,0,1,1,0 s 0-0
Example: 2,0,3,3,0,3,1,3/2,4,3,0,3,3,0,3/4,0,4,0,3,3,0,3/0,0,4,1,3,3,0,3 s 0-0; e2

{[%ask] Find the turn whose last seed falls in b2. [%goal ends b2]
[%hint Count the seeds of h2: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia b2.
[%hint Hesabu kete za h2: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: omweso-relay
Title: Keep going
Title[sw]: Endelea
Cite: §4
Position: 3,0,3,1,3,0,1,3/3,0,5,5,5,4,2,4/4,1,1,4,1,1,0,0/1,3,3,0,0,3,0,0 s 0-0
Example: 0,1,2,1,1,0,0,1/2,1,0,0,0,0,0,0/0,10,1,2,1,1,3,2/7,1,11,4,1,2,5,4 s 0-0; h1

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try d2.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu d2.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: omweso-capture
Title: Capture
Title[sw]: Kula
Cite: §4
Position: 2,2,2,1,1,1,0,3/2,0,1,0,2,1,2,0/3,2,6,6,2,0,7,1/5,0,3,1,2,4,0,2 s 0-0
Example: 3,0,2,2,2,1,3,3/0,4,4,0,4,2,4,1/3,1,4,1,1,5,0,5/3,0,1,0,1,3,0,1 s 0-0; f1 x

{[%ask] Capture both pits that face you. [%goal pits 2]
[%hint End in a filled pit of your front row where both pits facing it hold seeds. Look at e2.]
[%right The seeds of both pits come to your side, and are sown from where the handful had begun.]}
{[%lang sw] Kula mashimo yote mawili yaliyo mkabala nawe.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama e2.]
[%right Kete za mashimo yote mawili huja upande wako, na hupandwa kuanzia mkono ulipoanzia.]}

---

Id: omweso-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §4
Position: 0,1,4,6,1,0,1,0/6,3,12,3,1,2,4,2/0,2,4,2,0,0,3,0/0,1,0,3,0,1,0,2 s 0-0
Example: 4,1,6,1,7,0,1,0/0,4,1,3,4,3,5,6/0,2,5,1,0,2,0,0/0,1,5,0,0,0,2,0 s 0-0; f2 x x

{[%ask] Capture twice in one turn. [%goal pits 4]
[%hint What you capture is sown too, and that handful may capture again. Begin at h1.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza h1.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: omweso-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §4
Position: 2,0,5,5,1,2,2,0/8,0,6,4,2,2,3,1/0,2,2,1,3,4,2,0/0,0,2,1,2,1,1,0 s 0-0
Example: 2,0,0,1,1,0,0,1/0,2,1,1,0,0,0,0/2,12,0,2,4,4,6,1/1,2,12,5,2,0,0,2 s 0-0; e2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at f2.]
[%right Clockwise is allowed only if it captures at once, and never round the left-hand end.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza f2.]
[%right Mwendo wa saa huruhusiwa pale tu unapokula papo hapo, wala haupiti kamwe ncha ya kushoto.]}

---

Id: omweso-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §4
Position: 1,3,0,1,1,5,5,5/0,6,3,4,5,0,1,3/2,0,0,5,0,0,4,4/0,0,4,0,0,0,0,2 s 0-0
Example: 3,3,0,3,3,0,3,3/0,3,3,1,4,4,3,3/0,3,3,0,3,0,0,3/3,1,0,1,4,0,1,3 s 0-0; h2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at h1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama h1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: omweso-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §4
Position: 5,0,0,1,1,1,3,0/1,3,4,2,0,1,3,3/1,7,1,7,0,6,1,0/1,1,0,1,1,4,4,1 s 0-0
Example: 6,2,0,4,1,6,6,0/0,3,0,2,1,0,6,2/0,0,4,0,0,3,3,1/3,0,0,1,0,2,4,4 s 0-0; g2

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try g1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu g1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
