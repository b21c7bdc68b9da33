//! What is promised to those who read and write records and stories.

mod judge;
mod masters;
mod parts;
#[allow(dead_code)] // that of the rules, whose tests use more of it
#[path = "../../../rules/tests/all/random.rs"]
mod random;
mod readers;
mod records;
mod stories;
