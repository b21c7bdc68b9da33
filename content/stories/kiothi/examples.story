Game: kiothi
Language: en
Id: kiothi-relay
Title: A relay on the enemy's side
Title[sw]: Kuendelea upande wa adui
Shows: 1 2
Position: 2,1,0,3,0,5u,4,0,0,1/3,0,1,0,5u,0,2,0,4,1 s 14-14

1. j1
{j1 ends in j2 on one warrior; the two go on to i2 and the empty h2, where the turn ends.}
{[%lang sw] j1 huishia j2 penye askari mmoja; hao wawili huendelea i2 na h2 tupu, ambapo zamu huisha.}

---

Game: kiothi
Language: en
Id: kiothi-enemy-empty
Title: Into an empty enemy boma
Title[sw]: Kwenye boma tupu la adui
Shows: 2
Position: 2,1,0,3,0,5u,4,0,0,2/3,0,1,0,5u,0,1,0,4,2 s 13-14

1. j1
{j1 ends in i2, empty: the turn is over at once.}
{[%lang sw] j1 huishia i2, tupu: zamu imekwisha mara moja.}

---

Game: kiothi
Language: en
Id: kiothi-coup
Title: The coup
Title[sw]: Pigo
Shows: 3
Position: 3,2,1,4,0,1,0,2,0,1/0,4,0,2,0,1,0,3,0,11 s 12-13

1. j1
{Eleven warriors come all round and the last falls into the empty a1. It takes a2 and the three bomas beside it, all moved and occupied: fifteen with itself.}
{[%lang sw] Askari kumi na mmoja huzunguka wote na wa mwisho kuanguka a1 tupu. Huteka a2 na maboma matatu kando yake, yote yamesogezwa na yana askari: kumi na watano pamoja naye.}

---

Game: kiothi
Language: en
Id: kiothi-coup-broken
Title: A coup cut short
Title[sw]: Pigo lililokatishwa
Shows: 3
Position: 3,2,5u,4,0,1,0,2,0,1/0,4,0,2,0,1,0,3,0,11 s 10-11

1. j1
{As before, but c2 has not been moved: the coup takes a2 and b2 and stops.}
{[%lang sw] Kama hapo awali, lakini c2 halijasogezwa: pigo huteka a2 na b2 na kukoma.}

---

Game: kiothi
Language: en
Id: kiothi-capture
Title: A capture
Title[sw]: Kuteka
Shows: 4
Position: 0,2,4,0,0,3,0,1,0,5u/1,0,0,2,0,0,4,0,3,5u s 15-15

1. d1
{d1 ends in the empty f1; f2 has been moved and holds three. They and the capturing warrior go to prison. The handout points to captures only after coming round; we allow this one, because a game must end.}
{[%lang sw] d1 huishia f1 tupu; f2 limesogezwa na lina watatu. Hao na askari aliyeteka huenda gerezani. Waraka unaelekeza kuteka baada ya kuzunguka tu; sisi tunaruhusu hili, kwa kuwa mchezo lazima uishe.}

---

Game: kiothi
Language: en
Id: kiothi-protected
Title: An unmoved boma is safe
Title[sw]: Boma lisilosogezwa liko salama
Shows: 5
Position: 0,2,4,0,0,5u,0,1,0,5u/1,0,0,2,0,0,4,0,3,5u s 14-14

1. d1
{The same end, but the five of f2 have never been moved: nothing is taken, and the warrior stays.}
{[%lang sw] Mwisho uleule, lakini watano wa f2 hawajawahi kusogezwa: hakuna kinachotekwa, na askari hubaki.}

---

Game: kiothi
Language: en
Id: kiothi-later
Title: Ending on your own warriors
Title[sw]: Kuishia kwa askari wako
Shows: 1 6
Position: 0,0,0,0,0,0,1,7,0,0/8,0,0,5u,0,4,0,0,0,3 s 16-16

1. j1
{The first handful ends on the enemy's side and is relayed; the second comes round to a1, which holds eight. A later handful that ends so sleeps.}
{[%lang sw] Mkono wa kwanza huishia upande wa adui na kuendelea; wa pili huzunguka hadi a1, lenye wanane. Mkono wa baadaye unaoishia hivyo hulala.}

---

Game: kiothi
Language: en
Id: kiothi-end
Title: No move is left
Title[sw]: Hakuna hatua iliyobaki
Shows: 4
Position: 0,0,0,0,0,0,0,2,0,0/1,0,1,0,0,0,1,0,0,1 s 26-28

1. g1
{g1 captures the last two warriors of North, who has no move left. The three on the board are South's: 32 to 28.}
{[%lang sw] g1 huteka askari wawili wa mwisho wa Kaskazini, ambaye hana hatua iliyobaki. Watatu walio kwenye bao ni wa Kusini: 32 kwa 28.}
