//! A handful that turns back, in pictures: it ends in a turning pit; it goes back; what it captures; where
//! the captured seeds are sown; and where no handful can turn, because the left-hand end is closed.
//!
//! The pictures are made from the events of the turns as the engine plays them.

use anyhow::{Context, Result, ensure};
use mbao_content::{Chapter, Turned};
use mbao_rules::{Event, PitName, State, joined};
use mbao_story::Colour;
use mbao_words::Lang;

use super::beat::{self, Arcs, Beat, Pointed, spot};
use super::track::{closed, outlined, tracks};
use crate::parts::boards;
use crate::words::home;

/// Seeds that are sown together, and what they capture.
pub(super) struct Handful {
    /// The pit they come from, if they come from one.
    pub(super) from: Option<PitName>,
    pub(super) way: Vec<PitName>,
    pub(super) taken: Vec<PitName>,
    /// How many seeds are captured.
    seeds: u8,
    /// The board when the last seed has fallen, and after the capture.
    pub(super) fallen: State,
    after: State,
}

/// The pictures in order, each with its sentence.
pub(super) fn beats(chapter: &Chapter, turned: &[Turned], lang: Lang) -> Result<Vec<Beat>> {
    let game = &*chapter.definition().id;
    let turns = turned.iter().find(|one| one.turns).zip(turned.iter().find(|one| !one.turns));
    let (turns, stops) = turns.context("a turn that turns back, and one that cannot")?;
    let handfuls = handfuls(&turns.chapter)?;
    let [there, back, again] = handfuls.as_slice() else {
        anyhow::bail!("the turn that turns back has {} handfuls, not three", handfuls.len())
    };
    let from = there.from.context("nothing is lifted")?;
    let (last, end) = (there.last()?, back.last()?);
    let first = *again.way.first().context("what is captured is not sown")?;
    ensure!(back.from == Some(last) && again.last()? == last, "the turn does not end where it turned");
    ensure!(back.taken.len() == 2, "no two pits are captured");

    let plan = boards::of_state(game, &there.fallen, lang)?.plan();
    let ways = tracks(chapter);
    let own = |pit: &PitName| ways[0].contains(pit);
    let turning_pits: Vec<PitName> = turned.iter().map(|one| one.pit).filter(own).collect();
    let pits = turning_pits.iter().map(|pit| outlined(plan, *pit, "outlined"));
    let pits: String = pits.collect::<Result<_>>()?;
    let taken: String = back.taken.iter().map(|&pit| beat::edge(plan, pit, "")).collect::<Result<_>>()?;
    let lost = |pit: &PitName| beat::loss(plan, *pit, back.seeds_of(*pit));
    let lost: String = back.taken.iter().map(lost).collect::<Result<_>>()?;
    let went = beat::way(plan, last, &back.way, Arcs::Below)?;
    let mut beats = Vec::new();
    let mut show = |state: &State, drawn: String, said: String, pointed: Pointed| -> Result<()> {
        beats.push(Beat { still: boards::of_state(game, state, lang)?.over(drawn), said, pointed });
        Ok(())
    };
    // In a story the board is that before the handful turns back, and then that at the end.
    let (whole, asked) = (turns.chapter.story.steps.len(), turns.chapter.story.steps.len().saturating_sub(1));

    let drawn = pits + &beat::way(plan, from, &there.way, Arcs::Above)? + &beat::ring(plan, last)?;
    let said = home::turned_sown(lang, from.as_str(), last.as_str(), &joined(&there.way, ", "));
    let pointed = Pointed::after(asked).ring(Colour::Yellow, turning_pits).arrow(Colour::Green, from, last);
    show(&there.fallen, drawn, said, pointed)?;

    let drawn = format!("{went}{}{taken}", beat::ring(plan, end)?);
    let lifted = back.way.len();
    let (facing, way) = (joined(&back.taken, ", "), joined(&back.way, ", "));
    let said = home::turned_back(lang, end.as_str(), &facing, last.as_str(), lifted, &way);
    let taken_pits = || back.taken.iter().copied();
    let pointed = Pointed::after(asked).ring(Colour::Red, taken_pits()).arrow(Colour::Blue, last, end);
    show(&back.fallen, drawn, said, pointed)?;

    let pointed = Pointed::after(whole).ring(Colour::Red, taken_pits());
    let said = home::turned_taken(lang, back.seeds.into());
    show(&back.after, format!("{went}{taken}{lost}"), said, pointed)?;

    let drawn = beat::way(plan, first, &again.way[1..], Arcs::Above)? + &taken + &beat::ring(plan, last)?;
    let pointed = Pointed::after(whole).ring(Colour::Yellow, [last]).arrow(Colour::Green, first, last);
    show(&again.after, drawn, home::turned_on(lang, first.as_str(), last.as_str()), pointed)?;

    let handfuls = self::handfuls(&stops.chapter)?;
    let [there, on] = handfuls.as_slice() else {
        anyhow::bail!("the turn that cannot turn has {} handfuls, not two", handfuls.len())
    };
    let from = there.from.context("nothing is lifted")?;
    let pit = there.last()?;
    ensure!(on.from == Some(pit), "the turn does not go on where it cannot turn");
    let drawn =
        beat::way(plan, from, &there.way, Arcs::Above)? + &beat::ring(plan, pit)? + &closed(plan, &ways)?;
    let ends = ways[0].first().zip(ways[0].last());
    let (left, right) = ends.context("the left-hand end lies between two pits")?;
    let said = home::turned_closed(lang, left.as_str(), pit.as_str(), right.as_str(), &joined(&on.way, ", "));
    show(&there.fallen, drawn, said, Pointed::after(whole).ring(Colour::Yellow, [pit]))?;
    Ok(beats)
}

impl Handful {
    fn new(from: Option<PitName>, state: &State) -> Self {
        let (fallen, after) = (state.clone(), state.clone());
        Self { from, way: Vec::new(), taken: Vec::new(), seeds: 0, fallen, after }
    }

    fn last(&self) -> Result<PitName> {
        self.way.last().copied().context("nothing is sown")
    }

    /// How many seeds it captures from a pit.
    pub(super) fn seeds_of(&self, pit: PitName) -> u8 {
        self.fallen.seeds[spot(&self.fallen, pit)]
    }
}

/// The handfuls of a turn, as the engine plays it.
pub(super) fn handfuls(chapter: &Chapter) -> Result<Vec<Handful>> {
    let mut game = chapter.story.start()?;
    let mut state = game.state();
    let mut handfuls: Vec<Handful> = Vec::new();
    for step in &chapter.story.steps {
        for event in game.play(step.action)? {
            match event {
                Event::Lift { pit, .. } => {
                    let at = spot(&state, pit);
                    state.seeds[at] = 0;
                    handfuls.push(Handful::new(Some(pit), &state));
                }
                Event::Sow { pit, .. } => {
                    let at = spot(&state, pit);
                    state.seeds[at] += 1;
                    // Captured seeds are sown as a handful of their own.
                    if handfuls.last().is_none_or(|handful| !handful.taken.is_empty()) {
                        handfuls.push(Handful::new(None, &state));
                    }
                    if let Some(handful) = handfuls.last_mut() {
                        handful.way.push(pit);
                        (handful.fallen, handful.after) = (state.clone(), state.clone());
                    }
                }
                Event::Capture { pits, seeds, .. } => {
                    for &pit in &pits {
                        let at = spot(&state, pit);
                        state.seeds[at] = 0;
                    }
                    if let Some(handful) = handfuls.last_mut() {
                        (handful.taken, handful.seeds) = (pits, seeds);
                        handful.after = state.clone();
                    }
                }
                _ => {}
            }
        }
    }
    ensure!(state.seeds == game.state().seeds, "the pictures of the turn end otherwise than the turn");
    Ok(handfuls)
}

#[cfg(test)]
mod tests {
    use mbao_content::Drawn;

    use super::*;
    use crate::real;

    /// The pictures of diagram e, its first turn ending with that action.
    fn pictures(action: &str) -> Result<Vec<Beat>> {
        let diagram = real::content().diagram("e").expect("diagram e");
        let Drawn::Turning(mut turned) = diagram.drawn.clone() else {
            panic!("diagram e shows turning pits")
        };
        turned[0].chapter.story.steps[1].action = action.parse()?;
        beats(&diagram.chapter, &turned, Lang::En)
    }

    #[test]
    fn diagram_e_has_five_pictures_and_says_what_happens_in_them() {
        let beats = pictures("r").expect("pictures");
        let said: Vec<&str> = beats.iter().map(|beat| beat.said.as_str()).collect();
        assert_eq!(
            said,
            [
                "c2 is sown to b2, a2. The last seed falls in a2, among others. That is one of the four pits that we have outlined: the handful may turn back.",
                "Turned back, the 3 seeds of a2 go clockwise to b2, c2, d2. The last falls in d2, among others, and both pits that face it hold seeds, d3, d4: they can be captured.",
                "2 seeds are captured.",
                "They are sown counterclockwise again, from b2, where the clockwise handful began. The last falls in a2, just emptied: the turn ends.",
                "A handful that ends in b1 may not turn back, for no clockwise handful passes the bar between a1 and a2. Its seeds are sown on, to c1, d1.",
            ]
        );
        let counted = |class: &str| {
            beats
                .iter()
                .map(|beat| beat.still.over.shapes.matches(&format!("class=\"{class}")).count())
                .collect::<Vec<_>>()
        };
        assert_eq!(counted("outlined"), [4, 0, 0, 0, 0]);
        assert_eq!(counted("eaten"), [0, 2, 2, 2, 0]);
        assert_eq!(counted("loss"), [0, 0, 2, 0, 0]);
        assert_eq!(counted("closed"), [0, 0, 0, 0, 2]);
    }

    #[test]
    fn a_turn_that_goes_on_is_not_told_as_one_that_turns() {
        assert!(pictures("o").is_err());
    }
}
