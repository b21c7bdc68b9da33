// Chromium without a window.
import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

import { fresh, lent } from "./lent.mjs";
import { serve } from "./site.mjs";

const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Launches it with a fresh profile, and more arguments; `CHROMIUM` names another browser than the usual one. */
export function launch(more = []) {
  const executablePath = process.env.CHROMIUM || PLACES.find(existsSync);
  if (!executablePath) throw new Error("Chromium is missing: cargo xtask setup");
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      // Root has no sandbox, and a container no GPU.
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more,
    ],
  });
}

/**
 * An empty page that collects its errors and warnings; `kept` is what its browser stored before. If it is for an
 * `address` of the site that all tests of a run share, or of a host that, like it, lets nothing be cached (`uncached`),
 * it may be a page that another test has given back.
 */
export async function blank(browser, { address, kept, uncached, ...given } = {}) {
  const options = { locale: "en-GB", reducedMotion: "reduce", ...given };
  const shared = process.env.SITE && (uncached || address?.startsWith(process.env.SITE));
  const { context, page } = shared ? await lent(browser, options, new URL(address).origin) : await fresh(browser, options);
  // Machines that build or test something else at the same time are slow, and these tests do not measure
  // time.
  context.setDefaultTimeout(180_000);
  const wrong = [];
  page.on("console", (message) => {
    // On a busy machine what is announced is used later than "within a few seconds"; weight.test.mjs sees that it is.
    if (["error", "warning"].includes(message.type()) && !/preloaded using link preload/.test(message.text())) wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`page: ${error.message}`));
  if (kept && Object.keys(kept).length > 0) {
    // A page of this origin that costs next to nothing.
    await page.goto(new URL("/offline.html", address).href);
    await page.evaluate((kept) => {
      for (const [key, what] of Object.entries(kept)) localStorage.setItem(key, typeof what === "string" ? what : JSON.stringify(what));
    }, kept);
  }
  return { context, page, wrong, close: () => context.close() };
}

/** A page that collects its errors: exceptions, refusals, failed requests. */
export async function open(browser, address, options = {}) {
  const { page, wrong, close } = await blank(browser, { address, ...options });
  // When a page is left, its unfinished requests are aborted. That is reported before or after the next page
  // arrives, and is not an error.
  const asked = new WeakMap();
  let pages = 0;
  page.on("request", (request) => asked.set(request, pages));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why === "net::ERR_ABORTED" && asked.get(request) < pages) return;
    // Without scripts a browser refuses modules that a page announces.
    if (why === "csp" && options.javaScriptEnabled === false) return;
    // A page may abort what it no longer needs; a network failure has another name.
    if (why === "net::ERR_ABORTED" && request.resourceType() === "fetch") return;
    wrong.push(`request: ${request.url()} ${why}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    pages += 1;
    wrong.splice(0, Infinity, ...wrong.filter((what) => !/^request: .* net::ERR_ABORTED$/.test(what)));
  });
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`response: ${response.status()} ${response.url()}`);
    if (!response.url().startsWith(new URL(address).origin)) wrong.push(`from elsewhere: ${response.url()}`);
  });
  await page.goto(address);
  return { page, wrong, close };
}

/** For programs that are no tests: starts the site and Chromium, and stops both afterwards. */
export async function once(use) {
  const site = await serve();
  const browser = await launch();
  try {
    await use(site, browser);
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Waits until a page of the site is awake: its islands respond, the boards in view have begun, its fonts are loaded. */
export async function awake(page) {
  // Some islands wait until somebody reaches for them, so this does.
  await page.evaluate(() => {
    if (document.body.dataset.islands === "reached") document.querySelector("header.top")?.dispatchEvent(new Event("pointermove"));
  });
  const look = (tell) => {
    const near = ({ top, bottom }) => bottom >= 0 && top <= innerHeight;
    const boards = [...document.querySelectorAll("mbao-board")].filter((board) => board.checkVisibility() && near(board.getBoundingClientRect()));
    const asleep = [
      document.querySelector("[data-island]") && !document.body.classList.contains("awake") && "islands",
      ...boards.filter((board) => !board.state).map((board) => `the board of ${board.getAttribute("game")}`),
      document.fonts.status !== "loaded" && "fonts",
    ].filter(Boolean);
    return tell ? asleep.join(", ") : asleep.length === 0;
  };
  await page.waitForFunction(look, false).catch(async (error) => {
    throw new Error(`${page.url()} sleeps: ${await page.evaluate(look, true)}`, { cause: error });
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
