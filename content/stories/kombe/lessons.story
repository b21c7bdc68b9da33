Game: kombe
Language: en
Id: kombe-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §6

{[%ask press] You are South: the ringed pits are yours. Press one in each row. [%goal own]
[%hint Rows 1 and 2 are yours: their numbers stand at the edge of the board.]
[%right Rows 1 and 2 are yours, and you sow only in them, even what you capture. In Lamu this had to go as fast as possible, with seeds that lie where they fall. Here you may take your time.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja katika kila mstari.
[%hint Mistari ya 1 na 2 ni yako: nambari zake ziko ukingoni mwa bao.]
[%right Mistari ya 1 na 2 ni yako, nawe unapanda humo tu, hata kete unazokula. Huko Lamu hilo lilipaswa kwenda kasi kadiri iwezekanavyo, kwa kete zinazotulia palepale zinapoangukia. Hapa unaweza kujipa muda.]}

---

Id: kombe-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §6
Example: 8,1,1,0,0,0,0,0/3,0,3,2,1,3,2,1/2,0,2,4,10,1,0,2/0,2,1,0,0,1,7,7 s 0-0; d2

{[%ask press] Pick up the 5 seeds in h1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in h2. Count on from there to 5.]
[%right Seeds are sown one by one, counterclockwise round your own two rows.]}
{[%lang sw] Chota kete zote 5 kutoka h1 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka h2. Hesabu kutoka hapo hadi 5.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yako miwili.]}
1. h1

---

Id: kombe-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §6
Example: 5,5,5,5,0,0,0,0/2,2,2,6,0,0,0,0/0,0,0,0,6,2,2,2/0,0,0,0,5,5,5,5 s 0-0; f2

1. e2  a3
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at g2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama g2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: kombe-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §6
Example: 2,4,0,0,5,2,1,2/0,1,3,2,2,0,2,4/4,2,1,4,2,5,1,3/2,1,0,1,2,0,1,5 s 0-0; b2

1. f2  a3
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at e1.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama e1.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: kombe-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §6
Example: 1,3,3,2,0,0,1,2/1,3,1,0,1,4,4,1/5,4,0,4,0,0,3,4/2,1,4,1,4,2,1,2 s 0-0; h1 x

1. f1  a3
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in a filled pit of your front row, with seeds in both pits facing it. Look at g2.]
[%right The front one of the two pits facing you is captured, and sown on your side.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama g2.]
[%right Kati ya mashimo mawili ya mkabala, la mbele huliwa, na kete zake hupandwa upande wako.]}

---

Id: kombe-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §6
Position: 6,6,0,5,0,0,0,0/3,3,0,7,1,1,0,0/0,0,1,1,7,0,3,0/0,0,0,0,5,5,5,5 s 0-0
Example: 0,0,1,1,4,0,3,0/2,1,2,2,1,1,0,6/3,1,5,2,0,2,5,0/0,5,0,6,2,1,3,5 s 0-0; a2

{[%ask] Find the turn whose last seed falls in c1. [%goal ends c1]
[%hint Count the seeds of e2: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia c1.
[%hint Hesabu kete za e2: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: kombe-relay
Title: Keep going
Title[sw]: Endelea
Cite: §6
Position: 6,6,6,0,0,0,0,0/3,0,3,7,1,0,0,0/0,0,0,1,7,0,2,2/0,0,0,0,5,5,5,5 s 0-0
Example: 6,0,5,5,1,1,1,1/0,4,1,1,2,1,1,1/3,1,4,4,3,3,4,6/1,2,0,1,0,1,0,0 s 0-0; b1

{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint Where a handful ends among seeds, that pit is picked up too. Try e1.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu e1.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: kombe-capture
Title: Capture
Title[sw]: Kula
Cite: §6 rule i
Position: 0,5,5,5,0,0,0,0/3,3,3,7,1,0,0,0/0,0,0,1,7,3,3,3/0,0,0,0,5,5,5,0 s 0-0
Example: 2,0,3,0,5,1,0,2/1,0,0,0,4,3,3,1/6,0,4,5,0,2,0,2/1,4,2,1,2,4,1,5 s 0-0; h2 x

{[%ask] Capture the front pit that faces you. [%goal pits 1]
[%hint End in a filled pit of your front row where both pits facing it hold seeds. Look at g2.]
[%right Only the front pit is captured; the one behind it stays, but it must hold seeds.]}
{[%lang sw] Kula shimo la mbele lililo mkabala nawe.
[%hint Ishia kwenye shimo la mstari wako wa mbele lenye kete, huku mashimo yote mawili ya mkabala nayo yakiwa na kete. Tazama g2.]
[%right Shimo la mbele tu ndilo huliwa; la nyuma yake hubaki, lakini lazima liwe na kete.]}

---

Id: kombe-twice
Title: Twice in one turn
Title[sw]: Mara mbili kwa zamu moja
Cite: §6
Position: 8,1,1,1,2,0,4,0/5,0,1,2,0,6,1,1/0,2,1,4,1,6,2,0/0,1,0,2,1,1,2,8 s 0-0
Example: 0,0,3,4,0,4,0,3/4,1,1,4,4,0,5,0/0,2,4,0,2,0,1,4/6,1,0,4,3,1,2,1 s 0-0; e2 x x

{[%ask] Capture twice in one turn. [%goal pits 2]
[%hint What you capture is sown too, and that handful may capture again. Begin at g2.]
[%right On four rows a turn can run on from one capture to the next.]}
{[%lang sw] Kula mara mbili katika zamu moja.
[%hint Unachokula nacho hupandwa, na mkono huo unaweza kula tena. Anza g2.]
[%right Kwenye mistari minne zamu inaweza kuendelea kutoka kula kumoja hadi kwingine.]}

---

Id: kombe-reverse
Title: Turn round
Title[sw]: Geuka
Cite: §6 rule ii
Position: 1,8,0,1,1,1,2,2/2,2,2,0,3,4,2,3/0,2,0,0,3,4,2,0/2,1,3,4,1,7,0,1 s 0-0
Example: 1,0,1,0,0,0,1,2/0,3,1,1,2,1,4,0/4,1,4,1,3,5,6,0/0,5,5,2,1,3,6,1 s 0-0; e2 r

{[%ask] End in a turning pit, turn round, and capture. [%goal passes 3]
[%hint The turning pits lie in your two leftmost columns. Begin at f2.]
[%right Here the capture may also come later, after relays; the left-hand end stays closed.]}
{[%lang sw] Ishia kwenye shimo la kugeukia, geuka, na ule.
[%hint Mashimo ya kugeukia yako katika safu zako mbili za kushoto. Anza f2.]
[%right Hapa kula kunaweza pia kuja baadaye, baada ya kuendelea; ncha ya kushoto hubaki imefungwa.]}

---

Id: kombe-reverse-start
Title: Begin in reverse
Title[sw]: Anza kinyume
Cite: §6 rule ii
Position: 6,6,0,5,1,1,1,1/0,4,2,0,2,1,1,1/2,0,1,3,9,2,1,5/1,0,0,0,0,1,7,0 s 0-0
Example: 6,0,5,5,1,1,0,2/1,3,5,0,2,0,2,0/0,3,0,1,3,1,2,4/2,0,2,1,5,0,0,7 s 0-0; b2-

{[%ask] Capture by a turn that begins clockwise. [%goal pits 1]
[%hint A turning pit with two seeds or more may begin it: a2.]
[%right In Lamu a turn may open with a capture in reverse.]}
{[%lang sw] Kula kwa zamu inayoanza kwa mwendo wa saa.
[%hint Shimo la kugeukia lenye kete mbili au zaidi linaweza kuianza: a2.]
[%right Huko Lamu zamu inaweza kuanza kwa kula kinyume.]}

---

Id: kombe-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §6
Position: 1,0,1,0,3,0,1,1/7,0,2,9,0,5,6,6/0,0,0,0,3,0,7,0/0,5,1,2,1,1,0,2 s 0-0
Example: 7,1,6,0,1,1,1,1/2,0,6,1,2,2,1,1/0,2,1,2,2,0,2,4/2,0,2,1,5,0,1,7 s 0-0; e2 x

{[%ask] Capture at least 6 seeds in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at h1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama h1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: kombe-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §6
Position: 5,5,5,5,0,0,0,0/2,2,0,7,1,0,0,0/0,0,1,1,7,0,3,3/0,0,0,0,5,0,6,6 s 0-0
Example: 2,1,3,0,3,8,4,1/3,0,1,0,6,0,3,4/0,7,0,4,0,0,0,1/3,2,1,0,1,3,1,2 s 0-0; a1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try e1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu e1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
