//! What must hold for any game, however it is played.
//!
//! Longer than most: one test for each property, all with the same random play.

use mbao_rules::{
    Event, Fault, GAMES, Game, GameBuilder, Lay, Legal, Line, Mark, Move, OutcomeKind, Phase, Rules, Setup,
    Side, State, Walk, Way,
};
use mbao_story::{Record, record, replay};
use proptest::prelude::*;

use crate::random::Random;

/// A random game with a random set-up and options that fit together.
fn any_game(random: &mut Random) -> Game {
    loop {
        let definition = GAMES[random.below(GAMES.len())];
        let setup = &definition.setups[random.below(definition.setups.len())];
        let mut options = Vec::new();
        for option in definition.options.iter() {
            if random.below(3) == 0 {
                let value = &option.values[random.below(option.values.len())];
                options.push((option.id.to_string(), value.name.to_string()));
            }
        }
        let (game, setup) = (definition.id.to_string(), Some(setup.name.to_string()));
        let request = GameBuilder { setup, ..Game::builder(game).options(options) };
        // Set-ups with their own columns or seeds refuse those options.
        if let Ok(game) = request.start() {
            return game;
        }
    }
}

/// A random legal action with free numbers filled in; `None` when the game is over.
fn any_action(game: &Game, random: &mut Random) -> Option<String> {
    let action = game.random_action(|n| random.below(n))?;
    let text = action.to_string();
    assert_eq!(text.parse(), Ok(action), "{text}");
    Some(text)
}

fn total(state: &State) -> u32 {
    let rows = state.seeds.cells().map(u32::from).sum::<u32>();
    rows + [state.stores, state.hands].iter().flatten().map(|&n| u32::from(n)).sum::<u32>()
        + u32::from(state.hand)
}

/// The board rebuilt from the events alone; checks that no seed is lost at any of them.
fn replayed(before: &State, events: &[Event], whole: u32) -> State {
    let mut state = before.clone();
    for event in events {
        state.apply(event);
        assert_eq!(total(&state), whole, "seeds at {event}");
    }
    state
}

fn play_through(seed: u64, steps: usize) {
    let mut random = Random(seed);
    let mut game = any_game(&mut random);
    let whole = total(&game.state());
    let mut history: Vec<(State, Vec<String>)> = vec![(game.state(), game.legal_texts())];
    for _ in 0..steps {
        let before = game.state();
        for wrong in ["a1=2", "zz", "@", "lift a1", "lay a1=999", "", "c9", "+x"] {
            let refused = game.play_text(wrong).expect_err("no action");
            assert_eq!(refused.code(), "bad-action", "{wrong}");
        }
        assert_eq!(game.state(), before, "a refused action changed the game");
        let Some(action) = any_action(&game, &mut random) else {
            assert!(before.outcome.is_some());
            assert_eq!(game.play_text("pass").map_err(|e| e.code()), Err("over"));
            break;
        };
        let events = game.play_text(&action).unwrap_or_else(|e| panic!("{action} was legal: {e}"));
        let after = game.state();
        assert_eq!(total(&after), whole, "seeds after {action}");
        let shown = replayed(&before, &events, whole);
        assert_eq!((&shown.seeds, &shown.marks), (&after.seeds, &after.marks), "events of {action}");
        assert_eq!(
            (shown.stores, shown.hands, shown.hand),
            (after.stores, after.hands, after.hand),
            "events of {action}"
        );
        assert_eq!(shown.outcome, after.outcome);
        if let Some(text) = game.position_text() {
            let read = game.rules().read_position(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
            if game.position().phase() != Phase::Over {
                assert_eq!(&read, game.position(), "{text}");
            }
            assert_eq!(game.rules().position_text(&read), Some(text));
        } else {
            assert!(after.pending.is_some() || !game.position().phase().is_play());
        }
        history.push((after, game.legal_texts()));
    }
    let written = record(&game);
    let again = replay(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.state(), game.state(), "{written}");
    assert_eq!(record(&again), written);
    let last = history.len() - 1;
    for i in (0..last).rev() {
        assert!(game.undo());
        assert_eq!((game.state(), game.legal_texts()), history[i]);
    }
    assert!(!game.undo());
    for known in history.iter().skip(1) {
        assert!(game.redo());
        assert_eq!((game.state(), game.legal_texts()), *known);
    }
    assert!(!game.redo());
}

/// A pit's name after half a turn of the board.
fn turned_pit(state: &State, name: &str) -> String {
    let (rows, columns) = (state.seeds.rows(), state.seeds.columns());
    let bytes = name.as_bytes();
    let column = columns - 1 - usize::from(bytes[0] - b'a');
    let row = rows + 1 - usize::from(bytes[1] - b'0');
    format!("{}{row}", char::from(b'a' + u8::try_from(column).expect("a column")))
}

fn turned_side(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            's' => 'n',
            'n' => 's',
            'S' => 'N',
            'N' => 'S',
            other => other,
        })
        .collect()
}

/// An action after half a turn: its pits change, sides and signs do not.
fn turned_action(state: &State, action: &str) -> String {
    let pit = |start: usize| turned_pit(state, &action[start..start + 2]);
    if let Some(rest) = action.strip_prefix('@') {
        format!("@{}{}", pit(1), &rest[2..])
    } else if action.len() > 1 && action.as_bytes()[1].is_ascii_digit() {
        format!("{}{}", pit(0), &action[2..])
    } else {
        action.to_owned()
    }
}

fn turned_position(state: &State, text: &str) -> String {
    let swap = |two: &str| {
        let (a, b) = two.split_once('-').expect("two numbers");
        format!("{b}-{a}")
    };
    let words: Vec<String> = text
        .split(' ')
        .enumerate()
        .map(|(i, word)| match i {
            0 => {
                let rows: Vec<String> = word
                    .split('/')
                    .rev()
                    .map(|row| row.split(',').rev().map(turned_side).collect::<Vec<_>>().join(","))
                    .collect();
                rows.join("/")
            }
            1 => turned_side(word),
            2 => swap(word),
            _ => {
                if let Some(hands) = word.strip_prefix('h') {
                    format!("h{}", swap(hands))
                } else if let Some(pit) = word.strip_prefix("takasia:") {
                    format!("takasia:{}", turned_pit(state, pit))
                } else if let Some(who) = word.strip_prefix("eaten:") {
                    let mut who: Vec<char> = turned_side(who).chars().collect();
                    who.sort_unstable_by(|a, b| b.cmp(a));
                    format!("eaten:{}", who.into_iter().collect::<String>())
                } else {
                    word.to_owned()
                }
            }
        })
        .collect();
    words.join(" ")
}

/// At every turn of a game, the board turned by half a turn plays in the same way.
fn play_mirrored(seed: u64, steps: usize) {
    let mut random = Random(seed);
    let mut game = any_game(&mut random);
    for _ in 0..steps {
        let Some(action) = any_action(&game, &mut random) else { break };
        let text = game.position_text();
        let (state, legal) = (game.state(), game.legal_texts());
        let events = game.play_text(&action).expect("a legal action");
        let Some(text) = text else { continue };
        let options = game.rules().chosen().to_vec();
        let mirror = Game::builder(&*state.game)
            .setup(&*state.setup)
            .options(options)
            .position(turned_position(&state, &text));
        let mut mirror = mirror.start().unwrap_or_else(|e| panic!("{text}: {e}"));
        let mut turned: Vec<String> = legal.iter().map(|a| turned_action(&state, a)).collect();
        turned.sort();
        assert_eq!(mirror.legal_texts(), turned, "{} {text}", state.game);
        let mirrored = mirror.play_text(&turned_action(&state, &action)).expect("the same, turned");
        let kinds = |events: &[Event]| -> Vec<(&'static str, Option<String>, Option<u8>)> {
            let open = events
                .iter()
                .filter(|e| !matches!(e, Event::Over { .. } | Event::Mark { mark: Mark::None, .. }));
            open.map(|e| (e.kind(), e.pit().map(|pit| pit.to_string()), e.seeds())).collect()
        };
        let expected: Vec<_> = kinds(&events)
            .into_iter()
            .map(|(kind, pit, seeds)| (kind, pit.map(|p| turned_pit(&state, &p)), seeds))
            .collect();
        assert_eq!(kinds(&mirrored), expected, "{} {text} {action}", state.game);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    #[test]
    fn any_play_keeps_the_invariants(seed: u64) {
        play_through(seed, 60);
    }

    #[test]
    fn a_turned_board_plays_alike(seed: u64) {
        play_mirrored(seed, 40);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}", game_index in 0..GAMES.len()) {
        let id = GAMES[game_index].id.to_string();
        let new = Game::builder(id.clone());
        let mut game = new.start().expect("a built-in game");
        let before = game.state();
        if game.play_text(&text).is_err() {
            prop_assert_eq!(game.state(), before);
        }
        let position = GameBuilder { position: Some(text.clone()), ..new.clone() };
        if let Err(e) = position.start() {
            prop_assert_eq!(e.code(), "bad-position");
        }
        if let Err(e) = Record::read(&text).and_then(|record| record.replay(new)) {
            prop_assert_eq!(e.code(), "bad-record");
        }
    }

    #[test]
    fn a_record_outlives_messengers_and_word_processors(seed: u64) {
        let mut random = Random(seed);
        let mut game = any_game(&mut random);
        for _ in 0..12 {
            let Some(action) = any_action(&game, &mut random) else { break };
            game.play_text(&action).expect("a legal action");
        }
        let written = record(&game);
        let changed: String = written.chars().map(|sign| mangled(sign, random.below(4))).collect();
        let again = replay(&changed).unwrap_or_else(|e| panic!("{e}\n{}", changed.escape_unicode()));
        prop_assert_eq!(record(&again), written, "{}", changed.escape_unicode());
    }
}

/// What messengers and word processors make of a sign.
fn mangled(sign: char, how: usize) -> String {
    let wide =
        |sign: char| char::from_u32(u32::from(sign) + 0xfee0).expect("a sign of full width").to_string();
    match (sign, how) {
        ('\n', 1) => "\r\n".to_owned(),
        ('\n', 2) => "\u{2028}".to_owned(),
        (' ', 1) => "\u{a0}".to_owned(),
        (' ', 2) => "\u{200b}\u{2002}\u{200f}".to_owned(),
        (' ', 3) => "\t".to_owned(),
        ('-', 1) => "–".to_owned(),
        ('-', 2) => "\u{2011}".to_owned(),
        ('a'..='z', 1) => sign.to_ascii_uppercase().to_string(),
        ('!'..='~', 2) => wide(sign),
        ('!'..='~', 3) => format!("{sign}\u{ad}\u{feff}"),
        _ => sign.to_string(),
    }
}

/// Checks that the walk of benchmarks and simulations plays by the same rules.
#[test]
fn walks_and_games_agree() {
    for definition in GAMES {
        let rules = Rules::of(&definition.id).expect("it compiles");
        let mut random = Random(11);
        let mut walk = Walk::new(&rules);
        let mut ended = 0;
        for _ in 0..1_500 {
            let before = *walk.position();
            let goes_on = walk.step(&mut |n| random.below(n));
            if before.phase() == Phase::Over {
                assert!(!goes_on && walk.outcome().is_some());
            } else if before.between_turns() {
                let text = rules.position_text(&before).expect("between turns");
                let same = Game::with_rules(rules.clone(), Some(&text)).expect("its own text");
                if let Some(outcome) = same.outcome() {
                    assert_eq!(Some(&outcome), walk.outcome(), "{text}");
                } else if goes_on {
                    let nexts: Vec<_> =
                        same.legal_moves().iter().filter_map(|&m| rules.play(&before, m).ok()).collect();
                    assert!(nexts.contains(walk.position()), "{text}");
                }
            }
            if !goes_on {
                ended += 1;
                walk.restart();
            }
        }
        assert!(ended > 0, "{}: no game came to an end", definition.id);
    }
}

/// A line plays as a game does, and goes back to where it was.
#[test]
fn a_line_is_a_game_that_can_be_taken_back() {
    let mut random = Random(6);
    let (mut ends, mut refused) = (0, 0);
    for _ in 0..250 {
        let mut game = any_game(&mut random);
        if !game.position().between_turns() {
            continue;
        }
        let (rules, turn) = (game.rules().clone(), game.turn());
        let mut line = Line::from_position(&rules, game.position());
        let mut before = Vec::new();
        for _ in 0..40 {
            let outcome = game.outcome();
            if outcome.is_some_and(|outcome| outcome.kind == OutcomeKind::Repetition) {
                break;
            }
            assert_eq!(
                (line.position(), &**line.legal()),
                (game.position(), game.legal_moves()),
                "{}",
                record(&game)
            );
            assert_eq!(turn + line.turn() - 1, game.turn());
            assert_eq!(line.outcome().copied(), outcome);
            ends += usize::from(outcome.is_some());
            refused += usize::from(line.play(Move::Done).is_err());
            let Some(&chosen) = game.legal_moves().get(random.below(game.legal_moves().len().max(1))) else {
                break;
            };
            before.push(*line.position());
            line.play(chosen).expect("it is legal");
            game.play_move(chosen).expect("it is legal");
        }
        while let Some(position) = before.pop() {
            assert!(line.undo());
            assert_eq!(*line.position(), position);
        }
        assert!(!line.undo());
    }
    assert!(ends > 10 && refused > 1000, "{ends} {refused}");
}

/// `legal` and `play` agree on legality: one lists what the other accepts.
#[test]
fn what_is_listed_is_what_can_be_played() {
    let mut random = Random(5);
    let mut refused = 0;
    for _ in 0..250 {
        let mut game = any_game(&mut random);
        for _ in 0..25 {
            let (rules, pos, trail) = (game.rules(), *game.position(), game.trail());
            let legal = match rules.legal_within(&pos, &trail) {
                Legal::Open(moves) => moves.to_vec(),
                Legal::DeadEnd(_) => Vec::new(),
            };
            if game.outcome().is_none() && pos.phase().is_play() {
                assert_eq!(legal, game.legal_moves(), "{}", record(&game));
            }
            let mut all = vec![Move::Take, Move::TurnRound, Move::GoOn, Move::SowHouse, Move::StopAtHouse];
            all.extend([Move::Pass, Move::Done, Move::Tap(Side::South), Move::Tap(Side::North)]);
            for way in [Way::Ccw, Way::Cw] {
                all.push(Move::Sow(way));
                for pit in rules.board().pits() {
                    all.push(Move::Start(pit, way));
                    all.extend([Lay::Forced, Lay::Left, Lay::Takata(way)].map(|lay| Move::Lay(pit, lay)));
                }
            }
            for mv in all {
                match rules.play_within(&pos, mv, &trail) {
                    Ok(_) => assert!(legal.contains(&mv), "{mv:?} {}", record(&game)),
                    Err(error) => {
                        assert!(!legal.contains(&mv), "{mv:?} {}", record(&game));
                        assert_eq!(error.mv, mv);
                        refused += 1;
                    }
                }
            }
            let Some(action) = any_action(&game, &mut random) else { break };
            game.play_text(&action).expect("a legal action");
        }
    }
    assert!(refused > 100_000);
}

#[test]
fn any_setup_is_read_as_it_is_written() {
    let mut random = Random(9);
    let mut positions = 0;
    for _ in 0..200 {
        let mut game = any_game(&mut random);
        for _ in 0..20 {
            if let Some(setup) = Setup::of(game.rules(), game.position()) {
                let text = setup.to_string();
                assert_eq!(Some(&text), game.position_text().as_ref());
                assert_eq!(text.parse(), Ok(setup.clone()));
                // A finished game is read back in its phase of play.
                let read = setup.position(game.rules()).unwrap_or_else(|e| panic!("{text}: {e}"));
                assert!(game.position().phase() == Phase::Over || read == *game.position(), "{text}");
                positions += 1;
            }
            let Some(action) = any_action(&game, &mut random) else { break };
            game.play_text(&action).expect("a legal action");
        }
    }
    assert!(positions > 1_000);
}

#[test]
fn a_setup_that_is_no_position_comes_back() {
    let refused = |id: &str, text: &str| {
        let rules = Rules::of(id).expect("rules");
        let setup: Setup = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        let refused = setup.clone().position(&rules).expect_err(text);
        assert_eq!((&refused.setup, refused.error.fault()), (&setup, Fault::BadPosition));
        refused.error.message().to_owned()
    };
    let empty = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0";
    for (id, text, message) in [
        ("ndoto", "0,0/0,0/0,0/0,0 s 0-0".to_owned(), "4 rows: ndoto has 2"),
        ("ndoto", "0,0,0/0,0,0 s 0-0".to_owned(), "row 1 from the top has 3 pits: expected 8"),
        ("ndoto", format!("{empty} s 20-13"), "33 seeds on the board, in stores and in hands: expected 32"),
        ("ndoto", format!("{empty} s 20-12 opening"), "\"opening\" is nothing that ndoto knows"),
        ("ndoto", format!("{empty} s 20-12 h1-1"), "\"h1-1\" is nothing that ndoto knows"),
        ("ndoto", empty.replacen('0', "3S", 1) + " s 17-12", "pit a2 has the mark \"S\": this game has none"),
        (
            "enkeshui",
            empty.replacen('0', "3u", 1) + " s 23-22",
            "pit a2 has the mark \"u\": this game knows S or N",
        ),
    ] {
        assert_eq!(refused(id, &text), message, "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_no_setup() {
    for (text, message) in [
        ("", "the text is empty: expected the rows of the board"),
        ("0,0/0,0", "nothing after the rows: expected the mover, s or n"),
        ("0,0/0,0 x", "\"x\" after the rows: expected the mover, s or n"),
        ("0,0/0,0 s", "nothing after the mover: expected the stores, as in 0-0"),
        ("0,0/0,0 s 1", "stores \"1\": expected two numbers, as in 3-0"),
        ("0,x/0,0 s 0-0", "pit b2 holds \"x\": expected a number from 0 to 255"),
        ("0,1x/0,0 s 0-0", "pit b2 has the mark \"x\": expected S, N, H or u"),
        ("0,200/100,0 s 0-0", "up to pit a1 there are more than 255 seeds"),
        ("0,0/0,0 s 0-0 h5", "hands \"h5\": expected two numbers, as in h22-22"),
        ("0,0/0,0 s 0-0 passed:3", "\"passed:3\": expected passed:1 or passed:2"),
        ("0,0/0,0 s 0-0 passed:1 passed:2", "\"passed:2\": passed stands there already"),
        ("0/0/0/0/0 s 0-0", "rows: 5: a board has 2 or 4"),
    ] {
        let error = text.parse::<Setup>().expect_err(text);
        assert_eq!((error.fault(), error.message()), (Fault::BadPosition, message), "{text}");
    }
    for extra in ["opening:x", "passed", "takasia", "eaten", "x5", "é5"] {
        let error = format!("0,0/0,0 s 0-0 {extra}").parse::<Setup>().expect_err(extra);
        let message = format!(
            "\"{extra}\" is nothing that a position knows: expected h22-22, opening, passed:1, takasia:h3 or eaten:s"
        );
        assert_eq!((error.fault(), error.message()), (Fault::BadPosition, &*message));
    }
    assert!("0,200/55,0 s 0-0".parse::<Setup>().is_ok());
}

/// Lukho's points, told apart by who captured: both, or one alone (§ on lukho).
#[test]
fn points_of_lukho_are_two_if_both_captured() {
    let mut random = Random(3);
    let mut counted = [0; 2];
    for _ in 0..250 {
        let mut game = Game::start("lukho").expect("a game");
        let mut captured = [false; 2];
        while let Some(action) = any_action(&game, &mut random) {
            for event in game.play_text(&action).expect("it is legal") {
                if let Event::Capture { by, .. } = event {
                    captured[by.index()] = true;
                }
            }
        }
        let outcome = game.outcome().expect("it is over");
        let both = captured == [true; 2];
        let wanted = outcome.winner.map(|_| if both && !outcome.by_two { 2 } else { 4 });
        assert_eq!(outcome.points, wanted, "{}", record(&game));
        counted[usize::from(both)] += 1;
    }
    assert!(counted.iter().all(|&games| games > 4), "{counted:?}");
}
