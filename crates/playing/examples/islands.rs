//! Writes pages with every island into a folder, for tests and for a look by eye.
//!
//!     cargo run -p mbao-playing --example islands -- FOLDER

use std::path::PathBuf;
use std::{env, fs, io};

use mbao_playing::{Play, PlayProps, SeriesRules, first_seat};
use mbao_viewer::board_element::Tally;
use mbao_viewer::{
    Choice, Contents, ContentsProps, EndingLine, Entry, Example, GameEntry, GameSide, GameSideProps, Lang,
    Search, SearchProps, SetUp, Settings, SettingsProps, Silence, island,
};

const POSITION: &str = "0,1,0,3,0,2,0,1/1,2,0,0,2,0,3,0 s 16-17";

fn text(text: &str) -> String {
    text.to_owned()
}

fn setups() -> Vec<SetUp> {
    let setup = |name: &str, label: &str| SetUp {
        name: text(name),
        label: text(label),
        diagram: Some(text(name)),
        won: false,
    };
    vec![setup("i", "2 × 12"), setup("j", "2 × 8")]
}

fn option(id: &str, values: [&str; 2]) -> Choice {
    let values: Vec<_> = values.into_iter().map(|value| (text(value), value.to_uppercase())).collect();
    Choice { id: text(id), label: text(id), default: values[0].0.clone(), values, doubt: Some(6) }
}

fn line(list: Option<&str>, rule: u8) -> EndingLine {
    EndingLine {
        list: list.map(text),
        rule,
        text: format!("What ending {rule} is <about> & \"does\"."),
        basis: text("stated: §9 rule 1"),
    }
}

fn example(id: &str, position: &str, actions: &[&str], game: &str) -> Example {
    Example {
        id: text(id),
        title: format!("It's “{id}”"),
        position: text(position),
        actions: actions.iter().copied().map(text).collect(),
        note: text("What happens."),
        shows: vec![4],
        record: format!("Game: {game}\nPosition: {position}\n\n1. {}\n", actions.join(" ")),
    }
}

fn games() -> Vec<GameEntry> {
    let game = |id: &str, name: &str, setups: Vec<SetUp>, options: Vec<Choice>| GameEntry {
        id: text(id),
        name: text(name),
        people: text("…"),
        setups,
        options,
        href: format!("play-{id}.html"),
        high: 0,
    };
    let one = |names: &[&str]| -> Vec<SetUp> {
        names
            .iter()
            .map(|name| SetUp { name: text(name), label: text(name), diagram: None, won: false })
            .collect()
    };
    vec![
        game("enkeshui", "Enkeshui", setups(), Vec::new()),
        game(
            "giuthi",
            "Giuthi",
            one(&["6", "l"]),
            vec![option("uncrossed", ["again", "undo"]), option("columns", ["8", "7"])],
        ),
        game("ndoto", "Ndoto", one(&["m"]), Vec::new()),
    ]
}

fn side(lang: Lang, game: &str) -> GameSideProps {
    let bao = game == "bao-kiswahili";
    let endings = if bao {
        ["mtaji", "takata"]
            .into_iter()
            .flat_map(|list| (1..=4).map(move |rule| line(Some(list), rule)))
            .collect()
    } else {
        (1..=6).map(|rule| line(None, rule)).collect()
    };
    let position = "0,0,0,0,0,0,0,0/0,2,0,7H,1,1,0,0/0,0,0,0,6H,2,0,1/0,0,0,0,0,0,1,1 s 0-0 h21-21";
    GameSideProps {
        lang,
        board: text("board"),
        game: text(game),
        setups: if bao { Vec::new() } else { setups() },
        options: if bao { vec![option("reading", ["zanzibar", "encyclopedia"])] } else { Vec::new() },
        endings,
        examples: if bao {
            vec![example("namua", position, &["@e2R"], game)]
        } else {
            vec![
                example("capture", POSITION, &["b1", "x"], game),
                example("leave", POSITION, &["b1", "o"], game),
            ]
        },
        silences: vec![Silence {
            doubt: 19,
            text: text("What is not said."),
            option: bao.then(|| text("reading")),
        }],
        play_href: text("play-enkeshui.html"),
    }
}

/// The seats as they are in the board of a page.
async fn seats(lang: Lang) -> String {
    let tally = Tally { board: 24, ..Tally::default() };
    let seats = move || yew::html! { <>{ first_seat(lang.into(), true, true, tally) }{ first_seat(lang.into(), false, true, tally) }</> };
    yew::LocalServerRenderer::<Seats>::with_props(SeatsProps { seats: seats() })
        .hydratable(false)
        .render()
        .await
}

#[derive(Clone, PartialEq, yew::Properties)]
struct SeatsProps {
    seats: yew::Html,
}

#[yew::component]
fn Seats(props: &SeatsProps) -> yew::Html {
    props.seats.clone()
}

fn page(lang: Lang, bundle: &str, board: &str, within: &str, parts: &[String], more: &str) -> String {
    let lang = lang.tag();
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Islands</title>\n\
         <script src=\"../scripts/settings.js\"></script>\n\
         <link rel=\"icon\" href=\"../icon.svg\">\n\
         <link rel=\"stylesheet\" href=\"../styles/colours.css\">\n<link rel=\"stylesheet\" href=\"../styles/islands.css\">\n<link rel=\"stylesheet\" href=\"../styles/play.css\">\n\
         <script type=\"module\" src=\"../mbao/board.js\"></script>\n\
         <script type=\"module\" src=\"../scripts/islands.js\"></script>\n</head>\n<body data-bundle=\"{bundle}\">\n<main>\n<h1>Islands</h1>\n\
         <div class=\"play-table\">\n<mbao-board id=\"board\" {board}>{within}</mbao-board>\n{}\n</div>{more}</main>\n</body>\n</html>\n",
        parts.join("\n"),
    )
}

async fn pages(lang: Lang) -> Vec<(String, String)> {
    let tag = lang.tag();
    let settings = |page: &str| SettingsProps {
        lang,
        others: lang.others().map(|other| (other, format!("../{}/{page}", other.tag()))).collect(),
        root: text("../"),
    };
    let entry = |href: &str, title: &str, level| Entry {
        href: text(href),
        mark: text("§1"),
        title: text(title),
        level,
    };
    let contents = ContentsProps {
        lang,
        entries: vec![entry("#one", "One", 1), entry("#two", "Two", 2), entry("#three", "Three", 1)],
        current: String::new(),
    };
    let search = SearchProps { lang, root: text("../") };
    let text_sections: String = ["one", "two", "three"]
        .map(|id| {
            format!("<section id=\"{id}\"><h2>{id}</h2>{}</section>\n", "<p>Some words.</p>\n".repeat(40))
        })
        .concat();
    let mut pages = Vec::new();
    for game in ["enkeshui", "bao-kiswahili"] {
        let name = format!("game-{game}.html");
        let parts = [
            island::<Settings>(settings(&name)).await,
            island::<Search>(search.clone()).await,
            island::<Contents>(contents.clone()).await,
            island::<GameSide>(side(lang, game)).await,
        ];
        let board = format!("game=\"{game}\" speed=\"instant\"");
        pages.push((format!("{tag}/{name}"), page(lang, "reading", &board, "", &parts, &text_sections)));
    }
    for entry in games() {
        let props = PlayProps {
            lang,
            board: text("board"),
            games: games(),
            game: entry.id.clone(),
            called: 0,
            series: (entry.id != "ndoto").then_some(SeriesRules { points: false, first_by_two: None }),
            sentence: text("What <it> is."),
            aim: text("What wins."),
            front: false,
            styles: true,
            start: text("Where a turn begins."),
            sowing: text("Which way the seeds go."),
            endings: (1..=6).map(|rule| line(None, rule)).collect(),
            end: text("When it is over."),
            embed_href: text("embed.html"),
            studio_href: "../../studio/".to_owned(),
        };
        let parts = [island::<Settings>(settings(&entry.href)).await, island::<Play>(props).await];
        pages.push((
            format!("{tag}/{}", entry.href),
            page(lang, "playing", &format!("game=\"{}\"", entry.id), &seats(lang).await, &parts, ""),
        ));
    }
    pages
}

fn main() -> io::Result<()> {
    let folder: PathBuf = env::args_os().nth(1).map_or_else(|| "target/islands".into(), Into::into);
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    for lang in Lang::ALL {
        for (name, page) in runtime.block_on(pages(lang)) {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap_or(&folder))?;
            fs::write(file, page)?;
        }
    }
    println!("{}", folder.display());
    Ok(())
}
