#![no_main]
//! Any file: it is refused with its place, or read, and then played or refused.

use libfuzzer_sys::fuzz_target;
use mbao_notebook::{Trial, read};

fuzz_target!(|text: &str| {
    let Ok(notebook) = read(text) else { return };
    assert_eq!(read(&notebook.write()).as_ref(), Ok(&notebook));
    let Ok(definition) = notebook.definition() else { return };
    let Some(mut trial) = Trial::new(&definition, 1) else { panic!("compiled before") };
    for _ in 0..12 {
        trial.step();
    }
    assert!(!trial.findings().contains(&mbao_notebook::Finding::DeadEnd));
});
