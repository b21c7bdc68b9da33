// Every file that a page fetches is missing in turn: drawings and notes stay, and the page says what it
// cannot do.
import assert from "node:assert/strict";
import { test } from "node:test";

import { DRAWING, send } from "./faulty.mjs";
import { blank, site } from "./here.mjs";

/**
 * Each file meets one fault in one language, the same in every run; `MISSING=all` tries every fault in both
 * languages, as before a release, and prints the results.
 */
const ALL = process.env.MISSING === "all";
/** Pages at a time. */
const TABS = 4;
/** Milliseconds within which a page must play or say why it does not. */
const SOON = 15_000;

const FAULTS = {
  blocked: (route) => route.abort(),
  async cut(route) {
    const response = await route.fetch().catch(() => undefined); // the page may be gone
    const body = await response?.body().catch(() => undefined);
    if (!body) return;
    // Servers that cut a download off send a part as if it were whole, and browsers keep it.
    await route.fulfill({ contentType: response.headers()["content-type"], body: body.subarray(0, body.length / 2) }).catch(() => {});
  },
  portal: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title><p>Sign in" }),
};
const SAYS = {
  en: /could not be loaded|cannot be played|cannot be shown|cannot answer|is missing|could not be fetched/,
  sw: /haikuweza kupakiwa|halikuweza kupakiwa|haliwezi kuchezwa|haliwezi kuonyeshwa|haiwezi kujibu|inakosekana|haikuweza kuletwa/,
};
const KEPT = {
  "mbao.games": [{ game: "ndoto", setup: "a", record: "Game: ndoto\n\n1. c1\n", at: 1, seating: null }],
  "mbao.notebook": { answers: { name: "Kept" } },
  "mbao.settings": { theme: "auto", size: "normal", motion: "off" },
};
const GAME = ["mbao.games", /1\. c1/];

/** Kinds of pages: path, the board to examine or what shows that a page without one works, and the stored data that must stay. */
const PAGES = {
  home: { path: "", board: ".threshold mbao-board" },
  section: { path: "section/ndoto/", board: "#board-ndoto" },
  table: { path: "play/ndoto/", board: "#board", keeps: GAME },
  lesson: { path: "learn/ndoto/", board: "mbao-board" },
  puzzles: { path: "learn/ndoto/puzzles/", board: "mbao-board" },
  notebook: { path: "notebook/", ready: ".notebook-begin button", keeps: ["mbao.notebook", /Kept/] },
  kiosk: { path: "kiosk/", ready: ".attract .begin" },
  frame: { path: "embed.html?game=ndoto", board: "mbao-board", alone: true },
  // Without the element's own script nothing can report: the page's content stays.
  elsewhere: { path: "own.html", board: "mbao-board", alone: true, mute: /^mbao\/board\.js$/ },
  // Pages that do not play: each file that they fetch is blocked on one of those that fetch it, styles too.
  sheet: { path: "game/lukho/", board: ".table-board mbao-board", keeps: GAME, quiet: true },
  affinities: { path: "affinities/", ready: "main", keeps: GAME, quiet: true },
  map: { path: "map/", ready: "main", keeps: GAME, quiet: true },
  solved: { path: "solved/", ready: "main", keeps: GAME, quiet: true },
  embed: { path: "embed/", board: "mbao-board", keeps: GAME, quiet: true },
};

const address = (kind, lang) => {
  const { path, alone } = PAGES[kind];
  if (path === "own.html") return `${site.address}own.html?${lang}`;
  return site.address + (alone ? `${path}&lang=${lang}` : (lang === "sw" ? "sw/" : "") + path);
};

/** Opens a page of a kind under a fault. */
async function opened(kind, lang, prepare) {
  const { keeps } = PAGES[kind];
  const { page, close } = await blank({ expected: /./, address: site.address, kept: keeps && { "mbao.settings": KEPT["mbao.settings"], [keeps[0]]: KEPT[keeps[0]] }, serviceWorkers: "block" });
  await send(page, `<h1>Own</h1><a href="about/">About</a><mbao-board game="ndoto">${DRAWING}</mbao-board>`, `lang="${lang}"`);
  // Fonts and pictures take time, and they are not tested here.
  await page.route(/\.(woff2|jpg|png)$/, (route) => route.abort());
  await prepare?.(page);
  await page.goto(address(kind, lang), { waitUntil: "domcontentloaded" });
  return { page, close };
}

/** Reaches for what waits to be reached. */
async function reach(page, kind) {
  await page.evaluate((board) => {
    if (board) document.querySelector(board)?.scrollIntoView({ block: "center", behavior: "instant" });
    document.querySelector("header.top")?.dispatchEvent(new Event("pointermove"));
  }, PAGES[kind].board);
}

/** The present state of a page. */
const look = (page, kind) => page.evaluate(([selector, ready]) => {
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const texts = [];
  const collect = (root) => {
    for (const one of root.querySelectorAll(".error, .unloaded, .before, .caption, .told, [role=alert], [role=status]")) if (shown(one)) texts.push(one.textContent.trim());
    for (const board of root.querySelectorAll("mbao-board")) if (board.shadowRoot) collect(board.shadowRoot);
  };
  collect(document);
  const board = selector && document.querySelector(selector);
  const drawn = () => {
    const own = [...(board?.shadowRoot?.querySelectorAll(".stage svg [data-pit]") ?? [])].filter(shown).length;
    // The server's drawing is in the element, or beside it.
    const given = [...document.querySelectorAll("svg.mbao")].filter(shown).length;
    return own + given;
  };
  const settings = document.querySelector(".settings-button");
  return {
    // A board must be playable; a page without a board must be awake.
    plays: board ? Boolean(board.state) && !board.shadowRoot.querySelector("[aria-busy=true]") : Boolean(document.querySelector(ready)),
    awake: !settings || !settings.hidden,
    drawn: drawn(),
    blank: [...document.querySelectorAll("mbao-board")].filter((one) => one.checkVisibility())
      .filter((one) => ![one, one.shadowRoot].some((root) => [...(root?.querySelectorAll("svg, .error, .unloaded") ?? [])].some(shown))).length,
    texts: texts.filter(Boolean),
    spins: [...document.querySelectorAll("[aria-busy=true]")].filter(shown).length + (board?.shadowRoot?.querySelectorAll("[aria-busy=true]").length ?? 0),
    headings: [...document.querySelectorAll("h1, h2")].filter(shown).length,
    text: document.body.innerText.length,
    links: [...document.querySelectorAll("a[href]")].filter((link) => !link.closest("[inert]")).length,
  };
}, [PAGES[kind].board, PAGES[kind].ready]);

/** Waits until the page plays, or says that it does not; returns its state. */
async function settle(page, kind, lang, limit = SOON) {
  const end = Date.now() + limit;
  for (;;) {
    const now = await look(page, kind).catch(() => undefined);
    if (now) {
      now.says = now.texts.find((text) => SAYS[lang].test(text));
      // A computer may be thinking of its turn while the page says what is missing.
      if ((((now.plays && now.awake) || now.says) && now.spins === 0) || Date.now() > end) return now;
    }
    await page.waitForTimeout(60);
  }
}

/** What a page fetches, by kind, but for pictures and fonts; styles on pages that do not play. */
async function fetched(kind) {
  const files = new Set();
  const counts = PAGES[kind].quiet ? /\.(js|wasm|toml|json|css)$/ : /\.(js|wasm|toml|json)$/;
  const { page } = await opened(kind, "en", (page) => page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (counts.test(pathname) && !pathname.endsWith("/offline.js")) files.add(pathname.split("/").slice(-2).join("/"));
  }));
  await reach(page, kind);
  const whole = await settle(page, kind, "en");
  await page.waitForLoadState("networkidle");
  return { files: [...files].sort(), whole };
}

const seen = [];
/** The problems of a page of this kind if a file has a fault. */
async function tried(kind, file, fault, lang, whole) {
  const { page, close } = await opened(kind, lang, (page) => page.route(`**/${file}*`, FAULTS[fault]));
  try {
    await reach(page, kind);
    const mute = PAGES[kind].mute?.test(file);
    const now = await settle(page, kind, lang, mute ? 500 : SOON);
    const wrong = [];
    if (!now.plays && !now.says && !mute) wrong.push(`neither plays nor says why (${now.texts.join(" | ").slice(0, 200)})`);
    if (PAGES[kind].board && whole.drawn > 0 && now.drawn === 0 && !(kind === "frame" && now.says)) wrong.push("no board is drawn");
    if (PAGES[kind].quiet && now.blank > 0) wrong.push(`${now.blank} boards are blank`);
    if (now.spins > 0) wrong.push("something spins");
    if (kind !== "frame" && now.text < Math.min(whole.text / 3, 200)) wrong.push(`${now.text} characters are left`);
    if (now.links < whole.links / 2) wrong.push(`${now.links} of ${whole.links} links are left`);
    let plays = now.plays ? "plays" : now.says ? "says why" : "its drawing stands";
    // If it plays, a press must make the record grow.
    if (now.plays && !now.says && ["section", "table", "frame", "elsewhere"].includes(kind)) {
      const board = page.locator(PAGES[kind].board);
      const before = await board.evaluate((board) => board.recordText);
      // What the table says during a first game would make a computer's turn longer than this waits.
      await board.evaluate((board) => Object.assign(board, { speed: "instant", callouts: false }));
      const selector = PAGES[kind].board;
      for (let pressed = false, end = Date.now() + SOON; ; await page.waitForTimeout(60)) {
        // The test cannot know whose turn it is when the saved game goes on; a player who cannot answer says
        // so.
        now.says = (await look(page, kind)).texts.find((text) => SAYS[lang].test(text));
        const grew = pressed && await page.evaluate(([board, before]) => document.querySelector(board).recordText !== before, [selector, before]);
        if (now.says || grew) break;
        if (Date.now() > end) {
          wrong.push(pressed ? "a press plays nothing" : "its pits cannot be pressed");
          break;
        }
        const pit = board.locator(".pit.legal").last();
        if (!pressed && (await pit.count()) > 0) pressed = await pit.click({ timeout: 2000 }).then(() => true, () => false);
      }
    }
    const { keeps } = PAGES[kind];
    if (keeps && !keeps[1].test(await page.evaluate((key) => (localStorage.getItem(key) ?? "") + (localStorage.getItem(`${key}.unreadable`) ?? ""), keeps[0]))) wrong.push(`${keeps[0]} is lost`);
    const aside = () => Object.keys(localStorage).filter((key) => key.endsWith(".unreadable"));
    if (PAGES[kind].quiet) wrong.push(...(await page.evaluate(aside)).map((key) => `${key} was set aside`));
    if (now.plays && now.says) plays = "plays, and says what is missing";
    seen.push([kind, file, fault, lang, wrong.length > 0 ? wrong.join("; ") : plays]);
    return wrong.map((what) => `${kind}, ${file} ${fault}, ${lang}: ${what}`);
  } finally {
    await close();
  }
}

/** A few at a time. */
async function each(tasks) {
  const problems = [];
  const waiting = [...tasks];
  await Promise.all(Array.from({ length: TABS }, async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) problems.push(...(await task()));
  }));
  return problems;
}

/** Files that are the same on all pages are tested on one kind. */
const SHARED = /^scripts\/(settings|definitions|offline|other-language)\.js$/;

test("nothing is lost if a file is missing, on any kind of page", { timeout: ALL ? 1_800_000 : 300_000 }, async () => {
  const kinds = Object.keys(PAGES);
  const cases = [];
  const faults = Object.keys(FAULTS);
  const pages = await each(kinds.map((kind) => async () => [[kind, await fetched(kind)]]));
  const quiet = pages.sort().filter(([kind]) => PAGES[kind].quiet);
  for (const [kind, { files, whole }] of pages) {
    assert.ok(files.length > 0, `${kind}: nothing is fetched`);
    for (const file of files) {
      // The same in every run, whatever else is fetched; names with a hash in them change with their content.
      const lot = (text) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      const name = file.split("/").at(-1);
      const alike = quiet.filter(([, page]) => page.files.includes(file));
      if (ALL) for (const fault of faults) cases.push([kind, file, fault, "en", whole], [kind, file, fault, "sw", whole]);
      else if (PAGES[kind].quiet) {
        if (alike[lot(name) % alike.length][0] === kind) cases.push([kind, file, "blocked", "en", whole]);
      } else if (kind === "section" || !SHARED.test(file)) {
        const chance = lot(kind + name);
        cases.push([kind, file, faults[chance % 3], chance % 2 ? "en" : "sw", whole]);
      }
    }
  }
  assert.deepEqual(await each(cases.map((one) => () => tried(...one))), []);
  console.log(`${cases.length} faults on ${kinds.length} kinds of pages`);
  if (ALL) for (const row of seen.sort()) console.log(row.join(" · "));
});
