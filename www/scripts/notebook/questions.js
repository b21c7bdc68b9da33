import { endings } from "./endings.js";
import * as left from "./left.js";
import { bareNumber, button, choiceField, group, make, numberField, numbersOf, textField, tick } from "./make.js";
import { fitted } from "./pits.js";
import { parts, word } from "./words.js";

/** The numbers in a text, each once. */
const numbers = (text) => [...new Set((text.match(/\d+/g) ?? []).map(Number))];
const named = (prefix, ids) => ids.map((id) => [id, word(`${prefix}-${id}`)]);
/** Where nothing has been said yet, nothing is chosen. */
const open = (options) => [["", word("not-answered")], ...options];
const said = (notebook, question) => {
  const { readings, played } = notebook.answers[question] ?? { readings: [] };
  return readings[played ?? 0]?.says;
};

/**
 * The fields of each question: what was said (or `undefined`), and `set` for what
 * is said now (or `undefined`, which takes the answer back). A second argument of
 * `set` names the field that then has the focus.
 */
export const FIELDS = {
  name: (says, set) => [textField(word("set-up-name"), "name", says, (text) => set(text || undefined))],

  peoples: (says, set) => [
    textField(word("people"), "people", says?.people, (people) => set({ people, region: says?.region ?? "" })),
    textField(word("region"), "region", says?.region, (region) => set({ people: says?.people ?? "", region })),
  ],

  players: (says, set) => [textField(word("who"), "players", says, (text) => set(text || undefined), true)],

  "other-names": (says, set) => [
    textField(`${word("set-up-name")} (${word("comma")})`, "names", says?.join(", "), (text) => {
      const names = text.split(",").map((one) => one.trim()).filter(Boolean);
      set(names.length > 0 ? names : undefined);
    }),
  ],

  rows: (says, set) => [
    make("div", { class: "radios" }, ...["two", "four"].map((id) => {
      const field = make("input", { type: "radio", name: "rows", value: id, checked: says === id, onchange: () => set(id) });
      field.dataset.key = `rows-${id}`;
      return make("label", { class: "tick" }, field, make("span", {}, word(`rows-${id}`)));
    })),
  ],

  pits: (says, set) => [
    numberField(word("pits-usual"), "usual", says?.[0], (n) => {
      const others = (says ?? []).slice(1).filter((one) => one !== n);
      // An empty field on the way to another number takes nothing back but itself.
      if (n || others.length === 0) set(n && [n, ...others]);
    }, 3, 12),
    textField(word("pits-other"), "others", says?.slice(1).join(", "), (text) => {
      if (says) set([says[0], ...numbers(text).filter((n) => n !== says[0] && n >= 3 && n <= 12)]);
    }),
  ],

  pockets: (says, set) => [
    choiceField(word("pockets"), "pockets", open(named("pockets", ["none", "unused", "captured", "sown"])), says, (id) => set(id || undefined)),
  ],

  seeds: (says, set) => [numberField(word("seeds-row"), "seeds", says, set, 1, 120)],

  "set-up": (says, set, notebook) => {
    const value = says ?? { "set-ups": [{ name: "a", lying: { each: undefined } }], before: [] };
    const setups = value["set-ups"];
    const { bao } = said(notebook, "rules")?.start ?? {};
    const change = (at, setup) => set({ ...value, "set-ups": setups.with(at, setup) });
    const add = () => {
      left.forget();
      const name = "abcdefghijkl".split("").find((one) => !setups.some((setup) => setup.name === one));
      set({ ...value, "set-ups": [...setups, { ...setups.at(-1), name }] }, `set-up-${setups.length}-name`);
    };
    return [
      ...setups.map((setup, at) => arrangement(setup, at, notebook, (next) => change(at, next), setups.length > 1
        && (() => {
          left.forget();
          set({ ...value, "set-ups": setups.toSpliced(at, 1) }, "add-set-up");
        }))),
      says && setups.length < 12 && button(word("add-set-up"), "add-set-up", add),
      ...(says ? before(value.before ?? [], bao, said(notebook, "rows") === "four", (list) => set({ ...value, before: list })) : []),
    ];
  },

  sowing: (says, set, notebook) => {
    const value = says ?? { first: undefined, turning: "none", "reverse-start": false };
    const bao = said(notebook, "rules")?.start?.bao;
    // Of what bao does not know, only what is noted all the same.
    const four = said(notebook, "rows") === "four" && (!bao || value["reverse-start"] || (value.turning ?? "none") !== "none");
    const ways = ["counterclockwise", "either"].filter((way) => !bao || way === "either" || way === value.first);
    return [
      choiceField(word("first"), "first", open(named("first", ways)), value.first, (first) => set(first ? { ...value, first } : undefined)),
      says && four && choiceField(word("turning"), "turning", named("turning", ["none", "four", "two"]), value.turning ?? "none", (turning) => set({ ...value, turning })),
      says && four && tick(word("reverse-start"), "reverse", value["reverse-start"], (yes) => set({ ...value, "reverse-start": yes })),
    ];
  },

  aim: (says, set, notebook) => {
    const value = says ?? { when: "no-seeds", count: "store-and-side" };
    const front = value.when?.["no-front-row"];
    const kind = front ? (front["in-turn"] ? "no-front-row-in-turn" : "no-front-row") : typeof value.when === "string" ? value.when : "none-holds";
    const least = value.when?.["none-holds"] ?? 2;
    const objects = {
      "none-holds": { "none-holds": least },
      "no-front-row": { "no-front-row": { "in-turn": false } },
      "no-front-row-in-turn": { "no-front-row": { "in-turn": true } },
    };
    const ids = ["no-seeds", "no-seeds-outside-marks", "none-holds", "no-start"];
    if (said(notebook, "rows") === "four") ids.push("no-front-row", "no-front-row-in-turn");
    const whens = ids.map((id) => [id, word(`over-${id}`, "…")]);
    const counts = named("count", ["store-and-side", "starter-loses", "store-and-marks", "board-to-other"]);
    return [
      choiceField(word("over-when"), "when", says ? whens : open(whens), says && kind, (id) => id && set({ ...value, when: objects[id] ?? id })),
      says && kind === "none-holds" && numbersOf("over-none-holds", "least", [least], ([n]) => set({ ...value, when: { "none-holds": n } })),
      choiceField(word("count"), "count", says ? counts : open(counts), says && value.count, (count) => count && set({ ...value, count })),
    ];
  },

  rules: (says, set, notebook) => {
    const value = { start: {}, skip: "none", marks: "none", endings: [], ...says };
    const { bao } = value.start;
    const board = { four: said(notebook, "rows") === "four", bao: Boolean(bao), marks: value.marks };
    const end = (list, focus) => {
      // What becomes one's own is a bull, until something else is said of marks; it goes again with what made it.
      const owns = list.some(({ if: all, then }) => ["mark-it", "mark-pair"].includes(then) || all.some((one) => one.pair));
      const made = owns && value.marks === "none";
      if (made) left.at("marks", true);
      const gone = !owns && left.once("marks");
      set({ ...value, endings: list, marks: made ? "bulls" : gone ? "none" : value.marks }, focus);
    };
    return [
      bao ? baoStart(value, set) : starts(value.start, (start, focus) => set({ ...value, start }, focus)),
      passing(value, board, set),
      group(word("endings"), endings(value.endings, "endings", board, end)),
    ];
  },
};

function arrangement(setup, at, notebook, set, drop) {
  const key = `set-up-${at}`;
  const rows = said(notebook, "rows") === "four" ? 4 : 2;
  const sizes = said(notebook, "pits") ?? [];
  const [[kind, what]] = Object.entries(setup.lying);
  // Nobody has said how many: an empty board, until somebody does.
  const counted = what === undefined ? { ...setup, lying: { each: 0 } } : setup;
  const columns = setup.columns ?? sizes[0] ?? 8;
  const bao = said(notebook, "rules")?.start?.bao;
  const kinds = ["each", "rows", "right-hand", "free", ...(bao || kind === "house" ? ["house"] : [])];
  const offered = [...new Set([...sizes, ...(setup.columns ? [setup.columns] : [])])];
  const lie = (lying, more = {}) => set({ ...setup, ...more, lying });
  const begun = {
    each: { each: 2 }, "right-hand": { "right-hand": { pits: 4, each: 4 } }, free: { free: rows * columns }, house: { house: 6 },
    rows: { rows: Array.from({ length: rows * columns }, () => (kind === "each" ? (what ?? 0) : 0)) },
  };
  const numbered = (label, id, value, make) => numberField(label, `${key}-${id}`, value, (n) => n !== undefined && lie(make(n)), 0, 120);
  const hint = (id) => make("p", { class: "hint" }, word(id));
  const fields = {
    each: () => [numbered(word("each-seeds"), "each", what, (each) => ({ each }))],
    free: () => [numbered(word("free-seeds"), "free", what, (free) => ({ free }))],
    house: () => [numbered(word("house-seeds"), "house", what, (house) => ({ house })), hint("house-how")],
    "right-hand": () => [
      numbered(word("right-pits"), "pits", what.pits, (pits) => ({ "right-hand": { ...what, pits } })),
      numbered(word("each-seeds"), "each", what.each, (each) => ({ "right-hand": { ...what, each } })),
    ],
    rows: () => [grid(what, columns, rows, key, (counts) => lie({ rows: counts }, { columns }))],
  };
  return make("fieldset", { class: "set-up" }, make("legend", {}, word("set-up", at + 1)),
    at > 0 || drop || setup.name !== "a" ? textField(word("set-up-name"), `${key}-name`, setup.name, (name) => set({ ...counted, name: plain(name) || "a" })) : undefined,
    (sizes.length > 1 || (setup.columns ?? sizes[0]) !== sizes[0]) && choiceField(word("set-up-columns"), `${key}-columns`, [["", word("any-size")], ...offered.map((n) => [String(n), String(n)])], String(setup.columns ?? ""), (n) => {
      const { columns: _, ...rest } = counted;
      const size = Number(n);
      const lying = kind === "rows" ? { rows: fitted(what, columns, rows, size || sizes[0], rows) } : rest.lying;
      set(n ? { ...rest, columns: size, lying } : kind === "rows" ? { ...rest, columns: sizes[0], lying } : rest);
    }),
    choiceField(word("lying"), `${key}-lying`, named("lying", kinds), kind, (id) => {
      const lying = left.back(`${key}-${id}`) ?? begun[id];
      left.at(`${key}-${kind}`, counted.lying);
      const size = lying.rows?.length / rows;
      lie(id === "rows" && size !== columns ? { rows: fitted(lying.rows, size, rows, columns, rows) } : lying, id === "rows" ? { columns } : {});
    }),
    ...fields[kind](),
    (bao || setup["in-hand"] > 0) && numberField(word("in-hand"), `${key}-hand`, setup["in-hand"] ?? 0, (n) => set({ ...counted, "in-hand": n ?? 0 }), 0, 120),
    bao && kind !== "house" && hint("house-none"),
    drop && button(word("drop-set-up"), `${key}-drop`, drop));
}

function grid(counts, columns, rows, key, set) {
  const all = fitted(counts, counts.length / rows, rows, columns, rows);
  const cells = all.map((seeds, at) => {
    const name = "abcdefghijkl"[at % columns] + (rows - Math.floor(at / columns));
    return bareNumber(`${word("pit-seeds")} ${name}`, `${key}-${name}`, seeds, (n) => {
      if (n === undefined) return;
      all[at] = n;
      set([...all]);
    });
  });
  const made = make("div", { class: "pit-grid" }, ...cells);
  made.style.setProperty("--columns", columns);
  return made;
}

const PRELUDES = {
  nothing: [],
  advance: [{ "advance-move": { pits: 2 } }],
  deployment: [{ deployment: { pits: 2 } }],
  opening: ["lift-any", "lay-one", "sow-rest"],
  "lay-all": ["south-lifts", "south-lays-all"],
};
/** These stand alone and on two rows, and say themselves who has the first turn. */
const TWO_ROWS = ["opening", "lay-all"];
const RACES = { south: [], race: [{ race: { taps: false } }], "race-taps": [{ race: { taps: true } }] };

/** What a list of what comes before the first turn says: a choice, who begins, and whether there is more. */
function told(list) {
  const race = list.find((one) => one.race)?.race;
  const others = list.filter((one) => !one.race);
  const [first] = others;
  const kind = first === undefined ? "nothing"
    : first === "lift-any" ? "opening" : first === "south-lifts" ? "lay-all" : first["advance-move"] ? "advance" : "deployment";
  const alone = TWO_ROWS.includes(kind);
  const limited = first?.["advance-move"] ?? first?.deployment;
  return { kind, others, alone, limited, begins: race ? (race.taps ? "race-taps" : "race") : "south", more: others.length > 1 && !alone };
}

/** The same as sentences. */
export function preludes(list) {
  const { kind, limited, begins } = told(list);
  const most = limited ? `; ${word("before-pits").toLowerCase()}: ${limited.pits}` : "";
  return [kind !== "nothing" && `${word("before")}: ${word(`before-${kind}`)}${most}`, begins !== "south" && `${word("begins")}: ${word(`begins-${begins}`)}`].filter(Boolean);
}

/** What is done before the first turn, and who has it. */
function before(list, bao, four, set) {
  // Nothing of it goes with bao.
  if (bao && list.length === 0) return [];
  const { kind, others, alone, limited, begins, more } = told(list);
  return [
    choiceField(word("before"), "before", named("before", Object.keys(PRELUDES).filter((id) => id === kind || !(four && TWO_ROWS.includes(id)))), kind, (id) =>
      set([...PRELUDES[id], ...(TWO_ROWS.includes(id) ? [] : RACES[begins])])),
    limited && numberField(word("before-pits"), "before-pits", limited.pits, (pits) =>
      pits && set([kind === "advance" ? { "advance-move": { pits } } : { deployment: { pits } }, ...list.slice(1)]), 1, 12),
    more && make("p", { class: "hint" }, word("before-more")),
    (!alone || begins !== "south") && choiceField(word("begins"), "begins", named("begins", Object.keys(RACES)), begins, (id) => set([...others, ...RACES[id]])),
  ].filter(Boolean);
}

const FROM = ["at-least", "not-exactly", "lone-only-into-empty", "not-marked", "leftmost", "first-not-on-own-occupied", "captures-if-any"];

function starts(start, set) {
  const from = start.from ?? [];
  const name = (one) => (typeof one === "string" ? one : Object.keys(one)[0]);
  return group(word("start"), ...FROM.map((id) => {
    const at = from.findIndex((one) => name(one) === id);
    const numbered = parts(`from-${id}`).length > 1;
    const begun = numbered ? { [id]: 2 } : id;
    const change = (yes) => set({ ...start, from: yes ? [...from, begun] : from.toSpliced(at, 1) }, `from-${id}`);
    return make("div", { class: "tick-number" }, tick(word(`from-${id}`, "…"), `from-${id}`, at >= 0, change),
      at >= 0 && numbered && bareNumber(word(`from-${id}`, "…"), `from-${id}-n`, from[at][id], (n) => n !== undefined && set({ ...start, from: from.with(at, { [id]: n }) })));
  }),
  tick(word("may-pass"), "may-pass", start["may-pass"], (yes) => set({ ...start, "may-pass": yes })),
  tick(word("feeds"), "feeds", start.feeds, (yes) => set({ ...start, feeds: yes })),
  choiceField(word("stuck"), "stuck", named("stuck", ["ends", "passes", "rightmost"]), start.stuck ?? "ends", (stuck) => set({ ...start, stuck })));
}

/** The start of bao: what of it differs from place to place, and how to be rid of it. */
function baoStart(value, set) {
  const { bao } = value.start;
  const change = (name, to) => to !== undefined && set({ ...value, start: { ...value.start, bao: { ...bao, [name]: to } } });
  const number = (name) => numberField(word(`bao-${name}`), `bao-${name}`, bao[name], (n) => change(name, n), 1, 120);
  const yes = (name) => tick(word(`bao-${name}`), `bao-${name}`, bao[name], (is) => change(name, is));
  return group(word("bao"), make("p", { class: "hint" }, word("bao-how")),
    number("capture-up-to"), number("house-from"), yes("house-outlives-namua"), yes("tax-last"), yes("takasia"),
    button(word("bao-drop"), "bao-drop", () => set(withoutBao(value), "from-at-least")));
}

/** The rules of a turn without what only bao's start knows. */
function withoutBao(value) {
  const lines = value.endings.filter(({ if: all, then }) =>
    then !== "sow-house-or-stop" && !all.some((one) => ["own-house", "under-takasia"].includes(one)));
  return {
    ...value, start: { from: [{ "at-least": 2 }], stuck: value.start.stuck ?? "ends" }, marks: "none",
    endings: lines.map((line) => ({
      ...line,
      if: line.if.filter((one) => !["capturing", "not-capturing"].includes(one)),
      then: line.then.capture?.to === "kichwa" ? { capture: { ...line.then.capture, to: "sown-on" } } : line.then,
    })),
  };
}

/** What is sown past, and what marks mean. */
function passing(value, board, set) {
  const enemy = value.skip["enemy-holding"];
  const kind = typeof value.skip === "string" ? value.skip : `enemy-${enemy.opening}`;
  const skips = ["none", "origin", "enemy-turn", "enemy-handful"]
    .filter((id) => id === kind || !(board.bao || (board.four && id.startsWith("enemy-"))));
  const skip = (id, seeds = enemy?.seeds ?? 2) => {
    const opening = id.startsWith("enemy-") && id.slice(6);
    set({ ...value, skip: opening ? { "enemy-holding": { seeds, opening } } : id });
  };
  const marks = ["none", "bulls", "knives", "unmoved", "houses"]
    .filter((id) => id === value.marks || id === "none" || board.bao === (id === "houses"));
  return make("div", { class: "together" },
    skips.length > 1 && choiceField(word("skip"), "skip", skips.map((id) => [id, word(`skip-${id}`, "…")]), kind, (id) => skip(id)),
    enemy && numbersOf(`skip-${kind}`, "skip-seeds", [enemy.seeds], ([seeds]) => skip(kind, seeds)),
    choiceField(word("marks"), "marks", named("marks", marks), value.marks, (next) => {
      left.once("marks");
      set({ ...value, marks: next });
    }));
}

/** A name as records have it: small letters, digits, hyphens. */
export function plain(text) {
  return text.normalize("NFD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40).replace(/-+$/, "");
}
