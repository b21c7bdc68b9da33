/** The reference for programmers: lists the events of the example board, the newest first. */

const EVENTS = ["ready", "action", "turn", "choice", "hint", "over", "step", "missing", "error"].map((name) => `mbao-${name}`);
/** The number of events that stay listed. */
const MOST = 20;

const board = document.querySelector("#events-board");
const log = document.querySelector(".log");
for (const name of EVENTS) {
  board?.addEventListener(name, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    const line = document.createElement("li");
    const code = document.createElement("code");
    code.textContent = `${name} ${JSON.stringify(detail)}`;
    line.append(code);
    log?.prepend(line);
    while (log && log.children.length > MOST) log.lastElementChild?.remove();
  });
}
