/**
 * A board in a frame: it takes its attributes from the address, and a story from what the address carries after `#`. It
 * tells its height to the page around it.
 */
import { MbaoBoard } from "../mbao/board.js";
import { carried } from "./link.js";

const board = document.createElement("mbao-board");
for (const [written, value] of new URLSearchParams(location.search)) {
  // Editors that escape an address twice leave `&amp;`.
  const name = written.replace(/^amp;/, "");
  // Only attributes that the element knows, because anybody can write an address.
  if (MbaoBoard.observedAttributes.includes(name)) board.setAttribute(name, value);
}
document.documentElement.lang = board.getAttribute("lang") ?? "en";

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
  const wrong = story && (!text ? "lost" : story.whole ? "" : "cut");
  const all = [...document.querySelectorAll(/** @type {"p"} */ (".arrival"))];
  // `pt-BR` comes after `pt`; English is the first.
  const own = all.filter(({ lang }) => document.documentElement.matches(`:lang(${lang})`)).pop() ?? all[0];
  for (const said of all) said.hidden = said.lang !== own?.lang || said.dataset.when !== wrong;
}
addEventListener("hashchange", show);
show();

if (parent !== self) {
  // The messages hold nothing secret. They go to whoever shows the frame: the page before may have been another in it.
  /** @param {{ kind: string, height?: number, detail?: unknown }} message */
  const tell = (message) => parent.postMessage({ source: "mbao", ...message }, "*");
  new ResizeObserver(() => {
    // The body's own height: the document is never lower than the frame is now.
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    tell({ kind: "size", height });
    // WordPress gives a frame a secret, and sets only a height that comes with it.
    const secret = /#\?secret=(\w+)$/.exec(location.hash)?.[1];
    if (secret) parent.postMessage({ message: "height", value: height, secret }, "*");
  }).observe(document.body);
  for (const kind of ["action", "turn", "over", "error"]) {
    board.addEventListener(`mbao-${kind}`, (event) => tell({ kind, detail: /** @type {CustomEvent<unknown>} */ (event).detail }));
  }
}
