# Yanayosemwa na sehemu za kurasa zinazojibu.

settings = Mipangilio
settings-theme = Rangi
settings-theme-auto = Kama ya kifaa
settings-theme-light = Nyeupe
settings-theme-dark = Nyeusi
settings-theme-contrast = Yenye tofauti kali
settings-size = Ukubwa wa maandishi
settings-size-small = Madogo
settings-size-normal = Ya kawaida
settings-size-large = Makubwa
settings-size-larger = Makubwa zaidi
settings-motion = Mwendo
settings-motion-on = Upo
settings-motion-off = Umezimwa

contents = Yaliyomo

search = Tafuta
search-list = Yaliyopatikana
search-fetching = Maneno ya tovuti yanaletwa…
search-failed = Utafutaji haukuweza kuletwa: { $why }
search-nothing = Hakuna kilichopatikana.
search-found = { $n ->
    [one] Mahali pamoja pamepatikana.
   *[other] Mahali { $n } pamepatikana.
}

setups = Kete zinavyokaa mwanzoni
diagram = mchoro { $letter }
play-here = Cheza mchezo huu
endings = Kete ya mwisho huamua nini
endings-mtaji = Mtaji: katika zamu ya kula
endings-takata = Takata: katika zamu isiyo ya kula
examples = Zamu za kufuata hatua kwa hatua
example-shows = { $n ->
    [one] Huonyesha mwisho wa { $endings }.
   *[other] Huonyesha miisho ya { $endings }.
}
example-show = Onyesha kwenye bao
example-play = Endelea kucheza kutoka hapa
example-back = Rudi kwenye mchezo
silences = Yasiyosemwa na vyanzo
doubt = E { $number }
silence-now = Unaochezwa sasa: { $reading }
silence-switch = Cheza usomaji mwingine: { $reading }

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
