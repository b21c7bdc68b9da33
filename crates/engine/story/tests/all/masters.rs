//! The masters' notation of bao, by the games that were published in it.

use mbao_rules::{Game, Pending, Side, game};
use mbao_story::Transcript;

use crate::random::Random;

const GAMES: [(&str, &str, usize); 3] = [
    ("omar-majaliwa", include_str!("../masters/omar-majaliwa.txt"), 35),
    ("nasoro-ramadhan", include_str!("../masters/nasoro-ramadhan.txt"), 60),
    ("shamte-majaliwa", include_str!("../masters/shamte-majaliwa.txt"), 54),
];

#[test]
fn masters_games_replay_to_their_end() {
    for (name, text, plies) in GAMES {
        let transcript = Transcript::read(text).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(transcript.len(), plies, "{name}");
        let game = transcript.replay().unwrap_or_else(|e| panic!("{name}: {e}"));
        println!("{name}: {:?} {:?}", game.position_text(), game.outcome());
        let again = Transcript::of(&game).expect("a game of bao");
        assert_eq!(
            again.replay().map(|g| g.position_text()),
            Ok(game.position_text()),
            "{name}, written and read"
        );
    }
}

#[test]
fn a_masters_game_is_written_as_it_was_noted() {
    for (name, text, _) in GAMES {
        let game = Transcript::read(text).and_then(|t| t.replay()).expect("replays");
        let written = Transcript::of(&game).expect("a game of bao").to_string();
        let turns = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
            let turns =
                lines.flat_map(|line| line.split([':', ';', '(']).nth(1).unwrap_or("").split_whitespace());
            // The letter of the front row may be left out.
            turns.map(|turn| turn.to_uppercase().trim_start_matches('A').to_owned()).collect()
        };
        assert_eq!(turns(&written), turns(text), "{name}");
    }
}

/// Transcripts of random games of every set-up and option are read back as the same games.
#[test]
fn transcripts_say_what_is_played() {
    let mut random = Random(3);
    let mut takasia = 0;
    for definition in GAMES_OF_BAO {
        let definition = game(definition).expect("a game");
        for setup in definition.setups.iter() {
            for chosen in choices(definition) {
                for _ in 0..25 {
                    let request = Game::builder(&*definition.id).setup(&*setup.name).options(chosen.clone());
                    let mut game = request.start().expect("a game");
                    let stop = u32::try_from(random.below(199)).expect("small") + 1;
                    while game.turn() < stop && !game.legal_texts().is_empty() {
                        let legal = game.legal_texts();
                        game.play_text(&legal[random.below(legal.len())]).expect("a legal action");
                    }
                    while game.position().pending() != Pending::Nothing {
                        game.undo();
                    }
                    let text = Transcript::of(&game).expect("a game of bao").to_string();
                    takasia += text.matches("**").count();
                    let again = Transcript::read(&text).and_then(|read| read.replay());
                    let again =
                        again.unwrap_or_else(|e| panic!("{e}\n{text}\n{}", mbao_story::record(&game)));
                    assert_eq!(mbao_story::record(&again), mbao_story::record(&game), "{text}");
                    assert_eq!(Transcript::of(&again).expect("a game of bao").to_string(), text);
                }
            }
        }
    }
    assert!(takasia > 3, "{takasia} turns under takasia");
}

const GAMES_OF_BAO: [&str; 2] = ["bao-kiswahili", "bao-kujifunza"];

/// Every way to choose the options of a definition.
fn choices(definition: &mbao_rules::Definition) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in definition.options.iter() {
        let mut more = Vec::new();
        for chosen in &all {
            for value in option.values.iter() {
                let mut chosen: Vec<_> = chosen.clone();
                chosen.push((option.id.to_string(), value.name.to_string()));
                more.push(chosen);
            }
        }
        all = more;
    }
    all
}

#[test]
fn a_transcript_may_begin_from_a_position() {
    let position = "0,2,0,0,0,0,0,0/1,1,0,0,0,0,0,0/2,0,0,0,0,0,3,0/0,0,0,0,0,55,0,0 n 0-0 h0-0";
    let request = Game::builder("bao-kiswahili").position(position);
    let mut game = request.start().expect("a position");
    game.play_text("b4+").expect("a start");
    let text = Transcript::of(&game).expect("a game of bao").to_string();
    let again = Transcript::read(&text).and_then(|read| read.replay()).expect("replays");
    assert_eq!(mbao_story::record(&again), mbao_story::record(&game), "{text}");
}

#[test]
fn transcripts_are_read_as_they_are_published() {
    let text = "% from a collection\ntitle: a game (the first); (page 3,\nover two lines)\nwinner: south\n\
        1: 6l* 5l; 2: 3L (better; 50% would say\nthe other pit) 7;\n3: 1 5R % a remark (that stays open\n\
        (a comment\nof its own) 4: 2 8; A resigns\n";
    let read = Transcript::read(text).expect("a transcript");
    assert_eq!(read.len(), 8);
    assert_eq!(
        read.headers,
        [("title", "a game (the first)"), ("winner", "south")].map(|(n, v)| (n.to_owned(), v.to_owned()))
    );
    let plain = Transcript::read("1: 6L* 5L;\n2: 3L 7;\n3: 1 5R;\n4: 2 8;\n").expect("a transcript");
    assert_eq!(
        read.replay().map(|game| mbao_story::record(&game)),
        plain.replay().map(|game| mbao_story::record(&game))
    );
    for (text, line) in [
        ("1: 6L* 5L;\n(never closed\n2: 3L 7;", "line 2: a comment"),
        ("1: 6L* 5L;\nhello", "line 2: expected"),
        ("1: 6L* 9L;", "line 1: \"9L\": expected a turn"),
        ("1: 6L*** 5L;", "line 1: \"6L***\": expected a turn"),
        ("1: 6* 5L;", "line 1, turn"),
    ] {
        let error = Transcript::read(text).and_then(|read| read.replay()).expect_err(text);
        let said = error.message().replace("line 1: turn", "line 1, turn");
        assert!(said.starts_with(line), "{said}");
    }
}

#[test]
fn transcripts_say_what_they_cannot_be() {
    let refused =
        |text: &str| Transcript::read(text).and_then(|read| read.replay()).expect_err(text).to_string();
    assert!(refused("game: ndoto;\n1: 1L;").ends_with("ndoto has no masters' notation: only bao has"));
    assert!(refused("setup: somali;\n").contains("no set-up \"somali\""));
    assert!(refused("options: reading=driedger;\n").contains("cannot be \"driedger\""));
    // The stars of the second phase must agree with what is played.
    let position = "position: 0,2,0,0,0,0,0,0/1,1,0,0,0,0,0,0/2,0,0,0,0,0,3,0/0,0,0,0,0,55,0,0 s 0-0 h0-0;\n";
    assert!(refused(&format!("{position}1: 7L;")).contains("\"7L\": it does not capture: expected *"));
}

#[test]
fn first_game_is_won_by_south() {
    let game = Transcript::read(GAMES[0].1).and_then(|t| t.replay()).expect("replays");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.winner, Some(Side::South));
}
