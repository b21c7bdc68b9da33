/**
 * The site was published anew while a page was open: the folder with its files is gone, and what it did not fetch yet
 * will never come. Then *Try again* on a board loads the page anew. Fetched with the first scripts of a page, so that it
 * is there before the folder goes.
 */

/** Whether this page's own files are gone although its host answers. */
async function renewed() {
  try {
    const [own, page] = await Promise.all([import.meta.url, location.href].map((file) => fetch(file, { cache: "no-store" })));
    return own?.status === 404 && page?.ok === true;
  } catch {
    return false; // there is no network: the folder may still be there
  }
}

/** @type {WeakSet<EventTarget>} boards that lack something which will not come any more */
const lacking = new WeakSet();

/** Says what *Try again* does now; a kiosk has no room for it, and its sentence says to press. */
function say() {
  const { classList, dataset } = document.body;
  if (classList.contains("kiosk")) return;
  const told = document.querySelector("main > .unloaded") ?? document.createElement("p");
  told.className = "unloaded";
  told.setAttribute("role", "status");
  document.querySelector("main")?.prepend(told);
  told.textContent = dataset.renewed ?? "";
}

document.addEventListener("mbao-missing", async ({ target }) => {
  if (!target || !(await renewed())) return;
  lacking.add(target);
  say();
});
// A board that plays on lacks nothing.
document.addEventListener("mbao-action", ({ target }) => target && lacking.delete(target));
document.addEventListener("click", (event) => {
  const [pressed] = event.composedPath();
  if (!(pressed instanceof HTMLButtonElement) || pressed.name !== "again" || !event.target || !lacking.has(event.target)) return;
  // The game is kept on this device; the new page takes it up.
  event.stopPropagation();
  location.reload();
}, { capture: true });
