//! Racing starts, against a race that is sown by hand.

use std::collections::HashMap;

use mbao_rules::definition::{Layout, Prelude, Racing, SetUp};

use crate::random::Random;
use mbao_rules::{Action, Board, Game, Pit, Position, Rows, Rules, Side, game};
use mbao_story::record;

/// One player's hand in a race.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Hand {
    seeds: u8,
    /// The place on the track where the last seed fell, or where the hand was lifted.
    at: usize,
    asleep: bool,
}

/// A race sown seed by seed.
struct ByHand {
    /// The pits that each player sows, in order.
    tracks: [Vec<Pit>; 2],
    pits: HashMap<Pit, u8>,
    hands: [Hand; 2],
    sown: [u32; 2],
    /// Who slept first.
    first: Option<Side>,
}

impl ByHand {
    fn new(rules: &Rules, start: &Position) -> Self {
        let board = rules.board();
        let own = Side::BOTH.map(|side| board.own_pits(side).collect::<Vec<Pit>>());
        let shared = [own[0].clone(), own[1].clone()].concat();
        let (two, columns) = (board.rows() == Rows::Two, board.columns());
        let mut race = Self {
            tracks: if two { [shared.clone(), shared] } else { own.clone() },
            pits: board.pits().map(|pit| (pit, start.seeds(pit))).collect(),
            hands: [Hand::default(), Hand::default()],
            sown: [0; 2],
            first: None,
        };
        for side in [0, 1] {
            // The rightmost pit of the only row, or of the back row, which comes first.
            let row = &own[side][..columns];
            let pit = *row.iter().rev().find(|pit| race.pits[pit] > 0).expect("seeds in the row");
            let at = race.tracks[side].iter().position(|&one| one == pit).expect("a pit of the track");
            let seeds = race.pits.insert(pit, 0).expect("a pit");
            race.hands[side] = Hand { seeds, at, asleep: false };
        }
        race
    }

    fn drop_one(&mut self, side: Side) {
        let (hand, track) = (&mut self.hands[side.index()], &self.tracks[side.index()]);
        if hand.asleep {
            return;
        }
        hand.at = (hand.at + 1) % track.len();
        let there = self.pits.get_mut(&track[hand.at]).expect("a pit");
        *there += 1;
        hand.seeds -= 1;
        self.sown[side.index()] += 1;
        if hand.seeds == 0 && *there > 1 {
            hand.seeds = std::mem::take(there);
        } else if hand.seeds == 0 {
            hand.asleep = true;
            self.first = self.first.or(Some(side));
        }
    }

    fn over(&self) -> bool {
        self.hands.iter().all(|hand| hand.asleep)
    }

    fn farthest(&self) -> Option<Side> {
        match self.sown[0].cmp(&self.sown[1]) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Both drop a seed at a time, until both sleep or everything is as it was before; then the hands go back
    /// where they fell last. Returns the winner by the first to sleep and by the farthest, if there is one.
    fn run(&mut self) -> [Option<Side>; 2] {
        let mut seen = Vec::new();
        let mut tied = false;
        while !self.over() {
            let mut now: Vec<u8> = self.tracks.concat().iter().map(|pit| self.pits[pit]).collect();
            for hand in &self.hands {
                now.extend([hand.seeds, u8::try_from(hand.at).expect("a place"), u8::from(hand.asleep)]);
            }
            if seen.contains(&now) {
                for (hand, track) in self.hands.iter_mut().zip(&self.tracks) {
                    *self.pits.get_mut(&track[hand.at]).expect("a pit") += std::mem::take(&mut hand.seeds);
                }
                return [None; 2];
            }
            seen.push(now);
            let nobody = self.first.is_none();
            for side in Side::BOTH {
                self.drop_one(side);
            }
            tied |= nobody && self.over();
        }
        [self.first.filter(|_| !tied), self.farthest()]
    }

    fn agrees_with(&self, pos: &Position) -> bool {
        self.pits.iter().all(|(&pit, &seeds)| pos.seeds(pit) == seeds) && pos.lifted() == 0
    }
}

/// A game with a race and a set-up of few seeds.
fn race(random: &mut Random, options: &[(&str, &str)]) -> Option<Rules> {
    let mut definition = game(["ndoto", "omweso"][random.below(2)]).expect("a game").clone();
    let columns = 3 + random.below(3);
    let pits = columns * Board::new(definition.rows, 3).expect("a board").row_count();
    let rows: Vec<u8> = (0..pits).map(|_| u8::try_from(random.below(4)).expect("a few")).collect();
    let outer = [&rows[..columns], &rows[pits - columns..]];
    if outer.iter().any(|row| row.iter().all(|&seeds| seeds == 0)) {
        return None;
    }
    definition.columns = vec![u8::try_from(columns).expect("a few")].into();
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.into()))].into();
    Some(Rules::builder(&definition).options(options).compile().expect("rules"))
}

#[test]
fn a_race_in_ticks_goes_as_by_hand() {
    let mut random = Random(1);
    let (mut stopped, mut won) = (0, [0; 2]);
    for _ in 0..400 {
        for (winner, farthest) in [("first", 0), ("farthest", 1)] {
            for (toss, side) in [("south", Side::South), ("north", Side::North)] {
                let options = [("race", "yes"), ("race-winner", winner), ("toss", toss)];
                let Some(rules) = race(&mut random, &options) else { continue };
                let mut by_hand = ByHand::new(&rules, &rules.start_position());
                let starts = by_hand.run()[farthest];
                let pos = rules.first_position();
                assert!(by_hand.agrees_with(&pos), "{:?}", rules.definition().setups);
                assert_eq!(pos.mover(), starts.unwrap_or(side), "{winner} {:?}", rules.definition().setups);
                stopped += usize::from(!by_hand.over());
                if let Some(side) = starts {
                    won[side.index()] += 1;
                }
            }
        }
    }
    assert!(stopped > 3 && won.iter().all(|&wins| wins > 100), "{stopped} {won:?}");
}

#[test]
fn a_race_of_taps_goes_as_by_hand() {
    let mut random = Random(2);
    let mut won = [0; 2];
    for round in 0..400 {
        let winner = ["first", "farthest"][round % 2];
        let Some(rules) = race(&mut random, &[("race", "taps"), ("race-winner", winner)]) else { continue };
        let mut by_hand = ByHand::new(&rules, &rules.start_position());
        let mut game = Game::with_rules(rules, None).expect("a game");
        let mut taps = 0;
        while !by_hand.over() && taps < 300 {
            let awake = Side::BOTH.into_iter().filter(|side| !by_hand.hands[side.index()].asleep);
            let awake: Vec<Side> = awake.collect();
            assert_eq!(game.legal().len(), awake.len());
            let side = awake[random.below(awake.len())];
            game.play(Action::Tap(side)).expect("the player is awake");
            by_hand.drop_one(side);
            taps += 1;
        }
        if by_hand.over() {
            assert!(by_hand.agrees_with(game.position()), "{}", record(&game));
            let starts = if winner == "first" { by_hand.first } else { by_hand.farthest() };
            let starts = starts.unwrap_or(Side::South);
            assert_eq!((game.mover(), game.turn()), (starts, 1), "{winner} {}", record(&game));
            won[starts.index()] += 1;
        }
    }
    assert!(won.iter().all(|&wins| wins > 50), "{won:?}");
}

#[test]
fn a_race_that_repeats_itself_stops_at_the_first_repetition() {
    // By hand: after 46 seeds each, 42 of them going round, South still holds one.
    let mut definition = game("ndoto").expect("a game").clone();
    definition.columns = vec![3].into();
    definition.setups = vec![SetUp::new("laid", Layout::rows(&[0, 2, 1, 1, 1, 1]))].into();
    for (toss, mover) in [("south", "s"), ("north", "n")] {
        let request = Game::builder_for(&definition).option("race", "yes").option("toss", toss);
        let game = request.start().expect("a game");
        assert_eq!(game.position_text(), Some(format!("0,1,0/2,2,1 {mover} 0-0")));
    }
}

#[test]
fn a_race_that_stops_lays_back_what_is_still_held() {
    let mut definition = game("ndoto").expect("a game").clone();
    definition.columns = vec![3].into();
    definition.setups = vec![SetUp::new("laid", Layout::rows(&[0, 2, 1, 1, 1, 1]))].into();
    let race = Prelude::Race(Racing { taps: false });
    definition.preludes = vec![Prelude::AdvanceMove { pits: 1 }, race].into();
    let mut game = Game::builder_for(&definition).start().expect("a game");
    game.play_text("done").expect("South lifts nothing");
    let events = game.play_text("done").expect("North lifts nothing, and the race begins");
    let texts: Vec<String> = events.iter().map(ToString::to_string).collect();
    assert_eq!(texts[..2], ["lift c1 1", "lift b2 2"]);
    let laid: Vec<&String> = texts.iter().filter(|text| text.starts_with("lay")).collect();
    assert_eq!(laid, ["lay a1 1"]);
    assert_eq!(texts.iter().filter(|text| text.starts_with("sow")).count(), 46 + 4);
}
