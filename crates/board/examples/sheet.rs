//! Prints a page with the board of every game, to look at:
//! `cargo run -p mbao-board --example sheet > sheet.html`.

use mbao_board::{Lang, Look, STYLE, picture};
use mbao_rules::{GAMES, Game};

fn main() {
    println!(
        "<!doctype html><meta charset=utf-8><title>Boards</title><style>{STYLE} body{{background:#f6efe2;font:18px serif;margin:24px}} figure{{margin:0 0 28px}} .wide svg{{width:1000px}} .tall svg{{height:760px;width:auto}}</style>"
    );
    for page in GAMES {
        for tall in [false, true] {
            let mut game = Game::start(&page.id).expect("a game");
            let mut pick = 7_usize;
            for _ in 0..30 {
                let legal: Vec<String> =
                    game.legal_texts().into_iter().filter(|a| !a.ends_with('*') && a != "pass").collect();
                let Some(action) = legal.get(pick % legal.len().max(1)) else { break };
                game.play_text(action).expect("a legal action");
                pick = pick * 31 % 1009;
            }
            let look = Look {
                name: &page.name,
                lang: Lang::En,
                tall,
                coordinates: true,
                buttons: false,
                seeds: None,
            };
            println!(
                "<figure class={}><figcaption>{}</figcaption>{}</figure>",
                if tall { "tall" } else { "wide" },
                page.name,
                picture(&game.state(), &look)
            );
        }
    }
}
