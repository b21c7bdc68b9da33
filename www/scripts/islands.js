// What answers in a page: the viewer takes over the islands where they stand.
import init from "../viewer/viewer.js";

await init();
