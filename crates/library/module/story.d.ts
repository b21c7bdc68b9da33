export * from "./stories.js";
