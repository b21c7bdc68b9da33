// The pictures of the studio in the guides, `www/pictures`: `node tests/browser/pictures.mjs` takes them anew when
// the studio looks different.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { awake, once, open } from "./chromium.mjs";
import { webp } from "./measures.mjs";
import { root } from "./site.mjs";
import { becomes } from "./waits.mjs";

const pictures = join(root, "www/pictures");
/** `.guide-text img` in `www/styles` has their shape. */
const [WIDTH, HEIGHT] = [1120, 700];

const SAID = {
  en: ["South begins in the middle.", "North answers at once.", "Where would you go on?", "Count the seeds: where does the last one fall?"],
  sw: ["Kusini anaanza katikati.", "Kaskazini anajibu papo hapo.", "Wewe ungeendelea wapi?", "Hesabu kete: ya mwisho inaangukia wapi?"],
};

/** Takes a picture of a part of the page, from its top. */
async function take(page, part, name) {
  await page.locator(part).first().evaluate((one) => window.scrollBy({ top: one.getBoundingClientRect().top - 16, behavior: "instant" }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await writeFile(join(pictures, `${name}.webp`), await webp(page, 75));
}

await mkdir(pictures, { recursive: true });
await once(async (site, browser) => {
  for (const [lang, [begins, answers, asks, hint]] of Object.entries(SAID)) {
    const address = `${site.address}${lang === "sw" ? "sw/" : ""}studio/?game=ndoto`;
    const { page, close } = await open(browser, address, { viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: "reduce" });
    await awake(page);
    await page.waitForFunction(() => document.querySelector("#studio-board").state?.game === "ndoto");
    const line = page.locator(".studio-line button");
    const play = async (pit) => {
      const before = await line.count();
      await page.locator(`#studio-board .stage [data-pit=${pit}]`).click();
      await becomes(() => line.count(), before + 1);
    };
    const say = (text) => page.locator("#studio-say").fill(text);
    await play("c1");
    await say(begins);
    await play("d2");
    await say(answers);
    await take(page, ".studio-side", `studio-steps.${lang}`);
    await say(asks);
    await play("f1");
    await line.nth(2).click();
    await page.locator(".studio-ask input[type=checkbox]").check();
    await page.locator(".studio-ask textarea, .studio-ask input[type=text]").first().fill(hint);
    await page.locator(".studio-modes label").nth(1).click();
    await page.locator("#studio-board .stage [data-pit=f1]").click();
    await page.waitForFunction(() => document.querySelector("#studio-board").getAttribute("marks"));
    await take(page, ".studio-side", `studio-task.${lang}`);
    await take(page, ".studio-below", `studio-take.${lang}`);
    await close();
  }
});
