// The page in Chromium, used as people use it.
import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, site } from "./here.mjs";
import { visit } from "./chromium.mjs";

const shots = fileURLToPath(new URL("../../target/shots/", import.meta.url));
before(async () => {
  await mkdir(shots, { recursive: true });
});

/** Visits a game, does something there, and holds the page to having kept quiet. */
async function at(game, options, use) {
  const { page, wrong, close } = await visit(browser, `${site.address}embed/#${game}`, options);
  try {
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await close();
  }
}

const counts = (page) => page.locator("mbao-board .pit .count").evaluateAll((all) => all.map((one) => Number(one.textContent)));
const telling = (page) => page.locator("mbao-board .caption").textContent();
const play = (page, action) => page.evaluate((action) => document.querySelector("mbao-board").play(action), action);

test("a set-up, an option and a position begin another game; what cannot begin changes nothing", async () => {
  await at("giuthi", {}, async (page) => {
    await page.selectOption("#option-columns", "5");
    await page.selectOption("#option-seeds", "4");
    await page.locator("#begin .main").click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.rows[0].length === 5);
    assert.deepEqual(await counts(page), Array(10).fill(4));
    await page.locator("#position").fill("1,2/3 s 0-0");
    await page.locator("#begin .main").click();
    assert.ok((await page.locator("#error").textContent()).length > 0);
    assert.deepEqual(await counts(page), Array(10).fill(4));
  });
});

test("a game is found again as it was left", async () => {
  await at("ndoto", {}, async (page) => {
    await play(page, "c1");
    const left = await counts(page);
    await page.locator('[data-game="omweso"]').click();
    assert.equal(await page.locator("#title").textContent(), "Omweso");
    assert.equal(await page.evaluate(() => document.activeElement.id), "title");
    await page.waitForFunction(() => document.querySelector("mbao-board").state.game === "omweso");
    await page.locator('[data-game="ndoto"]').click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.game === "ndoto");
    assert.deepEqual(await counts(page), left);
  });
});

test("Kiswahili is one press away, and is kept", async () => {
  await at("ndoto", {}, async (page) => {
    await play(page, "c1");
    assert.match(await telling(page), /^South: 2 seeds from c1/);
    await page.locator('[data-language="sw"]').click();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
    assert.equal(await page.locator("mbao-board button").first().textContent(), "Rudisha");
    assert.match(await page.locator('[data-pit="c1"]').getAttribute("aria-label"), /^c1, kete /);
    await page.reload();
    await page.locator("[data-pit]").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
  });
  await at("ndoto", { locale: "sw-TZ" }, async (page) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
  });
});

test("all fourteen games are there", async () => {
  await at("omweso", {}, async (page) => {
    const games = page.locator("[data-game]");
    assert.equal(await games.count(), 14);
    for (const id of await games.evaluateAll((all) => all.map((game) => game.dataset.game))) {
      await page.locator(`[data-game="${id}"]`).click();
      await page.waitForFunction((id) => document.querySelector("mbao-board").state.game === id, id);
    }
  });
});

test("the tag and the frame it offers show the same board", async () => {
  await at("enkeshui", {}, async (page) => {
    await page.selectOption("#setup", "i");
    await page.selectOption("#theme", "aluminium");
    await page.locator("#begin .main").click();
    assert.match(await page.locator("#tag").inputValue(), /<mbao-board game="enkeshui" setup="i" lang="en" theme="aluminium"><\/mbao-board>$/);
    const frame = await page.locator("#frame").inputValue();
    const { page: alone, wrong, close } = await visit(browser, /src="([^"]*)"/.exec(frame)[1]);
    assert.equal(await alone.locator(".pit").count(), 24);
    assert.equal(await alone.locator("svg.aluminium").count(), 1);
    assert.deepEqual(wrong, []);
    await close();
  });
});

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
for (const colorScheme of ["light", "dark"]) {
  test(`nothing is in the way of any reader, ${colorScheme}`, async () => {
    for (const game of ["omweso", "enkeshui", "lukho", "bao-kiswahili"]) {
      await at(game, { colorScheme }, async (page) => {
        if (game === "enkeshui") await play(page, "c1");
        // By the debugger's door: the page's own policy stays as strict as it is.
        await page.evaluate(`${axe}; 0`);
        const { violations } = await page.evaluate(() => axe.run());
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`), []);
      });
    }
  });
}

for (const [width, height] of [[360, 740], [820, 1180], [1440, 900], [3840, 2160]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`it fits ${width} pixels, ${colorScheme}`, async () => {
      for (const game of ["omweso", "enkeshui", "kiothi", "bao-kiswahili", "giuthi"]) {
        await at(game, { viewport: { width, height }, colorScheme }, async (page) => {
          if (game === "enkeshui") {
            // Twelve pits a row is the most there is.
            await page.selectOption("#setup", "i");
            await page.locator("#begin .main").click();
          }
          if (process.env.SHOTS) await page.screenshot({ path: `${shots}${game}-${width}-${colorScheme}.png`, fullPage: width < 900 });
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "no sideways scrolling");
          const smallest = await page.locator("button:visible, select:visible, summary:visible").evaluateAll((all) =>
            Math.min(...all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))),
          );
          assert.ok(smallest >= 24, `a target is ${smallest} pixels small`);
        });
      }
    });
  }
}
