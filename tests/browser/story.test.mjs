// A diagram tells the story of its record: words in the reader's language, rings and arrows, branches.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import * as pages from "./boards.mjs";
import { fragment as link, LARGE } from "./fragment.mjs";
import { open, site } from "./here.mjs";
import { over } from "./measures.mjs";
import { becomes, begun } from "./waits.mjs";

/** A page with a diagram of a record for each set of attributes. */
const on = (boards, use, options) => pages.on("", async (page) => {
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
  await page.evaluate(pages.listen);
  const all = await page.locator("mbao-board").all();
  for (const board of all) await begun(board);
  await use(page, ...all);
}, options);

const { STRING, caption, live: heard } = pages;
const marks = (board) => board.evaluate(({ shadowRoot }) => [...shadowRoot.querySelectorAll(".marks .ink")].map((one) => `${one.tagName} ${one.getAttribute("class")}`));
/** Whether the first ring lies on c1. */
const onPit = (board) => board.evaluate(({ shadowRoot }) => {
  const middles = ["[data-pit=c1]", ".marks circle.ink"].map((one) => {
    const { x, y, width, height } = shadowRoot.querySelector(one).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return Math.hypot(middles[0][0] - middles[1][0], middles[0][1] - middles[1][1]) < 10;
});
const chips = (board) => board.locator(".branches button").allTextContents();
const forward = (board) => board.locator("button[name=forward]").click();

test("an author's words stand as text in the board's language, and the board's own where the author is silent", () =>
  on([{ steps: STRING }, { steps: STRING, lang: "sw" }, { steps: STRING, comments: "off" }, { steps: STRING, lang: "fr" }], async (page, english, swahili, off, french) => {
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
  }));

test("rings and arrows are drawn for their step alone, seen in print and spoken in both languages", () =>
  on([{ steps: STRING }, { steps: STRING, lang: "sw", step: "2" }], async (page, board, swahili) => {
    assert.deepEqual(await marks(board), ["circle ink green"]);
    assert.equal(await heard(board), "Two cows wait in c1. Green ring: c1.");
    assert.ok(await onPit(board));
    await forward(board);
    assert.deepEqual(await marks(board), []);
    await forward(board);
    assert.deepEqual(await marks(board), ["path ink red", "path ink red", "path ink yellow"]);
    assert.match(await heard(board), /Red arrow: e1 to e2, f1 to f2\. Yellow arrow: h2 to South’s store\.$/);
    assert.match(await heard(swahili), /Mshale mwekundu: e1 hadi e2, f1 hadi f2\. Mshale wa njano: h2 hadi ghala la Kusini\.$/);
    // Whoever reads the page by a screen reader later finds it as well.
    assert.equal(await board.locator(".stage .unseen").textContent(), "Red arrow: e1 to e2, f1 to f2. Yellow arrow: h2 to South’s store.");
    await page.emulateMedia({ media: "print" });
    assert.ok(await board.locator(".marks .ink").first().isVisible());
    assert.notEqual(await board.locator(".marks .yellow.ink").evaluate((one) => getComputedStyle(one).strokeDasharray), "none", "told apart without colours");
    await page.emulateMedia({ media: "screen" });
    // A board that stands upright has its marks where its pits are then.
    await page.setViewportSize({ width: 360, height: 800 });
    await board.locator("button[name=first]").click();
    await becomes(() => onPit(board), true);
  }));

test("rings and arrows of the attribute stand on any board, are told, and step aside for seeds", async () => {
  const kinds = [{ game: "enkeshui" }, { game: "enkeshui", readonly: "", lang: "sw" }, { steps: STRING }, { game: "enkeshui", view: "north" }];
  await on(kinds.map((kind) => ({ ...kind, marks: "Gc1,Re1e2,Bsouth" })), async (page, played, still, diagram, turned) => {
    const all = ["circle ink green", "path ink red", "rect ink blue"];
    const told = (board) => board.locator(".stage .unseen").textContent();
    for (const board of [played, still, turned]) await becomes(() => marks(board), all);
    assert.equal(await told(played), "Green ring: c1. Red arrow: e1 to e2. Blue ring: South’s store.");
    assert.equal(await told(still), "Duara la kijani: c1. Mshale mwekundu: e1 hadi e2. Duara la buluu: ghala la Kusini.");
    // Beside those of a story's step, and of a step without any.
    await becomes(() => marks(diagram), [...all, "circle ink green"]);
    assert.equal(await told(diagram), "Green ring: c1, c1. Red arrow: e1 to e2. Blue ring: South’s store.");
    await forward(diagram);
    assert.deepEqual(await marks(diagram), all);
    // They lie on their pits, also where South sits above.
    assert.ok(await onPit(turned));
    // A board goes on being played on, and has them after each turn; the focus stays where it is.
    await played.locator("[data-pit=c1]").press("Enter");
    await becomes(() => played.evaluate(({ recordText }) => / c1/.test(recordText)), true);
    await becomes(() => marks(played), all);
    // Another value takes effect at once and is announced; what cannot be shown is said, and the rest is shown.
    await played.evaluate((board) => (board.marks = "Ye2, Rz9 nonsense Gc1c1,Bnorth"));
    assert.deepEqual(await marks(played), ["circle ink yellow", "rect ink blue"]);
    assert.equal(await heard(played), "Yellow ring: e2. Blue ring: North’s store.");
    const [{ code, message, sentence }, ...more] = await page.evaluate(() => window.wrong);
    assert.deepEqual([code, more], ["bad-marks", []]);
    assert.match(message, /^marks: "Rz9", "nonsense", "Gc1c1": expected a ring/);
    assert.match(sentence, /^The rings and arrows cannot all be shown: marks: "Rz9"/);
    await played.evaluate((board) => (board.marks = null));
    assert.deepEqual(await marks(played), []);
    assert.equal(await played.locator(".stage .unseen").count(), 0);
    assert.deepEqual(await obstacles(page, { within: "mbao-board" }), []);
  });
  const slow = { speed: "slow" };
  await on([{ game: "ndoto", marks: "Gc1", ...slow }, { steps: STRING, step: "1", ...slow }], async (page, board, diagram) => {
    await becomes(() => marks(board), ["circle ink green"]);
    const during = await board.evaluate(async (board) => {
      const moving = new Promise((done) => board.addEventListener("mbao-action", done, { once: true }));
      const going = board.play("c1");
      await moving;
      await new Promise(requestAnimationFrame);
      const seen = board.shadowRoot.querySelectorAll(".marks").length;
      board.shadowRoot.querySelector("button[name=skip]").click();
      await going;
      return seen;
    });
    assert.equal(during, 0);
    await becomes(() => marks(board), ["circle ink green"]);
    const stepping = await diagram.evaluate(async (board) => {
      const going = board.step();
      await new Promise(requestAnimationFrame);
      const seen = board.shadowRoot.querySelectorAll(".marks").length;
      await board.step(-1);
      await going;
      return seen;
    });
    assert.equal(stepping, 0);
    assert.deepEqual(await chips(diagram), []);
  }, { reducedMotion: "no-preference" });
});

test("what draws rings and arrows is fetched only where there are some", async () => {
  const fetched = () => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/marks.js"));
  for (const [wanted, ...boards] of [
    [false, { game: "ndoto" }, { steps: "Game: ndoto\n\n1. c1 {Words.}" }], [true, { game: "ndoto", marks: "Gc1" }], [true, { steps: STRING }],
  ]) await on(boards, (page) => becomes(() => page.evaluate(fetched), wanted));
});

test("branches are entered and left by mouse and by key, and a step tells them", () => on([{ steps: STRING, step: "2" }], async (page, board) => {
  assert.deepEqual(await chips(board), ["c1 o"]);
  const told = () => page.evaluate(() => window.steps.map(({ step, of, words, marks, branches }) => ({ step, of, words, marks: marks.length, branches })).at(-1));
  assert.deepEqual(await told(), { step: 2, of: 2, words: "", marks: 3, branches: ["c1 o"] });
  await board.getByRole("button", { name: "Or else: c1 o" }).click();
  await becomes(told, { step: 1, of: 2, words: "", marks: 0, branches: [] });
  assert.deepEqual(await chips(board), ["← Back to the turn played"]);
  await forward(board);
  assert.equal(await caption(board), "So they stay.");
  assert.deepEqual(await marks(board), ["rect ink blue"]);
  assert.equal(await board.evaluate((board) => board.state.stores.join()), "18,18", "nothing was captured");
  await board.getByRole("button", { name: "Back to the turn played" }).press("Enter");
  await becomes(told, { step: 2, of: 2, words: "", marks: 3, branches: ["c1 o"] });
  assert.equal(await board.evaluate((board) => board.state.stores.join()), "25,18");
  // The focus stays among the branches.
  assert.equal(await board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent), "c1 o");
  await board.getByRole("button", { name: "Or else: c1 o" }).press("Enter");
  assert.equal(await board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent), "← Back to the turn played");
  await board.evaluate((board) => board.reset());
  await becomes(() => chips(board), ["c1 o"]);
}));

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

test("a step is what its author made one: each decision, and each beat that is told at its board", async () => {
  const beats = "{Begin.} {[%beat 2] Still. [%csl Gc1]} {[%lang sw] [%beat 2] Bado.}\n1. c1 {One.} {[%beat 2] Two.}  d2\n";
  // c2 is sown on and on: each handful is a step where nobody tells anything.
  const relay = "Game: ndoto\n\n1. c1  d2\n2. f1\n";
  await on([{ steps: `Game: ndoto\nLanguage: en\n\n${beats}` }, { steps: relay }, { steps: relay.replace("f1", "f1 {End.}") }], async (page, board, plain, told) => {
    const count = (one) => one.locator(".step").textContent();
    assert.equal(await count(board), "0 / 4");
    assert.equal(await caption(board), "Begin.");
    await forward(board);
    await becomes(() => caption(board), "Still.");
    assert.deepEqual(await marks(board), ["circle ink green"]);
    assert.equal(await board.evaluate(({ state }) => state.turn), 1, "the board stays");
    await board.evaluate((board) => (board.lang = "sw"));
    await becomes(() => caption(board), "Bado.");
    await forward(board);
    await becomes(() => caption(board), "One.");
    assert.deepEqual(await marks(board), []);
    await forward(board);
    await becomes(() => caption(board), "Two.");
    await forward(board);
    await becomes(async () => /d2/.test(await caption(board)), true);
    assert.equal(await count(told), "0 / 3");
    assert.ok(Number((await count(plain)).split("/")[1]) > 3, await count(plain));
    await told.evaluate((board) => board.step(99));
    assert.equal(await caption(told), "End.");
    await told.evaluate((board) => board.step(-1));
    // Where the author is silent the board tells all handfuls of the turn.
    await becomes(async () => (await caption(told)).length > 60, true);
  });
});

test("words are told in the very language, or else in the nearest, and two languages never together", async () => {
  const steps = "Game: ndoto\nLanguage: zh-Hans\n\n{一。} {[%lang zh-hant] 二。} {[%lang zh-hans] 三。} {[%lang en-gb] Four.} {[%lang en] Five.}\n1. c1";
  const told = { "zh-Hant": "二。", "zh-TW": "二。", "zh-Hans": "一。 三。", zh: "一。 三。", "en-GB": "Four.", en: "Five.", "en-US": "Five.", sw: "一。 三。", de: "Five." };
  await on(Object.keys(told).map((lang) => ({ steps, lang })), async (page, ...boards) => {
    for (const [at, [lang, text]] of Object.entries(told).entries()) assert.equal(await caption(boards[at]), text, lang);
    assert.equal(await boards[1].locator(".caption").getAttribute("lang"), "zh-hant");
  });
});

test("what cannot be read or played is said, and the rest is shown", async () => {
  const bad = ["{Begin. [%csl Zc1,Gc1]}\n1. c1  d2", "{Begin.}\n1. c1 {One.}  d2  2. c2 {Not South’s.}"];
  await on(bad.map((record) => ({ steps: `Game: ndoto\n\n${record}` })), async (page, ring, turn) => {
    const said = (board) => board.locator(".error").textContent();
    assert.match(await said(ring), /^The record cannot be read: line 3, column 9: "Zc1" is no ring/);
    assert.equal(await caption(ring), "Begin.");
    assert.deepEqual(await marks(ring), ["circle ink green"], "the ring beside it");
    await forward(ring);
    assert.match(await caption(ring), /^\d+ seeds? from c1|c1/);
    assert.match(await said(turn), /^The record cannot be read: .*c2/);
    await turn.locator("button[name=last]").click();
    assert.equal(await turn.evaluate((board) => board.state.turn), 3, "the turns before it");
    const wrong = await page.evaluate(() => window.wrong);
    assert.deepEqual(wrong.map(({ code, sentence }) => [code, sentence.slice(0, 27)]), Array(2).fill(["bad-record", "The record cannot be read: "]));
    // Another record replaces the error.
    await ring.evaluate((board, steps) => (board.steps = steps), STRING);
    await becomes(() => ring.locator(".error").count(), 0);
    assert.equal(await caption(ring), "Two cows wait in c1.");
  });
});

test("what is said where nothing moves is shown, and a plain record after a story leaves nothing of it", () =>
  on([{ steps: "Game: kiothi\n\ndone {Let us begin.}" }], async (page, board) => {
    await board.evaluate((board) => board.step(99));
    await becomes(() => caption(board), "Let us begin.");
    await board.evaluate((board, steps) => (board.steps = steps), STRING);
    await becomes(() => caption(board), "Two cows wait in c1.");
    await board.evaluate((board) => (board.steps = "Game: ndoto\n\n1. c1"));
    await becomes(() => caption(board), "");
    assert.equal(await board.locator(".tale, .longest, .marks").count(), 0);
    assert.equal(await board.locator(".caption").getAttribute("lang"), null);
  }));

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

test("a task stops the diagram until it is solved on the board", () => on([{ steps: TASK }], async (page, board) => {
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
  assert.deepEqual(await page.evaluate(() => window.answers), [{ tried: ["o"], right: false, told: "You may; but look at f1 and g1.", tries: 1, after: ["c1"], branch: false }, { tried: ["x"], right: true, told: "Seven!", tries: 2, after: ["c1"], branch: false }]);
  // What was solved no longer stops.
  await board.locator("button[name=first]").click();
  await board.locator("button[name=last]").click();
  await becomes(() => caption(board), "And so on.");
}));

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

test("pits are pressed, a number is chosen, and two turns are found with the other player's between them; so is a pass", async () => {
  const boards = [
    "Game: ndoto\n\n{[%ask press] Where does c1 end? [%accept e1] [%right There.] [%wrong Not there.]}\n1. c1 {Played.}",
    "Game: ndoto\n\n{[%ask number] How many seeds? [%choices 16 32] [%accept 32] [%wrong 16: Both rows count.]}",
    "Game: ndoto\n\n{[%ask turns 3] Twice. [%accept c1 d2 b1] [%right Both.]}",
    "Game: omweso\nPosition: 6,0,1,4,1,0,4,0/1,9,2,7,0,6,6,5/0,0,1,1,1,0,1,0/3,1,0,0,0,2,0,2 s 0-0 passed:1\n\n{[%ask] Well? [%accept pass]}",
  ];
  await on(boards.map((steps) => ({ steps })), async (page, press, number, turns, passing) => {
    await answers(page);
    const looks = (board, look) => board.locator(`.pit.${look}`).evaluateAll((pits) => pits.map(({ dataset }) => dataset.pit).sort());
    assert.deepEqual(await looks(press, "way"), ["d1", "e1"]);
    await press.locator("[data-pit=f1]").click();
    await becomes(() => caption(press), "Not there.");
    await becomes(() => looks(press, "missed"), ["e1"]);
    await becomes(() => press.evaluate(({ state }) => state.turn), 2);
    await press.getByRole("button", { name: "Try again" }).click();
    await becomes(() => caption(press), "Where does c1 end?");
    await press.locator("[data-pit=e1]").press("Enter");
    await becomes(() => caption(press), "There.");
    await becomes(() => looks(press, "found"), ["e1"]);
    await forward(press);
    await becomes(() => caption(press), "Played.");

    assert.equal(await number.locator(".pit.legal").count(), 0);
    await number.getByRole("button", { name: "16" }).click();
    await becomes(() => caption(number), "Both rows count.");
    await number.getByRole("button", { name: "Try again" }).click();
    await number.getByRole("button", { name: "32" }).click();
    await becomes(() => caption(number), "Right!");

    await turns.locator("[data-pit=c1]").click();
    await becomes(() => turns.evaluate(({ state }) => state.turn), 3);
    await turns.locator("[data-pit=b1]").click();
    await becomes(() => caption(turns), "Both.");
    await passing.locator("button[name=pass]").click();
    await becomes(() => caption(passing), "Right!");
    const told = await page.evaluate(() => window.answers.map(({ tried, right, tries }) => [tried.join(" "), right, tries]));
    assert.deepEqual(told, [["f1", false, 1], ["e1", true, 2], ["16", false, 1], ["32", true, 2], ["c1 d2 b1", true, 1], ["pass", true, 1]]);
    assert.deepEqual(await obstacles(page, { within: "mbao-board" }), []);
  });
});

test("nothing hinders anybody, by day at 360 pixels and by night on a wall", () => on([{ steps: STRING, step: "2" }], async (page, board) => {
  for (const [width, height, colorScheme, only] of [[360, 800, "light"], [2560, 1440, "dark", COLOURS]]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await becomes(() => chips(board), ["c1 o"]);
    assert.deepEqual(await obstacles(page, { within: "mbao-board", only }), []);
    assert.equal(await over(page), undefined);
    const { width: wide, height: high } = await board.locator(".branches button").boundingBox();
    assert.ok(wide >= 44 && high >= 44, `${wide} × ${high}`);
  }
}));

test("a step forward does not move what is pressed", () => on([{ steps: STRING }], async (page, board) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const place = () => board.locator("button[name=first]").boundingBox().then(({ y }) => Math.round(y));
  const before = await place();
  await forward(board);
  assert.equal(await place(), before);
}));

test("a frame shows the story that its address carries, and says what of it did not arrive", async () => {
  const { page, wrong } = await open(`embed.html?lang=en&step=2${link(STRING)}`);
  const board = page.locator("mbao-board");
  const note = () => page.locator(".arrival:visible").allTextContents();
  await becomes(() => board.locator(".step").textContent(), "2 / 2");
  assert.deepEqual(await chips(board), ["c1 o"]);
  assert.deepEqual(await note(), []);
  // Another link in the same frame, one that is not deflated, and what WordPress adds to it.
  await page.evaluate((hash) => (location.hash = hash), `${link(TASK, false)}#?secret=abc`);
  await becomes(() => caption(board), "And so on.");
  assert.deepEqual(await note(), []);
  // One that was cut, as far as it goes, and one of which nothing is left.
  const cut = "This link was cut short on its way: its end is missing. Ask for it again, or copy all of it.";
  await page.evaluate((hash) => (location.hash = hash), link(STRING, false).slice(0, -80));
  await becomes(note, [`${cut} What can be read is shown.`]);
  await page.evaluate(() => document.querySelector("mbao-board").step(-9));
  await becomes(() => caption(board), "Two cows wait in c1.");
  assert.equal(await board.locator(".error").count(), 0);
  await page.evaluate((hash) => (location.hash = hash), link(STRING).slice(0, 11));
  await becomes(note, [`${cut} Nothing of it can be read.`]);
  assert.equal(await board.count(), 0, "no game that nobody asked for");
  await page.evaluate((hash) => (location.hash = hash), LARGE);
  await becomes(note, ["This is too large: a story has at most 1 MB."]);
  assert.deepEqual(await obstacles(page, { within: ".arrival:not([hidden])" }), []);
  // Without a story it is a board again.
  await page.evaluate(() => (location.hash = ""));
  await board.locator("[data-pit=c1]").waitFor();
  assert.deepEqual(await note(), []);
  assert.deepEqual(wrong, []);
  // In Kiswahili, and a sign that was changed.
  const story = link(STRING);
  const other = story.at(-6) === "A" ? "B" : "A";
  await page.goto(`${site.address}embed.html?lang=sw&game=ndoto${story.slice(0, -6)}${other}${story.slice(-5)}`);
  const changed = () => page.locator(".arrival:visible").evaluateAll((all) => all.map(({ lang, textContent }) => [lang, textContent.split(".")[0]]));
  await becomes(changed, [["sw", "Kiungo hiki kilibadilika njiani: kilichotumwa hakimo tena"]]);
});

test("a board's picture stands alone, in pixels too, and so does each step of a diagram", () =>
  on([{ steps: STRING, marks: "Yh2" }], async (page, board) => {
    const seen = await board.evaluate(async (board) => {
      const { svg, png, frames } = await import(new URL("../scripts/picture.js", document.querySelector("link[rel=stylesheet]").href));
      const drawing = svg(board);
      const { documentElement: alone } = new DOMParser().parseFromString(drawing, "image/svg+xml");
      const sheet = await createImageBitmap(await png(board, 800, ["A title"]));
      const heard = window.steps.length;
      const shots = [];
      await frames(board, 360, (shot) => shots.push(shot) > 0);
      const differ = (one, other) => shots[one].pixels.some((value, at) => value !== shots[other].pixels[at]);
      return {
        strokes: [...alone.querySelectorAll("[stroke-dasharray='22 12'], [stroke-dasharray='22 12 2 12']")].map(({ tagName }) => tagName),
        styled: [...alone.querySelectorAll("[class], [part], [tabindex], [data-pit]")].length,
        figures: [...alone.querySelectorAll("[transform] text")].reduce((sum, { textContent }) => sum + Number(textContent), 0),
        pixels: [sheet.width, sheet.height > 200],
        shots: shots.map(({ pixels, width, height, hundredths, at, of }) => [pixels.length === width * height * 4 && hundredths >= 150, at, of]),
        changes: [differ(0, 1), differ(1, 2)],
        left: [document.querySelectorAll("mbao-board").length, window.steps.length - heard, board.shadowRoot.querySelector(".step").textContent],
      };
    });
    assert.deepEqual(seen, {
      strokes: ["circle", "circle"], styled: 0, figures: 48, pixels: [800, true], shots: [[true, 1, 3], [true, 2, 3], [true, 3, 3]], changes: [true, true],
      left: [1, 0, "0 / 2"],
    });
  }));

test("the picture that a story names stands before its board, in the reader's words; to one from elsewhere a link leads", async () => {
  const told = (address) => `Game: ndoto\nPicture: ${address}\nPicture-alt: A sign\nPicture-alt[sw]: Alama\nPicture-credit: A. Mwangi\n\n{Two.} 1. c1\n`;
  const away = told("https://elsewhere.example/a.jpg");
  await on([{ steps: told("icon.svg"), lang: "sw" }, { steps: away }, { steps: told("javascript:alert(1)") }], async (page, own, other, script) => {
    const shown = (board) => board.locator(".illustration").evaluate((figure) => [...figure.children].map((one) => `${one.localName} ${one.alt ?? one.href ?? one.textContent}`));
    assert.deepEqual(await shown(own), ["img Alama", "figcaption A. Mwangi"]);
    assert.deepEqual(await shown(other), ["a https://elsewhere.example/a.jpg", "figcaption A. Mwangi"]);
    assert.deepEqual(await shown(script), ["figcaption A. Mwangi"]);
    await own.evaluate((board) => board.setAttribute("steps", "Game: ndoto\n\n1. c1\n"));
    await own.locator(".illustration").waitFor({ state: "detached" });
  });
});

test("a story's chapters are gone through by buttons or the attribute; one that cannot be read says so and hides no other", async () => {
  const BOOK = `Game: enkeshui\nTitle: Cows\nLanguage: en\n\n{Which?} 1. c1 x\n\n---\n\nGame: ndoto\nTitle: Seeds\nTitle[sw]: Mbegu\n\n{Two.} 1. c1\n\n---\n\nGame: chess\n\n1. e4\n`;
  await on([{ steps: BOOK }, { steps: BOOK, chapter: "2", lang: "sw" }], async (page, board, swahili) => {
    const chapters = (board) => board.locator("[part=chapters]").innerText();
    assert.match(await chapters(board), /1 \/ 3 · Cows/);
    assert.match(await chapters(swahili), /2 \/ 3 · Mbegu/);
    assert.equal(await caption(swahili), "Two.");
    await forward(board);
    await board.locator("button[name=chapter-after]").press("Enter");
    await becomes(() => chapters(board).then((text) => text.replace(/\s+/g, " ")), "← 2 / 3 · Seeds →");
    assert.equal(await caption(board), "Two.");
    assert.deepEqual(await page.evaluate(() => { const { chapter, step } = window.steps.at(-1); return [chapter, step]; }), [2, 0]);
    await board.locator("button[name=chapter-after]:focus").press("Enter");
    await board.locator(".tale .error", { hasText: /chess/ }).waitFor();
    await board.locator("button[name=chapter-before]:focus").press("Enter");
    await becomes(() => caption(board), "Two.");
    await board.evaluate((board) => (board.chapter = null));
    await becomes(() => caption(board), "Which?");
    // Its author may be silenced: the turns alone are stepped through.
    await swahili.evaluate((board) => board.setAttribute("comments", "off"));
    await becomes(() => swahili.evaluate((board) => [board.state?.game, /^0 \/ [1-9]/.test(board.shadowRoot.querySelector(".step")?.textContent), board.caption].join()), "ndoto,true,");
  });
});
