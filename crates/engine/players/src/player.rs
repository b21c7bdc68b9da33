//! A computer player.

use alloc::vec::Vec;

use mbao_rules::{Action, Game, Move, Phase, Rules, Side};

use crate::calibration::factor;
use crate::forced::carry_out;
use crate::judge::{Eye, Judge, UNDECIDED};
use crate::level::{Level, Skill};
use crate::memory::Memory;
use crate::reach::{Found, Reach, Root};
use crate::search::Search;
use crate::value::Value;

/// Limits on a player's thinking. Levels below the master stop by themselves after at most 60,000 nodes; the master
/// thinks until a limit or `stop` ends it. With 20,000 nodes it takes at least 90 of 100 games from level 3 in every
/// recorded game (`content/strength/nodes.toml`).
///
/// ```
/// use std::time::{Duration, Instant};
///
/// use mbao_players::{Level, Limits, Player};
/// use mbao_rules::Game;
///
/// let game = Game::start("omweso")?;
/// let master = Player::new(game.rules(), Level::MASTER, 1);
/// // By a number of nodes: the same answer on every machine. By a clock: as good as the machine is fast.
/// let nodes = Limits { nodes: 2_000, ..Limits::default() };
/// assert!(master.suggest(&game, &nodes, || false).is_some());
/// let end = Instant::now() + Duration::from_millis(20);
/// assert!(master.suggest(&game, &Limits::default(), || Instant::now() > end).is_some());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes searched; a node is a position after a move. The level may set a lower limit.
    pub nodes: u64,
    /// The most bytes of memory for the transposition table.
    pub memory: usize,
    /// Whose seed a suggestion lets fall in a race for the first turn (option `race`), which both players run at
    /// once; ignored otherwise.
    pub racer: Side,
}

impl Default for Limits {
    /// No limit of nodes, 8 MB of memory.
    fn default() -> Self {
        Self { nodes: u64::MAX, memory: 8 << 20, racer: Side::North }
    }
}

/// What a player remembers of positions from its last thoughts, for [`Player::suggest_from`].
#[derive(Debug, Default)]
pub struct Thoughts(Option<(Player, usize, Memory)>);

impl Thoughts {
    /// The table of a player who may use this many bytes: that of the last thought, if it was the same
    /// player's.
    fn of(&mut self, player: &Player, bytes: usize) -> &mut Memory {
        let same = self.0.take().filter(|(last, room, _)| last.thinks_as(player) && *room == bytes);
        let kept = same.unwrap_or_else(|| (player.clone(), bytes, Memory::new(bytes, u64::MAX)));
        let (.., memory) = self.0.insert(kept);
        memory.next_thought();
        memory
    }
}

/// What a player would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What to play now: the first of `turn`.
    pub action: Action,
    /// The actions of this turn from here on. A search that was stopped may not have seen its end.
    pub turn: Vec<Action>,
    /// How the game may go on, this turn included.
    pub line: Vec<Action>,
    /// What the position is worth to the player who is to move now.
    pub value: Value,
    /// Turns of both players that were searched in full; 0 in set-up phases.
    pub depth: u8,
    /// Nodes searched.
    pub nodes: u64,
}

/// A player of a game with given rules, at a level.
///
/// ```
/// use mbao_players::{Level, Limits, Player};
/// use mbao_rules::{Game, Side};
///
/// let mut game = Game::start("coro")?;
/// let level = Level::new(2).expect("0 to 5");
/// let player = Player::new(game.rules(), level, 7);
/// while game.turn() == 1 {
///     let suggestion = player.suggest(&game, &Limits::default(), || false).expect("the game goes on");
///     game.play(suggestion.action)?;
/// }
/// assert_eq!(game.mover(), Side::North);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Player {
    pub(crate) rules: Rules,
    pub(crate) level: Level,
    pub(crate) skill: Skill,
    pub(crate) seed: u64,
    pub(crate) judge: Judge,
}

impl Player {
    /// A player for games with these rules. Equal seeds play equally.
    #[must_use]
    pub fn new(rules: &Rules, level: Level, seed: u64) -> Self {
        Self::with_skill(rules, level, *level.skill(rules.definition()), seed)
    }

    /// A player with the given skill.
    pub(crate) fn with_skill(rules: &Rules, level: Level, skill: Skill, seed: u64) -> Self {
        Self {
            rules: rules.clone(),
            level,
            skill,
            seed,
            judge: Judge::new(rules, skill.eye, skill.rough, seed),
        }
    }

    /// The level it plays at.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The same player without the style of its level (levels 2 and 4 have one), to give advice.
    #[must_use]
    pub fn without_style(mut self) -> Self {
        self.skill.taste = 0;
        self
    }

    /// What it would play in a game with its rules; `None` when the game is over or has other rules. `stop` is asked
    /// often (every few hundred nodes) whether to stop; if it says so, the best found so far is
    /// returned at once. The answer depends only on the game, the level, the seed, the limits and
    /// the answers of `stop`.
    pub fn suggest(
        &self,
        game: &Game,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Option<Suggestion> {
        self.think(game, limits, None, &mut stop)
    }

    /// What it would play, starting from the results of earlier thoughts, which are kept in `thoughts`: it looks
    /// farther ahead in the same time. The answer depends on the earlier thoughts. `None` when the game is over or has
    /// other rules than the player.
    ///
    /// ```
    /// use mbao_players::{Level, Limits, Player, Thoughts};
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("ndoto")?;
    /// let player = Player::new(game.rules(), Level::MASTER, 1);
    /// let (mut thoughts, limits) = (Thoughts::default(), Limits { nodes: 2_000, ..Limits::default() });
    /// for _ in 0..4 {
    ///     let suggestion = player.suggest_from(&mut thoughts, &game, &limits, || false).expect("it goes on");
    ///     game.play(suggestion.action)?;
    /// }
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn suggest_from(
        &self,
        thoughts: &mut Thoughts,
        game: &Game,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Option<Suggestion> {
        self.think(game, limits, Some(thoughts), &mut stop)
    }

    /// Whether another player judges and searches as this one does.
    fn thinks_as(&self, other: &Self) -> bool {
        (self.level, self.skill, self.seed) == (other.level, other.skill, other.seed)
            && self.rules == other.rules
    }

    /// Suggests, compiled once for all callbacks.
    pub(crate) fn think(
        &self,
        game: &Game,
        limits: &Limits,
        thoughts: Option<&mut Thoughts>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Suggestion> {
        if game.outcome().is_some() || *game.rules() != self.rules {
            return None;
        }
        let pos = game.position();
        if pos.phase() == Phase::Race {
            return self.race(game, limits.racer);
        }
        if !pos.phase().is_play() {
            return self.set_up(game, limits, stop);
        }
        let root = root_of(game);
        if pos.phase() == Phase::Execution {
            return self.execute(&root, limits.nodes);
        }
        // A style is in what is played, not in what positions are worth.
        let mut reach = Reach { taste: self.skill.taste, ..self.reach() };
        reach.nodes = reach.nodes.min(limits.nodes);
        if root.legal.len() == 1 {
            // There is nothing to choose; a glance finds the value.
            reach.nodes = reach.nodes.min(2_000);
            reach.turns = reach.turns.min(3);
        }
        let found = match thoughts {
            Some(thoughts) => {
                let memory = thoughts.of(self, limits.memory);
                Search::new(&self.rules, &self.judge, memory, reach, stop).run(&root)?
            }
            None => self.look_ahead(&root, reach, limits.memory, stop)?,
        };
        Some(self.suggestion(&root, &found))
    }

    /// How far the player searches, without its style.
    pub(crate) const fn reach(&self) -> Reach {
        let skill = &self.skill;
        Reach {
            turns: skill.turns,
            nodes: skill.nodes,
            follows: skill.follows,
            foresees: skill.foresees,
            choices: skill.choices,
            full: skill.full,
            margin: skill.margin,
            taste: 0,
            plain: false,
        }
    }

    pub(crate) fn look_ahead(
        &self,
        root: &Root,
        reach: Reach,
        bytes: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Found> {
        let mut memory = Memory::new(bytes, reach.nodes);
        Search::new(&self.rules, &self.judge, &mut memory, reach, stop).run(root)
    }

    /// The value of a position as people see it: calibrated, so that stated chances come true. Decided values
    /// stay as they are.
    pub(crate) fn calibrated(&self, points: i32) -> Value {
        if self.skill.eye == Eye::Seeds || points.abs() >= UNDECIDED {
            return Value::new(points);
        }
        let points = points * factor(&self.rules.definition().id) / 1_000;
        Value::new(points.clamp(1 - UNDECIDED, UNDECIDED - 1))
    }

    /// The result of a search as actions.
    fn suggestion(&self, root: &Root, found: &Found) -> Suggestion {
        let action = |mv: &Move| self.rules.action(*mv);
        let mut pos = root.pos;
        let mut turn = 0;
        for &mv in &found.line {
            turn += 1;
            match self.rules.play(&pos, mv) {
                Ok(next) if !next.between_turns() => pos = next,
                _ => break,
            }
        }
        Suggestion {
            action: self.rules.action(found.line[0]),
            turn: found.line[..turn].iter().map(action).collect(),
            line: found.line.iter().map(action).collect(),
            value: self.calibrated(found.value),
            depth: found.depth,
            nodes: found.nodes,
        }
    }

    /// For games in which only the first start can be chosen: follows every course as far as the
    /// level does.
    pub(crate) fn execute(&self, root: &Root, limit: u64) -> Option<Suggestion> {
        let mover = root.pos.mover();
        let mut best: Option<(i32, Move)> = None;
        let mut nodes = 0;
        for &mv in &root.legal {
            let Ok(next) = self.rules.play(&root.pos, mv) else { continue };
            let left = u32::try_from(limit.saturating_sub(nodes + 1)).unwrap_or(u32::MAX);
            let most = self.skill.carries_out.min(left);
            let course = carry_out(&self.rules, &next, most);
            nodes += u64::from(course.turns) + 1;
            let turns = i32::try_from(course.turns).unwrap_or(i32::MAX - 1) + 1;
            let value = if let Some(outcome) = course.outcome {
                Judge::over(&outcome, mover, turns)
            } else {
                let [own, other] = [mover, mover.other()].map(|side| i32::from(course.pos.store(side)));
                250 * (own - other)
            };
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, mv));
            }
        }
        let (value, mv) = best?;
        let mut suggestion = Self::without_thought(self.rules.action(mv));
        suggestion.value = Value::new(value);
        suggestion.nodes = nodes.min(limit);
        Some(suggestion)
    }

    /// The next seed of a player in a race.
    fn race(&self, game: &Game, racer: Side) -> Option<Suggestion> {
        let legal = game.legal_moves();
        let mv = legal.iter().find(|&&m| m == Move::Tap(racer)).or(legal.first())?;
        Some(Self::without_thought(self.rules.action(*mv)))
    }

    pub(crate) fn without_thought(action: Action) -> Suggestion {
        Suggestion {
            action,
            turn: alloc::vec![action],
            line: alloc::vec![action],
            value: Value::new(0),
            depth: 0,
            nodes: 0,
        }
    }
}

pub(crate) fn root_of(game: &Game) -> Root {
    Root {
        pos: *game.position(),
        trail: game.trail(),
        begun: game.turn_starts().map(mbao_rules::Position::fingerprint).collect(),
        legal: game.legal_moves().to_vec(),
        turn: game.turn(),
    }
}
