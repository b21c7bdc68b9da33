Game: ndoto
Language: en
Id: m
Cite: §13
Title: Ndoto, how it begins
Title[sw]: Ndoto, jinsi inavyoanza
Setup: m

{Two seeds in each of sixteen pits.}
{[%lang sw] Kete mbili katika kila shimo kati ya kumi na sita.}
