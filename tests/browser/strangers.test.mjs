// Pages that others change: a browser that translates, an extension that adds, wraps and takes away. Whatever they do,
// before the islands wake or after, each island does what it is for, and nothing fails.
// Longer than most: one page of every kind, each changed in two ways.
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as chromium from "./chromium.mjs";
import { blank, browser, site } from "./here.mjs";
import { send } from "./faulty.mjs";
import { PEOPLE, solveShown } from "./play.mjs";
import { extension, translator } from "./strangers.mjs";
import { hold } from "./waits.mjs";

/** A text without the marks of the translator. */
const plain = (text) => text.replace(/[‹›]/g, "");
/** Waits until an element says this and no more; a text that stayed behind would make it longer. */
const says = (page, selector, text) => page.waitForFunction(({ selector, text }) => {
  const said = document.querySelector(selector)?.textContent.replace(/[‹›]/g, "").replace(/\s+/g, " ").trim();
  return said === text;
}, { selector, text }).catch(async (error) => {
  const said = await page.locator(selector).first().textContent();
  throw new Error(`${selector} says "${plain(said)}" instead of "${text}"`, { cause: error });
});

/** The head of every page: settings. */
async function settings(page) {
  await page.locator(".settings-button").click();
  await page.locator("#settings-panel").waitFor();
  await page.locator("input[name=settings-theme][value=dark]").press("Space");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await page.keyboard.press("Escape");
  await page.locator("#settings-panel").waitFor({ state: "hidden" });
}

/** The search: words are typed in two parts, and every hit is a heading of the index. */
async function search(page) {
  const field = page.getByRole("combobox").first();
  await field.focus();
  await field.pressSequentially("cap");
  await page.locator(".search-list mark").first().waitFor();
  await field.pressSequentially("ture");
  await page.waitForFunction(() => {
    const marks = [...document.querySelectorAll(".search-list mark")];
    return marks.length > 0 && marks.every((mark) => /^‹?capture›?$/i.test(mark.textContent));
  });
  const headings = await page.locator(".search-heading").allTextContents();
  const index = await page.evaluate(async () => (await (await fetch(new URL("search.en.json", document.querySelector(".brand").href))).json()).map(({ heading }) => heading));
  assert.deepEqual(headings.map(plain).filter((heading) => !index.includes(heading)), []);
  await says(page, ".search-status", `${headings.length} places found.`);
  await page.keyboard.press("Escape");
}

/** Waits for a board to begin, and presses a pit on it. */
async function press(board, pit) {
  await board.locator(".pit.legal").first().waitFor();
  await board.locator(`[data-pit="${pit}"][role="button"]`).click();
}

/** Another set-up of a game is chosen beside its board. */
async function setup(page) {
  const other = page.locator(".setups input").nth(1);
  await other.check();
  const value = await other.inputValue();
  await page.waitForFunction((value) => [...document.querySelectorAll("mbao-board")].some((board) => board.getAttribute("setup") === value), value);
}

/** One page of every kind, and what is done there. */
const PAGES = {
  "": async (page) => {
    await search(page);
    await settings(page);
  },
  "section/coro/": async (page) => {
    await page.locator(".reading-play").first().click();
    await page.waitForFunction(() => document.querySelector(".reading-board mbao-board")?.state);
    await page.locator(".reading-board input[type=checkbox]").first().check();
    await page.waitForFunction(() => document.querySelector(".reading-board mbao-board").getAttribute("north") === "computer:3");
    await setup(page);
  },
  "article/whole/": async (page) => {
    await page.locator(".contents a").nth(9).click();
    await page.locator('.contents [aria-current="true"]').waitFor();
    await search(page);
  },
  "game/enkeshui/": async (page) => {
    await setup(page);
    await page.locator(".example button").first().click();
    await page.locator('.example.shown button[aria-pressed="true"]').waitFor();
    await page.locator(".example.shown button:visible").last().click();
    await page.locator(".example.shown").waitFor({ state: "detached" });
    await settings(page);
  },
  "play/ndoto/": async (page) => {
    const board = page.locator("#board");
    await page.locator(".begin-card .main").click();
    await page.locator(".begin-card").waitFor({ state: "detached" });
    await says(page, "#seat-south .seat-told", "your turn: press a ringed pit");
    await press(board, "c1");
    await says(page, "#seat-north .seat-told", "your turn: press a ringed pit");
    await says(page, "#seat-south .seat-told", "");
    for (const tab of ["moves", "more", "moves"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(`#panel-${tab}`).waitFor();
    }
    await press(board, "a2");
    await says(page, "#seat-south .seat-told", "your turn: press a ringed pit");
    await page.waitForFunction(() => /1\. c1\s+a2/.test(localStorage.getItem("mbao.games") ?? ""));
    await search(page);
    // To its end, and what can be said of it then.
    await board.evaluate(async (board) => {
      while (!board.state.outcome) await board.play(board.legal[0]);
    });
    await page.locator(".end-card").waitFor();
    await page.locator(".afterwards button").first().click();
    await page.locator(".afterwards .curve").waitFor();
  },
  "learn/ndoto/#ask-ndoto-count": async (page) => {
    const task = page.locator("#task-ndoto-count");
    await press(task.locator(".asking"), "c1");
    await page.locator("#task-ndoto-count.solved").waitFor();
    await page.locator("#task-ndoto-count .asking .caption", { hasText: "Correct!" }).waitFor();
    await says(page, ".lesson-done", "Done: 1 / 13");
    await task.locator(".task-next").click();
    await page.waitForFunction(() => !document.querySelector("#task-ndoto-count").checkVisibility());
  },
  "learn/omweso/puzzles/?class=k7m2": async (page) => {
    await solveShown(page);
    await page.locator(".puzzle.solved").waitFor();
  },
  "notebook/": async (page) => {
    const field = (key) => page.locator(`[data-key="${key}"]`);
    await field("name").fill("Bawo");
    await field("rows-two").check();
    await field("usual").fill("8");
    await field("endings-add-line").click();
    await field("endings-0-if-0").selectOption("occupied");
    await field("endings-add-line").click();
    await field("endings-1-if-0").waitFor();
    await page.waitForFunction(() => localStorage.getItem("mbao.notebook")?.includes("Bawo"));
    assert.equal(await page.locator(".notebook-status").count(), 1);
    assert.ok((await page.locator(".answer :is(input, select, textarea)").count()) > 28);
  },
  "compare/": async (page) => {
    const select = page.locator(".compare-choice select").first();
    const game = () => page.evaluate(() => document.getElementById("compare-first").state?.game);
    const before = await game();
    await select.selectOption({ index: 5 });
    await page.waitForFunction((before) => ![undefined, before].includes(document.getElementById("compare-first").state?.game), before);
    await page.locator(".compare-turn button").click();
    await page.waitForFunction(() => document.getElementById("compare-second").recordText.includes("1. "));
    assert.equal(await page.locator(".compare-rules tbody tr").count(), 17);
  },
  "affinities/": async (page) => {
    const numbers = () => page.locator(".matrix td a").allTextContents();
    const usual = await numbers();
    await page.locator(".weights summary").click();
    const weight = page.locator('.weights [data-point="booty"]');
    await weight.focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
    await page.waitForFunction((usual) => {
      const now = [...document.querySelectorAll(".matrix td a")].map(({ textContent }) => textContent);
      return now.length === usual.length && now.every((text) => /^‹?\d+›?$/.test(text)) && now.some((text, at) => text.replace(/[‹›]/g, "") !== usual[at].replace(/[‹›]/g, ""));
    }, usual);
  },
  "embed/": async (page) => {
    await page.selectOption("#game", "ndoto");
    await page.waitForFunction(() => document.querySelector("mbao-board").state?.game === "ndoto");
    assert.match(await page.locator("#tag").inputValue(), /game="ndoto"/);
    await settings(page);
  },
  "figures/": settings,
  "developers/": async (page) => {
    await settings(page);
    await page.locator("#events-board").scrollIntoViewIfNeeded();
    await page.locator(".log li", { hasText: "mbao-ready" }).waitFor();
  },
  "kiosk/": async (page) => {
    await page.locator(".attract .begin").click();
    await page.locator(".tile").first().click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board")?.state);
  },
};

/** Opens a page, lets strangers change it, and uses it. */
async function on(route, before, after, use) {
  const { context, page, wrong } = await chromium.blank(browser, { address: site.address, kept: PEOPLE, script: before, viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(site.address + route);
    if (route !== "kiosk/") await chromium.awake(page);
    if (after) await page.evaluate(after[0], after[1]);
    await use(page).catch((error) => {
      throw new Error(`${error.message}\nwent wrong: ${wrong.join("; ") || "nothing that was told"}`, { cause: error });
    });
    assert.deepEqual(wrong, []);
    assert.equal(await page.locator("main > .unloaded").count(), 0);
    return await page.evaluate(() => window.translated);
  } finally {
    await context.close();
  }
}

const WAYS = ["replace", "before", "after", "around"];
describe("a page of every kind works", { concurrency: 2, timeout: 240_000 }, () => {
  for (const [at, [route, use]] of Object.entries(PAGES).entries()) {
    // The pages that are met most meet both, the others one each.
    const both = ["", "play/ndoto/"].includes(route);
    if (both || at % 2 === 0) test(`${route || "/"} translated before its islands wake, and on`, async () => {
      assert.ok((await on(route, [translator, { way: WAYS[at % 4] }], undefined, use)) > 10);
    });
    if (both || at % 2 === 1) test(`${route || "/"} changed by an extension before its islands wake, translated after`, async () => {
      assert.ok((await on(route, [extension], [translator, { way: WAYS[(at + 1) % 4] }], use)) > 10);
    });
  }
});

test("a page that is shown in its own words again says what it said", () => on("play/ndoto/", undefined, undefined, async (page) => {
  const words = () => page.locator('[data-island="Play"]').evaluate((island) => island.textContent);
  const before = await words();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    const fonts = texts.map((text) => Object.assign(document.createElement("font"), { textContent: "x" }));
    for (const [at, text] of texts.entries()) text.replaceWith(fonts[at]);
    window.back = () => fonts.forEach((font, at) => font.replaceWith(texts[at]));
  });
  assert.notEqual(await words(), before);
  await page.evaluate(() => window.back());
  assert.equal(await words(), before);
  await page.locator("#tab-moves").click();
  await page.locator("#panel-moves").waitFor();
}));

/** Opens a page whose islands sleep until they are told to wake. */
async function asleep(route, strangers, use) {
  const { page, close } = await blank({ address: site.address, script: strangers[0], viewport: { width: 1280, height: 900 } });
  const wake = await hold(page, ({ pathname }) => pathname.endsWith("_bg.wasm") && !pathname.includes("/mbao/"));
  await page.goto(site.address + route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.body?.classList.contains("came-islands") && document.readyState !== "loading");
  await use(page, async () => {
    wake();
    await chromium.awake(page);
  });
  await close();
}

for (const [who, strangers] of Object.entries({ nobody: [], "a translator": [[translator]], "an extension": [[extension]] })) {
  test(`what was pressed, chosen and typed before the islands wake is done then, though ${who} changed the page`, async () => {
    await asleep("play/ndoto/", strangers, async (page, wake) => {
      await page.locator(".begin-card .choice").nth(1).click();
      await page.locator(".begin-card .main").click();
      if (who === "nobody") assert.equal(await page.locator('.begin-card [aria-busy="true"]').count(), 2);
      assert.ok(await page.locator(".begin-card").isVisible());
      await wake();
      await page.locator(".begin-card").waitFor({ state: "detached" });
      assert.equal(await page.locator(":is(button, input)[aria-busy]").count(), 0);
      // Nobody else answers, as the usual computer would.
      await press(page.locator("#board"), "c1");
      await says(page, "#seat-north .seat-told", "your turn: press a ringed pit");
    });
    await asleep("", strangers, async (page, wake) => {
      const field = page.getByRole("combobox").first();
      await field.pressSequentially("capture");
      await wake();
      await page.locator(".search-list mark").first().waitFor();
      assert.equal(await field.inputValue(), "capture");
      await page.keyboard.type("s");
      assert.equal(await field.inputValue(), "captures");
    });
  });
}

/** A page on which something panics, as a test makes it. */
const panicking = () => blank({ expected: /unreachable|failed to insert|RuntimeError|can't create/, viewport: { width: 1280, height: 900 } });

test("an island that fails while it is used begins anew, with the game and what was typed", async () => {
  const { context, page } = await panicking();
  await context.addInitScript((kept) => localStorage.setItem("mbao.play", kept), JSON.stringify(PEOPLE["mbao.play"]));
  await page.goto(`${site.address}play/ndoto/`);
  await chromium.awake(page);
  const board = page.locator("#board");
  await page.locator(".begin-card .main").click();
  await press(board, "c1");
  await page.getByRole("combobox").first().fill("zebra");
  // What the card at the end of a game would be put before is taken away.
  await page.evaluate(() => document.querySelector(".table-tools").remove());
  await board.evaluate(async (board) => {
    while (!board.state.outcome) await board.play(board.legal[0]);
  });
  await page.locator("main > .unloaded", { hasText: "has begun anew" }).waitFor();
  await page.locator(".end-card").waitFor();
  assert.equal(await page.getByRole("combobox").first().inputValue(), "zebra");
  assert.equal(await page.locator("#seat-north .seat").count(), 1);
  await page.locator("#tab-moves").click();
  await page.locator("#panel-moves .record-turns button").first().waitFor();
  await settings(page);
  // Turns are still kept.
  await page.locator(".end-card button").first().click();
  await press(board, "c1");
  await page.waitForFunction(() => /1\. c1/.test(localStorage.getItem("mbao.games") ?? ""));
});

test("an island that can neither be taken over nor drawn leaves its text, says so, and the others live", async () => {
  const { context, page } = await panicking();
  await context.addInitScript(() => {
    const create = Document.prototype.createElement;
    Document.prototype.createElement = function (name, ...more) {
      // Only the play table has these.
      if (name === "textarea") throw new Error("can't create");
      return create.call(this, name, ...more);
    };
    document.addEventListener("DOMContentLoaded", () => document.querySelector('[data-island="Play"]').prepend(document.createElement("i")));
  });
  await page.goto(`${site.address}play/ndoto/`);
  await chromium.awake(page);
  await page.locator("main > .unloaded", { hasText: "You can read it as it is" }).waitFor();
  assert.ok(await page.locator(".how .endings li").first().isVisible());
  await search(page);
  await settings(page);
});

for (const [route, unable] of [["play/ndoto/", /^This page can be read, but not played: this browser does not run WebAssembly/], ["sw/play/ndoto/", /^Ukurasa huu unaweza kusomwa, lakini hauwezi kuchezwa: kivinjari hiki hakiendeshi WebAssembly/]]) {
  test(`without WebAssembly ${route} does not ask to be loaded again`, async () => {
    const { context, page } = await blank({ expected: /./ });
    await context.addInitScript(() => delete window.WebAssembly);
    await page.goto(site.address + route);
    await page.locator("main > .unloaded").waitFor();
    assert.match(await page.locator("main > .unloaded").textContent(), unable);
    const board = await page.locator("#board .error").textContent();
    assert.match(board, /^This board cannot be played here: this browser does not run WebAssembly|^Bao hili haliwezi kuchezwa hapa: kivinjari hiki hakiendeshi WebAssembly/);
    assert.ok(await page.locator("#board svg").first().isVisible());
  });
}

for (const [who, before, after] of [
  ["translates what is in it, before it begins and on", [translator], undefined],
  ["translates the board too, but for its pits", undefined, [translator, { way: "before", shadows: true }]],
  ["wraps and removes what is in it", [extension], [translator, { way: "around" }]],
]) {
  test(`a board in other people's page plays, though a stranger ${who}`, async () => {
    const { page } = await blank({ address: site.address, script: before });
    await send(page, '<mbao-board game="ndoto" speed="instant"><span slot="north">Above 1</span><p>Seen <b>before</b> it begins, 2</p></mbao-board>');
    await page.goto(`${site.address}own.html`);
    const board = page.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    if (after) await page.evaluate(...after);
    const caption = () => board.locator(".caption").textContent();
    const first = await caption();
    for (const pit of ["c1", "a2"]) {
      await press(board, pit);
      await page.waitForFunction((pit) => document.querySelector("mbao-board").recordText.includes(pit), pit);
    }
    assert.notEqual(plain(await caption()), plain(first));
    // Nothing of what it said before is left.
    assert.match(await caption(), /^‹?[^‹›]+›?$/);
    assert.equal(await board.locator(".stage font").count(), 0);
    assert.ok(await board.locator("[slot=north]").isVisible());
    assert.ok((await page.evaluate(() => window.translated)) > 0);
  });
}
