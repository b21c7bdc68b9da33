Game: kiothi
Language: en
Id: kiothi-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §14
Options: deployment=no

{[%ask press] You are South: the ringed bomas are yours. Press one. [%goal own]
[%hint Row 1 is yours: its number stands at the edge of the board.]
[%right Row 1 is yours, with all the warriors in it. Nothing marks whose a warrior is, for what counts is the side on which he stands. You start from your own row and sow round both.]}
{[%lang sw] Wewe ni Kusini: maboma yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 1 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 1 ni wako, pamoja na askari wote waliomo. Hakuna alama inayoonyesha askari ni wa nani, kwa kuwa kinachohesabiwa ni upande aliopo. Unaanza kutoka mstari wako na kuwagawa kuzunguka yote miwili.]}

---

Id: kiothi-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §14
Options: deployment=no
Example: 0,1,5,3,1,1,1,0,1,7/1,0,1,8,0,0,2,1,4,0 s 18-5; i1

{[%ask press] Pick up the 5 warriors in g1 and sow them one by one in the bomas that follow: the dots show the way. Press the boma where the last one falls. [%goal last]
[%hint The first one falls in h1. Count on from there to 5.]
[%right Warriors are sown one by one, counterclockwise round both rows.]}
{[%lang sw] Chota askari wote 5 kutoka g1 na uwaweke mmoja mmoja katika maboma yanayofuata: nukta zinaonyesha njia. Bonyeza boma ambamo askari wa mwisho ataanguka.
[%hint Wa kwanza anaanguka h1. Hesabu kutoka hapo hadi 5.]
[%right Askari huwekwa mmoja mmoja, kinyume cha saa kuzunguka mistari yote miwili.]}
1. g1

---

Id: kiothi-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §14
Options: deployment=no
Example: 0,0,0,2,0,5,0,1,0,0/0,0,0,3,2,0,0,1,1,0 s 22-23; d1

1. g1  c2
{[%ask] Find a turn that is over after one handful: its last warrior falls in an empty boma. [%goal within 1, ends empty]
[%hint Look at c1.]
[%right An empty boma ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: askari wa mwisho anaanguka kwenye boma tupu.
[%hint Tazama c1.]
[%right Boma tupu humaliza zamu yako: unalala.]}

---

Id: kiothi-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §14
Options: deployment=no
Example: 1,9,2,1,0,1,3,1,3,6/1,3,1,1,0,8,1,6,1,0 s 9-2; h1

1. h1  a2
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last warrior falls among others. Look at g1.]
[%right If you end among the enemy's warriors, pick them all up and sow on: the relay. If a later handful ends among warriors at home, you sleep.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale askari wa mwisho anapokuta wengine. Tazama g1.]
[%right Ukiishia penye askari wa adui, chota wote uendelee kuwagawa: huko ndiko kuendelea. Mkono wa baadaye ukiishia penye askari nyumbani, unalala.]}

---

Id: kiothi-take
Title: Take prisoners
Title[sw]: Teka
Lesson: 3
Cite: §14
Options: deployment=no
Example: 2,9u,0,2,2,1,4,4,4,1/5,5,2,2,7u,0,1,0,8u,1 s 0-0; a1

1. j1  d2
{[%ask] Play a turn that takes prisoners. [%goal captures 1]
[%hint End in an empty boma of your own, facing warriors that have been moved before. Look at e1.]
[%right The warriors facing your last one are captured, and he comes off with them. Bomas that have not been moved yet are safe. The handout points to coming round first; here you need not.]}
{[%lang sw] Cheza zamu inayoteka.
[%hint Ishia kwenye boma lako tupu lenye askari mkabala ambao wameshasogezwa. Tazama e1.]
[%right Askari walio mkabala na askari wako wa mwisho hutekwa, naye hutoka pamoja nao. Maboma ambayo bado hayajasogezwa yako salama. Waraka unaelekeza kuzunguka kwanza; hapa si lazima.]}

---

Id: kiothi-home
Title: Move at home
Title[sw]: Songa nyumbani
Cite: §14
Position: 0,0,5u,0,5u,3,0,2,2,0/2,0,4,0,6,5u,0,1,0,0 s 13-12
Example: 7,0,5,0,0,4,0,1,1,1/4,2,4,0,0,0,8,1,0,1 s 7-14; a1

{[%ask] End your turn in an empty boma of your own, without a capture. [%goal by 5]
[%hint A first handful may not end among your own warriors. Look at c1.]
[%right Quiet moves at home give the enemy nothing; late in the game they decide it.]}
{[%lang sw] Maliza zamu kwenye boma lako tupu, bila kuteka.
[%hint Mkono wa kwanza hauruhusiwi kuishia penye askari wako. Tazama c1.]
[%right Hatua tulivu za nyumbani hazimpi adui chochote; mwishoni mwa mchezo ndizo huamua.]}

---

Id: kiothi-enemy
Title: Into enemy country
Title[sw]: Kwenye nchi ya adui
Cite: §14
Position: 6,0,0,0,5u,2,0,0,1,3/2,0,0,0,3,4,2,0,0,2 s 15-15
Example: 1,0,3,0,0,2,2,0,2,1/1,1,0,1,1,0,1,0,2,1 s 21-20; i1

{[%ask] End a handful among enemy warriors, and take them up. [%goal passes 1]
[%hint Which boma reaches round the corner? Look at j1.]
[%right Where your last warrior meets others on the enemy's side, you pick them all up and go on.]}
{[%lang sw] Malizia mkono penye askari wa adui, uwachote.
[%hint Askari wa boma lipi wanafika ng'ambo ya kona? Tazama j1.]
[%right Askari wako wa mwisho akikuta wengine upande wa adui, unawachota wote na kuendelea.]}

---

Id: kiothi-capture
Title: Take prisoners
Title[sw]: Teka mateka
Cite: §14
Position: 1,0,0,0,4,5u,0,0,0,5/0,1,0,0,3,4,5u,1,4,0 s 14-13
Example: 12u,0,1,4,2,3,5,6,7,1/0,3,1,4,1,4,2,0,1,3 s 0-0; d1

{[%ask] Capture enemy warriors. [%goal captures 1]
[%hint End in an empty boma of your own; the one facing it must have been moved. Look at f1.]
[%right A boma that has not been moved since the beginning is safe from capture.]}
{[%lang sw] Teka askari wa adui.
[%hint Ishia kwenye boma lako tupu; la mkabala lazima liwe limesogezwa. Tazama f1.]
[%right Boma ambalo halijasogezwa tangu mwanzo haliwezi kutekwa.]}

---

Id: kiothi-coup
Title: The coup
Title[sw]: Pigo
Cite: §14
Position: 0,5u,0,5u,5u,0,5,5u,0,0/0,6,0,1,0,5u,0,0,6,11 s 3-3
Example: 0,1,2,1,4,1,4,6,3,1/0,7,0,6,4,6,1,1,12u,0 s 0-0; i1

{[%ask] Come all the way round, to your empty leftmost boma. [%goal passes 3]
[%hint It takes a large group: j1.]
[%right From the leftmost boma the coup takes the boma facing it and up to three beside that one.]}
{[%lang sw] Zunguka kote, hadi boma lako tupu la kushoto kabisa.
[%hint Inahitaji kundi kubwa: j1.]
[%right Kutoka boma la kushoto kabisa, pigo huteka boma la mkabala na hadi matatu kando yake.]}

---

Id: kiothi-harvest
Title: A coup against several
Title[sw]: Pigo dhidi ya mengi
Cite: §14
Position: 0,6,0,5u,2,5u,0,0,2,2/0,5,0,5u,3,0,0,0,0,5u s 10-10
Example: 4,3,0,1,1,5,1,0,3,0/0,2,1,0,3,1,1,0,6,3 s 12-13; i1

{[%ask] Capture at least three warriors with a turn of two handfuls or more. [%goal captures 3, handfuls 2]
[%hint Let the enemy's own warriors carry you home: j1.]
[%right A coup goes on as long as each next boma is filled and has been moved.]}
{[%lang sw] Teka angalau askari watatu kwa zamu yenye mikono miwili au zaidi.
[%hint Waache askari wa adui wenyewe wakufikishe nyumbani: j1.]
[%right Pigo huendelea mradi kila boma linalofuata lina askari na limesogezwa.]}

---

Id: kiothi-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §14
Position: 0,5u,0,6,0,2,0,0,0,1/5u,0,0,4,3,0,2,5u,0,4 s 12-11
Example: 0,4,3,1,11u,2,1,4,2,0/2,7,1,6,1,4,4,1,0,0 s 2-4; g1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try j1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kuteka askari yeyote katika zamu inayofuata.
[%hint Jaribu j1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}
