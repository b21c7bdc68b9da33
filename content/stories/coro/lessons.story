Game: coro
Language: en
Id: coro-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §5

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture, as in omweso. Driedger gives a single difference between the two games, and you will soon hold it in your hand.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula, kama katika omweso. Driedger anataja tofauti moja tu kati ya michezo hii miwili, na muda si mrefu utaishika mkononi.]}

---

Id: coro-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §5
Example: 3,4,0,2,5,5,2,1/5,2,6,2,1,6,6,1/0,0,0,1,0,1,4,0/0,0,3,0,0,4,0,0 s 0-0; g2

1. f2 x  b3
{[%ask press] Pick up the 3 seeds in b2 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in a2. Count on from there to 3.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 3 kutoka b2 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka a2. Hesabu kutoka hapo hadi 3.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
2. b2

---

Id: coro-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §5
Example: 0,3,3,0,3,3,1,2/3,3,0,3,1,0,1,2/0,3,3,0,3,3,3,1/3,3,0,1,4,1,4,4 s 0-0; g2

1. g2 x  c3
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at c2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama c2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: coro-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §5
Example: 3,3,1,4,4,1,4,1/0,3,3,0,4,4,1,3/3,3,0,3,3,0,0,3/0,3,1,0,1,4,0,1 s 0-0; a2

1. a1 o o o  f3 x
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at g1.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama g1.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: coro-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §5
Example: 0,1,3,1,4,4,1,0/2,4,4,4,0,4,4,4/0,1,0,1,3,0,3,3/0,1,3,3,0,3,3,0 s 0-0; g2 x

1. h1 x o  e4 x
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a filled pit of your front row, with seeds in both pits facing it. Look at f1.]
[%right Both pits facing you are captured, front and back, and sown on your side together with your own pit.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama f1.]
[%right Mashimo yote mawili ya mkabala, la mbele na la nyuma, huliwa, na kete zake hupandwa upande wako pamoja na za shimo lako.]}

---

Id: coro-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §5
Position: 3,2,7,0,4,2,2,5/2,1,7,1,8,1,5,1/1,2,2,2,0,0,1,3/1,0,0,1,0,0,0,0 s 0-0
Example: 0,3,3,1,4,1,0,3/3,3,0,4,4,1,3,3/3,0,3,3,0,0,3,1/3,0,3,1,0,0,4,4 s 0-0; h1

{[%ask] Find the turn whose last seed falls in e2. [%goal ends e2]
[%hint Count the seeds of h2: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia e2.
[%hint Hesabu kete za h2: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: coro-relay
Title: Keep going
Title[sw]: Endelea
Cite: §5
Position: 2,0,5,0,5,5,0,5/5,1,2,1,7,0,4,0/0,1,0,3,3,0,1,0/2,4,4,1,3,0,0,0 s 0-0
Example: 3,3,0,3,3,0,3,3/1,4,1,3,3,3,3,0/2,2,0,2,2,2,2,2/2,2,0,2,2,2,2,2 s 0-0; f1

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try e2.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu e2.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: coro-capture
Title: Capture
Title[sw]: Kula
Cite: §5
Position: 6,0,1,1,4,2,1,2/1,1,1,1,1,6,0,1/0,1,1,10,10,0,4,0/0,1,1,3,1,2,1,0 s 0-0
Example: 5,1,0,2,0,1,2,7/0,5,2,1,2,1,2,2/0,1,4,3,3,0,1,4/1,0,4,3,0,2,1,4 s 0-0; h2 x

{[%ask] Capture both pits that face you. [%goal pits 2]
[%hint End in a filled pit of your front row where both pits facing it hold seeds. Look at g2.]
[%right Your own pit is picked up with the two that you take, and all three are sown.]}
{[%lang sw] Kula mashimo yote mawili yaliyo mkabala nawe.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama g2.]
[%right Shimo lako huchotwa pamoja na mawili unayokula, na yote matatu hupandwa.]}

---

Id: coro-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §5
Position: 1,4,5,2,8,0,3,6/0,1,6,0,6,4,2,1/0,1,0,0,1,4,1,4/0,0,0,0,0,2,0,2 s 0-0
Example: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0; g1 x x

{[%ask] Capture twice in one turn. [%goal pits 4]
[%hint What you capture is sown too, and that handful may capture again. Begin at h1.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza h1.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: coro-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §5
Position: 4,0,4,1,6,0,6,2/2,6,3,1,2,1,4,1/0,1,1,1,6,0,5,0/0,0,0,0,1,3,3,0 s 0-0
Example: 1,2,6,0,1,5,3,4/6,1,2,1,4,3,2,4/1,0,0,1,4,4,0,2/1,0,1,0,5,0,0,0 s 0-0; e2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at g2.]
[%right Clockwise is allowed only if it captures at once, and never round the left-hand end.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza g2.]
[%right Mwendo wa saa huruhusiwa pale tu unapokula papo hapo, wala haupiti kamwe ncha ya kushoto.]}

---

Id: coro-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §5
Position: 3,0,0,0,3,1,2,4/2,4,1,4,1,6,2,1/0,6,0,3,0,2,2,1/1,1,0,3,2,1,2,6 s 0-0
Example: 1,4,2,6,4,1,6,2/1,0,3,1,4,0,7,4/2,0,0,1,1,0,2,1/0,2,1,0,0,0,2,6 s 0-0; g2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at g1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama g1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}
