Game: kombe
Language: en
Id: f
Cite: §6
Title: Kombe, the arrangement favoured in Lamu, as printed in 1972
Title[sw]: Kombe, mpangilio uliopendwa Lamu, kama ulivyochapishwa 1972
Lost: The text says that the large square pits were outlined on a diagram, which it calls i by mistake; no outline survives.
Lost[sw]: Maandishi yanasema mashimo makubwa ya mraba yalizungushiwa mstari kwenye mchoro, ambao yanauita i kimakosa; hakuna mstari uliobaki.
Setup: f

{Each player's seeds stand in their four right-hand columns: fives behind; two, two, two and six in front. There are 64 as always.}
{[%lang sw] Kete za kila mchezaji zimo katika safu zake nne za kulia: tano-tano nyuma; mbili, mbili, mbili na sita mbele. Ni 64 kama kawaida.}
