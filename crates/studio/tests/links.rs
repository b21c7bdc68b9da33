//! How long the links of stories are.

use mbao_rules::story::{Language, Step, Story, Words};
use mbao_viewer::link::{self, Arrived, dense};

/// Forty captions of 60 to 100 letters, as authors write them: a line in English, then the same in Kiswahili.
const CAPTIONS: &str = include_str!("captions.txt");

/// The studio's address where a site has a long name.
const STUDIO: &str = "https://museum-of-sowing-games.example.org/sw/studio/";

/// A game of forty actions with a caption for each in two languages.
fn story() -> Story {
    let mut story =
        Story::read("Game: omweso\nTitle: Forty steps\nAuthor: Amina\nLanguage: en\n\n").expect("headers");
    let mut game = story.start().expect("a game");
    let swahili: Language = "sw".parse().expect("a language");
    let lines: Vec<&str> = CAPTIONS.lines().collect();
    for (at, captions) in lines.chunks(2).enumerate() {
        let legal = game.legal();
        let action = legal[at * 7 % legal.len()];
        game.play(action).expect("it is legal");
        let mut step = Step::new(action);
        let swahili = Words { language: Some(swahili.clone()), ..Words::new(captions[1]) };
        step.words = vec![Words::new(captions[0]), swahili];
        story.steps.push(step);
    }
    story.settle().expect("it was played");
    story
}

#[test]
fn a_story_of_forty_steps_in_two_languages_fits_a_link_of_4000_letters() {
    assert!(CAPTIONS.lines().all(|line| (60..=100).contains(&line.chars().count())));
    let story = story();
    assert_eq!(story.steps.len(), 40);
    let text = story.to_string();
    let fragment = link::shortest(&text).expect("it is no book");
    let link = format!("{STUDIO}{fragment}");
    println!("{} bytes of text are a link of {} letters", text.len(), link.len());
    assert!(link.len() <= 4_000, "{}", link.len());
    let carried = link::carried(&link).expect("it carries a story");
    assert_eq!(carried.arrived, Arrived::Whole);
    let back = String::from_utf8(dense::read(&carried.bytes, true)).expect("a text");
    assert_eq!(Story::read(&back).as_ref(), Ok(&story));
}

#[test]
fn of_such_a_link_that_was_cut_the_beginning_is_read() {
    let text = story().to_string();
    let fragment = link::shortest(&text).expect("it is no book");
    let carried = link::carried(&fragment[..fragment.len() / 2]).expect("it carries something");
    assert_eq!(carried.arrived, Arrived::Cut);
    let back = dense::read(&carried.bytes, false);
    assert!(text.as_bytes().starts_with(&back) && back.len() > text.len() / 3, "{}", back.len());
}
