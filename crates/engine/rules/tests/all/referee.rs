//! The referee answers every line, and refuses commands that it cannot carry out as written.

#[path = "../../examples/referee/protocol.rs"]
mod protocol;

use serde_json::{Value, json};

/// The answers to these lines.
fn answers(lines: &[&[u8]]) -> Vec<Value> {
    let mut output = Vec::new();
    protocol::run(&lines.join(&b'\n')[..], &mut output).expect("no error of reading or writing");
    let output = String::from_utf8(output).expect("UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Begins a game, sends the commands and asks for the state: the answers, and the unchanged state.
fn within_a_game(commands: &[Value]) -> (Vec<Value>, Value) {
    let mut lines = vec![json!({ "cmd": "new", "game": "ndoto" }), json!({ "cmd": "play", "action": "c1" })];
    lines.extend_from_slice(commands);
    lines.push(json!({ "cmd": "state" }));
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    let lines: Vec<&[u8]> = lines.iter().map(String::as_bytes).collect();
    let mut all = answers(&lines);
    assert_eq!(all.len(), lines.len());
    let last = all.pop().expect("a state");
    assert_eq!(last["state"], all[1]["state"], "the game has changed");
    (all.split_off(2), last)
}

#[allow(clippy::needless_pass_by_value)] // commands are written where they are refused
fn refused(command: Value, code: &str, message: &str) {
    let (answers, _) = within_a_game(std::slice::from_ref(&command));
    assert_eq!(answers, [json!({ "ok": false, "code": code, "message": message })], "{command}");
}

#[test]
fn every_line_is_answered() {
    let all = answers(&[
        br#"{"cmd":"new","game":"ndoto"}"#,
        b"",
        b" \t\r",
        b"{\"cmd\":\"play\",\"action\":\"\xff\"}",
        b"c1",
        b"[]",
        b"7",
        br#"{"cmd":"play","action":"c1"}"#,
        b"",
    ]);
    let codes: Vec<&str> = all.iter().map(|one| one["code"].as_str().unwrap_or("ok")).collect();
    let bad = "bad-command";
    assert_eq!(codes, ["ok", bad, bad, bad, bad, bad, bad, "ok"]);
    assert_eq!(all[3]["message"], "byte 25 of the line is not UTF-8");
    assert_eq!(all[7]["state"]["turn"], 2);
}

#[test]
fn the_input_may_begin_with_a_byte_order_mark() {
    let marked = "\u{feff}{\"cmd\":\"games\"}".as_bytes();
    let all = answers(&[marked, marked]);
    assert_eq!([&all[0]["ok"], &all[1]["ok"]], [true, false], "only the input has one, not each line");
}

#[test]
fn it_ends_when_nobody_reads_its_answers() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let input = "{\"cmd\":\"games\"}\n".repeat(3);
    protocol::run(input.as_bytes(), Closed).expect("that is no error");
}

#[test]
fn commands_are_taken_at_their_word() {
    let bad = "bad-command";
    refused(json!({ "game": "ndoto" }), bad, "no \"cmd\" in the command");
    refused(json!({ "cmd": 7 }), bad, "\"cmd\" is 7: expected a text");
    refused(
        json!({ "cmd": "reset" }),
        bad,
        "\"cmd\": \"reset\" is no command: expected games, new, play, undo, redo, state or record",
    );
    refused(
        json!({ "cmd": "new", "game": "ndoto", "position": 5 }),
        bad,
        "\"position\" is 5: expected a text",
    );
    refused(
        json!({ "cmd": "new", "game": "ndoto", "options": [] }),
        bad,
        "\"options\" is []: expected an object",
    );
    refused(
        json!({ "cmd": "new", "game": "ndoto", "options": { "race": ["yes"] } }),
        bad,
        "\"options.race\" is [\"yes\"]: expected a text, a number, true or false",
    );
    refused(
        json!({ "cmd": "new", "game": "ndoto", "set-up": "m" }),
        bad,
        "\"set-up\" is no field of this command: expected game, setup, options, position, record beside \"cmd\"",
    );
    refused(json!({ "cmd": "new" }), bad, "nothing to begin: expected \"game\" or \"record\"");
    refused(json!({ "cmd": "play" }), bad, "no \"action\" in the command");
    refused(
        json!({ "cmd": "undo", "times": 2 }),
        bad,
        "\"times\" is no field of this command: expected none beside \"cmd\"",
    );
    refused(
        json!({ "cmd": "play", "action": "j9" }),
        "bad-action",
        "\"j9\" is no action: no pit \"j9\" (columns a to h, rows 1 to 2)",
    );
    assert_eq!(answers(&[br#"{"cmd":"record"}"#])[0]["code"], bad);
}

#[test]
fn options_are_taken_as_they_read() {
    let command = json!({ "cmd": "new", "game": "giuthi", "setup": null, "options": { "columns": 6, "seeds": null, "round": "later" } });
    let all = answers(&[command.to_string().as_bytes()]);
    assert_eq!(all[0]["state"]["options"]["columns"], "6");
    assert_eq!(all[0]["state"]["options"]["round"], "later");
    let command = json!({ "cmd": "new", "game": "ndoto", "options": { "race": true } });
    assert_eq!(answers(&[command.to_string().as_bytes()])[0]["state"]["options"]["race"], "yes");
}

#[test]
fn what_stands_beside_a_record_must_agree_with_it() {
    let record = "Game: enkeshui\nSetup: i\nOptions: advance-move=no\n\n1. b1\n";
    let with = |field: &str, value: Value| {
        let mut command = json!({ "cmd": "new", "record": record });
        command[field] = value;
        command
    };
    let bad = "bad-command";
    refused(with("game", json!("ndoto")), bad, "\"game\" is \"ndoto\", but the record is of \"enkeshui\"");
    refused(with("setup", json!("j")), bad, "\"setup\" is \"j\", but the record is of \"i\"");
    refused(
        with("options", json!({ "advance-move": true })),
        bad,
        "\"options.advance-move\" is \"yes\", but the record is of \"no\"",
    );
    refused(with("options", json!({ "speed": 3 })), bad, "\"options.speed\": enkeshui has no such option");
    let start = "3,3,0,3,3,0,3,3,0,3,3,0/0,3,3,0,3,3,0,3,3,0,3,3 s 0-0";
    let other = "3,3,0,3,3,0,3,3,0,3,3,0/0,3,3,0,3,3,0,3,3,0,2,4 s 0-0";
    refused(
        with("position", json!(other)),
        bad,
        &format!("\"position\" is \"{other}\", but the record is of \"{start}\""),
    );
    refused(with("position", json!("nonsense")), "bad-position", "rows: 1: a board has 2 or 4");
    for (field, value) in [
        ("game", json!("enkeshui")),
        ("setup", json!("i")),
        ("options", json!({ "advance-move": false, "race": "no" })),
        ("position", json!(format!("  {start} "))),
    ] {
        let all = answers(&[with(field, value.clone()).to_string().as_bytes()]);
        assert_eq!(all[0]["state"]["turn"], 2, "{field} {value}");
    }
    // The command names the game if the record does not.
    let command = json!({ "cmd": "new", "game": "ndoto", "record": "South: Asha\n\n1. c1\n" });
    assert_eq!(answers(&[command.to_string().as_bytes()])[0]["state"]["turn"], 2);
}
