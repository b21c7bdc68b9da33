// What authors say in records, for scripts: `mbao/story`.
import assert from "node:assert/strict";
import { test } from "node:test";

import { folder, library } from "./library.mjs";

const { record, story } = await import(new URL("stories.js", folder));
const { Game } = await library();

const TEXT = `Game: enkeshui
Title: The continuous string
Language: en
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

{Two cows wait in c1. [%csl Gc1]} {[%lang sw] Ng'ombe wawili wanangoja c1.}
1. c1 {[%ask action] Leave them, or eat? [%right Seven!]} x {[%cal Re1e2]} (1. c1 o {So they stay.})
`;

test("a story is plain data, its turns numbered as records do", async () => {
  const { headers, words, steps } = await story(TEXT);
  assert.equal(headers.Title, "The continuous string");
  assert.deepEqual(words.map(({ language, text, marks }) => [language, text, marks]), [
    [null, "Two cows wait in c1.", [{ colour: "green", to: "c1" }]], ["sw", "Ng'ombe wawili wanangoja c1.", []],
  ]);
  assert.deepEqual(steps.map(({ action, number, mover, turn }) => [action, number, mover, turn]), [["c1", 1, "s", 1], ["x", 1, "s", 1]]);
  assert.deepEqual([steps[0].words[0].ask, steps[0].words[0].right], ["action", "Seven!"]);
  assert.deepEqual(steps[1].branches[0].steps.map(({ action, words }) => [action, words[0]?.text]), [["c1", undefined], ["o", "So they stay."]]);
  // Branches of branches, in North's turn and from the first turn on.
  const deep = await story("Game: ndoto\n\n1. c1  d2 (1. ... e2 (1. ... g2\n2. f1))  2. f1\n");
  const [north] = deep.steps[1].branches;
  const of = ({ action, number, mover, turn }) => [action, number, mover, turn];
  assert.deepEqual(deep.steps.map(of), [["c1", 1, "s", 1], ["d2", 1, "n", 2], ["f1", 2, "s", 3]]);
  assert.deepEqual(north.steps.map(of), [["e2", 1, "n", 2]]);
  assert.deepEqual(north.steps[0].branches[0].steps.map(of), [["g2", 1, "n", 2], ["f1", 2, "s", 3]]);
});

test("all that can be asked is plain data", async () => {
  const asked = async (words) => {
    const { words: [{ ask, choices, accept, wrong }] } = await story(`Game: giuthi\n\n{${words}}\n1. c1+\n`);
    return { ask, choices, accept, wrong: wrong.map(({ answer }) => answer) };
  };
  assert.deepEqual(await asked("[%ask press] [%accept f1 | g1 h1] [%wrong a1: No.]"), { ask: "press", choices: [], accept: ["f1", "g1 h1"], wrong: ["a1"] });
  assert.deepEqual(await asked("[%ask number] [%choices 0 2 7] [%accept 7] [%wrong No.]"), { ask: "number", choices: [0, 2, 7], accept: ["7"], wrong: [null] });
  assert.deepEqual(await asked("[%ask turns 2] [%goal captures 1]"), { ask: "turns 2", choices: [], accept: [], wrong: [] });
});

test("what cannot be read or played is said with its place", async () => {
  const refused = (text) => assert.rejects(story(text), { name: "MbaoError", code: "bad-record" });
  for (const text of ["Game: ndoto\n\n1. c1 (1. c2)\n", "Game: ndoto\n\n1. c1 {[%csl Zc1]}", "Game: ndoto\n\n1. c2", "Game: ndoto\n\n1. c1 {"]) await refused(text);
  await assert.rejects(story("Game: ndoto\n\n1. c1 (1. c2)\n"), { message: /^turn 1 of South, action "c2": / });
});

test("a game keeps its author's words, to the byte, and adds what is played", async () => {
  const game = new Game("", { record: TEXT });
  assert.equal(await record(game, TEXT), TEXT);
  game.play("h2");
  game.play("d1");
  assert.equal(await record(game, TEXT), `${TEXT.trimEnd()}  h2\n2. d1\n`);
  while (game.actions().length > 1) game.undo();
  assert.equal(await record(game, TEXT), game.record(), "what was taken back takes the words after it along");
  const other = new Game("enkeshui");
  assert.equal(await record(other, TEXT), other.record(), "another beginning");
  // A beginning with words alone.
  const begun = "Game: ndoto\n\n{Begin.}\n";
  const played = new Game("", { record: begun });
  played.play("c1");
  played.play("d2");
  assert.equal(await record(played, begun), "Game: ndoto\n\n{Begin.}\n\n1. c1  d2\n");
});

test("whatever is played goes on from a story, in every phase", async () => {
  for (const id of ["kiothi", "omweso", "bao-kiswahili", "mbothe", "enkeshui"]) {
    const text = `${new Game(id).record().trimEnd()}\n\n{Begin.}\n`;
    const game = new Game("", { record: text });
    for (let at = 0; at < 40 && game.legal()[0]; at += 1) {
      const legal = game.legal().filter((action) => !action.endsWith("*"));
      game.play(legal[at % legal.length]);
    }
    const written = await record(game, text);
    const again = new Game("", { record: written });
    assert.deepEqual(again.actions(), game.actions(), id);
    assert.equal(again.record(), game.record(), id);
    assert.deepEqual((await story(written)).steps.map(({ action }) => action), game.actions(), id);
  }
});

test("chapters are split as the rules' crate splits them, each with what the first says for all", async () => {
  const { chapters } = await import(new URL("chapters.js", folder));
  const text = "Game: ndoto\nAuthor: Amina\n\n1. c1\n\n---\n\nTitle: Again\n\n1. d1\n";
  // The example of `mbao_story::chapters`.
  assert.equal(chapters(text)[1], "\n\n\n\n\nGame: ndoto\nAuthor: Amina\nTitle: Again\n\n1. d1\n");
  assert.deepEqual(chapters("Game: ndoto\n\n1. c1\n---\n\n1. d1\n").length, 1, "a line between empty lines");
  const told = await story(text);
  assert.deepEqual(told.chapters.map(({ headers: { Title }, steps }) => [Title, steps[0].action]), [[undefined, "c1"], ["Again", "d1"]]);
  await assert.rejects(() => story(text.replace("d1", "z9")), ({ code, message }) => code === "bad-record" && message.includes("line 10"));
});
