/** What a choice left behind, for who comes back to it: by keyboard one passes through choices on the way to another. */
const kept = new Map();

export const at = (key, what) => void kept.set(key, structuredClone(what));

export const back = (key) => structuredClone(kept.get(key));

/** The same, once. */
export function once(key) {
  const what = back(key);
  kept.delete(key);
  return what;
}

/** What the keys stood for is another thing now. */
export const forget = () => kept.clear();
