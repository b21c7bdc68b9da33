import { effect, read } from "./endings.js";
import { make } from "./make.js";
import { preludes } from "./questions.js";
import { data, word } from "./words.js";

const says = (notebook, question) => {
  const { readings, played } = notebook.answers[question] ?? { readings: [] };
  return readings[played ?? 0]?.says;
};

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
/** Within a sentence. */
const within = (text) => text.charAt(0).toLowerCase() + text.slice(1);
const listed = (values) => new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(values.map(String));

/** A starting arrangement; its name where there are several. */
function arrangement(setup, rows, several, sizes) {
  const [[kind, what]] = Object.entries(setup.lying);
  const columns = kind === "rows" && what.length / (rows === "four" ? 4 : 2);
  const numbers = {
    "right-hand": () => `${what.pits} × ${what.each}`,
    rows: () => Array.from({ length: what.length / columns }, (_, row) => what.slice(row * columns, (row + 1) * columns).join("\u00a0")).join(" / "),
  };
  const name = several && `${word("set-up", setup.name)}${setup.columns && sizes > 1 ? `, ${within(word("set-up-columns"))} ${setup.columns}` : ""}: `;
  const lies = `${word("lying")} ${word(`lying-${kind}`)}: ${numbers[kind]?.() ?? what}`;
  const hand = setup["in-hand"] > 0 && `; ${within(word("in-hand"))}: ${setup["in-hand"]}`;
  return [name, name ? within(lies) : lies, hand].filter(Boolean).join("");
}

/** From where a turn starts, what is passed over, what marks mean. */
function turns(rules) {
  const { start = {}, skip = "none", marks = "none" } = rules;
  const lines = [];
  if (start.bao) {
    lines.push(word("bao"));
    for (const name of ["capture-up-to", "house-from"]) lines.push(`${word(`bao-${name}`)}: ${start.bao[name]}`);
    for (const name of ["house-outlives-namua", "tax-last", "takasia"]) if (start.bao[name]) lines.push(word(`bao-${name}`));
  } else {
    const from = (start.from ?? []).map((one) => {
      const [name, numbers] = read(one);
      return word(`from-${name}`, ...numbers);
    });
    lines.push([word("start"), from.join(", ")].filter(Boolean).join(" "));
    if (start["may-pass"]) lines.push(word("may-pass"));
    if (start.feeds) lines.push(word("feeds"));
    lines.push(`${word("stuck")} ${word(`stuck-${start.stuck ?? "ends"}`)}`);
  }
  const enemy = skip["enemy-holding"];
  if (skip !== "none") lines.push(`${word("skip")}: ${enemy ? word(`skip-enemy-${enemy.opening}`, enemy.seeds) : word(`skip-${skip}`)}`);
  if (marks !== "none") lines.push(`${word("marks")} ${word(`marks-${marks}`)}`);
  return lines;
}

/** The rules as noted, in sentences made of the form's own words. */
export function sheet(notebook) {
  const lines = [];
  const rows = says(notebook, "rows");
  const pits = says(notebook, "pits");
  const people = says(notebook, "peoples");
  if (people?.people || people?.region) lines.push([people.people, people.region].filter(Boolean).join(", "));
  if (rows && pits) {
    const [usual, ...others] = pits;
    lines.push([word("sheet-board", word(`rows-${rows}`), usual), others.length > 0 && word("sheet-also", listed(others))].filter(Boolean).join("; "));
  }
  const beginning = says(notebook, "set-up");
  const setups = beginning?.["set-ups"] ?? [];
  for (const setup of setups) lines.push(arrangement(setup, rows, setups.length > 1, pits?.length));
  lines.push(...preludes(beginning?.before ?? []));
  const sowing = says(notebook, "sowing");
  if (sowing) {
    lines.push(`${word("first")} ${word(`first-${sowing.first}`)}`);
    if ((sowing.turning ?? "none") !== "none") lines.push(`${word("turning")} ${word(`turning-${sowing.turning}`)}`);
    if (sowing["reverse-start"]) lines.push(word("reverse-start"));
  }
  const rules = says(notebook, "rules");
  if (rules) lines.push(...turns(rules));
  const aim = says(notebook, "aim");
  const endings = (rules?.endings ?? []).map((line) => {
    const all = line.if.map((condition) => {
      const [name, numbers] = read(condition);
      return word(`if-${name}`, ...numbers);
    });
    const conditions = all.length > 0 ? `${word("if")} ${all.join(`, ${word("and")} `)}` : word("always");
    const { capture } = line.then;
    const takes = capture && ["opposite", ...["behind", "own", "string", "alike"].filter((part) => capture[part])].map((part) => word(`takes-${part}`));
    if (capture?.following) takes.push(`${within(word("takes-following"))}: ${capture.following}`);
    const more = capture ? ` (${takes.join(", ")}; ${within(word("to"))} ${word(`to-${capture.to}`)})` : "";
    return sentence(`${conditions}: ${word(`then-${effect(line.then)}`)}${more}${line.may && capture ? `; ${word("may")}` : ""}`);
  });
  const made = make("div", {}, ...lines.map((line) => make("p", {}, sentence(line))));
  if (endings.length > 0) {
    made.append(make("p", {}, sentence(word("endings")).replace(/\.$/, ":")), make("ol", {}, ...endings.map((text) => make("li", {}, text))));
  }
  if (aim) {
    const [name, numbers] = aim.when?.["no-front-row"] ? [aim.when["no-front-row"]["in-turn"] ? "no-front-row-in-turn" : "no-front-row", []] : read(aim.when);
    made.append(make("p", {}, sentence(`${word("over-when")} ${word(`over-${name}`, ...numbers)}. ${word("count")} ${word(`count-${aim.count}`)}`)));
  }
  if (!made.hasChildNodes()) made.append(make("p", {}, word("sheet-nothing")));
  return made;
}

/** What random play has shown, as sentences. */
export function findings(notebook, { games, findings: found }) {
  const told = found.map((one) => {
    const id = one.kind === "one-sided" ? (one.south ? "south-wins" : "north-wins") : one.kind;
    return word(`finding-${id}`, one.games ?? one.percent ?? one.line, one.of);
  });
  const differ = seedsDiffer(notebook);
  if (differ) told.push(differ);
  const list = told.length > 0 ? make("ul", {}, ...told.map((text) => make("li", {}, text))) : make("p", {}, word("finding-none"));
  return make("div", {}, make("p", { class: "hint" }, word("tried", games)), list);
}

/** Questions viii and ix against each other. */
function seedsDiffer(notebook) {
  const row = says(notebook, "seeds");
  const setup = says(notebook, "set-up")?.["set-ups"][0];
  const columns = setup?.columns ?? says(notebook, "pits")?.[0];
  if (!row || !setup || !columns) return undefined;
  const rows = says(notebook, "rows") === "four" ? 4 : 2;
  const [[kind, what]] = Object.entries(setup.lying);
  const total = {
    each: () => what * columns * rows, rows: () => what.reduce((sum, n) => sum + n, 0), free: () => 2 * what,
    "right-hand": () => 2 * what.pits * what.each, house: () => 2 * (what + 4),
  }[kind]() + 2 * (setup["in-hand"] ?? 0);
  return total === row * rows ? undefined : word("finding-seeds-differ", row, Math.round((10 * total) / rows) / 10);
}

/** The recorded games most like it. */
export function nearest(list) {
  const names = new Map(data.games);
  return make("ol", {}, ...list.slice(0, 5).map(({ game, rules, points }) => make("li", {},
    make("strong", {}, names.get(game) ?? game), ` ${word("like", rules)}: `,
    points.length > 0 ? `${word("differs")} ${points.slice(0, 6).map((point) => data.points[point]).join(", ")}` : word("same"))));
}
