export * from "../../../../../crates/library/element/board.js";
