# Kauli za bao kuhusu hadithi, kando ya maneno ya mwandishi: matawi, miduara na mishale. Mstari mmoja kila kauli, bila nambari.

branches = Au badala yake
leave = Rudi kwenye zamu iliyochezwa
in-language = Imesemwa kwa lugha nyingine
to = hadi
south = ghala la Kusini
north = ghala la Kaskazini
ring-red = Duara jekundu
ring-green = Duara la kijani
ring-blue = Duara la buluu
ring-yellow = Duara la njano
arrow-red = Mshale mwekundu
arrow-green = Mshale wa kijani
arrow-blue = Mshale wa buluu
arrow-yellow = Mshale wa njano

ask = Cheza zamu hiyo kwenye bao.
right = Sawa!
wrong = Siyo hiyo. Jaribu tena, au uonyeshwe.
show = Nionyeshe
