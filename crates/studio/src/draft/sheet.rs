//! The boards of a story at which something is said, each alone.

use mbao_rules::story::{Place, Step, Words};

use super::Draft;

impl Draft {
    /// The boards at which something is said or asked, in the order of the text.
    pub(crate) fn said_places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        if !self.story.words.is_empty() {
            places.push(Place::default());
        }
        gather(&self.story.steps, &[], &mut places);
        places
    }

    /// The story of one board: what leads to it, and what is said there, without its question.
    pub(crate) fn alone(&self, place: &Place) -> Self {
        let mut story = self.story.clone();
        let said: Vec<Words> = self.story.words(place).unwrap_or_default().to_vec();
        let said: Vec<Words> = said
            .into_iter()
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
    use mbao_rules::story::Story;

    use super::*;

    #[test]
    fn each_board_at_which_something_is_said_can_stand_alone() {
        let text = "Game: ndoto\n\n{Zero. [%ask]}\n1. c1 {One. [%csl Gc1]}  d2 ({Or:} 1. ... e2 {Two.})\n";
        let made = Draft::of(Story::read(text).expect("a story"));
        let alone: Vec<String> = made.said_places().iter().map(|place| made.alone(place).text()).collect();
        let bodies: Vec<&str> =
            alone.iter().map(|text| text.split_once("\n\n").expect("headers").1).collect();
        let expected = ["{Zero.}\n", "1. c1 {One. [%csl Gc1]}\n", "1. c1 {Or:}\n", "1. c1  e2 {Two.}\n"];
        assert_eq!(bodies, expected);
    }
}
