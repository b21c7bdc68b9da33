# Maneno ya ukurasa wa kucheza.

# Jamii ya mchezo huziitaje kete.
seeds-word = { $called ->
    [cow] ng'ombe
    [stone] mawe
    [warrior] askari
   *[seed] kete
}

won = Mshindi: { $winner }, { $own } kwa { $other }
you-won = Umeshinda, { $own } kwa { $other }
drawn = Sare, { $each } kila mmoja

# Viti, na kadi kabla ya zamu ya kwanza.
you = Wewe
friend = Rafiki yako
computer = Kompyuta { $level }
level-0 = hujifunza nawe, hula kidogo
level-1 = rahisi kuishinda
level-2 = imecheza kwa muda
level-3 = hucheza mara nyingi na vizuri
level-4 = ngumu kuishinda
level-5 = bingwa
style-2 = husubiri
style-2-likes = hupendelea kupanda karibu
style-4 = hukimbia
style-4-likes = hupendelea kupanda mbali
seat-you = kwako: karibu
seat-you-left = kwako: kushoto
seat-won = ushindi: { $n }
seat-turn = zamu yako: bonyeza duara
# Mwisho u karibu kwa mchezaji: n ni moja au mbili. Katika bao ni mstari wa mbele.
seat-left = { $n ->
    [one] { $hole ->
        [boma] boma
       *[pit] shimo
    } 1 tu la kucheza
   *[other] { $hole ->
        [boma] maboma
       *[pit] mashimo
    } { $n } tu ya kucheza
}
seat-left-front = { $n ->
    [one] shimo 1 tu mbele
   *[other] mashimo { $n } tu mbele
}
seat-choose = zamu yako: chagua
seat-pass = huwezi kuanza: pita
seat-friend = ni zamu yake: mtumie mchezo
seat-sows = inapanda …
seat-sows-you = unapanda …
seat-thinks = inafikiri …
seat-cannot = haiwezi kujibu sasa
# Kubonyeza kunaiwasha.
seat-sound = Sauti
seat-seeds = { seeds-word }
balance = Makadirio ya nani atashinda
balance-yours = Nafasi yako: asilimia { $percent }
balance-of = Nafasi ya { $name }: asilimia { $percent }
card-who = Nani anacheza
card-computer = Kompyuta
card-friend = Rafiki
card-two-people = Wawili hapa
card-watching = Tazama
card-level = Kompyuta inacheza vizuri kiasi gani
card-people = Watu wawili kwenye skrini moja.
card-link = Baada ya kila zamu, unamtumia rafiki kiungo.
card-sent = { $name } amekutumia mchezo huu: ni zamu yako.
card-plays = Ni zamu ya { $player }.
card-chooses = { $player } yuko katikati ya zamu, na anachagua itaendeleaje.
card-watch = Kompyuta inacheza pande zote mbili.
card-you-begin = Unaanza wewe.
card-computer-begins = Kompyuta inaanza.
card-go-on = Endelea

# Mwisho wa mchezo.
end-next = Inayofuata: { $name }
end-rematch = Cheza tena
end-swap = Badilisha pande
end-another = Mchezo mwingine
end-point = Zamu iliyoamua
end-point-yours = Zamu ya { $turn } iliamua: nafasi yako ilishuka kutoka asilimia { $before } hadi { $after }.
end-point-of = Zamu ya { $turn } iliamua: nafasi ya { $player } ilishuka kutoka asilimia { $before } hadi { $after }.
end-point-takes = { $n ->
    [0] haikula kitu
   *[other] ilikula { $n }
}
end-point-gives = { $n ->
    [0] hakuna ambazo zingeweza kuliwa
   *[other] { $n } zingeweza kuliwa
}
end-point-played = Iliyochezwa: { $turn }; { $takes }, kisha { $gives }.
end-point-better = Iliyo bora: { $turn }; { $takes }, kisha { $gives }.
end-point-show = Nionyeshe iliyo bora
end-point-again = Ionyeshe tena
end-point-back = Rudi mwisho
end-picture = Tuma picha
end-picture-saved = Picha imehifadhiwa.
end-board = Ona bao

# Kando ya bao.
tabs = Kando ya bao
how = Jinsi ya kucheza
how-sow = Panda
how-end = Mwisho wa mchezo
moves = Hatua
moves-none = Bado hakuna hatua. Kila zamu huandikwa hapa.
moves-back = Hatua moja nyuma
moves-on = Hatua moja mbele
moves-end = Mwishoni
more = Zaidi
more-embed = Bao hili kwenye ukurasa wako
send = Cheza na rafiki
send-turn = Tuma zamu yako
send-copied = Kiungo kimenakiliwa. Mtumie mwenzako.
send-file = Mchezo ni mrefu mno kwa kiungo, kwa hiyo umehifadhiwa kama faili.

begin = Mchezo mpya
begin-setup = Mpangilio wa mwanzo
begin-options = Machaguo ya kanuni
begin-now = Anza
begin-anew = Mchezo mpya
begin-question = Mchezo ulio kwenye bao haujaisha. Uanze upya?
begin-keep = Endelea kucheza

record-start = Mwanzoni
record-copy = Nakili
record-save = Hifadhi kama faili
record-studio = Ugeuze uwe hadithi
record-text = Kama maandishi
turn-of = { $player }: { $turn }
read = Fungua mchezo uliohifadhiwa
read-file = Kutoka faili
read-paste = Au ibandike hapa
read-now = Isome
read-nothing = Hakuna cha kusoma: bandika kiungo au mchezo kama maandishi. Mchezo ulio kwenye bao uko kama ulivyokuwa.
read-wrong = Hii haiwezi kuchezwa; mchezo ulio kwenye bao uko kama ulivyokuwa. { $why }
read-far = Inaweza kuchezwa hadi hapa. { $why }
read-story = “{ $title }” ni hadithi: bao linaonyesha mwisho wa kilichochezwa ndani yake.
read-story-untitled = Hii ni hadithi: bao linaonyesha mwisho wa kilichochezwa ndani yake.
read-story-read = Soma hadithi

link-noted = Kiungo hiki ni cha daftari la utafiti: kifungue huko.
link-rest = { $n ->
    [one] Onyesha zamu moja inayosomeka
   *[other] Onyesha zamu { $n } zinazosomeka
}

shelf = Michezo isiyokwisha
shelf-game = { $game }, { $setup }
shelf-turns = { $n ->
    [one] zamu moja
   *[other] zamu { $n }
}
shelf-forget = Futa
shelf-forget-game = Futa mchezo huu wa { $game }
shelf-aside = Mchezo uliohifadhiwa hauwezi kuchezwa tena. Huu hapa kama maandishi, unaweza kuunakili au kuufuta.

clock-lost = Muda umekwisha: { $player } amepoteza zamu.

series = Mfululizo wa michezo
series-games = { $n ->
    [0] Hakuna mchezo uliohesabiwa bado
    [one] Mchezo mmoja umehesabiwa
   *[other] Michezo { $n } imehesabiwa
}
series-won = Ushindi
series-points = Alama
series-next = Mchezo ujao, upande mwingine unaanza
series-reset = Anza hesabu upya
series-stuck = Katika mchezo huu Kusini huanza daima: badilishaneni pande.

manner = Kasi na sauti
player-person = Mtu
speed = Kasi
speed-slow = Polepole
speed-normal = Kawaida
speed-fast = Haraka
speed-kampala = Kama Kampala
speed-instant = Papo hapo
manner-trial = Onyesha hatua kwanza, kisha baki nayo au uitendue
manner-sound = Sauti ya kupanda
manner-balance = Mstari unaoonyesha nani yuko mbele
manner-ghost = Onyesha zamu inakoelekea kabla ya kuchezwa
manner-explains = Eleza kinachotokea katika mchezo wa kwanza
manner-name = Jina lako, kwa rafiki
manner-clocks = Saa
manner-seconds = Sekunde kwa kila hatua

embed-game = Mchezo
embed-no-game = Hapa hakuna mchezo “{ $game }”.
embed-look = Mwonekano na sauti
embed-lang = Lugha
embed-lang-page = Sawa na ukurasa ulipo
embed-theme = Kinachopandwa
embed-theme-own = Cha jamii yenyewe
embed-theme-chocolate = komwe za kahawia
embed-theme-stone = kokoto
embed-theme-aluminium = alumini
embed-theme-plain = cha kawaida
embed-hints = Toa madokezo
embed-bare = Bila herufi na nambari pembeni mwa bao
embed-late = Pakia tu bao linapoonekana
embed-position = Anza kutoka hali ya bao (maandishi)
embed-tag = Lebo
embed-tag-help = Nakili folda mbao ya tovuti hii kwenye tovuti yako, na mistari hii kwenye ukurasa wako. Bao halileti chochote kutoka kwingine.
embed-frame = Fremu
embed-frame-help = Kwa kurasa zisizoruhusu skripti: fremu inayoonyesha bao kutoka tovuti hii.

# A game looked at afterwards.
afterwards = Mchezo ukishaisha
afterwards-lede = Nani alikuwa na nafasi bora, zamu kwa zamu, kama kompyuta ya kiwango cha juu inavyoona, na wapi zamu nyingine ingekuwa bora. Huchukua sekunde chache.
afterwards-look = Tazama mchezo ulivyokwenda
afterwards-none = Cheza zamu kadhaa kwanza.
afterwards-progress = Inatazamwa zamu { $turn } kati ya { $turns }
afterwards-stop = Acha
afterwards-stopped = Imeachwa.
afterwards-failed = Mchezo haukuweza kutazamwa: { $why }
afterwards-done = Zamu zilizotazamwa: { $turns }; zilizogeuza mchezo: { $points }.
afterwards-curve = Nafasi ya Kusini kushinda, zamu kwa zamu, katika zamu { $turns }: asilimia { $first } mwanzoni, { $last } mwishoni.
afterwards-seek = Bonyeza mstari wa chati, au tumia vitufe vya mishale, kwenda kwenye zamu yake kwenye bao.
afterwards-at = Zamu ya { $turn }, ya { $player }: asilimia { $chance } kwa Kusini.
afterwards-at-end = Mwisho: asilimia { $chance } kwa Kusini.
afterwards-worst = Zamu iliyogharimu zaidi: zamu ya { $turn }, ya { $player }
afterwards-better-turn = Bora
afterwards-better = { $player } ana nafasi bora
afterwards-points = Zamu zilizogeuza mchezo
afterwards-no-points = Hakuna zamu iliyobadili mengi.
afterwards-point = Zamu ya { $turn }, { $player }: { $played }. { $best } ingekuwa bora, kwa asilimia { $loss }.
afterwards-what-if = Ingekuwaje?
afterwards-what-if-of = Ingekuwaje? Zamu ya { $turn }
afterwards-back = Rudi kwenye mchezo uliochezwa
afterwards-table = Zamu kwa zamu
afterwards-col-turn = Zamu
afterwards-col-player = Mchezaji
afterwards-col-played = Iliyochezwa
afterwards-col-best = Iliyo bora
afterwards-col-chance = Nafasi ya Kusini, asilimia

# Chini ya bao la kuchezea.
known = Yanayojulikana hadi mwisho
known-waits = Mchezo ukibaki na { seeds-word } { $seeds } au pungufu, thamani ya hali ni hakika, nayo huandikwa hapa.
known-loads = Jedwali linaletwa.
known-failed = Jedwali halikuweza kuletwa: { $why }
known-over = Mchezo umekwisha.
known-wins = Hakika: { $player } hushinda, { $most } kwa { $least }.
known-drawn = Hakika: sare, { $most } kila mmoja.
known-wins-least = Hakika: { $player } hushinda, kwa { seeds-word } { $low } hadi { $high }; marudio huamua idadi.
known-open = Hakuna mwenye hakika ya kushinda: Kusini hufikia { seeds-word } { $low } hadi { $high }, Kaskazini idadi iliyobaki, na marudio huamua.
known-turns = Kati ya wawili wasiopoteza chochote, zamu { $turns } zaidi.
known-keeps = Hauishi wenyewe: huisha hali ileile inapokuja mara ya tatu.
known-table = Matokeo ya kila zamu
known-turn = Zamu
known-result = Matokeo
known-left = Zamu baada yake
known-kept = haipotezi kitu
known-more = Kuna zamu zaidi ya zilizoorodheshwa.
known-about = Hili linajulikanaje
