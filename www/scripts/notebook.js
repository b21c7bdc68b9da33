/** The field notebook: the questions of the page get their fields, and what is answered is played beside them. */
import { notebookOf, open, test } from "./notebook/checker.js";
import { packed, unpacked } from "./notebook/link.js";
import { forget } from "./notebook/left.js";
import { button, choiceField, group, make, textField, typing } from "./notebook/make.js";
import { resized } from "./notebook/pits.js";
import { FIELDS, plain } from "./notebook/questions.js";
import { findings, nearest, sheet } from "./notebook/sheet.js";
import { data, word } from "./notebook/words.js";

const KEPT = "mbao.notebook";
/** Changes that can be taken back. */
const REMEMBERED = 100;
/** Milliseconds without a change before it is tried. */
const PAUSE = 150;
const SURE = ["unknown", "sure", "fairly", "unsure", "inferred"];
const MOST = 64 * 1024;

const bar = document.querySelector(".notebook-begin");
const status = document.querySelector(".notebook-status");
const back = document.querySelector('.notebook-ways [href="#questions"]');
const place = document.querySelector(".notebook-board");
const says = make("p", { class: "notebook-told", role: "alert" });

let notebook = empty();
const before = [];
let board, shown;

function empty() {
  return { format: "mbao-notebook", version: 1, id: "noted-game", source: "", answers: {}, doubts: [] };
}

// --- What is noted -----------------------------------------------------------

function answer(question) {
  return (notebook.answers[question] ??= { readings: [], played: 0 });
}

function said(question) {
  const { readings, played } = answer(question);
  return readings[played ?? 0]?.says;
}

const playsBao = () => Boolean(said("rules")?.start?.bao);

const boardSize = () => ({ rows: said("rows") === "four" ? 4 : 2, pits: [...(said("pits") ?? [])] });

/** The seeds lie on the board as it is now. */
function fit(was, is) {
  for (const { says } of answer("set-up").readings) says["set-ups"] = says["set-ups"].map((setup) => resized(setup, was, is));
}

/** Makes `old` what `next` is and keeps what the fields hold on to. */
function adopt(old, next) {
  if (Array.isArray(old) && Array.isArray(next)) {
    next.forEach((one, at) => (old[at] = adopt(old[at], one)));
    old.length = next.length;
    return old;
  }
  const both = [old, next].every((one) => one && typeof one === "object" && !Array.isArray(one));
  if (!both) return next;
  for (const key of Object.keys(old)) if (!(key in next)) delete old[key];
  for (const [key, value] of Object.entries(next)) old[key] = adopt(old[key], value);
  return old;
}

/** What a question says from now on; `undefined` takes the answer back. */
function say(question, next, focus) {
  remember();
  const [bao, was] = [playsBao(), boardSize()];
  const given = answer(question);
  const reading = given.readings[given.played ?? 0];
  const redraw = !typing || !reading || next === undefined;
  if (next === undefined) given.readings.splice(given.played ?? 0, 1);
  else if (reading) reading.says = redraw ? structuredClone(next) : adopt(reading.says, structuredClone(next));
  else given.readings.push({ says: structuredClone(next) });
  given.played = Math.max(0, Math.min(given.played ?? 0, given.readings.length - 1));
  if (question === "name") notebook.id = plain(next ?? "") || "noted-game";
  // The way back from the board is to where one was.
  back.href = `#q-${question}`;
  if (redraw) draw(question, focus);
  if (["rows", "pits"].includes(question)) fit(was, boardSize());
  // Fields that are there on some boards only, or in bao.
  const others = { rows: ["set-up", "sowing", "aim", "rules"], pits: ["set-up"], rules: bao === playsBao() ? [] : ["set-up", "sowing"] };
  for (const one of others[question] ?? []) draw(one);
  changed();
}

function remember() {
  const text = JSON.stringify(notebook);
  if (before.at(-1) !== text) before.push(text);
  if (before.length > REMEMBERED) before.shift();
}

function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(notebook));
    return word("kept");
  } catch {
    return word("not-kept");
  }
}

/** Takes another notebook up; what was there can be brought back. */
function take(next) {
  remember();
  notebook = next;
  drawAll();
  changed();
}

// --- The questions -----------------------------------------------------------

function draw(question, focus) {
  const box = document.querySelector(`[data-question="${question}"]`);
  const active = document.activeElement;
  const key = focus ?? (box.contains(active) ? active.dataset.key : undefined);
  const opened = box.querySelector(".who-said")?.open;
  const given = answer(question);
  const reading = given.readings[given.played ?? 0];
  const fields = FIELDS[question](reading?.says, (next, to) => say(question, next, to), notebook);
  box.replaceChildren(...readings(question, given), ...fields.filter(Boolean));
  if (reading) box.append(told(question, reading, opened));
  if (key) {
    const field = box.querySelector(`[data-key="${key}"]`);
    (field?.disabled ? box.querySelector(`[data-key="${key.replace(/up$|down$/, (way) => (way === "up" ? "down" : "up"))}"]`) : field)?.focus();
  }
}

/** Readings side by side, where informants differ. */
function readings(question, given) {
  if (given.readings.length < 2) return [];
  return [group(word("readings"), ...given.readings.map((reading, at) => {
    const by = reading.who || (reading.note?.length <= 60 ? reading.note : "");
    const name = [word("reading", at + 1), by].filter(Boolean).join(": ");
    return button(name, `reading-${at}`, () => {
      remember();
      given.played = at;
      draw(question, `reading-${at}`);
      changed();
    }, { "aria-pressed": String(at === (given.played ?? 0)) });
  }))];
}

/** Who said it, when, where, how sure. */
function told(question, reading, opened) {
  const given = answer(question);
  const note = (name) => (text) => {
    remember();
    reading[name] = text;
    changed();
  };
  return make("details", { class: "who-said", open: opened }, make("summary", {}, word("who-said")),
    ...["who", "when", "where"].map((name) => textField(word(name), `told-${name}`, reading[name], note(name))),
    choiceField(word("sure"), "told-sure", SURE.map((id) => [id, word(`sure-${id}`)]), reading.sure ?? "unknown", note("sure")),
    textField(word("note"), "told-note", reading.note, note("note"), true),
    make("p", { class: "buttons" },
      given.readings.length < 12 && button(word("another"), "another", () => {
        remember();
        given.readings.push({ says: structuredClone(reading.says) });
        given.played = given.readings.length - 1;
        draw(question, `reading-${given.played}`);
        changed();
      }),
      given.readings.length > 1 && button(word("drop-reading"), "drop-reading", () => {
        remember();
        given.readings.splice(given.played ?? 0, 1);
        given.played = 0;
        draw(question, "another");
        changed();
      })));
}

function drawAll() {
  forget();
  for (const question of Object.keys(FIELDS)) draw(question);
}

// --- The board ---------------------------------------------------------------

let waiting, newest = 0;

function changed() {
  clearTimeout(waiting);
  waiting = setTimeout(check, PAUSE);
  part("sheet", sheet(notebook));
}

function part(id, what) {
  const section = document.getElementById(id);
  section.hidden = !what;
  if (what) section.lastElementChild.replaceChildren(what);
}

/** What the board goes by: of a name or an informant it knows nothing. */
function rules() {
  return JSON.stringify(["rows", "pits", "set-up", "sowing", "aim", "rules", "pockets"].map(said));
}

async function check() {
  const own = (newest += 1);
  const text = JSON.stringify(notebook);
  const kept = keep();
  const wanted = rules();
  place.setAttribute("aria-busy", "true");
  part("findings", undefined); // of what was noted before
  const { answer: found, broken } = await test(text, (tried) => own === newest && part("findings", findings(notebook, tried)));
  if (own !== newest) return;
  place.removeAttribute("aria-busy");
  mark(undefined);
  const wrong = found?.refused ?? found?.unplayable;
  if (broken !== undefined || wrong) {
    part("findings", undefined);
    part("nearest", undefined);
    if (wrong && unanswered(wrong)) tellNeeded(wrong);
    else if (wrong) tellWrong(word("unplayable"), wrong);
    else tell(status, word("too-long"));
    return;
  }
  tell(status, kept);
  part("nearest", nearest(found.nearest));
  if (wanted === shown) return;
  try {
    const { library } = await import("../mbao/notebook.js");
    const ready = await library(text);
    if (own !== newest) return;
    await show(ready, found.game);
    shown = wanted;
  } catch (error) {
    status.replaceChildren(`${word("no-board")}: `, make("span", { lang: "en" }, error.message));
  }
}

/** The question that a problem is with. */
const asked = ({ path }) => /^answers\.([\w-]+)/.exec(path)?.[1];

function linkTo(question) {
  const title = question && document.getElementById(`h-${question}`)?.textContent.trim();
  return title && make("a", { href: `#q-${question}` }, title);
}

/** Whether nothing is wrong yet: only nobody has said it, or where the seeds lie. */
function unanswered(problem) {
  const question = asked(problem);
  if (!question) return false;
  const { readings, played } = answer(question);
  const at = /set-ups\[(\d+)\]\.lying$/.exec(problem.path)?.[1];
  const what = Object.values(readings[played ?? 0]?.says["set-ups"]?.[at]?.lying ?? {})[0];
  return readings.length === 0 || what === 0 || (Array.isArray(what) && what.every((seeds) => seeds === 0));
}

function tellNeeded(problem) {
  tell(status, `${word("needed")}: `, linkTo(asked(problem)));
}

/** What stands there already is not said again to those who listen. */
function tell(where, ...told) {
  const text = told.map((one) => one.textContent ?? one).join("");
  if (where.textContent !== text) where.replaceChildren(...told);
}

/** A problem with its question: in the page's words where answers do not fit each other, otherwise exactly, in English. */
function tellWrong(kind, problem, where = status) {
  const { message, misfit, numbers } = problem;
  const question = asked(problem);
  const link = linkTo(question);
  const told = misfit ? word(`misfit-${misfit}`, ...numbers) : make("span", { lang: "en" }, message);
  tell(where, `${kind}: `, ...(link ? [link, " "] : []), told);
  mark(question);
}

function mark(question) {
  for (const one of document.querySelectorAll(".noted-question")) one.classList.toggle("wrong", one.id === `q-${question}`);
}

async function show(library, game) {
  await import("../mbao/board.js");
  if (!board) {
    board = document.createElement("mbao-board");
    board.id = "board";
    board.library = library;
    place.replaceChildren(make("div", { class: "together", id: "seats" }), board);
  } else {
    board.library = library;
    board.removeAttribute("setup");
    await board.reset();
  }
  const levels = [1, 2, 3, 4, 5].map((level) => [`computer:${level}`, word("computer", level)]);
  const against = choiceField(word("against"), "against", [["human", word("person")], ...levels], board.getAttribute("north") ?? "human", (who) => board.setAttribute("north", who));
  const setups = game.setups.map(({ name }) => [name, name]);
  const setup = setups.length > 1 && choiceField(word("play-set-up"), "play-set-up", setups, setups[0][0], (name) => board.setAttribute("setup", name));
  const seats = document.getElementById("seats");
  seats.replaceChildren(against, ...(setup ? [setup] : []));
  const seconds = notebook["turn-seconds"];
  if (!seconds) return;
  const { turnClock } = await import("./turn-clock.js");
  seats.append(turnClock(board, seconds, { clock: word("clock"), clockUp: word("clock-up") }));
}

// --- Files and links ---------------------------------------------------------

/** Opens the text of a file or a link; where it is none, all stays as it is. */
async function openText(text) {
  const { answer: found, broken } = text.length > MOST ? { broken: `${text.length} > ${MOST}` } : await open(text);
  if (!found || found.refused) {
    const wrong = found?.refused ?? { path: "", message: broken };
    tellWrong(word("bad-file"), wrong, says);
    mark(undefined);
    says.append(" ", word("stays"));
    return false;
  }
  says.replaceChildren();
  take(found.notebook);
  return true;
}

/** The file as it is written everywhere. */
async function file() {
  const text = JSON.stringify(notebook);
  const { answer: found } = await open(text);
  return `${JSON.stringify(found?.notebook ?? notebook, null, 2)}\n`;
}

async function save() {
  const address = URL.createObjectURL(new Blob([await file()], { type: "application/json" }));
  make("a", { href: address, download: `${notebook.id}.mbao.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function link() {
  history.replaceState(null, "", await packed(JSON.stringify(notebook)));
  try {
    await navigator.clipboard.writeText(location.href);
    says.replaceChildren(word("linked"));
  } catch {
    says.replaceChildren(word("link-here"));
  }
}

async function send() {
  await save();
  const name = notebook.answers.name?.readings[0]?.says ?? notebook.id;
  const address = new URL(await packed(JSON.stringify(notebook)), location.href).href;
  const body = `${word("send-body")}\n\n${address.length < 1800 ? address : location.href.split("#")[0]}\n`;
  says.replaceChildren(word("sent"));
  location.href = `mailto:${data.curator}?subject=${encodeURIComponent(word("send-subject", name))}&body=${encodeURIComponent(body)}`;
}

/** What a game's options make of it is noted by their names: said in the page's language. */
function inWords(begun) {
  for (const { readings } of Object.values(begun.answers)) {
    for (const reading of readings) {
      const note = reading.note?.replace(/^\S+: \S+/, (name) => data.readings[name] ?? name);
      if (note) reading.note = note.replace(/\(doubt (\d+)\)$/, "(E $1)");
    }
  }
  return begun;
}

function drawBar() {
  const games = [["", word("begin-empty")], ...data.games];
  const from = choiceField(word("begin-from"), "begin-from", games, "", () => {});
  const chosen = from.querySelector("select");
  const load = make("input", { type: "file", accept: ".json,application/json", "aria-label": word("load"), class: "unseen-file", onchange: async () => {
    const [picked] = load.files;
    if (picked) await openText(picked.size > MOST ? " ".repeat(MOST + 1) : await picked.text());
    load.value = "";
  } });
  bar.replaceChildren(
    make("div", { class: "together" }, from, button(word("begin"), "begin", async () => {
      says.replaceChildren();
      if (!chosen.value) return take(empty());
      const begun = await notebookOf(chosen.value);
      if (begun) take(inWords(begun));
    }), button(word("undo"), "undo", () => {
      const text = before.pop();
      if (!text) return;
      notebook = JSON.parse(text);
      drawAll();
      changed();
    })),
    make("div", { class: "together" },
      make("label", { class: "button" }, load, word("load")),
      button(word("save"), "save", save),
      button(word("link"), "link", link),
      data.curator && button(word("send"), "send", send)),
    says);
  bar.hidden = false;
}

/** A game from another source, from its file. */
async function openRelative(event) {
  event.preventDefault();
  await openFile(event.currentTarget.href);
}

async function openFile(address) {
  try {
    const file = await fetch(address);
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    if (await openText(await file.text())) scrollTo(0, 0);
  } catch (error) {
    tellWrong(word("bad-file"), { path: "", message: error.message }, says);
  }
}

/** A game from another source by its name, as other pages link to it. */
async function openNamed(id) {
  const link = [...document.querySelectorAll(".open-relative")].find((one) => one.href.endsWith(`/${id}.mbao.json`));
  if (link) await openFile(link.href);
}

async function opened() {
  try {
    const named = /^#open-([a-z0-9-]+)$/.exec(location.hash)?.[1];
    if (named) return void (await openNamed(named));
    const text = await unpacked(location.hash);
    if (text !== undefined) return void (await openText(text));
  } catch (error) {
    tellWrong(word("bad-file"), { path: "", message: error.message || "the link is broken" }, says);
    says.append(" ", word("stays"));
  }
}

document.documentElement.classList.add("notebook-awake");
drawBar();
try {
  const kept = JSON.parse(localStorage.getItem(KEPT));
  if (kept?.answers) notebook = kept;
} catch {
  // Then it is begun anew.
}
try {
  drawAll();
} catch {
  // What was kept is of no use.
  notebook = empty();
  drawAll();
}
changed();
await opened();
for (const link of document.querySelectorAll(".open-relative")) link.addEventListener("click", openRelative);
addEventListener("hashchange", opened);
