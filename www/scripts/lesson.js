/**
 * The tasks of a lesson. What every turn is worth was found when the page was
 * written; here it is only looked up: `{"says": [text, …], "turns": {"c1 x": 0, …}}`,
 * the first text being that of turns that do what is asked.
 */
const KEPT = "mbao.lessons";
const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};
const done = document.querySelector(".lesson-done");
const tasks = [...document.querySelectorAll(".task[data-tries]")];

function count() {
  const kept = read();
  const solved = tasks.filter((task) => kept[task.dataset.id]);
  for (const task of solved) task.classList.add("solved");
  done.querySelector("output").textContent = solved.length;
  done.hidden = solved.length === 0;
}

for (const task of tasks) {
  const board = task.querySelector("mbao-board");
  const said = task.querySelector(".task-verdict");
  const again = task.querySelector(".task-again");
  const { says, turns } = JSON.parse(task.dataset.tries);
  let played = [];
  let beginning = false;

  const begin = async () => {
    beginning = true;
    const inside = task.contains(document.activeElement);
    played = [];
    said.textContent = "";
    again.hidden = true;
    task.classList.remove("missed");
    board.removeAttribute("readonly");
    await board.reset();
    beginning = false;
    if (inside) board.shadowRoot.querySelector('[tabindex="0"]')?.focus();
  };

  const judge = () => {
    const verdict = turns[played.join(" ")];
    if (verdict === undefined) return;
    const inside = task.contains(document.activeElement);
    // The other player's turn is no part of the task.
    board.setAttribute("readonly", "");
    said.textContent = says[verdict];
    task.classList.toggle("missed", verdict > 0);
    again.hidden = false;
    if (inside) again.focus();
    if (verdict > 0) return;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...read(), [task.dataset.id]: 1 }));
    } catch {
      // Then it is not kept.
    }
    task.classList.add("solved");
    count();
  };

  board.addEventListener("mbao-action", ({ detail }) => {
    played.push(detail.action);
    // Steps of a set-up are no turns: nothing else is heard when they have been shown.
    if ("atOnce" in task.dataset) judge();
  });
  board.addEventListener("mbao-turn", ({ detail }) => {
    if (!detail.back) judge();
    else if (!beginning) begin();
  });
  again.addEventListener("click", begin);
}
count();
