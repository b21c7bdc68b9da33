// A day of visitors: `node tests/browser/soak.mjs [actions]` plays eight hours in accelerated time and
// reports the memory used.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

import { launch } from "./chromium.mjs";
import { serve } from "./site.mjs";
import { act, random } from "./visitor.mjs";

/** Seconds between two actions of visitors, so that 10,000 actions take eight hours. */
const BETWEEN = (8 * 3600) / 10_000;

/** Bytes of code that the engine has compiled so far: it goes on compiling for hours, and no script holds the code. */
async function compiled(debug) {
  let text = "";
  const add = ({ chunk }) => (text += chunk);
  debug.on("HeapProfiler.addHeapSnapshotChunk", add);
  await debug.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  debug.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot: { meta }, nodes } = JSON.parse(text);
  const fields = meta.node_fields;
  const [type, size, code] = [fields.indexOf("type"), fields.indexOf("self_size"), meta.node_types[0].indexOf("code")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) if (nodes[node + type] === code) bytes += nodes[node + size];
  return bytes;
}

/** Bytes that scripts hold after garbage collection, including WebAssembly's memories but not compiled code. */
async function held(debug) {
  for (let round = 0; round < 3; round += 1) await debug.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = await debug.send("Runtime.getHeapUsage");
  const { nodes } = await debug.send("Memory.getDOMCounters");
  const code = await compiled(debug);
  return { bytes: usedSize + backingStorageSize - code, code, nodes };
}

/** This many actions by visitors who come and go; returns the memory after each eighth, and the errors. */
export async function soak(page, actions, told = () => {}) {
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.stack));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  const debug = await page.context().newCDPSession(page);
  const next = random(20260101);
  const memory = [];
  let visitors = 0;
  for (let done = 1; done <= actions; done += 1) {
    await act(page, next);
    // Some press twice at once, some leave in the middle of a turn and are forgotten.
    const mood = next();
    if (mood < 0.02) {
      await page.clock.fastForward(220_000);
      visitors += 1;
    } else if (mood < 0.9) await page.clock.runFor(Math.round(BETWEEN * 1000));
    if (done % Math.floor(actions / 8) === 0) {
      // Measured between visitors, as is the value that it is compared with.
      await page.clock.fastForward(220_000);
      await page.clock.runFor(2000);
      memory.push(await held(debug));
      told(memory.length, memory.at(-1), visitors, wrong);
    }
  }
  return { memory, wrong, visitors };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const actions = Number(process.argv[2] ?? 10_000);
  const site = await serve();
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, hasTouch: true });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.address}kiosk/?race=first&sound=yes`);
    await page.locator(".attract .begin").waitFor();
    const { memory, wrong, visitors } = await soak(page, actions, (hour, { bytes, code, nodes }) => {
      console.log(`hour ${hour}: ${(bytes / 1e6).toFixed(2)} MB and ${(code / 1e6).toFixed(2)} MB of code, ${nodes} nodes`);
    });
    const ratio = memory.at(-1).bytes / memory[0].bytes;
    console.log(`${actions} actions, ${visitors} visitors who left, ${ratio.toFixed(3)} of the first hour's memory at the end`);
    assert.deepEqual(wrong, []);
    assert.ok(ratio <= 1.05, `memory has grown to ${ratio} of the first hour's`);
  } finally {
    await browser.close();
    site.stop();
  }
}
