//! Why something cannot be played now: the reason that [`Rules::legal`] leaves it out.
//!
//! Legality is defined once. [`Rules::why_not`] first asks [`Rules::play`]. Only if a move is
//! refused does it look for the rule that forbids it, by the same conditions that make the legal
//! starts.

use crate::board::{Pit, PitName, Way};
use crate::definition::{Ending, If, StartIf, Then};
use crate::facts::Flags;
use crate::legality::Refusal;
use crate::moves::{Lay, Move};
use crate::position::{Pending, Phase, Position};
use crate::rules::Rules;
use crate::step::silent;
use crate::words::words;

words! {
    /// Why a pit cannot start, or an action cannot be played now.
    ///
    /// ```
    /// use mbao_rules::{Game, Reason};
    ///
    /// let game = Game::builder("omweso").position(
    ///     "0,0,0,0,0,0,0,27/0,0,0,0,0,0,0,27/0,0,0,0,0,0,0,4/0,0,1,3,0,0,0,2 s 0-0",
    /// );
    /// let game = game.start()?;
    /// let why = |pit: &str| Ok::<_, mbao_rules::Error>(game.why_not_pit(pit.parse()?));
    /// assert_eq!(why("a1")?, Some(Reason::Empty));
    /// assert_eq!(why("c1")?, Some(Reason::TooFew { least: 2 }));
    /// assert_eq!(why("h4")?, Some(Reason::NotYours));
    /// assert_eq!(why("d1")?, None);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Reason {
        /// The game is over.
        Over = "over",
        /// Turns have not begun, or another step of the set-up comes first.
        SetUp = "set-up",
        /// The turn is under way: another choice comes first.
        Choice = "choice",
        /// There is no choice of this kind now.
        NotOffered = "not-offered",
        /// The board has no such pit.
        NoPit = "no-pit",
        /// The pit is the opponent's.
        NotYours = "not-yours",
        /// In this step of the set-up seeds go to the opponent's pits.
        NotTheirs = "not-theirs",
        /// The pit is empty.
        Empty = "empty",
        /// The pit holds fewer seeds than a start needs.
        TooFew {
            /// Seeds it needs.
            least: u8,
        } = "too-few",
        /// A pit that holds exactly this many seeds cannot start.
        Exactly {
            /// The forbidden number.
            seeds: u8,
        } = "exactly",
        /// A single seed starts only into an empty pit.
        LoneSeed = "lone-seed",
        /// The pit is a bull or a knife.
        Marked = "marked",
        /// The turn has to begin from the leftmost pit.
        NotLeftmost {
            /// The pit where it has to begin.
            pit: PitName,
        } = "not-leftmost",
        /// The first handful would end in an occupied pit of the player's own.
        EndsOnOwn = "ends-on-own",
        /// A capture is possible, so it must be taken.
        MustCapture = "must-capture",
        /// The opponent has no seeds and must be given some.
        MustFeed = "must-feed",
        /// Every handful goes the other way in this game.
        OneWay = "one-way",
        /// Only the other way is open now.
        OtherWay = "other-way",
        /// Starts of this game are written with a direction, or without one.
        Direction {
            /// Whether one must be said.
            needed: bool,
        } = "direction",
        /// It would capture nothing.
        NoCapture = "no-capture",
        /// Bao: a seed from the hand must be laid first.
        LaySeed = "lay-seed",
        /// Bao: there is no seed in the hand.
        NoSeedInHand = "no-seed-in-hand",
        /// Bao: seeds are laid in the front row.
        FrontOnly = "front-only",
        /// Bao: a front pit can start, so one must.
        FrontFirst = "front-first",
        /// Bao: the house keeps its seeds.
        House = "house",
        /// Bao: the house is taxed only if nothing else can start.
        TaxLast = "tax-last",
        /// Bao: the pit is under takasia.
        Takasia = "takasia",
        /// Bao: the only front pit with seeds is not sown toward the back row.
        LoneKichwa = "lone-kichwa",
        /// The sowing would never end.
        NeverEnds = "never-ends",
        /// It would lead back to an earlier choice of the turn.
        LeadsBack = "leads-back",
        /// Its turn would reach an ending that is forbidden.
        Unlawful = "unlawful",
        /// Nobody may pass now.
        NoPass = "no-pass",
        /// The seeds of the pit have been moved, so they cannot be lifted.
        Moved = "moved",
        /// These numbers of seeds cannot be lifted or laid.
        Numbers = "numbers",
    }

    /// The stable code, for programs.
    pub const fn code;
}

impl Rules {
    /// Why a move is not legal; `None` exactly if [`Rules::play`] accepts it. It does not check whether the game
    /// is over.
    ///
    /// ```
    /// use mbao_rules::{Move, Reason, Rules};
    ///
    /// let rules = Rules::of("ndoto")?;
    /// let start = rules.first_position();
    /// assert_eq!(rules.why_not(&start, Move::Pass), Some(Reason::NoPass));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn why_not(&self, pos: &Position, mv: Move) -> Option<Reason> {
        self.why_not_within(pos, mv, &[])
    }

    /// Why a move is not legal within a turn whose earlier points of choice are `trail`; `None` exactly if
    /// [`Rules::play_within`] accepts it.
    pub fn why_not_within(&self, pos: &Position, mv: Move, trail: &[Position]) -> Option<Reason> {
        Some(match self.play_within(pos, mv, trail).err()?.refusal {
            Refusal::NeverEnding => Reason::NeverEnds,
            Refusal::LeadsBack => Reason::LeadsBack,
            Refusal::Unlawful => Reason::Unlawful,
            Refusal::NotOpen => self.why_closed(pos, mv),
        })
    }

    /// Where the source says so: the citation of the line of endings that concerns the reason, else
    /// the section of the game. A reason that rests on an editorial decision for all games cites
    /// that decision.
    pub fn cite(&self, reason: Reason) -> &str {
        let found = match reason {
            Reason::NeverEnds | Reason::LeadsBack => Some("E 2"),
            _ => self.line_about(reason).map(|line| &*line.cite),
        };
        found.filter(|cite| !cite.is_empty()).unwrap_or(&self.definition().section)
    }

    /// Number of the editorial decision it rests on, if any.
    pub fn decided(&self, reason: Reason) -> Option<u8> {
        match reason {
            Reason::NeverEnds | Reason::LeadsBack => Some(2),
            _ => self.line_about(reason)?.standing.decision(),
        }
    }

    fn line_about(&self, reason: Reason) -> Option<&Ending> {
        let of = |about: &dyn Fn(&Ending) -> bool| self.endings().iter().find(|line| about(line));
        match reason {
            Reason::Unlawful => of(&|line| line.then == Then::Unlawful),
            Reason::Marked => of(&|line| line.when.contains(&If::Marked)),
            Reason::House | Reason::TaxLast => of(&|line| line.when.contains(&If::OwnHouse)),
            Reason::Takasia => of(&|line| line.when.contains(&If::UnderTakasia)),
            _ if self.bao().is_some() => of(&|line| matches!(line.then, Then::Capture(_))),
            _ => None,
        }
    }

    /// Why a move is not among those that the rules leave open.
    fn why_closed(&self, pos: &Position, mv: Move) -> Reason {
        match pos.pending {
            _ if pos.phase == Phase::Over => Reason::Over,
            Pending::Nothing | Pending::Again => match mv {
                Move::Start(..) | Move::Lay(..) | Move::Pass if !pos.phase.is_play() => Reason::SetUp,
                Move::Start(pit, way) => self.why_no_start(pos, pit, way),
                Move::Lay(pit, how) => self.why_no_lay(pos, pit, how),
                Move::Pass if pos.pending == Pending::Again => Reason::Choice,
                Move::Pass => Reason::NoPass,
                _ => Reason::NotOffered,
            },
            _ if matches!(mv, Move::Start(..) | Move::Lay(..) | Move::Pass) => Reason::Choice,
            _ => Reason::NotOffered,
        }
    }

    fn why_no_start(&self, pos: &Position, pit: Pit, way: Way) -> Reason {
        if !self.lookup.owns(pos.mover, pit) {
            return Reason::NotYours;
        }
        if let Some(bao) = self.bao() {
            return if pos.phase == Phase::Namua {
                // The reason is that a seed must be laid first, or why none can be laid here.
                self.why_no_laying(pos, pit).unwrap_or(Reason::LaySeed)
            } else if pos.seeds(pit) == 0 {
                Reason::Empty
            } else {
                self.mtaji_refusal(pos, bao, pit, way).unwrap_or(Reason::NotOffered)
            };
        }
        if pos.seeds(pit) == 0 {
            return Reason::Empty;
        }
        if way == Way::Cw && self.one_way {
            return if self.definition().start.reverse { Reason::NoCapture } else { Reason::OneWay };
        }
        if !pos.flags.has(Flags::FREE_START)
            && let Some(reason) = self.unmet(pos, pit)
        {
            return reason;
        }
        if !self.lawful_starts(pos, pos.mover).iter().any(|open| open == Move::Start(pit, way)) {
            return Reason::OtherWay;
        }
        match self.apply(pos, Move::Start(pit, way), &mut silent()) {
            Err(Refusal::Unlawful) => Reason::Unlawful,
            _ => Reason::MustFeed,
        }
    }

    /// The first condition of a start that one of the mover's occupied pits does not meet.
    fn unmet(&self, pos: &Position, pit: Pit) -> Option<Reason> {
        let side = pos.mover;
        let place = 1_u32 << pit.lane();
        if pos.seeds(pit) < self.start_least {
            return Some(Reason::TooFew { least: self.start_least });
        }
        let mut open = self.places_holding(pos, side, self.start_least);
        for &condition in &self.start_conditions {
            let meeting = self.meeting(pos, side, condition, open);
            if meeting & place == 0 {
                return Some(match condition {
                    StartIf::AtLeast(least) => Reason::TooFew { least },
                    StartIf::NotExactly(seeds) => Reason::Exactly { seeds },
                    StartIf::LoneOnlyIntoEmpty => Reason::LoneSeed,
                    StartIf::NotMarked => Reason::Marked,
                    StartIf::Leftmost => {
                        let leftmost = self.board().pit(pit.track(), meeting.trailing_zeros() as usize & 31);
                        Reason::NotLeftmost { pit: self.board().name(leftmost) }
                    }
                    StartIf::FirstNotOnOwnOccupied => Reason::EndsOnOwn,
                    StartIf::CapturesIfAny => Reason::MustCapture,
                });
            }
            open &= meeting;
        }
        None
    }

    fn why_no_lay(&self, pos: &Position, pit: Pit, how: Lay) -> Reason {
        match self.bao() {
            Some(bao) if pos.phase == Phase::Namua && self.lookup.owns(pos.mover, pit) => {
                self.namua_refusal(pos, bao, pit, how).unwrap_or(Reason::NotOffered)
            }
            Some(_) if pos.phase == Phase::Namua => Reason::NotYours,
            _ => Reason::NoSeedInHand,
        }
    }

    /// Why no seed can be laid in a pit in any way.
    fn why_no_laying(&self, pos: &Position, pit: Pit) -> Option<Reason> {
        let bao = self.bao()?;
        let mut why = None;
        for how in [Lay::Forced, Lay::Left, Lay::Right, Lay::Takata(Way::Cw), Lay::Takata(Way::Ccw)] {
            why = Some(self.namua_refusal(pos, bao, pit, how)?);
        }
        why
    }

    /// Why nothing can be lifted from a pit or laid in it, in a set-up phase that asks for it.
    pub(crate) fn why_not_handled(&self, pos: &Position, pit: Pit) -> Option<Reason> {
        match self.handled_side(pos) {
            Some(side) if side != self.board().owner(pit) => {
                Some(if side == pos.mover { Reason::NotYours } else { Reason::NotTheirs })
            }
            _ if !self.wants_lift(pos) => None,
            _ if pos.seeds(pit) == 0 => Some(Reason::Empty),
            _ if !self.may_be_lifted(pos, pit) => Some(Reason::Moved),
            _ => None,
        }
    }
}
