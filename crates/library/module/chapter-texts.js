// @ts-check
// The chapters of a text.

/** Headers of the first chapter that hold for all; and those that hold for chapters that name no game. */
const SHARED = ["author", "language", "licence", "source"];
const GAME = ["game", "rules"];

/** The name of a header, in small letters and without its language. */
const named = (/** @type {string} */ line) => line.replace(/[[:：].*$/s, "").trim().toLowerCase();

/** The headers of a chapter. */
export function head(/** @type {string[]} */ lines) {
  const end = lines.findIndex((line) => line.trim() && !/^[^:{]*[:：]/.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => line.trim());
}

/**
 * The chapters of a text, each as a text of its own: with the headers that the first has for all, and with empty lines before
 * it, so that its lines are counted from the beginning of the whole.
 * @param {string} text
 */
export function chapters(text) {
  const lines = text.split(/\r\n?|\n/);
  const empty = (/** @type {number} */ at) => lines[at]?.trim() === "";
  const begins = [0, ...lines.flatMap((line, at) => (line.trimEnd() === "---" && empty(at - 1) && empty(at + 1) ? at + 2 : []))];
  const parts = begins.map((begin, at) => lines.slice(begin, (begins[at + 1] ?? lines.length + 2) - 2));
  const first = head(parts[0] ?? []);
  return parts.map((part, at) => {
    const own = head(part).map(named);
    const lacks = (/** @type {string} */ one) => (GAME.includes(one) ? !GAME.some((name) => own.includes(name)) : SHARED.includes(one) && !own.includes(one));
    const shared = at ? first.filter((line) => lacks(named(line))) : [];
    return "\n".repeat(Math.max(0, (begins[at] ?? 0) - shared.length)) + [...shared, ...part].join("\n");
  });
}
