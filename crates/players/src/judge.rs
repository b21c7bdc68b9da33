//! What a position between turns is worth to the player to start, without
//! looking ahead.

use mbao_rules::definition::Count;
use mbao_rules::{Outcome, Position, Rules, Side};

use crate::features::{Features, Weighed};
use crate::random::mixed;
use crate::weights::WEIGHTS;

/// A game won at once. Won in `n` turns is worth `n` less.
pub(crate) const WIN: i32 = 30_000;
/// At least this: won (or lost) by force.
pub(crate) const FORCED: i32 = 27_500;
/// At least this: won already by the seeds kept, not yet played out.
const DECIDED: i32 = 21_000;
/// An undecided position is worth less than this.
pub(crate) const UNDECIDED: i32 = 20_000;

/// How a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eye {
    /// By the seeds each player has got, as who has just learnt the game.
    Seeds,
    /// By the weights of the game.
    Trained,
    /// By the same, and the worse the better: who plays so lets another learn.
    Giving,
}

impl Eye {
    /// What is thought of a position that is worth so much. A game that is won or lost is always seen as it is.
    pub(crate) const fn sees(self, value: i32) -> i32 {
        match self {
            Self::Giving if value.abs() < FORCED => -value,
            _ => value,
        }
    }
}

/// Judges positions of one game.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    features: Features,
    /// `None` where nobody has learnt the game.
    weighed: Option<Weighed>,
    /// How far a judgement may be off, in thousandths of the natural logarithm
    /// of the odds.
    rough: u64,
    seed: u64,
    eye: Eye,
    counts_stores: bool,
}

/// A seed more, for who counts only seeds.
const A_SEED: i32 = 250;

impl Judge {
    pub(crate) fn new(rules: &Rules, eye: Eye, rough: u16, seed: u64) -> Self {
        let definition = rules.definition();
        let known = WEIGHTS.iter().find(|(id, _)| *id == definition.id);
        Self::with_weights(rules, known.map_or(&[], |(_, weights)| weights), eye, rough, seed)
    }

    /// A judge with weights of its own. Where their number is wrong only seeds
    /// count: nobody has learnt that game.
    pub(crate) fn with_weights(rules: &Rules, weights: &[i16], eye: Eye, rough: u16, seed: u64) -> Self {
        let definition = rules.definition();
        let features = Features::new(rules);
        let weighed = Weighed::new(&features, rules, weights);
        Self {
            rough: u64::from(rough),
            seed,
            eye,
            counts_stores: definition.end.count != Count::StarterLoses,
            features,
            weighed,
        }
    }

    /// The value of a position between turns, for the player to start.
    pub(crate) fn value(&self, pos: &Position) -> i32 {
        if let Some((winner, lead)) = self.features.decided(pos) {
            let value = DECIDED + 20 * lead;
            return if winner == pos.mover() { value } else { -value };
        }
        let value = match &self.weighed {
            Some(weighed) if self.eye != Eye::Seeds => weighed.value(&self.features, pos),
            _ => self.seeds(pos) * A_SEED,
        };
        let value = self.eye.sees(value) + self.off(pos);
        value.clamp(1 - UNDECIDED, UNDECIDED - 1)
    }

    /// How far the judgement of a position is off: always the same of the same
    /// position.
    pub(crate) fn off(&self, pos: &Position) -> i32 {
        if self.rough == 0 {
            return 0;
        }
        let off = mixed(pos.fingerprint() ^ self.seed) % (2 * self.rough + 1);
        i32::try_from(off).unwrap_or(0) - i32::try_from(self.rough).unwrap_or(0)
    }

    /// Seeds the player to start is ahead.
    fn seeds(&self, pos: &Position) -> i32 {
        let me = pos.mover();
        self.seeds_of(pos, me) - self.seeds_of(pos, me.other())
    }

    /// Seeds a player has got: in his store and his marks, or, where there are
    /// no stores, on his side and in his hand.
    pub(crate) fn seeds_of(&self, pos: &Position, player: Side) -> i32 {
        let mut sum = 0;
        self.features.kept(pos, self.counts_stores, |side, seeds| {
            sum += if side == player { i32::from(seeds) } else { 0 };
        });
        sum
    }

    /// Whether stores are what counts.
    pub(crate) const fn by_stores(&self) -> bool {
        self.counts_stores
    }

    /// The value of a game that is over, for a player, `turns` turns from where
    /// it is looked from.
    pub(crate) fn over(outcome: &Outcome, player: Side, turns: i32) -> i32 {
        match outcome.winner {
            None => 0,
            Some(winner) if winner == player => WIN - turns,
            Some(_) => turns - WIN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::size;
    use mbao_rules::definition::StartIf;

    /// A game without weights is played by counting seeds, and nobody would see why it is played badly.
    #[test]
    fn every_game_with_something_to_choose_has_its_weights() {
        for definition in mbao_rules::GAMES {
            let known = WEIGHTS.iter().find(|(id, _)| *id == definition.id).map(|(_, weights)| weights.len());
            let (stage, stages) = size(definition);
            // Who always starts from his leftmost pit chooses nothing between turns.
            let forced = definition.start.when.contains(&StartIf::Leftmost);
            let wanted = (!forced).then_some(stage * stages);
            assert_eq!(known, wanted, "{0}: run the example `tune` with {0}", definition.id);
        }
    }
}
