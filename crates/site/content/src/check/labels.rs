//! Every name that the rules use has words, and no other name has.

use std::collections::BTreeSet;

use super::prelude::*;
use crate::labels::Labels;

pub(super) fn all(labels: &Read<Labels>, problems: &mut Problems) {
    let mut known: BTreeSet<String> = BTreeSet::new();
    for definition in GAMES {
        for setup in definition.setups.iter() {
            let plain = setup.name.len() == 1 || setup.name.parse::<u8>().is_ok();
            known.insert(format!("setups.{}", setup.name));
            if !plain && !labels.setups.contains_key(&*setup.name) {
                let message = format!("set-up \"{}\" of {} has no words", setup.name, definition.id);
                problems.at(labels, "setups", message);
            }
        }
        for option in definition.options.iter() {
            known.insert(format!("options.{}", option.id));
            if !labels.options.contains_key(&*option.id) {
                let message = format!("option \"{}\" of {} has no words", option.id, definition.id);
                problems.at(labels, "options", message);
            }
            for value in option.values.iter() {
                known.insert(format!("values.{}", value.name));
                known.insert(format!("values.{}.{}", option.id, value.name));
                let number = value.name.parse::<u8>().is_ok();
                if !number && labels.value(&option.id, &value.name).is_none() {
                    let message = format!("value \"{}\" of option {} has no words", value.name, option.id);
                    problems.at(labels, "values", message);
                }
            }
        }
    }
    let lists = [("setups", &labels.setups), ("options", &labels.options), ("values", &labels.values)];
    for (list, words) in lists {
        for name in words.keys() {
            let path = format!("{list}.{name}");
            if !known.contains(&path) {
                problems.at(labels, &path, format!("\"{name}\" is nothing that the rules know"));
            }
        }
    }
}
