Game: lukho
Language: en
Id: n
Cite: §15
Title: Lukho, after the first step of the opening
Title[sw]: Lukho, baada ya hatua ya kwanza ya ufunguzi
Setup: 3

0. lift a1=2,b1=2,c1=1,d1=1,e1=1,f1=1  lift a2=1,b2=2,d2=2,e2=3,f2=1,g2=2,h2=2
{One result of many: from three cows a pit South has picked up eight and North thirteen. Change the numbers, lay a share on the other side, and the rest of the game plays itself. In our example South then lays six in a2 and North five in g1; after the race and sixteen forced turns North has 22 and South 20, a margin of two: a bull.}
{[%lang sw] Tokeo moja kati ya mengi: kutoka ng'ombe watatu kila shimo, Kusini amechota wanane na Kaskazini kumi na watatu. Badilisha nambari, weka sehemu upande wa pili, na mchezo uliobaki hujicheza wenyewe. Katika mfano wetu Kusini kisha huweka sita katika a2 na Kaskazini watano katika g1; baada ya mbio na zamu kumi na sita za lazima Kaskazini ana 22 na Kusini 20, tofauti ya wawili: fahali.}
0. lay a2=6  lay g1=5
1. a1  h2
2. b1  h2
3. d1  h2
4. e1  f2
5. a1  e2
6. a1  d2
7. a1  b2
8. a1  a2
