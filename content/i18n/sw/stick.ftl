# Inavyosema programu iliyobeba tovuti nzima. Majina ya machaguo hubaki kama yalivyo.

help =
    mbao-stick: Mbao katika programu moja. Hufungua kioski kwenye kivinjari chako; mtandao hauhitajiki.

      --page UKURASA   fungua ukurasa mwingine: sw/kiosk/, sw/play/, sw/learn/ …
      --kiosk          jaza skrini kwa Chromium, Chrome au Edge iliyosakinishwa, na uianzishe upya ikikoma
      --browser FAILI  tumia kivinjari hiki kwa --kiosk
      --house FOLDA    onyesha kiosk.toml ya makumbusho yako katika folda hii, na picha za folda house/ iliyo
                       kando yake; vinginevyo zile zilizo kando ya programu hii
      --lan            zijibu pia mashine nyingine za mtandao huu: huchapisha anwani na msimbo wa kuchanganua,
                       na hufungua ukurasa wa kwanza
      --port N         tumia poti hii (vinginevyo 8417 au iliyo huru)
      --no-open        usifungue kivinjari
      --version        chapisha toleo
serving =
    Mbao: { $address }
    Ctrl+C huisimamisha, na pia kulifunga dirisha hili. `mbao-stick --help` hueleza jinsi inavyojaza skrini
    ya ukutani au kuhudumia kompyuta kibao za darasa.
for-others =
    Kwa mashine nyingine za mtandao huu: { $address }
    Zinaihitaji mashine hii kwa muda wote zinapocheza.
no-network = Mashine hii haiko kwenye mtandao ambao mashine nyingine zingeweza kuifikia.
browser-ended = Kivinjari kimekoma. Kinaanzishwa upya.
runs-already = Mbao tayari inaendeshwa: { $address }
settings = Mipangilio yako: { $file }
no-settings = Hakuna kiosk.toml katika { $folder }: kioski kina mipangilio yake ya kawaida.
ended = Imesimama.
taken = poti { $port } inatumiwa na programu nyingine: taja nyingine, au acha --port
no-page = hakuna ukurasa { $page }
no-house = hakuna folda { $folder }
no-browser = hakuna Chromium, Chrome wala Edge: sakinisha moja, au itaje kwa --browser
no-site = programu hii haina tovuti yake
