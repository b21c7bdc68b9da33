//! The trace of a turn, drawn on top of the board: where it began, the way it
//! went, where it ended, and what was captured, gained and marked. No pit has a ring for it: rings are for what can be pressed.

use mbao_rules::{Event, Mark, PitName, Side, State};

use crate::place::Plan;
use crate::prelude::*;
use crate::svg::{attribute, draw, put, signed};

/// Rows and columns that a board can have.
const ROWS: usize = 4;
const COLUMNS: usize = 16;
const PITS: usize = ROWS * COLUMNS;
/// After more than this many seeds, the ways of the handfuls before are drawn faintly.
const FULL: u32 = 20;

/// A pit as a place in the tables below.
type Spot = usize;

/// What a turn did, ready to be drawn.
///
/// ```
/// use mbao_board::{Look, Picture, Trace};
/// use mbao_rules::Game;
///
/// let mut game = Game::start("ndoto")?;
/// let before = game.state();
/// let trace = Trace::of(&before, &game.play_text("c1")?);
/// let look = Look { trace: Some(&trace), ..Look::default() };
/// assert!(Picture::new(&game.state(), look).write().contains("class=\"trace\""));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Where South's and North's turns began and ended. In a race both sow.
    starts: [Option<Spot>; 2],
    ends: [Option<Spot>; 2],
    /// For every way from one pit to another, the last handful that took it; 0 for none.
    ways: Vec<u32>,
    /// Ways are drawn in full from this handful on.
    full: u32,
    pits: [Pit; PITS],
    /// Seeds that South and North captured.
    gains: [i32; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pit {
    /// The last handful that was sown from here without being lifted from a pit.
    begun: u32,
    /// Seeds that were captured.
    captured: i32,
    /// Seeds that were laid by hand; lifted seeds count as negative.
    moved: i32,
    /// It has a new mark.
    marked: bool,
    /// It holds no seeds now.
    empty: bool,
}

impl Trace {
    /// Collects what happened, starting from the state before the turn.
    pub fn of(before: &State, events: &[Event]) -> Self {
        let mut trace = Self {
            starts: [None; 2],
            ends: [None; 2],
            ways: vec![0; PITS * PITS],
            full: 1,
            pits: [Pit::default(); PITS],
            gains: [0; 2],
        };
        let mut state = before.clone();
        // If no seed was sown, seeds were moved by hand.
        let sows = events.iter().any(|event| matches!(event, Event::Sow { .. }));
        let mut hands: [Option<Spot>; 2] = [None; 2];
        // The number of the handful, and how many seeds have been sown in full so far.
        let (mut handful, mut full) = (1, 0);
        for event in events {
            let by = event.by().index();
            let at = event.pit().map_or(0, |pit| spot(before, pit));
            match event {
                Event::Lift { seeds, .. } if !sows => trace.pits[at].moved -= i32::from(*seeds),
                Event::Lay { seeds, .. } if !sows => trace.pits[at].moved += i32::from(*seeds),
                Event::Lift { .. } | Event::Lay { .. } => {
                    trace.starts[by] = trace.starts[by].or(Some(at));
                    hands[by] = Some(at);
                    trace.next_handful(&mut handful, &mut full);
                }
                Event::Sow { .. } => {
                    match hands[by] {
                        Some(from) => trace.ways[from * PITS + at] = handful,
                        None => trace.pits[at].begun = handful,
                    }
                    full += 1;
                    hands[by] = Some(at);
                    trace.ends[by] = Some(at);
                }
                Event::Capture { pits, seeds, hand, .. } => {
                    for &pit in pits {
                        let at = spot(before, pit);
                        trace.pits[at].captured += i32::from(state.seeds[(at / COLUMNS, at % COLUMNS)]);
                    }
                    trace.gains[by] += i32::from(*seeds);
                    if *hand > 0 {
                        // The captured seeds are sown on, from wherever the rules say.
                        hands[by] = None;
                        trace.next_handful(&mut handful, &mut full);
                    }
                }
                Event::Mark { mark, .. } => {
                    trace.pits[at].marked = matches!(mark, Mark::Owned(_) | Mark::House);
                }
                _ => {}
            }
            state.apply(event);
        }
        for (spot, pit) in trace.pits.iter_mut().enumerate() {
            pit.empty = state.seeds.get(spot / COLUMNS, spot % COLUMNS) == Some(&0);
        }
        trace
    }

    /// Counts one more handful. After many seeds, only the handfuls from here on are drawn in full.
    const fn next_handful(&mut self, handful: &mut u32, sown: &mut u32) {
        *handful += 1;
        if *sown > FULL {
            self.full = *handful;
            *sown = 0;
        }
    }

    /// Draws the trace on top of a board. With a label it is a ghost: it has not happened yet.
    pub(crate) fn draw(&self, ghost: Option<&str>, plan: Plan, out: &mut String) {
        *out += "<g class=\"trace";
        match ghost {
            Some(label) => {
                *out += " ghost\"";
                attribute("aria-label", label, out);
            }
            None => *out += "\" aria-hidden=\"true\"",
        }
        *out += " part=\"trace\">";
        let middle = |spot: Spot| plan.pit(signed(spot / COLUMNS), signed(spot % COLUMNS));
        for (spot, pit) in self.pits.iter().enumerate() {
            if pit.captured > 0 && pit.empty {
                let (x, y) = middle(spot);
                draw("<circle class=\"taken\" cx=\"#\" cy=\"#\" r=\"40\"/>", &[x, y], out);
            }
        }
        for (class, full) in [("way old", false), ("way", true)] {
            let mut d = String::new();
            for (way, &handful) in self.ways.iter().enumerate() {
                if handful > 0 && (handful >= self.full) == full {
                    hop(middle(way / PITS), middle(way % PITS), plan, &mut d);
                }
            }
            if !d.is_empty() {
                shape("path", class, &["\" d=\"", &d, "\"/>"].concat(), out);
            }
        }
        for by in 0..2 {
            if let Some(start) = self.starts[by] {
                let (x, y) = middle(start);
                draw("<circle class=\"from\" cx=\"#\" cy=\"#\" r=\"10\"/>", &[x, y], out);
            }
            if let Some(end) = self.ends[by] {
                corners(middle(end), out);
            }
        }
        for (spot, pit) in self.pits.iter().enumerate() {
            let (x, y) = middle(spot);
            if pit.begun >= self.full {
                draw("<circle class=\"from\" cx=\"#\" cy=\"#\" r=\"5\"/>", &[x, y - 22], out);
            }
            if pit.marked {
                ring("new", (x - 34, y - 34), 19, out);
            }
            // In the middle of a pit that has been emptied, otherwise above its seeds; at a corner if it was captured.
            let at = match pit.captured > 0 {
                true if pit.empty => (x, y),
                true => (x + 30, y - 36),
                false => (x, y - 36),
            };
            badge(if pit.captured > 0 { "lost" } else { "moved" }, pit.moved - pit.captured, at, out);
        }
        for (by, &gain) in self.gains.iter().enumerate() {
            badge("gain", gain, plan.gain(by == Side::North.index()), out);
        }
        *out += "</g>";
    }
}

/// A pit's place in the tables of a trace.
fn spot(state: &State, pit: PitName) -> Spot {
    let (up, column) = pit.numbers();
    (state.seeds.rows().saturating_sub(up) % ROWS) * COLUMNS + column % COLUMNS
}

/// Adds a hop from one pit to another to a path: an arc, like the movement of a hand.
#[allow(clippy::many_single_char_names)] // points
fn hop(from: (i32, i32), to: (i32, i32), plan: Plan, d: &mut String) {
    // Coordinates as in the wide picture: along the rows, and across them from above.
    let seen = |(x, y): (i32, i32)| if plan.tall { (y, -x) } else { (x, y) };
    let ((a, c), (b, e)) = (seen(from), seen(to));
    let (along, across) = (b - a, e - c);
    let rise = 28 + (along.abs() + across.abs()) / 10;
    let (mut over, mut up) = (i32::midpoint(a, b), i32::midpoint(c, e));
    if along.abs() >= across.abs() {
        up -= rise;
    } else {
        // Around the end of the board.
        over += if over * 2 < plan.along() { -rise } else { rise };
    }
    let (x, y) = if plan.tall { (-up, over) } else { (over, up) };
    draw("M# #Q# # # #", &[from.0, from.1, x, y, to.0, to.1], d);
}

/// Draws a shape with an outline below it, so that it shows on every ground.
fn shape(name: &str, class: &str, rest: &str, out: &mut String) {
    for layer in ["case", class] {
        put(&["<", name, " class=\"", layer, rest], out);
    }
}

/// Draws the corners of a square around a pit.
fn corners((x, y): (i32, i32), out: &mut String) {
    let mut rest = "\" d=\"".to_owned();
    for (across, down) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
        let (x, y) = (x + 46 * across, y + 46 * down);
        draw("M# #L# #L# #", &[x - 22 * across, y, x, y, x, y - 22 * down], &mut rest);
    }
    rest += "\"/>";
    shape("path", "end", &rest, out);
}

fn ring(class: &str, (x, y): (i32, i32), radius: i32, out: &mut String) {
    let mut rest = String::new();
    draw("\" cx=\"#\" cy=\"#\" r=\"#\"/>", &[x, y, radius], &mut rest);
    shape("circle", class, &rest, out);
}

/// Draws a number with its sign; nothing for 0.
fn badge(class: &str, number: i32, (x, y): (i32, i32), out: &mut String) {
    if number == 0 {
        return;
    }
    let half = if number.abs() < 10 { 22 } else { 29 };
    put(&["<g class=\"badge ", class], out);
    draw("\" transform=\"translate(# #)\">", &[x, y], out);
    draw(
        "<rect x=\"#\" y=\"-17\" width=\"#\" height=\"34\" rx=\"17\"/><text y=\"9\">",
        &[-half, 2 * half],
        out,
    );
    *out += if number < 0 { "\u{2212}" } else { "+" };
    draw("#</text></g>", &[number.abs()], out);
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::{Look, Picture};
    use mbao_rules::Game;

    fn drawn(game: &str, position: Option<&str>, actions: &[&str], tall: bool) -> String {
        let mut game = match position {
            Some(position) => Game::builder(game).position(position).start(),
            None => Game::start(game),
        }
        .expect("a game");
        let (before, mut events) = (game.state(), Vec::new());
        for action in actions {
            events.append(&mut game.play_text(action).expect("a legal action"));
        }
        let trace = Trace::of(&before, &events);
        let look = Look { tall, trace: Some(&trace), ..Look::default() };
        let picture = Picture::new(&game.state(), look).write();
        let (_, trace) = picture.split_once("<g class=\"trace\"").expect("a trace");
        trace.to_owned()
    }

    const K: &str = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";

    #[test]
    fn diagram_k_shows_where_it_began_and_ended_what_was_taken_and_gained() {
        for tall in [false, true] {
            let trace = drawn("enkeshui", Some(K), &["c1", "x"], tall);
            assert!(trace.starts_with(" aria-hidden=\"true\" part=\"trace\">"), "{trace}");
            let count = |what: &str| trace.matches(what).count();
            assert_eq!(
                [count("\"from\""), count("\"end\""), count("\"taken\""), count("badge lost")],
                [1, 1, 4, 4]
            );
            assert_eq!(
                ["\u{2212}2", "\u{2212}1", "\u{2212}3"].map(|n| count(&[">", n, "<"].concat())),
                [1, 2, 1]
            );
            assert_eq!((count("badge gain"), count(">+7<")), (1, 1));
            // From c1 to d1, from d1 to e1.
            assert_eq!(count("Q"), 2 * 2, "each way with its case");
        }
    }

    #[test]
    fn of_a_choice_that_is_open_only_the_way_is_drawn() {
        let trace = drawn("enkeshui", Some(K), &["c1"], false);
        assert!(trace.contains("\"end\"") && !trace.contains("badge"), "{trace}");
    }

    #[test]
    fn a_long_relay_is_no_tangle() {
        let position = "0,0,0,0,0,0,0,1/0,1,0,0,1,1,0,0/5,0,4,1,5,2,1,7/1,14,3,1,7,5,1,3 s 0-0";
        let mut game = Game::builder("omweso").position(position).start().expect("a position");
        let before = game.state();
        let events = game.play_text("e1").expect("it is legal");
        let sown = events.iter().filter(|event| matches!(event, Event::Sow { .. })).count();
        assert!(sown > 150, "{sown}");
        let trace = Trace::of(&before, &events);
        let mut out = String::new();
        trace.draw(None, Plan::of(&before, false), &mut out);
        assert!(out.contains("way old"), "the first handfuls are faint");
        // A way is drawn once, however often it was taken.
        assert!(out.matches('Q').count() <= 2 * 2 * 32, "{out}");
        let full = out.split_once("\"way\" d=\"").expect("the last handfuls").1;
        let full = full.split_once('"').expect("their end").0;
        assert!((1..=60).contains(&full.matches('Q').count()), "{full}");
    }

    #[test]
    fn seeds_moved_by_hand_and_new_marks_are_told() {
        let lifted = drawn("lukho", None, &["lift a1=3,b1=2"], false);
        assert_eq!(lifted.matches("badge moved").count(), 2);
        assert!(!lifted.contains("\"end\""), "nothing was sown");
        let bull = drawn("enkeshui", Some("0,0,0,0,0,0,0,1/2,0,3,0,0,0,0,0 s 21-21"), &["a1"], false);
        assert!(bull.contains("\"new\""), "{bull}");
    }

    #[test]
    fn every_game_can_be_traced_to_its_end() {
        for definition in mbao_rules::GAMES {
            let mut game = Game::start(&definition.id).expect("a game");
            let (mut before, mut events, mut pick) = (game.state(), Vec::new(), 5);
            for _ in 0..300 {
                pick = pick * 31 % 1009;
                let Some(action) = game.random_action(|n| pick % n) else { break };
                if game.state().pending.is_none() {
                    (before, events) = (game.state(), Vec::new());
                }
                events.append(&mut game.play(action).expect("it is legal"));
                let trace = Trace::of(&before, &events);
                let mut out = String::new();
                trace.draw(None, Plan::of(&before, false), &mut out);
                let captures = events.iter().filter(|event| matches!(event, Event::Capture { .. }));
                let gained: i32 = captures.filter_map(Event::seeds).map(i32::from).sum();
                assert_eq!(trace.gains[0] + trace.gains[1], gained);
                let lost: i32 = trace.pits.iter().map(|pit| pit.captured).sum();
                assert_eq!(lost, gained, "{}: {action}", definition.id);
            }
        }
    }
}
