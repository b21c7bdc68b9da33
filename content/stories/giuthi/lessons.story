Game: giuthi
Language: en
Id: giuthi-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §12

{[%ask press] You are South: the ringed pits are yours. Press one. [%goal own]
[%hint Row 1 is yours: its number stands at the edge of the board.]
[%right Row 1 is yours, with all the stones in it. Herd boys dug such rows in the ground while they looked after cattle or goats. You start from your own row and sow round both.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 1 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 1 ni wako, pamoja na mawe yote yaliyomo. Wavulana walichimba mistari ya namna hii ardhini walipokuwa wakichunga ng'ombe au mbuzi. Unaanza kutoka mstari wako na kupanda kuzunguka yote miwili.]}

---

Id: giuthi-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §12
Example: 6,0,4,1,4,6,2,0/6,0,4,1,9,14,12,0 s 2-25; c1-

{[%ask press] Pick up the 6 stones in d1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in e1. Count on from there to 6.]
[%right Stones are sown one by one round both rows, and you choose the direction at the start.]}
{[%lang sw] Chota mawe yote 6 kutoka d1 na uyapande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo jiwe la mwisho litaanguka.
[%hint La kwanza linaanguka e1. Hesabu kutoka hapo hadi 6.]
[%right Mawe hupandwa moja moja kuzunguka mistari yote miwili, nawe unachagua mwelekeo mwanzoni.]}
1. d1+

---

Id: giuthi-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §12
Example: 9,3,7,2,0,14,6,0/0,1,1,3,0,18,2,0 s 2-28; g1+

1. h1-  f2+
{[%ask] Find a turn that is over after one handful: its last stone falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at h1.]
[%right Once a stone has crossed the border, an empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: jiwe la mwisho linaanguka kwenye shimo tupu.
[%hint Tazama h1.]
[%right Jiwe likishavuka mpaka, shimo tupu humaliza zamu yako: unalala.]}

---

Id: giuthi-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §12
Example: 3,1,3,5,1,0,0,1/1,1,2,4,4,1,5,1 s 29-34; g1+

1. f1-  g2-
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last stone falls among others. Look at e1.]
[%right Where the last stone falls among others, pick them all up and sow them the opposite way: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale jiwe la mwisho linapokuta mengine. Tazama e1.]
[%right Jiwe la mwisho likikuta mengine, chota yote uyapande kwa mwelekeo wa kinyume: huko ndiko kuendelea.]}

---

Id: giuthi-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §12
Example: 0,3,1,1,1,4,0,1/4,10,0,0,2,8,1,0 s 34-26; b1-

1. f1-  h2+
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in an empty pit of your own, with stones facing it. Look at a1.]
[%right The stones facing you are captured, together with your own last stone.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo lako tupu lenye mawe mkabala. Tazama a1.]
[%right Mawe ya mkabala huliwa pamoja na jiwe lako la mwisho.]}

---

Id: giuthi-cross
Title: Cross the border
Title[sw]: Vuka mpaka
Cite: §12
Position: 0,4,0,2,1,4,1/0,0,5,0,1,3,0 s 32-31
Example: 0,7,0,9,9,9,1/0,4,7,4,23,1,5 s 2-3; g1+

{[%ask] Cross to the other side, and end your turn in an empty pit without a capture. [%goal by 4]
[%hint You may sow left or right. Try c1 to the left.]
[%right Once you have crossed, the first empty pit ends the turn.]}
{[%lang sw] Vuka kwenda upande wa pili, umalize zamu kwenye shimo tupu bila kula.
[%hint Unaweza kupanda kushoto au kulia. Jaribu c1 kuelekea kushoto.]
[%right Ukishavuka, shimo tupu la kwanza humaliza zamu.]}

---

Id: giuthi-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §12
Position: 0,0,0,0,3,4,4/0,0,5,0,5,2,4 s 29-28
Example: 0,0,0,2,0,1,1/2,5,3,3,1,1,1 s 32-32; c1-

{[%ask] Find the turn whose last stone falls in a2. [%goal ends a2]
[%hint Count the stones of e1: one for each pit that follows.]
[%right A handful reaches as far as it has stones. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo jiwe lake la mwisho linaangukia a2.
[%hint Hesabu mawe ya e1: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya mawe yake. Shimo la jiwe la mwisho ndilo huamua kinachofuata.]}

---

Id: giuthi-capture
Title: To and fro
Title[sw]: Huku na huko
Cite: §12
Position: 4,2,0,5,1,0,0/0,0,5,4,0,1,0 s 31-31
Example: 3,1,3,2,1,1,0/2,2,4,3,3,0,0 s 30-29; a1-

{[%ask] Play a turn that captures. [%goal captures 1]
[%hint Each handful goes the opposite way to the one before. Try d1 to the left.]
[%right Once you have crossed, a handful that ends in an empty pit of your own captures the stones facing it, and your own stone comes off too.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Kila mkono huenda kinyume cha uliotangulia. Jaribu d1 kuelekea kushoto.]
[%right Ukishavuka, mkono unaoishia kwenye shimo lako tupu hula mawe ya mkabala, na jiwe lako hutoka pamoja nayo.]}

---

Id: giuthi-again
Title: Not across yet
Title[sw]: Bado hujavuka
Cite: §12
Position: 2,4,0,4,2,1,1/3,0,0,0,7,0,0 s 30-30
Example: 1,2,6,2,2,0,4/0,3,3,10,1,0,2 s 14-34; c1+ g1+

{[%ask] End in an empty pit before you have crossed, and start again. [%goal passes 2]
[%hint Stay on your own side first: a1 to the right.]
[%right Before you cross, an empty pit does not end the turn: what is sown stays, and you start again.]}
{[%lang sw] Ishia kwenye shimo tupu kabla ya kuvuka, kisha anza tena.
[%hint Kaa upande wako kwanza: a1 kuelekea kulia.]
[%right Kabla ya kuvuka, shimo tupu halimalizi zamu: yaliyopandwa hubaki, nawe unaanza tena.]}

---

Id: giuthi-string
Title: The string
Title[sw]: Mfululizo
Cite: §12
Position: 0,0,1,0,0,2,4/8,0,5,5,4,0,0 s 28-27
Example: 3,1,1,4,1,2,2/2,0,2,4,0,4,1 s 29-28; d1-

{[%ask] Capture from two pits with one string. [%goal pits 2]
[%hint The string runs the way of the last handful. Look at a1.]
[%right Empty pits that follow capture the stones facing them too.]}
{[%lang sw] Kula kutoka mashimo mawili kwa mfululizo mmoja.
[%hint Mfululizo hufuata mwelekeo wa mkono wa mwisho. Tazama a1.]
[%right Mashimo matupu yanayofuata nayo hula mawe yaliyo mkabala nayo.]}

---

Id: giuthi-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §12
Position: 0,4,3,0,0,0,0/3,0,5,10,5,0,0 s 27-27
Example: 2,0,1,2,1,1,4/1,0,7,4,1,1,2 s 36-21; g1+

{[%ask] Capture at least 6 stones in one turn. [%goal captures 6]
[%hint Not every capture is worth the same. Look at a1.]
[%right Look at every capture there is before you take the first.]}
{[%lang sw] Kula angalau mawe 6 katika zamu moja.
[%hint Faida ya kula si sawa kila mara. Tazama a1.]
[%right Tazama nafasi zote za kula kabla ya kuchukua ya kwanza.]}

---

Id: giuthi-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §12
Position: 0,3,0,5,2,3,2/0,0,5,0,0,4,11 s 25-24
Example: 0,0,1,5,3,0,0/0,0,1,4,6,7,2 s 29-26; d1+

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try f1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu f1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
