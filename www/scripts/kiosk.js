/** Milliseconds between two checks whether a kiosk that did not load would load now. */
const AGAIN = 30_000;

document.body.classList.add("came-kiosk");
// At once, but nothing waits for it.
import("./renewed.js").catch(() => {});

/** A kiosk's page is filled once boards and kiosk have arrived: until then its content reads without scripts. */
Promise.all([import("../kiosk/kiosk.js"), import("../mbao/board.js")])
  .then(([kiosk]) => kiosk.default())
  .catch((error) => {
    const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: "WebAssembly" in window ? document.body.dataset.unloaded : document.body.dataset.unable });
    told.setAttribute("role", "status");
    document.querySelector("main")?.prepend(told);
    console.error(error);
    // Nobody is here to reload it; without a network a reload would leave nothing.
    const again = () => fetch(location.href, { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {});
    setInterval(again, AGAIN);
  });
