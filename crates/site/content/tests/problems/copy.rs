//! A copy of the folder of content, in memory, in which a test can make mistakes.

use std::path::Path;
use std::sync::LazyLock;

use mbao_content::{Content, Folder, Lang, Problem};

static WHOLE: LazyLock<Folder> =
    LazyLock::new(|| Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content")));

/// Without what takes long to check and no mistake of most tests has to do with: solved tables, the lists of terms,
/// and all puzzles but the first of each game, which stand there as often as a game needs them.
static LIGHT: LazyLock<Folder> = LazyLock::new(|| {
    let mut folder = WHOLE.clone();
    for path in WHOLE.paths() {
        if path.starts_with("tables/") {
            folder.remove(path);
        } else if path.ends_with("/terms.toml") {
            folder.write(path, "");
        } else if path.ends_with("/puzzles.story") {
            let file = WHOLE.text(path).expect("puzzles");
            let (first, _) = file.split_once(BETWEEN).expect("a puzzle");
            let again = |n: usize| first.replacen("Id: ", &format!("Id: {n}-"), 1);
            folder.write(path, (0..20).map(again).collect::<Vec<_>>().join(BETWEEN));
        }
    }
    folder
});

/// What stands between two chapters of a story.
pub const BETWEEN: &str = "\n---\n\n";

/// What is said of texts that are those of another language.
const SAME: &str = "word for word as in ";

/// A copy of the folder that a test may change.
pub struct Copy(Folder);

impl Copy {
    pub fn new() -> Self {
        Self(LIGHT.clone())
    }

    /// With all tables, terms and puzzles.
    pub fn whole() -> Self {
        Self(WHOLE.clone())
    }

    /// The text of a file.
    #[track_caller]
    pub fn text(&self, file: &str) -> String {
        self.0.text(file).expect("the file").to_owned()
    }

    /// How many files a folder has.
    pub fn count(&self, folder: &str) -> usize {
        self.0.paths().filter(|path| path.starts_with(folder)).count()
    }

    /// Replaces the first `old` in a file.
    #[track_caller]
    pub fn change(self, file: &str, old: &str, new: &str) -> Self {
        let text = self.text(file);
        assert!(text.contains(old), "{file} has no {old}");
        self.write(file, &text.replacen(old, new, 1))
    }

    pub fn write(mut self, file: &str, text: &str) -> Self {
        self.0.write(file, text);
        self
    }

    /// Marks a text as meant to be the same in Kiswahili.
    pub fn same(self, text: &str) -> Self {
        self.change("i18n/sw/same.toml", "same = [", &format!("same = [{text:?},\n"))
    }

    pub fn remove(mut self, file: &str) -> Self {
        self.0.remove(file);
        self
    }

    pub fn read(&self) -> Result<Content, Vec<Problem>> {
        Content::of(&self.0)
    }

    /// What is wrong with the English and the Kiswahili texts; other languages lack what a test writes, and the same
    /// words in both are what [`untranslated`](Self::untranslated) tells.
    pub fn problems(&self) -> Vec<String> {
        let other = |problem: &String| {
            Lang::ALL[..].iter().any(|lang| {
                ![Lang::En, Lang::Sw].contains(lang) && problem.contains(&format!("/i18n/{}/", lang.tag()))
            })
        };
        self.all(|problem| !problem.contains(SAME) && !other(problem))
    }

    /// Texts that are those of another language.
    pub fn untranslated(&self) -> Vec<String> {
        self.all(|problem| problem.contains(SAME))
    }

    fn all(&self, wanted: impl Fn(&String) -> bool) -> Vec<String> {
        let problems = self.read().err().unwrap_or_default();
        problems.iter().map(ToString::to_string).filter(wanted).collect()
    }

    /// Expects problems by file, by a text whose last occurrence is on that line, and by message.
    #[track_caller]
    pub fn says_at(&self, expected: &[(&str, &str, &str)]) {
        let lines: Vec<String> = expected
            .iter()
            .map(|(file, there, message)| {
                let text = self.text(file);
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

/// What is said of a text in a language that there is not.
pub fn no_language(tag: &str) -> String {
    let tags = Lang::ALL.map(|lang| format!("`{}`", lang.tag()));
    let known = if let [one, other] = &tags[..] {
        format!("{one} or {other}")
    } else {
        format!("one of {}", tags.join(", "))
    };
    format!("unknown field `{tag}`, expected {known}")
}

pub const CORO: &str = "i18n/en/article/05-coro.md";

/// Section 5 with other prose, the same in both languages; the prose begins at line 7 (English) or 6.
pub fn coro(prose: &str) -> Copy {
    let head = |coro: &str| format!("title = \"{coro}\"\nsummary = \"{coro}.\"\nhead = \"{coro} of Lango\"");
    Copy::new()
        .write(CORO, &format!("+++\n{}\ngame = \"coro\"\n+++\n{prose}\n", head("Coro")))
        .write("i18n/sw/article/05-coro.md", &format!("+++\n{}\n+++\n{prose}\n", head("Mchezo")))
}
