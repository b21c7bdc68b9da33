/** `<mbao-board>` in the templates of Vue 3: `import type {} from "mbao/vue"`. */
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { BoardEvents, BoardProperties, MbaoBoard } from "./board.js";

type Emitted = EmitFn<{ [Name in keyof BoardEvents]: (event: BoardEvents[Name]) => void }>;

declare module "vue" {
  interface GlobalComponents {
    "mbao-board": new () => MbaoBoard & { $props: HTMLAttributes & BoardProperties & PublicProps; $emit: Emitted };
  }
}
