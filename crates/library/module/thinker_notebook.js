// @ts-check
// The computer players for games from notebook files, as a worker. It exports nothing, because bundlers make
// it a plain script.
import { serve, thinking } from "./answering.js";
import init, { answer } from "./mbao_notebook.js";

serve(thinking(answer, init));
