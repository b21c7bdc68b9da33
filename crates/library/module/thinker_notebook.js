// @ts-check
// The computer players for games from notebook files: a worker. It exports nothing, for bundlers make it a plain script.
import { serve, thinking } from "./answering.js";
import init, { answer } from "./mbao_notebook.js";

serve(thinking(answer, init));
