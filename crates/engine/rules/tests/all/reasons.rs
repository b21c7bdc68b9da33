//! Why something cannot be played: each refused action has exactly one reason, the others have
//! none, and every reason is true.

use std::collections::BTreeSet;

use mbao_rules::{
    Action, Event, GAMES, Game, GameBuilder, Lay, Move, Moves, Pending, Phase, PitName, Position, Reason,
    Refusal, Way,
};
use mbao_story::record;

/// Options with rules that the usual game does not have.
const READINGS: [(&str, &[(&str, &str)]); 9] = [
    ("omweso", &[("reverse-start", "yes"), ("race", "taps")]),
    ("enkeshui", &[("advance-move", "yes"), ("race", "yes")]),
    ("giuthi", &[("uncrossed", "undo")]),
    ("kiothi", &[("own-occupied", "illegal")]),
    ("kiothi", &[("deployment", "no")]),
    ("lukho", &[("opening", "lay-all")]),
    ("bao-kiswahili", &[("reading", "encyclopedia")]),
    ("bao-kiswahili", &[("reading", "encyclopedia"), ("taxing", "last-resort")]),
    ("bao-kujifunza", &[]),
];

fn begin(id: &str, options: &[(&str, &str)]) -> GameBuilder {
    options.iter().fold(Game::builder(id), |request, (id, value)| request.option(*id, *value))
}

/// Numbers that follow from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n.max(1)
    }
}

/// Every action without numbers, for every pit of the board.
fn all_actions(game: &Game) -> Vec<Action> {
    let words = ["x", "r", "o", "+", "-", "h", "s", "pass", "done", "tap s", "tap n"];
    let mut all: Vec<Action> = words.map(|word| word.parse().expect("an action")).to_vec();
    let board = game.rules().board();
    for pit in board.pits() {
        let name = board.name(pit);
        let lays = [Lay::Forced, Lay::Left, Lay::Right, Lay::Takata(Way::Ccw), Lay::Takata(Way::Cw)];
        all.extend(lays.map(|lay| Action::Place(name, lay)));
        all.extend([None, Some(Way::Ccw), Some(Way::Cw)].map(|way| Action::Start(name, way)));
    }
    all
}

/// Checks that a reason for a pit agrees with the board.
fn is_true(game: &Game, name: PitName, reason: Reason) -> bool {
    let (rules, pos) = (game.rules(), game.position());
    let pit = rules.board().named(name.as_str()).expect("a pit of the board");
    let seeds = pos.seeds(pit);
    let own = rules.board().owner(pit) == pos.mover();
    let front = rules.board().is_front(pit);
    let open = |about: &dyn Fn(Move) -> bool| game.legal_moves().iter().any(|&mv| about(mv));
    let refusals = |refusal: Refusal| {
        let mut moves = Moves::default();
        rules.pseudo_legal(pos, &mut moves);
        moves.retain(|m| matches!(m, Move::Start(p, _) | Move::Lay(p, _) if p == pit));
        moves.iter().any(|&mv| {
            rules.play_within(pos, mv, &game.trail()).is_err_and(|refused| refused.refusal == refusal)
        })
    };
    match reason {
        Reason::Over => game.outcome().is_some(),
        Reason::SetUp => !pos.phase().is_play(),
        Reason::Choice => !matches!(pos.pending(), Pending::Nothing | Pending::Again),
        Reason::NotYours => !own,
        Reason::NotTheirs => own && pos.phase() == Phase::Opening2,
        Reason::Empty => own && seeds == 0,
        Reason::TooFew { least } => own && seeds > 0 && seeds < least,
        Reason::Exactly { seeds: barred } => own && seeds == barred,
        Reason::LoneSeed => own && seeds == 1,
        Reason::Marked => own && pos.mark(pit).is_some(),
        Reason::NotLeftmost { pit: leftmost } => {
            let leftmost = rules.board().named(leftmost.as_str()).expect("a pit of the board");
            own && leftmost != pit && open(&|m| matches!(m, Move::Start(p, _) if p == leftmost))
        }
        // Every legal action captures.
        Reason::MustCapture => {
            own && seeds > 0
                && game.legal().into_iter().all(|action| {
                    let events = game.clone().play(action).expect("it is legal");
                    events.iter().any(|event| matches!(event, Event::Capture { .. }))
                })
        }
        Reason::MustFeed => {
            let fed = rules.board().own_pits(pos.mover().other()).all(|pit| pos.seeds(pit) == 0);
            own && seeds > 0 && fed && open(&|m| matches!(m, Move::Start(..)))
        }
        Reason::FrontOnly => own && !front && pos.phase() == Phase::Namua,
        Reason::FrontFirst => own && !front && pos.phase() == Phase::Mtaji,
        Reason::House | Reason::TaxLast => own && seeds > 0 && pos.mark(pit).is_some(),
        Reason::Takasia => own && seeds > 1 && front && pos.phase() == Phase::Mtaji,
        Reason::LoneKichwa => own && seeds > 0 && front,
        Reason::NeverEnds => refusals(Refusal::NeverEnding),
        Reason::LeadsBack => refusals(Refusal::LeadsBack),
        Reason::EndsOnOwn | Reason::Unlawful => own && seeds > 0,
        Reason::Moved => own && pos.phase() == Phase::DeployLift && pos.mark(pit).is_none(),
        _ => false,
    }
}

/// Whether the reason against beginning in a pit says more than that it is not on offer. Another way is
/// blamed exactly if another way is open.
fn is_precise(game: &Game, pit: PitName, action: &Action, why: Reason) -> bool {
    if !game.position().between_turns() {
        return true;
    }
    let other = game.legal().iter().any(|open| match (open, action) {
        (Action::Start(at, _), Action::Start(..)) | (Action::Place(at, _), Action::Place(..)) => *at == pit,
        _ => false,
    });
    why != Reason::NotOffered && (why != Reason::OtherWay || other)
}

/// Checks every action and every pit at this point of the game; adds the reasons that were given.
fn hold(game: &Game, given: &mut BTreeSet<&'static str>) {
    let moment = || format!("{} {:?}", record(game), game.position());
    let legal = game.legal();
    for action in all_actions(game) {
        let why = game.why_not(&action);
        let plays = game.clone().play(action).is_ok();
        assert_eq!(why.is_none(), legal.contains(&action), "{action}: {why:?} {}", moment());
        assert_eq!(why.is_none(), plays, "{action}: {why:?} {}", moment());
        if let Some(why) = why {
            assert!(!game.rules().cite(why).is_empty(), "{action}: {why:?}");
            if let Action::Start(pit, _) | Action::Place(pit, _) = action {
                assert!(is_precise(game, pit, &action, why), "{action}: {why:?} {}", moment());
            }
        }
    }
    let begins_at = |name: PitName| {
        legal.iter().any(|action| {
            matches!(action, Action::Start(pit, _) | Action::Place(pit, _) if *pit == name)
                || (matches!(action, Action::Tap(_)) && game.reach(&action.to_string()) == Some(name))
        })
    };
    let board = game.rules().board();
    for pit in board.pits() {
        let name = board.name(pit);
        match game.why_not_pit(name) {
            None if game.free_action().is_some() => {}
            None => assert!(begins_at(name), "{name} {}", moment()),
            Some(why) => {
                assert!(!begins_at(name), "{name}: {why:?} {}", moment());
                assert!(is_true(game, name, why), "{name}: {why:?} {}", moment());
                given.insert(why.code());
            }
        }
    }
}

fn play_through(request: &GameBuilder, games: u64, turns: usize, given: &mut BTreeSet<&'static str>) {
    for seed in 1..=games {
        let mut numbers = Numbers(seed);
        let mut game = request.clone().start().expect("a game");
        for _ in 0..turns {
            hold(&game, given);
            let Some(action) = game.random_action(|n| numbers.below(n)) else { break };
            game.play(action).expect("it is legal");
        }
        hold(&game, given);
    }
}

#[test]
fn every_refusal_has_one_reason_and_it_is_true() {
    let mut given = BTreeSet::new();
    for definition in GAMES {
        play_through(&begin(&definition.id, &[]), 4, 70, &mut given);
    }
    for (id, options) in READINGS {
        play_through(&begin(id, options), 4, 70, &mut given);
    }
    // The reasons that random games give; the others have their own tests.
    let expected = [
        "choice",
        "empty",
        "ends-on-own",
        "exactly",
        "front-first",
        "front-only",
        "house",
        "lone-seed",
        "marked",
        "must-capture",
        "not-leftmost",
        "not-theirs",
        "not-yours",
        "over",
        "set-up",
        "too-few",
        "unlawful",
    ];
    for code in expected {
        assert!(given.contains(code), "{code} was never given, but {given:?}");
    }
}

#[test]
fn a_house_waits_while_other_pits_can_start() {
    let request = begin("bao-kiswahili", &[("reading", "encyclopedia"), ("taxing", "last-resort")]);
    let mut waited = 0;
    for seed in 1..=200 {
        let mut numbers = Numbers(seed);
        let mut game = request.clone().start().expect("a game");
        while let Some(action) = game.random_action(|n| numbers.below(n)) {
            if game.position().phase() == Phase::Mtaji && game.position().between_turns() {
                let board = game.rules().board();
                let house = |&pit: &_| game.position().mark(pit).is_some();
                for pit in board.pits().filter(house).filter(|&pit| board.owner(pit) == game.mover()) {
                    let name = board.name(pit);
                    let starts =
                        game.legal().iter().any(|open| matches!(open, Action::Start(at, _) if *at == name));
                    let expected = (!starts).then_some(Reason::TaxLast);
                    // A house of one seed cannot start at all.
                    if game.position().seeds(pit) > 1 {
                        assert_eq!(game.why_not_pit(name), expected, "{name} {:?}", game.position());
                        waited += usize::from(!starts);
                    }
                }
            }
            game.play(action).expect("it is legal");
        }
    }
    assert!(waited > 5, "houses waited {waited} times");
}

fn at(id: &str, options: &[(&str, &str)], position: &str) -> Game {
    begin(id, options).position(position).start().unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn why(game: &Game, pit: &str) -> Option<Reason> {
    game.why_not_pit(pit.parse().expect("a pit"))
}

#[test]
fn who_must_feed_is_told_so() {
    // a1 sows only South's own side; j1 gives seeds to North.
    let game = at("mbothe", &[], "0,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,3 s 18-18");
    assert_eq!((why(&game, "a1"), why(&game, "j1")), (Some(Reason::MustFeed), None));
    // So do b1 and c1; for North, g2 and j2.
    let game = at("mbothe", &[], "0,0,0,0,0,0,0,0,0,0/0,1,1,0,0,0,0,0,0,3 s 18-17");
    assert_eq!(game.legal_texts(), ["j1"]);
    let game = at("mbothe", &[], "3,0,0,0,0,0,1,0,0,1/0,0,0,0,0,0,0,0,0,0 n 18-17");
    assert_eq!(game.legal_texts(), ["a2"]);
}

#[test]
fn a_single_seed_of_the_namua_phase_waits_for_larger_pits() {
    let position = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/1,2,0,0,0,0,0,0/16,0,0,0,0,0,0,0 s 0-0 h22-22";
    let game = at("bao-kiswahili", &[], position);
    assert_eq!(why(&game, "a2"), Some(Reason::TooFew { least: 2 }));
}

#[test]
fn a_seed_that_captures_goes_to_one_end_or_to_the_nearer() {
    // South captures at a2, which is a kichwa, and at d2, which is no kimbi.
    let position = "0,0,0,0,0,0,0,0/1,0,0,1,0,0,0,0/1,0,0,1,1,0,0,0/15,0,0,0,0,0,0,0 s 0-0 h22-22";
    let game = at("bao-kiswahili", &[], position);
    let why = |action: &str| game.why_not(&action.parse().expect("an action"));
    for (open, closed) in [("@a2", ["@a2L", "@a2R"]), ("@d2L", ["@d2", "@e2"]), ("@d2R", ["@d2", "@e2L"])] {
        assert_eq!(why(open), None, "{open}");
        for action in closed {
            let reason = if action.contains('e') { Reason::MustCapture } else { Reason::OtherWay };
            assert_eq!(why(action), Some(reason), "{action}");
        }
    }
    // A seed must be laid before anything is sown.
    assert_eq!(why("a2+"), Some(Reason::LaySeed));
    assert_eq!(why("d2+"), Some(Reason::LaySeed));
    assert_eq!(why("e2+"), Some(Reason::MustCapture));
    let quiet = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/1,2,0,0,0,0,0,0/16,0,0,0,0,0,0,0 s 0-0 h22-22";
    let quiet = at("bao-kiswahili", &[], quiet);
    assert_eq!(quiet.why_not(&"@b2L".parse().expect("an action")), Some(Reason::NoCapture));
}

#[test]
fn the_same_reason_is_given_for_the_action_as_for_the_pit() {
    let game = at("omweso", &[], "30,0,0,0,0,0,0,0/30,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 s 0-0");
    assert_eq!(game.why_not(&"b1".parse().expect("an action")), Some(Reason::TooFew { least: 2 }));
    assert_eq!(game.why_not(&"d1-".parse().expect("an action")), Some(Reason::OneWay));
    assert_eq!(game.why_not(&"d1".parse().expect("an action")), None);
    let reverse = at(
        "omweso",
        &[("reverse-start", "yes")],
        "30,0,0,0,0,0,0,0/30,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 s 0-0",
    );
    assert_eq!(reverse.why_not(&"d1-".parse().expect("an action")), Some(Reason::NoCapture));
}

#[test]
fn what_is_no_start_has_codes_of_its_own() {
    let position = Position::clone(Game::start("ndoto").expect("a game").position());
    let rules = Game::start("ndoto").expect("a game").rules().clone();
    assert_eq!(rules.why_not(&position, Move::Take).map(Reason::code), Some("not-offered"));
    assert_eq!(rules.why_not(&position, Move::Pass).map(Reason::code), Some("no-pass"));
}

#[test]
fn a_start_that_never_ends_is_told_as_that_and_rests_on_a_decision_of_ours() {
    let game = at("ndoto", &[], "0,1,0,1,0,2,1,2/1,0,1,2,1,0,1,0 n 14-5");
    let endless = game.rules().board().pits().map(|pit| game.rules().board().name(pit));
    let endless = endless.filter(|&pit| game.why_not_pit(pit) == Some(Reason::NeverEnds)).count();
    assert_eq!((endless, game.rules().cite(Reason::NeverEnds)), (1, "E 2"));
}

#[test]
fn a_refused_action_says_which_and_why() {
    let game = Game::start("ndoto").expect("a game");
    let action: Action = "a2".parse().expect("an action");
    let refused = game.rules().play_action(game.position(), &action).expect_err("it is North's pit");
    assert_eq!((refused.action, refused.code()), (action, "illegal-action"));
    assert_eq!(refused.message(), "\"a2\": the rules do not leave it open");
    assert_eq!(refused.to_string(), refused.error.to_string());
}

/// The rules themselves say so, without trying what is left to play.
#[test]
fn who_has_nothing_outside_marks_has_no_game_left() {
    for (id, position) in [
        ("enkeshui", "0,0,0,0,0,0,0,5N/3,0,0,0,0,0,0,0 n 20-20"),
        ("lukho", "0,0,0,0,0,0,0,3/0,2S,0,0,0,0,0,0 s 21-22 eaten:sn"),
    ] {
        let game = Game::builder(id).position(position).start().expect("a position");
        let outcome = game.rules().over(game.position()).expect("it is over");
        assert_eq!(Some(outcome), game.outcome(), "{id}");
    }
}

#[test]
fn a_reason_cites_the_line_it_rests_on() {
    for (id, options, reason, cite, decided) in [
        ("enkeshui", &[][..], Reason::Marked, "§9 rule 2", None),
        ("enkeshui", &[], Reason::Empty, "§9", None),
        ("kiothi", &[("own-occupied", "illegal")], Reason::Unlawful, "§14", Some(15)),
        ("kiothi", &[], Reason::Unlawful, "§14", None),
        ("bao-kiswahili", &[], Reason::House, "Bao, the nyumba", Some(19)),
        ("bao-kiswahili", &[], Reason::TaxLast, "Bao, the nyumba", Some(19)),
        ("bao-kiswahili", &[], Reason::Takasia, "Bao, masters' games", Some(19)),
        ("bao-kiswahili", &[], Reason::MustCapture, "Bao, capture and sowing", None),
        ("ndoto", &[], Reason::LeadsBack, "E 2", Some(2)),
        ("ndoto", &[], Reason::MustFeed, "§13", None),
    ] {
        let game = begin(id, options).start().expect("a game");
        let told = (game.rules().cite(reason), game.rules().decided(reason));
        assert_eq!(told, (cite, decided), "{id} {reason:?}");
    }
}

#[test]
fn whatever_is_asked_at_another_time_is_told_apart() {
    let why = |game: &Game, action: &str| {
        game.why_not(&action.parse().expect("an action")).map_or("nothing", Reason::code)
    };
    let hold = |game: &Game, expected: &[(&str, &str)]| {
        for (action, reason) in expected {
            assert_eq!(why(game, action), *reason, "{action} {}", record(game));
        }
    };
    let lukho = Game::start("lukho").expect("a game");
    hold(&lukho, &[("a1", "set-up"), ("@a1", "set-up"), ("pass", "set-up"), ("x", "not-offered")]);
    let mut enkeshui = at("enkeshui", &[], "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18");
    hold(
        &enkeshui,
        &[("pass", "no-pass"), ("@a1", "no-seed-in-hand"), ("x", "not-offered"), ("c1", "nothing")],
    );
    hold(&enkeshui, &[("c1-", "one-way"), ("a2", "not-yours"), ("a1", "empty"), ("i1", "no-pit")]);
    hold(
        &enkeshui,
        &[("lift i1=2", "no-pit"), ("lift a1=2", "not-offered"), ("lay a1=2,b1=2", "not-offered")],
    );
    enkeshui.play_text("c1").expect("a start");
    hold(&enkeshui, &[("d1", "choice"), ("pass", "choice"), ("+", "not-offered"), ("lift a1=2", "choice")]);
    let mut giuthi = at("giuthi", &[], "2,0,0,0,0,0,0,0/0,1,0,1,1,2,0,0 s 44-45");
    giuthi.play_text("f1-").expect("a start");
    hold(&giuthi, &[("pass", "choice"), ("x", "not-offered"), ("b1+", "too-few"), ("a2+", "not-yours")]);
    let mut omweso = Game::start("omweso").expect("a game");
    hold(&omweso, &[("pass", "nothing")]);
    for _ in 0..2 {
        omweso.play_text("pass").expect("a pass");
    }
    hold(&omweso, &[("pass", "no-pass")]);
    let mbothe = at("mbothe", &[], "0,0,0,0,0,0,0,0,0,1/2,0,1,0,0,0,0,0,0,0 s 18-18");
    hold(&mbothe, &[("a1", "exactly"), ("c1", "nothing")]);
    let bao = Game::start("bao-kiswahili").expect("a game");
    hold(&bao, &[("@d3", "not-yours"), ("@a2", "empty"), ("@a1", "front-only"), ("d3+", "not-yours")]);
    let mtaji = Game::start("bao-kujifunza").expect("a game");
    hold(&mtaji, &[("@a2", "no-seed-in-hand"), ("@a3", "no-seed-in-hand")]);
    let over = at("ndoto", &[], "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s 17-15");
    hold(&over, &[("a1", "over"), ("pass", "over"), ("x", "over")]);
}

#[test]
fn what_a_set_up_asks_for_decides_which_pits_can_be_handled() {
    let hold = |game: &Game, expected: &[(&str, &str)]| {
        for (pit, reason) in expected {
            assert_eq!(why(game, pit).map_or("nothing", Reason::code), *reason, "{pit} {}", record(game));
        }
    };
    let play = |game: &mut Game, actions: &[&str]| {
        for action in actions {
            game.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
        }
    };
    let mut lukho = Game::start("lukho").expect("a game");
    hold(&lukho, &[("a1", "nothing"), ("a2", "not-yours")]);
    play(&mut lukho, &["lift a1=3"]);
    hold(&lukho, &[("a1", "not-yours"), ("a2", "nothing")]);
    play(&mut lukho, &["lift a2=3"]);
    hold(&lukho, &[("a1", "not-theirs"), ("a2", "nothing")]);
    let mut all = begin("lukho", &[("opening", "lay-all")]).start().expect("a game");
    play(&mut all, &["lift a1=3"]);
    hold(&all, &[("a1", "not-theirs"), ("b1", "not-theirs"), ("a2", "nothing")]);
    let mut advance = begin("enkeshui", &[("advance-move", "yes")]).start().expect("a game");
    hold(&advance, &[("a1", "empty"), ("c1", "nothing"), ("c2", "not-yours")]);
    play(&mut advance, &["lift c1=4"]);
    hold(&advance, &[("a1", "nothing"), ("c1", "nothing"), ("c2", "not-yours")]);
    let mut kiothi = Game::start("kiothi").expect("a game");
    hold(&kiothi, &[("a1", "empty"), ("j1", "nothing"), ("a2", "not-yours")]);
    play(&mut kiothi, &["lift j1=5"]);
    hold(&kiothi, &[("a1", "nothing"), ("a2", "nothing")]);
    play(&mut kiothi, &["lay j2=1,i1=4"]);
    hold(&kiothi, &[("j2", "moved"), ("a2", "nothing"), ("a1", "not-yours")]);
    let free = Game::builder("omweso").setup("free").start().expect("a game");
    hold(&free, &[("a1", "nothing"), ("a2", "nothing"), ("a3", "not-yours")]);
}

#[test]
fn wrong_numbers_and_unwritten_directions_are_told_apart() {
    let why = |game: &Game, action: &str| game.why_not(&action.parse().expect("an action"));
    let lukho = begin("lukho", &[]).start().expect("a game");
    assert_eq!(why(&lukho, "lift a1=1"), None);
    assert_eq!(why(&lukho, "lift a1=200"), Some(Reason::Numbers));
    assert_eq!(why(&lukho, "lay a1=1"), Some(Reason::NotOffered));
    let free = begin("omweso", &[]).setup("free").start().expect("a game");
    assert_eq!(why(&free, "lay a1=32"), None);
    assert_eq!(why(&free, "lay a1=31"), Some(Reason::Numbers));
    assert_eq!(why(&free, "lift a1=1"), Some(Reason::NotOffered));
    // Every handful of ndoto goes counterclockwise, and in giuthi a start says where it goes.
    for (id, action, reason) in [
        ("ndoto", "a1+", Reason::Direction { needed: false }),
        ("ndoto", "a2+", Reason::NotYours),
        ("ndoto", "a1-", Reason::OneWay),
        ("ndoto", "p1+", Reason::NoPit),
        ("giuthi", "a1", Reason::Direction { needed: true }),
        ("giuthi", "c2", Reason::NotYours),
        ("giuthi", "p1", Reason::NoPit),
        ("ndoto", "lift p1=1", Reason::NoPit),
    ] {
        let game = begin(id, &[]).start().expect("a game");
        assert_eq!(why(&game, action), Some(reason), "{id} {action}");
    }
}
