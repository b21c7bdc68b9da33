// Pictures of every kind of page of the site, for looking at: part of `cargo xtask shots`.
import { awake, once, open } from "./chromium.mjs";
import { shot } from "./measures.mjs";

/** One page of each kind, those in Kiswahili last. */
const PAGES = {
  home: "", contents: "article/", article: "article/whole/", section: "section/enkeshui/", plain: "section/methodology/", game: "game/lukho/", diagram: "diagram/k/",
  play: "play/omweso/", plays: "play/", learn: "learn/ndoto/", learns: "learn/", puzzles: "learn/giuthi/puzzles/",
  answers: "learn/ndoto/answers/", paper: "print/mbothe/", glossary: "glossary/", errata: "errata/", affinities: "affinities/", compare: "compare/",
  map: "map/", figures: "figures/", wonders: "wonders/", notebook: "notebook/", about: "about/", lost: "no/such/page/",
  mwanzo: "sw/", sehemu: "sw/section/bao-kiswahili/", cheza: "sw/play/kiothi/", ramani: "sw/map/", daftari: "sw/notebook/",
};
/** On a phone the picture shows the whole page. */
const SIZES = [[390, 844], [1440, 900], [3840, 2160]];

await once(async (site, browser) => {
  for (const [width, height] of SIZES) {
    for (const colorScheme of ["light", "dark"]) {
      const phone = width < 500;
      const options = { viewport: { width, height }, colorScheme, hasTouch: phone, isMobile: phone };
      const { page, close } = await open(browser, `${site.address}about/`, options);
      for (const [name, route] of Object.entries(PAGES)) {
        await page.goto(site.address + route);
        await awake(page);
        // The article is longer than a picture can be.
        await shot(page, `site-${name}-${width}-${colorScheme}`, { fullPage: phone && name !== "article" });
      }
      await close();
    }
  }
});
