//! Problems of words and sentences.

use crate::copy::Copy;

const TERMS: &str = "i18n/sw/terms.toml";

/// The Kiswahili list with only this in it.
fn listed(terms: &str) -> Copy {
    Copy::new().write(TERMS, terms)
}

const BOARD: &str = "[[term]]\nthing = \"a board\"\nuse = \"bao\"\nnote = \"an ubao is a plank\"\nnot = [\"ubao (wa|ya) x\"]\n";

#[test]
fn a_word_that_is_not_used_is_found_in_every_kind_of_file() {
    let said = "\"Ubao wa x\": write \"bao\" for a board (an ubao is a plank)";
    let files = [
        ("games/omweso.toml", "people.sw = \""),
        ("i18n/sw/article/19-photography.md", "title = \""),
        ("i18n/sw/guides/museum.md", "\n## "),
        ("i18n/sw/site.ftl", "nav-play = "),
        ("kiosk/about.toml", "sentence.sw = \""),
        ("stories/coro/lessons.story", "Title[sw]: "),
    ];
    // English texts have a list of their own.
    let english = listed(BOARD).change("i18n/en/site.ftl", "nav-play = ", "nav-play = ubao wa x ");
    let change = |copy: Copy, (file, before)| copy.change(file, before, &format!("{before}Ubao wa x "));
    files.into_iter().fold(english, change).says_at(&files.map(|(file, _)| (file, "Ubao wa x", said)));
}

#[test]
fn words_are_whole_and_may_stand_on_two_lines() {
    let guide = "i18n/sw/guides/museum.md";
    listed(BOARD).change(guide, "\n## ", "\nKiubao wa x, ubao wa xy.\n\n## ").says(&[]);
    listed(BOARD).change(guide, "\n## ", "\nNi huu\nubao\nwa x hapa.\n\n## ").says_at(&[(
        guide,
        "ubao\nwa x",
        "\"ubao\nwa x\": write \"bao\" for a board (an ubao is a plank)",
    )]);
}

#[test]
fn exceptions_are_named_and_needed() {
    let except = |holding: &str| {
        format!(
            "{BOARD}except = [\n  {{ file = \"guides/\", holding = \"{holding}\", why = \"a name\" }},\n]\n"
        )
    };
    let guide = "i18n/sw/guides/museum.md";
    let with = |terms: &str| listed(terms).change(guide, "\n## ", "\nUbao wa x ni jina.\n\n## ");
    with(&except("jina")).says(&[]);
    with(&except("ndege")).says_at(&[
        (guide, "Ubao wa x", "\"Ubao wa x\": write \"bao\" for a board (an ubao is a plank)"),
        (TERMS, "{ file", "no text of guides/ needs this exception (a name): take it out"),
    ]);
    with(&format!("{BOARD}off = \"the guide is being edited\"\n")).says(&[]);
    with(&format!("{BOARD}within = [\".ftl\"]\n")).says(&[]);
}

#[test]
fn lists_are_well_formed() {
    listed("[[term]]\nthing = \"a\"\nuse = \"b\"\nnot = [\"(\"]\n")
        .says(&["content/i18n/sw/terms.toml:4: not a pattern: write it as the crate `regex` has them"]);
    listed("[[term]]\nthing = \"a\"\nuses = \"b\"\n").says(&[
        "content/i18n/sw/terms.toml:3: unknown field `uses`, expected one of `thing`, `use`, `not`, `note`, `within`, `except`, `off`",
    ]);
    Copy::new().remove(TERMS).says_start("content/i18n/sw/terms.toml: is missing: ");
}

#[test]
fn long_sentences_are_found_with_their_lines() {
    let rule = |longest: usize, median: usize, more: &str| {
        listed(&format!(
            "[sentences]\nwithin = [\"sw/article/19\"]\nmedian = {median}\nlongest = {longest}\n{more}"
        ))
    };
    let file = "i18n/sw/article/19-photography.md";
    let long = format!("summary = \"Moja. Ni {}mwisho! Mbili.\"", "neno ".repeat(58));
    let told = |copy: Copy| {
        let text = copy.text(file);
        let old = text.lines().find(|line| line.starts_with("summary")).expect("a summary").to_owned();
        copy.change(file, &old, &long)
    };
    told(rule(60, 40, "")).says(&[]);
    told(rule(59, 40, "")).says_at(&[(
        file,
        "summary",
        "\"Ni neno neno neno neno …\": a sentence of 60 words, where 59 may be: make it two",
    )]);
    told(rule(59, 40, "except = [{ file = \"19\", holding = \"Mbili\", why = \"a list\" }]\n")).says(&[]);
    let problems = told(rule(60, 2, "")).problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with("content/i18n/sw/article/19-photography.md: half of the sentences have "),
        "{problems:?}"
    );
}

#[test]
fn a_message_is_one_text_and_each_of_its_choices_another() {
    let file = "i18n/sw/site.ftl";
    let message = "x-one = Hiki ni { $n ->\n        [one] ubao wa x\n       *[other] kitu\n    } juu ya ubao\n    wa x.\n";
    listed(BOARD)
        .change("i18n/en/site.ftl", "nav-play = ", "x-one = This is { $n } of them.\nnav-play = ")
        .change(file, "nav-play = ", &format!("# Ubao wa x.\n{message}nav-play = "))
        .says_at(&[
            (file, "[one] ubao wa x", "\"ubao wa x\": write \"bao\" for a board (an ubao is a plank)"),
            (file, "ubao\n    wa x", "\"ubao\nwa x\": write \"bao\" for a board (an ubao is a plank)"),
        ]);
}

#[test]
fn what_is_no_text_is_not_looked_at() {
    let guide = "i18n/sw/guides/museum.md";
    let code = "\n`ubao wa x`, [hapa](<page:ubao wa x>).\n\n```\nubao wa x\n```\n\n## ";
    listed(BOARD).change(guide, "\n## ", code).says(&[]);
    let table =
        "\n| a | b |\n| --- | --- |\n| moja | *ubao* wa x |\n\n- mbili\n- ni ubao\n  [wa x](page:)\n\n## ";
    let text = "write \"bao\" for a board (an ubao is a plank)";
    listed(BOARD).change(guide, "\n## ", table).says_at(&[
        (guide, "*ubao* wa x", &format!("\"ubao wa x\": {text}")),
        (guide, "ubao\n  [wa x]", &format!("\"ubao\nwa x\": {text}")),
    ]);
}

/// Everything about how the article is told, for one section.
fn told(deviation: usize, short: usize, share: usize) -> Copy {
    listed(&format!(
        "[told]\nwithin = [\"sw/article/19\"]\ndeviation = {deviation}\nshort = {short}\nshare = {share}\n\
         opening = ['\\d{{4}}', \"juzuu\"]\n"
    ))
}

#[test]
fn sentences_that_are_all_alike_are_found() {
    told(2, 3, 60).says(&[]);
    let problems = told(99, 3, 60).problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with("content/i18n/sw/terms.toml:3: the sentences of the article have ")
            && problems[0].ends_with(", where 99 is the least: set long ones among short ones"),
        "{problems:?}"
    );
    told(2, 99, 99)
        .says(&["content/i18n/sw/terms.toml:5: 100.0 of a hundred sentences of the article have 99 \
                            words or fewer, where 99 may: join what belongs together"]);
}

#[test]
fn a_first_paragraph_holds_no_year_and_no_volume() {
    let file = "i18n/sw/article/19-photography.md";
    let copy = told(2, 3, 60);
    let text = copy.text(file);
    let paragraphs: Vec<&str> = text.split("\n\n").collect();
    let (first, others) = (paragraphs[1], &paragraphs[2..]);
    // Later ones may tell when.
    assert!(first.ends_with('}') && others.iter().any(|other| other.contains("2001")), "{text}");
    let old = first.split_once(',').expect("words").0;
    let message = |words: &str| {
        format!(
            "\"{words}\" in the first paragraph: begin with what the source shows, and put this into a note"
        )
    };
    copy.change(file, &format!("{old}, "), &format!("{old} tangu 1970, Juzuu la 3, "))
        .says_at(&[(file, "tangu 1970", &message("1970")), (file, "tangu 1970", &message("Juzuu"))]);
    told(2, 3, 60)
        .change("i18n/sw/terms.toml", "\"juzuu\"", "\"(\"")
        .says(&["content/i18n/sw/terms.toml:6: not a pattern: write it as the crate `regex` has them"]);
}

#[test]
fn a_custom_is_not_told_as_if_it_held_for_ever() {
    let whole = Copy::whole();
    let terms = |lang: &str| format!("i18n/{lang}/terms.toml");
    let kiosk = |game: &str| format!("kiosk/{game}.toml");
    let (en, sw) = ("the past, or who says so and when", "wakati uliopita, au nani anasema na lini");
    let told = [
        ("aweet", "en", "Women do not play.", "Women do not play", en),
        ("coro", "en", "Cheating is common.", "Cheating is", en),
        ("enkeshui", "en", "The Maasai call a seed a cow.", "Maasai call", en),
        ("giuthi", "sw", "Wanawake hawachezi.", "Wanawake hawachezi", sw),
        ("kiothi", "sw", "Kudanganya ni kawaida.", "Kudanganya ni", sw),
        ("kombe", "sw", "Wamaasai huiita kete ng'ombe.", "Wamaasai huiita", sw),
    ];
    let with_terms = ["en", "sw"]
        .iter()
        .fold(Copy::new(), |copy, lang| copy.write(&terms(lang), &whole.text(&terms(lang))));
    let copy = told.iter().fold(with_terms, |copy, (game, lang, words, ..)| {
        let before = format!("text.{lang} = \"");
        copy.change(&kiosk(game), &before, &format!("{before}{words} "))
    });
    let said = told.map(|(game, _, words, found, past)| {
        (kiosk(game), words, format!("\"{found}\": write \"{past}\" for a custom"))
    });
    copy.says_at(&said.each_ref().map(|(file, words, said)| (file.as_str(), *words, said.as_str())));
}
