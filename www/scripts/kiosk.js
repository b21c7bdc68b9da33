/** Milliseconds between two checks whether a kiosk that did not load would load now. */
const AGAIN = 30_000;

document.body.classList.add("came-kiosk");
// At once, but nothing waits for it.
import("./renewed.js").catch(() => {});

/** The words of the languages that the kiosk's module does not have itself; without them it speaks the first. */
const brought = (document.body.dataset.words ?? "").split(" ").filter(Boolean).map(async (tag) => {
  const words = fetch(new URL(`../kiosk/words.${tag}.txt`, import.meta.url));
  return /** @type {const} */ ([tag, await words.then((answer) => (answer.ok ? answer.text() : ""), () => "")]);
});

/** A kiosk's page is filled once boards and kiosk have arrived: until then its content reads without scripts. */
Promise.all([import("../kiosk/kiosk.js"), import("../mbao/board.js")])
  .then(async ([kiosk]) => {
    await kiosk.default();
    for (const [tag, words] of await Promise.all(brought)) kiosk.bring(tag, words);
    kiosk.start();
  })
  .catch((error) => {
    const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: "WebAssembly" in window ? document.body.dataset.unloaded : document.body.dataset.unable });
    told.setAttribute("role", "status");
    document.querySelector("main")?.prepend(told);
    console.error(error);
    // Nobody is here to reload it; without a network a reload would leave nothing.
    const again = () => fetch(location.href, { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {});
    setInterval(again, AGAIN);
  });
