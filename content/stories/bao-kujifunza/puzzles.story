Game: bao-kujifunza
Source: cargo lab puzzles
Id: bao-kujifunza-43c6e8
Aim: gain 8 in 1
Position: 4,1,0,3,0,3,3,0/5,1,1,1,2,5,0,0/0,3,1,3,4,4,4,0/2,2,2,2,2,2,2,2 s 0-0

{[%ask]}
1. a1-

---

Id: bao-kujifunza-edcd1b
Aim: gain 8 in 1
Position: 3,0,3,3,0,3,3,1/1,1,6,5,2,0,1,1/1,4,1,1,0,0,7,1/3,0,3,3,0,3,3,1 s 0-0

{[%ask]}
1. g1+

---

Id: bao-kujifunza-fb0b18
Aim: win in 1
Position: 2,3,3,3,3,3,3,3/0,1,5,2,2,3,2,2/2,1,0,3,3,1,3,1/0,1,4,2,1,2,0,0 s 0-0

{[%ask]}
1. e2+

---

Id: bao-kujifunza-814837
Aim: gain 6 in 1
Position: 1,4,1,0,4,1,4,0/1,1,1,1,0,1,1,1/10,0,2,5,3,1,4,6/0,1,0,4,1,4,0,1 s 0-0

{[%ask]}
1. a2+

---

Id: bao-kujifunza-852b90
Aim: gain 12 in 1
Position: 3,0,2,2,2,2,2,0/5,0,1,1,1,1,3,2/3,2,1,2,1,8,0,2/1,0,4,1,4,0,4,4 s 0-0

{[%ask]}
1. h1+

---

Id: bao-kujifunza-aae223
Aim: win in 1
Position: 1,0,2,1,3,0,1,0/0,0,1,1,0,1,0,1/5,1,11,3,1,2,6,2/4,2,4,5,1,0,0,5 s 0-0

{[%ask]}
1. a1-

---

Id: bao-kujifunza-a24ae8
Aim: gain -1 in 2
Position: 0,1,3,3,0,3,3,0/7,1,7,3,3,1,2,5/0,0,0,3,3,0,0,0/3,0,3,3,0,3,3,1 s 0-0

{[%ask]}
1. e2+

---

Id: bao-kujifunza-0857af
Aim: gain -3 in 2
Position: 3,2,1,5,2,1,2,1/1,3,4,1,1,3,4,1/0,0,11,0,0,5,0,0/2,5,2,0,0,2,2,0 s 0-0

{[%ask]}
1. c2-

---

Id: bao-kujifunza-d13793
Aim: gain -4 in 2
Position: 2,1,1,4,1,3,0,2/1,6,6,0,1,4,3,0/0,0,1,0,5,0,8,1/2,2,2,2,2,2,2,0 s 0-0

{[%ask]}
1. e2+

---

Id: bao-kujifunza-bf47b1
Aim: gain 4 in 2
Position: 2,2,2,2,2,2,2,0/1,1,1,1,3,2,7,6/4,1,1,2,0,0,0,7/0,3,0,4,1,3,0,2 s 0-0

{[%ask]}
1. b1-

---

Id: bao-kujifunza-e250ac
Aim: gain 5 in 2
Position: 2,1,0,1,4,0,1,4/1,0,0,6,6,0,1,1/4,4,4,0,3,2,3,3/0,1,0,5,1,1,4,1 s 0-0

{[%ask]}
1. h2+

---

Id: bao-kujifunza-7cc24f
Aim: gain 7 in 2
Position: 3,0,2,2,2,2,2,2/0,1,3,1,1,5,1,1/0,1,1,4,1,3,4,7/0,3,3,0,3,3,0,3 s 0-0

{[%ask]}
1. g2+

---

Id: bao-kujifunza-395008
Aim: gain -1 in 2
Position: 2,6,6,1,0,3,2,6/2,1,3,1,2,3,13,0/0,0,1,0,1,0,0,0/2,0,3,0,1,4,1,0 s 0-0

{[%ask]}
1. f1-

---

Id: bao-kujifunza-af6112
Aim: gain 11 in 3
Position: 0,3,3,0,3,3,0,3/1,1,1,4,3,4,4,0/0,4,4,4,0,0,3,0/2,2,2,2,2,2,2,2 s 0-0

{[%ask]}
1. g2+

---

Id: bao-kujifunza-e9d73a
Aim: gain 8 in 3
Position: 2,1,1,0,1,1,5,0/0,2,2,1,1,1,1,1/0,2,2,5,0,6,11,5/0,1,2,1,5,2,1,1 s 0-0

{[%ask]}
1. g2-

---

Id: bao-kujifunza-70191b
Aim: win in 3
Position: 2,0,0,0,3,3,0,3/2,2,0,1,5,1,2,1/2,3,0,0,4,1,13,4/1,2,1,5,2,0,1,0 s 0-0

{[%ask]}
1. d1+

---

Id: bao-kujifunza-1c25bd
Aim: gain 16 in 3
Position: 0,1,4,4,1,0,4,0/2,3,0,2,5,2,1,1/1,5,1,0,3,1,2,4/4,4,1,0,0,2,5,1 s 0-0

{[%ask]}
1. e2-

---

Id: bao-kujifunza-042961
Aim: gain 19 in 3
Position: 0,0,2,0,2,2,1,2/0,6,2,1,9,2,1,0/0,0,2,3,4,2,1,9/0,5,1,2,0,2,1,2 s 0-0

{[%ask]}
1. c2-

---

Id: bao-kujifunza-3cca0c
Aim: gain 6 in 3
Position: 1,0,1,1,0,0,3,3/1,1,0,1,1,0,0,1/0,5,9,8,5,4,3,2/2,1,0,1,4,1,2,3 s 0-0

{[%ask]}
1. g2+

---

Id: bao-kujifunza-93a7a5
Aim: gain 13 in 3
Position: 3,1,3,3,0,3,3,3/1,0,1,1,9,2,1,1/1,3,2,3,0,1,1,1/5,2,1,0,4,1,4,0 s 0-0

{[%ask]}
1. g1+

---

Id: bao-kujifunza-b78e56
Aim: win in 3
Position: 1,2,1,4,1,3,0,1/7,0,0,0,5,0,0,0/0,1,4,2,3,4,13,1/1,2,2,2,2,2,0,0 s 0-0

{[%ask]}
1. c2-

---

Id: bao-kujifunza-7c5961
Aim: gain 10 in 4
Position: 3,0,0,1,1,2,5,1/4,4,4,3,0,6,1,1/1,2,1,7,0,0,0,1/4,0,1,4,4,1,0,2 s 0-0

{[%ask]}
1. a1-

---

Id: bao-kujifunza-e4da82
Aim: gain 1 in 4
Position: 3,0,1,2,1,1,0,0/1,1,6,2,2,2,3,7/0,10,0,1,3,3,1,3/2,0,3,0,3,1,1,1 s 0-0

{[%ask]}
1. e2-

---

Id: bao-kujifunza-0def76
Aim: gain 0 in 4
Position: 2,0,3,2,5,1,1,1/0,1,6,1,1,1,3,1/3,3,0,4,1,4,6,2/2,1,0,1,4,1,0,3 s 0-0

{[%ask]}
1. b2-
