/** Kiswahili. */
const players = { s: "Kusini", n: "Kaskazini" };
const seeds = (n) => `kete ${n}`;
const list = (parts) => new Intl.ListFormat("sw").format(parts);

export default {
  skip: "Nenda kwenye bao",
  motto: "Michezo ya kupanda kete ya Afrika Mashariki",
  toGames: "Chagua mchezo mwingine",
  undo: "Rudisha",
  redo: "Cheza tena",
  steps: "Hatua kwa hatua",
  written: "Kwa maandishi",
  position: "Hali ya bao",
  noPosition: "Baina ya zamu tu",
  record: "Kumbukumbu ya mchezo",
  notes: "Yasiyoelezwa na chanzo",
  games: "Michezo",
  foot: "Programu huru kwa leseni ya MIT au Apache-2.0. Hakuna kinacholetwa kutoka kwingine, wala habari zako hazihifadhiwi.",
  loading: "Michezo inapakiwa …",
  notLoaded: (cause) => `Michezo haikuweza kupakiwa: ${cause}`,

  begin: "Anza upya",
  beginTitle: "Mpangilio na chaguo",
  setup: "Mpangilio",
  fromPosition: "Kutoka hali fulani (maandishi)",
  setups: {
    free: "huru: kila mmoja hupanga zake",
    "j-mirrored": "mchoro j, kama kwenye kioo",
    "2x10": "2 × 10",
    kiswahili: "la kiswahili: sita kwenye nyumba",
    malawi: "kama Malawi: nane kwenye nyumba",
    kujifunza: "kujifunza: mbili kila shimo",
  },
  diagram: (letter) => `mchoro ${letter}`,
  each: (n) => `${n} kila shimo`,
  options: {
    "turning-pits": "Mashimo ya kugeukia",
    "reverse-start": "Kuanza kinyume",
    race: "Mbio za kupata zamu ya kwanza",
    "race-winner": "Mshindi wa mbio",
    toss: "Kura imeangukia",
    "advance-move": "Hatua ya awali",
    "opening-skip": "Zamu ya kwanza huruka kwa",
    columns: "Mashimo kwa mstari",
    seeds: "Kete kila shimo",
    uncrossed: "Zamu isiyovuka upande",
    deployment: "Kupanga kete",
    "own-occupied": "Kuishia shimo lako lenye kete",
    "capture-without-round": "Kula kabla ya kuzunguka",
    opening: "Ufunguzi",
    reading: "Kanuni kulingana na",
    taxing: "Kutoza nyumba",
    "house-relay": "Kuishia kwenye nyumba",
  },
  values: {
    yes: "ndiyo", no: "hapana", two: "mawili", four: "manne", taps: "kwa kugusa",
    first: "wa kwanza kufika", farthest: "aliye mbele zaidi",
    south: "Kusini", north: "Kaskazini",
    turn: "zamu nzima", handful: "mkono mmoja",
    again: "cheza tena", undo: "hairuhusiwi",
    sleep: "hulala", illegal: "hairuhusiwi",
    race: "kwa mbio", "lay-all": "Kusini huweka zote",
    zanzibar: "Zanzibar", encyclopedia: "ensaiklopidia",
    free: "huru", "last-resort": "kama hakuna njia nyingine",
    choice: "kwa hiari", forced: "kwa lazima",
  },

  people: {
    omweso: "Waganda", coro: "Walango", kombe: "Watu wa Lamu", mongale: "Watu wa Mombasa", mongola: "Watu wa Kongo",
    enkeshui: "Wamaasai", aweet: "Wadinka", mbothe: "Wapokomo", giuthi: "Wakikuyu", ndoto: "Wakilinje",
    kiothi: "Wameru", lukho: "Wabukusu", "bao-kiswahili": "Waswahili", "bao-kujifunza": "Waswahili",
  },
  regions: {
    omweso: "Buganda, Uganda", coro: "Lango, kaskazini mwa Uganda", kombe: "Lamu, Kenya", mongale: "Mombasa, Kenya",
    mongola: "Kongo ya juu", enkeshui: "Narok, Ngong na Amboseli, Kenya", aweet: "Sudani", mbothe: "Mto Tana, Kenya",
    giuthi: "Kenya ya kati", ndoto: "Kenya", kiothi: "Meru, Kenya", lukho: "Mlima Elgon, Kenya",
    "bao-kiswahili": "Zanzibar na pwani ya Waswahili", "bao-kujifunza": "Zanzibar na pwani ya Waswahili",
  },
  where: (people, region, section) => `${people} · ${region} · ${section}`,

  player: (by) => players[by],
  toPlay: "zamu yake",
  turn: (n) => `Zamu ya ${n}`,
  store: (n) => `ghala ${n}`,
  inHand: (n) => `${n} mkononi`,
  board: "Bao",
  row: (name) => `Mstari ${name}`,
  pit: ({ pit, count, mark, playable, last }) =>
    [`${pit}, ${seeds(count)}`, mark, last && "shimo la mwisho la zamu", playable && "laweza kuchezwa"]
      .filter(Boolean)
      .join(", "),
  marks: { S: "alama ya Kusini", N: "alama ya Kaskazini", H: "nyumba", u: "halijasogezwa", takasia: "takasia" },
  phases: {
    setup: "kupanga", advance: "hatua ya awali", "deploy-lift": "kupanga: kuchota", "deploy-lay": "kupanga: kuweka",
    opening1: "ufunguzi: kuchota", opening2: "ufunguzi: kuweka", race: "mbio", play: "", execution: "",
    namua: "namua: kete hutoka mkononi", mtaji: "mtaji", over: "umekwisha",
  },

  choose: "Chagua",
  chooseFrom: (pit) => `Kutoka ${pit}`,
  cancel: "Shimo jingine",
  pending: {
    capture: "Ule?", reverse: "Ugeuke?", resow: "Uendelee vipi?", direction: "Upande gani?", house: "Upande nyumba?", again: "Tena?",
  },
  actions: {
    x: "Kula", r: "Geuka", o: "Endelea", "+": "Kinyume cha saa", "-": "Kwa mwendo wa saa", h: "Panda nyumba", s: "Simama",
    pass: "Pisha", done: "Tayari", "tap s": "Kusini apanda", "tap n": "Kaskazini apanda",
  },
  ways: { "": "Kinyume cha saa", "+": "Kinyume cha saa", "-": "Kwa mwendo wa saa", L: "Panda kutoka kichwa cha kushoto", R: "Panda kutoka kichwa cha kulia" },

  lift: "Chota",
  lay: "Weka",
  liftTitle: (by) => `${players[by]} achota: kete za mashimo gani?`,
  layTitle: (by, n) => `${players[by]} aweka: ${seeds(n)} mkononi`,
  lotsHelp: "Kubonyeza shimo la bao kunahesabiwa pia.",
  lotsSum: (n) => `${seeds(n)} hadi sasa`,
  lotsPit: (pit) => `Kete za ${pit}`,
  clear: "Futa",

  tell: {
    turn: (by, clauses) => `${players[by]}: ${clauses.join("; ")}.`,
    step: (by, clause) => `${players[by]}: ${clause}.`,
    short: (handfuls, sown, captured) =>
      `acheza mikono ${handfuls}, apanda ${seeds(sown)}${captured > 0 ? `, ala ${captured}` : ""}`,
    lift: (pit, n) => `achota ${n} kutoka ${pit}`,
    sow: (n, from, to) => (n === 1 ? `apanda ${to}` : `apanda ${from} hadi ${to}`),
    skip: (pit) => `aruka ${pit}`,
    ending: (pit, rule, cite) => `kwenye ${pit} mwisho wa ${rule} watumika (${cite})`,
    capture: (pits, n) => `ala ${seeds(n)} za ${list(pits)}`,
    mark: (pit, mark) => `${pit} lawa: ${mark}`,
    unmark: (pit) => `${pit} lapoteza alama`,
    choice: "lazima achague",
    again: "acheza tena",
    sleep: "alala",
    pass: "apisha",
    lay: (pit, n) => `aweka ${n} katika ${pit}`,
    undone: "Imerudishwa.",
    redone: "Imechezwa tena.",
    begun: (name) => `${name} yaanza.`,
  },
  over: (outcome) => {
    const [south, north] = outcome.score;
    const how = { end: "", endless: "Zamu isingekwisha. ", repetition: "Hali imejirudia. ", length: "Mchezo umekuwa mrefu mno. " };
    const won = outcome.winner === "draw" ? `Sare, ${south} kwa ${north}.` : `${players[outcome.winner]} ashinda: Kusini ${south}, Kaskazini ${north}.`;
    return `${how[outcome.kind]}${won}${outcome.byTwo ? " Kwa kete mbili barabara." : ""}`;
  },
  errors: {
    "unknown-game": "Mchezo haujulikani",
    "unknown-setup": "Mpangilio haujulikani",
    "unknown-option": "Chaguo halijulikani",
    "bad-position": "Hali ya bao haisomeki",
    "bad-action": "Tendo halisomeki",
    "illegal-action": "Tendo haliruhusiwi sasa",
    "bad-record": "Kumbukumbu haisomeki",
    over: "Mchezo umekwisha",
  },
};
