Game: mongola
Source: cargo lab puzzles
Id: mongola-acad03
Aim: gain 7 in 1
Position: 6,0,7,2,1,2,0/0,0,1,5,1,0,1/0,7,0,6,3,1,3/6,0,0,1,1,2,0 s 0-0

{[%ask]}
1. g2 x

---

Id: mongola-9c284b
Aim: gain 8 in 1
Position: 6,2,1,1,0,2,6/2,1,2,0,2,1,2/2,1,2,0,1,1,0/6,1,1,1,6,1,5 s 0-0

{[%ask]}
1. c2 x

---

Id: mongola-237671
Aim: gain 11 in 1
Position: 5,1,0,0,4,0,5/1,0,1,5,1,5,0/1,6,2,1,2,0,1/6,0,5,0,4,0,0 s 0-0 passed:1

{[%ask]}
1. b2 x x

---

Id: mongola-2412e7
Aim: gain 4 in 1
Position: 0,2,0,0,0,0,1/4,0,1,1,1,0,3/2,5,0,4,9,0,3/3,1,5,1,5,0,5 s 0-0

{[%ask]}
1. c1 x

---

Id: mongola-426dca
Aim: win in 1
Position: 1,1,6,2,0,1,0/1,6,1,1,1,6,1/1,6,1,1,1,6,2/5,0,1,1,0,2,1 s 0-0

{[%ask]}
1. a1 x x x r

---

Id: mongola-424a7b
Aim: gain 18 in 1
Position: 1,2,0,1,0,1,5/0,8,1,7,0,1,1/1,0,0,5,0,6,1/5,1,0,1,0,2,6 s 0-0

{[%ask]}
1. f2 r x

---

Id: mongola-9db2b9
Aim: win in 1
Position: 1,0,1,0,0,1,1/0,1,3,0,0,1,1/6,3,6,4,8,5,2/1,4,1,0,0,0,6 s 0-0

{[%ask]}
1. b2 o x

---

Id: mongola-60750f
Aim: gain 0 in 2
Position: 3,0,0,2,1,3,8/4,0,4,6,4,0,3/2,3,0,0,0,1,1/7,0,1,0,0,0,3 s 0-0

{[%ask]}
1. g1

---

Id: mongola-72719b
Aim: gain -3 in 2
Position: 1,1,6,1,8,2,0/2,0,4,2,3,0,5/1,5,1,6,1,0,0/0,2,0,2,1,2,0 s 0-0

{[%ask]}
1. d2

---

Id: mongola-bb677d
Aim: gain 3 in 2
Position: 1,3,2,1,0,1,3/3,3,4,0,5,2,0/2,0,1,0,0,4,0/1,2,6,1,6,0,5 s 0-0

{[%ask]}
1. c1 x

---

Id: mongola-00b83e
Aim: gain 12 in 2
Position: 0,1,6,2,1,1,1/2,0,2,2,3,7,2/2,1,2,0,1,0,0/6,1,1,1,6,0,5 s 0-0 passed:1

{[%ask]}
1. g1 x o x

---

Id: mongola-9bd7f5
Aim: gain 8 in 2
Position: 0,2,5,0,2,5,1/2,6,0,0,3,4,1/0,3,1,0,2,1,4/2,1,0,4,0,3,4 s 0-0

{[%ask]}
1. d1 o x

---

Id: mongola-e8cf16
Aim: gain -1 in 2
Position: 2,1,1,2,6,2,1/2,6,1,0,2,0,2/2,1,1,6,2,0,3/1,3,0,0,2,0,7 s 0-0

{[%ask]}
1. b1 x

---

Id: mongola-88e4e6
Aim: gain 10 in 3
Position: 0,1,5,1,1,0,5/1,5,1,0,1,6,1/1,0,1,5,1,0,1/6,1,5,0,1,1,5 s 0-0

{[%ask]}
1. a1

---

Id: mongola-199a0a
Aim: gain 5 in 3
Position: 1,2,1,1,1,1,5/2,6,1,6,0,0,1/1,0,1,6,1,1,1/0,2,6,1,1,1,6 s 0-0

{[%ask]}
1. g1

---

Id: mongola-cefa43
Aim: gain 10 in 3
Position: 5,1,0,0,5,0,7/1,0,1,0,0,7,1/2,7,0,2,0,1,1/0,1,6,1,5,1,1 s 0-0

{[%ask]}
1. c1

---

Id: mongola-f71e56
Aim: gain 6 in 3
Position: 0,1,5,1,0,0,4/1,5,1,5,0,5,0/1,5,1,0,0,4,0/0,1,5,1,5,0,5 s 0-0

{[%ask]}
1. c1

---

Id: mongola-b6cdef
Aim: gain 3 in 3
Position: 7,3,1,5,1,5,1/2,0,1,3,0,1,2/1,6,2,0,0,7,0/1,0,0,1,0,4,2 s 0-0

{[%ask]}
1. b2

---

Id: mongola-38b66e
Aim: gain 2 in 3
Position: 3,0,1,0,0,1,0/0,0,1,0,2,0,1/5,8,3,7,0,5,0/0,6,2,1,2,8,0 s 0-0

{[%ask]}
1. f2

---

Id: mongola-318dd2
Aim: win in 3
Position: 0,1,6,1,1,1,5/1,5,1,5,0,0,1/2,1,2,0,1,0,0/6,1,6,0,5,0,4 s 0-0

{[%ask]}
1. a1 x r r

---

Id: mongola-31078b
Aim: win in 3
Position: 0,3,0,1,0,1,6/1,1,1,5,1,0,1/4,4,0,1,4,2,3/7,3,1,2,0,2,2 s 0-0

{[%ask]}
1. a1 x x

---

Id: mongola-0112a7
Aim: gain 2 in 4
Position: 5,0,2,1,2,2,1/0,9,5,8,1,0,1/0,6,0,0,2,0,1/0,1,0,1,6,1,1 s 0-0

{[%ask]}
1. b2

---

Id: mongola-89b4af
Aim: gain 1 in 4
Position: 8,2,0,0,0,1,0/1,6,1,1,1,6,1/0,1,2,1,1,6,1/2,3,1,1,7,2,0 s 0-0

{[%ask]}
1. b1

---

Id: mongola-ca3bdf
Aim: gain 7 in 4
Position: 1,0,6,1,7,2,1/1,5,1,0,1,0,2/2,1,1,6,1,0,2/1,3,0,2,1,2,6 s 0-0

{[%ask]}
1. f1 o
