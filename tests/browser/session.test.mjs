// What happens to a board's game when attributes, methods and the page do unusual things one after another. In Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { blank } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { frames, quiet } from "./waits.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);
const board = (page) => page.locator("mbao-board");
/** The names of a board's buttons. */
const buttons = (page) => board(page).locator(".buttons button").evaluateAll((all) => all.map(({ name }) => name));

/** A promise that never settles must not hold up the other tests. */
const LIMIT = { timeout: 600_000 };
/** Two records of ndoto to step through. */
const ONE = "Game: ndoto\n\n1. c1  a2\n2. b1  a2";
const OTHER = "Game: ndoto\n\n1. d1  a2";

test("where all seeds must be laid, laying none is not offered", LIMIT, async () => {
  const lifted = "Game: lukho\nOptions: opening=lay-all\n\n1. lift a1=3";
  await on(`<mbao-board record="${lifted}"></mbao-board>`, async (page) => {
    assert.equal(await board(page).evaluate((board) => board.state.phase), "opening2");
    assert.deepEqual(await buttons(page), ["choose", "undo"]);
  });
  const share = "Game: lukho\n\n1. lift a1=3  lift a2=3";
  await on(`<mbao-board record="${share}"></mbao-board>`, async (page) => {
    assert.deepEqual(await buttons(page), ["choose", "none", "undo"]);
    await board(page).locator("button[name=none]").click();
    await page.waitForFunction(() => document.querySelector("mbao-board").recordText.includes("=0"));
  });
});

test("an empty action is refused like any other invalid one", LIMIT, async () => {
  await on("<mbao-board game=ndoto></mbao-board>", async (page) => {
    const codes = await board(page).evaluate(async (board) => {
      const code = (action) => board.play(action).then(() => "played", (error) => error.code);
      return [await code(""), await code(" "), await code(undefined)];
    });
    assert.deepEqual(codes, ["bad-action", "bad-action", "bad-action"]);
  });
});

test("a board that could not begin accepts methods and attributes without errors", LIMIT, async () => {
  await on(`<mbao-board steps="${ONE}"></mbao-board>`, async (page) => {
    const answers = await board(page).evaluate(async (board) => {
      board.options = "nothing=such";
      await new Promise((done) => board.addEventListener("mbao-error", done));
      board.setAttribute("step", "2");
      return [board.undo(), (await board.hint()) ?? null, (await board.step()) ?? null, board.state ?? null];
    });
    assert.deepEqual(answers, [false, null, null, null]);
  });
});

test("a diagram that plays by itself can be given another record", LIMIT, async () => {
  await on(`<mbao-board steps="${ONE}" autoplay speed="instant"></mbao-board>`, async (page) => {
    await board(page).locator(".step", { hasText: /^1/ }).waitFor();
    await board(page).evaluate(async (board, steps) => {
      board.removeAttribute("autoplay");
      board.steps = steps;
      await new Promise((done) => board.addEventListener("mbao-ready", done));
    }, OTHER);
    await quiet(2500); // Longer than until the next step, which nothing tells
    assert.equal(await board(page).evaluate((board) => board.recordText.includes("c1")), false);
    assert.match(await board(page).locator(".step").textContent(), /^0 \//);
  });
});

test("a board that is removed while its game begins begins it when it is put back", LIMIT, async () => {
  await on("<mbao-board game=ndoto></mbao-board>", async (page) => {
    const game = await board(page).evaluate(async (board) => {
      board.game = "lukho";
      board.remove();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      document.querySelector("main").append(board);
      await board.play("lift a1=3").catch(() => {});
      return board.state.game;
    });
    assert.equal(game, "lukho");
  });
});

test("a seat changed while the board is not in the page leaves the game unchanged", LIMIT, async () => {
  await on("<mbao-board game=ndoto speed=instant></mbao-board>", async (page) => {
    const [actions, turn] = await board(page).evaluate(async (board) => {
      await board.play("c1");
      const parent = board.parentNode;
      board.remove();
      board.north = "computer:1";
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      parent.append(board);
      await new Promise((done) => board.addEventListener("mbao-turn", done));
      return [board.recordText, board.state.turn];
    });
    assert.match(actions, /1\. c1/);
    assert.equal(turn, 3);
  });
});

test("a board that becomes readonly no longer asks anything", LIMIT, async () => {
  // Enkeshui: the first handful ends in a choice.
  await on("<mbao-board game=enkeshui speed=instant></mbao-board>", async (page) => {
    const asked = await board(page).evaluate(async (board) => {
      for (let turns = 0; turns < 40 && !board.state.pending; turns += 1) await board.play(board.legal[0]);
      return board.state.pending?.kind;
    });
    assert.ok(asked);
    const choices = board(page).locator(".choices");
    assert.ok(await choices.isVisible());
    await board(page).evaluate((board) => (board.readonly = true));
    assert.ok(await choices.isHidden());
    await board(page).evaluate((board) => (board.readonly = false));
    assert.ok(await choices.isVisible());
  });
});

test("a turn that is tried is kept or undone before a key plays the next one", LIMIT, async () => {
  await on("<mbao-board game=bao-kujifunza trial speed=instant></mbao-board>", async (page) => {
    const start = await board(page).evaluate(async (board) => {
      const turn = board.state.turn;
      while (board.state.turn === turn) await board.play(board.legal.find((action) => action === "x") ?? board.legal[0]);
      return board.legal.find((action) => /^[a-l][1-4][+-]$/.test(action));
    });
    const before = await board(page).evaluate((board) => board.recordText);
    const [pit, key] = start ? [start.slice(0, 2), start[2]] : ["a1", "+"];
    await board(page).locator(`[data-pit=${pit}]`).focus();
    await page.keyboard.press(key);
    await frames(page);
    assert.equal(await board(page).evaluate((board) => board.recordText), before);
    assert.deepEqual(await buttons(page), ["stand", "retract"]);
    assert.ok(start, "the next player has a start with a direction");
  });
});

test("properties set before the element's script ran count", LIMIT, async () => {
  const { context, page, wrong } = await blank(browser);
  try {
    const address = `${site.address}empty.html`;
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><link rel=icon href=data:,><main></main>" }));
    await page.goto(address);
    const [game, attribute] = await page.evaluate(async () => {
      const board = document.createElement("mbao-board");
      Object.assign(board, { game: "lukho", speed: "instant", readonly: true });
      document.querySelector("main").append(board);
      const begun = new Promise((done) => board.addEventListener("mbao-ready", done));
      await import("/mbao/board.js");
      await begun;
      return [board.state.game, board.getAttribute("game"), (board.readonly = false)];
    });
    assert.deepEqual([game, attribute], ["lukho", "lukho"]);
    assert.equal(await page.locator("mbao-board").getAttribute("readonly"), null);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
});

test("if the browser refuses sound, seeds fall silently", LIMIT, async () => {
  await on("<mbao-board game=ndoto speed=fast sound></mbao-board>", async (page) => {
    await page.evaluate(() => {
      window.AudioContext = class {
        constructor() {
          throw new DOMException("no device", "NotSupportedError");
        }
      };
    });
    await page.evaluate(() => {
      window.turn = new Promise((done) => document.querySelector("mbao-board").addEventListener("mbao-turn", () => done(), { once: true }));
    });
    await board(page).locator(".pit.legal").first().click();
    await page.evaluate(() => window.turn);
    assert.equal(await board(page).evaluate((board) => board.state.mover), "n");
  }, { reducedMotion: "no-preference" });
});

test("a second finger does not drop what the first one carries", LIMIT, async () => {
  await on("<mbao-board game=kiothi></mbao-board>", async (page) => {
    const middle = async (place) => {
      const { x, y, width, height } = await board(page).locator(`:is([data-pit=${place}] .hollow, [data-hand=${place}] .palm)`).boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to, beside] = [await middle("e1"), await middle("s"), await middle("b1")];
    const fire = (type, pointerId, { x, y }) => board(page).evaluate((board, { type, pointerId, x, y }) => {
      board.shadowRoot.querySelector(".stage").setPointerCapture = () => {};
      board.shadowRoot.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, {
        pointerId, isPrimary: pointerId === 1, clientX: x, clientY: y, buttons: 1, bubbles: true, composed: true,
      }));
    }, { type, pointerId, x, y });
    await fire("pointerdown", 1, from);
    await fire("pointermove", 1, to);
    await fire("pointerdown", 2, beside);
    await fire("pointermove", 2, beside);
    await fire("pointerup", 2, beside);
    assert.equal(await board(page).locator(".flyer").count(), 1);
    await fire("pointerup", 1, to);
    assert.equal(await board(page).locator("[data-hand=s] .count").textContent(), "5");
  });
});

test("labels of pits and the caption still speak to the person while a computer chooses", LIMIT, async () => {
  const position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 n 18-18";
  await on(`<mbao-board position="${position}" south="computer:1" speed="instant"></mbao-board>`, async (page) => {
    const labels = await board(page).evaluate(async (board) => {
      const labels = () => ["a1", "a2"].map((pit) => board.shadowRoot.querySelector(`[data-pit=${pit}]`).getAttribute("aria-label"));
      const seen = [labels()];
      board.addEventListener("mbao-choice", () => seen.push(labels()));
      const turn = new Promise((done) => board.addEventListener("mbao-turn", ({ detail }) => detail.mover === "n" && done()));
      await board.play(board.legal[0]);
      while (board.state.pending && board.state.mover === "n") await board.play("o");
      seen.push(labels());
      await turn;
      return [...seen, labels()];
    });
    assert.ok(labels.length >= 3);
    for (const [south, north] of labels) assert.match(`${south}; ${north}`, /opponent's; .*yours/);
    const told = await board(page).locator(".caption").textContent();
    assert.match(told, /Your turn\.$/);
    assert.match(await board(page).locator("[aria-live]").textContent(), /^The computer .*Your turn\.$/);
  });
});
