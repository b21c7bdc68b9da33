//! The form of a question, as a list of parts. Each field says where it is kept in the notes ([`Form::tick`] and its
//! like are given that place), and is there only if its place is. What draws a form, sums it up or tests it goes through
//! the list.

use std::ops::RangeInclusive;
use std::str::FromStr;

use mbao_notebook::{Answer, Answers};

use crate::notebook::prelude::*;

/// The range of a number of seeds or pits if no other is given.
pub(super) const ANY: RangeInclusive<u8> = 0..=120;

/// A function that sets a part of a draft to a value.
pub(super) type Set<T> = Rc<dyn Fn(&mut Draft, T)>;

pub(super) enum Part {
    Field(Ask, Control),
    Button(Ask, Look, Rc<dyn Fn(&mut Draft)>),
    Text(Element, Label),
    /// Parts in an element, which has a name for screen readers if it is a group without a legend.
    Frame(Element, Option<String>, Vec<Part>),
}

/// The name of an element, and its class.
pub(super) type Element = (&'static str, &'static str);

/// The kinds of fields, with what they show, and how they change the notes.
pub(super) enum Control {
    /// A text or a number, as it is typed.
    Typed(Typed, String, Set<String>),
    /// Ids and names; the place of the chosen one, if any is; how that is said in a sentence, if it says anything.
    Choice(Vec<(String, String)>, Option<usize>, Option<String>, Set<usize>),
    /// A box to tick, or one of a group of which only one is on.
    Tick(bool, Option<&'static str>, Set<bool>),
}

#[derive(Clone, Default)]
pub(super) struct Look {
    pub(super) small: bool,
    pub(super) disabled: bool,
    /// The label for screen readers, if it says more.
    pub(super) told: Option<String>,
    /// Whether it is pressed, for buttons that stay pressed.
    pub(super) pressed: Option<bool>,
}

impl Look {
    pub(super) const PLAIN: Self = Self { small: false, disabled: false, told: None, pressed: None };
    pub(super) const SMALL: Self = Self { small: true, ..Self::PLAIN };
}

/// A label: a word by its name, or a text.
pub(super) enum Label {
    Word(&'static str),
    Text(String),
}

impl Label {
    pub(super) fn text(self, lang: Lang) -> String {
        match self {
            Self::Word(id) => word(lang, id),
            Self::Text(text) => text,
        }
    }
}

impl From<&'static str> for Label {
    fn from(id: &'static str) -> Self {
        Self::Word(id)
    }
}

impl From<String> for Label {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// What a field or a button asks, and the key by which it is found.
pub(super) struct Ask {
    pub(super) label: Label,
    pub(super) key: String,
}

impl From<&'static str> for Ask {
    fn from(id: &'static str) -> Self {
        Self { label: id.into(), key: id.to_owned() }
    }
}

impl<L: Into<Label>, K: Into<String>> From<(L, K)> for Ask {
    fn from((label, key): (L, K)) -> Self {
        Self { label: label.into(), key: key.into() }
    }
}

/// The form of a question while it is made.
pub(super) struct Form<'a> {
    pub(super) lang: Lang,
    pub(super) question: Question,
    pub(super) notebook: &'a Notebook,
    pub(super) board: Board,
    /// What the keys begin with.
    pub(super) at: String,
    pub(super) parts: Vec<Part>,
    /// A copy of the notes, in which places may begin what nobody has answered.
    pub(super) seen: Draft,
}

impl<'a> Form<'a> {
    pub(super) fn new(lang: Lang, question: Question, notebook: &'a Notebook) -> Self {
        let (board, seen) = (Board::of(notebook), Draft::new(notebook.clone()));
        Self { lang, question, notebook, board, at: String::new(), parts: Vec::new(), seen }
    }

    pub(super) fn field(&mut self, ask: impl Into<Ask>, control: Control) {
        let ask = self.ask(ask);
        self.parts.push(Part::Field(ask, control));
    }

    fn ask(&self, ask: impl Into<Ask>) -> Ask {
        let Ask { label, key } = ask.into();
        Ask { label, key: self.at.clone() + &key }
    }

    /// A field for an answer that can be typed as one text; an empty one takes the answer back.
    pub(super) fn answer<T: 'static>(
        &mut self,
        ask: impl Into<Ask>,
        typed: Typed,
        place: fn(&mut Answers) -> &mut Answer<T>,
        write: fn(&T) -> String,
        read: fn(&str) -> Option<T>,
    ) {
        let says = place(self.seen.answers()).says().map(write).unwrap_or_default();
        let set: Set<String> = Rc::new(move |draft, text| place(draft.answers()).say(read(&text)));
        self.field(ask, Control::Typed(typed, says, set));
    }

    /// A field for a text or a number. A number does not change while its field is empty.
    pub(super) fn typed<T: ToString + FromStr>(
        &mut self,
        ask: impl Into<Ask>,
        typed: Typed,
        place: impl Fn(&mut Draft) -> Option<&mut T> + 'static,
    ) {
        self.typed_by(ask, typed, place, |text| text.parse().ok());
    }

    /// A field for what `read` makes of a text.
    pub(super) fn typed_by<T: ToString>(
        &mut self,
        ask: impl Into<Ask>,
        typed: Typed,
        place: impl Fn(&mut Draft) -> Option<&mut T> + 'static,
        read: impl Fn(&str) -> Option<T> + 'static,
    ) {
        let Some(value) = place(&mut self.seen).map(|value| value.to_string()) else { return };
        let set: Set<String> = Rc::new(move |draft, text| {
            if let Some(value) = read(&text)
                && let Some(place) = place(draft)
            {
                *place = value;
            }
        });
        self.field(ask, Control::Typed(typed, value, set));
    }

    /// A field for a number, which is 0 while it is empty.
    pub(super) fn count(
        &mut self,
        ask: impl Into<Ask>,
        range: RangeInclusive<u8>,
        place: impl Fn(&mut Draft) -> Option<&mut u8> + 'static,
    ) {
        self.typed_by(ask, Typed::Number(range), place, |text| Some(text.parse().unwrap_or(0)));
    }

    /// Nothing has been said yet in the last field.
    pub(super) fn blank(&mut self) {
        if let Some(Part::Field(_, Control::Typed(_, value, _))) = self.parts.last_mut() {
            value.clear();
        }
    }

    /// A field for each number in a value, which is called after `words` and its own id.
    pub(super) fn numbers<T: Offered>(
        &mut self,
        words: &str,
        key: &str,
        place: impl Fn(&mut Draft) -> Option<&mut T> + 'static,
    ) {
        let Some(mut value) = place(&mut self.seen).cloned() else { return };
        let name = filled(self.lang, &format!("{words}-{}", value.id()), &["…"; 4]);
        let (count, place) = (value.numbers().len(), Rc::new(place));
        if count == 0 {
            return;
        }
        self.frame(("span", "numbers"), |form| {
            for at in 0..count {
                let label = if count > 1 { format!("{name} ({})", at + 1) } else { name.clone() };
                let place = place.clone();
                form.typed((label, format!("{key}-{at}")), Typed::Bare(ANY), move |draft| {
                    place(draft)?.numbers().into_iter().nth(at)
                });
            }
        });
    }

    /// A choice of what fits the board, and of what is noted nevertheless; `none` is whether it may be taken back.
    /// Names begin with `words`.
    pub(super) fn open<T: Offered>(
        &mut self,
        ask: impl Into<Ask>,
        words: &str,
        offers: &[(T, On)],
        (now, none): (Option<T>, bool),
        set: impl Fn(&mut Draft, Option<T>) + 'static,
    ) {
        let id = now.as_ref().map(Offered::id);
        let open = none.then(|| ((String::new(), word(self.lang, "not-answered")), None));
        let offered = offers.iter().map(|(one, on)| (one.id(), one, on));
        let offered = offered.filter(|(own, _, on)| on.has(self.board) || Some(own) == id.as_ref());
        let offered = offered.map(|(own, one, _)| {
            let name = filled(self.lang, &format!("{words}-{own}"), &["…", "…"]);
            ((own, name), Some(one.clone()))
        });
        let (options, values): (Vec<(String, String)>, Vec<Option<T>>) =
            open.into_iter().chain(offered).unzip();
        let own = id.clone().unwrap_or_default();
        let chosen = options.iter().position(|(id, _)| *id == own);
        let told = now.filter(|_| own != "none").map(|now| told(self.lang, words, &now));
        let set: Set<usize> = Rc::new(move |draft, at| {
            if let Some(value) = values.get(at) {
                set(draft, value.clone());
            }
        });
        self.field(ask, Control::Choice(options, chosen, told, set));
    }

    /// A choice of one of several values. Numbers are taken over, even past values that have none.
    pub(super) fn choice<T: Offered>(
        &mut self,
        ask: impl Into<Ask>,
        words: &str,
        offers: &[(T, On)],
        place: impl Fn(&mut Draft) -> Option<&mut T> + 'static,
    ) {
        let Some(now) = place(&mut self.seen).cloned() else { return };
        let ask = ask.into();
        let key = self.at.clone() + &ask.key;
        self.open(ask, words, offers, (Some(now), false), move |draft, next| {
            let Some(mut next) = next else { return };
            let noted: Vec<u8> =
                place(draft).into_iter().flat_map(Offered::numbers).map(|number| *number).collect();
            if !noted.is_empty() {
                draft.left.numbers.insert(key.clone(), noted);
            }
            let kept = draft.left.numbers.get(&key).into_iter().flatten();
            next.numbers().into_iter().zip(kept).for_each(|(number, kept)| *number = *kept);
            if let Some(place) = place(draft) {
                *place = next;
            }
        });
    }

    pub(super) fn tick(
        &mut self,
        ask: impl Into<Ask>,
        place: impl Fn(&mut Draft) -> Option<&mut bool> + 'static,
    ) {
        let Some(on) = place(&mut self.seen).copied() else { return };
        let set: Set<bool> = Rc::new(move |draft, yes| {
            if let Some(place) = place(draft) {
                *place = yes;
            }
        });
        self.field(ask, Control::Tick(on, None, set));
    }

    pub(super) fn button(&mut self, ask: impl Into<Ask>, look: Look, act: impl Fn(&mut Draft) + 'static) {
        let ask = self.ask(ask);
        self.parts.push(Part::Button(ask, look, Rc::new(act)));
    }

    pub(super) fn say(&mut self, element: Element, text: impl Into<Label>) {
        self.parts.push(Part::Text(element, text.into()));
    }

    /// A hint beside fields.
    pub(super) fn hint(&mut self, id: &'static str) {
        self.say(("p", "hint"), id);
    }

    pub(super) fn frame(&mut self, element: Element, fill: impl FnOnce(&mut Self)) {
        self.named(element, None, fill);
    }

    pub(super) fn named(&mut self, element: Element, name: Option<String>, fill: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.parts);
        fill(self);
        let parts = std::mem::replace(&mut self.parts, before);
        self.parts.push(Part::Frame(element, name, parts));
    }

    pub(super) fn group(
        &mut self,
        legend: impl Into<Label>,
        class: &'static str,
        fill: impl FnOnce(&mut Self),
    ) {
        self.frame(("fieldset", class), |form| {
            form.say(("legend", ""), legend);
            fill(form);
        });
    }

    /// What the fields say, in sentences.
    pub(super) fn sentences(self) -> Vec<String> {
        let lang = self.lang;
        let said = |part| match part {
            Part::Field(ask, Control::Typed(Typed::Number(_), number, _)) => {
                Some(format!("{}: {number}", ask.label.text(lang)))
            }
            Part::Field(ask, Control::Choice(_, _, told, _)) => {
                told.map(|told| format!("{} {told}", ask.label.text(lang)))
            }
            Part::Field(ask, Control::Tick(true, ..)) => Some(ask.label.text(lang)),
            _ => None,
        };
        self.parts.into_iter().filter_map(said).collect()
    }

    /// All fields by their keys.
    #[cfg(test)]
    pub(super) fn controls(self) -> Vec<(String, Control)> {
        fn all(parts: Vec<Part>) -> Vec<(String, Control)> {
            let field = |part| match part {
                Part::Field(ask, control) => vec![(ask.key, control)],
                Part::Frame(_, _, parts) => all(parts),
                Part::Button(..) | Part::Text(..) => Vec::new(),
            };
            parts.into_iter().flat_map(field).collect()
        }
        all(self.parts)
    }
}
