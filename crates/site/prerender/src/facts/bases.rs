//! What the rules of a game rest on, in words: stated by the source, inferred from it, or decided by the editors.

use anyhow::Result;
use mbao_affinity::Point;
use mbao_board::cited;
use mbao_content::{Card, Content, EndingText, List};
use mbao_rules::Definition;
use mbao_rules::definition::{Basis, Ending, Evidence, Part, Standing};
use mbao_viewer::EndingLine;
use mbao_words::Lang;

use crate::facts::features;
use crate::facts::found::definition;
use crate::facts::labels::{option_label, setup_named};
use crate::words;

/// A mark and its place, as a text: `stated: §9 rule 2`.
pub(crate) fn caption(basis: &Basis, lang: Lang) -> String {
    match basis.standing {
        Standing::Stated => words::mark_stated(lang, &cited(&basis.cite, lang)),
        Standing::Inferred(from) => {
            words::mark_inferred(lang, &cited(&basis.cite, lang), &evidence(from, lang))
        }
        Standing::Decided(number) => decided(number, lang),
    }
}

pub(crate) fn decided(number: u8, lang: Lang) -> String {
    words::mark_decided(lang, &number.to_string(), &about(number, lang))
}

/// The question that a decision settles.
pub(crate) fn about(number: u8, lang: Lang) -> String {
    mbao_board::decision(number, lang).unwrap_or_default()
}

pub(crate) fn evidence(from: Evidence, lang: Lang) -> String {
    match from {
        Evidence::Wording => words::mark_from_wording(lang),
        Evidence::Diagram => words::mark_from_diagram(lang),
        Evidence::OtherGame => words::mark_from_game(lang),
        Evidence::OtherAccount => words::mark_from_account(lang),
    }
}

/// What a line of the card rests on: where several lines of the rules are one line on the card, the weakest.
pub(crate) fn of_line(definition: &Definition, list: Option<List>, rule: u8) -> Option<Basis> {
    let bases = mbao_rules::bases(&definition.id).ok()?;
    let weakness = |basis: &Basis| match basis.standing {
        Standing::Stated => 0,
        Standing::Inferred(_) => 1,
        Standing::Decided(_) => 2,
    };
    let lines = bases.into_iter().filter(|basis| {
        line(definition, &basis.part).is_some_and(|line| line.rule == rule && List::of(line) == list)
    });
    lines.max_by_key(weakness)
}

fn line<'a>(definition: &'a Definition, part: &Part) -> Option<&'a Ending> {
    let Part::Ending(place) = part else { return None };
    definition.endings.get(usize::from(*place).checked_sub(1)?)
}

pub(crate) fn line_told<'a>(card: &'a Card, definition: &Definition, part: &Part) -> Option<&'a EndingText> {
    let line = line(definition, part)?;
    card.endings.iter().find(|told| told.rule == line.rule && told.list == List::of(line))
}

pub(crate) fn part(content: &Content, definition: &Definition, part: &Part, lang: Lang) -> String {
    let text = match part {
        Part::Board => words::card_board(lang),
        Part::SetUp(name) => words::mark_setup(lang, &setup_named(content, definition, name, lang)),
        Part::Prelude(step) => words::mark_prelude(lang, &step.to_string()),
        Part::Start => words::rule_start(lang),
        Part::Way => features::point(Point::Way, lang),
        Part::ReverseStart => option_label(content, "reverse-start", lang),
        Part::Passing => words::mark_passing(lang),
        Part::Feeding => words::mark_feeding(lang),
        Part::Stuck => words::mark_stuck(lang),
        Part::Skip => features::point(Point::Skip, lang),
        Part::Turning => option_label(content, "turning-pits", lang),
        Part::Resowing => words::mark_resowing(lang),
        Part::Marks => features::point(Point::Marks, lang),
        Part::Ending(_) => ending(definition, part, lang),
        Part::End => words::rule_end(lang),
        Part::Count => features::point(Point::Count, lang),
        Part::Endless => about(2, lang),
        Part::Repetition => about(3, lang),
        Part::Option(id) => words::mark_option(lang, &option_label(content, id, lang)),
    };
    features::capital(&text)
}

fn ending(definition: &Definition, part: &Part, lang: Lang) -> String {
    let Some(line) = line(definition, part) else { return String::new() };
    let rule = line.rule.to_string();
    match List::of(line) {
        Some(List::Mtaji) => words::mark_ending_mtaji(lang, &rule),
        Some(List::Takata) => words::mark_ending_takata(lang, &rule),
        None => words::mark_ending(lang, &rule),
    }
}

/// What the last seed decides, line by line, with what each line rests on.
pub(crate) fn endings(card: &Card, lang: Lang) -> Result<Vec<EndingLine>> {
    let definition = definition(&card.id)?;
    let line = |ending: &EndingText| EndingLine {
        list: ending.list.map(|list| list.id().to_owned()),
        rule: ending.rule,
        text: ending.text.get(lang).to_owned(),
        basis: of_line(definition, ending.list, ending.rule)
            .map_or_else(String::new, |basis| caption(&basis, lang)),
    };
    Ok(card.endings.iter().map(line).collect())
}
