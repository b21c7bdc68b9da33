// On pages without scripts of their own, each file that they fetch is missing in turn, on one of the pages that fetch it:
// no board is blank, no text is lost, and saved data stays. `missing.test.mjs` tests the pages that play.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

const PAGES = ["game/lukho/", "affinities/", "map/", "solved/", "embed/"];
/** A missing font is replaced by another, and an icon is not part of a page. */
const IDLE = /\.(woff2|svg|png|webmanifest)$/;
/** Milliseconds for which it waits that boards in view begin or say why not, before it looks. */
const SOON = 4000;
/** Pages that are examined side by side. */
const AT_A_TIME = 3;

const KEPT = {
  "mbao.games": JSON.stringify([{ game: "ndoto", setup: "a", record: "Game: ndoto\n\n1. c1  a2\n", at: 2, seating: null }]),
  "mbao.settings": JSON.stringify({ theme: "auto", size: "normal", motion: "off" }),
};

/** The problems of a page. */
const look = (page) => page.evaluate((kept) => {
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 10;
  const found = [];
  const text = document.body.innerText.trim();
  const boards = [...document.querySelectorAll("mbao-board")];
  if (text.length < 20 && boards.length === 0) found.push(`nothing to read: "${text}"`);
  for (const board of boards) {
    if (!board.checkVisibility()) continue;
    const all = [board, ...(board.shadowRoot ? [board.shadowRoot] : [])];
    const shown = all.flatMap((root) => [...root.querySelectorAll("svg, .error, .unloaded")]);
    if (!shown.some(seen)) found.push(`a blank board of ${board.getAttribute("game")}`);
  }
  for (const [key, what] of Object.entries(kept)) {
    if (key === "mbao.games" && !/1\. c1\s+a2/.test(localStorage.getItem(key) ?? "")) found.push(`${key}: ${localStorage.getItem(key)}`);
    if (localStorage.getItem(`${key}.unreadable`)) found.push(`${what} was set aside`);
  }
  return found;
}, KEPT);

/** The problems of a page that does not get over them. */
const wrong = (page) => becomes(() => look(page), []).then(() => [], () => look(page));

/** Waits until boards in view have begun or say why not, or their script has not arrived. */
const settled = (page) => page.waitForFunction(() => {
  if (performance.now() > 1200 && !customElements.get("mbao-board")) return true;
  const near = ({ top, bottom }) => bottom >= 0 && top <= innerHeight;
  return [...document.querySelectorAll("mbao-board")].every((board) =>
    board.state || board.querySelector(".unloaded, .error") || board.shadowRoot?.querySelector(".error") || !near(board.getBoundingClientRect()));
}, null, { timeout: SOON, polling: 50 }).catch(() => {});

/** Calls `use` with a function that loads the page of a path, how often it did, and the page. */
async function visited(path, use) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  try {
    await context.addInitScript((kept) => {
      for (const [key, what] of Object.entries(kept)) if (!localStorage.getItem(key)) localStorage.setItem(key, what);
    }, KEPT);
    const page = await context.newPage();
    return await use(page, async () => {
      await page.goto(site.address + path, { waitUntil: "load" });
      // Some islands wait until somebody reaches for them, so this does.
      await page.evaluate(() => document.querySelector("header.top")?.dispatchEvent(new Event("pointermove")));
      await settled(page);
    });
  } finally {
    await context.close();
  }
}

/** What the page of a path fetches that it needs. */
const fetched = (path) => visited(path, async (page, load) => {
  const asked = new Set();
  page.on("request", (request) => {
    if (!request.isNavigationRequest() && request.url().startsWith(site.address)) asked.add(request.url());
  });
  await load();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await wrong(page), [], `${path} as it is`);
  const files = [...asked].filter((file) => !IDLE.test(file));
  assert.ok(files.length > 3, `${path} fetches ${files}`);
  return files;
});

/** The problems of the page of a path if each of these files is missing. */
const broken = (path, files) => visited(path, async (page, load) => {
  const found = [];
  for (const file of files) {
    await page.route(file, (route) => route.abort());
    await load();
    for (const what of await wrong(page)) found.push(`${path}, ${file.slice(site.address.length)}: ${what}`);
    await page.unroute(file);
  }
  return found;
});

/** A few pages at a time; their results in the pages' order. */
async function each(work) {
  const results = [];
  const waiting = PAGES.entries();
  await Promise.all(Array.from({ length: AT_A_TIME }, async () => {
    for (const [at, path] of waiting) results[at] = await work(path);
  }));
  return results;
}

test("no missing file leaves a blank board, an empty page or a lost game", { timeout: 300_000 }, async (the) => {
  const asked = await each(fetched);
  /** The files that each page misses: whichever fetch a file, in every run the same one misses it. */
  const missing = new Map(PAGES.map((path) => [path, []]));
  for (const file of new Set(asked.flat())) {
    const paths = PAGES.filter((_, at) => asked[at].includes(file));
    const lot = [...file.split("/").at(-1)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    missing.get(paths[lot % paths.length]).push(file);
  }
  the.diagnostic(PAGES.map((path) => `${path} misses ${missing.get(path).length}`).join(", "));
  assert.deepEqual((await each((path) => broken(path, missing.get(path)))).flat(), []);
});
