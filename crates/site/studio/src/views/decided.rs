//! What was decided in a step, in words.

use mbao_rules::{Action, ChoiceKind, Event, Game, Lay, Side, Way};
use mbao_words::Lang;

use crate::words;

fn way(lang: Lang, way: Way) -> String {
    match way {
        Way::Ccw => words::step_ccw(lang),
        Way::Cw => words::step_cw(lang),
    }
}

/// What taking comes to: seeds, or a mark.
fn taken(lang: Lang, events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Capture { seeds, .. } => Some(words::step_take(lang, (*seeds).into())),
        Event::Mark { pit, .. } => Some(words::step_mark(lang, pit.as_str())),
        _ => None,
    })
}

/// Plays an action, and tells what was decided by it; as records write it where it cannot be played.
pub(crate) fn decided(lang: Lang, game: &mut Game, action: Action) -> Option<String> {
    let kind = game.state().pending.map(|pending| pending.kind);
    let events = game.play(action).ok()?;
    let after = |pit: &str, text: &str| words::step_of(lang, pit, text);
    Some(match action {
        Action::Start(pit, None) => pit.to_string(),
        Action::Start(pit, Some(how)) => after(pit.as_str(), &way(lang, how)),
        Action::Place(pit, lay) => {
            let placed = after(pit.as_str(), &words::step_hand(lang));
            match lay {
                Lay::Forced => placed,
                Lay::Left => after(&placed, &words::step_left(lang)),
                Lay::Right => after(&placed, &words::step_right(lang)),
                Lay::Takata(how) => after(&placed, &way(lang, how)),
            }
        }
        Action::Take => taken(lang, &events)?,
        Action::TurnRound if kind == Some(ChoiceKind::Resow) => words::step_cw(lang),
        Action::GoOn if kind == Some(ChoiceKind::Resow) => words::step_ccw(lang),
        Action::TurnRound => words::step_turn(lang),
        Action::GoOn if kind == Some(ChoiceKind::Reverse) => words::step_on(lang),
        Action::GoOn => words::step_leave(lang),
        Action::Sow(how) => way(lang, how),
        Action::SowHouse => words::step_house(lang),
        Action::StopAtHouse => words::step_stop(lang),
        Action::Pass => words::step_pass(lang),
        Action::Done => words::step_done(lang),
        Action::Tap(Side::South) => words::step_tap_south(lang),
        Action::Tap(Side::North) => words::step_tap_north(lang),
        Action::Lift(counts) => words::step_lift(lang, &counts.to_string()),
        Action::Lay(counts) => words::step_lay(lang, &counts.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lang: Lang, record: &str) -> Vec<String> {
        let played = mbao_story::replay(record).expect("a record");
        let actions = played.actions().to_vec();
        let mut game = played;
        while game.undo() {}
        actions.into_iter().filter_map(|action| decided(lang, &mut game, action)).collect()
    }

    #[test]
    fn decisions_are_told_in_words() {
        let enkeshui = "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 ";
        assert_eq!(told(Lang::En, &format!("{enkeshui}x\n")), ["c1", "took 7"]);
        assert_eq!(told(Lang::En, &format!("{enkeshui}o\n")), ["c1", "left them"]);
        assert_eq!(told(Lang::Sw, &format!("{enkeshui}x\n")), ["c1", "amekula 7"]);
        let omweso = "Game: omweso\nSetup: c\nPosition: 0,2,0,1,2,2,4,5/2,2,2,1,2,2,2,3/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0\n\n1. c2 ";
        assert_eq!(told(Lang::En, &format!("{omweso}r\n")), ["c2", "turned round"]);
        assert_eq!(told(Lang::En, &format!("{omweso}o\n")), ["c2", "went on"]);
        assert_eq!(told(Lang::En, "Game: kiothi\n\n0. done\n"), ["began"]);
        let mut game = Game::start("ndoto").expect("a game");
        assert_eq!(decided(Lang::En, &mut game, "a2".parse().expect("an action")), None);
    }
}
