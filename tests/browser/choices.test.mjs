// Choices are answered on the board, and what they would do is seen before they are played.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { awake, open } from "./chromium.mjs";
import { fronts } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { becomes, frames, quiet } from "./waits.mjs";
import { words } from "./words.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
/** Milliseconds that a finger has to rest; a mouse has to for fewer. */
const HOLD = 350;
const DIAGRAM_K = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";

const record = (page) => page.evaluate(() => document.querySelector("mbao-board").recordText);
const ghost = (page) => page.locator("mbao-board .ghost");
const answers = (page) => page.locator("mbao-board .choices button");

/**
 * Plays first legal actions until the board asks in mid-turn or, if `ways` matches two actions of one pit, until a pit
 * can start in two ways; returns that pit.
 */
const until = (page, ways) => page.evaluate(async (ways) => {
  const board = document.querySelector("mbao-board");
  for (let at = 0; at < 400; at += 1) {
    const pits = board.state.pending || !ways ? [] : board.legal.filter((action) => new RegExp(ways).test(action)).map((action) => /[a-l][1-4]/.exec(action)[0]);
    const twice = pits.find((pit, place) => pits.indexOf(pit) !== place);
    if (twice || (!ways && board.state.pending)) return twice;
    await board.play(board.legal[(at * 7) % board.legal.length]);
  }
  throw new Error("nothing was asked");
}, ways);

/** A finger that touches a place and stays there; the function returned lifts it. */
async function hold(page, place) {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await place.boundingBox();
  const debug = await page.context().newCDPSession(page);
  await debug.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  return () => debug.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const [name, options] of [["a phone", PHONE], ["a desk", { viewport: { width: 1440, height: 900 } }]]) {
  test(`bao's two kichwa are ringed and pressed, and the buttons' arrows are those on the board (${name})`, async () => {
    await on('<mbao-board game="bao-kiswahili" speed="instant"></mbao-board>', async (page) => {
      const board = page.locator("mbao-board");
      const pit = await until(page, "^@..[LR]$");
      await board.locator(`[data-pit=${pit}]`).click();
      const ringed = board.locator(".answer.ringed");
      await ringed.first().waitFor();
      const row = pit[1];
      assert.deepEqual((await ringed.evaluateAll((all) => all.map(({ dataset }) => dataset.pit))).sort(), [`a${row}`, `h${row}`]);
      const turned = (marks) => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("transform")));
      const arrows = await turned(board.locator(".choices button path"));
      assert.deepEqual(arrows, await turned(board.locator("[data-way] path")));
      const upright = await board.locator(".stage > svg[width]").count();
      assert.deepEqual(arrows.toSorted(), (upright ? ["rotate(-90)", "rotate(90)"] : ["rotate(0)", "rotate(180)"]));
      // Whoever sees no arrows hears which it is, from the player's seat.
      const labels = await answers(page).evaluateAll((all) => all.map((button) => [button.textContent, button.ariaLabel]));
      assert.deepEqual(labels, [["Kichwa", "From the left kichwa"], ["Kichwa", "From the right kichwa"]]);
      // The pit that was chosen lets go; chosen again, a kichwa answers.
      await quiet(500);
      await board.locator(`[data-pit=${pit}]`).click();
      assert.deepEqual([await answers(page).count(), await ringed.count()], [0, 0]);
      await quiet(500);
      await board.locator(`[data-pit=${pit}]`).click();
      const [left, right] = row === "2" ? ["a2", "h2"] : ["h3", "a3"];
      await board.locator(`.answer[data-pit=${right}]`).click();
      assert.notEqual(left, right);
      assert.ok((await record(page)).includes(`@${pit}R`));
    }, options);
  });
}

for (const [game, press, played] of [["a stake", "e2", "c1 x"], ["the mark that rests", "[data-way=o] .room", "c1 o"]]) {
  test(`a capture is taken or left on the board: ${game}`, async () => {
    await on(`<mbao-board position="${DIAGRAM_K}" speed="instant"></mbao-board>`, async (page) => {
      const board = page.locator("mbao-board");
      await board.locator("[data-pit=c1]").click();
      await board.locator("[data-way=x]").waitFor();
      assert.deepEqual(await board.locator("[data-way]").evaluateAll((all) => all.map((mark) => mark.classList.contains("rest"))), [false, true]);
      await board.locator(press.length === 2 ? `[data-pit=${press}]` : press).click({ force: true });
      assert.ok((await record(page)).includes(played));
      assert.equal(await board.locator(".answer, [data-way]").count(), 0);
    });
  });
}

test("both answers are on a small phone's screen, in every game that asks, in both languages", async () => {
  for (const lang of fronts) {
    for (const [game, ways] of [["bao-kiswahili", "^@..[LR]$"], ["omweso"], ["kombe"], ["giuthi", "^..[+-]$"], ["enkeshui"], ["bao-kujifunza", "^..[+-]$"]]) {
      const kept = { "mbao.play": { seating: { who: "people" }, speed: "instant" } };
      const { page, wrong, close } = await open(browser, `${site.address}${lang}play/${game}/`, { kept, ...PHONE });
      await awake(page);
      await page.locator(".begin-card .main").tap();
      const pit = await until(page, ways);
      if (pit) await page.locator(`mbao-board .stage [data-pit=${pit}]`).tap();
      await page.locator("mbao-board .choices button svg").first().waitFor();
      for (const button of await answers(page).all()) {
        const { x, y, width, height } = await button.boundingBox();
        assert.ok(x >= 0 && y >= 0 && x + width <= 360 && y + height <= 640, `${lang}${game}: ${await button.textContent()} ends at ${x + width}, ${y + height}`);
      }
      assert.deepEqual(wrong, []);
      await close();
    }
  }
});

test("a mouse that rests on a start sees its whole path, its end and its gain, and nothing is played", async () => {
  await on(`<mbao-board game="ndoto" position="0,0,0,3,0,0,0,1/2,0,1,0,0,0,0,0 s 20-5"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const before = await record(page);
    await board.locator("[data-pit=c1]").hover();
    await ghost(page).waitFor();
    assert.equal(await ghost(page).getAttribute("aria-label"), "ends in d1. In all, 3 seeds captured");
    assert.deepEqual([await ghost(page).locator(".end").count(), await ghost(page).locator(".gain").textContent()], [1, "+3"]);
    await board.locator("[data-pit=b1]").hover();
    await frames(page);
    assert.equal(await ghost(page).count(), 0, "a pit that cannot start shows none");
    assert.equal(await record(page), before);
    // A key does the same, and tells it.
    await board.locator("[data-pit=c1]").focus();
    await page.mouse.move(0, 0);
    await page.keyboard.press("?");
    await ghost(page).waitFor();
    assert.equal(await board.locator("[aria-live]").textContent(), "ends in d1. In all, 3 seeds captured");
    await page.keyboard.press("ArrowLeft");
    await frames(page);
    assert.equal(await ghost(page).count(), 0);
    await board.evaluate((board) => (board.ghost = "off"));
    await board.locator("[data-pit=c1]").hover();
    await quiet(2 * HOLD);
    assert.equal(await ghost(page).count(), 0);
  });
});

test("a finger that rests on a start sees its path and begins no turn; a short touch begins it", async () => {
  await on(`<mbao-board game="ndoto" speed="instant"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const before = await record(page);
    // The first finger fetches what draws it.
    const first = await hold(page, board.locator("[data-pit=b1]"));
    await ghost(page).waitFor();
    await first();
    // By the page's own clock: a busy machine would let the finger rest longer.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const lift = await hold(page, board.locator("[data-pit=c1]"));
    const shown = [];
    for (const more of [HOLD - 1, 1]) {
      await page.clock.runFor(more);
      shown.push(await ghost(page).count());
    }
    assert.deepEqual(shown, [0, 1], "as soon as it has rested, and no sooner");
    await lift();
    await page.clock.runFor(500);
    assert.deepEqual([await ghost(page).count(), await record(page)], [0, before]);
    await board.locator("[data-pit=c1]").tap();
    assert.ok((await record(page)).includes("1. c1"));
  }, PHONE);
});

test("an answer that is pointed at, held or has the focus shows its path before it is played", async () => {
  await on('<mbao-board game="giuthi" speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const before = await record(page);
    await board.locator("[data-pit=a1]").click();
    await board.locator(".along").first().waitFor();
    assert.deepEqual([await board.locator(".along").count(), await ghost(page).count()], [2, 0], "two ways, until one is pointed at");
    await answers(page).last().hover();
    await ghost(page).waitFor();
    assert.equal(await board.locator(".along").count(), 0);
    await page.mouse.move(0, 0);
    await board.locator(".along").first().waitFor();
    await board.locator("[data-way='a1+'] .room").hover({ force: true });
    await ghost(page).waitFor();
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await ghost(page).waitFor();
    assert.equal(await record(page), before);
  });
  await on('<mbao-board game="giuthi" speed="instant"></mbao-board>', async (page) => {
    const before = await record(page);
    await page.locator("mbao-board [data-pit=a1]").tap();
    await page.locator("mbao-board .along").first().waitFor();
    const lift = await hold(page, answers(page).first());
    await ghost(page).waitFor();
    await lift();
    await quiet(500);
    assert.equal(await record(page), before);
    await answers(page).first().tap();
    assert.notEqual(await record(page), before);
  }, PHONE);
});

test("a press that means nothing says so beside it", async () => {
  await on('<mbao-board game="ndoto" speed="instant"></mbao-board>', async (page) => {
    const { x, y } = await page.locator("mbao-board .stage > svg").boundingBox();
    await page.mouse.click(x + 12, y + 12);
    assert.equal(await page.locator("mbao-board .why").textContent(), "Press inside a ring.");
    assert.equal(await page.locator("mbao-board [aria-live]").textContent(), "Press inside a ring.");
  });
  await on(`<mbao-board position="${DIAGRAM_K}" speed="instant"></mbao-board>`, async (page) => {
    await page.locator("mbao-board [data-pit=c1]").click();
    const { x, y } = await page.locator("mbao-board .stage > svg").boundingBox();
    await page.mouse.click(x + 12, y + 12);
    assert.match(await page.locator("mbao-board .why").textContent(), /^Eat 7 cows\?$/, "the question again");
    await page.locator("mbao-board [data-pit=h1]").click({ force: true });
    assert.match(await page.locator("mbao-board .why").textContent(), /^First choose how this turn goes on\./);
  });
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    await page.route("**/player.js*", () => {}); // the computer never answers
    await page.locator("mbao-board").evaluate((board) => (board.south = "computer:1"));
    await page.locator("mbao-board").locator("[aria-busy]").waitFor();
    await page.locator("mbao-board [data-pit=c1]").click({ force: true });
    assert.equal(await page.locator("mbao-board .why").textContent(), "thinking …");
  });
});

test("whoever does not know what to lift or lay lets the board choose, and may change it", async () => {
  for (const [game, setup] of [["lukho", ""], ["kiothi", ""], ["omweso", "free"], ["enkeshui", ""]]) {
    const advance = game === "enkeshui" ? 'options="advance-move=yes"' : "";
    await on(`<mbao-board game="${game}" ${setup && `setup="${setup}"`} ${advance} speed="instant"></mbao-board>`, async (page) => {
      const board = page.locator("mbao-board");
      const seeds = () => board.evaluate(({ state }) => [...state.rows.flat(), ...state.stores, ...state.hands, state.hand].reduce((sum, one) => sum + one));
      const all = await seeds();
      const choose = board.locator("button[name=choose]");
      let steps = 0;
      for (; steps < 8 && (await choose.count()) > 0; steps += 1) {
        await choose.click();
        const named = await board.locator(".pit.chosen").count();
        assert.ok(named > 0, `${game}, step ${steps}: something is chosen`);
        await board.locator("button[name=done]").click();
        await frames(page);
      }
      assert.ok(steps >= 2, `${game}: both players' steps were chosen`);
      assert.equal(await seeds(), all);
    });
  }
});

test("lukho's opening counts its steps, and says when all is decided", async () => {
  await on('<mbao-board game="lukho" speed="kampala"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const caption = board.locator(".caption");
    const step = async (text) => {
      await becomes(() => caption.textContent(), text);
      await board.locator("button[name=choose]").click();
      await board.locator("button[name=done]").click();
    };
    const told = board.evaluate((board) => new Promise((done) => {
      const line = board.shadowRoot.querySelector(".caption");
      new MutationObserver(() => line.textContent === "All is decided: watch." && done(true)).observe(line, { childList: true, characterData: true, subtree: true });
    }));
    await step("1 of 3: take cows in hand (usual: one to three a pit).");
    assert.match(await board.evaluate((board) => board.recordText), /lift a1=2,b1=2,c1=1,d1=1,e1=1,f1=1/, "as in the article's diagram n");
    await step("1 of 3: take cows in hand (usual: one to three a pit).");
    await step("2 of 3: put some in one pit opposite, or none.");
    await step("2 of 3: put some in one pit opposite, or none.");
    assert.ok(await told);
    await board.evaluate((board) => new Promise((done) => board.state.outcome ? done() : board.addEventListener("mbao-over", done, { once: true })));
  }, { reducedMotion: "no-preference" });
});

test("what can be lifted or laid no more has no ring, and the line says that it is enough", async () => {
  await on('<mbao-board speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const ringed = board.locator(".pit.legal");
    const begin = async (game, pits) => {
      await board.evaluate((board, game) => (board.game = game), game);
      await becomes(() => ringed.count(), pits);
    };
    const says = (text) => becomes(() => board.locator(".caption").textContent(), text);
    await begin("kiothi", 6);
    for (let at = 0; at < 2; at += 1) await board.locator(".pit.legal:not(.chosen)").first().click();
    await says("In your hand: 10 warriors. Enough: press Done.");
    // What is lifted may be put back.
    assert.deepEqual([await ringed.count(), await board.locator(".pit.legal.chosen").count()], [2, 2]);
    await begin("lukho", 8);
    for (let at = 0; at < 2; at += 1) {
      for (const place of [0, 1]) await ringed.nth(place).click();
      await board.locator("button[name=done]").click();
    }
    await ringed.first().click();
    await says("One cow left in your hand: enough. Press Done.");
    // Pressed once more it gives its seed back.
    assert.equal(await ringed.count(), 1);
    await ringed.first().click();
    await becomes(() => ringed.count(), 8);
    // A hand of one seed stays whole.
    await board.evaluate(async (board) => {
      board.undo();
      for (const action of ["lift b2=1", "lay a2=0"]) await board.play(action);
    });
    await says("2 of 3: put some in one pit opposite, or none.");
    assert.equal(await ringed.count(), 0);
    await board.locator("button[name=none]").click();
    await becomes(() => board.evaluate((board) => board.state.phase !== "opening2"), true);
  });
});

test("what an opening is about is one press away, as the sentence behind a line is", async () => {
  for (const [lang, game, id] of [["en", "kiothi", "ui-help-deploy"], ["sw", "kiothi", "ui-help-deploy"], ["en", "lukho", "ui-help-opening"], ["sw", "lukho", "ui-help-opening"]]) {
    const { page, wrong, close } = await open(browser, `${site.address}embed.html?game=${game}&lang=${lang}`);
    await page.waitForFunction(() => document.querySelector("mbao-board")?.state);
    const why = page.locator("mbao-board").locator(".more");
    // Before a seed is chosen, and after.
    for (const step of ["task", "chosen"]) {
      if (step === "chosen") await page.locator("mbao-board .pit.legal").first().click();
      await why.waitFor();
      if ((await why.getAttribute("aria-expanded")) !== "true") await why.click();
      assert.match(await page.locator("mbao-board").locator(".full:visible").textContent(), words(lang, "board", id), `${game}, ${step}`);
    }
    assert.deepEqual(wrong, []);
    await close();
  }
});
