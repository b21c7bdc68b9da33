# Inavyosema hifadhi ya Kiwix kuhusu yenyewe: mstari mmoja. Herufi themanini huonekana, za lugha zinazotosha.

description = Michezo ya bao: soma, cheza
