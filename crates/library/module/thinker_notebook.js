// @ts-check
// The computer players for games from notebook files.
import { answering } from "./answering.js";
import init, { answer } from "./mbao_notebook.js";

export const think = answering(answer, init);
