# Ukurasa unaozunguka fomu ya daftari.

title = Daftari la utafiti
lede = Maswali kumi na mawili ya kumwuliza anayeujua mchezo. Kila jibu hubadilisha mara moja ubao ulio kando, na kilichoandikwa kinaweza kuchezwa.
needs-scripts = Fomu na ubao vinahitaji programu za ukurasa, ambazo hapa hazifanyi kazi. Hata hivyo maswali kumi na mawili yanaweza kuulizwa kwa karatasi na kalamu.
how = Anza na mchezo unaofanana nao, au karatasi tupu. Hakuna kinachotoka kwenye mashine hii usipokituma; ulichoandika utakikuta ukirudi na kivinjari hiki.
board = Ubao
format = Kilichomo katika faili
format-told = Faili huishia kwa .mbao.json na ni maandishi ya kawaida: majibu, kila moja na masimulizi yake. Kinachoweza kuwamo kimeelezwa na skima.
schema = Skima ya faili za daftari
relatives = Ndugu kutoka vyanzo vingine
relatives-told = Michezo ambayo makala inaitaja tu, au haiitaji, iliyoandikwa kutoka vyanzo vingine vya wazi. Iko nje ya makala, na kila mmoja unasema umetoka wapi na kwa uhakika gani.
readings = Usomaji wa waandishi wengine
readings-told = Michezo ya makala kama wengine walivyoiandika. Kila mmoja umeelezwa, pamoja na vyanzo vyake, kando ya mchezo wa makala yenyewe.
open-relative = Ufungue hapa
