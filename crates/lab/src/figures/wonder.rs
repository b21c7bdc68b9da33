//! Remarkable turns: the longest that end, and those that never would, with their prefix and
//! period.

use mbao_figures::{Wonder, WonderKind};
use mbao_rules::{Definition, Event, Game, Move, Position, Proof, Refusal, Rules, SEED_BOUND};

use super::arrange::Arrangement;
use super::random::Random;

/// The most remarkable turns of a game so far: for each kind one that occurred in play and one that
/// was arranged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wonders(Vec<Wonder>);

impl Wonders {
    /// All wonders, in the order in which they were added.
    #[must_use]
    pub fn all(&self) -> &[Wonder] {
        &self.0
    }

    /// Adds one unless there is one of the same sort that is as remarkable.
    pub fn take(&mut self, wonder: Wonder) {
        let place = self.0.iter().position(|known| (known.kind, known.met) == (wonder.kind, wonder.met));
        match place {
            Some(place) if self.0[place].measure() >= wonder.measure() => {}
            Some(place) => self.0[place] = wonder,
            None if wonder.measure() > 0 => self.0.push(wonder),
            None => {}
        }
    }

    fn most(&self, kind: WonderKind, met: bool) -> u64 {
        self.0.iter().find(|known| (known.kind, known.met) == (kind, met)).map_or(0, Wonder::measure)
    }

    /// Considers a turn that ended.
    pub(crate) fn turn(&mut self, rules: &Rules, from: &Position, moves: &[Move], laps: u64, seeds: u64) {
        if seeds <= self.most(WonderKind::Longest, true) {
            return;
        }
        let Some(position) = rules.position_text(from) else { return };
        let turn = moves.iter().map(|&mv| rules.action(mv).to_string()).collect();
        self.take(Wonder { kind: WonderKind::Longest, met: true, position, turn, laps, seeds, prefix: 0 });
    }

    /// Considers a start that is refused because it would never end. Returns the length of its
    /// round, as far as it was followed.
    pub(crate) fn never_ending(
        &mut self,
        rules: &Rules,
        pos: &Position,
        mv: Move,
        bound: u64,
        met: bool,
    ) -> u64 {
        let (prefix, period) = match rules.prove(pos, mv, bound) {
            Ok(Proof::Repeats { prefix, period }) => (prefix, period),
            // Its round is longer than the bound.
            Ok(Proof::Unresolved { laps }) => return laps,
            _ => return 0,
        };
        if period > self.most(WonderKind::Period, met) || prefix > self.most(WonderKind::Prefix, met) {
            let Some(position) = rules.position_text(pos) else { return period };
            for kind in [WonderKind::Period, WonderKind::Prefix] {
                let turn = vec![rules.action(mv).to_string()];
                self.take(Wonder {
                    kind,
                    met,
                    position: position.clone(),
                    turn,
                    laps: period,
                    seeds: 0,
                    prefix,
                });
            }
        }
        period
    }
}

/// How hard to look for arranged wonders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// Arrangements tried.
    pub arrangements: u32,
    /// Laps after which a sowing is no longer followed.
    pub bound: u64,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// How many sowings that went on beyond the bound are followed further at the end, and how much
/// further.
const FOLLOWED_ON: usize = 3;
const FURTHER: u64 = 250;

/// Arrangements without an improvement after which the search starts again.
const PATIENCE: u32 = 400;

impl Hunt {
    /// Looks for arrangements of the game's seeds with remarkable turns: it climbs uphill from
    /// random arrangements, moving a few seeds at a time.
    pub fn go(self, rules: &Rules, wonders: &mut Wonders) {
        let mut beyond: Vec<(Position, Move)> = Vec::new();
        for (number, goal) in [(0, WonderKind::Longest), (1, WonderKind::Period)] {
            let mut random = Random::new(self.seed ^ 0x776f_6e64, number);
            let mut best: Option<(u64, Arrangement)> = None;
            let mut idle = 0;
            for _ in 0..self.arrangements / 2 {
                let tried = match &best {
                    Some((_, from)) if idle < PATIENCE => from.moved(&mut random),
                    _ => {
                        best = None;
                        idle = 0;
                        Arrangement::drawn(rules, &mut random)
                    }
                };
                let worth = self.look(rules, &tried, goal, wonders, &mut beyond);
                idle += 1;
                if best.as_ref().is_none_or(|(most, _)| worth >= *most) {
                    if best.as_ref().is_some_and(|(most, _)| worth > *most) {
                        idle = 0;
                    }
                    best = Some((worth, tried));
                }
            }
        }
        for (pos, mv) in beyond {
            wonders.never_ending(rules, &pos, mv, FURTHER * self.bound, false);
        }
    }

    /// The worth of the best start of an arrangement.
    fn look(
        self,
        rules: &Rules,
        arrangement: &Arrangement,
        goal: WonderKind,
        wonders: &mut Wonders,
        beyond: &mut Vec<(Position, Move)>,
    ) -> u64 {
        let text = arrangement.text();
        let Ok(pos) = rules.read_position(&text) else { return 0 };
        let mut moves = mbao_rules::Moves::default();
        rules.pseudo_legal(&pos, &mut moves);
        if rules.over_given(&pos, &moves).is_some() {
            return 0;
        }
        let mut worth = 0;
        for &mv in moves.iter() {
            let mut next = pos;
            let looked = rules.play_in_place(&mut next, mv, SEED_BOUND);
            match looked.result {
                Ok(()) => {
                    let seeds = u64::from(looked.sown);
                    if goal == WonderKind::Longest {
                        worth = worth.max(seeds);
                    }
                    if seeds > wonders.most(WonderKind::Longest, false) {
                        Self::ends(rules, &pos, mv, wonders);
                    }
                }
                Err(Refusal::NeverEnding) => {
                    let period = wonders.never_ending(rules, &pos, mv, self.bound, false);
                    if period == self.bound && beyond.len() < FOLLOWED_ON {
                        beyond.push((pos, mv));
                    }
                    if goal == WonderKind::Period {
                        worth = worth.max(period);
                    }
                }
                Err(_) => {}
            }
        }
        worth
    }

    fn ends(rules: &Rules, pos: &Position, mv: Move, wonders: &mut Wonders) {
        let Some((laps, seeds)) = sown_in(rules, pos, &[mv]) else { return };
        let Some(position) = rules.position_text(pos) else { return };
        let turn = vec![rules.action(mv).to_string()];
        wonders.take(Wonder {
            kind: WonderKind::Longest,
            met: false,
            position,
            turn,
            laps,
            seeds,
            prefix: 0,
        });
    }
}

/// Checks that a wonder is what it says: its turn can be played, or is refused because it never
/// ends. If its prefix and round are no longer than `bound` laps, it is followed all the way round.
///
/// # Errors
/// What differs from what it says.
pub fn verify(definition: &Definition, setup: &str, wonder: &Wonder, bound: u64) -> Result<(), String> {
    let request = Game::builder(&*definition.id).setup(setup).position(wonder.position.clone());
    let mut game = request.start().map_err(|error| error.message().to_owned())?;
    if wonder.kind == WonderKind::Longest {
        let mut seeds = 0;
        for action in &wonder.turn {
            let events = game.play_text(action).map_err(|error| error.message().to_owned())?;
            seeds += events.iter().filter(|event| matches!(event, Event::Sow { .. })).count() as u64;
        }
        return if seeds == wonder.seeds { Ok(()) } else { Err(format!("{seeds} seeds are sown")) };
    }
    let text = wonder.turn.first().ok_or("no turn")?;
    let rules = game.rules();
    let Ok(Some(mv)) = rules.read_action(text).and_then(|action| rules.move_of(&action)) else {
        return Err(format!("{text} is no move"));
    };
    let pos = *game.position();
    if rules.play(&pos, mv).map_err(|refused| refused.refusal) != Err(Refusal::NeverEnding) {
        return Err(format!("{text} is not refused as never-ending"));
    }
    if wonder.laps + wonder.prefix > bound {
        return Ok(());
    }
    match rules.prove(&pos, mv, 4 * (wonder.laps + wonder.prefix) + 16) {
        Ok(Proof::Repeats { prefix, period }) if (prefix, period) == (wonder.prefix, wonder.laps) => Ok(()),
        found => Err(format!("{found:?}")),
    }
}

/// Handfuls and seeds sown in a turn, counted from its events.
pub(crate) fn sown_in(rules: &Rules, from: &Position, moves: &[Move]) -> Option<(u64, u64)> {
    let mut game = Game::with_rules(rules.clone(), Some(&rules.position_text(from)?)).ok()?;
    let (mut laps, mut seeds) = (0, 0);
    for &mv in moves {
        let events = game.play_move(mv).ok()?;
        let mut sowing = false;
        for event in events {
            let sows = matches!(event, Event::Sow { .. });
            seeds += u64::from(sows);
            laps += u64::from(sows && !sowing);
            sowing = sows || (sowing && matches!(event, Event::Skip { .. }));
        }
    }
    Some((laps, seeds))
}
