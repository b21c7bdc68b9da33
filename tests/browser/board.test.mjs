// <mbao-board> in Chromium, on pages that do not know about it.
// Longer than most: many short tests with one server and one browser.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { games, languages } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { playOn } from "./play.mjs";
import { begun, frames } from "./waits.mjs";
import { words } from "./words.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);
const state = (page) => page.evaluate(() => document.querySelector("mbao-board").state);
/** Whether the game played again from its record has the same state. */
const replayed = (page) =>
  page.evaluate(async () => {
    const board = document.querySelector("mbao-board");
    const { Game } = await import(new URL("mbao/mbao.js", document.baseURI));
    const again = new Game("ndoto", { record: board.recordText }).state();
    return JSON.stringify(again) === JSON.stringify(board.state);
  });
/** Actions so far. */
const played = (page) => page.evaluate(() => document.querySelector("mbao-board").recordText);

const ways = {
  mouse: [{}, (what) => what.click({ force: true })],
  touch: [{ hasTouch: true, viewport: { width: 360, height: 740 } }, (what) => what.tap({ force: true })],
  keyboard: [{}, async (what) => {
    await what.focus();
    await what.press("Enter");
  }],
};
for (const [way, [options, press]] of Object.entries(ways)) {
  test(`every game is played by ${way}`, async (t) => {
    await on("", async (page) => {
      for (const game of games) {
        await t.test(game, async () => {
          await pages.put(page, `<mbao-board game="${game}"></mbao-board>`);
          // Lukho's openings take a press for each seed.
          await playOn(page.locator("mbao-board"), game === "lukho" && way !== "mouse" ? 4 : 10, press);
          assert.ok(await replayed(page), await played(page));
          assert.notEqual(await page.locator("mbao-board .caption").textContent(), "");
        });
      }
    }, options);
  });
}

test("pits are large enough to touch on a narrow phone", async () => {
  const markup = games.map((game) => `<mbao-board game="${game}"></mbao-board>`).join("") +
    '<mbao-board game="enkeshui" setup="i"></mbao-board>';
  await on(markup, async (page) => {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("mbao-board")].flatMap((board) =>
        [...board.shadowRoot.querySelectorAll(".pit .hollow")]
          .map((hollow) => hollow.parentNode.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 44)
          .map(({ width, height }) => `${board.game} ${width}×${height}`)));
    assert.deepEqual(small, []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }, { hasTouch: true, viewport: { width: 360, height: 740 } });
});

test("on devices with a mouse alone a board lies in a narrow column, with a touch screen it is turned", async () => {
  // 39 pixels per pit.
  await on('<div id="column"><mbao-board game="kiothi"></mbao-board></div>', async (page) => {
    const turned = () => page.locator("mbao-board .stage > svg[width]").count();
    const wide = async (width) => {
      await page.evaluate((width) => (document.querySelector("#column").style.width = `${width}px`), width);
      await frames(page);
      return turned();
    };
    assert.equal(await wide(520), 0);
    assert.equal(await wide(380), 1);
    assert.equal(await wide(520), 0);
    // Removed and put back, it still notices that a touch screen was added.
    await page.evaluate(() => {
      const board = document.querySelector("mbao-board");
      board.remove();
      document.querySelector("#column").append(board);
    });
    assert.equal(await turned(), 0);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    await page.locator("mbao-board .stage > svg[width]").waitFor();
    assert.equal(await wide(620), 0);
  });
});

test("one pit too many is refused at once, and chosen pits stay chosen", async () => {
  for (const [lang, sentence] of [
    ["en", "You can choose no more than 2."],
    ["sw", "Huwezi kuchagua zaidi ya 2."],
  ]) {
    await on(`<mbao-board game="kiothi" lang="${lang}"></mbao-board>`, async (page) => {
      const board = page.locator("mbao-board");
      const live = () => board.locator("[aria-live]").textContent();
      const chosen = () => board.locator(".chosen").evaluateAll((pits) => pits.map((pit) => pit.dataset.pit));
      await board.locator("[data-pit=e1]").click();
      await board.locator("[data-pit=g1]").press("Enter");
      assert.notEqual(await live(), sentence);
      for (const press of [(pit) => pit.click(), (pit) => pit.press(" ")]) {
        await press(board.locator("[data-pit=f1]"));
        assert.deepEqual([await live(), await board.locator(".caption").textContent()], [sentence, sentence]);
        assert.deepEqual(await chosen(), ["e1", "g1"]);
      }
      assert.equal(await board.locator("[data-hand=s] .count").textContent(), "10");
      // One that is given back makes room for another.
      await board.locator("[data-pit=e1]").click();
      await board.locator("[data-pit=f1]").click();
      assert.deepEqual(await chosen(), ["f1", "g1"]);
      await board.locator(".controls button").first().click();
      assert.match(await played(page), /lift f1=5,g1=5/);
      // Laying is not limited: as many pits as there are seeds.
      for (const pit of ["a1", "b1", "c1"]) await board.locator(`[data-pit=${pit}]`).click();
      assert.deepEqual(await chosen(), ["a1", "b1", "c1"]);
    });
  }
  await on('<mbao-board game="lukho"></mbao-board>', async (page) => {
    await page.locator("mbao-board").evaluate(async (board) => {
      for (const action of ["lift a1=3,b1=3,c1=3", "lift a2=3"]) await board.play(action);
    });
    for (const pit of ["a2", "b2"]) await page.locator(`mbao-board [data-pit=${pit}]`).click();
    assert.match(await page.locator("mbao-board [aria-live]").textContent(), /^You can choose no more than 1\./);
    await page.getByRole("button", { name: "Done" }).click();
    assert.match(await played(page), /lay a2=1/);
  });
});

test("a pit says its name, its seeds and whose it is", async () => {
  await on('<mbao-board game="ndoto"></mbao-board><mbao-board game="ndoto" lang="sw"></mbao-board>', async (page) => {
    const label = (nth) => page.locator("mbao-board").nth(nth).locator("[data-pit=c1]").getAttribute("aria-label");
    assert.equal(await label(0), "c1, 2 seeds, yours, ends in e1");
    assert.equal(await label(1), "c1, kete 2, lako, unaishia e1");
    assert.equal(await page.locator("mbao-board").first().locator('[tabindex="0"]').count(), 1);
  });
});

test("one line describes a turn, once", async () => {
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    await page.evaluate(() => {
      window.lines = [];
      const live = document.querySelector("mbao-board").shadowRoot.querySelector("[aria-live]");
      new MutationObserver(() => window.lines.push(live.textContent)).observe(live, { childList: true });
    });
    await page.evaluate(() => document.querySelector("mbao-board").play("c1"));
    assert.deepEqual(await page.evaluate(() => window.lines), [
      "South sowed 21 seeds in 7 handfuls, from c1 to h1. 3 seeds captured from h2. North to play.",
    ]);
  });
});

test("arrow keys follow the pits as they lie, wide and tall", async () => {
  const walk = async (page, keys) => {
    await page.locator("mbao-board [tabindex='0']").focus();
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => document.querySelector("mbao-board").shadowRoot.activeElement.dataset.pit);
  };
  await on('<mbao-board game="omweso"></mbao-board>', async (page) => {
    assert.equal(await walk(page, ["ArrowRight", "ArrowUp", "ArrowUp"]), "b3");
    assert.equal(await walk(page, ["f", "2"]), "f2");
  });
  await on('<mbao-board game="omweso"></mbao-board>', async (page) => {
    assert.equal(await walk(page, ["ArrowDown", "ArrowRight", "ArrowRight"]), "b3");
  }, { hasTouch: true, viewport: { width: 360, height: 740 } });
});

test("a diagram is stepped forward and back, with its reasons", async () => {
  const record = "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 x\n";
  await on(`<mbao-board steps="${record}"></mbao-board>`, async (page) => {
    const caption = page.locator("mbao-board .caption");
    const press = (name) => page.getByRole("button", { name }).click();
    const count = (pit) => page.locator(`mbao-board [data-pit=${pit}] .count`).textContent();
    assert.equal(await count("c1"), "2");
    await press("One step forward");
    assert.equal(await count("c1"), "0");
    assert.equal(await count("e1"), "1");
    await press("One step forward");
    assert.match(await caption.textContent(), new RegExp(`: 7 cows .* e2, e1, f2, g2 \\(.* §9 rules 3, 4, 6; .*: ${words("en", "board", "ui-decision-24").source}\\)\\.$`));
    assert.equal(await page.locator("mbao-board .store[data-store=s] .count").textContent(), "25");
    await press("One step back");
    assert.equal(await page.locator("mbao-board .store[data-store=s] .count").textContent(), "18");
    await press("To the beginning");
    assert.equal(await count("c1"), "2");
  });
});

test("an error is shown in the element, and goes when the attribute is corrected", async () => {
  await on('<mbao-board game="chess"></mbao-board>', async (page) => {
    const alert = page.locator("mbao-board [role=alert]");
    assert.match(await alert.textContent(), /no game is called "chess"/);
    for (const [name, value, message] of [
      ["game", "ndoto", null],
      ["position", "2,2/2,2 s 0-0", /pits/],
      ["position", null, null],
      ["setup", "q", /no set-up "q"/],
      ["setup", null, null],
      ["record", "Game: ndoto\n\n1. z9", /z9/],
    ]) {
      await page.evaluate(([name, value]) => {
        const board = document.querySelector("mbao-board");
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, value);
      }, [name, value]);
      await begun(page.locator("mbao-board"));
      if (message) assert.match(await alert.textContent(), message);
      else assert.equal(await alert.count(), 0, `${name} ${value}`);
    }
  });
  // A wrong seat does not end a game.
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    const [code, record] = await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      await board.play("c1");
      const told = new Promise((done) => board.addEventListener("mbao-error", ({ detail }) => done(detail.code)));
      board.south = "robot";
      return [await told, board.recordText];
    });
    assert.equal(code, "unknown-player");
    assert.match(record, /1\. c1/);
    assert.match(await page.locator("mbao-board .caption").textContent(), /robot/);
    await page.evaluate(() => document.querySelector("mbao-board").removeAttribute("south"));
    assert.doesNotMatch(await page.locator("mbao-board .caption").textContent(), /robot/);
  });
});

test("it can be created in every way, moved, hidden and removed, and twelve fit on a page", async () => {
  await on(Array(12).fill('<mbao-board game="mongola"></mbao-board>').join(""), async (page) => {
    assert.equal(await page.locator("mbao-board svg").count(), 12);
    await page.evaluate(async () => {
      const first = document.querySelector("mbao-board");
      await first.play("a1");
      const box = document.body.appendChild(document.createElement("div"));
      box.append(first);
      const made = document.createElement("mbao-board");
      made.game = "coro";
      made.style.display = "none";
      box.append(made);
      await new Promise((done) => made.addEventListener("mbao-ready", done, { once: true }));
      made.style.display = "";
      for (const board of [...document.querySelectorAll("main mbao-board")]) board.remove();
    });
    assert.equal(await page.locator("mbao-board svg").count(), 2);
    assert.equal(await page.locator("mbao-board [data-pit]").count(), 28 + 32);
  });
});

test("a turn moves seed by seed, can be skipped and awaited, and ends with the element", async () => {
  await on('<mbao-board game="omweso" speed="normal"></mbao-board>', async (page) => {
    const taken = await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      const turn = board.play("b1");
      const skip = () => [...board.shadowRoot.querySelectorAll("button")].find((b) => b.textContent === "To the end of the turn");
      let [moving, over] = [0, false];
      void turn.then(() => (over = true));
      while (!over && !(skip() && (moving = board.shadowRoot.getAnimations().length))) await new Promise(requestAnimationFrame);
      skip()?.click();
      // Pictures, not time: a busy machine takes long for each.
      let pictures = 0;
      for (; !over; pictures += 1) await new Promise(requestAnimationFrame);
      return { moving, pictures, mover: board.state.mover };
    });
    assert.ok(taken.moving > 0, "nothing moved");
    assert.ok(taken.pictures < 8, `${taken.pictures} pictures`);
    await page.evaluate(() => {
      const board = document.querySelector("mbao-board");
      board.undo();
      void board.play("c1").catch(() => {});
    });
    await page.waitForFunction(() => (window.flights = document.querySelector("mbao-board").shadowRoot.getAnimations()).length > 0);
    await page.evaluate(() => document.querySelector("mbao-board").remove());
    await frames(page);
    assert.deepEqual(await page.evaluate(() => window.flights.filter(({ playState }) => playState === "running")), []);
  }, { reducedMotion: "no-preference" });
});

test("a second tap on the button that goes to the end of a turn undoes nothing", async () => {
  await on('<mbao-board game="ndoto" speed="slow"></mbao-board>', async (page) => {
    const button = (name) => page.locator(`mbao-board button[name=${name}]`);
    await page.locator("mbao-board .pit.legal").first().tap();
    const skip = await button("skip").boundingBox();
    await button("skip").tap();
    const undo = await page.locator("mbao-board button[name=undo]:enabled").boundingBox();
    assert.ok(skip.x >= undo.x + undo.width || skip.y >= undo.y + undo.height, `${JSON.stringify(skip)} lies over ${JSON.stringify(undo)}`);
  }, { reducedMotion: "no-preference", hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
});

test("a trial move is kept or undone", async () => {
  await on('<mbao-board game="enkeshui" trial speed="instant"></mbao-board>', async (page) => {
    await page.evaluate(() => {
      window.turns = [];
      document.addEventListener("mbao-turn", ({ detail }) => window.turns.push(detail.back));
    });
    const before = await state(page);
    await page.locator("mbao-board [data-pit=c1]").click();
    while ((await page.locator("mbao-board .choices button:visible").count()) > 0) {
      await page.locator("mbao-board .choices button").first().click();
    }
    await page.getByRole("button", { name: "Undo this move" }).click();
    assert.deepEqual(await state(page), before);
    assert.deepEqual(await page.evaluate(() => window.turns), [true], "no turn, and one that was undone");
  });
});

test("importing it where there is no document does nothing", async () => {
  await import(new URL("../../dist/mbao/board.js", import.meta.url));
});

test("it keeps to a narrow column, a page from right to left, and a page enlarged four times", async () => {
  const narrow = '<div id="narrow"><mbao-board game="aweet"></mbao-board><mbao-board game="enkeshui" setup="i"></mbao-board></div>';
  await on(narrow, async (page) => {
    const out = async (width) => {
      await page.evaluate((width) => (document.querySelector("#narrow").style.width = `${width}px`), width);
      await frames(page);
      return page.locator("mbao-board").evaluateAll((boards, width) => boards.map((board) =>
        board.shadowRoot.querySelector("svg").getBoundingClientRect().width - width), width);
    };
    for (const over of await out(280)) assert.ok(over <= 0, `${over} px too wide`);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    for (const over of await out(280)) assert.ok(over <= 0, `${over} px too wide`);
    // A zoom of 400 % leaves this much of 1280 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const over of await out(300)) assert.ok(over <= 0, `${over} px too wide`);
    await page.locator("mbao-board").first().locator(".pit.legal").first().click();
    assert.match(await played(page), /^1\. /m);
  });
});

test("a board in a hidden panel is whole when the panel is shown", async () => {
  await on('<div id="panel" hidden><mbao-board game="enkeshui"></mbao-board></div>', async (page) => {
    await page.evaluate(() => (document.querySelector("#panel").hidden = false));
    await frames(page);
    const box = await page.locator("mbao-board svg").boundingBox();
    assert.ok(box.width > 500 && box.height > 100, JSON.stringify(box));
    await page.locator("mbao-board [data-pit=d1]").click();
    assert.notEqual(await page.locator("mbao-board .caption").textContent(), "");
  });
});

test("the wheel over a board scrolls the page", async () => {
  await on('<mbao-board game="omweso"></mbao-board>', async (page) => {
    await page.evaluate(() => (document.querySelector("main").style.minHeight = "4000px"));
    await page.locator("mbao-board svg").hover();
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 300);
  });
});

test("in a frame of another origin it plays and reports its height", async () => {
  // The page around it belongs to somebody else: another port, and none of our policies.
  const around = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><title>Around</title>
      <script>window.told = []; addEventListener("message", (event) => told.push(event.data));</script>
      <iframe src="${site.address}embed.html?game=ndoto&speed=instant" width="600" height="400"></iframe>`);
  });
  await new Promise((done) => around.listen(0, "127.0.0.1", done));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${around.address().port}/`);
    await page.frameLocator("iframe").locator("[data-pit=c1]").click();
    await page.waitForFunction(() => window.told.some(({ kind }) => kind === "turn"));
    const sizes = await page.evaluate(() => window.told.filter(({ kind }) => kind === "size").map(({ height }) => height));
    assert.ok(sizes.at(-1) > 100, String(sizes));
  } finally {
    await page.close();
    around.close();
  }
});

const K = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";

test("the trace of a turn stays on the board until the next press, and can be replayed", async () => {
  await on(`<mbao-board position="${K}"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const trace = (what) => board.locator(`.trace ${what}`).count();
    await board.evaluate(async (board) => { for (const action of ["c1", "x"]) await board.play(action); });
    const drawn = async () => [await trace(".from"), await trace(".end"), await trace(".taken"), await trace(".lost"), await trace(".gain")];
    assert.deepEqual(await drawn(), [1, 1, 4, 4, 1]);
    assert.equal(await board.locator(".gain text").textContent(), "+7");
    assert.equal(await board.locator(".trace").getAttribute("aria-hidden"), "true");
    assert.equal(await board.locator(".trace").getAttribute("part"), "trace");
    // It does not block a press.
    assert.equal(await board.locator(".trace").evaluate((trace) => getComputedStyle(trace).pointerEvents), "none");
    const before = await state(page);
    await board.getByRole("button", { name: "Replay" }).click();
    assert.deepEqual([await drawn(), await state(page)], [[1, 1, 4, 4, 1], before]);
    assert.match(await board.locator("[aria-live]").textContent(), /7 cows captured from e2, e1, f2 and g2/);
    await board.evaluate((board) => (board.trace = "off"));
    assert.equal(await board.locator(".trace").count(), 0);
    await board.evaluate((board) => (board.trace = null));
    assert.deepEqual(await drawn(), [1, 1, 4, 4, 1]);
    await board.evaluate((board) => board.undo());
    assert.deepEqual([await trace(".end"), await trace(".taken")], [1, 0]);
  });
  // With motion the trace goes as the next turn begins, and a replay moves the seeds of the whole turn.
  await on(`<mbao-board position="${K}" speed="fast"></mbao-board>`, async (page) => {
    const told = await page.locator("mbao-board").evaluate(async (board) => {
      for (const action of ["c1", "x"]) await board.play(action);
      const { length } = board.recordText;
      const steps = [];
      board.addEventListener("mbao-step", ({ detail }) => steps.push(`${detail.step}/${detail.of}`));
      const again = board.replay();
      while (!board.shadowRoot.querySelector(".flyer")) await new Promise(requestAnimationFrame);
      const during = board.shadowRoot.querySelectorAll(".trace *").length;
      const counts = [...board.shadowRoot.querySelectorAll("[data-store=s] .count")].map((count) => count.textContent);
      await again;
      return { steps, during, counts, after: board.shadowRoot.querySelectorAll(".trace .taken").length, same: board.recordText.length === length };
    });
    assert.deepEqual(told, { steps: ["1/2", "2/2"], during: 0, counts: ["18"], after: 4, same: true });
  }, { reducedMotion: "no-preference" });
});

test("at the end the remaining seeds move to the stores, unless that is skipped or motion is off", async () => {
  // South has nothing to play after this turn of North's.
  const markup = (speed) => `<mbao-board game="ndoto" position="0,2,0,1,0,0,0,1/0,0,0,0,0,0,0,0 n 18-10" speed="${speed}"></mbao-board>`;
  const shown = (board) => board.evaluate(({ shadowRoot }) => ({
    stores: ["s", "n"].map((side) => Number(shadowRoot.querySelector(`[data-store=${side}] .count`).textContent)),
    pits: [...shadowRoot.querySelectorAll("[data-pit] .count")].reduce((sum, { textContent }) => sum + Number(textContent), 0),
  }));
  const end = { stores: [18, 14], pits: 0 };
  const last = (board) => board.evaluate(async (board) => {
    const seen = [];
    const watch = new MutationObserver(() => seen.push(Number(board.shadowRoot.querySelector("[data-store=n] .count").textContent)));
    watch.observe(board.shadowRoot.querySelector("[data-store=n]"), { subtree: true, childList: true, characterData: true });
    board.addEventListener("mbao-over", () => seen.push("over"));
    await board.play("h2");
    return [...new Set(seen)];
  });
  await on(markup("fast"), async (page) => {
    const board = page.locator("mbao-board");
    // Pit by pit; the end is reported when all have arrived.
    assert.deepEqual(await last(board), [11, 12, 14, "over"]);
    assert.deepEqual(await shown(board), end);
    assert.deepEqual(await board.evaluate((board) => board.state.outcome.score), end.stores);
    await board.evaluate((board) => board.undo());
    assert.deepEqual(await shown(board), { stores: [18, 10], pits: 4 });
  }, { reducedMotion: "no-preference" });
  await on(markup("slow"), async (page) => {
    const board = page.locator("mbao-board");
    const played = board.evaluate((board) => board.play("h2").then(() => true));
    // As soon as the first pit has arrived.
    await page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector("mbao-board");
      if (shadowRoot.querySelector("[data-store=n] .count").textContent !== "11") return false;
      shadowRoot.querySelector("button[name=skip]").click();
      return true;
    });
    assert.ok(await played);
    assert.deepEqual(await shown(board), end);
  }, { reducedMotion: "no-preference" });
  await on(markup("normal"), async (page) => {
    const board = page.locator("mbao-board");
    assert.deepEqual((await last(board)).filter((one) => one !== 14), ["over"]);
    assert.deepEqual(await shown(board), end);
  });
});

test("turns played before a board began stay if it is fixed", async () => {
  const record = "Game: ndoto\nSetup: m\n\n1. c1  d2\n";
  await on(`<mbao-board record="${record}" fixed></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const undo = board.getByRole("button", { name: "Undo" });
    assert.ok(await undo.isDisabled());
    assert.equal(await board.evaluate((board) => board.undo()), false);
    assert.equal(await played(page), record);
    await board.evaluate((board) => board.play("b1"));
    await undo.click();
    assert.equal(await played(page), record);
    assert.ok(await board.evaluate((board) => board.redo()));
    await board.evaluate((board) => (board.fixed = false));
    assert.deepEqual(await board.evaluate((board) => [board.undo(), board.undo(), board.undo(), board.undo()]), [true, true, true, false]);
  });
});

test("a diagram shows what its turn has done so far", async () => {
  const record = `Game: enkeshui\nPosition: ${K}\n\n1. c1 x\n`;
  await on(`<mbao-board steps="${record}" step="1"></mbao-board><mbao-board steps="${record}" step="2" trace="off"></mbao-board>`, async (page) => {
    const [board, without] = [page.locator("mbao-board").first(), page.locator("mbao-board").last()];
    assert.deepEqual([await board.locator(".end").count(), await board.locator(".taken").count()], [1, 0]);
    assert.equal(await board.locator(".stake").count(), 4);
    await board.evaluate((board) => board.step());
    assert.deepEqual([await board.locator(".from").count(), await board.locator(".taken").count()], [1, 4]);
    assert.equal(await without.locator("[data-store=s] .count").textContent(), "25");
    await without.evaluate((board) => board.stepBack());
    assert.equal(await without.locator("[data-pit=e1] .count").textContent(), "1");
  });
});

test("a choice outlines what is at stake, and its buttons cover no pit", async () => {
  for (const [lang, line, question, labels] of [
    ["en", "Eat 7 cows?", "Take 7 cows from e2, e1, f2 and g2?", ["Eat 7", "Leave them"]],
    ["sw", "Ule ng'ombe 7?", "Ule ng'ombe 7 kutoka e2, e1, f2 na g2?", ["Kula 7", "Acha"]],
  ]) {
    for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
      await on(`<mbao-board lang="${lang}" position="${K}"></mbao-board>`, async (page) => {
        const board = page.locator("mbao-board");
        await board.locator("[data-pit=c1]").click();
        const stake = board.locator(".stake");
        assert.deepEqual(await stake.evaluateAll((pits) => pits.map((pit) => pit.dataset.pit)), ["e2", "f2", "g2", "e1"]);
        // Everything else is dimmed: pits keep their shape, their seeds fade.
        const seen = (pit) => board.locator(`[data-pit=${pit}] .seeds`).evaluate((seeds) => Number(getComputedStyle(seeds).opacity));
        assert.ok((await seen("h2")) < 0.7 && (await seen("d1")) < 0.7);
        assert.equal(await seen("e2"), 1);
        assert.equal(await board.locator(".caption").textContent(), line);
        assert.ok((await board.locator("[aria-live]").textContent()).endsWith(question));
        assert.equal(await board.locator(".choices").getAttribute("aria-label"), question);
        const buttons = board.locator(".choices button");
        assert.deepEqual(await buttons.allTextContents(), labels);
        const foot = (await board.locator(".stage").boundingBox());
        for (const button of await buttons.all()) assert.ok((await button.boundingBox()).y >= foot.y + foot.height);
        await buttons.first().click();
        assert.equal((await state(page)).stores[0], 25);
        assert.equal(await stake.count(), 0);
      }, { viewport });
    }
  }
});

test("directions are arrows on the board too, which can be pressed", async () => {
  await on('<mbao-board game="bao-kujifunza" speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    // Plays turns until one may begin in two directions.
    const start = await board.evaluate(async (board) => {
      for (let turns = 0; turns < 60; turns++) {
        const pits = board.state.pending ? [] : board.legal.map((action) => action.slice(0, 2));
        const twice = pits.find((pit, at) => pit !== "pa" && pits.indexOf(pit) !== at);
        if (twice) return twice;
        await board.play(board.legal[0]);
      }
    });
    assert.ok(start, "a pit with two ways");
    await board.locator(`[data-pit=${start}]`).click();
    assert.equal(await board.locator(".caption").textContent(), "Which way?");
    assert.equal(await board.locator("[aria-live]").textContent(), `Which way from ${start}?`);
    assert.deepEqual(await board.locator(".choices button").allTextContents(), ["Counterclockwise", "Clockwise"]);
    assert.equal(await board.locator(".ways").getAttribute("aria-hidden"), "true");
    await board.locator('.ways [data-way$="-"] .room').click({ force: true });
    await page.waitForFunction((action) => document.querySelector("mbao-board").recordText.includes(action), `${start}-`);
    assert.equal(await board.locator("[data-way]").count(), 0);
  });
});

test("a pressed pit that cannot start says why, and nothing else changes", async () => {
  for (const press of [(pit) => pit.click({ force: true }), (pit) => pit.press("Enter")]) {
    await on('<mbao-board game="enkeshui"></mbao-board>', async (page) => {
      const board = page.locator("mbao-board");
      const caption = await board.locator(".caption").textContent();
      const before = await state(page);
      await press(board.locator("[data-pit=a1]"));
      const why = board.locator(".why");
      assert.match(await why.textContent(), /^This boma is empty\./);
      assert.equal(await board.locator("[aria-live]").textContent(), "This boma is empty.");
      assert.deepEqual([await state(page), await board.locator(".caption").textContent()], [before, caption]);
      const [bubble, stage] = [await why.boundingBox(), await board.boundingBox()];
      assert.ok(bubble.x >= stage.x && bubble.x + bubble.width <= stage.x + stage.width + 1);
      await press(board.locator("[data-pit=d2]"));
      assert.match(await why.textContent(), /opponent/);
      await board.locator("[data-pit=c1]").click();
      assert.equal(await why.count(), 0);
    });
  }
});

test("openings by hand say what to do next, and offer Done only when it is possible", async () => {
  for (const [lang, done, left, laid] of [["en", "Done", "One seed left", "All the seeds are down"], ["sw", "Tayari", "Bado una kete moja", "Umeweka kete zote"]]) {
    await on(`<mbao-board game="omweso" setup="free" lang="${lang}"></mbao-board>`, async (page) => {
      const board = page.locator("mbao-board");
      const caption = board.locator(".caption");
      const finish = board.getByRole("button", { name: done });
      const count = await board.evaluate((board) => board.state.hands[0]);
      assert.match(await caption.textContent(), new RegExp(`\\b${count}\\b`));
      for (let seed = 1; seed < count; seed++) await board.locator("[data-pit=c1]").press("Enter");
      assert.match(await caption.textContent(), new RegExp(left));
      assert.equal(await finish.count(), 0);
      await board.locator("[data-pit=b1]").press("Enter");
      assert.match(await caption.textContent(), new RegExp(laid));
      assert.equal(await board.locator("[aria-live]").textContent(), await caption.textContent());
      await finish.click();
      assert.equal((await state(page)).mover, "n");
      for (const text of [await caption.textContent(), await board.locator("[aria-live]").textContent()]) {
        assert.doesNotMatch(text, /=/, "no notation");
      }
    });
  }
});

test("board, sentence and buttons leave a phone room for its header and two seats, and stay as high as they are", async () => {
  await on("", async (page) => {
    for (const game of games) {
      await pages.put(page, `<mbao-board game="${game}" hints speed="instant"></mbao-board>`);
      const height = () => page.locator("mbao-board").evaluate((board) => board.getBoundingClientRect().height);
      const first = await height();
      assert.ok(first <= 844 - 48 - 2 * 56 + 1, `${game}: ${first} px`);
      if (["lukho", "kiothi", "mongola"].includes(game)) continue; // their openings have buttons of their own
      for (let turn = 0; turn < 6; turn++) {
        await page.locator("mbao-board").evaluate((board) => {
          const { legal } = board;
          return legal[0] && !legal[0].endsWith("*") ? board.play(legal.find((action) => action === "x") ?? legal[0]) : undefined;
        });
        assert.ok(Math.abs((await height()) - first) < 24, `${game}: ${first}, then ${await height()} px`);
      }
    }
  }, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
});

test("in play a line stands for the sentence, a press shows the sentence, and study has the sentence alone", async () => {
  await on('<mbao-board game="ndoto" speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const [caption, more, full] = [".caption", ".more", ".full"].map((part) => board.locator(part));
    assert.equal(await caption.textContent(), "Lift the seeds of a ringed pit.");
    await board.evaluate((board) => board.play("a1"));
    assert.equal(await caption.textContent(), "South eats 3 seeds. North’s turn.");
    const sentence = await board.locator("[aria-live]").textContent();
    assert.match(sentence, /^South sowed .* from a1 to .* North to play\.$/);
    assert.deepEqual([await full.isVisible(), await more.getAttribute("aria-expanded")], [false, "false"]);
    const height = () => board.evaluate((board) => board.offsetHeight);
    const before = await height();
    await more.click();
    assert.deepEqual([await full.textContent(), await more.getAttribute("aria-expanded"), await height()], [sentence, "true", before]);
    assert.ok(await full.isVisible());
    await board.evaluate((board) => board.play("a2"));
    assert.ok(!(await full.isVisible()), "another turn puts it away");
    await board.evaluate((board) => board.setAttribute("register", "study"));
    assert.match(await caption.textContent(), /^North sowed /);
    assert.equal(await more.isVisible(), false);
  });
});

test("on a phone no line of a turn moves a control by a pixel", async () => {
  await on("", async (page) => {
    for (const lang of languages) for (const game of games) {
      if (["lukho", "kiothi", "mongola"].includes(game)) continue; // their openings have buttons of their own
      await pages.put(page, `<mbao-board game="${game}" lang="${lang}" north="human" speed="instant" hints></mbao-board>`);
      const places = await page.locator("mbao-board").evaluate(async (board) => {
        const row = board.shadowRoot.querySelector(".buttons");
        // What stands below the drawing is measured: the drawing keeps its place, but is not laid out for every turn.
        const stage = board.shadowRoot.querySelector(".stage");
        Object.assign(stage.style, { height: `${stage.offsetHeight}px`, contentVisibility: "hidden" });
        const seen = new Set();
        for (let turn = 0; turn < 100 && board.legal.length > 0; turn++) {
          await board.play(board.legal[(turn * 7) % board.legal.length]);
          const { top } = row.getBoundingClientRect();
          seen.add(top - board.shadowRoot.querySelector(".foot").getBoundingClientRect().top);
        }
        return [...seen];
      });
      assert.equal(new Set(places.map(Math.round)).size, 1, `${game}, ${lang}: ${places}`);
    }
  }, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
});
