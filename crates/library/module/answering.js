// @ts-check
// Answers the requests of `player.js`.

/** @import { Request, Suggestion, TurnValue } from "./mbao_player_glue.js" */
/** @typedef {Suggestion | TurnValue[] | null} Answer */
/** @typedef {{ id: number, answer: Answer } | { id: number, error: { code: string | undefined, message: string } }} Message */

/**
 * Makes a function that thinks as soon as its WebAssembly is loaded.
 * @param {(request: Request) => Answer} answer
 * @param {() => Promise<unknown>} init
 */
export function thinking(answer, init) {
  /** @param {Request} request */
  return async (request) => {
    await init();
    return answer(request);
  };
}

/**
 * Answers messages, in a worker.
 * @param {(request: Request) => Promise<Answer>} think
 */
export function serve(think) {
  /** @param {MessageEvent<{ id: number, request: Request }>} event */
  const answered = async ({ data: { id, request } }) => {
    /** @type {Message} */
    let message;
    try {
      message = { id, answer: await think(request) };
    } catch (wrong) {
      const { code, message: said } = /** @type {Error & { code?: string }} */ (wrong);
      message = { id, error: { code, message: said } };
    }
    postMessage(message);
  };
  addEventListener("message", answered);
}
