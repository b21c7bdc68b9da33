# Kauli za bao kuhusu hadithi, kando ya maneno ya mwandishi. Mstari mmoja kila kauli, bila nambari.

branches = Au hivi
leave = Rudi kwenye zamu iliyochezwa
in-language = Imesemwa kwa lugha nyingine

chapters = Sura
chapter-before = Sura iliyotangulia
chapter-after = Sura inayofuata

ask = Cheza zamu hiyo kwenye bao.
right = Sahihi!
wrong = Sivyo. Jaribu tena, au uonyeshwe.
show = Nionyeshe
