//! The boards of a story at which something is said, each alone, and each of their beats.

use mbao_story::{Place, Step, Words};

use super::{Draft, said};

impl Draft {
    /// The boards at which something is said or asked, in the order of the text, with their beats.
    pub(crate) fn said_places(&self) -> Vec<(Place, u8)> {
        let mut places = Vec::new();
        if !self.story.words.is_empty() {
            places.push(Place::default());
        }
        gather(&self.story.steps, &[], &mut places);
        let beats = |place: &Place| said::beats(self.story.words(place).unwrap_or_default());
        places
            .into_iter()
            .flat_map(|place| (0..beats(&place)).map(move |beat| (place.clone(), beat)))
            .collect()
    }

    /// The number by which readers reach the shown beat, or in a branch the turn that it replaces; `None` where the
    /// author says nothing anywhere, and each handful is a step.
    pub(crate) fn reader_step(&self) -> Option<usize> {
        if !speaks(&self.story.words, &self.story.steps) {
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

/// Whether something is told, pointed at or asked anywhere in a line.
fn speaks(words: &[Words], steps: &[Step]) -> bool {
    let speaks_here = |words: &Words| {
        let Words { text, rings, arrows, ask, .. } = words;
        !text.is_empty() || !rings.is_empty() || !arrows.is_empty() || ask.is_some()
    };
    words.iter().any(speaks_here)
        || steps.iter().any(|step| {
            speaks(&step.words, &[])
                || step.branches.iter().any(|branch| speaks(&branch.words, &branch.steps))
        })
}

fn gather(line: &[Step], branches: &[(usize, usize)], places: &mut Vec<Place>) {
    for (at, step) in line.iter().enumerate() {
        if !step.words.is_empty() {
            places.push(Place { branches: branches.to_vec(), steps: at + 1 });
        }
        for (index, branch) in step.branches.iter().enumerate() {
            let mut inner = branches.to_vec();
            inner.push((at, index));
            if !branch.words.is_empty() {
                places.push(Place { branches: inner.clone(), steps: 0 });
            }
            gather(&branch.steps, &inner, places);
        }
    }
}

#[cfg(test)]
mod tests {
    use mbao_story::Story;

    use super::*;

    #[test]
    fn readers_reach_each_beat_by_its_number() {
        let text = "Game: ndoto\n\n{A.} {[%beat 2] B.}\n1. c1 {C.} {[%beat 2] D.}  d2 (1. ... e2 {E.})\n";
        let mut made = Draft::of(Story::read(text).expect("a story"));
        let mut step = |branches: &[(usize, usize)], steps, beat| {
            made.go(Place { branches: branches.to_vec(), steps });
            made.go_to_beat(beat);
            made.reader_step()
        };
        assert_eq!([step(&[], 0, 0), step(&[], 0, 1), step(&[], 0, 2)], [Some(0), Some(1), Some(1)]);
        assert_eq!([step(&[], 1, 0), step(&[], 1, 1), step(&[], 2, 0)], [Some(2), Some(3), Some(4)]);
        assert_eq!(step(&[(1, 0)], 1, 0), Some(4));
        assert_eq!(Draft::of(Story::read("Game: ndoto\n\n1. c1\n").expect("a story")).reader_step(), None);
    }

    #[test]
    fn each_board_at_which_something_is_said_can_stand_alone() {
        let text = "Game: ndoto\n\n{Zero. [%ask]}\n1. c1 {One. [%csl Gc1]}  d2 ({Or:} 1. ... e2 {Two.} {[%beat 2] Three.})\n";
        let made = Draft::of(Story::read(text).expect("a story"));
        let alone: Vec<String> =
            made.said_places().iter().map(|(place, beat)| made.alone(place, *beat).text()).collect();
        let bodies: Vec<&str> =
            alone.iter().map(|text| text.split_once("\n\n").expect("headers").1).collect();
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
