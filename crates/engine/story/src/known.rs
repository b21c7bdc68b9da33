//! What is known of a game while its story is read.

use mbao_rules::{Action, Board, Error, Rules};

pub(crate) trait Known {
    fn board(&self) -> Board;
    fn action(&self, text: &str) -> Result<Action, Error>;
    /// Refuses an action that cannot be written in the game.
    fn may_be_written(&self, action: &Action) -> Result<(), Error>;
}

impl Known for Rules {
    fn board(&self) -> Board {
        Self::board(self)
    }

    fn action(&self, text: &str) -> Result<Action, Error> {
        self.read_action(text)
    }

    fn may_be_written(&self, action: &Action) -> Result<(), Error> {
        self.move_of(action).map(|_| ())
    }
}

/// Whoever plays the story finds out the rest.
impl Known for Board {
    fn board(&self) -> Board {
        *self
    }

    fn action(&self, text: &str) -> Result<Action, Error> {
        Action::on(text, *self)
    }

    fn may_be_written(&self, _: &Action) -> Result<(), Error> {
        Ok(())
    }
}
