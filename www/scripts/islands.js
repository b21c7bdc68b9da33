/** Takes over the islands of the page, by the bundle for its kind of page (`data-bundle`), once the page itself has come and one after another: the page paints and answers between them. */
const { bundle } = document.body.dataset;

async function start() {
  const islands = await import(`../${bundle}/${bundle}.js`);
  await islands.default();
  for (const place of document.querySelectorAll("[data-island]")) {
    islands.takeOver(place);
    await new Promise((next) => setTimeout(next));
  }
}

if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
else setTimeout(start, 200);
