/** Boards wake when the first of them comes near the view; until then the page is still and can be read. */
document.body.classList.add("came-boards");
// At once, but nothing waits for it.
import("./renewed.js").catch(() => {});
const waiting = document.querySelectorAll("mbao-board");
const watch = new IntersectionObserver(
  (seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    import("../mbao/board.js").catch(() => {
      for (const board of waiting) board.append(Object.assign(document.createElement("p"), { className: "unloaded", textContent: document.body.dataset.unloaded }));
    });
  },
  { rootMargin: "300px" },
);
for (const board of waiting) watch.observe(board);
if (document.querySelector(".by-pit")) void import("./examples.js");
