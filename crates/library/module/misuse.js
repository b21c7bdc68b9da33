// @ts-check
// What the generated functions find and throw where they are misused.
import { refusal } from "./refusal.js";

/** Stands for the WebAssembly until it runs. */
export const unready = new Proxy({}, {
  get() {
    throw refusal("not-loaded", "nothing is loaded yet: await init() first");
  },
});

/**
 * The error for words that the generated code throws.
 * @param {string} words
 */
export const misuse = (words) =>
  words.startsWith("null") ? refusal("freed", "it was freed") : refusal("busy", "another call to it has not returned yet");
