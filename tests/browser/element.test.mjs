// What <mbao-board> promises the page around it, in Chromium.
// Longer than most: one test for each promise of its README.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { browser, site } from "./here.mjs";
import { becomes, begun, frames, quiet } from "./waits.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);

/** A separate page; `fetched` lists the requests for the rules. */
async function alone(body, use, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const fetched = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && fetched.push(request.url()));
  await page.route("**/own.html", (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><style>mbao-board:not(:defined) { display: block; padding-bottom: calc(3.55rem + 44px) } .mbao { display: block }</style>
      <body style="margin: 0; width: 640px">${body}<script type="module" src="mbao/board.js"></script>`,
  }));
  try {
    await use(page, fetched, () => page.goto(`${site.address}own.html`));
  } finally {
    await context.close();
  }
}

/** A picture as a page would store it in advance. */
async function picture(game) {
  let text;
  await on(`<mbao-board game="${game}"></mbao-board>`, async (page) => {
    text = await page.evaluate(() => document.querySelector("mbao-board").shadowRoot.querySelector("svg").outerHTML);
  });
  return text;
}

const height = (page) => page.evaluate(() => document.querySelector("mbao-board").getBoundingClientRect().height);
const drawn = (page) => page.evaluate(() => document.querySelector("mbao-board").shadowRoot.querySelector("[data-pit]") !== null);

test("the content is shown until the board is ready, which replaces it without a jump", async () => {
  for (const game of ["enkeshui", "bao-kiswahili"]) {
    const still = await picture(game);
    await alone(`<mbao-board game="${game}">${still}</mbao-board>`, async (page, _, go) => {
      let release;
      const held = new Promise((done) => (release = done));
      await page.route("**/*.js", async (route) => (await held, route.continue()));
      let wasm;
      const later = new Promise((done) => (wasm = done));
      await page.route("**/*.wasm", async (route) => (await later, route.continue()));
      const going = go();
      await page.locator("mbao-board svg").first().waitFor();
      const unscripted = await height(page);
      assert.ok(unscripted > 150, `${unscripted}`);
      release();
      await going;
      await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot);
      assert.ok(await page.locator("mbao-board > svg").isVisible());
      const waiting = await height(page);
      wasm();
      await page.waitForFunction(() => document.querySelector("mbao-board").state);
      assert.ok(await drawn(page));
      assert.ok(!(await page.locator("mbao-board > svg").isVisible()));
      const ready = await height(page);
      assert.ok(Math.abs(unscripted - ready) < 1 && Math.abs(waiting - ready) < 1, `${unscripted}, ${waiting}, ${ready}`);
    });
  }
});

test("the content is shown where scripts are off", async () => {
  await alone(`<mbao-board>${await picture("ndoto")}</mbao-board>`, async (page, fetched, go) => {
    await go();
    assert.ok(await page.locator("mbao-board svg").isVisible());
    assert.deepEqual(fetched, []);
  }, { javaScriptEnabled: false });
});

test("a lazy board begins when it comes near, and fetches nothing before", async () => {
  await alone('<div style="height: 3000px"></div><mbao-board loading="lazy" game="ndoto"></mbao-board>', async (page, fetched, go) => {
    await go();
    await frames(page);
    assert.deepEqual(fetched, []);
    assert.equal(await drawn(page), false);
    // Attributes set while it waits do not wake it; they take effect when it wakes.
    await page.evaluate(() => (document.querySelector("mbao-board").game = "coro"));
    await frames(page);
    assert.deepEqual(fetched, []);
    await page.evaluate(() => scrollTo(0, 3000 - innerHeight - 200));
    await page.waitForFunction(() => document.querySelector("mbao-board").state?.game === "coro");
    assert.equal(fetched.length, 1);
  });
});

test("a lazy board begins when a method is called, or when it is no longer lazy", async () => {
  const far = '<div style="height: 9000px"></div>';
  const record = "Game: ndoto\n\n1. c1";
  for (const [attributes, call, wanted] of [
    ['game="ndoto"', (board) => board.play("c1"), "c1"],
    [`steps="${record}"`, (board) => board.step(), "c1"],
    [`record="${record}"`, (board) => board.undo(), "c1"],
    [`record="${record}"`, (board) => board.reset(), "c1"],
    [`record="${record}"`, (board) => { board.loading = null; }, "c1"],
  ]) {
    await alone(`${far}<mbao-board loading="lazy" ${attributes}></mbao-board>`, async (page, _, go) => {
      await go();
      await frames(page);
      assert.equal(await drawn(page), false);
      await page.evaluate(`(${call})(document.querySelector("mbao-board"))`);
      await page.waitForFunction(() => document.querySelector("mbao-board").state);
      assert.match(await page.evaluate(() => document.querySelector("mbao-board").recordText), new RegExp(wanted));
    });
  }
});

test("a board that is moved keeps its game, and a diagram that is resized keeps its step", async () => {
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    const same = await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      await board.play("c1");
      const counts = () => board.shadowRoot.querySelector("svg").textContent;
      const frames = async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); };
      const before = board.recordText + counts();
      document.body.append(board);
      await frames();
      board.remove();
      await frames();
      document.body.append(board);
      await frames();
      return before.includes("c1") && board.recordText + counts() === before;
    });
    assert.ok(same);
  });
  const record = "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 x\n";
  await on(`<mbao-board steps="${record}" step="1"></mbao-board>`, async (page) => {
    const counts = () => page.locator("mbao-board .pit .count").allTextContents();
    const count = () => page.locator("mbao-board [data-pit=e1] .count").textContent();
    assert.equal(await count(), "1");
    const wide = await counts();
    await page.evaluate(() => (document.querySelector("mbao-board").style.width = "300px"));
    await page.locator("mbao-board .stage > svg[width]").waitFor();
    assert.deepEqual(await counts(), wide);
    await page.evaluate(() => (document.querySelector("mbao-board").lang = "sw"));
    assert.deepEqual(await counts(), wide);
  });
});

test("a language is known by its tag in capitals, and with a country", async () => {
  for (const [lang, said] of [["SW", "Chota"], ["sw-KE", "Chota"], ["Sw_ke", "Chota"], ["EN", "Lift"]]) {
    await on(`<mbao-board lang="${lang}"></mbao-board>`, async (page) => {
      await page.locator("mbao-board .caption", { hasText: said }).waitFor();
    });
  }
});

test("a speed that every object has a word for is the usual one", async () => {
  await on('<mbao-board game="ndoto" speed="constructor"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    assert.equal(await board.evaluate(async (board) => (await board.play("c1"), board.state.turn)), 2);
  }, { reducedMotion: "no-preference" });
});

test("errors are given in the board's language, then in the exact words of the rules", async () => {
  const wrong = {
    'game="chess"': "Mchezo haujulikani: no game is called",
    'game="ndoto" setup="q"': "Mpangilio haujulikani: ndoto has no set-up",
    'game="ndoto" options="a=b"': "Chaguo halijulikani: ndoto has no option",
    'game="ndoto" position="2,2 s 0-0"': "Hali ya bao haisomeki: ",
    'game="ndoto" record="Game: ndoto\n\n1. z9\n"': "Kumbukumbu haisomeki: line 3",
  };
  for (const [attributes, said] of Object.entries(wrong)) {
    await on(`<mbao-board lang="sw" ${attributes}></mbao-board>`, async (page) => {
      const box = page.locator("mbao-board [role=alert]");
      const text = await box.textContent();
      assert.ok(text.startsWith(said), text);
      assert.equal(await box.locator("[lang=en]").textContent(), text.slice(text.indexOf(": ") + 2));
      await page.evaluate(() => {
        const board = document.querySelector("mbao-board");
        board.addEventListener("mbao-error", ({ detail }) => (window.told = detail));
        return board.reset();
      });
      const told = await page.evaluate(() => window.told);
      assert.deepEqual([told.sentence, told.message], [text, text.slice(text.indexOf(": ") + 2)]);
    });
  }
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
  }, { reducedMotion: "no-preference" });
  const heard = (page) => page.evaluate(() => window.heard.length);
  const play = (page, action) => page.evaluate((action) => document.querySelector("mbao-board").play(action), action);
  await on('<mbao-board game="ndoto" speed="fast"></mbao-board>', async (page) => {
    await page.evaluate(listening);
    const board = page.locator("mbao-board");
    await page.locator("mbao-board .caption").click();
    await play(page, "c1");
    assert.equal(await heard(page), 0);
    await board.evaluate((board) => (board.sound = true));
    await board.evaluate((board) => board.reset());
    const events = await play(page, "c1");
    const falls = events.filter(({ kind }) => kind === "sow").length;
    const knocks = await heard(page);
    assert.ok(knocks > falls / 2 && knocks <= falls + 1, `${knocks} of ${falls}`);
    await board.evaluate((board) => (board.reset(), void board.play("c1").catch(() => {})));
    await page.waitForFunction((before) => window.heard.length > before, knocks);
    await board.evaluate((board) => board.remove());
    const until = await heard(page);
    await page.waitForFunction(() => window.contexts[0].state === "suspended");
    await quiet(300); // Longer than between two knocks
    assert.equal(await heard(page), until);
    assert.equal(await page.evaluate(() => window.contexts.length), 1);
  }, { reducedMotion: "no-preference" });
});

test("members tell what is seen, and do what a visitor does", async () => {
  await on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const seen = () => board.evaluate((b) => [b.actions, b.moving, b.upright, b.caption === b.shadowRoot.querySelector(".caption").textContent,
      b.shadowRoot.activeElement?.dataset.pit, ...[".found", "[data-pit]:not([aria-disabled])"].map((one) => b.drawing.querySelectorAll(one).length)]);
    await board.evaluate((b) => [b.focus(), b.mark("open"), b.mark("found", ["b1", "c1"])]);
    assert.deepEqual(await seen(), [[], false, false, true, "a1", 2, 16]);
    await board.evaluate((b) => b.press("c1"));
    await becomes(async () => (await seen()).slice(0, 4), [["c1"], true, false, true]);
    await page.setViewportSize({ width: 320, height: 800 });
    await becomes(async () => (await seen()).slice(0, 6), [["c1"], false, true, true, "a1", 0]);
  }, { reducedMotion: "no-preference" });
});

test("a page learns of every action, whoever plays it, and of Undo", async () => {
  await on('<mbao-board position="0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" speed="instant"></mbao-board>', async (page) => {
    const told = await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      const told = [];
      for (const name of ["action", "turn", "choice", "over", "ready", "error"]) {
        document.addEventListener(`mbao-${name}`, ({ detail }) => told.push([name, structuredClone(detail)]));
      }
      const during = async (act) => {
        told.length = 0;
        const result = await act();
        return { told: structuredClone(told), result, state: board.state, record: board.recordText };
      };
      const start = await during(() => board.play("c1"));
      const whole = await during(() => board.play("x"));
      const undone = await during(() => board.undo());
      const redone = await during(() => board.redo());
      const reset = await during(() => board.reset());
      const nothing = await during(() => board.undo());
      const refused = await during(() => board.play("z9").catch(({ code }) => code));
      return { start, whole, undone, redone, reset, nothing, refused };
    });
    const names = ({ told }) => told.map(([name]) => name);
    assert.deepEqual(names(told.start), ["action", "choice"]);
    assert.deepEqual(told.start.told[0][1].events, told.start.result);
    assert.equal(names(told.whole)[0], "action");
    assert.deepEqual(names(told.undone), ["turn"]);
    assert.equal(told.undone.told[0][1].record, told.start.record);
    assert.equal(told.undone.told[0][1].position, null);
    assert.deepEqual(names(told.redone), ["turn"]);
    assert.equal(told.redone.told[0][1].record, told.whole.record);
    assert.deepEqual(names(told.reset), ["ready", "turn"]);
    const { turn, mover, position, record } = told.reset.told[1][1];
    assert.deepEqual([turn, mover, typeof position, record], [1, "s", "string", told.reset.record]);
    assert.doesNotMatch(record, /1\./);
    assert.deepEqual(names(told.nothing), []);
    assert.deepEqual([names(told.refused), told.refused.result], [[], "bad-action"]);
  });
});

test("every attribute is a property, and does what it promises", async () => {
  await on("<mbao-board></mbao-board>", async (page) => {
    const board = page.locator("mbao-board");
    const settled = () => begun(board);
    const mirrored = await board.evaluate((board) =>
      ["game", "setup", "options", "position", "record", "south", "north", "lang", "theme", "steps", "speed", "loading", "coordinates"]
        .filter((name) => {
          const before = board.getAttribute(name);
          board[name] = "x";
          const there = board.getAttribute(name) === "x" && board[name] === "x";
          if (before === null) board.removeAttribute(name);
          else board.setAttribute(name, before);
          return !there;
        }));
    assert.deepEqual(mirrored, []);
    const switches = await board.evaluate((board) =>
      ["readonly", "trial", "autoplay", "sound", "hints"].filter((name) => {
        board[name] = true;
        const there = board.getAttribute(name) === "" && board[name] === true;
        board[name] = false;
        return !there || board.hasAttribute(name) || board[name] !== false;
      }));
    assert.deepEqual(switches, []);
    await settled();
    const set = async (properties) => {
      await board.evaluate((board, properties) => Object.assign(board, properties), properties);
      await settled();
    };
    const state = () => board.evaluate((board) => board.state);
    assert.equal((await state()).game, "enkeshui");
    await set({ game: "omweso", setup: "free" });
    assert.equal((await state()).phase, "setup");
    await set({ game: "ndoto", setup: null });
    const position = "0,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 2-0";
    await set({ position });
    assert.equal(await board.evaluate((board) => board.positionText), position);
    await set({ position: null, record: "Game: ndoto\n\n1. c1" });
    assert.match(await board.evaluate((board) => board.recordText), /1\. c1/);
    assert.equal(await board.locator('[role="button"]').count() > 0, true);
    await set({ readonly: true });
    assert.equal(await board.locator('[role="button"]').count(), 0);
    await set({ readonly: false, theme: "aluminium", coordinates: "no", lang: "sw" });
    assert.equal(await board.locator("svg.aluminium").count(), 1);
    assert.equal(await board.locator(".letters").count(), 0);
    assert.match(await board.locator("[data-pit=c1]").getAttribute("aria-label"), /kete/);
  });
});

test("a diagram is stepped by methods and by its attribute, and reports each step", async () => {
  const record = "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 x\n";
  await on(`<mbao-board steps="${record}" step="1"></mbao-board>`, async (page) => {
    const told = await page.locator("mbao-board").evaluate(async (board) => {
      const told = [];
      board.addEventListener("mbao-step", ({ detail }) => told.push(detail.step));
      await board.step();
      await board.stepBack();
      await board.step(-1);
      await board.step(99);
      const stepped = new Promise((done) => board.addEventListener("mbao-step", done, { once: true }));
      board.setAttribute("step", "0");
      await stepped;
      return told;
    });
    assert.deepEqual(told, [2, 1, 0, 2, 0]);
  });
});

/** What the heap holds after garbage collection: objects, and bytes without compiled code. */
async function heap(page, session) {
  for (let i = 0; i < 3; i++) {
    await session.send("HeapProfiler.collectGarbage");
    await frames(page); // Memory freed with its object is freed in a task of its own
  }
  let text = "";
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => (text += chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.removeAllListeners("HeapProfiler.addHeapSnapshotChunk");
  const { nodes, snapshot: { meta } } = JSON.parse(text);
  const [type, size] = ["type", "self_size"].map((field) => meta.node_fields.indexOf(field));
  const held = { objects: 0, bytes: 0 };
  for (let i = 0; i < nodes.length; i += meta.node_fields.length) {
    const kind = meta.node_types[type][nodes[i + type]];
    if (kind === "object" || kind === "closure") held.objects++;
    if (["object", "closure", "array", "string", "regexp", "number"].includes(kind)) held.bytes += nodes[i + size];
  }
  const { nodes: elements, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(async () => {
    const { default: init } = await import(new URL("mbao/mbao.js", document.baseURI));
    return (await init()).memory.buffer.byteLength;
  });
  return { ...held, elements, listeners, wasm };
}

test("a hundred boards that are created, played on and removed leave nothing behind", async () => {
  await on("<mbao-board></mbao-board>", async (page) => {
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
  }, { reducedMotion: "no-preference" });
});

test("a long turn is one flight, and the focus stays on the pressed pit", async () => {
  const position = "0,0,0,0,0,0,0,1/0,1,0,0,1,1,0,0/5,0,4,1,5,2,1,7/1,14,3,1,7,5,1,3 s 0-0";
  await on(`<mbao-board game="omweso" speed="normal" position="${position}"></mbao-board>`, async (page) => {
    await page.evaluate(() => {
      window.flights = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        window.flights++;
        return animate.apply(this, how);
      };
      window.turn = new Promise((done) => document.addEventListener("mbao-turn", ({ detail }) => done(detail.turn)));
    });
    const focused = () => page.evaluate(() => document.querySelector("mbao-board").shadowRoot.activeElement?.dataset.pit);
    await page.locator("mbao-board [data-pit=e1]").focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "e1");
    // Presses during the turn are not played.
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => window.turn), 2);
    assert.equal(await focused(), "e1");
    assert.equal(await page.evaluate(() => window.flights), 1);
    assert.match(await page.evaluate(() => document.querySelector("mbao-board").recordText), /^1\. e1\s*$/m);
  }, { reducedMotion: "no-preference" });
});
