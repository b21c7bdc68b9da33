//! What serves the site on one machine: the program `mbao-stick`, which has the whole site in it, and the development
//! server of `cargo xtask serve`.
#![forbid(unsafe_code)]

pub mod browser;
pub mod headers;
pub mod http;
pub mod lan;
pub mod open;
pub mod pack;
pub mod site;
