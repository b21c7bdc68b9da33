//! Says where the pack with the site lies: in the file that `MBAO_PACK` names, or nowhere, in an empty one, so that the
//! program and its tests compile without a site.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=MBAO_PACK");
    println!("cargo::rerun-if-changed=build.rs");
    let pack = if let Some(pack) = env::var_os("MBAO_PACK") {
        println!("cargo::rerun-if-changed={}", pack.display());
        PathBuf::from(pack)
    } else {
        let empty = PathBuf::from(env::var_os("OUT_DIR").expect("set by Cargo")).join("empty.pack");
        fs::write(&empty, []).expect("Cargo's own folder can be written to");
        empty
    };
    println!("cargo::rustc-env=PACK={}", pack.display());
}
