//! The timeline, against the article and the sources.

use super::known::sources;
use crate::draft::Draft;
use crate::problem::Problems;

/// Events are in order, and each names its source.
pub(super) fn all(Draft { content, marks, .. }: &Draft<'_>, problems: &mut Problems) {
    for pair in content.timeline.read().windows(2) {
        if pair[0].year > pair[1].year {
            let message = format!("{} stands after {}: put the events in order", pair[1].year, pair[0].year);
            problems.at(&pair[1], "year", message);
        }
    }
    for event in &content.timeline.read() {
        if event.sources.is_empty() {
            problems.at(event, "sources", "an event says where it is from");
        }
        sources(event, &event.sources, content, problems);
        if let Some(place) = event.place.as_ref().filter(|place| marks.of(place).is_none()) {
            problems.at(event, "place", format!("{place} names no section"));
        }
    }
}
