Game: ndoto
Source: cargo lab puzzles
Id: ndoto-4f5720
Aim: gain 5 in 1
Position: 0,1,2,0,0,2,0,4/1,1,1,0,2,2,1,3 s 7-5

{[%ask]}
1. h1

---

Id: ndoto-b32a02
Aim: win in 1
Position: 0,1,0,0,0,0,0,0/1,0,0,3,1,0,1,1 s 13-11

{[%ask]}
1. a1

---

Id: ndoto-f12d00
Aim: gain 3 in 1
Position: 1,0,2,0,1,2,1,1/1,0,6,3,0,1,2,0 s 4-7

{[%ask]}
1. g1

---

Id: ndoto-869246
Aim: gain 4 in 1
Position: 1,0,4,0,0,1,4,2/0,1,0,1,0,3,5,1 s 3-6

{[%ask]}
1. b1

---

Id: ndoto-c1a1ce
Aim: win in 1
Position: 0,0,0,0,0,1,0,0/2,0,2,1,2,0,3,1 s 8-12

{[%ask]}
1. a1

---

Id: ndoto-da2b30
Aim: gain 5 in 1
Position: 1,0,2,5,0,2,1,2/2,4,1,0,0,4,1,0 s 4-3

{[%ask]}
1. c1

---

Id: ndoto-c31de1
Aim: gain 2 in 1
Position: 0,3,0,3,2,0,1,0/2,1,0,2,0,2,6,0 s 5-5

{[%ask]}
1. g1

---

Id: ndoto-2866b5
Aim: gain 5 in 1
Position: 1,0,1,1,4,2,5,2/2,1,0,0,3,1,0,3 s 3-3

{[%ask]}
1. f1

---

Id: ndoto-5a9103
Aim: gain 1 in 2
Position: 1,1,0,1,0,1,1,0/2,0,0,0,2,1,0,1 s 8-13

{[%ask]}
1. e1

---

Id: ndoto-ee400a
Aim: gain 5 in 2
Position: 1,1,0,1,0,1,1,5/0,2,0,2,3,1,2,0 s 6-6

{[%ask]}
1. e1

---

Id: ndoto-c068e1
Aim: gain 0 in 2
Position: 0,1,1,8,1,0,1,0/1,0,0,0,2,4,0,1 s 2-10

{[%ask]}
1. e1

---

Id: ndoto-835eb2
Aim: gain 0 in 2
Position: 0,1,0,2,1,1,2,3/4,2,1,0,1,0,0,1 s 5-8

{[%ask]}
1. a1

---

Id: ndoto-a895f4
Aim: gain 2 in 2
Position: 0,1,0,1,2,3,1,2/2,5,1,1,0,4,2,3 s 4-0

{[%ask]}
1. a1

---

Id: ndoto-437ab5
Aim: gain 0 in 2
Position: 0,1,0,1,1,1,0,1/2,1,4,2,1,2,4,3 s 7-1

{[%ask]}
1. a1

---

Id: ndoto-ddb7b7
Aim: gain 2 in 3
Position: 0,0,0,1,0,0,8,0/0,1,1,0,2,1,4,1 s 6-7

{[%ask]}
1. g1

---

Id: ndoto-a84f57
Aim: win in 3
Position: 1,1,0,0,0,0,0,0/0,0,0,1,0,2,3,1 s 15-8

{[%ask]}
1. d1

---

Id: ndoto-e5f01d
Aim: gain 1 in 3
Position: 3,1,0,1,0,1,1,0/2,5,0,1,0,0,1,5 s 5-6

{[%ask]}
1. b1

---

Id: ndoto-50fe63
Aim: win in 3
Position: 1,0,0,0,0,0,0,0/0,3,0,1,0,2,1,5 s 5-14

{[%ask]}
1. b1

---

Id: ndoto-c9dfe8
Aim: gain 2 in 3
Position: 1,1,0,1,1,0,1,1/2,0,0,2,3,1,2,2 s 12-2

{[%ask]}
1. g1

---

Id: ndoto-12cf0d
Aim: gain 5 in 3
Position: 3,1,4,1,2,3,1,0/0,2,2,1,2,1,7,1 s 1-0

{[%ask]}
1. e1

---

Id: ndoto-ae4593
Aim: gain 2 in 3
Position: 1,1,2,0,0,7,0,0/0,3,1,0,1,4,2,1 s 4-5

{[%ask]}
1. f1

---

Id: ndoto-b550ec
Aim: gain -1 in 4
Position: 2,6,1,0,1,0,1,0/1,4,1,0,0,4,0,1 s 6-4

{[%ask]}
1. f1

---

Id: ndoto-40263e
Aim: gain 2 in 4
Position: 1,6,2,0,0,4,1,1/2,1,0,2,0,1,1,2 s 4-4

{[%ask]}
1. a1

---

Id: ndoto-d20978
Aim: gain -1 in 4
Position: 0,1,2,1,0,1,1,1/5,1,0,2,3,2,1,0 s 6-5

{[%ask]}
1. d1
