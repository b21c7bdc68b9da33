Game: giuthi
Source: cargo lab puzzles
Id: giuthi-4bd1af
Aim: win in 1
Position: 1,1,1,1,1,1,1,0/1,0,1,1,1,1,1,2 s 55-26

{[%ask]}
1. h1+

---

Id: giuthi-fb4929
Aim: win in 1
Position: 1,1,0,0,4,1,1,1/3,1,0,0,0,0,0,0 s 54-29

{[%ask]}
1. a1+ b1+ c1-

---

Id: giuthi-f942ee
Aim: gain 16 in 1
Position: 1,0,9,0,0,0,0,0/1,3,11,0,0,0,0,0 s 31-40

{[%ask]}
1. c1-

---

Id: giuthi-4a0982
Aim: gain 6 in 1
Position: 0,6,1,3,1,1,1,2/1,1,1,1,3,0,6,0 s 32-36

{[%ask]}
1. e1+ g1+

---

Id: giuthi-86d786
Aim: gain 6 in 1
Position: 0,1,0,0,3,2,0,1/1,1,1,0,0,6,0,4 s 34-42

{[%ask]}
1. h1+

---

Id: giuthi-c3499d
Aim: gain 11 in 1
Position: 3,0,1,0,0,3,7,1/0,7,1,1,13,0,1,3 s 21-34

{[%ask]}
1. e1-

---

Id: giuthi-0227dc
Aim: gain 9 in 1
Position: 2,0,0,20,1,5,1/0,1,2,0,16,0,1 s 28-7

{[%ask]}
1. c1- e1+

---

Id: giuthi-dcb851
Aim: gain 15 in 1
Position: 0,0,12,12,12,5,3,4/0,0,1,9,0,11,11,2 s 11-3

{[%ask]}
1. d1-

---

Id: giuthi-3e0d32
Aim: gain 24 in 1
Position: 3,5,2,5,15,2,2,7/2,9,2,5,13,13,2,1 s 0-8

{[%ask]}
1. f1-

---

Id: giuthi-a9e691
Aim: win in 2
Position: 1,0,1,0,0,0,0,0/2,1,1,1,1,1,1,1 s 53-32

{[%ask]}
1. a1-

---

Id: giuthi-5a8b7d
Aim: win in 2
Position: 0,0,0,0,0,1,0,1/1,1,1,1,1,1,1,2 s 58-27

{[%ask]}
1. h1+

---

Id: giuthi-5a2826
Aim: gain -3 in 2
Position: 1,4,3,2,0,15,0/1,1,1,0,20,0,3 s 25-8

{[%ask]}
1. g1+

---

Id: giuthi-c4499a
Aim: gain 5 in 2
Position: 1,5,5,0,0,4,3,0/3,0,0,13,5,1,0,0 s 17-39

{[%ask]}
1. e1+

---

Id: giuthi-f0e805
Aim: gain 6 in 2
Position: 2,3,3,0,8,4,6,1/10,0,3,2,0,7,0,1 s 30-16

{[%ask]}
1. d1- c1+ a1-

---

Id: giuthi-6d44c5
Aim: gain 16 in 2
Position: 1,21,0,0,20,7,1,0/6,0,0,0,2,7,8,2 s 8-13

{[%ask]}
1. f1-

---

Id: giuthi-4a9837
Aim: gain 18 in 2
Position: 2,19,0,0,12,3,4/0,1,0,0,1,11,4 s 3-24

{[%ask]}
1. g1- e1- d1+ f1+

---

Id: giuthi-f1dd3d
Aim: win in 3
Position: 0,1,1,1,0,0,0,0/1,1,0,0,1,1,0,2 s 40-47

{[%ask]}
1. h1- g1- f1+ g1- f1- e1- c1-

---

Id: giuthi-d9988e
Aim: gain 4 in 3
Position: 7,2,9,4,5,0,10/0,5,8,4,1,0,1 s 3-25

{[%ask]}
1. c1-

---

Id: giuthi-6b2c86
Aim: gain 16 in 3
Position: 12,0,11,0,0,9,9/1,2,4,0,0,9,9 s 5-13

{[%ask]}
1. b1+ f1+

---

Id: giuthi-8fb8ca
Aim: gain 9 in 3
Position: 0,7,0,6,0,5,0/0,3,0,5,7,3,10 s 24-14

{[%ask]}
1. f1- d1+

---

Id: giuthi-f7e232
Aim: gain 18 in 3
Position: 9,2,1,0,9,9,9,9/9,9,9,0,1,0,8,2 s 0-10

{[%ask]}
1. g1-

---

Id: giuthi-dac201
Aim: gain 2 in 3
Position: 1,1,0,1,1,0,0,0/0,0,2,2,0,0,0,0 s 41-47

{[%ask]}
1. c1- d1- c1- b1-

---

Id: giuthi-1fbe61
Aim: gain 0 in 4
Position: 1,0,0,1,1,1,0/2,0,2,0,0,0,0 s 35-41

{[%ask]}
1. c1- b1-

---

Id: giuthi-a38b55
Aim: gain 0 in 4
Position: 0,0,0,0,0,0,1,0/0,0,0,3,0,2,0,0 s 18-72

{[%ask]}
1. d1+ f1- e1+ f1- e1- c1+ d1+ e1- c1-
