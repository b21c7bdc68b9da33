/** The parts of the page that answer are taken over once the page itself has come. */
const start = () => import("../viewer/viewer.js").then((viewer) => viewer.default());
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
else setTimeout(start, 200);
