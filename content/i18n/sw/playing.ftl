# Maneno ya ukurasa wa kucheza.

south = Kusini
north = Kaskazini
games = Michezo yote
to-play = Zamu ya { $player }
won = { $winner } ameshinda: Kusini { $south }, Kaskazini { $north }
drawn = Sare: Kusini { $south }, Kaskazini { $north }

begin = Mchezo mpya
begin-setup = Mpangilio
begin-options = Usomaji wa kanuni
begin-now = Anza
begin-question = Kuna mchezo unaoendelea. Uanze upya hata hivyo?
begin-keep = Endelea kucheza

record = Kumbukumbu
record-start = Mwanzoni
record-copy = Nakili
record-link = Nakili kiungo cha mchezo huu
record-save = Hifadhi kama faili
record-copied = Imenakiliwa.
record-select = Imechaguliwa: inakili kwa vitufe vya kifaa chako.
record-text = Kama maandishi
turn-of = { $player }: { $turn }
read = Fungua kumbukumbu
read-file = Kutoka faili
read-paste = Au ibandike hapa
read-now = Isome
read-wrong = Hii haiwezi kuchezwa; mchezo ulio kwenye bao uko kama ulivyokuwa. { $why }

shelf = Michezo isiyokwisha
shelf-game = { $game }, { $setup }
shelf-turns = { $n ->
    [one] zamu moja
   *[other] zamu { $n }
}
shelf-forget = Sahau
shelf-forget-game = Sahau mchezo huu wa { $game }

clock-lost = Muda umekwisha: { $player } amepoteza zamu.

series = Mfululizo
series-games = { $n ->
    [0] Hakuna mchezo uliohesabiwa bado
    [one] Mchezo mmoja umehesabiwa
   *[other] Michezo { $n } imehesabiwa
}
series-won = Ushindi
series-points = Pointi
series-next = Mchezo ujao, upande mwingine unaanza
series-reset = Hesabu upya
series-stuck = Katika mchezo huu Kusini huanza daima: badilishaneni pande.

manner = Namna ya kucheza
player-person = Mtu
player-1 = Kompyuta 1, amejifunza sasa hivi
player-2 = Kompyuta 2
player-3 = Kompyuta 3
player-4 = Kompyuta 4
player-5 = Kompyuta 5, bingwa
speed = Kasi
speed-slow = Polepole
speed-normal = Kawaida
speed-fast = Haraka
speed-kampala = Kama Kampala
speed-instant = Mara moja
manner-trial = Onyesha hatua kwanza, kisha iachwe au irudishwe
manner-sound = Sauti ya kete
manner-clocks = Saa
manner-seconds = Sekunde kwa kila hatua

embed-game = Mchezo
embed-look = Mwonekano na sauti
embed-lang = Lugha
embed-lang-page = Sawa na ukurasa ulipo
embed-theme = Kete
embed-theme-own = Za watu wenyewe
embed-theme-chocolate = komwe za kahawia
embed-theme-stone = kokoto
embed-theme-aluminium = alumini
embed-theme-plain = za kawaida
embed-hints = Toa madokezo
embed-bare = Bila herufi na nambari pembeni mwa bao
embed-late = Pakia tu bao linapoonekana
embed-position = Anza kutoka mpangilio (maandishi)
embed-tag = Lebo
embed-tag-help = Nakili folda mbao ya tovuti hii kwenye tovuti yako, na mistari hii kwenye ukurasa wako. Bao halileti chochote kutoka kwingine.
embed-frame = Fremu
embed-frame-help = Kwa kurasa zisizoruhusu hati: fremu inayoonyesha bao kutoka tovuti hii.

# Lessons and puzzles.
task-again = Jaribu tena
task-done = Yaliyofanywa:

# A game looked at afterwards.
afterwards = Mchezo ukishaisha
afterwards-lede = Nani alikuwa na nafasi bora, zamu kwa zamu, kama mchezaji hodari wa kompyuta aonavyo, na wapi zamu nyingine ingekuwa bora. Huchukua sekunde chache.
afterwards-look = Tazama mchezo ulivyokwenda
afterwards-none = Cheza zamu kadhaa kwanza.
afterwards-progress = Inatazamwa zamu { $turn } kati ya { $turns }
afterwards-stop = Acha
afterwards-stopped = Imeachwa.
afterwards-failed = Mchezo haukuweza kutazamwa: { $why }
afterwards-done = Zamu zilizotazamwa: { $turns }; zilizogeuza mchezo: { $points }.
afterwards-curve = Nafasi ya Kusini kushinda, zamu kwa zamu, katika zamu { $turns }: asilimia { $first } mwanzoni, { $last } mwishoni.
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
known-waits = Zikibaki kete { $seeds } au chache zaidi mchezoni, thamani ya hali ni hakika, nayo huandikwa hapa.
known-loads = Jedwali linaletwa.
known-failed = Jedwali halikuweza kuletwa: { $why }
known-over = Mchezo umekwisha.
known-wins = Hakika: { $player } hushinda, { $most } kwa { $least }.
known-drawn = Hakika: sare, { $most } kila mmoja.
known-wins-least = Hakika: { $player } hushinda, kwa kete { $low } hadi { $high }; marudio huamua ngapi.
known-open = Hakuna mwenye hakika ya kushinda: Kusini hufikia kete { $low } hadi { $high }, Kaskazini zilizobaki, na marudio huamua.
known-turns = Kati ya wawili wasiopoteza chochote, zamu { $turns } zaidi.
known-keeps = Huisha kwa hali inayokuja mara ya tatu, si kwa wenyewe.
known-table = Kila zamu inafikisha wapi
known-turn = Zamu
known-result = Hufikisha
known-left = Zamu baada yake
known-kept = haipotezi kitu
known-more = Kuna zamu zaidi ya zilizoorodheshwa.
known-about = Hili linajulikanaje
