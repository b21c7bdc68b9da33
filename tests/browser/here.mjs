// The site and Chromium for a file of tests: started before its first test, stopped after its last.
import { after, before } from "node:test";

import { launch } from "./chromium.mjs";
import { serve } from "./site.mjs";

export let site;
export let browser;

before(async () => {
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.stop();
});
