Game: enkeshui
Language: en
Id: i
Cite: §9
Title: Enkeshui on twelve columns
Title[sw]: Enkeshui kwenye safu kumi na mbili
Setup: i

{Three, three, nothing, all along each row: 48 cows on the long board that the Maasai liked best.}
{[%lang sw] Watatu, watatu, tupu, katika kila mstari: ng'ombe 48 kwenye bao refu lililopendwa zaidi na Wamaasai.}

---

Game: enkeshui
Language: en
Id: j
Cite: §9
Title: Enkeshui on eight columns
Title[sw]: Enkeshui kwenye safu nane
Beside: j-mirrored
Setup: j

{Four cows in six bomas of each row, and two left empty at opposite ends: 48 again, on the board that is easier to carry. The empty pairs may also change ends.}
{[%lang sw] Ng'ombe wanne katika maboma sita ya kila mstari, na mawili yameachwa tupu kwenye ncha zinazopingana: 48 tena, kwenye bao lililo rahisi kubeba. Jozi tupu zinaweza pia kubadilishana ncha.}

---

Game: enkeshui
Language: en
Id: k
Cite: §9
Title: A continuous string
Title[sw]: Mfululizo usiokatika
Lost: The drawing marks with dots the bomas that do not matter, and outlines those that are eaten (red on the web page); the outlines are lost. We leave the dotted bomas empty and put the cows that are not drawn into the two stores, eighteen each.
Lost[sw]: Mchoro unaweka nukta kwenye maboma yasiyohusika, na kuyazungushia mstari yanayoliwa (mwekundu kwenye ukurasa wa wavuti); alama hizo zimepotea. Sisi tunaacha maboma ya nukta tupu, na ng'ombe wasiochorwa tunawaweka katika maghala mawili, kumi na wanane katika kila moja.
Draws: string
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

{The two cows of c1 go right; the second lands in the empty e1. It takes the two facing it and itself, and since f1 and g1 beyond are empty too and have cows facing them, those go as well: two, one, one and three, seven cows. At h1 a cow stands, so the string stops.}
{[%lang sw] Ng'ombe wawili wa c1 huenda kulia; wa pili hutua kwenye e1 tupu. Hula wawili wa mkabala pamoja na yeye mwenyewe, na kwa kuwa f1 na g1 zinazofuata nazo ni tupu na zina ng'ombe mkabala, hao pia huliwa: wawili, mmoja, mmoja na watatu, ng'ombe saba. Kwenye h1 yumo ng'ombe, hivyo mfululizo hukoma.}
1. c1 x
