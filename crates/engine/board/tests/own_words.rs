//! A board says what the people of its game say: cows are never called seeds, nor seeds cows.

use mbao_board::{Lang, Look, Picture, choice, control, question, steps, turn, voice, why_not, why_source};
use mbao_rules::definition::{Called, Pits};
use mbao_rules::{Definition, GAMES, Game, PitName, Reason, Rules, Side};

/// The words for what is sown, by [`Called`].
const WORDS: [(Lang, [&[&str]; 4]); 2] = [
    (Lang::En, [&["seed", "seeds"], &["cow", "cows"], &["stone", "stones"], &["warrior", "warriors"]]),
    (Lang::Sw, [&["kete", "mbegu"], &["ng'ombe"], &["jiwe", "mawe"], &["askari"]]),
];
/// The words for where it lies, by [`Pits`].
const PITS: [&[&str]; 2] = [&["pit", "pits", "shimo", "mashimo"], &["boma", "bomas", "maboma"]];
/// What decisions are about: each belongs to its games.
const DECISIONS: &str = "decision-";
/// The controls of lukho alone, whose cows lie in pits.
const OF_LUKHO: [&str; 3] = ["first-of-three", "second-of-three", "help-opening"];
/// The reasons whose sentences speak of what is sown.
const REASONS: [Reason; 17] = [
    Reason::NotTheirs,
    Reason::TooFew { least: 2 },
    Reason::TooFew { least: 3 },
    Reason::Exactly { seeds: 1 },
    Reason::Exactly { seeds: 3 },
    Reason::LoneSeed,
    Reason::Marked,
    Reason::NotLeftmost { pit: PitName::new(1, 2).expect("a pit") },
    Reason::EndsOnOwn,
    Reason::MustFeed,
    Reason::OneWay,
    Reason::LaySeed,
    Reason::NoSeedInHand,
    Reason::FrontOnly,
    Reason::House,
    Reason::Moved,
    Reason::Numbers,
];

/// Holds everything that a board says of a game to its people's word.
struct Listener {
    id: String,
    called: Called,
    pits: Pits,
    lang: Lang,
    words: [&'static [&'static str]; 4],
    own: usize,
}

impl Listener {
    fn new(definition: &Definition, (lang, words): (Lang, [&'static [&'static str]; 4])) -> Self {
        let (called, pits) = (definition.appearance.called, definition.appearance.pits);
        Self { id: definition.id.to_string(), called, pits, lang, words, own: 0 }
    }

    /// Hears what is said to whoever plays: it also calls pits what their people do.
    fn hear_in_play(&mut self, said: &str) {
        self.hear(said);
        let lower = said.to_lowercase();
        for (word, list) in Pits::ALL.into_iter().zip(PITS) {
            let found = lower.split(|one: char| !one.is_alphabetic()).any(|one| list.contains(&one));
            assert!(word == self.pits || !found, "{}: {said}", self.id);
        }
    }

    fn hear(&mut self, said: &str) {
        let said_lower = said.to_lowercase();
        let parts: Vec<&str> = said_lower.split(|one: char| !one.is_alphanumeric() && one != '\'').collect();
        for (word, list) in Called::ALL.into_iter().zip(self.words) {
            let found = list.iter().any(|one| parts.contains(one));
            assert!(word == self.called || !found, "{}: {said}", self.id);
            self.own += usize::from(found);
        }
        for doubled in ["  ", " ,", " .", " :", "{", "}"] {
            assert!(!said.contains(doubled), "{}: {said}", self.id);
        }
    }

    fn hear_refusals(&mut self, game: &Game) {
        let (rules, lang) = (game.rules(), self.lang);
        let pits = (1..=4).flat_map(|row| (0..12).filter_map(move |column| PitName::new(row, column)));
        for reason in pits.filter_map(|pit| game.why_not_pit(pit)) {
            self.hear_in_play(&why_not(rules, reason, lang));
            self.hear(&why_source(rules, reason, lang));
        }
    }

    fn hear_picture(&mut self, game: &Game) {
        let look = Look { name: "a game", lang: self.lang, buttons: true, ..Look::default() };
        let drawn = Picture::new(&game.state(), look).write();
        for label in drawn.split("aria-label=\"").skip(1) {
            self.hear(label.split_once('"').expect("an end").0);
        }
    }

    fn hear_game(&mut self, mut game: Game, mut draw: usize) {
        let lang = self.lang;
        for number in 0..24 {
            if number % 6 == 0 {
                self.hear_picture(&game);
                self.hear_refusals(&game);
            }
            let choice = choice(&game, None, lang);
            self.hear_in_play(&choice.question.unwrap_or_default());
            for answer in choice.answers {
                self.hear_in_play(&answer.label);
            }
            draw = draw * 31 % 1009;
            let Some(action) = game.random_action(|n| draw % n) else { break };
            let events = game.play(action).expect("it is legal");
            for step in steps(&game, &events, None, lang) {
                self.hear(&step.sentence);
            }
            let asked = question(&game, lang);
            for you in [None, Some(Side::South)] {
                self.hear(&turn(game.rules(), &events, game.mover(), you, asked.as_deref(), lang));
            }
        }
    }
}

#[test]
fn a_played_game_speaks_of_its_peoples_own_word() {
    for definition in GAMES {
        for words in WORDS {
            let mut listener = Listener::new(definition, words);
            for setup in definition.setups.iter() {
                for draw in [3, 8] {
                    let game = Game::builder(&*definition.id).setup(setup.name.to_string()).start();
                    listener.hear_game(game.expect("a set-up"), draw);
                }
            }
            assert!(listener.own > 50, "{} is silent about what is sown: {}", definition.id, listener.own);
        }
    }
}

/// What can be refused, or asked of an opening, is hard to meet in a random game.
#[test]
fn refusals_and_controls_speak_of_the_peoples_own_word() {
    let english = include_str!("../i18n/en/board.ftl").lines();
    let controls: Vec<&str> = english
        .filter_map(|line| line.strip_prefix("ui-")?.split_once(" = "))
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with(DECISIONS))
        .collect();
    assert!(controls.contains(&"task-laid"));
    for definition in GAMES {
        let rules = Rules::builder(definition).compile().expect("it can be played");
        for words in WORDS {
            let mut listener = Listener::new(definition, words);
            for reason in REASONS {
                listener.hear_in_play(&why_not(&rules, reason, words.0));
            }
            let voice = voice(words.0, definition.appearance.called);
            for id in &controls {
                for number in [0, 1, 2, 5] {
                    let said = control(voice, id, number).expect("it is listed");
                    if OF_LUKHO.contains(id) { listener.hear(&said) } else { listener.hear_in_play(&said) }
                }
            }
            assert!(listener.own > 20, "{}: {}", definition.id, listener.own);
        }
    }
}

#[test]
fn a_bull_is_your_own_or_your_opponents_and_has_its_players_name_where_two_people_play() {
    let request = Game::builder("enkeshui").position("0,0,0,0,2,1,3N,2/0,0,2,1,0,4S,0,1 s 16-16");
    let state = request.start().expect("a position").state();
    let written = |you| Picture::new(&state, Look { you, buttons: true, ..Look::default() }).write();
    for (you, own, other) in
        [(Some(Side::South), "your bull", "your opponent's bull"), (None, "South's bull", "North's bull")]
    {
        let picture = written(you);
        let label = |pit: &str| {
            let (_, rest) = picture.split_once(&format!("data-pit=\"{pit}\"")).expect("a pit");
            rest.split_once("aria-label=\"")
                .and_then(|(_, rest)| rest.split('"').next())
                .unwrap_or_default()
                .to_owned()
        };
        assert!(
            label("f1").contains(own) && label("g2").contains(other),
            "{} / {}",
            label("f1"),
            label("g2")
        );
    }
}
