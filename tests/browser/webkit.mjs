// WebKit on a display that nobody sees, by plain WebDriver.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as soon } from "node:timers/promises";

import { free } from "./host.mjs";

/** The path of the program that drives it; `undefined` if there is none. `WEBKIT` names another than the usual one. */
export const driver = process.env.WEBKIT || ["/usr/bin/WebKitWebDriver"].find(existsSync);

/** Milliseconds until a command, or something waited for, counts as never coming: machines that run tests are slow. */
const NEVER = 180_000;
/** WebDriver's key for an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
export const KEYS = { tab: "\uE004", enter: "\uE007" };


/** Our own display, if there is none; returns a function to close it. */
async function display(env) {
  if (env.DISPLAY || env.WAYLAND_DISPLAY) return () => {};
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1100x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await Promise.race([
    once(server.stdio[3], "data"),
    once(server, "error").then(([error]) => Promise.reject(error)),
    once(server, "exit").then(() => Promise.reject(new Error("Xvfb ended"))),
  ]);
  env.DISPLAY = `:${String(number).trim()}`;
  return () => server.kill();
}

/** Launches it with a fresh profile, without motion. */
export async function launch() {
  const home = await mkdtemp(join(tmpdir(), "mbao-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, NO_AT_BRIDGE: "1", GSETTINGS_BACKEND: "memory", LC_ALL: "C.UTF-8" };
  const dark = await display(env);
  const port = await free();
  const program = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const failed = once(program, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => {});

  async function send(method, path, body) {
    const asked = fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(NEVER) });
    const { value } = await (await Promise.race([asked, failed])).json();
    if (value?.error) throw new Error(`${path.split("/").slice(3).join("/")}: ${value.error}: ${value.message}`);
    return value;
  }
  async function end() {
    program.kill();
    dark();
    await soon(200); // Time for what it writes while it ends
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    for (let tries = 0; !(await send("GET", "/status").catch(() => tries > 100)); tries += 1) await soon(50);
    const { sessionId, capabilities } = await send("POST", "/session", { capabilities: { alwaysMatch: {} } });
    const at = `/session/${sessionId}`;
    await send("POST", `${at}/window/rect`, { x: 0, y: 0, width: 1200, height: 1050 });
    /** The result of a function in the page; it can use only what it is given. */
    const evaluate = (what, ...args) => send("POST", `${at}/execute/sync`, { script: `return (${what}).apply(null, arguments)`, args });
    const act = (...actions) => send("POST", `${at}/actions`, { actions }).finally(() => send("DELETE", `${at}/actions`));
    const press = (pointerType) => ({ x, y }) => act({
      type: "pointer", id: pointerType, parameters: { pointerType },
      actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pause", duration: 30 }, { type: "pointerUp", button: 0 }],
    });
    return {
      version: capabilities.browserVersion,
      goto: (url) => send("POST", `${at}/url`, { url }),
      /** Whether its page still runs: a browser that crashed forgets the session. */
      lives: () => send("GET", `${at}/url`).then(() => true, () => false),
      evaluate,
      click: press("mouse"),
      tap: press("touch"),
      type: (...keys) => act({ type: "key", id: "keys", actions: keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]) }),
      /** Types in a field as a person would. */
      async fill(selector, text) {
        const { [ELEMENT]: field } = await send("POST", `${at}/element`, { using: "css selector", value: selector });
        await send("POST", `${at}/element/${field}/value`, { text });
      },
      /** Waits until a function returns something; returns that. */
      async until(what, ...args) {
        for (const end = Date.now() + NEVER; Date.now() < end; await soon(40)) {
          // The thing it asks about may not exist yet.
          const said = await evaluate(what, ...args).catch((error) => { if (!/javascript error/.test(error.message)) throw error; });
          if (said) return said;
        }
        const text = await evaluate(() => document.body.innerText.slice(0, 300)).catch(String);
        throw new Error(`never so: ${what} of ${JSON.stringify(args)}; the page: ${text}`);
      },
      async close() {
        await send("DELETE", at).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
