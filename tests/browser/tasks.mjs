// Tasks of lessons and puzzles, as tests answer them: the story on a task's board says what is right.

/** The right and the wrong answers of a task that a story asks, and whether pits are to be pressed. */
export function answers(story) {
  const [, asked, line] = /\{(\[%ask[^}]*)\}\s*(?:\d+\. )?(.*)/.exec(story);
  const of = (kind) => [...asked.matchAll(RegExp(`\\[%${kind} ([^\\]:]*)`, "g"))].flatMap(([, answers]) => answers.split(" | "));
  const press = asked.startsWith("[%ask press]");
  return { press, right: [...of("accept"), ...(line && !press ? [line] : [])], wrong: of("wrong") };
}

const tries = async (section) => answers(await section.locator("mbao-board.asking").getAttribute("steps"));

/** Plays an answer, action by action: some have two words. */
export async function play(board, answer) {
  for (const action of answer.match(/(?:(?:lift|lay|tap) )?\S+/g)) await board.evaluate((board, action) => board.play(action), action);
}

/** Answers a task, with `press` for pits, and waits until the page has heard of it. */
export async function answer(section, right = true, press = (pit) => pit.click()) {
  const [board, now] = [section.locator("mbao-board.asking"), section.locator(".task-now:visible")];
  if (await now.count()) await press(now);
  await board.locator('[data-pit][role="button"]:not([aria-disabled])').first().waitFor();
  const its = await tries(section);
  const given = right ? its.right[0] : its.wrong.find((turn) => turn !== "pass");
  if (!its.press) await play(board, given);
  else for (const pit of given.split(" ")) await press(board.locator(`[data-pit="${pit}"][role="button"]`));
  await section.and(section.page().locator(right ? ".judged:not(.missed)" : ".judged.missed")).waitFor();
}
