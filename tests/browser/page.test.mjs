// The page in Chromium, used as people use it.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { launch, visit } from "./chromium.mjs";
import { serve } from "./site.mjs";

const shots = fileURLToPath(new URL("../../target/shots/", import.meta.url));
let site;
let browser;

before(async () => {
  await mkdir(shots, { recursive: true });
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.stop();
});

/** Visits a game, does something there, and holds the page to having kept quiet. */
async function at(game, options, use) {
  const { page, wrong, close } = await visit(browser, `${site.address}#${game}`, options);
  try {
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await close();
  }
}

const counts = (page) => page.locator("[data-pit]").evaluateAll((pits) => pits.map((pit) => Number(pit.dataset.count)));
const telling = (page) => page.locator("#telling").textContent();
const playable = (page) => page.locator(".playable").evaluateAll((pits) => pits.map((pit) => pit.dataset.pit));

/** Presses pits, and where none can be played or one in several ways, the first button. */
async function playOn(page, presses) {
  for (let press = 0; press < presses; press++) {
    const pit = page.locator(".playable:not(.chosen)").first();
    const choice = page.locator("#choices button").first();
    const asked = (await page.locator(".chosen").count()) > 0;
    if (!asked && (await pit.count()) > 0) await pit.click();
    else if (await choice.isVisible()) await choice.click();
  }
}

test("the mouse plays, takes back and plays again", async () => {
  await at("ndoto", {}, async (page) => {
    const begun = await counts(page);
    assert.deepEqual(begun, Array(16).fill(2));
    assert.deepEqual(await playable(page), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    await page.locator('[data-pit="c1"]').click();
    const played = await counts(page);
    assert.notDeepEqual(played, begun);
    assert.equal(
      await telling(page),
      "South lifts 2 from c1; plays 7 handfuls, sows 21 seeds; at h1 ending 2 applies (§13); captures 3 seeds from h2; sleeps.",
    );
    assert.ok((await page.locator("#steps li").count()) > 2);
    assert.ok((await playable(page)).every((pit) => pit.endsWith("2")));

    await page.locator("#undo").click();
    assert.deepEqual(await counts(page), begun);
    assert.equal(await telling(page), "Taken back.");
    await page.locator("#redo").click();
    assert.deepEqual(await counts(page), played);
    assert.ok(await page.locator("#redo").isDisabled());
  });
});

test("the keyboard walks the board and plays", async () => {
  await at("ndoto", {}, async (page) => {
    const focus = () => page.evaluate(() => document.activeElement.dataset.pit);
    assert.equal(await page.locator('[data-pit][tabindex="0"]').count(), 1, "one pit is in the tab order");
    await page.locator('[data-pit][tabindex="0"]').focus();
    assert.equal(await focus(), "a1");
    for (const [key, pit] of [
      ["ArrowRight", "b1"], ["ArrowUp", "b2"], ["ArrowUp", "b2"], ["ArrowDown", "b1"], ["End", "h1"],
      ["ArrowRight", "h1"], ["Home", "a1"], ["ArrowRight", "b1"], ["ArrowRight", "c1"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focus(), pit, key);
    }
    await page.keyboard.press("Enter");
    assert.match(await telling(page), /^South lifts 2 from c1/);
    assert.equal(await focus(), "c1", "the focus stays where it was");

    // A pit that cannot be played does nothing, and says so.
    const played = await counts(page);
    assert.equal(await page.locator('[data-pit="c1"]').getAttribute("aria-disabled"), "true");
    await page.keyboard.press("Enter");
    assert.deepEqual(await counts(page), played);

    await page.locator("#undo").focus();
    await page.keyboard.press("Space");
    assert.equal(await focus(), "c1", "a button that is switched off does not keep the focus");
  });
});

test("a pit with several ways asks which, and Escape goes back", async () => {
  await at("giuthi", {}, async (page) => {
    const pit = page.locator(".playable").first();
    const name = await pit.getAttribute("data-pit");
    const begun = await counts(page);
    await pit.focus();
    await page.keyboard.press("Enter");
    const ways = page.locator("#choices [data-action]");
    assert.deepEqual(await ways.evaluateAll((all) => all.map((way) => way.dataset.action)), [`${name}+`, `${name}-`]);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), `${name}+`);
    await page.keyboard.press("Escape");
    assert.ok(await page.locator("#choices").isHidden());
    assert.equal(await page.evaluate(() => document.activeElement.dataset.pit), name);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.notDeepEqual(await counts(page), begun);
  });
});

test("a choice in mid-turn has the focus, and is made", async () => {
  await at("enkeshui", {}, async (page) => {
    await page.locator('[data-pit="c1"]').focus();
    await page.keyboard.press("Enter");
    const choices = page.locator("#choices [data-action]");
    assert.deepEqual(await choices.evaluateAll((all) => all.map((one) => one.dataset.action)), ["o", "x"]);
    assert.deepEqual(await playable(page), []);
    assert.match(await telling(page), /South lifts .* has to choose\.$/);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "o");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await telling(page), /captures/);
    assert.doesNotMatch(await telling(page), /choose/);
  });
});

test("seeds are lifted and laid by numbers, and what is refused is told", async () => {
  await at("lukho", {}, async (page) => {
    const error = page.locator("#error");
    const send = page.locator("#lots .main");
    await send.click();
    assert.match(await error.textContent(), /at least one seed/);
    await page.locator('[data-pit="a1"]').click();
    await page.locator('[data-lot="b1"]').fill("2");
    assert.match(await page.locator(".lots-sum").textContent(), /^5 seeds/);
    await send.click();
    assert.equal(await error.textContent(), "");
    assert.match(await telling(page), /^South lifts 3 from a1; lifts 2 from b1/);
    assert.equal((await counts(page)).reduce((sum, n) => sum + n, 0), 16 * 3 - 5);
  });
});

test("a set-up, an option and a position begin another game", async () => {
  await at("giuthi", {}, async (page) => {
    await page.selectOption("#option-columns", "5");
    await page.selectOption("#option-seeds", "4");
    await page.locator("#begin .main").click();
    assert.deepEqual(await counts(page), Array(10).fill(4));
    await page.locator("#position").fill("1,2/3 s 0-0");
    await page.locator("#begin .main").click();
    assert.ok((await page.locator("#error").textContent()).length > 0);
    assert.deepEqual(await counts(page), Array(10).fill(4), "a position that cannot be read changes nothing");
  });
});

test("a game is found again as it was left", async () => {
  await at("ndoto", {}, async (page) => {
    await page.locator('[data-pit="c1"]').click();
    const left = await counts(page);
    await page.locator('[data-game="omweso"]').click();
    assert.equal(await page.locator("#title").textContent(), "Omweso");
    assert.equal(await page.evaluate(() => document.activeElement.id), "title");
    await page.locator('[data-game="ndoto"]').click();
    assert.deepEqual(await counts(page), left);
  });
});

test("Kiswahili is one press away, and is kept", async () => {
  await at("ndoto", {}, async (page) => {
    await page.locator('[data-pit="c1"]').click();
    await page.locator('[data-language="sw"]').click();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
    assert.equal(await page.locator("#undo").textContent(), "Rudisha");
    assert.match(await telling(page), /^Kusini: achota 2 kutoka c1/);
    assert.match(await page.locator('[data-pit="c1"]').getAttribute("aria-label"), /^c1, kete \d+/);
    await page.reload();
    await page.locator("[data-pit]").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
  });
  await at("ndoto", { locale: "sw-TZ" }, async (page) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), "sw");
  });
});

test("all fourteen games can be played", async () => {
  await at("omweso", {}, async (page) => {
    const games = page.locator("[data-game]");
    assert.equal(await games.count(), 14);
    for (const id of await games.evaluateAll((all) => all.map((game) => game.dataset.game))) {
      await page.locator(`[data-game="${id}"]`).click();
      await playOn(page, 8);
      if (await page.locator("#lots").isVisible()) continue;
      assert.notEqual(await telling(page), "", id);
      assert.ok(await page.locator("#undo").isEnabled(), id);
    }
  });
});

for (const [width, height] of [[360, 740], [1440, 900], [3840, 2160]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`it fits ${width} pixels, ${colorScheme}`, async () => {
      for (const game of ["omweso", "enkeshui", "kiothi"]) {
        await at(game, { viewport: { width, height }, colorScheme }, async (page) => {
          if (game === "enkeshui") {
            // Twelve pits a row is the most there is.
            await page.selectOption("#setup", "i");
            await page.locator("#begin .main").click();
          }
          await playOn(page, 6);
          await page.screenshot({ path: `${shots}${game}-${width}-${colorScheme}.png`, fullPage: width < 500 });
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
