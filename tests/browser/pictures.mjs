// The pictures of the studio in the guides, `www/pictures`: `node tests/browser/pictures.mjs` takes them anew when
// the studio looks different.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { awake, once, open } from "./chromium.mjs";
import { becomes } from "./waits.mjs";

const pictures = fileURLToPath(new URL("../../www/pictures/", import.meta.url));
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
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 75 });
  await writeFile(`${pictures}${name}.webp`, Buffer.from(data, "base64"));
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
