Game: ndoto
Language: en
Id: ndoto-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §13

{[%ask press] You are South: the ringed pits are yours. Press one. [%goal own]
[%hint Row 1 is yours: its number stands at the edge of the board.]
[%right Row 1 is yours, with all the seeds in it. You start from your own row and sow round both. Driedger found the game so simple that he doubted whether he had the whole of it.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 1 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 1 ni wako, pamoja na kete zote zilizomo. Unaanza kutoka mstari wako na kupanda kuzunguka yote miwili. Driedger aliuona mchezo huu rahisi mno, hata akatilia shaka kama alikuwa ameupata wote.]}

---

Id: ndoto-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §13
Example: 2,1,1,2,2,2,2,0/1,0,3,0,4,0,5,1 s 2-4; e1

1. c1  d2
{[%ask press] Pick up the 4 seeds in g1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in h1. Count on from there to 4.]
[%right Seeds are sown one by one, counterclockwise round both rows.]}
{[%lang sw] Chota kete zote 4 kutoka g1 na uzipande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo kete ya mwisho itaanguka.
[%hint Ya kwanza inaanguka h1. Hesabu kutoka hapo hadi 4.]
[%right Kete hupandwa moja moja, kinyume cha saa kuzunguka mistari yote miwili.]}
2. g1

---

Id: ndoto-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §13
Example: 2,1,0,1,1,4,0,5/5,0,2,2,0,1,3,5 s 0-0; g1

1. b1  h2
{[%ask] Find a turn that is over after one handful: its last seed falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at e1.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: kete ya mwisho inaanguka kwenye shimo tupu.
[%hint Tazama e1.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: ndoto-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §13
Example: 0,1,1,1,3,0,2,1/1,0,0,2,2,0,1,2 s 8-7; e1

1. g1  f2
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last seed falls among others. Look at d1.]
[%right Where the last seed falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale kete ya mwisho inapokuta nyingine. Tazama d1.]
[%right Kete ya mwisho ikikuta nyingine, chota zote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: ndoto-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §13
Example: 2,0,0,3,1,2,0,0/0,1,3,1,0,0,3,1 s 7-8; c1

1. e1  e2
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in an empty pit of your own, with seeds facing it. Look at b1.]
[%right If your last seed falls in an empty pit of yours, you take the seeds facing it. They leave the board; your own seed stays.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo lako tupu lenye kete mkabala. Tazama b1.]
[%right Kete yako ya mwisho ikianguka kwenye shimo lako tupu, unakula zilizo mkabala. Hutoka kwenye bao; kete yako inabaki.]}

---

Id: ndoto-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §13
Position: 0,0,4,0,0,1,0,2/4,2,4,1,3,4,0,4 s 2-1
Example: 0,5,0,2,3,2,0,2/3,1,2,3,4,3,0,2 s 0-0; d1

{[%ask] Find the turn whose last seed falls in g1. [%goal ends g1]
[%hint Count the seeds of c1: one for each pit that follows.]
[%right A handful reaches as far as it has seeds. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo kete yake ya mwisho inaangukia g1.
[%hint Hesabu kete za c1: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya kete zake. Shimo la kete ya mwisho ndilo huamua kinachofuata.]}

---

Id: ndoto-relay
Title: Keep going
Title[sw]: Endelea
Cite: §13
Position: 0,0,2,4,0,0,1,3/4,4,2,1,0,0,4,2 s 3-2
Example: 2,1,0,0,1,0,0,1/0,0,2,0,1,1,0,0 s 7-16; c1

{[%ask] Play a turn of at least two handfuls. [%goal handfuls 2]
[%hint Where a handful ends among seeds, that pit is picked up too. Try h1.]
[%right Where the last seed finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau miwili.
[%hint Mkono ukiishia penye kete, shimo hilo nalo huchotwa. Jaribu h1.]
[%right Kete ya mwisho ikikuta nyingine, zote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: ndoto-capture
Title: Capture
Title[sw]: Kula
Cite: §13
Position: 2,0,1,0,3,4,0,0/3,4,1,3,4,0,1,0 s 3-3
Example: 1,4,0,1,4,4,1,1/0,4,1,4,0,1,4,0 s 0-2; d1

{[%ask] Play a turn that captures. [%goal captures 1]
[%hint Which handful ends in an empty pit of your own, with seeds facing it? Look at b1.]
[%right The seeds facing your last seed are captured; your own seed stays.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ni mkono upi unaishia kwenye shimo lako tupu lenye kete mkabala? Tazama b1.]
[%right Zilizo mkabala na kete yako ya mwisho huliwa; kete yenyewe hubaki.]}

---

Id: ndoto-lone
Title: A lone seed
Title[sw]: Kete ya peke yake
Cite: §13
Position: 4,4,0,1,4,1,0,0/1,0,0,3,2,1,0,2 s 5-4
Example: 3,0,2,1,3,1,1,0/0,1,1,1,0,2,0,2 s 4-10; d1

{[%ask] Capture at least three seeds with a lone seed. [%goal captures 3]
[%hint A lone seed may move only if the next pit is empty. Look at a1.]
[%right A single seed may start only if the next pit is empty. So it cannot go on from pit to pit, but it can capture.]}
{[%lang sw] Kula angalau kete tatu kwa kutumia kete ya peke yake.
[%hint Kete ya peke yake inaweza kuchezwa pale tu shimo linalofuata linapokuwa tupu. Tazama a1.]
[%right Kete ya peke yake huanza pale tu shimo linalofuata likiwa tupu. Kwa hiyo haiwezi kuendelea shimo hadi shimo, lakini inaweza kula.]}

---

Id: ndoto-relay-capture
Title: Go on, then capture
Title[sw]: Endelea, kisha ule
Cite: §13
Position: 0,1,2,3,0,3,1,0/4,2,0,1,4,0,0,1 s 5-5
Example: 1,2,1,0,1,0,3,2/0,2,0,2,2,1,1,0 s 0-14; d1

{[%ask] Capture at least two seeds at the end of a turn of two handfuls or more. [%goal captures 2, handfuls 2]
[%hint Follow b1: where does its second handful end?]
[%right A relay may lead to a capture that the first handful does not reach.]}
{[%lang sw] Kula angalau kete mbili mwishoni mwa zamu yenye mikono miwili au zaidi.
[%hint Fuatilia b1: mkono wake wa pili unaishia wapi?]
[%right Kuendelea kunaweza kuleta kula ambako mkono wa kwanza haufiki.]}

---

Id: ndoto-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §13
Position: 0,0,0,1,1,4,4,0/1,4,0,1,4,0,2,1 s 5-4
Example: 1,1,0,4,0,1,1,3/3,0,0,0,1,0,2,0 s 7-8; a1

{[%ask] Capture at least 4 seeds in one turn. [%goal captures 4]
[%hint Not every capture is worth the same. Look at b1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau kete 4 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama b1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: ndoto-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §13
Position: 1,0,3,0,1,2,2,0/0,4,4,4,1,0,1,0 s 5-4
Example: 1,4,4,2,0,0,2,0/0,3,0,0,0,1,1,4 s 4-6; h1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try d1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu d1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}

---

Id: ndoto-win
Title: The last turn
Title[sw]: Zamu ya mwisho
Cite: §13
Position: 0,0,0,0,0,4,0,0/2,3,3,1,3,0,1,3 s 6-6
Example: 0,0,0,0,1,0,0,0/1,3,1,0,0,3,1,2 s 9-11; b1

{[%ask] Win the game with this turn. [%goal win]
[%hint Leave the other side without a seed. Look at c1.]
[%right When the player whose turn it is has no seeds, each keeps the seeds on their own side, and the player with more wins.]}
{[%lang sw] Shinda mchezo kwa zamu hii.
[%hint Acha upande wa pili bila kete. Tazama c1.]
[%right Mwenye zamu asipokuwa na kete, kila mmoja hubaki na za upande wake, na mwenye nyingi zaidi hushinda.]}
