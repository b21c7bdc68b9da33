// What the kiosk shows while nobody is there, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { kiosk, north, record } from "./kiosk.mjs";
import { frames } from "./waits.mjs";

const SMALL = { width: 720, height: 450 };
const WALL = { width: 1920, height: 1080 };

/** Moves take real time, everything else follows the page's clock: it goes on until this is so. */
async function goesOn(page, step, is) {
  for (const late = Date.now() + 300_000; !(await is()) && Date.now() < late;) await page.clock.runFor(step);
  assert.ok(await is());
}

test("boards play by themselves until they are held or touched, one people after another", async () => {
  const path = "kiosk/?games=ndoto,lukho,omweso";
  await kiosk({ clock: true, reducedMotion: "no-preference", path }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const title = () => page.locator(".attract-words h2").textContent();
    const seen = new Set();
    await goesOn(page, 500, async () => seen.add(await title()).size === 3);
    assert.deepEqual([...seen], ["Ndoto", "Lukho", "Omweso"]);
    await page.getByRole("button", { name: "Pause" }).click();
    const held = await title();
    await page.clock.runFor(60_000);
    assert.equal(await title(), held);
    await page.getByRole("button", { name: "Go on" }).click();
    assert.equal(await page.locator(".attract").isVisible(), true);
    await page.mouse.click(960, 400);
    await page.locator(".home").waitFor();
    // Three games do not make tall cards.
    for (const viewport of [WALL, SMALL]) {
      await page.setViewportSize(viewport);
      const sizes = await page.locator(".tile").evaluateAll((all) => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]));
      assert.equal(sizes.length, 3);
      for (const [wide, high] of sizes) assert.ok(high < 1.25 * wide, `${wide} by ${high}`);
    }
  });
});

/** Lets the show go on until a scene, given by its class, is laid out. */
async function scene(page, name) {
  const [at, away] = [`.attract.at-${name}`, ".attract-show.away"].map((one) => page.locator(one));
  for (let times = 0; times < 400 && (await at.count()) === 0; times += 1) await page.clock.runFor(500);
  await at.waitFor();
  for (let times = 0; times < 20 && (await away.count()) > 0; times += 1) await page.clock.runFor(100);
}

/** In a small window nothing of a scene is hidden. */
async function whole(page, name) {
  await page.setViewportSize(SMALL);
  await frames(page);
  const wrong = await page.evaluate((name) => {
    const board = document.querySelector("#attract-board").shadowRoot.querySelector("svg");
    const drawn = name === "place" ? [...document.querySelectorAll(".attract .attract-place svg")] : [board];
    const seen = [...document.querySelectorAll(".attract-words > *, .attract button"), ...drawn];
    const low = name !== "place" && board.getBoundingClientRect().height < 120;
    const hidden = seen.filter((one) => {
      const { left, top, right, bottom, height } = one.getBoundingClientRect();
      return height < 12 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const named = hidden.map((one) => `${one.className.baseVal ?? one.className} ${JSON.stringify(one.getBoundingClientRect())}`);
    return low ? [...named, `the board is ${board.getBoundingClientRect().height} high`] : named;
  }, name);
  assert.deepEqual(wrong, [], name);
  await page.setViewportSize(WALL);
  await frames(page);
}

test("each people has its place, a turn, its longest turn with a counter, and a board that waits for a touch", () =>
  kiosk({ clock: true, path: "kiosk/?games=omweso,ndoto,enkeshui" }, async (page) => {
    await scene(page, "place");
    assert.match(await page.locator(".attract-words .people").textContent(), /^Baganda · Buganda, Uganda$/);
    assert.ok(await page.locator(".attract .attract-place svg.plate").isVisible());
    assert.equal(await page.locator(".attract .attract-where .pin").count(), 1);
    assert.equal(await page.locator(".attract .attract-where .pin-name").textContent(), "Kampala");
    await whole(page, "place");
    await scene(page, "turn");
    const board = await page.locator("#attract-board .stage > svg").evaluate((svg) => svg.getBoundingClientRect().width);
    assert.ok(board > 0.5 * WALL.width, `the board is ${board} wide`);
    await whole(page, "turn");
    await scene(page, "wonder");
    await goesOn(page, 500, async () => (await page.locator(".count strong").textContent()) === "2,677");
    assert.equal(await page.locator("p.count").textContent(), "2,677 sown in one turn");
    assert.match(await page.locator(".attract .sentence").textContent(), /694 handfuls\. The board was arranged for it/);
    await whole(page, "wonder");
    await scene(page, "invite");
    assert.equal(await page.locator(".invitation").textContent(), "Your turn? Touch a glowing pit.");
    await whole(page, "invite");
    const pit = page.locator("#attract-board .pit.legal").first();
    const name = await pit.getAttribute("data-pit");
    const { x, y, width, height } = await pit.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    // That touch is the first turn, and the computer answers a visitor who is alone.
    await page.locator(".table:visible").waitFor();
    await goesOn(page, 200, async () => (await record(page))?.includes(`1. ${name}`));
    assert.match(await record(page), /Game: omweso/);
    assert.equal(await north(page), "computer:2");
  }));

test("the counter follows the seeds of a long turn", () =>
  kiosk({ clock: true, reducedMotion: "no-preference", path: "kiosk/?games=omweso" }, async (page) => {
    await scene(page, "wonder");
    const count = page.locator(".count strong");
    const counts = new Set();
    await goesOn(page, 250, async () => counts.add(Number((await count.textContent()).replace(",", ""))).has(2677));
    const all = [...counts];
    assert.ok(all.length > 10, all.join(" "));
    assert.deepEqual(all, [...all].sort((one, other) => one - other), "it never goes back");
  }));
