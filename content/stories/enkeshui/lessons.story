Game: enkeshui
Language: en
Id: enkeshui-own
Title: The board
Title[sw]: Bao
Lesson: 0
Cite: §9

{[%ask press] You are South: the ringed bomas are yours. Press one. [%goal own]
[%hint Row 1 is yours: its number stands at the edge of the board.]
[%right Row 1 is yours, with all the cows in it. Among the Maasai, Driedger saw, you would not have played them alone for long, because others joined in on the same side. You start from your own row and sow round both.]}
{[%lang sw] Wewe ni Kusini: maboma yenye duara ni yako. Bonyeza moja.
[%hint Mstari wa 1 ni wako: nambari yake iko ukingoni mwa bao.]
[%right Mstari wa 1 ni wako, pamoja na ng'ombe wote waliomo. Driedger aliona kwamba kwa Wamaasai mchezaji hakuwacheza peke yake kwa muda mrefu, kwa kuwa wengine walijiunga naye upande uleule. Unaanza kutoka mstari wako na kuwagawa kuzunguka yote miwili.]}

---

Id: enkeshui-sow
Title: Sow
Title[sw]: Panda
Lesson: 1
Cite: §9
Example: 5,0,5,0,4,4,0,0/0,0,4,4,0,5,0,5 s 6-6; c1

{[%ask press] Pick up the 4 cows in e1 and sow them one by one in the bomas that follow: the dots show the way. Press the boma where the last one falls. [%goal last]
[%hint The first one falls in f1. Count on from there to 4.]
[%right Cows are sown one by one, counterclockwise round both rows.]}
{[%lang sw] Chota ng'ombe wote 4 kutoka e1 na uwaweke mmoja mmoja katika maboma yanayofuata: nukta zinaonyesha njia. Bonyeza boma ambamo ng'ombe wa mwisho ataanguka.
[%hint Wa kwanza anaanguka f1. Hesabu kutoka hapo hadi 4.]
[%right Ng'ombe huwekwa mmoja mmoja, kinyume cha saa kuzunguka mistari yote miwili.]}
1. e1

---

Id: enkeshui-sleep
Title: Sleep
Title[sw]: Lala
Lesson: 1
Cite: §9
Example: 1,1,6,6,1,0,1,1/0,0,4,4,4,4,4,0 s 11-0; g1

1. e1  h2 x
{[%ask] Find a turn that is over after one handful: its last cow falls in an empty boma. [%goal within 1, ends empty]
[%hint Look at c1.]
[%right An empty boma ends your turn: you sleep.]}
{[%lang sw] Tafuta zamu inayokwisha kwa mkono mmoja: ng'ombe wa mwisho anaanguka kwenye boma tupu.
[%hint Tazama c1.]
[%right Boma tupu humaliza zamu yako: unalala.]}

---

Id: enkeshui-go-on
Title: Go on
Title[sw]: Endelea
Lesson: 2
Cite: §9
Example: 4,0,0,1,1,0,1,6/5,5,1,1,4,2,1,2 s 9-5; h1

1. c1 x  f2
2. e1 x  f2
{[%ask] Play a turn of at least three handfuls. [%goal handfuls 3]
[%hint The turn goes on where the last cow falls among others. Look at d1.]
[%right Where the last cow falls among others, pick them all up and sow on: the relay.]}
{[%lang sw] Cheza zamu yenye mikono angalau mitatu.
[%hint Zamu huendelea pale ng'ombe wa mwisho anapokuta wengine. Tazama d1.]
[%right Ng'ombe wa mwisho akikuta wengine, chota wote uendelee kuwagawa: huko ndiko kuendelea.]}

---

Id: enkeshui-take
Title: Eat
Title[sw]: Kula
Lesson: 3
Cite: §9 rule 3
Example: 1,4,0,0,1,1,2,0/0,1,2,1,2,2,0,2 s 18-11; e1 x

1. h1 o  h2 x
{[%ask] Play a turn that eats cows. [%goal captures 1]
[%hint End in an empty boma of your own, with cows facing it, and choose to take them. Look at a1.]
[%right If your last cow falls in an empty boma of yours, you may take the cows facing it. They leave the board with it, and are yours.]}
{[%lang sw] Cheza zamu inayokula ng'ombe.
[%hint Ishia kwenye boma lako tupu lenye ng'ombe mkabala, kisha uchague kuwachukua. Tazama a1.]
[%right Ng'ombe wako wa mwisho akianguka kwenye boma lako tupu, unaweza kuwachukua walio mkabala. Hutoka kwenye bao pamoja naye, nao ni wako.]}

---

Id: enkeshui-capture
Title: Eat
Title[sw]: Kula
Cite: §9 rule 3
Position: 1,6N,3,0,0,0,0,1/2,4N,2,4,4,3,0,0 s 9-9
Example: 3,0,1,6,6,1,2,3/4,4,8,1,1,0,7,1 s 0-0; b1 x

{[%ask] Play a turn that eats cows. [%goal captures 1]
[%hint End in an empty boma of your own, with cows facing it. Look at d1.]
[%right The cows facing you and your own last cow leave the board. You may also leave them: nobody is forced.]}
{[%lang sw] Cheza zamu inayokula ng'ombe.
[%hint Ishia kwenye boma lako tupu lenye ng'ombe mkabala. Tazama d1.]
[%right Ng'ombe wa mkabala, pamoja na ng'ombe wako wa mwisho, hutoka kwenye bao. Unaweza pia kuwaacha: hakuna anayelazimishwa.]}

---

Id: enkeshui-string
Title: The continuous string
Title[sw]: Mfululizo
Cite: §9 rule 4
Position: 0,1,2,6N,3,4,3,0/4,0,3,3,0,0,0,0 s 10-9
Example: 0,4,0,7,7,2,2,2/0,4,8,3,4,0,0,0 s 0-5; b1 x

{[%ask] Eat from three bomas with one string. [%goal pits 3]
[%hint After the capture the next bomas count too, as long as each is empty and faces cows. Look at a1.]
[%right After eating, look at your next boma. If it is empty and faces cows, you eat those too, and so on.]}
{[%lang sw] Kula kutoka maboma matatu kwa mfululizo mmoja.
[%hint Baada ya kula, maboma yanayofuata nayo huhesabiwa, mradi kila moja ni tupu na lina ng'ombe mkabala. Tazama a1.]
[%right Baada ya kula, tazama boma lako linalofuata. Likiwa tupu na lina ng'ombe mkabala, unawala hao pia, na kuendelea hivyo.]}

---

Id: enkeshui-bull
Title: Make a bull
Title[sw]: Pata fahali
Cite: §9 rule 2
Position: 0,0,2,3,0,0,1,1/4,4,1,0,5S,3,2,0 s 11-11
Example: 2,1,1,1,2,0,1,1/1,2,2,3,1,1,3,1 s 9-16; d1

{[%ask] Make a bull. [%goal marks 1]
[%hint Your last cow must fall where three already are. Look at b1.]
[%right When your last cow makes three into four, that boma becomes your bull. Nobody sows it, and it is yours to the end.]}
{[%lang sw] Pata fahali.
[%hint Ng'ombe wako wa mwisho lazima aanguke penye wengine watatu. Tazama b1.]
[%right Ng'ombe wako wa mwisho akifanya watatu kuwa wanne, boma hilo huwa fahali wako. Hakuna anayemchota, naye ni wako hadi mwisho.]}

---

Id: enkeshui-pair
Title: Two bulls at a stroke
Title[sw]: Mafahali wawili kwa pigo moja
Cite: §9 rule 2
Position: 4,0,1,0,0,6N,3,4/4,2,4N,3,2,0,0,0 s 8-7
Example: 0,0,7,0,8,0,4,3/6,1,3,3,1,2,3,1 s 0-6; d1

{[%ask] Make two bulls in one turn. [%goal marks 2]
[%hint The last two cows must make three and four, side by side. Look at a1.]
[%right If the last two bomas you sowed in now hold three and four, in either order, both become bulls.]}
{[%lang sw] Pata mafahali wawili katika zamu moja.
[%hint Ng'ombe wawili wa mwisho lazima wafikishe watatu na wanne katika maboma jirani. Tazama a1.]
[%right Maboma mawili ya mwisho uliyoweka yakiwa na watatu na wanne, kwa mpangilio wowote, yote mawili huwa mafahali.]}

---

Id: enkeshui-wake
Title: Do not wake the bull
Title[sw]: Usimwamshe fahali
Cite: §9 rule 2
Position: 1,3,0,0,0,6S,0,1/0,2,0,1,1,4,6S,0 s 12-11
Example: 2,0,2,0,1,0,0,5S/1,0,4,0,4,1,3,0 s 16-9; g1

{[%ask] Play a turn that does not end in a bull. [%goal avoids 1]
[%hint Count where each turn ends; only f1 stays clear.]
[%right If your turn ends in a bull, yours or not, you sleep at once.]}
{[%lang sw] Cheza zamu isiyoishia kwenye fahali.
[%hint Hesabu uone kila zamu inaishia wapi; ni ya f1 pekee isiyoishia kwenye fahali.]
[%right Zamu yako ikiishia kwenye fahali, awe wako au wa mwenzako, unalala papo hapo.]}

---

Id: enkeshui-relay-bull
Title: A bull on the way
Title[sw]: Fahali njiani
Cite: §9 rule 2
Position: 0,0,3,2,2,3,1,0/2,2,0,2,2,0,0,2 s 14-13
Example: 1,2,0,0,0,3,1,1/3,1,3,2,1,2,0,2 s 13-13; f1

{[%ask] Make a bull with the second handful or a later one. [%goal marks 1, handfuls 2]
[%hint Follow h1 over the border.]
[%right A bull may stand on the other side too, and it is yours all the same.]}
{[%lang sw] Pata fahali kwa mkono wa pili au wa baadaye.
[%hint Fuatilia h1 hadi ng'ambo.]
[%right Fahali anaweza kusimama hata upande wa pili, na bado ni wako.]}

---

Id: enkeshui-direction
Title: All the way round
Title[sw]: Kuzunguka kote
Cite: §9 rule 5
Position: 2,0,4,0,5N,0,0,6N/1,1,1,0,0,0,2,10 s 8-8
Example: 3,2,0,0,5,10,7,4/1,1,4N,0,1,0,10,0 s 0-0; g1 -

{[%ask] Go round the other side, come home, and make a bull. [%goal marks 1]
[%hint A boma of ten cows goes that far: h1. At home choose the direction.]
[%right Once your turn has gone all along the other side and come home, you choose the direction of each later handful.]}
{[%lang sw] Zunguka upande wa pili, rudi upande wako, na upate fahali.
[%hint Boma lenye ng'ombe kumi hufika umbali huo: h1. Ukirudi upande wako, chagua mwelekeo.]
[%right Zamu yako ikishapita upande wote wa pili na kurudi upande wako, unachagua mwelekeo wa kila mkono unaofuata.]}

---

Id: enkeshui-safe
Title: Leave nothing open
Title[sw]: Usiache mwanya
Cite: §9
Position: 0,3,0,0,6S,3,2,1/1,0,4,1,0,6N,0,2 s 10-9
Example: 2,6,6,6,0,0,2,2/0,3,7,0,0,0,1,6 s 0-7; b1

{[%ask] Play so that the other player cannot capture anything in the next turn. [%goal exposes 0]
[%hint Try c1, then look at the board from the other side.]
[%right Before you play, look at what your turn leaves open to the other side.]}
{[%lang sw] Cheza ili mwenzako asiweze kula chochote katika zamu inayofuata.
[%hint Jaribu c1, kisha tazama bao kutoka upande wa pili.]
[%right Kabla ya kucheza, tazama zamu yako inamwachia mwenzako nini.]}

---

Id: enkeshui-win
Title: The last turn
Title[sw]: Zamu ya mwisho
Cite: §9 rule 9
Position: 0,7S,0,1,0,0,0,0/1,0,1,0,0,0,0,1 s 23-14
Example: 0,3S,5S,12S,2,0,0,0/0,2,0,1,0,0,0,3 s 6-14; d1 x

{[%ask] Win the game with this turn. [%goal win]
[%hint Leave the other side without a cow outside bulls. Look at c1.]
[%right The other side has no cow outside bulls to play with, so the game is over. The cows on your side, those you ate and your bulls count for you, wherever the bulls stand.]}
{[%lang sw] Shinda mchezo kwa zamu hii.
[%hint Acha upande wa pili bila ng'ombe nje ya mafahali. Tazama c1.]
[%right Upande wa pili hauna ng'ombe nje ya mafahali wa kucheza, hivyo mchezo umekwisha. Ng'ombe wa upande wako, uliokula, na mafahali wako popote walipo, wote huhesabiwa kwako.]}
