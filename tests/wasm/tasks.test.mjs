// What a reader's answer to a task of a story comes to, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Task } from "../../crates/library/element/tasks.js";
import { library } from "./library.mjs";

const { Game } = await library();
/** The words at a board, in one language. */
const words = (more) => [{ text: "", accept: [], wrong: [], hints: [], choices: [], right: null, marks: [], beat: 0, ask: null, language: null, ...more }];
const author = { of: (words, has) => ({ words: words.filter(has) }), word: (key) => key };
const asked = (more, ask, line = []) => new Task(new Game("ndoto"), words(more), ask, line);

test("a turn is what the line plays, or what is accepted, and what is wrong is told why", () => {
  const play = (action) => {
    const task = asked({ accept: ["d1"], wrong: [{ answer: "b1", text: "Why?" }, { answer: null, text: "No." }] }, "turn", ["c1", "d2"]);
    task.game.play(action);
    return [task.judge(author), task.told, task.same];
  };
  assert.deepEqual(play("c1"), [true, "right", true]);
  assert.deepEqual(play("d1"), [true, "right", false]);
  assert.deepEqual(play("b1"), [false, "Why?", false]);
  assert.deepEqual(play("a1"), [false, "No.", false]);
  assert.equal(asked({ accept: ["d1"] }, "turn").solution.join(" "), "d1");
  assert.equal(asked({ accept: ["d1"] }, "turn", ["c1", "d2"]).solution.join(" "), "c1");
});

test("a turn with choices is judged at its end, an action at once", () => {
  const begin = { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" };
  const whole = new Task(new Game("enkeshui", begin), words(), "turn", ["c1", "x"]);
  whole.game.play("c1");
  assert.equal(whole.judge(author), undefined);
  whole.game.play("x");
  assert.equal(whole.judge(author), true);
  const first = new Task(new Game("enkeshui", begin), words(), "action", ["d1", "x"]);
  first.game.play("c1");
  assert.equal(first.judge(author), false);
});

test("pits are pressed before the line goes on, and what was asked for is known", () => {
  const last = asked({ accept: ["e1"] }, "press", ["c1"]);
  assert.deepEqual([last.way, last.pits, last.next], [["d1", "e1"], { found: [], asked: ["e1"] }, undefined]);
  last.take("e1");
  assert.deepEqual([last.judge(author), last.next, last.pits], [true, "c1", { found: ["e1"], asked: [] }]);
  const missed = asked({ accept: ["e1"] }, "press", ["c1"]);
  missed.take("f1");
  assert.deepEqual([missed.judge(author), missed.next, missed.pits], [false, "c1", { found: [], asked: ["e1"] }]);
});

test("of pits to press in any order, those that would have done as well are found with them", () => {
  const task = asked({ accept: ["a1 a2", "a1 b2", "b1 a2", "b1 b2", "a2 a1", "b2 a1", "a2 b1", "b2 b1"] }, "press");
  task.take("b2");
  assert.equal(task.judge(author), undefined);
  const pits = () => [task.pits.found.sort(), task.pits.asked.sort()];
  assert.deepEqual(pits(), [["a2", "b2"], ["a1", "b1"]]);
  task.take("h2");
  assert.deepEqual([task.judge(author), task.next, ...pits()], [false, undefined, ["a2", "b2"], ["a1", "b1"]]);
});

test("a number is chosen", () => {
  const task = asked({ choices: [16, 32, 16], accept: ["32"], wrong: [{ answer: "16", text: "Both rows." }] }, "number");
  assert.deepEqual([task.choices, task.solution], [[16, 32], []]);
  task.take("16");
  assert.deepEqual([task.judge(author), task.told], [false, "Both rows."]);
});

test("of several turns the other player's are played, as the answer has them", () => {
  const task = asked({ accept: ["c1 d2 b1"] }, "turns 3");
  task.game.play("c1");
  assert.deepEqual([task.judge(author), task.reply], [undefined, "d2"]);
  task.game.play("d2");
  assert.deepEqual([task.judge(author), task.reply], [undefined, undefined]);
  task.game.play("b1");
  assert.deepEqual([task.judge(author), task.reply], [true, undefined]);
  const other = asked({}, "turns 2", ["c1", "d2", "b1"]);
  assert.deepEqual([...other.solution], ["c1", "d2"]);
  other.game.play("b1");
  assert.equal(other.judge(author), false);
});
