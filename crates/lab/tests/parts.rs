//! Compares tables merged from parts with tables made whole, and checks that wrong parts are refused.

use std::fs;
use std::path::{Path, PathBuf};

use mbao_lab::tables::{Layer, Parts, Split, Store, Study, Tablebase, packed};
use mbao_tables::Ranks;

/// A layer of seven shares, and all below it.
const SEEDS: usize = 12;

/// Makes all parts of all layers.
fn make(parts: &Parts<'_>, ranks: &Ranks, seeds: usize, of: u32) {
    for split in Split::all(of) {
        for seeds in 0..=seeds {
            assert!(parts.make(ranks, seeds, split, 2).expect("a part is made"), "{split}");
        }
    }
}

/// Merges all layers, and keeps them.
fn merged(study: &Study, parts: &Parts<'_>, store: &Store, seeds: usize, of: u32) -> Tablebase {
    let mut table = Tablebase::new(study, seeds);
    parts.check(table.ranks(), 0..=seeds, of).expect("all parts are there");
    for seeds in 0..=seeds {
        let layer: Layer = parts.solve(&table, of, 2).expect("the parts of a layer");
        store.keep(seeds, &layer).expect("it is kept");
        table.push(layer);
    }
    table
}

fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut found: Vec<_> = all.filter(|path| path.extension().is_some_and(|end| end == kind)).collect();
    found.sort();
    found
}

#[test]
fn merged_parts_are_the_table_made_whole_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    for (id, columns, seeds) in [("giuthi", 3, SEEDS), ("ndoto", 4, 8), ("mbothe", 3, 9)] {
        let study = Study::new(id, columns).expect("a study");
        let whole = Tablebase::solved(&study, seeds, 1);
        let store = Store::new(&folder.path().join("whole"), &study).expect("a store");
        for (seeds, layer) in whole.layers().iter().enumerate() {
            store.keep(seeds, layer).expect("it is kept");
        }
        let name = format!("{id}-{columns}");
        let expected = files(&folder.path().join("whole").join(&name), "layer");
        assert_eq!(expected.len(), seeds + 1);
        for of in [1, 3, 8] {
            let above = folder.path().join(of.to_string());
            let store = Store::new(&above, &study).expect("a store");
            let parts = Parts::new(&study, &store, "");
            make(&parts, whole.ranks(), seeds, of);
            let table = merged(&study, &parts, &store, seeds, of);
            for (one, other) in expected.iter().zip(files(&above.join(&name), "layer")) {
                assert_eq!(one.file_name(), other.file_name());
                assert_eq!(fs::read(one).expect("a layer"), fs::read(&other).expect("a layer"), "{other:?}");
            }
            let bytes = |table| packed(table, seeds).expect("it is packed");
            assert_eq!(bytes(&table), bytes(&whole), "{name} of {of} parts");
        }
    }
}

/// A small table, with all parts of its next layer.
struct Made {
    _folder: tempfile::TempDir,
    above: PathBuf,
    study: Study,
    store: Store,
    table: Tablebase,
}

/// The number of parts.
const OF: u32 = 3;

impl Made {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let study = Study::new("giuthi", 3).expect("a study");
        let store = Store::new(folder.path(), &study).expect("a store");
        let table = Tablebase::solved(&study, SEEDS - 1, 1);
        let mut open = Tablebase::new(&study, SEEDS);
        for layer in table.layers() {
            open.push(layer.clone());
        }
        let made = Self { above: folder.path().to_owned(), _folder: folder, study, store, table: open };
        for split in Split::all(OF) {
            assert!(made.parts().make(made.table.ranks(), SEEDS, split, 1).expect("a part"));
        }
        made
    }

    fn parts(&self) -> Parts<'_> {
        Parts::new(&self.study, &self.store, " --layers there")
    }

    fn place(&self, part: u32) -> PathBuf {
        self.parts().place(SEEDS, Split::new(part, OF).expect("a part"))
    }

    /// The error of merging the parts; checking them first gives the same.
    fn refused(&self) -> String {
        let at_once = self.parts().check(self.table.ranks(), [SEEDS], OF).expect_err("a part is wrong");
        let merging = self.parts().solve(&self.table, OF, 2).expect_err("a part is wrong");
        assert_eq!(at_once.to_string(), merging.to_string());
        at_once.to_string()
    }

    /// Expects that part 2 is refused with `wrong`, and is made again.
    fn is_refused(&self, wrong: &str) {
        let text = self.refused();
        let file = self.place(2).display().to_string();
        assert!(text.contains(&format!("{file} {wrong}")), "{text}");
        let again = "make them with `cargo lab tables giuthi-3 --layers there --part 2/3`";
        assert!(text.ends_with(again), "{text}");
        let make =
            |part| self.parts().make(self.table.ranks(), SEEDS, Split::new(part, OF).expect("a part"), 1);
        assert!(make(2).expect("it is made again"));
        assert!(!make(1).expect("it is there"));
        assert!(!make(2).expect("it is there now"));
        self.parts().check(self.table.ranks(), [SEEDS], OF).expect("all parts are there");
    }
}

#[test]
fn a_missing_part_is_named() {
    let made = Made::new();
    fs::remove_file(made.place(2)).expect("it was there");
    made.is_refused("is missing\n");
}

#[test]
fn a_cut_part_is_refused() {
    let made = Made::new();
    let bytes = fs::read(made.place(2)).expect("a part");
    fs::write(made.place(2), &bytes[..bytes.len() - 100]).expect("it is cut");
    made.is_refused(&format!("is cut: {} bytes, not {}", bytes.len() - 100, bytes.len()));
    fs::write(made.place(2), "").expect("it is cut");
    made.is_refused("is cut: ");
}

#[test]
fn a_part_with_another_checksum_is_refused() {
    let made = Made::new();
    for from_end in [2, 200] {
        let mut bytes = fs::read(made.place(2)).expect("a part");
        let at = bytes.len() - from_end;
        bytes[at] ^= 1;
        fs::write(made.place(2), bytes).expect("it is changed");
        made.is_refused("is damaged: its checksum is not that of its bytes");
    }
}

#[test]
fn a_part_of_another_split_is_refused() {
    let made = Made::new();
    let other = Split::new(2, 4).expect("a part");
    assert!(made.parts().make(made.table.ranks(), SEEDS, other, 1).expect("a part"));
    fs::copy(made.parts().place(SEEDS, other), made.place(2)).expect("it is copied");
    made.is_refused("is of another split: part 2 of 4, not part 2 of 3");
    // Under its own name it does not replace part 2, but the error names it.
    fs::remove_file(made.place(2)).expect("it was there");
    made.is_refused("is missing; 012.2of4.part is of another split");
    fs::copy(made.place(1), made.place(2)).expect("it is copied");
    made.is_refused("is of another split: part 1 of 3, not part 2 of 3");
}

#[test]
fn a_part_of_something_else_is_refused() {
    let made = Made::new();
    let split = Split::new(2, OF).expect("a part");
    for (id, columns, seeds, wrong) in [
        ("ndoto", 3, SEEDS, "is of another table: table ndoto-3, not table giuthi-3"),
        ("giuthi", 3, SEEDS - 1, "is of another layer: seeds 11, not seeds 12"),
    ] {
        let study = Study::new(id, columns).expect("a study");
        let store = Store::new(&made.above, &study).expect("a store");
        let parts = Parts::new(&study, &store, "");
        assert!(parts.make(&Ranks::new(study.pits(), seeds), seeds, split, 1).expect("a part"));
        fs::copy(parts.place(seeds, split), made.place(2)).expect("it is copied");
        made.is_refused(wrong);
    }
    for (said, other, wrong) in [
        ("part, version 1", "part, version 9", "is of version 9, not version 1"),
        ("method 1", "method 9", "was listed by another method: method 9, not method 1"),
        ("rules ", "rules f", "was listed for other rules: rules f"),
    ] {
        let bytes = fs::read(made.place(2)).expect("a part");
        let at = bytes.windows(said.len()).position(|some| some == said.as_bytes()).expect("it is said");
        let changed = [&bytes[..at], other.as_bytes(), &bytes[at + said.len()..]].concat();
        fs::write(made.place(2), changed).expect("it is changed");
        made.is_refused(wrong);
    }
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let made = Made::new();
    fs::remove_file(made.place(1)).expect("it was there");
    fs::write(made.place(3), "<html>").expect("it is another file");
    let text = made.refused();
    for (part, wrong) in [(1, "is missing"), (3, "is not a part of a table")] {
        assert!(text.contains(&format!("{} {wrong}", made.place(part).display())), "{text}");
    }
    assert!(text.ends_with("--part 1/3`, and likewise every wrong part of 3: 1 3"), "{text}");
}

#[test]
fn a_cut_layer_is_refused_and_one_of_other_rules_is_solved_anew() {
    let made = Made::new();
    let positions = made.table.ranks().of(4);
    made.store.keep(4, &made.table.layers()[4]).expect("it is kept");
    assert!(made.store.has(4, positions));
    let place = made.above.join("giuthi-3/004.layer");
    let bytes = fs::read(&place).expect("a layer");
    for length in [0, 7, 8, 16, bytes.len() - 1] {
        fs::write(&place, &bytes[..length]).expect("it is cut");
        assert!(!made.store.has(4, positions), "{length}");
        let text = made.store.find(4, positions).expect_err("it is cut").to_string();
        let expected = format!("{} is not the whole layer of 4 seeds", place.display());
        assert!(text.starts_with(&expected) && text.contains("delete it"), "{text}");
    }
    let mut other = bytes;
    other[0] ^= 1;
    fs::write(&place, other).expect("it is changed");
    assert!(!made.store.has(4, positions));
    assert_eq!(made.store.find(4, positions).expect("it can be read"), None);
}
