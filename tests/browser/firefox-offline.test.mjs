// The site without a network or without room, in Firefox; offline.test.mjs tests Chromium more closely.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { firefox, launch, paged } from "./firefox.mjs";
import { host, sources, update, versions, visit, wholly } from "./host.mjs";
import { published } from "./site.mjs";
import { becomes, quiet } from "./waits.mjs";

/** A store with little room: 4 MB for copies, 4 KB for what pages note, which `fill` takes. */
const SMALL = { prefs: { "dom.quotaManager.temporaryStorage.fixedLimit": 4000, "dom.storage.default_quota": 4 } };
const fill = (page) => page.evaluate(() => {
  const free = 4 * 1024 - "other".length - Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  localStorage.setItem("other", "x".repeat(free));
});

describe("Firefox with the host gone, or with a full store", { skip: firefox ? false : "there is no Firefox" }, () => {
  let built;
  let browser;

  before(async () => {
    [built, browser] = await Promise.all([published().then(versions), launch()]);
  });
  after(() => Promise.all([browser?.close(), built?.clear()]));

  /** A host of its own, because hosts here die, and what a browser keeps belongs to one; where settings differ a browser of its own. */
  async function hosted(use, options) {
    const own = options && (await launch(options));
    const context = own ?? (await browser.createBrowserContext());
    const server = await host(built.first);
    try {
      await use(await paged(context), server);
    } finally {
      await context.close();
      await server.stop().catch(() => {}); // A test may have stopped it
    }
  }

  const wake = async (page, address) => {
    const answer = await page.goto(address);
    await page.evaluate(() => document.querySelector(":not(.moment-board) > mbao-board").scrollIntoView());
    await page.waitForFunction(() => document.querySelector(":not(.moment-board) > mbao-board").state);
    return answer.status();
  };

  test("visited pages are there, others say that they were not kept", { timeout: 600_000 }, () => hosted(async (page, server) => {
    await visit(page, `${server.address}about/`);
    assert.equal(await wake(page, `${server.address}section/coro/`), 200);
    await page.waitForFunction(wholly);
    await server.stop();
    assert.equal(await wake(page, `${server.address}section/coro/`), 200);
    assert.equal((await page.goto(`${server.address}about/`)).status(), 200);
    assert.equal((await page.goto(`${server.address}section/kiothi/`)).status(), 503);
    assert.match(await page.evaluate(() => document.querySelector("main").textContent), /not kept on this device.*haujahifadhiwa/s);
  }));

  test("once asked for, everything works, and the kiosk's computer plays", { timeout: 600_000 }, () => hosted(async (page, server) => {
    await visit(page, server.address);
    await page.locator(".offline button").click();
    await page.waitForFunction(() => /whole site is kept/.test(document.querySelector(".offline span")?.textContent));
    await server.stop();
    for (const path of ["section/enkeshui/", "sw/section/bao-kiswahili/", "diagram/k/", "play/lukho/?setup=3", "embed.html?game=ndoto"]) {
      assert.equal(await wake(page, server.address + path), 200, path);
    }
    await page.goto(`${server.address}kiosk/?attract=no&start=ndoto`);
    // Until the game has begun the board is drawn anew, and who waits for a pit of the drawing before waits for ever.
    await page.waitForSelector("::-p-text(Your turn)", { visible: true });
    await page.locator('#kiosk-board >>> [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.turn === 3);
  }));

  test("changes and crashes never cause a mixture, and the new version comes when it is whole", { timeout: 600_000 }, () => hosted(async (first, server) => {
    const tabs = first.browserContext();
    await visit(first, server.address);
    await first.close();
    server.folder = built.second;
    /** Opens pages in a tab of their own; returns the folders from which they came. */
    const look = async () => {
      const page = await paged(tabs);
      await page.goto(server.address);
      await page.evaluate(update);
      const from = await page.evaluate(sources);
      await page.close();
      assert.equal(from.length, 1, `${from}`);
      return from[0];
    };
    for (const left of [0, 1, 7, 20]) {
      server.left = left;
      assert.equal(await look(), built.assets[0], `the host died after ${left} answers`);
    }
    server.left = Infinity;
    await becomes(look, built.assets[1], 150_000);
  }));

  test("a full store is reported, though nothing else fits either, and not tried again", { timeout: 600_000 }, () => hosted(async (page, server) => {
    await visit(page, `${server.address}about/`);
    await fill(page);
    await page.locator(".offline button").click();
    const said = () => /no room/.test(document.querySelector(".offline span")?.textContent);
    await page.waitForFunction(said);
    const { asked } = server;
    await page.reload();
    await page.waitForFunction(said); // It could not be noted that the reader knows
    await quiet(1500); // Longer than it takes to fetch so many
    assert.ok(server.asked - asked < 40, `${server.asked - asked} files were fetched again`);
  }, SMALL));

  test("a game that the store has no room for is reported, with its text", { timeout: 600_000 }, () => hosted(async (page, server) => {
    await page.goto(`${server.address}about/`);
    await page.evaluate(() => localStorage.setItem("mbao.play", '{ "seating": { "who": "people" }, "speed": "instant" }'));
    await fill(page);
    await page.goto(`${server.address}play/ndoto/`);
    await page.locator(".begin-card .main").click();
    await page.waitForFunction(() => document.querySelector("#board").state && !document.querySelector(".begin-card"));
    const record = await page.evaluate(async () => {
      const board = document.querySelector("#board");
      await board.play(board.legal[0]);
      return board.recordText;
    });
    await page.waitForFunction((record) => document.querySelector(".not-kept:not([hidden]) textarea")?.value === record, {}, record);
    assert.match(await page.evaluate(() => document.querySelector(".not-kept:not([hidden])").textContent), /no room left/);
  }, SMALL));

  test("a page that a network sends in place of kiosk.toml is never kept", { timeout: 600_000 }, () => hosted(async (page, server) => {
    await visit(page, `${server.address}about/`);
    const fetched = () => page.evaluate(() => fetch("../kiosk.toml").then(async (answer) => [answer.status, (await answer.text()).slice(0, 40)]));
    const own = await fetched();
    assert.match(own.join(" "), /^200 #/);
    for (const portal of [{ type: "text/html", body: "<!doctype html><title>Sign in</title>" }, { type: "text/plain", body: "busy", status: 503 }]) {
      server.portal = portal;
      assert.deepEqual(await fetched(), own, JSON.stringify(portal));
    }
  }));
});
