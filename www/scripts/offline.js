/** Once the page stands, the site is kept for when there is no network; see `offline.js` at its root. */
const SITE = new URL("../../", import.meta.url);
const thrifty = navigator.connection?.saveData === true;

async function keep() {
  const kept = await navigator.serviceWorker.register(new URL("offline.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
  // A kiosk changes its version between visitors, everybody else with the next page.
  if (!document.body.classList.contains("kiosk")) kept.waiting?.postMessage("take over");
}

/** Milliseconds that a first visitor has for reading before the whole site comes along: on a slow line it would come in the page's way. */
const FIRST = document.body.classList.contains("kiosk") ? 0 : 10_000;

if ("serviceWorker" in navigator && isSecureContext && !thrifty) {
  const start = () => keep().catch((error) => console.info("not kept for offline:", error.message));
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 8000 }) : setTimeout(start, 3000));
  const later = () => setTimeout(idle, navigator.serviceWorker.controller ? 0 : FIRST);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
