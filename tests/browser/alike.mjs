// Compares a noted game with a recorded one, under Node: the same choices, states and events over random
// play.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { concrete, random } from "../wasm/random.mjs";

const folder = new URL("../../dist/mbao/", import.meta.url);
const wasm = (name) => readFile(new URL(name, folder));

/** Texts are compared first, because that is quick and both are made the same way. */
function same(one, other, where) {
  if (JSON.stringify(one) !== JSON.stringify(other)) assert.deepEqual(one, other, where());
}

/** The state of the board and who may do what; names of games and set-ups, and materials, may differ. */
function told(game) {
  const { game: _, setup, options, appearance, ...state } = game.state();
  return { state, legal: game.legal(), position: game.position() };
}

/** Drops the numbers and sources of lines and the decisions, which whoever notes a game chooses. */
const happened = (events) => events.map(({ rule, cite, decision, ...event }) => event);

/**
 * Plays the game of a `.mbao.json` file and the recorded one at random, action by
 * action, for `turns` turns in each pair of set-ups (the file's, the recorded).
 * The recorded game is played by the boards' own library.
 */
export async function alike(text, id, setups, turns) {
  const mbao = await import(new URL("mbao.js", folder));
  await mbao.default({ module_or_path: await wasm("mbao_bg.wasm") });
  const noting = await import(new URL("mbao_notebook.js", folder));
  await noting.default({ module_or_path: await wasm("mbao_notebook_bg.wasm") });
  const { library } = await import(new URL("notebook.js", folder));
  const { Game } = await library(text);
  for (const [own, recorded] of setups) {
    const next = random(13);
    let played = 0, games = 0;
    while (played < turns) {
      const [one, other] = [new Game("", { setup: own }), new mbao.Game(id, { setup: recorded })];
      for (let legal = one.legal(); ; legal = one.legal()) {
        same(told(one), told(other), () => `${id} ${recorded} after ${one.record()}`);
        if (legal.length === 0) break;
        const action = concrete(legal[Math.floor(next() * legal.length)], one.state(), next);
        same(happened(one.play(action)), happened(other.play(action)), () => `${id} ${recorded}: ${action} after ${one.record()}`);
      }
      played += one.state().turn;
      games += 1;
      one.free();
      other.free();
    }
    assert.ok(games > 10, `${games} games of ${id} ${recorded}`);
  }
}
