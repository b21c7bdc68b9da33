//! The whole folder, read and checked.

use std::path::Path;

use crate::asked::Asked;
use crate::content::Content;
use crate::draft::Draft;
use crate::folder::Folder;
use crate::problem::{Problem, Problems};
use crate::{check, same, style};

impl Content {
    /// Reads the folder `content/` and checks it.
    ///
    /// # Errors
    /// Every problem found, by file and line. While a file cannot be read, problems that other files have
    /// with it are not reported.
    pub fn read(dir: &Path) -> Result<Self, Vec<Problem>> {
        Self::of(&Folder::read(dir))
    }

    /// Checks the files of a folder that was read, or made in memory.
    ///
    /// # Errors
    /// Every problem found, by file and line. While a file cannot be read, problems that other files have
    /// with it are not reported.
    pub fn of(folder: &Folder) -> Result<Self, Vec<Problem>> {
        let mut problems = Problems::of(folder);
        let mut draft = Draft::read(folder, &mut problems);
        let links = draft.links();
        draft.content.sections = draft.heads.iter().map(|head| head.section(&links, &mut problems)).collect();
        check::all(&draft, &mut problems);
        for (lang, style) in &draft.styles {
            style::check(style, *lang, &draft.texts, &mut problems);
        }
        same::check(&draft.same, &draft.texts, &mut problems);
        problems.or(draft.content)
    }

    /// The texts that the languages beside the first are asked for, where their own file has them or lacks them.
    pub fn asked(folder: &Folder) -> Vec<Asked> {
        Draft::read(folder, &mut Problems::of(folder)).asked
    }
}
