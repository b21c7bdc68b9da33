// Games from the field notebook under Node: every recorded game comes back from its notebook, computers play
// it, wrong files are reported.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

const folder = new URL("../../dist/mbao/", import.meta.url);
const mbao = await import(new URL("mbao_notebook.js", folder));
const notebook = await import(new URL("notebook.js", folder));
const { games: all } = await import(new URL("mbao.js", folder));

before(async () => mbao.default({ module_or_path: await readFile(new URL("mbao_notebook_bg.wasm", folder)) }));

test("every recorded game is played from its notebook unchanged", async () => {
  for (const { id, setups } of all()) {
    const { Game, games } = await notebook.library(JSON.stringify(notebook.notebookOf(id)));
    assert.equal(games()[0].id, id);
    for (const { name } of setups) {
      const [noted, recorded] = [new Game("", { setup: name }), new mbao.Game(id, { setup: name })];
      for (let turn = 0; turn < 40; turn += 1) {
        assert.deepEqual(noted.legal(), recorded.legal(), `${id} ${name}`);
        assert.equal(noted.position(), recorded.position());
        const action = noted.legal()[turn % noted.legal().length];
        if (!action || action.endsWith("*")) break;
        assert.deepEqual(noted.play(action), recorded.play(action));
      }
      // A record of a noted game is read by its own rules.
      assert.equal(new Game("", { record: noted.record() }).record(), noted.record());
    }
  }
});

test("the computer plays a game that nobody has recorded", async () => {
  const file = notebook.notebookOf("ndoto");
  file.id = "ndoto-of-three";
  file.answers["set-up"].readings[0].says["set-ups"][0].lying = { each: 3 };
  const { Game } = await notebook.library(JSON.stringify(file));
  const game = new Game("", {});
  assert.match(game.record(), /^Game: ndoto-of-three\n/);
  const { action } = await game.suggest({ level: 2, nodes: 500 });
  assert.ok(game.legal().includes(action));
  assert.deepEqual(await game.suggest({ level: 2, nodes: 500 }), await game.suggest({ level: 2, nodes: 500 }));
  assert.throws(() => new Game("", { record: "Game: chess\n\n" }), { code: "bad-record" });
});

test("a reading of a recorded game is drawn with that game's seeds", async () => {
  const file = new URL("../../content/readings/omweso-uganda.mbao.json", import.meta.url);
  const { Game, heap } = await notebook.library(await readFile(file, "utf8"));
  const state = new Game("", {}).state();
  assert.equal(state.game, "omweso-uganda");
  assert.deepEqual(state.appearance, { ground: "ganda", hollow: "square", seed: "empiki", squareHouse: false, called: "seed" });
  assert.equal(heap(state.game, state.appearance.seed, 1, 3), mbao.heap("omweso", "", 1, 3));
  assert.notEqual(heap(state.game, "", 1, 3), mbao.heap("omweso", "", 1, 3));
});

test("anything that cannot be read or played is reported with its place", async () => {
  const file = notebook.notebookOf("giuthi");
  assert.match(notebook.read("no").refused.message, /no notebook file/);
  file.answers.pits.readings[0].says = [2];
  assert.equal(notebook.read(JSON.stringify(file)).refused.path, "answers.pits.readings[0].says[0]");
  file.answers.pits.readings[0].says = [8, 8];
  const twice = { path: "answers.pits.readings[0].says[1]", message: "this number of pits stands there already", misfit: "pits-twice", numbers: [] };
  assert.deepEqual(notebook.read(JSON.stringify(file)).unplayable, twice);
  file.answers.pits.readings = [];
  const { unplayable, notebook: kept } = notebook.read(JSON.stringify(file));
  assert.equal(unplayable.path, "answers.pits");
  assert.equal(kept.id, "giuthi");
  await assert.rejects(notebook.library(JSON.stringify(file)), { name: "MbaoError", code: "bad-notebook", path: "answers.pits" });
});

test("random play reports what does not work, and which games are alike", () => {
  const { name } = notebook.read(JSON.stringify(notebook.notebookOf("kombe")));
  notebook.begin(name);
  assert.ok(notebook.tried(300).games >= 0);
  const [first, second] = notebook.nearest(name);
  assert.deepEqual([first.game, second.game].sort(), ["kombe", "mongale"]);
  assert.ok(first.rules >= second.rules && first.rules > 90);
});
