# Majina kwenye ramani; mstari mkato hutenganisha mistari.

kenya = Kenya
uganda = Uganda
tanzania = Tanzania
lake-victoria = Ziwa/Victoria
indian-ocean = Bahari/ya Hindi
dr-congo = JK Kongo
south-sudan = Sudani Kusini
ethiopia = Ethiopia
somalia = Somalia
malawi = Malawi
mozambique = Msumbiji
zambia = Zambia
rwanda = Rwanda
burundi = Burundi
sudan = Sudani
central-african-republic = Jamhuri ya/Afrika ya Kati
congo = Kongo
angola = Angola
chad = Chadi
cameroon = Kameruni
gabon = Gaboni
lake-tanganyika = Ziwa Tanganyika
lake-malawi = Ziwa Malawi
lake-turkana = Ziwa Turkana
