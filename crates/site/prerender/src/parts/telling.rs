//! A section and its board: the board beside the text, and what each paragraph shows on it.
//!
//! A paragraph that shows something has chips below it. `telling.js` puts the first of them on the board
//! while the paragraph is read, and any of them when it is pressed. On paper, and for readers without
//! scripts, still pictures take their place.

use mbao_board::FINGER;
use mbao_content::{Block, Paragraph, Section, Show};

use super::prelude::*;
use crate::facts::features::capital;
use crate::facts::found::{definition, diagram, example};
use crate::facts::labels::{self, option_label, reading_label};
use crate::facts::played::Turn;
use crate::parts::boards;

/// Something that the board shows.
struct Showing {
    title: String,
    /// A description in a sentence or two.
    note: String,
    /// The pit where its turn begins, and how many seeds the turn captures in all.
    takes: Option<(String, usize)>,
    on_board: OnBoard,
    /// The picture of it on paper.
    still: Still,
}

enum OnBoard {
    /// A turn to step through, as a record.
    Turn(String),
    SetUp {
        name: String,
        options: Option<String>,
    },
}

/// Everything that a section shows on its board, in order.
fn shows(section: &Section, lang: Lang) -> impl Iterator<Item = &Show> {
    section.text(lang).blocks.iter().flat_map(Block::paragraphs).flat_map(|paragraph| &paragraph.shows)
}

pub(crate) fn has(section: &Section, example: &str) -> bool {
    shows(section, Lang::default()).any(|show| matches!(show, Show::Example(id) if id == example))
}

/// The board beside a section's text, its description, and the buttons to take it over and to give it back.
pub(crate) fn table(content: &Content, section: &Section, card: &Card, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let name = card.name();
    let others = vec![("register", "study")];
    let shown = Shown { id: Some(labels::board(card)), turning: true, others, ..Shown::game(&card.id) };
    let state = shown.state()?;
    let mut least = boards::least(&state);
    for show in shows(section, lang) {
        least = least.max(Showing::of(content, &card.id, show, lang)?.still.plan().width_for(FINGER));
    }
    let rows = state.seeds.rows().to_string();
    Ok(html! {
        <aside class="table" aria-label={words::board_of(lang, name)} data-least={least.to_string()} data-rows={rows}>
            <div class="stand">
                <div class="stand-head">
                    <p class="told-title">{ name }</p>
                    <button type="button" class="told-close" hidden={true} aria-label={words::told_close(lang)}>{ "×" }</button>
                </div>
                <div class="table-board">{ shown.element(lang)? }</div>
                <div class="told-words">
                    <p class="told-note">{ words::told_begin(lang) }</p>
                    <p class="told-keys">{ words::told_keys(lang) }</p>
                    <p class="told-buttons">
                        <button type="button" class="told-take">{ words::told_take(lang) }</button>
                        <button type="button" class="told-back" hidden={true}>{ words::told_give_back(lang) }</button>
                    </p>
                </div>
            </div>
        </aside>
    })
}

/// The chips of a paragraph, and the pictures that replace them on paper.
pub(crate) fn chips(
    content: &Content,
    section: &Section,
    paragraphs: &[Paragraph],
    route: &Route,
) -> Result<Html> {
    let Some(game) = &section.game else { return Ok(Html::default()) };
    let lang = route.lang;
    let shows: Vec<&Show> = paragraphs.iter().flat_map(|paragraph| &paragraph.shows).collect();
    let showings: Vec<Showing> =
        shows.iter().map(|show| Showing::of(content, game, show, lang)).collect::<Result<_>>()?;
    if showings.is_empty() {
        return Ok(Html::default());
    }
    let chips = showings.iter().map(|showing| showing.chip(lang));
    // A paragraph has one picture; a set-up that a diagram of the section draws needs none.
    let drawn = |show: &Show| match show {
        Show::SetUp { name, .. } => section.text(lang).blocks.contains(&Block::Diagram(name.clone())),
        Show::Example(_) | Show::Diagram(_) => false,
    };
    let stills = showings.iter().enumerate().map(|(at, one)| one.still(at == 0 && !drawn(shows[at])));
    Ok(html! {
        <>
            <p class="chips">{ for chips }</p>
            // Browsers with scripts read this as text; the scripts bring it into the page when it is printed.
            <noscript class="stills">{ for stills }</noscript>
        </>
    })
}

impl Showing {
    fn of(content: &Content, game: &str, show: &Show, lang: Lang) -> Result<Self> {
        match show {
            Show::Example(id) => {
                let example = example(content, id)?;
                let turn = Turn::of(&example.chapter)?;
                let after = example.chapter.end().state();
                Ok(Self {
                    title: example.title.get(lang).to_owned(),
                    note: example.note.get(lang).to_owned(),
                    takes: turn.takes(),
                    still: boards::of_state(game, &after, lang)?.traced(turn.trace),
                    on_board: OnBoard::Turn(example.chapter.record()),
                })
            }
            Show::Diagram(letter) => {
                let diagram = diagram(content, letter)?;
                let record = diagram.chapter.record();
                let shown = Shown { steps: Some(record.clone()), ..Shown::game(game) };
                Ok(Self {
                    title: format!("{}: {}", words::diagram(lang, letter), diagram.title.get(lang)),
                    note: diagram.caption.get(lang).to_owned(),
                    takes: None,
                    still: shown.still(lang)?,
                    on_board: OnBoard::Turn(record),
                })
            }
            Show::SetUp { name, options } => {
                let mut title: Vec<String> =
                    options.iter().map(|(id, value)| option(content, id, value, lang)).collect();
                if title.is_empty() {
                    title.push(labels::setup_named(content, definition(game)?, name, lang));
                }
                let text: Vec<String> = options.iter().map(|(id, value)| format!("{id}={value}")).collect();
                let text = (!text.is_empty()).then(|| text.join(","));
                let shown = Shown { options: text.clone(), ..Shown::setup(game, name) };
                Ok(Self {
                    title: capital(&title.join(" · ")),
                    note: words::told_set_up(lang),
                    takes: None,
                    still: shown.still(lang)?,
                    on_board: OnBoard::SetUp { name: name.clone(), options: text },
                })
            }
        }
    }

    fn chip(&self, lang: Lang) -> Html {
        let (steps, setup, options) = match &self.on_board {
            OnBoard::Turn(record) => (Some(record.clone()), None, None),
            OnBoard::SetUp { name, options } => (None, Some(name.clone()), options.clone()),
        };
        let takes =
            self.takes.as_ref().map(|(pit, seeds)| format!(" · {}", words::chip_takes(lang, *seeds, pit)));
        html! {
            <button type="button" class="chip" aria-pressed="false" data-note={self.note.clone()}
                data-steps={steps} data-setup={setup} data-options={options}>
                <span><span class="chip-title">{ &self.title }</span>{ takes.unwrap_or_default() }</span>
            </button>
        }
    }

    /// What replaces the chip on paper; nothing for a set-up without a picture, because only a name would be
    /// left.
    fn still(&self, pictured: bool) -> Html {
        let turn = matches!(self.on_board, OnBoard::Turn(_));
        if !pictured && !turn {
            return Html::default();
        }
        html! {
            <figure class="still">
                if pictured {
                    { self.still.clone().html() }
                }
                <figcaption>
                    <strong>{ &self.title }</strong>{ "." }
                    // The note on a set-up only says what can be done on the board.
                    if turn {
                        { " " }{ &self.note }
                    }
                </figcaption>
            </figure>
        }
    }
}

/// The label of an option's value; for an option that is only switched on, that of the option.
fn option(content: &Content, id: &str, value: &str, lang: Lang) -> String {
    if value == "yes" { option_label(content, id, lang) } else { reading_label(content, id, value, lang) }
}
