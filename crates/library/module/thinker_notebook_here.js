// @ts-check
// The computer players for games from notebook files, where no worker may run.
import { thinking } from "./answering.js";
import init, { answer } from "./mbao_notebook.js";

export const think = thinking(answer, init);
