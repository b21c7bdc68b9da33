//! Why a turn is suggested: facts found by comparing the board before and after it and by searching
//! one more turn. Other crates put them into words.

use alloc::string::String;
use alloc::vec::Vec;

use mbao_rules::definition::Then;
use mbao_rules::{Action, Event, Game, Legal, Mark, Position, Side};

use crate::judge::{Eye, Judge};
use crate::memory::Memory;
use crate::player::{Limits, Player, Suggestion};
use crate::reach::{Reach, Root};
use crate::search::Search;

/// Nodes for searching what the opponent can take.
const NODES_OF_A_LOOK: u64 = 12_000;

/// A fact about a turn that speaks for it or that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// There is nothing else to play.
    OnlyChoice,
    /// It wins the game at once.
    Wins,
    /// It wins by force in this many turns of both players.
    WinsIn {
        /// Turns, this one included.
        turns: u32,
    },
    /// The player may pass: the opponent has to start, and every start loses by force.
    PassingWins {
        /// Turns, this one included.
        turns: u32,
    },
    /// Every turn loses by force; this one takes the longest.
    LosesLast {
        /// Turns, this one included.
        turns: u32,
    },
    /// It captures.
    Captures {
        /// Seeds taken.
        seeds: u16,
        /// For each capture, the number of the line of endings in the game's definition and the
        /// seeds taken.
        endings: Vec<(u8, u8)>,
        /// Whether an unbroken run of further pits was captured along.
        string: bool,
    },
    /// This many pits become the player's own (bulls, knives).
    Marks {
        /// Pits.
        pits: u8,
    },
    /// The player starts again in the same turn.
    StartsAgain {
        /// How often.
        times: u8,
    },
    /// The opponent has no pit to start from.
    LeavesNoStart,
    /// The opponent is left with a single start.
    LeavesOneStart {
        /// The start as action text.
        start: String,
    },
    /// The opponent could have taken this many seeds more than now.
    Saves {
        /// Seeds.
        seeds: u16,
    },
    /// The opponent can take nothing in the next turn.
    LeavesNothingExposed,
    /// The opponent can take this many seeds in the next turn.
    Exposes {
        /// Seeds.
        seeds: u16,
    },
}

impl Player {
    /// Why a suggested turn is good, the weightiest fact first. `suggestion` must be for the
    /// present state of this game; otherwise there are no reasons.
    #[must_use]
    pub fn reasons(&self, game: &Game, suggestion: &Suggestion) -> Vec<HintReason> {
        let mut reasons = Vec::new();
        if !game.position().phase().is_play() {
            return reasons;
        }
        let mover = game.mover();
        let mut after = game.clone();
        let mut events = Vec::new();
        for &action in &suggestion.turn {
            match after.play(action) {
                Ok(happened) => events.extend(happened),
                Err(_) => return Vec::new(),
            }
        }
        if game.legal_texts().len() == 1 {
            reasons.push(HintReason::OnlyChoice);
        }
        match (after.outcome(), suggestion.value.forced()) {
            (Some(outcome), _) if outcome.winner == Some(mover) => reasons.push(HintReason::Wins),
            (_, Some((true, turns)))
                if suggestion.action == Action::Pass && !reasons.contains(&HintReason::OnlyChoice) =>
            {
                reasons.push(HintReason::PassingWins { turns });
            }
            (_, Some((true, turns))) => reasons.push(HintReason::WinsIn { turns }),
            (_, Some((false, turns))) => reasons.push(HintReason::LosesLast { turns }),
            _ => {}
        }
        let (mut seeds, mut endings, mut line) = (0_u16, Vec::new(), 0);
        let (mut marks, mut again, mut string) = (0_u8, 0_u8, false);
        for event in events.iter().filter(|event| event.by() == mover) {
            match event {
                Event::Ending { rule, .. } => line = *rule,
                Event::Capture { pits, seeds: taken, .. } => {
                    seeds += u16::from(*taken);
                    endings.push((line, *taken));
                    string |= self.pits_without_string(line).is_some_and(|without| pits.len() > without);
                }
                Event::Mark { mark, .. } if *mark == Mark::Owned(mover) => marks += 1,
                Event::Again { .. } => again += 1,
                _ => {}
            }
        }
        if seeds > 0 {
            reasons.push(HintReason::Captures { seeds, endings, string });
        }
        if marks > 0 {
            reasons.push(HintReason::Marks { pits: marks });
        }
        if again > 0 {
            reasons.push(HintReason::StartsAgain { times: again });
        }
        if after.outcome().is_none() && after.mover() != mover {
            self.what_is_left(game.position(), &after, &mut reasons);
        }
        reasons
    }

    /// The number of pits that a line of endings captures without its run of further pits, if it
    /// captures such runs.
    fn pits_without_string(&self, line: u8) -> Option<usize> {
        self.rules.definition().endings.iter().find_map(|ending| match ending.then {
            Then::Capture(capture) if ending.rule == line && capture.string => {
                Some(1 + usize::from(capture.own) + usize::from(capture.behind))
            }
            _ => None,
        })
    }

    /// Compares what the opponent can do after the turn with what they could do before.
    fn what_is_left(&self, before: &Position, after: &Game, reasons: &mut Vec<HintReason>) {
        let starts = after.legal_texts();
        let plays: Vec<&String> = starts.iter().filter(|start| *start != "pass").collect();
        match plays[..] {
            [] => reasons.push(HintReason::LeavesNoStart),
            [only] => reasons.push(HintReason::LeavesOneStart { start: only.clone() }),
            _ => {}
        }
        let [could, can] = self.could_and_can(before, after.position(), NODES_OF_A_LOOK);
        if could > can {
            reasons.push(HintReason::Saves { seeds: could - can });
        }
        reasons.push(match can {
            0 => HintReason::LeavesNothingExposed,
            seeds => HintReason::Exposes { seeds },
        });
    }

    /// What the opponent could take without the turn, and what they can after it.
    fn could_and_can(&self, before: &Position, after: &Position, nodes: u64) -> [u16; 2] {
        [self.rules.turn_ended(before), *after].map(|pos| self.can_take(&pos, nodes))
    }

    /// Seeds that the player about to start can take in one turn.
    fn can_take(&self, pos: &Position, nodes: u64) -> u16 {
        let Legal::Open(legal) = self.rules.legal(pos) else { return 0 };
        let judge = Judge::new(&self.rules, Eye::Seeds, 0, 0);
        let root = Root { pos: *pos, trail: Vec::new(), begun: Vec::new(), legal: legal.to_vec(), turn: 1 };
        let reach = Reach { turns: 1, nodes, ..Reach::ALL };
        let mut memory = Memory::new(1 << 16, nodes);
        let found = Search::new(&self.rules, &judge, &mut memory, reach, &mut || false).run(&root);
        let mover = pos.mover();
        let Some(found) = found else { return 0 };
        // Plays the line, because the values of wins and losses hide what was taken.
        let mut end = *pos;
        for &mv in &found.line {
            match self.rules.play(&end, mv) {
                Ok(next) => end = next,
                Err(_) => break,
            }
            if end.pending() == mbao_rules::Pending::Nothing {
                break;
            }
        }
        let seeds = |side: Side| judge.seeds_of(&end, side) - judge.seeds_of(pos, side);
        let gain = (seeds(mover) - seeds(mover.other())) / if judge.by_stores() { 1 } else { 2 };
        u16::try_from(gain).unwrap_or(0)
    }

    /// A suggestion with its reasons. It is what is best as far as the level sees; no style is in it.
    pub fn hint(
        &self,
        game: &Game,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Option<(Suggestion, Vec<HintReason>)> {
        let suggestion = self.clone().without_style().think(game, limits, None, &mut stop)?;
        let reasons = self.reasons(game, &suggestion);
        Some((suggestion, reasons))
    }
}

#[cfg(test)]
mod tests {
    use mbao_rules::GAMES;

    use super::*;
    use crate::level::Level;
    use crate::random::SplitMix;

    /// What is said of a turn holds if one looks four times as far: of 500 turns of a game, 484 in giuthi, 491 in mbothe, all in the
    /// others (November 2026; `TURNS=500` compiles it with so many).
    #[test]
    fn reasons_are_confirmed_by_looking_further() {
        let turns = option_env!("TURNS").and_then(|turns| turns.parse().ok()).unwrap_or(100);
        for definition in GAMES {
            let (mut said, mut confirmed) = (0_u32, 0_u32);
            for seed in 0.. {
                let mut random = SplitMix::new(seed);
                let mut game = Game::start(&definition.id).expect("a game");
                while said < turns && game.outcome().is_none() && game.actions().len() < 400 {
                    let player = Player::new(game.rules(), Level::MASTER, seed);
                    let limits = Limits { nodes: 300, ..Limits::default() };
                    let Some(found) = player.suggest(&game, &limits, || false) else { break };
                    let mut after = game.clone();
                    let whole = found.turn.iter().all(|&action| after.play(action).is_ok());
                    let goes_on = whole && game.position().phase().is_play() && after.outcome().is_none();
                    if goes_on && after.mover() != game.mover() && game.position().between_turns() {
                        let look = |nodes| player.could_and_can(game.position(), after.position(), nodes);
                        let [could, can] = look(NODES_OF_A_LOOK);
                        said += 1;
                        confirmed += u32::from(look(4 * NODES_OF_A_LOOK) == [could, can]);
                    }
                    // Games differ: now and then something else is played.
                    let legal = game.legal();
                    let other = legal.get(random.below(legal.len().max(1) * 3)).copied();
                    if other.is_none_or(|other| game.play(other).is_err()) && game.play(found.action).is_err()
                    {
                        break;
                    }
                }
                if said >= turns || seed > 400 {
                    break;
                }
            }
            assert!(said >= turns && confirmed * 10 >= said * 9, "{}: {confirmed} of {said}", definition.id);
        }
    }
}
