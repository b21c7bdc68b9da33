// Presses that nobody means (a key that is still held, the second half of a double press), and keys of other keyboards.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { begin, choose, kiosk } from "./kiosk.mjs";
import { frames, quiet } from "./waits.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);
const record = (page) => page.evaluate(() => document.querySelector("mbao-board").recordText);
const turn = (page) => page.evaluate(() => document.querySelector("mbao-board").state.turn);
const focused = (page) => page.evaluate(() => document.querySelector("mbao-board").shadowRoot.activeElement?.dataset.pit);

/** Presses a key so often that it is held: all but the first are repeats, until it is let go. */
async function repeat(page, key, times = 6) {
  for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
}
/** Milliseconds past the time in which any press of a pit would be too soon. */
const TOO_SOON = 350;

for (const game of ["ndoto", "mbothe"]) {
  test(`a key that is held plays one turn, also after the other's answer (${game})`, async () => {
    await on(`<mbao-board game="${game}" speed="instant" north="computer:0"></mbao-board>`, async (page) => {
      const mine = () => page.evaluate(() => {
        const { state, shadowRoot } = document.querySelector("mbao-board");
        return state.outcome !== null || (state.mover === "s" && !shadowRoot.querySelector("[aria-busy]"));
      });
      await page.locator("mbao-board .pit.legal").first().waitFor();
      const pits = await page.locator("mbao-board .pit.legal").evaluateAll((all) => all.map(({ dataset }) => dataset.pit));
      let tried = 0;
      for (const pit of pits) {
        for (const key of ["Enter", " "]) {
          await page.evaluate(() => document.querySelector("mbao-board").reset());
          await page.locator(`mbao-board [data-pit=${pit}]`).focus();
          await repeat(page, key);
          await frames(page);
          while (!(await mine())) await frames(page, 1);
          const answered = await record(page);
          await quiet(TOO_SOON);
          await repeat(page, key);
          await frames(page);
          assert.equal(await record(page), answered, `${pit}, ${key}`);
          await page.keyboard.up(key);
          tried += Number(await page.locator(`mbao-board .pit.legal[data-pit=${pit}]`).count());
        }
        if (tried > 0) break;
      }
      assert.ok(tried > 0, "the pit could have been played from again");
    });
  });
}

test("a key that is held undoes one turn", async () => {
  await on('<mbao-board game="ndoto" speed="instant"></mbao-board>', async (page) => {
    await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      for (let action = 0; action < 5; action += 1) await board.play(board.legal[0]);
    });
    const before = await turn(page);
    await page.locator("mbao-board button[name=undo]").focus();
    await repeat(page, "Enter");
    await page.keyboard.up("Enter");
    assert.equal(await turn(page), before - 1);
    await page.keyboard.press("Enter");
    assert.equal(await turn(page), before - 2);
  });
});

test("a key that is held makes no choice that its turn asks for", async () => {
  for (const key of ["Enter", " "]) {
    await on('<mbao-board game="omweso" speed="instant"></mbao-board>', async (page) => {
      await page.locator("mbao-board [data-pit=a2]").focus();
      await repeat(page, key);
      await page.locator("mbao-board button[name=x]").waitFor();
      await frames(page);
      await repeat(page, key);
      await page.keyboard.up(key);
      await frames(page);
      assert.match(await record(page), /1\. a2\s*$/, key);
      // Pressed anew, it is meant.
      await page.keyboard.press(key);
      await page.waitForFunction(() => /1\. a2 x/.test(document.querySelector("mbao-board").recordText));
    });
  }
});

/** Goes through the pits until one is played that may be played again after the computer's answer; the mouse is above it. */
async function playable(page, press) {
  const pits = await page.locator("mbao-board .pit.legal").evaluateAll((all) => all.map(({ dataset }) => dataset.pit));
  for (const pit of pits) {
    await page.evaluate(() => document.querySelector("mbao-board").reset());
    const { x, y, width, height } = await page.locator(`mbao-board [data-pit=${pit}] .room`).boundingBox();
    await press(x + width / 2, y + height / 2);
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn > 2);
    await quiet(TOO_SOON);
    if ((await page.locator(`mbao-board .pit.legal[data-pit=${pit}]`).count()) > 0) return record(page);
  }
  assert.fail("no pit could have been played again");
}

test("the second half of a double click plays no other turn, however late", async () => {
  await on('<mbao-board game="ndoto" speed="instant" north="computer:0"></mbao-board>', async (page) => {
    const click = async (clickCount) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await frames(page);
    };
    const before = await playable(page, (x, y) => page.mouse.click(x, y));
    await click(2);
    assert.equal(await record(page), before);
    await click(1);
    assert.notEqual(await record(page), before);
  });
});

test("a second tap of the same finger plays no other turn", async () => {
  await on('<mbao-board game="ndoto" speed="instant" north="computer:0"></mbao-board>', async (page) => {
    const touches = await page.context().newCDPSession(page);
    let at = Date.now() / 1000;
    let place;
    // By its own clock: a busy machine is too slow for a double tap.
    const tap = async () => {
      await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place], timestamp: at });
      await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: at + 0.05 });
      await frames(page);
    };
    const before = await playable(page, async (x, y) => {
      place = { x, y };
      at += 2;
      await tap();
    });
    at += 0.2;
    await tap();
    assert.equal(await record(page), before);
    // Whoever presses on and on is not ignored for ever.
    at += 0.25;
    await tap();
    assert.notEqual(await record(page), before);
  }, { hasTouch: true });
});

test("the second half of a double click undoes nothing where a button has taken the place of another", async () => {
  await on('<mbao-board game="ndoto" speed="slow"></mbao-board>', async (page) => {
    const click = async (clickCount) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await page.locator("mbao-board .pit.legal").first().click();
    await page.locator("mbao-board button[name=skip]").hover({ position: { x: 8, y: 20 } });
    await click(1);
    const undo = page.locator("mbao-board button[name=undo]:enabled");
    await undo.waitFor();
    await click(2);
    await frames(page);
    assert.equal(await turn(page), 2);
    // A button that is meant twice works twice.
    await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      board.setAttribute("speed", "instant");
      for (let action = 0; action < 2; action += 1) await board.play(board.legal[0]);
    });
    assert.equal(await turn(page), 4);
    await undo.dblclick();
    assert.equal(await turn(page), 2);
  }, { reducedMotion: "no-preference" });
});

test("seeds are chosen by clicks as quick as one likes", async () => {
  await on('<mbao-board game="omweso" setup="free"></mbao-board>', async (page) => {
    await page.locator("mbao-board [data-pit=a1]").dblclick();
    assert.equal(await page.locator("mbao-board [data-pit=a1] .count").textContent(), "2");
  });
});

test("a press of the pit that was just played, sooner than anybody sees the answer, is not another turn", async () => {
  await on('<mbao-board game="ndoto" speed="instant" north="computer:0"></mbao-board>', async (page) => {
    const told = await page.evaluate(async (past) => {
      const board = document.querySelector("mbao-board");
      // Pressed when it says: a busy machine would press later.
      const press = (pit, at) => pit.dispatchEvent(Object.defineProperty(new MouseEvent("click", { bubbles: true, composed: true, detail: 1 }), "timeStamp", { value: at }));
      const own = () => [...board.shadowRoot.querySelectorAll(".pit.legal")];
      // Until the computer's answer leaves the same pit to play from.
      for (const { dataset } of own()) {
        const pit = () => board.shadowRoot.querySelector(`.pit.legal[data-pit="${dataset.pit}"]`);
        await board.reset();
        press(pit(), performance.now());
        await new Promise((done) => {
          const heard = ({ detail }) => detail.mover === "s" && !board.state.pending && (board.removeEventListener("mbao-turn", heard), setTimeout(done));
          board.addEventListener("mbao-turn", heard);
        });
        const answered = performance.now();
        await new Promise(requestAnimationFrame);
        if (!pit()) continue;
        const before = board.recordText;
        const soon = async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); };
        press(pit(), answered);
        await soon();
        const late = board.recordText !== before;
        press(pit(), answered + past);
        await soon();
        return { late, meant: board.recordText !== before };
      }
    }, TOO_SOON);
    assert.deepEqual(told, { late: false, meant: true });
  });
});

test("begun by a double click or a held key, a game begins and nothing is played", async () => {
  for (const way of ["click", "key"]) {
    const { page, wrong, close } = await open(browser, `${site.address}play/omweso/`, { viewport: { width: 1440, height: 900 } });
    await awake(page);
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
    assert.equal(await page.evaluate(() => document.querySelector("#board").state.turn), 1, way);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("in the kiosk the second half of a double press leaves a screen that has only come with its first", async () => {
  await kiosk({}, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    await begin(page);
    await choose(page, "Omweso");
    await page.locator(".table .kiosk-bar .back").hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.locator(".tiles").waitFor();
    }
    await frames(page);
    assert.ok(await page.locator(".tiles").isVisible());
  });
});

/** What the keys at the places of letters and digits type in other scripts, and with Caps Lock. */
const KEYBOARDS = {
  "Caps Lock": { KeyC: "C", KeyE: "E", KeyR: "R", Digit1: "1", Digit2: "2" },
  Cyrillic: { KeyC: "с", KeyE: "у", KeyR: "к", Digit1: "1", Digit2: "2" },
  Arabic: { KeyC: "ؤ", KeyE: "ث", KeyR: "ق", Digit1: "١", Digit2: "٢" },
  Devanagari: { KeyC: "म", KeyE: "ा", KeyR: "र", Digit1: "१", Digit2: "२" },
  Amharic: { KeyC: "ች", KeyE: "እ", KeyR: "ር", Digit1: "፩", Digit2: "፪" },
};

for (const [name, keys] of Object.entries(KEYBOARDS)) {
  test(`letters and digits go to pits and choose on a keyboard with ${name}`, async () => {
    await on('<mbao-board game="enkeshui" speed="instant"></mbao-board>', async (page) => {
      const press = (code) => page.evaluate(([key, code]) => {
        const { activeElement } = document.querySelector("mbao-board").shadowRoot;
        activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true, cancelable: true }));
      }, [keys[code], code]);
      await page.locator("mbao-board [data-pit=a1]").focus();
      await press("KeyC");
      await press("Digit2");
      assert.equal(await focused(page), "c2");
      await press("KeyE");
      await press("Digit1");
      assert.equal(await focused(page), "e1");
    });
  });
}

test("a keyboard with other letters in other places goes by what it types", async () => {
  // On a French keyboard the key that types "a" lies where others have Q.
  await on('<mbao-board game="enkeshui" speed="instant"></mbao-board>', async (page) => {
    await page.locator("mbao-board [data-pit=c1]").focus();
    await page.evaluate(() => {
      const key = (key, code) => document.querySelector("mbao-board").shadowRoot.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true }));
      key("a", "KeyQ");
      key("1", "Digit1");
      // Without Num Lock the number pad has arrows.
      key("ArrowRight", "Numpad6");
    });
    assert.equal(await focused(page), "b1");
  });
});

test("the kiosk's keys work in another script", async () => {
  await kiosk({}, async (page) => {
    await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "Л", code: "KeyK", ctrlKey: true, shiftKey: true, bubbles: true })));
    await page.locator(".staff").waitFor();
  });
});
