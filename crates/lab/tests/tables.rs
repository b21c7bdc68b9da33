//! Checks tables against real play: counted by hand, by exhaustive search, and by playing games out.

use std::collections::BTreeSet;

use mbao_figures::solved::{Board, Start, check, unpacked};
use mbao_lab::tables::{
    Begin, Claim, End, FARTHEST, Prover, Study, Sure, Tablebase, Turns, best_line, packed,
};
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Action, Game, OutcomeKind, Pending, Side};
use mbao_tables::{NEVER, Ranks, Worth, arrangement};

fn worth(table: &Tablebase, arrangement: &[u8]) -> (u8, u8, u8) {
    let Worth { low, high, turns } = table.worth(arrangement).expect("a position in the table");
    (low, high, turns)
}

#[test]
fn positions_solved_by_hand() {
    let study = Study::new("ndoto", 3).expect("ndoto on three pits");
    let table = Tablebase::solved(&study, 3, 1);
    // From b1 the seed goes to c1; the opponent has nothing to start with.
    assert_eq!(worth(&table, &[0, 1, 0, 0, 0, 0]), (1, 1, 1));
    // From c1 it goes over to c2; from there the opponent keeps it on their side.
    assert_eq!(worth(&table, &[0, 0, 1, 0, 0, 0]), (0, 0, 2));
    // b1 goes to c1, empty, and c2 opposite has two: South gets all three.
    assert_eq!(worth(&table, &[0, 1, 0, 2, 0, 0]), (3, 3, 1));
    // South has nothing: the game is over, and North keeps what it has.
    assert_eq!(worth(&table, &[0, 0, 0, 1, 2, 0]), (0, 0, 0));
    // c1 may not be lifted because c2 holds a seed: South passes. North moves on to b2, and then c1
    // must go over to c2: all is lost.
    assert_eq!(worth(&table, &[0, 0, 1, 1, 0, 0]), (0, 0, 4));
    let study = Study::new("giuthi", 3).expect("giuthi on three pits");
    let table = Tablebase::solved(&study, 3, 1);
    // Neither has a pit of two: the game is over, and each keeps their side.
    assert_eq!(worth(&table, &[1, 0, 0, 1, 0, 1]), (1, 1, 0));
    // North has nothing: the game is over, though South could go on.
    assert_eq!(worth(&table, &[0, 0, 2, 0, 0, 0]), (2, 2, 0));
    // c1 counterclockwise goes to c2 and b2: crossed, empty, not South's side: South sleeps with
    // nothing, and North keeps all three. Clockwise it goes to b1 and a1: empty, not crossed: South
    // goes on, but no pit has two, nor has any of North's; the game is over and South keeps both.
    assert_eq!(worth(&table, &[0, 0, 2, 1, 0, 0]), (2, 2, 1));
}

/// A game at an arrangement in which South begins; missing seeds are in South's store.
fn game(study: &Study, arrangement: &[u8], total: u16) -> Game {
    let pos = study.position(arrangement);
    let text = study.rules().position_text(&pos).expect("a position between turns");
    let stores = format!(" {}-0", total - pos.total());
    Game::with_rules(study.rules().clone(), Some(&text.replace(" 0-0", &stores))).expect("a position")
}

/// The number of seeds in a game of the study.
fn total(study: &Study) -> u16 {
    study.rules().start_position().total()
}

/// Plays all possible turns, action by action.
fn played(game: &mut Game, turn: u32, way: &mut Vec<String>, found: &mut impl FnMut(&[String], &Game)) {
    if game.turn() != turn || game.outcome().is_some() {
        found(way, game);
        return;
    }
    for action in game.legal_texts() {
        game.play_text(&action).expect("a legal action");
        way.push(action);
        played(game, turn, way, found);
        way.pop();
        game.undo();
    }
}

#[test]
fn turns_end_where_they_do_in_play() {
    let mut random = fastrand::Rng::with_seed(5);
    for (id, columns) in [("ndoto", 4), ("mbothe", 4), ("mbothe", 10), ("giuthi", 3), ("giuthi", 4)] {
        let study = Study::new(id, columns).expect("a study");
        let ranks = Ranks::new(study.pits(), 10);
        for _ in 0..250 {
            let seeds = random.usize(1..=if id == "giuthi" { 7 } else { 10 });
            let arrangement = ranks.arrangement(seeds, random.u64(0..ranks.of(seeds)));
            let mut turns = Turns::default();
            let begin = turns.list(study.rules(), &study.position(&arrangement));
            let mut game = game(&study, &arrangement, total(&study));
            if game.outcome().is_some() {
                assert!(matches!(begin, Begin::Over(_)), "{id} {arrangement:?}");
                continue;
            }
            assert_eq!(begin, Begin::Turn, "{id} {arrangement:?}");
            let mut after = vec![0; study.pits()];
            let listed: BTreeSet<_> = turns
                .ends()
                .iter()
                .map(|end| match end {
                    End::Next(next) => {
                        study.arrangement(next, &mut after);
                        after.clone()
                    }
                    other => panic!("{id} {arrangement:?}: {other:?}"),
                })
                .collect();
            let mut met = BTreeSet::new();
            played(&mut game, 1, &mut Vec::new(), &mut |_, game| {
                let mut after = vec![0; study.pits()];
                study.arrangement(game.position(), &mut after);
                met.insert(after);
            });
            assert_eq!(listed, met, "{id} on {columns}: {arrangement:?}");
        }
    }
}

#[test]
fn every_position_is_worth_the_best_of_its_turns() {
    for (id, columns, most) in [("ndoto", 8, 5), ("ndoto", 3, 12), ("mbothe", 4, 9), ("giuthi", 3, 13)] {
        let study = Study::new(id, columns).expect("a study");
        let table = Tablebase::solved(&study, most, 2);
        let mut turns = Turns::default();
        let mut after = vec![0; study.pits()];
        for seeds in 0..=most {
            let mut arrangement = table.ranks().arrangement(seeds, 0);
            let all = u8::try_from(seeds).expect("few seeds");
            loop {
                let worth = table.worth(&arrangement).expect("in the table");
                let text = format!("{id} on {columns}: {arrangement:?} {worth:?}");
                match turns.list(study.rules(), &study.position(&arrangement)) {
                    Begin::Over(ahead) => {
                        let score = i16::midpoint(i16::from(all), ahead);
                        assert_eq!(
                            (i16::from(worth.low), worth.low, worth.turns),
                            (score, worth.high, 0),
                            "{text}"
                        );
                    }
                    Begin::Turn => {
                        let ends: Vec<Worth> = turns
                            .ends()
                            .iter()
                            .map(|end| {
                                let End::Next(next) = end else { panic!("{text}: {end:?}") };
                                study.arrangement(next, &mut after);
                                table.worth(&after).expect("in the table")
                            })
                            .map(|next| Worth {
                                low: all - next.high,
                                high: all - next.low,
                                turns: next.turns,
                            })
                            .collect();
                        let low = ends.iter().map(|end| end.low).max().unwrap_or(0);
                        let high = ends.iter().map(|end| end.high).max().unwrap_or(0);
                        let own: u8 = arrangement[..study.pits() / 2].iter().sum();
                        // The value exceeds that of the best turn only by what can be kept on the
                        // player's side.
                        assert!(worth.low == low || (worth.low > low && own >= worth.low), "{text} {ends:?}");
                        assert!(
                            worth.high == high || (worth.high < high && own <= worth.high),
                            "{text} {ends:?}"
                        );
                        check_turns(worth, &ends, all, &text);
                    }
                }
                if !Ranks::next(&mut arrangement) {
                    break;
                }
            }
        }
    }
}

/// The turns to the end are one more than after the best turn that gives up nothing.
fn check_turns(worth: Worth, ends: &[Worth], all: u8, told: &str) {
    let kept = ends.iter().filter(|end| end.exact() && end.low == worth.low);
    let kept = kept.map(|end| end.turns);
    let found = if 2 * worth.low >= all { kept.min() } else { kept.max() };
    match found {
        _ if !worth.exact() => assert_eq!(worth.turns, NEVER, "{told}"),
        Some(NEVER) | None => assert_eq!(worth.turns, NEVER, "{told}"),
        Some(turns) => assert_eq!(worth.turns, turns + 1, "{told} {ends:?}"),
    }
}

/// The result of a game for the player to begin, by exhaustive search under the engine's own rule
/// of repetition. `None` if it is too much work.
struct Everything {
    left: u32,
}

impl Everything {
    fn value(&mut self, game: &mut Game, mut low: i32, high: i32, mover: Side) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        if let Some(outcome) = game.outcome() {
            let score = |side: Side| i32::from(outcome.score[side.index()]);
            return Some(score(mover) - score(mover.other()));
        }
        if game.mover() != mover {
            return self.value(game, -high, -low, mover.other()).map(|value| -value);
        }
        let mut best = i32::MIN;
        for action in game.legal_texts() {
            game.play_text(&action).expect("a legal action");
            let found = self.value(game, low, high, mover);
            game.undo();
            best = best.max(found?);
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}

#[test]
fn bounds_hold_under_the_engines_own_repetition() {
    let mut random = fastrand::Rng::with_seed(11);
    for (id, columns, most, least) in [("ndoto", 3, 7, 100), ("mbothe", 3, 6, 40), ("giuthi", 3, 6, 100)] {
        let study = Study::new(id, columns).expect("a study");
        let table = Tablebase::solved(&study, most, 1);
        let (mut tried, mut round) = (0, 0);
        for _ in 0..200 {
            let seeds = random.usize(1..=most);
            let arrangement = table.ranks().arrangement(seeds, random.u64(0..table.ranks().of(seeds)));
            let worth = table.worth(&arrangement).expect("in the table");
            let mut game = game(&study, &arrangement, total(&study));
            let stored = i32::from(total(&study)) - i32::try_from(seeds).expect("few");
            let mut everything = Everything { left: 8_000 };
            let mover = game.mover();
            let Some(value) = everything.value(&mut game, -1_000, 1_000, mover) else { continue };
            let got = i32::midpoint(value - stored, i32::try_from(seeds).expect("few"));
            assert!(
                (i32::from(worth.low)..=i32::from(worth.high)).contains(&got),
                "{id} {arrangement:?}: {worth:?}, not {got}"
            );
            tried += 1;
            round += u32::from(worth.turns == NEVER);
        }
        assert!(tried >= least, "{id}: only {tried} were followed to all ends");
        println!("{id}: {tried} positions, {round} of them with repetitions");
    }
}

/// Plays a position out: `hero` follows the table against `reply`. Returns the final seeds of `hero`.
fn play_out(
    study: &Study,
    table: &Tablebase,
    game: &mut Game,
    hero: Side,
    reply: &mut impl FnMut(&mut Game),
) -> u16 {
    while game.outcome().is_none() {
        if game.mover() != hero {
            reply(game);
            continue;
        }
        let (turn, mut best) = (game.turn(), None);
        let before = game.position().store(hero);
        played(&mut game.clone(), turn, &mut Vec::new(), &mut |way, after| {
            let taken = u16::from(after.position().store(hero) - before);
            let mut arrangement = vec![0; study.pits()];
            let (sure, turns) = if let Some(outcome) = after.outcome() {
                (outcome.score[hero.index()] - u16::from(before), 0)
            } else {
                study.arrangement(after.position(), &mut arrangement);
                let left: u8 = arrangement.iter().sum();
                let worth = table.worth(&arrangement).expect("in the table");
                (taken + u16::from(left - worth.high), worth.turns)
            };
            let better = best
                .as_ref()
                .is_none_or(|(known, soon, _)| sure > *known || (sure == *known && turns < *soon));
            if better {
                best = Some((sure, turns, way.to_vec()));
            }
        });
        for action in best.expect("a turn").2 {
            game.play_text(&action).expect("a legal action");
        }
    }
    game.outcome().expect("over").score[hero.index()]
}

#[test]
fn what_is_claimed_is_won_in_play() {
    let mut random = fastrand::Rng::with_seed(3);
    for (id, columns, most) in [("ndoto", 8, 6), ("mbothe", 10, 5), ("giuthi", 3, 20)] {
        let study = Study::new(id, columns).expect("a study");
        let table = Tablebase::solved(&study, most, 2);
        let master = Player::new(study.rules(), Level::MASTER, 1);
        let limits = Limits { nodes: 300, memory: 1 << 12, ..Limits::default() };
        let mut games = 0;
        while games < 60 {
            let arrangement = table.ranks().arrangement(most, random.u64(0..table.ranks().of(most)));
            let worth = table.worth(&arrangement).expect("in the table");
            if worth.turns == NEVER || 2 * usize::from(worth.low) < most {
                continue;
            }
            games += 1;
            let mut game = game(&study, &arrangement, total(&study).max(u16::try_from(most).expect("few")));
            let stored = u16::from(game.position().store(Side::South));
            let searching = games % 2 == 0;
            let got = play_out(&study, &table, &mut game, Side::South, &mut |game| {
                let turn: Option<Vec<String>> = if searching {
                    master
                        .suggest(game, &limits, || false)
                        .map(|found| found.turn.iter().map(Action::to_string).collect())
                } else {
                    None
                };
                let legal = game.legal_texts();
                for action in turn.unwrap_or_else(|| vec![random.choice(legal).expect("something legal")]) {
                    game.play_text(&action).expect("a legal action");
                }
            });
            let outcome = game.outcome().expect("over");
            assert!(
                got - stored >= u16::from(worth.low),
                "{id} {arrangement:?}: {worth:?}, got {}",
                got - stored
            );
            assert_ne!(outcome.kind, OutcomeKind::Length, "{id} {arrangement:?}");
        }
    }
}

#[test]
fn looking_ahead_agrees_with_a_larger_table() {
    let study = Study::new("ndoto", 4).expect("ndoto on four pits");
    let (small, large) = (Tablebase::solved(&study, 5, 1), Tablebase::solved(&study, 9, 2));
    let stop = std::sync::atomic::AtomicBool::new(false);
    let mut looking = Prover::new(&study, &small, 9, 16, &stop);
    let mut random = fastrand::Rng::with_seed(8);
    let mut proved = 0;
    for _ in 0..400 {
        let arrangement = large.ranks().arrangement(9, random.u64(0..large.ranks().of(9)));
        let worth = large.worth(&arrangement).expect("in the table");
        let claim = Claim { mover: random.bool(), seeds: random.u8(1..=9) };
        let sure = if claim.mover { worth.low } else { 9 - worth.high };
        let found = looking.holds(&arrangement, claim, 40).expect("nobody stops it");
        // Every proved claim holds, and every true claim with an exact value is proved.
        assert!(!found || sure >= claim.seeds, "{arrangement:?} {claim:?} {worth:?}");
        assert!(found || sure < claim.seeds || !worth.exact(), "{arrangement:?} {claim:?} {worth:?}");
        proved += u32::from(found);
    }
    assert!(proved > 100, "{proved}");
    assert_eq!(study.position(&[2; 8]).pending(), Pending::Nothing);
}

#[test]
fn a_packed_table_says_what_the_table_says() {
    let study = Study::new("giuthi", 3).expect("giuthi on three pits");
    let table = Tablebase::solved(&study, 7, 1);
    // Packs fewer layers than are solved.
    let packed = packed(&table, 6).expect("it is packed");
    let unpacked = unpacked(study.pits(), 6, &packed).expect("a table of that size");
    let mut looked = 0;
    for seeds in 0..=6 {
        for rank in 0..table.ranks().of(seeds) {
            let arrangement = table.ranks().arrangement(seeds, rank);
            assert_eq!(unpacked.worth(&arrangement), table.worth(&arrangement), "{arrangement:?}");
            looked += 1;
        }
    }
    // The number of ways to lay up to six seeds in six pits.
    assert_eq!(looked, 924);
}

#[test]
fn a_packed_table_that_is_cut_or_another_is_refused() {
    let study = Study::new("giuthi", 3).expect("giuthi on three pits");
    let table = Tablebase::solved(&study, 5, 1);
    let layers: Vec<_> = table.lines().collect();
    let board = Board { columns: 3, seeds: 5, shipped: 4, layers, ..Board::default() };
    let bytes = packed(&table, 4).expect("it is packed");
    check(&bytes, &board).expect("it is whole");
    for length in 0..bytes.len() {
        let text = check(&bytes[..length], &board).expect_err("it is cut").to_string();
        assert_eq!(text, "is cut or damaged: it cannot be unpacked", "{length}");
    }
    let larger = packed(&table, 5).expect("it is packed");
    let text = check(&larger, &board).expect_err("it is another").to_string();
    assert!(text.starts_with("is cut or of another version: "), "{text}");
    let study = Study::new("ndoto", 3).expect("ndoto on three pits");
    let other = packed(&Tablebase::solved(&study, 4, 1), 4).expect("it is packed");
    let text = check(&other, &board).expect_err("it is another").to_string();
    let expected = "is of another version: its layer of 1 seeds does not match the results on file";
    assert_eq!(text, expected);
}

#[test]
fn rows_are_seen_as_the_solver_sees_them() {
    let study = Study::new("ndoto", 4).expect("ndoto on four pits");
    let mut game = game(&study, &[1, 2, 3, 0, 2, 1, 0, 3], total(&study));
    for side in Side::BOTH {
        let seeds = game.state().seeds;
        let pos = game.position();
        assert_eq!(pos.mover(), side);
        let mut seen = [0; 8];
        study.arrangement(pos, &mut seen);
        assert_eq!(arrangement(seeds.row(0), seeds.row(1), side == Side::South), seen);
        let first = game.legal_moves()[0];
        game.play_move(first).expect("a legal move");
    }
}

#[test]
fn a_line_of_best_play_ends_as_was_proved() {
    let study = Study::new("ndoto", 3).expect("a study");
    let table = Tablebase::solved(&study, 6, 1);
    let stop = std::sync::atomic::AtomicBool::new(false);
    // The whole game is solved: nine seeds to three.
    let mut sure = [(true, 9), (false, 3)].map(|(mover, seeds)| {
        let mut looking = Prover::new(&study, &table, 12, 12, &stop);
        let claim = Claim { mover, seeds };
        let proves = |&turns: &u8| looking.holds(&[2; 6], claim, turns) == Some(true);
        let turns = (1..FARTHEST).find(proves).expect("it is proved");
        Sure { looking, seeds, turns }
    });
    let start = Start { columns: 3, each: 2, ..Start::default() };
    let line = best_line(&study, &table, &start, &mut sure).expect("a line");
    let mut game = Game::with_rules(study.rules().clone(), None).expect("a game");
    for action in &line {
        game.play_text(action).expect("it is legal");
    }
    assert_eq!(game.outcome().expect("it is over").score, [9, 3]);
}
