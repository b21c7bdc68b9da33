# Kauli za bao kando ya shimo jambo linapotokea mara ya kwanza: maneno matano kwa wingi, bila nambari wala jina.

no-more = Usinieleze tena

lift = Chota vyote vilivyomo
sow = Panda moja moja
skip = Linarukwa: halipati kitu
lay = Moja kutoka mkononi

full-on = Si tupu: chota tena!
on = Chota, panda mbele
back = Chota, panda kinyume!
which-way = Chota: mwelekeo gani sasa?
empty-rest = Tupu: hapa ni kulala
rest = Hapa ni kulala
empty-eat = Tupu, mkabala si tupu: kula!
full-eat = Si tupu, mkabala pia: kula!
eat = Hapa ni kula!
many = Na haya pia!
turn-round = Geuka, kisha kula!
bull = Sasa ni fahali!
bulls = Sasa yote mawili ni mafahali!
knife = Sasa ni kisu!
move-on = Moja mbele, kisha kulala
again = Anza tena!
not-across = Bila kuvuka: anza tena!
house = Panda nyumba, au simama?
win = Hapa ni ushindi papo hapo!

sow-eaten = Kilicholiwa kinapandwa
kichwa = Panda kuanzia kichwa
pass = Hakuna mwanzo: anapita

unmoved = Alama: halijasogezwa, ni salama
own-house = Nyumba yako: itunze
must-eat = Unaweza kula: lazima ule

# Askari hutekwa.
empty-eat-warrior = Tupu, mkabala wapo: teka!
full-eat-warrior = Si tupu, mkabala pia: teka!
eat-warrior = Hapa ni kuteka!
sow-eaten-warrior = Waliotekwa wanagawanywa
turn-round-warrior = Geuka, kisha teka!
must-eat-warrior = Unaweza kuteka: lazima uteke
