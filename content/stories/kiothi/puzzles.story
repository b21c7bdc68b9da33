Game: kiothi
Source: cargo lab puzzles
Id: kiothi-69d1ac
Aim: gain 9 in 1
Position: 0,2,3,3,4,6,0,3,5,3/0,1,1,3,0,5,1,4,2,7 s 2-5

{[%ask]}
1. j1

---

Id: kiothi-7b9f3e
Aim: gain 7 in 1
Position: 0,0,8u,1,4,3,6,3,2,4/0,8,2,2,0,1,0,5,0,3 s 5-3

{[%ask]}
1. f1

---

Id: kiothi-935232
Aim: gain 3 in 1
Position: 0,8u,1,1,0,6u,2,2,3,3/1,3,1,3,1,8u,0,1,8u,8u s 0-0

{[%ask]}
1. d1

---

Id: kiothi-d7efa0
Aim: win in 1
Position: 0,0,1,0,0,0,0,0,0,0/1,1,0,1,0,0,3,1,0,0 s 32-20

{[%ask]}
1. b1

---

Id: kiothi-d728bf
Aim: win in 1
Position: 0,0,1,0,0,0,0,0,0,0/1,1,0,0,2,2,3,3,1,0 s 23-23

{[%ask]}
1. b1

---

Id: kiothi-fa4a5e
Aim: gain 4 in 1
Position: 1,0,4,0,3,1,0,0,0,0/1,0,3,1,0,1,1,0,0,3 s 24-17

{[%ask]}
1. d1

---

Id: kiothi-a01479
Aim: gain 2 in 1
Position: 0,0,0,2,3,4,1,2,5,1/0,0,6,3,3,0,0,3,3,1 s 13-10

{[%ask]}
1. d1

---

Id: kiothi-e8d5a1
Aim: gain 5 in 1
Position: 11u,1,0,5,1,6,4,1,0,0/6,4,0,4,4,3,0,0,0,3 s 2-5

{[%ask]}
1. a1

---

Id: kiothi-9b0b85
Aim: gain 0 in 2
Position: 1,0,1,6u,6u,1,2,3,0,3/4,3,3,2,7u,1,1,7u,7u,2 s 0-0

{[%ask]}
1. i1

---

Id: kiothi-5b0920
Aim: gain 0 in 2
Position: 9u,2,0,1,0,6u,0,2,2,3/4,4,2,2,1,6u,6u,0,2,8u s 0-0

{[%ask]}
1. j1

---

Id: kiothi-a8436e
Aim: gain 2 in 2
Position: 9u,3,1,8u,1,0,2,5,5,2/2,0,2,4,1,0,7u,1,3,1 s 3-0

{[%ask]}
1. g1

---

Id: kiothi-c59233
Aim: gain 0 in 2
Position: 1,7u,7u,2,1,0,2,4,3,2/0,1,3,1,7u,1,1,7u,9u,1 s 0-0

{[%ask]}
1. h1

---

Id: kiothi-069fa5
Aim: gain 6 in 2
Position: 0,0,0,5,2,1,0,0,1,0/0,2,1,0,0,5,1,0,0,1 s 21-20

{[%ask]}
1. c1

---

Id: kiothi-041f0e
Aim: gain 7 in 2
Position: 0,0,1,2,5,3,3,3,6,3/5,7,5,2,6,3,2,3,0,1 s 0-0

{[%ask]}
1. b1

---

Id: kiothi-99c82b
Aim: gain 6 in 3
Position: 0,6,1,3,2,2,6,1,6,1/5,5,1,5,2,1,9u,1,0,3 s 0-0

{[%ask]}
1. d1

---

Id: kiothi-abdd46
Aim: gain 2 in 3
Position: 8u,2,0,7u,0,3,4,3,3,3/4,3,4,2,8u,0,4,0,1,1 s 0-0

{[%ask]}
1. e1

---

Id: kiothi-a730b6
Aim: gain 8 in 3
Position: 1,0,1,5,3,1,5,1,6,1/0,3,5,5,4,5,10u,0,1,3 s 0-0

{[%ask]}
1. f1

---

Id: kiothi-e92e39
Aim: gain 6 in 3
Position: 3,1,3,0,0,0,3,1,6,1/1,1,1,8,1,11u,0,3,3,0 s 11-2

{[%ask]}
1. f1

---

Id: kiothi-9325c6
Aim: win in 3
Position: 10u,2,10u,1,0,3,1,0,5,5/5,1,2,0,0,0,1,1,3,1 s 0-9

{[%ask]}
1. i1

---

Id: kiothi-4992bd
Aim: gain 7 in 3
Position: 1,8u,7u,2,0,1,0,5,4,1/3,3,0,2,1,0,0,8u,8u,3 s 0-3

{[%ask]}
1. h1

---

Id: kiothi-109370
Aim: win in 3
Position: 1,12u,1,2,2,0,3,0,5,4/5,4,1,4,1,0,2,7u,1,3 s 0-2

{[%ask]}
1. h1

---

Id: kiothi-d55a7c
Aim: gain -1 in 4
Position: 8u,8u,0,1,2,1,0,2,1,3/2,3,4,0,1,7u,9u,0,7u,1 s 0-0

{[%ask]}
1. i1

---

Id: kiothi-100591
Aim: gain 2 in 4
Position: 0,1,0,1,0,0,0,1,0,0/0,2,1,0,2,1,0,0,0,0 s 17-34

{[%ask]}
1. c1

---

Id: kiothi-e1dd89
Aim: gain 0 in 4
Position: 10u,10u,3,1,2,1,2,1,3,1/3,3,2,0,1,1,0,8u,8u,0 s 0-0

{[%ask]}
1. a1
