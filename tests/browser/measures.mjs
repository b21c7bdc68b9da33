// What is measured on pages: whether they fit, whether their boards can be pressed, what they look like.
import { join } from "node:path";

import { root } from "./site.mjs";
import { frames } from "./waits.mjs";

/** Text of 200 % on a usual screen and on a phone, of 250 % on a small phone; and the narrowest phone. */
export const NARROW = [
  { width: 1280, height: 800, text: 32 }, { width: 390, height: 844, text: 32 }, { width: 360, height: 640, text: 40 }, { width: 320, height: 640 },
];
/** 400 % on a small screen; 200 % on a usual one; phones that lie on their side. */
export const LOW = [
  { width: 320, height: 256 }, { width: 683, height: 384 }, { width: 844, height: 340 }, { width: 667, height: 375 },
];
/** The least pixels of a pit's room, less what is lost in rounding. */
export const LEAST = 23.9;

/** Gives the window a size, and text one in pixels or its usual one. */
export async function size(page, { width, height, text }) {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => {
    if (text) document.documentElement.style.setProperty("font-size", `${text}px`, "important");
    else document.documentElement.style.removeProperty("font-size");
  }, text);
  await frames(page, 2);
}

/** What hangs over the edge of the page, if the page scrolls sideways. */
export const over = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const beyond = (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5;
  const wide = [...document.querySelectorAll("body *")].filter(beyond);
  const last = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  const names = last.slice(0, 4).map((one) => `${one.localName}.${one.getAttribute("class")}`);
  return `${scrollWidth - clientWidth} too wide: ${names.join(", ")}`;
});

/** The smallest room of a pit that can be pressed. */
export const smallest = (page) => page.evaluate(() => Math.min(...[...document.querySelectorAll("mbao-board")]
  .filter((board) => board.checkVisibility() && !board.closest("[aria-hidden=true], [inert]"))
  .flatMap((board) => [...(board.shadowRoot?.querySelectorAll(".stage .room") ?? [])])
  .map((room) => room.getBoundingClientRect().width)));

/** What is wrong with an awake page in these windows: it scrolls sideways, or pits are too small to press. */
export async function misfits(page, windows) {
  const found = [];
  for (const window of windows) {
    await size(page, window);
    const [wide, least] = [await over(page), await smallest(page)];
    const where = `at ${Object.values(window).join(" ")}`;
    if (wide) found.push(`${where}: ${wide}`);
    if (least < LEAST) found.push(`${where}: pits of ${least.toFixed(1)}`);
  }
  return found;
}

/** Takes a picture for looking at, for `cargo xtask shots`. */
export const shot = (page, name, options) => page.screenshot({ path: join(root, `target/shots/${name}.png`), ...options });

/** A picture of what is seen, as WebP of this quality; Playwright's own are PNG and JPEG, twice as large. */
export async function webp(page, quality) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
  return Buffer.from(data, "base64");
}

/** The first script of a page of which is known what shifts on it. */
export const watch = () => {
  const seen = [];
  const keep = (entries) => {
    for (const { value, hadRecentInput: asked, sources } of entries) {
      seen.push({ value, asked, what: sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName) });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.shifts = () => {
    keep(observer.takeRecords());
    return seen.splice(0);
  };
};
/** By how much the page has shifted since this was last asked, and what did; what a press shifts counts only if it is `all` that does. */
export async function shifted(page, all = false) {
  const shifts = (await page.evaluate(() => window.shifts())).filter(({ asked }) => all || !asked);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), told: JSON.stringify(shifts) };
}

/** Bytes and objects in a snapshot of the heap, by kind. */
export async function snapshot(session) {
  let text = "";
  const add = ({ chunk }) => (text += chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { nodes, snapshot: { meta } } = JSON.parse(text);
  const [type, size] = ["type", "self_size"].map((field) => meta.node_fields.indexOf(field));
  const held = Object.fromEntries(meta.node_types[type].map((kind) => [kind, { bytes: 0, objects: 0 }]));
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const kind = held[meta.node_types[type][nodes[node + type]]];
    kind.bytes += nodes[node + size];
    kind.objects += 1;
  }
  return held;
}

/** Whether something that a selector finds is on the page, and not tiny. */
export const large = (page, selector) => page.locator(selector).evaluateAll((all) => all.some((one) => {
  const { width, height } = one.getBoundingClientRect();
  return one.checkVisibility() && width > 150 && height > 40;
}));

/** What only can be pressed; titles and the turns of a record are read. And what lies on a board's seeds. */
const PRESSED = ":is(button, select, input, textarea, summary):visible:not(.record-turns *, h1 *), mbao-board .trace:visible > *";
/** What is printed of that. */
export const printed = (page) => page.locator(PRESSED).evaluateAll((all) => all.map((one) => one.textContent || one.outerHTML));
