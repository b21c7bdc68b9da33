/** The two lines of players: who, store, hand, whose turn. */
import { element } from "./element.js";
import { words } from "./language.js";

export function showPlayer(place, by, state) {
  const say = words();
  const index = by === "s" ? 0 : 1;
  const plays = state.mover === by && state.outcome === null;
  const parts = [element("span", { className: "player-name", textContent: say.player(by) })];
  // Boards of four rows have no stores: what is captured is sown again.
  if (state.rows.length === 2) {
    parts.push(element("span", { className: "store", data: { store: by }, textContent: say.store(state.stores[index]) }));
  }
  const hand = state.hands[index] + (state.mover === by ? state.hand : 0);
  if (hand > 0) parts.push(element("span", { className: "hand", textContent: say.inHand(hand) }));
  if (plays) {
    const phase = say.phases[state.phase];
    parts.push(element("span", { className: "to-play", textContent: say.toPlay }));
    parts.push(element("span", { className: "turn", textContent: phase ? `${say.turn(state.turn)} · ${phase}` : say.turn(state.turn) }));
  }
  place.classList.toggle("plays", plays);
  place.replaceChildren(...parts);
}
