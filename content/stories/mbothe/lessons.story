Game: mbothe
Language: en
Id: mbothe-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §11

{[%ask press] You are South: the ringed pits are yours. Press one. [%goal own]
[%hint Row 1 is yours: its number stands at the edge of the board.]
[%right Row 1 is yours, with all the stones in it. As a rule the Pokomo simply dug such rows in the ground. You start from your own row and sow round both.]}
{[%lang sw] Wewe ni Kusini: mashimo yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 1 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 1 ni wako, pamoja na mawe yote yaliyomo. Kwa kawaida Wapokomo walichimba tu mistari ya namna hii ardhini. Unaanza kutoka mstari wako na kupanda kuzunguka yote miwili.]}

---

Id: mbothe-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §11
Example: 5,5,2,1,0,0,0,3,1,4/0,4,0,1,4,4,1,3,0,2 s 0-0; e1

1. j1  j2
{[%ask press] Pick up the 3 stones in h1 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in i1. Count on from there to 3.]
[%right Stones are sown one by one, counterclockwise round both rows.]}
{[%lang sw] Chota mawe yote 3 kutoka h1 na uyapande moja moja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo jiwe la mwisho litaanguka.
[%hint La kwanza linaanguka i1. Hesabu kutoka hapo hadi 3.]
[%right Mawe hupandwa moja moja, kinyume cha saa kuzunguka mistari yote miwili.]}
2. h1

---

Id: mbothe-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §11
Example: 3,3,1,4,4,1,1,5,0,0/0,3,3,0,3,3,0,0,4,2 s 0-0; e1

1. j1  d2
{[%ask] Find a turn that is over after one handful: its last stone falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at c1.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: jiwe la mwisho linaanguka kwenye shimo tupu.
[%hint Tazama c1.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: mbothe-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §11
Example: 2,0,0,1,1,3,7,3,3,3/1,2,1,1,4,1,2,0,1,0 s 0-4; c1

1. j1  h2
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last stone falls among others. Look at d1.]
[%right Where the last stone falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale jiwe la mwisho linapokuta mengine. Tazama d1.]
[%right Jiwe la mwisho likikuta mengine, chota yote uendelee kupanda: huko ndiko kuendelea.]}

---

Id: mbothe-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §11
Example: 0,2,1,0,2,0,0,0,4,2/1,2,2,0,2,1,3,2,4,0 s 6-6; g1 h1

1. j1  a2
2. h1  d2
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in an empty pit of your own, with exactly two stones facing it. Look at i1.]
[%right Exactly two stones facing you are captured, and you play again.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo lako tupu lenye mawe mawili kamili mkabala. Tazama i1.]
[%right Mawe mawili kamili yaliyo mkabala huliwa, nawe unacheza tena.]}

---

Id: mbothe-count
Title: Count ahead
Title[sw]: Hesabu kwanza
Cite: §11
Position: 3,2,4,0,3,0,0,3,0,3/0,0,0,4,4,1,0,0,0,1 s 6-6
Example: 0,4,0,5,5,2,2,0,0,1/1,4,4,1,3,3,0,0,4,1 s 0-0; e1

{[%ask] Find the turn whose last stone falls in h1. [%goal ends h1]
[%hint Count the stones of d1: one for each pit that follows.]
[%right A handful reaches as far as it has stones. The pit of the last one decides what comes next.]}
{[%lang sw] Tafuta zamu ambayo jiwe lake la mwisho linaangukia h1.
[%hint Hesabu mawe ya d1: moja kwa kila shimo linalofuata.]
[%right Mkono hufika mbali kulingana na idadi ya mawe yake. Shimo la jiwe la mwisho ndilo huamua kinachofuata.]}

---

Id: mbothe-relay
Title: Keep going
Title[sw]: Endelea
Cite: §11
Position: 0,0,3,0,0,0,0,3,2,0/2,4,1,2,0,0,0,3,4,1 s 8-7
Example: 1,1,2,3,3,2,0,5,1,0/2,2,1,2,1,0,2,1,1,2 s 0-8; h1

{[%ask] Play a turn of at least two handfuls. [%goal handfuls 2]
[%hint Where a handful ends among stones, that pit is picked up too. Try c1.]
[%right Where the last stone finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau miwili.
[%hint Mkono ukiishia penye mawe, shimo hilo nalo huchotwa. Jaribu c1.]
[%right Jiwe la mwisho likikuta mengine, yote huchotwa na kupandwa mbele: huko ndiko kuendelea.]}

---

Id: mbothe-capture
Title: Take a pair
Title[sw]: Kula jozi
Cite: §11
Position: 0,2,0,0,0,0,0,0,0,0/1,0,1,0,0,1,2,2,3,0 s 14-14
Example: 1,1,0,1,2,1,2,5,2,2/2,2,2,2,1,0,0,1,1,0 s 6-6; i1 e1

{[%ask] Capture a pair. [%goal captures 2]
[%hint End in an empty pit of your own with exactly two stones facing it. Look at a1.]
[%right Only pits of exactly two can be captured. Then you may move again.]}
{[%lang sw] Kula jozi ya mawe.
[%hint Ishia kwenye shimo lako tupu lenye mawe mawili kamili mkabala. Tazama a1.]
[%right Ni mashimo yenye mawili kamili tu yanayoliwa. Kisha unacheza tena.]}

---

Id: mbothe-twice
Title: And again
Title[sw]: Na tena
Cite: §11
Position: 4,1,1,0,0,0,2,2,0,0/1,0,0,2,1,1,0,0,0,3 s 11-11
Example: 1,2,2,1,0,2,2,1,2,0/1,1,0,0,1,0,1,1,1,1 s 8-12; b1 a1 c1

{[%ask] Capture two pairs in one turn. [%goal captures 4]
[%hint Begin at f1; then the same stone can go on.]
[%right Each capture gives a free move, and that may capture too.]}
{[%lang sw] Kula jozi mbili katika zamu moja.
[%hint Anza f1; kisha jiwe lilelile linaweza kuendelea.]
[%right Kila unapokula unapata hatua ya ziada, nayo inaweza kula pia.]}

---

Id: mbothe-again
Title: A free move
Title[sw]: Hatua ya ziada
Cite: §11
Position: 1,0,0,3,2,3,0,0,0,1/0,3,1,3,0,0,0,0,0,4 s 10-9
Example: 2,1,0,2,0,1,1,1,2,2/1,0,3,2,0,3,1,5,0,3 s 2-8; f1 a1

{[%ask] Win a further start in this turn. [%goal again 1]
[%hint A capture gives it. Look at b1.]
[%right After a capture you start again, from any pit that you may pick up.]}
{[%lang sw] Pata nafasi ya kuanza tena katika zamu hii.
[%hint Ukila, utaipata. Tazama b1.]
[%right Baada ya kula unaanza tena, kutoka shimo lolote unaloruhusiwa kuchota.]}

---

Id: mbothe-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §11
Position: 0,1,4,0,0,0,0,1,0,1/4,0,4,4,0,1,2,0,1,0 s 9-8
Example: 1,1,0,0,2,1,0,0,0,1/0,2,2,2,2,2,1,1,3,1 s 8-10; i1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try d1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu d1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
