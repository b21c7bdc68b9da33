# Ukurasa unaozunguka fomu ya daftari.

title = Daftari la utafiti
lede = Maswali kumi na mawili ya kumwuliza mtu anayeujua mchezo. Kila jibu linabadilisha papo hapo bao lililo kando, na unaweza kucheza ulichoandika.
needs-scripts = Fomu na bao vinahitaji skripti, ambazo hapa hazifanyi kazi. Hata hivyo unaweza kuuliza maswali kumi na mawili kwa karatasi na kalamu.
how = Anza na mchezo unaofanana nao, au karatasi tupu. Hakuna kinachotoka kwenye kifaa hiki usipokituma. Ukirudi na kivinjari hiki, utakuta ulichoandika.
board = Bao
format = Kilichomo katika faili
format-told = Jina la faili linaishia kwa .mbao.json. Ni maandishi ya kawaida: majibu, kila moja na usomaji wake. Skima inasema yanayoweza kuwamo.
schema = Skima ya faili za daftari
relatives = Michezo jamaa kutoka vyanzo vingine
relatives-told = Michezo ambayo makala inaitaja tu, au haiitaji, iliyoandikwa kutoka vyanzo vingine vya wazi. Si sehemu ya makala, na kila mmoja unasema umetoka wapi na una uhakika gani.
missing = Michezo ambayo haijakamilika
missing-told = Michezo iliyosimuliwa na mtu, lakini si kwa ukamilifu unaotosha kuicheza, au kwa kanuni ambazo daftari haliwezi kuziweka. Hakuna kilichobuniwa: kila mmoja unasema kinachokosekana. Ukiufahamu mmojawapo, tafadhali tuandikie.
readings = Usomaji wa waandishi wengine
readings-told = Michezo ya makala kama wengine walivyoiandika. Kila mmoja umeelezwa, pamoja na vyanzo vyake, kando ya mchezo wa makala yenyewe.
open-relative = Ufungue hapa
