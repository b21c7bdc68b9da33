//! A whole turn in a sentence or two.

use mbao_rules::{Event, PitName, Rules, Side};

use super::{add, effect, ending_of, name, over, pit_of, reasons, seeds_of, sentence};
use crate::listed::listed;
use crate::prelude::*;
use crate::words::{self, voice_of};
use crate::{Lang, Voice};

/// Describes a turn in a sentence or two, for listeners and for readers: who began
/// where, how far the turn went, where the last seed fell, what followed from it, and
/// whose turn it is.
///
/// `events` are those of the turn so far, in one list; `mover` is who is to move after them: `game.mover()`. When one
/// person plays against a computer, `you` is the person's side. In mid-turn `asked` is the question that whoever is to
/// move is asked; a computer's question is not told.
pub fn turn(
    rules: &Rules,
    events: &[Event],
    mover: Side,
    you: Option<Side>,
    asked: Option<&str>,
    lang: Lang,
) -> String {
    let voice = voice_of(rules, lang);
    let whole = Whole::of(events);
    let mut text = String::new();
    if whole.sown > 0 {
        whole.tell_sowing(rules, events, you, voice, &mut text);
    } else if let Some(by) = whole.moved_by {
        let (pits, seeds) = (listed(lang, &whole.moved), words::seeds(whole.seeds).text(voice));
        let by = name(voice, by, you);
        let told = match (whole.laid, by) {
            (false, Some(by)) => words::turn_lifted(lang, &pits, &by, &seeds),
            (false, None) => words::turn_lifted_you(lang, &pits, &seeds),
            (true, Some(by)) => words::turn_laid(lang, &pits, &by, &seeds),
            (true, None) => words::turn_laid_you(lang, &pits, &seeds),
        };
        text = sentence(told);
    }
    if let Some(by) = whole.passed {
        let passes = name(voice, by, you)
            .map_or_else(|| words::passes_you().text(voice), |by| words::passes(lang, &by));
        add(&sentence(passes), " ", &mut text);
    }
    let mover = name(voice, mover, you);
    let next = match (events.last(), asked) {
        (Some(Event::Choice { .. }), Some(asked)) if you.is_none() || mover.is_none() => {
            add(asked, " ", &mut text);
            return text;
        }
        (Some(Event::Over { outcome, .. }), _) => over(voice, outcome, you),
        (last, _) => match mover {
            None => words::to_play_you().text(voice),
            Some(mover) if matches!(last, Some(Event::Choice { .. })) => words::to_choose(lang, &mover),
            Some(mover) => words::to_play(lang, &mover),
        },
    };
    add(&sentence(next), " ", &mut text);
    text
}

#[derive(Default)]
struct Whole {
    /// Seeds sown, and handfuls that were lifted or captured to sow them.
    sown: usize,
    handfuls: usize,
    /// Where the events of the last seed begin.
    last: usize,
    /// The event by which seeds first came into a hand.
    first: Option<usize>,
    /// Seeds captured, and the number of captures.
    captured: usize,
    captures: usize,
    /// The pits from which seeds were lifted, or into which they were laid, before any sowing.
    moved: Vec<PitName>,
    moved_by: Option<Side>,
    seeds: usize,
    laid: bool,
    passed: Option<Side>,
}

impl Whole {
    fn of(events: &[Event]) -> Self {
        let mut whole = Self::default();
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Lift { by, pit, seeds, .. } | Event::Lay { by, pit, seeds, .. } => {
                    whole.laid = matches!(event, Event::Lay { .. });
                    whole.handfuls += usize::from(!whole.laid);
                    whole.first = whole.first.or(Some(at));
                    if whole.sown == 0 {
                        whole.moved.push(*pit);
                        whole.moved_by = Some(*by);
                        whole.seeds += usize::from(*seeds);
                    }
                }
                Event::Capture { seeds, hand, .. } => {
                    whole.captures += 1;
                    whole.captured += usize::from(*seeds);
                    whole.handfuls += usize::from(*hand > 0);
                }
                Event::Sow { .. } => {
                    whole.sown += 1;
                    whole.last = at;
                }
                Event::Pass { by } => whole.passed = Some(*by),
                _ => {}
            }
        }
        whole
    }

    /// Says from where to where seeds were sown, and what the last one led to.
    fn tell_sowing(
        &self,
        rules: &Rules,
        events: &[Event],
        you: Option<Side>,
        voice: Voice,
        text: &mut String,
    ) {
        let lang = voice.lang;
        let Some(last) = events.get(self.last) else { return };
        let first = self.first.and_then(|at| events.get(at)).unwrap_or(last);
        let (seeds, from, to) = (words::seeds(self.sown).text(voice), pit_of(first), pit_of(last));
        let told = match (self.handfuls > 1, name(voice, first.by(), you)) {
            (false, Some(by)) => words::turn_sown(lang, from, &by, &seeds, to),
            (false, None) => words::turn_sown_you(lang, from, &seeds, to),
            (true, Some(by)) => words::turn_sown_long(lang, self.handfuls, from, &by, &seeds, to),
            (true, None) => words::turn_sown_long_you(lang, self.handfuls, from, &seeds, to),
        };
        let (mut why, mut then, mut captures) = (String::new(), String::new(), 0);
        for event in events.get(self.last..).unwrap_or_default() {
            match event {
                Event::Ending { .. } => {
                    if let Some(line) = ending_of(rules, event) {
                        (why, then) = (reasons(line, voice), effect(rules, line, voice));
                    }
                }
                Event::Capture { pits, seeds, .. } if captures == 0 => {
                    captures = 1;
                    why.clear();
                    then = words::captures(
                        voice,
                        usize::from(*seeds),
                        &listed(lang, pits),
                        &seeds_of(voice, event),
                    );
                }
                _ => {}
            }
        }
        if why.is_empty() {
            *text = sentence(told);
            if !then.is_empty() {
                add(&sentence(then), " ", text);
            }
        } else {
            *text = sentence(words::turn_so(lang, &then, &told, &why));
        }
        if self.captures > captures {
            let all = words::seeds(self.captured).text(voice);
            add(&sentence(words::turn_captured(voice, self.captured, &all)), " ", text);
        }
    }
}
