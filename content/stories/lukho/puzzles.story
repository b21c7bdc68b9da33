Game: lukho
Source: cargo lab puzzles
Id: lukho-411004
Aim: gain 13 in 1

0. lift a1=2,e1=3  lift b2=1,f2=2
0. lay d2=3
{[%ask]}  lay g1=1

---

Id: lukho-5b45c0
Aim: gain 25 in 1

0. lift a1=2,f1=1  lift a2=2,d2=1
0. lay f2=1
{[%ask]}  lay f1=1

---

Id: lukho-70dbf3
Aim: gain 18 in 1

0. lift d1=1,g1=2  lift e2=2,g2=2
0. lay f2=1
{[%ask]}  lay h1=1

---

Id: lukho-e80632
Aim: gain 25 in 1

0. lift d1=1,f1=2  lift e2=2,h2=2
0. lay g2=1
{[%ask]}  lay c1=3

---

Id: lukho-89cf7d
Aim: gain 23 in 2

0. lift f1=2,h1=1  lift a2=1,e2=1
0. lay c2=1
{[%ask]}  lay f1=1

---

Id: lukho-01f52f
Aim: gain 22 in 2

0. lift c1=1,h1=1  lift c2=2,d2=1
0. lay a1=0
{[%ask]}  lay f1=1

---

Id: lukho-d8b86b
Aim: gain 18 in 2

0. lift a1=3,h1=2  lift b2=1,h2=3
0. lay b2=3
{[%ask]}  lay f1=1

---

Id: lukho-616cb7
Aim: gain 24 in 2

0. lift c1=2,d1=2  lift a2=2,d2=2
0. lay c2=2
{[%ask]}  lay d1=1

---

Id: lukho-f959c6
Aim: gain 15 in 2

0. lift e1=3,f1=1  lift e2=3,g2=1
0. lay g2=3
{[%ask]}  lay c1=1

---

Id: lukho-570077
Aim: gain 35 in 2

0. lift b1=2,h1=1  lift g2=3,h2=2
0. lay b2=2
{[%ask]}  lay b1=1

---

Id: lukho-ca26ee
Aim: gain 44 in 2

0. lift f1=1,h1=1  lift a2=2,b2=3
0. lay a1=0
{[%ask]}  lay c1=1

---

Id: lukho-cddbe5
Aim: gain 43 in 3

0. lift b1=3,c1=1  lift b2=1,h2=1
0. lay d2=3
{[%ask]}  lay d1=1

---

Id: lukho-58b320
Aim: gain 19 in 3

0. lift d1=2,g1=1  lift g2=2,h2=1
0. lay a1=0
{[%ask]}  lay c1=2

---

Id: lukho-76775b
Aim: gain 23 in 3

0. lift e1=2,f1=2  lift c2=2,g2=1
0. lay a1=0
{[%ask]}  lay f1=1

---

Id: lukho-f305a9
Aim: gain 24 in 3

0. lift c1=2,d1=1  lift a2=1,b2=3
0. lay a2=2
{[%ask]}  lay a1=2

---

Id: lukho-fabd16
Aim: gain 12 in 3

0. lift d1=2,g1=2  lift a2=2,d2=2
0. lay f2=1
{[%ask]}  lay b1=3

---

Id: lukho-b9cf3a
Aim: gain 36 in 3

0. lift b1=1,e1=2  lift f2=3,g2=1
0. lay a1=0
{[%ask]}  lay c1=2

---

Id: lukho-f512a9
Aim: gain 45 in 3

0. lift b1=1,f1=2  lift b2=3,f2=1
0. lay a1=0
{[%ask]}  lay g1=3

---

Id: lukho-0b814b
Aim: gain 31 in 3

0. lift g1=2,h1=1  lift b2=3,h2=2
0. lay a1=0
{[%ask]}  lay h1=2

---

Id: lukho-247b96
Aim: gain 29 in 3

0. lift c1=2,e1=1  lift b2=2,d2=3
0. lay g2=2
{[%ask]}  lay b1=2

---

Id: lukho-9f491e
Aim: gain 25 in 4

0. lift c1=2,h1=1  lift c2=2,f2=2
0. lay a1=0
{[%ask]}  lay a1=1

---

Id: lukho-0b4b60
Aim: gain 33 in 4

0. lift c1=1,e1=3  lift a2=2,f2=2
0. lay g2=1
{[%ask]}  lay a1=2

---

Id: lukho-71ae9a
Aim: gain 37 in 4

0. lift b1=2,e1=2  lift b2=3,c2=2
0. lay a1=0
{[%ask]}  lay g1=2

---

Id: lukho-e1fbae
Aim: gain 44 in 4

0. lift c1=2,f1=2  lift b2=2,e2=3
0. lay d2=3
{[%ask]}  lay b1=2
