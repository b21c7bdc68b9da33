# Kauli za bao kuhusu miduara na mishale. Mstari mmoja kila kauli, bila nambari.

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
bad-marks = Miduara na mishale haiwezi kuonyeshwa yote
