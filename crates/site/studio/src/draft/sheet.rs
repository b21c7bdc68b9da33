//! The boards of a story at which something is said, each alone, and each of their beats.

use mbao_story::{Place, Step, Words};

use super::{Draft, said};

impl Draft {
    /// The boards at which something is said or asked, in the order of the text, with their beats.
    pub(crate) fn said_places(&self) -> Vec<(Place, u8)> {
        let said = self.boards().into_iter().filter(|(_, words)| !words.is_empty());
        said.flat_map(|(place, words)| (0..said::beats(words)).map(move |beat| (place.clone(), beat)))
            .collect()
    }

    /// All boards in the order of the text, with what is said there.
    pub(super) fn boards(&self) -> Vec<(Place, &[Words])> {
        let mut boards = Vec::new();
        gather(&self.story.words, &self.story.steps, &[], &mut boards);
        boards
    }

    /// The number by which readers reach the shown beat, or in a branch the turn that it replaces; `None` where the
    /// author says nothing anywhere, and each handful is a step.
    pub(crate) fn reader_step(&self) -> Option<usize> {
        if !self.boards().into_iter().flat_map(|(_, words)| words).any(speaks) {
            return None;
        }
        let boards =
            std::iter::once(&self.story.words).chain(self.story.steps.iter().map(|step| &step.words));
        let beats: Vec<usize> = boards.map(|words| said::beats(words).into()).collect();
        let (board, beat) = match self.at.branches.first() {
            Some((step, _)) => (step + 1, 0),
            None => (self.at.steps, usize::from(self.beat())),
        };
        let here = *beats.get(board)?;
        Some(beats[..board].iter().sum::<usize>() + beat.min(here - 1))
    }

    /// The story of one beat: what leads to its board, and what is said there, without its question.
    pub(crate) fn alone(&self, place: &Place, beat: u8) -> Self {
        let mut story = self.story.clone();
        let said: Vec<Words> = self.story.words(place).unwrap_or_default().to_vec();
        let said: Vec<Words> = said
            .into_iter()
            .filter(|words| words.beat == beat)
            .map(|words| {
                let Words { language, text, rings, arrows, .. } = words;
                Words { language, text, rings, arrows, ..Words::default() }
            })
            .collect();
        story.words.clear();
        story.steps = self.story.actions(place).unwrap_or_default().into_iter().map(Step::new).collect();
        if let Some(last) = story.steps.last_mut() {
            last.words = said;
        } else {
            story.words = said;
        }
        Self::of(story)
    }
}

/// Whether something is told, pointed at or asked.
fn speaks(Words { text, rings, arrows, ask, .. }: &Words) -> bool {
    !text.is_empty() || !rings.is_empty() || !arrows.is_empty() || ask.is_some()
}

fn gather<'a>(
    words: &'a [Words],
    line: &'a [Step],
    branches: &[(usize, usize)],
    boards: &mut Vec<(Place, &'a [Words])>,
) {
    boards.push((Place { branches: branches.to_vec(), steps: 0 }, words));
    for (at, step) in line.iter().enumerate() {
        boards.push((Place { branches: branches.to_vec(), steps: at + 1 }, &step.words));
        for (index, branch) in step.branches.iter().enumerate() {
            let inner = [branches, &[(at, index)]].concat();
            gather(&branch.words, &branch.steps, &inner, boards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::made::{body, read};
    use super::*;

    #[test]
    fn readers_reach_each_beat_by_its_number() {
        let text = "Game: ndoto\n\n{A.} {[%beat 2] B.}\n1. c1 {C.} {[%beat 2] D.}  d2 (1. ... e2 {E.})\n";
        let mut made = read(text);
        let mut step = |branches: &[(usize, usize)], steps, beat| {
            made.go(Place { branches: branches.to_vec(), steps });
            made.go_to_beat(beat);
            made.reader_step()
        };
        assert_eq!([step(&[], 0, 0), step(&[], 0, 1), step(&[], 0, 2)], [Some(0), Some(1), Some(1)]);
        assert_eq!([step(&[], 1, 0), step(&[], 1, 1), step(&[], 2, 0)], [Some(2), Some(3), Some(4)]);
        assert_eq!(step(&[(1, 0)], 1, 0), Some(4));
        assert_eq!(read("Game: ndoto\n\n1. c1\n").reader_step(), None);
    }

    #[test]
    fn each_board_at_which_something_is_said_can_stand_alone() {
        let text = "Game: ndoto\n\n{Zero. [%ask]}\n1. c1 {One. [%csl Gc1]}  d2 ({Or:} 1. ... e2 {Two.} {[%beat 2] Three.})\n";
        let made = read(text);
        let bodies: Vec<String> =
            made.said_places().iter().map(|(place, beat)| body(&made.alone(place, *beat))).collect();
        let expected = [
            "{Zero.}\n",
            "1. c1 {One. [%csl Gc1]}\n",
            "1. c1 {Or:}\n",
            "1. c1  e2 {Two.}\n",
            "1. c1  e2 {Three.}\n",
        ];
        assert_eq!(bodies, expected);
    }
}
