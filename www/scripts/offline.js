/** Once the page stands, the site is kept for when there is no network; see `offline.js` at its root. */
const SITE = new URL("../../", import.meta.url);
const kiosk = document.body.classList.contains("kiosk");
/** The reader asked the browser to save data. Not every browser has this, so that the DOM's types do not. */
const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
const thrifty = connection?.saveData === true;
/**
 * Milliseconds that a first visitor has for reading before the whole site is fetched: on a slow line it would come in
 * the page's way.
 */
const FIRST = kiosk ? 0 : 10_000;

async function keep() {
  const address = new URL("offline.js", SITE);
  const kept = await navigator.serviceWorker.register(address, { scope: SITE.pathname, updateViaCache: "none" });
  // A kiosk changes to a new version between visitors, everybody else with the next page.
  if (!kiosk) kept.waiting?.postMessage("take over");
}

if ("serviceWorker" in navigator && isSecureContext && !thrifty) {
  const start = () => keep().catch((error) => console.info("not kept for offline:", error.message));
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 8000 }) : setTimeout(start, 3000));
  const later = () => setTimeout(idle, navigator.serviceWorker.controller ? 0 : FIRST);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
