// What the kiosk shows while nobody is there, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { begin, kiosk, record } from "./kiosk.mjs";

test("boards play by themselves until they are held or touched, one people after another", async () => {
  await kiosk({ clock: true, reducedMotion: "no-preference", path: "kiosk/?games=ndoto,lukho,omweso" }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const title = () => page.locator(".attract-words h2").textContent();
    const seen = new Set();
    // The page's clock is advanced, but steps are animated in real time, as fast as the machine can.
    const late = Date.now() + 300_000;
    while (seen.size < 3 && Date.now() < late) {
      seen.add(await title());
      await page.clock.runFor(500);
    }
    assert.deepEqual([...seen], ["Ndoto", "Lukho", "Omweso"]);
    await page.getByRole("button", { name: "Pause" }).click();
    const held = await title();
    await page.clock.runFor(60_000);
    assert.equal(await title(), held);
    await page.getByRole("button", { name: "Go on" }).click();
    assert.equal(await page.locator(".attract").isVisible(), true);
    await page.mouse.click(960, 400);
    await page.locator(".home").waitFor();
  });
});

/** Lets the show go on until a scene, given by its class. */
async function scene(page, name) {
  for (let times = 0; times < 400 && (await page.locator(`.attract.at-${name}`).count()) === 0; times += 1) await page.clock.runFor(500);
  await page.locator(`.attract.at-${name}`).waitFor();
  // The scene is laid out.
  for (let times = 0; times < 20 && (await page.locator(".attract-show.away").count()) > 0; times += 1) await page.clock.runFor(100);
}

test("each people has its place, a turn, its longest turn with a counter, and a board that waits for a touch", async () => {
  await kiosk({ clock: true, path: "kiosk/?games=omweso,ndoto" }, async (page) => {
    await scene(page, "place");
    assert.match(await page.locator(".attract-words .people").textContent(), /^Baganda · Buganda, Uganda$/);
    assert.ok(await page.locator(".attract .attract-place svg.plate").isVisible());
    assert.equal(await page.locator(".attract .attract-where .pin").count(), 1);
    assert.equal(await page.locator(".attract .attract-where .pin-name").textContent(), "Kampala");
    await scene(page, "turn");
    const [board, screen] = await page.evaluate(() => [document.querySelector("#attract-board").shadowRoot.querySelector("svg").getBoundingClientRect().width, innerWidth]);
    assert.ok(board > 0.5 * screen, `the board is ${board} wide`);
    await scene(page, "wonder");
    for (let times = 0; times < 20 && (await page.locator(".count strong").textContent()) !== "2,677"; times += 1) await page.clock.runFor(500);
    assert.equal(await page.locator("p.count").textContent(), "2,677 sown in one turn");
    assert.match(await page.locator(".attract .sentence").textContent(), /694 handfuls\. The board was arranged for it/);
    await scene(page, "invite");
    assert.equal(await page.locator(".invitation").textContent(), "Your turn? Touch a glowing pit.");
    await page.waitForFunction(() => document.querySelector("#attract-board").shadowRoot.querySelector(".pit.legal"));
    const pit = await page.evaluate(() => {
      const one = document.querySelector("#attract-board").shadowRoot.querySelector(".pit.legal");
      const { x, y, width, height } = one.getBoundingClientRect();
      return { name: one.dataset.pit, x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.click(pit.x, pit.y);
    // That touch is the first turn, and the computer answers a visitor who is alone.
    await page.locator(".table:visible").waitFor();
    for (let times = 0; times < 20 && !(await record(page))?.includes(`1. ${pit.name}`); times += 1) await page.clock.runFor(200);
    assert.match(await record(page), new RegExp(`Game: omweso[^]*1\\. ${pit.name}`));
    assert.equal(await page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("north")), "computer:2");
  });
});

test("the counter follows the seeds of a long turn", async () => {
  await kiosk({ clock: true, reducedMotion: "no-preference", path: "kiosk/?games=omweso" }, async (page) => {
    await scene(page, "wonder");
    const counts = new Set();
    // Moves take real time, everything else follows the page's clock.
    const late = Date.now() + 300_000;
    while (Date.now() < late && !counts.has(2677)) {
      counts.add(Number((await page.locator(".count strong").textContent()).replace(",", "")));
      await page.clock.runFor(250);
    }
    const all = [...counts];
    assert.ok(counts.has(2677) && all.length > 10, all.join(" "));
    assert.deepEqual(all, [...all].sort((one, other) => one - other), "it never goes back");
  });
});

test("at 720 by 450 pixels nothing is hidden, and three games do not make tall cards", async () => {
  await kiosk({ viewport: { width: 720, height: 450 }, clock: true, path: "kiosk/?games=omweso,ndoto,enkeshui" }, async (page) => {
    for (const name of ["place", "turn", "wonder", "invite"]) {
      await scene(page, name);
      if (name === "wonder") await page.clock.runFor(3000);
      const wrong = await page.evaluate((name) => {
        const board = document.querySelector("#attract-board").shadowRoot.querySelector("svg");
        const seen = [...document.querySelectorAll(".attract-words > *, .attract button"), ...(name === "place" ? document.querySelectorAll(".attract .attract-place svg") : [board])];
        return seen.filter((one) => {
          const { left, top, right, bottom, height } = one.getBoundingClientRect();
          return height < 12 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }).map((one) => `${one.className.baseVal ?? one.className} ${JSON.stringify(one.getBoundingClientRect())}`)
          .concat(name !== "place" && board.getBoundingClientRect().height < 120 ? [`the board is ${board.getBoundingClientRect().height} high`] : []);
      }, name);
      assert.deepEqual(wrong, [], name);
    }
  });
  for (const viewport of [{ width: 720, height: 450 }, { width: 1920, height: 1080 }]) {
    await kiosk({ viewport, path: "kiosk/?games=omweso,ndoto,enkeshui" }, async (page) => {
      await begin(page);
      for (const [wide, high] of await page.locator(".tile").evaluateAll((all) => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]))) {
        assert.ok(high < 1.25 * wide, `${wide} by ${high}`);
      }
    });
  }
});
