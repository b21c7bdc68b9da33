// @ts-check
// The errors that the library's scripts throw, and those for misuse of what the generator wrote.

/**
 * An `MbaoError`: an error of that name with a stable `code`.
 * @param {string} code
 * @param {string} message
 * @param {unknown} [cause]
 */
export function refusal(code, message, cause) {
  return Object.assign(new Error(message, { cause }), { name: "MbaoError", code });
}
