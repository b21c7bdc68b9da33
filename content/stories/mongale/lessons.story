Game: mongale
Language: en
Id: mongale-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §7

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture. This is the beginning that players in Mombasa favoured, with two pits of seven that stand by themselves.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula. Huu ndio mwanzo uliopendwa Mombasa, wenye mashimo mawili ya kete saba saba yaliyokaa peke yake.]}

---

Id: mongale-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §7
Example: 4,4,4,1,1,1,1,1/2,2,0,1,0,1,1,8/8,1,1,0,1,0,2,2/1,1,1,1,1,4,4,4 s 0-0; g1

{[%ask press] Pick up the 4 seeds in h1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in h2. Count on from there to 4.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 4 kutoka h1 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka h2. Hesabu kutoka hapo hadi 4.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
1. h1

---

Id: mongale-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §7
Example: 4,4,4,0,0,0,0,0/2,2,2,0,7,0,0,7/7,0,0,7,0,2,2,2/0,0,0,0,0,4,4,4 s 0-0; g2

1. f2  b3
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at g1.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama g1.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: mongale-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §7
Example: 3,2,0,1,0,2,3,1/2,2,1,1,2,10,1,1/2,0,1,3,0,0,3,0/5,1,2,1,4,1,6,3 s 0-0; a1

1. g2  a3
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at a2.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama a2.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: mongale-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §7
Example: 3,2,3,1,4,1,0,4/4,3,1,4,3,1,5,1/2,2,5,0,1,2,2,1/1,0,2,1,1,0,1,3 s 0-0; g2 x

1. h2  b4
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a filled pit of your front row, with seeds in both pits facing it. Look at h1.]
[%right The front one of the two pits facing you is captured, and sown on your side.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama h1.]
[%right Kati ya mashimo mawili ya mkabala, la mbele huliwa, na kete zake hupandwa upande wako.]}

---

Id: mongale-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §7
Position: 4,4,4,0,1,2,2,2/0,4,0,1,12,1,6,1/1,0,0,0,2,0,0,5/4,1,3,1,0,1,2,0 s 0-0
Example: 0,2,1,4,2,1,1,2/0,1,1,2,3,4,1,0/2,1,5,0,3,2,4,1/5,3,2,5,0,3,2,1 s 0-0; b1

{[%ask] Find the turn whose last seed falls in e1. [%goal ends e1]
[%hint Count the seeds of a1: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia e1.
[%hint Hesabu kete za a1: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: mongale-relay
Title: Keep going
Title[sw]: Endelea
Cite: §7
Position: 2,0,2,1,2,3,1,3/6,6,0,0,4,11,8,0/1,0,0,0,0,0,0,0/0,2,2,0,1,6,2,1 s 0-0
Example: 0,0,1,2,0,1,1,2/8,0,6,0,0,2,5,1/2,2,6,2,2,2,2,2/1,3,0,3,1,4,2,1 s 0-0; f2

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try c1.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu c1.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: mongale-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §7
Position: 9,2,0,3,5,0,2,2/2,3,1,1,2,1,4,0/0,0,1,1,1,3,2,0/3,1,2,2,4,0,3,4 s 0-0
Example: 0,6,2,5,3,0,2,5/1,1,0,6,1,2,4,1/5,2,0,0,1,3,1,3/0,3,0,2,0,2,1,2 s 0-0; h2 x x

{[%ask] Capture twice in one turn. [%goal pits 2]
[%hint What you capture is sown too, and that handful may capture again. Begin at h1.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza h1.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: mongale-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §7
Position: 0,1,5,0,2,0,2,0/4,2,5,0,0,4,0,9/1,2,1,3,0,0,5,0/1,4,0,1,2,8,1,1 s 0-0
Example: 1,3,1,6,1,1,0,1/10,0,1,0,3,2,1,2/3,1,1,0,3,2,6,2/0,2,1,1,1,3,0,5 s 0-0; e2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at d2.]
[%right Here the capture may also come later, after relays; the left-hand end stays closed.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza d2.]
[%right Hapa kula kunaweza pia kuja baadaye, baada ya kuendelea; ncha ya kushoto hubaki imefungwa.]}

---

Id: mongale-reverse-start
Title: Begin in reverse
Title[sw]: Anza kinyume
Cite: §7
Position: 4,0,1,3,0,1,4,1/0,4,0,2,4,2,4,2/5,3,5,1,0,7,0,0/1,2,1,0,3,1,2,1 s 0-0
Example: 2,3,0,1,5,0,2,4/4,1,5,2,2,1,4,4/1,2,1,3,0,0,4,0/2,6,0,3,0,1,1,0 s 0-0; b2-

{[%ask] Capture by a turn that begins clockwise. [%goal pits 1]
[%hint A turning pit with two seeds or more may begin it: a2.]
[%right Mongale is played here as kombe is: a turn may open with a capture in reverse.]}
{[%lang sw] Kula kwa zamu inayoanza kwa mwendo wa saa.
[%hint Shimo la kugeukia lenye kete mbili au zaidi linaweza kuianza: a2.]
[%right Mongale huchezwa hapa kama kombe: zamu inaweza kuanza kwa kula kinyume.]}

---

Id: mongale-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §7
Position: 3,0,0,1,3,0,4,4/0,3,8,10,6,2,2,1/0,0,1,0,1,1,2,1/3,1,3,0,1,0,1,2 s 0-0
Example: 3,6,4,2,1,7,0,4/2,3,1,3,2,8,5,0/1,0,0,1,1,1,2,2/0,3,0,1,0,1,0,0 s 0-0; h2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at g2.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama g2.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: mongale-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §7
Position: 1,2,1,5,2,0,1,0/6,1,4,2,0,5,0,2/8,2,3,10,2,0,0,6/1,0,0,0,0,0,0,0 s 0-0
Example: 0,2,0,0,1,1,1,2/8,3,3,1,6,4,1,4/3,0,7,0,0,0,1,0/4,1,0,4,1,3,1,2 s 0-0; a2

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try h2, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu h2, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
