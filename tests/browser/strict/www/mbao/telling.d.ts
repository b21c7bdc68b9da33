export * from "../../../../../crates/library/element/telling.js";
