// @ts-check
// Answers what `player.js` asks, in a worker by messages.

/** @import { Request, Suggestion, TurnValue } from "./mbao_player_glue.js" */
/** @typedef {Suggestion | TurnValue[] | null} Answer */
/** @typedef {{ id: number, answer: Answer } | { id: number, error: { code: string | undefined, message: string } }} Message */

/**
 * @param {(request: Request) => Answer} answer
 * @param {() => Promise<unknown>} init
 */
export function answering(answer, init) {
  /** @param {Request} request */
  const think = async (request) => {
    await init();
    return answer(request);
  };

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
  if ("WorkerGlobalScope" in globalThis) addEventListener("message", answered);
  return think;
}
