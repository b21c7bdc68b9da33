//! The engine that tells what happens and the fast one, which does not, play the same, whatever the
//! endings of a game are.

use crate::random::Random;
use mbao_rules::definition::{
    Capture, EndIf, Ending, If, Layout, Marks, Opening, RelayWay, SetUp, Skip, StartIf, Then, Turning, Ways,
    ending, list,
};
use mbao_rules::{
    Action, Board, DeadEnd, Definition, Event, Game, Legal, Mark, Move, Moves, Pit, PitName, Position,
    Refusal, Rows, Rules, SEED_BOUND, Side, State, Way, game,
};
use mbao_story::record;

const QUESTIONS: [If; 16] = [
    If::OwnSide,
    If::EnemySide,
    If::FrontRow,
    If::TurningPit,
    If::Leftmost,
    If::Empty,
    If::Occupied,
    If::OppositeSeeds,
    If::BehindOppositeSeeds,
    If::OppositeFree,
    If::Marked,
    If::Crossed,
    If::NotCrossed,
    If::CameRound,
    If::HasCaptured,
    If::Pair(3, 4),
];

fn any_question(random: &mut Random) -> If {
    match random.below(8) {
        0 => If::Held(random.few()),
        1 => If::HeldAtLeast(random.few()),
        2 => If::HeldAtMost(random.few()),
        3 => If::OppositeHolds(random.few()),
        _ => random.one_of(&QUESTIONS),
    }
}

fn any_effect(random: &mut Random, rows: Rows) -> Then {
    match random.below(12) {
        0 => Then::Sleep,
        1 => Then::Relay(RelayWay::Opposite),
        2 => Then::Relay(RelayWay::Chosen),
        3 | 9 => Then::MarkIt,
        4 => Then::MarkPair,
        5 => Then::MoveOnAndSleep,
        6 => Then::StartAgain,
        7 | 8 => {
            let own = random.below(2) == 0;
            let what = if rows == Rows::Two { Capture::STORE } else { Capture::SOWN };
            Then::Capture(if own { what.and_own().and_string() } else { what.and_behind() })
        }
        _ => Then::Relay(RelayWay::Same),
    }
}

/// A game that nobody plays: from one to ten lines of endings on one of several boards.
fn any_definition(random: &mut Random) -> Definition {
    let mut definition = game(random.one_of(&["ndoto", "omweso"])).expect("a game").clone();
    definition.columns = vec![random.one_of(&[6, 8, 10, 16])].into();
    definition.setups = vec![SetUp::new("2", Layout::Each(2)), SetUp::new("3", Layout::Each(3))].into();
    definition.marks = random.one_of(&[Marks::None, Marks::Bulls]);
    let passing = Skip::EnemyHolding { seeds: 2, opening: random.one_of(&[Opening::Turn, Opening::Handful]) };
    definition.skip = random.one_of(&[Skip::None, Skip::None, Skip::Origin, passing]);
    definition.turning = random.one_of(&[Turning::None, Turning::Four, Turning::Two]);
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.start.ways = random.one_of(&[Ways::Counterclockwise, Ways::Counterclockwise, Ways::Either]);
    definition.end.when = random.one_of(&[EndIf::NoSeeds, EndIf::NoStart, EndIf::EitherNoSeeds]);
    if definition.rows == Rows::Four && random.below(3) == 0 {
        definition.end.when = EndIf::NoFrontRow { in_turn: random.below(2) == 0 };
    }
    let mut lines: Vec<Ending> = Vec::new();
    for rule in (1..=10).take(1 + random.below(10)) {
        let mut when: Vec<If> = (0..=random.below(3)).map(|_| any_question(random)).collect();
        let then = any_effect(random, definition.rows);
        match then {
            // Now and then a line captures where there is nothing, or marks what is no pair.
            _ if random.below(8) == 0 => {}
            Then::Capture(_) => when.push(If::OppositeSeeds),
            Then::MarkPair => when.push(If::Pair(3, 4)),
            _ => {}
        }
        let optional = random.below(4) == 0 && matches!(then, Then::Capture(_));
        lines.push(Ending { when: when.into(), then, optional, ..ending(rule) });
    }
    if random.below(2) == 0 {
        lines.insert(0, ending(0).when(&[If::Marked]).then(Then::Sleep));
    }
    definition.endings = lines.into();
    definition
}

/// What a turn has done so far, gathered from its events.
#[derive(Clone, Default)]
struct Turn {
    /// Seeds have fallen on the opponent's side, and beyond it on the mover's own.
    crossed: bool,
    came_round: bool,
    /// The handful's size, and where it fell or was lifted last.
    handful: u8,
    last: Option<Pit>,
    way: Option<Way>,
    /// The players who have captured in this game.
    captured: [bool; 2],
    /// The player chooses at the end of a handful.
    chooses: bool,
}

impl Turn {
    /// The place before a pit, as the handful goes.
    fn before(&self, board: Board, mover: Side, pit: Pit) -> Pit {
        let track: Vec<Pit> = match board.rows() {
            Rows::Two => board.pits().collect(),
            Rows::Four => board.own_pits(mover).collect(),
        };
        let at = track.iter().position(|&one| one == pit).expect("a pit of the track");
        let back = if self.way == Some(Way::Cw) { 1 } else { track.len() - 1 };
        track[(at + back) % track.len()]
    }

    /// A seed falls into a pit, or passes over it.
    fn visits(&mut self, board: Board, mover: Side, pit: Pit) {
        if let Some(last) = self.last {
            self.way = Some(Way::Ccw);
            if self.before(board, mover, pit) != last {
                self.way = Some(Way::Cw);
            }
        }
        let own = board.owner(pit) == mover;
        self.crossed |= !own;
        self.came_round |= own && board.owner(self.before(board, mover, pit)) != mover;
        self.last = Some(pit);
    }

    /// Whether a condition holds where the last seed of a handful has fallen.
    fn holds(&self, one: If, definition: &Definition, state: &State, mover: Side, pit: Pit) -> bool {
        let board = Board::new(definition.rows, u8::try_from(state.seeds.columns()).expect("a width"))
            .expect("a board");
        let seeds = |pit: Pit| state.seeds[board.place(pit)];
        let marked = |pit: Pit| state.marks[board.place(pit)] != Mark::None;
        let own: Vec<Pit> = board.own_pits(mover).collect();
        let facing = board.opposite(pit);
        let held = seeds(pit) - 1;
        match one {
            If::OwnSide => board.owner(pit) == mover,
            If::EnemySide => board.owner(pit) != mover,
            If::FrontRow => board.is_front(pit),
            If::TurningPit => {
                let end = own.len();
                let turning = match definition.turning {
                    Turning::None => vec![],
                    Turning::Four => vec![own[0], own[1], own[end - 2], own[end - 1]],
                    Turning::Two => vec![own[0], own[end - 2]],
                };
                board.rows() == Rows::Four && turning.contains(&pit)
            }
            If::Leftmost => pit == own[0],
            If::Empty => held == 0,
            If::Occupied => held > 0,
            If::Held(n) => held == n,
            If::HeldAtLeast(n) => held >= n,
            If::HeldAtMost(n) => held <= n,
            If::OppositeSeeds => seeds(facing) > 0,
            If::OppositeHolds(n) => seeds(facing) == n,
            If::BehindOppositeSeeds => seeds(board.behind(facing)) > 0,
            If::OppositeFree => !marked(facing),
            If::Marked => marked(pit),
            If::Crossed => self.crossed,
            If::NotCrossed => !self.crossed,
            If::CameRound => self.came_round,
            If::HasCaptured => self.captured[mover.index()],
            If::Pair(a, b) => {
                let before = self.before(board, mover, pit);
                let two = (seeds(pit), seeds(before));
                self.handful > 1 && !marked(pit) && !marked(before) && (two == (a, b) || two == (b, a))
            }
            other => panic!("{other:?} is not asked"),
        }
    }

    /// Follows an event; at the end of a handful, the line that is told must be the first that fits.
    fn follow(&mut self, event: &Event, definition: &Definition, state: &State) {
        let board = Board::new(definition.rows, u8::try_from(state.seeds.columns()).expect("a width"))
            .expect("a board");
        let named = |name: &PitName| board.named(name.as_str()).expect("a pit of the board");
        match event {
            Event::Lift { pit, seeds, .. } => (self.handful, self.last) = (*seeds, Some(named(pit))),
            Event::Sow { by, pit, .. } | Event::Skip { by, pit } => self.visits(board, *by, named(pit)),
            Event::Capture { by, seeds, .. } => {
                self.captured[by.index()] = true;
                // They are sown from elsewhere, the same way.
                (self.handful, self.last) = (*seeds, None);
            }
            Event::Ending { by, pit, rule, .. } => {
                let moves_on = |line: &&Ending| line.then == Then::MoveOnAndSleep && line.rule == *rule;
                if definition.endings.iter().any(|line| moves_on(&line)) {
                    return;
                }
                let fits = |line: &&Ending| {
                    line.when.iter().all(|&one| self.holds(one, definition, state, *by, named(pit)))
                };
                let fitting: Vec<&Ending> = definition.endings.iter().filter(fits).collect();
                let last = fitting.iter().position(|line| !line.optional);
                let (may, must) = fitting.split_at(last.unwrap_or(fitting.len()));
                let told = if self.chooses {
                    may.iter().any(|line| line.rule == *rule)
                        || must.first().map_or(0, |line| line.rule) == *rule
                } else {
                    may.is_empty() && must.first().map_or(0, |line| line.rule) == *rule
                };
                assert!(told, "line {rule} at {pit} is not the first of {fitting:?} in {definition:?}");
                self.chooses = false;
            }
            Event::Choice { options, .. } => self.chooses = options.contains(&Action::Take),
            Event::Sleep { .. } => *self = Self { captured: self.captured, ..Self::default() },
            _ => {}
        }
    }
}

/// Whether no move here leads to a sowing so long that a test would wait for it.
fn is_soon_done(rules: &Rules, pos: &Position) -> bool {
    let mut moves = Moves::default();
    rules.pseudo_legal(pos, &mut moves);
    moves.iter().all(|&mv| {
        let mut next = *pos;
        rules.play_in_place(&mut next, mv, 3_000).result != Err(Refusal::NeverEnding)
    })
}

/// Where a move leads by the fast engine, with turns ended that end by themselves.
fn fast(game: &Game, mv: Move) -> Position {
    let (rules, mut trail) = (game.rules(), game.trail());
    let next = rules.play_within(game.position(), mv, &trail).expect("it is legal");
    trail.push(*game.position());
    match rules.legal_within(&next, &trail) {
        Legal::DeadEnd(DeadEnd::TurnEnds(after)) if !next.between_turns() => after,
        _ => next,
    }
}

/// Plays a game; at each point, what the fast engine makes of every move is what is told of it.
/// Returns how many were compared.
fn compare(definition: &Definition, random: &mut Random, moves: usize) -> usize {
    let setup = &definition.setups[random.below(definition.setups.len())].name;
    let Ok(rules) = Rules::builder(definition).setup(&**setup).compile() else { return 0 };
    if !is_soon_done(&rules, &rules.first_position()) {
        return 0;
    }
    let mut game = Game::with_rules(rules, None).expect("a game");
    let mut compared = 0;
    let mut turn = Turn::default();
    for _ in 0..moves {
        let mut on = Vec::new();
        for &mv in game.legal_moves() {
            let next = game.rules().play_within(game.position(), mv, &game.trail()).expect("it is legal");
            if is_soon_done(game.rules(), &next) {
                let mut told = game.clone();
                let mut shown = game.state();
                let events = told.play_move(mv).expect("it is legal");
                let mut turn = turn.clone();
                for event in &events {
                    turn.follow(event, definition, &shown);
                    shown.apply(event);
                }
                let state = told.state();
                assert!(shown.mover == state.mover || state.outcome.is_some(), "{}", record(&told));
                assert_eq!(
                    (shown.seeds, shown.marks, shown.stores, shown.hand),
                    (state.seeds, state.marks, state.stores, state.hand),
                    "{mv:?} {} {definition:?}",
                    record(&game)
                );
                let fast = fast(&game, mv);
                let counted = game.rules().play_in_place(&mut game.position().clone(), mv, SEED_BOUND).sown;
                let fell = events.iter().filter(|event| matches!(event, Event::Sow { .. })).count();
                assert_eq!(usize::try_from(counted), Ok(fell), "{mv:?} {} {definition:?}", record(&game));
                assert_eq!(&fast, told.position(), "{mv:?} {} {definition:?}", record(&game));
                on.push((mv, turn));
            }
        }
        compared += on.len();
        if on.is_empty() {
            break;
        }
        let (mv, next) = on.swap_remove(random.below(on.len()));
        game.play_move(mv).expect("it is legal");
        turn = next;
    }
    compared
}

#[test]
fn what_is_told_is_what_is_played() {
    let mut random = Random(17);
    let mut compared = 0;
    for _ in 0..600 {
        let definition = any_definition(&mut random);
        compared += compare(&definition, &mut random, 12);
    }
    assert!(compared > 50_000, "{compared}");
}

#[test]
fn what_is_told_is_what_is_played_in_recorded_games() {
    let mut random = Random(8);
    for id in ["ndoto", "mbothe", "giuthi", "enkeshui"] {
        let definition = game(id).expect("a game");
        let compared: usize = (0..20).map(|_| compare(definition, &mut random, 80)).sum();
        assert!(compared > 1_000, "{id}: {compared}");
    }
}

/// Some captures or none before one of twenty-four lines: with three captures, 96 sets of lines. What the
/// lines do is shifted by `shift`.
fn with_many_sets_of_lines(captures: u8, shift: usize) -> Definition {
    let mut lines: Vec<Ending> = Vec::new();
    let mut add = |when: Vec<If>, then: Then, optional: bool| {
        let rule = u8::try_from(lines.len() + 1).expect("a few lines");
        lines.push(Ending { when: when.into(), then, optional, ..ending(rule) });
    };
    for following in 1..=captures {
        add(vec![If::OppositeHolds(following)], Then::Capture(Capture { following, ..Capture::STORE }), true);
    }
    let effects = [
        Then::Relay(RelayWay::Same),
        Then::Sleep,
        Then::Relay(RelayWay::Opposite),
        Then::Relay(RelayWay::Chosen),
        Then::StartAgain,
    ];
    let mut count = shift;
    for side in [If::OwnSide, If::EnemySide] {
        for crossed in [If::NotCrossed, If::CameRound, If::Crossed] {
            for held in [If::HeldAtMost(0), If::HeldAtMost(1), If::HeldAtMost(2), If::Occupied] {
                add(vec![side, crossed, held], effects[count % effects.len()], false);
                count += 1;
            }
        }
    }
    Definition { endings: lines.into(), ..game("ndoto").expect("a game").clone() }
}

#[test]
fn what_is_told_is_what_is_played_with_many_sets_of_lines() {
    let mut random = Random(5);
    for (captures, shift) in
        [1, 2, 3, 4].into_iter().flat_map(|captures| (0..5).map(move |shift| (captures, shift)))
    {
        let definition = with_many_sets_of_lines(captures, shift);
        let compared: usize = (0..20).map(|_| compare(&definition, &mut random, 60)).sum();
        assert!(compared > 1_000, "{captures} {shift}: {compared}");
    }
}

/// Ndoto with other endings and another number of pits in a row.
fn ndoto(columns: u8, endings: Vec<Ending>) -> Definition {
    Definition {
        columns: vec![columns].into(),
        setups: vec![SetUp::new("2", Layout::Each(2)), SetUp::new("3", Layout::Each(3))].into(),
        endings: endings.into(),
        ..game("ndoto").expect("a game").clone()
    }
}

#[test]
fn what_is_told_is_what_is_played_where_only_one_side_relays() {
    let relay = |when: &'static [If]| ending(1).when(when).then(Then::Relay(RelayWay::Same));
    let mut random = Random(3);
    for line in [relay(&[If::EnemySide]), relay(&[If::EnemySide, If::Occupied]), relay(&[If::OwnSide])] {
        for columns in [7, 8, 10, 16] {
            let definition = ndoto(columns, vec![line.clone()]);
            let compared: usize = (0..10).map(|_| compare(&definition, &mut random, 30)).sum();
            assert!(compared > 300, "{columns} {line:?}: {compared}");
        }
    }
}

#[test]
fn what_is_told_is_what_is_played_where_relays_turn_back() {
    let relay = |rule, when: &'static [If], way| ending(rule).when(when).then(Then::Relay(way));
    let lines = vec![
        relay(1, &[If::HeldAtLeast(2)], RelayWay::Same),
        relay(2, &[If::Occupied, If::OppositeSeeds], RelayWay::Opposite),
    ];
    let mut random = Random(9);
    for (columns, ways) in
        [(7, Ways::Either), (8, Ways::Either), (8, Ways::Counterclockwise), (12, Ways::Either)]
    {
        let mut definition = ndoto(columns, lines.clone());
        definition.start.ways = ways;
        let compared: usize = (0..10).map(|_| compare(&definition, &mut random, 30)).sum();
        assert!(compared > 300, "{columns} {ways:?}: {compared}");
    }
}

#[test]
fn an_empty_front_row_loses_in_mid_turn_without_bao() {
    let mut rows = [0; 32];
    // The seed of a2 leaves the front row empty and takes seven of a1 along, the last of them to h2.
    (rows[16], rows[24], rows[8]) = (1, 7, 9);
    let mut definition = game("omweso").expect("a game").clone();
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.end.when = EndIf::NoFrontRow { in_turn: true };
    definition.endings = vec![ending(1).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same))].into();
    let rules = Rules::builder(&definition).compile().expect("rules");
    let mut game = Game::with_rules(rules, None).expect("a game");
    let a2 = game.rules().board().named("a2").expect("a pit");
    let next = game.rules().play(game.position(), Move::Start(a2, Way::Ccw)).expect("a start");
    game.play_text("a2").expect("a start");
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::North));
    assert_eq!(&next, game.position());
}
