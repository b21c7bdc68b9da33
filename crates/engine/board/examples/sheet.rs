//! Prints one page with the board of every game, lying and standing upright, after some turns
//! and with their traces. The browser's settings decide whether it is light, dark, in forced
//! colours or on paper.
//!
//! `cargo run -p mbao-board --example sheet > sheet.html`

use std::io::{self, ErrorKind, Write, stdout};

use mbao_board::{Look, Picture, STYLE, Trace};
use mbao_rules::{GAMES, Game};

const PAGE: &str = "body{background:#f4ecdf;color:#2a1a0e;font:18px serif;margin:24px;color-scheme:light dark}\
    main{display:flex;flex-wrap:wrap;gap:36px 32px;align-items:end} figure{margin:0}\
    .wide svg{width:720px} .tall svg{height:560px;width:auto}\
    @media(prefers-color-scheme:dark){body{background:#16120e;color:#eadfce}}";

/// A game some turns after its beginning, always the same one, and what its last turn did.
fn some_turns_on(id: &str) -> (Game, Trace) {
    let mut game = Game::start(id).expect("a game");
    let mut pick = 7_usize;
    let (mut before, mut events) = (game.state(), Vec::new());
    for _ in 0..30 {
        let legal: Vec<String> =
            game.legal_texts().into_iter().filter(|a| !a.ends_with('*') && a != "pass").collect();
        let Some(action) = legal.get(pick % legal.len().max(1)) else { break };
        if game.state().pending.is_none() {
            (before, events) = (game.state(), Vec::new());
        }
        events.append(&mut game.play_text(action).expect("a legal action"));
        pick = pick * 31 % 1009;
    }
    let trace = Trace::of(&before, &events);
    (game, trace)
}

fn main() -> io::Result<()> {
    match sheet(stdout().lock()) {
        // Nobody reads on.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn sheet(mut out: impl Write) -> io::Result<()> {
    writeln!(out, "<!doctype html><meta charset=utf-8><title>Boards</title><style>{STYLE}{PAGE}</style>")?;
    for (class, tall) in [("wide", false), ("tall", true)] {
        writeln!(out, "<main class={class}>")?;
        for definition in GAMES {
            let id = format!("{}-{class}", definition.id);
            let (game, trace) = some_turns_on(&definition.id);
            let look = Look {
                name: &definition.name,
                tall,
                coordinates: true,
                id: &id,
                trace: Some(&trace),
                ..Look::default()
            };
            let picture = Picture::new(&game.state(), look).write();
            writeln!(out, "<figure><figcaption>{}</figcaption>{picture}</figure>", definition.name)?;
        }
        writeln!(out, "</main>")?;
    }
    Ok(())
}
