// What happens to a board's game when attributes, methods and the page do unusual things one after another. In Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as boards from "./boards.mjs";
import { middle } from "./glass.mjs";
import { frames, quiet } from "./waits.mjs";

/** The names of a board's buttons. */
const buttons = (board) => board.locator(".buttons button").evaluateAll((all) => all.map(({ name }) => name));
/** A promise that never settles must not hold up the other tests. */
const on = (name, markup, use) => test(name, { timeout: 600_000 }, () => boards.on(markup, use));

/** Two records of ndoto to step through. */
const ONE = "Game: ndoto\n\n1. c1  a2\n2. b1  a2";
const OTHER = "Game: ndoto\n\n1. d1  a2";

const LIFTED = "Game: lukho\nOptions: opening=lay-all\n\n1. lift a1=3";
on("where all seeds must be laid, laying none is not offered", `<mbao-board record="${LIFTED}"></mbao-board>`, async (page, board) => {
  assert.equal(await board.evaluate((board) => board.state.phase), "opening2");
  assert.deepEqual(await buttons(board), ["choose", "undo"]);
  await boards.put(page, '<mbao-board record="Game: lukho\n\n1. lift a1=3  lift a2=3"></mbao-board>');
  assert.deepEqual(await buttons(board), ["choose", "none", "undo"]);
  await board.locator("button[name=none]").click();
  await page.waitForFunction(() => document.querySelector("mbao-board").recordText.includes("=0"));
});

const STEPS = `<mbao-board steps="${ONE}"></mbao-board>`;
on("a board that could not begin accepts methods and attributes without errors", STEPS, async (page, board) => {
  const answers = await board.evaluate(async (board) => {
    board.options = "nothing=such";
    await new Promise((done) => board.addEventListener("mbao-error", done));
    board.setAttribute("step", "2");
    return [board.undo(), (await board.hint()) ?? null, (await board.step()) ?? null, board.state ?? null];
  });
  assert.deepEqual(answers, [false, null, null, null]);
});

const BY_ITSELF = `<mbao-board steps="${ONE}" autoplay speed="instant"></mbao-board>`;
on("a diagram that plays by itself can be given another record", BY_ITSELF, async (page, board) => {
  await board.locator(".step", { hasText: /^1/ }).waitFor();
  await board.evaluate(async (board, steps) => {
    board.removeAttribute("autoplay");
    board.steps = steps;
    await new Promise((done) => board.addEventListener("mbao-ready", done));
  }, OTHER);
  await quiet(2500); // Longer than until the next step, which nothing tells
  assert.equal(await board.evaluate((board) => board.recordText.includes("c1")), false);
  assert.match(await board.locator(".step").textContent(), /^0 \//);
});

const GAME = "<mbao-board game=ndoto speed=instant></mbao-board>";
on("a board that is removed while its game begins begins it when it is put back", GAME, async (page, board) => {
  const game = await board.evaluate(async (board) => {
    board.game = "lukho";
    board.remove();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    document.querySelector("main").append(board);
    await board.play("lift a1=3").catch(() => {});
    return board.state.game;
  });
  assert.equal(game, "lukho");
});

on("a seat changed while the board is not in the page leaves the game unchanged", GAME, async (page, board) => {
  const [actions, turn] = await board.evaluate(async (board) => {
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

// Enkeshui: the first handful ends in a choice.
on("a board that becomes readonly no longer asks anything", "<mbao-board game=enkeshui speed=instant></mbao-board>", async (page, board) => {
  const asked = await board.evaluate(async (board) => {
    for (let turns = 0; turns < 40 && !board.state.pending; turns += 1) await board.play(board.legal[0]);
    return board.state.pending?.kind;
  });
  assert.ok(asked);
  const choices = board.locator(".choices");
  assert.ok(await choices.isVisible());
  await board.evaluate((board) => (board.readonly = true));
  assert.ok(await choices.isHidden());
  await board.evaluate((board) => (board.readonly = false));
  assert.ok(await choices.isVisible());
});

const TRIAL = "<mbao-board game=bao-kujifunza trial speed=instant></mbao-board>";
on("a turn that is tried is kept or undone before a key plays the next one", TRIAL, async (page, board) => {
  const start = await board.evaluate(async (board) => {
    const turn = board.state.turn;
    while (board.state.turn === turn) await board.play(board.legal.find((action) => action === "x") ?? board.legal[0]);
    return board.legal.find((action) => /^[a-l][1-4][+-]$/.test(action));
  });
  assert.ok(start, "the next player has a start with a direction");
  const before = await board.evaluate((board) => board.recordText);
  await board.locator(`[data-pit=${start.slice(0, 2)}]`).press(start[2]);
  await frames(page);
  assert.equal(await board.evaluate((board) => board.recordText), before);
  assert.deepEqual(await buttons(board), ["stand", "retract"]);
});

on("a second finger does not drop what the first one carries", "<mbao-board game=kiothi></mbao-board>", async (page, board) => {
  const places = ["[data-pit=e1] .hollow", "[data-hand=s] .palm", "[data-pit=b1] .hollow"];
  const [from, to, beside] = await Promise.all(places.map((place) => middle(board.locator(place))));
  const fire = (type, pointerId, { x, y }) => board.evaluate((board, { type, pointerId, x, y }) => {
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
  assert.equal(await board.locator(".flyer").count(), 1);
  await fire("pointerup", 1, to);
  assert.equal(await board.locator("[data-hand=s] .count").textContent(), "5");
});

const ASKED = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 n 18-18";
const AGAINST = `<mbao-board position="${ASKED}" south="computer:1" speed="instant"></mbao-board>`;
on("labels of pits and the caption still speak to the person while a computer chooses", AGAINST, async (page, board) => {
  const labels = await board.evaluate(async (board) => {
    const label = (pit) => board.shadowRoot.querySelector(`[data-pit=${pit}]`).getAttribute("aria-label");
    const labels = () => ["a1", "a2"].map(label);
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
  assert.match(await board.locator(".caption").textContent(), /Your turn\.$/);
  assert.match(await boards.live(board), /^Your opponent .*Your turn\.$/);
});

on("if the browser refuses sound, seeds fall silently", "<mbao-board game=ndoto speed=fast sound></mbao-board>", async (page, board) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException("no device", "NotSupportedError");
      }
    };
    const board = document.querySelector("mbao-board");
    window.turn = new Promise((done) => board.addEventListener("mbao-turn", () => done(), { once: true }));
  });
  await board.locator(".pit.legal").first().click();
  await page.evaluate(() => window.turn);
  assert.equal(await board.evaluate((board) => board.state.mover), "n");
});
