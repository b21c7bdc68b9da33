// Pages that tests of a file take one after another. A new context costs as much processor time as a page of the site:
// a process, its fonts, the rules compiled once more. Whatever a test leaves in a page is wiped away before the next one
// takes it; what cannot be wiped away ends the context.

/** Tests per context: with each page, the browser's own work for the next one grows. */
const TIMES = 20;
/** What a page or context does not forget, or forgets more slowly than a new one begins. */
const STAYS = {
  page: ["addInitScript", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders"],
  context: ["addCookies", "addInitScript", "clearPermissions", "exposeBinding", "exposeFunction", "grantPermissions", "newCDPSession", "newPage", "route", "setExtraHTTPHeaders", "setGeolocation", "setOffline"],
  clock: ["fastForward", "install", "pauseAt", "resume", "runFor", "setFixedTime", "setSystemTime"],
};
/** Media as a new page has them, unless its options say otherwise. */
const MEDIA = { colorScheme: "light", contrast: "no-preference", forcedColors: "none", reducedMotion: "no-preference" };

/** Free pages of each browser, by the options of their contexts. */
const free = new WeakMap();

/** Calls `tell` with the arguments of every call of these functions, before they do what they do. */
function overhear(thing, names, tell) {
  for (const name of names) {
    const own = thing[name];
    thing[name] = function (...given) {
      tell(name, given);
      return own.apply(thing, given);
    };
  }
}

/** Milliseconds between two looks of who waits. A look at each frame would make the page paint 60 a second only for that. */
const LOOK = 30;

/** A page of a new context. `script` is what every document begins with, a function or what is given to it too. */
export async function fresh(browser, { script, ...options }) {
  const context = await browser.newContext(options);
  if (script) await context.addInitScript(...[script].flat());
  const page = await context.newPage();
  const wait = page.waitForFunction;
  page.waitForFunction = (look, given, options) => wait.call(page, look, given, { polling: LOOK, ...options });
  return { context, page };
}

/** A new page, which can be given back. */
async function begin(browser, options) {
  const { context, page } = await fresh(browser, options);
  const debug = await context.newCDPSession(page);
  const one = { context, page, close: context.close.bind(context), times: 0 };
  const forget = () => Object.assign(one, { stays: false, routed: false, shown: false, sized: false, heard: [] });
  forget();
  const stays = () => (one.stays = true);
  overhear(page, STAYS.page, stays);
  overhear(context, STAYS.context, stays);
  overhear(context.clock, STAYS.clock, stays);
  overhear(page, ["route"], () => (one.routed = true));
  overhear(page, ["emulateMedia"], () => (one.shown = true));
  overhear(page, ["setViewportSize"], () => (one.sized = true));
  overhear(page, ["on", "once"], (_, [event, listener]) => one.heard.push([event, listener]));
  one.wipe = async (origin) => {
    for (const [event, listener] of one.heard) page.off(event, listener);
    if (one.routed) await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => sessionStorage.clear()).catch(() => {}); // A page without storage has nothing to clear.
    await page.goto("about:blank");
    await debug.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await debug.send("Page.resetNavigationHistory");
    if (one.shown) await page.emulateMedia({ media: null, ...Object.fromEntries(Object.entries(MEDIA).map(([name, usual]) => [name, options[name] ?? usual])) });
    if (one.sized) await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    forget();
  };
  return one;
}

/**
 * A page for addresses of this origin, as if its browser had just begun, but for an empty page before it in its
 * history. Closing its context gives it back.
 */
export async function lent(browser, options, origin) {
  if (!free.has(browser)) free.set(browser, new Map());
  const pages = free.get(browser);
  const key = JSON.stringify(options, (_, value) => (typeof value === "function" ? String(value) : value));
  if (!pages.has(key)) pages.set(key, []);
  const idle = pages.get(key);
  const one = idle.pop() ?? (await begin(browser, options));
  one.times += 1;
  one.context.close = async () => {
    one.context.close = one.close;
    const { page } = one;
    if (one.stays || one.times >= TIMES || page.isClosed() || one.context.pages().length > 1) return one.close();
    await one.wipe(origin).then(() => idle.push(one), one.close); // A page that has crashed cannot be wiped.
  };
  return one;
}
