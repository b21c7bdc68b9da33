// The site without a network, and while its host changes or dies.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { browser } from "./here.mjs";
import { host, kept, sources, update, versions, visit, wholly } from "./host.mjs";
import { published } from "./site.mjs";
import { quiet } from "./waits.mjs";

let built;
before(async () => {
  // Uses the worker that keeps the site, served by our own hosts.
  built = await versions(await published());
});
after(() => built?.clear());

/** Milliseconds at most for what every load and every copy must end in: many pages may be stored meanwhile. */
const PATIENCE = 180_000;
/** Milliseconds for which a first visit fetches only what it shows; one test waits for them, the others need not. */
const READING = 10_000;
/** In a page: takes those milliseconds for over. */
const hurry = (reading) => {
  const later = window.setTimeout;
  window.setTimeout = (work, after, ...rest) => later(work, after === reading ? 0 : after, ...rest);
};

/** Opens a page on a host with the first version, runs `use`, and closes both. */
async function hosted(use, { folders, patient = false } = {}) {
  const server = await host(built.first, folders);
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  if (!patient) await context.addInitScript(hurry, READING);
  try {
    await use({ server, context, page: await context.newPage() });
  } finally {
    await context.close();
    await server.stop().catch(() => {}); // Some tests have stopped it already
  }
}

/** What the worker says that it keeps. */
const heard = (page) => page.evaluate(() => new Promise((done) => {
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.offline && done(data.offline));
}));
/** Asks for the whole site, and waits until it is kept. */
const keepAll = async (page) => {
  await page.locator(".offline button").click();
  await page.locator(".offline span", { hasText: /whole site is kept/ }).waitFor();
};
/** Waits until a page's board can be played. */
const wake = async (page) => {
  const board = page.locator(":not(.moment-board) > mbao-board").first();
  await board.scrollIntoViewIfNeeded();
  await page.waitForFunction((board) => board.state, await board.elementHandle());
};

test("the shell and visited pages are kept, the rest is not fetched", () => hosted(async ({ server, page }) => {
  await page.goto(`${server.address}about/`);
  const told = heard(page);
  await page.evaluate(kept);
  const { kept: files, of, wish } = await told;
  assert.equal(wish, undefined);
  assert.equal(of, built.kept);
  assert.ok(files <= 63, `${files}`);
  const bytes = await page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) sum += (await (await cache.match(request)).arrayBuffer()).byteLength;
    }
    return sum;
  });
  assert.ok(bytes < 1_500_000, `${bytes} bytes`);
  await page.goto(`${server.address}section/coro/`);
  await wake(page);
  await page.waitForFunction(wholly);
  await server.stop();
  for (const path of ["about/", "section/coro/"]) assert.equal((await page.goto(server.address + path)).status(), 200, path);
  await wake(page);
  const away = await page.goto(`${server.address}section/kiothi/`);
  assert.equal(away.status(), 503);
  assert.match(await page.locator("main").textContent(), /not kept on this device.*haujahifadhiwa/s);
}));

test("a table that was only looked at plays against the computer with the host gone", () => hosted(async ({ server, page }) => {
  await page.goto(`${server.address}play/ndoto/`);
  const told = heard(page);
  await page.evaluate(kept);
  assert.equal((await told).wish, undefined);
  await server.stop();
  await page.goto(`${server.address}play/ndoto/`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator('#board [data-pit="c1"].legal').click();
  await page.waitForFunction(() => document.querySelector("#board").state?.turn === 3);
}, { patient: true }));

test("a full store is reported once, and not tried again", () => hosted(async ({ server, page, context }) => {
  await visit(page, `${server.address}about/`);
  const session = await context.newCDPSession(page);
  await page.locator(".offline button").waitFor();
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(server.address).origin, quotaSize: 4_000_000 });
  await page.locator(".offline button").click();
  await page.locator(".offline span", { hasText: /no room/ }).waitFor();
  const asked = server.asked;
  await page.reload();
  await page.locator(".offline button").waitFor();
  await quiet(1500); // Longer than it takes to fetch so many
  assert.equal(await page.locator(".offline span").textContent(), "");
  assert.ok(server.asked - asked < 40, `${server.asked - asked} files were fetched again`);
}));

/** Pages visited before the tab is closed and another is opened: then a waiting version takes over. */
const IN_A_TAB = 4;

/** Visits pages one after the other, a few in each tab. */
async function* tabs(context, loads) {
  let page;
  for (let load = 0; load < loads; load += 1) {
    if (load % IN_A_TAB === 0) {
      await page?.close();
      page = await context.newPage();
    }
    yield { page, load };
  }
  await page.close();
}

// It takes long to keep the whole site: one copy serves both.
test("the whole site is kept", (t) => hosted(async ({ server, context, page }) => {
  await t.test("once asked for, everything works with the host gone", async () => {
    await visit(page, server.address);
    await keepAll(page);
    server.left = 0;
    for (const path of ["", "section/enkeshui/", "sw/section/bao-kiswahili/", "diagram/k/", "play/lukho/?setup=3", "embed/", "embed.html?game=ndoto"]) {
      const answer = await page.goto(server.address + path);
      assert.equal(answer.status(), 200, path);
      await wake(page);
    }
    // A visitor alone at a kiosk plays against the computer, whose WebAssembly nothing has requested before.
    await page.goto(`${server.address}kiosk/?attract=no&start=ndoto`);
    await page.locator('#kiosk-board [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.turn === 3);
    const lost = await page.goto(`${server.address}no/such/page`);
    assert.equal(lost.status(), 404);
    assert.match(await page.title(), /Mbao/);
  });

  await t.test("changes or a crash in the middle never cause a mixture, and the new version comes when it is whole", async () => {
    await page.close();
    server.left = Infinity;
    server.folder = built.second;
    let seed = 1;
    for await (const { page, load } of tabs(context, 50)) {
      // The same numbers in every run; the whole site takes about 190 requests.
      seed = (seed * 48271) % 2147483647;
      server.left = seed % 40;
      await page.goto(`${server.address}${["", "play/ndoto/", "section/kiothi/"][load % 3]}`);
      await page.evaluate(update);
      await wake(page);
      const from = await page.evaluate(sources);
      assert.equal(from.length, 1, `load ${load}: ${from}`);
      if (from[0] === built.assets[1]) break;
    }
    server.left = Infinity;
    const versions = new Set();
    for await (const { page } of tabs(context, 20)) {
      await page.goto(server.address);
      await wake(page);
      const from = await page.evaluate(sources);
      assert.equal(from.length, 1);
      versions.add(from[0]);
      if (versions.has(built.assets[1])) break;
      await page.evaluate(update);
      await page.waitForTimeout(300);
    }
    assert.ok(versions.has(built.assets[1]), "the new version never came");
    await server.stop();
    const last = await context.newPage();
    await last.goto(`${server.address}play/omweso/`);
    await wake(last);
    assert.deepEqual(await last.evaluate(sources), [built.assets[1]]);
  });
}));

test("a new version waits while somebody looks at a page", () => hosted(async ({ server, page }) => {
  await visit(page, server.address);
  server.folder = built.second;
  await page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistration();
    await registered.update();
    while (!registered.waiting) await new Promise((later) => setTimeout(later, 100));
    registered.waiting.postMessage("take over");
  });
  await quiet(500); // Longer than the worker takes to take over
  assert.ok(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)));
}));

/** The worker's answer for a file that the kiosk's operators may change. */
const fetched = (page, path) => page.evaluate((path) => fetch(path).then(async (answer) => [answer.status, (await answer.text()).slice(0, 40)]), path);

test("a kiosk keeps everything at once, and tells its staff", () => hosted(async ({ server, page }) => {
  await visit(page, `${server.address}kiosk/?attract=no`);
  await page.keyboard.press("Control+Shift+K");
  await page.locator(".staff .kept", { hasText: /: (\d+) of \1 files/ }).waitFor();
}));

test("a page that a network sends in place of kiosk.toml is never kept", () => hosted(async ({ server, page }) => {
  await visit(page, `${server.address}about/`);
  const [status, own] = await fetched(page, "../kiosk.toml");
  assert.equal(status, 200);
  assert.match(own, /^#/);
  for (const portal of [
    { type: "text/html", body: "<!doctype html><title>Sign in</title>" },
    { type: "text/plain", body: "\n<html><title>Sign in</title>" },
    { type: "text/plain", body: "busy", status: 503 },
  ]) {
    server.portal = portal;
    assert.deepEqual(await fetched(page, "../kiosk.toml"), [200, own], JSON.stringify(portal));
  }
  server.portal = undefined;
  await server.stop();
  assert.deepEqual(await fetched(page, "../kiosk.toml"), [200, own]);
}));

test("a host that adds a line to every page keeps the copy all the same, and it is fetched once", () => hosted(async ({ server, page }) => {
  server.listen = "window.counted = true;";
  await visit(page, `${server.address}about/`);
  await visit(page, `${server.address}section/coro/`);
  await quiet(500); // What a page has loaded is kept a little later
  const asked = server.asked;
  await page.reload();
  await page.evaluate(kept);
  await page.evaluate(update);
  await quiet(1500); // Longer than it takes to fetch a version
  assert.ok(server.asked - asked < 6, `${server.asked - asked} files were fetched again`);
  // What a network sends in place of a page names nothing of this site: it is shown, and not kept.
  server.portal = { type: "text/html", body: "<!doctype html><html><title>Sign in</title></html>" };
  await page.goto(`${server.address}section/kiothi/`);
  assert.equal(await page.title(), "Sign in");
  server.portal = undefined;
  await server.stop();
  for (const [path, status] of [["about/", 200], ["section/coro/", 200], ["section/kiothi/", 503]]) {
    assert.equal((await page.goto(server.address + path)).status(), status, path);
  }
}));

test("a host that adds a line to every page keeps all of the site", () => hosted(async ({ server, page }) => {
  server.listen = "window.counted = true;";
  await visit(page, `${server.address}about/`);
  await keepAll(page);
}));

test("two sites on one host each keep their own copy", () => hosted(async ({ server, page }) => {
  for (const site of ["a", "b", "a"]) {
    await visit(page, `${server.address}${site}/about/`);
  }
  await server.stop();
  for (const site of ["a", "b"]) {
    const answer = await page.goto(`${server.address}${site}/about/`);
    assert.equal(answer.status(), 200, site);
  }
}, { folders: ["a", "b"] }));
