// Playing at the kiosk, in Chromium: alone, as two, racing, around a table.
import assert from "node:assert/strict";
import { test } from "node:test";

import { PALM, glass } from "./glass.mjs";
import { begin, board, change, choose, kiosk, north, pit, press, race, record, state, two } from "./kiosk.mjs";
import { frames } from "./waits.mjs";

test("a visitor alone plays against the computer, and leaving ends its thinking", async () => {
  await kiosk({ path: "kiosk/?utm_source=chat&idle=60&idle-playing=60&computer=3&fbclid=1" }, async (page) => {
    const workers = () => page.workers().filter((worker) => /thinker/.test(worker.url())).length;
    await begin(page);
    await choose(page, "Ndoto");
    assert.equal(await north(page), "computer:3", "unless something else is chosen");
    assert.match(await page.locator(".beside").textContent(), /You play against the computer\./);
    await change(page);
    assert.match(await page.locator(".beside").textContent(), /Plays well\./);
    // The set-up, or a race, is not asked for again.
    assert.equal(await page.getByRole("button", { name: "Race for it" }).count(), 0);
    await press(page, "c1");
    await board(page, ({ state }) => state.turn === 3);
    assert.match(await page.locator(".standing").textContent(), /Your turn/);
    assert.equal(await page.getByRole("button", { name: "Two people" }).count(), 0, "a game under way is not changed by mistake");
    // It is not begun anew by mistake either, and then against the computer again.
    await page.getByRole("button", { name: "Start over" }).click();
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Go on playing");
    await page.keyboard.press("Escape");
    assert.equal((await state(page)).turn, 3);
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
    await board(page, ({ state }) => state.turn === 1);
    assert.equal(await north(page), "computer:3");
    // Two people may play, or race, which explains itself; another game is against the computer again.
    await two(page);
    assert.equal(await north(page), null);
    await page.getByRole("button", { name: "All games" }).click();
    await choose(page, "Omweso");
    assert.equal(await north(page), "computer:3");
    await two(page);
    assert.match(await page.getByRole("button", { name: "Race for it" }).textContent(), /decides who begins/);
    assert.ok(workers() <= 1, "what thought for games that were left has ended");
  });
  await kiosk({ path: "sw/kiosk/?computer=0" }, async (page) => {
    await begin(page);
    await choose(page, "Ndoto");
    assert.equal(await page.getByRole("button", { name: "Mmoja, dhidi ya kompyuta" }).count(), 0);
  });
});

test("a press moves the first seeds before anybody is told", () => kiosk({ reducedMotion: "no-preference" }, async (page) => {
  await begin(page);
  await choose(page, "Ndoto");
  await two(page);
  await page.evaluate(() => {
    const board = document.querySelector("#kiosk-board");
    board.addEventListener("mbao-action", () => {
      window.flew = board.shadowRoot.querySelectorAll(".flyer").length === 1 && board.shadowRoot.querySelector(".flyer").getAnimations().length;
    }, { once: true });
  });
  await press(page, "c1");
  await page.waitForFunction(() => window.flew !== undefined);
  assert.equal(await page.evaluate(() => window.flew), 1);
  // What follows is reported as before, step by step.
  await board(page, ({ state }) => state.turn === 2);
  assert.match(await record(page), /1\. c1/);
}));

test("on a table between two players each reads their own side's counts", () =>
  kiosk({ path: "kiosk/?table=flat&attract=no&start=ndoto" }, async (page) => {
    await board(page);
    const upright = (side) => page.evaluate((side) => {
      const pits = [...document.querySelector("#kiosk-board").shadowRoot.querySelectorAll(side)];
      return pits.map((pit) => {
        const box = (one) => one.getBoundingClientRect();
        const [hollow, count] = [box(pit.querySelector(".hollow") ?? pit), box(pit.querySelector(".count"))];
        return [getComputedStyle(pit.querySelector(".count")).rotate, Math.sign(count.y + count.height / 2 - hollow.y - hollow.height / 2)];
      });
    }, side);
    for (const [side, turned, below] of [[".own-south", "none", 1], [".own-north", "180deg", -1]]) {
      const all = await upright(side);
      assert.equal(all.length, 8);
      for (const one of all) assert.deepEqual(one, [turned, below], side);
    }
    assert.equal((await upright('[data-store="n"]'))[0][0], "180deg");
  }));

test("two people race with their own fingers, and the result begins the game", () =>
  kiosk({ hasTouch: true, path: "kiosk/?table=flat" }, async (page) => {
    await page.locator(".attract .begin").tap();
    await page.locator(".tile", { hasText: "Omweso" }).tap();
    await change(page);
    await page.getByRole("button", { name: "Race for it" }).tap();
    await board(page, ({ state }) => state?.phase === "race");
    assert.equal(await page.locator(".race-keys").count(), 0, "a touch screen does not mention keys");
    const hands = await glass(page);
    const taps = async () => ((await record(page)).match(/tap [sn]/g) ?? []).join();
    const ringed = () => page.locator("#kiosk-board .pit.legal").evaluateAll((all) => all.map((pit) => pit.dataset.pit).sort());
    const [north, south] = await ringed();
    // Both fingers are on the screen at once.
    await hands.come({ 1: pit(page, south) });
    await hands.come({ 2: pit(page, north) });
    await board(page, ({ recordText }) => (recordText.match(/tap [sn]/g) ?? []).length === 2);
    assert.equal(await taps(), "tap s,tap n");
    await hands.go(1, 2);
    // A wrong touch changes nothing and is reported; a palm is not even that.
    await hands.tap(pit(page, "d1"), 1, PALM);
    assert.equal((await page.locator(".refused").first().textContent()).trim(), "");
    await hands.tap(pit(page, "d1"), 1);
    await page.waitForFunction(() => /Not there/.test(document.querySelector(".refused").textContent));
    assert.equal(await taps(), "tap s,tap n");
    // Only South goes on, so South sleeps first and begins.
    for (let seeds = 0; seeds < 200 && (await state(page)).phase === "race"; seeds += 1) {
      const open = await ringed();
      await hands.tap(pit(page, open.find((pit) => /[12]/.test(pit)) ?? open[0]), 1);
    }
    const after = await state(page);
    assert.notEqual(after.phase, "race");
    assert.equal(after.mover, "s");
    assert.match(await page.locator(".race-over").first().textContent(), /South has won the race/);
    assert.equal(await page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("speed")), null);
    const [first] = await ringed();
    await pit(page, first).tap();
    await board(page, ({ recordText }) => recordText.split("tap").at(-1).length > 8);
  }));

test("a race can be run by keys as well", () => kiosk({ path: "kiosk/?race=farthest&start=enkeshui" }, async (page) => {
  await begin(page);
  await two(page);
  await race(page);
  assert.equal(await page.locator(".race-keys").count(), 1, "they are told");
  for (let seeds = 0; seeds < 400 && (await state(page)).phase === "race"; seeds += 1) await page.keyboard.press(seeds % 2 ? "m" : "z");
  assert.notEqual((await state(page)).phase, "race");
  assert.match(await page.locator(".race-over").textContent(), /won the race/);
}));

test("at a table the board can be turned, or has two sides", async () => {
  await kiosk({ path: "kiosk/?table=turn&start=ndoto", begun: true }, async (page) => {
    const side = () => page.evaluate(() => {
      const y = (pit) => document.querySelector("#kiosk-board").shadowRoot.querySelector(`[data-pit="${pit}"]`).getBoundingClientRect().y;
      return y("a1") > y("a2") ? "south" : "north";
    });
    assert.equal(await side(), "south");
    await press(page, "a1");
    await page.locator(".table.to-north").waitFor();
    assert.equal(await side(), "north");
  });
  // Choices are outside the board, never over a pit, also upside down.
  await kiosk({ path: "kiosk/?table=turn&start=giuthi", begun: true }, async (page) => {
    for (const mover of ["s", "n"]) {
      await page.waitForFunction((mover) => document.querySelector("#kiosk-board").state.mover === mover && Boolean(document.querySelector(".table.to-north")) === (mover === "n"), mover);
      await page.locator("#kiosk-board .pit.legal").nth(3).click();
      const covered = await page.locator("#kiosk-board").evaluate(({ shadowRoot }) => {
        const rooms = (what) => [...shadowRoot.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return rooms(".choices button").some((button) => rooms(".pit").some((pit) => meet(button, pit)));
      });
      assert.ok(!covered, `${mover}: an answer lies over a pit`);
      await page.locator("#kiosk-board .choices button").first().click();
      if (mover === "s") await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn > 1 || document.querySelector("#kiosk-board").state.pending);
      if ((await state(page)).mover === mover && mover === "s") break;
    }
  });
  await kiosk({ path: "kiosk/?table=flat&start=ndoto", begun: true }, async (page) => {
    assert.equal(await page.locator(".seat.north").evaluate((seat) => getComputedStyle(seat).rotate), "180deg");
    await press(page, "a1");
    await page.waitForFunction(() => document.querySelector(".seat.turn .seat-name").textContent.startsWith("North"));
  });
});

test("the screen says what to touch, then what just happened, readable from two metres", async () => {
  for (const viewport of [{ width: 1920, height: 1080 }, { width: 1080, height: 1920 }]) {
    await kiosk({ viewport, path: "kiosk/?start=ndoto", begun: true }, async (page) => {
      await two(page);
      const says = page.locator(".says p");
      assert.deepEqual(await says.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) >= 32)), [true, true]);
      assert.equal(await page.locator(".standing").textContent(), "South: touch a glowing pit.");
      const before = await page.locator(".rule").textContent();
      assert.ok(before.length > 20, "what a touch does");
      await press(page, "a1");
      await page.waitForFunction(() => document.querySelector(".standing").textContent === "North: touch a glowing pit.");
      await page.waitForFunction((before) => !["", before].includes(document.querySelector(".rule").textContent), before);
      const after = await page.locator(".rule").textContent();
      assert.equal(after, await page.evaluate(() => document.querySelector("#kiosk-board").shadowRoot.querySelector(".caption").textContent), "the board's own line");
      assert.ok(after.length > 10 && after.length <= 60, after);
      const [says1, board, high] = await page.evaluate(() => [
        document.querySelector(".says").getBoundingClientRect().bottom,
        document.querySelector("#kiosk-board").shadowRoot.querySelector("svg").getBoundingClientRect(), innerHeight]);
      assert.ok(says1 <= board.top, "the text stands above the board");
      if (viewport.height > viewport.width) {
        assert.ok(board.top - says1 < 0.08 * high, "directly above");
        assert.ok(board.top > 0.4 * high, "the board is within reach");
      }
    });
  }
});

/** Where the drawing stands and how large it is. */
const drawing = (page) => page.evaluate(() => {
  const { left, top, width, height } = document.querySelector("#kiosk-board").shadowRoot.querySelector(".stage svg").getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
});

// A board of two rows and one of four; in omweso a choice is answered below the board.
for (const [lang, most] of [["", 60], ["sw/", 70]]) {
  for (const [width, height] of [[1920, 1080], [1366, 768], [1080, 1920], [390, 844]]) {
    test(`nothing moves under a finger, and every line is short (${lang || "en/"}, ${width} by ${height})`, async () => {
      for (const game of ["ndoto", "omweso"]) {
        await kiosk({ viewport: { width, height }, path: `${lang}kiosk/?start=${game}`, begun: true }, async (page) => {
          await two(page);
          await frames(page);
          const before = await drawing(page);
          for (let turn = 0; turn < 8; turn += 1) {
            const at = await record(page);
            const answers = page.locator("#kiosk-board .choices button:visible");
            if (await answers.count()) await answers.first().click();
            else await page.locator("#kiosk-board .pit.legal").first().click();
            await page.waitForFunction((at) => document.querySelector("#kiosk-board").recordText !== at || document.querySelector("#kiosk-board").shadowRoot.querySelector(".choices button"), at);
            await frames(page);
            assert.deepEqual(await drawing(page), before, `turn ${turn} of ${game}`);
            for (const line of await page.locator(".says p").allTextContents()) assert.ok(line.length <= most, line);
          }
        });
      }
    });
  }
}

test("seats at the board say whose side it is, whose turn, and how much each has", async () => {
  await kiosk({ path: "kiosk/?start=ndoto&computer=1", begun: true }, async (page) => {
    const seats = () => page.locator(".sits").evaluateAll((all) => all.map((one) => [one.querySelector(".sits-name").textContent, one.classList.contains("turn"), Number(one.querySelector(".score strong").textContent)]));
    await page.waitForFunction(() => document.querySelectorAll(".sits .score strong").length === 2);
    assert.deepEqual((await seats()).map(([name, turn]) => [name, turn]), [["The computer", false], ["You", true]]);
    const [north, south] = await page.locator(".sits").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const [, top, , height] = await drawing(page);
    assert.ok(north < top && south >= top + height - 1, "each at its own side");
    // What is eaten is counted.
    await page.evaluate(() => { document.querySelector("#kiosk-board").position = "0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0 s 20-10"; });
    await page.waitForFunction(() => document.querySelectorAll(".sits .score strong")[1].textContent === "21");
    await two(page);
    assert.deepEqual((await seats()).map(([name]) => name), ["North", "South"]);
  });
  await kiosk({ path: "kiosk/?table=flat&start=ndoto", begun: true }, async (page) => {
    await two(page);
    assert.equal(await page.locator(".sits").count(), 0);
    assert.match(await page.locator(".seat.south .seat-name").textContent(), /^South 16 on this side/);
  });
});
