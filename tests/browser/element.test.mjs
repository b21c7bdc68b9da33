// What <mbao-board> promises the page around it, in Chromium.
// Longer than most: one test for each promise of its README.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { folder, library } from "../wasm/library.mjs";
import { K, MOVING, focused, other, on, pit, play, record, state } from "./boards.mjs";
import { snapshot } from "./measures.mjs";
import { becomes, begun, frames, hold, quiet } from "./waits.mjs";

/** A separate page; `fetched` lists the requests for the rules. */
const alone = (body, use, options) => other(`<style>
    mbao-board:not(:defined) { display: block; padding-bottom: calc(3.55rem + 44px) } .mbao { display: block } body { margin: 0; width: 640px }
  </style>${body}`, (page, go) => {
  const fetched = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && fetched.push(request.url()));
  return use(page, fetched, go);
  // Nobody had the page before: nothing is fetched already, and nothing was pressed.
}, { address: undefined, ...options });

/** A picture as a page would store it in advance. */
async function picture(game) {
  const { Game } = await library();
  return new Game(game).picture({ language: "en" });
}

test("the content is shown until the board is ready, which replaces it without a jump", async () => {
  for (const game of ["enkeshui", "bao-kiswahili"]) {
    await alone(`<mbao-board game="${game}">${await picture(game)}</mbao-board>`, async (page, _, go) => {
      const [scripts, rules] = [await hold(page, "**/*.js"), await hold(page, "**/*.wasm")];
      const height = () => page.evaluate(() => document.querySelector("mbao-board").getBoundingClientRect().height);
      const going = go();
      const content = page.locator("mbao-board > svg");
      await content.waitFor();
      const unscripted = await height();
      assert.ok(unscripted > 150, `${unscripted}`);
      scripts();
      await going;
      await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot);
      assert.ok(await content.isVisible());
      const waiting = await height();
      rules();
      await page.waitForFunction(() => document.querySelector("mbao-board").state);
      assert.ok((await page.locator("mbao-board [data-pit]").count()) > 0);
      assert.ok(!(await content.isVisible()));
      const ready = await height();
      const heights = [unscripted, waiting, ready];
      assert.ok(Math.max(...heights) - Math.min(...heights) < 1, `${heights}`);
    });
  }
});

test("a lazy board fetches nothing until it comes near, is asked for something, or is no longer lazy", async () => {
  const played = "Game: ndoto\n\n1. c1";
  const far = '<div style="height: 9000px"></div>';
  const lazy = ['game="ndoto"', 'game="ndoto"', `steps="${played}"`, ...Array(3).fill(`record="${played}"`)];
  const boards = lazy.map((given) => `${far}<mbao-board loading="lazy" ${given}></mbao-board>`);
  await alone(boards.join(""), async (page, fetched, go) => {
    await go();
    const all = page.locator("mbao-board");
    const awake = () => all.evaluateAll((boards) => boards.map(({ state }) => Boolean(state)));
    await frames(page);
    // Attributes set while it waits do not wake it; they take effect when it wakes.
    await all.first().evaluate((board) => (board.game = "coro"));
    await frames(page);
    assert.deepEqual([fetched, await awake()], [[], Array(6).fill(false)]);
    await page.evaluate(() => scrollTo(0, 9000 - innerHeight - 200));
    await becomes(async () => (await awake()).indexOf(false), 1);
    assert.deepEqual([fetched.length, (await state(all.first())).game], [1, "coro"]);
    for (const [at, ask] of [
      [1, (board) => board.play("c1")], [2, (board) => board.step()], [3, (board) => board.undo()],
      [4, (board) => board.reset()], [5, (board) => void (board.loading = null)],
    ]) {
      await all.nth(at).evaluate(ask);
      await becomes(awake, lazy.map((_, place) => place <= at));
      assert.match(await record(all.nth(at)), /c1/);
    }
  });
});

/** Records the sounds. */
const listening = () => {
  window.heard = [];
  window.contexts = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push(this.buffer.duration);
    return start.apply(this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.contexts.push(this);
    }
  };
};

test("seeds knock if sound is on, after a gesture, until the board is removed", async () => {
  // Nobody has pressed anything here: code that a test evaluates would count as a press.
  const unasked = `<mbao-board sound game="ndoto" speed="fast"></mbao-board><script type="module">
    (${listening})();
    await customElements.whenDefined("mbao-board");
    const events = await document.querySelector("mbao-board").play("c1");
    console.log([events.length > 20, heard.length, contexts.length].join());
  </script>`;
  await alone(unasked, async (page, _, go) => {
    const told = page.waitForEvent("console");
    await go();
    assert.equal((await told).text(), "true,0,0");
  }, MOVING);
  await on('<mbao-board game="ndoto" speed="fast"></mbao-board>', async (page, board) => {
    const heard = () => page.evaluate(() => window.heard.length);
    await page.evaluate(listening);
    await board.locator(".caption").click();
    await play(board, "c1");
    assert.equal(await heard(), 0);
    const events = await board.evaluate(async (board) => {
      board.sound = true;
      await board.reset();
      return board.play("c1");
    });
    const falls = events.filter(({ kind }) => kind === "sow").length;
    const knocks = await heard();
    assert.ok(knocks > falls / 2 && knocks <= falls + 1, `${knocks} of ${falls}`);
    await board.evaluate((board) => (board.reset(), void board.play("c1").catch(() => {})));
    await page.waitForFunction((before) => window.heard.length > before, knocks);
    await board.evaluate((board) => board.remove());
    const until = await heard();
    await page.waitForFunction(() => window.contexts[0].state === "suspended");
    await quiet(300); // Longer than between two knocks
    assert.deepEqual([await heard(), await page.evaluate(() => window.contexts.length)], [until, 1]);
  }, MOVING);
});

test("members tell what is seen, and do what a visitor does", () => on('<mbao-board game="ndoto"></mbao-board>', async (page, board) => {
  const seen = () => board.evaluate((b) => [
    b.actions, b.moving, b.upright, b.caption === b.shadowRoot.querySelector(".caption").textContent,
    b.shadowRoot.activeElement?.dataset.pit,
    ...[".found", "[data-pit]:not([aria-disabled])"].map((one) => b.drawing.querySelectorAll(one).length),
  ]);
  await board.evaluate((b) => [b.focus(), b.mark("open"), b.mark("found", ["b1", "c1"])]);
  assert.deepEqual(await seen(), [[], false, false, true, "a1", 2, 16]);
  await board.evaluate((b) => b.press("c1"));
  await becomes(async () => (await seen()).slice(0, 4), [["c1"], true, false, true]);
  await page.setViewportSize({ width: 320, height: 800 });
  await becomes(async () => (await seen()).slice(0, 6), [["c1"], false, true, true, "a1", 0]);
}, MOVING));

test("a page learns of every action, whoever plays it, and of Undo", () =>
  on(`<mbao-board position="${K}" speed="instant"></mbao-board>`, async (page, board) => {
    const told = await board.evaluate(async (board) => {
      const told = [];
      for (const name of ["action", "turn", "choice", "over", "ready", "error"]) {
        document.addEventListener(`mbao-${name}`, ({ detail }) => told.push([name, structuredClone(detail)]));
      }
      const during = async (act) => {
        told.length = 0;
        const result = await act();
        const [names, details] = [0, 1].map((part) => told.map((one) => one[part]));
        return { names, details, result, record: board.recordText };
      };
      return {
        start: await during(() => board.play("c1")),
        whole: await during(() => board.play("x")),
        undone: await during(() => board.undo()),
        redone: await during(() => board.redo()),
        reset: await during(() => board.reset()),
        nothing: await during(() => board.undo()),
        refused: await during(() => Promise.all(["z9", "", " ", undefined].map((action) => board.play(action).catch(({ code }) => code)))),
      };
    });
    const { start, whole, undone, redone, reset, nothing, refused } = told;
    assert.deepEqual(start.names, ["action", "choice"]);
    assert.deepEqual(start.details[0].events, start.result);
    assert.equal(whole.names[0], "action");
    assert.deepEqual([undone.names, undone.details[0].record], [["turn"], start.record]);
    assert.equal(undone.details[0].position, null);
    assert.deepEqual([redone.names, redone.details[0].record], [["turn"], whole.record]);
    assert.deepEqual(reset.names, ["ready", "turn"]);
    const { turn, mover, position, record } = reset.details[1];
    assert.deepEqual([turn, mover, typeof position, record], [1, "s", "string", reset.record]);
    assert.doesNotMatch(record, /1\./);
    assert.deepEqual([nothing.names, refused.names, refused.result], [[], [], Array(4).fill("bad-action")]);
  }));

/** The attributes, from the manifest that editors read: those that are on or off, and the others. */
const { attributes } = JSON.parse(await readFile(new URL("custom-elements.json", folder), "utf8")).modules[0].declarations[0];
const [switches, texts] = [true, false].map((on) =>
  attributes.filter(({ name, type }) => name !== "step" && (type.text === "boolean") === on).map(({ name }) => name));

test("every attribute is a property, and does what it promises", () => on("<mbao-board></mbao-board>", async (page, board) => {
  /** Those that are not kept as an attribute with this text. */
  const lost = (names, value, text) => board.evaluate((board, [names, value, text]) => names.filter((name) => {
    const before = board.getAttribute(name);
    board[name] = value;
    const kept = board.getAttribute(name) === text && board[name] === value;
    if (before === null) board.removeAttribute(name);
    else board.setAttribute(name, before);
    return !kept;
  }), [names, value, text]);
  assert.deepEqual(await lost(texts, "x", "x"), []);
  assert.deepEqual([await lost(switches, true, ""), await lost(switches, false, null)], [[], []]);
  await begun(board);
  const set = async (properties) => {
    await board.evaluate((board, properties) => Object.assign(board, properties), properties);
    await begun(board);
    return state(board);
  };
  const buttons = () => board.locator('[role="button"]').count();
  // What begins a game, and what is wrong with it, `board.test.mjs` sets.
  await set({ game: "ndoto" });
  assert.ok((await buttons()) > 0);
  await set({ readonly: true });
  assert.equal(await buttons(), 0);
  await set({ readonly: false, theme: "aluminium", coordinates: "no" });
  assert.deepEqual([await board.locator("svg.aluminium").count(), await board.locator(".letters").count()], [1, 0]);
  // A language is known by its tag in capitals, and with a country.
  for (const lang of ["sw", "EN", "SW", "en-GB", "sw-KE", "En", "Sw_ke"]) {
    await set({ lang });
    assert.match(await pit(board, "c1").getAttribute("aria-label"), /^s/i.test(lang) ? /kete/ : /seed/, lang);
  }
}));

/** What the heap holds after garbage collection: objects, and bytes without compiled code. */
async function heap(page, session) {
  for (let i = 0; i < 3; i++) {
    await session.send("HeapProfiler.collectGarbage");
    await frames(page); // Memory freed with its object is freed in a task of its own
  }
  const all = await snapshot(session);
  const sum = (what, ...kinds) => kinds.reduce((sum, kind) => sum + all[kind][what], 0);
  const held = {
    objects: sum("objects", "object", "closure"), bytes: sum("bytes", "object", "closure", "array", "string", "regexp", "number"),
  };
  const { nodes: elements, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(async () => {
    const { default: init } = await import(new URL("mbao/mbao.js", document.baseURI));
    return (await init()).memory.buffer.byteLength;
  });
  return { ...held, elements, listeners, wasm };
}

test("a hundred boards that are created, played on and removed leave nothing behind", () => on("<mbao-board></mbao-board>", async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const ten = () => page.evaluate(async () => {
    const games = { ndoto: "c1", omweso: "b1", mongola: "a1", "bao-kujifunza": undefined, kiothi: "lift e1=5" };
    const boards = Object.entries(games).flatMap((game) => [game, game]).map(([game, action], i) => {
      const board = document.createElement("mbao-board");
      Object.assign(board, { game, sound: i % 2 === 1, speed: i % 2 ? "fast" : "instant" });
      if (i % 5 === 4) Object.assign(board.style, { position: "absolute", top: "9999px" });
      if (i % 5 === 4) board.loading = "lazy";
      document.body.append(board);
      return [board, action];
    });
    for (const [i, [board, action]] of boards.entries()) {
      if (board.loading || !action) continue;
      const turn = board.play(action).catch(() => {});
      // Half of them are removed in the middle of a turn.
      if (i % 2 === 0) await turn.then(() => board.undo());
    }
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const [board] of boards) board.remove();
  });
  const hundred = async () => {
    for (let tens = 0; tens < 10; tens++) {
      await ten();
      // A game is freed with its element; without this the collector would choose when.
      await session.send("HeapProfiler.collectGarbage");
      await frames(page);
    }
  };
  await hundred();
  await heap(page, session);
  await hundred();
  const before = await heap(page, session);
  await hundred();
  // More than may be left; a hundred games would take five times as much WebAssembly. What was lent a moment ago is free soon.
  const MOST = { objects: 20, bytes: 4000, elements: 0, listeners: 0, wasm: 300_000 };
  await becomes(async () => {
    const after = await heap(page, session);
    return Object.keys(MOST).filter((what) => after[what] - before[what] > MOST[what]).map((what) => `${after[what]} ${what}, ${before[what]} before`);
  }, []);
}, MOVING));

test("a long turn is one flight, and the focus stays on the pressed pit", async () => {
  const position = "0,0,0,0,0,0,0,1/0,1,0,0,1,1,0,0/5,0,4,1,5,2,1,7/1,14,3,1,7,5,1,3 s 0-0";
  await on(`<mbao-board game="omweso" speed="normal" position="${position}"></mbao-board>`, async (page, board) => {
    await page.evaluate(() => {
      window.flights = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
      };
      window.turn = new Promise((done) => document.addEventListener("mbao-turn", ({ detail }) => done(detail.turn)));
    });
    await pit(board, "e1").focus();
    // Presses during the turn are not played.
    for (const _ of ["played", "not played"]) {
      await page.keyboard.press("Enter");
      assert.equal(await focused(board), "e1");
    }
    assert.equal(await page.evaluate(() => window.turn), 2);
    assert.deepEqual([await focused(board), await page.evaluate(() => window.flights)], ["e1", 1]);
    assert.match(await record(board), /^1\. e1\s*$/m);
  }, MOVING);
});
