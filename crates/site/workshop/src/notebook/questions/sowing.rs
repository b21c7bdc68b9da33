//! Question x: the direction of sowing.

use mbao_notebook::Sowing;
use mbao_rules::definition::{Turning, Ways};

use crate::notebook::prelude::*;

const WAYS: Offers<Ways> = offers!(Ways; NotBao: Counterclockwise; All: Either;);
const TURNING: Offers<Turning> = offers!(Turning; All: None, Four, Two;);

pub(super) fn fields(form: &mut Form) {
    let says = form.notebook.answers.sowing.says().copied();
    form.open("first", "first", WAYS, (says.map(|says| says.first), true), |draft, way| match way {
        Some(first) => draft.sowing().first = first,
        None => draft.answers().sowing.say(None),
    });
    let noted = |says: Sowing| says.reverse_start || says.turning != Turning::None;
    if says.is_some_and(|says| On::FourNotBao.has(form.board) || noted(says)) {
        form.choice("turning", "turning", TURNING, |draft| Some(&mut draft.sowing().turning));
        form.tick(("reverse-start", "reverse"), |draft| Some(&mut draft.sowing().reverse_start));
    }
}
