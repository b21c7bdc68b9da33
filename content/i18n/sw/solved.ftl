# Yaliyotatuliwa: ukurasa wake na sehemu ya kila mchezo.

nav = Yaliyotatuliwa
title = Yaliyotatuliwa
lede = Hali ambazo matokeo yake ni hakika, vyovyote mtu atakavyocheza: zote zenye kete chache mchezoni, kwenye mabao ya michezo yenyewe na mafupi zaidi, na michezo iliyotatuliwa tangu zamu ya kwanza.
to-solved = Yaliyotatuliwa

starts = Michezo iliyotatuliwa tangu zamu ya kwanza
# Jamii ya mchezo huziitaje kete.
seeds-word = { $called ->
    [cow] ng'ombe
    [stone] mawe
    [warrior] askari
   *[seed] kete
}
start = { $game }, mashimo { $columns } kwa mstari, { seeds-word } { $each } katika kila shimo: { $result }.
first-wins = anayeanza hushinda, { seeds-word } { $own } kwa { $other }
first-wins-least = anayeanza hushinda, kwa { seeds-word } { $low } hadi { $high } kati ya { $total }
second-wins = anayeanza hushindwa, { seeds-word } { $own } kwa { $other }
second-wins-least = anayeanza hushindwa, kwa { seeds-word } { $low } hadi { $high } kati ya { $total }
both = sare, { seeds-word } { $own } kila mmoja
between = anayeanza hupata { seeds-word } { $low } hadi { $high } kati ya { $total }
start-own = Mchezo umeandikwa kwa bao na mpangilio huu.
start-short = Hakuna bao kama hilo lililoandikwa; kanuni zilezile zinachezwa humo.
start-ahead = Imethibitishwa kwa kutazama mbele zamu zisizozidi { $turns }, hadi kila njia iishie kwenye jedwali la kete { $table }: hali { $nodes }.
start-table = Hali zake zote zimo jedwalini. Wote wawili wakicheza vizuri kabisa, unadumu zamu { $turns }.
best-line = Mchezo kamilifu wa zamu { $turns }: hakuna mchezaji anayepoteza chochote. Michezo mingine inaweza kuwa mizuri vilevile.
start-round = Hali zake zote zimo jedwalini. Unaisha kwa hali inayotokea mara ya tatu.

boards = Majedwali
boards-note = Ushindi, kushindwa na sare ni vya anayeanza zamu, kwa kete zilizo mchezoni tu. Wazi: nani atapata nyingi zaidi hutegemea kinachorudiwa. Kamili: inajulikana hadi kete moja. Nyota inaonyesha bao ambalo halikuandikwa kwa mchezo huo.
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
layers = Idadi kwa idadi: { $game }, mashimo { $columns } kwa mstari
layers-note = Kila mstari ni wa hali zote zenye kete hizo kamili mchezoni. Hali ambayo mchezo mrefu zaidi huanzia imeandikwa kama anayeanza anavyoiona: kwanza mashimo yake kutoka kushoto kwake, kisha ya mwenzake kwa mfuatano wa kupanda.
unsure = Katika hali { $positions } za giuthi njia za zamu zilikuwa nyingi mno kujaribiwa zote; mipaka inajumuisha shaka iliyobaki.

rounds = Raundi za baadaye za giuthi
rounds-lede = Aliyeshindwa anaweka mawe yake yote upande wake apendavyo, na anaanza. Mshindi anaweka idadi hiyohiyo mkabala, au mara mbili wakikubaliana. Aliyeshindwa akiwa maskini anaweza kufupisha bao, mwishowe hadi mashimo matatu kwa mstari. Kwenye mabao haya kila njia ya kuweka mawe imetatuliwa.
stones = Mawe ya aliyeshindwa
layings = Njia za kuyaweka
best = Uwekaji wake bora
best-gets = Una hakika ya kupata
rounds-alike = Mashimo { $columns } kwa mstari, mawe ya idadi hiyohiyo mkabala
rounds-doubled = Mashimo { $columns } kwa mstari, mawe mara mbili ya hayo mkabala

how = Jedwali linasema nini
how-what = Hali ni jinsi kete zilivyolala na zamu ni ya nani; zilizo ghalani huongezwa juu yake. Jedwali lina kila namna ambayo idadi hiyo ya kete inaweza kulala, mchezo ufike hapo au usifike. Kete zilizoliwa hazirudi, kwa hiyo majedwali yanatatuliwa kutoka kete chache hadi nyingi. Injini inayocheza kwenye kurasa hizi ndiyo inayocheza kila zamu.
how-round = Zamu zisizo na kula zinaweza kuzunguka. Kwa hiyo tunakokotoa kutoka chini kile ambacho mchezaji ana hakika ya kukipata, na kutoka juu kile kikubwa zaidi anachoweza kukipata. Tunatumia miisho inayoweza kulazimishwa, na kete zinazoweza kubaki daima upande wa mchezaji, kwa kuwa hizo huhesabiwa marudio ya tatu au kikomo cha zamu kinapomaliza mchezo. Viwili vikikutana, thamani ni kamili chini ya kanuni hiyo. Visipokutana, tunatoa vyote viwili wala hatuotei. Thamani ni ya mchezo unaoanzia hapo; marudio ya awali hayahesabiwi.
how-checked = Majaribio yanalinganisha zamu za majedwali na mchezo unavyochezwa, na kila hali ya majedwali madogo na zamu yake iliyo bora. Yanalinganisha baadhi ya hali na kila mchezo unaoweza kufuata, pamoja na marudio. Pia yanacheza matokeo hadi mwisho dhidi ya mchezo wa nasibu na dhidi ya kompyuta ya kiwango cha juu.
how-again = Yametatuliwa { $date }. Kompyuta yenye kumbukumbu kubwa zaidi ingefika mbali zaidi.
how-play = Kwenye ukurasa wa kuchezea, kila zamu inaonyesha jedwali la kete chache linasema nini:
how-play-board = { $game }, mashimo { $columns } kwa mstari, hadi { seeds-word } { $seeds } mchezoni
