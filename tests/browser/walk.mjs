// All pages of a language, one after another.
import { obstacles } from "./axe.mjs";
import { awake, open } from "./chromium.mjs";
import { kind, languageOf, routes } from "./routes.mjs";

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pages per tab: with each page, the browser's own work for the next one grows. */
const TAB = 20;

/** `WALK=all` examines all pages whole, as before a release. */
const ALL = process.env.WALK === "all";
/** Kinds whose pages have prose of their own; of every other kind a few are visited, from its first to its last. */
const PROSE = ["section/*/", "guide/*/"];
const VISITED = 3;
/** Pages of a kind that are examined whole. */
const OF_A_KIND = ALL ? Infinity : 2;

/** The pages of a language to visit. */
async function visited(language) {
  // The kiosk does not lead to other pages; `kiosk.test.mjs` tests it.
  const mine = (await routes()).filter((route) => languageOf(route) === language && !route.endsWith("kiosk/"));
  if (ALL) return mine;
  const kinds = {};
  for (const route of mine) (kinds[kind(route)] ??= []).push(route);
  return Object.entries(kinds).flatMap(([kind, pages]) => {
    if (PROSE.includes(kind) || pages.length <= VISITED) return pages;
    return Array.from({ length: VISITED }, (_, at) => pages[Math.round((at * (pages.length - 1)) / (VISITED - 1))]);
  });
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

/** Pages of a language with errors, that do not fit, or with accessibility problems. */
export async function walk(browser, site, language) {
  const mine = await visited(language);
  const problems = [];
  const met = {};
  const size = async (page, route, size) => {
    await page.setViewportSize(size);
    if ((await overflow(page)) > 0) problems.push(`${route}: wider than ${size.width}`);
  };
  /** Further pages of a kind in another language have other words: they are looked at as they arrive, without scripts. */
  const quickly = [];
  for (let from = 0; from < mine.length; from += TAB) {
    // One tab goes from page to page, as a reader does. Each language has a test file of its own, which run
    // side by side.
    const { page, wrong, close } = await open(browser, `${site.address}about/`);
    await awake(page);
    for (const route of mine.slice(from, from + TAB)) {
      met[kind(route)] = (met[kind(route)] ?? 0) + 1;
      if (language !== "en" && met[kind(route)] > 1 && !ALL) {
        quickly.push(route);
        continue;
      }
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(site.address + route);
      await awake(page);
      await size(page, route, WIDE);
      // Markup is the same in every language; colours are the same on every page of a kind, and in every language.
      const whole = met[kind(route)] <= (ALL || language === "en" ? OF_A_KIND : 1);
      const dark = ALL || (language === "en" && met[kind(route)] === 1);
      const coloured = ALL || (whole && language === "en");
      const schemes = [...(whole || language === "en" ? ["light"] : []), ...(dark ? ["dark"] : [])];
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const contrast = "color-contrast"; // takes as long as all else
        const found = await obstacles(page, colorScheme === "dark" ? { only: [contrast] } : { but: coloured ? undefined : contrast });
        problems.push(...found.map((what) => `${route} (${colorScheme}): ${what}`));
      }
      await size(page, route, NARROW);
      problems.push(...wrong.splice(0).map((what) => `${route}: ${what}`));
    }
    await close();
  }
  const { page, wrong, close } = await open(browser, `${site.address}about/`, { javaScriptEnabled: false, viewport: NARROW });
  for (const route of quickly) {
    await page.goto(site.address + route);
    for (const window of [NARROW, WIDE]) await size(page, route, window);
    problems.push(...wrong.splice(0).map((what) => `${route}: ${what}`));
  }
  await close();
  return problems;
}
