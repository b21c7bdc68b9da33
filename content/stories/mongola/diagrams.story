Game: mongola
Language: en
Id: h
Cite: §8
Title: Mongola, the arrangement favoured in the Congo, as printed in 1972
Title[sw]: Mongola, mpangilio uliopendwa Kongo, kama ulivyochapishwa 1972
Setup: h

{Seven columns only, fours and empty pits in turn: 56 seeds. The text sends the reader to diagram k for it; this is the one meant.}
{[%lang sw] Safu saba tu, nne na tupu kwa zamu: kete 56. Maandishi yanamwelekeza msomaji kwenye mchoro k; uliokusudiwa ni huu.}
