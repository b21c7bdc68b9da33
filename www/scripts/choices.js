/** Buttons for what is not chosen by a pit alone. */
import { element } from "./element.js";
import { words } from "./language.js";

/**
 * Shows buttons for `choices` (action texts), and for `ways` from the pit
 * `from`, if one was pressed that can be played in several ways.
 */
export function showChoices(place, { from, ways, choices, pending, play, cancel }) {
  const say = words();
  const button = (action, text) =>
    element("button", { type: "button", textContent: text, data: { action }, onclick: () => play(action) });
  const parts = [];
  if (from) {
    parts.push(element("span", { className: "asked", textContent: say.chooseFrom(from) }));
    parts.push(...ways.map(({ action, way }) => button(action, say.ways[way])));
    parts.push(element("button", { type: "button", className: "quiet", textContent: say.cancel, onclick: cancel }));
  } else if (choices.length > 0) {
    parts.push(element("span", { className: "asked", textContent: pending ? say.pending[pending.kind] : say.choose }));
    parts.push(...choices.map((action) => button(action, say.actions[action] ?? action)));
  }
  place.ariaLabel = from ? say.chooseFrom(from) : say.choose;
  place.onkeydown = (event) => {
    if (event.key === "Escape" && from) cancel();
  };
  place.replaceChildren(...parts);
  place.hidden = parts.length === 0;
}
