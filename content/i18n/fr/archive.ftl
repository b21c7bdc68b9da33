# What the archive for Kiwix says of itself: one line. Eighty letters are shown, of as many languages as fit.

description = Les jeux de semailles d’Afrique de l’Est, à lire et à jouer
