/** Boards wake when the first of them comes near the view; until then the page is still and can be read. */
const waiting = document.querySelectorAll("mbao-board");
const watch = new IntersectionObserver(
  (seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    void import("../mbao/board.js");
  },
  { rootMargin: "300px" },
);
for (const board of waiting) watch.observe(board);
if (document.querySelector(".by-pit")) void import("./examples.js");
if (document.querySelector(".reading")) void import("./readings.js");
