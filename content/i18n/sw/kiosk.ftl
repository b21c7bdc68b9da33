# Yanayosemwa na kioski.

language-name = Kiswahili
title = Michezo ya kupanda kete ya Afrika Mashariki
title-words = Jamii kumi na tatu, michezo kumi na minne, bao moja la watu wawili.
begin = Gusa kuanza
# Jamii ya mchezo huliitaje shimo.
pit-word = { $hole ->
    [boma] boma
   *[pit] shimo
}
invite = Ni zamu yako? Gusa { pit-word } linalong'aa.
touch-board = Gusa bao ili uchezee.
touch-pit = Zamu yako: gusa { pit-word } linalong'aa.
touch-pit-of = { $player }: gusa { pit-word } linalong'aa.
touch-answer = Zamu yako: gusa jibu lililo chini ya bao.
touch-answer-of = { $player }: gusa jibu lililo chini ya bao.
touch-anew = Gusa “Anza upya” ili ucheze tena.
sows = { $player } anapanda.
sows-you = Unapanda.
computer-sows = Kompyuta inapanda.
last-decides = { $called ->
    [cow] Ng'ombe wa mwisho
    [stone] Jiwe la mwisho
    [warrior] Askari wa mwisho
   *[seed] Kete ya mwisho
} huamua.
all-games = Michezo yote { $games }
wonder-seeds = kwa zamu moja
wonder-told = Zamu ya mikono { $laps }.
wonder-met = Ilitokea katika mchezo uliochezwa bila mpangilio maalumu.
wonder-arranged = Bao lilipangwa kwa ajili yake; huenda isitokee kamwe katika mchezo.
hold = Simamisha
go-on = Endelea
full = Skrini nzima
home = Michezo yote
size-small = Maandishi madogo
size-large = Maandishi makubwa
contrast = Tofauti kali ya rangi
sound = Sauti
play = Cheza
read = Soma
print = Chapisha
back = Rudi
next = Endelea
page-of = { $page } kati ya { $pages }
south = Kusini
north = Kaskazini
not-your-turn = Subiri kidogo
won = { $player } ameshinda
won-by = { $more } kwa { $less }
drawn = Sare
anew = Anza upya
anew-ask = Uache mchezo huu na kuanza upya?
anew-yes = Anza upya
anew-no = Endelea kucheza
setup = Bao linavyopangwa mwanzoni
players = Wanaocheza
plays-alone = Unacheza dhidi ya kompyuta.
plays-two = Watu wawili wanacheza.
change = Badilisha
two-people = Watu wawili
alone = Mchezaji mmoja, dhidi ya kompyuta
computer = Kompyuta
computer-turn = Kompyuta inafikiri
computer-cannot = Gusa “Jaribu tena”.
won-alone = Umeshinda
computer-1 = Ndiyo kwanza imejifunza mchezo.
computer-2 = Ni rahisi kuishinda.
computer-3 = Inacheza vizuri.
computer-4 = Ni vigumu kuishinda.
computer-5 = Inacheza kama bingwa.
start-race = Shindaneni kwa mbio
start-race-why = Mbio huamua nani aanze: wote wawili hupanda kwa pamoja, kwa kidole.
race = Mbio
race-how-first = Pandeni wote kwa pamoja. Gusa penye duara lako, popote linapokwenda: kila mguso hupanda kete moja. Anayelala kwanza ndiye anayeanza.
race-how-farthest = Pandeni wote kwa pamoja. Gusa penye duara lako, popote linapokwenda: kila mguso hupanda kete moja. Anayepanda mbali zaidi ndiye anayeanza.
race-keys = Kwa kibodi: Z kwa Kusini, M kwa Kaskazini.
race-not-there = Si hapo: gusa penye duara lako.
race-over = { $player } ameshinda mbio na ndiye anayeanza.
still-there = Bado upo?
still-there-how = Baada ya sekunde { $n } skrini hii itaanza upya kwa mgeni anayefuata. Gusa popote kuendelea.
still-there-yes = Nipo
house-story = Hadithi
website = Endelea kusoma nyumbani
website-how = Elekeza kamera ya simu yako kwenye alama hii.
staff = Kwa wafanyakazi wa hapa
staff-right = kiosk.toml imesomwa bila tatizo.
staff-none = Hakuna kiosk.toml: mipangilio yote ni ya kawaida.
staff-wrong = { $n ->
    [one] Ingizo moja halieleweki. Thamani yake ya kawaida inatumika badala yake.
   *[other] Maingizo { $n } hayaeleweki. Thamani zake za kawaida zinatumika badala yake.
}
staff-in-file = kiosk.toml, mstari wa { $line }
staff-in-address = Anwani ya ukurasa
staff-now = Mipangilio ya sasa
staff-begin = Onyesha wageni
staff-begin-in = Onyesha wageni ({ $n })
staff-again = Pakia upya
staff-wake-on = Skrini haitazimika.
staff-wake-off = Kivinjari hiki hakiwezi kuzuia skrini isizimike. Weka hilo kwenye mfumo.
staff-kept = Faili zilizohifadhiwa zitumike bila mtandao: { $kept } kati ya { $all }.
staff-full = Mashine hii haina nafasi ya kuhifadhi vyote: bila mtandao sehemu nyingine hazitapatikana.
staff-opens = Kufungua skrini hii, shikilia kona ya juu kushoto kwa sekunde tatu, au bonyeza Ctrl+Shift+K.
expected-key = hakuna ingizo kama hilo. Maingizo ni: { $names }
expected-truth = ilitarajiwa true au false
expected-number = ilitarajiwa nambari kamili kuanzia { $least } hadi { $most }
expected-one = ilitarajiwa moja kati ya: { $names }
expected-some = ilitarajiwa orodha ya baadhi ya: { $names }
expected-text = yalitarajiwa maandishi ndani ya alama za kunukuu
expected-path = lilitarajiwa jina la faili katika folda ya house, kama "house/picture.svg"
expected-picture = ilitarajiwa picha iliyopo (PNG, JPEG, WebP, AVIF, GIF au SVG). Imeachwa
expected-lighter = ilitarajiwa picha isiyozidi MB { $most }; hii ina MB { $size } na imeachwa
expected-story = ilitarajiwa [[story]] yenye file = "house/…" au record = """…""", na title.en au title.sw. Imeachwa
expected-record = ilitarajiwa kumbukumbu ya mchezo ambao kioski hiki kinao, isiyozidi MB 1. Imeachwa
expected-address = ilitarajiwa anwani inayoanza kwa http:// au https://
expected-band = ilitarajiwa reach-from iwe pungufu ya reach-to kwa angalau 50
expected-toml = hii si TOML: { $why }
