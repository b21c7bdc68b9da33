// Lessons on a phone: every task has the question, its whole board, the answer and the longest verdict on one screen.
import assert from "node:assert/strict";
import { test } from "node:test";

import { games, wholeFronts } from "./games.mjs";
import { awake } from "./chromium.mjs";
import { open, site } from "./here.mjs";

/** What fits it fits a larger phone; that an answer scrolls nothing, `lesson.test.mjs` tests. */
const SMALLEST = { width: 360, height: 640 };

/**
 * Goes through the tasks of a page, in the page: what of each is out of view or over something else, with the hint, and
 * with its longest verdict and all its buttons.
 */
const walk = async () => {
  // What is measured are places: nothing has to be painted.
  document.documentElement.style.visibility = "hidden";
  const frames = async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  const wrong = [];
  for (const board of document.querySelectorAll(".tasks mbao-board")) {
    const [task, asks] = [board.closest(".task"), board.matches(".asking")];
    location.hash = task.matches(".tells") && asks ? task.id.replace("task", "ask") : task.id;
    await frames(2);
    await board.step(0);
    await frames(2);
    if (asks && board.state.game !== "lukho" && /^1\. /m.test(board.recordText)) wrong.push(`${task.id} opens with a turn that nobody played`);
    const drawn = board.shadowRoot.querySelector(".stage > svg").getBoundingClientRect();
    /** What has to be seen whole, none of it over another: words stand above a board, below it or beside it. */
    const see = (when, elements) => {
      const all = Object.entries(elements);
      for (const [index, [name, box]] of all.entries()) {
        for (const [above, other] of all.slice(0, index)) {
          const beside = box.left >= other.right - 1 || box.right <= other.left + 1;
          if (!beside && box.top < other.bottom - 1) wrong.push(`${task.id} ${when}: ${name} begins ${other.bottom - box.top} px above the end of ${above}`);
        }
        if (box.bottom > innerHeight) wrong.push(`${task.id} ${when}: ${name} ends ${box.bottom - innerHeight} px below the screen`);
        if (box.left < 0 || box.right > innerWidth) wrong.push(`${task.id} ${when}: ${name} is cut off`);
      }
      if (scrollY !== 0) wrong.push(`${task.id} ${when}: scrolled by ${scrollY}`);
    };
    const at = (selector, root = task) => root.querySelector(selector).getBoundingClientRect();
    const head = { "the task": at(".task-head"), "the board": drawn };
    // Nothing of the screen is left empty while pits are small: what each kind of board has at 360 × 640 at least.
    const { width, height } = board.shadowRoot.querySelector(".stage > svg").viewBox.baseVal;
    const pit = Math.min(drawn.width / width, drawn.height / height) * 100;
    const least = { lukho: 31, mbothe: 33, kiothi: 33, "bao-kiswahili": 27 }[board.state.game] ?? (task.matches(".long > *") ? 38 : task.matches(".puzzle") ? 26 : 30);
    if (pit < least) wrong.push(`${task.id}: pits of ${pit} pixels`);
    see("open", { ...head, "what the board says": at(".caption", board.shadowRoot), Next: at(`.task-buttons ${asks ? ".asking" : ".telling"}`) });
    if (!asks) continue;
    const verdict = board.shadowRoot.querySelector(".caption");
    const says = [...board.getAttribute("steps").matchAll(/\[%(?:hint|right|wrong(?: [^:\]]*:)?) ([^\]]*)\]/g)].map(([, text]) => text);
    task.classList.add("judged");
    const said = verdict.textContent;
    verdict.textContent = says.reduce((longest, one) => (one.length > longest.length ? one : longest));
    // Try again stands where the hint was, and what belongs to no pit is gone.
    const others = [...board.shadowRoot.querySelectorAll(".controls button:not([name=hint], [name=show])")];
    for (const button of others) button.hidden = true;
    for (const button of board.shadowRoot.querySelectorAll(".controls button:not([hidden])")) {
      see("judged", { ...head, "the verdict": at(".caption", board.shadowRoot), [button.textContent]: button.getBoundingClientRect(), Next: at(".task-next") });
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`${task.id}: wider than the screen`);
    verdict.textContent = said;
    for (const button of others) button.hidden = false;
    task.classList.remove("judged");
  }
  return wrong;
};

for (const language of wholeFronts) {
  test(`every task of every lesson fits a phone: ${language || "en/"}`, async () => {
    const { page } = await open(`${language}about/`, { viewport: SMALLEST, hasTouch: true, isMobile: true });
    const found = [];
    for (const pages of [...games.map((game) => `${game}/`), "omweso/puzzles/", "lukho/puzzles/"]) {
      await page.goto(`${site.address}${language}learn/${pages}`);
      await awake(page);
      found.push(...(await page.evaluate(walk)).map((what) => `${pages} ${what}`));
    }
    assert.deepEqual(found.slice(0, 60), []);
  });
}
