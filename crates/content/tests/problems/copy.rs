//! A copy of the folder of content in which a test can make mistakes.

use std::fs;
use std::path::{Path, PathBuf};

use mbao_content::Content;
use tempfile::TempDir;

/// A copy of the folder that a test may change.
pub struct Copy {
    _folder: TempDir,
    pub content: PathBuf,
}

impl Copy {
    pub fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let content = folder.path().join("content");
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"), &content);
        Self { _folder: folder, content }
    }

    /// Replaces the first `old` in a file.
    pub fn change(self, file: &str, old: &str, new: &str) -> Self {
        let path = self.content.join(file);
        let text = fs::read_to_string(&path).expect("the file");
        assert!(text.contains(old), "{file} has no {old}");
        fs::write(&path, text.replacen(old, new, 1)).expect("the file written");
        self
    }

    pub fn write(self, file: &str, text: &str) -> Self {
        fs::write(self.content.join(file), text).expect("the file written");
        self
    }

    pub fn remove(self, file: &str) -> Self {
        fs::remove_file(self.content.join(file)).expect("the file removed");
        self
    }

    pub fn problems(&self) -> Vec<String> {
        match Content::read(&self.content) {
            Ok(_) => Vec::new(),
            Err(problems) => problems.iter().map(ToString::to_string).collect(),
        }
    }

    /// Expects problems by file, by a text whose last occurrence is on that line, and by message.
    #[track_caller]
    pub fn says_at(&self, expected: &[(&str, &str, &str)]) {
        let lines: Vec<String> = expected
            .iter()
            .map(|(file, there, message)| {
                let text = fs::read_to_string(self.content.join(file)).expect("the file");
                let at = text.rfind(there).unwrap_or_else(|| panic!("{file} has no {there}"));
                format!("content/{file}:{}: {message}", text[..at].matches('\n').count() + 1)
            })
            .collect();
        assert_eq!(self.problems(), lines);
    }

    /// Expects one problem, which begins with this text.
    #[track_caller]
    pub fn says_start(&self, expected: &str) {
        let problems = self.problems();
        assert!(problems.len() == 1 && problems[0].starts_with(expected), "{problems:?}");
    }

    /// Expects problems of several files, in the files' order.
    #[track_caller]
    pub fn says_sorted(&self, expected: &[&str]) {
        let mut problems = self.problems();
        problems.sort();
        assert_eq!(problems, expected);
    }

    /// Expects these problems, ignoring those of translations that differ from the changed English text.
    #[track_caller]
    pub fn says_of_english(&self, expected: &[&str]) {
        let mut problems = self.problems();
        problems.retain(|problem| !problem.starts_with("content/i18n/sw/article/"));
        assert_eq!(problems, expected);
    }

    #[track_caller]
    pub fn says(&self, expected: &[&str]) {
        assert_eq!(self.problems(), expected);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("a copy");
        }
    }
}

pub const CORO: &str = "i18n/en/article/05-coro.md";

/// Section 5 with other prose, the same in both languages; the prose begins at line 7 (English) or 6.
pub fn coro(prose: &str) -> Copy {
    let head = "title = \"Coro\"\nsummary = \"Coro.\"";
    Copy::new()
        .write(CORO, &format!("+++\n{head}\ngame = \"coro\"\n+++\n\n{prose}\n"))
        .write("i18n/sw/article/05-coro.md", &format!("+++\n{head}\n+++\n\n{prose}\n"))
}
