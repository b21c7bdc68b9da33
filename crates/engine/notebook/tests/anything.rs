//! Any file is read, or refused with the place of the fault; any notebook is played or refused;
//! play conserves seeds and never gets stuck.

use std::fs;
use std::path::Path;

use mbao_notebook::{Finding, Notebook, Trial, read};
use mbao_rules::{GAMES, Game, Rules};
use serde_json::{Value, json};

fn ndoto() -> Value {
    serde_json::to_value(Notebook::of(mbao_rules::game("ndoto").expect("a game"))).expect("JSON")
}

fn problem(change: impl FnOnce(&mut Value)) -> String {
    let mut file = ndoto();
    change(&mut file);
    match read(&file.to_string()).and_then(|notebook| notebook.definition()) {
        Ok(_) => "none".to_owned(),
        Err(problem) => problem.to_string(),
    }
}

fn says<'a>(file: &'a mut Value, question: &str) -> &'a mut Value {
    &mut file["answers"][question]["readings"][0]["says"]
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    assert_eq!(problem(|_| {}), "none");
    assert_eq!(
        problem(|file| file["version"] = json!(2)),
        "version: the file is of version 2; this notebook reads version 1"
    );
    assert_eq!(
        problem(|file| file["format"] = json!("pgn")),
        "format: expected \"mbao-notebook\": this is another kind of file"
    );
    assert_eq!(
        problem(|file| says(file, "rules")["endings"][1]["if"][0] = json!("own")),
        "answers.rules.readings[0].says.endings[1].if[0]: unknown variant `own`, expected one of `own-side`, \
         `enemy-side`, `front-row`, `turning-pit`, `leftmost`, `empty`, `occupied`, `held`, `held-at-least`, \
         `held-at-most`, `opposite-seeds`, `opposite-holds`, `behind-opposite-seeds`, `opposite-free`, `marked`, \
         `crossed`, `not-crossed`, `came-round`, `has-captured`, `pair`, `clockwise-captures`, `capturing`, \
         `not-capturing`, `own-house`, `under-takasia`, `other-end-captured`"
    );
    assert_eq!(
        problem(|file| *says(file, "pits") = json!([40])),
        "answers.pits.readings[0].says[0]: expected 3 to 12 pits a row, not 40"
    );
    assert_eq!(
        problem(|file| says(file, "set-up")["set-ups"][0]["lying"] = json!({ "rows": [1, 2] })),
        "answers.set-up.readings[0].says.set-ups[0].lying: expected a number for each of the 16 pits, not 2"
    );
    assert_eq!(
        problem(|file| file["answers"]["rows"]["readings"] = json!([])),
        "answers.rows: nobody has said yet how many rows the board has"
    );
    assert_eq!(
        problem(|file| file["answers"]["name"]["played"] = json!(3)),
        "answers.name.played: expected the number of a reading, from 0; there are 1"
    );
    assert_eq!(
        problem(|file| *says(file, "pockets") = json!("sown")),
        "answers.pockets.readings[0].says: boards whose end pockets are sown into cannot be played here yet"
    );
    assert_eq!(
        problem(|file| file["teacher"] = json!("x")),
        "teacher: unknown field `teacher`, expected one of `format`, `version`, `id`, `begun-from`, `reading-of`, `turn-seconds`, `called`, `source`, `answers`, `doubts`"
    );
    let many: Vec<Value> = (1..=15).map(|n| json!({ "if": [{ "held": 3 * n }], "then": "sleep" })).collect();
    assert!(
        problem(|file| says(file, "rules")["endings"] = json!(many)).contains("at most 14 can be told apart")
    );
    let capture = |own: bool, opposite: Value| json!({ "if": ["own-side", opposite], "then": { "capture": { "own": own, "to": "store" } }, "may": true });
    let three = |own| json!([capture(false, json!("opposite-seeds")), { "if": ["empty"], "then": "sleep" }, capture(own, json!({ "opposite-holds": 3 }))]);
    assert_eq!(
        problem(|file| says(file, "rules")["endings"] = three(true)),
        "answers.rules.readings[0].says.endings[2]: line 1 may be chosen where this one may, and does something \
         else: a player can be left one capture and one turning back, not two of a kind"
    );
    // Lines with the same effect are one choice.
    assert_eq!(problem(|file| says(file, "rules")["endings"] = three(false)), "none");
    assert!(read(&"[".repeat(60_000)).is_err());
    assert!(read(&" ".repeat(70_000)).is_err_and(|problem| problem.message.contains("at most 65536")));
}

#[test]
fn what_does_not_work_is_told() {
    let tried = |steps: u32, change: &dyn Fn(&mut Value)| {
        let mut file = ndoto();
        change(&mut file);
        let definition =
            read(&file.to_string()).and_then(|notebook| notebook.definition()).expect("it can be played");
        let mut trial = Trial::new(&definition, 1).expect("it compiles");
        for _ in 0..steps {
            trial.step();
        }
        trial.findings()
    };
    assert_eq!(
        tried(2_000, &|_| {}).iter().filter(|one| !matches!(one, Finding::NeverEnding { .. })).count(),
        0
    );
    let only_sleep =
        |file: &mut Value| says(file, "rules")["endings"] = json!([{ "if": [], "then": "sleep" }]);
    assert!(tried(500, &only_sleep).contains(&Finding::NothingCaptured));
    let twice = |file: &mut Value| {
        let sleep = json!({ "if": ["empty"], "then": "sleep", "rule": 9 });
        says(file, "rules")["endings"].as_array_mut().expect("a list").push(sleep);
    };
    assert!(tried(2_000, &twice).contains(&Finding::Unreached { line: 4 }));
    let never = |file: &mut Value| says(file, "rules")["start"]["from"] = json!([{ "at-least": 100 }]);
    assert!(tried(2, &never).contains(&Finding::NoTurn));
    let ever = |file: &mut Value| {
        says(file, "rules")["endings"] = json!([{ "if": [], "then": { "relay": "same" } }]);
    };
    assert!(tried(2, &ever).iter().any(|one| matches!(one, Finding::Endless { .. })));
}

/// Values that a changed file may contain anywhere.
fn words() -> Vec<Value> {
    fn gather(value: &Value, all: &mut Vec<Value>) {
        match value {
            Value::Array(list) => list.iter().for_each(|one| gather(one, all)),
            Value::Object(map) => map.values().for_each(|one| gather(one, all)),
            _ => {}
        }
        if !all.contains(value) && value.to_string().len() < 200 {
            all.push(value.clone());
        }
    }
    let mut all =
        vec![json!(null), json!(-1), json!(0), json!(1), json!(255), json!(256), json!(""), json!([])];
    for definition in GAMES {
        gather(&serde_json::to_value(Notebook::of(definition)).expect("JSON"), &mut all);
    }
    for prelude in ["lift-any", "lay-one", "sow-rest", "south-lifts", "south-lays-all", "lay-own"] {
        all.push(json!(prelude));
    }
    for word in ["captures-if-any", "other-end-captured", "start-again-other-way", "win"] {
        all.push(json!(word));
    }
    for to in ["sown-from-here", "sown-from-outer", "sown-from-gap"] {
        all.push(json!({ "capture": { "behind": true, "to": to } }));
    }
    all.push(json!({ "capture": { "string": true, "following": 1, "to": "store" } }));
    all.push(json!({ "race": { "taps": false } }));
    all.push(json!({ "race": { "taps": true } }));
    all.push(json!({ "advance-move": { "pits": 2 } }));
    all
}

/// Changes a value somewhere.
fn change(value: &mut Value, words: &[Value], random: &mut fastrand::Rng) {
    let deeper = random.u8(..8) > 0;
    match value {
        Value::Array(list) if deeper && !list.is_empty() => {
            let at = random.usize(..list.len());
            match random.u8(..8) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, words[random.usize(..words.len())].clone()),
                2 => list.swap(0, at),
                _ => change(&mut list[at], words, random),
            }
        }
        Value::Object(map) if deeper && !map.is_empty() => {
            let at = random.usize(..map.len());
            let one = map.values_mut().nth(at).expect("there");
            change(one, words, random);
        }
        Value::Number(_) => *value = json!(random.u8(..20)),
        _ => {
            // Usually it becomes a value of the same kind.
            let kind = std::mem::discriminant(value);
            for _ in 0..20 {
                let word = &words[random.usize(..words.len())];
                if std::mem::discriminant(word) == kind || random.u8(..40) == 0 {
                    *value = word.clone();
                    return;
                }
            }
        }
    }
}

/// Reads a file and plays it for a while.
fn live_through(text: &str, random: &mut fastrand::Rng, played: &mut u32) {
    let Ok(notebook) = read(text) else { return };
    assert_eq!(read(&notebook.write()).as_ref(), Ok(&notebook));
    let Ok(definition) = notebook.definition() else { return };
    *played += 1;
    for setup in definition.setups.iter().take(2) {
        let Ok(rules) = Rules::builder(&definition).setup(&*setup.name).compile() else {
            panic!("tried before")
        };
        let Ok(mut game) = Game::with_rules(rules, None) else { panic!("no game begins: {text}") };
        let mut total = None;
        for _ in 0..12 {
            if game.outcome().is_some() {
                break;
            }
            let Some(action) = game.random_action(|n| random.usize(..n.max(1))) else {
                panic!("nothing to play and not over: {}\n{text}", mbao_story::record(&game));
            };
            let done = game.play(action);
            assert!(
                done.is_ok(),
                "{action} is legal and refused: {done:?}\n{}\n{text}",
                mbao_story::record(&game)
            );
            let now = game.state();
            let row = |row: usize| now.seeds.row(row).iter().map(|&n| u32::from(n)).sum::<u32>();
            let rows: u32 = (0..game.rules().board().row_count()).map(row).sum();
            let aside: u32 = now.stores.iter().chain(&now.hands).map(|&n| u32::from(n)).sum();
            let seeds = rows + aside + u32::from(now.hand);
            assert_eq!(
                seeds,
                *total.get_or_insert(seeds),
                "seeds are lost or made\n{}\n{text}",
                mbao_story::record(&game)
            );
        }
    }
}

/// Other recorders' readings, which use words that recorded games do not.
fn readings() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/readings");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    paths.sort();
    let text = |path| fs::read_to_string(path).expect("text");
    paths.iter().map(|path| serde_json::from_str(&text(path)).expect("JSON")).collect()
}

#[test]
fn changed_files_are_refused_or_played() {
    let words = words();
    // `NOTEBOOKS=1000000` makes a long run.
    let tries: u64 = std::env::var("NOTEBOOKS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let first: u64 = std::env::var("FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut files: Vec<Value> = GAMES
        .iter()
        .map(|definition| serde_json::to_value(Notebook::of(definition)).expect("JSON"))
        .collect();
    files.extend(readings());
    let mut played = 0;
    for seed in first..first + tries {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut file = files[random.usize(..files.len())].clone();
        for _ in 0..random.usize(1..4) {
            // Faults in rules and set-ups matter most.
            let path = ["rules", "rules", "rules", "set-up", "sowing", "aim", "pits", "rows"];
            let at = path[random.usize(..path.len())];
            let whole = random.u8(..10) == 0;
            let part =
                if whole { None } else { file.get_mut("answers").and_then(|answers| answers.get_mut(at)) };
            match part {
                Some(part) => change(part, &words, &mut random),
                None => change(&mut file, &words, &mut random),
            }
        }
        if tries > 10_000 && seed % 1_000 == 0 {
            eprintln!("{seed}: {played} played");
        }
        live_through(&file.to_string(), &mut random, &mut played);
    }
    assert!(tries < 200 || u64::from(played) * 20 > tries, "{played} of {tries} could be played");
}
