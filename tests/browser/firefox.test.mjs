// <mbao-board> in Firefox: whole games, errors, diagrams, many boards, the studio.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { DIAGRAM, damaged, stepped, told } from "./engines.mjs";
import { driven, firefox, launch, paged } from "./firefox.mjs";
import { serve } from "./site.mjs";

/** What may be pressed now, answers before pits, and where it is; and how far the game has come. */
const look = (page) => page.evaluate(() => {
  const { shadowRoot, state, recordText: record } = document.querySelector("mbao-board");
  const [answers, pits, pass] = [".choices:not([hidden]) button", ".pit.legal:not(.chosen) .hollow", "button[name=pass]"].map((what) =>
    [...shadowRoot.querySelectorAll(what)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, pit: one.parentNode.dataset.pit, text: one.textContent };
    }));
  const { dataset, textContent } = shadowRoot.activeElement ?? { dataset: {} };
  const open = [answers, pits, pass].find((all) => all.length > 0) ?? [];
  return { over: state.outcome !== null, record, asks: answers.length > 0, open, focus: dataset.pit ?? textContent };
});

const WAYS = {
  mouse: (page, { x, y }) => page.mouse.click(x, y),
  async keyboard(page, { pit, text }) {
    // The board is one tab stop; in it, typing a pit's name goes there.
    const there = (focus) => (pit ? /^[a-l][1-4]$/.test(focus) : focus === text);
    for (let stops = 0; !there((await look(page)).focus); stops += 1) {
      assert.ok(stops < 12, `${pit ?? text} cannot be reached by Tab`);
      await page.keyboard.press("Tab");
    }
    for (const key of pit ?? "") await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  },
};

/** Plays until the game is over; returns the number of presses. */
async function playOut(page, press) {
  for (let presses = 0; presses < 1500; presses += 1) {
    const now = await look(page);
    if (now.over) return presses;
    assert.ok(now.open.length > 0, `nothing to press after ${now.record}`);
    const one = now.open[(presses * 7) % now.open.length];
    await press(page, one);
    const after = await look(page);
    assert.ok(after.record !== now.record || after.asks, `nothing came of ${JSON.stringify(one)} after ${now.record}`);
  }
  return assert.fail("the game does not end");
}

describe("in Firefox", { skip: firefox ? false : "Firefox is missing: cargo xtask setup, or FIREFOX=/path/to/firefox" }, () => {
  let site;
  let browser;

  before(async () => {
    site = await serve();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    site?.stop();
  });

  /** The same as in Chromium: markup on an empty page, which must report no errors. */
  async function on(markup, use, inside = browser) {
    const page = await paged(inside);
    const wrong = [];
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) wrong.push(message.text());
    });
    page.on("pageerror", (error) => wrong.push(error.message));
    try {
      await page.setViewport({ width: 1000, height: 900 });
      await page.goto(`${site.address}board.html`);
      await page.evaluate((html) => {
        document.querySelector("main").innerHTML = html;
      }, markup);
      await page.waitForFunction(() =>
        [...document.querySelectorAll("mbao-board")].every((b) => b.shadowRoot?.querySelector("svg, .error")));
      await use(page);
      assert.deepEqual(wrong, []);
    } finally {
      await page.close();
    }
  }

  for (const [way, game] of [["mouse", "enkeshui"], ["keyboard", "bao-kiswahili"]]) {
    test(`a whole game of ${game} by ${way}`, () => on(`<mbao-board game="${game}"></mbao-board>`, async (page) => {
      assert.ok(await playOut(page, WAYS[way]) > 20);
      const { outcome, caption } = await page.evaluate(() => {
        const board = document.querySelector("mbao-board");
        return { outcome: board.state.outcome, caption: board.shadowRoot.querySelector(".caption").textContent };
      });
      assert.ok(["s", "n", "draw"].includes(outcome.winner));
      assert.match(caption, /^(North|South) wins, |^A draw, /);
    }));
  }

  test("a diagram is stepped", () => on(DIAGRAM, (page) => stepped(driven(page))));

  test("the studio's story is a link, and its reader sees it", () => on("", async (page) => {
    await page.goto(`${site.address}studio/?game=ndoto`);
    await told(driven(page));
  }));

  test("seeds are dragged", () => on('<mbao-board game="kiothi"></mbao-board>', async (page) => {
    const at = (place) => page.evaluate((place) => {
      const { x, y, width, height } = document.querySelector("mbao-board").shadowRoot.querySelector(place).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, place);
    await page.mouse.move(...(await at("[data-pit=e1] .hollow")));
    await page.mouse.down();
    await page.mouse.move(...(await at("[data-hand=s] .palm")), { steps: 5 });
    const flying = await page.evaluate(() => document.querySelector("mbao-board").shadowRoot.querySelector(".flyer").getBoundingClientRect().width);
    assert.ok(flying > 40 && flying < 130, `${flying}`);
    await page.mouse.up();
    const counts = await page.evaluate(() => ["[data-pit=e1]", "[data-hand=s]"].map((place) =>
      document.querySelector("mbao-board").shadowRoot.querySelector(`${place} .count`).textContent));
    assert.deepEqual(counts, ["0", "5"]);
  }));

  test("seeds move and knock", async () => {
    const moving = await launch({ motion: true });
    try {
      await on('<mbao-board game="ndoto" speed="fast" sound></mbao-board>', async (page) => {
        const { x, y } = (await look(page)).open.find(({ pit }) => pit === "c1");
        await page.mouse.click(x, y);
        await page.waitForFunction(() => document.getAnimations().length + document.querySelector("mbao-board").shadowRoot.getAnimations().length > 0);
        await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot.querySelector(".caption").textContent.includes("North’s turn"));
        assert.match((await look(page)).record, /1\. c1/);
      }, moving);
    } finally {
      await moving.close();
    }
  });

  test("whatever is missing, the game or the drawing stays, the board says why, and plays once it is there", async () => {
    const page = await paged(browser);
    await damaged(driven(page));
    await page.close();
  });
});
