//! The whole site in one program: what `mbao-stick` is made of. The development server answers with the same HTTP,
//! the same headers and the same media types.
#![forbid(unsafe_code)]

pub mod address;
pub mod archive;
pub mod browsers;
pub mod code;
pub mod headers;
pub mod house;
pub mod http;
pub mod kiosk;
pub mod lan;
pub mod media;
pub mod open;
pub mod running;
pub mod site;
