export * from "../../../../../crates/library/element/fingers.js";
