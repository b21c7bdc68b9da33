/** `<mbao-board>` in React 19: `import type {} from "mbao/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardListeners, BoardProperties, MbaoBoard } from "./board.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mbao-board": DetailedHTMLProps<HTMLAttributes<MbaoBoard>, MbaoBoard> & BoardProperties & BoardListeners;
    }
  }
}
