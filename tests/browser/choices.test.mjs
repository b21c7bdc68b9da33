// Choices are answered on the board, and what they would do is seen before they are played.
import assert from "node:assert/strict";
import { test } from "node:test";

import { K, MOVING, PHONE, caption, live, on, pit, play, put, record, state } from "./boards.mjs";
import { languages } from "./games.mjs";
import { middle } from "./glass.mjs";
import { wake } from "./here.mjs";
import { PEOPLE } from "./play.mjs";
import { becomes, frames, quiet } from "./waits.mjs";
import { words } from "./words.mjs";

/** Milliseconds that a finger has to rest; a mouse has to for fewer. */
const HOLD = 350;
const ghost = (board) => board.locator(".ghost");
const answers = (board) => board.locator(".choices button");
const way = (board, action) => board.locator(`[data-way='${action}'] .room`);

/**
 * Plays first legal actions until the board asks in mid-turn or, if `ways` matches two actions of one pit, until a pit
 * can start in two ways; returns that pit.
 */
const until = (board, ways) => board.evaluate(async (board, ways) => {
  for (let at = 0; at < 400; at += 1) {
    const starts = board.state.pending || !ways ? [] : board.legal.filter((action) => new RegExp(ways).test(action));
    const pits = starts.map((action) => /[a-l][1-4]/.exec(action)[0]);
    const twice = pits.find((pit, place) => pits.indexOf(pit) !== place);
    if (twice || (!ways && board.state.pending)) return twice;
    await board.play(board.legal[(at * 7) % board.legal.length]);
  }
  throw new Error("nothing was asked");
}, ways);

/** A finger that touches a place and stays there; the function returned lifts it. */
async function hold(page, place) {
  await place.scrollIntoViewIfNeeded();
  const debug = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => debug.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [await middle(place)]);
  return () => touch("touchEnd", []);
}

for (const [name, options] of [["a phone", PHONE], ["a desk", { viewport: { width: 1440, height: 900 } }]]) {
  test(`bao's two kichwa are ringed and pressed, and buttons have the board's arrows (${name})`, () =>
    on('<mbao-board game="bao-kiswahili" speed="instant"></mbao-board>', async (page, board) => {
      const start = await until(board, "^@..[LR]$");
      await pit(board, start).click();
      const ringed = board.locator(".answer.ringed");
      await ringed.first().waitFor();
      const row = start[1];
      const both = await ringed.evaluateAll((all) => all.map(({ dataset }) => dataset.pit));
      assert.deepEqual(both.sort(), [`a${row}`, `h${row}`]);
      const turned = (marks) => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("transform")));
      const arrows = await turned(board.locator(".choices button path"));
      assert.deepEqual(arrows, await turned(board.locator("[data-way] path")));
      const upright = await board.locator(".stage > svg[width]").count();
      assert.deepEqual(arrows.toSorted(), (upright ? ["rotate(-90)", "rotate(90)"] : ["rotate(0)", "rotate(180)"]));
      // Whoever sees no arrows hears which it is.
      const labels = await answers(board).evaluateAll((all) => all.map((one) => [one.textContent, one.ariaLabel]));
      assert.deepEqual(labels.toSorted(), both.map((end) => [`From ${end}`, null]));
      // The pit that was chosen lets go; chosen again, a kichwa answers.
      for (const left of [0, 2]) {
        await quiet(500); // Longer than what counts as a double press
        await pit(board, start).click();
        assert.deepEqual([await answers(board).count(), await ringed.count()], [left, left]);
      }
      const right = row === "2" ? "h2" : "a3";
      await board.locator(`.answer[data-pit=${right}]`).click();
      assert.ok((await record(board)).includes(`@${start}R`));
    }, options));
}

test("a capture is taken or left on the board, and a press that means nothing says so beside it", () => on("", async (page, board) => {
  const why = () => board.locator(".why").textContent();
  const corner = async () => {
    const { x, y } = await board.locator(".stage > svg").boundingBox();
    await page.mouse.click(x + 12, y + 12);
  };
  for (const [name, press, played] of [
    ["a stake", pit(board, "e2"), "c1 x"], ["the mark that rests", way(board, "o"), "c1 o"],
  ]) {
    await put(page, `<mbao-board position="${K}" speed="instant"></mbao-board>`);
    await pit(board, "c1").click();
    await board.locator("[data-way=x]").waitFor();
    const rests = await board.locator("[data-way]").evaluateAll((all) => all.map((one) => one.matches(".rest")));
    assert.deepEqual(rests, [false, true]);
    await corner();
    assert.match(await why(), /^Eat 7 cows\?$/, "the question again");
    await pit(board, "h1").click({ force: true });
    assert.match(await why(), /^First choose how this turn goes on\./);
    await press.click({ force: true });
    assert.ok((await record(board)).includes(played), name);
    assert.equal(await board.locator(".answer, [data-way]").count(), 0, name);
  }
  await put(page, '<mbao-board game="ndoto" speed="instant"></mbao-board>');
  await corner();
  assert.deepEqual([await why(), await live(board)], ["Press inside a ring.", "Press inside a ring."]);
  await page.route("**/player.js*", () => {}); // The computer never answers
  await board.evaluate((board) => (board.south = "computer:1"));
  await board.locator("[aria-busy]").waitFor();
  await pit(board, "c1").click({ force: true });
  assert.equal(await why(), "thinking …");
}));

test("both answers are on a small phone's screen, in every game that asks, in both languages", async () => {
  for (const [game, ways] of [
    ["bao-kiswahili", "^@..[LR]$"], ["omweso"], ["kombe"], ["giuthi", "^..[+-]$"], ["enkeshui"], ["bao-kujifunza", "^..[+-]$"],
  ]) {
    const { page, close } = await wake(`play/${game}/`, { kept: PEOPLE, ...PHONE });
    await page.locator(".begin-card .main").tap();
    const board = page.locator("#board");
    const start = await until(board, ways);
    if (start) await board.locator(`.stage [data-pit=${start}]`).tap();
    await answers(board).locator("svg").first().waitFor();
    for (const lang of languages) {
      await board.evaluate((board, lang) => (board.lang = lang), lang);
      await frames(page);
      // All at once: they are made anew when the words of the language come.
      const seen = await answers(board).evaluateAll((all) => all.map((button) => [button.textContent, button.getBoundingClientRect().toJSON()]));
      for (const [text, { left, top, right, bottom }] of seen) {
        assert.ok(left >= 0 && top >= 0 && right <= 360 && bottom <= 640, `${lang}, ${game}: ${text} ends at ${right}, ${bottom}`);
      }
    }
    await close();
  }
});

test("a start or an answer that the mouse or the focus rests on shows its whole path, and nothing is played", async () => {
  const position = "0,0,0,3,0,0,0,1/2,0,1,0,0,0,0,0 s 20-5";
  await on(`<mbao-board game="ndoto" position="${position}"></mbao-board>`, async (page, board) => {
    let before = await record(board);
    const said = "ends in d1. In all, 3 seeds captured";
    await pit(board, "c1").hover();
    await ghost(board).waitFor();
    assert.equal(await ghost(board).getAttribute("aria-label"), said);
    assert.equal(await ghost(board).locator(".end").count(), 1);
    assert.equal(await ghost(board).locator(".gain").textContent(), "+3");
    await pit(board, "b1").hover();
    await frames(page);
    assert.equal(await ghost(board).count(), 0, "a pit that cannot start shows none");
    // A key does the same, and tells it.
    await pit(board, "c1").focus();
    await page.mouse.move(0, 0);
    await page.keyboard.press("?");
    await ghost(board).waitFor();
    assert.equal(await live(board), said);
    await page.keyboard.press("ArrowLeft");
    await frames(page);
    assert.equal(await ghost(board).count(), 0);
    await board.evaluate((board) => (board.ghost = "off"));
    await pit(board, "c1").hover();
    await quiet(2 * HOLD); // Longer than a mouse has to rest
    assert.equal(await ghost(board).count(), 0);
    assert.equal(await record(board), before);

    await put(page, '<mbao-board game="giuthi" speed="instant"></mbao-board>');
    before = await record(board);
    await pit(board, "a1").click();
    assert.deepEqual([await caption(board), await live(board)], ["Which way?", "Which way from a1?"]);
    assert.deepEqual(await answers(board).allTextContents(), ["Counterclockwise", "Clockwise"]);
    assert.equal(await board.locator(".ways").getAttribute("aria-hidden"), "true");
    const along = board.locator(".along");
    await along.first().waitFor();
    assert.deepEqual([await along.count(), await ghost(board).count()], [2, 0], "two ways, until one is pointed at");
    await answers(board).last().hover();
    await ghost(board).waitFor();
    assert.equal(await along.count(), 0);
    await page.mouse.move(0, 0);
    await along.first().waitFor();
    await way(board, "a1+").hover({ force: true });
    await ghost(board).waitFor();
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await ghost(board).waitFor();
    assert.equal(await record(board), before);
    await way(board, "a1-").click({ force: true });
    await becomes(async () => (await record(board)).includes("a1-"), true);
    assert.equal(await board.locator("[data-way]").count(), 0);
  });
});

test("a finger that rests on a start or an answer sees its path; a short touch plays it", () =>
  on('<mbao-board game="giuthi" speed="instant"></mbao-board>', async (page, board) => {
    let before = await record(board);
    await pit(board, "a1").tap();
    await board.locator(".along").first().waitFor();
    const answered = await hold(page, answers(board).first());
    await ghost(board).waitFor();
    await answered();
    await quiet(500); // Longer than a late click takes
    assert.equal(await record(board), before);
    await answers(board).first().tap();
    assert.notEqual(await record(board), before);

    await put(page, '<mbao-board game="ndoto" speed="instant"></mbao-board>');
    before = await record(board);
    // On each board the first finger fetches what draws the path.
    const first = await hold(page, pit(board, "b1"));
    await ghost(board).waitFor();
    await first();
    // By the page's own clock: a busy machine would let the finger rest longer.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const lift = await hold(page, pit(board, "c1"));
    const shown = [];
    for (const more of [HOLD - 1, 1]) {
      await page.clock.runFor(more);
      shown.push(await ghost(board).count());
    }
    assert.deepEqual(shown, [0, 1], "as soon as it has rested, and no sooner");
    await lift();
    await page.clock.runFor(500);
    assert.deepEqual([await ghost(board).count(), await record(board)], [0, before]);
    await pit(board, "c1").tap();
    assert.ok((await record(board)).includes("1. c1"));
  }, PHONE));

test("whoever does not know what to lift or lay lets the board choose, or reads what it is about", () => on("", async (page, board) => {
  const seeds = async () => {
    const { rows, stores, hands, hand } = await state(board);
    return [...rows.flat(), ...stores, ...hands, hand].reduce((sum, one) => sum + one);
  };
  const choose = board.locator("button[name=choose]");
  for (const given of ['game="lukho"', 'game="kiothi"', 'game="omweso" setup="free"', 'options="advance-move=yes"']) {
    await put(page, `<mbao-board ${given} speed="instant"></mbao-board>`);
    const all = await seeds();
    let steps = 0;
    for (; steps < 8 && (await choose.count()) > 0; steps += 1) {
      await choose.click();
      assert.ok((await board.locator(".pit.chosen").count()) > 0, `${given}, step ${steps}: something is chosen`);
      await board.locator("button[name=done]").click();
      await frames(page);
    }
    assert.ok(steps >= 2, `${given}: both players' steps were chosen`);
    assert.equal(await seeds(), all);
  }
  const [more, full] = [board.locator(".more"), board.locator(".full:visible")];
  for (const [game, id] of [["kiothi", "ui-help-deploy"], ["lukho", "ui-help-opening"]]) {
    for (const lang of languages) {
      await put(page, `<mbao-board game="${game}" lang="${lang}"></mbao-board>`);
      await more.click();
      assert.match(await full.textContent(), words(lang, "board", id), game);
      await board.locator(".pit.legal").first().click();
      await more.waitFor();
      if ((await more.getAttribute("aria-expanded")) !== "true") await more.click();
      assert.match(await full.textContent(), words(lang, "board", id), `${game}, after a seed is chosen`);
    }
  }
}));

test("lukho's opening counts its steps, and says when all is decided", () =>
  on('<mbao-board game="lukho" speed="kampala"></mbao-board>', async (page, board) => {
    await board.evaluate((board) => {
      const line = board.shadowRoot.querySelector(".caption");
      const look = () => (window.told ||= line.textContent === "All is decided: watch.");
      new MutationObserver(look).observe(line, { childList: true, characterData: true, subtree: true });
    });
    const first = "1 of 3: take cows for the race (usual: 1 to 3 a pit).";
    const second = "2 of 3: put some in one pit opposite, or none.";
    for (const text of [first, first, second, second]) {
      await becomes(() => caption(board), text);
      for (const name of ["choose", "done"]) await board.locator(`button[name=${name}]`).click();
    }
    assert.match(await record(board), /lift a1=2,b1=2,c1=1,d1=1,e1=1,f1=1/, "as in the article's diagram n");
    await page.waitForFunction(() => window.told && document.querySelector("mbao-board").state.outcome);
  }, MOVING));

test("what can be lifted or laid no more has no ring, and the line says that it is enough", () =>
  on('<mbao-board game="kiothi" speed="instant"></mbao-board>', async (page, board) => {
    const ringed = board.locator(".pit.legal");
    const says = (text) => becomes(() => caption(board), text);
    await becomes(() => ringed.count(), 6);
    for (let at = 0; at < 2; at += 1) await board.locator(".pit.legal:not(.chosen)").first().click();
    await says("In your hand: 10 warriors. Enough: press Done.");
    // What is lifted may be put back.
    assert.deepEqual([await ringed.count(), await board.locator(".pit.legal.chosen").count()], [2, 2]);
    await board.evaluate((board) => (board.game = "lukho"));
    await becomes(() => ringed.count(), 8);
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
    await board.evaluate((board) => board.undo());
    await play(board, "lift b2=1", "lay a2=0");
    await says("2 of 3: put some in one pit opposite, or none.");
    assert.equal(await ringed.count(), 0);
    await board.locator("button[name=none]").click();
    await becomes(async () => (await state(board)).phase !== "opening2", true);
  }));
