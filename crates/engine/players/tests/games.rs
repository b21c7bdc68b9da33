//! Every level plays every game to its end by legal actions.

use mbao_players::{Level, Limits, Player, Thoughts};
use mbao_rules::{GAMES, Game, GameBuilder, Phase, Side};

/// Every game with some of its set-ups and options.
fn variants() -> Vec<GameBuilder> {
    let mut variants = Vec::new();
    for definition in GAMES {
        for setup in definition.setups.iter() {
            let named = Game::builder(&*definition.id).setup(&*setup.name);
            variants.push(named);
        }
        for option in definition.options.iter() {
            for value in option.values.iter().skip(1) {
                let mut options = vec![(&*option.id, &*value.name)];
                if option.id == "race-winner" || option.id == "toss" {
                    options.push(("race", "taps"));
                }
                let with = Game::builder(&*definition.id).options(options);
                // Some options do not fit the usual set-up.
                if with.start().is_ok() {
                    variants.push(with);
                }
            }
        }
    }
    variants
}

/// Plays a game between two levels. Returns the number of actions.
fn play(request: &GameBuilder, levels: [u8; 2], nodes: u64, seed: u64) -> usize {
    let mut game = request.start().expect("a variant");
    let players = levels.map(|n| Player::new(game.rules(), Level::new(n).expect("a level"), seed));
    let mut actions = 0;
    while game.outcome().is_none() {
        let mover = game.mover();
        let racer = if actions % 2 == 0 { Side::South } else { Side::North };
        let limits = Limits { nodes, racer, ..Limits::default() };
        let suggestion = players[mover.index()]
            .suggest(&game, &limits, || false)
            .unwrap_or_else(|| panic!("{request:?}: nothing to play after {actions} actions"));
        assert!(suggestion.nodes <= nodes, "{} of {nodes} nodes", suggestion.nodes);
        let first = suggestion.turn[0];
        assert_eq!(first, suggestion.action);
        assert_eq!(suggestion.line[..suggestion.turn.len()], suggestion.turn);
        let phase = game.position().phase();
        game.play(first).unwrap_or_else(|e| panic!("{request:?} {:?}: {e}", mbao_story::record(&game)));
        if phase.is_play() && game.outcome().is_none() {
            // The suggested turn can be played and is exactly one turn.
            for (i, &action) in suggestion.turn.iter().enumerate().skip(1) {
                assert_eq!(game.mover(), mover);
                assert!(!game.position().between_turns(), "{request:?}: the turn ended before {i}");
                game.play(action)
                    .unwrap_or_else(|e| panic!("{request:?} {:?}: {e}", mbao_story::record(&game)));
                actions += 1;
                if game.outcome().is_some() {
                    break;
                }
            }
        }
        assert!(game.position().phase() != Phase::Over || game.outcome().is_some());
        actions += 1;
        assert!(actions < 60_000, "{request:?} does not end");
    }
    assert_eq!(players[0].suggest(&game, &Limits::default(), || false), None);
    actions
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for (i, request) in variants().iter().enumerate() {
        let seed = i as u64;
        let one = u8::try_from(i % 6).expect("small");
        let other = u8::try_from(i / 6 % 6).expect("small");
        assert!(play(request, [one, other], 60, seed) > 0);
    }
    for definition in GAMES {
        let request = Game::builder(&*definition.id);
        for level in 0..=5 {
            play(&request, [level, level], 40, 3);
        }
    }
}

#[test]
fn thoughts_that_are_kept_reach_farther_and_are_no_other_players() {
    let limits = Limits { nodes: 20_000, memory: 1 << 18, racer: Side::North };
    let mut thoughts = Thoughts::default();
    let mut farther = 0;
    for (id, seed) in [("aweet", 1), ("ndoto", 1), ("ndoto", 2), ("enkeshui", 2)] {
        let game = Game::start(id).expect("a game");
        let player = Player::new(game.rules(), Level::MASTER, seed);
        let fresh = player.suggest(&game, &limits, || false).expect("the game goes on");
        let first = player.suggest_from(&mut thoughts, &game, &limits, || false).expect("the game goes on");
        assert_eq!(first, fresh, "{id}, {seed}: nothing is known yet");
        let again = player.suggest_from(&mut thoughts, &game, &limits, || false).expect("the game goes on");
        assert!(again.depth >= fresh.depth, "{id}, {seed}: {} turns, then {}", fresh.depth, again.depth);
        farther += again.depth - fresh.depth;
    }
    assert!(farther >= 2, "no farther than without them");
}

#[test]
fn equal_seeds_play_equally() {
    for definition in GAMES {
        let game = Game::start(&definition.id).expect("a game");
        for level in (0..=5).filter_map(Level::new) {
            let limits = Limits { nodes: 3_000, ..Limits::default() };
            let one = Player::new(game.rules(), level, 5).suggest(&game, &limits, || false);
            let player = Player::new(game.rules(), level, 5);
            assert_eq!(player.suggest(&game, &limits, || false), one);
            assert_eq!(player.suggest(&game, &limits, || false), one, "a player does not remember");
        }
    }
}

#[test]
fn who_is_stopped_answers_at_once() {
    for definition in GAMES {
        let game = Game::start(&definition.id).expect("a game");
        let player = Player::new(game.rules(), Level::MASTER, 5);
        let mut asked = 0_u32;
        let suggestion = player
            .suggest(&game, &Limits::default(), || {
                asked += 1;
                true
            })
            .expect("the game goes on");
        assert!(
            suggestion.nodes <= 600,
            "{}: {} nodes after the first call",
            definition.id,
            suggestion.nodes
        );
        assert!(asked <= 1, "{}: asked {asked} times", definition.id);
        let mut copy = game.clone();
        copy.play(suggestion.turn[0]).expect("legal all the same");
    }
}

#[test]
fn the_callback_is_asked_often() {
    for definition in GAMES.iter().filter(|definition| definition.preludes.is_empty()) {
        let game = Game::start(&definition.id).expect("a game");
        let player = Player::new(game.rules(), Level::MASTER, 5);
        let mut asked = 0_u64;
        let limits = Limits { nodes: 50_000, ..Limits::default() };
        let suggestion = player
            .suggest(&game, &limits, || {
                asked += 1;
                false
            })
            .expect("the game goes on");
        assert!(
            asked >= suggestion.nodes / 300,
            "{}: {asked} calls, {} nodes",
            definition.id,
            suggestion.nodes
        );
    }
}

#[test]
fn nobody_looks_at_what_was_lifted_in_secret() {
    let request = Game::builder("lukho");
    for level in [2, 3, 5] {
        let mut answers = Vec::new();
        for lift in ["lift a1=1", "lift a1=3,b1=3,c1=3,h1=2"] {
            let mut game = request.start().expect("a game");
            game.play_text(lift).expect("South lifts");
            let player = Player::new(game.rules(), Level::new(level).expect("a level"), 9);
            let limits = Limits { nodes: 20_000, ..Limits::default() };
            answers.push(player.suggest(&game, &limits, || false).expect("North lifts"));
        }
        assert_eq!(answers[0], answers[1], "level {level}");
    }
}

#[test]
fn the_last_lay_of_a_master_is_the_best_there_is() {
    let mut game = Game::start("lukho").expect("a game");
    for action in ["lift a1=1,d1=2,h1=3", "lift b2=3,e2=1,g2=2", "lay c2=2"] {
        game.play_text(action).expect("legal");
    }
    let master = Player::new(game.rules(), Level::MASTER, 4);
    let found = master.suggest(&game, &Limits::default(), || false).expect("North lays");
    let result = |lay: &str| {
        let mut game = game.clone();
        game.play_text(lay).expect("legal");
        while game.outcome().is_none() {
            let only = game.legal_moves()[0];
            assert_eq!(game.legal_moves().len(), 1, "the rest is forced");
            game.play_move(only).expect("legal");
        }
        let outcome = game.outcome().expect("it is over");
        let won = outcome.winner.map_or(0, |winner| if winner == Side::North { 1_000 } else { -1_000 });
        won + i32::from(outcome.score[1]) - i32::from(outcome.score[0])
    };
    let best = result(&found.turn[0].to_string());
    for pit in ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"] {
        for seeds in 0..6 {
            assert!(result(&format!("lay {pit}={seeds}")) <= best, "{pit} {seeds} beats {}", found.turn[0]);
        }
    }
}

/// A newcomer meets a level they can beat, and then one they can lose to.
#[test]
fn who_learns_with_you_loses_to_who_has_just_learnt() {
    for definition in GAMES {
        let mut won = 0;
        for number in 0..20 {
            let mut game = Game::start(&definition.id).expect("a game");
            let seat = Side::BOTH[number % 2];
            let [first, learning] =
                [Level::FIRST, Level::LEARNING].map(|level| Player::new(game.rules(), level, number as u64));
            while game.outcome().is_none() {
                let player = if game.mover() == seat { &first } else { &learning };
                let told = player.suggest(&game, &Limits::default(), || false).expect("the game goes on");
                game.play(told.action).expect("legal");
            }
            won += u32::from(game.outcome().and_then(|outcome| outcome.winner) == Some(seat));
        }
        assert!(won >= 12, "{}: {won} of 20", definition.id);
    }
}

/// Three openings decide lukho: the player who holds more and calculates further wins, whatever the
/// seed and whoever lays last.
#[test]
fn lukho_is_won_by_the_higher_level() {
    for (strong, weak) in [(5, 3), (3, 1)] {
        let mut won = 0;
        for number in 0..60 {
            let mut game = Game::start("lukho").expect("a game");
            let seat = Side::BOTH[number % 2];
            let [strong, weak] = [(strong, 7), (weak, 8)].map(|(level, salt)| {
                let level = Level::new(level).expect("a level");
                Player::new(game.rules(), level, 100 * salt + number as u64)
            });
            while game.outcome().is_none() {
                let player = if game.mover() == seat { &strong } else { &weak };
                let limits = Limits { nodes: 20_000, ..Limits::default() };
                let told = player.suggest(&game, &limits, || false).expect("the game goes on");
                game.play(told.action).expect("legal");
            }
            won += u32::from(game.outcome().and_then(|outcome| outcome.winner) == Some(seat));
        }
        assert!(won >= 54, "level {strong} won {won} of 60 against level {weak}");
    }
}

#[test]
fn a_level_lifts_what_it_dares() {
    let game = Game::start("lukho").expect("a game");
    for (level, dares) in [(1, 1..=2), (2, 2..=3), (3, 4..=6), (4, 14..=22), (5, 24..=24)] {
        for seed in 0..20 {
            let player = Player::new(game.rules(), Level::new(level).expect("a level"), seed);
            let limits = Limits { nodes: 5_000, ..Limits::default() };
            let told = player.suggest(&game, &limits, || false).expect("South lifts");
            let mut after = game.clone();
            after.play(told.action).expect("legal");
            let held = after.position().held_by(Side::South);
            assert!(dares.contains(&held), "level {level} lifts {held}");
        }
    }
}

/// A player who is lost, but only beyond what opponents see, plays what looks best within their sight.
#[test]
fn a_game_lost_far_away_is_not_given_up() {
    let position = "0,2,4,0,0,3,1,4/1,1,1,1,0,0,1,0/2,1,2,10,9,1,2,2/2,1,0,4,1,4,0,4 n 0-0";
    let request = Game::builder("bao-kujifunza").position(position);
    let game = request.start().expect("a game");
    let player = Player::new(game.rules(), Level::new(5).expect("a level"), 1);
    let told = |nodes| {
        let limits = Limits { nodes, ..Limits::default() };
        player.suggest(&game, &limits, || false).expect("North to play")
    };
    let [near, far] = [10_000, 400_000].map(told);
    assert!(near.value.forced().is_none() && near.depth > 10);
    let (won, turns) = far.value.forced().expect("an end that is seen");
    assert!(!won && turns > 10, "{turns}");
    // The start that delays the end longest, b4+, looks worse.
    assert_eq!(
        (near.turn, far.turn),
        (vec!["c4+".parse().expect("an action")], vec!["c4+".parse().expect("an action")])
    );
}

#[test]
fn no_turn_of_giuthi_goes_on_because_its_player_may_start_again() {
    let mut longest = 0;
    for seed in 0..24 {
        let mut game = Game::start("giuthi").expect("a game");
        for n in 0..6 {
            let legal = game.legal_moves();
            game.play_move(legal[(seed * 7 + n * 5) % legal.len()]).expect("legal");
        }
        let player = Player::new(game.rules(), Level::MASTER, 1);
        while game.outcome().is_none() {
            let limits = Limits { nodes: 1_000, ..Limits::default() };
            let action = player.suggest(&game, &limits, || false).expect("the game goes on").action;
            longest = longest.max(game.trail().len() + 1);
            game.play(action).expect("legal");
        }
    }
    assert!(longest <= 16, "a turn of {longest} moves");
}
