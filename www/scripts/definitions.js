/** Definitions of words open where they stand: by click, tap or Enter, closed by Escape or a press elsewhere. */
const card = document.createElement("div");
card.className = "definition";
card.hidden = true;
card.setAttribute("role", "dialog");
document.body.append(card);
let opener;

function close(back) {
  if (card.hidden) return;
  card.hidden = true;
  opener?.setAttribute("aria-expanded", "false");
  if (back) opener?.focus();
  opener = undefined;
}

function open(link) {
  const entry = document.getElementById(`definition-${link.dataset.term}`);
  if (!entry) return false;
  const term = entry.querySelector("dt").textContent;
  const name = Object.assign(document.createElement("p"), { className: "definition-word", textContent: term });
  const text = Object.assign(document.createElement("p"), { textContent: entry.querySelector("dd").textContent });
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
  opener = link;
  link.setAttribute("aria-expanded", "true");
  more.focus({ preventScroll: true });
  return true;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a.term");
  if (link && link === opener) return event.preventDefault(), close(true);
  if (card.contains(event.target)) return;
  close(false);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && open(link)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(true);
});
card.addEventListener("focusout", (event) => {
  if (event.relatedTarget && !card.contains(event.relatedTarget)) close(false);
});
for (const link of document.querySelectorAll("a.term")) link.setAttribute("aria-expanded", "false");
