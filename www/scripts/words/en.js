/** English. Every language has the same keys, and functions where this one has functions. */
const players = { s: "South", n: "North" };
const seeds = (n) => (n === 1 ? "1 seed" : `${n} seeds`);
const list = (parts) => new Intl.ListFormat("en").format(parts);

export default {
  skip: "To the board",
  motto: "The sowing games of East Africa",
  toGames: "Choose another game",
  undo: "Take back",
  redo: "Play again",
  steps: "Step by step",
  written: "In writing",
  position: "Position",
  noPosition: "Between turns only",
  record: "Record",
  notes: "What the source leaves open",
  games: "Games",
  foot: "Free software under MIT or Apache-2.0. Nothing is fetched from elsewhere, nothing is kept about you.",
  loading: "The games are being loaded …",
  notLoaded: (cause) => `The games could not be loaded: ${cause}`,

  begin: "Begin anew",
  beginTitle: "Set-up and options",
  setup: "Set-up",
  fromPosition: "From a position (text)",
  setups: {
    free: "free: each lays out his own",
    "j-mirrored": "diagram j, mirrored",
    "2x10": "2 × 10",
    kiswahili: "la kiswahili: six in the house",
    malawi: "as in Malawi: eight in the house",
    kujifunza: "kujifunza: two in each pit",
  },
  diagram: (letter) => `diagram ${letter}`,
  each: (n) => `${n} in each pit`,
  options: {
    "turning-pits": "Turning pits",
    "reverse-start": "Starts in reverse",
    race: "Race for the first turn",
    "race-winner": "Who wins the race",
    toss: "Toss won by",
    "advance-move": "Advance move",
    "opening-skip": "The opening skips for",
    columns: "Pits a row",
    seeds: "Seeds a pit",
    uncrossed: "A turn that stays on its side",
    deployment: "Deployment",
    "own-occupied": "Ending in an own occupied pit",
    "capture-without-round": "Capture before going round",
    opening: "Opening",
    reading: "Reading of the rules",
    taxing: "Taxing the house",
    "house-relay": "Ending in the house",
  },
  values: {
    yes: "yes", no: "no", two: "two", four: "four", taps: "by taps",
    first: "the first home", farthest: "the one farther on",
    south: "South", north: "North",
    turn: "the whole turn", handful: "one handful",
    again: "play again", undo: "not allowed",
    sleep: "sleeps", illegal: "not allowed",
    race: "by a race", "lay-all": "South lays all",
    zanzibar: "Zanzibar", encyclopedia: "encyclopedia",
    free: "free", "last-resort": "as a last resort",
    choice: "a choice", forced: "forced",
  },

  people: {},
  regions: {},
  where: (people, region, section) => `${people} · ${region} · ${section}`,

  player: (by) => players[by],
  toPlay: "to play",
  turn: (n) => `Turn ${n}`,
  store: (n) => `store ${n}`,
  inHand: (n) => `${n} in hand`,
  board: "Board",
  row: (name) => `Row ${name}`,
  pit: ({ pit, count, mark, playable, last }) =>
    [`${pit}, ${seeds(count)}`, mark, last && "last pit of the turn", playable && "can be played"]
      .filter(Boolean)
      .join(", "),
  marks: { S: "South's mark", N: "North's mark", H: "house", u: "not yet moved", takasia: "takasia" },
  phases: {
    setup: "laying out", advance: "advance move", "deploy-lift": "deployment: lifting", "deploy-lay": "deployment: laying",
    opening1: "opening: lifting", opening2: "opening: laying", race: "race", play: "", execution: "",
    namua: "namua: seeds come from the hand", mtaji: "mtaji", over: "over",
  },

  choose: "Choose",
  chooseFrom: (pit) => `From ${pit}`,
  cancel: "Another pit",
  pending: {
    capture: "Capture?", reverse: "Turn round?", resow: "How does it go on?", direction: "Which way?", house: "Sow the house?", again: "Again?",
  },
  actions: {
    x: "Capture", r: "Turn round", o: "Go on", "+": "Counterclockwise", "-": "Clockwise", h: "Sow the house", s: "Stop",
    pass: "Pass", done: "Done", "tap s": "South sows", "tap n": "North sows",
  },
  ways: { "": "Counterclockwise", "+": "Counterclockwise", "-": "Clockwise", L: "Sow from the left end", R: "Sow from the right end" },

  lift: "Lift",
  lay: "Lay",
  liftTitle: (by) => `${players[by]} lifts: seeds from which pits?`,
  layTitle: (by, n) => `${players[by]} lays: ${seeds(n)} in hand`,
  lotsHelp: "A press on a pit of the board counts too.",
  lotsSum: (n) => `${seeds(n)} so far`,
  lotsPit: (pit) => `Seeds for ${pit}`,
  clear: "Clear",

  tell: {
    turn: (by, clauses) => `${players[by]} ${clauses.join("; ")}.`,
    step: (by, clause) => `${players[by]}: ${clause}.`,
    short: (handfuls, sown, captured) =>
      `plays ${handfuls} handfuls, sows ${seeds(sown)}${captured > 0 ? `, captures ${captured}` : ""}`,
    lift: (pit, n) => `lifts ${n} from ${pit}`,
    sow: (n, from, to) => (n === 1 ? `sows ${to}` : `sows ${from} to ${to}`),
    skip: (pit) => `passes over ${pit}`,
    ending: (pit, rule, cite) => `at ${pit} ending ${rule} applies (${cite})`,
    capture: (pits, n) => `captures ${seeds(n)} from ${list(pits)}`,
    mark: (pit, mark) => `${pit} becomes: ${mark}`,
    unmark: (pit) => `${pit} loses its mark`,
    choice: "has to choose",
    again: "plays again",
    sleep: "sleeps",
    pass: "passes",
    lay: (pit, n) => `lays ${n} in ${pit}`,
    undone: "Taken back.",
    redone: "Played again.",
    begun: (name) => `${name} begins.`,
  },
  over: (outcome) => {
    const [south, north] = outcome.score;
    const how = { end: "", endless: "The turn would never end. ", repetition: "The position has come back. ", length: "The game has grown too long. " };
    const won = outcome.winner === "draw" ? `A draw, ${south} to ${north}.` : `${players[outcome.winner]} wins, South ${south}, North ${north}.`;
    return `${how[outcome.kind]}${won}${outcome.byTwo ? " By exactly two." : ""}`;
  },
  errors: {},
};
