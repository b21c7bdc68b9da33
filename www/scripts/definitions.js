/** Definitions of words open beside the word: by a click, a tap or Enter. Escape or a press elsewhere closes them. */
const card = document.createElement("div");
card.className = "definition";
card.hidden = true;
card.setAttribute("role", "dialog");
document.body.append(card);
/** @type {HTMLAnchorElement | undefined} the word whose definition is open */
let opened;

/**
 * Closes the definition.
 * @param {boolean} back whether the word gets the focus
 */
function close(back) {
  if (card.hidden) return;
  card.hidden = true;
  opened?.setAttribute("aria-expanded", "false");
  if (back) opened?.focus();
  opened = undefined;
}

/** Opens the definition of a word; returns whether the page has one. */
function open(/** @type {HTMLAnchorElement} */ link) {
  const entry = document.getElementById(`definition-${link.dataset.term}`);
  const term = entry?.querySelector("dt")?.textContent;
  const definition = entry?.querySelector("dd")?.textContent;
  if (!term || !definition) return false;
  const name = Object.assign(document.createElement("p"), { className: "definition-word", textContent: term });
  const text = Object.assign(document.createElement("p"), { textContent: definition });
  const more = Object.assign(document.createElement("a"), { href: link.href, textContent: "→" });
  more.setAttribute("aria-label", term);
  card.replaceChildren(name, text, more);
  card.lang = document.documentElement.lang;
  card.setAttribute("aria-label", term);
  card.hidden = false;
  // Below the word, and within the page.
  const at = link.getBoundingClientRect();
  const room = document.documentElement.clientWidth - card.offsetWidth - 8;
  card.style.left = `${Math.max(8, Math.min(at.left, room)) + scrollX}px`;
  card.style.top = `${at.bottom + scrollY + 6}px`;
  opened = link;
  link.setAttribute("aria-expanded", "true");
  more.focus({ preventScroll: true });
  return true;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest(/** @type {"a"} */ ("a.term"));
  if (link && link === opened) {
    event.preventDefault();
    close(true);
    return;
  }
  if (card.contains(target)) return;
  close(false);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && open(link)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(true);
});
card.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !card.contains(relatedTarget)) close(false);
});
for (const link of document.querySelectorAll("a.term")) link.setAttribute("aria-expanded", "false");
