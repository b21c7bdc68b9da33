Game: bao-kiswahili
Source: cargo lab puzzles
Id: bao-kiswahili-40263f
Aim: gain 7 in 1
Position: 2,2,0,2,5,1,3,1/0,4,2,1,1,1,1,0/0,0,1,9,4,0,2,1/4,0,2,5,1,1,3,5 s 0-0 h0-0

{[%ask]}
1. a1-

---

Id: bao-kiswahili-697141
Aim: gain 11 in 1
Position: 1,0,2,5,1,6,1,4/0,6,1,7,2,5,2,0/0,0,0,1,1,0,1,0/0,2,1,2,0,2,1,4 s 0-0 h3-3

{[%ask]}
1. @e2R

---

Id: bao-kiswahili-649976
Aim: win in 1
Position: 1,1,2,4,2,0,2,1/1,3,1,10H,0,0,0,0/0,0,1,1,12H,0,1,2/0,2,3,1,0,5,2,0 s 0-0 h3-3

{[%ask]}
1. @d2L

---

Id: bao-kiswahili-8ecdf8
Aim: gain 14 in 1
Position: 0,2,4,2,3,1,1,1/1,4,4,0,1,9,6,0/0,1,1,8,1,0,0,0/2,1,0,2,3,2,0,1 s 0-0 h2-1

{[%ask]}
1. @c2R

---

Id: bao-kiswahili-cebec8
Aim: gain 15 in 1
Position: 2,2,1,1,1,1,0,3/0,5,4,0,11,1,1,1/0,0,1,0,1,0,4,2/0,0,0,0,0,1,1,1 s 0-0 h10-9

{[%ask]}
1. @c2R

---

Id: bao-kiswahili-0a17d5
Aim: win in 1
Position: 3,0,3,2,0,1,1,0/1,0,1,13H,1,0,0,0/1,0,0,1,11H,0,1,0/2,2,2,1,1,0,3,1 s 0-0 h6-6

{[%ask]}
1. @e2L h

---

Id: bao-kiswahili-75466f
Aim: gain 13 in 1
Position: 2,1,0,0,0,0,1,2/2,5,0,1,4,1,1,1/0,0,0,5,1,2,1,2/3,0,2,2,1,1,1,1 s 0-0 h11-10

{[%ask]}
1. @e2L

---

Id: bao-kiswahili-cf761d
Aim: gain 18 in 2
Position: 1,2,4,0,3,3,0,3/0,1,0,18H,1,0,3,1/0,0,5,1,1,4,0,0/0,0,0,0,1,1,2,3 s 0-0 h3-3

{[%ask]}
1. @d2L

---

Id: bao-kiswahili-eb4b54
Aim: gain -3 in 2
Position: 0,0,1,5,0,3,1,6/1,0,2,14,9,11,2,0/1,0,0,0,0,0,0,1/2,0,1,0,1,0,1,2 s 0-0 h0-0

{[%ask]}
1. a1-

---

Id: bao-kiswahili-66fac2
Aim: gain 1 in 2
Position: 0,0,0,0,0,0,0,1/1,4,2,14H,5,2,0,0/0,0,4,0,0,1,0,2/1,1,1,1,1,0,0,1 s 0-0 h11-11

{[%ask]}
1. @c2R

---

Id: bao-kiswahili-b98f9c
Aim: gain 12 in 2
Position: 3,2,1,2,1,3,0,1/1,2,3,14H,0,4,0,0/0,0,1,1,1,0,0,1/1,1,1,2,0,3,0,4 s 0-0 h6-5

{[%ask]}
1. @d2R

---

Id: bao-kiswahili-519d2f
Aim: gain 5 in 2
Position: 7,2,4,1,0,6,1,2/0,2,4,2,8,4,0,1/0,0,0,0,1,1,1,3/1,0,0,1,1,0,3,1 s 0-0 h4-3

{[%ask]}
1. @f2R

---

Id: bao-kiswahili-8f0247
Aim: gain 2 in 2
Position: 2,1,1,6,1,5,1,0/1,1,2,2,6,3,5,1/2,2,3,1,2,1,0,0/1,4,4,3,0,0,1,2 s 0-0 h0-0

{[%ask]}
1. a2-

---

Id: bao-kiswahili-e510b9
Aim: gain 3 in 3
Position: 1,0,3,2,1,0,0,0/0,0,2,8H,0,0,2,1/1,4,0,0,9H,0,0,0/0,0,1,2,2,0,1,2 s 0-0 h11-11

{[%ask]}
1. @b2-

---

Id: bao-kiswahili-070e34
Aim: win in 3
Position: 2,0,0,2,0,1,1,0/3,0,2,17,1,1,2,1/2,0,1,0,0,1,1,1/3,3,4,1,4,7,1,2 s 0-0 h0-0

{[%ask]}
1. a1-

---

Id: bao-kiswahili-bdb52c
Aim: gain 15 in 3
Position: 0,1,2,1,4,4,1,1/4,4,3,2,1,1,1,0/0,0,0,1,2,1,0,2/1,3,0,7,4,9,1,3 s 0-0 h0-0

{[%ask]}
1. h1+

---

Id: bao-kiswahili-cba528
Aim: gain 5 in 3
Position: 4,1,3,0,2,1,0,0/5,0,3,2,2,9,1,0/0,0,1,4,2,0,0,2/1,5,0,6,2,0,2,1 s 0-0 h3-2

{[%ask]}
1. @e2L

---

Id: bao-kiswahili-538028
Aim: win in 3
Position: 2,0,0,2,3,2,1,1/0,0,0,2,1,2,2,0/0,2,6,2,2,10,1,0/1,5,2,5,5,0,5,0 s 0-0 h0-0

{[%ask]}
1. e2-

---

Id: bao-kiswahili-1c1e19
Aim: gain 14 in 3
Position: 0,4,0,3,1,0,2,1/1,1,2,0,2,3,3,2/1,8,1,0,3,0,4,3/1,3,0,6,1,1,4,3 s 0-0 h0-0

{[%ask]}
1. h2+

---

Id: bao-kiswahili-fac366
Aim: gain 13 in 3
Position: 2,3,2,1,0,0,1,1/0,0,0,13H,0,0,0,1/1,2,1,0,13H,0,2,0/0,0,1,1,2,3,0,2 s 0-0 h6-6

{[%ask]}
1. @g2-

---

Id: bao-kiswahili-f19889
Aim: win in 3
Position: 4,0,2,2,1,0,0,0/0,0,0,0,0,0,5,1/2,0,6,4,1,8,0,0/4,0,3,1,0,2,2,1 s 0-0 h8-7

{[%ask]}
1. @f2-

---

Id: bao-kiswahili-9ef593
Aim: gain 0 in 4
Position: 2,0,1,1,0,0,0,0/1,0,0,8H,0,0,0,0/0,1,1,0,8H,0,2,0/0,0,0,0,0,0,1,1 s 0-0 h19-18

{[%ask]}
1. @g2-

---

Id: bao-kiswahili-3ad4f7
Aim: gain 0 in 4
Position: 1,3,4,4,0,2,2,0/0,2,1,6,1,1,0,0/0,0,2,0,3,4,3,1/1,1,1,0,1,1,1,2 s 0-0 h8-8

{[%ask]}
1. @e2R

---

Id: bao-kiswahili-3b2f26
Aim: gain 1 in 4
Position: 1,1,0,0,0,0,0,0/0,0,3,10H,0,0,0,1/0,4,0,0,8H,3,1,0/0,0,0,0,0,0,1,1 s 0-0 h15-15

{[%ask]}
1. @f2+
