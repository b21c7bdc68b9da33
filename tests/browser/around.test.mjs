// How pages around a board affect it: transforms, other languages and writing directions, policies, paper,
// many boards at once.
import assert from "node:assert/strict";
import { test } from "node:test";

import { blank } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

/** Somebody else's page, with its own styles, once its boards in view have begun. */
async function on(markup, use, options) {
  const { context, page, wrong } = await blank(browser, options);
  try {
    await page.route("**/own.html", (route) => route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>${markup}<script type="module" src="mbao/board.js"></script>`,
    }));
    await page.goto(`${site.address}own.html`);
    await page.waitForFunction(() => [...document.querySelectorAll("mbao-board:not([loading=lazy])")].every((board) => board.state));
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}
const board = (page) => page.locator("mbao-board");
const MOVES = { reducedMotion: "no-preference" };

/** How far the middle of the hand is from where it should fly, in pixels, as the turn begins. */
const astray = (page) => page.evaluate(() => new Promise((resolve) => {
  const board = document.querySelector("mbao-board");
  const middle = (element) => { const { left, top, width, height } = element.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
  const look = () => {
    const flyer = board.shadowRoot.querySelector(".flyer");
    const flight = flyer?.getAnimations()[0];
    if (!flight) return requestAnimationFrame(look);
    flight.pause();
    flight.currentTime = 0;
    const [x, y] = middle(flyer);
    const [a, b] = middle(board.shadowRoot.querySelector('[data-pit="c1"] .hollow'));
    resolve(Math.hypot(x - a, y - b));
  };
  void board.play("c1");
  look();
}));

test("seeds fly where the pits are, however the page around is transformed", async () => {
  for (const style of ["", "transform: scale(0.5)", "transform: rotate(90deg)", "zoom: 1.5", "transform: scale(1.4, 0.8); direction: rtl"]) {
    await on(`<div style="width: 700px; ${style}"><mbao-board game="ndoto" speed="slow"></mbao-board></div>`, async (page) => {
      const far = await astray(page);
      assert.ok(far < 4, `${style || "as it is"}: ${far} pixels`);
    }, MOVES);
  }
});

test("a dragged seed stays under the pointer, and the text about a pit stays beside the pit", async () => {
  await on('<div style="width: 800px; transform-origin: 0 0; transform: scale(0.6)"><mbao-board game="kiothi"></mbao-board></div>', async (page) => {
    const pit = await board(page).locator('[data-pit="e1"] .hollow').boundingBox();
    await page.mouse.move(pit.x + pit.width / 2, pit.y + pit.height / 2);
    await page.mouse.down();
    const [x, y] = [pit.x + 90, pit.y - 40];
    await page.mouse.move(x, y, { steps: 4 });
    const hand = await board(page).locator(".flyer").boundingBox();
    assert.ok(Math.hypot(hand.x + hand.width / 2 - x, hand.y + hand.height / 2 - y) < 3);
    await page.mouse.up();
  });
  await on('<div style="width: 800px; transform-origin: 0 0; transform: scale(0.6)"><mbao-board game="ndoto"></mbao-board></div>', async (page) => {
    await board(page).locator('[data-pit="c2"]').click({ force: true });
    const [why, pit] = await Promise.all([".why", '[data-pit="c2"] .hollow'].map((one) => board(page).locator(one).boundingBox()));
    assert.ok(why.x < pit.x + pit.width && why.x + why.width > pit.x, "it stands beside another pit");
    assert.ok(Math.min(Math.abs(why.y - pit.y - pit.height), Math.abs(pit.y - why.y - why.height)) < 25);
  });
});

test("a board in a shadow tree uses the language around it", async () => {
  await on('<section lang="sw"><div id="host"></div></section><mbao-board game="ndoto"></mbao-board>', async (page) => {
    const label = await page.evaluate(async () => {
      const root = document.getElementById("host").attachShadow({ mode: "open" });
      root.append(document.createElement("div"));
      const inner = root.firstChild.attachShadow({ mode: "open" });
      const board = Object.assign(document.createElement("mbao-board"), { game: "ndoto" });
      inner.append(board);
      await new Promise((done) => board.addEventListener("mbao-ready", done, { once: true }));
      return board.shadowRoot.querySelector("[data-pit]").getAttribute("aria-label");
    });
    assert.match(label, /kete/);
  });
});

test("on a page in a third language the board's text is marked and set as English", async () => {
  await on('<div lang="ar" dir="rtl" style="width: 640px"><mbao-board game="ndoto"></mbao-board></div>', async (page) => {
    for (const part of [".caption", "[data-pit]", "[aria-live]"]) {
      assert.equal(await board(page).locator(part).first().evaluate((one) => one.closest("[lang]").lang), "en", part);
    }
    assert.equal(await board(page).locator(".caption").evaluate((one) => getComputedStyle(one).unicodeBidi), "plaintext");
    // The full stop of a sentence is at its right.
    const [first, last] = await board(page).locator(".caption").evaluate((caption) => {
      const { firstChild: text } = caption;
      return [0, text.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    assert.ok(first < last, `${first}, ${last}`);
  });
  await on('<div lang="sw"><mbao-board game="ndoto"></mbao-board></div>', async (page) => {
    assert.equal(await board(page).locator(".caption").evaluate((one) => one.closest("[lang]").lang), "sw");
  });
});

test("on a page from right to left a diagram's buttons keep their order", async () => {
  await on('<div lang="ar" dir="rtl" style="width: 640px"><mbao-board steps="Game: ndoto\n\n1. c1\n"></mbao-board></div>', async (page) => {
    await board(page).locator(".step").waitFor();
    const lefts = await board(page).locator(".controls button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    assert.ok(lefts.length >= 4);
    assert.deepEqual(lefts, lefts.toSorted((a, b) => a - b));
  });
});

test("the coordinates can be seen in forced colours", async () => {
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    const [letters, ground] = await board(page).locator(".letters text, text.letters").first().evaluate((text) => {
      const probe = document.body.appendChild(Object.assign(document.createElement("i"), { style: "color: Canvas" }));
      return [getComputedStyle(text).fill, getComputedStyle(probe).color];
    });
    assert.notEqual(letters, ground);
  }, { forcedColors: "active" });
});

test("a lazy board out of view is drawn on paper", async () => {
  const markup = '<mbao-board game="ndoto"></mbao-board><div style="height: 9000px"></div><mbao-board class="far" game="coro" loading="lazy"></mbao-board>';
  await on(markup, async (page) => {
    assert.equal(await page.locator(".far [data-pit]").count(), 0);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.ok((await page.locator(".far [data-pit]").count()) > 0);
  });
});

test("a page with Trusted Types allows the policy mbao, and a game is played", async () => {
  const { context, page, wrong } = await blank(browser);
  try {
    const policy = "require-trusted-types-for 'script'; trusted-types mbao";
    await page.route("**/own.html", (route) => route.fulfill({
      contentType: "text/html", headers: { "Content-Security-Policy": policy },
      body: '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body><mbao-board game="ndoto" north="computer:1" hints speed="instant"></mbao-board><script type="module" src="mbao/board.js"></script>',
    }));
    await page.goto(`${site.address}own.html`);
    await board(page).locator('[data-pit="c1"]').click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn === 3);
    await board(page).evaluate((board) => board.setAttribute("game", "kiothi"));
    await board(page).locator(".pit.legal").first().click();
    await board(page).locator(".pit.chosen").waitFor();
    // A worker needs an address, for which there is no such policy: the page itself thinks.
    assert.deepEqual(wrong.filter((line) => !/TrustedScriptURL/.test(line)), []);
  } finally {
    await context.close();
  }
});

test("only boards in view move", async () => {
  const far = '<div style="height: 4000px"></div><mbao-board game="ndoto" speed="slow"></mbao-board>';
  await on(`<mbao-board game="ndoto" speed="slow"></mbao-board>${far}`, async (page) => {
    const [near, away] = await page.evaluate(async () => {
      const boards = [...document.querySelectorAll("mbao-board")];
      const flyers = () => boards.map((board) => board.shadowRoot.querySelectorAll(".flyer").length);
      for (const board of boards) void board.play("c1");
      while (!flyers()[0] || !boards[1].recordText.includes("1. c1")) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return flyers();
    });
    assert.deepEqual([near, away], [1, 0]);
    assert.match(await page.locator("mbao-board").last().evaluate((board) => board.recordText), /1\. c1/);
  }, MOVES);
});

test("a frame tells its height when it grows and when it shrinks", async () => {
  const { context, page } = await blank(browser);
  try {
    await page.route("**/own.html", (route) => route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:,"><iframe src="embed.html?game=bao-kiswahili" style="width: 1000px; height: 300px; border: 0"></iframe><script>
        const frame = document.querySelector("iframe");
        addEventListener("message", ({ data }) => { if (data.source === "mbao" && data.kind === "size") frame.style.height = data.height + "px"; });
      </script>`,
    }));
    await page.goto(`${site.address}own.html`);
    const height = () => page.evaluate(() => document.querySelector("iframe").offsetHeight);
    const own = () => page.frameLocator("iframe").locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    const settled = async () => {
      await becomes(async () => (await own()) - (await height()), 0);
      return height();
    };
    await page.frameLocator("iframe").locator("mbao-board [data-pit]:visible").first().waitFor();
    const wide = await settled();
    await page.evaluate(() => (document.querySelector("iframe").style.width = "500px"));
    const narrow = await settled();
    await page.evaluate(() => (document.querySelector("iframe").style.width = "1000px"));
    const again = await settled();
    assert.notEqual(wide, narrow);
    assert.ok(Math.abs(again - wide) <= 2, `${wide}, ${narrow}, ${again}`);
  } finally {
    await context.close();
  }
});
