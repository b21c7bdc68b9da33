//! The static evaluation of a position between turns, for the player about to start.

use mbao_rules::definition::Count;
use mbao_rules::{Outcome, Position, Rules, Side};

use crate::features::{Features, Weighed};
use crate::random::mixed;
use crate::weights::WEIGHTS;

/// The value of a game won at once. A win in `n` turns is worth `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Values of at least this size: won (or lost) by force.
pub(crate) const FORCED: i32 = 27_500;
/// Won (or lost) as far as was looked, but not in a known number of turns.
pub(crate) const SURE: i32 = 27_000;
/// Values of at least this size: decided by the seeds kept, but not played out.
const DECIDED: i32 = 21_000;
/// The values of undecided positions are smaller than this.
pub(crate) const UNDECIDED: i32 = 20_000;

/// How a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eye {
    /// By the seeds each player has, like someone who has just learnt the game.
    Seeds,
    /// By the weights of the game.
    Trained,
}

/// Judges positions of one game.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    features: Features,
    /// `None` if no weights have been learnt for the game.
    weighed: Option<Weighed>,
    /// How far a judgement may be off, in thousandths of the natural logarithm
    /// of the odds.
    rough: u64,
    seed: u64,
    eye: Eye,
    counts_stores: bool,
}

/// The value of one more seed when only seeds count.
const A_SEED: i32 = 250;

impl Judge {
    pub(crate) fn new(rules: &Rules, eye: Eye, rough: u16, seed: u64) -> Self {
        let definition = rules.definition();
        let known = WEIGHTS.iter().find(|(id, _)| *id == definition.id);
        Self::with_weights(rules, known.map_or(&[], |(_, weights)| weights), eye, rough, seed)
    }

    /// A judge with the given weights. If their number is wrong, the game has not been learnt and
    /// only seeds count.
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

    /// The value of a position between turns, for the player about to start.
    pub(crate) fn value(&self, pos: &Position) -> i32 {
        if let Some((winner, lead)) = self.features.decided(pos) {
            let value = DECIDED + 20 * lead;
            return if winner == pos.mover() { value } else { -value };
        }
        let value = match &self.weighed {
            Some(weighed) if self.eye != Eye::Seeds => weighed.value(&self.features, pos),
            _ => self.seeds(pos) * A_SEED,
        };
        (value + self.off(pos)).clamp(1 - UNDECIDED, UNDECIDED - 1)
    }

    /// The error in the judgement of a position, always the same for the same position.
    pub(crate) fn off(&self, pos: &Position) -> i32 {
        if self.rough == 0 {
            return 0;
        }
        let off = mixed(pos.fingerprint() ^ self.seed) % (2 * self.rough + 1);
        i32::try_from(off).unwrap_or(0) - i32::try_from(self.rough).unwrap_or(0)
    }

    /// The lead in seeds of the player about to start.
    fn seeds(&self, pos: &Position) -> i32 {
        let me = pos.mover();
        self.seeds_of(pos, me) - self.seeds_of(pos, me.other())
    }

    /// The seeds a player has: in their store and marks or, in games without stores, on their side
    /// and in their hand.
    pub(crate) fn seeds_of(&self, pos: &Position, player: Side) -> i32 {
        let mut sum = 0;
        self.features.kept(pos, self.counts_stores, |side, seeds| {
            sum += if side == player { i32::from(seeds) } else { 0 };
        });
        sum
    }

    /// Whether the game is counted by stores.
    pub(crate) const fn by_stores(&self) -> bool {
        self.counts_stores
    }

    /// The value for a player of a game that ends `turns` turns after the root.
    pub(crate) fn over(outcome: &Outcome, player: Side, turns: i32) -> i32 {
        match outcome.winner {
            None => 0,
            Some(winner) if winner == player => WIN - turns,
            Some(_) => turns - WIN,
        }
    }

    /// The value for a player of a game that ends by repetition. It is not known when: the players have to
    /// go round until the position occurs for the third time.
    pub(crate) fn repeated(outcome: &Outcome, player: Side) -> i32 {
        Self::over(outcome, player, 0).clamp(-SURE, SURE)
    }

    /// The value where not all moves of the player were looked at: a loss is not certain.
    pub(crate) fn at_least(value: i32) -> i32 {
        value.max(-SURE)
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
            // A player who must always start from the leftmost pit chooses nothing between turns.
            let forced = definition.start.when.contains(&StartIf::Leftmost);
            let wanted = (!forced).then_some(stage * stages);
            assert_eq!(known, wanted, "{0}: cargo lab tune {0}", definition.id);
        }
    }
}
