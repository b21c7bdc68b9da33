export * from "../../../../../crates/library/element/board.js";
export { engine } from "../../../../../crates/library/element/engine.js";
