//! What the rules promise to those who use them. One program, because twenty took three times as long to compile.

mod actions;
mod bao;
mod bounds;
mod choices;
mod clockwise;
mod conformance;
mod ends;
mod game;
mod json;
mod laid;
mod noted;
mod options;
mod positions;
mod properties;
mod races;
mod random;
mod reasons;
mod records;
mod referee;
mod stories;
mod told;
mod walks;
