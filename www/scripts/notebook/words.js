/** What the page tells its scripts: words, games, points of comparison, names of readings, the curator. */
export const data = JSON.parse(document.getElementById("notebook-data").textContent);

/** A word with its numbers in the place of each #. */
export function word(id, ...numbers) {
  let at = 0;
  return (data.words[id] ?? id).replaceAll("#", (sign) => numbers[at++] ?? sign);
}

/** The parts of a word around its numbers. */
export const parts = (id) => (data.words[id] ?? id).split("#");
