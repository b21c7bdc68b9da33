/** The parts of the page that answer are taken over once the page itself has come, one after another: the page paints and answers between them. */
async function start() {
  const viewer = await import("../viewer/viewer.js");
  await viewer.default();
  for (const place of document.querySelectorAll("[data-island]")) {
    viewer.takeOver(place);
    await new Promise((next) => setTimeout(next));
  }
}

if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
else setTimeout(start, 200);
