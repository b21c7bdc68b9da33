//! Other recorders' readings, against the rules and the sources.

use super::known::definition;
use crate::content::Content;
use crate::problem::Problems;
use crate::reading::Sureness;

pub(super) fn all(content: &Content, problems: &mut Problems) {
    let known = |id: &String| content.sources.iter().any(|source| source.id == *id);
    for reading in &content.readings.read() {
        if definition(&reading.game).is_none() {
            problems.at(reading, "game", format!("the rules have no game \"{}\"", reading.game));
        }
        if reading.sources.is_empty() {
            problems.at(reading, "sources", "a reading says where it is from");
        }
        for (index, id) in reading.sources.iter().enumerate().filter(|(_, id)| !known(id)) {
            problems.at(reading, &format!("sources.{index}"), format!("there is no source \"{id}\""));
        }
        for (index, point) in reading.points.iter().enumerate() {
            let at = format!("point.{index}");
            match &point.source {
                Some(id) if !reading.sources.contains(id) => {
                    problems.at(
                        reading,
                        &format!("{at}.source"),
                        format!("the reading has no source \"{id}\""),
                    );
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
