//! Looks ahead exactly: every turn and every answer is played, and nothing is guessed about what comes after.

use std::fmt;
use std::str::FromStr;

use mbao_rules::{DeadEnd, Game, Moves, Pending, Phase, Position, Refusals, Rules, Side};
use mbao_story::{Turn, Uncounted, lead, turns};

/// The aim of a puzzle: the result that one turn must have, looking this many turns ahead, as in `gain 7 in 2` or
/// `win in 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Turns of both players looked ahead, including the one to find.
    pub turns: u8,
    /// At least this many seeds are gained by then; if `None`, the game must be won.
    pub gain: Option<i32>,
}

impl Aim {
    /// How many turns a puzzle may look ahead.
    pub const TURNS: std::ops::RangeInclusive<u8> = 1..=4;

    #[must_use]
    pub fn reached(&self, worth: Worth) -> bool {
        worth >= self.gain.map_or(Worth::Won, Worth::Gained)
    }
}

impl FromStr for Aim {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("\"{text}\" is no aim: expected such as gain 7 in 2, or win in 1");
        let (what, turns) = text.split_once(" in ").ok_or_else(wrong)?;
        let gain = match what.strip_prefix("gain ") {
            Some(seeds) => Some(seeds.parse().map_err(|_| wrong())?),
            None if what == "win" => None,
            None => return Err(wrong()),
        };
        let turns = turns.parse().map_err(|_| wrong())?;
        let (from, to) = Self::TURNS.into_inner();
        let aim = Self { turns, gain };
        Self::TURNS.contains(&turns).then_some(aim).ok_or(format!("{from} to {to} turns can be looked ahead"))
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gain {
            Some(seeds) => write!(f, "gain {seeds} in {}", self.turns),
            None => write!(f, "win in {}", self.turns),
        }
    }
}

/// The most moves tried for one turn and everything that may follow it.
const MOST_TRIED: u32 = 20_000;
/// The most moves followed within one turn; only a player of giuthi can have more.
const MOST_CHOICES: usize = 24;
/// A win, as a number above every count of seeds.
const WON: i32 = 30_000;

/// The result of a turn for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    Lost,
    /// This many seeds are gained; if negative, lost.
    Gained(i32),
    Won,
}

impl Worth {
    const fn of(code: i32) -> Self {
        match code {
            WON => Self::Won,
            code if code == -WON => Self::Lost,
            seeds => Self::Gained(seeds),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Prospect {
    pub turn: Turn,
    /// Its result if both play as well as possible for the turns looked ahead.
    pub worth: Worth,
    /// The other player's best answer, if the search looks that far.
    pub reply: Vec<String>,
    /// The number of turns, including this one: those looked ahead, or in play without choices all turns to
    /// the end of the game.
    pub turns: u32,
}

/// The result of every turn, looking ahead over the turns of both players, including this one. Play without
/// choices (lukho's) is followed to the end of the game.
///
/// A gain is what a player has more than before. Where nothing leaves the board, that is seeds on their own
/// side and in their hand; elsewhere it is the seeds in their store and their marks, less those of the other
/// player.
///
/// # Errors
/// [`Uncounted`].
pub fn prospects(game: &Game, ahead: u8) -> Result<Vec<Prospect>, Uncounted> {
    turns(game)?.into_iter().map(|turn| prospect(game, turn, ahead)).collect()
}

fn prospect(game: &Game, turn: Turn, ahead: u8) -> Result<Prospect, Uncounted> {
    let mover = game.mover();
    if turn.after.position().phase() == Phase::Execution {
        let (seeds, turns) = to_the_end(&turn.after, mover);
        return Ok(Prospect { turn, worth: Worth::Gained(seeds), reply: Vec::new(), turns: turns + 1 });
    }
    let had = lead(game.rules(), game.position(), Side::South);
    let mut look = Look { rules: game.rules(), had, tried: 0 };
    let turns = u32::from(ahead);
    if let Some(outcome) = turn.after.outcome() {
        let worth = Worth::of(look.over(outcome.winner, turn.after.position(), mover));
        return Ok(Prospect { turn, worth, reply: Vec::new(), turns });
    }
    let after = *turn.after.position();
    let code = look.value(&after, ahead - 1, -WON, WON, &[]).ok_or(Uncounted::TooMany)?;
    let worth = Worth::of(if after.mover() == mover { code } else { -code });
    let reply = if ahead > 1 && after.mover() != mover {
        look.best(&after, ahead - 1, code).ok_or(Uncounted::TooMany)?
    } else {
        Vec::new()
    };
    Ok(Prospect { turn, worth, reply, turns })
}

/// Plays on as long as there is no choice: by how many seeds the player is then ahead, and the number of
/// turns it took.
fn to_the_end(game: &Game, player: Side) -> (i32, u32) {
    let mut game = game.clone();
    let begun = game.turn();
    while game.outcome().is_none() {
        let [only] = *game.legal_moves() else { break };
        if game.play_move(only).is_err() {
            break;
        }
    }
    let turns = game.turn() - begun;
    let score = game.outcome().map_or([0; 2], |outcome| outcome.score).map(i32::from);
    (score[player.index()] - score[player.other().index()], turns)
}

struct Look<'a> {
    rules: &'a Rules,
    /// South's lead at the beginning.
    had: i32,
    tried: u32,
}

impl Look<'_> {
    /// The gain since the beginning.
    fn gained(&self, pos: &Position, player: Side) -> i32 {
        let south = lead(self.rules, pos, Side::South) - self.had;
        if player == Side::South { south } else { -south }
    }

    fn over(&self, winner: Option<Side>, pos: &Position, player: Side) -> i32 {
        match winner {
            None => self.gained(pos, player),
            Some(winner) if winner == player => WON,
            Some(_) => -WON,
        }
    }

    /// The best that the player to decide reaches within these turns; exact between the bounds, `None` if
    /// there is too much to examine.
    fn value(&mut self, pos: &Position, turns: u8, least: i32, most: i32, trail: &[Position]) -> Option<i32> {
        let player = pos.mover();
        let mut moves = Moves::default();
        self.rules.pseudo_legal(pos, &mut moves);
        if pos.between_turns() {
            if let Some(outcome) = self.rules.over_given(pos, &moves) {
                return Some(self.over(outcome.winner, pos, player));
            }
            if turns == 0 {
                return Some(self.gained(pos, player));
            }
        }
        let nexts = match self.nexts(pos, &moves, trail)? {
            Ok(nexts) => nexts,
            Err(end) => return self.stuck(pos, turns, (least, most), &end),
        };
        let mut here = trail.to_vec();
        here.push(*pos);
        let (mut best, mut least) = (i32::MIN, least);
        for next in &nexts {
            let value = self.follow(pos, next, turns, (least, most), &here)?;
            best = best.max(value);
            least = least.max(value);
            if least >= most {
                break;
            }
        }
        Some(best)
    }

    /// The positions that the open moves lead to, the most promising first; otherwise what follows.
    #[allow(clippy::type_complexity)]
    fn nexts(
        &mut self,
        pos: &Position,
        moves: &Moves,
        trail: &[Position],
    ) -> Option<Result<Vec<Position>, DeadEnd>> {
        if trail.len() > MOST_CHOICES {
            return None;
        }
        let mut refusals = Refusals::default();
        let mut nexts = Vec::with_capacity(moves.len());
        for &mv in moves.iter() {
            self.tried += 1;
            match self.rules.play_within(pos, mv, trail) {
                Ok(next) => nexts.push(next),
                Err(refused) => refusals.note(refused.refusal),
            }
        }
        if self.tried > MOST_TRIED {
            return None;
        }
        if nexts.is_empty() {
            return Some(Err(self.rules.dead_end(pos, refusals)));
        }
        nexts.sort_by_cached_key(|next| -self.gained(next, pos.mover()));
        Some(Ok(nexts))
    }

    /// The value of a move for the player who took it.
    fn follow(
        &mut self,
        from: &Position,
        next: &Position,
        turns: u8,
        (least, most): (i32, i32),
        trail: &[Position],
    ) -> Option<i32> {
        let (turns, trail) =
            if next.pending() == Pending::Nothing { (turns - 1, &[][..]) } else { (turns, trail) };
        if next.mover() == from.mover() {
            self.value(next, turns, least, most, trail)
        } else {
            self.value(next, turns, -most, -least, trail).map(|value| -value)
        }
    }

    /// Where no move is legal.
    fn stuck(&mut self, pos: &Position, turns: u8, (least, most): (i32, i32), end: &DeadEnd) -> Option<i32> {
        match end {
            DeadEnd::Over(kind) => Some(self.over(self.rules.outcome(pos, *kind).winner, pos, pos.mover())),
            DeadEnd::TurnEnds(next) => self.value(next, turns - 1, -most, -least, &[]).map(|value| -value),
        }
    }

    /// The turn by which the player to start reaches this value.
    fn best(&mut self, pos: &Position, turns: u8, reached: i32) -> Option<Vec<String>> {
        let mut actions = Vec::new();
        let (mut pos, mut trail) = (*pos, Vec::new());
        loop {
            let mut moves = Moves::default();
            self.rules.pseudo_legal(&pos, &mut moves);
            trail.push(pos);
            let before = &trail[..trail.len() - 1];
            let mut chosen = None;
            for &mv in moves.iter() {
                let Ok(next) = self.rules.play_within(&pos, mv, before) else { continue };
                if self.follow(&pos, &next, turns, (reached - 1, reached + 1), &trail)? == reached {
                    chosen = Some((mv, next));
                    break;
                }
            }
            let Some((mv, next)) = chosen else { return Some(actions) };
            actions.push(self.rules.action(mv).to_string());
            if next.pending() == Pending::Nothing {
                return Some(actions);
            }
            pos = next;
        }
    }
}
