// @ts-check
// Stories for scripts: what the author of a record says, as plain data, and the record of a game that goes on from
// there. What reads words is a WebAssembly of its own, so that a game without them fetches none of it.
import start, { Game } from "./rules.js";
import { chapters } from "./chapter-texts.js";
import begin, { story as read } from "./mbao_story.js";
import { refusal } from "./refusal.js";

/** @import { SettledStep } from "./stories.js" */
/** @import { StoryStep } from "./mbao.js" */

/** Phases in which turns have numbers. */
const PLAY = ["play", "execution", "namua", "mtaji"];

/** @type {typeof import("./stories.js").ready} */
export const ready = () => Promise.all([start(), begin()]);

/** @type {typeof import("./stories.js").story} */
export async function story(record) {
  await ready();
  const all = chapters(record).map((record) => {
    const game = new Game("", { record });
    try {
      return told(game, record);
    } finally {
      game.free();
    }
  });
  return { ...all[0], chapters: all };
}

/** @type {typeof import("./stories.js").record} */
export async function record(game, told) {
  await ready();
  const plain = game.record();
  const whole = new Game("", { record: told });
  const copy = new Game("", { record: plain });
  try {
    const before = whole.actions();
    const now = game.actions();
    const more = now.slice(before.length);
    const first = [whole, copy].map((one) => {
      while (one.undo());
      const { game, setup, options, rows, marks, stores, hands, mover } = one.state();
      return JSON.stringify([game, setup, options, rows, marks, stores, hands, mover]);
    });
    const same = first[0] === first[1] && before.every((action, at) => action === now[at]);
    if (!same) return plain;
    return more[0] ? goneOn(whole, told, before, more) : told;
  } finally {
    whole.free();
    copy.free();
  }
}

/**
 * A record with further actions, in the form that the library writes.
 * @param {Game} game at its beginning
 * @param {string} told
 * @param {string[]} before the record's own actions
 * @param {string[]} more
 */
function goneOn(game, told, before, more) {
  const steps = [...before, ...more].map((action) => ({ action, words: [], branches: [] }));
  const settled = line(game, steps);
  let text = told.trimEnd();
  for (const [at, step] of [...settled.entries()].slice(before.length)) {
    const last = settled[at - 1];
    const number = step.mover === "n" ? `${step.number}. ... ` : `${step.number}. `;
    // Below the headers a line is empty.
    if (!last) text += `\n\n${number}`;
    else if (last.turn === step.turn && last.mover === step.mover && last.number > 0 === step.number > 0) text += " ";
    else if (step.mover === "s" || last.number > 0 !== step.number > 0) text += `\n${number}`;
    else text += "  ";
    text += step.action;
  }
  return `${text}\n`;
}

/** A story with the numbers of its turns: all its lines are played. */
function told(/** @type {Game} */ game, /** @type {string} */ record) {
  while (game.undo());
  const { rows } = game.state();
  const { headers, words, steps, fault } = read(record, rows.length, rows[0]?.length ?? 0);
  if (fault) throw Object.assign(new Error(fault), { name: "MbaoError", code: "bad-record" });
  return { headers, words, steps: line(game, steps) };
}

/**
 * Plays the steps of a line, and then its branches, and numbers their turns as records do.
 * @param {Game} game
 * @param {StoryStep[]} steps
 * @param {number} [first] the number of the turn that a branch replaces
 * @returns {SettledStep[]}
 */
function line(game, steps, first) {
  const before = game.actions().length;
  let number = first ?? 0;
  /** @type {{ now: string, play: boolean } | undefined} */
  let last;
  const numbered = steps.map(({ action, words, branches }) => {
    const { turn, mover, phase } = game.state();
    const play = PLAY.includes(phase);
    const now = `${turn}${mover}${play}`;
    if (now !== last?.now) {
      // South's turn has a number of its own, and so has the first.
      const opens = last ? mover === "s" || play !== last.play : first === undefined;
      if (opens && play) number += 1;
      last = { now, play };
    }
    const step = { action, number: play ? number : 0, mover, turn, words };
    try {
      game.play(action);
    } catch (error) {
      const { code = "error", message } = /** @type {{ code?: string, message: string }} */ (error);
      const whose = step.number ? `turn ${step.number} of ${mover === "s" ? "South" : "North"}` : "before the first turn";
      throw refusal(code === "error" ? code : "bad-record", `${whose}, action "${action}": ${message}`, error);
    }
    return { step, branches };
  });
  const all = numbered.map(({ step }) => step);
  return numbered.map(({ step, branches }) => {
    const begin = all.findIndex(({ turn, mover, number }) => turn === step.turn && mover === step.mover && number > 0 === step.number > 0);
    return {
      ...step,
      branches: branches.map(({ words, steps }) => {
        while (game.actions().length > before) game.undo();
        for (const { action } of all.slice(0, begin)) game.play(action);
        return { words, steps: line(game, steps, step.number) };
      }),
    };
  });
}
