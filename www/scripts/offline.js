/**
 * Once the page has loaded, the files it needs are kept for use without a network, and everything else if the
 * reader asks for it; see `offline.js` at the site's root.
 */
const SITE = new URL("../../", import.meta.url);
const kiosk = document.body.classList.contains("kiosk");
/** Whether the reader asked the browser to save data. Not every browser has this, so it is not in the DOM's types. */
const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
const thrifty = connection?.saveData === true;
/** Milliseconds for a first visitor to read before files are fetched that this page does not need. */
const FIRST = kiosk ? 0 : 10_000;
/** Milliseconds that this page must be out of sight before a new version may take over. */
const UNSEEN = 5000;
/** A board on which a computer may play or give a hint. */
const AGAINST = 'mbao-board:is([hints], [south^="computer"], [north^="computer"])';
/** The key that notes that the reader knows that the store has no room. */
const TOLD = "mbao.offline-full";

const place = document.querySelector(/** @type {"p"} */ (".offline"));
const button = place?.querySelector("button");
const status = place?.querySelector("span");

/** Scripts without which a page can only be read. One that did not load cannot say so; this one runs after them. */
const missing = ["boards", "islands", "kiosk"].some((name) =>
  document.querySelector(`script[src$="/scripts/${name}.js"]`) && !document.body.classList.contains(`came-${name}`));
if (missing) {
  const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: document.body.dataset.unloaded });
  told.setAttribute("role", "status");
  document.querySelector("main")?.prepend(told);
  // Nobody is at a kiosk to reload it; without a network a reload would leave nothing.
  const again = () => fetch(location.href, { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {});
  if (kiosk) setInterval(again, 30_000);
}

/** Whether the reader knew that the store has no room; from now on they do. */
function wasTold() {
  try {
    if (localStorage.getItem(TOLD)) return true;
    localStorage.setItem(TOLD, "yes");
  } catch {
    // There is no room for this either: the next page says it again.
  }
  return false;
}

/**
 * Says how much is kept, and offers the rest.
 * @param {{ kept: number, of: number, bytes: number, wish?: "asked" | "kept" | "full" }} offline
 */
function show({ kept, of, bytes, wish }) {
  if (!place || !button || !status) return;
  place.hidden = false;
  button.hidden = wish === "asked" || wish === "kept";
  button.textContent = (button.dataset.label ?? "").replace("#", String(Math.ceil(bytes / 1e6)));
  const { asked = "", kept: all = "", full = "" } = status.dataset;
  let said = "";
  if (wish === "kept") said = all;
  else if (wish === "asked") said = asked.replace("#", String(kept)).replace("#", String(of));
  else if (wish === "full" && !wasTold()) said = full;
  if (status.textContent !== said && (said || wish !== "full")) status.textContent = said;
}

async function keep() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => data?.offline && show(data.offline));
  const address = new URL("offline.js", SITE);
  const registered = await serviceWorker.register(address, { scope: SITE.pathname, updateViaCache: "none" });
  // A new version waits until no page is open, or until nobody has looked at one for a while.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) setTimeout(() => registered.waiting?.postMessage("take over"), UNSEEN);
  });
  const { active } = await serviceWorker.ready;
  button?.addEventListener("click", () => {
    try {
      localStorage.removeItem(TOLD);
    } catch {
      // Storage is refused: nothing was noted either.
    }
    active?.postMessage("keep all");
  });
  const visited = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
  active?.postMessage({ visited, plays: document.querySelector(AGAINST) !== null, all: kiosk });
}

if ("serviceWorker" in navigator && isSecureContext && !thrifty) {
  const start = () => keep().catch((error) => console.info("not kept for offline:", error.message));
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 8000 }) : setTimeout(start, 3000));
  const later = () => setTimeout(idle, navigator.serviceWorker.controller ? 0 : FIRST);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
