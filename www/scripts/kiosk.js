/** Milliseconds between two looks whether a kiosk that did not come would come now. */
const AGAIN = 30_000;

document.body.classList.add("came-kiosk");

/** The page of a kiosk is filled once boards and kiosk have come: what stands in it until then reads without scripts. */
Promise.all([import("../kiosk/kiosk.js"), import("../mbao/board.js")])
  .then(([kiosk]) => kiosk.default())
  .catch((error) => {
    const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: document.body.dataset.unloaded });
    told.setAttribute("role", "status");
    document.querySelector("main")?.prepend(told);
    console.error(error);
    // Nobody stands here to reload it; without a network a reload would leave nothing.
    const again = () => fetch(location.href, { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {});
    setInterval(again, AGAIN);
  });
