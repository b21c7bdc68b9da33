# Yanayosemwa na sehemu zinazojibu za ukurasa wa ufanano.

weigh = Amua mwenyewe uzito wa vipengele
weigh-told = Kutoka 0 (hakihesabiwi) hadi 6. Jedwali, mti na mpangilio wa jozi hubadilika mara moja; faili hubaki na uzito wa kawaida.
weigh-usual = Uzito wa kawaida
weigh-not-loaded = Umbali haukuweza kupakiwa.
by-rules = Kwa kanuni
tree = Michezo kwa ufanano
tree-label = Mti wa michezo { $games }, inayofanana zaidi imeunganishwa kwanza
by-own-weights = Kwa uzito wako mwenyewe.
number = nambari ya kufanana { $n }
# Michezo miwili bega kwa bega.
compare-first = Mchezo wa kwanza
compare-second = Mchezo wa pili
compare-play = Cheza zamu moja kwenye yote mawili
compare-point = Kipengele
compare-differ = { $n ->
    [one] Kipengele kimoja kati ya { $all } kinatofautiana.
   *[other] Vipengele { $n } kati ya { $all } vinatofautiana.
}
compare-unlike = kinatofautiana
compare-parts = Zamu zote mbili zinaanzia { $pit } kwa kete zilezile, na zinaisha tofauti katika { $one } na katika { $other }.
compare-alike = Zamu zote mbili zinaanzia { $pit } kwa kete zilezile. Hatukupata zamu inayoisha tofauti katika { $one } na katika { $other }.
compare-each = Zamu zote mbili zinaanzia { $pit }, kila moja kwenye bao lake: { $one } na { $other }.
compare-own = { $one } na { $other } haianzi kwa namna moja: kila bao linaonyesha zamu yake.
