/**
 * Takes over the islands of the page once the page itself has come, by the bundle for its kind of page
 * (`data-bundle`). One island after another, so that the page paints and answers between them.
 */
const { bundle } = document.body.dataset;

async function start() {
  /** @type {{ default: () => Promise<unknown>, takeOver: (place: Element) => void }} */
  const islands = await import(`../${bundle}/${bundle}.js`);
  await islands.default();
  for (const place of document.querySelectorAll("[data-island]")) {
    islands.takeOver(place);
    await new Promise((next) => setTimeout(next));
  }
}

if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
else setTimeout(start, 200);
