// A page that a test has given back is as if its browser had just begun.
import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";

test("nothing that a test leaves in a page is there for the next one", { skip: !process.env.SITE && "pages are shared where SITE is set" }, async () => {
  const one = await open(browser, `${site.address}play/ndoto/`, { kept: { one: "kept" } });
  assert.equal(await one.page.evaluate(() => localStorage.getItem("one")), "kept");
  await one.page.route("**/section/**", (route) => route.abort());
  await one.page.emulateMedia({ media: "print", colorScheme: "dark" });
  await one.page.setViewportSize({ width: 400, height: 400 });
  await one.page.evaluate(async () => {
    sessionStorage.setItem("one", "kept");
    document.cookie = "one=kept";
    window.left = true;
    await new Promise((done) => (indexedDB.open("one").onsuccess = ({ target }) => done(target.result.close())));
    await caches.open("one");
  });
  await one.close();
  const two = await open(browser, `${site.address}section/coro/`);
  assert.equal(two.page, one.page);
  const left = await two.page.evaluate(async () => ({
    stores: [{ ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases(), await caches.keys()],
    window: window.left ?? innerWidth,
    media: ["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map((media) => matchMedia(media).matches),
  }));
  assert.deepEqual(left, { stores: [{}, {}, "", [], []], window: 1280, media: [false, false, true] });
  assert.deepEqual(two.wrong, []);
  // What stays in a context ends it.
  await two.page.addInitScript(() => (window.left = true));
  await two.close();
  const three = await open(browser, `${site.address}board.html`);
  assert.notEqual(three.page, one.page);
  assert.equal(await three.page.evaluate(() => window.left), undefined);
  await three.close();
});
