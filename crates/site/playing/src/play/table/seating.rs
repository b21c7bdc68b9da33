//! Who plays against whom.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};

use crate::words;
use mbao_viewer::board_element::Side;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// The reader against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    People,
    /// The reader against somebody who has sent the game.
    Friend,
    /// The computer against itself.
    Watch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seating {
    pub who: Who,
    /// The level of the computer, from 0 to 5.
    pub level: u8,
    /// Whether the reader sits in the north.
    pub swapped: bool,
    /// Games that the reader and the friend have won against each other before this one.
    pub won: [u32; 2],
}

impl Default for Seating {
    fn default() -> Self {
        Self { who: Who::Computer, level: 2, swapped: false, won: [0; 2] }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The reader, against the computer or a friend.
    You,
    /// One of two people at one screen.
    Person,
    /// Whoever has sent the game.
    Friend,
    /// The computer, by its level.
    Computer(u8),
}

impl Seating {
    /// A game that was sent to whoever sits on this side, after so many that they and the sender have won.
    pub fn with_friend(own: Side, won: [u32; 2]) -> Self {
        Self { who: Who::Friend, swapped: own == Side::North, won, ..Self::default() }
    }

    /// With what a side has won now.
    pub fn after(mut self, winner: Option<Side>) -> Self {
        if let Some(winner) = winner {
            let won = &mut self.won[usize::from(winner != self.near())];
            *won = won.saturating_add(1);
        }
        self
    }

    /// Whether no computer plays.
    pub fn is_people(self) -> bool {
        matches!(self.who, Who::People | Who::Friend)
    }

    /// The same seating with a valid level, whatever was kept.
    pub fn sound(self) -> Self {
        Self { level: self.level.min(5), ..self }
    }

    /// These players with their sides swapped.
    pub fn across(self) -> Self {
        Self { swapped: !self.swapped, ..self }
    }

    /// After a game that this side won: the reader, if it was theirs, and the next better computer, if there is one.
    pub fn next(self, winner: Option<Side>) -> Option<Self> {
        let yours = winner.is_some_and(|winner| self.player(winner) == Player::You);
        let beaten = yours && self.who == Who::Computer;
        (beaten && self.level < 5).then(|| Self { level: self.level + 1, ..self })
    }

    /// The seats that an address asks for with the board's own attributes, `computer:0` to `computer:5` or `human`;
    /// `None` if it asks for none, or names no player.
    pub fn asked(south: Option<&str>, north: Option<&str>) -> Option<Self> {
        let level = |player: &str| match player.strip_prefix("computer:") {
            Some(level) => level.parse().ok().filter(|level| *level <= 5).map(Some),
            None => (player == "human").then_some(None),
        };
        let (south, north) = (south.map(level), north.map(level));
        if south == Some(None) || north == Some(None) || (south, north) == (None, None) {
            return None;
        }
        Some(match (south.flatten().flatten(), north.flatten().flatten()) {
            (Some(level), Some(_)) => Self { who: Who::Watch, level, ..Self::default() },
            (Some(level), None) => Self { level, swapped: true, ..Self::default() },
            (None, Some(level)) => Self { level, ..Self::default() },
            (None, None) => Self { who: Who::People, ..Self::default() },
        })
    }

    pub fn player(self, side: Side) -> Player {
        let far = if self.swapped { Side::South } else { Side::North };
        match self.who {
            Who::People => Player::Person,
            Who::Computer | Who::Friend if side != far => Player::You,
            Who::Friend => Player::Friend,
            _ => Player::Computer(self.level),
        }
    }

    /// The side nearest to the reader: North's, where the reader sits there, because the board is turned then.
    pub fn near(self) -> Side {
        if self.player(Side::North) == Player::You { Side::North } else { Side::South }
    }

    pub fn name(self, lang: Lang, side: Side) -> String {
        match self.player(side) {
            Player::You => words::you(lang),
            Player::Person => side.name(lang),
            Player::Friend => words::friend(lang),
            Player::Computer(level) => words::computer(lang, &level.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_seats_players() {
        let asked = Seating::asked;
        let seating = |who, level, swapped| Some(Seating { who, level, swapped, ..Seating::default() });
        assert_eq!(asked(None, Some("computer:1")), seating(Who::Computer, 1, false));
        assert_eq!(asked(Some("computer:4"), Some("human")), seating(Who::Computer, 4, true));
        assert_eq!(asked(Some("computer:3"), Some("computer:3")), seating(Who::Watch, 3, false));
        assert_eq!(asked(Some("human"), None), seating(Who::People, 2, false));
        for no_player in ["computer:-1", "computer:6", "computer:", "computer", "", "robot", "computer:99999"]
        {
            assert_eq!(asked(None, Some(no_player)), None, "{no_player}");
            assert_eq!(asked(Some(no_player), Some("computer:1")), None, "{no_player}");
        }
        assert_eq!(asked(None, None), None);
    }

    #[test]
    fn whoever_beats_a_computer_meets_the_next_better_one() {
        let seating = Seating::default();
        assert_eq!(seating.next(Some(Side::South)), Some(Seating { level: 3, ..seating }));
        assert_eq!(seating.next(Some(Side::North)), None);
        assert_eq!(seating.next(None), None);
        let swapped = seating.across();
        assert_eq!(swapped.next(Some(Side::North)), Some(Seating { level: 3, ..swapped }));
        assert_eq!(Seating { level: 5, ..seating }.next(Some(Side::South)), None);
        for who in [Who::People, Who::Friend, Who::Watch] {
            assert_eq!(Seating { who, ..seating }.next(Some(Side::South)), None);
        }
    }

    #[test]
    fn you_sit_in_the_south_until_sides_are_swapped() {
        let seating = Seating::default();
        assert_eq!(seating.player(Side::South), Player::You);
        assert_eq!(seating.player(Side::North), Player::Computer(2));
        let swapped = Seating { swapped: true, ..seating };
        assert_eq!(swapped.player(Side::South), Player::Computer(2));
        assert_eq!(swapped.player(Side::North), Player::You);
        assert_eq!([seating.near(), swapped.near()], [Side::South, Side::North]);
        let with_friend = [Side::South, Side::North].map(|own| Seating::with_friend(own, [1, 0]));
        assert_eq!(with_friend.map(Seating::near), [Side::South, Side::North]);
        assert_eq!(with_friend.map(|seating| seating.player(Side::North)), [Player::Friend, Player::You]);
        assert_eq!(with_friend.map(|seating| seating.after(Some(Side::North)).won), [[1, 1], [2, 0]]);
        for side in [Side::South, Side::North] {
            assert_eq!(Seating { who: Who::People, ..swapped }.player(side), Player::Person);
            assert_eq!(Seating { who: Who::Watch, ..swapped }.player(side), Player::Computer(2));
        }
    }
}
