import * as left from "./left.js";
import { button, choiceField, make, numberField, numbersOf, textField, tick } from "./make.js";
import { parts, word } from "./words.js";

/** The conditions, in the order in which they are offered. */
const CONDITIONS = [
  "own-side", "enemy-side", "empty", "occupied", "held", "held-at-least", "held-at-most", "opposite-seeds",
  "opposite-holds", "opposite-free", "crossed", "not-crossed", "came-round", "leftmost", "marked", "has-captured", "pair",
  "front-row", "behind-opposite-seeds", "turning-pit", "clockwise-captures", "capturing", "not-capturing", "own-house",
  "under-takasia", "other-end-captured",
];
const EFFECTS = [
  "sleep", "relay-same", "relay-opposite", "relay-chosen", "capture", "start-again", "mark-it", "mark-pair",
  "move-on-and-sleep", "turn-round", "turn-round-chain", "start-again-other-way", "win", "unlawful", "sow-house-or-stop",
];
const OBJECTS = {
  "relay-same": { relay: "same" }, "relay-opposite": { relay: "opposite" }, "relay-chosen": { relay: "chosen" },
  "turn-round": { "turn-round": { chain: false } }, "turn-round-chain": { "turn-round": { chain: true } },
};
/** What can be so on four rows only, on two only, in bao only, and never there. */
const FOUR = ["turning-pit", "clockwise-captures", "behind-opposite-seeds", "front-row", "other-end-captured", "turn-round", "turn-round-chain", "win", "behind", "sown-from-outer", "sown-from-gap"];
const TWO = ["crossed", "not-crossed", "came-round", "start-again-other-way"];
const BAO = ["capturing", "not-capturing", "own-house", "under-takasia", "sow-house-or-stop", "kichwa"];
const NOT_BAO = ["pair", "mark-it", "mark-pair", "turning-pit", "clockwise-captures", "other-end-captured", "turn-round", "turn-round-chain", "relay-opposite", "relay-chosen", "start-again", "move-on-and-sleep", "win", "unlawful", "store", "store-and-again", "sown-on", "sown-from-here", "sown-from-outer", "sown-from-gap"];
const OPPOSITE = ["opposite-seeds", "opposite-holds", "behind-opposite-seeds"];
/** Conditions of a line. */
const MOST = 8;
const STORES = ["store", "store-and-again", "sown-on", "sown-from-here", "sown-from-outer", "sown-from-gap", "kichwa"];

/** The name of a condition, and its numbers. */
export function read(condition) {
  if (typeof condition === "string") return [condition, []];
  const [[name, numbers]] = Object.entries(condition);
  return [name, [numbers].flat()];
}

function written(name, numbers) {
  const count = parts(`if-${name}`).length - 1;
  if (count === 0) return name;
  const all = Array.from({ length: count }, (_, at) => numbers[at] ?? (at === 0 ? 3 : 4));
  return { [name]: count === 1 ? all[0] : all };
}

/** The name of an effect. */
export function effect(then) {
  if (typeof then === "string") return then;
  if (then.relay) return `relay-${then.relay}`;
  if (then["turn-round"]) return then["turn-round"].chain ? "turn-round-chain" : "turn-round";
  return "capture";
}

/** What can be chosen on this board; what was chosen stays, and what is wrong with it is told. */
function offered(ids, board, chosen) {
  const never = [...(board.four ? TWO : FOUR), ...(board.bao ? NOT_BAO : BAO)];
  return ids.filter((id) => id === chosen || !never.includes(id));
}

/** What is captured lies opposite: that comes along with a capture, and goes again with it. */
function facing(conditions, then, own) {
  if (then !== "capture") return left.once(`${own}-facing`) ? conditions.filter((one) => one !== "opposite-seeds") : conditions;
  if (conditions.length >= MOST || conditions.some((one) => OPPOSITE.includes(read(one)[0]))) return conditions;
  left.at(`${own}-facing`, true);
  return [...conditions, "opposite-seeds"];
}

/**
 * The list of endings as sentences; `set` gets the list as it is to be. `board`
 * tells whether it has four rows and whether bao is played.
 */
export function endings(lines, key, board, set) {
  const list = make("ol", { class: "noted-endings" });
  const change = (at, line) => set(lines.with(at, line));
  // Lines that stand elsewhere know nothing of what others there left behind.
  const anew = (list, focus) => {
    left.forget();
    set(list, focus);
  };
  const move = (at, to) => {
    const moved = lines.toSpliced(at, 1);
    anew(moved.toSpliced(to, 0, lines[at]), `${key}-${to}-${to < at ? "up" : "down"}`);
  };
  lines.forEach((line, at) => {
    const own = `${key}-${at}`;
    const conditions = make("span", { class: "conditions" });
    line.if.forEach((condition, i) => {
      const [name, numbers] = read(condition);
      const options = offered(CONDITIONS, board, name).map((id) => [id, word(`if-${id}`, "…", "…")]);
      const chosen = (next) => change(at, { ...line, if: line.if.with(i, next) });
      const pick = choiceField(word(i === 0 ? "if" : "and"), `${own}-if-${i}`, options, name, (id) => {
        if (numbers.length > 0) left.at(`${own}-if-${i}`, numbers);
        chosen(written(id, left.back(`${own}-if-${i}`) ?? []));
      });
      conditions.append(make("span", { class: "condition" }, pick,
        numbers.length > 0 && numbersOf(`if-${name}`, `${own}-if-${i}-n`, numbers, (all) => chosen(written(name, all))),
        button("×", `${own}-drop-${i}`, () => anew(lines.with(at, { ...line, if: line.if.toSpliced(i, 1) })), { "aria-label": `${word("drop-condition")}: ${word(`if-${name}`, ...numbers)}`, class: "small" })));
    });
    if (line.if.length === 0) conditions.append(make("em", {}, word("always")));
    const kind = effect(line.then);
    const effects = offered(EFFECTS, board, kind).map((id) => [id, word(`then-${id}`)]);
    const then = choiceField(word("then"), `${own}-then`, effects, kind, (id) => {
      const turns = id.startsWith("turn-round");
      const before = left.back(`${own}-then-${id}`);
      const next = before?.then ?? (id === "capture" ? { capture: { to: board.bao ? "kichwa" : "store" } } : (OBJECTS[id] ?? id));
      left.at(`${own}-then-${kind}`, { then: line.then, may: line.may });
      change(at, { ...line, if: facing(line.if, id, own), then: next, may: turns || (id === "capture" && Boolean(before?.may)) });
    });
    const item = make("li", {}, make("div", { class: "line", role: "group", "aria-label": word("line", at + 1) },
      conditions,
      line.if.length < MOST && button(word("add-condition"), `${own}-add`, () => set(lines.with(at, { ...line, if: [...line.if, "empty"] }), `${own}-if-${line.if.length}`), { class: "small" }),
      then,
      kind === "capture" && captures(line.then.capture, own, board, (capture) => change(at, { ...line, then: { capture } })),
      kind === "capture" && tick(word("may"), `${own}-may`, line.may, (may) => change(at, { ...line, may })),
      textField(word("cite"), `${own}-cite`, line.cite, (cite) => change(at, { ...line, cite })),
      make("span", { class: "buttons" },
        button(word("up"), `${own}-up`, () => move(at, at - 1), { disabled: at === 0, class: "small" }),
        button(word("down"), `${own}-down`, () => move(at, at + 1), { disabled: at === lines.length - 1, class: "small" }),
        button(word("drop-line"), `${own}-drop`, () => anew(lines.toSpliced(at, 1), `${key}-add-line`), { class: "small" }))));
    list.append(item);
  });
  const add = () => anew([...lines, { if: ["empty"], then: "sleep" }], `${key}-${lines.length}-if-0`);
  return make("div", {}, make("p", { class: "hint" }, word("endings-how")),
    lines.length === 0 ? make("p", {}, word("no-lines")) : list,
    lines.length < 24 && button(word("add-line"), `${key}-add-line`, add));
}

function captures(capture, key, board, set) {
  const ids = ["behind", "own", "string", "alike"].filter((part) => capture[part] || board.four || !FOUR.includes(part));
  const to = offered(STORES, board, capture.to);
  return make("fieldset", { class: "takes" }, make("legend", {}, word("takes")),
    make("span", {}, word("takes-opposite")),
    ...ids.map((part) => tick(word(`takes-${part}`), `${key}-${part}`, capture[part], (yes) => set({ ...capture, [part]: yes }))),
    numberField(word("takes-following"), `${key}-following`, capture.following || 0, (pits) => set({ ...capture, following: pits ?? 0 }), 0, 12),
    choiceField(word("to"), `${key}-to`, to.map((id) => [id, word(`to-${id}`)]), capture.to, (next) => set({ ...capture, to: next })));
}
