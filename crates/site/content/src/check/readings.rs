//! Other recorders' readings, against the rules and the sources.

use super::known::{definition, sources};
use crate::content::Content;
use crate::problem::Problems;
use crate::reading::Sureness;

pub(super) fn all(content: &Content, problems: &mut Problems) {
    for reading in &content.readings.read() {
        if definition(&reading.game).is_none() {
            problems.at(reading, "game", format!("the rules have no game \"{}\"", reading.game));
        }
        if reading.sources.is_empty() {
            problems.at(reading, "sources", "a reading says where it is from");
        }
        sources(reading, &reading.sources, content, problems);
        for (index, point) in reading.points.iter().enumerate() {
            let at = format!("point.{index}");
            match &point.source {
                Some(id) if !reading.sources.contains(id) => {
                    let message = format!("the reading has no source \"{id}\"");
                    problems.at(reading, &format!("{at}.source"), message);
                }
                Some(_) if point.sure == Sureness::Inferred => {
                    problems.at(reading, &format!("{at}.source"), "what we decided has no source");
                }
                None if point.sure != Sureness::Inferred => {
                    problems.at(reading, &at, "what is said has a source; what is not is \"inferred\"");
                }
                _ => {}
            }
        }
    }
}
