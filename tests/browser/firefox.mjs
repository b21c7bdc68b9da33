// Firefox without a window, by WebDriver BiDi.
import { existsSync } from "node:fs";

import puppeteer from "puppeteer-core";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Its path; `undefined` if there is none. `FIREFOX` names another browser than the usual one. */
export const firefox = process.env.FIREFOX || PLACES.find(existsSync);

/** Launches it with a fresh profile, without motion unless that is wanted; `prefs` are settings of Firefox. */
export function launch({ motion = false, prefs = {} } = {}) {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": motion ? 0 : 1, "intl.accept_languages": "en-GB", ...prefs },
  });
}

/** A page as `webkit.mjs` gives one. */
export const driven = (page) => ({
  goto: (url) => page.goto(url),
  evaluate: (what, ...args) => page.evaluate(what, ...args),
  click: ({ x, y }) => page.mouse.click(x, y),
  fill: (selector, text) => page.type(selector, text),
  until: (what, ...args) => page.waitForFunction(what, {}, ...args).then((said) => said.jsonValue()),
});

/** A new page that waits as long as Chromium's do. */
export async function paged(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  return page;
}
