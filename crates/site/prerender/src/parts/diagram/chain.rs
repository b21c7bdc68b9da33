//! A string of captures in pictures, one for each thing that happens: the turn is sown; the pits facing each
//! other can be taken; they are taken; pit by pit the string goes on; the string stops.
//!
//! The pictures are made from the events of the turn as the engine plays it, and must lead to the engine's
//! final state; otherwise the page is not built.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use mbao_board::Plan;
use mbao_content::Chapter;
use mbao_rules::{PitName, Side, State, joined};
use mbao_story::Colour;
use mbao_words::Lang;

use super::beat::{self, Arcs, Beat, Pointed, spot};
use super::turned::handfuls;
use crate::parts::boards;
use crate::words::home;

/// A pit of the other side that is taken, the own pit it faces, and how many seeds were in both.
#[derive(Clone, Copy)]
struct Taken {
    own: PitName,
    facing: PitName,
    own_seeds: u8,
    seeds: u8,
}

struct Turn {
    from: PitName,
    way: Vec<PitName>,
    taken: Vec<Taken>,
    /// The pit at which the string stops, if it does not stop at the board's end.
    stop: Option<PitName>,
    /// The board when the last seed has fallen, and at the end.
    fallen: State,
    end: State,
}

/// The pictures in order, each with its sentence.
pub(super) fn beats(chapter: &Chapter, lang: Lang) -> Result<Vec<Beat>> {
    let (turn, game) = (Turn::of(chapter)?, &*chapter.definition().id);
    let mut state = turn.fallen.clone();
    let mut drawn = Drawn::new(boards::of_state(game, &state, lang)?.plan());
    let mut beats = Vec::new();
    let mut show = |drawn: &Drawn, state: &State, said: String, pointed: Pointed| -> Result<()> {
        let still = boards::of_state(game, state, lang)?.over(drawn.picture());
        beats.push(Beat { still, said, pointed });
        Ok(())
    };
    // In a story nothing is taken before the last picture: what the string takes is ringed while it still lies there.
    let (whole, sown) = (chapter.story.steps.len(), chapter.story.steps.len().saturating_sub(1));

    let last = *turn.way.last().context("nothing is sown")?;
    drawn.stays += &beat::way(drawn.plan, turn.from, &turn.way, Arcs::Above)?;
    drawn.passing = beat::ring(drawn.plan, last)?;
    let pointed = Pointed::after(sown).ring(Colour::Green, [last]).arrow(Colour::Green, turn.from, last);
    let said = home::beat_sown(lang, turn.from.as_str(), last.as_str(), &joined(&turn.way, ", "));
    show(&drawn, &state, said, pointed)?;

    let first = *turn.taken.first().context("nothing is taken")?;
    drawn.passing.clear();
    drawn.outline(first)?;
    let mut ringed = Pointed::after(sown).ring(Colour::Red, [first.facing, first.own]);
    show(&drawn, &state, home::beat_faced(lang, first.facing.as_str(), first.seeds.into()), ringed.clone())?;

    let mut all = 0;
    let mut before = None;
    for taken in &turn.taken {
        let won = taken.own_seeds + taken.seeds;
        all += won;
        take(&mut state, *taken);
        drawn.passing.clear();
        let before_own = before.map_or(taken.own, |before: Taken| before.own);
        ringed = ringed.ring(Colour::Red, [taken.facing, taken.own]);
        if let Some(before) = before {
            drawn.tie(before, *taken)?;
        }
        drawn.won(*taken)?;
        let said = match before {
            None => home::beat_taken(lang, won.into()),
            Some(_) => home::beat_tied(lang, taken.facing.as_str(), taken.seeds.into(), taken.own.as_str()),
        };
        show(&drawn, &state, said, ringed.clone().arrow(Colour::Red, before_own, taken.own))?;
        before = Some(*taken);
    }
    ensure!(
        (&state.seeds, state.stores) == (&turn.end.seeds, turn.end.stores),
        "the pictures of the string end otherwise than its turn"
    );

    if let (Some(stop), Some(last)) = (turn.stop, before) {
        drawn.passing.clear();
        drawn.bar(last.own, stop)?;
        drawn.total(all);
        let pointed = Pointed { after: whole, ..ringed }.ring(Colour::Yellow, [stop]);
        show(&drawn, &state, home::beat_stops(lang, all.into(), stop.as_str()), pointed)?;
    }
    Ok(beats)
}

/// Both pits are emptied into the mover's store.
fn take(state: &mut State, taken: Taken) {
    for pit in [taken.own, taken.facing] {
        let spot = spot(state, pit);
        state.seeds[spot] = 0;
    }
    state.stores[0] += taken.own_seeds + taken.seeds;
}

impl Turn {
    /// Plays the turn, which is South's: its own pit is in the row below that of the pit it faces.
    fn of(chapter: &Chapter) -> Result<Self> {
        let mut handfuls = handfuls(chapter)?.into_iter();
        let handful = handfuls.find(|handful| !handful.taken.is_empty()).context("nothing is taken")?;
        let facing = handful.taken.iter().filter(|pit| pit.numbers().0 == 2);
        let taken = |&facing: &PitName| {
            let own = PitName::new(1, facing.numbers().1).unwrap_or(facing);
            Taken { own, facing, own_seeds: handful.seeds_of(own), seeds: handful.seeds_of(facing) }
        };
        let taken: Vec<Taken> = facing.map(taken).collect();
        let end = chapter.end().state();
        let beyond = taken.last().map(|last| last.own.numbers().1 + 1);
        let stop =
            beyond.filter(|&column| column < end.seeds.columns()).and_then(|column| PitName::new(1, column));
        let from = handful.from.context("nothing is lifted")?;
        Ok(Self { from, way: handful.way, taken, stop, fallen: handful.fallen, end })
    }
}

/// What is drawn over the boards, one thing after another.
struct Drawn {
    plan: Plan,
    /// The parts that stay in later pictures.
    stays: String,
    /// The parts of one picture only.
    passing: String,
}

impl Drawn {
    fn new(plan: Plan) -> Self {
        Self { plan, stays: String::new(), passing: String::new() }
    }

    fn picture(&self) -> String {
        format!("{}{}", self.stays, self.passing)
    }

    fn at(&self, pit: PitName) -> Result<(i32, i32)> {
        beat::at(self.plan, pit)
    }

    /// Two pits that can be taken, and the line between them.
    fn outline(&mut self, taken: Taken) -> Result<()> {
        self.edge(taken.facing, "")?;
        self.edge(taken.own, "")?;
        self.join(taken)
    }

    fn edge(&mut self, pit: PitName, class: &str) -> Result<()> {
        self.stays += &beat::edge(self.plan, pit, class)?;
        Ok(())
    }

    fn join(&mut self, taken: Taken) -> Result<()> {
        let ((x, low), (_, high)) = (self.at(taken.own)?, self.at(taken.facing)?);
        write!(self.stays, "<path class=\"string\" d=\"M{x} {}V{}\"/>", low - 45, high + 45)?;
        Ok(())
    }

    /// The string from one own pit to the next, which is empty, and up to the pit that is added to it.
    fn tie(&mut self, before: Taken, taken: Taken) -> Result<()> {
        let ((from, y), (to, _)) = (self.at(before.own)?, self.at(taken.own)?);
        write!(
            self.stays,
            "<path class=\"string\" d=\"M{from} {0}Q{1} {2} {to} {0}\"/>",
            y + 45,
            i32::midpoint(from, to),
            y + 76
        )?;
        self.edge(taken.own, "empty")?;
        self.edge(taken.facing, "")?;
        self.join(taken)
    }

    /// How many seeds leave the pits, and how many the store gains.
    fn won(&mut self, taken: Taken) -> Result<()> {
        let counts = [(taken.facing, taken.seeds), (taken.own, taken.own_seeds)];
        for (pit, seeds) in counts.into_iter().filter(|(_, seeds)| *seeds > 0) {
            self.passing += &beat::loss(self.plan, pit, seeds)?;
        }
        self.total(taken.seeds + taken.own_seeds);
        Ok(())
    }

    /// What South's store gains.
    fn total(&mut self, seeds: u8) {
        if let Some((x, y)) = self.plan.place_of_store(Side::South) {
            self.passing += &beat::sign("gain", (x, y - 86), &format!("+{seeds}"));
        }
    }

    fn bar(&mut self, last: PitName, stop: PitName) -> Result<()> {
        let ((from, y), (to, _)) = (self.at(last)?, self.at(stop)?);
        write!(self.stays, "<path class=\"bar\" d=\"M{} {}v100\"/>", i32::midpoint(from, to), y - 50)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use mbao_story::Story;

    use super::*;
    use crate::real;

    /// Diagram k, its turn ending with that action.
    fn chapter(action: &str) -> Chapter {
        let diagram = real::content().diagram("k").expect("diagram k");
        let text =
            format!("Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 {action}\n");
        Chapter { story: Story::read(&text).expect("a turn"), ..diagram.chapter.clone() }
    }

    #[test]
    fn diagram_k_has_six_pictures_and_says_what_happens_in_them() {
        let beats = beats(&chapter("x"), Lang::En).expect("pictures");
        let said: Vec<&str> = beats.iter().map(|beat| beat.said.as_str()).collect();
        assert_eq!(
            said,
            [
                "c1 is sown to d1, e1. The last cow falls in e1, which was empty.",
                "Two cows face it in e2. They can be taken, with the cow that fell.",
                "Three cows are taken.",
                "f1, the next boma, is empty too, and one cow faces it in f2. The string takes it too: one more.",
                "g1, the next boma, is empty too, and three cows face it in g2. The string takes them too: three more.",
                "A cow stands in h1: the string stops. Seven cows are taken in all.",
            ]
        );
        // Taken pits stay outlined: six at the end.
        let outlined = beats.iter().map(|beat| beat.still.over.shapes.matches("class=\"eaten").count());
        assert_eq!(outlined.collect::<Vec<_>>(), [0, 2, 2, 4, 6, 6]);
        let gains: Vec<bool> = ["+3", "+1", "+3", "+7"]
            .iter()
            .zip(&beats[2..])
            .map(|(gain, beat)| beat.still.over.shapes.contains(gain))
            .collect();
        assert_eq!(gains, [true; 4]);
    }

    #[test]
    fn a_turn_without_a_string_has_no_pictures() {
        assert!(beats(&chapter("o"), Lang::En).is_err());
    }
}
