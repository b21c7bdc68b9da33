/** `<mbao-board>` in Svelte 5: `import type {} from "mbao/svelte"`. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardListeners, BoardProperties, MbaoBoard } from "./board.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "mbao-board": HTMLAttributes<MbaoBoard> & BoardProperties & BoardListeners;
  }
}
