//! Things of the content and the rules, found by what they are called elsewhere.

use anyhow::{Context, Result};
use mbao_content::{Content, Diagram, Example, Section, Source};
use mbao_rules::Definition;

pub(crate) fn definition(game: &str) -> Result<&'static Definition> {
    mbao_rules::game(game).with_context(|| format!("the game {game}"))
}

pub(crate) fn diagram<'a>(content: &'a Content, letter: &str) -> Result<&'a Diagram> {
    content.diagram(letter).with_context(|| format!("the diagram {letter}"))
}

pub(crate) fn example<'a>(content: &'a Content, id: &str) -> Result<&'a Example> {
    content.example(id).with_context(|| format!("the example {id}"))
}

pub(crate) fn section_of<'a>(content: &'a Content, game: &str) -> Result<&'a Section> {
    content.section_of(game).with_context(|| format!("the section of {game}"))
}

pub(crate) fn marked<'a>(content: &'a Content, mark: &str) -> Option<&'a Section> {
    content.sections.iter().find(|section| section.mark == mark)
}

pub(crate) fn source<'a>(content: &'a Content, id: &str) -> Option<&'a Source> {
    content.sources.iter().find(|source| source.id == id)
}
