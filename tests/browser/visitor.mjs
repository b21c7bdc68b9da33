// Visitors of a kiosk: what they press, from a seed, so that every run is the same.

/** Numbers from 0 to below 1, the same in every run. */
export function random(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

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
export async function act(page, next) {
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
