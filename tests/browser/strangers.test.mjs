// Pages that others change: a browser that translates, an extension that adds, wraps and takes away. Whatever they do,
// before the islands wake or after, each island does what it is for, and nothing fails.
// Longer than most: one page of every kind, each changed in two ways.
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { awake, blank } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { extension, translator } from "./strangers.mjs";

const KEPT = { "mbao.play": { seating: { who: "people" }, speed: "instant" } };

/** A text without the marks of the translator. */
const plain = (text) => text.replace(/[‹›]/g, "");
/** Waits until an element says this and no more; a text that stayed behind would make it longer. */
const says = (page, selector, text) => page.waitForFunction(({ selector, text }) => {
  const said = document.querySelector(selector)?.textContent.replace(/[‹›]/g, "").replace(/\s+/g, " ").trim();
  return said === text;
}, { selector, text }, { timeout: 20_000 }).catch(async (error) => {
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
  await says(page, ".search-status", `${headings.length} results`);
  await page.keyboard.press("Escape");
}

/** Waits for a board to begin, and presses a pit on it. */
async function press(board, pit) {
  await board.locator(".pit.legal").first().waitFor();
  await board.locator(`[data-pit="${pit}"][role="button"]`).click();
}
const attribute = (locator, name, value) => locator.page().waitForFunction(([element, name, value]) => element.getAttribute(name) === value, [locator, name, value]);

/** One page of every kind, and what is done there. */
const PAGES = {
  "": async (page) => {
    await search(page);
    await settings(page);
  },
  "section/coro/": async (page) => {
    await page.locator(".reading-play").first().click();
    await page.waitForFunction(() => document.querySelector(".reading-board mbao-board")?.state);
    const example = page.locator(".example button").first();
    await example.click();
    await page.locator('.example button[aria-pressed="true"]').waitFor();
    await page.locator(".example.shown button:visible").last().click();
    await page.locator(".example.shown").waitFor({ state: "detached" });
  },
  "article/whole/": async (page) => {
    await page.locator(".contents a").nth(9).click();
    await page.locator('.contents [aria-current="true"]').waitFor();
    await search(page);
  },
  "game/lukho/": async (page) => {
    const setup = page.locator(".setups input").nth(1);
    await setup.check();
    const value = await setup.inputValue();
    await page.waitForFunction((value) => document.querySelector("mbao-board").getAttribute("setup") === value, value);
    await settings(page);
  },
  "play/ndoto/": async (page) => {
    const board = page.locator("#board");
    await page.locator(".begin-card .main").click();
    await page.locator(".begin-card").waitFor({ state: "detached" });
    await says(page, "#seat-south .seat-told", "your turn");
    await press(board, "c1");
    await says(page, "#seat-north .seat-told", "your turn");
    await says(page, "#seat-south .seat-told", "");
    for (const tab of ["moves", "more", "moves"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(`#panel-${tab}`).waitFor();
    }
    await press(board, "c2");
    await says(page, "#seat-south .seat-told", "your turn");
    await page.waitForFunction(() => /1\. c1\s+c2/.test(localStorage.getItem("mbao.games") ?? ""));
    await search(page);
    // To its end, and what can be said of it then.
    await board.evaluate(async (board) => {
      while (!board.state.outcome) await board.play(board.legal[0]);
    });
    await page.locator(".end-card").waitFor();
    await page.locator(".afterwards button").first().click();
    await page.locator(".afterwards .curve").waitFor({ timeout: 60_000 });
  },
  "learn/ndoto/": async (page) => {
    const task = page.locator("#task-ndoto-count");
    await press(task.locator("mbao-board"), "c1");
    await page.locator("#task-ndoto-count.solved").waitFor();
    await page.locator("#task-ndoto-count .task-verdict", { hasText: "Correct!" }).waitFor();
    await says(page, ".lesson-done", "Done: 1 / 13");
    await task.locator(".task-next").click();
    await page.waitForFunction(() => !document.querySelector("#task-ndoto-count").checkVisibility());
  },
  "learn/omweso/puzzles/": async (page) => {
    await page.locator(".class input").fill("k7m2");
    await page.locator(".class form button").last().click();
    await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6);
    const section = page.locator(".puzzle:visible");
    const board = section.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    const { turns } = JSON.parse(await section.locator('[data-island="Task"]').getAttribute("data-props"));
    const [turn] = Object.entries(turns).find(([, verdict]) => verdict === 0);
    for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
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
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.notebook") ?? "{}").name === "Bawo");
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
    await page.locator(".games button, .cards button").first().click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board")?.state);
  },
};

/** Opens a page, lets strangers change it, and uses it. */
async function on(route, before, after, use) {
  const { context, page, wrong } = await blank(browser, { viewport: { width: 1280, height: 900 } });
  try {
    await context.addInitScript((kept) => {
      for (const [key, what] of Object.entries(kept)) if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(what));
    }, KEPT);
    if (before) await context.addInitScript(before[0], before[1]);
    await page.goto(site.address + route);
    if (route !== "kiosk/") await awake(page);
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
    test(`${route || "/"} translated before its islands wake, and on`, async () => {
      assert.ok((await on(route, [translator, WAYS[at % 4]], undefined, use)) > 10);
    });
    test(`${route || "/"} changed by an extension before its islands wake, translated after`, async () => {
      assert.ok((await on(route, [extension], [translator, WAYS[(at + 1) % 4]], use)) > 10);
    });
  }
});
