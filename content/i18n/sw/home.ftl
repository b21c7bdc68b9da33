# Ukurasa wa kwanza, yaliyomo ya makala, na picha za mchoro k.

sentence = Wachezaji wawili, mistari miwili au minne ya mashimo, kete mkononi: gusa bao na ucheze mmoja wa michezo kumi na minne, kutoka Uganda hadi Zanzibar.
doors = Pa kuanzia
door-play = Cheza sasa
door-play-told = Ndoto ya Wakilinje, dhidi ya kompyuta ambayo ni rahisi kuishinda
door-learn = Jifunze kwa dakika tatu
door-learn-told = Zoezi dogo moja baada ya jingine, kila moja kwenye bao
door-read = Soma
door-read-told = Aliyoyaona na kuyasikia Walter Driedger, yakisimuliwa upya sehemu kwa sehemu
day = Bao la leo: fumbo moja, lilelile kwa wote
turn-told = Zamu moja ya enkeshui, kama makala inavyoichora. Katika mchezo huu kete huitwa ng'ombe.

boards = Mabao kumi na manne
boards-lede = Kila bao limechorwa kwa kipimo kilekile: mashimo yote yana upana sawa.
begin-here = Anzia hapa
any = Yote
rows = Mistari
rows-two = Miwili
rows-four = Minne
length = Urefu wa mchezo
length-short = Mfupi
length-middle = Wa kati
length-long = Mrefu
level = Ugumu
level-easy = Rahisi
level-middle = Wa kati
level-hard = Mgumu
reset = Onyesha yote
shown = kati ya mabao { $all }
no-place = Hatujui ni wapi.
facts = mistari { $rows } ya mashimo { $columns } · kama zamu { $turns } · { $level }
measured = Mchezo ni mfupi chini ya zamu { $short } na mrefu kuanzia zamu { $long }: ni wastani wa michezo { $games } ambayo kompyuta ilicheza bila mpangilio maalumu. Ugumu hujumlisha namna ambazo mkono unaweza kuisha na idadi ya machaguo ya mchezaji katika zamu, kwa wastani wa michezo hiyohiyo.
to-figures = Takwimu za michezo yote
of-game = { $what }: { $game }
go-play = Cheza
go-learn = Jifunze
go-read = Soma
go-rules = Kanuni

beats-title = Zamu moja kwa picha sita
beats-told = Mfululizo wa kula ambao ni nembo ya tovuti hii: ng'ombe saba kwa zamu moja.
to-beats = Icheze mwenyewe

article = Makala
article-lede = Kwa kawaida Jumapili alasiri, Walter Driedger alikwenda kwa pikipiki hadi baa fulani ya kijijini na kuwauliza watu walivyocheza. Makala yake yenye sehemu ishirini inasimuliwa hapa upya kwa maneno yetu, pamoja na sehemu mbili kuhusu bao kwa mujibu wa Wikipedia. Kila sehemu ina ukurasa wake, na kila mchezo una bao kando ya maandishi.
article-begin = Anza na sehemu ya kwanza
article-whole = Makala yote kwenye ukurasa mmoja
article-whole-told = Kwa kuchapisha, na kwa kusoma tangu mwanzo hadi mwisho.
part-begin = Kwanza
part-four = Michezo ya mistari minne
part-two = Michezo ya mistari miwili
part-around = Mbinu na vyanzo
part-bao = Bao
diagrams = Michoro
moved = Ukurasa huu umehamia: { $title }

beat-sown = Ng'ombe wa { $from } wanagawanywa hadi { $way }. Wa mwisho anaangukia { $last }, lililokuwa tupu.
beat-faced = Mkabala, kwenye { $facing }, { $n ->
    [1] yumo ng'ombe mmoja. Anaweza kuliwa,
    [2] wamo ng'ombe wawili. Wanaweza kuliwa,
    [3] wamo ng'ombe watatu. Wanaweza kuliwa,
    [4] wamo ng'ombe wanne. Wanaweza kuliwa,
    [5] wamo ng'ombe watano. Wanaweza kuliwa,
    [6] wamo ng'ombe sita. Wanaweza kuliwa,
    [7] wamo ng'ombe saba. Wanaweza kuliwa,
   *[other] wamo ng'ombe { $n }. Wanaweza kuliwa,
} pamoja na ng'ombe aliyeanguka.
beat-taken = { $n ->
    [1] Ng'ombe mmoja analiwa.
    [2] Ng'ombe wawili wanaliwa.
    [3] Ng'ombe watatu wanaliwa.
    [4] Ng'ombe wanne wanaliwa.
    [5] Ng'ombe watano wanaliwa.
    [6] Ng'ombe sita wanaliwa.
    [7] Ng'ombe saba wanaliwa.
   *[other] Ng'ombe { $n } wanaliwa.
}
beat-tied = { $own }, boma linalofuata, nalo ni tupu, na mkabala, kwenye { $facing }, { $n ->
    [1] yumo ng'ombe mmoja. Mfululizo unamchukua pia: mmoja zaidi.
    [2] wamo ng'ombe wawili. Mfululizo unawachukua pia: wawili zaidi.
    [3] wamo ng'ombe watatu. Mfululizo unawachukua pia: watatu zaidi.
    [4] wamo ng'ombe wanne. Mfululizo unawachukua pia: wanne zaidi.
    [5] wamo ng'ombe watano. Mfululizo unawachukua pia: watano zaidi.
    [6] wamo ng'ombe sita. Mfululizo unawachukua pia: sita zaidi.
    [7] wamo ng'ombe saba. Mfululizo unawachukua pia: saba zaidi.
   *[other] wamo ng'ombe { $n }. Mfululizo unawachukua pia: { $n } zaidi.
}
beat-stops = Kwenye { $stop } yumo ng'ombe: mfululizo unakoma. Kwa jumla { $n ->
    [1] ng'ombe mmoja analiwa.
    [2] ng'ombe wawili wanaliwa.
    [3] ng'ombe watatu wanaliwa.
    [4] ng'ombe wanne wanaliwa.
    [5] ng'ombe watano wanaliwa.
    [6] ng'ombe sita wanaliwa.
    [7] ng'ombe saba wanaliwa.
   *[other] ng'ombe { $n } wanaliwa.
}
beats = Zamu hii kwa picha { $n }

way-back = Kwenye mstari wako wa nyuma kwenda kulia, kutoka { $from } hadi { $to }.
way-up = Juu mwishoni, kutoka { $from } hadi { $to } kwenye mstari wa mbele.
way-front = Kwenye mstari wa mbele kwenda kushoto, kutoka { $from } hadi { $to }.
way-down = Chini tena, kutoka { $from } hadi { $to }: mzunguko umefungwa. Kete huuzunguka kadiri zamu inavyohitaji.
way-both = Mchezaji mwingine huzunguka kwa mwelekeo uleule, akitazama kutoka upande wake. Mizunguko miwili haiungani kamwe. Mbio huanzia kwenye mashimo ambayo tumeyazungushia mstari.
ways = Njia kwa picha { $n }

turned-sown = Kete za { $from } zinapandwa hadi { $way }. Kete ya mwisho inaangukia { $last }, kati ya nyingine. Hilo ni mojawapo ya mashimo manne ambayo tumeyazungushia mstari: mkono unaweza kugeuka.
turned-back = Zikigeuka, kete { $n } za { $last } huenda kwa mwendo wa saa hadi { $way }. Ya mwisho inaangukia { $end }, kati ya nyingine, na mashimo yote mawili ya mkabala yana kete, { $facing }: zinaweza kuliwa.
turned-taken = { $n ->
    [one] Kete moja inaliwa.
   *[other] Kete { $n } zinaliwa.
}
turned-on = Zinapandwa tena kinyume cha saa kuanzia { $first }, mkono wa mwendo wa saa ulipoanzia. Ya mwisho inaangukia { $last }, lililochotwa sasa hivi: zamu imekwisha.
turned-closed = Mkono unaoishia { $pit } hauruhusiwi kugeuka, kwa kuwa hakuna mkono wa mwendo wa saa unaopita kizuizi kati ya { $left } na { $right }. Kete zake huendelea kupandwa hadi { $way }.
turned = Kugeuka kwa picha { $n }
