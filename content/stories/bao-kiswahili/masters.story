Game: bao-kiswahili
Language: en
Id: nasoro-ramadhan
South: Nasoro
North: Ramadhan
Place: Zanzibar
Date: 11-10-94
Winner: north
Recorded: Voogt-4, p. 135
Time: 23 min 50
Setup: kiswahili

1. @f2+  @d3L
2. @c2R  @d3L
3. @e2L  @f3R
4. @a2  @d3R
5. @b2 h {Nasoro takes two seeds, ends in his house and sows it on. Its seeds run round to his back row, and he has no house any more.} {[%lang sw] Nasoro anakula kete mbili, anaishia kwenye nyumba yake na kuipanda. Kete zake zinazunguka hadi mstari wa nyuma, naye hana nyumba tena.}  @d3L
6. @f2L  @g3
7. @a2  @d3R
8. @e2L  @f3L
9. @c2L  @d3R
10. @e2R  @h3
11. @e2L  @a3 h {Ramadhan kept his house until it paid. Now he sows it: three captures, eleven seeds, and 44 seeds sown in one turn.} {[%lang sw] Ramadhan aliitunza nyumba yake hadi ilipofaa. Sasa anaipanda: anakula mara tatu, kete kumi na moja, na kete 44 zinapandwa katika zamu moja.}
12. @e2L  @a3
13. @e2R  @c3L
14. @e2R  @h3
15. @e2R  @b3
16. @e2+ {There is nothing to capture, so the turn is *takata*, and Nasoro's only heap is spread thin over both of his rows.} {[%lang sw] Hakuna cha kula, kwa hiyo zamu ni ya *takata*, na rundo pekee la Nasoro linatawanyika katika mistari yake miwili.}  @c3L
17. @d2R  @f3R
18. @d2L  @g3
19. @h2 {Far behind, Nasoro strikes back: four captures in one turn, ten seeds.} {[%lang sw] Akiwa nyuma sana, Nasoro anajibu: anakula mara nne katika zamu moja, kete kumi.}  @f3R
20. @a2  @d3L {Ramadhan takes ten seeds, and yet the game slips from him: our computer would have captured from c3.} {[%lang sw] Ramadhan anakula kete kumi, lakini mchezo unamponyoka: kompyuta yetu ingekula kutoka c3.}
21. @f2L  @h3
22. @f2L {The longest turn of the game. With his last seed from the hand Nasoro captures six times and takes seventeen seeds.} {[%lang sw] Zamu ndefu kuliko zote za mchezo huu. Kwa kete yake ya mwisho ya mkononi Nasoro anakula mara sita na kupata kete kumi na saba.}  @g3
23. b2-  h4-
24. c1- {Here the game turns. From g1, our computer thinks, Nasoro could have done better; from c1 he takes two seeds and leaves eleven in front of Ramadhan.} {[%lang sw] Hapa ndipo mchezo unapogeuka. Kutoka g1, kompyuta yetu inadhani, Nasoro angeweza kufanya vizuri zaidi; kutoka c1 anakula kete mbili na kuacha kumi na moja mbele ya Ramadhan.}  h3- {And Ramadhan takes them: four from one pit, seven from the next.} {[%lang sw] Na Ramadhan anazila: nne kutoka shimo moja, saba kutoka la pili yake.}
25. a1-  e3+
26. b2+  h3-
27. b1-  e3-
28. c2-  a4+
29. g1+  e3-
30. d2-  d3+ {Nasoro resigns, with twelve seeds against 52. The game took 24 minutes.} {[%lang sw] Nasoro anakubali kushindwa, akiwa na kete kumi na mbili dhidi ya 52. Mchezo ulichukua dakika 24.}

---

Game: bao-kiswahili
Language: en
Id: omar-majaliwa
South: Omar
North: Majaliwa
Place: Zanzibar
Date: 11-10-94
Winner: south
Recorded: Voogt-1
Time: 2:45
Setup: kiswahili
Result: 1-0 (47-17, end)

1. @f2+  @d3L
2. @c2L  @b3
3. @a2  @d3R
4. @b2  @a3
5. @h2 s {Omar's last seed falls in his house, and he may choose: sow the house, or stop. He stops. The house stays whole until his turn 17.} {[%lang sw] Kete ya mwisho ya Omar inaangukia nyumba yake, naye ana hiari: kuipanda nyumba au kusimama. Anasimama. Nyumba inabaki nzima hadi zamu yake ya 17.}  @b3
6. @e2R {Up to here this is, turn for turn, the game that Majaliwa and Shamte played on the same day. Now Majaliwa leaves it.} {[%lang sw] Hadi hapa huu ni mchezo uleule, zamu kwa zamu, ambao Majaliwa na Shamte waliucheza siku hiyohiyo. Sasa Majaliwa anaachana nao.}  @a3- {Nothing can be captured: *takata*. Ten seeds lie in each of the two houses, and fifteen more turns without a capture follow.} {[%lang sw] Hakuna cha kula: *takata*. Kila nyumba ina kete kumi, na zinafuata zamu nyingine kumi na tano zisizo na kula.}
7. @g2-  @b3-
8. @h2-  @a3-
9. @f2-  @d3-
10. @g2-  @c3-
11. @h2+  @a3+
12. @g2-  @c3-
13. @f2-  @a3+
14. @g2- {Sixteen turns without a capture, and yet they were worth much to Omar: our computer gives him five chances in six by now.} {[%lang sw] Zamu kumi na sita bila kula, lakini zimemfaa sana Omar: kompyuta yetu sasa inampa nafasi tano kati ya sita za kushinda.}  @b3
15. @a2  @d3R
16. @b2 {Six seeds in one capture: the waiting has paid.} {[%lang sw] Kete sita kwa kula mara moja: subira imevuta heri.}  @d3R h {Majaliwa opens his house: more than ten seeds go round, and bring him two.} {[%lang sw] Majaliwa anaifungua nyumba yake: zaidi ya kete kumi zinazunguka, na kumletea mbili tu.}
17. @e2R h {Omar opens his, too, and captures four times.} {[%lang sw] Omar naye anaifungua yake, na kula mara nne.}  @c3R
18. @d2R {Seven captures, eleven seeds: all that Majaliwa had in his front row. An empty front row has lost, whatever is still in the hand.} {[%lang sw] Anakula mara saba, kete kumi na moja: zote zilizokuwa katika mstari wa mbele wa Majaliwa. Mstari wa mbele ukiwa mtupu, umeshindwa, hata kama mkononi bado mna kete.}

---

Game: bao-kiswahili
Language: en
Id: shamte-majaliwa
South: Shamte
North: Majaliwa
Place: Zanzibar
Date: 11-10-94
Winner: north
Recorded: Voogt-6, p.136
Time: 17 min 5
Setup: kiswahili

1. @f2+  @d3L
2. @c2L  @b3
3. @a2  @d3R
4. @b2  @a3
5. @h2 s  @b3
6. @e2R {Up to here this is, turn for turn, the game that Majaliwa and Omar played on the same day. The two part with the next turn.} {[%lang sw] Hadi hapa huu ni mchezo uleule, zamu kwa zamu, ambao Majaliwa na Omar waliucheza siku hiyohiyo. Michezo hiyo miwili inatengana kwa zamu inayofuata.}  @b3-
7. @g2+  @a3-
8. @h2+  @d3R
9. @g2+  @a3-
10. @f2-  @d3+
11. @e2L  @f3-
12. @e2L h {Shamte takes one seed, ends in his house and sows it on. Now his seeds lie spread out before Majaliwa, who keeps his own house.} {[%lang sw] Shamte anakula kete moja, anaishia kwenye nyumba yake na kuipanda. Sasa kete zake zimetandazwa mbele ya Majaliwa, ambaye anaitunza nyumba yake.}  @d3R
13. @b2  @d3R
14. @h2+ {The turn that decides the game. Shamte cannot capture, and his takata ends with a heap of six at b2. Our computer would have begun at g2.} {[%lang sw] Zamu inayoamua mchezo. Shamte hawezi kula, na takata yake inaishia na rundo la kete sita kwenye b2. Kompyuta yetu ingeanzia g2.}  @a3 {Majaliwa takes the six, and three more with them.} {[%lang sw] Majaliwa anazila zile sita, na nyingine tatu pamoja nazo.}
15. @c2L  @b3
16. @f2R  @b3
17. @e2R  @b3 {Three captures more. Nineteen seeds lie in Majaliwa's house by now, and Shamte has two in his front row.} {[%lang sw] Anakula tena mara tatu. Nyumba ya Majaliwa sasa ina kete kumi na tisa, na Shamte ana mbili tu katika mstari wake wa mbele.}
18. @f2L  @h3
19. @f2R  @b3-
20. @f2L  @d3L
21. @f2L  @c3R
22. @a2  @d3L
23. f2-  g3-
24. b2+  c3+
25. b1-  c4+
26. h1-  f3-
27. a1-  e3- {Shamte resigns: three seeds are left in his front row, and 27 lie in a single pit of Majaliwa's. He never had to sow his house.} {[%lang sw] Shamte anakubali kushindwa: zimebaki kete tatu katika mstari wake wa mbele, na 27 ziko katika shimo moja tu la Majaliwa. Hakuhitaji kamwe kuipanda nyumba yake.}
