# Names on maps; a stroke parts lines.

kenya = Kenya
uganda = Uganda
tanzania = Tanzania
lake-victoria = Lake/Victoria
indian-ocean = Indian/Ocean
dr-congo = DR Congo
south-sudan = South Sudan
ethiopia = Ethiopia
somalia = Somalia
malawi = Malawi
mozambique = Mozambique
zambia = Zambia
rwanda = Rwanda
burundi = Burundi
sudan = Sudan
central-african-republic = Central African/Republic
congo = Congo
angola = Angola
chad = Chad
cameroon = Cameroon
gabon = Gabon
lake-tanganyika = Lake Tanganyika
lake-malawi = Lake Malawi
lake-turkana = Lake Turkana
