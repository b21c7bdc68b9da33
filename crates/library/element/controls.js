// The buttons below a board, as what goes on with it asks for them.

/** @import { Button } from "./buttons.js" */
/** @import { Parts } from "./parts.js" */

/** @returns {Button[]} */
export function controls(/** @type {Parts} */ parts) {
  const { element, session, speech, offers, play } = parts;
  const { again } = session;
  const button = maker(speech);
  if (element.readonly) return [];
  if (again) {
    const press = () => { session.forget(); speech.say(speech.told); offers.draw(); again(); };
    return [button("again", press), ...forTurn(parts, button)];
  }
  if (session.running) return [{ ...button("skip", () => session.running?.abort()), text: speech.word(session.playingOut ? "last" : "skip") }];
  if (session.held) return [button("stand", () => play.keep()), button("retract", () => play.retract())];
  // A person who chooses a way to start needs only the answers.
  if (session.chosen) return [];
  const actions = forAction(parts);
  // Beside other buttons, those that do nothing now would only take up room.
  const others = forTurn(parts, button).filter(({ name, off }) => !actions[0] || !off || (name === "undo" && !session.selection));
  return [...actions, ...others];
}

/** @typedef {(name: string, press: () => unknown, off?: boolean) => Button} Make */

/** What makes a button, whose text is the board's own word of its name. */
const maker = (/** @type {Parts["speech"]} */ speech) => (/** @type {string} */ name, /** @type {() => unknown} */ press, off = false) => ({ name, text: speech.word(name), press, off });

/**
 * Buttons that play an action that belongs to no pit, or a selection.
 * @param {Pick<Parts, "session" | "speech" | "offers" | "play">} parts
 */
export function forAction({ session, speech, offers, play }) {
  const button = maker(speech);
  const { game, turn, selection } = session;
  if (selection && selection.seeds.size > 0) {
    const clear = button("clear", () => { selection.seeds.clear(); offers.draw(); });
    return !game?.why(selection.action) ? [button("done", () => play.press(selection.action)), clear] : [clear];
  }
  const extra = turn && !turn.state.pending && session.open.some(pitless) ? turn.choice.answers : [];
  /** @type {Button[]} */
  const buttons = extra.map(({ action, label }) => ({ name: action, text: label, press: () => play.press(action) }));
  const nothing = selection?.nothing;
  if (selection) buttons.push(button("choose", () => selection.suggest()));
  if (nothing) buttons.push(button("none", () => play.press(nothing)));
  return buttons;
}

/** Buttons that undo, redo, show the last turn again and ask for a hint. */
function forTurn(/** @type {Parts} */ { element, session, speech, offers, play, computers }, /** @type {Make} */ button) {
  const { selection } = session;
  const buttons = [button("undo", () => play.back("undo", true), !session.undoable)];
  // Answers, and seeds chosen by hand, need to be seen at once.
  if (!offers.asks && !selection?.seeds.size) {
    buttons.push(button("redo", () => play.redo(), !session.undone));
    if (!selection) buttons.push(button("replay", () => play.replay(), !session.turn?.actions));
  }
  if (element.hints) buttons.push(button("hint", () => computers.hint().catch((error) => speech.lack(error, "no-computer")), !session.choosing));
  return buttons;
}

/** Whether an action belongs to no pit. */
export const pitless = (/** @type {string} */ action) => !/^@?[a-l][1-4]|\*$|^tap/.test(action);
