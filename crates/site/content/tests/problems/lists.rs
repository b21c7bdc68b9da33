//! Problems of lists: their types, ids, places and labels.

use crate::copy::{CORO, Copy, no_language};

#[test]
fn files_have_the_shape_of_their_types() {
    Copy::new()
        .change("glossary.toml", "definition.sw = \"Mchezo", "definition.se = \"Mchezo")
        .change("games/omweso.toml", "plant.scientific", "plant.latin")
        .change("places.toml", "lat = 0.3476", "lat = \"north\"")
        .change("errata.toml", "where = \"Mancala World\"", "where = ")
        .change(CORO, "summary = ", "sumary = ")
        .says_at(&[
            ("errata.toml", "where = \n", "string values must be quoted, expected literal string"),
            ("games/omweso.toml", "plant.latin", "unknown field `latin`, expected `common` or `scientific`"),
            ("glossary.toml", "definition.se", &no_language("se")),
            (
                "i18n/en/article/05-coro.md",
                "sumary",
                "unknown field `sumary`, expected one of `title`, `summary`, `head`, `game`, `mark`",
            ),
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
        .change("glossary.toml", "doubt = 21", "doubt = 99")
        .change("sources.toml", "sections = [\"title\"]", "sections = [\"titel\"]")
        .change("errata.toml", "where = \"§9 rule 1\"", "where = \"§29 rule 1\"")
        .change("places.toml", "games = [\"omweso\"]", "games = [\"omweso\", \"chess\"]")
        .change("places.toml", "lat = 2.235", "lat = -20.2")
        .says_at(&[
            ("errata.toml", "§29", "§29 rule 1 names no section"),
            ("glossary.toml", "§0", "§0 names no section"),
            ("glossary.toml", "id = \"mancala\"", "the id \"mancala\" stands here a second time"),
            (
                "glossary.toml",
                "doubt = 99",
                "there is no doubt 99: take a number of `doubts` in crates/engine/rules/src/games, or add it there",
            ),
            ("places.toml", "\"chess\"", "the rules have no game \"chess\""),
            (
                "places.toml",
                "lat = -20.2",
                "-20.2, 32.9097 is not on it: the map shows -16.5 to 15.5 north, 10 to 48.5 east",
            ),
            ("sources.toml", "\"titel\"", "titel names no section"),
        ]);
}

#[test]
fn events_stand_in_order_and_say_where_they_are_from() {
    Copy::new()
        .change("timeline.toml", "year = 1661", "year = 1561")
        .change("timeline.toml", "place = \"§18\"", "place = \"§28\"")
        .change("timeline.toml", "sources = [\"comhaire-1952\"", "sources = [\"comhaire-1953\"")
        .change("timeline.toml", "sources = [\"bao-encyclopedia\"]", "sources = []")
        .says_at(&[
            ("timeline.toml", "year = 1561", "1561 stands after 1658: put the events in order"),
            ("timeline.toml", "sources = []", "an event says where it is from"),
            ("timeline.toml", "§28", "§28 names no section"),
            ("timeline.toml", "comhaire-1953", "there is no source \"comhaire-1953\""),
        ]);
}

#[test]
fn a_source_says_whether_it_was_seen() {
    Copy::new().change("sources.toml", "seen = \"whole\"\n", "seen = \"yes\"\n").says_at(&[(
        "sources.toml",
        "\"yes\"",
        "unknown variant `yes`, expected one of `whole`, `part`, `second-hand`, `not`",
    )]);
}

#[test]
fn games_outside_the_article_are_either_played_or_not_settled() {
    let missing = "relatives/missing.toml";
    Copy::new()
        .change(missing, "id = \"nsolo\"", "id = \"sute\"")
        .change(missing, "id = \"mefuvha\"", "id = \"njombwa\"")
        .change(missing, "sw = \"Kongo\"", "sw = \"\"")
        .says_at(&[
            (missing, "id = \"sute\"", "\"sute\" can be played: it stands in told.toml"),
            (missing, "id = \"njombwa\"", "the id \"njombwa\" stands here a second time"),
            (missing, "sw = \"\"", "`game.7.players.sw` is empty"),
        ]);
}

#[test]
fn files_of_relatives_say_where_they_are_from_once_and_in_every_language() {
    let told = "relatives/told.toml";
    let first = "id = \"/source\"\ntext.en = \"Beşe 1935";
    let twice = "id = \"/answers/aim/readings/0/note\"\ntext.en = \"A player who empties";
    Copy::new()
        .change(told, first, &first.replace("/source", "/origin"))
        .change(told, twice, &twice.replace("/aim/", "/sowing/"))
        .says_at(&[
            (told, "id = \"altiev\"", "`said` has no /source: say where the rules are from"),
            (
                told,
                "id = \"/answers/sowing/readings/0/note\"\ntext.en = \"A player who empties",
                "/answers/sowing/readings/0/note is told a second time",
            ),
        ]);
    let other = "text.sw = \"Beşe 1935, kupitia Ludii Portal\"\n";
    Copy::new().change(told, other, "").says_at(&[(
        told,
        "text.en = \"Beşe 1935, by",
        "there is no Kiswahili text: write `relative.altiev.said./source.text.sw` here, or \
         `relative.altiev.said./source.text` in content/i18n/sw/relatives/told.toml",
    )]);
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
    Copy::new().change(labels, "sw = \"Raundi ya mfululizo\"", "se = \"Raundi ya mfululizo\"").says_at(&[(
        labels,
        "se = \"Raundi",
        &no_language("se"),
    )]);
    Copy::new().change(labels, "[values]", "[values]\n[worth]").says_at(&[(
        labels,
        "[worth]",
        "unknown field `worth`, expected one of `setups`, `options`, `values`",
    )]);
}

#[test]
fn objects_are_told_whole_and_stand_beside_every_game() {
    Copy::new()
        .change("objects.toml", "games = [\"omweso\"]", "games = [\"omweso\", \"omwezo\"]")
        .change("objects.toml", "seen = \"whole\"", "seen = \"not\" # here")
        .change("objects.toml", "games = [\"mbothe\"]", "games = [\"mbothe\", \"kombe\"]")
        .change("objects.toml", "id = \"none-ndoto\"", "id = \"none-ndoto\"\nnumber = \"1\"")
        .says_at(&[
            ("objects.toml", "\"omwezo\"", "the rules have no game \"omwezo\""),
            (
                "objects.toml",
                "# here",
                "\"not\" means that none was found: it goes with no museum, and only with that",
            ),
            ("objects.toml", "games = [\"mbothe\", \"kombe\"]", "an object of \"kombe\" was found"),
            ("objects.toml", "number = \"1\"", "`number` without a museum: whose is it?"),
        ]);
    Copy::new()
        .change("objects.toml", "games = [\"ndoto\"]", "games = [\"lukho\"]")
        .says(&["content/objects.toml: \"ndoto\" has no object: name one, or say that none was found"]);
}
