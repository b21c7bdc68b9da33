# Yaliyotatuliwa: ukurasa wake na sehemu ya kila mchezo.

nav = Yaliyotatuliwa
title = Yaliyotatuliwa
lede = Hali ambazo matokeo yake ni hakika, mtu yeyote acheze vipi: zote zenye kete chache mchezoni, kwenye mabao ya michezo yenyewe na mafupi zaidi, na michezo iliyotatuliwa tangu zamu ya kwanza.
to-solved = Yaliyotatuliwa

starts = Iliyotatuliwa tangu zamu ya kwanza
start = { $game }, mashimo { $columns } kwa mstari, kete { $each } katika kila moja: { $result }.
first-wins = anayeanza hushinda, kete { $own } kwa { $other }
first-wins-least = anayeanza hushinda, kwa kete { $low } hadi { $high } kati ya { $total }
second-wins = anayeanza hushindwa, kete { $own } kwa { $other }
second-wins-least = anayeanza hushindwa, kwa kete { $low } hadi { $high } kati ya { $total }
both = sare, kete { $own } kila mmoja
between = anayeanza hupata kete { $low } hadi { $high } kati ya { $total }
start-own = Mchezo umeandikwa hivi.
start-short = Hakuna bao kama hilo lililoandikwa; kanuni zake huchezwa humo hata hivyo.
start-ahead = Imethibitishwa kwa kutazama mbele, zamu { $turns } kwa zaidi, hadi kila njia iishie kwenye jedwali la kete { $table }: hali { $nodes }.
start-table = Hali zake zote zimo jedwalini; kati ya wawili wasiopoteza chochote hudumu zamu { $turns }.
start-round = Hali zake zote zimo jedwalini; huisha kwa hali inayokuja mara ya tatu.

boards = Majedwali
boards-note = Ushindi, kushindwa na sare ni vya anayeanza zamu, kwa kete zilizo mchezoni tu. Wazi: atakayepata nyingi hutegemea yanayorudiwa. Kamili: hujulikana hadi kete moja. Nyota huonyesha bao ambalo halikuandikwa kwa mchezo huo.
game = Mchezo
columns = Mashimo kwa mstari
seeds = Kete, hadi
positions = Hali
won = Ushindi, %
lost = Kushindwa, %
drawn = Sare, %
open = Wazi, %
exact = Kamili, %
longest = Mchezo mrefu zaidi, zamu
longest-from = Huanzia
layer-seeds = Kete
layers = Kete kwa kete: { $game }, mashimo { $columns } kwa mstari
layers-note = Kila mstari ni wa hali zote zenye kete hizo kamili mchezoni. Pale mchezo mrefu zaidi unapoanza pameandikwa kama anayeanza anavyoona: mashimo yake kutoka kushoto kwake, kisha ya mwenzake kama upandaji unavyoendelea.
unsure = Katika hali { $positions } za giuthi njia za zamu zilikuwa nyingi mno kujaribiwa zote; wasiwasi wanaouacha umo ndani ya mipaka.

rounds = Raundi za baadaye za giuthi
rounds-lede = Aliyeshindwa huweka mawe yake yote upande wake apendavyo na huanza; mshindi huweka mengi kama hayo mkabala, au mara mbili wakikubaliana. Akiwa maskini anaweza kufupisha bao, hatimaye hadi mashimo matatu kwa mstari. Kwenye mabao haya kila njia ya kuyaweka imetatuliwa.
stones = Mawe yake
layings = Njia za kuyaweka
best = Uwekaji wake bora
best-gets = Humhakikishia
rounds-alike = Mashimo { $columns } kwa mstari, mengi kama hayo mkabala
rounds-doubled = Mashimo { $columns } kwa mstari, mara mbili mkabala

how = Jedwali linasema nini
how-what = Hali ni jinsi kete zilivyolala na zamu ni ya nani; zilizo ghalani huongezwa juu. Jedwali lina kila namna kete hizo zinavyoweza kulala, mchezo ufike hapo au usifike. Kete zilizoliwa hazirudi, hivyo majedwali hutatuliwa kutoka kete chache hadi nyingi, kila zamu ikichezwa na injini ileile inayocheza kwenye kurasa hizi.
how-round = Zamu zisizo na kula zinaweza kuzunguka. Kwa hiyo anachoweza kujihakikishia mchezaji hukokotolewa kutoka chini, na anachoweza kupata kwa zaidi kutoka juu: kwa miisho inayoweza kulazimishwa, na kwa kete zinazoweza kubaki daima upande wake, kwani hizo huhesabiwa marudio ya tatu au kikomo cha zamu kinapomaliza mchezo. Viwili vikikutana thamani ni kamili chini ya kanuni hiyo; visipokutana vyote viwili husemwa, wala hakuna kinachokisiwa. Ni ya mchezo unaoanzia hapo: yaliyorudiwa kabla hayatazamwi.
how-checked = Majaribio hulinganisha zamu za majedwali na mchezo unavyochezwa, kila hali ya majedwali madogo na zamu yake iliyo bora, baadhi na kila mchezo unaowezekana kutoka hapo pamoja na marudio, na huyacheza madai hadi mwisho dhidi ya mchezo wa kura na dhidi ya bingwa.
how-again = Yametatuliwa { $date } kwa cargo xtask tables, ambayo huendelea ilipoachwa na mbali zaidi penye kumbukumbu zaidi.
how-play = Kwenye ukurasa wa kuchezea, yaliyomo katika jedwali la kete chache husemwa kila zamu:
how-play-board = { $game }, mashimo { $columns } kwa mstari, hadi kete { $seeds } mchezoni
