# Yanayosemwa na sehemu zinazojibu za ukurasa wa ufanano.

weigh = Pima hoja wewe mwenyewe
weigh-told = Kutoka 0 (haihesabiwi) hadi 6. Jedwali, mti na mpangilio wa jozi hubadilika mara moja; faili hubaki na uzito wa kawaida.
weigh-usual = Uzito wa kawaida
weigh-not-loaded = Umbali haukuweza kuletwa.
by-rules = Kwa kanuni
tree = Michezo kwa ufanano
tree-label = Mti wa michezo { $games }, inayofanana zaidi imeunganishwa kwanza
by-own-weights = Kwa uzito wako mwenyewe.
number = namba ya kuongoza { $n }
