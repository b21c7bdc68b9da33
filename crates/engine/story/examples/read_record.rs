//! Replays a record and prints what happened, turn by turn.
//!
//! `cargo run --example read_record -- game.txt`; without a file, it replays the record below.

use mbao_story::Record;

const RECORD: &str = "Game: ndoto
South: Amina
North: Juma

1. c1  d2
2. h1
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => RECORD.to_owned(),
    };
    let record = Record::read(&text)?;
    for tag in ["Game", "South", "North"] {
        println!("{tag}: {}", record.tag(tag).unwrap_or("?"));
    }
    let mut game = mbao_story::replay(&text)?;
    let actions = game.actions().to_vec();
    while game.undo() {}
    for action in actions {
        let mover = game.mover();
        let events = game.play(action)?;
        let told: Vec<String> = events.iter().map(ToString::to_string).collect();
        println!("{mover}: {action}\n    {}", told.join(", "));
    }
    println!("{}", game.position_text().unwrap_or_else(|| "in the middle of a turn".to_owned()));
    Ok(())
}
