# Kilichofika cha kiungo, popote kinapofuatwa: kwenye meza ya kuchezea, studioni, katika fremu, kwenye kioski.

cut = Kiungo hiki kilikatika njiani: mwisho wake haumo. Omba kitumwe tena, au kinakili chote.
changed = Kiungo hiki kilibadilika njiani: kilichotumwa hakimo tena. Omba kitumwe tena.
perhaps = Huenda kiungo hiki kilikatika: labda kinaendelea baada ya unachokiona hapa.
part = Sehemu inayosomeka inaonyeshwa.
lost = Hakuna kinachosomeka.
large = Hii ni kubwa mno: hadithi haizidi MB 1.
