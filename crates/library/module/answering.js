// @ts-check
// Answers the requests of `player.js`.

/** @import { Request, Suggestion, TurnValue } from "./mbao_player_glue.js" */
/** @typedef {Suggestion | TurnValue[] | null} Answer */
/** @typedef {{ id: number, answer: Answer } | { id: number, error: { code: string | undefined, message: string } }} Message */

/** Makes a function that thinks as soon as its WebAssembly is loaded. */
export function thinking(/** @type {(request: Request) => Answer} */ answer, /** @type {() => Promise<unknown>} */ init) {
  /** @param {Request} request */
  return async (request) => {
    await init();
    return answer(request);
  };
}

/** Answers messages, in a worker of a page or a thread of Node. */
export function serve(/** @type {(request: Request) => Promise<Answer>} */ think) {
  const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
  const port = /** @type {Pick<Worker, "addEventListener" | "postMessage">} */ (/** @type {unknown} */ (threads?.parentPort ?? globalThis));
  port.addEventListener("message", async (/** @type {MessageEvent<{ id: number, request: Request }>} */ { data: { id, request } }) => {
    /** @type {Message} */
    let message;
    try {
      message = { id, answer: await think(request) };
    } catch (wrong) {
      const { code, message: said } = /** @type {Error & { code?: string }} */ (wrong);
      message = { id, error: { code, message: said } };
    }
    port.postMessage(message);
  });
}
