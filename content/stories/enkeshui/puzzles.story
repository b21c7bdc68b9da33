Game: enkeshui
Source: cargo lab puzzles
Id: enkeshui-68a96e
Aim: gain 7 in 1
Position: 4,1,0,1,0,6,3S,4S/5,5,0,3S,4S,0,1,0 s 0-11

{[%ask]}
1. a1 x

---

Id: enkeshui-f23af1
Aim: win in 1
Position: 5N,1,0,0,0,0,0,0/1,0,0,0,0,0,7,1 s 23-10

{[%ask]}
1. a1 x

---

Id: enkeshui-3dc640
Aim: win in 1
Position: 0,0,1,1,0,9S,10S,0/2,0,0,0,3,4,2,0 s 4-12

{[%ask]}
1. a1 x

---

Id: enkeshui-12c7b4
Aim: gain 4 in 1
Position: 2,6N,0,0,2,0,1,4,1,5S,1,3/0,1,6N,0,2,0,1,6S,5N,1,1,0 s 0-0

{[%ask]}
1. k1 x

---

Id: enkeshui-b05e53
Aim: gain 3 in 1
Position: 0,2,0,0,4N,2,0,1/0,1,1,1,0,0,1,1 s 28-6

{[%ask]}
1. c1 x

---

Id: enkeshui-60b5b6
Aim: gain 10 in 1
Position: 4N,3N,8,2,2,4,5,0/3,6,0,2,5,0,0,4 s 0-0

{[%ask]}
1. d1 x

---

Id: enkeshui-d5b2f0
Aim: gain 4 in 1
Position: 0,3,1,0,0,6N,1,0/1,0,2,2,5,4,1,6 s 5-11

{[%ask]}
1. a1 x

---

Id: enkeshui-72ba3a
Aim: gain 0 in 2
Position: 4,8,8,0,0,0,1,0/2,2,4N,3N,0,2,0,3 s 0-11

{[%ask]}
1. f1

---

Id: enkeshui-67213a
Aim: gain 0 in 2
Position: 1,0,0,5N,0,0,1,1/2,2,9S,1,1,1,10S,8S s 0-6

{[%ask]}
1. e1

---

Id: enkeshui-487bc6
Aim: gain 0 in 2
Position: 7N,0,0,1,0,3,4N,6S,0,0/0,0,2,2,1,6S,5,5,5N,1 s 0-0

{[%ask]}
1. c1

---

Id: enkeshui-85bf4c
Aim: gain -2 in 2
Position: 6,0,0,2,2,7N,6N,8S/0,5,0,1,5,2,1,3 s 0-0

{[%ask]}
1. b1

---

Id: enkeshui-01a3ae
Aim: gain 0 in 2
Position: 1,0,10N,0,1,0,4S,1/2,1,6,2,6,0,0,3 s 4-7

{[%ask]}
1. d1

---

Id: enkeshui-ed6f44
Aim: gain -2 in 2
Position: 5,0,1,5N,0,1,1,0,0,4S,4,1/2,4,1,1,0,4S,0,0,4,1,4S,0 s 0-5

{[%ask]}
1. b1

---

Id: enkeshui-5d8e73
Aim: win in 3
Position: 8N,0,0,0,1,0,7N,0,0,0,7S,0/2,0,0,0,7S,6S,0,0,0,1,2,1 s 2-4

{[%ask]}
1. a1

---

Id: enkeshui-c98e49
Aim: win in 3
Position: 6S,7S,9S,4,0,0,6N,0/1,4N,0,0,1,1,5,2 s 0-2

{[%ask]}
1. a1

---

Id: enkeshui-d07b12
Aim: gain 2 in 3
Position: 4,0,0,0,1,5S,6S,0/1,1,1,1,1,1,0,1 s 9-16

{[%ask]}
1. d1

---

Id: enkeshui-d49686
Aim: gain 2 in 3
Position: 7N,1,4,2,0,4,1,2/8N,7,1,1,3,0,1,2 s 4-0

{[%ask]}
1. e1

---

Id: enkeshui-b197d4
Aim: gain 6 in 3
Position: 0,1,5,8N,8N,0,1,2/5S,1,0,1,1,1,1,7 s 6-0

{[%ask]}
1. f1

---

Id: enkeshui-f2f50f
Aim: gain 2 in 3
Position: 1,0,0,0,5N,0,5,1,1,5S,1,1/1,1,6N,1,0,5S,1,1,0,2,5S,1 s 0-4

{[%ask]}
1. h1 x

---

Id: enkeshui-e03312
Aim: win in 3
Position: 1,1,0,0,0,4N,4N,8S/1,1,8N,1,0,2,13,1 s 3-0

{[%ask]}
1. a1

---

Id: enkeshui-7adbe6
Aim: gain 0 in 4
Position: 4,0,2,1,0,7,0,3/5,0,4,3S,4S,2,0,1 s 0-12

{[%ask]}
1. a1

---

Id: enkeshui-5c7bb7
Aim: win in 4
Position: 9S,0,0,1,5N,2,1,1/6S,0,0,1,1,5S,1,2 s 10-3

{[%ask]}
1. d1

---

Id: enkeshui-b97cec
Aim: gain 2 in 4
Position: 1,5,6N,0,1,1,0,4S,1,1/1,2,5N,0,0,5,5S,4,4S,0 s 0-2

{[%ask]}
1. f1

---

Id: enkeshui-94def2
Aim: gain 5 in 4
Position: 2,1,2,0,0,0,0,1/1,2,1,1,0,1,2,7 s 19-8

{[%ask]}
1. c1 x
