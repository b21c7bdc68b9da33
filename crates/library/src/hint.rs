//! Puts a suggestion into words: what to play, and the facts in its favour.

use mbao_players::{HintReason, Suggestion};
use mbao_rules::definition::Marks;
use mbao_rules::{Action, Game, Lay, Pending, Rules, SeedCounts, Way};
use mbao_words::{Lang, Voice};

use crate::words;

/// The most moves of a turn that are named: a turn of omweso may have a dozen, and a
/// player can ask again after playing these.
const MOST_TOLD: usize = 4;

/// The whole sentence: `Start at c1, then take: it captures 7 cows with the string.`
pub(crate) fn sentence(game: &Game, suggestion: &Suggestion, reasons: &[HintReason], lang: Lang) -> String {
    let voice = Voice { lang, called: game.rules().definition().appearance.called as u8 };
    let mut turn = String::new();
    let mut after = game.clone();
    for &action in suggestion.turn.iter().take(MOST_TOLD) {
        let next = action_in_words(&after, &action, voice);
        turn = if turn.is_empty() { next } else { words::then(lang, &turn, &next) };
        if after.play(action).is_err() {
            break;
        }
    }
    if suggestion.turn.len() > MOST_TOLD {
        turn.push_str(" …");
    }
    let mut why = String::new();
    for reason in reasons {
        if !why.is_empty() {
            why.push_str("; ");
        }
        why.push_str(&reason_in_words(reason, game.rules(), voice));
    }
    finished(if why.is_empty() { turn } else { words::suggestion(lang, &turn, &why) })
}

/// The suggestion in a short line that names no pit: `As marked: it eats 7 cows with the string.`
pub(crate) fn short(game: &Game, suggestion: &Suggestion, reasons: &[HintReason], lang: Lang) -> String {
    let voice = Voice { lang, called: game.rules().definition().appearance.called as u8 };
    let what = match suggestion.turn.first() {
        Some(action @ (Action::Take | Action::TurnRound | Action::Pass | Action::Done)) => {
            action_in_words(game, action, voice)
        }
        _ => words::marked().text(voice),
    };
    let why = match reasons.first() {
        None => String::new(),
        Some(HintReason::LeavesOneStart { .. }) => words::one_start().text(voice),
        // Why one may pass is a sentence of its own.
        Some(&HintReason::PassingWins { turns }) => words::wins_in(turns as usize).text(voice),
        Some(reason) => reason_in_words(reason, game.rules(), voice),
    };
    finished(if why.is_empty() { what } else { words::suggestion(lang, &what, &why) })
}

/// The first letter large, and a full stop.
fn finished(mut text: String) -> String {
    mbao_words::capital(&mut text);
    text.push('.');
    text
}

fn action_in_words(game: &Game, action: &Action, voice: Voice) -> String {
    let lang = voice.lang;
    let way = |way| if way == Way::Ccw { words::counterclockwise() } else { words::clockwise() }.text(voice);
    let resow = game.position().pending() == Pending::Resow;
    let message = match action {
        Action::Lift(counts) => {
            return words::lift(lang, &listed(game.rules(), counts, words::from_pit, lang));
        }
        Action::Lay(counts) => return words::lay(lang, &listed(game.rules(), counts, words::in_pit, lang)),
        Action::Start(pit, towards) => {
            let start = words::start(lang, pit.as_str());
            // The way is named only if it can be chosen.
            return match towards {
                None => start,
                Some(towards) => words::way(lang, &way(*towards), &start),
            };
        }
        Action::Place(pit, how) => {
            let at = words::lay_at(voice, pit.as_str());
            let way = match how {
                Lay::Forced => return at,
                Lay::Left => words::from_left().text(voice),
                Lay::Right => words::from_right().text(voice),
                Lay::Takata(towards) => way(*towards),
            };
            return words::way(lang, &way, &at);
        }
        Action::Sow(towards) => return words::go_on(lang, &way(*towards)),
        Action::Take => words::take(),
        Action::TurnRound if resow => words::again_clockwise(),
        Action::TurnRound => words::turn_round(),
        Action::GoOn if resow => words::again_counter(),
        Action::GoOn => words::leave(),
        Action::SowHouse => words::sow_house(),
        Action::StopAtHouse => words::stop(),
        Action::Pass => words::pass(),
        Action::Done => words::as_it_is(),
        Action::Tap(_) => words::touch(),
    };
    message.text(voice)
}

/// The seeds of several pits, listed in the order of sowing.
fn listed(rules: &Rules, counts: &SeedCounts, one: fn(Lang, &str, &str) -> String, lang: Lang) -> String {
    let mut all = String::new();
    for pit in rules.board().pits() {
        let pit = rules.board().name(pit);
        let seeds = counts.get(pit);
        if seeds > 0 {
            if !all.is_empty() {
                all.push_str(", ");
            }
            all.push_str(&one(lang, pit.as_str(), &seeds.to_string()));
        }
    }
    all
}

fn reason_in_words(reason: &HintReason, rules: &Rules, voice: Voice) -> String {
    let lang = voice.lang;
    let message = match *reason {
        HintReason::OnlyChoice => words::only_choice(),
        HintReason::Wins => words::wins(),
        HintReason::WinsIn { turns } => words::wins_in(turns as usize),
        HintReason::PassingWins { turns } => words::passing_wins(turns as usize),
        HintReason::LosesLast { turns } => words::loses_last(turns as usize),
        HintReason::Captures { seeds, string, .. } => {
            let captures = words::captures(seeds.into());
            if string {
                return words::with_string(lang, &captures.text(voice));
            }
            captures
        }
        HintReason::Marks { pits } if rules.definition().marks == Marks::Knives => words::knives(pits.into()),
        HintReason::Marks { pits } => words::bulls(pits.into()),
        HintReason::StartsAgain { times } => words::starts_again(times.into()),
        HintReason::LeavesNoStart => words::leaves_no_start(),
        HintReason::LeavesOneStart { ref start } => return words::leaves_one_start(lang, start),
        HintReason::Saves { seeds } => words::saves(seeds.into()),
        HintReason::LeavesNothingExposed => words::leaves_nothing_exposed(),
        HintReason::Exposes { seeds } => words::exposes(seeds.into()),
    };
    message.text(voice)
}

#[cfg(test)]
mod tests {
    use mbao_players::{Level, Limits, Player};
    use mbao_rules::GameBuilder;

    use super::*;

    fn hint(game: &str, position: &str, lang: Lang) -> String {
        let position = Some(position.to_owned()).filter(|position| !position.is_empty());
        let game = (GameBuilder { position, ..Game::builder(game) }).start().expect("a position");
        let player = Player::new(game.rules(), Level::MASTER, 1);
        let limits = Limits { nodes: 20_000, ..Limits::default() };
        let (suggestion, reasons) = player.hint(&game, &limits, || false).expect("the game goes on");
        sentence(&game, &suggestion, &reasons, lang)
    }

    #[test]
    fn diagram_k_is_suggested_with_its_string() {
        let diagram = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
        let text = hint("enkeshui", diagram, Lang::En);
        assert!(text.starts_with("Start at c1, then eat: "), "{text}");
        assert!(text.contains("it eats 7 cows with the string"), "{text}");
        let text = hint("enkeshui", diagram, Lang::Sw);
        assert!(
            text.starts_with("Anzia c1, kisha kula: ")
                && text.contains("; utakula ng'ombe 7 pamoja na mfululizo"),
            "{text}"
        );
    }

    #[test]
    fn of_long_turns_the_beginning_is_told() {
        let text = hint("omweso", "", Lang::En);
        assert_eq!(text.matches(", then ").count(), 3, "{text}");
        assert!(text.contains(" …: it wins the game; it eats "), "{text}");
    }

    #[test]
    fn warriors_are_led_away_not_eaten() {
        let game = Game::start("kiothi").expect("a game");
        let called = game.rules().definition().appearance.called as u8;
        let voice = Voice { lang: Lang::Sw, called };
        let text = reason_in_words(&HintReason::LeavesNothingExposed, game.rules(), voice);
        assert!(text.contains("kuteka") && !text.contains("kula"), "{text}");
    }

    #[test]
    fn why_one_may_pass_is_told() {
        let position = "0,1,0,2,1,0,0/0,0,2,0,0,0,0/3,1,8,4,4,8,2/2,2,4,4,1,6,1 s 0-0 passed:1";
        let text = hint("mongola", position, Lang::En);
        assert!(text.starts_with("Pass: you may pass here, and then whatever they start loses"), "{text}");
        let text = hint("mongola", position, Lang::Sw);
        assert!(text.starts_with("Pita: hapa unaweza kupita, na mpinzani"), "{text}");
    }

    #[test]
    fn every_reason_has_a_short_line_that_names_no_pit() {
        let reasons = [
            HintReason::OnlyChoice,
            HintReason::Wins,
            HintReason::WinsIn { turns: 120 },
            HintReason::PassingWins { turns: 12 },
            HintReason::LosesLast { turns: 12 },
            HintReason::Captures { seeds: 12, endings: Vec::new(), string: true },
            HintReason::Marks { pits: 2 },
            HintReason::StartsAgain { times: 2 },
            HintReason::LeavesNoStart,
            HintReason::LeavesOneStart { start: "c1".to_owned() },
            HintReason::Saves { seeds: 12 },
            HintReason::LeavesNothingExposed,
            HintReason::Exposes { seeds: 12 },
        ];
        for id in ["omweso", "enkeshui", "lukho", "giuthi", "kiothi", "bao-kiswahili"] {
            let game = Game::start(id).expect("a game");
            let limits = Limits { nodes: 100, ..Limits::default() };
            let player = Player::new(game.rules(), Level::MASTER, 1);
            let suggestion = player.suggest(&game, &limits, || false).expect("the game goes on");
            for lang in Lang::ALL {
                for reason in &reasons {
                    let text = short(&game, &suggestion, std::slice::from_ref(reason), lang);
                    assert!(text.chars().count() <= lang.line() && !text.contains("c1"), "{id}: {text}");
                }
            }
        }
    }

    #[test]
    fn set_ups_are_told_seed_by_seed() {
        let text = hint("lukho", "", Lang::En);
        assert!(text.starts_with("Pick up ") && text.contains(" from "), "{text}");
    }
}
