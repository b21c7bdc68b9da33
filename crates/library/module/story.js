// @ts-check
// `mbao/story` for resolvers that know no exports and take the file of that name.
export * from "./stories.js";
