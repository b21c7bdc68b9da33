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

south = Kusini
north = Kaskazini

not-kept-refused = Kivinjari hiki hakihifadhi kitu chochote cha tovuti hii. Unachofanya katika ukurasa huu kitapotea utakapoondoka.
not-kept-full = Kivinjari hiki hakina nafasi zaidi. Unachofanya katika ukurasa huu kitapotea utakapoondoka.

contents = Yaliyomo

search = Tafuta
search-list = Matokeo
search-fetching = Utafutaji unapakiwa…
search-failed = Utafutaji haukuweza kupakiwa: { $why }
search-nothing = Hakuna kilichopatikana.
search-found = { $n ->
    [one] Mahali pamoja pamepatikana.
   *[other] Mahali { $n } pamepatikana.
}

setups = Bao linavyopangwa mwanzoni
diagram = mchoro { $letter }
play-here = Cheza mchezo huu
endings = Kinachotokea mkono unapoishia
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
doubt = Uamuzi wa { $number } wa wahariri
silence-now = Unaochezwa sasa: { $reading }
silence-switch = Cheza usomaji mwingine: { $reading }

turn-clock = Zamu hii
turn-clock-up = Muda wa zamu hii umekwisha. Katika mashindano mchezo ungefutwa.

# After a text was copied, and where the browser does not let it be.
copied = Imenakiliwa.
copy-select = Imechaguliwa: inakili kwa vitufe vya kifaa chako.

# Jumla ya mchezaji inavyoundwa.
tally-captured = { $called ->
    [cow] walioliwa
    [stone] yaliyoliwa
    [warrior] waliotekwa
   *[seed] zilizoliwa
}
tally-here = upande huu
tally-in-hand = { $n } mkononi
tally-in-bulls = katika mafahali
tally-in-knives = katika visu

# Kwa nini kompyuta imecheza zamu yake, chini ya jina lake: inamwambia mchezaji.
why-only-choice = hakukuwa na zamu nyingine
why-wins-in = sasa nitashinda, ucheze lolote
why-loses-last = sasa utashinda, nicheze lolote
why-leaves-no-start = sasa huwezi kuanza
why-leaves-one-start = sasa una mwanzo mmoja tu
why-captures = { $called ->
    [warrior] nimeteka
   *[seed] nimekula
} { $n }
why-saves = nimeokoa { $n }
why-leaves-nothing-exposed = sasa huwezi { $called ->
    [warrior] kuteka
   *[seed] kula
} chochote
