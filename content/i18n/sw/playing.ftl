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
