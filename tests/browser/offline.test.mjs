// The site without a network, and while its host changes or dies.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch } from "./chromium.mjs";
import { host, versions } from "./host.mjs";
import { serve } from "./site.mjs";

let browser;
let built;

before(async () => {
  // With the worker that keeps, served by hosts of our own.
  const { folder, stop } = await serve("--offline");
  stop();
  built = await versions(folder);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await built?.clear();
});

/** Waits until a version is kept and answers. */
const kept = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
});

/** What folders of styles and scripts the page and all that it loaded come from. */
const sources = (page) => page.evaluate(() => {
  const named = [...document.querySelectorAll("[src], link[href]")].map((one) => one.src || one.href);
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  return [...new Set([...named, ...loaded].map((url) => /assets-[^/]+/.exec(url)?.[0]).filter(Boolean))];
});

const wake = async (page) => {
  const board = page.locator("mbao-board").first();
  await board.scrollIntoViewIfNeeded();
  await page.waitForFunction((board) => board.state, await board.elementHandle(), { timeout: 10_000 });
};

test("after one visit everything works with the host gone", async () => {
  const server = await host(built.first);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(server.address);
    await kept(page);
    await server.stop();
    for (const path of ["", "section/enkeshui/", "sw/section/bao-kiswahili/", "diagram/k/", "play/lukho/?setup=3", "embed/", "embed.html?game=ndoto"]) {
      const answer = await page.goto(server.address + path);
      assert.equal(answer.status(), 200, path);
      await wake(page);
    }
    // Who comes alone to a kiosk plays against the computer, whose WebAssembly nobody has asked for before.
    await page.goto(`${server.address}kiosk/?attract=no&start=ndoto`);
    await page.getByRole("button", { name: "One, against the computer" }).click();
    await page.locator('#kiosk-board [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.turn === 3, undefined, { timeout: 30_000 });
    const lost = await page.goto(`${server.address}no/such/page`);
    assert.equal(lost.status(), 404);
    assert.match(await page.title(), /Mbao/);
  } finally {
    await context.close();
    await server.stop().catch(() => {});
  }
});

/** A new version is put by while pages load: that may be slow, but each load has to come. */
const PATIENCE = 120_000;

test("what changes or dies in the middle never makes a mixture, and the new version comes when it is whole", async () => {
  const server = await host(built.first);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(PATIENCE);
    await page.goto(server.address);
    await kept(page);
    server.folder = built.second;
    let seed = 1;
    for (let load = 0; load < 50; load += 1) {
      // Numbers that any run repeats; the whole site is about 190 requests.
      seed = (seed * 48271) % 2147483647;
      server.left = seed % 40;
      await page.goto(`${server.address}${["", "play/ndoto/", "section/kiothi/"][load % 3]}`);
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {}));
      await wake(page);
      const from = await sources(page);
      assert.equal(from.length, 1, `load ${load}: ${from}`);
      if (from[0] === built.assets[1]) break;
    }
    server.left = Infinity;
    const versions = new Set();
    for (let load = 0; load < 20 && !versions.has(built.assets[1]); load += 1) {
      await page.goto(server.address);
      await wake(page);
      const from = await sources(page);
      assert.equal(from.length, 1);
      versions.add(from[0]);
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {}));
      await page.waitForTimeout(300);
    }
    assert.ok(versions.has(built.assets[1]), "the new version never came");
    await server.stop();
    await page.goto(`${server.address}play/omweso/`);
    await wake(page);
    assert.deepEqual(await sources(page), [built.assets[1]]);
  } finally {
    await context.close();
    await server.stop().catch(() => {});
  }
});
