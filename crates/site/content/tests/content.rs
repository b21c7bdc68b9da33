//! The real folder: it has no problems, and holds what pages need.

use std::path::Path;
use std::sync::LazyLock;

use mbao_content::{Block, Cite, Content, Diagram, Drawn, Lang, Miss, SectionText, Show};
use mbao_figures::{Kind, Made};
use mbao_players::tuning::{of_players, of_rules};
use mbao_players::{Level, Limits, Player};
use mbao_rules::GAMES;

fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
        let folder = folder.canonicalize().expect("the folder content");
        Content::read(&folder).unwrap_or_else(|problems| {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("{} problems:\n{}", lines.len(), lines.join("\n"));
        })
    });
    &CONTENT
}

/// The English text of a section.
fn section(content: &Content, number: u8) -> &SectionText {
    content.sections.iter().find(|section| section.number == number).expect("a section").text(Lang::En)
}

#[test]
fn all_of_it_is_read_without_problems() {
    let content = content();
    let numbers = content.sections.iter().map(|section| section.number);
    assert!(numbers.eq(1..=u8::try_from(content.sections.len()).expect("a few")));
    let games: Vec<&str> = content.games.iter().map(|card| card.id.as_str()).collect();
    let rules: Vec<&str> = GAMES.iter().map(|page| &*page.id).collect();
    assert_eq!(games, rules);
    for game in games {
        assert_eq!(
            content.section_of(game).map(|s| &s.mark),
            content.card(game).map(|c| &c.section),
            "{game}"
        );
        assert!(content.examples_of(game).count() >= 3, "{game}");
    }
    let letters: String = content.diagrams.iter().map(Diagram::id).collect();
    assert_eq!(letters, "abcdefghijklmn");
    assert!(matches!(&content.diagrams[9].drawn, Drawn::Board(beside) if beside == &["j-mirrored"]));
}

#[test]
fn every_game_has_an_object_or_says_that_none_was_found() {
    let content = content();
    for game in GAMES {
        let mut of = content.objects.iter().filter(|object| object.games.iter().any(|id| *id == *game.id));
        assert!(of.next().is_some(), "{}", game.id);
    }
    let numbered = content.objects.iter().filter(|object| object.number.is_some());
    assert!(numbered.filter(|object| object.is_found() && object.link.is_some()).count() >= 6);
}

#[test]
fn lists_of_all_games_outside_the_content_are_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let mut missing = Vec::new();
    for file in ["crates/library/element/README.md", "www/kiosk.toml"] {
        let text = std::fs::read_to_string(root.join(file)).expect("a file");
        let ids = GAMES.iter().map(|game| &*game.id).filter(|id| !text.contains(id));
        missing.extend(ids.map(|id| format!("{file}: add \"{id}\" to the list of games")));
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// A sentence that was corrected or moved must leave the list of sentences that an editor should look at
/// first.
#[test]
fn the_list_of_doubtful_sentences_names_what_is_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n/sw");
    let list = std::fs::read_to_string(folder.join("README.md")).expect("a list");
    let rows: Vec<Vec<&str>> = list
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() > 20);
    for row in rows {
        let (file, words) = (row[1].trim_matches('`'), row[2]);
        let text = std::fs::read_to_string(folder.join(file)).expect("a file of the list");
        assert!(text.contains(words), "{file} does not hold \"{words}\"");
    }
}

#[test]
fn the_timeline_the_sources_and_the_guides_can_be_searched() {
    let content = content();
    for lang in Lang::ALL {
        let found = content.search_index(lang);
        let has = |page: &str, words: &str| {
            found.iter().any(|entry| entry.page == page && entry.text.contains(words))
        };
        assert!(has("timeline/#muyaka-1820s", "Muyaka"));
        assert!(has("reading-list/#source-murray-1951", "Murray"));
        assert!(has("guide/notation/", "5R*"));
    }
}

#[test]
fn the_kiosk_has_texts_about_every_game_and_about_all_of_them() {
    let content = content();
    let games: Vec<Option<&str>> = content.kiosk.iter().map(|text| text.game.as_deref()).collect();
    let rules = GAMES.iter().map(|page| Some(&*page.id));
    assert_eq!(games, [None].into_iter().chain(rules).collect::<Vec<_>>());
    let omweso = content.kiosk_of(Some("omweso")).expect("a text");
    assert_eq!(omweso.screens[0].title.get(Lang::Sw), "Mchezo wa ikulu");
    assert_eq!(omweso.screens[0].cite, "§4");
    assert!(content.kiosk_of(None).is_some_and(|about| about.screens.len() == 4));
}

#[test]
fn every_game_has_a_lesson_whose_answers_are_known() {
    let content = content();
    for card in &content.games {
        let tasks: Vec<_> = content.tasks_of(&card.id).collect();
        assert!((10..=16).contains(&tasks.len()), "{}", card.id);
        // The lessons come first, from the usual set-up; tasks about what is special follow.
        let lessons: Vec<_> = tasks.iter().map_while(|task| task.lesson).collect();
        assert_eq!(lessons, [0, 1, 1, 2, 3], "{}", card.id);
        let set_up = |task: &&&mbao_content::Task| task.chapter.story.header("Position").is_none();
        assert_eq!(tasks[..5].iter().filter(set_up).count(), 5, "{}", card.id);
        assert!(tasks[5..].iter().all(|task| task.lesson.is_none()), "{}", card.id);
        for task in tasks {
            let pressed = task.pressed.as_ref().is_some_and(|pressed| !pressed.groups.is_empty());
            assert!(pressed != task.solutions().next().is_some(), "{}", task.chapter.id);
        }
    }
    let sow = content.tasks.iter().find(|task| task.chapter.id == "enkeshui-sow").expect("a task");
    let pressed = sow.pressed.as_ref().expect("a pit to press");
    let way: Vec<String> = pressed.way.iter().map(ToString::to_string).collect();
    assert_eq!((way.join(" ").as_str(), pressed.answers()[0].to_string().as_str()), ("f1 g1 h1 h2", "h2"));
    let string = content.tasks.iter().find(|task| task.chapter.id == "enkeshui-string").expect("a task");
    assert_eq!(string.solutions().collect::<Vec<_>>(), [["a1", "x"]]);
    let left = string.tries.iter().find(|tried| tried.actions == ["a1", "o"]).expect("that turn");
    assert_eq!(left.miss, Some(Miss::Pits(0)));
    // Lukho's stones may be laid in any pit in any number: every way is judged.
    let race = content.tasks.iter().find(|task| task.chapter.id == "lukho-race").expect("a task");
    assert!(race.tries.iter().all(|tried| tried.actions[0].starts_with("lay ")));
    assert!(race.tries.len() > race.solutions().count());
}

#[test]
fn a_section_is_blocks_with_their_places_and_notes_beside_them() {
    let content = content();
    let coro = section(content, 5);
    let facts = content.section_of("coro").expect("a section");
    assert_eq!((facts.slug.as_str(), facts.mark.as_str()), ("coro", "§5"));
    assert_eq!(facts.text(Lang::Sw).title, "Coro, mchezo wa Walango");
    let paragraphs: Vec<_> = coro.blocks.iter().flat_map(Block::paragraphs).collect();
    let [first, _, rule, named, _] = paragraphs.as_slice() else { panic!("{:?}", coro.blocks) };
    assert_eq!((first.id.as_str(), first.ours), ("coro-p1", true));
    assert_eq!((rule.id.as_str(), rule.ours), ("coro-p3", false));
    assert_eq!(rule.cite.iter().map(ToString::to_string).collect::<Vec<_>>(), ["§5"]);
    assert!(rule.prose.text().ends_with("make one handful."), "{}", rule.prose.text());
    assert_eq!(coro.notes_of(&coro.blocks[2]).count(), 0);
    let notes: Vec<_> = coro.notes_of(&coro.blocks[3]).collect();
    assert_eq!(notes.len(), 1);
    assert!(notes[0].paragraph.ours);
    assert_eq!(notes[0].paragraph.id, "coro-note-2");
    assert!(
        named
            .prose
            .html(&str::to_owned)
            .contains("<sup><a class=\"note-ref\" id=\"coro-ref-2\" href=\"#coro-note-2\">2</a></sup>")
    );
}

#[test]
fn every_rule_and_every_example_is_shown_on_the_board_beside_its_section() {
    let content = content();
    for card in &content.games {
        let section = content.section_of(&card.id).expect("a section");
        let paragraphs = || section.text(Lang::En).blocks.iter().flat_map(Block::paragraphs);
        let ruling = |cite: &Cite| cite.text.starts_with('§') && cite.text.contains(" rule");
        for paragraph in paragraphs().filter(|one| one.cite.iter().any(ruling)) {
            assert!(!paragraph.shows.is_empty(), "{}: {}", card.id, paragraph.prose.text());
        }
        for example in content.examples_of(&card.id) {
            let show = Show::Example(example.chapter.id.clone());
            assert!(paragraphs().any(|paragraph| paragraph.shows.contains(&show)), "{}", example.chapter.id);
        }
        assert!(paragraphs().any(|one| one.shows.iter().any(|show| matches!(show, Show::SetUp { .. }))));
    }
}

#[test]
fn lists_plates_and_diagrams_stand_where_they_were_placed() {
    let content = content();
    let questions = section(content, 17).blocks.iter().find_map(|block| match block {
        Block::List { ordered: true, items } => Some(items),
        _ => None,
    });
    let questions = questions.expect("the twelve questions");
    assert_eq!(questions.len(), 12);
    assert_eq!(questions[11].cite[0].text, "§17 xii");
    let places: Vec<&str> = section(content, 6)
        .blocks
        .iter()
        .filter_map(|block| match block {
            Block::Diagram(name) | Block::Plate(name) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(places, ["bonduc-seeds", "bonduc-pods", "kombe-board", "f"]);
}

#[test]
fn plates_are_drawings_with_facts_in_both_languages() {
    let content = content();
    let placed =
        content.sections.iter().flat_map(|section| &section.text(Lang::En).blocks).filter_map(|block| {
            match block {
                Block::Plate(id) => Some(id),
                _ => None,
            }
        });
    // In the order of the article.
    assert_eq!(placed.collect::<Vec<_>>(), content.plates.iter().map(|plate| &plate.id).collect::<Vec<_>>());
    for plate in &content.plates {
        assert!(plate.svg.starts_with("<svg class=\"plate\""), "{}", plate.id);
        assert!(plate.svg.contains("viewBox=\"0 0 960 600\""), "{}", plate.id);
        let (en, sw) = (plate.caption.get(Lang::En), plate.caption.get(Lang::Sw));
        assert!(en.contains("not a photograph") && en.contains(&plate.section), "{}", plate.id);
        assert!(sw.contains("si picha ya kamera") && sw.contains(&plate.section), "{}", plate.id);
    }
    assert_eq!(content.plate("omweso-board").map(|plate| plate.section.as_str()), Some("§4"));
}

#[test]
fn places_of_the_encyclopedia_are_told_apart() {
    let content = content();
    let cites = section(content, 21).blocks.iter().flat_map(Block::paragraphs).map(|p| &p.cite);
    let two = cites.filter(|cite| cite.len() == 2).map(|cite| [cite[0].text.as_str(), cite[1].text.as_str()]);
    assert_eq!(
        two.collect::<Vec<_>>(),
        [
            ["Bao, introduction", "Bao, rules"],
            ["Bao, equipment", "Bao, terminology"],
            ["Bao, namua", "Bao, mtaji phase"]
        ]
    );
}

#[test]
fn ids_are_single_in_the_whole_article_and_the_same_in_every_language() {
    let content = content();
    let [first, others @ ..] = Lang::ALL.map(|lang| {
        let mut ids: Vec<&str> = Vec::new();
        for text in content.sections.iter().map(|section| section.text(lang)) {
            for block in &text.blocks {
                if let Block::Heading { id, .. } = block {
                    ids.push(id);
                }
                ids.extend(block.paragraphs().iter().map(|paragraph| paragraph.id.as_str()));
            }
            ids.extend(text.notes.iter().flat_map(|note| [note.reference.as_str(), &note.paragraph.id]));
        }
        ids
    });
    assert!(others.iter().all(|other| *other == first));
    let all = first.len();
    let single: std::collections::BTreeSet<&str> = first.into_iter().collect();
    assert_eq!(single.len(), all);
}

#[test]
fn the_search_finds_headings_terms_and_notes() {
    let content = content();
    let english = content.search_index(Lang::En);
    let swahili = content.search_index(Lang::Sw);
    assert_eq!(english.len(), swahili.len());
    let at = |page: &str| english.iter().find(|entry| entry.page == page).expect("an entry");
    assert_eq!(at("section/omweso/#omweso-turning-back").heading, "Omweso of the Baganda: Turning back");
    assert!(at("section/coro/").text.contains("We take the board to be that of omweso"));
    assert!(at("game/omweso/").text.contains("Kabaka"));
    assert!(at("glossary/#store").text.contains("end pocket"));
    assert!(at("diagram/k/").text.contains("The drawing marks with dots"));
    let term = swahili.iter().find(|entry| entry.page == "glossary/#store").expect("an entry");
    assert_eq!(term.heading, "ghala");
    // It is found by its word in the other language too, which is listed once if both are the same.
    assert!(term.text.contains("store"));
    let nyumba = swahili.iter().find(|entry| entry.page == "glossary/#nyumba").expect("an entry");
    assert!(!nyumba.text.contains("nyumba"));
    // Neither places nor markup are left; only the guide to the notation shows braces.
    let marked = english.iter().filter(|entry| entry.text.contains(['{', '<']));
    let marked: Vec<_> = marked.map(|entry| entry.page.as_str()).collect();
    assert_eq!(marked, ["guide/notation/"]);
}

#[test]
fn every_game_has_puzzles_from_easy_to_hard() {
    let content = content();
    for card in &content.games {
        let grades: Vec<u8> = content.puzzles_of(&card.id).map(|puzzle| puzzle.aim.turns).collect();
        assert!(grades.len() >= 20 && grades.is_sorted(), "{}: {grades:?}", card.id);
        assert!(grades.first() < grades.last(), "{}: {grades:?}", card.id);
    }
    for puzzle in &content.puzzles {
        let solution = puzzle.solution().expect("an answer");
        let others = puzzle.tries.iter().filter(|one| one.actions != puzzle.answer);
        assert!(others.into_iter().all(|one| one.worth < solution.worth), "{}", puzzle.chapter.id);
    }
}

#[test]
fn who_judges_what_comes_after_plays_the_answers_too() {
    let content = content();
    let mut others = Vec::new();
    for card in content.games.iter().filter(|card| card.id != "lukho") {
        let puzzles: Vec<_> = content.puzzles_of(&card.id).collect();
        for puzzle in [puzzles[0], puzzles[puzzles.len() - 1]] {
            let game = &puzzle.chapter.game;
            let player = Player::new(game.rules(), Level::MASTER, 1);
            let limits = Limits { nodes: 20_000, memory: 1 << 20, ..Limits::default() };
            let would = player.suggest(game, &limits, || false).expect("a turn");
            let turn: Vec<String> = would.turn.iter().map(ToString::to_string).collect();
            if turn != puzzle.answer {
                others.push((&puzzle.chapter.id, turn));
            }
        }
    }
    assert_eq!(others, [], "a puzzle, and what the master would play");
}

#[test]
fn what_was_measured_is_of_these_rules_and_players() {
    let content = content();
    let made = Made::read(include_str!("../../../../content/made.toml")).expect("content/made.toml");
    let mut old = Vec::new();
    for game in GAMES {
        let id = &*game.id;
        let prints = [of_rules(game), of_players(game)];
        let has = |kind| match kind {
            Kind::Tables => content.tables_of(id).is_some(),
            Kind::Figures | Kind::Strong => true,
            Kind::Puzzles => content.puzzles_of(id).next().is_some(),
            Kind::Strength => content.strength[0].pairings.iter().any(|one| one.game == id),
            Kind::Habits => content.habits.found.iter().any(|one| one.game == id),
            Kind::Calibration => content.calibration.found.iter().any(|one| one.id == id),
        };
        for kind in Kind::ALL.into_iter().filter(|&kind| has(kind)) {
            if !made.by(kind, id, prints[usize::from(kind.by_players())]) {
                old.push(format!("{kind:?} of {id}: cargo lab {} {id}", kind.command()));
            }
        }
    }
    assert!(
        old.is_empty(),
        "made by other rules or players; make them anew, or, where the change cannot matter, say so with \
         `cargo lab vouch`:\n{}",
        old.join("\n")
    );
}
