/** Sorts legal actions by how they are chosen: at a pit, by a button, by numbers. */

const AT_PIT = /^@?([a-z]\d)(.*)$/;

/**
 * `pits`: for each pit the actions that begin there, with what follows the pit's
 * name; `choices`: the others; `lots`: "lift", "lay" or null.
 */
export function sorted(legal) {
  const pits = new Map();
  const choices = [];
  let lots = null;
  for (const action of legal) {
    const at = AT_PIT.exec(action);
    if (action.endsWith(" *")) {
      lots = action.slice(0, -2);
    } else if (at) {
      const [, pit, way] = at;
      if (!pits.has(pit)) pits.set(pit, []);
      pits.get(pit).push({ action, way });
    } else {
      choices.push(action);
    }
  }
  return { pits, choices, lots };
}

/** Name of the pit at a place of a state's rows, the top row being the first. */
export function pitName(rows, row, column) {
  return String.fromCharCode(97 + column) + (rows - row);
}
