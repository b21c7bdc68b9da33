//! The fields of each question. Choices that exist only on some boards are offered
//! there, and wherever they are noted nevertheless.

mod aim;
mod asked;
mod endings;
mod preludes;
mod rules;
mod set_up;
mod sowing;

pub(super) use endings::PARTS;
pub(super) use preludes::sentences as prelude_sentences;
pub(super) use rules::{bao, freedom, marks};

use super::form::Form;
use super::question::Question;

pub(super) fn fields(form: &mut Form) {
    match form.question {
        Question::Name => asked::name(form),
        Question::Peoples => asked::peoples(form),
        Question::Players => asked::players(form),
        Question::OtherNames => asked::other_names(form),
        Question::Rows => asked::rows(form),
        Question::Pits => asked::pits(form),
        Question::Pockets => asked::pockets(form),
        Question::Seeds => asked::seeds(form),
        Question::SetUp => set_up::fields(form),
        Question::Sowing => sowing::fields(form),
        Question::Aim => aim::fields(form),
        Question::Rules => rules::fields(form),
    }
}
