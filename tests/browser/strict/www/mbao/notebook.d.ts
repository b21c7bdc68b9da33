export * from "../../../../../crates/library/module/notebook.js";
