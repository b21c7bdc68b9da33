// The page that writes the tag for other people's pages, used as readers use it.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { COLOURS, obstacles } from "./axe.mjs";
import { games } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { frames } from "./waits.mjs";
import { awake, open, visit } from "./chromium.mjs";

const shots = fileURLToPath(new URL("../../target/shots/", import.meta.url));
before(async () => {
  await mkdir(shots, { recursive: true });
});

/** Visits a game, does something there, and expects no errors. */
async function at(game, options, use) {
  const { page, wrong, close } = await open(browser, `${site.address}embed/#${game}`, options);
  await awake(page);
  await begun(page, game);
  try {
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await close();
  }
}

const counts = (page) => page.evaluate(() => document.querySelector("mbao-board").state.rows.flat());
const tag = (page) => page.locator("#tag").inputValue();
const begun = (page, id) => page.waitForFunction((id) => document.querySelector("mbao-board").state?.game === id, id);

/** Opens every part of the form that is folded. */
const unfold = (page) => page.locator(".embed-builder details").evaluateAll((all) => all.forEach((one) => (one.open = true)));

test("the board shows what is chosen, and the tag contains it", async () => {
  await at("giuthi", {}, async (page) => {
    await unfold(page);
    await page.selectOption("#option-columns", "5");
    await page.selectOption("#option-seeds", "4");
    await page.waitForFunction(() => document.querySelector("mbao-board").state.rows[0].length === 5);
    assert.deepEqual(await counts(page), Array(10).fill(4));
    assert.match(await tag(page), /<mbao-board game="giuthi" options="columns=5, seeds=4" lang="en"><\/mbao-board>$/);
    await page.selectOption("#game", "ndoto");
    await begun(page, "ndoto");
    assert.match(await tag(page), /<mbao-board game="ndoto" lang="en"><\/mbao-board>$/);
  });
});

test("on a laptop the form, the board and the whole tag with its button are in the first screen", async () => {
  for (const path of ["embed/", "sw/embed/"]) {
    for (const [width, height] of [[1366, 768], [1920, 1080]]) {
      const { page, wrong, close } = await open(browser, site.address + path, { viewport: { width, height } });
      await awake(page);
      await page.waitForFunction(() => document.querySelector("mbao-board").state);
      const rooms = await page.evaluate(() => ["#game", "#tag", ".embed-builder .main", "mbao-board"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
      const [game, tag, copy, board] = rooms;
      for (const one of [tag, copy]) assert.ok(one.bottom <= height, `${path} ${width}: ${JSON.stringify(rooms)}`);
      assert.equal(await page.locator("#tag").evaluate((field) => field.scrollHeight <= field.clientHeight), true, "the tag is whole");
      assert.ok(game.right < board.left, "the form is left of the board");
      assert.deepEqual(wrong, []);
      await close();
    }
  }
});

test("an impossible position is reported in the language of the page", async () => {
  for (const [path, why] of [["embed/", /position/i], ["sw/embed/", /hali ya bao/i]]) {
    const { page, wrong, close } = await open(browser, `${site.address}${path}#giuthi`);
    await awake(page);
    await begun(page, "giuthi");
    await unfold(page);
    await page.locator("#position").fill("1,2/3 s 0-0");
    await page.locator("#position").press("Enter");
    await page.waitForFunction(() => document.querySelector(".embed-builder .error").textContent !== "");
    assert.match(await page.locator(".embed-builder .error").textContent(), why);
    await page.locator("#position").fill("");
    await page.locator("#position").press("Enter");
    await page.waitForFunction(() => document.querySelector(".embed-builder .error").textContent === "");
    await begun(page, "giuthi");
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("an address may ask for a game in capitals; one that there is not is named in the language of the page", async () => {
  for (const [path, why] of [["embed/?Game=", /no game “chess”/], ["sw/embed/?game=", /hakuna mchezo “chess”/]]) {
    const { page, wrong, close } = await open(browser, `${site.address}${path}GIUTHI`);
    await awake(page);
    await begun(page, "giuthi");
    assert.equal(await page.locator(".embed-builder .error").textContent(), "");
    await page.goto(`${site.address}${path}chess`);
    await page.waitForFunction(() => document.querySelector(".embed-builder .error")?.textContent);
    assert.match(await page.locator(".embed-builder .error").textContent(), why);
    await page.selectOption("#game", "ndoto");
    await page.waitForFunction(() => document.querySelector(".embed-builder .error").textContent === "");
    await begun(page, "ndoto");
    // A place on the page is no game.
    await page.goto(`${site.address}${path.replace(/\?game=/i, "#main")}`);
    await awake(page);
    await begun(page, "omweso");
    assert.equal(await page.locator(".embed-builder .error").textContent(), "");
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("all games are there", async () => {
  await at("omweso", {}, async (page) => {
    const offered = await page.locator("#game option").evaluateAll((all) => all.map((one) => one.value));
    assert.deepEqual(offered.toSorted(), games);
    for (const id of offered) {
      await page.selectOption("#game", id);
      await begun(page, id);
    }
  });
});

test("the tag and the frame it offers show the same board", async () => {
  await at("enkeshui", {}, async (page) => {
    await begun(page, "enkeshui");
    await unfold(page);
    await page.selectOption("#setup", "i");
    await page.selectOption("#theme", "aluminium");
    await page.selectOption("#north", "computer:2");
    assert.match(
      await tag(page),
      /<mbao-board game="enkeshui" setup="i" north="computer:2" lang="en" theme="aluminium"><\/mbao-board>$/,
    );
    const frame = await page.locator("#frame").inputValue();
    const { page: alone, wrong, close } = await visit(browser, /src="([^"]*)"/.exec(frame)[1].replaceAll("&amp;", "&"));
    assert.equal(await alone.locator(".pit").count(), 24);
    assert.equal(await alone.locator("svg.aluminium").count(), 1);
    assert.deepEqual(wrong, []);
    await close();
    // A tag may speak the language of the page around it, which a frame does not know.
    await page.selectOption("#language", "");
    assert.doesNotMatch(await tag(page), / lang=/);
    assert.match(await page.locator("#frame").inputValue(), /&amp;lang=en"/);
  });
});

test("without scripts the page has the tag of the usual board", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.address}sw/embed/`);
  assert.match(await tag(page), /<mbao-board game="omweso" lang="sw"><\/mbao-board>$/);
  await context.close();
});

test("there are no accessibility problems, by day and by night", async () => {
  for (const game of ["omweso", "enkeshui", "lukho", "bao-kiswahili"]) {
    await at(game, {}, async (page) => {
      await unfold(page);
      assert.deepEqual(await obstacles(page), []);
      await page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await obstacles(page, { only: COLOURS }), []);
    });
  }
});

// Colours do not change sizes; pictures are taken in both.
for (const colorScheme of process.env.SHOTS ? ["light", "dark"] : ["light"]) {
  test(`it fits every screen, ${colorScheme}`, async () => {
    for (const game of ["omweso", "enkeshui", "kiothi", "bao-kiswahili", "giuthi"]) {
      await at(game, { colorScheme }, async (page) => {
        await unfold(page);
        // No game has more than twelve pits a row.
        if (game === "enkeshui") await page.selectOption("#setup", "i");
        for (const [width, height] of [[360, 740], [820, 1180], [1440, 900], [3840, 2160]]) {
          await page.setViewportSize({ width, height });
          await frames(page);
          if (process.env.SHOTS) await page.screenshot({ path: `${shots}embed-${game}-${width}-${colorScheme}.png`, fullPage: width < 900 });
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `no sideways scrolling at ${width}`);
          const small = await page.locator(".embed-builder :is(button, select, summary, input):visible, mbao-board button:visible").evaluateAll((all) =>
            all.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 24 && !one.closest("label.choice")).map((one) => one.outerHTML),
          );
          assert.deepEqual(small, [], `targets below 24 pixels at ${width}`);
        }
      });
    }
  });
}

test("the form, the board and the lines to copy are on the first screen of a desk", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}embed/`, { viewport: { width: 1440, height: 900 } });
  await awake(page);
  const box = (what) => page.locator(what).evaluate((one) => one.getBoundingClientRect().toJSON());
  const [form, board, lines] = [await box("#game"), await box("mbao-board"), await box("#tag")];
  assert.ok(form.right < board.left, "the form is on the left");
  assert.ok(board.width < 900 && board.bottom < 900, `the board is small: ${board.width} by ${board.height}`);
  assert.ok(lines.bottom <= 900, `the lines end at ${lines.bottom}`);
  assert.deepEqual(wrong, []);
  await close();
});

test("the frame is as high as its game needs in the width for which that is worked out", async () => {
  await at("omweso", {}, async (page) => {
    const heights = {};
    for (const game of games) {
      await page.selectOption("#game", game);
      await begun(page, game);
      const frame = await page.locator("#frame").inputValue();
      assert.ok(frame.includes(`?game=${game}&`), frame);
      heights[game] = Number(/ height="(\d+)"/.exec(frame)[1]);
    }
    assert.ok(new Set(Object.values(heights)).size > 3, JSON.stringify(heights));
    for (const [game, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: 700, height });
      await page.goto(`${site.address}embed.html?game=${game}`);
      await page.locator("mbao-board .pit").first().waitFor();
      await frames(page);
      const room = await page.evaluate(() => innerHeight - document.body.getBoundingClientRect().height);
      assert.ok(room >= 0 && room < 40, `${game} at ${height}: ${room} are left`);
      assert.equal(await page.evaluate(() => document.documentElement.className), "", game);
    }
  });
});
