// The site is published anew while a page is open: its folder of files is gone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { awake } from "./chromium.mjs";
import { blank } from "./here.mjs";
import { host, versions } from "./host.mjs";
import { published } from "./site.mjs";
import { words } from "./words.mjs";

let built;
before(async () => {
  built = await versions(await published());
});
after(() => built?.clear());

for (const [lang, path] of [["en", "play/ndoto/"], ["sw", "sw/play/ndoto/"]]) {
  test(`a table that was left open takes its game to the new page (${lang})`, async () => {
    const server = await host(built.first);
    const kept = { "mbao.play": { speed: "instant", balance: false, seating: { level: 1 } } };
    const { context, page, close } = await blank({ address: server.address, uncached: true, kept, serviceWorkers: "block", expected: /./ });
    try {
      await page.goto(server.address + path);
      await awake(page);
      await page.waitForFunction(() => document.querySelector("#board").state);
      const again = page.locator("#board").getByRole("button", { name: words(lang, "board", "ui-again") });
      // Without a network it is no reason to load the page, which would lose it.
      await context.setOffline(true);
      await page.locator(".begin-card .main").click();
      await page.locator('#board .stage [data-pit="c1"]').click();
      await again.waitFor();
      await again.click();
      await again.waitFor();
      assert.equal(await page.locator("main > .unloaded").count(), 0);
      await context.setOffline(false);
      server.folder = built.second;
      await again.click();
      await page.locator("main > .unloaded", { hasText: words(lang, "site", "renewed") }).waitFor();
      await again.waitFor();
      assert.match(await page.evaluate(() => document.querySelector("#board").recordText), /1\. c1\s*$/);
      await Promise.all([page.waitForEvent("load"), again.click()]);
      await awake(page);
      assert.match(await page.evaluate(() => document.querySelector("script[src]").src), new RegExp(built.assets[1]));
      await page.waitForFunction(() => document.querySelector("#board").state?.turn === 3);
      assert.match(await page.evaluate(() => document.querySelector("#board").recordText), /1\. c1/);
      assert.equal(await page.locator("main > .unloaded").count(), 0);
    } finally {
      await close();
      await server.stop();
    }
  });
}
