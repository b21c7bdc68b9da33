// A diagram tells the story of its record: words in the reader's language, rings and arrows, branches.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import * as pages from "./boards.mjs";
import { browser, site } from "./here.mjs";
import { becomes, begun } from "./waits.mjs";

const STRING = `Game: enkeshui
Title: The continuous string
Language: en
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

{Two cows wait in c1. [%csl Gc1]} {[%lang sw] Ng'ombe wawili wanangoja c1. [%csl Gc1]}
1. c1 {<b>Leave</b> them, or eat?} x {[%cal Re1e2,Rf1f2,Yh2south]} (1. c1 o {So they stay. [%csl Bsouth]})
`;

/** A page with a diagram of a record for each set of attributes. */
const on = (boards, use, options) => pages.on({ browser, site }, "", async (page) => {
  await page.evaluate((boards) => {
    window.steps = [];
    window.wrong = [];
    document.addEventListener("mbao-step", ({ detail }) => window.steps.push(detail));
    document.addEventListener("mbao-error", ({ detail }) => window.wrong.push(detail));
    document.querySelector("main").replaceChildren(...boards.map((attributes) => {
      const board = document.createElement("mbao-board");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      return board;
    }));
  }, boards);
  const all = await page.locator("mbao-board").all();
  for (const board of all) await begun(board);
  await use(page, ...all);
}, options);

const caption = (board) => board.locator(".caption").textContent();
const heard = (board) => board.locator("[aria-live]").textContent();
const marks = (board) => board.evaluate(({ shadowRoot }) => [...shadowRoot.querySelectorAll(".marks .ink")].map((one) => `${one.tagName} ${one.getAttribute("class")}`));
const chips = (board) => board.locator(".branches button").allTextContents();
const forward = (board) => board.locator("button[name=forward]").click();

test("an author's words stand as text in the board's language, and the board's own where the author is silent", async () => {
  await on([{ steps: STRING }, { steps: STRING, lang: "sw" }, { steps: STRING, comments: "off" }, { steps: STRING, lang: "fr" }], async (page, english, swahili, off, french) => {
    assert.equal(await caption(english), "Two cows wait in c1.");
    assert.equal(await caption(swahili), "Ng'ombe wawili wanangoja c1.");
    assert.equal(await caption(off), "");
    assert.equal(await caption(french), "Two cows wait in c1.", "the board itself speaks English");
    await forward(english);
    assert.equal(await caption(english), "<b>Leave</b> them, or eat?");
    assert.equal(await english.locator(".caption b").count(), 0, "no HTML");
    await forward(english);
    assert.match(await caption(english), /^The last cow fell .*7 cows captured/);
    // Words in no language of the reader's are those of the header, marked as such.
    await forward(swahili);
    assert.equal(await caption(swahili), "<b>Leave</b> them, or eat?");
    assert.equal(await swahili.locator(".caption").getAttribute("lang"), "en");
    assert.match(await swahili.locator(".tale").innerText(), /^Imesemwa kwa lugha nyingine: Kiingereza/);
    await swahili.evaluate((board) => (board.lang = "en"));
    await becomes(() => swahili.locator(".foreign").count(), 0);
    assert.equal(await swahili.locator(".caption").getAttribute("lang"), "en");
    assert.equal((await page.evaluate(() => window.wrong)).length, 0);
    // The attribute takes effect at once.
    await off.evaluate((board) => (board.comments = null));
    await becomes(() => caption(off), "Two cows wait in c1.");
  });
});

test("rings and arrows are drawn for their step alone, seen in print and spoken in both languages", async () => {
  await on([{ steps: STRING }, { steps: STRING, lang: "sw", step: "2" }], async (page, board, swahili) => {
    assert.deepEqual(await marks(board), ["circle ink green"]);
    assert.equal(await heard(board), "Two cows wait in c1. Green ring: c1.");
    const middle = (locator) => locator.boundingBox().then(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const [ring, pit] = [await middle(board.locator(".marks circle.ink")), await middle(board.locator("[data-pit=c1] .ring, [data-pit=c1]").first())];
    assert.ok(Math.hypot(ring[0] - pit[0], ring[1] - pit[1]) < 10, `${ring} ${pit}`);
    await forward(board);
    assert.deepEqual(await marks(board), []);
    await forward(board);
    assert.deepEqual(await marks(board), ["path ink red", "path ink red", "path ink yellow"]);
    assert.match(await heard(board), /Red arrow: e1 to e2, f1 to f2\. Yellow arrow: h2 to South’s store\.$/);
    assert.match(await heard(swahili), /Mshale mwekundu: e1 hadi e2, f1 hadi f2\. Mshale wa njano: h2 hadi ghala la Kusini\.$/);
    // Whoever reads the page by a screen reader later finds it as well.
    assert.equal(await board.locator(".tale .unseen").textContent(), "Red arrow: e1 to e2, f1 to f2. Yellow arrow: h2 to South’s store.");
    await page.emulateMedia({ media: "print" });
    assert.ok(await board.locator(".marks .ink").first().isVisible());
    assert.notEqual(await board.locator(".marks .yellow.ink").evaluate((one) => getComputedStyle(one).strokeDasharray), "none", "told apart without colours");
    await page.emulateMedia({ media: "screen" });
    // A board that stands upright has its marks where its pits are then.
    await page.setViewportSize({ width: 360, height: 800 });
    await board.locator("button[name=first]").click();
    const pitted = () => board.evaluate(({ shadowRoot }) => {
      const [pit, ring] = ["[data-pit=c1]", ".marks circle.ink"].map((one) => shadowRoot.querySelector(one).getBoundingClientRect());
      return Math.abs(pit.x + pit.width / 2 - ring.x - ring.width / 2) < 10;
    });
    await becomes(pitted, true);
  });
});

test("branches are entered and left by mouse and by key, and a step tells them", async () => {
  await on([{ steps: STRING, step: "2" }], async (page, board) => {
    assert.deepEqual(await chips(board), ["c1 o"]);
    const told = () => page.evaluate(() => window.steps.map(({ step, of, words, marks, branches }) => ({ step, of, words, marks: marks.length, branches })).at(-1));
    assert.deepEqual(await told(), { step: 2, of: 2, words: "", marks: 3, branches: ["c1 o"] });
    await board.getByRole("button", { name: "Or else: c1 o" }).click();
    await becomes(told, { step: 1, of: 2, words: "", marks: 0, branches: [] });
    assert.deepEqual(await chips(board), ["← Back to the turn that was played"]);
    await forward(board);
    assert.equal(await caption(board), "So they stay.");
    assert.deepEqual(await marks(board), ["rect ink blue"]);
    assert.equal(await board.evaluate((board) => board.state.stores.join()), "18,18", "nothing was captured");
    await board.getByRole("button", { name: "Back to the turn that was played" }).press("Enter");
    await becomes(told, { step: 2, of: 2, words: "", marks: 3, branches: ["c1 o"] });
    assert.equal(await board.evaluate((board) => board.state.stores.join()), "25,18");
    // The focus stays among the branches.
    assert.equal(await board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent), "c1 o");
    await board.getByRole("button", { name: "Or else: c1 o" }).press("Enter");
    assert.equal(await board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent), "← Back to the turn that was played");
    await board.evaluate((board) => board.reset());
    await becomes(() => chips(board), ["c1 o"]);
  });
});

test("a branch of a branch, with words before its first turn, leads back step by step", async () => {
  const steps = "Game: ndoto\n\n1. c1  d2 ({Or:} 1. ... e2 {A} (1. ... g2 {B}))  2. f1";
  await on([{ steps }], async (page, board) => {
    const end = () => board.evaluate((board) => board.step(99));
    await end();
    const to = (words) => becomes(() => caption(board), words);
    // To the last step of North's turn, which has the branch.
    while (!(await board.locator(".branches").count())) await board.locator("button[name=back]").click();
    await board.getByRole("button", { name: "Or else: e2" }).click();
    await to("Or:");
    assert.equal(await board.evaluate((board) => board.state.mover), "n");
    await end();
    await to("A");
    await board.getByRole("button", { name: "Or else: g2" }).click();
    await end();
    await to("B");
    await board.locator(".branches button").first().click();
    await to("A");
    await board.locator(".branches button").first().click();
    await becomes(() => board.locator(".branches button").allTextContents(), ["e2"]);
  });
});

test("what cannot be read or played is said with its place, and the rest is shown", async () => {
  const bad = [
    "Game: ndoto\n\n{Begin. [%csl Zc1]}\n1. c1  d2",
    "Game: ndoto\n\n{Begin.}\n1. c1 {One.}  d2  2. c2 {Not South’s.}",
    "Game: ndoto\n\n{Begin.}\n1. c1 (1. d1  z9)",
    "Game: ndoto\n\n{Begin.} nonsense",
  ];
  await on(bad.map((steps) => ({ steps })), async (page, ring, turn, branch, nonsense) => {
    const said = (board) => board.locator(".error").textContent();
    assert.match(await said(ring), /^The record cannot be read: line 3, column 9: "Zc1" is no ring/);
    await forward(ring);
    assert.match(await caption(ring), /^\d+ seeds? from c1|c1/);
    assert.match(await said(turn), /^The record cannot be read: .*c2/);
    assert.equal(await caption(turn), "Begin.");
    await turn.locator("button[name=last]").click();
    assert.equal(await turn.evaluate((board) => board.state.turn), 3, "the turns before it");
    assert.match(await said(branch), /line 4, column 15: action "z9"/);
    assert.match(await said(nonsense), /^The record cannot be read: /);
    const wrong = await page.evaluate(() => window.wrong);
    assert.deepEqual(wrong.map(({ code }) => code), ["bad-record", "bad-record", "bad-record", "bad-record"]);
    assert.ok(wrong.every(({ sentence }) => sentence.startsWith("The record cannot be read: ")));
    // Another record replaces the error.
    await ring.evaluate((board, steps) => (board.steps = steps), STRING);
    await becomes(() => ring.locator(".error").count(), 0);
    assert.equal(await caption(ring), "Two cows wait in c1.");
  });
});

test("what is said where nothing moves is shown", async () => {
  const record = "Game: kiothi\n\ndone {Let us begin.}";
  await on([{ steps: record }], async (page, board) => {
    await board.evaluate((board) => board.step(99));
    await becomes(() => caption(board), "Let us begin.");
  });
});

test("a plain record after a story leaves nothing of it", async () => {
  await on([{ steps: STRING }], async (page, board) => {
    await board.evaluate((board) => (board.steps = "Game: ndoto\n\n1. c1"));
    await becomes(() => caption(board), "");
    assert.equal(await board.locator(".tale, .longest, .marks").count(), 0);
    assert.equal(await board.locator(".caption").getAttribute("lang"), null);
  });
});

const TASK = `Game: enkeshui
Language: en
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

{Two cows wait in c1.}
1. c1 {[%ask action] Leave them, or eat? [%csl Ge1] [%hint Look at g2.] [%right Seven!] [%wrong o: You may; but look at f1 and g1.]} {[%lang sw] Uwaache, au ule? [%right Saba!]} x {And so on.}
`;
const answers = (page) => page.evaluate(() => {
  window.answers = [];
  document.addEventListener("mbao-answer", ({ detail }) => window.answers.push(detail));
});

test("a task stops the diagram until it is solved on the board", async () => {
  await on([{ steps: TASK }], async (page, board) => {
    await answers(page);
    await board.locator("button[name=last]").click();
    assert.equal(await caption(board), "Leave them, or eat?");
    assert.equal(await board.locator("button[name=forward]").count(), 0);
    await board.evaluate((board) => board.step(5));
    assert.equal(await caption(board), "Leave them, or eat?", "nor does a script go past it");
    await board.getByRole("button", { name: "Hint" }).click();
    assert.equal(await caption(board), "Look at g2.");
    await board.locator(".choices button[name=o]").click();
    await becomes(() => caption(board), "You may; but look at f1 and g1.");
    assert.equal(await heard(board), "You may; but look at f1 and g1.");
    assert.deepEqual(await marks(board), [], "the board is another");
    await board.getByRole("button", { name: "Try again" }).click();
    await becomes(() => caption(board), "Leave them, or eat?");
    assert.deepEqual(await marks(board), ["circle ink green"]);
    // By key: the answer, and then the button that goes on.
    await board.locator(".choices button[name=x]").press("Enter");
    await becomes(() => caption(board), "Seven!");
    await becomes(() => board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.name), "forward");
    await page.keyboard.press("Enter");
    await becomes(() => caption(board), "And so on.");
    assert.deepEqual(await page.evaluate(() => window.answers), [{ tried: ["o"], right: false }, { tried: ["x"], right: true }]);
    // What was solved no longer stops.
    await board.locator("button[name=first]").click();
    await board.locator("button[name=last]").click();
    await becomes(() => caption(board), "And so on.");
  });
});

test("a whole turn is asked for, other right answers count, and it can be shown", async () => {
  const steps = "Game: ndoto\n\n{[%ask] [%accept d1] [%wrong Not that.]} 1. c1 {Played.}";
  await on([{ steps }, { steps, lang: "sw" }, { steps, readonly: "" }], async (page, board, swahili, still) => {
    await answers(page);
    assert.equal(await caption(board), "Play the turn on the board.");
    await board.locator("[data-pit=b1]").click();
    await becomes(() => caption(board), "Not that.");
    await board.getByRole("button", { name: "Try again" }).click();
    await board.locator("[data-pit=d1]").click();
    await becomes(() => caption(board), "Right!");
    await forward(board);
    await board.evaluate((board) => board.step(99));
    assert.equal(await caption(board), "Played.", "the line goes on as its author played it");
    assert.deepEqual(await page.evaluate(() => window.answers.map(({ right }) => right)), [false, true]);
    await swahili.getByRole("button", { name: "Nionyeshe" }).click();
    await swahili.evaluate((board) => board.step(99));
    assert.equal(await caption(swahili), "Played.");
    await still.evaluate((board) => board.step(99));
    assert.equal(await caption(still), "Played.", "nobody can play there");
    assert.deepEqual(await obstacles(page, { within: "mbao-board" }), []);
  });
});

for (const colorScheme of ["light", "dark"]) {
  test(`nothing hinders anybody, in ${colorScheme} colours, at 360 pixels and on a wall`, async () => {
    await on([{ steps: STRING, step: "2" }], async (page, board) => {
      for (const [width, height] of [[360, 800], [2560, 1440]]) {
        await page.setViewportSize({ width, height });
        await becomes(() => chips(board), ["c1 o"]);
        assert.deepEqual(await obstacles(page, { within: "mbao-board", only: colorScheme === "light" ? undefined : COLOURS }), []);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`);
        const { width: wide, height: high } = await board.locator(".branches button").boundingBox();
        assert.ok(wide >= 44 && high >= 44, `${wide} × ${high}`);
      }
    }, { colorScheme });
  });
}

test("a step forward does not move what is pressed, and seeds move before the marks stand", async () => {
  await on([{ steps: STRING }], async (page, board) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const place = () => board.locator("button[name=first]").boundingBox().then(({ y }) => Math.round(y));
    const before = await place();
    await forward(board);
    assert.equal(await place(), before);
  });
  await on([{ steps: STRING, step: "1", speed: "slow" }], async (page, board) => {
    const during = await board.evaluate(async (board) => {
      const going = board.step();
      await new Promise(requestAnimationFrame);
      const seen = board.shadowRoot.querySelectorAll(".marks").length;
      await board.step(-1);
      await going;
      return seen;
    });
    assert.equal(during, 0);
    assert.deepEqual(await chips(board), []);
  }, { reducedMotion: "no-preference" });
});
