// How soon pages can be used on a slow phone: `node tests/browser/slow.mjs`, on a machine that does nothing else.
// `SITE` names the address of a site that is served already, as hosts serve it: with packed files and caching.
// Slow 4G as Chromium's own tools have it, a processor a quarter as fast, medians of several first visits.
import { once } from "./chromium.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (0.75e6 * 0.9) / 8 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "en-GB", ignoreHTTPSErrors: true };

/** Presses the first legal pit of a board in every frame until the board says that something was played. */
const press = (id) => {
  window.first = new Promise((done) => {
    addEventListener("mbao-action", () => done(performance.now()), { once: true, capture: true });
    const look = () => {
      document.querySelector(id)?.shadowRoot?.querySelector(".pit.legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      requestAnimationFrame(look);
    };
    look();
  });
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds from asking for a page to its first answer: first visit and second. */
async function visits(browser, address, board) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(press, board);
  const times = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const debug = await context.newCDPSession(page);
    await debug.send("Network.enable");
    await debug.send("Network.emulateNetworkConditions", NETWORK);
    await debug.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
    times.push(Math.round(await page.evaluate(() => window.first)));
    await debug.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // A reader who comes back has what the offline copy keeps.
    await page.evaluate(() => Promise.race([navigator.serviceWorker.ready, new Promise((late) => setTimeout(late, 5000))]));
    await page.waitForTimeout(2000);
    await debug.detach();
    await page.goto("about:blank");
  }
  await context.close();
  return times;
}

await once(async (site, browser) => {
  for (const [what, route, board] of [
    ["a board in a frame", "embed.html?game=enkeshui", "mbao-board"],
    ["play table", "play/enkeshui/", "#board"],
  ]) {
    const times = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      (await visits(browser, site.address + route, board)).forEach((time, visit) => times[visit].push(time));
    }
    const [first, second] = times.map((list) => `${median(list)} ms (${list.join(", ")})`);
    console.log(`${what}: first visit ${first}; second ${second}`);
  }
});
