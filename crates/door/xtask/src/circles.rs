//! A test: few modules of a crate import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{files, repository};

/// The most modules that may import each other in a circle, by any way: a module and its parts.
const MOST: usize = 4;

/// A module by its path below `crate`: `["text", "record"]`.
type Module = Vec<String>;

/// The modules of a folder of sources, with their texts up to the tests.
fn modules(folder: &Path, above: &[String], found: &mut BTreeMap<Module, String>) {
    for path in files::list(folder).expect("a folder of sources") {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let below = || above.iter().cloned().chain([stem.clone()]).collect::<Module>();
        if path.is_dir() {
            modules(&path, &below(), found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let module =
                if ["lib", "main", "mod"].contains(&stem.as_str()) { above.to_vec() } else { below() };
            let text = fs::read_to_string(&path).expect("a source");
            let own = text.find("\n#[cfg(test)]\nmod ").map_or(text.as_str(), |tests| &text[..tests]);
            found.entry(module).or_default().push_str(own);
        }
    }
}

/// The paths that a module names after `crate::`, `super::`, `self::` or the name of a child, groups taken apart.
fn paths(module: &Module, modules: &BTreeMap<Module, String>) -> BTreeSet<Module> {
    let mut found = BTreeSet::new();
    let code = modules[module].lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join("\n");
    let children =
        modules.keys().filter(|other| other.split_last().is_some_and(|(_, above)| above == module));
    let mut roots: Vec<(&str, Module)> =
        children.map(|child| (child[module.len()].as_str(), child.clone())).collect();
    roots.push(("crate", Vec::new()));
    roots.push(("super", module[..module.len().saturating_sub(1)].to_vec()));
    roots.push(("self", module.clone()));
    for (root, from) in roots {
        for (at, root) in code.match_indices(&format!("{root}::")) {
            if !code[..at]
                .ends_with(|letter: char| letter.is_alphanumeric() || letter == ':' || letter == '_')
            {
                tree(&code[at + root.len()..], &from, &mut found);
            }
        }
    }
    found
}

/// Reads one path or group; returns what follows it.
fn tree<'t>(text: &'t str, from: &[String], found: &mut BTreeSet<Module>) -> &'t str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = tree(rest, from, found).trim_start();
            match rest.strip_prefix(',') {
                Some(more) => rest = more,
                None => return rest.strip_prefix('}').unwrap_or(rest),
            }
        }
    }
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let path: Module = match name {
        "super" => from[..from.len().saturating_sub(1)].to_vec(),
        _ => from.iter().cloned().chain([name.to_owned()]).collect(),
    };
    if let Some(deeper) = rest.strip_prefix("::") {
        return tree(deeper, &path, found);
    }
    found.insert(path);
    rest
}

/// Every module with those that it imports, directly or by way of others. What the crate hands on at its top leads
/// nowhere.
fn reached(modules: &BTreeMap<Module, String>) -> BTreeMap<&Module, BTreeSet<&Module>> {
    let file = |path: &Module| {
        let parts = (1..=path.len()).rev();
        parts.filter_map(|length| modules.get_key_value(&path[..length])).map(|(module, _)| module).next()
    };
    let mut reached: BTreeMap<_, BTreeSet<_>> = modules
        .keys()
        .map(|module| {
            let imported = paths(module, modules);
            (module, imported.iter().filter_map(file).filter(|other| *other != module).collect())
        })
        .collect();
    loop {
        let before: usize = reached.values().map(BTreeSet::len).sum();
        for module in modules.keys() {
            let more: BTreeSet<_> = reached[module].iter().flat_map(|other| reached[other].clone()).collect();
            reached.get_mut(module).expect("each is there").extend(more);
        }
        if reached.values().map(BTreeSet::len).sum::<usize>() == before {
            return reached;
        }
    }
}

fn circles(modules: &BTreeMap<Module, String>) -> BTreeSet<Vec<String>> {
    let reached = reached(modules);
    let circle = |module: &&Module| {
        let back = reached[*module].iter().filter(|other| reached[**other].contains(*module));
        back.map(|module| module.join("::")).collect::<Vec<_>>()
    };
    modules.keys().filter(|module| !module.is_empty()).map(|module| circle(&module)).collect()
}

#[test]
fn no_circle_is_large() {
    for folder in repository::crates().expect("the crates") {
        let mut found = BTreeMap::new();
        modules(&folder.join("src"), &[], &mut found);
        let largest = circles(&found).into_iter().max_by_key(Vec::len).unwrap_or_default();
        let of = folder.display();
        assert!(largest.len() <= MOST, "{of}: {} modules in a circle: {}", largest.len(), largest.join(", "));
    }
}

#[test]
fn a_circle_is_found_through_groups_and_parents() {
    let module =
        |path: &[&str], text: &str| (path.iter().map(|&part| part.to_owned()).collect(), text.to_owned());
    let found = BTreeMap::from([
        module(&["one"], "use crate::{three, two::{self, Two}};\n"),
        module(&["two"], "// crate::one is told of here, not used\nuse crate::two::below::Below;\n"),
        module(&["two", "below"], "use super::super::one;\nfn it() { crate::three::it() }\n"),
        module(&["three"], "use crate::two::Two;\n"),
        module(&["alone"], "use crate::one::One;\n"),
        module(&["parent"], "mod child;\nuse child::Child;\n"),
        module(&["parent", "child"], "use super::{Parent};\n"),
        module(&["self"], "use self::below::Below;\n"),
        module(&["self", "below"], "fn it() { super::it() }\n"),
    ]);
    let large: Vec<_> = circles(&found).into_iter().filter(|circle| !circle.is_empty()).collect();
    assert_eq!(
        large,
        [
            vec!["one", "three", "two", "two::below"],
            vec!["parent", "parent::child"],
            vec!["self", "self::below"],
        ]
    );
}
