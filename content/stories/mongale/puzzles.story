Game: mongale
Source: cargo lab puzzles
Id: mongale-6c0b20
Aim: gain 12 in 1
Position: 0,2,1,4,0,2,3,1/3,1,12,1,2,15,3,0/0,0,1,0,2,1,0,0/1,3,1,0,2,1,1,1 s 0-0

{[%ask]}
1. e2 x

---

Id: mongale-893e55
Aim: gain 16 in 1
Position: 1,2,2,1,8,0,6,1/2,1,3,6,0,0,7,2/1,5,0,1,0,0,0,7/0,1,0,0,3,1,2,1 s 0-0 passed:1

{[%ask]}
1. h2 r r r

---

Id: mongale-b4d128
Aim: gain 7 in 1
Position: 1,8,0,3,1,0,1,0/0,0,2,3,4,2,0,1/3,4,4,1,1,1,10,0/2,1,0,2,5,1,3,0 s 0-0 passed:1

{[%ask]}
1. a2- x

---

Id: mongale-c511ac
Aim: win in 1
Position: 1,1,0,1,1,1,1,1/5,1,1,0,0,1,1,0/2,2,6,7,1,5,0,8/4,4,4,1,0,0,4,0 s 0-0

{[%ask]}
1. f2 x

---

Id: mongale-6101df
Aim: gain 11 in 1
Position: 2,3,9,0,3,0,3,4/6,0,5,9,1,0,1,0/2,0,1,1,1,2,1,0/1,1,0,2,1,0,4,1 s 0-0

{[%ask]}
1. g1 x x

---

Id: mongale-d9bb8d
Aim: gain 14 in 1
Position: 5,1,5,1,1,1,1,1/3,0,0,3,0,2,1,8/0,0,0,7,0,3,3,3/1,1,1,1,1,5,0,5 s 0-0

{[%ask]}
1. h1 x x x x

---

Id: mongale-45be2e
Aim: gain 19 in 1
Position: 0,5,3,1,1,3,5,0/2,2,1,0,10,5,1,2/0,0,1,0,0,2,1,0/1,5,0,3,1,2,6,1 s 0-0

{[%ask]}
1. f1 x o x x x x

---

Id: mongale-bf7f59
Aim: gain -3 in 2
Position: 1,5,0,0,0,1,1,2/4,1,0,0,11,0,1,9/8,1,0,0,0,0,0,2/1,1,1,1,1,4,4,4 s 0-0

{[%ask]}
1. a2

---

Id: mongale-e2fb3c
Aim: gain -2 in 2
Position: 4,2,1,4,0,7,2,1/0,0,4,6,6,4,0,2/0,0,4,0,0,4,0,0/1,3,2,0,2,3,1,1 s 0-0

{[%ask]}
1. c2

---

Id: mongale-08c862
Aim: gain -3 in 2
Position: 3,0,0,1,1,1,3,1/4,0,3,4,4,8,1,1/0,0,4,1,4,3,3,0/1,4,1,2,3,2,1,0 s 0-0

{[%ask]}
1. f2

---

Id: mongale-973ba9
Aim: gain 2 in 2
Position: 0,0,0,5,0,4,4,4/0,5,1,3,4,1,1,1/0,0,0,3,0,0,2,2/0,5,5,1,0,6,6,1 s 0-0

{[%ask]}
1. c1 x o x

---

Id: mongale-3aa33d
Aim: gain 9 in 2
Position: 0,5,0,1,1,1,1,1/4,1,4,2,1,0,1,8/7,0,1,8,1,4,4,4/0,0,0,0,0,4,0,0 s 0-0

{[%ask]}
1. f1 x x

---

Id: mongale-f4d4c4
Aim: gain 3 in 2
Position: 0,4,1,3,3,3,4,0/7,1,2,2,1,4,2,2/1,1,1,0,1,1,0,1/0,3,1,0,2,7,0,6 s 0-0

{[%ask]}
1. b1 r r r

---

Id: mongale-52244f
Aim: gain 17 in 2
Position: 6,1,0,1,1,1,1,1/4,0,1,3,9,1,1,0/0,2,1,2,2,5,5,0/2,2,2,2,1,5,1,1 s 0-0

{[%ask]}
1. d2 r x r x

---

Id: mongale-f605bd
Aim: gain 2 in 3
Position: 1,3,2,0,2,1,0,4/9,1,1,1,14,2,3,1/1,0,0,2,0,6,0,5/1,1,1,1,1,0,0,0 s 0-0

{[%ask]}
1. f2

---

Id: mongale-53003c
Aim: gain 2 in 3
Position: 0,1,10,0,6,1,2,4/10,2,0,2,3,1,2,0/1,0,3,4,0,0,2,0/0,2,1,0,3,1,0,3 s 0-0

{[%ask]}
1. h1

---

Id: mongale-0023c5
Aim: gain 3 in 3
Position: 5,0,4,0,0,0,0,0/3,3,0,1,8,1,0,7/7,0,0,7,0,2,2,2/0,0,0,0,0,4,4,4 s 0-0 passed:2

{[%ask]}
1. h2

---

Id: mongale-0806a9
Aim: win in 3
Position: 0,1,0,0,1,1,1,1/1,1,1,3,0,0,0,0/5,3,0,11,2,12,1,0/1,2,6,2,1,1,6,0 s 0-0 passed:1

{[%ask]}
1. pass

---

Id: mongale-9c98d6
Aim: gain 2 in 3
Position: 1,0,7,1,2,0,5,1/4,1,2,4,3,0,1,2/0,0,0,0,0,0,2,2/4,0,5,5,5,1,0,6 s 0-0

{[%ask]}
1. e1 x x

---

Id: mongale-63c086
Aim: gain 3 in 3
Position: 7,2,7,1,0,1,5,0/3,0,1,3,0,1,1,0/0,0,0,0,1,1,2,2/0,5,5,5,0,5,0,6 s 0-0

{[%ask]}
1. h2 x x

---

Id: mongale-a31baf
Aim: win in 3
Position: 2,1,0,1,1,1,1,1/0,0,1,0,0,1,0,0/3,3,0,7,1,13,1,1/1,2,3,3,4,6,1,5 s 0-0 passed:1

{[%ask]}
1. pass

---

Id: mongale-b92467
Aim: gain 0 in 4
Position: 6,0,1,0,2,0,0,0/1,0,2,1,0,0,0,0/5,6,0,5,2,8,3,0/1,1,9,3,1,4,0,3 s 0-0

{[%ask]}
1. f1

---

Id: mongale-50a6dc
Aim: gain 5 in 4
Position: 7,1,1,1,3,0,3,1/1,4,0,7,3,6,2,3/0,0,0,1,1,0,2,0/0,1,0,8,0,2,3,3 s 0-0

{[%ask]}
1. f1 x x

---

Id: mongale-ff830f
Aim: gain 4 in 4
Position: 7,1,0,2,0,0,2,0/1,0,1,3,0,2,0,1/3,0,4,7,1,3,3,1/5,2,8,1,1,0,1,4 s 0-0 passed:1

{[%ask]}
1. f2 r x
