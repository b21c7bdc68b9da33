Game: mbothe
Source: cargo lab puzzles
Id: mbothe-d8f2d9
Aim: gain 4 in 1
Position: 0,0,2,2,0,0,0,0,0,0/1,1,0,0,0,2,0,1,0,1 s 8-22

{[%ask]}
1. b1 c1 j1

---

Id: mbothe-49019d
Aim: gain 0 in 2
Position: 1,7,0,0,2,2,0,6,1,0/6,1,2,1,2,1,2,2,0,0 s 0-4

{[%ask]}
1. d1

---

Id: mbothe-e9e9aa
Aim: gain 0 in 2
Position: 0,0,1,1,1,2,1,2,1,1/2,2,1,1,0,3,2,1,2,0 s 6-10

{[%ask]}
1. f1

---

Id: mbothe-2a6956
Aim: gain 0 in 2
Position: 0,0,8,0,1,3,0,0,2,3/2,2,1,2,4,0,7,0,2,1 s 0-2

{[%ask]}
1. c1

---

Id: mbothe-eedb97
Aim: gain 0 in 2
Position: 0,1,1,8,2,0,2,5,0,0/1,0,1,0,1,2,5,2,2,1 s 2-4

{[%ask]}
1. e1

---

Id: mbothe-7d2c2e
Aim: gain 2 in 2
Position: 0,0,1,0,4,2,1,1,0,4/1,0,0,0,2,0,0,1,1,2 s 6-14

{[%ask]}
1. i1 b1

---

Id: mbothe-5c3307
Aim: gain -4 in 2
Position: 0,3,1,0,3,2,3,0,1,1/2,10,2,2,1,1,0,1,1,2 s 4-0

{[%ask]}
1. b1

---

Id: mbothe-a4e203
Aim: gain 0 in 2
Position: 0,0,1,0,1,3,0,0,0,1/2,1,2,0,2,1,5,7,4,0 s 2-8

{[%ask]}
1. b1

---

Id: mbothe-3f139c
Aim: gain 0 in 2
Position: 0,0,0,0,2,0,0,0,0,2/2,2,0,1,1,1,1,1,1,2 s 16-8

{[%ask]}
1. h1

---

Id: mbothe-1e15b7
Aim: gain 2 in 3
Position: 1,2,3,0,0,1,1,0,0,1/0,0,1,0,0,0,1,0,1,4 s 20-4

{[%ask]}
1. j1

---

Id: mbothe-3947ea
Aim: gain 6 in 3
Position: 2,1,1,1,3,8,0,2,1,2/3,0,0,3,0,0,0,3,1,5 s 2-2

{[%ask]}
1. h1

---

Id: mbothe-b87d1e
Aim: win in 3
Position: 1,2,0,0,0,0,0,0,0,0/0,1,1,1,0,1,0,0,1,0 s 14-18

{[%ask]}
1. b1

---

Id: mbothe-7f9578
Aim: gain 6 in 3
Position: 2,2,2,2,1,0,3,1,1,2/6,3,1,1,0,0,3,0,0,2 s 8-0

{[%ask]}
1. g1

---

Id: mbothe-1f025b
Aim: gain 8 in 3
Position: 1,0,2,1,1,1,2,2,2,2/1,0,1,0,1,1,1,2,2,3 s 8-6

{[%ask]}
1. f1

---

Id: mbothe-418a45
Aim: gain 2 in 3
Position: 2,0,0,3,2,3,2,0,2,0/1,1,1,2,3,0,2,1,2,1 s 10-2

{[%ask]}
1. h1

---

Id: mbothe-786310
Aim: gain 2 in 3
Position: 1,0,3,3,0,0,1,2,2,0/1,1,3,5,0,4,0,0,1,3 s 10-0

{[%ask]}
1. b1

---

Id: mbothe-5aabc8
Aim: gain 2 in 3
Position: 0,2,1,0,1,1,2,1,2,0/1,1,4,0,1,2,4,1,1,1 s 12-2

{[%ask]}
1. h1

---

Id: mbothe-982fcf
Aim: gain 6 in 3
Position: 0,2,1,5,1,5,0,1,4,1/2,0,1,2,1,2,2,2,2,2 s 0-4

{[%ask]}
1. c1 b1 a1

---

Id: mbothe-cdeb86
Aim: gain 4 in 3
Position: 0,1,3,0,2,3,0,0,0,2/1,5,1,0,0,0,3,4,1,0 s 12-2

{[%ask]}
1. g1 c1

---

Id: mbothe-63d818
Aim: gain -2 in 4
Position: 1,3,0,0,0,2,1,0,1,0/2,0,2,1,2,1,0,0,1,1 s 12-10

{[%ask]}
1. i1

---

Id: mbothe-b0aaaa
Aim: gain 0 in 4
Position: 4,1,0,2,0,1,0,0,0,2/2,1,2,0,0,0,1,1,0,3 s 10-10

{[%ask]}
1. j1

---

Id: mbothe-5dd5d9
Aim: gain 0 in 4
Position: 3,1,0,1,1,0,1,0,0,0/1,0,1,1,0,1,1,0,0,2 s 22-4

{[%ask]}
1. a1

---

Id: mbothe-839ed9
Aim: gain 2 in 4
Position: 0,2,0,1,1,2,0,1,0,1/1,2,0,1,0,0,1,4,1,0 s 22-0

{[%ask]}
1. a1

---

Id: mbothe-688f9f
Aim: gain 0 in 4
Position: 0,3,0,2,8,5,0,1,0,1/2,2,1,1,1,3,0,1,3,0 s 0-6

{[%ask]}
1. f1
