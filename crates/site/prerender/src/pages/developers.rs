//! The reference for programmers: the element from its manifest and the JavaScript API from its types, both
//! as the library's build wrote them, so neither can differ from what is published.

use anyhow::ensure;

use super::prelude::*;
use crate::facts::files::NOTEBOOK_SCHEMA;
use crate::library::{Entry, Library};

/// Where it is, below the front of its language.
const FOLDER: &str = "developers/";

/// For every attribute, a board that has it: the attribute, its value, and other attributes that the example
/// needs.
type Example = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const RECORD: &str = "Game: enkeshui\n\n1. c1 x";

/// A record with what its author says.
const STORY: &str = "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n\
    {Two cows wait. [%csl Gc1]} 1. c1 x {Seven! [%cal Re1e2]} (1. c1 o {They stay.})";

const CHAPTERS: &str =
    "Game: enkeshui\nTitle: Cows\n\n1. c1 x\n\n---\n\nGame: ndoto\nTitle: Seeds\n\n{Two and two.} 1. c1";

const PICTURED: &str =
    "Game: ndoto\nPicture: https://example.org/bao.jpg\nPicture-alt: A board\n\n{Two and two.} 1. c1";

const EXAMPLES: &[Example] = &[
    ("game", "omweso", &[]),
    ("setup", "i", &[("game", "enkeshui")]),
    ("options", "columns=6, seeds=4", &[("game", "giuthi")]),
    ("position", "0,0,3,0,0,2,0,1/0,2,0,0,4,0,1,0 s 18-17", &[("game", "enkeshui")]),
    ("record", RECORD, &[]),
    ("south", "computer:1", &[("game", "enkeshui")]),
    ("north", "computer:1", &[("game", "enkeshui")]),
    ("theme", "chocolate", &[("game", "enkeshui")]),
    ("coordinates", "no", &[("game", "enkeshui")]),
    ("readonly", "", &[("game", "enkeshui")]),
    ("steps", RECORD, &[]),
    ("comments", "off", &[("steps", STORY)]),
    ("chapter", "2", &[("steps", CHAPTERS)]),
    ("pictures", "own", &[("steps", PICTURED)]),
    ("marks", "Gc1,Re1e2,Bsouth", &[("game", "enkeshui")]),
    ("step", "2", &[("steps", STORY)]),
    ("autoplay", "", &[("steps", RECORD)]),
    ("trial", "", &[("game", "enkeshui")]),
    ("speed", "slow", &[("game", "enkeshui")]),
    ("sound", "", &[("game", "enkeshui")]),
    ("hints", "", &[("game", "enkeshui")]),
    ("quiet", "", &[("game", "enkeshui")]),
    ("fixed", "", &[("record", RECORD)]),
    ("trace", "off", &[("record", RECORD)]),
    ("register", "study", &[("game", "enkeshui")]),
    ("view", "north", &[("game", "enkeshui")]),
    ("ghost", "off", &[("game", "enkeshui")]),
    ("callouts", "", &[("game", "enkeshui"), ("north", "computer:0")]),
    ("loading", "lazy", &[("game", "enkeshui")]),
    ("lang", "sw", &[("game", "enkeshui")]),
];

/// What is said of the attributes that have no example.
fn unshown(attributes: &[&Entry]) -> Vec<String> {
    let known = |entry: &&&Entry| EXAMPLES.iter().any(|(name, ..)| *name == entry.name);
    let told = |entry: &&Entry| format!("pages/developers.rs: EXAMPLES shows no {}", entry.name);
    attributes.iter().filter(|entry| !known(entry)).map(told).collect()
}

/// Uses the library to show what a game is and what may be played.
const SCRIPT: &str = r#"import init, { Game } from "mbao";

await init();
const game = new Game("enkeshui");
game.legal();          // ["c1", "d1", …]
game.play("c1");       // what happened, event by event
game.state().rows;     // the seeds, the upper row first
game.turn("en");       // the turn in words, and what comes next
await game.suggest({ level: 3, millis: 500 });"#;

const ELEMENT: &str = r#"<script type="module" src="mbao/board.js"></script>
<mbao-board game="enkeshui" north="computer:2"></mbao-board>"#;

const NOTEBOOK: &str = r#"import { library } from "mbao/notebook";

const text = await (await fetch("my-game.mbao.json")).text();
const board = document.querySelector("mbao-board");
board.library = await library(text);  // an MbaoError says where the file is wrong
await board.reset();"#;

const RUST: &str = r#"let mut game = mbao_rules::Game::start("enkeshui")?;
let events = game.play("c1".parse()?)?;
println!("{}", mbao_story::record(&game));"#;

const REFEREE: &str = r#"{"cmd":"new","game":"enkeshui"}
{"cmd":"play","action":"c1"}
{"cmd":"record"}"#;

pub(crate) fn page(Site { library, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, FOLDER);
    let attributes = library.of("attributes");
    let unshown = unshown(&attributes);
    ensure!(unshown.is_empty(), "{}", unshown.join("\n"));
    let attributes: Vec<Html> =
        attributes.into_iter().map(|entry| attribute(library, lang, entry)).collect::<Result<_>>()?;
    let unnamed = words::developers_unnamed(lang);
    let rows = |kind: &'static str| {
        let row = |entry: &Entry| {
            let name = match signature(entry) {
                name if name.is_empty() => html! { { unnamed.clone() } },
                name => html! { <code>{ name }</code> },
            };
            html! {
                <tr>
                    <th scope="row">{ name }</th>
                    <td>{ description(library, lang, kind, entry) }</td>
                </tr>
            }
        };
        table(lang, kind, library.of(kind).into_iter().map(row).collect())
    };
    let types = library.types.iter().map(|(name, text)| {
        html! {
            <details class="declared" id={format!("type-{name}")}>
                <summary><code>{ name.clone() }</code></summary>
                { code(text, "ts") }
            </details>
        }
    });
    let events = Shown { id: Some("events-board".to_owned()), hints: true, ..Shown::game("enkeshui") };
    let parts = Shown { id: Some("parts-board".to_owned()), ..Shown::game("enkeshui") };
    let body = html! {
        <>
            <h2 id="element">{ words::developers_element(lang) }</h2>
            <p>{ words::developers_element_told(lang) }</p>
            { code(ELEMENT, "html") }
            <p><a href={route.to("embed/")}>{ words::about_embed_link(lang) }</a></p>
            <h3 id="attributes">{ words::developers_attributes(lang) }</h3>
            <p>{ words::developers_attributes_told(lang) }</p>
            { for attributes }
            <h3 id="events">{ words::developers_events(lang) }</h3>
            <p>{ words::developers_events_told(lang) }</p>
            <div class="heard">
                { events.element(lang)? }
                <ol class="log" aria-label={words::developers_log(lang)} tabindex="0"></ol>
            </div>
            { rows("events") }
            <h3 id="members">{ words::developers_methods(lang) }</h3>
            { rows("members") }
            <h3 id="slots">{ words::developers_slots(lang) }</h3>
            { rows("slots") }
            <h3 id="parts">{ words::developers_parts(lang) }</h3>
            <p>{ words::developers_parts_told(lang) }</p>
            <div class="styled">{ parts.element(lang)? }</div>
            { code(STYLES, "css") }
            { rows("parts") }
            <h3 id="properties">{ words::developers_properties(lang) }</h3>
            { rows("properties") }
            <h2 id="javascript">{ words::developers_javascript(lang) }</h2>
            <p>{ words::developers_javascript_told(lang) }</p>
            { code(SCRIPT, "js") }
            <div lang="en">{ for types }</div>
            <h2 id="notebook">{ words::developers_notebook(lang) }</h2>
            <p>{ words::developers_notebook_told(lang) }{ " " }<a href={route.base() + NOTEBOOK_SCHEMA}>{ words::developers_schema(lang) }</a></p>
            { code(NOTEBOOK, "js") }
            <h2 id="notation">{ words::developers_notation(lang) }</h2>
            <p>{ words::developers_notation_told(lang) }{ " " }<a href={route.to("guide/notation/")}>{ words::developers_notation_link(lang) }</a></p>
            { others(lang) }
        </>
    };
    Ok(Page::new(route, "developers-page", words::developers_title(lang), words::developers_lede(lang), body)
        .titled("text wide developers")
        .needing(Needs::reading().boards().script(Script::Developers).style(Style::Developers)))
}

/// The crates, and the program for all other languages.
fn others(lang: Lang) -> Html {
    let crates = [
        ("mbao-rules", words::developers_rules(lang)),
        ("mbao-story", words::developers_story(lang)),
        ("mbao-players", words::developers_players(lang)),
        ("mbao-notebook", words::developers_notebook_crate(lang)),
        ("mbao-board", words::developers_board(lang)),
        ("mbao-words", words::developers_words(lang)),
    ];
    html! {
        <>
            <h2 id="rust">{ words::developers_rust(lang) }</h2>
            <p>{ coded(&words::developers_rust_told(lang)) }</p>
            { code(RUST, "rust") }
            { table(lang, "rust", crates.into_iter().map(|(name, told)| html! {
                <tr><th scope="row"><code>{ name }</code></th><td>{ coded(&told) }</td></tr>
            }).collect()) }
            <h2 id="referee">{ words::developers_referee(lang) }</h2>
            <p>{ coded(&words::developers_referee_told(lang)) }</p>
            { code("cargo run --release -p mbao-rules --example referee", "sh") }
            { code(REFEREE, "json") }
        </>
    }
}

/// What `developers.css` does to the board that shows parts and properties.
const STYLES: &str = "mbao-board { --mbao-wood: #5b6b4a; --mbao-accent: #ffd27a; }
mbao-board::part(caption) { font-style: italic; }
mbao-board::part(buttons) { justify-content: center; }";

/// The text of an entry, in English if it is not translated.
fn description(library: &Library, lang: Lang, kind: &str, entry: &Entry) -> Html {
    match library.translated(lang, kind, entry) {
        Some(own) => coded(own),
        None => html! { <span lang="en">{ coded(&entry.description) }</span> },
    }
}

/// An attribute: what it means, a tag that has it, and that board.
fn attribute(library: &Library, lang: Lang, entry: &Entry) -> Result<Html> {
    let (name, value, others) =
        EXAMPLES.iter().find(|(name, ..)| *name == entry.name).with_context(|| unshown(&[entry]).concat())?;
    let (name, value) = (*name, *value);
    let all: Vec<(&str, &str)> = others.iter().copied().chain([(name, value)]).collect();
    let has = |name: &str| all.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
    let own = ["game", "setup", "options", "position", "steps", "loading"];
    let shown = Shown {
        setup: has("setup"),
        options: has("options"),
        position: has("position"),
        steps: has("steps"),
        others: all.iter().copied().filter(|(name, _)| !own.contains(name)).collect(),
        ..Shown::game(&has("game").unwrap_or_else(|| "enkeshui".to_owned()))
    };
    let tag: String = all.into_iter().map(written).collect();
    let kind = entry.kind.as_ref().map(|kind| kind.text.clone()).unwrap_or_default();
    Ok(html! {
        <section class="attribute" aria-labelledby={format!("attribute-{name}")}>
            <div>
                <h4 id={format!("attribute-{name}")}><code>{ name }</code></h4>
                <p>{ description(library, lang, "attributes", entry) }</p>
                <p class="kind"><code>{ kind }</code></p>
                { code(&format!("<mbao-board{tag}></mbao-board>"), "html") }
            </div>
            { shown.element(lang)? }
        </section>
    })
}

/// An attribute as HTML has it.
fn written((name, value): (&str, &str)) -> String {
    if value.is_empty() { format!(" {name}") } else { format!(" {name}=\"{value}\"") }
}

/// A method with its parameters and result, or a name with its type.
fn signature(entry: &Entry) -> String {
    let kind = entry.kind.as_ref().map(|kind| kind.text.as_str());
    match (&entry.parameters, &entry.gives, kind) {
        (Some(parameters), gives, _) => {
            let taken: Vec<_> =
                parameters.iter().map(|one| format!("{}: {}", one.name, one.kind.text)).collect();
            let gives = gives.as_ref().map(|gives| format!(": {}", gives.kind.text)).unwrap_or_default();
            format!("{}({}){gives}", entry.name, taken.join(", "))
        }
        (None, _, Some(kind)) => format!("{}: {kind}", entry.name),
        _ => entry.name.clone(),
    }
}

/// Names with their descriptions, under the heading with that id.
fn table(lang: Lang, heading: &'static str, rows: Vec<Html>) -> Html {
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-labelledby={heading}>
            <table class="stacked">
                <thead><tr><th scope="col">{ words::developers_name(lang) }</th><th scope="col">{ words::developers_what(lang) }</th></tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// Program text, which is in English and reads from left to right.
fn code(text: &str, language: &'static str) -> Html {
    html! { <pre class="code" lang="en" data-language={language} tabindex="0"><code>{ text.to_owned() }</code></pre> }
}

fn coded(text: &str) -> Html {
    let pieces = text.split('`').enumerate().map(|(at, piece)| {
        if at % 2 == 1 {
            html! { <code>{ piece.to_owned() }</code> }
        } else {
            html! { { piece.to_owned() } }
        }
    });
    html! { <>{ for pieces }</> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_is_told_with_what_it_takes_and_gives() {
        let entry: Entry = serde_json::from_str(
            r#"{"name": "play", "parameters": [{"name": "action", "type": {"text": "string"}}], "return": {"type": {"text": "Promise<Event[]>"}}}"#,
        )
        .expect("an entry");
        assert_eq!(signature(&entry), "play(action: string): Promise<Event[]>");
    }

    #[test]
    fn attributes_without_an_example_are_told_at_once() {
        let [game, dull, loud] = ["game", "dull", "loud"].map(|name| {
            serde_json::from_value::<Entry>(serde_json::json!({ "name": name })).expect("an entry")
        });
        let file = "pages/developers.rs: EXAMPLES shows no ";
        assert_eq!(unshown(&[&game, &dull, &loud]), [format!("{file}dull"), format!("{file}loud")]);
    }
}
