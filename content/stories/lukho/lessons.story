Game: lukho
Language: en
Id: lukho-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §15
Options: opening=lay-all

0. lift a1=3,c1=3,f1=3,g1=2 lay c2=3,d2=1,e2=1,f2=2,g2=2,h2=2
{[%ask press] The opening is over: South has picked up cows and put them in North's row. You are North: the ringed pits are yours. Press one. [%goal own]
[%hint Row 2 is yours: its number stands at the edge of the board.]
[%right Row 2 is yours, with all the cows in it. The opening has already decided the game, says Driedger, and what follows only shows what it was worth. You start from your own row and sow round both.]}
{[%lang sw] Ufunguzi umekwisha: Kusini amechota ng'ombe na kuwaweka kwenye mstari wa Kaskazini. Wewe ni Kaskazini: mashimo yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 2 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 2 ni wako, pamoja na ng'ombe wote waliomo. Ufunguzi umekwisha kuuamua mchezo, anasema Driedger, na kinachofuata huonyesha tu thamani yake. Unaanza kutoka mstari wako na kuwagawa kuzunguka yote miwili.]}

---

Id: lukho-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §15
Options: opening=lay-all
Example: lift b1=3,g1=1 lay a2=1,c2=1,d2=1,e2=1; c2

0. lift a1=3,c1=3,f1=3,g1=2 lay c2=3,d2=1,e2=1,f2=2,g2=2,h2=2
{[%ask press] Pick up the 3 cows in a2 and sow them one by one in the pits that follow: the dots show the way. Press the pit where the last one falls. [%goal last]
[%hint The first one falls in a1. Count on from there to 3.]
[%right Cows are sown one by one, counterclockwise round both rows.]}
{[%lang sw] Chota ng'ombe wote 3 kutoka a2 na uwaweke mmoja mmoja katika mashimo yanayofuata: nukta zinaonyesha njia. Bonyeza shimo ambamo ng'ombe wa mwisho ataanguka.
[%hint Wa kwanza anaanguka a1. Hesabu kutoka hapo hadi 3.]
[%right Ng'ombe huwekwa mmoja mmoja, kinyume cha saa kuzunguka mistari yote miwili.]}
1. ...  a2

---

Id: lukho-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §15
Options: opening=lay-all
Example: 3,5,4,4,3,3,3,4/2,3,0,3,3,3,3,2 n 0-0 opening; a2

0. lift a1=3,d1=1,f1=1,g1=2 lay b2=1,d2=1,e2=4,g2=1
{[%ask] Find a turn that is over after one handful: its last cow falls in an empty pit. [%goal within 1, ends empty]
[%hint Look at c2.]
[%right An empty pit ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: ng'ombe wa mwisho anaanguka kwenye shimo tupu.
[%hint Tazama c2.]
[%right Shimo tupu humaliza zamu yako: unalala.]}

---

Id: lukho-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §15
Options: opening=lay-all
Example: 3,5,4,4,5,4,3,4/3,2,1,3,1,3,0,3 n 0-0 opening; a2

0. lift a1=2,b1=1,d1=3,e1=3,g1=3,h1=3 lay a2=4,b2=1,c2=1,d2=1,e2=1,f2=2,g2=2,h2=3
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last cow falls among others. Look at d2.]
[%right Where the last cow falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale ng'ombe wa mwisho anapokuta wengine. Tazama d2.]
[%right Ng'ombe wa mwisho akikuta wengine, chota wote uendelee kuwagawa: huko ndiko kuendelea.]}

---

Id: lukho-take
Title: Capture
Title[sw]: Kula
Lesson: 3
Cite: §15
Options: opening=lay-all
Example: 4,4,5,0,5,4,3,0/0,0,5,5,2,0,4,0 n 7-0 eaten:s; g2

0. lift a1=1,c1=3,e1=2,f1=3,h1=1 lay a2=1,b2=2,c2=1,e2=1,f2=2,g2=2,h2=1
{[%ask] Play a turn that captures. [%goal captures 1]
[%hint End in an empty pit of your own, with cows facing it. Look at f2.]
[%right The cows facing you are captured, together with your own last cow.]}
{[%lang sw] Cheza zamu inayokula.
[%hint Ishia kwenye shimo lako tupu lenye ng'ombe mkabala. Tazama f2.]
[%right Ng'ombe walio mkabala huliwa pamoja na ng'ombe wako wa mwisho.]}

---

Id: lukho-capture
Title: Capture
Title[sw]: Kula
Cite: §15
Options: opening=lay-all
Example: 4,4,4,0,5,5,1,4/0,1,5,5,0,2,4,4 n 0-0; h2

0. lift b1=1,e1=2 lay a2=1,f2=2
{[%ask] South has put down all the cows in hand. Start where you capture. [%goal captures 1]
[%hint End in an empty pit of your own, with cows facing it. Look at a2.]
[%right The cows facing you are captured, and your own last cow with them.]}
{[%lang sw] Kusini ameweka ng'ombe wote aliokuwa nao mkononi. Anza pale utakapokula.
[%hint Ishia kwenye shimo lako tupu lenye ng'ombe mkabala. Tazama a2.]
[%right Ng'ombe walio mkabala huliwa, na ng'ombe wako wa mwisho pamoja nao.]}

---

Id: lukho-relay
Title: Keep going
Title[sw]: Endelea
Cite: §15
Options: opening=lay-all
Example: 3,5,4,3,4,5,5,5/3,1,3,1,2,1,3,0 n 0-0 opening; c2

0. lift a1=1,b1=1,d1=1,e1=2,f1=1,g1=3 lay c2=2,f2=2,h2=5
{[%ask] Play a turn of at least four handfuls. [%goal handfuls 4]
[%hint Where a handful ends among cows, that pit is picked up too. Try g2.]
[%right Where the last cow finds others, all of them are picked up and sown on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau minne.
[%hint Mkono ukiishia penye ng'ombe, shimo hilo nalo huchotwa. Jaribu g2.]
[%right Ng'ombe wa mwisho akikuta wengine, wote huchotwa na kugawanywa mbele: huko ndiko kuendelea.]}

---

Id: lukho-safe
Title: Think ahead
Title[sw]: Tazama mbele
Cite: §15
Options: opening=lay-all
Example: 4,3,0,0,1,1,3,0/0,4,0,3,1,4,0,0 n 14-10 eaten:sn; g2

0. lift e1=1,f1=1 lay e2=2
{[%ask] Capture in such a way that the other player's next turn captures nothing. [%goal captures 1, exposes 0]
[%hint In the execution the other player must start from their leftmost pit. Look at h2.]
[%right After the opening every start is forced, so everything can be foreseen.]}
{[%lang sw] Kula kwa namna ambayo zamu inayofuata ya mwenzako haitakula chochote.
[%hint Katika utekelezaji mwenzako lazima aanzie shimo lake la kushoto kabisa. Tazama h2.]
[%right Baada ya ufunguzi kila mwanzo ni wa lazima, hivyo yote yanaweza kujulikana mapema.]}

---

Id: lukho-race
Title: Lay for the race
Title[sw]: Weka kwa ajili ya mbio
Cite: §15
Example: lift a1=1,g1=2 lift a2=2,b2=2,e2=1,f2=3,h2=2 lay b2=2; lay a1=1

0. lift b1=1,e1=3,g1=2  lift c2=1,g2=1
0. lay c2=5
{[%ask] Lay cows so that you capture at least two in the race. [%goal captures 2]
[%hint Choose a pit of the other side and how many cows go into it; the rest you sow in the race. Try e1.]
[%right In the race both sow at once; what you lay decides where your last cow falls.]}
{[%lang sw] Weka ng'ombe ili ule angalau wawili katika mbio.
[%hint Chagua shimo la upande wa pili na idadi ya ng'ombe wa kuweka; wanaobaki unawagawa katika mbio. Jaribu e1.]
[%right Katika mbio wote hugawa kwa pamoja; ng'ombe unaowaweka ndio huamua wako wa mwisho ataangukia wapi.]}

---

Id: lukho-guard
Title: Lose nothing
Title[sw]: Usipoteze kitu
Cite: §15
Example: lift a1=3,b1=3,e1=3,g1=1,h1=2 lift b2=1,c2=2,h2=2 lay f2=5; lay c1=4

0. lift a1=1,b1=2,c1=1,f1=1,g1=2,h1=1  lift c2=1,d2=1,f2=1
0. lay g2=5
{[%ask] Lay cows so that the other player captures nothing in the race. [%goal loses 0]
[%hint Choose a pit of the other side and how many cows go into it; the rest you sow in the race. Try a1.]
[%right Cows that you lay can also spoil the other player's race.]}
{[%lang sw] Weka ng'ombe ili mwenzako asile chochote katika mbio.
[%hint Chagua shimo la upande wa pili na idadi ya ng'ombe wa kuweka; wanaobaki unawagawa katika mbio. Jaribu a1.]
[%right Ng'ombe unaowaweka wanaweza pia kuharibu mbio za mwenzako.]}

---

Id: lukho-both
Title: Take and keep
Title[sw]: Ule usiliwe
Cite: §15
Example: lift c1=1,d1=3 lift b2=1,c2=2,g2=3,h2=3 lay b2=3; lay a1=3

0. lift a1=1,b1=3,c1=1,d1=1,e1=1,h1=1  lift a2=1,b2=1,d2=1,h2=1
0. lay a2=5
{[%ask] Lay cows so that you capture in the race and the other player does not. [%goal captures 1, loses 0]
[%hint Choose a pit of the other side and how many cows go into it; the rest you sow in the race. Try b1.]
[%right A win in which only one player has captured is worth four points.]}
{[%lang sw] Weka ng'ombe ili wewe ule katika mbio na mwenzako asile.
[%hint Chagua shimo la upande wa pili na idadi ya ng'ombe wa kuweka; wanaobaki unawagawa katika mbio. Jaribu b1.]
[%right Ushindi ambao mchezaji mmoja tu amekula una alama nne.]}

---

Id: lukho-harvest
Title: A big harvest
Title[sw]: Mavuno makubwa
Cite: §15
Example: lift d1=1,g1=3 lift a2=3,c2=3,f2=3,g2=3,h2=3 lay g2=3; lay f1=4

0. lift a1=1,b1=1,g1=1,h1=2  lift a2=1,b2=1,g2=1
0. lay f2=3
{[%ask] Lay cows so that you capture at least five in the race. [%goal captures 5]
[%hint Choose a pit of the other side and how many cows go into it; the rest you sow in the race. Try g1.]
[%right Everything is decided in the opening: here you have seen how.]}
{[%lang sw] Weka ng'ombe ili ule angalau watano katika mbio.
[%hint Chagua shimo la upande wa pili na idadi ya ng'ombe wa kuweka; wanaobaki unawagawa katika mbio. Jaribu g1.]
[%right Yote huamuliwa katika ufunguzi: hapa umeona jinsi inavyokuwa.]}
