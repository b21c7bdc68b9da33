// Memory of the kiosk in Chromium: what visitors leave behind. With `ACTIONS=10000` they play for a day, in accelerated time.
import assert from "node:assert/strict";
import { test } from "node:test";

import { random } from "../wasm/random.mjs";
import { blank, site } from "./here.mjs";
import { snapshot } from "./measures.mjs";

/** Everything that the visitor can press now, including boards' pits and buttons. */
const pressable = (page) => page.evaluate(() => {
  const over = document.querySelector(".kiosk-over") ?? document;
  const board = document.querySelector("#kiosk-board");
  const shown = (one) => one.checkVisibility() && !one.closest("[inert]") && !one.disabled;
  const own = [...over.querySelectorAll("button")].filter(shown).filter((one) => !/Reload|Pakia upya|Fill the screen|Jaza skrini/.test(one.textContent));
  const root = over === document && board?.checkVisibility() ? board.shadowRoot : undefined;
  const pits = root ? [...root.querySelectorAll(".pit.legal")] : [];
  const buttons = root ? [...root.querySelectorAll("button")].filter(shown) : [];
  window.pressable = [...own, ...pits, ...pits, ...buttons];
  return window.pressable.length;
});

/** One action of a visitor; returns what it was. */
async function act(page, next) {
  const count = await pressable(page);
  if (count === 0) return "nothing";
  return page.evaluate((at) => {
    const one = window.pressable[at];
    window.pressable = undefined;
    const pointer = { bubbles: true, composed: true, cancelable: true, detail: 1, pointerId: 1, pointerType: "touch", isPrimary: true, width: 20, height: 20 };
    one.dispatchEvent(new PointerEvent("pointerdown", pointer));
    one.dispatchEvent(new PointerEvent("pointerup", pointer));
    one.dispatchEvent(new PointerEvent("click", pointer));
    return one.dataset?.pit ?? one.textContent.trim();
  }, Math.floor(next() * count));
}

/** How often visitors do something; and how many times as much may be held at the end as in the second eighth. */
const ACTIONS = Number(process.env.ACTIONS ?? 240);
const MOST = ACTIONS < 10_000 ? 1.1 : 1.05;
/** Seconds between two actions of visitors, so that 10,000 actions take eight hours. */
const BETWEEN = (8 * 3600) / 10_000;

/**
 * Bytes that scripts hold after garbage collection, including WebAssembly's memories but not code that the engine has
 * compiled so far: it goes on compiling for hours, and no script holds the code.
 */
async function held(debug) {
  for (let round = 0; round < 3; round += 1) await debug.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = await debug.send("Runtime.getHeapUsage");
  return usedSize + backingStorageSize - (await snapshot(debug)).code.bytes;
}

/** This many actions by visitors who come and go; returns the bytes held after each eighth, and the errors. */
async function soak(page, actions) {
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.stack));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  const debug = await page.context().newCDPSession(page);
  const next = random(20260101);
  const memory = [];
  for (let done = 1; done <= actions; done += 1) {
    await act(page, next);
    // Some press twice at once, some leave in the middle of a turn and are forgotten.
    const mood = next();
    if (mood < 0.02) await page.clock.fastForward(220_000);
    else if (mood < 0.9) await page.clock.runFor(Math.round(BETWEEN * 1000));
    if (done % Math.floor(actions / 8) === 0) {
      // Measured between visitors, as is the value that it is compared with.
      await page.clock.fastForward(220_000);
      await page.clock.runFor(2000);
      memory.push(await held(debug));
    }
  }
  return { memory, wrong };
}

test("visitors leave nothing behind and cause no errors", async () => {
  const { page } = await blank({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  await page.clock.install();
  await page.goto(`${site.address}kiosk/`);
  await page.locator(".attract .begin").waitFor();
  const next = random(7);
  for (let warm = 0; warm < 40; warm += 1) {
    await act(page, next);
    await page.clock.runFor(500);
  }
  const { memory, wrong } = await soak(page, ACTIONS);
  assert.deepEqual(wrong, []);
  assert.ok(memory.at(-1) <= MOST * memory[1], `${memory}`);
});
