// Every game, played at random through the library.
import assert from "node:assert/strict";
import { test } from "node:test";

import { library } from "./library.mjs";
import { concrete, random } from "./random.mjs";

const { Game, games } = await library();
const ACTIONS = 300;
/** How many numbers are tried for a pattern before the rules count as refusing all. */
const TRIES = 2000;

const total = (state) =>
  state.rows.flat().reduce((sum, seeds) => sum + seeds, 0) +
  state.stores[0] + state.stores[1] + state.hands[0] + state.hands[1] + state.hand;

/** Plays some legal action; returns it, and what happened. */
function playSome(game, next) {
  const state = game.state();
  const legal = game.legal();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const action = concrete(legal[Math.floor(next() * legal.length)], state, next);
    try {
      return { action, events: game.play(action) };
    } catch (error) {
      assert.ok(/^(lift|lay) /.test(action), `${action} was offered, but: ${error.message}`);
      assert.equal(error.code, "illegal-action");
      assert.deepEqual(game.state(), state, "a refused action changes nothing");
    }
  }
  throw new Error(`no numbers found for ${legal} in ${JSON.stringify(state)}`);
}

/** Every way a game can begin that differs in one thing from the usual way. */
function beginnings(info) {
  const setups = info.setups.map((setup) => ({ setup: setup.name }));
  const options = info.options.flatMap((option) =>
    option.values.filter((value) => value !== option.default).map((value) => ({ options: { [option.id]: value } })),
  );
  return [...setups, ...options];
}

/** Carries out an event, as a board does that shows a game. */
function follow(state, event) {
  const player = event.by === "n" ? 1 : 0;
  const place = (name) => [state.rows.length - Number(name[1]), name.charCodeAt(0) - 97];
  const add = (name, seeds) => {
    const [row, column] = place(name);
    state.rows[row][column] += seeds;
  };
  switch (event.kind) {
    case "lift":
      add(event.pit, -event.seeds);
      break;
    case "sow":
    case "lay":
      add(event.pit, event.seeds);
      break;
    case "capture":
      for (const pit of event.pits) {
        const [row, column] = place(pit);
        state.rows[row][column] = 0;
      }
      if (state.keeps) state.stores[player] += event.seeds;
      break;
  }
}

test("no two games have one id", () => {
  const ids = games().map((game) => game.id);
  assert.equal(new Set(ids).size, ids.length);
});

for (const info of games()) {
  test(`${info.id}: ${ACTIONS} random actions`, () => {
    const next = random(info.id.length * 7919 + info.id.charCodeAt(0));
    const beginning = () => beginnings(info)[Math.floor(next() * beginnings(info).length)];
    let game = new Game(info.id);
    let seeds = total(game.state());
    for (let count = 0; count < ACTIONS; count++) {
      const before = game.state();
      if (before.phase === "over") {
        assert.deepEqual(game.legal(), []);
        assert.ok(before.outcome);
        game.free();
        game = new Game(info.id, beginning());
        seeds = total(game.state());
        continue;
      }
      const { action, events } = playSome(game, next);
      const after = game.state();

      assert.equal(total(after), seeds, `seeds are lost or found by ${action}`);
      assert.deepEqual(after.pending?.options ?? game.legal(), game.legal());
      const shown = structuredClone(before);
      for (const event of events) follow(shown, event);
      assert.deepEqual(shown.rows, after.rows, `the events of ${action} lead elsewhere`);
      assert.deepEqual(shown.stores, after.stores);

      assert.equal(game.undo(), true);
      assert.deepEqual(game.state(), before, `${action} taken back`);
      assert.equal(game.redo(), true);
      assert.deepEqual(game.state(), after, `${action} played again`);
      assert.equal(game.redo(), false);

      const position = game.position();
      if (count % 4 === 0 && position !== null && after.phase !== "over") {
        const { setup, options } = after;
        const there = new Game(info.id, { setup, options, position });
        assert.deepEqual(there.state().rows, after.rows, position);
        assert.deepEqual(there.state().marks, after.marks, position);
        assert.equal(there.position(), position);
        there.free();
      }
      if (count % 25 === 0 || after.phase === "over") {
        const record = game.record();
        const again = new Game(info.id, { record });
        assert.deepEqual(again.state(), after, record);
        assert.deepEqual(again.legal(), game.legal());
        assert.equal(again.record(), record);
        again.free();
      }
    }
    game.free();
  });

  test(`${info.id}: every set-up and option begins and can be played`, () => {
    for (const beginning of beginnings(info)) {
      const game = new Game(info.id, beginning);
      const next = random(1);
      for (let count = 0; count < 4 && game.legal().length > 0; count++) playSome(game, next);
      game.free();
    }
  });
}

test("a turn is told in a short line as well, and the end with its reason", () => {
  const game = new Game("enkeshui", { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" });
  const told = (...how) => game.turn(...how).line;
  assert.equal(told("en"), "Lift the cows (seeds) of a ringed boma (pit).");
  game.play("c1");
  assert.deepEqual([told("en", "s"), told("sw", "s"), game.turn("en").reason], ["Eat 7 cows?", "Ule ng'ombe 7?", null]);
  game.play("x");
  assert.deepEqual([told("en", "s"), told("en", "n")], ["You eat 7 cows! Their turn.", "They eat 7 cows. Your turn."]);
  assert.equal(game.turn("en", "s").steps.at(-1).line, "Empty, cows opposite: you eat 7 cows!");
  const over = new Game("ndoto", { position: "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s 20-12" });
  assert.deepEqual([over.turn("en", "n").line, over.turn("sw").reason], ["They win, 20 to 12: no seeds left on their side.", "upande wa Kusini hauna kete"]);
});

test("one value tells the turn, what comes next, and the game so far, also when it plays the action itself", () => {
  const begin = { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" };
  const [game, other] = [new Game("enkeshui", begin), new Game("enkeshui", begin)];
  const events = [];
  for (const action of ["c1", "x"]) {
    const before = events.length;
    events.push(...game.play(action));
    const turn = other.turn("sw", "s", action);
    assert.deepEqual(turn, game.turn("sw", "s"));
    const { state, legal, actions, position, record, choice } = turn;
    assert.deepEqual({ state, legal, actions, position, record }, {
      state: game.state(), legal: game.legal(), actions: game.actions().length, position: game.position(), record: game.record(),
    });
    assert.deepEqual([turn.events, turn.before, choice], [events, before, game.choice("sw")]);
    assert.deepEqual([turn.steps[0].from, turn.steps.at(-1).to], [0, events.length]);
    assert.ok(turn.steps.some(({ from }) => from === before), "an action begins a step");
  }
  assert.throws(() => other.turn("en", null, "c1"), { code: "illegal-action" });
  assert.equal(other.turn("sw", "s").record, game.record());
  const ends = new Game("ndoto", { position: "0,0,0,1,0,0,0,1/0,0,0,0,0,0,0,0 n 18-12" });
  assert.deepEqual(ends.turn("en", null, "h2").gathered.map(({ kind }) => kind), ["capture"]);
});
