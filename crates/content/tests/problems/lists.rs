//! What is said of lists: their types, ids, places and labels.

use crate::copy::{CORO, Copy};

#[test]
fn files_have_the_shape_of_their_types() {
    Copy::new()
        .change("glossary.toml", "definition.sw = \"Mchezo", "definition.se = \"Mchezo")
        .change("games/omweso.toml", "plant.scientific", "plant.latin")
        .change("places.toml", "lat = 0.3476", "lat = \"north\"")
        .change("errata.toml", "where = \"contents\"", "where = ")
        .change(CORO, "title.sw = ", "title_sw = ")
        .says_at(&[
            ("article/05-coro.md", "title.en", "missing field `sw`"),
            ("errata.toml", "where = \n", "string values must be quoted, expected literal string"),
            ("games/omweso.toml", "plant.latin", "unknown field `latin`, expected `common` or `scientific`"),
            ("glossary.toml", "definition.se", "unknown field `se`, expected `en` or `sw`"),
            ("places.toml", "\"north\"", "invalid type: string \"north\", expected f64"),
        ]);
}

#[test]
fn translations_are_not_empty() {
    Copy::new()
        .change("places.toml", "name.sw = \"Kampala\"", "name.sw = \" \"")
        .change("games/omweso.toml", "people.sw = \"Waganda\"", "people.sw = \"\"")
        .says_at(&[
            ("games/omweso.toml", "people.sw", "`people.sw` is empty"),
            ("places.toml", "name.sw = \" \"", "`place.0.name.sw` is empty"),
        ]);
}

#[test]
fn ids_marks_and_doubts_exist() {
    Copy::new()
        .change("glossary.toml", "id = \"mbao\"", "id = \"mancala\"")
        .change("glossary.toml", "section = \"§1\"", "section = \"§0\"")
        .change("glossary.toml", "doubt = 21", "doubt = 22")
        .change("sources.toml", "sections = [\"title\"]", "sections = [\"titel\"]")
        .change("errata.toml", "where = \"§9 rule 1\"", "where = \"§29 rule 1\"")
        .change("places.toml", "games = [\"omweso\"]", "games = [\"omweso\", \"chess\"]")
        .says_at(&[
            ("errata.toml", "§29", "§29 rule 1 names no section"),
            ("glossary.toml", "§0", "§0 names no section"),
            ("glossary.toml", "id = \"mancala\"", "the id \"mancala\" stands here a second time"),
            ("glossary.toml", "doubt = 22", "there is no doubt 22"),
            ("places.toml", "\"chess\"", "the rules have no game \"chess\""),
            ("sources.toml", "\"titel\"", "titel names no section"),
        ]);
}

#[test]
fn labels_are_of_what_the_rules_know() {
    let labels = "labels.toml";
    Copy::new()
        .change(labels, "\"malawi\" = ", "\"malavi\" = ")
        .change(labels, "deployment = ", "deploiment = ")
        .change(labels, "\"handful\" = ", "\"handfull\" = ")
        .change(labels, "\"round.first\" = ", "\"round.fist\" = ")
        .says_at(&[
            (labels, "[setups]", "set-up \"malawi\" of bao-kiswahili has no words"),
            (labels, "\"malavi\"", "\"malavi\" is nothing that the rules know"),
            (labels, "[options]", "option \"deployment\" of kiothi has no words"),
            (labels, "deploiment", "\"deploiment\" is nothing that the rules know"),
            (labels, "[values]", "value \"handful\" of option opening-skip has no words"),
            (labels, "\"round.fist\"", "\"round.fist\" is nothing that the rules know"),
            (labels, "\"handfull\"", "\"handfull\" is nothing that the rules know"),
        ]);
    Copy::new().change(labels, "sw = \"Mashimo ya kugeukia\"", "sw = \"\"").says_at(&[(
        labels,
        "turning-pits",
        "`options.turning-pits.sw` is empty",
    )]);
    Copy::new().change(labels, "sw = \"Duru ya mfululizo\"", "se = \"Duru ya mfululizo\"").says_at(&[(
        labels,
        "se = \"Duru",
        "unknown field `se`, expected `en` or `sw`",
    )]);
    Copy::new().change(labels, "[values]", "[values]\n[worth]").says_at(&[(
        labels,
        "[worth]",
        "unknown field `worth`, expected one of `setups`, `options`, `values`",
    )]);
}
