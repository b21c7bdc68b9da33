//! A diagram as a story, to be changed in the studio: its set-up or turn, its title, and in every language its caption
//! and what is told picture by picture, with rings and arrows for what is drawn over them.

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::read::DeflateEncoder;
use mbao_content::Diagram;
use mbao_story::{Story, Words};
use mbao_viewer::link;
use mbao_words::Lang;

use super::beat::Beat;
use super::beats;
use crate::words;

/// What a story says of a board, in all languages.
struct Said {
    after: usize,
    beat: u8,
    words: Vec<Words>,
}

/// The story, with a title in every language.
pub(crate) fn story(diagram: &Diagram) -> Result<Story> {
    let mut story = Story::read(&diagram.played().unwrap_or(&diagram.chapter).record())?;
    entitle(&mut story, |lang| {
        format!("{}: {}", words::diagram(lang, diagram.id()), diagram.title.get(lang))
    });
    for Said { after, beat, words } in said(diagram)? {
        let here = match after.checked_sub(1) {
            None => &mut story.words,
            Some(at) => &mut story.steps.get_mut(at).context("a picture of a later board")?.words,
        };
        here.extend(words.into_iter().map(|words| Words { beat, ..words }));
    }
    story.settle().map_err(|unplayed| unplayed.error)?;
    Ok(story)
}

/// Gives a story the first language for its own, and a title in every language.
pub(crate) fn entitle(story: &mut Story, title: impl Fn(Lang) -> String) {
    story.headers.push(("Language".to_owned(), Lang::default().tag().to_owned()));
    let first = title(Lang::default());
    story.headers.push(("Title".to_owned(), first.clone()));
    for lang in Lang::default().others().filter(|lang| title(*lang) != first) {
        story.headers.push((format!("Title[{}]", lang.tag()), title(lang)));
    }
}

/// What is said: the caption, then each picture.
fn said(diagram: &Diagram) -> Result<Vec<Said>> {
    // A drawing of the board in mid-game is told there.
    let drawn = diagram.chapter.at.steps;
    let caption = Lang::ALL.into_iter().filter_map(|lang| Some(words_in(lang, diagram.caption.own(lang)?)));
    let mut said = vec![Said { after: drawn, beat: 0, words: caption.collect() }];
    let in_languages: Vec<Vec<Beat>> =
        Lang::ALL.map(|lang| beats(diagram, lang)).into_iter().collect::<Result<_>>()?;
    let count = in_languages.first().map_or(0, Vec::len);
    for at in 0..count {
        let told =
            in_languages.iter().zip(Lang::ALL).filter_map(|(beats, lang)| Some((beats.get(at)?, lang)));
        // What a language lacks is the first's.
        let first = &in_languages[0][at].said;
        let own = told.filter(|(beat, lang)| *lang == Lang::default() || beat.said != *first);
        let mut words: Vec<Words> = own.map(|(beat, lang)| words_in(lang, &beat.said)).collect();
        let pointed = &in_languages[0][at].pointed;
        // Rings and arrows are everybody's.
        words[0].rings.clone_from(&pointed.rings);
        words[0].arrows.clone_from(&pointed.arrows);
        let before = said.iter().filter(|one| one.after == pointed.after).count();
        said.push(Said { after: pointed.after, beat: before.try_into()?, words });
    }
    Ok(said)
}

/// Words in a language; the first needs no name.
fn words_in(lang: Lang, text: &str) -> Words {
    let language = (lang != Lang::default()).then(|| lang.tag().parse().ok()).flatten();
    Words { language, ..Words::new(text) }
}

/// What follows the studio's address so that it opens the story to be changed.
pub(crate) fn to_make(story: &Story) -> Result<String> {
    let text = story.to_string();
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut DeflateEncoder::new(text.as_bytes(), Compression::best()), &mut bytes)?;
    Ok(format!("?make{}", link::deflated(&bytes)))
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use flate2::read::DeflateDecoder;
    use mbao_story::Language;

    use super::*;
    use crate::real;

    /// Diagrams, how many pictures tell them, and how many actions are played.
    const TOLD: [(&str, usize, usize); 14] = [
        ("a", 0, 0),
        ("b", 0, 0),
        ("c", 0, 0),
        ("d", 5, 0),
        ("e", 5, 2),
        ("f", 0, 0),
        ("g", 0, 0),
        ("h", 0, 0),
        ("i", 0, 0),
        ("j", 0, 0),
        ("k", 6, 2),
        ("l", 0, 0),
        ("m", 0, 0),
        ("n", 0, 20),
    ];

    fn boards(story: &Story) -> Vec<&Vec<Words>> {
        [&story.words].into_iter().chain(story.steps.iter().map(|step| &step.words)).collect()
    }

    #[test]
    fn each_diagram_goes_to_the_studio_whole_and_in_every_language() {
        let content = real::content();
        assert_eq!(content.diagrams.len(), TOLD.len());
        let mut longest = (0, String::new());
        for (diagram, (id, pictures, actions)) in content.diagrams.iter().zip(TOLD) {
            assert_eq!(diagram.id(), id);
            let made = story(diagram).unwrap_or_else(|error| panic!("{id}: {error:?}"));
            let text = made.to_string();
            let read = Story::read(&text).unwrap_or_else(|error| panic!("{id}: {error}\n{text}"));
            assert_eq!(read.to_string(), text, "{id}");
            let played = mbao_story::replay(&text).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(played.actions().len(), actions, "{id}");
            for lang in Lang::ALL {
                let title =
                    read.header_in("Title", &lang.tag().parse().expect("a language")).expect("a title");
                assert!(title.0.ends_with(diagram.title.get(lang)), "{id}");
            }

            // Every beat is there in every whole language, one after the other, and none says more than its own.
            let tags: Vec<Option<&str>> =
                [None].into_iter().chain(Lang::whole().skip(1).map(|other| Some(other.tag()))).collect();
            for tag in &tags {
                let told: Vec<(usize, u8, &str)> = boards(&read)
                    .into_iter()
                    .enumerate()
                    .flat_map(|(board, words)| words.iter().map(move |words| (board, words)))
                    .filter(|(_, words)| words.language.as_ref().map(Language::as_str) == *tag)
                    .map(|(board, words)| (board, words.beat, words.text.as_str()))
                    .collect();
                assert_eq!(told.len(), pictures + 1, "{id} {tag:?}");
                assert!(told.iter().all(|(_, _, text)| !text.is_empty()), "{id} {tag:?}");
                assert!(told.is_sorted_by(|one, other| (one.0, one.1) < (other.0, other.1)), "{id} {told:?}");
            }
            if pictures > 0 {
                let pointed = boards(&read).into_iter().flatten();
                let pointed = pointed.filter(|words| !words.rings.is_empty() || !words.arrows.is_empty());
                assert_eq!(pointed.count(), pictures, "{id}");
            }

            let link = to_make(&made).expect("a link");
            let letters = link.strip_prefix("?make#g=").expect("it carries something");
            let bytes = URL_SAFE_NO_PAD.decode(letters).expect("base64");
            let mut back = String::new();
            DeflateDecoder::new(&bytes[8..]).read_to_string(&mut back).expect("it was deflated");
            assert_eq!(back, text, "{id}");
            longest = longest.max((link.len(), id.to_owned()));
        }
        println!("the longest link: {longest:?}");
        assert!(longest.0 + "https://mbao.example/sw/studio/".len() <= 4_000, "{longest:?}");
    }

    #[test]
    fn the_six_pictures_of_diagram_k_are_told_where_their_cows_lie() {
        let diagram = real::content().diagram("k").expect("diagram k");
        let text = story(diagram).expect("a story").to_string();
        for part in [
            "Title: Diagram k: A continuous string\n",
            "{c1 is sown to d1, e1. The last cow falls in e1, which was empty. [%csl Ge1] [%cal Gc1e1]}",
            "{[%lang sw] [%beat 2] Mkabala, kwenye e2,",
            "[%csl Re2,Re1,Rf2,Rf1,Rg2,Rg1] [%cal Rf1g1]}",
            " x {A cow stands in h1: the string stops. Seven cows are taken in all. [%csl Re2,Re1,Rf2,Rf1,Rg2,Rg1,Yh1]}",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
