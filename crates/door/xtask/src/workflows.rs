//! A test: a workflow that another calls is in no group of those that run one after another with the one that calls it.
//! Each would wait for the other, and GitHub ends both.

use std::collections::BTreeMap;
use std::fs;

use crate::{files, repository};

/// What a workflow says of itself, line by line.
struct Workflow {
    name: String,
    groups: Vec<String>,
    /// The files of those that it calls.
    calls: Vec<String>,
}

impl Workflow {
    fn read(text: &str) -> Self {
        let values = |key: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.trim_start_matches([' ', '-']).strip_prefix(key));
            lines.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty()).collect()
        };
        let calls = values("uses: ./.github/workflows/");
        let groups = [values("group:"), values("concurrency:")].concat();
        Self { name: values("name:").swap_remove(0), groups, calls }
    }
}

/// A group as its literal beginning and end, for a run that begins with the workflow of this name. GitHub ignores case.
fn ends(group: &str, called_by: &str) -> (String, String) {
    let group = group.replace("${{ github.workflow }}", called_by).to_lowercase();
    let end = group.rfind("}}").map_or(0, |at| at + 2);
    (group[..group.find("${{").unwrap_or(group.len())].to_owned(), group[end..].to_owned())
}

/// Whether two groups can be the same, whatever their expressions are.
fn may_be_same(one: &str, other: &str, called_by: &str) -> bool {
    let [(begin, end), (begins, ends)] = [one, other].map(|group| ends(group, called_by));
    (begin.starts_with(&begins) || begins.starts_with(&begin))
        && (end.ends_with(&ends) || ends.ends_with(&end))
}

/// All pairs of groups, of a workflow and of one that it calls, that can be the same; and how many were looked at.
fn deadlocks(workflows: &BTreeMap<String, Workflow>) -> (usize, Vec<String>) {
    let (mut seen, mut wrong) = (0, Vec::new());
    for workflow in workflows.values() {
        let mut calls: Vec<_> = workflow.calls.iter().collect();
        while let Some(file) = calls.pop() {
            let called = &workflows[file];
            calls.extend(&called.calls);
            for (one, other) in
                workflow.groups.iter().flat_map(|one| called.groups.iter().map(move |other| (one, other)))
            {
                seen += 1;
                if may_be_same(one, other, &workflow.name) {
                    wrong.push(format!("{} calls {file}: {one} and {other}", workflow.name));
                }
            }
        }
    }
    (seen, wrong)
}

#[test]
fn no_called_workflow_waits_for_its_caller() {
    let workflows = files::list(&repository::root().join(".github/workflows")).expect("the workflows");
    let read = |path: std::path::PathBuf| {
        let name = path.file_name()?.to_str()?.to_owned();
        Some((name, Workflow::read(&fs::read_to_string(path).ok()?)))
    };
    let (seen, wrong) = deadlocks(&workflows.into_iter().filter_map(read).collect());
    assert!(seen > 0, "no workflow calls another");
    assert!(wrong.is_empty(), "these wait for each other:\n{}", wrong.join("\n"));
}

#[test]
fn groups_are_the_same_where_they_can_be() {
    for (caller, called, same) in [
        ("release-${{ github.ref }}", "${{ github.workflow }}-${{ github.ref }}", true),
        ("release-${{ github.ref }}", "check-${{ github.ref }}", false),
        ("${{ github.ref }}", "check-${{ github.ref }}", true),
        ("${{ github.ref }}-release", "${{ github.ref }}-check", false),
        ("Check", "check", true),
        ("check", "checks", false),
    ] {
        let text = |name: &str, rest: String| Workflow::read(&format!("name: {name}\n{rest}\njobs:\n"));
        let workflows = BTreeMap::from([
            (
                "a.yml".to_owned(),
                text(
                    "Release",
                    format!("concurrency:\n  group: {caller}\n    uses: ./.github/workflows/b.yml"),
                ),
            ),
            ("b.yml".to_owned(), text("Between", "    uses: ./.github/workflows/c.yml".to_owned())),
            ("c.yml".to_owned(), text("Check", format!("concurrency: {called}"))),
        ]);
        assert_eq!(
            deadlocks(&workflows),
            (1, if same { vec![format!("Release calls c.yml: {caller} and {called}")] } else { vec![] }),
            "{caller}"
        );
    }
}
