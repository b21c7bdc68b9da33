// Presses that nobody means (a key that is still held, the second half of a double press), and keys of other keyboards.
import assert from "node:assert/strict";
import { test } from "node:test";

import { MOVING, on, pit, put, record, seeds, state } from "./boards.mjs";
import { middle } from "./glass.mjs";
import { wake } from "./here.mjs";
import { begin, choose, kiosk } from "./kiosk.mjs";
import { becomes, frames, quiet } from "./waits.mjs";

/** Presses a key so often that it is held: all but the first are repeats, until it is let go. */
async function repeat(page, key, times = 6) {
  for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
}
/** A press of the mouse where it is: the first, or the second of a double click. */
async function click(page, clickCount) {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
  await frames(page);
}
const turn = async (board) => (await state(board)).turn;
/** Milliseconds past the time in which any press of a pit would be too soon. */
const TOO_SOON = 350;
/**
 * Begins games against a computer that answers at once, until a pit was pressed, one way, that may be played again after the
 * answer: chance plays for each board alike, for another otherwise.
 */
async function playable(page, board, game, press) {
  let names = [];
  for (let time = 0; time < 40; time += 1) {
    await put(page, `<mbao-board game="${game}" speed="instant" north="computer:0"></mbao-board>`);
    await board.locator(".pit.legal").first().waitFor();
    if (!names.length) names = await board.locator(".pit.legal").evaluateAll((all) => all.map(({ dataset }) => dataset.pit));
    const name = names[time % names.length];
    await press(pit(board, name));
    await page.waitForFunction(() => {
      const { state, shadowRoot } = document.querySelector("mbao-board");
      return state.outcome || (state.turn > 2 && state.mover === "s" && !shadowRoot.querySelector("[aria-busy]"));
    });
    await quiet(TOO_SOON);
    if ((await board.locator(`.pit.legal[data-pit=${name}]`).count()) > 0) return record(board);
  }
  assert.fail("no pit could have been played again");
}

test("a key that is held plays one turn, also after the other's answer", () => on("", async (page, board) => {
  for (const [game, key] of [["ndoto", "Enter"], ["ndoto", " "], ["mbothe", "Enter"]]) {
    const answered = await playable(page, board, game, async (pit) => {
      await page.keyboard.up(key);
      await pit.focus();
      await repeat(page, key);
    });
    await repeat(page, key);
    await frames(page);
    assert.equal(await record(board), answered, `${game}, ${key}`);
    await page.keyboard.up(key);
  }
}));

test("the second half of a double click or tap plays no turn, nor a press sooner than anybody sees the answer", () => on("", async (page, board) => {
  const goesOn = (from) => becomes(async () => (await record(board)) !== from, true);
  const clicked = await playable(page, board, "ndoto", async (pit) => {
    await pit.locator(".room").hover();
    await click(page, 1);
  });
  await click(page, 2);
  assert.equal(await record(board), clicked, "however late");
  await click(page, 1);
  await goesOn(clicked);

  const touches = await page.context().newCDPSession(page);
  let at = Date.now() / 1000;
  let touchPoints;
  // By its own clock: a busy machine is too slow for a double tap.
  const tap = async (later) => {
    at += later;
    await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp: at });
    await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: at + 0.05 });
    await frames(page);
  };
  const tapped = await playable(page, board, "ndoto", async (pit) => {
    touchPoints = [await middle(pit.locator(".room"))];
    await tap(2);
  });
  await tap(0.2);
  assert.equal(await record(board), tapped);
  // Whoever presses on and on is not ignored for ever.
  await tap(0.25);
  await goesOn(tapped);

  // Pressed when it says: a busy machine would press later.
  const press = (pit, when) => pit.evaluate((pit, when) => {
    const click = new MouseEvent("click", { bubbles: true, composed: true, detail: 1 });
    pit.dispatchEvent(Object.defineProperty(click, "timeStamp", { value: when ?? performance.now() }));
  }, when);
  await page.evaluate(() => {
    const heard = ({ target, detail }) => detail.mover === "s" && !target.state.pending && (window.answered = performance.now());
    document.addEventListener("mbao-turn", heard);
  });
  let pressed;
  const before = await playable(page, board, "ndoto", (pit) => press(pressed = pit));
  const answered = await page.evaluate(() => window.answered);
  await press(pressed, answered);
  await frames(page);
  assert.equal(await record(board), before, "too soon");
  await press(pressed, answered + TOO_SOON);
  await frames(page);
  await goesOn(before);
}, { hasTouch: true }));

test("a held key undoes one turn and makes no choice that its turn asks for; seeds are chosen as quickly as one likes", () =>
  on('<mbao-board game="ndoto" speed="instant"></mbao-board>', async (page, board) => {
    const moves = (most) => board.evaluate(async (board, most) => {
      for (let action = 0; action < most; action += 1) await board.play(board.legal[0]);
    }, most);
    await moves(5);
    const before = await turn(board);
    await board.locator("button[name=undo]").focus();
    await repeat(page, "Enter");
    await page.keyboard.up("Enter");
    assert.equal(await turn(board), before - 1);
    await page.keyboard.press("Enter");
    assert.equal(await turn(board), before - 2);
    // A button that is meant twice works twice.
    await board.locator("button[name=undo]").dblclick();
    assert.equal(await turn(board), before - 4);

    for (const key of ["Enter", " "]) {
      await put(page, '<mbao-board game="omweso" speed="instant"></mbao-board>');
      await pit(board, "a2").focus();
      await repeat(page, key);
      await board.locator("button[name=x]").waitFor();
      await frames(page);
      await repeat(page, key);
      await page.keyboard.up(key);
      await frames(page);
      assert.match(await record(board), /1\. a2\s*$/, key);
      // Pressed anew, it is meant.
      await page.keyboard.press(key);
      await page.waitForFunction(() => /1\. a2 x/.test(document.querySelector("mbao-board").recordText));
    }

    await put(page, '<mbao-board game="omweso" setup="free"></mbao-board>');
    await pit(board, "a1").dblclick();
    assert.equal(await seeds(board, "a1"), 2);
  }));

test("the second half of a double click undoes nothing where a button has taken the place of another", () =>
  on('<mbao-board game="ndoto" speed="slow"></mbao-board>', async (page, board) => {
    await board.locator(".pit.legal").first().click();
    await board.locator("button[name=skip]").hover({ position: { x: 8, y: 20 } });
    await click(page, 1);
    await board.locator("button[name=undo]:enabled").waitFor();
    await click(page, 2);
    assert.equal(await turn(board), 2);
  }, MOVING));

test("begun by a double click or a held key, a game begins and nothing is played", async () => {
  for (const way of ["click", "key"]) {
    const viewport = { width: 1440, height: 900 };
    const { page, close } = await wake("play/omweso/", { viewport });
    const begin = page.locator(".begin-card .main");
    if (way === "click") await begin.dblclick();
    else {
      await begin.focus();
      await repeat(page, "Enter");
      await begin.waitFor({ state: "detached" });
      await repeat(page, "Enter");
      await page.keyboard.up("Enter");
    }
    await frames(page);
    await begin.waitFor({ state: "detached" });
    assert.equal(await turn(page.locator("#board")), 1, way);
    await close();
  }
});

test("the kiosk's keys work in another script, and a double press leaves the screen that came with its first half", () => kiosk({}, async (page) => {
  await page.waitForFunction(() => document.querySelector("#attract-board").state);
  await begin(page);
  await choose(page, "Omweso");
  await page.locator(".table .kiosk-bar .back").hover();
  for (const clickCount of [1, 2]) {
    await click(page, clickCount);
    await page.locator(".tiles").waitFor();
  }
  assert.ok(await page.locator(".tiles").isVisible());
  const key = { key: "Л", code: "KeyK", ctrlKey: true, shiftKey: true, bubbles: true };
  await page.evaluate((key) => dispatchEvent(new KeyboardEvent("keydown", key)), key);
  await page.locator(".staff").waitFor();
}));

/** What the keys at the places of letters and digits type in other scripts, and with Caps Lock. */
const KEYBOARDS = {
  "Caps Lock": { KeyC: "C", KeyE: "E", Digit1: "1", Digit2: "2" },
  Cyrillic: { KeyC: "с", KeyE: "у", Digit1: "1", Digit2: "2" },
  Arabic: { KeyC: "ؤ", KeyE: "ث", Digit1: "١", Digit2: "٢" },
  Devanagari: { KeyC: "म", KeyE: "ा", Digit1: "१", Digit2: "२" },
  Amharic: { KeyC: "ች", KeyE: "እ", Digit1: "፩", Digit2: "፪" },
};

test("letters and digits go to pits on keyboards of other scripts, and where letters lie in other places", () =>
  on('<mbao-board game="enkeshui" speed="instant"></mbao-board>', async (page, board) => {
    /** Presses keys at a pit, and says where that leads. */
    const led = (from, ...keys) => board.evaluate(({ shadowRoot }, [from, keys]) => {
      shadowRoot.querySelector(`[data-pit=${from}]`).focus();
      for (const [key, code] of keys) {
        const event = new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true, cancelable: true });
        shadowRoot.activeElement.dispatchEvent(event);
      }
      return shadowRoot.activeElement.dataset.pit;
    }, [from, keys]);
    for (const [name, keys] of Object.entries(KEYBOARDS)) {
      const typed = (...codes) => codes.map((code) => [keys[code], code]);
      assert.equal(await led("a1", ...typed("KeyC", "Digit2")), "c2", name);
      assert.equal(await led("c2", ...typed("KeyE", "Digit1")), "e1", name);
    }
    // On a French keyboard the key that types "a" lies where others have Q.
    assert.equal(await led("e1", ["a", "KeyQ"], ["1", "Digit1"]), "a1");
    // Without Num Lock the number pad has arrows.
    assert.equal(await led("a1", ["ArrowRight", "Numpad6"]), "b1");
  }));
