Game: mongola
Language: en
Id: h
Cite: §8
Title: Mongola, the arrangement favoured in the Congo about 1970
Title[sw]: Mongola, mpangilio uliopendwa Kongo yapata 1970
Setup: h

{Seven columns only, fours and empty pits in turn: 56 seeds. The text sends the reader to diagram k for it; this is the one meant.}
{[%lang sw] Safu saba tu, nne na tupu kwa zamu: kete 56. Maandishi yanamwelekeza msomaji kwenye mchoro k; uliokusudiwa ni huu.}
