//! Random games.

use mbao_figures::Played;
use mbao_rules::{Move, Moves, OutcomeKind, Position, Proof, Refusal, Rules, SEED_BOUND, Walk, Way};

use super::random::Random;
use super::spread::spread;
use super::wonder::{Wonders, sown_in};

/// In one of this many games every start is tried at every turn, not only the one that was drawn.
const TRIED_EVERY: u64 = 4;
/// Laps after which a sowing met in play is no longer followed.
const FOLLOWED: u64 = 2_000_000;

/// What is counted on the way.
#[derive(Default)]
struct Counted {
    turns: Vec<u32>,
    choices: Vec<u32>,
    seeds: Vec<u32>,
    laps: Vec<u32>,
}

/// A turn under way.
struct Turn {
    from: Position,
    moves: Vec<Move>,
    seeds: u64,
    laps: u64,
}

/// Plays this many random games; remarkable turns go into `wonders`.
#[must_use]
pub fn random_games(rules: &Rules, games: u32, seed: u64, wonders: &mut Wonders) -> Played {
    let mut played = Played { games, ..Played::default() };
    let mut counted = Counted::default();
    let mut walk = Walk::new(rules);
    for number in 0..u64::from(games) {
        walk.restart();
        game(&mut played, rules, &mut walk, &mut Random::new(seed, number), number, &mut counted, wonders);
    }
    let Counted { turns, choices, seeds, laps } = counted;
    played.turns = spread(turns);
    played.choices = spread(choices);
    played.seeds = spread(seeds);
    played.laps = spread(laps);
    played
}

fn game(
    played: &mut Played,
    rules: &Rules,
    walk: &mut Walk<'_>,
    random: &mut Random,
    number: u64,
    counted: &mut Counted,
    wonders: &mut Wonders,
) {
    while !walk.position().phase().is_play() && walk.outcome().is_none() {
        if !walk.step(&mut |n| random.below(n)) {
            break;
        }
    }
    let first = walk.position().mover();
    let begun = walk.turn();
    let mut turn: Option<Turn> = None;
    let mut moves = Moves::default();
    let mut picks: Vec<usize> = Vec::new();
    loop {
        let before = *walk.position();
        let (number_of_turn, sown) = (walk.turn(), walk.seeds_sown());
        if before.between_turns() {
            turn = Some(Turn { from: before, moves: Vec::new(), seeds: 0, laps: 0 });
            if number.is_multiple_of(TRIED_EVERY) {
                try_all(played, rules, &before, &mut moves, counted, wonders);
            }
        }
        picks.clear();
        let went = walk.step(&mut |n| {
            picks.push(random.below(n));
            picks[picks.len() - 1]
        });
        if !went {
            break;
        }
        let seeds = walk.seeds_sown() - sown;
        if let Some(turn) = &mut turn {
            // The last move drawn was played; those before it were refused.
            rules.pseudo_legal(&before, &mut moves);
            let mut drawn = None;
            for &pick in &picks {
                if pick < moves.len() {
                    drawn = Some(moves.swap_remove(pick));
                }
            }
            if let Some(mv) = drawn {
                turn.moves.push(mv);
                turn.seeds += seeds;
                if seeds > 0
                    && let Ok(Proof::Ends { laps, .. }) = rules.prove(&before, mv, FOLLOWED)
                {
                    turn.laps += laps;
                }
            }
        }
        if walk.turn() > number_of_turn
            && let Some(mut turn) = turn.take()
        {
            // The engine's own count does not include clockwise sowing.
            if turn.moves.iter().copied().any(clockwise)
                && let Some((laps, seeds)) = sown_in(rules, &turn.from, &turn.moves)
            {
                (turn.laps, turn.seeds) = (laps, seeds);
            }
            counted.seeds.push(u32::try_from(turn.seeds).unwrap_or(u32::MAX));
            counted.laps.push(u32::try_from(turn.laps).unwrap_or(u32::MAX));
            wonders.turn(rules, &turn.from, &turn.moves, turn.laps, turn.seeds);
        }
    }
    counted.turns.push(walk.turn() - begun);
    if let Some(outcome) = walk.outcome() {
        match outcome.winner {
            None => played.drawn += 1,
            Some(winner) => played.first += u32::from(winner == first),
        }
        match outcome.kind {
            OutcomeKind::End => {}
            OutcomeKind::Endless => played.only_endless += 1,
            OutcomeKind::Repetition | OutcomeKind::Length => played.broken_off += 1,
        }
    }
}

/// Tries every start of a turn.
fn try_all(
    played: &mut Played,
    rules: &Rules,
    pos: &Position,
    moves: &mut Moves,
    counted: &mut Counted,
    wonders: &mut Wonders,
) {
    rules.pseudo_legal(pos, moves);
    if rules.over_given(pos, moves).is_some() {
        return;
    }
    let mut lawful = 0;
    for &mv in moves.iter() {
        let mut next = *pos;
        match rules.play_in_place(&mut next, mv, SEED_BOUND).result {
            Ok(()) => lawful += 1,
            Err(Refusal::NeverEnding) => {
                played.endless += 1;
                played.starts += 1;
                wonders.never_ending(rules, pos, mv, FOLLOWED, true);
                continue;
            }
            Err(_) => continue,
        }
        played.starts += 1;
    }
    counted.choices.push(lawful);
}

/// Whether a move leads to a clockwise capture; every clockwise capture comes from such a move.
const fn clockwise(mv: Move) -> bool {
    matches!(mv, Move::TurnRound | Move::Start(_, Way::Cw))
}
