//! What players do with their turns.

use mbao_players::tuning::player_with;
use mbao_players::{HintReason, Level, Limits, Player, Suggestion};
use mbao_rules::definition::StartIf;
use mbao_rules::{Action, Definition, GAMES, Game, Move, Pending, SEED_BOUND};

const LIMITS: Limits = Limits { nodes: 600, memory: 1 << 16, racer: mbao_rules::Side::North };

/// Plays a game of one level against itself and shows every suggestion with the game before it.
fn watch(definition: &Definition, level: u8, seed: u64, mut see: impl FnMut(&Game, &Suggestion)) {
    let mut game = Game::start(&definition.id).expect("a game");
    let level = Level::new(level).expect("a level");
    let players = [2 * seed, 2 * seed + 1].map(|seed| Player::new(game.rules(), level, seed));
    while game.outcome().is_none() && game.turn() < 60 {
        let player = &players[game.mover().index()];
        let told = player.suggest(&game, &LIMITS, || false).expect("the game goes on");
        see(&game, &told);
        game.play(told.action).expect("legal");
    }
}

fn with_passes() -> impl Iterator<Item = &'static Definition> {
    GAMES.iter().copied().filter(|definition| definition.start.may_pass)
}

#[test]
fn nobody_passes_who_can_start_unless_that_is_a_proved_win() {
    let mut turns = 0;
    for definition in with_passes() {
        for level in 0..=5 {
            for seed in 0..3 {
                watch(definition, level, seed, |game, told| {
                    turns += u32::from(game.position().between_turns());
                    let proved = matches!(told.value.forced(), Some((true, _)));
                    let passes = told.action == Action::Pass && game.legal_moves().len() > 1;
                    assert!(
                        !passes || proved,
                        "{}, level {level}: {:?}",
                        definition.id,
                        mbao_story::record(game)
                    );
                });
            }
        }
    }
    assert!(turns > 2_000, "{turns} turns");
}

/// Of the captures that it is asked about, the level that learns takes some and leaves some.
#[test]
fn who_learns_takes_a_third_of_the_captures_that_it_is_asked_about() {
    for definition in with_passes() {
        let (mut asked, mut taken) = (0, 0);
        for seed in 0..8 {
            watch(definition, 0, seed, |game, told| {
                if game.position().pending() == Pending::Ending {
                    asked += 1;
                    taken += u32::from(told.action != game.rules().action(Move::GoOn));
                }
            });
        }
        assert!(asked >= 40 && 3 * taken >= asked && taken < asked, "{}: {taken} of {asked}", definition.id);
    }
}

/// It does not begin each turn at the same pit, nor always at the one that sows least.
#[test]
fn who_learns_begins_in_many_pits() {
    for definition in GAMES {
        let (mut open, mut shortest, mut same) = (0, 0, 0);
        let mut last = [None; 2];
        for seed in 0..8 {
            watch(definition, 0, seed, |game, text| {
                let pos = game.position();
                let starts = game.legal_moves().iter().filter(|&&start| start != Move::Pass);
                if !pos.phase().is_play() || !pos.between_turns() || starts.clone().count() < 3 {
                    return;
                }
                let sown = |start: Move| sown(game, start);
                let chosen = starts.clone().find(|&&start| game.rules().action(start) == text.action);
                open += 1;
                shortest +=
                    u32::from(chosen.map(|&start| sown(start)) == starts.map(|&start| sown(start)).min());
                let before = &mut last[game.mover().index()];
                same += u32::from(before.replace(text.action) == Some(text.action));
            });
        }
        let text = format!("{}: {open} turns, {shortest} the shortest, {same} the same", definition.id);
        // Where one start is open after the race (lukho), nothing is chosen.
        assert!(5 * shortest <= 4 * open && 3 * same <= open, "{text}");
    }
}

/// How many seeds a move sows.
fn sown(game: &Game, mv: Move) -> u32 {
    game.rules().play_in_place(&mut game.position().clone(), mv, SEED_BOUND).sown
}

/// Level 2 waits and level 4 races round: they begin more often with the start that sows the fewest seeds or the
/// most than the same level without its style would in the same positions. In lukho the rules choose the start.
#[test]
fn a_style_shows_in_what_is_played() {
    let chosen = GAMES.iter().filter(|definition| !definition.start.when.contains(&StartIf::Leftmost));
    for (definition, level) in chosen.flat_map(|definition| [(definition, 2), (definition, 4)]) {
        let (mut open, mut with, mut without) = (0, 0, 0);
        for seed in 0..6 {
            watch(definition, level, seed, |game, told| {
                let starts = game.legal_moves().iter().copied().filter(|&start| start != Move::Pass);
                let sowings = starts.clone().map(|start| sown(game, start));
                let (Some(fewest), Some(most)) = (sowings.clone().min(), sowings.max()) else { return };
                if !game.position().phase().is_play() || !game.position().between_turns() || fewest == most {
                    return;
                }
                let seed = 2 * seed + game.mover().index() as u64;
                let (rules, level) = (game.rules(), Level::new(level).expect("a level"));
                let plain = player_with(rules, level, "-:-:-:-:-:-:-:-:-:-:-:-:0", seed).expect("a row");
                let plain = plain.suggest(game, &LIMITS, || false).expect("the game goes on").action;
                let hint = Player::new(rules, level, seed).hint(game, &LIMITS, || false);
                assert_eq!(hint.map(|(told, _)| told.action), Some(plain), "no style is in a hint");
                let liked = if level.number() == 2 { fewest } else { most };
                let begins_so = |action: Action| {
                    starts.clone().any(|start| rules.action(start) == action && sown(game, start) == liked)
                };
                open += 1;
                with += u32::from(begins_so(told.action));
                without += u32::from(begins_so(plain));
            });
        }
        let text = format!("{}, level {level}: {with} and {without} of {open}", definition.id);
        assert!(open >= 50 && 8 * with >= 9 * without, "{text}");
    }
}

/// Who answers a pass with a pass obliges the other to start: here each start of North's loses, and none of
/// South's wins. Nobody else passes there, and the reasons say why one may.
#[test]
fn a_pass_that_wins_is_played_and_explained() {
    let position = "0,1,0,2,1,0,0/0,0,2,0,0,0,0/3,1,8,4,4,8,2/2,2,4,4,1,6,1 s 0-0 passed:1";
    let game = Game::builder("mongola").position(position).start().expect("a position");
    let limits = Limits { nodes: 3_000, ..LIMITS };
    for level in 0..=5 {
        let player = Player::new(game.rules(), Level::new(level).expect("a level"), 1);
        let (told, reasons) = player.hint(&game, &limits, || false).expect("South to play");
        assert_eq!(told.action == Action::Pass, level == 5, "level {level}");
        let explained = reasons.contains(&HintReason::PassingWins { turns: 3 });
        assert_eq!(explained, level == 5, "level {level}: {reasons:?}");
    }
}
