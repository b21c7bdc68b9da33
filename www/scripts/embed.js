/**
 * A board in a frame: it takes its attributes from the address, and a story from what the address carries after `#`. It
 * tells its height to the page around it, and fits itself to a frame that stays lower.
 */
import { MbaoBoard } from "../mbao/board.js";
import { carried } from "./link.js";

const board = document.createElement("mbao-board");
for (const [written, value] of new URLSearchParams(location.search)) {
  // Editors that escape an address twice leave `&amp;`; telephones begin with a capital letter.
  const name = written.toLowerCase().replace(/^amp;/, "");
  // Only attributes that the element knows, because anybody can write an address.
  if (MbaoBoard.observedAttributes.includes(name)) board.setAttribute(name, value);
}
const root = document.documentElement;
root.lang = board.getAttribute("lang") ?? "en";

const main = document.querySelector("main");
const asked = { steps: board.steps, game: board.game };
/**
 * Shows the story that the address carries, or the board that its attributes ask for; says what of a story did not
 * arrive.
 */
async function show() {
  const { hash } = location;
  const story = hash ? await carried(hash) : undefined;
  if (hash !== location.hash) return; // another has come meanwhile
  const text = story && /^\uFEFF?\s*game:/im.test(story.text) ? story.text : undefined;
  board.steps = text ?? asked.steps;
  // A game that nobody asked for would pass for the story.
  if (story && !text && !asked.steps && !asked.game) main?.replaceChildren();
  else if (!board.isConnected) main?.replaceChildren(board);
  const { large, arrived = "whole" } = story ?? {};
  const broken = arrived === "whole" || arrived === "perhaps" ? (text || !story ? "" : "changed") : arrived;
  const wrong = large ? "large" : !broken || text ? broken : `${broken} lost`;
  const all = [...document.querySelectorAll(/** @type {"p"} */ (".arrival"))];
  // `pt-BR` comes after `pt`; English is the first.
  const own = all.filter(({ lang }) => root.matches(`:lang(${lang})`)).pop() ?? all[0];
  for (const said of all) said.hidden = said.lang !== own?.lang || said.dataset.when !== wrong;
  below = 0;
}
addEventListener("hashchange", show);

/** Pixels that a board keeps in a low frame before long words are cut short and scroll; the fewest that it has, and words have. */
const ENOUGH = 96;
const LEAST = 48;
const WORDS = 44;
/** Sizes of drawings, as `Plan` of the crate `mbao-board` has them: how thick a board is, and how large its pits are. */
const THICK = 14;
const [FINGER, MOUSE] = [44, 30];
const mouse = matchMedia("(pointer: fine) and (not (any-pointer: coarse))");

/** The most that there has been below the board, in pixels, so that it does not jump with every sentence; and where. */
let below = 0;
let wide = 0;

const heightOf = (/** @type {Element} */ one) => one.getBoundingClientRect().height;

/**
 * How many pixels higher a drawing would be if it were as high as it likes: a board stands upright where lying pits would
 * be small.
 * @param {SVGSVGElement} svg
 */
function more(svg) {
  const { width, height } = svg.viewBox.baseVal;
  const stands = svg.hasAttribute("width");
  const [along, across] = stands ? [height - THICK, width] : [width, height - THICK];
  const room = board.clientWidth;
  if (stands === (room * 100) / along < (mouse.matches ? MOUSE : FINGER)) return 0;
  if (stands) return (room * (across + THICK)) / along - heightOf(svg);
  const pit = Math.min(Math.max(57_200 / (along + THICK), FINGER), 62);
  return (Math.min(room, (across * pit) / 100) * (along + THICK)) / across - heightOf(svg);
}

/** Fits the board to the frame; returns the height that it would like. */
function fitted() {
  const { body } = document;
  // A scroll bar, for as long as this takes, would make everything narrower.
  root.style.overflow = "hidden";
  root.classList.remove("low");
  const svg = board.drawing;
  const wanted = Math.ceil(heightOf(body) + (svg ? more(svg) : 0));
  if (svg && wanted > innerHeight) {
    const room = () => innerHeight - heightOf(body) + heightOf(svg);
    root.style.removeProperty("--words");
    root.classList.add("low");
    if (wide !== innerWidth) [wide, below] = [innerWidth, 0];
    below = Math.max(below, innerHeight - room());
    if (room() < ENOUGH) {
      root.style.setProperty("--words", "0px");
      root.style.setProperty("--words", `${WORDS + Math.max(0, room() - ENOUGH)}px`);
    }
    root.style.setProperty("--high", `${Math.max(LEAST, Math.min(room(), Math.max(ENOUGH, innerHeight - below)))}px`);
  }
  root.style.removeProperty("overflow");
  return wanted;
}

// The messages hold nothing secret. They go to whoever shows the frame: the page before may have been another in it.
/** @param {{ kind: string, height?: number, detail?: unknown }} message */
const tell = (message) => parent.postMessage({ source: "mbao", ...message }, "*");
function fit() {
  const height = fitted();
  if (parent === self) return;
  tell({ kind: "size", height });
  // WordPress gives a frame a secret, and sets only a height that comes with it.
  const secret = /#\?secret=(\w+)$/.exec(location.hash)?.[1];
  if (secret) parent.postMessage({ message: "height", value: height, secret }, "*");
}
// In the next frame: what changes its own size in the observer's callback is reported as an error.
const later = () => requestAnimationFrame(fit);
new ResizeObserver(later).observe(document.body);
addEventListener("resize", later);
board.addEventListener("mbao-ready", fit);
for (const kind of parent === self ? [] : ["action", "turn", "over", "error"]) {
  board.addEventListener(`mbao-${kind}`, (event) => tell({ kind, detail: /** @type {CustomEvent<unknown>} */ (event).detail }));
}
show();
