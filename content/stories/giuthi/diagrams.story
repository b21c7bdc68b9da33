Game: giuthi
Language: en
Id: l
Cite: §12
Title: Giuthi, a usual arrangement
Title[sw]: Giuthi, mpangilio wa kawaida
Setup: l

{Six stones in every pit. The drawing has seven columns, though the text likes eight best.}
{[%lang sw] Mawe sita kila shimo. Mchoro una safu saba, ingawa maandishi yanapendelea nane.}
