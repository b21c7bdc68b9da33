# What the archive for Kiwix says of itself: one line. Eighty letters are shown, of as many languages as fit.

description = The sowing games of East Africa, to read and play
