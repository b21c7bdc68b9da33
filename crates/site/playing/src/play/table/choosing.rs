//! What is chosen for the next game: its set-up and its options.

use litemap::LiteMap;
use mbao_viewer::Choice;
use mbao_viewer::board_element::State;

/// What is chosen for the next game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choosing {
    pub setup: String,
    /// Values of options by id, as chosen here.
    chosen: LiteMap<String, String>,
    /// Whether the reader is asked if the present game may be lost.
    pub asking: bool,
}

/// What the reader does to the controls for a new game.
pub enum Wish {
    Setup(String),
    /// The value of the option with an id.
    Option(String, String),
    Ask(bool),
}

impl Choosing {
    /// The controls show the set-up and options of the game that is on the board now.
    pub fn stand(&mut self, setup: &str, options: &LiteMap<String, String>) {
        setup.clone_into(&mut self.setup);
        self.chosen.retain(|id, value| options.get(id) == Some(value));
    }

    pub fn wish(&mut self, wish: Wish) {
        match wish {
            Wish::Setup(setup) => self.setup = setup,
            Wish::Option(id, value) => _ = self.chosen.insert(id, value),
            Wish::Ask(asking) => self.asking = asking,
        }
    }

    /// The value of an option for the next game, beside the game on the board.
    pub fn value<'a>(&'a self, option: &'a Choice, board: Option<&'a State>) -> &'a str {
        // Another set-up may come with other values, so only those that were chosen are kept.
        let stands = board.filter(|state| state.setup == self.setup);
        let stands = || stands.and_then(|state| state.options.get(&option.id));
        self.chosen.get(&option.id).or_else(stands).unwrap_or(&option.default)
    }

    /// The values that differ from the defaults, by id.
    pub fn differing(&self, options: &[Choice], board: Option<&State>) -> Vec<(String, String)> {
        let differing = |option: &Choice| {
            let value = self.value(option, board);
            (value != option.default).then(|| (option.id.clone(), value.to_owned()))
        };
        options.iter().filter_map(differing).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::seen::tests::state;
    use super::*;

    fn choice(id: &str) -> Choice {
        Choice {
            id: id.to_owned(),
            label: String::new(),
            values: Vec::new(),
            default: "0".to_owned(),
            doubt: None,
        }
    }

    fn values(pairs: &[(&str, &str)]) -> LiteMap<String, String> {
        pairs.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn the_next_game_is_like_the_one_on_the_board_until_something_else_is_chosen() {
        let options = [choice("a"), choice("b"), choice("c")];
        let board = State { setup: "i".to_owned(), options: values(&[("a", "1"), ("b", "0")]), ..state(1) };
        let mut choosing = Choosing::default();
        choosing.stand(&board.setup, &board.options);
        let differing = |choosing: &Choosing| {
            choosing.differing(&options, Some(&board)).into_iter().collect::<LiteMap<_, _>>()
        };
        assert_eq!(differing(&choosing), values(&[("a", "1")]));
        choosing.wish(Wish::Option("b".to_owned(), "2".to_owned()));
        choosing.wish(Wish::Option("a".to_owned(), "0".to_owned()));
        assert_eq!(differing(&choosing), values(&[("b", "2")]));
        // Another set-up comes with its own values.
        choosing.wish(Wish::Option("a".to_owned(), "3".to_owned()));
        choosing.wish(Wish::Setup("j".to_owned()));
        assert_eq!(differing(&choosing), values(&[("a", "3"), ("b", "2")]));
        choosing.chosen = LiteMap::default();
        assert_eq!(differing(&choosing), values(&[]));
    }

    #[test]
    fn a_game_that_is_laid_out_keeps_only_the_choices_that_hold_on_it() {
        let mut choosing = Choosing::default();
        choosing.wish(Wish::Option("a".to_owned(), "1".to_owned()));
        choosing.wish(Wish::Option("b".to_owned(), "2".to_owned()));
        choosing.stand("j", &values(&[("a", "1"), ("b", "0")]));
        assert_eq!((choosing.setup.as_str(), &choosing.chosen), ("j", &values(&[("a", "1")])));
    }
}
