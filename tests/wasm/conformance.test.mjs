// The hand-counted cases of tests/conformance, on the WebAssembly build.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { library } from "./library.mjs";

const { Game, games } = await library();
const folder = new URL("../conformance/", import.meta.url);

/** The cases of a file: title and lines, with their numbers. */
function cases(text) {
  const found = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line.startsWith("## ")) found.push({ title: line.slice(3), lines: [] });
    else if (found.length > 0 && line !== "" && !line.startsWith("#")) found.at(-1).lines.push([index + 1, line]);
  }
  return found;
}

/** An event as the cases write it. */
function told(event) {
  const { kind, pit, seeds } = event;
  switch (kind) {
    case "lift":
    case "lay":
      return `${kind} ${pit} ${seeds}`;
    case "sow":
    case "skip":
      return `${kind} ${pit}`;
    case "ending":
      return `ending ${event.rule} ${pit}`;
    case "capture":
      return `capture ${event.pits.join("+")} ${seeds}`;
    case "mark":
      return event.mark === "" ? `unmark ${pit}` : `mark ${pit} ${event.mark}`;
    case "choice":
      return `choice ${event.options.join(" ")}`;
    case "over":
      return `over ${result(event.outcome)}`;
    default:
      return kind;
  }
}

const result = ({ kind, winner, score }) => `${kind} ${winner} ${score[0]}-${score[1]}`;

/** Events as lines; seeds sown one after another are in one line. */
function lines(events) {
  const all = [];
  for (const line of events.map(told)) {
    if (line.startsWith("sow ") && all.at(-1)?.startsWith("sow ")) all.push(`${all.pop()}${line.slice(3)}`);
    else all.push(line);
  }
  return all;
}

/** A part of the state as text. */
function part(state, key) {
  switch (key) {
    case "stores":
    case "hands":
      return state[key].join("-");
    case "pending":
      return state.pending?.kind ?? "-";
    default:
      return String(state[key]);
  }
}

/** The error that a call throws. */
function code(call) {
  try {
    call();
  } catch (error) {
    return error.code;
  }
  return "nothing was thrown";
}

function check(entries) {
  const begin = {};
  let id = "";
  let refusal;
  let next = 0;
  for (; next < entries.length; next++) {
    const [, line] = entries[next];
    const header = /^(game|setup|options|position): *(.*)$/.exec(line);
    if (line.startsWith("? ")) refusal = line.slice(2);
    else if (header?.[1] === "game") id = header[2];
    else if (header?.[1] === "options") {
      begin.options = Object.fromEntries(header[2].split(",").map((pair) => pair.split("=").map((s) => s.trim())));
    } else if (header) begin[header[1]] = header[2];
    else break;
  }
  if (refusal) {
    assert.equal(code(() => new Game(id, begin)), refusal);
    return;
  }
  const game = new Game(id, begin);
  let expected = [];
  for (const [number, line] of entries.slice(next)) {
    const at = `line ${number}: ${line}`;
    const rest = line.replace(/^\S+ */, "");
    if (line.startsWith("> ")) {
      assert.deepEqual(expected, [], `before ${at}`);
      expected = lines(game.play(rest));
    } else if (line.startsWith("= ")) assert.equal(game.position() ?? "-", rest, at);
    else if (line.startsWith("legal:")) {
      assert.equal(game.legal().map((action) => action.replace(" ", "_")).join(" ") || "-", rest, at);
    } else if (line.startsWith("state:")) {
      for (const pair of rest.split(/\s+/)) {
        const [key, value] = pair.split("=");
        assert.equal(part(game.state(), key), value, at);
      }
    } else if (line.startsWith("over:")) assert.equal(result(game.state().outcome), rest, at);
    else if (line.startsWith("! ")) {
      const [wanted, ...action] = rest.split(" ");
      const before = game.state();
      assert.equal(code(() => game.play(action.join(" "))), wanted, at);
      assert.deepEqual(game.state(), before, at);
    } else if (line === "undo" || line === "redo") assert.equal(game[line](), true, at);
    else assert.equal(expected.shift(), line, at);
  }
  assert.deepEqual(expected, []);
  game.free();
}

const files = (await readdir(folder)).filter((name) => name.endsWith(".case")).sort();

test("every game has cases", () => assert.deepEqual(files, games().map(({ id }) => `${id}.case`).sort()));

for (const file of files) {
  test(file, async (t) => {
    for (const { title, lines: entries } of cases(await readFile(new URL(file, folder), "utf8"))) {
      await t.test(title, () => check(entries));
    }
  });
}
