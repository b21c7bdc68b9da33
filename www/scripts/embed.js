/** A board in a frame: it takes its attributes from the address and tells its height to the page around it. */
import { MbaoBoard } from "../mbao/board.js";

const board = document.createElement("mbao-board");
for (const [name, value] of new URLSearchParams(location.search)) {
  // Only attributes that the element knows, because anybody can write an address.
  if (MbaoBoard.observedAttributes.includes(name)) board.setAttribute(name, value);
}
document.documentElement.lang = board.getAttribute("lang") ?? "en";
document.body.querySelector("main")?.replaceChildren(board);

if (parent !== self) {
  // The messages hold nothing secret. They go to whoever shows the frame: the page before may have been another in it.
  /** @param {{ kind: string, height?: number, detail?: unknown }} message */
  const tell = (message) => parent.postMessage({ source: "mbao", ...message }, "*");
  new ResizeObserver(() => {
    // The body's own height: the document is never lower than the frame is now.
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    tell({ kind: "size", height });
    // WordPress gives a frame a secret, and sets only a height that comes with it.
    const secret = /^#\?secret=(\w+)$/.exec(location.hash)?.[1];
    if (secret) parent.postMessage({ message: "height", value: height, secret }, "*");
  }).observe(document.body);
  for (const kind of ["action", "turn", "over", "error"]) {
    board.addEventListener(`mbao-${kind}`, (event) => tell({ kind, detail: /** @type {CustomEvent<unknown>} */ (event).detail }));
  }
}
