Game: mongale
Language: en
Id: g
Cite: §7
Title: Mongale, the arrangement favoured in Mombasa, as printed in 1972
Title[sw]: Mongale, mpangilio uliopendwa Mombasa, kama ulivyochapishwa 1972
Setup: g

{Three fours in the back row; two sevens and three twos in the front row, with gaps between. This drawing and the name are nearly all that is on record of mongale.}
{[%lang sw] Nne tatu katika mstari wa nyuma; saba mbili na mbili tatu katika mstari wa mbele, zikiwa na nafasi kati yake. Mchoro huu na jina ndiyo karibu yote yaliyoandikwa kuhusu mongale.}
