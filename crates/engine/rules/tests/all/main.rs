//! What the rules promise to those who use them. One program: each of twenty compiled and linked much of the same anew.

mod actions;
mod bao;
mod bases;
mod board;
mod bounds;
mod choices;
mod clockwise;
mod conformance;
mod counted;
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
mod referee;
mod told;
mod typed;
mod walks;
