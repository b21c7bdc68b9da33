//! The files of relatives: each is read, played in all of its readings, and says where it is from.

use std::fs;
use std::path::Path;

use mbao_notebook::{Finding, Trial, read};

#[test]
fn relatives_are_played_in_all_their_readings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/relatives");
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        let mut notebook = read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        assert_eq!(path.file_name(), Some(format!("{}.mbao.json", notebook.id).as_ref()));
        assert!(!notebook.source.is_empty());
        let named = &notebook.answers.name.readings[0];
        assert!(!named.note.is_empty(), "{}: where it is from", notebook.id);
        assert!(mbao_rules::game(&notebook.id).is_err(), "{} is in the article", notebook.id);
        for aim in 0..notebook.answers.aim.readings.len() {
            for rules in 0..notebook.answers.rules.readings.len() {
                notebook.answers.aim.played = aim;
                notebook.answers.rules.played = rules;
                let page = notebook.page().unwrap_or_else(|problem| panic!("{}: {problem}", notebook.id));
                let mut trial = Trial::new(&page, 1).expect("it compiles");
                for _ in 0..1_500 {
                    trial.step();
                }
                let found = trial.findings();
                println!("{} {aim} {rules}: {} games, {found:?}", notebook.id, trial.games());
                let wrong = [Finding::DeadEnd, Finding::NoTurn, Finding::NothingCaptured];
                assert!(!found.iter().any(|one| wrong.contains(one)), "{}: {found:?}", notebook.id);
            }
        }
        files += 1;
    }
    assert_eq!(files, 6);
}
